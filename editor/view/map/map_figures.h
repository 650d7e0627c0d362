// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_viewport.h"
#include "editor/view/overlays/figure_layers.h"
#include "editor/view/overlays/map_overlays.h"
#include "editor/view/overlays/map_things.h"

#include <QColor>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
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

/// How a new state with free movement is shown.
enum class ActionMotion : std::uint8_t {
    AtOnce,  ///< everything is in its position, or as far as `setActionShare` says
    Gliding, ///< it gets there like a step, with motion
    Amended  ///< no time has passed since the previous state: keeps the progress
};

/// What a map view shows on its terrain: the player, things, freely moving creatures and shots, overlays and
/// effects.
class MapFigures : public QObject {
    Q_OBJECT

public:
    explicit MapFigures(QObject *parent = nullptr) : QObject(parent) {}

    /// Removes everything except the marked area.
    void clear();
    /// Without it, no figure is animated, whatever `isMotionUsed`.
    void setMotion(bool on) { m_motion = on; }

    /// Sets the player; the figure glides there with motion if the step is short. Returns true if so.
    bool setPlayer(WorldPos position);
    /// Sets a player without light, for pictures of unplayed worlds.
    void setPlayerMarker(std::optional<WorldPos> position);
    [[nodiscard]] const std::optional<WorldPos> &player() const { return m_player; }
    /// The offset of the player's figure from the player's position, in cells.
    [[nodiscard]] QPointF playerOffset() const;
    /// The progress of the player's figure in the last step, 0 .. 1.
    [[nodiscard]] double playerProgress() const { return m_moveProgress; }

    /// Replaces the other players. With motion, those who moved at most two cells glide like the player; with
    /// free movement they move as `showAction` and `setActionShare` say.
    void setAllies(std::vector<MapAlly> allies, ActionMotion motion = ActionMotion::Gliding);
    [[nodiscard]] AllyLayer &allies() { return m_allies; }
    /// Shows a place that a player points at for a moment.
    void showPing(int player, WorldPos cell, const QColor &colour, const QString &name);
    /// The other player whom the camera follows instead of the player.
    void setFollowed(std::optional<int> ally) { m_followed = ally; }
    /// Where the figure that the camera follows is; none without one.
    [[nodiscard]] std::optional<AllyLayer::Place> followed() const;

    /// Outlines a rectangle of cells, such as the visible area of the main map in an overview.
    void setMarkedArea(std::optional<CellRect> area);
    /// Replaces the things on the map: above the light, below the player. With motion, things that keep their
    /// id and move at most two cells glide like the player. Fog hides no things: the caller must omit unknown
    /// ones.
    void setThings(std::vector<MapThing> things);
    /// See `MapThings::setCounted`.
    void setThingsCounted(bool on) { m_things.setCounted(on); }
    /// Whether a pointer at the edge says where monsters and finds are that are in sight but out of view.
    void setPointing(bool on);
    /// Replaces the overlays: areas, lines, paths and a cursor.
    void setOverlays(MapOverlays overlays);
    /// The same with several, on top of each other; none may be null.
    using SharedOverlays = std::vector<std::shared_ptr<const MapOverlays>>;
    void setSharedOverlays(SharedOverlays overlays);
    /// A short effect on a cell; none without motion.
    void flashCell(WorldPos cell, Flash flash);

    /// With free movement: shows a state instead of the player's own figure, starting from the previous
    /// state. Until `clear`.
    void showAction(ActionScene now, ActionMotion motion);
    /// The progress of everything from the previous state, 0 .. 1.
    void setActionShare(double share);
    /// Replaces the things on the ground.
    void setGround(std::vector<GroundThing> ground);
    /// Shows an effect for a moment; not without motion.
    void showEffect(const ActionEffect &effect);
    [[nodiscard]] const ActionLayer &action() const { return m_action; }

    /// Advances all animations.
    void advance(double seconds);
    /// True if `advance` would change nothing.
    [[nodiscard]] bool isStill() const;
    /// Repaints everything after a change of theme or font.
    void renewLook();
    /// Paints what is below the pointer frame, and what is above it.
    void paintBelow(const MapCanvas &canvas);
    void paintAbove(const MapCanvas &canvas) const;

signals:
    /// The look changed.
    void changed();
    /// An animation started.
    void began();
    /// The player's figure is elsewhere, without a step.
    void playerShifted();

private:
    [[nodiscard]] bool isAnimated() const;
    void paintMarkedArea(const MapCanvas &canvas) const;
    void paintPlayer(const MapCanvas &canvas) const;

    bool m_motion = true;
    std::optional<WorldPos> m_player;
    WorldPos m_playerBefore;
    double m_moveProgress = 1;
    std::optional<CellRect> m_markedArea;
    MapThings m_things;
    SharedOverlays m_overlays;
    MapEffects m_effects;
    ActionLayer m_action;
    AllyLayer m_allies;
    MapPings m_pings;
    std::optional<int> m_followed;
};

} // namespace cave
