// SPDX-License-Identifier: MIT
#include "editor/panels/regions/thing_texts.h"

#include "editor/view/figures/figures.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

#include <array>

namespace cave {
namespace {

struct ThingText {
    Q_DECLARE_TR_FUNCTIONS(cave::ThingTexts)
};

bool isHunting(const FoundThing &thing)
{
    return thing.monster && thing.monster->state.alive && thing.monster->state.patience > 0;
}

} // namespace

QString thingKindText(FoundThing::Kind kind)
{
    static constexpr std::array kTexts{QT_TRANSLATE_NOOP("cave::ThingTexts", "Closed chest"),
                                       QT_TRANSLATE_NOOP("cave::ThingTexts", "Claimed chest"),
                                       QT_TRANSLATE_NOOP("cave::ThingTexts", "Living monster"),
                                       QT_TRANSLATE_NOOP("cave::ThingTexts", "Dead monster"),
                                       QT_TRANSLATE_NOOP("cave::ThingTexts", "Dropped items"),
                                       QT_TRANSLATE_NOOP("cave::ThingTexts", "Marker")};
    return ThingText::tr(kTexts[static_cast<std::size_t>(kind)]);
}

QString thingStateText(const FoundThing &thing)
{
    switch (thing.kind) {
    case FoundThing::Kind::ClosedChest:
        return ThingText::tr("closed");
    case FoundThing::Kind::ClaimedChest:
        return ThingText::tr("claimed");
    case FoundThing::Kind::LivingMonster:
        return isHunting(thing) ? ThingText::tr("hunting") : ThingText::tr("alive");
    case FoundThing::Kind::DeadMonster:
        return ThingText::tr("dead");
    case FoundThing::Kind::Pile:
    case FoundThing::Kind::Marker:
        break;
    }
    return {};
}

QString thingText(const FoundThing &thing, const Content &content)
{
    if (thing.monster)
        return shownName(content.monsters[thing.monster->kind]);
    if (thing.kind == FoundThing::Kind::Marker)
        return thing.label.empty() ? ThingText::tr("Marker without a label")
                                   : QString::fromStdString(thing.label);
    return shownStacks(content, thing.items);
}

QIcon thingIcon(const FoundThing &thing, const Content &content, const Theme &theme, int size, double ratio)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF cell(pixmap.rect());
    if (thing.monster) {
        const MonsterType &type = content.monsters[thing.monster->kind];
        drawMonster(painter, cell, {type.key, type.colour, type.glyph}, theme);
        if (!thing.monster->state.alive) {
            painter.setPen(QPen(theme.danger, 2 * ratio, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(cell.bottomLeft(), cell.topRight());
        }
    } else if (thing.kind == FoundThing::Kind::Pile) {
        drawPile(painter, cell);
    } else if (thing.kind == FoundThing::Kind::Marker) {
        drawMarker(painter, cell, theme.accent);
    } else {
        drawChest(painter, cell, thing.kind == FoundThing::Kind::ClaimedChest);
    }
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return QIcon(pixmap);
}

} // namespace cave
