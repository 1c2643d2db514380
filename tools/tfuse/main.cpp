//===- main.cpp - The tfuse program ---------------------------------------===//

#include "tfuse/tfuse-c.h"

int main(int argc, char **argv) { return tfuse_main(argc, argv); }
