// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cmath>
#include <rapidcheck.h>
#include <string>
#include <string_view>
#include <vector>

#include "tests/analysis/condition_fixtures.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A text that is no condition. `marked` has the place of the mistake between '[' and ']'.
struct Mistake {
    std::string_view marked;
    std::string_view message;
};

constexpr std::string_view kIncomplete = "a condition compares two values; add for example '>= 3'";

const std::vector<Mistake> &mistakes()
{
    static const std::vector<Mistake> kMistakes{
        {"[]", "the condition is empty"},
        {"  \t[]", "the condition is empty"},
        {"chests >=[]", "expected a value after '>=': a number, a metric, or '('"},
        {"[>=] 3", "expected a value: a number, a metric, or '('"},
        {"chests > [>] 3", "expected a value after '>': a number, a metric, or '('"},
        {"chests > 3 &&[]", "expected a value after '&&'"},
        {"chests > 3 and [or] gold > 3", "expected a value after 'and'"},
        {"not[]", "expected a value after 'not'"},
        {"chests +[]", "expected a value after '+'"},
        {"chests[]", kIncomplete},
        {"3[]", kIncomplete},
        {"chests [&&] gold > 3", kIncomplete},
        {"gold > 3 && chests[]", kIncomplete},
        {"gold > 3 || chests [and] gold > 3", kIncomplete},
        {"!chests[]", kIncomplete},
        {"(chests)[]", kIncomplete},
        {"chests [3]", kIncomplete},
        {"[chest] >= 3", "unknown metric 'chest'; did you mean 'chests'?"},
        {"gold > 1 && [Chests] >= 3", "unknown metric 'Chests'; did you mean 'chests'?"},
        {"[nearest_cest] >= 3", "did you mean 'nearest_chest'?"},
        {"[sword] < 3", "did you mean 'sword_first'?"},
        {"[zzzzzzzz] > 1", "unknown metric 'zzzzzzzz'"},
        {"chests([0]) > 1", "reach is from 1 to 1000, not 0"},
        {"chests([1001]) > 1", "reach is from 1 to 1000, not 1001"},
        {"chests([99999999999999999999]) > 1", "reach is from 1 to 1000"},
        {"chests([2.5]) > 1", "reach is a whole number from 1 to 1000"},
        {"chests([)] > 1", "expected the reach after 'chests(': a whole number from 1 to 1000"},
        {"chests([gold]) > 1", "expected the reach after 'chests('"},
        {"chests([-]3) > 1", "expected the reach after 'chests('"},
        {"chests(3[]", "expected ')' after the reach of chests"},
        {"chests(3 [+] 2) > 1", "expected ')' after the reach of chests"},
        {"(chests > 1[]", "expected ')' to close the '(' at column 1"},
        {"gold > 1 && (chests > 1 [gold]", "expected ')' to close the '(' at column 13"},
        {"chests > 1[)]", "unmatched ')'"},
        {"([)]", "expected a value after '('"},
        {"chests > 1 [gold] > 2", "expected '&&', '||' or the end of the condition, not 'gold'"},
        {"chests > 1 [not] gold > 2", "expected '&&', '||' or the end of the condition, not 'not'"},
        {"chests > 1 [!] gold > 2", "expected '&&', '||' or the end of the condition, not '!'"},
        {"1 < chests < 5 [<] 7", "at most two comparisons in a row"},
        {"(chests > 1) [>] 2", "'>' needs a value on either side, not a condition"},
        {"2 [<] (chests > 1)", "'<' needs a value on either side, not a condition"},
        {"(chests > 1) [+] 2 > 3", "'+' needs a value on either side, not a condition"},
        {"2 [*] (not gold > 1) > 3", "'*' needs a value on either side, not a condition"},
        {"[-](gold > 1) > 3", "'-' needs a value on either side, not a condition"},
        {"chests [=>] 3", "'=>' must be written as '>='"},
        {"chests [≥] 3", "'≥' must be written as '>='"},
        {"chests > 1 [&] gold > 1", "'&' must be written as '&&'"},
        {"chests > [é]", "unexpected character 'é'"},
        {"chests > [\xff]", "unexpected byte 0xFF"},
        {"chests > [\x01]", "unexpected byte 0x01"},
        {"chests [#] 3", "unexpected character '#'"},
        {"chests > 1.2[e3].4", "not 'e3'"},
    };
    return kMistakes;
}

