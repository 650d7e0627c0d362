// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class Photographer;

/// Pictures of the places Inspect and Edit. The staged worlds must have been made; the start page is shown
/// afterwards.
void takeWorkbenchPictures(Photographer &photographer);

} // namespace cave
