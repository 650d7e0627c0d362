// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/places/place_finder.h"
#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/places/place_search.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/base/geometry.h"
#include "core/world/world_spec.h"
#include "editor/view/map/overlay_stack.h"
#include "ui_places_panel.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

/// How a sketch lies on a map: "as drawn", "90°", "mirrored", "mirrored, 90°"; turned clockwise.
QString orientationText(Orientation orientation);

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
    void focusFirst();
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
    void refreshLook();
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
