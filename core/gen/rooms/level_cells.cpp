// SPDX-License-Identifier: MIT
#include "core/gen/rooms/level_cells.h"

#include "core/base/hashing.h"
#include "core/gen/rooms/level_plane.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <map>
#include <set>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr std::string_view kDoor = "Door";
constexpr std::string_view kEnemy = "Enemy";
constexpr std::string_view kCunning = "cunning"; // not a marker, but a separate draw
constexpr std::string_view kLoot = "Loot";
constexpr std::string_view kSpike = "Spike";

constexpr int kLootPoints = 50; ///< of a flask or potion from a marker
constexpr std::int64_t kMaxPoints = 1'000'000;

/// What an Enemy marker can become in a version of the content, each with its cunning kind.
std::vector<LevelObjectInfo> markedInfos(int content)
{
    std::vector<LevelObjectInfo> marked = levelObjectInfos();
    std::erase_if(marked, [content](const LevelObjectInfo &info) {
        return info.cunning.empty() || info.since > content;
    });
    return marked;
}

bool isFixture(std::string_view monster)
{
    const auto found = std::ranges::find(levelObjectInfos(), monster, &LevelObjectInfo::monster);
    return found != levelObjectInfos().end() && found->solid;
}

/// An integer field of a record, limited to a sensible range; `missing` if there is none.
int pointsIn(const LevelRecord &record, std::size_t field, int missing)
{
    if (field >= record.fields.size())
        return missing;
    const std::string &text = record.fields[field];
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{})
        return missing;
    return static_cast<int>(std::clamp(value, -kMaxPoints, kMaxPoints));
}

/// The border of a cell, if it is between two corners.
std::optional<Direction> sideOf(const LevelFile &design, CellPos cell)
{
    const bool onSide = cell.x == 0 || cell.x == design.width - 1;
    const bool onEnd = cell.y == 0 || cell.y == design.height - 1;
    if (onSide == onEnd)
        return std::nullopt;
    if (onSide)
        return cell.x == 0 ? Direction::West : Direction::East;
    return cell.y == 0 ? Direction::South : Direction::North;
}

/// Cells of static objects that can't be entered.
BitGrid solidCells(const LevelFile &design)
{
    BitGrid solid(design.width, design.height);
    for (const LevelRecord &record : design.records) {
        if (record.kind != LevelRecord::Kind::Static)
            continue;
        const LevelObjectInfo *info = findLevelObject(record.type, false);
        const std::optional<CellPos> cell = cellHolding(design, record.at);
        if (info != nullptr && info->solid && cell)
            solid.set(cell->x, cell->y);
    }
    return solid;
}

/// Puts the objects of a level into their cells, one by one.
class Layer {
public:
    Layer(const LevelFile &design, const LayingPlan &plan, LaidLevel &laid)
        : m_design(design)
        , m_plan(plan)
        , m_laid(laid)
    {
    }

    void lay()
    {
        m_laid.rock = solidCells(m_design);
        if (m_plan.start)
            add(*m_plan.start, FeatureKind::Start);
        for (const LevelRecord &record : m_design.records) {
            const std::optional<CellPos> cell =
                record.isObject() ? cellHolding(m_design, record.at) : std::nullopt;
            if (!cell)
                continue;
            if (record.kind == LevelRecord::Kind::Dynamic)
                addDynamic(record, *cell);
            else
                addStatic(record, *cell);
        }
        settle();
    }

private:
    void add(CellPos cell, FeatureKind kind, int value = 0, std::string_view text = {})
    {
        m_laid.features.push_back({cell, kind, value, std::string(text)});
    }

    void addDynamic(const LevelRecord &record, CellPos cell)
    {
        const LevelObjectInfo *info = findLevelObject(record.type, true);
        if (info == nullptr || info->monster.empty()) {
            add(cell, FeatureKind::Decoration, 0, record.type);
            return;
        }
        const int health = record.fields.empty() ? 0 : std::max(1, pointsIn(record, 0, 1));
        const int strength = record.fields.size() < 2 ? -1 : std::max(0, pointsIn(record, 1, 0));
        m_cast.emplace_back(cell, CastMember{std::string(info->monster), health, strength});
    }

    void addStatic(const LevelRecord &record, CellPos cell)
    {
        const std::string_view type = record.type;
        const LevelObjectInfo *info = findLevelObject(type, false);
        if (info != nullptr && info->solid)
            return;
        if (type == "Marker")
            resolve(record, cell);
        else if (type == kSpike)
            add(cell, FeatureKind::Spike);
        else if (type == "Potion")
            add(cell, FeatureKind::Potion, pointsIn(record, 0, 0));
        else if (type == "AxePickup")
            add(cell, FeatureKind::Pickup, 1, kAxeItem);
        else if (type == "MagicPickup")
            add(cell, FeatureKind::Pickup, 1, kMagicItem);
        else if (type == "PotionPickup" && pointsIn(record, 0, 0) > 0)
            add(cell, FeatureKind::Pickup, pointsIn(record, 0, 0), kFlaskItem);
        else if (type == "InfoNode")
            add(cell, FeatureKind::Info, 0, record.fields.empty() ? std::string_view() : record.fields[0]);
        else if (type == "Goal" && m_plan.goals)
            add(cell, FeatureKind::Finish);
        else
            add(cell, FeatureKind::Decoration, 0, type);
    }

