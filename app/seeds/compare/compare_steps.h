// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/compare/compared_world.h"
#include "core/gen/generator.h"
#include "editor/document/wanted_work.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <utility>
#include <vector>

class QAction;
class QLabel;
class QSlider;

namespace cave {

class CameraLink;
class ComparedMap;
class WorldHeader;

/// One world being generated: a slider from noise to the final terrain.
class CompareSteps : public QWidget {
    Q_OBJECT

public:
    /// Its map joins `link`, which must outlive this.
    explicit CompareSteps(CameraLink &link, QWidget *parent = nullptr);

    /// The worlds to choose one from; observed, not owned.
    void setWorlds(const QList<ComparedWorld *> &worlds);
    void setThingsShown(bool shown);
    void focusSlider();

signals:
    void removed(int world);
    void playRequested(int world);

private:
    void refreshLook();
    void retranslateUi();
    void choose(int index);
    void takeWorld();
    void showStage();
    void play(bool on);
    void advance();

    QList<ComparedWorld *> m_worlds;
    int m_chosen = 0;
    std::vector<GenerationStage> m_stages;
    WorldHeader *m_header;
    ComparedMap *m_map;
    QAction *m_previous = nullptr;
    QAction *m_play = nullptr;
    QAction *m_next = nullptr;
    QSlider *m_slider;
    QLabel *m_name;
    QLabel *m_count;
    QLabel *m_explanation;
    QTimer m_runner;
    WorldSpec m_stageOf; ///< the world of the stage on the map
    LatestQuestion<std::pair<WorldSpec, GenerationStage>, ComparedWorld::Source> m_maker;
};

} // namespace cave
