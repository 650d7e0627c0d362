// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>

class QPushButton;
class QWidget;

namespace cave {

struct Theme;

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

} // namespace cave
