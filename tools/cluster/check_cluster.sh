#!/usr/bin/env bash
# Runs a search in one piece, by GNU parallel here and over ssh, and by Slurm with two node daemons, all on this machine, and compares the
# results. On the way a search is killed, and a node with everything that runs on it. For ./check --cluster; needs root for munge and Slurm.
#
# CAVEGAME_CLUSTER_SEEDS   how many seeds (default: 10000000)
# CAVEGAME_CLUSTER_FOLDER  an empty or new folder for everything (default: a temporary one, removed in the end)
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/../.."

seeds=${CAVEGAME_CLUSTER_SEEDS:-10000000}
shards=8
search=(--generator classic --where 'chests(4) >= 3' --near 20 --from 1 --count "$seeds")
work=${CAVEGAME_CLUSTER_FOLDER:-$(mktemp -d /tmp/cavegame-cluster-XXXXXX)}
mkdir -p "$work"
# A copy, as results of different builds aren't merged.
install build/release/bin/cavegame-cli "$work/cavegame-cli"
export CAVEGAME_CLI=$work/cavegame-cli
started=() # process ids of the daemons

say() {
    echo "[$SECONDS s] $*"
}

fail() {
    echo "check_cluster.sh: $*" >&2
    exit 1
}

tidy_up() {
    local status=$? pid
    if [ -e "$work/cave1.pid" ]; then
        scancel --full --user=root >/dev/null 2>&1 || true
    fi
    for pid in "${started[@]}" $(cat "$work"/cave?.pid 2>/dev/null || true); do
        kill "$pid" 2>/dev/null || true
    done
    if [ -z "${CAVEGAME_CLUSTER_FOLDER:-}" ] && [ $status -eq 0 ]; then
        sleep 2
        rm -rf --one-file-system "$work"
    else
        say "everything is in $work"
    fi
}
trap tidy_up EXIT

# wait_for SECONDS WHAT COMMAND...: until the command succeeds.
wait_for() {
    local end=$((SECONDS + $1)) what=$2
    shift 2
    until "$@" >/dev/null 2>&1; do
        [ $SECONDS -lt $end ] || fail "no $what in time"
        sleep 0.2
    done
}

# The lock of a state names the process that searches.
searcher() {
    local pid
    pid=$(tr -dc 0-9 2>/dev/null <"$1.state.lock") && [ -n "$pid" ] && [ "$(cat "/proc/$pid/comm" 2>/dev/null)" = cavegame-cli ] &&
        echo "$pid"
}

parent_of() {
    awk '$1 == "PPid:" { print $2 }' "/proc/$1/status"
}

same() {
    cmp "$work/whole.ndjson" "$1" || fail "$1 differs from the result of one run"
    say "$1 equals the result of one run"
}

search_whole() {
    "$CAVEGAME_CLI" search "${search[@]}" --out "$work/whole.ndjson"
    say "one run is done: $(tail -n 1 "$work/whole.ndjson" | grep -o '"done.*')"
}

search_parallel() {
    local folder=$work/parallel run pid
    tools/cluster/search_parallel.sh --shards $shards --folder "$folder" -- "${search[@]}" >"$work/parallel.log" 2>&1 &
    run=$!
    wait_for 3600 "second shard" test -s "$folder/2.state"
    wait_for 60 "search of a shard" searcher "$folder/2"
    pid=$(searcher "$folder/2")
    kill -KILL "$pid"
    say "killed the search of shard 2 under parallel"
    if wait $run; then
        fail "parallel did not report the killed shard"
    fi
    tools/cluster/search_parallel.sh --shards $shards --folder "$folder" -- "${search[@]}" >>"$work/parallel.log" 2>&1 ||
        fail "parallel failed, see $work/parallel.log"
    same "$folder/all.ndjson"
}

# A server for ssh on this machine, with keys of its own; parallel reaches it as two hosts.
start_ssh() {
    local port=27022 file
    install -d -m 700 "$work/ssh"
    for file in host user; do
        ssh-keygen -q -t ed25519 -N '' -f "$work/ssh/$file"
    done
    cp "$work/ssh/user.pub" "$work/ssh/authorized"
    cat >"$work/ssh/server.conf" <<CONF
Port $port
ListenAddress 127.0.0.1
HostKey $work/ssh/host
AuthorizedKeysFile $work/ssh/authorized
PidFile $work/ssh/server.pid
StrictModes no
PermitRootLogin yes
PasswordAuthentication no
UsePAM no
CONF
    cat >"$work/ssh/client.conf" <<CONF
Host alpha beta
    HostName 127.0.0.1
    Port $port
    IdentityFile $work/ssh/user
    IdentitiesOnly yes
    StrictHostKeyChecking no
    UserKnownHostsFile $work/ssh/known
    LogLevel ERROR
CONF
    mkdir -p /run/sshd
    /usr/sbin/sshd -D -f "$work/ssh/server.conf" -E "$work/ssh/log" &
    started+=($!)
    export PARALLEL_SSH="ssh -F $work/ssh/client.conf" RSYNC_RSH="ssh -F $work/ssh/client.conf"
    wait_for 60 "ssh server" ssh -F "$work/ssh/client.conf" alpha true
    say "an ssh server runs"
}

