// SPDX-License-Identifier: MIT
#include "editor/view/figures/vector_figure.h"

#include <QDirIterator>
#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

template<class T>
struct Word {
    std::string_view text;
    T value;
};

constexpr std::array<Word<FigureLayer::Kind>, 4> kKinds{{
    {"solid", FigureLayer::Solid},
    {"flat", FigureLayer::Flat},
    {"line", FigureLayer::Line},
    {"limb", FigureLayer::Limb},
}};

constexpr std::array<Word<Tint>, 16> kTints{{
    {"body", Tint::Body},
    {"shade", Tint::Shade},
    {"light", Tint::Light},
    {"ink", Tint::Ink},
    {"bone", Tint::Bone},
    {"bone-shade", Tint::BoneShade},
    {"eye", Tint::Eye},
    {"wood", Tint::Wood},
    {"wood-shade", Tint::WoodShade},
    {"metal", Tint::Metal},
    {"metal-shade", Tint::MetalShade},
    {"gold", Tint::Gold},
    {"gold-shade", Tint::GoldShade},
    {"rust", Tint::Rust},
    {"shine", Tint::Shine},
    {"shadow", Tint::Shadow},
}};

template<class T>
bool take(std::span<const Word<T>> words, std::string_view text, T &value)
{
    const auto found = std::ranges::find(words, text, &Word<T>::text);
    if (found != words.end())
        value = found->value;
    return found != words.end();
}

/// The words of a path, one by one.
class PathWords {
public:
    explicit PathWords(std::string_view text) : m_rest(text) {}

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

    bool point(QPointF &point) { return number(point.rx()) && number(point.ry()); }

private:
    bool number(double &value)
    {
        skipBlanks();
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        return error == std::errc();
    }

    void skipBlanks() { m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" ,\t\r\n"), m_rest.size())); }

    std::string_view m_rest;
};

/// False if `text` isn't a valid path for figures.
bool appendSteps(std::string_view text, std::vector<FigureStep> &steps)
{
    constexpr std::array<Word<std::size_t>, 5> kPoints{{{"M", 1}, {"L", 1}, {"Q", 2}, {"C", 3}, {"Z", 0}}};
    const std::size_t first = steps.size();
    PathWords words(text);
    for (char command = words.command(); command != 0; command = words.command()) {
        FigureStep step{command};
        std::size_t points = 0;
        if (!take<std::size_t>(kPoints, {&command, 1}, points))
            return false;
        for (QPointF &point : std::span(step.points).first(points)) {
            if (!words.point(point))
                return false;
        }
        steps.push_back(step);
    }
    return steps.size() > first && steps[first].command == 'M';
}

class FigureReader {
public:
    explicit FigureReader(QIODevice &file) : m_xml(&file) {}

    /// The error contains line and reason.
    Result<Figure> read()
    {
        if (m_xml.readNextStartElement())
            readRoot();
        if (m_xml.hasError())
            return cave::damaged(std::to_string(m_xml.lineNumber()) + ": " +
                                 m_xml.errorString().toStdString());
        return std::move(m_figure);
    }

private:
    void readRoot()
    {
        if (m_xml.name() != u"svg" || m_xml.attributes().value("viewBox") != u"0 0 100 100")
            fail(QStringLiteral("svg with viewBox=\"0 0 100 100\" expected"));
        if (const auto colour = m_xml.attributes().value("color"); !colour.isEmpty()) {
            m_figure.colour.setNamedColor(colour);
            if (!m_figure.colour.isValid())
                fail(QStringLiteral("color=\"%1\" is no colour").arg(colour));
        }
        while (m_xml.readNextStartElement()) {
            if (isText())
                m_xml.skipCurrentElement();
            else
                readLayer();
        }
        if (m_figure.empty())
            fail(QStringLiteral("nothing is drawn"));
    }

    /// An element that draws nothing.
    [[nodiscard]] bool isText() const
    {
        return m_xml.namespaceUri() != u"http://www.w3.org/2000/svg" || m_xml.name() == u"title" ||
               m_xml.name() == u"desc" || m_xml.name() == u"metadata" || m_xml.name() == u"defs";
    }

    void readLayer()
    {
        refuseTransform();
        FigureLayer &layer = m_figure.layers.emplace_back();
        const std::string words = m_xml.attributes().value("class").toLatin1().toStdString();
        const std::size_t kind = std::min(words.find(' '), words.size() - 1);
        if (words.empty() || !take<FigureLayer::Kind>(kKinds, words.substr(0, kind), layer.kind) ||
            !take<Tint>(kTints, words.substr(kind + 1), layer.tint))
            fail(QStringLiteral("class=\"%1\" is no kind of stroke with a tint, like \"solid body\"")
                     .arg(m_xml.attributes().value("class")));
        if (layer.kind == FigureLayer::Line || layer.kind == FigureLayer::Limb)
            layer.width = number("stroke-width");
        if (m_xml.attributes().hasAttribute("data-from-size"))
            layer.fromSize = static_cast<int>(number("data-from-size"));
        if (m_xml.name() != u"g")
            return readShape(layer);
        while (m_xml.readNextStartElement())
            readShape(layer);
    }

    void readShape(FigureLayer &layer)
    {
        refuseTransform();
        if (m_xml.name() == u"ellipse")
            layer.steps.push_back(
                {'E', {QPointF{number("cx"), number("cy")}, QPointF{number("rx"), number("ry")}}});
        else if (m_xml.name() != u"path")
            fail(QStringLiteral("%1 is neither path nor ellipse").arg(m_xml.name()));
        else if (!appendSteps(m_xml.attributes().value("d").toLatin1().toStdString(), layer.steps))
            fail(QStringLiteral("d: M, L, Q, C and Z with absolute coordinates expected"));
        m_xml.skipCurrentElement();
    }

    void refuseTransform()
    {
        if (m_xml.attributes().hasAttribute("transform"))
            fail(QStringLiteral("figures have no transform"));
    }

    double number(const char *attribute)
    {
        bool valid = false;
        const double value = m_xml.attributes().value(QLatin1String(attribute)).toDouble(&valid);
        if (!valid)
            fail(QLatin1String(attribute) + QStringLiteral(" must be a number"));
        return value;
    }

    /// Only the first error is kept.
    void fail(const QString &reason)
    {
        if (!m_xml.hasError())
            m_xml.raiseError(reason);
    }

    QXmlStreamReader m_xml;
    Figure m_figure;
};

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

Result<Figure> readFigure(const QString &path)
{
    const std::string name = path.toStdString() + ":";
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::Io, name + " " + file.errorString().toStdString()};
    Result<Figure> figure = FigureReader(file).read();
    return figure ? figure : cave::damaged(name + figure.error().text());
}

} // namespace cave
