// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/gen/rooms/room_map.h"
#include "core/world/region.h"
#include "core/world/world_map.h"
#include "core/world/world_spec.h"
#include "editor/document/wanted_work.h"
#include "editor/view/overlays/cell_overlays.h"
#include "editor/view/overlays/map_things.h"
#include "ui_cave_preview.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

class MapCover;
struct World;

/// A preview of a new world around its spawn. Follows changes: the current picture stays until the next is
/// ready. Can be panned and zoomed with the mouse, the arrow keys, + and −. A bounded world is shown one
/// level at a time; Page Up and Page Down switch between levels. A map of rooms is shown as a whole, with the
/// content of the rooms.
///
/// A world in which death ends the run shows only what the player sees on entering, until a check box is set:
/// such a run is worth more if it wasn't known before.
class CavePreview : public QWidget {
    Q_OBJECT

public:
    explicit CavePreview(QWidget *parent = nullptr);

    /// Shows this world after a short delay; calls in quick succession count as one.
    void preview(const WorldSpec &spec);
    /// The caption: the share of floor, and the spawn.
    [[nodiscard]] QString caption() const { return m_ui.newWorld_caption->text(); }
    [[nodiscard]] MapView *map() const { return m_ui.map; }
    /// The level shown of a world with several, from 1.
    [[nodiscard]] int floor() const { return m_floor; }
    void setFloor(int floor);
    /// Clears the check box.
    void hideAgain() { m_ui.newWorld_showEverything->setChecked(false); }

signals:
    /// The picture matches the last request.
    void previewed();
    /// The world can't be generated.
    void failed(const cave::Error &error);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// What the player sees on entering.
    struct Entrance {
        WorldMap::Changes explored;
        CellRect view;
        std::vector<GroundThing> ground; ///< of rooms and level files
    };
    struct Sketch {
        WorldSpec spec;
        std::vector<CellRect> areas; ///< of the levels of a bounded world
        std::shared_ptr<const RegionSource> source;
        WorldPos spawn;
        double floorShare = 0;
        std::vector<double> levelShares; ///< of each of `areas`
        std::optional<RoomMap> rooms;
        std::vector<GroundThing> ground;  ///< of rooms and level files
        std::vector<MapThing> monsters;   ///< the same
        std::optional<Entrance> entrance; ///< where death ends the run
    };
    static Result<Sketch> sketch(const WorldSpec &spec);
    static void addContents(World &world, Sketch &sketch);
    static Entrance entranceOf(World world, const Sketch &sketch);

    void take(const Result<Sketch> &sketch);
    [[nodiscard]] bool showsEverything() const { return m_ui.newWorld_showEverything->isChecked(); }
    [[nodiscard]] bool showsEntranceOnly() const { return m_shown.entrance && !showsEverything(); }
    void showPlace();
    void showLevel();
    void showAround(const Sketch &sketch);
    void showRooms();
    void showSource();
    void nameShown();
    [[nodiscard]] int levelCount() const;
    [[nodiscard]] QString caveCaption() const;
    [[nodiscard]] QString levelCaption() const;
    [[nodiscard]] QString roomsCaption() const;

    Ui::CavePreview m_ui;
    MapCover *m_cover;
    int m_floor = 1;
    Sketch m_shown;
    WorldSpec m_spec; ///< as last requested
    QTimer m_wait;
    bool m_any = false;
    bool m_failed = false; ///< the world last requested can't be generated
    LatestQuestion<WorldSpec, Result<Sketch>> m_question;
};

} // namespace cave
