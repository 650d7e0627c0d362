// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class Photographer;

/// Pictures of the seeds place: maps, table, plots, comparisons, a search and the certificate.
void takeSeedsPictures(Photographer &photographer);

} // namespace cave
