// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/decision_tree.h"
#include "core/edit/trees/tree_edit.h"

#include <QString>

namespace cave {

// Texts of the decision tree editor.

/// "Player near", "Health low": for a list.
QString decisionName(Decision decision);
QString actionName(Action action);
/// A description in one sentence.
QString decisionAbout(Decision decision);
QString actionAbout(Action action);
/// "This is always yes, by what was asked above."
QString remarkText(const TreeRemark &remark);

/// The initial parameter of a new condition, in hundredths.
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
inline constexpr int kFirstAmount = 2000;  ///< hundredths of a point, for a new heal
inline constexpr int kFirstCooldown = 200; ///< hundredths of a second

} // namespace cave
