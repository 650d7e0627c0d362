// SPDX-License-Identifier: MIT
#include "app/seeds/compare/compare_metrics.h"
#include "app/seeds/compare/compare_overlay.h"
#include "app/seeds/compare/compare_page.h"
#include "app/seeds/compare/compare_steps.h"
#include "core/analysis/metrics/survey.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/world/generator_info.h"
#include "editor/view/map/camera_link.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QToolButton>

#include <cmath>
#include <cstdlib>
#include <memory>
#include <optional>

#include "tests/support/before_result.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

WorldSpec caves(const std::string &seed)
{
    return {seed, {}, defaultSettings(GeneratorKind::Caves)};
}

WorldSpec impossible()
{
    WorldSpec spec = caves("lantern");
    spec.settings.threshold = 9;
    return spec;
}

QImage settledFrame(MapView &view)
{
    view.composeFrame();
    for (int i = 0; i < 3000 && !view.isSettled(); ++i) {
        QTest::qWait(5);
        view.composeFrame();
    }
    return view.composeFrame().copy();
}

/// What a map of this source would show where `like` looks.
QImage frameOf(const std::shared_ptr<const RegionSource> &source, const MapView &like)
{
    MapView view;
    useTheme(darkTheme());
    view.terrain()->setFog(false);
    view.resize(like.size());
    view.setSource(source);
    view.setZoom(like.zoom());
    view.setCamera(like.camera());
    return settledFrame(view);
}

/// Whether two pictures show the same terrain; the shade of a cell may differ by a trace.
bool alike(const QImage &a, const QImage &b)
{
    constexpr int kTrace = 10;
    if (a.size() != b.size())
        return false;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            if (std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > kTrace)
                return false;
        }
    }
    return true;
}

bool sameColumn(const QImage &a, const QImage &b, int x)
{
    for (int y = 0; y < a.height(); ++y) {
        if (a.pixel(x, y) != b.pixel(x, y))
            return false;
    }
    return true;
}

class TestCompare : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_page.reset(); }

    void saysWhatBelongsHereWhileThereIsNothing();
    void offersTheOtherGeneratorBesideASingleWorld();
    void draggingOneMapMovesTheOther();
    void keysMoveAllMaps();
    void keysChooseModesButNotWhileASeedIsTyped();
    void theHandleDecidesWhichWorldAPixelShows();
    void blendingGoesFromOneWorldToTheOther();
    void differencesAreCountedCellByCell();
    void differencesFollowTheCamera();
    void stepsEndAtTheGeneratorsOwnTerrain();
    void aStageOfTheWorldBeforeIsNotShown();
    void stepsAreRunThroughToTheLast();
    void theBetterValueIsMarkedAndTiesAreNot();
    void equalWorldsHaveNoMarks();
    void aTypedSeedChangesTheMap();
    void aWorldThatIsReadyTooLateIsNotShown();
    void theSameSeedCanBeMadeByTheOtherGenerator();
    void aSettingCanBeChangedAndTakenBack();
    void whatCanNotBeMadeSaysWhy();
    void anyTwoOfThreeCanLieOverEachOther();
    void worldsAreAddedUpToSixAndTakenAway();
    void theRequestToPlayNamesTheWorld();
    void fitsIntoASmallWindow();

private:
    template<class Widget>
    Widget *find(const QString &id)
    {
        auto *widget = m_page->findChild<Widget *>(id);
        if (widget == nullptr)
            qFatal("there is no widget '%s'", qPrintable(id));
        return widget;
    }
    MapView *map(const QString &id) { return find<MapView>(id + ".map"); }
    /// Shows worlds and waits until all of them are made.
    void show(const std::vector<WorldSpec> &specs)
    {
        m_page->setWorlds(specs);
        for (std::size_t i = 0; i < specs.size(); ++i)
            QTRY_VERIFY(isReady(static_cast<int>(i)));
    }
    bool isReady(int world)
    {
        const QString id = QString("compare.world%1.view").arg(world);
        return !find<QLabel>(id + ".problem")->text().isEmpty() || !map(id)->accessibleName().isEmpty();
    }
    void waitForDifference()
    {
        QTRY_VERIFY(m_page->overlay().difference().has_value());
        QTRY_VERIFY(m_page->overlay().difference()->area == map("compare.under")->cellsInView());
    }
    QVariant metric(MetricId id, int world, int role = Qt::DisplayRole)
    {
        const QAbstractItemModel *model = find<QTableView>("compare.metrics.table")->model();
        return model->index(static_cast<int>(id), 1 + world).data(role);
    }
    void waitForMetrics(int worlds)
    {
        const auto known = [this, worlds] {
            for (int world = 0; world < worlds; ++world) {
                for (const MetricInfo &info : metricInfos()) {
                    if (metric(info.id, world) == "…")
                        return false;
                }
            }
            return true;
        };
        QTRY_VERIFY(known());
    }

    std::shared_ptr<const Content> m_content = std::make_shared<const Content>(std::move(*builtInContent()));
    std::unique_ptr<ComparePage> m_page;
};

} // namespace

