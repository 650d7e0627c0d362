// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/cell_description.h"

#include <QFrame>

class QLabel;

namespace cave {

/// Describes the examined cell in a corner of the map, with the keys available.
class ExaminePanel : public QFrame {
    Q_OBJECT

public:
    /// `map` is the widget that it overlays.
    explicit ExaminePanel(QWidget *map);

    void show(const CellDescription &description);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refreshLook();
    void settle();

    QLabel *m_title;
    QLabel *m_lines;
    QLabel *m_keys;
};

} // namespace cave
