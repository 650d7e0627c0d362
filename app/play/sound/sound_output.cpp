// SPDX-License-Identifier: MIT
#include "app/play/sound/sound_output.h"

#include "app/play/sound/sound_device.h"

#include <QMetaObject>

namespace cave {

SoundOutput::SoundOutput() : m_device(new SoundDevice)
{
    m_device->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_device, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("sound"));
    m_thread.start(QThread::HighPriority);
    QMetaObject::invokeMethod(m_device, &SoundDevice::begin, Qt::QueuedConnection);
}

SoundOutput::~SoundOutput()
{
    m_thread.quit();
    m_thread.wait();
}

void SoundOutput::play(Sound sound)
{
    QMetaObject::invokeMethod(
        m_device, [device = m_device, sound] { device->play(sound); }, Qt::QueuedConnection);
}

void SoundOutput::setAmbience(std::optional<Sound> sound)
{
    QMetaObject::invokeMethod(
        m_device, [device = m_device, sound] { device->setAmbience(sound); }, Qt::QueuedConnection);
}

void SoundOutput::setVolume(double volume)
{
    QMetaObject::invokeMethod(
        m_device, [device = m_device, volume] { device->setVolume(volume); }, Qt::QueuedConnection);
}

} // namespace cave
