// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace cave {

/// Goes through the floors of dungeons, of all that are shown at once.
class FloorBox : public QWidget {
    Q_OBJECT

public:
    /// The actions become its buttons and must outlive it.
    FloorBox(QAction &previous, QAction &next, QWidget *parent = nullptr);

    /// Tells which floor is shown, 1 .. kDungeonFloors; hidden where no world has floors.
    void showFloor(int floor, bool hasFloors);

signals:
    void floorChosen(int floor);

private:
    void stepBy(int floors);

    QAction &m_previous;
    QAction &m_next;
    QLabel *m_text;
    int m_floor = 1;
};

} // namespace cave
