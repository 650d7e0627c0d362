// SPDX-License-Identifier: MIT
#include "editor/view/form/bindings.h"

#include "editor/view/style/theme.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace cave {
namespace {

bool isLanguageChange(const QEvent &event)
{
    return event.type() == QEvent::LanguageChange;
}

/// A filter, as it is called before the widget passes the event on to its children.
class Binding : public QObject {
public:
    using Condition = bool (*)(const QEvent &);

    Binding(QWidget &widget, Condition condition, std::function<void()> renew)
        : QObject(&widget)
        , m_condition(condition)
        , m_renew(std::move(renew))
    {
        widget.installEventFilter(this);
        m_renew();
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (m_condition(*event))
            m_renew();
        return false;
    }

private:
    Condition m_condition;
    std::function<void()> m_renew;
};

} // namespace

void bindTexts(QWidget &widget, std::function<void()> renew)
{
    new Binding(widget, isLanguageChange, std::move(renew));
}

void bindLook(QWidget &widget, std::function<void()> renew)
{
    new Binding(widget, isLookChange, std::move(renew));
}

} // namespace cave
