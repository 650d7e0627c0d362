// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

#include <cstdint>

namespace cave {

class ElidedLabel;
class PlaySession;
class Session;

/// The status line of play: where the player is, what is under the mouse or why walking ended, the player's
/// condition and equipment, and how far the world has been played.
class PlayStatus : public QWidget {
    Q_OBJECT

public:
    /// Shows the world of `session`, which must outlive this.
    PlayStatus(PlaySession &session, QWidget *parent);

    /// Shows the current state of the session.
    void showSession();
    /// How time passes, with free movement.
    void setClock(const QString &text);
    /// Leaves out what the sidebar shows while it is beside the map.
    void setBesideSidebar(bool on);
    /// How the link to other players is; a problem is emphasised. Empty: hidden.
    void setLink(const QString &text, bool isProblem);
    /// What is under the mouse; empty for nothing.
    void showHovered(const QString &text);
    /// A notice that takes precedence over the hovered text. Empty: none.
    void showNotice(const QString &text);

private:
    void shareRoom();
    void stretchParts(bool wide, bool needsMore);
    void inkLink();
    void showCondition(const Session &session);
    void showAction(const Session &session);

    PlaySession &m_session;
    ElidedLabel *m_place;
    ElidedLabel *m_underMouse;
    ElidedLabel *m_notice;
    ElidedLabel *m_gear;
    ElidedLabel *m_progress;
    ElidedLabel *m_link;
    bool m_linkFails = false;
    bool m_besideSidebar = false;
    QString m_clock;
    std::int64_t m_second = 0; ///< as shown, with free movement
};

} // namespace cave
