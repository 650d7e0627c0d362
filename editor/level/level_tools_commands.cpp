// SPDX-License-Identifier: MIT
// What the level editor's tools and commands change.

#include "core/edit/level_edit.h"
#include "core/edit/shapes.h"
#include "editor/document/level_document.h"
#include "editor/level/level_tools.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kMostFilled = 250'000; ///< tiles of one fill

/// A tile as one number.
std::uint64_t keyOf(std::int64_t column, std::int64_t row)
{
    constexpr unsigned kHalfWord = 32;
    return (static_cast<std::uint64_t>(column) << kHalfWord) ^
           (static_cast<std::uint64_t>(row) & 0xFFFF'FFFFU);
}

std::uint64_t keyOf(LevelPoint at)
{
    return keyOf(tileOf(at.x), tileOf(at.y));
}

/// Walks over empty tiles of the level, from one to those at its sides.
class Flood {
public:
    explicit Flood(const LevelFile &design) : m_design(design)
    {
        for (const LevelRecord &record : design.records) {
            if (record.isObject())
                m_taken.insert(keyOf(record.at));
        }
    }

    /// The tiles reached; none if there are more than kMostFilled.
    std::optional<std::vector<LevelPoint>> from(LevelPoint start)
    {
        visit(tileOf(start.x), tileOf(start.y));
        for (std::size_t next = 0; next < m_found.size() && m_found.size() <= kMostFilled; ++next) {
            const std::int64_t column = tileOf(m_found[next].x);
            const std::int64_t row = tileOf(m_found[next].y);
            visit(column + 1, row);
            visit(column - 1, row);
            visit(column, row + 1);
            visit(column, row - 1);
        }
        if (m_found.size() > kMostFilled)
            return std::nullopt;
        return m_found;
    }

private:
    void visit(std::int64_t column, std::int64_t row)
    {
        if (m_design.contains(column, row) && m_taken.insert(keyOf(column, row)).second)
            m_found.push_back({static_cast<double>(column), static_cast<double>(row)});
    }

    const LevelFile &m_design;
    std::unordered_set<std::uint64_t> m_taken;
    std::vector<LevelPoint> m_found;
};

QRectF bounds(const std::vector<LevelRecord> &records)
{
    QRectF box;
    for (const LevelRecord &record : records)
        box = box.united(QRectF(record.at.x, record.at.y, 1, 1));
    return box;
}

} // namespace

/// A tile that holds the same already is left as it is.
void LevelTools::placeOn(const CellMask &cells, const QString &label)
{
    if (m_options.piece.isStart()) {
        const LevelPoint last = m_press ? m_last.at : LevelPoint{};
        return change(label, [&](LevelFile &design) {
            return setLevelStart(design, {std::floor(last.x), std::floor(last.y)});
        });
    }
    if (cells.count() > static_cast<std::int64_t>(kMostRecords)) {
        emit failed({ErrorCode::InvalidArgument, "that is more than a million objects"});
        return;
    }
    change(label, [&](LevelFile &design) {
        std::unordered_set<std::uint64_t> taken;
        const LevelPiece &piece = m_options.piece;
        for (const LevelRecord &record : design.records) {
            if (record.isObject() && pieceOf(record) == piece)
                taken.insert(keyOf(record.at));
        }
        forEachCell(cells, [&](WorldPos cell) {
            if (taken.insert(keyOf(cell.x, cell.y)).second)
                design.records.push_back(
                    piece.recordAt({static_cast<double>(cell.x), static_cast<double>(cell.y)}));
        });
        return Result<void>();
    });
}

void LevelTools::eraseOn(const CellMask &cells)
{
    std::vector<std::size_t> gone;
    const std::vector<LevelRecord> &records = m_document->design().records;
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (records[i].isObject() && cells.contains({tileOf(records[i].at.x), tileOf(records[i].at.y)}))
            gone.push_back(i);
    }
    change(tr("Erase"), [&](LevelFile &design) {
        removeRecords(design, gone);
        return Result<void>();
    });
}

