// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/search/search_controller.h"

#include <QString>

#include <cstdint>

namespace cave {

/// "28 s", "4 min", "3 h 20 min".
QString durationText(double seconds);

/// The progress of a search: "12,400 of 100,000 · 3,100 a second · 28 s left".
QString progressText(const SearchController &search);

/// Its results: "17 fit · the 40 nearest misses follow".
QString resultText(const SearchController &search);

/// What a search looks for: its condition, "a sketch", or "chests > 3 and a sketch".
QString wantedText(const SearchRequest &request);

/// A search as a shell command; empty if it can't be expressed as one. `limit`: 0 for none.
QString searchCommand(const SeedSet &seeds, const Condition &where, std::int64_t limit);

} // namespace cave
