// SPDX-License-Identifier: MIT
#include "app/common/data_folders.h"
#include "app/common/picture_file.h"
#include "app/seeds/plots/plots_canvas.h"
#include "app/seeds/plots/plots_page.h"
#include "app/seeds/table/metric_texts.h"
#include "core/io/files/atomic_file.h"
#include "editor/view/form/boxes.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/theme.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/literal_text.h"
#include "editor/view/texts/number_unit.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QVBoxLayout>

#include <cstddef>

namespace cave {
namespace {

constexpr double kPictureScale = 2;
constexpr int kMostBins = 200;

Error writeError(const QString &file, const QString &reason)
{
    return {ErrorCode::Io,
            QStringLiteral("the plot can't be written to '%1': %2").arg(file, reason).toStdString()};
}

} // namespace

PlotsPage::MetricChoice PlotsPage::makeChoice(const QString &id)
{
    MetricChoice choice{new QLabel(this), new QComboBox(this), new QSpinBox(this)};
    choice.metric->setObjectName(id + ".metric");
    choice.metric->setSizeAdjustPolicy(QComboBox::AdjustToContents); // also in other languages
    choice.reach->setObjectName(id + ".reach");
    for (std::size_t i = 0; i < kMetricCount; ++i)
        choice.metric->addItem(QString());
    choice.metric->setMaxVisibleItems(static_cast<int>(kMetricCount));
    choice.label->setBuddy(choice.metric);
    setReachRange(*choice.reach, metricInfos().front());
    connect(choice.metric, &QComboBox::currentIndexChanged, this, [this, choice] {
        setReachRange(*choice.reach, infoOf(queryOf(choice).id));
        choice.reach->setValue(infoOf(queryOf(choice).id).ownReach);
        followChoice(choice);
    });
    connect(choice.reach, &QSpinBox::valueChanged, this, [this, choice] { followChoice(choice); });
    choice.reach->setKeyboardTracking(false);
    return choice;
}

void PlotsPage::followChoice(const MetricChoice &choice)
{
    nameReach(choice);
    followChosen();
}

void PlotsPage::nameReach(const MetricChoice &choice)
{
    const MetricQuery query = queryOf(choice);
    const MetricReach reach = infoOf(query.id).reach;
    choice.reach->setPrefix(reach == MetricReach::Square  ? tr("square of ")
                            : reach == MetricReach::Steps ? tr("within ")
                            : reach == MetricReach::Level ? tr("level ")
                                                          : tr("up to "));
    setUnit(*choice.reach, reachUnit(reach));
    choice.reach->setToolTip(metricExplanation(query));
    // The name is shortened where there is little space.
    choice.metric->setToolTip(choice.metric->currentText() + '\n' + metricExplanation(query));
}

void PlotsPage::nameMetrics(const MetricChoice &choice)
{
    for (const MetricInfo &info : metricInfos()) {
        const int entry = static_cast<int>(info.id);
        choice.metric->setItemText(entry, metricLabel(ownQuery(info.id)));
        choice.metric->setItemData(entry, metricExplanation(ownQuery(info.id)), Qt::ToolTipRole);
    }
    choice.reach->setAccessibleName(tr("Reach"));
    setReachRange(*choice.reach, infoOf(queryOf(choice).id)); // its names, as the range stays the same
    nameReach(choice);
}

void PlotsPage::retranslateUi()
{
    const auto name = [this](PlotKind kind, const QString &text, const QString &tip) {
        QAction *action = m_kinds->actions()[static_cast<int>(kind)];
        action->setText(text);
        action->setToolTip(tip);
    };
    name(PlotKind::Histogram, tr("Histogram"), tr("Distribution of one metric"));
    name(PlotKind::Scatter, tr("Scatter"), tr("One dot per seed, one metric against another"));
    name(PlotKind::RangeMap, tr("2D histogram"),
         tr("Distribution of two metrics: which worlds are common, rare or never generated"));
    m_copy->setText(tr("Copy plot"));
    m_copy->setToolTip(tr("Copy the plot as a picture"));
    m_save->setText(tr("Save plot…"));
    m_save->setToolTip(tr("Save the plot as PNG or PDF"));
    m_x.label->setText(tr("A&cross:"));
    m_y.label->setText(tr("&Up:"));
    for (const MetricChoice &choice : {m_x, m_y})
        nameMetrics(choice);
    m_binsLabel->setText(tr("&Bins:"));
    m_bins->setSpecialValueText(tr("automatic")); // at the minimum, as one bin shows nothing
    m_bins->setToolTip(tr("Number of bins along an axis, at most; they are as wide as a round number"));
}

void PlotsPage::layOut()
{
    auto *kinds = new QHBoxLayout;
    kinds->setSpacing(0);
    for (QAction *action : m_kinds->actions()) {
        auto *button = new QToolButton(this);
        button->setObjectName(action->objectName() + ".button");
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumHeight(7 * kGrid);
        kinds->addWidget(button);
    }
    auto *head = hbox(2 * kGrid, {kinds, BoxPart::stretch()});
    for (QAction *action : {m_copy, m_save}) {
        auto *button = new QToolButton(this);
        button->setObjectName(action->objectName() + ".button");
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        head->addWidget(button);
    }
    auto *metrics = new QGridLayout;
    metrics->setHorizontalSpacing(2 * kGrid);
    metrics->setVerticalSpacing(kGrid);
    for (const MetricChoice &choice : {m_x, m_y}) {
        const int row = metrics->rowCount();
        metrics->addWidget(choice.label, row, 0);
        metrics->addWidget(choice.metric, row, 1);
        metrics->addWidget(choice.reach, row, 2);
    }
    m_bins->setObjectName("plots.bins");
    m_bins->setRange(1, kMostBins);
    m_bins->setKeyboardTracking(false);
    m_binsLabel->setBuddy(m_bins);
    const int last = metrics->rowCount();
    metrics->addWidget(m_binsLabel, last, 0);
    metrics->addWidget(m_bins, last, 1, Qt::AlignLeft);
    metrics->setColumnStretch(3, 1);
    m_empty->setObjectName("plots.empty");
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_state->setObjectName("plots.state");
    m_state->setWordWrap(true);
    m_chips->setObjectName("plots.chips");
    m_stack->addWidget(m_canvas);
    m_stack->addWidget(m_empty);
    m_stack->setCurrentWidget(m_empty);
    auto *chips = new QHBoxLayout(m_chips);
    chips->setContentsMargins(0, 0, 0, 0);
    chips->setSpacing(2 * kGrid);
    vbox(*this, 2 * kGrid, evenMargins(4 * kGrid, 3 * kGrid),
         {head, metrics, m_chips, {m_stack, 1}, m_state});
}

void PlotsPage::dressKinds()
{
    for (QAction *action : m_kinds->actions()) {
        auto *button = findChild<QToolButton *>(action->objectName() + ".button");
        QPalette palette = paletteFor(currentTheme());
        if (action->isChecked()) {
            for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
                palette.setColor(group, QPalette::Button, currentTheme().accent);
                palette.setColor(group, QPalette::ButtonText, palette.color(QPalette::HighlightedText));
            }
        }
        button->setPalette(palette);
        button->setFont(fontOf(TextSize::Body, action->isChecked() ? QFont::DemiBold : QFont::Normal));
    }
}

