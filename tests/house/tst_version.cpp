// SPDX-License-Identifier: MIT
// Which version a source tree says it is: in a clone, in an archive made of it, and with neither.
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "tests/house/commands.h"
#include "tests/house/include_rules.h"

using Catch::Matchers::StartsWith;

namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void run(const std::string &command)
{
    const house::CommandResult result = house::shell(command);
    INFO(command << '\n' << result.out);
    REQUIRE(result.status == 0);
}

/// A clone of a small project with the files that name a version.
class SmallProject {
public:
    SmallProject()
    {
        fs::create_directory(path());
        for (const char *name : {".gitattributes", ".git_archival.txt"})
            fs::copy_file(house::kRoot / name, path() / name);
        std::ofstream(path() / "version.in") << "@number@|@text@";
        git("init --quiet");
        git("add --all");
        commit();
    }

    [[nodiscard]] fs::path path() const { return m_folder.path() / "project"; }
    [[nodiscard]] fs::path beside(const char *name) const { return m_folder.path() / name; }

    void git(const std::string &arguments) const
    {
        run("git -C " + house::quoted(path()) +
            " -c user.name=A -c user.email=a@example.org -c commit.gpgsign=false " + arguments);
    }
    void commit() const { git("commit --quiet --allow-empty -m change"); }

    [[nodiscard]] std::string head() const
    {
        const house::CommandResult result =
            house::shell("git -C " + house::quoted(path()) + " rev-parse HEAD");
        REQUIRE(result.status == 0);
        return result.out.substr(0, 12);
    }

    /// "number|text" of a tree, whose project says that it is 0.9.0.
    [[nodiscard]] std::string versionOf(const fs::path &tree) const
    {
        const fs::path output = m_folder.path() / "version.out";
        run("cmake -D SOURCE=" + house::quoted(tree) + " -D PROJECT_VERSION=0.9.0 -D TEMPLATE=" +
            house::quoted(path() / "version.in") + " -D OUTPUT=" + house::quoted(output) + " -P " +
            house::quoted(house::kRoot / "cmake" / "write_version.cmake"));
        const std::string version = contents(output);
        return version.substr(0, version.find('\n'));
    }

private:
    house::ScratchFolder m_folder;
};

} // namespace

TEST_CASE("a clone without a tag has the version of the project, and its commit")
{
    const SmallProject project;
    CHECK(project.versionOf(project.path()) == "0.9.0|0.9.0 (" + project.head() + ")");
}

TEST_CASE("the version is that of the last tag, with the number of commits after it")
{
    const SmallProject project;
    project.git("tag v1.2.3");
    CHECK(project.versionOf(project.path()) == "1.2.3|1.2.3 (" + project.head() + ")");
    project.commit();
    project.commit();
    CHECK(project.versionOf(project.path()) == "1.2.3+2|1.2.3+2 (" + project.head() + ")");
    project.git("tag very-good"); // not a version
    CHECK_THAT(project.versionOf(project.path()), StartsWith("1.2.3+2|"));
}

TEST_CASE("files that differ from the commit are mentioned")
{
    const SmallProject project;
    std::ofstream(project.path() / ".gitattributes", std::ios::app) << "# changed\n";
    CHECK(project.versionOf(project.path()) == "0.9.0|0.9.0 (" + project.head() + ", modified)");
}

TEST_CASE("an archive has the version of the commit that it was made from")
{
    const SmallProject project;
    project.git("tag v1.2.3");
    project.commit();
    const fs::path unpacked = project.beside("unpacked");
    fs::create_directory(unpacked);
    run("git -C " + house::quoted(project.path()) + " archive HEAD | tar -x -C " + house::quoted(unpacked));
    CHECK(project.versionOf(unpacked) == "1.2.3+1|1.2.3+1 (" + project.head() + ")");
    // Also where it lies in a clone of something else.
    const fs::path inside = project.path() / "inside";
    fs::rename(unpacked, inside);
    project.commit();
    CHECK_THAT(project.versionOf(inside), StartsWith("1.2.3+1|"));
}

TEST_CASE("sources without git have the version of the project alone")
{
    const SmallProject project;
    const fs::path copy = project.beside("copy");
    fs::copy(project.path(), copy);
    fs::remove_all(copy / ".git");
    CHECK(project.versionOf(copy) == "0.9.0|0.9.0");
}

TEST_CASE("the window program prints its version as the command line program does")
{
    const fs::path bin = fs::path(CAVEGAME_BUILD_DIR) / "bin";
    const house::CommandResult shown = house::shell(house::quoted(bin / "cavegame-cli") + " --version");
    CHECK_THAT(shown.out, StartsWith("cavegame-cli "));
    if (!fs::exists(bin / "cavegame")) // the build without a window
        return;
    const house::CommandResult window = house::shell(house::quoted(bin / "cavegame") + " --version");
    CHECK("cavegame-cli" + window.out.substr(std::string("cavegame").size()) == shown.out);
}
