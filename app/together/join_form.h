// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"

#include <QString>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace cave {

class CodeField;
class GameList;
class PlayerFields;

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
    [[nodiscard]] GameList &games() const { return *m_games; }
    void focusFirst();
    void focusCode();

signals:
    void joinRequested(const cave::JoinRequest &request);
    /// Something that was entered can't be used.
    void refused(const QString &problem);

private:
    void layOut();
    void refreshLook();
    void retranslateUi();
    void submit();
    void refuse(QWidget &field, const QString &problem);

    QLabel *m_gamesLabel;
    GameList *m_games;
    QLabel *m_addressLabel;
    QLineEdit *m_address;
    QLabel *m_codeLabel;
    CodeField *m_code;
    PlayerFields *m_player;
    QCheckBox *m_watch;
    QPushButton *m_join;
};

} // namespace cave
