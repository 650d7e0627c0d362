// SPDX-License-Identifier: MIT
#include "app/common/seed_words.h"
#include "app/seeds/source/seed_link.h"
#include "app/seeds/source/source_panel.h"
#include "editor/view/form/field_note.h"

#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>
#include <QUrl>

#include <set>

#include "tests/seeds/seed_fixture.h"
#include "tests/seeds/typing.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

using Kind = SourcePanel::Kind;

/// The panel in a window of its own, and the sets that it announces.
struct OpenedSource {
    explicit OpenedSource(Kind kind = Kind::Numbers)
    {
        panel.resize(320, 600);
        panel.setKind(kind);
        bringUp(panel);
        QObject::connect(&panel, &SourcePanel::setChosen, &panel,
                         [this](const SeedSet &set) { sets.push_back(set); });
    }

    template<class Widget>
    Widget *find(const QString &name)
    {
        return named<Widget>(panel, name);
    }
    QString note() { return find<FieldNote>("source.note")->text(); }
    /// Lets the panel come to rest; true if a set was reported.
    bool tellsOfASet()
    {
        return cave::test::waitFor([this] { return !sets.empty(); }, 2000);
    }
    void forget()
    {
        tellsOfASet();
        sets.clear();
    }

    SourcePanel panel;
    std::vector<SeedSet> sets;
};

std::vector<std::string> seedsOf(const SeedSet &set)
{
    std::vector<std::string> seeds;
    for (std::int64_t i = 0; i < set.size(); ++i)
        seeds.push_back(set.at(i).seed);
    return seeds;
}

QString writeFile(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the file for a test could not be written");
    return file.fileName();
}

class TestSourcePanel : public QObject {
    Q_OBJECT

private slots:
    void aTypedRangeBecomesASet();
    void theLastNumberAndTheCountFollowEachOther();
    void numbersPastThirtyTwoBitsAreExact();
    void wrongNumbersAreNamedAndMakeNoSet_data();
    void wrongNumbersAreNamedAndMakeNoSet();
    void typingTellsOfOneSetWhenItRests();
    void enterTellsAtOnce();
    void aPastedListKeepsEveryLine();
    void aLinkBringsItsWorldAndPlace();
    void linksAndSeedsCanBeMixed();
    void linksAreReadAsTheyWereWritten_data();
    void linksAreReadAsTheyWereWritten();
    void whatIsTooLongForALineHasNoLink();
    void aVeryLongListHasNoLinks();
    void wrongLinksAreNamed_data();
    void wrongLinksAreNamed();
    void aFileIsReadAndDescribed();
    void aColumnOfAFileIsRead();
    void aFileThatCannotBeUsedIsNamed_data();
    void aFileThatCannotBeUsedIsNamed();
    void aDroppedFileIsTaken();
    void wordsArePairsEachOnce();
    void shufflingDrawsOtherSeedsAndTheDrawRepeatsThem();
    void keptSeedsAreAskedForAndBringTheirSettings();
    void aSavedSeedStaysWhileItsMarksAreRewritten();
    void aTagThatNoSeedHasAnyMoreStaysChosen();
    void sweepsMultiply();
    void sweepValuesAreCheckedInTheirUnit_data();
    void sweepValuesAreCheckedInTheirUnit();
    void singleValuesAreTaken();
    void choicesAreListed();
    void aVeryLongRangeIsRefused();
    void aSpaceThatDoesNotBreakStaysOne();
    void aSeedCardIsLeftToTheWindow();
    void generatorAndSettingsReachTheSet();
    void comesBackAsItWas();
};

} // namespace

void TestSourcePanel::aTypedRangeBecomesASet()
{
    OpenedSource opened;
    typeOver(opened.find<QLineEdit>("source.from"), "100");
    typeOver(opened.find<QLineEdit>("source.count"), "5");
    QVERIFY(opened.tellsOfASet());
    QTRY_COMPARE(seedsOf(opened.sets.back()), (std::vector<std::string>{"100", "101", "102", "103", "104"}));
}

