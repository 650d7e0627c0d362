// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_issues.h"
#include "core/base/text.h"
#include "core/edit/shapes.h"
#include "core/edit/world_delta.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace cave {
namespace {

using GoOn = std::function<bool(double)>;

/// The maximum number of cells searched for passages.
constexpr std::size_t kMaxCellsSearched = 500'000;
/// The number of cells in a spiral tried as places for the player: 301 per side.
constexpr std::int64_t kSpiralCells = 301LL * 301;
/// An area with more cells is large enough to continue in.
constexpr std::int64_t kRoomToWalk = 2'000;

/// A world and its markers after a draft, so that several issues can be fixed in one draft.
struct Preview {
    Preview(const EditDraft &draft, const World &original, std::vector<Bookmark> marks)
        : world(copyOf(original))
        , bookmarks(std::move(marks))
    {
        const WorldDelta delta = draft.delta();
        applyDelta(world, delta);
        applyDelta(bookmarks, delta.bookmarks);
        reserveRegionsForMonsters(world, farthestDisc(world));
    }

    /// Updates a region to the current state of the draft.
    void update(const EditDraft &draft, RegionPos pos) { world.map.setChanges(pos, draft.changesOf(pos)); }

    World world;
    std::vector<Bookmark> bookmarks;
};

Error notPossible(const Issue &issue, const Message &why)
{
    return invalid(message("can't %1: %2", issue.fix, why));
}

Error notSo(const Issue &issue)
{
    return invalid(message("this is no longer the case: %1", issue.text));
}

Error stopped()
{
    return invalid("the search for areas was cancelled");
}

bool isOfAreas(IssueKind kind)
{
    return kind == IssueKind::SealedArea || kind == IssueKind::UnreachableChest;
}

std::vector<WorldPos> cellsOf(const CellMask &mask)
{
    std::vector<WorldPos> cells;
    forEachCell(mask, [&](WorldPos p) { cells.push_back(p); });
    return cells;
}

/// The areas of issues, and those changed by fixes since they were found.
struct AreasInQuestion {
    EditedAreas found;
    std::map<WorldPos, Issue> sealed;         ///< by their first cells
    std::set<WorldPos> chests;                ///< that can't be reached
    std::set<RegionAreas::AreaId> fixed = {}; ///< filled, or joined to the rest

    [[nodiscard]] bool isSealed(RegionAreas::AreaId id) const
    {
        return found.isSealed(id) && !fixed.contains(id);
    }
};

/// A breadth-first search from all cells of an area at once, through rock, to the nearest cell that
/// `leadsOn`.
class PassageSearch {
public:
    PassageSearch(EditDraft &draft, std::function<bool(WorldPos)> leadsOn, int regionSize)
        : m_draft(draft)
        , m_leadsOn(std::move(leadsOn))
        , m_regionSize(regionSize)
    {
    }

    /// The rock to dig away; empty if there is no path.
    CellMask passageFrom(const CellMask &area)
    {
        for (const WorldPos p : cellsOf(area))
            reach(p, p);
        const std::size_t most = m_cameFrom.size() + kMaxCellsSearched;
        for (; !m_open.empty() && m_cameFrom.size() < most; m_open.pop_front()) {
            const WorldPos p = m_open.front();
            if (!area.contains(p) && m_leadsOn(p))
                return rockOnTheWayTo(p);
            for (const Direction direction : kDirections)
                reach(step(p, direction), p);
        }
        return CellMask(m_regionSize);
    }

private:
    void reach(WorldPos p, WorldPos from)
    {
        if (m_draft.terrainAt(p) != Terrain::Bounds && m_cameFrom.emplace(p, from).second)
            m_open.push_back(p);
    }

    CellMask rockOnTheWayTo(WorldPos p)
    {
        CellMask rock(m_regionSize);
        for (; m_cameFrom.at(p) != p; p = m_cameFrom.at(p)) {
            if (m_draft.isRock(p))
                rock.add(p);
        }
        return rock;
    }

