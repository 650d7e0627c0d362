#pragma once

#include "core/base/bit_grid.h"
#include "core/base/result.h"
#include "core/session/command.h"
#include "core/session/event.h"
#include "core/world/world.h"

#include <cstdint>
#include <vector>

namespace cave {

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

/// What has changed since changes were last taken; what a save has to write.
struct UnsavedChanges {
    std::vector<RegionPos> regions; ///< increasing, no duplicates
    std::vector<Command> commands;  ///< those that took a turn, oldest first
    bool player = false;            ///< position or turn

    [[nodiscard]] bool empty() const { return regions.empty() && commands.empty() && !player; }
};

/// Play in one world: commands in, events out. Knows no window, no file and no clock.
class Session {
public:
    /// A new world: the player at the spawn cell, what they see explored.
    /// Errors: a setting out of range, or no cell to enter the world at.
    static Result<Session> begin(const WorldSpec &spec);

    /// Continues a world that was loaded.
    explicit Session(World world);

    /// Carries out one command. A command that can't be done gives an event that says so, and changes
    /// nothing.
    std::vector<Event> apply(const Command &command);

    [[nodiscard]] const World &world() const { return m_world; }
    [[nodiscard]] const VisibleCells &visible() const { return m_visible; }
    /// Rock or floor at any position; generates the region when needed.
    [[nodiscard]] bool isRock(WorldPos p) { return m_world.level.isRock(p); }

    /// A hash of everything that a save covers.
    [[nodiscard]] std::uint64_t stateHash() const;

    /// What a save has to write; stays until `changesSaved`.
    [[nodiscard]] const UnsavedChanges &unsavedChanges() const { return m_unsaved; }
    void changesSaved() { m_unsaved = {}; }

private:
    void look(std::vector<Event> &events);
    void move(Direction direction, std::vector<Event> &events);

    World m_world;
    VisibleCells m_visible;
    BitGrid m_rock; // scratch, kept for its memory
    UnsavedChanges m_unsaved;
};

/// A hash of everything that a save of `world` covers.
std::uint64_t stateHash(const World &world);

} // namespace cave
