// SPDX-License-Identifier: MIT
#include "app/seeds/page/seed_files.h"

#include "app/common/banner.h"
#include "app/common/data_folders.h"
#include "app/common/job_progress.h"
#include "app/common/picture_file.h"
#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/page/seeds_actions.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/sheet/contact_sheet.h"
#include "app/seeds/sheet/contact_sheet_image.h"
#include "app/seeds/sheet/sheet_cameras.h"
#include "app/seeds/source/seed_link.h"
#include "core/base/json.h"
#include "core/io/codec/spec_arguments.h"
#include "core/io/exports/csv.h"
#include "core/io/files/atomic_file.h"
#include "core/world/generator_info.h"
#include "editor/view/form/form.h"
#include "editor/view/style/file_dialog.h"
#include "editor/view/style/theme.h"
#include "editor/view/texts/texts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <set>

#include "moc_seed_files.cpp"

namespace cave {
namespace {

/// The shortest text that reads back as the same number.
std::string numberText(double value)
{
    std::array<char, 32> text{};
    const auto [end, problem] = std::to_chars(text.data(), text.data() + text.size(), value);
    return {text.data(), end};
}

bool isDefault(const SettingInfo &info, const WorldSpec &spec)
{
    return info.get(spec.settings) == info.get(defaultSettings(spec.generator.kind));
}

std::vector<const SettingInfo *> settingsThatDiffer(const SeedExport &seeds)
{
    std::vector<const SettingInfo *> infos;
    for (const GeneratorKind kind : seedGenerators()) {
        for (const SettingInfo &own : settingsOf(kind)) {
            const SettingInfo *info = findSetting(own.key);
            const bool same = std::ranges::all_of(
                seeds.rows, [&](const SeedExport::Row &row) { return isDefault(*info, row.spec); });
            if (!same && std::ranges::find(infos, info) == infos.end())
                infos.push_back(info);
        }
    }
    return infos;
}

std::string joined(const std::vector<std::string> &texts, const char *separator)
{
    std::string all;
    for (const std::string &text : texts)
        all += (all.empty() ? "" : separator) + text;
    return all;
}

/// Fields of a table row, independent of the separator.
using Fields = std::vector<std::string>;

struct Columns {
    bool seedNumbers = false;
    std::vector<const SettingInfo *> settings;
};

Columns columnsOf(const SeedExport &seeds)
{
    return {std::ranges::any_of(seeds.rows, [](const auto &row) { return row.spec.seedNumber.has_value(); }),
            settingsThatDiffer(seeds)};
}

Fields headings(const SeedExport &seeds, const Columns &columns)
{
    Fields fields{"seed"};
    if (columns.seedNumbers)
        fields.emplace_back("seed_number");
    fields.insert(fields.end(), {"generator", "version"});
    for (const SettingInfo *info : columns.settings)
        fields.emplace_back(info->key);
    fields.insert(fields.end(), {"starred", "tags", "note"});
    for (const MetricQuery &query : seeds.queries)
        fields.push_back(queryText(query));
    fields.insert(fields.end(), seeds.formulas.begin(), seeds.formulas.end());
    if (seeds.ofSearch)
        fields.emplace_back("result");
    fields.emplace_back("unmeasured");
    return fields;
}

std::string resultOf(const SeedExport::Row &row)
{
    return row.matches ? "match" : "near miss";
}

Fields fieldsOf(const SeedExport &seeds, const SeedExport::Row &row, const Columns &columns)
{
    Fields fields{row.spec.seed};
    if (columns.seedNumbers)
        fields.push_back(row.spec.seedNumber ? std::to_string(*row.spec.seedNumber) : std::string());
    fields.emplace_back(generatorName(row.spec.generator.kind));
    fields.push_back(std::to_string(row.spec.generator.version));
    for (const SettingInfo *info : columns.settings)
        fields.push_back(settingText(*info, row.spec.settings));
    fields.emplace_back(row.starred ? "1" : "0");
    fields.push_back(joined(row.tags, ","));
    fields.push_back(row.note);
    for (const double value : row.values)
        fields.push_back(std::isfinite(value) ? numberText(value) : std::string());
    if (seeds.ofSearch)
        fields.push_back(resultOf(row));
    fields.push_back(joined(row.unmeasured, " "));
    return fields;
}

/// Pasted into a spreadsheet.
std::string tabField(const std::string &field)
{
    std::string text = guardedText(field);
    std::ranges::replace_if(
        text, [](char letter) { return letter == '\t' || letter == '\n' || letter == '\r'; }, ' ');
    return text;
}

template<class Field>
std::string tableText(const SeedExport &seeds, const Field &field, char separator, const char *lineEnd)
{
    const Columns columns = columnsOf(seeds);
    std::string text;
    const auto addLine = [&](const Fields &fields) {
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (i > 0)
                text += separator;
            text += field(fields[i]);
        }
        text += lineEnd;
    };
    addLine(headings(seeds, columns));
    for (const SeedExport::Row &row : seeds.rows)
        addLine(fieldsOf(seeds, row, columns));
    return text;
}

Json settingJson(const SettingInfo &info, const WorldSettings &settings)
{
    constexpr double kTenThousand = 10'000;
    switch (info.unit) {
    case SettingUnit::Count:
        return info.get(settings);
    case SettingUnit::TenThousandths:
        return info.get(settings) / kTenThousand;
    case SettingUnit::Choice:
        break;
    }
    return settingText(info, settings);
}

Json jsonOf(const SeedExport &seeds, const SeedExport::Row &row)
{
    Json object;
    object["seed"] = row.spec.seed;
    if (row.spec.seedNumber)
        object["seedNumber"] = *row.spec.seedNumber;
    object["generator"] = {{"name", generatorName(row.spec.generator.kind)},
                           {"version", row.spec.generator.version}};
    Json settings = Json::Object{};
    for (const SettingInfo &info : settingsOf(row.spec.generator.kind)) {
        if (!isDefault(info, row.spec))
            settings[std::string(info.key)] = settingJson(info, row.spec.settings);
    }
    object["settings"] = std::move(settings);
    object["starred"] = row.starred;
    object["tags"] = Json(row.tags);
    object["note"] = row.note;
    Json metrics = Json::Object{};
    for (std::size_t i = 0; i < seeds.queries.size(); ++i) {
        if (isMeasuredIn(seeds.queries[i], row.spec.generator.kind))
            metrics[queryText(seeds.queries[i])] =
                std::isfinite(row.values[i]) ? Json(row.values[i]) : Json();
    }
    for (std::size_t i = 0; i < seeds.formulas.size(); ++i) {
        const double value = row.values[seeds.queries.size() + i];
        metrics[seeds.formulas[i]] = std::isfinite(value) ? Json(value) : Json();
    }
    object["metrics"] = std::move(metrics);
    if (seeds.ofSearch)
        object["result"] = resultOf(row);
    object["unmeasured"] = Json(row.unmeasured);
    return object;
}

constexpr QSize kUsualMap{1920, 1080};

/// A file name for a world: the characters of its seed that are valid in every file system.
QString fileNameOf(const WorldSpec &spec)
{
    constexpr int kLongest = 60;
    QString name;
    for (const QChar c : QString::fromStdString(seedText(spec)).left(kLongest))
        name += c.isLetterOrNumber() || c == '-' || c == '_' ? c : QChar('_');
    return name.isEmpty() ? QStringLiteral("seed") : name;
}

/// Merges both marks, without losing any existing ones.
SeedMarks joined(SeedMarks marks, const SeedMarks &more)
{
    marks.starred = marks.starred || more.starred;
    std::set<std::string> tags(marks.tags.begin(), marks.tags.end());
    tags.insert(more.tags.begin(), more.tags.end());
    marks.tags.assign(tags.begin(), tags.end());
    if (marks.note.empty())
        marks.note = more.note;
    else if (!more.note.empty() && marks.note.find(more.note) == std::string::npos)
        marks.note += "\n" + more.note;
    for (const SeedMarker &marker : more.markers) {
        if (std::find(marks.markers.begin(), marks.markers.end(), marker) == marks.markers.end())
            marks.markers.push_back(marker);
    }
    return marks;
}

} // namespace

