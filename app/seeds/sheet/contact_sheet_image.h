// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/card_camera.h"
#include "app/seeds/sheet/card_face.h"
#include "core/base/result.h"
#include "core/content/content.h"
#include "core/world/world_spec.h"
#include "editor/view/style/theme.h"

#include <QImage>

#include <functional>
#include <memory>
#include <vector>

namespace cave {

/// The largest side of a picture that is made for a file, in device pixels.
inline constexpr int kLargestPicture = 16384;

/// Called with the share done, 0 .. 1; ends the work by returning false.
using PictureProgress = std::function<bool(double)>;

/// A sheet of maps to be drawn as one picture. Plain data: may be used in any thread.
struct SheetRequest {
    struct Card {
        WorldSpec spec;
        CardTexts texts;
        CardCamera camera;
    };
    std::vector<Card> cards;
    int columns = 1;     ///< at least 1
    int cardWidth = 240; ///< logical pixels, CardFace::kNarrowest .. kWidest
    double ratio = 1;    ///< device pixels a logical one
    bool things = true;
    Theme theme;
    CardFonts fonts;
    std::shared_ptr<const Content> content; ///< null: the content that the game ships with
};

/// How large its picture would be, in device pixels. 64 bits, as it may be too large for any.
struct PictureSize {
    qint64 width = 0;
    qint64 height = 0;
};
PictureSize sheetSize(const SheetRequest &request);

/// Draws the sheet as the view shows it. Worlds that can't be made say so on their cards. Errors
/// InvalidArgument: no cards, a side of more than kLargestPicture, stopped; Io: not enough memory.
Result<QImage> renderSheet(const SheetRequest &request, const PictureProgress &progress);

/// One world's map to be drawn as a picture. Plain data: may be used in any thread.
struct MapPictureRequest {
    WorldSpec spec;
    CardCamera camera; ///< looks at the picture's middle
    QSize size;        ///< device pixels
    double ratio = 1;  ///< device pixels a logical one
    bool things = true;
    bool spawn = true; ///< marks where one enters
    Theme theme;
    std::shared_ptr<const Content> content; ///< null: the content that the game ships with
};

/// Draws the map. Errors: those of `makeRegionSource`; InvalidArgument: a side below 1 or of more than
/// kLargestPicture, stopped; Io: not enough memory.
Result<QImage> renderMapPicture(const MapPictureRequest &request, const PictureProgress &progress);

} // namespace cave
