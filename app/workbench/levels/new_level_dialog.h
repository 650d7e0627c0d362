// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"

#include <QDialog>

#include <cstdint>
#include <string>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace cave {

class LevelBackgroundFields;

/// What a new level begins with.
enum class LevelTemplate : std::uint8_t { Empty, Walled, WalledWithDoors };

/// The shortest side, in tiles, of a level that has walls around it: one tile is left for the start.
inline constexpr int kSmallestWalled = 3;

/// A level of `width` × `height` tiles with its start in the middle. Errors: those of `renameLevel` and
/// `resizeLevel`; a side below kSmallestWalled, unless it begins empty.
Result<LevelFile> makeNewLevel(LevelType type, const std::string &name, int width, int height,
                               LevelTemplate with);

/// Asks what a new level is to be. Deletes itself when it is closed.
class NewLevelDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewLevelDialog(QWidget *parent = nullptr);
    ~NewLevelDialog() override;

signals:
    void levelMade(const cave::LevelFile &design);

private:
    void fillIn();
    void suggest();
    void make();

    QComboBox *m_type;
    QLineEdit *m_name;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QComboBox *m_template;
    LevelBackgroundFields *m_background = nullptr;
    QLabel *m_problem;
    // What someone chose stays so when the type is chosen again.
    bool m_sized = false;
    bool m_begun = false;
    bool m_grounded = false;
};

} // namespace cave
