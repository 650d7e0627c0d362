// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"
#include "core/analysis/conditions/condition_remarks.h"
#include "core/world/settings.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <optional>
#include <rapidcheck.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/analysis/condition_fixtures.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// How the only metric of "text >= 1" is written by the program.
std::string rewritten(const std::string &text)
{
    const Condition where = conditionOf(text + " >= 1");
    REQUIRE(where.queries().size() == 1);
    return queryText(where.queries().front());
}

struct MarkedMistake {
    std::string marked; ///< the wrong part in '{' and '}'
    std::string message;
};

std::vector<std::string> offeredAfter(std::string_view text)
{
    std::vector<std::string> texts;
    for (const Completion &item : completionsAt(text, text.size()).items)
        texts.push_back(item.text);
    return texts;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("a description is written in one way, which reads as itself")
{
    const std::vector<std::pair<std::string, std::string>> written{
        {"count(chest)", "count(chest)"},
        {"count ( chest  within 5 of chest )", "count(chest within 5 of chest)"},
        {"count(chest and within 5 of chest)", "count(chest within 5 of chest)"},
        {"count(chest within 60 of spawn)", "count(chest)"},
        {"nearest(chest within 60 of spawn)", "nearest(chest within 60 of spawn)"},
        {"count(chest within 30 of spawn and within 5 of chest)",
         "count(chest within 5 of chest and within 30 of spawn)"},
        {"count(chest within 30 of spawn and within 20 of spawn)", "count(chest within 20 of spawn)"},
        {"count(chest ! within 500 of spawn)", "count(chest not within 500 of spawn)"},
        {"nearest(chest with weapon>=15 not within 20 of monster)",
         "nearest(chest with weapon >= 15 and not within 20 of monster)"},
        {"count(chest with weapon > 4 and weapon < 9 && gold = 3)",
         "count(chest with weapon >= 5 and weapon <= 8 and gold = 3)"},
        {"count(chest with gold >= 0)", "count(chest)"},
        {"count(chest with gold > 999999)", "count(chest with gold >= 1000000)"},
        {"count(chest with gold < 1000000)", "count(chest with gold <= 999999)"},
        {"count(monster with health <= 10 and within 3 of chest with armour = 8 and within 9 of monster)",
         "count(monster with health <= 10 and within 3 of chest with armour = 8 and within 9 of monster)"},
    };
    for (const auto &[typed, text] : written) {
        INFO(typed);
        CHECK(rewritten(typed) == text);
        CHECK(rewritten(text) == text);
        ConditionError error;
        CHECK(parseQuery(typed, error) == parseQuery(text, error));
    }
}

TEST_CASE("descriptions are parts of conditions like other metrics")
{
    const std::string text =
        "not (count(chest with gold >= 3 and within 5 of chest) >= 2 or 3 > nearest(monster "
        "not within 9 of chest)) and count(chest within  5 of chest) + 1 = chests";
    const Condition where = conditionOf(text);
    CHECK(where.text() == text);
    CHECK(where.terms() == Texts{"count(chest with gold >= 3 and within 5 of chest) < 2",
                                 "nearest(monster not within 9 of chest) >= 3",
                                 "count(chest within 5 of chest) + 1 == chests"});
    CHECK(where.termUnit(0) == MetricUnit::Count);
    CHECK(where.termUnit(1) == MetricUnit::Steps);
    CHECK(where.queries().size() == 4);
    CHECK(chainOf(where).size() == 2);

    const MadeUpWorld world{{"count(chest within 5 of chest)", 1}};
    CHECK(judged("count(chest and within 5 of chest) = 1", world).fits);
    const Judgement near = judged("count(chest within 5 of chest) > 2", world);
    REQUIRE(near.missed.size() == 1);
    CHECK(near.missed.front().value == 1);
    CHECK(near.missed.front().shortfall == 2);
    CHECK(judged("nearest(chest with gold > 5) = none", {{"nearest(chest with gold >= 6)", kNone}}).fits);
}

TEST_CASE("what is wrong with a description has its place and what was expected there")
{
    const std::vector<MarkedMistake> mistakes{
        {"count{}", "expected '(' after 'count', as in 'count(chest within 5 of chest)'"},
        {"count {>=} 1", "expected '(' after 'count'"},
        {"count({)} >= 1", "expected 'chest' or 'monster', not ')'"},
        {"count({spawn}) >= 1", "expected 'chest' or 'monster', not 'spawn'"},
        {"count({30}) >= 1", "expected 'chest' or 'monster', not '30'"},
        {"count(chest{}", "expected 'with', 'within', 'not within' or ')'"},
        {"count(chest {5}) >= 1", "expected 'with', 'within', 'not within' or ')', not '5'"},
        {"count(chest with gold > 3 {chest}) >= 1",
         "expected 'and', 'within', 'not within' or ')', not 'chest'"},
        {"count(chest within {chest}) >= 1", "expected a whole number from 1 to 1000, not 'chest'"},
        {"count(chest within {0} of chest) >= 1", "expected a whole number from 1 to 1000, not '0'"},
        {"count(chest within {1001} of chest) >= 1", "expected a whole number from 1 to 1000, not '1001'"},
        {"count(chest within {201} of chest) >= 1", "expected at most 200 steps between things, not '201'"},
        {"count(chest within {2.5} of chest) >= 1", "expected a whole number from 1 to 1000, not '2.5'"},
        {"count(chest within 5 {chest}) >= 1", "expected 'of', not 'chest'"},
        {"count(chest within 5 of {water}) >= 1", "expected 'chest', 'monster' or 'spawn', not 'water'"},
        {"count(chest within 5 of spawn {with} gold > 1) >= 1", "the spawn has no properties"},
        {"count(chest within 5 of chest {within} 3 of spawn) >= 1", "expected 'and' or ')', not 'within'"},
        {"count(chest within 5 of chest and {chest}) >= 1", "expected 'within' or 'not within', not 'chest'"},
        {"count(chest not {chest}) >= 1", "expected 'within', not 'chest'"},
        {"count(chest with {health} > 3) >= 1",
         "expected a property of chests: 'weapon', 'armour' or 'gold', not 'health'"},
        {"count(monster with {gold} > 3) >= 1", "expected the property of monsters: 'health', not 'gold'"},
        {"count(chest with gold {!=} 3) >= 1", "expected '<', '<=', '=', '>=' or '>', not '!='"},
        {"count(chest with gold > {1.5}) >= 1", "expected a whole number from 0 to 1000000, not '1.5'"},
        {"count(chest with gold > {-}1) >= 1", "expected a whole number from 0 to 1000000, not '-'"},
        {"count(chest with gold > 5 and gold < {6}) >= 1", "no value satisfies this"},
        {"count(chest with gold < {0}) >= 1", "no value satisfies this"},
        {"count(chest with gold > {1000000}) >= 1", "no value satisfies this"},
        {"count(chest with weapon = 3 and gold > {1000000}) >= 1", "no value satisfies this"},
        {"count(chest within 1 of chest and within 2 of chest and within 3 of chest and {within} 4 of chest) "
         "> 1",
         "at most 3 parts with 'within' or 'not within' are allowed"},
        {"count(chest within 5 of {$}) >= 1", "unexpected character '$'"},
        {"count(chest) {within} 3", "a condition compares two values"},
        {"{cuont}(chest) >= 1", "did you mean 'count'?"},
    };
    for (const MarkedMistake &mistake : mistakes) {
        std::string text = mistake.marked;
        std::erase_if(text, [](char c) { return c == '{' || c == '}'; });
        ConditionError error;
        INFO(text);
        REQUIRE_FALSE(Condition::parse(text, error));
        CHECK_THAT(error.message.english(), ContainsSubstring(mistake.message));
        CHECK(error.at == mistake.marked.find('{'));
        CHECK(error.at + error.length + 1 == mistake.marked.find('}'));
    }
}

TEST_CASE("any words in a description are read, or refused at a place in the text, and completed")
{
    const std::vector<std::string> words{"chest", "monster", "spawn",  "with", "within",  "not", "of",
                                         "and",   "gold",    "health", ">=",   "=",       "3",   "1.5",
                                         "(",     ")",       ">",      "<",    "1000000", "$",   "count(",
                                         "-",     "||",      "weapon", "near", "!"};
    REQUIRE(rc::check([&] {
        std::string text = "nearest(chest";
        for (const std::string &word :
             *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(words)))
            text += " " + word;
        ConditionError error;
        if (const std::optional<MetricQuery> query = parseQuery(text, error))
            RC_ASSERT(parseQuery(queryText(*query), error) == query);
        else
            RC_ASSERT(error.at + error.length <= text.size() && !error.message.empty());
        const Completions completions = completionsAt(text, text.size());
        RC_ASSERT(completions.at + completions.length <= text.size());
    }));
}

