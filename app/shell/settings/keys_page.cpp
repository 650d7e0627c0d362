// SPDX-License-Identifier: MIT
#include "app/shell/settings/keys_page.h"

#include "app/shell/settings/key_capture.h"
#include "app/shell/settings/tree_search.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/type_scale.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace cave {
namespace {

constexpr int kIdRole = Qt::UserRole;

QString keyTexts(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts += keyText(key);
    return texts.join(QStringLiteral(", "));
}

QString namesOf(const QList<Bindable> &commands)
{
    QStringList names;
    for (const Bindable &command : commands)
        names += KeysPage::tr("“%1”").arg(command.text);
    return names.join(QStringLiteral(", "));
}

QPushButton *makeButton(const QString &text, const char *id, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(id));
    button->setAutoDefault(false);
    return button;
}

} // namespace

KeysPage::KeysPage(KeyMap &keys, QWidget *parent) : QWidget(parent), m_keys(keys)
{
    setObjectName("settings.keys");
    m_list = named("keys.list", new QTreeWidget(this));
    m_list->setAccessibleName(tr("Keys and shortcuts"));
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(3 * kGrid);
    m_list->installEventFilter(this);
    vbox(*this, 3 * kGrid, evenMargins(4 * kGrid, 6 * kGrid), {createHead(), {m_list, 1}, createDetail()});
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysPage::showCurrent);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, &KeysPage::startCapture);
    connect(&m_keys, &KeyMap::changed, this, &KeysPage::fill);
    bindLook(*this, [this] { refreshLook(); });
}

void KeysPage::refreshLook()
{
    m_name->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    fill();
}

/// Enter changes the current command.
bool KeysPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            startCapture();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

QWidget *KeysPage::createHead()
{
    auto *head = new QWidget(this);
    m_search = named("keys.search", new QLineEdit(head));
    m_search->setPlaceholderText(tr("Search commands and keys"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->addAction(namedIcon("search"), QLineEdit::LeadingPosition);
    m_preset = named("keys.preset", new QComboBox(head));
    m_preset->setToolTip(tr("Sets the movement keys. Arrow keys always work."));
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToContents); // also when text size grows
    m_preset->setAccessibleName(tr("Movement key presets"));
    m_preset->addItem(tr("Movement keys…"));
    m_preset->addItem(tr("All of these (default)"), static_cast<int>(KeyPreset::All));
    m_preset->addItem(tr("W A S D"), static_cast<int>(KeyPreset::Wasd));
    m_preset->addItem(tr("vi: H J K L"), static_cast<int>(KeyPreset::Vi));
    m_preset->addItem(tr("Number pad"), static_cast<int>(KeyPreset::NumberPad));
    QPushButton *resetAll = makeButton(tr("Reset to defaults"), "settings.keys.reset", head);
    hbox(*head, 2 * kGrid, kNoMargins, {{m_search, 1}, m_preset, resetAll});
    connect(m_search, &QLineEdit::textChanged, this,
            [this](const QString &text) { searchTree(*m_list, text); });
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            m_keys.usePreset(static_cast<KeyPreset>(m_preset->itemData(index).toInt()));
        m_preset->setCurrentIndex(0);
    });
    connect(resetAll, &QPushButton::clicked, &m_keys, &KeyMap::resetAll);
    return head;
}

QWidget *KeysPage::createDetail()
{
    auto *detail = new QWidget(this);
    m_name = named("keys.name", new QLabel(detail));
    auto *chips = new QWidget(detail);
    m_chips = new QHBoxLayout(chips);
    m_chips->setContentsMargins(0, 0, 0, 0);
    m_chips->setSpacing(kGrid);
    m_add = makeButton(tr("&Add key…"), "keys.add", detail);
    m_add->setToolTip(tr("Then press a key; %1 cancels (%2 in the list)")
                          .arg(shownKey(Qt::Key_Escape), shownKey(Qt::Key_Enter)));
    m_reset = makeButton(tr("Re&set"), "keys.reset", detail);
    m_reset->setToolTip(tr("Restore the default keys of this command"));
    m_capture = new KeyCapture(detail);
    auto *buttons = hbox(2 * kGrid, {chips, m_add, m_reset, BoxPart::stretch(1)});
    vbox(*detail, 2 * kGrid, kNoMargins, {m_name, buttons, m_capture, createConflict()});
    connect(m_add, &QPushButton::clicked, this, &KeysPage::startCapture);
    connect(m_reset, &QPushButton::clicked, this,
            [this] { m_keys.bind(currentId(), m_keys.bindable(currentId()).ownKeys); });
    connect(m_capture, &KeyCapture::captured, this, &KeysPage::take);
    connect(m_capture, &KeyCapture::cancelled, this, [this] {
        m_list->setFocus();
        showCurrent();
    });
    return detail;
}

QWidget *KeysPage::createConflict()
{
    m_conflictBox = named("keys.conflict", new QWidget(this));
    auto *icon = new QLabel(m_conflictBox);
    icon->setPixmap(namedIcon("warning").pixmap(QSize(4 * kGrid, 4 * kGrid)));
    m_conflictText = named("keys.conflictText", new QLabel(m_conflictBox));
    m_conflictText->setWordWrap(true);
    QPushButton *takeIt = makeButton(tr("&Reassign"), "keys.takeIt", m_conflictBox);
    takeIt->setToolTip(tr("Use the key for this command only"));
    QPushButton *bothOff = makeButton(tr("&Unassign both"), "keys.bothOff", m_conflictBox);
    bothOff->setToolTip(tr("Remove the key from both commands"));
    hbox(*m_conflictBox, 2 * kGrid, kNoMargins, {icon, {m_conflictText, 1}, takeIt, bothOff});
    connect(takeIt, &QPushButton::clicked, this, &KeysPage::takeOver);
    connect(bothOff, &QPushButton::clicked, this, &KeysPage::keepBothOff);
    m_conflictBox->hide();
    return m_conflictBox;
}

