// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/files/json_reader.h"
#include "core/io/seeds/seed_card.h"

#include <string>

namespace cave {

// A world and its marks as fields of a JSON object; shared by cards and the library of seeds.
//
// seed        text; or seedNumber, an integer, if only that is known
// generator   {"name": "caves", "version": 1}
// settings    see settings_json.h; missing ones have the generator's defaults
// starred     boolean; tags: array of texts; note: text; markers: array of {"x", "y", "label"}; all optional
//
// Unknown fields are skipped, so that later versions may add some. Keys are written in alphabetical order, so
// that a world has only one text.

/// Adds seed or seedNumber, generator and settings.
void writeSpec(Json &object, const WorldSpec &spec);
/// Reads them and checks that a world can be made of them; errors are reported to the reader.
WorldSpec readSpec(JsonReader &reader, const JsonPlace &object);

/// Adds starred, tags, note and markers, even if empty.
void writeMarks(Json &object, const SeedMarks &marks);
/// Reads them and checks their limits; tags are sorted. Errors are reported to the reader.
SeedMarks readMarks(JsonReader &reader, const JsonPlace &object);

/// The text of an object whose strings are UTF-8.
std::string jsonText(const Json &object, int indent = -1);

} // namespace cave
