// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace cave {

/// The order in which rows are worked on, in other threads: those in view first, then all from the first one,
/// a batch at a time, so that changes are cheap.
class RowQueue {
public:
    /// False if these are in view already.
    bool setInView(const std::vector<int> &rows) { return std::exchange(m_inView, rows) != rows; }
    /// Begins with the first row again.
    void restart() { m_next = 0; }
    /// The rows are others now; none is in view.
    void forget() { *this = {}; }
    /// Rows from this one on were removed.
    void truncate(int count) { m_next = std::min(m_next, count); }

    enum class Batch : std::uint8_t {
        Nothing, ///< all is done
        Some,
        Unfinished, ///< many rows are done, and the search for others is to be continued by another request
    };
    /// Requests a batch of at most `most` rows besides those in view, of `count` rows, instead of the
    /// previous one. `isDone(row)` says whether nothing is to be done; `add(row, inView)` adds work for a
    /// row, or returns false if there is none.
    template<class IsDone, class Add>
    Batch request(int count, std::size_t most, IsDone isDone, Add add)
    {
        constexpr int kMaxAtOnce = 50'000; // done rows, so that many of them don't stop the interface
        m_requested = 0;
        m_most = most;
        const auto addTo = [&](int row, bool inView) { m_requested += add(row, inView) ? 1 : 0; };
        for (const int row : m_inView) {
            if (row < count)
                addTo(row, true);
        }
        const int pause = count - m_next > kMaxAtOnce ? m_next + kMaxAtOnce : count;
        while (m_next < pause && isDone(m_next))
            ++m_next;
        if (m_next == pause && pause < count)
            return Batch::Unfinished;
        for (int row = m_next; row < count && m_requested < most; ++row)
            addTo(row, false);
        return m_requested > 0 ? Batch::Some : Batch::Nothing;
    }
    /// A requested row is done.
    void takeOne() { m_requested -= std::min<std::size_t>(m_requested, 1); }
    /// Whether the next batch should be requested, before the threads run out of work.
    [[nodiscard]] bool runsLow() const { return m_requested > 0 && m_requested < m_most / 2; }

    /// All rows before it are done.
    [[nodiscard]] int next() const { return m_next; }

private:
    std::vector<int> m_inView;
    int m_next = 0;
    std::size_t m_requested = 0; ///< without results, about
    std::size_t m_most = 0;
};

/// Calls a function soon after it is requested, but only several times a second: many small results at a time
/// cost the interface thread less.
class Throttle {
public:
    explicit Throttle(std::function<void()> call) : m_call(std::move(call))
    {
        m_soon.setSingleShot(true);
        QObject::connect(&m_soon, &QTimer::timeout, &m_soon, [this] {
            m_sinceLast.start();
            m_call();
        });
    }

    void request()
    {
        constexpr int kInterval = 60; // ms
        const bool isRecent = m_sinceLast.isValid() && !m_sinceLast.hasExpired(kInterval);
        if (!m_soon.isActive())
            m_soon.start(isRecent ? kInterval : 0);
    }

private:
    const std::function<void()> m_call;
    QTimer m_soon;
    QElapsedTimer m_sinceLast;
};

} // namespace cave
