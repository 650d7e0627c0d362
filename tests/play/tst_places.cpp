// SPDX-License-Identifier: MIT
#include "app/play/log/journal_dialog.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include "tests/play/play_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// Markers with notes, and travelling to places that are remembered.
class TestPlaces : public QObject {
    Q_OBJECT

    static QLineEdit *editor(PlayFixture &play) { return play.map().findChild<QLineEdit *>("markerEditor"); }
    static void note(PlayFixture &play, const QString &text)
    {
        play.press(Qt::Key_N, Qt::ShiftModifier);
        QTest::keyClicks(editor(play), text);
        QTest::keyClick(editor(play), Qt::Key_Return);
    }
    static PlacesDialog *openPlaces(PlayFixture &play)
    {
        play.press(Qt::Key_G, Qt::ControlModifier);
        return play.page().findChild<PlacesDialog *>();
    }
    static QTreeWidget *list(PlacesDialog *dialog) { return dialog->findChild<QTreeWidget *>("places.list"); }
    static QStringList names(PlacesDialog *dialog)
    {
        QStringList shown;
        for (int row = 0; row < list(dialog)->topLevelItemCount(); ++row) {
            if (!list(dialog)->topLevelItem(row)->isHidden())
                shown.append(list(dialog)->topLevelItem(row)->text(0));
        }
        return shown;
    }
    /// Walks a few steps away from where the player is.
    static void walkAway(PlayFixture &play, int steps)
    {
        for (int i = 0; i < 8 * steps && steps > 0; ++i) {
            const std::vector<Event> events =
                play.page().played().perform(MoveCommand{kDirections[static_cast<std::size_t>(i / 8) % 4]});
            steps -= std::holds_alternative<PlayerMoved>(events.front()) ? 1 : 0;
        }
    }

private slots:
    void theDialogNamesTheKeyThatNotesAPlace_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("four ways") << static_cast<int>(GeneratorKind::Caves) << "N"
                                   << Qt::KeyboardModifiers(Qt::NoModifier);
        QTest::newRow("eight ways, where N walks") << static_cast<int>(GeneratorKind::Cavern) << "Shift+N"
                                                   << Qt::KeyboardModifiers(Qt::ShiftModifier);
    }
    void theDialogNamesTheKeyThatNotesAPlace()
    {
        QFETCH(int, kind);
        QFETCH(QString, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        PlayFixture play("classic 7", static_cast<GeneratorKind>(kind));
        PlacesDialog *dialog = openPlaces(play);
        const QString text = dialog->findChild<QLabel *>("places.empty")->text();
        QVERIFY2(text.startsWith(QString("Press %1 on the map").arg(key)), qPrintable(text));
        QTest::keyClick(dialog, Qt::Key_Escape);
        play.place().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&play.place(), cave::test::kPatience));
        play.press(Qt::Key_N, modifiers);
        QVERIFY(editor(play)->isVisible());
        QAction *note = play.place().findChild<QAction *>("play.marker");
        QVERIFY2(note->toolTip().endsWith(QString("(%1)").arg(key)), qPrintable(note->toolTip()));
    }

    void aNoteIsWrittenWhereThePlayerIsAndShownAgain()
    {
        PlayFixture play(kQuietSeed);
        play.press(Qt::Key_N, Qt::ShiftModifier);
        QVERIFY(editor(play)->isVisible());
        QVERIFY(editor(play)->hasFocus());
        const WorldPos start = play.position();
        QTest::keyClicks(editor(play), "o sword here");
        QTest::keyClick(editor(play), Qt::Key_Return);
        QVERIFY(!editor(play)->isVisible());
        QVERIFY(play.map().hasFocus());
        QCOMPARE(play.position(), start);
        QCOMPARE(play.turn(), 0);
        play.hover(start);
        QVERIFY2(play.map().toolTip().contains("Note: o sword here"), qPrintable(play.map().toolTip()));
        play.press(Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(editor(play)->text(), QString("o sword here"));
    }

    void escapeLeavesEverythingAsItWas()
    {
        PlayFixture play(kQuietSeed);
        play.press(Qt::Key_N, Qt::ShiftModifier);
        QTest::keyClicks(editor(play), "nonsense");
        QTest::keyClick(editor(play), Qt::Key_Escape);
        QVERIFY(!editor(play)->isVisible());
        PlacesDialog *dialog = openPlaces(play);
        QCOMPARE(names(dialog), QStringList({"World entrance"}));
    }

    void anEmptyNoteTakesTheMarkerAway()
    {
        PlayFixture play(kQuietSeed);
        note(play, "here");
        play.press(Qt::Key_N, Qt::ShiftModifier);
        QTest::keyClick(editor(play), Qt::Key_Delete); // all of it is selected
        QTest::keyClick(editor(play), Qt::Key_Return);
        QCOMPARE(names(openPlaces(play)), QStringList({"World entrance"}));
    }

    void aNoteCanBePutWhereTheCursorIs()
    {
        PlayFixture play(kQuietSeed);
        play.press(Qt::Key_X);
        play.press(Qt::Key_D);
        play.press(Qt::Key_D);
        note(play, "there");
        PlacesDialog *dialog = openPlaces(play);
        QCOMPARE(names(dialog).size(), 2);
        QCOMPARE(list(dialog)->topLevelItem(1)->text(1), QString("2 cells east"));
    }

    void placesAreListedNearestFirstAndSearched()
    {
        PlayFixture play(kQuietSeed);
        walkAway(play, 6);
        note(play, "Bone pit");
        walkAway(play, 2);
        note(play, "Old door");
        PlacesDialog *dialog = openPlaces(play);
        QVERIFY(dialog->isVisible());
        QCOMPARE(names(dialog).constFirst(), QString("Old door"));
        QCOMPARE(names(dialog).size(), 3);
        QTest::keyClicks(dialog->findChild<QLineEdit *>("places.search"), "PIT");
        QCOMPARE(names(dialog), QStringList({"Bone pit"}));
        dialog->findChild<QLineEdit *>("places.search")->setText("dragon");
        QVERIFY(names(dialog).isEmpty());
        QCOMPARE(dialog->findChild<QLabel *>("places.empty")->text(), QString("No matching places."));
        QVERIFY(!dialog->findChild<QPushButton *>("places.travel")->isEnabled());
    }

    void enterTravelsToTheChosenPlace()
    {
        PlayFixture play(kQuietSeed);
        const WorldPos start = play.position();
        walkAway(play, 5);
        QVERIFY(play.position() != start);
        PlacesDialog *dialog = openPlaces(play);
        QTest::keyClick(dialog->findChild<QLineEdit *>("places.search"), Qt::Key_Return);
        QVERIFY(!dialog->isVisible());
        QTRY_COMPARE(play.position(), start);
    }

    void notesAreThereAgainWhenTheWorldIsOpenedAgain()
    {
        PlayFixture play(kQuietSeed);
        note(play, "Bone pit");
        const std::filesystem::path path = play.page().played().path();
        QVERIFY(play.place().close());
        Result<SavedSession> again = SavedSession::open(path);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        play.place().open(std::move(*again));
        QVERIFY(names(openPlaces(play)).contains("Bone pit"));
    }

    void theUnderscoreOpensTheListToo()
    {
        PlayFixture play(kQuietSeed);
        play.press(Qt::Key_Underscore);
        auto *dialog = play.page().findChild<PlacesDialog *>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
    }

    void notesAreEditedAndRemovedInTheList()
    {
        PlayFixture play(kQuietSeed);
        note(play, "Bone pit");
        PlacesDialog *dialog = openPlaces(play);
        QTreeWidget *places = list(dialog);
        for (int row = 0; row < places->topLevelItemCount(); ++row) {
            if (places->topLevelItem(row)->text(0) == "Bone pit")
                places->setCurrentItem(places->topLevelItem(row));
        }
        places->setFocus();
        QTest::keyClick(places, Qt::Key_F2);
        auto *line = places->findChild<QLineEdit *>();
        QVERIFY(line != nullptr);
        QTest::keyClicks(line, "Bone hall");
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(names(dialog).contains("Bone hall"));
        dialog->reject();
        play.hover(play.position());
        QVERIFY2(play.map().toolTip().contains("Bone hall"), qPrintable(play.map().toolTip()));
        dialog = openPlaces(play);
        QVERIFY(names(dialog).contains("Bone hall"));
        for (int row = 0; row < places->topLevelItemCount(); ++row) {
            if (places->topLevelItem(row)->text(0) == "Bone hall")
                places->setCurrentItem(places->topLevelItem(row));
        }
        places->setFocus();
        QTest::keyClick(places, Qt::Key_Delete);
        QCOMPARE(names(dialog), QStringList({"World entrance"}));
        QVERIFY(!dialog->findChild<QPushButton *>("places.remove")->isEnabled());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestPlaces)
#include "tst_places.moc"