void TestSourcePanel::theLastNumberAndTheCountFollowEachOther()
{
    OpenedSource opened;
    typeOver(opened.find<QLineEdit>("source.from"), "10");
    typeOver(opened.find<QLineEdit>("source.count"), "3");
    QCOMPARE(opened.find<QLineEdit>("source.to")->text(), "12");
    typeOver(opened.find<QLineEdit>("source.to"), "29");
    QCOMPARE(opened.find<QLineEdit>("source.count")->text(), "20");
    typeOver(opened.find<QLineEdit>("source.from"), "20"); // the last number stays, as it was typed
    QCOMPARE(opened.find<QLineEdit>("source.count")->text(), "10");
    QCOMPARE(opened.panel.set()->size(), 10);
}

void TestSourcePanel::numbersPastThirtyTwoBitsAreExact()
{
    OpenedSource opened;
    typeOver(opened.find<QLineEdit>("source.from"), "-9223372036854775808");
    typeOver(opened.find<QLineEdit>("source.count"), "2");
    QCOMPARE(seedsOf(*opened.panel.set()),
             (std::vector<std::string>{"-9223372036854775808", "-9223372036854775807"}));
    typeOver(opened.find<QLineEdit>("source.from"), "9007199254740993"); // no double
    QCOMPARE(opened.panel.set()->at(0).seed, "9007199254740993");
}

void TestSourcePanel::wrongNumbersAreNamedAndMakeNoSet_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("count");
    QTest::addColumn<QString>("reported");
    QTest::newRow("letters") << "abc"
                             << "5"
                             << "From: “abc” is not a whole number.";
    QTest::newRow("fraction") << "1.5"
                              << "5"
                              << "From: “1.5” is not a whole number.";
    QTest::newRow("exceed 64 bits") << "9223372036854775808"
                                    << "5"
                                    << "From: enter a number from";
    QTest::newRow("nothing") << ""
                             << "5"
                             << "From: enter a whole number";
    QTest::newRow("none") << "0"
                          << "0"
                          << "Count: enter a number from 1 to";
    QTest::newRow("too many") << "0"
                              << "1000000000001"
                              << "Count: enter a number from 1 to";
    QTest::newRow("end exceed 64 bits") << "9223372036854775807"
                                        << "2"
                                        << "the last number would exceed 64 bits";
}

void TestSourcePanel::wrongNumbersAreNamedAndMakeNoSet()
{
    QFETCH(QString, from);
    QFETCH(QString, count);
    QFETCH(QString, reported);
    OpenedSource opened;
    opened.forget();
    typeOver(opened.find<QLineEdit>("source.count"), count);
    typeOver(opened.find<QLineEdit>("source.from"), from);
    QVERIFY2(opened.note().contains(reported), qPrintable(opened.note()));
    QVERIFY(opened.find<FieldNote>("source.note")->isProblem());
    QVERIFY(!opened.panel.set());
    opened.sets.clear();
    QTest::keyClick(opened.find<QLineEdit>("source.from"), Qt::Key_Return);
    QTest::qWait(400); // longer than a set waits to be reported
    QVERIFY(opened.sets.empty());
}

void TestSourcePanel::typingTellsOfOneSetWhenItRests()
{
    OpenedSource opened;
    opened.forget();
    typeOver(opened.find<QLineEdit>("source.from"), "12345");
    QVERIFY(opened.tellsOfASet());
    QCOMPARE(opened.sets.size(), 1U);
    QCOMPARE(opened.sets.front().at(0).seed, "12345");
}

void TestSourcePanel::enterTellsAtOnce()
{
    OpenedSource opened;
    opened.forget();
    typeOver(opened.find<QLineEdit>("source.from"), "7");
    QTest::keyClick(opened.find<QLineEdit>("source.from"), Qt::Key_Return);
    QCOMPARE(opened.sets.size(), 1U);
}

