// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QSocketNotifier;

namespace cave {

/// While it lives, SIGTERM, SIGINT and SIGHUP don't end the program: the first one is shown in the
/// interface thread, where the program can end in order. A second one, half a second later or more, ends it
/// at once; some programs signal a process and then its group. Those that are ignored stay ignored. At most
/// one lives at a time.
class EndSignals : public QObject {
    Q_OBJECT

public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;

signals:
    void received(int signal);

private:
    void read();

    QSocketNotifier *m_notifier = nullptr;
};

} // namespace cave
