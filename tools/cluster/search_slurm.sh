#!/usr/bin/env bash
# Submits a search in shards to Slurm as an array of jobs, and a job that merges the results into FOLDER/all.ndjson after the last one.
# Prints the number of the merging job. Shards are requeued after a node failed or their time was up, and resume from their state.
#
#   tools/cluster/search_slurm.sh --shards N --folder FOLDER [--sbatch OPTION]... -- SEARCH OPTIONS
#
#   --shards N     how many parts
#   --folder DIR   where results, states and logs are stored; on a file system that all nodes share;
#                  each search needs its own
#   --sbatch OPT   an option for sbatch of the shards, such as --sbatch=--cpus-per-task=8 or --sbatch=--time=2:00:00; repeatable
#
# CAVEGAME_CLI  the program to run on the nodes (default: cavegame-cli)
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
. "$here/shards.sh"

shards='' folder='' extra=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    case "$1" in
    --sbatch=*) extra+=("${1#--sbatch=}") ;;
    --shards | --folder)
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
limit=$(scontrol show config 2>/dev/null | sed -n 's/^MaxArraySize *= *//p') || limit=''
if [[ $limit =~ ^[0-9]+$ && $shards =~ ^[0-9]+$ ]] && [ "$shards" -ge "$limit" ]; then
    usage "Slurm accepts at most $((limit - 1)) shards here, as its MaxArraySize is $limit"
fi
open_folder "$folder" "$shards" "$@"

export CAVEGAME_CLI=$cli CAVEGAME_SHARDS=$shards CAVEGAME_FOLDER=$folder
shard_jobs=$(sbatch --parsable --job-name=cavegame-search --array="1-$shards" --requeue --signal=B:USR1@60 \
    --open-mode=append --output="${folder//%/%%}/%a.log" "${extra[@]}" "$here/slurm_shard.sh" "$@")
sbatch --parsable --job-name=cavegame-merge --dependency="afterok:${shard_jobs%%;*}" --kill-on-invalid-dep=yes \
    --output="${folder//%/%%}/merge.log" "$here/slurm_merge.sh"
