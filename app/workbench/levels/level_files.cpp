// SPDX-License-Identifier: MIT
#include "app/workbench/levels/level_files.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "core/edit/level_edit.h"
#include "core/io/files/world_names.h"
#include "editor/level/level_background_fields.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>

#include <optional>
#include <utility>

#include "moc_level_files.cpp"

namespace cave {
namespace {

constexpr int kMax = 10;
constexpr const char *kKey = "levels/recent";

struct Usual {
    int width;
    int height;
    const char *image; ///< as in the level files of the original game
    int column;
    int row;
    LevelTemplate with;
};

Usual usualOf(LevelType type)
{
    switch (type) {
    case LevelType::Roguelike:
        return {13, 9, "dungeon/environment/MainDungeon.png", 1, 1, LevelTemplate::WalledWithDoors};
    case LevelType::TopDown:
        return {16, 12, "MiniWorldSprites/Ground/Grass.png", 2, 0, LevelTemplate::Walled};
    case LevelType::Mario:
        return {48, 15, "mario/smb_background.png", 0, 0, LevelTemplate::Empty};
    }
    return {};
}

/// At the centre of each side.
void addDoors(LevelFile &design)
{
    const LevelObjectInfo *info = findLevelObject("Marker", false);
    const double middleX = design.width / 2;  // NOLINT(bugprone-integer-division): whole tiles
    const double middleY = design.height / 2; // NOLINT(bugprone-integer-division)
    const double right = design.width - 1;
    const double bottom = design.height - 1;
    for (const LevelPoint at : {LevelPoint{middleX, 0}, LevelPoint{right, middleY},
                                LevelPoint{middleX, bottom}, LevelPoint{0, middleY}}) {
        LevelRecord door = newLevelObject(*info, at);
        door.fields = {"Door"};
        addObject(design, std::move(door));
    }
}

constexpr const char *kSuffix = "csv";

void rememberLevel(const std::filesystem::path &file)
{
    QStringList recent = recentLevels();
    recent.removeAll(fromPath(file));
    recent.prepend(fromPath(file));
    QSettings().setValue(kKey, QStringList(recent.mid(0, kMax)));
}

void forgetLevel(const std::filesystem::path &file)
{
    QStringList recent = recentLevels();
    recent.removeAll(fromPath(file));
    QSettings().setValue(kKey, recent);
}

/// A level of `width` × `height` tiles with its start in the centre. Errors: those of `renameLevel` and
/// `resizeLevel`; a side below kSmallestWalled, unless it begins empty.
Result<LevelFile> makeNewLevel(LevelType type, const std::string &name, int width, int height,
                               LevelTemplate with)
{
    if (with != LevelTemplate::Empty && (width < kSmallestWalled || height < kSmallestWalled)) {
        return invalid(message("a level with border walls needs at least %1 × %1 tiles, not %2 × %3",
                               kSmallestWalled, width, height));
    }
    LevelFile design;
    design.type = type;
    CAVE_TRY(renameLevel(design, name));
    CAVE_TRY(resizeLevel(design, width, height, LevelAnchor::TopLeft));
    const double middleX = width / 2;  // NOLINT(bugprone-integer-division): whole tiles
    const double middleY = height / 2; // NOLINT(bugprone-integer-division)
    CAVE_TRY(setLevelStart(design, {middleX, middleY}));
    if (with == LevelTemplate::WalledWithDoors)
        addDoors(design);
    if (with != LevelTemplate::Empty)
        addBorderWalls(design);
    return design;
}

} // namespace

QStringList recentLevels()
{
    return QSettings().value(kKey).toStringList();
}

NewLevelDialog::NewLevelDialog(QWidget *parent)
    : QDialog(parent)
    , m_type(named("newLevel.type", new QComboBox))
    , m_name(named("newLevel.name", new QLineEdit))
    , m_width(named("newLevel.width", new QSpinBox))
    , m_height(named("newLevel.height", new QSpinBox))
    , m_template(named("newLevel.template", new QComboBox))
    , m_problem(named("newLevel.problem", new QLabel))
{
    setObjectName("newLevel");
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("New level"));
    m_type->addItems({tr("Room of a map"), tr("Single level"), tr("Side view")});
    m_name->setToolTip(tr("Any text without a comma"));
    m_width->setAccessibleName(tr("Width in tiles"));
    m_height->setAccessibleName(tr("Height in tiles"));
    m_width->setToolTip(tr("Width: 1 to %1 tiles").arg(kLargestLevel));
    m_height->setToolTip(tr("Height: 1 to %1 tiles").arg(kLargestLevel));
    for (QSpinBox *spin : {m_width, m_height}) {
        spin->setRange(1, kLargestLevel);
        setUnit(*spin, NumberUnit::Tiles);
    }
    m_template->addItems({tr("nothing"), tr("border walls"), tr("border walls with doors")});
    m_template->setToolTip(tr("Border walls need at least %1 tiles per side").arg(kSmallestWalled));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto *size = hbox(kStyleSpacing, {m_width, m_height});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton *create = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    create->setObjectName("newLevel.create");
    auto *form = new QFormLayout(this);
    form->setSpacing(2 * kGrid);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Type:"), m_type);
    form->addRow(tr("Size:"), size);
    form->addRow(tr("&Fill:"), m_template);
    m_background = new LevelBackgroundFields("newLevel.", *form, this);
    form->addRow(m_problem);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewLevelDialog::make);
    connect(m_type, &QComboBox::currentIndexChanged, this, &NewLevelDialog::suggest);
    for (const QSpinBox *spin : {m_width, m_height})
        connect(spin, &QSpinBox::valueChanged, this, [this] { m_sized = true; });
    connect(m_template, &QComboBox::currentIndexChanged, this, [this] { m_begun = true; });
    connect(m_background, &LevelBackgroundFields::changed, this, [this] { m_grounded = true; });
    m_name->setText(tr("New level"));
    m_name->selectAll();
    m_type->setCurrentIndex(static_cast<int>(LevelType::TopDown));
    m_name->setFocus();
}

