#include "core/io/new_folder.h"

#include "core/io/disk_sync.h"
#include "core/io/error_text.h"

#include <cerrno>
#include <fstream>
#include <system_error>

namespace cave {
namespace {

namespace fs = std::filesystem;

/// "maps/alpha" for "maps/alpha/".
fs::path withoutSlash(const fs::path &folder)
{
    const fs::path whole = folder.lexically_normal();
    return whole.has_filename() ? whole : whole.parent_path();
}

Result<void> writeFiles(const std::map<std::string, std::string> &files, const fs::path &folder)
{
    for (const auto &[name, text] : files) {
        errno = 0;
        std::ofstream stream(folder / name, std::ios::binary);
        stream << text;
        stream.close();
        if (!stream)
            return fileError("cannot write", folder / name, {errno, std::generic_category()});
        if (Result<void> synced = syncToDisk(folder / name); !synced)
            return synced;
    }
    return syncToDisk(folder);
}

/// Makes a folder beside `folder` to write into, so that the whole of it appears at once.
Result<fs::path> makeTemporary(const fs::path &folder)
{
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        fs::path path = folder;
        path += ".part" + std::to_string(i);
        std::error_code status;
        if (fs::create_directory(path, status))
            return path;
        if (status)
            return fileError("cannot make the folder", path, status);
    }
    return Error{ErrorCode::Io, "cannot make a folder beside " + quoted(folder)};
}

} // namespace

Result<void> checkNewFolder(const fs::path &folder)
{
    std::error_code status;
    const fs::file_status kind = fs::symlink_status(withoutSlash(folder), status);
    if (kind.type() == fs::file_type::not_found)
        return {};
    const bool empty = kind.type() == fs::file_type::directory && fs::is_empty(folder, status);
    if (status)
        return fileError("cannot look at", folder, status);
    if (!empty)
        return Error{ErrorCode::AlreadyExists,
                     quoted(folder) + " is there already and isn't an empty folder"};
    return {};
}

Result<void> writeNewFolder(const std::map<std::string, std::string> &files, const fs::path &folder)
{
    if (Result<void> free = checkNewFolder(folder); !free)
        return free;
    const fs::path target = withoutSlash(folder);
    const Result<fs::path> temporary = makeTemporary(target);
    if (!temporary)
        return temporary.error();
    Result<void> written = writeFiles(files, *temporary);
    if (written) {
        std::error_code status;
        fs::rename(*temporary, target, status);
        if (status)
            written = fileError("cannot make the folder", folder, status);
        else
            return syncToDisk(fs::absolute(target).parent_path());
    }
    if (!written) {
        std::error_code ignored;
        fs::remove_all(*temporary, ignored);
    }
    return written;
}

} // namespace cave
