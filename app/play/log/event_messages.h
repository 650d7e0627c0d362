// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/event.h"
#include "core/session/session.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace cave {

/// What a message is about; the log can be narrowed to one kind.
enum class MessageKind { Travel, Find, Fight, Monster, Warning };
inline constexpr int kMessageKinds = 5;

/// One line of the log.
struct LogMessage {
    MessageKind kind = MessageKind::Travel;
    QString text; ///< a sentence or two, translated
    qint64 turn = 0;
    int count = 1;          ///< how often in a row it was said
    bool inSeconds = false; ///< where everything moves freely `turn` counts seconds

    friend bool operator==(const LogMessage &, const LogMessage &) = default;
};

/// Puts what happened into words.
class EventMessages {
    Q_DECLARE_TR_FUNCTIONS(cave::EventMessages)

public:
    /// A world was opened; it may be in the middle of a fight. Returns what there is to say about that.
    QList<LogMessage> begin(const World &world, const QString &name);

    /// The sentences of what one command brought about, in order; steps have none. Call it right after the
    /// command: of a monster out of view it is not said which one it is.
    QList<LogMessage> tell(const std::vector<Event> &events, Session &session);

private:
    friend struct MessageWriter;
    std::size_t m_enemy = 0; ///< kind of the monster fought with last, index into `Content::monsters`
};

/// What ends a walk that goes by itself, beside what always does: fights, being noticed, a blocked way.
struct WalkNews {
    bool monsters = true; ///< a monster comes into view
    bool chests = false;  ///< a chest comes into view or was opened
};

/// Why walking by itself ends with these events, as part of a sentence: "a Cave Rat comes into view"; none if
/// nothing in them is news.
std::optional<QString> newsIn(const std::vector<Event> &events, const Content &content, WalkNews wanted);

} // namespace cave
