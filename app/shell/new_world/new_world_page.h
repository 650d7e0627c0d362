// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace cave {

class CavePreview;
class WorldForm;

/// The page for a new world: a form on one side, a preview on the other.
class NewWorldPage : public QWidget {
    Q_OBJECT

public:
    explicit NewWorldPage(QWidget *parent = nullptr);

    /// See `WorldForm`.
    void setStartingSettings(std::function<WorldSettings(GeneratorKind)> start);
    /// Resets the page, with a suggestion for everything.
    void begin(const QStringList &takenNames);
    /// The same, beginning with this world.
    void begin(const QStringList &takenNames, const WorldSpec &spec);
    /// Chooses a scenario, as its card does.
    void choose(ScenarioKind scenario);
    [[nodiscard]] CavePreview *preview() const { return m_preview; }

signals:
    void createRequested(const QString &name, const cave::WorldSpec &spec);
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *createHead();
    [[nodiscard]] QWidget *createFoot();
    void updateCreate();
    void create();

    WorldForm *m_form;
    CavePreview *m_preview;
    QScrollArea *m_formArea;
    QBoxLayout *m_halves; // side by side, or stacked in a narrow window
    QLabel *m_heading = nullptr;
    QLabel *m_reason = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_create = nullptr;
};

} // namespace cave