    EditDraft &m_draft;
    std::function<bool(WorldPos)> m_leadsOn;
    int m_regionSize;
    std::map<WorldPos, WorldPos> m_cameFrom;
    std::deque<WorldPos> m_open;
};

/// The edited regions with areas that may extend to the places of issues.
std::set<RegionPos> regionsAround(World &world, std::span<const Issue> issues)
{
    const std::set<RegionPos> edited = editedRegions(world.map);
    const std::set<RegionPos> ringed = withRing(edited);
    std::set<RegionPos> joined;
    for (const Issue &issue : issues) {
        const RegionPos pos = regionOf(issue.at, world.map.regionSize());
        if (isOfAreas(issue.kind) && !joined.contains(pos))
            joined.merge(joinedRegions(ringed, pos));
    }
    std::set<RegionPos> near;
    std::set_intersection(edited.begin(), edited.end(), joined.begin(), joined.end(),
                          std::inserter(near, near.end()));
    return near;
}

/// None if stopped by `goOn`.
std::optional<AreasInQuestion> findAreas(Preview &preview, std::span<const Issue> issues, const GoOn &goOn)
{
    std::optional<EditedAreas> found =
        findEditedAreas(preview.world, regionsAround(preview.world, issues), goOn);
    if (!found)
        return std::nullopt;
    AreasInQuestion areas{std::move(*found), {}, {}};
    for (Issue &issue : issuesOfAreas(preview.world, preview.bookmarks, areas.found)) {
        if (issue.kind == IssueKind::UnreachableChest)
            areas.chests.insert(issue.at);
        else
            areas.sealed.emplace(issue.at, std::move(issue));
    }
    return areas;
}

/// Where the player may be placed: in `walkable`, or where there is space to walk.
class PlayerPlace {
public:
    explicit PlayerPlace(World &world) : m_world(world) {}

    /// The nearest in the spiral; preferably one reachable from the player's position, so that no area
    /// becomes inaccessible.
    std::optional<WorldPos> find()
    {
        const WorldPos from = m_world.player().position;
        const FloodedCells around = walkableCells(m_world.map, from, kSpiralCells);
        const std::optional<WorldPos> near =
            first(from, [&](WorldPos p) { return around.cells.contains(p); });
        if (near)
            return near;
        if (const LevelPlan &plan = m_world.map.plan(); plan.isBounded())
            return inLevel(plan.levels.front(), plan.levelAt(from));
        return first(from, [this](WorldPos p) {
            return walkableCells(m_world.map, p, kRoomToWalk).cells.count() == kRoomToWalk;
        });
    }

private:
    /// As near as possible to the entrance of a level: the player's level, if there is one, otherwise the
    /// first.
    std::optional<WorldPos> inLevel(const Level &firstLevel, const Level *players)
    {
        const Level &level = players == nullptr ? firstLevel : *players;
        const WorldPos middle{level.area.origin.x + level.area.width / 2,
                              level.area.origin.y + level.area.height / 2};
        const WorldPos from = players == nullptr ? level.start.value_or(middle) : m_world.player().position;
        return first(from, [&level](WorldPos p) { return level.area.contains(p); });
    }

    /// The nearest to `from` that is suitable and not seen by monsters.
    template<class Suits>
    std::optional<WorldPos> first(WorldPos from, Suits suits)
    {
        for (std::int64_t n = 0; n < kSpiralCells; ++n) {
            const WorldPos offset = spiralCell(n);
            const WorldPos p{from.x + offset.x, from.y + offset.y};
            if (!m_world.map.isRock(p) && m_world.map.chestAt(p) != ChestState::Closed && suits(p) &&
                allyAt(m_world, m_world.party.shown, p) == nullptr && monstersThatSee(m_world, p).empty())
                return p;
        }
        return std::nullopt;
    }

    World &m_world;
};

/// Fixes issues one after the other in a draft. The data needed for that is computed once, on demand, and
/// kept up to date with the fixes.
class Fixer {
public:
    Fixer(EditDraft &draft, const World &world, const std::vector<Bookmark> &bookmarks,
          std::span<const Issue> issues, const GoOn &goOn)
        : m_draft(draft)
        , m_preview(draft, world, bookmarks)
        , m_issues(issues)
        , m_goOn(goOn)
    {
    }

    Result<void> fix(const Issue &issue)
    {
        switch (issue.kind) {
        case IssueKind::SealedArea:
            return fixArea(issue);
        case IssueKind::UnreachableChest:
            return fixChest(issue);
        case IssueKind::MonsterInRock:
        case IssueKind::MonstersOnOneCell:
            return fixMonsters(issue);
        case IssueKind::PlayerInRock:
        case IssueKind::PlayerSeen:
            return fixPlayer(issue);
        case IssueKind::MarkerInRock:
        case IssueKind::MarkersOnOneCell:
            return fixMarkers(issue);
        case IssueKind::FinishOutOfReach:
            return fixFinish(issue);
        }
        return {};
    }

private:
    /// None if stopped by `goOn`.
    AreasInQuestion *areas()
    {
        if (!m_areas) {
            updatePreview();
            m_areas = findAreas(m_preview, m_issues, m_goOn);
        }
        return m_areas ? &*m_areas : nullptr;
    }

