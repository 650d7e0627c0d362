// SPDX-License-Identifier: MIT
// The verb about the program's own files in the data folder.

#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
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

/// Opens a file of some kind, and reads it where that may fail, too. A new one is created if there is none.
template<class Kept>
Result<void> opened(const fs::path &file)
{
    auto kept = CAVE_TRY(Kept::open(file));
    const auto all = kept.all();
    return all ? Result<void>() : all.error();
}

struct DataFile {
    const char *name;
    Result<void> (*open)(const fs::path &file);
};
constexpr std::array<DataFile, 3> kDataFiles{{{kLibraryFile, opened<SeedLibrary>},
                                              {kRunsFile, opened<RunHistory>},
                                              {kStatisticsFile, opened<PlayStatistics>}}};

/// Adds a line about a file; an error if it is of no use and stays as it is.
Result<void> check(const fs::path &file, const DataFile &kind, bool setAside, std::string &text)
{
    std::error_code status;
    if (!fs::exists(fs::symlink_status(file, status))) {
        text += sayLine(located(kind.name, message("there is none yet")));
        return {};
    }
    Result<void> found = kind.open(file);
    if (found) {
        text += sayLine(located(kind.name, message("ok")));
        return {};
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
    bool canBegin = false; ///< --set-aside would help
    for (const DataFile &kind : kDataFiles) {
        const fs::path file = library.folder().parent_path() / kind.name;
        const Result<void> checked = check(file, kind, setAside, text);
        if (checked)
            continue;
        ++wrong;
        canBegin = canBegin || (!setAside && isKeptFileUseless(checked.error()));
        problems += sayLine(checked.error().message);
    }
    CAVE_TRY(print(text));
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
                                      "totals; exit 1 if one can't be used");
    const auto setAside = std::make_shared<bool>(false);
    verb.addFlag("--set-aside", *setAside,
                 "Rename files that are damaged or of another kind, and begin new ones; nothing is deleted");
    verb.callback([setAside, &invocation] {
        invocation.action = [setAside, &invocation] { return checkData(*setAside, invocation); };
    });
}

} // namespace cave::cli
