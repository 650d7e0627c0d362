// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/world_spec.h"
#include "editor/document/job_runner.h"
#include "editor/document/world_document.h"

#include <QObject>

#include <array>
#include <cstddef>
#include <deque>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace cave {

class Banner;
class WorldPane;

/// The panes for worlds, the second of which may be hidden.
using WorldPanes = std::array<WorldPane *, 2>;

/// Opens worlds in the panes of the workbench. For inspection, a file is read without a lock; for editing, it
/// is locked, and every edit is written to it at once. Only the latest request for a pane counts.
class WorldOpener : public QObject {
    Q_OBJECT

public:
    /// Closes a world that is open elsewhere in the program, then calls the function; not if it can't be
    /// closed.
    using Release = std::function<void(const std::filesystem::path &, const std::function<void()> &next)>;

    /// Both must outlive it.
    WorldOpener(const WorldPanes &panes, Banner &banner) : m_panes(panes), m_banner(banner) {}
    ~WorldOpener() override { m_jobs.finish(); }

    void setRelease(Release release) { m_release = std::move(release); }
    /// How worlds are opened from now on; the current ones are reopened, that of the pane `first` before the
    /// other.
    void setEditing(bool editing, std::size_t first);

    /// Opens a world's file or a folder of the original program.
    void open(std::size_t pane, const std::filesystem::path &path) { open(pane, path, true); }
    void openSeed(std::size_t pane, const WorldSpec &spec);
    /// Reads again what may have changed.
    void refresh()
    {
        openAgain([](const WorldDocument &shown) { return !shown.canEdit(); });
    }
    /// If this file is locked for editing, or about to be, reopens it for inspection only.
    void release(const std::filesystem::path &path);
    /// Drops what is being read for a pane.
    void forget(std::size_t pane);

    /// Runs work of the workbench, one job after the other.
    [[nodiscard]] JobRunner &jobs() { return m_jobs; }
    [[nodiscard]] bool isBusy() const { return m_jobs.isBusy(); }

signals:
    /// The pane shows the requested world; `notices`: what had to be repaired or omitted; `remarks`: what
    /// play will change.
    void opened(std::size_t pane, const std::vector<Message> &notices, const std::vector<Message> &remarks);
    /// The requested file can't be read, or, with an empty path, the seed has no such world; the pane is
    /// empty.
    void unreadable(std::size_t pane, const std::filesystem::path &path, const cave::Error &error);

private:
    /// A document requested for a pane.
    struct Request {
        std::size_t pane = 0;
        std::filesystem::path path;
        bool chosen = true; ///< by the user; otherwise the current one is reread
        int number = 0;     ///< only the latest of a pane counts
    };
    struct Pending {
        std::filesystem::path path; ///< empty for a seed
        bool editing = false;
        friend bool operator==(const Pending &, const Pending &) = default;
    };

    void open(std::size_t pane, const std::filesystem::path &path, bool chosen);
    void openAgain(const std::function<bool(const WorldDocument &)> &which);
    [[nodiscard]] bool isLatest(const Request &request) const
    {
        return request.number == m_requests[request.pane];
    }
    void setPending(const Request &request) { m_pending[request.pane] = Pending{request.path, m_editing}; }
    [[nodiscard]] Request request(std::size_t pane, const std::filesystem::path &path, bool chosen);
    void read(const Request &request);
    void readToEdit(const Request &request);
    void readLocked(const Request &request);
    void readOnly(const Request &request);
    [[nodiscard]] WorldPane *holderOf(const std::filesystem::path &path) const;
    void take(const Request &request, Result<ReadDocument> read);

    const WorldPanes &m_panes;
    Banner &m_banner;
    Release m_release;
    bool m_editing = false;
    std::size_t m_first = 0;                         ///< the pane that is reopened before the other
    std::array<int, 2> m_requests{};                 ///< their latest numbers
    std::array<std::optional<Pending>, 2> m_pending; ///< what is being read for a pane
    std::deque<std::filesystem::path> m_toLock;      ///< files being read for editing, in order
    JobRunner m_jobs;
};

} // namespace cave
