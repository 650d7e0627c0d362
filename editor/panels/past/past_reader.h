// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/ghosts.h"
#include "core/analysis/past/other_course.h"
#include "core/analysis/past/timeline.h"
#include "core/analysis/past/turn_traces.h"
#include "editor/document/job_runner.h"
#include "editor/view/map/overlay_stack.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace cave {

struct Theme;

/// A monster turn by turn, and the world at the end of that, for names and terrain.
struct PastTrace {
    std::vector<TraceRow> rows;
    std::shared_ptr<World> world;
};

/// A player turn by turn, likewise.
struct PastPlayerTrace {
    std::vector<PlayerTraceRow> rows;
    std::shared_ptr<World> world;
};

/// Reads a world's past off the interface thread, and has the world of any moment read so far at once.
class PastReader : public QObject {
    Q_OBJECT

public:
    explicit PastReader(std::shared_ptr<const WorldLog> log, QObject *parent = nullptr);

    /// Whether all is read.
    [[nodiscard]] bool isRead() const { return !m_jobs.isBusy(); }
    /// Whether creatures move freely, and a turn is a step of time.
    [[nodiscard]] bool isFree() const { return m_shared->timeline.log().origin.action.has_value(); }

    /// The world's name.
    [[nodiscard]] QString name() const { return QString::fromStdString(m_shared->timeline.log().name); }
    /// The last turn of the log.
    [[nodiscard]] std::int64_t lastTurn() const { return m_shared->timeline.log().stored.turn; }
    /// Everyone who has played in it by then.
    [[nodiscard]] const Party &party() const { return m_shared->timeline.log().stored.party; }
    /// The world at a moment; none if that isn't read yet.
    [[nodiscard]] std::optional<World> worldAt(Moment moment) const;
    /// The first moment of a turn; none if that isn't read yet.
    [[nodiscard]] std::optional<Moment> momentOf(std::int64_t turn) const;

    /// Where everyone in view was shortly before and after a moment that is read.
    [[nodiscard]] std::vector<Ghost> ghostsAround(Moment moment) const;

    /// Traces a monster, see `traceMonster`; none if turn `first` isn't read yet. `wanted()` is false once
    /// the rest isn't needed.
    using TraceJob = std::function<std::optional<PastTrace>(const std::function<bool()> &wanted)>;
    /// A job for another thread, which may outlive this.
    [[nodiscard]] TraceJob traceJob(const MonsterId &id, std::int64_t first, std::int64_t last) const;
    /// The same for a player, see `tracePlayer`.
    using PlayerTraceJob = std::function<std::optional<PastPlayerTrace>(const std::function<bool()> &wanted)>;
    [[nodiscard]] PlayerTraceJob playerTraceJob(int player, std::int64_t first, std::int64_t last) const;

    /// Begins another course of the world from a moment that is read; may be used in any thread, and outlive
    /// this.
    using CourseMaker = std::function<std::unique_ptr<OtherCourse>(const WhatIf &)>;
    [[nodiscard]] CourseMaker courseMaker() const;

signals:
    /// There are more marks, which come in order.
    void marksRead(const std::vector<cave::TimelineMark> &marks);
    /// More is read, or all. The worlds of more moments are there.
    void readOn();

private:
    struct Shared {
        explicit Shared(std::shared_ptr<const WorldLog> log) : timeline(std::move(log)) {}

        std::mutex mutex; ///< guards `timeline`
        std::atomic<int> waiting = 0;
        Timeline timeline;
    };
    /// Keeps the timeline for a short while.
    class Hold;

    /// A replay that stands before a turn; none if the turn isn't read yet.
    static std::optional<LogReplay> replayBefore(Shared &shared, std::int64_t turn);
    static void readAll(Shared &shared, PastReader &reader, const JobRunner::Wanted &wanted);

    std::shared_ptr<Shared> m_shared;
    JobRunner m_jobs;
};

/// Ghosts as dots, fainter the farther they are in time, with how many turns earlier or later that was: "−2",
/// "+1". Players and monsters differ in colour and shape.
[[nodiscard]] OverlayLayer layerOf(const std::vector<Ghost> &ghosts, const Theme &theme);

} // namespace cave
