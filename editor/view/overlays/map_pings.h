// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_canvas.h"

#include <QColor>
#include <QString>

#include <vector>

namespace cave {

/// The places that players point at: rings that grow and fade, each shown for kPingSeconds.
class MapPings {
public:
    static constexpr double kPingSeconds = 4;

    /// Replaces what the same player points at. `name` is shown at the edge while the place is out of view.
    void add(int player, WorldPos cell, const QColor &colour, const QString &name);
    void clear() { m_pings.clear(); }
    [[nodiscard]] bool isEmpty() const { return m_pings.empty(); }
    void advance(double seconds);
    /// `motion`: whether the rings grow.
    void paint(const MapCanvas &canvas, bool motion) const;

private:
    struct Ping {
        int player = 0;
        WorldPos cell;
        QColor colour;
        QString name;
        double age = 0; ///< seconds
    };

    std::vector<Ping> m_pings;
};

} // namespace cave
