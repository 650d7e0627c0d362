#!/usr/bin/env bash
# One shard of search_slurm.sh, as a task of its array; the arguments are the options of the search.
set -u

# Slurm sends USR1 before the time is up: the state is saved and the job queued again. SIGTERM, as of scancel, ends it; the
# search saves its state then, too.
again='' signalled=''
trap 'again=1 signalled=1; kill -TERM "$search" 2>/dev/null' USR1
trap 'signalled=1; kill -TERM "$search" 2>/dev/null' TERM

task=$SLURM_ARRAY_TASK_ID
"$CAVEGAME_CLI" search "$@" --threads "${SLURM_CPUS_PER_TASK:-1}" --shard "$task/$CAVEGAME_SHARDS" \
    --out "$CAVEGAME_FOLDER/$task.ndjson" --state "$CAVEGAME_FOLDER/$task.state" &
search=$!
status=129
while [ $status -gt 128 ]; do # a trap ends wait early
    signalled=''
    wait "$search"
    status=$?
    [ -n "$signalled" ] || break
done
if [ $status -eq 3 ] && [ -n "$again" ]; then
    scontrol requeue "${SLURM_ARRAY_JOB_ID}_$task"
fi
exit $status
