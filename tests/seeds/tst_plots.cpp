// SPDX-License-Identifier: MIT
#include "app/seeds/plots/plots_canvas.h"
#include "app/seeds/plots/plots_drawing.h"
#include "app/seeds/plots/plots_page.h"
#include "core/io/worlds/saved_session.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QMouseEvent>
#include <QSpinBox>
#include <QToolButton>

#include "tests/seeds/seed_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

struct Plots : SeedFixture {
    explicit Plots(bool withSeeds = true) : page(order, selection)
    {
        // Chests and the way to the nearest: three are near, one is far, one has none.
        if (withSeeds)
            show("chests >= 0 && nearest_chest >= 0", {{2, 10}, {4, 12}, {6, 14}, {8, 40}, {0, kNone}});
        page.resize(900, 600);
        page.show();
    }

    [[nodiscard]] bool ready()
    {
        return QTest::qWaitForWindowExposed(&page, cave::test::kPatience) && cave::test::waitFor([this] {
                   return canvas()->isVisible() && canvas()->positionOf(0).has_value();
               }) &&
               settle();
    }
    // A plot is drawn when the event loop is next idle.
    static bool settle()
    {
        QTest::qWait(50);
        return true;
    }
    [[nodiscard]] PlotCanvas *canvas() { return page.findChild<PlotCanvas *>("plots.canvas"); }
    template<class Widget>
    [[nodiscard]] Widget *find(const char *name)
    {
        return page.findChild<Widget *>(name);
    }
    [[nodiscard]] QString state() { return find<QLabel>("plots.state")->text(); }

    // The plot's widget covers the canvas and takes the mouse.
    void send(QEvent::Type type, QPoint at, Qt::MouseButton button, Qt::KeyboardModifiers keys = {})
    {
        QWidget *target = canvas()->childAt(at);
        if (target == nullptr)
            target = canvas();
        const QPoint local = target->mapFrom(canvas(), at);
        const Qt::MouseButtons down =
            type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MouseButtons(button);
        QMouseEvent event(type, local, target->mapToGlobal(local),
                          type == QEvent::MouseMove ? Qt::NoButton : button, down, keys);
        QApplication::sendEvent(target, &event);
    }
    void click(QPoint at, Qt::KeyboardModifiers keys = {})
    {
        send(QEvent::MouseButtonPress, at, Qt::LeftButton, keys);
        send(QEvent::MouseButtonRelease, at, Qt::LeftButton, keys);
    }
    void drag(QPoint from, QPoint to)
    {
        send(QEvent::MouseButtonPress, from, Qt::LeftButton);
        send(QEvent::MouseMove, (from + to) / 2, Qt::LeftButton);
        send(QEvent::MouseMove, to, Qt::LeftButton);
        send(QEvent::MouseButtonRelease, to, Qt::LeftButton);
        settle();
    }

    PlotsPage page;
};

class TestPlots : public QObject {
    Q_OBJECT

private slots:
    void withoutSeedsThePageSaysWhatBelongsThere()
    {
        Plots plots(false);
        QVERIFY(QTest::qWaitForWindowExposed(&plots.page, cave::test::kPatience));
        auto *empty = plots.find<QLabel>("plots.empty");
        QTRY_VERIFY(empty->isVisible());
        QTRY_VERIFY(empty->text().startsWith("No seeds to plot"));
    }

    void whatThePageNamesFollowsTheLanguage()
    {
        Plots plots;
        auto *bins = plots.find<QSpinBox>("plots.bins");
        auto *metric = plots.find<QComboBox>("plots.x.metric");
        const QString chosen = metric->currentText();
        const QString kind = plots.find<QToolButton>("plots.scatter.button")->text();
        bins->setSpecialValueText("other");
        bins->setToolTip("other");
        metric->setItemText(metric->currentIndex(), "other");
        plots.find<QAction>("plots.scatter")->setText("other");
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(&plots.page, &change);
        QCOMPARE(bins->specialValueText(), "automatic");
        QVERIFY(bins->toolTip().startsWith("Number of bins"));
        QCOMPARE(metric->currentText(), chosen);
        QCOMPARE(plots.find<QToolButton>("plots.scatter.button")->text(), kind);
    }

    void aSeedWithoutTheValueIsReportedAndDrawnAtAMarkedPlace()
    {
        Plots plots;
        plots.page.setKind(PlotKind::Scatter);
        QVERIFY(plots.ready());
        QTRY_VERIFY(plots.state().contains("Nearest chest: no value for 1 seed"));
        const auto none = plots.canvas()->positionOf(4);
        const auto farthest = plots.canvas()->positionOf(3);
        QVERIFY(none && farthest);
        QVERIFY(none->x() > farthest->x());
        QVERIFY(plots.canvas()->plotArea().contains(*none));
    }

