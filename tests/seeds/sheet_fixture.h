// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/card_contents.h"
#include "app/seeds/sheet/card_face.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "core/gen/generator.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/tile_set.h"

#include <QApplication>
#include <QItemSelectionModel>
#include <QWheelEvent>

#include <cmath>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "tests/seeds/seed_models.h"
#include "tests/support/widget_test.h"

namespace cave::test {

inline constexpr int kFlatZoom = 4; ///< at which a cell is one colour
inline constexpr int kWait = 60000;

inline QRgb pixelAt(const QImage &image, QPointF logical)
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

inline QPoint middleOf(const QRect &rect)
{
    return rect.center();
}

/// Worlds of one generator, alike but for their seeds.
inline std::vector<SeedRow> boundedSeeds(int count, GeneratorKind kind)
{
    std::vector<SeedRow> rows = numberedSeeds(count);
    for (SeedRow &row : rows) {
        row.spec.generator.kind = kind;
        row.spec.settings = defaultSettings(kind);
    }
    return rows;
}

/// A contact sheet of twelve caves, in a window.
class SheetFixture {
protected:
    void begin()
    {
        m_model = std::make_unique<SeedRows>();
        m_model->setRows(numberedSeeds(12));
        useTheme(darkTheme());
        show(*m_model);
    }

    void end()
    {
        m_sheet.reset();
        m_selection.reset();
        m_model.reset();
    }

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

} // namespace cave::test
