// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/achievements.h"
#include "ui_achievements_view.h"
#include "ui_bestiary_view.h"

#include <QWidget>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace cave {

/// What is known of all worlds: the record of totals.
struct PlayRecord {
    std::vector<WorldTotals> worlds;
    std::map<std::string, std::int64_t> reached; ///< achievements, and when; ms since 1970-01-01 UTC
};

/// The monsters of a scenario that were met: how often, which were killed, which killed the player, and what
/// is known of them: health and damage once one was killed or has killed the player, weaknesses once one was
/// killed.
class BestiaryView : public QWidget {
    Q_OBJECT

public:
    explicit BestiaryView(QWidget *parent = nullptr);

    void setPlayRecord(const PlayRecord &playRecord);
    void showScenario(ScenarioKind scenario);

private:
    void fill();

    PlayRecord m_playRecord;
    Ui::BestiaryView m_ui;
};

/// The achievements, and when they were reached.
class AchievementsView : public QWidget {
    Q_OBJECT

public:
    explicit AchievementsView(QWidget *parent = nullptr);

    void setPlayRecord(const PlayRecord &playRecord);

private:
    void fill();

    PlayRecord m_playRecord;
    Ui::AchievementsView m_ui;
};

} // namespace cave
