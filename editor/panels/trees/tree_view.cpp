// SPDX-License-Identifier: MIT
#include "editor/panels/trees/tree_view.h"

#include "core/content/decision_tree.h"
#include "core/edit/trees/tree_edit.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QRect>
#include <QScrollBar>
#include <QSize>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

namespace cave {
namespace {

const Branch *branchAt(const DecisionTree &tree, std::size_t node)
{
    return std::get_if<Branch>(&tree.nodes[node]);
}

std::vector<int> depthsOf(const DecisionTree &tree)
{
    std::vector<int> depths(tree.nodes.size(), 0);
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) { // children come after their parents
        if (const Branch *branch = branchAt(tree, node)) {
            depths[branch->no] = depths[node] + 1;
            depths[branch->yes] = depths[node] + 1;
        }
    }
    return depths;
}

int countLeaves(const DecisionTree &tree)
{
    return static_cast<int>(std::count_if(tree.nodes.begin(), tree.nodes.end(), [](const TreeNode &node) {
        return std::holds_alternative<Leaf>(node);
    }));
}

/// Centres of the boxes: leaves from left to right, branches between their children.
class Columns {
public:
    Columns(const DecisionTree &tree, int boxWidth, int across)
        : m_tree(tree)
        , m_step(boxWidth + across)
        , m_middles(tree.nodes.size(), 0)
    {
        place(0);
    }

    [[nodiscard]] int middle(std::size_t node) const { return m_middles[node]; }

private:
    void place(std::size_t node) // as deep as a tree may be: kDeepestTree
    {
        const Branch *branch = branchAt(m_tree, node);
        if (branch == nullptr) {
            m_middles[node] = m_next;
            m_next += m_step;
            return;
        }
        place(branch->no);
        place(branch->yes);
        m_middles[node] = (m_middles[branch->no] + m_middles[branch->yes]) / 2;
    }

    const DecisionTree &m_tree;
    int m_step;
    int m_next = 0;
    std::vector<int> m_middles;
};

/// Box widths and spacing, in device-independent pixels.
struct TreeMeasures {
    int narrowest = 60; ///< of an action's box
    int widest = 148;
    int across = 4; ///< between neighbours
    int down = 28;  ///< between rows, for a branch's answers
    int margin = 6;
};

/// Lays out a tree: a row for each depth, each branch centred above its children, `no` left and `yes` right,
/// without touching boxes. Branches are wider than actions, as there is space above two of them. Boxes are as
/// wide as possible for the tree to fit into `width`, within the measures; a larger tree is wider.
/// `heightOf(node, boxWidth)`: the height required for a box's text. The tree must be well formed.
TreeLayout layOut(const DecisionTree &tree, int width, const TreeMeasures &measures,
                  const std::function<int(std::size_t, int)> &heightOf)
{
    const int leaves = std::max(1, countLeaves(tree));
    const int room = width - 2 * measures.margin - (leaves - 1) * measures.across;
    const int boxWidth = std::clamp(room / leaves, measures.narrowest, measures.widest);
    const int needed = leaves * boxWidth + (leaves - 1) * measures.across + 2 * measures.margin;
    const int west = std::max(0, (width - needed) / 2) + measures.margin;

    // A branch is at least half a column away from either end of its children.
    const int branchWidth = std::min(measures.widest, 2 * boxWidth + measures.across);
    const auto widthOf = [&](std::size_t node) {
        return branchAt(tree, node) != nullptr ? branchWidth : boxWidth;
    };

    const std::vector<int> depths = depthsOf(tree);
    std::vector<int> rowHeights(static_cast<std::size_t>(*std::max_element(depths.begin(), depths.end())) + 1,
                                0);
    std::vector<int> heights;
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) {
        heights.push_back(heightOf(node, widthOf(node)));
        int &row = rowHeights[static_cast<std::size_t>(depths[node])];
        row = std::max(row, heights.back());
    }
    std::vector<int> rowTops{measures.margin};
    for (const int height : rowHeights)
        rowTops.push_back(rowTops.back() + height + measures.down);

