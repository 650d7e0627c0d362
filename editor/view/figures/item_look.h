// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/world.h"

#include <QColor>

#include <cstddef>
#include <string>

namespace cave {

/// How an item is drawn.
struct ItemLook {
    std::string figure; ///< see `itemFigure`
    ItemKind kind = ItemKind::Blade;
    QColor colour{}; ///< invalid for the figure's own

    friend bool operator==(const ItemLook &, const ItemLook &) = default;
};

/// An item without a world.
[[nodiscard]] ItemLook itemLook(const ItemType &type);

/// An item as the player shown has it. A consumable with a form has the colour that its look in this world
/// says, before and after it is known; until then, all of a form have one shape.
[[nodiscard]] ItemLook itemLook(const World &world, std::size_t item);

/// An item that is offered by its name: doesn't give away which of the unknown ones it is.
[[nodiscard]] ItemLook offeredLook(const World &world, std::size_t item);

} // namespace cave
