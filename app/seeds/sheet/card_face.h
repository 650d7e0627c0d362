// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/overlays/map_things.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/chunk_painter.h"

#include <QFont>
#include <QImage>
#include <QRect>
#include <QSize>
#include <QString>
#include <QStringList>

#include <cstddef>

class QPainter;

namespace cave {

/// A part of a map to be painted.
struct MapPart {
    Zoom zoom;
    CellRect cells; ///< see `paintableCells`
    bool things = true;

    friend bool operator==(const MapPart &, const MapPart &) = default;
};

/// Paints the maps of many worlds, one after the other; each thread needs its own. Tiles and figures are
/// cached across worlds.
class CardPainter {
public:
    explicit CardPainter(const Theme &theme) : m_theme(theme), m_terrain(theme, MapStyle::Tiles) {}

    /// Paints terrain without fog, and chests and monsters at their initial places, or their density where
    /// cells are too small for them. The image has the size of `cells` at that zoom, north up. `unit` is the
    /// length of a logical pixel.
    QImage paint(World &world, const MapPart &view, double unit);

private:
    Theme m_theme;
    ChunkPainter m_terrain;
    MapThings m_chests;
    MapThings m_monsters;
};

/// Paints a player at `spawn`: a figure if cells are large enough, else a dot.
void paintSpawn(const MapCanvas &canvas, WorldPos spawn);

/// The spacing of a sheet's cards, in logical pixels.
inline constexpr int kCardGap = 12;
/// The number of facts that fit on a card.
inline constexpr std::size_t kMaxFacts = 3;

/// The texts of a card. Plain data, usable in any thread.
struct CardTexts {
    QString label; ///< empty for the empty seed
    bool starred = false;
    QStringList tags;
    QStringList facts; ///< the first kMaxFacts are shown
    QString lacks;     ///< of near misses
    QString error;     ///< why there is no map

    friend bool operator==(const CardTexts &, const CardTexts &) = default;
};

/// The fonts of a card; create in the interface thread, use in any.
struct CardFonts {
    QFont label;
    QFont small;

    static CardFonts ofApplication();
};

/// The state of a card in its view.
struct CardState {
    bool hovered = false;
    bool selected = false;
    bool current = false; ///< the view has the focus
    bool alone = false;   ///< its map has its own camera
};

/// Layout and painting of cards of one width, except for their maps. Cards narrower than kNarrowestWithFacts
/// have no facts, only the label.
///
/// Rectangles are in logical pixels from the card's top left corner; pictures have `ratio` pixels for each.
/// Usable in any thread, but only one at a time.
class CardFace {
public:
    static constexpr int kNarrowest = 96;
    static constexpr int kNarrowestWithFacts = 140;
    static constexpr int kWidest = 480;

    CardFace(int width, const Theme &theme, const CardFonts &fonts, double ratio);

    [[nodiscard]] QSize size() const { return m_size; }
    [[nodiscard]] QRect map() const { return m_map; }
    [[nodiscard]] QRect label() const { return m_label; }
    /// The click areas that toggle the star and the map's own camera.
    [[nodiscard]] QRect star() const { return m_star; }
    [[nodiscard]] QRect pin() const { return m_pin; }
    [[nodiscard]] double ratio() const { return m_ratio; }
    /// The size of the map in device pixels; the same on all cards.
    [[nodiscard]] QSize mapPixels() const;

    /// Everything below the map, opaque.
    [[nodiscard]] QImage footer(const CardTexts &texts) const;
    /// The text over the map: tags, what a near miss lacks, or why there is no map. Null if there is none.
    [[nodiscard]] QImage overMap(const CardTexts &texts) const;
    /// Rounds the corners, and paints the frame and the state. The painter's origin is the card's corner, its
    /// unit a logical pixel.
    void drawEdge(QPainter &painter, const CardState &state) const;

private:
    [[nodiscard]] QImage canvas(QSize size, bool opaque) const;
    void drawLabel(QPainter &painter, const CardTexts &texts) const;
    void drawFacts(QPainter &painter, const QStringList &facts) const;
    void drawChips(QPainter &painter, const QStringList &tags, int bottom) const;
    [[nodiscard]] QRect lacksStrip(const QString &lacks) const;
    [[nodiscard]] int lacksIndent() const;
    void drawLacks(QPainter &painter, const QString &lacks) const;
    void drawError(QPainter &painter, const QString &error) const;
    void drawTick(QPainter &painter) const;
    void drawPin(QPainter &painter, bool alone) const;

    Theme m_theme;
    CardFonts m_fonts;
    double m_ratio;
    QSize m_size;
    QRect m_map;
    QRect m_label;
    QRect m_facts;
    QRect m_star;
    QRect m_pin;
    QImage m_corners; ///< as wide as the map and as high as the corners: the mask at the top
};

} // namespace cave
