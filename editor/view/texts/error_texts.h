// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/world_file/world_file.h"

#include <QString>

namespace cave {

/// An error for users: a translated sentence for its kind, then the core's message as details on what and
/// where.
QString errorText(const Error &error);

/// The same without the file name, for places that already show it.
QString shortErrorText(const Error &error);

/// `sentence`, which says what failed, then `errorText`.
QString withReason(const QString &sentence, const Error &error);

/// `sentence`, then the core's message as details; just the sentence if there are none.
QString withDetails(const QString &sentence, const Message &details);

/// What isn't as it should be without being damage, as a sentence.
QString remarkText(const Message &remark);

/// Which region is damaged, and how.
QString damageText(const DamagedRegion &region);

} // namespace cave
