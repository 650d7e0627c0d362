// SPDX-License-Identifier: MIT
#include "core/link/frame_codec.h"

#include <catch2/catch_test_macros.hpp>

using namespace cave;

TEST_CASE("text of others becomes one line that can't disturb what is around it")
{
    CHECK(plainText("Zoë: 你好, naïve 🙂") == "Zoë: 你好, naïve 🙂");
    CHECK(plainText("  a\tb\r\nc\u2028d\u2029 ") == "a b  c d");
    CHECK(plainText("a\u202Eb\u2066c\u200Fd\u061C") == "abcd");
    CHECK(plainText("a\u200Bb\u200Dc\u2060d\uFEFFe\u00ADf") == "abcdef");
    CHECK(plainText("\u200B\u3164 ").empty());
    CHECK(plainText("e\u0301\u0302\u0303\u0304\u0305x\u0301") == "e\u0301\u0302\u0303x\u0301");
    CHECK(plainText("a\xFF").empty());
}
