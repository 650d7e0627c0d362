// SPDX-License-Identifier: MIT
#include "app/seeds/saved/saved_searches_button.h"

#include "app/seeds/saved/saved_searches.h"
#include "app/seeds/search/search_controller.h"
#include "app/seeds/search/search_texts.h"
#include "app/seeds/source/field_texts.h"

#include <QEvent>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>

#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr int kUsualLetters = 40; ///< of a name made from a condition

/// As an action's text, in which & marks a key.
QString actionText(QString name)
{
    return name.replace(u'&', QLatin1String("&&"));
}

} // namespace

SavedSearchesButton::SavedSearchesButton(SearchController &search, QWidget *parent)
    : QToolButton(parent)
    , m_search(search)
    , m_menu(new QMenu(this))
{
    setObjectName("search.saved");
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    m_menu->setObjectName("search.savedMenu");
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &SavedSearchesButton::fillMenu);
    retranslateUi();
}

void SavedSearchesButton::fillMenu()
{
    m_menu->clear();
    QAction *save = m_menu->addAction(tr("&Save results…"), this, &SavedSearchesButton::askName);
    save->setObjectName("search.saveResults");
    save->setEnabled(m_search.hasFound());
    m_menu->addSeparator();
    const SavedSearches::Names saved = m_search.saved().names();
    for (const QString &name : saved.names)
        m_menu->addAction(actionText(name), this, [this, name] { open(name); });
    if (saved.names.isEmpty())
        m_menu->addAction(tr("No saved searches"))->setEnabled(false);
    else
        m_menu->addSeparator();
    if (!saved.names.isEmpty()) {
        QMenu *removal = m_menu->addMenu(tr("&Delete"));
        removal->setObjectName("search.savedDelete");
        for (const QString &name : saved.names)
            removal->addAction(actionText(name), this, [this, name] { remove(name); });
    }
    if (!saved.problem.isEmpty())
        emit told(Banner::Kind::Error, saved.problem, {});
}

void SavedSearchesButton::askName()
{
    const std::optional<SearchRequest> &request = m_search.request();
    auto *dialog = new QInputDialog(this);
    dialog->setObjectName("search.nameDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save results"));
    dialog->setLabelText(tr("Name of the search:"));
    dialog->setTextValue(m_name.isEmpty() && request ? wantedText(*request).simplified().left(kUsualLetters)
                                                     : m_name);
    dialog->setOkButtonText(tr("&Save"));
    dialog->setCancelButtonText(tr("&Cancel"));
    connect(dialog, &QInputDialog::textValueSelected, this, &SavedSearchesButton::save);
    dialog->open();
}

void SavedSearchesButton::save(const QString &entered)
{
    const QString name = entered.simplified().left(SavedSearches::kMostLetters);
    if (name.isEmpty() || !m_search.hasFound())
        return;
    const SearchKeeper::Kept found = m_search.found();
    if (const QString problem = m_search.saved().save(name, found); !problem.isEmpty())
        return emit told(Banner::Kind::Error, problem, {});
    m_name = name;
    const auto kept = static_cast<qint64>(found.hits.size());
    if (kept < found.search.state.matches)
        emit told(Banner::Kind::Warning,
                  tr("Saved as “%1” with the first %2 of %3 matches: a saved search holds no more.")
                      .arg(name, shownNumber(kept), shownNumber(found.search.state.matches)),
                  {});
    else
        emit told(Banner::Kind::Note, tr("Saved as “%1”.").arg(name), {});
}

void SavedSearchesButton::open(const QString &name)
{
    const SavedSearches::Opened saved = m_search.saved().open(name);
    if (saved.found) {
        m_name = name;
        emit opened(saved.found->search.request);
        m_search.show(*saved.found);
    }
    if (!saved.problem.isEmpty())
        emit told(saved.found ? Banner::Kind::Warning : Banner::Kind::Error, saved.problem, {});
}

void SavedSearchesButton::remove(const QString &name)
{
    const std::optional<SearchKeeper::Kept> found = m_search.saved().open(name).found;
    m_search.saved().remove(name);
    std::vector<BannerAction> actions;
    if (found)
        actions.push_back({tr("Undo"), [this, name, found] { m_search.saved().save(name, *found); }});
    emit told(Banner::Kind::Note, tr("Deleted the saved search “%1”.").arg(name), actions);
}

void SavedSearchesButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QToolButton::changeEvent(event);
}

void SavedSearchesButton::retranslateUi()
{
    setText(tr("S&aved"));
    setToolTip(tr("Saved searches"));
}

} // namespace cave
