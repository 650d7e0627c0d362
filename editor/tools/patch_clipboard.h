// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_patch.h"

namespace cave {

/// The clipboard format for pieces of maps; the same text is also available as plain text.
inline constexpr const char *kPatchMime = "application/x-cavegame-patch+json";

/// Copies a patch to the clipboard, for this program, another one, or a text editor.
void copyToClipboard(const CellPatch &patch, const Content &content);
/// Reads it. Error NotFound: there is none; InvalidArgument: it is invalid, or doesn't match this content.
[[nodiscard]] Result<CellPatch> patchOnClipboard(const Content &content);

} // namespace cave
