// SPDX-License-Identifier: MIT
#include "app/play/combat/combat_bars.h"

#include "app/play/texts/combat_texts.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/content_texts.h"

#include <QEasingCurve>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace cave {
namespace {

constexpr int kShortest = 20 * kGrid;
constexpr double kLow = 0.25; // of full health

double shareOf(Points part, int full)
{
    return full == 0 ? 0 : static_cast<double>(part.units) / static_cast<double>(Points::whole(full).units);
}

} // namespace

HealthBar::HealthBar(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_ease.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_ease, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_shown = value.toDouble();
        update();
    });
}

void HealthBar::setShare(double share, int easeMs)
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

QSize HealthBar::sizeHint() const
{
    return {kShortest, 3 * kGrid};
}

void HealthBar::paintEvent(QPaintEvent *)
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

} // namespace cave

#include "moc_combat_bars.cpp"
