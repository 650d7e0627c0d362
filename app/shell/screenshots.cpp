#include "app/shell/screenshots.h"

#include "app/play/play_page.h"
#include "app/shell/appearance.h"
#include "app/shell/data_folders.h"
#include "app/shell/main_window.h"
#include "app/shell/staged_window.h"
#include "core/io/saved_session.h"
#include "core/io/world_library.h"
#include "editor/view/map_view.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QTextStream>

#include <array>

namespace cave {
namespace {

constexpr QSize kSize{1280, 800};
constexpr QSize kSmallSize{640, 480};
constexpr const char *kScaleVariable = "QT_SCALE_FACTOR";
constexpr int kTwiceMs = 120'000;

struct StagedWorld {
    const char *name;
    const char *seed;
    GeneratorKind generator;
    int steps;
};

constexpr std::array kWorlds{
    StagedWorld{"Amber Hollow", "amber-hollow-42", GeneratorKind::Caves, 900},
    StagedWorld{"The old mine", "classic 1998", GeneratorKind::Classic, 400},
    StagedWorld{"Höhle unter dem Fjord", "fjord", GeneratorKind::Caves, 300},
    StagedWorld{"Quiet Vault", "", GeneratorKind::Caves, 0},
};

/// Wanders: straight on, turning right at rock and now and then.
void wander(SavedSession &session, int steps)
{
    std::size_t heading = 0;
    for (int i = 0; i < steps; ++i) {
        const Direction direction = kDirections[heading % kDirections.size()];
        const std::vector<Event> events = session.session().apply(MoveCommand{direction});
        const bool blocked = std::holds_alternative<MoveBlocked>(events.front());
        constexpr int kLeg = 17;
        heading += blocked || i % kLeg == 0 ? 1 + static_cast<std::size_t>(i % 3) : 0;
    }
    static_cast<void>(session.save()); // a picture of less is still a picture
}

void makeWorlds(const std::filesystem::path &folder)
{
    const WorldLibrary library(folder);
    for (const StagedWorld &staged : kWorlds) {
        const WorldSpec spec{staged.seed, {staged.generator, 1}, defaultSettings(staged.generator)};
        const Result<std::filesystem::path> path = library.pathForNewWorld(staged.name);
        Result<SavedSession> session = path ? SavedSession::create(*path, staged.name, spec) : path.error();
        if (session)
            wander(*session, staged.steps);
    }
    QFile damaged(fromPath(folder / "Shattered.cave"));
    if (damaged.open(QIODevice::WriteOnly))
        damaged.write("these are not the bytes of a world");
}

class Photographer {
public:
    Photographer(StagedWindow &stage, const QString &folder) : m_stage(stage), m_folder(folder) {}

    void take(const QString &view)
    {
        m_stage.settle();
        take(view, m_stage.window());
    }
    void take(const QString &view, QWidget &widget)
    {
        const double ratio = widget.devicePixelRatioF();
        const QString scale = ratio == 1 ? QString() : QString("@%1x").arg(ratio);
        const QString file = m_folder.filePath(view + scale + ".png");
        m_failed = !widget.grab().save(file) || m_failed;
        QTextStream(stdout) << file << Qt::endl;
    }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    StagedWindow &m_stage;
    QDir m_folder;
    bool m_failed = false;
};

void takeStart(StagedWindow &stage, Photographer &photographer, const QString &theme)
{
    stage.window().showStart();
    photographer.take("start-" + theme);
    stage.window().resize(kSmallSize);
    photographer.take("start-small-" + theme);
    stage.window().resize(kSize);
}

void takeNewWorld(StagedWindow &stage, Photographer &photographer, const QString &theme)
{
    stage.window().showNewWorld();
    stage.window().findChild<QLineEdit *>("newWorld.name")->setText("Ember Gallery");
    stage.window().findChild<QLineEdit *>("newWorld.seed")->setText("ember-gallery-7");
    photographer.take("new-world-" + theme);
    stage.window().resize(kSmallSize);
    photographer.take("new-world-small-" + theme);
    stage.window().resize(kSize);
}

void takePlay(StagedWindow &stage, Photographer &photographer, const QString &theme)
{
    MainWindow &window = stage.window();
    const Result<std::filesystem::path> world = WorldLibrary(stage.worlds()).find(kWorlds[0].name);
    if (!world)
        return;
    window.openWorld(*world);
    stage.waitUntil([&window] { return window.playPage()->hasWorld(); });
    photographer.take("play-" + theme);
    window.playPage()->map()->setMapStyle(MapStyle::Glyphs);
    photographer.take("play-glyphs-" + theme);
    window.playPage()->map()->setMapStyle(MapStyle::Tiles);
    window.showStart();
}

void takeDialogs(StagedWindow &stage, Photographer &photographer, const QString &theme)
{
    for (const char *action : {"help.keys", "help.guide", "help.log"})
        stage.window().findChild<QAction *>(action)->trigger();
    stage.settle();
    for (auto *dialog : stage.window().findChildren<QDialog *>()) {
        if (!dialog->isVisible())
            continue;
        photographer.take(dialog->objectName() + '-' + theme, *dialog);
        dialog->close();
    }
}

void takeSettings(StagedWindow &stage, Photographer &photographer, const QString &theme)
{
    stage.window().findChild<QAction *>("game.settings")->trigger();
    auto *dialog = stage.window().findChild<QDialog *>("settingsDialog");
    auto *titles = dialog->findChild<QListWidget *>("settings.titles");
    for (int row = 0; row < titles->count(); ++row) {
        titles->setCurrentRow(row);
        stage.settle();
        photographer.take(QString("settings-%1-").arg(row + 1) + theme, *dialog);
    }
    dialog->close();
}

bool takeAll(const QString &folder)
{
    StagedWindow stage(kSize);
    Photographer photographer(stage, folder);
    const std::array themes{std::pair{ThemeChoice::Dark, "dark"}, std::pair{ThemeChoice::Light, "light"}};
    for (const auto &[choice, name] : themes) {
        stage.window().appearance()->choose(choice);
        photographer.take(QString("start-empty-") + name);
    }
    makeWorlds(stage.worlds());
    for (const auto &[choice, name] : themes) {
        stage.window().appearance()->choose(choice);
        takeStart(stage, photographer, name);
        takeNewWorld(stage, photographer, name);
        takePlay(stage, photographer, name);
        takeDialogs(stage, photographer, name);
        takeSettings(stage, photographer, name);
    }
    return !photographer.failed();
}

bool takeAllTwiceAsLarge(const QString &folder)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kScaleVariable, "2");
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(QCoreApplication::applicationFilePath(), {"--screenshots", folder});
    return process.waitForFinished(kTwiceMs) && process.exitCode() == 0;
}

} // namespace

int takeScreenshots(const QString &folder)
{
    if (!QDir().mkpath(folder)) {
        QTextStream(stderr) << "cavegame: cannot make the folder '" << folder << "'" << Qt::endl;
        return 1;
    }
    bool taken = takeAll(folder);
    if (qEnvironmentVariableIsEmpty(kScaleVariable))
        taken = takeAllTwiceAsLarge(folder) && taken;
    return taken ? 0 : 1;
}

} // namespace cave
