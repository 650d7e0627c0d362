// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/gen/rooms/room_map.h"
#include "core/world/region.h"
#include "core/world/world_spec.h"
#include "editor/document/wanted_work.h"
#include "editor/view/overlays/map_things.h"
#include "editor/view/overlays/room_overlays.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace cave {

class MapCover;
class MapView;
struct World;

/// What a new world would look like around the place where it is entered. Follows what is typed: the picture
/// there is stays until the next is ready. Can be panned and zoomed with the mouse, the arrow keys, + and −.
/// Of a bounded world all of a level is shown; with several, Page Up and Page Down go from one to the next. A
/// map of rooms is shown as a whole, with all that is in the rooms.
class CavePreview : public QWidget {
    Q_OBJECT

public:
    explicit CavePreview(QWidget *parent = nullptr);

    /// Shows this world soon; calls that follow quickly count as one.
    void preview(const WorldSpec &spec);
    /// The sentence below the picture: how much floor there is and where one enters.
    [[nodiscard]] QString caption() const;
    [[nodiscard]] MapView *map() const { return m_map; }
    /// Which level of a world with several is shown, from 1.
    [[nodiscard]] int floor() const { return m_floor; }
    void setFloor(int floor);

signals:
    /// The picture is that of the world asked for last.
    void previewed();
    /// No such world can be made.
    void failed(const cave::Error &error);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void refreshLook();
    struct Sketch {
        WorldSpec spec;
        std::vector<CellRect> areas; ///< of the levels of a bounded world
        std::shared_ptr<const RegionSource> source;
        WorldPos spawn;
        double floorShare = 0;
        std::vector<double> levelShares; ///< of each of `areas`
        std::optional<RoomMap> rooms;
        std::vector<GroundThing> ground; ///< of rooms and level files
        std::vector<MapThing> monsters;  ///< likewise
    };
    static Result<Sketch> sketch(const WorldSpec &spec);
    static void addContents(World world, Sketch &sketch);

    void take(const Result<Sketch> &sketch);
    void showLevel();
    void showAround(const Sketch &sketch);
    void createStepper(QBoxLayout &row);
    void showRooms();
    [[nodiscard]] QString levelCaption() const;
    [[nodiscard]] QString roomsCaption() const;

    MapView *m_map;
    MapCover *m_cover;
    QLabel *m_caption;
    QWidget *m_stepper = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QLabel *m_floorLabel = nullptr;
    int m_floor = 1;
    Sketch m_shown;
    WorldSpec m_spec; ///< the world asked for last
    QTimer m_wait;
    bool m_any = false;
    LatestQuestion<WorldSpec, Result<Sketch>> m_question;
};

} // namespace cave