void TestSourcePanel::aPastedListKeepsEveryLine()
{
    OpenedSource opened(Kind::List);
    QApplication::clipboard()->setText(
        QString::fromUtf8("amber\r\n\r\n  two words \r\nМедведь\n洞窟\n🦇 bat\n"));
    auto *text = opened.find<QPlainTextEdit>("source.list");
    text->setFocus();
    QTest::keySequence(text, QKeySequence::Paste);
    QVERIFY(opened.panel.set());
    QCOMPARE(seedsOf(*opened.panel.set()),
             (std::vector<std::string>{"amber", "  two words ", "Медведь", "洞窟", "🦇 bat"}));
    QVERIFY2(opened.note().startsWith("5 seed"), qPrintable(opened.note()));
    QTest::keySequence(text, QKeySequence::SelectAll);
    QTest::keyClick(text, Qt::Key_Delete);
    QVERIFY(!opened.panel.set());
}

void TestSourcePanel::aLinkBringsItsWorldAndPlace()
{
    OpenedSource opened(Kind::List);
    opened.forget();
    QSignalSpy places(&opened.panel, &SourcePanel::placeChosen);
    SeedLink link{{"ember glow", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)},
                  WorldPos{120, -45}};
    QGuiApplication::clipboard()->setText(seedLinkText(link));
    auto *list = opened.find<QPlainTextEdit>("source.list");
    list->setFocus();
    QTest::keySequence(list, QKeySequence::Paste);
    QVERIFY(opened.tellsOfASet());
    QCOMPARE(opened.sets.back().size(), std::int64_t{1});
    QVERIFY(opened.sets.back().at(0) == link.spec);
    QCOMPARE(places.count(), 1);
    QVERIFY((places[0][0].value<WorldPos>() == WorldPos{120, -45}));
    // Another place in the same world.
    opened.sets.clear();
    link.at = WorldPos{7, 8};
    list->setPlainText(seedLinkText(link));
    QVERIFY(opened.tellsOfASet());
    QVERIFY((places.last()[0].value<WorldPos>() == WorldPos{7, 8}));
}

void TestSourcePanel::linksAndSeedsCanBeMixed()
{
    OpenedSource opened(Kind::List);
    opened.forget();
    const WorldSpec linked{"9", {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)};
    opened.find<QPlainTextEdit>("source.list")
        ->setPlainText("alpha\n" + seedLinkText({linked, {}}) + "\nbeta");
    QVERIFY(opened.tellsOfASet());
    QCOMPARE(seedsOf(opened.sets.back()), (std::vector<std::string>{"alpha", "9", "beta"}));
    QVERIFY(opened.sets.back().at(1) == linked);
    QVERIFY(opened.sets.back().at(2).generator.kind == GeneratorKind::Caves);
}

void TestSourcePanel::linksAreReadAsTheyWereWritten_data()
{
    QTest::addColumn<QString>("seed");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("version");
    QTest::newRow("plain") << "alpha" << int(GeneratorKind::Caves) << 2;
    QTest::newRow("an older version") << "alpha" << int(GeneratorKind::Caves) << 1;
    QTest::newRow("signs") << "a&b=c %41 #?/+" << int(GeneratorKind::Cavern) << 1;
    QTest::newRow("no ASCII") << "Медвежья берлога 洞窟" << int(GeneratorKind::Rooms) << 1;
    QTest::newRow("empty") << "" << int(GeneratorKind::Caves) << 2;
}

void TestSourcePanel::linksAreReadAsTheyWereWritten()
{
    QFETCH(QString, seed);
    QFETCH(int, kind);
    QFETCH(int, version);
    const auto generator = static_cast<GeneratorKind>(kind);
    const SeedLink link{{seed.toStdString(), {generator, version}, defaultSettings(generator)},
                        WorldPos{-5, 6}};
    const QString text = seedLinkText(link);
    QVERIFY2(isSeedLink(text.toStdString()) && !text.contains(' '), qPrintable(text));
    QString problem;
    const std::optional<SeedLink> read = readSeedLink(text, problem);
    QVERIFY2(read.has_value(), qPrintable(problem));
    QVERIFY(read->spec == link.spec);
    QVERIFY(read->at == link.at);
}

