// SPDX-License-Identifier: MIT
#include "app/together/host_dialog.h"

#include "app/common/banner.h"
#include "app/together/dialog_look.h"
#include "app/together/hosting_panel.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"
#include "ui_host_setup.h"

#include <QStackedWidget>
#include <QWidget>

namespace cave {
namespace {

constexpr int kFirstFreePort = 1024; ///< those below are for the system's services
constexpr int kLastPort = 65'535;

} // namespace

/// How a world is to be hosted, before it is.
class HostSetup : public QWidget {
    Q_OBJECT

public:
    explicit HostSetup(QWidget *parent = nullptr) : QWidget(parent)
    {
        setUpForm(m_ui, *this);
        m_ui.host_port->setRange(kFirstFreePort - 1, kLastPort); // the lowest stands for any
        connect(m_ui.host_more, &QToolButton::toggled, this, &HostSetup::showMore);
        connect(m_ui.host_anyAddress, &QCheckBox::toggled, m_ui.host_warning, &QWidget::setVisible);
        connect(m_ui.host_start, &QPushButton::clicked, this, &HostSetup::submit);
        showMore();
        bindTexts(*this, [this] { m_ui.retranslateUi(this); });
        bindLook(*this, [this] { setPrimary(m_ui.host_start, currentTheme()); });
    }

    void setLook(const PlayerLook &look) { m_ui.player->setLook(look); }

    /// Whether it can still be chosen if players share a map: no one else has played in the world yet.
    void setMapsAreOpen(bool open) { m_ui.host_ownMaps->setVisible(open); }

    [[nodiscard]] PlayerLook look() const { return m_ui.player->look(); }

    [[nodiscard]] HostOptions options() const
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

    void focusFirst() { m_ui.player->focusName(); }

signals:
    void hostRequested();
    /// Something that was entered can't be used.
    void refused(const QString &problem);

private:
    void showMore()
    {
        const bool open = m_ui.host_more->isChecked();
        m_ui.host_more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_ui.advanced->setVisible(open);
    }

    void submit()
    {
        const QString problem = m_ui.player->problem();
        if (problem.isEmpty())
            return emit hostRequested();
        m_ui.player->focusName();
        emit refused(problem);
    }

    Ui::HostSetup m_ui;
};

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
    bindLook(*this, [this] { growWithText(*this); });
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

void HostDialog::retranslateUi()
{
    const QString world = asTitle(m_world);
    setWindowTitle(showsStackPage(*m_pages, *m_panel) ? tr("Hosting “%1”").arg(world)
                                                      : tr("Host “%1”").arg(world));
}

} // namespace cave

#include "host_dialog.moc"
#include "moc_host_dialog.cpp"
