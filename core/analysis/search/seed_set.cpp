// SPDX-License-Identifier: MIT
#include "core/analysis/search/seed_set.h"

#include "core/analysis/search/seed_line.h"
#include "core/base/hashing.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <utility>

namespace cave {
namespace {

Result<void> checkCount(std::int64_t count)
{
    if (count < 1 || count > SeedSet::kMaxSize)
        return invalid(message("a set has 1 to %1 worlds, not %2", SeedSet::kMaxSize, count));
    return {};
}

/// Twelve letters and digits, without easily confused ones.
std::string randomSeed(std::uint64_t key, std::int64_t index)
{
    constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";
    constexpr int kLength = 12;
    const std::uint64_t word = combine(key, index);
    std::string seed;
    for (std::uint64_t i = 0; i < kLength; ++i)
        seed += kLetters[pickBelow(combine(word, i), static_cast<std::uint32_t>(kLetters.size()))];
    return seed;
}

/// A setting as it is varied: shares in per cent.
std::string sweptText(const SettingInfo &info, const WorldSettings &settings)
{
    constexpr int kStepsPerCent = 100; // ten-thousandths
    if (info.unit != SettingUnit::TenThousandths)
        return settingText(info, settings);
    const int value = info.get(settings);
    std::string text = std::to_string(value / kStepsPerCent);
    if (const int rest = value % kStepsPerCent; rest != 0) {
        text += (rest < kStepsPerCent / 10 ? ".0" : ".") + std::to_string(rest);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text + " %";
}

Result<void> checkSweep(const SettingSweep &sweep)
{
    const SettingInfo *info = findSetting(sweep.key);
    if (info == nullptr)
        return invalid(message("unknown setting '%1'", sweep.key));
    if (sweep.values.empty())
        return invalid(message("no values for %1", sweep.key));
    for (const int value : sweep.values) {
        if (value < info->minimum || value > info->maximum) {
            return invalid(
                message("%1 is from %2 to %3, not %4", sweep.key, info->minimum, info->maximum, value));
        }
    }
    return {};
}

} // namespace

SeedSet::SeedSet(WorldSpec base, Source source, std::int64_t size)
    : m_base(std::move(base))
    , m_source(std::move(source))
    , m_size(size)
{
    m_base.seedNumber.reset();
}

Result<SeedSet> SeedSet::range(const WorldSpec &base, std::int64_t from, std::int64_t count)
{
    CAVE_TRY(checkCount(count));
    if (from > 0 && count - 1 > std::numeric_limits<std::int64_t>::max() - from)
        return invalid("the last number of the range exceeds 64 bits");
    return SeedSet(base, Range{from}, count);
}

SeedSet SeedSet::list(const WorldSpec &base, std::vector<std::string> seeds)
{
    const auto size = static_cast<std::int64_t>(seeds.size());
    return {base, List(std::move(seeds)), size};
}

Result<SeedSet> SeedSet::random(const WorldSpec &base, std::uint64_t key, std::int64_t count)
{
    CAVE_TRY(checkCount(count));
    return SeedSet(base, Random{key}, count);
}

Result<SeedSet> SeedSet::sweep(const WorldSpec &base, std::vector<SettingSweep> sweeps)
{
    if (sweeps.empty())
        return invalid("no setting to vary");
    std::int64_t size = 1;
    for (auto sweep = sweeps.begin(); sweep != sweeps.end(); ++sweep) {
        CAVE_TRY(checkSweep(*sweep));
        const auto before = std::find_if(sweeps.begin(), sweep,
                                         [&](const SettingSweep &other) { return other.key == sweep->key; });
        if (before != sweep)
            return invalid(message("%1 is given twice", sweep->key));
        const auto values = static_cast<std::int64_t>(sweep->values.size());
        if (size > kMaxSize / values)
            return invalid(message("more than %1 combinations of settings", kMaxSize));
        size *= values;
    }
    SeedSet set(base, Sweep{std::move(sweeps)}, size);
    set.m_base.seedNumber = base.seedNumber;
    return set;
}

SeedSet SeedSet::worlds(std::vector<WorldSpec> specs)
{
    const auto size = static_cast<std::int64_t>(specs.size());
    WorldSpec base = specs.empty() ? WorldSpec() : specs.front();
    return {std::move(base), Worlds{std::move(specs)}, size};
}

WorldSpec SeedSet::at(std::int64_t index) const
{
    if (const auto *worlds = std::get_if<Worlds>(&m_source))
        return worlds->specs[static_cast<std::size_t>(index)];
    WorldSpec spec = m_base;
    if (const auto *range = std::get_if<Range>(&m_source))
        spec.seed = std::to_string(range->from + index);
    else if (const auto *list = std::get_if<List>(&m_source))
        spec.seed = list->seeds()[static_cast<std::size_t>(index)];
    else if (const auto *random = std::get_if<Random>(&m_source))
        spec.seed = randomSeed(random->key, index);
    else if (const auto *sweep = std::get_if<Sweep>(&m_source)) {
        const std::vector<int> values = sweepValues(index);
        for (std::size_t i = 0; i < values.size(); ++i)
            findSetting(sweep->settings[i].key)->set(spec.settings, values[i]);
    }
    return spec;
}

std::string SeedSet::label(std::int64_t index) const
{
    const WorldSpec spec = at(index);
    const auto *sweep = std::get_if<Sweep>(&m_source);
    if (sweep == nullptr)
        return seedText(spec);
    std::string text;
    for (const SettingSweep &setting : sweep->settings) {
        const SettingInfo &info = *findSetting(setting.key);
        text += (text.empty() ? "" : ", ") + std::string(info.label) + " " + sweptText(info, spec.settings);
    }
    return text;
}

std::vector<int> SeedSet::sweepValues(std::int64_t index) const
{
    const std::vector<SettingSweep> &settings = std::get<Sweep>(m_source).settings;
    std::vector<int> values(settings.size());
    for (std::size_t i = settings.size(); i-- > 0;) {
        const auto count = static_cast<std::int64_t>(settings[i].values.size());
        values[i] = settings[i].values[static_cast<std::size_t>(index % count)];
        index /= count;
    }
    return values;
}

Result<SeedList> readSeedLines(std::string_view text, const std::string &column)
{
    const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
    if (lines > kMaxSeedLines + 1)
        return invalid(message("there are more than %1 lines", kMaxSeedLines));
    SeedList list;
    list.seeds.reserve(lines);
    SeedListReader reader(column);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        Result<std::optional<std::string>> seed = reader.next(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!seed)
            return seed.error();
        if (*seed)
            list.seeds.push_back(std::move(**seed));
    }
    CAVE_TRY(reader.end());
    list.padded = reader.padded();
    return list;
}

bool isSeedLine(const std::string &seed)
{
    const Result<SeedList> list = readSeedLines(lineOfSeed(seed));
    return list && list->seeds == std::vector{seed};
}

} // namespace cave
