// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QLayout>
#include <QMainWindow>
#include <QScreen>
#include <QSize>
#include <QWidget>

namespace cave {

/// `wanted`, or less where the screen of a window has no room for it; in device-independent pixels.
inline QSize fittingSize(const QWidget &window, QSize wanted)
{
    constexpr QSize kFrame(16, 64); // frames are not known before the window is shown
    return wanted.boundedTo(window.screen()->availableSize() - kFrame);
}

inline void setFirstSize(QWidget &window, QSize wanted)
{
    window.resize(fittingSize(window, wanted));
}

/// `QMainWindow::restoreState` of a window that may be visible. False if the state isn't one of this version.
///
/// Qt 6.4 shows the rows of tabs one by one at the end, and each makes the window renew its layout, and with
/// it the list of rows that Qt is going through. So the layout waits until all are there.
inline bool restoreDocks(QMainWindow &window, const QByteArray &state, int version)
{
    QLayout *layout = window.layout();
    layout->setEnabled(false);
    const bool restored = window.restoreState(state, version);
    layout->setEnabled(true);
    layout->invalidate();
    layout->activate();
    return restored;
}

} // namespace cave
