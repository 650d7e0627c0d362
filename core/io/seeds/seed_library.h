// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/database.h"
#include "core/io/seeds/seed_card.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

inline constexpr const char *kLibraryFile = "seeds.library"; ///< in the data folder

/// The marks of one world.
struct KeptSeed {
    WorldSpec spec;
    SeedMarks marks;
};

/// The user's marks of seeds, in a database file. Every change is one transaction; several programs may have
/// it open. Use from one thread at a time. Errors of all calls name the file: Io, DiskFull, Damaged, Locked
/// if another program writes for longer than a second.
///
/// An invalid row doesn't affect others: it is skipped and stays in the file, set aside if the same world is
/// stored again.
class SeedLibrary {
public:
    /// Opens the file; creates it and its folder if missing. Errors: NotAWorld if it is another kind of file,
    /// TooNew, Damaged, Io, each naming the file.
    static Result<SeedLibrary> open(const std::filesystem::path &file);

    /// All entries, the latest change first.
    [[nodiscard]] Result<std::vector<KeptSeed>> all();
    /// How many unreadable rows the last `all` skipped.
    [[nodiscard]] int unreadable() const { return m_unreadable; }
    /// A message for users about the state in which the file was found; empty if none.
    [[nodiscard]] const Message &notice() const { return m_database->notice(); }
    /// The marks of this world; empty if none. Error Damaged if they can't be read.
    [[nodiscard]] Result<SeedMarks> marksOf(const WorldSpec &spec);
    /// Replaces the marks of a world; empty ones remove it. Error InvalidArgument: marks beyond their limits,
    /// or a world that can't be generated.
    Result<void> keep(const WorldSpec &spec, const SeedMarks &marks);

    /// A text stored under a name, such as a search to resume; empty if there is none.
    [[nodiscard]] Result<std::string> document(std::string_view name);
    /// Replaces a text; an empty one removes it. At most 32 MiB.
    Result<void> keepDocument(std::string_view name, std::string_view text);
    struct Document {
        std::string name;
        std::string text;
    };
    /// The same for several: all or none.
    Result<void> keepDocuments(const std::vector<Document> &documents);
    /// How many of them can't be read.
    [[nodiscard]] Result<int> unreadableDocuments();
    /// Removes a text, and all whose names continue its name after a dot.
    Result<void> removeDocuments(std::string_view name);

private:
    SeedLibrary(std::filesystem::path path, std::unique_ptr<Database> database)
        : m_path(std::move(path))
        , m_database(std::move(database))
    {
    }

    std::filesystem::path m_path;
    std::unique_ptr<Database> m_database;
    int m_unreadable = 0; ///< rows, of the last query
};

} // namespace cave
