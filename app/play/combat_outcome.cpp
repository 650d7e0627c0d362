#include "app/play/combat_outcome.h"

#include "app/play/content_texts.h"
#include "app/play/play_icons.h"
#include "app/shell/type_scale.h"
#include "editor/view/theme.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace cave {
namespace {

constexpr int kIcon = 8 * kGrid;

void setInk(QLabel *label, const QColor &ink, const Theme &theme)
{
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::WindowText, ink);
    label->setPalette(palette);
}

} // namespace

CombatOutcome::CombatOutcome(QWidget *parent)
    : QWidget(parent)
    , m_theme(&darkTheme())
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_things(new QListWidget(this))
    , m_more(new QLabel(this))
{
    m_title->setObjectName("combat.outcomeTitle");
    m_text->setObjectName("combat.outcomeText");
    m_things->setObjectName("combat.outcomeThings");
    m_more->setObjectName("combat.outcomeMore");
    m_title->setFont(fontOf(TextSize::Title, QFont::DemiBold));
    m_things->setFocusPolicy(Qt::NoFocus);
    m_things->setSelectionMode(QAbstractItemView::NoSelection);
    m_things->setFlow(QListView::LeftToRight);
    m_things->setWrapping(true);
    m_things->setResizeMode(QListView::Adjust);
    m_things->setSpacing(kGrid);
    m_things->setIconSize({kIcon, kIcon});
    m_things->setFrameShape(QFrame::NoFrame);
    m_things->viewport()->setAutoFillBackground(false);
    m_things->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_things->setMinimumHeight(kIcon + 3 * kGrid);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    for (QLabel *label : {m_title, m_text, m_more}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
    }
    column->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_text);
    column->addWidget(m_things, 4);
    column->addWidget(m_more);
    column->addStretch(1);
}

void CombatOutcome::showVictory(const Content &content, const FightWon &won, bool goesOn)
{
    setInk(m_title, m_theme->gold, *m_theme);
    m_title->setText(tr("Victory"));
    m_text->setText(tr("The %1 is dead. It had on it:").arg(shownName(content.monsters[won.kind])));
    m_things->clear();
    for (const ItemStack &stack : won.reward)
        addStack(content, stack);
    m_things->setVisible(!won.reward.empty());
    m_more->setText(goesOn ? tr("There is no rest: the next one has seen you.") : QString());
    m_more->setVisible(goesOn);
}

void CombatOutcome::showDeath(const Content &content, const PlayerDied &died)
{
    setInk(m_title, m_theme->danger, *m_theme);
    m_title->setText(tr("You fell to the %1").arg(shownName(content.monsters[died.kind])));
    m_text->setText(died.lost.has_value() ? tr("Somewhere in the dark you lost:")
                                          : tr("You have lost nothing by it."));
    m_things->clear();
    if (died.lost.has_value())
        addStack(content, *died.lost);
    m_things->setVisible(died.lost.has_value());
    m_more->setText(tr("You wake at %1, %2, with all your health.").arg(died.wakes.x).arg(died.wakes.y));
    m_more->show();
}

void CombatOutcome::setTheme(const Theme &theme)
{
    m_theme = &theme;
}

QString CombatOutcome::text() const
{
    QStringList parts{m_title->text(), m_text->text()};
    for (int row = 0; row < m_things->count(); ++row)
        parts.append(m_things->item(row)->text());
    parts.append(m_more->text());
    return parts.join(' ');
}

void CombatOutcome::addStack(const Content &content, const ItemStack &stack)
{
    const ItemType &item = content.items[stack.item];
    const QString name = shownStack(content, stack);
    const QString text = item.kind == ItemKind::Gold ? name : tr("%1, power %2").arg(name).arg(item.power);
    m_things->addItem(new QListWidgetItem(itemPixmap(item, kIcon, devicePixelRatioF(), *m_theme),
                                          text)); // owned by the list
}

} // namespace cave
