// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace cave {

inline constexpr int kLongestWorldName = 200; ///< characters; see WorldLibrary::pathForNewWorld

/// A world's name as stored: without surrounding spaces.
QString keptWorldName(const QString &typed);

/// Why a world can't have this name, translated; empty if it can.
QString worldNameProblem(const QString &name);

/// What `whole` makes of as much of `name` as fits into a world's name.
QString fittingWorldName(const QString &name, const std::function<QString(const QString &)> &whole);

/// The first free name in the sequence "Name", "Name 2", "Name 3" … after this one: "Run 4" for "Run 3".
/// Names that would become too long are truncated.
QString nextWorldName(const QString &name, const QStringList &taken);

} // namespace cave
