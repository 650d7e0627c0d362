// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compare_overlay.h"

#include "app/seeds/compare/compared_map.h"
#include "app/seeds/compare/difference_layer.h"
#include "app/seeds/compare/swipe_handle.h"
#include "app/seeds/compare/world_header.h"
#include "core/base/square.h"
#include "editor/view/form/form.h"
#include "editor/view/map/camera_link.h"
#include "editor/view/style/theme.h"

#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {
namespace {

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
    createControls();
    m_headers->setMinimumWidth(kNarrowestHeader); // its minimum width, which allows it to be narrower than
                                                  // its row
    m_headerRow->setContentsMargins(0, 0, 0, 0);
    m_headerRow->setSpacing(0);
    m_headerRow->addWidget(m_firstHeader, 1);
    m_headerRow->addWidget(m_secondHeader, 1);
    vbox(*this, 0, kNoMargins, {m_headers, {m_stage, 1}, m_controls});
    m_stage->installEventFilter(this);
    m_wait.setSingleShot(true);
    m_wait.setInterval(kMovePauseMs);
    connectParts();
    bindTexts(*this, [this] {
        retranslateUi();
        measureSoon(); // the legend has its values again
    });
    refreshMode();
    bindLook(*this, [this] { refreshLook(); });
}

void CompareOverlay::createControls()
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
}

void CompareOverlay::connectParts()
{
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

void CompareOverlay::setMotion(bool on)
{
    m_firstMap->map().setMotion(on);
    m_secondMap->map().setMotion(on);
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

bool CompareOverlay::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_stage && event->type() == QEvent::Resize)
        placeParts();
    return QWidget::eventFilter(watched, event);
}

void CompareOverlay::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_wait.start();
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

#include "moc_compare_overlay.cpp"
