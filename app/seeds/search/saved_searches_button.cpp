// SPDX-License-Identifier: MIT
#include "app/seeds/search/saved_searches_button.h"

#include "app/common/data_folders.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/search/search_texts.h"
#include "app/seeds/source/field_texts.h"
#include "core/analysis/search/search_results.h"
#include "core/analysis/sketch/sketch_match.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/texts.h"

#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>

#include <utility>

namespace cave {
namespace {

constexpr int kUsualLetters = 40; ///< of a name made from a condition
constexpr int kPatience = 200;    ///< milliseconds

bool looksForTheSame(const SearchRequest &a, const SearchRequest &b)
{
    const bool sketched = a.sketch && b.sketch;
    return a.limit == b.limit && a.where.text() == b.where.text() &&
           (sketched ? a.sketch->query() == b.sketch->query() : a.sketch == b.sketch) && a.seeds == b.seeds;
}

} // namespace

SavedSearchesButton::SavedSearchesButton(SearchController &search, QWidget *parent)
    : QToolButton(parent)
    , m_search(search)
    , m_menu(named("search.savedMenu", new QMenu(this)))
    , m_removal(named("search.savedDelete", new QMenu(m_menu)))
{
    setObjectName("search.saved");
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &SavedSearchesButton::fillMenu);
    // What is opened would end the new search.
    connect(&m_search, &SearchController::started, this, &SavedSearchesButton::stopOpening);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, &SavedSearchesButton::retranslateUi);
    bindTexts(*this, [this] { retranslateUi(); });
}

void SavedSearchesButton::fillMenu()
{
    m_menu->clear();
    m_removal->clear();
    QAction *save = m_menu->addAction(tr("&Save results…"), this, &SavedSearchesButton::askName);
    save->setObjectName("search.saveResults");
    save->setEnabled(m_search.hasFound());
    m_menu->addAction(tr("&Open results…"), this, &SavedSearchesButton::askForResults)
        ->setObjectName("search.openResults");
    m_menu->addSeparator();
    const SavedSearches::Names saved = m_search.saved().names();
    for (const QString &name : saved.names)
        m_menu->addAction(asControlText(name), this, [this, name] { open(name); });
    if (saved.names.isEmpty())
        m_menu->addAction(tr("No saved searches"))->setEnabled(false);
    else
        m_menu->addSeparator();
    m_menu->addMenu(m_removal); // `clear` doesn't delete it
    m_removal->menuAction()->setVisible(!saved.names.isEmpty());
    for (const QString &name : saved.names)
        m_removal->addAction(asControlText(name), this, [this, name] { remove(name); });
    if (!saved.problem.isEmpty())
        emit reported(Banner::Kind::Error, saved.problem, {});
}

void SavedSearchesButton::askName()
{
    const std::optional<SearchRequest> &request = m_search.request();
    auto *dialog = named("search.nameDialog", new QInputDialog(this));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save results"));
    dialog->setLabelText(tr("Name of the search:"));
    dialog->setTextValue(request && !isNamed() ? wantedText(*request).simplified().left(kUsualLetters)
                                               : m_name);
    dialog->setOkButtonText(tr("&Save"));
    dialog->setCancelButtonText(tr("&Cancel"));
    connect(dialog, &QInputDialog::textValueSelected, this, &SavedSearchesButton::save);
    dialog->open();
}

void SavedSearchesButton::save(const QString &entered)
{
    const QString name = entered.simplified().left(SavedSearches::kMaxLetters);
    if (name.isEmpty() || !m_search.hasFound())
        return;
    const SearchKeeper::Kept found = m_search.found();
    const SavedSearches::Outcome saved = m_search.saved().save(name, found);
    if (!saved.problem.isEmpty())
        return emit reported(Banner::Kind::Error, saved.problem, {});
    m_name = name;
    m_named = found.search.request;
    const auto kept = static_cast<qint64>(found.hits.size());
    if (kept < found.search.state.matches)
        emit reported(Banner::Kind::Warning,
                      tr("Saved as “%1” with the first %2 of %3 matches: a saved search holds no more.")
                          .arg(name, shownNumber(kept), shownNumber(found.search.state.matches)),
                      undoOf(saved));
    else if (saved.taken)
        emit reported(Banner::Kind::Note, tr("Saved as “%1” in place of the earlier search.").arg(name),
                      undoOf(saved));
    else
        emit reported(Banner::Kind::Note, tr("Saved as “%1”.").arg(name), {});
}

/// Opens something in another thread, and shows that if it takes long.
template<class Work, class Done>
void SavedSearchesButton::runOpening(Work work, Done done)
{
    m_patience.start();
    m_opening.runLatest(std::move(work), [this, done = std::move(done)](const auto &found) {
        stopOpening();
        done(found);
    });
}

void SavedSearchesButton::stopOpening()
{
    m_opening.forgetAll();
    m_patience.stop();
    retranslateUi();
}

void SavedSearchesButton::open(const QString &name)
{
    const auto work = [stored = m_search.saved().stored(name)] { return SavedSearches::open(stored); };
    runOpening(work, [this, name](const SavedSearches::Opened &saved) {
        if (saved.found) {
            m_name = name;
            m_named = saved.found->search.request;
            emit opened(saved.found->search.request);
            m_search.show(*saved.found);
        }
        if (!saved.problem.isEmpty())
            emit reported(saved.found ? Banner::Kind::Warning : Banner::Kind::Error, saved.problem, {});
    });
}

void SavedSearchesButton::remove(const QString &name)
{
    const SavedSearches::Outcome removed = m_search.saved().remove(name);
    if (!removed.problem.isEmpty())
        return emit reported(Banner::Kind::Error, removed.problem, {});
    emit reported(Banner::Kind::Note, tr("Deleted the saved search “%1”.").arg(name), undoOf(removed));
}

void SavedSearchesButton::askForResults()
{
    QFileDialog *dialog = askForFile(this, tr("Open results"));
    dialog->setNameFilters({tr("Search results (*.ndjson)"), tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &SavedSearchesButton::openResults);
    dialog->open();
}

void SavedSearchesButton::openResults(const QString &file)
{
    const auto read = [path = toPath(file)](const JobRunner::Wanted &wanted) {
        return readSearchResults(path, SearchKeeper::kMaxHits, wanted);
    };
    runOpening(read, [this](const Result<SearchResults> &results) {
        if (!results)
            return emit reported(Banner::Kind::Error,
                                 withReason(tr("The results can't be opened."), results.error()), {});
        m_named.reset();
        emit opened(results->search.request);
        m_search.show({results->search, results->hits});
    });
}

std::vector<BannerAction> SavedSearchesButton::undoOf(const SavedSearches::Outcome &outcome)
{
    if (!outcome.taken)
        return {};
    return {{tr("Undo"), [this, taken = *outcome.taken] {
                 if (const QString problem = m_search.saved().restore(taken); !problem.isEmpty())
                     emit reported(Banner::Kind::Error, problem, {});
             }}};
}

/// Whether the search is the one last saved or opened, rather than another one since.
bool SavedSearchesButton::isNamed() const
{
    const std::optional<SearchRequest> &request = m_search.request();
    return m_named && request && looksForTheSame(*m_named, *request);
}

void SavedSearchesButton::retranslateUi()
{
    setText(m_opening.isBusy() && !m_patience.isActive() ? tr("Opening…") : tr("S&aved"));
    setToolTip(tr("Saved searches"));
    m_removal->setTitle(tr("&Delete"));
}

} // namespace cave

#include "moc_saved_searches_button.cpp"
