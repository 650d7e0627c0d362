// SPDX-License-Identifier: MIT
#include "app/common/preferences.h"
#include "app/shell/new_world/cave_preview.h"
#include "app/shell/new_world/new_world_page.h"
#include "app/shell/new_world/scenario_card.h"
#include "core/gen/rooms/level_areas.h"
#include "core/io/seeds/seed_card.h"
#include "editor/view/map/map_cover.h"
#include "editor/view/map/map_view.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSlider>
#include <QToolButton>

#include "tests/shell/shell_fixture.h"
#include "tests/support/before_result.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

void typeOver(QLineEdit *field, const QString &text)
{
    field->setFocus();
    QTest::keySequence(field, QKeySequence::SelectAll);
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, text);
}

class TestNewWorldPage : public QObject {
    Q_OBJECT

private slots:
    void createsTheWorldThatWasTyped();
    void suggestsANameAndASeed();
    void refusesAnEmptyName();
    void saysWhatIsWrongWithAName_data();
    void saysWhatIsWrongWithAName();
    void keepsNoBlanksAroundAName();
    void takesAnEmptySeed();
    void rollsAnotherSeed();
    void theSeedOfTheDayIsTheDate();
    void previewFollowsTheSeed();
    void aPreviewOfTheWorldBeforeIsNotShown();
    void keepsToTheLastWorldWhileTheScenarioChanges();
    void keepsChangedSettingsInTheWorld();
    void resetsASettingToItsDefault();
    void hidesSmoothingForClassic();
    void goesBackWithEscape();
    void makesAWorldOfEachWayToPlay_data();
    void makesAWorldOfEachWayToPlay();
    void arrowsChooseTheWayToPlayOnTheSecondVisit();
    void showsTheSettingsOfTheWayToPlay();
    void previewsAllOfALevelAndGoesFromFloorToFloor();
    void worldsWithOneLifeShowOnlyTheEntranceUntilAskedForMore_data();
    void worldsWithOneLifeShowOnlyTheEntranceUntilAskedForMore();
    void journeysThatGoOnFromACampAreShownWhole();
    void eachNewWorldBeginsWithItsEntrance();
    void suggestsTheFirstScenarioAndThenTheOneChosenBefore();
    void worldsHaveStandardRulesUnlessGentleOnesAreChosen_data();
    void worldsHaveStandardRulesUnlessGentleOnesAreChosen();
    void aGentleWorldIsOfferedAsSuch();
    void aSeedOfWhichOnlyTheNumberIsKnownIsKept();
    void aVeryLongSeedIsKeptWhole();

private:
    static void openPage(ShellFixture &shell, const char *scenario = "endless-caves")
    {
        shell.open();
        QTest::keyClick(&shell.window(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(shell.window().newWorldPage()->isVisible());
        shell.find<ScenarioCard>((QByteArray("newWorld.scenario.") + scenario).constData())->click();
    }
    /// A picture of some cells of the preview.
    static QImage pictureOf(CavePreview &preview, const CellRect &cells)
    {
        QCoreApplication::processEvents();                   // the row below may just have got taller
        const auto *cover = preview.findChild<MapCover *>(); // the picture from before
        static_cast<void>(
            cave::test::waitFor([&] { return preview.map()->isSettled() && !cover->isVisible(); }));
        const QRectF first = preview.map()->cellRect({cells.origin.x, cells.origin.y + cells.height - 1});
        const QRectF last = preview.map()->cellRect({cells.origin.x + cells.width - 1, cells.origin.y});
        constexpr int kArrows = 40; // at the edge of the map
        const QRect inside = first.united(last).toAlignedRect();
        return preview.map()->grab(inside.adjusted(kArrows, kArrows, -kArrows, -kArrows)).toImage();
    }
};

} // namespace

void TestNewWorldPage::createsTheWorldThatWasTyped()
{
    ShellFixture shell;
    openPage(shell);
    typeOver(shell.find<QLineEdit>("newWorld.name"), "Hall: 1/2?");
    typeOver(shell.find<QLineEdit>("newWorld.seed"), "abc123");
    shell.press("newWorld.create");
    QTRY_VERIFY(shell.window().playPage() != nullptr && shell.window().playPage()->isVisible());
    QCOMPARE(shell.window().playPage()->played().name(), "Hall: 1/2?");
    QCOMPARE(shell.worldFiles().size(), 1);
    QCOMPARE(shell.window().playPage()->session().session().world().spec.seed, "abc123");
}

void TestNewWorldPage::suggestsANameAndASeed()
{
    ShellFixture shell;
    openPage(shell);
    QVERIFY(!shell.find<QLineEdit>("newWorld.name")->text().isEmpty());
    QVERIFY(!shell.find<QLineEdit>("newWorld.seed")->text().isEmpty());
    QVERIFY(shell.find<QPushButton>("newWorld.create")->isEnabled());
}

void TestNewWorldPage::refusesAnEmptyName()
{
    ShellFixture shell;
    openPage(shell);
    typeOver(shell.find<QLineEdit>("newWorld.name"), "  ");
    QVERIFY(!shell.find<QPushButton>("newWorld.create")->isEnabled());
    QCOMPARE(shell.find<QLabel>("newWorld.nameNote")->text(), "Enter a name.");
    QVERIFY(shell.find<QLabel>("newWorld.nameNote")->isVisible());
    QTest::keyClick(shell.find<QLineEdit>("newWorld.name"), Qt::Key_Return);
    QVERIFY(shell.window().newWorldPage()->isVisible());
    QCOMPARE(shell.worldFiles().size(), 0);
}

void TestNewWorldPage::saysWhatIsWrongWithAName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("reported");
    QTest::newRow("too long") << QString(201, 'x') << "at most 200 characters; this one has 201";
    QTest::newRow("control character") << QString("a\u0007b") << "control characters";
}

