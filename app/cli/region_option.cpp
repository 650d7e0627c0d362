#include "app/cli/region_option.h"

#include <CLI/App.hpp>
#include <charconv>
#include <cstdint>
#include <system_error>

namespace cave::cli {
namespace {

Outcome readCoordinate(const std::string &text, std::int64_t limit, std::int64_t &value)
{
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error == std::errc::invalid_argument || stop != end)
        return wrongUsage("'" + text + "' is not a whole number", "--region");
    if (error != std::errc{} || value < -limit || value > limit) {
        return wrongUsage("region coordinate " + text + " is outside the world; it must be from -" +
                              std::to_string(limit) + " to " + std::to_string(limit),
                          "--region");
    }
    return {};
}

} // namespace

CLI::Option &addRegionOption(CLI::App &verb, RegionArguments &arguments, const std::string &help)
{
    return *verb.add_option("--region", arguments, help)->type_name("X Y")->allow_extra_args(false);
}

Outcome readRegions(const RegionArguments &arguments, int regionSize, std::vector<RegionPos> &regions)
{
    const std::int64_t limit = kWorldLimit / regionSize - 1;
    for (const auto &[x, y] : arguments) {
        RegionPos pos;
        if (Outcome outcome = readCoordinate(x, limit, pos.x); !outcome.done())
            return outcome;
        if (Outcome outcome = readCoordinate(y, limit, pos.y); !outcome.done())
            return outcome;
        regions.push_back(pos);
    }
    return {};
}

} // namespace cave::cli
