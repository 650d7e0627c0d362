// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/worlds/saved_session.h"
#include "core/link/link_worlds.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace cave {

/// What `Session::apply` returned for an entry of the order.
using ShowEvents = std::function<void(const std::vector<Event> &)>;

/// Who hosts a world.
struct HostPlayer {
    LinkPlayer number = 1; ///< must be the player shown in the session
    std::string name;
    std::uint32_t colour = 0; ///< 0xRRGGBB
    bool plays = true;        ///< false: a server without a window; their figure stands still
};

/// A saved world that others may join.
class HostedSession : public HostedWorld {
public:
    /// Observes `session`, whose world is saved as it goes on. Other players who haven't left are made to.
    HostedSession(SavedSession &session, HostPlayer host, ShowEvents show);

    [[nodiscard]] std::uint64_t position() const override;
    std::optional<Refusal> apply(LinkPlayer player, const Command &command) override;
    std::optional<LinkPlayer> join(const std::string &name, std::uint32_t colour) override;
    void setPresent(LinkPlayer player, bool present) override;
    [[nodiscard]] StateHashes hashes() override;
    [[nodiscard]] Result<std::vector<std::uint8_t>> snapshot() override;

private:
    SavedSession &m_session;
    HostPlayer m_host;
    ShowEvents m_show;
};

/// The copy of a host's world that a guest plays in.
class JoinedSession : public JoinedWorld {
public:
    /// Who keeps the open copy.
    class Keeper {
    public:
        Keeper() = default;
        Keeper(const Keeper &) = delete;
        Keeper &operator=(const Keeper &) = delete;
        virtual ~Keeper() = default;

        /// The own player's number.
        [[nodiscard]] virtual LinkPlayer ownPlayer() const = 0;
        /// The file to write the world to: a new one, or the one of the open copy, which is closed then.
        virtual std::filesystem::path fileForWorld() = 0;
        virtual void open(SavedSession session) = 0;
        /// Null before the first `open`.
        virtual SavedSession *session() = 0;
        virtual void show(const std::vector<Event> &events) = 0;
    };

    /// Observes `keeper`.
    explicit JoinedSession(Keeper &keeper) : m_keeper(keeper) {}

    /// Errors: what came isn't a world; disk full; those of `SavedSession::open`.
    Result<void> load(std::span<const std::uint8_t> snapshot) override;
    bool apply(LinkPlayer player, const Command &command) override;
    bool join(LinkPlayer player, const std::string &name, std::uint32_t colour) override;
    bool setPresent(LinkPlayer player, bool present) override;
    [[nodiscard]] StateHashes hashes() override;

private:
    Keeper &m_keeper;
};

/// Makes every other player leave, so that the world can be played alone.
void sendOthersAway(SavedSession &session);

} // namespace cave
