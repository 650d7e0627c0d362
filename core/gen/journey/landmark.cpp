// SPDX-License-Identifier: MIT
#include "core/gen/journey/landmark.h"

#include "core/base/bit_grid.h"
#include "core/base/json.h"
#include "core/content/builtin.h"
#include "core/content/entry_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <utility>

namespace cave {
namespace {

using Rows = std::vector<std::string>;

constexpr NumberRange kWeights{1, 1000};
constexpr NumberRange kDepths{0, 1'000'000};
constexpr std::string_view kSymbols = "#.~t$mMco?gpsa ";

std::uint64_t bit(int x)
{
    return std::uint64_t{1} << static_cast<unsigned>(x);
}

std::size_t at(int y)
{
    return static_cast<std::size_t>(y);
}

std::optional<FeatureKind> featureOf(char symbol)
{
    switch (symbol) {
    case 'c':
        return FeatureKind::Camp;
    case 'o':
        return FeatureKind::Relic;
    case '?':
        return FeatureKind::MapPiece;
    case 'g':
        return FeatureKind::Gate;
    case 'p':
        return FeatureKind::Pedestal;
    case 's':
        return FeatureKind::Shrine;
    case 'a':
        return FeatureKind::Captive;
    default:
        return std::nullopt;
    }
}

/// Whom the letters of a piece stand for.
struct LandmarkCast {
    std::string monster;
    std::string captive;
};

Feature featureIn(const LandmarkShape &shape, CellPos cell, FeatureKind kind, const LandmarkCast &cast)
{
    Feature feature{cell, kind};
    if (kind == FeatureKind::Pedestal)
        feature.value =
            static_cast<int>(std::ranges::count(shape.features, FeatureKind::Pedestal, &Feature::kind));
    if (kind == FeatureKind::Captive)
        feature.text = cast.captive;
    return feature;
}

void addCell(LandmarkShape &shape, CellPos cell, char symbol, const LandmarkCast &cast)
{
    if (symbol == ' ')
        return;
    shape.drawn[at(cell.y)] |= bit(cell.x);
    if (symbol == '#')
        shape.rock[at(cell.y)] |= bit(cell.x);
    if (symbol == '~')
        shape.water[at(cell.y)] |= bit(cell.x);
    if (symbol == 't')
        shape.trees[at(cell.y)] |= bit(cell.x);
    if (symbol == '$')
        shape.chests.push_back(cell);
    if (symbol == 'm' || symbol == 'M' || symbol == 'g') {
        shape.monsters.push_back(cell);
        shape.cast.push_back({symbol == 'm' ? std::string() : cast.monster});
    }
    if (const std::optional<FeatureKind> kind = featureOf(symbol))
        shape.features.push_back(featureIn(shape, cell, *kind, cast));
}

/// The cells that touch a drawn one, also at a corner: in four directions they are joined to each other.
void addRing(LandmarkShape &shape)
{
    const auto drawn = [&](int y) {
        return y < 0 || y >= shape.height ? std::uint64_t{0} : shape.drawn[at(y)] << 1U;
    };
    for (int y = -1; y <= shape.height; ++y) {
        const std::uint64_t near = drawn(y - 1) | drawn(y) | drawn(y + 1);
        shape.ring.push_back((near | near << 1U | near >> 1U) & ~drawn(y));
    }
}

LandmarkShape shapeOf(const Rows &fromNorth, const LandmarkCast &cast)
{
    LandmarkShape shape;
    shape.height = static_cast<int>(fromNorth.size());
    shape.width = static_cast<int>(fromNorth.front().size());
    for (auto *rows : {&shape.drawn, &shape.rock, &shape.water, &shape.trees})
        rows->assign(fromNorth.size(), 0);
    for (int y = 0; y < shape.height; ++y) {
        for (int x = 0; x < shape.width; ++x)
            addCell(shape, {x, y}, fromNorth[at(shape.height - 1 - y)][at(x)], cast);
    }
    addRing(shape);
    return shape;
}

/// True if all floor of the piece and the cells around it is one part.
bool isJoined(const LandmarkShape &shape)
{
    std::vector<std::uint64_t> floor = shape.ring;
    for (int y = 0; y < shape.height; ++y)
        floor[at(y + 1)] |= (shape.drawn[at(y)] & ~shape.rock[at(y)]) << 1U;
    std::vector<std::uint64_t> reached(floor.size(), 0);
    for (std::size_t y = 0; y < floor.size() && reached[0] == 0; ++y)
        reached[0] |= floor[0] & (0 - floor[0]);
    for (std::vector<std::uint64_t> before; before != reached;) {
        before = reached;
        for (std::size_t y = 0; y < floor.size(); ++y) {
            const std::uint64_t beside =
                (y > 0 ? reached[y - 1] : 0) | (y + 1 < floor.size() ? reached[y + 1] : 0);
            reached[y] |= (beside | reached[y] << 1U | reached[y] >> 1U) & floor[y];
        }
    }
    return reached == floor;
}

/// True if the outer columns are drawn somewhere, as the ring begins beside them.
bool isTight(const Rows &rows)
{
    const auto drawnAt = [&rows](std::size_t x) {
        return std::ranges::any_of(rows, [x](const std::string &row) { return row[x] != ' '; });
    };
    return drawnAt(0) && drawnAt(rows.front().size() - 1);
}

std::vector<LandmarkShape> mirrored(Rows rows, const LandmarkCast &cast)
{
    std::vector<LandmarkShape> shapes;
    for (int i = 0; i < 2; ++i) {
        for (int k = 0; k < 2; ++k) {
            shapes.push_back(shapeOf(rows, cast));
            std::ranges::reverse(rows);
        }
        for (std::string &row : rows)
            std::ranges::reverse(row);
    }
    return shapes;
}

LandmarkRole readRole(EntryReader &reader)
{
    constexpr std::array<std::pair<std::string_view, LandmarkRole>, 5> kRoles{{
        {"common", LandmarkRole::Common},
        {"start", LandmarkRole::Start},
        {"relic", LandmarkRole::Relic},
        {"map", LandmarkRole::Map},
        {"gate", LandmarkRole::Gate},
    }};
    const std::string text = reader.key("role");
    for (const auto &[name, role] : kRoles) {
        if (name == text)
            return role;
    }
    reader.fail("role must be 'common', 'start', 'relic', 'map' or 'gate'");
    return LandmarkRole::Common;
}

Rows readRows(EntryReader &reader)
{
    Rows rows;
    const Json *list = reader.list("rows");
    if (list == nullptr)
        return {"."};
    for (std::size_t i = 0; i < list->size(); ++i)
        rows.push_back((*list)[i].text());
    const std::size_t width = rows.front().size();
    const auto wrong = [width](const std::string &row) {
        return row.size() != width || row.find_first_not_of(kSymbols) != std::string::npos;
    };
    if (width == 0 || width > kMaxLandmarkCells || rows.size() > kMaxLandmarkCells ||
        std::ranges::any_of(rows, wrong) || !isTight(rows)) {
        reader.fail("rows must be equally long, at most 17 by 17, of the symbols #.~t$mMco?gpsa and spaces, "
                    "with no empty column at either side");
        return {"."};
    }
    return rows;
}

Landmark readLandmark(EntryReader &reader)
{
    Landmark landmark;
    landmark.key = reader.ownKey("key");
    landmark.role = readRole(reader);
    if (reader.has("weight"))
        landmark.weight = reader.number("weight", kWeights);
    landmark.from = reader.has("from") ? reader.number("from", kDepths) : kDepths.lowest;
    landmark.to = reader.has("to") ? reader.number("to", kDepths) : kDepths.highest;
    LandmarkCast cast;
    if (reader.has("monster"))
        cast.monster = reader.key("monster");
    if (reader.has("captive"))
        cast.captive = reader.key("captive");
    landmark.shapes = mirrored(readRows(reader), cast);
    const std::vector<Feature> &features = landmark.shapes.front().features;
    if (cast.captive.empty() && std::ranges::count(features, FeatureKind::Captive, &Feature::kind) > 0)
        reader.fail("captive must be the kind of the captive");
    if (!isJoined(landmark.shapes.front()))
        reader.fail("some floor can't be reached from around the piece");
    return landmark;
}

bool isUnder(const LandmarkShape &shape, CellPos corner, CellPos cell)
{
    const int x = cell.x - corner.x;
    const int y = cell.y - corner.y;
    return x >= 0 && x < shape.width && y >= 0 && y < shape.height && (shape.drawn[at(y)] & bit(x)) != 0;
}

/// Opens cells from `from` west or east and then north or south, up to `to`.
void dig(Region &region, CellPos from, CellPos to)
{
    for (CellPos cell = from; cell != to;) {
        if (cell.x != to.x)
            cell.x += cell.x < to.x ? 1 : -1;
        else
            cell.y += cell.y < to.y ? 1 : -1;
        region.rock[at(cell.y)] &= ~bit(cell.x);
    }
}

/// Where no cave reaches the piece: a tunnel from its west side to the nearest floor to the west of it or
/// anywhere else.
void digToCave(const LandmarkShape &shape, CellPos corner, const RegionRows &rockBefore, Region &region)
{
    int west = 0; // a row in which the ring begins beside the piece
    while ((shape.ring[at(west + 1)] & 1U) == 0)
        ++west;
    const CellPos from{corner.x - 1, corner.y + west};
    std::optional<CellPos> nearest;
    const auto away = [&](CellPos cell) { return std::abs(cell.x - from.x) + std::abs(cell.y - from.y); };
    for (CellPos cell; cell.y < region.size; ++cell.y) {
        for (cell.x = 0; cell.x < region.size; ++cell.x) {
            if (!testCell(rockBefore, cell) && (!nearest || away(cell) < away(*nearest)))
                nearest = cell;
        }
    }
    // North or south of the piece first, so that the tunnel goes around it.
    if (nearest && nearest->x >= from.x) {
        const CellPos turn{from.x, nearest->y < corner.y ? corner.y - 1 : corner.y + shape.height};
        dig(region, from, turn);
        dig(region, turn, *nearest);
    } else if (nearest) {
        dig(region, from, *nearest);
    }
}

void addObjects(const LandmarkShape &shape, CellPos corner, Region &region)
{
    std::erase_if(region.chests, [&](CellPos cell) { return isUnder(shape, corner, cell); });
    const auto placed = [corner](CellPos cell) { return CellPos{cell.x + corner.x, cell.y + corner.y}; };
    for (const CellPos chest : shape.chests)
        region.chests.push_back(placed(chest));
    std::ranges::sort(region.chests);
    for (Feature feature : shape.features) {
        feature.cell = placed(feature.cell);
        region.features.push_back(std::move(feature));
    }
    std::ranges::sort(region.features, {}, &Feature::cell);
    region.cast.resize(region.monsters.size());
    for (std::size_t i = region.monsters.size(); i-- > 0;) {
        if (!isUnder(shape, corner, region.monsters[i]))
            continue;
        region.monsters.erase(region.monsters.begin() + static_cast<std::ptrdiff_t>(i));
        region.cast.erase(region.cast.begin() + static_cast<std::ptrdiff_t>(i));
    }
    for (const CellPos monster : shape.monsters)
        region.monsters.push_back(placed(monster));
    region.cast.insert(region.cast.end(), shape.cast.begin(), shape.cast.end());
}

} // namespace

Result<std::vector<Landmark>> parseLandmarks(std::string_view text, int version)
{
    const std::string file = "landmarks.json";
    int newest = 1;
    const auto document = CAVE_TRY(parseVersion(file, text, version, newest));
    EntryReader reader(file, document);
    const Json *list = reader.list("landmarks");
    reader.refuseOtherFields();
    if (reader.error())
        return *reader.error();
    std::vector<Landmark> landmarks;
    for (std::size_t i = 0; i < list->size(); ++i) {
        EntryReader entry(file + ": landmark " + std::to_string(i + 1), (*list)[i]);
        landmarks.push_back(readLandmark(entry));
        entry.refuseOtherFields();
        if (entry.error())
            return *entry.error();
    }
    return landmarks;
}

const std::vector<Landmark> &builtInLandmarks(int version)
{
    static std::mutex guard;
    static std::map<int, std::vector<Landmark>> known;
    const std::scoped_lock lock(guard);
    const auto [entry, isNew] = known.try_emplace(version);
    if (isNew)
        entry->second = parseLandmarks(builtInLandmarksText(), version).valueOr({});
    return entry->second;
}

bool isCaptiveKind(std::string_view kind)
{
    const auto holds = [kind](const Landmark &landmark) {
        return std::ranges::any_of(landmark.shapes.front().features, [kind](const Feature &feature) {
            return feature.kind == FeatureKind::Captive && feature.text == kind;
        });
    };
    return std::ranges::any_of(builtInLandmarks(), holds);
}

void stamp(const LandmarkShape &shape, CellPos corner, bool objects, Region &region)
{
    const RegionRows before = region.rock;
    std::uint64_t met = 0; // floor that was there
    for (int y = -1; y <= shape.height; ++y) {
        const std::size_t row = at(corner.y + y);
        const std::uint64_t ring = shape.ring[at(y + 1)] << static_cast<unsigned>(corner.x - 1);
        met |= ring & ~before[row];
        region.rock[row] &= ~ring;
        if (y < 0 || y >= shape.height)
            continue;
        const auto shift = static_cast<unsigned>(corner.x);
        const std::uint64_t kept = ~(shape.drawn[at(y)] << shift);
        region.rock[row] = (region.rock[row] & kept) | shape.rock[at(y)] << shift;
        region.water[row] = (region.water[row] & kept) | shape.water[at(y)] << shift;
        region.trees[row] = (region.trees[row] & kept) | shape.trees[at(y)] << shift;
    }
    if (met == 0)
        digToCave(shape, corner, before, region);
    if (objects)
        addObjects(shape, corner, region);
}

} // namespace cave
