// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>

#include <algorithm>

namespace cave {

/// How fast the player may walk. By turns that is no one's concern; in real time steps are `kLeast` apart
/// however they are made, so that whoever hunts the player can catch up.
class StepRateLimiter {
public:
    static constexpr int kLeast = 160; ///< milliseconds

    void setLimited(bool on) { m_limited = on; }
    [[nodiscard]] bool isLimited() const { return m_limited; }

    /// A step is taken now.
    void stepped() { m_since.start(); }
    /// How long the next step has to wait yet, in milliseconds; 0: not at all.
    [[nodiscard]] int wait() const
    {
        if (!m_limited || !m_since.isValid() || m_since.elapsed() >= kLeast)
            return 0;
        return kLeast - static_cast<int>(m_since.elapsed());
    }
    /// The milliseconds between steps that would be `own` apart if nothing held them back.
    [[nodiscard]] int interval(int own) const { return m_limited ? std::max(own, kLeast) : own; }

private:
    bool m_limited = false;
    QElapsedTimer m_since; ///< since the last step; none was taken if it isn't valid
};

} // namespace cave
