// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
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
    explicit CompareInvitation(const QString &id, QWidget *parent = nullptr);

    /// The number of worlds: 0 or 1.
    void setWorldCount(int count);

signals:
    void chosen(cave::Addition addition);

private:
    void refreshLook();
    QPushButton *addButton(const QString &id, Addition addition);
    void retranslateUi();

    int m_count = 0;
    QLabel *m_title;
    QLabel *m_text;
    QPushButton *m_otherGenerator;
    QPushButton *m_copy;
    QPushButton *m_random;
};

} // namespace cave
