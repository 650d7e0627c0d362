// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/job_runner.h"

#include <QList>
#include <QPointer>
#include <QStackedWidget>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

class QAction;
class QMenu;

namespace cave {

/// The pages in the middle of the window, one of which is shown, and the work that they have to wait for:
/// they are disabled meanwhile, the window itself stays alive.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    /// `menus` are in the menu bar while the page is shown. `title` is what the window's title says then,
    /// empty for the program's name alone; asked for by `title`. The stack owns the page.
    void add(QWidget &page, const QList<QMenu *> &menus, std::function<QString()> title);
    /// Shows a page, checks the action of the place that it belongs to, and gives it the keyboard.
    void showPage(QWidget &page, QAction &place);
    /// False for null: a page that was not made yet isn't shown.
    [[nodiscard]] bool isShown(const QWidget *page) const
    {
        return page != nullptr && currentWidget() == page;
    }
    [[nodiscard]] QString title() const;

    /// Runs `work()` off the interface thread, then calls `done(result)` here; see `JobRunner::runLatest`.
    template<class Work, class Done>
    void wait(Work work, Done done)
    {
        setBusy(true);
        m_jobs.runLatest(std::move(work), [this, done = std::move(done)](auto &&result) {
            setBusy(false);
            done(std::forward<decltype(result)>(result));
        });
    }
    /// The work goes on, but nothing reports any more.
    void stopWaiting();
    /// Likewise, once the work is done.
    void finishWork();

signals:
    void added();
    /// Another page is about to be shown.
    void leaving();
    void shown(QWidget *page);
    void busyChanged(bool busy);

private:
    struct Entry {
        QWidget *page;
        QList<QMenu *> menus;
        std::function<QString()> title;
    };

    void setBusy(bool busy);
    [[nodiscard]] const Entry *current() const;

    std::vector<Entry> m_entries;
    QPointer<QWidget> m_focusBefore; // what had the keyboard before the pages had to wait
    JobRunner m_jobs;
};

} // namespace cave
