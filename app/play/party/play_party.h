// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/session/command.h"

#include <QLineEdit>
#include <QObject>
#include <QString>

#include <optional>

namespace cave {

class Examiner;
class MessageLog;
class PlayActions;
class PlayMaps;
class PlaySession;

/// Where the player writes a line to the others: Enter sends it, Esc closes the line. Hidden until opened.
class ChatLine : public QLineEdit {
    Q_OBJECT

public:
    explicit ChatLine(QWidget *parent);

    /// Shows it empty, with the keyboard focus.
    void open();

signals:
    /// Never empty and without control characters. The line is closed then.
    void entered(const QString &text);
    /// The line was closed: the map should get the focus.
    void closed();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void limit();
    void close();
};

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

signals:
    void chatEntered(const QString &text);
    void pingRequested(cave::WorldPos cell);

private:
    void connectActions();
    void connectSession();
    void follow(std::optional<int> ally);
    void followNext();
    void followIfWatching();
    void returnToSelf(const Command &command);

    Parts m_parts;
    ChatLine *m_chat;
};

} // namespace cave
