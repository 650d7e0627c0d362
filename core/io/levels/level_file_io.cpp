// SPDX-License-Identifier: MIT
#include "core/io/levels/level_file_io.h"

#include "core/base/small_file.h"
#include "core/io/exports/region_text.h"
#include "core/io/files/json_reader.h"
#include "core/world/world_map.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr unsigned kMaxMebibytes = kLongestLevelText >> 20U;
constexpr unsigned kMaxTiledMebibytes = 48; ///< the same level is larger there

void put(LevelDrawing &drawing, CellPos cell, char glyph)
{
    const auto row = static_cast<std::size_t>(drawing.height - 1 - cell.y);
    drawing.rows[row][static_cast<std::size_t>(cell.x)] = glyph;
}

LevelDrawing emptyDrawing(int width, int height, char glyph)
{
    LevelDrawing drawing;
    drawing.width = width;
    drawing.height = height;
    drawing.rows.assign(static_cast<std::size_t>(height),
                        std::string(static_cast<std::size_t>(width), glyph));
    return drawing;
}

void putAll(LevelDrawing &drawing, const BitGrid &cells, char glyph)
{
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (cells.test(x, y))
                put(drawing, {x, y}, glyph);
        }
    }
}

/// Draws the part of a level in a region.
class RegionDrawer {
public:
    RegionDrawer(const Region &region, const Level &level, LevelDrawing &drawing)
        : m_region(region)
        , m_level(level)
        , m_drawing(drawing)
    {
    }

    void draw()
    {
        for (int y = 0; y < m_region.size; ++y) {
            for (int x = 0; x < m_region.size; ++x)
                putAt({x, y}, terrainLetter(m_region.terrain({x, y})));
        }
        for (const Feature &feature : m_region.features) {
            if (!m_region.isRock(feature.cell)) // a walled up door
                putAt(feature.cell, featureLetter(feature.kind));
        }
        list(m_region.chests, 'T', m_drawing.treasures);
        list(m_region.monsters, 'E', m_drawing.monsters);
    }

private:
    [[nodiscard]] std::optional<CellPos> inLevel(CellPos cell) const
    {
        const WorldPos at = worldPos(m_region.pos, cell, m_region.size);
        const WorldPos corner = m_level.area.origin;
        if (!m_level.area.contains(at))
            return std::nullopt;
        return CellPos{static_cast<int>(at.x - corner.x), static_cast<int>(at.y - corner.y)};
    }

    void putAt(CellPos cell, char glyph)
    {
        if (const std::optional<CellPos> at = inLevel(cell))
            put(m_drawing, *at, glyph);
    }

    void list(const std::vector<CellPos> &cells, char glyph, std::vector<CellPos> &listed)
    {
        for (const CellPos cell : cells) {
            if (const std::optional<CellPos> at = inLevel(cell)) {
                put(m_drawing, *at, glyph);
                listed.push_back(*at);
            }
        }
    }

    const Region &m_region;
    const Level &m_level;
    LevelDrawing &m_drawing;
};

Json cellJson(const std::optional<CellPos> &cell)
{
    return cell ? cellJson(*cell) : Json();
}

} // namespace

Result<ReadLevel> readLevelFile(const std::filesystem::path &path)
{
    const auto text = CAVE_TRY(readSmallFile(path, "level file", kMaxMebibytes));
    return readLevel(path.string(), text);
}

Result<void> writeLevelFile(const std::filesystem::path &path, const LevelFile &design, const WriteMode &mode)
{
    return writeFileAtomically(path, writeLevel(design), mode);
}

Result<ReadLevel> readTiledLevelFile(const std::filesystem::path &path, TiledFormat format)
{
    auto text = CAVE_TRY(readSmallFile(path, "map file", kMaxTiledMebibytes));
    return levelFromTiled(path.string(), std::move(text), format);
}

Result<void> writeTiledLevelFile(const std::filesystem::path &path, const LevelFile &design,
                                 const WriteMode &mode)
{
    CAVE_TRY(checkTiledSize(design));
    return writeFileAtomically(path, levelToTiled(design), mode);
}

LevelDrawing drawingOf(const DungeonFloor &floor)
{
    LevelDrawing drawing = emptyDrawing(floor.size, floor.size, '#');
    drawing.number = floor.number;
    drawing.seed = floor.seed;
    drawing.start = floor.start;
    drawing.finish = floor.finish;
    drawing.treasures = floor.treasures;
    drawing.monsters = floor.monsters;
    putAll(drawing, floor.open, '.');
    for (const CellPos cell : floor.treasures)
        put(drawing, cell, 'T');
    for (const CellPos cell : floor.monsters)
        put(drawing, cell, 'E');
    put(drawing, floor.start, 'S');
    put(drawing, floor.finish, 'F');
    return drawing;
}

LevelDrawing drawingOf(const Cavern &cavern, std::int64_t seed)
{
    LevelDrawing drawing = emptyDrawing(cavern.width, cavern.height, '.');
    drawing.seed = seed;
    drawing.start = cavernStart(cavern);
    putAll(drawing, cavern.rock, '#');
    putAll(drawing, cavern.water, '~');
    putAll(drawing, cavern.trees, 't');
    return drawing;
}

LevelDrawing drawingOf(const RegionSource &source, const Level &area)
{
    LevelDrawing drawing = emptyDrawing(area.area.width, area.area.height, terrainLetter(Terrain::Bounds));
    drawing.number = area.number;
    drawing.seed = area.seed;
    const auto own = [corner = area.area.origin](WorldPos p) {
        return CellPos{static_cast<int>(p.x - corner.x), static_cast<int>(p.y - corner.y)};
    };
    if (area.start)
        drawing.start = own(*area.start);
    if (area.finish)
        drawing.finish = own(*area.finish);
    forEachRegion(area.area, source.regionSize(), [&](RegionPos pos, const CellRect & /*part*/) {
        const Region region = source.generate(pos);
        RegionDrawer(region, area, drawing).draw();
    });
    std::ranges::sort(drawing.treasures);
    std::ranges::sort(drawing.monsters);
    return drawing;
}

std::string levelText(const LevelDrawing &drawing)
{
    std::string text = "level " + std::to_string(drawing.number) + " size " + std::to_string(drawing.width) +
                       ' ' + std::to_string(drawing.height) + " seed " + std::to_string(drawing.seed) + '\n';
    for (const std::string &row : drawing.rows)
        text += row + '\n';
    return text;
}

std::string levelJson(const LevelDrawing &drawing)
{
    Json json;
    json["level"] = drawing.number;
    json["width"] = drawing.width;
    json["height"] = drawing.height;
    json["seed"] = drawing.seed;
    json["rows"] = Json(drawing.rows);
    json["start"] = cellJson(drawing.start);
    json["finish"] = cellJson(drawing.finish);
    json["treasures"] = cellList(drawing.treasures);
    json["monsters"] = cellList(drawing.monsters);
    return json.dump() + '\n';
}

} // namespace cave
