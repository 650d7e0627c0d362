# Shared by search_parallel.sh and search_slurm.sh, which source it: options, and the folder of a search.

usage() {
    echo "$(basename "$0"): $1 (see the beginning of $0)" >&2
    exit 2
}

# need_value ARGUMENTS...: the first must be followed by another one.
need_value() {
    [ $# -ge 2 ] || usage "$1 needs a value"
}

# open_folder FOLDER SHARDS OPTIONS...: makes the folder of a search, and sets `folder` and `cli` to absolute paths. A folder holds one
# search: with other options or another number of shards, old results would be merged as if they were new.
open_folder() {
    local wanted search
    [[ $2 =~ ^[1-9][0-9]*$ ]] || usage "--shards must be a number from 1"
    [ -n "$1" ] || usage "--folder is missing"
    mkdir -p "$1"
    folder=$(readlink -f "$1")
    cli=${CAVEGAME_CLI:-cavegame-cli}
    case "$cli" in */*) cli=$(readlink -f "$cli") ;; esac
    shift
    search=$folder/search.txt
    wanted=$(printf '%s shards:' "$1" && printf ' %q' "${@:2}")
    if [ -e "$search" ] && [ "$(cat "$search")" != "$wanted" ]; then
        echo "$(basename "$0"): $folder holds another search, $(cat "$search"); use another folder" >&2
        exit 2
    fi
    printf '%s\n' "$wanted" >"$search"
}
