// SPDX-License-Identifier: MIT
// A file dialog leaves alone what it lists.

#include "app/common/data_folders.h"
#include "core/io/files/database_files.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/saved_session.h"
#include "core/io/worlds/world_library.h"
#include "editor/view/style/file_dialog.h"

#include <QFileDialog>
#include <QFileSystemModel>
#include <QLineEdit>
#include <QPointer>
#include <QSettings>
#include <QTemporaryDir>
#include <QUrl>

#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Whether another process finds a lock of ours on a file. Never opens it in this process: closing it would
/// drop the lock.
bool isLocked(const std::filesystem::path &file)
{
    const pid_t child = fork();
    if (child == 0) {
        struct flock lock {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        const int opened = open(file.c_str(), O_RDWR);
        const bool asked = opened >= 0 && fcntl(opened, F_GETLK, &lock) == 0;
        _exit(!asked ? 2 : (lock.l_type == F_UNLCK ? 0 : 1));
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status) == 2)
        qFatal("another process could not look at the lock of %s", file.c_str());
    return WEXITSTATUS(status) == 1;
}

/// A world that is held open in a folder of its own, which file dialogs were in the last time.
class HeldWorld {
public:
    HeldWorld()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        QSettings settings(QSettings::UserScope, "QtProject");
        settings.setValue("FileDialog/lastVisited", QUrl::fromLocalFile(m_folder.path()).toString());
        settings.sync();
        const WorldSpec spec{"seed", {}, defaultSettings(GeneratorKind::Caves)};
        auto path = WorldLibrary(toPath(m_folder.path())).pathForNewWorld("Held");
        if (!SavedSession::create(*path, "Held", spec))
            qFatal("the world for a test could not be made");
        m_path = *path;
        auto world = EditedWorld::open(m_path);
        if (!world || !world->addSavePoint("written once, so that the log is there"))
            qFatal("the world for a test could not be held");
        m_world = std::make_unique<EditedWorld>(std::move(*world));
    }

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString file() const { return fromPath(m_path); }
    [[nodiscard]] bool isHeld() const
    {
        std::filesystem::path shared = m_path;
        shared += "-shm";
        return isLocked(m_path) && isLocked(shared);
    }

private:
    QTemporaryDir m_settings;
    QTemporaryDir m_folder;
    std::filesystem::path m_path;
    std::unique_ptr<EditedWorld> m_world;
};

/// The row of a file, once all of it is known.
bool isListed(const QFileDialog &dialog, const QString &file)
{
    const auto *list = dialog.findChild<QFileSystemModel *>();
    return cave::test::waitFor([&] {
        const QModelIndex row = list->index(file);
        return row.isValid() && !list->type(row).isEmpty() && !list->fileIcon(row).isNull();
    });
}

class TestFileDialog : public QObject {
    Q_OBJECT

private slots:
    void listingAFolderKeepsTheLocksOfItsWorlds()
    {
        const HeldWorld world;
        QVERIFY(world.isHeld());
        const QPointer<QFileDialog> dialog = askToOpen(nullptr, "Worlds", {"All files (*)"});
        dialog->setDirectory(world.folder());
        dialog->setViewMode(QFileDialog::Detail);
        dialog->open();
        QVERIFY(isListed(*dialog, world.file()));
        QVERIFY(isListed(*dialog, world.file() + "-shm"));
        QVERIFY(world.isHeld());
        dialog->close();
        QTRY_VERIFY(dialog.isNull());
        QVERIFY(world.isHeld());
    }

    void aDialogThatComesUpWhereItWasLastKeepsTheLocks()
    {
        const HeldWorld world;
        const QPointer<QFileDialog> dialog = askToOpen(nullptr, "Where it was last", {});
        QVERIFY(isListed(*dialog, world.file()));
        QVERIFY(world.isHeld());
        delete dialog;
        QVERIFY(world.isHeld());
    }

    void bytesOfAWorldAreReadWithoutDroppingItsLocks()
    {
        const HeldWorld world;
        const auto bytes = readFirstBytes(world.path(), 15);
        QVERIFY(bytes.ok());
        QCOMPARE(std::string(bytes->begin(), bytes->end()), std::string("SQLite format 3"));
        QVERIFY(world.isHeld());
        QVERIFY(!readFirstBytes(world.path() / "none", 15).ok());
    }

    void aNewFileGetsItsSuffixAlthoughItsNameHasADot_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("entered");
        QTest::addColumn<QString>("chosen");
        QTest::newRow("no dot") << "CSV (*.csv)"
                                << "run"
                                << "run.csv";
        QTest::newRow("a dot") << "CSV (*.csv)"
                               << "run 1.2"
                               << "run 1.2.csv";
        QTest::newRow("its suffix") << "CSV (*.csv)"
                                    << "run.1.CSV"
                                    << "run.1.CSV";
        QTest::newRow("another kind's") << "CSV (*.csv)"
                                        << "run.json"
                                        << "run.json";
        QTest::newRow("any file") << "All files (*)"
                                  << "run.txt"
                                  << "run.txt";
    }
    void aNewFileGetsItsSuffixAlthoughItsNameHasADot()
    {
        QFETCH(QString, filter);
        QFETCH(QString, entered);
        QFETCH(QString, chosen);
        const QTemporaryDir folder;
        const QPointer<QFileDialog> dialog =
            askToSave(nullptr, "Save", {"CSV (*.csv)", "JSON (*.json)", "All files (*)"}, "csv");
        dialog->setDirectory(folder.path());
        dialog->selectNameFilter(filter);
        QStringList files;
        connect(dialog, &QFileDialog::fileSelected, this, [&](const QString &file) { files.append(file); });
        dialog->open();
        auto *name = dialog->findChild<QLineEdit *>("fileNameEdit");
        QTest::keyClicks(name, entered);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(files, QStringList(folder.filePath(chosen)));
        QTRY_VERIFY(dialog.isNull());
    }

    void filesAreNamedByTheirSuffixAndTheDesktopsDialogIsNotUsed()
    {
        const HeldWorld world;
        const std::unique_ptr<QFileDialog> dialog(askToOpen(nullptr, "Kinds", {}));
        dialog->setDirectory(world.folder());
        QVERIFY(isListed(*dialog, world.file()));
        const auto *list = dialog->findChild<QFileSystemModel *>();
        QCOMPARE(list->type(list->index(world.file())), QString("cave file"));
        QCOMPARE(list->type(list->index(world.folder())), QString("Folder"));
        QVERIFY(dialog->testOption(QFileDialog::DontUseNativeDialog));
        QVERIFY(!QCoreApplication::testAttribute(Qt::AA_DontUseNativeDialogs));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestFileDialog)
#include "tst_file_dialog.moc"
