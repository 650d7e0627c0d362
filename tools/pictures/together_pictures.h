// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class Photographer;

/// Photographs the windows for hosting and joining, as if others were there; nothing is hosted.
void takeTogetherPictures(Photographer &photographer);

} // namespace cave