void LevelTools::placePiece(const Pointer &at)
{
    const LevelPoint place = placeFor(at);
    const LevelPiece piece = m_options.piece;
    change(tr("Place: %1").arg(pieceName(piece)), [&](LevelFile &design) {
        if (piece.isStart())
            return setLevelStart(design, place);
        const LevelRecord made = piece.recordAt(place);
        const bool there =
            std::any_of(design.records.begin(), design.records.end(), [&](const LevelRecord &record) {
                return record.isObject() && record.at == place && pieceOf(record) == piece;
            });
        if (!there)
            addObject(design, made);
        return Result<void>();
    });
}

void LevelTools::fill(LevelPoint at)
{
    if (m_options.piece.isStart())
        return;
    const std::optional<std::vector<LevelPoint>> tiles = Flood(m_document->design()).from(at);
    if (!tiles) {
        emit failed({ErrorCode::InvalidArgument, "more than " + std::to_string(kMostFilled) +
                                                     " tiles are joined here: too many to fill"});
        return;
    }
    change(tr("Fill: %1").arg(pieceName(m_options.piece)), [&](LevelFile &design) {
        design.records.reserve(design.records.size() + tiles->size());
        for (const LevelPoint &tile : *tiles)
            design.records.push_back(m_options.piece.recordAt(tile));
        return Result<void>();
    });
}

void LevelTools::pick(LevelPoint at)
{
    const std::optional<std::size_t> hit = recordAt(at);
    if (!hit)
        return;
    LevelToolOptions options = m_options;
    options.piece = pieceOf(m_document->design().records[*hit]);
    setOptions(options);
    setTool(m_before);
}

bool LevelTools::canRun(LevelCommand command) const
{
    if (m_document == nullptr)
        return false;
    switch (command) {
    case LevelCommand::Undo:
        return m_document->canUndo();
    case LevelCommand::Redo:
        return m_document->canRedo();
    case LevelCommand::Paste:
    case LevelCommand::SelectAll:
    case LevelCommand::BorderWalls:
        return true;
    case LevelCommand::Cut:
    case LevelCommand::Copy:
    case LevelCommand::Duplicate: // a level has one start: it can't be copied
        return std::any_of(m_selection.begin(), m_selection.end(), [this](std::size_t index) {
            return m_document->design().records[index].isObject();
        });
    case LevelCommand::Delete:
    case LevelCommand::SelectNone:
    case LevelCommand::SelectSame:
    case LevelCommand::Rotate:
    case LevelCommand::MirrorAcross:
    case LevelCommand::MirrorUpDown:
        return !m_selection.empty();
    }
    return false;
}

void LevelTools::run(LevelCommand command)
{
    if (!canRun(command))
        return;
    cancel();
    switch (command) {
    case LevelCommand::Undo:
        return static_cast<void>(m_document->undo());
    case LevelCommand::Redo:
        return static_cast<void>(m_document->redo());
    case LevelCommand::Cut:
        copy();
        return eraseSelected(tr("Cut"), true);
    case LevelCommand::Copy:
        return copy();
    case LevelCommand::Paste:
        return insert(clipboardRecords(), tr("Paste"));
    case LevelCommand::Duplicate: {
        std::vector<LevelRecord> records = selectedObjects();
        for (LevelRecord &record : records)
            record.at = {record.at.x + 1, record.at.y + 1};
        return insert(std::move(records), tr("Duplicate"));
    }
    case LevelCommand::Delete:
        return eraseSelected(tr("Erase"), false);
    case LevelCommand::SelectAll: {
        std::set<std::size_t> all;
        for (std::size_t i = 0; i < m_document->design().records.size(); ++i) {
            if (m_document->design().records[i].isObject())
                all.insert(i);
        }
        return setSelection(std::move(all));
    }
    case LevelCommand::SelectNone:
        return setSelection({});
    case LevelCommand::SelectSame:
        return selectSame();
    case LevelCommand::Rotate:
        return transform(tr("Rotate"), [](LevelPoint at, const QRectF &box) {
            return LevelPoint{box.left() + box.bottom() - (at.y + 1), box.top() + at.x - box.left()};
        });
    case LevelCommand::MirrorAcross:
        return transform(tr("Mirror"), [](LevelPoint at, const QRectF &box) {
            return LevelPoint{box.left() + box.right() - (at.x + 1), at.y};
        });
    case LevelCommand::MirrorUpDown:
        return transform(tr("Mirror upside down"), [](LevelPoint at, const QRectF &box) {
            return LevelPoint{at.x, box.top() + box.bottom() - (at.y + 1)};
        });
    case LevelCommand::BorderWalls:
        return change(tr("Border walls"), [](LevelFile &design) {
            addBorderWalls(design);
            return Result<void>();
        });
    }
}

