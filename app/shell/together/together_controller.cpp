// SPDX-License-Identifier: MIT
#include "app/shell/together/together_controller.h"

#include "app/common/banner.h"
#include "app/net/host_memory.h"
#include "app/play/page/play_page.h"
#include "app/play/page/play_place.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/new_world/world_name.h"
#include "app/shell/start/start_page.h"
#include "app/shell/together/games.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_services.h"
#include "app/together/host_dialog.h"
#include "app/together/hosting_panel.h"
#include "app/together/link_texts.h"
#include "core/io/files/folders.h"
#include "editor/view/style/action_set.h"

#include <QAction>
#include <QMainWindow>

#include <utility>

#include "moc_together_controller.cpp"

namespace cave {
namespace {

constexpr int kSecondMs = 1000;

} // namespace

TogetherController::TogetherController(ShellServices &shell, PlayController &play)
    : m_shell(shell)
    , m_play(play)
{
    m_second.setInterval(kSecondMs);
    connect(&m_second, &QTimer::timeout, this, [this] {
        showPlayers();
        showLink();
    });
    connect(shell.actions.hostGame, &QAction::triggered, this, &TogetherController::showHost);
    connect(shell.actions.joinGame, &QAction::triggered, this, &TogetherController::showJoin);
    connect(&play.startPage(), &StartPage::joinRequested, this, &TogetherController::showJoin);
    play.setLeaveGuard([this](const std::function<void()> &next) { return mayLeave(next); });
    connect(&play.place(), &PlayPlace::opened, this, &TogetherController::follow);
    connect(&play.place(), &PlayPlace::closing, this, &TogetherController::followClosing);
    connect(&play.place(), &PlayPlace::closed, this, &TogetherController::updateActions);
    connect(&shell.pages, &PageStack::shown, this, &TogetherController::updateActions);
    connect(&play, &PlayController::worldChanged, this, &TogetherController::updateActions);
}

TogetherController::~TogetherController()
{
    m_play.setLeaveGuard({});
    end();
}

void TogetherController::follow(const PlayPage &page)
{
    connect(&page, &PlayPage::chatEntered, this, [this](const QString &text) {
        if (m_hosted != nullptr)
            m_hosted->say(text);
        else if (m_joined != nullptr && !m_joined->say(text))
            reportUnsent(text);
    });
    connect(&page, &PlayPage::pingRequested, this, [this](WorldPos cell) {
        if (m_hosted != nullptr)
            m_hosted->point(cell);
        else if (m_joined != nullptr && !m_joined->point(cell))
            reportUnsent({});
    });
    connect(&page.played(), &PlaySession::changed, this, &TogetherController::updateActions);
}

/// `text`: what the player wrote, to be sent later; empty if they pointed at a place.
void TogetherController::reportUnsent(const QString &text)
{
    page().logSystem(tr("Not sent: the connection is lost."));
    if (!text.isEmpty())
        page().writeAgain(text);
}

/// That of the open world; there is one.
PlayPage &TogetherController::page() const
{
    return *m_play.page();
}

bool TogetherController::isGuest() const
{
    return m_joined != nullptr && m_joined->isInWorld();
}

/// Empty if the open world can be hosted.
QString TogetherController::whyNotHost() const
{
    if (isGuest())
        return tr("This world is hosted by someone else");
    if (m_joined != nullptr)
        return tr("You are joining another game");
    if (m_play.page() == nullptr)
        return tr("Open a world first");
    if (m_play.isTrial())
        return tr("A trial can't be hosted");
    return page().played().isGoing() ? QString() : tr("The run in this world is over");
}

void TogetherController::updateActions()
{
    const ShellActions &actions = m_shell.actions;
    const QString obstacle = m_hosted != nullptr ? QString() : whyNotHost();
    actions.hostGame->setEnabled(obstacle.isEmpty());
    setActionTexts(*actions.hostGame, m_hosted != nullptr ? tr("&Hosting…") : tr("&Host this world…"),
                   !obstacle.isEmpty()   ? obstacle
                   : m_hosted != nullptr ? tr("The join code, and who is here")
                                         : tr("Let others on your network play in this world"));
    setActionTexts(*actions.editPlace, actions.editPlace->text(),
                   m_play.page() != nullptr && page().played().isShared()
                       ? tr("Edit a world or a level; not the world that you play together")
                       : tr("Edit a world, with undo that survives a restart"));
}

bool TogetherController::mayLeave(const std::function<void()> &next)
{
    // The game ends once the world is being closed: it may stay open, should it not be saved.
    const int guests = m_hosted != nullptr ? m_hosted->presentGuests() : 0;
    if (guests == 0 || m_isLeaving)
        return true;
    const QString text =
        guests == 1
            ? tr("Someone else is playing in “%1”. Closing it ends the game for them.")
            : tr("%n others are playing in “%1”. Closing it ends the game for them.", nullptr, guests);
    m_question = text.arg(page().played().name());
    m_shell.banner.report(Banner::Kind::Warning, m_question,
                          {{tr("Stop hosting and close"),
                            [this, next] {
                                m_isLeaving = true;
                                m_play.leaveWorld(next);
                                m_isLeaving = false;
                            }},
                           {tr("Go on playing"), [] {}}});
    return false;
}

/// Once it has lost its reason; it holds on to what was to follow, such as another world that is open for it.
void TogetherController::withdrawQuestion()
{
    if (!m_question.isEmpty() && m_shell.banner.text() == m_question)
        m_shell.banner.dismiss();
    m_question.clear();
}

/// The world is being closed: the other players must know.
void TogetherController::followClosing()
{
    withdrawQuestion();
    const bool isReplacing = m_joined != nullptr && m_joined->isReplacing();
    if (m_hosted != nullptr || (isGuest() && !isReplacing))
        end();
    if (m_hostDialog != nullptr && !isReplacing)
        m_hostDialog->close();
}

void TogetherController::end()
{
    if (m_hosted != nullptr)
        stopHosting();
    if (m_joined == nullptr)
        return;
    m_second.stop();
    m_joined->leave();
    m_joined.release()->deleteLater(); // may be what calls
    updateActions();
}

// --- Hosting ----------------------------------------------------------------------------------------------

HostDialog &TogetherController::hostDialog()
{
    if (m_hostDialog != nullptr)
        return *m_hostDialog;
    m_hostDialog = new HostDialog(&m_shell.window);
    const HostingPanel &panel = m_hostDialog->panel();
    connect(m_hostDialog, &HostDialog::hostRequested, this, &TogetherController::host);
    connect(&panel, &HostingPanel::newCodeRequested, this, &TogetherController::renewCode);
    connect(&panel, &HostingPanel::stopRequested, this, &TogetherController::stopHosting);
    connect(&panel, &HostingPanel::removeRequested, this, [this](LinkPlayer player) {
        if (m_hosted != nullptr)
            m_hosted->server().putOut(player);
        showPlayers();
    });
    return *m_hostDialog;
}

void TogetherController::showHost()
{
    HostDialog &dialog = hostDialog();
    if (dialog.isVisible())
        return showInFront(dialog); // as it is, with what was entered
    if (m_hosted == nullptr)
        dialog.showSetup(page().played().name(), m_shell.preferences.playerLook(),
                         page().played().world().party.isAlone());
    else
        dialog.showHosting(page().played().name());
    showInFront(dialog);
    showPlayers();
}

void TogetherController::host(const PlayerLook &look, const HostOptions &options)
{
    HostDialog &dialog = hostDialog();
    if (const QString obstacle = whyNotHost(); !obstacle.isEmpty())
        return dialog.showProblem(tr("%1.").arg(obstacle));
    m_shell.preferences.setPlayerLook(look);
    HostOptions remembered = options;
    remembered.memory = hostMemoryFile(m_shell.dataFolder(), page().played().path());
    auto game = std::make_unique<HostedGame>(page(), look, remembered);
    if (const Result<void> started = game->start(); !started) {
        m_shell.log.warning("together", started.error().text());
        return dialog.showProblem(sentenceOf(started.error().message));
    }
    m_hosted = std::move(game);
    m_shell.log.info("together", "hosting on port " + std::to_string(m_hosted->server().port()));
    connect(m_hosted.get(), &HostedGame::playersChanged, this, &TogetherController::showPlayers);
    connect(&m_hosted->server(), &HostServer::codeGuessed, this, [this](const QString &address, int tries) {
        m_shell.log.warning("together", std::to_string(tries) + " wrong codes from " + address.toStdString());
        hostDialog().panel().setGuessed(address, tries);
    });
    dialog.panel().setGuessed({}, 0);
    dialog.showHosting(page().played().name());
    m_second.start();
    showPlayers();
    updateActions();
}

void TogetherController::stopHosting()
{
    if (m_hosted == nullptr)
        return;
    withdrawQuestion();
    m_second.stop();
    m_hosted->stop();
    m_hosted.release()->deleteLater(); // may be what calls
    m_shell.log.info("together", "stopped hosting");
    if (m_hostDialog != nullptr) {
        m_hostDialog->close();
        m_hostDialog->showSetup(page().played().name(), m_shell.preferences.playerLook(),
                                page().played().world().party.isAlone());
    }
    updateActions();
}

void TogetherController::renewCode()
{
    if (m_hosted == nullptr)
        return;
    m_hosted->server().renewCode();
    hostDialog().panel().setGuessed({}, 0);
    showPlayers();
}

void TogetherController::showPlayers()
{
    if (m_hosted == nullptr)
        return;
    if (m_hosted->presentGuests() == 0)
        withdrawQuestion();
    page().setLinkState(hostStateText(page().played().world().party.presentPlayers()), false);
    if (m_hostDialog == nullptr || !m_hostDialog->isVisible())
        return;
    HostingPanel &panel = m_hostDialog->panel();
    panel.setCode(m_hosted->server().code());
    panel.setAddresses(m_hosted->server().addresses());
    panel.setPlayers(m_hosted->players());
}

// --- Joining ----------------------------------------------------------------------------------------------

JoinDialog &TogetherController::joinDialog()
{
    if (m_joinDialog != nullptr)
        return *m_joinDialog;
    m_joinDialog = new JoinDialog(&m_shell.window);
    connect(m_joinDialog, &JoinDialog::joinRequested, this, &TogetherController::join);
    connect(m_joinDialog, &JoinDialog::cancelled, this, &TogetherController::cancelJoining);
    return *m_joinDialog;
}

void TogetherController::showJoin()
{
    JoinDialog &dialog = joinDialog();
    if (!dialog.isVisible()) {
        dialog.form().setLook(m_shell.preferences.playerLook());
        dialog.form().setAddress(m_shell.preferences.lastGame());
        dialog.showForm();
    }
    showInFront(dialog);
}

void TogetherController::join(const JoinRequest &request)
{
    JoinDialog &dialog = joinDialog();
    const Result<GameAddress> address = gameAddress(request.address);
    if (!address)
        return dialog.showProblem(sentenceOf(address.error().message));
    if (m_hosted != nullptr)
        return dialog.showProblem(tr("You are hosting “%1”. Stop hosting before you join another game.")
                                      .arg(page().played().name()));
    if (isGuest() && m_joined->client().state() == GuestLink::State::Playing)
        return dialog.showProblem(tr("You are already in a game. Close its world before you join another."));
    end(); // a game that can't be reached now
    m_shell.preferences.setPlayerLook(request.look);
    m_shell.preferences.setLastGame(request.address);
    m_joined = std::make_unique<JoinedGame>(m_play.place(), copyPlace(), request, *address);
    connect(m_joined.get(), &JoinedGame::unsent, this, [this] { reportUnsent({}); });
    connect(m_joined.get(), &JoinedGame::changed, this, &TogetherController::showLink);
    connect(m_joined.get(), &JoinedGame::entered, this, &TogetherController::enterGame);
    connect(m_joined.get(), &JoinedGame::ended, this, &TogetherController::gameOver);
    dialog.showProgress(std::nullopt);
    m_joined->start();
}

CopyPlace TogetherController::copyPlace()
{
    CopyPlace place;
    place.folder = [this] {
        // An error is reported when the file is written.
        static_cast<void>(createFolders(m_shell.library.folder()));
        return m_shell.library.folder();
    };
    place.newFile = [this](const QString &name) -> Result<std::filesystem::path> {
        return m_shell.library.pathForNewWorld(name.toStdString());
    };
    place.nameFor = [](const QString &world, const QString &host) {
        return fittingWorldName(world, [&host](const QString &name) {
            return host.isEmpty() ? tr("%1 (from a server)").arg(name) : tr("%1 (from %2)").arg(name, host);
        });
    };
    place.fileNameFor = [](const QString &world, const QString &host) {
        return fittingWorldName(world, [&host](const QString &name) {
            return QStringLiteral("%1 (%2)").arg(name, host.isEmpty() ? QStringLiteral("server") : host);
        });
    };
    place.freeName = [this](const QString &name) {
        const QStringList taken = m_play.startPage().worldNames();
        return taken.contains(name, Qt::CaseInsensitive) ? nextWorldName(name, taken) : name;
    };
    place.earlierFiles = [this](const QStringList &names) -> Result<std::vector<std::filesystem::path>> {
        std::vector<std::filesystem::path> all;
        for (const QString &name : names) {
            const auto paths = CAVE_TRY(m_shell.library.pathsOfName(name.toStdString()));
            all.insert(all.end(), paths.begin(), paths.end());
        }
        std::ranges::for_each(all, [this](const auto &path) { emit m_play.opening(path); });
        return all;
    };
    place.finishSaving = [this] { m_play.finishCheckpoints(); };
    place.makeRoom = [this] { return m_play.closeWorld([] {}); };
    place.enter = [this](SavedSession session, CommandOrder &order) {
        m_play.enter(std::move(session), &order);
    };
    return place;
}

void TogetherController::cancelJoining()
{
    if (m_joined != nullptr && !m_joined->isInWorld())
        end();
    joinDialog().showForm();
}

void TogetherController::enterGame()
{
    m_shell.log.info("together", "joined a game");
    JoinDialog &dialog = joinDialog();
    dialog.showForm();
    dialog.close();
    m_second.start();
    showLink();
    updateActions();
}

void TogetherController::showLink()
{
    if (m_joined == nullptr)
        return;
    if (!m_joined->isInWorld()) {
        const GuestClient &client = m_joined->client();
        const bool comes = client.state() == GuestLink::State::Loading;
        if (client.isUnpacking())
            joinDialog().showUnpacking();
        else
            joinDialog().showProgress(comes ? std::optional(client.progress()) : std::nullopt);
        return;
    }
    const LinkView view = m_joined->view();
    const bool isSlow = view.latencyMs && *view.latencyMs >= kSlowLatencyMs;
    page().setLinkState(linkStateText(view), view.secondsLeft || view.isQuiet || isSlow);
}

void TogetherController::gameOver(const Message &why, bool hasCopy)
{
    m_shell.log.info("together", "the game is over: " + why.english());
    m_second.stop();
    JoinedGame *game = m_joined.release();
    game->deleteLater(); // it is what calls
    updateActions();
    if (hasCopy) {
        m_shell.banner.report(Banner::Kind::Warning, gameOverText(page().played().name(), why));
        return;
    }
    JoinDialog &dialog = joinDialog();
    const GuestClient &client = game->client();
    dialog.showProblem(joinProblemText(client, why), client.failure() == GuestClient::Failure::WrongCode);
}

} // namespace cave
