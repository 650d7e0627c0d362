// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/combat/fight_actions.h"
#include "app/play/combat/modal_overlay.h"
#include "app/play/texts/round_texts.h"
#include "core/session/command.h"
#include "core/session/fight_choices.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace cave {

/// The choices in a fight in rounds: a button each, with its key, and in words what it would do.
class FightChoices : public QWidget {
    Q_OBJECT

public:
    /// `actions` must outlive this.
    FightChoices(FightActions &actions, QWidget *parent) : QWidget(parent)
    {
        setObjectName("combat.choices");
        m_rows[Strike].action = actions.strike;
        m_rows[Guard].action = actions.guard;
        m_rows[Swap].action = actions.swap;
        m_rows[Use].action = actions.use;
        m_rows[Flee].action = actions.flee;
        m_rows[Auto].action = actions.playOut;
        layOut();
        connect(m_rows[Strike].action, &QAction::triggered, this, [this] { emit chosen(FightCommand{}); });
        connect(m_rows[Guard].action, &QAction::triggered, this, [this] { emit chosen(DodgeCommand{}); });
        connect(m_rows[Swap].action, &QAction::triggered, this, [this] {
            if (m_weapon)
                emit chosen(EquipCommand{*m_weapon});
        });
        connect(m_rows[Use].action, &QAction::triggered, this, &FightChoices::useRequested);
        connect(m_rows[Flee].action, &QAction::triggered, this, [this] { emit chosen(FleeCommand{}); });
        connect(m_rows[Auto].action, &QAction::triggered, this, &FightChoices::autoRequested);
        showFor(nullptr);
    }

    /// Shows what could be done in the current fight of `world`; null: nothing, and no key works.
    void showFor(const World *world)
    {
        setVisible(world != nullptr);
        for (const Row &row : m_rows) {
            row.action->setEnabled(false);
            row.action->setVisible(false);
        }
        if (world == nullptr)
            return;
        showRow(Strike, strikePreview(forecastOf(*world, FightCommand{})));
        showRow(Guard, guardPreview(forecastOf(*world, DodgeCommand{})));
        showSwap(*world);
        const int things = static_cast<int>(consumables(*world).size());
        showRow(Use,
                things == 0 ? tr("you have nothing to use") : tr("choose from %n kinds", nullptr, things),
                things > 0);
        showRow(Flee, fleePreview(forecastOf(*world, FleeCommand{})));
        showRow(Auto, tr("play out the rest as a sensible player would"));
    }

signals:
    void chosen(const cave::Command &command);
    /// The player wants to choose something to use.
    void useRequested();
    /// The rest is to be played out.
    void autoRequested();

private:
    static constexpr int kRowHeight = 6 * kGrid; // there are many

    /// Of the weapons that aren't wielded, the one that does most damage to the enemy.
    static std::optional<std::size_t> otherWeapon(const World &world)
    {
        const MonsterType &enemy = world.content->monsters[world.fight()->kind];
        const std::vector<std::size_t> weapons = otherWeapons(world);
        const auto best = std::ranges::max_element(weapons, {}, [&](std::size_t stack) {
            return blowHundredths(*world.content, world.player(), stack, enemy);
        });
        return best == weapons.end() ? std::nullopt : std::optional(*best);
    }

    enum Choice : std::size_t { Strike, Guard, Swap, Use, Flee, Auto, Choices };

    struct Row {
        QAction *action = nullptr;
        QLabel *preview = nullptr;
    };

    void layOut()
    {
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(3 * kGrid);
        grid->setVerticalSpacing(kGrid / 2);
        grid->setColumnStretch(1, 1);
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            Row &row = m_rows[i];
            row.preview = plainLabel("", this);
            row.preview->setObjectName(row.action->objectName() + QStringLiteral(".preview"));
            QToolButton *button = ModalOverlay::makeButton(row.action, this);
            button->setMinimumHeight(kRowHeight);
            button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            grid->addWidget(button, static_cast<int>(i), 0);
            grid->addWidget(row.preview, static_cast<int>(i), 1);
        }
    }

    void showRow(Choice choice, const QString &preview, bool possible = true)
    {
        Row &row = m_rows[choice];
        row.action->setEnabled(possible);
        row.action->setVisible(true);
        row.preview->setText(preview);
    }

    void showSwap(const World &world)
    {
        m_weapon = otherWeapon(world);
        if (!m_weapon)
            return showRow(Swap, tr("you carry no other weapon"), false);
        const ItemType &weapon = world.content->items[world.player().inventory.stacks[*m_weapon].item];
        showRow(Swap,
                swapPreview(weapon, harmWith(world, *m_weapon), forecastOf(world, EquipCommand{*m_weapon})));
    }

    std::array<Row, Choices> m_rows;
    std::optional<std::size_t> m_weapon; ///< the stack that would be wielded
};

} // namespace cave
