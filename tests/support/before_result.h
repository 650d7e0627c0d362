// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QObject>

#include <functional>
#include <string_view>
#include <utility>

namespace cave {

/// Does something at the moment that the first result of another thread reaches an object of a class: what
/// then changes makes that result an old one. A JobRunner is a plain QObject.
class BeforeResult : public QObject {
public:
    BeforeResult(const char *receiver, std::function<void()> task)
        : m_receiver(receiver)
        , m_task(std::move(task))
    {
        QCoreApplication::instance()->installEventFilter(this);
    }

    [[nodiscard]] bool isDone() const { return m_task == nullptr; }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (m_task != nullptr && event->type() == QEvent::MetaCall &&
            m_receiver == watched->metaObject()->className())
            std::exchange(m_task, nullptr)();
        return false;
    }

private:
    std::string_view m_receiver;
    std::function<void()> m_task;
};

} // namespace cave
