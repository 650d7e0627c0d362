// SPDX-License-Identifier: MIT
#include "app/shell/settings/appearance.h"

#include "app/common/preferences.h"
#include "editor/view/map/map_cover.h"
#include "editor/view/style/theme.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QPainter>
#include <QPalette>
#include <QPointer>
#include <QProxyStyle>
#include <QStyleOption>
#include <QTabBar>

namespace cave {
namespace {

QRect bottomLine(const QRect &rect)
{
    return {rect.left(), rect.bottom(), rect.width(), 1};
}

constexpr double kCorner = 2;

/// Fusion gives the default button the same outline as the focused one; this one is inside it.
void drawButtonFocus(const QStyleOption &option, QPainter &painter)
{
    constexpr double kInside = 2.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(option.palette.color(QPalette::ButtonText));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(kInside, kInside, -kInside, -kInside), kCorner,
                            kCorner);
    painter.restore();
}

bool changesByWheel(const QWidget *widget)
{
    return qobject_cast<const QComboBox *>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(widget) != nullptr;
}

/// Fusion with thin, subtle lines: bars are separated from the page by a hairline in the palette's line
/// colour, and fields and check boxes have an outline that is visible on dark backgrounds. The wheel over a
/// spin box or a closed combo box scrolls the surrounding area, so that it never changes a value by accident.
class QuietStyle : public QProxyStyle {
public:
    QuietStyle() : QProxyStyle("Fusion") {}

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;

    void polish(QWidget *widget) override
    {
        QProxyStyle::polish(widget);
        if (changesByWheel(widget))
            widget->installEventFilter(this);
    }

    void unpolish(QWidget *widget) override
    {
        if (changesByWheel(widget))
            widget->removeEventFilter(this);
        QProxyStyle::unpolish(widget);
    }

    /// Ignored wheel events go to the parent.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel)
            return QProxyStyle::eventFilter(watched, event);
        event->ignore();
        return true;
    }

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element == PE_PanelButtonCommand && option->state.testFlag(State_HasFocus) &&
            option->state.testFlag(State_KeyboardFocusChange)) {
            drawButtonFocus(*option, *painter);
            return;
        }
        const bool mark = element == PE_IndicatorRadioButton || element == PE_IndicatorCheckBox;
        if (!mark && (element != PE_FrameLineEdit || option->state.testFlag(State_HasFocus)))
            return;
        QColor outline = option->palette.color(QPalette::PlaceholderText);
        outline.setAlphaF(mark ? 0.8F : 0.35F);
        const QRectF frame = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(outline);
        painter->setBrush(Qt::NoBrush);
        if (element == PE_IndicatorRadioButton)
            painter->drawEllipse(frame);
        else
            painter->drawRoundedRect(frame, kCorner, kCorner);
        painter->restore();
    }

    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        switch (element) {
        case CE_ToolBar:
            painter->fillRect(option->rect, option->palette.window());
            painter->fillRect(bottomLine(option->rect), option->palette.mid());
            break;
        case CE_MenuBarEmptyArea:
            painter->fillRect(option->rect, option->palette.window());
            break;
        case CE_MenuBarItem:
            QProxyStyle::drawControl(element, option, painter, widget);
            if (!option->state.testFlag(State_Selected))
                painter->fillRect(bottomLine(option->rect), option->palette.window());
            break;
        default:
            QProxyStyle::drawControl(element, option, painter, widget);
        }
    }
};

/// A frame around lists, texts, maps and other views that have the focus, once Tab has been used in their
/// window. Buttons and fields paint their own.
class FocusRing : public QObject {
public:
    explicit FocusRing(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *focused);

    QPointer<QWidget> m_around;
    QPointer<FocusFrame> m_frame;
};

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

bool paletteIsDark()
{
    constexpr int kMiddle = 128;
    return QApplication::palette().color(QPalette::Window).lightness() < kMiddle;
}

} // namespace

Appearance::Appearance(Preferences &preferences, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_systemIsDark(paletteIsDark())
{
    // The application owns the style, which the analyzer can't see.
    // NOLINTBEGIN(clang-analyzer-cplusplus.NewDeleteLeaks)
    QApplication::setStyle(new QuietStyle);
    apply();
    // NOLINTEND(clang-analyzer-cplusplus.NewDeleteLeaks)
    new FocusRing(this); // a child
    useMotion(m_preferences.isOn(Setting::Motion));
    connect(&m_preferences, &Preferences::changed, this, [this](Setting setting) {
        if (setting == Setting::Motion)
            useMotion(m_preferences.isOn(setting));
        else if (setting == Setting::Theme || setting == Setting::Colours || setting == Setting::TextSize)
            apply();
    });
}

ThemeChoice Appearance::choice() const
{
    return static_cast<ThemeChoice>(m_preferences.value(Setting::Theme));
}

void Appearance::choose(ThemeChoice choice)
{
    m_preferences.set(Setting::Theme, static_cast<int>(choice));
}

void Appearance::apply()
{
    const bool dark = choice() == ThemeChoice::FollowSystem ? m_systemIsDark : choice() == ThemeChoice::Dark;
    QApplication::setFont(systemFont(m_preferences.value(Setting::TextSize)));
    useTheme(themeFor(dark, static_cast<Palette>(m_preferences.value(Setting::Colours))));
}

} // namespace cave

#include "moc_appearance.cpp"