void TestCompare::init()
{
    m_page = std::make_unique<ComparePage>(m_content);
    useMotion(false);
    useTheme(darkTheme());
    m_page->resize(1000, 640);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get(), cave::test::kPatience));
}

void TestCompare::saysWhatBelongsHereWhileThereIsNothing()
{
    QVERIFY(find<QWidget>("compare.empty")->isVisible());
    QVERIFY(!find<QAction>("compare.mode.swipe")->isEnabled());
    QTest::mouseClick(find<QPushButton>("compare.empty.random"), Qt::LeftButton);
    QCOMPARE(m_page->worlds().size(), 2U);
    QVERIFY(!find<QWidget>("compare.empty")->isVisible());
    QVERIFY(map("compare.world1.view")->isVisible());
}

void TestCompare::offersTheOtherGeneratorBesideASingleWorld()
{
    show({caves("lantern")});
    QVERIFY(find<QWidget>("compare.invitation")->isVisible());
    QTest::keyClick(map("compare.world0.view"), Qt::Key_2);
    QVERIFY(find<QWidget>("compare.missing")->isVisible());
    QTest::mouseClick(find<QPushButton>("compare.missing.generator"), Qt::LeftButton);
    QCOMPARE(m_page->worlds().size(), 2U);
    QCOMPARE(m_page->worlds()[1].seed, "lantern");
    QVERIFY(m_page->worlds()[1].generator.kind == GeneratorKind::Classic);
    QVERIFY(map("compare.over")->isVisible());
}

void TestCompare::draggingOneMapMovesTheOther()
{
    show({caves("lantern"), caves("amber")});
    MapView *first = map("compare.world0.view");
    MapView *second = map("compare.world1.view");
    const WorldPos before = second->camera().cell;
    const QPoint from = first->rect().center();
    QTest::mousePress(first, Qt::LeftButton, {}, from);
    QTest::mouseMove(first, from + QPoint(40, 30));
    QTest::mouseMove(first, from + QPoint(90, 60));
    QTest::mouseRelease(first, Qt::LeftButton, {}, from + QPoint(90, 60));
    QVERIFY(second->camera().cell != before);
    QVERIFY(second->camera().cell == first->camera().cell);
}

void TestCompare::keysMoveAllMaps()
{
    show({caves("lantern"), caves("amber")});
    MapView *first = map("compare.world0.view");
    MapView *second = map("compare.world1.view");
    QVERIFY(first->hasFocus());
    const MapCamera before = first->camera();
    const int zoom = first->zoom().step;
    QTest::keyClick(first, Qt::Key_Right);
    QTest::keyClick(first, Qt::Key_Plus);
    QVERIFY(second->camera().cell.x > before.cell.x);
    QVERIFY(second->zoom().step > zoom);
    QTest::keyClick(first, Qt::Key_H);
    QVERIFY(second->camera().cell == before.cell);
}

void TestCompare::keysChooseModesButNotWhileASeedIsTyped()
{
    show({caves("lantern"), caves("amber")});
    for (int i = ComparePage::kModes - 1; i >= 0; --i) {
        QTest::keyClick(m_page->focusWidget(), static_cast<Qt::Key>(Qt::Key_1 + i));
        QCOMPARE(static_cast<int>(m_page->mode()), i);
    }
    auto *seed = find<QLineEdit>("compare.world0.seed");
    seed->setFocus();
    QTest::keyClick(seed, Qt::Key_End);
    QTest::keyClicks(seed, "42");
    QCOMPARE(seed->text(), "lantern42");
    QVERIFY(m_page->mode() == ComparePage::Mode::SideBySide);
}

