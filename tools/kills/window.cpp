// SPDX-License-Identifier: MIT
#include "app/common/data_folders.h"
#include "app/play/page/play_page.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/main_window.h"
#include "core/session/players/test_player.h"
#include "core/world/generator_info.h"

#include <QApplication>
#include <QKeyEvent>
#include <QSettings>

#include <variant>

#include "tools/kills/report.h"
#include "tools/kills/victims.h"

namespace cave {
namespace {

void press(QWidget &target, int key)
{
    QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier);
    QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier);
    QApplication::sendEvent(&target, &down);
    QApplication::sendEvent(&target, &up);
    QApplication::processEvents();
}

/// A step by its key, anything else as its button does it.
void carryOut(MainWindow &window, const Command &command)
{
    QWidget *target = QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &window;
    const auto *move = std::get_if<MoveCommand>(&command);
    if (move != nullptr && move->direction == Direction::North)
        press(*target, Qt::Key_Up);
    else if (move != nullptr && move->direction == Direction::East)
        press(*target, Qt::Key_Right);
    else
        window.playPage()->played().perform(command);
    QApplication::processEvents();
}

} // namespace

int playInWindow(const std::filesystem::path &folder, std::uint64_t key)
{
    keepSettingsIn(folder);
    QSettings().setValue("combat/startsRunning", false);
    const std::filesystem::path file = worldsFolder(folder) / "world.cave";
    if (!std::filesystem::exists(file)) {
        const Result<SavedSession> made =
            SavedSession::create(file, "Victim", {"victim", {}, defaultSettings(GeneratorKind::Caves)});
        if (!made)
            return failed(made.error());
    }
    MainWindow window(worldsFolder(folder));
    window.resize(1000, 700);
    window.show();
    window.activateWindow();
    window.play().openWorld(file);
    while (window.playPage() == nullptr)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    SavedSession &session = window.playPage()->session();
    if (const Result<void> sound = checkSound(session); !sound)
        return failed(sound.error());
    reportIfSaved(session);
    RandomPlayer player(key);
    while (!session.saveError()) {
        carryOut(window, player.next(session.session()));
        reportIfSaved(session);
    }
    return failed(*session.saveError());
}

} // namespace cave
