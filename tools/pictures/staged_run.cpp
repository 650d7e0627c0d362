// SPDX-License-Identifier: MIT
#include "tools/pictures/staged_run.h"

#include "app/play/page/play_page.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/main_window.h"
#include "core/io/worlds/saved_session.h"
#include "core/io/worlds/world_library.h"

#include "tools/pictures/photographer.h"
#include "tools/pictures/staged_window.h"

namespace cave {
namespace {

constexpr int kMaxCommands = 20'000;

} // namespace

bool openPlayed(Photographer &photographer, const std::string &name, const WorldSpec &spec,
                const NextCommand &player, const Until &until)
{
    StagedWindow &stage = photographer.stage();
    {
        const Result<std::filesystem::path> path = WorldLibrary(stage.worlds()).pathForNewWorld(name);
        Result<SavedSession> session =
            path ? SavedSession::create(*path, name, spec) : Result<SavedSession>(path.error());
        if (!session)
            return false;
        for (int i = 0; i < kMaxCommands && !until(session->session()) &&
                        session->session().world().run == RunState::Going;
             ++i) {
            const std::optional<Command> command = player(session->session());
            if (!command)
                break;
            session->apply(*command);
        }
    }
    const Result<std::filesystem::path> world = WorldLibrary(stage.worlds()).find(name);
    if (!world)
        return false;
    MainWindow &window = stage.window();
    window.play().openWorld(*world);
    return stage.waitUntil([&] {
        return window.playPage() != nullptr &&
               window.playPage()->played().name() == QString::fromStdString(name);
    });
}

} // namespace cave
