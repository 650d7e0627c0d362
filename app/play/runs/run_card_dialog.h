// SPDX-License-Identifier: MIT
#pragma once

class QDialog;
class QWidget;

namespace cave {

struct SeedCard;

/// A dialog with the run that a seed card claims: what it is, whether it is proved, and its replay. Adds
/// nothing to the history of runs. The card must have a run.
[[nodiscard]] QDialog *runCardDialog(const SeedCard &card, QWidget *parent);

} // namespace cave
