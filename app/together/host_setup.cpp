// SPDX-License-Identifier: MIT
#include "app/together/host_setup.h"

#include "app/common/large_button.h"
#include "app/together/player_fields.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
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
    , m_announce(named("host.announce", new QCheckBox(this)))
    , m_ownMaps(named("host.ownMaps", new QCheckBox(this)))
    , m_more(named("host.more", new QToolButton(this)))
    , m_advanced(new QWidget(this))
    , m_portLabel(new QLabel(m_advanced))
    , m_port(named("host.port", new QSpinBox(m_advanced)))
    , m_anyAddress(named("host.anyAddress", new QCheckBox(m_advanced)))
    , m_warning(named("host.warning", new WrappedLabel(m_advanced)))
    , m_host(new LargeButton(QStringLiteral("host.start"), this))
{
    m_announce->setChecked(true);
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_port->setRange(kFirstFreePort - 1, kLastPort); // the lowest stands for any
    m_port->setGroupSeparatorShown(false);
    m_portLabel->setBuddy(m_port);
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
    auto *port = hbox(2 * kGrid, {m_portLabel, m_port, BoxPart::stretch(1)});
    vbox(*m_advanced, 2 * kGrid, QMargins(5 * kGrid, 0, 0, 0), {port, m_anyAddress, m_warning});
    auto *buttons = hbox(kStyleSpacing, {BoxPart::stretch(1), m_host});
    vbox(*this, 3 * kGrid, kNoMargins,
         {m_about, m_player, m_announce, m_ownMaps, m_more, m_advanced, BoxPart::stretch(1), buttons});
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
