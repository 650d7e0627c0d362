// SPDX-License-Identifier: MIT
#include "app/shell/start/world_list_model.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/edit/edit_draft.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_marks.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/saved_session.h"
#include "editor/document/world_document.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSet>

#include <fstream>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestStartPage : public QObject {
    Q_OBJECT

private slots:
    void invitesToAFirstWorldWhenThereIsNone();
    void aWayToPlayLeadsToANewWorldOfItsScenario();
    void toolTipsOfButtonsEndWithTheCurrentKey();
    void enterOnAWayToPlayChoosesIt();
    void opensAWorldWithEnter();
    void renamesByKeyboard();
    void keepsTheOldNameWhenTheNewOneIsEmpty();
    void keepsTheOldNameWhenTheFileIsInUse();
    void doesWhatWasAskedInOrder();
    void finishesWhatWasAskedBeforeItCloses();
    void duplicatesByKeyboard();
    void copiesMadeOneRightAfterAnotherHaveNamesOfTheirOwn();
    void tabLeadsToEveryButtonAndBack();
    void movesToTheBinByKeyboardAndBack();
    void theUndoKeyRestoresTheDeletedWorldOnce();
    void undoingADeletionKeepsTheWorldThatHasItsFileByNow();
    void refusesToDeleteAWorldThatIsPlayed();
    void deletesAWorldThatIsOpenInEdit();
    void theCardOfAWorldWhoseFileIsGoneGoes();
    void theCardShowsWhatTheFileHoldsNow();
    void copiesTheSeed();
    void showsADamagedFileWithItsReasonBesideTheOthers();
    void theCardOfADamagedFileSaysTheReasonOnceAndNoFolder();
    void showsTheFirstWorldsBeforeAllAreRead();
    void repairsDamagedRegionsWhenConfirmed();
    void aWorldThatEditsLeftUnfitForPlayIsNotDamaged();
    void aWorldIsEditedFromTheList();
    void offersToRepairAWorldThatIsTooBrokenToBePlayed();
    void showsAPictureOfEachWorld();
    void findsWorldsBySeed();
    void aCopyIsCalledOne();

private:
    static void typeNewName(ShellFixture &shell, const QString &name)
    {
        QTest::keyClick(shell.list(), Qt::Key_F2);
        const QPointer<QLineEdit> editor = shell.find<QLineEdit>("start.nameEditor");
        QTest::keyClicks(editor, name);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(editor.isNull());
    }
};

} // namespace

void TestStartPage::invitesToAFirstWorldWhenThereIsNone()
{
    ShellFixture shell;
    shell.open();
    auto *first = shell.find<QPushButton>("start.firstWorld");
    QTRY_VERIFY(first->isVisible());
    QTRY_VERIFY(first->hasFocus());
    QTest::keyClick(first, Qt::Key_Return);
    QVERIFY(shell.find<QWidget>("newWorldPage")->isVisible());
}

void TestStartPage::aWayToPlayLeadsToANewWorldOfItsScenario()
{
    ShellFixture shell;
    shell.open();
    QTRY_VERIFY(shell.find<QPushButton>("start.firstWorld")->isVisible());
    for (const ScenarioInfo &info : scenarioInfos()) {
        const std::string key(info.key);
        const auto *card = shell.find<QAbstractButton>(("start.scenario." + key).c_str());
        QVERIFY2(card != nullptr && card->isVisible(), key.c_str());
        QVERIFY(!card->text().isEmpty());
        QVERIFY(!card->accessibleDescription().isEmpty());
    }
    QTest::mouseClick(shell.find<QAbstractButton>("start.scenario.dungeon"), Qt::LeftButton);
    QTRY_VERIFY(shell.find<QAbstractButton>("newWorld.scenario.dungeon")->isVisible());
    QVERIFY(shell.find<QAbstractButton>("newWorld.scenario.dungeon")->isChecked());
}

