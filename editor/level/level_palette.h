// SPDX-License-Identifier: MIT
#pragma once

#include "editor/level/level_actions.h"
#include "ui_level_palette.h"

#include <QList>
#include <QWidget>

#include <vector>

class QToolButton;

namespace cave {

/// The tools of the level editor with their options, and all placeable pieces: in groups, recent ones on top,
/// with a search field.
class LevelPalette : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    LevelPalette(LevelTools &tools, const LevelActions &actions, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {264, 520}; }

private:
    QList<QToolButton *> makeTools(const LevelActions &actions);
    void retranslate();
    void fill();
    void filter();
    QTreeWidgetItem *addGroup(const QString &name);
    void addPiece(QTreeWidgetItem &group, const LevelPiece &piece);
    void choose(const QTreeWidgetItem *item);
    void showOptions();
    void applyOptions();

    LevelTools &m_tools;
    std::vector<LevelPiece> m_pieces; ///< of the items
    std::vector<LevelPiece> m_recent; ///< most recent first
    Ui::LevelPalette m_ui;
};

} // namespace cave
