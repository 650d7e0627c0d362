// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/preferences.h"

#include <QIcon>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace cave {

/// Name and colour of the own player in a shared world.
class PlayerFields : public QWidget {
    Q_OBJECT

public:
    explicit PlayerFields(QWidget *parent = nullptr);

    /// Begins the object names: "host.name", "host.colour".
    void setPrefix(const QString &prefix);
    void setLook(const PlayerLook &look);
    [[nodiscard]] PlayerLook look() const;
    /// Why the name can't be one; empty if it can.
    [[nodiscard]] QString problem() const;
    void focusName();

signals:
    void changed();

private:
    void refreshLook();
    void retranslateUi();

    QLabel *m_nameLabel;
    QLineEdit *m_name;
    QLabel *m_colourLabel;
    QComboBox *m_colour;
};

} // namespace cave
