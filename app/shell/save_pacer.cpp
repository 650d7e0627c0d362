#include "app/shell/save_pacer.h"

#include "core/io/world_file.h"

namespace cave {

void SavePacer::moved(const std::filesystem::path &path)
{
    if (++m_waiting < m_pace || m_jobs.isBusy())
        return;
    m_waiting = 0;
    // Its failure loses nothing; whatever is wrong with the disk, the next save tells of it.
    m_jobs.run([path] { return WorldFile::checkpoint(path).ok(); }, [](bool) {});
}

void SavePacer::finish()
{
    m_jobs.finish();
    m_waiting = 0;
}

} // namespace cave
