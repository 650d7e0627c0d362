// SPDX-License-Identifier: MIT
#include "core/base/json.h"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/json_values.h"

using namespace cave;
using cave::test::jsonOf;

using Problem = ParsedJson::Problem;

TEST_CASE("pairs that begin with a text make an object, and all else a list")
{
    const Json object{{"kind", "bat"}, {"at", {3, 4}}, {"names", {"a", "b"}}, {"of", {{"x", 1}}}};
    CHECK(object.dump() == R"({"kind":"bat","at":[3,4],"names":["a","b"],"of":{"x":1}})");
    CHECK(Json(Json::List{{"a", 1}, {"b", 2}}).dump() == R"([["a",1],["b",2]])");
    CHECK(Json({{1, 2}, {3, 4}}).dump() == "[[1,2],[3,4]]");
    CHECK(Json(Json::Object{}).dump() == "{}");
    CHECK(Json(Json::List{}).dump() == "[]");
    CHECK(Json().dump() == "null");
    CHECK(Json(std::vector<int>{1, 2}).dump() == "[1,2]");
    CHECK(Json(objectOf(std::map<std::string, bool>{{"b", true}, {"a", false}})).dump() ==
          R"({"a":false,"b":true})");
}

TEST_CASE("fields are written in the order of the text or by their names, also inside")
{
    const std::string text = R"({"b":1,"a":[{"d":{"z":0,"Z":1},"c":2}],"":null})";
    CHECK(jsonOf(text).dump() == text);
    CHECK(jsonOf(text).dump({.sorted = true}) == R"({"":null,"a":[{"c":2,"d":{"Z":1,"z":0}}],"b":1})");
    Json built;
    built["second"] = 2;
    built["first"] = 1;
    built["second"] = "two";
    CHECK(built.dump() == R"({"second":"two","first":1})");
}

TEST_CASE("a text that is indented has a line for each entry")
{
    const Json json{
        {"list", {1, "a"}}, {"empty", Json::List{}}, {"none", Json::Object{}}, {"of", {{"x", 1}}}};
    CHECK(json.dump({.indent = 2}) == "{\n  \"list\": [\n    1,\n    \"a\"\n  ],\n  \"empty\": [],\n"
                                      "  \"none\": {},\n  \"of\": {\n    \"x\": 1\n  }\n}");
    CHECK(Json{1, 2}.dump({.indent = 0}) == "[\n1,\n2\n]");
}

TEST_CASE("a whole number stays whole up to 64 bits, and a number with decimals keeps them")
{
    const std::string numbers = "[0,-1,9223372036854775807,-9223372036854775808,18446744073709551615,"
                                "1.0,0.1,-2.5e-07,1e+300]";
    const Json list = jsonOf(numbers);
    CHECK(list.dump() == numbers);
    CHECK(list[4].isWhole());
    CHECK_FALSE(list[4].fits());
    CHECK(list[4].unsignedWhole() == std::numeric_limits<std::uint64_t>::max());
    CHECK(list[3].fits());
    CHECK(list[3].whole() == std::numeric_limits<std::int64_t>::min());
    CHECK_FALSE(list[5].isWhole());
    CHECK(list[5].number() == 1);
    CHECK_FALSE(jsonOf("18446744073709551616").isWhole());
    CHECK(Json(std::numeric_limits<std::uint64_t>::max()).dump() == "18446744073709551615");
    CHECK(Json(std::numeric_limits<double>::infinity()).dump() == "null");
}

TEST_CASE("numbers are equal by value, and other values if they are of one kind")
{
    CHECK(Json(1) == Json(1U));
    CHECK(Json(1) == Json(1.0));
    CHECK(Json(-1) != Json(std::numeric_limits<std::uint64_t>::max()));
    CHECK(Json(0) != Json(false));
    CHECK(Json(0) != Json());
    CHECK(Json("1") != Json(1));
    CHECK(jsonOf("[1,{\"a\":2}]") == Json(Json::List{1, Json{{"a", 2}}}));
}

TEST_CASE("what a value isn't is read as nothing")
{
    const Json json = jsonOf(R"({"a": [1, "x"], "b": true})");
    CHECK(json["a"][1].text() == "x");
    CHECK(json["a"][1].whole() == 0);
    CHECK(json["a"][2].isNull());
    CHECK(json["c"]["d"][3].isNull());
    CHECK(json.find("c") == nullptr);
    CHECK(json["a"].find("b") == nullptr);
    CHECK(json["b"].truth());
    CHECK(json["b"].number() == 0);
    CHECK(json["b"].list().empty());
    CHECK(json["b"].size() == 0);
    CHECK(json.size() == 2);
}

