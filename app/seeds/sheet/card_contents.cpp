// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/card_contents.h"

#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/sheet/sheet_layout.h"
#include "editor/document/wanted_work.h"
#include "editor/view/texts/texts.h"

#include <QAbstractItemModel>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <utility>

#include "moc_card_contents.cpp"

namespace cave {
namespace {

constexpr int kPictureKilobytes = 192 * 1024;
constexpr int kMaxWorlds = 20'000;

constexpr int kKilobytes = 96 * 1024; // for texts as pictures

void drawPicture(QPainter &painter, const QRect &area, const CardPicture &picture, const MapProjection &at,
                 Zoom zoom)
{
    const QRectF place = placeOnMap(picture.view.cells, picture.view.zoom, at);
    if (!place.intersects(QRectF(area))) // it may be outside the range of a QRect
        return;
    if (picture.view.zoom == zoom) {
        const QRect target = place.toRect().intersected(area);
        painter.drawImage(target.topLeft(), picture.image, target.translated(-place.toRect().topLeft()));
        return;
    }
    painter.setClipRect(area);
    painter.drawImage(place, picture.image);
    painter.setClipping(false);
}

} // namespace

/// Generates and paints worlds, all in one style.
class ThumbnailCache::Work : public WantedWork<CardWant, ThumbnailCache::Made> {
public:
    explicit Work(ThumbnailCache &owner)
        : WantedWork(*owner.m_threads, WorkUrgency::Cards, owner, [&owner] { owner.collect(); })
        , m_content(owner.m_content)
        , m_theme(owner.m_theme)
        , m_unit(owner.m_unit)
    {
    }

private:
    Made fulfil(const CardWant &want) override
    {
        const std::shared_ptr<const SeedWorld> asked = seedWorld(want.spec);
        if (!asked->source())
            return {asked->source().error(), {}, {}};
        if (!want.view.has_value()) {
            const Result<WorldPos> spawn = asked->spawn(m_content);
            return {{}, {}, spawn ? std::optional(*spawn) : std::nullopt};
        }
        QMutexLocker lock(&m_mutex);
        std::unique_ptr<CardPainter> painter;
        if (!m_painters.empty()) {
            painter = std::move(m_painters.back());
            m_painters.pop_back();
        }
        lock.unlock();
        if (painter == nullptr)
            painter = std::make_unique<CardPainter>(m_theme);
        World world = asked->world(m_content);
        QImage image = painter->paint(world, *want.view, m_unit);
        lock.relock();
        m_painters.push_back(std::move(painter));
        return {{}, std::move(image), {}};
    }

