// SPDX-License-Identifier: MIT
#include "editor/document/edit_history.h" // its meta-object is made with this source