void TestStartPage::enterOnAWayToPlayChoosesIt()
{
    ShellFixture shell;
    shell.open();
    QTRY_VERIFY(shell.find<QPushButton>("start.firstWorld")->isVisible());
    auto *card = shell.find<QAbstractButton>("start.scenario.rooms");
    card->setFocus();
    QTest::keyClick(card, Qt::Key_Return);
    QTRY_VERIFY(shell.find<QAbstractButton>("newWorld.scenario.rooms")->isVisible());
    QVERIFY(shell.find<QAbstractButton>("newWorld.scenario.rooms")->isChecked());
}

void TestStartPage::opensAWorldWithEnter()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    shell.open();
    QTRY_VERIFY(shell.list()->hasFocus());
    QTest::keyClick(shell.list(), Qt::Key_Return);
    QTRY_VERIFY(shell.window().playPage() != nullptr && shell.window().playPage()->isVisible());
    QCOMPARE(shell.window().playPage()->played().name(), "Quiet Vault");
    QCOMPARE(shell.window().windowTitle(), "Quiet Vault — Cave Game");
}

void TestStartPage::renamesByKeyboard()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    shell.open();
    QTest::keyClick(shell.list(), Qt::Key_F2);
    auto *editor = shell.find<QLineEdit>("start.nameEditor");
    QTest::keyClicks(editor, "Loud Vault");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(shell.list()->currentIndex().data().toString(), "Loud Vault");
    QTRY_COMPARE(QString::fromStdString(WorldFile::summary(path)->name), "Loud Vault");
}

void TestStartPage::keepsTheOldNameWhenTheNewOneIsEmpty()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    shell.open();
    QTest::keyClick(shell.list(), Qt::Key_F2);
    auto *editor = shell.find<QLineEdit>("start.nameEditor");
    QTest::keyClicks(editor, "   ");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(shell.bannerText(), "Enter a name.");
    QCOMPARE(shell.list()->currentIndex().data().toString(), "Quiet Vault");
}

void TestStartPage::keepsTheOldNameWhenTheFileIsInUse()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    shell.open();
    const Result<WorldFile> elsewhere = WorldFile::open(path);
    QVERIFY(elsewhere.ok());
    typeNewName(shell, "Loud Vault");
    QTRY_VERIFY(shell.bannerText().contains("open in another window"));
    QTRY_COMPARE(shell.list()->currentIndex().data().toString(), "Quiet Vault");
}

void TestStartPage::doesWhatWasAskedInOrder()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    shell.open();
    typeNewName(shell, "Loud Vault");
    QTest::keyClick(shell.list(), Qt::Key_Return); // while the name may still be on its way to the file
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    QCOMPARE(shell.window().playPage()->played().name(), "Loud Vault");
    QCOMPARE(shell.bannerText(), "");
}

void TestStartPage::finishesWhatWasAskedBeforeItCloses()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    shell.open();
    shell.find<QAction>("world.duplicate")->trigger();
    typeNewName(shell, "Loud Vault");
    shell.close();
    QCOMPARE(shell.worldFiles().size(), 2);
    QCOMPARE(QString::fromStdString(WorldFile::summary(path)->name), "Loud Vault");
}

