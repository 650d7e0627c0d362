// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/decision_tree.h"
#include "editor/document/tree_trial.h"
#include "editor/panels/trees/tree_texts.h"
#include "ui_tree_preview.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

namespace cave {

/// A monster controlled by a tree, in a small room, in real time: it can be watched, slowed down, paused and
/// led around with the mouse.
class TreePreview : public QWidget {
    Q_OBJECT

public:
    explicit TreePreview(QWidget *parent = nullptr);
    ~TreePreview() override;

    /// Replaces the monster's tree.
    void setTree(const DecisionTree &tree);

    [[nodiscard]] bool isPlaying() const { return m_ui.trees_play->isChecked(); }
    void setPlaying(bool on);
    /// Advances time, as its clock does while playing; slowed down if chosen.
    void passTime(double seconds);

    /// The monster's current thought.
    [[nodiscard]] std::optional<ThoughtFacts> facts();
    /// Null if there is no room.
    [[nodiscard]] const TreeTrial *trial() const { return m_trial ? &*m_trial : nullptr; }
    [[nodiscard]] MapView &map() const { return *m_ui.trees_room; }

signals:
    /// The monster's decision may have changed.
    void thoughtChanged();

private:
    class Hand;

    void retranslate();
    void begin(const DecisionTree &tree);
    void step();
    void showState();
    void showHealth();
    void runClock();

    std::optional<TreeTrial> m_trial;
    std::unique_ptr<Hand> m_hand; ///< the tool that moves the player
    QTimer m_beat;
    QElapsedTimer m_since;
    Ui::TreePreview m_ui;
};

} // namespace cave
