// SPDX-License-Identifier: MIT
#include "tools/pictures/staged_worlds.h"

#include "app/common/data_folders.h"
#include "core/io/worlds/saved_session.h"
#include "core/io/worlds/world_library.h"

#include <QFile>

#include <array>

#include "tools/pictures/staged_player.h"

namespace cave {
namespace {

void make(const WorldLibrary &library, const StagedWorld &staged, int commands)
{
    const WorldSpec spec{staged.seed, {staged.generator, 1}, defaultSettings(staged.generator)};
    const Result<std::filesystem::path> path = library.pathForNewWorld(staged.name);
    Result<SavedSession> session = path ? SavedSession::create(*path, staged.name, spec) : path.error();
    for (int i = 0; session && i < commands; ++i) {
        if (const std::optional<Command> command = nextOfStagedPlayer(session->session()))
            session->apply(*command);
    }
}

} // namespace

void makeStagedWorlds(const std::filesystem::path &folder)
{
    const WorldLibrary library(folder);
    for (const StagedWorld &staged : {kFreshWorld, kClassicWorld, kLosingWorld, kWinningWorld})
        make(library, staged, staged.commands);
    make(library, kExploredWorld, kExploredWorld.commands - kLeftToDo);
    QFile damaged(fromPath(folder / "Shattered.cave"));
    if (damaged.open(QIODevice::WriteOnly))
        damaged.write("these are not the bytes of a world");
}

} // namespace cave
