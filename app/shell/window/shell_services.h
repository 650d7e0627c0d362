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

/// What the window's controllers share. Created by the window, which owns all of it and outlives the
/// controllers.
struct ShellServices {
    /// Worlds are in the folder `worlds`. Menu bar, banner and pages have no parent yet.
    ShellServices(QMainWindow &window, const std::filesystem::path &worlds, Log log);

    /// The folder for files that belong to no single world.
    [[nodiscard]] std::filesystem::path dataFolder() const { return library.folder().parent_path(); }
    /// Shows an error in the banner and logs it.
    void showFailure(const char *topic, const Error &error) const;

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

/// Raises and activates a window.
void showInFront(QWidget &window);

} // namespace cave
