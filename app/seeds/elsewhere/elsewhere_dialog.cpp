// SPDX-License-Identifier: MIT
#include "app/seeds/elsewhere/elsewhere_dialog.h"

#include "app/common/data_folders.h"
#include "app/seeds/elsewhere/search_folder.h"
#include "app/seeds/search/search_texts.h"
#include "app/seeds/source/field_note.h"
#include "app/seeds/source/field_texts.h"
#include "app/seeds/source/number_edit.h"
#include "editor/view/form/boxes.h"
#include "editor/view/form/named.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/type_scale.h"
#include "editor/view/texts/error_texts.h"
#include "editor/view/texts/numbers.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace cave {
namespace {

constexpr int kUsualShards = 16;
constexpr int kWidth = 110 * kGrid;

} // namespace

ElsewhereDialog::ElsewhereDialog(SearchRequest request, QWidget *parent)
    : QDialog(parent)
    , m_request(std::move(request))
    , m_shards(new NumberEdit("elsewhere.shards", this))
    , m_note(new FieldNote("elsewhere.note", this))
    , m_write(named("elsewhere.write", new QPushButton(tr("&Write folder…"), this)))
{
    setObjectName("elsewhereDialog");
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Search elsewhere"));
    m_shards->setRange(1, kMaxSearchShards);
    m_shards->setValue(kUsualShards);
    m_shards->setToolTip(tr("Use several per machine: whichever finishes first takes the next one"));
    m_write->setDefault(true);
    layOut();
    connect(m_shards, &QLineEdit::textChanged, this, &ElsewhereDialog::refresh);
    connect(m_write, &QPushButton::clicked, this, &ElsewhereDialog::askForFolder);
    refresh();
}

void ElsewhereDialog::layOut()
{
    auto *purpose = new QLabel(tr("Writes a folder with scripts that run this search on another machine, on "
                                  "several with GNU parallel, or on a cluster with Slurm. “Open results” in "
                                  "the Saved menu shows what was found."),
                               this);
    purpose->setWordWrap(true);
    purpose->setMinimumWidth(kWidth);
    auto *search = new QLabel(wantedText(m_request), this);
    search->setTextFormat(Qt::PlainText);
    search->setWordWrap(true);
    auto *shards = new QLabel(tr("S&hards"), this);
    shards->setBuddy(m_shards);
    auto *form = new QFormLayout;
    form->addRow(tr("Search for"), search);
    form->addRow(tr("Seeds"), new QLabel(shownNumber(m_request.seeds.size()), this));
    form->addRow(shards, m_shards);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_write, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    vbox(*this, 3 * kGrid, evenMargins(4 * kGrid), {purpose, form, m_note, BoxPart::stretch(1), buttons});
}

void ElsewhereDialog::refresh()
{
    const QString wrong = m_shards->problem(tr("Shards"));
    m_write->setEnabled(wrong.isEmpty());
    if (!wrong.isEmpty())
        m_note->warn(wrong);
    else if (m_request.limit > 0)
        m_note->report(
            tr("Only here.sh stops after %Ln matches: shards don't know what the others have found.", nullptr,
               pluralCount(m_request.limit)));
    else
        m_note->report({});
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
        return m_note->warn(tr("A seed of the list is empty or has several lines, so a file can't hold it."));
    if (const Result<void> done = writeSearchFolder(m_request, *m_shards->value(), toPath(folder)); !done)
        return m_note->warn(withReason(tr("The folder can't be written."), done.error()));
    emit written(folder);
    accept();
}

} // namespace cave

#include "moc_elsewhere_dialog.cpp"
