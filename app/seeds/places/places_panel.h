// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/places/place_search.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/world/world_spec.h"
#include "editor/document/wanted_work.h"
#include "editor/view/map/overlay_stack.h"
#include "ui_places_panel.h"

#include <QAbstractTableModel>
#include <QObject>
#include <QSortFilterProxyModel>
#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

struct Content;

/// Searches one world for places, outward from the spawn, in the shared worker threads: in short pieces, so
/// that maps are painted meanwhile. It pauses whenever it has found another `kAtOnce` places.
class PlaceFinder : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t kAtOnce = 100;

    enum class State : std::uint8_t {
        Idle, ///< nothing was searched
        Running,
        Paused,  ///< `kAtOnce` were found; `goOn` continues
        Stopped, ///< `goOn` continues
        Failed   ///< see `error`
    };

    explicit PlaceFinder(QObject *parent = nullptr);

    /// Searches another world, or for something else. `wanted` must have a sketch or a condition.
    void start(const WorldSpec &spec, std::shared_ptr<const Content> content, PlaceWanted wanted);
    /// Continues where it stopped.
    void goOn();
    void stop();
    /// Stops and forgets all results.
    void clear();

    [[nodiscard]] State state() const { return m_state; }
    /// In the order of the search: roughly the nearest first.
    [[nodiscard]] const std::vector<Place> &places() const { return m_places; }
    /// The number of regions searched.
    [[nodiscard]] std::int64_t searched() const { return m_searched; }
    /// All cells at most this far from the spawn's region, on either axis, were searched; 0 at the beginning.
    [[nodiscard]] std::int64_t reach() const { return m_reach; }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

signals:
    /// State, places or progress changed; emitted several times a second during a search.
    void changed();

private:
    struct Run;
    /// A piece of a run; one at a time.
    struct Slice {
        std::shared_ptr<Run> run;
        std::int64_t number = 0;
        std::size_t most = 0; ///< places

        friend bool operator==(const Slice &, const Slice &) = default;
    };
    struct Found {
        std::vector<Place> places;
        std::int64_t searched = 0;
        std::int64_t reach = 0;
        std::optional<Error> error;
    };

    static Found searchSlice(const Slice &slice);
    void askNext();
    void take(Found found);
    void setState(State state);

    LatestQuestion<Slice, Found> m_slices;
    std::shared_ptr<Run> m_run; ///< used only by the thread of its current slice
    bool m_asked = false;       ///< a slice is under way
    std::int64_t m_sliceNumber = 0;
    State m_state = State::Idle;
    std::vector<Place> m_places;
    std::size_t m_most = kAtOnce; ///< places until it pauses
    std::int64_t m_searched = 0;
    std::int64_t m_reach = 0;
    std::optional<Error> m_error;
};

/// Places found in a world as a table, in the order in which they were found.
class PlacesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Where, Distance, Match, Turned, ColumnCount };
    /// A number to sort a column by.
    static constexpr int kSortRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows these; if they only continue those shown, the list stays where it is. `queries`: what the values
    /// of places are of.
    void setPlaces(const std::vector<Place> &places, const std::vector<MetricQuery> &queries);
    [[nodiscard]] const std::vector<Place> &places() const { return m_places; }
    [[nodiscard]] const Place &place(int row) const { return m_places[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const Place &place, int column) const;
    [[nodiscard]] double sortValue(const Place &place, int column) const;
    [[nodiscard]] QString toolTip(const Place &place) const;

    std::vector<Place> m_places;
    std::vector<MetricQuery> m_queries;
};

/// Finds places in one world that agree with a sketch, meet a condition, or both. Results are listed, nearest
/// to the spawn first, and marked on a map by the panel's layer.
class PlacesPanel : public QWidget {
    Q_OBJECT

public:
    explicit PlacesPanel(QWidget *parent = nullptr);

    /// The world that is searched, as it was generated. `changed`: the world on the map may have been changed
    /// since, which the panel says. None: no world is open. Results for another world are removed.
    void setWorld(const std::optional<WorldSpec> &spec, bool changed = false);
    [[nodiscard]] const std::optional<WorldSpec> &world() const { return m_spec; }

    [[nodiscard]] SketchRow *sketch() const { return m_ui.search_sketchRow; }
    [[nodiscard]] ConditionEdit *edit() const { return m_ui.places_condition; }
    [[nodiscard]] const PlaceFinder &finder() const { return m_finder; }
    /// What belongs on the map: the places found, and the current one.
    [[nodiscard]] const OverlayLayer &layer() const { return m_layer; }
    void focusFirst() { m_ui.places_condition->setFocus(Qt::OtherFocusReason); }
    /// Opens the window for drawing with a piece of the world, in response to `areaWanted`; it is cut to the
    /// size of a sketch.
    void drawLike(CellRect area);

signals:
    /// The user wants a sketch of what is shown or selected: see `drawLike`.
    void areaWanted();
    /// The user wants to see this place.
    void placeChosen(cave::WorldPos at);
    void layerChanged();

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void retranslateUi();
    /// Why nothing can be searched for now; empty if it can.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString progressText() const;
    void find();
    void questionChanged();
    [[nodiscard]] bool asksTheSame() const;
    void follow();
    void refresh();
    void mark();
    /// The place of a row of the list; nullptr for none.
    [[nodiscard]] const Place *placeOf(const QModelIndex &index) const;
    void choose(const QModelIndex &index);

    std::optional<WorldSpec> m_spec;
    bool m_changed = false;
    PlaceFinder m_finder;
    PlacesModel m_model;
    QSortFilterProxyModel m_order;      ///< of the model; the nearest first unless the user chose otherwise
    std::vector<MetricQuery> m_queries; ///< of the condition searched for
    QString m_text;                     ///< of the condition searched for
    std::optional<SketchQuery> m_drawn; ///< the sketch searched for
    OverlayLayer m_layer;
    Ui::PlacesPanel m_ui;
};

} // namespace cave
