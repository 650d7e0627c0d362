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

/// The pages in the centre of the window, one of which is shown, and work that they wait for: they are
/// disabled meanwhile, while the window stays responsive.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    /// `menus` are in the menu bar while the page is shown. `title` returns the window's title, empty for the
    /// program's name alone. The stack owns the page.
    void add(QWidget &page, const QList<QMenu *> &menus, std::function<QString()> title);
    /// Shows and focuses a page, and checks the action of its place.
    void showPage(QWidget &page, QAction &place);
    /// False for null, as a page not created yet isn't shown.
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
    /// The work continues, but nothing is reported any more.
    void stopWaiting();
    /// The same, but waits for the work to finish.
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
    QPointer<QWidget> m_focusBefore; // the focused widget before the pages were disabled
    JobRunner m_jobs;
};

} // namespace cave
