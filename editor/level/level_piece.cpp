// SPDX-License-Identifier: MIT
#include "editor/level/level_piece.h"

#include "core/edit/level_edit.h"

#include <QCoreApplication>
#include <QHash>

#include <cstdint>
#include <string_view>
#include <utility>

namespace cave {
namespace {

QString trPiece(const char *text)
{
    return QCoreApplication::translate("LevelPiece", text);
}

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
    return known == nullptr ? QString::fromStdString(type) : trPiece(known);
}

QString markerName(const std::string &id)
{
    if (id == "Door")
        return trPiece("Door marker");
    if (id == "Enemy")
        return trPiece("Enemy marker");
    return id == "Loot" ? trPiece("Loot marker") : trPiece("Marker");
}

bool isMarker(const LevelPiece &piece)
{
    return !piece.dynamic && piece.type == "Marker" && !piece.fields.empty();
}

/// What is right in a field that holds a number.
std::pair<std::int64_t, std::int64_t> rangeOf(LevelField field)
{
    constexpr std::int64_t kMost = 1'000'000'000; // as readLevel takes them
    switch (field) {
    case LevelField::Heal:
        return {-kMost, kMost};
    case LevelField::Health:
        return {1, kMost};
    case LevelField::Strength:
        return {0, kMost};
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
        return trPiece("Player start");
    if (isMarker(piece))
        return markerName(piece.fields.front());
    return typeName(piece.type);
}

QString pieceHint(const LevelPiece &piece)
{
    if (piece.isStart())
        return trPiece("Where the player starts; one per level");
    const LevelObjectInfo *info = findLevelObject(piece.type, piece.dynamic);
    if (info == nullptr)
        return trPiece("Unknown type, kept unchanged");
    return QString::fromUtf8(info->about.data(), static_cast<qsizetype>(info->about.size()));
}

QString fieldTitle(LevelField field)
{
    switch (field) {
    case LevelField::Text:
        return trPiece("Text");
    case LevelField::Heal:
        return trPiece("Heals (points)");
    case LevelField::MarkerId:
        return trPiece("Stands for");
    case LevelField::Health:
        return trPiece("Health (points)");
    case LevelField::Strength:
        return trPiece("Strength (points)");
    }
    return {};
}

QString fieldHint(LevelField field)
{
    if (field == LevelField::Text)
        return trPiece("Any text without a comma");
    if (field == LevelField::MarkerId)
        return trPiece("Door, Enemy or Loot");
    const auto [least, most] = rangeOf(field);
    return trPiece("A whole number from %1 to %2").arg(least).arg(most);
}

QString fieldProblem(LevelField field, const QString &text)
{
    if (text.contains(',') || text.contains('\n') || text.contains('\r'))
        return trPiece("Commas and line breaks are not allowed here");
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
