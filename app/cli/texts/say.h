// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave::cli {

/// A message with what is in it, in the language of the environment (`languageOfEnvironment`); in English
/// where translators don't know it. Everything that people read goes through here.
std::string say(const Message &message);

/// The same as a line of a report: without control characters, with a line feed at its end.
std::string sayLine(const Message &message);

/// How many columns of a terminal a text takes, which is UTF-8 without control characters.
std::size_t columnsOf(std::string_view text);

/// `text` filled up with spaces to a number of columns.
std::string filledTo(std::size_t columns, std::string text);

/// The texts `textOf` makes of some values, one after the other.
template<class Values, class TextOf = std::identity>
std::string joined(const Values &values, std::string_view between, TextOf textOf = {})
{
    std::string text;
    for (const auto &value : values)
        text.append(text.empty() ? std::string_view() : between).append(std::invoke(textOf, value));
    return text;
}

/// Lines of labels and values, with the values below each other, `gap` columns from the longest label.
std::string tableOf(const std::vector<std::pair<std::string, std::string>> &rows, std::size_t gap);

/// Lines of columns, `gap` columns from each other; a row may have fewer than others.
std::string gridOf(const std::vector<std::vector<std::string>> &rows, std::size_t gap);

} // namespace cave::cli
