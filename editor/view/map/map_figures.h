// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_effects.h"
#include "editor/view/overlays/action_layer.h"
#include "editor/view/overlays/map_overlays.h"
#include "editor/view/overlays/map_things.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

/// How a new state of what moves freely is shown.
enum class ActionMotion : std::uint8_t {
    AtOnce,  ///< everything is there, or as far as `setActionShare` says
    Gliding, ///< it gets there as a step does, when motion is on
    Amended  ///< no time has passed since the state before: as far on its way as that
};

/// What a map view shows on its terrain: the player, things, what moves freely, overlays and effects.
class MapFigures : public QObject {
    Q_OBJECT

public:
    explicit MapFigures(QObject *parent = nullptr) : QObject(parent) {}

    /// Leaves nothing but the marked area.
    void clear();
    /// Whether anything is animated.
    void setMotion(bool on) { m_motion = on; }

    /// Puts the player; the figure glides there when motion is on and the step is a short one. True if so.
    bool setPlayer(WorldPos position);
    /// Puts a player who carries no light, for pictures of worlds that are not played.
    void setPlayerMarker(std::optional<WorldPos> position);
    [[nodiscard]] const std::optional<WorldPos> &player() const { return m_player; }
    /// How far, in cells, the player's figure still is from where the player is.
    [[nodiscard]] QPointF playerOffset() const;
    /// The share of the last step that the player's figure has gone, 0 .. 1.
    [[nodiscard]] double playerProgress() const { return m_moveProgress; }

    /// Outlines a rectangle of cells, as an overview map shows what the main one has in view.
    void setMarkedArea(std::optional<CellRect> area);
    /// Puts what stands and lies on the map, in place of what was there: above the light, below the player.
    /// A thing that keeps its id and steps at most two cells glides as the player does, when motion is on.
    /// Fog hides no thing: the caller leaves out what is not known.
    void setThings(std::vector<MapThing> things);
    /// Draws areas, lines, a path and a cursor over the terrain, in place of those before.
    void setOverlays(MapOverlays overlays);
    /// The same with several, one over the other; none of them null.
    using SharedOverlays = std::vector<std::shared_ptr<const MapOverlays>>;
    void setSharedOverlays(SharedOverlays overlays);
    /// A short effect on a cell; none when motion is off.
    void flashCell(WorldPos cell, Flash flash);

    /// Where everything moves freely: shows a state in place of the player's own figure; what was shown
    /// before is where everything comes from. Until `clear`.
    void showAction(ActionScene now, ActionMotion motion);
    /// How far everything is on its way from the state before, 0 .. 1.
    void setActionShare(double share);
    /// What lies on the ground there, in place of what was.
    void setGround(std::vector<GroundThing> ground);
    /// Shows for a moment that something happened there; not when motion is off.
    void showEffect(const ActionEffect &effect);
    [[nodiscard]] const ActionLayer &action() const { return m_action; }

    /// Goes on with all that moves.
    void advance(double seconds);
    /// True if `advance` would change nothing.
    [[nodiscard]] bool isStill() const;
    /// Draws everything again, as the theme or a font changed.
    void renewLook();
    /// Paints what lies under the pointer's frame, and then what lies over it.
    void paintBelow(const MapCanvas &canvas);
    void paintAbove(const MapCanvas &canvas) const;

signals:
    /// Something looks different.
    void changed();
    /// Something has begun to move.
    void began();
    /// The player's figure is elsewhere, without a step.
    void playerShifted();

private:
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
};

} // namespace cave
