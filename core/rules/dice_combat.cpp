#include "core/rules/dice_combat.h"

namespace cave {

DiceStats diceStats(const Content & /*content*/, const Player & /*player*/)
{
    return {};
}

DiceStats diceStats(const MonsterType & /*monster*/)
{
    return {};
}

int throwDie(RandomStream &stream, int sides)
{
    return 1 + static_cast<int>(stream.nextBelow(static_cast<std::uint32_t>(sides)));
}

DiceDeed throwAttack(Side by, const DiceStats & /*attacker*/, const DiceStats & /*defender*/, int /*health*/,
                     int /*dodgeTenths*/, RandomStream & /*stream*/)
{
    DiceDeed deed;
    deed.by = by;
    return deed;
}

DiceDeed throwDodge(RandomStream & /*stream*/)
{
    return {};
}

DiceDeed throwScroll(const Content & /*content*/, std::size_t /*scroll*/, int /*intellect*/, int /*health*/,
                     int /*full*/, RandomStream & /*stream*/)
{
    return {};
}

} // namespace cave
