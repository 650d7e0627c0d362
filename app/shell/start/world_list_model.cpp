// SPDX-License-Identifier: MIT
#include "app/shell/start/world_list_model.h"

#include "app/common/data_folders.h"
#include "app/common/generator_texts.h"
#include "app/shell/new_world/world_name.h"
#include "core/gen/dungeon/dungeon_walk.h"
#include "core/io/exports/thumbnail.h"
#include "core/io/world_file/world_file.h"
#include "core/world/generator_info.h"
#include "editor/view/map/overview.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QDateTime>
#include <QFileInfo>
#include <QHash>
#include <QImage>
#include <QLocale>
#include <QObject>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

#include "moc_world_list_model.cpp"

namespace cave {

/// A picture of a world, and the problems found while painting it.
struct WorldPreview {
    QImage image; ///< null until painted, or if the world can't be read
    std::optional<Error> failure;
    std::vector<DamagedRegion> damaged;
    std::vector<Message> notices;
    std::size_t restored = 0; ///< regions that are damaged in the file, of which nothing is lost

    /// In the window's language.
    [[nodiscard]] QStringList damage() const
    {
        QStringList lines;
        if (failure)
            lines += shortErrorText(*failure);
        for (const DamagedRegion &region : damaged)
            lines += damageText(region);
        for (const Message &notice : notices)
            lines += messageText(notice);
        return lines;
    }
};

/// Paints thumbnails of worlds off the interface thread on demand, and caches them.
class WorldPreviews : public QObject {
    Q_OBJECT

public:
    explicit WorldPreviews(QObject *parent = nullptr) : QObject(parent), m_theme(&darkTheme()) {}

    /// Sets the size in device pixels and the colours. Outdated pictures are painted again, and still shown
    /// until then.
    void setLook(QSize size, double pixelRatio, const Theme &theme)
    {
        if (size == m_size && pixelRatio == m_pixelRatio && &theme == m_theme)
            return;
        m_size = size;
        m_pixelRatio = pixelRatio;
        m_theme = &theme;
        ++m_look;
    }

    /// What is known of the world; requests what is missing or outdated.
    [[nodiscard]] const WorldPreview &preview(const WorldSummary &world)
    {
        const QString key = fromPath(world.path);
        Entry &entry = m_entries[key];
        if (entry.createdMs != world.createdMs)
            entry = {}; // another world had this file's name
        if (!m_size.isEmpty() && (entry.look != m_look || entry.written != world.written)) {
            entry.look = m_look;
            entry.createdMs = world.createdMs;
            entry.written = world.written;
            entry.request = ++m_requests;
            request(world, key, entry.request);
        }
        return entry.preview;
    }

signals:
    /// The preview of the world at this path is ready.
    void previewReady(const QString &path);

private:
    /// Cells of about this many device-independent pixels show a room with its exits on a card.
    static constexpr double kCardCellPixels = 5;
    struct Look {
        QSize size;
        double pixelRatio = 1;
        const Theme *theme;
    };

    /// The whole level, if it fits; otherwise as much as possible around the player.
    static void fitLevel(const CellRect &area, OverviewRequest &request)
    {
        constexpr int kLargestCell = 12;
        const int fitting = std::min(request.size.width() / area.width, request.size.height() / area.height);
        request.cellPixels = std::clamp(fitting, 1, kLargestCell);
        if (fitting < 1)
            return;
        request.player = request.centre;
        request.centre = {area.origin.x + area.width / 2, area.origin.y + area.height / 2};
    }

    static WorldPreview draw(const std::filesystem::path &path, const Look &look)
    {
        const Result<LoadedWorld> loaded = WorldFile::readSnapshot(path);
        if (!loaded)
            return {{}, loaded.error(), {}, {}};
        const World &world = loaded->world;
        OverviewRequest request;
        request.source = world.map.viewSource();
        request.changes = world.map.changes();
        request.fog = true;
        request.centre = world.player().position;
        request.size = look.size;
        request.pixelRatio = look.pixelRatio;
        request.cellPixels = std::max(1, static_cast<int>(std::lround(kCardCellPixels * look.pixelRatio)));
        if (const std::optional<CellRect> area = levelAreaOf(world))
            fitLevel(*area, request);
        WorldPreview preview{renderOverview(request, *look.theme),
                             {},
                             loaded->damaged,
                             loaded->notices,
                             loaded->restored.size()};
        preview.image.setDevicePixelRatio(look.pixelRatio);
        return preview;
    }

