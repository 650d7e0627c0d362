#!/usr/bin/env bash
# Searches in shards by GNU parallel, on this machine or over ssh on others, and merges the results into FOLDER/all.ndjson. The same
# command again goes on where an interrupted or failed one stopped.
#
#   tools/cluster/search_parallel.sh --shards N --folder FOLDER [--jobs J] [--hosts HOST,... [--shared]] -- SEARCH OPTIONS
#
#   --shards N    how many parts; several for each machine, as they may differ in speed
#   --folder DIR  where results and states are stored
#   --jobs J      shards at a time on each machine (default: 1, which uses all of its cores)
#   --hosts LIST  machines that ssh reaches without a password and that have cavegame-cli; ":" is this one. Each stores its states in
#                 cavegame-search/ in the home folder, and results are copied to FOLDER by rsync
#   --shared      FOLDER is at the same path on all machines, so nothing is copied, and a shard can go on elsewhere
#
# CAVEGAME_CLI  the program to run (default: cavegame-cli)
set -euo pipefail

usage() {
    echo "search_parallel.sh: $1 (see the beginning of $0)" >&2
    exit 2
}

cli=${CAVEGAME_CLI:-cavegame-cli}
shards='' folder='' hosts='' jobs=1 shared=''
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    case "$1" in
    --shared) shared=1 ;;
    --shards | --folder | --jobs | --hosts)
        [ $# -ge 2 ] || usage "$1 needs a value"
        declare "${1#--}=$2"
        shift
        ;;
    *) usage "unknown option '$1'" ;;
    esac
    shift
done
[ "${1:-}" = -- ] || usage "-- and the options of the search are missing"
shift
[[ $shards =~ ^[1-9][0-9]*$ ]] || usage "--shards must be a number from 1"
[ -n "$folder" ] || usage "--folder is missing"

mkdir -p "$folder"
cd "$folder"
places=()
if [ -n "$hosts" ] && [ -n "$shared" ]; then
    places=(--sshlogin "$hosts" --workdir "$PWD")
elif [ -n "$hosts" ]; then
    places=(--sshlogin "$hosts" --workdir "cavegame-search/$(basename "$PWD")" --return '{}.ndjson')
fi

# A search that is finished only says so when it is run again.
status=0
parallel --quote --will-cite --jobs "$jobs" "${places[@]}" --joblog joblog --resume-failed --line-buffer --tagstring 'shard {}' \
    "$cli" search "$@" --shard "{}/$shards" --out '{}.ndjson' --state '{}.state' ::: $(seq "$shards") || status=$?
if [ $status -ne 0 ]; then
    echo "search_parallel.sh: $status shards are not finished; run the same command again to go on (exit codes are in $PWD/joblog)" >&2
    exit 1
fi
mapfile -t files < <(seq -f '%.0f.ndjson' "$shards")
"$cli" search merge "${files[@]}" --out all.ndjson --force
