// SPDX-License-Identifier: MIT
#include "app/shell/settings/focus_ring.h"

#include "editor/view/map/focus_frame.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QTabBar>

namespace cave {
namespace {

bool drawsItsFocus(const QWidget &widget)
{
    return qobject_cast<const QAbstractButton *>(&widget) != nullptr ||
           qobject_cast<const QAbstractSlider *>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(&widget) != nullptr ||
           qobject_cast<const QComboBox *>(&widget) != nullptr ||
           qobject_cast<const QLineEdit *>(&widget) != nullptr ||
           qobject_cast<const QMenuBar *>(&widget) != nullptr ||
           qobject_cast<const QTabBar *>(&widget) != nullptr;
}

} // namespace

FocusRing::FocusRing(QObject *parent) : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget * /*old*/, QWidget *now) { follow(now); });
}

void FocusRing::follow(QWidget *focused)
{
    if (m_around != nullptr)
        m_around->removeEventFilter(this);
    delete m_frame;
    m_around = nullptr;
    if (focused == nullptr || focused->isWindow() || drawsItsFocus(*focused) ||
        !focused->window()->testAttribute(Qt::WA_KeyboardFocusChange))
        return;
    m_around = focused;
    m_frame = new FocusFrame(focused);
    m_frame->setGeometry(focused->rect());
    m_frame->show();
    m_frame->raise();
    focused->installEventFilter(this);
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && m_frame != nullptr && m_around != nullptr)
        m_frame->setGeometry(m_around->rect());
    return QObject::eventFilter(watched, event);
}

} // namespace cave
