// SPDX-License-Identifier: MIT
#include "core/base/hashing.h"
#include "core/edit/edit_draft.h"
#include "core/edit/trees/tree_edit.h"
#include "core/world/generator_info.h"
#include "editor/document/level_document.h"
#include "editor/document/trees_document.h"
#include "editor/document/world_document.h"

#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tools/kills/report.h"
#include "tools/kills/victims.h"

namespace cave {
namespace {

/// Whether an editor of a file keeps what was done, and where.
enum class Keeping : std::uint8_t { Not, Unsaved, Saved };

Keeping drawKeeping(std::mt19937_64 &random)
{
    constexpr std::uint64_t kOneIn = 4;
    const std::uint64_t draw = random() % kOneIn;
    return draw == 0 ? Keeping::Saved : draw == 1 ? Keeping::Unsaved : Keeping::Not;
}

/// A name that says how many edits were done, which undoing them would change back.
std::string numbered(std::int64_t edits)
{
    return "edit " + std::to_string(edits);
}

std::int64_t numberIn(const std::string &name)
{
    const std::size_t space = name.rfind(' ');
    return space == std::string::npos ? 0 : std::strtoll(name.c_str() + space, nullptr, 10);
}

/// Digs, fills, and marks what it did, near the world's origin.
WorldDelta randomEdit(WorldDocument &document, std::mt19937_64 &random)
{
    constexpr std::uint64_t kReach = 160;
    constexpr std::int64_t kWidth = 7;
    const auto coordinate = [&] { return static_cast<std::int64_t>(random() % kReach); };
    const WorldPos at{coordinate(), coordinate()};
    EditDraft draft(document.world(), document.bookmarks());
    CellMask cells(document.world().map.regionSize());
    for (std::int64_t y = 0; y < kWidth; ++y)
        cells.addRow({at.x, at.y + y}, kWidth);
    draft.setTerrain(cells, random() % 2 == 0 ? Terrain::Rock : Terrain::Floor);
    if (random() % 4 == 0)
        static_cast<void>(draft.putBookmark({0, at, "note", "edited"}));
    return draft.delta();
}

void report(WorldDocument &document)
{
    std::uint64_t hash = document.world().map.changesHash();
    for (const Bookmark &bookmark : document.bookmarks())
        hash = hashAt(combine(hash, static_cast<std::uint64_t>(bookmark.id)), bookmark.at.x, bookmark.at.y);
    reportSaved(static_cast<std::int64_t>(document.editCount()), hash);
}

void report(const LevelDocument &level)
{
    reportSaved(numberIn(level.design().name), hashBytes(writeLevel(level.design())));
}

void report(const TreesDocument &trees)
{
    reportSaved(numberIn(trees.trees().front().description), hashBytes(writeTrees(trees.trees())));
}

/// What a program that was killed had stored comes before the file, as its user is asked for it.
Result<std::unique_ptr<LevelDocument>> openLevel(const std::filesystem::path &folder)
{
    const std::filesystem::path keep = folder / "kept";
    const std::filesystem::path file = folder / "level.csv";
    if (const std::vector<Recovery> found = LevelDocument::recoveries(keep); !found.empty())
        return LevelDocument::recover(found.front(), keep);
    if (std::filesystem::exists(file))
        return LevelDocument::open(file, keep);
    constexpr int kSide = 20;
    LevelFile design;
    design.name = numbered(0);
    design.width = design.height = kSide;
    auto level = std::make_unique<LevelDocument>(std::move(design), keep);
    CAVE_TRY(level->saveAs(file));
    return level;
}

Result<void> openTrees(TreesDocument &trees, const std::filesystem::path &folder)
{
    const std::filesystem::path file = folder / "trees.json";
    if (const std::vector<Recovery> found = TreesDocument::recoveries(folder / "kept"); !found.empty())
        return trees.recover(found.front());
    return std::filesystem::exists(file) ? trees.open(file) : trees.save(file);
}

} // namespace

int editWorld(const std::filesystem::path &folder, std::uint64_t key)
{
    const std::filesystem::path file = folder / "world.cave";
    if (!std::filesystem::exists(file)) {
        const Result<SavedSession> made =
            SavedSession::create(file, "Victim", {"victim", {}, defaultSettings(GeneratorKind::Caves)});
        if (!made)
            return failed(made.error());
    }
    Result<ReadDocument> read = readForEditing(file);
    if (!read)
        return failed(read.error());
    WorldDocument document(std::move(*read));
    std::mt19937_64 random(key);
    for (;;) {
        report(document);
        const WorldDelta delta = randomEdit(document, random);
        if (const Result<void> done = document.perform("Edit", delta); !done)
            return failed(done.error());
    }
}

int editLevel(const std::filesystem::path &folder, std::uint64_t key)
{
    Result<std::unique_ptr<LevelDocument>> level = openLevel(folder);
    if (!level)
        return failed(level.error());
    report(**level);
    std::mt19937_64 random(key);
    for (;;) {
        LevelFile design = (*level)->design();
        constexpr std::size_t kMostWalls = 300;
        if (design.records.size() > kMostWalls)
            design.records.clear();
        LevelRecord wall;
        wall.type = "Wall";
        wall.at = {static_cast<double>(random() % static_cast<std::uint64_t>(design.width)),
                   static_cast<double>(random() % static_cast<std::uint64_t>(design.height))};
        design.records.push_back(wall);
        design.name = numbered(numberIn(design.name) + 1);
        design.source.clear();
        (*level)->edit("Wall", design);
        const Keeping keeping = drawKeeping(random);
        if (keeping == Keeping::Not)
            continue;
        const Result<void> kept = keeping == Keeping::Saved ? (*level)->save(true) : (*level)->keepUnsaved();
        if (!kept)
            return failed(kept.error());
        report(**level);
    }
}

int editTrees(const std::filesystem::path &folder, std::uint64_t key)
{
    TreesDocument trees(folder / "kept");
    if (const Result<void> opened = openTrees(trees, folder); !opened)
        return failed(opened.error());
    report(trees);
    std::mt19937_64 random(key);
    for (;;) {
        const std::int64_t next = numberIn(trees.trees().front().description) + 1;
        const Result<void> done =
            trees.apply("Describe", withDescription(trees.trees(), 0, numbered(next)), trees.place());
        if (!done)
            return failed(done.error());
        const Keeping keeping = drawKeeping(random);
        if (keeping == Keeping::Not)
            continue;
        const Result<void> kept =
            keeping == Keeping::Saved ? trees.save(folder / "trees.json") : trees.keepUnsaved();
        if (!kept)
            return failed(kept.error());
        report(trees);
    }
}

} // namespace cave
