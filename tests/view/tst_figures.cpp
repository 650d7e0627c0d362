// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "editor/view/figures/figures.h"
#include "editor/view/figures/vector_figure.h"

#include <QDirIterator>
#include <QTemporaryDir>

#include <string>
#include <utility>
#include <vector>

#include "tests/support/round_world.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// What is said about a figure with this between its tags; empty if it is read.
std::string errorOf(const QByteArray &shapes, const QByteArray &root = R"(viewBox="0 0 100 100")")
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("rat.svg")));
    if (!file.open(QIODevice::WriteOnly))
        return "not written";
    file.write("<svg xmlns=\"http://www.w3.org/2000/svg\" " + root + ">\n" + shapes + "\n</svg>\n");
    file.close();
    const Result<Figure> figure = readFigure(file.fileName());
    const std::string path = folder.path().toStdString() + "/";
    return figure ? std::string() : figure.error().text().substr(path.size());
}

/// The pictures of all kinds that the player doesn't know before trying them.
std::vector<QImage> iconsOfForms(const World &world)
{
    std::vector<QImage> icons;
    for (std::size_t item = 0; item < world.content->items.size(); ++item) {
        if (!world.content->items[item].form.empty())
            icons.push_back(itemIcon(itemLook(world, item), 32));
    }
    return icons;
}

class TestFigures : public QObject {
    Q_OBJECT

private slots:
    void everyFileIsReadable()
    {
        int count = 0;
        QDirIterator files(QStringLiteral(":/figures"), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const Result<Figure> figure = readFigure(files.next());
            QVERIFY2(figure.ok(), figure ? "" : figure.error().text().c_str());
            ++count;
        }
        QVERIFY(count > 0);
    }

    void allBuiltInContentHasFiguresOfItsOwn_data()
    {
        QTest::addColumn<int>("scenario");
        QTest::newRow("Endless Caves") << static_cast<int>(ScenarioKind::EndlessCaves);
        QTest::newRow("Cavern") << static_cast<int>(ScenarioKind::Cavern);
        QTest::newRow("Dungeon Run") << static_cast<int>(ScenarioKind::DungeonRun);
        QTest::newRow("Rooms") << static_cast<int>(ScenarioKind::Rooms);
        QTest::newRow("Journey") << static_cast<int>(ScenarioKind::Journey);
    }
    void allBuiltInContentHasFiguresOfItsOwn()
    {
        QFETCH(int, scenario);
        const Result<Content> content = builtInContent(static_cast<ScenarioKind>(scenario));
        QVERIFY(content.ok());
        for (const MonsterType &type : content->monsters)
            QVERIFY2(!monsterFigure(type.key).empty(), type.key.c_str());
        for (const ItemType &type : content->items) {
            if (!type.form.empty())
                continue; // looks like others until it has been tried
            const Figure &own = figureNamed(isUsable(type.kind) ? "usables" : "items", figureKey(type));
            QVERIFY2(!own.empty() && &itemFigure(figureKey(type), type.kind) == &own, type.key.c_str());
        }
    }

    void kindsThatArePlainToSeeHaveDifferentPictures_data() { allBuiltInContentHasFiguresOfItsOwn_data(); }
    void kindsThatArePlainToSeeHaveDifferentPictures()
    {
        QFETCH(int, scenario);
        const Result<Content> content = builtInContent(static_cast<ScenarioKind>(scenario));
        QVERIFY(content.ok());
        for (const int size : {16, 32, 64}) {
            std::vector<std::pair<std::string, QImage>> seen;
            for (const ItemType &type : content->items) {
                ItemLook look = itemLook(type);
                if (look.figure == "form_" + type.form)
                    continue; // has the shape of its form, and a colour of its own in each world
                if (figureKey(type) != type.key)
                    continue; // gear with an affix looks like that without
                if (!type.form.empty())
                    look.colour = QColor(Qt::gray); // which colour says nothing about the kind
                const QImage picture = itemIcon(look, size);
                for (const auto &[other, shown] : seen)
                    QVERIFY2(picture != shown, (type.key + " looks like " + other).c_str());
                seen.emplace_back(type.key, picture);
            }
        }
    }

    void everyFigureThatCodeNamesIsThere()
    {
        for (const char *key :
             {"chest",        "chest_open", "creature",    "decoration", "door_open", "door_shut",
              "door_walled",  "cage",       "camp",        "finish",     "pedestal",  "pedestal_closed",
              "pin",          "potion_bad", "potion_good", "sack",       "scroll",    "shrine",
              "shrine_spent", "sign",       "spike",       "start"})
            QVERIFY2(!figureNamed("things", key).empty(), key);
        for (const ItemKind kind : {ItemKind::Sword, ItemKind::Armour, ItemKind::Gold, ItemKind::Scroll,
                                    ItemKind::Blade, ItemKind::Staff, ItemKind::Flask})
            QVERIFY(!itemFigure("unheard-of", kind).empty());
        QVERIFY(figureNamed("things", "../items/gold").empty());
    }

    void unknownKindsOfOneWorldDiffer()
    {
        for (const char *seed : {"rounds", "amber", "hollow-4"}) {
            RoundWorld round(seed);
            const std::vector<QImage> shown = iconsOfForms(round.world());
            QCOMPARE(shown.size(), std::size_t{10});
            for (std::size_t i = 0; i < shown.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(shown[i] != shown[j], seed);
            }
        }
    }

