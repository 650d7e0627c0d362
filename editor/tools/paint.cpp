// SPDX-License-Identifier: MIT
#include "editor/tools/paint.h"

#include <QCoreApplication>
#include <QLocale>

namespace cave {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Paint", text);
}

} // namespace

void paintCells(EditDraft &draft, const CellMask &cells, Paint paint)
{
    switch (paint) {
    case Paint::Floor:
        draft.setTerrain(cells, Terrain::Floor);
        return;
    case Paint::Rock:
        draft.setTerrain(cells, Terrain::Rock);
        return;
    case Paint::Water:
        draft.setTerrain(cells, Terrain::Water);
        return;
    case Paint::Trees:
        draft.setTerrain(cells, Terrain::Trees);
        return;
    case Paint::Seed:
        draft.eraseToSeed(cells);
        return;
    case Paint::Explored:
    case Paint::Unexplored:
        draft.setExplored(cells, paint == Paint::Explored);
        return;
    }
}

QString paintName(Paint paint)
{
    switch (paint) {
    case Paint::Floor:
        return tr("Floor");
    case Paint::Rock:
        return tr("Rock");
    case Paint::Water:
        return tr("Water");
    case Paint::Trees:
        return tr("Trees");
    case Paint::Seed:
        return tr("As generated");
    case Paint::Explored:
        return tr("Explored");
    case Paint::Unexplored:
        return tr("Unexplored");
    }
    return {};
}

QString cellsText(std::int64_t cells)
{
    return cells == 1 ? tr("1 cell") : tr("%1 cells").arg(QLocale().toString(static_cast<qlonglong>(cells)));
}

} // namespace cave
