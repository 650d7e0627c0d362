// SPDX-License-Identifier: MIT
#include "editor/document/world_document.h"

#include "core/io/java/java_world.h"
#include "core/io/world_file/world_file_history.h"
#include "core/rules/dice_combat.h"
#include "editor/document/short_text.h"

#include <system_error>
#include <utility>

namespace cave {
namespace {

/// An eighth of a second, in real time.
constexpr int kStepsAtOnce = 8;

const std::vector<EditEntry> kNoHistory;
const std::vector<SavePoint> kNoSavePoints;

std::vector<Message> noticesOf(const JavaImport &import)
{
    std::vector<Message> notices(import.differences.begin(), import.differences.end());
    notices.insert(notices.end(), import.notes.begin(), import.notes.end());
    return notices;
}

std::set<RegionPos> differingRegions(const WorldMap::Changes &a, const WorldMap::Changes &b)
{
    std::set<RegionPos> differing;
    for (const auto &[changes, others] : {std::pair(&a, &b), std::pair(&b, &a)}) {
        for (const auto &[pos, own] : *changes) {
            const auto other = others->find(pos);
            if (other == others->end() || other->second != own)
                differing.insert(pos);
        }
    }
    return differing;
}

ReadDocument javaDocument(const std::filesystem::path &folder, JavaImport import)
{
    ReadDocument read;
    read.origin = DocumentOrigin::JavaFolder;
    read.path = folder;
    read.name = import.name;
    read.notices = noticesOf(import);
    read.world = std::move(import.world);
    return read;
}

} // namespace

Result<ReadDocument> readDocument(const std::filesystem::path &path)
{
    std::error_code status;
    if (std::filesystem::is_directory(path, status)) {
        auto import = CAVE_TRY(importJavaWorld(path));
        return javaDocument(path, std::move(import));
    }
    auto inspected = CAVE_TRY(inspectWorldFile(path));
    ReadDocument read;
    read.origin = DocumentOrigin::File;
    read.path = path;
    read.name = inspected.summary.name;
    read.world = std::move(inspected.world);
    read.stored = std::move(inspected.regions);
    read.bookmarks = std::move(inspected.bookmarks);
    read.notices = std::move(inspected.notices);
    read.remarks = std::move(inspected.remarks);
    return read;
}

Result<ReadDocument> readForEditing(const std::filesystem::path &path)
{
    auto edited = CAVE_TRY(EditedWorld::open(path));
    auto inspected = CAVE_TRY(inspectWorldFile(path));
    ReadDocument read;
    read.origin = DocumentOrigin::File;
    read.path = path;
    read.name = inspected.summary.name;
    read.stored = std::move(inspected.regions);
    read.notices = edited.notices();
    read.remarks = edited.remarks();
    read.edited = std::move(edited);
    return read;
}

ReadDocument documentOfSeed(World world, WorldPos spawn)
{
    world.player().position = spawn;
    if (const std::optional<HeroTable> &hero = world.content->scenario.hero)
        world.player().health = attributesAt(*hero, 1).health;
    ReadDocument read;
    read.name = seedText(world.spec);
    read.world = std::move(world);
    return read;
}

WorldDocument::WorldDocument(ReadDocument read, QObject *parent)
    : EditHistory(parent)
    , m_origin(read.origin)
    , m_path(std::move(read.path))
    , m_name(QString::fromStdString(read.name))
    , m_edited(std::move(read.edited))
    , m_world(std::move(read.world))
    , m_stored(std::move(read.stored))
    , m_bookmarks(std::move(read.bookmarks))
    , m_notices(std::move(read.notices))
{
}

WorldDocument::~WorldDocument()
{
    finishStroke();
}

const std::vector<Bookmark> &WorldDocument::bookmarks() const
{
    return m_edited ? m_edited->bookmarks() : m_bookmarks;
}

const std::vector<EditEntry> &WorldDocument::history() const
{
    return m_edited ? m_edited->history() : kNoHistory;
}

QString WorldDocument::label(std::size_t index) const
{
    return QString::fromStdString(history()[index].label);
}

EditHistory::Facts WorldDocument::facts(std::size_t index) const
{
    const EditEntry &entry = history()[index];
    return {static_cast<std::int64_t>(entry.cells), static_cast<std::int64_t>(entry.madeMs)};
}

const std::vector<SavePoint> &WorldDocument::savePoints() const
{
    return m_edited ? m_edited->savePoints() : kNoSavePoints;
}

/// Calls `change(EditedWorld &)` if there is one; reports the history afterwards.
template<class Change>
Result<void> WorldDocument::edit(Change change)
{
    if (!m_edited)
        return invalid(m_name.toStdString() + " is read-only here");
    Result<void> done = change(*m_edited);
    if (done)
        emit historyChanged();
    return done;
}

Result<void> WorldDocument::perform(const QString &label, const WorldDelta &delta, std::uint64_t stroke)
{
    // Labels contain names, such as those of stamps, which may be longer.
    const std::string kept = shortened(label, kLongestEditName).toStdString();
    Result<void> done = edit([&](EditedWorld &edited) { return edited.perform(kept, delta, stroke); });
    if (done)
        report(delta);
    return done;
}

void WorldDocument::finishStroke()
{
    // A failure here, as on a full disk, is retried and reported with the next edit.
    if (m_edited)
        static_cast<void>(m_edited->finishStroke());
}

Result<void> WorldDocument::goTo(std::size_t position)
{
    WorldDelta passed;
    Result<void> done = edit([&](EditedWorld &edited) -> Result<void> {
        passed = CAVE_TRY(edited.goTo(position));
        return {};
    });
    if (done)
        report(passed);
    return done;
}

Result<void> WorldDocument::addSavePoint(const QString &name)
{
    return edit([&](EditedWorld &edited) { return edited.addSavePoint(name.toStdString()); });
}

Result<void> WorldDocument::removeSavePoint(const QString &name)
{
    return edit([&](EditedWorld &edited) { return edited.removeSavePoint(name.toStdString()); });
}

Result<void> WorldDocument::forgetHistory()
{
    return edit([](EditedWorld &edited) { return edited.forgetHistory(); });
}

Result<void> WorldDocument::repair(RegionPos pos)
{
    Result<void> done = edit([&](EditedWorld &edited) { return edited.repair(pos); });
    if (!done)
        return done;
    ++m_changeCount;
    Result<std::vector<StoredRegion>> rows = readStoredRegions(m_path);
    if (rows)
        setStored(std::move(*rows));
    DocumentChange change;
    change.regions.insert(pos);
    emit changed(change);
    return rows ? Result<void>() : Result<void>(rows.error());
}

Result<std::vector<Event>> WorldDocument::stepTurn()
{
    if (m_edited)
        return invalid("time stands still while editing; use Inspect to advance turns");
    if (showsPast())
        return invalid("the past is shown; return to the present to advance turns");
    if (m_world->fight())
        return invalid("no turn passes during a fight");
    Session session(std::move(*m_world));
    const bool byTime = session.world().content->scenario.freeMovement() && session.world().realTime;
    std::vector<Event> events =
        session.apply(byTime ? Command(TickCommand{kStepsAtOnce}) : Command(WaitCommand{}));
    DocumentChange change;
    change.regions = session.unsavedChanges().regions;
    m_world = std::move(session).takeWorld();
    ++m_turnsStepped;
    ++m_changeCount;
    change.player = true;
    emit changed(change);
    return events;
}

void WorldDocument::showPast(World past)
{
    const std::set<RegionPos> regions = differingRegions(m_world->map.changes(), past.map.changes());
    if (m_present)
        m_world = std::move(past);
    else
        m_present = std::exchange(*m_world, std::move(past));
    reportShown(regions);
}

void WorldDocument::showPresent()
{
    if (!m_present)
        return;
    const std::set<RegionPos> regions = differingRegions(m_world->map.changes(), m_present->map.changes());
    m_world = std::exchange(m_present, std::nullopt);
    reportShown(regions);
}

void WorldDocument::reportShown(const std::set<RegionPos> &differing)
{
    ++m_changeCount;
    DocumentChange change;
    change.regions = differing;
    change.player = true;
    emit changed(change);
}

void WorldDocument::report(const WorldDelta &delta)
{
    ++m_changeCount;
    DocumentChange change;
    for (const auto &[pos, region] : delta.regions)
        change.regions.insert(pos);
    change.player = delta.player.has_value();
    change.bookmarks = !delta.bookmarks.empty();
    emit changed(change);
}

} // namespace cave

#include "moc_world_document.cpp"
