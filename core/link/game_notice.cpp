// SPDX-License-Identifier: MIT
#include "core/link/game_notice.h"

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/link/plain_text.h"

#include <algorithm>

namespace cave {
namespace {

constexpr std::string_view kAnswer = "a game";

std::string shortText(std::string_view text)
{
    return std::string(utf8Prefix(text, kMaxNoticeText));
}

std::string shownText(const Json &value)
{
    return plainText(shortText(value.text()));
}

} // namespace

std::string encodeNotice(const GameNotice &game)
{
    return Json{{"cavegame", kAnswer},
                {"id", shortText(game.id)},
                {"world", shortText(game.world)},
                {"host", shortText(game.host)},
                {"players", game.players},
                {"version", shortText(game.version)},
                {"port", game.port}}
        .dump();
}

std::optional<GameNotice> decodeNotice(std::string_view datagram)
{
    if (datagram.size() > kMaxNoticeBytes)
        return std::nullopt;
    const ParsedJson parsed = Json::parse(datagram);
    const Json &object = parsed.value;
    const std::int64_t port = object["port"].whole();
    GameNotice game{shownText(object["id"]),
                    shownText(object["world"]),
                    shownText(object["host"]),
                    static_cast<int>(std::clamp<std::int64_t>(object["players"].whole(), 0, 9999)),
                    shownText(object["version"]),
                    static_cast<std::uint16_t>(port)};
    if (object["cavegame"].text() != kAnswer || game.id.empty() || port < 1 || port > 65'535)
        return std::nullopt;
    return game;
}

} // namespace cave
