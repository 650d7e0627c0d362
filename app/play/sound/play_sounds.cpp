// SPDX-License-Identifier: MIT
#include "app/play/sound/play_sounds.h"

#include "app/common/preferences.h"
#include "app/play/hud/player_facts.h"
#include "app/play/session/play_session.h"
#include "app/play/texts/allies.h"
#include "core/rules/journey/journey.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace cave {
namespace {

/// A visitor; nothing for what makes no sound.
struct Choice {
    World &world;

    using Chosen = std::optional<Sound>;

    template<class Other>
    Chosen operator()(const Other & /*event*/) const
    {
        return std::nullopt;
    }
    [[nodiscard]] Sound stepTo(WorldPos at) const
    {
        switch (world.map.terrainAt(at)) {
        case Terrain::Water:
            return Sound::StepWater;
        case Terrain::Trees:
            return Sound::StepLeaves;
        case Terrain::Floor:
        case Terrain::Rock:
        case Terrain::Bounds:
            break;
        }
        return world.content->scenario.info().realTime ? Sound::StepTile : Sound::StepStone;
    }
    Chosen operator()(const PlayerMoved &event) const { return stepTo(event.to); }
    Chosen operator()(const PlayerStepped &event) const { return stepTo(event.to); }
    Chosen operator()(const ChestOpened & /*event*/) const { return Sound::Chest; }
    Chosen operator()(const ChestSeen & /*event*/) const { return Sound::Discover; }
    Chosen operator()(const ItemsPickedUp & /*event*/) const { return Sound::PickUp; }
    Chosen operator()(const PickedUp & /*event*/) const { return Sound::PickUp; }
    Chosen operator()(const ItemDropped & /*event*/) const { return Sound::Drop; }
    Chosen operator()(const ItemEquipped & /*event*/) const { return Sound::Equip; }
    Chosen operator()(const MonsterNoticed & /*event*/) const { return Sound::Notice; }
    Chosen operator()(const BlowStruck &event) const
    {
        const bool absorbed = event.blow.harm <= Points{};
        return absorbed ? Sound::Armour : event.blow.attacker == Side::Player ? Sound::Blow : Sound::Hurt;
    }
    Chosen operator()(const DiceThrown &event) const
    {
        const DiceAction &action = event.action;
        if (action.kind == DiceAction::Kind::Heal)
            return Sound::Heal;
        if (action.kind == DiceAction::Kind::Dodge || action.dodged)
            return Sound::Swing;
        if (action.harm <= 0)
            return Sound::Armour;
        return action.by == Side::Player ? Sound::Blow : Sound::Hurt;
    }
    Chosen operator()(const RoundPlayed &event) const
    {
        switch (event.action.kind) {
        case RoundAction::Kind::Swap:
            return Sound::Equip;
        case RoundAction::Kind::Guard:
        case RoundAction::Kind::Flee:
            return Sound::Swing;
        case RoundAction::Kind::Strike:
        case RoundAction::Kind::Use:
            break;
        }
        if (event.action.harm > 0)
            return event.action.by == Side::Player || event.action.companion ? Sound::Blow : Sound::Hurt;
        return event.action.damage > 0 ? Chosen(Sound::Armour) : std::nullopt;
    }
    Chosen operator()(const ConsumableUsed &event) const
    {
        const EffectKind effect = world.content->items[event.item].effect;
        return effect == EffectKind::Heal ? Sound::Heal : Sound::PickUp;
    }
    Chosen operator()(const RelicFound & /*event*/) const { return Sound::Relic; }
    Chosen operator()(const MapPieceFound & /*event*/) const { return Sound::Discover; }
    Chosen operator()(const GateOpened & /*event*/) const { return Sound::Gate; }
    Chosen operator()(const GateShut & /*event*/) const { return Sound::Doors; }
    Chosen operator()(const CampReached &event) const
    {
        return event.first ? Chosen(Sound::Camp) : std::nullopt;
    }
    Chosen operator()(const BandEntered & /*event*/) const { return Sound::Discover; }
    Chosen operator()(const PlayerHurt & /*event*/) const { return Sound::Hurt; }
    Chosen operator()(const PlayerHealed & /*event*/) const { return Sound::Heal; }
    Chosen operator()(const AgentHurt & /*event*/) const { return Sound::Blow; }
    Chosen operator()(const AgentSlain & /*event*/) const { return Sound::Slay; }
    Chosen operator()(const FightWon & /*event*/) const { return Sound::Slay; }
    Chosen operator()(const ShotFired & /*event*/) const { return Sound::Shoot; }
    Chosen operator()(const ItemUsed & /*event*/) const { return Sound::Swing; }
    Chosen operator()(const LevelBeaten & /*event*/) const { return Sound::Doors; }
    Chosen operator()(const LevelEntered & /*event*/) const { return Sound::Stairs; }
    Chosen operator()(const LevelGained & /*event*/) const { return Sound::LevelUp; }
    Chosen operator()(const PlayerDied & /*event*/) const { return Sound::Defeat; }
    Chosen operator()(const PlayerFell & /*event*/) const { return Sound::Defeat; }
    Chosen operator()(const RunEnded &event) const { return event.won ? Sound::Victory : Sound::Defeat; }
};

constexpr qint64 kGapMs = 70; ///< between two sounds of a kind; automatic walking takes steps faster
constexpr double kFull = 100; ///< per cent

/// Whether so little health is left that it should be heard.
bool isHealthLow(const World &world)
{
    const std::optional<Amount> health = healthOf(world, world.player());
    return health && health->now > 0 && isLow(*health);
}

} // namespace

