// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/house/include_rules.h"

namespace {

std::vector<std::string> textsOf(const std::vector<house::Violation> &violations)
{
    std::vector<std::string> texts;
    for (const house::Violation &violation : violations)
        texts.push_back(violation.text());
    return texts;
}

} // namespace

TEST_CASE("no file of the project includes what lies above it")
{
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    REQUIRE(std::filesystem::is_directory(root / "core" / "base"));
    for (const std::string &text : textsOf(house::checkTree(root)))
        FAIL_CHECK(text);
}

TEST_CASE("no two folders of a room include each other")
{
    for (const house::MutualFolders &folders : house::mutualFolders(CAVEGAME_SOURCE_DIR))
        FAIL_CHECK(folders.text());
}

TEST_CASE("folders that include each other are found, with the includes of the direction that has fewer")
{
    const std::filesystem::path fixture = std::filesystem::path(CAVEGAME_SOURCE_DIR) / "tests/house/fixture";
    const std::vector<house::MutualFolders> found = house::mutualFolders(fixture);
    REQUIRE(found.size() == 1);
    CHECK(found.front().text() == "core/world/plain and core/world/wood include each other:\n"
                                  "  core/world/wood/tree.cpp: core/world/plain/field.h");
}

TEST_CASE("the architecture says in a line what each folder of a room is for")
{
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    std::set<std::string> described;
    std::istringstream lines(house::readFile(root / "docs" / "architecture.md"));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("| `"))
            described.insert(line.substr(3, line.find('`', 3) - 3));
    }
    std::set<std::string> folders;
    for (const char *part : {"core", "editor", "app"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root / part)) {
            const std::string folder = entry.path().lexically_relative(root).generic_string();
            if (entry.is_directory() && std::ranges::count(folder, '/') == 2)
                folders.insert(folder);
        }
    }
    REQUIRE(!folders.empty());
    for (const std::string &folder : folders) {
        INFO(folder << " has no line in docs/architecture.md");
        CHECK(described.contains(folder));
    }
    for (const std::string &folder : described) {
        INFO(folder << " in docs/architecture.md doesn't exist");
        CHECK((std::ranges::count(folder, '/') != 2 || folders.contains(folder)));
    }
}

TEST_CASE("nothing runs in Qt's own thread pool, which the interface waits for when it paints")
{
    const std::filesystem::path root = CAVEGAME_SOURCE_DIR;
    int files = 0;
    for (const char *room : {"core", "editor", "app"}) {
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root / room)) {
            if (!entry.is_regular_file())
                continue;
            ++files;
            const std::string text = house::readFile(entry.path());
            for (const char *name : {"QThreadPool::globalInstance", "QtConcurrent", "Qt6::Concurrent"}) {
                INFO(entry.path());
                CHECK(text.find(name) == std::string::npos);
            }
        }
    }
    REQUIRE(files > 0);
}

TEST_CASE("every kind of break is found, with file, line and include")
{
    const std::filesystem::path fixture = std::filesystem::path(CAVEGAME_SOURCE_DIR) / "tests/house/fixture";
    const std::vector<std::string> expected{
        "core/attic/dusty.h:0: not in a known room of core",
        "core/base/upward.h:4: core/world/fine.h: base comes before world in core",
        "core/gen/late.cpp:0: its own header comes first",
        "core/gen/lost.cpp:2: core/attic/dusty.h: not in a known room of core",
        "core/gen/lost.cpp:3: fine.h: includes of our own name the full path, core/, editor/, app/, bench/ "
        "or tools/",
        "core/gen/lost.cpp:4: nlohmann/json.hpp: only core/base/json.cpp includes it; it compiles slowly",
        "core/world/no_once.h:0: a header needs #pragma once",
        "core/world/qt.cpp:3: QString: core is free of Qt",
        "core/world/qt.cpp:4: editor/view/uses_app.h: core knows no editor",
        "core/world/qt.cpp:5: app/shell/fine.h: nothing uses app",
        "editor/view/uses_app.h:4: app/shell/fine.h: nothing uses app",
        "app/cli/window.cpp:2: app/shell/fine.h: the command line program uses core, the log, the "
        "version and app/net/serve.h alone",
        "app/cli/window.cpp:3: editor/view/uses_app.h: the command line program uses core, the log, the "
        "version and app/net/serve.h alone",
        "app/cli/window.cpp:4: QWidget: the command line program is free of Qt",
        "app/cli/window.cpp:5: CLI/CLI.hpp: only app/cli/verb.cpp includes it; it compiles slowly",
        "app/common/high.h:3: app/play/pace.h: common comes before play in app",
        "app/play/pace.h:3: app/seeds/neighbour.h: play and seeds know nothing of each other",
        "app/play/pace.h:4: app/shell/fine.h: play comes before shell in app",
    };
    REQUIRE(textsOf(house::checkTree(fixture)) == expected);
}

TEST_CASE("a form may use the widgets that the class beside it may use")
{
    const std::string form = "<ui>\n  <header>app/shell/fine.h</header>\n</ui>\n";
    CHECK(textsOf(house::checkFile("app/play/page.ui", form)) ==
          std::vector<std::string>{"app/play/page.ui:2: app/shell/fine.h: play comes before shell in app"});
    CHECK(house::checkFile("app/shell/page.ui", form).empty());
    CHECK(house::checkFile("app/play/page.h", "#pragma once\n#include \"ui_page.h\"\n").empty());
}

TEST_CASE("includes downward, of the own room and of the library pass")
{
    const std::string text =
        "#pragma once\n#include \"core/base/result.h\"\n#include \"core/world/level.h\"\n#include <vector>\n";
    REQUIRE(house::checkFile("core/world/world.h", text).empty());
}