    const Columns columns(tree, boxWidth, measures.across);
    TreeLayout layout;
    for (std::size_t node = 0; node < tree.nodes.size(); ++node) {
        const int middle = west + boxWidth / 2 + columns.middle(node);
        layout.boxes.emplace_back(middle - widthOf(node) / 2, rowTops[static_cast<std::size_t>(depths[node])],
                                  widthOf(node), heights[node]);
    }
    layout.size = {std::max(width, needed), rowTops.back() - measures.down + measures.margin};
    return layout;
}

constexpr int kPadding = 4;
constexpr int kNodeCorner = 4;
constexpr int kWrap = Qt::AlignHCenter | Qt::TextWordWrap | Qt::TextDontClip;

int textHeight(const QFont &font, int width, const QString &text)
{
    return text.isEmpty() ? 0 : QFontMetrics(font).boundingRect(0, 0, width, 10'000, kWrap, text).height();
}

/// The background of panels with `weight` (of 256) of the accent.
QColor tinted(const Theme &theme, std::uint32_t weight)
{
    return QColor::fromRgb(blended(theme.panel.rgb(), theme.accent.rgb(), weight));
}

QFont questionFont(bool lit)
{
    return fontOf(TextSize::Body, lit ? QFont::DemiBold : QFont::Normal);
}

/// Nothing for a monster without a tree.
std::optional<TreePicture> pictureOf(std::optional<ThoughtFacts> facts)
{
    if (!facts || facts->thought.tree == nullptr)
        return std::nullopt;
    TreePicture picture;
    picture.tree = facts->thought.tree->tree;
    picture.trace = facts->thought.trace;
    picture.live = facts->agent.has_value();
    const auto kept = std::make_shared<const ThoughtFacts>(*std::move(facts));
    picture.answer = [kept](std::size_t node) { return answerText(*kept, node); };
    return picture;
}

constexpr int kGhostAlpha = 90;
constexpr qreal kFrameCorner = 6;

} // namespace

TreeView::TreeView(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Tree);
    retranslate();
    bindEvent(*this, {QEvent::FontChange}, [this] { relayout(); });
}

void TreeView::setFacts(std::optional<ThoughtFacts> facts)
{
    std::optional<TreePicture> picture = pictureOf(std::move(facts));
    if (picture && m_picture && picture->live && m_picture->live && picture->tree == m_picture->tree) {
        const bool follows = m_picture->trace && m_current == m_picture->trace->leaf;
        setWay(std::move(picture->trace), std::move(picture->answer));
        if (follows && m_current != m_picture->trace->leaf)
            setCurrentNode(m_picture->trace->leaf);
        return;
    }
    m_picture = std::move(picture);
    relayout();
    m_current = m_picture ? m_picture->trace->leaf : 0;
    reportCurrent();
    if (m_picture)
        showBox(m_current);
}

void TreeView::setPicture(TreePicture picture)
{
    m_picture = std::move(picture);
    if (m_current >= m_picture->tree.nodes.size())
        m_current = 0;
    relayout();
    reportCurrent();
}

void TreeView::setWay(std::optional<TreeTrace> trace, std::function<QString(std::size_t)> answer)
{
    if (!m_picture)
        return;
    m_picture->trace = std::move(trace);
    m_picture->answer = std::move(answer);
    if (m_picture->live)
        viewport()->update();
    else
        relayout();
}

void TreeView::retranslate()
{
    setAccessibleName(tr("Decision tree"));
    relayout();
    reportCurrent();
}

QString TreeView::spokenText(std::size_t node) const
{
    if (!m_picture)
        return {};
    QString text = nodeText(m_picture->tree.nodes[node]);
    if (const QString issue = issueOf(node); !issue.isEmpty())
        text += QLatin1Char(' ') + issue;
    if (!m_picture->trace)
        return text;
    if (const QString answer = answerText(node); !answer.isEmpty())
        text += QLatin1Char(' ') + answer;
    if (std::holds_alternative<Branch>(m_picture->tree.nodes[node]))
        return isOnWay(node) ? tr("%1. On the current path.").arg(text) : tr("%1 Not asked.").arg(text);
    return isOnWay(node) ? tr("%1. Current action.").arg(text) : tr("%1. Not taken.").arg(text);
}

