// SPDX-License-Identifier: MIT
#pragma once

#include "app/log/log.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace cave {

/// What the program was asked to do on its command line.
struct LaunchOptions {
    QString dataFolder;               ///< empty: the platform's
    QString worldFile;                ///< a world to open directly, a level file or a seed card
    std::optional<LogLevel> logLevel; ///< of this run, in place of the one in the settings
};

/// The outcome of reading a command line: options, or a text to print and the program's exit code.
struct ParsedOptions {
    LaunchOptions options;
    QString text;
    std::optional<int> exitCode; ///< 0 after --help and --version, 2 after wrong usage
};

/// Reads a command line; `arguments` begin with the program's name. Needs a QCoreApplication, which knows the
/// version.
ParsedOptions parseOptions(const QStringList &arguments);

} // namespace cave