    void resolve(const LevelRecord &marker, CellPos cell)
    {
        const std::string_view id = markerId(marker);
        if (id == kDoor)
            addDoor(cell);
        else if (id == kEnemy)
            addEnemy(cell);
        else if (id == kLoot)
            addLoot(cell);
        else
            add(cell, FeatureKind::Decoration, 0, marker.type);
    }

    void addDoor(CellPos cell)
    {
        const bool open = std::ranges::find(m_plan.openDoors, cell) != m_plan.openDoors.end();
        if (open)
            m_laid.rock.clear(cell.x, cell.y);
        else
            m_laid.rock.set(cell.x, cell.y);
        add(cell, FeatureKind::Door, open ? 1 : 0);
    }

    void addEnemy(CellPos cell)
    {
        if (m_marked.empty()) // most levels have no such marker
            m_marked = markedInfos(m_plan.content);
        const LevelObjectInfo &info = m_marked[draw(kEnemy, cell, m_marked.size())];
        const bool isCunning =
            draw(kCunning, cell, kWholeChance) < static_cast<std::size_t>(m_plan.cunning.perTenThousand);
        m_cast.emplace_back(cell, CastMember{std::string(isCunning ? info.cunning : info.monster)});
    }

    void addLoot(CellPos cell)
    {
        const std::array<Feature, 4> kinds{{{cell, FeatureKind::Pickup, 1, std::string(kAxeItem)},
                                            {cell, FeatureKind::Pickup, 1, std::string(kMagicItem)},
                                            {cell, FeatureKind::Pickup, kLootPoints, std::string(kFlaskItem)},
                                            {cell, FeatureKind::Potion, kLootPoints, {}}}};
        m_laid.features.push_back(kinds[draw(kLoot, cell, kinds.size())]);
    }

    /// One of `count`, determined by the level's seed, the marker's cell and the number of similar markers
    /// there before.
    [[nodiscard]] std::size_t draw(std::string_view id, CellPos cell, std::size_t count)
    {
        const std::uint64_t key = combine(static_cast<std::uint64_t>(m_plan.seed), hashBytes(id));
        const std::uint64_t nth = m_drawn[{cell, id}]++;
        return pickBelow(combine(hashAt(key, cell.x, cell.y), nth), static_cast<std::uint32_t>(count));
    }

    /// Sorts everything, and omits monsters that couldn't get out of rock: a door would wait for them for
    /// ever.
    void settle()
    {
        std::ranges::stable_sort(m_laid.features, {}, [](const Feature &feature) {
            return std::pair(feature.cell, feature.kind != FeatureKind::Decoration);
        });
        std::erase_if(m_cast, [this](const auto &entry) {
            return m_laid.rock.test(entry.first.x, entry.first.y) && !isFixture(entry.second.kind);
        });
        std::ranges::stable_sort(m_cast, {}, [](const auto &entry) { return entry.first; });
        m_laid.monsters.reserve(m_cast.size());
        m_laid.cast.reserve(m_cast.size());
        for (auto &[cell, member] : m_cast) {
            m_laid.monsters.push_back(cell);
            m_laid.cast.push_back(std::move(member));
        }
    }

    const LevelFile &m_design;
    const LayingPlan &m_plan;
    std::vector<LevelObjectInfo> m_marked;
    LaidLevel &m_laid;
    std::vector<std::pair<CellPos, CastMember>> m_cast;
    std::map<std::pair<CellPos, std::string_view>, std::uint64_t> m_drawn;
};

/// Cells that are unsuitable as a replacement for a barred start.
std::set<CellPos> takenCells(const LevelFile &design)
{
    std::set<CellPos> taken;
    for (const LevelRecord &record : design.records) {
        const std::optional<CellPos> cell = record.isObject() ? cellHolding(design, record.at) : std::nullopt;
        if (!cell)
            continue;
        const bool dynamic = record.kind == LevelRecord::Kind::Dynamic;
        const LevelObjectInfo *info = findLevelObject(record.type, dynamic);
        if (dynamic || (info != nullptr && info->solid) || record.type == kSpike || record.type == "Goal" ||
            markerId(record) == kDoor || markerId(record) == kEnemy)
            taken.insert(*cell);
    }
    return taken;
}

/// Calls `use` with the cells of the level that are `reach` away from `centre` on one axis and at most that
/// on the other.
template<class Use>
void forEachOnRing(const LevelFile &design, CellPos centre, int reach, Use use)
{
    const int west = std::max(0, centre.x - reach);
    const int east = std::min(design.width - 1, centre.x + reach);
    for (const int y : {centre.y - reach, centre.y + reach}) {
        for (int x = west; y >= 0 && y < design.height && x <= east; ++x)
            use(CellPos{x, y});
    }
    const int south = std::max(0, centre.y - reach + 1);
    const int north = std::min(design.height - 1, centre.y + reach - 1);
    for (const int x : {centre.x - reach, centre.x + reach}) {
        for (int y = south; x >= 0 && x < design.width && y <= north; ++y)
            use(CellPos{x, y});
    }
}

