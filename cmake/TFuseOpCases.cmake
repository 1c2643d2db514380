# tfuse_demand_op_cases(TABLE PREFIX OP...): configuring fails if an op of a table
# of lowerings has no case in test/ops: a line "<PREFIX><op>/..." in
# test/ops/recorded/*.txt, or one of test/ops/elsewhere.txt, which names the test
# that has it instead.
function(tfuse_demand_op_cases table prefix)
  set(directory ${PROJECT_SOURCE_DIR}/test/ops)
  file(GLOB lists CONFIGURE_DEPENDS ${directory}/recorded/*.txt)
  set(cases "\n")
  foreach(list IN LISTS lists)
    file(READ ${list} text)
    string(APPEND cases "${text}\n")
  endforeach()
  file(READ ${directory}/elsewhere.txt elsewhere)
  string(PREPEND elsewhere "\n")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
               ${lists} ${directory}/elsewhere.txt)
  foreach(op IN LISTS ARGN)
    string(FIND "${cases}" "\n${prefix}${op}/" case)
    string(FIND "${elsewhere}" "\n${prefix}${op} " note)
    if(case EQUAL -1 AND note EQUAL -1)
      message(FATAL_ERROR "${table}: ${op} has no case in test/ops (see test/ops/README.md)")
    endif()
  endforeach()
endfunction()
