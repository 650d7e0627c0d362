// SPDX-License-Identifier: MIT
#include "tools/pictures/staged_window.h"

#include "app/common/data_folders.h"
#include "app/common/picture_file.h"
#include "app/play/page/play_page.h"
#include "app/shell/main_window.h"
#include "editor/view/map/map_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPixmap>
#include <QSettings>
#include <QStyle>
#include <QThread>

namespace cave {
namespace {

constexpr int kPatienceMs = 8000;
constexpr int kQuietMs = 250;

int keyFor(Direction direction)
{
    switch (direction) {
    case Direction::North:
        return Qt::Key_Up;
    case Direction::East:
        return Qt::Key_Right;
    case Direction::South:
        return Qt::Key_Down;
    case Direction::West:
    case Direction::NorthEast:
    case Direction::SouthEast:
    case Direction::SouthWest:
    case Direction::NorthWest:
        break;
    }
    return Qt::Key_Left;
}

} // namespace

StagedWindow::StagedWindow(QSize size, const QString &language)
{
    keepSettingsIn(toPath(m_folder.path()));
    QSettings settings;
    settings.setValue("look/language", language);
    settings.setValue("play/motion", false);
    settings.setValue("combat/startsRunning", false);
    settings.sync();
    m_window = std::make_unique<MainWindow>(worlds());
    m_window->resize(size);
    m_window->show();
    m_window->activateWindow();
}

StagedWindow::~StagedWindow()
{
    m_window->close();
}

std::filesystem::path StagedWindow::worlds() const
{
    return worldsFolder(toPath(m_folder.path()));
}

bool StagedWindow::waitUntil(const std::function<bool()> &condition)
{
    QElapsedTimer passed;
    passed.start();
    while (!condition() && passed.elapsed() < kPatienceMs) {
        QApplication::processEvents(QEventLoop::AllEvents);
        QThread::msleep(2);
    }
    return condition();
}

void StagedWindow::settle()
{
    QElapsedTimer quiet;
    quiet.start();
    waitUntil([&quiet] { return quiet.elapsed() > kQuietMs; });
    for (MapView *map : m_window->findChildren<MapView *>()) {
        if (map->isVisible())
            waitUntil([map] { return map->isSettled(); });
    }
}

void StagedWindow::press(int key, Qt::KeyboardModifiers modifiers)
{
    QWidget *target = QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : m_window.get();
    const QString text =
        key < Qt::Key_Escape && modifiers == Qt::NoModifier ? QString(QChar(key)).toLower() : QString();
    QKeyEvent down(QEvent::KeyPress, key, modifiers, text);
    QKeyEvent up(QEvent::KeyRelease, key, modifiers, text);
    QApplication::sendEvent(target, &down);
    QApplication::sendEvent(target, &up);
    QApplication::processEvents();
}

void StagedWindow::type(const QString &text)
{
    for (const QChar letter : text) {
        QKeyEvent down(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        if (QWidget *target = QApplication::focusWidget())
            QApplication::sendEvent(target, &down);
    }
    QApplication::processEvents();
}

void StagedWindow::step(Direction direction)
{
    press(keyFor(direction));
}

void StagedWindow::drag(MapView &map, WorldPos from, WorldPos to)
{
    const auto send = [&map](QEvent::Type type, WorldPos cell, Qt::MouseButtons held) {
        const QPointF at = map.cellRect(cell).center();
        const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, map.mapToGlobal(at), button, held, Qt::NoModifier);
        QApplication::sendEvent(&map, &event);
    };
    send(QEvent::MouseMove, from, Qt::NoButton);
    send(QEvent::MouseButtonPress, from, Qt::LeftButton);
    send(QEvent::MouseMove, to, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, to, Qt::NoButton);
    QApplication::processEvents();
}

Result<void> StagedWindow::photograph(const QString &file)
{
    settle();
    return writePicture(m_window->grab().toImage(), toPath(file));
}

} // namespace cave
