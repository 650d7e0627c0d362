// SPDX-License-Identifier: MIT
#include "app/cli/search/search_output.h"

#include "core/base/hashing.h"
#include "core/io/files/atomic_file.h"
#include "core/io/files/error_text.h"
#include "core/io/files/folders.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace cave::cli {
namespace {

constexpr std::size_t kTailBytes = 4096;

/// Whether a file grows; streams, pipes and devices are written as they are.
bool grows(const std::string &path)
{
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    const bool device =
        path.starts_with("/dev/") && !path.starts_with("/dev/shm/"); // which is a folder in memory
    const bool stream = device || path.starts_with("/proc/");
    return !path.empty() && !stream && (!exists || S_ISREG(status.st_mode) || S_ISDIR(status.st_mode));
}

/// Bytes of an open file, fewer at its end; none if they can't be read.
std::optional<std::string> readAt(int descriptor, std::int64_t at, std::size_t length)
{
    std::string bytes(length, '\0');
    std::size_t done = 0;
    while (done < length) {
        const ssize_t part = ::pread(descriptor, bytes.data() + done, length - done,
                                     static_cast<off_t>(at) + static_cast<off_t>(done));
        if (part < 0 && errno == EINTR)
            continue;
        if (part < 0)
            return std::nullopt;
        if (part == 0)
            break;
        done += static_cast<std::size_t>(part);
    }
    bytes.resize(done);
    return bytes;
}

Message notItsFile(const std::string &path)
{
    return message("'%1' isn't the file that this search wrote", path);
}

} // namespace

Result<void> SearchOutput::checkResumable(const OutFile &file)
{
    if (!grows(file.path))
        return invalid(message("'%1' is not a regular file", file.path));
    return checkReplaceable(file.path, {file.force, false});
}

Result<SearchOutput> SearchOutput::begin(const OutFile &file)
{
    if (!grows(file.path)) {
        auto plain = CAVE_TRY(Output::to(file));
        return SearchOutput(std::move(plain));
    }
    CAVE_TRY(checkResumable(file));
    auto output = CAVE_TRY(open(file.path, file.force ? O_CREAT : O_CREAT | O_EXCL));
    CAVE_TRY(output.cutTo(0));
    return output;
}

Result<SearchOutput> SearchOutput::resume(const OutFile &file, const OutputMark &mark)
{
    CAVE_TRY(checkResumable({file.path, true}));
    auto output = CAVE_TRY(open(file.path, mark.bytes == 0 ? O_CREAT : 0));
    const bool replaced = mark.bytes == 0 && file.force;
    CAVE_TRY(replaced ? Result<void>() : output.recognise(mark));
    CAVE_TRY(output.cutTo(mark.bytes));
    return output;
}

Result<SearchOutput> SearchOutput::open(const std::string &path, int flags)
{
    constexpr mode_t kMode = 0666;
    SearchOutput output(path, ::open(path.c_str(), O_RDWR | O_NOCTTY | O_CLOEXEC | flags, kMode));
    const bool creates = (flags & O_CREAT) != 0;
    if (output.m_descriptor < 0)
        return output.cannot(creates ? message("cannot write") : message("cannot resume"), errno);
    if (!creates)
        return output;
    std::error_code failure;
    const std::filesystem::path real = std::filesystem::canonical(path, failure);
    const int code = failure ? failure.value() : syncFolder(real.parent_path());
    if (code != 0)
        return output.cannot("cannot write", code);
    return output;
}

/// That the open file is the one that the mark was made of.
Result<void> SearchOutput::recognise(const OutputMark &mark)
{
    struct stat status {};
    if (::fstat(m_descriptor, &status) != 0)
        return cannot("cannot resume", errno);
    if (mark.bytes > status.st_size) {
        return damaged(message("'%1' has %2 bytes, but its search had written %3", m_path,
                               std::int64_t{status.st_size}, mark.bytes));
    }
    const std::size_t wanted = mark.bytes == 0 ? std::max<std::size_t>(mark.next.size(), 1)
                                               : std::min(static_cast<std::size_t>(mark.bytes), kTailBytes);
    const std::int64_t from = mark.bytes == 0 ? 0 : mark.bytes - static_cast<std::int64_t>(wanted);
    std::optional<std::string> text = readAt(m_descriptor, from, wanted);
    if (!text)
        return cannot("cannot resume", errno);
    if (mark.bytes == 0 && !mark.next.starts_with(*text))
        return Error{ErrorCode::AlreadyExists, notItsFile(m_path)};
    if (mark.bytes > 0 && hashBytes(*text) != mark.tail)
        return damaged(notItsFile(m_path));
    if (mark.bytes > 0)
        m_tail = std::move(*text);
    return {};
}

Result<void> SearchOutput::cutTo(std::int64_t bytes)
{
    if (::ftruncate(m_descriptor, bytes) != 0 || ::lseek(m_descriptor, bytes, SEEK_SET) < 0)
        return cannot("cannot write", errno);
    m_bytes = bytes;
    return {};
}

SearchOutput::SearchOutput(Output plain) : m_plain(std::move(plain)) {}

SearchOutput::SearchOutput(std::string path, int descriptor)
    : m_path(std::move(path))
    , m_descriptor(descriptor)
{
}

SearchOutput::SearchOutput(SearchOutput &&other) noexcept
    : m_plain(std::move(other.m_plain))
    , m_path(std::move(other.m_path))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_bytes(other.m_bytes)
    , m_tail(std::move(other.m_tail))
{
}

SearchOutput::~SearchOutput()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Error SearchOutput::cannot(const Message &what, int code) const
{
    return fileError(what, m_path, {code, std::generic_category()});
}

std::optional<OutputMark> SearchOutput::mark() const
{
    return m_plain ? std::nullopt : std::optional(OutputMark{m_bytes, hashBytes(m_tail), {}});
}

std::optional<std::int64_t> SearchOutput::bytes() const
{
    return m_plain ? std::nullopt : std::optional(m_bytes);
}

Result<void> SearchOutput::write(std::string_view text)
{
    if (m_plain)
        return m_plain->writeNow(text);
    if (const int code = writeAll(m_descriptor, text); code != 0)
        return cannot("cannot write", code);
    m_bytes += static_cast<std::int64_t>(text.size());
    m_tail += text.substr(text.size() - std::min(text.size(), kTailBytes));
    m_tail.erase(0, m_tail.size() - std::min(m_tail.size(), kTailBytes));
    return {};
}

Result<void> SearchOutput::sync()
{
    const int code = m_descriptor < 0 ? 0 : syncDescriptor(m_descriptor);
    return code == 0 ? Result<void>() : cannot("cannot write", code);
}

} // namespace cave::cli
