// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class Photographer;

/// Pictures of the level editor and of the editor of decision trees; the start page is shown afterwards.
void takeLevelPictures(Photographer &photographer);

} // namespace cave
