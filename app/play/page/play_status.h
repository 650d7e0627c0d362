// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>

class QLabel;

namespace cave {

class PlaySession;
class Session;

/// The status line of play: where the player is, what is under the mouse or why walking ended, the equipment,
/// and how far the world has been played.
class PlayStatus : public QWidget {
    Q_OBJECT

public:
    /// Shows the world open in `session`, which must outlive this.
    PlayStatus(PlaySession &session, QWidget *parent);

    /// Shows the current state of the session.
    void showSession();
    /// How time passes, with free movement; shown with the next `showSession`.
    void setClock(const QString &text) { m_clock = text; }
    /// How the link to other players is; a problem is emphasised. Empty: hidden.
    void setLink(const QString &text, bool isProblem);
    /// What is under the mouse; empty for nothing.
    void showHovered(const QString &text);
    /// A notice that takes precedence over the hovered text. Empty: none.
    void showNotice(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void followSession();
    void shareRoom();
    void inkLink();
    void showHero(const Session &session);
    void showAction(const Session &session);

    PlaySession &m_session;
    QLabel *m_place;
    QLabel *m_underMouse;
    QLabel *m_notice;
    QLabel *m_gear;
    QLabel *m_progress;
    QLabel *m_link;
    bool m_linkFails = false;
    QString m_clock;
    std::int64_t m_second = 0; ///< as shown, with free movement
};

} // namespace cave
