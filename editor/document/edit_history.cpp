// SPDX-License-Identifier: MIT
#include "editor/document/edit_history.h" // for its meta-object