search_over_ssh() {
    local folder
    folder=$work/$(basename "$work")-over-ssh # a name of its own in the home folder
    start_ssh
    tools/cluster/search_parallel.sh --shards $shards --folder "$folder" --hosts 1/alpha,1/beta -- "${search[@]}" >"$work/ssh.log" 2>&1 ||
        fail "parallel over ssh failed, see $work/ssh.log"
    rm -rf --one-file-system "$HOME/cavegame-search/$(basename "$folder")"-*
    same "$folder/all.ndjson"
}

write_slurm_conf() {
    cat >"$SLURM_CONF" <<CONF
ClusterName=cavegame
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmUser=root
SlurmctldPort=27017
AuthType=auth/munge
AuthInfo=socket=$work/munge/socket
CredType=cred/munge
StateSaveLocation=$work/controller
SlurmdSpoolDir=$work/spool-%n
SlurmctldPidFile=$work/controller.pid
SlurmdPidFile=$work/%n.pid
SlurmctldLogFile=$work/controller.log
SlurmdLogFile=$work/%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SlurmdParameters=config_overrides
ReturnToService=2
SlurmdTimeout=10
JobRequeue=1
NodeName=cave[1-2] NodeHostname=$(hostname -s) NodeAddr=127.0.0.1 Port=[27018-27019] CPUs=1 State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
}

start_node() {
    slurmd -N "$1" || fail "slurmd of $1 can't be started, see $work/$1.log"
    wait_for 60 "daemon of $1" test -s "$work/$1.pid"
}

start_slurm() {
    export SLURM_CONF=$work/slurm.conf
    install -d -m 700 "$work/munge" "$work/controller" "$work/spool-cave1" "$work/spool-cave2"
    head -c 1024 /dev/urandom >"$work/munge/key"
    chmod 600 "$work/munge/key"
    chmod 755 "$work" "$work/munge"
    write_slurm_conf
    munged --foreground --force --key-file="$work/munge/key" --socket="$work/munge/socket" --pid-file="$work/munge/pid" \
        --log-file="$work/munge/log" --seed-file="$work/munge/seed" >"$work/munge/out" 2>&1 &
    started+=($!)
    wait_for 60 "socket of munge" test -S "$work/munge/socket"
    slurmctld -D >"$work/controller.out" 2>&1 &
    started+=($!)
    wait_for 60 "controller of Slurm" scontrol ping
    start_node cave1
    start_node cave2
    wait_for 60 "two nodes" both_ready
    say "Slurm runs with two nodes"
}

both_ready() {
    [ "$(sinfo --noheader --Node --states=idle,mixed,allocated --format=%N | sort -u | wc -l)" -eq 2 ]
}

job_state() {
    scontrol show job "$1" --oneliner | grep -o 'JobState=[A-Z_]*' | head -n 1 | cut -d= -f2
}

# A shard that runs on the node: its number.
shard_on() {
    squeue --noheader --nodelist="$1" --states=running --name=cavegame-search --format=%K | head -n 1
}

shard_runs_on() {
    local shard
    shard=$(shard_on "$1") && [ -n "$shard" ] && [ -s "$2/$shard.ndjson" ] && searcher "$2/$shard"
}

# As a power cut: the daemon, the task's step, its script and the search.
kill_node() {
    local folder=$2 shard pid script step
    wait_for 3600 "shard on $1" shard_runs_on "$1" "$folder"
    shard=$(shard_on "$1")
    pid=$(searcher "$folder/$shard") || fail "shard $shard of $1 ended before its node was killed; use more seeds"
    script=$(parent_of "$pid")
    step=$(parent_of "$script")
    kill -KILL "$(cat "$work/$1.pid")" "$step" "$script" "$pid"
    rm -f "$work/$1.pid"
    say "killed node $1 with shard $shard"
}

merge_ended() {
    case "$(job_state "$1")" in
    COMPLETED | FAILED | CANCELLED | TIMEOUT | NODE_FAIL) return 0 ;;
    esac
    return 1
}

search_slurm() {
    local folder=$work/slurm merge state
    start_slurm
    merge=$(tools/cluster/search_slurm.sh --shards $shards --folder "$folder" -- "${search[@]}")
    kill_node cave2 "$folder"
    sleep 15 # longer than SlurmdTimeout
    start_node cave2
    say "started node cave2 again"
    wait_for 36000 "end of the merging job" merge_ended "$merge"
    state=$(job_state "$merge")
    [ "$state" = COMPLETED ] || fail "the merging job ended as $state; see the logs in $folder"
    same "$folder/all.ndjson"
}

search_whole
search_parallel
search_over_ssh
search_slurm
say "all results are the same"
