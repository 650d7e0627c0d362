// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace cave::cli {

/// Languages that texts are translated into, in the order of their columns in the catalogue.
inline constexpr std::size_t kTranslations = 3;

/// An English text or pattern and its translations.
struct CatalogueEntry {
    std::string_view english;
    std::array<std::string_view, kTranslations> translated; ///< German, French, Simplified Chinese
};

/// What translators know, sorted by the English text. The build makes it of translations/cavegame_*.ts.
std::span<const CatalogueEntry> catalogue();

} // namespace cave::cli
