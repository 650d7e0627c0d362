// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/log/event_messages.h"
#include "core/io/worlds/replay.h"
#include "core/session/replay.h"
#include "editor/document/job_runner.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/texts/language_lock.h"

#include <QObject>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <utility>

namespace cave {

/// Reads what the messages of a world were before it was opened, by replaying its log off the interface
/// thread.
class EarlierMessages : public QObject {
    Q_OBJECT

public:
    explicit EarlierMessages(QObject *parent = nullptr) : QObject(parent) {}

    /// Of the last commands of the world in a file, which may be open. Replaces an earlier request.
    void request(const std::filesystem::path &world)
    {
        for (const char *command : {"play.nextItem", "play.interact"})
            shownKey(command); // which the thread below names
        const auto work = [world](const JobRunner::Wanted &wanted) {
            Result<WorldLog> log = readWorldLog(world);
            return log ? messagesOf(std::move(*log), wanted) : QList<LogMessage>();
        };
        m_jobs.runLatest(work, [this](const QList<LogMessage> &messages) {
            if (!messages.isEmpty())
                emit read(messages);
        });
    }

signals:
    /// Not without messages, as of a world whose log can't be replayed.
    void read(const QList<cave::LogMessage> &messages);

private:
    static constexpr std::size_t kReplayedCommands = 2000; // the latest ones, whose messages are shown

    /// None if a command isn't possible: then the log doesn't say what happened.
    static QList<LogMessage> messagesOf(WorldLog log, const JobRunner::Wanted &wanted)
    {
        const std::size_t count = log.commands.size();
        const std::size_t from = count - std::min(count, kReplayedCommands);
        const int shown = log.stored.party.shown;
        Session session(std::move(log.origin));
        EventMessages messages;
        QList<LogMessage> all;
        for (std::size_t i = 0; i < count; ++i) {
            passBreak(session, log, i);
            const bool due = i % kCallbackInterval == 0;
            if (due && !wanted(static_cast<double>(i) / static_cast<double>(count)))
                return {};
            if (i == from) {
                const QReadLocker locker(&languageLock());
                all = messages.begin(session.world(), QString::fromStdString(log.name));
            }
            std::vector<Event> events;
            if (!playCommand(session, log.commands[i], events))
                return {};
            if (session.world().party.shown != shown && session.world().party.find(shown) != nullptr)
                session.showPlayer(shown);
            if (i >= from) {
                const QReadLocker locker(&languageLock());
                all += messages.report(events, session);
            }
        }
        for (LogMessage &message : all)
            message.fight = -message.fight; // later fights are counted from 1
        return all;
    }

    JobRunner m_jobs;
};

} // namespace cave
