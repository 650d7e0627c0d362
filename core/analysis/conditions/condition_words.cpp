// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition_words.h"

#include "core/analysis/metrics/metric.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// The number of insertions, deletions and replacements from `a` to `b`. Source: Wagner & Fischer 1974.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

std::string lowered(std::string_view word)
{
    std::string text(word);
    for (char &c : text)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

} // namespace

std::string_view similarWord(std::string_view word, std::span<const std::string_view> known)
{
    constexpr std::size_t kLongestWord = 40;
    constexpr std::size_t kMaxEdits = 2;
    if (word.size() > kLongestWord)
        return {};
    const std::string typed = lowered(word);
    std::string_view best;
    std::size_t least = std::min(kMaxEdits, word.size() / 2) + 1;
    for (const std::string_view key : known) {
        const std::size_t distance = editDistance(typed, key);
        if (distance < least) {
            least = distance;
            best = key;
        }
    }
    for (const std::string_view key : known) {
        if (best.empty() && word.size() > 2 && key.find(typed) != std::string_view::npos)
            best = key;
    }
    return best;
}

std::string_view similarMetric(std::string_view word)
{
    std::vector<std::string_view> keys;
    for (const MetricInfo &info : metricInfos())
        keys.push_back(info.key);
    for (const MetricInfo &info : thingMetricInfos())
        keys.push_back(info.key);
    return similarWord(word, keys);
}

} // namespace cave
