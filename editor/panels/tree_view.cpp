#include "editor/panels/tree_view.h"

#include "editor/view/blend.h"
#include "editor/view/theme.h"
#include "editor/view/type_scale.h"

#include <QAccessible>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>

namespace cave {
namespace {

constexpr int kPadding = 4;
constexpr int kCorner = 4;
constexpr int kWrap = Qt::AlignHCenter | Qt::TextWordWrap | Qt::TextDontClip;

int textHeight(const QFont &font, int width, const QString &text)
{
    return text.isEmpty() ? 0 : QFontMetrics(font).boundingRect(0, 0, width, 10'000, kWrap, text).height();
}

/// The ground of panels with `weight` of 256 parts of the accent in it.
QColor tinted(const Theme &theme, std::uint32_t weight)
{
    return QColor::fromRgb(blended(theme.panel.rgb(), theme.accent.rgb(), weight));
}

QFont questionFont(bool lit)
{
    return fontOf(TextSize::Body, lit ? QFont::DemiBold : QFont::Normal);
}

} // namespace

TreeView::TreeView(QWidget *parent) : QAbstractScrollArea(parent), m_theme(&darkTheme())
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    retranslate();
}

void TreeView::setTheme(const Theme &theme)
{
    m_theme = &theme;
    viewport()->update();
}

void TreeView::setFacts(std::optional<ThoughtFacts> facts)
{
    m_facts = std::move(facts);
    relayout();
    m_current = tree() == nullptr ? 0 : m_facts->thought.trace.leaf;
    tellCurrent();
    if (tree() != nullptr)
        showBox(m_current);
}

void TreeView::retranslate()
{
    setAccessibleName(tr("Decision tree"));
    relayout();
    tellCurrent();
}

QRect TreeView::boxOf(std::size_t node) const
{
    return m_layout.boxes[node].translated(-scrolled());
}

QString TreeView::spokenText(std::size_t node) const
{
    if (tree() == nullptr)
        return {};
    QString text = nodeText(tree()->nodes[node]);
    if (const QString answer = answerText(*m_facts, node); !answer.isEmpty())
        text += QLatin1Char(' ') + answer;
    if (std::holds_alternative<Branch>(tree()->nodes[node]))
        return m_facts->isOnWay(node) ? tr("%1. On the way taken.").arg(text) : tr("%1 Not asked.").arg(text);
    return m_facts->isOnWay(node) ? tr("%1. This is what it does.").arg(text) : tr("%1. Not done.").arg(text);
}

const DecisionTree *TreeView::tree() const
{
    return m_facts && m_facts->thought.tree != nullptr ? &m_facts->thought.tree->tree : nullptr;
}

std::optional<std::size_t> TreeView::nodeAt(QPoint point) const
{
    for (std::size_t node = 0; node < nodeCount(); ++node) {
        if (boxOf(node).contains(point))
            return node;
    }
    return std::nullopt;
}

std::optional<std::size_t> TreeView::parentOf(std::size_t node) const
{
    for (std::size_t parent = 0; parent < node; ++parent) {
        const auto *branch = std::get_if<Branch>(&tree()->nodes[parent]);
        if (branch != nullptr && (branch->no == node || branch->yes == node))
            return parent;
    }
    return std::nullopt;
}

int TreeView::heightOf(std::size_t node, int width) const
{
    const int room = width - 2 * kPadding;
    const bool lit = m_facts->isOnWay(node);
    return 2 * kPadding + textHeight(questionFont(lit), room, nodeText(tree()->nodes[node])) +
           textHeight(fontOf(TextSize::Small), room, answerText(*m_facts, node));
}

QPoint TreeView::scrolled() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

void TreeView::relayout()
{
    m_layout = {};
    if (tree() != nullptr) {
        m_layout = layOut(*tree(), viewport()->width(), {},
                          [this](std::size_t node, int width) { return heightOf(node, width); });
    }
    const QSize room = viewport()->size();
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setRange(0, std::max(0, m_layout.size.width() - room.width()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setRange(0, std::max(0, m_layout.size.height() - room.height()));
    horizontalScrollBar()->setSingleStep(4 * kGrid);
    verticalScrollBar()->setSingleStep(4 * kGrid);
    viewport()->update();
}

void TreeView::setCurrent(std::size_t node)
{
    m_current = node;
    showBox(node);
    tellCurrent();
    viewport()->update();
}

/// Scrolls no farther than is needed.
void TreeView::showBox(std::size_t node)
{
    const QRect box = m_layout.boxes[node].adjusted(-2 * kGrid, -2 * kGrid, 2 * kGrid, 2 * kGrid);
    const auto reveal = [](QScrollBar *bar, int from, int to) {
        if (from < bar->value())
            bar->setValue(from);
        else if (to > bar->value() + bar->pageStep())
            bar->setValue(to - bar->pageStep());
    };
    reveal(horizontalScrollBar(), box.left(), box.right());
    reveal(verticalScrollBar(), box.top(), box.bottom());
}

void TreeView::tellCurrent()
{
    setAccessibleDescription(tree() == nullptr ? QString() : spokenText(m_current));
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

void TreeView::keyPressEvent(QKeyEvent *event)
{
    if (tree() == nullptr)
        return QAbstractScrollArea::keyPressEvent(event);
    const auto *branch = std::get_if<Branch>(&tree()->nodes[m_current]);
    std::optional<std::size_t> next;
    switch (event->key()) {
    case Qt::Key_Up:
        next = parentOf(m_current);
        break;
    case Qt::Key_Left:
        next = branch != nullptr ? std::optional(branch->no) : std::nullopt;
        break;
    case Qt::Key_Right:
        next = branch != nullptr ? std::optional(branch->yes) : std::nullopt;
        break;
    case Qt::Key_Down:
        if (branch != nullptr)
            next = m_facts->answerOf(m_current).value_or(false) ? branch->yes : branch->no;
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = m_facts->thought.trace.leaf;
        break;
    default:
        return QAbstractScrollArea::keyPressEvent(event);
    }
    if (next)
        setCurrent(*next);
}

void TreeView::mousePressEvent(QMouseEvent *event)
{
    if (const std::optional<std::size_t> node = nodeAt(event->pos()))
        setCurrent(*node);
}

bool TreeView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const std::optional<std::size_t> node = nodeAt(static_cast<QHelpEvent *>(event)->pos());
        viewport()->setToolTip(node ? spokenText(*node) : QString());
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TreeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        relayout();
    QAbstractScrollArea::changeEvent(event);
}

void TreeView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayout();
    if (tree() != nullptr)
        showBox(m_current);
}

void TreeView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme->panel);
    if (tree() == nullptr)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool lit : {false, true}) { // what is lit lies over the rest
        for (std::size_t node = 0; node < nodeCount(); ++node) {
            const auto *branch = std::get_if<Branch>(&tree()->nodes[node]);
            if (branch == nullptr)
                continue;
            if (m_facts->isOnWay(branch->no) == lit)
                paintLink(painter, node, branch->no, false);
            if (m_facts->isOnWay(branch->yes) == lit)
                paintLink(painter, node, branch->yes, true);
        }
    }
    for (std::size_t node = 0; node < nodeCount(); ++node)
        paintBox(painter, node);
}

