// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_patch.h"

namespace cave {

/// The clipboard's format for pieces of maps; the same text is there as plain text, too.
inline constexpr const char *kPatchMime = "application/x-cavegame-patch+json";

/// Puts a patch on the system's clipboard, for this program, another one, or a text editor.
void copyToClipboard(const CellPatch &patch, const Content &content);
/// Reads it back. Error NotFound: there is none; InvalidArgument: it isn't one, or not for this content.
[[nodiscard]] Result<CellPatch> patchOnClipboard(const Content &content);

} // namespace cave
