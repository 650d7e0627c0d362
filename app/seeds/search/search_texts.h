// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/search/search_controller.h"

#include <QString>

#include <optional>

namespace cave {

/// "28 s", "4 min", "3 h 20 min".
QString durationText(double seconds);

/// The progress of a search: "12,400 of 100,000 · 3,100 a second · 28 s left".
QString progressText(const SearchController &search);

/// Its results: "17 fit · the 40 nearest misses follow".
QString resultText(const SearchController &search);

/// What a search looks for: its condition, "a sketch", or "chests > 3 and a sketch".
QString wantedText(const SearchRequest &request);

/// The sketch of a command, in a file.
struct SketchFile {
    QString path;
    const SketchQuery &query; ///< with the same drawing
};

/// A search as a shell command; empty if it can't be expressed as one. Its sketch, if it has one, is in
/// `sketch`.
QString searchCommand(const SearchRequest &request, const std::optional<SketchFile> &sketch = std::nullopt);

} // namespace cave