bool TreeView::isOnWay(std::size_t node) const
{
    return m_picture->trace && (node == m_picture->trace->leaf || answerOf(node).has_value());
}

std::optional<bool> TreeView::answerOf(std::size_t node) const
{
    if (!m_picture->trace)
        return std::nullopt;
    for (const TreeTrace::Step &step : m_picture->trace->steps) {
        if (step.node == node)
            return step.answer;
    }
    return std::nullopt;
}

QString TreeView::answerText(std::size_t node) const
{
    return m_picture->answer ? m_picture->answer(node) : QString();
}

QString TreeView::issueOf(std::size_t node) const
{
    const auto issue = m_picture->issues.find(node);
    return issue == m_picture->issues.end() ? QString() : issue->second;
}

std::optional<std::size_t> TreeView::nodeAt(QPoint point) const
{
    for (std::size_t node = 0; node < nodeCount(); ++node) {
        if (boxOf(node).contains(point))
            return node;
    }
    return std::nullopt;
}

std::optional<std::size_t> TreeView::parentNode(std::size_t node) const
{
    const std::optional<TreeParent> parent = parentOf(m_picture->tree, node);
    return parent ? std::optional(parent->node) : std::nullopt;
}

int TreeView::answerHeight(std::size_t node, int width) const
{
    if (!m_picture->live)
        return textHeight(fontOf(TextSize::Small), width, answerText(node));
    const bool asks = std::holds_alternative<Branch>(m_picture->tree.nodes[node]);
    return asks ? QFontMetrics(fontOf(TextSize::Small)).lineSpacing() : 0;
}

int TreeView::heightOf(std::size_t node, int width) const
{
    const int room = width - 2 * kPadding;
    const bool broad = m_picture->live || isOnWay(node);
    return 2 * kPadding + textHeight(questionFont(broad), room, nodeText(m_picture->tree.nodes[node])) +
           answerHeight(node, room) + textHeight(fontOf(TextSize::Small), room, issueOf(node));
}

QPoint TreeView::scrolled() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

void TreeView::relayout()
{
    m_layout = {};
    if (m_picture) {
        m_layout = layOut(m_picture->tree, viewport()->width(), {},
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

void TreeView::setCurrentNode(std::size_t node)
{
    m_current = node;
    showBox(node);
    reportCurrent();
    viewport()->update();
}

void TreeView::choose(std::size_t node)
{
    setCurrentNode(node);
    emit currentChanged(node);
}

/// Scrolls no farther than necessary.
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

void TreeView::reportCurrent()
{
    if (m_picture)
        announce(*this, spokenText(m_current));
}

/// The destination of a key; none if there is none.
std::optional<std::size_t> TreeView::nodeByKey(int key) const
{
    const auto *branch = std::get_if<Branch>(&m_picture->tree.nodes[m_current]);
    switch (key) {
    case Qt::Key_Up:
        return parentNode(m_current);
    case Qt::Key_Left:
        return branch != nullptr ? std::optional(branch->no) : std::nullopt;
    case Qt::Key_Right:
        return branch != nullptr ? std::optional(branch->yes) : std::nullopt;
    case Qt::Key_Down:
        if (branch == nullptr)
            return std::nullopt;
        return answerOf(m_current).value_or(false) ? branch->yes : branch->no;
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return m_picture->trace ? m_picture->trace->leaf : m_picture->tree.nodes.size() - 1;
    default:
        return std::nullopt;
    }
}

void TreeView::keyPressEvent(QKeyEvent *event)
{
    const bool walks = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down ||
                       event->key() == Qt::Key_Left || event->key() == Qt::Key_Right ||
                       event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
    if (!m_picture || !walks)
        return QAbstractScrollArea::keyPressEvent(event);
    if (const std::optional<std::size_t> next = nodeByKey(event->key()))
        choose(*next);
}

void TreeView::mousePressEvent(QMouseEvent *event)
{
    if (const std::optional<std::size_t> node = nodeAt(event->pos()))
        choose(*node);
}

bool TreeView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const std::optional<std::size_t> node = nodeAt(static_cast<QHelpEvent *>(event)->pos());
        viewport()->setToolTip(node ? spokenText(*node) : QString());
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TreeView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayout();
    if (m_picture)
        showBox(m_current);
}

void TreeView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), currentTheme().panel);
    if (!m_picture)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool lit : {false, true}) // highlighted lines on top
        paintLinks(painter, lit);
    for (std::size_t node = 0; node < nodeCount(); ++node) {
        if (boxOf(node).adjusted(-kGrid, -kGrid, kGrid, kGrid).intersects(viewport()->rect()))
            paintBox(painter, node);
    }
}

