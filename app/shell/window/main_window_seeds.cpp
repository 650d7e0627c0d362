// The main window's part in the seeds place.

#include "app/common/banner.h"
#include "app/play/page/play_page.h"
#include "app/seeds/page/seeds_actions.h"
#include "app/seeds/page/seeds_page.h"
#include "app/seeds/search/certificate_dialog.h"
#include "app/shell/new_world/new_world_page.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/settings/key_map.h"
#include "app/shell/start/start_page.h"
#include "app/shell/window/main_window.h"
#include "app/workbench/levels/level_page.h"
#include "app/workbench/worlds/workbench_page.h"
#include "core/content/builtin.h"
#include "editor/view/texts/error_texts.h"

#include <QAction>
#include <QMenu>
#include <QStackedWidget>

namespace cave {
namespace {

constexpr const char *kLibraryFile = "seeds.library";

} // namespace

SeedsPage *MainWindow::seedsPage()
{
    if (m_seeds != nullptr)
        return m_seeds;
    Result<Content> content = builtInContent();
    if (!content) { // the program has checked it at its start
        m_banner->tell(Banner::Kind::Error, errorText(content.error()));
        return nullptr;
    }
    m_seeds = new SeedsPage(m_library.folder().parent_path() / kLibraryFile,
                            std::make_shared<const Content>(std::move(*content)), *m_banner);
    m_pages->addWidget(m_seeds);
    m_seeds->setTheme(m_appearance->theme());
    for (QAction *action : m_seeds->actions().menu()) {
        if (action == nullptr)
            m_seedsMenu->addSeparator();
        else
            m_seedsMenu->addAction(action);
    }
    m_keyMap->gather(*this, m_play->objectName());
    connect(m_seeds, &SeedsPage::playRequested, this, &MainWindow::playSeed);
    connect(m_seeds, &SeedsPage::inspectRequested, this, &MainWindow::inspectSeed);
    return m_seeds;
}

void MainWindow::showSeedsPlace()
{
    if (SeedsPage *seeds = seedsPage())
        showPage(seeds);
}

/// A world that was left to be changed goes on.
void MainWindow::showPlayPlace()
{
    const bool elsewhere = (m_seeds != nullptr && m_pages->currentWidget() == m_seeds) ||
                           (m_levels != nullptr && m_pages->currentWidget() == m_levels) ||
                           (m_bench != nullptr && m_pages->currentWidget() == m_bench);
    if (m_play->hasWorld())
        showPage(m_play);
    else if (!m_leftForEditing.empty())
        openWorld(m_leftForEditing);
    else if (elsewhere)
        showStart();
}

/// The world that is played meanwhile is closed, as for any other new world.
void MainWindow::playSeed(const WorldSpec &spec)
{
    leaveWorld([this, spec] {
        showPage(m_newWorld);
        m_newWorld->begin(m_start->worldNames(), spec);
    });
}

void MainWindow::showCertificate()
{
    auto *dialog = new CertificateDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setTheme(m_appearance->theme());
    dialog->show();
}

} // namespace cave
