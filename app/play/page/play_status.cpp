// SPDX-License-Identifier: MIT
#include "app/play/page/play_status.h"

#include "app/play/log/journal_dialog.h"
#include "app/play/map/place_in_levels.h"
#include "app/play/page/play_session.h"
#include "core/rules/dice_combat.h"
#include "core/rules/hero.h"
#include "core/rules/inventory.h"
#include "core/rules/rounds/round_combat.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/content_texts.h"
#include "editor/view/texts/place_texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace cave {
namespace {

/// Elides its text at the end if space is short.
class ElidedLabel : public QLabel {
public:
    using QLabel::QLabel;

    [[nodiscard]] QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
        style()->drawItemText(&painter, rect(), static_cast<int>(alignment()), palette(), isEnabled(), shown,
                              foregroundRole());
    }
};

QLabel *statusLabel(QWidget *parent, const char *name)
{
    auto *label = new ElidedLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    return label;
}

void setTextAndTip(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setToolTip(text);
}

/// "Iron Sword 5"; `bare` for an empty slot.
QString wornText(const Session &session, EquipmentSlot slot, const QString &bare)
{
    const ItemType *item = wornItem(session.content(), session.world().player.inventory, slot);
    return item != nullptr ? QStringLiteral("%1 %2").arg(shownName(*item)).arg(item->power) : bare;
}

/// Health, armour and what ails or helps the player, where fights go by rounds.
QString roundsText(const Session &session)
{
    const Player &player = session.world().player;
    QStringList parts{PlayStatus::tr("HP %1/%2 · armour %3/%4")
                          .arg(player.health)
                          .arg(fullHealth(session.content(), player))
                          .arg(armourLeft(session.content(), player))
                          .arg(wornArmour(session.content(), player))};
    if (player.condition.poison > 0)
        parts.append(PlayStatus::tr("poisoned (%1)").arg(player.condition.poison));
    if (player.condition.edgeBlows > 0)
        parts.append(PlayStatus::tr("sharp blade (%1)").arg(player.condition.edgeBlows));
    if (player.condition.farSight > 0)
        parts.append(PlayStatus::tr("far sight (%1)").arg(player.condition.farSight));
    return parts.join(QStringLiteral(" · "));
}

} // namespace

PlayStatus::PlayStatus(PlaySession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_place(statusLabel(this, "statusPlace"))
    , m_underMouse(statusLabel(this, "statusUnderMouse"))
    , m_notice(statusLabel(this, "statusNotice"))
    , m_gear(statusLabel(this, "statusGear"))
    , m_progress(statusLabel(this, "statusProgress"))
    , m_link(statusLabel(this, "statusLink"))
{
    m_progress->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_notice->hide();
    m_link->setSizePolicy(QSizePolicy::Fixed,
                          QSizePolicy::Preferred); // without a stretch it would get no room
    m_link->hide();
    QFont strong = m_notice->font();
    strong.setWeight(QFont::DemiBold);
    m_notice->setFont(strong);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 0);
    layout->setSpacing(16);
    layout->addWidget(m_place, 4);
    layout->addWidget(m_underMouse, 4);
    layout->addWidget(m_notice, 4);
    layout->addWidget(m_gear, 4);
    layout->addWidget(m_progress, 3);
    layout->addWidget(m_link);
    followSession();
}

void PlayStatus::followSession()
{
    connect(&m_session, &PlaySession::opened, this, &PlayStatus::showSession);
    connect(&m_session, &PlaySession::happened, this, &PlayStatus::showSession);
    connect(&m_session, &PlaySession::timePassed, this, [this] {
        if (m_session.isFree() && m_session.world().turn / kStepsPerSecond != m_second)
            showSession();
    });
    connect(&m_session, &PlaySession::closing, this, [this] {
        for (QLabel *label : {m_place, m_gear, m_progress})
            setTextAndTip(label, {});
        showNotice({});
        setLink({}, false);
    });
}

