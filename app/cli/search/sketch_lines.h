// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_pattern.h"
#include "core/base/json.h"
#include "core/world/world_spec.h"

#include <string>
#include <vector>

namespace cave {
class SketchMatcher;
} // namespace cave

namespace cave::cli {

/// The cells of a world that differ from the sketch there, as [[x, y], ...]. Empty if the world can't be
/// generated.
Json differingJson(const SketchMatcher &sketch, const WorldSpec &spec, const SketchFind &find);

/// What a near miss lacks, in English: "sketch agrees in 82.0 %, not 90.0 %".
std::string sketchMissText(const SketchMatcher &sketch, const SketchFind &find);

/// The columns of such a find in CSV, each with a comma before it.
std::string sketchColumns();
std::string sketchFields(const SketchFind &find);

/// A number as JSON: whole ones without ".0", as most of them are counts; null for what is infinite.
Json numberJson(double value);

} // namespace cave::cli
