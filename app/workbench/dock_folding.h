// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>

#include <optional>

class QDockWidget;
class QMainWindow;

namespace cave {

/// Hides the docks on the right of a page while it is too narrow for them, so that most of it shows the map.
/// They come back when the page is wide again; one that is opened meanwhile is shown, too. Floating ones,
/// which are windows of their own, are hidden while the page is.
class DockFolding : public QObject {
public:
    /// For a page whose layouts have this version; it must outlive this.
    DockFolding(QMainWindow &page, int version);

    /// The layout of the wide page, to be stored.
    [[nodiscard]] QByteArray layout() const;
    /// Restores such a layout. False if it isn't one of this version.
    bool restore(const QByteArray &layout);
    /// To be called after docks were arranged for a wide page.
    void arranged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow();
    void hideFloating();
    void showFloating();
    void followSoon();
    bool restoreDocks(const QByteArray &layout);

    QMainWindow &m_page;
    int m_version;
    std::optional<QByteArray> m_wide; ///< the layout while docks are hidden
    std::optional<QByteArray> m_away; ///< the layout while floating docks are hidden
    QList<QDockWidget *> m_floating;  ///< these
    bool m_isDue = false;             ///< `follow` is about to be called
};

} // namespace cave
