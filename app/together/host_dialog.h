// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "app/net/host_server.h"

#include <QDialog>
#include <QString>

class QStackedWidget;

namespace cave {

class Banner;
class HostSetup;
class HostingPanel;

/// The window for hosting the open world: first how, then how others get in and who is there.
class HostDialog : public QDialog {
    Q_OBJECT

public:
    explicit HostDialog(QWidget *parent = nullptr);

    /// Shows the page to begin with; `world` is the world's name. `isNew`: no one else has played in it yet.
    void showSetup(const QString &world, const PlayerLook &look, bool isNew);
    /// Shows the page of a hosted world.
    void showHosting(const QString &world);
    /// Why hosting didn't begin, or ended.
    void showProblem(const QString &problem);

    [[nodiscard]] HostingPanel &panel() const { return *m_panel; }

signals:
    void hostRequested(const cave::PlayerLook &look, const cave::HostOptions &options);

private:
    void retranslateUi();
    void showPage(QWidget &page);

    QString m_world;
    Banner *m_problem;
    QStackedWidget *m_pages;
    HostSetup *m_setup;
    HostingPanel *m_panel;
};

} // namespace cave
