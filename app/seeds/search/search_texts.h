// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/search/search_controller.h"
#include "core/io/codec/spec_arguments.h"

#include <QString>

namespace cave {

/// "28 s", "4 min", "3 h 20 min".
QString durationText(double seconds);

/// The progress of a search: "12,400 of 100,000 · 3,100 a second · 28 s left".
QString progressText(const SearchController &search);

/// Its results: "17 fit · the 40 nearest misses follow".
QString resultText(const SearchController &search);

/// What a search looks for: its condition, "a sketch", or "chests > 3 and a sketch".
QString wantedText(const SearchRequest &request);

/// Files of a command with what doesn't fit into it, as shell words; and when it names the generator.
struct CommandParts {
    QString sketch;
    QString seeds; ///< empty: a list of seeds can't be expressed
    NamedGenerator named = NamedGenerator::IfUnusual;
};

/// A search as options of `cavegame-cli search`, without its limit; empty if it can't be expressed by them.
QString searchOptions(const SearchRequest &request, const CommandParts &parts);

/// A search as a shell command; empty if it can't be expressed as one.
QString searchCommand(const SearchRequest &request, const CommandParts &parts);

} // namespace cave
