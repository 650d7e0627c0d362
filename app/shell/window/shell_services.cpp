// SPDX-License-Identifier: MIT
#include "app/shell/window/shell_services.h"

#include "app/common/banner.h"
#include "app/common/preferences.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/settings/language.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_menus.h"
#include "editor/view/texts/texts.h"

#include <QMainWindow>

#include <utility>

namespace cave {

ShellServices::ShellServices(QMainWindow &owner, const std::filesystem::path &worlds, Log programLog)
    : window(owner)
    , library(worlds)
    , log(std::move(programLog))
    , preferences(*new Preferences(&owner))
    , language(*new Language(preferences, &owner))
    , appearance(*new Appearance(preferences, &owner))
    , keyMap(*new KeyMap(preferences, &owner))
    , actions(*new ShellActions(&owner))
    , menus(*new ShellMenus(actions, &owner))
    , banner(*new Banner)
    , pages(*new PageStack)
{
}

void ShellServices::showFailure(const char *topic, const Error &error) const
{
    log.error(topic, error.text());
    banner.report(Banner::Kind::Error, errorText(error));
}

void showInFront(QWidget &window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace cave
