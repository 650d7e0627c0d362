// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/hud/player_facts.h"
#include "app/play/hud/things_in_view.h"

#include <QString>
#include <QWidget>

#include <vector>

class QAction;
class QBoxLayout;
class QLabel;
class QToolButton;

namespace cave {

class HealthMeter;
class ViewList;

/// What is shown beside the map or, in a narrow window, above it.
struct HudState {
    PlayerFacts facts;
    QString objective;
    std::vector<ThingInView> things;
    bool vitals = true; ///< health and equipment; false where another bar shows them

    friend bool operator==(const HudState &, const HudState &) = default;
};

/// Beside the map: the player's condition and equipment, what to do, and what is in view.
class PlaySidebar : public QWidget {
    Q_OBJECT

public:
    /// `command` shows and hides it.
    PlaySidebar(QAction &command, QWidget *parent);

    void show(const HudState &state);
    [[nodiscard]] ViewList &view() { return *m_view; }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void closeRequested();

private:
    void layOut();
    void refreshLook();
    void retranslate();

    QAction &m_command;
    QLabel *m_goalTitle;
    QToolButton *m_close;
    QLabel *m_goal;
    QWidget *m_vitals;
    QLabel *m_healthTitle;
    HealthMeter *m_health;
    QLabel *m_armourTitle;
    HealthMeter *m_armour;
    QLabel *m_conditions;
    QLabel *m_gear;
    QLabel *m_viewTitle;
    QLabel *m_nothing;
    ViewList *m_view;
};

/// The same above the map, without the list: in one row, or two if the objective is long.
class HudStrip : public QWidget {
    Q_OBJECT

public:
    /// `command` shows the sidebar instead.
    HudStrip(QAction &command, QWidget *parent);

    void show(const HudState &state);

signals:
    void openRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshLook();
    void retranslate();
    void shareRoom();

    QAction &m_command;
    QToolButton *m_open;
    HealthMeter *m_health;
    HealthMeter *m_armour;
    QLabel *m_goal;
    QBoxLayout *m_rows;
    QBoxLayout *m_first;
    bool m_vitals = true;
    bool m_hasArmour = false;
};

} // namespace cave
