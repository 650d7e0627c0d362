// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/play_map_objects.h"

#include <QWidget>

#include <optional>

namespace cave {

class MapView;
class OverlayStack;
class RunReport;
class Session;
struct Death;

/// A small map of the end of a run: the way walked, and the line of the attack. It takes no input.
class RunPicture : public QWidget {
    Q_OBJECT

public:
    explicit RunPicture(QWidget *parent = nullptr);

    /// Shows the surroundings of a death, or else of the player, as far as they are explored.
    void showEnd(Session &session, const RunReport &report, const std::optional<Death> &death);
    /// Lets go of the world.
    void clear();

    [[nodiscard]] QSize sizeHint() const override { return {300, 220}; }

private:
    MapView *m_map;
    OverlayStack *m_overlays;
    PlayMapObjects m_things;
};

} // namespace cave