void TestStartPage::duplicatesByKeyboard()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault", "same");
    shell.open();
    QTest::keyClick(shell.list(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(shell.waitForWorlds(2));
    QCOMPARE(shell.list()->currentIndex().data().toString(), "Quiet Vault 2");
    QCOMPARE(shell.list()->currentIndex().data(WorldListModel::SeedRole).toString(), "same");
    QCOMPARE(shell.worldFiles().size(), 2);
}

void TestStartPage::copiesMadeOneRightAfterAnotherHaveNamesOfTheirOwn()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    shell.open();
    for (int i = 0; i < 3; ++i) // before the list knows of the first copy
        QTest::keyClick(shell.list(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(shell.waitForWorlds(4));
    QStringList names;
    for (int row = 0; row < shell.list()->model()->rowCount(); ++row)
        names += shell.list()->model()->index(row, 0).data().toString();
    names.sort();
    QCOMPARE(names, QStringList({"Quiet Vault", "Quiet Vault 2", "Quiet Vault 3", "Quiet Vault 4"}));
}

void TestStartPage::tabLeadsToEveryButtonAndBack()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    shell.open();
    QTRY_VERIFY(shell.list()->hasFocus());
    const QSet<QString> wanted{"start.newWorld", "start.openFile", "start.play", "start.more",
                               "start.worlds"};
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        QSet<QString> met;
        for (int i = 0; i < 40 && !met.contains(wanted); ++i) {
            QTest::keyClick(QApplication::focusWidget(), key);
            const QWidget *focused = QApplication::focusWidget();
            QVERIFY(focused != nullptr && focused->isVisible());
            met.insert(focused->objectName());
        }
        QVERIFY2(met.contains(wanted), qPrintable(QStringList(met.values()).join(' ')));
    }
}

void TestStartPage::movesToTheBinByKeyboardAndBack()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    shell.open();
    QTest::keyClick(shell.list(), Qt::Key_Delete);
    QVERIFY(shell.waitForWorlds(0));
    QCOMPARE(shell.worldFiles().size(), 0);
    QCOMPARE(QDir(fromPath(shell.worlds())).entryList(QDir::Files),
             QStringList()); // nothing beside it either
    QVERIFY(shell.bannerText().contains("Quiet Vault"));
    shell.pressInBanner("Undo");
    QVERIFY(shell.waitForWorlds(1));
    QCOMPARE(shell.worldFiles().size(), 1);
}

void TestStartPage::theUndoKeyRestoresTheDeletedWorldOnce()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    shell.open();
    QTest::keyClick(shell.list(), Qt::Key_Delete);
    QVERIFY(shell.waitForWorlds(0));
    QTRY_VERIFY(shell.bannerText().contains("Quiet Vault"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(shell.waitForWorlds(1));
    QCOMPARE(shell.worldFiles().size(), 1);
    QVERIFY(!shell.bannerText().contains("is in the bin"));
}

void TestStartPage::undoingADeletionKeepsTheWorldThatHasItsFileByNow()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault", "old");
    shell.open();
    QTest::keyClick(shell.list(), Qt::Key_Delete);
    QVERIFY(shell.waitForWorlds(0));
    shell.addWorld("Quiet Vault", "new");
    shell.pressInBanner("Undo");
    QVERIFY(shell.waitForWorlds(2));
    QCOMPARE(shell.list()->currentIndex().data(WorldListModel::SeedRole).toString(), "old");
    QCOMPARE(shell.worldFiles().size(), 2);
}

void TestStartPage::deletesAWorldThatIsOpenInEdit()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    shell.open();
    shell.find<QAction>("world.edit")->trigger();
    QTRY_VERIFY(shell.window().findChild<WorkbenchPage *>() != nullptr);
    const auto *bench = shell.window().findChild<WorkbenchPage *>();
    QTRY_VERIFY(bench->document() != nullptr && bench->document()->canEdit());
    shell.window().play().showPlace();
    QTRY_VERIFY(shell.list()->isVisible());
    QVERIFY(shell.waitForWorlds(1));
    shell.find<QAction>("world.delete")->trigger();
    QVERIFY2(shell.waitForWorlds(0), qPrintable(shell.bannerText()));
    QCOMPARE(shell.worldFiles().size(), 0);
}

