// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/dungeon/dungeon_walk.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace cave {

/// Chooses the floor of all dungeons shown.
class FloorBox : public QWidget {
    Q_OBJECT

public:
    /// The actions become buttons and must outlive the box.
    FloorBox(QAction &previous, QAction &next, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_previous(previous)
        , m_next(next)
        , m_text(named("seeds.floor", new QLabel))
    {
        setObjectName("seeds.floorBox");
        auto *row = hbox(*this, kGrid, kNoMargins, {});
        const auto addButton = [row](QAction &action, Qt::ArrowType arrow) {
            auto *button = new QToolButton;
            button->setDefaultAction(&action);
            button->setArrowType(arrow);
            button->setAutoRaise(true);
            row->addWidget(button);
        };
        addButton(previous, Qt::LeftArrow);
        row->addWidget(m_text);
        addButton(next, Qt::RightArrow);
        connect(&previous, &QAction::triggered, this, [this] { stepBy(-1); });
        connect(&next, &QAction::triggered, this, [this] { stepBy(1); });
    }

    /// Shows the current floor, 1 .. kDungeonFloors; hidden if no world has floors.
    void showFloor(int floor, bool hasFloors)
    {
        m_floor = floor;
        m_text->setText(tr("Floor %1 of %2").arg(floor).arg(kDungeonFloors));
        setVisible(hasFloors);
        m_previous.setEnabled(hasFloors && floor > 1);
        m_next.setEnabled(hasFloors && floor < kDungeonFloors);
    }

signals:
    void floorChosen(int floor);

private:
    void stepBy(int floors) { emit floorChosen(std::clamp(m_floor + floors, 1, kDungeonFloors)); }

    QAction &m_previous;
    QAction &m_next;
    QLabel *m_text;
    int m_floor = 1;
};

} // namespace cave
