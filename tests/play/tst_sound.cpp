// SPDX-License-Identifier: MIT
#include "app/play/sound/play_sounds.h"
#include "app/play/sound/sounds.h"
#include "core/world/generator_info.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include "tests/play/play_fixture.h"
#include "tests/support/drawn_levels.h"
#include "tests/support/staged_world.h"

using namespace cave;

namespace {

/// Remembers what it is to play.
class ListeningPlayer : public SoundPlayer {
public:
    std::vector<Sound> played;
    std::optional<Sound> ambience;
    double volume = -1;

    void play(Sound sound) override { played.push_back(sound); }
    void setAmbience(std::optional<Sound> sound) override { ambience = sound; }
    void setVolume(double to) override { volume = to; }
    [[nodiscard]] bool heard(Sound sound) const { return std::ranges::find(played, sound) != played.end(); }
};

Samples sine(double loudness, int length)
{
    std::vector<float> samples;
    for (int i = 0; i < length; ++i)
        samples.push_back(static_cast<float>(loudness * std::sin(0.05 * i)));
    return std::make_shared<const std::vector<float>>(samples);
}

int loudestOf(SoundMixer &mixer, int frames)
{
    std::vector<std::int16_t> out(static_cast<std::size_t>(frames) * kMixChannels);
    mixer.render(out);
    int loudest = 0;
    for (const std::int16_t sample : out)
        loudest = std::max(loudest, std::abs(int{sample}));
    return loudest;
}

class TestSound : public QObject {
    Q_OBJECT

private slots:
    void eachSoundIsThereAndCanBeHeard()
    {
        for (const char *name : kSoundNames) {
            QFile file(QStringLiteral(":/sounds/%1.ogg").arg(QLatin1String(name)));
            QVERIFY2(file.open(QIODevice::ReadOnly), name);
            const Result<Samples> samples = decodedSound(file.readAll());
            QVERIFY2(samples, name);
            SoundMixer mixer;
            mixer.play(*samples, 1);
            QVERIFY2(loudestOf(mixer, 2 * kMixRate) > 3000, name);
        }
    }

