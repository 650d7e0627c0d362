// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/seeds/seed_card.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// What was kept of one world.
struct KeptSeed {
    WorldSpec spec;
    SeedMarks marks;
};

/// What people keep about seeds, in a file of its own. Every change is one transaction; several programs may
/// have it open. Use from one thread at a time. Errors of all calls name the file: Io, DiskFull, Damaged,
/// Locked if another program writes for longer than a second.
///
/// A row that fails its checks hides no other: it is skipped and stays in the file, aside when the same
/// world is kept again.
class SeedLibrary {
public:
    /// Opens the file, makes it and its folder if there is none. Errors: NotAWorld if it is another kind of
    /// file, TooNew, Damaged, Io, each naming the file.
    static Result<SeedLibrary> open(const std::filesystem::path &file);

    SeedLibrary(SeedLibrary &&) noexcept;
    SeedLibrary &operator=(SeedLibrary &&) noexcept;
    SeedLibrary(const SeedLibrary &) = delete;
    SeedLibrary &operator=(const SeedLibrary &) = delete;
    ~SeedLibrary();

    /// Everything kept, the latest change first.
    [[nodiscard]] Result<std::vector<KeptSeed>> all();
    /// How many rows the last `all` skipped, as they could not be read.
    [[nodiscard]] int unreadable() const;
    /// What people should know about how the file was found, a sentence; empty if nothing.
    [[nodiscard]] const Message &notice() const;
    /// What is kept of this world; empty marks if nothing is. Error Damaged if what there is can't be read.
    [[nodiscard]] Result<SeedMarks> marksOf(const WorldSpec &spec);
    /// Keeps marks in place of those before; empty ones forget the world. Error InvalidArgument: marks past
    /// their limits, or a world that can't be made.
    Result<void> keep(const WorldSpec &spec, const SeedMarks &marks);

    /// A text kept under a name, such as a search to go on with; empty if there is none.
    [[nodiscard]] Result<std::string> document(std::string_view name);
    /// Keeps a text in place of the one before; an empty one forgets it. At most 32 MiB.
    Result<void> keepDocument(std::string_view name, std::string_view text);

private:
    struct Parts;
    explicit SeedLibrary(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

} // namespace cave
