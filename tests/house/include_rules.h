// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace house {

/// The root of the source tree.
inline const std::filesystem::path kRoot = CAVEGAME_SOURCE_DIR;

/// All bytes of a file.
std::string readFile(const std::filesystem::path &path);

/// The text of a source; of a form with the texts that it shows as in C++: tr("Search").
std::string textOf(const std::filesystem::path &source);

/// The name of the type whose definition begins on a line, in the first column; empty if none does.
std::string typeDefinedOn(std::string_view line);

/// A line of the source tree that breaks the order of the rooms.
struct Violation {
    std::string file;    ///< relative to the root of the tree
    std::size_t line;    ///< from 1; 0 when the whole file is meant
    std::string include; ///< as written, without quotes; empty when the whole file is meant
    std::string reason;

    /// "core/world/level.h:3: session/session.h: why"
    [[nodiscard]] std::string text() const;
};

/// Checks the text of one file. `file` is its path from the root, with '/' between the parts.
std::vector<Violation> checkFile(const std::string &file, std::string_view text);

/// Two folders of one room with files that include those of the other.
struct MutualFolders {
    std::string first; ///< from the root; before `second` in the alphabet
    std::string second;
    std::vector<std::string> includes; ///< "file: include" of the direction that has fewer, sorted

    /// "app/seeds/map and app/seeds/page include each other: " and the includes.
    [[nodiscard]] std::string text() const;
};

/// All of these in core, editor and app below `root`, sorted. Sources in the room itself that put the parts
/// in its folders together, such as the table of generators, are allowed to include them, and don't count.
std::vector<MutualFolders> mutualFolders(const std::filesystem::path &root);

/// Checks every header and source file in core, editor, app, bench and tools below `root`, in the order of
/// their paths. Missing folders are skipped.
std::vector<Violation> checkTree(const std::filesystem::path &root);

} // namespace house
