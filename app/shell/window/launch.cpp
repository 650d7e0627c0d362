// SPDX-License-Identifier: MIT
#include "app/shell/window/launch.h"

#include "core/base/text.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QSet>
#include <QSocketNotifier>
#include <QtGlobal>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace cave {
namespace {

constexpr std::array kSignals{SIGTERM, SIGINT, SIGHUP};

// A signal handler can access nothing else.
std::array<int, 2> ends{-1, -1};
std::atomic<std::int64_t> firstAt{0}; ///< ms on the monotonic clock; 0 before the first
static_assert(std::atomic<std::int64_t>::is_always_lock_free);

std::array<struct sigaction, kSignals.size()> actionsBefore{};

std::int64_t now()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * std::int64_t{1000} + time.tv_nsec / 1'000'000;
}

/// Calls only async-signal-safe functions; see signal-safety(7).
void note(int signal)
{
    constexpr std::int64_t kSameRequest = 500;
    const int kept = errno;
    std::int64_t none = 0;
    if (firstAt.compare_exchange_strong(none, now())) {
        const auto number = static_cast<unsigned char>(signal);
        static_cast<void>(!::write(ends[0], &number, 1));
    } else if (now() - none > kSameRequest) {
        std::signal(signal, SIG_DFL);
        std::raise(signal);
    }
    errno = kept;
}

/// Ignored signals stay ignored: nohup(1) relies on that, and so do shells for background processes.
void handleSignals()
{
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        sigaction(kSignals[i], nullptr, &actionsBefore[i]);
        if (actionsBefore[i].sa_handler == SIG_IGN)
            continue;
        struct sigaction action {};
        action.sa_handler = note;
        action.sa_flags = SA_RESTART;
        sigaction(kSignals[i], &action, nullptr);
    }
}

LogLevel levelOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return LogLevel::Debug;
    case QtInfoMsg:
        return LogLevel::Info;
    case QtWarningMsg:
        return LogLevel::Warning;
    case QtCriticalMsg:
    case QtFatalMsg:
        break;
    }
    return LogLevel::Error;
}

void handle(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    Log::writeToOpen(levelOf(type), "Qt", message.toStdString());
    const std::string line = printableLines(qFormatLogMessage(type, context, message).toStdString());
    static_cast<void>(std::fprintf(stderr, "%s\n", line.c_str()));
}

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

EndSignals::EndSignals(QObject *parent) : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends.data()) != 0)
        return; // then signals end the program at once, as usual
    m_notifier = new QSocketNotifier(ends[1], QSocketNotifier::Read, this);
    connect(m_notifier, &QSocketNotifier::activated, this, &EndSignals::read);
    handleSignals();
}

EndSignals::~EndSignals()
{
    if (m_notifier == nullptr)
        return;
    for (std::size_t i = 0; i < kSignals.size(); ++i)
        sigaction(kSignals[i], &actionsBefore[i], nullptr);
    delete m_notifier;
    for (int &end : ends)
        ::close(std::exchange(end, -1));
}

void EndSignals::read()
{
    unsigned char number = 0;
    if (::read(ends[1], &number, 1) == 1)
        emit received(number);
}

void logQtMessages()
{
    qInstallMessageHandler(handle);
}

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
        return wrongUsage(what.endsWith('.') || what.endsWith(u'。') ? what.chopped(1) : what);
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

#include "moc_launch.cpp"
