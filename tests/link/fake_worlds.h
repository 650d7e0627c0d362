// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/hashing.h"
#include "core/io/files/bytes.h"
#include "core/link/link_worlds.h"
#include "core/session/command.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace cave::test {

using Bytes = std::vector<std::uint8_t>;

/// A world that is nothing but its log.
struct FakeWorld {
    std::vector<std::pair<LinkPlayer, std::string>> log;
    std::uint64_t chance = 1;

    void add(LinkPlayer player, std::string what)
    {
        chance = combine(chance, combine(player, hashBytes(what)));
        log.emplace_back(player, std::move(what));
    }
    [[nodiscard]] StateHashes hashes() const { return {hashBytes("player"), log.size(), chance, 4}; }

    [[nodiscard]] Bytes packed() const
    {
        ByteWriter out;
        out.number(log.size());
        for (const auto &[player, what] : log) {
            out.number(player);
            out.text(what);
        }
        return out.bytes();
    }
    bool unpack(std::span<const std::uint8_t> bytes)
    {
        ByteReader in(bytes);
        *this = {};
        for (std::size_t left = in.count(); left > 0; --left) {
            const auto player = static_cast<LinkPlayer>(in.number());
            add(player, in.text());
        }
        return in.ok();
    }
    friend bool operator==(const FakeWorld &, const FakeWorld &) = default;
};

inline std::string joinText(const std::string &name, std::uint32_t colour)
{
    return "join " + name + " " + std::to_string(colour);
}

class FakeHosted : public HostedWorld {
public:
    FakeWorld world;
    Bytes padding; ///< before the log in a snapshot, to make it large
    int snapshots = 0;
    std::optional<std::string> snapshotError; ///< why none can be made
    bool packsLater = false; ///< snapshots are made, but only handed over by `finishSnapshot`
    std::optional<std::size_t> mostPlayers;
    bool isOver = false; ///< the run, so that no one can join

    [[nodiscard]] std::uint64_t position() const override { return world.log.size(); }
    /// Dodges and scrolls can't be done here.
    std::optional<Refusal> apply(LinkPlayer player, const Command &command) override
    {
        if (std::holds_alternative<DodgeCommand>(command))
            return Refusal::NotByDice;
        if (std::holds_alternative<CastCommand>(command))
            return Refusal::NotAScroll;
        world.add(player, commandText(command));
        return std::nullopt;
    }
    std::variant<LinkPlayer, Refusal> join(const std::string &name, std::uint32_t colour) override
    {
        if (isOver)
            return Refusal::RunOver;
        const auto known = m_players.find(name);
        if (known == m_players.end() && mostPlayers && m_players.size() >= *mostPlayers)
            return Refusal::NoPlayer;
        const auto next = static_cast<LinkPlayer>(m_players.size() + 1);
        const LinkPlayer player = known == m_players.end() ? next : known->second;
        m_players[name] = player;
        world.add(player, joinText(name, colour));
        return player;
    }
    bool setPresent(LinkPlayer player, bool present) override
    {
        world.add(player, present ? "back" : "away");
        return true;
    }
    [[nodiscard]] StateHashes hashes() override { return world.hashes(); }
    void snapshot(std::function<void(Snapshot)> done) override
    {
        ++snapshots;
        if (snapshotError)
            done(Error{ErrorCode::Io, Message(*snapshotError)});
        else if (packsLater)
            m_later = [done, bytes = packed()] { done(bytes); };
        else
            done(packed());
    }
    /// Delivers what `packsLater` held back. False if there is nothing.
    bool finishSnapshot()
    {
        const auto later = std::exchange(m_later, {});
        if (later)
            later();
        return bool(later);
    }
    [[nodiscard]] Bytes packed() const
    {
        ByteWriter out;
        out.number(padding.size());
        out.append(padding);
        out.append(world.packed());
        return out.bytes();
    }

private:
    std::function<void()> m_later;
    std::map<std::string, LinkPlayer> m_players;
};

class FakeJoined : public JoinedWorld {
public:
    FakeWorld world;
    int loads = 0;
    bool refusesAll = false;
    bool loadsLater = false; ///< by `finishLoad`
    int abandoned = 0;

    void load(Bytes snapshot, std::function<void(const Result<void> &)> done) override
    {
        if (loadsLater)
            m_later = [this, snapshot, done] { done(read(snapshot)); };
        else
            done(read(snapshot));
    }
    void abandonLoad() override
    {
        ++abandoned;
        m_later = {};
    }
    /// Loads what `loadsLater` held back. False if there is nothing.
    bool finishLoad()
    {
        const auto later = std::exchange(m_later, {});
        if (later)
            later();
        return bool(later);
    }
    Result<void> read(std::span<const std::uint8_t> snapshot)
    {
        ++loads;
        ByteReader in(snapshot);
        const std::size_t padding = in.count();
        in.take(padding);
        const Bytes head = [&] {
            ByteWriter out;
            out.number(padding);
            return out.bytes();
        }();
        if (!in.ok() || !world.unpack(snapshot.subspan(head.size() + padding)))
            return damaged("no such world");
        return {};
    }
    bool apply(LinkPlayer player, const Command &command) override
    {
        world.add(player, commandText(command));
        return !refusesAll;
    }
    bool join(LinkPlayer player, const std::string &name, std::uint32_t colour) override
    {
        world.add(player, joinText(name, colour));
        return true;
    }
    bool setPresent(LinkPlayer player, bool present) override
    {
        world.add(player, present ? "back" : "away");
        return true;
    }
    [[nodiscard]] StateHashes hashes() override { return world.hashes(); }

private:
    std::function<void()> m_later;
};

} // namespace cave::test