    const std::shared_ptr<const Content> m_content;
    const Theme m_theme;
    const double m_unit;
    std::vector<std::unique_ptr<CardPainter>> m_painters;
};

ThumbnailCache::ThumbnailCache(std::shared_ptr<const Content> content, QObject *parent)
    : QObject(parent)
    , m_content(std::move(content))
    , m_pictures(kPictureKilobytes)
    , m_worlds(kMaxWorlds)
    , m_threads(holdWorkerThreads())
{
}

ThumbnailCache::~ThumbnailCache()
{
    restart();
}

void ThumbnailCache::setStyle(const Theme &theme, double unit)
{
    m_theme = theme;
    m_unit = unit;
    ++m_revision;
    restart();
}

void ThumbnailCache::restart()
{
    if (m_work != nullptr)
        m_work->abandon();
    m_work = nullptr;
}

void ThumbnailCache::want(const std::vector<CardWant> &wants)
{
    if (m_work == nullptr && wants.empty())
        return;
    if (m_work == nullptr)
        m_work = std::make_shared<Work>(*this);
    m_work->want(wants);
}

int ThumbnailCache::pendingPictures() const
{
    const auto isPicture = [](const CardWant &want) { return want.view.has_value(); };
    return m_work == nullptr ? 0 : m_work->count(isPicture);
}

void ThumbnailCache::collect()
{
    if (m_work == nullptr)
        return;
    int pictures = 0;
    for (const auto &[want, done] : m_work->take()) {
        const WorldSpec &spec = want.spec;
        const CardWorld *known = m_worlds.object(spec);
        auto world = std::make_unique<CardWorld>(known != nullptr ? *known : CardWorld{});
        world->error = done.error;
        if (want.view.has_value() && !done.error.has_value()) {
            const auto kilobytes = static_cast<int>(done.image.sizeInBytes() / 1024);
            m_pictures.insert(spec, new CardPicture{done.image, *want.view, m_revision}, kilobytes);
            ++pictures;
        } else if (!want.view.has_value()) {
            world->spawnSought = true;
            world->spawn = done.spawn;
        }
        const bool learned = done.error.has_value() || !want.view.has_value();
        m_worlds.insert(spec, world.release());
        if (learned)
            emit worldLearned(spec);
    }
    if (pictures > 0)
        emit picturesPainted(pictures);
}

CardContents::CardContents(const QAbstractItemModel &rows, const SheetLayout &layout,
                           const SheetCameras &cameras, std::shared_ptr<const Content> content)
    : m_rows(rows)
    , m_layout(layout)
    , m_cameras(cameras)
    , m_thumbnails(std::move(content))
    , m_cards(kKilobytes)
{
    // Cards with an error are painted again.
    QObject::connect(&m_thumbnails, &ThumbnailCache::worldLearned, &m_thumbnails,
                     [this](const WorldSpec &spec) {
                         if (m_thumbnails.world(spec)->error.has_value())
                             m_cards.clear();
                     });
}

void CardContents::setStyle(double ratio)
{
    m_thumbnails.setStyle(currentTheme(), ratio);
    m_spawnFigure = {};
}

CardTexts CardContents::textsOf(int row) const
{
    const QModelIndex index = m_rows.index(row, 0);
    CardTexts texts;
    texts.label = index.data().toString();
    texts.starred = index.data(seed_roles::Starred).toBool();
    texts.tags = index.data(seed_roles::Tags).toStringList();
    texts.facts = index.data(seed_roles::Facts).toStringList();
    texts.lacks = index.data(seed_roles::Lacks).toString();
    return texts;
}

/// Why there is no such world, as far as known; empty if there is.
QString CardContents::errorOf(const WorldSpec &spec) const
{
    const CardWorld *world = m_thumbnails.world(spec);
    return world != nullptr && world->error.has_value() ? errorText(*world->error) : QString();
}

QString CardContents::toolTip(int row) const
{
    const CardTexts texts = textsOf(row);
    QStringList lines{texts.label.isEmpty() ? tr("(empty)") : texts.label};
    lines += texts.facts;
    if (!texts.tags.isEmpty())
        lines += tr("Tags: %1").arg(texts.tags.join(u", "));
    lines += texts.lacks;
    lines += errorOf(seed_roles::specOf(m_rows.index(row, 0)));
    lines.removeAll(QString());
    return lines.join(u'\n');
}

const CardContents::Card &CardContents::card(int row)
{
    if (const Card *found = m_cards.object(row))
        return *found;
    auto made = std::make_unique<Card>();
    made->spec = seed_roles::specOf(m_rows.index(row, 0));
    made->texts = shownTexts(row, made->spec);
    made->place = placeOf(row);
    made->failed = !made->texts.error.isEmpty();
    made->footer = m_layout.face().footer(made->texts);
    made->overMap = m_layout.face().overMap(made->texts);
    const Card &result = *made;
    const qsizetype bytes = result.footer.sizeInBytes() + result.overMap.sizeInBytes();
    m_cards.insert(row, made.release(), static_cast<int>(bytes / 1024));
    return result;
}

CardTexts CardContents::shownTexts(int row, const WorldSpec &spec) const
{
    CardTexts texts = textsOf(row);
    texts.error = errorOf(spec);
    return texts;
}

/// Where a sketch was found.
std::optional<CellRect> CardContents::placeOf(int row) const
{
    const QVariant place = m_rows.index(row, 0).data(seed_roles::Place);
    return place.isValid() ? std::optional(place.value<CellRect>()) : std::nullopt;
}

/// Values arrive several times a second for rows that aren't visible, so what is shown is compared first.
bool CardContents::refreshTexts(int first, int last)
{
    const SheetLayout::Rows view = m_layout.rowsInView();
    bool seen = false;
    for (const int row : m_cards.keys()) {
        if (row < first || row > last)
            continue;
        const bool inView = row >= view.first && row < view.end;
        const WorldSpec spec = inView ? seed_roles::specOf(m_rows.index(row, 0)) : WorldSpec();
        const Card *card = m_cards.object(row);
        if (inView && spec == card->spec && shownTexts(row, spec) == card->texts &&
            placeOf(row) == card->place)
            continue;
        m_cards.remove(row);
        seen = seen || inView;
    }
    return seen;
}

void CardContents::forgetTextsFrom(int first)
{
    for (const int row : m_cards.keys()) {
        if (row >= first)
            m_cards.remove(row);
    }
}

void CardContents::draw(QPainter &painter, int row, CardState state)
{
    const CardFace &face = m_layout.face();
    const Card &card = this->card(row);
    if (!card.failed)
        drawMap(painter, card.spec);
    if (card.place && !card.failed)
        drawPlace(painter, card);
    painter.scale(face.ratio(), face.ratio());
    painter.drawImage(QPointF(0, face.map().height()), card.footer);
    if (!card.overMap.isNull())
        painter.drawImage(QPointF(0, 0), card.overMap);
    state.alone = m_cameras.isAlone(card.spec);
    face.drawEdge(painter, state);
}

MapProjection CardContents::projection(const CardCamera &camera) const
{
    return cardProjection(camera, m_layout.face().mapPixels(), m_layout.face().ratio());
}

void CardContents::drawMap(QPainter &painter, const WorldSpec &spec)
{
    const QRect area(QPoint(0, 0), m_layout.face().mapPixels());
    const CardCamera camera = m_cameras.of(spec);
    const MapProjection at = projection(camera);
    const CardPicture *picture = m_thumbnails.picture(spec);
    if (picture == nullptr || !covers(picture->view.cells, at.view))
        painter.fillRect(area, currentTheme().deepRock);
    if (picture != nullptr)
        drawPicture(painter, area, *picture, at, camera.zoom);
    drawSpawn(painter, area, at, spec);
}

/// Frames the place that agrees with a sketch.
void CardContents::drawPlace(QPainter &painter, const Card &card) const
{
    const QRect area(QPoint(0, 0), m_layout.face().mapPixels());
    const MapProjection at = projection(m_cameras.of(card.spec));
    const CellRect &place = *card.place;
    const QRectF frame =
        at.rect(place.origin)
            .united(at.rect({place.origin.x + place.width - 1, place.origin.y + place.height - 1}));
    if (!frame.intersects(QRectF(area)))
        return;
    painter.setClipRect(area);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(currentTheme().accent, 2 * at.unit));
    painter.drawRect(frame);
    painter.setClipping(false);
}

