// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/world_opener.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/common/seed_worlds.h"
#include "app/workbench/levels/level_files.h"
#include "app/workbench/worlds/world_pane.h"
#include "editor/view/texts/texts.h"

#include <algorithm>
#include <memory>
#include <system_error>
#include <utility>

#include "moc_world_opener.cpp"

namespace cave {

void WorldOpener::openAgain(const std::function<bool(const WorldDocument &)> &which)
{
    for (const std::size_t i : {m_first, 1 - m_first}) {
        const WorldDocument *shown = m_panes[i]->document();
        const std::optional<Pending> pending = m_pending[i];
        if (pending && pending->path.empty())
            continue; // a seed is the same in any case
        if (pending)
            open(i, pending->path, shown == nullptr || shown->path() != pending->path);
        else if (shown != nullptr && shown->origin() == DocumentOrigin::File && which(*shown))
            open(i, shown->path(), false);
    }
}

void WorldOpener::setEditing(bool editing, std::size_t first)
{
    m_editing = editing;
    m_first = first;
    openAgain([](const WorldDocument & /*shown*/) { return true; });
}

void WorldOpener::openSeed(std::size_t pane, const WorldSpec &spec)
{
    const Request wanted = request(pane, {}, true);
    setPending(wanted);
    m_jobs.run(
        [spec]() -> Result<ReadDocument> {
            const std::shared_ptr<const SeedWorld> world = seedWorld(spec);
            const auto spawn = CAVE_TRY(world->spawn());
            return documentOfSeed(world->world(), spawn);
        },
        [this, wanted](Result<ReadDocument> read) { take(wanted, std::move(read)); });
}

void WorldOpener::open(std::size_t pane, const std::filesystem::path &path, bool chosen)
{
    std::error_code ignored;
    if (m_pending[pane] == Pending{path, m_editing})
        return; // it follows automatically; a file can be locked only once
    const Request wanted = request(pane, path, chosen);
    if (m_editing && !std::filesystem::is_directory(path, ignored))
        readToEdit(wanted);
    else
        read(wanted);
}

WorldOpener::Request WorldOpener::request(std::size_t pane, const std::filesystem::path &path, bool chosen)
{
    forget(pane);
    return {pane, path, chosen, m_requests[pane]};
}

void WorldOpener::forget(std::size_t pane)
{
    ++m_requests[pane];
    m_pending[pane].reset();
}

void WorldOpener::read(const Request &request)
{
    setPending(request);
    m_jobs.run([path = request.path] { return readDocument(path); },
               [this, request](Result<ReadDocument> read) { take(request, std::move(read)); });
}

/// A world in play here is closed first. One that is in use elsewhere is only inspected, and one already open
/// in a pane is not locked twice.
void WorldOpener::readToEdit(const Request &request)
{
    if (const WorldPane *holder = holderOf(request.path)) {
        if (holder != m_panes[request.pane])
            return readOnly(request);
        emit opened(request.pane, {}, {});
        return;
    }
    const auto go = [this, request] {
        if (!isLatest(request)) // the player may have been asked first
            return;
        if (m_editing)
            readLocked(request);
        else
            read(request);
    };
    if (m_release)
        m_release(request.path, go);
    else
        go();
}

void WorldOpener::readLocked(const Request &request)
{
    setPending(request);
    m_toLock.push_back(request.path);
    m_jobs.run([path = request.path] { return readForEditing(path); },
               [this, request](Result<ReadDocument> read) {
                   m_toLock.pop_front();
                   if (read || read.error().code != ErrorCode::Locked || !isLatest(request))
                       return take(request, std::move(read));
                   readOnly(request);
               });
}

/// The pane in which a file is being edited.
WorldPane *WorldOpener::holderOf(const std::filesystem::path &path) const
{
    const auto holds = [&](const WorldPane *pane) {
        const WorldDocument *held = pane->document();
        return held != nullptr && held->canEdit() && isSameFile(held->path(), path);
    };
    const auto found = std::ranges::find_if(m_panes, holds);
    return found == m_panes.end() ? nullptr : *found;
}

/// Says why it can't be edited.
void WorldOpener::readOnly(const Request &request)
{
    m_banner.report(Banner::Kind::Warning,
                    holderOf(request.path) != nullptr
                        ? tr("This world is being edited in the other map; it is read-only here.")
                        : tr("This world is open elsewhere; it is read-only here."));
    read(request);
}

void WorldOpener::take(const Request &request, Result<ReadDocument> read)
{
    WorldPane &pane = *m_panes[request.pane];
    const bool latest = isLatest(request);
    if (latest)
        m_pending[request.pane].reset();
    if (!latest || !pane.isVisibleTo(pane.parentWidget()))
        return;
    // Looking into a world must not keep others from changing it.
    const bool locks = !m_editing && pane.document() != nullptr && pane.document()->canEdit();
    if (!read && (request.chosen || locks)) {
        pane.setDocument(nullptr); // so that the worlds aren't confused
        emit unreadable(request.pane, request.path, read.error());
    } else if (!read) {
        m_banner.report(Banner::Kind::Error,
                        withReason(tr("“%1” could not be reloaded. You see its previous state.")
                                       .arg(fromPath(request.path.filename())),
                                   read.error()));
    } else {
        const std::vector<Message> notices = read->notices;
        const std::vector<Message> remarks = read->remarks;
        pane.setDocument(std::make_unique<WorldDocument>(std::move(*read)));
        if (request.chosen)
            emit opened(request.pane, notices, remarks);
    }
}

void WorldOpener::release(const std::filesystem::path &path)
{
    if (std::ranges::any_of(m_toLock, [&](const auto &locked) { return isSameFile(locked, path); }))
        m_jobs.settle(); // then a pane holds it, or it is closed again
    WorldPane *pane = holderOf(path);
    if (pane == nullptr)
        return;
    pane->setDocument(nullptr); // the file is closed before it is read again
    Result<ReadDocument> read = readDocument(path);
    if (read)
        pane->setDocument(std::make_unique<WorldDocument>(std::move(*read)));
    else
        m_banner.report(Banner::Kind::Error, errorText(read.error()));
}

} // namespace cave
