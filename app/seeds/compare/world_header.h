// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"
#include "ui_world_header.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

namespace cave {

class ComparedWorld;
class TerrainPopup;

/// The editable spec of a compared world: its seed, generator, version and settings.
class WorldHeader : public QWidget {
    Q_OBJECT

public:
    explicit WorldHeader(const QString &id, QWidget *parent = nullptr);

    /// The world shown and edited; observed, not owned. Null clears the header.
    void setWorld(ComparedWorld *world);
    /// The world's letter.
    void setLetter(const QString &letter);
    /// Offers these worlds to choose from instead of the letter; empty for no choice.
    void setChoices(const QStringList &choices, int current);
    /// A swatch before the letter, as in the legend of differences; an invalid colour for none.
    void setSwatch(const QColor &colour);
    void focusSeed();

signals:
    void removed();
    void playRequested();
    /// The user chose another world.
    void chosen(int choice);

private:
    void refresh();
    void retranslateUi();
    void nameSeed();
    void takeSeed(const QString &text);
    void takeGenerator();
    void takeVersion();
    void fillVersions(const GeneratorId &generator);

    QPointer<ComparedWorld> m_world;
    Ui::WorldHeader m_ui;
    TerrainPopup *m_popup = nullptr;
};

} // namespace cave
