// SPDX-License-Identifier: MIT
#include "core/io/files/database_files.h"

#include <algorithm>
#include <system_error>

namespace cave {

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

} // namespace cave
