#include "editor/view/theme.h"

namespace cave {

const Theme &darkTheme()
{
    static const Theme kTheme{QColor(0x14, 0x15, 0x1a), QColor(0x1b, 0x1d, 0x24), QColor(0x3a, 0x3f, 0x4b),
                              QColor(0x6a, 0x71, 0x83), QColor(0x6e, 0x5c, 0x46), QColor(0x2b, 0x2d, 0x35),
                              QColor(0xe9, 0xe6, 0xdf), QColor(0xa9, 0xa7, 0xa2), QColor(0x1d, 0x1f, 0x26),
                              QColor(0x33, 0x36, 0x40), QColor(0x4c, 0xc9, 0xf0), QColor(0xf2, 0xb8, 0x4b),
                              QColor(0xe5, 0x53, 0x3d), QColor(0x7b, 0xc4, 0x7f), true};
    return kTheme;
}

const Theme &lightTheme()
{
    static const Theme kTheme{QColor(0xf6, 0xf3, 0xec), QColor(0xcf, 0xc8, 0xbb), QColor(0x8d, 0x85, 0x77),
                              QColor(0x5f, 0x58, 0x4c), QColor(0xff, 0xfd, 0xf8), QColor(0xe7, 0xe1, 0xd5),
                              QColor(0x26, 0x23, 0x1e), QColor(0x63, 0x5d, 0x52), QColor(0xff, 0xfd, 0xf9),
                              QColor(0xd8, 0xd1, 0xc4), QColor(0x0b, 0x7f, 0xab), QColor(0xb5, 0x7a, 0x00),
                              QColor(0xc4, 0x3a, 0x22), QColor(0x2f, 0x7d, 0x4a), false};
    return kTheme;
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

} // namespace cave