void TreeView::paintLink(QPainter &painter, std::size_t parent, std::size_t child, bool yes) const
{
    const bool lit = m_facts->isOnWay(child);
    const QRect above = boxOf(parent);
    const QRect below = boxOf(child);
    const int half = (TreeMeasures{}.down) / 2;
    const QPointF from(above.center().x(), above.bottom() + 1);
    const QPointF to(below.center().x(), below.top());
    QPainterPath path(from);
    path.lineTo(from.x(), to.y() - half);
    path.lineTo(to.x(), to.y() - half);
    path.lineTo(to);
    // What was not taken is thin and dashed, so that it differs by more than its colour.
    painter.setPen(QPen(lit ? m_theme->accent : m_theme->mutedText, lit ? 2.5 : 1.0,
                        lit ? Qt::SolidLine : Qt::DashLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);

    const QFont font = fontOf(TextSize::Small, lit ? QFont::DemiBold : QFont::Normal);
    const QString word = yes ? tr("yes") : tr("no");
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(word) + kGrid;
    // Beside the last stretch, toward the outside, where no line runs.
    const QRect place(static_cast<int>(to.x()) + (yes ? 3 : -3 - width), static_cast<int>(to.y()) - half + 1,
                      width, half - 1);
    painter.setFont(font);
    painter.setPen(lit ? m_theme->accent : m_theme->mutedText);
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, word);
}

void TreeView::paintBox(QPainter &painter, std::size_t node) const
{
    const QRect box = boxOf(node);
    const bool lit = m_facts->isOnWay(node);
    const bool action = std::holds_alternative<Leaf>(tree()->nodes[node]);
    const QColor ground = lit ? tinted(*m_theme, action ? 72 : 32) : m_theme->panel;
    painter.setPen(QPen(lit ? m_theme->accent : m_theme->line, lit ? 2.0 : 1.0));
    painter.setBrush(ground);
    // Questions are square, actions are round.
    const qreal corner = action ? 3 * kCorner : kCorner;
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    if (node == m_current && hasFocus()) {
        painter.setPen(QPen(m_theme->text, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(box).adjusted(-3, -3, 3, 3), corner + 2, corner + 2);
    }
    QRect room = box.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    const QFont font = questionFont(lit);
    const QString question = nodeText(tree()->nodes[node]);
    painter.setFont(font);
    painter.setPen(lit ? m_theme->text : m_theme->mutedText);
    painter.drawText(room, kWrap | Qt::AlignTop, question);
    room.setTop(room.top() + textHeight(font, room.width(), question));
    painter.setFont(fontOf(TextSize::Small));
    painter.drawText(room, kWrap | Qt::AlignTop, answerText(*m_facts, node));
}

} // namespace cave
