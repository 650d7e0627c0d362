// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "editor/view/camera/map_viewport.h"

#include <QColor>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// Another player on a map.
struct MapAlly {
    int player = 0; ///< number; unique on the map; of a companion the negative one of the player
    WorldPos position;
    QPointF way; ///< of the figure from the centre of that cell, in cells east and north
    bool mirrored = false;
    QColor colour;
    std::string figure; ///< of a player's companion: that of the monster with this key; a player without
    QString name;
    std::optional<double> health; ///< remaining share of full health; none where players have no health
    std::int64_t distance = 0;    ///< from the player, in cells; shown while out of view
    bool away = false;            ///< doesn't play now: painted pale

    friend bool operator==(const MapAlly &, const MapAlly &) = default;
};

/// The other players on a map: their positions, animation and painting.
class AllyLayer {
public:
    /// How a new state is shown.
    enum class Motion : std::uint8_t {
        AtOnce,  ///< everyone is in their position, or as far as `setShare` says
        Gliding, ///< a player who moved at most two cells gets there within a moment
        Amended  ///< no time has passed since the previous state: keeps the progress
    };

    void set(std::vector<MapAlly> allies, Motion motion);
    void clear() { m_allies.clear(); }
    /// The progress of all movement, 0 .. 1.
    void setShare(double share);
    /// Advances gliding by a share of its whole distance.
    void advance(double share);
    /// True if `advance` would change nothing.
    [[nodiscard]] bool isStill() const;

    /// Whether names and pointers to allies out of view are shown.
    void setNamed(bool on) { m_named = on; }
    /// Where a player's figure is shown: its cell, and the way from the cell's centre.
    struct Place {
        WorldPos cell;
        QPointF way;
    };
    [[nodiscard]] std::optional<Place> placeOf(int player) const;
    /// As shown last.
    [[nodiscard]] std::vector<MapAlly> allies() const;

    void paint(const MapCanvas &canvas) const;

private:
    struct Placed {
        MapAlly ally;
        QPointF from; ///< offset of its previous place, in cells
        double progress = 1;
        bool glides = false;

        [[nodiscard]] QPointF way() const { return ally.way + from * (1 - progress); }
    };

    static void paintFigure(const MapCanvas &canvas, const Placed &placed);
    static void paintName(const MapCanvas &canvas, const Placed &placed);
    static void paintPointer(const MapCanvas &canvas, const Placed &placed);

    std::vector<Placed> m_allies;
    bool m_named = true;
};

/// A pointer at the edge of the picture to `target`, which is outside, with a text beside it.
void drawNamedPointer(const MapCanvas &canvas, QPointF target, const QColor &colour, const QString &text);

} // namespace cave
