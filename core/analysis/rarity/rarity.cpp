// SPDX-License-Identifier: MIT
#include "core/analysis/rarity/rarity.h"

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

double shareOf(std::int64_t part, std::int64_t whole)
{
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
}

} // namespace

double Rarity::share() const
{
    return shareOf(matches, sampled);
}

ShareInterval Rarity::interval() const
{
    return isWholeSet ? ShareInterval{share(), share()} : shareInterval(matches, sampled);
}

bool Rarity::isUncertain() const
{
    constexpr std::int64_t kFew = 5;
    return !isWholeSet && matches < std::min(kFew, sampled);
}

double Rarity::passing(std::size_t part) const
{
    if (part + 1 == parts.size())
        return share();
    double passing = 1;
    for (std::size_t i = 0; i <= part; ++i)
        passing *= shareOf(parts[i].passed, parts[i].reached);
    return passing;
}

double Rarity::worldsPerSecond(int threads) const
{
    constexpr double kAnInstant = 1e-9;
    return static_cast<double>(timed) * threads / std::max(seconds, kAnInstant);
}

std::optional<double> Rarity::secondsToFirst(int threads) const
{
    const double fitting = matches > 0 ? share() : interval().high;
    if (timed == 0 || sampled == 0 || fitting <= 0)
        return std::nullopt;
    return 1 / (fitting * worldsPerSecond(threads));
}

std::int64_t oneIn(double share)
{
    constexpr double kMax = 1e18;
    constexpr double kTwoDigits = 100;
    const double exact = std::min(1 / share, kMax);
    if (exact < kTwoDigits)
        return std::llround(exact);
    const double unit = std::pow(10, std::floor(std::log10(exact)) - 1);
    return std::llround(std::round(exact / unit) * unit);
}

} // namespace cave
