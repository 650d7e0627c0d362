// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "app/net/host_server.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace cave {

class PlayerFields;

/// How a world is to be hosted, before it is.
class HostSetup : public QWidget {
    Q_OBJECT

public:
    explicit HostSetup(QWidget *parent = nullptr);

    void setLook(const PlayerLook &look);
    /// Whether it can still be chosen if players share a map: no one else has played in the world yet.
    void setMapsAreOpen(bool open);
    [[nodiscard]] PlayerLook look() const;
    [[nodiscard]] HostOptions options() const;
    void focusFirst();

signals:
    void hostRequested();
    /// Something that was entered can't be used.
    void refused(const QString &problem);

private:
    void layOut();
    void refreshLook();
    void retranslateUi();
    void showMore();
    void submit();

    QLabel *m_about;
    PlayerFields *m_player;
    QCheckBox *m_announce;
    QCheckBox *m_ownMaps;
    QToolButton *m_more; ///< opens the part below
    QWidget *m_advanced;
    QLabel *m_portLabel;
    QSpinBox *m_port;
    QCheckBox *m_anyAddress;
    QLabel *m_warning;
    QPushButton *m_host;
};

} // namespace cave
