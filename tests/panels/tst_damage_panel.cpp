// SPDX-License-Identifier: MIT
#include "editor/panels/regions/damage_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include "tests/panels/panel_fixture.h"
#include "tests/support/played_file.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

struct ShownDamage : Shown<DamagePanel> {
    explicit ShownDamage(WorldDocument &document)
    {
        panel.setDocument(&document);
        if (!cave::test::waitFor([this] { return !text("damage.readable").isEmpty(); }))
            qFatal("the damaged region is not read");
    }

    [[nodiscard]] QTreeWidget *list() const { return find<QTreeWidget>("damage.list"); }
    [[nodiscard]] QImage picture(const char *name) const
    {
        return find<QLabel>(name)->pixmap(Qt::ReturnByValue).toImage();
    }
};

class TestDamagePanel : public QObject {
    Q_OBJECT

private slots:
    void aSoundWorldSaysSo()
    {
        Shown<DamagePanel> shown;
        QVERIFY(shown.emptyText().contains("Open a world"));
        const EventfulFile file;
        const auto document = file.read();
        shown.panel.setDocument(document.get());
        QVERIFY(shown.emptyText().contains("readable"));
        QVERIFY(shown.panel.layer().legend.isEmpty());
    }

    void damageOutsideOfRegionsIsNamed()
    {
        const EventfulFile file;
        file.execute("DROP TABLE bookmarks");
        const auto document = file.read();
        QVERIFY(!document->notices().empty());
        Shown<DamagePanel> shown;
        shown.panel.setDocument(document.get());
        QVERIFY2(!shown.emptyText().contains("No damage"), qPrintable(shown.emptyText()));
        QVERIFY2(shown.emptyText().contains("bookmark"), qPrintable(shown.emptyText()));
    }

    void aDamagedRegionIsListedWithWhatIsWrong()
    {
        const EventfulFile file;
        file.damage();
        const auto document = file.read();
        const ShownDamage f(*document);
        QCOMPARE(f.list()->topLevelItemCount(), 1);
        QCOMPARE(f.list()->topLevelItem(0)->text(0), QString("1, 0"));
        QCOMPARE(f.list()->topLevelItem(0)->text(1), QString("Damaged"));
        QVERIFY(f.text("damage.problem").contains("checksum"));
        // Only the last byte is missing, so what it was made of can be read.
        QVERIFY(f.text("damage.readable").contains("explored: 4"));
        QVERIFY(!f.panel.layer().legend.isEmpty());
    }

    void aRegionThatIsRestoredFromTheLogSaysSo()
    {
        const PlayedFile file(GeneratorKind::Caves, 1);
        {
            Result<Database> database = Database::open(file.path(), Database::Mode::ReadWrite);
            QVERIFY(database && database->execute("UPDATE regions SET payload = x'02FFFF'"));
        }
        const auto document = file.read();
        const ShownDamage f(*document);
        QVERIFY(f.list()->topLevelItemCount() > 0);
        QVERIFY2(f.text("damage.problem").contains("restored from the log"),
                 qPrintable(f.text("damage.problem")));
        QVERIFY(!f.find<QLabel>("damage.elsewhere")->isVisible());
    }

    void whatTheSeedMakesIsShownBesideWhatCanBeRead()
    {
        const EventfulFile file;
        file.damage();
        const auto document = file.read();
        const ShownDamage f(*document);
        const QImage seed = f.picture("damage.seedPicture");
        const QImage read = f.picture("damage.filePicture");
        QVERIFY(!seed.isNull());
        QCOMPARE(read.size(), seed.size());
        // Four cells in the south-west were explored; the north-east corner is dark.
        QCOMPARE(read.pixelColor(read.width() - 2, 2), darkTheme().background);
        QVERIFY(read != seed);
        QVERIFY(read.copy(0, read.height() / 2, read.width() / 2, read.height() / 2) !=
                read.copy(read.width() / 2, 0, read.width() / 2, read.height() / 2));
    }

    void theBytesCanBeAskedFor()
    {
        const EventfulFile file;
        file.damage();
        const auto document = file.read();
        ShownDamage f(*document);
        QSignalSpy asked(&f.panel, &DamagePanel::bytesRequested);
        f.click("damage.bytes");
        QCOMPARE(asked.count(), 1);
        QVERIFY(asked[0][0].value<RegionPos>() == (RegionPos{1, 0}));
        QCOMPARE(asked[0][1].toBool(), false);
    }

    void aWorldThatIsOnlyLookedAtCannotBeRepaired()
    {
        const EventfulFile file;
        file.damage();
        const auto document = file.read();
        const ShownDamage f(*document);
        QVERIFY(!f.find<QPushButton>("damage.repair")->isEnabled());
        QVERIFY(f.text("damage.reason").contains("Read-only"));
    }

    void repairingIsAskedAboutFirst()
    {
        const EventfulFile file;
        file.damage();
        const auto document = file.open();
        ShownDamage f(*document);
        QCOMPARE(f.list()->topLevelItem(0)->text(1), QString("Quarantined"));
        f.click("damage.repair");
        QVERIFY(f.find<QLabel>("damage.question")->isVisible());
        QVERIFY(f.text("damage.question").contains("1, 0"));
        f.click("damage.no");
        QVERIFY(!f.find<QLabel>("damage.question")->isVisible());
        QCOMPARE(f.list()->topLevelItemCount(), 1);
        f.click("damage.repair");
        f.click("damage.yes");
        QVERIFY(f.emptyText().contains("readable"));
        const Result<std::vector<StoredRegion>> rows = readStoredRegions(file.path());
        QCOMPARE(rows->size(), std::size_t{2}); // with what could be read of the damaged one
        for (const StoredRegion &row : *rows)
            QVERIFY(!row.quarantined && row.problem.empty());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestDamagePanel)
#include "tst_damage_panel.moc"
