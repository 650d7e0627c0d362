// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/combat/joint_fight.h"
#include "core/session/event.h"
#include "core/session/session.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <optional>
#include <vector>

namespace cave {

/// The kind of a message; the log can be filtered by it.
enum class MessageKind { Travel, Find, Fight, Monster, Warning, Chat };
inline constexpr int kMessageKinds = 6;

/// One line of the log.
struct LogMessage {
    MessageKind kind = MessageKind::Travel;
    QString text; ///< a sentence or two, translated
    qint64 turn = 0;
    int count = 1;          ///< how often it was repeated in a row
    bool inSeconds = false; ///< with free movement, the time is shown instead of the turn
    int fight = 0;          ///< lines of one fight have one number; 0: of none, or of an unknown one
    bool isDetail = false;  ///< within the fight that an earlier line began
    std::optional<WorldPos> place = std::nullopt; ///< of what it is about
    QString how = {};                             ///< of an attack, how it came to its damage; see howText

    friend bool operator==(const LogMessage &, const LogMessage &) = default;
};

/// A line at the current turn.
LogMessage messageAt(const World &world, MessageKind kind, const QString &text);

/// Why a command was refused; empty if that isn't worth a line.
QString refusalText(Refusal reason);

/// Turns events into messages.
class EventMessages {
    Q_DECLARE_TR_FUNCTIONS(cave::EventMessages)

public:
    /// Fights get the numbers after those in the log that goes on.
    void continueAfter(int fight) { m_fights = fight; }
    /// Call this when a world was opened, perhaps in the middle of a fight. Returns the messages for that.
    QList<LogMessage> begin(const World &world, const QString &name, bool joins = false);

    /// The messages for the events of one command, in order; steps have none. In a world of several players
    /// `events` has what all of them did. Call it right after the command, as monsters out of view are not
    /// identified. An onlooker isn't any of the players, who all go by their names then.
    QList<LogMessage> report(const std::vector<Event> &events, Session &session, bool isOnlooker = false);

private:
    friend struct LineWriter;
    friend struct MessageWriter;
    std::size_t m_enemy = 0;    ///< kind of the last enemy, index into `Content::monsters`
    JointFight m_fight;         ///< the last one
    int m_fights = 0;           ///< number of the last one
    bool m_inFight = false;     ///< it was begun since the world was opened
    bool m_wasFighting = false; ///< after the last events, the player shown
};

/// One short line on what another player did; none for what isn't worth one, such as steps. `own` is whom the
/// line calls "you".
std::optional<LogMessage> allyMessage(const World &world, int player, const Event &event,
                                      std::optional<int> own);

/// "Ann points at 12, -4, 8 cells east." Without a name: "You point at …".
LogMessage pingMessage(const World &world, const QString &name, WorldPos cell);
/// "Ann: Over here!"
LogMessage chatMessage(const World &world, int player, const QString &text);
/// A line about the game itself.
LogMessage systemMessage(const World &world, const QString &text);

/// What interrupts automatic walking, in addition to fights, being noticed and a blocked path.
struct WalkNews {
    bool monsters = true; ///< a monster comes into view
    bool chests = false;  ///< a chest comes into view or was opened
};

/// Why these events interrupt automatic walking, as part of a sentence: "a Cave Rat comes into view"; none if
/// they don't.
std::optional<QString> newsIn(const std::vector<Event> &events, const Content &content, WalkNews wanted);

} // namespace cave
