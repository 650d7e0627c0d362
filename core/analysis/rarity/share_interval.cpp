// SPDX-License-Identifier: MIT
#include "core/analysis/rarity/share_interval.h"

#include <cmath>

namespace cave {
namespace {

constexpr double kDoubt = 0.05;

/// The continued fraction of the incomplete beta function, by the modified method of Lentz. Source: W. H.
/// Press et al., "Numerical Recipes", 6.4.
double betaFraction(double a, double b, double x)
{
    constexpr double kTiny = 1e-300;
    constexpr double kPrecision = 1e-12;
    constexpr int kMaxTerms = 200'000;
    const auto inverse = [](double value) { return 1 / (std::fabs(value) < kTiny ? kTiny : value); };
    const auto apart = [](double value) { return std::fabs(value) < kTiny ? kTiny : value; };
    double c = 1;
    double d = inverse(1 - (a + b) * x / (a + 1));
    double fraction = d;
    for (int term = 1; term < kMaxTerms; ++term) {
        const double m = term;
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = inverse(1 + even * d);
        c = apart(1 + even / c);
        fraction *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = inverse(1 + odd * d);
        c = apart(1 + odd / c);
        fraction *= d * c;
        if (std::fabs(d * c - 1) < kPrecision)
            break;
    }
    return fraction;
}

/// The regularized incomplete beta function: the distribution of a share.
double betaBelow(double a, double b, double x)
{
    if (x <= 0 || x >= 1)
        return x <= 0 ? 0 : 1;
    const double front =
        std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
    const bool converges = x < (a + 1) / (a + b + 2);
    return converges ? front * betaFraction(a, b, x) / a : 1 - front * betaFraction(b, a, 1 - x) / b;
}

/// The share below which a part `below` of the distribution lies.
double betaQuantile(double a, double b, double below)
{
    constexpr int kHalvings = 100;
    double low = 0;
    double high = 1;
    for (int i = 0; i < kHalvings && low < high; ++i) {
        const double middle = low + (high - low) / 2;
        (betaBelow(a, b, middle) < below ? low : high) = middle;
    }
    return low + (high - low) / 2;
}

} // namespace

ShareInterval shareInterval(std::int64_t matches, std::int64_t sampled)
{
    if (sampled <= 0)
        return {};
    const auto found = static_cast<double>(matches);
    const auto other = static_cast<double>(sampled - matches);
    const double nearest = -std::expm1(std::log(kDoubt) / static_cast<double>(sampled));
    if (matches == 0)
        return {0, nearest};
    if (matches == sampled)
        return {1 - nearest, 1};
    return {betaQuantile(found, other + 1, kDoubt / 2), betaQuantile(found + 1, other, 1 - kDoubt / 2)};
}

} // namespace cave
