#include "core/analysis/world_flaws.h"
#include "core/base/text.h"
#include "core/edit/shapes.h"
#include "core/edit/world_delta.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <string>
#include <utility>

namespace cave {
namespace {

/// Passages are not looked for among more cells than these.
constexpr std::size_t kMostCellsSearched = 500'000;
/// Places for the player are tried in a spiral of so many cells: 301 on a side.
constexpr std::int64_t kSpiralCells = 301LL * 301;
/// An area with more cells than these is large enough to go on in.
constexpr std::int64_t kRoomToWalk = 2'000;

/// A world and its markers as a draft would make them, so that several flaws can be mended in one draft.
struct Preview {
    Preview(const EditDraft &draft, const World &original, std::vector<Bookmark> marks)
        : world(copyOf(original))
        , bookmarks(std::move(marks))
    {
        const WorldDelta delta = draft.delta();
        applyDelta(world, delta);
        applyDelta(bookmarks, delta.bookmarks);
        reserveRegionsForMonsters(world, farthestDisc(*world.content));
    }

    World world;
    std::vector<Bookmark> bookmarks;
};

Error notPossible(const Flaw &flaw, const std::string &why)
{
    return {ErrorCode::InvalidArgument, "can't " + flaw.fix + ": " + why};
}

std::vector<WorldPos> cellsOf(const CellMask &mask)
{
    std::vector<WorldPos> cells;
    forEachCell(mask, [&](WorldPos p) { cells.push_back(p); });
    return cells;
}

/// A breadth-first search from all cells of an area at once, through rock, to the nearest floor from which
/// one can walk on.
class PassageSearch {
public:
    PassageSearch(World &world, const EditedAreas &areas) : m_world(world), m_areas(areas) {}

    /// The rock to dig away; empty if there is no way.
    CellMask passageFrom(const CellMask &area)
    {
        for (const WorldPos p : cellsOf(area))
            reach(p, p);
        const std::size_t most = m_cameFrom.size() + kMostCellsSearched;
        for (; !m_open.empty() && m_cameFrom.size() < most; m_open.pop_front()) {
            const WorldPos p = m_open.front();
            if (!area.contains(p) && leadsOn(p))
                return rockOnTheWayTo(p);
            for (const Direction direction : kDirections)
                reach(step(p, direction), p);
        }
        return CellMask(m_world.level.regionSize());
    }

private:
    void reach(WorldPos p, WorldPos from)
    {
        if (insideWorld(p) && m_cameFrom.emplace(p, from).second)
            m_open.push_back(p);
    }

    /// Floor beyond what was looked at counts as reachable, as everywhere in checks.
    bool leadsOn(WorldPos p)
    {
        if (m_world.level.isRock(p))
            return false;
        const std::optional<RegionAreas::AreaId> area = m_areas.areas.areaAt(p);
        return !area || !m_areas.isSealed(*area);
    }

    CellMask rockOnTheWayTo(WorldPos p)
    {
        CellMask rock(m_world.level.regionSize());
        for (; m_cameFrom.at(p) != p; p = m_cameFrom.at(p)) {
            if (m_world.level.isRock(p))
                rock.add(p);
        }
        return rock;
    }

    World &m_world;
    const EditedAreas &m_areas;
    std::map<WorldPos, WorldPos> m_cameFrom;
    std::deque<WorldPos> m_open;
};

/// The areas that a place may belong to.
EditedAreas areasAround(World &world, WorldPos at)
{
    const std::set<RegionPos> edited = editedRegions(world.level);
    const std::set<RegionPos> joined =
        joinedRegions(withRing(edited), regionOf(at, world.level.regionSize()));
    std::set<RegionPos> near;
    std::set_intersection(edited.begin(), edited.end(), joined.begin(), joined.end(),
                          std::inserter(near, near.end()));
    return *findEditedAreas(world, near, [](double) { return true; });
}

Result<void> fixArea(EditDraft &draft, Preview &preview, const Flaw &flaw)
{
    const EditedAreas areas = areasAround(preview.world, flaw.at);
    CellMask cells(preview.world.level.regionSize());
    for (const auto &[pos, rows] : areas.areas.cellsOf(*areas.areas.areaAt(flaw.at)))
        cells.addRegion(pos, rows);
    if (flaw.fix == kFillArea) {
        draft.setTerrain(cells, true);
        return {};
    }
    const CellMask passage = PassageSearch(preview.world, areas).passageFrom(cells);
    if (passage.empty())
        return notPossible(flaw, "there is no floor near enough");
    draft.setTerrain(passage, false);
    return {};
}

/// Moves a monster in draft and preview, or takes it away where there is no place for it.
Result<void> moveAway(EditDraft &draft, Preview &preview, const Monster &monster)
{
    const std::optional<WorldPos> place = freePlaceFor(preview.world, monster);
    if (!place)
        return draft.removeMonster(monster.id);
    MonsterState there = monster.state;
    there.position = *place;
    setMonsterState(preview.world, monster.id, there); // so that the next one goes elsewhere
    return draft.moveMonster(monster.id, *place);
}

/// The first living monsters at a place, in order of id.
std::vector<Monster> monstersAt(World &world, WorldPos at)
{
    const std::map<WorldPos, std::vector<Monster>> places = monstersByPlace(world);
    const auto here = places.find(at);
    return here == places.end() ? std::vector<Monster>{} : here->second;
}

Result<void> fixMonsters(EditDraft &draft, Preview &preview, const Flaw &flaw)
{
    const std::vector<Monster> monsters = monstersAt(preview.world, flaw.at);
    // Each that is in rock is a flaw of its own, and the first of them the one to be mended.
    const bool all = flaw.kind == FlawKind::MonstersOnOneCell;
    const std::size_t first = all ? 1 : 0;
    const std::size_t last = all ? monsters.size() : 1;
    for (std::size_t i = first; i < last; ++i) {
        if (const Result<void> moved = moveAway(draft, preview, monsters[i]); !moved)
            return moved.error();
    }
    return {};
}

/// Where the player may be put: in `walkable`, or where there is room to walk.
class PlayerPlace {
public:
    explicit PlayerPlace(World &world) : m_world(world) {}