void CardContents::drawSpawn(QPainter &painter, const QRect &area, const MapProjection &at,
                             const WorldSpec &spec)
{
    const CardWorld *world = m_thumbnails.world(spec);
    if (world == nullptr || !world->spawn.has_value())
        return;
    // Painted once for all cards, with space around the cell for what is larger than it.
    constexpr double kRoom = 8; // logical pixels
    const int margin = static_cast<int>(std::ceil(kRoom * at.unit));
    const int cell = std::max(1, static_cast<int>(at.scale));
    const int side = cell + 2 * margin;
    if (m_spawnFigure.width() != side) {
        m_spawnFigure = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
        m_spawnFigure.fill(Qt::transparent);
        QPainter figure(&m_spawnFigure);
        const MapProjection alone{{}, QPointF(margin, margin + cell), static_cast<double>(cell), at.unit, {},
                                  {}};
        paintSpawn({figure, alone, currentTheme(), MapStyle::Tiles}, {});
    }
    const QPointF centre = at.centre(*world->spawn);
    const QRectF place(centre - QPointF(side, side) / 2, QSizeF(side, side));
    if (!place.intersects(QRectF(area)))
        return;
    painter.setClipRect(area);
    painter.drawImage(place.topLeft().toPoint(), m_spawnFigure);
    painter.setClipping(false);
}

