// SPDX-License-Identifier: MIT
#include "core/session/play/play_strategy.h"

#include "core/session/play/play_state.h"
#include "core/session/play/real_time_play.h"
#include "core/session/play/turn_play.h"

namespace cave {

std::unique_ptr<PlayStrategy> makePlayStrategy(PlayState &play)
{
    if (play.content().scenario.freeMovement())
        return std::make_unique<RealTimePlay>(play);
    return std::make_unique<TurnPlay>(play);
}

} // namespace cave
