// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>
#include <utility>

namespace cave {

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
