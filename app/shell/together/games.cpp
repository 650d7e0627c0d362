// SPDX-License-Identifier: MIT
#include "app/shell/together/games.h"

#include "app/net/identity.h"
#include "app/play/page/play_page.h"
#include "app/play/page/play_place.h"
#include "app/play/texts/allies.h"
#include "app/together/link_texts.h"
#include "core/io/files/database_files.h"
#include "core/io/worlds/replay.h"
#include "core/link/frame_codec.h"
#include "core/link/link_worlds.h"
#include "core/world/party.h"
#include "editor/view/map/map_view.h"
#include "editor/view/texts/texts.h"

#include <QApplication>
#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <deque>
#include <utility>

#include "moc_games.cpp"

namespace cave {
namespace {

/// The program's version, as players who want to play together compare it.
QString shownVersion()
{
    const QString version = QCoreApplication::applicationVersion();
    return version.isEmpty() ? QStringLiteral("0") : version;
}

struct GameText {
    Q_DECLARE_TR_FUNCTIONS(GameText)
};

/// What to do about it; empty if the reason says it.
QString adviceFor(const GuestClient &client)
{
    switch (client.failure()) {
    case GuestClient::Failure::Unreachable:
        return GameText::tr("Check the address, and whether the world is still hosted on the same network.");
    case GuestClient::Failure::WrongCode:
        return GameText::tr("Ask the host for the current one.");
    case GuestClient::Failure::TurnedAway:
    case GuestClient::Failure::None:
        break;
    }
    if (client.refusedReason() == RefusedReason::NameTaken)
        return GameText::tr("Choose another one. If your connection broke just now, wait 15 seconds and join "
                            "again under this one.");
    if (client.refusedReason() == RefusedReason::Full)
        return GameText::tr("Try again when someone has left.");
    return {};
}

HostSettings settingsOf(const PlayPage &page, const PlayerLook &look)
{
    HostSettings settings;
    settings.identity = linkIdentity(shownVersion().toStdString());
    settings.worldName = page.played().name().toStdString();
    settings.hostName = look.name.toStdString();
    settings.hostPlayer = static_cast<LinkPlayer>(page.played().localPlayer());
    return settings;
}

GuestSettings settingsOf(const JoinRequest &request)
{
    GuestSettings settings;
    settings.identity = linkIdentity(shownVersion().toStdString());
    settings.name = request.look.name.toStdString();
    settings.colour = request.look.colour;
    settings.watches = request.watches;
    return settings;
}

/// Of a world that is open here.
Result<EarlierCopy> ownParts(const WorldFile &world)
{
    auto name = CAVE_TRY(world.name());
    auto bookmarks = CAVE_TRY(world.bookmarks());
    return EarlierCopy{std::move(name), std::move(bookmarks)};
}

/// A copy from an earlier time.
struct FoundCopy {
    std::filesystem::path file;
    std::optional<EarlierCopy> own; ///< what it keeps; none: no copy may be replaced
    std::string kept;               ///< the name of one that has something of its own; may be empty
};

/// The first of the files that has nothing which the received world lacks. Reads their logs.
FoundCopy earlierCopyIn(const std::vector<std::filesystem::path> &files,
                        const std::filesystem::path &received)
{
    FoundCopy found;
    for (const std::filesystem::path &file : files) {
        if (hasNothingBeyond(file, received).valueOr(false)) {
            const Result<WorldFile> world = WorldFile::open(file);
            const Result<EarlierCopy> own = world ? ownParts(*world) : world.error();
            if (own) {
                found.file = file;
                found.own = *own;
                return found;
            }
        } else if (found.kept.empty()) {
            const Result<WorldSummary> summary = WorldFile::summary(file);
            found.kept = summary ? summary->name : std::string();
        }
    }
    return found;
}

/// The name stays, as it may be one that the player gave; notes and the like take the place of the host's.
Result<void> carryOver(const EarlierCopy &earlier, WorldFile &file)
{
    CAVE_TRY(file.rename(earlier.name));
    const auto hosts = CAVE_TRY(file.bookmarks());
    for (const Bookmark &bookmark : hosts) {
        CAVE_TRY(file.removeBookmark(bookmark.id));
    }
    for (Bookmark own : earlier.bookmarks) {
        own.id = 0;
        CAVE_TRY(file.putBookmark(own));
    }
    return {};
}

/// Why the link of a player ended; empty if they left, which the world reports while its run goes on.
QString goneText(const QString &name, const GuestGone &gone)
{
    if (gone.why == byeMessage({ByeReason::Left, {}}))
        return {}; // an event of the world
    if (gone.why == byeMessage({ByeReason::Removed, {}}))
        return GameText::tr("You have removed %1 from the game.").arg(name);
    const QString why = messageText(gone.why);
    return gone.isKept ? GameText::tr("The connection to %1 is lost: %2. They can rejoin within ten minutes.")
                             .arg(name, why)
                       : GameText::tr("The connection to %1 has ended: %2.").arg(name, why);
}

} // namespace

QString sentenceOf(const Message &message)
{
    return GameText::tr("%1.").arg(sentenceCase(messageText(message)));
}

QString joinProblemText(const GuestClient &client, const Message &why)
{
    return QStringLiteral("%1 %2").arg(sentenceOf(why), adviceFor(client)).trimmed();
}

QString gameOverText(const QString &world, const Message &why)
{
    return GameText::tr("The game has ended: %1. You can go on playing your copy of “%2” alone.")
        .arg(messageText(why), world);
}

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
        const QString text = goneText(nameOf(gone->player), *gone);
        const bool isInWorld = gone->player < kFirstWatcher && m_page.played().isGoing();
        if (!text.isEmpty())
            m_page.logSystem(text);
        else if (!isInWorld)
            m_page.logSystem(tr("%1 has left.").arg(nameOf(gone->player)));
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

JoinedGame::JoinedGame(PlayPlace &pages, CopyPlace place, const JoinRequest &request,
                       const GameAddress &address, QObject *parent)
    : QObject(parent)
    , m_pages(pages)
    , m_place(std::move(place))
    , m_world(*this)
    , m_client(settingsOf(request), m_world, address, request.code)
    , m_ownName(request.look.name)
{
    connect(&m_client, &GuestClient::ordered, this, [this] { m_world.showPending(); });
    connect(&m_client, &GuestClient::happened, this, &JoinedGame::handle);
    connect(&m_client, &GuestClient::changed, this, &JoinedGame::followState);
    connect(&m_client, &GuestClient::ended, this, [this](const Message &why) {
        const bool hasCopy = m_isInWorld;
        release();
        emit ended(why, hasCopy);
    });
}

JoinedGame::~JoinedGame()
{
    leave();
}

void JoinedGame::leave()
{
    m_client.leave();
    release();
}

/// That of the host's world, which is open.
PlayPage &JoinedGame::page() const
{
    return *m_pages.page();
}

/// The copy becomes a world like any other.
void JoinedGame::release()
{
    if (!std::exchange(m_isInWorld, false))
        return;
    m_isBroken = false;
    m_pause.reset();
    playAlone(page().session());
    page().played().setSharedPause(std::nullopt);
    page().played().setOrder(nullptr);
    page().setLinkState({}, false);
}

// --- The order --------------------------------------------------------------------------------------------

void JoinedGame::give(const Command &command)
{
    if (isOnlooker())
        return page().logSystem(tr("You are watching. Only players can act."));
    if (m_client.request(command))
        return;
    if (const auto *steer = std::get_if<SteerCommand>(&command))
        m_unsentSteer = *steer; // or the figure would run on
    if (m_client.state() == GuestLink::State::Playing)
        page().logSystem(tr("The host hasn't carried out your last commands yet. Wait a moment."));
}

void JoinedGame::setPaused(bool on)
{
    if (!m_client.talk(PauseFrame{localPlayer(), on})) // the host says when it is done
        emit unsent();
}

bool JoinedGame::say(const QString &text)
{
    return m_client.talk(ChatFrame{localPlayer(), text.toStdString()});
}

bool JoinedGame::point(WorldPos cell)
{
    return m_client.talk(PingFrame{localPlayer(), cell});
}

// --- The copy ---------------------------------------------------------------------------------------------

LinkPlayer JoinedGame::localPlayer() const
{
    return m_client.player().value_or(0);
}

void JoinedGame::findFile(const std::filesystem::path &received, FileFound done)
{
    m_place.finishSaving();
    if (m_isInWorld) // always a new file: should it fail to be written, the open copy is still there
        return done(m_place.newFile(fileNameOfCopies()));
    findFirst(received, std::move(done));
}

/// That of a copy from an earlier time which has nothing that the host's world lacks, or else a new one: so
/// there is one for each game, and what was played alone isn't lost.
void JoinedGame::findFirst(const std::filesystem::path &received, FileFound done)
{
    m_earlier.reset();
    m_kept.clear();
    if (const Result<void> room = makeRoom(); !room)
        return done(room.error());
    Result<std::vector<std::filesystem::path>> earlier =
        m_place.earlierFiles({fileNameOfCopies(), nameOfCopies()});
    if (!earlier)
        return done(earlier.error());
    const auto look = [files = std::move(*earlier), received] { return earlierCopyIn(files, received); };
    m_jobs.runLatest(look, [this, done = std::move(done)](const FoundCopy &found) {
        if (const Result<void> room = makeRoom(); !room) // another may have been opened meanwhile
            return done(room.error());
        m_earlier = found.own;
        m_kept = QString::fromStdString(found.kept);
        done(found.own ? Result<std::filesystem::path>(found.file) : m_place.newFile(fileNameOfCopies()));
    });
}

Result<void> JoinedGame::makeRoom()
{
    if (m_place.makeRoom())
        return {};
    return Error{ErrorCode::Io, message("“%1” is still open: its last steps can't be saved",
                                        page().played().name().toStdString())};
}

Result<void> JoinedGame::nameCopy(WorldFile &file)
{
    return m_earlier ? carryOver(*m_earlier, file)
                     : file.rename(m_place.freeName(nameOfCopies()).toStdString());
}

SavedSession *JoinedGame::session()
{
    return m_isInWorld ? &page().session() : nullptr;
}

void JoinedGame::open(SavedSession session)
{
    if (const Party &party = session.session().world().party; party.isAlone()) // its file has no names
        session.session().describePlayer(party.shown, m_client.hostName(), 0);
    if (m_isInWorld)
        return replace(std::move(session));
    const Result<void> named = nameCopy(session.file());
    m_place.enter(std::move(session), *this);
    m_isInWorld = true;
    showPause();
    if (isOnlooker())
        page().logSystem(tr("You are watching %1 and the other players.")
                             .arg(playerName(page().played().world(), page().played().localPlayer())));
    if (!named && m_earlier)
        page().logSystem(withReason(tr("The name and notes of your earlier copy are lost."), named.error()));
    if (!m_earlier && !m_kept.isEmpty())
        sayKept(m_kept);
    emit entered();
}

QString JoinedGame::nameOfCopies() const
{
    return m_place.nameFor(QString::fromStdString(m_client.worldName()),
                           QString::fromStdString(m_client.hostName()));
}

QString JoinedGame::fileNameOfCopies() const
{
    return m_place.fileNameFor(QString::fromStdString(m_client.worldName()),
                               QString::fromStdString(m_client.hostName()));
}

/// Of a copy that this game's doesn't take the place of.
void JoinedGame::sayKept(const QString &name)
{
    page().logSystem(tr("“%1” is from another game, or you played on in it alone: it stays as it is. This "
                        "game's copy is “%2”.")
                         .arg(name, page().played().name()));
}

/// The new page is like the one before, but for the world.
void JoinedGame::replace(SavedSession session)
{
    const QPointer<QWidget> focused = QApplication::focusWidget();
    const Zoom zoom = page().map()->zoom();
    const std::optional<QString> written = page().written();
    std::deque<LogMessage> messages = page().messages().messages();
    const std::filesystem::path old = page().played().path();
    const bool isInPlace = !page().played().saving().isStranded();
    const QString oldName = page().played().name();
    // Another world may be hosted at the same address by now.
    const bool isOther = page().played().world().spec != session.session().world().spec;
    const Result<EarlierCopy> own = ownParts(page().session().file());
    const bool isKept = !isOther && own && carryOver(*own, session.file());
    if (isOther || !own)
        static_cast<void>(
            session.file().rename((isOther ? m_place.freeName(nameOfCopies()) : oldName).toStdString()));
    m_isReplacing = true;
    m_pages.open(std::move(session), this);
    showPause();
    page().continueLog(std::move(messages));
    m_isReplacing = false;
    if (isKept && isInPlace)
        removeDatabase(old);
    page().map()->setZoom(zoom);
    if (written)
        page().writeAgain(*written); // what is typed meanwhile must not become commands
    else if (focused != nullptr && focused->isVisible())
        focused->setFocus();
    const bool differed = std::exchange(m_differed, false); // and not only because the host began again
    if (isOther)
        sayKept(oldName);
    else if (differed)
        page().logSystem(tr("Your world was different from the host's, and was loaded again."));
}

void JoinedGame::show(const std::vector<Event> &events)
{
    if (m_isInWorld)
        page().played().showApplied(events);
}

// --- What the others do -----------------------------------------------------------------------------------

/// Empty for another one who only watches: hosts name those who play.
QString JoinedGame::nameOf(LinkPlayer player) const
{
    if (player == localPlayer())
        return m_ownName;
    const PartyMember *member =
        m_isInWorld ? page().played().world().party.find(static_cast<int>(player)) : nullptr;
    return member != nullptr ? QString::fromStdString(member->name) : QString();
}

void JoinedGame::showChat(const ChatHeard &heard)
{
    const QString text = QString::fromStdString(heard.text);
    const QString name = nameOf(heard.player);
    if (heard.player >= kFirstWatcher && name.isEmpty())
        page().logSystem(tr("Someone who watches: %1").arg(text));
    else if (isOnlooker()) // the page takes the host's player for its own
        page().logSystem(QStringLiteral("%1: %2").arg(name, text));
    else
        page().showChat(static_cast<int>(heard.player), text);
}

void JoinedGame::showPlace(const PlaceShown &place)
{
    const QString name = nameOf(place.player);
    const auto player = static_cast<int>(place.player);
    if (place.player >= kFirstWatcher)
        page().showPing(player, place.cell, name.isEmpty() ? tr("Someone who watches") : name);
    else
        page().showPing(player, place.cell, isOnlooker() ? name : QString());
}

void JoinedGame::showPause()
{
    page().played().setSharedPause(m_pause ? std::optional(nameOf(*m_pause)) : std::nullopt);
}

void JoinedGame::handle(const GuestEvent &event)
{
    if (const auto *pause = std::get_if<GamePaused>(&event)) // may come before the world
        m_pause = pause->paused ? std::optional(pause->player) : std::nullopt;
    if (!m_isInWorld)
        return;
    if (const auto *refused = std::get_if<RequestRefused>(&event))
        page().played().showApplied({Event{CommandRefused{refused->refusal}, page().played().localPlayer()}});
    else if (const auto *heard = std::get_if<ChatHeard>(&event))
        showChat(*heard);
    else if (const auto *place = std::get_if<PlaceShown>(&event))
        showPlace(*place);
    else if (std::holds_alternative<WorldsDiffer>(event))
        m_differed = true;
    else if (std::holds_alternative<GamePaused>(event))
        showPause();
}

void JoinedGame::followState()
{
    const GuestLink::State state = m_client.state();
    const bool isWaiting = state == GuestLink::State::Waiting; // otherwise the world may just come again
    const bool broken = m_isInWorld && (isWaiting || (m_isBroken && state != GuestLink::State::Playing));
    if (broken && !m_isBroken) {
        m_brokenFor.start();
        page().logSystem(tr("The connection to the host is lost. Reconnecting…"));
    } else if (!broken && m_isBroken) {
        page().logSystem(tr("Connected again."));
    }
    m_isBroken = broken;
    if (m_unsentSteer && m_isInWorld && m_client.request(*m_unsentSteer))
        m_unsentSteer.reset();
    emit changed();
}

LinkView JoinedGame::view() const
{
    LinkView view;
    if (m_isInWorld)
        view.players = page().played().world().party.presentPlayers();
    view.latencyMs = m_client.latencyMs();
    view.isQuiet = m_client.isQuiet();
    if (m_isBroken)
        view.secondsLeft = std::max<qint64>(0, kKeptMs - m_brokenFor.elapsed()) / 1000;
    return view;
}

} // namespace cave
