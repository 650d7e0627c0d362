#include "core/io/level_text.h"

#include <cstddef>
#include <nlohmann/json.hpp>

namespace cave {
namespace {

using nlohmann::ordered_json;

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

ordered_json cellJson(CellPos cell)
{
    return {cell.x, cell.y};
}

ordered_json cellJson(const std::optional<CellPos> &cell)
{
    return cell ? cellJson(*cell) : ordered_json();
}

ordered_json cellList(const std::vector<CellPos> &cells)
{
    ordered_json list = ordered_json::array();
    for (const CellPos cell : cells)
        list.push_back(cellJson(cell));
    return list;
}

} // namespace

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
    ordered_json json;
    json["level"] = drawing.number;
    json["width"] = drawing.width;
    json["height"] = drawing.height;
    json["seed"] = drawing.seed;
    json["rows"] = drawing.rows;
    json["start"] = cellJson(drawing.start);
    json["finish"] = cellJson(drawing.finish);
    json["treasures"] = cellList(drawing.treasures);
    json["monsters"] = cellList(drawing.monsters);
    return json.dump() + '\n';
}

} // namespace cave