NewLevelDialog::~NewLevelDialog()
{
    disconnectChildren(*this);
}

/// Typical values for the type, except for what the user has chosen.
void NewLevelDialog::suggest()
{
    const auto type = static_cast<LevelType>(m_type->currentIndex());
    const Usual usual = usualOf(type);
    const QSignalBlocker width(m_width);
    const QSignalBlocker height(m_height);
    const QSignalBlocker with(m_template);
    if (!m_sized) {
        m_width->setValue(usual.width);
        m_height->setValue(usual.height);
    }
    if (!m_begun)
        m_template->setCurrentIndex(static_cast<int>(usual.with));
    if (!m_grounded)
        m_background->show(
            {type == LevelType::Mario ? LevelBackground::Kind::Images : LevelBackground::Kind::Tile,
             {usual.image},
             usual.column,
             usual.row});
}

void NewLevelDialog::make()
{
    const auto type = static_cast<LevelType>(m_type->currentIndex());
    Result<LevelFile> design =
        makeNewLevel(type, m_name->text().toStdString(), m_width->value(), m_height->value(),
                     static_cast<LevelTemplate>(m_template->currentIndex()));
    const LevelBackground background = m_background->value();
    QString problem;
    if (background.kind != LevelBackground::Kind::None && background.images.empty())
        problem = tr("Enter a picture's name, or choose another background");
    else if (!design)
        problem = messageText(design.error().message);
    else if (const Result<void> done = setBackground(*design, background); !done)
        problem = messageText(done.error().message);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty())
        return;
    emit levelMade(*design);
    accept();
}

LevelFiles::LevelFiles(std::filesystem::path keep, Banner &banner, QWidget &page)
    : m_keep(std::move(keep))
    , m_banner(banner)
    , m_page(page)
{
}

void LevelFiles::put(std::unique_ptr<LevelDocument> document)
{
    if (m_banner.text() == std::exchange(m_question, {}))
        m_banner.dismiss(); // the answers are about the one before
    const std::unique_ptr<LevelDocument> before = std::exchange(m_document, std::move(document));
    LevelDocument *shown = m_document.get();
    if (shown != nullptr) {
        connect(shown, &LevelDocument::stateChanged, this, &LevelFiles::stateChanged);
        connect(shown, &LevelDocument::diskChanged, this, &LevelFiles::noticeDisk);
        connect(shown, &LevelDocument::keepingFailed, this, &LevelFiles::fail);
    }
    emit replaced();
    if (shown != nullptr && shown->design().type == LevelType::Mario)
        m_banner.report(Banner::Kind::Note,
                        tr("Side-view levels can be edited and saved here, but not played."));
    if (shown != nullptr)
        shown->lookAgain(); // it may have waited for an answer about the one before
}

/// Asks about the open level, until another one is shown.
void LevelFiles::ask(const QString &text, std::vector<BannerAction> answers)
{
    m_question = text;
    m_banner.report(Banner::Kind::Warning, text, std::move(answers));
}

void LevelFiles::begin(const LevelFile &design)
{
    emit opening();
    leave([this, design] {
        auto document = std::make_unique<LevelDocument>(design, m_keep);
        document->undoStack().resetClean(); // it has no file yet
        put(std::move(document));
        offerRecovery();
    });
}

void LevelFiles::askNew()
{
    auto *dialog = new NewLevelDialog(&m_page);
    connect(dialog, &NewLevelDialog::levelMade, this, &LevelFiles::begin);
    dialog->open();
}

void LevelFiles::askOpen()
{
    QFileDialog *dialog = askToOpen(&m_page, tr("Open level"), {tr("Level files (*.csv);;All files (*)")});
    const QStringList recent = recentLevels();
    if (!recent.isEmpty())
        dialog->setDirectory(QFileInfo(recent.front()).absolutePath());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &file) { openFile(toPath(file)); });
    dialog->open();
}

