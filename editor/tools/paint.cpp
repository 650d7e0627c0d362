// SPDX-License-Identifier: MIT
#include "editor/tools/paint.h"

#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace cave {
namespace {

struct PaintText {
    Q_DECLARE_TR_FUNCTIONS(Paint)
};

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
        return PaintText::tr("Floor");
    case Paint::Rock:
        return PaintText::tr("Rock");
    case Paint::Water:
        return PaintText::tr("Water");
    case Paint::Trees:
        return PaintText::tr("Trees");
    case Paint::Seed:
        return PaintText::tr("As generated");
    case Paint::Explored:
        return PaintText::tr("Explored");
    case Paint::Unexplored:
        return PaintText::tr("Unexplored");
    }
    return {};
}

QString cellsText(std::int64_t cells)
{
    return cells == 1 ? PaintText::tr("1 cell") : PaintText::tr("%1 cells").arg(shownNumber(cells));
}

} // namespace cave
