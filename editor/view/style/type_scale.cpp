// SPDX-License-Identifier: MIT
#include "editor/view/style/type_scale.h"

#include "editor/view/style/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPalette>
#include <QPushButton>

#include <algorithm>

namespace cave {

namespace {

constexpr int kBody = 13;

} // namespace

QFont systemFont(int percent)
{
    constexpr int kWhole = 100;
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    font.setPixelSize(std::max(kBody, QFontInfo(font).pixelSize()) * percent / kWhole);
    return font;
}

QFont fontOf(TextSize size, QFont::Weight weight)
{
    QFont font = QApplication::font();
    const int body = font.pixelSize() > 0 ? font.pixelSize() : std::max(kBody, QFontInfo(font).pixelSize());
    const int pixels = size == TextSize::Small     ? 11
                       : size == TextSize::Body    ? kBody
                       : size == TextSize::Heading ? 16
                                                   : 22;
    font.setPixelSize(std::max(1, pixels * body / kBody));
    font.setWeight(weight);
    return font;
}

void setSecondary(QWidget *widget, const Theme &theme)
{
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::WindowText, theme.mutedText);
    widget->setPalette(palette);
    widget->setFont(fontOf(TextSize::Small));
}

void setPrimary(QPushButton *button, const Theme &theme)
{
    QPalette palette = paletteFor(theme);
    const QColor text = palette.color(QPalette::HighlightedText);
    // The style pales a button's colour and lightens its upper edge; the accent is made strong enough for
    // that.
    constexpr float kPaled = 0.75F;
    constexpr int kLightest = 160; // per cent of the colour's value
    constexpr float kDarker = 0.97F;
    float hue = 0;
    float saturation = 0;
    float value = 0;
    theme.accent.getHsvF(&hue, &saturation, &value);
    const bool isLight = contrastOf(text, Qt::black) > contrastOf(text, Qt::white); // the text
    while (isLight &&
           contrastOf(text, QColor::fromHsvF(hue, saturation, value).lighter(kLightest)) < kReadable)
        value *= kDarker;
    const QColor strong = QColor::fromHsvF(hue, std::min(1.0F, saturation / kPaled), value);
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        palette.setColor(group, QPalette::Button, strong);
        palette.setColor(group, QPalette::ButtonText, text);
        palette.setColor(group, QPalette::WindowText, text);
    }
    button->setPalette(palette);
    button->setFont(fontOf(TextSize::Body, QFont::DemiBold));
}

} // namespace cave
