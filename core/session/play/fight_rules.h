// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/armour_combat.h"
#include "core/session/command.h"
#include "core/session/event.h"

#include <memory>
#include <optional>
#include <vector>

namespace cave {

struct MonsterType;
struct PlayState;
struct World;

/// A fight by armour going on, blow by blow.
struct FightProgress {
    ArmourCombat combat;
    std::vector<Blow> blows;
};

/// A fight by armour as it stands: everything drawn in it so far, up to a blow that ends it.
[[nodiscard]] FightProgress progressOf(const Fight &fight, const WorldSettings &settings);

/// Fights are foretold no farther: with settings by which armour stops everything, one might never end.
inline constexpr int kLongestForecast = 10'000;

/// How many attacks a fight still takes, foretold by playing a copy of it with the world's random streams;
/// `kLongestForecast` also where it would go on beyond that.
[[nodiscard]] int blowsLeft(const FightProgress &fight, const World &world);

/// What is done in the fight going on, by armour or by dice. How it came about and what follows from it is
/// up to `Fights`. Works on a state that it doesn't own; the actor's fight is of its kind.
class FightRules {
public:
    explicit FightRules(PlayState &play) : m_play(play) {}
    FightRules(const FightRules &) = delete;
    FightRules &operator=(const FightRules &) = delete;
    virtual ~FightRules() = default;

    /// Carries out a command for a fight of this kind. Returns the side that has struck someone down by it:
    /// the enemy, or the player named by `struckDown`.
    virtual std::optional<Side> carryOut(const Command &command, std::vector<Event> &events) = 0;

    /// Number in the party of the player whom the enemy has just struck down.
    [[nodiscard]] virtual int struckDown() const;

    /// Where the player comes to by leaving the fight, if the last command did that.
    [[nodiscard]] virtual std::optional<WorldPos> leavesTo() const { return std::nullopt; }

    /// The fight by armour going on; nullptr if there is none.
    [[nodiscard]] virtual const FightProgress *progress() const { return nullptr; }

protected:
    PlayState &m_play; // NOLINT(*-non-private-member-variables-in-classes): of every kind of fight
};

/// Prepares the actor's fight, which has just begun with a monster of this kind, by the scenario's rules.
[[nodiscard]] std::unique_ptr<FightRules> beginFight(PlayState &play, const MonsterType &kind);
/// The actor joins the fight of an ally.
void joinFight(PlayState &play, Fight ally, const MonsterType &kind);
/// Goes on with a player's fight.
[[nodiscard]] std::unique_ptr<FightRules> resumeFight(PlayState &play, const Fight &fight);

} // namespace cave
