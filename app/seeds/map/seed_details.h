// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/seeds/seed_card.h"

#include <QList>
#include <QWidget>

#include <memory>
#include <optional>

class QAction;
class QLabel;
class QToolButton;

namespace cave {

class ColumnArea;
class ComparedMap;
class ComparedWorld;
class MarksPanel;
struct Content;

/// Details of one seed: its map with markers, and its marks.
class SeedDetails : public QWidget {
    Q_OBJECT

public:
    /// `actions`: what buttons below the map do. `content` must not be null.
    SeedDetails(const QList<QAction *> &actions, std::shared_ptr<const Content> content,
                QWidget *parent = nullptr);
    ~SeedDetails() override;

    void setThingsShown(bool shown);
    /// The level shown of worlds with several, from 1.
    void setFloor(int floor);
    using QWidget::show;
    void show(const WorldSpec &spec, const SeedMarks &marks);
    void clear();
    /// Moves the map to this cell.
    void lookAt(WorldPos cell);
    [[nodiscard]] MarksPanel *marks() const { return m_marks; }

private:
    void lookAtHome();
    void takeClick(WorldPos cell);

    std::shared_ptr<const Content> m_content;
    std::unique_ptr<ComparedWorld> m_world;
    std::optional<WorldSpec> m_spec;
    int m_floor = 1;
    QLabel *m_empty;
    ColumnArea *m_area;
    QWidget *m_body;
    ComparedMap *m_map;
    QToolButton *m_mark;
    QLabel *m_cell;
    MarksPanel *m_marks;
};

} // namespace cave
