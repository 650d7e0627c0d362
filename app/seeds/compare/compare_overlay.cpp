// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compare_overlay.h"

#include "app/seeds/compare/world_header.h"
#include "core/base/geometry.h"
#include "editor/view/form/form.h"
#include "editor/view/map/camera_link.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QColor>
#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QGridLayout>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>
#include <utility>

#include "moc_compare_overlay.cpp"

namespace cave {

/// The vertical divider between two maps on top of each other, moved by mouse, arrow keys, Home and End. As
/// tall as its parent; keeps its relative position.
class SwipeHandle : public QWidget {
    Q_OBJECT

public:
    explicit SwipeHandle(QWidget *parent) : QWidget(parent)
    {
        setObjectName("compare.swipe");
        setAccessibleRole(*this, QAccessible::Splitter);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::SplitHCursor);
    }

    /// The position of the divider: 0 at the left edge of the parent, 1 at the right.
    [[nodiscard]] double share() const { return m_share; }

    void setShare(double share)
    {
        share = std::clamp(share, 0.0, 1.0);
        if (share == m_share)
            return;
        m_share = share;
        place();
        emit moved();
    }

    /// The divider's x in the parent, in pixels.
    [[nodiscard]] int line() const
    {
        return static_cast<int>(std::lround(m_share * parentWidget()->width()));
    }

    /// Call this when the parent's size changes.
    void place() { setGeometry(line() - kGripWidth / 2, 0, kGripWidth, parentWidget()->height()); }

signals:
    void moved();

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor ink = hasFocus() ? currentTheme().accent : currentTheme().text;
        const QPointF middle(kGripWidth / 2.0, height() / 2.0);
        painter.fillRect(QRectF(middle.x() - 2, 0, 4, height()), currentTheme().background);
        painter.fillRect(QRectF(middle.x() - 1, 0, 2, height()), ink);
        painter.setPen(QPen(currentTheme().background, 1));
        painter.setBrush(ink);
        painter.drawEllipse(middle, kKnob / 2.0, kKnob / 2.0);
        painter.setPen(QPen(currentTheme().background, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const double side : {-1.0, 1.0}) {
            const QPointF tip = middle + QPointF(side * 7, 0);
            painter.drawPolyline(
                QPolygonF({tip + QPointF(-side * 3.5, -4), tip, tip + QPointF(-side * 3.5, 4)}));
        }
    }

    void mousePressEvent(QMouseEvent *event) override
    {
        m_grip = mapToParent(event->position().toPoint()).x() - line();
    }

    void mouseMoveEvent(QMouseEvent *event) override
    {
        if (event->buttons().testFlag(Qt::LeftButton))
            setShare((mapToParent(event->position().toPoint()).x() - m_grip) /
                     std::max(1, parentWidget()->width()));
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? kPageShare : kStep;
        switch (event->key()) {
        case Qt::Key_Left:
            return setShare(m_share - step);
        case Qt::Key_Right:
            return setShare(m_share + step);
        case Qt::Key_PageUp:
            return setShare(m_share - kPageShare);
        case Qt::Key_PageDown:
            return setShare(m_share + kPageShare);
        case Qt::Key_Home:
            return setShare(0);
        case Qt::Key_End:
            return setShare(1);
        default:
            return QWidget::keyPressEvent(event);
        }
    }

    void focusInEvent(QFocusEvent * /*event*/) override { update(); }

    void focusOutEvent(QFocusEvent * /*event*/) override { update(); }

private:
    static constexpr int kGripWidth = 24; // wide enough to grab
    static constexpr int kKnob = 22;
    static constexpr double kStep = 0.02;
    static constexpr double kPageShare = 0.1;

    double m_share = 0.5;
    double m_grip = 0; ///< offset of the drag point from the divider
};

