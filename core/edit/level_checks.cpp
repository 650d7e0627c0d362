// SPDX-License-Identifier: MIT
#include "core/edit/level_checks.h"

#include "core/base/geometry.h"
#include "core/edit/level_parts.h"
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
std::string nameOf(const LevelRecord &record)
{
    std::string name = "the ";
    if (record.kind == LevelRecord::Kind::PlayerStart)
        name += "player's start";
    else if (const std::string_view id = levelFieldText(record, LevelField::MarkerId); !id.empty())
        name += std::string(id) + " marker";
    else
        name += record.type;
    return name + " at (" + levelNumber(record.at.x) + ", " + levelNumber(record.at.y) + ")";
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
    void add(LevelIssueKind kind, Severity severity, std::string text)
    {
        m_issues.push_back({kind, severity, std::nullopt, std::nullopt, std::move(text)});
    }

    void addFor(std::size_t index, LevelIssueKind kind, Severity severity, const std::string &what)
    {
        const LevelRecord &record = m_design.records[index];
        m_issues.push_back({kind, severity, index, tileOn(m_design, record.at), nameOf(record) + " " + what});
    }

    void checkHeader()
    {
        if (m_design.name.empty())
            add(LevelIssueKind::NoName, Severity::Warning, "the level has no name");
        const int larger = std::max(m_design.width, m_design.height);
        const int smaller = std::min(m_design.width, m_design.height);
        const int most = m_roguelike ? kLargestRoom : kLargestPlayed;
        if (!m_sideView && larger > most)
            add(LevelIssueKind::WrongSize, Severity::Error,
                "the level is too large to play: at most " + std::to_string(most) + " tiles per side");
        if (m_roguelike && smaller < kSmallestRoom)
            add(LevelIssueKind::WrongSize, Severity::Error,
                "the level is too small for a room: at least " + std::to_string(kSmallestRoom) +
                    " tiles per side");
    }

    /// Checks required and unique lines.
    void checkLines()
    {
        if (!m_design.start())
            add(LevelIssueKind::NoStart,
                m_design.type == LevelType::TopDown ? Severity::Error : Severity::Warning,
                "the player's start is missing");
        const auto backgrounds =
            std::count_if(m_design.records.begin(), m_design.records.end(), [](const LevelRecord &record) {
                return record.kind == LevelRecord::Kind::BackgroundTile ||
                       record.kind == LevelRecord::Kind::BackgroundImage;
            });
        if (backgrounds > 1)
            add(LevelIssueKind::SeveralBackgrounds, Severity::Warning,
                "there are " + std::to_string(backgrounds) + " backgrounds; only the first is drawn");
        if (m_roguelike)
            checkDoors();
    }

    /// A room is entered by one door on each side.
    void checkDoors()
    {
        constexpr std::array<std::string_view, 4> kSideNames{"top", "right", "bottom",
                                                             "left"}; // like kDirections
        for (std::size_t side = 0; side < kDirections.size(); ++side) {
            const std::optional<CellPos> door = doorOn(m_design, kDirections[side]);
            if (!door) {
                add(LevelIssueKind::DoorMissing, Severity::Error,
                    "there is no Door marker on the " + std::string(kSideNames[side]) + " border");
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
                "there is no Goal, so the level can't be finished");
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
            addFor(index, LevelIssueKind::WrongLevel, Severity::Warning, "belongs in a MarioLevel");
        const std::optional<LevelTile> tile = tileOn(m_design, record.at);
        if (!tile) {
            addFor(index, LevelIssueKind::OutsideLevel, Severity::Warning, "lies outside the level");
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
        const std::string end = m_roguelike ? "; this can't be the first room" : "";
        const std::optional<CellPos> cell = cellHolding(m_design, m_design.records[index].at);
        if (!cell) {
            addFor(index, LevelIssueKind::StartOutside, severity, "lies outside the level" + end);
        } else if (m_start && !m_start->barred.empty()) {
            const LevelTile tile = tileOfCell(m_design, m_start->cell);
            addFor(index, LevelIssueKind::StartBlocked, Severity::Warning,
                   "is on " + m_start->barred + "; the player starts on the nearest free tile, (" +
                       std::to_string(tile.x) + ", " + std::to_string(tile.y) + ")");
        } else if (!m_start && !m_sideView) {
            addFor(index, LevelIssueKind::StartBlocked, severity,
                   "is on " + whatBars(m_design, *cell) + ", and no other tile is free" + end);
        }
    }

    void checkHidden(std::size_t index, LevelTile tile)
    {
        const LevelRecord &record = m_design.records[index];
        const std::string id(levelFieldText(record, LevelField::MarkerId));
        if (!m_seen.emplace(record.kind, record.type, id, tile.x, tile.y).second)
            addFor(index, LevelIssueKind::Hidden, Severity::Warning,
                   "is on the same tile as another of its type");
    }

    void checkDoor(std::size_t index, LevelTile tile)
    {
        if (!m_roguelike) {
            addFor(index, LevelIssueKind::WrongLevel, Severity::Warning, "belongs in a RoguelikeLevel");
            return;
        }
        const auto door = std::find_if(m_doors.begin(), m_doors.end(),
                                       [tile](const Door &other) { return other.at == tile; });
        if (door == m_doors.end())
            addFor(index, LevelIssueKind::DoorWalledUp, Severity::Warning,
                   "leads nowhere: rooms use one door in the middle of each border");
        else if (!door->bar.empty())
            addFor(index, LevelIssueKind::DoorBlocked, Severity::Error, "leads onto " + door->bar);
    }

    void checkWay(std::size_t index, LevelTile tile)
    {
        const LevelRecord &record = m_design.records[index];
        if (!m_parts.partOf(tile) && isMobile(record)) {
            addFor(index, LevelIssueKind::EnemyInWall, Severity::Warning, "is in a wall");
            return;
        }
        if (isReached(tile) || record.type == "Spike")
            return;
        if (record.type == "Goal" && record.kind == LevelRecord::Kind::Static && !m_goalReached)
            addFor(index, LevelIssueKind::GoalUnreachable, m_roguelike ? Severity::Warning : Severity::Error,
                   "can't be reached");
        else
            addFor(index, LevelIssueKind::Unreachable, Severity::Warning, "can't be reached");
    }

    /// A door by which a room is entered.
    struct Door {
        LevelTile at;
        LevelTile before; ///< the tile of arrival
        std::string bar;  ///< the obstacle there; empty if there is none
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

std::vector<LevelIssue> levelIssues(const LevelFile &design)
{
    return LevelChecker(design).check();
}

} // namespace cave