void TestCompare::theHandleDecidesWhichWorldAPixelShows()
{
    show({caves("lantern"), caves("amber")});
    find<QAction>("compare.things")->trigger();
    QTest::keyClick(m_page->focusWidget(), Qt::Key_2);
    MapView *under = map("compare.under");
    MapView *over = map("compare.over");
    auto *handle = find<QWidget>("compare.swipe");
    settledFrame(*under);
    settledFrame(*over);
    QWidget *stage = handle->parentWidget();
    const QImage first = under->grab().toImage();
    const QImage second = over->grab().toImage();
    const int x = first.width() * 3 / 4;
    QVERIFY(!sameColumn(first, second, x));
    QVERIFY(sameColumn(stage->grab().toImage(), second, x));

    const QPoint middle = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, middle);
    QTest::mouseMove(handle, middle + QPoint(stage->width() * 2 / 5, 0));
    QTest::mouseRelease(handle, Qt::LeftButton);
    QVERIFY(sameColumn(stage->grab().toImage(), first, x));

    QVERIFY(handle->hasFocus());
    QTest::keyClick(handle, Qt::Key_Home);
    QVERIFY(sameColumn(stage->grab().toImage(), second, x));
    QTest::keyClick(handle, Qt::Key_End);
    QVERIFY(sameColumn(stage->grab().toImage(), first, x));
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(handle, Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(sameColumn(stage->grab().toImage(), second, x));
}

void TestCompare::blendingGoesFromOneWorldToTheOther()
{
    show({caves("lantern"), caves("amber")});
    find<QAction>("compare.things")->trigger();
    QTest::keyClick(m_page->focusWidget(), Qt::Key_3);
    settledFrame(*map("compare.under"));
    settledFrame(*map("compare.over"));
    QWidget *stage = map("compare.under")->parentWidget()->parentWidget();
    auto *slider = find<QSlider>("compare.blend");
    QVERIFY(slider->hasFocus());
    const auto shown = [](QWidget *widget) {
        return widget->grab().toImage().convertToFormat(QImage::Format_RGB32);
    };
    const QImage mixed = shown(stage);
    QTest::keyClick(slider, Qt::Key_Home);
    const QImage first = shown(stage);
    QTest::keyClick(slider, Qt::Key_End);
    const QImage second = shown(stage);
    QVERIFY(first == shown(map("compare.under")));
    QVERIFY(second == shown(map("compare.over")));
    QVERIFY(first != second && mixed != first && mixed != second);
}

void TestCompare::differencesAreCountedCellByCell()
{
    show({caves("lantern"), caves("amber")});
    QTest::keyClick(m_page->focusWidget(), Qt::Key_4);
    waitForDifference();
    const TerrainDifference &difference = *m_page->overlay().difference();
    WorldMap first(*makeRegionSource(caves("lantern")));
    WorldMap second(*makeRegionSource(caves("amber")));
    std::int64_t onlyFirst = 0;
    std::int64_t onlySecond = 0;
    for (int y = 0; y < difference.area.height; ++y) {
        for (int x = 0; x < difference.area.width; ++x) {
            const WorldPos p{difference.area.origin.x + x, difference.area.origin.y + y};
            onlyFirst += !first.isRock(p) && second.isRock(p) ? 1 : 0;
            onlySecond += first.isRock(p) && !second.isRock(p) ? 1 : 0;
        }
    }
    QVERIFY(onlyFirst > 0 && onlySecond > 0);
    QCOMPARE(difference.onlyFirst.count(), onlyFirst);
    QCOMPARE(difference.onlySecond.count(), onlySecond);
    const auto says = [this](const char *label, std::int64_t count) {
        return find<QLabel>(label)->text().contains(' ' + QLocale().toString(count) + ' ');
    };
    QVERIFY(says("compare.difference.first", onlyFirst));
    QVERIFY(says("compare.difference.second", onlySecond));
}

void TestCompare::differencesFollowTheCamera()
{
    show({caves("lantern"), caves("amber")});
    QTest::keyClick(m_page->focusWidget(), Qt::Key_4);
    waitForDifference();
    const QString before = find<QLabel>("compare.difference.first")->text();
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Minus);
    waitForDifference();
    QTRY_VERIFY(find<QLabel>("compare.difference.first")->text() != before);
}

