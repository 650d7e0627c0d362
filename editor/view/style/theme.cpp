// SPDX-License-Identifier: MIT
#include "editor/view/style/theme.h"

#include <QApplication>
#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QHash>
#include <QIconEngine>
#include <QLabel>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPointer>
#include <QPushButton>
#include <QSvgRenderer>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

/// The signal colours, which depend on the colour vision.
struct Telling {
    QColor accent;
    QColor gold;
    QColor danger;
    QColor good;
    std::array<QColor, kCreatureColours.size()> creatures;
};

Theme themeOf(const Theme &base, const Telling &telling)
{
    Theme theme = base;
    theme.accent = telling.accent;
    theme.gold = telling.gold;
    theme.danger = telling.danger;
    theme.good = telling.good;
    theme.creatures = telling.creatures;
    return theme;
}

const Theme &redGreenTheme(bool dark)
{
    static const Theme kDark = themeOf(
        darkTheme(), {QColor(0x56, 0xb4, 0xe9),
                      QColor(0xf0, 0xe4, 0x42),
                      QColor(0xe8, 0x70, 0x1a),
                      QColor(0x00, 0xa9, 0x82),
                      {QColor(0xd5, 0x5e, 0x00), QColor(0xe6, 0x9f, 0x00), QColor(0x00, 0x9e, 0x73),
                       QColor(0xd4, 0x8c, 0xb5), QColor(0xf2, 0xef, 0xe6), QColor(0xf0, 0xe4, 0x42),
                       QColor(0x74, 0x76, 0x7e), QColor(0x3f, 0x7f, 0xd0), QColor(0x7c, 0xc6, 0xee)}});
    static const Theme kLight = themeOf(
        lightTheme(), {QColor(0x00, 0x72, 0xb2),
                       QColor(0x7e, 0x6e, 0x00),
                       QColor(0x7d, 0x26, 0x00),
                       QColor(0x00, 0x78, 0x5a),
                       {QColor(0xb8, 0x4d, 0x00), QColor(0x7a, 0x4e, 0x00), QColor(0x00, 0x66, 0x4c),
                        QColor(0xa0, 0x40, 0x7e), QColor(0x3c, 0x38, 0x32), QColor(0x8e, 0x82, 0x00),
                        QColor(0x7e, 0x81, 0x89), QColor(0x00, 0x4a, 0x85), QColor(0x2b, 0x86, 0xbb)}});
    return dark ? kDark : kLight;
}

const Theme &blueYellowTheme(bool dark)
{
    static const Theme kDark = themeOf(
        darkTheme(), {QColor(0x7c, 0xc6, 0xee),
                      QColor(0xf0, 0xe4, 0x42),
                      QColor(0xe8, 0x70, 0x1a),
                      QColor(0x00, 0x9e, 0x73),
                      {QColor(0xe8, 0x70, 0x1a), QColor(0xb8, 0x69, 0x0f), QColor(0x00, 0xa9, 0x7b),
                       QColor(0xc7, 0x6a, 0xa0), QColor(0xf2, 0xef, 0xe6), QColor(0xf0, 0xc4, 0x42),
                       QColor(0x83, 0x85, 0x8c), QColor(0x3a, 0x78, 0xc0), QColor(0x7c, 0xc6, 0xee)}});
    static const Theme kLight = themeOf(
        lightTheme(), {QColor(0x00, 0x72, 0xb2),
                       QColor(0x7e, 0x6f, 0x00),
                       QColor(0xb3, 0x47, 0x00),
                       QColor(0x00, 0x5a, 0x44),
                       {QColor(0xb8, 0x4d, 0x00), QColor(0x8f, 0x4d, 0x00), QColor(0x00, 0x6b, 0x50),
                        QColor(0xb0, 0x4f, 0x88), QColor(0x3c, 0x38, 0x32), QColor(0x87, 0x7c, 0x00),
                        QColor(0x7b, 0x7e, 0x86), QColor(0x00, 0x3f, 0x75), QColor(0x2b, 0x86, 0xbb)}});
    return dark ? kDark : kLight;
}

const Theme *&inUse()
{
    static const Theme *theme = &darkTheme();
    return theme;
}

bool &motionInUse()
{
    static bool on = true;
    return on;
}

constexpr int kBody = 13;

