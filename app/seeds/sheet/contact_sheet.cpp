// SPDX-License-Identifier: MIT
// The cards' places and contents; see contact_sheet_paint.cpp and contact_sheet_input.cpp for the rest.
#include "app/seeds/sheet/contact_sheet.h"

#include "app/seeds/table/seed_roles.h"
#include "core/gen/rooms/level_areas.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/error_texts.h"

#include <QEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <limits>

namespace cave {
namespace {

constexpr int kOwnCardWidth = 240;
constexpr double kOwnCellPixels = 5;
constexpr int kShownKilobytes = 96 * 1024; // of texts as pictures
constexpr int kManyRows = 1000;
/// A scroll bar's range stays below this; longer sheets scroll by more than a pixel a step.
constexpr qint64 kLongestRange = 1'000'000'000;

} // namespace

ContactSheet::ContactSheet(QWidget *parent, std::shared_ptr<const Content> content)
    : QAbstractScrollArea(parent)
    , m_cardWidth(kOwnCardWidth)
    , m_shown(kShownKilobytes)
    , m_store(std::make_unique<ThumbnailCache>(std::move(content)))
{
    setObjectName("seeds.contactSheet");
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    m_camera.zoom = {std::max(1, static_cast<int>(std::lround(kOwnCellPixels * devicePixelRatioF())))};
    connect(m_store.get(), &ThumbnailCache::picturesPainted, this, [this](int count) {
        viewport()->update();
        emit picturesPainted(count);
    });
    connect(m_store.get(), &ThumbnailCache::worldLearned, this, &ContactSheet::learn);
    m_store->setStyle(currentTheme(), devicePixelRatioF());
    tellKeys();
    currentChanged({});
    layOut();
    refreshLook();
}

ContactSheet::~ContactSheet() = default;

void ContactSheet::setModel(QAbstractItemModel *model)
{
    if (m_model != nullptr)
        m_model->disconnect(this);
    m_model = model;
    m_anchor = QPersistentModelIndex();
    m_hovered = QPersistentModelIndex();
    m_press.reset();
    m_ownSelection = model == nullptr ? nullptr : std::make_unique<QItemSelectionModel>(model);
    setSelectionModel(m_ownSelection.get());
    connectModel();
    modelChanged();
}

void ContactSheet::connectModel()
{
    if (m_model == nullptr)
        return;
    const QAbstractItemModel *model = m_model;
    connect(model, &QAbstractItemModel::rowsInserted, this, &ContactSheet::modelChanged);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ContactSheet::modelChanged);
    connect(model, &QAbstractItemModel::rowsMoved, this, &ContactSheet::modelChanged);
    connect(model, &QAbstractItemModel::layoutChanged, this, &ContactSheet::modelChanged);
    connect(model, &QAbstractItemModel::modelReset, this, &ContactSheet::modelChanged);
    connect(model, &QAbstractItemModel::dataChanged, this, &ContactSheet::dataChanged);
}

void ContactSheet::setSelectionModel(QItemSelectionModel *selection)
{
    if (m_selection != nullptr)
        m_selection->disconnect(this);
    m_selection = selection;
    if (m_ownSelection.get() != selection)
        m_ownSelection.reset();
    if (selection != nullptr) {
        connect(selection, &QItemSelectionModel::currentChanged, this, &ContactSheet::currentChanged);
        connect(selection, &QItemSelectionModel::selectionChanged, viewport(), qOverload<>(&QWidget::update));
    }
    currentChanged(currentIndex());
}

void ContactSheet::modelChanged()
{
    forgetShown();
    fitScrollBar();
    currentChanged(currentIndex());
}

void ContactSheet::dataChanged(const QModelIndex &first, const QModelIndex &last)
{
    if (last.row() - first.row() >= kManyRows)
        m_shown.clear();
    for (int row = first.row(); row <= last.row() && !m_shown.isEmpty(); ++row)
        m_shown.remove(row);
    viewport()->update();
}

void ContactSheet::learn(const WorldSpec &spec)
{
    const CardWorld *world = m_store->world(spec);
    if (world != nullptr && world->error.has_value())
        m_shown.clear(); // rows that show it are found again when they are painted
    viewport()->update();
}

