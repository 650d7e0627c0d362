// SPDX-License-Identifier: MIT
#include "tools/pictures/together_pictures.h"

#include "app/shell/main_window.h"
#include "app/together/game_list.h"
#include "app/together/host_dialog.h"
#include "app/together/hosting_panel.h"
#include "app/together/join_dialog.h"
#include "editor/view/texts/texts.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QCoreApplication>

#include "tools/pictures/photographer.h"
#include "tools/pictures/staged_window.h"

namespace cave {
namespace {

const PlayerLook kAnn{"Ann", 0x4C9BE8};

void take(Photographer &photographer, const QString &view, QDialog &dialog)
{
    dialog.show();
    photographer.stage().settle();
    photographer.take(view, dialog);
}

void takeSmall(Photographer &photographer, const QString &view, QDialog &dialog)
{
    const QSize size = dialog.size();
    dialog.resize(kSmallPictureSize);
    take(photographer, view, dialog);
    dialog.resize(size);
}

void takeHost(Photographer &photographer)
{
    HostDialog dialog(&photographer.stage().window());
    dialog.showSetup("Amber Hollow", kAnn, true);
    take(photographer, "host", dialog);
    dialog.findChild<QAbstractButton *>("host.more")->click();
    dialog.findChild<QCheckBox *>("host.anyAddress")->setChecked(true);
    dialog.showProblem(messageText(message("port %1 can't be used; is another program using it?", 40'123)));
    take(photographer, "host-problem", dialog);
    takeSmall(photographer, "host-problem-small", dialog);
    dialog.showHosting("Amber Hollow");
    HostingPanel &panel = dialog.panel();
    panel.setCode("amber-otter-raven-reef-snow-tuba");
    panel.setAddresses({"192.168.1.5:40123", "127.0.0.1:40123"});
    panel.setPlayers({{1, "Ann", 0x4C9BE8, true, false, true, 0, std::nullopt},
                      {2, "Ben", 0xE0554F, false, false, true, 0, 35},
                      {3, "Cleo", 0x3FA565, false, false, false, 150'000, std::nullopt}});
    panel.setGuessed("192.168.1.7", 4);
    take(photographer, "hosting", dialog);
    dialog.findChild<QAbstractButton *>("host.stop")->click();
    takeSmall(photographer, "hosting-small", dialog);
}

void takeJoin(Photographer &photographer)
{
    JoinDialog dialog(&photographer.stage().window());
    dialog.form().setLook(kAnn);
    dialog.showForm();
    take(photographer, "join-empty", dialog);
    const QString version = QCoreApplication::applicationVersion();
    dialog.form().games().setGames(
        {{"a", "Amber Hollow", "Ben", 2, version, QHostAddress("192.168.1.5"), 40'123},
         {"b", "Amber Hollow", "Cleo", 1, "0.9.1", QHostAddress("192.168.1.9"), 40'124}});
    dialog.form().setAddress("192.168.1.5:40123");
    take(photographer, "join", dialog);
    takeSmall(photographer, "join-small", dialog);
    dialog.showProblem(messageText(message("the name “%1” is already taken", std::string("Ben"))));
    take(photographer, "join-problem", dialog);
    constexpr double kShare = 0.4;
    dialog.showProgress(kShare);
    take(photographer, "join-progress", dialog);
}

} // namespace

void takeTogetherPictures(Photographer &photographer)
{
    takeHost(photographer);
    takeJoin(photographer);
}

} // namespace cave
