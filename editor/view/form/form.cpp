// SPDX-License-Identifier: MIT
#include "editor/view/form/form.h"

#include "editor/view/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMetaObject>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QWidget>

#include <algorithm>
#include <utility>
#include <vector>

namespace cave {
namespace {

template<class Box>
Box *filled(Box *box, int spacing, BoxParts parts)
{
    if (spacing != kStyleSpacing)
        box->setSpacing(spacing);
    for (const BoxPart &part : parts)
        part.addTo(*box);
    return box;
}

template<class Box>
Box *filled(Box *box, int spacing, const std::optional<QMargins> &margins, BoxParts parts)
{
    if (margins)
        box->setContentsMargins(*margins);
    return filled(box, spacing, parts);
}

bool isLanguageChange(const QEvent &event)
{
    return event.type() == QEvent::LanguageChange;
}

/// A filter, as it is called before the widget passes the event on to its children.
class Binding : public QObject {
public:
    using Condition = std::function<bool(const QEvent &)>;

    Binding(QWidget &widget, Condition condition, QObject &owner, std::function<void()> act)
        : QObject(&owner)
        , m_condition(std::move(condition))
        , m_act(std::move(act))
        , m_type(*owner.metaObject())
    {
        widget.installEventFilter(this);
    }

    void act()
    {
        if (m_isActing)
            return; // the event comes of the act itself
        const QScopedValueRollback acting(m_isActing, true);
        m_act();
    }

    /// Events may come while the owner is being destroyed: then it is no longer what the function knows.
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (m_condition(*event) && parent()->metaObject()->inherits(&m_type))
            act();
        return false;
    }

private:
    Condition m_condition;
    std::function<void()> m_act;
    const QMetaObject &m_type; ///< of the owner, as far as it was constructed
    bool m_isActing = false;
};

} // namespace

BoxPart::BoxPart(QWidget *widget, int stretch, Qt::Alignment alignment)
    : m_widget(widget)
    , m_stretch(stretch)
    , m_alignment(alignment)
{
}

BoxPart::BoxPart(QLayout *layout, int stretch) : m_layout(layout), m_stretch(stretch) {}

BoxPart BoxPart::stretch(int factor)
{
    BoxPart part;
    part.m_stretch = factor;
    return part;
}

BoxPart BoxPart::gap(int size)
{
    BoxPart part;
    part.m_gap = size;
    return part;
}

void BoxPart::addTo(QBoxLayout &box) const
{
    if (m_widget != nullptr)
        box.addWidget(m_widget, m_stretch, m_alignment);
    else if (m_layout != nullptr)
        box.addLayout(m_layout, m_stretch);
    else if (m_gap >= 0)
        box.addSpacing(m_gap);
    else
        box.addStretch(m_stretch);
}

QHBoxLayout *hbox(int spacing, BoxParts parts)
{
    return filled(new QHBoxLayout, spacing, parts);
}

QVBoxLayout *vbox(int spacing, BoxParts parts)
{
    return filled(new QVBoxLayout, spacing, parts);
}

QHBoxLayout *hbox(QWidget &host, int spacing, std::optional<QMargins> margins, BoxParts parts)
{
    return filled(new QHBoxLayout(&host), spacing, margins, parts);
}

QVBoxLayout *vbox(QWidget &host, int spacing, std::optional<QMargins> margins, BoxParts parts)
{
    return filled(new QVBoxLayout(&host), spacing, margins, parts);
}

void bindTexts(QWidget &widget, std::function<void()> renew)
{
    (new Binding(widget, isLanguageChange, widget, std::move(renew)))->act();
}

void bindLook(QWidget &widget, std::function<void()> renew)
{
    (new Binding(widget, isLookChange, widget, std::move(renew)))->act();
}

void showText(QLabel &label, std::function<QString()> text)
{
    constexpr QLatin1String kId("shownText");
    delete label.findChild<QObject *>(kId, Qt::FindDirectChildrenOnly);
    const auto renew = [&label, text = std::move(text)] { label.setText(text()); };
    auto *binding = new Binding(label, isLanguageChange, label, renew);
    binding->setObjectName(kId);
    binding->act();
}

void bindEvent(QWidget &widget, std::initializer_list<QEvent::Type> types, std::function<void()> act)
{
    bindEvent(widget, types, widget, std::move(act));
}

void bindEvent(QWidget &widget, std::initializer_list<QEvent::Type> types, QObject &owner,
               std::function<void()> act)
{
    const auto isBound = [types = std::vector(types)](const QEvent &event) {
        return std::find(types.begin(), types.end(), event.type()) != types.end();
    };
    new Binding(widget, isBound, owner, std::move(act));
}

void restoreNames(QWidget &host)
{
    QList<QWidget *> widgets = host.findChildren<QWidget *>();
    widgets.append(&host);
    for (QWidget *widget : widgets) {
        const QString name = widget->objectName();
        if (name.contains(u'_') && !name.startsWith(QLatin1String("qt_"))) // parts of Qt's own widgets
            widget->setObjectName(QString(name).replace(u'_', u'.'));
    }
}

void bindLabels(QWidget &host)
{
    bindLook(host, [&host] {
        const Theme &theme = currentTheme();
        for (QLabel *label : host.findChildren<QLabel *>()) {
            const QByteArray look = label->property("look").toByteArray();
            if (look == "heading")
                label->setFont(fontOf(TextSize::Body, QFont::DemiBold));
            else if (look == "note")
                setSecondary(label, theme);
            else if (look == "warning")
                setInk(label, theme.danger, theme);
        }
    });
}

void KeptFields::keep(const QWidget &widget)
{
    for (const QComboBox *list : widget.findChildren<QComboBox *>())
        m_values.insert(list->objectName(), list->currentIndex());
    for (const QCheckBox *box : widget.findChildren<QCheckBox *>())
        m_values.insert(box->objectName(), box->isChecked() ? 1 : 0);
    for (const QSpinBox *number : widget.findChildren<QSpinBox *>())
        m_values.insert(number->objectName(), number->value());
}

void KeptFields::restore(const QWidget &widget) const
{
    for (QComboBox *list : widget.findChildren<QComboBox *>())
        list->setCurrentIndex(m_values.value(list->objectName(), list->currentIndex()));
    for (QCheckBox *box : widget.findChildren<QCheckBox *>())
        box->setChecked(m_values.value(box->objectName(), box->isChecked() ? 1 : 0) != 0);
    for (QSpinBox *number : widget.findChildren<QSpinBox *>())
        number->setValue(m_values.value(number->objectName(), number->value()));
}

} // namespace cave
