//===- TestNoEntryPoint.cpp - A shared object that is no plug-in ----------===//

extern "C" int something() { return 1; }
