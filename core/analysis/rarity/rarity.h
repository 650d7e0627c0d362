// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/search/seed_set.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

class ConditionScreen;
struct ChainPart;
struct Content;

/// How many of the sampled worlds a part of a condition lets pass.
struct RarityPart {
    std::size_t at = 0;       ///< bytes in the condition's text
    std::size_t length = 0;   ///< bytes
    std::int64_t alone = 0;   ///< worlds that fit this part, whatever the others say
    std::int64_t reached = 0; ///< worlds that fit all parts before it
    std::int64_t passed = 0;  ///< of these, those that fit this part, too
};

/// How rare the worlds are that fit a condition, estimated from a sample.
struct Rarity {
    std::int64_t sampled = 0;
    std::int64_t matches = 0;
    std::int64_t failures = 0;     ///< of the sample, worlds that could not be generated; they don't match
    bool isWholeSet = false;       ///< all worlds of the set were judged, so the share is exact
    double seconds = 0;            ///< that a search takes for the sample, in one thread
    std::vector<RarityPart> parts; ///< in the order of the text; at least one

    /// The share of worlds that fit, 0 .. 1; 0 for an empty sample.
    [[nodiscard]] double share() const;
    /// The share that would fit if the parts were independent of each other, for conditions that no sampled
    /// world fits; none if some part alone fits no world either, or there is only one part.
    [[nodiscard]] std::optional<double> independentShare() const;
    /// Worlds that a search decides per second; 0 while unknown. `threads`: at least 1.
    [[nodiscard]] double worldsPerSecond(int threads) const;
    /// The expected time until a search finds its first match, in seconds; none while nothing is known. If
    /// no sampled world fits, from `independentShare`.
    [[nodiscard]] std::optional<double> secondsToFirst(int threads) const;
};

/// The n of "one world in n": 1 ÷ `share`, rounded to two digits, as a sample isn't more exact. `share` is
/// above 0.
std::int64_t oneIn(double share);

/// Judges a sample of worlds one by one. The sample and its counts depend on the set, the condition, the key
/// and the size only; `Rarity::seconds` also on the machine. Not thread-safe; may be used in one thread after
/// the other.
class RaritySampler {
public:
    /// The size of a usual sample.
    static constexpr std::int64_t kUsualSample = 4000;
    static constexpr std::int64_t kLargestSample = 1'000'000'000;

    /// `size` is at least 1. A set that isn't larger is sampled whole and in order. `content` must not be
    /// null.
    RaritySampler(SeedSet seeds, const Condition &where, std::shared_ptr<const Content> content,
                  std::int64_t size = kUsualSample, std::uint64_t key = 0);
    ~RaritySampler();
    RaritySampler(const RaritySampler &) = delete;
    RaritySampler &operator=(const RaritySampler &) = delete;

    /// Judges the next world of the sample, if there is one.
    void advance();
    [[nodiscard]] bool finished() const { return m_rarity.sampled >= m_size; }
    /// Of the worlds judged so far.
    [[nodiscard]] const Rarity &rarity() const { return m_rarity; }
    [[nodiscard]] std::int64_t size() const { return m_size; }

private:
    [[nodiscard]] std::int64_t indexOf(std::int64_t sample) const;
    [[nodiscard]] bool judge(std::int64_t index);

    SeedSet m_seeds;
    std::vector<ChainPart> m_chain;
    std::unique_ptr<ConditionScreen> m_screen;
    std::shared_ptr<const Content> m_content;
    std::int64_t m_size = 0;
    std::uint64_t m_key = 0;
    Rarity m_rarity;
};

} // namespace cave
