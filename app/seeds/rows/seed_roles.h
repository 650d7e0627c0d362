// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QModelIndex>
#include <QVariant>

/// The additional roles of a model of seeds used by the views of Seeds, in column 0. Qt::DisplayRole is what
/// distinguishes the world: its seed, or the settings that were varied.
namespace cave::seed_roles {

enum : int {
    Spec = 0x0100 + 1, ///< cave::WorldSpec
    Starred,           ///< bool
    Tags,              ///< QStringList, sorted
    Facts,             ///< QStringList: facts on a card, "Chests 4"; "…" while unknown
    Lacks,             ///< QString: what a near miss lacks; empty for others
    Place,             ///< cave::CellRect: where a sketch was found; invalid for others
    Value,             ///< double, in a metric's column: infinity for no value, NaN while unknown
};

/// The world of a row.
inline WorldSpec specOf(const QModelIndex &row)
{
    return row.data(Spec).value<WorldSpec>();
}

} // namespace cave::seed_roles
