// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QFrame>
#include <QList>

class QLabel;
class QPushButton;

namespace cave {

class SettingRow;

/// The settings that affect a world's terrain, one row each, in a popup that closes on a click outside or
/// Escape. Changes apply at once.
class TerrainPopup : public QFrame {
    Q_OBJECT

public:
    explicit TerrainPopup(QWidget *parent);

    /// Shows a world's settings; rows are reset to the generator's defaults.
    void setSpec(const WorldSpec &spec);
    void popUpBelow(const QWidget &button);

signals:
    void settingsChanged(const cave::WorldSettings &settings);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslateUi();
    void resetAll();

    WorldSpec m_spec;
    QLabel *m_title;
    QList<SettingRow *> m_rows;
    QPushButton *m_reset;
};

/// The number of settings affecting terrain that differ from the generator's defaults.
int changedTerrainSettings(const WorldSpec &spec);

/// Those settings, one per line: "Rock threshold 6 (5)".
QString terrainSettingsText(const WorldSpec &spec);

} // namespace cave
