// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/rules/brain.h"

#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <string>
#include <vector>

using namespace cave;

namespace {

/// Answers as it was made to, and keeps what it was asked.
class FixedSenses : public Senses {
public:
    FixedSenses(int distance, int hp, bool sees) : m_distance(distance), m_hp(hp), m_sees(sees) {}

    [[nodiscard]] bool nearPlayer(int distance) const override
    {
        asked += "near " + std::to_string(distance) + "; ";
        return m_distance <= distance;
    }
    [[nodiscard]] bool lowHp(int threshold) const override
    {
        asked += "low " + std::to_string(threshold) + "; ";
        return m_hp <= threshold;
    }
    [[nodiscard]] bool seesPlayer() const override
    {
        asked += "sees; ";
        return m_sees;
    }

    mutable std::string asked;

private:
    int m_distance;
    int m_hp;
    bool m_sees;
};

const DecisionTree kTree{{
    Branch{Decision::SeesPlayer, 0, 1, 2},
    Leaf{Action::Wander},
    Branch{Decision::NearPlayer, 150, 3, 4},
    Leaf{Action::Chase},
    Branch{Decision::LowHp, 300, 5, 6},
    Leaf{Action::Fight},
    Leaf{Action::Heal, 500, 100},
}};

/// What a monster of the game with the tree `key` does; distance and health in hundredths.
Action actionOf(const Content &content, const char *key, const Senses &senses)
{
    const DecisionTree *tree = content.findTree(key);
    REQUIRE(tree != nullptr);
    return decide(*tree, senses).action;
}

} // namespace

TEST_CASE("answers lead to leaves, yes to the right")
{
    CHECK(decide(kTree, FixedSenses(100, 100, false)).action == Action::Wander);
    CHECK(decide(kTree, FixedSenses(151, 100, true)).action == Action::Chase);
    CHECK(decide(kTree, FixedSenses(150, 301, true)).action == Action::Fight);
    CHECK(decide(kTree, FixedSenses(150, 300, true)) == Leaf{Action::Heal, 500, 100});
    CHECK(decide(DecisionTree{}, FixedSenses(0, 0, true)).action == Action::Idle);
}

TEST_CASE("only what the way needs is asked")
{
    const FixedSenses unseeing(0, 0, false);
    decide(kTree, unseeing);
    CHECK(unseeing.asked == "sees; ");
    const FixedSenses seeing(0, 0, true);
    decide(kTree, seeing);
    CHECK(seeing.asked == "sees; near 150; low 300; ");
}

TEST_CASE("a trace holds the way and the answers, and forgets an earlier one")
{
    TreeTrace trace;
    decide(kTree, FixedSenses(150, 301, true), &trace);
    CHECK(trace == TreeTrace{{{0, true}, {2, true}, {4, false}}, 5});
    decide(kTree, FixedSenses(150, 301, false), &trace);
    CHECK(trace == TreeTrace{{{0, false}}, 1});
}

TEST_CASE("the game's roaming monsters behave as their trees are named")
{
    const Result<Content> content = builtInContent();
    REQUIRE(content);
    const FixedSenses unaware(3000, 2000, false);
    const FixedSenses spotting(600, 2000, true);
    const FixedSenses touching(141, 2000, true);
    const FixedSenses hurt(600, 100, true);
    CHECK(actionOf(*content, "statue", touching) == Action::Idle);
    CHECK(actionOf(*content, "hunter", unaware) == Action::Wander);
    CHECK(actionOf(*content, "hunter", spotting) == Action::Chase);
    CHECK(actionOf(*content, "hunter", touching) == Action::Fight);
    CHECK(actionOf(*content, "coward", spotting) == Action::Chase);
    CHECK(actionOf(*content, "coward", hurt) == Action::Wander);
    CHECK(actionOf(*content, "prowler", unaware) == Action::Patrol);
    CHECK(actionOf(*content, "prowler", spotting) == Action::Chase);
    CHECK(actionOf(*content, "sleeper", unaware) == Action::Idle);
    CHECK(actionOf(*content, "sleeper", FixedSenses(1000, 2000, true)) == Action::Idle);
    CHECK(actionOf(*content, "sleeper", FixedSenses(300, 2000, false)) == Action::Idle);
    CHECK(actionOf(*content, "sleeper", spotting) == Action::Chase);
}

TEST_CASE("cells are near each other by straight distance, to the hundredth")
{
    CHECK(isWithin({0, 0}, {1, 1}, 142));
    CHECK_FALSE(isWithin({0, 0}, {1, 1}, 141));
    CHECK(isWithin({0, 0}, {3, -4}, 500));
    CHECK_FALSE(isWithin({0, 0}, {3, -4}, 499));
    CHECK(isWithin({5, 5}, {5, 5}, 0));
    const std::int64_t far = 1'000'000'000'000;
    CHECK(isWithin({far, -far}, {far - 3, -far + 4}, 500));
    CHECK_FALSE(isWithin({kWorldLimit, kWorldLimit}, {-kWorldLimit, -kWorldLimit}, 2'000'000'000));
    REQUIRE(rc::check([] {
        const WorldPos a{*rc::gen::inRange(-50, 50), *rc::gen::inRange(-50, 50)};
        const WorldPos b{*rc::gen::inRange(-50, 50), *rc::gen::inRange(-50, 50)};
        const int distance = *rc::gen::inRange(0, 10'000);
        const std::int64_t squared = (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
        RC_ASSERT(isWithin(a, b, distance) ==
                  (squared * 10'000 <= static_cast<std::int64_t>(distance) * distance));
        RC_ASSERT(isWithin(a, b, distance) == isWithin(b, a, distance));
    }));
}