    /// Not done at every change, as each regenerates the region.
    void updatePreview()
    {
        for (const RegionPos pos : std::exchange(m_outdated, {}))
            m_preview.update(m_draft, pos);
    }

    /// A passage joins everything that it touches to the rest.
    void dig(const CellMask &passage)
    {
        m_draft.setTerrain(passage, Terrain::Floor);
        for (const WorldPos p : cellsOf(passage)) {
            for (const Direction direction : kDirections) {
                if (const auto area = m_areas->found.areas.areaAt(step(p, direction)))
                    m_areas->fixed.insert(*area);
            }
        }
    }

    Result<void> fixArea(const Issue &issue)
    {
        AreasInQuestion *areas = this->areas();
        if (areas == nullptr)
            return stopped();
        const auto now = areas->sealed.find(issue.at);
        if (now == areas->sealed.end())
            return notSo(issue);
        const RegionAreas::AreaId id = *areas->found.areas.areaAt(issue.at);
        if (!areas->isSealed(id))
            return notSo(issue);
        CellMask cells(m_preview.world.map.regionSize());
        for (const auto &[pos, rows] : areas->found.areas.cellsOf(id))
            cells.addRegion(pos, rows);
        CellMask changed = cells;
        if (now->second.fix == message(kFillArea)) {
            m_draft.setTerrain(cells, Terrain::Rock);
        } else {
            // Floor beyond the area examined counts as reachable, as everywhere in checks, and so does newly
            // dug floor, as passages lead on.
            const auto leadsOn = [&](WorldPos p) {
                const std::optional<RegionAreas::AreaId> area = areas->found.areas.areaAt(p);
                return !m_draft.isRock(p) && (!area || !areas->isSealed(*area));
            };
            changed = PassageSearch(m_draft, leadsOn, cells.regionSize()).passageFrom(cells);
            if (changed.empty())
                return notPossible(now->second, message("there is no floor near enough"));
            dig(changed);
        }
        areas->fixed.insert(id);
        for (const auto &[pos, rows] : changed.regions())
            m_outdated.insert(pos);
        return {};
    }

    Result<void> fixChest(const Issue &issue)
    {
        AreasInQuestion *areas = this->areas();
        if (areas == nullptr)
            return stopped();
        const std::optional<RegionAreas::AreaId> area = areas->found.areas.areaAt(issue.at);
        const bool reachable = area ? !areas->isSealed(*area) : !m_draft.isRock(issue.at);
        if (reachable || areas->chests.erase(issue.at) == 0)
            return notSo(issue);
        m_outdated.insert(regionOf(issue.at, m_preview.world.map.regionSize()));
        return m_draft.removeChest(issue.at);
    }

    /// Removes what is surplus in the issue's cell: all but one of several, or one that is in rock, as each
    /// of those is a separate issue and the first one is to be fixed.
    template<class Thing, class TakeAway>
    Result<void> clearCell(const Issue &issue, bool inRock, std::map<WorldPos, std::vector<Thing>> &things,
                           TakeAway takeAway)
    {
        std::vector<Thing> &here = things[issue.at];
        const std::size_t stay = inRock ? 0 : 1;
        if (here.size() <= stay || m_draft.isRock(issue.at) != inRock)
            return notSo(issue);
        for (std::size_t go = inRock ? 1 : here.size() - 1; go > 0; --go) {
            const auto next = here.begin() + static_cast<std::ptrdiff_t>(stay);
            CAVE_TRY(takeAway(*next));
            here.erase(next);
        }
        return {};
    }

    /// Moves a monster in draft and preview, or removes it if there is no place for it.
    Result<void> moveAway(const Monster &monster)
    {
        const std::optional<WorldPos> place = freePlaceFor(m_preview.world, monster);
        if (!place)
            return m_draft.removeMonster(monster.id);
        MonsterState there = monster.state;
        there.position = *place;
        setMonsterState(m_preview.world, monster.id, there); // so that the next one goes elsewhere
        return m_draft.moveMonster(monster.id, *place);
    }

