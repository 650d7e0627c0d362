// SPDX-License-Identifier: MIT
// Level files as people draw them, through the whole window.

#include "app/workbench/levels/level_files.h"
#include "app/workbench/levels/level_page.h"
#include "app/workbench/worlds/workbench_page.h"
#include "editor/level/level_canvas.h"
#include "editor/level/level_tools.h"

#include <QAction>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QSignalSpy>
#include <QSpinBox>
#include <QUrl>

#include <filesystem>
#include <optional>
#include <vector>

#include "tests/shell/shell_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

const QByteArray kYard = "TopDownLevel,yard,10,8\n"
                         "PlayerStartLocation,1,1\n"
                         "BackgroundTile,grass.png,2,0\n"
                         "StaticGameObject,Wall,0,0\n"
                         "StaticGameObject,Lava,5.0,5,hot\n"
                         "StaticGameObject,Goal,8,6\n";

class LevelShell : public ShellFixture {
public:
    [[nodiscard]] QString addLevel(const QString &name, const QByteArray &bytes = kYard) const
    {
        QFile file(m_levels.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the level for a test could not be written");
        return file.fileName();
    }
    [[nodiscard]] static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QString pathFor(const QString &name) const { return m_levels.filePath(name); }

    LevelPage &page() { return *window().levelPage(); }
    LevelCanvas &canvas() { return page().canvas(); }
    void edit(const QString &path)
    {
        window().bench().editLevel(toPath(path));
        if (page().document() == nullptr)
            qFatal("the level did not open: %s", qPrintable(bannerText()));
        canvas().setFocus();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&canvas(), key, modifiers);
    }
    [[nodiscard]] QPoint pointOf(double column, double row)
    {
        return canvas().tileRect({column, row}).center().toPoint();
    }
    void place(const LevelPiece &piece, double column, double row)
    {
        LevelToolOptions options = page().tools().options();
        options.piece = piece;
        page().tools().setOptions(options);
        key(Qt::Key_P);
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointOf(column, row));
    }
    /// Writes into a field of the properties, without Enter.
    QLineEdit &write(const char *field, const QString &text)
    {
        auto *line = page().findChild<QLineEdit *>(field);
        if (line == nullptr)
            qFatal("there is no field '%s'", field);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        return *line;
    }
    void drop(const QString &path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&window(), &enter);
        QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&window(), &event);
    }
    [[nodiscard]] std::filesystem::path keep() const { return worlds().parent_path() / "levels"; }
    /// Edits that a run of the program which ended too soon left behind: a Spike at (4, 4).
    void leaveBehind(const QString &path) const
    {
        auto opened = LevelDocument::open(toPath(path), keep());
        if (!opened)
            qFatal("%s", opened.error().text().c_str());
        LevelFile design = (*opened)->design();
        design.records.push_back(LevelPiece{"Spike", false, {}}.recordAt({4, 4}));
        (*opened)->edit("Place", design);
        if (!(*opened)->keepUnsaved())
            qFatal("the edits for a test could not be kept");
    }
    /// Writes a name into the file dialog that is open, and Enter.
    void answerWith(const QString &path)
    {
        auto *dialog = page().findChild<QFileDialog *>();
        if (dialog == nullptr)
            qFatal("no file is asked for");
        auto *name = dialog->findChild<QLineEdit *>("fileNameEdit");
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    }

private:
    QTemporaryDir m_levels;
};