void TestNewWorldPage::saysWhatIsWrongWithAName()
{
    QFETCH(QString, name);
    QFETCH(QString, reported);
    ShellFixture shell;
    openPage(shell);
    shell.find<QLineEdit>("newWorld.name")->setText(name);
    QVERIFY(!shell.find<QPushButton>("newWorld.create")->isEnabled());
    const QString note = shell.find<QLabel>("newWorld.nameNote")->text();
    QVERIFY2(note.contains(reported), qPrintable(note));
}

void TestNewWorldPage::keepsNoBlanksAroundAName()
{
    ShellFixture shell;
    openPage(shell);
    typeOver(shell.find<QLineEdit>("newWorld.name"), "  Quiet Vault ");
    shell.press("newWorld.create");
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    QCOMPARE(shell.window().playPage()->played().name(), "Quiet Vault");
}

void TestNewWorldPage::takesAnEmptySeed()
{
    ShellFixture shell;
    openPage(shell);
    typeOver(shell.find<QLineEdit>("newWorld.seed"), "");
    QTest::keyClick(shell.find<QLineEdit>("newWorld.seed"), Qt::Key_Return);
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    QCOMPARE(shell.window().playPage()->session().session().world().spec.seed, "");
}

void TestNewWorldPage::rollsAnotherSeed()
{
    ShellFixture shell;
    openPage(shell);
    auto *seed = shell.find<QLineEdit>("newWorld.seed");
    QSet<QString> seen{seed->text()};
    for (int i = 0; i < 5; ++i) { // one throw in many may repeat the one before
        QTest::mouseClick(shell.find<QToolButton>("newWorld.dice"), Qt::LeftButton);
        seen.insert(seed->text());
    }
    QVERIFY(seen.size() > 1);
}

void TestNewWorldPage::theSeedOfTheDayIsTheDate()
{
    ShellFixture shell;
    openPage(shell);
    const QDate before = QDateTime::currentDateTimeUtc().date();
    QTest::mouseClick(shell.find<QToolButton>("newWorld.today"), Qt::LeftButton);
    const QDate seed = QDate::fromString(shell.find<QLineEdit>("newWorld.seed")->text(), Qt::ISODate);
    QVERIFY(seed >= before && seed <= QDateTime::currentDateTimeUtc().date());
}

