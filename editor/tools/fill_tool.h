// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_tool.h"

namespace cave {

class EditContext;

/// Paints all that is joined with a cell and of its terrain. What goes on beyond the limit is asked about.
class FillTool final : public MapTool {
public:
    /// `context` must outlive it.
    explicit FillTool(EditContext &context) : m_context(context) {}

    void press(const Pointer &at) override;

private:
    EditContext &m_context;
};

} // namespace cave
