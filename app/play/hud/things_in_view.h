// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/cell_description.h"
#include "editor/view/figures/ground_figures.h"
#include "editor/view/overlays/map_things.h"

#include <QColor>
#include <QImage>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// Something that the player sees, as a line of a list.
struct ThingInView {
    enum class Kind : std::uint8_t { Monster, Chest, Pile, Ground, Exit, Start, Ally };

    Kind kind = Kind::Monster;
    std::uint64_t id = 0; ///< kept while the thing moves
    WorldPos at;
    QString name;
    QString state;                ///< "hunts you", "closed"; may be empty
    QString badge;                ///< a character for the state, see `meaningOfBadge`; may be empty
    bool danger = false;          ///< it hunts or fights the player
    qint64 distance = 0;          ///< in a straight line, cells
    std::optional<double> health; ///< the share that is left; of monsters and allies
    MapThing::State mood = MapThing::Idle;
    CreatureLook look;                 ///< of a monster
    std::optional<GroundThing> ground; ///< with free movement, and in journeys
    QColor cloak;                      ///< of an ally
    std::string figure;                ///< of a companion: see `MapAlly`

    friend bool operator==(const ThingInView &, const ThingInView &) = default;
};

/// Monsters, chests, piles, exits and allies in the player's view, the nearest first.
[[nodiscard]] std::vector<ThingInView> thingsInView(Session &session, Disclosure disclosure);

/// Its figure, `size` device pixels per side.
[[nodiscard]] QImage pictureOf(const ThingInView &thing, int size);

/// All of a line in words, for screen readers and tool tips: "Cave Rat, hunts you, 4 cells north".
[[nodiscard]] QString wordsFor(const ThingInView &thing);

/// What its badge says, for tool tips; empty without one.
[[nodiscard]] QString meaningOfBadge(const ThingInView &thing);

} // namespace cave
