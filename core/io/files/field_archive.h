// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/files/field_reader.h"
#include "core/io/files/field_writer.h"

#include <type_traits>

namespace cave {

// A type that is stored or sent says its fields once, in a template `fields(archive, value)`, which passes
// each to the archive with its name and range. A `FieldWriter` writes them, a `FieldReader` reads and checks
// them.

/// What `fields` gets of a type: a writer leaves it as it is.
template<class Archive, class Type>
using Field = std::conditional_t<Archive::kReads, Type, const Type>;

} // namespace cave
