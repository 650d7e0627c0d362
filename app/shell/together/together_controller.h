// SPDX-License-Identifier: MIT
#pragma once

#include "app/net/host_server.h"
#include "app/together/join_dialog.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>

namespace cave {

class HostDialog;
class HostedGame;
class JoinedGame;
class PlayController;
class PlayPage;
struct CopyPlace;
struct ShellServices;

/// Playing together: hosts the open world, or joins a game that another machine hosts.
class TogetherController : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    TogetherController(ShellServices &shell, PlayController &play);
    ~TogetherController() override;

    /// Ends what is hosted or joined without asking, and waits a second at most until the others know.
    void end();

    /// Enables the actions and says why one is off; to be called again when they got their texts.
    void updateActions();
    /// Null unless the open world is hosted, or a game is joined or being joined.
    [[nodiscard]] HostedGame *hosted() const { return m_hosted.get(); }
    [[nodiscard]] JoinedGame *joined() const { return m_joined.get(); }

private:
    void follow(const PlayPage &page);
    [[nodiscard]] PlayPage &page() const;
    [[nodiscard]] QString whyNotHost() const;
    [[nodiscard]] bool isGuest() const;
    /// Whether the open world may be closed now; otherwise the player is asked.
    [[nodiscard]] bool mayLeave(const std::function<void()> &next);
    void withdrawQuestion();
    void followClosing();
    void reportUnsent(const QString &text);

    // Hosting
    void showHost();
    HostDialog &hostDialog();
    void host(const PlayerLook &look, const HostOptions &options);
    void stopHosting();
    void showPlayers();
    void renewCode();

    // Joining
    void showJoin();
    JoinDialog &joinDialog();
    void join(const JoinRequest &request);
    void cancelJoining();
    void enterGame();
    void showLink();
    void gameOver(const Message &why, bool hasCopy);
    [[nodiscard]] CopyPlace copyPlace();

    ShellServices &m_shell;
    PlayController &m_play;
    QPointer<HostDialog> m_hostDialog; ///< created on first use
    QPointer<JoinDialog> m_joinDialog; ///< likewise
    std::unique_ptr<HostedGame> m_hosted;
    std::unique_ptr<JoinedGame> m_joined;
    QTimer m_second;          ///< for what changes with time
    QString m_question;       ///< whether to end the game for others; as asked last
    bool m_isLeaving = false; ///< the player agreed to end the game for others
};

} // namespace cave
