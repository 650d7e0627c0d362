// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/edit_draft.h"
#include "editor/tools/edit_options.h"

#include <QString>

namespace cave {

/// Applies the paint to the cells.
void paintCells(EditDraft &draft, const CellMask &cells, Paint paint);

/// "Floor", "As the seed made it".
QString paintName(Paint paint);
/// A number of cells: "1 cell", "12,345 cells".
QString cellsText(std::int64_t cells);

} // namespace cave
