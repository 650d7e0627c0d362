// SPDX-License-Identifier: MIT
#pragma once

#include <QProgressDialog>
#include <QTimer>

#include <atomic>
#include <memory>

namespace cave {

/// Shows the progress of work in another thread, and cancels it on request.
class JobProgress : public QProgressDialog {
    Q_OBJECT

public:
    /// Progress as reported by the worker thread; shared, so that either side may be destroyed first.
    struct State {
        std::atomic<double> share = 0;
        std::atomic<bool> stopped = false;

        /// Records progress, 0 .. 1; returns false once the work should stop.
        bool report(double done)
        {
            share = done;
            return !stopped;
        }
    };

    explicit JobProgress(const QString &what, QWidget *parent)
        : QProgressDialog(what, QString(), 0, kSteps, parent)
        , m_state(std::make_shared<State>())
    {
        setObjectName("jobProgress");
        setCancelButtonText(tr("Stop"));
        setAutoClose(false);
        setAutoReset(false);
        setMinimumDuration(kPatience);
        connect(this, &QProgressDialog::canceled, this, [state = m_state] { state->stopped = true; });
        connect(&m_beat, &QTimer::timeout, this,
                [this] { setValue(static_cast<int>(kSteps * m_state->share)); });
        m_beat.start(kBeat);
        setValue(0);
    }
    ~JobProgress() override { m_state->stopped = true; }

    [[nodiscard]] const std::shared_ptr<State> &state() const { return m_state; }

private:
    static constexpr int kSteps = 1000;
    static constexpr int kBeat = 100;     // ms
    static constexpr int kPatience = 400; // ms before it shows

    std::shared_ptr<State> m_state;
    QTimer m_beat;
};

} // namespace cave