    void aDamagedFileIsAnError()
    {
        QVERIFY(!decodedSound("not a sound"));
        QVERIFY(!decodedSound({}));
        QFile file(QStringLiteral(":/sounds/chest.ogg"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        const Result<Samples> cut = decodedSound(whole.left(whole.size() / 2));
        QVERIFY(!cut || (*cut)->size() < (*decodedSound(whole))->size());
    }

    void soundsAddUpWithoutOverflowAndEnd()
    {
        SoundMixer mixer;
        QVERIFY(mixer.isSilent());
        mixer.play(sine(0.5, 4800), 1);
        const int one = loudestOf(mixer, 480);
        for (int i = 0; i < 100; ++i)
            mixer.play(sine(1, 4800), 1);
        const int many = loudestOf(mixer, 480);
        QVERIFY(one > 10'000);
        QVERIFY(many > one && many <= 32'767);
        loudestOf(mixer, 9600);
        QVERIFY(mixer.isSilent());
        mixer.play(sine(1, 4800), 1);
        mixer.setVolume(0);
        QCOMPARE(loudestOf(mixer, 480), 0);
    }

    void whatIsPlayedWhileTheSoundIsOffIsNotHeardLater()
    {
        SoundMixer mixer;
        mixer.play(sine(0.5, 4800), 1);
        mixer.setVolume(0);
        for (int i = 0; i < 30; ++i)
            mixer.play(sine(0.5, 4800), 1);
        mixer.setVolume(1);
        QCOMPARE(loudestOf(mixer, 480), 0);
        QVERIFY(mixer.isSilent());
    }

    void theBackgroundFadesInAndOut()
    {
        SoundMixer mixer;
        mixer.setLoop(sine(0.5, 1000));
        const int begin = loudestOf(mixer, 480);
        loudestOf(mixer, 3 * kMixRate);
        QVERIFY(loudestOf(mixer, 4800) > 2 * begin); // it goes on longer than it is
        mixer.setLoop(nullptr);
        loudestOf(mixer, 3 * kMixRate);
        QVERIFY(mixer.isSilent());
    }

    void stepsAndChestsAreHeard()
    {
        StagedWorld stage({".....", "@.C..", "....."});
        PlayFixture play(std::move(stage).take());
        Preferences preferences;
        ListeningPlayer player;
        const PlaySounds sounds(play.page().played(), preferences, player, play.page());
        QVERIFY(player.volume > 0);
        play.press(Qt::Key_Right);
        QVERIFY(player.heard(Sound::StepStone));
        QVERIFY(!player.heard(Sound::Chest));
        play.press(Qt::Key_Right);
        QVERIFY(player.heard(Sound::Chest));
    }

    void theSettingsDecide()
    {
        StagedWorld stage({".....", "@....", "....."});
        PlayFixture play(std::move(stage).take());
        Preferences preferences;
        ListeningPlayer player;
        const PlaySounds sounds(play.page().played(), preferences, player, play.page());
        QVERIFY(player.ambience.has_value());
        preferences.set(Setting::Volume, 50);
        QCOMPARE(player.volume, 0.5);
        preferences.set(Setting::Ambience, 0);
        QVERIFY(!player.ambience);
        preferences.set(Setting::Sound, 0);
        QCOMPARE(player.volume, 0.0);
    }

    void theBackgroundIsHeardWhileThePageIsShown()
    {
        StagedWorld stage({".....", "@....", "....."});
        PlayFixture play(std::move(stage).take());
        Preferences preferences;
        ListeningPlayer player;
        const PlaySounds sounds(play.page().played(), preferences, player, play.page());
        QVERIFY(player.ambience.has_value());
        play.place().hide(); // as by going to another place
        QVERIFY(!player.ambience);
        preferences.set(Setting::Volume, 50);
        QVERIFY(!player.ambience);
        play.place().show();
        QVERIFY(player.ambience.has_value());
    }

    void aFightIsHeardAndSoIsItsEnd()
    {
        StagedWorld stage({"@"});
        World world = std::move(stage).take();
        Blow absorbed;
        absorbed.attacker = Side::Enemy;
        Blow hit = absorbed;
        hit.harm = Points::whole(3);
        Blow own = hit;
        own.attacker = Side::Player;
        using Sounds = std::vector<Sound>;
        QCOMPARE(soundsOf({BlowStruck{absorbed}}, world), Sounds{Sound::Armour});
        QCOMPARE(soundsOf({BlowStruck{hit}, BlowStruck{hit}}, world), Sounds{Sound::Hurt});
        QCOMPARE(soundsOf({BlowStruck{own}, FightWon{}}, world), (Sounds{Sound::Blow, Sound::Slay}));
        QCOMPARE(soundsOf({RunEnded{true, 0}}, world), Sounds{Sound::Victory});
        QCOMPARE(soundsOf({MoveBlocked{}}, world), Sounds{});
    }

    void choicesInFightsAreHeard()
    {
        StagedWorld stage({"@"});
        World world = std::move(stage).take();
        using Sounds = std::vector<Sound>;
        const auto heard = [&](Side by, RoundAction::Kind kind, int damage, int harm) {
            RoundPlayed round;
            round.action.by = by;
            round.action.kind = kind;
            round.action.damage = damage;
            round.action.harm = harm;
            return soundsOf({round}, world);
        };
        QCOMPARE(heard(Side::Player, RoundAction::Kind::Strike, 5, 5), Sounds{Sound::Blow});
        QCOMPARE(heard(Side::Enemy, RoundAction::Kind::Strike, 5, 2), Sounds{Sound::Hurt});
        QCOMPARE(heard(Side::Enemy, RoundAction::Kind::Strike, 5, 0), Sounds{Sound::Armour});
        QCOMPARE(heard(Side::Player, RoundAction::Kind::Swap, 0, 0), Sounds{Sound::Equip});
    }

    void theGroundIsHeard()
    {
        StagedWorld stage({"@"});
        const World staged = std::move(stage).take();
        World world(
            staged.spec, staged.content,
            std::make_shared<DrawnLevels>(std::vector<std::vector<std::string>>{{"...", "...", ".~T"}}));
        using Sounds = std::vector<Sound>;
        const auto heard = [&](std::int64_t x) { return soundsOf({PlayerMoved{{}, {x, 0}}}, world); };
        QCOMPARE(heard(0), Sounds{Sound::StepStone});
        QCOMPARE(heard(1), Sounds{Sound::StepWater});
        QCOMPARE(heard(2), Sounds{Sound::StepLeaves});
    }

    void everyBandOfAJourneyHasItsOwnBackground()
    {
        const GeneratorInfo &journey = generatorFor(ScenarioKind::Journey);
        const WorldSpec spec{"sounds", {journey.kind, journey.versions.back()}, journey.defaults};
        World world = std::move(Session::begin(spec).value()).takeWorld();
        std::set<Sound> heard;
        for (const Band &band : world.content->scenario.journey->bands) {
            world.player().position = {band.from, 0};
            heard.insert(ambienceOf(world));
        }
        QCOMPARE(heard.size(), world.content->scenario.journey->bands.size());
    }

    void withoutADeviceItIsQuietAndNothingWaits()
    {
        const std::unique_ptr<SoundPlayer> output = makeSoundOutput();
        output->setVolume(1);
        output->setAmbience(Sound::AmbienceCaves);
        for (int i = 0; i < 1000; ++i)
            output->play(Sound::Blow);
        output->setAmbience(std::nullopt);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestSound)
#include "tst_sound.moc"
