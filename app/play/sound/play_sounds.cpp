// SPDX-License-Identifier: MIT
#include "app/play/sound/play_sounds.h"

#include "app/common/preferences.h"
#include "app/play/session/play_session.h"
#include "app/play/sound/sound_choice.h"

#include <utility>

namespace cave {
namespace {

constexpr qint64 kGapMs = 70; ///< between two sounds of a kind; automatic walking takes steps faster
constexpr double kFull = 100; ///< per cent

} // namespace

PlaySounds::PlaySounds(PlaySession &session, Preferences &preferences, SoundPlayer &player, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_preferences(preferences)
    , m_player(player)
    , m_isLow(isHealthLow(session.world()))
{
    connect(&session, &PlaySession::stepped, this, &PlaySounds::observe);
    connect(&preferences, &Preferences::changed, this, &PlaySounds::applySettings);
    applySettings();
}

PlaySounds::~PlaySounds()
{
    m_player.setAmbience(std::nullopt);
}

void PlaySounds::applySettings()
{
    const bool on = m_preferences.isOn(Setting::Sound);
    m_player.setVolume(on ? m_preferences.value(Setting::Volume) / kFull : 0);
    showAmbience();
}

void PlaySounds::showAmbience()
{
    const bool wanted = m_preferences.isOn(Setting::Ambience);
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
