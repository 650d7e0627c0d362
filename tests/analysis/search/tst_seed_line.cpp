// SPDX-License-Identifier: MIT
#include "core/analysis/search/seed_line.h"
#include "core/analysis/search/seed_set.h"
#include "core/io/exports/csv.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <string>
#include <vector>

using namespace cave;
using Catch::Matchers::ContainsSubstring;
using Seeds = std::vector<std::string>;

namespace {

Seeds seedsOf(const std::string &text, const std::string &column = {})
{
    const Result<SeedList> list = readSeedLines(text, column);
    INFO((list ? std::string() : list.error().text()));
    REQUIRE(list.ok());
    return list->seeds;
}

std::string errorOf(const std::string &text, const std::string &column)
{
    const Result<SeedList> list = readSeedLines(text, column);
    return list ? "" : list.error().text();
}

} // namespace

TEST_CASE("the empty seed has a line in lists of seeds")
{
    CHECK(seedsOf("a\n\n\"\"\r\n\"b\"\n") == Seeds{"a", "", "\"b\""});
    for (const std::string seed : {"", "a", " a ", "\"b\""})
        CHECK(seedsOf(lineOfSeed(seed) + "\n") == Seeds{seed});
    CHECK(isSeedLine(""));
    CHECK_FALSE(isSeedLine("\"\""));
    CHECK_FALSE(isSeedLine("a\nb"));
}

TEST_CASE("no part of a line end becomes a part of a seed, also if line ends were converted twice")
{
    CHECK(seedsOf("a\r\r\n\r\r\nb\r\nc") == Seeds{"a", "b", "c"});
}

TEST_CASE("lines that begin or end with spaces are counted, as they are rarely meant")
{
    const Result<SeedList> list = readSeedLines("a b\n c\nd \r\n\te\n");
    REQUIRE(list.ok());
    CHECK(list->seeds == Seeds{"a b", " c", "d ", "\te"});
    CHECK(list->padded == 3);
    CHECK(readSeedLines(" 1 x\n 2 y\n", "1")->padded == 0);
}

TEST_CASE("seeds are taken from a column of a published list")
{
    CHECK(seedsOf("scanning...\n  123456789 @ [  10,-20]\n -987654321 @ [ 300,  40]\n\n", "1") ==
          Seeds{"scanning...", "123456789", "-987654321"});
    CHECK(seedsOf("\xEF\xBB\xBF"
                  "1;my seed;x\r\n2; \"a;b\" \r\n",
                  "2") == Seeds{"my seed", "a;b"});
    CHECK(seedsOf("x\ty\n1\t2 3\n", "2") == Seeds{"y", "2 3"});
    CHECK(seedsOf("index,seed\n0,a b\n1,\n", "seed") == Seeds{"a b", ""});
    CHECK_THAT(errorOf("index,seed\n0,a\n", "seeds"), ContainsSubstring("line 1 has no column 'seeds'"));
    CHECK_THAT(errorOf("1 2\n1\n", "2"), ContainsSubstring("line 2 has no column '2'"));
    CHECK_THAT(errorOf("a,b\n\"c,d\n", "2"), ContainsSubstring("line 2 has a quotation mark"));
    CHECK_THAT(errorOf("a,b\n\"c\"d,\n", "2"), ContainsSubstring("line 2 has a quotation mark"));
    CHECK(seedsOf("seed,note\na,\"one\r\n\r\ntwo, \"\"2\"\"\"\r\nb,\n", "seed") == Seeds{"a", "b"});
    CHECK_THAT(errorOf("a," + std::string(5000, 'x'), "2"), ContainsSubstring("line 1 is longer than 4096"));
    CHECK_THAT(errorOf(std::string(100'000, ' ') + "a", "1"), ContainsSubstring("line 1 is longer than"));
}

TEST_CASE("seeds come back from a column of CSV, whatever a spreadsheet makes of them")
{
    const Seeds seeds{"=1+1", "'=1+1", "-5", "'-5", "@x,y", "+", " padded ", "\"q\"", "", "\t=x"};
    std::string text = "seed,index\n";
    for (const std::string &seed : seeds)
        text += csvText(seed) + ",1\r\n";
    CHECK(seedsOf(text, "seed") == seeds);
}
