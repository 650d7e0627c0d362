#!/usr/bin/env bash
# Submits a search in shards to Slurm as an array of jobs, and a job that merges the results into FOLDER/all.ndjson after the last one.
# Prints the number of the merging job. Shards are requeued after a node failed or their time was up, and go on from their state.
#
#   tools/cluster/search_slurm.sh --shards N --folder FOLDER [--sbatch OPTION]... -- SEARCH OPTIONS
#
#   --shards N     how many parts
#   --folder DIR   where results, states and logs are stored; on a file system that all nodes share
#   --sbatch OPT   an option for sbatch of the shards, such as --sbatch=--cpus-per-task=8 or --sbatch=--time=2:00:00; repeatable
#
# CAVEGAME_CLI  the program to run on the nodes (default: cavegame-cli)
set -euo pipefail

usage() {
    echo "search_slurm.sh: $1 (see the beginning of $0)" >&2
    exit 2
}

here=$(dirname "$(readlink -f "$0")")
shards='' folder='' extra=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    case "$1" in
    --sbatch=*) extra+=("${1#--sbatch=}") ;;
    --shards | --folder)
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
folder=$(readlink -f "$folder")
export CAVEGAME_CLI=${CAVEGAME_CLI:-cavegame-cli} CAVEGAME_SHARDS=$shards
shard_jobs=$(sbatch --parsable --job-name=cavegame-search --array="1-$shards" --requeue --signal=B:USR1@60 --chdir="$folder" \
    --open-mode=append --output=%a.log "${extra[@]}" "$here/slurm_shard.sh" "$@")
sbatch --parsable --job-name=cavegame-merge --dependency="afterok:${shard_jobs%%;*}" --kill-on-invalid-dep=yes --chdir="$folder" \
    --output=merge.log "$here/slurm_merge.sh"
