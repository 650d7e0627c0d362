// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/verb.h"

#include <memory>
#include <string>
#include <type_traits>

namespace cave::cli {

/// Makes `act` the work of a verb, with what was read into `options`.
template<class Options>
void setAction(Verb verb, Invocation &invocation, const std::shared_ptr<Options> &options,
               Outcome (*act)(const std::type_identity_t<Options> &))
{
    verb.callback([=, &invocation] { invocation.action = [=] { return act(*options); }; });
}
template<class Options>
void setAction(Verb verb, Invocation &invocation, const std::shared_ptr<Options> &options,
               Outcome (*act)(const std::type_identity_t<Options> &, const Invocation &))
{
    verb.callback(
        [=, &invocation] { invocation.action = [=, &invocation] { return act(*options, invocation); }; });
}

// Each adds its verb to `parent`. Once the command line is read, the action of the verb that it names is in
// `invocation`.

void addGenerateVerb(Verb parent, Invocation &invocation);
void addSpawnVerb(Verb parent, Invocation &invocation);
void addThumbnailVerb(Verb parent, Invocation &invocation);
void addSearchVerb(Verb parent, Invocation &invocation);
void addRarityVerb(Verb parent, Invocation &invocation);
void addPlacesVerb(Verb parent, Invocation &invocation);
void addStatsVerb(Verb parent, Invocation &invocation);
void addPlaytestVerb(Verb parent, Invocation &invocation);
void addReplayVerb(Verb parent, Invocation &invocation);
void addWorldVerb(Verb parent, Invocation &invocation);
void addCardVerb(Verb parent, Invocation &invocation);
void addDataVerb(Verb parent, Invocation &invocation);
void addCertificateVerb(Verb parent, Invocation &invocation);
void addSightVerb(Verb parent, Invocation &invocation);
void addLevelVerb(Verb parent, Invocation &invocation);
// Only in builds with Qt, which has the sockets.
void addHostVerb(Verb parent, Invocation &invocation);
void addJoinVerb(Verb parent, Invocation &invocation);

void addSearchMergeVerb(Verb search, Invocation &invocation);

void addSightCheckVerb(Verb sight, Invocation &invocation);

void addReplayEndingVerb(Verb replay, Invocation &invocation);
void addReplayCardVerb(Verb replay, Invocation &invocation);
void addReplayAtVerb(Verb replay, Invocation &invocation);
void addReplayFindVerb(Verb replay, Invocation &invocation);
void addReplayMarksVerb(Verb replay, Invocation &invocation);
void addReplayTraceVerb(Verb replay, Invocation &invocation);
void addReplayWhatIfVerb(Verb replay, Invocation &invocation);
/// Checks the run of a seed card, for `replay verify`.
Outcome verifyRunCard(const std::string &file, bool json);

void addWorldCreateVerb(Verb world, Invocation &invocation);
void addWorldCopyVerb(Verb world, Invocation &invocation);
void addWorldListVerb(Verb world, Invocation &invocation);
void addWorldInfoVerb(Verb world, Invocation &invocation);
void addWorldVerifyVerb(Verb world, Invocation &invocation);
void addWorldRepairVerb(Verb world, Invocation &invocation);
void addWorldImportVerb(Verb world, Invocation &invocation);
void addWorldExportVerb(Verb world, Invocation &invocation);
void addWorldDiffVerb(Verb world, Invocation &invocation);
void addWorldFindVerb(Verb world, Invocation &invocation);
void addWorldCheckVerb(Verb world, Invocation &invocation);

} // namespace cave::cli