    void aClickOnADotSelectsItsSeedAndWithCtrlOneMore()
    {
        Plots plots;
        plots.page.setKind(PlotKind::Scatter);
        QVERIFY(plots.ready());
        plots.click(*plots.canvas()->positionOf(1));
        QCOMPARE(plots.selected(), QStringList{"seed 1"});
        plots.click(*plots.canvas()->positionOf(3), Qt::ControlModifier);
        QCOMPARE(plots.selected(), (QStringList{"seed 1", "seed 3"}));
        plots.click(*plots.canvas()->positionOf(4));
        QCOMPARE(plots.selected(), QStringList{"seed 4"});
    }

    void pointingAtADotShowsItsMapAndValues()
    {
        Plots plots;
        plots.page.setKind(PlotKind::Scatter);
        QVERIFY(plots.ready());
        plots.send(QEvent::MouseMove, *plots.canvas()->positionOf(2), Qt::NoButton);
        auto *card = plots.find<QWidget>("plots.card");
        QVERIFY(card->isVisible());
        QCOMPARE(plots.find<QLabel>("plots.card.heading")->text(), QString("seed 2"));
        QCOMPARE(plots.find<QLabel>("plots.card.text")->text(), QString("Nearest chest: 14\nChests: 6"));
        QTRY_VERIFY(!plots.find<QLabel>("plots.card.picture")->pixmap(Qt::ReturnByValue).isNull());
        plots.send(QEvent::MouseMove, plots.canvas()->plotArea().topLeft() + QPoint(2, 2), Qt::NoButton);
        QVERIFY(!card->isVisible());
    }

    void aDotWhoseSeedIsGoneIsIgnored()
    {
        Plots plots;
        plots.page.setKind(PlotKind::Scatter);
        QVERIFY(plots.ready());
        plots.table.showSet(SeedSet::range(plainCaves(), 0, 1).value());
        const QPoint gone = *plots.canvas()->positionOf(2);
        plots.send(QEvent::MouseMove, gone, Qt::NoButton); // before it is drawn again
        QVERIFY(!plots.find<QWidget>("plots.card")->isVisible());
        plots.click(gone);
        QVERIFY(plots.selected().isEmpty());
    }

    void draggingARectangleFiltersAndItsChipTakesTheFilterAway()
    {
        Plots plots;
        plots.page.setKind(PlotKind::Scatter);
        QVERIFY(plots.ready());
        const QPoint low = *plots.canvas()->positionOf(0);
        const QPoint high = *plots.canvas()->positionOf(2);
        plots.drag({low.x() - 12, low.y() + 12}, {high.x() + 12, high.y() - 12});
        QCOMPARE(plots.shown(), (QStringList{"seed 0", "seed 1", "seed 2"}));
        QTRY_VERIFY(plots.state().contains("3 shown, 2 filtered out"));
        QVERIFY(plots.canvas()->positionOf(3).has_value()); // faint, but there
        auto *chip = plots.find<QToolButton>("plots.chip.nearest_chest");
        QVERIFY(chip != nullptr && chip->isVisible());
        QTest::mouseClick(chip, Qt::LeftButton);
        QTest::mouseClick(plots.find<QToolButton>("plots.chip.chests"), Qt::LeftButton);
        QCOMPARE(plots.shown().size(), 5);
    }

    void draggingOverTheHistogramFiltersBySpanAndEscapeClearsIt()
    {
        Plots plots;
        QVERIFY(plots.ready());
        const QRect area = plots.canvas()->plotArea();
        const int x = plots.canvas()->positionOf(3)->x();
        plots.drag({x - 14, area.center().y()}, {area.right(), area.center().y() + 5});
        QCOMPARE(plots.shown(), (QStringList{"seed 3", "seed 4"})); // none is at the axis' end
        plots.canvas()->setFocus();
        QTest::keyClick(plots.canvas(), Qt::Key_Escape);
        QCOMPARE(plots.shown().size(), 5);
    }

