// SPDX-License-Identifier: MIT
#pragma once

#include "app/together/guest_table.h"
#include "ui_hosting_panel.h"

#include <QStringList>
#include <QWidget>

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
    void refreshLook();
    void copy(const QString &text, const QString &done);
    void askToStop();

    Ui::HostingPanel m_ui;
    int m_guests = 0; ///< who are there
    QString m_guesser;
    int m_tries = 0;
};

} // namespace cave
