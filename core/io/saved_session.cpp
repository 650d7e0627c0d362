#include "core/io/saved_session.h"

#include <utility>

namespace cave {

Result<SavedSession> SavedSession::create(const std::filesystem::path &path, const std::string &name,
                                          const WorldSpec &spec)
{
    Result<Session> session = Session::begin(spec);
    if (!session)
        return session.error();
    Result<WorldFile> file = WorldFile::create(path, name, session->world());
    if (!file)
        return file.error();
    session->changesSaved();
    return SavedSession(std::move(*file), std::move(*session));
}

Result<SavedSession> SavedSession::open(const std::filesystem::path &path)
{
    Result<WorldFile> file = WorldFile::open(path);
    if (!file)
        return file.error();
    Result<LoadedWorld> loaded = file->load();
    if (!loaded)
        return loaded.error();
    SavedSession session(std::move(*file), Session(std::move(loaded->world)));
    session.m_damaged = std::move(loaded->damaged);
    session.m_notices = std::move(loaded->notices);
    return session;
}

std::vector<Event> SavedSession::apply(const Command &command)
{
    std::vector<Event> events = m_session.apply(command);
    static_cast<void>(save()); // its outcome is saveError()
    return events;
}

std::vector<Event> SavedSession::advance(double seconds)
{
    std::vector<Event> events = m_session.advance(seconds);
    if (!m_saveError) {
        if (!events.empty())
            static_cast<void>(save()); // its outcome is saveError()
        return events;
    }
    if (seconds > 0)
        m_sinceFailure += seconds;
    if (m_sinceFailure >= kSecondsToNextTry)
        static_cast<void>(save());
    return events;
}

Result<void> SavedSession::save()
{
    Result<void> saved = m_file.save(m_session.world(), m_session.unsavedChanges());
    if (saved) {
        m_session.changesSaved();
        m_saveError.reset();
    } else {
        m_saveError = saved.error();
    }
    m_sinceFailure = 0;
    return saved;
}

} // namespace cave