void TestSourcePanel::whatIsTooLongForALineHasNoLink()
{
    WorldSpec spec{std::string(1000, 'a'), {}, defaultSettings(GeneratorKind::Caves)};
    QVERIFY(canBeLinked(spec));
    spec.seed.clear();
    for (int i = 0; i < 1000; ++i)
        spec.seed += "洞"; // 9 bytes each in a link
    QVERIFY(!canBeLinked(spec));
}

void TestSourcePanel::aVeryLongListHasNoLinks()
{
    OpenedSource opened(Kind::List);
    QString text = "cavegame:?seed=a&generator=caves:2\n";
    for (int i = 0; i < 10'000; ++i)
        text += QString::number(i) + '\n';
    opened.find<QPlainTextEdit>("source.list")->setPlainText(text);
    QVERIFY(!opened.panel.set());
    QVERIFY2(opened.note().contains("at most 10,000 lines"), qPrintable(opened.note()));
}

void TestSourcePanel::wrongLinksAreNamed_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("said");
    QTest::newRow("generator") << "cavegame:?seed=a&generator=lava"
                               << "lava";
    QTest::newRow("version") << "cavegame:?seed=a&generator=caves:99"
                             << "no version '99'";
    QTest::newRow("setting") << "cavegame:?seed=a&set=caves.colour=4"
                             << "caves.colour";
    QTest::newRow("value") << "cavegame:?seed=a&set=caves.threshold=many"
                           << "caves.threshold";
    QTest::newRow("place") << "cavegame:?seed=a&at=here"
                           << "“here” is not a position";
    QTest::newRow("number") << "cavegame:?number=x"
                            << "“x” is not a whole number";
    QTest::newRow("no seed") << "cavegame:?generator=caves:2"
                             << "no seed";
    QTest::newRow("cut off") << "cavegame:?seed"
                             << "no seed";
    QTest::newRow("two seeds") << "cavegame:?seed=a&number=5&generator=classic:1"
                               << "more than one seed";
    QTest::newRow("after spaces") << "  cavegame:?seed=a&weather=rain"
                                  << "“weather” is unknown";
    QTest::newRow("part") << "cavegame:?seed=a&weather=rain"
                          << "“weather” is unknown";
}

void TestSourcePanel::wrongLinksAreNamed()
{
    QFETCH(QString, link);
    QFETCH(QString, said);
    OpenedSource opened(Kind::List);
    opened.find<QPlainTextEdit>("source.list")->setPlainText("alpha\n" + link);
    QVERIFY(!opened.panel.set());
    QVERIFY2(opened.note().startsWith("List: The link can't be read: ") && opened.note().contains(said),
             qPrintable(opened.note()));
}

void TestSourcePanel::aFileIsReadAndDescribed()
{
    const QTemporaryDir folder;
    const QString path = writeFile(folder, "words.txt",
                                   "\xEF\xBB\xBF"
                                   "aardvark\r\nабак\r\nzebra\r\nzoo\r\n");
    OpenedSource opened(Kind::File);
    opened.find<QLineEdit>("source.path")->setText(path);
    QTRY_VERIFY(opened.panel.set());
    QCOMPARE(seedsOf(*opened.panel.set()), (std::vector<std::string>{"aardvark", "абак", "zebra", "zoo"}));
    QVERIFY2(opened.note().contains("4 seed") && opened.note().contains("words.txt") &&
                 opened.note().contains("aardvark, абак, zebra"),
             qPrintable(opened.note()));
}

