// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QListWidget;
class QTextBrowser;

namespace cave {

/// The user guide: the Markdown files of resources/help, one topic each, in the order of their file names.
class UserGuide : public QDialog {
    Q_OBJECT

public:
    explicit UserGuide(QWidget *parent = nullptr);

private:
    void listTopics();
    void showTopic(int row);

    QListWidget *m_topics;
    QTextBrowser *m_text;
};

} // namespace cave
