// SPDX-License-Identifier: MIT
#include "app/together/host_dialog.h"

#include "app/common/banner.h"
#include "app/together/dialog_look.h"
#include "app/together/host_setup.h"
#include "app/together/hosting_panel.h"
#include "editor/view/form/bindings.h"
#include "editor/view/texts/literal_text.h"

#include <QStackedWidget>

namespace cave {

HostDialog::HostDialog(QWidget *parent)
    : QDialog(parent)
    , m_problem(new Banner(this))
    , m_pages(new QStackedWidget(this))
    , m_setup(new HostSetup)
    , m_panel(new HostingPanel)
{
    setObjectName(QStringLiteral("hostDialog"));
    layOutDialog(*this, *m_problem, *m_pages, {m_setup, m_panel});
    connect(m_setup, &HostSetup::refused, this, &HostDialog::showProblem);
    connect(m_setup, &HostSetup::hostRequested, this, [this] {
        m_problem->dismiss();
        emit hostRequested(m_setup->look(), m_setup->options());
    });
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { refreshLook(); });
}

void HostDialog::showSetup(const QString &world, const PlayerLook &look, bool isNew)
{
    m_setup->setMapsAreOpen(isNew);
    m_world = world;
    m_problem->dismiss();
    m_setup->setLook(look);
    showPage(*m_setup);
    m_setup->focusFirst();
}

void HostDialog::showHosting(const QString &world)
{
    m_world = world;
    m_problem->dismiss();
    showPage(*m_panel);
    m_panel->focusFirst();
}

void HostDialog::showPage(QWidget &page)
{
    showStackPage(*m_pages, page);
    retranslateUi();
}

void HostDialog::showProblem(const QString &problem)
{
    m_problem->report(Banner::Kind::Error, problem);
}

void HostDialog::refreshLook()
{
    growWithText(*this);
}

void HostDialog::retranslateUi()
{
    const QString world = asTitle(m_world);
    setWindowTitle(showsStackPage(*m_pages, *m_panel) ? tr("Hosting “%1”").arg(world)
                                                      : tr("Host “%1”").arg(world));
}

} // namespace cave

#include "moc_host_dialog.cpp"
