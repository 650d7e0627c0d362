// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/compare/compared_world.h"
#include "core/analysis/metrics/comparison.h"
#include "editor/document/job_runner.h"

#include <QList>
#include <QTimer>
#include <QWidget>

#include <optional>

class QBoxLayout;
class QLabel;
class QSlider;
class QStackedWidget;

namespace cave {

class CameraLink;
class ComparedMap;
class DifferenceLayer;
class DifferenceLegend;
class SwipeHandle;
class WorldHeader;

/// Two worlds on top of each other: wiped with a handle, blended, or with their differences coloured.
class CompareOverlay : public QWidget {
    Q_OBJECT

public:
    enum class Mode { Swipe, Blend, Difference };

    /// Its maps join `link`, which must outlive this.
    explicit CompareOverlay(CameraLink &link, QWidget *parent = nullptr);

    void setMode(Mode mode);
    /// The worlds to choose two from, at least two; observed, not owned.
    void setWorlds(const QList<ComparedWorld *> &worlds);
    void setThingsShown(bool shown);

    /// Focuses the control of the current mode.
    void focusControl();

    /// The difference shown; none if unknown or in another mode.
    [[nodiscard]] const std::optional<TerrainDifference> &difference() const;

signals:
    void removed(int world);
    void playRequested(int world);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refreshLook();
    struct Measured {
        TerrainDifference inView;
        TerrainDifference inSquare;
    };

    void retranslateUi();
    void choose(int first, int second);
    void showPair();
    void placeParts();
    void refreshMode();
    void refreshSwipe();
    void refreshBlend();
    void measureSoon();
    void measure();
    void take(const Measured &measured);

    CameraLink &m_link;
    Mode m_mode = Mode::Swipe;
    QList<ComparedWorld *> m_worlds;
    int m_first = 0;
    int m_second = 1;
    QWidget *m_headers;
    QBoxLayout *m_headerRow;
    WorldHeader *m_firstHeader;
    WorldHeader *m_secondHeader;
    QWidget *m_stage;
    ComparedMap *m_firstMap;
    QWidget *m_window; ///< shows the second map
    ComparedMap *m_secondMap;
    DifferenceLayer *m_layer;
    SwipeHandle *m_handle;
    QStackedWidget *m_controls;
    QLabel *m_swipeHint = nullptr;
    QSlider *m_blend = nullptr;
    QLabel *m_blendFirst = nullptr;
    QLabel *m_blendSecond = nullptr;
    DifferenceLegend *m_legend = nullptr;
    QTimer m_wait;
    JobRunner m_jobs;
};

/// The letter of world number `index`: A, B, …
QString worldLetter(int index);

} // namespace cave
