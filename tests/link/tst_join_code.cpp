// SPDX-License-Identifier: MIT
#include "core/link/join_code.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>

using namespace cave;

namespace {

/// One letter other, more or fewer.
bool areClose(std::string_view a, std::string_view b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1)
        return false;
    std::size_t first = 0;
    while (first < a.size() && a[first] == b[first])
        ++first;
    const std::size_t skip = a.size() == b.size() ? 1 : 0;
    return a.substr(std::min(first + skip, a.size())) == b.substr(std::min(first + 1, b.size()));
}

} // namespace

TEST_CASE("the words of join codes are short, of plain letters, and no two are a letter apart")
{
    const auto words = joinCodeWords();
    REQUIRE(words.size() == 512);
    for (std::size_t i = 0; i < words.size(); ++i) {
        INFO(words[i]);
        CHECK(words[i].size() >= 3);
        CHECK(words[i].size() <= 7);
        CHECK(words[i].find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string_view::npos);
        for (std::size_t other = 0; other < i; ++other) {
            if (areClose(words[i], words[other]))
                FAIL_CHECK(words[i] << " is close to " << words[other]);
        }
    }
}

TEST_CASE("a code is six words, and reads however it was typed")
{
    REQUIRE(rc::check("codes", [](const std::array<std::uint8_t, kJoinCodeBytes> &random) {
        const std::string code = makeJoinCode(random);
        RC_ASSERT(normalisedJoinCode(code).valueOr("") == code);
        std::string typed = "  ";
        for (const char c : code)
            typed += c == '-'
                         ? *rc::gen::element(std::string(" - "), std::string("\u2013"), std::string(", "))
                         : std::string(1, *rc::gen::element(c, static_cast<char>(c - 32)));
        RC_ASSERT(normalisedJoinCode(typed + " \n").valueOr("") == code);
    }));
    CHECK(normalisedJoinCode("\ufeffamber otter raven reef snow tuba\r\n").valueOr("") ==
          "amber-otter-raven-reef-snow-tuba"); // as Notepad writes files
    const std::array<std::uint8_t, kJoinCodeBytes> zeros{};
    REQUIRE(makeJoinCode(zeros) == "abacus-abacus-abacus-abacus-abacus-abacus");
}

TEST_CASE("what is no code is named")
{
    CHECK(normalisedJoinCode("").error().text() == "a join code has 6 words; this one has 0");
    CHECK(normalisedJoinCode("amber otter").error().text() == "a join code has 6 words; this one has 2");
    CHECK(
        normalisedJoinCode("amber otter raven reef").error().text() ==
        "a join code has 6 words; one of 4 is incomplete, or from an earlier version of Cave Game, and a new "
        "one is needed");
    CHECK(normalisedJoinCode("amber otter ambre reef snow tuba").error().text() ==
          "“ambre” is not a join code word");
    CHECK(normalisedJoinCode("amber otter \x1b[2J reef snow tuba").error().text().find('\x1b') ==
          std::string::npos);
    CHECK(normalisedJoinCode(std::string(100'000, 'x')).error().text().size() < 200);
    CHECK(joinKeySalt("a") != joinKeySalt("b"));
}
