// SPDX-License-Identifier: MIT
#include "tools/pictures/audit/text_audit.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>

#include "tools/pictures/audit/pseudo_translator.h"

namespace cave {
namespace {

/// True for what no language has words of its own for: keys, numbers, seeds, names of files, metrics and
/// worlds.
bool isData(const QString &text)
{
    static const QRegularExpression kWord(QStringLiteral("[A-Za-z]{3,}"));
    static const QRegularExpression kCode(QStringLiteral(
        "^(?:(?:Ctrl|Shift|Alt|Del|Esc|Tab|Enter|Return|Home|End|Space|Ins|PgUp|PgDown|F\\d+)[+,; ]*.?)+$"
        "|^[\\w.-]*[_\\d.-][\\w.-]*(?:\\(\\d+\\))?$" // hollow-4, chest_count(30), north.csv
        "|^/|^[A-Z]{3,5}$|^#[0-9a-f]{6}$|^cavegame"  // paths, formats, colours, command lines
        "|(?:>=|<=|==|>|<)"));                       // conditions
    return !text.contains(kWord) || kCode.match(text).hasMatch();
}

/// Names of staged worlds and levels, languages and formats; a condition.
bool isName(const QString &text)
{
    static const QSet<QString> kNames{
        "Cave Game",    "English",        "Deutsch",           "Français", "JSON", "Tiled", "Java",
        "Amber Hollow", "components = 1", "The last hall.csv", "Ann",      "Ben",  "Cleo"};
    return kNames.contains(text);
}

/// True when the widget reaches out of one that it is in. What can be scrolled to isn't cut.
bool isClipped(const QWidget &widget)
{
    QRect rect = widget.rect();
    for (const QWidget *at = &widget; !at->isWindow() && at->parentWidget() != nullptr;
         at = at->parentWidget()) {
        rect.translate(at->pos());
        const QRect room = at->parentWidget()->rect();
        const auto *area = qobject_cast<const QAbstractScrollArea *>(at->parentWidget()->parentWidget());
        if (area != nullptr && area->viewport() == at->parentWidget()) {
            const bool sideways = area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
            return !sideways && (rect.left() < room.left() || rect.right() > room.right());
        }
        if (!room.contains(rect))
            return true;
    }
    return false;
}

/// How much wider the widget would have to be to show all of its text.
int lackingWidth(QWidget &widget)
{
    if (const auto *label = qobject_cast<QLabel *>(&widget)) {
        if (label->text().isEmpty() || label->wordWrap())
            return 0;
        return label->sizeHint().width() - label->width();
    }
    if (const auto *box = qobject_cast<QComboBox *>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        option.editable = box->isEditable();
        const QRect field =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
        return box->fontMetrics().horizontalAdvance(box->currentText()) - field.width();
    }
    if (const auto *button = qobject_cast<QToolButton *>(&widget)) {
        const bool hasText = button->toolButtonStyle() != Qt::ToolButtonIconOnly && !button->text().isEmpty();
        return hasText ? button->sizeHint().width() - button->width() : 0;
    }
    if (const auto *button = qobject_cast<QAbstractButton *>(&widget)) {
        const QSize needed = button->fontMetrics().size(Qt::TextShowMnemonic, button->text());
        return needed.width() - button->width();
    }
    return 0;
}

/// By how much a dock lies under the centre of its page, as if they had no room beside each other.
int coveredWidth(const QWidget &widget)
{
    const auto *dock = qobject_cast<const QDockWidget *>(&widget);
    const auto *page = qobject_cast<const QMainWindow *>(widget.parentWidget());
    if (dock == nullptr || page == nullptr || page->centralWidget() == nullptr || dock->isFloating())
        return 0;
    return dock->geometry().intersected(page->centralWidget()->geometry()).width();
}

int lackingHeight(QWidget &widget)
{
    const auto *label = qobject_cast<QLabel *>(&widget);
    if (label == nullptr || label->text().isEmpty() || !label->wordWrap())
        return 0;
    return label->heightForWidth(label->width()) - label->height();
}

} // namespace

void TextAudit::checkWindow(QWidget &window)
{
    checkActions(window);
    checkTranslated(window, window.windowTitle());
}

void TextAudit::checkWidget(QWidget &widget)
{
    checkTranslated(widget, widget.toolTip());
    checkTranslated(widget, widget.accessibleName());
    if (const auto *label = qobject_cast<QLabel *>(&widget))
        checkTranslated(widget, label->text());
    if (const auto *button = qobject_cast<QAbstractButton *>(&widget))
        checkTranslated(widget, button->text());
    if (const auto *group = qobject_cast<QGroupBox *>(&widget))
        checkTranslated(widget, group->title());
    if (const auto *field = qobject_cast<QLineEdit *>(&widget))
        checkTranslated(widget, field->placeholderText());
    if (const auto *dock = qobject_cast<QDockWidget *>(&widget))
        checkTranslated(widget, dock->windowTitle());
    if (const auto *box = qobject_cast<QComboBox *>(&widget)) {
        for (int i = 0; i < box->count(); ++i)
            checkTranslated(widget, box->itemText(i));
    }
    if (const auto *tabs = qobject_cast<QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            checkTranslated(widget, tabs->tabText(i));
    }
    if (const auto *header = qobject_cast<QHeaderView *>(&widget);
        header != nullptr && header->model() != nullptr) {
        for (int i = 0; i < header->count(); ++i) {
            if (!header->isSectionHidden(i))
                checkTranslated(widget, header->model()->headerData(i, header->orientation()).toString());
        }
    }
    checkRoom(widget);
}

void TextAudit::checkActions(const QWidget &window)
{
    for (const QAction *action : window.findChildren<QAction *>()) {
        if (action->isSeparator() || action->text().isEmpty())
            continue;
        checkTranslated(window, action->text());
        checkTranslated(window, action->toolTip());
    }
}

void TextAudit::checkTranslated(const QWidget &widget, const QString &text)
{
    if (text.isEmpty())
        return;
    m_seen.insert(text);
    if (m_language == Language::Real)
        return;
    for (const QString &line : text.split('\n')) {
        if (!line.contains(kPseudoMark) && !isData(line) && !isName(line))
            add(widget, "isn't translated", line);
    }
}

void TextAudit::checkRoom(QWidget &widget)
{
    const auto *box = qobject_cast<QComboBox *>(&widget);
    const QString text = box != nullptr ? box->currentText() : widget.property("text").toString();
    // A label that is elided has its whole text as a tip; buttons never are.
    const bool elides = qobject_cast<QLabel *>(&widget) != nullptr && !text.isEmpty() &&
                        widget.toolTip().contains(text.endsWith(u'…') ? text.chopped(1) : text);
    if (!elides && lackingWidth(widget) > 1)
        add(widget, QStringLiteral("is cut by %1 px").arg(lackingWidth(widget)), text);
    if (lackingHeight(widget) > 1)
        add(widget, QStringLiteral("is cut by %1 px below").arg(lackingHeight(widget)), text);
    if (const int covered = coveredWidth(widget); covered > 0)
        add(widget, QStringLiteral("is covered by %1 px").arg(covered), widget.windowTitle());
    if (!text.isEmpty() && isClipped(widget))
        add(widget, "reaches out of its window", text);
}

} // namespace cave
