// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <vector>

class QMainWindow;

namespace cave {

class PageStack;

/// Moves the keyboard from one pane of the window to the next or previous, in reading order. Panes are tool
/// bars, docks, parts of splitters, maps, what `markPane` says, and what else is on a page. Each pane gets
/// the keyboard where it was last.
class PaneCycle : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    PaneCycle(QMainWindow &window, const PageStack &pages);

    void next() { go(1); }
    void previous() { go(-1); }

private:
    struct Pane {
        QWidget *root;
        QWidget *entry; ///< what gets the keyboard
    };

    [[nodiscard]] QWidget *paneOf(QWidget *widget) const;
    [[nodiscard]] std::vector<Pane> panes() const;
    void go(int by);

    QMainWindow &m_window;
    const PageStack &m_pages;
    std::vector<QPointer<QWidget>> m_last; ///< what had the keyboard in each pane
};

} // namespace cave