void TestStartPage::theCardOfAWorldWhoseFileIsGoneGoes()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    shell.addWorld("Amber Hollow");
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Delete}) {
        shell.open();
        const auto row = static_cast<int>(shell.window().startPage()->worldNames().indexOf("Quiet Vault"));
        shell.list()->setCurrentIndex(shell.list()->model()->index(row, 0));
        std::filesystem::rename(path, shell.worlds() / "aside");
        QTest::keyClick(shell.list(), key);
        QVERIFY(shell.waitForWorlds(1));
        QVERIFY(!shell.bannerText().isEmpty());
        shell.close();
        std::filesystem::rename(shell.worlds() / "aside", path);
    }
}

void TestStartPage::theCardShowsWhatTheFileHoldsNow()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault", "one");
    shell.open();
    const auto picture = [&shell] {
        return shell.list()->model()->index(0, 0).data(WorldListModel::PreviewRole).value<QImage>();
    };
    QTRY_VERIFY(!picture().isNull());
    const QImage before = picture();
    QTest::keyClick(shell.list(), Qt::Key_Delete);
    QVERIFY(shell.waitForWorlds(0));
    const std::filesystem::path path = shell.addWorld("Quiet Vault", "two");
    shell.window().startPage()->refresh();
    QVERIFY(shell.waitForWorlds(1));
    QTRY_VERIFY(!picture().isNull());
    const QImage other = picture();
    QVERIFY(other != before);
    {
        Result<EditedWorld> edited = EditedWorld::open(path);
        QVERIFY(edited.ok());
        CellMask cells(edited->world().map.regionSize());
        const WorldPos at = edited->world().player().position;
        for (int y = -1; y <= 1; ++y)
            cells.addRow({at.x - 1, at.y + y}, 3);
        EditDraft draft(edited->world(), edited->bookmarks());
        draft.setTerrain(cells, Terrain::Rock);
        QVERIFY(edited->perform("Wall", draft.delta()).ok());
    }
    shell.window().startPage()->refresh();
    QTRY_VERIFY(picture() != other);
}

void TestStartPage::refusesToDeleteAWorldThatIsPlayed()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    shell.open();
    const Result<WorldFile> elsewhere = WorldFile::open(path);
    QVERIFY(elsewhere.ok());
    QTest::keyClick(shell.list(), Qt::Key_Delete);
    QTRY_VERIFY(shell.bannerText().contains("open in another window"));
    QCOMPARE(shell.worldFiles().size(), 1);
}

void TestStartPage::copiesTheSeed()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault", "ämber 42");
    shell.open();
    QTest::keyClick(shell.list(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), "ämber 42");
}

void TestStartPage::showsADamagedFileWithItsReasonBesideTheOthers()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    shell.addFile("broken.cave", "these are not the bytes of a world");
    shell.open();
    const QModelIndex broken = shell.list()->model()->index(1, 0);
    QCOMPARE(broken.data().toString(), "broken.cave");
    QVERIFY(
        broken.data(WorldListModel::DamageRole).toStringList().join(' ').contains("no world file header"));

    shell.list()->setCurrentIndex(broken);
    QVERIFY(!shell.find<QPushButton>("start.play")->isEnabled());
    shell.list()->setCurrentIndex(shell.list()->model()->index(0, 0));
    QTest::keyClick(shell.list(), Qt::Key_Return);
    QTRY_VERIFY(shell.window().playPage() != nullptr);
}

void TestStartPage::theCardOfADamagedFileSaysTheReasonOnceAndNoFolder()
{
    ShellFixture shell;
    shell.addFile("broken.cave", "these are not the bytes of a world");
    shell.open();
    const QModelIndex broken = shell.list()->model()->index(0, 0);
    QCOMPARE(broken.data(WorldListModel::DamageRole).toStringList(),
             QStringList("This is not a world file. Details: it has no world file header."));
}

