// SPDX-License-Identifier: MIT
// What tools/kills.py kills: see victims.h.
#include "app/common/window_application.h"
#include "core/content/scenario.h"
#include "core/io/files/environment.h"

#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string_view>

#include "tools/kills/victims.h"

namespace {

int printUsage()
{
    std::cerr << "usage: cavegame-victim show FILE\n"
                 "       cavegame-victim join FOLDER PORT CODE\n"
                 "       cavegame-victim world|level|trees|window|GAME FOLDER KEY\n";
    return 2;
}

} // namespace

int main(int argc, char **argv)
{
    cave::tidyEnvironment();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const std::string_view what = argc > 2 ? argv[1] : "";
    if (argc == 3 && what == "show")
        return cave::showWorld(argv[2]);
    const cave::WindowApplication application(argc, argv);
    if (argc == 5 && what == "join")
        return cave::joinHost(argv[2], static_cast<std::uint16_t>(std::strtoul(argv[3], nullptr, 10)),
                              argv[4]);
    if (argc != 4)
        return printUsage();
    const std::uint64_t key = std::strtoull(argv[3], nullptr, 10);
    if (what == "world")
        return cave::editWorld(argv[2], key);
    if (what == "level")
        return cave::editLevel(argv[2], key);
    if (what == "trees")
        return cave::editTrees(argv[2], key);
    if (what == "window")
        return cave::playInWindow(argv[2], key);
    return cave::playWorld(what, argv[2], key);
}
