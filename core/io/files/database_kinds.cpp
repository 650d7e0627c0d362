// SPDX-License-Identifier: MIT
#include "core/io/files/database_kinds.h"

#include <algorithm>

namespace cave {

Message databaseKindText(std::int64_t applicationId)
{
    const auto *const found = std::ranges::find(kDatabaseKinds, applicationId, &DatabaseKind::applicationId);
    return found == kDatabaseKinds.end() ? message("it is a database of another program")
                                         : message("it is a %1", Message::ofTable(found->name));
}

} // namespace cave
