// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/rules_of_play.h"

#include <QWidget>

class QLabel;
class QRadioButton;

namespace cave {

/// Chooses between the standard rules of a game and gentle ones, whose runs are ranked in separate lists.
/// Hidden for worlds whose runs aren't ranked.
class RulesChoice : public QWidget {
    Q_OBJECT

public:
    explicit RulesChoice(QWidget *parent = nullptr);

    /// Describes the rules of this generator's worlds. The choice stays.
    void setGenerator(GeneratorKind kind);
    /// False at first.
    [[nodiscard]] bool isGentle() const;
    void setGentle(bool gentle);

signals:
    void changed();

private:
    void refreshLook();
    void retranslateUi();

    GeneratorKind m_generator{};
    QLabel *m_heading;
    QRadioButton *m_standard;
    QLabel *m_standardNote;
    QRadioButton *m_gentle;
    QLabel *m_gentleNote;
};

} // namespace cave
