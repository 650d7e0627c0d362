// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class Photographer;

/// Photographs caverns and dungeon runs: how they are made, walked, fought and ended.
void takeRunPictures(Photographer &photographer);

} // namespace cave