void TestCompare::stepsEndAtTheGeneratorsOwnTerrain()
{
    const WorldSpec spec = caves("lantern");
    show({spec});
    QTest::keyClick(m_page->focusWidget(), Qt::Key_5);
    auto *slider = find<QSlider>("compare.steps");
    MapView *stage = map("compare.stage");
    QVERIFY(slider->hasFocus());
    QCOMPARE(slider->maximum(), static_cast<int>(generationStages(spec).size()) - 1);
    const QImage whole = frameOf(*makeRegionSource(spec), *stage);
    QTest::keyClick(slider, Qt::Key_Home);
    QCOMPARE(find<QLabel>("compare.steps.name")->text(), "Noise");
    QTRY_VERIFY(alike(settledFrame(*stage), frameOf(*makeStageSource(spec, {}), *stage)));
    QVERIFY(!alike(settledFrame(*stage), whole));
    QTest::keyClick(slider, Qt::Key_Period);
    QCOMPARE(find<QLabel>("compare.steps.name")->text(), "Automaton, step 1");
    QTest::keyClick(slider, Qt::Key_Comma);
    QCOMPARE(find<QLabel>("compare.steps.name")->text(), "Noise");
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(find<QLabel>("compare.steps.name")->text(), "Monsters");
    QVERIFY(alike(settledFrame(*stage), whole));
}

void TestCompare::aStageOfTheWorldBeforeIsNotShown()
{
    ComparedWorld before(caves("lantern"), contentFor(ScenarioKind::EndlessCaves));
    ComparedWorld after(caves("amber"), contentFor(ScenarioKind::EndlessCaves));
    QTRY_VERIFY(before.isMeasured() && after.isMeasured());
    CameraLink link;
    CompareSteps steps(link);
    steps.setThingsShown(false); // nothing else is asked of other threads
    steps.resize(600, 400);
    steps.setWorlds({&before});
    auto *slider = steps.findChild<QSlider *>("compare.steps");
    const BeforeResult change("QObject", [&] {
        steps.setWorlds({&after});
        slider->setValue(slider->maximum());
    });
    slider->setValue(0);
    QTRY_VERIFY(change.isDone());
    auto *stage = steps.findChild<MapView *>("compare.stage.map");
    QVERIFY(alike(settledFrame(*stage), frameOf(*makeRegionSource(after.spec()), *stage)));

    slider->setValue(0); // a stage that is no longer wanted when the widget goes
}

void TestCompare::stepsAreRunThroughToTheLast()
{
    show({caves("lantern")});
    QTest::keyClick(m_page->focusWidget(), Qt::Key_5);
    auto *slider = find<QSlider>("compare.steps");
    slider->setValue(slider->maximum() - 1);
    QTest::keyClick(slider, Qt::Key_P);
    QVERIFY(find<QAction>("compare.steps.play")->isChecked());
    QTRY_COMPARE(slider->value(), slider->maximum());
    QTRY_VERIFY(!find<QAction>("compare.steps.play")->isChecked());
    QTest::keyClick(slider, Qt::Key_P); // from the end it starts over
    QCOMPARE(slider->value(), 0);
}

void TestCompare::theBetterValueIsMarkedAndTiesAreNot()
{
    const std::vector<WorldSpec> specs{caves("lantern"), caves("amber-hollow-42")};
    show(specs);
    waitForMetrics(2);
    Result<Survey> first = Survey::begin(specs[0], m_content);
    Result<Survey> second = Survey::begin(specs[1], m_content);
    QVERIFY(first.ok() && second.ok());
    int marked = 0;
    for (const MetricInfo &info : metricInfos()) {
        const double a = first->value(ownQuery(info.id));
        const double b = second->value(ownQuery(info.id));
        const bool differ = info.better != Preference::None && a != b && !std::isnan(a);
        const int best = !differ ? -1 : (info.better == Preference::More) == (a > b) ? 0 : 1;
        for (const int world : {0, 1}) {
            const QString shown = metric(info.id, world).toString();
            const bool mark = shown.startsWith("▲") || shown.startsWith("▼");
            QVERIFY2(mark == (best == world), info.key.data());
            QCOMPARE(metric(info.id, world, Qt::FontRole).value<QFont>().bold(), mark);
            QVERIFY2(shown.endsWith(QString::fromStdString(valueText(info.unit, world == 0 ? a : b))),
                     qPrintable(shown));
            marked += mark ? 1 : 0;
        }
        QVERIFY(metric(info.id, 0, Qt::ToolTipRole).toString().contains(coreText(info.definition)));
    }
    QVERIFY(marked > 3);
    QVERIFY(metric(MetricId::FloorShare, 0, Qt::ToolTipRole).toString().contains("square within 64 cells"));
    WorldSpec dungeon = caves("lantern");
    dungeon.generator = generatorOfNewWorlds(GeneratorKind::Dungeon);
    dungeon.settings = defaultSettings(GeneratorKind::Dungeon);
    show({dungeon, dungeon});
    const QString levels = metric(MetricId::FloorShare, 0, Qt::ToolTipRole).toString();
    QVERIFY2(levels.contains("Measured on all levels together.") && !levels.contains("square within"),
             qPrintable(levels));
}

