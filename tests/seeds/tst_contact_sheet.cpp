// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/card_contents.h"
#include "app/seeds/sheet/card_face.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "core/gen/generator.h"
#include "core/gen/rooms/level_areas.h"
#include "editor/document/wanted_work.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/tile_set.h"

#include <QApplication>
#include <QHelpEvent>
#include <QItemSelectionModel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <set>

#include "tests/seeds/seed_models.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

constexpr int kFlatZoom = 4; ///< at which a cell is one colour
constexpr int kWait = 60000;

QRgb pixelAt(const QImage &image, QPointF logical)
{
    return image.pixel((logical * image.devicePixelRatio()).toPoint());
}

/// Counts how often a widget is painted.
class PaintCounter : public QObject {
public:
    explicit PaintCounter(QWidget &widget) { widget.installEventFilter(this); }

    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

    int count = 0;
};

QPoint middleOf(const QRect &rect)
{
    return rect.center();
}

} // namespace

class TestContactSheet : public QObject {
    Q_OBJECT

private slots:
    void showsAllOfALevelAndGoesFromFloorToFloor();
    void zoomsAllMapsOfALevelTogetherUntilAnotherIsShown();
    void showsAllOfAMapOfRoomsAndMarksWhereItBeginsAndEnds();
    void settingsThatMakeNoWorldHaveACardToo();

    void init()
    {
        m_model = std::make_unique<SeedRows>();
        m_model->setRows(numberedSeeds(12));
        useTheme(darkTheme());
        show(*m_model);
    }

    void cleanup()
    {
        m_sheet.reset();
        m_selection.reset();
        m_model.reset();
    }

    // --- cards and their places ---

    void asManyColumnsFitAsTheWidthAllows()
    {
        m_sheet->setCardWidth(240);
        const int before = m_sheet->cards().columns();
        QVERIFY(before > 1);
        m_sheet->resize(1600, 600);
        QVERIFY(m_sheet->cards().columns() > before);
        const int wide = m_sheet->cards().columns();
        m_sheet->setCardWidth(480);
        QVERIFY(m_sheet->cards().columns() < wide);
        m_sheet->resize(100, 600);
        QCOMPARE(m_sheet->cards().columns(), 1);
    }

