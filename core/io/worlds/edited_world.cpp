// SPDX-License-Identifier: MIT
#include "core/io/worlds/edited_world.h"

#include "core/io/codec/delta_codec.h"
#include "core/io/world_file/world_file_history.h"
#include "core/io/world_file/world_file_load.h"
#include "core/io/world_file/world_file_state.h"
#include "core/io/world_file/world_log.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace cave {
namespace {

Error badName(const Message &what)
{
    return invalid(message("%1 must be 1 to %2 bytes of UTF-8", what, kLongestEditName));
}

DeltaCodec codecOf(const World &world)
{
    return {*world.content, world.map.regionSize()};
}

const Bookmark *find(const std::vector<Bookmark> &bookmarks, std::int64_t id)
{
    const auto found =
        std::lower_bound(bookmarks.begin(), bookmarks.end(), id,
                         [](const Bookmark &bookmark, std::int64_t wanted) { return bookmark.id < wanted; });
    return found != bookmarks.end() && found->id == id ? &*found : nullptr;
}

std::vector<BookmarkDelta> bookmarksBetween(const std::vector<Bookmark> &before,
                                            const std::vector<Bookmark> &after)
{
    std::set<std::int64_t> ids;
    for (const std::vector<Bookmark> *list : {&before, &after}) {
        for (const Bookmark &bookmark : *list)
            ids.insert(bookmark.id);
    }
    std::vector<BookmarkDelta> deltas;
    for (const std::int64_t id : ids) {
        const Bookmark *was = find(before, id);
        const Bookmark *is = find(after, id);
        if (was != nullptr && is != nullptr && *was == *is)
            continue;
        BookmarkDelta &delta = deltas.emplace_back();
        if (was != nullptr)
            delta.before = *was;
        if (is != nullptr)
            delta.after = *is;
    }
    return deltas;
}

} // namespace

EditedWorld::EditedWorld(WorldFile file, World world) : m_file(std::move(file)), m_world(std::move(world)) {}

EditedWorld::EditedWorld(EditedWorld &&) noexcept = default;
EditedWorld &EditedWorld::operator=(EditedWorld &&) noexcept = default;

EditedWorld::~EditedWorld()
{
    // If all edits were undone, damage can be restored from the log from now on. What fails here is tried
    // again when the world is opened. Not with each step back, as this can mean to pack the whole world.
    if (m_file.m_state != nullptr)
        static_cast<void>(settleLog(m_file.m_state->database, m_world));
}

Result<EditedWorld> EditedWorld::open(const std::filesystem::path &path)
{
    auto file = CAVE_TRY(WorldFile::open(path));
    // An edit waits for the disk, so that even a power cut doesn't lose any.
    CAVE_TRY(file.m_state->database.execute("PRAGMA synchronous = FULL"));
    auto loaded = CAVE_TRY(file.loadFor(true));
    auto bookmarks = CAVE_TRY(readBookmarks(file.m_state->database, kWorldFormatVersion));
    EditedWorld edited(std::move(file), std::move(loaded.world));
    edited.m_bookmarks = std::move(bookmarks.bookmarks);
    edited.m_damaged = std::move(loaded.damaged);
    edited.m_notices = std::move(loaded.notices);
    edited.m_remarks = std::move(loaded.remarks);
    for (Message &problem : bookmarks.problems)
        edited.m_notices.push_back(std::move(problem));
    CAVE_TRY(edited.loadHistory());
    return edited;
}

Result<void> EditedWorld::loadHistory()
{
    Database &database = m_file.m_state->database;
    auto history = CAVE_TRY(orDamaged(readHistory(database, codecOf(m_world))));
    if (!history) {
        m_notices.push_back(lostHistoryText(history.error()));
        return renewHistoryTables(database);
    }
    if (!history->problems.empty())
        CAVE_TRY(inTransaction(database, [&] { return forgetOthers(database, *history); }));
    m_history = std::move(history->entries);
    m_position = history->position;
    m_savePoints = std::move(history->savePoints);
    m_notices.insert(m_notices.end(), history->problems.begin(), history->problems.end());
    takePieces();
    return {};
}

std::int64_t EditedWorld::idNow() const
{
    return idAt(m_history, m_position);
}

EditedWorld::Parts EditedWorld::partsNow() const
{
    return {{}, m_world.player().position, m_bookmarks};
}

void EditedWorld::apply(Parts &parts, const WorldDelta &delta) const
{
    for (const auto &[pos, region] : delta.regions) {
        const auto [place, fresh] = parts.regions.try_emplace(pos);
        if (fresh)
            place->second = m_world.map.changesOf(pos);
        applyDelta(place->second, region);
    }
    if (delta.player)
        parts.player = delta.player->after;
    applyDelta(parts.bookmarks, delta.bookmarks);
}

