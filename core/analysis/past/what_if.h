// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/timeline.h"
#include "core/base/result.h"
#include "core/content/content.h"
#include "core/content/item_stack.h"

#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

namespace cave {

/// A moment of a world's past from which it goes on in another way.
struct WhatIf {
    Moment from;
    WorldSettings rules;
    std::shared_ptr<const Content> content = {}; ///< with other trees; null: the world's own
    std::vector<ItemStack> items = {};           ///< that the player shown has in addition
    std::vector<Command> commands = {};          ///< of that player, instead of those in the log

    friend bool operator==(const WhatIf &, const WhatIf &) = default;
};

/// The settings of a world that can be other ones from some moment on: those that don't shape it.
[[nodiscard]] std::vector<const SettingInfo *> rulesOf(const WorldSpec &spec);
/// Changes one of them, "sight.disc=exact". Error InvalidArgument: what is wrong with it.
Result<void> assignRule(std::string_view assignment, const WorldSpec &spec, WorldSettings &rules);

/// A world's tables with the decision trees of a file. Errors: those of `readSmallFile` and `parseTrees`;
/// InvalidArgument if a tree is missing that the tables need.
Result<std::shared_ptr<const Content>> contentWithTrees(const Content &own,
                                                        const std::filesystem::path &file);

/// How many of an item can be given at once.
inline constexpr int kMostGiven = 1'000;

/// "steel_sword" or "gold=20": an item of a world's tables by its key, and how many. Error InvalidArgument:
/// what is wrong with it.
Result<ItemStack> itemFromText(std::string_view text, const Content &content);

/// The world as it was, under the rules, with the trees and the items of `whatIf`: the beginning of the other
/// course, or of a world of its own. A better weapon or armour is worn.
[[nodiscard]] World forkAt(const Timeline &timeline, const WhatIf &whatIf);

} // namespace cave
