// SPDX-License-Identifier: MIT
#include "core/edit/level_checks.h"

#include "core/base/geometry.h"
#include "core/base/text.h"
#include "core/gen/rooms/level_cells.h"
#include "core/gen/rooms/room_set.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace cave {
namespace {

using Severity = LevelIssue::Severity;

std::optional<LevelTile> tileOn(const LevelFile &design, LevelPoint at)
{
    const std::int64_t column = tileOf(at.x);
    const std::int64_t row = tileOf(at.y);
    if (!design.contains(column, row))
        return std::nullopt;
    return LevelTile{static_cast<int>(column), static_cast<int>(row)};
}

bool isDoor(const LevelRecord &record)
{
    return levelFieldText(record, LevelField::MarkerId) == "Door";
}

/// For a living creature that moves.
bool isMobile(const LevelRecord &record)
{
    return record.kind == LevelRecord::Kind::Dynamic && !isSolidObject(record) &&
           findLevelObject(record.type, true) != nullptr;
}

LevelTile tileOfCell(const LevelFile &design, CellPos cell)
{
    return {cell.x, design.height - 1 - cell.y};
}

/// "the Goal at (3, 4)", "the Enemy marker at (1.5, 2)"
Message nameOf(const LevelRecord &record)
{
    const std::string at = "(" + levelNumber(record.at.x) + ", " + levelNumber(record.at.y) + ")";
    if (record.kind == LevelRecord::Kind::PlayerStart)
        return message("the player's start at %1", at);
    if (const std::string_view id = levelFieldText(record, LevelField::MarkerId); !id.empty())
        return message("the %1 marker at %2", id, at);
    return message("the %1 at %2", record.type, at);
}

/// Checks one level and collects its problems.
class LevelChecker {
public:
    explicit LevelChecker(const LevelFile &design)
        : m_design(design)
        , m_parts(design)
        , m_roguelike(design.type == LevelType::Roguelike)
        , m_sideView(design.type == LevelType::Mario)
    {
        if (m_sideView)
            return;
        if (Result<LevelStart> start = levelStartOf(design.name, design))
            m_start = std::move(*start);
    }

    std::vector<LevelIssue> check()
    {
        checkHeader();
        checkLines();
        markReachable();
        checkGoals();
        for (std::size_t i = 0; i < m_design.records.size(); ++i)
            checkRecord(i);
        return std::move(m_issues);
    }

private:
    void add(LevelIssueKind kind, Severity severity, Message text)
    {
        m_issues.push_back({kind, severity, std::nullopt, std::nullopt, std::move(text)});
    }

    void addFor(std::size_t index, LevelIssueKind kind, Severity severity, Message text)
    {
        const LevelRecord &record = m_design.records[index];
        m_issues.push_back({kind, severity, index, tileOn(m_design, record.at), std::move(text)});
    }

    [[nodiscard]] Message name(std::size_t index) const { return nameOf(m_design.records[index]); }

    void checkHeader()
    {
        if (m_design.name.empty())
            add(LevelIssueKind::NoName, Severity::Warning, message("the level has no name"));
        const int larger = std::max(m_design.width, m_design.height);
        const int smaller = std::min(m_design.width, m_design.height);
        const int most = m_roguelike ? kLargestRoom : kLargestPlayed;
        if (!m_sideView && larger > most)
            add(LevelIssueKind::WrongSize, Severity::Error,
                message("the level is too large to play: at most %1 tiles per side", most));
        if (m_roguelike && smaller < kSmallestRoom)
            add(LevelIssueKind::WrongSize, Severity::Error,
                message("the level is too small for a room: at least %1 tiles per side", kSmallestRoom));
    }

    /// Checks required and unique lines.
    void checkLines()
    {
        if (!m_design.start())
            add(LevelIssueKind::NoStart,
                m_design.type == LevelType::TopDown ? Severity::Error : Severity::Warning,
                message("the player's start is missing"));
        const auto backgrounds = std::ranges::count_if(m_design.records, [](const LevelRecord &record) {
            return record.kind == LevelRecord::Kind::BackgroundTile ||
                   record.kind == LevelRecord::Kind::BackgroundImage;
        });
        if (backgrounds > 1)
            add(LevelIssueKind::SeveralBackgrounds, Severity::Warning,
                message("there are %1 backgrounds; only the first is drawn", backgrounds));
        if (m_roguelike)
            checkDoors();
    }

