// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/rarity/rarity.h"
#include "core/analysis/search/seed_set.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

class Measuring;
struct Content;

/// An order of the worlds 0 .. size − 1 in which the beginning is a random sample: by a key, or as they are.
class WorldOrder {
public:
    /// `size` is at least 0.
    WorldOrder(std::int64_t size, std::optional<std::uint64_t> key) : m_size(size), m_key(key) {}

    /// The world at a place of the order; each has one.
    [[nodiscard]] std::int64_t at(std::int64_t place) const;

private:
    std::int64_t m_size;
    std::optional<std::uint64_t> m_key;
};

/// What a sample is.
struct RarityPlan {
    /// Exactly this many worlds, at least 1, or all of a smaller set; then the counts depend on nothing else.
    /// None: until enough is known or the time is up.
    std::optional<std::int64_t> worlds;
    /// Of the random order in which worlds are taken from the set; none: in the order of the set.
    std::optional<std::uint64_t> key;
    /// How many times longer than usual a sample may take.
    int patience = 1;
};

/// Judges a sample of worlds on several threads, and estimates from it how rare those are that fit.
///
/// First, some are judged by each part of the condition. Then they are only judged as by a search, which is
/// much faster, until there are `kEnoughMatches` or `kLongest` is over, which is later while there are fewer
/// than `kFewMatches`. In the end, the parts that few of these reached are judged among more worlds that fit
/// all parts before, which a search for those finds. Shares of parts are never multiplied as if they were
/// independent of each other.
class RaritySampler {
public:
    /// The worlds that are judged by each part, and the least sample.
    static constexpr std::int64_t kUsualSample = 4000;
    static constexpr std::int64_t kLargestSample = 1'000'000'000;
    static constexpr std::int64_t kEnoughMatches = 30;
    static constexpr std::int64_t kFewMatches = 10;
    static constexpr std::chrono::milliseconds kLongest{2000};
    static constexpr std::chrono::milliseconds kLongestForFew{6000};

    /// `content` must not be null.
    RaritySampler(SeedSet seeds, const Condition &where, std::shared_ptr<const Content> content,
                  RarityPlan plan);
    ~RaritySampler();
    RaritySampler(const RaritySampler &) = delete;
    RaritySampler &operator=(const RaritySampler &) = delete;

    /// Judges worlds for about this time, at least one, in as many threads; not thread-safe.
    void advance(std::chrono::milliseconds most, int threads);
    [[nodiscard]] bool finished() const { return m_stage == Stage::Done; }
    /// Of the worlds judged so far.
    [[nodiscard]] const Rarity &rarity() const { return m_rarity; }

private:
    enum class Stage : std::uint8_t { Parts, Whole, Passed, Done };
    using Clock = std::chrono::steady_clock;
    /// A condition with what one thread has learned of it.
    struct Judge;
    struct Piece;

    [[nodiscard]] Rarity nothing() const;
    void work(Judge &judge, Piece &piece, Rarity &found) const;
    void judge(std::int64_t place, Judge &judge, Rarity &found) const;
    void judgeParts(Measuring *world, Rarity &found) const;
    void judgePassed(Measuring *world, bool isLast, Rarity &found) const;
    void add(const Rarity &found);
    [[nodiscard]] std::int64_t lastPlace() const;
    [[nodiscard]] Clock::duration timeLeft() const;
    [[nodiscard]] bool isEnough(std::int64_t hits) const;
    [[nodiscard]] std::int64_t hitsOf(const Rarity &found) const;
    void enterNextStage();
    bool enterPassed(std::size_t part);

    SeedSet m_seeds;
    WorldOrder m_order;
    Condition m_judged; ///< in this stage: the whole, or parts of it
    std::vector<ChainPart> m_chain;
    std::shared_ptr<const Content> m_content;
    RarityPlan m_plan;
    std::int64_t m_most; ///< worlds that may be judged
    std::int64_t m_next = 0;
    Stage m_stage = Stage::Parts;
    std::size_t m_part = 0;                       ///< of the stage Passed: judged where those before it fit
    Clock::duration m_spent{};                    ///< in this stage
    std::vector<std::unique_ptr<Judge>> m_judges; ///< by thread
    Rarity m_rarity;
};

} // namespace cave
