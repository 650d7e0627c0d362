// SPDX-License-Identifier: MIT
// Maps that Inspect and Edit write for other programs, through the whole window.

#include "app/common/data_folders.h"
#include "app/workbench/worlds/export_dialog.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/io/world_file/world_file.h"
#include "editor/document/world_document.h"
#include "editor/view/map/map_view.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPointer>
#include <QProgressDialog>
#include <QSpinBox>
#include <QTimer>

#include "tests/shell/bench_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

class TestWorkbenchExports : public QObject {
    Q_OBJECT

private slots:
    void aMapIsExportedForOtherPrograms_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("picture") << 0 << "map.png" << QByteArray("\x89PNG");
        QTest::newRow("tmx") << 1 << "map.tmx" << QByteArray("<?xml");
        QTest::newRow("tmj") << 2 << "map.tmj" << QByteArray("{");
        QTest::newRow("text") << 3 << "map.txt" << QByteArray("area ");
        QTest::newRow("json") << 4 << "map.json" << QByteArray("{");
    }
    void aMapIsExportedForOtherPrograms()
    {
        QFETCH(int, format);
        QFETCH(QString, file);
        QFETCH(QByteArray, begins);
        BenchFixture shell;
        const auto path = shell.addWorld("Exported");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Exported"));
        shell.find<QAction>("bench.export")->trigger();
        auto *dialog = shell.bench().findChild<ExportDialog *>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        dialog->findChild<QComboBox *>("export.format")->setCurrentIndex(format);
        const QString target = fromPath(shell.worlds() / toPath(file));
        dialog->writeTo(target);
        QVERIFY(cave::test::waitFor([&] { return QFile::exists(target) && !shell.bannerText().isEmpty(); }));
        QFile written(target);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY2(written.peek(8).startsWith(begins), written.peek(40).constData());
    }

    void noExportReplacesAWorldOrAnotherPicture()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Exported");
        const auto other = shell.addWorld("Other");
        shell.addFile("map-tiles.png", "a picture of mine");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Exported"));
        shell.find<QAction>("bench.export")->trigger();
        auto *dialog = shell.bench().findChild<ExportDialog *>();
        QVERIFY(dialog != nullptr);
        const auto *note = dialog->findChild<QLabel *>("export.note");
        auto *format = dialog->findChild<QComboBox *>("export.format");
        for (int i = 0; i < format->count(); ++i) {
            format->setCurrentIndex(i);
            for (const std::filesystem::path &world : {path, other}) {
                dialog->writeTo(fromPath(world));
                QVERIFY2(note->text().contains("never overwritten"), qPrintable(note->text()));
                QVERIFY(WorldFile::summary(world).ok());
            }
        }
        format->setCurrentIndex(1);
        dialog->writeTo(fromPath(shell.worlds() / "map.tmx"));
        QTRY_VERIFY_WITH_TIMEOUT(note->text().contains("map-tiles.png"), 30'000);
        QFile picture(fromPath(shell.worlds() / "map-tiles.png"));
        QVERIFY(picture.open(QIODevice::ReadOnly));
        QCOMPARE(picture.readAll(), QByteArray("a picture of mine"));
    }

    void anExportIsNotAskedAboutOnceItsWorldIsGone()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Exported");
        shell.addFile("broken.cave", QByteArray(5000, 'x'));
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Exported"));
        shell.find<QAction>("bench.export")->trigger();
        const QPointer<ExportDialog> dialog = shell.bench().findChild<ExportDialog *>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        shell.bench().openPath(shell.worlds() / "broken.cave");
        QTRY_VERIFY(shell.document() == nullptr);
        QTRY_VERIFY(dialog == nullptr);
    }

    void anExportGoesOnElsewhereAndCanBeStopped()
    {
        BenchFixture shell;
        const auto path = shell.addWorld("Large");
        shell.open();
        shell.window().bench().inspect(path);
        QVERIFY(shell.waitForWorld("Large"));
        shell.map().setZoom(Zoom{1});
        shell.find<QAction>("bench.export")->trigger();
        auto *dialog = shell.bench().findChild<ExportDialog *>();
        QVERIFY(dialog != nullptr);
        dialog->findChild<QComboBox *>("export.area")->setCurrentIndex(0);
        dialog->findChild<QSpinBox *>("export.scale")->setValue(4);
        const QString target = fromPath(shell.worlds() / "map.png");
        dialog->writeTo(target);
        auto *progress = dialog->findChild<QProgressDialog *>("jobProgress");
        QVERIFY(progress != nullptr);
        emit progress->canceled(); // what its button does
        bool turned = false;
        QTimer::singleShot(0, dialog, [&turned] { turned = true; });
        QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<QProgressDialog *>("jobProgress") == nullptr, 30'000);
        QVERIFY(turned);
        QVERIFY(dialog->isVisible());
        QVERIFY2(dialog->findChild<QLabel *>("export.note")->text().contains("Cancelled"),
                 qPrintable(dialog->findChild<QLabel *>("export.note")->text()));
        QVERIFY(!QFile::exists(target));
        // And again, to the end.
        dialog->findChild<QSpinBox *>("export.scale")->setValue(1);
        dialog->writeTo(target);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(target), 30'000);
    }
};

} // namespace

CAVE_WIDGET_TEST(TestWorkbenchExports)
#include "tst_workbench_exports.moc"
