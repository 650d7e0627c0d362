// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_tokens.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>
#include <utility>

namespace cave {
namespace {

using TokenKind = ConditionToken::Kind;

struct Spelling {
    std::string_view text;
    TokenKind kind{};
    std::string_view instead; ///< for a Bad: the correct spelling
};

/// Longer ones first where one begins with another.
constexpr std::array kSigns{
    Spelling{"&&", TokenKind::And, {}},         Spelling{"||", TokenKind::Or, {}},
    Spelling{"<=", TokenKind::LessOrEqual, {}}, Spelling{">=", TokenKind::GreaterOrEqual, {}},
    Spelling{"==", TokenKind::Equal, {}},       Spelling{"!=", TokenKind::Unequal, {}},
    Spelling{"=<", TokenKind::Bad, "<="},       Spelling{"=>", TokenKind::Bad, ">="},
    Spelling{"<>", TokenKind::Bad, "!="},       Spelling{"&", TokenKind::Bad, "&&"},
    Spelling{"|", TokenKind::Bad, "||"},        Spelling{"≤", TokenKind::Bad, "<="},
    Spelling{"≥", TokenKind::Bad, ">="},        Spelling{"≠", TokenKind::Bad, "!="},
    Spelling{"−", TokenKind::Bad, "-"},         Spelling{"×", TokenKind::Bad, "*"},
    Spelling{"÷", TokenKind::Bad, "/"},         Spelling{"<", TokenKind::Less, {}},
    Spelling{">", TokenKind::Greater, {}},      Spelling{"=", TokenKind::Equal, {}},
    Spelling{"!", TokenKind::Not, {}},          Spelling{"+", TokenKind::Plus, {}},
    Spelling{"-", TokenKind::Minus, {}},        Spelling{"*", TokenKind::Times, {}},
    Spelling{"/", TokenKind::Over, {}},         Spelling{"%", TokenKind::Percent, {}},
    Spelling{"(", TokenKind::Open, {}},         Spelling{")", TokenKind::Close, {}},
};

constexpr std::array kSpellings{Spelling{"and", TokenKind::And, {}}, Spelling{"or", TokenKind::Or, {}},
                                Spelling{"not", TokenKind::Not, {}}};

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// The number of bytes at the start of `text` for which `holds`.
template<class Holds>
std::size_t lengthOf(std::string_view text, Holds holds)
{
    return static_cast<std::size_t>(std::ranges::find_if_not(text, holds) - text.begin());
}

ConditionToken bad(std::size_t length, Message problem)
{
    return {TokenKind::Bad, 0, length, 0, std::move(problem)};
}

ConditionToken wordToken(std::string_view text)
{
    const std::size_t length = lengthOf(text, isWordByte);
    const auto *const known = std::ranges::find(kSpellings, text.substr(0, length), &Spelling::text);
    return {known == kSpellings.end() ? TokenKind::Word : known->kind, 0, length, 0, {}};
}

ConditionToken numberToken(std::string_view text)
{
    std::size_t length = lengthOf(text, isDigit);
    if (length < text.size() && text[length] == '.')
        length += 1 + lengthOf(text.substr(length + 1), isDigit);
    ConditionToken token{TokenKind::Number, 0, length, 0, {}};
    const auto [end, status] =
        std::from_chars(text.data(), text.data() + length, token.number, std::chars_format::fixed);
    const bool belowOne = text[std::min(text.find_first_not_of('0'), length - 1)] == '.';
    if (status == std::errc::result_out_of_range && belowOne)
        return token; // indistinguishable from 0
    if (status != std::errc{})
        return bad(length, Message("the number is too large"));
    return token;
}

/// An unexpected character, or a byte that isn't part of one.
ConditionToken strangeToken(std::string_view text)
{
    constexpr std::size_t kLongest = 4;
    constexpr std::string_view kHexDigits = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(text.front());
    for (std::size_t length = 1; length <= std::min(kLongest, text.size()); ++length) {
        const std::string character(text.substr(0, length));
        if (byte >= 0x20 && byte != 0x7F && isUtf8(character))
            return bad(length, message("unexpected character '%1'", character));
    }
    return bad(1,
               message("unexpected byte 0x%1", std::string{kHexDigits[byte >> 4U], kHexDigits[byte & 15U]}));
}

ConditionToken signToken(std::string_view text)
{
    const auto *const sign = std::ranges::find_if(
        kSigns, [&](const Spelling &candidate) { return text.starts_with(candidate.text); });
    if (sign == kSigns.end())
        return strangeToken(text);
    if (sign->kind == TokenKind::Bad)
        return bad(sign->text.size(), message("'%1' must be written as '%2'", sign->text, sign->instead));
    return {sign->kind, 0, sign->text.size(), 0, {}};
}

ConditionToken firstToken(std::string_view text)
{
    if (isLetter(text.front()))
        return wordToken(text);
    if (isDigit(text.front()) || (text.front() == '.' && text.size() > 1 && isDigit(text[1])))
        return numberToken(text);
    return signToken(text);
}

} // namespace

std::vector<ConditionToken> conditionTokens(std::string_view text)
{
    std::vector<ConditionToken> tokens;
    std::size_t at = lengthOf(text, isSpace);
    while (at < text.size()) {
        ConditionToken token = firstToken(text.substr(at));
        token.at = at;
        at += token.length;
        at += lengthOf(text.substr(at), isSpace);
        tokens.push_back(std::move(token));
    }
    tokens.push_back({TokenKind::End, text.size(), 0, 0, {}});
    return tokens;
}

bool isRelation(ConditionToken::Kind kind)
{
    return kind >= TokenKind::Less && kind <= TokenKind::Unequal;
}

bool isWordByte(char c)
{
    return isLetter(c) || isDigit(c);
}

} // namespace cave
