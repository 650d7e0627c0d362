// SPDX-License-Identifier: MIT
#pragma once

#include "app/log/log.h"
#include "core/io/worlds/world_library.h"

#include <filesystem>

class QMainWindow;
class QWidget;

namespace cave {

class Appearance;
class Banner;
class KeyMap;
class Language;
class PageStack;
class Preferences;
class ShellActions;
class ShellMenus;
struct Error;

/// What the controllers of the window's places share. Made by the window, which owns all of it and outlives
/// the controllers.
struct ShellServices {
    /// Worlds are those in `worlds`. Menu bar, banner and pages have no parent yet.
    ShellServices(QMainWindow &window, const std::filesystem::path &worlds, Log log);

    /// Where files lie that belong to no single world.
    [[nodiscard]] std::filesystem::path dataFolder() const { return library.folder().parent_path(); }
    /// Says on the banner what went wrong, and notes it in the log.
    void fail(const char *topic, const Error &error) const;

    QMainWindow &window; ///< the parent of dialogs
    WorldLibrary library;
    Log log;
    Preferences &preferences;
    Language &language;
    Appearance &appearance;
    KeyMap &keyMap;
    ShellActions &actions;
    ShellMenus &menus;
    Banner &banner;
    PageStack &pages;
};

/// Shows a window before all others of the program, with the keyboard.
void showInFront(QWidget &window);

} // namespace cave
