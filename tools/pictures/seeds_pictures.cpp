// SPDX-License-Identifier: MIT
#include "tools/pictures/seeds_pictures.h"

#include "app/seeds/compare/compare_page.h"
#include "app/seeds/conditions/condition_edit.h"
#include "app/seeds/map/seed_map_window.h"
#include "app/seeds/page/search_panel.h"
#include "app/seeds/page/seeds_page.h"
#include "app/seeds/places/places_panel.h"
#include "app/seeds/plots/plots_page.h"
#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/sheet/card_contents.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sketch/sketch_row.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/main_window.h"
#include "core/world/generator_info.h"

#include <QComboBox>
#include <QDialog>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>

#include <algorithm>

#include "tools/pictures/photographer.h"
#include "tools/pictures/staged_window.h"

namespace cave {
namespace {

constexpr int kCompared = 2;

SeedsPage &page(Photographer &photographer)
{
    return *photographer.stage().window().seedsPage();
}

template<class Widget>
Widget &part(Photographer &photographer, const char *id = nullptr)
{
    return *page(photographer).findChild<Widget *>(id == nullptr ? QString() : QString(id));
}

/// Waits until the maps are painted and the cards in view are measured.
void waitForSheet(Photographer &photographer)
{
    ContactSheet &sheet = part<ContactSheet>(photographer);
    photographer.stage().waitUntil([&sheet] {
        const QAbstractItemModel &model = sheet.rows();
        const QStringList facts = model.index(0, 0).data(seed_roles::Facts).toStringList();
        return model.rowCount() > 0 && sheet.contents().isSettled() && !facts.join(' ').contains(u'…');
    });
}

void takeSheet(Photographer &photographer)
{
    ContactSheet &sheet = part<ContactSheet>(photographer);
    photographer.stage().waitUntil([&sheet] { return sheet.rows().rowCount() > 0; });
    sheet.setCurrentIndex(sheet.rows().index(4, 0));
    photographer.trigger("seeds.star");
    waitForSheet(photographer);
    photographer.take("seeds");
    photographer.takeSmall("seeds-small");
}

void takeTable(Photographer &photographer)
{
    photographer.trigger("seeds.table");
    photographer.take("seeds-table");
}

void takePlots(Photographer &photographer)
{
    photographer.trigger("seeds.plots");
    PlotsPage &plots = part<PlotsPage>(photographer);
    plots.setMetrics(ownQuery(MetricId::FloorShare), ownQuery(MetricId::NearestMonster));
    const auto measured = [&photographer] {
        return !part<QLabel>(photographer, "seeds.count").text().contains('%');
    };
    photographer.stage().waitUntil(measured);
    plots.setKind(PlotKind::Scatter);
    photographer.take("seeds-scatter");
    plots.setKind(PlotKind::RangeMap);
    photographer.take("seeds-range");
}

void takeComparisons(Photographer &photographer)
{
    ContactSheet &sheet = part<ContactSheet>(photographer);
    const QAbstractItemModel &model = sheet.rows();
    sheet.selection().select(
        QItemSelection(model.index(0, 0), model.index(kCompared - 1, model.columnCount() - 1)),
        QItemSelectionModel::ClearAndSelect);
    photographer.trigger("seeds.compare");
    ComparePage &compare = part<ComparePage>(photographer);
    const auto take = [&](ComparePage::Mode mode, const QString &name) {
        compare.setMode(mode);
        photographer.take(name);
    };
    take(ComparePage::Mode::SideBySide, "seeds-compare");
    take(ComparePage::Mode::Swipe, "seeds-swipe");
    take(ComparePage::Mode::Difference, "seeds-difference");
    take(ComparePage::Mode::Steps, "seeds-steps");
    photographer.takeSmall("seeds-steps-small");
    compare.setMode(ComparePage::Mode::SideBySide);
}

/// A search that nothing fits, so that near misses show what they lack.
void takeSearch(Photographer &photographer)
{
    photographer.trigger("seeds.sheet");
    part<QTabWidget>(photographer, "seeds.side").setCurrentIndex(1);
    SearchPanel &search = part<SearchPanel>(photographer);
    search.edit()->setText("chests(20) >= 12 && nearest_monster > 60");
    part<QPushButton>(photographer, "search.run").click();
    photographer.stage().waitUntil([&photographer] {
        const QModelIndex first = part<ContactSheet>(photographer).rows().index(0, 0);
        return !first.data(seed_roles::Lacks).toString().isEmpty();
    });
    waitForSheet(photographer);
    photographer.take("seeds-search");
    part<QTabWidget>(photographer, "seeds.side").setCurrentIndex(0);
}

/// The large map of a seed, with places that look like a sketch.
void takeLargeMap(Photographer &photographer)
{
    ContactSheet &sheet = part<ContactSheet>(photographer);
    sheet.setCurrentIndex(sheet.rows().index(0, 0));
    photographer.trigger("seeds.places");
    auto &window = part<SeedMapWindow>(photographer);
    PlacesPanel &places = window.places();
    places.sketch()->setPattern(SketchPattern::parse("?###?\n#...#\n#...#\n?###?\n").valueOr({}));
    part<QPushButton>(photographer, "places.find").click();
    photographer.stage().waitUntil([&places] { return places.finder().places().size() >= 3; });
    part<QPushButton>(photographer, "places.stop").click();
    photographer.stage().waitUntil([&window] { return window.map().isSettled(); });
    photographer.take("seeds-large-map", window);
    window.close();
}

/// Maps of rooms, many at once.
void takeRoomMaps(Photographer &photographer)
{
    photographer.trigger("seeds.sheet");
    auto &generator = part<QComboBox>(photographer, "source.generator");
    const int before = generator.currentIndex();
    const auto rooms = std::ranges::find(seedGenerators(), GeneratorKind::Rooms);
    generator.setCurrentIndex(static_cast<int>(rooms - seedGenerators().begin()));
    emit part<QLineEdit>(photographer, "source.count").returnPressed();
    waitForSheet(photographer);
    photographer.take("seeds-rooms");
    generator.setCurrentIndex(before);
    emit part<QLineEdit>(photographer, "source.count").returnPressed();
    waitForSheet(photographer);
}

void takeCertificate(Photographer &photographer)
{
    photographer.trigger("help.certificate");
    for (auto *dialog : photographer.stage().window().findChildren<QDialog *>("certificateDialog")) {
        auto *code = dialog->findChild<QLabel *>("certificate.code");
        photographer.stage().waitUntil([code] { return code != nullptr && code->text().size() > 8; });
        photographer.take("certificate", *dialog);
        dialog->close();
    }
}

} // namespace

void takeSeedsPictures(Photographer &photographer)
{
    photographer.trigger("place.seeds");
    takeSheet(photographer);
    takeTable(photographer);
    takePlots(photographer);
    takeComparisons(photographer);
    takeSearch(photographer);
    takeLargeMap(photographer);
    takeRoomMaps(photographer);
    takeCertificate(photographer);
    photographer.stage().window().play().showStart();
}

} // namespace cave
