// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/journey/places.h"
#include "core/session/event.h"
#include "core/session/session.h"

#include <QList>
#include <QString>

#include <optional>

namespace cave {

struct Offer;

// What a journey's places, camps and companions are called, and what came of them.

/// What to do next in a journey, in a sentence or two; none in other worlds.
std::optional<QString> journeyObjective(const World &world);

/// What the player can do with what is at hand: "Take", "Trade"; none if there is nothing.
std::optional<QString> actionAtHand(World &world);

/// A pedestal, shrine or captive as it is examined: "Pedestal: Keen Iron Sword".
QString placeText(World &world, const PlaceAtHand &place);

/// "Healing Draught", "Identify: Murky Draught".
QString offerName(const World &world, const Offer &offer);
/// What it does, in a sentence or two.
QString offerText(const World &world, const Offer &offer);

/// The lines of the message log.
QString journeyLine(const PlaceFound &event, World &world);
QString journeyLine(const PedestalEmptied &event, const World &world);
QString journeyLine(const ShrineAsked &event, const World &world);
QString journeyLine(const CaptiveFreed &event, const World &world);
QString journeyLine(const CompanionDied &event, const World &world);
QString journeyLine(const WareBought &event, const World &world);

/// Something that the player knows.
struct KnownThing {
    QString name;
    QString text; ///< what it does
};

/// The consumables that the player has tried, and the affixes that they have had.
QList<KnownThing> knownThings(const World &world);

} // namespace cave
