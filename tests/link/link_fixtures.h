// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/hashing.h"
#include "core/io/files/bytes.h"
#include "core/link/frame_codec.h"
#include "core/link/guest_link.h"
#include "core/link/host_link.h"
#include "core/session/command.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/link/fake_worlds.h"

namespace cave::test {

inline LinkIdentity identity()
{
    return {"1.2.3", 11, 22};
}

inline HostSettings hostSettings()
{
    HostSettings settings;
    settings.identity = identity();
    settings.worldName = "Hollow";
    settings.hostName = "Hanna";
    settings.random = [next = 0](std::span<std::uint8_t> bytes) mutable {
        for (std::uint8_t &byte : bytes)
            byte = static_cast<std::uint8_t>(mix64(static_cast<std::uint64_t>(++next)));
    };
    return settings;
}

/// Collects what a host sends, by connection.
class Outbox : public HostOutput {
public:
    std::map<ConnectionId, Bytes> bytes;
    std::map<ConnectionId, std::string> closed; ///< with the reason

    void send(ConnectionId id, std::span<const std::uint8_t> sent) override
    {
        bytes[id].insert(bytes[id].end(), sent.begin(), sent.end());
    }
    void close(ConnectionId id, const Message &why) override { closed[id] = why.english(); }

    /// Takes what was sent to a connection as frames.
    std::vector<Frame> take(ConnectionId id)
    {
        const Bytes taken = std::exchange(bytes[id], {});
        std::span<const std::uint8_t> rest = taken;
        std::vector<Frame> frames;
        for (FrameReader reader; !rest.empty();) {
            Result<std::optional<Frame>> frame = reader.next(rest);
            if (!frame || !*frame)
                break;
            frames.push_back(std::move(**frame));
        }
        return frames;
    }
    /// The frames of one kind among them.
    template<class Kind>
    std::vector<Kind> takeOnly(ConnectionId id)
    {
        std::vector<Kind> kinds;
        for (const Frame &frame : take(id)) {
            if (const auto *kind = std::get_if<Kind>(&frame))
                kinds.push_back(*kind);
        }
        return kinds;
    }
};

/// A host with its world, and connections whose bytes a test makes itself.
struct HostDesk {
    FakeHosted world;
    Outbox out;
    HostLink link;

    explicit HostDesk(HostSettings settings = hostSettings()) : link(std::move(settings), world, out) {}

    static HelloFrame hello(const std::string &name)
    {
        return {kLinkProtocol, identity(), name, 0xFF8800, false, {}};
    }

    void send(ConnectionId id, const Frame &frame, std::int64_t nowMs = 0)
    {
        link.received(id, encodeFrame(frame), nowMs);
    }
    /// Lets a guest in; what the host sent is written.
    WelcomeFrame join(ConnectionId id, const std::string &name, std::int64_t nowMs = 0)
    {
        link.connected(id, nowMs);
        send(id, hello(name), nowMs);
        link.written(id, out.bytes[id].size());
        return out.takeOnly<WelcomeFrame>(id).at(0);
    }
};

template<class Kind, class Event>
std::vector<Kind> only(const std::vector<Event> &events)
{
    std::vector<Kind> kinds;
    for (const Event &event : events) {
        if (const auto *kind = std::get_if<Kind>(&event))
            kinds.push_back(*kind);
    }
    return kinds;
}

} // namespace cave::test