    void cardsDoNotOverlapAndStayInsideTheView_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {160, 200, 333, 480})
            QTest::addRow("%d", width) << width;
    }
    void cardsDoNotOverlapAndStayInsideTheView()
    {
        QFETCH(int, width);
        m_sheet->setCardWidth(width);
        for (int a = 0; a < 12; ++a) {
            const QRect card = m_sheet->cards().cardRect(a);
            QVERIFY(card.left() >= 0 && card.right() < m_sheet->viewport()->width());
            QVERIFY(card.contains(m_sheet->cards().mapRect(a)));
            QVERIFY(card.contains(m_sheet->cards().starRect(a)));
            for (int b = 0; b < a; ++b)
                QVERIFY(!card.intersects(m_sheet->cards().cardRect(b)));
        }
        QCOMPARE(m_sheet->cards().rowAt(middleOf(m_sheet->cards().cardRect(1))), 1);
    }

    void theCardAtTheTopStaysThereWhenCardsChangeSize()
    {
        m_model->setRows(numberedSeeds(1000));
        m_sheet->verticalScrollBar()->setValue(m_sheet->verticalScrollBar()->maximum() / 2);
        const int top = firstInView();
        m_sheet->setCardWidth(m_sheet->cards().cardWidth() / 2 + 100);
        const int now = firstInView();
        QVERIFY2(std::abs(top - now) <= m_sheet->cards().columns(),
                 qPrintable(QStringLiteral("%1 then %2").arg(top).arg(now)));
    }

    // --- keys ---

    void keysMoveFromCardToCard()
    {
        const int columns = m_sheet->cards().columns();
        key(Qt::Key_Right);
        QCOMPARE(current(), 0);
        key(Qt::Key_Right);
        QCOMPARE(current(), 1);
        key(Qt::Key_Down);
        QCOMPARE(current(), 1 + columns);
        key(Qt::Key_Left);
        QCOMPARE(current(), columns);
        key(Qt::Key_Up);
        QCOMPARE(current(), 0);
        key(Qt::Key_Up);
        QCOMPARE(current(), 0);
        key(Qt::Key_End);
        QCOMPARE(current(), 11);
        QVERIFY(m_sheet->viewport()->rect().contains(m_sheet->cards().cardRect(11)));
        key(Qt::Key_PageUp);
        QVERIFY(current() < 11);
        key(Qt::Key_PageDown);
        QCOMPARE(current(), 11);
        key(Qt::Key_Home);
        QCOMPARE(current(), 0);
        QVERIFY(m_sheet->viewport()->rect().contains(m_sheet->cards().cardRect(0)));
        QCOMPARE(selected(), std::set<int>{0});
    }

    void shiftSelectsOnTheWayAndControlOnlyMoves()
    {
        m_sheet->setCurrentIndex(at(1));
        key(Qt::Key_Right, Qt::ShiftModifier);
        key(Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(selected(), (std::set<int>{1, 2, 3}));
        key(Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(selected(), (std::set<int>{1, 2}));
        key(Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(selected(), (std::set<int>{1, 2}));
        QCOMPARE(current(), 11);
        key(Qt::Key_Space);
        QCOMPARE(selected(), (std::set<int>{1, 2, 11}));
        key(Qt::Key_Space);
        QCOMPARE(selected(), (std::set<int>{1, 2}));
        key(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(selected().size(), std::size_t{12});
    }

    void enterActivatesAndStarKeysStar()
    {
        QSignalSpy activated(m_sheet.get(), &ContactSheet::activated);
        QSignalSpy starred(m_sheet.get(), &ContactSheet::starToggled);
        key(Qt::Key_Return);
        QCOMPARE(activated.count(), 0); // nothing is current yet
        m_sheet->setCurrentIndex(at(2));
        key(Qt::Key_Return);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().toModelIndex(), at(2));
        key(Qt::Key_F);
        key(Qt::Key_Asterisk);
        QCOMPARE(starred.count(), 2);
        QCOMPARE(starred.last().first().toModelIndex(), at(2));
    }

    void keysOnAnEmptySheetDoNothing()
    {
        QSignalSpy activated(m_sheet.get(), &ContactSheet::activated);
        m_model->setRows({});
        for (const int press : {Qt::Key_Down, Qt::Key_End, Qt::Key_PageUp, Qt::Key_Return, Qt::Key_Space,
                                Qt::Key_F, Qt::Key_L, Qt::Key_Plus, Qt::Key_0})
            key(static_cast<Qt::Key>(press));
        key(Qt::Key_Left, Qt::AltModifier);
        key(Qt::Key_A, Qt::ControlModifier);
        m_sheet->grab();
        QCOMPARE(activated.count(), 0);
        QVERIFY(!m_selection->currentIndex().isValid());
    }

    void thePlaceOfTheKeyboardIsTold()
    {
        SeedRow empty;
        m_model->setRows({numberedSeeds(1).front(), empty});
        m_sheet->setCurrentIndex(at(0));
        QVERIFY(m_sheet->accessibleName().contains("0"));
        m_sheet->setCurrentIndex(at(1));
        QVERIFY2(m_sheet->accessibleName().contains("(empty)"), qPrintable(m_sheet->accessibleName()));
    }

    // --- mouse ---

    void clicksSelect()
    {
        click(2);
        QCOMPARE(selected(), std::set<int>{2});
        QCOMPARE(current(), 2);
        click(0, Qt::ControlModifier);
        QCOMPARE(selected(), (std::set<int>{0, 2}));
        click(2, Qt::ControlModifier);
        QCOMPARE(selected(), std::set<int>{0});
        click(0);
        click(3, Qt::ShiftModifier);
        QCOMPARE(selected(), (std::set<int>{0, 1, 2, 3}));
    }

    void aSelectionIsSharedWithOtherViews()
    {
        click(1);
        QVERIFY(m_selection->isSelected(at(1)));
        m_selection->setCurrentIndex(at(3), QItemSelectionModel::ClearAndSelect);
        QCOMPARE(current(), 3);
        QCOMPARE(selected(), std::set<int>{3});
        QVERIFY(m_sheet->accessibleName().contains("3"));
    }

    void aDoubleClickActivates()
    {
        QSignalSpy activated(m_sheet.get(), &ContactSheet::activated);
        QTest::mouseDClick(m_sheet->viewport(), Qt::LeftButton, {}, middleOf(m_sheet->cards().mapRect(1)));
        QCOMPARE(activated.count(), 1);
        QCOMPARE(activated.first().first().toModelIndex(), at(1));
    }

    void aClickOnTheStarStarsAndDoesNotSelect()
    {
        QSignalSpy starred(m_sheet.get(), &ContactSheet::starToggled);
        QTest::mouseClick(m_sheet->viewport(), Qt::LeftButton, {}, middleOf(m_sheet->cards().starRect(1)));
        QCOMPARE(starred.count(), 1);
        QCOMPARE(starred.first().first().toModelIndex(), at(1));
        QVERIFY(selected().empty());
    }

    void theRightButtonAsksForAMenuOfItsCard()
    {
        QSignalSpy asked(m_sheet.get(), &ContactSheet::contextMenuRequested);
        const QPoint place = middleOf(m_sheet->cards().mapRect(2));
        QTest::mousePress(m_sheet->viewport(), Qt::RightButton, {}, place);
        QContextMenuEvent menu(QContextMenuEvent::Mouse, place, m_sheet->viewport()->mapToGlobal(place));
        QApplication::sendEvent(m_sheet->viewport(), &menu);
        QTest::mouseRelease(m_sheet->viewport(), Qt::RightButton, {}, place);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.first().first().toModelIndex(), at(2));
        QCOMPARE(selected(), std::set<int>{2});
    }

    // --- the camera ---

    void draggingOneMapPansAll()
    {
        QSignalSpy changed(&m_sheet->cameras(), &SheetCameras::changed);
        const QPoint from = middleOf(m_sheet->cards().mapRect(1));
        const std::optional<WorldPos> held = cellAt(from);
        drag(from, {40, 24});
        QCOMPARE(cellAt(from + QPoint(40, 24)), held);
        const QPoint sameOnOther = from + QPoint(40, 24) - m_sheet->cards().mapRect(1).topLeft() +
                                   m_sheet->cards().mapRect(0).topLeft();
        QCOMPARE(cellAt(sameOnOther), held);
        QVERIFY(changed.count() > 0);
        QVERIFY(selected().empty());
    }

    void aClickWithAnUnsteadyHandStillSelects()
    {
        const CardCamera before = m_sheet->cameras().shared();
        drag(middleOf(m_sheet->cards().mapRect(1)), {1, 1});
        QVERIFY(m_sheet->cameras().shared() == before);
        QCOMPARE(selected(), std::set<int>{1});
    }

    void aMapLetAloneKeepsItsOwnCamera()
    {
        m_sheet->setCurrentIndex(at(1));
        key(Qt::Key_L);
        QVERIFY(m_sheet->cameras().isAlone(at(1)));
        const CardCamera all = m_sheet->cameras().shared();
        drag(middleOf(m_sheet->cards().mapRect(1)), {50, 0});
        QVERIFY(m_sheet->cameras().shared() == all);
        const CardCamera own = m_sheet->cameras().of(at(1));
        QVERIFY(!(own == all));
        drag(middleOf(m_sheet->cards().mapRect(0)), {0, 30});
        QVERIFY(!(m_sheet->cameras().shared() == all));
        QVERIFY(m_sheet->cameras().of(at(1)) == own);
        m_sheet->setCurrentIndex(at(1));
        key(Qt::Key_Plus);
        QVERIFY(m_sheet->cameras().of(at(1)).zoom.step > own.zoom.step);
        QCOMPARE(m_sheet->cameras().shared().zoom, all.zoom);
        key(Qt::Key_L);
        QVERIFY(m_sheet->cameras().of(at(1)) == m_sheet->cameras().shared());
    }

    void thePinLetsAMapAloneAndBack()
    {
        QSignalSpy alone(&m_sheet->cameras(), &SheetCameras::changed);
        const QPoint pin = middleOf(m_sheet->cards().pinRect(2));
        QTest::mouseClick(m_sheet->viewport(), Qt::LeftButton, {}, pin);
        QVERIFY(m_sheet->cameras().isAlone(at(2)));
        QTest::mouseClick(m_sheet->viewport(), Qt::LeftButton, {}, pin);
        QVERIFY(!m_sheet->cameras().isAlone(at(2)));
        QCOMPARE(alone.count(), 2);
    }

    void theWheelScrollsAndWithControlZoomsAboutThePointer()
    {
        const QPoint pointer = m_sheet->cards().mapRect(1).topLeft() + QPoint(30, 20);
        const std::optional<WorldPos> under = cellAt(pointer);
        const int step = m_sheet->cameras().shared().zoom.step;
        wheel(pointer, 240, Qt::ControlModifier);
        QVERIFY(m_sheet->cameras().shared().zoom.step > step);
        QCOMPARE(cellAt(pointer), under);
        QCOMPARE(m_sheet->verticalScrollBar()->value(), 0);
        const CardCamera camera = m_sheet->cameras().shared();
        wheel(pointer, -240, Qt::NoModifier);
        QVERIFY(m_sheet->verticalScrollBar()->value() > 0);
        QVERIFY(m_sheet->cameras().shared() == camera);
    }

    void keysPanZoomAndGoBack()
    {
        const CardCamera start = m_sheet->cameras().shared();
        key(Qt::Key_Right, Qt::AltModifier);
        key(Qt::Key_Up, Qt::AltModifier);
        QVERIFY(m_sheet->cameras().shared().at.cell.x > start.at.cell.x);
        QVERIFY(m_sheet->cameras().shared().at.cell.y > start.at.cell.y);
        QVERIFY(!m_selection->currentIndex().isValid());
        key(Qt::Key_Plus);
        QVERIFY(m_sheet->cameras().shared().zoom.step > start.zoom.step);
        for (int i = 0; i < 60; ++i)
            key(Qt::Key_Minus);
        QCOMPARE(m_sheet->cameras().shared().zoom.step, Zoom::kSmallest);
        key(Qt::Key_0);
        QCOMPARE(m_sheet->cameras().shared().at.cell, (WorldPos{0, 0}));
        const int width = m_sheet->cards().cardWidth();
        key(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(m_sheet->cards().cardWidth() > width);
    }

    void theCameraStaysInsideTheWorld()
    {
        CardCamera camera = m_sheet->cameras().shared();
        camera.at.cell = {kWorldLimit, -kWorldLimit};
        m_sheet->cameras().setShared(camera.movedBy({1e9, 1e9}));
        QVERIFY(insideWorld(m_sheet->cameras().shared().at.cell));
        settle();
    }

    // --- the maps ---

    void theFrameOfASketchFollowsItsPlace()
    {
        lookFlat();
        settle();
        const QImage without = m_sheet->viewport()->grab().toImage();
        SeedRow row = m_model->row(0);
        row.place = CellRect{{-3, -2}, 7, 5};
        m_model->change(0, row);
        const QImage with = m_sheet->viewport()->grab().toImage();
        QVERIFY(with != without);
        row.place = CellRect{{-2, -2}, 7, 5};
        m_model->change(0, row);
        QVERIFY(m_sheet->viewport()->grab().toImage() != with);
        row.place.reset();
        m_model->change(0, row);
        QCOMPARE(m_sheet->viewport()->grab().toImage(), without);
    }

    void eachMapShowsTheTerrainOfItsSeed()
    {
        lookFlat();
        settle();
        const QImage picture = m_sheet->viewport()->grab().toImage();
        for (const int row : {0, 1, 2})
            compareWithTerrain(picture, row);
    }

    void aPictureMovesWithTheCameraUntilTheNextIsPainted()
    {
        lookFlat();
        settle();
        CardCamera camera = m_sheet->cameras().shared();
        camera.at.cell.x += 5;
        m_sheet->cameras().setShared(camera);
        const QImage picture = m_sheet->viewport()->grab().toImage(); // before anything else can be painted
        compareWithTerrain(picture, 1);
    }

    void aChangeOfZoomShowsTheOldPictureStretched()
    {
        lookFlat();
        settle();
        m_sheet->cameras().zoom({}, 3);
        const QImage picture = m_sheet->viewport()->grab().toImage();
        const QRgb nothing = darkTheme().deepRock.rgb();
        const std::optional<WorldPos> floor = cellOf(0, false);
        QVERIFY(floor.has_value());
        QVERIFY(pixelAt(picture, cellCentre(at(0), *floor)) != nothing);
        settle();
    }

    void sortingKeepsThePictures()
    {
        QSortFilterProxyModel sorted;
        sorted.setSourceModel(m_model.get());
        show(sorted);
        m_sheet->resize(1600, 1200); // all are in view
        lookFlat();
        settle();
        QSignalSpy painted(&m_sheet->contents().thumbnails(), &ThumbnailCache::picturesPainted);
        sorted.sort(0, Qt::DescendingOrder);
        QCOMPARE(sorted.index(0, 0).data().toString(), QStringLiteral("9"));
        const QImage picture = m_sheet->viewport()->grab().toImage();
        const WorldSpec spec = m_model->row(9).spec;
        compareWithTerrain(picture, sorted.index(0, 0), spec);
        sorted.setFilterFixedString("1");
        m_sheet->viewport()->grab();
        QTest::qWait(50);
        QCOMPARE(painted.count(), 0);
        m_sheet.reset();
        m_selection.reset();
    }

    void onlyWhatIsInViewIsPainted()
    {
        settle();
        QSignalSpy painted(&m_sheet->contents().thumbnails(), &ThumbnailCache::picturesPainted);
        std::vector<SeedRow> rows = numberedSeeds(10'000);
        for (SeedRow &row : rows)
            row.spec.seed += "many";
        m_model->setRows(std::move(rows));
        settle();
        QTRY_COMPARE_WITH_TIMEOUT(m_sheet->contents().thumbnails().pendingPictures(), 0, kWait);
        int count = 0;
        for (const QList<QVariant> &call : painted)
            count += call.first().toInt();
        int inView = 0;
        for (int row = 0; m_sheet->cards().cardRect(row).top() < m_sheet->viewport()->height(); ++row)
            ++inView;
        QVERIFY2(count >= inView && count <= inView + 2 * m_sheet->cards().columns(),
                 qPrintable(QStringLiteral("%1 of %2").arg(count).arg(inView)));
    }

    void whatHasScrolledOutOfViewIsNoLongerWanted()
    {
        m_model->setRows(numberedSeeds(10'000));
        const int most = m_sheet->verticalScrollBar()->maximum();
        for (int i = 1; i <= 40; ++i) {
            m_sheet->verticalScrollBar()->setValue(most / 40 * i);
            m_sheet->viewport()->repaint();
        }
        QApplication::processEvents();
        QVERIFY2(m_sheet->contents().thumbnails().pendingPictures() < 100,
                 qPrintable(QString::number(m_sheet->contents().thumbnails().pendingPictures())));
        settle();
    }

    void theThreadsEndWithTheLastSheetThoughMapsAreBeingPainted()
    {
        m_sheet->cameras().zoom({}, -1);
        m_sheet->grab();
        QVERIFY(m_sheet->contents().thumbnails().pendingPictures() > 0);
        const std::weak_ptr<QThreadPool> threads = holdWorkerThreads();
        QVERIFY(!threads.expired());
        m_sheet.reset();
        QVERIFY(threads.expired());
    }

    void aWorldThatCannotBeMadeSaysWhy()
    {
        std::vector<SeedRow> rows = numberedSeeds(2);
        rows[1].spec.settings.iterations = 999;
        m_model->setRows(std::move(rows));
        const QImage before = m_sheet->viewport()->grab(m_sheet->cards().mapRect(1)).toImage();
        settle();
        QVERIFY(m_sheet->viewport()->grab(m_sheet->cards().mapRect(1)).toImage() != before);
        const QPoint place = middleOf(m_sheet->cards().mapRect(1));
        QHelpEvent help(QEvent::ToolTip, place, m_sheet->viewport()->mapToGlobal(place));
        QApplication::sendEvent(m_sheet->viewport(), &help);
        QVERIFY2(QToolTip::text().contains("caves.iterations"), qPrintable(QToolTip::text()));
        QTRY_COMPARE(m_sheet->contents().thumbnails().pendingPictures(), 0);
    }

    void thingsCanBeLeftOut()
    {
        settle();
        const QImage with = m_sheet->viewport()->grab().toImage();
        m_sheet->setThingsShown(false);
        m_sheet->viewport()->repaint();
        settle();
        QVERIFY(m_sheet->viewport()->grab().toImage() != with);
    }

    void changesOfTheModelShow()
    {
        settle();
        const QImage before = m_sheet->viewport()->grab(m_sheet->cards().starRect(1)).toImage();
        SeedRow row = m_model->row(1);
        row.starred = true;
        m_model->change(1, row);
        QVERIFY(m_sheet->viewport()->grab(m_sheet->cards().starRect(1)).toImage() != before);
        SeedRow more;
        more.spec.seed = "more";
        m_model->append(more);
        key(Qt::Key_End);
        QCOMPARE(current(), 12);
        m_model->setRows({});
        QVERIFY(m_sheet->cards().rowAt({50, 50}) < 0);
        QCOMPARE(pixelAt(m_sheet->viewport()->grab().toImage(), {50, 50}), darkTheme().background.rgb());
    }

    void onlyChangesInViewArePainted()
    {
        m_model->setRows(numberedSeeds(1000));
        settle();
        QTRY_COMPARE_WITH_TIMEOUT(m_sheet->contents().thumbnails().pendingPictures(), 0, kWait);
        m_sheet->viewport()->repaint();
        QCoreApplication::processEvents();
        PaintCounter paints(*m_sheet->viewport());
        SeedRow row = m_model->row(900);
        row.facts = {QStringLiteral("Chests 77")};
        m_model->change(900, row);
        m_model->change(1, m_model->row(1)); // to what it is
        SeedRow more;
        more.spec.seed = "more";
        m_model->append(more);
        QCoreApplication::processEvents();
        QCOMPARE(paints.count, 0);
        m_model->change(1, row);
        QTRY_COMPARE(paints.count, 1);
        key(Qt::Key_End); // down there are the new ones
        QCOMPARE(current(), 1000);
        QVERIFY(m_sheet->contents().textsOf(900).facts == row.facts);
    }

    void themesChange()
    {
        settle();
        useTheme(lightTheme());
        m_sheet->viewport()->repaint();
        settle();
        const QImage picture = m_sheet->viewport()->grab().toImage();
        QCOMPARE(pixelAt(picture, {2, 2}), lightTheme().background.rgb());
    }

    // --- pictures for files ---

    void theSheetAsOnePictureShowsEveryCard()
    {
        lookFlat();
        const SheetRequest request = m_sheet->sheetRequest({}, 5);
        QCOMPARE(request.cards.size(), std::size_t{12});
        double last = 0;
        const Result<QImage> picture = renderSheet(request, [&last](double done) {
            const bool forward = done >= last;
            last = done;
            return forward;
        });
        QVERIFY(picture.ok());
        QCOMPARE(last, 1.0);
        const PictureSize size = sheetSize(request);
        QCOMPARE(picture->width(), static_cast<int>(size.width));
        QCOMPARE(picture->height(), static_cast<int>(size.height));
        // The first card looks as it does on the screen.
        settle();
        const QImage screen = m_sheet->viewport()->grab().toImage();
        const QPoint inside =
            (QPointF(m_sheet->cards().mapRect(0).topLeft()) * screen.devicePixelRatio()).toPoint();
        for (const QPoint at : {QPoint(20, 20), QPoint(70, 40), QPoint(110, 60)})
            QCOMPARE(picture->pixel(inside + at), screen.pixel(inside + at));
    }

    void picturesThatAreTooLargeOrStoppedAreErrors()
    {
        SheetRequest request = m_sheet->sheetRequest({at(0)}, 1);
        request.cards.resize(2000, request.cards.front());
        const Result<QImage> large = renderSheet(request, {});
        QVERIFY(!large.ok());
        QVERIFY2(large.error().text().find("16384") != std::string::npos, large.error().text().c_str());
        request.cards.resize(3);
        QVERIFY(!renderSheet(request, [](double) { return false; }).ok());
        request.cards.clear();
        QVERIFY(!renderSheet(request, {}).ok());
    }

    void oneMapAsAPictureOfAnySize_data()
    {
        QTest::addColumn<int>("zoom");
        QTest::addColumn<QSize>("size");
        QTest::newRow("flat") << 4 << QSize(601, 399);
        QTest::newRow("one pixel a cell") << 1 << QSize(300, 700);
        QTest::newRow("cells share pixels") << -2 << QSize(123, 45);
        QTest::newRow("figures") << 16 << QSize(1, 1);
    }
    void oneMapAsAPictureOfAnySize()
    {
        QFETCH(int, zoom);
        QFETCH(QSize, size);
        MapPictureRequest request;
        request.spec = m_model->row(3).spec;
        request.camera.zoom = {zoom};
        request.size = size;
        request.theme = darkTheme();
        const Result<QImage> picture = renderMapPicture(request, {});
        QVERIFY(picture.ok());
        QCOMPARE(picture->size(), size);
        QVERIFY(picture->pixel(0, 0) != darkTheme().background.rgb());
        QVERIFY(picture->pixel(size.width() - 1, size.height() - 1) != darkTheme().background.rgb());
    }

    void aMapThatCannotBeDrawnIsAnError()
    {
        MapPictureRequest request;
        request.theme = darkTheme();
        request.size = {20000, 10};
        QVERIFY(!renderMapPicture(request, {}).ok());
        request.size = {0, 10};
        QVERIFY(!renderMapPicture(request, {}).ok());
        request.size = {1000, 1000};
        QVERIFY(!renderMapPicture(request, [](double) { return false; }).ok());
        request.spec.settings.iterations = 999;
        const Result<QImage> bad = renderMapPicture(request, {});
        QVERIFY(!bad.ok());
        QVERIFY(bad.error().text().find("iterations") != std::string::npos);
    }

private:
    void show(QAbstractItemModel &rows)
    {
        m_sheet.reset();
        m_selection = std::make_unique<QItemSelectionModel>(&rows);
        m_sheet = std::make_unique<ContactSheet>(rows, *m_selection);
        m_sheet->resize(800, 600);
        m_sheet->show();
        m_sheet->activateWindow();
        m_sheet->setFocus();
        QVERIFY(QTest::qWaitForWindowExposed(m_sheet.get(), cave::test::kPatience));
    }

    /// Where cells are on a row's map, in device pixels from its corner.
    [[nodiscard]] MapProjection projection(const QModelIndex &index) const
    {
        const CardFace &face = m_sheet->cards().face();
        return cardProjection(m_sheet->cameras().of(index), face.mapPixels(), face.ratio());
    }

    /// The cell under a place on a map.
    [[nodiscard]] std::optional<WorldPos> cellAt(QPoint position) const
    {
        const int row = m_sheet->cards().rowAt(position);
        const QRect map = m_sheet->cards().mapRect(row);
        if (!map.contains(position))
            return std::nullopt;
        const MapProjection on = projection(at(row));
        const QPointF device = QPointF(position - map.topLeft()) * m_sheet->cards().face().ratio();
        return WorldPos{
            on.cell.x + static_cast<std::int64_t>(std::floor((device.x() - on.corner.x()) / on.scale)),
            on.cell.y + static_cast<std::int64_t>(std::floor((on.corner.y() - device.y()) / on.scale))};
    }

    /// The middle of a cell on a card's map, which may be outside the map.
    [[nodiscard]] QPointF cellCentre(const QModelIndex &index, WorldPos cell) const
    {
        return m_sheet->cards().mapRect(index.row()).topLeft() +
               projection(index).centre(cell) / m_sheet->cards().face().ratio();
    }

    [[nodiscard]] QModelIndex at(int row) const { return m_model->index(row, 0); }
    [[nodiscard]] int current() const { return m_selection->currentIndex().row(); }

    [[nodiscard]] std::set<int> selected() const
    {
        std::set<int> rows;
        for (const QModelIndex &index : m_selection->selectedRows())
            rows.insert(index.row());
        return rows;
    }

    [[nodiscard]] int firstInView() const
    {
        for (int y = 0; y < 200; ++y) {
            if (const int row = m_sheet->cards().rowAt({30, y}); row >= 0)
                return row;
        }
        return -1;
    }

    void key(Qt::Key press, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_sheet.get(), press, modifiers);
    }

    void click(int row, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(m_sheet->viewport(), Qt::LeftButton, modifiers,
                          middleOf(m_sheet->cards().mapRect(row)));
    }

    void drag(QPoint from, QPoint way)
    {
        QTest::mousePress(m_sheet->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_sheet->viewport(), from + way / 2);
        QTest::mouseMove(m_sheet->viewport(), from + way);
        QTest::mouseRelease(m_sheet->viewport(), Qt::LeftButton, {}, from + way);
    }

    void wheel(QPoint at, int turn, Qt::KeyboardModifiers modifiers)
    {
        QWheelEvent event(at, m_sheet->viewport()->mapToGlobal(at), {}, {0, turn}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_sheet->viewport(), &event);
    }

    void lookFlat()
    {
        CardCamera camera;
        camera.zoom = {kFlatZoom};
        m_sheet->setThingsShown(false);
        m_sheet->cameras().setShared(camera);
    }

    void settle()
    {
        m_sheet->viewport()->update();
        QTRY_VERIFY_WITH_TIMEOUT(m_sheet->contents().isSettled(), kWait);
    }

    /// Away from the middle, where the player's mark is: the first cell that is rock, or that is not.
    [[nodiscard]] std::optional<WorldPos> cellOf(int row, bool rock) const
    {
        WorldMap map(makeRegionSource(m_model->row(row).spec).value());
        for (std::int64_t x = 6; x < 20; ++x) {
            if (map.isRock({x, 8}) == rock)
                return WorldPos{x, 8};
        }
        return std::nullopt;
    }

    void compareWithTerrain(const QImage &picture, int row)
    {
        compareWithTerrain(picture, at(row), m_model->row(row).spec);
    }

    /// Floor has the floor's colour at flat zoom and rock has not, in every third cell of a band.
    void compareWithTerrain(const QImage &picture, const QModelIndex &index, const WorldSpec &spec)
    {
        WorldMap map(makeRegionSource(spec).value());
        const QRgb floor = flatColours(Tone::Lit, darkTheme()).floor;
        const QRect inner = m_sheet->cards().mapRect(index.row()).adjusted(30, 30, -30, -30);
        int rock = 0;
        int compared = 0;
        for (std::int64_t y = -12; y <= 12; y += 3) {
            for (std::int64_t x = -24; x <= 24; x += 3) {
                const QPointF place = cellCentre(index, {x, y});
                if (!inner.contains(place.toPoint()) || (std::abs(x) < 9 && std::abs(y) < 9))
                    continue; // the player's mark may be near the origin
                const bool isRock = map.isRock({x, y});
                rock += isRock ? 1 : 0;
                ++compared;
                QVERIFY2((pixelAt(picture, place) == floor) != isRock,
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            }
        }
        QVERIFY(compared > 20 && rock > 0 && rock < compared);
    }

    std::unique_ptr<SeedRows> m_model;
    std::unique_ptr<QItemSelectionModel> m_selection;
    std::unique_ptr<ContactSheet> m_sheet;
};

namespace {

/// Worlds of one generator, alike but for their seeds.
std::vector<SeedRow> boundedSeeds(int count, GeneratorKind kind)
{
    std::vector<SeedRow> rows = numberedSeeds(count);
    for (SeedRow &row : rows) {
        row.spec.generator.kind = kind;
        row.spec.settings = defaultSettings(kind);
    }
    return rows;
}

} // namespace

void TestContactSheet::showsAllOfALevelAndGoesFromFloorToFloor()
{
    m_model->setRows(boundedSeeds(6, GeneratorKind::Dungeon));
    const QModelIndex card = m_model->index(2);
    const std::vector<CellRect> areas = levelAreas(m_model->row(2).spec);
    for (int floor = 1; floor <= 5; ++floor) {
        m_sheet->cameras().setFloor(floor);
        const CellRect &area = areas[static_cast<std::size_t>(floor - 1)];
        const QRectF map = m_sheet->cards().mapRect(card.row());
        const WorldPos last{area.origin.x + area.width - 1, area.origin.y + area.height - 1};
        QVERIFY(map.contains(cellCentre(card, area.origin)));
        QVERIFY(map.contains(cellCentre(card, last)));
        QTRY_VERIFY_WITH_TIMEOUT(m_sheet->contents().isSettled(), kWait);
    }
    m_model->setRows(boundedSeeds(6, GeneratorKind::Cavern));
    const QRectF map = m_sheet->cards().mapRect(0);
    QVERIFY(map.contains(cellCentre(m_model->index(0), {0, 0})));
    QVERIFY(map.contains(cellCentre(m_model->index(0), {89, 30})));
}

void TestContactSheet::zoomsAllMapsOfALevelTogetherUntilAnotherIsShown()
{
    m_model->setRows(boundedSeeds(6, GeneratorKind::Dungeon));
    m_sheet->cameras().setFloor(5);
    const CardCamera whole = m_sheet->cameras().of(m_model->index(0));
    m_sheet->setCurrentIndex(m_model->index(0));
    QTest::keyClick(m_sheet.get(), Qt::Key_Plus);
    QVERIFY(m_sheet->cameras().of(m_model->index(0)).zoom.scale() > whole.zoom.scale());
    QCOMPARE(m_sheet->cameras().of(m_model->index(1)), m_sheet->cameras().of(m_model->index(0)));
    QTest::keyClick(m_sheet.get(), Qt::Key_0);
    QCOMPARE(m_sheet->cameras().of(m_model->index(1)), whole);
    QTest::keyClick(m_sheet.get(), Qt::Key_Plus);
    m_sheet->cameras().setFloor(4);
    m_sheet->cameras().setFloor(5);
    QCOMPARE(m_sheet->cameras().of(m_model->index(1)), whole);
}

void TestContactSheet::showsAllOfAMapOfRoomsAndMarksWhereItBeginsAndEnds()
{
    m_model->setRows(boundedSeeds(4, GeneratorKind::Rooms));
    m_sheet->setCardWidth(CardFace::kWidest);
    const QModelIndex card = m_model->index(0);
    const std::vector<CellRect> rooms = levelAreas(m_model->row(0).spec);
    const QRectF map = m_sheet->cards().mapRect(card.row());
    for (const CellRect &room : rooms) {
        const WorldPos last{room.origin.x + room.width - 1, room.origin.y + room.height - 1};
        QVERIFY(map.contains(cellCentre(card, room.origin)));
        QVERIFY(map.contains(cellCentre(card, last)));
    }
    QTRY_VERIFY_WITH_TIMEOUT(m_sheet->contents().isSettled(), kWait);
    const QImage shown = m_sheet->viewport()->grab().toImage();
    const auto marked = [&](const CellRect &room, const QColor &colour) {
        const QPointF corner = cellCentre(card, {room.origin.x, room.origin.y + room.height - 1});
        for (int y = -2; y <= 2; ++y) {
            for (int x = -2; x <= 2; ++x) {
                if (QColor(pixelAt(shown, corner + QPointF(x, y))) == colour)
                    return true;
            }
        }
        return false;
    };
    QVERIFY(marked(rooms.front(), darkTheme().good));
    QVERIFY(marked(rooms.back(), darkTheme().danger));
    QVERIFY(!marked(rooms[1], darkTheme().good) && !marked(rooms[1], darkTheme().danger));
}

void TestContactSheet::settingsThatMakeNoWorldHaveACardToo()
{
    std::vector<SeedRow> rows = boundedSeeds(2, GeneratorKind::Rooms);
    rows.front().spec.settings.roomColumns = 1;
    rows.front().spec.settings.roomRows = 1;
    m_model->setRows(rows);
    QTRY_VERIFY_WITH_TIMEOUT(m_sheet->contents().isSettled(), kWait);
    QVERIFY(m_sheet->cards().cardRect(0).isValid());
}

CAVE_WIDGET_TEST(TestContactSheet)
#include "tst_contact_sheet.moc"