SeedExport exportOf(const SeedOrder &order, const std::vector<int> &rows)
{
    SeedTable &table = order.table();
    SeedExport seeds{table.queries(), table.formulas(), table.condition().has_value(), {}};
    seeds.rows.reserve(rows.size());
    for (const int row : rows) {
        const QModelIndex seed = order.index(row, SeedTable::SeedColumn);
        const int tableRow = order.mapToSource(seed).row();
        SeedExport::Row out{order.specAt(row), seed.data(seed_roles::Starred).toBool()};
        out.matches = tableRow < table.matchCount();
        for (const QString &tag : seed.data(seed_roles::Tags).toStringList())
            out.tags.push_back(tag.toStdString());
        out.note = order.index(row, SeedTable::NoteColumn).data().toString().toStdString();
        for (const MetricQuery &query : seeds.queries) {
            out.values.push_back(order.value(row, query));
            if (table.values().isUnknown(tableRow, query))
                out.unmeasured.push_back(queryText(query));
        }
        for (const std::string &formula : seeds.formulas)
            out.values.push_back(
                table.index(tableRow, table.columnOf(formula)).data(seed_roles::Value).toDouble());
        seeds.rows.push_back(std::move(out));
    }
    return seeds;
}

SeedExport exportOf(const SeedOrder &order)
{
    std::vector<int> rows(static_cast<std::size_t>(order.rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    return exportOf(order, rows);
}

int measuredRows(const SeedExport &seeds)
{
    return static_cast<int>(
        std::ranges::count_if(seeds.rows, [](const SeedExport::Row &row) { return row.unmeasured.empty(); }));
}

std::string toCsv(const SeedExport &seeds)
{
    return tableText(seeds, csvText, ',', "\r\n");
}

std::string toTabText(const SeedExport &seeds)
{
    return tableText(seeds, tabField, '\t', "\n");
}

std::string toJson(const SeedExport &seeds)
{
    constexpr int kIndent = 2;
    Json all = Json::List{};
    for (const SeedExport::Row &row : seeds.rows)
        all.append(jsonOf(seeds, row));
    return all.dump({.indent = kIndent}) + '\n';
}

Result<void> writeExport(const SeedExport &seeds, const QString &file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending != QLatin1String("csv") && ending != QLatin1String("json"))
        return invalid(QCoreApplication::translate("SeedExport", "“%1”: seeds are exported as .csv or .json.")
                           .arg(file)
                           .toStdString());
    return writeFileAtomically(toPath(file), ending == QLatin1String("csv") ? toCsv(seeds) : toJson(seeds));
}

void copyExport(const SeedExport &seeds)
{
    QApplication::clipboard()->setText(QString::fromStdString(toTabText(seeds)));
}

/// Asks for the size of a picture: of one map (width, height, pixels per cell) or of a sheet of maps
/// (columns, card width).
class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// The request has the initial sizes.
    PictureDialog(MapPictureRequest request, QWidget *parent) : PictureDialog(parent)
    {
        setWindowTitle(tr("Save map as picture"));
        QSpinBox *width = addNumber("picture.width", tr("&Width in pixels"), kSmallestPicture,
                                    kLargestPicture, request.size.width());
        QSpinBox *height = addNumber("picture.height", tr("&Height in pixels"), kSmallestPicture,
                                     kLargestPicture, request.size.height());
        QSpinBox *cell = addNumber("picture.cell", tr("Pixels per &cell"), 1, Zoom::kLargest,
                                   std::max(1, request.camera.zoom.step));
        const auto showSize = [this, width, height, cell] {
            m_note->setText(tr("Covers %1 × %2 cells.")
                                .arg(width->value() / cell->value())
                                .arg(height->value() / cell->value()));
        };
        for (QSpinBox *box : {width, height, cell})
            connect(box, &QSpinBox::valueChanged, this, showSize);
        showSize();
        addButtons();
        connect(this, &QDialog::accepted, this, [this, request, width, height, cell]() mutable {
            request.size = {width->value(), height->value()};
            request.camera.zoom = Zoom{cell->value()};
            emit mapChosen(request);
        });
    }

    PictureDialog(const SheetRequest &request, QWidget *parent) : PictureDialog(parent)
    {
        setWindowTitle(tr("Save sheet as picture"));
        QSpinBox *columns = addNumber("picture.columns", tr("C&olumns"), 1, kMaxColumns,
                                      std::min(request.columns, kMaxColumns));
        QSpinBox *width = addNumber("picture.cardWidth", tr("Map &width"), CardFace::kNarrowest,
                                    CardFace::kWidest, request.cardWidth);
        const auto chosen = [request, columns, width] {
            SheetRequest sized = request;
            sized.columns = columns->value();
            sized.cardWidth = width->value();
            return sized;
        };
        for (QSpinBox *box : {columns, width})
            connect(box, &QSpinBox::valueChanged, this, [this, chosen] { reportSheetSize(chosen()); });
        addButtons();
        reportSheetSize(chosen());
        connect(this, &QDialog::accepted, this, [this, chosen] { emit sheetChosen(chosen()); });
    }

signals:
    /// The request with the chosen sizes.
    void mapChosen(const cave::MapPictureRequest &request);
    void sheetChosen(const cave::SheetRequest &request);

private:
    static constexpr int kSmallestPicture = 16;
    static constexpr int kMaxColumns = 100;

    explicit PictureDialog(QWidget *parent)
        : QDialog(parent)
        , m_form(new QFormLayout(this))
        , m_note(named("picture.note", new QLabel))
        , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel))
    {
        setObjectName("pictureDialog");
        setAttribute(Qt::WA_DeleteOnClose);
        m_note->setWordWrap(true);
        connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    }

    QSpinBox *addNumber(const QString &id, const QString &label, int least, int most, int value)
    {
        auto *box = new QSpinBox;
        box->setObjectName(id);
        box->setRange(least, most);
        box->setValue(value);
        m_form->addRow(label, box);
        return box;
    }

    void addButtons()
    {
        m_form->addRow(m_note);
        m_form->addRow(m_buttons);
    }

    void reportSheetSize(const SheetRequest &request)
    {
        const PictureSize size = sheetSize(request);
        const bool fits = size.width <= kLargestPicture && size.height <= kLargestPicture;
        const QLocale locale;
        QString text =
            tr("%n maps: a picture of %1 × %2 pixels.", nullptr, static_cast<int>(request.cards.size()))
                .arg(locale.toString(size.width), locale.toString(size.height));
        if (!fits)
            text +=
                QLatin1Char(' ') +
                tr("Too large: at most %1 per side. Select fewer seeds, or use more columns or smaller maps.")
                    .arg(locale.toString(kLargestPicture));
        m_note->setText(text);
        m_buttons->button(QDialogButtonBox::Save)->setEnabled(fits);
    }

    QFormLayout *m_form;
    QLabel *m_note;
    QDialogButtonBox *m_buttons;
};

