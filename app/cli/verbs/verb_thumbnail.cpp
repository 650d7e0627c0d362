// SPDX-License-Identifier: MIT
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/verbs/verbs.h"
#include "core/io/exports/thumbnail.h"

#include <memory>
#include <string>

namespace cave::cli {
namespace {

constexpr int kUsualSize = 256;

struct ThumbnailOptions {
    std::string file;
    OutFile out;
    int size = kUsualSize;
};

Outcome writeThumbnail(const ThumbnailOptions &options)
{
    const auto png = CAVE_TRY(orFailed(thumbnailPng(options.file, options.size), "thumbnail"));
    return orNotWritten(writeFileAtomically(options.out.path, png, options.out.mode()), options.out);
}

} // namespace

void addThumbnailVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<ThumbnailOptions>();
    Verb verb =
        parent.addVerb("thumbnail", "Draw a small picture of a world file or seed card, for file managers");
    verb.addOption("FILE", options->file, "World file or seed card").required();
    verb.addOption("OUT", options->out.path, "PNG file to write").required().check(refuseEmpty);
    addForceFlag(verb, options->out);
    verb.addOption("--size", options->size, message("Maximum pixels per side; default: %1", kUsualSize))
        .checkRange(kSmallestThumbnail, kLargestThumbnail)
        .typeName("N");
    setAction(verb, invocation, options, writeThumbnail);
}

} // namespace cave::cli
