// SPDX-License-Identifier: MIT
#include "app/play/hud/health_meter.h"

#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace cave {
namespace {

constexpr int kMeterHeight = 6 * kGrid;

/// Grows with the text.
int meterHeight()
{
    return std::max(kMeterHeight, QFontMetrics(fontOf(TextSize::Body, QFont::DemiBold)).height() + kGrid);
}

QColor mixed(const QColor &colour, const QColor &ground)
{
    const auto part = [&](float one, float other) {
        return one * colour.alphaF() + other * (1 - colour.alphaF());
    };
    return QColor::fromRgbF(part(colour.redF(), ground.redF()), part(colour.greenF(), ground.greenF()),
                            part(colour.blueF(), ground.blueF()));
}

/// As much of a colour as leaves text readable on it, also where it is painted twice.
QColor underText(QColor colour)
{
    constexpr int kMax = 55; // per cent
    constexpr int kStep = 3;
    const Theme &theme = currentTheme();
    for (int percent = kMax; percent > 0; percent -= kStep) {
        colour.setAlphaF(static_cast<float>(percent) / 100);
        const QColor once = mixed(colour, theme.background);
        if (std::min(contrastOf(theme.text, once), contrastOf(theme.text, mixed(colour, once))) >= kReadable)
            break;
    }
    return colour;
}

} // namespace

HealthMeter::HealthMeter(QWidget *parent, MeterKind kind) : QWidget(parent), m_kind(kind)
{
    setObjectName(kind == MeterKind::Health ? QStringLiteral("hud.health") : QStringLiteral("hud.armour"));
    setAccessibleRole(*this, QAccessible::ProgressBar);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void HealthMeter::show(int health, int whole)
{
    if (health == m_health && whole == m_whole)
        return;
    m_health = health;
    m_whole = std::max(1, whole);
    nameIt();
    update();
}

void HealthMeter::nameIt()
{
    setAccessibleName((m_kind == MeterKind::Health ? tr("Health %1") : tr("Armour %1")).arg(text()));
    setToolTip(accessibleName());
}

void HealthMeter::changeEvent(QEvent *event)
{
    if (isLookChange(*event))
        updateGeometry();
    if (event->type() == QEvent::LanguageChange)
        nameIt();
    QWidget::changeEvent(event);
}

void HealthMeter::setNamed(bool on)
{
    m_named = on;
    update();
}

QString HealthMeter::text() const
{
    return tr("%1 / %2", "current and maximum health").arg(m_health).arg(m_whole);
}

QSize HealthMeter::sizeHint() const
{
    return {42 * kGrid, meterHeight()};
}

QSize HealthMeter::minimumSizeHint() const
{
    return {20 * kGrid, meterHeight()};
}

void HealthMeter::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(all, kGrid, kGrid);
    painter.fillPath(outline, currentTheme().background);
    const double share = std::clamp(static_cast<double>(m_health) / m_whole, 0.0, 1.0);
    painter.save();
    painter.setClipPath(outline);
    // Low health has a pattern as well as a colour.
    const bool little = m_kind == MeterKind::Health && share <= 0.3;
    QColor filled = little                        ? currentTheme().danger
                    : m_kind == MeterKind::Health ? currentTheme().good
                                                  : currentTheme().accent;
    filled = underText(filled);
    const QRectF part(all.left(), all.top(), all.width() * share, all.height());
    painter.fillRect(part, filled);
    if (little)
        painter.fillRect(part, QBrush(filled, Qt::BDiagPattern));
    painter.restore();
    painter.setPen(QPen(currentTheme().line, 1));
    painter.drawPath(outline);
    painter.setPen(currentTheme().text);
    painter.setFont(fontOf(TextSize::Body, QFont::DemiBold));
    const bool fits = painter.fontMetrics().horizontalAdvance(accessibleName()) <= width() - 2 * kGrid;
    painter.drawText(rect(), Qt::AlignCenter, m_named && fits ? accessibleName() : text());
}

} // namespace cave

#include "moc_health_meter.cpp"
