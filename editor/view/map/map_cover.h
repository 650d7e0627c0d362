// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QTimer>

namespace cave {

class MapView;

/// A still of what a map shows, laid over it while it gets another source, until the new picture is
/// complete; so nothing flashes. Owned by the map.
class MapCover : public QLabel {
    Q_OBJECT

public:
    explicit MapCover(MapView &map);

    /// Keeps what the map shows now in sight; to be called before its source changes.
    void keep();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void uncoverOnceSettled();

    MapView &m_map;
    QTimer m_watch;
    int m_frames = 0; ///< how often the new picture was waited for
};

} // namespace cave