std::vector<Sound> soundsOf(const std::vector<Event> &events, World &world)
{
    std::vector<Sound> sounds;
    for (const Event &event : events) {
        const std::optional<Sound> sound = std::visit(Choice{world}, event);
        if (sound && std::ranges::find(sounds, *sound) == sounds.end())
            sounds.push_back(*sound);
    }
    return sounds;
}

Sound ambienceOf(const World &world)
{
    if (const Band *band = bandAt(*world.content, world.player().position)) {
        const auto *const named = std::ranges::find(kSoundNames, "ambience-" + band->ambience);
        if (named != kSoundNames.end())
            return static_cast<Sound>(named - kSoundNames.begin());
    }
    return world.content->scenario.info().realTime ? Sound::AmbienceDepths : Sound::AmbienceCaves;
}

PlaySounds::PlaySounds(PlaySession &session, Preferences &preferences, SoundPlayer &player, QWidget &page)
    : QObject(&page)
    , m_session(session)
    , m_preferences(preferences)
    , m_player(player)
    , m_isShown(page.isVisible())
    , m_isLow(isHealthLow(session.world()))
{
    page.installEventFilter(this);
    connect(&session, &PlaySession::stepped, this, &PlaySounds::observe);
    connect(&preferences, &Preferences::changed, this, &PlaySounds::applySettings);
    applySettings();
}

PlaySounds::~PlaySounds()
{
    m_player.setAmbience(std::nullopt);
}

bool PlaySounds::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        m_isShown = event->type() == QEvent::Show;
        showAmbience();
    }
    return QObject::eventFilter(watched, event);
}

void PlaySounds::applySettings()
{
    const bool on = m_preferences.isOn(Setting::Sound);
    m_player.setVolume(on ? m_preferences.value(Setting::Volume) / kFull : 0);
    showAmbience();
}

void PlaySounds::showAmbience()
{
    const bool wanted = m_preferences.isOn(Setting::Ambience) && m_isShown;
    const std::optional<Sound> now = wanted ? std::optional(ambienceOf(m_session.world())) : std::nullopt;
    if (now != std::exchange(m_ambience, now))
        m_player.setAmbience(now);
}

void PlaySounds::observe(const std::vector<Event> &events)
{
    for (const Sound sound : soundsOf(events, m_session.session().mutableWorld()))
        play(sound);
    const bool isLow = isHealthLow(m_session.world());
    if (isLow && !m_isLow)
        play(Sound::Heartbeat);
    m_isLow = isLow;
    showAmbience();
}

void PlaySounds::play(Sound sound)
{
    QElapsedTimer &since = m_played[sound];
    if (since.isValid() && since.elapsed() < kGapMs)
        return;
    since.start();
    m_player.play(sound);
}

} // namespace cave

#include "moc_play_sounds.cpp"
