// SPDX-License-Identifier: MIT
#include "tools/pictures/journey_pictures.h"

#include "app/play/page/play_page.h"
#include "app/shell/main_window.h"
#include "core/rules/journey/places.h"
#include "core/session/players/test_player.h"

#include <QDialog>

#include "tools/pictures/photographer.h"
#include "tools/pictures/staged_run.h"
#include "tools/pictures/staged_window.h"

namespace cave {
namespace {

constexpr int kMaxSeeds = 10; // by which what is wanted was met in one of them

/// The first of some journeys in which it comes to pass.
bool openJourney(Photographer &photographer, const std::string &name, const Until &until)
{
    for (int number = 0; number < kMaxSeeds; ++number) {
        const std::string own = name + ' ' + std::to_string(number + 1);
        const WorldSpec spec{own, {GeneratorKind::Journey, 1}, defaultSettings(GeneratorKind::Journey)};
        const NextCommand player = [player = JourneyPlayer()](Session &session) mutable {
            return std::optional<Command>(player.next(session));
        };
        if (!openPlayed(photographer, own, spec, player, until))
            return false;
        if (until(photographer.stage().window().playPage()->session().session()))
            return true;
    }
    return false;
}

void takeJourneyFight(Photographer &photographer)
{
    const Until fighting = [](Session &session) {
        return session.isFighting() && session.world().player().statistics.chestsOpened > 0;
    };
    if (!openJourney(photographer, "Grey Descent", fighting))
        return;
    photographer.take("journey-fight");
    photographer.takeSmall("journey-fight-small");
}

void takeCamp(Photographer &photographer)
{
    const Until atCamp = [](Session &session) {
        return !session.isFighting() &&
               campAtHand(session.mutableWorld(), session.world().player()).has_value();
    };
    if (!openJourney(photographer, "Long Camp", atCamp))
        return;
    photographer.take("journey-camp");
    photographer.trigger("play.interact");
    if (auto *dialog = photographer.stage().window().playPage()->findChild<QDialog *>("tradeDialog")) {
        photographer.take("trade", *dialog);
        dialog->resize(kSmallPictureSize);
        photographer.take("trade-small", *dialog);
        dialog->close();
    }
}

void takePedestal(Photographer &photographer)
{
    const Until atPedestal = [](Session &session) {
        const std::optional<PlaceAtHand> place =
            placeAtHand(session.mutableWorld(), session.world().player());
        return !session.isFighting() && place && place->feature.kind == FeatureKind::Pedestal;
    };
    if (!openJourney(photographer, "Old Vault", atPedestal))
        return;
    photographer.take("journey-pedestal");
    photographer.takeSmall("journey-pedestal-small");
}

} // namespace

void takeJourneyPictures(Photographer &photographer)
{
    takeJourneyFight(photographer);
    takeCamp(photographer);
    takePedestal(photographer);
}

} // namespace cave