std::string without(std::string_view text, std::string_view marks)
{
    std::string plain;
    for (const char c : text)
        if (marks.find(c) == std::string_view::npos)
            plain += c;
    return plain;
}

ConditionError whyNoCondition(std::string_view text)
{
    ConditionError error;
    INFO(text);
    REQUIRE_FALSE(Condition::parse(text, error));
    return error;
}

/// A condition as a test writes and reckons it, without the code under test.
struct Written {
    std::string text;
    bool holds = false;
};

struct Number {
    std::string text;
    double value = 0;
};

const MadeUpWorld kWorld{
    {"chests", 4}, {"gold", 31}, {"threat(9)", 0}, {"floor_share", 0.5}, {"nearest_monster", kNone}};

std::string pick(const std::vector<std::string> &texts)
{
    return *rc::gen::elementOf(texts);
}

Number randomNumber(int depth)
{
    const int kind = *rc::gen::inRange(0, depth > 0 ? 7 : 3);
    if (kind < 2) {
        const int tenths = *rc::gen::inRange(0, 100);
        const bool percent = *rc::gen::arbitrary<bool>();
        const std::string digits = std::to_string(tenths) + pick({"", ".5"});
        const double value = std::stod(digits);
        return percent ? Number{digits + pick({"%", " %"}), value / 100} : Number{digits, value};
    }
    if (kind == 2) {
        const auto metric =
            *rc::gen::elementOf(std::vector<MadeUpWorld::value_type>(kWorld.begin(), kWorld.end()));
        return {metric.first, metric.second};
    }
    const Number a = randomNumber(depth - 1);
    if (kind == 3)
        return {"-(" + a.text + ")", -a.value};
    const Number b = randomNumber(depth - 1);
    if (kind == 4)
        return {"(" + a.text + pick({"+", " + "}) + b.text + ")", a.value + b.value};
    if (kind == 5)
        return {"(" + a.text + " - (" + b.text + "))", a.value - b.value};
    return {"(" + a.text + ")*" + b.text, a.value * b.value};
}

Written randomComparison()
{
    const Number a = randomNumber(2);
    const Number b = randomNumber(2);
    const bool known = a.value == a.value && b.value == b.value; // neither is undefined
    switch (*rc::gen::inRange(0, 7)) {
    case 0:
        return {a.text + "<" + b.text, a.value < b.value};
    case 1:
        return {a.text + " <= " + b.text, a.value <= b.value};
    case 2:
        return {a.text + ">" + b.text, a.value > b.value};
    case 3:
        return {a.text + ">=" + b.text, a.value >= b.value};
    case 4:
        return {a.text + pick({"=", " == "}) + b.text, a.value == b.value};
    case 5:
        return {a.text + " != " + b.text, known && a.value != b.value};
    default: {
        const Number c = randomNumber(1);
        return {a.text + " <= " + b.text + "\n< " + c.text, a.value <= b.value && b.value < c.value};
    }
    }
}

Written randomWritten(int depth)
{
    if (depth == 0)
        return randomComparison();
    const Written a = randomWritten(depth - 1);
    const int kind = *rc::gen::inRange(0, 4);
    if (kind == 0)
        return {"(" + a.text + ")", a.holds};
    if (kind == 1)
        return a;
    const Written b = randomWritten(depth - 1);
    if (kind == 2)
        return {"(" + a.text + ")" + pick({"&&", " and "}) + "(" + b.text + ")", a.holds && b.holds};
    return {a.text + pick({"||", " or "}) + b.text, a.holds || b.holds};
}

} // namespace

