// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/form/boxes.h"

#include <QWidget>

namespace cave {

/// Two groups in a row with space between them, or one above the other where the row is too narrow.
class WrapRow : public QWidget {
public:
    /// The spacing is in pixels.
    WrapRow(int spacing, BoxParts first, BoxParts second);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    QHBoxLayout *m_first;
    QHBoxLayout *m_second;
    QBoxLayout *m_groups;
};

} // namespace cave
