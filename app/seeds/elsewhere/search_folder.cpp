// SPDX-License-Identifier: MIT
#include "app/seeds/elsewhere/search_folder.h"

#include "app/seeds/search/search_texts.h"
#include "core/analysis/search/seed_line.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/io/files/folders.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <map>
#include <string>
#include <variant>

namespace cave {
namespace {

struct FolderText {
    Q_DECLARE_TR_FUNCTIONS(FolderText)
};

constexpr const char *kSketchName = "sketch.txt";
constexpr const char *kSeedsName = "seeds.txt";

/// In the folder of the script; shards may run in another one.
QString inFolder(const char *name)
{
    return QStringLiteral("\"$PWD/%1\"").arg(QLatin1String(name));
}

QString optionsOf(const SearchRequest &request)
{
    return searchOptions(request, {inFolder(kSketchName), inFolder(kSeedsName), NamedGenerator::Always});
}

/// A script that goes to its folder first.
std::string script(const QString &purpose, const QString &command)
{
    const QString text =
        QStringLiteral("#!/usr/bin/env bash\n"
                       "# %1\n"
                       "# CAVEGAME_CLI  the program to run (default: cavegame-cli)\n"
                       "set -euo pipefail\n"
                       "case \"${CAVEGAME_CLI:-}\" in\n"
                       "*/*) CAVEGAME_CLI=$(readlink -f \"$CAVEGAME_CLI\") && export CAVEGAME_CLI ;;\n"
                       "esac\n"
                       "cd \"$(dirname \"$(readlink -f \"$0\")\")\"\n"
                       "%2\n");
    return text.arg(purpose, command).toStdString();
}

std::string readMe(const SearchRequest &request)
{
    return FolderText::tr("A Cave Game search for: %1\n"
                          "\n"
                          "Copy this folder to the machine that will run it, and run one of these scripts\n"
                          "there:\n"
                          "\n"
                          "  here.sh      on that machine, on all of its cores\n"
                          "  parallel.sh  with GNU parallel; with --hosts alpha,beta on several machines,\n"
                          "               which must have this folder at the same path (add --shared if\n"
                          "               it is on one file system)\n"
                          "  slurm.sh     with Slurm, on nodes that share this folder\n"
                          "\n"
                          "All machines need the same version of cavegame-cli; if it isn't in PATH, set\n"
                          "CAVEGAME_CLI. After an interruption, run the same command again.\n"
                          "\n"
                          "To see the results, found/all.ndjson, choose Open results in the Saved menu\n"
                          "under Seeds > Search.\n")
        .arg(wantedText(request))
        .toStdString();
}

std::string clusterScript(const std::string &name)
{
    QFile file(":/cluster/" + QString::fromStdString(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

bool canSearchElsewhere(const SearchRequest &request)
{
    return request.seeds.size() < SeedSet::kMaxSize && !optionsOf(request).isEmpty();
}

bool areSeedsLines(const SeedSet &seeds)
{
    const auto *list = std::get_if<SeedSet::List>(&seeds.source());
    return list == nullptr || std::ranges::all_of(list->seeds, isSeedLine);
}

Result<void> writeSearchFolder(const SearchRequest &request, std::int64_t shards,
                               const std::filesystem::path &folder)
{
    const QString options = optionsOf(request) + QStringLiteral(" --near %1").arg(request.keepNear);
    const QString limit = request.limit > 0 ? QStringLiteral(" --limit %1").arg(request.limit) : QString();
    const QString sharded = QStringLiteral("exec bash ./%1 --shards %2 --folder found \"$@\" -- \\\n    %3");
    std::map<std::string, std::string> files;
    files["README.txt"] = readMe(request);
    files["here.sh"] =
        script("Searches on this machine. The same command again resumes an interrupted search.",
               "mkdir -p found\nexec \"${CAVEGAME_CLI:-cavegame-cli}\" search \\\n    " + options + limit +
                   " \\\n    --out found/all.ndjson --state found/here.state \"$@\"");
    files["parallel.sh"] = script("Searches with GNU parallel; for its options, see search_parallel.sh.",
                                  sharded.arg("search_parallel.sh", QString::number(shards), options));
    files["slurm.sh"] = script("Searches with Slurm; for its options, see search_slurm.sh.",
                               sharded.arg("search_slurm.sh", QString::number(shards), options));
    for (const char *name :
         {"search_parallel.sh", "search_slurm.sh", "shards.sh", "slurm_merge.sh", "slurm_shard.sh"})
        files[name] = clusterScript(name);
    if (request.sketch)
        files[kSketchName] = request.sketch->query().pattern.text();
    if (const auto *list = std::get_if<SeedSet::List>(&request.seeds.source())) {
        for (const std::string &seed : list->seeds)
            files[kSeedsName] += lineOfSeed(seed) + '\n';
    }
    return writeNewFolder(files, folder);
}

} // namespace cave
