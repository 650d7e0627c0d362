// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/card_face.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "core/base/result.h"
#include "core/content/content.h"
#include "core/world/world_spec.h"
#include "editor/view/style/theme.h"

#include <QImage>

#include <functional>
#include <memory>
#include <vector>

namespace cave {

/// The maximum side of a picture file, in device pixels.
inline constexpr int kLargestPicture = 16384;

/// Called with the progress, 0 .. 1; returns false to cancel.
using PictureProgress = std::function<bool(double)>;

/// A sheet of maps to be painted as one picture. Plain data, usable in any thread.
struct SheetRequest {
    struct Card {
        WorldSpec spec;
        CardTexts texts;
        CardCamera camera;
    };
    std::vector<Card> cards;
    int columns = 1;     ///< at least 1
    int cardWidth = 240; ///< logical pixels, CardFace::kNarrowest .. kWidest
    double ratio = 1;    ///< device pixels per logical pixel
    bool things = true;
    Theme theme;
    CardFonts fonts;
    std::shared_ptr<const Content> content; ///< null for the built-in content
};

/// The size of its picture, in device pixels. 64 bits, as it may be too large for any picture.
struct PictureSize {
    qint64 width = 0;
    qint64 height = 0;
};
PictureSize sheetSize(const SheetRequest &request);

/// Paints the sheet as shown in the view. Worlds that can't be generated show the reason on their cards.
/// Errors InvalidArgument: no cards, a side above kLargestPicture, cancelled; Io: not enough memory.
Result<QImage> renderSheet(const SheetRequest &request, const PictureProgress &progress);

/// A map of one world to be painted as a picture. Plain data, usable in any thread.
struct MapPictureRequest {
    WorldSpec spec;
    CardCamera camera; ///< its point is at the picture's centre
    QSize size;        ///< device pixels
    double ratio = 1;  ///< device pixels per logical pixel
    bool things = true;
    bool spawn = true; ///< marks the spawn
    Theme theme;
    std::shared_ptr<const Content> content; ///< null for the built-in content
};

/// Paints the map. Errors: those of `makeRegionSource`; InvalidArgument: a side below 1 or above
/// kLargestPicture, cancelled; Io: not enough memory.
Result<QImage> renderMapPicture(const MapPictureRequest &request, const PictureProgress &progress);

} // namespace cave
