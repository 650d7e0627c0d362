// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/seeds/seed_card.h"
#include "core/world/world_spec.h"
#include "ui_marks_panel.h"

#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QStringListModel;
class QTreeWidgetItem;

namespace cave {

/// Shows and edits the marks of one seed: star, tags, note, markers.
///
/// Independent of storage. Edits are reported after a short delay, and always before another seed is shown or
/// the panel loses the focus, is hidden or destroyed, so that nothing typed is lost. Text beyond the limits
/// of `SeedMarks` is not reported, and the panel says so.
class MarksPanel : public QWidget {
    Q_OBJECT

public:
    explicit MarksPanel(QWidget *parent = nullptr);
    ~MarksPanel() override;

    using QWidget::show;
    /// Shows the marks of a seed. If it is the seed already shown, edits in progress are kept and reported,
    /// and the rest is updated.
    void show(const WorldSpec &spec, const SeedMarks &marks);
    /// Shows no seed.
    void clear();

    /// Tags for completion.
    void setKnownTags(const QStringList &tags);

public slots:
    /// Adds a marker to the seed shown and starts editing its label; if the cell has one already, edits that.
    void addMarkerAt(cave::WorldPos cell);
    /// Reports pending edits.
    void flush();
    /// What was reported last could not be stored: its text stays pending, and the star shows what is stored.
    void keepPending(const cave::SeedMarks &stored);

signals:
    void marksChanged(const cave::WorldSpec &spec, const cave::SeedMarks &marks);
    /// The view should move to a marker.
    void markerActivated(cave::WorldPos cell);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void nameSeed();
    void fill(const SeedMarks &marks, bool replaced);
    void editLabel();
    void commitLabel();
    void fillMarkers();
    void edited();
    void labelEdited(QTreeWidgetItem *item);
    void activateMarker();
    void removeMarker();
    void updateStar();
    void updateButtons();
    void reportIssues();
    [[nodiscard]] SeedMarks written() const;
    [[nodiscard]] int chosenMarker() const;

    std::optional<WorldSpec> m_spec;
    SeedMarks m_reported;              ///< as last shown or reported
    std::vector<SeedMarker> m_markers; ///< as in the list
    std::string m_note;                ///< as it was before it was edited here
    QTimer m_soon;

    Ui::MarksPanel m_ui;
    QStringListModel *m_knownTags;
};

} // namespace cave
