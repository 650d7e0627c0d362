// SPDX-License-Identifier: MIT
#include "app/play/sound/sounds.h"

#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QFile>
#include <QIODevice>
#include <QMediaDevices>
#include <QMetaObject>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <random>
#include <vector>

namespace cave {
namespace {

constexpr int kBufferMs = 60;      ///< how late a sound is at most
constexpr int kRestAfterMs = 1000; ///< without anything to hear, after which the device is released
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

/// The sink of the default device, and the mixer that it reads from. Lives in one thread.
class SoundDevice : public QIODevice {
public:
    SoundDevice() : m_resting(this)
    {
        m_resting.setInterval(kRestAfterMs);
        connect(&m_resting, &QTimer::timeout, this, &SoundDevice::rest);
    }

    /// Finds the device, and another one whenever the default changes.
    void begin()
    {
        open(QIODevice::ReadOnly);
        m_devices = std::make_unique<QMediaDevices>();
        connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, &SoundDevice::openSink);
        openSink();
    }

    void play(Sound sound)
    {
        if (m_sink == nullptr)
            return;
        std::uniform_real_distribution<double> pitch(1 - kPitchRange, 1 + kPitchRange);
        const bool varies = sound == Sound::StepStone || sound == Sound::StepTile || sound == Sound::Blow ||
                            sound == Sound::Armour || sound == Sound::Hurt;
        m_mixer.play(samplesOf(sound), varies ? pitch(m_chance) : 1);
        wake();
    }

    void setAmbience(std::optional<Sound> sound)
    {
        m_mixer.setLoop(sound ? samplesOf(*sound) : nullptr);
        wake();
    }

    void setVolume(double volume)
    {
        m_mixer.setVolume(volume);
        wake();
    }

protected:
    qint64 readData(char *data, qint64 size) override
    {
        constexpr qint64 kFrame = kMixChannels * sizeof(std::int16_t);
        std::vector<std::int16_t> samples(static_cast<std::size_t>(kMixChannels * (size / kFrame)));
        m_mixer.render(samples);
        const std::size_t bytes = samples.size() * sizeof(std::int16_t);
        std::memcpy(data, samples.data(), bytes);
        return static_cast<qint64>(bytes);
    }

    qint64 writeData(const char * /*data*/, qint64 /*size*/) override { return -1; }

private:
    void openSink()
    {
        m_sink.reset();
        const QAudioDevice device = QMediaDevices::defaultAudioOutput();
        if (device.isNull() || !device.isFormatSupported(mixFormat()))
            return;
        m_sink = std::make_unique<QAudioSink>(device, mixFormat());
        m_sink->setBufferSize(mixFormat().bytesForDuration(qint64{kBufferMs} * 1000));
        wake();
    }

    void wake()
    {
        if (m_sink == nullptr || m_mixer.isSilent())
            return;
        m_resting.start();
        if (m_sink->state() == QAudio::StoppedState)
            m_sink->start(this);
        else if (m_sink->state() == QAudio::SuspendedState)
            m_sink->resume();
    }

    void rest()
    {
        if (m_sink == nullptr || !m_mixer.isSilent())
            return;
        m_sink->suspend();
        m_resting.stop();
    }

    [[nodiscard]] Samples samplesOf(Sound sound)
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

    SoundMixer m_mixer;
    std::array<Samples, kSoundNames.size()> m_samples; ///< read on first use
    std::unique_ptr<QMediaDevices> m_devices;
    std::unique_ptr<QAudioSink> m_sink; ///< null without a device
    QTimer m_resting;                   ///< runs while there is something to hear
    std::minstd_rand m_chance;          ///< so that steps don't sound all alike
};

class SoundOutput : public SoundPlayer {
public:
    SoundOutput() : m_device(new SoundDevice)
    {
        m_device->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_device, &QObject::deleteLater);
        m_thread.setObjectName(QStringLiteral("sound"));
        m_thread.start(QThread::HighPriority);
        QMetaObject::invokeMethod(m_device, &SoundDevice::begin, Qt::QueuedConnection);
    }

    ~SoundOutput() override
    {
        m_thread.quit();
        m_thread.wait();
    }

    void play(Sound sound) override
    {
        QMetaObject::invokeMethod(
            m_device, [device = m_device, sound] { device->play(sound); }, Qt::QueuedConnection);
    }

    void setAmbience(std::optional<Sound> sound) override
    {
        QMetaObject::invokeMethod(
            m_device, [device = m_device, sound] { device->setAmbience(sound); }, Qt::QueuedConnection);
    }

    void setVolume(double volume) override
    {
        QMetaObject::invokeMethod(
            m_device, [device = m_device, volume] { device->setVolume(volume); }, Qt::QueuedConnection);
    }

private:
    QThread m_thread;
    SoundDevice *m_device; ///< in the thread, which deletes it
};

std::unique_ptr<SoundPlayer> makeSoundOutput()
{
    return std::make_unique<SoundOutput>();
}

} // namespace cave
