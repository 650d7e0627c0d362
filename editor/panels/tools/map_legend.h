// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/overlay_stack.h"

#include <QFrame>

class QAction;
class QGridLayout;
class QToolButton;

namespace cave {

/// A sample of an entry's look on the map, `size` logical pixels high (a scale is three times as wide).
[[nodiscard]] QImage legendSwatch(const LegendEntry &entry, int size, double ratio);

/// A legend in a corner of a map for its visible overlays; hidden if there are none. One line when folded.
class MapLegend : public QFrame {
    Q_OBJECT

public:
    /// Placed in the lower left corner of `map`, which owns it and shows the overlays of `stack`, or in
    /// another one.
    MapLegend(OverlayStack &stack, QWidget *map);

    void setCorner(Qt::Corner corner);
    /// The command that folds and unfolds it, for the tool tip.
    void setCommand(QAction &command);
    [[nodiscard]] bool isFolded() const { return m_folded; }
    void setFolded(bool folded);

signals:
    void foldingChanged(bool folded);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void showEntries(const QList<LegendEntry> &entries);
    void place();

    QList<LegendEntry> m_entries;
    Qt::Corner m_corner = Qt::BottomLeftCorner;
    bool m_folded = false;
    QAction *m_command = nullptr;
    QToolButton *m_fold;
    QWidget *m_list;
    QGridLayout *m_grid;
};

} // namespace cave
