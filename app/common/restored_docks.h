// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QLayout>
#include <QMainWindow>

namespace cave {

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
