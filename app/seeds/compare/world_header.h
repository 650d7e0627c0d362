// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace cave {

class ComparedWorld;
class TerrainPopup;

/// What a compared world is made from, to be changed in place: its seed, generator, version and settings.
class WorldHeader : public QWidget {
    Q_OBJECT

public:
    explicit WorldHeader(const QString &id, QWidget *parent = nullptr);

    /// The world that is shown and changed; observed, not owned. Null empties the header.
    void setWorld(ComparedWorld *world);
    /// The letter that the world goes by.
    void setLetter(const QString &letter);
    /// Offers these worlds to choose from, in place of the letter; none: no choice.
    void setChoices(const QStringList &choices, int current);
    /// A mark before the letter, as in the legend of differences; an invalid colour for none.
    void setSwatch(const QColor &colour);
    void focusSeed();

signals:
    void removed();
    void playRequested();
    /// Another of the choices.
    void chosen(int choice);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshLook();
    void createParts(const QString &id);
    void layOut();
    void connectParts();
    void refresh();
    void retranslateUi();
    void takeSeed(const QString &text);
    void takeGenerator();
    void takeVersion();
    void fillVersions(const GeneratorId &generator);

    QPointer<ComparedWorld> m_world;
    QLabel *m_swatch;
    QLabel *m_letter;
    QComboBox *m_choice;
    QLineEdit *m_seed;
    QComboBox *m_generator;
    QComboBox *m_version;
    QToolButton *m_settings;
    QToolButton *m_play;
    QToolButton *m_remove;
    TerrainPopup *m_popup;
};

} // namespace cave
