// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/figures/monster_figures.h"
#include "editor/view/map/map_canvas.h"

#include <QImage>
#include <QString>

#include <map>
#include <vector>

namespace cave {

/// Something that stands or lies on one cell of a map.
struct MapThing {
    /// What it is; of several on one cell the later is painted over the earlier.
    enum Kind : std::uint8_t { Chest, OpenChest, Pile, Monster, Marker };
    /// What a monster is about, shown by a ring at its feet.
    enum State : std::uint8_t {
        Idle,      ///< asleep or standing: no ring
        Wandering, ///< a thin ring
        Hunting,   ///< a broad one in the colour of danger
        SeesPlayer ///< that, and an exclamation mark
    };

    std::uint64_t id = 0; ///< of no other thing on the map, and kept when it moves
    WorldPos position;
    Kind kind = Monster;
    CreatureLook look; ///< monsters only
    State state = Idle;
    QString label;           ///< shown under markers
    bool remembered = false; ///< not in sight now: drawn cool and without its state

    friend bool operator==(const MapThing &, const MapThing &) = default;
};

/// The things on a map: where they are shown, also while they move, and how.
class MapThings {
public:
    /// Replaces what is on the map. When `animated`, a thing that was there before and is at most two cells
    /// farther now glides there.
    void set(std::vector<MapThing> things, bool animated);

    [[nodiscard]] bool isStill() const { return m_still; }
    /// Goes on with all gliding by a share of its whole way.
    void advance(double share);

    /// The theme has changed.
    void forgetPictures() { m_pictures.clear(); }
    /// Paints what is in view; what is not costs a binary search.
    void paint(const MapCanvas &canvas);

private:
    struct Placed {
        MapThing thing;
        QPointF from; ///< cells from its position to where it came from
        double progress = 1;

        [[nodiscard]] QPointF way() const { return from * (1 - progress); }
    };
    struct PictureKey {
        MapThing::Kind kind;
        MapThing::State state;
        bool remembered;
        CreatureLook look;

        [[nodiscard]] bool operator<(const PictureKey &other) const;
    };

    [[nodiscard]] std::vector<const Placed *> inView(const MapProjection &at) const;
    const QImage &picture(const MapThing &thing, int size, const MapCanvas &canvas);

    std::vector<Placed> m_things; ///< from west to east
    bool m_still = true;
    std::map<PictureKey, QImage> m_pictures; ///< of one size and style
    int m_pictureSize = 0;
    MapStyle m_pictureStyle = MapStyle::Tiles;
};

} // namespace cave
