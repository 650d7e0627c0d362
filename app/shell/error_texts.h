#pragma once

#include "core/base/result.h"

#include <QString>

namespace cave {

/// What went wrong, for people: a translated sentence for the kind of failure, then the core's own words on
/// what and where.
QString errorText(const Error &error);

} // namespace cave
