#!/usr/bin/env bash
# One shard of search_slurm.sh, as a task of its array; the arguments are the options of the search.
set -u

# Slurm sends USR1 before the time is up: the state is saved and the job queued again. SIGTERM, as of scancel, ends it for good; the
# search saves its state then, too.
again=''
trap 'again=1; kill -TERM "$search" 2>/dev/null' USR1
trap 'kill -TERM "$search" 2>/dev/null' TERM

task=$SLURM_ARRAY_TASK_ID
"$CAVEGAME_CLI" search "$@" --threads "${SLURM_CPUS_PER_TASK:-1}" --shard "$task/$CAVEGAME_SHARDS" --out "$task.ndjson" \
    --state "$task.state" &
search=$!
status=0
while :; do
    wait "$search"
    status=$?
    kill -0 "$search" 2>/dev/null || break # a trap ends wait early
done
if [ $status -eq 3 ] && [ -n "$again" ]; then
    scontrol requeue "${SLURM_ARRAY_JOB_ID}_$task"
fi
exit $status
