// SPDX-License-Identifier: MIT
#include "app/cli/search/condition_notes.h"

#include "app/cli/output.h"
#include "app/cli/search/search_options.h"
#include "core/analysis/conditions/condition_remarks.h"
#include "core/base/text.h"

#include <iostream>

namespace cave::cli {

void noteRemarks(const Condition &where, const WorldSpec &base)
{
    for (const ConditionRemark &remark : remarksOn(where, base)) {
        note(remark.message);
        std::cerr << printableLines(errorPlace(where.text(), {remark.at, remark.length, {}}));
    }
}

} // namespace cave::cli
