// SPDX-License-Identifier: MIT
#include "app/seeds/elsewhere/search_folder.h"

#include "app/seeds/search/search_texts.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/io/files/new_folder.h"

#include <QCoreApplication>
#include <QFile>

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
    const QString text = QStringLiteral("#!/usr/bin/env bash\n"
                                        "# %1\n"
                                        "set -euo pipefail\n"
                                        "cd \"$(dirname \"$(readlink -f \"$0\")\")\"\n"
                                        "%2\n");
    return text.arg(purpose, command).toStdString();
}

std::string readMe(const SearchRequest &request)
{
    return FolderText::tr("A search of Cave Game: %1\n"
                          "\n"
                          "Copy this folder to where it is to run; cavegame-cli must be installed there.\n"
                          "Then run one of these scripts:\n"
                          "\n"
                          "  here.sh      on this machine, on all of its cores\n"
                          "  parallel.sh  by GNU parallel; with --hosts alpha,beta on several machines,\n"
                          "               which must have this folder at the same path (add --shared if\n"
                          "               it is on one file system)\n"
                          "  slurm.sh     by Slurm, on nodes that share this folder\n"
                          "\n"
                          "After an interruption, run the same script again. To see the results,\n"
                          "found/all.ndjson, choose Open results in the Saved menu of Seeds, Search.\n")
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
    return !optionsOf(request).isEmpty();
}

Result<void> writeSearchFolder(const SearchRequest &request, std::int64_t shards,
                               const std::filesystem::path &folder)
{
    const QString options = optionsOf(request) + QStringLiteral(" --near %1").arg(request.keepNear);
    const QString sharded = QStringLiteral("exec ./%1 --shards %2 --folder found \"$@\" -- \\\n    %3");
    std::map<std::string, std::string> files;
    files["README.txt"] = readMe(request);
    files["here.sh"] =
        script("Searches on this machine. The same command again resumes an interrupted search.",
               "mkdir -p found\nexec \"${CAVEGAME_CLI:-cavegame-cli}\" search \\\n    " + options +
                   " \\\n    --out found/all.ndjson --state found/here.state \"$@\"");
    files["parallel.sh"] = script("Searches by GNU parallel; for its options, see search_parallel.sh.",
                                  sharded.arg("search_parallel.sh").arg(shards).arg(options));
    files["slurm.sh"] = script("Searches by Slurm; for its options, see search_slurm.sh.",
                               sharded.arg("search_slurm.sh").arg(shards).arg(options));
    for (const char *name :
         {"search_parallel.sh", "search_slurm.sh", "shards.sh", "slurm_merge.sh", "slurm_shard.sh"})
        files[name] = clusterScript(name);
    if (request.sketch)
        files[kSketchName] = request.sketch->query().pattern.text();
    if (const auto *list = std::get_if<SeedSet::List>(&request.seeds.source())) {
        for (const std::string &seed : list->seeds)
            files[kSeedsName] += seed + '\n';
    }
    return writeNewFolder(files, folder);
}

} // namespace cave
