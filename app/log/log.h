// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

/// How much a line of the log matters; a log at one level leaves out what matters less.
enum class LogLevel { Trace, Debug, Info, Warning, Error, Off };

/// "trace", "debug", "info", "warning", "error" or "off".
std::string_view logLevelName(LogLevel level);
std::optional<LogLevel> logLevelNamed(std::string_view name);

/// The names of all levels for messages and help: "trace, debug, info, warning, error, off".
std::string logLevelNames();

/// The folder for logs and the like: $CAVEGAME_STATE_DIR, else $XDG_STATE_HOME/CaveGame, else
/// ~/.local/state/CaveGame.
std::filesystem::path stateFolder();

/// A handle on a program's log, to be passed around by value; all copies write to the same file. Thread safe.
///
/// The file is `<program>.log` in a folder, made when the first line is written, with lines
/// `[LEVEL] time [thread] area - message`. At 1 MiB it is renamed and a new one begun; four old ones are
/// kept. A log that can't be written tells so in `failure()` and never stops anyone.
class Log {
public:
    /// A log that goes nowhere.
    Log() = default;
    Log(const std::filesystem::path &folder, std::string_view program, LogLevel level);

    /// Makes the file now.
    void open() const;

    /// `area` says which part of the program speaks: "window", "world". Line breaks in `message` become
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

    /// Writes to the log that was opened last and still lives, if any: for callbacks of libraries, which
    /// nothing can be passed to.
    static void writeToOpen(LogLevel level, std::string_view area, std::string_view message);

    [[nodiscard]] LogLevel level() const;
    void setLevel(LogLevel level) const;

    /// Where the log is written; empty for one that goes nowhere.
    [[nodiscard]] std::filesystem::path file() const;
    /// Why the file can't be written, once that was found out.
    [[nodiscard]] std::optional<Error> failure() const;

private:
    struct State;
    std::shared_ptr<State> m_state;
};

} // namespace cave
