// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

#include <algorithm>
#include <cstdint>

namespace cave {

/// What a meter shows, which determines its colour and name.
enum class MeterKind : std::uint8_t { Health, Armour };

/// Health or armour as a bar with its number.
class HealthMeter : public QWidget {
    Q_OBJECT

public:
    explicit HealthMeter(QWidget *parent = nullptr, MeterKind kind = MeterKind::Health)
        : QWidget(parent)
        , m_kind(kind)
    {
        setObjectName(kind == MeterKind::Health ? QStringLiteral("hud.health")
                                                : QStringLiteral("hud.armour"));
        setAccessibleRole(*this, QAccessible::ProgressBar);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        bindTexts(*this, [this] { nameIt(); });
        bindLook(*this, [this] { updateGeometry(); });
    }

    /// `whole` is at least 1.
    void show(int health, int whole)
    {
        if (health == m_health && whole == m_whole)
            return;
        m_health = health;
        m_whole = std::max(1, whole);
        nameIt();
        update();
    }

    /// Whether the number has its name before it, where no label beside it says so.
    void setNamed(bool on)
    {
        m_named = on;
        update();
    }

    [[nodiscard]] QString text() const
    {
        return tr("%1 / %2", "current and maximum health").arg(m_health).arg(m_whole);
    }

    [[nodiscard]] QSize sizeHint() const override { return {42 * kGrid, meterHeight()}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {20 * kGrid, meterHeight()}; }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
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

private:
    static constexpr int kMeterHeight = 6 * kGrid;

    /// Grows with the text.
    static int meterHeight()
    {
        return std::max(kMeterHeight, QFontMetrics(fontOf(TextSize::Body, QFont::DemiBold)).height() + kGrid);
    }

    static QColor mixed(const QColor &colour, const QColor &ground)
    {
        const auto part = [&](float one, float other) {
            return one * colour.alphaF() + other * (1 - colour.alphaF());
        };
        return QColor::fromRgbF(part(colour.redF(), ground.redF()), part(colour.greenF(), ground.greenF()),
                                part(colour.blueF(), ground.blueF()));
    }

    /// As much of a colour as leaves text readable on it, also where it is painted twice.
    static QColor underText(QColor colour)
    {
        constexpr int kMax = 55; // per cent
        constexpr int kStep = 3;
        const Theme &theme = currentTheme();
        for (int percent = kMax; percent > 0; percent -= kStep) {
            colour.setAlphaF(static_cast<float>(percent) / 100);
            const QColor once = mixed(colour, theme.background);
            if (std::min(contrastOf(theme.text, once), contrastOf(theme.text, mixed(colour, once))) >=
                kReadable)
                break;
        }
        return colour;
    }

    void nameIt()
    {
        setAccessibleName((m_kind == MeterKind::Health ? tr("Health %1") : tr("Armour %1")).arg(text()));
        setToolTip(accessibleName());
    }

    const MeterKind m_kind;
    int m_health = 0;
    int m_whole = 1;
    bool m_named = false;
};

} // namespace cave
