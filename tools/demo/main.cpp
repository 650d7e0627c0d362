// SPDX-License-Identifier: MIT
// Plays a short scripted game in a window of its own and writes a picture of it: what ./play does without a
// display.
#include "app/common/window_application.h"
#include "app/play/page/play_page.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/main_window.h"
#include "core/base/text.h"
#include "core/io/files/environment.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QTextStream>

#include "tools/pictures/staged_player.h"
#include "tools/pictures/staged_window.h"

namespace cave {
namespace {

constexpr QSize kSize{1280, 800};
/// In the world of this seed so many commands lead past chests and through a fight to a view of two rats and
/// two more chests.
constexpr const char *kDemoSeed = "hollow-4";
constexpr int kCommands = 147;

void say(const QString &line)
{
    QTextStream(stdout) << QString::fromStdString(printable(line.toStdString())) << Qt::endl;
}

int fail(const QString &why)
{
    QTextStream(stderr) << "cavegame: " << QString::fromStdString(printable(why.toStdString())) << Qt::endl;
    return 1;
}

/// As a person would: Ctrl+N, the fields, Enter.
bool makeWorld(StagedWindow &stage)
{
    MainWindow &window = stage.window();
    window.play().showNewWorld();
    QApplication::processEvents();
    for (const auto &[field, text] :
         {std::pair{"newWorld.name", "Demonstration"}, std::pair{"newWorld.seed", kDemoSeed}}) {
        auto *edit = window.findChild<QLineEdit *>(field);
        edit->setFocus();
        edit->selectAll();
        stage.type(text);
    }
    stage.press(Qt::Key_Return);
    return stage.waitUntil([&window] { return window.playPage() != nullptr; });
}

/// Steps and blows by their keys; what needs the inventory's window is done without it.
void carryOut(StagedWindow &stage, const Command &command)
{
    if (const auto *move = std::get_if<MoveCommand>(&command))
        stage.step(move->direction);
    else if (std::holds_alternative<FightCommand>(command))
        stage.press(Qt::Key_Space);
    else
        stage.window().playPage()->played().perform(command);
}

void playOn(StagedWindow &stage)
{
    for (int i = 0; i < kCommands; ++i) {
        Session &session = stage.window().playPage()->session().session();
        const std::optional<Command> command = nextOfStagedPlayer(session);
        if (!command)
            return;
        carryOut(stage, *command);
        if (std::holds_alternative<FightCommand>(*command) && !session.isFighting())
            stage.press(Qt::Key_Return); // leaves the panel with the end of the fight
    }
}

void reportActions(const World &world)
{
    const Statistics &done = world.player().statistics;
    say(QString("walked %1 steps to (%2, %3), opened %4 chests and fought %5 fights")
            .arg(done.steps)
            .arg(world.player().position.x)
            .arg(world.player().position.y)
            .arg(done.chestsOpened)
            .arg(done.fights));
}

int playDemonstration(const QString &file)
{
    StagedWindow stage(kSize);
    if (!makeWorld(stage))
        return fail("the world for the demonstration could not be made");
    const World &world = stage.window().playPage()->session().session().world();
    say(QString("made a world of the seed '%1'; the player enters at (%2, %3)")
            .arg(kDemoSeed)
            .arg(world.player().position.x)
            .arg(world.player().position.y));
    playOn(stage);
    reportActions(world);
    if (auto *discs = stage.window().findChild<QAction *>("play.discs"))
        discs->trigger();
    if (const Result<void> written = stage.photograph(file); !written)
        return fail(QString::fromStdString(written.error().text()));
    say(QString("wrote %1").arg(file));
    return 0;
}

} // namespace
} // namespace cave

int main(int argc, char **argv)
{
    cave::tidyEnvironment();
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    const cave::WindowApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 2 && !arguments[1].isEmpty() && !arguments[1].startsWith('-'))
        return cave::playDemonstration(arguments[1]);
    QTextStream(stderr) << "usage: cavegame-demo FILE  plays a short game and writes a picture of it\n";
    return 2;
}
