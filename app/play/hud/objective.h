// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"

#include <QString>

#include <optional>

namespace cave {

/// What to do in the world being played; the only place that knows it for every scenario.
class ObjectiveText {
public:
    /// In one translated line.
    [[nodiscard]] QString text(Session &session);
    /// A monster fell, a chest was opened, or another world is played: what is left of a level is counted
    /// again. That looks at all its regions, which takes too long for each step.
    void recount() { m_left.reset(); }

private:
    /// What is left on a level.
    struct Remainder {
        int level = 0;
        int monsters = 0;
        int chests = 0;
    };

    [[nodiscard]] QString cavernText(World &world, const Level &level);
    [[nodiscard]] static Remainder leftOn(World &world, const Level &level);

    std::optional<Remainder> m_left;
};

} // namespace cave
