// SPDX-License-Identifier: MIT
#pragma once

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

} // namespace cave