void TestSourcePanel::aColumnOfAFileIsRead()
{
    const QTemporaryDir folder;
    const QString path = writeFile(folder, "list.txt", "  12 @ [ 1,-2]\n  34 @ [30, 4]\n");
    OpenedSource opened(Kind::File);
    opened.find<QLineEdit>("source.path")->setText(path);
    QTRY_VERIFY(opened.panel.set());
    QVERIFY2(opened.note().contains("lines that begin or end with spaces: 2"), qPrintable(opened.note()));
    opened.find<QLineEdit>("source.column")->setText("1");
    QTRY_VERIFY(opened.panel.set());
    QCOMPARE(seedsOf(*opened.panel.set()), (std::vector<std::string>{"12", "34"}));
    opened.find<QLineEdit>("source.column")->setText("seed");
    QTRY_VERIFY(opened.note().contains("line 1 has no column 'seed'"));
    QVERIFY(!opened.panel.set());
}

void TestSourcePanel::aFileThatCannotBeUsedIsNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reported");
    QTest::newRow("no text") << QByteArray("fine\n\xFF\xFE\n") << "line 2 is not valid UTF-8";
    QTest::newRow("empty") << QByteArray("\n\n") << "contains no seeds";
    QTest::newRow("long line") << QByteArray(5000, 'x') << "line 1 is longer than 4096 bytes";
    QTest::newRow("missing") << QByteArray() << "can't be read";
}

void TestSourcePanel::aFileThatCannotBeUsedIsNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reported);
    const QTemporaryDir folder;
    const QString path =
        bytes.isEmpty() ? folder.filePath("seeds.txt") : writeFile(folder, "seeds.txt", bytes);
    OpenedSource opened(Kind::File);
    opened.find<QLineEdit>("source.path")->setText(path);
    QTRY_VERIFY(!opened.panel.problem().isEmpty());
    QVERIFY2(opened.note().contains("seeds.txt") && opened.note().contains(reported),
             qPrintable(opened.note()));
    QVERIFY(!opened.panel.set());
}

void TestSourcePanel::aDroppedFileIsTaken()
{
    const QTemporaryDir folder;
    OpenedSource opened;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(writeFile(folder, "dropped.txt", "one\ntwo\n"))});
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&opened.panel, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&opened.panel, &drop);
    QCOMPARE(opened.panel.kind(), Kind::File);
    QTRY_VERIFY(opened.panel.set() && opened.panel.set()->size() == 2);
}

void TestSourcePanel::wordsArePairsEachOnce()
{
    OpenedSource opened(Kind::Words);
    typeOver(opened.find<QLineEdit>("source.words"), QString::number(kSeedPairCount));
    const std::vector<std::string> seeds = seedsOf(*opened.panel.set());
    QCOMPARE(std::set<std::string>(seeds.begin(), seeds.end()).size(), std::size_t(kSeedPairCount));
    typeOver(opened.find<QLineEdit>("source.words"), QString::number(kSeedPairCount + 1));
    QVERIFY(!opened.panel.set());
}

void TestSourcePanel::shufflingDrawsOtherSeedsAndTheDrawRepeatsThem()
{
    OpenedSource opened(Kind::Random);
    typeOver(opened.find<QLineEdit>("source.randomCount"), "20");
    const QString draw = opened.find<QLineEdit>("source.draw")->text();
    const std::vector<std::string> first = seedsOf(*opened.panel.set());
    QTRY_VERIFY([&] { // one draw in a million is the same again
        QTest::mouseClick(opened.find<QToolButton>("source.shuffle"), Qt::LeftButton);
        return opened.find<QLineEdit>("source.draw")->text() != draw;
    }());
    QVERIFY(seedsOf(*opened.panel.set()) != first);
    typeOver(opened.find<QLineEdit>("source.draw"), draw);
    QCOMPARE(seedsOf(*opened.panel.set()), first);
}

