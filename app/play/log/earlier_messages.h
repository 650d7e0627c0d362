// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/event_messages.h"
#include "editor/document/job_runner.h"

#include <QObject>

#include <filesystem>

namespace cave {

/// Reads what the messages of a world were before it was opened, by replaying its log off the interface
/// thread.
class EarlierMessages : public QObject {
    Q_OBJECT

public:
    explicit EarlierMessages(QObject *parent = nullptr);

    /// Of the last commands of the world in a file, which may be open. Replaces an earlier request.
    void request(const std::filesystem::path &world);

signals:
    /// Not without messages, as of a world whose log can't be replayed.
    void read(const QList<cave::LogMessage> &messages);

private:
    JobRunner m_jobs;
};

} // namespace cave
