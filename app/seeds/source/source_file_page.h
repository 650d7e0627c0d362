// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/source/source_page.h"
#include "editor/document/job_runner.h"

#include <memory>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;

namespace cave {

/// Seeds from a text file, one per line or in a column of a table. Read off the interface thread.
class FileSource : public SourcePage {
    Q_OBJECT

public:
    explicit FileSource(QWidget *parent);

    /// Reads this file instead of the previous one.
    void setFile(const QString &path);

    [[nodiscard]] SourceOutcome outcome(const WorldSpec &base) const override;
    void saveState(QSettings &settings) const override;
    void restoreState(const QSettings &settings) override;
    void retranslateUi() override;

private:
    using Seeds = Result<SeedList>;

    void choose();
    void read();
    [[nodiscard]] QString description() const;

    QLabel *m_label;
    QLineEdit *m_path;
    QPushButton *m_choose;
    QLabel *m_columnLabel;
    QLineEdit *m_column;
    std::shared_ptr<const Seeds> m_seeds; // none if no file was chosen
    JobRunner m_runner;
};

} // namespace cave
