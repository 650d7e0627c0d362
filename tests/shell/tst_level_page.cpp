// Level files as people draw them, through the whole window.

#include "app/workbench/level_page.h"
#include "app/workbench/level_page_actions.h"
#include "app/workbench/recent_levels.h"
#include "app/workbench/workbench_page.h"
#include "editor/level/level_canvas.h"
#include "editor/level/level_tools.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QSignalSpy>
#include <QSpinBox>
#include <QUrl>

#include "tests/shell/shell_fixture.h"

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
        window().editLevel(toPath(path));
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

} // namespace

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
        dialog->findChild<QLineEdit *>("newLevel.image")->clear();
        QTest::mouseClick(dialog->findChild<QPushButton *>("newLevel.create"), Qt::LeftButton);
        QVERIFY(shell.page().document() != nullptr);
        QVERIFY2(shell.page().isModified(), "it is in no file yet");
        shell.canvas().setFocus();
        shell.place({"Goal", false, {}}, 3, 2);
        shell.key(Qt::Key_S, Qt::ControlModifier);
        shell.answerWith(shell.pathFor("den.csv"));
        QTRY_VERIFY(!shell.page().isModified());
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
        const std::filesystem::path keep = shell.worlds().parent_path() / "levels";
        {
            auto opened = LevelDocument::open(toPath(path), keep);
            QVERIFY(opened.ok());
            LevelDesign design = (*opened)->design();
            design.records.push_back(LevelPiece{"Spike", false, {}}.recordAt({4, 4}));
            (*opened)->edit("Place", design);
            QVERIFY((*opened)->keepUnsaved().ok());
        }
        shell.open();
        QTest::keyClick(&shell.window(), Qt::Key_4, Qt::ControlModifier);
        QTest::keyClick(shell.window().workbench(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        shell.page().findChild<QDialog *>("newLevel")->reject();
        QVERIFY(shell.bannerText().contains("yard"));
        shell.pressInBanner("Go on with them");
        QVERIFY(shell.page().document() != nullptr);
        QVERIFY(shell.page().isModified());
        shell.canvas().setFocus();
        shell.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(LevelShell::bytesOf(path).endsWith("StaticGameObject,Spike,4,4\n"));
    }

    void aBrokenFileIsToldOfWithLineAndField()
    {
        LevelShell shell;
        const QString good = shell.addLevel("yard.csv");
        const QString bad = shell.addLevel("bad.csv", "TopDownLevel,bad,5,5\nStaticGameObject,Wall,1,x\n");
        shell.open();
        shell.edit(good);
        shell.window().editLevel(toPath(bad));
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
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&shell.window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&shell.window(), &drop);
        QVERIFY(shell.page().document() != nullptr);
        QCOMPARE(shell.page().document()->name(), QString("yard.csv"));
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
        shell.pressInBanner("Read it anew");
        QCOMPARE(QByteArray::fromStdString(writeLevel(shell.page().document()->design())), others);
    }
};

QTEST_MAIN(TestLevelPage)
#include "tst_level_page.moc"
