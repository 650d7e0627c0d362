// SPDX-License-Identifier: MIT
// Sight cases as text.
#include "core/analysis/sight/sight_case.h"
#include "core/base/text.h"
#include "core/base/whole_number.h"
#include "core/io/exports/region_text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

namespace cave {
namespace {

constexpr std::string_view kTitle = "sight case 1";

using CaseWords = std::vector<std::string_view>;
using Obstacle = SightObstacle::Kind;

CaseWords caseWordsOf(std::string_view line)
{
    CaseWords words;
    for (std::size_t at = 0; (at = line.find_first_not_of(" \t", at)) != std::string_view::npos;) {
        const std::size_t end = std::min(line.find_first_of(" \t", at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
    return words;
}

/// Letters of terrain, and of what stands on floor in maps as text.
bool isMapLetter(char letter)
{
    constexpr std::string_view kThings = "CcM@";
    if (kThings.find(letter) != std::string_view::npos)
        return true;
    for (int kind = 0; kind <= static_cast<int>(kLastFeatureKind); ++kind) {
        if (letter == featureLetter(static_cast<FeatureKind>(kind)))
            return true;
    }
    return std::ranges::any_of(
        std::array{Terrain::Floor, Terrain::Rock, Terrain::Water, Terrain::Trees, Terrain::Bounds},
        [&](Terrain terrain) { return letter == terrainLetter(terrain); });
}

/// Reads a case line by line.
class CaseReader {
public:
    explicit CaseReader(std::string_view text) : m_rest(text) {}

    Result<SightCase> read()
    {
        std::string_view line;
        if (!nextLine(line) || trimmed(line) != kTitle)
            return wrong(message("a sight case begins with the line '%1'", kTitle));
        while (!m_hasArea) {
            if (!nextLine(line))
                return wrong(message("the map is missing; it begins with 'area X Y WIDTH HEIGHT'"));
            CAVE_TRY(readFact(line));
        }
        CAVE_TRY(checkFacts());
        CAVE_TRY(readRows());
        return std::move(m_case);
    }

private:
    using Read = Result<void>;

    /// False at the end of the text.
    bool nextLine(std::string_view &line)
    {
        ++m_line;
        if (m_rest.empty())
            return false;
        const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
        line = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        return true;
    }

    [[nodiscard]] Error wrong(Message what) const
    {
        return invalid(message("line %1: %2", m_line, std::move(what)));
    }

    Read expected(std::string_view form) const { return wrong(message("expected '%1'", form)); }

    Read readNumber(std::string_view word, std::int64_t low, std::int64_t high, std::int64_t &number) const
    {
        const std::optional<std::int64_t> read = parseWhole<std::int64_t>(word);
        if (!read || *read < low || *read > high)
            return wrong(message("'%1' is not a whole number from %2 to %3", word, low, high));
        number = *read;
        return {};
    }

    /// The words at `first` and behind it.
    Read readPlace(const CaseWords &words, std::size_t first, WorldPos &place) const
    {
        CAVE_TRY(readNumber(words[first], -kWorldLimit, kWorldLimit, place.x));
        return readNumber(words[first + 1], -kWorldLimit, kWorldLimit, place.y);
    }

    Read once(bool &seen, std::string_view what)
    {
        if (std::exchange(seen, true))
            return wrong(message("'%1' is there a second time", what));
        return {};
    }

    Read readFact(std::string_view line)
    {
        const CaseWords words = caseWordsOf(line);
        if (words.empty())
            return {};
        const std::string_view word = words.front();
        if (word == "note") {
            m_case.notes.emplace_back(trimmed(line.substr(line.find(word) + word.size())));
            return {};
        }
        if (word == "viewer" || word == "monster")
            return readViewer(words);
        if (word == "target")
            return readTarget(words);
        if (word == "rule")
            return readRule(words);
        if (word == "disc")
            return readDisc(words);
        if (word == "expect")
            return readExpected(words);
        if (word == "area")
            return readArea(words);
        return wrong(message("unknown word '%1'; expected note, viewer, monster, target, rule, disc, expect "
                             "or area",
                             word));
    }

    Read readViewer(const CaseWords &words)
    {
        constexpr std::size_t kWords = 3;
        if (words.size() != kWords)
            return expected("viewer X Y");
        CAVE_TRY(once(m_hasViewer, "viewer"));
        m_case.fromMonster = words.front() == "monster";
        return readPlace(words, 1, m_case.viewer);
    }

    Read readTarget(const CaseWords &words)
    {
        constexpr std::size_t kWords = 3;
        if (words.size() != kWords)
            return expected("target X Y");
        CAVE_TRY(once(m_hasTarget, "target"));
        return readPlace(words, 1, m_case.target);
    }

    Read readRule(const CaseWords &words)
    {
        if (words.size() != 2 || (words[1] != "gap" && words[1] != "original"))
            return expected("rule gap|original");
        CAVE_TRY(once(m_hasRule, "rule"));
        m_case.gaps = words[1] == "gap" ? GapRule::Closed : GapRule::Open;
        return {};
    }

    Read readDisc(const CaseWords &words)
    {
        constexpr std::size_t kWords = 3;
        if (words.size() != kWords)
            return expected("disc exact|original|wide RADIUS");
        if (m_case.disc)
            return wrong(message("'%1' is there a second time", words.front()));
        for (const DiscRule rule : {DiscRule::Exact, DiscRule::Original, DiscRule::Wide}) {
            if (words[1] == discRuleKey(rule))
                m_case.disc = SightCase::Disc{rule, 0};
        }
        if (!m_case.disc)
            return expected("disc exact|original|wide RADIUS");
        std::int64_t radius = 0;
        CAVE_TRY(readNumber(words[2], 0, kLongestProbe, radius));
        m_case.disc->radius = static_cast<int>(radius);
        return {};
    }

    Read readExpected(const CaseWords &words)
    {
        constexpr std::size_t kBlocked = 5;
        if (words.size() == 2 && (words[1] == "inside" || words[1] == "outside")) {
            m_case.expectedInside = words[1] == "inside";
            return once(m_hasDiscAnswer, "expect inside|outside");
        }
        CAVE_TRY(once(m_hasAnswer, "expect visible|blocked"));
        if (words.size() == 2 && words[1] == "visible")
            return {};
        const bool blocked = words.size() == kBlocked && words[1] == "blocked" &&
                             (words.back() == "cell" || words.back() == "gap");
        if (!blocked)
            return expected("expect visible|inside|outside, or expect blocked X Y cell|gap");
        m_case.expected.obstacle = words.back() == "gap" ? Obstacle::DiagonalGap : Obstacle::BlockingCell;
        return readPlace(words, 2, m_case.expected.at);
    }

    Read readArea(const CaseWords &words)
    {
        constexpr std::size_t kWords = 5;
        if (words.size() != kWords)
            return expected("area X Y WIDTH HEIGHT");
        std::int64_t width = 0;
        std::int64_t height = 0;
        CAVE_TRY(readPlace(words, 1, m_case.area.origin));
        CAVE_TRY(readNumber(words[3], 1, kMaxCaseSide, width));
        CAVE_TRY(readNumber(words[4], 1, kMaxCaseSide, height));
        m_case.area.width = static_cast<int>(width);
        m_case.area.height = static_cast<int>(height);
        m_hasArea = true;
        return {};
    }

    /// Once the rows follow.
    [[nodiscard]] Read checkFacts() const
    {
        const std::pair<bool, std::string_view> needed[] = {{m_hasViewer, "viewer X Y"},
                                                            {m_hasTarget, "target X Y"},
                                                            {m_hasRule, "rule gap|original"},
                                                            {m_hasAnswer, "expect visible|blocked"}};
        for (const auto &[there, what] : needed) {
            if (!there)
                return wrong(message("'%1' is missing before the map", what));
        }
        if (m_case.disc && !m_hasDiscAnswer)
            return wrong(
                message("'%1' is missing before the map", std::string_view("expect inside|outside")));
        if (!m_case.disc && m_hasDiscAnswer)
            return wrong(message("'%1' is missing before the map",
                                 std::string_view("disc exact|original|wide RADIUS")));
        for (const WorldPos end : {m_case.viewer, m_case.target}) {
            if (!m_case.area.contains(end))
                return wrong(message("%1 is outside the map", placeText(end)));
        }
        return {};
    }

    Read readRows()
    {
        std::string_view line;
        while (static_cast<int>(m_case.rows.size()) < m_case.area.height) {
            if (!nextLine(line))
                return wrong(message("the map has %1 rows, not %2", m_case.rows.size(), m_case.area.height));
            if (line.size() != static_cast<std::size_t>(m_case.area.width))
                return wrong(message("the row has %1 letters, not %2", line.size(), m_case.area.width));
            const auto strange = std::ranges::find_if_not(line, isMapLetter);
            if (strange != line.end())
                return wrong(message("column %1: no letter of a map", strange - line.begin() + 1));
            m_case.rows.emplace_back(line);
        }
        while (nextLine(line)) {
            if (!trimmed(line).empty())
                return wrong(message("the map has more than %1 rows", m_case.area.height));
        }
        return {};
    }

    std::string_view m_rest;
    int m_line = 0;
    SightCase m_case;
    bool m_hasViewer = false;
    bool m_hasTarget = false;
    bool m_hasRule = false;
    bool m_hasAnswer = false;
    bool m_hasDiscAnswer = false;
    bool m_hasArea = false;
};

std::string placeWords(WorldPos p)
{
    return std::to_string(p.x) + " " + std::to_string(p.y);
}

} // namespace

Terrain SightCase::terrainAt(WorldPos p) const
{
    if (!area.contains(p))
        return Terrain::Bounds;
    const char letter = rows[static_cast<std::size_t>(area.origin.y + area.height - 1 - p.y)]
                            [static_cast<std::size_t>(p.x - area.origin.x)];
    for (const Terrain terrain : {Terrain::Rock, Terrain::Water, Terrain::Trees, Terrain::Bounds}) {
        if (letter == terrainLetter(terrain))
            return terrain;
    }
    return Terrain::Floor;
}

Result<SightCase> parseSightCase(std::string_view text)
{
    return CaseReader(text).read();
}

std::string sightCaseText(const SightCase &sightCase)
{
    std::string text(kTitle);
    const auto line = [&](const std::string &words) { text += "\n" + words; };
    for (const std::string &note : sightCase.notes)
        line("note " + note);
    line((sightCase.fromMonster ? "monster " : "viewer ") + placeWords(sightCase.viewer));
    line("target " + placeWords(sightCase.target));
    line(sightCase.gaps == GapRule::Closed ? "rule gap" : "rule original");
    if (sightCase.disc)
        line("disc " + std::string(discRuleKey(sightCase.disc->rule)) + " " +
             std::to_string(sightCase.disc->radius));
    const bool gap = sightCase.expected.obstacle == Obstacle::DiagonalGap;
    line(sightCase.expected.obstacle == Obstacle::None
             ? "expect visible"
             : "expect blocked " + placeWords(sightCase.expected.at) + (gap ? " gap" : " cell"));
    if (sightCase.disc)
        line(sightCase.expectedInside ? "expect inside" : "expect outside");
    line("area " + placeWords(sightCase.area.origin) + " " + std::to_string(sightCase.area.width) + " " +
         std::to_string(sightCase.area.height));
    for (const std::string &row : sightCase.rows)
        line(row);
    return text + "\n";
}

} // namespace cave
