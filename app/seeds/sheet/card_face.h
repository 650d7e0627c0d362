// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/style/theme.h"

#include <QFont>
#include <QImage>
#include <QRect>
#include <QSize>
#include <QString>
#include <QStringList>

#include <cstddef>

class QPainter;

namespace cave {

/// Between the cards of a sheet, and around them, in logical pixels.
inline constexpr int kCardGap = 12;
/// Facts that a card has room for.
inline constexpr std::size_t kMostFacts = 3;

/// What a card says beside its map. Plain data, for any thread.
struct CardTexts {
    QString label; ///< empty: the empty seed
    bool starred = false;
    QStringList tags;
    QStringList facts; ///< the first kMostFacts are shown
    QString lacks;     ///< of a near miss
    QString error;     ///< why there is no map

    friend bool operator==(const CardTexts &, const CardTexts &) = default;
};

/// The fonts of a card; asked for in the interface thread, used in any.
struct CardFonts {
    QFont label;
    QFont small;

    static CardFonts ofApplication();
};

/// How a card stands in its view.
struct CardState {
    bool hovered = false;
    bool selected = false;
    bool current = false; ///< of a view that has the keyboard
    bool alone = false;   ///< its map has a camera of its own
};

/// How a card of some width is laid out and drawn, all but its map. All cards of one width are alike.
///
/// Rectangles are in logical pixels from the card's top left corner; pictures have `ratio` pixels for each.
/// May be used in any thread, by one at a time.
class CardFace {
public:
    static constexpr int kNarrowest = 160;
    static constexpr int kWidest = 480;

    CardFace(int width, const Theme &theme, const CardFonts &fonts, double ratio);

    [[nodiscard]] QSize size() const { return m_size; }
    [[nodiscard]] QRect map() const { return m_map; }
    [[nodiscard]] QRect label() const { return m_label; }
    /// Where a click toggles the star, or the map's own camera.
    [[nodiscard]] QRect star() const { return m_star; }
    [[nodiscard]] QRect pin() const { return m_pin; }
    [[nodiscard]] double ratio() const { return m_ratio; }
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    /// The map in device pixels; of one size on all cards.
    [[nodiscard]] QSize mapPixels() const;

    /// Everything below the map, opaque.
    [[nodiscard]] QImage footer(const CardTexts &texts) const;
    /// What is written over the map: tags, what a near miss lacks, or why there is no map. Null if nothing
    /// is.
    [[nodiscard]] QImage overMap(const CardTexts &texts) const;
    /// Rounds the corners, draws the edge and the signs of the card's state. The painter's origin is the
    /// card's corner and its unit a logical pixel.
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
    QImage m_corners; ///< of the map's width and of the corners' height: what is cut off at the top
};

} // namespace cave