void TestStartPage::showsTheFirstWorldsBeforeAllAreRead()
{
    ShellFixture shell;
    const std::filesystem::path first = shell.addWorld("Quiet Vault");
    constexpr int kFiles = 80;
    for (int i = 1; i < kFiles; ++i)
        std::filesystem::copy_file(first, shell.worlds() / ("Copy " + std::to_string(i) + ".cave"));
    WorldListModel model{WorldLibrary(shell.worlds())};
    QStringList seen;
    connect(&model, &WorldListModel::grown, &model, [&](qsizetype worlds, qsizetype files) {
        QVERIFY(model.rowCount() == worlds && model.index(0).isValid());
        seen.append(QString("%1 of %2").arg(worlds).arg(files));
    });
    connect(&model, &WorldListModel::refreshed, &model,
            [&] { seen.append(QString::number(model.rowCount())); });
    model.refresh();
    QTRY_COMPARE(seen.size(), 2);
    QCOMPARE(seen, QStringList({"48 of 80", "80"}));
    model.refresh(); // later the list stays until the new one is complete
    QTRY_COMPARE(seen.size(), 3);
    QCOMPARE(seen.last(), QString("80"));
}

void TestStartPage::repairsDamagedRegionsWhenConfirmed()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        QVERIFY(database.ok() && database->execute("UPDATE regions SET payload = x'00'").ok());
    }
    shell.open();
    const auto damage = [&shell] {
        return shell.list()->currentIndex().data(WorldListModel::DamageRole).toStringList();
    };
    QTRY_VERIFY(!damage().isEmpty());
    QVERIFY(shell.list()->currentIndex().data(WorldListModel::DamagedRegionsRole).toInt() > 0);
    shell.find<QAction>("world.repair")->trigger();
    QVERIFY(!verifyWorldFile(path)->empty()); // not before it is confirmed
    shell.pressInBanner("Repair");
    QTRY_VERIFY(shell.bannerText().contains("repaired"));
    QTRY_VERIFY(damage().isEmpty());
    QVERIFY(verifyWorldFile(path)->empty());
}

