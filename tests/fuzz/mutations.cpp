// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutations.h"

#include "core/base/hashing.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <string>

namespace cave::fuzz {
namespace {

constexpr std::size_t kMostWords = 400;
constexpr std::size_t kLongestWord = 32;
constexpr std::size_t kLongestInput = std::size_t{1} << 17U;

bool isDigit(std::uint8_t byte)
{
    return byte >= '0' && byte <= '9';
}

bool isWordByte(std::uint8_t byte)
{
    return byte < 128 && (std::isalnum(byte) != 0 || byte == '_' || byte == '.' || byte == '-');
}

} // namespace

std::vector<Bytes> wordsOf(const std::vector<Bytes> &inputs)
{
    std::set<Bytes> words;
    for (const char *edge : {"0",
                             "-1",
                             "1e308",
                             "0.00001",
                             "2147483648",
                             "9223372036854775807",
                             "-9223372036854775808",
                             "18446744073709551616",
                             "nan",
                             "null",
                             "true",
                             "[]",
                             "{}",
                             "\"\"",
                             "\\u0000",
                             "\n",
                             "\r\n",
                             "\t",
                             "\xEF\xBB\xBF",
                             "\xFF",
                             "\xF4\x8F\xBF\xBF"})
        words.insert(bytesOf(edge));
    for (const Bytes &input : inputs) {
        for (auto begin = input.begin(); begin != input.end() && words.size() < kMostWords;) {
            const auto end = std::find_if_not(begin, input.end(), isWordByte);
            const auto length = static_cast<std::size_t>(end - begin);
            if (length >= 2 && length <= kLongestWord)
                words.emplace(begin, end);
            begin = end == input.end() ? end : end + 1;
        }
    }
    return {words.begin(), words.end()};
}

Mutator::Mutator(const Bytes &input, const std::vector<Bytes> &others, const std::vector<Bytes> &words)
    : m_input(input)
    , m_others(others)
    , m_words(words)
    , m_key(hashBytes(textOf(input)))
{
}

Bytes Mutator::next()
{
    Bytes bytes = m_input;
    for (std::size_t changes = std::size_t{1} << below(2) * below(4); changes > 0; --changes)
        change(bytes);
    bytes.resize(std::min(bytes.size(), kLongestInput));
    return bytes;
}

std::size_t Mutator::below(std::size_t limit)
{
    return mix64(combine(m_key, ++m_draws)) % limit;
}

void Mutator::change(Bytes &bytes)
{
    switch (below(8)) {
    case 0:
    case 1:
    case 2:
        changeByte(bytes);
        break;
    case 3:
        changeLength(bytes);
        break;
    case 4:
        replaceNumber(bytes);
        break;
    case 5:
        splice(bytes);
        break;
    default:
        putWord(bytes);
        break;
    }
}

void Mutator::changeByte(Bytes &bytes)
{
    if (bytes.empty())
        return;
    std::uint8_t &byte = bytes[below(bytes.size())];
    switch (below(4)) {
    case 0:
        byte = static_cast<std::uint8_t>(below(256));
        break;
    case 1:
        byte = static_cast<std::uint8_t>(byte + (below(2) == 0 ? 1 : 255));
        break;
    case 2:
        byte = below(2) == 0 ? 0 : 255;
        break;
    default:
        byte = static_cast<std::uint8_t>(byte ^ (1U << below(8)));
        break;
    }
}

void Mutator::changeLength(Bytes &bytes)
{
    const std::size_t at = below(bytes.size() + 1);
    const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(at);
    const std::size_t length = std::min(bytes.size() - at, std::size_t{1} << below(10));
    const auto to = from + static_cast<std::ptrdiff_t>(length);
    switch (below(4)) {
    case 0:
        bytes.resize(at);
        break;
    case 1: {
        const Bytes again(from, to);
        bytes.insert(from, again.begin(), again.end());
        break;
    }
    default:
        bytes.erase(from, to);
        break;
    }
}

void Mutator::putWord(Bytes &bytes)
{
    const Bytes &word = m_words[below(m_words.size())];
    const std::size_t at = below(bytes.size() + 1);
    // In place of a word that is there, over what is there, or between.
    std::size_t end = at;
    if (const std::size_t way = below(3); way == 0)
        end = std::min(bytes.size(), at + word.size());
    else if (way == 1)
        end = static_cast<std::size_t>(
            std::find_if_not(bytes.begin() + static_cast<std::ptrdiff_t>(at), bytes.end(), isWordByte) -
            bytes.begin());
    const auto begin = bytes.begin();
    const auto place =
        bytes.erase(begin + static_cast<std::ptrdiff_t>(at), begin + static_cast<std::ptrdiff_t>(end));
    bytes.insert(place, word.begin(), word.end());
}

void Mutator::replaceNumber(Bytes &bytes)
{
    const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(below(bytes.size() + 1));
    const auto digits = std::find_if(from, bytes.end(), isDigit);
    if (digits == bytes.end())
        return changeByte(bytes);
    const auto end = std::find_if_not(digits, bytes.end(), isDigit);
    std::string number = std::to_string(below(1000));
    if (below(2) == 0)
        number = below(2) == 0 ? "1000000000000000" : "-9223372036854775808";
    const auto place = bytes.erase(digits, end);
    bytes.insert(place, number.begin(), number.end());
}

void Mutator::splice(Bytes &bytes)
{
    const Bytes &other = m_others[below(m_others.size())];
    const std::size_t from = below(other.size() + 1);
    bytes.resize(below(bytes.size() + 1));
    bytes.insert(bytes.end(), other.begin() + static_cast<std::ptrdiff_t>(from), other.end());
}

} // namespace cave::fuzz