void TestSourcePanel::keptSeedsAreAskedForAndBringTheirSettings()
{
    OpenedSource opened;
    QSignalSpy wanted(&opened.panel, &SourcePanel::keptWanted);
    auto *kinds = opened.find<QComboBox>("source.kind");
    kinds->setFocus();
    for (int i = 0; i < static_cast<int>(Kind::Kept); ++i)
        QTest::keyClick(kinds, Qt::Key_Down);
    QCOMPARE(wanted.count(), 1);
    QVERIFY(!opened.panel.set());

    const WorldSpec caves{"plain", {}, defaultSettings(GeneratorKind::Caves)};
    WorldSpec classic{"old", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
    SeedMarks starred;
    starred.starred = true;
    SeedMarks tagged;
    tagged.tags = {"maze"};
    WorldSpec number = classic; // as from a folder of the original program
    number.seed.clear();
    number.seedNumber = 12;
    opened.panel.setKept({{caves, starred}, {classic, tagged}, {number, starred}});
    QCOMPARE(opened.panel.set()->at(0), caves);
    auto *group = opened.find<QComboBox>("source.keptGroup");
    group->setCurrentIndex(1);
    QCOMPARE(opened.panel.set()->at(0), classic);
    QCOMPARE(opened.panel.set()->at(1), number);
    WorldSpec newest = caves;
    newest.generator = generatorOfNewWorlds(GeneratorKind::Caves);
    newest.settings.threshold = 4;
    opened.panel.setKept({{caves, starred}, {newest, starred}});
    QVERIFY2(group->itemText(0).contains(", version 1 (1)"), qPrintable(group->itemText(0)));
    QVERIFY2(!group->itemText(1).contains("version"), qPrintable(group->itemText(1)));
    QVERIFY2(!group->itemText(1).contains("caves."), qPrintable(group->itemText(1)));
    opened.panel.setKept({{caves, starred}, {classic, tagged}, {number, starred}});
    group->setCurrentIndex(1);
    const WorldSpec room{"r", {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)};
    opened.panel.setKept({{room, starred}, {caves, starred}, {classic, tagged}, {number, starred}});
    QCOMPARE(opened.panel.set()->at(0), classic); // the group that was chosen
    auto *which = opened.find<QComboBox>("source.kept");
    which->setCurrentIndex(which->findText("Tag: maze"));
    QCOMPARE(opened.panel.set()->size(), 1);
    QCOMPARE(opened.panel.set()->at(0), classic);
}

void TestSourcePanel::aSavedSeedStaysWhileItsMarksAreRewritten()
{
    OpenedSource opened;
    opened.panel.setKind(Kind::Kept);
    SeedMarks noted;
    noted.note = "a spring";
    const KeptSeed first{plainCaves("first"), noted};
    const KeptSeed second{plainCaves("second"), noted};
    const KeptSeed third{plainCaves("third"), noted};
    opened.panel.setKept({first, second});
    const auto shown = [&] { return seedsOf(*opened.panel.set()); };
    const auto before = shown();
    QCOMPARE(opened.panel.set()->size(), 2);
    opened.panel.followKept({first}, second.spec);
    QVERIFY(shown() == before);
    opened.panel.followKept({second, first}, second.spec); // it is the latest now
    QVERIFY(shown() == before);
    opened.panel.followKept({third, second, first}, third.spec);
    QCOMPARE(opened.panel.set()->size(), 3);
    opened.panel.setKept({third, first});
    QCOMPARE(opened.panel.set()->size(), 2);
}

void TestSourcePanel::aTagThatNoSeedHasAnyMoreStaysChosen()
{
    OpenedSource opened;
    opened.panel.setKind(Kind::Kept);
    SeedMarks tagged;
    tagged.tags = {"maze"};
    SeedMarks starred;
    starred.starred = true;
    opened.panel.setKept({{plainCaves("first"), tagged}, {plainCaves("second"), starred}});
    auto *which = opened.find<QComboBox>("source.kept");
    which->setCurrentIndex(which->findText("Tag: maze"));
    opened.panel.setKept({{plainCaves("second"), starred}});
    QCOMPARE(which->currentText(), QString("Tag: maze"));
    QVERIFY(!opened.panel.set());
    opened.panel.setKept({{plainCaves("third"), tagged}, {plainCaves("second"), starred}});
    QCOMPARE(opened.panel.set()->at(0), plainCaves("third"));
}

void TestSourcePanel::sweepsMultiply()
{
    OpenedSource opened(Kind::Sweep);
    typeOver(opened.find<QLineEdit>("source.seed"), "hall");
    typeOver(opened.find<QLineEdit>("sweep.from.0"), "40");
    typeOver(opened.find<QLineEdit>("sweep.to.0"), "55");
    typeOver(opened.find<QLineEdit>("sweep.step.0"), "5"); // 40 45 50 55 %
    QTest::mouseClick(opened.find<QPushButton>("sweep.add"), Qt::LeftButton);
    typeOver(opened.find<QLineEdit>("sweep.from.1"), "3");
    typeOver(opened.find<QLineEdit>("sweep.to.1"), "7"); // 3 4 5 6 7
    QCOMPARE(opened.note(), "4 × 5 = 20 worlds");
    const SeedSet set = *opened.panel.set();
    QCOMPARE(set.size(), 20);
    QCOMPARE(set.at(0).seed, "hall");
    QCOMPARE(set.at(0).settings.floorChance.perTenThousand, 4000);
    QCOMPARE(set.at(19).settings.floorChance.perTenThousand, 5500);
    QCOMPARE(set.at(19).settings.threshold, 7);
    QTest::mouseClick(opened.find<QPushButton>("sweep.add"), Qt::LeftButton);
    QVERIFY(!opened.find<QPushButton>("sweep.add")->isVisible()); // three at most
    QTest::mouseClick(opened.find<QToolButton>("sweep.remove.2"), Qt::LeftButton);
    QCOMPARE(opened.panel.set()->size(), 20);
}

void TestSourcePanel::sweepValuesAreCheckedInTheirUnit_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("step");
    QTest::addColumn<QString>("reported");
    QTest::newRow("below the range") << "29"
                                     << "40"
                                     << "1"
                                     << "29 % is not in 30 – 70 %";
    QTest::newRow("above the range") << "40"
                                     << "71"
                                     << "1"
                                     << "71 % is not in 30 – 70 %";
    QTest::newRow("backwards") << "50"
                               << "40"
                               << "1"
                               << "40, is less than the first";
    QTest::newRow("no step") << "40"
                             << "50"
                             << "0"
                             << "“0” is not a valid value for “step”";
    QTest::newRow("too exact") << "40.125"
                               << "50"
                               << "1"
                               << "“40.125” is not a valid value for “from”";
    QTest::newRow("letters") << "40"
                             << "many"
                             << "1"
                             << "“many” is not a valid value for “to”";
}

