// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world_spec.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cave {

/// A setting and its values, in its unit.
struct SettingSweep {
    std::string key; ///< of `settingInfos()`
    std::vector<int> values;

    friend bool operator==(const SettingSweep &, const SettingSweep &) = default;
};

/// An ordered set of worlds. Worlds are made from their index on demand, so the size costs nothing.
class SeedSet {
public:
    /// The maximum size of a set.
    static constexpr std::int64_t kMaxSize = 1'000'000'000'000;

    /// An empty set.
    SeedSet() = default;
    /// Seeds "from", "from + 1", …: decimal integers. Error InvalidArgument: count below 1 or above kMaxSize,
    /// or a number that exceeds 64 bits.
    static Result<SeedSet> range(const WorldSpec &base, std::int64_t from, std::int64_t count);
    /// These seeds, in this order, including duplicates.
    static SeedSet list(const WorldSpec &base, std::vector<std::string> seeds);
    /// `count` random seeds of twelve letters and digits; the same ones for the same key. Errors: those of
    /// `range`.
    static Result<SeedSet> random(const WorldSpec &base, std::uint64_t key, std::int64_t count);
    /// One seed with every combination of one or more settings, the last one varying fastest. Error
    /// InvalidArgument: an unknown or repeated setting, a value out of its range, no settings, too many
    /// combinations.
    static Result<SeedSet> sweep(const WorldSpec &base, std::vector<SettingSweep> sweeps);

    /// Any worlds.
    static SeedSet worlds(std::vector<WorldSpec> specs);

    [[nodiscard]] std::int64_t size() const { return m_size; }
    /// World number `index`, 0 .. size() − 1.
    [[nodiscard]] WorldSpec at(std::int64_t index) const;
    /// What distinguishes world `index`: its seed, or the settings that are varied.
    [[nodiscard]] std::string label(std::int64_t index) const;
    /// What all worlds have in common; for a sweep, with the original values of the varied settings; for
    /// explicit worlds, the first one.
    [[nodiscard]] const WorldSpec &base() const { return m_base; }

    struct Range {
        std::int64_t from = 0;
        friend bool operator==(const Range &, const Range &) = default;
    };
    struct List {
        List() : List(std::vector<std::string>()) {}
        explicit List(std::vector<std::string> seeds)
            : m_shared(std::make_shared<const std::vector<std::string>>(std::move(seeds)))
        {
        }

        [[nodiscard]] const std::vector<std::string> &seeds() const { return *m_shared; }
        friend bool operator==(const List &a, const List &b)
        {
            return a.m_shared == b.m_shared || *a.m_shared == *b.m_shared;
        }

    private:
        std::shared_ptr<const std::vector<std::string>> m_shared; // by all copies, as there may be a million
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
    /// The source of the set; base, size and source define it completely.
    [[nodiscard]] const Source &source() const { return m_source; }

    friend bool operator==(const SeedSet &, const SeedSet &) = default;

private:
    SeedSet(WorldSpec base, Source source, std::int64_t size);
    [[nodiscard]] std::vector<int> sweepValues(std::int64_t index) const;

    WorldSpec m_base;
    Source m_source;
    std::int64_t m_size = 0;
};

inline constexpr std::size_t kMaxSeedLines = 1'000'000;
inline constexpr unsigned kMaxSeedMebibytes = 32; ///< of a list of seeds

/// The seeds in a text.
struct SeedList {
    std::vector<std::string> seeds;
    std::int64_t padded = 0; ///< see `SeedListReader`
};

/// Reads them by `SeedListReader`, with its errors; also more than kMaxSeedLines.
Result<SeedList> readSeedLines(std::string_view text, const std::string &column = {});
/// Whether a seed is a line of such a text, and the same when it is read again.
bool isSeedLine(const std::string &seed);

} // namespace cave
