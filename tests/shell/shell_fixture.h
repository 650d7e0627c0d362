// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/play/page/play_page.h"
#include "app/shell/controllers/file_controller.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/controllers/workbench_controller.h"
#include "app/shell/main_window.h"
#include "app/shell/start/start_page.h"
#include "core/io/worlds/saved_session.h"
#include "core/io/worlds/world_library.h"

#include <QDir>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "tests/support/widget_test.h"

namespace cave {

/// A main window over a data folder, a home and a bin of its own.
class ShellFixture {
public:
    ShellFixture()
    {
        QDir(m_folder.path()).mkdir("share"); // where the bin is made
        qputenv("HOME", m_folder.path().toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath("share").toUtf8());
        keepSettingsIn(toPath(m_folder.path()));
        QSettings().setValue("newWorld/scenario", "endless-caves"); // as if it was chosen before
    }

    [[nodiscard]] std::filesystem::path worlds() const { return worldsFolder(toPath(m_folder.path())); }
    [[nodiscard]] QStringList worldFiles() const
    {
        return QDir(fromPath(worlds())).entryList({"*.cave"}, QDir::Files, QDir::Name);
    }

    /// Makes a world before or beside the window, and returns its file.
    std::filesystem::path addWorld(const std::string &name, const std::string &seed = "seed") const
    {
        const WorldSpec spec{seed, {}, defaultSettings(GeneratorKind::Caves)};
        const Result<std::filesystem::path> path = WorldLibrary(worlds()).pathForNewWorld(name);
        if (!path || !SavedSession::create(*path, name, spec))
            qFatal("the world for a test could not be made");
        return *path;
    }

    void addFile(const QString &name, const QByteArray &bytes) const
    {
        QDir().mkpath(fromPath(worlds()));
        QFile file(fromPath(worlds() / toPath(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the file for a test could not be written");
    }

    /// Opens the window and waits until its worlds are listed.
    MainWindow &open()
    {
        m_window = std::make_unique<MainWindow>(worlds());
        m_window->resize(1000, 700);
        m_window->show();
        m_window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_window.get(), cave::test::kPatience) ||
            !waitForWorlds(static_cast<int>(worldFiles().size())))
            qFatal("the window did not come up");
        return *m_window;
    }
    void close()
    {
        m_window->close();
        m_window.reset();
    }

    [[nodiscard]] MainWindow &window() { return *m_window; }
    [[nodiscard]] QListView *list() { return find<QListView>("start.worlds"); }
    [[nodiscard]] QString bannerText() { return m_window->banner()->text(); }

    [[nodiscard]] bool isPlaying() const { return m_window->playPage() != nullptr; }

    bool waitForWorlds(int count)
    {
        return cave::test::waitFor([this, count] { return list()->model()->rowCount() == count; });
    }

    template<class Widget>
    [[nodiscard]] Widget *find(const char *id)
    {
        auto *widget = m_window->findChild<Widget *>(id);
        if (widget == nullptr)
            qFatal("there is no widget '%s'", id);
        return widget;
    }

    void press(const char *button) { QTest::mouseClick(find<QPushButton>(button), Qt::LeftButton); }

    void pressInBanner(const QString &text)
    {
        for (auto *button : m_window->banner()->findChildren<QPushButton *>("banner.action")) {
            if (button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        qFatal("the banner offers no '%s'", qPrintable(text));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace cave
