// SPDX-License-Identifier: MIT
#include "tools/pictures/level_pictures.h"

#include "app/common/data_folders.h"
#include "app/shell/controllers/file_controller.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/main_window.h"
#include "app/workbench/levels/level_page.h"
#include "app/workbench/levels/trees_window.h"
#include "core/gen/rooms/room_set.h"

#include <QFile>

#include <algorithm>
#include <cstddef>

#include "tools/pictures/photographer.h"
#include "tools/pictures/staged_window.h"

namespace cave {
namespace {

constexpr const char *kRoomShown = "boss/";
constexpr const char *kTreeShown = "wary_archer";

void takeLevelEditor(Photographer &photographer)
{
    StagedWindow &stage = photographer.stage();
    const std::vector<LevelFileText> &rooms = builtInRoomFiles();
    const auto room = std::ranges::find_if(
        rooms, [](const LevelFileText &file) { return file.name.starts_with(kRoomShown); });
    if (room == rooms.end())
        return;
    const std::filesystem::path path = stage.worlds().parent_path() / "The last hall.csv";
    QFile file(fromPath(path));
    const QByteArray text = QByteArray::fromStdString(room->text);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush())
        return;
    file.close();
    stage.window().files().openFile(path);
    const auto *page = stage.window().findChild<LevelPage *>();
    if (page == nullptr || !stage.waitUntil([page] { return page->document() != nullptr; }))
        return;
    photographer.take("level-editor");
    photographer.takeSmall("level-editor-small");
}

void takeTrees(Photographer &photographer)
{
    if (!photographer.trigger("bench.trees"))
        return;
    auto *trees = photographer.stage().window().findChild<TreesWindow *>();
    if (trees == nullptr)
        return;
    const TreeTable &all = trees->document().trees();
    const auto shown = std::ranges::find(all, kTreeShown, &NamedTree::key);
    if (shown != all.end())
        trees->document().choose({static_cast<std::size_t>(shown - all.begin()), 0});
    photographer.take("trees", *trees);
    trees->close();
}

} // namespace

void takeLevelPictures(Photographer &photographer)
{
    photographer.trigger("place.edit");
    takeTrees(photographer);
    takeLevelEditor(photographer);
    photographer.stage().window().play().showStart();
}

} // namespace cave
