// SPDX-License-Identifier: MIT
#include "app/together/host_setup.h"

#include "app/common/large_button.h"
#include "app/together/player_fields.h"
#include "editor/view/form/bindings.h"
#include "editor/view/style/field_labels.h"
#include "editor/view/style/panel_ink.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace cave {
namespace {

constexpr int kFirstFreePort = 1024; ///< those below are for the system's services
constexpr int kLastPort = 65'535;

} // namespace

HostSetup::HostSetup(QWidget *parent)
    : QWidget(parent)
    , m_about(new WrappedLabel(this))
    , m_player(new PlayerFields(QStringLiteral("host"), this))
    , m_announce(new QCheckBox(this))
    , m_ownMaps(new QCheckBox(this))
    , m_more(new QToolButton(this))
    , m_advanced(new QWidget(this))
    , m_portLabel(new QLabel(m_advanced))
    , m_port(new QSpinBox(m_advanced))
    , m_anyAddress(new QCheckBox(m_advanced))
    , m_warning(new WrappedLabel(m_advanced))
    , m_host(new LargeButton(QStringLiteral("host.start"), this))
{
    m_announce->setObjectName(QStringLiteral("host.announce"));
    m_announce->setChecked(true);
    m_ownMaps->setObjectName(QStringLiteral("host.ownMaps"));
    m_more->setObjectName(QStringLiteral("host.more"));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_port->setObjectName(QStringLiteral("host.port"));
    m_port->setRange(kFirstFreePort - 1, kLastPort); // the lowest stands for any
    m_port->setGroupSeparatorShown(false);
    m_portLabel->setBuddy(m_port);
    m_anyAddress->setObjectName(QStringLiteral("host.anyAddress"));
    m_warning->setObjectName(QStringLiteral("host.warning"));
    m_warning->hide();
    m_host->setDefault(true);
    layOut();
    connect(m_more, &QToolButton::toggled, this, &HostSetup::showMore);
    connect(m_anyAddress, &QCheckBox::toggled, m_warning, &QWidget::setVisible);
    connect(m_host, &QPushButton::clicked, this, &HostSetup::submit);
    showMore();
    bindTexts(*this, [this] { retranslateUi(); });
    bindLook(*this, [this] { refreshLook(); });
}

void HostSetup::layOut()
{
    auto *port = new QHBoxLayout;
    port->setSpacing(2 * kGrid);
    port->addWidget(m_portLabel);
    port->addWidget(m_port);
    port->addStretch(1);
    auto *advanced = new QVBoxLayout(m_advanced);
    advanced->setContentsMargins(5 * kGrid, 0, 0, 0);
    advanced->setSpacing(2 * kGrid);
    advanced->addLayout(port);
    advanced->addWidget(m_anyAddress);
    advanced->addWidget(m_warning);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_host);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3 * kGrid);
    column->addWidget(m_about);
    column->addWidget(m_player);
    column->addWidget(m_announce);
    column->addWidget(m_ownMaps);
    column->addWidget(m_more);
    column->addWidget(m_advanced);
    column->addStretch(1);
    column->addLayout(buttons);
}

void HostSetup::setLook(const PlayerLook &look)
{
    m_player->setLook(look);
}

void HostSetup::setMapsAreOpen(bool open)
{
    m_ownMaps->setVisible(open);
}

PlayerLook HostSetup::look() const
{
    return m_player->look();
}

HostOptions HostSetup::options() const
{
    HostOptions options;
    options.port = m_port->value() == m_port->minimum() ? 0 : static_cast<quint16>(m_port->value());
    options.anyAddress = m_anyAddress->isChecked();
    options.announce = m_announce->isChecked();
    options.ownMaps = m_ownMaps->isVisibleTo(this) && m_ownMaps->isChecked();
    return options;
}

void HostSetup::focusFirst()
{
    m_player->focusName();
}

void HostSetup::showMore()
{
    const bool open = m_more->isChecked();
    m_more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_advanced->setVisible(open);
}

void HostSetup::submit()
{
    const QString problem = m_player->problem();
    if (problem.isEmpty())
        return emit hostRequested();
    m_player->focusName();
    emit refused(problem);
}

void HostSetup::refreshLook()
{
    const Theme &theme = currentTheme();
    setSecondary(m_about, theme);
    setInk(m_warning, theme.danger, theme);
    setPrimary(m_host, theme);
}

void HostSetup::retranslateUi()
{
    m_about->setText(tr("Others on your network play in this world together with you. They need a join code, "
                        "which you get next, and the same version of Cave Game."));
    m_announce->setText(tr("&Let others find it on this network"));
    m_announce->setToolTip(tr("The game is listed under “Join a game”. Joining takes the code in any case."));
    m_ownMaps->setText(tr("&Each player explores a map of their own"));
    m_ownMaps->setToolTip(tr(
        "Otherwise all see what any of them has explored. This can't be changed once someone has joined."));
    m_more->setText(tr("More"));
    m_more->setAccessibleName(tr("More options"));
    m_portLabel->setText(tr("&Port"));
    m_port->setSpecialValueText(tr("Automatic"));
    m_port->setToolTip(tr("A fixed port is useful only if a firewall has to let it through"));
    m_anyAddress->setText(tr("&Accept connections from outside of private networks"));
    m_warning->setText(tr("Anyone who can reach this machine may try to join. The code still keeps out those "
                          "who don't know it; give it only to people you trust."));
    m_host->setText(tr("&Host"));
}

} // namespace cave

#include "moc_host_setup.cpp"
