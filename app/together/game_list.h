// SPDX-License-Identifier: MIT
#pragma once

#include "app/net/discovery.h"
#include "app/net/guest_client.h"
#include "app/together/dialog_look.h"
#include "editor/view/form/form.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"

#include <QEvent>
#include <QLabel>
#include <QList>
#include <QSignalBlocker>
#include <QString>
#include <QTreeWidget>
#include <QWidget>

#include <algorithm>
#include <memory>

namespace cave {

/// "192.168.1.5:40123", as `gameAddress` reads it.
inline QString addressText(const FoundGame &game)
{
    return addressText(GameAddress{game.address.toString(), game.port});
}

/// The games found on the local network. Looks for them while it is visible.
class GameList : public QWidget {
    Q_OBJECT

public:
    explicit GameList(QWidget *parent = nullptr)
        : QWidget(parent)
        , m_list(named("join.games", new QTreeWidget(this)))
        , m_empty(named("join.noGames", new WrappedLabel(this)))
    {
        setObjectName(QStringLiteral("join.gameList"));
        layOutTable(*m_list, GameColumnCount);
        vbox(*this, kGrid, kNoMargins, {{m_list, 1}, m_empty});
        connect(m_list, &QTreeWidget::itemSelectionChanged, this, &GameList::choose);
        connect(m_list, &QTreeWidget::itemClicked, this, &GameList::choose); // also the selected one
        connect(m_list, &QTreeWidget::itemActivated, this, &GameList::activated);
        bindEvent(*this, {QEvent::Show}, [this] {
            if (m_finder != nullptr)
                return;
            m_finder = std::make_unique<GameFinder>();
            connect(m_finder.get(), &GameFinder::changed, this, [this] { setGames(m_finder->games()); });
        });
        bindTexts(*this, [this] {
            m_list->setHeaderLabels({tr("World"), tr("Host"), tr("Players"), tr("Version")});
            m_list->setAccessibleName(tr("Games on this network"));
            m_empty->setText(tr("Looking for games on this network. Hosts on other networks can be joined by "
                                "their address."));
            fill();
        });
        bindLook(*this, [this] {
            setSecondary(m_empty, currentTheme());
            fill();
        });
    }

    /// The version of this program, from which that of other games may differ.
    void setVersion(const QString &version)
    {
        m_version = version;
        fill();
    }

    void setGames(const QList<FoundGame> &games)
    {
        if (games == m_games)
            return;
        m_games = games;
        fill();
    }

    [[nodiscard]] const QList<FoundGame> &games() const { return m_games; }

    void clearSelection()
    {
        const QSignalBlocker quiet(m_list);
        m_list->setCurrentItem(nullptr);
    }

signals:
    void chosen(const cave::FoundGame &game);
    /// Double-clicked, or Enter pressed.
    void activated();

protected:
    void hideEvent(QHideEvent *event) override
    {
        m_finder.reset();
        setGames({}); // they may be over when this is shown again
        QWidget::hideEvent(event);
    }

private:
    enum GameColumn {
        GameWorldColumn,
        GameHostColumn,
        GamePlayersColumn,
        GameVersionColumn,
        GameColumnCount
    };

    /// Keeps the selection.
    void fill()
    {
        const QSignalBlocker quiet(m_list);
        const QList<QTreeWidgetItem *> selected = m_list->selectedItems();
        const QByteArray id =
            selected.isEmpty() ? QByteArray() : selected.first()->data(0, Qt::UserRole).toByteArray();
        m_list->clear();
        for (const FoundGame &game : m_games) {
            auto *item = new QTreeWidgetItem(m_list);
            item->setText(GameWorldColumn, game.world);
            item->setText(GameHostColumn, game.host);
            item->setText(GamePlayersColumn, locale().toString(game.players));
            item->setData(GameWorldColumn, Qt::UserRole, game.id);
            item->setSizeHint(GameWorldColumn, {0, fontMetrics().height() + 2 * kGrid});
            for (int column = 0; column < GameColumnCount; ++column)
                item->setToolTip(column, addressText(game));
            const bool isOther = game.version != m_version;
            item->setText(GameVersionColumn, isOther ? tr("%1: differs").arg(game.version) : game.version);
            if (isOther) {
                item->setForeground(GameVersionColumn, currentTheme().danger);
                item->setToolTip(GameVersionColumn,
                                 tr("You have %1. All players need the same version.").arg(m_version));
            }
            if (game.id == id)
                m_list->setCurrentItem(item);
        }
        m_empty->setVisible(m_games.isEmpty());
    }

    void choose()
    {
        const QList<QTreeWidgetItem *> selected = m_list->selectedItems();
        if (selected.isEmpty())
            return;
        const QByteArray id = selected.first()->data(GameWorldColumn, Qt::UserRole).toByteArray();
        const auto game = std::ranges::find(m_games, id, &FoundGame::id);
        if (game != m_games.end())
            emit chosen(*game);
    }

    std::unique_ptr<GameFinder> m_finder; ///< while visible
    QList<FoundGame> m_games;
    QString m_version;
    QTreeWidget *m_list;
    QLabel *m_empty;
};

} // namespace cave
