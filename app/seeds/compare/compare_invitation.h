// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/controls.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

class QPushButton;

namespace cave {

/// Which world to add to a comparison.
enum class Addition {
    OtherGenerator, ///< the last world's seed with the other generator
    Copy,           ///< the last world again, for changed settings
    Random,         ///< a new seed
};

/// A placeholder for missing worlds: what belongs here, and ways to begin.
class CompareInvitation : public QWidget {
    Q_OBJECT

public:
    explicit CompareInvitation(const QString &id, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_title(new QLabel(this))
        , m_text(new QLabel(this))
        , m_otherGenerator(addButton(id + ".generator", Addition::OtherGenerator))
        , m_copy(addButton(id + ".copy", Addition::Copy))
        , m_random(addButton(id + ".random", Addition::Random))
    {
        setObjectName(id);
        m_title->setAlignment(Qt::AlignCenter);
        m_text->setAlignment(Qt::AlignCenter);
        m_text->setWordWrap(true);
        m_text->setFixedWidth(kInvitationWidth);
        auto *column = vbox(2 * kGrid, {BoxPart::stretch(1), m_title, m_text, BoxPart::gap(2 * kGrid)});
        for (QPushButton *button : {m_otherGenerator, m_copy, m_random})
            column->addWidget(button);
        column->addStretch(1);
        hbox(*this, kStyleSpacing, evenMargins(4 * kGrid),
             {BoxPart::stretch(1), column, BoxPart::stretch(1)});
        setWorldCount(0);
        bindLook(*this, [this] { refreshLook(); });
        bindTexts(*this, [this] { retranslateUi(); });
    }

    /// The number of worlds: 0 or 1.
    void setWorldCount(int count)
    {
        m_count = count;
        m_otherGenerator->setVisible(count > 0);
        m_copy->setVisible(count > 0);
        retranslateUi();
    }

signals:
    void chosen(cave::Addition addition);

private:
    static constexpr int kInvitationWidth = 300;

    void refreshLook()
    {
        const Theme &theme = currentTheme();
        m_title->setFont(fontOf(TextSize::Heading, QFont::DemiBold));
        setSecondary(m_text, theme);
        m_text->setFont(fontOf(TextSize::Body));
        setPrimary(m_otherGenerator, theme);
        if (m_count == 0)
            setPrimary(m_random, theme);
        else
            m_random->setPalette({});
    }

    QPushButton *addButton(const QString &id, Addition addition)
    {
        auto *button = new LargeButton(this);
        button->setObjectName(id);
        connect(button, &QPushButton::clicked, this, [this, addition] { emit chosen(addition); });
        return button;
    }

    void retranslateUi()
    {
        m_otherGenerator->setText(tr("Same seed, other &generator"));
        m_copy->setText(tr("Same world, other &settings"));
        if (m_count == 0) {
            m_title->setText(tr("Nothing to compare yet"));
            m_text->setText(
                tr("Compare two to six worlds side by side or on top of each other. Select seeds in "
                   "the contact sheet, or start with any two."));
            m_random->setText(tr("Two &random worlds"));
        } else {
            m_title->setText(tr("Choose a world to compare"));
            m_text->setText(tr("Add a second world to compare. The maps move together."));
            m_random->setText(tr("A &random world"));
        }
    }

    int m_count = 0;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_otherGenerator;
    QPushButton *m_copy;
    QPushButton *m_random;
};

} // namespace cave
