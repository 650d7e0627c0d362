// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "core/link/frame_codec.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QWidget>

#include <array>

namespace cave {

/// Name and colour of the own player in a shared world.
class PlayerFields : public QWidget {
    Q_OBJECT

public:
    explicit PlayerFields(QWidget *parent = nullptr)
        : QWidget(parent)
        , m_nameLabel(new QLabel(this))
        , m_name(new QLineEdit(this))
        , m_colourLabel(new QLabel(this))
        , m_colour(new QComboBox(this))
    {
        m_name->setMaxLength(2 * static_cast<int>(kLongestPlayerName)); // in UTF-16
        m_nameLabel->setBuddy(m_name);
        m_colour->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        for (const PlayerColour &colour : kPlayerColours)
            m_colour->addItem(colourDot(QColor::fromRgb(colour.colour)), tr(colour.name), colour.colour);
        m_colourLabel->setBuddy(m_colour);
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(2 * kGrid);
        grid->setVerticalSpacing(kGrid);
        grid->addWidget(m_nameLabel, 0, 0);
        grid->addWidget(m_colourLabel, 0, 1);
        grid->addWidget(m_name, 1, 0);
        grid->addWidget(m_colour, 1, 1);
        grid->setColumnStretch(0, 1);
        connect(m_name, &QLineEdit::textChanged, this, &PlayerFields::changed);
        connect(m_colour, &QComboBox::currentIndexChanged, this, &PlayerFields::changed);
        bindTexts(*this, [this] {
            m_nameLabel->setText(tr("Your &name"));
            m_name->setPlaceholderText(tr("Name for the others"));
            m_colourLabel->setText(tr("C&olour"));
            m_colour->setToolTip(tr("The colour of your figure and your messages"));
            for (int i = 0; i < m_colour->count(); ++i)
                m_colour->setItemText(i, tr(kPlayerColours[static_cast<std::size_t>(i)].name));
        });
        bindLook(*this, [this] {
            for (QLabel *heading : {m_nameLabel, m_colourLabel})
                heading->setFont(fontOf(TextSize::Body, QFont::DemiBold));
        });
    }

    /// Begins the object names: "host.name", "host.colour".
    void setPrefix(const QString &prefix)
    {
        m_name->setObjectName(prefix + ".name");
        m_colour->setObjectName(prefix + ".colour");
    }

    void setLook(const PlayerLook &look)
    {
        m_name->setText(look.name);
        m_colour->setCurrentIndex(std::max(0, m_colour->findData(look.colour)));
    }

    [[nodiscard]] PlayerLook look() const
    {
        return {m_name->text().trimmed(), m_colour->currentData().toUInt()};
    }

    /// Why the name can't be one; empty if it can.
    [[nodiscard]] QString problem() const
    {
        const QString name = look().name;
        if (name.isEmpty())
            return tr("Enter your name, which the others see.");
        if (name.toUcs4().size() > static_cast<qsizetype>(kLongestPlayerName))
            return tr("Your name can have at most %1 characters.").arg(kLongestPlayerName);
        if (!isPlayerName(name.toStdString()))
            return tr("Your name can't contain control characters.");
        return {};
    }

    void focusName()
    {
        m_name->setFocus();
        m_name->selectAll();
    }

signals:
    void changed();

private:
    struct PlayerColour {
        std::uint32_t colour;
        const char *name;
    };
    /// Of medium lightness, so that all can be seen on dark and on light ground.
    static constexpr std::array kPlayerColours{
        PlayerColour{0x4C9BE8, QT_TRANSLATE_NOOP("cave::PlayerFields", "Blue")},
        PlayerColour{0xE0554F, QT_TRANSLATE_NOOP("cave::PlayerFields", "Red")},
        PlayerColour{0x3FA565, QT_TRANSLATE_NOOP("cave::PlayerFields", "Green")},
        PlayerColour{0xC58A1B, QT_TRANSLATE_NOOP("cave::PlayerFields", "Amber")},
        PlayerColour{0xA873D9, QT_TRANSLATE_NOOP("cave::PlayerFields", "Violet")},
        PlayerColour{0x1FA3A3, QT_TRANSLATE_NOOP("cave::PlayerFields", "Teal")},
        PlayerColour{0xD9679F, QT_TRANSLATE_NOOP("cave::PlayerFields", "Pink")},
        PlayerColour{0x8A8F98, QT_TRANSLATE_NOOP("cave::PlayerFields", "Grey")},
    };

    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QLabel *m_colourLabel;
    QComboBox *m_colour;
};

} // namespace cave
