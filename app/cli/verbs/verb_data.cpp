// SPDX-License-Identifier: MIT
// The verb about the program's own files in the data folder.

#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/io/files/error_text.h"
#include "core/io/files/kept_database.h"
#include "core/io/seeds/seed_library.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/run_history.h"
#include "core/io/worlds/world_library.h"

#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

namespace cave::cli {
namespace {

namespace fs = std::filesystem;

/// How many entries the program leaves out, as they can't be read.
Result<int> damagedEntries(SeedLibrary &seeds)
{
    const auto documents = CAVE_TRY(seeds.unreadableDocuments());
    CAVE_TRY(seeds.all());
    return documents + seeds.unreadable();
}

Result<int> damagedEntries(RunHistory &runs)
{
    CAVE_TRY(runs.all());
    return runs.unreadable();
}

Result<int> damagedEntries(const PlayStatistics &totals)
{
    return totals.unreadable();
}

/// Opens a file of some kind, and counts what can't be read of it. A new one is created if there is none.
template<class Kept>
Result<int> opened(const fs::path &file)
{
    auto kept = CAVE_TRY(Kept::open(file));
    return damagedEntries(kept);
}

struct DataFile {
    const char *name;
    Result<int> (*open)(const fs::path &file);
};
constexpr std::array<DataFile, 3> kDataFiles{{{kLibraryFile, opened<SeedLibrary>},
                                              {kRunsFile, opened<RunHistory>},
                                              {kStatisticsFile, opened<PlayStatistics>}}};

/// Adds a line about a file, and returns how many of its entries can't be read; an error if it is of no use
/// and stays as it is.
Result<int> check(const fs::path &file, const DataFile &kind, bool setAside, std::string &text)
{
    std::error_code status;
    const fs::file_type type = fs::symlink_status(file, status).type();
    if (type == fs::file_type::none) // its folder can't be looked into, so there may be one
        return fileError("cannot read", file, status);
    if (type == fs::file_type::not_found) {
        text += sayLine(located(kind.name, message("there is none yet")));
        return 0;
    }
    Result<int> found = kind.open(file);
    if (found) {
        text += sayLine(located(kind.name, *found == 0 ? message("ok")
                                                       : message("entries that can't be read: %1", *found)));
        return found;
    }
    if (!setAside || !isKeptFileUseless(found.error()))
        return found;
    const auto aside = CAVE_TRY(setKeptFileAside(file));
    text += sayLine(located(kind.name, found.error().message)) +
            sayLine(located(kind.name, message("set aside as '%1'", aside.string())));
    return kind.open(file);
}

Outcome checkData(bool setAside, const Invocation &invocation)
{
    const auto library = CAVE_TRY(orFailed(invocation.library(), "data check"));
    std::string text;
    std::string problems;
    int wrong = 0;
    int lacking = 0;       ///< files of which entries can't be read
    bool canBegin = false; ///< --set-aside would help
    for (const DataFile &kind : kDataFiles) {
        const fs::path file = library.folder().parent_path() / kind.name;
        const Result<int> checked = check(file, kind, setAside, text);
        if (checked) {
            lacking += *checked > 0 ? 1 : 0;
            continue;
        }
        ++wrong;
        canBegin = canBegin || (!setAside && isKeptFileUseless(checked.error()));
        problems += sayLine(checked.error().message);
    }
    CAVE_TRY(print(text));
    if (wrong == 0 && lacking > 0)
        return failed(message("files with entries that can't be read: %1", lacking), "data check");
    if (wrong == 0)
        return {};
    Outcome outcome =
        failed(canBegin ? message("files that can't be used: %1; --set-aside begins new ones", wrong)
                        : message("files that can't be used: %1", wrong),
               "data check");
    outcome.detail = problems;
    return outcome;
}

} // namespace

void addDataVerb(Verb parent, Invocation &invocation)
{
    Verb data = parent.addGroup("data", "Check the program's own files in the data folder");
    Verb verb = data.addVerb("check", "Check the library of seeds, the history of runs and the record of "
                                      "totals; exit 1 if one, or an entry of one, can't be read");
    const auto setAside = std::make_shared<bool>(false);
    verb.addFlag("--set-aside", *setAside,
                 "Rename files that are damaged or of another kind, and begin new ones; nothing is deleted");
    verb.callback([setAside, &invocation] {
        invocation.action = [setAside, &invocation] { return checkData(*setAside, invocation); };
    });
}

} // namespace cave::cli
