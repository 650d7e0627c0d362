// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_difference.h"
#include "core/base/geometry.h"
#include "core/world/region.h"
#include "editor/view/map/overlay_stack.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cave {

class WorldDocument;
struct RegionSurvey;
struct Theme;

/// How a region's differences are stored.
enum class RegionHealth : std::uint8_t {
    InMemory,    ///< not in a file: of a seed, or from stepped turns
    Sound,       ///< in the file, intact
    Damaged,     ///< in the file, unreadable
    Quarantined, ///< unreadable, moved to quarantine when the file was opened earlier
};

/// One region of a document.
struct ListedRegion {
    RegionPos pos;
    std::int64_t level = 0;
    RegionHealth health = RegionHealth::InMemory;
    std::int64_t exploredCells = 0;
    double explored = 0;                ///< explored share of the region's cells inside a level, 0 .. 1
    std::optional<ChangeCounts> counts; ///< none if not compared yet, or unreadable
    std::optional<std::int64_t> bytes;  ///< as stored
    std::optional<std::int64_t> turn;   ///< of the last change
    QString levelName;                  ///< of a bounded world
    Message problem;                    ///< its problem; empty if there is none

    /// Excluding explored cells; 0 if unknown.
    [[nodiscard]] std::int64_t changes() const { return counts ? counts->total() : 0; }
    [[nodiscard]] bool isBroken() const
    {
        return health == RegionHealth::Damaged || health == RegionHealth::Quarantined;
    }
};

/// A row for each region in the file or with differences in memory, in order of position.
std::vector<ListedRegion> regionRows(WorldDocument &document,
                                     const std::map<RegionPos, RegionSurvey> &surveyed);

/// "Sound", "Damaged".
QString healthText(RegionHealth health);
/// The id of its icon.
QString healthIcon(RegionHealth health);

/// The regions of a document as a table.
class RegionsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Position, Health, Explored, Changes, Size, Turn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps the selection if the regions and their order are the same.
    void setRows(std::vector<ListedRegion> rows);
    [[nodiscard]] const std::vector<ListedRegion> &rows() const { return m_rows; }
    [[nodiscard]] const ListedRegion &row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<ListedRegion> m_rows;
};

/// Sorts by the columns' values, and filters rows.
class RegionsOrder : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// Shows rows that match any of these; all rows if none is set.
    struct Wanted {
        bool changed = false;
        bool explored = false;
        bool damaged = false;
    };

    explicit RegionsOrder(RegionsModel &model, QObject *parent = nullptr);

    void setWanted(const Wanted &wanted);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    RegionsModel &m_model;
    Wanted m_wanted;
};

/// What a region's colour on the map shows.
enum class RegionColouring : std::uint8_t { Nothing, Explored, Changed, Age, Size, Health };
inline constexpr std::size_t kRegionColourings = 6;

/// Rows as coloured squares on the map, one for each region with a value. `regionSize` in cells; `turn`: the
/// world's, for computing ages.
OverlayLayer colouredRegions(const std::vector<ListedRegion> &rows, RegionColouring colouring, int regionSize,
                             std::int64_t turn, const Theme &theme);

} // namespace cave
