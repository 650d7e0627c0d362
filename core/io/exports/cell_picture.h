// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/region.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// What a cell of a picture shows. From Floor on, it is walkable. Things from Chest to Player, and from Start
/// on, are on floor.
enum class CellInk : std::uint8_t {
    Unknown,
    Rock,
    Wall,
    Floor,
    Chest,
    Monster,
    ClaimedChest,
    Marker,
    Player,
    Water,
    Trees,
    Start,
    Finish,
    Door,
    Spike
};

/// A colour with 8 bits per channel.
struct PictureColour {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
};

/// The ink for a feature of a level; none if only its terrain is shown.
std::optional<CellInk> inkOf(FeatureKind kind);

/// The colour of an ink in map pictures.
PictureColour colourOf(CellInk ink);

/// A PNG image with a palette. `pixels`: indices into `palette` (at most 256 colours), rows from the top,
/// `width` per row, width × height in all. If `clearFirst`, the first colour is transparent. Error Io if it
/// can't be encoded.
Result<std::string> palettePng(const std::vector<std::uint8_t> &pixels, int width, int height,
                               const std::vector<PictureColour> &palette, bool clearFirst = false);

/// A picture made of cells, north up; (0, 0) is its south-west corner. All cells are initially unknown.
class CellPicture {
public:
    CellPicture(int width, int height);

    [[nodiscard]] CellInk at(int x, int y) const { return m_inks[index(x, y)]; }
    void set(int x, int y, CellInk ink) { m_inks[index(x, y)] = ink; }

    /// Turns rock with floor among its eight neighbours into wall.
    void findWalls();

    /// As a PNG image with `cellPixels` (≥ 1) pixels per cell side. Things are smaller than their cell if it
    /// has at least 4 pixels, so that they also differ in shape. Error Io if it can't be encoded.
    [[nodiscard]] Result<std::string> png(int cellPixels) const;

private:
    [[nodiscard]] std::size_t index(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(x);
    }
    [[nodiscard]] bool touchesFloor(int x, int y) const;

    int m_width;
    int m_height;
    std::vector<CellInk> m_inks;
};

/// The maximum number of pixels per cell side in a picture.
inline constexpr int kMaxCellPixels = 32;
/// The maximum side of a picture, in pixels.
inline constexpr int kMaxImageSide = 8'192;

/// Checks whether one picture can contain these regions. Error InvalidArgument: no region, or too far apart;
/// names the size in pixels and the limit.
Result<void> checkImageSize(const std::vector<RegionPos> &regions, int regionSize, int cellPixels);

/// A PNG image of regions of one world, each in its place, north up; gaps are dark.
///
/// Floor, chests and monsters each have a colour; rock next to floor is drawn as wall. Chests and monsters
/// are smaller than their cell if it has at least 4 pixels, so that they also differ in shape. `cellPixels`:
/// 1 .. kMaxCellPixels. All regions must have the same size. Errors: those of `checkImageSize`; Io if the
/// picture can't be encoded.
Result<std::string> regionsPng(const std::vector<Region> &regions, int cellPixels);

} // namespace cave
