#pragma once

#include "core/base/result.h"

#include <QString>

namespace cave {

/// What went wrong, for people: a translated sentence for the kind of failure, then the core's own words on
/// what and where.
QString errorText(const Error &error);

/// The same without the file's name, for places where that is written beside it.
QString shortErrorText(const Error &error);

} // namespace cave
