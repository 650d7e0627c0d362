// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_difference.h"
#include "core/edit/cell_mask.h"
#include "editor/panels/changes/document_survey.h"
#include "editor/panels/inspector_panel.h"
#include "editor/view/overlays/map_marks.h"
#include "editor/view/style/theme.h"
#include "ui_changes_panel.h"

#include <QAbstractItemModel>
#include <QColor>
#include <QIcon>
#include <QString>

#include <array>
#include <bitset>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

class QCheckBox;

namespace cave {

struct Theme;

using ChangeKinds = std::bitset<kChangeKinds>;

/// The differences from the seed: regions, and under each its changes of the visible kinds.
class ChangesModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { What, Where, ColumnCount };

    using QAbstractItemModel::QAbstractItemModel;

    void setChanges(const std::map<RegionPos, RegionSurvey> &surveyed, ChangeKinds shown);
    void refreshLook(double pixelRatio);

    /// The region of a row or its parent.
    [[nodiscard]] RegionPos regionAt(const QModelIndex &index) const { return groupOf(index).pos; }
    /// The change of a row; null for regions.
    [[nodiscard]] const WorldChange *changeAt(const QModelIndex &index) const;
    /// The row of a region; invalid if it has none.
    [[nodiscard]] QModelIndex indexOf(RegionPos pos) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Group {
        RegionPos pos;
        std::vector<WorldChange> changes;
    };

    [[nodiscard]] const Group &groupOf(const QModelIndex &index) const;
    [[nodiscard]] QVariant groupData(const Group &group, const QModelIndex &index, int role) const;

    std::vector<Group> m_groups;
    double m_ratio = 1;
    mutable std::array<QIcon, kChangeKinds> m_icons;
};

/// The subject of a change.
enum class ChangeFamily : std::uint8_t { Terrain, Chests, Items, Monsters };
inline constexpr std::size_t kChangeFamilies = 4;

ChangeFamily familyOf(ChangeKind kind);
/// "Terrain", "Chests".
QString familyText(ChangeFamily family);
/// The families have Okabe and Ito's colours (Color Universal Design, 2008).
QColor familyColour(ChangeFamily family, const Theme &theme);

/// The look of a kind of change. Kinds with the same colour differ by hatching or shape.
struct ChangeLook {
    QColor colour;
    bool cells = false;   ///< fills cells of the map; otherwise a mark
    bool hatched = false; ///< for cells
    MapMark::Shape shape = MapMark::Shape::Dot;
};
ChangeLook lookOf(ChangeKind kind, const Theme &theme);

/// "Dug", "Chests claimed": the kind, for totals and legends.
QString changeText(ChangeKind kind);
inline constexpr int kChangeIcon = 14; ///< logical pixels per side, in lists
/// A sample of the look on the map, `size` logical pixels per side.
QIcon changeIcon(ChangeKind kind, const Theme &theme, int size, double ratio);

/// The differences between a save and its seed: counts by kind, on the map, and one by one; with a button to
/// revert them.
class ChangesPanel : public InspectorPanel {
    Q_OBJECT

public:
    explicit ChangesPanel(QWidget *parent = nullptr);

    /// The cells selected on the map, which can be reverted; none if there are none.
    void setSelection(std::optional<CellMask> cells);

signals:
    /// The user wants to revert these cells to the seed. Only for editable documents.
    void revertRequested(const cave::CellMask &cells);

protected:
    void documentReplaced() override;
    void documentChanged(const DocumentChange &change) override { m_survey.follow(change); }

private:
    void makeKinds();
    void refresh();
    void reportTotals();
    void showKinds();
    void updateLayer();
    void updateButtons();
    void flyTo(const QModelIndex &index);
    [[nodiscard]] ChangeKinds shownKinds() const;
    [[nodiscard]] CellMask chosenChanges() const;
    [[nodiscard]] CellMask chosenRegions() const;

    DocumentSurvey m_survey;
    ChangesModel m_model;
    std::optional<CellMask> m_selection;
    std::array<QCheckBox *, kChangeKinds> m_kinds{};
    Ui::ChangesPanel m_ui;
};

} // namespace cave
