// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"
#include "core/base/json.h"
#include "core/base/result.h"

#include <cstddef>
#include <optional>

namespace cave {

/// Lists of seeds and of near misses may be long.
inline constexpr JsonLimits kSearchJsonLimits{std::size_t{200} << 20U};

/// A metric's value in a line of results: null for infinity, which JSON doesn't have, and "undefined" for
/// NaN.
Json resultJson(double value);
/// Reads it back; none if it is something else.
std::optional<double> readResult(const Json &json);

/// A search as `searchToJson` writes it, to be a part of a larger document.
Json searchDocument(const SearchRequest &request, const SearchState &state);
/// Reads it back. Error InvalidArgument: what is wrong with it.
Result<SavedSearch> readSearchDocument(const Json &document);

} // namespace cave
