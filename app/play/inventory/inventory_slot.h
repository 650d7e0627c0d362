// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/player.h"

#include <QFrame>

class QLabel;

namespace cave {

struct Theme;

/// A slot of the doll: the equipped item and its power, or the effect of an empty slot.
class InventorySlot : public QFrame {
    Q_OBJECT

public:
    InventorySlot(EquipmentSlot slot, QWidget *parent);

    /// Null: the slot is empty.
    void show(const ItemType *worn, const Theme &theme);

signals:
    void clicked();

protected:
    void mousePressEvent(QMouseEvent *event) override;

private:
    EquipmentSlot m_slot;
    QLabel *m_icon;
    QLabel *m_caption;
    QLabel *m_name;
    QLabel *m_power;
};

} // namespace cave