class TestLevelPage : public QObject {
    Q_OBJECT

private slots:
    void aLevelIsMadeDrawnSavedAndOpenedAnew()
    {
        LevelShell shell;
        shell.open();
        QTest::keyClick(&shell.window(), Qt::Key_4, Qt::ControlModifier);
        QTest::keyClick(shell.window().workbench(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = shell.page().findChild<QDialog *>("newLevel");
        QVERIFY(dialog != nullptr);
        auto *name = dialog->findChild<QLineEdit *>("newLevel.name");
        name->selectAll();
        QTest::keyClicks(name, "Den");
        dialog->findChild<QSpinBox *>("newLevel.width")->setValue(5);
        dialog->findChild<QSpinBox *>("newLevel.height")->setValue(4);
        dialog->findChild<QComboBox *>("newLevel.background")->setCurrentIndex(0);
        QTest::mouseClick(dialog->findChild<QPushButton *>("newLevel.create"), Qt::LeftButton);
        QVERIFY(shell.page().document() != nullptr);
        QVERIFY2(shell.page().files().isModified(), "it is in no file yet");
        shell.canvas().setFocus();
        shell.place({"Goal", false, {}}, 3, 2);
        shell.key(Qt::Key_S, Qt::ControlModifier);
        shell.answerWith(shell.pathFor("den.csv"));
        QTRY_VERIFY(!shell.page().files().isModified());
        const QByteArray text = LevelShell::bytesOf(shell.pathFor("den.csv"));
        QVERIFY2(text.startsWith("TopDownLevel,Den,5,4\nPlayerStartLocation,2,2\n"), text.constData());
        QCOMPARE(text.count("StaticGameObject,Wall,"), 14);
        QVERIFY(text.endsWith("StaticGameObject,Goal,3,2\n"));
        shell.close();

        shell.open();
        shell.edit(shell.pathFor("den.csv"));
        shell.key(Qt::Key_Z, Qt::ControlModifier);
        shell.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY2(!LevelShell::bytesOf(shell.pathFor("den.csv")).contains("Goal"),
                 "undo goes back behind the last save, also after a restart");
    }

    void onlyWhatWasEditedIsWrittenAnew()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.edit(path);
        QTest::mousePress(&shell.canvas(), Qt::LeftButton, {}, shell.pointOf(8, 6));
        QTest::mouseMove(&shell.canvas(), shell.pointOf(7, 6));
        QTest::mouseRelease(&shell.canvas(), Qt::LeftButton, {}, shell.pointOf(7, 6));
        shell.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(LevelShell::bytesOf(path), QByteArray(kYard).replace("Goal,8,6", "Goal,7,6"));
        QCOMPARE(shell.window().windowTitle(), QString("yard.csv — Cave Game"));
    }

    void aFileThatIsNoLevelIsNamedAndLeavesThePageAsItWas()
    {
        LevelShell shell;
        const QString table = shell.addLevel("prices.csv", "item,price\nlamp,3\n");
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.window().bench().editLevel(toPath(table));
        QVERIFY2(shell.bannerText().contains("prices.csv") && shell.bannerText().contains("line 1"),
                 qPrintable(shell.bannerText()));
        QTRY_VERIFY(shell.list()->isVisible() || shell.find<QWidget>("start.empty")->isVisible());
        shell.edit(path);
        QVERIFY(shell.page().isVisible());
        shell.window().bench().editLevel(toPath(table));
        QVERIFY(shell.bannerText().contains("prices.csv"));
        QCOMPARE(shell.page().document()->name(), QString("yard.csv"));
    }

    void levelsThatWereOpenLatelyAreOffered()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.edit(path);
        shell.key(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        auto *levels = shell.find<QListWidget>("welcome.levels");
        QVERIFY(levels->isVisible());
        QCOMPARE(levels->count(), 1);
        levels->setCurrentRow(0);
        levels->setFocus();
        QTest::keyClick(levels, Qt::Key_Return);
        QVERIFY(shell.page().isVisible());
        QCOMPARE(shell.page().document()->name(), QString("yard.csv"));
    }

    void unsavedEditsAreAskedAboutWhenTheWindowCloses()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.edit(path);
        shell.place({"Spike", false, {}}, 4, 4);
        QVERIFY(!shell.window().close());
        QVERIFY(shell.window().isVisible());
        shell.pressInBanner("Save");
        QVERIFY(!shell.window().isVisible());
        QVERIFY(LevelShell::bytesOf(path).endsWith("StaticGameObject,Spike,4,4\n"));
    }

