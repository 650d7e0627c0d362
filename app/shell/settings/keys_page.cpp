// SPDX-License-Identifier: MIT
#include "app/shell/settings/keys_page.h"

#include "app/shell/settings/tree_search.h"
#include "editor/view/form/form.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QToolButton>

#include <array>

namespace cave {
namespace {

constexpr int kIdRole = Qt::UserRole;
/// In the order of the list, below its title.
constexpr std::array kPresets{KeyPreset::All, KeyPreset::Wasd, KeyPreset::Vi, KeyPreset::NumberPad};

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

} // namespace

KeysPage::KeysPage(KeyMap &keys, QWidget *parent) : QWidget(parent), m_keys(keys)
{
    setUpForm(m_ui, *this);
    m_ui.keys_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_ui.keys_list->installEventFilter(this);
    m_ui.keys_search->addAction(namedIcon("search"), QLineEdit::LeadingPosition);
    m_ui.keys_add->setToolTip(tr("Then press a key; %1 cancels (%2 in the list)")
                                  .arg(shownKey(Qt::Key_Escape), shownKey(Qt::Key_Enter)));
    m_ui.conflictIcon->setPixmap(namedIcon("warning").pixmap(QSize(4 * kGrid, 4 * kGrid)));
    connect(m_ui.keys_list, &QTreeWidget::currentItemChanged, this, &KeysPage::showCurrent);
    connect(m_ui.keys_list, &QTreeWidget::itemDoubleClicked, this, &KeysPage::startCapture);
    connect(&m_keys, &KeyMap::changed, this, &KeysPage::fill);
    connect(m_ui.keys_search, &QLineEdit::textChanged, this,
            [this](const QString &text) { searchTree(*m_ui.keys_list, text); });
    connect(m_ui.keys_preset, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            m_keys.usePreset(kPresets[static_cast<std::size_t>(index - 1)]);
        m_ui.keys_preset->setCurrentIndex(0);
    });
    connect(m_ui.settings_keys_reset, &QPushButton::clicked, &m_keys, &KeyMap::resetAll);
    connect(m_ui.keys_add, &QPushButton::clicked, this, &KeysPage::startCapture);
    connect(m_ui.keys_reset, &QPushButton::clicked, this,
            [this] { m_keys.bind(currentId(), m_keys.bindable(currentId()).ownKeys); });
    connect(m_ui.keys_capture, &KeyCapture::captured, this, &KeysPage::take);
    connect(m_ui.keys_capture, &KeyCapture::cancelled, this, [this] {
        m_ui.keys_list->setFocus();
        showCurrent();
    });
    connect(m_ui.keys_takeIt, &QPushButton::clicked, this, &KeysPage::takeOver);
    connect(m_ui.keys_bothOff, &QPushButton::clicked, this, &KeysPage::keepBothOff);
    bindLook(*this, [this] { refreshLook(); });
}

void KeysPage::refreshLook()
{
    m_ui.keys_name->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    fill();
}

/// Enter changes the current command.
bool KeysPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_ui.keys_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            startCapture();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void KeysPage::fill()
{
    const QString current = currentId();
    const QSignalBlocker quiet(m_ui.keys_list);
    m_ui.keys_list->clear();
    const QHash<QString, QList<QKeySequence>> conflicts = m_keys.conflicts();
    const int lineHeight = fontMetrics().height() + 2 * kGrid;
    QTreeWidgetItem *heading = nullptr;
    QTreeWidgetItem *chosen = nullptr;
    for (const Bindable &command : m_keys.bindables()) {
        if (heading == nullptr || heading->text(0) != command.group) {
            heading = new QTreeWidgetItem(m_ui.keys_list, {command.group});
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
    m_ui.keys_list->expandAll();
    searchTree(*m_ui.keys_list, m_ui.keys_search->text());
    m_ui.keys_list->setCurrentItem(chosen);
    showCurrent();
}

QString KeysPage::currentId() const
{
    const QTreeWidgetItem *item = m_ui.keys_list->currentItem();
    return item == nullptr ? QString() : item->data(0, kIdRole).toString();
}

void KeysPage::showCurrent()
{
    while (QLayoutItem *item = m_ui.chips->layout()->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const QString id = currentId();
    const Bindable command = m_keys.bindable(id);
    m_ui.keys_name->setText(command.text);
    m_ui.keys_add->setEnabled(!id.isEmpty());
    m_ui.keys_reset->setEnabled(!id.isEmpty() && command.keys != command.ownKeys);
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
    m_ui.chips->layout()->addWidget(chip);
}

void KeysPage::showConflict(const std::optional<Conflict> &conflict)
{
    m_conflict = conflict;
    m_ui.keys_conflict->setVisible(conflict.has_value());
    if (!conflict)
        return;
    m_ui.keys_conflictText->setText(
        tr("%1 is used by “%2” and %3.")
            .arg(keyText(conflict->key), m_keys.bindable(currentId()).text, namesOf(conflict->others)));
}

void KeysPage::startCapture()
{
    const Bindable command = m_keys.bindable(currentId());
    if (command.id.isEmpty())
        return;
    showConflict(std::nullopt);
    m_ui.keys_capture->start(
        tr("Press a key for “%1”. %2 cancels.").arg(command.text, shownKey(Qt::Key_Escape)));
}

void KeysPage::take(const QKeySequence &key)
{
    m_ui.keys_list->setFocus();
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
    m_ui.keys_list->setFocus();
}

void KeysPage::keepBothOff()
{
    const Conflict conflict = *m_conflict;
    for (const Bindable &other : conflict.others)
        without(other, conflict.key);
    without(m_keys.bindable(currentId()), conflict.key);
    showCurrent();
    m_ui.keys_list->setFocus();
}

void KeysPage::without(const Bindable &what, const QKeySequence &key)
{
    QList<QKeySequence> keys = what.keys;
    if (keys.removeAll(key) > 0)
        m_keys.bind(what.id, keys);
}

} // namespace cave

#include "moc_keys_page.cpp"
