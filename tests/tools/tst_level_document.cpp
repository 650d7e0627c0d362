// SPDX-License-Identifier: MIT
// A level file that is edited: its history, its unsaved edits, and what others do to the file.

#include "core/edit/level_edit.h"
#include "core/io/worlds/saved_session.h"
#include "editor/document/level_document.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

#include "tests/support/widget_test.h"

using namespace cave;

namespace {

const QByteArray kLevel = "TopDownLevel,cellar,6,4\n"
                          "PlayerStartLocation,1,1\n"
                          "StaticGameObject,Wall,0,0\n"
                          "StaticGameObject,Lava,3.0,2,hot\n"
                          "DynamicGameObject,Demon,4,2,100,30\n";

class Files {
public:
    Files() { write(kLevel); }

    [[nodiscard]] std::filesystem::path file() const { return m_folder.filePath("cellar.csv").toStdString(); }
    [[nodiscard]] std::filesystem::path keep() const { return m_folder.filePath("keep").toStdString(); }
    void write(const QByteArray &bytes) const
    {
        QFile out(m_folder.filePath("cellar.csv"));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("the file for a test could not be written");
    }
    [[nodiscard]] QByteArray bytes() const
    {
        QFile in(m_folder.filePath("cellar.csv"));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    [[nodiscard]] std::unique_ptr<LevelDocument> open() const
    {
        Result<std::unique_ptr<LevelDocument>> opened = LevelDocument::open(file(), keep());
        if (!opened)
            qFatal("%s", opened.error().text().c_str());
        return std::move(*opened);
    }

private:
    QTemporaryDir m_folder;
};

/// Moves a record east by a number of tiles.
void moveEast(LevelDocument &document, std::size_t index, std::uint64_t stroke = 0, int tiles = 1)
{
    LevelFile design = document.design();
    if (!moveRecords(design, {index}, tiles, 0))
        qFatal("a record could not be moved");
    document.edit("Move", design, stroke);
}

double columnOf(const LevelDocument &document, std::size_t index)
{
    return document.design().records.at(index).at.x;
}

class TestLevelDocument : public QObject {
    Q_OBJECT

private slots:
    void aLevelIsNotSavedOverAWorld()
    {
        const Files files;
        const auto document = files.open();
        const std::filesystem::path world = files.keep() / "W.cave";
        QVERIFY(SavedSession::create(world, "W", {"abc123", {}, {}}).ok());
        QVERIFY(!document->saveAs(world).ok());
        QVERIFY(WorldFile::summary(world).ok());
        QVERIFY(document->file() == files.file());
    }

    void savingChangesOnlyTheLinesThatWereEdited()
    {
        const Files files;
        const auto document = files.open();
        QVERIFY(!document->isModified());
        moveEast(*document, 1);
        QVERIFY(document->isModified());
        QVERIFY(document->save().ok());
        QVERIFY(!document->isModified());
        QByteArray expected = kLevel;
        expected.replace("Wall,0,0", "Wall,1,0");
        QCOMPARE(files.bytes(), expected);
    }

    void editsAreUndoneAfterTheFileWasOpenedAnew()
    {
        const Files files;
        {
            const auto document = files.open();
            moveEast(*document, 1);
            moveEast(*document, 3);
            QVERIFY(document->save().ok());
        }
        const auto again = files.open();
        QVERIFY(!again->isModified());
        QCOMPARE(again->undoStack().count(), 2);
        again->undoStack().undo();
        QCOMPARE(columnOf(*again, 3), 4.0);
        again->undoStack().undo();
        QCOMPARE(columnOf(*again, 1), 0.0);
        QVERIFY(again->save().ok());
        QCOMPARE(files.bytes(), kLevel);
        const auto third = files.open();
        QCOMPARE(third->undoStack().index(), 0);
        third->undoStack().redo();
        QCOMPARE(columnOf(*third, 1), 1.0);
    }

    void aFileThatOthersChangedHasNoHistory()
    {
        const Files files;
        {
            const auto document = files.open();
            moveEast(*document, 1);
            QVERIFY(document->save().ok());
        }
        files.write(kLevel + "StaticGameObject,Wall,5,3\n");
        QCOMPARE(files.open()->undoStack().count(), 0);
    }

