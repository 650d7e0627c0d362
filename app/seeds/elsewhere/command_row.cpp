// SPDX-License-Identifier: MIT
#include "app/seeds/elsewhere/command_row.h"

#include "app/common/data_folders.h"
#include "app/seeds/elsewhere/elsewhere_dialog.h"
#include "app/seeds/elsewhere/search_folder.h"
#include "app/seeds/search/search_texts.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/io/files/atomic_file.h"
#include "editor/view/form/bindings.h"
#include "editor/view/form/field_note.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/icons.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/error_texts.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace cave {
namespace {

constexpr QLatin1String kCopiedSketch("sketch.txt");

QString commandOf(const SearchRequest &request, const QString &sketchFile)
{
    return searchCommand(request, {QString::fromStdString(shellWord(sketchFile.toStdString())), {}});
}

} // namespace

CommandRow::CommandRow(FieldNote &note, QWidget *parent) : QWidget(parent), m_note(note)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    m_copy = addButton("search.copy", "duplicate");
    m_elsewhere = addButton("search.elsewhere", "host");
    connect(m_copy, &QToolButton::clicked, this, &CommandRow::copyCommand);
    connect(m_elsewhere, &QToolButton::clicked, this, &CommandRow::searchElsewhere);
    bindTexts(*this, [this] { retranslateUi(); });
}

QToolButton *CommandRow::addButton(const QString &id, const QString &icon)
{
    auto *button = new QToolButton(this);
    button->setObjectName(id);
    button->setIcon(namedIcon(icon));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    layout()->addWidget(button);
    layout()->setAlignment(button, Qt::AlignLeft);
    return button;
}

void CommandRow::setRequest(std::optional<SearchRequest> request)
{
    m_request = std::move(request);
    refresh();
}

void CommandRow::refresh()
{
    m_command = m_request ? commandOf(*m_request, QString(kCopiedSketch)) : QString();
    m_copy->setEnabled(!m_command.isEmpty());
    m_elsewhere->setEnabled(m_request && canSearchElsewhere(*m_request));
    const QString missing = tr("Enter a condition first");
    m_copy->setToolTip(!m_request ? missing
                       : m_command.isEmpty()
                           ? tr("A command can search only numbers and random seeds, without "
                                "level files of your own")
                       : m_request->sketch ? tr("Saves the sketch to a file and copies:") + u' ' + m_command
                                           : m_command);
    m_elsewhere->setToolTip(!m_request ? missing
                            : m_elsewhere->isEnabled()
                                ? tr("Write scripts that run this search on other machines")
                                : tr("Only a number of seeds, random seeds or a list can be "
                                     "searched elsewhere, without level files of your own"));
}

/// A sketch has to be in a file first.
void CommandRow::copyCommand()
{
    if (!m_request->sketch)
        return QGuiApplication::clipboard()->setText(m_command);
    QFileDialog *dialog = askForFile(this, tr("Save the sketch for the command"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    dialog->selectFile(QString(kCopiedSketch));
    connect(dialog, &QFileDialog::fileSelected, this, &CommandRow::copyCommandWith);
    dialog->open();
}

void CommandRow::copyCommandWith(const QString &sketchFile)
{
    if (!m_request || !m_request->sketch)
        return;
    const SketchQuery &query = m_request->sketch->query();
    if (const Result<void> written = writeFileAtomically(toPath(sketchFile), query.pattern.text()); !written)
        return m_note.warn(withReason(tr("The sketch can't be saved."), written.error()));
    QGuiApplication::clipboard()->setText(commandOf(*m_request, sketchFile));
    m_note.report(tr("The command is copied; its sketch is in %1.").arg(sketchFile));
}

void CommandRow::searchElsewhere()
{
    auto *dialog = new ElsewhereDialog(*m_request, this);
    connect(dialog, &ElsewhereDialog::written, this, [this](const QString &folder) {
        m_note.report(tr("Wrote the folder %1. Its README.txt says how to run the search.").arg(folder));
    });
    dialog->open();
}

void CommandRow::retranslateUi()
{
    m_copy->setText(tr("Cop&y as command"));
    m_elsewhere->setText(tr("Search e&lsewhere…"));
    refresh();
}

} // namespace cave

#include "moc_command_row.cpp"
