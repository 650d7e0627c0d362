// SPDX-License-Identifier: MIT
#include "tools/pictures/screenshots.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/common/preferences.h"
#include "app/shell/controllers/file_controller.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/main_window.h"
#include "app/shell/settings/appearance.h"
#include "core/base/text.h"
#include "core/io/java/java_world.h"
#include "core/io/world_file/world_file.h"
#include "core/io/worlds/world_library.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialog>
#include <QDir>
#include <QGuiApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <array>

#include "tools/pictures/audit/access_audit.h"
#include "tools/pictures/audit/pseudo_translator.h"
#include "tools/pictures/audit/text_audit.h"
#include "tools/pictures/journey_pictures.h"
#include "tools/pictures/level_pictures.h"
#include "tools/pictures/photographer.h"
#include "tools/pictures/play_pictures.h"
#include "tools/pictures/run_pictures.h"
#include "tools/pictures/seeds_pictures.h"
#include "tools/pictures/staged_window.h"
#include "tools/pictures/staged_worlds.h"
#include "tools/pictures/together_pictures.h"
#include "tools/pictures/workbench_pictures.h"

namespace cave {
namespace {

constexpr const char *kScaleVariable = "QT_SCALE_FACTOR";
constexpr int kTwiceMs = 600'000;

void takeStart(Photographer &photographer)
{
    photographer.stage().window().play().showStart();
    photographer.take("start");
    photographer.takeSmall("start-small");
}

void takeNewWorld(Photographer &photographer)
{
    MainWindow &window = photographer.stage().window();
    window.play().showNewWorld();
    window.findChild<QLineEdit *>("newWorld.name")->setText("Ember Gallery");
    window.findChild<QLineEdit *>("newWorld.seed")->setText("ember-gallery-7");
    photographer.take("new-world");
    photographer.takeSmall("new-world-small");
    window.findChild<QAbstractButton *>("newWorld.scenario.rooms")->click();
    photographer.take("new-world-rooms");
}

void takeDialogs(Photographer &photographer)
{
    for (const char *action : {"help.keys", "help.guide", "help.log", "help.report"})
        photographer.trigger(action);
    photographer.stage().settle();
    for (auto *dialog : photographer.stage().window().findChildren<QDialog *>()) {
        if (!dialog->isVisible())
            continue;
        photographer.take(dialog->objectName(), *dialog);
        dialog->close();
    }
}

void takeSettings(Photographer &photographer)
{
    photographer.trigger("game.settings");
    auto *dialog = photographer.stage().window().findChild<QDialog *>("settingsDialog");
    auto *titles = dialog->findChild<QListWidget *>("settings.titles");
    const QSize size = dialog->size();
    for (int row = 0; row < titles->count(); ++row) {
        titles->setCurrentRow(row);
        photographer.take(QString("settings-%1").arg(row + 1), *dialog);
        dialog->resize(kSmallPictureSize);
        photographer.take(QString("settings-%1-small").arg(row + 1), *dialog);
        dialog->resize(size);
    }
    dialog->close();
}

/// A folder as the original program writes them, and the report of its import.
void takeImport(Photographer &photographer)
{
    StagedWindow &stage = photographer.stage();
    const QTemporaryDir parent;
    const std::filesystem::path folder = toPath(parent.filePath("alpha"));
    const Result<std::filesystem::path> world = WorldLibrary(stage.worlds()).find(kClassicWorld.name);
    const Result<LoadedWorld> loaded = world ? WorldFile::readSnapshot(*world) : world.error();
    if (!loaded || !exportJavaWorld(loaded->world, "Shaft Seven", folder))
        return;
    stage.window().play().showStart();
    stage.window().files().importWorld(folder);
    Banner *banner = stage.window().banner();
    stage.waitUntil([banner] { return banner->isVisible(); });
    photographer.take("import");
    photographer.takeSmall("import-small");
}

void takeViews(Photographer &photographer)
{
    Preferences().set(Setting::Hints, 0); // they would cover the map; one picture has them
    photographer.take("start-empty");
    photographer.takeSmall("start-empty-small");
    makeStagedWorlds(photographer.stage().worlds());
    takeStart(photographer);
    takeNewWorld(photographer);
    takePlayPictures(photographer);
    takeRunPictures(photographer);
    takeJourneyPictures(photographer);
    takeSeedsPictures(photographer);
    takeWorkbenchPictures(photographer);
    takeLevelPictures(photographer);
    takeDialogs(photographer);
    takeSettings(photographer);
    takeTogetherPictures(photographer);
    takeImport(photographer);
}

bool takeAll(const PictureOptions &options, ThemeChoice choice, const QString &theme)
{
    StagedWindow stage(kPictureSize, options.language);
    Photographer photographer(stage, options.folder, theme);
    stage.window().appearance()->choose(choice);
    takeViews(photographer);
    return !photographer.failed();
}

bool takeAllTwiceAsLarge(const PictureOptions &options)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kScaleVariable, "2");
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(QCoreApplication::applicationFilePath(), {"--language", options.language, options.folder});
    return process.waitForFinished(kTwiceMs) && process.exitCode() == 0;
}

/// Prints what audits of all views found; either may be null.
int runAudits(StagedWindow &stage, ViewAudit *large, ViewAudit *small, qsizetype fewest)
{
    Photographer photographer(stage, large, small);
    takeViews(photographer);
    QTextStream out(stdout);
    bool passed = true;
    for (const ViewAudit *audit : {large, small}) {
        if (audit == nullptr)
            continue;
        for (const QString &finding : audit->findings())
            out << QString::fromStdString(printable(finding.toStdString())) << Qt::endl;
        out << QStringLiteral("%1 looked at, %2 findings").arg(audit->seen()).arg(audit->findings().size())
            << Qt::endl;
        // Fewer, and the window wasn't there.
        passed = passed && audit->findings().isEmpty() && audit->seen() >= fewest;
    }
    return passed ? 0 : 1;
}

} // namespace

int takeScreenshots(const PictureOptions &options)
{
    if (!QDir(options.folder).mkpath("eyes")) {
        QTextStream(stderr) << "cavegame: cannot make the folder '"
                            << QString::fromStdString(printable(options.folder.toStdString())) << "'"
                            << Qt::endl;
        return 1;
    }
    bool taken = takeAll(options, ThemeChoice::Dark, "dark");
    taken = takeAll(options, ThemeChoice::Light, "light") && taken;
    if (qEnvironmentVariableIsEmpty(kScaleVariable))
        taken = takeAllTwiceAsLarge(options) && taken;
    return taken ? 0 : 1;
}

int auditTexts(Qt::LayoutDirection direction)
{
    StagedWindow stage(kPictureSize);
    // Only now, as the language of a running program can be changed.
    PseudoTranslator translator;
    QCoreApplication::installTranslator(&translator);
    QGuiApplication::setLayoutDirection(direction);
    TextAudit audit(TextAudit::Language::Pseudo);
    constexpr qsizetype kFewest = 1000;
    return runAudits(stage, &audit, nullptr, kFewest);
}

int auditLanguage(const QString &language)
{
    StagedWindow stage(kPictureSize, language);
    AccessAudit access;
    TextAudit texts(TextAudit::Language::Real);
    constexpr qsizetype kFewest = 200;
    return runAudits(stage, &access, &texts, kFewest);
}

} // namespace cave
