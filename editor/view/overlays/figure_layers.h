// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/figures/figures.h"
#include "editor/view/overlays/action_figures.h"

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// A short effect where something happened.
struct ActionEffect {
    enum Kind : std::uint8_t {
        Swing,     ///< the player strikes toward `way`
        Cast,      ///< the player uses magic or shoots
        Drink,     ///< the player regains health
        Hurt,      ///< the player was hurt: the edges of the view redden
        MoverHurt, ///< the creature `id` was hurt
        Slain,     ///< a creature was killed, at `at`
        Spark      ///< a shot has ended, at `at`
    };

    Kind kind = Spark;
    Point at;
    Point way;
    std::uint64_t id = 0;
};

/// Paints freely moving creatures and shots, things on the ground, and effects, over the terrain of a map.
///
/// Movement is interpolated between the previous and the current state, by a share set by the caller (in real
/// time, where states change faster than frames) or animated (`glide`).
class ActionLayer {
public:
    [[nodiscard]] bool isShown() const { return m_shown; }
    void clear();

    /// Shows `now`, starting from the previous state. At once, until a share is set.
    void show(ActionScene now);
    /// Replaces the current state without time having passed; the starting point stays.
    void amend(ActionScene now);
    /// The progress of all movement, 0 .. 1.
    void setShare(double share);
    /// Animates the share from 0 to 1 within this many seconds.
    void glide(double seconds);
    void setGround(std::vector<GroundThing> ground) { m_ground = std::move(ground); }
    void add(const ActionEffect &effect) { m_effects.push_back({effect, 0}); }

    /// True if `advance` would change nothing.
    [[nodiscard]] bool isStill() const { return m_effects.empty() && m_glide <= 0; }
    void advance(double seconds);

    /// The interpolated scene.
    [[nodiscard]] const ActionScene &shown() const { return m_shownScene; }
    [[nodiscard]] const std::vector<GroundThing> &ground() const { return m_ground; }

    /// Whether creatures out of view get a pointer at the edge.
    void setPointing(bool on) { m_pointing = on; }

    /// Call this when the theme has changed.
    void forgetPictures()
    {
        m_pictures.clear();
        m_missilePictures.forget();
    }
    /// `motion`: whether anything blinks.
    void paint(const MapCanvas &canvas, bool motion);

private:
    struct Running {
        ActionEffect effect;
        double progress = 0; ///< 0 .. 1
    };
    struct PictureKey {
        CreatureLook look;
        bool mirrored = false;
        bool white = false; ///< the flash when it is hurt

        [[nodiscard]] bool operator<(const PictureKey &other) const;
    };

    void settle();
    void paintGround(const MapCanvas &canvas) const;
    void paintMover(const MapCanvas &canvas, const ActionMover &mover);
    void paintPlayer(const MapCanvas &canvas, bool motion) const;
    void paintEffect(const MapCanvas &canvas, const Running &running) const;
    [[nodiscard]] bool isFlashing(std::uint64_t mover) const;
    const QImage &picture(const PictureKey &key, int size, const MapCanvas &canvas);

    bool m_shown = false;
    bool m_pointing = false;
    ActionScene m_before;
    ActionScene m_now;
    ActionScene m_shownScene;
    double m_share = 1;
    double m_glide = 0; ///< seconds for the whole movement; 0: the share isn't animated
    std::vector<GroundThing> m_ground;
    std::vector<Running> m_effects;
    std::map<PictureKey, QImage> m_pictures; ///< of one size and style
    int m_pictureSize = 0;
    MapStyle m_pictureStyle = MapStyle::Tiles;
    MissilePictures m_missilePictures;
};

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
