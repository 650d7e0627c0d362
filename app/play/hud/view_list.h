// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/map/examiner.h"
#include "editor/view/figures/figures.h"
#include "editor/view/overlays/map_things.h"

#include <QAbstractListModel>
#include <QColor>
#include <QImage>
#include <QListView>
#include <QPixmap>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace cave {

/// Something that the player sees, as a line of a list.
struct ThingInView {
    enum class Kind : std::uint8_t { Monster, Chest, Pile, Ground, Exit, Start, Ally };

    Kind kind = Kind::Monster;
    std::uint64_t id = 0; ///< kept while the thing moves
    WorldPos at;
    QString name;
    QString state;                ///< "hunts you", "closed"; may be empty
    QString badge;                ///< a character for the state, see `meaningOfBadge`; may be empty
    bool danger = false;          ///< it hunts or fights the player
    qint64 distance = 0;          ///< in a straight line, cells
    std::optional<double> health; ///< the share that is left; of monsters and allies
    MapThing::State mood = MapThing::Idle;
    CreatureLook look;                 ///< of a monster
    std::optional<GroundThing> ground; ///< with free movement, and in journeys
    QColor cloak;                      ///< of an ally
    std::string figure;                ///< of a companion: see `MapAlly`

    friend bool operator==(const ThingInView &, const ThingInView &) = default;
};

/// Monsters, chests, piles, exits and allies in the player's view, the nearest first.
[[nodiscard]] std::vector<ThingInView> thingsInView(Session &session, Disclosure disclosure);

/// Its figure, `size` device pixels per side.
[[nodiscard]] QImage pictureOf(const ThingInView &thing, int size);

/// All of a line in words, for screen readers and tool tips: "Cave Rat, hunts you, 4 cells north".
[[nodiscard]] QString wordsFor(const ThingInView &thing);

/// What its badge says, for tool tips; empty without one.
[[nodiscard]] QString meaningOfBadge(const ThingInView &thing);

/// The things in view as rows; the text of a row is all of it in words.
class ViewListModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    /// Notifies only of what differs; a thing that moves keeps its index.
    void show(std::vector<ThingInView> things);
    [[nodiscard]] const std::vector<ThingInView> &things() const { return m_things; }
    [[nodiscard]] const ThingInView &thing(int row) const { return m_things[static_cast<std::size_t>(row)]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void placeRow(std::size_t row, const ThingInView &wanted);

    std::vector<ThingInView> m_things;
};

/// A list of what is in view: figure, name, state, distance, and health while it is wounded.
class ViewList : public QListView {
    Q_OBJECT

public:
    explicit ViewList(QWidget *parent = nullptr);

    void show(std::vector<ThingInView> things);
    [[nodiscard]] const ViewListModel &model() const { return *m_model; }
    /// Selects the thing at this place.
    void select(std::optional<WorldPos> at);

signals:
    void chosen(cave::WorldPos at);
    /// The mouse is over a line; none: over none any more.
    void pointedAt(std::optional<cave::WorldPos> at);
    /// Esc was pressed: the map should get the focus.
    void left();

protected:
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void point(std::optional<WorldPos> at);

    ViewListModel *m_model;
    std::optional<WorldPos> m_pointed;
};

} // namespace cave
