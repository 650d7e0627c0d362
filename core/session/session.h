// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/rules/monsters.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/session/play/fight_rules.h"
#include "core/session/play/play_state.h"
#include "core/session/play/play_strategy.h"
#include "core/session/unsaved_changes.h"
#include "core/world/world.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// Play in one world: commands in, events out, and a log of the commands. A strategy, chosen by the world's
/// scenario, performs the commands. Independent of windows, files and clocks.
class Session {
public:
    /// A new world with the player at the spawn and their view explored. `content` must not be null. Errors:
    /// a setting out of range, or no spawn.
    static Result<Session> begin(const WorldSpec &spec, std::shared_ptr<const Content> content);

    /// The same with the built-in content.
    static Result<Session> begin(const WorldSpec &spec);

    /// Continues a loaded world.
    explicit Session(World world);
    Session(Session &&) noexcept;
    Session &operator=(Session &&) noexcept;
    ~Session();

    /// Performs one command. If that is impossible, returns an event saying so and changes nothing.
    std::vector<Event> apply(const Command &command) { return apply(world().party.acting, command); }

    /// The same for one of several players. They come and go by JoinCommand and LeaveCommand, which any of
    /// them may give. The log gets an ActCommand whenever another player acts than before.
    std::vector<Event> apply(int player, const Command &command);

    /// Makes a member of the party "the player" of `world()`, `visible()` and so on. Doesn't change the
    /// state.
    void showPlayer(int player);
    /// Sets a member's name and colour; they must be there.
    void describePlayer(int player, std::string name, std::uint32_t colour);

    /// Advances real time: monsters act for every full `kTickMicroseconds`; with free movement, for every
    /// full step. At most one second counts, so that the player isn't overrun if the program was suspended.
    /// Does nothing in a fight, by turns, or after the run. The resulting commands are logged like any
    /// others.
    std::vector<Event> advance(double seconds);

    /// The same in two steps, for a world whose commands are ordered elsewhere: lets time pass, and then
    /// takes the ticks that are due, one by one until there is none. The caller applies each before the next.
    void passTime(double seconds);
    [[nodiscard]] std::optional<TickCommand> takeDueTick();

    /// The elapsed share of the next step with free movement, 0 .. 1; for interpolation while painting.
    [[nodiscard]] double stepShare() const
    {
        return static_cast<double>(m_microseconds) / static_cast<double>(kStepMicroseconds);
    }
    /// The level's simulation with free movement; nullptr otherwise.
    [[nodiscard]] const RealTimeSimulation *stage() const { return m_strategy->stage(); }

    [[nodiscard]] const World &world() const { return m_play->world; }
    /// The world for reading; only generating regions may change it.
    [[nodiscard]] World &mutableWorld() { return m_play->world; }
    /// Ends the session and returns its world.
    [[nodiscard]] World takeWorld() && { return std::move(m_play->world); }
    [[nodiscard]] const Content &content() const { return *m_play->world.content; }
    [[nodiscard]] const VisibleCells &visible() const { return shownView().visible(); }
    /// Whether any position is rock; generates the region if necessary.
    [[nodiscard]] bool isRock(WorldPos p) { return m_play->world.map.isRock(p); }
    [[nodiscard]] ChestState chestAt(WorldPos p) { return m_play->world.map.chestAt(p); }
    /// A region's current terrain and chests, whether known to the player or not; valid until the next call
    /// that generates regions.
    [[nodiscard]] const Region &region(RegionPos pos) { return m_play->world.map.region(pos); }
    /// Living monsters within `radius` cells of `centre` on either axis, seen or not.
    [[nodiscard]] std::vector<Monster> monstersNear(WorldPos centre, int radius)
    {
        return cave::monstersNear(m_play->world, centre, radius);
    }
    /// Living monsters currently seen by the player.
    [[nodiscard]] std::vector<Monster> visibleMonsters()
    {
        return shownView().visibleMonsters(m_play->world, world().player());
    }
    [[nodiscard]] bool monsterSees(const Monster &monster, WorldPos p)
    {
        return seesCell(m_play->world, monster, p);
    }

    /// True during a fight by any rules; see `World::fight`. A run that another player ended in the meantime
    /// ends it as well.
    [[nodiscard]] bool isFighting() const
    {
        return m_play->world.fight().has_value() && m_play->world.run == RunState::Going;
    }
    /// The current fight by armour rules; nullptr if there is none.
    [[nodiscard]] const FightProgress *fight() const { return m_strategy->fight(world().party.shown); }
    /// The number of attacks until the end of the current fight, from a simulation on a copy: 0 if there is
    /// none, at most `kLongestForecast`.
    [[nodiscard]] int blowsLeft() const { return fight() ? cave::blowsLeft(*fight(), world()) : 0; }

    /// Hashes of everything that is saved, and their combination.
    [[nodiscard]] StateHashes stateHashes() { return cave::stateHashes(m_play->world); }
    [[nodiscard]] std::uint64_t stateHash() { return cave::stateHash(m_play->world); }

    /// From now on the thoughts behind what this monster does are kept; none: no more.
    void watch(std::optional<MonsterId> monster) { m_play->witness = {monster, {}}; }
    /// Those kept since this was last called, in order.
    [[nodiscard]] std::vector<MonsterThought> takeThoughts()
    {
        return std::exchange(m_play->witness.thoughts, {});
    }

    /// What has to be saved; kept until `changesSaved`.
    [[nodiscard]] const UnsavedChanges &unsavedChanges() const { return m_play->unsaved; }
    void changesSaved() { m_play->unsaved = {}; }

private:
    [[nodiscard]] std::optional<Refusal> refusalOf(const Command &command) const;
    void carryOut(const Command &command, std::vector<Event> &events);
    void carryOutAs(int player, const Command &command, std::vector<Event> &events);
    [[nodiscard]] const PlayerView &shownView() const { return m_play->viewOf(world().party.shown); }
    [[nodiscard]] bool standsStill() const;
    void log(int player, const Command &command);
    void log(const Command &command);
    bool joinsLastTick(const TickCommand &tick);

    std::unique_ptr<PlayState> m_play; ///< at a stable address for the strategy when the session is moved
    std::unique_ptr<PlayStrategy> m_strategy;
    std::int64_t m_microseconds = 0; ///< until the next tick
};

} // namespace cave
