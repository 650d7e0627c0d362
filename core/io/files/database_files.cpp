// SPDX-License-Identifier: MIT
#include "core/io/files/database_files.h"

#include "core/io/files/error_text.h"

#include <algorithm>
#include <sqlite3.h>
#include <string>
#include <system_error>

namespace cave {
namespace {

constexpr std::size_t kMaxAtOnce = std::size_t{1} << 30U;

Error cannotRead(const std::filesystem::path &path)
{
    return {ErrorCode::Io, message("cannot read %1", quoted(path))};
}

Result<std::vector<std::uint8_t>> readFrom(sqlite3_file &file, const std::filesystem::path &path,
                                           std::uint64_t offset, std::size_t most)
{
    sqlite3_int64 size = 0;
    if (file.pMethods->xFileSize(&file, &size) != SQLITE_OK)
        return cannotRead(path);
    const std::uint64_t start = std::min(offset, static_cast<std::uint64_t>(size));
    std::vector<std::uint8_t> bytes(
        static_cast<std::size_t>(std::min<std::uint64_t>(most, static_cast<std::uint64_t>(size) - start)));
    if (bytes.size() > kMaxAtOnce)
        return cannotRead(path);
    const int read = file.pMethods->xRead(&file, bytes.data(), static_cast<int>(bytes.size()),
                                          static_cast<sqlite3_int64>(start));
    if (read != SQLITE_OK)
        return cannotRead(path);
    return bytes;
}

} // namespace

Message databaseKindText(std::int64_t applicationId)
{
    const auto *const found = std::ranges::find(kDatabaseKinds, applicationId, &DatabaseKind::applicationId);
    return found == kDatabaseKinds.end() ? message("it is a database of another program")
                                         : message("it is a %1", Message::ofTable(found->name));
}

std::filesystem::path companionFile(const std::filesystem::path &path, std::string_view suffix)
{
    std::filesystem::path result = path;
    result += suffix;
    return result;
}

std::vector<std::filesystem::path> databaseFiles(const std::filesystem::path &path)
{
    std::vector<std::filesystem::path> files{path};
    for (const char *suffix : {"-wal", "-shm", "-journal"})
        files.push_back(companionFile(path, suffix));
    return files;
}

void removeDatabase(const std::filesystem::path &path)
{
    std::error_code ignored;
    std::filesystem::remove(path, ignored);
    removeCompanions(path);
}

void removeCompanions(const std::filesystem::path &path)
{
    std::error_code ignored;
    for (const std::filesystem::path &file : databaseFiles(path)) {
        if (file != path)
            std::filesystem::remove(file, ignored);
    }
}

Result<std::vector<std::uint8_t>> readFirstBytes(const std::filesystem::path &path, std::size_t most)
{
    return readBytes(path, 0, most);
}

Result<std::vector<std::uint8_t>> readBytes(const std::filesystem::path &path, std::uint64_t offset,
                                            std::size_t most)
{
    std::error_code status; // opening a pipe would wait for a writer
    if (!std::filesystem::is_regular_file(path, status))
        return Error{ErrorCode::Io, message("%1 is not a regular file", quoted(path))};
    sqlite3_vfs *files = sqlite3_vfs_find(nullptr);
    if (files == nullptr)
        return cannotRead(path);
    // The layer distinguishes files of the same inode by their full names, which end with two zeros.
    const std::string name = std::filesystem::absolute(path).string() + std::string(2, '\0');
    std::vector<std::max_align_t> room(static_cast<std::size_t>(files->szOsFile) / sizeof(std::max_align_t) +
                                       1);
    auto *file = reinterpret_cast<sqlite3_file *>(room.data());
    const int opened =
        files->xOpen(files, name.c_str(), file, SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, nullptr);
    Result<std::vector<std::uint8_t>> bytes =
        opened == SQLITE_OK ? readFrom(*file, path, offset, most) : cannotRead(path);
    if (file->pMethods != nullptr)
        file->pMethods->xClose(file);
    return bytes;
}

} // namespace cave
