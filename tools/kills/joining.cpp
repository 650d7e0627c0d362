// SPDX-License-Identifier: MIT
#include "app/net/guest_client.h"
#include "app/net/identity.h"
#include "app/net/shared_worlds.h"
#include "app/version/version.h"
#include "core/session/players/test_player.h"

#include <QCoreApplication>

#include <optional>
#include <utility>
#include <variant>

#include "tools/kills/report.h"
#include "tools/kills/victims.h"

namespace cave {
namespace {

/// A guest who has the world in a file of the folder, acts at random, and reports what it has heard and
/// saved.
class ReportingGuest : private JoinedSession::Keeper {
public:
    ReportingGuest(std::filesystem::path folder, std::uint16_t port, const std::string &code)
        : m_folder(std::move(folder))
        , m_world(*this)
        , m_client({linkIdentity(versionText()), "Grace", 0x00FF00, false}, m_world,
                   {QStringLiteral("127.0.0.1"), port}, QString::fromStdString(code))
        , m_player(port)
    {
        QObject::connect(&m_client, &GuestClient::ordered, &m_client, [this] {
            m_world.showPending();
            report();
        });
        QObject::connect(&m_client, &GuestClient::changed, &m_client, [this] { act(); });
        QObject::connect(&m_client, &GuestClient::ended, &m_client, [this](const Message &why) {
            m_why = why;
            QCoreApplication::quit();
        });
        m_client.start();
    }
    [[nodiscard]] const std::optional<Message> &why() const { return m_why; }

private:
    // --- Keeper ---
    [[nodiscard]] LinkPlayer localPlayer() const override { return *m_client.player(); }
    [[nodiscard]] std::filesystem::path folderForWorld() const override { return m_folder; }
    void findFile(const std::filesystem::path & /*received*/, FileFound found) override
    {
        m_session.reset();
        found(m_folder / "guest.cave");
    }
    void open(SavedSession session) override { m_session.emplace(std::move(session)); }
    [[nodiscard]] SavedSession *session() override { return m_session ? &*m_session : nullptr; }
    void show(const std::vector<Event> & /*events*/) override {}

    void report()
    {
        if (m_session && m_session->session().world().commands != std::exchange(m_reported, commands()))
            reportIfSaved(*m_session);
    }
    [[nodiscard]] std::int64_t commands() const { return m_session->session().world().commands; }

    /// One request at a time, in the event loop.
    void act()
    {
        if (m_client.state() != GuestLink::State::Playing || !m_session || m_client.waitingRequests() > 0)
            return;
        const Command command = m_player.next(m_session->session());
        const bool asked =
            !std::holds_alternative<TickCommand>(command) && m_client.request(command).has_value();
        if (!asked)
            QMetaObject::invokeMethod(
                &m_client, [this] { act(); }, Qt::QueuedConnection);
    }

    std::filesystem::path m_folder;
    std::optional<SavedSession> m_session;
    JoinedSession m_world;
    GuestClient m_client;
    RandomPlayer m_player;
    std::int64_t m_reported = -1;
    std::optional<Message> m_why;
};

} // namespace

int joinHost(const std::filesystem::path &folder, std::uint16_t port, const std::string &code)
{
    ReportingGuest guest(folder, port, code);
    QCoreApplication::exec();
    return guest.why() ? failed({ErrorCode::Io, *guest.why()}) : 0;
}

} // namespace cave
