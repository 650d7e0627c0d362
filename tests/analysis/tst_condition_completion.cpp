// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <string_view>
#include <vector>

using namespace cave;

namespace {

/// What is offered at the '|' of a text.
Completions completionsIn(std::string_view marked)
{
    const std::size_t cursor = marked.find('|');
    return completionsAt(std::string(marked.substr(0, cursor)) + std::string(marked.substr(cursor + 1)),
                         cursor);
}

std::vector<std::string> offeredIn(std::string_view marked)
{
    std::vector<std::string> texts;
    for (const Completion &item : completionsIn(marked).items)
        texts.push_back(item.text);
    return texts;
}

bool offers(std::string_view marked, const std::string &text)
{
    const std::vector<std::string> offered = offeredIn(marked);
    return std::find(offered.begin(), offered.end(), text) != offered.end();
}

} // namespace

TEST_CASE("all metrics are offered where a value is wanted, with what they mean")
{
    for (const char *marked : {"|", "chests > |", "chests > 3 and (|", "not |", "gold + |"}) {
        INFO(marked);
        REQUIRE(completionsIn(marked).items.size() == kMetricCount + thingMetricInfos().size());
    }
    REQUIRE(completionsIn("|").items.front().description == metricInfos().front().definition);
}

TEST_CASE("a word that was begun is replaced whole, by metrics that begin with it first")
{
    const Completions completions = completionsIn("gold > 3 && ches|t > 2");
    REQUIRE(completions.at == 12);
    REQUIRE(completions.length == 5);
    REQUIRE(completions.items.size() == 2);
    REQUIRE(completions.items[0].text == "chests");
    REQUIRE(completions.items[1].text == "nearest_chest");
    REQUIRE(offeredIn("zz|").empty());
}

TEST_CASE("a metric of things is offered with its bracket, unless that is there")
{
    REQUIRE(offeredIn("cou|") == std::vector<std::string>{"count("});
    REQUIRE(offeredIn("cou| > 3") == std::vector<std::string>{"count("});
    for (const char *marked :
         {"count|(chest within 5 of chest) > 3", "c|ount(chest) > 3", "coun| (chest) > 3"}) {
        INFO(marked);
        REQUIRE(offers(marked, "count"));
        REQUIRE_FALSE(offers(marked, "count("));
    }
}

TEST_CASE("relations are offered after a value, and what joins conditions after a comparison")
{
    REQUIRE(offers("chests |", ">="));
    REQUIRE(offers("chests(30) |", "<"));
    REQUIRE_FALSE(offers("chests |", "&&"));
    REQUIRE(offers("chests > 3 |", "&&"));
    REQUIRE_FALSE(offers("chests > 3 |", ">="));
    REQUIRE(offeredIn("chests > 3 an|") == std::vector<std::string>{"and"});
    REQUIRE(offers("chests > 3 && gold |", ">="));
    REQUIRE(offers("(chests > 3 |", ")"));
    REQUIRE_FALSE(offers("chests > 3 |", ")"));
}

TEST_CASE("nothing is offered in place of a reach")
{
    REQUIRE(offeredIn("chests(|").empty());
}

TEST_CASE("any text and cursor give a place inside the text")
{
    REQUIRE(rc::check([] {
        const auto text =
            *rc::gen::container<std::string>(rc::gen::element('c', 'h', '(', ')', ' ', '>', '3', '\xC3'));
        const auto cursor = *rc::gen::inRange<std::size_t>(0, text.size() + 3);
        const Completions completions = completionsAt(text, cursor);
        RC_ASSERT(completions.at <= std::min(cursor, text.size()));
        RC_ASSERT(completions.length <= text.size() - completions.at);
    }));
}
