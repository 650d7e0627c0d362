// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_marks.h"
#include "core/session/command.h"
#include "core/world/world.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace cave {

struct JsonPlace;
struct SeedCard;
struct WorldLog;
class Json;
class JsonReader;

/// A run that a seed card claims, with the commands that prove it.
struct RunClaim {
    RunState outcome = RunState::Going;
    std::int64_t score = 0;
    std::int64_t turns = 0;
    std::int64_t kills = 0;
    bool revealed = false;    ///< more was shown than the player saw; a log can't prove or disprove it
    bool copy = false;        ///< of a world whose run went on elsewhere; a log can't tell either
    std::uint64_t rules = 0;  ///< `hashOfRules` when it was written
    std::uint64_t state = 0;  ///< hash of the world after the last command
    std::vector<Command> log; ///< from the seed on

    friend bool operator==(const RunClaim &, const RunClaim &) = default;
};

/// A hash of the built-in content of a scenario: a run can be checked only by the rules that it was played
/// by.
[[nodiscard]] std::uint64_t hashOfRules(ScenarioKind scenario);

/// The claim of a world's log, which it replays. Error InvalidArgument: why it can't be proved, for instance
/// because the world was edited, or several played it.
Result<RunClaim> claimOf(WorldLog log, const WorldMarks &marks);

/// What came of checking a claim.
struct ClaimReport {
    Message problem;           ///< why it isn't proved; empty if it is
    std::int64_t commands = 0; ///< replayed

    [[nodiscard]] bool proved() const { return problem.empty(); }
};

/// Called now and then with the number of commands done; returns false to cancel.
using ClaimCallback = std::function<bool(std::int64_t done)>;

/// Replays the run of a card, which must have one, from its seed and compares it with what is claimed. Error
/// InvalidArgument: cancelled; those of `Session::begin`.
Result<ClaimReport> verifyClaim(const SeedCard &card, const ClaimCallback &callback = {});

/// The log of a card's run for watching; the card must have one. Errors: those of `Session::begin`.
Result<WorldLog> logOfCard(const SeedCard &card);

/// As a field of a card. The log is the codes of its commands in ByteWriter's format, a zlib stream of them,
/// and that in base64.
[[nodiscard]] Json claimToJson(const RunClaim &claim);
/// Errors are reported to the reader.
RunClaim readClaim(JsonReader &reader, const JsonPlace &place);

} // namespace cave
