// SPDX-License-Identifier: MIT
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/saved_world.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/base/text.h"
#include "core/io/exports/cell_picture.h"
#include "core/io/exports/map_export.h"
#include "core/io/java/java_world.h"
#include "core/io/levels/tiled_map.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_inspection.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <vector>

namespace cave::cli {
namespace {

struct ExportOptions {
    SavedWorldOptions saved;
    std::string folder; ///< of the java format; `out` means the same
    OutFile out;
    std::string format;
    std::string area; ///< empty: what was explored or changed
    bool explored = false;
    std::optional<int> cellPixels;   ///< otherwise as fits
    std::vector<std::string> layers; ///< empty: all
};

constexpr const char *kExportVerb = "world export";

/// Of regions of which something is lost.
std::string lossNotes(const std::vector<DamagedRegion> &regions, const World &world)
{
    std::string text;
    for (const DamagedRegion &region : regions)
        text += sayLine(world.map.changesOf(region.pos).empty()
                            ? message("note: %1; written as generated from its seed", region.reason)
                            : message("note: %1", lossText(region, world)));
    return text;
}

template<class Note>
std::string notesOf(const std::vector<Note> &notes)
{
    std::string text;
    for (const Note &note : notes)
        text += sayLine(message("note: %1", note));
    return text;
}

Outcome exportJava(const ExportOptions &options, const Invocation &invocation)
{
    const std::string &folder = options.folder.empty() ? options.out.path : options.folder;
    const auto loaded = CAVE_TRY(loadSavedWorld(options.saved, invocation, kExportVerb));
    const auto path = CAVE_TRY(orFailed(invocation.findWorld(options.saved.world), kExportVerb));
    const auto summary = CAVE_TRY(orFailed(WorldFile::summary(path), kExportVerb));
    const auto written = CAVE_TRY(orFailed(exportJavaWorld(loaded.world, summary.name, folder), kExportVerb));
    std::string text =
        sayLine(message("folder: %1", folder)) + sayLine(message("regions: %1", written.regions));
    text += lossNotes(loaded.damaged, loaded.world);
    return printDone(text + notesOf(loaded.notices) + notesOf(loaded.remarks) + notesOf(written.notes));
}

/// "-10,20,300,200": x and y of the south-west corner, width and height.
std::optional<CellRect> readArea(const std::string &text)
{
    std::vector<std::int64_t> numbers;
    const char *at = text.data();
    const char *end = at + text.size();
    for (;;) {
        const auto [stop, error] = std::from_chars(at, end, numbers.emplace_back());
        if (error != std::errc{})
            return std::nullopt;
        if (stop == end)
            break;
        if (*stop != ',')
            return std::nullopt;
        at = stop + 1;
    }
    const auto isSize = [](std::int64_t n) { return n >= 0 && n <= kMaxMapCells; };
    if (numbers.size() != 4 || !isSize(numbers[2]) || !isSize(numbers[3]))
        return std::nullopt;
    return CellRect{{numbers[0], numbers[1]}, static_cast<int>(numbers[2]), static_cast<int>(numbers[3])};
}

OutcomeOr<std::set<MapLayer>> readLayers(const std::vector<std::string> &names)
{
    std::set<MapLayer> layers;
    for (const std::string &name : names)
        layers.insert(CAVE_TRY(orWrongUsage(mapLayerNamed(name), "--layers")));
    return names.empty() ? allMapLayers() : layers;
}

Result<void> writeMap(const ExportedMap &map, const ExportOptions &options)
{
    const std::string &file = options.out.path;
    if (options.format == "tmx" || options.format == "tmj") {
        return writeTiledMap(map, file, options.format == "tmx" ? TiledFormat::Xml : TiledFormat::Json,
                             options.out.mode());
    }
    if (options.format == "text")
        return writeFileAtomically(file, mapText(map), options.out.mode());
    if (options.format == "json")
        return writeFileAtomically(file, mapJson(map), options.out.mode());
    const auto png = CAVE_TRY(mapPng(map, options.cellPixels.value_or(0)));
    return writeFileAtomically(file, png, options.out.mode());
}

std::string exportReport(const ExportedMap &map, const InspectedWorld &inspected, const std::string &file)
{
    std::string text =
        sayLine(message("file: %1", file)) + sayLine(message("area: %1 x %2 cells at %3", map.area.width,
                                                             map.area.height, placeText(map.area.origin)));
    text += lossNotes(inspected.damaged, inspected.world);
    return text + notesOf(inspected.notices) + notesOf(inspected.remarks);
}

/// What can be reported before the map is cut, which may take long.
Result<void> checkFits(const ExportOptions &options, const CellRect &area)
{
    if (options.format != "png")
        return {};
    const Result<int> scale = pictureScale(area, options.cellPixels.value_or(0));
    return scale ? Result<void>() : scale.error();
}

Outcome exportMap(const ExportOptions &options, const Invocation &invocation)
{
    const std::optional<CellRect> asked = readArea(options.area);
    if (!options.area.empty() && !asked) {
        return wrongUsage(message("'%1' is not an area; expected X,Y,WIDTH,HEIGHT in cells, at most %2 cells",
                                  options.area, kMaxMapCells),
                          "--area");
    }
    if ((options.format == "tmx" || options.format == "tmj") && isStreamOrDevice(options.out.path))
        return wrongUsage("a Tiled map needs a place for its tileset beside it; give a file", "--out");
    const auto layers = CAVE_TRY(readLayers(options.layers));
    CAVE_TRY(orNotWritten(checkReplaceable(options.out.path, options.out.mode()), options.out));
    auto inspected = CAVE_TRY(inspectSavedWorld(options.saved, invocation, kExportVerb));
    const auto area =
        CAVE_TRY(orFailed(asked ? *asked : mapAreaOf(inspected.world, options.explored), kExportVerb));
    CAVE_TRY(orFailed(checkFits(options, area), kExportVerb));
    const auto map =
        CAVE_TRY(orFailed(cutMap(inspected.world, inspected.bookmarks, inspected.summary.name, area, layers),
                          std::string(asked ? "--area" : kExportVerb)));
    CAVE_TRY(orNotWritten(writeMap(map, options), options.out));
    return printDone(exportReport(map, inspected, options.out.path), options.out);
}

Outcome checkUsage(const ExportOptions &options)
{
    const std::vector<std::string> known{"java", "png", "tmx", "tmj", "text", "json"};
    if (std::find(known.begin(), known.end(), options.format) == known.end())
        return wrongUsage(
            message("unknown format '%1'; expected java, png, tmx, tmj, text or json", options.format),
            "--format");
    if (options.format == "java") {
        if (options.folder.empty() == options.out.path.empty())
            return wrongUsage("give the folder once: DIR or --out DIR", "--format java");
        if (!options.area.empty() || options.explored || !options.layers.empty())
            return wrongUsage(
                "the original game loads only whole worlds; --area, --explored and --layers are for maps",
                "--format java");
        if (options.out.force)
            return wrongUsage("only an empty folder can be written to", "--force");
    } else if (options.out.path.empty() || !options.folder.empty()) {
        return wrongUsage("maps need an output file: --out FILE", "--format " + options.format);
    }
    if (options.explored && !options.area.empty())
        return wrongUsage("--area and --explored exclude each other", "--explored");
    if (options.cellPixels && (*options.cellPixels < 1 || *options.cellPixels > kMaxCellPixels))
        return wrongUsage(message("cell size must be 1 to %1 pixels per side", kMaxCellPixels), "--scale");
    if (options.cellPixels && options.format != "png")
        return wrongUsage("--scale requires --format png", "--scale");
    return {};
}

Outcome exportWorld(const ExportOptions &options, const Invocation &invocation)
{
    CAVE_TRY(checkUsage(options));
    return options.format == "java" ? exportJava(options, invocation) : exportMap(options, invocation);
}

} // namespace

void addWorldExportVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<ExportOptions>();
    Verb verb = world.addVerb(
        "export",
        "Export a world: a classic world as a folder for the original Java program, any world as a map");
    addSavedWorld(verb, options->saved);
    verb.addOption("DIR", options->folder, "For java: folder to create, same as --out; may exist if empty")
        .check(refuseEmpty);
    verb.addOption("--format", options->format, "java, or a map format: tmx or tmj (Tiled), png, text, json")
        .required()
        .typeName("FORMAT")
        .offers({"java", "tmx", "tmj", "png", "text", "json"});
    addOutOption(verb, options->out, "Output file; the tileset of a Tiled map is written beside it")
        .typeName("PATH");
    verb.addOption("--area", options->area,
                   "Map area: south-west corner and size in cells (default: everything explored or changed)")
        .check(refuseEmpty)
        .typeName("X,Y,W,H");
    verb.addFlag("--explored", options->explored, "Use the bounds of the explored cells");
    verb.addOption("--scale", options->cellPixels,
                   "Cell size in pixels for pictures (default: up to 8, as fits)")
        .typeName("N");
    verb.addOption("--layers", options->layers,
                   "Layers beside terrain, comma-separated: explored, changes, chests, monsters, markers, "
                   "player (default: all)")
        .delimiter(',')
        .typeName("LAYERS")
        .offers({"explored", "changes", "chests", "monsters", "markers", "player"});
    setAction(verb, invocation, options, exportWorld);
}

} // namespace cave::cli