namespace {

constexpr float kOpacity = 0.72F;
/// Smaller cells, in logical pixels, are not hatched.
constexpr double kSmallestHatched = 5;
/// Below this size only every other diagonal is painted.
constexpr double kSmallestDense = 12;
constexpr float kHatchOpacity = 0.6F;

void hatch(QPainter &painter, const QRectF &cell)
{
    painter.drawLine(QLineF(cell.bottomLeft(), cell.topRight()));
}

QPen hatchPen()
{
    return {withOpacity(Qt::black, kHatchOpacity), 1.2};
}

QString percentOf(double share)
{
    return QLocale().toString(100 * share, 'f', 1);
}

constexpr int kMovePauseMs = 15;
constexpr int kNarrowestHeader = 80 * kGrid;
constexpr int kBlendSteps = 100;
/// The limit of `compareTerrain`.
constexpr int kLargestSide = 4096;

/// The centre of an area, as much of it as can be compared.
CellRect comparable(const CellRect &area)
{
    const int width = std::min(area.width, kLargestSide);
    const int height = std::min(area.height, kLargestSide);
    return {{area.origin.x + (area.width - width) / 2, area.origin.y + (area.height - height) / 2},
            width,
            height};
}

/// The square in which metrics are measured.
CellRect measuredSquare(WorldPos spawn)
{
    return squareAround(spawn, infoOf(MetricId::FloorShare).ownReach);
}

QStringList choicesOf(const QList<ComparedWorld *> &worlds)
{
    QStringList letters;
    if (worlds.size() > 2) {
        for (int i = 0; i < worlds.size(); ++i)
            letters += worldLetter(i);
    }
    return letters;
}

} // namespace

/// The two colours of a difference, from Okabe and Ito's set (Color Universal Design, 2008), distinguishable
/// with any colour vision. The second is also hatched.
struct DifferenceColours {
    QColor onlyFirst;
    QColor onlySecond;
};

DifferenceColours differenceColours(const Theme &theme)
{
    if (theme.dark)
        return {QColor(0x56, 0xb4, 0xe9), QColor(0xe6, 0x9f, 0x00)};
    return {QColor(0x00, 0x72, 0xb2), QColor(0xe6, 0x9f, 0x00)};
}

/// A square of one of the colours as painted by the layer; for legends.
QImage differenceSwatch(const QColor &colour, bool hatched, int size, double ratio)
{
    QImage image(QSize(size, size) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(colour);
    if (!hatched)
        return image;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hatchPen());
    for (const QPointF corner : {QPointF(0, 0), QPointF(0.5, 0), QPointF(0, 0.5), QPointF(0.5, 0.5)})
        hatch(painter, QRectF(corner * size, QSizeF(size, size) / 2));
    return image;
}

/// Colours the cells of a map that are floor in only one of the worlds. Overlays the map; transparent to the
/// mouse.
class DifferenceLayer : public QWidget {
    Q_OBJECT

public:
    /// `map` must outlive this.
    DifferenceLayer(const MapView &map, QWidget *parent) : QWidget(parent), m_map(map)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        refreshLook();
        connect(&map, &MapView::viewChanged, this, qOverload<>(&QWidget::update));
    }

    void setDifference(std::optional<TerrainDifference> difference)
    {
        m_difference = std::move(difference);
        repaintCells();
    }

    [[nodiscard]] const std::optional<TerrainDifference> &difference() const { return m_difference; }

    void refreshLook()
    {
        const Theme &theme = currentTheme();
        m_colours = differenceColours(theme);
        repaintCells();
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        if (m_cells.isNull())
            return;
        const CellRect &area = m_difference->area;
        const QRectF southWest = m_map.cellRect(area.origin);
        const double cell = southWest.width();
        const QRectF target(southWest.left(), southWest.bottom() - area.height * cell, area.width * cell,
                            area.height * cell);
        QPainter painter(this);
        painter.drawImage(target, m_cells);
        if (cell >= kSmallestHatched)
            paintHatching(painter, target, cell);
    }