std::vector<LevelRecord> LevelTools::selectedObjects() const
{
    std::vector<LevelRecord> records;
    records.reserve(m_selection.size());
    for (const std::size_t index : m_selection) {
        const LevelRecord &record = m_document->design().records[index];
        if (!record.isObject())
            continue;
        records.push_back(record);
        records.back().source.clear();
    }
    return records;
}

void LevelTools::copy() const
{
    const std::vector<LevelRecord> records = selectedObjects();
    if (!records.empty())
        QGuiApplication::clipboard()->setText(QString::fromStdString(textOfRecords(records)));
}

std::vector<LevelRecord> LevelTools::clipboardRecords()
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

void LevelTools::pasteAt(LevelPoint tile)
{
    std::vector<LevelRecord> records = clipboardRecords();
    if (m_document == nullptr)
        return;
    if (records.empty()) {
        emit failed({ErrorCode::NotFound, "there are no objects of a level on the clipboard"});
        return;
    }
    const QRectF box = bounds(records);
    const LevelPoint by{std::floor(tile.x) - std::floor(box.left()),
                        std::floor(tile.y) - std::floor(box.top())};
    for (LevelRecord &record : records)
        record.at = {record.at.x + by.x, record.at.y + by.y};
    insert(std::move(records), tr("Paste"));
}

/// What was put in is selected.
void LevelTools::insert(std::vector<LevelRecord> records, const QString &label)
{
    if (records.empty())
        return;
    const std::size_t first = m_document->design().records.size();
    const std::size_t count = records.size();
    change(label, [&](LevelFile &design) {
        std::move(records.begin(), records.end(), std::back_inserter(design.records));
        return Result<void>();
    });
    if (m_document->design().records.size() != first + count)
        return;
    std::set<std::size_t> inserted;
    for (std::size_t i = first; i < first + count; ++i)
        inserted.insert(inserted.end(), i);
    setSelection(std::move(inserted));
}

void LevelTools::eraseSelected(const QString &label, bool objectsOnly)
{
    std::vector<std::size_t> gone(m_selection.begin(), m_selection.end());
    if (objectsOnly)
        std::erase_if(gone,
                      [this](std::size_t index) { return !m_document->design().records[index].isObject(); });
    change(label, [&](LevelFile &design) {
        removeRecords(design, gone);
        return Result<void>();
    });
}

void LevelTools::transform(const QString &label,
                           const std::function<LevelPoint(LevelPoint, const QRectF &)> &map)
{
    std::vector<LevelRecord> records;
    records.reserve(m_selection.size());
    for (const std::size_t index : m_selection)
        records.push_back(m_document->design().records[index]);
    const QRectF box = bounds(records);
    change(label, [&](LevelFile &design) {
        for (const std::size_t index : m_selection) {
            LevelRecord &record = design.records[index];
            const LevelPoint to = map(record.at, box);
            if (to == record.at)
                continue;
            record.at = to;
            record.source.clear();
        }
        return Result<void>();
    });
}

void LevelTools::selectSame()
{
    const std::vector<LevelRecord> &records = m_document->design().records;
    std::set<std::pair<LevelRecord::Kind, std::string>> types;
    for (const std::size_t index : m_selection)
        types.emplace(records[index].kind, records[index].type);
    std::set<std::size_t> same;
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (types.contains({records[i].kind, records[i].type}))
            same.insert(i);
    }
    setSelection(std::move(same));
}

/// Nudges one after the other are one step back.
void LevelTools::nudge(int columns, int rows)
{
    if (m_document == nullptr || m_selection.empty())
        return;
    const double step = m_options.snap > 0 ? m_options.snap : 1;
    if (m_nextNudge == 0 || m_nextNudge != m_document->position())
        m_nudgeStroke = m_document->newStroke();
    Result<LevelPatch> moved = movePatch(m_document->design(), {m_selection.begin(), m_selection.end()},
                                         columns * step, rows * step);
    if (!moved)
        return static_cast<void>(emit failed(moved.error()));
    m_document->edit(tr("Nudge"), *std::move(moved), m_nudgeStroke);
    m_nextNudge = m_document->position();
}

} // namespace cave
