// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "editor/level/level_tools.h"
#include "ui_level_properties.h"

#include <QSize>
#include <QWidget>

#include <array>
#include <functional>
#include <vector>

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

    void retranslate();
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
    Ui::LevelProperties m_ui;
    std::array<QLineEdit *, 2> m_fields{};
    std::array<QLabel *, 2> m_fieldNames{};
    LevelBackgroundFields *m_background = nullptr;
    QSize m_size; ///< in its fields when they were last written
};

} // namespace cave
