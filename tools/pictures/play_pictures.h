// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class Photographer;

/// Pictures of the staged worlds being played: map, sight, fights, inventory, journal, replay. The staged
/// worlds must have been made; the start page is shown afterwards.
void takePlayPictures(Photographer &photographer);

} // namespace cave
