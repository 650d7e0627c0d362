// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_tool.h"

namespace cave {

class EditContext;

/// Paints all connected cells with the same terrain. Asks if the area exceeds the limit.
class FillTool final : public MapTool {
public:
    /// `context` must outlive it.
    explicit FillTool(EditContext &context) : m_context(context) {}

    bool useRightButton(bool right) override;
    void press(const Pointer &at) override;

private:
    EditContext &m_context;
};

} // namespace cave
