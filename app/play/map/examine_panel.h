// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/cell_description.h"

#include <QFrame>

class QLabel;

namespace cave {

struct Theme;

/// Tells over a corner of the map what is at the cell that is examined, and which keys help.
class ExaminePanel : public QFrame {
    Q_OBJECT

public:
    /// `map` is what it lies over.
    explicit ExaminePanel(QWidget *map);

    void setTheme(const Theme &theme);
    void show(const CellDescription &description, WorldPos cell);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void settle();

    QLabel *m_title;
    QLabel *m_lines;
    QLabel *m_keys;
};

} // namespace cave
