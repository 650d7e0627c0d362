// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/seed_worlds.h"
#include "app/seeds/sheet/card_camera.h"

#include <QHash>
#include <QObject>

#include <optional>

class QModelIndex;

namespace cave {

class SheetLayout;

/// Which camera each map of a sheet is seen by: one that all share, but for maps let alone, which keep one of
/// their own. Maps of bounded worlds show all of a level until one of them is moved or zoomed; then all of
/// them follow, until another level is shown.
class SheetCameras : public QObject {
    Q_OBJECT

public:
    /// `cards` must outlive this.
    SheetCameras(const SheetLayout &cards, const CardCamera &shared) : m_cards(cards), m_shared(shared) {}

    [[nodiscard]] const CardCamera &shared() const { return m_shared; }
    void setShared(const CardCamera &camera);
    [[nodiscard]] CardCamera of(const WorldSpec &spec) const;
    /// The camera of a row's map; the shared one for none.
    [[nodiscard]] CardCamera of(const QModelIndex &index) const;
    /// Sets the camera that a row's map is seen by, its own or the one that it shares with others.
    void steer(const QModelIndex &index, const CardCamera &camera);
    /// As `CardCamera::zoomedBy`.
    void zoom(const QModelIndex &index, int steps, QPointF fixed = {});
    /// All maps look at the origin again, those of bounded worlds at all of the level.
    void reset();

    /// Lets a row's map keep a camera of its own, or gives it back to the one of all.
    void setAlone(const QModelIndex &index, bool alone);
    [[nodiscard]] bool isAlone(const QModelIndex &index) const;
    [[nodiscard]] bool isAlone(const WorldSpec &spec) const { return m_alone.contains(spec); }

    /// Which level of worlds that have several is shown, from 1. Those with fewer show their last.
    void setFloor(int floor);
    [[nodiscard]] int floor() const { return m_floor; }

    /// Whether maps have been panned since `endPan`.
    [[nodiscard]] bool isPanned() const { return m_panned; }
    void endPan() { m_panned = false; }

signals:
    /// The camera of any map.
    void changed();

private:
    [[nodiscard]] CardCamera levelCamera(const WorldSpec &spec) const;
    void showLevels();

    const SheetLayout &m_cards;
    CardCamera m_shared;
    QHash<WorldSpec, CardCamera> m_alone;
    int m_floor = 1;
    std::optional<CardCamera> m_levelCamera; ///< of bounded worlds, once one has been moved
    bool m_panned = false;
};

} // namespace cave
