// SPDX-License-Identifier: MIT
#include "core/base/small_file.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/socket.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

using namespace cave;

namespace fs = std::filesystem;

namespace {

/// A folder of its own, gone with the object.
struct Folder {
    fs::path path;

    Folder()
    {
        std::string name = (fs::temp_directory_path() / "cavegame-files-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        path = name;
    }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;
    ~Folder()
    {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
};

void requireError(const Result<std::string> &read, ErrorCode code, const std::string &part)
{
    REQUIRE_FALSE(read.ok());
    INFO(read.error().text());
    CHECK(read.error().code == code);
    CHECK(read.error().text().find(part) != std::string::npos);
}

} // namespace

TEST_CASE("a file is read to its end, and one that is too large is refused")
{
    const Folder folder;
    const fs::path path = folder.path / "notes.txt";
    const std::string bytes = std::string(200'000, 'x') + std::string(1, '\0') + "end";
    std::ofstream(path, std::ios::binary) << bytes;
    REQUIRE(readSmallFile(path, "text").value() == bytes);
    std::ofstream(path, std::ios::binary) << std::string(1 << 20, 'x');
    REQUIRE(readSmallFile(path, "text").ok());
    std::ofstream(path, std::ios::binary | std::ios::app) << 'x';
    requireError(readSmallFile(path, "text"), ErrorCode::InvalidArgument, "notes.txt' is larger than 1 MiB");
    requireError(readSmallFile(folder.path / "other", "text"), ErrorCode::NotFound, "there is no text '");
}

TEST_CASE("an error behind the first bytes of a file is an error, not the end of the file")
{
    // Who reads from a socket gets what was sent and then, if the other end went without reading what it got,
    // an error.
    std::array<int, 2> ends{};
    REQUIRE(socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0);
    REQUIRE(write(ends[1], "half", 4) == 4);
    REQUIRE(write(ends[0], "never read", 10) == 10);
    close(ends[1]);
    requireError(readToEnd(ends[0], 1000, "level file 'x.csv'"), ErrorCode::Io,
                 "cannot read level file 'x.csv': ");
    close(ends[0]);
}

TEST_CASE("a folder, a pipe or a device is refused at once")
{
    const Folder folder;
    const fs::path pipe = folder.path / "pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    requireError(readSmallFile(pipe, "text"), ErrorCode::InvalidArgument, "is a pipe, not a file");
    requireError(readSmallFile(folder.path, "text"), ErrorCode::InvalidArgument, "is a folder, not a file");
    requireError(readSmallFile("/dev/zero", "text"), ErrorCode::InvalidArgument, "is a device, not a file");
}

TEST_CASE("a pipe that a shell opened is read, as in <(...)")
{
    std::array<int, 2> ends{};
    REQUIRE(pipe(ends.data()) == 0);
    const std::string text = "\xEF\xBB\xBFlantern\n";
    REQUIRE(write(ends[1], text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    close(ends[1]);
    const Result<std::string> read = readSmallText("/dev/fd/" + std::to_string(ends[0]), "text");
    close(ends[0]);
    REQUIRE(read.ok());
    CHECK(*read == "lantern\n");
}