void TestNewWorldPage::previewFollowsTheSeed()
{
    ShellFixture shell;
    openPage(shell);
    CavePreview *preview = shell.window().newWorldPage()->preview();
    QSignalSpy previewed(preview, &CavePreview::previewed);
    QVERIFY(previewed.wait(cave::test::kPatience));
    const QImage before = preview->map()->grab().toImage();
    typeOver(shell.find<QLineEdit>("newWorld.seed"), "another");
    QTRY_VERIFY(preview->map()->grab().toImage() != before);
    QVERIFY(preview->caption().contains("floor"));
}

void TestNewWorldPage::aPreviewOfTheWorldBeforeIsNotShown()
{
    const auto specOf = [](GeneratorKind kind) {
        WorldSpec spec{"seed", {kind, 1}, defaultSettings(kind)};
        return spec;
    };
    for (const auto &[before, after] : {std::pair(GeneratorKind::Caves, GeneratorKind::Dungeon),
                                        std::pair(GeneratorKind::Dungeon, GeneratorKind::Caves)}) {
        CavePreview preview;
        preview.resize(600, 400);
        preview.show();
        QSignalSpy previewed(&preview, &CavePreview::previewed);
        preview.preview(specOf(before));
        const WorldSpec wanted = specOf(after);
        const BeforeResult change("QObject", [&] { preview.preview(wanted); });
        QTRY_VERIFY(previewed.count() > 0);
        QVERIFY(change.isDone());
        QVERIFY(preview.caption().contains("entrance at") == (wanted.generator.kind == GeneratorKind::Caves));
        QTest::qWait(200); // nothing else comes
        QCOMPARE(previewed.count(), 1);
    }
}

void TestNewWorldPage::keepsToTheLastWorldWhileTheScenarioChanges()
{
    const auto specOf = [](GeneratorKind kind) {
        return WorldSpec{"seed", {kind, 1}, defaultSettings(kind)};
    };
    CavePreview preview;
    preview.resize(600, 400);
    preview.show();
    QSignalSpy previewed(&preview, &CavePreview::previewed);
    preview.preview(specOf(GeneratorKind::Dungeon));
    QTRY_COMPARE(previewed.count(), 1);
    preview.findChild<QCheckBox *>("newWorld.showEverything")->click();
    preview.preview(specOf(GeneratorKind::Caves));
    const BeforeResult change("QObject", [&] {
        preview.preview(specOf(GeneratorKind::Cavern));
        QTest::keyClick(&preview, Qt::Key_PageDown); // the dungeon is still there to be looked at
        preview.resize(500, 300);
    });
    QCOMPARE(preview.floor(), 1);
    QTRY_VERIFY(change.isDone());
    QCOMPARE(preview.floor(), 2);
    QTRY_COMPARE(previewed.count(), 2);
    QCOMPARE(preview.floor(), 1);
    QVERIFY(preview.caption().contains("cells"));
    preview.resize(600, 400);
    QTest::keyClick(&preview, Qt::Key_PageDown);
    QCOMPARE(preview.floor(), 1);
}

void TestNewWorldPage::keepsChangedSettingsInTheWorld()
{
    ShellFixture shell;
    openPage(shell);
    shell.find<QDoubleSpinBox>("number.caves.floor_chance")->setValue(45);
    shell.find<QSlider>("slider.sight.radius")->setValue(20);
    shell.press("newWorld.create");
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    const WorldSettings &settings = shell.window().playPage()->session().session().world().spec.settings;
    QCOMPARE(settings.floorChance.perTenThousand, 4500);
    QCOMPARE(settings.viewRadius, 20);
}

void TestNewWorldPage::resetsASettingToItsDefault()
{
    ShellFixture shell;
    openPage(shell);
    auto *reset = shell.find<QToolButton>("reset.caves.iterations");
    auto *number = shell.find<QDoubleSpinBox>("number.caves.iterations");
    const double before = number->value();
    QVERIFY(!reset->isEnabled());
    QTest::keyClick(number, Qt::Key_Down);
    QCOMPARE(number->value(), before - 1);
    reset->click();
    QCOMPARE(number->value(), before);
    QVERIFY(!reset->isEnabled());
}

