// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "editor/level/level_tools.h"

#include <QWidget>

#include <array>
#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace cave {

class LevelBackgroundFields;

/// Editable properties of the selection, or of the level if nothing is selected. Invalid input is marked in
/// place, and changes nothing.
class LevelProperties : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it.
    explicit LevelProperties(LevelTools &tools, QWidget *parent = nullptr);
    ~LevelProperties() override;

    /// Focuses the level's size.
    void askSize();
    /// Commits pending input, as if its field had been left.
    void commit();
    [[nodiscard]] QSize sizeHint() const override { return {300, 320}; }

private:
    /// A common value of several objects.
    struct Shared {
        QString text;
        bool mixed = false;
    };

    void makeObjects();
    void makeLevel();
    void connectParts();
    void retranslate();
    void retranslateHints();
    void updateInk();
    void show();
    void showObjects();
    void showLevel();
    static void write(QLineEdit &line, const Shared &value);
    [[nodiscard]] Shared shared(const std::function<QString(const LevelRecord &)> &value) const;
    [[nodiscard]] std::vector<LevelField> sharedFields() const;
    void report(QLabel &label, const QString &problem);
    void applyPlace(QLineEdit &line, bool across);
    void applyField(std::size_t field, const QString &text);
    void applyStart();
    void applySize();
    void applyBackground();
    /// Applies the edit, and shows errors among the level's properties.
    void applyToLevel(const QString &label, const std::function<Result<void>(LevelFile &)> &edit);

    LevelTools &m_tools;
    QStackedWidget *m_pages;

    QLabel *m_what;
    QLabel *m_hint;
    QFormLayout *m_objects = nullptr;
    QLineEdit *m_x;
    QLineEdit *m_y;
    std::array<QLineEdit *, 2> m_fields{};
    std::array<QLabel *, 2> m_fieldNames{};
    QComboBox *m_marker;
    QLabel *m_markerName;
    QLabel *m_objectProblem;

    QFormLayout *m_level = nullptr;
    QLineEdit *m_name;
    QComboBox *m_type;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QComboBox *m_anchor;
    QPushButton *m_resize;
    QLineEdit *m_startX;
    QLineEdit *m_startY;
    LevelBackgroundFields *m_background = nullptr;
    QLabel *m_levelProblem;
};

} // namespace cave
