// SPDX-License-Identifier: MIT
#include "app/seeds/elsewhere/elsewhere_dialog.h"

#include "app/common/data_folders.h"
#include "app/seeds/elsewhere/search_folder.h"
#include "app/seeds/search/search_texts.h"
#include "app/seeds/source/field_texts.h"
#include "editor/view/form/form_file.h"
#include "editor/view/form/named.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/texts/error_texts.h"
#include "editor/view/texts/numbers.h"

#include <QFileDialog>
#include <QPushButton>

#include <utility>

namespace cave {
namespace {

constexpr int kUsualShards = 16;

} // namespace

ElsewhereDialog::ElsewhereDialog(SearchRequest request, QWidget *parent)
    : QDialog(parent)
    , m_request(std::move(request))
{
    setUpForm(m_ui, *this);
    setAttribute(Qt::WA_DeleteOnClose);
    m_ui.search->setText(wantedText(m_request));
    m_ui.seeds->setText(shownNumber(m_request.seeds.size()));
    m_ui.elsewhere_shards->setRange(1, kMaxSearchShards);
    m_ui.elsewhere_shards->setValue(kUsualShards);
    m_write =
        named("elsewhere.write", m_ui.buttons->addButton(tr("&Write folder…"), QDialogButtonBox::AcceptRole));
    m_write->setDefault(true);
    connect(m_ui.elsewhere_shards, &QLineEdit::textChanged, this, &ElsewhereDialog::refresh);
    connect(m_write, &QPushButton::clicked, this, &ElsewhereDialog::askForFolder);
    connect(m_ui.buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
}

void ElsewhereDialog::refresh()
{
    const QString wrong = m_ui.elsewhere_shards->problem(tr("Shards"));
    m_write->setEnabled(wrong.isEmpty());
    if (!wrong.isEmpty())
        m_ui.elsewhere_note->warn(wrong);
    else if (m_request.limit > 0)
        m_ui.elsewhere_note->report(
            tr("Only here.sh stops after %Ln matches: shards don't know what the others have found.", nullptr,
               pluralCount(m_request.limit)));
    else
        m_ui.elsewhere_note->report({});
}

void ElsewhereDialog::askForFolder()
{
    QFileDialog *dialog = askForFile(this, tr("Write folder"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // nothing is replaced
    dialog->setLabelText(QFileDialog::FileName, tr("Folder name:"));
    dialog->selectFile(tr("cave-search", "the name of a folder"));
    connect(dialog, &QFileDialog::fileSelected, this, &ElsewhereDialog::write);
    dialog->open();
}

void ElsewhereDialog::write(const QString &folder)
{
    if (!areSeedsLines(m_request.seeds))
        return m_ui.elsewhere_note->warn(
            tr("A seed of the list is empty or has several lines, so a file can't hold it."));
    if (const Result<void> done =
            writeSearchFolder(m_request, *m_ui.elsewhere_shards->value(), toPath(folder));
        !done)
        return m_ui.elsewhere_note->warn(withReason(tr("The folder can't be written."), done.error()));
    emit written(folder);
    accept();
}

} // namespace cave

#include "moc_elsewhere_dialog.cpp"
