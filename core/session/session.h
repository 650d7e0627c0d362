#pragma once

#include "core/base/bit_grid.h"
#include "core/base/result.h"
#include "core/rules/real_time/events.h"
#include "core/rules/armour_combat.h"
#include "core/rules/monsters.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/world/world.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace cave {

class RealTimeSimulation;

/// The cells that the player sees now, as bits from a south-west corner.
struct VisibleCells {
    WorldPos origin;
    BitGrid cells;

    [[nodiscard]] bool contains(WorldPos p) const
    {
        return CellRect{origin, cells.width(), cells.height()}.contains(p) &&
               cells.test(static_cast<int>(p.x - origin.x), static_cast<int>(p.y - origin.y));
    }
};

/// The parts of a state's hash, so that it can be said which of them differ.
struct StateHashes {
    std::uint64_t player = 0;  ///< position, turn, inventory, statistics
    std::uint64_t regions = 0; ///< explored, chests, piles, monsters, terrain
    std::uint64_t chance = 0;  ///< random streams, the fight, and what moves freely
    std::uint64_t spec = 0;    ///< what the world is made from

    friend bool operator==(const StateHashes &, const StateHashes &) = default;
    [[nodiscard]] std::uint64_t all() const;
};

/// Hashes are noted whenever so many commands were done.
inline constexpr std::int64_t kCheckpointInterval = 64;

/// How a world was at a moment of its log; a replay must come by the same.
struct StateCheckpoint {
    std::int64_t command = 0; ///< after so many commands
    std::int64_t turn = 0;
    StateHashes hashes;

    friend bool operator==(const StateCheckpoint &, const StateCheckpoint &) = default;
};

/// What has changed since changes were last taken; what a save has to write.
struct UnsavedChanges {
    std::set<RegionPos> regions;
    std::vector<Command> commands;            ///< those that changed anything, oldest first
    std::vector<StateCheckpoint> checkpoints; ///< those come by with these commands
    bool player = false;                      ///< position, turn, or number of commands
    bool inventory = false;
    bool statistics = false; ///< anything but the steps
    bool fight = false;      ///< the fight, or the state of a random stream
    bool run = false;        ///< experience, health, how the run stands, and the clock
    bool action = false;     ///< what moves freely

    [[nodiscard]] bool empty() const
    {
        return regions.empty() && commands.empty() && !player && !inventory && !statistics && !fight &&
               !run && !action;
    }
};

/// In real time, monsters act once in so many microseconds.
inline constexpr std::int64_t kTickMicroseconds = 200'000;

/// Where everything moves freely, steps are so many microseconds long: `kStepSeconds`.
inline constexpr std::int64_t kStepMicroseconds = 15'625;

/// The fight by armour going on, blow by blow.
struct FightProgress {
    ArmourCombat combat;
    std::vector<Blow> blows;
};

/// Fights are foretold no farther: with settings by which armour stops everything, one might never end.
inline constexpr int kLongestForecast = 10'000;

/// Play in one world: commands in, events out. Knows no window, no file and no clock.
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
    std::vector<Event> apply(const Command &command);

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
    [[nodiscard]] const RealTimeSimulation *stage() const { return m_stage.get(); }

    [[nodiscard]] const World &world() const { return m_world; }
    /// The world for looking around in: regions are made, and nothing else may change.
    [[nodiscard]] World &mutableWorld() { return m_world; }
    /// Ends the session; its world goes on elsewhere.
    [[nodiscard]] World takeWorld() && { return std::move(m_world); }
    [[nodiscard]] const Content &content() const { return *m_world.content; }
    [[nodiscard]] const VisibleCells &visible() const { return m_visible; }
    /// Rock or floor at any position; generates the region when needed.
    [[nodiscard]] bool isRock(WorldPos p) { return m_world.map.isRock(p); }
    [[nodiscard]] ChestState chestAt(WorldPos p) { return m_world.map.chestAt(p); }
    /// A region's terrain and chests as they are now, known to the player or not; valid until the next call
    /// of anything that generates.
    [[nodiscard]] const Region &region(RegionPos pos) { return m_world.map.region(pos); }
    /// Living monsters within `reach` cells of `centre` on either axis, seen or not.
    [[nodiscard]] std::vector<Monster> monstersNear(WorldPos centre, int reach)
    {
        return cave::monstersNear(m_world, centre, reach);
    }
    /// Living monsters that the player sees now.
    [[nodiscard]] std::vector<Monster> visibleMonsters();
    [[nodiscard]] bool monsterSees(const Monster &monster, WorldPos p)
    {
        return seesCell(m_world, monster, p);
    }

    /// True while a fight goes on, by whatever rules; `World::fight` tells of it.
    [[nodiscard]] bool isFighting() const { return m_world.fight.has_value(); }
    /// The fight by armour going on; nullptr if there is none.
    [[nodiscard]] const FightProgress *fight() const { return m_fight ? &*m_fight : nullptr; }
    /// How many attacks the fight going on still takes, foretold by playing a copy of it: 0 if there is none,
    /// `kLongestForecast` also where it would go on beyond that.
    [[nodiscard]] int blowsLeft() const;

    /// Hashes of everything that a save covers, and all of them in one.
    [[nodiscard]] StateHashes stateHashes();
    [[nodiscard]] std::uint64_t stateHash();

    /// What a save has to write; stays until `changesSaved`.
    [[nodiscard]] const UnsavedChanges &unsavedChanges() const { return m_unsaved; }
    void changesSaved() { m_unsaved = {}; }

