// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/level_edit.h"

#include <QColor>
#include <QObject>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace cave {

/// The rows of a form in which a level's background is chosen: none, a colour, a tile of a picture, or
/// pictures. Only those of the kind chosen are shown.
class LevelBackgroundFields : public QObject {
    Q_OBJECT

public:
    /// Adds its rows at the end of `form`, which must be a widget's and owns them. `prefix` goes before the
    /// names of the widgets: "level." makes "level.background".
    LevelBackgroundFields(const char *prefix, QFormLayout &form, QObject *parent);

    /// Shows this, but for what is being written.
    void show(const LevelBackground &background);
    /// What is chosen and written; of a picture that no one wrote a name for there is none in `images`.
    [[nodiscard]] LevelBackground value() const;
    [[nodiscard]] LevelBackground::Kind kind() const;
    /// Where a picture's name is written.
    [[nodiscard]] QLineEdit &image() const { return *m_image; }

    void retranslate();

signals:
    /// By a person: another kind or colour, or a field was left.
    void changed();

private:
    void askColour();
    void showColour(const QColor &colour);
    void showRows();
    [[nodiscard]] QString prefixed(const char *name) const;

    QString m_prefix;
    QFormLayout &m_form;
    LevelBackground m_shown;
    QColor m_chosen;
    QComboBox *m_kind;
    QPushButton *m_colour;
    QLineEdit *m_image;
    QSpinBox *m_column;
    QSpinBox *m_row;
    QWidget *m_place; ///< of a tile: column and row
};

} // namespace cave
