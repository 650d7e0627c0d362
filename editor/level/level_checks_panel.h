#pragma once

#include "core/edit/level_checks.h"
#include "editor/document/job_runner.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace cave {

class LevelTools;
struct Theme;

/// "The goal can't be reached", for people.
QString levelFlawTitle(LevelFlawKind kind);

/// What is wrong with the level that is edited, and what in it this program doesn't know: checked off the
/// interface thread when edits have settled.
class LevelChecksPanel : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it; their document is checked.
    explicit LevelChecksPanel(LevelTools &tools, QWidget *parent = nullptr);
    ~LevelChecksPanel() override;

    void setTheme(const Theme &theme);
    [[nodiscard]] const std::vector<LevelFlaw> &flaws() const { return m_flaws; }
    [[nodiscard]] bool isBusy() const { return m_settle.isActive() || m_jobs.isBusy(); }
    [[nodiscard]] QSize sizeHint() const override { return {280, 200}; }

    static constexpr int kSettleMs = 250;

signals:
    void flawsChanged();
    /// Somebody wants to see what is wrong there: a record, and a tile if there is one.
    void flawChosen(const cave::LevelFlaw &flaw);

protected:
    void changeEvent(QEvent *event) override;

private:
    void check();
    void take(std::vector<LevelFlaw> flaws);
    void choose(const QListWidgetItem *item);
    void retranslate();
    void list();

    LevelTools &m_tools;
    std::vector<LevelFlaw> m_flaws;
    std::size_t m_unknown = 0; ///< so many at the end are of unknown types
    QLabel *m_state;
    QListWidget *m_list;
    QTimer m_settle;
    JobRunner m_jobs; ///< last, so that nothing runs when the rest is gone
};

} // namespace cave
