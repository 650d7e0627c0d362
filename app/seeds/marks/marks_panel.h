// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/seeds/seed_card.h"
#include "core/world/world_spec.h"

#include <QString>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStringListModel;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace cave {

/// Shows and edits what is kept about one seed: star, tags, note, markers.
///
/// Knows nothing of where it is kept. What is typed is reported soon after, and before another seed is shown,
/// the panel loses the focus, is hidden or destroyed; so nothing typed is lost. What is past the limits of
/// `SeedMarks` is not reported, and the panel says so.
class MarksPanel : public QWidget {
    Q_OBJECT

public:
    explicit MarksPanel(QWidget *parent = nullptr);
    ~MarksPanel() override;

    using QWidget::show;
    /// Shows the marks of a seed. Of the seed that is shown already, what is being written here stays as it
    /// is and is reported; the rest is taken over.
    void show(const WorldSpec &spec, const SeedMarks &marks);
    /// Shows no seed.
    void clear();

    /// Tags to complete with.
    void setKnownTags(const QStringList &tags);

public slots:
    /// Adds a marker to the seed that is shown, and begins to write its label; if there is one at that cell,
    /// that one.
    void addMarkerAt(cave::WorldPos cell);
    /// Reports what has not been reported yet.
    void flush();

signals:
    void marksChanged(const cave::WorldSpec &spec, const cave::SeedMarks &marks);
    /// A marker is to be flown to.
    void markerActivated(cave::WorldPos cell);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refreshLook();
    void makeParts();
    QWidget *makeMarkers();
    void connectParts();
    void retranslate();
    void fill(const SeedMarks &marks, bool anew);
    void commitLabel();
    void fillMarkers();
    void edited();
    void labelEdited(QTreeWidgetItem *item);
    void activateMarker();
    void removeMarker();
    void updateStar();
    void updateButtons();
    void tellIssues();
    [[nodiscard]] SeedMarks written() const;
    [[nodiscard]] int chosenMarker() const;

    std::optional<WorldSpec> m_spec;
    SeedMarks m_reported;              ///< as shown or reported last
    std::vector<SeedMarker> m_markers; ///< as in the list
    QTimer m_soon;

    QLabel *m_empty = nullptr;
    QWidget *m_body = nullptr;
    QLabel *m_seed = nullptr;
    QToolButton *m_star = nullptr;
    QLabel *m_tagsName = nullptr;
    QLineEdit *m_tags = nullptr;
    QStringListModel *m_knownTags = nullptr;
    QLabel *m_noteName = nullptr;
    QPlainTextEdit *m_note = nullptr;
    QLabel *m_markersName = nullptr;
    QTreeWidget *m_list = nullptr;
    QLabel *m_noMarkers = nullptr;
    QPushButton *m_fly = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_remove = nullptr;
    QLabel *m_issues = nullptr;
};

} // namespace cave
