// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/hashing.h"
#include "core/io/worlds/saved_session.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/temp_folder.h"

namespace cave::test {

inline WorldSpec testSpec(const std::string &seed = "io")
{
    return {seed, {}, defaultSettings(GeneratorKind::Caves)};
}

/// The n-th command of a repeatable walk that keeps its direction for about eight steps, so that it gets
/// somewhere. Fights are fought; now and then gear is changed, something dropped, or a turn waited.
inline Command walkCommand(const Session &session, std::uint64_t walk, std::uint64_t n)
{
    if (session.fight() != nullptr)
        return FightCommand{};
    const std::uint64_t draw = mix64(combine(walk, n));
    const std::size_t stack = (draw >> 32U) % (session.world().player().inventory.stacks.size() + 1);
    switch (draw % 100) {
    case 0:
    case 1:
        return WaitCommand{};
    case 2:
    case 3:
        return EquipCommand{stack};
    case 4:
        return DropCommand{stack};
    case 5:
        return UnequipCommand{EquipmentSlot::Weapon};
    default:
        return MoveCommand{kDirections[mix64(combine(walk, n / 8)) % kDirections.size()]};
    }
}

inline void walk(SavedSession &session, std::uint64_t key, std::uint64_t steps)
{
    for (std::uint64_t n = 0; n < steps; ++n)
        session.apply(walkCommand(session.session(), key, n));
}

/// Fights to the end if there is a fight, so that a turn can pass.
inline void finishFights(SavedSession &session)
{
    while (session.session().fight() != nullptr)
        session.apply(FightCommand{});
}

/// Lets a turn pass.
inline void passTurn(SavedSession &session)
{
    finishFights(session);
    session.apply(WaitCommand{});
}

inline std::string readBytes(const std::filesystem::path &path)
{
    std::ostringstream bytes;
    bytes << std::ifstream(path, std::ios::binary).rdbuf();
    return bytes.str();
}

inline void writeBytes(const std::filesystem::path &path, const std::string &bytes)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

/// The names of the files in a folder, sorted, comma-separated.
inline std::string fileNames(const std::filesystem::path &folder)
{
    std::vector<std::string> names;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    std::string list;
    for (const std::string &name : names)
        list += (list.empty() ? "" : ",") + name;
    return list;
}

inline bool mentions(const std::string &text, const std::string &part)
{
    return text.find(part) != std::string::npos;
}

inline bool mentions(const char *text, const std::string &part)
{
    return mentions(std::string(text), part);
}

inline bool mentions(const Message &message, const std::string &part)
{
    return mentions(message.english(), part);
}

template<class Text>
bool anyMentions(const std::vector<Text> &texts, const std::string &part)
{
    return std::ranges::any_of(texts, [&](const Text &text) { return mentions(text, part); });
}

/// What fuzzing does to a file: bytes overwritten, cut out, put in twice, or the end cut off.
inline std::string mangled(std::string bytes, std::uint64_t round)
{
    const auto draw = [round](std::uint64_t what) { return mix64(combine(combine(77, round), what)); };
    const std::uint64_t edits = 1 + draw(0) % 4;
    for (std::uint64_t edit = 1; edit <= edits; ++edit) {
        const std::size_t range = draw(edit) % 3 == 0 ? 4096 : bytes.size();
        const std::size_t at = draw(100 + edit) % std::min(range, bytes.size());
        const std::size_t length = 1 + draw(200 + edit) % (draw(300 + edit) % 5 == 0 ? 5000 : 12);
        switch (draw(400 + edit) % 6) {
        case 0:
            bytes.erase(at, length);
            break;
        case 1:
            bytes.insert(at, bytes.substr(at, length));
            break;
        case 2:
            bytes.resize(at + 1);
            break;
        default:
            for (std::size_t i = at; i < std::min(at + length, bytes.size()); ++i)
                bytes[i] = static_cast<char>(bytes[i] ^ static_cast<char>(draw(1000 + i)));
        }
    }
    return bytes;
}

} // namespace cave::test