TEST_CASE("what is wrong with a text is reported, and where it begins and ends")
{
    for (const Mistake &mistake : mistakes()) {
        const std::string text = without(mistake.marked, "[]");
        const ConditionError error = whyNoCondition(text);
        INFO(text << ": " << error.message.english());
        CHECK_THAT(error.message.english(), ContainsSubstring(std::string(mistake.message)));
        CHECK(error.at == mistake.marked.find('['));
        CHECK(error.at + error.length + 1 == mistake.marked.find(']'));
    }
}

TEST_CASE("what a condition calculates from metrics has a value of its own")
{
    const Condition where =
        conditionOf("gold(10) / chests(10) > 2 && chests >= 3 && 40 < nearest_chest - nearest_monster && "
                    "gold(10) / chests(10) < 9 && chests < 2 * gold && 1 + 1 < chests");
    REQUIRE(where.formulas() ==
            std::vector<std::string>{"gold(10) / chests(10)", "nearest_chest - nearest_monster", "2 * gold"});
    const auto valueOf = [](const MetricQuery &query) {
        switch (query.id) {
        case MetricId::Gold:
            return 12.0;
        case MetricId::Chests:
            return 5.0;
        case MetricId::NearestChest:
            return 50.0;
        default:
            return 7.0;
        }
    };
    CHECK(where.formulaValue(0, valueOf) == 2.4);
    CHECK(where.formulaValue(1, valueOf) == 43);
    CHECK(where.formulaValue(2, valueOf) == 24);
    CHECK(std::isnan(where.formulaValue(0, [](const MetricQuery &) { return 0.0; })));
    CHECK(conditionOf("chests >= 3").formulas().empty());
}

TEST_CASE("an error is left alone where the text is right")
{
    ConditionError error{7, 7, "untouched"};
    REQUIRE(Condition::parse("chests >= 3", error));
    REQUIRE(error.message.english() == "untouched");
}

TEST_CASE("length and depth of a text are bounded")
{
    const std::string spaces(4096 - 10, ' ');
    REQUIRE(conditionOf("chests > 3" + spaces).text().size() == 4096);
    const ConditionError tooLong = whyNoCondition("chests > 3 " + spaces);
    REQUIRE(tooLong.at == 4096);
    REQUIRE_THAT(tooLong.message.english(), ContainsSubstring("at most 4096 bytes"));

    for (const std::string_view opening : {"(", "!", "-"}) {
        const auto nested = [&](int depth) {
            std::string text;
            for (int i = 0; i < depth; ++i)
                text += opening;
            text += opening == "-" ? "chests > 3" : "chests > 3";
            return text + (opening == "(" ? std::string(static_cast<std::size_t>(depth), ')') : "");
        };
        conditionOf(nested(100));
        const ConditionError tooDeep = whyNoCondition(nested(101));
        REQUIRE(tooDeep.at == 100);
        REQUIRE_THAT(tooDeep.message.english(), ContainsSubstring("nested more than 100 levels deep"));
    }
}

TEST_CASE("no bytes make the parser fail otherwise than with a place inside the text")
{
    const std::vector<std::string> pieces{
        "chests", "gold(3)", "(", ")",    "&&", "or", "not ", "!",   ">=", "<", "3",  "60%", "-",  "+",
        "*",      "/",       ".", "\xC3", "é",  " ",  "=",    "and", "%",  "|", "9e", "_x_", "\n", "1000"};
    REQUIRE(rc::check([&] {
        std::string text = *rc::gen::arbitrary<std::string>();
        for (const std::string &piece :
             *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces)))
            text.insert(*rc::gen::inRange<std::size_t>(0, text.size() + 1), piece);
        ConditionError error;
        if (Condition::parse(text, error))
            return;
        RC_ASSERT(error.at <= text.size());
        RC_ASSERT(error.length <= text.size() - error.at);
        RC_ASSERT(!error.message.english().empty());
    }));
}

