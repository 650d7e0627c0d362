// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/play_map_objects.h"

#include <QObject>

#include <cstdint>

namespace cave {

/// Shows a world on a map as its player saw it then, for a world that isn't played: a replay, or a moment of
/// the past.
class MomentScene : public QObject {
    Q_OBJECT

public:
    /// `map` must outlive this.
    explicit MomentScene(MapView &map, QObject *parent = nullptr);

    /// Shows everything at once, with the view on the player. `session` is kept until the next call or
    /// `forget`.
    void showAll(Session &session);
    /// Shows the effect of one command after `showAll`, with movement animated. `seen` is what the player
    /// sees.
    void showStep(const CellRect &seen);
    /// The session shown is about to end.
    void forget();
    /// Whether a map of rooms isn't of the level that was shown last.
    [[nodiscard]] bool isElsewhere(const World &world) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showFree(bool mapCleared);

    MapView &m_map;
    Session *m_session = nullptr;
    std::int64_t m_turn = 0;
    int m_level = 0;
    PlayMapObjects m_things;
};

} // namespace cave
