#pragma once

#include "core/base/geometry.h"

#include <nlohmann/json.hpp>
#include <vector>

namespace cave {

/// A cell as [x, y].
inline nlohmann::ordered_json cellJson(CellPos cell)
{
    return nlohmann::ordered_json::array({cell.x, cell.y});
}

inline nlohmann::ordered_json cellList(const std::vector<CellPos> &cells)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const CellPos cell : cells)
        list.push_back(cellJson(cell));
    return list;
}

} // namespace cave
