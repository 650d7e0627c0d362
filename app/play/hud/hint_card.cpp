// SPDX-License-Identifier: MIT
#include "app/play/hud/hint_card.h"

#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/click_focus.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QEvent>
#include <QLayout>
#include <QToolButton>

#include <algorithm>

namespace cave {
namespace {

constexpr int kWidestCard = 120 * kGrid;
constexpr int kBottom = 3 * kGrid; // the upper edge is for titles and signs

} // namespace

HintCard::HintCard(QWidget *map)
    : QFrame(map)
    , m_text(plainLabel("hint.text", this))
    , m_close(named("hint.close", new QToolButton(this)))
{
    setObjectName(QStringLiteral("hintCard"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_close->setToolButtonStyle(Qt::ToolButtonTextOnly);
    hbox(*this, 3 * kGrid, QMargins(3 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid),
         {{m_text, 1}, {m_close, 0, Qt::AlignVCenter}});
    connect(m_close, &QToolButton::clicked, this, [this] {
        hide();
        emit dismissed();
    });
    keepKeyboardOnClicks(*this, ClickFocus::Fields);
    map->installEventFilter(this);
    hide();
    bindLook(*this, [this] { refreshLook(); });
}

void HintCard::open(const QString &text)
{
    m_text->setText(text);
    m_close->setText(tr("Got it"));
    m_close->setToolTip(tr("Close this hint"));
    place();
    show();
    raise();
    announce(*parentWidget(), text);
}

void HintCard::refreshLook()
{
    setPanelGround(this, currentTheme());
    m_text->setFont(fontOf(TextSize::Body));
    m_close->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    if (isVisible())
        place();
}

void HintCard::place()
{
    const int width = std::min(kWidestCard, parentWidget()->width() - 4 * kGrid);
    const int height = std::min(layout()->totalHeightForWidth(width), parentWidget()->height() - 2 * kBottom);
    setGeometry((parentWidget()->width() - width) / 2, parentWidget()->height() - height - kBottom, width,
                height);
}

bool HintCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace cave

#include "moc_hint_card.cpp"
