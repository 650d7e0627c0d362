// SPDX-License-Identifier: MIT
// A long game in a saved world: see tools/soak.py, which runs this for each scenario.
#include "core/io/files/environment.h"

#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>

#include "tools/soak/alone.h"
#include "tools/soak/together.h"

namespace {

int printUsage()
{
    std::cerr
        << "usage: cavegame-soak GAME SECONDS COMMANDS FOLDER  plays until either is reached; GAME is a "
           "scenario, \"rooms-real-time\" or \"together\"\n"
           "       cavegame-soak reopen FILE                   opens a world; prints milliseconds and hash\n";
    return 2;
}

std::optional<cave::Result<cave::SoakCounts>> play(std::string_view game, const cave::SoakTask &task)
{
    if (game == "together")
        return cave::soakTogether(task);
    const bool realTime = game == "rooms-real-time";
    const std::optional<cave::ScenarioKind> scenario = cave::scenarioNamed(realTime ? "rooms" : game);
    return scenario ? std::optional(cave::soakAlone(*scenario, realTime, task)) : std::nullopt;
}

} // namespace

int main(int argc, char **argv)
{
    cave::tidyEnvironment();
    if (argc == 3 && std::string_view(argv[1]) == "reopen")
        return cave::printReopened(argv[2]);
    if (argc != 5)
        return printUsage();
    const cave::SoakTask task{argv[4], std::strtod(argv[2], nullptr), std::strtoll(argv[3], nullptr, 10)};
    if (!(task.seconds > 0) || task.commands < 1)
        return printUsage();
    const auto counts = play(argv[1], task);
    if (!counts)
        return printUsage();
    if (!*counts) {
        std::cerr << counts->error().text() << '\n';
        return 1;
    }
    return 0;
}
