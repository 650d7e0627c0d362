// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class ChecksPanel;
class SightPanel;
class StampsPanel;
class ToolPanel;

/// The panels that belong to one pane, as they use its map or its tools.
struct PanePanels {
    ToolPanel *tools = nullptr;
    SightPanel *sight = nullptr;
    ChecksPanel *checks = nullptr;
    StampsPanel *stamps = nullptr;
};

} // namespace cave
