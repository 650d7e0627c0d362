// SPDX-License-Identifier: MIT
#include "app/cli/coordinate.h"

#include <charconv>
#include <cstddef>
#include <system_error>

namespace cave::cli {

Outcome readCoordinate(std::string_view text, const Message &what, std::int64_t limit,
                       const std::string &where, std::int64_t &value)
{
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error == std::errc::invalid_argument || stop != end)
        return wrongUsage(message("'%1' is not a whole number", text), where);
    if (error != std::errc{} || value < -limit || value > limit) {
        return wrongUsage(
            message("%1 %2 is outside the world; it must be from %3 to %4", what, text, -limit, limit),
            where);
    }
    return {};
}

Outcome readCell(const std::string &text, const std::string &where, WorldPos &cell)
{
    const std::string_view whole = text;
    const std::size_t comma = whole.find(',');
    if (comma == std::string_view::npos)
        return wrongUsage(message("'%1' is not a cell; expected X,Y", text), where);
    if (Outcome outcome =
            readCoordinate(whole.substr(0, comma), message("coordinate"), kWorldLimit, where, cell.x);
        !outcome.done())
        return outcome;
    return readCoordinate(whole.substr(comma + 1), message("coordinate"), kWorldLimit, where, cell.y);
}

Option addRegionOption(Verb verb, RegionArguments &arguments, const Message &help)
{
    return verb.addOption("--region", arguments, help).typeName("X Y").noExtraValues();
}

Outcome readRegions(const RegionArguments &arguments, int regionSize, std::vector<RegionPos> &regions)
{
    const Message what = message("region coordinate");
    const std::int64_t limit = kWorldLimit / regionSize - 1;
    for (const auto &[x, y] : arguments) {
        RegionPos pos;
        if (Outcome outcome = readCoordinate(x, what, limit, "--region", pos.x); !outcome.done())
            return outcome;
        if (Outcome outcome = readCoordinate(y, what, limit, "--region", pos.y); !outcome.done())
            return outcome;
        regions.push_back(pos);
    }
    return {};
}

} // namespace cave::cli
