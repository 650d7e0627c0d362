// SPDX-License-Identifier: MIT
#include "core/analysis/sketch/sketch_pattern.h"

#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <utility>

using namespace cave;

namespace {

std::string patternError(const std::string &text)
{
    const Result<SketchPattern> pattern = SketchPattern::parse(text);
    return pattern ? "" : pattern.error().text();
}

bool begins(const std::string &text, const std::string &with)
{
    return text.starts_with(with);
}

SketchPattern anyPattern()
{
    const int width = *rc::gen::inRange(1, 9);
    SketchPattern pattern(width, *rc::gen::inRange(1, 9));
    for (int y = 0; y < pattern.height(); ++y) {
        for (int x = 0; x < width; ++x)
            pattern.set({x, y}, *rc::gen::element(SketchCell::Any, SketchCell::Floor, SketchCell::Rock,
                                                  SketchCell::Chest, SketchCell::Monster, SketchCell::Spawn,
                                                  SketchCell::Way));
    }
    return pattern;
}

} // namespace

TEST_CASE("a sketch is read row by row, north first")
{
    const Result<SketchPattern> pattern = SketchPattern::parse("#.$\n@M\r\n+?\n\n");
    REQUIRE(pattern.ok());
    CHECK(pattern->width() == 3);
    CHECK(pattern->height() == 3);
    CHECK(pattern->at({0, 2}) == SketchCell::Rock);
    CHECK(pattern->at({1, 2}) == SketchCell::Floor);
    CHECK(pattern->at({2, 2}) == SketchCell::Chest);
    CHECK(pattern->at({0, 1}) == SketchCell::Spawn);
    CHECK(pattern->at({1, 1}) == SketchCell::Monster);
    CHECK(pattern->at({2, 1}) == SketchCell::Any);
    CHECK(pattern->at({0, 0}) == SketchCell::Way);
    CHECK(pattern->counted() == 6);
    CHECK(pattern->text() == "#.$\n@M?\n+??\n");
}

TEST_CASE("errors in a sketch name line and column")
{
    CHECK(begins(patternError("..\n.x"), "line 2, column 2: unknown cell 'x'"));
    CHECK(begins(patternError("..\n.\u00e4"), "line 2, column 2: unknown cell '\u00e4'"));
    CHECK(begins(patternError(std::string(".\t")), "line 1, column 2: unknown cell"));
    CHECK(patternError(".@\n@") == "line 2, column 1: there is already another spawn '@'");
    CHECK(patternError(std::string(49, '.')) == "line 1, column 49: a sketch has at most 48 columns");
    std::string tall;
    for (int line = 0; line < 49; ++line)
        tall += ".\n";
    CHECK(patternError(tall) == "line 49, column 1: a sketch has at most 48 lines");
    CHECK(patternError("") == "the sketch is empty");
    CHECK(patternError(" \n\n") == "the sketch is empty");
    CHECK(begins(patternError("??\n??"), "the sketch has no cell to compare"));
    CHECK(SketchPattern::parse(tall.substr(2)).ok());
    CHECK(SketchPattern::parse(std::string(48, '#')).ok());
}

TEST_CASE("any bytes are read or refused")
{
    rc::check([](const std::string &text) {
        const Result<SketchPattern> pattern = SketchPattern::parse(text);
        if (!pattern)
            RC_ASSERT(!pattern.error().text().empty());
    });
}

TEST_CASE("a written sketch is read again")
{
    rc::check([] {
        const SketchPattern pattern = anyPattern();
        RC_PRE(pattern.counted() > 0);
        const Result<SketchPattern> read = SketchPattern::parse(pattern.text());
        // Rows of anything at the south end stay, as they are written as '?'.
        RC_ASSERT(read.ok() && *read == pattern);
    });
}

TEST_CASE("a sketch has eight orientations")
{
    const SketchPattern pattern = *SketchPattern::parse("#.\n$M\n@+\n");
    const auto shown = [&](int quarters, bool mirrored) {
        return pattern.oriented({quarters, mirrored}).text();
    };
    CHECK(shown(0, false) == "#.\n$M\n@+\n");
    CHECK(shown(1, false) == "@$#\n+M.\n");
    CHECK(shown(2, false) == "+@\nM$\n.#\n");
    CHECK(shown(3, false) == ".M+\n#$@\n");
    CHECK(shown(0, true) == ".#\nM$\n+@\n");
    CHECK(shown(1, true) == "+M.\n@$#\n");
    CHECK(shown(2, true) == "@+\n$M\n#.\n");
    CHECK(shown(3, true) == "#$@\n.M+\n");
}

TEST_CASE("a second spawn moves the first, and a new size keeps the north-west corner")
{
    SketchPattern pattern = *SketchPattern::parse("@#\n..\n");
    pattern.set({1, 0}, SketchCell::Spawn);
    CHECK(pattern.text() == ".#\n.@\n");
    pattern.resize(3, 1);
    CHECK(pattern.text() == ".#?\n");
    pattern.resize(1, 2);
    CHECK(pattern.text() == ".\n?\n");
}
