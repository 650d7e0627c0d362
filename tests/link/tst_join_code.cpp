// SPDX-License-Identifier: MIT
#include "core/link/code_guard.h"
#include "core/link/join_code.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <set>
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

TEST_CASE("a code is four words, and reads however it was typed")
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
    const std::array<std::uint8_t, kJoinCodeBytes> zeros{};
    REQUIRE(makeJoinCode(zeros) == "abacus-abacus-abacus-abacus");
}

TEST_CASE("what is no code is named")
{
    CHECK(normalisedJoinCode("").error().text() == "a join code has 4 words; this one has 0");
    CHECK(normalisedJoinCode("amber otter").error().text() == "a join code has 4 words; this one has 2");
    CHECK(normalisedJoinCode("amber otter ambre reef").error().text() == "“ambre” is not a join code word");
    CHECK(normalisedJoinCode("amber otter \x1b[2J reef").error().text().find('\x1b') == std::string::npos);
    CHECK(normalisedJoinCode(std::string(100'000, 'x')).error().text().size() < 200);
    CHECK(joinKeySalt("a") != joinKeySalt("b"));
}

TEST_CASE("wrong codes cost more and more time, until they are forgotten")
{
    CodeGuard guard;
    for (int i = 0; i < 3; ++i) {
        CHECK_FALSE(guard.wrong("1.2.3.4", 1000));
        CHECK(guard.waitMs("1.2.3.4", 1000) == 0);
    }
    CHECK(guard.wrong("1.2.3.4", 1000)); // now the host hears of it
    CHECK(guard.waitMs("1.2.3.4", 1000) == 1000);
    CHECK(guard.waitMs("1.2.3.4", 1900) == 100);
    CHECK(guard.waitMs("1.2.3.4", 2000) == 0);
    CHECK(guard.waitMs("5.6.7.8", 1000) == 0); // another address doesn't wait
    CHECK_FALSE(guard.wrong("1.2.3.4", 2000));
    CHECK(guard.waitMs("1.2.3.4", 2000) == 2000);
    CHECK_FALSE(guard.wrong("1.2.3.4", 4000));
    CHECK(guard.waitMs("1.2.3.4", 4000) == 4000);
    for (int i = 0; i < 50; ++i)
        guard.wrong("1.2.3.4", 5000);
    CHECK(guard.waitMs("1.2.3.4", 5000) == CodeGuard::kLongestWaitMs);
    CHECK(guard.wrongTries("1.2.3.4", 5000) == 56);
    CHECK(guard.waitMs("1.2.3.4", 5000 + CodeGuard::kForgetMs) == 0);
    CHECK_FALSE(guard.wrong("1.2.3.4", 5000 + CodeGuard::kForgetMs)); // the first again
    guard.right("1.2.3.4");
    CHECK(guard.wrongTries("1.2.3.4", 5000 + CodeGuard::kForgetMs) == 0);
}

TEST_CASE("many addresses that guess are slowed down together, and take no more memory")
{
    CodeGuard guard;
    for (int i = 0; i < 20'000; ++i)
        guard.wrong("address " + std::to_string(i), i);
    CHECK(guard.addresses() <= CodeGuard::kMostAddresses);
    CHECK(guard.wrongTries("address 19999", 20'000) == 1);
    CHECK(guard.waitMs("a new one", 20'000) == 999);
    CHECK(guard.waitMs("a new one", 21'000) == 0);
}
