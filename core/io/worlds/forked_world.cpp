// SPDX-License-Identifier: MIT
#include "core/io/worlds/forked_world.h"

#include "core/io/files/database_files.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_marks.h"

#include <utility>

namespace cave {
namespace {

/// The content's texts, with the decision trees that the world has now.
Result<ContentTexts> textsOf(ContentTexts texts, const World &world)
{
    const auto own = CAVE_TRY(parseContent(texts, world.content->version));
    if (own.trees != world.content->trees)
        texts.trees = writeTrees(world.content->trees);
    return texts;
}

Result<void> mark(WorldFile &file, bool revealed)
{
    CAVE_TRY(markAsCopy(file));
    if (revealed)
        CAVE_TRY(markAsRevealed(file));
    return {};
}

} // namespace

Result<WorldFile> forkWorld(const std::filesystem::path &original, const std::filesystem::path &target,
                            const std::string &name, const World &world)
{
    const auto meta = CAVE_TRY(
        readUnlocked(original, [&](const Database &database) { return readMeta(database, original); }));
    const auto texts = CAVE_TRY(textsOf(meta.texts, world));
    const auto revealed = CAVE_TRY(isMarkedRevealed(original));
    Result<WorldFile> file = WorldFile::create(target, name, world, texts);
    if (!file)
        return file;
    const Result<void> marked = mark(*file, revealed);
    if (marked)
        return file;
    const std::filesystem::path made = file->path();
    {
        const WorldFile closed = std::move(*file);
    }
    removeDatabase(made); // without the mark, its run would be ranked
    return marked.error();
}

} // namespace cave
