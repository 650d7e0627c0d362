// SPDX-License-Identifier: MIT
#include "editor/view/map/map_cover.h"

#include "editor/view/form/form.h"
#include "editor/view/map/map_view.h"

#include <QEvent>

namespace cave {
namespace {

constexpr int kFrameMs = 16;
constexpr int kLongestWait = 40; // frames

} // namespace

MapCover::MapCover(MapView &map) : QLabel(&map), m_map(map)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    bindEvent(map, {QEvent::Resize}, *this, [this] { hide(); });
    m_watch.setInterval(kFrameMs);
    connect(&m_watch, &QTimer::timeout, this, &MapCover::uncoverOnceSettled);
}

void MapCover::keep()
{
    if (!m_map.isVisible())
        return;
    if (isHidden()) {
        setPixmap(m_map.grab());
        setGeometry(m_map.rect());
        show();
    }
    m_frames = 0;
    m_watch.start();
}

void MapCover::uncoverOnceSettled()
{
    m_map.composeFrame(); // it is covered, so it might not paint by itself
    if (!m_map.isSettled() && ++m_frames < kLongestWait)
        return;
    m_watch.stop();
    hide();
}

} // namespace cave

#include "moc_map_cover.cpp"
