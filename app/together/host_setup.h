// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "app/net/host_server.h"
#include "ui_host_setup.h"

#include <QWidget>

namespace cave {

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
    void refreshLook();
    void showMore();
    void submit();

    Ui::HostSetup m_ui;
};

} // namespace cave