TEST_CASE("a condition holds where its parts, reckoned one by one, say so")
{
    REQUIRE(rc::check([] {
        const Written written = randomWritten(*rc::gen::inRange(0, 4));
        RC_PRE(written.text.size() <= 4096);
        ConditionError error;
        const std::optional<Condition> condition = Condition::parse(written.text, error);
        RC_LOG() << written.text << ": " << error.message.english() << "\n";
        RC_ASSERT(condition.has_value());
        RC_ASSERT(condition->judge(metricsOf(kWorld), kNone).fits == written.holds);
    }));
}

TEST_CASE("signs bind as in arithmetic and logic")
{
    const MadeUpWorld world{{"chests", 4}, {"gold", 10}};
    REQUIRE(judged("chests + 2 * 3 == 10", world).fits);
    REQUIRE(judged("(chests + 2) * 3 == 18", world).fits);
    REQUIRE(judged("chests - 2 - 1 == 1", world).fits);
    REQUIRE(judged("gold / 2 / 5 == 1", world).fits);
    REQUIRE(judged("-chests + 5 = 1", world).fits);
    REQUIRE(judged("chests = 4 || gold = 0 && chests = 0", world).fits);
    REQUIRE_FALSE(judged("(chests = 4 || gold = 0) && chests = 0", world).fits);
    REQUIRE_FALSE(judged("not chests = 4 || gold = 0", world).fits);
    REQUIRE(judged("not (chests = 0 || gold = 0)", world).fits);
    REQUIRE(judged("not not chests = 4", world).fits);
    REQUIRE(judged("2 <= chests <= 5 and 10 >= gold > 9", world).fits);
    REQUIRE_FALSE(judged("2 <= chests < 4", world).fits);
}

TEST_CASE("per cent are hundredths")
{
    REQUIRE(judged("floor_share >= 60%", {{"floor_share", 0.6}}).fits);
    REQUIRE_FALSE(judged("floor_share >= 60%", {{"floor_share", 0.599}}).fits);
}

TEST_CASE("a number that is too large is refused and one that is too small is 0")
{
    const std::string zeros(400, '0');
    const ConditionError error = whyNoCondition("chests > 1" + zeros);
    REQUIRE(error.at == 9);
    REQUIRE_THAT(error.message.english(), ContainsSubstring("too large"));
    REQUIRE(judged("chests = 00." + zeros + "1", {{"chests", 0}}).fits);
}

TEST_CASE("what is asked for is listed once, in order of appearance, own reaches as such")
{
    const Condition condition =
        conditionOf("gold(30) > chests && chests(60) < 3 || gold ( 30 ) > 2 && gold > 1");
    REQUIRE(condition.queries() ==
            std::vector<MetricQuery>{{MetricId::Gold, 30}, {MetricId::Chests, 60}, {MetricId::Gold, 60}});
}

TEST_CASE("terms are reported as they have to hold, what is measured first")
{
    const Condition condition =
        conditionOf("2 <=  chests < 5 && not (gold(30) >= 3\n|| floor_share = 60%) && chests + 1 > gold");
    REQUIRE(condition.terms() == std::vector<std::string>{"chests >= 2", "chests < 5", "gold(30) < 3",
                                                          "floor_share != 60%", "chests + 1 > gold"});
    REQUIRE(condition.termSubject(2) == "gold(30)");
    REQUIRE(condition.termUnit(0) == MetricUnit::Count);
    REQUIRE(condition.termUnit(3) == MetricUnit::Share);
    REQUIRE_FALSE(condition.termUnit(4));
}

TEST_CASE("every preset is a condition with a name and a purpose")
{
    REQUIRE(conditionPresets().size() >= 10);
    for (const ConditionPreset &preset : conditionPresets()) {
        INFO(preset.name);
        CHECK_FALSE(conditionOf(preset.text).queries().empty());
        CHECK_FALSE(preset.name.empty());
        CHECK(preset.purpose.ends_with('.'));
    }
}
