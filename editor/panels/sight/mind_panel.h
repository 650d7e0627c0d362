// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monster_turn.h"
#include "core/world/world.h"
#include "editor/panels/trees/tree_texts.h"
#include "editor/view/map/overlay_stack.h"
#include "ui_mind_panel.h"

#include <QWidget>

#include <optional>

namespace cave {

/// What a monster is about to do and why: its decision tree with the path taken, its strength, its target,
/// and a button to step a turn.
class MindPanel : public QWidget {
    Q_OBJECT

public:
    explicit MindPanel(QWidget *parent = nullptr);

    /// Shows a thought of a monster of `world`, which isn't stored; none: says how to choose a monster.
    void setThought(const std::optional<MonsterThought> &thought, const World &world);
    /// There is no world.
    void clear();
    /// Whether a turn can be stepped; if not, shows `why`.
    void setStepping(bool possible, const QString &why);
    /// Whether stepping is available at all.
    void setSteppingShown(bool shown);

    /// The target and the path to it, as an overlay on the map.
    [[nodiscard]] OverlayLayer layer() const;

signals:
    void stepRequested();

private:
    void showFacts();
    void showStepping();

    std::optional<ThoughtFacts> m_facts;
    bool m_canStep = false;
    QString m_why;
    Ui::MindPanel m_ui;
};

} // namespace cave
