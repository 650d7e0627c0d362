// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world_spec.h"
#include "ui_this_world_page.h"

#include <QString>
#include <QWidget>

#include <optional>

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
    void copy();

    Ui::ThisWorldPage m_ui;
};

} // namespace cave
