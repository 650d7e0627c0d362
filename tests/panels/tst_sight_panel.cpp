// SPDX-License-Identifier: MIT
#include "core/analysis/sight/sight_case.h"
#include "core/rules/monsters.h"
#include "core/session/session.h"
#include "editor/panels/sight/sight_panel.h"
#include "editor/panels/tools/map_legend.h"
#include "editor/view/map/map_input.h"
#include "editor/view/map/map_view.h"
#include "editor/view/map/overlay_stack.h"
#include "editor/view/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QRegularExpression>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <string>

#include "tests/support/crafted_world.h"
#include "tests/support/drawn_levels.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

/// A hall with a pillar, a diagonal gap and a monster in it; the south-west '.' is the cell (1, 1).
World hall(GapRule gaps)
{
    CraftedSpec spec;
    spec.settings.gaps = gaps;
    return craftedWorld(
        {
            "####################", // 9
            "#..................#", // 8
            "#.....#............#", // 7
            "#......#...........#", // 6
            "#..................#", // 5
            "#........M.........#", // 4
            "#...........#......#", // 3
            "#..................#", // 2
            "#@.................#", // 1
            "####################", // 0
        },
        spec);
}

constexpr WorldPos kMonster{9, 4};

WorldSpec dungeon()
{
    WorldSpec spec;
    spec.seed = "floors";
    spec.generator = generatorNamed("dungeon").value();
    spec.settings = defaultSettings(spec.generator.kind);
    return spec;
}

