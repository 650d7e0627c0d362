// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace cave {

class Preferences;

/// Imports the settings file of the original program: shows what was imported, what wasn't, and why.
class ImportPage : public QWidget {
    Q_OBJECT

public:
    /// `preferences` must outlive the page.
    explicit ImportPage(Preferences &preferences, QWidget *parent = nullptr);

    /// Reads the file and applies its settings; an invalid file changes nothing.
    void importFile(const QString &file);

private:
    void refreshLook();
    void layOut();
    void chooseFile();
    void showState();
    void say(const QString &text, bool isError);

    Preferences &m_preferences;
    QLabel *m_explanation;
    QPushButton *m_import;
    QPushButton *m_forget;
    QLabel *m_outcome;
    QTreeWidget *m_lines;
    QLabel *m_state;
    bool m_failed = false;
};

} // namespace cave
