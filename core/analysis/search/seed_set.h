// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world_spec.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cave {

/// A setting and the values that it is to take, in its unit.
struct SettingSweep {
    std::string key; ///< of `settingInfos()`
    std::vector<int> values;

    friend bool operator==(const SettingSweep &, const SettingSweep &) = default;
};

/// An ordered set of worlds to look at. Worlds are made from their number when asked for, so a range of a
/// thousand million costs nothing.
class SeedSet {
public:
    /// The most worlds of any set.
    static constexpr std::int64_t kMaxSize = 1'000'000'000'000;

    /// No worlds.
    SeedSet() = default;
    /// Seeds "from", "from + 1", …: whole numbers in decimal. Error InvalidArgument: count below 1 or above
    /// kMaxSize, or a number past 64 bits.
    static Result<SeedSet> range(const WorldSpec &base, std::int64_t from, std::int64_t count);
    /// These seeds, in this order, doubles included.
    static SeedSet list(const WorldSpec &base, std::vector<std::string> seeds);
    /// `count` seeds of twelve letters and digits, drawn under `key`; the same ones for the same key. Error
    /// as of `range`.
    static Result<SeedSet> random(const WorldSpec &base, std::uint64_t key, std::int64_t count);
    /// One seed under every combination of one or more settings, the last one varying fastest. Error
    /// InvalidArgument: an unknown or repeated setting, a value out of its range, none at all, too many
    /// combinations.
    static Result<SeedSet> sweep(const WorldSpec &base, std::vector<SettingSweep> sweeps);

    /// These worlds, whatever they have in common.
    static SeedSet worlds(std::vector<WorldSpec> specs);

    [[nodiscard]] std::int64_t size() const { return m_size; }
    /// World number `index`, 0 .. size() − 1.
    [[nodiscard]] WorldSpec at(std::int64_t index) const;
    /// What tells world `index` from the others: its seed, or the settings that were varied.
    [[nodiscard]] std::string label(std::int64_t index) const;
    /// What all worlds have in common; in a sweep the settings that are varied are as first
    /// given, and of explicit worlds it is the first.
    [[nodiscard]] const WorldSpec &base() const { return m_base; }

    struct Range {
        std::int64_t from = 0;
        friend bool operator==(const Range &, const Range &) = default;
    };
    struct List {
        std::vector<std::string> seeds;
        friend bool operator==(const List &, const List &) = default;
    };
    struct Random {
        std::uint64_t key = 0;
        friend bool operator==(const Random &, const Random &) = default;
    };
    struct Sweep {
        std::vector<SettingSweep> settings;
        friend bool operator==(const Sweep &, const Sweep &) = default;
    };
    struct Worlds {
        std::vector<WorldSpec> specs;
        friend bool operator==(const Worlds &, const Worlds &) = default;
    };
    using Source = std::variant<List, Range, Random, Sweep, Worlds>;
    /// What the set is made from; with base and size enough to make it again.
    [[nodiscard]] const Source &source() const { return m_source; }

    friend bool operator==(const SeedSet &, const SeedSet &) = default;

private:
    SeedSet(WorldSpec base, Source source, std::int64_t size);
    [[nodiscard]] std::vector<int> sweepValues(std::int64_t index) const;

    WorldSpec m_base;
    Source m_source;
    std::int64_t m_size = 0;
};

inline constexpr std::size_t kMostSeedLines = 1'000'000;
inline constexpr unsigned kMostSeedMebibytes = 32; ///< of a list of seeds

/// The seeds of a text, one a line: line ends of any system are taken off, lines without a character are
/// left out. Error InvalidArgument: a line that is not UTF-8 or longer than 4096 bytes, by its number;
/// more than kMostSeedLines.
Result<std::vector<std::string>> readSeedLines(std::string_view text);

} // namespace cave
