// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/texts/allies.h"
#include "core/rules/inventory.h"
#include "core/session/session.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace cave {

/// The player's condition by the rules of the scenario, translated.
struct PlayerFacts {
    Amount health;
    std::optional<Amount> armour; ///< points that are left of it; none without armour
    QString conditions;           ///< "poisoned (5)", a line each; what ails or helps the player
    QString weapon;               ///< "Iron Sword 5", "Bare hands"
    QString worn;                 ///< "Leather Armour 5", "No armour"
    QString wealth;               ///< "12 gold", "Level 2 · 340 experience"; may be empty

    friend bool operator==(const PlayerFacts &, const PlayerFacts &) = default;
};

/// What ails or helps a player, with the turns or blows that are left: "poisoned (5)".
[[nodiscard]] QStringList conditionTexts(const Player &player);

/// What is wielded or worn, with its power: "Iron Sword 5", "Bare hands".
[[nodiscard]] QString gearText(const Session &session, EquipmentSlot slot);

[[nodiscard]] PlayerFacts playerFacts(const Session &session);

/// True for an amount of at most 30 per cent.
[[nodiscard]] bool isLow(const Amount &amount);

} // namespace cave
