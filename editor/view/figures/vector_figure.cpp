#include "editor/view/figures/vector_figure.h"

#include <QPainter>

#include <algorithm>
#include <cassert>
#include <charconv>
#include <string_view>

namespace cave {
namespace {

/// Takes a path's words one by one.
class Words {
public:
    explicit Words(std::string_view text) : m_rest(text) {}

    /// The next command, or 0 at the end.
    char command()
    {
        skipBlanks();
        if (m_rest.empty())
            return 0;
        const char found = m_rest.front();
        m_rest.remove_prefix(1);
        return found;
    }

    QPointF point()
    {
        const double x = number();
        return {x, number()};
    }

private:
    double number()
    {
        skipBlanks();
        int value = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        assert(error == std::errc());
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return value;
    }

    void skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(' '), m_rest.size())); }

    std::string_view m_rest;
};

QColor tinted(Tint tint, const QColor &body)
{
    switch (tint) {
    case Tint::Body:
        return body;
    case Tint::Shade:
        return body.darker(150);
    case Tint::Light:
        return body.lighter(128);
    case Tint::Ink:
        return kFigureInk;
    case Tint::Bone:
        return {0xf0, 0xe8, 0xd2};
    case Tint::BoneShade:
        return {0xb9, 0xae, 0x94};
    case Tint::Eye:
        return {0xff, 0xe0, 0x66};
    case Tint::Wood:
        return {0xa8, 0x74, 0x3f};
    case Tint::WoodShade:
        return {0x74, 0x4b, 0x26};
    case Tint::Metal:
        return {0xb4, 0xbc, 0xc6};
    case Tint::MetalShade:
        return {0x72, 0x7b, 0x88};
    case Tint::Gold:
        return {0xf2, 0xb8, 0x4b};
    case Tint::GoldShade:
        return {0xb5, 0x7a, 0x18};
    case Tint::Rust:
        return {0x9c, 0x5a, 0x38};
    case Tint::Shine:
        return {255, 255, 255, 120};
    case Tint::Shadow:
        return {0, 0, 0, 80};
    }
    return body;
}

/// Width of outlines on the square of 100: about a pixel on small figures, finer on large ones.
double outlineWidth(double pixels)
{
    return std::clamp(2.2 + 80 / std::max(pixels, 1.0), 2.8, 7.5);
}

void drawLayer(QPainter &painter, const FigureLayer &layer, const QColor &colour, double outline)
{
    const QPainterPath path = figurePath(layer.path);
    const auto pen = [](const QColor &ink, double width) {
        return QPen(ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    switch (layer.kind) {
    case FigureLayer::Solid:
        painter.setPen(pen(kFigureInk, outline));
        painter.setBrush(colour);
        painter.drawPath(path);
        return;
    case FigureLayer::Flat:
        painter.fillPath(path, colour);
        return;
    case FigureLayer::Limb:
        painter.strokePath(path, pen(kFigureInk, layer.width + 2 * outline));
        [[fallthrough]];
    case FigureLayer::Line:
        painter.strokePath(path, pen(colour, layer.width));
        return;
    }
}

} // namespace

QPainterPath figurePath(const char *words)
{
    QPainterPath path;
    Words rest(words);
    for (char command = rest.command(); command != 0; command = rest.command()) {
        const QPointF first = command == 'Z' ? QPointF() : rest.point();
        switch (command) {
        case 'M':
            path.moveTo(first);
            break;
        case 'L':
            path.lineTo(first);
            break;
        case 'Q':
            path.quadTo(first, rest.point());
            break;
        case 'C': {
            const QPointF second = rest.point();
            path.cubicTo(first, second, rest.point());
            break;
        }
        case 'E': {
            const QPointF radii = rest.point();
            path.addEllipse(first, radii.x(), radii.y());
            break;
        }
        default:
            assert(command == 'Z');
            path.closeSubpath();
        }
    }
    // Shapes of one layer that overlap are one shape.
    path.setFillRule(Qt::WindingFill);
    return path;
}

Figure figureNamed(std::span<const NamedFigure> figures, std::string_view key)
{
    const auto at = std::ranges::find(figures, key, &NamedFigure::key);
    return at == figures.end() ? Figure() : at->figure;
}

void drawFigure(QPainter &painter, const QRectF &cell, Figure figure, const QColor &body)
{
    const double pixels = painter.transform().mapRect(cell).width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cell.topLeft());
    painter.scale(cell.width() / 100, cell.height() / 100);
    for (const FigureLayer &layer : figure) {
        if (pixels >= layer.fromSize)
            drawLayer(painter, layer, tinted(layer.tint, body), outlineWidth(pixels));
    }
    painter.restore();
}

} // namespace cave