SeedFiles::SeedFiles(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    const auto on = [this](QAction *action, void (SeedFiles::*slot)()) {
        connect(action, &QAction::triggered, this, slot);
    };
    on(parts.actions.copySeed, &SeedFiles::copySeeds);
    on(parts.actions.copyLink, &SeedFiles::copyLink);
    on(parts.actions.copyCommand, &SeedFiles::copyCommand);
    on(parts.actions.openCard, &SeedFiles::chooseCard);
    on(parts.actions.saveCard, &SeedFiles::saveCard);
    on(parts.actions.saveMap, &SeedFiles::saveMap);
    on(parts.actions.saveSheet, &SeedFiles::saveSheet);
    on(parts.actions.saveRows, &SeedFiles::saveRows);
    on(parts.actions.copyRows, &SeedFiles::copyRows);
}

void SeedFiles::copySeeds()
{
    QStringList seeds;
    // A number that stands for a seed isn't one: as a line of a list, a link names its world.
    for (const WorldSpec &spec : m_parts.chosen.specs())
        seeds.append(spec.seedNumber && canBeLinked(spec) ? seedLinkText({spec, {}})
                                                          : QString::fromStdString(seedText(spec)));
    QGuiApplication::clipboard()->setText(seeds.join('\n'));
    m_parts.banner.report(Banner::Kind::Note, seeds.size() == 1 ? tr("Copied: %1").arg(seeds.front())
                                                                : tr("Copied %n seeds.", nullptr,
                                                                     static_cast<int>(seeds.size())));
}

