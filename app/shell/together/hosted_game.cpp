// SPDX-License-Identifier: MIT
#include "app/shell/together/hosted_game.h"

#include "app/net/identity.h"
#include "app/play/page/play_page.h"
#include "app/shell/together/game_texts.h"
#include "core/link/frame_codec.h"
#include "core/world/party.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

HostSettings settingsOf(const PlayPage &page, const PlayerLook &look)
{
    HostSettings settings;
    settings.identity = linkIdentity(shownVersion().toStdString());
    settings.worldName = page.played().name().toStdString();
    settings.hostName = look.name.toStdString();
    settings.hostPlayer = static_cast<LinkPlayer>(page.played().localPlayer());
    return settings;
}

} // namespace

HostedGame::HostedGame(PlayPage &page, const PlayerLook &look, const HostOptions &options, QObject *parent)
    : QObject(parent)
    , m_page(page)
    , m_look(look)
    , m_world(page.session(),
              {static_cast<LinkPlayer>(page.played().localPlayer()), look.name.toStdString(), look.colour},
              [this](const std::vector<Event> &events) { m_page.played().showApplied(events); })
    , m_server(settingsOf(page, look), m_world, options)
{
    connect(&m_server, &HostServer::ordered, this, [this] { m_world.showPending(); });
    connect(&m_server, &HostServer::happened, this, &HostedGame::show);
    connect(&m_server, &HostServer::guestsChanged, this, &HostedGame::reportPlayers);
}

HostedGame::~HostedGame()
{
    stop();
}

Result<void> HostedGame::start()
{
    CAVE_TRY(m_server.listen());
    m_runs = true;
    m_page.played().setOrder(this);
    m_page.logSystem(tr("You are hosting this world."));
    return {};
}

void HostedGame::stop()
{
    if (!std::exchange(m_runs, false))
        return;
    m_server.stop();
    m_server.disconnect(this); // the page may be gone before this is
    playAlone(m_page.session());
    m_page.played().setSharedPause(std::nullopt);
    m_page.played().setOrder(nullptr);
    m_page.setLinkState({}, false);
    m_page.logSystem(tr("You have stopped hosting this world."));
}

LinkPlayer HostedGame::localPlayer() const
{
    return static_cast<LinkPlayer>(m_page.played().localPlayer());
}

// --- The order --------------------------------------------------------------------------------------------

void HostedGame::give(const Command &command)
{
    static_cast<void>(m_server.ownCommand(command)); // a refusal is among the events
}

void HostedGame::setPaused(bool on)
{
    if (m_server.talk(PauseFrame{localPlayer(), on}))
        m_page.played().setSharedPause(on ? std::optional(m_look.name) : std::nullopt);
}

// --- What the others do -----------------------------------------------------------------------------------

void HostedGame::say(const QString &text)
{
    const std::string plain = plainText(text.toStdString());
    if (m_server.talk(ChatFrame{localPlayer(), plain}))
        m_page.showChat(static_cast<int>(localPlayer()), QString::fromStdString(plain));
}

void HostedGame::point(WorldPos cell)
{
    if (m_server.talk(PingFrame{localPlayer(), cell}))
        m_page.showPing(static_cast<int>(localPlayer()), cell);
}

QString HostedGame::nameOf(LinkPlayer player) const
{
    if (player == localPlayer())
        return m_look.name;
    const auto found = m_names.find(player);
    return found == m_names.end() ? QString() : found->second;
}

void HostedGame::show(const HostEvent &event)
{
    if (const auto *arrived = std::get_if<GuestArrived>(&event)) {
        m_names[arrived->player] = QString::fromStdString(arrived->name);
        m_away.erase(arrived->player);
        if (arrived->player >= kFirstWatcher) // a player's joining is an event of the world
            m_page.logSystem(tr("%1 watches.").arg(nameOf(arrived->player)));
    } else if (const auto *back = std::get_if<GuestCameBack>(&event)) {
        m_away.erase(back->player);
        m_page.logSystem(tr("%1 is back.").arg(nameOf(back->player)));
    } else if (const auto *gone = std::get_if<GuestGone>(&event)) {
        m_away[gone->player].start();
        if (const QString text = goneText(nameOf(gone->player), *gone); !text.isEmpty())
            m_page.logSystem(text);
    } else if (const auto *heard = std::get_if<ChatHeard>(&event)) {
        const QString text = QString::fromStdString(heard->text);
        if (heard->player >= kFirstWatcher)
            m_page.logSystem(QStringLiteral("%1: %2").arg(nameOf(heard->player), text));
        else
            m_page.showChat(static_cast<int>(heard->player), text);
    } else if (const auto *place = std::get_if<PlaceShown>(&event)) {
        const bool watches = place->player >= kFirstWatcher; // the world doesn't know their name
        m_page.showPing(static_cast<int>(place->player), place->cell,
                        watches ? nameOf(place->player) : QString());
    } else if (const auto *pause = std::get_if<GamePaused>(&event)) {
        m_page.played().setSharedPause(pause->paused ? std::optional(nameOf(pause->player)) : std::nullopt);
    } else if (const auto *differs = std::get_if<WorldsDiffer>(&event)) {
        m_page.logSystem(
            tr("The world of %1 was different; they get yours again.").arg(nameOf(differs->player)));
    }
    reportPlayers();
}

void HostedGame::reportPlayers()
{
    m_page.played().companyChanged();
    emit playersChanged();
}

int HostedGame::presentGuests() const
{
    const std::vector<HostLink::Guest> guests = m_server.guests();
    return static_cast<int>(std::ranges::count(guests, true, &HostLink::Guest::isPresent));
}

QList<GuestRow> HostedGame::players() const
{
    QList<GuestRow> rows{{localPlayer(), m_look.name, m_look.colour, true, false, true, 0, std::nullopt}};
    const Party &party = m_page.played().world().party;
    for (const HostLink::Guest &guest : m_server.guests()) {
        const PartyMember *member = party.find(static_cast<int>(guest.player));
        const auto away = m_away.find(guest.player);
        GuestRow row;
        row.player = guest.player;
        row.name = QString::fromStdString(guest.name);
        row.colour = member != nullptr ? member->colour : 0;
        row.watches = guest.watches;
        row.isPresent = guest.isPresent;
        row.awayMs = away != m_away.end() ? away->second.elapsed() : 0;
        row.latencyMs = guest.latencyMs;
        rows += row;
    }
    return rows;
}

} // namespace cave

#include "moc_hosted_game.cpp"