private:
    void repaintCells()
    {
        update();
        m_cells = {};
        if (!m_difference)
            return;
        const CellRect &area = m_difference->area;
        m_cells = QImage(area.width, area.height, QImage::Format_ARGB32_Premultiplied);
        const QRgb first = qPremultiply(withOpacity(m_colours.onlyFirst, kOpacity).rgba());
        const QRgb second = qPremultiply(withOpacity(m_colours.onlySecond, kOpacity).rgba());
        for (int y = 0; y < area.height; ++y) {
            auto *row = reinterpret_cast<QRgb *>(m_cells.scanLine(area.height - 1 - y));
            for (int x = 0; x < area.width; ++x) {
                row[x] = m_difference->onlyFirst.test(x, y)    ? first
                         : m_difference->onlySecond.test(x, y) ? second
                                                               : 0;
            }
        }
    }

    void paintHatching(QPainter &painter, const QRectF &target, double cell) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(hatchPen());
        const BitGrid &cells = m_difference->onlySecond;
        const WorldPos corner = m_difference->area.origin;
        const std::int64_t every = cell < kSmallestDense ? 2 : 1;
        for (int y = 0; y < cells.height(); ++y) {
            for (int x = 0; x < cells.width(); ++x) {
                // In world coordinates, as the lines would otherwise jump when the view moves.
                if (cells.test(x, y) && floorMod(corner.x + x - corner.y - y, every) == 0)
                    hatch(painter,
                          QRectF(target.left() + x * cell, target.bottom() - (y + 1) * cell, cell, cell));
            }
        }
    }

    const MapView &m_map;
    std::optional<TerrainDifference> m_difference;
    DifferenceColours m_colours;
    QImage m_cells; ///< one pixel per cell
};

/// What the colours of a difference mean, and the share of each.
class DifferenceLegend : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceLegend(QWidget *parent = nullptr)
        : QWidget(parent)
        , m_firstSwatch(new QLabel(this))
        , m_secondSwatch(new QLabel(this))
        , m_first(named("compare.difference.first", new WrappedLabel(this)))
        , m_second(named("compare.difference.second", new WrappedLabel(this)))
        , m_share(named("compare.difference.share", new WrappedLabel(this)))
    {
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(2 * kGrid);
        grid->setVerticalSpacing(kGrid);
        grid->addWidget(m_firstSwatch, 0, 0);
        grid->addWidget(m_first, 0, 1);
        grid->setColumnMinimumWidth(2, 4 * kGrid);
        grid->addWidget(m_secondSwatch, 0, 3);
        grid->addWidget(m_second, 0, 4);
        grid->setColumnStretch(1, 1);
        grid->setColumnStretch(4, 1);
        grid->addWidget(m_share, 1, 0, 1, 6);
        bindLook(*this, [this] { refreshLook(); });
    }

    void setLetters(const QString &first, const QString &second)
    {
        m_firstLetter = first;
        m_secondLetter = second;
        clear();
    }

    /// Shows that nothing is known yet.
    void clear()
    {
        m_first->setText(tr("Floor in %1 only: …").arg(m_firstLetter));
        m_second->setText(tr("Floor in %1 only: …").arg(m_secondLetter));
        m_share->setText(tr("Measuring…"));
    }

    /// `inSquare` is around the first world's spawn. `wholeView`: the view isn't larger than the area
    /// compared.
    void report(const TerrainDifference &inView, const TerrainDifference &inSquare, bool wholeView)
    {
        m_first->setText(
            tr("Floor in %1 only: %2").arg(m_firstLetter, shareText(inView.onlyFirst, inView.area)));
        m_second->setText(
            tr("Floor in %1 only: %2").arg(m_secondLetter, shareText(inView.onlySecond, inView.area)));
        const QString view = wholeView ? tr("%1 % of the cells in view differ")
                                       : tr("%1 % of the cells in the centre of the view differ");
        m_share->setText(view.arg(percentOf(inView.share())) + " · " +
                         tr("%1 % of the %2 × %3 cells around the entrance of %4")
                             .arg(percentOf(inSquare.share()), QString::number(inSquare.area.width),
                                  QString::number(inSquare.area.height), m_firstLetter));
    }

