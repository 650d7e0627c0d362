// SPDX-License-Identifier: MIT
#include "app/play/log/places_dialog.h"

#include "app/common/first_size.h"
#include "app/play/log/marker_editor.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/place_texts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <optional>

namespace cave {
namespace {

constexpr QSize kPlacesSize{520, 380};
constexpr int kPlaceRowHeight = 24;
constexpr int kPlaceRole = Qt::UserRole;

enum PlaceListColumn { PlaceNameColumn, WayColumn, PositionColumn };

} // namespace

PlacesDialog::PlacesDialog(QWidget *parent) : QDialog(parent)
{
    setObjectName(QStringLiteral("placesDialog"));
    setFirstSize(*this, kPlacesSize);
    makeParts();
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
}

void PlacesDialog::makeParts()
{
    m_search = named("places.search", new QLineEdit(this));
    m_search->setClearButtonEnabled(true);
    m_list = named("places.list", new QTreeWidget(this));
    m_list->setColumnCount(3);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_list->header()->setSectionResizeMode(PlaceNameColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(WayColumn, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(PositionColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_empty = named("places.empty", new QLabel(this));
    m_empty->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    const auto addButton = [&](const char *name) {
        auto *button = new QPushButton(this);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        buttons->addWidget(button);
        return button;
    };
    m_edit = addButton("places.edit");
    m_remove = addButton("places.remove");
    buttons->addStretch(1);
    m_look = addButton("places.look");
    m_travel = addButton("places.travel");
    m_travel->setDefault(true);
    vbox(*this, 2 * kGrid, std::nullopt, {m_search, {m_list, 1}, m_empty, buttons});
}

void PlacesDialog::connectParts()
{
    connect(m_search, &QLineEdit::textChanged, this, &PlacesDialog::search);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &PlacesDialog::updateButtons);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &PlacesDialog::travel);
    connect(m_list, &QTreeWidget::itemChanged, this, &PlacesDialog::keepText);
    connect(m_travel, &QPushButton::clicked, this, &PlacesDialog::travel);
    connect(m_look, &QPushButton::clicked, this, [this] {
        if (const RememberedPlace *place = chosen()) {
            emit lookRequested(place->position);
            accept();
        }
    });
    connect(m_edit, &QPushButton::clicked, this, [this] {
        if (m_list->currentItem() != nullptr)
            m_list->editItem(m_list->currentItem(), PlaceNameColumn);
    });
    connect(m_remove, &QPushButton::clicked, this, &PlacesDialog::remove);
}

void PlacesDialog::retranslate()
{
    setWindowTitle(tr("Places"));
    m_search->setPlaceholderText(tr("Search places"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setHeaderLabels({tr("Place"), tr("Distance"), tr("Position")});
    m_list->setAccessibleName(tr("Places"));
    m_travel->setText(tr("&Travel"));
    m_look->setText(tr("&Look"));
    m_edit->setText(tr("&Edit note"));
    m_remove->setText(tr("&Remove"));
    m_travel->setToolTip(withKey(tr("Walk there"), Qt::Key_Enter));
    m_look->setToolTip(tr("Show that part of the map"));
    m_edit->setToolTip(withKey(tr("Edit the note"), Qt::Key_F2));
    m_remove->setToolTip(withKey(tr("Remove this place"), Qt::Key_Delete));
    fill();
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
    std::stable_sort(m_places.begin(), m_places.end(),
                     [from](const RememberedPlace &a, const RememberedPlace &b) {
                         return straightDistance(from, a.position) < straightDistance(from, b.position);
                     });
    fill();
}

void PlacesDialog::fill()
{
    const QSignalBlocker blocker(m_list);
    const int row = m_list->currentIndex().row();
    m_list->clear();
    for (qsizetype i = 0; i < m_places.size(); ++i) {
        const RememberedPlace &place = m_places[i];
        auto *item = new QTreeWidgetItem(
            m_list, {nameOf(place), sentenceCase(wayText(m_from, place.position)), place.coordinates});
        item->setSizeHint(PlaceNameColumn, {0, kPlaceRowHeight});
        item->setData(PlaceNameColumn, kPlaceRole, i);
        if (place.kind == RememberedPlace::Kind::Marker)
            item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    const int last = m_list->topLevelItemCount() - 1;
    m_list->setCurrentItem(m_list->topLevelItem(std::clamp(row, 0, std::max(0, last))));
    search();
}

/// Hides items that don't match, and keeps a matching one current.
void PlacesDialog::search()
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        const bool found = item->text(PlaceNameColumn).contains(m_search->text(), Qt::CaseInsensitive);
        item->setHidden(!found);
        first = found && first == nullptr ? item : first;
    }
    if (m_list->currentItem() == nullptr || m_list->currentItem()->isHidden())
        m_list->setCurrentItem(first);
    const bool noNotes = std::none_of(m_places.begin(), m_places.end(), [](const RememberedPlace &place) {
        return place.kind == RememberedPlace::Kind::Marker;
    });
    m_empty->setText(first == nullptr ? tr("No matching places.")
                     : noNotes ? tr("Press %1 on the map to mark a place. Marked places are listed here.")
                                     .arg(shownKey("play.marker"))
                               : QString());
    m_empty->setVisible(!m_empty->text().isEmpty());
    updateButtons();
}

const RememberedPlace *PlacesDialog::chosen() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item != nullptr && !item->isHidden() ? &m_places[item->data(PlaceNameColumn, kPlaceRole).toInt()]
                                                : nullptr;
}

void PlacesDialog::updateButtons()
{
    const RememberedPlace *place = chosen();
    m_travel->setEnabled(place != nullptr && place->position != m_from);
    m_look->setEnabled(place != nullptr);
    m_edit->setEnabled(place != nullptr && place->kind == RememberedPlace::Kind::Marker);
    m_remove->setEnabled(place != nullptr && (place->kind == RememberedPlace::Kind::Marker ||
                                              place->kind == RememberedPlace::Kind::Death));
}

void PlacesDialog::travel()
{
    const RememberedPlace *place = chosen();
    if (place == nullptr || !m_travel->isEnabled())
        return;
    const WorldPos target = place->position;
    accept();
    emit travelRequested(target);
}

void PlacesDialog::remove()
{
    const RememberedPlace *place = chosen();
    if (place == nullptr || !m_remove->isEnabled())
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
    const QString text = item->text(PlaceNameColumn).simplified().left(MarkerEditor::kLongestText);
    if (!text.isEmpty() && text != place.marker.text) {
        place.marker.text = text;
        emit markerChanged(place.marker);
    }
    const QSignalBlocker blocker(m_list);
    item->setText(PlaceNameColumn, nameOf(place));
}

void PlacesDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && !m_search->hasFocus())
        remove();
    else if (event->key() == Qt::Key_Down && m_search->hasFocus())
        m_list->setFocus();
    else
        QDialog::keyPressEvent(event);
}

} // namespace cave

#include "moc_places_dialog.cpp"