std::optional<CellPos> nearestFreeCell(const LevelFile &design, CellPos from)
{
    using Place = std::pair<std::int64_t, CellPos>; // the square of the distance, and the cell
    const std::set<CellPos> taken = takenCells(design);
    std::optional<Place> best;
    const int farthest = std::max(design.width, design.height);
    for (int reach = 1; reach < farthest && (!best || std::int64_t{reach} * reach <= best->first); ++reach) {
        forEachOnRing(design, from, reach, [&](CellPos cell) {
            const std::int64_t dx = cell.x - from.x;
            const std::int64_t dy = cell.y - from.y;
            const Place place{dx * dx + dy * dy, cell};
            if (!taken.contains(cell) && (!best || place < *best))
                best = place;
        });
    }
    return best ? std::optional(best->second) : std::nullopt;
}

} // namespace

std::optional<CellPos> cellHolding(const LevelFile &design, LevelPoint at)
{
    const std::int64_t column = tileOf(at.x);
    const std::int64_t row = tileOf(at.y);
    if (!design.contains(column, row))
        return std::nullopt;
    return CellPos{static_cast<int>(column), design.height - 1 - static_cast<int>(row)};
}

std::string tileText(const LevelFile &design, CellPos cell)
{
    return std::to_string(cell.x) + ',' + std::to_string(design.height - 1 - cell.y);
}

std::string_view markerId(const LevelRecord &record)
{
    if (record.kind != LevelRecord::Kind::Static || record.type != "Marker" || record.fields.empty())
        return {};
    return record.fields.front();
}

std::optional<CellPos> doorOn(const LevelFile &design, Direction side)
{
    std::vector<CellPos> doors;
    for (const LevelRecord &record : design.records) {
        if (markerId(record) != kDoor)
            continue;
        const std::optional<CellPos> cell = cellHolding(design, record.at);
        if (cell && sideOf(design, *cell) == side)
            doors.push_back(*cell);
    }
    if (doors.empty())
        return std::nullopt;
    std::ranges::sort(doors);
    return doors[(doors.size() - 1) / 2];
}

CellPos cellBefore(CellPos door, Direction side)
{
    const WorldPos outward = step(WorldPos{}, side);
    return {door.x - static_cast<int>(outward.x), door.y - static_cast<int>(outward.y)};
}

Message whatBars(const LevelFile &design, CellPos cell)
{
    for (const LevelRecord &record : design.records) {
        if (!record.isObject() || cellHolding(design, record.at) != cell)
            continue;
        const bool dynamic = record.kind == LevelRecord::Kind::Dynamic;
        const LevelObjectInfo *info = findLevelObject(record.type, dynamic);
        if (info != nullptr && info->solid)
            return message("a solid %1", record.type);
        if (!dynamic && record.type == kSpike)
            return message("a %1", record.type);
        if (markerId(record) == kDoor)
            return message("a Door");
    }
    return {};
}

Result<LevelStart> levelStartOf(const std::string &file, const LevelFile &design)
{
    const auto refuse = [&file](Message why) { return invalid(located(file, std::move(why))); };
    const std::optional<LevelPoint> start = design.start();
    if (!start)
        return refuse(message("there is no PlayerStartLocation"));
    const std::string where = levelNumber(start->x) + ',' + levelNumber(start->y);
    const std::optional<CellPos> cell = cellHolding(design, *start);
    if (!cell)
        return refuse(message("the PlayerStartLocation %1 is outside the level", where));
    Message barred = whatBars(design, *cell);
    if (barred.empty())
        return LevelStart{*cell, {}};
    if (const std::optional<CellPos> nearest = nearestFreeCell(design, *cell))
        return LevelStart{*nearest, std::move(barred)};
    return refuse(
        message("the PlayerStartLocation %1 is on %2, and no other tile is free", where, std::move(barred)));
}

LaidLevel layLevel(const LevelFile &design, const LayingPlan &plan)
{
    LaidLevel laid;
    Layer(design, plan, laid).lay();
    return laid;
}

RegionRows cutRows(const BitGrid &cells, CellPos corner)
{
    RegionRows rows{};
    int y = corner.y;
    for (std::uint64_t &row : rows)
        row = cells.bits(corner.x, y++, kMaxRegionSize);
    return rows;
}

RegionRows boundsRows(int width, int height, CellPos corner)
{
    constexpr std::uint64_t kAll = lowBits(kMaxRegionSize);
    const std::uint64_t inside = lowBits(width - corner.x) & ~lowBits(-corner.x);
    RegionRows rows{};
    int y = corner.y;
    for (std::uint64_t &row : rows) {
        row = y >= 0 && y < height ? kAll & ~inside : kAll;
        ++y;
    }
    return rows;
}

Region outsideRegion(RegionPos pos)
{
    Region region;
    region.pos = pos;
    region.size = kMaxRegionSize;
    region.bounds.fill(lowBits(kMaxRegionSize));
    region.rock = region.bounds;
    return region;
}

} // namespace cave
