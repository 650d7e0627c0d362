#include "app/shell/demo.h"

#include "app/play/play_page.h"
#include "app/shell/main_window.h"
#include "app/shell/staged_window.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QTextStream>

namespace cave {
namespace {

constexpr QSize kSize{1280, 800};
constexpr const char *kSeed = "lantern";
/// North, east, south, west: a walk through the cave of this seed.
constexpr const char *kPath = "eeeeeennnnnneeeeeennnnwwwwnnnneeeeeessssseeeeennnnnneeeeesssseeeennn";

void say(const QString &line)
{
    QTextStream(stdout) << line << Qt::endl;
}

int fail(const QString &why)
{
    QTextStream(stderr) << "cavegame: " << why << Qt::endl;
    return 1;
}

/// As a person would: Ctrl+N, the fields, Enter.
bool makeWorld(StagedWindow &stage)
{
    MainWindow &window = stage.window();
    window.showNewWorld();
    QApplication::processEvents();
    for (const auto &[field, text] :
         {std::pair{"newWorld.name", "Demonstration"}, std::pair{"newWorld.seed", kSeed}}) {
        auto *edit = window.findChild<QLineEdit *>(field);
        edit->setFocus();
        edit->selectAll();
        stage.type(text);
    }
    stage.press(Qt::Key_Return);
    return stage.waitUntil([&window] { return window.playPage()->hasWorld(); });
}

} // namespace

int runDemo(const QString &file)
{
    StagedWindow stage(kSize);
    if (!makeWorld(stage))
        return fail("the world for the demonstration could not be made");
    const World &world = stage.window().playPage()->session()->session().world();
    say(QString("made a world of the seed '%1'; the player enters at (%2, %3)")
            .arg(kSeed)
            .arg(world.player.position.x)
            .arg(world.player.position.y));
    stage.walk(kPath);
    say(QString("walked %1 steps to (%2, %3)")
            .arg(world.turn)
            .arg(world.player.position.x)
            .arg(world.player.position.y));
    if (!stage.photograph(file))
        return fail(QString("could not write '%1'").arg(file));
    say(QString("wrote %1").arg(file));
    return 0;
}

} // namespace cave