void TestNewWorldPage::hidesSmoothingForClassic()
{
    ShellFixture shell;
    openPage(shell);
    auto *smoothing = shell.find<QWidget>("setting.caves.smoothing");
    QVERIFY(!smoothing->isHidden());
    QTest::keyClick(shell.find<QRadioButton>("newWorld.classic"), Qt::Key_Space);
    QVERIFY(smoothing->isHidden());
    shell.press("newWorld.create");
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    const WorldSpec &spec = shell.window().playPage()->session().session().world().spec;
    QVERIFY(spec.generator.kind == GeneratorKind::Classic);
    QVERIFY(spec.settings == defaultSettings(GeneratorKind::Classic));
}

void TestNewWorldPage::goesBackWithEscape()
{
    ShellFixture shell;
    openPage(shell);
    QTest::keyClick(shell.find<QLineEdit>("newWorld.name"), Qt::Key_Escape);
    QVERIFY(shell.window().startPage()->isVisible());
    QCOMPARE(shell.worldFiles().size(), 0);
}

void TestNewWorldPage::makesAWorldOfEachWayToPlay_data()
{
    QTest::addColumn<int>("downs");
    QTest::addColumn<int>("generator");
    QTest::newRow("endless caves") << 0 << static_cast<int>(GeneratorKind::Caves);
    QTest::newRow("cavern") << 1 << static_cast<int>(GeneratorKind::Cavern);
    QTest::newRow("dungeon") << 2 << static_cast<int>(GeneratorKind::Dungeon);
    QTest::newRow("rooms") << 3 << static_cast<int>(GeneratorKind::Rooms);
}