/// Paints a one-colour SVG in the palette's current text colour, so that icons follow a change of theme.
class InkIconEngine : public QIconEngine {
public:
    explicit InkIconEngine(QByteArray svg) : m_svg(std::move(svg)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray inked = m_svg;
        inked.replace("#000", ink(mode).name().toLatin1());
        QSvgRenderer renderer(inked);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) // of a button that a narrow window left no room
            return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new InkIconEngine(*this); }

private:
    static QColor ink(QIcon::Mode mode)
    {
        const QPalette palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText);
    }

    QByteArray m_svg;
};

/// Our ids, and the freedesktop.org names for the same icons.
QString desktopName(const QString &id)
{
    static const QHash<QString, QString> kNames{
        {"open-file", "document-open"},
        {"save", "document-save"},
        {"quit", "application-exit"},
        {"full-screen", "view-fullscreen"},
        {"guide", "help-contents"},
        {"about", "help-about"},
        {"search", "edit-find"},
        {"bin", "user-trash"},
        {"folder", "folder-open"},
        {"duplicate", "edit-copy"},
        {"rename", "edit-rename"},
        {"zoom-in", "zoom-in"},
        {"zoom-out", "zoom-out"},
        {"warning", "dialog-warning"},
        {"error", "dialog-error"},
        {"note", "dialog-information"},
        {"dismiss", "window-close"},
        {"back", "go-previous"},
        {"settings", "preferences-system"},
        {"reset", "edit-undo"},
        {"keys", "preferences-desktop-keyboard-shortcuts"},
    };
    return kNames.value(id);
}

} // namespace

QColor Theme::creature(std::string_view key) const
{
    const auto *at = std::find(kCreatureColours.begin(), kCreatureColours.end(), key);
    return at == kCreatureColours.end()
               ? mutedText
               : creatures.at(static_cast<std::size_t>(at - kCreatureColours.begin()));
}

double contrastOf(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &colour) {
        const auto linear = [](double part) {
            return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
               0.0722 * linear(colour.blueF());
    };
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

const Theme &darkTheme()
{
    static const Theme kTheme{QColor(0x14, 0x15, 0x1a),
                              QColor(0x1b, 0x1d, 0x24),
                              QColor(0x3a, 0x3f, 0x4b),
                              QColor(0x6a, 0x71, 0x83),
                              QColor(0x6e, 0x5c, 0x46),
                              QColor(0x2b, 0x2d, 0x35),
                              QColor(0xe9, 0xe6, 0xdf),
                              QColor(0xa9, 0xa7, 0xa2),
                              QColor(0x1d, 0x1f, 0x26),
                              QColor(0x33, 0x36, 0x40),
                              QColor(0x4c, 0xc9, 0xf0),
                              QColor(0xf2, 0xb8, 0x4b),
                              QColor(0xe6, 0x58, 0x43),
                              QColor(0x7b, 0xc4, 0x7f),
                              true,
                              {QColor(0xdd, 0x63, 0x50), QColor(0xb9, 0x8a, 0x60), QColor(0x7f, 0xc2, 0x5c),
                               QColor(0xa4, 0x89, 0xe0), QColor(0xe8, 0xe4, 0xd8), QColor(0xe6, 0xa7, 0x3e),
                               QColor(0x9e, 0xa1, 0xa9), QColor(0x6f, 0xa0, 0xee), QColor(0x40, 0xb8, 0xa6)},
                              QColor(0x18, 0x3f, 0x55),
                              QColor(0x63, 0x9d, 0xb4),
                              QColor(0x52, 0x7d, 0x43),
                              QColor(0x24, 0x26, 0x2e)};
    return kTheme;
}

const Theme &lightTheme()
{
    static const Theme kTheme{QColor(0xf6, 0xf3, 0xec),
                              QColor(0xa9, 0xa0, 0x90),
                              QColor(0x8d, 0x85, 0x77),
                              QColor(0x5f, 0x58, 0x4c),
                              QColor(0xf8, 0xf0, 0xe0),
                              QColor(0xdf, 0xd6, 0xc5),
                              QColor(0x26, 0x23, 0x1e),
                              QColor(0x63, 0x5d, 0x52),
                              QColor(0xff, 0xfd, 0xf9),
                              QColor(0xd8, 0xd1, 0xc4),
                              QColor(0x0a, 0x77, 0xa0),
                              QColor(0x96, 0x65, 0x00),
                              QColor(0xc4, 0x3a, 0x22),
                              QColor(0x2f, 0x7d, 0x4a),
                              false,
                              {QColor(0xb5, 0x38, 0x2a), QColor(0x80, 0x5a, 0x36), QColor(0x43, 0x7c, 0x2c),
                               QColor(0x6b, 0x4c, 0xb2), QColor(0x5c, 0x58, 0x50), QColor(0x9c, 0x64, 0x00),
                               QColor(0x6c, 0x6f, 0x78), QColor(0x2d, 0x61, 0xb6), QColor(0x0d, 0x75, 0x68)},
                              QColor(0x9f, 0xc6, 0xd6),
                              QColor(0xf4, 0xfb, 0xfd),
                              QColor(0x6c, 0x9a, 0x5c),
                              QColor(0xa6, 0x9c, 0x8a)};
    return kTheme;
}

const Theme &themeFor(bool dark, Palette palette)
{
    switch (palette) {
    case Palette::RedGreen:
        return redGreenTheme(dark);
    case Palette::BlueYellow:
        return blueYellowTheme(dark);
    case Palette::Standard:
        break;
    }
    return dark ? darkTheme() : lightTheme();
}

QPalette paletteFor(const Theme &theme)
{
    const QColor disabled = theme.dark ? QColor(0x6f, 0x6e, 0x6b) : QColor(0x9c, 0x96, 0x8a);
    const QColor onAccent = theme.dark ? theme.background : QColor(Qt::white);
    QPalette palette;
    palette.setColor(QPalette::Window, theme.background);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::AlternateBase, theme.background);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    palette.setColor(QPalette::Button, theme.panel);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.danger);
    palette.setColor(QPalette::ToolTipBase, theme.panel);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::Light, theme.line.lighter(120));
    palette.setColor(QPalette::Midlight, theme.line);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.dark ? theme.background.darker(130) : theme.line.darker(115));
    palette.setColor(QPalette::Shadow, theme.dark ? QColor(Qt::black) : theme.line.darker(150));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    return palette;
}

