// SPDX-License-Identifier: MIT
#pragma once

#include <QScrollArea>

namespace cave {

/// Scrolls a column of controls vertically, and is at least as wide as they need in the window's language.
class ColumnArea : public QScrollArea {
public:
    explicit ColumnArea(QWidget *parent = nullptr);

    /// One around a column; at least `narrowest` pixels wide.
    static ColumnArea *around(QWidget *column, int narrowest = 0);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int m_narrowest = 0;
};

} // namespace cave
