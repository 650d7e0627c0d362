// SPDX-License-Identifier: MIT
#include "editor/document/edit_history.h" // for its meta-object

#include "moc_edit_history.cpp"