void TestNewWorldPage::makesAWorldOfEachWayToPlay()
{
    QFETCH(int, downs);
    QFETCH(int, generator);
    ShellFixture shell;
    openPage(shell);
    typeOver(shell.find<QLineEdit>("newWorld.seed"), "three ways");
    shell.find<ScenarioCard>("newWorld.scenario.endless-caves")->setFocus();
    for (int i = 0; i < downs; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(shell.window().playPage() != nullptr && shell.window().playPage()->isVisible());
    const World &world = shell.window().playPage()->session().session().world();
    const auto kind = static_cast<GeneratorKind>(generator);
    QCOMPARE(world.spec.seed, "three ways");
    QVERIFY(world.spec.generator.kind == kind);
    QVERIFY(world.spec.settings == defaultSettings(kind));
    QVERIFY(world.content->scenario.kind == scenarioOf(kind));
}

void TestNewWorldPage::arrowsChooseTheWayToPlayOnTheSecondVisit()
{
    ShellFixture shell;
    openPage(shell);
    const auto tabToTheCards = [] {
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            if (qobject_cast<ScenarioCard *>(QApplication::focusWidget()) != nullptr)
                return true;
        }
        return false;
    };
    QVERIFY(tabToTheCards());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QVERIFY(shell.find<ScenarioCard>("newWorld.scenario.dungeon")->isChecked());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!shell.window().newWorldPage()->isVisible());
    QTest::keyClick(&shell.window(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(shell.window().newWorldPage()->isVisible());
    QVERIFY(tabToTheCards());
    QVERIFY(shell.find<ScenarioCard>("newWorld.scenario.endless-caves")->hasFocus());
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(shell.window().playPage() != nullptr, 30000);
    const World &world = shell.window().playPage()->session().session().world();
    QVERIFY(world.spec.generator.kind == GeneratorKind::Rooms);
}

void TestNewWorldPage::showsTheSettingsOfTheWayToPlay()
{
    ShellFixture shell;
    openPage(shell);
    const auto isShown = [&shell](const char *key) {
        return !shell.find<QWidget>((QByteArray("setting.") + key).constData())->isHidden();
    };
    QVERIFY(isShown("caves.threshold"));
    QVERIFY(!isShown("cavern.width"));
    QTest::keyClick(shell.find<ScenarioCard>("newWorld.scenario.cavern"), Qt::Key_Space);
    for (const SettingInfo &info : settingsOf(GeneratorKind::Cavern))
        QVERIFY2(isShown(std::string(info.key).c_str()), info.key.data());
    QVERIFY(!isShown("caves.threshold"));
    QVERIFY(shell.find<QRadioButton>("newWorld.caves")->isHidden());
    shell.find<QDoubleSpinBox>("number.cavern.width")->setValue(44);
    QTest::keyClick(shell.find<ScenarioCard>("newWorld.scenario.dungeon"), Qt::Key_Space);
    QVERIFY(!isShown("cavern.width"));
    QVERIFY(isShown("sight.radius"));
    shell.press("newWorld.create");
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    // What was set for a cavern is not in a dungeon.
    QVERIFY(shell.window().playPage()->session().session().world().spec.settings ==
            defaultSettings(GeneratorKind::Dungeon));
}

void TestNewWorldPage::previewsAllOfALevelAndGoesFromFloorToFloor()
{
    ShellFixture shell;
    openPage(shell);
    CavePreview *preview = shell.window().newWorldPage()->preview();
    QSignalSpy previewed(preview, &CavePreview::previewed);
    QTest::keyClick(shell.find<ScenarioCard>("newWorld.scenario.dungeon"), Qt::Key_Space);
    shell.find<QCheckBox>("newWorld.showEverything")->click();
    auto *label = shell.find<QLabel>("newWorld.floor");
    QTRY_VERIFY(label->isVisible());
    QCOMPARE(label->text(), "Floor 1 of 5");
    WorldSpec spec;
    spec.generator.kind = GeneratorKind::Dungeon;
    const std::vector<CellRect> areas = levelAreas(spec);
    preview->setFocus();
    for (std::size_t floor = 0; floor < areas.size(); ++floor) {
        QCOMPARE(preview->floor(), static_cast<int>(floor) + 1);
        const CellRect &area = areas[floor];
        const MapCamera camera = preview->map()->camera().normalized();
        QCOMPARE(camera.cell.x, area.origin.x + area.width / 2);
        const double scale = preview->map()->zoom().scale() / preview->devicePixelRatioF();
        QVERIFY(area.width * scale <= preview->map()->width());
        QVERIFY(area.height * scale <= preview->map()->height());
        QTest::keyClick(preview, Qt::Key_PageDown);
    }
    QCOMPARE(preview->floor(), 5);
    auto *previous = shell.find<QToolButton>("newWorld.previousFloor");
    QTest::mouseClick(previous, Qt::LeftButton);
    QCOMPARE(preview->floor(), 4);
    const QStringList english{label->text(), preview->caption(), previous->toolTip(),
                              shell.find<QPushButton>("newWorld.create")->toolTip()};
    shell.window().preferences()->set(Setting::Language, 2);
    const auto german = [&] {
        return QStringList{label->text(), preview->caption(), previous->toolTip(),
                           shell.find<QPushButton>("newWorld.create")->toolTip()};
    };
    for (qsizetype i = 0; i < english.size(); ++i)
        QTRY_VERIFY2(german()[i] != english[i], qPrintable(english[i]));
    QCOMPARE(preview->floor(), 4);
    shell.window().preferences()->set(Setting::Language, 1);
    QTRY_COMPARE(label->text(), english[0]);
    QTest::keyClick(shell.find<ScenarioCard>("newWorld.scenario.endless-caves"), Qt::Key_Space);
    QTRY_VERIFY(!label->isVisible());
    QVERIFY(preview->caption().contains("entrance at"));
}

void TestNewWorldPage::worldsWithOneLifeShowOnlyTheEntranceUntilAskedForMore_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("generator");
    QTest::newRow("journey") << "journey" << static_cast<int>(GeneratorKind::Journey);
    QTest::newRow("dungeon") << "dungeon" << static_cast<int>(GeneratorKind::Dungeon);
    QTest::newRow("rooms") << "rooms" << static_cast<int>(GeneratorKind::Rooms);
}

