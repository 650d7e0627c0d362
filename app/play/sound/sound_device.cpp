// SPDX-License-Identifier: MIT
#include "app/play/sound/sound_device.h"

#include "app/play/sound/sound_files.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QFile>
#include <QMediaDevices>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

namespace cave {
namespace {

constexpr int kBufferMs = 60;    ///< how late a sound is at most
constexpr int kSilenceMs = 1000; ///< without anything to hear, after which the device is released
constexpr double kPitchRange = 0.08;

QAudioFormat mixFormat()
{
    QAudioFormat format;
    format.setSampleRate(kMixRate);
    format.setChannelCount(kMixChannels);
    format.setSampleFormat(QAudioFormat::Int16);
    return format;
}

} // namespace

SoundDevice::SoundDevice() : m_resting(this)
{
    m_resting.setInterval(kSilenceMs);
    connect(&m_resting, &QTimer::timeout, this, &SoundDevice::rest);
}

SoundDevice::~SoundDevice() = default;

void SoundDevice::begin()
{
    open(QIODevice::ReadOnly);
    m_devices = std::make_unique<QMediaDevices>();
    connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, &SoundDevice::openSink);
    openSink();
}

void SoundDevice::openSink()
{
    m_sink.reset();
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull() || !device.isFormatSupported(mixFormat()))
        return;
    m_sink = std::make_unique<QAudioSink>(device, mixFormat());
    m_sink->setBufferSize(mixFormat().bytesForDuration(qint64{kBufferMs} * 1000));
    wake();
}

void SoundDevice::wake()
{
    if (m_sink == nullptr || m_mixer.isSilent())
        return;
    m_resting.start();
    if (m_sink->state() == QAudio::StoppedState)
        m_sink->start(this);
    else if (m_sink->state() == QAudio::SuspendedState)
        m_sink->resume();
}

void SoundDevice::rest()
{
    if (m_sink == nullptr || !m_mixer.isSilent())
        return;
    m_sink->suspend();
    m_resting.stop();
}

Samples SoundDevice::samplesOf(Sound sound)
{
    const auto index = static_cast<std::size_t>(sound);
    if (m_samples[index] == nullptr) {
        QFile file(QStringLiteral(":/sounds/%1.ogg").arg(QLatin1String(kSoundNames[index])));
        const bool opened = file.open(QIODevice::ReadOnly);
        const Result<Samples> decoded = decodedSound(opened ? file.readAll() : QByteArray());
        m_samples[index] = decoded ? *decoded : std::make_shared<const std::vector<float>>();
    }
    return m_samples[index];
}

void SoundDevice::play(Sound sound)
{
    if (m_sink == nullptr)
        return;
    std::uniform_real_distribution<double> pitch(1 - kPitchRange, 1 + kPitchRange);
    const bool varies = sound == Sound::StepStone || sound == Sound::StepTile || sound == Sound::Blow ||
                        sound == Sound::Armour || sound == Sound::Hurt;
    m_mixer.play(samplesOf(sound), varies ? pitch(m_chance) : 1);
    wake();
}

void SoundDevice::setAmbience(std::optional<Sound> sound)
{
    m_mixer.setLoop(sound ? samplesOf(*sound) : nullptr);
    wake();
}

void SoundDevice::setVolume(double volume)
{
    m_mixer.setVolume(volume);
    wake();
}

qint64 SoundDevice::readData(char *data, qint64 size)
{
    constexpr qint64 kFrame = kMixChannels * sizeof(std::int16_t);
    std::vector<std::int16_t> samples(static_cast<std::size_t>(kMixChannels * (size / kFrame)));
    m_mixer.render(samples);
    const std::size_t bytes = samples.size() * sizeof(std::int16_t);
    std::memcpy(data, samples.data(), bytes);
    return static_cast<qint64>(bytes);
}

qint64 SoundDevice::writeData(const char * /*data*/, qint64 /*size*/)
{
    return -1;
}

} // namespace cave

#include "moc_sound_device.cpp"
