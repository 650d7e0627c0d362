#pragma once

#include "app/cli/command_line.h"

#include <CLI/App.hpp>

namespace cave::cli {

// Each adds its verb to `parent`. Once the command line is read, the action of the verb that it names is in
// `invocation`.

void addGenerateVerb(CLI::App &parent, Invocation &invocation);
void addSpawnVerb(CLI::App &parent, Invocation &invocation);
void addSearchVerb(CLI::App &parent, Invocation &invocation);
void addStatsVerb(CLI::App &parent, Invocation &invocation);
void addReplayVerb(CLI::App &parent, Invocation &invocation);
void addWorldVerb(CLI::App &parent, Invocation &invocation);
void addCardVerb(CLI::App &parent, Invocation &invocation);
void addCertificateVerb(CLI::App &parent, Invocation &invocation);
void addSightVerb(CLI::App &parent, Invocation &invocation);
void addLevelVerb(CLI::App &parent, Invocation &invocation);

void addWorldCreateVerb(CLI::App &world, Invocation &invocation);
void addWorldCopyVerb(CLI::App &world, Invocation &invocation);
void addWorldListVerb(CLI::App &world, Invocation &invocation);
void addWorldInfoVerb(CLI::App &world, Invocation &invocation);
void addWorldVerifyVerb(CLI::App &world, Invocation &invocation);
void addWorldRepairVerb(CLI::App &world, Invocation &invocation);
void addWorldImportVerb(CLI::App &world, Invocation &invocation);
void addWorldExportVerb(CLI::App &world, Invocation &invocation);
void addWorldDiffVerb(CLI::App &world, Invocation &invocation);
void addWorldFindVerb(CLI::App &world, Invocation &invocation);
void addWorldCheckVerb(CLI::App &world, Invocation &invocation);

} // namespace cave::cli
