// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/timeline.h"
#include "editor/document/job_runner.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace cave {

/// Reads a world's past off the interface thread, and has the world of any moment read so far at once.
class PastReader : public QObject {
    Q_OBJECT

public:
    explicit PastReader(std::shared_ptr<const WorldLog> log, QObject *parent = nullptr);

    /// Whether all is read.
    [[nodiscard]] bool isRead() const { return !m_jobs.isBusy(); }

    /// The world at a moment; none if that isn't read yet.
    [[nodiscard]] std::optional<World> worldAt(Moment moment) const;
    /// The first moment of a turn; none if that isn't read yet.
    [[nodiscard]] std::optional<Moment> momentOf(std::int64_t turn) const;

signals:
    /// There are more marks, which come in order.
    void marksRead(const std::vector<cave::TimelineMark> &marks);

private:
    struct Shared {
        explicit Shared(std::shared_ptr<const WorldLog> log) : timeline(std::move(log)) {}

        std::mutex mutex; ///< guards `timeline`
        std::atomic<int> waiting = 0;
        Timeline timeline;
    };
    /// Keeps the timeline for a short while.
    class Hold;

    static void readAll(Shared &shared, PastReader &reader, const JobRunner::Wanted &wanted);

    std::shared_ptr<Shared> m_shared;
    JobRunner m_jobs;
};

} // namespace cave
