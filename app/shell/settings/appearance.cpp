// SPDX-License-Identifier: MIT
#include "app/shell/settings/appearance.h"

#include "app/common/preferences.h"
#include "app/shell/settings/quiet_style.h"
#include "editor/view/map/focus_frame.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QObject>
#include <QPalette>
#include <QPointer>
#include <QTabBar>

namespace cave {
namespace {

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
    connect(&m_preferences, &Preferences::changed, this, [this](Setting setting) {
        if (setting != Setting::Theme && setting != Setting::Colours && setting != Setting::TextSize)
            return;
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
