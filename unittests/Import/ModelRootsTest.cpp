//===- ModelRootsTest.cpp -------------------------------------------------===//

#include "Inputs.h"

#include "tfuse/Support/ModelRoots.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;

namespace tfuse {
namespace {

/// <scratch>/model with the file a, <scratch>/other with the file b.
struct ModelRootsTest : testing::Test {
  ModelRootsTest() {
    for (const char *folder : {"model", "model/sub", "other", "model2"})
      EXPECT_FALSE(sys::fs::create_directory(scratch.path(folder)));
    for (const char *file : {"model/a", "other/b", "model2/c"})
      scratch.write(file, file);
    roots = ModelRoots({path("model")});
  }

  std::string path(const Twine &name) { return scratch.path(name.str()); }
  std::optional<Code> check(const ModelRoots &roots, const Twine &name) {
    return codeOf(roots.open(path(name)));
  }

  ScratchFolder scratch;
  ModelRoots roots = ModelRoots::anywhere();
};

TEST_F(ModelRootsTest, OpensFilesInside) {
  for (const char *name :
       {"model/a", "model/./a", "model/sub/../a", "other/../model/a"}) {
    auto file = roots.open(path(name));
    ASSERT_TRUE(static_cast<bool>(file)) << name;
    EXPECT_EQ((*file)->text(), "model/a");
  }
}

TEST_F(ModelRootsTest, RefusesPathsOutside) {
  for (const char *name : {"other/b", "model/../other/b", "model2/c",
                           "model/sub/../../other/b", "model/.."})
    EXPECT_EQ(check(roots, name), Code::PathOutsideModel) << name;
  EXPECT_EQ(codeOf(roots.open("/etc/hostname")), Code::PathOutsideModel);
  // The error does not reveal whether a file outside exists.
  EXPECT_EQ(check(roots, "other/missing"), Code::PathOutsideModel);
  EXPECT_EQ(check(roots, "model/missing"), Code::FileNotFound);
}

TEST_F(ModelRootsTest, RefusesImpossibleNames) {
  EXPECT_EQ(codeOf(roots.open(path("model/a") + std::string(1, '\0'))),
            Code::PathOutsideModel);
  EXPECT_EQ(check(roots, "model/" + std::string(256, 'n')),
            Code::PathOutsideModel);
  std::string deep = "model";
  while (deep.size() < 4096)
    deep += "/sub";
  EXPECT_EQ(check(roots, deep), Code::PathOutsideModel);
}

TEST_F(ModelRootsTest, FollowsLinksInsideOnly) {
  ASSERT_FALSE(sys::fs::create_link("a", path("model/inside")));
  ASSERT_FALSE(sys::fs::create_link("../other/b", path("model/outside")));
  ASSERT_FALSE(sys::fs::create_link("../other", path("model/folder")));
  ASSERT_FALSE(sys::fs::create_link("loop", path("model/loop")));
  ASSERT_FALSE(sys::fs::create_link("model", path("alias")));
  EXPECT_FALSE(codeOf(roots.open(path("model/inside"))));
  EXPECT_EQ(check(roots, "model/outside"), Code::PathOutsideModel);
  EXPECT_EQ(check(roots, "model/folder/b"), Code::PathOutsideModel);
  EXPECT_EQ(check(roots, "model/loop"), Code::FileNotFound);
  // The root itself may be a symbolic link.
  ModelRoots alias({path("alias")});
  EXPECT_FALSE(codeOf(alias.open(path("alias/a"))));
  EXPECT_EQ(check(alias, "alias/outside"), Code::PathOutsideModel);
  ModelRoots both({path("model"), path("other")});
  EXPECT_FALSE(codeOf(both.open(path("model/outside"))));
}

TEST_F(ModelRootsTest, FilesHaveNoFolder) {
  auto none = ModelRoots::forModel(path("model/a"), {});
  ASSERT_TRUE(static_cast<bool>(none));
  EXPECT_EQ(check(*none, "model/a"), Code::PathOutsideModel);
  auto named = ModelRoots::forModel(path("model/a"), {path("other")});
  ASSERT_TRUE(static_cast<bool>(named));
  EXPECT_FALSE(codeOf(named->open(path("other/b"))));
  EXPECT_EQ(codeOf(ModelRoots::forModel(path("model"), {path("nowhere")})),
            Code::InvalidOption);
  EXPECT_EQ(codeOf(ModelRoots::forModel(path("model"), {path("other/b")})),
            Code::InvalidOption);
}

} // namespace
} // namespace tfuse