/// The middle of the map is the place.
void SeedFiles::copyLink()
{
    const std::optional<WorldSpec> spec = m_parts.chosen.currentSpec();
    if (!spec)
        return;
    if (!canBeLinked(*spec)) {
        m_parts.banner.report(
            Banner::Kind::Warning,
            spec->levelFiles.empty()
                ? tr("This seed is too long for a link. Save a seed card.")
                : tr("Worlds made from your own level files don't fit into a link. Save a seed card."));
        return;
    }
    const CardCamera camera = m_parts.sheet.cameras().of(*spec);
    const QString link = seedLinkText({*spec, camera.at.normalized().cell});
    QGuiApplication::clipboard()->setText(link);
    m_parts.banner.report(Banner::Kind::Note, tr("Copied: %1").arg(link));
}

void SeedFiles::copyCommand()
{
    const std::optional<WorldSpec> spec = m_parts.chosen.currentSpec();
    if (!spec)
        return;
    if (spec->seedNumber) {
        m_parts.banner.report(
            Banner::Kind::Warning,
            tr("Only the number of this world's seed is known, which commands don't accept."));
        return;
    }
    const QString command = QString::fromStdString("cavegame-cli stats " + specArguments(*spec));
    QGuiApplication::clipboard()->setText(command);
    m_parts.banner.report(Banner::Kind::Note, tr("Copied: %1").arg(command));
}

