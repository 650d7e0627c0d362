// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QStringList>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace cave {

class CavePreview;
class WorldForm;

/// Where a new world is made: what it grows from on one side, what comes of that on the other.
class NewWorldPage : public QWidget {
    Q_OBJECT

public:
    explicit NewWorldPage(QWidget *parent = nullptr);

    /// See `WorldForm`.
    void setStartingSettings(std::function<WorldSettings(GeneratorKind)> start);
    /// A fresh start, with a suggestion for everything.
    void begin(const QStringList &takenNames);
    /// The same, with this world for a start.
    void begin(const QStringList &takenNames, const WorldSpec &spec);
    [[nodiscard]] CavePreview *preview() const { return m_preview; }

signals:
    void createRequested(const QString &name, const cave::WorldSpec &spec);
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void refreshLook();
    [[nodiscard]] QWidget *createHead();
    [[nodiscard]] QWidget *createFoot();
    void retranslateUi();
    void updateCreate();
    void create();

    WorldForm *m_form;
    CavePreview *m_preview;
    QScrollArea *m_formArea;
    QBoxLayout *m_halves; // side by side, or one above the other in a narrow window
    QLabel *m_heading = nullptr;
    QLabel *m_reason = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_create = nullptr;
};

} // namespace cave
