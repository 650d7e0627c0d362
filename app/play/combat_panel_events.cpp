// What the combat panel does with keys, clicks, focus and size.

#include "app/play/combat_fighter.h"
#include "app/play/combat_panel.h"
#include "editor/view/theme.h"
#include "editor/view/type_scale.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QScrollBar>
#include <QSlider>
#include <QTimer>

namespace cave {
namespace {

constexpr QSize kRoomy{130 * kGrid, 120 * kGrid};

} // namespace

/// Single keys belong to the fight while it goes on, whatever they mean on the page behind it.
bool CombatPanel::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto modifiers = static_cast<QKeyEvent *>(event)->modifiers();
        if (!modifiers.testAnyFlags(Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            event->accept();
    }
    return QWidget::event(event);
}

void CombatPanel::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = m_log->verticalScrollBar();
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        bar->setValue(bar->value() + (event->key() == Qt::Key_PageUp ? -1 : 1) * bar->pageStep());
    const QKeySequence key(
        QKeyCombination(event->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event->key())));
    if (event->isAutoRepeat())
        return;
    for (QAction *action : fightActions()) {
        if (action->isEnabled() && action->shortcuts().contains(key)) {
            action->trigger();
            return;
        }
    }
}

bool CombatPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

/// Tab stays within the panel: what is behind it can't be used now.
bool CombatPanel::focusNextPrevChild(bool next)
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

/// The map behind gets neither clicks nor turns of the wheel.
void CombatPanel::mousePressEvent(QMouseEvent *event)
{
    setFocus();
    event->accept();
}

void CombatPanel::wheelEvent(QWheelEvent *event)
{
    event->accept();
}

void CombatPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QColor dim = m_theme->dark ? QColor(Qt::black) : m_theme->text;
    dim.setAlphaF(m_theme->dark ? 0.55F : 0.4F);
    painter.fillRect(rect(), dim);
}

/// Where there is little room, numbers and log have it.
void CombatPanel::resizeEvent(QResizeEvent *event)
{
    const bool narrow = width() < kRoomy.width();
    const bool compact = narrow || height() < kRoomy.height();
    m_description->setVisible(!compact);
    for (QWidget *part : {static_cast<QWidget *>(m_pace), static_cast<QWidget *>(m_paceText),
                          static_cast<QWidget *>(m_startsRunning)})
        part->setVisible(!narrow);
    m_player->setCompact(compact);
    m_enemy->setCompact(compact);
    QWidget::resizeEvent(event);
}

/// A fight that nobody looks at waits.
void CombatPanel::hideEvent(QHideEvent *event)
{
    m_timer->stop();
    m_run->setChecked(false);
    QWidget::hideEvent(event);
}

void CombatPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace cave
