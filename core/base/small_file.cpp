// SPDX-License-Identifier: MIT
#include "core/base/small_file.h"

#include "core/base/held_files.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <string_view>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace cave {
namespace {

/// An open file; closed with this object.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor &) = delete;
    Descriptor &operator=(const Descriptor &) = delete;
    ~Descriptor()
    {
        if (m_number >= 0)
            closeUnlessHeld(m_number);
    }

    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

Error readingFailed(const Message &where, int code)
{
    return {ErrorCode::Io, message("cannot read %1: %2", where, std::generic_category().message(code))};
}

Message limitText(std::size_t most)
{
    return most % (1U << 20U) == 0 ? message("%1 MiB", most >> 20U) : message("%1 bytes", most);
}

/// True for a pipe that was opened for this program, and which another one writes.
bool isOwnPipe(const std::filesystem::path &path, mode_t mode)
{
    const std::string name = path.lexically_normal().string();
    return S_ISFIFO(mode) &&
           (name.starts_with("/dev/fd/") || name.starts_with("/proc/self/fd/") || name == "/dev/stdin");
}

/// Why a file that isn't a regular one can't be read.
Message kindMessage(mode_t mode, const Message &where)
{
    if (S_ISDIR(mode))
        return message("%1 is a folder, not a file", where);
    if (S_ISFIFO(mode) || S_ISSOCK(mode))
        return message("%1 is a pipe, not a file", where);
    return message("%1 is a device, not a file", where);
}

} // namespace

Result<std::string> readToEnd(int descriptor, std::size_t most, const Message &where)
{
    constexpr std::size_t kBlock = std::size_t{64} << 10U;
    std::string text;
    for (;;) {
        const std::size_t before = text.size();
        text.resize(before + std::min(kBlock, most + 1 - before));
        const ssize_t length = ::read(descriptor, text.data() + before, text.size() - before);
        const int code = errno;
        text.resize(before + (length > 0 ? static_cast<std::size_t>(length) : 0));
        if (length < 0 && code != EINTR)
            return readingFailed(where, code);
        if (length == 0)
            return text;
        if (text.size() > most)
            return invalid(message("%1 is larger than %2", where, limitText(most)));
    }
}

Result<std::string> readSmallFile(const std::filesystem::path &path, MessageKey what, unsigned mebibytes)
{
    const Message where = message("%1 '%2'", message(what), path.string());
    CAVE_TRY(refuseHeldFile(path, what));
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (file.number() < 0) {
        if (errno == ENOENT || errno == ENOTDIR)
            return Error{ErrorCode::NotFound, message("there is no %1", where)};
        if (errno == ENXIO) // a socket, or a device without a driver
            return invalid(message("%1 is not a regular file", where));
        return readingFailed(where, errno);
    }
    struct stat status = {};
    if (::fstat(file.number(), &status) != 0)
        return readingFailed(where, errno);
    if (isOwnPipe(path, status.st_mode)) {
        if (::fcntl(file.number(), F_SETFL, O_RDONLY) != 0)
            return readingFailed(where, errno);
    } else if (!S_ISREG(status.st_mode)) {
        return invalid(kindMessage(status.st_mode, where));
    }
    return readToEnd(file.number(), std::size_t{mebibytes} << 20U, where);
}

Result<std::string> readSmallText(const std::filesystem::path &path, MessageKey what, unsigned mebibytes)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    Result<std::string> text = readSmallFile(path, what, mebibytes);
    if (text && text->starts_with(kMark))
        text->erase(0, kMark.size());
    return text;
}

} // namespace cave
