// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/armour_combat.h"

#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace cave {

struct Theme;

/// How much health is left. What a blow took is seen going.
class HealthBar : public QWidget {
    Q_OBJECT

public:
    explicit HealthBar(QWidget *parent);

    /// `share` of full health, 0 .. 1; eases there in `easeMs`, 0: at once.
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

/// Armour that is left, solid, and to its right what comes back: a dashed part for each blow at which some
/// does, the next first, each saying how much and when.
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
