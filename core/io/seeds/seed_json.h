// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/files/json_reader.h"
#include "core/io/seeds/seed_card.h"

#include <string>

namespace cave {

// A world and what is kept about it as fields of a JSON object; shared by cards and the library of seeds.
//
// seed        text; or seedNumber, a whole number, where only that is known
// generator   {"name": "caves", "version": 1}
// settings    as of settings_json.h; those left out are the generator's own
// starred     truth; tags: list of texts; note: text; markers: list of {"x", "y", "label"}; each may be left
//             out
//
// Fields of other names are skipped, so that a later version may add some. Keys are written in the order
// of the alphabet, so that one world has one text.

/// Adds seed or seedNumber, generator and settings.
void writeSpec(Json &object, const WorldSpec &spec);
/// Reads them and checks that a world can be made of them; errors are the reader's.
WorldSpec readSpec(JsonReader &reader, const JsonPlace &object);

/// Adds starred, tags, note and markers, also where they are empty.
void writeMarks(Json &object, const SeedMarks &marks);
/// Reads them and checks their limits; tags are sorted. Errors are the reader's.
SeedMarks readMarks(JsonReader &reader, const JsonPlace &object);

/// The text of an object whose texts are UTF-8.
std::string jsonText(const Json &object, int indent = -1);

} // namespace cave
