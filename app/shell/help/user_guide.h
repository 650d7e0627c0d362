// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/scenario.h"

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace cave {

/// The user guide: the Markdown files of resources/help, one topic each, in the order of their file names,
/// and a search in all of them.
class UserGuide : public QDialog {
    Q_OBJECT

public:
    explicit UserGuide(QWidget *parent = nullptr);

    /// Shows the page whose file is called `name`, or begins with it, after its number: "cavern", "dungeon".
    /// Without one, the page shown stays.
    void showPage(const QString &name);
    /// The page about a scenario, or the one with the first steps, which is about endless caves.
    void showPageOf(ScenarioKind kind);

private:
    void listTopics();
    void showTopic(int row);
    /// Lists only pages that contain the text, with an excerpt as a tool tip, and goes to it in the page
    /// shown.
    void search(const QString &text);

    QLineEdit *m_search;
    QListWidget *m_topics;
    QTextBrowser *m_text;
};

} // namespace cave
