// SPDX-License-Identifier: MIT
#include "tools/soak/alone.h"

#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace cave {
namespace {

/// Plays in one way after the other, so that a world that is explored and empty is still played.
class ChangingPlayer {
public:
    explicit ChangingPlayer(const Scenario &scenario) : m_scenario(scenario) {}

    Command next(Session &session)
    {
        constexpr std::int64_t kCommandsOfOne = 1000;
        if (m_given % kCommandsOfOne == 0) {
            const auto number = static_cast<std::uint64_t>(m_given / kCommandsOfOne);
            m_player = testPlayer(m_scenario, kPlayStyles[number % kPlayStyles.size()], number);
        }
        const std::optional<Command> command = m_player(session);
        if (!command) // it has nothing left to do
            m_given = (m_given / kCommandsOfOne + 1) * kCommandsOfOne - 1;
        ++m_given;
        return command.value_or(WaitCommand{});
    }

private:
    const Scenario &m_scenario;
    TestPlayer m_player;
    std::int64_t m_given = 0;
};

/// The game in one world after the other.
class LongGame {
public:
    LongGame(ScenarioKind scenario, bool realTime, SoakTask task)
        : m_scenario(scenario)
        , m_realTime(realTime)
        , m_task(std::move(task))
        , m_notes(m_task)
    {
    }

    Result<SoakCounts> play()
    {
        for (;;) {
            CAVE_TRY(playWorld());
            if (m_notes.isOver(m_counts))
                return m_counts;
            ++m_counts.worlds;
        }
    }

private:
    [[nodiscard]] WorldSpec spec() const
    {
        const GeneratorInfo &generator = generatorFor(m_scenario);
        return {"soak " + std::to_string(m_counts.worlds),
                {generator.kind, generator.versions.back()},
                generator.defaults};
    }

    /// From its beginning to its end, and opens it once more.
    Result<void> playWorld()
    {
        const std::filesystem::path file = m_task.folder / (std::to_string(m_counts.worlds) + ".cave");
        std::uint64_t hash = 0;
        {
            auto session = CAVE_TRY(SavedSession::create(file, "Soak", spec()));
            CAVE_TRY(playOn(session));
            hash = session.session().stateHash();
        }
        CAVE_TRY(checkReopened(file, hash));
        std::filesystem::remove(file);
        return {};
    }

    Result<void> playOn(SavedSession &saved)
    {
        Session &session = saved.session();
        const bool clock = m_realTime && session.content().scenario.freeMovement();
        if (session.world().realTime != clock)
            CAVE_TRY(give(saved, ClockCommand{clock}));
        ChangingPlayer player(session.content().scenario);
        while (session.world().run == RunState::Going && !m_notes.isOver(m_counts)) {
            CAVE_TRY(give(saved, player.next(session)));
            if (m_notes.isDue(m_counts))
                CAVE_TRY(m_notes.write(saved, m_counts));
        }
        return saved.save();
    }

    /// Time passes as in a game with a clock, which saves some ticks together.
    Result<void> give(SavedSession &saved, const Command &command)
    {
        const std::int64_t before = saved.session().world().commands;
        const double start = processSeconds();
        if (const auto *tick = std::get_if<TickCommand>(&command))
            saved.applyTick(saved.session().world().party.acting, *tick);
        else
            saved.apply(command);
        m_counts.applying += processSeconds() - start;
        m_counts.commands += saved.session().world().commands - before;
        return saved.saveError() ? Result<void>(*saved.saveError()) : Result<void>();
    }

    ScenarioKind m_scenario;
    bool m_realTime;
    SoakTask m_task;
    SoakNotes m_notes;
    SoakCounts m_counts;
};

} // namespace

Result<SoakCounts> soakAlone(ScenarioKind scenario, bool realTime, const SoakTask &task)
{
    return LongGame(scenario, realTime, task).play();
}

} // namespace cave
