// SPDX-License-Identifier: MIT
#include "app/play/hud/action_bar.h"

#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/style/click_focus.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QHBoxLayout>
#include <QToolButton>

#include <utility>

namespace cave {

ActionBar::ActionBar(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("actionBar"));
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto *row = hbox(*this, kGrid, evenMargins(2 * kGrid, kGrid), {BoxPart::stretch(1)});
    for (int i = 0; i < kMax; ++i) {
        auto *button = new QToolButton(this);
        button->setObjectName(QStringLiteral("actionBar.%1").arg(i + 1));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        connect(button, &QToolButton::clicked, this, [this, i] {
            if (i < m_actions.size())
                std::function<void()>(m_actions[i].run)(); // a copy, as running it may change the offer
        });
        row->addWidget(button);
        m_buttons[static_cast<std::size_t>(i)] = button;
    }
    row->addStretch(1);
    keepKeyboardOnClicks(*this, ClickFocus::Fields);
    bindLook(*this, [this] { refreshLook(); });
}

void ActionBar::show(QList<OfferedAction> actions)
{
    m_actions = std::move(actions);
    for (int i = 0; i < kMax && i < m_actions.size(); ++i) {
        QToolButton *button = m_buttons[static_cast<std::size_t>(i)];
        const OfferedAction &action = m_actions[i];
        button->setText(action.key.isEmpty() ? action.text
                                             : QStringLiteral("%1  [%2]").arg(action.text, action.key));
        button->setToolTip(action.tip);
        button->setAccessibleName(action.key.isEmpty() ? action.text
                                                       : tr("%1, key %2").arg(action.text, action.key));
        button->setEnabled(action.enabled);
    }
    fit();
}

/// Shows as many as there is space for.
void ActionBar::fit()
{
    int left = width() - 4 * kGrid;
    for (int i = 0; i < kMax; ++i) {
        QToolButton *button = m_buttons[static_cast<std::size_t>(i)];
        left -= button->sizeHint().width() + kGrid;
        button->setVisible(i < m_actions.size() && left >= 0);
    }
}

void ActionBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ActionBar::refreshLook()
{
    setPanelGround(this, currentTheme());
    int height = 0;
    for (QToolButton *button : m_buttons) {
        button->setFont(fontOf(TextSize::Body));
        height = qMax(height, button->sizeHint().height());
    }
    setMinimumHeight(height + 2 * kGrid); // also while no button fits
    fit();
}

} // namespace cave

#include "moc_action_bar.cpp"