/// Whether a picture covers the camera's view, and `margin` cells around it.
bool CardContents::isReady(const CardPicture *picture, const CardCamera &camera, int margin) const
{
    return picture != nullptr && m_thumbnails.isCurrent(*picture) && picture->view.zoom == camera.zoom &&
           picture->view.things == m_thingsShown &&
           covers(picture->view.cells, paintableCells(projection(camera).view, margin, camera.zoom));
}

void CardContents::wantCard(int row, Wants &now, Wants &later)
{
    const Card &card = this->card(row);
    if (card.failed)
        return;
    const CardCamera camera = m_cameras.of(card.spec);
    const CardPicture *picture = m_thumbnails.picture(card.spec);
    // While panning, more is painted than is visible, so that not every step needs a picture.
    constexpr int kShare = 4; // of the map's height
    const int around = static_cast<int>(m_layout.face().mapPixels().height() / camera.zoom.scale() / kShare);
    const int margin = m_cameras.isPanned() && picture != nullptr ? around : 0;
    const bool ready = isReady(picture, camera, 0);
    if (!ready || (margin > 0 && !isReady(picture, camera, margin / 2))) {
        const CellRect cells = paintableCells(projection(camera).view, margin, camera.zoom);
        (ready ? later : now).push_back({card.spec, MapPart{camera.zoom, cells, m_thingsShown}});
    }
    const CardWorld *world = m_thumbnails.world(card.spec);
    if (world == nullptr || !world->spawnSought)
        later.push_back({card.spec, std::nullopt});
}

bool CardContents::want()
{
    const SheetLayout::Rows view = m_layout.rowsInView();
    const int middle = m_layout.view().height() / 2;
    std::vector<int> rows;
    for (int row = view.first; row < view.end; ++row)
        rows.push_back(row);
    std::ranges::stable_sort(rows, {},
                             [&](int row) { return std::abs(m_layout.cardRect(row).center().y() - middle); });
    Wants now;
    Wants later;
    for (const int row : rows)
        wantCard(row, now, later);
    const bool complete = now.empty() && later.empty();
    Wants around;
    Wants last;
    for (int row = std::max(0, view.first - m_layout.columns()); row < view.first; ++row)
        wantCard(row, around, last);
    for (int row = view.end; row < std::min(m_layout.rowCount(), view.end + m_layout.columns()); ++row)
        wantCard(row, around, last);
    for (Wants *more : {&later, &around, &last})
        now.insert(now.end(), std::make_move_iterator(more->begin()), std::make_move_iterator(more->end()));
    m_thumbnails.want(now);
    return complete;
}

bool CardContents::isSettled() const
{
    const SheetLayout::Rows view = m_layout.rowsInView();
    for (int row = view.first; row < view.end; ++row) {
        const WorldSpec spec = seed_roles::specOf(m_rows.index(row, 0));
        const CardWorld *world = m_thumbnails.world(spec);
        if (world != nullptr && world->error.has_value())
            continue;
        if (world == nullptr || !world->spawnSought ||
            !isReady(m_thumbnails.picture(spec), m_cameras.of(spec), 0))
            return false;
    }
    return true;
}

} // namespace cave
