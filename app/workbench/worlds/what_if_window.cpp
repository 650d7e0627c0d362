// SPDX-License-Identifier: MIT
#include "app/workbench/worlds/what_if_window.h"

#include "app/common/data_folders.h"
#include "app/common/setting_row.h"
#include "app/common/window_layout.h"
#include "app/workbench/worlds/world_pane.h"
#include "core/io/worlds/world_lineage.h"
#include "core/session/command.h"
#include "editor/document/world_document.h"
#include "editor/panels/inline_question.h"
#include "editor/view/form/form.h"
#include "editor/view/map/map_view.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/fitting_widgets.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QCollator>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

#include "moc_what_if_window.cpp"

namespace cave {
namespace {

constexpr int kTypingMs = 400;

/// The entries of the list of trees.
enum TreesEntry { OwnTrees, FileTrees, ChooseTrees };

constexpr QSize kWhatIfSize{1160, 700};
constexpr int kSoonMs = 200;
constexpr std::size_t kListedDifferences = 3;

ReadDocument documentOf(const World &world)
{
    ReadDocument read;
    read.world = copyOf(world);
    return read;
}

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
    bindTexts(*this, [this] {
        m_ui.retranslateUi(this);
        m_ui.whatIf_heading->setText(tr("From turn %L1 on").arg(m_turn));
        listItems();
        listTrees();
        showProblems();
    });
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
        m_treesProblem.reset();
        showProblems();
        emit changed();
        return;
    }
    listTrees(); // until a file is chosen
    QFileDialog *dialog =
        askToOpen(this, tr("Decision trees"), {tr("Decision trees (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { openTrees(toPath(file)); });
    dialog->open();
}

void WhatIfChoices::openTrees(const std::filesystem::path &file)
{
    const auto content = contentWithTrees(*m_content, file);
    m_treesProblem = content ? std::nullopt : std::optional(content.error());
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
    m_commandsProblem = commands ? Message() : commands.error().message;
    showProblems();
    std::vector<Command> given = commands.valueOr({});
    if (given == m_whatIf.commands)
        return;
    m_whatIf.commands = std::move(given);
    emit changed();
}

void WhatIfChoices::showProblems()
{
    QStringList problems;
    if (!m_commandsProblem.empty())
        problems.append(messageText(m_commandsProblem));
    if (m_treesProblem)
        problems.append(errorText(*m_treesProblem));
    m_ui.whatIf_problem->setText(problems.join('\n'));
    m_ui.whatIf_problem->setVisible(!problems.isEmpty());
}

WhatIf WhatIfChoices::whatIf(Moment from) const
{
    WhatIf chosen = m_whatIf;
    chosen.from = from;
    return chosen;
}

struct WhatIfWindow::Courses {
    explicit Courses(const OtherCourse &course)
        : turn(course.logged().turn)
        , refused(course.refused())
        , unused(course.unused())
        , endsAtEdit(course.isAtEnd() && course.endsAtEdit())
        , worlds{copyOf(course.logged()), copyOf(course.other())}
    {
    }

    std::int64_t turn;
    std::int64_t refused;
    std::size_t unused;
    bool endsAtEdit;
    std::array<World, 2> worlds; ///< by the log, and otherwise
    std::optional<std::int64_t> partingTurn;
    std::vector<Message> differences; ///< there, the first few
};

WhatIfWindow::WhatIfWindow(const PastReader &past, Source source, std::int64_t turn, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_make(past.courseMaker())
    , m_source(std::move(source))
    , m_last(past.lastTurn())
    , m_parting(named("whatIf.parting", new QLabel))
    , m_slider(named("whatIf.slider", new QSlider(Qt::Horizontal)))
    , m_turn(named("whatIf.turn", new QLabel))
    , m_toParting(named("whatIf.toParting", new QPushButton))
    , m_keep(named("whatIf.keep", new QPushButton))
    , m_name(new InlineName("whatIf"))
{
    setObjectName(QStringLiteral("whatIf.window"));
    setFirstSize(*this, kWhatIfSize);
    m_from = past.momentOf(turn).value();
    m_choices = new WhatIfChoices(past.worldAt(m_from).value(), turn);
    connect(m_choices, &WhatIfChoices::changed, this, [this] { outdate(std::nullopt); });
    auto *split = new QSplitter;
    split->addWidget(ColumnArea::around(m_choices));
    split->addWidget(makeMaps());
    split->setStretchFactor(1, 1);
    vbox(*this, kStyleSpacing, std::nullopt, {{split, 1}, m_parting, makeFoot(turn), m_name});
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, &WhatIfWindow::compare);
    bindTexts(*this, [this] {
        setWindowTitle(tr("What if: %1").arg(asTitle(m_source.name)));
        m_captions[0]->setText(tr("As it was"));
        m_captions[1]->setText(tr("Otherwise"));
        m_slider->setAccessibleName(tr("Turn"));
        m_toParting->setText(tr("&Go to the parting"));
        m_toParting->setToolTip(tr("Show the turn in which the two runs begin to differ"));
        m_keep->setText(tr("&Keep as a new world…"));
        m_keep->setToolTip(
            tr("Save the world on the right, to play it from there; the original isn't changed"));
        m_name->setKeepText([] { return tr("Create"); });
    });
    outdate(turn);
}

WhatIfWindow::~WhatIfWindow() = default;

QWidget *WhatIfWindow::makeMaps()
{
    auto *maps = new QSplitter;
    maps->setChildrenCollapsible(false);
    constexpr std::array kIds{"whatIf.asItWas", "whatIf.other"};
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        auto *side = new QWidget;
        m_captions[i] = new QLabel;
        m_panes[i] = new WorldPane(kIds[i]);
        vbox(*side, kGrid, kNoMargins, {m_captions[i], {m_panes[i], 1}});
        maps->addWidget(side);
    }
    return maps;
}

QLayout *WhatIfWindow::makeFoot(std::int64_t turn)
{
    constexpr std::int64_t kLargest = std::numeric_limits<int>::max();
    m_parting->setWordWrap(true);
    m_parting->setTextFormat(Qt::PlainText);
    m_parting->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_slider->setRange(static_cast<int>(std::min(turn, kLargest)),
                       static_cast<int>(std::min(m_last, kLargest)));
    m_name->hide();
    connect(m_slider, &QSlider::valueChanged, this, [this](int shown) { outdate(shown); });
    connect(m_toParting, &QPushButton::clicked, this, [this] { outdate(std::nullopt); });
    connect(m_keep, &QPushButton::clicked, this, [this] {
        m_name->ask([] { return tr("Name of the new world"); }, m_source.name,
                    [this](const QString &name) { keep(name); });
    });
    return hbox(kStyleSpacing, {m_turn, {m_slider, 1}, m_toParting, m_keep});
}

/// What is shown isn't what is wanted any more: a turn, or where the courses part.
void WhatIfWindow::outdate(std::optional<std::int64_t> turn)
{
    m_jobs.forgetAll();
    m_wanted = turn;
    m_keep->setEnabled(false);
    m_toParting->setEnabled(false);
    m_name->hide();
    m_soon.start();
}

/// Both courses at a turn, or where they part.
std::shared_ptr<WhatIfWindow::Courses> WhatIfWindow::coursesAt(const PastReader::CourseMaker &make,
                                                               const WhatIf &whatIf,
                                                               std::optional<std::int64_t> turn, bool mayPart,
                                                               const std::function<bool()> &wanted)
{
    const auto course = make(whatIf);
    while (mayPart && !course->parting() && wanted() && course->advance()) {
    }
    const bool isPast = turn && *turn < course->logged().turn;
    const auto again = isPast ? make(whatIf) : nullptr;
    OtherCourse &shown = isPast ? *again : *course;
    while (turn && shown.logged().turn < *turn && wanted() && shown.advance()) {
    }
    auto courses = std::make_shared<Courses>(shown);
    if (const std::optional<Parting> &parting = course->parting()) {
        courses->partingTurn = parting->turn;
        for (std::size_t i = 0; i < std::min(kListedDifferences, parting->differences.size()); ++i)
            courses->differences.push_back(differenceText(courses->worlds[0], parting->differences[i]));
    }
    return courses;
}

/// The newest wish first: what was asked for before isn't shown any more.
void WhatIfWindow::compare()
{
    m_jobs.forgetAll();
    showText(*m_parting, [] { return tr("Comparing…"); });
    m_jobs.run(
        [make = m_make, whatIf = m_choices->whatIf(m_from), turn = m_wanted,
         mayPart = m_choices->isOtherwise()](const JobRunner::Wanted &wanted) {
            return coursesAt(make, whatIf, turn, mayPart, [&wanted] { return wanted(0); });
        },
        [this](const std::shared_ptr<Courses> &courses) {
            m_shown = courses;
            showCourses(*courses);
        });
}

void WhatIfWindow::showCourses(Courses &courses)
{
    for (std::size_t i = 0; i < m_panes.size(); ++i) {
        WorldPane &pane = *m_panes[i];
        if (pane.document() == nullptr) {
            pane.setDocument(std::make_unique<WorldDocument>(documentOf(courses.worlds[i])));
            m_link.join(pane.map());
        } else {
            pane.document()->showPast(copyOf(courses.worlds[i]));
        }
    }
    const WorldPos player = courses.worlds[0].player().position;
    if (!m_panes[0]->map().cellsInView().contains(player)) {
        for (WorldPane *pane : m_panes)
            pane->flyTo(player);
    }
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(static_cast<int>(courses.turn));
    showText(*m_turn, [turn = courses.turn] { return tr("Turn %L1").arg(turn); });
    m_toParting->setEnabled(courses.partingTurn.has_value() && m_wanted.has_value());
    m_keep->setEnabled(true);
    showText(*m_parting, [this] { return partingText(); });
}

QString WhatIfWindow::partingText() const
{
    if (!m_choices->isOtherwise())
        return tr("Change something to see what would have happened.");
    QString text;
    if (m_shown->partingTurn) {
        QStringList differences;
        for (const Message &difference : m_shown->differences)
            differences.append(messageText(difference));
        text = tr("The two runs diverge in turn %L1: %2.")
                   .arg(*m_shown->partingTurn)
                   .arg(joinedClauses(differences));
    } else {
        text = tr("The two runs don't diverge: everything happens as it did.");
    }
    if (m_shown->refused > 0)
        text += ' ' + tr("%Ln commands are not possible in the other run and are left out.", nullptr,
                         pluralCount(m_shown->refused));
    if (m_shown->unused > 0)
        text += ' ' + tr("%Ln of your commands come after the end of the comparison and are not given.",
                         nullptr, pluralCount(static_cast<std::int64_t>(m_shown->unused)));
    if (m_shown->endsAtEdit)
        text += ' ' + tr("The comparison ends where the world was edited.");
    return text;
}

void WhatIfWindow::keep(const QString &name)
{
    const auto write = [&]() -> Result<std::filesystem::path> {
        auto path = CAVE_TRY(m_source.library.pathForNewWorld(name.toStdString()));
        CAVE_TRY(forkWorld(m_source.path, path, name.toStdString(), m_shown->worlds[1]));
        return path;
    };
    const Result<std::filesystem::path> made = write();
    showText(*m_parting, [name, made] {
        return made ? tr("%1 is in the list of your worlds now.").arg(name)
                    : withReason(tr("The new world could not be saved."), made.error());
    });
    if (made)
        emit kept(*made);
}

} // namespace cave