void TestCompare::equalWorldsHaveNoMarks()
{
    show({caves("lantern"), caves("lantern")});
    waitForMetrics(2);
    for (const MetricInfo &info : metricInfos())
        QVERIFY(!m_page->metrics().bestOf(info).has_value());
}

void TestCompare::aTypedSeedChangesTheMap()
{
    show({caves("lantern"), caves("amber")});
    MapView *first = map("compare.world0.view");
    const QImage before = settledFrame(*first);
    auto *seed = find<QLineEdit>("compare.world0.seed");
    seed->setFocus();
    QTest::keySequence(seed, QKeySequence::SelectAll);
    QTest::keyClicks(seed, "amber");
    QCOMPARE(m_page->worlds()[0].seed, "amber");
    QTRY_VERIFY(alike(settledFrame(*first), frameOf(*makeRegionSource(caves("amber")), *first)));
    QVERIFY(!alike(settledFrame(*first), before));
}

void TestCompare::aWorldThatIsReadyTooLateIsNotShown()
{
    ComparedWorld world(caves("first"), contentFor(ScenarioKind::EndlessCaves));
    QStringList shown;
    connect(&world, &ComparedWorld::made, &world, [&] {
        const auto own = makeRegionSource(world.spec());
        const bool fits = own && world.source() && (*own)->generate({}) == world.source()->generate({});
        shown += fits ? QString::fromStdString(world.spec().seed) : "another one's terrain";
    });
    const BeforeResult change("QObject", [&world] { world.setSpec(caves("second")); });
    QTRY_VERIFY(!shown.isEmpty() && world.isMeasured());
    QCOMPARE(shown, QStringList("second"));
}

void TestCompare::theSameSeedCanBeMadeByTheOtherGenerator()
{
    show({caves("lantern"), caves("lantern")});
    auto *generator = find<QComboBox>("compare.world1.generator");
    generator->setFocus();
    QTest::keyClick(generator, Qt::Key_Down);
    const WorldSpec classic{"lantern", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
    QVERIFY(m_page->worlds()[1] == classic);
    QVERIFY(m_page->worlds()[0] == caves("lantern"));
    MapView *second = map("compare.world1.view");
    QTRY_VERIFY(alike(settledFrame(*second), frameOf(*makeRegionSource(classic), *second)));
    QCOMPARE(find<QComboBox>("compare.world1.version")->count(),
             static_cast<int>(generatorInfo(GeneratorKind::Classic).versions.size()));
}

void TestCompare::aSettingCanBeChangedAndTakenBack()
{
    show({caves("lantern"), caves("lantern")});
    auto *button = find<QToolButton>("compare.world1.settings");
    QTest::mouseClick(button, Qt::LeftButton);
    auto *popup = find<QWidget>("compare.world1")->findChild<QWidget *>("compare.settings");
    QVERIFY(popup->isVisible());
    popup->findChild<QSlider *>("slider.caves.floor_chance")->setValue(5200);
    QCOMPARE(m_page->worlds()[1].settings.floorChance.perTenThousand, 5200);
    QCOMPARE(m_page->worlds()[0].settings.floorChance.perTenThousand, 4000);
    QCOMPARE(button->text(), "1");
    QTest::mouseClick(popup->findChild<QPushButton *>("compare.settings.reset"), Qt::LeftButton);
    QVERIFY(m_page->worlds()[1] == caves("lantern"));
    QSignalSpy closed(m_page.get(), &ComparePage::closed);
    QTest::keyClick(popup, Qt::Key_Escape);
    QVERIFY(!popup->isVisible());
    QCOMPARE(closed.count(), 0);
}

void TestCompare::whatCanNotBeMadeSaysWhy()
{
    show({caves("lantern"), impossible()});
    auto *problem = find<QLabel>("compare.world1.view.problem");
    QTRY_VERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains("caves.threshold is 9"), qPrintable(problem->text()));
    QVERIFY(!find<QLabel>("compare.world0.view.problem")->isVisible());
    waitForMetrics(2);
    QCOMPARE(metric(MetricId::Chests, 1).toString(), "–");
    QVERIFY(metric(MetricId::Chests, 1, Qt::ToolTipRole).toString().contains("caves.threshold"));
    for (const char key : {'2', '3', '4', '5', '1'}) // no mode minds
        QTest::keyClick(m_page->focusWidget(), key);
}

