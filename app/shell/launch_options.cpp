#include "app/shell/launch_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace cave {
namespace {

constexpr int kWrongUsage = 2;

QString tr(const char *text)
{
    return QCoreApplication::translate("LaunchOptions", text);
}

ParsedOptions wrongUsage(const QString &what)
{
    return {{}, tr("cavegame: %1. Try cavegame --help.").arg(what), kWrongUsage};
}

} // namespace

ParsedOptions parseOptions(const QStringList &arguments)
{
    const QCommandLineOption dataDir("data-dir", tr("Keep worlds and settings in this folder."), "folder");
    const QCommandLineOption demo(
        "demo", tr("Play a short scripted game off screen and write a PNG picture of it."), "file");
    const QCommandLineOption shots(
        "screenshots", tr("Write PNG pictures of the program's views into this folder."), "folder");
    QCommandLineParser parser;
    parser.setApplicationDescription(tr("Endless caves, grown from a word."));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addOptions({dataDir, demo, shots});
    parser.addPositionalArgument("world", tr("A world file to open."), "[world]");

    if (!parser.parse(arguments)) {
        QString what = parser.errorText();
        what[0] = what[0].toLower();
        return wrongUsage(what.endsWith('.') ? what.chopped(1) : what);
    }
    if (parser.isSet(help))
        return {{}, parser.helpText(), 0};
    if (parser.isSet(version))
        return {{}, QStringLiteral("cavegame ") + CAVEGAME_VERSION, 0};
    for (const QCommandLineOption &option : {dataDir, demo, shots}) {
        if (parser.isSet(option) && parser.value(option).isEmpty())
            return wrongUsage(tr("option --%1 needs a value").arg(option.names().constFirst()));
    }
    const QStringList worlds = parser.positionalArguments();
    if (worlds.size() > 1)
        return wrongUsage(tr("one world file at most, not %1").arg(worlds.size()));
    if (parser.isSet(demo) && parser.isSet(shots))
        return wrongUsage(tr("--demo and --screenshots are two different runs"));
    return {
        {parser.value(dataDir), worlds.value(0), parser.value(demo), parser.value(shots)}, {}, std::nullopt};
}

} // namespace cave
