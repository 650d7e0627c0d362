#!/usr/bin/env bash
# Merges the shards of search_slurm.sh once all are finished.
set -eu
cd "$CAVEGAME_FOLDER"
mapfile -t files < <(seq -f '%.0f.ndjson' "$CAVEGAME_SHARDS")
exec "$CAVEGAME_CLI" search merge "${files[@]}" --out all.ndjson --force