void TestStartPage::aWorldThatEditsLeftUnfitForPlayIsNotDamaged()
{
    ShellFixture shell;
    {
        Result<EditedWorld> edited = EditedWorld::open(shell.addWorld("Quiet Vault"));
        QVERIFY(edited.ok());
        CellMask cells(edited->world().map.regionSize());
        const WorldPos at = edited->world().player().position;
        for (int y = -1; y <= 1; ++y)
            cells.addRow({at.x - 1, at.y + y}, 3);
        EditDraft draft(edited->world(), edited->bookmarks());
        draft.setTerrain(cells, Terrain::Rock);
        QVERIFY(edited->perform("Wall", draft.delta()).ok());
    }
    shell.open();
    const auto current = [&shell] { return shell.list()->currentIndex(); };
    QTRY_VERIFY(!current().data(WorldListModel::PreviewRole).value<QImage>().isNull());
    QCOMPARE(current().data(WorldListModel::DamageRole).toStringList(), QStringList());
    shell.find<QAction>("world.inspect")->trigger();
    QTRY_VERIFY2(shell.bannerText().startsWith("Note: the player is in rock"),
                 qPrintable(shell.bannerText()));
    QTest::keyClick(&shell.window(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(shell.window().playPage() != nullptr && shell.window().playPage()->isVisible());
    QVERIFY2(shell.bannerText().contains("moved to the entrance"), qPrintable(shell.bannerText()));
    QVERIFY(!shell.bannerText().contains("damaged"));
}

void TestStartPage::aWorldIsEditedFromTheList()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault");
    shell.open();
    shell.find<QAction>("world.edit")->trigger();
    QTRY_VERIFY(shell.window().findChild<WorkbenchPage *>() != nullptr);
    const auto *bench = shell.window().findChild<WorkbenchPage *>();
    QTRY_VERIFY(bench->isVisible() && bench->document() != nullptr && bench->document()->canEdit());
    QCOMPARE(bench->document()->name(), "Quiet Vault");
}

void TestStartPage::offersToRepairAWorldThatIsTooBrokenToBePlayed()
{
    ShellFixture shell;
    const std::filesystem::path path = shell.addWorld("Quiet Vault");
    {
        constexpr std::streamoff kPage = 4096;
        Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
        QVERIFY(database.ok());
        const Result<std::int64_t> root =
            database->queryInteger("SELECT rootpage FROM sqlite_schema WHERE name = 'player'");
        QVERIFY(root.ok());
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp((*root - 1) * kPage);
        file << std::string(kPage, '\0');
    }
    shell.open();
    QTRY_COMPARE(shell.list()->model()->rowCount(), 1);
    shell.find<QAction>("world.play")->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(shell.bannerText().contains("repair the world"), 30'000);
    shell.pressInBanner("Repair…");
    QVERIFY(shell.bannerText().contains("Quiet Vault"));
    shell.pressInBanner("Repair");
    QTRY_VERIFY_WITH_TIMEOUT(shell.bannerText().contains("repaired"), 30'000);
    QVERIFY(shell.bannerText().contains(".cave.damaged"));
    QVERIFY(verifyWorldFile(path)->empty());
    QVERIFY(WorldFile::open(path).ok());
}

void TestStartPage::showsAPictureOfEachWorld()
{
    ShellFixture shell;
    shell.addWorld("Quiet Vault", "one");
    shell.addWorld("Amber Hollow", "two");
    shell.open();
    const auto picture = [&shell](int row) {
        return shell.list()->model()->index(row, 0).data(WorldListModel::PreviewRole).value<QImage>();
    };
    QTRY_VERIFY(!picture(0).isNull() && !picture(1).isNull());
    QVERIFY(picture(0) != picture(1));
}

void TestStartPage::aCopyIsCalledOne()
{
    ShellFixture shell;
    const GeneratorKind kind = GeneratorKind::Dungeon;
    for (const char *name : {"Copied", "Original"}) {
        const Result<std::filesystem::path> path = WorldLibrary(shell.worlds()).pathForNewWorld(name);
        QVERIFY(path.ok());
        Result<SavedSession> made =
            SavedSession::create(*path, name, {"first", {kind, 1}, defaultSettings(kind)});
        QVERIFY(made.ok());
        if (std::string(name) == "Copied")
            QVERIFY(markAsCopy(made->file()).ok());
    }
    shell.open();
    QTRY_COMPARE(shell.list()->model()->rowCount(), 2);
    for (int row = 0; row < 2; ++row) {
        const QModelIndex world = shell.list()->model()->index(row, 0);
        const QString detail = world.data(WorldListModel::DetailRole).toString();
        QCOMPARE(detail.startsWith("Copy · "), world.data().toString() == "Copied");
    }
}

void TestStartPage::findsWorldsBySeed()
{
    ShellFixture shell;
    for (int i = 0; i < 9; ++i)
        shell.addWorld("World " + std::to_string(i), "seed " + std::to_string(i * 11));
    shell.open();
    auto *search = shell.find<QLineEdit>("start.search");
    QVERIFY(search->isVisible());
    QTest::keyClicks(search, "seed 77");
    QCOMPARE(shell.list()->model()->rowCount(), 1);
    QCOMPARE(shell.list()->currentIndex().data().toString(), "World 7");
    QTest::keyClicks(search, "x");
    QVERIFY(shell.find<QLabel>("start.nothingFound")->isVisible());
}

void TestStartPage::toolTipsOfButtonsEndWithTheCurrentKey()
{
    ShellFixture shell;
    shell.open();
    const auto *button = shell.find<QPushButton>("start.newWorld");
    QCOMPARE(button->toolTip(), "Create a world from a seed (Ctrl+N)");
    shell.find<QAction>("game.newWorld")->setShortcut(QKeySequence("Ctrl+Alt+W"));
    QCOMPARE(button->toolTip(), "Create a world from a seed (Ctrl+Alt+W)");
}

CAVE_WIDGET_TEST(TestStartPage)
#include "tst_start_page.moc"
