// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace cave {

// Hosting and joining without a window, for programs that have no Qt of their own.

/// How a shared world was at the end.
struct SharedEnd {
    std::int64_t commands = 0; ///< of the world's log
    std::uint64_t hash = 0;    ///< `Session::stateHash`
};

struct ServeOptions {
    std::filesystem::path world;
    std::string version;              ///< of the program
    int port = 0;                     ///< 0: any that is free
    std::string code;                 ///< normalised; empty: see `HostOptions`
    bool newCode = false;             ///< likewise
    std::filesystem::path dataFolder; ///< for what is remembered of hosting, see `HostOptions`
    bool anyAddress = false;          ///< also serve who comes from outside of private networks
    bool ownMaps = false;             ///< see `HostOptions`
    bool stopWhenEmpty = false;       ///< end once the last guest has left
    /// The join code and where to join.
    std::function<void(const std::string &code, const std::vector<std::string> &addresses)> begun;
    /// Where to save a world with this name whose own file is gone.
    std::function<Result<std::filesystem::path>(const std::string &name)> fileForRecovered;
    std::function<void(const Message &)> note; ///< what happens
    std::function<bool()> interrupted;         ///< asked ten times a second
};

/// Hosts a world until it is interrupted, or its file is deleted, moved or replaced: then it is saved as
/// another one, which the error names. Other errors: those of `SavedSession::open` and `HostServer::listen`.
Result<SharedEnd> serveWorld(const ServeOptions &options);

struct BotOptions {
    std::string address; ///< see `gameAddress`
    std::string version;
    std::string code; ///< normalised
    std::string name;
    std::uint64_t number = 1;     ///< of the `RandomPlayer`
    std::int64_t commands = 1000; ///< that it gives, refused ones included
    bool stays = false;           ///< waits afterwards until the host ends the game
    std::function<void(const Message &)> note;
    std::function<bool()> interrupted;
};

/// Plays in a hosted world at random, in a copy that is deleted at the end. Errors: the host can't be reached
/// or ends the game too early; the code is wrong; what `GuestLink` finds.
Result<SharedEnd> playAsBot(const BotOptions &options);

} // namespace cave
