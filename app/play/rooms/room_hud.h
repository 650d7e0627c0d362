// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <QString>
#include <QWidget>

class QLabel;

namespace cave {

class HealthMeter;
class ItemStrip;

/// Vital information in real time: health, the selected item, score, monsters left, and how time passes. A
/// slim bar above the map.
class RoomHud : public QWidget {
    Q_OBJECT

public:
    explicit RoomHud(QWidget *parent = nullptr);

    /// Shows a session with free movement.
    void show(const Session &session);
    /// "Real time", "Paused", "By turns".
    void setClock(const QString &text);
    [[nodiscard]] QString clock() const;
    /// The title of the room or level.
    void setPlace(const QString &title);
    /// The boss of the room, which belongs to the session shown; nullptr: there is none.
    void setBoss(const Session &session, const Agent *boss);
    [[nodiscard]] ItemStrip &items() { return *m_items; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshLook();
    void showItems(const Session &session);
    void shareRoom();

    HealthMeter *m_health;
    HealthMeter *m_bossHealth;
    QLabel *m_boss;
    ItemStrip *m_items;
    QLabel *m_place;
    QLabel *m_foes;
    QLabel *m_score;
    QLabel *m_clock;
};

} // namespace cave
