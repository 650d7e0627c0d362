// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/player.h"
#include "editor/view/figures/thing_figures.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/content_texts.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>

namespace cave {

/// A slot of the doll: the equipped item and its power, or the effect of an empty slot.
class InventorySlot : public QFrame {
    Q_OBJECT

public:
    InventorySlot(EquipmentSlot slot, QWidget *parent)
        : QFrame(parent)
        , m_slot(slot)
        , m_icon(new QLabel(this))
        , m_caption(new QLabel(this))
        , m_name(new QLabel(this))
        , m_power(new QLabel(this))
    {
        setFrameShape(QFrame::StyledPanel);
        setAutoFillBackground(true);
        m_name->setTextFormat(Qt::PlainText);
        for (QLabel *label : {m_caption, m_name})
            label->setMinimumWidth(0);
        m_icon->setFixedSize(kSlotIcon, kSlotIcon);
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(2 * kGrid, kGrid, 3 * kGrid, kGrid);
        grid->setHorizontalSpacing(3 * kGrid);
        grid->setVerticalSpacing(0);
        grid->addWidget(m_icon, 0, 0, 2, 1);
        grid->addWidget(m_caption, 0, 1, Qt::AlignBottom);
        grid->addWidget(m_name, 1, 1, Qt::AlignTop);
        grid->addWidget(m_power, 0, 2, 2, 1);
        grid->setColumnStretch(1, 1);
    }

    /// Null: the slot is empty.
    void show(const ItemType *worn, const Theme &theme)
    {
        setPanelGround(this, theme);
        setSecondary(m_caption, theme);
        m_name->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        m_power->setFont(fontOf(TextSize::Title));
        const bool weapon = m_slot == EquipmentSlot::Weapon;
        m_caption->setText(weapon ? tr("Wielded weapon") : tr("Worn armour"));
        m_name->setText(worn != nullptr ? shownName(*worn) : weapon ? tr("Bare hands") : tr("Plain clothes"));
        m_power->setText(worn != nullptr ? QString::number(worn->power) : weapon ? QStringLiteral("½") : "0");
        m_icon->setPixmap(worn != nullptr ? itemPixmap(itemLook(*worn), kSlotIcon, devicePixelRatioF())
                                          : emptyPlace(devicePixelRatioF(), theme));
        setToolTip(weapon ? tr("Damage per blow, before armour") : tr("Armour points that absorb damage"));
        setAccessibleName(tr("%1: %2, power %3").arg(m_caption->text(), m_name->text(), m_power->text()));
    }

signals:
    void clicked();

protected:
    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton)
            emit clicked();
    }

private:
    static constexpr int kSlotIcon = 11 * kGrid;

    static QPixmap emptyPlace(double ratio, const Theme &theme)
    {
        QPixmap pixmap(QSize(kSlotIcon, kSlotIcon) * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.mutedText, 1, Qt::DashLine));
        const double inset = kGrid + 0.5;
        painter.drawRoundedRect(QRectF(0, 0, kSlotIcon, kSlotIcon).adjusted(inset, inset, -inset, -inset),
                                kGrid, kGrid);
        return pixmap;
    }

    EquipmentSlot m_slot;
    QLabel *m_icon;
    QLabel *m_caption;
    QLabel *m_name;
    QLabel *m_power;
};

} // namespace cave
