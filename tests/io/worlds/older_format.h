// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/codec/payload.h"
#include "core/io/files/database.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace cave::test {

/// Brings the checksum of the texts of `meta` up to date.
inline void signMeta(Database &database)
{
    std::map<std::string, std::string> texts;
    Result<Statement> select = database.prepare("SELECT key, value FROM meta WHERE key <> 'crc32'");
    REQUIRE(select);
    while (*select->step())
        texts.emplace(select->text(0), select->text(1));
    std::vector<std::uint8_t> bytes;
    for (const auto &[key, value] : texts) {
        for (const std::string *text : {&key, &value}) {
            bytes.insert(bytes.end(), text->begin(), text->end());
            bytes.push_back(0);
        }
    }
    Result<Statement> put = database.prepare("UPDATE meta SET value = ?1 WHERE key = 'crc32'");
    REQUIRE(put);
    REQUIRE(put->bindText(1, std::to_string(crc32Of(bytes))).run());
}

/// Changes rows of `meta` by SQL, so that its checksum is right.
inline void changeMeta(const std::filesystem::path &path, const std::string &sql)
{
    Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
    REQUIRE(database);
    REQUIRE(database->execute(sql.c_str()));
    signMeta(*database);
}

/// What version 5 brought is taken away again.
inline void bringBackToVersion4(const std::filesystem::path &path)
{
    changeMeta(path, "DELETE FROM meta WHERE key = 'level_files'; DROP TABLE level_files; "
                     "DROP TABLE IF EXISTS meta_copy; PRAGMA user_version = 4;");
}

/// What version 4 brought is taken away as well.
inline void bringBackToVersion3(const std::filesystem::path &path)
{
    bringBackToVersion4(path);
    std::string sql =
        "DELETE FROM meta WHERE key = 'content_scenario'; DROP TABLE links; PRAGMA user_version = 3;";
    for (const char *column :
         {"x", "y", "width", "height", "seed", "start_x", "start_y", "finish_x", "finish_y"})
        sql += std::string("ALTER TABLE levels DROP COLUMN ") + column + ";";
    changeMeta(path, sql);
}

} // namespace cave::test
