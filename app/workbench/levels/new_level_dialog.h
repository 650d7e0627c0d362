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

/// The initial content of a new level.
enum class LevelTemplate : std::uint8_t { Empty, Walled, WalledWithDoors };

/// The minimum side, in tiles, of a level with walls around it, which leaves one tile for the start.
inline constexpr int kSmallestWalled = 3;

/// A level of `width` × `height` tiles with its start in the centre. Errors: those of `renameLevel` and
/// `resizeLevel`; a side below kSmallestWalled, unless it begins empty.
Result<LevelFile> makeNewLevel(LevelType type, const std::string &name, int width, int height,
                               LevelTemplate with);

/// Asks for the properties of a new level. Deletes itself when closed.
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
    // a size chosen by the user stays when the type changes
    bool m_sized = false;
    bool m_begun = false;
    bool m_grounded = false;
};

} // namespace cave
