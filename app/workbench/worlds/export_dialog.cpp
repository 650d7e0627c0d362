// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/export_dialog.h"

#include "app/common/data_folders.h"
#include "app/common/job_progress.h"
#include "app/workbench/worlds/world_pane.h"
#include "core/base/message.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/error_text.h"
#include "core/io/files/world_names.h"
#include "core/io/levels/tiled_map.h"
#include "editor/document/world_document.h"
#include "editor/tools/edit_tools.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/overlays/map_overlays.h"
#include "editor/view/overlays/map_things.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QBuffer>
#include <QFileDialog>
#include <QImage>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "moc_export_dialog.cpp"

namespace cave {
namespace {

/// A part of a map to be painted as a picture like in a map view. Plain data, usable in any thread.
struct MapPicture {
    std::shared_ptr<const RegionSource> source; ///< not null
    CellRect area;                              ///< whole cells; at least 1 on either side
    Zoom zoom;                                  ///< 1 or more pixels per cell
    std::vector<MapThing> things;
    MapOverlays overlays;
    Theme theme;
    MapStyle style = MapStyle::Tiles;
};

/// The maximum side of a picture, in pixels.
inline constexpr int kLongestPictureSide = 16'384;

Result<void> checkSize(const CellRect &area, int step)
{
    const std::int64_t width = std::int64_t{area.width} * step;
    const std::int64_t height = std::int64_t{area.height} * step;
    if (area.width >= 1 && area.height >= 1 && width <= kLongestPictureSide && height <= kLongestPictureSide)
        return {};
    return invalid(message("a picture of %1 x %2 pixels can't be made; a side has 1 to %3", width, height,
                           kLongestPictureSide));
}

/// Rows of cells painted at a time, so that large pictures can be cancelled.
constexpr int kBand = 128;

/// Paints the cells of `band`, which is as wide as the picture, into its rows of pixels.
bool paintBand(const MapPicture &picture, ChunkPainter &painter, WorldMap &terrain, const CellRect &band,
               QImage &image)
{
    const QImage cells = painter.paintCells(terrain, picture.zoom, band, Tone::Lit);
    if (cells.isNull())
        return false;
    const std::int64_t north = picture.area.origin.y + picture.area.height;
    const auto top = static_cast<int>((north - band.origin.y - band.height) * picture.zoom.step);
    for (int y = 0; y < cells.height(); ++y)
        std::copy_n(cells.constScanLine(y), cells.bytesPerLine(), image.scanLine(top + y));
    return true;
}

Result<QImage> paintTerrain(const MapPicture &picture, const std::function<bool(double)> &goOn)
{
    const int step = picture.zoom.step;
    const CellRect &area = picture.area;
    QImage image(area.width * step, area.height * step, QImage::Format_RGB32);
    WorldMap terrain(picture.source);
    ChunkPainter painter(picture.theme, picture.style);
    for (int done = 0; done < area.height; done += kBand) {
        if (goOn && !goOn(static_cast<double>(done) / area.height))
            return Error{ErrorCode::Io, "the picture was cancelled"};
        const CellRect band{
            {area.origin.x, area.origin.y + done}, area.width, std::min(kBand, area.height - done)};
        if (image.isNull() || !paintBand(picture, painter, terrain, band, image))
            return Error{ErrorCode::Io, "not enough memory for the picture"};
    }
    return image;
}

void paintOver(const MapPicture &picture, const MapCanvas &canvas)
{
    paintGround(picture.overlays, canvas);
    MapThings things;
    things.set(picture.things, false);
    things.paint(canvas);
    paintLabels(picture.overlays, canvas);
    paintCursor(picture.overlays, canvas);
}

/// Paints it, reporting progress; stops when `goOn(share)` returns false. Errors InvalidArgument: a side
/// above kLongestPictureSide, which is named; Io: not enough memory, or stopped.
Result<QImage> drawMapPicture(const MapPicture &picture, const std::function<bool(double)> &goOn)
{
    const int step = picture.zoom.step;
    CAVE_TRY(checkSize(picture.area, step));
    auto painted = CAVE_TRY(paintTerrain(picture, goOn));
    QImage image = std::move(painted);
    QPainter painter(&image);
    const QRectF bounds(QPointF(), QSizeF(image.size()));
    const MapProjection at{
        picture.area.origin, QPointF(0, image.height()), static_cast<double>(step), 1, bounds, picture.area};
    paintOver(picture, {painter, at, picture.theme, picture.style});
    painter.end();
    return image;
}

constexpr int kFirstScale = 16;

QString suffixOf(ExportDialog::Format format)
{
    switch (format) {
    case ExportDialog::Format::Picture:
        return "png";
    case ExportDialog::Format::TiledXml:
        return "tmx";
    case ExportDialog::Format::TiledJson:
        return "tmj";
    case ExportDialog::Format::Text:
        return "txt";
    case ExportDialog::Format::Json:
        return "json";
    }
    return {};
}

using ExportState = JobProgress::State;

constexpr double kThingsShare = 0.3; ///< of the work on a picture; painting and encoding share the rest
constexpr double kPaintedShare = 0.8;

Error stoppedError()
{
    return {ErrorCode::Io, "the export was cancelled"};
}

/// Accepts the bytes of a picture until cancelled; the encoder then stops.
class StoppableBuffer : public QBuffer {
public:
    StoppableBuffer(QByteArray *bytes, const ExportState &state) : QBuffer(bytes), m_state(state) {}

protected:
    qint64 writeData(const char *data, qint64 length) override
    {
        return m_state.stopped ? -1 : QBuffer::writeData(data, length);
    }

private:
    const ExportState &m_state;
};

/// The data for a map file, independent of the document.
struct MapRequest {
    std::shared_ptr<World> world;
    std::vector<Bookmark> bookmarks;
    std::string name;
    CellRect area;
    std::set<MapLayer> layers;
    std::shared_ptr<ExportState> state;
};

/// The things in the area of a picture, one row of regions at a time.
Result<void> gatherThings(const MapRequest &request, MapPicture &picture)
{
    const CellRect &area = request.area;
    const int size = request.world->map.regionSize();
    const std::int64_t end = area.origin.y + area.height;
    for (std::int64_t y = area.origin.y; y < end;) {
        const std::int64_t next = std::min(end, (regionOf({area.origin.x, y}, size).y + 1) * size);
        const double share = static_cast<double>(y - area.origin.y) / area.height;
        if (!request.state->report(kThingsShare * share))
            return stoppedError();
        const CellRect row{{area.origin.x, y}, area.width, static_cast<int>(next - y)};
        std::vector<MapThing> things = thingsOf(*request.world, request.bookmarks, row);
        std::move(things.begin(), things.end(), std::back_inserter(picture.things));
        y = next;
    }
    return {};
}

Result<void> writeImage(const MapRequest &request, MapPicture picture, bool withThings,
                        const std::filesystem::path &path)
{
    ExportState &state = *request.state;
    if (withThings)
        CAVE_TRY(gatherThings(request, picture));
    const Result<QImage> image = drawMapPicture(picture, [&state](double share) {
        return state.report(kThingsShare + (kPaintedShare - kThingsShare) * share);
    });
    if (!image)
        return image.error();
    QByteArray bytes;
    StoppableBuffer buffer(&bytes, state);
    buffer.open(QIODevice::WriteOnly);
    const bool encoded = image->save(&buffer, "PNG");
    if (state.stopped)
        return stoppedError();
    if (!encoded)
        return Error{ErrorCode::Io, located(quoted(path), message("the picture can't be encoded as PNG"))};
    return writeFileAtomically(path, bytes.toStdString());
}

Result<void> writeMapFile(const MapRequest &request, ExportDialog::Format format,
                          const std::filesystem::path &path)
{
    const auto map =
        CAVE_TRY(cutMap(*request.world, request.bookmarks, request.name, request.area, request.layers));
    if (request.state->stopped)
        return stoppedError();
    // The file dialog has asked about the map only: its image is replaced only together with it.
    std::error_code ignored;
    const WriteMode mode{.replace = std::filesystem::exists(path, ignored)};
    switch (format) {
    case ExportDialog::Format::TiledXml:
        return writeTiledMap(map, path, TiledFormat::Xml, mode);
    case ExportDialog::Format::TiledJson:
        return writeTiledMap(map, path, TiledFormat::Json, mode);
    case ExportDialog::Format::Text:
        return writeFileAtomically(path, mapText(map));
    case ExportDialog::Format::Json:
    case ExportDialog::Format::Picture:
        break;
    }
    return writeFileAtomically(path, mapJson(map));
}

} // namespace

ExportDialog::ExportDialog(WorldPane &pane, QWidget *parent)
    : QDialog(parent)
    , m_pane(pane)
    , m_document(pane.document())
{
    setObjectName("export"); // which can't be a name in the form
    setUpForm(m_ui, *this);
    if (m_pane.level() != nullptr) {
        m_ui.export_area->addItem(tr("This level"));
        m_ui.export_area->setCurrentIndex(static_cast<int>(Area::Level));
    }
    m_ui.export_scale->setMaximum(Zoom::kLargest);
    m_ui.export_scale->setSuffix(tr(" px per cell"));
    m_ui.export_scale->setValue(kFirstScale);
    for (QComboBox *combo : {m_ui.export_format, m_ui.export_area})
        connect(combo, &QComboBox::currentIndexChanged, this, &ExportDialog::update);
    connect(m_ui.export_scale, &QSpinBox::valueChanged, this, &ExportDialog::update);
    connect(m_ui.buttons, &QDialogButtonBox::accepted, this, &ExportDialog::chooseFile);
    connect(m_ui.buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_pane, &WorldPane::documentReplaced, this, &ExportDialog::closeWithWorld);
    update();
}

ExportDialog::~ExportDialog()
{
    if (m_progress != nullptr)
        m_progress->state()->stopped = true; // Shows the size of the result, or why it is impossible.
    m_jobs.finish();
}

/// Once its world is no longer shown, unless it is being written.
void ExportDialog::closeWithWorld()
{
    if (m_progress == nullptr && (m_document == nullptr || m_document != m_pane.document()))
        reject();
}

std::set<MapLayer> ExportDialog::layers() const
{
    std::set<MapLayer> wanted;
    for (const MapLayer layer : allMapLayers()) {
        const QString name = QString::fromUtf8(mapLayerName(layer).data());
        if (findChild<QCheckBox *>("export.layer." + name)->isChecked())
            wanted.insert(layer);
    }
    return wanted;
}

Result<CellRect> ExportDialog::area() const
{
    switch (static_cast<Area>(m_ui.export_area->currentIndex())) {
    case Area::View:
        return m_pane.map().cellsInView();
    case Area::Selection:
        if (const std::optional<CellRect> bounds = m_pane.tools().selection().cells().bounds())
            return *bounds;
        return invalid("nothing is selected");
    case Area::Changed:
        return mapAreaOf(m_pane.document()->world(), false);
    case Area::Level:
        if (const Level *level = m_pane.level())
            return level->area;
        return invalid("this world has no levels");
    case Area::Explored:
        break;
    }
    return mapAreaOf(m_pane.document()->world(), true);
}

/// Painted in another thread: from a copy of the world, as the document may change meanwhile.
void ExportDialog::update()
{
    const bool picture = format() == Format::Picture;
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_ui.export_scale, m_ui.export_things, m_ui.export_overlays})
        m_ui.form->setRowVisible(field, picture);
    m_ui.form->setRowVisible(m_ui.layers, !picture);
    const Result<CellRect> chosen = area();
    QString note;
    bool possible = chosen.ok();
    if (!chosen) {
        note = errorText(chosen.error());
    } else if (picture) {
        const qint64 width = qint64{chosen->width} * m_ui.export_scale->value();
        const qint64 height = qint64{chosen->height} * m_ui.export_scale->value();
        possible = width <= kLongestPictureSide && height <= kLongestPictureSide;
        note = possible ? tr("%1 × %2 pixels").arg(width).arg(height)
                        : tr("%1 × %2 pixels are too many: at most %3 per side. Choose a smaller scale.")
                              .arg(width)
                              .arg(height)
                              .arg(kLongestPictureSide);
    } else {
        note = tr("%1 × %2 cells").arg(chosen->width).arg(chosen->height);
    }
    m_ui.export_note->setText(note);
    m_ui.buttons->button(QDialogButtonBox::Save)->setEnabled(possible);
}

