// SPDX-License-Identifier: MIT
#include "app/play/combat/modal_overlay.h"

#include "editor/view/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace cave {
namespace {

/// Never narrower than its text, as an explicit minimum would allow.
class OverlayButton : public QToolButton {
public:
    using QToolButton::QToolButton;
    [[nodiscard]] QSize sizeHint() const override
    {
        return QToolButton::sizeHint().expandedTo({18 * kGrid, 0});
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

ModalOverlay::ModalOverlay(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    hide();
    parent->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget * /*old*/, const QWidget *now) { keepFocus(now); });
}

/// A line being written, such as one to the other players, gets all keys until it is done.
bool ModalOverlay::isWriting(const QWidget *focus) const
{
    return qobject_cast<const QLineEdit *>(focus) != nullptr && parentWidget()->isAncestorOf(focus) &&
           !isAncestorOf(focus);
}

void ModalOverlay::takeFocus()
{
    if (!isWriting(QApplication::focusWidget()))
        setFocus();
}

/// What is covered gets the focus when the window comes back from another place, or a dialog closes.
void ModalOverlay::keepFocus(const QWidget *now)
{
    if (now == nullptr || !isVisible() || !parentWidget()->isAncestorOf(now) || isWriting(now))
        return;
    for (const QWidget *at = now; at != parentWidget(); at = at->parentWidget()) {
        if (qobject_cast<const ModalOverlay *>(at) != nullptr)
            return;
    }
    setFocus();
}

void ModalOverlay::keepBeside(QWidget &neighbour)
{
    m_neighbour = &neighbour;
    neighbour.installEventFilter(this);
    coverParent();
}

void ModalOverlay::coverParent()
{
    constexpr int kLeastWidth = 150 * kGrid;
    const QRect whole = parentWidget()->rect();
    QMargins margins;
    if (m_neighbour != nullptr && m_neighbour->isVisibleTo(parentWidget())) {
        const QRect taken(m_neighbour->mapTo(parentWidget(), QPoint()), m_neighbour->size());
        const bool isLeft = taken.center().x() < whole.center().x();
        const int edge = isLeft ? taken.right() + 1 : whole.width() - taken.left();
        const int needed =
            layout() == nullptr ? kLeastWidth : std::max(kLeastWidth, layout()->minimumSize().width());
        if (whole.width() - edge >= needed)
            (isLeft ? margins.setLeft(edge) : margins.setRight(edge));
    }
    setContentsMargins(margins);
    setGeometry(whole);
}

void ModalOverlay::uncover()
{
    coverParent();
    show();
    raise();
}

QToolButton *ModalOverlay::makeButton(QAction *action, QWidget *card)
{
    auto *button = new OverlayButton(card);
    button->setObjectName(action->objectName() + "Button");
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumHeight(9 * kGrid);
    const auto follow = [button, action] {
        const QKeySequence key = action->shortcut();
        button->setText(key.isEmpty() ? action->text()
                                      : tr("%1 · %2", "an action and its key")
                                            .arg(action->text(), key.toString(QKeySequence::NativeText)));
        button->setVisible(action->isVisible());
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    return button;
}

/// Single keys are for the panel while it is open, whatever they mean on the page behind it.
bool ModalOverlay::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto modifiers = static_cast<QKeyEvent *>(event)->modifiers();
        if (!modifiers.testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            event->accept();
    }
    return QWidget::event(event);
}

void ModalOverlay::keyPressEvent(QKeyEvent *event)
{
    const QKeySequence key(
        QKeyCombination(event->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event->key())));
    if (event->isAutoRepeat())
        return;
    for (QAction *action : keyActions()) {
        if (action->isEnabled() && action->shortcuts().contains(key)) {
            action->trigger();
            return;
        }
    }
}

bool ModalOverlay::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (watched == parentWidget() && type == QEvent::Resize)
        coverParent();
    const bool isPlaced = type == QEvent::Resize || type == QEvent::Move;
    if (watched == m_neighbour && (isPlaced || type == QEvent::Show || type == QEvent::Hide))
        coverParent();
    return QWidget::eventFilter(watched, event);
}

/// Tab stays within the panel, as what is behind it is unusable.
bool ModalOverlay::focusNextPrevChild(bool next)
{
    QList<QWidget *> stops{this};
    for (QWidget *child : findChildren<QWidget *>()) {
        if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus) != 0)
            stops.append(child);
    }
    const auto count = stops.size();
    const auto at = std::max<qsizetype>(0, stops.indexOf(QApplication::focusWidget()));
    stops[(at + (next ? 1 : count - 1)) % count]->setFocus(next ? Qt::TabFocusReason
                                                                : Qt::BacktabFocusReason);
    return true;
}

/// The page behind gets neither clicks nor wheel events.
void ModalOverlay::mousePressEvent(QMouseEvent *event)
{
    setFocus();
    event->accept();
}

void ModalOverlay::wheelEvent(QWheelEvent *event)
{
    event->accept();
}

void ModalOverlay::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor dim = currentTheme().dark ? QColor(Qt::black) : currentTheme().text;
    dim.setAlphaF(currentTheme().dark ? 0.55F : 0.4F);
    painter.fillRect(rect(), dim);
}

} // namespace cave

#include "moc_modal_overlay.cpp"
