// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/figures/action_figures.h"
#include "editor/view/figures/ground_figures.h"
#include "editor/view/map/map_canvas.h"
#include "editor/view/overlays/action_scene.h"

#include <QImage>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// What is seen for a moment where something happened.
struct ActionEffect {
    enum Kind : std::uint8_t {
        Swing,     ///< the player strikes toward `way`
        Cast,      ///< the player lets something fly
        Drink,     ///< the player gets health back
        Hurt,      ///< the player was hurt: the whole view reddens at its edges
        MoverHurt, ///< the creature `id` was hurt
        Slain,     ///< a creature is no more, at `at`
        Spark      ///< a shot has ended, at `at`
    };

    Kind kind = Spark;
    Point at;
    Point way;
    std::uint64_t id = 0;
};

/// Draws those who move freely, what lies on the ground, and what happens, over the terrain of a map.
///
/// What moves is shown between the state before and the one now, by a share that the caller sets (real time,
/// where states follow each other faster than pictures) or that grows by itself (`glide`).
class ActionLayer {
public:
    [[nodiscard]] bool isShown() const { return m_shown; }
    void clear();

    /// Shows `now`; what was `now` before is where everything comes from. At once, until a share is set.
    void show(ActionScene now);
    /// The state now is another, without time having passed: nothing else comes from elsewhere.
    void amend(ActionScene now);
    /// How far everything is on its way, 0 .. 1.
    void setShare(double share);
    /// Lets the share grow from 0 to 1 within this many seconds.
    void glide(double seconds);
    void setGround(std::vector<GroundThing> ground) { m_ground = std::move(ground); }
    void add(const ActionEffect &effect) { m_effects.push_back({effect, 0}); }

    /// True if `advance` would change nothing.
    [[nodiscard]] bool isStill() const { return m_effects.empty() && m_glide <= 0; }
    void advance(double seconds);

    /// Everything as it is shown.
    [[nodiscard]] const ActionScene &shown() const { return m_shownScene; }
    [[nodiscard]] const std::vector<GroundThing> &ground() const { return m_ground; }

    /// The theme has changed.
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
        bool white = false; ///< as it flashes when it is hurt

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
    ActionScene m_before;
    ActionScene m_now;
    ActionScene m_shownScene;
    double m_share = 1;
    double m_glide = 0; ///< seconds that the whole way takes; 0: the share doesn't grow by itself
    std::vector<GroundThing> m_ground;
    std::vector<Running> m_effects;
    std::map<PictureKey, QImage> m_pictures; ///< of one size and style
    int m_pictureSize = 0;
    MapStyle m_pictureStyle = MapStyle::Tiles;
    MissilePictures m_missilePictures;
};

} // namespace cave
