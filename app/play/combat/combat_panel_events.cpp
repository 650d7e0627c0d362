// What the combat panel does with keys and size.

#include "app/play/combat/combat_fighter.h"
#include "app/play/combat/combat_panel.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QSlider>
#include <QTimer>

namespace cave {
namespace {

constexpr QSize kRoomy{130 * kGrid, 120 * kGrid};

} // namespace

void CombatPanel::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = m_log->verticalScrollBar();
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
        bar->setValue(bar->value() + (event->key() == Qt::Key_PageUp ? -1 : 1) * bar->pageStep());
    ModalOverlay::keyPressEvent(event);
}

/// What sets the pace of blows: not in a narrow window, nor where nothing runs by itself.
void CombatPanel::showPaceParts()
{
    const bool shown = width() >= kRoomy.width() && !m_dice;
    for (QWidget *part : {static_cast<QWidget *>(m_pace), static_cast<QWidget *>(m_paceText),
                          static_cast<QWidget *>(m_startsRunning)})
        part->setVisible(shown);
}

/// Where there is little room, numbers and log have it.
void CombatPanel::resizeEvent(QResizeEvent *event)
{
    const bool narrow = width() < kRoomy.width();
    const bool compact = narrow || height() < kRoomy.height();
    m_description->setVisible(!compact);
    m_cause->setVisible(!compact); // the messages tell it as well
    showPaceParts();
    m_player->setCompact(compact);
    m_enemy->setCompact(compact);
    ModalOverlay::resizeEvent(event);
}

/// A fight that nobody looks at waits.
void CombatPanel::hideEvent(QHideEvent *event)
{
    m_timer->stop();
    m_run->setChecked(false);
    ModalOverlay::hideEvent(event);
}

void CombatPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    ModalOverlay::changeEvent(event);
}

} // namespace cave