void PlayStatus::showSession()
{
    if (!m_session.isOpen())
        return;
    const Session &session = m_session.session();
    const World &world = session.world();
    const WorldPos p = world.player.position;
    const int size = world.spec.settings.regionSize;
    const RegionPos region = regionOf(p, size);
    const CellPos cell = cellOf(p, size);
    const QString level = levelText(world, p);
    setTextAndTip(m_place, level.isEmpty()
                               ? tr("World %1 · Region %2 · Cell %3")
                                     .arg(coordinatesText(p), coordinatesText({region.x, region.y}),
                                          coordinatesText({cell.x, cell.y}))
                               : tr("%1 · %2").arg(level, placeCoordinates(world, p)));
    const bool hero = session.content().scenario.hero.has_value();
    if (auto *row = qobject_cast<QHBoxLayout *>(layout())) { // a floor's text is short, a hero's is not
        row->setStretchFactor(m_place, hero ? 2 : 4);
        row->setStretchFactor(m_gear, hero ? 6 : 4);
    }
    if (hero)
        return showHero(session);
    if (m_session.isFree())
        return showAction(session);
    const QLocale locale;
    const std::optional<RoundTable> &rounds = session.content().scenario.rounds;
    const QString self = rounds ? roundsText(session) + QStringLiteral(" · ") : QString();
    setTextAndTip(m_gear,
                  self + tr("%1 · %2 · %3 gold")
                             .arg(wornText(session, EquipmentSlot::Weapon, tr("Bare hands")),
                                  wornText(session, EquipmentSlot::Armour, tr("No armour")),
                                  locale.toString(goldOf(session.content(), world.player.inventory))));
    const auto number = [&locale](std::int64_t value) {
        return locale.toString(static_cast<qlonglong>(value));
    };
    setTextAndTip(m_progress, tr("Turn %1 · %2 cells explored")
                                  .arg(number(world.turn), number(world.player.statistics.cellsExplored)));
}

/// For a player who fights with dice.
void PlayStatus::showHero(const Session &session)
{
    const World &world = session.world();
    const Player &player = world.player;
    const QLocale locale;
    const auto number = [&locale](std::int64_t value) {
        return locale.toString(static_cast<qlonglong>(value));
    };
    const QString self = tr("HP %1/%2 · Level %3")
                             .arg(player.health)
                             .arg(diceStats(session.content(), player).health)
                             .arg(levelAt(*session.content().scenario.hero, player.experience));
    setTextAndTip(m_gear, tr("%1 · %2 · %3")
                              .arg(self, wornText(session, EquipmentSlot::Weapon, tr("Bare hands")),
                                   wornText(session, EquipmentSlot::Armour, tr("No armour"))));
    setTextAndTip(m_progress, tr("Score %1 · Turn %2").arg(number(player.experience), number(world.turn)));
}

/// For a player in real time; this many steps are a second.
void PlayStatus::showAction(const Session &session)
{
    const World &world = session.world();
    m_second = world.turn / kStepsPerSecond;
    const ItemType *item = wornItem(session.content(), world.player.inventory, EquipmentSlot::Weapon);
    setTextAndTip(m_gear, tr("HP %1/%2 · %3")
                              .arg(world.player.health)
                              .arg(session.content().scenario.action->health)
                              .arg(item != nullptr ? shownName(*item) : tr("Nothing wielded")));
    QString progress =
        tr("Score %1 · %2")
            .arg(QLocale().toString(static_cast<qlonglong>(world.player.experience)), minutesText(m_second));
    if (!m_clock.isEmpty())
        progress = tr("%1 · %2").arg(progress, m_clock);
    setTextAndTip(m_progress, progress);
}

void PlayStatus::showHovered(const QString &text)
{
    setTextAndTip(m_underMouse, text);
    shareRoom();
}

void PlayStatus::showNotice(const QString &text)
{
    setTextAndTip(m_notice, text);
    shareRoom();
}

/// As wide as it needs to be, up to a sixth of the line.
void PlayStatus::setLink(const QString &text, bool isProblem)
{
    constexpr int kShare = 6;
    setTextAndTip(m_link, text);
    m_link->setAccessibleName(text);
    m_linkFails = isProblem;
    inkLink();
    const int wanted = m_link->fontMetrics().horizontalAdvance(text) + 2;
    m_link->setFixedWidth(std::min(wanted, std::max(1, width() / kShare)));
    m_link->setVisible(!text.isEmpty());
}

void PlayStatus::inkLink()
{
    setInk(m_link, m_linkFails ? currentTheme().danger : currentTheme().mutedText, currentTheme());
}

void PlayStatus::changeEvent(QEvent *event)
{
    if (isLookChange(*event))
        inkLink();
    QWidget::changeEvent(event);
}

void PlayStatus::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    shareRoom();
    setLink(m_link->text(), m_linkFails);
}

/// In a narrow window nothing reserves more space than it needs; in a wide one nothing jumps, unless a notice
/// would be cut off: it is short-lived, and gets the space that it needs.
void PlayStatus::shareRoom()
{
    constexpr int kWide = 900;
    const bool noticed = !m_notice->text().isEmpty();
    const bool needsMore = noticed && m_notice->sizeHint().width() > width() / 5;
    m_notice->setSizePolicy(needsMore ? QSizePolicy::Preferred : QSizePolicy::Ignored,
                            QSizePolicy::Preferred);
    if (auto *row = qobject_cast<QHBoxLayout *>(layout()))
        row->setStretchFactor(m_notice, needsMore ? 0 : 4);
    m_notice->setVisible(noticed);
    m_underMouse->setVisible(!noticed && (width() >= kWide || !m_underMouse->text().isEmpty()));
}

} // namespace cave
