// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_viewport.h"
#include "editor/view/figures/figures.h"

#include <QImage>
#include <QString>

#include <map>
#include <vector>

namespace cave {

/// A thing on one cell of a map.
struct MapThing {
    /// The kind of thing; later kinds are painted over earlier ones on the same cell.
    enum Kind : std::uint8_t { Chest, OpenChest, Pile, Monster, Marker };
    /// What a monster is doing, shown by a ring at its feet.
    enum State : std::uint8_t {
        Idle,      ///< asleep or standing: no ring
        Wandering, ///< a thin ring
        Hunting,   ///< a broad one in the danger colour
        SeesPlayer ///< the same with an exclamation mark
    };

    std::uint64_t id = 0; ///< unique on the map, and kept when it moves
    WorldPos position;
    Kind kind = Monster;
    CreatureLook look; ///< monsters only
    State state = Idle;
    QString label;           ///< shown under markers
    bool remembered = false; ///< not currently in sight: painted in cool colours and without its state

    friend bool operator==(const MapThing &, const MapThing &) = default;
};

/// The things on a map: their positions, animation and painting.
class MapThings {
public:
    /// Replaces the things on the map. If `animated`, existing things that moved at most two cells glide to
    /// their new positions.
    void set(std::vector<MapThing> things, bool animated);

    [[nodiscard]] bool isStill() const { return m_still; }
    /// Advances all gliding by a share of its whole distance.
    void advance(double share);

    /// Whether monsters and finds that are in sight but out of view get a pointer at the edge.
    void setPointing(bool on) { m_pointing = on; }

    /// Whether the terrain shows where many remembered things are, so that they aren't painted where single
    /// ones aren't distinguished.
    void setCounted(bool on) { m_counted = on; }

    /// Call this when the theme has changed.
    void forgetPictures() { m_pictures.clear(); }
    /// Paints visible things; the others cost a binary search.
    void paint(const MapCanvas &canvas);

private:
    struct Placed {
        MapThing thing;
        QPointF from; ///< offset of its previous position, in cells
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
    void paintPointers(const MapCanvas &canvas) const;

    std::vector<Placed> m_things; ///< from west to east
    bool m_still = true;
    bool m_pointing = false;
    bool m_counted = false;
    std::map<PictureKey, QImage> m_pictures; ///< of one size and style
    int m_pictureSize = 0;
    MapStyle m_pictureStyle = MapStyle::Tiles;
};

} // namespace cave
