// SPDX-License-Identifier: MIT
#include "editor/level/level_background_fields.h"

#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QColorDialog>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace cave {
namespace {

constexpr QRgb kFirstColour = 0xFF46505A;
constexpr int kSwatch = 16; ///< logical pixels

} // namespace

LevelBackgroundFields::LevelBackgroundFields(const char *prefix, QFormLayout &form, QObject *parent)
    : QObject(parent)
    , m_prefix(QLatin1String(prefix))
    , m_form(form)
    , m_kind(new QComboBox)
    , m_colour(new QPushButton)
    , m_image(new QLineEdit)
    , m_column(new QSpinBox)
    , m_row(new QSpinBox)
    , m_place(new QWidget)
{
    m_kind->setObjectName(prefixed("background"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_colour->setObjectName(prefixed("colour"));
    m_image->setObjectName(prefixed("image"));
    m_column->setObjectName(prefixed("imageColumn"));
    m_row->setObjectName(prefixed("imageRow"));
    auto *place = new QHBoxLayout(m_place);
    place->setContentsMargins(0, 0, 0, 0);
    place->setSpacing(kGrid);
    for (QSpinBox *spin : {m_column, m_row}) {
        spin->setRange(0, std::numeric_limits<int>::max());
        place->addWidget(spin, 1);
        connect(spin, &QSpinBox::editingFinished, this, &LevelBackgroundFields::changed);
    }
    m_form.addRow(new QLabel, m_kind);
    m_form.addRow(new QLabel, m_colour);
    m_form.addRow(new QLabel, m_image);
    m_form.addRow(new QLabel, m_place);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &LevelBackgroundFields::showRows);
    connect(m_kind, &QComboBox::activated, this, &LevelBackgroundFields::changed);
    connect(m_colour, &QPushButton::clicked, this, &LevelBackgroundFields::askColour);
    connect(m_image, &QLineEdit::editingFinished, this, [this] {
        if (m_image->isModified())
            emit changed();
    });
    showColour(QColor(kFirstColour));
    retranslate();
}

LevelBackground::Kind LevelBackgroundFields::kind() const
{
    return static_cast<LevelBackground::Kind>(std::max(m_kind->currentIndex(), 0));
}

void LevelBackgroundFields::show(const LevelBackground &background)
{
    const QSignalBlocker column(m_column);
    const QSignalBlocker row(m_row);
    m_shown = background;
    const bool picture =
        background.kind == LevelBackground::Kind::Tile || background.kind == LevelBackground::Kind::Images;
    if (background.kind == LevelBackground::Kind::Colour)
        showColour(QColor(QString::fromStdString(background.images.front())));
    m_column->setValue(background.column);
    m_row->setValue(background.row);
    if (!m_image->hasFocus() || !m_image->isModified()) {
        QStringList names;
        for (const std::string &name : background.images)
            names.append(QString::fromStdString(name));
        m_image->setText(picture ? names.join(QStringLiteral("; ")) : QString());
    }
    m_kind->setCurrentIndex(static_cast<int>(background.kind));
    showRows();
}

/// An unedited name is returned unchanged, including spaces.
LevelBackground LevelBackgroundFields::value() const
{
    LevelBackground value;
    value.kind = kind();
    if (value.kind == LevelBackground::Kind::None)
        return value;
    if (value.kind == LevelBackground::Kind::Colour) {
        value.images = {m_chosen.name().toStdString()};
        return value;
    }
    const bool tile = value.kind == LevelBackground::Kind::Tile;
    if (value.kind == m_shown.kind && !m_image->isModified()) {
        value.images = m_shown.images;
    } else {
        for (const QString &name : m_image->text().split(';')) {
            if (!name.trimmed().isEmpty())
                value.images.push_back(name.trimmed().toStdString());
        }
        if (tile && value.images.size() > 1)
            value.images.resize(1); // of several pictures, the first
    }
    value.column = tile ? m_column->value() : 0;
    value.row = tile ? m_row->value() : 0;
    return value;
}

/// Qt's own dialog, which looks the same everywhere.
void LevelBackgroundFields::askColour()
{
    auto *dialog = new QColorDialog(m_chosen, m_colour->window());
    dialog->setObjectName(prefixed("colourDialog"));
    dialog->setOption(QColorDialog::DontUseNativeDialog);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Colour of the background"));
    connect(dialog, &QColorDialog::colorSelected, this, [this](const QColor &colour) {
        showColour(colour);
        emit changed();
    });
    dialog->open();
}

void LevelBackgroundFields::showColour(const QColor &colour)
{
    m_chosen = colour;
    QPixmap swatch(kSwatch, kSwatch);
    swatch.fill(colour);
    m_colour->setIcon(swatch);
    m_colour->setText(colour.name());
}

void LevelBackgroundFields::showRows()
{
    const LevelBackground::Kind chosen = kind();
    const bool tile = chosen == LevelBackground::Kind::Tile;
    m_form.setRowVisible(m_colour, chosen == LevelBackground::Kind::Colour);
    m_form.setRowVisible(m_image, tile || chosen == LevelBackground::Kind::Images);
    m_form.setRowVisible(m_place, tile);
    m_image->setPlaceholderText(tile ? tr("file name") : tr("file name; separate several with ;"));
}

void LevelBackgroundFields::retranslate()
{
    const auto name = [this](QWidget *field, const QString &text) {
        auto *label = qobject_cast<QLabel *>(m_form.labelForField(field));
        label->setText(text);
        label->setBuddy(field);
        field->setAccessibleName(withoutMnemonic(text).remove(':'));
    };
    {
        const QSignalBlocker quiet(m_kind);
        const int index = std::max(m_kind->currentIndex(), 0);
        m_kind->clear();
        m_kind->addItems({tr("none"), tr("a colour"), tr("a tile, repeated"), tr("pictures")});
        m_kind->setCurrentIndex(index);
        m_kind->setMinimumWidth(m_kind->sizeHint().width());
    }
    name(m_kind, tr("&Background:"));
    name(m_colour, tr("C&olour:"));
    name(m_image, tr("P&icture:"));
    name(m_place, tr("Column, row:"));
    m_colour->setToolTip(tr("Choose another colour"));
    m_column->setAccessibleName(tr("Column of the tile in its picture"));
    m_row->setAccessibleName(tr("Row of the tile in its picture"));
    m_column->setToolTip(tr("Column of the tile in its picture, from 0"));
    m_row->setToolTip(tr("Row of the tile in its picture, from 0"));
    showRows();
}

} // namespace cave

#include "moc_level_background_fields.cpp"
