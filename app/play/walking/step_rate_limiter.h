// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>

#include <algorithm>

namespace cave {

/// Limits the player's speed. Turns have no limit; in real time steps are at least `kLeast` apart whatever
/// causes them, so that hunters can catch up.
class StepRateLimiter {
public:
    static constexpr int kLeast = 160; ///< milliseconds

    void setLimited(bool on) { m_limited = on; }
    [[nodiscard]] bool isLimited() const { return m_limited; }

    /// Call this for each step.
    void stepped() { m_since.start(); }
    /// How long the next step has to wait, in milliseconds; 0: not at all.
    [[nodiscard]] int wait() const
    {
        if (!m_limited || !m_since.isValid() || m_since.elapsed() >= kLeast)
            return 0;
        return kLeast - static_cast<int>(m_since.elapsed());
    }
    /// The interval between steps in milliseconds, given a desired one of `own`.
    [[nodiscard]] int interval(int own) const { return m_limited ? std::max(own, kLeast) : own; }

private:
    bool m_limited = false;
    QElapsedTimer m_since; ///< since the last step; invalid before the first
};

} // namespace cave