    void editsThatACrashLeftBehindAreOffered()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.leaveBehind(path);
        shell.open();
        QTest::keyClick(&shell.window(), Qt::Key_4, Qt::ControlModifier);
        QTest::keyClick(shell.window().workbench(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        shell.page().findChild<QDialog *>("newLevel")->reject();
        QVERIFY(shell.bannerText().contains("yard"));
        shell.pressInBanner("Restore");
        QVERIFY(shell.page().document() != nullptr);
        QVERIFY(shell.page().files().isModified());
        shell.canvas().setFocus();
        shell.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(LevelShell::bytesOf(path).endsWith("StaticGameObject,Spike,4,4\n"));
    }

    void theOfferOfKeptEditsOutlivesTheOpeningOfAnotherLevel()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        const QString other = shell.addLevel("attic.csv", "TopDownLevel,attic,5,5\n");
        shell.leaveBehind(path);
        shell.open();
        shell.edit(other);
        QCOMPARE(shell.page().document()->name(), QString("attic.csv"));
        QVERIFY2(shell.bannerText().contains("yard"), qPrintable(shell.bannerText()));
        shell.window().banner()->dismiss();
        shell.edit(path);
        QVERIFY2(shell.bannerText().contains("yard"), "to put the message away is no answer");
        shell.pressInBanner("Restore");
        QVERIFY(shell.page().files().isModified());
        QVERIFY(writeLevel(shell.page().document()->design()).ends_with("StaticGameObject,Spike,4,4\n"));
    }