private:
    [[nodiscard]] std::optional<Refusal> refusalOf(const Command &command) const;
    void carryOut(const Command &command, std::vector<Event> &events);
    void look(std::vector<Event> &events);
    void seeLevel();
    void seeAround(WorldPos centre, int radius);
    void tellChests(std::vector<Event> &events);
    void tellMonsters(std::vector<Event> &events);
    void move(const MoveCommand &command, std::vector<Event> &events);
    void wait(std::vector<Event> &events);
    void collect(std::vector<Event> &events);
    void tick(std::vector<Event> &events);
    void setClock(const ClockCommand &command, std::vector<Event> &events);
    void endTurn(std::vector<Event> &events);
    void letMonstersAct(std::vector<Event> &events);
    std::optional<Monster> moveMonsters(std::vector<Event> &events);
    void leaveLevel(std::vector<Event> &events);
    void gainExperience(ExperienceReason reason, int amount, std::vector<Event> &events);
    void endRun(bool won, std::vector<Event> &events);
    void gain(const std::vector<ItemStack> &items);
    void equip(const EquipCommand &command, std::vector<Event> &events);
    void unequip(const UnequipCommand &command, std::vector<Event> &events);
    void drop(const DropCommand &command, std::vector<Event> &events);
    void beginFight(const Monster &monster, std::vector<Event> &events);
    void fightOn(std::vector<Event> &events);
    void winFight(std::vector<Event> &events);
    void loseFight(std::vector<Event> &events);
    std::optional<ItemStack> loseItem();
    void throwDice(std::vector<Event> &events);
    void dodge(std::vector<Event> &events);
    void cast(const CastCommand &command, std::vector<Event> &events);
    void takeAction(const DiceAction &action, std::vector<Event> &events);
    void answer(std::vector<Event> &events);
    Monster killEnemy();
    void endFight();

    struct ActionTelling;
    void beginAction();
    [[nodiscard]] std::optional<Refusal> actionRefusalOf(const Command &command) const;
    void carryOutAction(const Command &command, std::vector<Event> &events);
    void tickAction(int steps, std::vector<Event> &events);
    void passSteps(int steps, std::vector<Event> &events);
    void walkCell(Direction direction, std::vector<Event> &events);
    void useItem(std::vector<Event> &events);
    bool stepAction(Point way, std::vector<Event> &events);
    bool tellAction(const std::vector<ActionEvent> &told, std::vector<Event> &events);
    bool endsWithLevel(int number, std::vector<Event> &events);
    void enterLevel(WorldPos to, std::vector<Event> &events);
    bool joinsLastTick(const TickCommand &tick);

    World m_world;
    VisibleCells m_visible;
    std::set<MonsterId> m_inView; // living monsters in view after the last command
    std::optional<FightProgress> m_fight;
    std::unique_ptr<RealTimeSimulation> m_stage; ///< where everything moves freely
    BitGrid m_opaque;                            // scratch, kept for its memory
    std::int64_t m_microseconds = 0;             // of the tick to come
    UnsavedChanges m_unsaved;
};

/// Hashes of everything that a save of `world` covers.
StateHashes stateHashes(World &world);
std::uint64_t stateHash(World &world);

} // namespace cave
