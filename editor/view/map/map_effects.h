// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_canvas.h"

#include <vector>

namespace cave {

/// A short effect on a cell.
enum class Flash : std::uint8_t {
    Hit,   ///< a hit
    Open,  ///< a chest was opened
    Pickup ///< something was taken
};

/// The current effects; each lasts kFlashSeconds.
class MapEffects {
public:
    static constexpr double kFlashSeconds = 0.15;

    void add(WorldPos cell, Flash flash) { m_running.push_back({cell, flash, 0}); }
    void clear() { m_running.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_running.empty(); }
    void advance(double seconds);
    void paint(const MapCanvas &canvas) const;

private:
    struct Running {
        WorldPos cell;
        Flash flash;
        double progress; ///< 0 .. 1
    };

    std::vector<Running> m_running;
};

} // namespace cave
