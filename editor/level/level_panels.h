// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/level_checks.h"
#include "editor/document/job_runner.h"
#include "editor/level/level_tools.h"
#include "ui_level_properties.h"

#include <QSize>
#include <QTimer>
#include <QWidget>

#include <array>
#include <functional>
#include <vector>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace cave {

class LevelBackgroundFields;
class LevelDocument;
class LevelTools;

/// Editable properties of the selection, or of the level if nothing is selected. Invalid input is marked in
/// place, and changes nothing.
class LevelProperties : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it.
    explicit LevelProperties(LevelTools &tools, QWidget *parent = nullptr);
    ~LevelProperties() override;

    /// Focuses the level's size.
    void askSize();
    /// Commits pending input, as if its field had been left.
    void commit();
    /// The same only for what was typed for the selected objects.
    void commitObjects();
    [[nodiscard]] QSize sizeHint() const override { return {300, 320}; }

private:
    /// A common value of several objects.
    struct Shared {
        QString text;
        bool mixed = false;
    };

    void updateInk();
    void leave(QLineEdit &line);
    void show();
    void showObjects();
    void showLevel();
    static void write(QLineEdit &line, const Shared &value);
    [[nodiscard]] Shared shared(const std::function<QString(const LevelRecord &)> &value) const;
    [[nodiscard]] std::vector<LevelField> sharedFields() const;
    void report(QLabel &label, const QString &problem);
    void applyPlace(QLineEdit &line, bool across);
    void applyField(std::size_t field, const QString &text);
    void applyStart();
    void applySize();
    void applyBackground();
    /// Applies the edit, and shows errors among the level's properties.
    void applyToLevel(const QString &label, const std::function<Result<void>(LevelFile &)> &edit);

    LevelTools &m_tools;
    Ui::LevelProperties m_ui;
    std::array<QLineEdit *, 2> m_fields{};
    std::array<QLabel *, 2> m_fieldNames{};
    LevelBackgroundFields *m_background = nullptr;
    QSize m_size; ///< in its fields when they were last written
};

/// "The goal can't be reached", for display.
QString levelIssueTitle(LevelIssueKind kind);

/// Problems of the open level, and its content unknown to this program: checked off the interface thread
/// after a pause in editing.
class LevelChecksPanel : public QWidget {
    Q_OBJECT

public:
    /// `tools` must outlive it; checks their document.
    explicit LevelChecksPanel(LevelTools &tools, QWidget *parent = nullptr);
    ~LevelChecksPanel() override;

    [[nodiscard]] const std::vector<LevelIssue> &issues() const { return m_issues; }
    [[nodiscard]] bool isBusy() const { return m_settle.isActive() || m_jobs.isBusy(); }
    [[nodiscard]] QSize sizeHint() const override { return {280, 200}; }

    static constexpr int kSettleMs = 250;

signals:
    void issuesChanged();
    /// The user wants to see an issue: a record, and a tile if there is one.
    void issueChosen(const cave::LevelIssue &issue);

private:
    void check();
    void follow(const LevelPatch &patch);
    void forgetRecords();
    void take(std::vector<LevelIssue> issues);
    void choose(const QListWidgetItem *item);
    void retranslate();
    void list();

    LevelTools &m_tools;
    const LevelDocument *m_listed = nullptr; ///< the issues are its; only compared
    std::vector<LevelIssue> m_issues;
    std::size_t m_unknown = 0; ///< number of unknown types at the end
    QLabel *m_state;
    QListWidget *m_list;
    QTimer m_settle;
    JobRunner m_jobs; ///< last member, so that its work ends before anything else is destroyed
};

} // namespace cave
