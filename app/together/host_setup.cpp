// SPDX-License-Identifier: MIT
#include "app/together/host_setup.h"

#include "editor/view/form/bindings.h"
#include "editor/view/form/form_file.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

namespace cave {
namespace {

constexpr int kFirstFreePort = 1024; ///< those below are for the system's services
constexpr int kLastPort = 65'535;

} // namespace

HostSetup::HostSetup(QWidget *parent) : QWidget(parent)
{
    setUpForm(m_ui, *this);
    m_ui.host_port->setRange(kFirstFreePort - 1, kLastPort); // the lowest stands for any
    connect(m_ui.host_more, &QToolButton::toggled, this, &HostSetup::showMore);
    connect(m_ui.host_anyAddress, &QCheckBox::toggled, m_ui.host_warning, &QWidget::setVisible);
    connect(m_ui.host_start, &QPushButton::clicked, this, &HostSetup::submit);
    showMore();
    bindTexts(*this, [this] { m_ui.retranslateUi(this); });
    bindLook(*this, [this] { refreshLook(); });
}

void HostSetup::setLook(const PlayerLook &look)
{
    m_ui.player->setLook(look);
}

void HostSetup::setMapsAreOpen(bool open)
{
    m_ui.host_ownMaps->setVisible(open);
}

PlayerLook HostSetup::look() const
{
    return m_ui.player->look();
}

HostOptions HostSetup::options() const
{
    HostOptions options;
    options.port = m_ui.host_port->value() == m_ui.host_port->minimum()
                       ? 0
                       : static_cast<quint16>(m_ui.host_port->value());
    options.anyAddress = m_ui.host_anyAddress->isChecked();
    options.announce = m_ui.host_announce->isChecked();
    options.ownMaps = m_ui.host_ownMaps->isVisibleTo(this) && m_ui.host_ownMaps->isChecked();
    return options;
}

void HostSetup::focusFirst()
{
    m_ui.player->focusName();
}

void HostSetup::showMore()
{
    const bool open = m_ui.host_more->isChecked();
    m_ui.host_more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_ui.advanced->setVisible(open);
}

void HostSetup::submit()
{
    const QString problem = m_ui.player->problem();
    if (problem.isEmpty())
        return emit hostRequested();
    m_ui.player->focusName();
    emit refused(problem);
}

void HostSetup::refreshLook()
{
    const Theme &theme = currentTheme();
    setSecondary(m_ui.about, theme);
    setInk(m_ui.host_warning, theme.danger, theme);
    setPrimary(m_ui.host_start, theme);
}

} // namespace cave

#include "moc_host_setup.cpp"
