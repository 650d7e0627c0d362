// SPDX-License-Identifier: MIT
#include "core/base/message.h"

#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>
#include <string_view>

using cave::located;
using cave::message;
using cave::Message;

TEST_CASE("a message puts its arguments where the pattern has their places")
{
    CHECK(message("%1 must be from %2 to %3", std::string("rows"), 1, 30).english() ==
          "rows must be from 1 to 30");
    CHECK(message("%2 before %1", "b", "a").english() == "a before b");
    CHECK(located("items.json", message("%1 is missing", std::string_view("key"))).english() ==
          "items.json: key is missing");
    CHECK(message("50 % of %1", 8).english() == "50 % of 8");
}

TEST_CASE("what an argument holds is no place, and a place without an argument stays")
{
    CHECK(message("not %1 of %2", std::string("%2"), 3).english() == "not %2 of 3");
    CHECK(message("only %1 of %2", 1).english() == "only 1 of %2");
}

TEST_CASE("literals are patterns, other texts are as they are")
{
    CHECK(Message("nothing is selected").isPattern());
    CHECK(message("%1 here", "a wall").arguments().front().isPattern());
    const std::string text = "Permission denied";
    CHECK_FALSE(Message(text).isPattern());
    CHECK_FALSE(Message(text.c_str()).isPattern());
    CHECK_FALSE(message("cannot: %1", text).arguments().front().isPattern());
    CHECK(Message().empty());
}

TEST_CASE("messages that say the same are equal")
{
    CHECK(message("%1 cells", 4) == Message(std::string("4 cells")));
    CHECK_FALSE(message("%1 cells", 4) == message("%1 cells", 5));
    std::ostringstream out;
    out << message("%1 cells", 4);
    CHECK(out.str() == "4 cells");
}
