// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/decision_tree.h"
#include "core/edit/tree_table.h"

#include <QString>

namespace cave {

// What an editor of decision trees calls things.

/// "Player near", "Health low": in a list to choose from.
QString decisionName(Decision decision);
QString actionName(Action action);
/// What it asks or does, in a sentence.
QString decisionAbout(Decision decision);
QString actionAbout(Action action);
/// "This is always yes, by what was asked above."
QString remarkText(const TreeRemark &remark);

/// What a question that was just made compares with, in hundredths.
constexpr int firstValue(Decision decision)
{
    switch (decision) {
    case Decision::NearPlayer:
        return 400;
    case Decision::LowHp:
        return 3000;
    case Decision::SeesPlayer:
        break;
    }
    return 0;
}
inline constexpr int kFirstAmount = 2000;  ///< hundredths of a point, of a healing that was just made
inline constexpr int kFirstCooldown = 200; ///< hundredths of a second

} // namespace cave