private:
    void refreshLook()
    {
        const Theme &theme = currentTheme();
        const DifferenceColours colours = differenceColours(theme);
        const auto swatch = [this](const QColor &colour, bool hatched) {
            return QPixmap::fromImage(differenceSwatch(colour, hatched, 3 * kGrid, devicePixelRatioF()));
        };
        m_firstSwatch->setPixmap(swatch(colours.onlyFirst, false));
        m_secondSwatch->setPixmap(swatch(colours.onlySecond, true));
        setSecondary(m_share, theme);
    }

    [[nodiscard]] QString shareText(const BitGrid &cells, const CellRect &area) const
    {
        const double all = static_cast<double>(area.width) * area.height;
        const auto count = static_cast<double>(cells.count());
        return tr("%Ln cells (%1 %)", nullptr, pluralCount(cells.count()))
            .arg(percentOf(all > 0 ? count / all : 0));
    }

    QString m_firstLetter;
    QString m_secondLetter;
    QLabel *m_firstSwatch;
    QLabel *m_secondSwatch;
    QLabel *m_first;
    QLabel *m_second;
    QLabel *m_share;
};

QString worldLetter(int index)
{
    return QChar('A' + index);
}

CompareOverlay::CompareOverlay(CameraLink &link, QWidget *parent)
    : QWidget(parent)
    , m_link(link)
    , m_headers(new QWidget(this))
    , m_headerRow(new QHBoxLayout(m_headers))
    , m_firstHeader(new WorldHeader("compare.first", m_headers))
    , m_secondHeader(new WorldHeader("compare.second", m_headers))
    , m_stage(new QWidget(this))
    , m_firstMap(new ComparedMap("compare.under", m_stage))
    , m_window(new QWidget(m_stage))
    , m_secondMap(new ComparedMap("compare.over", m_window))
    , m_layer(new DifferenceLayer(m_firstMap->map(), m_stage))
    , m_handle(new SwipeHandle(m_stage))
    , m_controls(new QStackedWidget(this))
{
    m_swipeHint = new QLabel(this);
    m_swipeHint->setWordWrap(true);
    m_blend = named("compare.blend", new QSlider(Qt::Horizontal, this));
    m_blend->setRange(0, kBlendSteps);
    m_blend->setPageStep(kBlendSteps / 10);
    m_blend->setSingleStep(kBlendSteps / 50);
    m_blend->setValue(kBlendSteps / 2);
    m_blendFirst = new QLabel(this);
    m_blendSecond = new QLabel(this);
    auto *blending = new QWidget(this);
    hbox(*blending, 3 * kGrid, kNoMargins, {m_blendFirst, {m_blend, 1}, m_blendSecond});
    m_legend = new DifferenceLegend(this);
    for (QWidget *control : {static_cast<QWidget *>(m_swipeHint), blending, static_cast<QWidget *>(m_legend)})
        m_controls->addWidget(control);
    m_controls->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 2 * kGrid);
    m_controls->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_headers->setMinimumWidth(kNarrowestHeader); // its minimum width, which allows it to be narrower than
                                                  // its row
    m_headerRow->setContentsMargins(0, 0, 0, 0);
    m_headerRow->setSpacing(0);
    m_headerRow->addWidget(m_firstHeader, 1);
    m_headerRow->addWidget(m_secondHeader, 1);
    vbox(*this, 0, kNoMargins, {m_headers, {m_stage, 1}, m_controls});
    bindEvent(*m_stage, {QEvent::Resize}, *this, [this] { placeParts(); });
    m_wait.setSingleShot(true);
    m_wait.setInterval(kMovePauseMs);
    m_link.join(m_firstMap->map());
    m_link.join(m_secondMap->map());
    connect(m_handle, &SwipeHandle::moved, this, &CompareOverlay::refreshSwipe);
    connect(m_blend, &QSlider::valueChanged, this, &CompareOverlay::refreshBlend);
    connect(&m_wait, &QTimer::timeout, this, &CompareOverlay::measure);
    connect(&m_firstMap->map(), &MapView::viewChanged, &m_wait, qOverload<>(&QTimer::start));
    connect(m_firstHeader, &WorldHeader::chosen, this, [this](int i) { choose(i, m_second); });
    connect(m_secondHeader, &WorldHeader::chosen, this, [this](int i) { choose(m_first, i); });
    connect(m_firstHeader, &WorldHeader::removed, this, [this] { emit removed(m_first); });
    connect(m_secondHeader, &WorldHeader::removed, this, [this] { emit removed(m_second); });
    connect(m_firstHeader, &WorldHeader::playRequested, this, [this] { emit playRequested(m_first); });
    connect(m_secondHeader, &WorldHeader::playRequested, this, [this] { emit playRequested(m_second); });
    bindTexts(*this, [this] {
        retranslateUi();
        measureSoon(); // the legend has its values again
    });
    refreshMode();
    bindLook(*this, [this] { refreshLook(); });
    bindEvent(*this, {QEvent::Show}, [this] { m_wait.start(); });
}

