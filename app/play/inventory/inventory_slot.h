// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/player.h"

#include <QFrame>

class QLabel;

namespace cave {

struct Theme;

/// A place of the doll: what is worn there and its power, or what it means that nothing is.
class InventorySlot : public QFrame {
    Q_OBJECT

public:
    InventorySlot(EquipmentSlot slot, QWidget *parent);

    /// Null: nothing is worn.
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
