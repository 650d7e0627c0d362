#!/usr/bin/env bash
# Searches in shards by GNU parallel, on this machine or over ssh on others, and merges the results into FOLDER/all.ndjson. The same
# command again resumes an interrupted or failed search.
#
#   tools/cluster/search_parallel.sh --shards N --folder FOLDER [--jobs J] [--hosts HOST,... [--shared]] -- SEARCH OPTIONS
#
#   --shards N    how many parts; several for each machine, as they may differ in speed
#   --folder DIR  where results and states are stored; each search needs its own
#   --jobs J      shards at a time on each machine (default: 1, which uses all of its cores)
#   --hosts LIST  machines that ssh reaches without a password and that have cavegame-cli. Each stores its states in cavegame-search/ in
#                 the home folder, and results are copied to FOLDER by rsync. Files that options name need absolute paths, and must be there
#   --shared      this folder and FOLDER are at the same path on all machines, so nothing is copied, and a shard can be resumed elsewhere;
#                 ":" in the list is this machine
#
# CAVEGAME_CLI  the program to run (default: cavegame-cli)
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/shards.sh"

shards='' folder='' hosts='' jobs=1 shared=''
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    case "$1" in
    --shared) shared=1 ;;
    --shards | --folder | --jobs | --hosts)
        need_value "$@"
        declare "${1#--}=$2"
        shift
        ;;
    *) usage "unknown option '$1'" ;;
    esac
    shift
done
[ "${1:-}" = -- ] || usage "-- and the options of the search are missing"
shift
if [ -z "$shared" ] && [[ ,$hosts, =~ [,/]:, ]]; then
    usage "this machine, ':', needs --shared; without, use a name by which ssh reaches it"
fi
open_folder "$folder" "$shards" "$@"
case "$folder $PWD" in *{*}*) usage "GNU parallel would replace what is in braces in the path $folder; use another folder" ;; esac

places=() out=$folder/
if [ -n "$hosts" ] && [ -n "$shared" ]; then
    places=(--sshlogin "$hosts" --workdir "$PWD")
elif [ -n "$hosts" ]; then
    out=''
    # Folders of several searches may have the same name.
    remote=cavegame-search/$(basename "$folder")-$(cksum <"$folder/search.txt" | cut -d ' ' -f 1)
    places=(--sshlogin "$hosts" --workdir "$remote" --return '{}.ndjson')
    cd "$folder" # to which results are copied
fi

# A search that is finished only says so when it is run again.
if ! seq "$shards" | parallel --quote --will-cite --jobs "$jobs" "${places[@]}" --joblog "$folder/joblog" --resume-failed --line-buffer \
    --tagstring 'shard {}' \
    "$cli" search "$@" --shard "{}/$shards" --out "$out{}.ndjson" --state "$out{}.state"; then
    echo "search_parallel.sh: not all shards are finished; run the same command again to resume (exit codes are in $folder/joblog)" >&2
    exit 1
fi
mapfile -t files < <(seq -f "$folder/%.0f.ndjson" "$shards")
"$cli" search merge "${files[@]}" --out "$folder/all.ndjson" --force
