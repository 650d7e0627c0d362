// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace cave {

inline constexpr int kLongestWorldName = 200; ///< characters; see WorldLibrary::pathForNewWorld

/// A world's name as it is kept: what was typed without blanks around it.
QString keptWorldName(const QString &typed);

/// Why a world can't have this name, translated; empty if it can.
QString worldNameProblem(const QString &name);

/// The first name that no one has in the row "Name", "Name 2", "Name 3" … after this one: "Run 4" for "Run
/// 3". A name that would be too long for that loses its end.
QString nextWorldName(const QString &name, const QStringList &taken);

} // namespace cave