void TestNewWorldPage::worldsWithOneLifeShowOnlyTheEntranceUntilAskedForMore()
{
    QFETCH(QString, scenario);
    QFETCH(int, generator);
    ShellFixture shell;
    openPage(shell, scenario.toUtf8().constData());
    CavePreview *preview = shell.window().newWorldPage()->preview();
    typeOver(shell.find<QLineEdit>("newWorld.seed"), "under fog");
    const auto kind = static_cast<GeneratorKind>(generator);
    const Session start = *Session::begin({"under fog", {kind, 1}, defaultSettings(kind)});
    const WorldPos entrance = start.world().player().position;
    QSignalSpy previewed(preview, &CavePreview::previewed);
    QVERIFY(previewed.wait(cave::test::kPatience));
    const auto pictured = [&](const CellRect &cells) {
        preview->map()->setBounds(std::nullopt); // a mouse may not pan there, but it must show nothing
        preview->map()->fit(cells);
        return pictureOf(*preview, cells);
    };
    const CellRect far = start.world().map.plan().isBounded()
                             ? start.world().map.plan().levels.back().area
                             : CellRect{{entrance.x + 30, entrance.y + 30}, 20, 20};
    const QImage fog = pictured(far);
    QImage plain(fog.size(), fog.format());
    plain.setDevicePixelRatio(fog.devicePixelRatio());
    plain.fill(fog.pixel(0, 0));
    QCOMPARE(fog, plain);
    const CellRect here{{entrance.x - 1, entrance.y - 1}, 3, 3};
    const QImage entered = pictured(here);
    QVERIFY(entered.pixel(entered.rect().center()) != plain.pixel(0, 0));
    QTest::keyClick(preview, Qt::Key_PageDown);
    QCOMPARE(preview->floor(), 1);
    QVERIFY(shell.find<QWidget>("newWorld.floors")->isHidden());
    auto *everything = shell.find<QCheckBox>("newWorld.showEverything");
    QCOMPARE(everything->text(), "Show everything");
    everything->click();
    QTRY_VERIFY(pictured(far) != plain);
    everything->click();
    QTRY_COMPARE(pictured(far), plain);
    QCOMPARE(pictured(here), entered);
}

void TestNewWorldPage::journeysThatGoOnFromACampAreShownWhole()
{
    ShellFixture shell;
    openPage(shell, "journey");
    auto *everything = shell.find<QCheckBox>("newWorld.showEverything");
    QTRY_VERIFY(everything->isVisible());
    shell.find<QRadioButton>("newWorld.gentle")->click();
    QTRY_VERIFY(!everything->isVisible());
    QVERIFY(!shell.window().newWorldPage()->preview()->map()->terrain()->fog());
}

