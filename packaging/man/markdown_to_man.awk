# SPDX-License-Identifier: MIT
# Makes a manual page of a Markdown document that keeps to headings, paragraphs, tables, lists, fenced code and quotes of code.
#   awk -v name=cavegame-world -v what="world files of Cave Game" -v also="cavegame (6)" -f markdown_to_man.awk FILE

# Text as troff prints it.
function plain(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    gsub(/\047/, "\\(aq", text)
    sub(/^\./, "\\\\\\&.", text)
    return text
}

# Bold, italics, code and links; text between quotes of code stays as it is.
function inline(text,   parts, count, i, out) {
    count = split(text, parts, "`")
    out = ""
    for (i = 1; i <= count; ++i) {
        if (i % 2 == 0) {
            out = out "\\fB" plain(parts[i]) "\\fR"
            continue
        }
        text = plain(parts[i])
        while (match(text, /\*\*[^*]+\*\*/))
            text = substr(text, 1, RSTART - 1) "\\fB" substr(text, RSTART + 2, RLENGTH - 4) "\\fR" substr(text, RSTART + RLENGTH)
        while (match(text, /\*[^* ][^*]*\*/))
            text = substr(text, 1, RSTART - 1) "\\fI" substr(text, RSTART + 1, RLENGTH - 2) "\\fR" substr(text, RSTART + RLENGTH)
        while (match(text, /\[[^]]*\]\([^)]*\)/)) {
            link = substr(text, RSTART, RLENGTH)
            sub(/^\[/, "", link)
            sub(/\].*/, "", link)
            text = substr(text, 1, RSTART - 1) link substr(text, RSTART + RLENGTH)
        }
        out = out text
    }
    return out
}

# A row: its first cell is the term, the last one what it means, and what stands between them goes with the term.
function row(line,   cells, count, i, term) {
    gsub(/\\\|/, "\001", line)
    count = split(line, cells, "|")
    for (i = 2; i < count; ++i) {
        gsub(/^ +| +$/, "", cells[i])
        gsub("\001", "|", cells[i])
    }
    term = inline(cells[2])
    for (i = 3; i < count - 1; ++i)
        term = term "  " inline(cells[i])
    print ".TP\n" term "\n" inline(cells[count - 1])
}

function blank() { if (!fresh) print ".PP"; fresh = 1 }

BEGIN {
    shown = name
    gsub(/-/, "\\-", shown)
    print ".\\\" SPDX-" "License-Identifier: MIT" # two texts, as it is no line about this file
    print ".TH " toupper(shown) " 5 \"\" \"Cave Game\" \"File formats\""
    print ".SH NAME\n" shown " \\- " what
    print ".SH DESCRIPTION"
    fresh = 1
}

/^```/ {
    code = !code
    print code ? ".PP\n.nf" : ".fi"
    fresh = 0
    next
}
code { text = plain($0); print text == "" ? "" : text; next }
/^# / { next }
/^## / { print ".SH " toupper(inline(substr($0, 4))); fresh = 1; table = 0; next }
/^### / { print ".SS " inline(substr($0, 5)); fresh = 1; table = 0; next }
/^\|/ {
    ++table
    if (table == 1) heading = $0
    if (table > 2) row($0)
    fresh = 0
    next
}
{ table = 0 }
/^$/ { blank(); next }
/^- / { print ".IP \\(bu 3\n" inline(substr($0, 3)); fresh = 0; next }
/^[0-9]+\. / {
    number = $1
    print ".IP " number " 4\n" inline(substr($0, length(number) + 2))
    fresh = 0
    next
}
{ sub(/^ +/, ""); print inline($0); fresh = 0 }

END {
    print ".SH SEE ALSO"
    count = split(also, pages, ",")
    for (i = 1; i <= count; ++i) {
        sub(/^ +/, "", pages[i])
        gsub(/-/, "\\-", pages[i])
        print ".BR " pages[i] (i < count ? "," : "")
    }
}
