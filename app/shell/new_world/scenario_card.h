// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/scenario.h"

#include <QAbstractButton>

namespace cave {

/// A card for choosing a scenario: its figure, name and description. Cards with the same parent are
/// exclusive; arrow keys move between them.
class ScenarioCard : public QAbstractButton {
    Q_OBJECT

public:
    explicit ScenarioCard(ScenarioKind kind, QWidget *parent = nullptr);

    [[nodiscard]] ScenarioKind kind() const { return m_kind; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    [[nodiscard]] QRect textArea(int width) const;
    void retranslateUi();

    ScenarioKind m_kind;
    QString m_description;
};

} // namespace cave
