// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// Readers of anything that comes from outside, fed with made-up bytes. Each is a function of bytes which must
// neither crash nor hang nor take much memory, whatever they are, and which ends the program where the reader
// breaks a rule of its own: mostly, that what was read is written so that it reads as the same.

namespace cave::fuzz {

using Bytes = std::vector<std::uint8_t>;
using Input = std::span<const std::uint8_t>;

/// A reader under test.
struct FuzzTarget {
    std::string name;                    ///< also that of its folder in tests/fuzz/inputs
    int mutations = 40;                  ///< of each input, when inputs are replayed
    bool (*feed)(Input input) = nullptr; ///< returns whether the reader took the input for valid
    /// Valid inputs to begin with, made of what the program writes and of tests/data; always the same.
    std::vector<Bytes> (*samples)() = nullptr;
};

/// The targets of one source, <name>_targets.cpp.
struct FuzzSubject {
    std::string_view name;
    std::vector<FuzzTarget> targets;
};

std::vector<FuzzTarget> levelTargets();
std::vector<FuzzTarget> textTargets();
std::vector<FuzzTarget> searchTargets();
std::vector<FuzzTarget> codecTargets();
std::vector<FuzzTarget> worldTargets();
std::vector<FuzzTarget> linkTargets();

const std::vector<FuzzSubject> &fuzzSubjects();

/// Folders in tests/fuzz/inputs that no target has the name of, so that their files would be forgotten.
std::vector<std::string> strayInputs();

/// All inputs to begin with: samples, and the files in tests/fuzz/inputs in order of their names.
std::vector<Bytes> firstInputs(const FuzzTarget &target);

/// Ends the program with a message unless a rule holds.
void require(bool holds, std::string_view rule);

inline std::string_view textOf(Input input)
{
    return {reinterpret_cast<const char *>(input.data()), input.size()};
}
inline Bytes bytesOf(std::string_view text)
{
    return {text.begin(), text.end()};
}
/// An input whose first byte chooses among kinds.
Bytes chosen(std::size_t choice, std::string_view text);
Bytes fileBytes(const std::filesystem::path &file);
/// The contents of the files in a folder of tests/data with one of these extensions, in order of their names.
std::vector<Bytes> testFiles(const std::string &folder, std::string_view extension);

/// A path in a folder of this process for files that readers take. What is there, and SQLite's files beside
/// it, is removed.
std::filesystem::path scratchPath(const std::string &name);
std::filesystem::path scratchFile(const std::string &name, Input content);

/// Takes an input apart. At its end all numbers are 0.
class InputReader {
public:
    explicit InputReader(Input input) : m_rest(input) {}

    std::uint8_t byte();
    /// A number below `limit`, which is at least 1; of two bytes.
    std::size_t below(std::size_t limit);
    std::int64_t whole();
    Input take(std::size_t length);
    [[nodiscard]] Input rest() const { return m_rest; }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    Input m_rest;
};

} // namespace cave::fuzz
