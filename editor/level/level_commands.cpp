// SPDX-License-Identifier: MIT
#include "editor/level/level_commands.h"

#include "core/edit/level_edit.h"
#include "editor/document/level_document.h"
#include "editor/level/level_tools.h"
#include "editor/view/texts/texts.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <string_view>
#include <utility>

namespace cave {
namespace {

QRectF bounds(const std::vector<LevelRecord> &records)
{
    QRectF box;
    for (const LevelRecord &record : records)
        box = box.united(QRectF(record.at.x, record.at.y, 1, 1));
    return box;
}

/// Lines on the clipboard that are objects of a level; empty if there are none.
std::vector<LevelRecord> clipboardRecords()
{
    QString text = QGuiApplication::clipboard()->text();
    if (text.isEmpty())
        return {};
    if (!text.endsWith('\n'))
        text += '\n';
    Result<std::vector<LevelRecord>> records = recordsOfText(text.toStdString());
    if (!records)
        return {};
    std::erase_if(*records, [](const LevelRecord &record) { return !record.isObject(); });
    for (LevelRecord &record : *records)
        record.source.clear();
    return std::move(*records);
}

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

const LevelFile &LevelCommands::level() const
{
    return m_tools.document()->design();
}

bool LevelCommands::canRun(LevelCommand command) const
{
    if (m_tools.document() == nullptr)
        return false;
    switch (command) {
    case LevelCommand::Undo:
        return m_tools.document()->canUndo();
    case LevelCommand::Redo:
        return m_tools.document()->canRedo();
    case LevelCommand::Paste:
    case LevelCommand::SelectAll:
    case LevelCommand::BorderWalls:
        return true;
    case LevelCommand::Cut:
    case LevelCommand::Copy:
    case LevelCommand::Duplicate: // a level has one start, which can't be copied
        return std::ranges::any_of(m_tools.selection(),
                                   [this](std::size_t index) { return level().records[index].isObject(); });
    case LevelCommand::Delete:
    case LevelCommand::SelectNone:
    case LevelCommand::SelectSame:
    case LevelCommand::Rotate:
    case LevelCommand::MirrorAcross:
    case LevelCommand::MirrorUpDown:
        return !m_tools.selection().empty();
    }
    return false;
}

void LevelCommands::run(LevelCommand command)
{
    if (!canRun(command))
        return;
    emit m_tools.interrupted();
    emit m_tools.settling();
    switch (command) {
    case LevelCommand::Undo:
        return static_cast<void>(m_tools.document()->undo());
    case LevelCommand::Redo:
        return static_cast<void>(m_tools.document()->redo());
    case LevelCommand::Cut:
        copy();
        return eraseSelected(LevelTools::tr("Cut"), true);
    case LevelCommand::Copy:
        return copy();
    case LevelCommand::Paste:
        return insert(clipboardRecords(), LevelTools::tr("Paste"));
    case LevelCommand::Duplicate:
        return duplicate();
    case LevelCommand::Delete:
        return eraseSelected(LevelTools::tr("Erase"), false);
    case LevelCommand::SelectAll:
        return selectAll();
    case LevelCommand::SelectNone:
        return m_tools.setSelection({});
    case LevelCommand::SelectSame:
        return selectSame();
    case LevelCommand::Rotate:
        return transform(LevelTools::tr("Rotate"), [](LevelPoint at, const QRectF &box) {
            return LevelPoint{box.left() + box.bottom() - (at.y + 1), box.top() + at.x - box.left()};
        });
    case LevelCommand::MirrorAcross:
        return transform(LevelTools::tr("Flip horizontally"), [](LevelPoint at, const QRectF &box) {
            return LevelPoint{box.left() + box.right() - (at.x + 1), at.y};
        });
    case LevelCommand::MirrorUpDown:
        return transform(LevelTools::tr("Flip vertically"), [](LevelPoint at, const QRectF &box) {
            return LevelPoint{at.x, box.top() + box.bottom() - (at.y + 1)};
        });
    case LevelCommand::BorderWalls:
        return m_tools.change(LevelTools::tr("Border walls"), [](LevelFile &design) {
            addBorderWalls(design);
            return Result<void>();
        });
    }
}

std::vector<LevelRecord> LevelCommands::selectedObjects() const
{
    std::vector<LevelRecord> records;
    records.reserve(m_tools.selection().size());
    for (const std::size_t index : m_tools.selection()) {
        const LevelRecord &record = level().records[index];
        if (!record.isObject())
            continue;
        records.push_back(record);
        records.back().source.clear();
    }
    return records;
}

void LevelCommands::duplicate()
{
    std::vector<LevelRecord> records = selectedObjects();
    for (LevelRecord &record : records)
        record.at = displaced(record.at, 1, 1);
    insert(std::move(records), LevelTools::tr("Duplicate"));
}

void LevelCommands::copy() const
{
    const std::vector<LevelRecord> records = selectedObjects();
    if (!records.empty())
        QGuiApplication::clipboard()->setText(QString::fromStdString(textOfRecords(records)));
}

void LevelCommands::pasteAt(LevelPoint tile)
{
    std::vector<LevelRecord> records = clipboardRecords();
    if (m_tools.document() == nullptr)
        return;
    emit m_tools.interrupted();
    emit m_tools.settling();
    if (records.empty())
        return m_tools.fail({ErrorCode::InvalidArgument, "the clipboard contains no level objects"});
    const QRectF box = bounds(records);
    const LevelPoint by{std::floor(tile.x) - std::floor(box.left()),
                        std::floor(tile.y) - std::floor(box.top())};
    for (LevelRecord &record : records)
        record.at = displaced(record.at, by.x, by.y);
    insert(std::move(records), LevelTools::tr("Paste"));
}

/// The inserted objects are selected.
void LevelCommands::insert(std::vector<LevelRecord> records, const QString &label)
{
    if (records.empty())
        return;
    const std::size_t first = level().records.size();
    const std::size_t count = records.size();
    m_tools.change(label, [&](LevelFile &design) {
        std::move(records.begin(), records.end(), std::back_inserter(design.records));
        return Result<void>();
    });
    if (level().records.size() != first + count)
        return;
    std::set<std::size_t> inserted;
    for (std::size_t i = first; i < first + count; ++i)
        inserted.insert(inserted.end(), i);
    m_tools.setSelection(std::move(inserted));
}

void LevelCommands::eraseSelected(const QString &label, bool objectsOnly)
{
    std::vector<std::size_t> gone(m_tools.selection().begin(), m_tools.selection().end());
    if (objectsOnly)
        std::erase_if(gone, [this](std::size_t index) { return !level().records[index].isObject(); });
    m_tools.change(label, [&](LevelFile &design) {
        removeRecords(design, gone);
        return Result<void>();
    });
}

void LevelCommands::transform(const QString &label,
                              const std::function<LevelPoint(LevelPoint, const QRectF &)> &map)
{
    std::vector<LevelRecord> records;
    records.reserve(m_tools.selection().size());
    for (const std::size_t index : m_tools.selection())
        records.push_back(level().records[index]);
    const QRectF box = bounds(records);
    m_tools.change(label, [&](LevelFile &design) {
        for (const std::size_t index : m_tools.selection()) {
            LevelRecord &record = design.records[index];
            LevelPoint to = map(record.at, box);
            to = displaced(record.at, to.x - record.at.x, to.y - record.at.y);
            if (to == record.at)
                continue;
            record.at = to;
            record.source.clear();
        }
        return Result<void>();
    });
}

void LevelCommands::selectAll()
{
    std::set<std::size_t> all;
    for (std::size_t i = 0; i < level().records.size(); ++i) {
        if (level().records[i].isObject())
            all.insert(all.end(), i);
    }
    m_tools.setSelection(std::move(all));
}

void LevelCommands::selectSame()
{
    const std::vector<LevelRecord> &records = level().records;
    std::set<std::pair<LevelRecord::Kind, std::string>> types;
    for (const std::size_t index : m_tools.selection())
        types.emplace(records[index].kind, records[index].type);
    std::set<std::size_t> same;
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (types.contains({records[i].kind, records[i].type}))
            same.insert(i);
    }
    m_tools.setSelection(std::move(same));
}

/// Consecutive nudges of the same objects are one undo step.
void LevelCommands::nudge(int columns, int rows)
{
    LevelDocument *document = m_tools.document();
    if (document == nullptr || m_tools.selection().empty())
        return;
    const double step = m_tools.options().snap > 0 ? m_tools.options().snap : 1;
    const bool goesOn = m_nextNudge != 0 && m_nextNudge == document->position() &&
                        m_nudgedDocument == document && m_nudged == m_tools.selection();
    if (!goesOn)
        m_nudgeStroke = document->newStroke();
    Result<LevelPatch> moved =
        movePatch(document->design(), {m_tools.selection().begin(), m_tools.selection().end()},
                  columns * step, rows * step);
    if (!moved)
        return m_tools.fail(moved.error());
    document->edit(LevelTools::tr("Nudge"), *std::move(moved), m_nudgeStroke);
    m_nextNudge = document->position();
    m_nudgedDocument = document;
    m_nudged = m_tools.selection();
}

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
