// SPDX-License-Identifier: MIT
#include "app/play/log/places_dialog.h"

#include "app/common/window_layout.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/texts/texts.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace cave {
namespace {

constexpr QSize kPlacesSize{520, 380};
constexpr int kPlaceRowHeight = 24;
constexpr int kPlaceRole = Qt::UserRole;

enum PlaceListColumn { PlaceNameColumn, WayColumn, PositionColumn };

} // namespace

PlacesDialog::PlacesDialog(QWidget *parent) : QDialog(parent)
{
    setUpForm(m_ui, *this);
    setFirstSize(*this, kPlacesSize);
    m_ui.places_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_ui.places_list->header()->setSectionResizeMode(PlaceNameColumn, QHeaderView::Stretch);
    connect(m_ui.places_search, &QLineEdit::textChanged, this, &PlacesDialog::search);
    connect(m_ui.places_list, &QTreeWidget::currentItemChanged, this, &PlacesDialog::updateButtons);
    connect(m_ui.places_list, &QTreeWidget::itemDoubleClicked, this, &PlacesDialog::travel);
    connect(m_ui.places_list, &QTreeWidget::itemChanged, this, &PlacesDialog::keepText);
    connect(m_ui.places_travel, &QPushButton::clicked, this, &PlacesDialog::travel);
    connect(m_ui.places_look, &QPushButton::clicked, this, [this] {
        if (const RememberedPlace *place = chosen()) {
            emit lookRequested(place->position);
            accept();
        }
    });
    connect(m_ui.places_edit, &QPushButton::clicked, this, [this] {
        QTreeWidgetItem *item = m_ui.places_list->currentItem();
        if (item != nullptr && !m_ui.places_list->isPersistentEditorOpen(item, PlaceNameColumn))
            m_ui.places_list->editItem(item, PlaceNameColumn);
    });
    connect(m_ui.places_remove, &QPushButton::clicked, this, &PlacesDialog::remove);
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.places_travel->setToolTip(withKey(tr("Walk there"), Qt::Key_Enter));
        m_ui.places_edit->setToolTip(withKey(tr("Edit the note"), Qt::Key_F2));
        m_ui.places_remove->setToolTip(withKey(tr("Remove this place"), Qt::Key_Delete));
        fill();
    });
}

QString PlacesDialog::nameOf(const RememberedPlace &place) const
{
    switch (place.kind) {
    case RememberedPlace::Kind::Spawn:
        return tr("World entrance");
    case RememberedPlace::Kind::Death:
        return tr("Last death");
    case RememberedPlace::Kind::Exit:
        return tr("Exit");
    case RememberedPlace::Kind::Start:
        return tr("START of this floor");
    case RememberedPlace::Kind::Camp:
        return tr("Camp");
    case RememberedPlace::Kind::Marker:
    case RememberedPlace::Kind::Ally:
        return place.marker.text;
    }
    return {};
}

void PlacesDialog::setPlaces(const QList<RememberedPlace> &places, WorldPos from)
{
    m_from = from;
    m_places = places;
    std::ranges::stable_sort(m_places, [from](const RememberedPlace &a, const RememberedPlace &b) {
        return straightDistance(from, a.position) < straightDistance(from, b.position);
    });
    fill();
}

void PlacesDialog::fill()
{
    const QSignalBlocker blocker(m_ui.places_list);
    const int row = m_ui.places_list->currentIndex().row();
    m_ui.places_list->clear();
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        const RememberedPlace &place = m_places[i];
        auto *item = new QTreeWidgetItem(
            m_ui.places_list,
            {nameOf(place), sentenceCase(wayText(m_from, place.position)), place.coordinates});
        item->setSizeHint(PlaceNameColumn, {0, kPlaceRowHeight});
        item->setData(PlaceNameColumn, kPlaceRole, i);
        if (place.kind == RememberedPlace::Kind::Marker)
            item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    const int last = m_ui.places_list->topLevelItemCount() - 1;
    m_ui.places_list->setCurrentItem(m_ui.places_list->topLevelItem(std::clamp(row, 0, std::max(0, last))));
    search();
}

/// Hides items that don't match, and keeps a matching one current.
void PlacesDialog::search()
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_ui.places_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_ui.places_list->topLevelItem(i);
        const bool found =
            item->text(PlaceNameColumn).contains(m_ui.places_search->text(), Qt::CaseInsensitive);
        item->setHidden(!found);
        first = found && first == nullptr ? item : first;
    }
    if (m_ui.places_list->currentItem() == nullptr || m_ui.places_list->currentItem()->isHidden())
        m_ui.places_list->setCurrentItem(first);
    const bool noNotes = std::ranges::none_of(
        m_places, [](const RememberedPlace &place) { return place.kind == RememberedPlace::Kind::Marker; });
    m_ui.places_empty->setText(first == nullptr ? tr("No matching places.")
                               : noNotes
                                   ? tr("Press %1 on the map to mark a place. Marked places are listed here.")
                                         .arg(shownKey("play.marker"))
                                   : QString());
    m_ui.places_empty->setVisible(!m_ui.places_empty->text().isEmpty());
    updateButtons();
}

const RememberedPlace *PlacesDialog::chosen() const
{
    const QTreeWidgetItem *item = m_ui.places_list->currentItem();
    return item != nullptr && !item->isHidden() ? &m_places[item->data(PlaceNameColumn, kPlaceRole).toInt()]
                                                : nullptr;
}

void PlacesDialog::updateButtons()
{
    const RememberedPlace *place = chosen();
    m_ui.places_travel->setEnabled(place != nullptr && place->position != m_from);
    m_ui.places_look->setEnabled(place != nullptr);
    m_ui.places_edit->setEnabled(place != nullptr && place->kind == RememberedPlace::Kind::Marker);
    m_ui.places_remove->setEnabled(place != nullptr && (place->kind == RememberedPlace::Kind::Marker ||
                                                        place->kind == RememberedPlace::Kind::Death));
}

void PlacesDialog::travel()
{
    const RememberedPlace *place = chosen();
    if (place == nullptr || !m_ui.places_travel->isEnabled())
        return;
    const WorldPos target = place->position;
    accept();
    emit travelRequested(target);
}

void PlacesDialog::remove()
{
    const RememberedPlace *place = chosen();
    if (place == nullptr || !m_ui.places_remove->isEnabled())
        return;
    const qint64 id = place->marker.id;
    m_places.remove(place - m_places.constData());
    fill();
    emit markerRemoved(id);
}

/// A note was edited; an empty one is rejected.
void PlacesDialog::keepText(QTreeWidgetItem *item)
{
    RememberedPlace &place = m_places[item->data(PlaceNameColumn, kPlaceRole).toInt()];
    const QString text = item->text(PlaceNameColumn).simplified().left(MapMarker::kLongestText);
    if (!text.isEmpty() && text != place.marker.text) {
        place.marker.text = text;
        emit markerChanged(place.marker);
    }
    const QSignalBlocker blocker(m_ui.places_list);
    item->setText(PlaceNameColumn, nameOf(place));
}

void PlacesDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && !m_ui.places_search->hasFocus())
        remove();
    else if (event->key() == Qt::Key_Down && m_ui.places_search->hasFocus())
        m_ui.places_list->setFocus();
    else
        QDialog::keyPressEvent(event);
}

} // namespace cave

#include "moc_places_dialog.cpp"