void SeedFiles::chooseCard()
{
    chooseFile(tr("Open seed card"), {}, {tr("Seed cards (*.cavecard *.json)"), tr("All files (*)")},
               [this](const QString &file) { openCard(toPath(file)); });
}

void SeedFiles::openCard(const std::filesystem::path &file)
{
    const auto read = [file]() -> Result<OpenedCard> {
        auto card = CAVE_TRY(readSeedCard(file));
        const auto holds = CAVE_TRY(cardHolds(card));
        return OpenedCard{std::move(card), holds};
    };
    m_jobs.run(read, [this](const Result<OpenedCard> &opened) {
        if (opened)
            takeCard(*opened);
        else
            reportFailed(opened.error());
    });
}

/// The card's marks are added to those of that world; if the world differs, they are about another place, so
/// only on request.
void SeedFiles::takeCard(const OpenedCard &opened)
{
    const SeedCard &card = opened.card;
    const bool stored = !opened.holds || addCardMarks(card);
    emit cardOpened(card);
    if (!stored)
        return; // the banner says why
    const QString seed = QString::fromStdString(seedText(card.spec));
    const QString differs = tr("This version generates “%1” differently from its seed card: the hash of the "
                               "first regions differs.")
                                .arg(seed);
    if (opened.holds) {
        m_parts.banner.report(Banner::Kind::Note, tr("World “%1” matches its seed card.").arg(seed));
    } else if (card.marks.empty()) {
        m_parts.banner.report(Banner::Kind::Warning, differs);
    } else {
        m_parts.banner.report(Banner::Kind::Warning,
                              differs + QLatin1Char(' ') +
                                  tr("Its star, tags, note and markers were not added to "
                                     "your library."),
                              {{tr("Add anyway"), [this, card] { addCardMarks(card); }}});
    }
}

bool SeedFiles::addCardMarks(const SeedCard &card)
{
    return m_parts.marks.keep(card.spec, joined(m_parts.marks.marksOf(card.spec), card.marks));
}

void SeedFiles::saveCard()
{
    const std::optional<WorldSpec> spec = m_parts.chosen.currentSpec();
    if (!spec)
        return;
    emit marksWanted();
    SeedCard card;
    card.spec = *spec;
    card.marks = m_parts.marks.marksOf(card.spec);
    const CardCamera camera = m_parts.sheet.cameras().of(m_parts.chosen.current());
    card.camera = SeedCamera{camera.at.normalized().cell, camera.zoom.step};
    const Result<std::uint64_t> hash = hashOfFirstRegions(card.spec);
    if (!hash)
        return reportFailed(hash.error());
    card.firstRegions = *hash;
    chooseFile(tr("Save seed card"),
               fileNameOf(card.spec) + QString::fromStdString(std::string(kSeedCardSuffix)),
               {tr("Seed cards (*.cavecard *.json)")}, [this, card](const QString &file) {
                   if (const Result<void> written = writeSeedCard(card, toPath(file)); !written)
                       reportFailed(written.error());
                   else
                       reportSaved(file);
               });
}

void SeedFiles::saveMap()
{
    const std::optional<WorldSpec> spec = m_parts.chosen.currentSpec();
    if (!spec)
        return;
    MapPictureRequest request;
    request.spec = *spec;
    request.camera = m_parts.sheet.cameras().of(m_parts.chosen.current());
    request.size = kUsualMap;
    request.things = m_parts.actions.things->isChecked();
    request.theme = currentTheme();
    auto *dialog = new PictureDialog(request, &m_parts.page);
    connect(dialog, &PictureDialog::mapChosen, this, [this](const MapPictureRequest &chosen) {
        savePicture(fileNameOf(chosen.spec),
                    [chosen](const PictureProgress &progress) { return renderMapPicture(chosen, progress); });
    });
    dialog->open();
}

