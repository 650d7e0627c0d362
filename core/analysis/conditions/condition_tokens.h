// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A word, number or symbol of a condition's text.
struct ConditionToken {
    enum class Kind : std::uint8_t {
        Number,
        Word, ///< letters, digits and '_', beginning with a letter; not "and", "or" or "not"
        And,
        Or,
        Not,
        Less,
        LessOrEqual,
        Greater,
        GreaterOrEqual,
        Equal,
        Unequal,
        Plus,
        Minus,
        Times,
        Over,
        Percent,
        Open,
        Close,
        End, ///< always the last token, and only there
        Bad, ///< not part of the language
    };

    Kind kind = Kind::End;
    std::size_t at = 0; ///< of its first byte
    std::size_t length = 0;
    double number = 0; ///< of a Number
    Message problem;   ///< of a Bad: what is wrong
};

/// The word for the value of a metric that has none, such as the nearest chest where there is no chest.
inline constexpr std::string_view kNoneWord = "none";

/// Splits any bytes into tokens, omitting white space.
std::vector<ConditionToken> conditionTokens(std::string_view text);

/// True for "<" and other relations.
bool isRelation(ConditionToken::Kind kind);

/// True for characters of metric names.
bool isWordByte(char c);

} // namespace cave
