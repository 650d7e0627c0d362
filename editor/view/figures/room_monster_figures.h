#pragma once

#include "editor/view/figures/vector_figure.h"

#include <string_view>

namespace cave {

/// The figure of a creature of level files; empty if `key` is none of them.
Figure roomMonsterFigure(std::string_view key);

} // namespace cave
