#pragma once

#include "core/session/session.h"

#include <QWidget>

class QLabel;

namespace cave {

/// The status line of play: where the player is, what is under the mouse or why walking ended, what is worn,
/// and how far the world has been played.
class PlayStatus : public QWidget {
    Q_OBJECT

public:
    explicit PlayStatus(QWidget *parent = nullptr);

    /// Shows what the session is like now; null: nothing.
    void showSession(const Session *session);
    /// How time passes, where everything moves freely; shown with the next `showSession`.
    void setClock(const QString &text) { m_clock = text; }
    /// What is under the mouse; empty for nothing.
    void showHovered(const QString &text);
    /// Something to be read before going on; takes the place of what is hovered. Empty: no longer.
    void showNotice(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void shareRoom();
    void showHero(const Session &session);
    void showAction(const Session &session);

    QLabel *m_place;
    QLabel *m_underMouse;
    QLabel *m_notice;
    QLabel *m_gear;
    QLabel *m_progress;
    QString m_clock;
};

} // namespace cave