void TreeView::paintLinks(QPainter &painter, bool lit) const
{
    for (std::size_t node = 0; node < nodeCount(); ++node) {
        const auto *branch = std::get_if<Branch>(&m_picture->tree.nodes[node]);
        if (branch == nullptr)
            continue;
        if (isOnWay(branch->no) == lit)
            paintLink(painter, node, branch->no, false);
        if (isOnWay(branch->yes) == lit)
            paintLink(painter, node, branch->yes, true);
    }
}

void TreeView::paintLink(QPainter &painter, std::size_t parent, std::size_t child, bool yes) const
{
    const bool lit = isOnWay(child);
    const QRect above = boxOf(parent);
    const QRect below = boxOf(child);
    const int half = (TreeMeasures{}.down) / 2;
    const QPointF from(above.center().x(), above.bottom() + 1);
    const QPointF to(below.center().x(), below.top());
    QPainterPath path(from);
    path.lineTo(from.x(), to.y() - half);
    path.lineTo(to.x(), to.y() - half);
    path.lineTo(to);
    // Paths not taken are thin and dashed, so that they differ by more than colour.
    const bool dashed = m_picture->trace && !lit;
    painter.setPen(QPen(lit ? currentTheme().accent : currentTheme().mutedText, lit ? 2.5 : 1.0,
                        dashed ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);

    const QFont font = fontOf(TextSize::Small, lit ? QFont::DemiBold : QFont::Normal);
    const QString word = yes ? tr("yes") : tr("no");
    const QFontMetrics metrics(font);
    const int width = metrics.horizontalAdvance(word) + kGrid;
    // Next to the last section, on the outside, where there is no line.
    const QRect place(static_cast<int>(to.x()) + (yes ? 3 : -3 - width), static_cast<int>(to.y()) - half + 1,
                      width, half - 1);
    painter.setFont(font);
    painter.setPen(lit ? currentTheme().accent : currentTheme().mutedText);
    painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, word);
}