    /// A room is entered by one door on each side.
    void checkDoors()
    {
        const std::array<Message, 4> missing{// like kDirections
                                             message("there is no Door marker on the top border"),
                                             message("there is no Door marker on the right border"),
                                             message("there is no Door marker on the bottom border"),
                                             message("there is no Door marker on the left border")};
        for (std::size_t side = 0; side < kDirections.size(); ++side) {
            const std::optional<CellPos> door = doorOn(m_design, kDirections[side]);
            if (!door) {
                add(LevelIssueKind::DoorMissing, Severity::Error, missing[side]);
                continue;
            }
            const CellPos before = cellBefore(*door, kDirections[side]);
            m_doors.push_back(
                {tileOfCell(m_design, *door), tileOfCell(m_design, before), whatBars(m_design, before)});
        }
    }

    /// Marks what is reachable from the entrances.
    void markReachable()
    {
        if (m_start)
            reach(tileOfCell(m_design, m_start->cell));
        for (const Door &door : m_doors)
            reach(door.before);
    }

    void reach(LevelTile tile)
    {
        if (const std::optional<std::size_t> part = m_parts.partOf(tile))
            m_reached.insert(*part);
    }

    [[nodiscard]] bool isReached(LevelTile tile) const
    {
        const std::optional<std::size_t> part = m_parts.partOf(tile);
        return part && m_reached.count(*part) > 0;
    }

    /// Reachability isn't checked if there is no usable entrance, which is already reported.
    [[nodiscard]] bool looksForWays() const { return !m_sideView && !m_reached.empty(); }

    void checkGoals()
    {
        bool any = false;
        for (const LevelRecord &record : m_design.records) {
            if (record.kind != LevelRecord::Kind::Static || record.type != "Goal")
                continue;
            any = true;
            const std::optional<LevelTile> tile = tileOn(m_design, record.at);
            m_goalReached = m_goalReached || (tile && isReached(*tile));
        }
        if (!any && m_design.type == LevelType::TopDown)
            add(LevelIssueKind::NoGoal, Severity::Warning,
                message("there is no Goal, so the level can't be finished"));
    }

    void checkRecord(std::size_t index)
    {
        const LevelRecord &record = m_design.records[index];
        if (record.kind == LevelRecord::Kind::PlayerStart)
            checkStart(index);
        if (!record.isObject())
            return;
        const LevelObjectInfo *info = findLevelObject(record.type, record.kind == LevelRecord::Kind::Dynamic);
        if (info != nullptr && info->sideView && !m_sideView)
            addFor(index, LevelIssueKind::WrongLevel, Severity::Warning,
                   message("%1 belongs in a MarioLevel", name(index)));
        const std::optional<LevelTile> tile = tileOn(m_design, record.at);
        if (!tile) {
            addFor(index, LevelIssueKind::OutsideLevel, Severity::Warning,
                   message("%1 lies outside the level", name(index)));
            return;
        }
        checkHidden(index, *tile);
        if (isDoor(record))
            checkDoor(index, *tile);
        else if (looksForWays() && info != nullptr && !info->solid)
            checkWay(index, *tile);
    }

    void checkStart(std::size_t index)
    {
        // Rooms except the first are entered through their doors, regardless of their start.
        const Severity severity = m_design.type == LevelType::TopDown ? Severity::Error : Severity::Warning;
        const auto withEnd = [this](Message what) {
            return m_roguelike ? message("%1; this can't be the first room", std::move(what)) : what;
        };
        const std::optional<CellPos> cell = cellHolding(m_design, m_design.records[index].at);
        if (!cell) {
            addFor(index, LevelIssueKind::StartOutside, severity,
                   withEnd(message("%1 lies outside the level", name(index))));
        } else if (m_start && !m_start->barred.empty()) {
            const LevelTile tile = tileOfCell(m_design, m_start->cell);
            addFor(index, LevelIssueKind::StartBlocked, Severity::Warning,
                   message("%1 is on %2; the player starts on the nearest free tile, %3", name(index),
                           m_start->barred, placeText({tile.x, tile.y})));
        } else if (!m_start && !m_sideView) {
            addFor(index, LevelIssueKind::StartBlocked, severity,
                   withEnd(message("%1 is on %2, and no other tile is free", name(index),
                                   whatBars(m_design, *cell))));
        }
    }

    void checkHidden(std::size_t index, LevelTile tile)
    {
        const LevelRecord &record = m_design.records[index];
        const std::string id(levelFieldText(record, LevelField::MarkerId));
        if (!m_seen.emplace(record.kind, record.type, id, tile.x, tile.y).second)
            addFor(index, LevelIssueKind::Hidden, Severity::Warning,
                   message("%1 is on the same tile as another of its type", name(index)));
    }