    /// The nearest by the spiral; a place that can be walked to from where the player is before any other, so
    /// that no area is left behind that nobody can come to.
    std::optional<WorldPos> find()
    {
        const WorldPos from = m_world.player.position;
        const FloodedCells around = floodCells(m_world.level, from, kSpiralCells);
        const std::optional<WorldPos> near = first([&](WorldPos p) { return around.cells.contains(p); });
        return near ? near : first([this](WorldPos p) {
            return floodCells(m_world.level, p, kRoomToWalk).cells.count() == kRoomToWalk;
        });
    }

private:
    template<class Suits>
    std::optional<WorldPos> first(Suits suits)
    {
        const WorldPos from = m_world.player.position;
        for (std::int64_t n = 0; n < kSpiralCells; ++n) {
            const WorldPos offset = spiralCell(n);
            const WorldPos p{from.x + offset.x, from.y + offset.y};
            if (!m_world.level.isRock(p) && m_world.level.chestAt(p) != ChestState::Closed && suits(p) &&
                monstersThatSee(m_world, p).empty())
                return p;
        }
        return std::nullopt;
    }

    World &m_world;
};

Result<void> fixPlayer(EditDraft &draft, Preview &preview, const Flaw &flaw)
{
    const std::optional<WorldPos> place = PlayerPlace(preview.world).find();
    if (!place)
        return notPossible(flaw, "there is none near " + placeText(flaw.at));
    return draft.movePlayer(*place);
}

Result<void> fixMarkers(EditDraft &draft, const Preview &preview, const Flaw &flaw)
{
    bool keep = flaw.kind == FlawKind::MarkersOnOneCell;
    for (const Bookmark &bookmark : preview.bookmarks) {
        if (bookmark.at != flaw.at)
            continue;
        if (keep) {
            keep = false;
            continue;
        }
        if (const Result<void> removed = draft.removeBookmark(bookmark.id); !removed)
            return removed.error();
        if (flaw.kind == FlawKind::MarkerInRock)
            break; // each of several is a flaw of its own
    }
    return {};
}

/// The flaws of the kinds that `flaw` is one of, there where it is.
std::vector<Flaw> flawsLike(Preview &preview, const Flaw &flaw)
{
    switch (flaw.kind) {
    case FlawKind::SealedArea:
    case FlawKind::UnreachableChest:
        return flawsOfAreas(preview.world, preview.bookmarks, areasAround(preview.world, flaw.at));
    case FlawKind::MonsterInRock:
    case FlawKind::MonstersOnOneCell:
        return flawsOfMonsters(preview.world);
    case FlawKind::PlayerInRock:
    case FlawKind::PlayerSeen:
        return flawsOfPlayer(preview.world);
    case FlawKind::MarkerInRock:
    case FlawKind::MarkersOnOneCell:
        return flawsOfMarkers(preview.world, preview.bookmarks);
    }
    return {};
}

Result<void> fixFound(EditDraft &draft, Preview &preview, const Flaw &flaw)
{
    switch (flaw.kind) {
    case FlawKind::SealedArea:
        return fixArea(draft, preview, flaw);
    case FlawKind::UnreachableChest:
        return draft.removeChest(flaw.at);
    case FlawKind::MonsterInRock:
    case FlawKind::MonstersOnOneCell:
        return fixMonsters(draft, preview, flaw);
    case FlawKind::PlayerInRock:
    case FlawKind::PlayerSeen:
        return fixPlayer(draft, preview, flaw);
    case FlawKind::MarkerInRock:
    case FlawKind::MarkersOnOneCell:
        return fixMarkers(draft, preview, flaw);
    }
    return {};
}

} // namespace

Result<void> fixFlaw(EditDraft &draft, World &world, const std::vector<Bookmark> &bookmarks, const Flaw &flaw)
{
    Preview preview(draft, world, bookmarks);
    const std::vector<Flaw> flaws = flawsLike(preview, flaw);
    const auto now = std::find_if(flaws.begin(), flaws.end(), [&](const Flaw &other) {
        return other.kind == flaw.kind && other.at == flaw.at;
    });
    if (now == flaws.end())
        return Error{ErrorCode::InvalidArgument, "this is not so any more: " + flaw.text};
    return fixFound(draft, preview, *now);
}

} // namespace cave