void TestCompare::anyTwoOfThreeCanLieOverEachOther()
{
    show({caves("lantern"), caves("amber"), caves("hollow")});
    QTest::keyClick(m_page->focusWidget(), Qt::Key_2);
    auto *choice = find<QComboBox>("compare.second.choice");
    QVERIFY(choice->isVisible());
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(find<QLineEdit>("compare.second.seed")->text(), "hollow");
    QTest::keyClick(find<QComboBox>("compare.first.choice"), Qt::Key_End); // the other side's: they swap
    QCOMPARE(find<QLineEdit>("compare.first.seed")->text(), "hollow");
    QCOMPARE(find<QLineEdit>("compare.second.seed")->text(), "lantern");
    MapView *under = map("compare.under");
    QTRY_VERIFY(alike(settledFrame(*under), frameOf(*makeRegionSource(caves("hollow")), *under)));
}

void TestCompare::worldsAreAddedUpToSixAndTakenAway()
{
    show({caves("1"), caves("2"), caves("3"), caves("4"), caves("5")});
    QVERIFY(find<QAction>("compare.add.random")->isEnabled());
    QTest::keyClick(m_page->focusWidget(), Qt::Key_Insert);
    QCOMPARE(m_page->worlds().size(), 6U);
    QVERIFY(!find<QAction>("compare.add.random")->isEnabled());
    QTest::mouseClick(find<QToolButton>("compare.world1.remove"), Qt::LeftButton);
    QCOMPARE(m_page->worlds().size(), 5U);
    QCOMPARE(m_page->worlds()[1].seed, "3");
    QCOMPARE(find<QLineEdit>("compare.world1.seed")->text(), "3");
    for (int i = 0; i < 5; ++i)
        QTest::mouseClick(find<QToolButton>("compare.world0.remove"), Qt::LeftButton);
    QVERIFY(find<QWidget>("compare.empty")->isVisible());
}

void TestCompare::theRequestToPlayNamesTheWorld()
{
    std::optional<WorldSpec> asked;
    connect(m_page.get(), &ComparePage::playRequested, this,
            [&asked](const WorldSpec &spec) { asked = spec; });
    QSignalSpy closed(m_page.get(), &ComparePage::closed);
    show({caves("lantern"), caves("amber")});
    QTest::mouseClick(find<QToolButton>("compare.world1.play"), Qt::LeftButton);
    QVERIFY(asked == caves("amber"));
    QTest::keyClick(map("compare.world0.view"), Qt::Key_Escape);
    QCOMPARE(closed.count(), 1);
}

void TestCompare::fitsIntoASmallWindow()
{
    show({caves("lantern"), caves("amber")});
    m_page->resize(640, 480);
    QTest::qWait(20);
    QCOMPARE(m_page->size(), QSize(640, 480));
    for (int mode = 0; mode < ComparePage::kModes; ++mode) {
        m_page->setMode(static_cast<ComparePage::Mode>(mode));
        QTest::qWait(20);
        QCOMPARE(m_page->size(), QSize(640, 480));
        for (MapView *view : m_page->findChildren<MapView *>()) {
            if (view->isVisible())
                QVERIFY(view->height() >= 80);
        }
    }
}

CAVE_WIDGET_TEST(TestCompare)

#include "tst_compare.moc"
