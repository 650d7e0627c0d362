// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/figures/thing_figures.h"

#include <QPixmap>

#include <cmath>

namespace cave {

/// A pixmap of an item with `side` logical pixels, for a screen with this pixel ratio.
inline QPixmap itemPixmap(const ItemLook &item, int side, double ratio)
{
    QPixmap pixmap = QPixmap::fromImage(itemIcon(item, static_cast<int>(std::lround(side * ratio))));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

} // namespace cave