    struct Entry {
        WorldPreview preview;
        int look = -1;
        qint64 createdMs = -1;
        qint64 written = 0;
        int request = 0;
    };

    void request(const WorldSummary &world, const QString &key, int number)
    {
        const Look look{m_size, m_pixelRatio, m_theme};
        m_jobs.run([path = world.path, look] { return draw(path, look); },
                   [this, key, number](WorldPreview preview) {
                       const auto entry = m_entries.find(key);
                       if (entry == m_entries.end() || entry->request != number)
                           return; // forgotten, or replaced by a newer request
                       entry->preview = std::move(preview);
                       emit previewReady(key);
                   });
    }

    JobRunner m_jobs;
    QHash<QString, Entry> m_entries;
    QSize m_size;
    double m_pixelRatio = 1;
    const Theme *m_theme;
    int m_look = 0;
    int m_requests = 0;
};

namespace {

/// Worlds that are shown before all are read, about a screenful; the next part is several times larger.
constexpr std::size_t kFirstPart = 48;
constexpr std::size_t kPartGrowth = 4;

/// The scenario; for endless worlds the generator, which is more informative.
QString generatorText(GeneratorKind kind)
{
    const GeneratorInfo &info = generatorInfo(kind);
    return info.isBounded() && info.files != FileUse::Required ? scenarioLabel(scenarioOf(kind))
                                                               : generatorLabel(kind);
}

/// The state of a run through rooms or level files.
QString roomsText(const WorldSummary &world)
{
    const bool files = generatorInfo(world.spec.generator.kind).levels == LevelKind::File;
    const int score = pluralCount(world.experience);
    const int number = world.floor.value_or(1);
    if (world.run == RunState::Won)
        return WorldListModel::tr("Won · score %Ln", nullptr, score);
    if (world.run == RunState::Lost)
        return (files ? WorldListModel::tr("Died on level %1 · score %Ln", nullptr, score)
                      : WorldListModel::tr("Died in room %1 · score %Ln", nullptr, score))
            .arg(number);
    if (files)
        return WorldListModel::tr("Level %1 of %2 · score %Ln", nullptr, score)
            .arg(QString::number(number), QString::number(world.spec.levelFiles.size()));
    return WorldListModel::tr("Room %1 · score %Ln", nullptr, score).arg(number);
}

/// The state of a dungeon run.
QString runText(const WorldSummary &world)
{
    const int score = pluralCount(world.experience);
    const int floor = world.floor.value_or(1);
    if (world.run == RunState::Won)
        return WorldListModel::tr("Won · score %Ln", nullptr, score);
    if (world.run == RunState::Lost)
        return WorldListModel::tr("Died on floor %1 · score %Ln", nullptr, score).arg(floor);
    return WorldListModel::tr("Floor %1 of %2 · score %Ln", nullptr, score).arg(floor).arg(kDungeonFloors);
}

/// The state of a journey.
QString journeyText(const WorldSummary &world)
{
    const int score = pluralCount(world.experience);
    if (world.run == RunState::Won)
        return WorldListModel::tr("Won · score %Ln", nullptr, score);
    return (world.run == RunState::Lost ? WorldListModel::tr("Died on turn %1 · score %Ln", nullptr, score)
                                        : WorldListModel::tr("Turn %1 · score %Ln", nullptr, score))
        .arg(shownNumber(world.turn));
}

QString detailText(const WorldSummary &world)
{
    if (const ScenarioInfo &scenario = scenarioInfo(world.scenario); scenario.ranksRuns) {
        const QString run = scenario.journey        ? journeyText(world)
                            : scenario.freeMovement ? roomsText(world)
                                                    : runText(world);
        return world.copy ? WorldListModel::tr("Copy · %1").arg(run) : run;
    }
    return WorldListModel::tr("%Ln cells explored · turn %1", nullptr, pluralCount(world.exploredCells))
        .arg(shownNumber(world.turn));
}

bool beginsWith(const WorldList &list, const WorldList &part)
{
    const auto isSame = [](const WorldSummary &a, const WorldSummary &b) { return a.path == b.path; };
    return part.unreadable.empty() && list.worlds.size() >= part.worlds.size() &&
           std::equal(part.worlds.begin(), part.worlds.end(), list.worlds.begin(), isSame);
}

QString playedText(const WorldSummary &world)
{
    const QString ago = timeAgo(world.lastPlayedMs, QDateTime::currentMSecsSinceEpoch());
    const QString generator = generatorText(world.spec.generator.kind);
    return world.turn == 0 ? WorldListModel::tr("%1 · created %2").arg(generator, ago)
                           : WorldListModel::tr("%1 · played %2").arg(generator, ago);
}

} // namespace

WorldListModel::WorldListModel(WorldLibrary library, QObject *parent)
    : QAbstractListModel(parent)
    , m_library(std::move(library))
    , m_previews(std::make_unique<WorldPreviews>())
{
    connect(m_previews.get(), &WorldPreviews::previewReady, this, &WorldListModel::reportPreview);
}

WorldListModel::~WorldListModel() = default;

void WorldListModel::refresh()
{
    const bool inParts = !m_isRead;
    if (inParts && rowCount() > 0) {
        beginResetModel();
        m_list = {};
        endResetModel();
    }
    m_jobs.runLatest(
        [this, inParts, library = m_library](const JobRunner::Wanted &wanted) {
            std::size_t shown = 0;
            return library.list([&](const WorldList &soFar, std::size_t files) {
                const std::size_t read = soFar.worlds.size();
                if (!inParts || read < std::max(kFirstPart, shown * kPartGrowth))
                    return wanted(0);
                const auto from = soFar.worlds.begin() + static_cast<std::ptrdiff_t>(shown);
                shown = read;
                wanted.showPart([this, part = std::vector(from, soFar.worlds.end()), files]() mutable {
                    add(std::move(part), static_cast<qsizetype>(files));
                });
                return wanted(0);
            });
        },
        [this](Result<WorldList> list) { take(std::move(list)); });
}

void WorldListModel::setPreviewLook(QSize size, double pixelRatio, const Theme &theme)
{
    m_previews->setLook(size, pixelRatio, theme);
}

QStringList WorldListModel::names() const
{
    QStringList names;
    for (const WorldSummary &world : m_list.worlds)
        names += QString::fromStdString(world.name);
    return names;
}

int WorldListModel::rowOf(const QString &path) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (index(row).data(PathRole).toString() == path)
            return row;
    }
    const std::filesystem::path file = toPath(path); // it may be there by another path, such as a link
    for (int row = 0; row < rowCount() && !path.isEmpty(); ++row) {
        std::error_code gone;
        if (std::filesystem::equivalent(toPath(index(row).data(PathRole).toString()), file, gone))
            return row;
    }
    return -1;
}

int WorldListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.worlds.size() + m_list.unreadable.size());
}

QVariant WorldListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    if (row < m_list.worlds.size())
        return worldData(m_list.worlds[row], role);
    return unreadableData(m_list.unreadable[row - m_list.worlds.size()], role);
}

Qt::ItemFlags WorldListModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.data(ReadableRole).toBool() ? flags | Qt::ItemIsEditable : flags;
}

bool WorldListModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString name = keptWorldName(value.toString());
    if (role != Qt::EditRole || !index.data(ReadableRole).toBool() || name == index.data().toString())
        return false;
    if (const QString problem = worldNameProblem(name); !problem.isEmpty()) {
        emit nameRefused(problem);
        return false;
    }
    WorldSummary &world = m_list.worlds[static_cast<std::size_t>(index.row())];
    world.name = name.toStdString();
    emit dataChanged(index, index);
    emit renameRequested(fromPath(world.path), name);
    return true;
}

void WorldListModel::confirmName(const QString &path, const QString &name)
{
    if (m_jobs.isBusy())
        return refresh(); // the current result may be outdated
    const int row = rowOf(path);
    if (row < 0 || row >= static_cast<int>(m_list.worlds.size()))
        return;
    m_list.worlds[static_cast<std::size_t>(row)].name = name.toStdString();
    emit dataChanged(index(row), index(row));
}

