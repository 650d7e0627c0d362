// SPDX-License-Identifier: MIT
#include "app/play/combat/combat_fighter.h"

#include "app/play/texts/combat_texts.h"
#include "editor/view/figures/figures.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QEasingCurve>
#include <QFontMetrics>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace cave {
namespace {

constexpr int kShortest = 20 * kGrid;
constexpr double kLow = 0.25; // of full health

double shareOf(Points part, int full)
{
    return full == 0 ? 0 : static_cast<double>(part.units) / static_cast<double>(Points::whole(full).units);
}

constexpr int kPortrait = 18 * kGrid;
constexpr int kSmallPortrait = 11 * kGrid;
constexpr double kSwing = 5; // logical pixels

} // namespace

/// A health bar; animates the health lost.
class HealthBar : public QWidget {
    Q_OBJECT

public:
    explicit HealthBar(QWidget *parent) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_ease.setEasingCurve(QEasingCurve::OutCubic);
        connect(&m_ease, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
            m_shown = value.toDouble();
            update();
        });
    }

    /// `share` of full health, 0 .. 1; animated over `easeMs` milliseconds, 0: at once.
    void setShare(double share, int easeMs)
    {
        m_ease.stop();
        m_share = std::clamp(share, 0.0, 1.0);
        if (easeMs <= 0 || !isVisible()) {
            m_shown = m_share;
            update();
            return;
        }
        m_ease.setStartValue(m_shown);
        m_ease.setEndValue(m_share);
        m_ease.setDuration(easeMs);
        m_ease.start();
    }

    [[nodiscard]] QSize sizeHint() const override { return {kShortest, 3 * kGrid}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF area = rect();
        const double radius = area.height() / 2;
        QPainterPath shape;
        shape.addRoundedRect(area, radius, radius);
        painter.fillPath(shape, currentTheme().line);
        painter.setClipPath(shape);
        const auto upTo = [&area](double share) {
            return QRectF(area.left(), area.top(), area.width() * share, area.height());
        };
        painter.fillRect(upTo(m_shown), currentTheme().text);
        painter.fillRect(upTo(std::min(m_share, m_shown)),
                         m_share <= kLow ? currentTheme().danger : currentTheme().good);
    }

private:
    double m_share = 1;
    double m_shown = 1;
    QVariantAnimation m_ease;
};

ArmourBar::ArmourBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ArmourBar::setFighter(const Fighter &fighter, int full)
{
    m_fighter = fighter;
    m_full = full;
    update();
}

QSize ArmourBar::sizeHint() const
{
    return {kShortest, QFontMetrics(fontOf(TextSize::Small)).height() + kGrid};
}

void ArmourBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontOf(TextSize::Small));
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (m_full == 0) {
        painter.setPen(QPen(currentTheme().line, 1, Qt::DotLine));
        painter.drawRoundedRect(area, kGrid, kGrid);
        return;
    }
    double at = area.left();
    const auto part = [&](Points points, const QString &text, bool solid) {
        const double width = area.width() * shareOf(points, m_full);
        if (width > 0)
            paintPart(painter, QRectF(at, area.top(), width, area.height()).adjusted(0, 0, -1, 0), text,
                      solid);
        at += width;
    };
    part(m_fighter.armour, shownShortPoints(m_fighter.armour), true);
    for (std::size_t place = 0; place < m_fighter.returning.size(); ++place)
        part(m_fighter.returning[place],
             QStringLiteral("%1 +%2").arg(returnName(place), shownShortPoints(m_fighter.returning[place])),
             false);
}

/// If space is short, shortens the text, first to the number alone.
void ArmourBar::paintPart(QPainter &painter, const QRectF &area, const QString &text, bool solid) const
{
    const QColor body = currentTheme().wallEdge;
    QColor ghost = body;
    ghost.setAlphaF(0.16F);
    painter.setPen(solid ? QPen(body, 1) : QPen(body, 1, Qt::DashLine));
    painter.setBrush(solid ? body : ghost);
    painter.drawRoundedRect(area, 3, 3);
    const QFontMetricsF metrics(painter.font());
    const QString shorter = text.section(' ', -1);
    const bool fits = metrics.horizontalAdvance(text) + kGrid <= area.width();
    painter.setPen(solid ? QColor(Qt::white) : currentTheme().text);
    if (fits || metrics.horizontalAdvance(shorter) <= area.width())
        painter.drawText(area, Qt::AlignCenter, fits ? text : shorter);
}

