// SPDX-License-Identifier: MIT
#pragma once

#include "app/log/log.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace cave {

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
