// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/search/seed_set.h"

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace cave {

class FieldNote;

/// One setting of a `SweepEditor`: from, to and step, or single values, in the setting's unit.
class SweepRow : public QWidget {
    Q_OBJECT

public:
    SweepRow(int number, QWidget *parent);

    void setNumber(int number);
    void setGenerator(GeneratorKind kind);
    [[nodiscard]] const SettingInfo &info() const;
    void setSetting(const SettingInfo &info);
    /// The values; none while there is a problem.
    [[nodiscard]] std::optional<std::vector<int>> values() const;
    /// Names the setting and the reason; empty if the values are valid.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QStringList state() const;
    void restoreState(const QStringList &state);
    void retranslateUi();

signals:
    void changed();
    void entered();
    void removeRequested();

private:
    struct Reading {
        std::vector<int> values;
        QString problem;
    };

    void layOut();
    void takeSetting();
    void describe();
    [[nodiscard]] bool isList() const;
    [[nodiscard]] QString rangeProblem(int value) const;
    [[nodiscard]] Reading read() const;
    [[nodiscard]] Reading readRange() const;
    [[nodiscard]] Reading readList() const;
    void refresh();

    QComboBox *m_setting;
    QLineEdit *m_from;
    QLineEdit *m_to;
    QLineEdit *m_step;
    QLineEdit *m_list;
    QLabel *m_fromLabel;
    QLabel *m_toLabel;
    QLabel *m_stepLabel;
    QToolButton *m_single;
    QToolButton *m_remove;
    FieldNote *m_note;
};

} // namespace cave