void ContactSheet::forgetShown()
{
    m_shown.clear();
    viewport()->update();
}

void ContactSheet::refreshLook()
{
    m_store->setStyle(currentTheme(), devicePixelRatioF());
    m_spawnFigure = {};
    layOut();
}

void ContactSheet::setThingsShown(bool shown)
{
    m_thingsShown = shown;
    viewport()->update();
}

void ContactSheet::setCardWidth(int width)
{
    width = std::clamp(width, CardFace::kNarrowest, CardFace::kWidest);
    if (width == m_cardWidth)
        return;
    m_cardWidth = width;
    relayOut();
    emit cardWidthChanged(width);
}

void ContactSheet::setCamera(const CardCamera &camera)
{
    const CardCamera valid = camera.valid();
    if (valid == m_camera)
        return;
    m_panned = m_panned || valid.zoom == m_camera.zoom;
    m_camera = valid;
    viewport()->update();
    emit cameraChanged();
}

void ContactSheet::resetCamera()
{
    m_camera.at = {};
    m_levelCamera.reset();
    for (auto alone = m_alone.begin(); alone != m_alone.end(); ++alone) {
        if (isBounded(alone.key().generator.kind))
            *alone = levelCamera(alone.key());
        else
            alone->at = {};
    }
    viewport()->update();
    emit cameraChanged();
}

void ContactSheet::zoomBy(int steps)
{
    const QModelIndex current = currentIndex();
    const bool own = current.isValid() && (isAlone(current) || isBounded(specOf(current).generator.kind));
    const QModelIndex index = own ? current : QModelIndex();
    steer(index, (index.isValid() ? cameraOf(index) : m_camera).zoomedBy(steps));
}

/// Sets the camera that a card is seen by, its own or the one of all.
void ContactSheet::steer(const QModelIndex &index, const CardCamera &camera)
{
    const bool alone = isAlone(index);
    const bool level = !alone && index.isValid() && isBounded(specOf(index).generator.kind);
    if (!alone && !level)
        return setCamera(camera);
    m_panned = true;
    (alone ? m_alone[specOf(index)] : m_levelCamera.emplace()) = camera.valid();
    viewport()->update();
    emit cameraChanged();
}

WorldSpec ContactSheet::specOf(const QModelIndex &index) const
{
    return index.data(seed_roles::Spec).value<WorldSpec>();
}

CardCamera ContactSheet::cameraOf(const WorldSpec &spec) const
{
    if (const auto alone = m_alone.constFind(spec); alone != m_alone.constEnd())
        return *alone;
    if (!isBounded(spec.generator.kind))
        return m_camera;
    return m_levelCamera ? *m_levelCamera : levelCamera(spec);
}

/// Shows all of the level of a bounded world that is to be seen.
CardCamera ContactSheet::levelCamera(const WorldSpec &spec) const
{
    const std::vector<CellRect> areas = viewAreas(spec);
    if (areas.empty())
        return m_camera; // of settings that make no world
    const auto shown = std::min(static_cast<std::size_t>(m_floor), areas.size());
    return cameraOn(areas[shown - 1], m_face->mapPixels());
}

void ContactSheet::setFloor(int floor)
{
    floor = std::max(1, floor);
    if (floor == m_floor)
        return;
    m_floor = floor;
    m_levelCamera.reset();
    for (auto alone = m_alone.begin(); alone != m_alone.end(); ++alone) {
        if (isBounded(alone.key().generator.kind))
            *alone = levelCamera(alone.key());
    }
    viewport()->update();
    emit cameraChanged();
}

CardCamera ContactSheet::cameraOf(const QModelIndex &index) const
{
    return index.isValid() ? cameraOf(specOf(index)) : m_camera;
}

bool ContactSheet::isAlone(const QModelIndex &index) const
{
    return index.isValid() && !m_alone.isEmpty() && m_alone.contains(specOf(index));
}