    void aDamagedHistoryIsLeftOut()
    {
        const Files files;
        {
            const auto document = files.open();
            moveEast(*document, 1);
            QVERIFY(document->save().ok());
        }
        const QDir kept(QString::fromStdString((files.keep() / "history").string()));
        const QStringList names = kept.entryList({"*.json"}, QDir::Files);
        QCOMPARE(names.size(), 1);
        QFile history(kept.filePath(names.front()));
        QVERIFY(history.open(QIODevice::ReadWrite));
        QByteArray bytes = history.readAll();
        bytes.replace("Wall,0,0", "Wall,9,9");
        QVERIFY(history.resize(0) && history.seek(0));
        history.write(bytes);
        history.close();
        const auto document = files.open();
        QCOMPARE(document->undoStack().count(), 0);
        QCOMPARE(columnOf(*document, 1), 1.0);
    }

    void editsOfOneStrokeAreOneStep()
    {
        const Files files;
        const auto document = files.open();
        const std::uint64_t stroke = document->newStroke();
        for (int i = 0; i < 3; ++i)
            moveEast(*document, 1, stroke);
        QCOMPARE(document->undoStack().count(), 1);
        QCOMPARE(columnOf(*document, 1), 3.0);
        document->undoStack().undo();
        QCOMPARE(columnOf(*document, 1), 0.0);
    }

    void aStrokeThatEndsWhereItBeganIsNoStep()
    {
        const Files files;
        const auto document = files.open();
        moveEast(*document, 1);
        const std::uint64_t stroke = document->newStroke();
        moveEast(*document, 1, stroke);
        moveEast(*document, 1, stroke, -1);
        QCOMPARE(document->undoStack().count(), 1);
        QCOMPARE(columnOf(*document, 1), 1.0);
        document->undoStack().undo();
        QCOMPARE(columnOf(*document, 1), 0.0);
    }

    void unsavedEditsAreThereAfterACrash()
    {
        const Files files;
        {
            const auto document = files.open();
            moveEast(*document, 1);
            QVERIFY(document->keepUnsaved().ok());
            QVERIFY2(LevelDocument::recoveries(files.keep()).empty(), "what is open is in use");
        } // it just goes away
        const std::vector<Recovery> found = LevelDocument::recoveries(files.keep());
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found.front().name, QString("cellar"));
        Result<std::unique_ptr<LevelDocument>> recovered =
            LevelDocument::recover(found.front(), files.keep());
        QVERIFY(recovered.ok());
        LevelDocument &document = **recovered;
        QVERIFY(document.isModified());
        QCOMPARE(columnOf(document, 1), 1.0);
        document.undoStack().undo();
        QCOMPARE(columnOf(document, 1), 0.0);
        QVERIFY2(!document.isModified(), "it is as the file is");
        document.undoStack().redo();
        QVERIFY(document.save().ok());
        QVERIFY(LevelDocument::recoveries(files.keep()).empty());
        QVERIFY(files.bytes().contains("Wall,1,0"));
    }

    void editsThatAnotherWindowWorksOnAreNotForgotten()
    {
        const Files files;
        {
            const auto document = files.open();
            moveEast(*document, 1);
            QVERIFY(document->keepUnsaved().ok());
        }
        const Recovery found = LevelDocument::recoveries(files.keep()).at(0);
        const auto recovered = LevelDocument::recover(found, files.keep());
        QVERIFY(recovered.ok());
        LevelDocument::forget(found);
        QVERIFY(std::filesystem::exists(found.kept));
    }

    void unsavedEditsAreKeptWithoutBeingAsked()
    {
        const Files files;
        {
            const auto document = files.open();
            moveEast(*document, 1);
            const QDir kept(QString::fromStdString((files.keep() / "unsaved").string()));
            QVERIFY(cave::test::waitFor([&] { return !kept.entryList({"*.json"}, QDir::Files).isEmpty(); },
                                        10 * LevelDocument::kIdleMs));
        }
        QCOMPARE(LevelDocument::recoveries(files.keep()).size(), std::size_t(1));
    }

    void editsThatWereGivenUpAreNotOffered()
    {
        const Files files;
        {
            const auto document = files.open();
            moveEast(*document, 1);
            QVERIFY(document->keepUnsaved().ok());
            document->discardUnsaved();
        }
        QVERIFY(LevelDocument::recoveries(files.keep()).empty());
    }

    void editsThatWereUndoneAreNotOffered()
    {
        const Files files;
        {
            const auto document = files.open();
            moveEast(*document, 1);
            QVERIFY(document->keepUnsaved().ok());
            document->undoStack().undo();
            QVERIFY(!document->isModified());
        }
        QVERIFY(LevelDocument::recoveries(files.keep()).empty());
    }

