// SPDX-License-Identifier: MIT
// What a contact sheet paints, on the screen and to pictures.
#include "editor/document/wanted_work.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QToolTip>

#include "tests/seeds/sheet_fixture.h"

using namespace cave;
using namespace cave::test;

class TestSheetPictures : public QObject, SheetFixture {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

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

    void whereCellsAreTooSmallForThingsATintShowsWhereManyAre()
    {
        m_sheet->cameras().zoom({}, -6); // far enough on any screen
        m_sheet->viewport()->repaint();
        settle();
        const QImage with = m_sheet->viewport()->grab(m_sheet->cards().mapRect(0)).toImage();
        m_sheet->setThingsShown(false);
        m_sheet->viewport()->repaint();
        settle();
        const QImage without = m_sheet->viewport()->grab(m_sheet->cards().mapRect(0)).toImage();
        int tinted = 0;
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x)
                tinted += with.pixel(x, y) != without.pixel(x, y) ? 1 : 0;
        }
        QVERIFY2(tinted > with.width() * with.height() / 20, qPrintable(QString::number(tinted)));
        m_sheet->setThingsShown(true);
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
};

CAVE_WIDGET_TEST(TestSheetPictures)

#include "tst_sheet_pictures.moc"
