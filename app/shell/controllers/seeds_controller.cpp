// SPDX-License-Identifier: MIT
#include "app/shell/controllers/seeds_controller.h"

#include "app/common/banner.h"
#include "app/play/runs/run_card_dialog.h"
#include "app/seeds/page/seed_files.h"
#include "app/seeds/page/seeds_actions.h"
#include "app/seeds/page/seeds_page.h"
#include "app/seeds/search/certificate_dialog.h"
#include "app/shell/controllers/play_controller.h"
#include "app/shell/controllers/workbench_controller.h"
#include "app/shell/settings/appearance.h"
#include "app/shell/window/page_stack.h"
#include "app/shell/window/shell_actions.h"
#include "app/shell/window/shell_menus.h"
#include "app/shell/window/shell_services.h"
#include "core/analysis/sketch/sketch_pattern.h"
#include "core/content/builtin.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QDialog>
#include <QMainWindow>
#include <QMenu>

#include <memory>
#include <utility>

#include "moc_seeds_controller.cpp"

namespace cave {

SeedsController::SeedsController(ShellServices &shell, PlayController &play, WorkbenchController &bench)
    : m_shell(shell)
    , m_play(play)
    , m_bench(bench)
{
    connect(shell.actions.seedsPlace, &QAction::triggered, this, &SeedsController::showPlace);
    connect(&bench, &WorkbenchController::sketchRequested, this, &SeedsController::searchSketch);
    connect(shell.actions.certificate, &QAction::triggered, this, &SeedsController::showCertificate);
}

SeedsPage *SeedsController::page()
{
    if (m_page != nullptr)
        return m_page;
    Result<Content> content = builtInContent();
    if (!content) { // checked at the start of the program
        m_shell.banner.report(Banner::Kind::Error, errorText(content.error()));
        return nullptr;
    }
    m_page = new SeedsPage(m_shell.dataFolder() / kLibraryFile,
                           std::make_shared<const Content>(std::move(*content)), m_shell.banner);
    m_shell.pages.add(*m_page, {m_shell.menus.seeds}, [] { return tr("Seeds"); });
    placeActions(*m_shell.menus.seeds, m_page->actions().menu());
    connect(m_page, &SeedsPage::playRequested, &m_play, &PlayController::showNewWorldOf);
    connect(&m_page->files(), &SeedFiles::cardOpened, this, [this](const SeedCard &card) {
        if (!card.run)
            return;
        QDialog *dialog = runCardDialog(card, &m_shell.window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    });
    connect(m_page, &SeedsPage::inspectRequested, &m_bench, &WorkbenchController::inspectSeed);
    return m_page;
}

void SeedsController::showPlace()
{
    if (SeedsPage *seeds = page())
        m_shell.pages.showPage(*seeds, *m_shell.actions.seedsPlace);
}

void SeedsController::searchSketch(const SketchPattern &pattern)
{
    showPlace();
    if (SeedsPage *seeds = page())
        seeds->drawSketch(pattern);
}

void SeedsController::openCard(const std::filesystem::path &file)
{
    showPlace();
    if (SeedsPage *seeds = page())
        seeds->files().openCard(file);
}

void SeedsController::suspend()
{
    if (m_page != nullptr)
        m_page->suspend();
}

void SeedsController::showCertificate()
{
    auto *dialog = new CertificateDialog(&m_shell.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

} // namespace cave