TEST_CASE("elements are changed and added in their places")
{
    Json json;
    json["list"][2] = "c";
    json["list"][0]["deep"] = true;
    CHECK(json.dump() == R"({"list":[{"deep":true},null,"c"]})");
    json["list"].append({1, 2});
    CHECK(json["list"].size() == 4);
    json["list"]["now"] = "an object";
    CHECK(json.dump() == R"({"list":{"now":"an object"}})");
}

TEST_CASE("of repeated names the last counts, however many there are")
{
    CHECK(jsonOf(R"({"a":1,"b":2,"a":{"c":3,"c":4},"d":5})").dump() == R"({"b":2,"a":{"c":4},"d":5})");
    constexpr JsonLimits kRoomy{std::size_t{512} << 20U};
    std::string same = "{";
    std::string other = "{";
    for (int i = 0; i < 300'000; ++i) {
        same += "\"a\":" + std::to_string(i) + ",";
        other += "\"name " + std::to_string(i % 150'000) + "\":" + std::to_string(i) + ",";
    }
    const ParsedJson one = Json::parse(same + "\"a\":-1}", kRoomy);
    REQUIRE(one.ok());
    CHECK(one.value.dump() == R"({"a":-1})");
    const ParsedJson many = Json::parse(other + "\"end\":0}", kRoomy);
    REQUIRE(many.ok());
    CHECK(many.value.size() == 150'001);
    CHECK(many.value.object().front() == Json::Member{"name 0", 150'000});
    CHECK(many.value.dump().size() == many.value.dump({.sorted = true}).size());
}

TEST_CASE("a text that isn't JSON is refused with the byte where it stops being it")
{
    const std::vector<std::pair<std::string, std::size_t>> texts{
        {"", 1},      {"{", 2},        {"[1,]", 4},          {"{\"a\" 1}", 6},
        {"[1] 2", 5}, {"\"\xff\"", 2}, {"[\"\\ud800\"]", 9}, {"\"a\nb\"", 3},
        {"tru", 4},   {"[01]", 3}};
    for (const auto &[text, byte] : texts) {
        INFO(text);
        const ParsedJson parsed = Json::parse(text);
        CHECK(parsed.problem == Problem::NotJson);
        CHECK(parsed.byte == byte);
        CHECK(parsed.value.isNull());
    }
}

TEST_CASE("a number that is too large is refused")
{
    const ParsedJson parsed = Json::parse("[1, -1e999]");
    CHECK(parsed.problem == Problem::NumberTooLarge);
    CHECK(parsed.value.isNull());
}

TEST_CASE("a text is read up to its limits")
{
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    constexpr JsonLimits kShallow{1 << 20, 5};
    CHECK(Json::parse(nested(5), kShallow).ok());
    CHECK(Json::parse("[" + nested(4) + "," + nested(4) + "]", kShallow).ok());
    const ParsedJson deep = Json::parse(nested(6), kShallow);
    CHECK(deep.problem == Problem::TooLarge);
    CHECK(deep.excess == "is nested too deep");
    CHECK(deep.value.isNull());
    CHECK(Json::parse(std::string(1'000'000, '[')).excess == "is nested too deep");

    const std::string excess = "would take more than 1 MiB of memory";
    std::string lists = "[[]";
    for (int i = 0; i < 20'000; ++i)
        lists += ",[]";
    for (const std::string &text : {"[\"" + std::string(1 << 20, 'a') + "\"]",
                                    "{\"" + std::string(1 << 20, 'a') + "\":1}", lists + "]"}) {
        CHECK(Json::parse(text).ok());
        const ParsedJson large = Json::parse(text, kShallow);
        CHECK(large.problem == Problem::TooLarge);
        CHECK(large.excess == excess);
    }
    CHECK(Json::parse(lists + "x", kShallow).excess == excess); // what comes after isn't looked at
}

TEST_CASE("bytes that are no UTF-8 are replaced, and characters escaped where it is asked for")
{
    CHECK(Json("a\xff z\xc3").dump() == "\"a\uFFFD z\uFFFD\"");
    CHECK(Json("a\xff").dump({.ascii = true}) == R"("a\ufffd")");
    CHECK(Json("h\u00e9 \U0001F3AE").dump() == "\"h\u00e9 \U0001F3AE\"");
    CHECK(Json("h\u00e9 \U0001F3AE \x7f").dump({.ascii = true}) == R"("h\u00e9 \ud83c\udfae \u007f")");
    CHECK(Json("\"\\/\n\x01").dump() == R"("\"\\/\n\u0001")");
    CHECK(Json{{"\xff", 1}}.dump() == "{\"\uFFFD\":1}");
    CHECK(jsonOf(R"("\u0041\ud83c\udfae\u0000")").text() == std::string("A\U0001F3AE\0", 6));
}
