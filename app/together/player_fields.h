// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"
#include "core/link/frame_codec.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"
#include "ui_player_fields.h"

#include <QIcon>
#include <QWidget>

#include <array>

namespace cave {

/// Name and colour of the own player in a shared world.
class PlayerFields : public QWidget {
    Q_OBJECT

public:
    explicit PlayerFields(QWidget *parent = nullptr) : QWidget(parent)
    {
        setUpForm(m_ui, *this);
        m_ui.name->setMaxLength(2 * static_cast<int>(kLongestPlayerName)); // in UTF-16
        for (const PlayerColour &colour : kPlayerColours)
            m_ui.colour->addItem(colourDot(QColor::fromRgb(colour.colour)), tr(colour.name), colour.colour);
        connect(m_ui.name, &QLineEdit::textChanged, this, &PlayerFields::changed);
        connect(m_ui.colour, &QComboBox::currentIndexChanged, this, &PlayerFields::changed);
        bindTexts(*this, [this] {
            m_ui.retranslateUi(this);
            for (int i = 0; i < m_ui.colour->count(); ++i)
                m_ui.colour->setItemText(i, tr(kPlayerColours[static_cast<std::size_t>(i)].name));
        });
    }

    /// Begins the object names: "host.name", "host.colour".
    void setPrefix(const QString &prefix)
    {
        m_ui.name->setObjectName(prefix + ".name");
        m_ui.colour->setObjectName(prefix + ".colour");
    }

    void setLook(const PlayerLook &look)
    {
        m_ui.name->setText(look.name);
        m_ui.colour->setCurrentIndex(std::max(0, m_ui.colour->findData(look.colour)));
    }

    [[nodiscard]] PlayerLook look() const
    {
        return {m_ui.name->text().trimmed(), m_ui.colour->currentData().toUInt()};
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
        m_ui.name->setFocus();
        m_ui.name->selectAll();
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

    Ui::PlayerFields m_ui;
};

} // namespace cave
