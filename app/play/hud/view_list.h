// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/hud/things_in_view.h"

#include <QAbstractListModel>
#include <QListView>
#include <QPixmap>

#include <map>
#include <optional>
#include <vector>

namespace cave {

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