    void editsThatWereUndoneAndDoneAgainAreKeptAgain()
    {
        const Files files;
        {
            const auto document = files.open();
            moveEast(*document, 1);
            QVERIFY(document->keepUnsaved().ok());
            document->undoStack().undo();
            document->undoStack().redo();
            QVERIFY(document->keepUnsaved().ok());
        }
        QCOMPARE(LevelDocument::recoveries(files.keep()).size(), std::size_t(1));
    }

    void aLevelIsSavedEvenIfItsHistoryCannotBeKept()
    {
        const Files files;
        QVERIFY(std::filesystem::create_directories(files.keep()));
        QFile inTheWay(QString::fromStdString((files.keep() / "history").string()));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        const auto document = files.open();
        moveEast(*document, 1);
        QVERIFY(document->save().ok());
        QVERIFY(!document->isModified());
        QVERIFY(files.bytes().contains("Wall,1,0"));
        QVERIFY2(document->historyProblem().has_value(), "but it is reported");
        QVERIFY(inTheWay.remove());
        moveEast(*document, 1);
        QVERIFY(document->save().ok());
        QVERIFY(!document->historyProblem().has_value());
    }

    void ofALongHistoryTheLatestEditsAreKept()
    {
        constexpr int kMore = 20;
        constexpr auto kMax = static_cast<int>(kMaxKeptSteps);
        const Files files;
        {
            const auto document = files.open();
            for (int i = 0; i < kMax + kMore; ++i)
                moveEast(*document, 1);
            QVERIFY(document->save().ok());
        }
        const auto again = files.open();
        QCOMPARE(again->undoStack().count(), kMax);
        again->undoStack().setIndex(0);
        QCOMPARE(columnOf(*again, 1), static_cast<double>(kMore));
    }

    void whatCanBeRedoneIsKeptHoweverMuchItIs()
    {
        constexpr auto kSteps = static_cast<int>(kMaxKeptSteps) + 20;
        const Files files;
        {
            const auto document = files.open();
            for (int i = 0; i < kSteps; ++i)
                moveEast(*document, 1);
            document->undoStack().setIndex(1);
            QVERIFY(document->save().ok());
        }
        const auto again = files.open();
        QCOMPARE(again->undoStack().index(), again->undoStack().count() - (kSteps - 1));
        again->undoStack().setIndex(again->undoStack().count());
        QCOMPARE(columnOf(*again, 1), static_cast<double>(kSteps));
    }

    void aChangeByAnotherProgramIsNoticedAndNotWrittenOver()
    {
        const Files files;
        const auto document = files.open();
        const QSignalSpy noticed(document.get(), &LevelDocument::diskChanged);
        moveEast(*document, 1);
        const QByteArray others = kLevel + "StaticGameObject,Wall,5,3\n";
        files.write(others);
        QTRY_COMPARE(noticed.count(), 1);
        const Result<void> refused = document->save();
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, ErrorCode::AlreadyExists);
        QCOMPARE(files.bytes(), others);
        QVERIFY(document->revert().ok());
        QCOMPARE(QByteArray::fromStdString(writeLevel(document->design())), others);
        QVERIFY(!document->isModified());
        document->undoStack().undo();
        QCOMPARE(columnOf(*document, 1), 1.0);
    }

    void ownEditsCanBeKeptAgainstAnotherProgram()
    {
        const Files files;
        const auto document = files.open();
        const QSignalSpy noticed(document.get(), &LevelDocument::diskChanged);
        files.write(kLevel + "StaticGameObject,Wall,5,3\n");
        QTRY_COMPARE(noticed.count(), 1);
        document->keepOwn();
        QVERIFY(document->isModified());
        QVERIFY(document->save().ok());
        QCOMPARE(files.bytes(), kLevel);
    }

    void aFileThatIsNoLevelIsRefusedWithItsLineAndField()
    {
        const Files files;
        files.write("TopDownLevel,cellar,6,4\nStaticGameObject,Wall,east,0\n");
        const auto opened = LevelDocument::open(files.file(), files.keep());
        QVERIFY(!opened.ok());
        const QString message = QString::fromStdString(opened.error().text());
        QVERIFY2(message.contains("line 2") && message.contains("field 3"), qPrintable(message));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestLevelDocument)
#include "tst_level_document.moc"