void EditedWorld::addRegions(Parts &parts, const Parts &other) const
{
    for (const auto &[pos, changes] : other.regions) {
        if (!parts.regions.contains(pos))
            parts.regions.emplace(pos, m_world.map.changesOf(pos));
    }
}

WorldDelta EditedWorld::between(const Parts &before, const Parts &after)
{
    WorldDelta delta;
    for (const auto &[pos, changes] : after.regions) {
        const RegionChanges &was = before.regions.at(pos);
        if (changes != was)
            delta.regions.emplace(pos, deltaBetween(was, changes));
    }
    if (before.player != after.player)
        delta.player = PlayerMoveDelta{before.player, after.player};
    delta.bookmarks = bookmarksBetween(before.bookmarks, after.bookmarks);
    return delta;
}

/// Inside a transaction: writes the changed parts of a world, and its position in the history.
Result<void> EditedWorld::write(const Parts &parts, const WorldDelta &changed, std::int64_t lastDone)
{
    WorldFile::State &state = *m_file.m_state;
    if (!changed.regions.empty())
        CAVE_TRY(ChangesBudget::checkWritable(m_world.map.changes(), parts.regions));
    for (const auto &[pos, region] : changed.regions)
        CAVE_TRY(state.writer.writeRegion(m_world, pos, parts.regions.at(pos)));
    if (changed.player)
        CAVE_TRY(state.writer.writePlace(parts.player));
    CAVE_TRY(writeBookmarks(state.database, changed.bookmarks));
    // Bookmarks are not part of the state that the log leads to.
    if (!changed.regions.empty() || changed.player)
        CAVE_TRY(leaveLog(state.database, m_world));
    return setLastDone(state.database, lastDone);
}

void EditedWorld::takeOver(const Parts &parts, const WorldDelta &changed)
{
    for (const auto &[pos, region] : changed.regions)
        m_world.map.setChanges(pos, parts.regions.at(pos));
    m_world.player().position = parts.player;
    m_bookmarks = parts.bookmarks;
}

void EditedWorld::forgetUndone()
{
    m_history.resize(m_position);
    std::erase_if(m_savePoints, [this](const SavePoint &point) { return point.position > m_position; });
}

Result<void> EditedWorld::perform(const std::string &label, const WorldDelta &delta, std::uint64_t stroke)
{
    if (!isEditName(label))
        return badName(message("the label of an edit"));
    if (const Message issue = issueOf(delta, m_world.map.regionSize()); !issue.empty())
        return invalid(issue);
    Parts end = partsNow();
    apply(end, delta);
    Parts now = partsNow();
    addRegions(now, end);
    // Determined by comparison, so that undo restores the previous state, whatever the delta assumed.
    const WorldDelta changed = between(now, end);
    if (changed.empty())
        return {};
    const bool goesOn = stroke != 0 && stroke == m_stroke;
    if (!goesOn)
        CAVE_TRY(finishStroke());
    EditEntry row{idNow() + 1, label, currentTimeMs(), cellsChanged(changed)};
    if (goesOn)
        row = {idNow() + m_pieces + 1, m_history.back().label, kPieceOfStroke, row.cells};
    CAVE_TRY(keepEdit(row, end, changed, goesOn));
    if (goesOn) {
        addRegions(m_strokeStart, now);
        // A cell that was already changed counts once.
        m_history.back().cells +=
            cellsChanged(between(m_strokeStart, end)) - cellsChanged(between(m_strokeStart, now));
        ++m_pieces;
    } else {
        forgetUndone();
        m_history.push_back(row);
        m_position = m_history.size();
        m_strokeStart = stroke != 0 ? std::move(now) : Parts{};
    }
    takeOver(end, changed);
    m_stroke = stroke;
    return {};
}

/// Writes an edit, or a piece of one, with its changes in one transaction.
Result<void> EditedWorld::keepEdit(const EditEntry &row, const Parts &end, const WorldDelta &changed,
                                   bool goesOn)
{
    const auto bytes = CAVE_TRY(codecOf(m_world).encode(changed));
    Database &database = m_file.m_state->database;
    auto transaction = CAVE_TRY(Transaction::begin(database));
    if (!goesOn)
        CAVE_TRY(dropEditsAfter(database, idNow()));
    CAVE_TRY(putEdit(database, row, bytes));
    CAVE_TRY(write(end, changed, row.id));
    return transaction.commit();
}

