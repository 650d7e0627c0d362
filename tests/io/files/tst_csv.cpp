// SPDX-License-Identifier: MIT
#include "core/io/exports/csv.h"

#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

using namespace cave;

TEST_CASE("a text that a spreadsheet would run gets an apostrophe, and a number none")
{
    CHECK(csvText("=1+1") == "'=1+1");
    CHECK(csvText("@SUM(A1,A2)") == "\"'@SUM(A1,A2)\"");
    CHECK(csvText("+cmd") == "'+cmd");
    CHECK(csvText("-x") == "'-x");
    CHECK(csvText("\t=1") == "'\t=1");
    CHECK(csvText("\r=1") == "\"'\r=1\"");
    for (const char *plain : {"", "a=b", "'quoted'", "-12", "+3.5", "-1e9", "-987654321987654321987"})
        CHECK(csvText(plain) == plain);
    CHECK(csvText("-inf") == "'-inf");
    CHECK(csvText("+-1") == "'+-1");
}

TEST_CASE("every text comes back from a line of CSV")
{
    const std::vector<std::string> starts{"", "=", "'=", "''-", "-5", "'-5", "+", "\t", "\"", " ", ","};
    REQUIRE(rc::check("texts", [&](const std::vector<std::pair<unsigned, std::string>> &picks) {
        std::vector<std::string> texts{"first"};
        for (const auto &[start, rest] : picks)
            texts.push_back(starts[start % starts.size()] + rest);
        std::string line;
        for (const std::string &text : texts)
            line += (line.empty() ? "" : ",") + csvText(text);
        std::optional<std::vector<std::string>> fields = csvFields(line, ',');
        RC_ASSERT(fields.has_value());
        for (std::string &field : *fields)
            field = unguardedText(field);
        RC_ASSERT(*fields == texts);
    }));
}

TEST_CASE("spaces around fields don't count, and an open quotation mark is no field")
{
    CHECK(csvFields(" 1 ; \"a \"\"b\"\"\" ;; c d ", ';') ==
          std::vector<std::string>{"1", "a \"b\"", "", "c d"});
    CHECK(csvFields("", ',') == std::vector<std::string>{""});
    CHECK_FALSE(csvFields("a,\"b", ','));
    CHECK_FALSE(csvFields("\"a\"b,c", ','));
}