    void keysGoThroughSeedsByXAndEnterSelects()
    {
        Plots plots;
        plots.page.setKind(PlotKind::Scatter);
        QVERIFY(plots.ready());
        plots.canvas()->setFocus();
        QTest::keyClick(plots.canvas(), Qt::Key_Right);
        QCOMPARE(plots.find<QLabel>("plots.card.heading")->text(), QString("seed 0"));
        QTest::keyClick(plots.canvas(), Qt::Key_Right);
        QTest::keyClick(plots.canvas(), Qt::Key_Return);
        QCOMPARE(plots.selected(), QStringList{"seed 1"});
        QTest::keyClick(plots.canvas(), Qt::Key_End);
        QTest::keyClick(plots.canvas(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(plots.selected(), (QStringList{"seed 1", "seed 4"}));
    }

    void whatIsSelectedElsewhereIsMarkedInEveryPlot()
    {
        for (const PlotKind kind : {PlotKind::Histogram, PlotKind::Scatter, PlotKind::RangeMap}) {
            Plots plots;
            plots.page.setKind(kind);
            QVERIFY(plots.ready());
            const QImage before = plots.canvas()->image(1);
            plots.selection.select(plots.order.index(3, 0), QItemSelectionModel::ClearAndSelect);
            Plots::settle();
            QVERIFY(plots.canvas()->image(1) != before);
            plots.selection.clear();
            Plots::settle();
            QCOMPARE(plots.canvas()->image(1), before);
        }
    }

    void aCellOfTheMapOfRangeSaysHowManySeedsAreInItAndAClickSelectsThem()
    {
        Plots plots;
        plots.show("chests >= 0 && nearest_chest >= 0", {{2, 10}, {2, 10}, {30, 90}});
        plots.page.setKind(PlotKind::RangeMap);
        QVERIFY(plots.ready());
        plots.send(QEvent::MouseMove, *plots.canvas()->positionOf(0), Qt::NoButton);
        QVERIFY(plots.find<QLabel>("plots.card.text")->text().endsWith("\n2 seeds"));
        plots.click(*plots.canvas()->positionOf(0));
        QCOMPARE(plots.selected(), (QStringList{"seed 0", "seed 1"}));
    }

    void anotherMetricAndReachAreMeasured()
    {
        Plots plots;
        QVERIFY(plots.ready());
        auto *metric = plots.find<QComboBox>("plots.x.metric");
        metric->setFocus();
        QTest::keyClick(metric, Qt::Key_Home); // floor, the first of all
        QCOMPARE(plots.page.xMetric(), ownQuery(MetricId::FloorShare));
        auto *reach = plots.find<QSpinBox>("plots.x.reach");
        reach->selectAll();
        QTest::keyClicks(reach, "8");
        QTest::keyClick(reach, Qt::Key_Return);
        const MetricQuery wanted{MetricId::FloorShare, 8};
        QCOMPARE(plots.page.xMetric(), wanted);
        QTRY_VERIFY(plots.table.values().value(4, wanted) > 0);
        QTRY_VERIFY(plots.state().startsWith("5 seeds"));
    }

    void meanAndStandardDeviationOfTheSeedsShownAreReported()
    {
        Plots plots;
        plots.page.setMetrics(ownQuery(MetricId::Chests), ownQuery(MetricId::NearestChest));
        QVERIFY(plots.ready());
        QTRY_VERIFY(plots.state().contains("Chests: mean 4, standard deviation 2.83")); // 2, 4, 6, 8, 0
        plots.order.setSpans({{ownQuery(MetricId::Chests), 2, 4}});
        QTRY_VERIFY(plots.state().contains("Chests: mean 3, standard deviation 1"));
        plots.page.setKind(PlotKind::Scatter);
        QTRY_VERIFY(plots.state().contains("Nearest chest: mean 11, standard deviation 1"));
    }

    void nearMissesAreASeriesOfTheirOwnAndNotPartOfTheMeans()
    {
        Plots plots;
        plots.page.setMetrics(ownQuery(MetricId::Chests), ownQuery(MetricId::NearestChest));
        QVERIFY(plots.ready());
        const auto hasColour = [&plots] {
            const QImage image = plots.canvas()->grab().toImage();
            const QRgb near = nearColour(currentTheme()).rgb();
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixel(x, y) == near)
                        return true;
                }
            }
            return false;
        };
        QVERIFY(!hasColour());
        plots.table.setNearHits({{0, {false, 0.5, {}}, {40, 90}}});
        QTRY_VERIFY2(plots.state().contains("not part of the means"), qPrintable(plots.state()));
        QVERIFY(plots.state().contains("Chests: mean 4, standard deviation 2.83")); // as without it
        for (const PlotKind kind : {PlotKind::Histogram, PlotKind::Scatter, PlotKind::RangeMap}) {
            plots.page.setKind(kind);
            QTRY_VERIFY(hasColour());
        }
        plots.order.setResults(ResultsShown::Matches);
        QTRY_VERIFY(!hasColour());
    }

    void theNumberOfBinsCanBeChosen()
    {
        Plots plots;
        plots.page.setMetrics(ownQuery(MetricId::Chests), ownQuery(MetricId::NearestChest));
        QVERIFY(plots.ready());
        auto *bins = plots.find<QSpinBox>("plots.bins");
        QVERIFY(bins->isVisible());
        bins->setValue(2);
        Plots::settle();
        plots.send(QEvent::MouseMove, *plots.canvas()->positionOf(0), Qt::NoButton);
        QTRY_COMPARE(plots.find<QLabel>("plots.card.text")->text(), QString("Chests: 0–4\n3 seeds"));
        plots.page.setKind(PlotKind::Scatter);
        QVERIFY(!bins->isVisible());
    }

    void inOtherWorldsOtherMetricsArePlotted()
    {
        Plots plots;
        QVERIFY(plots.ready());
        WorldSpec rooms;
        rooms.generator.kind = GeneratorKind::Rooms;
        rooms.settings = defaultSettings(GeneratorKind::Rooms);
        plots.table.showSet(SeedSet::range(rooms, 0, 6).value());
        QVERIFY(isMeasuredIn(plots.page.xMetric(), GeneratorKind::Rooms));
        QVERIFY(isMeasuredIn(plots.page.yMetric(), GeneratorKind::Rooms));
        QTRY_VERIFY(plots.state().startsWith("6 seeds"));
        QVERIFY(plots.canvas()->isVisible());
        WorldSpec dungeon = worldsOf(GeneratorKind::Dungeon);
        plots.table.showSet(SeedSet::range(dungeon, 0, 6).value());
        plots.page.setMetrics(ownQuery(MetricId::FloorShare), ownQuery(MetricId::FloorShare));
        auto *reach = plots.find<QSpinBox>("plots.x.reach"); // there, a square is a level
        QCOMPARE(reach->text(), QString("all levels"));
        reach->setValue(3);
        QCOMPARE(reach->text(), QString("level 3"));
        QCOMPARE(reach->maximum(), 5);
        QCOMPARE(plots.page.xMetric(), (MetricQuery{MetricId::FloorShare, 3}));
    }

    void thePlotIsCopiedAndSavedAsAPicture()
    {
        Plots plots;
        QVERIFY(plots.ready());
        plots.page.copyPicture();
        QVERIFY(!QApplication::clipboard()->image().isNull());
        const QTemporaryDir folder;
        QVERIFY(plots.page.savePicture(folder.filePath("a plot.png")).ok());
        QVERIFY(!QImage(folder.filePath("a plot.png")).isNull());
        QVERIFY(plots.page.savePicture(folder.filePath("a plot.pdf")).ok());
        QFile pdf(folder.filePath("a plot.pdf"));
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF-"));
    }

    void nothingIsMeasuredForPlotsThatAreNotShown()
    {
        Plots plots;
        QVERIFY(plots.ready());
        const SeedValues &values = plots.table.values();
        const std::vector<MetricQuery> needed = values.needed(SeedValues::Need::Plots);
        QVERIFY(!needed.empty());
        plots.page.hide();
        QVERIFY(values.needed(SeedValues::Need::Plots).empty());
        plots.page.show();
        QCOMPARE(values.needed(SeedValues::Need::Plots), needed);
    }

    void aPlotIsNotSavedOverAWorld()
    {
        Plots plots;
        QVERIFY(plots.ready());
        const QTemporaryDir folder;
        for (const char *name : {"plot.png", "plot.pdf"}) {
            const QString file = folder.filePath(name);
            QVERIFY(SavedSession::create(file.toStdString(), "W", {"abc123", {}, {}}).ok());
            QVERIFY(!plots.page.savePicture(file).ok());
            QVERIFY(WorldFile::summary(file.toStdString()).ok());
        }
    }

    void aPlotThatCanNotBeSavedIsReportedWithItsFile()
    {
        Plots plots;
        QVERIFY(plots.ready());
        const QTemporaryDir folder;
        for (const char *name : {"missing/plot.png", "missing/plot.pdf", "plot.gif"}) {
            const QString file = folder.filePath(name);
            const Result<void> saved = plots.page.savePicture(file);
            QVERIFY(!saved.ok());
            QVERIFY2(QString::fromStdString(saved.error().text()).contains(file), name);
        }
    }
};

} // namespace

CAVE_WIDGET_TEST(TestPlots)
#include "tst_plots.moc"
