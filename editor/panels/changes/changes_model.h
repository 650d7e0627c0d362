// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/checks/world_difference.h"
#include "editor/panels/changes/document_survey.h"
#include "editor/view/style/theme.h"

#include <QAbstractItemModel>
#include <QIcon>

#include <array>
#include <bitset>
#include <map>
#include <optional>
#include <vector>

namespace cave {

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
    [[nodiscard]] RegionPos regionAt(const QModelIndex &index) const;
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

} // namespace cave