/// The portrait of a fighter; shakes and flashes when hit.
class FighterPortrait : public QWidget {
    Q_OBJECT

public:
    FighterPortrait(Side side, QWidget *parent) : QWidget(parent), m_side(side)
    {
        setFixedSize(kPortrait, kPortrait);
        m_shake.setStartValue(1.0);
        m_shake.setEndValue(0.0);
        connect(&m_shake, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
            m_shaken = value.toDouble();
            update();
        });
    }

    void setEnemy(const MonsterType &enemy)
    {
        m_enemy = &enemy;
        update();
    }

    void shake(int ms)
    {
        m_shake.stop();
        m_shake.setDuration(ms);
        m_shake.start();
    }

    void setFallen(bool fallen)
    {
        m_fallen = fallen;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor ground = currentTheme().danger;
        ground.setAlphaF(static_cast<float>(0.55 * m_shaken));
        painter.setPen(QPen(currentTheme().line, 1));
        painter.setBrush(currentTheme().floorRemembered);
        const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.drawRoundedRect(frame, 2 * kGrid, 2 * kGrid);
        painter.setBrush(ground);
        painter.drawRoundedRect(frame, 2 * kGrid, 2 * kGrid);
        painter.translate(kSwing * m_shaken * std::sin(m_shaken * 4 * std::numbers::pi), 0);
        if (m_fallen)
            painter.setOpacity(0.35);
        const QRectF inner = frame.adjusted(kGrid, kGrid, -kGrid, -kGrid);
        if (m_side == Side::Player)
            drawPlayer(painter, inner, currentTheme());
        else if (m_enemy != nullptr)
            drawMonster(painter, inner, {m_enemy->key, m_enemy->colour, m_enemy->glyph}, currentTheme());
    }

private:
    Side m_side;
    const MonsterType *m_enemy = nullptr;
    double m_shaken = 0; ///< 1 when just hit, 0 at rest
    bool m_fallen = false;
    QVariantAnimation m_shake;
};

FighterCard::FighterCard(Side side, const QString &id, QWidget *parent)
    : QFrame(parent)
    , m_side(side)
    , m_portrait(new FighterPortrait(side, this))
    , m_name(new QLabel(this))
    , m_mark(new QLabel(this))
    , m_healthCaption(new QLabel(this))
    , m_harm(new QLabel(this))
    , m_health(new QLabel(this))
    , m_healthBar(new HealthBar(this))
    , m_armourCaption(new QLabel(this))
    , m_armour(new QLabel(this))
    , m_armourBar(new ArmourBar(this))
    , m_returning(new QLabel(this))
{
    setObjectName(id);
    layOut(id);
    bindTexts(*this, [this] {
        m_healthCaption->setText(tr("Health"));
        m_armourCaption->setText(tr("Armour"));
    });
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        for (QLabel *label : {m_healthCaption, m_armourCaption, m_returning})
            setSecondary(label, theme);
        setInk(m_harm, theme.danger, theme);
        m_harm->setFont(fontOf(TextSize::Small, QFont::DemiBold));
        m_mark->setFont(fontOf(TextSize::Small, QFont::DemiBold));
        m_name->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        for (QLabel *label : {m_health, m_armour})
            label->setFont(fontOf(TextSize::Small, QFont::DemiBold));
    });
}

