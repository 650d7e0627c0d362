// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/window_layout.h"
#include "app/shell/settings/tree_search.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QList>
#include <QString>
#include <QTreeWidget>

namespace cave {

/// A group of keys under one heading.
struct ShortcutGroup {
    struct Line {
        QString what;
        QString keys;
    };
    QString heading;
    QList<Line> lines;
};

/// Lists all keys by group, with a search field.
class ShortcutOverview : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutOverview(QWidget *parent = nullptr)
        : QDialog(parent)
        , m_search(named("shortcuts.search", new QLineEdit(this)))
        , m_list(named("shortcuts.list", new QTreeWidget(this)))
    {
        setObjectName("shortcutOverview");
        setWindowTitle(tr("Keys and shortcuts"));
        setFirstSize(*this, QSize(150, 150) * kGrid);
        m_search->setPlaceholderText(tr("Search commands and keys"));
        m_search->setAccessibleName(m_search->placeholderText());
        m_search->setClearButtonEnabled(true);
        m_search->addAction(namedIcon("search"), QLineEdit::LeadingPosition);
        m_list->setColumnCount(2);
        m_list->setAccessibleName(windowTitle());
        m_list->setHeaderLabels({tr("Command"), tr("Keys")});
        m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
        m_list->setRootIsDecorated(false);
        m_list->setItemsExpandable(false);
        m_list->setAlternatingRowColors(true);
        auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
        vbox(*this, 3 * kGrid, evenMargins(4 * kGrid), {m_search, {m_list, 1}, buttons});
        connect(m_search, &QLineEdit::textChanged, this,
                [this](const QString &text) { searchTree(*m_list, text); });
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    }

    void setGroups(const QList<ShortcutGroup> &groups)
    {
        m_list->clear();
        for (const ShortcutGroup &group : groups) {
            auto *heading = new QTreeWidgetItem(m_list, {group.heading});
            heading->setFont(0, fontOf(TextSize::Heading, QFont::DemiBold));
            heading->setSizeHint(0, {0, kHeadingHeight});
            heading->setFlags(Qt::ItemIsEnabled);
            heading->setFirstColumnSpanned(true);
            for (const ShortcutGroup::Line &line : group.lines)
                (new QTreeWidgetItem(heading, {line.what, line.keys}))
                    ->setSizeHint(0, {0, kShortcutHeight}); // owned by its heading
        }
        m_list->expandAll();
        searchTree(*m_list, m_search->text());
        m_search->setFocus();
    }

private:
    static constexpr int kShortcutHeight = 6 * kGrid;
    static constexpr int kHeadingHeight = 10 * kGrid;

    QLineEdit *m_search;
    QTreeWidget *m_list;
};

} // namespace cave
