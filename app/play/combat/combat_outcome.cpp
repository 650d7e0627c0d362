// SPDX-License-Identifier: MIT
#include "app/play/combat/combat_outcome.h"

#include "app/play/texts/place_in_levels.h"
#include "editor/view/figures/thing_figures.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/place_texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace cave {
namespace {

constexpr int kRewardIcon = 8 * kGrid;

} // namespace

CombatOutcome::CombatOutcome(QWidget *parent)
    : QWidget(parent)
    , m_title(plainLabel("combat.outcomeTitle", this))
    , m_text(plainLabel("combat.outcomeText", this))
    , m_things(named("combat.outcomeThings", new QScrollArea(this)))
    , m_more(plainLabel("combat.outcomeMore", this))
{
    m_things->setFocusPolicy(Qt::NoFocus);
    m_things->setWidgetResizable(true);
    m_things->setFrameShape(QFrame::NoFrame);
    m_things->setMinimumHeight(kRewardIcon + 2 * kGrid);
    m_things->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    for (QLabel *label : {m_title, m_text, m_more})
        label->setAlignment(Qt::AlignHCenter);
    vbox(*this, kGrid, kNoMargins,
         {BoxPart::stretch(1), m_title, m_text, m_things, m_more, BoxPart::stretch(1)});
    bindLook(*this, [this] { m_title->setFont(fontOf(TextSize::Title, QFont::DemiBold)); });
}

void CombatOutcome::showTexts(const QColor &ink, const QString &title, const QString &text,
                              const QString &more)
{
    setInk(m_title, ink, currentTheme());
    m_title->setText(title);
    m_text->setText(text);
    m_things->hide();
    m_shown.clear();
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
}

void CombatOutcome::showVictory(const World &world, const FightWon &won, bool goesOn)
{
    showTexts(currentTheme().gold, tr("Victory"),
              tr("The %1 is dead. It carried:").arg(shownName(world.content->monsters[won.kind])),
              goesOn ? tr("Another monster has already seen you.") : QString());
    showStacks(world, won.reward);
}

void CombatOutcome::showDeath(const World &world, const PlayerDied &died)
{
    showTexts(currentTheme().danger,
              tr("You fell to the %1").arg(shownName(world.content->monsters[died.kind])),
              died.lost.has_value() ? tr("You lost:") : tr("You lost nothing."),
              tr("You wake up at %1 with full health.").arg(placeCoordinates(world, died.wakes)));
    showStacks(world, died.lost.has_value() ? std::vector{*died.lost} : std::vector<ItemStack>());
}

void CombatOutcome::showTriumph(const MonsterType &enemy, int experience, const QString &grown)
{
    const QString dead = tr("The %1 is dead.").arg(shownName(enemy));
    const QString gained =
        experience == 1 ? tr("You gain 1 experience.") : tr("You gain %n experience.", nullptr, experience);
    showTexts(currentTheme().gold, tr("Victory"), joinedSentences({dead, gained}), grown);
}

void CombatOutcome::showEnd(const MonsterType &enemy)
{
    showTexts(currentTheme().danger, tr("You fell to the %1").arg(shownName(enemy)),
              tr("This run ends here."));
}

void CombatOutcome::showEscape(const MonsterType &enemy)
{
    showTexts(currentTheme().text, tr("You got away"),
              tr("The %1 stays where it was, and recovers.").arg(shownName(enemy)));
}

QString CombatOutcome::text() const
{
    return (QStringList{m_title->text(), m_text->text()} + m_shown + QStringList{m_more->text()}).join(' ');
}

/// Two side by side if they fit, centred; many can be scrolled.
void CombatOutcome::showStacks(const World &world, const std::vector<ItemStack> &stacks)
{
    constexpr int kTwoColumns = 120 * kGrid;
    const int columns = parentWidget()->width() < kTwoColumns ? 1 : 2;
    auto *page = new QWidget;
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(0, kGrid, 0, kGrid);
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(kGrid);
    grid->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_shown.clear();
    for (const ItemStack &stack : stacks) {
        const ItemType &item = world.content->items[stack.item];
        const QString name = shownStack(world, stack);
        const QString text = item.kind == ItemKind::Gold || item.kind == ItemKind::Consumable
                                 ? name
                                 : tr("%1, power %2").arg(name, QString::number(item.power));
        auto *icon = new QLabel(page);
        icon->setPixmap(itemPixmap(itemLook(world, stack.item), kRewardIcon, devicePixelRatioF()));
        auto *label = new QLabel(text, page);
        label->setContentsMargins(0, 0, 4 * kGrid, 0);
        const int place = static_cast<int>(m_shown.size());
        grid->addWidget(icon, place / columns, place % columns * 2);
        grid->addWidget(label, place / columns, place % columns * 2 + 1);
        m_shown.append(text);
    }
    m_things->setMaximumHeight(page->sizeHint().height() + kGrid);
    m_things->setWidget(page); // takes ownership, and deletes the previous one
    m_things->setVisible(!stacks.empty());
}

} // namespace cave

#include "moc_combat_outcome.cpp"