void FighterCard::layOut(const QString &id)
{
    m_name->setObjectName(id + ".name");
    m_mark->setObjectName(id + ".mark");
    m_health->setObjectName(id + ".health");
    m_harm->setObjectName(id + ".harm");
    m_armour->setObjectName(id + ".armour");
    m_returning->setObjectName(id + ".returning");
    m_returning->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QLabel *label : {m_name, m_mark, m_harm, m_health, m_armour, m_returning})
        label->setTextFormat(Qt::PlainText);
    auto *facts = new QGridLayout;
    facts->setHorizontalSpacing(2 * kGrid);
    facts->setVerticalSpacing(kGrid / 2);
    facts->setColumnStretch(1, 1);
    facts->addWidget(m_healthCaption, 0, 0);
    facts->addWidget(m_harm, 0, 1, Qt::AlignRight);
    facts->addWidget(m_health, 0, 2);
    facts->addWidget(m_healthBar, 1, 0, 1, 3);
    facts->addWidget(m_armourCaption, 2, 0);
    facts->addWidget(m_armour, 2, 1, 1, 2, Qt::AlignRight);
    facts->addWidget(m_armourBar, 3, 0, 1, 3);
    facts->addWidget(m_returning, 4, 0, 1, 3);
    auto *names = vbox(0, {BoxPart::stretch(1), m_name, m_mark, BoxPart::stretch(1)});
    auto *top = new QHBoxLayout;
    top->setSpacing(3 * kGrid);
    const bool mirrored = m_side == Side::Enemy;
    top->addWidget(m_portrait);
    top->insertLayout(mirrored ? 0 : 1, names, 1);
    for (QLabel *label : {m_name, m_mark})
        label->setAlignment((mirrored ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    auto *column = vbox(*this, kGrid, evenMargins(3 * kGrid, 2 * kGrid), {top, facts});
    column->addStretch(1); // beside a card with more lines, the rows stay on one height
}

void FighterCard::setFighter(const FighterStats &stats, const MonsterType &enemy, bool inWholes)
{
    m_inWholes = inWholes;
    setFighter(stats, std::nullopt, enemy);
}

void FighterCard::setFighter(const DiceStats &stats, const MonsterType &enemy)
{
    m_inWholes = false;
    setFighter(FighterStats{stats.health, stats.armour, 0}, stats, enemy);
}

/// With dice, armour only reduces damage, and has no bar.
void FighterCard::setFighter(const FighterStats &stats, std::optional<DiceStats> dice,
                             const MonsterType &enemy)
{
    m_stats = stats;
    m_dice = dice;
    m_enemy = &enemy;
    m_ally.clear();
    m_armourBar->setVisible(!m_dice);
    m_returning->setVisible(m_dice || !m_compact);
    m_portrait->setEnemy(enemy);
    m_harm->clear();
    retranslate();
}

void FighterCard::setAlly(const QString &name, const FighterStats &stats)
{
    if (name == m_ally)
        return;
    m_ally = name;
    m_stats = stats;
    m_harm->clear();
    retranslate();
}

void FighterCard::retranslate()
{
    if (m_enemy == nullptr)
        return;
    m_name->setText(m_side == Side::Enemy ? shownName(*m_enemy) : m_ally.isEmpty() ? tr("You") : m_ally);
    if (!m_dice)
        return;
    m_armour->setText(m_dice->armour == 0 ? tr("none") : tr("blocks %1 of a hit").arg(m_dice->armour));
    m_returning->setText(m_side == Side::Player ? playerDiceText(*m_dice) : enemyDiceText(*m_dice));
    m_returning->setToolTip(m_returning->text());
}

void FighterCard::show(int health, const QString &mark, const State &state, int easeMs)
{
    m_healthBar->setShare(static_cast<double>(health) / m_stats.health, easeMs);
    m_health->setText(tr("%1 of %2").arg(health).arg(m_stats.health));
    m_portrait->setFallen(health == 0);
    showMark(state);
    if (!mark.isEmpty())
        m_mark->setText(mark);
    m_active = state.strikesNext;
    setAccessibleName(m_name->text());
    setAccessibleDescription(
        tr("Health %1. %2. %3").arg(m_health->text(), m_returning->text(), m_mark->text()));
    update();
}

void FighterCard::takeHarm(int points, bool healed, int shakeMs)
{
    m_harm->setText((healed ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(points));
    setInk(m_harm, healed ? currentTheme().good : currentTheme().danger, currentTheme());
    if (shakeMs > 0 && !healed)
        m_portrait->shake(shakeMs);
}

void FighterCard::show(const Fighter &fighter, const State &state, int easeMs)
{
    const double full = static_cast<double>(Points::whole(m_stats.health).units);
    m_healthBar->setShare(static_cast<double>(fighter.health.units) / full, easeMs);
    m_health->setText(
        m_inWholes ? tr("%1 of %2").arg(shownShortPoints(fighter.health), QString::number(m_stats.health))
                   : healthText(fighter.health, m_stats.health));
    m_armour->setText(armourText(fighter, m_stats.armour));
    Fighter armoured = fighter;
    if (state.finished)
        armoured.returning.clear();
    m_armourBar->setFighter(armoured, m_stats.armour);
    const QString back = state.finished ? QString() : armourReturnText(fighter);
    m_returning->setText(back);
    m_returning->setToolTip(back);
    m_portrait->setFallen(fighter.health == Points{});
    m_active = state.strikesNext;
    showMark(state);
    setAccessibleName(m_name->text());
    setAccessibleDescription(
        tr("Health %1. Armour %2. %3. %4").arg(m_health->text(), m_armour->text(), back, m_mark->text()));
    update();
}

void FighterCard::showMark(const State &state)
{
    m_mark->setText(state.stunned       ? tr("✶ stunned")
                    : state.strikesNext ? tr("▶ strikes next")
                                        : QStringLiteral(" "));
    setInk(m_mark, state.stunned ? currentTheme().gold : currentTheme().accent, currentTheme());
}

void FighterCard::takeBlow(const Blow &blow, int shakeMs)
{
    m_harm->setText(QStringLiteral("−%1").arg(shownPoints(blow.harm)));
    setInk(m_harm, currentTheme().danger, currentTheme());
    if (shakeMs > 0)
        m_portrait->shake(shakeMs);
}

void FighterCard::setCompact(bool compact)
{
    const int side = compact ? kSmallPortrait : kPortrait;
    m_portrait->setFixedSize(side, side);
    m_compact = compact;
    m_returning->setVisible(m_dice || !compact); // the bar shows it, too
}

void FighterCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(currentTheme().background);
    painter.setPen(QPen(m_active ? currentTheme().accent : currentTheme().line, m_active ? 2 : 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 2 * kGrid, 2 * kGrid);
}

} // namespace cave

#include "combat_fighter.moc"
#include "moc_combat_fighter.cpp"
