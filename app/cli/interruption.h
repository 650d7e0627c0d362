// SPDX-License-Identifier: MIT
#pragma once

namespace cave::cli {

/// While one lives, a request to end the program (Ctrl-C, SIGTERM, a terminal that was closed) is only noted,
/// so that work can be ended in order; a second one ends the program at once. At most one lives at a time.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption &) = delete;
    Interruption &operator=(const Interruption &) = delete;

    [[nodiscard]] bool requested() const;
};

} // namespace cave::cli
