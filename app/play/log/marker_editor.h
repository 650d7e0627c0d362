// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/session/marker_store.h"

#include <QLineEdit>

namespace cave {

/// A line edit over the map for the text of a marker: Enter saves it, Esc or a click elsewhere cancels.
class MarkerEditor : public QLineEdit {
    Q_OBJECT

public:
    explicit MarkerEditor(QWidget *map);

    /// Opens next to `cell`, the rectangle of the marker's cell in the map.
    void edit(const MapMarker &marker, const QRectF &cell);

    static constexpr int kLongestText = 80; ///< characters

signals:
    /// An empty text means that the marker should be removed.
    void written(const cave::MapMarker &marker);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void close();
    void retranslate();

    MapMarker m_marker;
};

} // namespace cave
