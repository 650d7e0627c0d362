// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"

#include <QWidget>

class QComboBox;
class QToolButton;

namespace cave {

class SeedOrder;

/// Chooses by which metric seeds are sorted, and in which direction. Follows the order where it is changed
/// elsewhere, such as by a click on a heading. Offers only metrics of the worlds shown.
class SortBox : public QWidget {
    Q_OBJECT

public:
    /// The order must outlive it.
    explicit SortBox(SeedOrder &order, QWidget *parent = nullptr);

private:
    void apply();
    void follow();
    /// What the order says: an entry, which for other columns and reaches is the last one.
    [[nodiscard]] int entryOfOrder() const;
    void offer();
    void retranslateUi();

    SeedOrder &m_order;
    QComboBox *m_choice;
    QToolButton *m_direction;
};

} // namespace cave
