// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "ui_join_form.h"

#include <QString>
#include <QWidget>

namespace cave {

/// What someone enters to join a game.
struct JoinRequest {
    PlayerLook look;
    QString address; ///< as `gameAddress` reads it
    QString code;    ///< normalised
    bool watches = false;
};

/// Which game to join, and as whom.
class JoinForm : public QWidget {
    Q_OBJECT

public:
    explicit JoinForm(QWidget *parent = nullptr);

    void setLook(const PlayerLook &look);
    void setAddress(const QString &address);
    [[nodiscard]] GameList &games() const { return *m_ui.join_gameList; }
    void focusFirst();
    void focusCode();

signals:
    void joinRequested(const cave::JoinRequest &request);
    /// Something that was entered can't be used.
    void refused(const QString &problem);

private:
    void refreshLook();
    void submit();
    void refuse(QWidget &field, const QString &problem);

    Ui::JoinForm m_ui;
};

} // namespace cave
