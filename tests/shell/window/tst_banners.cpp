// SPDX-License-Identifier: MIT
#include "app/common/banner.h"
#include "app/shell/main_window.h"

#include <QHash>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTimer>
#include <QWindow>

#include "tests/shell/played_shell.h"

using namespace cave;

namespace {

/// Where the messages of the window are, whatever page is shown.
class TestBanners : public QObject {
    Q_OBJECT

    static QRect inWindow(const QWidget &widget)
    {
        return {widget.mapTo(widget.window(), QPoint()), widget.size()};
    }

    static void showPlace(PlayedShell &shell, const QString &place)
    {
        static const QHash<QString, Qt::Key> kKeys{
            {"seeds", Qt::Key_2}, {"inspect", Qt::Key_3}, {"edit", Qt::Key_4}};
        MainWindow &window = shell.window();
        if (place == "start")
            window.play().showStart();
        else if (place == "new world")
            QTest::keyClick(&window, Qt::Key_N, Qt::ControlModifier);
        else if (place == "level")
            window.bench().editLevel(shell.worlds() / "yard.csv");
        else
            QTest::keyClick(&window, kKeys.value(place), Qt::ControlModifier);
    }

    static void checkBanner(MainWindow &window, const QString &place)
    {
        const QWidget *pages = window.startPage()->parentWidget();
        const QSize size = window.size();
        QTest::qWait(0);
        const QRect before = inWindow(*pages);
        Banner &banner = *window.banner();
        banner.report(Banner::Kind::Warning,
                      QString("A text of some lines with a/long/path/that/ends/in/") + QString(90, 'x'),
                      {{"First of the answers", [] {}}, {"Another", [] {}}});
        QTRY_VERIFY2(inWindow(*pages).top() == inWindow(banner).bottom() + 1, qPrintable(place));
        QCOMPARE(inWindow(banner).topLeft(), before.topLeft());
        QCOMPARE(banner.width(), before.width());
        QCOMPARE(inWindow(*pages).bottom(), before.bottom());
        QCOMPARE(window.size(), size); // it needs room, but doesn't make the window larger
        QVERIFY2(banner.height() >= banner.heightForWidth(banner.width()), qPrintable(place));
        for (const auto *button : banner.findChildren<QPushButton *>("banner.action"))
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(place));
        banner.dismiss();
        QTRY_COMPARE(inWindow(*pages), before);
    }

private slots:
    void aBannerPushesEachPageDown_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(640, 480);
        QTest::newRow("usual") << QSize(1280, 800);
    }
    void aBannerPushesEachPageDown()
    {
        QFETCH(QSize, size);
        PlayedShell shell;
        const auto world = shell.addWorld("World", "quiet 31");
        shell.addFile("yard.csv", "TopDownLevel,yard,10,8\nPlayerStartLocation,1,1\n");
        MainWindow &window = shell.open();
        shell.play(world);
        window.resize(size);
        checkBanner(window, "play");
        for (const QString place : {"start", "new world", "seeds", "inspect", "edit", "level"}) {
            showPlace(shell, place);
            checkBanner(window, place);
        }
    }

    void aBannerIsLegibleInASmallWindowWithLargeLetters()
    {
        PlayedShell shell;
        QSettings().setValue("look/textSize", 200);
        MainWindow &window = shell.open();
        window.resize(640, 480);
        Banner &banner = *window.banner();
        const QString text = QString("It has many words. ").repeated(30);
        banner.report(Banner::Kind::Error, text,
                      {{"Set it aside, begin a new one", [] {}}, {"Close without saving", [] {}}});
        const auto *area = banner.findChild<QScrollArea *>();
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0); // the rest can be reached
        QVERIFY(area->width() > banner.width() / 2);
        for (const auto *button : banner.findChildren<QPushButton *>("banner.action")) {
            QVERIFY(button->width() >= button->minimumSizeHint().width());
            QVERIFY(banner.rect().contains(button->geometry()));
            QVERIFY(button->geometry().top() > area->geometry().bottom());
        }
        banner.report(Banner::Kind::Error, "A few words.");
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    }

    /// The page would move under a stroke.
    void aNoteStaysWhileAMouseButtonIsHeld()
    {
        PlayedShell shell;
        MainWindow &window = shell.open();
        Banner &banner = *window.banner();
        banner.report(Banner::Kind::Note, "Saved.");
        const QPoint point(20, window.height() - 20);
        QTest::mousePress(window.windowHandle(), Qt::LeftButton, {}, point);
        auto *leave = banner.findChild<QTimer *>();
        QSignalSpy over(leave, &QTimer::timeout);
        leave->start(0); // instead of waiting for it
        QTRY_COMPARE(over.count(), 1);
        QVERIFY(banner.isVisible());
        QTest::mouseRelease(window.windowHandle(), Qt::LeftButton, {}, point);
        leave->start(0);
        QTRY_VERIFY(banner.isHidden());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestBanners)
#include "tst_banners.moc"
