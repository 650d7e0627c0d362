// SPDX-License-Identifier: MIT
#include "app/play/party/play_party.h"

#include "app/play/log/ally_messages.h"
#include "app/play/log/message_log.h"
#include "app/play/map/examiner.h"
#include "app/play/map/play_maps.h"
#include "app/play/party/chat_line.h"
#include "app/play/session/play_actions.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/allies.h"
#include "editor/view/map/map_input.h"

#include <QAction>

#include <algorithm>

namespace cave {

PlayParty::PlayParty(const Parts &parts, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_chat(new ChatLine(page))
{
    connectActions();
    connectSession();
    followIfWatching();
}

QWidget *PlayParty::chatLine() const
{
    return m_chat;
}

void PlayParty::connectActions()
{
    MapView *map = m_parts.maps.map();
    // Enter has other uses wherever else the focus is.
    m_parts.actions.chat->setShortcutContext(Qt::WidgetShortcut);
    map->addAction(m_parts.actions.chat);
    connect(m_parts.actions.chat, &QAction::triggered, m_chat, &ChatLine::open);
    connect(m_chat, &ChatLine::closed, map, qOverload<>(&QWidget::setFocus));
    connect(m_chat, &ChatLine::entered, this, &PlayParty::chatEntered);
    const auto ping = [this](WorldPos cell) {
        if (m_parts.session.isShared())
            emit pingRequested(cell);
    };
    connect(map->input(), &MapInput::middleClicked, this, ping);
    connect(m_parts.actions.ping, &QAction::triggered, this, [this, ping] {
        ping(m_parts.examiner.cursor().value_or(m_parts.session.world().player().position));
    });
    connect(m_parts.actions.follow, &QAction::triggered, this, &PlayParty::followNext);
    connect(m_parts.actions.centre, &QAction::triggered, this, [this] {
        if (m_parts.maps.followed() && !isOnlooker(m_parts.session.world()))
            follow(std::nullopt);
    });
}

void PlayParty::connectSession()
{
    const PlaySession &session = m_parts.session;
    connect(&session, &PlaySession::performing, this, &PlayParty::returnToSelf);
    connect(&session, &PlaySession::changed, this, &PlayParty::followIfWatching);
    connect(&session, &PlaySession::orderChanged, this, [this] {
        if (m_parts.session.isShared())
            return;
        m_chat->hide();
        if (m_parts.maps.followed())
            follow(std::nullopt);
    });
}

void PlayParty::follow(std::optional<int> ally)
{
    m_parts.maps.follow(m_parts.session.session(), ally);
}

/// The allies in order, then the player again.
void PlayParty::followNext()
{
    const World &world = m_parts.session.world();
    const std::vector<int> allies = playingAllies(world);
    const int before = m_parts.maps.followed().value_or(0);
    const auto next = std::ranges::upper_bound(allies, before);
    if (next != allies.end())
        follow(*next);
    else if (isOnlooker(world) && !allies.empty())
        follow(allies.front());
    else
        follow(std::nullopt);
}

/// Who only watches always follows someone who plays; a player who has left is no longer followed.
void PlayParty::followIfWatching()
{
    const World &world = m_parts.session.world();
    const std::vector<int> allies = playingAllies(world);
    const std::optional<int> followed = m_parts.maps.followed();
    const bool follows = followed && std::ranges::find(allies, *followed) != allies.end();
    if (follows || (!followed && !isOnlooker(world)))
        return;
    const bool watches = isOnlooker(world) && !allies.empty();
    if (followed || watches)
        follow(watches ? std::optional(allies.front()) : std::nullopt);
}

/// An own step shows the own figure.
void PlayParty::returnToSelf(const Command &command)
{
    const auto *steer = std::get_if<SteerCommand>(&command);
    const bool walks = std::holds_alternative<MoveCommand>(command) || (steer != nullptr && steer->direction);
    if (walks && m_parts.maps.followed() && !isOnlooker(m_parts.session.world()))
        follow(std::nullopt);
}

void PlayParty::showChat(int player, const QString &text)
{
    m_parts.log.append(chatMessage(m_parts.session.world(), player, chatText(text)));
}

void PlayParty::showPing(int player, WorldPos cell)
{
    const World &world = m_parts.session.world();
    m_parts.maps.map()->figures()->showPing(player, cell, playerColour(world, player),
                                            playerName(world, player));
    m_parts.log.append(pingMessage(world, player, cell));
}

void PlayParty::logSystem(const QString &text)
{
    m_parts.log.append(systemMessage(m_parts.session.world(), text));
}

} // namespace cave

#include "moc_play_party.cpp"