/// The first parts of a list, while the rest is still read.
void WorldListModel::add(std::vector<WorldSummary> worlds, qsizetype files)
{
    const int row = rowCount();
    beginInsertRows({}, row, row + static_cast<int>(worlds.size()) - 1);
    std::ranges::move(worlds, std::back_inserter(m_list.worlds));
    endInsertRows();
    emit grown(rowCount(), files);
}

void WorldListModel::take(Result<WorldList> list)
{
    if (!list)
        emit failed(list.error());
    WorldList read = list ? std::move(*list) : WorldList{};
    const int more = static_cast<int>(read.worlds.size() + read.unreadable.size()) - rowCount();
    const bool goesOn = !m_isRead && more > 0 && beginsWith(read, m_list); // the cards stay where they are
    m_isRead = true;
    if (goesOn)
        beginInsertRows({}, rowCount(), rowCount() + more - 1);
    else
        beginResetModel();
    m_list = std::move(read);
    if (goesOn)
        endInsertRows();
    else
        endResetModel();
    emit refreshed();
}

QString WorldListModel::toolTip(const WorldSummary &world) const
{
    QStringList lines = m_previews->preview(world).damage();
    if (world.copy)
        lines += tr("A copy of a run that went on elsewhere: it isn't ranked.");
    return lines.join('\n');
}

QVariant WorldListModel::worldData(const WorldSummary &world, int role) const
{
    const QString name = QString::fromStdString(world.name);
    const QString seed = QString::fromStdString(seedText(world.spec));
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return name;
    case Qt::ToolTipRole:
        return toolTip(world);
    case Qt::AccessibleTextRole:
        return QStringList{name, seed, detailText(world), playedText(world)}.join(", ");
    case PathRole:
        return fromPath(world.path);
    case SeedRole:
        return seed;
    case DetailRole:
        return detailText(world);
    case PlayedRole:
        return playedText(world);
    case PreviewRole:
        return m_previews->preview(world).image;
    case DamageRole:
        return m_previews->preview(world).damage();
    case DamagedRegionsRole: {
        const WorldPreview &preview = m_previews->preview(world);
        return preview.failure ? 0 : static_cast<int>(preview.damaged.size() + preview.restored);
    }
    case ReadableRole:
        return true;
    case SearchRole:
        return QString(name + '\n' + seed);
    default:
        return {};
    }
}

QVariant WorldListModel::unreadableData(const UnreadableWorld &world, int role) const
{
    const QString file = QFileInfo(fromPath(world.path)).fileName();
    const QString reason = errorText(world.error);
    const QString folder = fromPath(world.path.parent_path()) + '/'; // the card names the file
    switch (role) {
    case Qt::DisplayRole:
        return file;
    case Qt::ToolTipRole:
        return reason;
    case Qt::AccessibleTextRole:
        return QString(file + ", " + reason);
    case PathRole:
        return fromPath(world.path);
    case DamageRole:
        return QStringList{shortErrorText(world.error).remove(folder)};
    case ReadableRole:
        return false;
    case SearchRole:
        return file;
    default:
        return {};
    }
}

void WorldListModel::reportPreview(const QString &path)
{
    if (const int row = rowOf(path); row >= 0)
        emit dataChanged(index(row), index(row), {PreviewRole, DamageRole, DamagedRegionsRole});
}

} // namespace cave

#include "world_list_model.moc"