void KeysPage::fill()
{
    const QString current = currentId();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const QHash<QString, QList<QKeySequence>> conflicts = m_keys.conflicts();
    const int lineHeight = fontMetrics().height() + 2 * kGrid;
    QTreeWidgetItem *heading = nullptr;
    QTreeWidgetItem *chosen = nullptr;
    for (const Bindable &command : m_keys.bindables()) {
        if (heading == nullptr || heading->text(0) != command.group) {
            heading = new QTreeWidgetItem(m_list, {command.group});
            heading->setFont(0, fontOf(TextSize::Body, QFont::DemiBold));
            heading->setSizeHint(0, {0, lineHeight + 2 * kGrid});
            heading->setFlags(Qt::ItemIsEnabled);
            heading->setFirstColumnSpanned(true);
        }
        auto *line = new QTreeWidgetItem(heading, {command.text, keyTexts(command.keys)});
        line->setData(0, kIdRole, command.id);
        line->setSizeHint(0, {0, lineHeight});
        if (conflicts.contains(command.id)) {
            line->setIcon(1, namedIcon("warning"));
            const QList<Bindable> others = m_keys.othersWith(conflicts[command.id].constFirst(), command.id);
            line->setText(1, tr("%1 — also %2").arg(line->text(1), namesOf(others)));
        }
        line->setToolTip(1, line->text(1));
        if (command.id == current || chosen == nullptr)
            chosen = line;
    }
    m_list->expandAll();
    searchTree(*m_list, m_search->text());
    m_list->setCurrentItem(chosen);
    showCurrent();
}

QString KeysPage::currentId() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item == nullptr ? QString() : item->data(0, kIdRole).toString();
}

void KeysPage::showCurrent()
{
    while (QLayoutItem *item = m_chips->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const QString id = currentId();
    const Bindable command = m_keys.bindable(id);
    m_name->setText(command.text);
    m_add->setEnabled(!id.isEmpty());
    m_reset->setEnabled(!id.isEmpty() && command.keys != command.ownKeys);
    std::optional<Conflict> conflict;
    for (const QKeySequence &key : command.keys) {
        addChip(key);
        if (const QList<Bindable> others = m_keys.othersWith(key, id); !others.isEmpty() && !conflict)
            conflict = Conflict{key, others};
    }
    showConflict(conflict);
}

/// A key of the current command, removable with a click.
void KeysPage::addChip(const QKeySequence &key)
{
    auto *chip = named("keys.chip", new QToolButton);
    chip->setText(keyText(key));
    chip->setIcon(namedIcon("dismiss"));
    chip->setIconSize({3 * kGrid, 3 * kGrid});
    chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    chip->setToolTip(tr("Remove this key"));
    chip->setFocusPolicy(Qt::StrongFocus);
    connect(chip, &QToolButton::clicked, this, [this, key] { without(m_keys.bindable(currentId()), key); });
    m_chips->addWidget(chip);
}

void KeysPage::showConflict(const std::optional<Conflict> &conflict)
{
    m_conflict = conflict;
    m_conflictBox->setVisible(conflict.has_value());
    if (!conflict)
        return;
    m_conflictText->setText(
        tr("%1 is used by “%2” and %3.")
            .arg(keyText(conflict->key), m_keys.bindable(currentId()).text, namesOf(conflict->others)));
}

void KeysPage::startCapture()
{
    const Bindable command = m_keys.bindable(currentId());
    if (command.id.isEmpty())
        return;
    showConflict(std::nullopt);
    m_capture->start(tr("Press a key for “%1”. %2 cancels.").arg(command.text, shownKey(Qt::Key_Escape)));
}

void KeysPage::take(const QKeySequence &key)
{
    m_list->setFocus();
    const Bindable command = m_keys.bindable(currentId());
    if (command.keys.contains(key))
        return;
    const QList<Bindable> others = m_keys.othersWith(key, command.id);
    if (!others.isEmpty())
        showConflict(Conflict{key, others});
    else
        m_keys.bind(command.id, command.keys + QList{key});
}

void KeysPage::takeOver()
{
    const Conflict conflict = *m_conflict;
    const QString id = currentId();
    for (const Bindable &other : conflict.others)
        without(other, conflict.key);
    const QList<QKeySequence> keys = m_keys.bindable(id).keys;
    if (!keys.contains(conflict.key))
        m_keys.bind(id, keys + QList{conflict.key});
    m_list->setFocus();
}

void KeysPage::keepBothOff()
{
    const Conflict conflict = *m_conflict;
    for (const Bindable &other : conflict.others)
        without(other, conflict.key);
    without(m_keys.bindable(currentId()), conflict.key);
    showCurrent();
    m_list->setFocus();
}

void KeysPage::without(const Bindable &what, const QKeySequence &key)
{
    QList<QKeySequence> keys = what.keys;
    if (keys.removeAll(key) > 0)
        m_keys.bind(what.id, keys);
}

} // namespace cave

#include "moc_keys_page.cpp"
