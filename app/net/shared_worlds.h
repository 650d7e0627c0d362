// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/atomic_file.h"
#include "core/io/worlds/saved_session.h"
#include "core/link/link_worlds.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

class QObject;
class QThread;

namespace cave {

/// Packs files of worlds for the wire, in a thread of its own.
class WorldPacker {
public:
    using Packed = Result<std::vector<std::uint8_t>>;

    WorldPacker();
    WorldPacker(const WorldPacker &) = delete;
    WorldPacker &operator=(const WorldPacker &) = delete;
    /// Waits for the thread.
    ~WorldPacker();

    /// Packs a file and removes it, then calls `done` in this thread's event loop, unless this is gone by
    /// then. One at a time. Errors: the file can't be read or is too large; out of memory.
    void pack(const std::filesystem::path &file, std::function<void(Packed)> done);

private:
    std::unique_ptr<QObject> m_receiver; ///< in the thread of `done`
    std::unique_ptr<QThread> m_thread;
};

/// What a host's world may unpack to: a host that means harm could send a gigabyte in one megabyte. Worlds
/// pack to a twentieth or more; small ones, which are mostly empty pages, to less.
inline constexpr std::size_t kMaxUnpacked = std::size_t{1} << 30U;  ///< bytes
inline constexpr std::size_t kMaxRatio = 64;                        ///< to what came
inline constexpr std::size_t kFreeUnpacked = std::size_t{8} << 20U; ///< bytes, whatever the ratio

/// Unpacks what `WorldPacker` made, into a file, in a thread of its own.
class WorldUnpacker {
public:
    using Unpacked = Result<std::shared_ptr<Unfinished>>; ///< the file, on the disk

    WorldUnpacker();
    WorldUnpacker(const WorldUnpacker &) = delete;
    WorldUnpacker &operator=(const WorldUnpacker &) = delete;
    ~WorldUnpacker();

    /// Unpacks into a new file in `folder`, then calls `done` in this thread's event loop. Cancels what goes
    /// on. Errors: it isn't a packed world; it is larger than the above; the file can't be written.
    void unpack(std::vector<std::uint8_t> packed, const std::filesystem::path &folder,
                std::function<void(const Unpacked &)> done);
    /// Ends it, without calling `done`.
    void cancel();

private:
    std::atomic<bool> m_isCancelled = false;
    std::unique_ptr<QObject> m_receiver; ///< in the thread of `done`
    std::unique_ptr<QThread> m_thread;
};

/// What `Session::apply` returned for an entry of the order.
using ShowEvents = std::function<void(const std::vector<Event> &)>;

/// Events that wait until the link has finished with the commands they come from: a receiver may give
/// the next command at once, which has to be ordered behind those.
class PendingEvents {
public:
    explicit PendingEvents(ShowEvents show) : m_show(std::move(show)) {}

    void add(std::vector<Event> events) { m_lists.push_back(std::move(events)); }
    void clear() { m_lists.clear(); }
    /// Shows them in order. Called again meanwhile, it leaves all to the first call.
    void show();

private:
    ShowEvents m_show;
    std::deque<std::vector<Event>> m_lists;
    bool m_shows = false;
};

/// Who hosts a world.
struct HostPlayer {
    LinkPlayer number = 1; ///< the player shown in the session
    std::string name;
    std::uint32_t colour = 0; ///< 0xRRGGBB
    bool plays = true;        ///< false: a server without a window; their figure stands still
};

/// A saved world that others may join.
class HostedSession : public HostedWorld {
public:
    /// Observes `session`, whose world is saved as it goes on. Other players who haven't left are made to.
    /// `show` is called by `showPending` only.
    HostedSession(SavedSession &session, HostPlayer host, ShowEvents show);

    [[nodiscard]] std::uint64_t position() const override;
    std::optional<Refusal> apply(LinkPlayer player, const Command &command) override;
    std::variant<LinkPlayer, Refusal> join(const std::string &name, std::uint32_t colour) override;
    bool setPresent(LinkPlayer player, bool present) override;
    [[nodiscard]] StateHashes hashes() override;
    /// Saves and copies the world's file at once, and packs the copy in another thread.
    void snapshot(std::function<void(Snapshot)> done) override;

    /// To be called on `HostServer::ordered`.
    void showPending() { m_pending.show(); }

private:
    void describeHost();
    Result<std::filesystem::path> copyWorld();

    SavedSession &m_session;
    HostPlayer m_host;
    PendingEvents m_pending;
    WorldPacker m_packer;
};

/// The copy of a host's world that a guest plays in.
class JoinedSession : public JoinedWorld {
public:
    /// Who keeps the open copy.
    class Keeper {
    public:
        using FileFound = std::function<void(const Result<std::filesystem::path> &)>;

        Keeper() = default;
        Keeper(const Keeper &) = delete;
        Keeper &operator=(const Keeper &) = delete;
        virtual ~Keeper() = default;

        /// The own player's number.
        [[nodiscard]] virtual LinkPlayer localPlayer() const = 0;
        /// Where the world is unpacked before it gets its file: on the same disk.
        [[nodiscard]] virtual std::filesystem::path folderForWorld() const = 0;
        /// The file to write the world to, which is in `received` now: a new one, or the one of a copy that
        /// may be replaced, and isn't open any more. Calls `done` with it: before this returns, or later in
        /// the same thread; not after `stopLooking`. Errors end the link.
        virtual void findFile(const std::filesystem::path &received, FileFound done) = 0;
        virtual void stopLooking() {}
        virtual void open(SavedSession session) = 0;
        /// Null before the first `open`.
        virtual SavedSession *session() = 0;
        /// Called by `showPending` only.
        virtual void show(const std::vector<Event> &events) = 0;
    };

    /// Observes `keeper`.
    explicit JoinedSession(Keeper &keeper);

    /// To be called on `GuestClient::ordered`.
    void showPending() { m_pending.show(); }

    /// Unpacks in another thread. Errors: those of `WorldUnpacker` and `SavedSession::open`.
    void load(std::vector<std::uint8_t> snapshot, std::function<void(const Result<void> &)> done) override;
    void abandonLoad() override;
    bool apply(LinkPlayer player, const Command &command) override;
    bool join(LinkPlayer player, const std::string &name, std::uint32_t colour) override;
    bool setPresent(LinkPlayer player, bool present) override;
    [[nodiscard]] StateHashes hashes() override;

private:
    Result<void> open(const WorldUnpacker::Unpacked &unpacked, const Result<std::filesystem::path> &place);

    Keeper &m_keeper;
    PendingEvents m_pending;
    WorldUnpacker m_unpacker;
};

/// Makes every other player leave, and brings the player shown back, so that the world can be played alone.
void playAlone(SavedSession &session);

} // namespace cave
