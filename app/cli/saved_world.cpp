// SPDX-License-Identifier: MIT
#include "app/cli/saved_world.h"

#include "core/analysis/past/world_at_turn.h"
#include "core/io/worlds/replay.h"

#include <filesystem>
#include <utility>

namespace cave::cli {
namespace {

/// The world at a turn, with what is damaged in its file.
Result<LoadedWorld> loadedAt(const std::filesystem::path &path, std::int64_t turn)
{
    auto log = CAVE_TRY(readWorldLog(path));
    auto world = CAVE_TRY(worldAtTurn(log, turn));
    return LoadedWorld{std::move(world), {}, std::move(log.damage)};
}

Result<InspectedWorld> inspectedAt(const std::filesystem::path &path, std::int64_t turn)
{
    auto loaded = CAVE_TRY(loadedAt(path, turn));
    auto inspected = CAVE_TRY(inspectWorldFile(path));
    inspected.world = std::move(loaded.world);
    inspected.regions.clear();
    inspected.notices = std::move(loaded.notices);
    return inspected;
}

/// Finds the file and reads it by one of these, by whether a turn was asked for.
template<class Read, class ReadAt, class Made>
Outcome openSavedWorld(const SavedWorldOptions &options, const Invocation &invocation, const Message &verb,
                       Read read, ReadAt readAt, std::optional<Made> &made)
{
    const Result<std::filesystem::path> path = invocation.findWorld(options.world);
    if (!path)
        return failed(path.error(), verb);
    Result<Made> opened = options.turn ? readAt(*path, *options.turn) : read(*path);
    if (!opened)
        return failed(opened.error(), verb);
    made.emplace(std::move(*opened));
    return {};
}

} // namespace

void addSavedWorld(Verb verb, SavedWorldOptions &options)
{
    verb.addOption("WORLD", options.world, "World file or name").required();
    addTurnOption(verb, options);
}

Option addTurnOption(Verb verb, SavedWorldOptions &options)
{
    return verb
        .addOption("--turn", options.turn,
                   "The world as it was when this turn of its log began (default: as last saved)")
        .typeName("TURN");
}

Outcome inspectSavedWorld(const SavedWorldOptions &options, const Invocation &invocation, const Message &verb,
                          std::optional<InspectedWorld> &inspected)
{
    return openSavedWorld(options, invocation, verb, inspectWorldFile, inspectedAt, inspected);
}

Outcome loadSavedWorld(const SavedWorldOptions &options, const Invocation &invocation, const Message &verb,
                       std::optional<LoadedWorld> &loaded)
{
    return openSavedWorld(options, invocation, verb, WorldFile::readSnapshot, loadedAt, loaded);
}

} // namespace cave::cli
