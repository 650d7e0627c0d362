// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/search.h"
#include "core/base/json.h"
#include "core/base/result.h"

#include <cstddef>

namespace cave {

/// Lists of seeds and of near misses may be long.
inline constexpr JsonLimits kSearchJsonLimits{std::size_t{200} << 20U};

/// A search as `searchToJson` writes it, to be a part of a larger document.
Json searchDocument(const SearchRequest &request, const SearchState &state);
/// Reads it back. Error InvalidArgument: what is wrong with it.
Result<SavedSearch> readSearchDocument(const Json &document);

} // namespace cave
