// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QString>

#include <algorithm>

namespace cave {

/// The text of a sign on the ground, as a card over the upper half of a map; long texts scroll. Never takes
/// the keyboard, and takes the mouse only if there is something to scroll.
class InfoCard : public QFrame {
    Q_OBJECT

public:
    /// Overlays the upper part of `map`, its parent. Initially hidden.
    explicit InfoCard(QWidget *map)
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
        bindEvent(*map, {QEvent::Resize}, *this, [this] {
            if (!isHidden())
                place();
        });
        hide();
        bindLook(*this, [this] {
            const Theme &theme = currentTheme();
            setPanelGround(this, theme);
            m_text->setFont(fontOf(TextSize::Heading));
        });
    }

    void open(const QString &text)
    {
        m_text->setText(text);
        setAccessibleName(text);
        m_scroll->verticalScrollBar()->setValue(0);
        place();
        show();
        raise();
    }

    [[nodiscard]] QString text() const { return isHidden() ? QString() : m_text->text(); }

private:
    static constexpr int kWidestCard = 110 * kGrid;
    static constexpr int kLowest = 15 * kGrid; // minimum height, regardless of the map
    static constexpr int kTop = 6 * kGrid;

    void place()
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
        const int shown =
            std::min(width, needed.width() + margins.left() + margins.right() + 4 * kGrid + bar);
        m_scroll->setVerticalScrollBarPolicy(scrolls ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
        setAttribute(Qt::WA_TransparentForMouseEvents, !scrolls);
        resize(shown, height);
        move((parentWidget()->width() - shown) / 2, kTop);
    }

    QScrollArea *m_scroll;
    QLabel *m_text;
};

} // namespace cave
