// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace cave {

/// Chooses the floor of all dungeons shown.
class FloorBox : public QWidget {
    Q_OBJECT

public:
    /// The actions become buttons and must outlive the box.
    FloorBox(QAction &previous, QAction &next, QWidget *parent = nullptr);

    /// Shows the current floor, 1 .. kDungeonFloors; hidden if no world has floors.
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
