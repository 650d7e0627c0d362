// SPDX-License-Identifier: MIT
#include "app/net/world_packer.h"

#include "core/io/files/database_files.h"
#include "core/io/files/first_bytes.h"
#include "core/io/files/payload.h"

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <utility>

namespace cave {
namespace {

constexpr std::uint8_t kPackedWorld = 1;                     ///< the version of the form on the wire
constexpr std::size_t kMostUnpacked = std::size_t{1} << 30U; ///< bytes of a world's file

WorldPacker::Packed packed(const std::filesystem::path &file)
{
    const Result<std::vector<std::uint8_t>> bytes = readFirstBytes(file, kMostUnpacked);
    removeDatabase(file);
    return bytes ? deflated(*bytes, kPackedWorld) : bytes.error();
}

} // namespace

WorldPacker::WorldPacker() : m_receiver(std::make_unique<QObject>()) {}

WorldPacker::~WorldPacker()
{
    if (m_thread != nullptr)
        m_thread->wait();
}

void WorldPacker::pack(const std::filesystem::path &file, std::function<void(Packed)> done)
{
    if (m_thread != nullptr)
        m_thread->wait(); // it has delivered
    m_thread.reset(QThread::create([file, done = std::move(done), receiver = m_receiver.get()] {
        auto result = std::make_shared<Packed>(packed(file));
        QMetaObject::invokeMethod(
            receiver, [done, result] { done(std::move(*result)); }, Qt::QueuedConnection);
    }));
    m_thread->start();
}

Result<std::vector<std::uint8_t>> unpackedWorld(std::span<const std::uint8_t> packed)
{
    if (packed.empty() || packed[0] != kPackedWorld)
        return Error{ErrorCode::Damaged, message("it isn't a world")};
    Inflated world = inflateUpTo(packed.subspan(1), kMostUnpacked, message("world's file"));
    if (!world.problem.empty())
        return Error{ErrorCode::Damaged, world.problem};
    return std::move(world.bytes);
}

} // namespace cave