class TestSightPanel : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_world = std::make_unique<World>(hall(GapRule::Closed));
        m_window = std::make_unique<QWidget>();
        m_view = new MapView;
        m_view->setMotion(false);
        m_view->terrain()->setFog(false);
        m_view->setZoom({24});
        m_stack = std::make_unique<OverlayStack>(*m_view);
        m_legend = new MapLegend(*m_stack, m_view);
        m_panel = new SightPanel(*m_view, *m_stack);
        m_panel->setFixedWidth(280);
        auto *row = new QHBoxLayout(m_window.get());
        row->setContentsMargins({});
        row->addWidget(m_view, 1);
        row->addWidget(m_panel);
        m_window->resize(900, 600);
        m_view->setSource(m_world->map.viewSource());
        m_view->lookAt(kMonster);
        m_panel->setWorld([this] { return m_world.get(); });
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), cave::test::kPatience));
    }
    void cleanup()
    {
        m_window.reset();
        m_stack.reset();
    }

    void inADungeonAMonsterNoticesAsFarAsTheNumberOfItsFloor()
    {
        const Result<Session> session = Session::begin(dungeon());
        QVERIFY(session.ok());
        m_world = std::make_unique<World>(copyOf(session->world()));
        m_view->setSource(m_world->map.viewSource());
        for (const Level &floor : m_world->map.plan().levels) {
            const WorldPos middle{floor.area.origin.x + floor.area.width / 2,
                                  floor.area.origin.y + floor.area.height / 2};
            const std::vector<Monster> there = monstersNear(*m_world, middle, floor.area.width / 2);
            if (there.empty())
                continue; // the first floor has none
            m_view->lookAt(there.front().state.position);
            m_panel->setWorld([this] { return m_world.get(); });
            click(there.front().state.position);
            const QString cells = floor.number == 1 ? "1 cell" : QString("%1 cells").arg(floor.number);
            QVERIFY2(note("sight.monsters.note").contains("within " + cells),
                     qPrintable(note("sight.monsters.note")));
        }
    }

    void aProbeOnALevelHasTheLevelsOwnCoordinates()
    {
        const Result<Session> session = Session::begin(dungeon());
        QVERIFY(session.ok());
        m_world = std::make_unique<World>(copyOf(session->world()));
        m_view->setSource(m_world->map.viewSource());
        const Level &floor = m_world->map.plan().levels.at(1);
        const WorldPos start = *floor.start;
        const WorldPos own{start.x - floor.area.origin.x, start.y - floor.area.origin.y};
        QVERIFY(own != start);
        m_view->lookAt(start);
        m_panel->setWorld([this] { return m_world.get(); });
        button("sight.probe")->click();
        drag(start, {start.x + 1, start.y});
        const QString from = QStringLiteral("(%1, %2)").arg(own.x).arg(own.y);
        QVERIFY2(note("sight.probe.result").contains(from), qPrintable(note("sight.probe.result")));
    }

    void treesAreReportedAsWhatBlocksALine()
    {
        m_world = std::make_unique<World>(twoLevels());
        m_view->setSource(m_world->map.viewSource());
        m_panel->setWorld([this] { return m_world.get(); });
        m_view->lookAt({5, 5});
        button("sight.probe")->click();
        drag({5, 5}, {8, 5});
        QVERIFY2(note("sight.probe.result").contains("blocked at (6, 5): trees"),
                 qPrintable(note("sight.probe.result")));
    }

    void withoutAWorldItSaysWhatToDo()
    {
        m_panel->setWorld({});
        QVERIFY(note("sight.monsters.note").contains("Open a world"));
        QVERIFY(m_stack->legend().isEmpty());
    }

    void aClickedMonsterShowsItsAreaAndASecondClickHidesIt()
    {
        QVERIFY(note("sight.monsters.note").contains("Click a monster"));
        QVERIFY(m_legend->isHidden());
        const QImage before = m_view->grab().toImage();
        click(kMonster);
        QVERIFY(note("sight.monsters.note").startsWith("One monster"));
        QVERIFY(legendTells("Seen by a monster"));
        QVERIFY(m_legend->isVisible());
        QVERIFY(m_view->grab().toImage() != before);
        click(kMonster);
        QVERIFY(m_stack->legend().isEmpty());
        QVERIFY(m_legend->isHidden());
    }

    void aWorldThatIsReadAgainLeavesTheChosenMonsters()
    {
        click(kMonster);
        QVERIFY(note("sight.monsters.note").startsWith("One monster"));
        m_world = std::make_unique<World>(hall(GapRule::Closed));
        m_panel->setWorldAgain([this] { return m_world.get(); });
        QVERIFY(note("sight.monsters.note").startsWith("One monster"));
        m_panel->setWorld([this] { return m_world.get(); });
        QVERIFY(note("sight.monsters.note").contains("Click a monster"));
    }

    void allMonstersInViewAreShownAndNoOthers()
    {
        choose("sight.monsters", 2);
        QVERIFY(note("sight.monsters.note").startsWith("One monster"));
        m_view->lookAt({500, 500});
        QTRY_VERIFY(note("sight.monsters.note").contains("No living monster"));
        QVERIFY(m_stack->legend().isEmpty());
    }

    void comparingRulesMarksWhereTheyDiffer()
    {
        choose("sight.monsters", 2);
        QVERIFY(!legendTells("Wide only"));
        choose("sight.disc", 4);
        QVERIFY(legendTells("Area: Exact"));
        // By x² + y² ≤ r², r² + 0.8 r and 1.8 r²: a radius for which each has more cells than the last.
        const int radius = kindOf(*m_world, monstersNear(*m_world, kMonster, 0).front()).sightRadius;
        const auto cells = [radius](double limit) {
            int count = 0;
            for (int x = -radius; x <= radius; ++x) {
                for (int y = -radius; y <= radius; ++y)
                    count += x * x + y * y <= limit ? 1 : 0;
            }
            return count;
        };
        const double square = radius * radius;
        QCOMPARE(legendTells("Original: these too"), cells(square + 0.8 * radius) != cells(square));
        QCOMPARE(legendTells("Wide only"), cells(1.8 * square) != cells(square + 0.8 * radius));
    }

    void theProbeTellsWhatBlocksByBothRulesTheWorldsFirst()
    {
        // The step from (6, 6) to (7, 7) leads between the rocks at (7, 6) and (6, 7).
        button("sight.probe")->click();
        drag({5, 5}, {8, 8});
        const QString reported = note("sight.probe.result");
        QVERIFY2(reported.contains("blocked at (7, 7): diagonal gap between (7, 6) and (6, 7)"),
                 qPrintable(reported));
        QVERIFY(reported.indexOf("Gap rule") < reported.indexOf("Original rule"));
        QVERIFY(reported.contains("Original rule</b><br>Both ways: clear line"));
        QVERIFY(reported.contains("Shadowcasting") && reported.contains("Permissive"));
        QVERIFY(legendTells("Blocked by"));
        // Back, the gap is met at the other side of it.
        QVERIFY2(reported.contains("Back: blocked at (6, 6)"), qPrintable(reported));
    }

    void aProbeFromAMonsterEndsInWhatItWouldDo()
    {
        button("sight.probe")->click();
        drag(kMonster, {kMonster.x, kMonster.y + 1});
        QVERIFY2(note("sight.probe.result")
                     .contains("Monster at (9, 4), radius 3, wide: d² 1 ≤ 16.2, inside its area; sees the "
                               "cell; would attack"),
                 qPrintable(note("sight.probe.result")));
        drag(kMonster, {kMonster.x + 5, kMonster.y});
        QVERIFY2(note("sight.probe.result")
                     .contains("d² 25 &gt; 16.2, outside its area; sees the cell; would not attack"),
                 qPrintable(note("sight.probe.result")));
        QVERIFY(!note("sight.probe.result").contains("visible"));
    }

    void whyAFightBeganIsReportedAndDrawnUntilTheNextOne()
    {
        auto *reported = m_panel->findChild<QLabel *>("sight.fight");
        QVERIFY(!reported->isVisible());
        m_world->player().position = {kMonster.x - 2, kMonster.y};
        m_world->spec.settings.monsters = MonsterMode::Stationary;
        Session session(std::move(*m_world));
        session.apply(WaitCommand{});
        QVERIFY(session.isFighting());
        m_panel->setWorld([&session] { return &session.mutableWorld(); });
        QVERIFY(reported->isVisible());
        QCOMPARE(reported->text(),
                 QString("Monster at (9, 4) saw you at (7, 4): radius 3, wide: d² 4 ≤ 16.2, inside "
                         "its area; clear line."));
        const auto lines = [this] { return m_stack->all().numbered.size(); };
        QCOMPARE(lines(), std::size_t(1));
        QVERIFY(!m_stack->all().discs.empty());
        while (session.isFighting())
            session.apply(FightCommand{});
        m_panel->refresh();
        QVERIFY(reported->isVisible());
        QCOMPARE(lines(), std::size_t(1));
        m_panel->findChild<QCheckBox *>("sight.fight.drawn")->setChecked(false);
        QCOMPARE(lines(), std::size_t(0));
        m_panel->setWorld({});
    }

    void theProbedLineIsSavedAsATestCaseAndAsAPicture()
    {
        QVERIFY(!button("sight.probe.export")->isEnabled());
        button("sight.probe")->click();
        drag({5, 5}, {8, 8});
        QVERIFY(button("sight.probe.export")->isEnabled());
        const QTemporaryDir folder;
        const QString file = folder.filePath("line.case");
        QVERIFY(save("sight.probe", "sight.export.case", file));
        const Result<SightCase> written = parseSightCase(read(file));
        QVERIFY(written.ok());
        QCOMPARE(written->viewer, (WorldPos{5, 5}));
        QCOMPARE(written->target, (WorldPos{8, 8}));
        QCOMPARE(written->gaps, GapRule::Closed);
        QCOMPARE(written->expected, (SightCase::Expected{SightObstacle::Kind::DiagonalGap, WorldPos{7, 7}}));
        QVERIFY(!written->disc);
        QVERIFY(runSightCase(*written).agrees());
        const QString picture = folder.filePath("line.svg");
        QVERIFY(save("sight.probe", "sight.export.picture", picture));
        QCOMPARE(read(picture), sightCaseSvg(*written));
        drag({5, 5}, {5, 6});
        QVERIFY(!label("sight.probe.outcome")->isVisible());
    }

    void theLineFromTheSelectedMonsterToThePlayerIsSaved()
    {
        QVERIFY(!button("sight.monsters.export")->isEnabled());
        click(kMonster);
        QVERIFY(button("sight.monsters.export")->isEnabled());
        const QTemporaryDir folder;
        const QString file = folder.filePath("monster.case");
        QVERIFY(save("sight.monsters", "sight.export.case", file));
        const Result<SightCase> written = parseSightCase(read(file));
        QVERIFY(written.ok());
        QCOMPARE(written->viewer, kMonster);
        QCOMPARE(written->target, m_world->player().position);
        QVERIFY(written->fromMonster);
        QCOMPARE(written->disc->radius, 3);
        QVERIFY(!written->expectedInside); // eight cells away
        QVERIFY(runSightCase(*written).agrees());
        click(kMonster); // deselects it
        QVERIFY(!button("sight.monsters.export")->isEnabled());
        QVERIFY(!label("sight.monsters.outcome")->isVisible());
        choose("sight.monsters", 2);
        QVERIFY(!button("sight.monsters.export")->isEnabled());
    }

    void theWorldOfTheMomentIsSavedAndAMistakeIsReported()
    {
        click(kMonster);
        const WorldPos player = m_world->player().position;
        button("sight.monsters.export")->menu()->findChild<QAction *>("sight.export.case")->trigger();
        auto *dialog = m_panel->findChild<QFileDialog *>();
        QVERIFY(dialog != nullptr);
        m_world->player().position = {2, 2}; // meanwhile
        const QTemporaryDir folder;
        const QString file = folder.filePath("monster.case");
        emit dialog->fileSelected(file);
        dialog->close();
        QTRY_VERIFY(label("sight.monsters.outcome")->isVisible());
        const Result<SightCase> written = parseSightCase(read(file));
        QVERIFY(written.ok());
        QCOMPARE(written->target, player);
        QTRY_VERIFY(m_panel->findChild<QFileDialog *>() == nullptr);
        QVERIFY(!save("sight.monsters", "sight.export.case", folder.filePath("no/such/folder.case")));
        QVERIFY(note("sight.monsters.outcome").contains("could not be saved"));
        m_world->player().position = {9 + 2 * kLongestProbe, 4};
        m_panel->refresh();
        QVERIFY(!save("sight.monsters", "sight.export.picture", folder.filePath("far.svg")));
        QVERIFY(!QFileInfo::exists(folder.filePath("far.svg")));
    }

    void theProbeFollowsTheWorld()
    {
        button("sight.probe")->click();
        drag({5, 5}, {8, 8});
        m_world->spec.settings.gaps = GapRule::Open;
        m_panel->refresh();
        QVERIFY(note("sight.probe.result").indexOf("Original rule") <
                note("sight.probe.result").indexOf("Gap rule"));
        QVERIFY(!legendTells("Blocked by"));
    }

    void theProbeWorksByKeyboardAlone()
    {
        QToolButton *probe = button("sight.probe");
        probe->setFocus();
        QTest::keyClick(probe, Qt::Key_Space);
        QVERIFY(probe->isChecked());
        QVERIFY(m_view->hasFocus());
        m_view->lookAt({5, 5});
        QTest::keyClick(m_view, Qt::Key_Space);
        QVERIFY(note("sight.probe.result").contains("From (5, 5)"));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(m_view, Qt::Key_Right);
        QTest::keyClick(m_view, Qt::Key_Return);
        QVERIFY2(note("sight.probe.result").contains("From (5, 5) to (8, 5), 4 cells"),
                 qPrintable(note("sight.probe.result")));
    }

    void escapeForgetsTheFirstCell()
    {
        button("sight.probe")->click();
        m_view->lookAt({5, 5});
        QTest::keyClick(m_view, Qt::Key_Space);
        QTest::keyClick(m_view, Qt::Key_Escape);
        QVERIFY(!note("sight.probe.result").contains("(5, 5)"));
    }

    void aPairThatIsBeingPickedGoesWithItsWorld()
    {
        button("sight.probe")->click();
        QTest::mousePress(m_view, Qt::LeftButton, {}, at({5, 5}));
        m_panel->setWorld([this] { return m_world.get(); });
        QTest::mouseMove(m_view, at({8, 8}));
        QTest::mouseRelease(m_view, Qt::LeftButton, {}, at({8, 8}));
        QVERIFY(!note("sight.probe.result").contains("(5, 5)"));
        drag({5, 5}, {8, 8});
        QVERIFY(note("sight.probe.result").contains("From (5, 5) to (8, 8)"));
    }

    void oneToolIsInUseAtATimeAndItGivesTheMapBack()
    {
        button("sight.probe")->click();
        button("sight.route")->click();
        QVERIFY(!button("sight.probe")->isChecked());
        QVERIFY(m_view->input()->borrowedTool() != nullptr);
        button("sight.route")->click();
        QVERIFY(m_view->input()->borrowedTool() == nullptr);
        button("sight.probe")->click();
        m_view->input()->setTool(nullptr); // a page puts its own in its place
        QVERIFY(!button("sight.probe")->isChecked());
    }

    void viewsAreShownAloneAndCompared()
    {
        choose("sight.view", 1);
        QVERIFY(legendTells("In view: Shadowcasting"));
        const QString whole = note("sight.view.note");
        m_panel->findChild<QSpinBox *>("sight.view.radius")->setValue(2);
        QVERIFY(note("sight.view.note") != whole);
        choose("sight.view.against", 3);
        QVERIFY(legendTells("Only Permissive"));
        choose("sight.view", 0);
        QVERIFY(m_stack->legend().isEmpty());
    }

    void aViewLooksFromTheCellThatIsPicked()
    {
        button("sight.view.pick")->click();
        click({3, 3});
        QVERIFY(note("sight.view.note").startsWith("From (3, 3)"));
        QTest::mouseClick(button("sight.view.player"), Qt::LeftButton);
        QVERIFY(note("sight.view.note").startsWith("From the player"));
    }

    void theThreatMapAndTheSafestRouteTellWhatIsSeen()
    {
        m_panel->findChild<QCheckBox *>("sight.threats")->click();
        QVERIFY(legendTells("Seen by one monster"));
        button("sight.route")->click();
        drag({1, 1}, {18, 8});
        const QString reported = note("sight.threats.note");
        QVERIFY2(reported.contains("Safest: ") && reported.contains("Fastest: 24 steps"),
                 qPrintable(reported));
        QVERIFY(legendTells("Safest route"));
        drag({1, 1}, {0, 0});
        QVERIFY(note("sight.threats.note").contains("floor"));
        QVERIFY(!legendTells("Safest route"));
    }

    void whatIsOffShowsNothing()
    {
        choose("sight.monsters", 2);
        button("sight.probe")->click();
        m_panel->setActive(false);
        QVERIFY(m_stack->legend().isEmpty());
        QVERIFY(m_view->input()->borrowedTool() == nullptr);
        m_panel->setActive(true);
        QVERIFY(legendTells("Seen by a monster"));
    }

    void everythingFitsAndHasNamesAndTips()
    {
        QVERIFY(m_panel->widget()->minimumSizeHint().width() <= 280);
        for (QWidget *part : m_panel->findChildren<QWidget *>(QRegularExpression("^sight\\."))) {
            if (qobject_cast<QLabel *>(part) != nullptr)
                continue;
            QVERIFY2(!part->accessibleName().isEmpty(), qPrintable(part->objectName()));
            QVERIFY2(!part->toolTip().isEmpty(), qPrintable(part->objectName()));
        }
    }

    void theLegendFoldsAndKeepsInsideTheMap()
    {
        choose("sight.monsters", 2);
        const int height = m_legend->height();
        m_legend->findChild<QToolButton *>("mapLegend.fold")->click();
        QVERIFY(m_legend->isFolded() && m_legend->height() < height);
        QVERIFY(m_view->rect().contains(m_legend->geometry()));
        m_legend->findChild<QToolButton *>("mapLegend.fold")->click();
        m_window->resize(620, 260);
        QVERIFY(m_view->rect().contains(m_legend->geometry()));
    }

