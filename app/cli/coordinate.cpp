// SPDX-License-Identifier: MIT
#include "app/cli/coordinate.h"

#include <charconv>
#include <cstddef>
#include <system_error>

namespace cave::cli {

OutcomeOr<std::int64_t> readCoordinate(std::string_view text, const Message &what, std::int64_t limit,
                                       const std::string &where)
{
    std::int64_t value = 0;
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error == std::errc::invalid_argument || stop != end)
        return wrongUsage(message("'%1' is not a whole number", text), where);
    if (error != std::errc{} || value < -limit || value > limit) {
        return wrongUsage(
            message("%1 %2 is outside the world; it must be from %3 to %4", what, text, -limit, limit),
            where);
    }
    return value;
}

OutcomeOr<WorldPos> readCell(const std::string &text, const std::string &where)
{
    const std::string_view whole = text;
    const std::size_t comma = whole.find(',');
    if (comma == std::string_view::npos)
        return wrongUsage(message("'%1' is not a cell; expected X,Y", text), where);
    const Message what = message("coordinate");
    const auto x = CAVE_TRY(readCoordinate(whole.substr(0, comma), what, kWorldLimit, where));
    const auto y = CAVE_TRY(readCoordinate(whole.substr(comma + 1), what, kWorldLimit, where));
    return WorldPos{x, y};
}

Option addRegionOption(Verb verb, RegionArguments &arguments, const Message &help)
{
    return verb.addOption("--region", arguments, help).typeName("X Y").noExtraValues();
}

OutcomeOr<std::vector<RegionPos>> readRegions(const RegionArguments &arguments, int regionSize)
{
    const Message what = message("region coordinate");
    const std::int64_t limit = kWorldLimit / regionSize - 1;
    std::vector<RegionPos> regions;
    for (const auto &[column, row] : arguments) {
        const auto x = CAVE_TRY(readCoordinate(column, what, limit, "--region"));
        const auto y = CAVE_TRY(readCoordinate(row, what, limit, "--region"));
        regions.push_back({x, y});
    }
    return regions;
}

} // namespace cave::cli
