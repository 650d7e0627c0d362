// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

class QEvent;
class QLabel;
class QPushButton;
class QString;
class QWidget;

namespace cave {

/// Blends all three channels of two opaque pixels at once; `weight` 0 .. 256, where 256 is all `to`.
constexpr QRgb blended(QRgb from, QRgb to, std::uint32_t weight)
{
    const std::uint32_t keep = 256 - weight;
    const std::uint32_t redBlue = ((from & 0xFF00FFU) * keep + (to & 0xFF00FFU) * weight) >> 8U;
    const std::uint32_t green = ((from & 0x00FF00U) * keep + (to & 0x00FF00U) * weight) >> 8U;
    return 0xFF000000U | (redBlue & 0xFF00FFU) | (green & 0x00FF00U);
}

/// The colour with this opacity, clamped to 0 .. 1.
inline QColor withOpacity(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(std::clamp(opacity, 0.0, 1.0)));
    return colour;
}

/// The colour vision for which the signal colours (accent, gold, danger, good, creatures) are chosen.
enum class Palette : std::uint8_t {
    Standard,
    RedGreen,   ///< protanopia and deuteranopia: red and green look alike
    BlueYellow, ///< tritanopia: blue and green, yellow and white look alike
};
inline constexpr std::array kPalettes{Palette::Standard, Palette::RedGreen, Palette::BlueYellow};

/// Keys of the creatures' colours, as used in content, in the order of Theme::creatures.
inline constexpr std::array<std::string_view, 9> kCreatureColours{
    "red", "brown", "green", "violet", "white", "amber", "grey", "blue", "teal"};

/// The colours of one look, dark or light; shared by the map and the window. Text in `text`, `mutedText`,
/// `accent`, `gold`, `danger` and `good` has a contrast of at least 4.5:1 on background and panel.
struct Theme {
    QColor background;
    QColor deepRock;
    QColor wall;
    QColor wallEdge;
    QColor floorLit;
    QColor floorRemembered;
    QColor text;
    QColor mutedText; ///< for secondary text
    QColor panel;     ///< cards, docks and bars
    QColor line;      ///< thin separators
    QColor accent;
    QColor gold;
    QColor danger;
    QColor good;
    bool dark = true;
    std::array<QColor, kCreatureColours.size()> creatures{}; ///< at least 3:1 on the background
    QColor water;                                            ///< lit
    QColor ripple;                                           ///< the highlights on it
    QColor trees;                                            ///< crowns, lit
    QColor bounds;                                           ///< hatching beyond the edges of a level

    /// The colour with this key in content; the colour of secondary text for an unknown key.
    [[nodiscard]] QColor creature(std::string_view key) const;
};

/// WCAG 2's ratio of the luminances of two opaque colours, 1 to 21.
[[nodiscard]] double contrastOf(const QColor &a, const QColor &b);
inline constexpr double kReadable = 4.5; ///< the least contrast of text

const Theme &darkTheme();
const Theme &lightTheme();
/// One of six looks, which have static lifetime. The palettes for colour-blind users are Okabe and Ito's set
/// (Color Universal Design, 2008), made lighter or darker for contrast with the background.
const Theme &themeFor(bool dark, Palette palette);

/// A palette for Qt's widgets in these colours.
QPalette paletteFor(const Theme &theme);

/// The current look; dark before the first `useTheme`. Only for the interface thread: workers get a theme
/// with their work.
const Theme &currentTheme();
/// Changes the current look and the application's palette, and sends each widget a `QEvent::ThemeChange`.
/// `theme` is one of `themeFor`.
void useTheme(const Theme &theme);
/// True for the events after which a widget must update what it derived from the look or the text size; for
/// `changeEvent`. Not needed for code that reads `currentTheme` while painting.
bool isLookChange(const QEvent &event);

/// Whether movement, light and zoom may be animated in this program; true before the first `useMotion`. Only
/// for the interface thread.
bool isMotionUsed();
void useMotion(bool on);

/// Text sizes: 11, 13, 16 and 22 px, scaled with the application's font.
enum class TextSize { Small, Body, Heading, Title };

/// The spacing grid, in device-independent pixels.
inline constexpr int kGrid = 4;

/// The system's font for the application at `percent` of its size; at least 13 px at 100.
QFont systemFont(int percent = 100);

/// The application's font at one size; `weight` as in QFont.
QFont fontOf(TextSize size, QFont::Weight weight = QFont::Normal);

/// Makes text secondary: small and muted.
void setSecondary(QWidget *widget, const Theme &theme);

/// Makes a button the page's default choice: in the accent colour.
void setPrimary(QPushButton *button, const Theme &theme);

/// Gives a card the background of panels and the text colour, which its children inherit.
void setPanelGround(QWidget *card, const Theme &theme);

/// Sets a label's colour from the theme.
void setInk(QLabel *label, const QColor &ink, const Theme &theme);

/// A plain text label with word wrap.
QLabel *plainLabel(const QString &name, QWidget *parent);

/// The icon with this id, the name of a file in resources/icons: the desktop's own if its icon theme has one,
/// otherwise ours, in the palette's colours at any size. Empty if there is none.
QIcon namedIcon(const QString &id);

/// The program's own icon.
QIcon programIcon();

// How one of several players is shown, wherever they are listed or drawn.

/// Their name; "Player 3" if it is empty.
QString playerName(int player, const std::string &name);
/// Their colour (0xRRGGBB); one that depends on their number if it is 0.
QColor playerColour(int player, std::uint32_t colour);
/// A dot in a colour.
QIcon colourDot(const QColor &colour);

} // namespace cave
