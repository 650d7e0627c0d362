// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QSocketNotifier;

namespace cave {

/// During its lifetime, SIGTERM, SIGINT and SIGHUP don't end the program: the first one is reported in the
/// interface thread, where the program can shut down properly. A second one, half a second later or more,
/// ends it at once; some programs signal a process and then its group. Ignored signals stay ignored. At most
/// one instance may exist.
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