void CompareOverlay::setMode(Mode mode)
{
    m_mode = mode;
    refreshMode();
}

void CompareOverlay::setWorlds(const QList<ComparedWorld *> &worlds)
{
    for (ComparedWorld *world : m_worlds) {
        if (!worlds.contains(world))
            world->disconnect(this);
    }
    for (ComparedWorld *world : worlds) {
        if (!m_worlds.contains(world))
            connect(world, &ComparedWorld::made, this, &CompareOverlay::measureSoon);
    }
    m_worlds = worlds;
    const int last = static_cast<int>(worlds.size()) - 1;
    m_first = std::clamp(m_first, 0, std::max(0, last));
    m_second = std::clamp(m_second, 0, std::max(0, last));
    if (m_first == m_second)
        m_second = m_first == 0 ? last : 0;
    showPair();
}

/// Choosing the world on the other side swaps them.
void CompareOverlay::choose(int first, int second)
{
    if (first == second)
        std::tie(first, second) = std::pair(m_second, m_first);
    m_first = first;
    m_second = second;
    showPair();
}

void CompareOverlay::showPair()
{
    const bool two = m_worlds.size() >= 2;
    const QStringList choices = choicesOf(m_worlds);
    const auto show = [&](WorldHeader *header, ComparedMap *map, int index) {
        ComparedWorld *world = two ? m_worlds[index] : nullptr;
        header->setWorld(world);
        header->setLetter(worldLetter(index));
        header->setChoices(choices, index);
        map->setWorld(world);
    };
    show(m_firstHeader, m_firstMap, m_first);
    show(m_secondHeader, m_secondMap, m_second);
    retranslateUi();
    measureSoon();
}

void CompareOverlay::refreshLook()
{
    const Theme &theme = currentTheme();
    m_layer->refreshLook();
    setSecondary(m_swipeHint, theme);
    refreshMode();
}

void CompareOverlay::setThingsShown(bool shown)
{
    m_firstMap->setThingsShown(shown);
    m_secondMap->setThingsShown(shown);
}

void CompareOverlay::focusControl()
{
    QWidget *control = m_mode == Mode::Swipe   ? static_cast<QWidget *>(m_handle)
                       : m_mode == Mode::Blend ? static_cast<QWidget *>(m_blend)
                                               : &m_firstMap->map();
    control->setFocus();
}

const std::optional<TerrainDifference> &CompareOverlay::difference() const
{
    return m_layer->difference();
}

