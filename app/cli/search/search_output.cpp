// SPDX-License-Identifier: MIT
#include "app/cli/search/search_output.h"

#include "core/io/files/atomic_file.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace cave::cli {
namespace {

Error fileTrouble(MessageKey what, const std::string &path, int code)
{
    const ErrorCode kind = code == ENOSPC || code == EDQUOT ? ErrorCode::DiskFull : ErrorCode::Io;
    return {kind, message(what, path, std::generic_category().message(code))};
}

/// Whether a file grows; streams, pipes and devices are written as they are.
bool grows(const std::string &path)
{
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    const bool stream = path.starts_with("/dev/") || path.starts_with("/proc/");
    return !path.empty() && !stream && (!exists || S_ISREG(status.st_mode) || S_ISDIR(status.st_mode));
}

int openToWrite(const std::string &path)
{
    constexpr mode_t kMode = 0666;
    return ::open(path.c_str(), O_WRONLY | O_CREAT | O_NOCTTY | O_CLOEXEC, kMode);
}

} // namespace

Result<void> SearchOutput::check(const OutFile &file)
{
    return grows(file.path) ? checkReplaceable(file.path, {file.force, false}) : Result<void>();
}

Result<SearchOutput> SearchOutput::begin(const OutFile &file)
{
    if (!grows(file.path)) {
        Result<Output> plain = Output::to(file);
        if (!plain)
            return plain.error();
        return SearchOutput(std::move(*plain));
    }
    if (Result<void> checked = check(file); !checked)
        return checked.error();
    return resume(file.path, 0);
}

Result<SearchOutput> SearchOutput::resume(const std::string &path, std::int64_t bytes)
{
    if (!grows(path))
        return invalid(message("'%1' is not a regular file", path));
    struct stat status {};
    if (bytes > 0 && ::stat(path.c_str(), &status) != 0)
        return fileTrouble("cannot go on with '%1': %2", path, errno);
    if (bytes > status.st_size) {
        return damaged(message("'%1' has %2 bytes, but its search had written %3", path,
                               std::int64_t{status.st_size}, bytes));
    }
    const int descriptor = openToWrite(path);
    if (descriptor < 0)
        return fileTrouble("cannot write '%1': %2", path, errno);
    SearchOutput output(path, descriptor, bytes);
    if (::ftruncate(descriptor, bytes) != 0 || ::lseek(descriptor, bytes, SEEK_SET) < 0)
        return fileTrouble("cannot write '%1': %2", path, errno);
    return output;
}

SearchOutput::SearchOutput(Output plain) : m_plain(std::move(plain)) {}

SearchOutput::SearchOutput(std::string path, int descriptor, std::int64_t bytes)
    : m_path(std::move(path))
    , m_descriptor(descriptor)
    , m_bytes(bytes)
{
}

SearchOutput::SearchOutput(SearchOutput &&other) noexcept
    : m_plain(std::move(other.m_plain))
    , m_path(std::move(other.m_path))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_bytes(other.m_bytes)
{
}

SearchOutput::~SearchOutput()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Message SearchOutput::name() const
{
    return m_plain ? m_plain->name() : Message("--out " + m_path);
}

std::optional<std::int64_t> SearchOutput::bytes() const
{
    return m_plain ? std::nullopt : std::optional(m_bytes);
}

Result<void> SearchOutput::write(std::string_view text)
{
    if (m_plain) {
        const Result<void> written = m_plain->write(text);
        return written ? m_plain->flush() : written;
    }
    while (!text.empty()) {
        const ssize_t length = ::write(m_descriptor, text.data(), text.size());
        if (length < 0 && errno == EINTR)
            continue;
        if (length < 0)
            return fileTrouble("cannot write '%1': %2", m_path, errno);
        text.remove_prefix(static_cast<std::size_t>(length));
        m_bytes += length;
    }
    return {};
}

Result<void> SearchOutput::sync()
{
    if (m_descriptor >= 0 && ::fdatasync(m_descriptor) != 0)
        return fileTrouble("cannot write '%1': %2", m_path, errno);
    return {};
}

Result<void> SearchOutput::finish()
{
    return m_plain ? m_plain->finish() : sync();
}

bool SearchOutput::readerGone() const
{
    return m_plain && m_plain->readerGone();
}

} // namespace cave::cli
