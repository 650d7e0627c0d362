// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/what_if_choices.h"

#include "app/common/data_folders.h"
#include "app/common/setting_row.h"
#include "core/session/command.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCollator>
#include <QFileDialog>
#include <QSignalBlocker>
#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace cave {
namespace {

constexpr int kTypingMs = 400;

/// The entries of the list of trees.
enum TreesEntry { OwnTrees, FileTrees, ChooseTrees };

} // namespace

WhatIfChoices::WhatIfChoices(const World &world, std::int64_t turn, QWidget *parent)
    : QWidget(parent)
    , m_content(world.content)
    , m_own(world.spec.settings)
    , m_turn(turn)
{
    setUpForm(m_ui, *this);
    m_whatIf.rules = m_own;
    m_ui.whatIf_heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    addRules(world.spec);
    connectParts();
    bindTexts(*this, [this] { retranslate(); });
    bindLook(*this, [this] { setInk(m_ui.whatIf_problem, currentTheme().danger, currentTheme()); });
}

WhatIfChoices::~WhatIfChoices() = default;

void WhatIfChoices::addRules(const WorldSpec &spec)
{
    for (const SettingInfo *info : rulesOf(spec)) {
        auto *row = new SettingRow(*info);
        row->setDefault(info->get(m_own));
        row->setValue(info->get(m_own));
        connect(row, &SettingRow::valueChanged, this, [this, row] {
            row->info().set(m_whatIf.rules, row->value());
            emit changed();
        });
        m_ui.rules->addWidget(row);
    }
}

void WhatIfChoices::connectParts()
{
    connect(m_ui.whatIf_commands, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(m_ui.whatIf_commands, &QLineEdit::editingFinished, this, &WhatIfChoices::readCommands);
    connect(&m_typed, &QTimer::timeout, this, &WhatIfChoices::readCommands);
    connect(m_ui.whatIf_item, &QComboBox::currentIndexChanged, this, [this] {
        m_whatIf.items.clear();
        if (const QVariant item = m_ui.whatIf_item->currentData(); item.isValid())
            m_whatIf.items.push_back({static_cast<std::size_t>(item.toULongLong()), 1});
        emit changed();
    });
    connect(m_ui.whatIf_trees, &QComboBox::activated, this, &WhatIfChoices::chooseTrees);
}

void WhatIfChoices::retranslate()
{
    m_ui.retranslateUi(this);
    m_ui.whatIf_heading->setText(tr("From turn %L1 on").arg(m_turn));
    listItems();
    listTrees();
}

/// By name, as the language sorts them.
void WhatIfChoices::listItems()
{
    std::vector<std::pair<QString, std::size_t>> items;
    for (std::size_t i = 0; i < m_content->items.size(); ++i)
        items.emplace_back(shownName(m_content->items[i]), i);
    const QCollator collator;
    std::ranges::stable_sort(
        items, [&](const auto &a, const auto &b) { return collator.compare(a.first, b.first) < 0; });
    const QSignalBlocker quiet(m_ui.whatIf_item);
    m_ui.whatIf_item->clear();
    m_ui.whatIf_item->addItem(tr("Nothing more"));
    for (const auto &[name, item] : items)
        m_ui.whatIf_item->addItem(name, static_cast<qulonglong>(item));
    if (!m_whatIf.items.empty())
        m_ui.whatIf_item->setCurrentIndex(
            m_ui.whatIf_item->findData(static_cast<qulonglong>(m_whatIf.items.front().item)));
}

void WhatIfChoices::listTrees()
{
    const QSignalBlocker quiet(m_ui.whatIf_trees);
    m_ui.whatIf_trees->clear();
    m_ui.whatIf_trees->addItem(tr("This world's"), OwnTrees);
    if (!m_treesFile.isEmpty())
        m_ui.whatIf_trees->addItem(m_treesFile, FileTrees);
    m_ui.whatIf_trees->addItem(tr("From a file…"), ChooseTrees);
    m_ui.whatIf_trees->setCurrentIndex(m_treesFile.isEmpty() ? 0 : 1);
}

void WhatIfChoices::chooseTrees(int index)
{
    const int entry = m_ui.whatIf_trees->itemData(index).toInt();
    if (entry == FileTrees)
        return;
    if (entry == OwnTrees) {
        m_whatIf.content.reset();
        m_treesFile.clear();
        listTrees();
        m_treesProblem.clear();
        showProblems();
        emit changed();
        return;
    }
    listTrees(); // until a file is chosen
    QFileDialog *dialog = askForFile(this, tr("Decision trees"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Decision trees (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { openTrees(toPath(file)); });
    dialog->open();
}

void WhatIfChoices::openTrees(const std::filesystem::path &file)
{
    const auto content = contentWithTrees(*m_content, file);
    m_treesProblem = content ? QString() : errorText(content.error());
    showProblems();
    if (!content)
        return;
    m_whatIf.content = *content;
    m_treesFile = fromPath(file.filename());
    listTrees();
    emit changed();
}

/// A text that can't be read changes nothing.
void WhatIfChoices::readCommands()
{
    m_typed.stop();
    const Result<std::vector<Command>> commands =
        commandsFromText(m_ui.whatIf_commands->text().toStdString());
    m_commandsProblem = commands ? QString() : messageText(commands.error().message);
    showProblems();
    std::vector<Command> given = commands.valueOr({});
    if (given == m_whatIf.commands)
        return;
    m_whatIf.commands = std::move(given);
    emit changed();
}

void WhatIfChoices::showProblems()
{
    QStringList problems{m_commandsProblem, m_treesProblem};
    problems.removeAll(QString());
    m_ui.whatIf_problem->setText(problems.join('\n'));
    m_ui.whatIf_problem->setVisible(!problems.isEmpty());
}

WhatIf WhatIfChoices::whatIf(Moment from) const
{
    WhatIf chosen = m_whatIf;
    chosen.from = from;
    return chosen;
}

bool WhatIfChoices::isOtherwise() const
{
    return m_whatIf != WhatIf{{}, m_own};
}

} // namespace cave

#include "moc_what_if_choices.cpp"
