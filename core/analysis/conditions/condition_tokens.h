// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A word, number or sign of a condition's text.
struct ConditionToken {
    enum class Kind : std::uint8_t {
        Number,
        Word, ///< letters, digits and '_', beginning with a letter; none of "and", "or", "not"
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
        End, ///< always the last, and only that
        Bad, ///< nothing that a condition is written with
    };

    Kind kind = Kind::End;
    std::size_t at = 0; ///< of its first byte
    std::size_t length = 0;
    double number = 0; ///< of a Number
    Message problem;   ///< of a Bad: what is wrong
};

/// Any bytes as tokens, without the white space between them.
std::vector<ConditionToken> conditionTokens(std::string_view text);

/// True for "<" and its like.
bool isRelation(ConditionToken::Kind kind);

/// True for what a metric's name is written with.
bool isWordByte(char c);

} // namespace cave
