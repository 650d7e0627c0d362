#include "core/io/whole_file.h"

#include "core/io/error_text.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <ios>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

std::error_code lastFailure()
{
    return {errno, std::generic_category()};
}

/// A file beside the one that is to be made; removed with this object unless it got its name.
class UnfinishedFile {
public:
    explicit UnfinishedFile(fs::path target) : m_target(std::move(target)) {}
    UnfinishedFile(const UnfinishedFile &) = delete;
    UnfinishedFile &operator=(const UnfinishedFile &) = delete;
    ~UnfinishedFile()
    {
        close();
        if (!m_path.empty())
            ::unlink(m_path.c_str());
    }

    std::error_code open()
    {
        constexpr int kTries = 100; // others may be writing here, or have been killed
        std::error_code failure;
        for (int i = 0; i < kTries; ++i) {
            fs::path path = m_target;
            path += ".part" + std::to_string(i);
            m_file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            if (m_file >= 0) {
                m_path = path;
                return {};
            }
            failure = lastFailure();
            if (failure != std::errc::file_exists)
                break;
        }
        return failure;
    }

    std::error_code write(std::string_view bytes) const
    {
        while (!bytes.empty()) {
            const ssize_t written = ::write(m_file, bytes.data(), bytes.size());
            if (written < 0 && errno != EINTR)
                return lastFailure();
            bytes.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
        }
        // Without this a power cut after the renaming might leave an empty file.
        return ::fsync(m_file) == 0 ? std::error_code() : lastFailure();
    }

    std::error_code finish()
    {
        if (!close())
            return lastFailure();
        if (::rename(m_path.c_str(), m_target.c_str()) != 0)
            return lastFailure();
        m_path.clear();
        return {};
    }

private:
    bool close() { return m_file < 0 || ::close(std::exchange(m_file, -1)) == 0; }

    fs::path m_target;
    fs::path m_path; ///< empty: there is none
    int m_file = -1;
};

bool isDatabase(const fs::path &path)
{
    constexpr std::string_view kMagic = "SQLite format 3"; // https://www.sqlite.org/fileformat.html, 1.3.1
    std::error_code status;
    if (!fs::is_regular_file(path, status)) // a pipe would wait to be written to
        return false;
    std::array<char, kMagic.size()> head{};
    std::ifstream file(path, std::ios::binary);
    return file.read(head.data(), head.size()) && std::string_view(head.data(), head.size()) == kMagic;
}

} // namespace

Result<void> checkExportTarget(const fs::path &target, const fs::path &source)
{
    std::error_code status; // what isn't there is no other file
    if (fs::equivalent(target, source, status))
        return Error{ErrorCode::InvalidArgument, quoted(target) + " is the file of the world itself"};
    if (isDatabase(target))
        return Error{ErrorCode::InvalidArgument,
                     quoted(target) + " is there and is a world or another database"};
    return {};
}

Result<void> writeWholeFile(const fs::path &path, std::string_view bytes)
{
    std::error_code status;
    const fs::file_type there = fs::status(path, status).type();
    if (there != fs::file_type::not_found && there != fs::file_type::regular && there != fs::file_type::none)
        return Error{ErrorCode::InvalidArgument, quoted(path) + " is there and is not a plain file"};
    const fs::path target = there == fs::file_type::regular ? fs::canonical(path, status) : path;
    if (status && there == fs::file_type::regular)
        return fileError("cannot write", path, status);
    UnfinishedFile file(target);
    std::error_code failure = file.open();
    if (!failure)
        failure = file.write(bytes);
    if (!failure)
        failure = file.finish();
    return failure ? fileError("cannot write", path, failure) : Result<void>();
}

} // namespace cave
