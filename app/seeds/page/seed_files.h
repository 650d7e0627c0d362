// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/seeds/seed_card.h"
#include "editor/document/job_runner.h"

#include <QImage>
#include <QObject>

#include <filesystem>
#include <functional>

class QWidget;

namespace cave {

class Banner;
class ContactSheet;
class SeedMarksStore;
class SeedOrder;
class SeedSelection;
class SeedsActions;
struct MapPictureRequest;
struct SeedExport;
struct SheetRequest;

/// Files and the clipboard in Seeds: seed cards, pictures and tables. Reads and paints off the interface
/// thread; results are reported in the banner.
class SeedFiles : public QObject {
    Q_OBJECT

public:
    /// What it works on; all must outlive it.
    struct Parts {
        QWidget &page; ///< parent of dialogs
        Banner &banner;
        const SeedsActions &actions;
        SeedMarksStore &marks;
        const SeedOrder &order;
        const SeedSelection &chosen;
        const ContactSheet &sheet;
    };
    SeedFiles(const Parts &parts, QObject *parent);

    /// Reads a seed card and compares its world with the one generated here.
    void openCard(const std::filesystem::path &file);
    void reportFailed(const Error &error);
    void reportSaved(const QString &file);

signals:
    /// A card was read. Its world should be shown; its marks have been added unless the world differs.
    void cardOpened(const cave::SeedCard &card);
    /// Marks are about to be read: pending edits should be stored.
    void marksWanted();

private:
    struct OpenedCard {
        SeedCard card;
        bool holds = true;
    };
    using Drawing = std::function<Result<QImage>(const std::function<bool(double)> &)>;

    void copySeeds();
    void copyLink();
    void copyCommand();
    void chooseCard();
    void takeCard(const OpenedCard &opened);
    bool addCardMarks(const SeedCard &card);
    void saveCard();
    void saveMap();
    void saveSheet();
    void savePicture(const QString &name, const Drawing &draw);
    void saveRows();
    void copyRows();
    [[nodiscard]] SeedExport chosenRows() const;
    void reportWritten(const SeedExport &seeds, const QString &what);
    void chooseFile(const QString &title, const QString &name, const QStringList &filters,
                    const std::function<void(const QString &)> &chosen);

    const Parts m_parts;
    JobRunner m_jobs;
};

} // namespace cave
