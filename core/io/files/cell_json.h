// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/json.h"

#include <vector>

namespace cave {

/// A cell as [x, y].
inline Json cellJson(CellPos cell)
{
    return {cell.x, cell.y};
}

inline Json cellList(const std::vector<CellPos> &cells)
{
    Json list = Json::List{};
    for (const CellPos cell : cells)
        list.append(cellJson(cell));
    return list;
}

} // namespace cave
