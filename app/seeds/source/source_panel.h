// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/source/source_page.h"
#include "core/analysis/search/seed_set.h"
#include "core/io/seeds/seed_library.h"

#include <QList>
#include <QWidget>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QSettings;
class QTimer;
class QToolButton;
class QVBoxLayout;

namespace cave {

class FieldNote;
class FileSource;
class KeptSource;
class SettingRow;

/// Chooses the source of seeds, and the generator and settings for their worlds.
class SourcePanel : public QWidget {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Numbers, List, File, Words, Random, Kept, Sweep };
    static constexpr std::size_t kKindCount = 7;

    explicit SourcePanel(QWidget *parent = nullptr);

    [[nodiscard]] Kind kind() const;
    void setKind(Kind kind);
    /// Switches to the seeds of a text file.
    void showFile(const QString &path);
    /// The library's seeds; call this in response to `keptWanted`.
    void setKept(const std::vector<KeptSeed> &kept);
    /// The same when the marks of one have changed; none that is shown leaves by that.
    void followKept(const std::vector<KeptSeed> &kept, const WorldSpec &changed);

    /// Reports what waits to be chosen at once; what arrives from now on wasn't asked for.
    void settle();
    /// Whether the user has entered something since then, so that it should be shown.
    [[nodiscard]] bool isEntered() const { return m_entered; }

    /// The set currently entered; none while something is invalid or missing.
    [[nodiscard]] const std::optional<SeedSet> &set() const { return m_set; }
    /// What is wrong, by field and reason; empty if nothing.
    [[nodiscard]] QString problem() const { return m_problem; }

    /// To and from the current group.
    void saveState(QSettings &settings) const;
    void restoreState(const QSettings &settings);

signals:
    /// Another set was entered; emitted after a short delay, or at once with Enter.
    void setChosen(const cave::SeedSet &set);
    /// After `setChosen`: what was entered also names a place in its first world.
    void placeChosen(cave::WorldPos place);
    /// Requests `setKept`.
    void keptWanted();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void createPages(QVBoxLayout &column);
    void createGenerator(QVBoxLayout &column);
    void createSettings(QVBoxLayout &column);
    void retranslateUi();
    [[nodiscard]] SourcePage *page() const { return m_pages[static_cast<std::size_t>(kind())]; }
    [[nodiscard]] GeneratorKind generator() const;
    [[nodiscard]] WorldSpec base() const;
    void showPage();
    void showSettings();
    void loadDefaults();
    void resetSettings();
    void edited();
    void refresh();
    void choose();

    QLabel *m_kindLabel = nullptr;
    QComboBox *m_kind = nullptr;
    std::array<SourcePage *, kKindCount> m_pages{};
    FileSource *m_file = nullptr;
    KeptSource *m_keptPage = nullptr;
    FieldNote *m_note;
    QWidget *m_worldPart = nullptr; // generator and settings
    QLabel *m_generatorLabel = nullptr;
    QComboBox *m_generator = nullptr;
    QToolButton *m_settingsHead = nullptr;
    QToolButton *m_reset = nullptr;
    QWidget *m_settings = nullptr;
    QList<SettingRow *> m_rows;
    QTimer *m_chooseSoon;
    std::optional<SeedSet> m_set;
    std::optional<WorldPos> m_place;
    std::optional<SeedSet> m_chosen;       // as last reported
    std::optional<WorldPos> m_chosenPlace; // the same
    QString m_problem;
    bool m_entered = false;
};

} // namespace cave
