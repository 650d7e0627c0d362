// SPDX-License-Identifier: MIT
#include "editor/level/level_piece.h"

#include "core/edit/level_edit.h"
#include "editor/view/texts/core_text.h"

#include <QCoreApplication>
#include <QHash>

#include <cstdint>
#include <string_view>
#include <utility>

namespace cave {
namespace {

struct PieceText {
    Q_DECLARE_TR_FUNCTIONS(LevelPiece)
};

QString typeName(const std::string &type)
{
    static const QHash<QByteArray, const char *> kNames{
        {"Wall", QT_TRANSLATE_NOOP("LevelPiece", "Wall")},
        {"DirectionalWall", QT_TRANSLATE_NOOP("LevelPiece", "Room wall")},
        {"Block", QT_TRANSLATE_NOOP("LevelPiece", "Block")},
        {"Bricks", QT_TRANSLATE_NOOP("LevelPiece", "Bricks")},
        {"Ground", QT_TRANSLATE_NOOP("LevelPiece", "Ground")},
        {"QuestionBlock", QT_TRANSLATE_NOOP("LevelPiece", "Question block")},
        {"HiddenBlock", QT_TRANSLATE_NOOP("LevelPiece", "Hidden block")},
        {"PipeEnd", QT_TRANSLATE_NOOP("LevelPiece", "Pipe end")},
        {"PipeStem", QT_TRANSLATE_NOOP("LevelPiece", "Pipe stem")},
        {"Flag", QT_TRANSLATE_NOOP("LevelPiece", "Flag")},
        {"Goal", QT_TRANSLATE_NOOP("LevelPiece", "Goal")},
        {"InfoNode", QT_TRANSLATE_NOOP("LevelPiece", "Sign")},
        {"Spike", QT_TRANSLATE_NOOP("LevelPiece", "Spikes")},
        {"Potion", QT_TRANSLATE_NOOP("LevelPiece", "Potion")},
        {"PotionPickup", QT_TRANSLATE_NOOP("LevelPiece", "Flask pickup")},
        {"AxePickup", QT_TRANSLATE_NOOP("LevelPiece", "Axe pickup")},
        {"MagicPickup", QT_TRANSLATE_NOOP("LevelPiece", "Magic pickup")},
        {"Marker", QT_TRANSLATE_NOOP("LevelPiece", "Marker")},
        {"Demon", QT_TRANSLATE_NOOP("LevelPiece", "Demon")},
        {"Minotaur", QT_TRANSLATE_NOOP("LevelPiece", "Minotaur")},
        {"Archer", QT_TRANSLATE_NOOP("LevelPiece", "Archer")},
        {"Sorcerer", QT_TRANSLATE_NOOP("LevelPiece", "Sorcerer")},
        {"Tower", QT_TRANSLATE_NOOP("LevelPiece", "Tower")},
        {"Goomba", QT_TRANSLATE_NOOP("LevelPiece", "Goomba")},
        {"Koopa", QT_TRANSLATE_NOOP("LevelPiece", "Koopa")},
    };
    const char *known = kNames.value(QByteArray::fromStdString(type), nullptr);
    return known == nullptr ? QString::fromStdString(type) : PieceText::tr(known);
}

QString markerName(const std::string &id)
{
    if (id == "Door")
        return PieceText::tr("Door marker");
    if (id == "Enemy")
        return PieceText::tr("Enemy marker");
    return id == "Loot" ? PieceText::tr("Loot marker") : PieceText::tr("Marker");
}

bool isMarker(const LevelPiece &piece)
{
    return !piece.dynamic && piece.type == "Marker" && !piece.fields.empty();
}

/// The valid range of a numeric field.
std::pair<std::int64_t, std::int64_t> rangeOf(LevelField field)
{
    constexpr std::int64_t kMax = 1'000'000'000; // as in readLevel
    switch (field) {
    case LevelField::Heal:
        return {-kMax, kMax};
    case LevelField::Health:
        return {1, kMax};
    case LevelField::Strength:
        return {0, kMax};
    case LevelField::Text:
    case LevelField::MarkerId:
        break;
    }
    return {};
}

} // namespace

LevelRecord LevelPiece::recordAt(LevelPoint at) const
{
    LevelRecord record;
    record.kind = isStart() ? LevelRecord::Kind::PlayerStart
                  : dynamic ? LevelRecord::Kind::Dynamic
                            : LevelRecord::Kind::Static;
    record.type = type;
    record.at = at;
    record.fields = fields;
    return record;
}

LevelPiece pieceOf(const LevelRecord &record)
{
    return {record.type, record.kind == LevelRecord::Kind::Dynamic, record.fields};
}

std::vector<LevelPiece> levelPieces()
{
    std::vector<LevelPiece> pieces{LevelPiece{}};
    for (const LevelObjectInfo &info : levelObjectInfos()) {
        LevelPiece piece = pieceOf(newLevelObject(info, {}));
        if (!isMarker(piece)) {
            pieces.push_back(std::move(piece));
            continue;
        }
        for (const char *id : kMarkerIds) {
            piece.fields.front() = id;
            pieces.push_back(piece);
        }
    }
    return pieces;
}

QString pieceName(const LevelPiece &piece)
{
    if (piece.isStart())
        return PieceText::tr("Player start");
    if (isMarker(piece))
        return markerName(piece.fields.front());
    return typeName(piece.type);
}

QString pieceHint(const LevelPiece &piece)
{
    if (piece.isStart())
        return PieceText::tr("Where the player starts; one per level");
    const LevelObjectInfo *info = findLevelObject(piece.type, piece.dynamic);
    if (info == nullptr)
        return PieceText::tr("Unknown type, kept unchanged");
    return coreText(info->about);
}

QString fieldTitle(LevelField field)
{
    switch (field) {
    case LevelField::Text:
        return PieceText::tr("Text");
    case LevelField::Heal:
        return PieceText::tr("Heals (points)");
    case LevelField::MarkerId:
        return PieceText::tr("Stands for");
    case LevelField::Health:
        return PieceText::tr("Health (points)");
    case LevelField::Strength:
        return PieceText::tr("Strength (points)");
    }
    return {};
}

QString fieldHint(LevelField field)
{
    if (field == LevelField::Text)
        return PieceText::tr("Any text without a comma");
    if (field == LevelField::MarkerId)
        return PieceText::tr("Door, Enemy or Loot");
    const auto [least, most] = rangeOf(field);
    return PieceText::tr("A whole number from %1 to %2").arg(least).arg(most);
}

QString fieldProblem(LevelField field, const QString &text)
{
    if (text.contains(',') || text.contains('\n') || text.contains('\r'))
        return PieceText::tr("Commas and line breaks are not allowed here");
    if (field == LevelField::Text)
        return {};
    if (field == LevelField::MarkerId)
        return markerName(text.toStdString()) == markerName({}) ? fieldHint(field) : QString();
    bool number = false;
    const qlonglong value = text.toLongLong(&number);
    const auto [least, most] = rangeOf(field);
    return !number || value < least || value > most ? fieldHint(field) : QString();
}

} // namespace cave
