// SPDX-License-Identifier: MIT
#include "app/shell/window/launch_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QSet>

namespace cave {
namespace {

constexpr int kWrongUsage = 2;

struct LaunchText {
    Q_DECLARE_TR_FUNCTIONS(LaunchOptions)
};

ParsedOptions wrongUsage(const QString &what)
{
    return {{}, LaunchText::tr("cavegame: %1. Try cavegame --help.").arg(what), kWrongUsage};
}

/// The arguments without those of the application object (QGuiApplication, QApplication and the platform
/// plugins): `-platform name` and the like, with one dash or two.
QStringList withoutQtOptions(const QStringList &arguments)
{
    static const QSet<QString> kWithValue{
        "platform", "platformpluginpath", "platformtheme", "plugin",       "style", "stylesheet",  "display",
        "session",  "qwindowgeometry",    "geometry",      "qwindowtitle", "title", "qwindowicon", "icon",
        "name"};
    static const QSet<QString> kAlone{"reverse", "widgetcount", "nograb", "dograb"};
    static const QSet<QString> kJoined{"style=", "stylesheet=", "qmljsdebugger="};
    QStringList ours;
    for (int i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments[i];
        if (argument == "--")
            return ours + arguments.mid(i);
        const QString name = argument.mid(argument.startsWith("--") ? 2 : 1);
        const bool isOption = i > 0 && argument.startsWith('-');
        if (isOption && kWithValue.contains(name) && i + 1 < arguments.size())
            ++i; // together with its value
        else if (!isOption || !(kAlone.contains(name) || kJoined.contains(name.left(name.indexOf('=') + 1))))
            ours += argument;
    }
    return ours;
}

} // namespace

ParsedOptions parseOptions(const QStringList &arguments)
{
    // Not the parser's own option, which mentions a --help-all that needs a window.
    const QCommandLineOption help({"h", "help"}, LaunchText::tr("Show this help."));
    const QCommandLineOption dataDir("data-dir", LaunchText::tr("Store worlds and settings in this folder."),
                                     "folder");
    const QCommandLineOption logLevel(
        "log-level", LaunchText::tr("Minimum log level: %1.").arg(QString::fromStdString(logLevelNames())),
        "level");
    QCommandLineParser parser;
    parser.setApplicationDescription(LaunchText::tr("Seeded, endless caves."));
    const QCommandLineOption version = parser.addVersionOption();
    parser.addOptions({help, dataDir, logLevel});
    parser.addPositionalArgument(
        "file",
        LaunchText::tr("A world file to play, a level file (.csv) to edit, or a seed card to look at."),
        "[file]");

    if (!parser.parse(withoutQtOptions(arguments))) {
        QString what = parser.errorText();
        what[0] = what[0].toLower();
        return wrongUsage(what.endsWith('.') ? what.chopped(1) : what);
    }
    if (parser.isSet(help))
        return {{}, parser.helpText(), 0};
    if (parser.isSet(version))
        return {{}, QStringLiteral("cavegame ") + QCoreApplication::applicationVersion(), 0};
    for (const QCommandLineOption &option : {dataDir, logLevel}) {
        if (parser.isSet(option) && parser.value(option).isEmpty())
            return wrongUsage(LaunchText::tr("option --%1 needs a value").arg(option.names().constFirst()));
    }
    const QStringList worlds = parser.positionalArguments();
    if (worlds.size() > 1)
        return wrongUsage(LaunchText::tr("expected at most one file, got %1").arg(worlds.size()));
    const std::optional<LogLevel> level = logLevelNamed(parser.value(logLevel).toStdString());
    if (parser.isSet(logLevel) && !level)
        return wrongUsage(LaunchText::tr("unknown log level '%1'; use one of %2")
                              .arg(parser.value(logLevel), QString::fromStdString(logLevelNames())));
    return {{parser.value(dataDir), worlds.value(0), level}, {}, std::nullopt};
}

} // namespace cave
