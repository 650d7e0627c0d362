// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"

#include <QSize>
#include <QString>
#include <QTemporaryDir>

#include <filesystem>
#include <functional>
#include <memory>

namespace cave {

class MainWindow;
class MapView;

/// A main window with worlds and settings of its own that go when it does, for demonstrations and pictures:
/// driven by key events, as a person would drive it. Nothing moves by itself in
/// it, fights neither.
class StagedWindow {
public:
    /// Speaks `language`, a code of `kLanguages`.
    explicit StagedWindow(QSize size, const QString &language = QStringLiteral("en"));
    ~StagedWindow();
    StagedWindow(const StagedWindow &) = delete;
    StagedWindow &operator=(const StagedWindow &) = delete;

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] std::filesystem::path worlds() const;

    /// Lets the program work until `condition` holds; false if it doesn't within some seconds.
    bool waitUntil(const std::function<bool()> &condition);
    /// Lets the program work until nothing on the page moves or is missing.
    void settle();

    /// Presses and releases a key in whatever has the focus.
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);

    /// Presses the arrow key of a direction.
    void step(Direction direction);

    /// Presses the left button on one cell of a map, moves to another and releases it.
    void drag(MapView &map, WorldPos from, WorldPos to);

    /// Writes a picture of the window. Errors of `AtomicFile`.
    Result<void> photograph(const QString &file);

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace cave
