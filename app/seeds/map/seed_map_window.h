// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/sheet/sheet_cameras.h"
#include "core/world/world_spec.h"
#include "ui_seed_map_window.h"

#include <QDialog>

#include <memory>

namespace cave {

class ComparedMap;
class ComparedWorld;
class CoordinateGrid;
class MapRuler;
class MapView;
class PlacesPanel;
struct Content;

/// A large map of one seed's world: goes to coordinates, measures, has a grid, finds places, and copies links
/// to them. Not modal.
class SeedMapWindow : public QDialog {
    Q_OBJECT

public:
    /// `content` must not be null.
    explicit SeedMapWindow(std::shared_ptr<const Content> content, QWidget *parent = nullptr);
    ~SeedMapWindow() override;

    /// Shows this world; `camera`: where.
    void showWorld(const WorldSpec &spec, const CardCamera &camera);
    /// Opens the panel for finding places.
    void showPlaces();

    [[nodiscard]] MapView &map() const;
    [[nodiscard]] PlacesPanel &places() const { return *m_places; }

private:
    void retranslateUi();
    void goTo(const QString &text);
    void setRuling(bool on);
    void followRuler();
    void copyLink();
    void refreshOverlays();
    void reportCell();

    const std::shared_ptr<const Content> m_content;
    std::unique_ptr<ComparedWorld> m_world;
    WorldSpec m_spec;
    ComparedMap *m_map = nullptr;
    CoordinateGrid *m_grid = nullptr;
    std::unique_ptr<MapRuler> m_ruler;
    PlacesPanel *m_places = nullptr;
    Ui::SeedMapWindow m_ui;
};

} // namespace cave