void TreeView::paintBox(QPainter &painter, std::size_t node) const
{
    const QRect box = boxOf(node);
    const bool lit = isOnWay(node);
    const bool faulty = m_picture->issues.contains(node);
    const bool action = std::holds_alternative<Leaf>(m_picture->tree.nodes[node]);
    const QColor ground = lit ? tinted(currentTheme(), action ? 72 : 32) : currentTheme().panel;
    const QColor frame = faulty ? currentTheme().danger : lit ? currentTheme().accent : currentTheme().line;
    painter.setPen(QPen(frame, lit || faulty ? 2.0 : 1.0));
    painter.setBrush(ground);
    // Branches are square, actions are round.
    const qreal corner = action ? 3 * kNodeCorner : kNodeCorner;
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    if (node == m_current && hasFocus()) {
        painter.setPen(QPen(currentTheme().text, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(box).adjusted(-3, -3, 3, 3), corner + 2, corner + 2);
    }
    paintTexts(painter, node);
}

void TreeView::paintTexts(QPainter &painter, std::size_t node) const
{
    QRect room = boxOf(node).adjusted(kPadding, kPadding, -kPadding, -kPadding);
    const bool lit = isOnWay(node);
    const QFont font = questionFont(lit);
    const QString question = nodeText(m_picture->tree.nodes[node]);
    painter.setFont(font);
    painter.setPen(lit || !m_picture->trace ? currentTheme().text : currentTheme().mutedText);
    painter.drawText(room, kWrap | Qt::AlignTop, question);
    room.setTop(room.top() + textHeight(font, room.width(), question));
    painter.setFont(fontOf(TextSize::Small));
    painter.drawText(room, kWrap | Qt::AlignTop, answerText(node));
    painter.setPen(currentTheme().danger);
    painter.drawText(room, kWrap | Qt::AlignBottom, issueOf(node));
}

TreeEditView::TreeEditView(QWidget *parent) : TreeView(parent)
{
    setContextMenuPolicy(Qt::DefaultContextMenu);
}

void TreeEditView::mousePressEvent(QMouseEvent *event)
{
    TreeView::mousePressEvent(event);
    const std::optional<std::size_t> node = nodeAt(event->pos());
    if (event->button() == Qt::LeftButton && node)
        m_press = Press{*node, event->pos(), false};
}

void TreeEditView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_press)
        return TreeView::mouseMoveEvent(event);
    const int way = (event->pos() - m_press->at).manhattanLength();
    m_press->dragging = m_press->dragging || way >= QApplication::startDragDistance();
    m_pointer = event->pos();
    m_target = m_press->dragging ? targetAt(event->pos()) : std::nullopt;
    if (m_press->dragging)
        viewport()->setCursor(m_target ? Qt::ClosedHandCursor : Qt::ForbiddenCursor);
    viewport()->update();
}

void TreeEditView::mouseReleaseEvent(QMouseEvent *event)
{
    if (!m_press || event->button() != Qt::LeftButton)
        return TreeView::mouseReleaseEvent(event);
    const Press press = *m_press;
    const std::optional<std::size_t> target = press.dragging ? targetAt(event->pos()) : std::nullopt;
    endDrag();
    if (target)
        emit dropped(press.node, *target, event->modifiers().testFlag(Qt::ControlModifier));
}

void TreeEditView::keyPressEvent(QKeyEvent *event)
{
    if (m_press && event->key() == Qt::Key_Escape)
        endDrag();
    else
        TreeView::keyPressEvent(event);
}

void TreeEditView::contextMenuEvent(QContextMenuEvent *event)
{
    if (tree() == nullptr)
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    if (!byKey && !nodeAt(event->pos()))
        return;
    emit menuRequested(byKey ? viewport()->mapToGlobal(boxOf(currentNode()).center()) : event->globalPos());
}

void TreeEditView::focusOutEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::PopupFocusReason)
        endDrag();
    TreeView::focusOutEvent(event);
    viewport()->update();
}

/// A node that is neither an ancestor nor a descendant of the dragged one.
std::optional<std::size_t> TreeEditView::targetAt(QPoint point) const
{
    const std::optional<std::size_t> node = nodeAt(point);
    if (!node || tree() == nullptr || m_press->node >= tree()->nodes.size())
        return std::nullopt;
    if (isUnder(*tree(), *node, m_press->node) || isUnder(*tree(), m_press->node, *node))
        return std::nullopt;
    return node;
}

void TreeEditView::endDrag()
{
    m_press.reset();
    m_target.reset();
    viewport()->unsetCursor();
    viewport()->update();
}

void TreeEditView::paintEvent(QPaintEvent *event)
{
    TreeView::paintEvent(event);
    if (!m_press || !m_press->dragging || m_press->node >= nodeCount())
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_target) {
        painter.setPen(QPen(currentTheme().gold, 3));
        painter.drawRoundedRect(QRectF(boxOf(*m_target)).adjusted(-2, -2, 2, 2), kFrameCorner, kFrameCorner);
    }
    QColor ghost = currentTheme().gold;
    ghost.setAlpha(kGhostAlpha);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ghost);
    QRect box = boxOf(m_press->node);
    box.moveCenter(m_pointer);
    painter.drawRoundedRect(box, kFrameCorner, kFrameCorner);
}

} // namespace cave

#include "moc_tree_view.cpp"
