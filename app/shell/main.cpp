// SPDX-License-Identifier: MIT
#include "app/common/data_folders.h"
#include "app/common/preferences.h"
#include "app/common/window_application.h"
#include "app/log/log.h"
#include "app/play/page/play_page.h"
#include "app/play/page/play_place.h"
#include "app/play/sound/play_sounds.h"
#include "app/play/sound/sounds.h"
#include "app/shell/controllers/file_controller.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/main_window.h"
#include "app/shell/settings/language.h"
#include "app/shell/window/launch.h"
#include "app/version/version.h"
#include "core/base/text.h"
#include "core/content/builtin.h"
#include "core/io/files/environment.h"
#include "core/io/worlds/world_library.h"
#include "core/world/world_spec.h"
#include "editor/view/texts/texts.h"

#include <QApplication>
#include <QTextStream>

#include <cstdio>
#include <memory>
#include <string>

namespace {

/// Parsed before there is a GUI application, so that --help works without a display.
cave::ParsedOptions readOptions(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const cave::InstalledLanguage language(cave::systemLanguage());
    return cave::parseOptions(QCoreApplication::arguments());
}

int printAndExit(const cave::ParsedOptions &parsed)
{
    // Usage errors quote the arguments.
    const std::string text = cave::printableLines(parsed.text.toStdString()) + "\n";
    std::FILE *stream = *parsed.exitCode == 0 ? stdout : stderr;
    if (std::fputs(text.c_str(), stream) >= 0 && std::fflush(stream) == 0)
        return *parsed.exitCode;
    std::perror("cavegame: can't write the result");
    return 1;
}

int run(const cave::LaunchOptions &options)
{
    const cave::Result<std::filesystem::path> found =
        options.dataFolder.isEmpty() ? cave::defaultDataFolder() : cave::toPath(options.dataFolder);
    if (!found) {
        QTextStream(stderr) << "cavegame: " << cave::messageText(found.error().message) << Qt::endl;
        return 1;
    }
    const std::filesystem::path &data = *found;
    cave::keepSettingsIn(data);
    const cave::Log log(cave::stateFolder(), "cavegame",
                        options.logLevel.value_or(cave::Preferences().logLevel()));
    log.open();
    cave::logQtMessages();
    log.info("program",
             "Cave Game " + cave::versionText() + " begins; its data are in '" + data.string() + "'");
    const std::unique_ptr<cave::SoundPlayer> sound = cave::makeSoundOutput();
    cave::MainWindow window(cave::worldsFolder(data), log);
    QObject::connect(&window.play().place(), &cave::PlayPlace::opened, &window, [&](cave::PlayPage &page) {
        new cave::PlaySounds(page.played(), *window.preferences(), *sound, page);
    });
    const cave::EndSignals requests;
    QObject::connect(&requests, &cave::EndSignals::received, &window, [&](int number) {
        log.info("program", "ends because of signal " + std::to_string(number));
        QCoreApplication::exit(window.endQuietly() ? 0 : 1);
    });
    window.show();
    if (!options.worldFile.isEmpty())
        window.files().openFile(cave::toPath(options.worldFile));
    const int code = QApplication::exec();
    log.info("program", "ends");
    return code;
}

} // namespace

int main(int argc, char **argv)
{
    cave::tidyEnvironment();
    QCoreApplication::setApplicationVersion(QString::fromStdString(cave::versionText()));
    const cave::ParsedOptions parsed = readOptions(argc, argv);
    if (parsed.exitCode.has_value())
        return printAndExit(parsed);
    QGuiApplication::setHighDpiScaleFactorRoundingPolicy(Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
    for (const cave::ScenarioInfo &scenario : cave::scenarioInfos()) {
        const cave::Result<cave::Content> content = cave::builtInContent(scenario.kind);
        if (content)
            continue;
        QTextStream(stderr) << "cavegame: " << QString::fromStdString(content.error().text()) << Qt::endl;
        return 1;
    }
    const cave::WindowApplication application(argc, argv);
    QGuiApplication::setDesktopFileName("org.cavegame.CaveGame");
    return run(parsed.options);
}