    void checkDoor(std::size_t index, LevelTile tile)
    {
        if (!m_roguelike) {
            addFor(index, LevelIssueKind::WrongLevel, Severity::Warning,
                   message("%1 belongs in a RoguelikeLevel", name(index)));
            return;
        }
        const auto door = std::ranges::find(m_doors, tile, &Door::at);
        if (door == m_doors.end())
            addFor(index, LevelIssueKind::DoorWalledUp, Severity::Warning,
                   message("%1 leads nowhere: rooms use one door in the middle of each border", name(index)));
        else if (!door->bar.empty())
            addFor(index, LevelIssueKind::DoorBlocked, Severity::Error,
                   message("%1 leads onto %2", name(index), door->bar));
    }

    void checkWay(std::size_t index, LevelTile tile)
    {
        const LevelRecord &record = m_design.records[index];
        if (!m_parts.partOf(tile) && isMobile(record)) {
            addFor(index, LevelIssueKind::EnemyInWall, Severity::Warning,
                   message("%1 is in a wall", name(index)));
            return;
        }
        if (isReached(tile) || record.type == "Spike")
            return;
        if (record.type == "Goal" && record.kind == LevelRecord::Kind::Static && !m_goalReached)
            addFor(index, LevelIssueKind::GoalUnreachable, m_roguelike ? Severity::Warning : Severity::Error,
                   message("%1 can't be reached", name(index)));
        else
            addFor(index, LevelIssueKind::Unreachable, Severity::Warning,
                   message("%1 can't be reached", name(index)));
    }

    /// A door by which a room is entered.
    struct Door {
        LevelTile at;
        LevelTile before; ///< the tile of arrival
        Message bar;      ///< the obstacle there; empty if there is none
    };

    const LevelFile &m_design;
    LevelParts m_parts;
    bool m_roguelike;
    bool m_sideView;
    bool m_goalReached = false;
    std::optional<LevelStart> m_start; ///< where play starts, unless it is barred; none in a MarioLevel
    std::vector<Door> m_doors;
    std::set<std::size_t> m_reached; ///< parts of the level that the player can reach
    std::set<std::tuple<LevelRecord::Kind, std::string, std::string, int, int>> m_seen;
    std::vector<LevelIssue> m_issues;
};

} // namespace

LevelParts::LevelParts(const LevelFile &level)
{
    addRows(level);
    joinRows();
}

void LevelParts::addRows(const LevelFile &level)
{
    const std::vector<LevelTile> solid = solidTiles(level);
    std::size_t next = 0;
    m_rows.reserve(static_cast<std::size_t>(level.height) + 1);
    const auto addRun = [this](int begin, int end) {
        if (begin < end)
            m_runs.push_back({begin, end, m_runs.size()});
    };
    for (int y = 0; y < level.height; ++y) {
        m_rows.push_back(m_runs.size());
        int begin = 0;
        for (; next < solid.size() && solid[next].y == y; ++next) {
            addRun(begin, solid[next].x);
            begin = solid[next].x + 1;
        }
        addRun(begin, level.width);
    }
    m_rows.push_back(m_runs.size());
}

std::size_t LevelParts::rootOf(std::size_t run)
{
    while (m_runs[run].part != run) {
        m_runs[run].part = m_runs[m_runs[run].part].part; // path halving
        run = m_runs[run].part;
    }
    return run;
}

void LevelParts::joinRows()
{
    for (std::size_t row = 1; row + 1 < m_rows.size(); ++row) {
        std::size_t above = m_rows[row - 1];
        std::size_t here = m_rows[row];
        while (above < m_rows[row] && here < m_rows[row + 1]) {
            if (m_runs[above].begin < m_runs[here].end && m_runs[here].begin < m_runs[above].end)
                m_runs[rootOf(here)].part = rootOf(above);
            if (m_runs[above].end < m_runs[here].end)
                ++above;
            else
                ++here;
        }
    }
    for (std::size_t run = 0; run < m_runs.size(); ++run)
        m_runs[run].part = rootOf(run);
}

std::optional<std::size_t> LevelParts::partOf(LevelTile tile) const
{
    if (tile.y < 0 || static_cast<std::size_t>(tile.y) + 1 >= m_rows.size())
        return std::nullopt;
    const auto row = static_cast<std::size_t>(tile.y);
    const auto begin = m_runs.begin() + static_cast<std::ptrdiff_t>(m_rows[row]);
    const auto end = m_runs.begin() + static_cast<std::ptrdiff_t>(m_rows[row + 1]);
    const auto after =
        std::upper_bound(begin, end, tile.x, [](int x, const Run &run) { return x < run.begin; });
    if (after == begin || tile.x >= (after - 1)->end)
        return std::nullopt;
    return (after - 1)->part;
}

std::vector<LevelIssue> levelIssues(const LevelFile &design)
{
    return LevelChecker(design).check();
}

} // namespace cave
