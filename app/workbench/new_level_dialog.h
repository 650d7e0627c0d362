#pragma once

#include "core/base/result.h"
#include "core/content/level_design.h"

#include <QDialog>

#include <cstdint>
#include <string>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace cave {

/// What a new level begins with.
enum class LevelTemplate : std::uint8_t { Empty, Walled, WalledWithDoors };

/// A level of `width` × `height` tiles with its start in the middle. Errors: those of `renameLevel` and
/// `resizeLevel`.
Result<LevelDesign> makeNewLevel(LevelType type, const std::string &name, int width, int height,
                                 LevelTemplate with);

/// Asks what a new level is to be. Deletes itself when it is closed.
class NewLevelDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewLevelDialog(QWidget *parent = nullptr);

signals:
    void levelMade(const cave::LevelDesign &design);

private:
    void suggest();
    void make();

    QComboBox *m_type;
    QLineEdit *m_name;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QComboBox *m_template;
    QLineEdit *m_image;
    QLabel *m_problem;
};

} // namespace cave
