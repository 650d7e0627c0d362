// SPDX-License-Identifier: MIT
#pragma once

#include "core/edit/cell_mask.h"
#include "editor/tools/edit_actions.h"
#include "editor/tools/paint.h"

#include <QString>

#include <functional>

namespace cave {

class EditContext;
class EditDraft;
class EditTools;

/// The editor's immediate commands: for history, selection, clipboard and options.
class EditCommands {
public:
    /// Both must outlive it.
    EditCommands(EditTools &tools, EditContext &context) : m_tools(tools), m_context(context) {}

    void run(EditCommand command);

private:
    void runOnSelection(EditCommand command);
    void runSelecting(EditCommand command);
    void step(bool forward);
    void copy();
    void cut();
    void paste();
    void selectView();
    void resizeBrush(int by);
    void swapPaint();
    void paintWith(Paint paint);
    void changeSelected(const QString &label, const std::function<void(EditDraft &, const CellMask &)> &make);

    EditTools &m_tools;
    EditContext &m_context;
};

} // namespace cave
