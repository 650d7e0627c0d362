// SPDX-License-Identifier: MIT
#pragma once

#include "app/together/guest_table.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;
class QVBoxLayout;

namespace cave {

/// A world while it is hosted: how others get in, and who is there.
class HostingPanel : public QWidget {
    Q_OBJECT

public:
    explicit HostingPanel(QWidget *parent = nullptr);

    void setCode(const QString &code);
    void setAddresses(const QStringList &addresses);
    void setPlayers(const QList<GuestRow> &rows);
    /// The number of wrong codes that came from an address.
    void setGuessed(const QString &address, int tries);
    void focusFirst();

signals:
    void newCodeRequested();
    void removeRequested(cave::LinkPlayer player);
    void stopRequested();

private:
    void createCode(QVBoxLayout &column);
    void createAddresses(QVBoxLayout &column);
    void createStop(QVBoxLayout &column);
    void refreshLook();
    void retranslateUi();
    void copy(const QString &text, const QString &done);
    void askToStop();

    QLabel *m_codeHeading = nullptr;
    QLabel *m_code = nullptr;
    QPushButton *m_copyCode = nullptr;
    QPushButton *m_newCode = nullptr;
    QLabel *m_addressHeading = nullptr;
    QTreeWidget *m_addresses = nullptr;
    QPushButton *m_copyAddress = nullptr;
    QLabel *m_done = nullptr; ///< what was copied
    QLabel *m_playerHeading = nullptr;
    GuestTable *m_players = nullptr;
    QLabel *m_guessed = nullptr;
    QPushButton *m_stop = nullptr;
    QWidget *m_confirm = nullptr;
    QLabel *m_question = nullptr;
    QPushButton *m_stopIt = nullptr;
    QPushButton *m_keepOn = nullptr;
    int m_guests = 0; ///< who are there
    QString m_guesser;
    int m_tries = 0;
};

} // namespace cave
