// SPDX-License-Identifier: MIT
#include "app/play/session/play_saving.h"

#include "editor/view/texts/core_text.h"

namespace cave {

PlaySaving::PlaySaving(SavedSession &session) : m_session(session)
{
    m_sincePlayTime.start();
}

bool PlaySaving::isSaved() const
{
    return m_session.session().unsavedChanges().empty() && m_session.file().checkPlace().ok();
}

bool PlaySaving::saveNow()
{
    const Result<void> done = m_session.save();
    report(true);
    return done.ok();
}

void PlaySaving::saveQuietly()
{
    static_cast<void>(m_session.save()); // what comes of it is kept there
    report();
}

Result<void> PlaySaving::saveAs(const std::filesystem::path &target)
{
    Result<void> done = m_session.saveAs(target);
    if (done) {
        m_failing = false;
        emit moved();
    }
    return done;
}

void PlaySaving::report(bool always)
{
    const std::optional<Error> &error = m_session.saveError();
    if (error.has_value() == m_failing && !always)
        return;
    m_failing = error.has_value();
    if (m_failing)
        emit failed(messageText(error->message));
    else
        emit saved();
}

void PlaySaving::keepPlayTime()
{
    static_cast<void>(m_session.file().addPlayTime(m_sincePlayTime.restart()));
}

} // namespace cave

#include "moc_play_saving.cpp"
