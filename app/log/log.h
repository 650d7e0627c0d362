// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

/// The severity of a log line; a log at one level omits less severe ones.
enum class LogLevel { Trace, Debug, Info, Warning, Error, Off };

/// "trace", "debug", "info", "warning", "error" or "off".
std::string_view logLevelName(LogLevel level);
std::optional<LogLevel> logLevelNamed(std::string_view name);

/// The names of all levels for messages and help: "trace, debug, info, warning, error, off".
std::string logLevelNames();

/// The folder for logs and other state: $CAVEGAME_STATE_DIR, else $XDG_STATE_HOME/CaveGame, else
/// .local/state/CaveGame in the `homeFolder`; empty if there is none.
std::filesystem::path stateFolder();

/// A handle on a program's log, to be passed around by value; all copies write to the same file. Thread safe.
///
/// The file is `<program>.log` in a folder, made when the first line is written, with lines `[LEVEL] time
/// [thread] area - message`. At 1 MiB it is rotated; four old files are kept. If the log can't be written,
/// `failure()` says why; logging itself never fails.
class Log {
public:
    /// A log that discards everything.
    Log() = default;
    /// In an empty folder name: the same.
    Log(const std::filesystem::path &folder, std::string_view program, LogLevel level);

    /// Creates the file now.
    void open() const;

    /// `area` is the part of the program that logs: "window", "world". Line breaks in `message` become
    /// spaces; other control characters and direction marks are escaped (see `printable`).
    void write(LogLevel level, std::string_view area, std::string_view message) const;
    void info(std::string_view area, std::string_view message) const { write(LogLevel::Info, area, message); }
    void warning(std::string_view area, std::string_view message) const
    {
        write(LogLevel::Warning, area, message);
    }
    void error(std::string_view area, std::string_view message) const
    {
        write(LogLevel::Error, area, message);
    }

    /// Writes to the most recently opened log that still exists, if any: for callbacks from libraries, which
    /// can't be passed a log.
    static void writeToOpen(LogLevel level, std::string_view area, std::string_view message);

    [[nodiscard]] LogLevel level() const;
    void setLevel(LogLevel level) const;

    /// The log file; empty for a log that discards everything.
    [[nodiscard]] std::filesystem::path file() const;
    /// Why the file can't be written, once that is known.
    [[nodiscard]] std::optional<Error> failure() const;

private:
    struct State;
    std::shared_ptr<State> m_state;
};

} // namespace cave