void ExportDialog::chooseFile()
{
    QFileDialog *dialog = askToSave(this, windowTitle(),
                                    {m_ui.export_format->currentText() + " (*." + suffixOf(format()) + ')'},
                                    suffixOf(format()));
    const std::string name = safeFileName(m_pane.document()->name().toStdString());
    dialog->selectFile(QString::fromStdString(name) + '.' + suffixOf(format()));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::writeTo);
    dialog->open();
}

void ExportDialog::writeTo(const QString &file)
{
    const Result<CellRect> chosen = area();
    if (!chosen)
        return finish(chosen.error(), file);
    if (const Result<void> free = checkReplaceable(toPath(file)); !free)
        return finish(free.error(), file);
    if (m_progress != nullptr)
        return;
    m_ui.buttons->setEnabled(false);
    m_progress = new JobProgress(tr("Exporting…"), this);
    m_progress->setWindowModality(Qt::WindowModal);
    if (format() == Format::Picture)
        writePicture(file, *chosen);
    else
        writeMap(file, *chosen);
}

/// Worked on in another thread: a copy of the world, as the document may change meanwhile.
void ExportDialog::writePicture(const QString &file, const CellRect &area)
{
    WorldDocument &document = *m_pane.document();
    const MapRequest request{std::make_shared<World>(copyOf(document.world())),
                             document.bookmarks(),
                             {},
                             area,
                             {},
                             m_progress->state()};
    MapPicture picture;
    picture.source = document.world().map.viewSource();
    picture.area = area;
    picture.zoom = Zoom{m_ui.export_scale->value()};
    picture.theme = currentTheme();
    if (m_ui.export_overlays->isChecked())
        picture.overlays = m_pane.overlays().all();
    m_jobs.run([request, picture = std::move(picture), things = m_ui.export_things->isChecked(),
                path = toPath(file)] { return writeImage(request, picture, things, path); },
               [this, file](const Result<void> &written) { finish(written, file); });
}

void ExportDialog::writeMap(const QString &file, const CellRect &area)
{
    WorldDocument &document = *m_pane.document();
    const MapRequest request{std::make_shared<World>(copyOf(document.world())),
                             document.bookmarks(),
                             document.name().toStdString(),
                             area,
                             layers(),
                             m_progress->state()};
    m_jobs.run(
        [request, format = format(), path = toPath(file)] { return writeMapFile(request, format, path); },
        [this, file](const Result<void> &written) { finish(written, file); });
}

void ExportDialog::finish(const Result<void> &written, const QString &file)
{
    const bool stopped = m_progress != nullptr && m_progress->state()->stopped;
    delete std::exchange(m_progress, nullptr);
    m_ui.buttons->setEnabled(true);
    if (!written && stopped) {
        m_ui.export_note->setText(tr("Cancelled. Nothing was written."));
        return closeWithWorld();
    }
    if (!written) {
        m_ui.export_note->setText(errorText(written.error()));
        emit failed(written.error());
        return closeWithWorld();
    }
    emit exported(file);
    accept();
}

} // namespace cave
