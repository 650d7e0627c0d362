// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QTimer>

namespace cave {

class MapView;

/// A snapshot of a map, shown over it while its source is replaced until the new picture is complete, to
/// avoid flicker. Owned by the map.
class MapCover : public QLabel {
    Q_OBJECT

public:
    explicit MapCover(MapView &map);

    /// Shows the snapshot; call before the source changes.
    void keep();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void uncoverOnceSettled();

    MapView &m_map;
    QTimer m_watch;
    int m_frames = 0; ///< number of frames waited for the new picture
};

} // namespace cave
