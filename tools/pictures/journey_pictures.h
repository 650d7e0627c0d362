// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class Photographer;

/// A fight in rounds, a camp's trade and a pedestal.
void takeJourneyPictures(Photographer &photographer);

} // namespace cave
