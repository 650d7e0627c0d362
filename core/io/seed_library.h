#pragma once

#include "core/base/result.h"
#include "core/io/seed_card.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
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
/// have it open.
class SeedLibrary {
public:
    /// Opens the file, makes it if there is none. Errors: NotAWorld if it is another kind of file, TooNew,
    /// Damaged, Io, each naming the file.
    static Result<SeedLibrary> open(const std::filesystem::path &file);

    SeedLibrary(SeedLibrary &&) noexcept;
    SeedLibrary &operator=(SeedLibrary &&) noexcept;
    SeedLibrary(const SeedLibrary &) = delete;
    SeedLibrary &operator=(const SeedLibrary &) = delete;
    ~SeedLibrary();

    /// Everything kept, the latest change first.
    [[nodiscard]] Result<std::vector<KeptSeed>> all();
    /// What is kept of this world; empty marks if nothing is.
    [[nodiscard]] Result<SeedMarks> marksOf(const WorldSpec &spec);
    /// Keeps marks in place of those before; empty ones forget the world.
    Result<void> keep(const WorldSpec &spec, const SeedMarks &marks);

    /// A text kept under a name, such as a search to go on with; an empty text forgets it.
    [[nodiscard]] Result<std::string> document(std::string_view name);
    Result<void> keepDocument(std::string_view name, std::string_view text);

private:
    struct Parts;
    explicit SeedLibrary(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> m_parts;
};

} // namespace cave