void CompareOverlay::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int both = m_firstHeader->minimumSizeHint().width() + m_secondHeader->minimumSizeHint().width();
    m_headerRow->setDirection(width() < both ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void CompareOverlay::retranslateUi()
{
    const QString first = worldLetter(m_first);
    const QString second = worldLetter(m_second);
    m_swipeHint->setText(
        tr("%1 on the left, %2 on the right. Drag the divider or use the arrow keys.").arg(first, second));
    m_handle->setAccessibleName(tr("Divider between %1 and %2").arg(first, second));
    m_blendFirst->setText(tr("Only %1").arg(first));
    m_blendSecond->setText(tr("Only %1").arg(second));
    m_blend->setAccessibleName(tr("From %1 to %2").arg(first, second));
    m_legend->setLetters(first, second);
}

void CompareOverlay::placeParts()
{
    for (QWidget *part : {static_cast<QWidget *>(m_firstMap), static_cast<QWidget *>(m_layer)})
        part->setGeometry(m_stage->rect());
    m_handle->place();
    refreshSwipe();
}

void CompareOverlay::refreshMode()
{
    const bool difference = m_mode == Mode::Difference;
    m_controls->setCurrentIndex(static_cast<int>(m_mode));
    m_handle->setVisible(m_mode == Mode::Swipe);
    m_layer->setVisible(difference);
    const DifferenceColours colours = differenceColours(currentTheme());
    m_firstHeader->setSwatch(difference ? colours.onlyFirst : QColor());
    m_secondHeader->setSwatch(difference ? colours.onlySecond : QColor());
    refreshSwipe();
    refreshBlend();
    if (difference)
        return m_wait.start();
    m_jobs.forgetAll();
    m_layer->setDifference(std::nullopt);
}

/// The second map is visible through a window as wide as the part to the right of the divider, and stays in
/// place. (A mask would do, but Qt may omit what is below the masked part when it paints.)
void CompareOverlay::refreshSwipe()
{
    const QRect stage = m_stage->rect();
    const int line = m_mode == Mode::Swipe ? m_handle->line() : 0;
    m_window->setGeometry(stage.adjusted(line, 0, 0, 0));
    m_window->setVisible(m_mode != Mode::Difference && line < stage.width());
    m_secondMap->setGeometry(stage.translated(-line, 0));
}

void CompareOverlay::refreshBlend()
{
    if (m_mode != Mode::Blend)
        return m_secondMap->setGraphicsEffect(nullptr);
    auto *effect = qobject_cast<QGraphicsOpacityEffect *>(m_secondMap->graphicsEffect());
    if (effect == nullptr) {
        effect = new QGraphicsOpacityEffect; // owned by the map
        m_secondMap->setGraphicsEffect(effect);
    }
    effect->setOpacity(static_cast<double>(m_blend->value()) / kBlendSteps);
}

/// The pair changed: results for the previous one are obsolete.
void CompareOverlay::measureSoon()
{
    m_jobs.forgetAll();
    m_wait.start();
}

void CompareOverlay::measure()
{
    if (m_mode != Mode::Difference || !isVisible() || m_worlds.size() < 2)
        return;
    const ComparedWorld::Source first = m_worlds[m_first]->source();
    const ComparedWorld::Source second = m_worlds[m_second]->source();
    if (!first || !second) {
        m_jobs.forgetAll();
        m_layer->setDifference(std::nullopt);
        return m_legend->clear();
    }
    const CellRect view = comparable(m_firstMap->map().cellsInView());
    const CellRect square = measuredSquare(m_worlds[m_first]->spawn().value_or(WorldPos{}));
    m_jobs.runLatest(
        [first, second, view, square] {
            return Measured{compareTerrain(*first, *second, view), compareTerrain(*first, *second, square)};
        },
        [this](const Measured &measured) { take(measured); });
}

void CompareOverlay::take(const Measured &measured)
{
    m_layer->setDifference(measured.inView);
    const CellRect view = m_firstMap->map().cellsInView();
    m_legend->report(measured.inView, measured.inSquare, comparable(view) == view);
}

} // namespace cave

#include "compare_overlay.moc"
