// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/session/marker_store.h"
#include "core/base/geometry.h"
#include "ui_places_dialog.h"

#include <QDialog>
#include <QList>

class QTreeWidgetItem;

namespace cave {

/// A place that the player can travel to.
struct RememberedPlace {
    enum class Kind { Spawn, Death, Marker, Ally, Exit, Start, Camp };

    Kind kind = Kind::Marker;
    WorldPos position;
    QString coordinates; ///< as displayed
    MapMarker marker;    ///< a note or a death; its text is the name of an ally
};

/// Lists the remembered places, the nearest first: to travel there, look there, and write or remove notes.
class PlacesDialog : public QDialog {
    Q_OBJECT

public:
    explicit PlacesDialog(QWidget *parent = nullptr);

    /// Shows `places` with their distances from `from`.
    void setPlaces(const QList<RememberedPlace> &places, WorldPos from);

signals:
    void travelRequested(cave::WorldPos target);
    void lookRequested(cave::WorldPos target);
    void markerChanged(const cave::MapMarker &marker);
    void markerRemoved(qint64 id);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fill();
    void search();
    void updateButtons();
    void travel();
    void remove();
    void keepText(QTreeWidgetItem *item);
    [[nodiscard]] const RememberedPlace *chosen() const;
    [[nodiscard]] QString nameOf(const RememberedPlace &place) const;

    QList<RememberedPlace> m_places;
    WorldPos m_from;
    Ui::PlacesDialog m_ui;
};

} // namespace cave
