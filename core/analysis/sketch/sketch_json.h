// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_pattern.h"
#include "core/base/json.h"
#include "core/base/result.h"

namespace cave {

/// A sketch with its options, for files.
Json sketchQueryJson(const SketchQuery &query);
/// Reads it back. Error InvalidArgument: what is wrong with it.
Result<SketchQuery> readSketchQuery(const Json &json);

/// Where a sketch was found: the south-west corner and size of the place, how the sketch lies there ("turned"
/// in degrees, clockwise), and how well it agrees.
Json sketchFindJson(const SketchFind &find);
/// Reads it back. Error InvalidArgument: what is wrong with it.
Result<SketchFind> readSketchFind(const Json &json);

} // namespace cave