void TestSourcePanel::sweepValuesAreCheckedInTheirUnit()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, step);
    QFETCH(QString, reported);
    OpenedSource opened(Kind::Sweep);
    typeOver(opened.find<QLineEdit>("sweep.from.0"), from);
    typeOver(opened.find<QLineEdit>("sweep.to.0"), to);
    typeOver(opened.find<QLineEdit>("sweep.step.0"), step);
    QVERIFY2(opened.note().startsWith("Open space: ") && opened.note().contains(reported),
             qPrintable(opened.note()));
    QVERIFY(!opened.panel.set());
}

void TestSourcePanel::singleValuesAreTaken()
{
    OpenedSource opened(Kind::Sweep);
    QTest::mouseClick(opened.find<QToolButton>("sweep.single.0"), Qt::LeftButton);
    typeOver(opened.find<QLineEdit>("sweep.list.0"), "31, 45.5 %; 70");
    QCOMPARE(opened.note(), "3 worlds");
    QCOMPARE(opened.panel.set()->at(1).settings.floorChance.perTenThousand, 4550);
    typeOver(opened.find<QLineEdit>("sweep.list.0"), "31, x");
    QVERIFY2(opened.note().contains("“x” is not a value"), qPrintable(opened.note()));
    typeOver(opened.find<QLineEdit>("sweep.list.0"), "31, 71, 72");
    QVERIFY2(opened.note().contains("71 % is not in 30 – 70 %"), qPrintable(opened.note()));
}

