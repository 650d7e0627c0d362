// SPDX-License-Identifier: MIT
#pragma once

#include "app/net/discovery.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <memory>

class QLabel;
class QTreeWidget;

namespace cave {

/// The games found on the local network. Looks for them while it is visible.
class GameList : public QWidget {
    Q_OBJECT

public:
    explicit GameList(QWidget *parent = nullptr);

    /// The version of this program, from which that of other games may differ.
    void setVersion(const QString &version);
    void setGames(const QList<FoundGame> &games);
    [[nodiscard]] const QList<FoundGame> &games() const { return m_games; }
    void clearSelection();

signals:
    void chosen(const cave::FoundGame &game);
    /// Double-clicked, or Enter pressed.
    void activated();

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refreshLook();
    void retranslateUi();
    void fill();
    void choose();

    std::unique_ptr<GameFinder> m_finder; ///< while visible
    QList<FoundGame> m_games;
    QString m_version;
    QTreeWidget *m_list;
    QLabel *m_empty;
};

/// "192.168.1.5:40123", as `gameAddress` reads it.
QString addressText(const FoundGame &game);

} // namespace cave
