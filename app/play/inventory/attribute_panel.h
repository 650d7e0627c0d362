// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/texts/dice_texts.h"
#include "core/rules/dice_combat.h"
#include "core/rules/hero.h"
#include "core/rules/inventory.h"
#include "core/session/session.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/content_texts.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QStringList>

#include <array>
#include <utility>
#include <vector>

namespace cave {

/// The attributes of a player who fights with dice: health, level, experience, and equipment.
class AttributePanel : public QFrame {
    Q_OBJECT

public:
    explicit AttributePanel(QWidget *parent) : QFrame(parent)
    {
        setObjectName("inventory.attributes");
        setFrameShape(QFrame::StyledPanel);
        setAutoFillBackground(true);
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
        grid->setHorizontalSpacing(3 * kGrid);
        grid->setVerticalSpacing(kGrid / 2);
        grid->setColumnStretch(1, 1);
        m_names.reserve(kAttributeIds.size());
        m_values.reserve(kAttributeIds.size());
        for (const char *id : kAttributeIds) {
            auto *name = new QLabel(this);
            QLabel *value = plainLabel(QStringLiteral("attributes.") + QLatin1String(id), this);
            const int row = static_cast<int>(m_names.size());
            grid->addWidget(name, row, 0, Qt::AlignTop);
            grid->addWidget(value, row, 1);
            m_names.push_back(name);
            m_values.push_back(value);
        }
    }

    /// Shows nothing for null or a session without a hero.
    void show(const Session &session, const Theme &theme)
    {
        if (!session.content().scenario.hero)
            return;
        setPanelGround(this, theme);
        const Content &content = session.content();
        const HeroTable &hero = *content.scenario.hero;
        const Player &player = session.world().player();
        const DiceStats stats = diceStats(content, player);
        const ItemType *armour = wornItem(content, player.inventory, EquipmentSlot::Armour);
        const ItemType *weapon = wornItem(content, player.inventory, EquipmentSlot::Weapon);
        const auto named = [](const ItemType *item, const QString &bare, const QString &text) {
            return item == nullptr ? bare : text.arg(shownName(*item), QString::number(item->power));
        };
        const std::array<std::pair<QString, QString>, kAttributeIds.size()> lines{{
            {tr("Health"), tr("%1 of %2").arg(player.health).arg(stats.health)},
            {tr("Level"), QString::number(levelAt(hero, player.experience))},
            {tr("Experience"), experienceText(hero, player.experience)},
            {tr("Strength"), QString::number(stats.strength)},
            {tr("Dexterity"), QString::number(stats.dexterity)},
            {tr("Intellect"), QString::number(stats.intellect)},
            {tr("Armour"), named(armour, tr("none"), tr("%1, blocks %2"))},
            {tr("Weapon"), named(weapon, tr("bare hands"), tr("%1, +%2"))},
        }};
        for (std::size_t line = 0; line < lines.size(); ++line)
            setLine(line, lines[line].first, lines[line].second, theme);
        setAccessibleName(tr("Attributes"));
        setAccessibleDescription(text());
    }

    /// All text as plain text, one line each.
    [[nodiscard]] QString text() const
    {
        QStringList lines;
        for (std::size_t line = 0; line < m_names.size(); ++line)
            lines.append(m_names[line]->text() + ' ' + m_values[line]->text());
        return lines.join('\n');
    }

private:
    static constexpr std::array kAttributeIds{"health",    "level",     "experience", "strength",
                                              "dexterity", "intellect", "armour",     "weapon"};

    void setLine(std::size_t line, const QString &name, const QString &value, const Theme &theme)
    {
        m_names[line]->setText(name);
        setSecondary(m_names[line], theme);
        m_values[line]->setText(value);
        m_values[line]->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    }

    std::vector<QLabel *> m_names;
    std::vector<QLabel *> m_values;
};

} // namespace cave