void TestSourcePanel::choicesAreListed()
{
    OpenedSource opened(Kind::Sweep);
    auto *generator = opened.find<QComboBox>("source.generator");
    generator->setCurrentIndex(generator->findText("Cavern"));
    auto *setting = opened.find<QComboBox>("sweep.setting.0");
    for (int i = 0; i < setting->count(); ++i) {
        setting->setCurrentIndex(i);
        const SettingInfo &info = *findSetting(setting->currentData().toString().toStdString());
        const bool choice = info.unit == SettingUnit::Choice;
        QCOMPARE(opened.find<QToolButton>("sweep.single.0")->isVisible(), !choice);
        QCOMPARE(opened.find<QLineEdit>("sweep.list.0")->isVisible(), choice);
        QVERIFY2(opened.panel.set(), info.key.data());
    }
}

void TestSourcePanel::aVeryLongRangeIsRefused()
{
    OpenedSource opened(Kind::Sweep);
    opened.find<QLineEdit>("sweep.step.0")->setText("0.01");
    opened.find<QLineEdit>("sweep.to.0")->setText("999999");
    QVERIFY2(opened.note().contains("999999 % is not in 30 – 70 %"), qPrintable(opened.note()));
}

void TestSourcePanel::aSpaceThatDoesNotBreakStaysOne()
{
    OpenedSource opened(Kind::List);
    QApplication::clipboard()->setText(QString::fromUtf8("a\u00A0b\nc"));
    auto *text = opened.find<QPlainTextEdit>("source.list");
    text->setFocus();
    QTest::keySequence(text, QKeySequence::Paste);
    QCOMPARE(seedsOf(*opened.panel.set()), (std::vector<std::string>{"a\u00A0b", "c"}));
}

void TestSourcePanel::aSeedCardIsLeftToTheWindow()
{
    const QTemporaryDir folder;
    OpenedSource opened;
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(writeFile(folder, "a.cavecard", "{\"format\": 1}"))});
    QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(&opened.panel, &enter);
    QVERIFY(!enter.isAccepted());
}

void TestSourcePanel::generatorAndSettingsReachTheSet()
{
    OpenedSource opened;
    QTest::mouseClick(opened.find<QToolButton>("source.settings"), Qt::LeftButton);
    auto *slider = opened.find<QSlider>("slider.caves.threshold");
    QVERIFY(slider->isVisible());
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(opened.panel.set()->base().settings.threshold, 3);
    QVERIFY(opened.find<QToolButton>("source.settings")->text().contains("1"));
    QTest::mouseClick(opened.find<QToolButton>("source.resetSettings"), Qt::LeftButton);
    QCOMPARE(opened.panel.set()->base().settings, defaultSettings(GeneratorKind::Caves));

    auto *generator = opened.find<QComboBox>("source.generator");
    generator->setFocus();
    QTest::keyClick(generator, Qt::Key_Down);
    QCOMPARE(opened.panel.set()->base().generator.kind, GeneratorKind::Classic);
    QCOMPARE(opened.panel.set()->base().settings, defaultSettings(GeneratorKind::Classic));
    QVERIFY(!opened.find<QSlider>("slider.caves.smoothing")->isVisible());
}

void TestSourcePanel::comesBackAsItWas()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath("state.ini"), QSettings::IniFormat);
    std::optional<SeedSet> before;
    {
        OpenedSource opened(Kind::Sweep);
        opened.find<QComboBox>("source.generator")->setCurrentIndex(1);
        opened.find<QLineEdit>("source.seed")->setText("Höhle, \"tief\"");
        QTest::mouseClick(opened.find<QPushButton>("sweep.add"), Qt::LeftButton);
        typeOver(opened.find<QLineEdit>("sweep.to.1"), "5");
        before = opened.panel.set();
        QVERIFY(before);
        opened.panel.saveState(settings);
    }
    OpenedSource again;
    again.panel.restoreState(settings);
    QCOMPARE(again.panel.kind(), Kind::Sweep);
    QVERIFY(again.panel.set() == before);
}

CAVE_WIDGET_TEST(TestSourcePanel)
#include "tst_source_panel.moc"
