// SPDX-License-Identifier: MIT
#include "app/net/world_packer.h"

#include "core/io/codec/payload.h"
#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/folders.h"

#include <QMetaObject>
#include <QObject>
#include <QThread>

#include <algorithm>
#include <span>
#include <system_error>
#include <utility>

namespace cave {
namespace {

constexpr std::uint8_t kPackedWorld = 1; ///< the version of the form on the wire

WorldPacker::Packed packed(const std::filesystem::path &file)
{
    const Result<std::vector<std::uint8_t>> bytes = readFirstBytes(file, kMaxUnpacked);
    removeDatabase(file);
    return bytes ? deflated(*bytes, kPackedWorld) : bytes.error();
}

Error cannotWriteTo(const std::filesystem::path &folder, int code)
{
    return fileError("cannot write", folder, {code, std::generic_category()});
}

/// Errors when `isCancelled` are of no interest.
WorldUnpacker::Unpacked unpackInto(const std::filesystem::path &folder, std::span<const std::uint8_t> packed,
                                   const std::atomic<bool> &isCancelled)
{
    if (packed.empty() || packed[0] != kPackedWorld)
        return damaged(message("it isn't a world"));
    auto file = CAVE_TRY(Unfinished::create(Unfinished::Kind::File, folder, folder));
    const std::size_t most = std::min(kMaxUnpacked, std::max(kFreeUnpacked, kMaxRatio * packed.size()));
    std::size_t done = 0;
    int failure = 0;
    const Message problem = inflateInPieces(packed.subspan(1), [&](std::span<const std::uint8_t> piece) {
        done += piece.size();
        if (isCancelled || done > most)
            return false;
        failure = writeAll(file.descriptor(), {reinterpret_cast<const char *>(piece.data()), // NOLINT
                                               piece.size()});
        return failure == 0;
    });
    if (failure == 0 && !isCancelled && done <= most && problem.empty())
        failure = syncDescriptor(file.descriptor());
    if (failure != 0)
        return cannotWriteTo(folder, failure);
    if (done > most)
        return Error{
            ErrorCode::Damaged,
            message("%1 bytes came that unpack to more than %2, which no world does", packed.size(), most)};
    if (!problem.empty())
        return damaged(problem);
    return std::make_shared<Unfinished>(std::move(file));
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

WorldUnpacker::WorldUnpacker() = default;

WorldUnpacker::~WorldUnpacker()
{
    cancel();
}

void WorldUnpacker::unpack(std::vector<std::uint8_t> packed, const std::filesystem::path &folder,
                           std::function<void(const Unpacked &)> done)
{
    cancel();
    m_isCancelled = false;
    m_receiver = std::make_unique<QObject>();
    m_thread.reset(QThread::create([this, folder, packed = std::move(packed), done = std::move(done)] {
        Unpacked result = unpackInto(folder, packed, m_isCancelled);
        QMetaObject::invokeMethod(
            m_receiver.get(), [done, result = std::move(result)] { done(result); }, Qt::QueuedConnection);
    }));
    m_thread->start();
}

void WorldUnpacker::cancel()
{
    m_isCancelled = true;
    if (m_thread != nullptr)
        m_thread->wait();
    m_thread.reset();
    m_receiver.reset(); // with what it would have got
}

} // namespace cave