    Result<void> fixMonsters(const Issue &issue)
    {
        updatePreview();
        if (!m_monsters)
            m_monsters = monstersByPlace(m_preview.world);
        return clearCell(issue, issue.kind == IssueKind::MonsterInRock, *m_monsters,
                         [this](const Monster &monster) { return moveAway(monster); });
    }

    Result<void> fixPlayer(const Issue &issue)
    {
        updatePreview();
        const std::vector<Issue> now = issuesOfPlayer(m_preview.world);
        const auto found = std::ranges::find_if(
            now, [&](const Issue &other) { return other.kind == issue.kind && other.at == issue.at; });
        if (found == now.end())
            return notSo(issue);
        if (issue.at != m_preview.world.player().position) { // edits move only the player shown
            CellMask cell(m_preview.world.map.regionSize());
            cell.add(issue.at);
            m_draft.setTerrain(cell, Terrain::Floor);
            m_outdated.insert(regionOf(issue.at, cell.regionSize()));
            m_areas.reset();
            return {};
        }
        const std::optional<WorldPos> place = PlayerPlace(m_preview.world).find();
        if (!place)
            return notPossible(*found, message("none near %1", placeText(issue.at)));
        Result<void> moved = m_draft.movePlayer(*place);
        if (moved) {
            m_preview.world.player().position = *place;
            m_areas.reset(); // which ones are sealed depends on the player's position
        }
        return moved;
    }

    Result<void> fixMarkers(const Issue &issue)
    {
        if (!m_markers) {
            m_markers.emplace();
            for (const Bookmark &bookmark : m_preview.bookmarks)
                (*m_markers)[bookmark.at].push_back(bookmark.id);
        }
        return clearCell(issue, issue.kind == IssueKind::MarkerInRock, *m_markers,
                         [this](std::int64_t id) { return m_draft.removeBookmark(id); });
    }

    Result<void> fixFinish(const Issue &issue)
    {
        updatePreview();
        const std::vector<Issue> now = issuesOfLevels(m_preview.world);
        if (std::ranges::find(now, issue) == now.end())
            return notSo(issue);
        WorldMap &map = m_preview.world.map;
        const Level *area = map.plan().levelAt(issue.at);
        if (area == nullptr || !area->start)
            return notSo(issue);
        const CellMask goal = walkableCells(map, issue.at, kMaxEditCells).cells;
        const CellMask from = walkableCells(map, *area->start, kMaxEditCells).cells;
        const CellMask passage =
            PassageSearch(
                m_draft, [&goal](WorldPos p) { return goal.contains(p); }, map.regionSize())
                .passageFrom(from);
        if (passage.empty())
            return notPossible(issue, message("there is no path, not even through rock"));
        m_draft.setTerrain(passage, Terrain::Floor);
        for (const auto &[pos, rows] : passage.regions())
            m_outdated.insert(pos);
        m_areas.reset();
        return {};
    }

    EditDraft &m_draft;
    Preview m_preview;
    std::span<const Issue> m_issues;
    const GoOn &m_goOn;
    std::set<RegionPos> m_outdated; ///< regions whose terrain is newer in the draft than in the preview
    std::optional<AreasInQuestion> m_areas;
    std::optional<std::map<WorldPos, std::vector<Monster>>> m_monsters;
    std::optional<std::map<WorldPos, std::vector<std::int64_t>>> m_markers; ///< ids, in order
};

} // namespace

Result<std::size_t> fixIssues(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                              std::span<const Issue> issues, const std::function<bool(double)> &goOn)
{
    Fixer fixer(draft, world, bookmarks, issues, goOn);
    std::size_t count = 0;
    std::size_t done = 0;
    std::optional<Error> error;
    for (const Issue &issue : issues) {
        if (!goOn(static_cast<double>(done++) / static_cast<double>(issues.size())))
            break;
        const Result<void> fixed = fixer.fix(issue);
        if (fixed)
            ++count;
        else
            error = fixed.error();
    }
    if (count == 0 && error)
        return *error;
    return count;
}

Result<void> fixIssue(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks,
                      const Issue &issue)
{
    const Result<std::size_t> fixed =
        fixIssues(draft, world, bookmarks, std::span(&issue, 1), [](double) { return true; });
    return fixed ? Result<void>() : Result<void>(fixed.error());
}

} // namespace cave
