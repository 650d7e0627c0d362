// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/rules/monsters.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/play/armour_fight.h"
#include "core/session/play/play_state.h"
#include "core/session/play/play_strategy.h"
#include "core/session/player_view.h"
#include "core/session/unsaved_changes.h"
#include "core/world/world.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// Play in one world: commands in, events out, and the log of them. What a command does is a strategy's, by
/// the world's scenario. Knows no window, no file and no clock.
class Session {
public:
    /// A new world: the player at the spawn cell, what they see explored. `content` must not be null.
    /// Errors: a setting out of range, or no cell to enter the world at.
    static Result<Session> begin(const WorldSpec &spec, std::shared_ptr<const Content> content);

    /// The same with the content that the game ships with.
    static Result<Session> begin(const WorldSpec &spec);

    /// Continues a world that was loaded.
    explicit Session(World world);
    Session(Session &&) noexcept;
    Session &operator=(Session &&) noexcept;
    ~Session();

    /// Carries out one command. A command that can't be done gives an event that says so, and changes
    /// nothing.
    std::vector<Event> apply(const Command &command) { return apply(world().party.acting, command); }

    /// The same for one of several who play together. Players come and go by JoinCommand and LeaveCommand,
    /// whoever gives them. The log has an ActCommand wherever another player acts than before.
    std::vector<Event> apply(int player, const Command &command);

    /// Makes a member of the party "the player" of `world()`, `visible()` and so on. Changes no state.
    void showPlayer(int player) { m_play->show(player); }
    /// How a member is shown to others; they must be there.
    void describePlayer(int player, std::string name, std::uint32_t colour);

    /// Lets time pass in real time: whenever another `kTickMicroseconds` are full, monsters act; where
    /// everything moves freely, whenever another step is. No more than a second counts, so that a program
    /// that stood still doesn't let the player be overrun. Nothing passes in a fight, by turns, or after the
    /// run. Commands that this does are in the log as any others.
    std::vector<Event> advance(double seconds);

    /// How much of the next step of what moves freely has passed already, 0 .. 1; to draw what is between two
    /// steps.
    [[nodiscard]] double stepShare() const
    {
        return static_cast<double>(m_microseconds) / static_cast<double>(kStepMicroseconds);
    }
    /// Where everything moves freely: the level's stage; nullptr elsewhere.
    [[nodiscard]] const RealTimeSimulation *stage() const { return m_strategy->stage(); }

    [[nodiscard]] const World &world() const { return m_play->world; }
    /// The world for looking around in: regions are made, and nothing else may change.
    [[nodiscard]] World &mutableWorld() { return m_play->world; }
    /// Ends the session; its world goes on elsewhere.
    [[nodiscard]] World takeWorld() && { return std::move(m_play->world); }
    [[nodiscard]] const Content &content() const { return *m_play->world.content; }
    [[nodiscard]] const VisibleCells &visible() const { return m_play->view.visible(); }
    /// Rock or floor at any position; generates the region when needed.
    [[nodiscard]] bool isRock(WorldPos p) { return m_play->world.map.isRock(p); }
    [[nodiscard]] ChestState chestAt(WorldPos p) { return m_play->world.map.chestAt(p); }
    /// A region's terrain and chests as they are now, known to the player or not; valid until the next call
    /// of anything that generates.
    [[nodiscard]] const Region &region(RegionPos pos) { return m_play->world.map.region(pos); }
    /// Living monsters within `reach` cells of `centre` on either axis, seen or not.
    [[nodiscard]] std::vector<Monster> monstersNear(WorldPos centre, int reach)
    {
        return cave::monstersNear(m_play->world, centre, reach);
    }
    /// Living monsters that the player sees now.
    [[nodiscard]] std::vector<Monster> visibleMonsters()
    {
        return m_play->view.visibleMonsters(m_play->world);
    }
    [[nodiscard]] bool monsterSees(const Monster &monster, WorldPos p)
    {
        return seesCell(m_play->world, monster, p);
    }

    /// True while a fight goes on, by whatever rules; `World::fight` tells of it.
    [[nodiscard]] bool isFighting() const { return m_play->world.fight.has_value(); }
    /// The fight by armour going on; nullptr if there is none.
    [[nodiscard]] const FightProgress *fight() const { return m_strategy->fight(); }
    /// How many attacks the fight going on still takes, foretold by playing a copy of it: 0 if there is none,
    /// `kLongestForecast` also where it would go on beyond that.
    [[nodiscard]] int blowsLeft() const { return fight() ? cave::blowsLeft(*fight(), world()) : 0; }

    /// Hashes of everything that a save covers, and all of them in one.
    [[nodiscard]] StateHashes stateHashes() { return cave::stateHashes(m_play->world); }
    [[nodiscard]] std::uint64_t stateHash() { return cave::stateHash(m_play->world); }

    /// What a save has to write; stays until `changesSaved`.
    [[nodiscard]] const UnsavedChanges &unsavedChanges() const { return m_play->unsaved; }
    void changesSaved() { m_play->unsaved = {}; }

private:
    [[nodiscard]] std::optional<Refusal> refusalOf(const Command &command) const;
    void carryOut(const Command &command, std::vector<Event> &events);
    [[nodiscard]] bool standsStill() const;
    void log(int player, const Command &command);
    void log(const Command &command);
    bool joinsLastTick(const TickCommand &tick);

    std::unique_ptr<PlayState> m_play; ///< where the strategy finds it, wherever the session is moved
    std::unique_ptr<PlayStrategy> m_strategy;
    std::int64_t m_microseconds = 0; ///< of the tick to come
};

} // namespace cave
