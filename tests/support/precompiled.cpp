// SPDX-License-Identifier: MIT
// Has nothing of its own: the library that the precompiled header belongs to needs a source.