void TestNewWorldPage::eachNewWorldBeginsWithItsEntrance()
{
    ShellFixture shell;
    openPage(shell, "dungeon");
    auto *everything = shell.find<QCheckBox>("newWorld.showEverything");
    QTRY_VERIFY(everything->isVisible());
    everything->click();
    shell.press("newWorld.cancel");
    QTest::keyClick(&shell.window(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(shell.window().newWorldPage()->isVisible());
    QVERIFY(!everything->isChecked());
}

void TestNewWorldPage::suggestsTheFirstScenarioAndThenTheOneChosenBefore()
{
    ShellFixture shell;
    QSettings().remove("newWorld/scenario");
    shell.open();
    QTest::keyClick(&shell.window(), Qt::Key_N, Qt::ControlModifier);
    QVERIFY(shell.find<ScenarioCard>("newWorld.scenario.journey")->isChecked());
    shell.find<ScenarioCard>("newWorld.scenario.cavern")->click();
    shell.press("newWorld.create");
    QTRY_VERIFY(shell.window().playPage() != nullptr);
    QTest::keyClick(&shell.window(), Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(shell.window().newWorldPage()->isVisible());
    QVERIFY(shell.find<ScenarioCard>("newWorld.scenario.cavern")->isChecked());
}

void TestNewWorldPage::worldsHaveStandardRulesUnlessGentleOnesAreChosen_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("eases");
    QTest::newRow("journey") << "journey"
                             << "Death isn't the end";
    QTest::newRow("dungeon") << "dungeon"
                             << "Health comes back slowly";
    QTest::newRow("rooms") << "rooms"
                           << "first three rooms";
}

void TestNewWorldPage::worldsHaveStandardRulesUnlessGentleOnesAreChosen()
{
    QFETCH(QString, scenario);
    QFETCH(QString, eases);
    for (const bool gentle : {false, true}) {
        ShellFixture shell;
        openPage(shell);
        QVERIFY(!shell.find<QRadioButton>("newWorld.standard")->isVisible()); // no runs to rank
        shell.find<ScenarioCard>(("newWorld.scenario." + scenario).toUtf8().constData())->click();
        auto *standard = shell.find<QRadioButton>("newWorld.standard");
        QVERIFY(standard->isVisible() && standard->isChecked());
        QCOMPARE(standard->text().remove('&'), "Standard (ranked)");
        const QString note = shell.find<QLabel>("newWorld.gentleNote")->text();
        QVERIFY2(note.contains(eases) && note.contains("a list of their own"), qPrintable(note));
        if (gentle)
            shell.find<QRadioButton>("newWorld.gentle")->click();
        shell.press("newWorld.create");
        QTRY_VERIFY(shell.window().playPage() != nullptr);
        const WorldSpec &spec = shell.window().playPage()->session().session().world().spec;
        QCOMPARE(isGentle(spec.settings, spec.generator.kind), gentle);
        QVERIFY(gentle || spec.settings == defaultSettings(spec.generator.kind));
    }
}

void TestNewWorldPage::aGentleWorldIsOfferedAsSuch()
{
    NewWorldPage page;
    page.show();
    QSignalSpy created(&page, &NewWorldPage::createRequested);
    constexpr GeneratorKind kKind = GeneratorKind::Rooms;
    for (const bool gentle : {true, false}) {
        page.begin({}, {"card", {kKind, 1}, withRules(defaultSettings(kKind), kKind, gentle), {}, {}});
        QCOMPARE(page.findChild<QRadioButton *>("newWorld.gentle")->isChecked(), gentle);
        page.findChild<QPushButton *>("newWorld.create")->click();
        const auto spec = created.takeFirst().at(1).value<WorldSpec>();
        QCOMPARE(isGentle(spec.settings, kKind), gentle);
    }
    page.begin({}, {"card", {kKind, 1}, withRules(defaultSettings(kKind), kKind, true), {}, {}});
    page.begin({});
    QVERIFY(page.findChild<QRadioButton *>("newWorld.standard")->isChecked());
}

void TestNewWorldPage::aSeedOfWhichOnlyTheNumberIsKnownIsKept()
{
    NewWorldPage page;
    page.show();
    QSignalSpy created(&page, &NewWorldPage::createRequested);
    constexpr GeneratorKind kKind = GeneratorKind::Classic;
    const WorldSpec numbered{{}, {kKind, 1}, defaultSettings(kKind), -7, {}};
    page.begin({}, numbered);
    auto *seed = page.findChild<QLineEdit *>("newWorld.seed");
    QCOMPARE(seed->text(), "#-7");
    page.findChild<QPushButton *>("newWorld.create")->click();
    QVERIFY(created.takeFirst().at(1).value<WorldSpec>() == numbered);
    typeOver(seed, "seven");
    page.findChild<QPushButton *>("newWorld.create")->click();
    const auto typed = created.takeFirst().at(1).value<WorldSpec>();
    QCOMPARE(typed.seed, "seven");
    QVERIFY(!typed.seedNumber);
}

void TestNewWorldPage::aVeryLongSeedIsKeptWhole()
{
    NewWorldPage page;
    page.show();
    QSignalSpy created(&page, &NewWorldPage::createRequested);
    const WorldSpec given{std::string(kMaxSeedBytes, 'x'),
                          {GeneratorKind::Classic, 1},
                          defaultSettings(GeneratorKind::Classic)};
    page.begin({}, given);
    page.findChild<QPushButton *>("newWorld.create")->click();
    QVERIFY(created.takeFirst().at(1).value<WorldSpec>() == given);
}

CAVE_WIDGET_TEST(TestNewWorldPage)
#include "tst_new_world_page.moc"
