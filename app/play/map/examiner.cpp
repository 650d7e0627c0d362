// SPDX-License-Identifier: MIT
#include "app/play/map/examiner.h"

#include "app/play/keys/key_bindings.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace cave {
namespace {

constexpr int kWidestPanel = 340;
constexpr int kPanelMargin = 3 * kGrid;

} // namespace

ExaminePanel::ExaminePanel(QWidget *map)
    : QFrame(map)
    , m_title(plainLabel("examine.title", this))
    , m_lines(plainLabel("examine.lines", this))
    , m_keys(plainLabel("examine.keys", this))
{
    setObjectName(QStringLiteral("examinePanel"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    vbox(*this, kGrid, evenMargins(kPanelMargin, 2 * kGrid), {m_title, m_lines, m_keys});
    bindLook(*this, [this] {
        const Theme &theme = currentTheme();
        setPanelGround(this, theme);
        m_title->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        m_lines->setFont(fontOf(TextSize::Body));
        setSecondary(m_keys, theme);
    });
    map->installEventFilter(this);
    hide();
}

void ExaminePanel::show(const CellDescription &description)
{
    m_title->setText(description.title);
    m_lines->setText(description.lines.join('\n'));
    m_keys->setText(tr("At %1 · movement keys, with Shift 8 cells · %2 next object · %3 travel · %4 close")
                        .arg(description.place, shownKey(Qt::Key_Tab), shownKey(Qt::Key_Enter),
                             shownKey(Qt::Key_Escape)));
    QFrame::show();
    settle();
}

/// The bottom left corner, as tall as needed.
void ExaminePanel::settle()
{
    const QWidget *map = parentWidget();
    const int width = std::min(kWidestPanel, map->width() - 2 * kPanelMargin);
    const int height = std::min(layout()->totalHeightForWidth(width), map->height() - 2 * kPanelMargin);
    setGeometry(kPanelMargin, map->height() - height - kPanelMargin, width, height);
}

bool ExaminePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        settle();
    return QFrame::eventFilter(watched, event);
}

Examiner::Examiner(std::function<std::vector<WorldPos>()> interesting, QObject *parent)
    : QObject(parent)
    , m_interesting(std::move(interesting))
{
}

void Examiner::begin(WorldPos at)
{
    moveTo(at);
}

void Examiner::end()
{
    if (!isActive())
        return;
    m_cursor.reset();
    emit changed();
}

void Examiner::moveTo(WorldPos cell)
{
    if (!insideWorld(cell))
        return;
    m_cursor = cell;
    emit changed();
}

bool Examiner::press(const QKeyEvent &event)
{
    if (!isActive())
        return false;
    switch (event.key()) {
    case Qt::Key_Escape:
        end();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const WorldPos target = *m_cursor;
        end();
        emit travelRequested(target);
        return true;
    }
    case Qt::Key_Tab:
    case Qt::Key_Backtab: {
        const bool back = event.key() == Qt::Key_Backtab || (event.modifiers() & Qt::ShiftModifier) != 0;
        jump(back ? -1 : 1);
        return true;
    }
    default:
        break;
    }
    const std::optional<Command> command = commandForKey(event, m_bindings);
    if (!command)
        return false;
    const auto *move = std::get_if<MoveCommand>(&*command);
    if (move == nullptr)
        return true; // no turn passes while looking around
    WorldPos cell = *m_cursor;
    const int cells = (event.modifiers() & Qt::ShiftModifier) != 0 ? kLeap : 1;
    for (int i = 0; i < cells; ++i)
        cell = step(cell, move->direction);
    moveTo(cell);
    return true;
}

/// Continues from the thing under the cursor; from elsewhere goes to the first or last.
void Examiner::jump(int by)
{
    const std::vector<WorldPos> places = m_interesting();
    if (places.empty())
        return;
    const auto count = static_cast<std::ptrdiff_t>(places.size());
    const auto here = std::ranges::find(places, *m_cursor);
    const std::ptrdiff_t from = here != places.end() ? here - places.begin() : (by > 0 ? -1 : 0);
    moveTo(places[static_cast<std::size_t>((from + by + count) % count)]);
}

} // namespace cave

#include "moc_examiner.cpp"
