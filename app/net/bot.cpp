// SPDX-License-Identifier: MIT
#include "app/net/guest_client.h"
#include "app/net/identity.h"
#include "app/net/serve.h"
#include "app/net/shared_worlds.h"
#include "app/net/timing.h"
#include "core/session/players/test_player.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTimer>

#include <optional>
#include <utility>
#include <variant>

namespace cave {
namespace {

/// A guest who plays at random, one command after the other.
class Bot : private JoinedSession::Keeper {
public:
    Bot(const BotOptions &options, GameAddress address)
        : m_options(options)
        , m_player(options.number)
        , m_joined(*this)
        , m_client(settings(), m_joined, std::move(address), QString::fromStdString(options.code))
    {
        QObject::connect(&m_client, &GuestClient::ordered, &m_client, [this] { m_joined.showPending(); });
        QObject::connect(&m_client, &GuestClient::happened, &m_client,
                         [this](const GuestEvent &event) { handle(event); });
        QObject::connect(&m_client, &GuestClient::changed, &m_client, [this] { act(); });
        QObject::connect(&m_client, &GuestClient::ended, &m_client, [this](const Message &why) {
            m_why = why;
            QCoreApplication::quit();
        });
    }

    Result<SharedEnd> run()
    {
        if (!m_folder.isValid())
            return Error{ErrorCode::Io,
                         message("no folder for temporary files: %1", m_folder.errorString().toStdString())};
        QTimer ask;
        QObject::connect(&ask, &QTimer::timeout, &m_client, [this] {
            if (m_options.interrupted())
                QCoreApplication::quit();
        });
        ask.start(kAskMs);
        m_client.start();
        QCoreApplication::exec();
        if (!m_session || (m_given < m_options.commands && m_why))
            return Error{ErrorCode::Io, m_why.value_or(message("interrupted"))};
        const SharedEnd end{m_session->session().world().commands, m_session->session().stateHash()};
        m_client.leave();
        return end;
    }

private:
    [[nodiscard]] GuestSettings settings() const
    {
        constexpr std::uint32_t kColour = 0x2E8B9E;
        return {linkIdentity(m_options.version), m_options.name, kColour, false};
    }

    // --- Keeper ---
    [[nodiscard]] LinkPlayer localPlayer() const override { return *m_client.player(); }
    [[nodiscard]] std::filesystem::path folderForWorld() const override
    {
        return m_folder.path().toStdString();
    }
    void findFile(const std::filesystem::path & /*received*/, FileFound done) override
    {
        m_session.reset();
        done(std::filesystem::path(m_folder.filePath(QStringLiteral("world.cave")).toStdString()));
    }
    void open(SavedSession session) override { m_session.emplace(std::move(session)); }
    SavedSession *session() override { return m_session ? &*m_session : nullptr; }
    void show(const std::vector<Event> & /*events*/) override {}

    void handle(const GuestEvent &event)
    {
        if (std::holds_alternative<WorldsDiffer>(event))
            m_options.note(message("the world differs from the host's; receiving it again"));
        const auto *done = std::get_if<RequestDone>(&event);
        const auto *refused = std::get_if<RequestRefused>(&event);
        const auto *settled = std::get_if<RequestsSettled>(&event);
        const std::uint64_t number = done      ? done->number
                                     : refused ? refused->number
                                     : settled ? settled->number
                                               : 0;
        if (m_asked && number >= *m_asked) {
            m_asked.reset();
            ++m_given;
        }
    }

    /// Gives the next command, once the last one is answered.
    void act()
    {
        if (m_asked || m_client.state() != GuestLink::State::Playing || !m_session)
            return;
        if (m_given >= m_options.commands) {
            if (!std::exchange(m_isDone, true))
                m_options.note(message("done; commands: %1", m_given));
            if (!m_options.stays)
                QCoreApplication::quit();
            return;
        }
        const Command command = m_player.next(m_session->session());
        if (std::holds_alternative<TickCommand>(command))
            ++m_given; // time is the host's
        else
            m_asked = m_client.request(command);
        if (!m_asked) // again soon
            QMetaObject::invokeMethod(
                &m_client, [this] { act(); }, Qt::QueuedConnection);
    }

    const BotOptions &m_options;
    QTemporaryDir m_folder;
    RandomPlayer m_player;
    std::optional<SavedSession> m_session;
    JoinedSession m_joined;
    GuestClient m_client;
    std::optional<std::uint64_t> m_asked; ///< the request without an answer
    std::int64_t m_given = 0;
    bool m_isDone = false;
    std::optional<Message> m_why; ///< why the game ended
};

} // namespace

Result<SharedEnd> playAsBot(const BotOptions &options)
{
    int count = 0;
    QCoreApplication application(count, nullptr);
    auto address = CAVE_TRY(gameAddress(QString::fromStdString(options.address)));
    return Bot(options, std::move(address)).run();
}

} // namespace cave
