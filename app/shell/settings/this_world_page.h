// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"

#include <QString>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QStackedLayout;
class QTreeWidget;

namespace cave {

/// The settings of the open world; read-only and selectable.
class ThisWorldPage : public QWidget {
    Q_OBJECT

public:
    explicit ThisWorldPage(QWidget *parent = nullptr);

    /// None: no world is open.
    void setWorld(const QString &name, const std::optional<WorldSpec> &spec);

private:
    void refreshLook();
    [[nodiscard]] QWidget *createEmpty();
    [[nodiscard]] QWidget *createFacts();
    void copy();

    QStackedLayout *m_states;
    QLabel *m_emptyTitle = nullptr;
    QLabel *m_emptyText = nullptr;
    QLabel *m_hint = nullptr;
    QTreeWidget *m_facts = nullptr;
};

} // namespace cave
