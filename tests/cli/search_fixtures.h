// SPDX-License-Identifier: MIT
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "tests/support/json_values.h"

namespace cli_test {

/// The objects in a text, one per line.
inline std::vector<cave::Json> jsonLines(const std::string &text)
{
    std::vector<cave::Json> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(cave::test::jsonOf(line));
    return lines;
}

/// The seeds of matches, in their order.
inline std::vector<std::string> seedsIn(const std::string &text)
{
    std::vector<std::string> seeds;
    for (const cave::Json &line : jsonLines(text))
        seeds.push_back(line["seed"].text());
    return seeds;
}

/// `search --where WHERE --from 1 --count COUNT` and more.
inline std::vector<std::string> searching(const std::string &where, int count,
                                          const std::vector<std::string> &more = {})
{
    std::vector<std::string> arguments{
        "search", "--where", where, "--from", "1", "--count", std::to_string(count)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

/// A line for each seed from 1.
inline std::string numbers(int count)
{
    std::string text;
    for (int i = 1; i <= count; ++i)
        text += std::to_string(i) + "\n";
    return text;
}

} // namespace cli_test
