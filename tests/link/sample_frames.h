// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/enum_values.h"
#include "core/link/frames.h"
#include "core/session/command.h"
#include "core/session/event_kinds.h"

#include <cstddef>
#include <utility>
#include <variant>
#include <vector>

#include "tests/link/link_fixtures.h"

namespace cave::test {

/// A request for each kind of command, as it is made.
template<std::size_t... Kinds>
void addRequests(std::vector<Frame> &frames, std::index_sequence<Kinds...> /*kinds*/)
{
    (frames.emplace_back(RequestFrame{Kinds + 1, Command{std::variant_alternative_t<Kinds, Command>{}}}),
     ...);
}

/// Everything that there are several kinds of.
inline void addEveryKind(std::vector<Frame> &frames)
{
    addRequests(frames, std::make_index_sequence<std::variant_size_v<Command>>());
    for (const Refusal refusal : valuesOf<Refusal>())
        frames.emplace_back(RequestRefusedFrame{77, refusal});
    for (const RefusedReason reason : valuesOf<RefusedReason>())
        frames.emplace_back(RefusedFrame{reason, {"1"}});
    for (const ByeReason reason : valuesOf<ByeReason>())
        frames.emplace_back(ByeFrame{reason, "why"});
}

/// Each type, and in it each kind of command, refusal and end.
inline std::vector<Frame> sampleFrames()
{
    const LinkToken token{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 255};
    const std::uint64_t far = 999'999'999'999;
    OrderedFrame ordered{far, {}};
    ordered.entries.push_back({0, 0, Command{MoveCommand{Direction::SouthWest}}});
    ordered.entries.push_back({7, 300, Command{EquipCommand{12}}});
    ordered.entries.push_back({8, 0, LinkJoin{"Zoë", 0x00FF7F}});
    ordered.entries.push_back({8, 0, LinkPresence{false}});
    ordered.entries.push_back({8, 0, LinkPresence{true}});
    ordered.entries.push_back({4095, 70'000, Command{TickCommand{kMaxTickSteps}}});
    std::vector<Frame> frames{
        HelloFrame{kLinkProtocol, identity(), "Ada", 0x123456, false, {}},
        HelloFrame{kLinkProtocol, identity(), "Bob", 0xFFFFFF, false, LinkResume{3, token, far}},
        HelloFrame{kLinkProtocol, identity(), "C", 0, true, LinkResume{4095, token, {}}},
        RefusedFrame{RefusedReason::OtherVersion, {"1", "2"}},
        WelcomeFrame{5, token, "Hollow Köln", "Ada", far, kMaxSnapshot, 17},
        SnapshotPieceFrame{Bytes(1000, 77)},
        RequestFrame{1, Command{MoveCommand{Direction::East}}},
        RequestFrame{1'000'000, Command{CastCommand{1'000'000'000}}},
        ordered,
        CheckpointFrame{far, {1, ~0ULL, 3, 1ULL << 63U}},
        DiffersFrame{64, {true, false, true, true}},
        ChatFrame{2, "Look: a chest! 宝"},
        PingFrame{2, {-kWorldLimit, kWorldLimit}},
        AliveFrame{123'456'789, true},
        PauseFrame{2, true},
    };
    addEveryKind(frames);
    return frames;
}

} // namespace cave::test