void ContactSheet::setAlone(const QModelIndex &index, bool alone)
{
    if (!index.isValid() || isAlone(index) == alone)
        return;
    const WorldSpec spec = specOf(index);
    if (alone)
        m_alone.insert(spec, cameraOf(spec));
    else
        m_alone.remove(spec);
    viewport()->update();
    emit aloneChanged(index, alone);
    emit cameraChanged();
}

int ContactSheet::rowCount() const
{
    return m_model == nullptr ? 0 : m_model->rowCount();
}

QModelIndex ContactSheet::indexOf(int row) const
{
    return row < 0 || row >= rowCount() ? QModelIndex() : m_model->index(row, 0);
}

/// Fits the number of columns at which cards that fill the width are nearest to the size asked for.
void ContactSheet::layOut()
{
    const int room = viewport()->width() - kCardGap;
    const int pitch = m_cardWidth + kCardGap;
    const int most = room / (CardFace::kNarrowest + kCardGap);
    m_columns = std::max(1, std::min(most, (room + pitch / 2) / pitch));
    const int width = std::clamp(room / m_columns - kCardGap, CardFace::kNarrowest, CardFace::kWidest);
    m_face =
        std::make_unique<CardFace>(width, currentTheme(), CardFonts::ofApplication(), devicePixelRatioF());
    forgetShown();
    fitScrollBar();
}

/// `layOut`, with what is at the top staying there.
void ContactSheet::relayOut()
{
    const int pitch = m_face->size().height() + kCardGap;
    const qint64 line = offset() / pitch;
    const qint64 row = line * m_columns;
    const double part = static_cast<double>(offset() - line * pitch) / pitch;
    layOut();
    const int newPitch = m_face->size().height() + kCardGap;
    const qint64 newLine = row / m_columns;
    const double top = (static_cast<double>(newLine) + part) * newPitch;
    verticalScrollBar()->setValue(static_cast<int>(top / static_cast<double>(m_scrollUnit)));
}

void ContactSheet::fitScrollBar()
{
    const qint64 lines = (static_cast<qint64>(rowCount()) + m_columns - 1) / m_columns;
    const qint64 pitch = m_face->size().height() + kCardGap;
    const int view = viewport()->height();
    const qint64 range = std::max<qint64>(0, lines * pitch + kCardGap - view);
    m_scrollUnit = range / kLongestRange + 1;
    verticalScrollBar()->setRange(0, static_cast<int>((range + m_scrollUnit - 1) / m_scrollUnit));
    verticalScrollBar()->setSingleStep(static_cast<int>(pitch / 4));
    verticalScrollBar()->setPageStep(std::max(1, view - kCardGap));
    viewport()->update();
}

qint64 ContactSheet::offset() const
{
    return verticalScrollBar()->value() * m_scrollUnit;
}

/// A row's card in the viewport. What is far out of view is at a place that an int still holds.
QRect ContactSheet::cardRect(int row) const
{
    const qint64 pitch = m_face->size().height() + kCardGap;
    const qint64 y = kCardGap + row / m_columns * pitch - offset();
    constexpr qint64 kFar = std::numeric_limits<int>::max() / 4;
    const int x = kCardGap + row % m_columns * (m_face->size().width() + kCardGap);
    return {QPoint(x, static_cast<int>(std::clamp(y, -kFar, kFar))), m_face->size()};
}

QRect ContactSheet::cardRect(const QModelIndex &index) const
{
    return index.isValid() ? cardRect(index.row()) : QRect();
}

QRect ContactSheet::partRect(const QModelIndex &index, QRect part) const
{
    return index.isValid() ? part.translated(cardRect(index.row()).topLeft()) : QRect();
}

QRect ContactSheet::mapRect(const QModelIndex &index) const
{
    return partRect(index, m_face->map());
}

QRect ContactSheet::starRect(const QModelIndex &index) const
{
    return partRect(index, m_face->star());
}

QRect ContactSheet::pinRect(const QModelIndex &index) const
{
    return partRect(index, m_face->pin());
}

