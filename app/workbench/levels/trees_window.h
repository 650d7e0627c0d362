// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/scenario.h"
#include "editor/document/trees_document.h"

#include <QDialog>

#include <filesystem>
#include <functional>

class QAction;
class QLabel;
class QMenu;
class QToolBar;

namespace cave {

class InlineQuestion;
class TreeEditor;

/// The decision tree editor, for a file or for the trees of a scenario. Unsaved edits are kept for the next
/// time.
class TreesWindow : public QDialog {
    Q_OBJECT

public:
    /// Starts with the unsaved edits of the last time, else with the trees of Rooms. Histories and unsaved
    /// edits are stored in `keep`.
    explicit TreesWindow(std::filesystem::path keep, QWidget *parent = nullptr);
    ~TreesWindow() override;

    [[nodiscard]] TreesDocument &document() { return m_document; }

    void beginWith(ScenarioKind scenario);
    void openFile(const std::filesystem::path &file) { report(m_document.open(file)); }
    void saveTo(const std::filesystem::path &file);

    void reject() override;

signals:
    /// The user wants to try a world of this scenario whose monsters use these trees, saved or not.
    void playRequested(cave::ScenarioKind scenario, const cave::TreeTable &trees);

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    QAction *add(const char *id, const char *icon, const QList<QKeySequence> &keys);
    void makeBar();
    void chooseFile();
    void save();
    void chooseTarget();
    [[nodiscard]] ScenarioKind scenarioToPlay() const;
    void report(const Result<void> &done);
    void showProblem(std::function<QString()> problem);
    [[nodiscard]] QString fileName() const;
    void updateTitle();
    /// Calls `go` at once, or after the user agreed to discard unsaved edits.
    void unlessUnsaved(std::function<void()> go);
    void restoreUnsaved();
    bool restoreFromSettings();

    std::filesystem::path m_keep;
    TreesDocument m_document;
    ScenarioKind m_scenario{}; ///< of the trees that editing started with
    QToolBar *m_bar = nullptr;
    QAction *m_open = nullptr;
    QAction *m_save = nullptr;
    QAction *m_saveAs = nullptr;
    QAction *m_builtIn = nullptr;
    QAction *m_play = nullptr;
    QMenu *m_scenarios = nullptr;
    InlineQuestion *m_question = nullptr;
    QLabel *m_error = nullptr;
    std::function<QString()> m_problem; ///< shown there; empty for none
    TreeEditor *m_editor = nullptr;
};

} // namespace cave