void SeedFiles::saveSheet()
{
    QModelIndexList rows; // empty for all
    if (const std::vector<int> selected = m_parts.chosen.rows(); selected.size() > 1) {
        for (const int row : selected)
            rows.append(m_parts.order.index(row, 0));
    }
    auto *dialog =
        new PictureDialog(m_parts.sheet.sheetRequest(rows, m_parts.sheet.cards().columns()), &m_parts.page);
    connect(dialog, &PictureDialog::sheetChosen, this, [this](const SheetRequest &chosen) {
        savePicture(tr("seeds"),
                    [chosen](const PictureProgress &progress) { return renderSheet(chosen, progress); });
    });
    dialog->open();
}

/// Asks for a file, paints off the interface thread and writes.
void SeedFiles::savePicture(const QString &name, const Drawing &draw)
{
    chooseFile(
        tr("Save picture"), name + ".png", {tr("Pictures (*.png)")}, [this, draw](const QString &file) {
            auto *progress = new JobProgress(tr("Drawing…"), &m_parts.page);
            const auto work = [draw, file, state = progress->state()]() -> Result<QString> {
                const Result<QImage> image = draw([state](double share) { return state->report(share); });
                if (!image)
                    return image.error();
                const Result<void> written = writePicture(*image, toPath(file));
                return written ? Result<QString>(file) : written.error();
            };
            m_jobs.run(work, [this, progress](const Result<QString> &saved) {
                const bool stopped = progress->state()->stopped;
                progress->deleteLater();
                if (saved)
                    reportSaved(*saved);
                else if (!stopped)
                    reportFailed(saved.error());
            });
        });
}

SeedExport SeedFiles::chosenRows() const
{
    const std::vector<int> rows = m_parts.chosen.rows();
    return rows.size() < 2 ? exportOf(m_parts.order) : exportOf(m_parts.order, rows);
}

void SeedFiles::saveRows()
{
    emit marksWanted();
    chooseFile(tr("Export table"), tr("seeds") + ".csv", {tr("CSV (*.csv)"), tr("JSON (*.json)")},
               [this](const QString &file) {
                   const SeedExport seeds = chosenRows();
                   const auto write = [seeds, file] { return writeExport(seeds, file); };
                   m_jobs.run(write, [this, seeds, file](const Result<void> &written) {
                       if (!written)
                           reportFailed(written.error());
                       else
                           reportWritten(seeds, tr("Written: %1").arg(file));
                   });
               });
}

void SeedFiles::copyRows()
{
    emit marksWanted();
    const SeedExport seeds = chosenRows();
    copyExport(seeds);
    reportWritten(seeds, seeds.rows.size() == 1
                             ? tr("Copied one row.")
                             : tr("Copied %n rows.", nullptr, static_cast<int>(seeds.rows.size())));
}

/// Mentions values not measured yet, so that empty fields aren't mistaken for values.
void SeedFiles::reportWritten(const SeedExport &seeds, const QString &what)
{
    const auto missing = static_cast<int>(seeds.rows.size()) - measuredRows(seeds);
    if (missing > 0) {
        m_parts.banner.report(Banner::Kind::Warning,
                              what + QLatin1Char(' ') +
                                  tr("%n of them were not fully measured yet.", nullptr, missing));
    } else {
        m_parts.banner.report(Banner::Kind::Note, what);
    }
}

void SeedFiles::chooseFile(const QString &title, const QString &name, const QStringList &filters,
                           const std::function<void(const QString &)> &chosen)
{
    QFileDialog *dialog = name.isEmpty()
                              ? askToOpen(&m_parts.page, title, filters)
                              : askToSave(&m_parts.page, title, filters, QFileInfo(name).suffix(), name);
    connect(dialog, &QFileDialog::fileSelected, this, chosen);
    dialog->open();
}

void SeedFiles::reportFailed(const Error &error)
{
    m_parts.banner.report(Banner::Kind::Error, errorText(error));
}

void SeedFiles::reportSaved(const QString &file)
{
    m_parts.banner.report(Banner::Kind::Note, tr("Written: %1").arg(file));
}

} // namespace cave

#include "seed_files.moc"