/// If a file can't be read, the open one stays.
void LevelFiles::openFile(const std::filesystem::path &file)
{
    if (m_document != nullptr && !m_document->file().empty() && isSameFile(m_document->file(), file))
        return emit opening();
    Result<std::unique_ptr<LevelDocument>> opened = LevelDocument::open(file, m_keep);
    if (!opened) {
        if (opened.error().code == ErrorCode::NotFound)
            forgetLevel(file);
        return fail(opened.error());
    }
    emit opening();
    // Shared, because the continuation must be copyable.
    const auto document = std::make_shared<std::unique_ptr<LevelDocument>>(std::move(*opened));
    leave([this, document] {
        rememberLevel((*document)->file());
        m_banner.dismiss();
        put(std::move(*document));
        offerRecovery(); // opening a file doesn't answer it
    });
}

void LevelFiles::leave(const std::function<void()> &next)
{
    emit settling();
    const auto go = [this, next] {
        if (m_document != nullptr)
            m_document->discardUnsaved();
        put(nullptr);
        next();
    };
    if (!isModified())
        return go();
    // Stored while the user decides, and in case the program ends meanwhile.
    if (const Result<void> kept = m_document->keepUnsaved(); !kept)
        fail(kept.error());
    ask(tr("“%1” has unsaved changes.").arg(m_document->name()),
        {{tr("Save"), [this, go] { saveThen(go); }}, {tr("Don't save"), go}});
}

void LevelFiles::saveThen(const std::function<void()> &next, bool overwrite)
{
    if (m_document == nullptr)
        return;
    emit settling();
    if (m_document->file().empty())
        return askWhereToSave(next);
    const Result<void> done = m_document->save(overwrite);
    if (done || done.error().code != ErrorCode::AlreadyExists)
        return written(done, next);
    ask(tr("“%1” was changed by another program.").arg(m_document->name()),
        {{tr("Overwrite"), [this, next] { saveThen(next, true); }}, {tr("Reload"), [this] { revert(); }}});
}

void LevelFiles::askWhereToSave(const std::function<void()> &next)
{
    if (m_document == nullptr)
        return;
    emit settling();
    QFileDialog *dialog =
        askToSave(&m_page, tr("Save level"), {tr("Level files (*.csv);;All files (*)")}, kSuffix);
    if (!m_document->file().empty())
        dialog->selectFile(fromPath(m_document->file()));
    else
        dialog->selectFile(QString::fromStdString(safeFileName(m_document->name().toStdString())) + '.' +
                           kSuffix);
    connect(dialog, &QFileDialog::fileSelected, m_document.get(),
            [this, next](const QString &file) { written(m_document->saveAs(toPath(file)), next); });
    dialog->open();
}

void LevelFiles::written(const Result<void> &done, const std::function<void()> &next)
{
    if (!done) {
        m_banner.report(Banner::Kind::Error, withReason(tr("The level could not be saved."), done.error()));
        return;
    }
    rememberLevel(m_document->file());
    if (const std::optional<Error> &problem = m_document->historyProblem())
        m_banner.report(
            Banner::Kind::Warning,
            withReason(tr("“%1” is saved, but its undo history could not be stored.").arg(m_document->name()),
                       *problem));
    else
        m_banner.report(Banner::Kind::Note, tr("“%1” is saved.").arg(m_document->name()));
    next();
}

void LevelFiles::revert()
{
    if (m_document == nullptr)
        return;
    if (const Result<void> done = m_document->revert(); !done)
        fail(done.error());
}

void LevelFiles::noticeDisk(LevelDocument::Disk how)
{
    if (how == LevelDocument::Disk::Gone) {
        m_document->keepOwn();
        m_banner.report(Banner::Kind::Warning,
                        tr("The file of “%1” was deleted; saving creates it again.").arg(m_document->name()));
        return;
    }
    ask(tr("“%1” was changed by another program.").arg(m_document->name()),
        {{tr("Reload"), [this] { revert(); }}, {tr("Keep mine"), [this] { m_document->keepOwn(); }}});
}

/// Offered until answered: edits being worked on aren't found again.
void LevelFiles::offerRecovery()
{
    const std::vector<Recovery> found = LevelDocument::recoveries(m_keep);
    if (found.empty())
        return;
    const Recovery &last = found.front();
    m_banner.report(Banner::Kind::Warning,
                    tr("Cave Game closed before “%1” was saved. Your changes were kept.").arg(last.name),
                    {{tr("Restore"), [this, last] { recover(last); }}, {tr("Discard"), [this, last] {
                                                                            LevelDocument::forget(last);
                                                                            offerRecovery();
                                                                        }}});
}

/// If that fails, the open one stays.
void LevelFiles::recover(const Recovery &recovery)
{
    Result<std::unique_ptr<LevelDocument>> found = LevelDocument::recover(recovery, m_keep);
    if (!found)
        return fail(found.error());
    const auto document = std::make_shared<std::unique_ptr<LevelDocument>>(std::move(*found));
    leave([this, document] {
        put(std::move(*document));
        emit recovered();
    });
}

void LevelFiles::fail(const Error &error)
{
    m_banner.report(Banner::Kind::Error, errorText(error));
}

} // namespace cave
