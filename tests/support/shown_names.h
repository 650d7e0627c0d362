// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTabBar>
#include <QTextDocument>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace cave {

/// Looks for names of strangers in all texts of a window, and reports which are not shown as they are. Each
/// name begins with `kBegin`.
class ShownNames {
public:
    static constexpr const char *kBegin = "Zq";

    explicit ShownNames(QStringList names) : m_names(std::move(names)) {}

    void look(QWidget &window)
    {
        check(window, "title", titleOf(window.windowTitle()));
        const QList<QWidget *> widgets = window.findChildren<QWidget *>();
        for (const QPointer<QWidget> &widget : QList<QPointer<QWidget>>(widgets.begin(), widgets.end())) {
            if (widget != nullptr) // a tip may have made it go
                lookAt(*widget);
        }
        for (const QAction *action : window.findChildren<QAction *>()) {
            check(window, "action", withoutKeys(action->text()));
            check(window, "tip of an action", action->toolTip());
            check(window, "status tip", action->statusTip());
        }
    }

    /// "widget: part: text".
    [[nodiscard]] const QStringList &faults() const { return m_faults; }
    /// How many texts had names.
    [[nodiscard]] int seen() const { return m_seen; }

private:
    /// As Qt shows the text of a button, menu or tab.
    static QString withoutKeys(const QString &text)
    {
        QString shown;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] == u'&' && i + 1 < text.size())
                ++i;
            shown += text[i];
        }
        return shown;
    }
    static QString titleOf(QString text)
    {
        const QChar kMark(0xE000);
        text.replace("[*][*]", kMark);
        return text.remove("[*]").replace(kMark, "[*]");
    }

    /// A name must be there from its beginning to its end, or to where it is cut.
    [[nodiscard]] bool isWhole(QStringView text) const
    {
        return std::ranges::any_of(m_names, [&](const QString &name) {
            if (text.startsWith(name))
                return true;
            const qsizetype cut = text.indexOf(u'…');
            return cut > 0 && name.startsWith(text.left(cut));
        });
    }

    void check(const QWidget &widget, const char *part, const QString &text)
    {
        const qsizetype first = text.indexOf(QLatin1String(kBegin));
        m_seen += first >= 0 ? 1 : 0;
        for (qsizetype at = first; at >= 0; at = text.indexOf(QLatin1String(kBegin), at + 1)) {
            if (!isWhole(QStringView(text).mid(at)))
                m_faults += QString("%1 %2: %3: %4")
                                .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(),
                                     QLatin1String(part), text.left(400));
        }
    }

    void lookAt(QWidget &widget)
    {
        check(widget, "accessible name", widget.accessibleName());
        check(widget, "accessible description", widget.accessibleDescription());
        check(widget, "help", widget.whatsThis());
        checkTip(widget, widget.toolTip(), widget.rect().center());
        if (auto *label = qobject_cast<QLabel *>(&widget))
            lookAtLabel(*label);
        else if (const auto *button = qobject_cast<QAbstractButton *>(&widget))
            check(widget, "text", withoutKeys(button->text()));
        else if (const auto *group = qobject_cast<QGroupBox *>(&widget))
            check(widget, "text", withoutKeys(group->title()));
        else if (const auto *line = qobject_cast<QLineEdit *>(&widget))
            check(widget, "placeholder", line->placeholderText());
        else if (const auto *dock = qobject_cast<QDockWidget *>(&widget))
            check(widget, "title", withoutKeys(titleOf(dock->windowTitle())));
        else if (const auto *box = qobject_cast<QComboBox *>(&widget))
            lookAtModel(widget, *box->model());
        else if (const auto *view = qobject_cast<QAbstractItemView *>(&widget); view && view->model())
            lookAtView(*view);
        else if (const auto *tabs = qobject_cast<QTabBar *>(&widget))
            for (int i = 0; i < tabs->count(); ++i)
                check(widget, "tab", withoutKeys(tabs->tabText(i)));
    }

    void lookAtLabel(QLabel &label)
    {
        label.ensurePolished();
        QString shown = label.text();
        if (label.textFormat() == Qt::RichText) {
            QTextDocument document;
            document.setHtml(shown);
            shown = document.toPlainText();
        } else if (label.textFormat() != Qt::PlainText) {
            m_faults += label.objectName() + ": may show HTML";
        }
        check(label, "text", label.buddy() != nullptr ? withoutKeys(shown) : shown);
    }

    void lookAtView(const QAbstractItemView &view)
    {
        lookAtModel(view, *view.model());
        const QAbstractItemModel &model = *view.model();
        for (int row = 0; row < std::min(model.rowCount(), kMaxRows); ++row) {
            const QModelIndex index = model.index(row, std::max(0, view.currentIndex().column()));
            const QPoint at = view.visualRect(index).center();
            if (view.isVisible() && view.viewport()->rect().contains(at))
                checkTip(*view.viewport(), index.data(Qt::ToolTipRole).toString(), at);
        }
    }

    void lookAtModel(const QWidget &widget, const QAbstractItemModel &model, const QModelIndex &parent = {})
    {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)})
                check(widget, "heading", model.headerData(column, Qt::Horizontal, role).toString());
        }
        for (int row = 0; row < std::min(model.rowCount(parent), kMaxRows); ++row) {
            for (int column = 0; column < model.columnCount(parent); ++column) {
                const QModelIndex index = model.index(row, column, parent);
                for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::StatusTipRole),
                                       int(Qt::WhatsThisRole), int(Qt::AccessibleTextRole),
                                       int(Qt::AccessibleDescriptionRole)})
                    check(widget, "entry", index.data(role).toString());
            }
            lookAtModel(widget, model, model.index(row, 0, parent));
        }
    }

    /// Asks for the tip as the mouse does when it rests there.
    void checkTip(QWidget &widget, const QString &tip, const QPoint &at)
    {
        check(widget, "tip", tip);
        if (!tip.contains(QLatin1String(kBegin)) || !widget.isVisible())
            return;
        QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
        QApplication::sendEvent(&widget, &event);
        for (const QWidget *shown : QApplication::topLevelWidgets()) {
            const auto *label = qobject_cast<const QLabel *>(shown);
            if (label != nullptr && label->inherits("QTipLabel") && label->textFormat() != Qt::PlainText)
                m_faults += widget.objectName() + ": a tip may show HTML: " + tip.left(400);
        }
        QToolTip::hideText();
    }

    static constexpr int kMaxRows = 50;

    QStringList m_names;
    QStringList m_faults;
    int m_seen = 0;
};

} // namespace cave
