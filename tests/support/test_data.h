// SPDX-License-Identifier: MIT
#pragma once

#include <string>

/// The path of a file or folder of tests/data, such as "levels/hall.csv".
std::string testData(const std::string &name);
