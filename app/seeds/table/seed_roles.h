// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QModelIndex>
#include <QVariant>

/// What the views of the seeds place ask a model of seeds for, beside the roles of Qt; on column 0.
/// Qt::DisplayRole is what tells the world from the others: its seed, or the settings that were varied.
namespace cave::seed_roles {

enum : int {
    Spec = 0x0100 + 1, ///< cave::WorldSpec
    Starred,           ///< bool
    Tags,              ///< QStringList, sorted
    Facts,             ///< QStringList: what a card says of it, "Chests 4"; "…" for what isn't known yet
    Lacks,             ///< QString: what a near miss lacks; empty for others
    Value,             ///< double, on a metric's column: infinity for none, NaN while it isn't known
};

/// The world of a row.
inline WorldSpec specOf(const QModelIndex &row)
{
    return row.data(Spec).value<WorldSpec>();
}

} // namespace cave::seed_roles