    void coloursOfKindsDependOnTheSeed()
    {
        RoundWorld round("rounds");
        RoundWorld again("rounds");
        RoundWorld other("amber");
        QCOMPARE(iconsOfForms(round.world()), iconsOfForms(again.world()));
        const std::size_t draught = round.item("healing_draught");
        QVERIFY(itemLook(round.world(), draught).colour != itemLook(other.world(), draught).colour);
        QVERIFY(iconsOfForms(round.world()) != iconsOfForms(other.world()));
    }

    void knownKindsKeepTheirColour()
    {
        RoundWorld round;
        for (const char *key : {"healing_draught", "fire_flask"}) {
            const std::size_t item = round.item(key);
            const QImage before = itemIcon(itemLook(round.world(), item), 32);
            round.knows(key);
            QCOMPARE(itemIcon(itemLook(round.world(), item), 32), before);
        }
    }

    void anUnknownKindIsNotGivenAwayByItsPicture()
    {
        RoundWorld round;
        const std::size_t scroll = round.item("scroll_of_mapping");
        const ItemLook mapping = itemLook(round.world().content->items[scroll]);
        const ItemLook unknown = itemLook(round.world(), scroll);
        QCOMPARE(unknown.figure, itemLook(round.world(), round.item("scroll_of_recall")).figure);
        QVERIFY(unknown.figure != mapping.figure);
        QVERIFY(!itemFigure(unknown.figure, unknown.kind).empty());
        round.knows("scroll_of_mapping");
        QCOMPARE(itemLook(round.world(), scroll).figure, mapping.figure);
    }

    void whatIsOfferedByNameDoesNotTellWhichOneItIs()
    {
        RoundWorld round;
        const std::size_t draught = round.item("healing_draught");
        QVERIFY(!offeredLook(round.world(), draught).colour.isValid());
        round.knows("healing_draught");
        QCOMPARE(offeredLook(round.world(), draught), itemLook(round.world(), draught));
    }

    void layersAreReadAsTheyAreWritten()
    {
        const Figure &fists = figureNamed("usables", "fists");
        QCOMPARE(fists.colour, QColor(0x4d, 0xa6, 0xe8));
        QCOMPARE(fists.layers.size(), std::size_t{5});
        QCOMPARE(fists.layers[2].kind, FigureLayer::Line);
        QCOMPARE(fists.layers[2].tint, Tint::Ink);
        QCOMPARE(fists.layers[2].width, 4.0);
        QCOMPARE(fists.layers[2].steps.size(), std::size_t{6});
        QCOMPARE(fists.layers[2].steps.front().points.front(), QPointF(37, 34));
        QCOMPARE(fists.layers[4].fromSize, 20);
    }

    void errorsNameFileLineAndReason_data()
    {
        QTest::addColumn<QByteArray>("shapes");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("nothing") << QByteArray("<desc>A rat.</desc>")
                                 << QByteArray("rat.svg:3: nothing is drawn");
        QTest::newRow("element") << QByteArray(R"(<rect class="solid body"/>)")
                                 << QByteArray("rat.svg:2: rect is neither path nor ellipse");
        QTest::newRow("class") << QByteArray(R"(<path class="solid" d="M 0 0 Z"/>)")
                               << QByteArray("rat.svg:2: class=\"solid\" is no kind of stroke with a tint, "
                                             "like \"solid body\"");
        QTest::newRow("path") << QByteArray(R"(<path class="flat ink" d="M 0 0 l 5 5"/>)")
                              << QByteArray(
                                     "rat.svg:2: d: M, L, Q, C and Z with absolute coordinates expected");
        QTest::newRow("number") << QByteArray(R"(<ellipse class="flat ink" cx="5" cy="5" rx="5"/>)")
                                << QByteArray("rat.svg:2: ry must be a number");
        QTest::newRow("width") << QByteArray(R"(<path class="limb ink" d="M 0 0 L 5 5"/>)")
                               << QByteArray("rat.svg:2: stroke-width must be a number");
        QTest::newRow("transform") << QByteArray("<g class=\"flat ink\" transform=\"scale(2)\">\n</g>")
                                   << QByteArray("rat.svg:2: figures have no transform");
    }
    void errorsNameFileLineAndReason()
    {
        QFETCH(QByteArray, shapes);
        QFETCH(QByteArray, error);
        QCOMPARE(QByteArray::fromStdString(errorOf(shapes)), error);
        QCOMPARE(errorOf(R"(<path class="flat ink" d="M 0,0 L 5.5,5 Z"/>)"), std::string());
    }

    void theSquareIsOneHundredWide()
    {
        const QByteArray shape = R"(<path class="flat ink" d="M 0 0 L 5 5 Z"/>)";
        QCOMPARE(errorOf(shape, R"(viewBox="0 0 64 64")"),
                 std::string("rat.svg:1: svg with viewBox=\"0 0 100 100\" expected"));
        QCOMPARE(errorOf(shape, R"(viewBox="0 0 100 100" color="reddish")"),
                 std::string("rat.svg:1: color=\"reddish\" is no colour"));
    }
};

} // namespace

CAVE_WIDGET_TEST(TestFigures)
#include "tst_figures.moc"
