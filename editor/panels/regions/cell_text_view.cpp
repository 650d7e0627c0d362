// SPDX-License-Identifier: MIT
#include "editor/panels/regions/cell_text_view.h"

#include "core/io/exports/region_text.h"
#include "core/world/features.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QTextBlock>

namespace cave {
namespace {

constexpr int kCellTextPixels = 11;

char glyphOf(const FoundThing &thing, const Content &content)
{
    switch (thing.kind) {
    case FoundThing::Kind::ClosedChest:
        return 'C';
    case FoundThing::Kind::ClaimedChest:
        return 'c';
    case FoundThing::Kind::LivingMonster:
        return content.monsters[thing.monster->kind].glyph;
    case FoundThing::Kind::Pile:
        return '!';
    case FoundThing::Kind::Marker:
        return '+';
    case FoundThing::Kind::DeadMonster:
        break;
    }
    return '\0';
}

} // namespace

std::string cellText(World &world, RegionPos pos, const std::vector<FoundThing> &things)
{
    const Region &region = world.map.region(pos);
    const int size = region.size;
    const std::size_t stride = static_cast<std::size_t>(size) + 1;
    std::string text;
    for (int y = size - 1; y >= 0; --y) {
        for (int x = 0; x < size; ++x)
            text += terrainLetter(region.terrain({x, y}));
        text += '\n';
    }
    const RegionChanges &changes = world.map.changesOf(pos);
    for (const Feature &feature : region.features) {
        const bool walledUp = feature.kind == FeatureKind::Door && feature.value == 0;
        const bool taken = isTakeable(feature.kind) && changes.isClaimed(feature.cell);
        if (!walledUp && !taken)
            text[static_cast<std::size_t>(size - 1 - feature.cell.y) * stride +
                 static_cast<std::size_t>(feature.cell.x)] = featureLetter(feature.kind);
    }
    const auto put = [&](WorldPos at, char glyph) {
        if (glyph == '\0' || regionOf(at, size) != pos)
            return;
        const CellPos cell = cellOf(at, size);
        text[static_cast<std::size_t>(size - 1 - cell.y) * stride + static_cast<std::size_t>(cell.x)] = glyph;
    };
    // Markers first: of several things on one cell, those that can be met have precedence.
    for (const FoundThing &thing : things) {
        if (thing.kind == FoundThing::Kind::Marker)
            put(thing.at, glyphOf(thing, *world.content));
    }
    for (const FoundThing &thing : things) {
        if (thing.kind != FoundThing::Kind::Marker)
            put(thing.at, glyphOf(thing, *world.content));
    }
    put(world.player().position, '@');
    text.pop_back();
    return text;
}

CellTextView::CellTextView(QWidget *parent) : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setUndoRedoEnabled(false);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(kCellTextPixels);
    setFont(fixed);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        highlight();
        emit cellChanged();
    });
    bindLook(*this, [this] { highlight(); });
}

void CellTextView::show(World &world, RegionPos pos, const std::vector<FoundThing> &things)
{
    const int position = m_region == pos ? textCursor().position() : 0;
    m_region = pos;
    m_size = world.map.regionSize();
    m_explored = world.map.changesOf(pos).explored;
    setPlainText(QString::fromStdString(cellText(world, pos, things)));
    QTextCursor cursor = textCursor();
    cursor.setPosition(position);
    setTextCursor(cursor);
    highlight();
}

std::optional<WorldPos> CellTextView::cell() const
{
    const QTextCursor cursor = textCursor();
    if (!m_region || cursor.positionInBlock() >= m_size)
        return std::nullopt;
    return worldPos(*m_region, {cursor.positionInBlock(), m_size - 1 - cursor.blockNumber()}, m_size);
}

void CellTextView::setCell(WorldPos cell)
{
    if (!m_region || regionOf(cell, m_size) != *m_region)
        return;
    const CellPos at = cellOf(cell, m_size);
    QTextCursor cursor = textCursor();
    cursor.setPosition((m_size - 1 - at.y) * (m_size + 1) + at.x);
    setTextCursor(cursor);
}

/// The cell at the cursor in the accent colour, and unexplored ones muted.
void CellTextView::highlight()
{
    QList<QTextEdit::ExtraSelection> selections;
    const auto select = [&](int from, int to) -> QTextCharFormat & {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(QPlainTextEdit::document());
        selection.cursor.setPosition(from);
        selection.cursor.setPosition(to, QTextCursor::KeepAnchor);
        selections.append(selection);
        return selections.last().format;
    };
    for (int y = 0; y < m_size; ++y) {
        const int row = (m_size - 1 - y) * (m_size + 1);
        for (int x = 0; x < m_size;) {
            int end = x;
            while (end < m_size && !testCell(m_explored, {end, y}))
                ++end;
            if (end > x)
                select(row + x, row + end).setForeground(currentTheme().mutedText);
            x = end + 1;
        }
    }
    if (cell()) {
        const int at = textCursor().position();
        QTextCharFormat &format = select(at, at + 1);
        format.setBackground(currentTheme().accent);
        format.setForeground(currentTheme().background);
    }
    setExtraSelections(selections);
}

void CellTextView::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (const std::optional<WorldPos> at = cell(); enter && at)
        emit cellActivated(*at);
    else
        QPlainTextEdit::keyPressEvent(event);
}

void CellTextView::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
    if (const std::optional<WorldPos> at = cell())
        emit cellActivated(*at);
}

} // namespace cave

#include "moc_cell_text_view.cpp"