void PlotsPage::showChips()
{
    const QList<QToolButton *> old = m_chips->findChildren<QToolButton *>();
    for (QToolButton *chip : old) {
        chip->hide();
        chip->setObjectName({});
        m_chips->layout()->removeWidget(chip);
        chip->deleteLater(); // it may be the one that was clicked
    }
    while (QLayoutItem *item = m_chips->layout()->takeAt(0))
        delete item;
    for (const MetricSpan &span : m_order.spans()) {
        auto *chip = new QToolButton(m_chips);
        chip->setObjectName(
            QStringLiteral("plots.chip.%1").arg(QString::fromStdString(queryText(span.query))));
        chip->setText(asControlText(QStringLiteral("%1 %2").arg(metricLabel(span.query), spanText(span))));
        chip->setIcon(namedIcon("dismiss"));
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setLayoutDirection(Qt::RightToLeft); // so that the cross is last
        chip->setToolTip(tr("Clear this limit"));
        chip->setFocusPolicy(Qt::TabFocus);
        connect(chip, &QToolButton::clicked, this,
                [this, query = span.query] { m_order.setSpans(withoutSpan(m_order.spans(), query)); });
        m_chips->layout()->addWidget(chip);
    }
    static_cast<QHBoxLayout *>(m_chips->layout())->addStretch();
    m_chips->setVisible(!m_order.spans().empty());
}

void PlotsPage::copyPicture()
{
    QApplication::clipboard()->setImage(m_canvas->image(kPictureScale));
}

Result<void> PlotsPage::savePicture(const QString &file) const
{
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == QLatin1String("png"))
        return writePicture(m_canvas->image(kPictureScale), toPath(file));
    if (ending != QLatin1String("pdf"))
        return Error{ErrorCode::InvalidArgument,
                     QStringLiteral("'%1': save plots as .png or .pdf").arg(file).toStdString()};
    // The plot library only writes to files that it creates itself.
    const QTemporaryDir folder;
    const QString drawn = folder.filePath("plot.pdf");
    QFile bytes(drawn);
    if (!m_canvas->savePdf(drawn) || !bytes.open(QIODevice::ReadOnly))
        return writeError(file, tr("the PDF can't be made"));
    return writeFileAtomically(toPath(file), bytes.readAll().toStdString());
}

void PlotsPage::askWhereToSave()
{
    QFileDialog *dialog = askForFile(this, tr("Save plot"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Picture (*.png);;Document (*.pdf)"));
    dialog->selectFile(tr("plot.png"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        if (const Result<void> written = savePicture(file); !written)
            emit failed(written.error());
        else
            emit saved(file);
    });
    dialog->open();
}

} // namespace cave