Result<void> EditedWorld::finishStroke()
{
    if (m_pieces == 0)
        return {};
    Parts end = partsNow();
    addRegions(end, m_strokeStart);
    const WorldDelta whole = between(m_strokeStart, end);
    const Result<std::vector<std::uint8_t>> bytes = codecOf(m_world).encode(whole);
    EditEntry &entry = m_history.back();
    if (!bytes) { // too large for one row: they stay separate edits
        for (const EditEntry first = entry; m_pieces > 0; --m_pieces)
            m_history.push_back({m_history.back().id + 1, first.label, kPieceOfStroke, 0});
        m_position = m_history.size();
        m_stroke = 0;
        return {};
    }
    entry.cells = cellsChanged(whole);
    Database &database = m_file.m_state->database;
    const auto merge = [&]() -> Result<void> {
        CAVE_TRY(dropEditsAfter(database, entry.id));
        CAVE_TRY(putEdit(database, entry, *bytes));
        return setLastDone(database, entry.id);
    };
    CAVE_TRY(inTransaction(database, merge));
    m_pieces = 0;
    return {};
}

/// Merges the pieces of a stroke during which a process ended. Pieces that are unreadable, or that an earlier
/// version of the program has undone or named since, stay separate edits.
void EditedWorld::takePieces()
{
    std::size_t first = m_history.size();
    while (first > 1 && m_history[first - 1].madeMs == kPieceOfStroke)
        --first;
    const bool named =
        std::ranges::any_of(m_savePoints, [&](const SavePoint &point) { return point.position > first; });
    const std::size_t end = m_history.size();
    if (first == end || m_position != end || named)
        return;
    Parts start = partsNow();
    for (std::size_t at = end; at >= first; --at) {
        Result<WorldDelta> delta = readDelta(m_file.m_state->database, m_history[at - 1], codecOf(m_world));
        if (!delta)
            return;
        apply(start, reversed(std::move(*delta)));
    }
    m_strokeStart = std::move(start);
    m_pieces = static_cast<std::int64_t>(end - first);
    m_history.resize(first);
    m_position = first;
    static_cast<void>(finishStroke()); // the next edit reports a full disk
}

Result<WorldDelta> EditedWorld::goTo(std::size_t position)
{
    if (position > m_history.size()) {
        return invalid(message("no position %1 in a history of %2 edits", position, m_history.size()));
    }
    if (position == m_position)
        return WorldDelta{};
    CAVE_TRY(finishStroke());
    Database &database = m_file.m_state->database;
    auto transaction = CAVE_TRY(Transaction::begin(database));
    Parts end = partsNow();
    for (std::size_t at = m_position; at != position;) {
        const bool back = position < at;
        auto delta = CAVE_TRY(readDelta(database, m_history[back ? at - 1 : at], codecOf(m_world)));
        apply(end, back ? reversed(std::move(delta)) : delta);
        at = back ? at - 1 : at + 1;
    }
    Parts now = partsNow();
    addRegions(now, end);
    WorldDelta changed = between(now, end);
    CAVE_TRY(write(end, changed, idAt(m_history, position)));
    CAVE_TRY(transaction.commit());
    takeOver(end, changed);
    m_position = position;
    m_stroke = 0;
    return changed;
}

Result<void> EditedWorld::addSavePoint(const std::string &name)
{
    if (!isEditName(name))
        return badName(message("the name of a save point"));
    CAVE_TRY(finishStroke());
    const SavePoint point{name, m_position, currentTimeMs()};
    Database &database = m_file.m_state->database;
    CAVE_TRY(inTransaction(database, [&] { return putSavePoint(database, point, idNow()); }));
    std::erase_if(m_savePoints, [&](const SavePoint &other) { return other.name == name; });
    const auto place = std::lower_bound(
        m_savePoints.begin(), m_savePoints.end(), point, [](const SavePoint &a, const SavePoint &b) {
            return std::tie(a.position, a.name) < std::tie(b.position, b.name);
        });
    m_savePoints.insert(place, point);
    m_stroke = 0; // continuing the stroke would change what the name stands for
    return {};
}

Result<void> EditedWorld::removeSavePoint(const std::string &name)
{
    const auto found = std::ranges::find(m_savePoints, name, &SavePoint::name);
    if (found == m_savePoints.end())
        return Error{ErrorCode::NotFound, message("there is no save point '%1'", name)};
    Database &database = m_file.m_state->database;
    CAVE_TRY(inTransaction(database, [&] { return dropSavePoint(database, name); }));
    m_savePoints.erase(found);
    return {};
}

Result<void> EditedWorld::forgetHistory()
{
    Database &database = m_file.m_state->database;
    CAVE_TRY(inTransaction(database, [&] { return forgetOthers(database, {}); }));
    m_history.clear();
    m_savePoints.clear();
    m_position = 0;
    m_stroke = 0;
    m_strokeStart = {};
    m_pieces = 0;
    return {};
}

Result<void> EditedWorld::repair(RegionPos pos)
{
    CAVE_TRY(m_file.repair(pos));
    std::erase_if(m_damaged, [pos](const DamagedRegion &region) { return region.pos == pos; });
    return {};
}

} // namespace cave
