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

/// Form rows for a level's background: none, a colour, a tile of an image, or images. Only the rows for the
/// chosen kind are visible.
class LevelBackgroundFields : public QObject {
    Q_OBJECT

public:
    /// Appends its rows to `form`, which must belong to a widget and owns them. `prefix` is prepended to
    /// object names: "level." makes "level.background".
    LevelBackgroundFields(const char *prefix, QFormLayout &form, QObject *parent);

    /// Shows this, without overwriting text being edited.
    void show(const LevelBackground &background);
    /// The current input; `images` is empty if no name was entered.
    [[nodiscard]] LevelBackground value() const;
    [[nodiscard]] LevelBackground::Kind kind() const;
    /// The field for an image's name.
    [[nodiscard]] QLineEdit &image() const { return *m_image; }

    void retranslate();

signals:
    /// The user chose another kind or colour, or left a field.
    void changed();

private:
    void askColour();
    void showColour(const QColor &colour);
    void showRows();
    [[nodiscard]] QString prefixed(const char *name) const { return m_prefix + QLatin1String(name); }

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
