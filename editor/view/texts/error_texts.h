// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_file.h"

#include <QString>

namespace cave {

/// What went wrong, for people: a translated sentence for the kind of failure, then the core's own words
/// as details on what and where.
QString errorText(const Error &error);

/// The same without the file's name, for places where that is written beside it.
QString shortErrorText(const Error &error);

/// `sentence`, which says what could not be done, then `errorText`.
QString withReason(const QString &sentence, const Error &error);

/// `sentence`, then the core's own words as details; just the sentence if there are none.
QString withDetails(const QString &sentence, const Message &details);

/// Which region is damaged, and how.
QString damageText(const DamagedRegion &region);

} // namespace cave
