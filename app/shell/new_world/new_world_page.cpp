// SPDX-License-Identifier: MIT
#include "app/shell/new_world/new_world_page.h"

#include "app/common/controls.h"
#include "app/shell/new_world/cave_preview.h"
#include "app/shell/new_world/world_form.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/shown_key.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>

namespace cave {
namespace {

constexpr int kNarrow = 680; // below this width the halves are stacked
constexpr int kFormWidth = 360;
constexpr int kLowPreview = 180;

} // namespace

NewWorldPage::NewWorldPage(QWidget *parent)
    : QWidget(parent)
    , m_form(new WorldForm)
    , m_preview(new CavePreview)
    , m_formArea(new QScrollArea)
    , m_halves(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName("newWorldPage");
    m_formArea->setWidget(m_form);
    m_formArea->setWidgetResizable(true);
    m_formArea->setFrameShape(QFrame::NoFrame);
    m_formArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formArea->setFocusPolicy(Qt::NoFocus);
    m_halves->setSpacing(0);
    m_halves->addWidget(m_formArea);
    markPane(*m_formArea);
    markPane(*m_preview);
    m_halves->addWidget(m_preview, 1);
    vbox(*this, 0, kNoMargins, {createHead(), {m_halves, 1}, createFoot()});

    connect(m_form, &WorldForm::specChanged, this, [this] { m_preview->preview(m_form->spec()); });
    connect(m_form, &WorldForm::problemChanged, this, &NewWorldPage::updateCreate);
    connect(m_preview, &CavePreview::previewed, this, [this] { m_form->setSettingsProblem({}); });
    connect(m_preview, &CavePreview::failed, this,
            [this](const Error &error) { m_form->setSettingsProblem(errorText(error)); });
    connect(m_create, &QPushButton::clicked, this, &NewWorldPage::create);
    connect(m_cancel, &QPushButton::clicked, this, &NewWorldPage::cancelled);
    bindTexts(*this, [this] { retranslateUi(); });
    updateCreate();
    bindLook(*this, [this] { refreshLook(); });
}

void NewWorldPage::refreshLook()
{
    const Theme &theme = currentTheme();
    m_heading->setFont(fontOf(TextSize::Title));
    setSecondary(m_reason, theme);
    updateCreate();
}

void NewWorldPage::setStartingSettings(std::function<WorldSettings(GeneratorKind)> start)
{
    m_form->setStartingSettings(std::move(start));
}

void NewWorldPage::begin(const QStringList &takenNames)
{
    m_preview->hideAgain();
    m_form->reset(takenNames);
    m_preview->preview(m_form->spec());
    m_formArea->ensureVisible(0, 0);
}

void NewWorldPage::begin(const QStringList &takenNames, const WorldSpec &spec)
{
    begin(takenNames);
    m_form->setSpec(spec);
}

void NewWorldPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < kNarrow;
    m_halves->setDirection(narrow ? QBoxLayout::BottomToTop : QBoxLayout::LeftToRight);
    m_formArea->setMinimumWidth(narrow ? 0 : kFormWidth);
    m_formArea->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : kFormWidth);
    m_preview->setMaximumHeight(narrow ? kLowPreview : QWIDGETSIZE_MAX);
}

void NewWorldPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        create();
    else
        QWidget::keyPressEvent(event);
}

void NewWorldPage::choose(ScenarioKind scenario)
{
    m_form->choose(scenario);
}

QWidget *NewWorldPage::createHead()
{
    auto *head = new QWidget(this);
    m_heading = new QLabel(head);
    hbox(*head, kStyleSpacing, QMargins(6 * kGrid, 4 * kGrid, 6 * kGrid, 3 * kGrid),
         {m_heading, BoxPart::stretch(1)});
    return head;
}

QWidget *NewWorldPage::createFoot()
{
    auto *foot = new QWidget(this);
    m_reason = named("newWorld.reason", new QLabel(foot));
    m_reason->setWordWrap(true);
    m_reason->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_cancel = named("newWorld.cancel", new LargeButton(foot));
    m_create = named("newWorld.create", new LargeButton(foot));
    hbox(*foot, 3 * kGrid, evenMargins(6 * kGrid, 3 * kGrid), {m_cancel, {m_reason, 1}, m_create});
    return foot;
}

void NewWorldPage::retranslateUi()
{
    m_heading->setText(tr("New world"));
    m_cancel->setText(tr("Back"));
    m_create->setText(tr("Create world"));
}

void NewWorldPage::updateCreate()
{
    const QString problem = m_form->problem();
    m_create->setEnabled(problem.isEmpty());
    m_create->setToolTip(problem.isEmpty() ? withKey(tr("Create this world and play it"), Qt::Key_Enter)
                                           : problem);
    m_reason->setText(problem);
    if (problem.isEmpty())
        setPrimary(m_create, currentTheme());
    else
        m_create->setPalette(paletteFor(currentTheme()));
}

void NewWorldPage::create()
{
    if (!m_create->isEnabled())
        return;
    m_form->rememberScenario();
    emit createRequested(m_form->name(), m_form->spec());
}

} // namespace cave

#include "moc_new_world_page.cpp"
