// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <algorithm>

namespace cave {

/// Large text over the map, transparent to input: the title of a level just entered, and a pause.
class MapTitles : public QWidget {
    Q_OBJECT

public:
    /// Covers `map`, its parent.
    explicit MapTitles(QWidget *map)
        : QWidget(map)
        , m_level(makeTitle(this, "mapTitles.level"))
        , m_pause(makeTitle(this, "mapTitles.pause"))
    {
        setObjectName("mapTitles");
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        vbox(*this, kStyleSpacing, QMargins(0, kBelowLegend, 0, 0),
             {{m_level, 0, Qt::AlignHCenter | Qt::AlignTop},
              {m_pause, 0, Qt::AlignHCenter | Qt::AlignTop},
              BoxPart::stretch(1)});
        m_fade.setStartValue(1.0);
        m_fade.setEndValue(0.0);
        m_fade.setDuration(kFadeMs);
        connect(&m_fade, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
            m_dark = value.toDouble();
            update();
        });
        connect(&m_fade, &QVariantAnimation::finished, this, &MapTitles::showOrHide);
        m_stays.setSingleShot(true);
        m_stays.setInterval(kTitleMs);
        connect(&m_stays, &QTimer::timeout, this, [this] {
            m_level->clear();
            showOrHide();
        });
        bindLook(*this, [this] {
            const Theme &theme = currentTheme();
            for (QLabel *label : {m_level, m_pause}) {
                setPanelGround(label, theme);
                label->setFont(fontOf(TextSize::Title, QFont::DemiBold));
            }
            fillMap();
        });
        bindEvent(*map, {QEvent::Resize}, *this, [this] { fillMap(); });
        hide();
    }

    void setMotion(bool on) { m_motion = on; }

    /// Shows the title of a level just entered for a moment while the map fades in. Empty: hides it.
    void showLevel(const QString &title)
    {
        m_level->setText(title);
        m_fade.stop();
        m_dark = 0;
        if (m_motion && !title.isEmpty()) {
            m_dark = 1;
            m_fade.start();
        }
        m_stays.start();
        showOrHide();
    }

    /// Fades the map in without a title, for another room.
    void fadeIn()
    {
        if (!m_motion)
            return;
        m_fade.stop();
        m_dark = 1;
        m_fade.start();
        showOrHide();
    }

    /// Shows that the game is paused and how to resume; empty: not paused.
    void showPause(const QString &text)
    {
        if (m_pause->text() == text)
            return;
        m_pause->setText(text);
        showOrHide();
    }

    [[nodiscard]] QString level() const { return m_level->text(); }

    [[nodiscard]] QString pause() const { return m_pause->text(); }

    static constexpr int kFadeMs = 150;
    static constexpr int kTitleMs = 1400; ///< how long a level's title is shown

protected:
    void paintEvent(QPaintEvent *) override
    {
        if (m_dark <= 0)
            return;
        QColor dark = currentTheme().background;
        dark.setAlphaF(static_cast<float>(m_dark));
        QPainter(this).fillRect(rect(), dark);
    }

private:
    static constexpr int kBelowLegend = 14 * kGrid; // below the legend, which is in the corner

    static QLabel *makeTitle(QWidget *parent, const char *name)
    {
        auto *label = new QLabel(parent);
        label->setObjectName(QLatin1String(name));
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        label->setAutoFillBackground(true);
        label->setContentsMargins(4 * kGrid, 2 * kGrid, 4 * kGrid, 2 * kGrid);
        label->hide();
        return label;
    }

    /// One line if it fits into `width`, else as many as it needs.
    static void fitInto(QLabel &label, int width)
    {
        const QMargins margins = label.contentsMargins();
        const QFontMetrics metrics = label.fontMetrics();
        const int text = metrics.horizontalAdvance(label.text()) + metrics.averageCharWidth(); // rounding
        const int fitting = std::min(width, text + margins.left() + margins.right());
        label.setFixedSize(fitting, std::max(label.heightForWidth(fitting), 0)); // -1 for no text
    }

    void showOrHide()
    {
        const bool shown = !m_level->text().isEmpty() || !m_pause->text().isEmpty() ||
                           m_fade.state() == QVariantAnimation::Running;
        fillMap();
        for (QLabel *label : {m_level, m_pause})
            label->setVisible(!label->text().isEmpty());
        setVisible(shown);
        if (shown)
            raise();
    }

    void fillMap()
    {
        setGeometry(parentWidget()->rect());
        for (QLabel *label : {m_level, m_pause})
            fitInto(*label, width());
    }

    bool m_motion = true;
    double m_dark = 0; ///< opacity of the darkness over the map, 0 .. 1
    QVariantAnimation m_fade;
    QTimer m_stays;
    QLabel *m_level;
    QLabel *m_pause;
};

} // namespace cave
