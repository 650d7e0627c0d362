// SPDX-License-Identifier: MIT
#include "app/log/log.h"

#include "core/base/text.h"
#include "core/io/files/environment.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <mutex>
#include <spdlog/logger.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kLargestFile = 1 << 20; // bytes
constexpr std::size_t kOldFiles = 4;
constexpr const char *kRegisteredName = "cavegame";

constexpr std::array kLevels{std::pair{LogLevel::Trace, "trace"}, std::pair{LogLevel::Debug, "debug"},
                             std::pair{LogLevel::Info, "info"},   std::pair{LogLevel::Warning, "warning"},
                             std::pair{LogLevel::Error, "error"}, std::pair{LogLevel::Off, "off"}};

spdlog::level::level_enum theirs(LogLevel level)
{
    switch (level) {
    case LogLevel::Trace:
        return spdlog::level::trace;
    case LogLevel::Debug:
        return spdlog::level::debug;
    case LogLevel::Info:
        return spdlog::level::info;
    case LogLevel::Warning:
        return spdlog::level::warn;
    case LogLevel::Error:
        return spdlog::level::err;
    case LogLevel::Off:
        break;
    }
    return spdlog::level::off;
}

/// The level in capitals.
class LevelFlag : public spdlog::custom_flag_formatter {
public:
    void format(const spdlog::details::log_msg &message, const std::tm &, spdlog::memory_buf_t &out) override
    {
        static constexpr std::array<std::string_view, 7> kNames{"TRACE", "DEBUG", "INFO", "WARN",
                                                                "ERROR", "FATAL", "OFF"};
        const std::string_view name = kNames[static_cast<std::size_t>(message.level)];
        out.append(name.data(), name.data() + name.size());
    }
    [[nodiscard]] std::unique_ptr<custom_flag_formatter> clone() const override
    {
        return std::make_unique<LevelFlag>();
    }
};

/// "main" for the thread that created the log, a number for others.
class ThreadFlag : public spdlog::custom_flag_formatter {
public:
    explicit ThreadFlag(std::size_t mainThread) : m_main(mainThread) {}
    void format(const spdlog::details::log_msg &message, const std::tm &, spdlog::memory_buf_t &out) override
    {
        const std::string name = message.thread_id == m_main ? "main" : std::to_string(message.thread_id);
        out.append(name.data(), name.data() + name.size());
    }
    [[nodiscard]] std::unique_ptr<custom_flag_formatter> clone() const override
    {
        return std::make_unique<ThreadFlag>(m_main);
    }

private:
    std::size_t m_main;
};

std::string oneLine(std::string_view area, std::string_view message)
{
    std::string line = std::string(area) + " - " + std::string(message);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return printable(line);
}

std::filesystem::path folderFrom(const char *variable)
{
    const char *value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe): nothing modifies it
    return value == nullptr ? std::filesystem::path() : std::filesystem::path(value);
}

} // namespace

struct Log::State {
    std::filesystem::path file;
    std::size_t mainThread = spdlog::details::os::thread_id();
    std::atomic<LogLevel> level = LogLevel::Info;
    std::once_flag opened;
    std::shared_ptr<spdlog::logger> logger; // null if the log can't be written
    std::mutex failureMutex;
    std::optional<Error> failure;

    State() = default;
    State(const State &) = delete;
    State &operator=(const State &) = delete;
    ~State()
    {
        if (logger != nullptr && spdlog::get(kRegisteredName) == logger)
            spdlog::drop(kRegisteredName);
    }

    void fail(const std::string &why)
    {
        const std::lock_guard lock(failureMutex);
        if (!failure)
            failure = Error{ErrorCode::Io, message("the log '%1' can't be written: %2", file.string(), why)};
    }

    void open()
    {
        std::error_code error;
        std::filesystem::create_directories(file.parent_path(), error);
        if (error)
            return fail(error.message());
        try {
            auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file.string(), kLargestFile,
                                                                               kOldFiles);
            auto formatter = std::make_unique<spdlog::pattern_formatter>();
            formatter->add_flag<LevelFlag>('*').add_flag<ThreadFlag>('&', mainThread);
            formatter->set_pattern("[%*] %Y-%m-%d %H:%M:%S.%e [%&] %v");
            sink->set_formatter(std::move(formatter));
            logger = std::make_shared<spdlog::logger>(kRegisteredName, std::move(sink));
            logger->set_level(theirs(level));
            logger->flush_on(spdlog::level::trace); // the last lines before a crash are the important ones
            logger->set_error_handler([this](const std::string &why) { fail(why); });
            spdlog::drop(kRegisteredName);
            spdlog::register_logger(logger);
        } catch (const std::exception &problem) {
            logger.reset();
            fail(problem.what());
        }
    }
};

std::string_view logLevelName(LogLevel level)
{
    return kLevels[static_cast<std::size_t>(level)].second;
}

std::optional<LogLevel> logLevelNamed(std::string_view name)
{
    for (const auto &[level, levelName] : kLevels) {
        if (name == levelName)
            return level;
    }
    return std::nullopt;
}

std::string logLevelNames()
{
    std::string names;
    for (const auto &[level, name] : kLevels)
        names += (names.empty() ? "" : ", ") + std::string(name);
    return names;
}

std::filesystem::path stateFolder()
{
    if (std::filesystem::path own = folderFrom("CAVEGAME_STATE_DIR"); !own.empty())
        return own;
    if (const std::filesystem::path state = xdgFolder("XDG_STATE_HOME"); !state.empty())
        return state / "CaveGame";
    const std::filesystem::path home = homeFolder();
    return home.empty() ? home : home / ".local" / "state" / "CaveGame";
}

Log::Log(const std::filesystem::path &folder, std::string_view program, LogLevel level)
    : m_state(folder.empty() ? nullptr : std::make_shared<State>())
{
    if (m_state == nullptr)
        return;
    m_state->file = folder / (std::string(program) + ".log");
    m_state->level = level;
}

void Log::open() const
{
    if (m_state != nullptr)
        std::call_once(m_state->opened, [this] { m_state->open(); });
}

void Log::write(LogLevel level, std::string_view area, std::string_view message) const
{
    if (m_state == nullptr || level == LogLevel::Off || level < m_state->level)
        return;
    open();
    if (m_state->logger != nullptr)
        m_state->logger->log(theirs(level), spdlog::string_view_t(oneLine(area, message)));
}

LogLevel Log::level() const
{
    return m_state == nullptr ? LogLevel::Off : m_state->level.load();
}

void Log::setLevel(LogLevel level) const
{
    if (m_state == nullptr)
        return;
    m_state->level = level;
    if (const std::shared_ptr<spdlog::logger> logger = m_state->logger)
        logger->set_level(theirs(level));
}

void Log::writeToOpen(LogLevel level, std::string_view area, std::string_view message)
{
    if (const std::shared_ptr<spdlog::logger> logger = spdlog::get(kRegisteredName))
        logger->log(theirs(level), spdlog::string_view_t(oneLine(area, message)));
}

std::filesystem::path Log::file() const
{
    return m_state == nullptr ? std::filesystem::path() : m_state->file;
}

std::optional<Error> Log::failure() const
{
    if (m_state == nullptr)
        return std::nullopt;
    const std::lock_guard lock(m_state->failureMutex);
    return m_state->failure;
}

} // namespace cave
