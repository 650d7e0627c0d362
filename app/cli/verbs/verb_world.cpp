// SPDX-License-Identifier: MIT
#include "app/cli/verbs/verbs.h"

namespace cave::cli {

void addWorldVerb(Verb parent, Invocation &invocation)
{
    Verb world =
        parent.addGroup("world", "Create, copy, list, check, search, repair, import and export saved worlds");
    addWorldCreateVerb(world, invocation);
    addWorldCopyVerb(world, invocation);
    addWorldListVerb(world, invocation);
    addWorldInfoVerb(world, invocation);
    addWorldVerifyVerb(world, invocation);
    addWorldRepairVerb(world, invocation);
    addWorldImportVerb(world, invocation);
    addWorldExportVerb(world, invocation);
    addWorldDiffVerb(world, invocation);
    addWorldFindVerb(world, invocation);
    addWorldCheckVerb(world, invocation);
}

} // namespace cave::cli