/// The rows of lines that meet top .. bottom − 1, in pixels of the whole sheet.
ContactSheet::Rows ContactSheet::rowsIn(qint64 top, qint64 bottom) const
{
    const qint64 pitch = m_face->size().height() + kCardGap;
    const qint64 count = rowCount();
    const qint64 first = floorDiv(top - kCardGap, pitch) * m_columns;
    const qint64 end = (floorDiv(bottom - 1, pitch) + 1) * m_columns;
    return {static_cast<int>(std::clamp<qint64>(first, 0, count)),
            static_cast<int>(std::clamp<qint64>(end, 0, count))};
}

ContactSheet::Rows ContactSheet::rowsInView() const
{
    return rowsIn(offset(), offset() + viewport()->height());
}

QModelIndex ContactSheet::indexAt(QPoint position) const
{
    const Rows rows = rowsIn(position.y() + offset(), position.y() + offset() + 1);
    for (int row = rows.first; row < rows.end; ++row) {
        if (cardRect(row).contains(position))
            return indexOf(row);
    }
    return {};
}

std::optional<WorldPos> ContactSheet::cellAt(QPoint position) const
{
    const QModelIndex index = indexAt(position);
    const QRect map = mapRect(index);
    if (!map.contains(position))
        return std::nullopt;
    const MapProjection at = cardProjection(cameraOf(index), m_face->mapPixels(), m_face->ratio());
    const QPointF device = QPointF(position - map.topLeft()) * m_face->ratio();
    return WorldPos{
        at.cell.x + static_cast<std::int64_t>(std::floor((device.x() - at.corner.x()) / at.scale)),
        at.cell.y + static_cast<std::int64_t>(std::floor((at.corner.y() - device.y()) / at.scale))};
}

QPointF ContactSheet::cellCentre(const QModelIndex &index, WorldPos cell) const
{
    const MapProjection at = cardProjection(cameraOf(index), m_face->mapPixels(), m_face->ratio());
    return mapRect(index).topLeft() + at.centre(cell) / m_face->ratio();
}

CardTexts ContactSheet::textsOf(int row) const
{
    const QModelIndex index = indexOf(row);
    CardTexts texts;
    texts.label = index.data().toString();
    texts.starred = index.data(seed_roles::Starred).toBool();
    texts.tags = index.data(seed_roles::Tags).toStringList();
    texts.facts = index.data(seed_roles::Facts).toStringList();
    texts.lacks = index.data(seed_roles::Lacks).toString();
    return texts;
}

ContactSheet::Shown &ContactSheet::shown(int row)
{
    if (Shown *found = m_shown.object(row))
        return *found;
    CardTexts texts = textsOf(row);
    auto made = std::make_unique<Shown>();
    made->spec = specOf(indexOf(row));
    const CardWorld *world = m_store->world(made->spec);
    if (world != nullptr && world->error.has_value())
        texts.error = errorText(*world->error);
    made->failed = !texts.error.isEmpty();
    made->footer = m_face->footer(texts);
    made->overMap = m_face->overMap(texts);
    Shown &result = *made;
    const qsizetype bytes = result.footer.sizeInBytes() + result.overMap.sizeInBytes();
    m_shown.insert(row, made.release(), static_cast<int>(bytes / 1024));
    return result;
}

SheetRequest ContactSheet::sheetRequest(const QModelIndexList &indexes, int columns) const
{
    SheetRequest request;
    const auto add = [&](int row) {
        const WorldSpec spec = specOf(indexOf(row));
        request.cards.push_back({spec, textsOf(row), cameraOf(spec)});
    };
    for (const QModelIndex &index : indexes)
        add(index.row());
    for (int row = 0; indexes.isEmpty() && row < rowCount(); ++row)
        add(row);
    request.columns = columns;
    request.cardWidth = m_face->size().width();
    request.ratio = m_face->ratio();
    request.things = m_thingsShown;
    request.theme = currentTheme();
    request.fonts = CardFonts::ofApplication();
    return request;
}

void ContactSheet::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayOut();
}

void ContactSheet::scrollContentsBy(int /*dx*/, int /*dy*/)
{
    m_panned = false;
    viewport()->update();
}

void ContactSheet::changeEvent(QEvent *event)
{
    if (isLookChange(*event))
        refreshLook();
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        tellKeys();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange ||
        event->type() == QEvent::ApplicationFontChange)
        layOut();
}

} // namespace cave
