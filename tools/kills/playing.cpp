// SPDX-License-Identifier: MIT
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <optional>
#include <variant>

#include "tools/kills/report.h"
#include "tools/kills/victims.h"

namespace cave {
namespace {

Result<SavedSession> openOrCreate(const std::filesystem::path &file, ScenarioKind scenario)
{
    if (std::filesystem::exists(file))
        return SavedSession::open(file);
    const GeneratorInfo &generator = generatorFor(scenario);
    return SavedSession::create(file, "Victim",
                                {"victim", {generator.kind, generator.versions.back()}, generator.defaults});
}

} // namespace

int playWorld(std::string_view game, const std::filesystem::path &folder, std::uint64_t key)
{
    const bool clock = game == "rooms-real-time";
    const std::optional<ScenarioKind> scenario = scenarioNamed(clock ? "rooms" : game);
    if (!scenario)
        return 2;
    Result<SavedSession> saved = openOrCreate(folder / "world.cave", *scenario);
    if (!saved)
        return failed(saved.error());
    if (const Result<void> sound = checkSound(*saved); !sound)
        return failed(sound.error());
    Session &session = saved->session();
    reportIfSaved(*saved);
    if (session.world().realTime != clock)
        saved->apply(ClockCommand{clock});
    const TestPlayer player =
        testPlayer(session.content().scenario, kPlayStyles[key % kPlayStyles.size()], key);
    while (session.world().run == RunState::Going && !saved->saveError()) {
        const std::optional<Command> command = player(session);
        if (!command)
            break;
        if (const auto *tick = std::get_if<TickCommand>(&*command))
            saved->applyTick(session.world().party.acting, *tick);
        else
            saved->apply(*command);
        reportIfSaved(*saved);
    }
    return saved->saveError() ? failed(*saved->saveError()) : 0;
}

int showWorld(const std::filesystem::path &file)
{
    Result<SavedSession> saved = SavedSession::open(file);
    if (!saved)
        return failed(saved.error());
    if (const Result<void> sound = checkSound(*saved); !sound)
        return failed(sound.error());
    reportIfSaved(*saved);
    return 0;
}

} // namespace cave
