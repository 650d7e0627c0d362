// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/armour_combat.h"

#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace cave {

struct Theme;

/// A health bar; animates the health lost.
class HealthBar : public QWidget {
    Q_OBJECT

public:
    explicit HealthBar(QWidget *parent);

    /// `share` of full health, 0 .. 1; animated over `easeMs` milliseconds, 0: at once.
    void setShare(double share, int easeMs);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_share = 1;
    double m_shown = 1;
    QVariantAnimation m_ease;
};

/// Remaining armour as a solid bar, followed by what will return: a dashed part for each blow at which some
/// does, in order, labelled with amount and time.
class ArmourBar : public QWidget {
    Q_OBJECT

public:
    explicit ArmourBar(QWidget *parent);

    /// `full`: points of armour before the fight.
    void setFighter(const Fighter &fighter, int full);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintPart(QPainter &painter, const QRectF &area, const QString &text, bool solid) const;

    Fighter m_fighter;
    int m_full = 0;
};

} // namespace cave
