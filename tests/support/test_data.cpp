// SPDX-License-Identifier: MIT
#include "tests/support/test_data.h"

std::string testData(const std::string &name)
{
    return std::string(CAVEGAME_TEST_DATA) + "/" + name;
}
