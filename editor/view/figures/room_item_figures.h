#pragma once

#include "core/content/content.h"
#include "editor/view/figures/vector_figure.h"

#include <QColor>

#include <string_view>

namespace cave {

/// The figure of something that is used by key; one that nobody has drawn looks like a common one of its
/// kind. Empty for other kinds.
Figure roomItemFigure(std::string_view key, ItemKind kind);

/// The colour of its body; only for what is used by key.
QColor roomItemColour(ItemKind kind);

} // namespace cave
