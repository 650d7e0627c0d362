// SPDX-License-Identifier: MIT
// What the programs ask of the loader, and how they were built to stand up to bad input.

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/house/commands.h"

namespace {

namespace fs = std::filesystem;
using house::CommandResult;
using house::quoted;
using house::ScratchFolder;
using house::shell;

/// Every program in a folder.
std::vector<fs::path> programsIn(const fs::path &folder)
{
    std::vector<fs::path> programs;
    for (const fs::directory_entry &entry : fs::directory_iterator(folder)) {
        if (entry.is_regular_file() &&
            (entry.status().permissions() & fs::perms::owner_exec) != fs::perms::none)
            programs.push_back(entry.path());
    }
    return programs;
}

std::string dynamicSection(const fs::path &program)
{
    const CommandResult result = shell("readelf --wide --dynamic " + quoted(program));
    INFO(result.out);
    REQUIRE(result.status == 0);
    return result.out;
}

/// The libraries that a program names to the loader, such as "libc.so.6".
std::vector<std::string> librariesOf(const fs::path &program)
{
    std::vector<std::string> libraries;
    std::istringstream lines(dynamicSection(program));
    for (std::string line; std::getline(lines, line);) {
        const std::size_t begin = line.find('[');
        const std::size_t end = line.find(']');
        if (line.find("(NEEDED)") != std::string::npos && end != std::string::npos)
            libraries.push_back(line.substr(begin + 1, end - begin - 1));
    }
    return libraries;
}

void checkNoSearchPath(const fs::path &program)
{
    INFO(program);
    const std::string section = dynamicSection(program);
    CHECK(section.find("RUNPATH") == std::string::npos);
    CHECK(section.find("RPATH") == std::string::npos);
}

} // namespace

TEST_CASE("no program brings a search path for libraries, neither built nor installed")
{
    const std::vector<fs::path> built = programsIn(fs::path(CAVEGAME_BUILD_DIR) / "bin");
    REQUIRE_FALSE(built.empty());
    for (const fs::path &program : built)
        checkNoSearchPath(program);

    const ScratchFolder target;
    const CommandResult installed =
        shell("cmake --install " + quoted(CAVEGAME_BUILD_DIR) + " --prefix " + quoted(target.path()));
    INFO(installed.out);
    REQUIRE(installed.status == 0);
    const std::vector<fs::path> programs = programsIn(target.path() / "bin");
    REQUIRE_FALSE(programs.empty());
    for (const fs::path &program : programs)
        checkNoSearchPath(program);
}

TEST_CASE("a library that lies in the current folder is not loaded")
{
    for (const char *name : {"cavegame-cli", "cavegame"}) {
        const fs::path program = fs::path(CAVEGAME_BUILD_DIR) / "bin" / name;
        if (!fs::exists(program)) // the build without a window
            continue;
        const ScratchFolder folder;
        const std::vector<std::string> libraries = librariesOf(program);
        REQUIRE_FALSE(libraries.empty());
        for (const std::string &library : libraries)
            std::ofstream(folder.path() / library) << "not a library";
        const CommandResult run = shell("cd " + quoted(folder.path()) + " && QT_QPA_PLATFORM=offscreen " +
                                        quoted(program) + " --version");
        INFO(run.out);
        CHECK(run.status == 0);
    }
}

TEST_CASE("programs are loaded at a random address, bind their libraries at once and check the stack")
{
    for (const fs::path &program : programsIn(fs::path(CAVEGAME_BUILD_DIR) / "bin")) {
        INFO(program);
        const std::string section = dynamicSection(program);
        CHECK(section.find("PIE") != std::string::npos);
        CHECK(section.find("NOW") != std::string::npos);
        const CommandResult symbols = shell("readelf --wide --dyn-syms " + quoted(program));
        CHECK(symbols.out.find("__stack_chk_fail") != std::string::npos);
    }
}
