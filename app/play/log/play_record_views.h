// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/achievements.h"

#include <QWidget>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QTreeWidget;

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
    void retranslate();
    void fill();

    PlayRecord m_playRecord;
    QComboBox *m_scenario;
    QTreeWidget *m_kinds;
    QLabel *m_unmet; ///< how many kinds the list leaves out
    QLabel *m_note;
};

/// The achievements, and when they were reached.
class AchievementsView : public QWidget {
    Q_OBJECT

public:
    explicit AchievementsView(QWidget *parent = nullptr);

    void setPlayRecord(const PlayRecord &playRecord);

private:
    void retranslate();
    void fill();

    PlayRecord m_playRecord;
    QLabel *m_count;
    QTreeWidget *m_list;
    QLabel *m_note;
};

} // namespace cave
