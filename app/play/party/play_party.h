// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/session/command.h"

#include <QObject>
#include <QString>

#include <optional>

namespace cave {

class ChatLine;
class Examiner;
class MessageLog;
class PlayActions;
class PlayMaps;
class PlaySession;

/// What the players of a shared world show each other: chat, and places pointed at. Also lets the view follow
/// an ally.
class PlayParty : public QObject {
    Q_OBJECT

public:
    /// The parts that this works with; all must outlive it.
    struct Parts {
        PlaySession &session;
        PlayMaps &maps;
        PlayActions &actions;
        Examiner &examiner;
        MessageLog &log;
    };

    /// The chat line becomes a child of `page`.
    PlayParty(const Parts &parts, QWidget *page);

    /// The line to write in, to be placed under the map.
    [[nodiscard]] QWidget *chatLine() const;

    void showChat(int player, const QString &text);
    void showPing(int player, WorldPos cell, const QString &name);
    void logSystem(const QString &text);
    /// Opens the line with this text.
    void writeAgain(const QString &text);
    /// What is in the line; none while it is closed.
    [[nodiscard]] std::optional<QString> written() const;

signals:
    void chatEntered(const QString &text);
    void pingRequested(cave::WorldPos cell);

private:
    void connectSession();
    [[nodiscard]] bool seesByOthers() const;
    void follow(std::optional<int> ally);
    void followNext();
    void followIfWatching();
    void returnToSelf(const Command &command);

    Parts m_parts;
    ChatLine *m_chat;
};

} // namespace cave
