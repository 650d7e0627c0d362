// SPDX-License-Identifier: MIT
#include "app/workbench/levels/new_level_dialog.h"

#include "core/edit/level_edit.h"
#include "editor/level/level_background_fields.h"
#include "editor/view/form/form.h"
#include "editor/view/style/accessibility.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace cave {
namespace {

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

} // namespace

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
    fillIn();
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

void NewLevelDialog::fillIn()
{
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

} // namespace cave

#include "moc_new_level_dialog.cpp"
