// SPDX-License-Identifier: MIT
#include "editor/view/figures/vector_figure.h"

#include "editor/view/figures/figure_reader.h"

#include <QDirIterator>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace cave {
namespace {

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

/// Width of outlines in the square of 100: about a pixel on small figures, finer on large ones.
double outlineWidth(double pixels)
{
    return std::clamp(2.2 + 80 / std::max(pixels, 1.0), 2.8, 7.5);
}

/// Not cached, as painting modifies a path internally, and threads share figures.
QPainterPath pathOf(const FigureLayer &layer)
{
    QPainterPath path;
    for (const FigureStep &step : layer.steps) {
        const auto &[first, second, third] = step.points;
        switch (step.command) {
        case 'M':
            path.moveTo(first);
            break;
        case 'L':
            path.lineTo(first);
            break;
        case 'Q':
            path.quadTo(first, second);
            break;
        case 'C':
            path.cubicTo(first, second, third);
            break;
        case 'E':
            path.addEllipse(first, second.x(), second.y());
            break;
        default:
            path.closeSubpath();
        }
    }
    // Overlapping shapes of one layer are combined.
    path.setFillRule(Qt::WindingFill);
    return path;
}

void drawLayer(QPainter &painter, const FigureLayer &layer, const QColor &colour, double outline)
{
    const QPainterPath path = pathOf(layer);
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

using Figures = std::map<std::string, Figure>;

Figures allFigures()
{
    const QString root = QStringLiteral(":/figures/");
    Figures figures;
    QDirIterator files(root, {QStringLiteral("*.svg")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        Result<Figure> figure = readFigure(path);
        if (figure)
            figures.emplace(path.sliced(root.size()).chopped(4).toStdString(), std::move(*figure));
        else
            qCritical("%s", figure.error().text().c_str()); // painted like a missing one
    }
    return figures;
}

} // namespace

const Figure &figureNamed(std::string_view group, std::string_view key)
{
    static const Figures kFigures = allFigures();
    static const Figure kNone;
    const auto found = kFigures.find(std::string(group).append("/").append(key));
    return found == kFigures.end() ? kNone : found->second;
}

void drawFigure(QPainter &painter, const QRectF &cell, const Figure &figure, const QColor &body)
{
    const QColor &colour = body.isValid() ? body : figure.colour;
    const double pixels = painter.transform().mapRect(cell).width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cell.topLeft());
    painter.scale(cell.width() / 100, cell.height() / 100);
    for (const FigureLayer &layer : figure.layers) {
        if (pixels >= layer.fromSize)
            drawLayer(painter, layer, tinted(layer.tint, colour), outlineWidth(pixels));
    }
    painter.restore();
}

} // namespace cave