TEST_CASE("a metric alone is read, and nothing else")
{
    ConditionError error;
    CHECK(parseQuery("chests(30)", error) == MetricQuery{MetricId::Chests, 30});
    CHECK_FALSE(parseQuery("chests >= 3", error));
    CHECK(error.at == 7);
    CHECK_FALSE(parseQuery("3", error));
    CHECK_FALSE(parseQuery("", error));
    CHECK_FALSE(parseQuery("count(chest", error));
    CHECK(error.at == 11);
}

TEST_CASE("descriptions that fit nothing in the game are remarked on")
{
    WorldSpec base;
    base.settings = defaultSettings(base.generator.kind);
    const auto remarks = [&](const std::string &text) { return remarksOn(conditionOf(text), base); };
    CHECK(remarks("count(chest with weapon >= 10 and not within 20 of monster) >= 1").empty());
    const std::string text = "count(chest with weapon >= 5000) >= 1";
    REQUIRE(remarks(text).size() == 1);
    CHECK_THAT(remarks(text).front().message.english(),
               ContainsSubstring("count(chest with weapon >= 5000) is at most 0 in these worlds"));
    CHECK(remarks("count(chest within 5 of monster with health >= 100000) > 0").size() == 1);
    CHECK(remarks("count(chest not within 5 of monster with health >= 100000) > 0").empty());
    CHECK(remarks("nearest(chest within 20 of spawn) > 30").size() == 1);

    const std::string nearest = "nearest(chest with weapon >= 5000)";
    for (const char *rest : {" <= 60", " = 3", " != none"}) {
        INFO(rest);
        REQUIRE(remarks(nearest + rest).size() == 1);
        CHECK(remarks(nearest + rest).front().message.english() ==
              nearest + " is always none in these worlds, so this is true of no world");
    }
    for (const char *rest : {" = none", " > 60"}) {
        INFO(rest);
        CHECK(remarks(nearest + rest).empty());
    }
    CHECK(remarks("nearest(chest not within 5 of monster with health >= 100000) <= 60").empty());
}