private:
    [[nodiscard]] QLabel *label(const QString &name) const { return m_panel->findChild<QLabel *>(name); }
    /// By the menu of a button; false if it wasn't saved.
    bool save(const QString &part, const char *action, const QString &file)
    {
        QMenu *menu = button(qPrintable(part + ".export"))->menu();
        QLabel *outcome = label(part + ".outcome");
        outcome->clear();
        menu->findChild<QAction *>(QLatin1String(action))->trigger();
        auto *dialog = m_panel->findChild<QFileDialog *>();
        if (dialog == nullptr)
            return false;
        emit dialog->fileSelected(file);
        dialog->close();
        return cave::test::waitFor([&] {
                   return !outcome->text().isEmpty() && m_panel->findChild<QFileDialog *>() == nullptr;
               }) &&
               outcome->isVisible() && outcome->text().contains("saved to " + file);
    }
    [[nodiscard]] static std::string read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    [[nodiscard]] QPoint at(WorldPos cell) const { return m_view->cellRect(cell).center().toPoint(); }
    void click(WorldPos cell) { QTest::mouseClick(m_view, Qt::LeftButton, {}, at(cell)); }
    void drag(WorldPos from, WorldPos to)
    {
        QTest::mousePress(m_view, Qt::LeftButton, {}, at(from));
        QTest::mouseMove(m_view, at(to));
        QTest::mouseRelease(m_view, Qt::LeftButton, {}, at(to));
    }
    void choose(const char *list, int row) { m_panel->findChild<QComboBox *>(list)->setCurrentIndex(row); }
    [[nodiscard]] QToolButton *button(const char *name) const
    {
        return m_panel->findChild<QToolButton *>(QLatin1String(name));
    }
    [[nodiscard]] QString note(const char *name) const
    {
        return m_panel->findChild<QLabel *>(QLatin1String(name))->text();
    }
    [[nodiscard]] bool legendTells(const QString &text) const
    {
        const QList<LegendEntry> legend = m_stack->legend();
        return std::any_of(legend.begin(), legend.end(),
                           [&](const LegendEntry &entry) { return entry.text.contains(text); });
    }

    std::unique_ptr<World> m_world;
    std::unique_ptr<QWidget> m_window;
    MapView *m_view = nullptr;
    std::unique_ptr<OverlayStack> m_stack;
    MapLegend *m_legend = nullptr;
    SightPanel *m_panel = nullptr;
};

} // namespace

CAVE_WIDGET_TEST(TestSightPanel)
#include "tst_sight_panel.moc"
