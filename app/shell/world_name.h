#pragma once

#include <QString>

namespace cave {

/// A world's name as it is kept: what was typed without blanks around it.
QString keptWorldName(const QString &typed);

/// Why a world can't have this name, translated; empty if it can.
QString worldNameProblem(const QString &name);

} // namespace cave
