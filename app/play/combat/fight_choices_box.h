// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/command.h"

#include <QWidget>

#include <array>
#include <cstddef>
#include <optional>

class QAction;
class QLabel;

namespace cave {

class FightActions;
struct World;

/// The choices in a fight in rounds: a button each, with its key, and in words what it would do.
class FightChoices : public QWidget {
    Q_OBJECT

public:
    /// `actions` must outlive this.
    FightChoices(FightActions &actions, QWidget *parent);

    /// Shows what could be done in the current fight of `world`; null: nothing, and no key works.
    void showFor(const World *world);

signals:
    void chosen(const cave::Command &command);
    /// The player wants to choose something to use.
    void useRequested();
    /// The rest is to be played out.
    void autoRequested();

private:
    enum Choice : std::size_t { Strike, Guard, Swap, Use, Flee, Auto, Choices };

    struct Row {
        QAction *action = nullptr;
        QLabel *preview = nullptr;
    };

    void layOut();
    void showRow(Choice choice, const QString &preview, bool possible = true);
    void showSwap(const World &world);

    std::array<Row, Choices> m_rows;
    std::optional<std::size_t> m_weapon; ///< the stack that would be wielded
};

} // namespace cave