const Theme &currentTheme()
{
    return *inUse();
}

void useTheme(const Theme &theme)
{
    inUse() = &theme;
    QApplication::setPalette(paletteFor(theme));
    // Qt propagates the palette later, and never to a widget with its own palette.
    const QWidgetList widgets = QApplication::allWidgets();
    const QList<QPointer<QWidget>> kept(widgets.begin(), widgets.end()); // a widget may be destroyed by it
    for (const QPointer<QWidget> &widget : kept) {
        if (widget == nullptr)
            continue;
        QEvent event(QEvent::ThemeChange);
        QApplication::sendEvent(widget, &event);
        if (widget != nullptr)
            widget->update();
    }
}

bool isMotionUsed()
{
    return motionInUse();
}

void useMotion(bool on)
{
    motionInUse() = on;
}

bool isLookChange(const QEvent &event)
{
    return event.type() == QEvent::ThemeChange || event.type() == QEvent::FontChange;
}

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

void setPanelGround(QWidget *card, const Theme &theme)
{
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::Window, theme.panel);
    card->setPalette(palette);
}

void setInk(QLabel *label, const QColor &ink, const Theme &theme)
{
    QPalette palette = paletteFor(theme);
    palette.setColor(QPalette::WindowText, ink);
    label->setPalette(palette);
}

QLabel *plainLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QIcon namedIcon(const QString &id)
{
    QFile file(":/icons/" + id + ".svg");
    QIcon own;
    if (file.open(QIODevice::ReadOnly))
        own = QIcon(new InkIconEngine(file.readAll())); // the icon owns its engine
    const QString name = desktopName(id);
    return name.isEmpty() ? own : QIcon::fromTheme(name, own);
}

QIcon programIcon()
{
    return QIcon(":/icons/cavegame.svg");
}

QString playerName(int player, const std::string &name)
{
    return name.empty() ? QCoreApplication::translate("cave::PlayerLook", "Player %1").arg(player)
                        : QString::fromStdString(name);
}

QColor playerColour(int player, std::uint32_t colour)
{
    constexpr int kHueStep = 137; // the golden angle: neighbours differ most
    return colour != 0 ? QColor::fromRgb(colour) : QColor::fromHsv(player * kHueStep % 360, 190, 220);
}

QIcon colourDot(const QColor &colour)
{
    constexpr int kSide = 64; // scaled down by the icon
    QPixmap pixmap(kSide, kSide);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(pixmap.rect().adjusted(8, 8, -8, -8));
    return pixmap;
}

} // namespace cave
