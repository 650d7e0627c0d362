// SPDX-License-Identifier: MIT
#include "editor/panels/regions/hex_view.h"
#include "editor/panels/regions/region_panels.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QTabBar>
#include <QToolButton>
#include <QTreeWidget>

#include <numeric>

#include "tests/panels/panel_fixture.h"
#include "tests/support/widget_test.h"

using namespace cave;

namespace {

struct ShownRaw : Shown<RawPanel> {
    [[nodiscard]] HexView *hex() const { return find<HexView>("raw.hex"); }
    [[nodiscard]] QTreeWidget *sections() const { return find<QTreeWidget>("raw.sections"); }
};

std::vector<std::uint8_t> counting(std::size_t count)
{
    std::vector<std::uint8_t> bytes(count);
    std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
    return bytes;
}

class TestRawPanel : public QObject {
    Q_OBJECT

private slots:
    void whatHasNoBytesSaysSo()
    {
        ShownRaw f;
        QVERIFY(f.emptyText().contains("Open a world"));
        const auto seed = documentInMemory(eventfulWorld());
        f.panel.setDocument(seed.get());
        QVERIFY(f.emptyText().contains("has no file"));
        const EventfulFile file;
        const auto document = file.read();
        f.panel.setDocument(document.get());
        QVERIFY(f.emptyText().contains("Choose a region"));
        f.panel.showRegion({7, 7});
        QTRY_VERIFY(f.emptyText().contains("Region 7, 7 is not stored"));
    }

    void theBytesOfARegionAreShownWithTheirFigures()
    {
        const EventfulFile file;
        const auto document = file.read();
        ShownRaw f;
        f.panel.setDocument(document.get());
        f.panel.showRegion({0, 0});
        QTRY_VERIFY(f.emptyText().isEmpty());
        const Result<RawRegion> raw = readRawRegion(file.path(), 0, {0, 0}, false);
        QVERIFY(raw.ok());
        QVERIFY(!f.find<QLabel>("raw.problem")->isVisible());
        QVERIFY(f.text("raw.size").contains(QLocale().toString(qlonglong(raw->row.contentBytes))));
        QVERIFY(f.text("raw.checksum").endsWith("as stored"));
        QCOMPARE(f.sections()->topLevelItemCount(), static_cast<int>(raw->sections.size()));
        QVERIFY(f.hex()->bytes() == raw->payload);
        QTest::keyClick(f.find<QTabBar>("raw.which"), Qt::Key_Right);
        QVERIFY(f.hex()->bytes() == raw->content);
    }

    void choosingASectionHighlightsItsBytes()
    {
        const EventfulFile file;
        const auto document = file.read();
        ShownRaw f;
        f.panel.setDocument(document.get());
        f.panel.showRegion({0, 0});
        QTRY_VERIFY(f.emptyText().isEmpty());
        const Result<RawRegion> raw = readRawRegion(file.path(), 0, {0, 0}, false);
        QVERIFY(raw.ok() && raw->sections.size() > 1);
        clickRow(f.sections(), f.sections()->model()->index(1, 0));
        QVERIFY(f.hex()->bytes() == raw->content);
        const PayloadSection &section = raw->sections[1];
        QCOMPARE(f.hex()->highlighted().begin, section.offset);
        // The last byte of the section is the one before the next section's tag.
        const std::size_t end = raw->sections.size() > 2 ? raw->sections[2].offset : raw->content.size();
        QCOMPARE(f.hex()->highlighted().end, end);
        QVERIFY(f.text("raw.cursor").endsWith(QString::fromStdString(section.name.english())));
    }

    void aDamagedRegionIsShownWithWhatIsWrong()
    {
        const EventfulFile file;
        file.damage();
        const auto document = file.read();
        ShownRaw f;
        f.panel.setDocument(document.get());
        f.panel.showRegion({1, 0});
        QTRY_VERIFY(f.emptyText().isEmpty());
        QVERIFY(f.text("raw.problem").contains("checksum"));
        QVERIFY(f.text("raw.checksum").contains("but the file says"));
        QVERIFY(!f.hex()->bytes().empty());
    }

    void bytesAreSelectedWithKeysAndCopiedAsADump()
    {
        Shown<HexView> f;
        f.panel.setBytes(counting(40));
        f.panel.setFocus();
        QTest::keyClick(&f.panel, Qt::Key_Right);
        QCOMPARE(f.panel.cursor(), std::size_t{1});
        QVERIFY(f.panel.selection().empty());
        for (int i = 0; i < 2; ++i)
            QTest::keyClick(&f.panel, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(f.panel.selection() == (ByteRange{1, 4}));
        QTest::keyClick(&f.panel, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("000001  01 02 03 "));
        QTest::keyClick(&f.panel, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(f.panel.cursor(), std::size_t{39});
        QTest::keyClick(&f.panel, Qt::Key_Right);
        QCOMPARE(f.panel.cursor(), std::size_t{39});
        QTest::keyClick(&f.panel, Qt::Key_A, Qt::ControlModifier);
        QVERIFY(f.panel.selection() == (ByteRange{0, 40}));
        QCOMPARE(f.panel.dump().count('\n'), qsizetype{3});
    }

    void bytesAreSelectedWithTheMouse()
    {
        Shown<HexView> f;
        f.panel.resize(700, 300);
        f.panel.setBytes(counting(64));
        QCOMPARE(f.panel.bytesPerRow(), 16);
        QTest::mouseClick(f.panel.viewport(), Qt::LeftButton, {}, {10, 4});
        QCOMPARE(f.panel.cursor(), std::size_t{0});
        QTest::mouseClick(f.panel.viewport(), Qt::LeftButton, Qt::ShiftModifier,
                          {f.panel.viewport()->width() - 4, 4});
        QVERIFY(f.panel.selection() == (ByteRange{0, 16}));
    }

    void aNarrowViewHasShorterRowsAndReachesTheEnd()
    {
        Shown<HexView> f; // 300 wide
        f.panel.setBytes(counting(1 << 20));
        QCOMPARE(f.panel.bytesPerRow(), 8);
        QTest::keyClick(&f.panel, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(f.panel.cursor(), std::size_t{(1 << 20) - 1});
        QTest::keyClick(&f.panel, Qt::Key_PageUp);
        QVERIFY(f.panel.cursor() < (1 << 20) - 8);
        f.panel.setBytes({});
        QTest::keyClick(&f.panel, Qt::Key_Down);
        QCOMPARE(f.panel.cursor(), std::size_t{0});
        QVERIFY(f.panel.dump().isEmpty());
    }
};

} // namespace

CAVE_WIDGET_TEST(TestRawPanel)
#include "tst_raw_panel.moc"
