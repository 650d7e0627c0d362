// SPDX-License-Identifier: MIT
#include "app/play/page/play_status.h"

#include "app/play/hud/player_facts.h"
#include "app/play/log/journal_dialog.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/place_in_levels.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/rounds/round_combat.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include "moc_play_status.cpp"

namespace cave {

/// Elides its text at the end if space is short, or shows a shorter one.
class ElidedLabel : public QLabel {
public:
    using QLabel::QLabel;

    /// Empty: there is no shorter text.
    void setBrief(const QString &brief) { m_brief = brief; }
    void setIsBrief(bool on)
    {
        if (std::exchange(m_isBrief, on) == on)
            return;
        updateGeometry();
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(shownText()) + 1, QLabel::sizeHint().height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const QString shown = fontMetrics().elidedText(shownText(), Qt::ElideRight, width());
        style()->drawItemText(&painter, rect(), static_cast<int>(alignment()), palette(), isEnabled(), shown,
                              foregroundRole());
    }

private:
    [[nodiscard]] QString shownText() const { return m_isBrief && !m_brief.isEmpty() ? m_brief : text(); }

    QString m_brief;
    bool m_isBrief = false;
};

namespace {

constexpr int kWide = 900;

ElidedLabel *statusLabel(QWidget *parent, const char *name)
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

/// Health and armour, where fights go by rounds.
QString roundsText(const Session &session)
{
    const Player &player = session.world().player();
    return PlayStatus::tr("Health %1/%2 · armour %3/%4")
        .arg(player.health)
        .arg(fullHealth(session.content(), player))
        .arg(armourLeft(session.content(), player))
        .arg(wornArmour(session.content(), player));
}

/// Health, level and equipment of a player who fights with dice.
QString heroText(const Session &session)
{
    const Player &player = session.world().player();
    const QString self = PlayStatus::tr("Health %1/%2 · Level %3")
                             .arg(player.health)
                             .arg(diceStats(session.content(), player).health)
                             .arg(levelAt(*session.content().scenario.hero, player.experience));
    return PlayStatus::tr("%1 · %2 · %3")
        .arg(self, gearText(session, EquipmentSlot::Weapon), gearText(session, EquipmentSlot::Armour));
}

/// What the sidebar also shows.
QString belongingsText(const Session &session)
{
    const Player &player = session.world().player();
    const QString gear =
        PlayStatus::tr("%1 · %2 · %3 gold")
            .arg(gearText(session, EquipmentSlot::Weapon), gearText(session, EquipmentSlot::Armour),
                 QLocale().toString(goldOf(session.content(), player.inventory)));
    return session.content().scenario.rounds ? roundsText(session) + QStringLiteral(" · ") + gear : gear;
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
    hbox(*this, 16, evenMargins(8, 0),
         {{m_place, 4}, {m_underMouse, 4}, {m_notice, 4}, {m_gear, 4}, {m_progress, 3}, m_link});
    connect(&m_session, &PlaySession::happened, this, &PlayStatus::showSession);
    connect(&m_session, &PlaySession::timePassed, this, [this] {
        if (m_session.isFree() && m_session.world().turn / kStepsPerSecond != m_second)
            showSession();
    });
    bindEvent(*this, {QEvent::Resize}, [this] {
        shareRoom();
        setLink(m_link->text(), m_linkFails);
    });
    bindTexts(*this, [this] { showSession(); });
    bindLook(*this, [this] { inkLink(); });
}

void PlayStatus::setClock(const QString &text)
{
    if (text == m_clock)
        return;
    m_clock = text;
    showSession();
}

void PlayStatus::showSession()
{
    const Session &session = m_session.session();
    const World &world = session.world();
    const WorldPos p = world.player().position;
    const int size = world.spec.settings.regionSize;
    const RegionPos region = regionOf(p, size);
    const CellPos cell = cellOf(p, size);
    const QString level = levelText(world, p);
    setTextAndTip(m_place, level.isEmpty()
                               ? tr("World %1 · Region %2 · Cell %3")
                                     .arg(coordinatesText(p), coordinatesText({region.x, region.y}),
                                          coordinatesText({cell.x, cell.y}))
                               : tr("%1 · %2").arg(level, placeCoordinates(world, p)));
    m_place->setBrief(level.isEmpty() ? coordinatesText(p) : QString());
    if (m_session.isFree())
        showAction(session);
    else
        showCondition(session);
    shareRoom();
}

/// What the sidebar shows as well is left out beside it.
void PlayStatus::showCondition(const Session &session)
{
    const World &world = session.world();
    const bool hero = session.content().scenario.hero.has_value();
    QStringList parts;
    if (!m_besideSidebar) {
        parts.append(hero ? heroText(session) : belongingsText(session));
        parts += conditionTexts(world.player());
    }
    setTextAndTip(m_gear, parts.join(QStringLiteral(" · ")));
    if (!hero)
        return setTextAndTip(m_progress, tr("Turn %1 · %Ln cells explored", nullptr,
                                            pluralCount(world.player().statistics.cellsExplored))
                                             .arg(shownNumber(world.turn)));
    setTextAndTip(m_progress, m_besideSidebar
                                  ? tr("Turn %1").arg(shownNumber(world.turn))
                                  : tr("Score %Ln · Turn %1", nullptr, pluralCount(world.player().experience))
                                        .arg(shownNumber(world.turn)));
}

/// For a player in real time; this many steps are a second.
void PlayStatus::showAction(const Session &session)
{
    const World &world = session.world();
    m_second = world.turn / kStepsPerSecond;
    setTextAndTip(m_gear, {}); // the bar above the map shows it
    QString progress =
        tr("Score %Ln · %1", nullptr, pluralCount(world.player().experience)).arg(minutesText(m_second));
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

void PlayStatus::setBesideSidebar(bool on)
{
    m_besideSidebar = on;
    showSession();
}

/// In a wide window every part has its place, so that nothing jumps, unless a notice would be cut off: it is
/// short-lived, and gets the space that it needs. In a narrow one whole parts give way, the least important
/// first.
void PlayStatus::shareRoom()
{
    auto *row = qobject_cast<QHBoxLayout *>(layout());
    const bool noticed = !m_notice->text().isEmpty();
    const bool wide = width() >= kWide;
    const bool needsMore = noticed && m_notice->sizeHint().width() > width() / 5;
    m_notice->setVisible(noticed);
    m_underMouse->setVisible(!noticed && (wide || !m_underMouse->text().isEmpty()));
    int room = width() - row->contentsMargins().left() - row->contentsMargins().right();
    const auto needed = [row](const ElidedLabel *part) { return part->sizeHint().width() + row->spacing(); };
    m_place->setIsBrief(false);
    for (ElidedLabel *part : {m_link, m_notice, m_underMouse})
        room -= part->isHidden() ? 0 : needed(part);
    m_place->setIsBrief(!wide && needed(m_place) > room);
    for (ElidedLabel *part : {m_place, m_gear, m_progress}) {
        part->setVisible(!part->text().isEmpty() && (wide || needed(part) <= room));
        room -= part->isHidden() ? 0 : needed(part);
    }
    stretchParts(wide, needsMore);
}

/// `needsMore`: the notice, which otherwise shares a wide window with the others.
void PlayStatus::stretchParts(bool wide, bool needsMore)
{
    auto *row = qobject_cast<QHBoxLayout *>(layout());
    for (ElidedLabel *part : {m_notice, m_underMouse, m_place, m_gear, m_progress}) {
        const bool asNeeded = !wide || (part == m_notice && needsMore);
        part->setSizePolicy(asNeeded ? QSizePolicy::Preferred : QSizePolicy::Ignored, QSizePolicy::Preferred);
        row->setStretchFactor(part, asNeeded ? 0 : part == m_progress ? 3 : 4);
    }
}

} // namespace cave
