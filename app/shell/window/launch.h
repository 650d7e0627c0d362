// SPDX-License-Identifier: MIT
#pragma once

#include "app/log/log.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

class QSocketNotifier;

namespace cave {

/// During its lifetime, SIGTERM, SIGINT and SIGHUP don't end the program: the first one is reported in the
/// interface thread, where the program can shut down properly. A second one, half a second later or more,
/// ends it at once; some programs signal a process and then its group. Ignored signals stay ignored. At most
/// one instance may exist.
class EndSignals : public QObject {
    Q_OBJECT

public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;

signals:
    void received(int signal);

private:
    void read();

    QSocketNotifier *m_notifier = nullptr;
};

/// Sends Qt's messages to the open log, in addition to standard error.
void logQtMessages();

/// The options of the command line.
struct LaunchOptions {
    QString dataFolder;               ///< empty for the platform's default
    QString worldFile;                ///< a world to open, a level file or a seed card
    std::optional<LogLevel> logLevel; ///< for this run, overriding the settings
};

/// The result of parsing a command line: options, or a text to print and the exit code.
struct ParsedOptions {
    LaunchOptions options;
    QString text;
    std::optional<int> exitCode; ///< 0 after --help and --version, 2 after a usage error
};

/// Parses a command line; `arguments` begin with the program's name. Needs a QCoreApplication, which has the
/// version.
ParsedOptions parseOptions(const QStringList &arguments);

} // namespace cave
