// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QWidget>

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

private:
    void uncoverOnceSettled();

    MapView &m_map;
    QTimer m_watch;
    int m_frames = 0; ///< number of frames waited for the new picture
};

/// A frame around the active one of several maps, which keys and panels apply to. Initially hidden.
class FocusFrame : public QWidget {
public:
    explicit FocusFrame(QWidget *parent) : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
};

} // namespace cave
