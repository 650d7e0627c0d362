// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"
#include "ui_world_form.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>

class QButtonGroup;
class QRadioButton;

namespace cave {

class RoomsChoice;
class ScenarioCard;
class SettingRow;

/// The form for a new world: scenario, name, seed, generator and settings.
class WorldForm : public QWidget {
    Q_OBJECT

public:
    explicit WorldForm(QWidget *parent = nullptr);

    /// The initial and default settings of each generator, from the next `reset` on.
    void setStartingSettings(std::function<WorldSettings(GeneratorKind)> start);
    /// Resets the form: a free name, a random seed, the default settings.
    void reset(const QStringList &takenNames);

    /// Lets `reset` choose the present scenario from now on.
    void rememberScenario() const;

    /// Starts with this spec instead; the name stays.
    void setSpec(const WorldSpec &spec);

    /// Chooses a scenario, as its card does.
    void choose(ScenarioKind scenario);

    /// As it will be stored.
    [[nodiscard]] QString name() const;
    [[nodiscard]] WorldSpec spec() const;
    /// Why no world can be made of the input; empty if one can.
    [[nodiscard]] QString problem() const { return m_problem; }
    /// Shows next to the settings why they make no world; empty for none.
    void setSettingsProblem(const QString &problem);

signals:
    /// Something that affects the world changed.
    void specChanged();
    /// `problem()` may have changed.
    void problemChanged();

private:
    void refreshLook();
    /// Radio buttons for the generators of a scenario.
    struct GeneratorChoice {
        GeneratorKind kind;
        QRadioButton *button = nullptr;
        QLabel *explanation = nullptr;
    };

    void makeScenarios();
    void makeGenerators();
    void makeRows(QVBoxLayout &column, bool shapesTerrain);
    void retranslateUi();
    void nameSettings();
    void addChoice(GeneratorKind kind);
    [[nodiscard]] ScenarioKind scenario() const;

    [[nodiscard]] GeneratorKind generator() const;
    void choose(GeneratorKind kind);
    void loadDefaults();
    void showEffective();
    [[nodiscard]] WorldSettings startingSettings() const;
    void checkName();
    void refreshProblem();

    std::function<WorldSettings(GeneratorKind)> m_start = defaultSettings;
    QStringList m_taken;
    QString m_problem;
    QString m_nameProblem;
    QString m_settingsProblem;
    Ui::WorldForm m_ui;
    QList<ScenarioCard *> m_scenarios;
    QButtonGroup *m_generators = nullptr;
    QList<GeneratorChoice> m_choices;
    RoomsChoice *m_rooms = nullptr; ///< for maps of rooms
    QList<SettingRow *> m_rows;
    std::optional<WorldSpec> m_given; ///< that was set
};

} // namespace cave
