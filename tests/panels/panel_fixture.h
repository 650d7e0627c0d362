// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/edit_draft.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file.h"
#include "editor/document/world_document.h"
#include "editor/panels/inspector_panel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>

#include "tests/support/staged_world.h"
#include "tests/support/widget_test.h"

namespace cave {

/// The row of region (0, 0) in which `eventfulWorld` has one cell dug that was rock.
inline constexpr int kDugRow = 40;

/// A world whose region (0, 0) was built over, with something of everything in it, and of which region (1, 0)
/// was explored a little.
inline World eventfulWorld()
{
    StagedWorld stage({"#########", //
                       "#C..M..C#", //
                       "#.@.....#", //
                       "#.......#", //
                       "#########"});
    const WorldPos opened = stage.cell('C');
    World world = std::move(stage).take();
    const CellPos chest = cellOf(opened, world.map.regionSize());
    world.map.edit({0, 0}, [&](RegionChanges &changes) {
        changes.claimed.push_back(chest);
        changes.explored[static_cast<std::size_t>(chest.y)] = 0xFF00000;
        putItems(changes.piles, {{chest.x, chest.y - 2}, {{0, 1}}});
    });
    // A cell that the hall has nothing to do with is dug out of the rock.
    const Region seed = world.map.source()->generate({0, 0});
    RegionChanges built = world.map.changesOf({0, 0});
    const auto row = static_cast<std::size_t>(kDugRow);
    const std::uint64_t west = seed.rock[row] & (~seed.rock[row] + 1);
    built.flipped[row] ^= west;
    world.map.setChanges({0, 0}, built);
    world.map.edit({1, 0}, [](RegionChanges &changes) { changes.explored[3] = 0b1111; });
    return world;
}

/// The world's file, in a folder of its own.
class EventfulFile {
public:
    EventfulFile()
    {
        const World world = eventfulWorld();
        Result<WorldFile> file = WorldFile::create(path(), "Eventful", world);
        if (!file)
            qFatal("%s", file.error().text().c_str());
        const Result<std::int64_t> marked = file->putBookmark({0, {23, 22}, "marker", "Camp"});
        if (!marked)
            qFatal("%s", marked.error().text().c_str());
    }

    [[nodiscard]] std::filesystem::path path() const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / "eventful.cave";
    }

    /// Changes the file behind the back of the document, while it isn't open.
    void execute(const char *sql) const
    {
        Result<Database> database = Database::open(path(), Database::Mode::ReadWrite);
        const Result<void> done = database ? database->execute(sql) : database.error();
        if (!done)
            qFatal("%s", done.error().text().c_str());
    }
    /// Makes what is stored of region (1, 0) unreadable.
    void damage() const
    {
        execute("UPDATE regions SET payload = CAST(substr(payload, 1, length(payload) - 1) AS BLOB) "
                "WHERE rx = 1 AND ry = 0");
    }

    /// To be looked at.
    [[nodiscard]] std::unique_ptr<WorldDocument> read() const { return documentOf(readDocument(path())); }
    /// To be edited.
    [[nodiscard]] std::unique_ptr<WorldDocument> open() const { return documentOf(readForEditing(path())); }

private:
    static std::unique_ptr<WorldDocument> documentOf(Result<ReadDocument> read)
    {
        if (!read)
            qFatal("%s", read.error().text().c_str());
        return std::make_unique<WorldDocument>(std::move(*read));
    }

    QTemporaryDir m_folder;
};

/// A world of which there is no file.
inline std::unique_ptr<WorldDocument> documentInMemory(World world)
{
    ReadDocument read;
    read.name = "in memory";
    read.world = std::move(world);
    return std::make_unique<WorldDocument>(std::move(read));
}

/// A panel as wide as a dock is, and how to get at what is in it.
template<class Panel>
struct Shown {
    Shown()
    {
        useTheme(darkTheme());
        panel.resize(300, 640);
        panel.show();
        panel.activateWindow();
        if (!QTest::qWaitForWindowActive(&panel, cave::test::kPatience))
            qFatal("the panel does not show");
    }

    template<class Widget>
    [[nodiscard]] Widget *find(const char *name) const
    {
        auto *found = panel.template findChild<Widget *>(QLatin1String(name));
        if (found == nullptr)
            qFatal("there is no %s", name);
        return found;
    }
    [[nodiscard]] QString text(const char *label) const { return find<QLabel>(label)->text(); }
    /// What is said in place of everything else; empty if nothing is.
    [[nodiscard]] QString emptyText() const
    {
        const auto *label = find<QLabel>((panel.objectName() + ".empty").toLatin1().constData());
        return label->isVisible() ? label->text() : QString();
    }
    void click(const char *button) const { QTest::mouseClick(find<QAbstractButton>(button), Qt::LeftButton); }

    Panel panel;
};

inline void clickRow(QAbstractItemView *view, const QModelIndex &index)
{
    view->scrollTo(index);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
}

} // namespace cave
