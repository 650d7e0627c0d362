// SPDX-License-Identifier: MIT
#include "app/play/rooms/info_card.h"

#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace cave {
namespace {

constexpr int kWidestCard = 110 * kGrid;
constexpr int kLowest = 15 * kGrid; // minimum height, regardless of the map
constexpr int kTop = 6 * kGrid;

} // namespace

InfoCard::InfoCard(QWidget *map)
    : QFrame(map)
    , m_scroll(named("infoCard.scroll", new QScrollArea(this)))
    , m_text(plainLabel("infoCard.text", nullptr))
{
    setObjectName(QStringLiteral("infoCard"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_text->setAlignment(Qt::AlignCenter);
    vbox(*this, kStyleSpacing, evenMargins(5 * kGrid, 3 * kGrid), {m_scroll});
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_text);
    m_scroll->viewport()->setAutoFillBackground(false); // for the card's own background
    m_text->setAutoFillBackground(false);
    map->installEventFilter(this);
    hide();
    bindLook(*this, [this] { refreshLook(); });
}

void InfoCard::refreshLook()
{
    const Theme &theme = currentTheme();
    setPanelGround(this, theme);
    m_text->setFont(fontOf(TextSize::Heading));
}

void InfoCard::open(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(text);
    m_scroll->verticalScrollBar()->setValue(0);
    place();
    show();
    raise();
}

QString InfoCard::text() const
{
    return isHidden() ? QString() : m_text->text();
}

void InfoCard::place()
{
    const int width = std::min(kWidestCard, parentWidget()->width() - 8 * kGrid);
    const QMargins margins = layout()->contentsMargins();
    const int inner = width - margins.left() - margins.right();
    const QRect needed =
        m_text->fontMetrics().boundingRect(QRect(0, 0, inner, 0), Qt::TextWordWrap, m_text->text());
    const int whole = needed.height() + margins.top() + margins.bottom() + 2 * kGrid;
    const int height = std::min(whole, std::max(kLowest, parentWidget()->height() / 2 - kTop));
    const bool scrolls = height < whole;
    const int bar = scrolls ? m_scroll->verticalScrollBar()->sizeHint().width() : 0;
    const int shown = std::min(width, needed.width() + margins.left() + margins.right() + 4 * kGrid + bar);
    m_scroll->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setAttribute(Qt::WA_TransparentForMouseEvents, !scrolls);
    resize(shown, height);
    move((parentWidget()->width() - shown) / 2, kTop);
}

bool InfoCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && !isHidden())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace cave

#include "moc_info_card.cpp"
