// SPDX-License-Identifier: MIT
#include "app/common/data_folders.h"
#include "app/workbench/levels/trees_window.h"
#include "core/base/small_file.h"
#include "core/content/builtin.h"
#include "core/io/files/atomic_file.h"
#include "core/io/worlds/saved_session.h"
#include "editor/panels/trees/tree_editor.h"
#include "editor/panels/trees/tree_view.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestTreesWindow : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        keepSettingsIn(toPath(m_folder->path()));
        m_window = std::make_unique<TreesWindow>(toPath(m_folder->path()));
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), cave::test::kPatience));
        m_tree = m_window->findChild<TreeEditView *>("trees.tree");
        m_tree->setFocus();
    }

    void cleanup() { m_window.reset(); }

    void itBeginsWithTheTreesOfRoomsAndOffersThoseOfOtherWaysToPlay()
    {
        QVERIFY(m_window->document().trees() == builtInContent(ScenarioKind::Rooms).value().trees);
        m_window->findChild<QAction *>("trees.builtIn.dungeon")->trigger();
        QVERIFY(m_window->document().trees() == builtInContent(ScenarioKind::DungeonRun).value().trees);
        QVERIFY(!m_window->isWindowModified());
    }

    void anEditMarksTheWindowAndSavingToTheFileUnmarksIt()
    {
        const std::filesystem::path file = toPath(m_folder->filePath("mine.json"));
        m_window->saveTo(file);
        QVERIFY(m_window->windowTitle().contains("mine.json"));
        QTest::keyClick(m_tree, Qt::Key_Insert);
        QVERIFY(m_window->isWindowModified());
        QTest::keyClick(m_tree, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!m_window->isWindowModified());
        QFile written(fromPath(file));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll().toStdString(), writeTrees(m_window->document().trees()));
    }

    void whatAnotherProgramWroteIsNotOverwrittenUnasked()
    {
        const std::filesystem::path file = toPath(m_folder->filePath("mine.json"));
        m_window->saveTo(file);
        QVERIFY(writeFileAtomically(file, "theirs").ok());
        QTest::keyClick(m_tree, Qt::Key_Insert);
        QTest::keyClick(m_tree, Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(readSmallFile(file, "trees").value(), std::string("theirs"));
        QTest::mouseClick(m_window->findChild<QPushButton *>("trees.unsaved.yes"), Qt::LeftButton);
        QVERIFY(readSmallFile(file, "trees").value() == writeTrees(m_window->document().trees()));
        QVERIFY(!m_window->isWindowModified());
    }

    void treesOfNoFileAskWhereToBeSaved()
    {
        QTest::keyClick(m_tree, Qt::Key_S, Qt::ControlModifier);
        auto *dialog = m_window->findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
        dialog->close();
    }

    void aFileThatCannotBeReadIsReportedWithItsPlace()
    {
        const QString name = m_folder->filePath("broken.json");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\n\"trees\": [\n");
        file.close();
        const TreeTable before = m_window->document().trees();
        m_window->openFile(toPath(name));
        auto *error = m_window->findChild<QLabel *>("trees.error");
        QVERIFY(error->isVisible());
        QVERIFY2(error->text().contains("broken.json"), qPrintable(error->text()));
        QVERIFY2(error->text().contains("line"), qPrintable(error->text()));
        QVERIFY(m_window->document().trees() == before);
    }

    void treesAreNotSavedOverAWorld()
    {
        const std::filesystem::path world = toPath(m_folder->filePath("W.cave"));
        QVERIFY(SavedSession::create(world, "W", {"abc123", {}, {}}).ok());
        m_window->saveTo(world);
        const auto *error = m_window->findChild<QLabel *>("trees.error");
        QVERIFY(error->isVisible());
        QVERIFY2(error->text().contains("never overwritten"), qPrintable(error->text()));
        QVERIFY(WorldFile::summary(world).ok());
    }

    void closingAsksBeforeWhatIsNotSavedGoes()
    {
        QTest::keyClick(m_tree, Qt::Key_Insert);
        m_window->close();
        QVERIFY(m_window->isVisible());
        auto *stay = m_window->findChild<QPushButton *>("trees.unsaved.no");
        auto *leave = m_window->findChild<QPushButton *>("trees.unsaved.yes");
        QVERIFY(stay->isVisible());
        QTest::mouseClick(stay, Qt::LeftButton);
        QVERIFY(!stay->isVisible());
        QVERIFY(m_window->isVisible());
        m_window->close();
        QTest::mouseClick(leave, Qt::LeftButton);
        QVERIFY(!m_window->isVisible());
    }

    void aQuestionAboutChangesIsOverOnceTheyAreSaved()
    {
        m_window->saveTo(toPath(m_folder->filePath("mine.json")));
        QTest::keyClick(m_tree, Qt::Key_Insert);
        m_window->close();
        auto *leave = m_window->findChild<QPushButton *>("trees.unsaved.yes");
        QVERIFY(leave->isVisible());
        m_window->findChild<QAction *>("trees.save")->trigger();
        QVERIFY(!leave->isVisible());
        QVERIFY(m_window->isVisible());
    }

    void enterInAFieldAnswersNoQuestion()
    {
        QTest::keyClick(m_tree, Qt::Key_Insert);
        m_window->close();
        auto *key = m_window->findChild<QLineEdit *>("trees.key");
        key->setFocus();
        QTest::keyClick(key, Qt::Key_Return);
        auto *stay = m_window->findChild<QPushButton *>("trees.unsaved.no");
        QVERIFY(m_window->isVisible());
        QVERIFY(m_window->isWindowModified());
        QVERIFY(stay->isVisible());
        stay->setFocus();
        QTest::keyClick(stay, Qt::Key_Return);
        QVERIFY(!stay->isVisible());
        QVERIFY(m_window->isVisible());
    }

    void whatIsNotSavedIsThereTheNextTime()
    {
        const std::filesystem::path file = toPath(m_folder->filePath("mine.json"));
        m_window->saveTo(file);
        const TreeTable saved = m_window->document().trees();
        QTest::keyClick(m_tree, Qt::Key_Insert);
        const TreeTable edited = m_window->document().trees();
        QVERIFY(edited != saved);
        m_window.reset();
        m_window = std::make_unique<TreesWindow>(toPath(m_folder->path()));
        QVERIFY(m_window->document().trees() == edited);
        QCOMPARE(m_window->document().file(), file);
        QVERIFY(m_window->document().isModified());
        const auto *message = m_window->findChild<QLabel *>("trees.error");
        QVERIFY(!message->isHidden() && message->text().contains("last time"));
        m_window->document().undoStack().undo();
        QVERIFY(m_window->document().trees() == saved);
        QVERIFY(message->isHidden());
    }

    void editsAreUndoneAfterTheFileWasOpenedAgain()
    {
        const std::filesystem::path file = toPath(m_folder->filePath("mine.json"));
        const TreeTable first = m_window->document().trees();
        QTest::keyClick(m_tree, Qt::Key_Insert);
        m_window->findChild<QAction *>("trees.add")->trigger();
        const TreeTable last = m_window->document().trees();
        m_window->saveTo(file);
        m_window.reset();
        m_window = std::make_unique<TreesWindow>(toPath(m_folder->path()));
        m_window->openFile(file);
        TreesDocument &document = m_window->document();
        QVERIFY(!document.isModified());
        QCOMPARE(document.editCount(), std::size_t{2});
        auto *undo = m_window->findChild<QAction *>("trees.undo");
        QVERIFY(undo->isEnabled());
        undo->trigger();
        QCOMPARE(document.trees().size(), first.size());
        undo->trigger();
        QVERIFY(document.trees() == first);
        QVERIFY(!undo->isEnabled());
        QVERIFY(document.goTo(2).ok());
        QVERIFY(document.trees() == last);
        QVERIFY(!document.isModified());
    }

    void treesOfTheLastTimeAreTriedWhereTheirMonstersAre()
    {
        m_window->findChild<QAction *>("trees.builtIn.dungeon")->trigger();
        QTest::keyClick(m_tree, Qt::Key_Insert);
        m_window.reset();
        m_window = std::make_unique<TreesWindow>(toPath(m_folder->path()));
        std::optional<ScenarioKind> tried;
        connect(m_window.get(), &TreesWindow::playRequested, this,
                [&](ScenarioKind scenario) { tried = scenario; });
        m_window->findChild<QAction *>("trees.play")->trigger();
        QVERIFY(tried == ScenarioKind::DungeonRun);
    }

    void treesThatAnEarlierVersionKeptAreThereAsOneEdit()
    {
        TreeTable kept = m_window->document().trees();
        kept.pop_back();
        m_window.reset();
        QSettings().setValue("trees/unsaved", QString::fromStdString(writeTrees(kept)));
        m_window = std::make_unique<TreesWindow>(toPath(m_folder->path()));
        QVERIFY(m_window->document().trees() == kept);
        QCOMPARE(m_window->document().editCount(), std::size_t{1});
        QVERIFY(!QSettings().contains("trees/unsaved"));
    }

    void discardedEditsDoNotComeBack()
    {
        QTest::keyClick(m_tree, Qt::Key_Insert);
        m_window->close();
        QTest::mouseClick(m_window->findChild<QPushButton *>("trees.unsaved.yes"), Qt::LeftButton);
        m_window.reset();
        m_window = std::make_unique<TreesWindow>(toPath(m_folder->path()));
        QVERIFY(m_window->document().trees() == builtInContent(ScenarioKind::Rooms).value().trees);
        QVERIFY(!m_window->document().isModified());
    }

    void withNothingToLoseItClosesAtOnce()
    {
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!m_window->isVisible());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TreesWindow> m_window;
    TreeEditView *m_tree = nullptr;
};

} // namespace

CAVE_WIDGET_TEST(TestTreesWindow)
#include "tst_trees_window.moc"
