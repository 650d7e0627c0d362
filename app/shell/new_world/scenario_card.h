// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/generator_texts.h"
#include "core/content/scenario.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QAbstractButton>
#include <QEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <string>

namespace cave {

/// A card for choosing a scenario: its figure, name and description. Cards with the same parent are
/// exclusive; arrow keys move between them.
class ScenarioCard : public QAbstractButton {
    Q_OBJECT

public:
    explicit ScenarioCard(ScenarioKind kind, QWidget *parent = nullptr)
        : QAbstractButton(parent)
        , m_kind(kind)
    {
        setObjectName("newWorld.scenario." + QString::fromStdString(std::string(scenarioKey(kind))));
        setCheckable(true);
        setAutoExclusive(true);
        setFocusPolicy(Qt::StrongFocus);
        setIcon(namedIcon("scenario-" + QString::fromStdString(std::string(scenarioKey(kind)))));
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        bindTexts(*this, [this] {
            setText(scenarioLabel(m_kind));
            m_description = scenarioExplanation(m_kind);
            setAccessibleDescription(m_description);
            updateGeometry();
            update();
        });
        bindEvent(*this, {QEvent::FontChange, QEvent::ApplicationFontChange}, [this] { updateGeometry(); });
    }

    [[nodiscard]] ScenarioKind kind() const { return m_kind; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override
    {
        const QFontMetrics small(fontOf(TextSize::Small));
        const int text = small.boundingRect(textArea(width), kFlags, m_description).height();
        return std::max(nameHeight() + text, kFigure) + 2 * kScenarioPadding;
    }

    [[nodiscard]] QSize sizeHint() const override { return {kUsualWidth, heightForWidth(kUsualWidth)}; }

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {40 * kGrid, kFigure + 2 * kScenarioPadding};
    }

protected:
    /// Where a click is the choice, so is Enter; in a form it is for the button that ends it.
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (enter && !isCheckable())
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }

    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool chosen = isChecked();
        const double pen = chosen ? 2 : 1;
        const QColor edge = chosen                       ? currentTheme().accent
                            : underMouse() || hasFocus() ? currentTheme().mutedText
                                                         : currentTheme().line;
        painter.setPen(QPen(edge, pen));
        painter.setBrush(currentTheme().panel);
        painter.drawRoundedRect(QRectF(rect()).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2),
                                kScenarioRadius, kScenarioRadius);
        if (hasFocus()) {
            painter.setPen(QPen(currentTheme().accent, 1, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5), kScenarioRadius - 2,
                                    kScenarioRadius - 2);
        }
        icon().paint(&painter, QRect(kScenarioPadding, (height() - kFigure) / 2, kFigure, kFigure));
        QRect area = textArea(width());
        painter.setFont(fontOf(TextSize::Body, QFont::DemiBold));
        painter.setPen(currentTheme().text);
        painter.drawText(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, text());
        area.setTop(area.top() + nameHeight());
        painter.setFont(fontOf(TextSize::Small));
        painter.setPen(currentTheme().mutedText);
        painter.drawText(area, kFlags, m_description);
    }

    void enterEvent(QEnterEvent *event) override
    {
        update();
        QAbstractButton::enterEvent(event);
    }

    void leaveEvent(QEvent *event) override
    {
        update();
        QAbstractButton::leaveEvent(event);
    }

private:
    static constexpr int kScenarioPadding = 2 * kGrid;
    static constexpr int kFigure = 8 * kGrid;
    static constexpr int kScenarioRadius = 6;
    static constexpr int kUsualWidth = 300;
    static constexpr int kFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    static int nameHeight() { return QFontMetrics(fontOf(TextSize::Body, QFont::DemiBold)).height(); }

    /// Next to the figure, of any height.
    [[nodiscard]] QRect textArea(int width) const
    {
        const int left = 2 * kScenarioPadding + kFigure;
        return {left, kScenarioPadding, std::max(1, width - left - kScenarioPadding), 1000};
    }

    ScenarioKind m_kind;
    QString m_description;
};

} // namespace cave