    void theOpenLevelStaysIfKeptEditsCannotBeRestored()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        const QString other = shell.addLevel("attic.csv", "TopDownLevel,attic,5,5\n");
        shell.leaveBehind(path);
        shell.open();
        shell.edit(other);
        const std::vector<Recovery> found = LevelDocument::recoveries(shell.keep());
        std::filesystem::remove(found.at(0).kept);
        shell.pressInBanner("Restore");
        QVERIFY(shell.page().document() != nullptr);
        QCOMPARE(shell.page().document()->name(), QString("attic.csv"));
    }

    void keptEditsThatAreForgottenAreNotOfferedAgain()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        const QString other = shell.addLevel("attic.csv", "TopDownLevel,attic,5,5\n");
        shell.leaveBehind(path);
        shell.open();
        shell.edit(other);
        shell.pressInBanner("Discard");
        shell.edit(path);
        QCOMPARE(shell.bannerText(), QString());
        QVERIFY(!shell.page().files().isModified());
    }

    void keptEditsAreOfferedWhereLevelsAreChosenToo()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        const QString other = shell.addLevel("attic.csv", "TopDownLevel,attic,5,5\n");
        shell.leaveBehind(path);
        shell.open();
        shell.edit(other);
        shell.window().banner()->dismiss();
        shell.key(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!shell.page().isVisible());
        shell.pressInBanner("Restore");
        QVERIFY(shell.page().isVisible());
        QVERIFY(shell.page().files().isModified());
    }

    void aNameThatIsBeingWrittenIsAskedAboutWhenTheLevelIsClosed()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.edit(path);
        QLineEdit &name = shell.write("level.name", "garden");
        QTest::keyClick(&name, Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shell.page().document() != nullptr);
        shell.pressInBanner("Save");
        QVERIFY(shell.page().document() == nullptr);
        QVERIFY(LevelShell::bytesOf(path).startsWith("TopDownLevel,garden,10,8\n"));
    }

    void aLevelIsClosedWhileAFieldHoldsWhatCannotBe()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.edit(path);
        QLineEdit &name = shell.write("level.name", "a, b");
        QTest::keyClick(&name, Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shell.page().document() == nullptr);
        QCOMPARE(LevelShell::bytesOf(path), kYard);
    }

    void whatIsBeingWrittenIsSavedByItsKey()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.edit(path);
        QLineEdit &name = shell.write("level.name", "garden");
        QTest::keyClick(&name, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(LevelShell::bytesOf(path).startsWith("TopDownLevel,garden,10,8\n"));
        QVERIFY(!shell.page().files().isModified());
        QVERIFY2(name.hasFocus(), "one can go on writing");
        shell.page().tools().setSelection({4});
        QLineEdit &x = shell.write("level.x", "7,5");
        QTest::keyClick(&x, Qt::Key_S, Qt::ControlModifier);
        QVERIFY(LevelShell::bytesOf(path).contains("StaticGameObject,Goal,7.5,6\n"));
    }

    void aFileThatIsDroppedWhileANameIsBeingWrittenDoesNotLoseIt()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        const QString other = shell.addLevel("attic.csv", "TopDownLevel,attic,5,5\n");
        shell.open();
        shell.edit(path);
        shell.write("level.name", "garden");
        shell.drop(other);
        QCOMPARE(shell.page().document()->name(), QString("yard.csv"));
        shell.pressInBanner("Save");
        QVERIFY(LevelShell::bytesOf(path).startsWith("TopDownLevel,garden,10,8\n"));
        QCOMPARE(shell.page().document()->name(), QString("attic.csv"));
        QCOMPARE(shell.page().findChild<QLineEdit *>("level.name")->text(), QString("attic"));
        QVERIFY(!shell.page().files().isModified());
    }

    void aSavedLevelWhoseHistoryCannotBeKeptIsReportedAsSaved()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        QVERIFY(std::filesystem::create_directories(shell.keep()));
        QFile inTheWay(fromPath(shell.keep() / "history"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        shell.open();
        shell.edit(path);
        shell.place({"Spike", false, {}}, 4, 4);
        shell.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(!shell.page().files().isModified());
        QVERIFY(LevelShell::bytesOf(path).endsWith("StaticGameObject,Spike,4,4\n"));
        QVERIFY2(shell.bannerText().contains("is saved, but"), qPrintable(shell.bannerText()));
    }

    void theGridHasAKeyThatNoMenuHas()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.edit(path);
        const QAction &grid = *shell.page().actions().grid;
        QVERIFY(grid.isChecked());
        shell.key(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(!grid.isChecked());
        for (const QAction *menu : shell.window().menuBar()->actions())
            QVERIFY2(!grid.shortcuts().contains(QKeySequence::mnemonic(menu->text())),
                     qPrintable(menu->text()));
    }

    void whatWasChosenBeforeTheTypeOfANewLevelIsKept()
    {
        NewLevelDialog dialog;
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        auto *type = dialog.findChild<QComboBox *>("newLevel.type");
        auto *width = dialog.findChild<QSpinBox *>("newLevel.width");
        auto *height = dialog.findChild<QSpinBox *>("newLevel.height");
        auto *image = dialog.findChild<QLineEdit *>("newLevel.image");
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, cave::test::kPatience));
        const int before = width->value();
        QTest::keyClick(type, Qt::Key_Up);
        QVERIFY2(width->value() != before, "no size was chosen yet");
        width->selectAll();
        QTest::keyClicks(width, "21");
        image->setFocus();
        image->selectAll();
        QTest::keyClicks(image, "mine.png");
        const int other = height->value();
        type->setFocus();
        QTest::keyClick(type, Qt::Key_Down);
        QCOMPARE(width->value(), 21);
        QCOMPARE(height->value(), other);
        QCOMPARE(image->text(), QString("mine.png"));
    }

    void aNewLevelHasBeneathItWhatWasChosen_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("image");
        QTest::addColumn<QString>("line");
        QTest::newRow("nothing") << 0 << QString() << QString();
        QTest::newRow("a colour") << 1 << QString() << "BackgroundImage,#";
        QTest::newRow("a tile") << 2 << "floor.png"
                                << "BackgroundTile,floor.png,3,1\n";
        QTest::newRow("pictures") << 3 << "far.png; near.png"
                                  << "BackgroundImage,far.png,near.png\n";
    }
    void aNewLevelHasBeneathItWhatWasChosen()
    {
        QFETCH(const int, kind);
        QFETCH(const QString, image);
        QFETCH(const QString, line);
        NewLevelDialog dialog;
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        std::optional<LevelFile> made;
        connect(&dialog, &NewLevelDialog::levelMade, this,
                [&made](const LevelFile &design) { made = design; });
        dialog.findChild<QComboBox *>("newLevel.background")->setCurrentIndex(kind);
        if (!image.isEmpty()) {
            auto *name = dialog.findChild<QLineEdit *>("newLevel.image");
            QVERIFY(name->isVisible());
            name->setFocus();
            name->selectAll();
            QTest::keyClicks(name, image);
            dialog.findChild<QSpinBox *>("newLevel.imageColumn")->setValue(3);
            dialog.findChild<QSpinBox *>("newLevel.imageRow")->setValue(1);
        }
        QTest::mouseClick(dialog.findChild<QPushButton *>("newLevel.create"), Qt::LeftButton);
        QVERIFY(made.has_value());
        const QString text = QString::fromStdString(writeLevel(*made));
        QCOMPARE(text.count("Background"), line.isEmpty() ? 0 : 1);
        QVERIFY2(text.contains(line), qPrintable(text));
    }

    void aNewLevelTooSmallForItsWallsIsRefused_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<int>("with");
        QTest::addColumn<bool>("made");
        QTest::newRow("doors on one tile") << 1 << 1 << 2 << false;
        QTest::newRow("doors in corners") << 2 << 2 << 2 << false;
        QTest::newRow("walls with nothing between") << 7 << 2 << 1 << false;
        QTest::newRow("as small as can be") << 3 << 3 << 2 << true;
        QTest::newRow("nothing in one tile") << 1 << 1 << 0 << true;
    }
    void aNewLevelTooSmallForItsWallsIsRefused()
    {
        QFETCH(const int, width);
        QFETCH(const int, height);
        QFETCH(const int, with);
        QFETCH(const bool, made);
        NewLevelDialog dialog;
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        const QSignalSpy accepted(&dialog, &QDialog::accepted);
        dialog.findChild<QSpinBox *>("newLevel.width")->setValue(width);
        dialog.findChild<QSpinBox *>("newLevel.height")->setValue(height);
        dialog.findChild<QComboBox *>("newLevel.template")->setCurrentIndex(with);
        QTest::mouseClick(dialog.findChild<QPushButton *>("newLevel.create"), Qt::LeftButton);
        QCOMPARE(accepted.count() == 1, made);
        const auto *problem = dialog.findChild<QLabel *>("newLevel.problem");
        QCOMPARE(problem->text().isEmpty(), made);
        QVERIFY2(made || problem->text().contains("3"), "it is reported how large it has to be");
    }

    void aBrokenFileIsReportedWithLineAndField()
    {
        LevelShell shell;
        const QString good = shell.addLevel("yard.csv");
        const QString bad = shell.addLevel("bad.csv", "TopDownLevel,bad,5,5\nStaticGameObject,Wall,1,x\n");
        shell.open();
        shell.edit(good);
        shell.window().bench().editLevel(toPath(bad));
        QVERIFY2(shell.bannerText().contains("line 2") && shell.bannerText().contains("field 4"),
                 qPrintable(shell.bannerText()));
        QCOMPARE(shell.page().document()->name(), QString("yard.csv"));
    }

    void aTrialBeginsAtTheCursor()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.edit(path);
        const Result<WorldSpec> own = shell.page().worldToPlay();
        QVERIFY(own.ok());
        QCOMPARE(own->generator.kind, GeneratorKind::Levels);
        QCOMPARE(own->levelFiles.size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(own->levelFiles.front().text), kYard);
        shell.canvas().showTile({3, 4});
        const Result<WorldSpec> there = shell.page().worldToPlay();
        QVERIFY(there.ok());
        QCOMPARE(QByteArray::fromStdString(there->levelFiles.front().text),
                 QByteArray(kYard).replace("PlayerStartLocation,1,1", "PlayerStartLocation,3,4"));
        QCOMPARE(QByteArray::fromStdString(writeLevel(shell.page().document()->design())), kYard);
        shell.canvas().showTile({0, 0});
        QVERIFY2(!shell.page().worldToPlay().ok(), "that is a wall");
    }

    void theCursorOfALevelIsNotThatOfTheNext()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        const QString small =
            shell.addLevel("attic.csv", "TopDownLevel,attic,5,5\nPlayerStartLocation,1,1\n");
        shell.open();
        shell.edit(path);
        shell.canvas().showTile({7, 6});
        shell.edit(small);
        QVERIFY(shell.page().worldToPlay().ok());
    }

    void aTrialFromASelectedMonsterBeginsBesideIt()
    {
        LevelShell shell;
        const QByteArray yard = kYard + "DynamicGameObject,Demon,4,4,100,30\n";
        const QString path = shell.addLevel("yard.csv", yard);
        shell.open();
        shell.edit(path);
        QTest::mouseClick(&shell.canvas(), Qt::LeftButton, {}, shell.pointOf(4, 4));
        QCOMPARE(shell.page().tools().selection().size(), std::size_t(1));
        const Result<WorldSpec> played = shell.page().worldToPlay();
        QVERIFY(played.ok());
        QCOMPARE(QByteArray::fromStdString(played->levelFiles.front().text),
                 QByteArray(yard).replace("PlayerStartLocation,1,1", "PlayerStartLocation,4,3"));
    }

    void aLevelSeenFromTheSideIsDrawnButNotPlayed()
    {
        LevelShell shell;
        const QString path =
            shell.addLevel("side.csv", "MarioLevel,side,20,10\nPlayerStartLocation,2,8\n"
                                       "StaticGameObject,Ground,2,9\nDynamicGameObject,Goomba,8,8\n");
        shell.open();
        shell.edit(path);
        QVERIFY(!shell.page().actions().play->isEnabled());
        QVERIFY(!shell.page().worldToPlay().ok());
        QVERIFY(!shell.bannerText().isEmpty());
    }

    void aDroppedLevelFileIsOpened()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.drop(path);
        QVERIFY(shell.page().document() != nullptr);
        QCOMPARE(shell.page().document()->name(), QString("yard.csv"));
    }

    void aLevelWithAVeryLongNameIsTried()
    {
        LevelShell shell;
        const QString path =
            shell.addLevel("long.csv", QByteArray(kYard).replace("yard", QByteArray(195, 'n')));
        shell.open();
        shell.edit(path);
        shell.page().actions().play->trigger();
        QTRY_VERIFY2(shell.isPlaying(), qPrintable(shell.bannerText()));
        QVERIFY(shell.window().playPage()->played().name().startsWith("Trial of nnn"));
    }

    void aQuestionAboutALevelIsOverOnceAnotherIsBegun()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.edit(path);
        shell.place({"Spike", false, {}}, 4, 4);
        shell.key(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(shell.bannerText().contains("“yard.csv” has unsaved changes"));
        shell.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!shell.page().files().isModified());
        shell.page().actions().newLevel->trigger();
        QTest::mouseClick(shell.find<QPushButton>("newLevel.create"), Qt::LeftButton);
        QTRY_VERIFY(shell.page().document() != nullptr && shell.page().document()->file().empty());
        QCOMPARE(shell.bannerText(), QString());
        QCOMPARE(LevelShell::bytesOf(path), kYard);
    }

    void aLevelThatChangedWhileItWaitedForAnAnswerSaysSo()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        const QString other = shell.addLevel("other.csv");
        shell.open();
        shell.edit(path);
        shell.place({"Spike", false, {}}, 4, 4);
        shell.page().files().openFile(toPath(other));
        QVERIFY(shell.bannerText().contains("“yard.csv” has unsaved changes"));
        const QByteArray others = QByteArray(kYard) + "StaticGameObject,Wall,9,7\n";
        QVERIFY(shell.addLevel("other.csv", others) == other);
        QTest::qWait(1000); // until the change was seen
        shell.pressInBanner("Don't save");
        QCOMPARE(shell.page().document()->name(), QString("other.csv"));
        QTRY_VERIFY(shell.bannerText().contains("“other.csv” was changed by another program"));
    }

    void aChangeByAnotherProgramCanBeTakenOver()
    {
        LevelShell shell;
        const QString path = shell.addLevel("yard.csv");
        shell.open();
        shell.edit(path);
        const QByteArray others = QByteArray(kYard) + "StaticGameObject,Wall,9,7\n";
        QVERIFY(shell.addLevel("yard.csv", others) == path);
        QTRY_VERIFY(shell.bannerText().contains("changed by another program"));
        shell.pressInBanner("Reload");
        QCOMPARE(QByteArray::fromStdString(writeLevel(shell.page().document()->design())), others);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestLevelPage)
#include "tst_level_page.moc"
