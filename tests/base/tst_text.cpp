// SPDX-License-Identifier: MIT
#include "core/base/text.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

using namespace cave;

TEST_CASE("text of any script becomes UTF-16")
{
    CHECK(*utf16FromUtf8("") == u"");
    CHECK(*utf16FromUtf8("cave 1") == u"cave 1");
    CHECK(*utf16FromUtf8("h\u00e9llo") == u"h\u00e9llo");
    CHECK(*utf16FromUtf8("\u6d1e\u7a9f") == u"\u6d1e\u7a9f");
    CHECK(*utf16FromUtf8("\U0001F3AE!") == u"\U0001F3AE!");
    CHECK(*utf16FromUtf8("\U0010FFFF") == u"\U0010FFFF");
    CHECK(*utf16FromUtf8("\U00010000") == u"\U00010000");
    CHECK(*utf16FromUtf8(std::string("a\0b", 3)) == std::u16string(u"a\0b", 3));
}

TEST_CASE("malformed UTF-8 is refused at the byte where it starts")
{
    struct Row {
        const char *what;
        std::string text;
        const char *byte;
    };
    const Row rows[] = {
        {"a continuation byte alone", "ab\x80", "byte 2"},
        {"a sequence cut short", "\xE6\xB4", "byte 0"},
        {"a sequence that text interrupts", "x\xC3y", "byte 1"},
        {"an overlong slash", "\xC0\xAF", "byte 0"},
        {"an overlong three-byte form", "\xE0\x80\xAF", "byte 0"},
        {"an overlong four-byte form", "\xF0\x80\x80\xAF", "byte 0"},
        {"a surrogate", "abc\xED\xA0\x80", "byte 3"},
        {"past the last code point", "\xF4\x90\x80\x80", "byte 0"},
        {"a byte that is never used", "\xFF", "byte 0"},
    };
    for (const Row &row : rows) {
        INFO(row.what);
        const Result<std::u16string> result = utf16FromUtf8(row.text);
        CHECK_FALSE(isUtf8(row.text));
        REQUIRE_FALSE(result.ok());
        CHECK(result.error().code == ErrorCode::InvalidArgument);
        CHECK(result.error().text().find(row.byte) != std::string::npos);
    }
}

TEST_CASE("text for a terminal has nothing that the terminal would act on")
{
    struct Row {
        std::string text;
        const char *shown;
    };
    const Row rows[] = {
        {"plain, h\u00e9llo, \u6d1e, \U0001F3AE", "plain, h\u00e9llo, \u6d1e, \U0001F3AE"},
        {"C:\\n", "C:\\n"},
        {"\x1b]0;title\x07\x1b[2J", "\\u001b]0;title\\u0007\\u001b[2J"},
        {std::string("a\0b", 3), "a\\u0000b"},
        {"one\ntwo\r\tthree\b\f", "one\\ntwo\\r\\tthree\\b\\f"},
        {"\x7f \xc2\x9b\x33\x31m", "\\u007f \\u009b31m"},
        {"a\u202eb\u2066c\u200fd\u061ce", "a\\u202eb\\u2066c\\u200fd\\u061ce"},
        {"\u2028\u2029", "\\u2028\\u2029"},
        {"\x9b 1m \xff\xe6\xb4", "\\x9b 1m \\xff\\xe6\\xb4"},
    };
    for (const Row &row : rows) {
        INFO(row.shown);
        CHECK(printable(row.text) == row.shown);
    }
    CHECK(printableLines("a\n\tb\r\x1b") == "a\n\tb\\r\\u001b");
}

TEST_CASE("natural order is by the numbers in names")
{
    std::vector<std::string> names{"level10",
                                   "b",
                                   "level2",
                                   "level02",
                                   "level",
                                   "a/10.csv",
                                   "level2b",
                                   "a/9.csv",
                                   "level99999999999999999999",
                                   "level100000000000000000000"};
    std::ranges::sort(names, naturallyBefore);
    CHECK(names == std::vector<std::string>{"a/9.csv", "a/10.csv", "b", "level", "level02", "level2",
                                            "level2b", "level10", "level99999999999999999999",
                                            "level100000000000000000000"});
}
