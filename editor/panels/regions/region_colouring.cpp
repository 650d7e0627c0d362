// SPDX-License-Identifier: MIT
#include "editor/panels/regions/region_colouring.h"

#include "editor/panels/changes/changes_model.h"
#include "editor/panels/regions/regions_model.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/colour_scale.h"
#include "editor/view/texts/numbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace cave {
namespace {

/// Regions per side of one picture. Regions may be any distance apart, so there are several pictures.
constexpr std::int64_t kTile = 64;
constexpr float kRegionOpacity = 0.6F;

struct ColouringText {
    Q_DECLARE_TR_FUNCTIONS(cave::RegionColouring)
};

/// A number shown by colour, and its labels in the legend.
struct Measure {
    std::optional<double> value;
    QString text;
};

Measure measureOf(const ListedRegion &row, RegionColouring colouring, std::int64_t turn)
{
    const QLocale locale;
    if (colouring == RegionColouring::Explored && row.exploredCells > 0)
        return {row.explored,
                ColouringText::tr("%1 % explored").arg(locale.toString(100 * row.explored, 'f', 0))};
    if (colouring == RegionColouring::Age && row.turn) {
        const std::int64_t age = std::max<std::int64_t>(0, turn - *row.turn);
        // Older is darker; ages are compared logarithmically.
        return {-std::log1p(static_cast<double>(age)),
                ColouringText::tr("changed %Ln turns ago", nullptr, pluralCount(age))};
    }
    if (colouring == RegionColouring::Size && row.bytes)
        return {std::log1p(static_cast<double>(*row.bytes)),
                ColouringText::tr("%Ln bytes", nullptr, pluralCount(*row.bytes))};
    return {};
}

/// Paints squares into one picture per tile; hatched ones separately.
class Squares {
public:
    explicit Squares(int regionSize) : m_regionSize(regionSize) {}

    void add(RegionPos pos, QColor colour, bool hatched = false)
    {
        colour.setAlphaF(kRegionOpacity);
        const Key key{{floorDiv(pos.x, kTile), floorDiv(pos.y, kTile)}, hatched};
        QImage &pixels = m_pictures[key];
        if (pixels.isNull()) {
            pixels = QImage(kTile, kTile, QImage::Format_ARGB32_Premultiplied);
            pixels.fill(Qt::transparent);
        }
        pixels.setPixelColor(static_cast<int>(floorMod(pos.x, kTile)),
                             static_cast<int>(kTile - 1 - floorMod(pos.y, kTile)), colour);
    }

    [[nodiscard]] std::vector<OverlayPicture> pictures() const
    {
        std::vector<OverlayPicture> all;
        for (const auto &[key, pixels] : m_pictures) {
            const std::int64_t cells = kTile * m_regionSize;
            all.push_back({{key.first.x * cells, key.first.y * cells}, m_regionSize, pixels, key.second});
        }
        return all;
    }

private:
    using Key = std::pair<RegionPos, bool>;
    int m_regionSize;
    std::map<Key, QImage> m_pictures;
};

void paintScale(const std::vector<ListedRegion> &rows, RegionColouring colouring, std::int64_t turn,
                Squares &squares, QList<LegendEntry> &legend)
{
    std::vector<std::pair<Measure, RegionPos>> measured;
    for (const ListedRegion &row : rows) {
        if (Measure measure = measureOf(row, colouring, turn); measure.value)
            measured.emplace_back(std::move(measure), row.pos);
    }
    if (measured.empty())
        return;
    const auto [least, most] =
        std::minmax_element(measured.begin(), measured.end(),
                            [](const auto &a, const auto &b) { return a.first.value < b.first.value; });
    const double low = *least->first.value;
    const double range = *most->first.value - low;
    for (const auto &[measure, pos] : measured)
        squares.add(pos, viridisColour(range > 0 ? (*measure.value - low) / range : 1));
    if (range > 0)
        legend.append({LegendEntry::Mark::Scale, viridisColour(0),
                       ColouringText::tr("%1 … %2").arg(least->first.text, most->first.text),
                       viridisColour(1)});
    else
        legend.append({LegendEntry::Mark::Fill, viridisColour(1), most->first.text, {}});
}

/// The subject of most changes of a region; none if it was only explored.
std::optional<ChangeFamily> mostlyChanged(const ChangeCounts &counts)
{
    std::array<std::int64_t, kChangeFamilies> byFamily{};
    for (std::size_t kind = 0; kind < kChangeKinds; ++kind)
        byFamily[static_cast<std::size_t>(familyOf(static_cast<ChangeKind>(kind)))] += counts.byKind[kind];
    const auto *const most = std::max_element(byFamily.begin(), byFamily.end());
    if (*most == 0)
        return std::nullopt;
    return static_cast<ChangeFamily>(most - byFamily.begin());
}

void addEntry(QList<LegendEntry> &legend, const LegendEntry &entry)
{
    if (!legend.contains(entry))
        legend.append(entry);
}

void paintChanged(const std::vector<ListedRegion> &rows, const Theme &theme, Squares &squares,
                  QList<LegendEntry> &legend)
{
    for (const ListedRegion &row : rows) {
        if (!row.counts)
            continue;
        const std::optional<ChangeFamily> family = mostlyChanged(*row.counts);
        const QColor colour = family ? familyColour(*family, theme) : theme.mutedText;
        squares.add(row.pos, colour, !family);
        addEntry(legend, {family ? LegendEntry::Mark::Fill : LegendEntry::Mark::Hatched,
                          colour,
                          family ? ColouringText::tr("Mostly: %1").arg(familyText(*family))
                                 : ColouringText::tr("Only explored"),
                          {}});
    }
}

void paintHealth(const std::vector<ListedRegion> &rows, const Theme &theme, Squares &squares,
                 QList<LegendEntry> &legend)
{
    for (const ListedRegion &row : rows) {
        const QColor colour = row.health == RegionHealth::Damaged       ? theme.danger
                              : row.health == RegionHealth::Quarantined ? theme.gold
                                                                        : theme.good;
        squares.add(row.pos, colour, row.isBroken());
        addEntry(legend, {row.isBroken() ? LegendEntry::Mark::Hatched : LegendEntry::Mark::Fill,
                          colour,
                          healthText(row.health),
                          {}});
    }
}

} // namespace

OverlayLayer colouredRegions(const std::vector<ListedRegion> &rows, RegionColouring colouring, int regionSize,
                             std::int64_t turn, const Theme &theme)
{
    OverlayLayer layer;
    Squares squares(regionSize);
    switch (colouring) {
    case RegionColouring::Nothing:
        break;
    case RegionColouring::Changed:
        paintChanged(rows, theme, squares, layer.legend);
        break;
    case RegionColouring::Health:
        paintHealth(rows, theme, squares, layer.legend);
        break;
    default:
        paintScale(rows, colouring, turn, squares, layer.legend);
        break;
    }
    layer.overlays.pictures = squares.pictures();
    return layer;
}

} // namespace cave
