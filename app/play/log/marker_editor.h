// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/marker_store.h"

#include <QLineEdit>

namespace cave {

/// A line over the map in which the text of a marker is written: Enter keeps it, Esc and a click elsewhere
/// leave everything as it was.
class MarkerEditor : public QLineEdit {
    Q_OBJECT

public:
    explicit MarkerEditor(QWidget *map);

    /// Opens beside `cell`, the place of the marker's cell in the map.
    void edit(const MapMarker &marker, const QRectF &cell);

    static constexpr int kLongestText = 80; ///< characters

signals:
    /// Its text may be empty: the marker is to go.
    void written(const cave::MapMarker &marker);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void close();
    void retranslate();

    MapMarker m_marker;
};

} // namespace cave