TEST_CASE("descriptions are completed word by word")
{
    const Texts start = offeredAfter("cou");
    REQUIRE(start == Texts{"count("});
    CHECK(offeredAfter("count(") == Texts{"chest", "monster"});
    CHECK(offeredAfter("gold > 3 && nearest( m") == Texts{"monster"});
    CHECK(offeredAfter("count(chest ") == Texts{"with", "within", "not within", "and", ")"});
    CHECK(offeredAfter("count(chest wi") == Texts{"with", "within"});
    CHECK(offeredAfter("count(chest with ") == Texts{"weapon", "armour", "gold"});
    CHECK(offeredAfter("count(monster with ") == Texts{"health"});
    CHECK(offeredAfter("count(chest with gold ") == Texts{">=", "<=", ">", "<", "="});
    CHECK(offeredAfter("count(chest with gold >= ").empty());
    CHECK(offeredAfter("count(chest with gold >= 3 ") == Texts{"within", "not within", "and", ")"});
    CHECK(offeredAfter("count(chest not ") == Texts{"within"});
    CHECK(offeredAfter("count(chest within ").empty());
    CHECK(offeredAfter("count(chest within 5 ") == Texts{"of"});
    CHECK(offeredAfter("count(chest within 5 of ") == Texts{"chest", "monster", "spawn"});
    CHECK(offeredAfter("count(chest within 5 of chest ") == Texts{"with", "and", ")"});
    CHECK(offeredAfter("count(chest within 5 of chest and ") == Texts{"within", "not within"});
    CHECK(offeredAfter("count(chest with gold > 3 and n") == Texts{"not within"});
    const Texts after = offeredAfter("count(chest with gold >= 3) ");
    CHECK(std::ranges::find(after, ">=") != after.end());
    CHECK(std::ranges::find(after, ")") == after.end());
    const Texts joins = offeredAfter("(count(chest with gold >= 3) > 1 ");
    CHECK(std::ranges::find(joins, "&&") != joins.end());
    CHECK(std::ranges::find(joins, ")") != joins.end());
    CHECK(offeredAfter("nearest(chest) = n").front() == "none");
}

TEST_CASE("each word that is offered in a description has an explanation, and fits there")
{
    const std::array<std::string_view, 6> begun{"count(",
                                                "count(chest ",
                                                "count(chest with ",
                                                "count(chest with gold >= 3 and ",
                                                "count(chest within 5 ",
                                                "count(chest within 5 of "};
    for (const std::string_view text : begun) {
        for (const Completion &item : completionsAt(text, text.size()).items) {
            INFO(text << item.text);
            CHECK_FALSE(item.description.empty());
            ConditionError error;
            const std::string taken = std::string(text) + item.text;
            if (!Condition::parse(taken, error)) // something is missing after it
                CHECK(error.at == taken.size());
        }
    }
}
