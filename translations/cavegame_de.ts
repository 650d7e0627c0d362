<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 %2 is outside the world; it must be from %3 to %4</source>
        <translation>%1 %2 liegt außerhalb der Welt; erlaubt ist %3 bis %4</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos;, %3 × %4 tiles, %5</source>
        <translation>%1 „%2“, %3 × %4 Kacheln, %5</translation>
    </message>
    <message>
        <source>%1 and %2 east of it</source>
        <translation>%1 und %2 östlich davon</translation>
    </message>
    <message>
        <source>%1 at %2 doesn&apos;t see it: %3</source>
        <translation>%1 auf %2 sieht es nicht: %3</translation>
    </message>
    <message>
        <source>%1 at %2 sees it</source>
        <translation>%1 auf %2 sieht es</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 T. %2 Std.</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 Std. %2 Min.</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1 issues found</source>
        <translation>%1 Probleme gefunden</translation>
    </message>
    <message>
        <source>%1 markers</source>
        <translation>%1 Markierungen</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 Min. %2 Sek.</translation>
    </message>
    <message>
        <source>%1 not repaired: %2</source>
        <translation>nicht repariert: %1; %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 Sek.</translation>
    </message>
    <message>
        <source>%1 static, %2 dynamic, %3 unknown</source>
        <translation>%1 statisch, %2 dynamisch, %3 unbekannt</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 nach %2: %3</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>%1, home %2</source>
        <translation>%1, Ursprung %2</translation>
    </message>
    <message>
        <source>%1, hunting</source>
        <translation>%1, jagend</translation>
    </message>
    <message>
        <source>%1: a copy of turn %2</source>
        <translation>%1: eine Kopie vom Zug %2</translation>
    </message>
    <message>
        <source>%1: at least %2 required, %3 given</source>
        <translation>%1: mindestens %2 nötig, %3 angegeben</translation>
    </message>
    <message>
        <source>%1: at most %2 allowed, %3 given</source>
        <translation>%1: höchstens %2 erlaubt, %3 angegeben</translation>
    </message>
    <message>
        <source>%1: expected true, false or a number</source>
        <translation>%1: true, false oder eine Zahl erwartet</translation>
    </message>
    <message>
        <source>%1: missing value; expected %3</source>
        <translation>%1: der Wert fehlt; erwartet %3</translation>
    </message>
    <message>
        <source>%1; put -- before arguments that start with a dash</source>
        <translation>%1; setze -- vor Argumente, die mit einem Strich beginnen</translation>
    </message>
    <message>
        <source>%1; run the same command to resume</source>
        <translation>%1; derselbe Befehl setzt die Suche fort</translation>
    </message>
    <message>
        <source>%1; to fix it, %2</source>
        <translation>%1; Behebung: %2</translation>
    </message>
    <message>
        <source>%1; use --force to overwrite it</source>
        <translation>%1; mit --force wird sie überschrieben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a cell; expected X,Y</source>
        <translation>„%1“ ist kein Feld; erwartet X,Y</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a position; expected X,Y</source>
        <translation>„%1“ ist keine Position; erwartet X,Y</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>„%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an area; expected X,Y,WIDTH,HEIGHT in cells, at most %2 cells</source>
        <translation>„%1“ ist kein Bereich; erwartet X,Y,BREITE,HÖHE in Feldern, höchstens %2 Felder</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must end in .csv or .tmx</source>
        <translation>„%1“ muss auf .csv oder .tmx enden</translation>
    </message>
    <message>
        <source>&apos;%1&apos; requires a whole number %2 in brackets</source>
        <translation>„%1“ braucht eine ganze Zahl %2 in Klammern</translation>
    </message>
    <message>
        <source>--area and --explored exclude each other</source>
        <translation>--area und --explored schließen einander aus</translation>
    </message>
    <message>
        <source>--from and --count must be used together</source>
        <translation>--from und --count gehören zusammen</translation>
    </message>
    <message>
        <source>--generator, --settings and --set require --seed; a saved world has its own</source>
        <translation>--generator, --settings und --set brauchen --seed; eine gespeicherte Welt hat eigene</translation>
    </message>
    <message>
        <source>--key requires --random</source>
        <translation>--key braucht --random</translation>
    </message>
    <message>
        <source>--monsters can&apos;t be combined with --from, --to or --radius</source>
        <translation>--monsters lässt sich nicht mit --from, --to oder --radius verbinden</translation>
    </message>
    <message>
        <source>--scale requires --format png</source>
        <translation>--scale braucht --format png</translation>
    </message>
    <message>
        <source>--world and --seed exclude each other</source>
        <translation>--world und --seed schließen einander aus</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>1 issue found</source>
        <translation>1 Problem gefunden</translation>
    </message>
    <message>
        <source>1 marker</source>
        <translation>1 Markierung</translation>
    </message>
    <message>
        <source>A number in brackets sets the reach of a metric: chests(30).</source>
        <translation>Eine Zahl in Klammern legt die Reichweite einer Kennzahl fest: chests(30).</translation>
    </message>
    <message>
        <source>Also check whether --to is within this radius of --from, by each rule</source>
        <translation>Auch prüfen, ob --to in diesem Radius um --from liegt, nach jeder Regel</translation>
    </message>
    <message>
        <source>Also print the hash of every run</source>
        <translation>Auch den Hash jedes Durchlaufs ausgeben</translation>
    </message>
    <message>
        <source>COLUMNSxROWS, such as 4x3</source>
        <translation>SPALTENxZEILEN, etwa 4x3</translation>
    </message>
    <message>
        <source>Cave Game on the command line: seeded, endless cave worlds.</source>
        <translation>Cave Game auf der Kommandozeile: endlose Höhlenwelten aus Seeds.</translation>
    </message>
    <message>
        <source>Cavern passages: none (default), path (from end to end) or joined</source>
        <translation>Durchgänge der Kaverne: none (keine, Standard), path (von einem Ende zum anderen) oder joined (alles verbunden)</translation>
    </message>
    <message>
        <source>Cavern rivers (~), 0 to 12 (default: 0)</source>
        <translation>Flüsse (~) der Kaverne, 0 bis 12 (Standard: 0)</translation>
    </message>
    <message>
        <source>Cavern size in cells, 10x10 to 2000x2000 (default: 90x31), or room map size in rooms, 1x2 to 16x16 (default: 4x3)</source>
        <translation>Größe der Kaverne in Feldern, 10x10 bis 2000x2000 (Standard: 90x31), oder des Raumplans in Räumen, 1x2 bis 16x16 (Standard: 4x3)</translation>
    </message>
    <message>
        <source>Cavern smoothing steps, 0 to 50 (default: 8)</source>
        <translation>Glättungsschritte der Kaverne, 0 bis 50 (Standard: 8)</translation>
    </message>
    <message>
        <source>Cell size in pixels for pictures (default: 8)</source>
        <translation>Größe eines Feldes in Pixeln für Bilder (Standard: 8)</translation>
    </message>
    <message>
        <source>Cell size in pixels for pictures (default: up to 8, as fits)</source>
        <translation>Größe eines Feldes in Pixeln für Bilder (Standard: bis zu 8, soweit es passt)</translation>
    </message>
    <message>
        <source>Chance that a grove (t) starts at a cavern floor cell, 0 to 0.3 (default: 0)</source>
        <translation>Wahrscheinlichkeit, dass auf einem Bodenfeld der Kaverne ein Hain (t) beginnt, 0 bis 0.3 (Standard: 0)</translation>
    </message>
    <message>
        <source>Check an edited world for unreachable or blocked objects; exit 1 if there are issues</source>
        <translation>Eine bearbeitete Welt auf unerreichbare oder versperrte Dinge prüfen; Rückgabewert 1 bei Problemen</translation>
    </message>
    <message>
        <source>Check worlds for damage without changing them; exit 1 if one is damaged or missing</source>
        <translation>Welten auf Schäden prüfen, ohne sie zu ändern; Rückgabewert 1, wenn eine beschädigt ist oder fehlt</translation>
    </message>
    <message>
        <source>Check, show and convert level files, and find paths in them</source>
        <translation>Leveldateien prüfen, zeigen und umwandeln und Wege darin finden</translation>
    </message>
    <message>
        <source>Condition that worlds must meet</source>
        <translation>Bedingung, die Welten erfüllen müssen</translation>
    </message>
    <message>
        <source>Copy a world as last saved to a new file, even while it is being played</source>
        <translation>Eine Welt, wie sie zuletzt gespeichert wurde, in eine neue Datei kopieren, auch während sie gespielt wird</translation>
    </message>
    <message>
        <source>Create a world and print its file</source>
        <translation>Eine Welt anlegen und ihre Datei ausgeben</translation>
    </message>
    <message>
        <source>Create, copy, list, check, search, repair, import and export saved worlds</source>
        <translation>Gespeicherte Welten anlegen, kopieren, auflisten, prüfen, durchsuchen, reparieren, importieren und exportieren</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>BESCHREIBUNG</translation>
    </message>
    <message>
        <source>Data folder; default: %1</source>
        <translation>Datenordner; Standard: %1</translation>
    </message>
    <message>
        <source>Data folder; worlds are in its subfolder &apos;worlds&apos;</source>
        <translation>Datenordner; die Welten liegen in seinem Unterordner „worlds“</translation>
    </message>
    <message>
        <source>Display name of the world</source>
        <translation>Angezeigter Name der Welt</translation>
    </message>
    <message>
        <source>Draw a small picture of a world file or seed card, for file managers</source>
        <translation>Ein kleines Bild einer Weltdatei oder Seed-Karte zeichnen, für Dateiverwaltungen</translation>
    </message>
    <message>
        <source>Dungeon floor, 1 to 5 (default: 1), or room number. Room symbols: D door, ^ spike, + potion, $ pickup, i info, * decoration</source>
        <translation>Stockwerk des Verlieses, 1 bis 5 (Standard: 1), oder Nummer des Raums. Zeichen in Räumen: D Tür, ^ Stachel, + Trank, $ Fund, i Hinweis, * Verzierung</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>UMGEBUNG</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>RÜCKGABEWERT</translation>
    </message>
    <message>
        <source>End of the path, likewise</source>
        <translation>Ende des Wegs, ebenso</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>Explain whether two cells of a world see each other</source>
        <translation>Erklären, ob zwei Felder einer Welt einander sehen</translation>
    </message>
    <message>
        <source>Export a world: a classic world as a folder for the original Java program, any world as a map</source>
        <translation>Eine Welt exportieren: eine klassische als Ordner für das ursprüngliche Java-Programm, jede als Karte</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Zu schreibende Datei</translation>
    </message>
    <message>
        <source>File with settings that differ from the defaults: JSON, or .properties of the original game</source>
        <translation>Datei mit Einstellungen, die vom Standard abweichen: JSON oder .properties des ursprünglichen Spiels</translation>
    </message>
    <message>
        <source>Find objects in a world&apos;s stored regions</source>
        <translation>Dinge in den gespeicherten Regionen einer Welt finden</translation>
    </message>
    <message>
        <source>Find seeds of worlds that meet a condition</source>
        <translation>Seeds von Welten finden, die eine Bedingung erfüllen</translation>
    </message>
    <message>
        <source>Folder of level files for the generator &apos;rooms&apos;, with subfolders start, safe, dangerous and boss (default: the built-in rooms)</source>
        <translation>Ordner mit Leveldateien für den Generator „rooms“, mit den Unterordnern start, safe, dangerous und boss (Standard: die eingebauten Räume)</translation>
    </message>
    <message>
        <source>Folder of the log; default: %1</source>
        <translation>Ordner des Protokolls; Standard: %1</translation>
    </message>
    <message>
        <source>Folder with world.json and player.json</source>
        <translation>Ordner mit world.json und player.json</translation>
    </message>
    <message>
        <source>For java: folder to create, same as --out; may exist if empty</source>
        <translation>Für java: anzulegender Ordner, wie --out; darf leer schon da sein</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Generates, measures and searches the worlds of seeds, and reads, checks, repairs, replays, imports and exports saved worlds and level files.</source>
        <translation>Erzeugt, misst und durchsucht die Welten von Seeds und liest, prüft, repariert, importiert und exportiert gespeicherte Welten und Leveldateien und spielt sie nach.</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Half width in cells of the square around the spawn, %1</source>
        <translation>Halbe Breite des Quadrats um den Startpunkt in Feldern, %1</translation>
    </message>
    <message>
        <source>INT in [%1 - %2]</source>
        <translation>ZAHL in [%1 - %2]</translation>
    </message>
    <message>
        <source>Import a world of the original Java program, and report differences from its seed</source>
        <translation>Eine Welt des ursprünglichen Java-Programms importieren und Abweichungen von ihrem Seed melden</translation>
    </message>
    <message>
        <source>In worlds with levels, metrics of a square cover whole levels: level R if given, else all.</source>
        <translation>In Welten mit Leveln gelten Kennzahlen eines Quadrats für ganze Level: Level R, wenn angegeben, sonst alle.</translation>
    </message>
    <message>
        <source>Instead of two cells: list the monsters with this cell in their area of effect, and whether and why they see it</source>
        <translation>Statt zweier Felder: die Monster auflisten, in deren Wirkungsbereich dieses Feld liegt, und ob und warum sie es sehen</translation>
    </message>
    <message>
        <source>Key of the random player (default: 0)</source>
        <translation>Schlüssel des Zufallsspielers (Standard: 0)</translation>
    </message>
    <message>
        <source>Key of the random seeds; the same key gives the same seeds (default: 0)</source>
        <translation>Schlüssel der zufälligen Seeds; derselbe Schlüssel ergibt dieselben Seeds (Standard: 0)</translation>
    </message>
    <message>
        <source>Language of texts: English, German, French or Simplified Chinese. JSON, CSV and the log are the same in every language</source>
        <translation>Sprache der Texte: Englisch, Deutsch, Französisch oder vereinfachtes Chinesisch. JSON, CSV und das Protokoll sind in jeder Sprache gleich</translation>
    </message>
    <message>
        <source>Layers beside terrain, comma-separated: explored, changes, chests, monsters, markers, player (default: all)</source>
        <translation>Ebenen außer dem Gelände, durch Kommas getrennt: explored, changes, chests, monsters, markers, player (Standard: alle)</translation>
    </message>
    <message>
        <source>Let a random player play and print a hash of the world, to compare builds; stops at the end of the run</source>
        <translation>Einen Zufallsspieler spielen lassen und einen Hash der Welt ausgeben, um Programmversionen zu vergleichen; endet mit dem Lauf</translation>
    </message>
    <message>
        <source>Level file</source>
        <translation>Leveldatei</translation>
    </message>
    <message>
        <source>Level to read</source>
        <translation>Zu lesendes Level</translation>
    </message>
    <message>
        <source>List all metrics and exit</source>
        <translation>Alle Kennzahlen auflisten und beenden</translation>
    </message>
    <message>
        <source>List worlds in the data folder, last played first</source>
        <translation>Welten im Datenordner auflisten, zuletzt gespielte zuerst</translation>
    </message>
    <message>
        <source>Map area: south-west corner and size in cells (default: everything explored or changed)</source>
        <translation>Bereich der Karte: Südwestecke und Größe in Feldern (Standard: alles Erkundete oder Geänderte)</translation>
    </message>
    <message>
        <source>Measure a generated world around its spawn</source>
        <translation>Eine erzeugte Welt um ihren Startpunkt messen</translation>
    </message>
    <message>
        <source>Measured in %1. %2</source>
        <translation>Gemessen in %1. %2</translation>
    </message>
    <message>
        <source>Metric to measure, with an optional reach in brackets: chests, &apos;chests(30)&apos;; repeatable (default: all metrics)</source>
        <translation>Zu messende Kennzahl, nach Wunsch mit Reichweite in Klammern: chests, &apos;chests(30)&apos;; wiederholbar (Standard: alle)</translation>
    </message>
    <message>
        <source>Metrics: %1.</source>
        <translation>Kennzahlen: %1.</translation>
    </message>
    <message>
        <source>Minimum log level: %1; default: warning</source>
        <translation>Niedrigste Protokollstufe: %1; Standard: warning</translation>
    </message>
    <message>
        <source>Most pixels per side; default: %1</source>
        <translation>Höchstzahl Pixel je Seite; Standard: %1</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>New file; must not exist</source>
        <translation>Neue Datei; darf noch nicht da sein</translation>
    </message>
    <message>
        <source>Note about the world</source>
        <translation>Notiz zur Welt</translation>
    </message>
    <message>
        <source>Number of commands (default: 1000)</source>
        <translation>Anzahl der Befehle (Standard: 1000)</translation>
    </message>
    <message>
        <source>Number of near misses to write after the matches (default: 0)</source>
        <translation>Anzahl der Beinahe-Treffer, die nach den Treffern kommen (Standard: 0)</translation>
    </message>
    <message>
        <source>Number of random seeds to search</source>
        <translation>Anzahl zufälliger Seeds, die durchsucht werden</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>Anzahl der Seeds</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>One setting, such as caves.threshold=4; repeatable; overrides --settings</source>
        <translation>Eine Einstellung, etwa caves.threshold=4; wiederholbar; geht --settings vor</translation>
    </message>
    <message>
        <source>Output file (default: a file in the worlds folder)</source>
        <translation>Zu schreibende Datei (Standard: eine Datei im Ordner der Welten)</translation>
    </message>
    <message>
        <source>Output file (default: standard output)</source>
        <translation>Zu schreibende Datei (Standard: Standardausgabe)</translation>
    </message>
    <message>
        <source>Output file; may be FILE itself</source>
        <translation>Zu schreibende Datei; darf DATEI selbst sein</translation>
    </message>
    <message>
        <source>Output file; the tileset of a Tiled map is written beside it</source>
        <translation>Zu schreibende Datei; der Kachelsatz einer Tiled-Karte kommt daneben</translation>
    </message>
    <message>
        <source>Overwrite an existing file; worlds and other databases are never overwritten</source>
        <translation>Eine vorhandene Datei überschreiben; Welten und andere Datenbanken werden nie überschrieben</translation>
    </message>
    <message>
        <source>PNG file to write</source>
        <translation>Zu schreibende PNG-Datei</translation>
    </message>
    <message>
        <source>Print a code computed from worlds of every scenario and games played in them; it is the same on every machine. Exit 1 if threads, order or a replay change the result</source>
        <translation>Einen Code ausgeben, der aus Welten jedes Szenarios und darin gespielten Läufen berechnet ist; er ist auf jedem Rechner gleich. Rückgabewert 1, wenn Threads, Reihenfolge oder eine Wiedergabe das Ergebnis ändern</translation>
    </message>
    <message>
        <source>Print a seed card as JSON</source>
        <translation>Eine Seed-Karte als JSON ausgeben</translation>
    </message>
    <message>
        <source>Print a shortest path around solid tiles: its length, then one tile x,y per line; or: no path</source>
        <translation>Einen kürzesten Weg um feste Kacheln ausgeben: seine Länge, dann eine Kachel x,y pro Zeile; oder: kein Weg</translation>
    </message>
    <message>
        <source>Print completions for a shell and exit: bash, zsh or fish</source>
        <translation>Vervollständigungen für eine Shell ausgeben und beenden: bash, zsh oder fish</translation>
    </message>
    <message>
        <source>Print errors and warnings of level files, one per line, or ok; exit 1 if a file can&apos;t be read or has errors, 0 otherwise</source>
        <translation>Fehler und Warnungen von Leveldateien ausgeben, je eine Zeile, oder ok; Rückgabewert 1, wenn eine Datei nicht lesbar ist oder Fehler hat, sonst 0</translation>
    </message>
    <message>
        <source>Print the cell where players enter a world</source>
        <translation>Das Feld ausgeben, auf dem Spieler eine Welt betreten</translation>
    </message>
    <message>
        <source>Print the manual page, for man -l -, and exit</source>
        <translation>Die Handbuchseite ausgeben, für man -l -, und beenden</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Die Version ausgeben und beenden</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Diese Hilfe ausgeben und beenden</translation>
    </message>
    <message>
        <source>Print type, name, size in tiles, and number of static, dynamic and unknown objects of levels</source>
        <translation>Typ, Name, Größe in Kacheln und Anzahl statischer, dynamischer und unbekannter Objekte von Leveln ausgeben</translation>
    </message>
    <message>
        <source>Print whether this program generates the card&apos;s world; exit 1 if not</source>
        <translation>Ausgeben, ob dieses Programm die Welt der Karte erzeugt; Rückgabewert 1, wenn nicht</translation>
    </message>
    <message>
        <source>R: %1; %2 by default</source>
        <translation>R: %1; Standard: %2</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>ERFORDERLICH</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Repair damage found by &apos;world verify&apos;. If the file itself is broken, readable parts are saved to a new file and the damaged file is kept beside it; exit 1 if something can&apos;t be repaired</source>
        <translation>Schäden reparieren, die „world verify“ findet. Ist die Datei selbst kaputt, kommen lesbare Teile in eine neue Datei, und die beschädigte bleibt daneben erhalten; Rückgabewert 1, wenn sich etwas nicht reparieren lässt</translation>
    </message>
    <message>
        <source>Replay a world&apos;s command log</source>
        <translation>Das Befehlsprotokoll einer Welt wiedergeben</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>SIEHE AUCH</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>UNTERBEFEHL</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>ÜBERSICHT</translation>
    </message>
    <message>
        <source>Search text, such as: unclaimed chests holding infused; dead monsters</source>
        <translation>Suchtext, etwa: unclaimed chests holding infused; dead monsters</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Seed card file</source>
        <translation>Datei einer Seed-Karte</translation>
    </message>
    <message>
        <source>Seed: any text, may be empty</source>
        <translation>Seed: ein beliebiger Text, auch der leere</translation>
    </message>
    <message>
        <source>Show a world&apos;s seed, settings and statistics</source>
        <translation>Seed, Einstellungen und Statistik einer Welt zeigen</translation>
    </message>
    <message>
        <source>Show how a world differs from its seed</source>
        <translation>Zeigen, wie sich eine Welt von ihrem Seed unterscheidet</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Startpunkt</translation>
    </message>
    <message>
        <source>Star the seed</source>
        <translation>Dem Seed einen Stern geben</translation>
    </message>
    <message>
        <source>Start of the path in tiles from the top left; may be fractional</source>
        <translation>Anfang des Wegs in Kacheln von oben links; auch Bruchteile</translation>
    </message>
    <message>
        <source>Stop after this many matches</source>
        <translation>Nach so vielen Treffern anhalten</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>Tag; repeatable</source>
        <translation>Schlagwort; wiederholbar</translation>
    </message>
    <message>
        <source>Target cell</source>
        <translation>Zielfeld</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>Unerwartetes Argument: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>Unerwartete Argumente: %1</translation>
    </message>
    <message>
        <source>Use the bounds of the explored cells</source>
        <translation>Die Grenzen der erkundeten Felder nehmen</translation>
    </message>
    <message>
        <source>VERBS</source>
        <translation>UNTERBEFEHLE</translation>
    </message>
    <message>
        <source>Viewing cell</source>
        <translation>Feld, von dem aus man sieht</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT, such as 90x31</source>
        <translation>BREITExHÖHE, etwa 90x31</translation>
    </message>
    <message>
        <source>World file or name</source>
        <translation>Weltdatei oder Name</translation>
    </message>
    <message>
        <source>World file or seed card</source>
        <translation>Weltdatei oder Seed-Karte</translation>
    </message>
    <message>
        <source>World files or names</source>
        <translation>Weltdateien oder Namen</translation>
    </message>
    <message>
        <source>World name (default: its own)</source>
        <translation>Name der Welt (Standard: ihr eigener)</translation>
    </message>
    <message>
        <source>Write JSON</source>
        <translation>JSON schreiben</translation>
    </message>
    <message>
        <source>Write JSON: an object for one file, a list for several</source>
        <translation>JSON schreiben: ein Objekt bei einer Datei, eine Liste bei mehreren</translation>
    </message>
    <message>
        <source>Write a JSON array</source>
        <translation>Ein JSON-Array schreiben</translation>
    </message>
    <message>
        <source>Write a seed card for sharing a world</source>
        <translation>Eine Seed-Karte schreiben, um eine Welt weiterzugeben</translation>
    </message>
    <message>
        <source>Write a world&apos;s command log as text: turn and command</source>
        <translation>Das Befehlsprotokoll einer Welt als Text schreiben: Zug und Befehl</translation>
    </message>
    <message>
        <source>Write regions or a level as generated from a seed</source>
        <translation>Regionen oder ein Level schreiben, wie ein Seed sie erzeugt</translation>
    </message>
    <message>
        <source>Write, check and show seed cards</source>
        <translation>Seed-Karten schreiben, prüfen und zeigen</translation>
    </message>
    <message>
        <source>a room folder requires the generator &apos;rooms&apos;</source>
        <translation>ein Ordner mit Räumen braucht den Generator „rooms“</translation>
    </message>
    <message>
        <source>a size is %1, not &apos;%2&apos;</source>
        <translation>eine Größe ist %1, nicht „%2“</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>alle Level</translation>
    </message>
    <message>
        <source>area: %1 x %2 cells at %3</source>
        <translation>Bereich: %1 x %2 Felder bei %3</translation>
    </message>
    <message>
        <source>armour: %1</source>
        <translation>Rüstung: %1</translation>
    </message>
    <message>
        <source>at most %1 level files are allowed, not %2</source>
        <translation>höchstens %1 Leveldateien sind erlaubt, nicht %2</translation>
    </message>
    <message>
        <source>back: %1</source>
        <translation>zurück: %1</translation>
    </message>
    <message>
        <source>can&apos;t write the result: %1</source>
        <translation>das Ergebnis lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>cell size must be 1 to %1 pixels per side</source>
        <translation>ein Feld muss 1 bis %1 Pixel je Seite haben</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>cells around the spawn, in a square</source>
        <translation>Felder um den Startpunkt, in einem Quadrat</translation>
    </message>
    <message>
        <source>changed regions: %1</source>
        <translation>geänderte Regionen: %1</translation>
    </message>
    <message>
        <source>chests opened: %1</source>
        <translation>geöffnete Truhen: %1</translation>
    </message>
    <message>
        <source>chests there: %1 opened, %2 closed</source>
        <translation>Truhen dort: %1 geöffnet, %2 geschlossen</translation>
    </message>
    <message>
        <source>chests: %1 closed, %2 claimed</source>
        <translation>Truhen: %1 geschlossen, %2 geleert</translation>
    </message>
    <message>
        <source>claimed chest</source>
        <translation>geleerte Truhe</translation>
    </message>
    <message>
        <source>closed chest</source>
        <translation>geschlossene Truhe</translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation>die Koordinate</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>damaged regions: %1</source>
        <translation>beschädigte Regionen: %1</translation>
    </message>
    <message>
        <source>dead monster</source>
        <translation>totes Monster</translation>
    </message>
    <message>
        <source>deaths: %1</source>
        <translation>Tode: %1</translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation>Abweichung: %1</translation>
    </message>
    <message>
        <source>differences: %1</source>
        <translation>Abweichungen: %1</translation>
    </message>
    <message>
        <source>different at command %1, turn %2: %3</source>
        <translation>anders bei Befehl %1, Zug %2: %3</translation>
    </message>
    <message>
        <source>different: %1</source>
        <translation>anders: %1</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>experience: %1</source>
        <translation>Erfahrung: %1</translation>
    </message>
    <message>
        <source>explored cells: %1</source>
        <translation>erkundete Felder: %1</translation>
    </message>
    <message>
        <source>fields of view: too far apart for one</source>
        <translation>Sichtfelder: dafür zu weit entfernt</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>im Kampf</translation>
    </message>
    <message>
        <source>fighting: %1</source>
        <translation>im Kampf: %1</translation>
    </message>
    <message>
        <source>fights: %1</source>
        <translation>Kämpfe: %1</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>Datei: %1</translation>
    </message>
    <message>
        <source>files that can&apos;t be read as worlds: %1</source>
        <translation>Dateien, die sich nicht als Welt lesen lassen: %1</translation>
    </message>
    <message>
        <source>folder: %1</source>
        <translation>Ordner: %1</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>generator %1 doesn&apos;t support scenario %2</source>
        <translation>der Generator %1 passt nicht zum Szenario %2</translation>
    </message>
    <message>
        <source>generator &apos;levels&apos; needs level files</source>
        <translation>der Generator „levels“ braucht Leveldateien</translation>
    </message>
    <message>
        <source>generator: %1 version %2</source>
        <translation>Generator: %1 Version %2</translation>
    </message>
    <message>
        <source>give the folder once: DIR or --out DIR</source>
        <translation>gib den Ordner einmal an: ORDNER oder --out ORDNER</translation>
    </message>
    <message>
        <source>gold %1</source>
        <translation>Gold %1</translation>
    </message>
    <message>
        <source>gold found: %1</source>
        <translation>gefundenes Gold: %1</translation>
    </message>
    <message>
        <source>gold: %1</source>
        <translation>Gold: %1</translation>
    </message>
    <message>
        <source>health: %1</source>
        <translation>Lebenspunkte: %1</translation>
    </message>
    <message>
        <source>identical up to command %1</source>
        <translation>gleich bis Befehl %1</translation>
    </message>
    <message>
        <source>in the disc of radius %1: %2</source>
        <translation>im Kreis mit Radius %1: %2</translation>
    </message>
    <message>
        <source>is required, or --scenario cavern, dungeon or rooms for a whole level</source>
        <translation>ist nötig, oder --scenario cavern, dungeon oder rooms für ein ganzes Level</translation>
    </message>
    <message>
        <source>items found: %1</source>
        <translation>gefundene Gegenstände: %1</translation>
    </message>
    <message>
        <source>items: %1</source>
        <translation>Gegenstände: %1</translation>
    </message>
    <message>
        <source>java, or a map format: tmx or tmj (Tiled), png, text, json</source>
        <translation>java oder ein Kartenformat: tmx oder tmj (Tiled), png, text, json</translation>
    </message>
    <message>
        <source>json (default) or text</source>
        <translation>json (Standard) oder text</translation>
    </message>
    <message>
        <source>killed %1: %2</source>
        <translation>getötet, %1: %2</translation>
    </message>
    <message>
        <source>level file %1</source>
        <translation>Leveldatei %1</translation>
    </message>
    <message>
        <source>level files require the generator &apos;levels&apos;</source>
        <translation>Leveldateien brauchen den Generator „levels“</translation>
    </message>
    <message>
        <source>level files: %1</source>
        <translation>Leveldateien: %1</translation>
    </message>
    <message>
        <source>level number</source>
        <translation>Nummer des Levels</translation>
    </message>
    <message>
        <source>level: %1</source>
        <translation>Level: %1</translation>
    </message>
    <message>
        <source>level: none</source>
        <translation>Level: keines</translation>
    </message>
    <message>
        <source>levels are measured whole; choose one as in &apos;floor_share(2)&apos;</source>
        <translation>Level werden ganz gemessen; wähle eines wie in „floor_share(2)“</translation>
    </message>
    <message>
        <source>levels are written as text or json; for pictures of regions use --generator %1 --region X Y</source>
        <translation>Level werden als text oder json geschrieben; für Bilder von Regionen verwende --generator %1 --region X Y</translation>
    </message>
    <message>
        <source>levels are written whole; to write regions use --generator instead of --scenario</source>
        <translation>Level werden ganz geschrieben; für Regionen verwende --generator statt --scenario</translation>
    </message>
    <message>
        <source>levels with problems: %1 of %2</source>
        <translation>Level mit Problemen: %1 von %2</translation>
    </message>
    <message>
        <source>line %1: %2: %3</source>
        <translation>Zeile %1: %2: %3</translation>
    </message>
    <message>
        <source>line: %1</source>
        <translation>Linie: %1</translation>
    </message>
    <message>
        <source>living monster</source>
        <translation>lebendes Monster</translation>
    </message>
    <message>
        <source>maps need an output file: --out FILE</source>
        <translation>Karten brauchen eine Datei: --out DATEI</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>maximum steps from the spawn</source>
        <translation>höchstens so viele Schritte vom Startpunkt</translation>
    </message>
    <message>
        <source>missing cells: use --from X,Y --to X,Y, or --monsters X,Y</source>
        <translation>es fehlen Felder: verwende --from X,Y --to X,Y oder --monsters X,Y</translation>
    </message>
    <message>
        <source>missing verb</source>
        <translation>es fehlt ein Unterbefehl</translation>
    </message>
    <message>
        <source>missing world: use --world FILE or --seed S</source>
        <translation>es fehlt die Welt: verwende --world DATEI oder --seed S</translation>
    </message>
    <message>
        <source>monsters there: %1 alive, %2 dead</source>
        <translation>Monster dort: %1 am Leben, %2 tot</translation>
    </message>
    <message>
        <source>monsters: %1 alive, %2 dead</source>
        <translation>Monster: %1 am Leben, %2 tot</translation>
    </message>
    <message>
        <source>must be from %1 to %2, not %3</source>
        <translation>muss von %1 bis %2 sein, nicht %3</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>name: %1</source>
        <translation>Name: %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>kein Schaden</translation>
    </message>
    <message>
        <source>no monster has %1 in its disc</source>
        <translation>kein Monster hat %1 in seinem Kreis</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Weg</translation>
    </message>
    <message>
        <source>not repaired: %1</source>
        <translation>nicht repariert: %1</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>note: %1; written as generated from its seed</source>
        <translation>Hinweis: %1; geschrieben, wie der Seed sie erzeugt</translation>
    </message>
    <message>
        <source>nothing to repair</source>
        <translation>nichts zu reparieren</translation>
    </message>
    <message>
        <source>notice: %1</source>
        <translation>Meldung: %1</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>only an empty folder can be written to</source>
        <translation>nur in einen leeren Ordner lässt sich schreiben</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>original (sight passes diagonal gaps) or gap (it doesn&apos;t); default: the world&apos;s rule</source>
        <translation>original (diagonale Spalte lassen Sicht durch) oder gap (nicht); Standard: die Regel der Welt</translation>
    </message>
    <message>
        <source>permissive: %1, back %2</source>
        <translation>permissiv: %1, zurück %2</translation>
    </message>
    <message>
        <source>pictures need an output file: --out FILE</source>
        <translation>Bilder brauchen eine Datei: --out DATEI</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>player: %1 %2</source>
        <translation>Spieler: %1 %2</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>radius must be %1, not %2</source>
        <translation>der Radius muss %1 sein, nicht %2</translation>
    </message>
    <message>
        <source>radius must be 0 to %1, not %2</source>
        <translation>der Radius muss von 0 bis %1 sein, nicht %2</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>region %1 %2: repaired; cells explored since the damage are kept</source>
        <translation>Region %1 %2: repariert; seit dem Schaden erkundete Felder bleiben</translation>
    </message>
    <message>
        <source>region %1 %2: repaired; reverted to its seed and unexplored</source>
        <translation>Region %1 %2: repariert; auf Seed zurückgesetzt und unerkundet</translation>
    </message>
    <message>
        <source>region coordinate</source>
        <translation>die Regionskoordinate</translation>
    </message>
    <message>
        <source>regions: %1</source>
        <translation>Regionen: %1</translation>
    </message>
    <message>
        <source>required</source>
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>requires --scenario cavern</source>
        <translation>braucht --scenario cavern</translation>
    </message>
    <message>
        <source>requires --scenario cavern or rooms</source>
        <translation>braucht --scenario cavern oder rooms</translation>
    </message>
    <message>
        <source>requires --scenario dungeon, cavern or rooms</source>
        <translation>braucht --scenario dungeon, cavern oder rooms</translation>
    </message>
    <message>
        <source>rule: gap (a diagonal gap breaks sight)</source>
        <translation>Regel: gap (ein diagonaler Spalt unterbricht die Sicht)</translation>
    </message>
    <message>
        <source>rule: original (sight passes diagonal gaps)</source>
        <translation>Regel: original (diagonale Spalte lassen Sicht durch)</translation>
    </message>
    <message>
        <source>run: going</source>
        <translation>Lauf: im Gange</translation>
    </message>
    <message>
        <source>run: lost</source>
        <translation>Lauf: verloren</translation>
    </message>
    <message>
        <source>run: won</source>
        <translation>Lauf: gewonnen</translation>
    </message>
    <message>
        <source>runs that should be identical differ: %1</source>
        <translation>Durchläufe, die gleich sein sollten, unterscheiden sich: %1</translation>
    </message>
    <message>
        <source>scenario: %1</source>
        <translation>Szenario: %1</translation>
    </message>
    <message>
        <source>seconds played: %1</source>
        <translation>gespielte Sekunden: %1</translation>
    </message>
    <message>
        <source>see %1</source>
        <translation>siehe %1</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>seeded, endless cave worlds on the command line</source>
        <translation>endlose Höhlenwelten aus Seeds auf der Kommandozeile</translation>
    </message>
    <message>
        <source>setting %1: %2</source>
        <translation>Einstellung %1: %2</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>shadowcasting: %1, back %2</source>
        <translation>Shadowcasting: %1, zurück %2</translation>
    </message>
    <message>
        <source>share, 0 to 1</source>
        <translation>Anteil, 0 bis 1</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>Standardausgabe</translation>
    </message>
    <message>
        <source>starred</source>
        <translation>mit Stern</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>steps from the spawn</source>
        <translation>Schritte vom Startpunkt</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>Schritte: %1</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>text (default) or json</source>
        <translation>text (Standard) oder json</translation>
    </message>
    <message>
        <source>text (default), json or png</source>
        <translation>text (Standard), json oder png</translation>
    </message>
    <message>
        <source>the command succeeded, but %1</source>
        <translation>der Befehl ist ausgeführt, aber %1</translation>
    </message>
    <message>
        <source>the damaged file is kept as &apos;%1&apos;</source>
        <translation>die beschädigte Datei bleibt als „%1“ erhalten</translation>
    </message>
    <message>
        <source>the file belongs to another search</source>
        <translation>die Datei gehört zu einer anderen Suche</translation>
    </message>
    <message>
        <source>the generator&apos;s own</source>
        <translation>die des Generators</translation>
    </message>
    <message>
        <source>the original game loads only whole worlds; --area, --explored and --layers are for maps</source>
        <translation>das ursprüngliche Spiel lädt nur ganze Welten; --area, --explored und --layers gelten für Karten</translation>
    </message>
    <message>
        <source>the output was closed</source>
        <translation>die Ausgabe wurde geschlossen</translation>
    </message>
    <message>
        <source>the player got stuck after %1 of %2 commands</source>
        <translation>der Spieler kam nach %1 von %2 Befehlen nicht weiter</translation>
    </message>
    <message>
        <source>the replay differs: %1</source>
        <translation>die Wiedergabe weicht ab: %1</translation>
    </message>
    <message>
        <source>the run ended after %1 of %2 commands</source>
        <translation>der Lauf endete nach %1 von %2 Befehlen</translation>
    </message>
    <message>
        <source>the system refused to start a thread</source>
        <translation>das System ließ keinen Thread starten</translation>
    </message>
    <message>
        <source>the world was created, but %1</source>
        <translation>die Welt ist angelegt, aber %1</translation>
    </message>
    <message>
        <source>the worlds to search are given twice; give --from N --count M, --seeds FILE or --random N</source>
        <translation>die zu durchsuchenden Welten sind doppelt angegeben; gib --from N --count M, --seeds DATEI oder --random N an</translation>
    </message>
    <message>
        <source>the worlds to search are missing; give --from N --count M, --seeds FILE or --random N</source>
        <translation>die zu durchsuchenden Welten fehlen; gib --from N --count M, --seeds DATEI oder --random N an</translation>
    </message>
    <message>
        <source>there are no seeds</source>
        <translation>es gibt keine Seeds</translation>
    </message>
    <message>
        <source>there is no file &apos;%1&apos;</source>
        <translation>es gibt keine Datei „%1“</translation>
    </message>
    <message>
        <source>there is no level &apos;%1&apos;; a cavern has only level 1</source>
        <translation>es gibt kein Level „%1“; eine Kaverne hat nur Level 1</translation>
    </message>
    <message>
        <source>there is no level &apos;%1&apos;; levels are from 1 to %2</source>
        <translation>es gibt kein Level „%1“; es gibt Level 1 bis %2</translation>
    </message>
    <message>
        <source>things there: %1 taken, %2 left</source>
        <translation>Dinge dort: %1 genommen, %2 übrig</translation>
    </message>
    <message>
        <source>this program generates a different world</source>
        <translation>dieses Programm erzeugt eine andere Welt</translation>
    </message>
    <message>
        <source>this program generates a different world than the card describes</source>
        <translation>dieses Programm erzeugt eine andere Welt, als die Karte beschreibt</translation>
    </message>
    <message>
        <source>this program generates the same world</source>
        <translation>dieses Programm erzeugt dieselbe Welt</translation>
    </message>
    <message>
        <source>this search is finished; delete &apos;%1&apos; to start over</source>
        <translation>diese Suche ist fertig; lösche „%1“, um neu zu beginnen</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>turn: %1</source>
        <translation>Zug: %1</translation>
    </message>
    <message>
        <source>unexpected</source>
        <translation>unerwartet</translation>
    </message>
    <message>
        <source>unit: %1</source>
        <translation>Einheit: %1</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected java, png, tmx, tmj, text or json</source>
        <translation>unbekanntes Format „%1“; erwartet java, png, tmx, tmj, text oder json</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected json or text</source>
        <translation>unbekanntes Format „%1“; erwartet json oder text</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected ndjson or csv</source>
        <translation>unbekanntes Format „%1“; erwartet ndjson oder csv</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text or json</source>
        <translation>unbekanntes Format „%1“; erwartet text oder json</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text, json or png</source>
        <translation>unbekanntes Format „%1“; erwartet text, json oder png</translation>
    </message>
    <message>
        <source>unknown level &apos;%1&apos;; expected one of %2</source>
        <translation>unbekannte Stufe „%1“; erwartet eine von %2</translation>
    </message>
    <message>
        <source>unknown metric &apos;%1&apos;; use stats --list to list all</source>
        <translation>unbekannte Kennzahl „%1“; stats --list zeigt alle</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>unbekannte Option „%1“</translation>
    </message>
    <message>
        <source>unknown rule &apos;%1&apos;; expected original or gap</source>
        <translation>unbekannte Regel „%1“; erwartet original oder gap</translation>
    </message>
    <message>
        <source>unknown shell &apos;%1&apos;; expected bash, zsh or fish</source>
        <translation>unbekannte Shell „%1“; erwartet bash, zsh oder fish</translation>
    </message>
    <message>
        <source>unknown verb &apos;%1&apos;</source>
        <translation>unbekannter Unterbefehl „%1“</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>Unterbefehl</translation>
    </message>
    <message>
        <source>verdict: %1</source>
        <translation>Ergebnis: %1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>weapon: %1</source>
        <translation>Waffe: %1</translation>
    </message>
    <message>
        <source>worlds of the generator %1 don&apos;t have the setting %2</source>
        <translation>Welten des Generators %1 haben die Einstellung %2 nicht</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Positionals:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>Unterbefehle:</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Region to repair (default: all damaged regions)</source>
        <translation>Zu reparierende Region (Standard: alle beschädigten)</translation>
    </message>
    <message>
        <source>Region to write; repeatable. Required unless a level is written</source>
        <translation>Zu schreibende Region; wiederholbar. Nötig, wenn kein Level geschrieben wird</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t be a player&apos;s name</source>
        <translation>„%1“ kann kein Spielername sein</translation>
    </message>
    <message>
        <source>Address and port, such as 192.168.1.5:40123</source>
        <translation>Adresse und Port, etwa 192.168.1.5:40123</translation>
    </message>
    <message>
        <source>Also accept connections from outside of private networks</source>
        <translation>Auch Verbindungen von außerhalb privater Netzwerke annehmen</translation>
    </message>
    <message>
        <source>End when the last guest has left</source>
        <translation>Beenden, wenn der letzte Gast gegangen ist</translation>
    </message>
    <message>
        <source>File with the join code</source>
        <translation>Datei mit dem Beitrittscode</translation>
    </message>
    <message>
        <source>Host a world on the local network, without a window</source>
        <translation>Eine Welt im lokalen Netzwerk hosten, ohne Fenster</translation>
    </message>
    <message>
        <source>How the player acts: random</source>
        <translation>Wie der Spieler handelt: random (zufällig)</translation>
    </message>
    <message>
        <source>Join a hosted world with a player who acts at random</source>
        <translation>Einer gehosteten Welt mit einem Zufallsspieler beitreten</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>Name or file of the world</source>
        <translation>Name oder Datei der Welt</translation>
    </message>
    <message>
        <source>Number of commands to give</source>
        <translation>Anzahl der Befehle, die er gibt</translation>
    </message>
    <message>
        <source>Number of the random player; others act differently</source>
        <translation>Nummer des Zufallsspielers; mit einer anderen handelt er anders</translation>
    </message>
    <message>
        <source>Players don&apos;t share what they explore; only before anyone has joined</source>
        <translation>Jeder Spieler erkundet seine eigene Karte; nur möglich, bevor jemand beigetreten ist</translation>
    </message>
    <message>
        <source>Print the result as JSON</source>
        <translation>Das Ergebnis als JSON ausgeben</translation>
    </message>
    <message>
        <source>Stay until the host ends the game</source>
        <translation>Bleiben, bis der Host das Spiel beendet</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>colour: %1</source>
        <translation>Farbe: %1</translation>
    </message>
    <message>
        <source>different at command %1 of %2, turn %3: %4</source>
        <translation>anders bei Befehl %1 von %2, Zug %3: %4</translation>
    </message>
    <message>
        <source>join code: %1</source>
        <translation>Beitrittscode: %1</translation>
    </message>
    <message>
        <source>listening on %1</source>
        <translation>wartet auf Verbindungen an %1</translation>
    </message>
    <message>
        <source>place: %1 %2</source>
        <translation>Ort: %1 %2</translation>
    </message>
    <message>
        <source>player %1, %2</source>
        <translation>Spieler %1, %2</translation>
    </message>
    <message>
        <source>present</source>
        <translation>anwesend</translation>
    </message>
    <message>
        <source>unknown player &apos;%1&apos;; expected random</source>
        <translation>unbekannter Spieler „%1“; erwartet random</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>sieht zu</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>EXPR</source>
        <translation>AUSDRUCK</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>ORDNER</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>FORMAT</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>SCHLÜSSEL=WERT</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>ART</translation>
    </message>
    <message>
        <source>LAYERS</source>
        <translation>EBENEN</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>STUFE</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>NAME[(R)]</source>
        <translation>NAME[(R)]</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>AUSGABE</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>PFAD</translation>
    </message>
    <message>
        <source>QUERY</source>
        <translation>SUCHE</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>SHELL</source>
        <translation>SHELL</translation>
    </message>
    <message>
        <source>SOURCE</source>
        <translation>QUELLE</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>TARGET</source>
        <translation>ZIEL</translation>
    </message>
    <message>
        <source>WORLD</source>
        <translation>WELT</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>BxH</translation>
    </message>
    <message>
        <source>X Y</source>
        <translation>X Y</translation>
    </message>
    <message>
        <source>X,Y</source>
        <translation>X,Y</translation>
    </message>
    <message>
        <source>X,Y,W,H</source>
        <translation>X,Y,B,H</translation>
    </message>
    <message>
        <source>state of a search</source>
        <translation>Stand einer Suche</translation>
    </message>
    <message>
        <source>endless-caves (default), journey, cavern, dungeon or rooms; the last three write a whole level instead of regions; rooms writes the room map unless --level is given</source>
        <translation>endless-caves (Standard), journey, cavern, dungeon oder rooms; die letzten drei schreiben ein ganzes Level statt Regionen; rooms schreibt ohne --level den Raumplan</translation>
    </message>
    <message>
        <source>unknown scenario &apos;%1&apos;; expected journey, endless-caves, cavern, dungeon or rooms</source>
        <translation>unbekanntes Szenario „%1“; erwartet journey, endless-caves, cavern, dungeon oder rooms</translation>
    </message>
    <message>
        <source>Everything explored</source>
        <translation>Alles erkundet</translation>
    </message>
    <message>
        <source>First seed: play N, N + 1, ... (default: 1)</source>
        <translation>Erster Seed: N, N + 1, ... spielen (Standard: 1)</translation>
    </message>
    <message>
        <source>Let test players play many seeds, and report how their runs end</source>
        <translation>Testspieler viele Seeds spielen lassen und berichten, wie ihre Läufe enden</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Number of seeds (default: 100)</source>
        <translation>Anzahl der Seeds (Standard: 100)</translation>
    </message>
    <message>
        <source>Replay all commands of a world, or the run of a seed card, and compare the result; exit 1 if it differs</source>
        <translation>Alle Befehle einer Welt oder den Lauf einer Seed-Karte wiedergeben und das Ergebnis vergleichen; Rückgabewert 1, wenn es abweicht</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Stopped at the limit</source>
        <translation>An der Grenze angehalten</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>Festgefahren</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>World file or name, or a seed card with a run</source>
        <translation>Weltdatei oder Name, oder eine Seed-Karte mit einem Lauf</translation>
    </message>
    <message>
        <source>Write a seed card with the run of a world and its commands as proof</source>
        <translation>Eine Seed-Karte mit dem Lauf einer Welt schreiben, mit seinen Befehlen als Beweis</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 runs</source>
        <translation>unterbrochen nach %1 von %2 Läufen</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>besiegt</translation>
    </message>
    <message>
        <source>last death</source>
        <translation>letzter Tod</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>not proved: %1</source>
        <translation>nicht bewiesen: %1</translation>
    </message>
    <message>
        <source>not proved: who gave them, when, and what help they had</source>
        <translation>nicht bewiesen: wer sie gegeben hat, wann und mit welcher Hilfe</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>revealed: more was shown than the player saw, as the card says</source>
        <translation>aufgedeckt: laut der Karte wurde mehr gezeigt, als der Spieler gesehen hat</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>the run is not proved: %1</source>
        <translation>der Lauf ist nicht bewiesen: %1</translation>
    </message>
    <message>
        <source>this seed card has no run</source>
        <translation>diese Seed-Karte enthält keinen Lauf</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text or ndjson</source>
        <translation>unbekanntes Format „%1“; erwartet text oder ndjson</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>Deaths by cause</source>
        <translation>Todesursachen</translation>
    </message>
    <message>
        <source>Report how the run of a world ended: what killed the player, where and how</source>
        <translation>Berichten, wie der Lauf einer Welt geendet hat: was den Spieler getötet hat, wo und wie</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>%1 (default), %2 or %3; levels where level files are accepted; with a version, if not the newest: caves:1</source>
        <translation>%1 (Standard), %2 oder %3; levels, wo Leveldateien erlaubt sind; mit Version, wenn nicht die neueste: caves:1</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 Stunden</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 Minuten</translation>
    </message>
    <message>
        <source>%1 of %2 worlds could not be generated</source>
        <translation>%1 von %2 Welten ließen sich nicht erzeugen</translation>
    </message>
    <message>
        <source>%1 requires --sketch</source>
        <translation>%1 braucht --sketch</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>%1: run: %2 is missing or wrong</source>
        <translation>%1: run: %2 fehlt oder ist falsch</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are both shard %3</source>
        <translation>„%1“ und „%2“ sind beide Teil %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are not of the same search; the %3 is %4 and %5</source>
        <translation>„%1“ und „%2“ sind nicht von derselben Suche; verschieden: %3, nämlich %4 und %5</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; both have worlds %3 to %4</source>
        <translation>„%1“ und „%2“ enthalten beide die Welten %3 bis %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 bytes, but its search had written %3</source>
        <translation>„%1“ hat %2 Bytes, aber die Suche hatte %3 geschrieben</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a regular file</source>
        <translation>„%1“ ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a shard; expected I/N such as 2/16, where N is at most %2</source>
        <translation>„%1“ ist kein Teil; erwartet I/N, etwa 2/16, mit N höchstens %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a share; expected 0 to 1, or 0% to 100%</source>
        <translation>„%1“ ist kein Anteil; erwartet 0 bis 1 oder 0% bis 100%</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is shard %2, and &apos;%3&apos; is shard %4; shards of standard input can only be merged with others of the same number</source>
        <translation>„%1“ ist Teil %2 und „%3“ Teil %4; Teile der Standardeingabe lassen sich nur mit anderen derselben Anzahl zusammenführen</translation>
    </message>
    <message>
        <source>--limit can&apos;t be used with --shard, as matches of other shards count, too</source>
        <translation>--limit geht nicht mit --shard, weil auch die Treffer der anderen Teile zählen</translation>
    </message>
    <message>
        <source>0 on success, 1 for failures, 2 for wrong usage, 3 for a search that was interrupted by a signal and can be resumed.</source>
        <translation>0 bei Erfolg, 1 bei Fehlschlägen, 2 bei falscher Verwendung, 3 bei einer Suche, die ein Signal unterbrochen hat und die sich fortsetzen lässt.</translation>
    </message>
    <message>
        <source>About %1: %2 of %3 worlds</source>
        <translation>Etwa %1: %2 von %3 Welten</translation>
    </message>
    <message>
        <source>About 1 in %1: %2 of %3 worlds</source>
        <translation>Etwa 1 von %1: %2 von %3 Welten</translation>
    </message>
    <message>
        <source>All of %1 worlds</source>
        <translation>Alle von %1 Welten</translation>
    </message>
    <message>
        <source>Also look for the sketch turned and mirrored</source>
        <translation>Die Skizze auch gedreht und gespiegelt suchen</translation>
    </message>
    <message>
        <source>Check that the files of all shards are complete, and merge them</source>
        <translation>Prüfen, ob die Dateien aller Teile vollständig sind, und sie zusammenführen</translation>
    </message>
    <message>
        <source>Estimate how rare worlds are that meet a condition</source>
        <translation>Schätzen, wie selten Welten sind, die eine Bedingung erfüllen</translation>
    </message>
    <message>
        <source>Expected time to the first match: %1</source>
        <translation>Erwartete Zeit bis zum ersten Treffer: %1</translation>
    </message>
    <message>
        <source>File with a drawing to look for: . floor, # rock, $ chest, M monster, @ spawn, + way in or out, ? anything</source>
        <translation>Datei mit einer Zeichnung, die gesucht wird: . Boden, # Fels, $ Truhe, M Monster, @ Startpunkt, + Ein- oder Ausgang, ? beliebig</translation>
    </message>
    <message>
        <source>Files that the shards were written to by --out</source>
        <translation>Dateien, in die die Teile mit --out geschrieben wurden</translation>
    </message>
    <message>
        <source>Find places in one world, region by region outward from the spawn</source>
        <translation>Orte in einer Welt finden, Region für Region vom Startpunkt nach außen</translation>
    </message>
    <message>
        <source>First seed of a range of numbers: N, N + 1, ...</source>
        <translation>Erster Seed einer Reihe von Zahlen: N, N + 1, ...</translation>
    </message>
    <message>
        <source>I/N</source>
        <translation>I/N</translation>
    </message>
    <message>
        <source>Metric to write beside those of the condition: chests, &apos;chests(30)&apos;; repeatable</source>
        <translation>Kennzahl, die außer denen der Bedingung geschrieben wird: chests, &apos;chests(30)&apos;; wiederholbar</translation>
    </message>
    <message>
        <source>Most cells from the spawn to the middle of the sketch (default: 50)</source>
        <translation>Höchstzahl Felder vom Startpunkt zur Mitte der Skizze (Standard: 50)</translation>
    </message>
    <message>
        <source>Number of regions to search, the nearest first</source>
        <translation>Anzahl der Regionen, die durchsucht werden, die nächsten zuerst</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Report progress on standard error even when it is not a terminal; json: an object per line</source>
        <translation>Fortschritt auf der Standardfehlerausgabe melden, auch wenn sie kein Terminal ist; json: ein Objekt pro Zeile</translation>
    </message>
    <message>
        <source>SHARE</source>
        <translation>ANTEIL</translation>
    </message>
    <message>
        <source>Save progress to this file; the same command resumes the search, also with a higher limit</source>
        <translation>Den Fortschritt in dieser Datei speichern; derselbe Befehl setzt die Suche fort, auch mit höherer Grenze</translation>
    </message>
    <message>
        <source>Search only part I of N; search merge puts the results of all parts together</source>
        <translation>Nur Teil I von N durchsuchen; search merge führt die Ergebnisse aller Teile zusammen</translation>
    </message>
    <message>
        <source>Share of the sketch&apos;s cells that must agree, such as 0.8 or 80% (default: 0.9)</source>
        <translation>Anteil der Felder der Skizze, die übereinstimmen müssen, etwa 0.8 oder 80% (Standard: 0.9)</translation>
    </message>
    <message>
        <source>Stop after this many places</source>
        <translation>Nach so vielen Orten anhalten</translation>
    </message>
    <message>
        <source>Write generator, version, settings that differ from the defaults and spawn of each world</source>
        <translation>Generator, Version, vom Standard abweichende Einstellungen und Startpunkt jeder Welt schreiben</translation>
    </message>
    <message>
        <source>Write to this file (default: standard output)</source>
        <translation>In diese Datei schreiben (Standard: Standardausgabe)</translation>
    </message>
    <message>
        <source>Write to this file, which grows as matches are found (default: standard output)</source>
        <translation>In diese Datei schreiben, die mit jedem Treffer wächst (Standard: Standardausgabe)</translation>
    </message>
    <message>
        <source>Write what was searched and found as a last line; files of --out in ndjson always have it</source>
        <translation>Als letzte Zeile schreiben, was durchsucht und gefunden wurde; ndjson-Dateien von --out haben sie immer</translation>
    </message>
    <message>
        <source>[json]</source>
        <translation>[json]</translation>
    </message>
    <message>
        <source>a table has no summary; use --format ndjson</source>
        <translation>eine Tabelle hat keine Zusammenfassung; verwende --format ndjson</translation>
    </message>
    <message>
        <source>alone, after those before it</source>
        <translation>allein, nach den vorigen</translation>
    </message>
    <message>
        <source>interrupted before the first world</source>
        <translation>unterbrochen vor der ersten Welt</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>weniger als eine Sekunde</translation>
    </message>
    <message>
        <source>only one of --seed S, --from N --count M and --seeds FILE can be used</source>
        <translation>nur eines von --seed S, --from N --count M und --seeds DATEI ist möglich</translation>
    </message>
    <message>
        <source>options of a search can&apos;t be used with search merge</source>
        <translation>Optionen einer Suche gehen nicht mit search merge</translation>
    </message>
    <message>
        <source>seed &apos;%1&apos;: %2</source>
        <translation>Seed „%1“: %2</translation>
    </message>
    <message>
        <source>shard %1 is missing</source>
        <translation>es fehlt Teil %1</translation>
    </message>
    <message>
        <source>shards %1 are missing</source>
        <translation>es fehlen die Teile %1</translation>
    </message>
    <message>
        <source>text (default) or ndjson</source>
        <translation>text (Standard) oder ndjson</translation>
    </message>
    <message>
        <source>these aren&apos;t the seeds that the search was begun with</source>
        <translation>das sind nicht die Seeds, mit denen die Suche begonnen wurde</translation>
    </message>
    <message>
        <source>this search was begun with --out; use the same option to resume it</source>
        <translation>diese Suche wurde mit --out begonnen; setze sie mit derselben Option fort</translation>
    </message>
    <message>
        <source>this search was begun with another --format, --describe or --with</source>
        <translation>diese Suche wurde mit anderem --format, --describe oder --with begonnen</translation>
    </message>
    <message>
        <source>this search was begun without --out; its matches are on standard output</source>
        <translation>diese Suche wurde ohne --out begonnen; ihre Treffer stehen auf der Standardausgabe</translation>
    </message>
    <message>
        <source>unknown style &apos;%1&apos;; expected json or nothing</source>
        <translation>unbekannte Form „%1“; erwartet json oder nichts</translation>
    </message>
    <message>
        <source>what to look for is missing; give --where EXPR or --sketch FILE</source>
        <translation>es fehlt, was gesucht wird; gib --where AUSDRUCK oder --sketch DATEI an</translation>
    </message>
    <message>
        <source>world %1 doesn&apos;t belong to this shard</source>
        <translation>die Welt %1 gehört nicht zu diesem Teil</translation>
    </message>
    <message>
        <source>worlds %1 to %2 are in none of the files</source>
        <translation>die Welten %1 bis %2 sind in keiner der Dateien</translation>
    </message>
    <message>
        <source>&apos;%1&apos; isn&apos;t the file that this search wrote</source>
        <translation>„%1“ ist nicht die Datei, die diese Suche geschrieben hat</translation>
    </message>
    <message>
        <source>column %1 of &apos;%2&apos;: %3</source>
        <translation>Spalte %1 von „%2“: %3</translation>
    </message>
    <message>
        <source>count(...) and nearest(...) look for things near each other: count(chest within 5 of chest) &gt;= 2, nearest(chest with weapon &gt;= 15 and not within 20 of monster) &lt;= 60.</source>
        <translation>count(...) und nearest(...) suchen Dinge nahe beieinander: count(chest within 5 of chest) &gt;= 2, nearest(chest with weapon &gt;= 15 and not within 20 of monster) &lt;= 60.</translation>
    </message>
    <message>
        <source>Number of threads (default: all cores)</source>
        <translation>Anzahl der Threads (Standard: alle Kerne)</translation>
    </message>
    <message>
        <source>THINGS: chest or monster, then &apos;with&apos; and properties (weapon, armour or gold of a chest, health of a monster), then &apos;within N of&apos; or &apos;not within N of&apos; and another chest, monster or spawn, where N is a number of steps. Parts are joined by &apos;and&apos;: chest with weapon &gt;= 15 and not within 20 of monster.</source>
        <translation>THINGS: chest oder monster, dann „with“ und Eigenschaften (weapon, armour oder gold einer Truhe, health eines Monsters), dann „within N of“ oder „not within N of“ und noch einmal chest, monster oder spawn, wobei N eine Anzahl Schritte ist. Teile werden mit „and“ verbunden: chest with weapon &gt;= 15 and not within 20 of monster.</translation>
    </message>
    <message>
        <source>this state was saved by an earlier version and can&apos;t identify its output file; delete the state to start over</source>
        <translation>dieser Stand wurde von einer früheren Version gespeichert und kann seine Ausgabedatei nicht bestimmen; lösche den Stand, um neu zu beginnen</translation>
    </message>
    <message>
        <source>File with the join code; if there is none, a new code is written to it, readable only by you</source>
        <translation>Datei mit dem Beitrittscode; gibt es keine, wird ein neuer Code hineingeschrieben, den nur du lesen kannst</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must end in .csv, .tmx or .tmj</source>
        <translation>&apos;%1&apos; muss auf .csv, .tmx oder .tmj enden</translation>
    </message>
    <message>
        <source>Convert a level (.csv) to a Tiled map (.tmx), or a Tiled map (.tmx, .tmj) to a level, by file extension</source>
        <translation>Ein Level (.csv) in eine Tiled-Karte (.tmx) umwandeln oder eine Tiled-Karte (.tmx, .tmj) in ein Level, nach der Dateiendung</translation>
    </message>
    <message>
        <source>Level files (.csv) or Tiled maps (.tmx, .tmj)</source>
        <translation>Leveldateien (.csv) oder Tiled-Karten (.tmx, .tmj)</translation>
    </message>
    <message>
        <source>A level file for the generator &apos;levels&apos;, or a folder of them, played in natural order (2 before 10); repeat for several, played in this order</source>
        <translation>Eine Leveldatei für den Generator &apos;levels&apos; oder ein Ordner mit solchen, gespielt in natürlicher Reihenfolge (2 vor 10); mehrfach für mehrere, gespielt in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>%1: lines that begin or end with spaces: %2; the spaces are part of the seeds, and --column 1 takes the first column</source>
        <translation>%1: Zeilen, die mit Leerzeichen beginnen oder enden: %2; die Leerzeichen gehören zu den Seeds, und --column 1 nimmt die erste Spalte</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the output and isn&apos;t read</source>
        <translation>&apos;%1&apos; ist die Ausgabe und wird nicht gelesen</translation>
    </message>
    <message>
        <source>--column requires --seeds</source>
        <translation>--column erfordert --seeds</translation>
    </message>
    <message>
        <source>File with one seed per line, &quot;&quot; for the empty one; - for standard input</source>
        <translation>Datei mit einem Seed pro Zeile, &quot;&quot; für den leeren; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>N|NAME</source>
        <translation>N|NAME</translation>
    </message>
    <message>
        <source>Take the seeds from this column of the file, by number or by its name in the first line; separated by commas, semicolons, tabs or spaces, whichever comes first</source>
        <translation>Die Seeds aus dieser Spalte der Datei nehmen, nach Nummer oder nach ihrem Namen in der ersten Zeile; getrennt durch Kommas, Semikolons, Tabulatoren oder Leerzeichen, was zuerst vorkommt</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>sie ist geschlossen</translation>
    </message>
    <message>
        <source>ndjson (default) or csv; a text in csv that a spreadsheet would run as a formula gets a &apos; before it</source>
        <translation>ndjson (Standard) oder csv; vor einem Text in csv, den eine Tabellenkalkulation als Formel ausführen würde, steht ein &apos;</translation>
    </message>
    <message>
        <source>there is no other file than that of --out</source>
        <translation>es gibt keine andere Datei als die von --out</translation>
    </message>
    <message>
        <source>TCP port; default: that of the last time, or any that is free</source>
        <translation>TCP-Port; Standard: der vom letzten Mal oder irgendein freier</translation>
    </message>
    <message>
        <source>Check the library of seeds, the history of runs and the record of totals; exit 1 if one can&apos;t be used</source>
        <translation>Die Sammlung der Seeds, die Liste der Läufe und die Gesamtzahlen prüfen; Exit-Code 1, wenn eine nicht zu gebrauchen ist</translation>
    </message>
    <message>
        <source>Check the program&apos;s own files in the data folder</source>
        <translation>Die eigenen Dateien des Programms im Datenordner prüfen</translation>
    </message>
    <message>
        <source>Rename files that are damaged or of another kind, and begin new ones; nothing is deleted</source>
        <translation>Dateien, die beschädigt oder von anderer Art sind, umbenennen und neue anfangen; nichts wird gelöscht</translation>
    </message>
    <message>
        <source>files that can&apos;t be used: %1; --set-aside begins new ones</source>
        <translation>unbrauchbare Dateien: %1; --set-aside fängt neue an</translation>
    </message>
    <message>
        <source>set aside as &apos;%1&apos;</source>
        <translation>beiseitegelegt als &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>es gibt noch keine</translation>
    </message>
    <message>
        <source>Seed of the world, for a file that has lost it in both places; with --generator and settings as for &apos;world create&apos;</source>
        <translation>Seed der Welt, für eine Datei, die ihn an beiden Stellen verloren hat; mit --generator und Einstellungen wie bei &apos;world create&apos;</translation>
    </message>
    <message>
        <source>the world was edited or repaired after command %1</source>
        <translation>die Welt wurde nach Befehl %1 bearbeitet oder repariert</translation>
    </message>
    <message>
        <source>region %1 %2: restored from the log of commands</source>
        <translation>Region %1 %2: aus dem Protokoll der Befehle wiederhergestellt</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2</source>
        <translation>95-%-Intervall: %1 bis %2</translation>
    </message>
    <message>
        <source>95 % interval: 1 in %1 to 1 in %2</source>
        <translation>95-%-Intervall: 1 von %1 bis 1 von %2</translation>
    </message>
    <message>
        <source>Between 1 in %1 and 1 in %2: %3 of %4 worlds</source>
        <translation>Zwischen 1 von %1 und 1 von %2: %3 von %4 Welten</translation>
    </message>
    <message>
        <source>Condition that a place must meet; metrics count from it. Every floor cell is judged, and the best one of each region is the place</source>
        <translation>Bedingung, die ein Ort erfüllen muss; Kennzahlen zählen von ihm aus. Jedes Bodenfeld wird beurteilt; das beste jeder Region ist der Ort</translation>
    </message>
    <message>
        <source>Key of the random seeds; the same key gives the same seeds (default: another one each time)</source>
        <translation>Schlüssel der zufälligen Seeds; derselbe Schlüssel ergibt dieselben Seeds (Standard: jedes Mal ein anderer)</translation>
    </message>
    <message>
        <source>Threads of the sample, and of the search whose time is estimated (default: all cores)</source>
        <translation>Threads der Stichprobe und der Suche, deren Zeit geschätzt wird (Standard: alle Kerne)</translation>
    </message>
    <message>
        <source>Time to the first match: probably more than %1</source>
        <translation>Zeit bis zum ersten Treffer: wohl mehr als %1</translation>
    </message>
    <message>
        <source>rarer than 1 in %1</source>
        <translation>seltener als 1 von %1</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 Gold</translation>
    </message>
    <message>
        <source>%1, %2 of %3 worlds, matches: %4, worlds/s: %5</source>
        <translation>%1, %2 von %3 Welten, Treffer: %4, Welten/s: %5</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>Never (worlds: %1): rarer than about 1 in %2</source>
        <translation>Nie (Welten: %1): seltener als etwa 1 von %2</translation>
    </message>
    <message>
        <source>claimed: %1, score: %2, turns: %3, kills: %4</source>
        <translation>behauptet: %1, Punkte: %2, Züge: %3, besiegt: %4</translation>
    </message>
    <message>
        <source>commands: %1, state: %2</source>
        <translation>Befehle: %1, Zustand: %2</translation>
    </message>
    <message>
        <source>explored: %1</source>
        <translation>erkundet: %1</translation>
    </message>
    <message>
        <source>generator &apos;levels&apos; makes worlds from level files; use world create</source>
        <translation>der Generator „levels“ macht Welten aus Leveldateien; verwende world create</translation>
    </message>
    <message>
        <source>identical; commands: %1, turn: %2, checkpoints: %3, state: %4</source>
        <translation>gleich; Befehle: %1, Zug: %2, Prüfpunkte: %3, Zustand: %4</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 regions; places: %3</source>
        <translation>unterbrochen nach %1 von %2 Regionen; Orte: %3</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 worlds; matches: %3</source>
        <translation>unterbrochen nach %1 von %2 Welten; Treffer: %3</translation>
    </message>
    <message>
        <source>interrupted; worlds: %1, matches: %2</source>
        <translation>unterbrochen; Welten: %1, Treffer: %2</translation>
    </message>
    <message>
        <source>matches: %1, but the summary says %2</source>
        <translation>Treffer: %1, laut der Zusammenfassung aber %2</translation>
    </message>
    <message>
        <source>near misses: %1, but the summary says %2</source>
        <translation>Beinahe-Treffer: %1, laut der Zusammenfassung aber %2</translation>
    </message>
    <message>
        <source>proved: the commands from the seed (%1) lead to exactly this, by the rules of this version</source>
        <translation>bewiesen: Die Befehle vom Seed aus (%1) führen nach den Regeln dieser Version genau hierzu</translation>
    </message>
    <message>
        <source>score: %1, turns: %2; replay verify checks it</source>
        <translation>Punkte: %1, Züge: %2; replay verify prüft den Lauf</translation>
    </message>
    <message>
        <source>worlds that could not be generated and were skipped: %1</source>
        <translation>übersprungene Welten, die sich nicht erzeugen ließen: %1</translation>
    </message>
    <message>
        <source>worlds that could not be generated: %1</source>
        <translation>Welten, die sich nicht erzeugen ließen: %1</translation>
    </message>
    <message>
        <source>worlds/s: %1, threads: %2</source>
        <translation>Welten/s: %1, Threads: %2</translation>
    </message>
    <message>
        <source>worlds: %1, matches: %2, worlds/s: %3</source>
        <translation>Welten: %1, Treffer: %2, Welten/s: %3</translation>
    </message>
    <message>
        <source>copy: its run went on elsewhere; not ranked</source>
        <translation>Kopie: Der Lauf ging anderswo weiter; nicht gewertet</translation>
    </message>
    <message>
        <source>revealed: more was shown than the player saw; not ranked</source>
        <translation>aufgedeckt: Es wurde mehr gezeigt, als der Spieler sah; nicht gewertet</translation>
    </message>
    <message>
        <source>Play rooms in real time (default: by turns)</source>
        <translation>Räume in Echtzeit spielen (Standard: in Zügen)</translation>
    </message>
    <message>
        <source>only rooms can be played in real time, not %1</source>
        <translation>nur Räume lassen sich in Echtzeit spielen, nicht %1</translation>
    </message>
    <message>
        <source>copy: its run went on elsewhere, as the card says</source>
        <translation>Kopie: laut der Karte ging der Lauf anderswo weiter</translation>
    </message>
    <message>
        <source>%1 (%2–%3), median %4</source>
        <translation>%1 (%2–%3), Median %4</translation>
    </message>
    <message>
        <source>A run stops at the limit of %1 commands.</source>
        <translation>Ein Lauf endet an der Grenze von %1 Befehlen.</translation>
    </message>
    <message>
        <source>In brackets: the 95 % interval</source>
        <translation>In Klammern: das 95-%-Intervall</translation>
    </message>
    <message>
        <source>Mean of a run</source>
        <translation>Mittel eines Laufs</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Stop a run after this many commands (default: %1 in endless caves, otherwise %2)</source>
        <translation>Einen Lauf nach so vielen Befehlen anhalten (Standard: %1 in endlosen Höhlen, sonst %2)</translation>
    </message>
    <message>
        <source>careful, reckless or random; all (default) compares them</source>
        <translation>careful, reckless oder random; all (Standard) vergleicht sie</translation>
    </message>
    <message>
        <source>text (default), csv or json: shares and means with 95 % intervals; or ndjson: a line for each run with monsters and items</source>
        <translation>text (Standard), csv oder json: Anteile und Mittelwerte mit 95-%-Intervallen; oder ndjson: eine Zeile je Lauf mit Monstern und Gegenständen</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text, csv, json or ndjson</source>
        <translation>unbekanntes Format „%1“; erwartet text, csv, json oder ndjson</translation>
    </message>
    <message>
        <source>unknown player &apos;%1&apos;; expected all, careful, reckless or random</source>
        <translation>unbekannter Spieler „%1“; erwartet all, careful, reckless oder random</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a monster; expected X,Y,N as in &apos;replay marks&apos;</source>
        <translation>„%1“ ist kein Monster; erwartet wird X,Y,N wie in „replay marks“</translation>
    </message>
    <message>
        <source>First turn (default: the first of the log)</source>
        <translation>Erster Zug (Standard: der erste des Protokolls)</translation>
    </message>
    <message>
        <source>Home region and number of the monster, as &apos;replay marks&apos; lists it</source>
        <translation>Heimatregion und Nummer des Monsters, wie „replay marks“ es auflistet</translation>
    </message>
    <message>
        <source>Last turn (default: the last of the log)</source>
        <translation>Letzter Zug (Standard: der letzte des Protokolls)</translation>
    </message>
    <message>
        <source>List what happened in a world, with turns: who noticed the player, fights, hits, deaths, finds, levels, edits</source>
        <translation>Auflisten, was in einer Welt geschah, mit Zügen: wer den Spieler bemerkte, Kämpfe, Treffer, Tode, Funde, Ebenen, Bearbeitungen</translation>
    </message>
    <message>
        <source>Only this: noticed, lost, fight, hit, kill, death, find, level, edit or party</source>
        <translation>Nur dies: noticed, lost, fight, hit, kill, death, find, level, edit oder party</translation>
    </message>
    <message>
        <source>TURN</source>
        <translation>ZUG</translation>
    </message>
    <message>
        <source>X,Y,N</source>
        <translation>X,Y,N</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>entschied: %1</translation>
    </message>
    <message>
        <source>did: %1</source>
        <translation>tat: %1</translation>
    </message>
    <message>
        <source>monster number</source>
        <translation>Nummer des Monsters</translation>
    </message>
    <message>
        <source>there is no monster %1 in this world</source>
        <translation>in dieser Welt gibt es kein Monster %1</translation>
    </message>
    <message>
        <source>turn %1 is after turn %2</source>
        <translation>Zug %1 liegt nach Zug %2</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>hunts; turns left: %1, last saw the player at %2</source>
        <translation>jagt; Züge übrig: %1, sah den Spieler zuletzt bei %2</translation>
    </message>
    <message>
        <source>Write CSV</source>
        <translation>CSV schreiben</translation>
    </message>
    <message>
        <source>%1: ok</source>
        <translation>%1: in Ordnung</translation>
    </message>
    <message>
        <source>--json and --csv exclude each other</source>
        <translation>--json und --csv schließen einander aus</translation>
    </message>
    <message>
        <source>--monsters can&apos;t be combined with --case or --svg</source>
        <translation>--monsters und --case oder --svg schließen einander aus</translation>
    </message>
    <message>
        <source>--turn requires --world</source>
        <translation>--turn braucht --world</translation>
    </message>
    <message>
        <source>Also draw the line with its surroundings, as SVG</source>
        <translation>Die Linie mit ihrer Umgebung auch als SVG zeichnen</translation>
    </message>
    <message>
        <source>Also write the line as a test case for &apos;sight check&apos;</source>
        <translation>Die Linie auch als Testfall für „sight check“ schreiben</translation>
    </message>
    <message>
        <source>Files with a case each</source>
        <translation>Dateien mit je einem Fall</translation>
    </message>
    <message>
        <source>Number of the player; alone it is 1</source>
        <translation>Nummer des Spielers; allein ist es 1</translation>
    </message>
    <message>
        <source>Run test cases of lines of sight, as --case writes them: a map, a viewer, a target, a rule and what is expected; exit 1 if one differs</source>
        <translation>Testfälle von Sichtlinien ausführen, wie --case sie schreibt: eine Karte, ein Betrachter, ein Ziel, eine Regel und was erwartet wird; Ende mit 1, wenn einer abweicht</translation>
    </message>
    <message>
        <source>Say turn by turn what a monster saw, knew, decided and did, and why it attacked or didn&apos;t; or what a player did, and who saw them</source>
        <translation>Zug für Zug sagen, was ein Monster sah, wusste, entschied und tat, und warum es angriff oder nicht; oder was ein Spieler tat, und wer ihn sah</translation>
    </message>
    <message>
        <source>Show a world as it was at a turn: what world info says, and a map. Verbs that inspect worlds take --turn, too: world info, diff, find, check and export, and sight</source>
        <translation>Eine Welt zeigen, wie sie in einem Zug war: was world info sagt, und eine Karte. Auch Befehle, die Welten untersuchen, nehmen --turn: world info, diff, find, check und export sowie sight</translation>
    </message>
    <message>
        <source>The world as it was when this turn of its log began (default: as last saved)</source>
        <translation>Die Welt, wie sie zu Beginn dieses Zugs ihres Protokolls war (Standard: wie zuletzt gespeichert)</translation>
    </message>
    <message>
        <source>cases that differ: %1 of %2</source>
        <translation>abweichende Fälle: %1 von %2</translation>
    </message>
    <message>
        <source>command: %1</source>
        <translation>Befehl: %1</translation>
    </message>
    <message>
        <source>event: %1</source>
        <translation>Ereignis: %1</translation>
    </message>
    <message>
        <source>give either --monster X,Y,N or --player N</source>
        <translation>entweder --monster X,Y,N oder --player N angeben</translation>
    </message>
    <message>
        <source>hunted by: %1</source>
        <translation>gejagt von: %1</translation>
    </message>
    <message>
        <source>options of sight can&apos;t be used with sight check</source>
        <translation>Optionen von sight passen nicht zu sight check</translation>
    </message>
    <message>
        <source>seen by: %1</source>
        <translation>gesehen von: %1</translation>
    </message>
    <message>
        <source>there is no player %1 in this world</source>
        <translation>in dieser Welt gibt es keinen Spieler %1</translation>
    </message>
    <message>
        <source>turn %1: at %2, health %3</source>
        <translation>Zug %1: bei %2, Leben %3</translation>
    </message>
    <message>
        <source>All such turns</source>
        <translation>Alle solchen Züge</translation>
    </message>
    <message>
        <source>CONDITION</source>
        <translation>BEDINGUNG</translation>
    </message>
    <message>
        <source>List the names that conditions may have</source>
        <translation>Die Namen auflisten, die Bedingungen haben können</translation>
    </message>
    <message>
        <source>What has to hold, by the grammar of search --where; see --names</source>
        <translation>Was gelten muss, nach der Grammatik von search --where; siehe --names</translation>
    </message>
    <message>
        <source>it holds in no turn from %1 to %2</source>
        <translation>sie gilt in keinem Zug von %1 bis %2</translation>
    </message>
    <message>
        <source>Another setting that doesn&apos;t shape the world, such as monsters=stationary; repeatable</source>
        <translation>Eine andere Einstellung, die die Welt nicht formt, etwa monsters=stationary; wiederholbar</translation>
    </message>
    <message>
        <source>Area of effect of monsters: exact, original or wide</source>
        <translation>Wirkungsbereich der Monster: exact, original oder wide</translation>
    </message>
    <message>
        <source>Go on to this turn, and say in what the worlds differ then</source>
        <translation>Bis zu diesem Zug weitergehen und sagen, worin sich die Welten dann unterscheiden</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>REGEL</translation>
    </message>
    <message>
        <source>an edit or a repair follows, which ends the comparison</source>
        <translation>es folgt eine Bearbeitung oder Reparatur, die den Vergleich beendet</translation>
    </message>
    <message>
        <source>at turn %1 they are the same</source>
        <translation>in Zug %1 sind sie gleich</translation>
    </message>
    <message>
        <source>at turn %1:</source>
        <translation>in Zug %1:</translation>
    </message>
    <message>
        <source>commands that are not possible in the other course: %1</source>
        <translation>Befehle, die im anderen Verlauf nicht möglich sind: %1</translation>
    </message>
    <message>
        <source>kept as a new world: %1</source>
        <translation>als neue Welt behalten: %1</translation>
    </message>
    <message>
        <source>original (sight passes diagonal gaps) or gap (it doesn&apos;t)</source>
        <translation>original (Sicht geht durch diagonale Lücken) oder gap (sie tut es nicht)</translation>
    </message>
    <message>
        <source>the courses are the same from turn %1 to turn %2</source>
        <translation>die Verläufe sind von Zug %1 bis Zug %2 gleich</translation>
    </message>
    <message>
        <source>the courses part at turn %1, command %2:</source>
        <translation>die Verläufe trennen sich in Zug %1, Befehl %2:</translation>
    </message>
    <message>
        <source>An item that the player has in addition, such as steel_sword or gold=20, and wears if it is better; repeatable</source>
        <translation>Ein Gegenstand, den der Spieler zusätzlich hat, etwa steel_sword oder gold=20, und anlegt, wenn er besser ist; wiederholbar</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>BEFEHLE</translation>
    </message>
    <message>
        <source>Decision trees of the monsters: a file like trees.json</source>
        <translation>Entscheidungsbäume der Monster: eine Datei wie trees.json</translation>
    </message>
    <message>
        <source>Give the commands of a world once more, but under other rules, with other items or commands, and say when and in what its course parts from the log</source>
        <translation>Die Befehle einer Welt noch einmal geben, aber unter anderen Regeln, mit anderen Gegenständen oder Befehlen, und sagen, wann und worin ihr Verlauf vom Protokoll abweicht</translation>
    </message>
    <message>
        <source>ITEM[=N]</source>
        <translation>GEGENSTAND[=N]</translation>
    </message>
    <message>
        <source>Turn from which things are otherwise (default: the first of the log)</source>
        <translation>Zug, von dem an etwas anders ist (Standard: der erste des Protokolls)</translation>
    </message>
    <message>
        <source>Write the other course&apos;s world at --at, or at --turn without it, as a new world of this name</source>
        <translation>Die Welt des anderen Verlaufs bei --at, sonst bei --turn, als neue Welt mit diesem Namen schreiben</translation>
    </message>
    <message>
        <source>expected what is to be otherwise: --disc, --sight, --set, --trees, --give or --commands</source>
        <translation>was anders sein soll, fehlt: --disc, --sight, --set, --trees, --give oder --commands</translation>
    </message>
    <message>
        <source>Commands to give instead of the next ones in the log: &quot;3 north, wait, fight&quot;</source>
        <translation>Befehle statt der nächsten im Protokoll: &quot;3 north, wait, fight&quot;</translation>
    </message>
    <message>
        <source>commands that come after the end of the comparison: %1</source>
        <translation>Befehle, die nach dem Ende des Vergleichs kommen: %1</translation>
    </message>
    <message>
        <source>%1 % (%2–%3)</source>
        <translation>%1 % (%2–%3)</translation>
    </message>
    <message>
        <source>%1 of %2 worlds are searched, as the search ended at its limit; run it again without --limit</source>
        <translation>%1 von %2 Welten sind durchsucht, da die Suche an ihrer Grenze endete; führe sie noch einmal ohne --limit aus</translation>
    </message>
    <message>
        <source>--case and --svg are the same file</source>
        <translation>--case und --svg sind dieselbe Datei</translation>
    </message>
    <message>
        <source>--generator, --settings and --set require --seed</source>
        <translation>--generator, --settings und --set brauchen --seed</translation>
    </message>
    <message>
        <source>--region can&apos;t be combined with --seed, --generator, --settings or --set</source>
        <translation>--region kann nicht zusammen mit --seed, --generator, --settings oder --set benutzt werden</translation>
    </message>
    <message>
        <source>--state and --out are the same file</source>
        <translation>--state und --out sind dieselbe Datei</translation>
    </message>
    <message>
        <source>Find the first turn of a world&apos;s past in which a condition holds, such as &apos;health &lt; 10&apos; or &apos;kill and monster = cave_rat&apos;; exit 1 if there is none</source>
        <translation>Den ersten Zug der Vergangenheit einer Welt finden, in dem eine Bedingung gilt, wie „health &lt; 10“ oder „kill and monster = cave_rat“; Ende mit 1, wenn es keinen gibt</translation>
    </message>
    <message>
        <source>First turn (default: the second of the log, as the first is how it began)</source>
        <translation>Erster Zug (Standard: der zweite des Protokolls, da der erste sein Anfang ist)</translation>
    </message>
    <message>
        <source>Number of random seeds to judge; otherwise %1, and more until %2 match or %3 s are over, %4 s if fewer than %5 match</source>
        <translation>Anzahl zufälliger Seeds, die beurteilt werden; sonst %1 und mehr, bis %2 passen oder %3 s vorbei sind, %4 s, wenn weniger als %5 passen</translation>
    </message>
    <message>
        <source>files that can&apos;t be used: %1</source>
        <translation>unbenutzbare Dateien: %1</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 worlds</source>
        <translation>unterbrochen nach %1 von %2 Welten</translation>
    </message>
    <message>
        <source>levels that can&apos;t be read: %1 of %2</source>
        <translation>unlesbare Level: %1 von %2</translation>
    </message>
    <message>
        <source>the comparison ends before an edit or a repair at turn %1, so there is no other course at turn %2 to keep</source>
        <translation>der Vergleich endet in Zug %1 vor einer Bearbeitung oder Reparatur, daher gibt es in Zug %2 keinen anderen Verlauf, der sich behalten lässt</translation>
    </message>
    <message>
        <source>this is a seed card, not a list of seeds; card show prints the seed of its world</source>
        <translation>das ist eine Seed-Karte, keine Liste von Seeds; card show gibt den Seed ihrer Welt aus</translation>
    </message>
    <message>
        <source>verdict by the world&apos;s rule: %1</source>
        <translation>Ergebnis nach der Regel der Welt: %1</translation>
    </message>
    <message>
        <source>interrupted; worlds: %1</source>
        <translation>unterbrochen; Welten: %1</translation>
    </message>
</context>
<context>
    <name>Content</name>
    <message numerus="yes">
        <source>%Ln gold</source>
        <translation>
            <numerusform>%Ln Gold</numerusform>
            <numerusform>%Ln Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Open space</source>
        <translation>Offene Fläche</translation>
    </message>
    <message>
        <source>Chance that a cell starts as floor; more makes wider caves.</source>
        <translation>Wahrscheinlichkeit, dass ein Feld als Boden beginnt; mehr ergibt weitere Höhlen.</translation>
    </message>
    <message>
        <source>Rock threshold</source>
        <translation>Felsschwelle</translation>
    </message>
    <message>
        <source>Rock neighbours, out of 8, that turn a cell to rock.</source>
        <translation>Zahl der Felsnachbarn (von 8), ab der ein Feld zu Fels wird.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>Region size</source>
        <translation>Regionsgröße</translation>
    </message>
    <message>
        <source>Cells per region side.</source>
        <translation>Felder entlang jeder Seite einer Region.</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>Chance of a chest on a floor cell.</source>
        <translation>Wahrscheinlichkeit, dass auf einem Bodenfeld eine Truhe steht.</translation>
    </message>
    <message>
        <source>Most items</source>
        <translation>Max. Gegenstände</translation>
    </message>
    <message>
        <source>Most items from a chest or a victory.</source>
        <translation>Höchstzahl der Gegenstände aus einer Truhe oder einem Sieg.</translation>
    </message>
    <message>
        <source>View radius</source>
        <translation>Sichtweite</translation>
    </message>
    <message>
        <source>View radius of the player, in cells.</source>
        <translation>Sichtweite des Spielers, in Feldern.</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Whether monsters stay in place or roam and hunt.</source>
        <translation>Ob Monster bleiben, wo sie sind, oder umherstreifen und jagen.</translation>
    </message>
    <message>
        <source>stationary</source>
        <translation>ortsfest</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>umherstreifend</translation>
    </message>
    <message>
        <source>Area of effect</source>
        <translation>Wirkungsbereich</translation>
    </message>
    <message>
        <source>Which cells around a monster count as within its sight radius.</source>
        <translation>Welche Felder um ein Monster als innerhalb seines Sichtradius gelten.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>weit</translation>
    </message>
    <message>
        <source>Diagonal gaps</source>
        <translation>Diagonale Spalte</translation>
    </message>
    <message>
        <source>Whether sight passes between two rocks that touch at their corners.</source>
        <translation>Ob der Blick zwischen zwei Felsen hindurchgeht, die sich an den Ecken berühren.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>Armour protection</source>
        <translation>Rüstungsschutz</translation>
    </message>
    <message>
        <source>Share of a point of damage that a point of armour absorbs.</source>
        <translation>Anteil eines Schadenspunkts, den ein Rüstungspunkt abfängt.</translation>
    </message>
    <message>
        <source>Armour multiplier</source>
        <translation>Rüstungsfaktor</translation>
    </message>
    <message>
        <source>Multiplies the damage that armour absorbs.</source>
        <translation>Multipliziert den Schaden, den Rüstung abfängt.</translation>
    </message>
    <message>
        <source>Stun chance</source>
        <translation>Betäubungschance</translation>
    </message>
    <message>
        <source>Chance that an attack stuns, so the attacker strikes again.</source>
        <translation>Wahrscheinlichkeit, dass ein Angriff betäubt und der Angreifer noch einmal zuschlägt.</translation>
    </message>
    <message>
        <source>Lost on death</source>
        <translation>Verlust beim Tod</translation>
    </message>
    <message>
        <source>What the player loses on death.</source>
        <translation>Was der Spieler beim Tod verliert.</translation>
    </message>
    <message>
        <source>item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Cells from west to east.</source>
        <translation>Felder von West nach Ost.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Cells from south to north.</source>
        <translation>Felder von Süd nach Nord.</translation>
    </message>
    <message>
        <source>Number of steps in which every cell takes on the majority of its neighbours.</source>
        <translation>Anzahl der Schritte, in denen jedes Feld die Mehrheit seiner Nachbarn übernimmt.</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Whether caves stay separate, a passage leads from end to end, or all caves are joined.</source>
        <translation>Ob die Höhlen getrennt bleiben, ein Durchgang von Ende zu Ende führt oder alle Höhlen verbunden sind.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>Number of rivers.</source>
        <translation>Anzahl der Flüsse.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Chance that a grove starts on a floor cell.</source>
        <translation>Wahrscheinlichkeit, dass auf einem Bodenfeld ein Hain beginnt.</translation>
    </message>
    <message>
        <source>Monsters per 1000 cells</source>
        <translation>Monster pro 1000 Felder</translation>
    </message>
    <message>
        <source>Monsters per 1,000 floor cells.</source>
        <translation>Monster pro 1000 Bodenfelder.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Room slots from west to east.</source>
        <translation>Plätze für Räume von West nach Ost.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Room slots from south to north.</source>
        <translation>Plätze für Räume von Süd nach Nord.</translation>
    </message>
    <message>
        <source>Most rooms</source>
        <translation>Max. Räume</translation>
    </message>
    <message>
        <source>Number of rooms, if there are enough slots.</source>
        <translation>Anzahl der Räume, wenn es genug Plätze gibt.</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Türen</translation>
    </message>
    <message>
        <source>Whether doors stay closed until all monsters in the room are defeated.</source>
        <translation>Ob Türen geschlossen bleiben, bis alle Monster im Raum besiegt sind.</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>nach dem Sieg</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Cunning monsters</source>
        <translation>Gerissene Monster</translation>
    </message>
    <message>
        <source>Chance that a room&apos;s monster is a stalker, warden, ranger or warlock: they retreat, heal and wait.</source>
        <translation>Wahrscheinlichkeit, dass das Monster eines Raums ein Pirscher, Hüter, Waldläufer oder Hexenmeister ist: Sie ziehen sich zurück, heilen sich und warten.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Share of the square&apos;s cells that are floor.</source>
        <translation>Anteil der Felder des Quadrats, die Boden sind.</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>Erreichbar</translation>
    </message>
    <message>
        <source>Share of the square&apos;s floor cells reachable from the spawn without leaving the square.</source>
        <translation>Anteil der Bodenfelder des Quadrats, die vom Startpunkt erreichbar sind, ohne das Quadrat zu verlassen.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>Number of connected components of the square&apos;s floor.</source>
        <translation>Anzahl der Zusammenhangskomponenten des Bodens im Quadrat.</translation>
    </message>
    <message>
        <source>Mean passage width</source>
        <translation>Mittlere Gangbreite</translation>
    </message>
    <message>
        <source>Mean over the square&apos;s floor cells of the side of the largest all-floor block of n × n cells, inside the square, that covers the cell.</source>
        <translation>Mittelwert über die Bodenfelder des Quadrats: Seitenlänge des größten Blocks aus n × n Bodenfeldern innerhalb des Quadrats, der das Feld enthält.</translation>
    </message>
    <message>
        <source>Widest hall</source>
        <translation>Größte Halle</translation>
    </message>
    <message>
        <source>Side of the largest all-floor block of n × n cells in the square.</source>
        <translation>Seitenlänge des größten Blocks aus n × n Bodenfeldern im Quadrat.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message>
        <source>Floor cells of the square with exactly one floor cell among their four neighbours, those outside the square included.</source>
        <translation>Bodenfelder des Quadrats mit genau einem Bodenfeld unter ihren vier Nachbarn, auch solchen außerhalb des Quadrats.</translation>
    </message>
    <message>
        <source>Chokepoints</source>
        <translation>Engstellen</translation>
    </message>
    <message>
        <source>Cells other than the spawn whose removal makes at least 16 other floor cells of the square unreachable from the spawn inside the square.</source>
        <translation>Felder außer dem Startpunkt, ohne die mindestens 16 andere Bodenfelder des Quadrats vom Startpunkt innerhalb des Quadrats nicht mehr erreichbar wären.</translation>
    </message>
    <message>
        <source>Tortuosity</source>
        <translation>Gewundenheit</translation>
    </message>
    <message>
        <source>Mean ratio of walking distance to Manhattan distance, over all cells of the square that are reachable inside it and at least 8 steps from the spawn. 1 is straight; infinite if there is no such cell.</source>
        <translation>Mittleres Verhältnis der Entfernung zu Fuß zur Manhattan-Distanz, über alle Felder des Quadrats, die in ihm erreichbar und mindestens 8 Schritte vom Startpunkt entfernt sind. 1 ist gerade; unendlich, wenn es kein solches Feld gibt.</translation>
    </message>
    <message>
        <source>Monsters that start in the square.</source>
        <translation>Monster, die im Quadrat starten.</translation>
    </message>
    <message>
        <source>Threatened</source>
        <translation>Bedroht</translation>
    </message>
    <message>
        <source>Floor cells of the square that any monster, inside the square or not, sees from its starting cell: inside its area of effect, with line of sight, by the world&apos;s rules.</source>
        <translation>Bodenfelder des Quadrats, die irgendein Monster, ob im Quadrat oder nicht, von seinem Startfeld aus sieht: in seinem Wirkungsbereich, mit Sichtlinie, nach den Regeln der Welt.</translation>
    </message>
    <message>
        <source>Safe area</source>
        <translation>Sicherer Bereich</translation>
    </message>
    <message>
        <source>Floor cells of the square that no monster sees from its starting cell.</source>
        <translation>Bodenfelder des Quadrats, die kein Monster von seinem Startfeld aus sieht.</translation>
    </message>
    <message>
        <source>Chests reachable from the spawn within this many steps.</source>
        <translation>Truhen, die vom Startpunkt in höchstens so vielen Schritten erreichbar sind.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Gold in the chests reachable from the spawn within this many steps.</source>
        <translation>Gold in den Truhen, die vom Startpunkt in höchstens so vielen Schritten erreichbar sind.</translation>
    </message>
    <message>
        <source>Best weapon</source>
        <translation>Beste Waffe</translation>
    </message>
    <message>
        <source>Power of the strongest weapon in the chests reachable from the spawn within this many steps; 0 if there is none.</source>
        <translation>Stärke der besten Waffe in den Truhen, die vom Startpunkt in höchstens so vielen Schritten erreichbar sind; 0, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>Best armour</source>
        <translation>Beste Rüstung</translation>
    </message>
    <message>
        <source>Power of the best armour in the chests reachable from the spawn within this many steps; 0 if there is none.</source>
        <translation>Stärke der besten Rüstung in den Truhen, die vom Startpunkt in höchstens so vielen Schritten erreichbar sind; 0, wenn es keine gibt.</translation>
    </message>
    <message>
        <source>Nearest chest</source>
        <translation>Nächste Truhe</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest chest; none if there is none within reach.</source>
        <translation>Schritte vom Startpunkt zur nächsten Truhe; keine, wenn es in Reichweite keine gibt.</translation>
    </message>
    <message>
        <source>Nearest monster</source>
        <translation>Nächstes Monster</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest monster&apos;s starting cell; none if there is none within reach.</source>
        <translation>Schritte vom Startpunkt zum Startfeld des nächsten Monsters; keine, wenn es in Reichweite keines gibt.</translation>
    </message>
    <message>
        <source>Sword first</source>
        <translation>Erst das Schwert</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest chest with a weapon better than the starting one, along cells that no monster sees from its starting cell, spawn and chest included; none if there is none within reach.</source>
        <translation>Schritte vom Startpunkt zur nächsten Truhe mit einer besseren Waffe als der anfänglichen, über Felder, die kein Monster von seinem Startfeld aus sieht, Startpunkt und Truhe eingeschlossen; keine, wenn es in Reichweite keine gibt.</translation>
    </message>
    <message>
        <source>Path length</source>
        <translation>Weglänge</translation>
    </message>
    <message>
        <source>Steps of the shortest path from START to FINISH, summed over all floors; none if there is no path.</source>
        <translation>Schritte des kürzesten Wegs von START bis ZIEL, über alle Stockwerke summiert; keine, wenn es keinen Weg gibt.</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Treasures and chests in the levels.</source>
        <translation>Schätze und Truhen in den Levels.</translation>
    </message>
    <message>
        <source>Treasures at dead ends</source>
        <translation>Schätze in Sackgassen</translation>
    </message>
    <message>
        <source>Treasures and chests on cells with exactly one walkable neighbour.</source>
        <translation>Schätze und Truhen auf Feldern mit genau einem begehbaren Nachbarn.</translation>
    </message>
    <message>
        <source>Largest component</source>
        <translation>Größte Komponente</translation>
    </message>
    <message>
        <source>Share of walkable cells that belong to the largest connected component of their level.</source>
        <translation>Anteil der begehbaren Felder, die zur größten Zusammenhangskomponente ihres Levels gehören.</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Share of the level&apos;s cells that are water.</source>
        <translation>Anteil der Felder des Levels, die Wasser sind.</translation>
    </message>
    <message>
        <source>Share of the level&apos;s cells that are trees.</source>
        <translation>Anteil der Felder des Levels, die Bäume sind.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Rooms of the map.</source>
        <translation>Räume der Karte.</translation>
    </message>
    <message>
        <source>Dead-end rooms</source>
        <translation>Sackgassenräume</translation>
    </message>
    <message>
        <source>Rooms with exactly one connected door.</source>
        <translation>Räume mit genau einer verbundenen Tür.</translation>
    </message>
    <message>
        <source>Distance to the boss</source>
        <translation>Entfernung zum Boss</translation>
    </message>
    <message>
        <source>Minimum number of doors from the start to the boss room; with a number, from the room of that number.</source>
        <translation>Kleinste Anzahl von Türen vom Start bis zum Bossraum; mit einer Nummer: vom Raum dieser Nummer aus.</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>Axes, magic, flasks and healing potions.</source>
        <translation>Äxte, Magie, Flaschen und Heiltränke.</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Monsters that can be defeated; towers can&apos;t.</source>
        <translation>Monster, die sich besiegen lassen; Türme nicht.</translation>
    </message>
    <message>
        <source>A calm start</source>
        <translation>Ein ruhiger Start</translation>
    </message>
    <message>
        <source>No monster sees the area around the spawn; the nearest one is far away.</source>
        <translation>Kein Monster sieht die Umgebung des Startpunkts; das nächste ist weit weg.</translation>
    </message>
    <message>
        <source>A chest next to the spawn</source>
        <translation>Eine Truhe neben dem Startpunkt</translation>
    </message>
    <message>
        <source>The first chest is a few steps away.</source>
        <translation>Die erste Truhe ist nur ein paar Schritte entfernt.</translation>
    </message>
    <message>
        <source>Sword before the first fight</source>
        <translation>Ein Schwert vor dem ersten Kampf</translation>
    </message>
    <message>
        <source>There is a better weapon on a path that no monster sees.</source>
        <translation>Eine bessere Waffe ist auf einem Weg erreichbar, den kein Monster sieht.</translation>
    </message>
    <message>
        <source>A hard start</source>
        <translation>Ein harter Start</translation>
    </message>
    <message>
        <source>A monster is near, and there is no weapon to fight it.</source>
        <translation>Ein Monster in der Nähe und keine Waffe dagegen.</translation>
    </message>
    <message>
        <source>A rich start</source>
        <translation>Ein reicher Start</translation>
    </message>
    <message>
        <source>Several chests within a short walk, with gold in them.</source>
        <translation>Mehrere Truhen ganz in der Nähe, mit Gold darin.</translation>
    </message>
    <message>
        <source>Well armed</source>
        <translation>Gut gerüstet</translation>
    </message>
    <message>
        <source>The chests within 80 steps contain a good weapon and good armour.</source>
        <translation>Die Truhen im Umkreis von 80 Schritten enthalten eine gute Waffe und eine gute Rüstung.</translation>
    </message>
    <message>
        <source>Safe surroundings</source>
        <translation>Sichere Umgebung</translation>
    </message>
    <message>
        <source>No monster starts nearby, and most of the floor is reachable.</source>
        <translation>In der Nähe startet kein Monster, und der größte Teil des Bodens ist erreichbar.</translation>
    </message>
    <message>
        <source>Wide halls</source>
        <translation>Weite Hallen</translation>
    </message>
    <message>
        <source>Broad passages and at least one large hall.</source>
        <translation>Breite Gänge und mindestens eine große Halle.</translation>
    </message>
    <message>
        <source>A maze</source>
        <translation>Ein Labyrinth</translation>
    </message>
    <message>
        <source>Narrow, winding passages with many dead ends.</source>
        <translation>Enge, gewundene Gänge mit vielen Sackgassen.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Aus einem Stück</translation>
    </message>
    <message>
        <source>Everything around the spawn is connected.</source>
        <translation>Rund um den Startpunkt hängt alles zusammen.</translation>
    </message>
    <message>
        <source>More treasure than danger</source>
        <translation>Mehr Schätze als Gefahren</translation>
    </message>
    <message>
        <source>There are more than two chests for every monster.</source>
        <translation>Auf jedes Monster kommen mehr als zwei Truhen.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>mehr als</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>weniger als</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>not equal to</source>
        <translation>ungleich</translation>
    </message>
    <message>
        <source>both must hold</source>
        <translation>beides muss gelten</translation>
    </message>
    <message>
        <source>one of them must hold</source>
        <translation>eines davon muss gelten</translation>
    </message>
    <message>
        <source>closes the bracket</source>
        <translation>schließt die Klammer</translation>
    </message>
    <message>
        <source>Endless Caves</source>
        <translation>Endlose Höhlen</translation>
    </message>
    <message>
        <source>Endless caves with chests and monsters. Walk as far as you like; death is only a setback.</source>
        <translation>Endlose Höhlen mit Truhen und Monstern. Geh, so weit du willst; der Tod ist nur ein Rückschlag.</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>iron</source>
        <translation>Eisen</translation>
    </message>
    <message>
        <source>steel</source>
        <translation>Stahl</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Wooden Sword</source>
        <translation>Holzschwert</translation>
    </message>
    <message>
        <source>Iron Sword</source>
        <translation>Eisenschwert</translation>
    </message>
    <message>
        <source>Steel Sword</source>
        <translation>Stahlschwert</translation>
    </message>
    <message>
        <source>Infused Sword</source>
        <translation>Magisches Schwert</translation>
    </message>
    <message>
        <source>Leather Armour</source>
        <translation>Lederrüstung</translation>
    </message>
    <message>
        <source>Chainmail Armour</source>
        <translation>Kettenrüstung</translation>
    </message>
    <message>
        <source>Iron Armour</source>
        <translation>Eisenrüstung</translation>
    </message>
    <message>
        <source>Infused Armour</source>
        <translation>Magische Rüstung</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>a Monster</source>
        <translation>ein Monster</translation>
    </message>
    <message>
        <source>A hunched brute of the deep. It sees little, but it hits whatever comes close.</source>
        <translation>Ein buckliger Rohling aus der Tiefe. Er sieht wenig, aber er schlägt zu, sobald ihm etwas nahe kommt.</translation>
    </message>
    <message>
        <source>Cave Rat</source>
        <translation>Höhlenratte</translation>
    </message>
    <message>
        <source>a Cave Rat</source>
        <translation>eine Höhlenratte</translation>
    </message>
    <message>
        <source>Thin, quick and always hungry. One bite is a nuisance; it goes down easily.</source>
        <translation>Mager, flink und immer hungrig. Ein Biss ist bloß lästig, und zäh ist sie nicht.</translation>
    </message>
    <message>
        <source>Slime</source>
        <translation>Schleim</translation>
    </message>
    <message>
        <source>a Slime</source>
        <translation>ein Schleim</translation>
    </message>
    <message>
        <source>A slow, quivering heap. Metal blades pass through it; a wooden one splatters it.</source>
        <translation>Ein träger, wabbelnder Haufen. Metallklingen gleiten hindurch; eine aus Holz lässt ihn zerplatzen.</translation>
    </message>
    <message>
        <source>Gloom Bat</source>
        <translation>Düsterfledermaus</translation>
    </message>
    <message>
        <source>a Gloom Bat</source>
        <translation>eine Düsterfledermaus</translation>
    </message>
    <message>
        <source>It hears you long before you hear it, and nothing outruns it.</source>
        <translation>Sie hört dich lange, bevor du sie hörst, und niemand läuft ihr davon.</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>a Skeleton</source>
        <translation>ein Skelett</translation>
    </message>
    <message>
        <source>Old bones in a rusted breastplate. Edges slide off them; a plain wooden blow breaks them.</source>
        <translation>Alte Knochen in einem rostigen Brustpanzer. Klingen gleiten daran ab; ein einfacher Schlag mit Holz zerschmettert sie.</translation>
    </message>
    <message>
        <source>Rock Spider</source>
        <translation>Felsspinne</translation>
    </message>
    <message>
        <source>a Rock Spider</source>
        <translation>eine Felsspinne</translation>
    </message>
    <message>
        <source>Sits still as a stone and bites hard. Good steel goes through its shell.</source>
        <translation>Sitzt still wie ein Stein und beißt kräftig zu. Guter Stahl durchdringt ihren Panzer.</translation>
    </message>
    <message>
        <source>Stone Golem</source>
        <translation>Steingolem</translation>
    </message>
    <message>
        <source>a Stone Golem</source>
        <translation>ein Steingolem</translation>
    </message>
    <message>
        <source>A walking boulder, nearly blind and very slow. Wood and iron chip it, steel splits it.</source>
        <translation>Ein wandelnder Felsbrocken, fast blind und sehr langsam. Holz und Eisen kratzen ihn nur an, Stahl spaltet ihn.</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>a Shade</source>
        <translation>ein Schatten</translation>
    </message>
    <message>
        <source>A cold shape between the walls. Common blades hardly touch it; an infused one tears it apart.</source>
        <translation>Eine kalte Gestalt zwischen den Wänden. Gewöhnliche Klingen streifen sie kaum; eine magische reißt sie in Stücke.</translation>
    </message>
    <message>
        <source>Deep Troll</source>
        <translation>Tiefentroll</translation>
    </message>
    <message>
        <source>a Deep Troll</source>
        <translation>ein Tiefentroll</translation>
    </message>
    <message>
        <source>Fills the tunnel from wall to wall. Meet it with the best you can find, or not at all.</source>
        <translation>Füllt den Tunnel von Wand zu Wand. Tritt ihm mit dem Besten entgegen, was du finden kannst, oder gar nicht.</translation>
    </message>
    <message>
        <source>Never moves.</source>
        <translation>Bewegt sich nie.</translation>
    </message>
    <message>
        <source>Wanders until it sees someone, gives chase, and fights hand to hand.</source>
        <translation>Streift umher, bis jemand in Sicht kommt, nimmt die Verfolgung auf und kämpft im Nahkampf.</translation>
    </message>
    <message>
        <source>Hunts while it is well, and loses heart when it is hurt.</source>
        <translation>Jagt, solange es unversehrt ist, und verliert verletzt den Mut.</translation>
    </message>
    <message>
        <source>Walks its beat from side to side until it sees someone, then hunts.</source>
        <translation>Geht hin und her auf Streife, bis jemand in Sicht kommt, und jagt dann.</translation>
    </message>
    <message>
        <source>Sits still until someone in sight comes near, then gives chase.</source>
        <translation>Sitzt still, bis jemand in Sicht näher kommt, und nimmt dann die Verfolgung auf.</translation>
    </message>
    <message>
        <source>Comes straight on, walls or not.</source>
        <translation>Kommt geradewegs näher, Wände hin oder her.</translation>
    </message>
    <message>
        <source>Comes by the shortest way around the walls.</source>
        <translation>Kommt auf dem kürzesten Weg um die Wände herum.</translation>
    </message>
    <message>
        <source>Stands and shoots arrows.</source>
        <translation>Steht da und schießt Pfeile.</translation>
    </message>
    <message>
        <source>Stands and lets fly shots that follow their target.</source>
        <translation>Steht da und feuert Geschosse ab, die ihrem Ziel folgen.</translation>
    </message>
    <message>
        <source>Built into its place; shoots without rest.</source>
        <translation>Fest eingebaut; schießt ohne Pause.</translation>
    </message>
    <message>
        <source>Cavern</source>
        <translation>Kaverne</translation>
    </message>
    <message>
        <source>One cavern with an edge all around it, in which you can walk in eight directions.</source>
        <translation>Eine einzelne Kaverne mit einem Rand ringsum, in der du in acht Richtungen gehen kannst.</translation>
    </message>
    <message>
        <source>Dungeon Run</source>
        <translation>Verlies-Lauf</translation>
    </message>
    <message>
        <source>Five floors, each larger than the one before. Find what helps, fight by dice, and come out alive.</source>
        <translation>Fünf Stockwerke, jedes größer als das vorige. Finde, was dir hilft, kämpfe mit Würfeln und komm lebend heraus.</translation>
    </message>
    <message>
        <source>Wooden Ladle</source>
        <translation>Holzkelle</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Dolch</translation>
    </message>
    <message>
        <source>Short Sword</source>
        <translation>Kurzschwert</translation>
    </message>
    <message>
        <source>Long Sword</source>
        <translation>Langschwert</translation>
    </message>
    <message>
        <source>Fire Blade</source>
        <translation>Feuerklinge</translation>
    </message>
    <message>
        <source>Cotton Shirt</source>
        <translation>Baumwollhemd</translation>
    </message>
    <message>
        <source>Steel Armour</source>
        <translation>Stahlrüstung</translation>
    </message>
    <message>
        <source>Dragonscale Armour</source>
        <translation>Drachenschuppenrüstung</translation>
    </message>
    <message>
        <source>Fireball Scroll</source>
        <translation>Feuerball-Schriftrolle</translation>
    </message>
    <message>
        <source>Blizzard Scroll</source>
        <translation>Blizzard-Schriftrolle</translation>
    </message>
    <message>
        <source>Flash Heal Scroll</source>
        <translation>Blitzheilungs-Schriftrolle</translation>
    </message>
    <message>
        <source>Rat</source>
        <translation>Ratte</translation>
    </message>
    <message>
        <source>a Rat</source>
        <translation>eine Ratte</translation>
    </message>
    <message>
        <source>Half starved and all teeth. Alone it is more of a fright than a danger.</source>
        <translation>Halb verhungert und nichts als Zähne. Allein ist sie eher ein Schreck als eine Gefahr.</translation>
    </message>
    <message>
        <source>Goblin</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>a Goblin</source>
        <translation>ein Goblin</translation>
    </message>
    <message>
        <source>Small, sly and hard to pin down. It never fights fair.</source>
        <translation>Klein, hinterlistig und schwer zu fassen. Er kämpft niemals fair.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>a Knight</source>
        <translation>ein Ritter</translation>
    </message>
    <message>
        <source>It came down here for the treasure, long ago. Its arm has lost nothing of its strength.</source>
        <translation>Vor langer Zeit kam er wegen der Schätze herab. Sein Arm hat nichts von seiner Kraft verloren.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>a Dragon</source>
        <translation>ein Drache</translation>
    </message>
    <message>
        <source>The oldest thing in the dungeon. Keep your scrolls for it.</source>
        <translation>Das älteste Wesen im Verlies. Heb dir deine Schriftrollen für ihn auf.</translation>
    </message>
    <message>
        <source>Stands still until someone comes near, then gives chase.</source>
        <translation>Steht still, bis jemand nahe kommt, und nimmt dann die Verfolgung auf.</translation>
    </message>
    <message>
        <source>Walks up and down until someone comes near, then gives chase.</source>
        <translation>Geht auf und ab, bis jemand nahe kommt, und nimmt dann die Verfolgung auf.</translation>
    </message>
    <message>
        <source>Walks from side to side until someone comes near, then gives chase.</source>
        <translation>Geht hin und her, bis jemand nahe kommt, und nimmt dann die Verfolgung auf.</translation>
    </message>
    <message>
        <source>Rooms behind doors, and something that lives in each. Time passes: dodge, strike, shoot, and find the room where it ends.</source>
        <translation>Räume hinter Türen, und in jedem haust etwas. Die Zeit läuft: Weiche aus, schlag zu, schieß und finde den Raum, in dem es endet.</translation>
    </message>
    <message>
        <source>Fists</source>
        <translation>Fäuste</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Axt</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Flask</source>
        <translation>Flasche</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>Dämon</translation>
    </message>
    <message>
        <source>a Demon</source>
        <translation>ein Dämon</translation>
    </message>
    <message>
        <source>Comes straight at you and lets no wall talk it out of it. Put one between you and it.</source>
        <translation>Kommt geradewegs auf dich zu und lässt sich von keiner Wand beirren. Bring eine zwischen euch.</translation>
    </message>
    <message>
        <source>Minotaur</source>
        <translation>Minotaurus</translation>
    </message>
    <message>
        <source>a Minotaur</source>
        <translation>ein Minotaurus</translation>
    </message>
    <message>
        <source>It grew up in a maze. No corner keeps it from you for long.</source>
        <translation>In einem Labyrinth aufgewachsen. Keine Ecke schützt dich lange vor ihm.</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>an Archer</source>
        <translation>ein Bogenschütze</translation>
    </message>
    <message>
        <source>Stays where it is and shoots. Its arrows fly straight: step aside.</source>
        <translation>Bleibt, wo er ist, und schießt. Seine Pfeile fliegen geradeaus: Tritt zur Seite.</translation>
    </message>
    <message>
        <source>Sorcerer</source>
        <translation>Zauberer</translation>
    </message>
    <message>
        <source>a Sorcerer</source>
        <translation>ein Zauberer</translation>
    </message>
    <message>
        <source>What it lets fly turns after you. A pillar stops it.</source>
        <translation>Was er abfeuert, fliegt dir nach. Eine Säule hält es auf.</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>a Tower</source>
        <translation>ein Turm</translation>
    </message>
    <message>
        <source>Built into its place, and nothing can break it. Keep out of its line.</source>
        <translation>Fest eingebaut und unzerstörbar. Bleib ihm aus der Schusslinie.</translation>
    </message>
    <message>
        <source>Stalker</source>
        <translation>Pirscher</translation>
    </message>
    <message>
        <source>a Stalker</source>
        <translation>ein Pirscher</translation>
    </message>
    <message>
        <source>A demon with patience. It walks its beat until it sees you, and then it is fast.</source>
        <translation>Ein Dämon mit Geduld. Er zieht seine Runde, bis er dich sieht, und dann ist er schnell.</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Hüter</translation>
    </message>
    <message>
        <source>a Warden</source>
        <translation>ein Hüter</translation>
    </message>
    <message>
        <source>An old minotaur that knows when to draw back and lick its wounds. Don&apos;t give it the time.</source>
        <translation>Ein alter Minotaurus, der weiß, wann er sich zurückziehen und seine Wunden lecken muss. Lass ihm keine Zeit dazu.</translation>
    </message>
    <message>
        <source>Ranger</source>
        <translation>Waldläufer</translation>
    </message>
    <message>
        <source>a Ranger</source>
        <translation>ein Waldläufer</translation>
    </message>
    <message>
        <source>An archer that keeps its distance, and looks for a line before it shoots.</source>
        <translation>Ein Bogenschütze, der Abstand hält und sich eine Schusslinie sucht, bevor er schießt.</translation>
    </message>
    <message>
        <source>Warlock</source>
        <translation>Hexenmeister</translation>
    </message>
    <message>
        <source>a Warlock</source>
        <translation>ein Hexenmeister</translation>
    </message>
    <message>
        <source>A sorcerer that gives way when you come near and mends itself out of your sight.</source>
        <translation>Ein Zauberer, der zurückweicht, wenn du näher kommst, und sich außer Sicht erholt.</translation>
    </message>
    <message>
        <source>Walks its beat until it sees someone, then comes by the shortest way.</source>
        <translation>Zieht seine Runde, bis jemand in Sicht kommt, und kommt dann auf dem kürzesten Weg.</translation>
    </message>
    <message>
        <source>Comes by the shortest way; hurt, it draws back and mends itself.</source>
        <translation>Kommt auf dem kürzesten Weg; verletzt zieht er sich zurück und erholt sich.</translation>
    </message>
    <message>
        <source>Keeps its distance, mends itself when it is hurt, and shoots when it sees someone.</source>
        <translation>Hält Abstand, erholt sich, wenn er verletzt ist, und schießt, wenn er jemanden sieht.</translation>
    </message>
    <message>
        <source>Gives way to who comes near, and mends itself where it isn&apos;t seen.</source>
        <translation>Weicht zurück, wenn jemand nahe kommt, und erholt sich, wo ihn niemand sieht.</translation>
    </message>
    <message>
        <source>Shoots when it sees someone, and saves its arrows otherwise.</source>
        <translation>Schießt, wenn jemand in Sicht ist, und spart sonst seine Pfeile.</translation>
    </message>
    <message>
        <source>A wall.</source>
        <translation>Eine Wand.</translation>
    </message>
    <message>
        <source>A wall whose shape depends on its position on the level&apos;s border.</source>
        <translation>Eine Wand, deren Form von ihrer Lage am Rand des Levels abhängt.</translation>
    </message>
    <message>
        <source>A solid block.</source>
        <translation>Ein massiver Block.</translation>
    </message>
    <message>
        <source>Platformer bricks to stand on.</source>
        <translation>Ziegel im Plattformer, auf denen man stehen kann.</translation>
    </message>
    <message>
        <source>The ground of a platformer.</source>
        <translation>Der Boden eines Plattformers.</translation>
    </message>
    <message>
        <source>A block with an item inside.</source>
        <translation>Ein Block, in dem etwas steckt.</translation>
    </message>
    <message>
        <source>An invisible block.</source>
        <translation>Ein unsichtbarer Block.</translation>
    </message>
    <message>
        <source>The end of a pipe.</source>
        <translation>Das Ende eines Rohrs.</translation>
    </message>
    <message>
        <source>A pipe segment.</source>
        <translation>Ein Stück eines Rohrs.</translation>
    </message>
    <message>
        <source>The flag that ends a platformer&apos;s level.</source>
        <translation>Die Flagge am Ende eines Plattformer-Levels.</translation>
    </message>
    <message>
        <source>Ends the level when the player reaches it.</source>
        <translation>Beendet das Level, wenn der Spieler dort ankommt.</translation>
    </message>
    <message>
        <source>Shows its text.</source>
        <translation>Zeigt seinen Text.</translation>
    </message>
    <message>
        <source>Kills the player on contact; harmless to monsters.</source>
        <translation>Tötet den Spieler bei Berührung; für Monster harmlos.</translation>
    </message>
    <message>
        <source>Heals the player on contact; damages if negative.</source>
        <translation>Heilt den Spieler bei Berührung; schadet, wenn negativ.</translation>
    </message>
    <message>
        <source>A flask to drink later.</source>
        <translation>Eine Flasche zum Mitnehmen und Trinken.</translation>
    </message>
    <message>
        <source>A weapon for close combat.</source>
        <translation>Eine Waffe für den Nahkampf.</translation>
    </message>
    <message>
        <source>A staff that shoots.</source>
        <translation>Ein Stab, der schießt.</translation>
    </message>
    <message>
        <source>Marks a door, an enemy or loot on a generated map.</source>
        <translation>Platz für Tür, Gegner oder Beute in einer generierten Karte.</translation>
    </message>
    <message>
        <source>Walks straight at the player.</source>
        <translation>Geht geradewegs auf den Spieler zu.</translation>
    </message>
    <message>
        <source>Walks to the player around walls.</source>
        <translation>Geht um Wände herum zum Spieler.</translation>
    </message>
    <message>
        <source>Shoots arrows at the player.</source>
        <translation>Schießt Pfeile auf den Spieler.</translation>
    </message>
    <message>
        <source>Sends shots that follow the player.</source>
        <translation>Feuert Geschosse ab, die dem Spieler folgen.</translation>
    </message>
    <message>
        <source>Shoots; can neither move nor be hurt.</source>
        <translation>Schießt; unbeweglich und unverwundbar.</translation>
    </message>
    <message>
        <source>Walks along a platformer&apos;s ground.</source>
        <translation>Läuft über den Boden eines Plattformers.</translation>
    </message>
    <message>
        <source>Walks along a platformer&apos;s ground in its shell.</source>
        <translation>Läuft in seinem Panzer über den Boden eines Plattformers.</translation>
    </message>
    <message>
        <source>Nobody comes in here. A good place to catch your breath</source>
        <translation>Hier kommt niemand herein. Ein guter Ort zum Verschnaufen</translation>
    </message>
    <message>
        <source>Arrow keys or WASD walk; Space uses what you hold; Q changes it</source>
        <translation>Gehen mit Pfeiltasten oder WASD; die Leertaste benutzt, was du führst; Q wechselt es</translation>
    </message>
    <message>
        <source>Spikes kill whoever steps on them; there is always a way round</source>
        <translation>Stacheln töten jeden, der darauf tritt; es gibt immer einen Weg außen herum</translation>
    </message>
    <message>
        <source>Somewhere behind these doors the boss is waiting. Beat it and you win</source>
        <translation>Irgendwo hinter diesen Türen wartet der Boss. Besiege ihn, und du gewinnst</translation>
    </message>
    <message>
        <source>An axe strikes what is before you; a staff lets magic fly; a flask heals</source>
        <translation>Eine Axt trifft, was vor dir steht; ein Stab verschießt Magie; eine Flasche heilt</translation>
    </message>
    <message>
        <source>Doors stay shut while anybody in the room can still be beaten</source>
        <translation>Türen bleiben zu, solange im Raum noch jemand zu besiegen ist</translation>
    </message>
    <message>
        <source>%1 already exists and isn&apos;t an empty folder</source>
        <translation>%1 gibt es schon und ist kein leerer Ordner</translation>
    </message>
    <message>
        <source>%1 and %2 are both region (%3, %4)</source>
        <translation>%1 und %2 sind beide Region (%3, %4)</translation>
    </message>
    <message>
        <source>%1 and %2 are more than %3 cells apart</source>
        <translation>%1 und %2 sind mehr als %3 Felder voneinander entfernt</translation>
    </message>
    <message>
        <source>%1 starts or ends with a space</source>
        <translation>%1 beginnt oder endet mit einem Leerzeichen</translation>
    </message>
    <message>
        <source>%1 cells are outside the region</source>
        <translation>Felder außerhalb der Region (%1)</translation>
    </message>
    <message>
        <source>%1 already exists</source>
        <translation>%1 gibt es schon</translation>
    </message>
    <message>
        <source>%1 has %2 rows; the limit is %3</source>
        <translation>%1 hat %2 Zeilen; die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 contains a comma or a control character</source>
        <translation>%1 enthält ein Komma oder ein Steuerzeichen</translation>
    </message>
    <message>
        <source>%1 has more items than a world file can hold</source>
        <translation>%1 hat mehr Gegenstände, als eine Weltdatei fassen kann</translation>
    </message>
    <message>
        <source>%1 contains %2 level files; the limit is %3</source>
        <translation>%1 enthält %2 Leveldateien; erlaubt sind %3</translation>
    </message>
    <message>
        <source>%1 contains more than %2 files and folders</source>
        <translation>%1 enthält mehr als %2 Dateien und Ordner</translation>
    </message>
    <message>
        <source>%1 is dead</source>
        <translation>%1 ist tot</translation>
    </message>
    <message>
        <source>%1 is already dead</source>
        <translation>%1 ist schon tot</translation>
    </message>
    <message>
        <source>%1 is in use by another instance under another name</source>
        <translation>%1 wird unter einem anderen Namen von einem anderen laufenden Programm benutzt</translation>
    </message>
    <message>
        <source>%1 is in use by another instance%2</source>
        <translation>%1 wird von einem anderen laufenden Programm benutzt%2</translation>
    </message>
    <message>
        <source>%1 is larger than %2</source>
        <translation>%1 ist größer als %2</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1 ist länger als %2 Bytes</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>%1 is not a %2: %3</source>
        <translation>%1 ist nicht vom Typ „%2“: %3</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>%1 is not a world: %2</source>
        <translation>%1 ist keine Welt: %2</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-8</source>
        <translation>%1 ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>%1 is outside the levels</source>
        <translation>%1 liegt außerhalb der Level</translation>
    </message>
    <message>
        <source>%1 is outside the usable world</source>
        <translation>%1 liegt außerhalb der nutzbaren Welt</translation>
    </message>
    <message>
        <source>%1 is outside the world</source>
        <translation>%1 liegt außerhalb der Welt</translation>
    </message>
    <message>
        <source>%1 is over %2 cells from the home of %3 at %4</source>
        <translation>%1 ist mehr als %2 Felder vom Ausgangsort von %3 bei %4 entfernt</translation>
    </message>
    <message>
        <source>%1 is read-only</source>
        <translation>%1 ist schreibgeschützt</translation>
    </message>
    <message>
        <source>%1 is worn as %2</source>
        <translation>%1 ist als %2 angelegt</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 muss sein: %2</translation>
    </message>
    <message>
        <source>%1 must be 1 to %2 bytes of UTF-8</source>
        <translation>%1 muss aus 1 bis %2 Bytes UTF-8 bestehen</translation>
    </message>
    <message>
        <source>%1 must be a list [ ... ]</source>
        <translation>%1 muss eine Liste [ ... ] sein</translation>
    </message>
    <message>
        <source>%1 must be a list [ ... ] with at least one entry</source>
        <translation>%1 muss eine Liste [ ... ] mit mindestens einem Eintrag sein</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3 with at most two decimals</source>
        <translation>%1 muss eine Zahl von %2 bis %3 mit höchstens zwei Dezimalstellen sein</translation>
    </message>
    <message>
        <source>%1 must be a number from 0 to %2 with at most two decimals</source>
        <translation>%1 muss eine Zahl von 0 bis %2 mit höchstens zwei Dezimalstellen sein</translation>
    </message>
    <message>
        <source>%1 must be a number, &quot;infinite&quot;, &quot;-infinite&quot; or &quot;undefined&quot;</source>
        <translation>%1 muss eine Zahl, &quot;infinite&quot;, &quot;-infinite&quot; oder &quot;undefined&quot; sein</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>%1 must be above 0</source>
        <translation>%1 muss größer als 0 sein</translation>
    </message>
    <message>
        <source>%1 must be text</source>
        <translation>%1 muss ein Text sein</translation>
    </message>
    <message>
        <source>%1 must be text of 1 to %2 bytes on one line</source>
        <translation>%1 muss ein einzeiliger Text von 1 bis %2 Bytes sein</translation>
    </message>
    <message>
        <source>%1 must be text of lower-case letters, digits and &apos;_&apos; that begins with a letter</source>
        <translation>%1 muss ein Text aus Kleinbuchstaben, Ziffern und „_“ sein, der mit einem Buchstaben beginnt</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 muss true oder false sein</translation>
    </message>
    <message>
        <source>%1 must not have more than %2 entries</source>
        <translation>%1 darf höchstens %2 Einträge haben</translation>
    </message>
    <message>
        <source>%1 of %2 cells is too large; an edit can cover at most %3 cells</source>
        <translation>%1 mit %2 Feldern ist zu groß; eine Änderung kann höchstens %3 Felder umfassen</translation>
    </message>
    <message>
        <source>%1 of &apos;%2&apos; is not damaged</source>
        <translation>%1 von „%2“ ist nicht beschädigt</translation>
    </message>
    <message>
        <source>%1 is at %2</source>
        <translation>%1 steht auf %2</translation>
    </message>
    <message>
        <source>%1 was deleted, moved or replaced while it was open; nothing more is saved to it</source>
        <translation>%1 wurde gelöscht, verschoben oder ersetzt, während es geöffnet war; es wird nichts mehr darin gespeichert</translation>
    </message>
    <message>
        <source>%1 worlds are named &apos;%2&apos;; give the file name instead: %3</source>
        <translation>%1 Welten heißen „%2“; nenne stattdessen den Dateinamen: %3</translation>
    </message>
    <message>
        <source>%1%2 &apos;%3&apos;; expected one of %4</source>
        <translation>%1%2 „%3“; erwartet eines von %4</translation>
    </message>
    <message>
        <source>%1%2 at %3 %4</source>
        <translation>%1%2 bei %3: %4</translation>
    </message>
    <message>
        <source>%1; the level&apos;s type belongs on the first line only</source>
        <translation>%1; der Typ des Levels gehört nur in die erste Zeile</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are mutually exclusive</source>
        <translation>„%1“ und „%2“ schließen sich aus</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is larger than 32 MiB</source>
        <translation>„%1“ ist größer als 32 MiB</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is open in this program as a world or library; it is not a %2</source>
        <translation>„%1“ ist in diesem Programm als Welt oder Bibliothek geöffnet; das passt nicht zu: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be written as &apos;%2&apos;</source>
        <translation>„%1“ schreibt man hier „%2“</translation>
    </message>
    <message>
        <source>&apos;action&apos; requires the combat &apos;action&apos;</source>
        <translation>„action“ erfordert den combat „action“</translation>
    </message>
    <message>
        <source>&apos;hero&apos; requires the combat &apos;dice&apos;</source>
        <translation>„hero“ erfordert den combat „dice“</translation>
    </message>
    <message>
        <source>a chest is described at %1%2</source>
        <translation>eine Truhe ist beschrieben auf %1%2</translation>
    </message>
    <message>
        <source>a condition compares two values; add for example &apos;&gt;= 3&apos;</source>
        <translation>eine Bedingung vergleicht zwei Werte; ergänze zum Beispiel „&gt;= 3“</translation>
    </message>
    <message>
        <source>a count is invalid</source>
        <translation>eine Anzahl ist ungültig</translation>
    </message>
    <message>
        <source>a fighter&apos;s strength is out of range</source>
        <translation>ein Kämpfer hat eine unmögliche Stärke</translation>
    </message>
    <message>
        <source>a fixture must have the speed 0</source>
        <translation>ein fixture muss die Geschwindigkeit 0 haben</translation>
    </message>
    <message>
        <source>a kind of monster is named twice</source>
        <translation>eine Monsterart ist zweimal genannt</translation>
    </message>
    <message>
        <source>a monster at %1: unknown kind number %2</source>
        <translation>ein Monster auf %1: unbekannte Art Nummer %2</translation>
    </message>
    <message>
        <source>a monster has no number</source>
        <translation>ein Monster hat keine Nummer</translation>
    </message>
    <message>
        <source>a node can&apos;t be swapped with one below it</source>
        <translation>ein Knoten kann nicht mit einem darunter getauscht werden</translation>
    </message>
    <message>
        <source>a number (%1)</source>
        <translation>eine Zahl (%1)</translation>
    </message>
    <message>
        <source>a number from -10^15 to 10^15 (%1)</source>
        <translation>eine Zahl von -10^15 bis 10^15 (%1)</translation>
    </message>
    <message>
        <source>a number in it is out of range</source>
        <translation>eine Zahl darin ist außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>eine Zahl ist zu groß</translation>
    </message>
    <message>
        <source>a picture needs at least one region</source>
        <translation>ein Bild braucht mindestens eine Region</translation>
    </message>
    <message>
        <source>a picture of %1 at %2 pixels per cell is larger than %3 pixels per side</source>
        <translation>ein Bild von %1 mit %2 Pixeln je Feld ist größer als %3 Pixel je Seite</translation>
    </message>
    <message>
        <source>a region could not be compressed</source>
        <translation>eine Region ließ sich nicht komprimieren</translation>
    </message>
    <message>
        <source>a room must be a RoguelikeLevel, not a %1</source>
        <translation>ein Raum muss ein RoguelikeLevel sein, kein %1</translation>
    </message>
    <message>
        <source>a link leads out of the world</source>
        <translation>eine Verbindung führt aus der Welt hinaus</translation>
    </message>
    <message>
        <source>a section is truncated</source>
        <translation>ein Abschnitt ist unvollständig</translation>
    </message>
    <message>
        <source>a seed&apos;s row has values of the wrong kind</source>
        <translation>die Zeile eines Seeds hat Werte der falschen Art</translation>
    </message>
    <message>
        <source>a tag is empty</source>
        <translation>ein Schlagwort ist leer</translation>
    </message>
    <message>
        <source>a world can have at most %1 MiB of level files</source>
        <translation>eine Welt kann höchstens %1 MiB Leveldateien haben</translation>
    </message>
    <message>
        <source>a world can have at most %1 level files, not %2</source>
        <translation>eine Welt kann höchstens %1 Leveldateien haben, nicht %2</translation>
    </message>
    <message>
        <source>a world of levels needs at least one level file</source>
        <translation>eine Welt aus Leveln braucht mindestens eine Leveldatei</translation>
    </message>
    <message>
        <source>amount must be [fewest, most], each %1</source>
        <translation>amount muss [wenigste, meiste] sein, jeweils %1</translation>
    </message>
    <message>
        <source>an area of %1 begins outside the world</source>
        <translation>ein Bereich von %1 beginnt außerhalb der Welt</translation>
    </message>
    <message>
        <source>an area of %1 has no cells</source>
        <translation>ein Bereich von %1 hat keine Felder</translation>
    </message>
    <message>
        <source>an area of %1 is too large for a map of at most %2 cells</source>
        <translation>ein Bereich von %1 ist zu groß für einen Plan mit höchstens %2 Feldern</translation>
    </message>
    <message>
        <source>an earlier item has the same key</source>
        <translation>ein früherer Gegenstand hat denselben Schlüssel</translation>
    </message>
    <message>
        <source>an earlier monster has the same key</source>
        <translation>ein früheres Monster hat denselben Schlüssel</translation>
    </message>
    <message>
        <source>an earlier tree has the same key</source>
        <translation>ein früherer Baum hat denselben Schlüssel</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>an item has no name</source>
        <translation>ein Gegenstand hat keinen Namen</translation>
    </message>
    <message>
        <source>at least one monster must have the min_distance 0</source>
        <translation>mindestens ein Monster muss die min_distance 0 haben</translation>
    </message>
    <message>
        <source>axis must be &apos;vertical&apos; or &apos;horizontal&apos;</source>
        <translation>axis muss „vertical“ oder „horizontal“ sein</translation>
    </message>
    <message>
        <source>can&apos;t %1: %2</source>
        <translation>nicht möglich (%1): %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>cannot create</source>
        <translation>lässt sich nicht anlegen:</translation>
    </message>
    <message>
        <source>cannot create the folder</source>
        <translation>Ordner lässt sich nicht anlegen:</translation>
    </message>
    <message>
        <source>cannot keep the damaged file as</source>
        <translation>die beschädigte Datei lässt sich nicht aufheben als</translation>
    </message>
    <message>
        <source>cannot set aside the log of another file,</source>
        <translation>das Protokoll einer anderen Datei lässt sich nicht beiseitelegen:</translation>
    </message>
    <message>
        <source>cannot open</source>
        <translation>lässt sich nicht öffnen:</translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>cannot put the repaired file in place of</source>
        <translation>die reparierte Datei kann nicht ersetzen:</translation>
    </message>
    <message>
        <source>cannot read</source>
        <translation>nicht lesbar:</translation>
    </message>
    <message>
        <source>cannot read %1</source>
        <translation>%1 lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>cannot read the folder %1: %2</source>
        <translation>der Ordner %1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>cannot read the worlds folder %1: %2</source>
        <translation>der Ordner der Welten %1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>cannot write</source>
        <translation>nicht schreibbar:</translation>
    </message>
    <message>
        <source>cannot write to the disk</source>
        <translation>lässt sich nicht auf den Datenträger schreiben:</translation>
    </message>
    <message>
        <source>checksum does not match</source>
        <translation>die Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <source>deeper than %1 nodes</source>
        <translation>tiefer als %1 Knoten</translation>
    </message>
    <message>
        <source>description must be text of 1 to %1 bytes on one line</source>
        <translation>description muss ein einzeiliger Text von 1 bis %1 Bytes sein</translation>
    </message>
    <message>
        <source>entry %1 must be text of lower-case letters, digits and &apos;_&apos;, no two alike</source>
        <translation>Eintrag %1 muss ein Text aus Kleinbuchstaben, Ziffern und „_“ sein, keine zwei gleich</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet %1</translation>
    </message>
    <message>
        <source>expected &apos;&amp;&amp;&apos;, &apos;||&apos; or the end of the condition, not &apos;%1&apos;</source>
        <translation>erwartet: „&amp;&amp;“, „||“ oder das Ende der Bedingung, nicht „%1“</translation>
    </message>
    <message>
        <source>expected &apos;)&apos; after the reach of %1</source>
        <translation>nach der Reichweite von %1 wird „)“ erwartet</translation>
    </message>
    <message>
        <source>expected &apos;)&apos; to close the &apos;(&apos; at column %1</source>
        <translation>es fehlt „)“ zu der „(“ in Spalte %1</translation>
    </message>
    <message>
        <source>expected a property &apos;%1&apos;</source>
        <translation>Eigenschaft „%1“ erwartet</translation>
    </message>
    <message>
        <source>expected a value%1: a number, a metric, or &apos;(&apos;</source>
        <translation>Wert erwartet%1: eine Zahl, eine Kennzahl oder „(“</translation>
    </message>
    <message>
        <source>expected an element &apos;map&apos; of Tiled</source>
        <translation>Element „map“ von Tiled erwartet</translation>
    </message>
    <message>
        <source>expected an orthogonal map</source>
        <translation>eine orthogonale Karte erwartet</translation>
    </message>
    <message>
        <source>expected at most %1 MiB of text</source>
        <translation>höchstens %1 MiB Text erwartet</translation>
    </message>
    <message>
        <source>expected at most %1 commas in the whole file</source>
        <translation>höchstens %1 Kommas in der ganzen Datei erwartet</translation>
    </message>
    <message>
        <source>expected one line</source>
        <translation>eine einzige Zeile erwartet</translation>
    </message>
    <message>
        <source>expected the end of the file, which has at most %1 lines after the first</source>
        <translation>Dateiende erwartet; nach der ersten folgen höchstens %1 Zeilen</translation>
    </message>
    <message>
        <source>expected the reach after &apos;%1(&apos;: a whole number %2</source>
        <translation>nach „%1(“ wird die Reichweite erwartet: eine ganze Zahl %2</translation>
    </message>
    <message>
        <source>experience or health is out of range</source>
        <translation>Erfahrung oder Leben liegen außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>field %1 %2: expected %3</source>
        <translation>Feld %1 %2: erwartet %3</translation>
    </message>
    <message>
        <source>field %1 is missing: expected %2</source>
        <translation>Feld %1 fehlt: erwartet %2</translation>
    </message>
    <message>
        <source>fixture requires the combat &apos;action&apos;</source>
        <translation>fixture gibt es nur beim combat „action“</translation>
    </message>
    <message>
        <source>folder &apos;%1&apos; must be start, safe, dangerous or boss</source>
        <translation>der Ordner „%1“ muss start, safe, dangerous oder boss sein</translation>
    </message>
    <message>
        <source>generator %1 has no stage &apos;%2&apos;</source>
        <translation>der Generator %1 hat keinen Schritt „%2“</translation>
    </message>
    <message>
        <source>generator %1 version %2 is not known; this program has version %3</source>
        <translation>der Generator %1 ist in Version %2 nicht bekannt; dieses Programm hat Version %3</translation>
    </message>
    <message>
        <source>glyph &apos;%1&apos; is already used by &apos;%2&apos;</source>
        <translation>glyph „%1“ gehört schon zu „%2“</translation>
    </message>
    <message>
        <source>glyph must be one letter from a to z or A to Z</source>
        <translation>glyph muss ein Buchstabe von a bis z oder A bis Z sein</translation>
    </message>
    <message>
        <source>harm_from must be an object { &quot;weapon kind&quot;: per cent }</source>
        <translation>harm_from muss ein Objekt { &quot;weapon kind&quot;: Prozent } sein</translation>
    </message>
    <message>
        <source>harm_from: &apos;%1&apos; is not among weapon_kinds of items.json</source>
        <translation>harm_from: „%1“ steht nicht in weapon_kinds von items.json</translation>
    </message>
    <message>
        <source>harm_from: &apos;%1&apos; must be %2</source>
        <translation>harm_from: „%1“ muss sein: %2</translation>
    </message>
    <message>
        <source>has %1 %2; 1 to %3 are allowed</source>
        <translation>hat %1 %2; erlaubt sind 1 bis %3</translation>
    </message>
    <message>
        <source>has %1 entries; %2 are allowed</source>
        <translation>hat %1 Einträge; erlaubt sind %2</translation>
    </message>
    <message>
        <source>has an unknown cell at %1; known are &apos;#&apos;, &apos;.&apos;, &apos;~&apos;, &apos;t&apos;, &apos;C&apos; and &apos; &apos;</source>
        <translation>hat ein unbekanntes Feld auf %1; bekannt sind „#“, „.“, „~“, „t“, „C“ und „ “</translation>
    </message>
    <message>
        <source>has both &apos;seed&apos; and &apos;seedNumber&apos;</source>
        <translation>hat sowohl „seed“ als auch „seedNumber“</translation>
    </message>
    <message>
        <source>has neither &apos;seed&apos; nor &apos;seedNumber&apos;</source>
        <translation>hat weder „seed“ noch „seedNumber“</translation>
    </message>
    <message>
        <source>the Door marker at %1 on the %2 has %3 in front of it</source>
        <translation>vor der Türmarkierung auf %1 (%2) steht %3</translation>
    </message>
    <message>
        <source>is %1, but inventory[%2] can&apos;t be used as %3</source>
        <translation>ist %1, aber inventory[%2] ist nicht: %3</translation>
    </message>
    <message>
        <source>is %1, which is not a cell kind; expected r, f or c</source>
        <translation>ist %1, was keine Feldart ist; erwartet: r, f oder c</translation>
    </message>
    <message>
        <source>is %1, which is not a monster kind of the original program</source>
        <translation>ist %1, was keine Monsterart des ursprünglichen Programms ist</translation>
    </message>
    <message>
        <source>is %1, which is not a tier of %2</source>
        <translation>ist %1, was keine Stufe von %2 ist</translation>
    </message>
    <message>
        <source>is %1, which is not an item kind of the original program</source>
        <translation>ist %1, was keine Gegenstandsart des ursprünglichen Programms ist</translation>
    </message>
    <message>
        <source>is %1, which is not from %2 to %3</source>
        <translation>ist %1, was nicht zwischen %2 und %3 liegt</translation>
    </message>
    <message>
        <source>is %1; this program reads up to %2</source>
        <translation>ist %1; dieses Programm liest bis %2</translation>
    </message>
    <message>
        <source>is (%1, %2), which is not what the file is named after</source>
        <translation>ist (%1, %2), was nicht zum Dateinamen passt</translation>
    </message>
    <message>
        <source>is not a covered cell</source>
        <translation>ist ein Feld, das nicht dazugehört</translation>
    </message>
    <message>
        <source>is larger than 8 MiB</source>
        <translation>ist größer als 8 MiB</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is not &quot;%1&quot;</source>
        <translation>ist nicht „%1“</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>is outside the file&apos;s region</source>
        <translation>liegt außerhalb der Region der Datei</translation>
    </message>
    <message>
        <source>it has %1 blows; a fight can have at most %2</source>
        <translation>er hat %1 Schläge; ein Kampf kann höchstens %2 haben</translation>
    </message>
    <message>
        <source>it has more than %1 bookmarks</source>
        <translation>es hat mehr als %1 Lesezeichen</translation>
    </message>
    <message>
        <source>it has the wrong length</source>
        <translation>die Länge stimmt nicht</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>es ist nicht mehr da</translation>
    </message>
    <message>
        <source>it is invalid</source>
        <translation>das ist ungültig</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>es ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>it is outside the world</source>
        <translation>das liegt außerhalb der Welt</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>es ist unvollständig</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program</source>
        <translation>es wurde von einer neueren Version des Programms geschrieben</translation>
    </message>
    <message>
        <source>items.json: item &apos;%1&apos;: usable items require the combat &apos;action&apos;</source>
        <translation>items.json: Gegenstand „%1“: was mit einer Taste benutzt wird, gibt es nur beim combat „action“</translation>
    </message>
    <message>
        <source>items.json: there must be an item of kind &apos;%1&apos; with level 1</source>
        <translation>items.json: es muss einen Gegenstand der Art „%1“ mit der Stufe 1 geben</translation>
    </message>
    <message>
        <source>items.json: there must be an item with the key &apos;%1&apos;%2</source>
        <translation>items.json: es muss einen Gegenstand mit dem Schlüssel „%1“ geben%2</translation>
    </message>
    <message>
        <source>its dice are invalid</source>
        <translation>die Würfel sind ungültig</translation>
    </message>
    <message>
        <source>its hunt is invalid</source>
        <translation>die Jagd ist ungültig</translation>
    </message>
    <message>
        <source>its player comes from %1, outside the world</source>
        <translation>der Spieler kommt von %1, außerhalb der Welt</translation>
    </message>
    <message>
        <source>its player is invalid</source>
        <translation>der Spieler ist ungültig</translation>
    </message>
    <message>
        <source>its regions are not in order at %1</source>
        <translation>die Regionen sind bei %1 nicht in der richtigen Reihenfolge</translation>
    </message>
    <message>
        <source>its regions take more than %1 of memory</source>
        <translation>die Regionen brauchen mehr als %1 Speicher</translation>
    </message>
    <message>
        <source>its regions unpack to more than %1</source>
        <translation>die Regionen sind entpackt größer als %1</translation>
    </message>
    <message>
        <source>its state is invalid</source>
        <translation>der Zustand ist ungültig</translation>
    </message>
    <message>
        <source>its version is %1; this program supports %2</source>
        <translation>es hat die Version %1; dieses Programm unterstützt %2</translation>
    </message>
    <message>
        <source>its version is %1; this program supports up to %2</source>
        <translation>es hat die Version %1; dieses Programm unterstützt sie bis %2</translation>
    </message>
    <message>
        <source>its world, region and cell coordinates disagree for regions of %1 cells</source>
        <translation>Welt-, Regions- und Feldkoordinaten passen bei Regionen mit %1 Feldern nicht zusammen</translation>
    </message>
    <message>
        <source>key must be a whole number of at most 64 bits</source>
        <translation>key muss eine ganze Zahl mit höchstens 64 Bits sein</translation>
    </message>
    <message>
        <source>key must be text of lower-case letters, digits and &apos;_&apos; that begins with a letter</source>
        <translation>key muss ein Text aus Kleinbuchstaben, Ziffern und „_“ sein, der mit einem Buchstaben beginnt</translation>
    </message>
    <message>
        <source>level %1 is invalid: %2</source>
        <translation>Level %1 ist ungültig: %2</translation>
    </message>
    <message>
        <source>line %1 is not valid JSON</source>
        <translation>Zeile %1 ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
    <message>
        <source>line %1, field 1 &apos;%2&apos;: duplicate; the first is on line %3</source>
        <translation>Zeile %1, Feld 1 „%2“: nur eines ist erlaubt; das erste steht in Zeile %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>line %1: %2 is &apos;%3&apos;; expected %4</source>
        <translation>Zeile %1: %2 ist „%3“; erwartet %4</translation>
    </message>
    <message>
        <source>line %1: \u must be followed by four hexadecimal digits</source>
        <translation>Zeile %1: auf \u müssen vier Hexadezimalziffern folgen</translation>
    </message>
    <message>
        <source>the list must contain only texts</source>
        <translation>list darf nur Texte enthalten</translation>
    </message>
    <message>
        <source>location: the player is in rock at %1</source>
        <translation>location: der Spieler steckt auf %1 im Fels</translation>
    </message>
    <message>
        <source>missing number</source>
        <translation>eine Zahl fehlt</translation>
    </message>
    <message>
        <source>monsters.json: tiers must start at 1 and have no gaps, but there is no tier %1</source>
        <translation>monsters.json: die Stufen müssen ab 1 lückenlos sein, aber Stufe %1 fehlt</translation>
    </message>
    <message>
        <source>monsters.json: there must be a monster with the key &apos;%1&apos;</source>
        <translation>monsters.json: es muss ein Monster mit dem Schlüssel „%1“ geben</translation>
    </message>
    <message>
        <source>more elements and attributes than a map of %1 MiB in memory can have</source>
        <translation>mehr Elemente und Attribute, als eine Karte mit %1 MiB im Speicher haben kann</translation>
    </message>
    <message>
        <source>more than %1 markers</source>
        <translation>mehr als %1 Markierungen</translation>
    </message>
    <message>
        <source>more than %1 tags</source>
        <translation>mehr als %1 Schlagwörter</translation>
    </message>
    <message>
        <source>must be &quot;.&quot;, &quot;~&quot; or &quot;t&quot;</source>
        <translation>muss „.“, „~“ oder „t“ sein</translation>
    </message>
    <message>
        <source>must be [x, y]</source>
        <translation>muss [x, y] sein</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>must be a text of 16 hexadecimal digits</source>
        <translation>muss ein Text aus 16 Hexadezimalziffern sein</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>must be a whole number or a text</source>
        <translation>muss eine ganze Zahl oder ein Text sein</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>must be an object { ... }</source>
        <translation>muss ein Objekt { ... } sein</translation>
    </message>
    <message>
        <source>must be text</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>must have either &apos;decide&apos; or &apos;act&apos;</source>
        <translation>muss entweder „decide“ oder „act“ haben</translation>
    </message>
    <message>
        <source>must contain one object { ... }</source>
        <translation>muss genau ein Objekt { ... } enthalten</translation>
    </message>
    <message>
        <source>must name at least one item</source>
        <translation>muss mindestens einen Gegenstand nennen</translation>
    </message>
    <message>
        <source>must not be 0</source>
        <translation>darf nicht 0 sein</translation>
    </message>
    <message>
        <source>names an item, but the inventory is empty</source>
        <translation>nennt einen Gegenstand, aber das Inventar ist leer</translation>
    </message>
    <message>
        <source>no cell to start from among the %1 nearest to (%2, %3)</source>
        <translation>kein Startfeld unter den %1 nächsten bei (%2, %3)</translation>
    </message>
    <message>
        <source>no dropped items at %1</source>
        <translation>auf %1 ist nichts abgelegt</translation>
    </message>
    <message>
        <source>this is no longer the case: %1</source>
        <translation>trifft nicht mehr zu: %1</translation>
    </message>
    <message>
        <source>no position %1 in a history of %2 edits</source>
        <translation>ein Verlauf mit %2 Änderungen hat keine Stelle %1</translation>
    </message>
    <message>
        <source>no space left on the disk for %1</source>
        <translation>auf dem Datenträger ist kein Platz mehr für %1</translation>
    </message>
    <message>
        <source>not XML at byte %1: %2</source>
        <translation>kein XML bei Byte %1: %2</translation>
    </message>
    <message>
        <source>nothing has been explored or changed yet</source>
        <translation>noch ist nichts erkundet oder geändert</translation>
    </message>
    <message>
        <source>nothing has been explored yet</source>
        <translation>noch ist nichts erkundet</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>notice_radius must be at least sight_radius</source>
        <translation>notice_radius muss mindestens sight_radius sein</translation>
    </message>
    <message>
        <source>one of PlayerStartLocation, BackgroundTile, BackgroundImage, StaticGameObject and DynamicGameObject</source>
        <translation>PlayerStartLocation, BackgroundTile, BackgroundImage, StaticGameObject oder DynamicGameObject</translation>
    </message>
    <message>
        <source>one of RoguelikeLevel, TopDownLevel and MarioLevel</source>
        <translation>RoguelikeLevel, TopDownLevel oder MarioLevel</translation>
    </message>
    <message>
        <source>only a classic world without a seed text can have a seed number</source>
        <translation>nur eine klassische Welt ohne Seed-Text kann eine Seed-Nummer haben</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>nicht genug Speicher</translation>
    </message>
    <message>
        <source>a question can&apos;t be swapped with an action</source>
        <translation>Fragen und Aktionen können nicht ausgetauscht werden</translation>
    </message>
    <message>
        <source>scenario.json: habits: tree &apos;%1&apos; is not in trees.json</source>
        <translation>scenario.json: habits: der Baum „%1“ steht nicht in trees.json</translation>
    </message>
    <message>
        <source>section %1 is unknown or out of order</source>
        <translation>Abschnitt %1 ist unbekannt oder an der falschen Stelle</translation>
    </message>
    <message>
        <source>seed: %1</source>
        <translation>Seed: %1</translation>
    </message>
    <message>
        <source>setting %1 is %2; it must be from %3 to %4</source>
        <translation>die Einstellung %1 ist %2; sie muss von %3 bis %4 sein</translation>
    </message>
    <message>
        <source>setting %1 must be %2</source>
        <translation>die Einstellung %1 muss sein: %2</translation>
    </message>
    <message>
        <source>settings must be an object { ... } of texts and numbers</source>
        <translation>settings muss ein Objekt { ... } aus Texten und Zahlen sein</translation>
    </message>
    <message>
        <source>settings rooms.columns and rooms.rows are both 1; a map needs at least two room slots</source>
        <translation>die Einstellungen rooms.columns und rooms.rows sind beide 1; ein Plan braucht mindestens zwei Plätze für Räume</translation>
    </message>
    <message>
        <source>spell must be &apos;harm&apos; or &apos;heal&apos;</source>
        <translation>spell muss „harm“ oder „heal“ sein</translation>
    </message>
    <message>
        <source>state: %1</source>
        <translation>state: %1</translation>
    </message>
    <message>
        <source>text is not valid UTF-8 at byte %1</source>
        <translation>der Text ist bei Byte %1 kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>the %1 %2 has format version %3; this program reads up to version %4</source>
        <translation>%1 %2 hat die Formatversion %3; dieses Programm liest bis Version %4</translation>
    </message>
    <message>
        <source>the %1 %2 is damaged: %3</source>
        <translation>%1 %2 ist beschädigt: %3</translation>
    </message>
    <message>
        <source>the %1 are not in order at %2</source>
        <translation>falsche Reihenfolge bei %2 (%1)</translation>
    </message>
    <message>
        <source>the %1 are truncated</source>
        <translation>unvollständige Daten (%1)</translation>
    </message>
    <message>
        <source>the %1 at %2: %3</source>
        <translation>%1 bei %2: %3</translation>
    </message>
    <message>
        <source>the %1 cells have the wrong length</source>
        <translation>die Länge der Felder stimmt nicht (%1)</translation>
    </message>
    <message>
        <source>the %1 have a cell %2 outside the region</source>
        <translation>Feld %2 liegt außerhalb der Region (%1)</translation>
    </message>
    <message>
        <source>the %1 of the route, %2, is %3</source>
        <translation>%1 der Strecke, %2: %3</translation>
    </message>
    <message>
        <source>the %1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the background&apos;s image</source>
        <translation>das Bild des Hintergrunds</translation>
    </message>
    <message>
        <source>the certificate was cancelled</source>
        <translation>das Zertifikat wurde abgebrochen</translation>
    </message>
    <message>
        <source>the change doesn&apos;t apply to this level</source>
        <translation>die Änderung passt nicht zu diesem Level</translation>
    </message>
    <message>
        <source>the world&apos;s changes take more than %1 of memory, which exceeds the limit of a file</source>
        <translation>die Änderungen der Welt brauchen mehr als %1 Speicher, mehr, als eine Datei fassen kann</translation>
    </message>
    <message>
        <source>the checksum of a seed&apos;s row does not match</source>
        <translation>die Prüfsumme der Zeile eines Seeds stimmt nicht</translation>
    </message>
    <message>
        <source>the chest at %1 can&apos;t contain %2 of an item</source>
        <translation>die Truhe auf %1 kann nicht %2 Stück eines Gegenstands enthalten</translation>
    </message>
    <message>
        <source>the chest at %1 needs at least one item</source>
        <translation>die Truhe auf %1 braucht mindestens einen Gegenstand</translation>
    </message>
    <message>
        <source>the chest at %1: unknown item number %2</source>
        <translation>die Truhe auf %1: unbekannter Gegenstand Nummer %2</translation>
    </message>
    <message>
        <source>the content differs from the world&apos;s stored content</source>
        <translation>der Inhalt weicht vom gespeicherten Inhalt der Welt ab</translation>
    </message>
    <message>
        <source>the edit is too large for the history (at most %1 MiB); split it into smaller edits</source>
        <translation>die Änderung ist zu groß für den Verlauf, der höchstens %1 MiB fasst; teile sie in kleinere auf</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Zeilenende</translation>
    </message>
    <message>
        <source>the enemy has no kind</source>
        <translation>der Gegner hat keine Art</translation>
    </message>
    <message>
        <source>the first level has no entrance</source>
        <translation>das erste Level hat keinen Eingang</translation>
    </message>
    <message>
        <source>the height in tiles</source>
        <translation>die Höhe in Kacheln</translation>
    </message>
    <message>
        <source>the history has %1 edits; the limit is %2</source>
        <translation>der Verlauf hat %1 Änderungen; die Grenze ist %2</translation>
    </message>
    <message>
        <source>the item &apos;%1&apos; doesn&apos;t exist here</source>
        <translation>den Gegenstand „%1“ gibt es hier nicht</translation>
    </message>
    <message>
        <source>the items are truncated</source>
        <translation>die Gegenstände sind unvollständig</translation>
    </message>
    <message>
        <source>the kind &apos;rooms&apos; and the combat &apos;action&apos; go together</source>
        <translation>kind „rooms“ und combat „action“ gehören zusammen</translation>
    </message>
    <message>
        <source>the label of %1 must be UTF-8 of at most %2 bytes</source>
        <translation>die Beschriftung von %1 muss UTF-8 mit höchstens %2 Bytes sein</translation>
    </message>
    <message>
        <source>the last tree can&apos;t be deleted</source>
        <translation>der letzte Baum kann nicht gelöscht werden</translation>
    </message>
    <message>
        <source>the level files below folder &apos;%1&apos; are larger than %2 MiB together</source>
        <translation>die Leveldateien unter dem Ordner „%1“ sind zusammen größer als %2 MiB</translation>
    </message>
    <message>
        <source>the level has too many objects or fields for a Tiled map of at most %1 MiB of memory</source>
        <translation>das Level hat zu viele Objekte oder Felder für eine Tiled-Karte mit höchstens %1 MiB Speicher</translation>
    </message>
    <message>
        <source>the level&apos;s name</source>
        <translation>der Name des Levels</translation>
    </message>
    <message>
        <source>the log of world %1 has %2 commands; a replay reads at most %3</source>
        <translation>das Protokoll der Welt %1 hat %2 Befehle; eine Wiedergabe liest höchstens %3</translation>
    </message>
    <message>
        <source>the map&apos;s %1 &apos;%2&apos;: expected a whole number from 1 to %3</source>
        <translation>%1 der Karte, „%2“: eine ganze Zahl von 1 bis %3 erwartet</translation>
    </message>
    <message>
        <source>the map&apos;s property &apos;%1&apos;: expected a line of a level file, a background or an empty one</source>
        <translation>Karteneigenschaft „%1“: eine Zeile einer Leveldatei, ein Hintergrund oder eine leere Zeile erwartet</translation>
    </message>
    <message>
        <source>the map&apos;s property levelType%1: expected one of RoguelikeLevel, TopDownLevel and MarioLevel</source>
        <translation>Karteneigenschaft levelType%1: RoguelikeLevel, TopDownLevel oder MarioLevel erwartet</translation>
    </message>
    <message>
        <source>the monsters are not in order at %1</source>
        <translation>die Monster sind bei %1 nicht in der richtigen Reihenfolge</translation>
    </message>
    <message>
        <source>the monsters are truncated</source>
        <translation>die Monster sind unvollständig</translation>
    </message>
    <message>
        <source>the name of level file &apos;%1&apos; is not valid UTF-8</source>
        <translation>der Name der Leveldatei „%1“ ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>the note must be UTF-8 of at most %1 bytes</source>
        <translation>die Notiz muss UTF-8 mit höchstens %1 Bytes sein</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>die Zahl ist zu groß</translation>
    </message>
    <message>
        <source>the object layer &apos;%1&apos;: expected static, dynamic or start</source>
        <translation>Objektebene „%1“: static, dynamic oder start erwartet</translation>
    </message>
    <message>
        <source>region (%1, %2) has water or trees, which the original program doesn&apos;t support</source>
        <translation>das ursprüngliche Programm kennt weder Wasser noch Bäume, die es in Region (%1, %2) gibt</translation>
    </message>
    <message>
        <source>the original program supports only endless caves; this world is of the generator %1</source>
        <translation>das ursprüngliche Programm kennt nur endlose Höhlen; diese Welt ist vom Generator %1</translation>
    </message>
    <message>
        <source>the patch&apos;s terrain and cells differ in size</source>
        <translation>Gelände und Felder des Stücks sind verschieden groß</translation>
    </message>
    <message>
        <source>the player is at %1</source>
        <translation>auf %1 steht der Spieler</translation>
    </message>
    <message>
        <source>the player&apos;s health is 0</source>
        <translation>das Leben des Spielers ist 0</translation>
    </message>
    <message>
        <source>the region is outside the world</source>
        <translation>die Region liegt außerhalb der Welt</translation>
    </message>
    <message>
        <source>the regions are too far apart for one picture of at most %1 pixels per side: %2 regions fit side by side</source>
        <translation>die Regionen liegen zu weit auseinander für ein Bild mit höchstens %1 Pixeln je Seite: %2 Regionen passen nebeneinander</translation>
    </message>
    <message>
        <source>the room is %1x%2 tiles; it must be from %3 to %4 per side</source>
        <translation>der Raum hat %1×%2 Kacheln; je Seite müssen es %3 bis %4 sein</translation>
    </message>
    <message>
        <source>the room set has no %1 room: no file in a folder &apos;%2&apos;</source>
        <translation>dem Raumsatz fehlt ein Raum der Art %1: keine Datei in einem Ordner „%2“</translation>
    </message>
    <message>
        <source>the run of &apos;%1&apos; can&apos;t be stored: %2</source>
        <translation>der Lauf „%1“ kann nicht gespeichert werden: %2</translation>
    </message>
    <message>
        <source>the search for areas was cancelled</source>
        <translation>die Suche nach Bereichen wurde abgebrochen</translation>
    </message>
    <message>
        <source>the seed is not valid UTF-8</source>
        <translation>der Seed ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>the seed is not valid UTF-8 text</source>
        <translation>der Seed ist kein gültiger UTF-8-Text</translation>
    </message>
    <message>
        <source>the selection is %1; a piece can have at most %2 per side</source>
        <translation>die Auswahl ist %1; ein Stück darf je Seite höchstens %2 haben</translation>
    </message>
    <message>
        <source>the selection is outside the levels</source>
        <translation>die Auswahl liegt außerhalb der Level</translation>
    </message>
    <message>
        <source>the settings are not a JSON object</source>
        <translation>die Einstellungen sind kein JSON-Objekt</translation>
    </message>
    <message>
        <source>the settings are not valid JSON</source>
        <translation>die Einstellungen sind kein gültiges JSON</translation>
    </message>
    <message>
        <source>the settings text %1</source>
        <translation>Text der Einstellungen: %1</translation>
    </message>
    <message>
        <source>the snapshot of the world is damaged: %1</source>
        <translation>die Momentaufnahme der Welt ist beschädigt: %1</translation>
    </message>
    <message>
        <source>the state of the run is invalid</source>
        <translation>der Zustand des Laufs ist ungültig</translation>
    </message>
    <message>
        <source>the tree has more than %1 nodes</source>
        <translation>der Baum hat mehr als %1 Knoten</translation>
    </message>
    <message>
        <source>the type of the object</source>
        <translation>der Typ des Objekts</translation>
    </message>
    <message>
        <source>the view &apos;level&apos; can&apos;t be used with &apos;endless-caves&apos;, which has no levels</source>
        <translation>view „level“ passt nicht zu „endless-caves“, das keine Level hat</translation>
    </message>
    <message>
        <source>the width in tiles</source>
        <translation>die Breite in Kacheln</translation>
    </message>
    <message>
        <source>the world uses its own level files, so a seed can&apos;t describe it</source>
        <translation>die Welt benutzt eigene Leveldateien, deshalb kann ein Seed sie nicht beschreiben</translation>
    </message>
    <message>
        <source>the x coordinate</source>
        <translation>die x-Koordinate</translation>
    </message>
    <message>
        <source>the y coordinate</source>
        <translation>die y-Koordinate</translation>
    </message>
    <message>
        <source>an item has an amount of %1</source>
        <translation>von einem Gegenstand gibt es %1 Stück</translation>
    </message>
    <message>
        <source>there are bytes after its end</source>
        <translation>nach dem Ende folgen weitere Bytes</translation>
    </message>
    <message>
        <source>there are bytes after the %1</source>
        <translation>danach folgen weitere Bytes (%1)</translation>
    </message>
    <message>
        <source>there are two files with this name</source>
        <translation>es gibt zwei Dateien mit diesem Namen</translation>
    </message>
    <message>
        <source>there is a &apos;C&apos; at %1, but that chest is not described</source>
        <translation>auf %1 steht ein „C“, aber die Truhe ist nicht beschrieben</translation>
    </message>
    <message>
        <source>the file %1 already exists</source>
        <translation>eine Datei %1 gibt es schon</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>%1 gibt es nicht</translation>
    </message>
    <message>
        <source>unmatched &apos;)&apos;</source>
        <translation>zu dieser „)“ gibt es keine „(“</translation>
    </message>
    <message>
        <source>there is no Door marker on the %1</source>
        <translation>keine Türmarkierung vorhanden (%1)</translation>
    </message>
    <message>
        <source>there is no bookmark %1</source>
        <translation>es gibt kein Lesezeichen %1</translation>
    </message>
    <message>
        <source>there is no bookmark %1 to put at %2</source>
        <translation>es gibt kein Lesezeichen %1, das nach %2 gesetzt werden könnte</translation>
    </message>
    <message>
        <source>there is no chest at %1</source>
        <translation>auf %1 steht keine Truhe</translation>
    </message>
    <message>
        <source>there is no command %1</source>
        <translation>es gibt keinen Befehl %1</translation>
    </message>
    <message>
        <source>there is no content</source>
        <translation>es gibt keinen Inhalt</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>there is no item %1 to be worn as %2</source>
        <translation>es gibt keinen Gegenstand %1, der als %2 angelegt werden könnte</translation>
    </message>
    <message>
        <source>there is no level file (*.csv) below %1</source>
        <translation>unter %1 gibt es keine Leveldatei (*.csv)</translation>
    </message>
    <message>
        <source>there is no run %1 in %2</source>
        <translation>in %2 gibt es keinen Lauf %1</translation>
    </message>
    <message>
        <source>there is no save point &apos;%1&apos;</source>
        <translation>es gibt keinen Sicherungspunkt „%1“</translation>
    </message>
    <message>
        <source>there is no such level</source>
        <translation>dieses Level gibt es nicht</translation>
    </message>
    <message>
        <source>there is no world %1</source>
        <translation>es gibt keine Welt %1</translation>
    </message>
    <message>
        <source>there is no world &apos;%1&apos; in %2</source>
        <translation>in %2 gibt es keine Welt „%1“</translation>
    </message>
    <message>
        <source>it doesn&apos;t exist</source>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>there is not enough memory to compress an edit</source>
        <translation>der Speicher reicht nicht, um eine Änderung zu komprimieren</translation>
    </message>
    <message>
        <source>there is rock at %1</source>
        <translation>auf %1 ist Fels</translation>
    </message>
    <message>
        <source>there must be a monster with the key &apos;%1&apos;</source>
        <translation>es muss ein Monster mit dem Schlüssel „%1“ geben</translation>
    </message>
    <message>
        <source>this is not a question</source>
        <translation>das ist keine Frage</translation>
    </message>
    <message>
        <source>tree %1 has the same key</source>
        <translation>Baum %1 hat denselben Schlüssel</translation>
    </message>
    <message>
        <source>tree &apos;%1&apos; is not in trees.json</source>
        <translation>der Baum „%1“ steht nicht in trees.json</translation>
    </message>
    <message>
        <source>unexpected byte 0x%1</source>
        <translation>unerwartetes Byte 0x%1</translation>
    </message>
    <message>
        <source>unexpected character &apos;%1&apos;</source>
        <translation>unerwartetes Zeichen „%1“</translation>
    </message>
    <message>
        <source>unknown field &apos;%1&apos;</source>
        <translation>unbekanntes Feld „%1“</translation>
    </message>
    <message>
        <source>unknown generator &apos;%1&apos;; expected one of %2</source>
        <translation>unbekannter Generator „%1“; erwartet einer von %2</translation>
    </message>
    <message>
        <source>unknown item &apos;%1&apos;</source>
        <translation>unbekannter Gegenstand „%1“</translation>
    </message>
    <message>
        <source>unknown layer &apos;%1&apos;; expected one of %2</source>
        <translation>unbekannte Ebene „%1“; erwartet eine von %2</translation>
    </message>
    <message>
        <source>unknown monster &apos;%1&apos;</source>
        <translation>unbekanntes Monster „%1“</translation>
    </message>
    <message>
        <source>unknown setting &apos;%1&apos;</source>
        <translation>unbekannte Einstellung „%1“</translation>
    </message>
    <message>
        <source>values must be numbers</source>
        <translation>values müssen Zahlen sein</translation>
    </message>
    <message>
        <source>values must be whole numbers</source>
        <translation>values müssen ganze Zahlen sein</translation>
    </message>
    <message>
        <source>weapon_kind &apos;%1&apos; is not among weapon_kinds</source>
        <translation>weapon_kind „%1“ steht nicht in weapon_kinds</translation>
    </message>
    <message>
        <source>where, byte %1: %2</source>
        <translation>where, Byte %1: %2</translation>
    </message>
    <message>
        <source>world %1 has format version %2, whose log can&apos;t be replayed; open the world once to update it</source>
        <translation>die Welt %1 hat die Formatversion %2, deren Protokoll sich nicht wiedergeben lässt; öffne die Welt einmal, um sie zu aktualisieren</translation>
    </message>
    <message>
        <source>world %1 has format version %2; this program reads up to version %3</source>
        <translation>die Welt %1 hat die Formatversion %2; dieses Programm liest bis Version %3</translation>
    </message>
    <message>
        <source>world %1 is damaged: %2</source>
        <translation>die Welt %1 ist beschädigt: %2</translation>
    </message>
    <message>
        <source>world %1 is damaged: its format version is %2</source>
        <translation>die Welt %1 ist beschädigt: ihre Formatversion ist %2</translation>
    </message>
    <message>
        <source>world %1 is of the scenario &apos;%2&apos;, which this program doesn&apos;t support</source>
        <translation>die Welt %1 gehört zum Szenario „%2“, das dieses Programm nicht unterstützt</translation>
    </message>
    <message>
        <source>world %1 was created by version %2 of generator %3; this program supports up to %4</source>
        <translation>die Welt %1 wurde mit Version %2 des Generators %3 erstellt; dieses Programm unterstützt bis %4</translation>
    </message>
    <message>
        <source>dug</source>
        <translation>gegraben</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>gefüllt</translation>
    </message>
    <message>
        <source>chest claimed</source>
        <translation>Truhe geleert</translation>
    </message>
    <message>
        <source>chest placed</source>
        <translation>Truhe aufgestellt</translation>
    </message>
    <message>
        <source>chest refilled</source>
        <translation>Truhe neu gefüllt</translation>
    </message>
    <message>
        <source>chest removed</source>
        <translation>Truhe entfernt</translation>
    </message>
    <message>
        <source>items dropped</source>
        <translation>Gegenstände abgelegt</translation>
    </message>
    <message>
        <source>monster killed</source>
        <translation>Monster getötet</translation>
    </message>
    <message>
        <source>monster moved</source>
        <translation>Monster versetzt</translation>
    </message>
    <message>
        <source>monster placed</source>
        <translation>Monster gesetzt</translation>
    </message>
    <message>
        <source>thing taken</source>
        <translation>Ding genommen</translation>
    </message>
    <message>
        <source>flooded</source>
        <translation>geflutet</translation>
    </message>
    <message>
        <source>drained</source>
        <translation>trockengelegt</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>bepflanzt</translation>
    </message>
    <message>
        <source>felled</source>
        <translation>gerodet</translation>
    </message>
    <message>
        <source>sealed area</source>
        <translation>abgeschlossener Bereich</translation>
    </message>
    <message>
        <source>unreachable chest</source>
        <translation>unerreichbare Truhe</translation>
    </message>
    <message>
        <source>monster in rock</source>
        <translation>Monster im Fels</translation>
    </message>
    <message>
        <source>monsters on one cell</source>
        <translation>Monster auf einem Feld</translation>
    </message>
    <message>
        <source>player in rock</source>
        <translation>Spieler im Fels</translation>
    </message>
    <message>
        <source>player seen</source>
        <translation>Spieler gesehen</translation>
    </message>
    <message>
        <source>marker in rock</source>
        <translation>Markierung im Fels</translation>
    </message>
    <message>
        <source>markers on one cell</source>
        <translation>Markierungen auf einem Feld</translation>
    </message>
    <message>
        <source>finish out of reach</source>
        <translation>Ziel unerreichbar</translation>
    </message>
    <message>
        <source>all worlds</source>
        <translation>allen Welten</translation>
    </message>
    <message>
        <source>endless caves and caverns</source>
        <translation>endlosen Höhlen und Kavernen</translation>
    </message>
    <message>
        <source>dungeons</source>
        <translation>Verliesen</translation>
    </message>
    <message>
        <source>caverns and dungeons</source>
        <translation>Kavernen und Verliesen</translation>
    </message>
    <message>
        <source>caverns</source>
        <translation>Kavernen</translation>
    </message>
    <message>
        <source>maps of rooms</source>
        <translation>Raumplänen</translation>
    </message>
    <message>
        <source>maps of rooms and level files</source>
        <translation>Raumplänen und Leveldateien</translation>
    </message>
    <message>
        <source>%1 at %2, radius %3, %4</source>
        <translation>%1 auf %2, Radius %3, %4</translation>
    </message>
    <message>
        <source>%1 belongs in a MarioLevel</source>
        <translation>%1 gehört in ein MarioLevel</translation>
    </message>
    <message>
        <source>%1 belongs in a RoguelikeLevel</source>
        <translation>%1 gehört in ein RoguelikeLevel</translation>
    </message>
    <message>
        <source>%1 can&apos;t be reached</source>
        <translation>%1 ist nicht erreichbar</translation>
    </message>
    <message>
        <source>%1 has no such level: the world has %2</source>
        <translation>%1 hat kein solches Level: die Welt hat %2</translation>
    </message>
    <message>
        <source>%1 is available in %2, not in %3 worlds</source>
        <translation>%1 gibt es in %2, nicht in Welten des Generators %3</translation>
    </message>
    <message>
        <source>%1 is in a wall</source>
        <translation>%1 steckt in einer Wand</translation>
    </message>
    <message>
        <source>%1 is on %2, and no other tile is free</source>
        <translation>%1 liegt auf %2, und keine andere Kachel ist frei</translation>
    </message>
    <message>
        <source>%1 is on %2; the player starts on the nearest free tile, %3</source>
        <translation>%1 liegt auf %2; der Spieler beginnt auf der nächsten freien Kachel, %3</translation>
    </message>
    <message>
        <source>%1 is on the same tile as another of its type</source>
        <translation>%1 liegt auf derselben Kachel wie ein anderes Objekt seiner Art</translation>
    </message>
    <message>
        <source>%1 leads nowhere: rooms use one door in the middle of each border</source>
        <translation>%1 führt nirgendwohin: Räume nutzen eine Tür in der Mitte jedes Randes</translation>
    </message>
    <message>
        <source>%1 leads onto %2</source>
        <translation>%1 führt auf %2</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <translation>%1 Level</translation>
    </message>
    <message>
        <source>%1 levels at most</source>
        <translation>höchstens %1 Level</translation>
    </message>
    <message>
        <source>%1 lies outside the level</source>
        <translation>%1 liegt außerhalb des Levels</translation>
    </message>
    <message>
        <source>%1 markers are at %2</source>
        <translation>%1 Markierungen liegen auf %2</translation>
    </message>
    <message>
        <source>%1 monsters stand at %2</source>
        <translation>%1 Monster stehen auf %2</translation>
    </message>
    <message>
        <source>%1, but farther than its radius on one axis</source>
        <translation>%1, aber auf einer Achse weiter als sein Radius</translation>
    </message>
    <message>
        <source>%1; this can&apos;t be the first room</source>
        <translation>%1; das kann nicht der erste Raum sein</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is treated as false; only &apos;true&apos; is true</source>
        <translation>„%1“ gilt als falsch; nur „true“ ist wahr</translation>
    </message>
    <message>
        <source>FINISH at %1 of level %2 can&apos;t be reached from START at %3</source>
        <translation>ZIEL auf %1 von Level %2 ist vom START auf %3 nicht erreichbar</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>a Door</source>
        <translation>einer Tür</translation>
    </message>
    <message>
        <source>a solid %1</source>
        <translation>einem festen Objekt (%1)</translation>
    </message>
    <message>
        <source>an area of %1 cells of floor at %2 can&apos;t be reached</source>
        <translation>ein Bereich von %1 Bodenfeldern bei %2 ist nicht erreichbar</translation>
    </message>
    <message>
        <source>an area of 1 cell of floor at %1 can&apos;t be reached</source>
        <translation>ein Bereich von 1 Bodenfeld bei %1 ist nicht erreichbar</translation>
    </message>
    <message>
        <source>blocked at %1: diagonal gap between %2 and %3</source>
        <translation>versperrt bei %1: diagonaler Spalt zwischen %2 und %3</translation>
    </message>
    <message>
        <source>dig a passage from START to FINISH</source>
        <translation>einen Durchgang vom START zum ZIEL graben</translation>
    </message>
    <message>
        <source>dig a passage to the rest</source>
        <translation>einen Durchgang zum Rest graben</translation>
    </message>
    <message>
        <source>d² %1 %2 %3</source>
        <translation>d² %1 %2 %3</translation>
    </message>
    <message>
        <source>fill the area with rock</source>
        <translation>den Bereich mit Fels füllen</translation>
    </message>
    <message>
        <source>given on line %1; this one is used</source>
        <translation>steht schon in Zeile %1; diese Angabe gilt</translation>
    </message>
    <message>
        <source>ignored; only for drawing in a console</source>
        <translation>ignoriert; gilt nur für das Zeichnen in einer Konsole</translation>
    </message>
    <message>
        <source>ignored; worlds have no such setting</source>
        <translation>ignoriert; Welten haben keine solche Einstellung</translation>
    </message>
    <message>
        <source>in an unreachable area</source>
        <translation>in einem unerreichbaren Bereich</translation>
    </message>
    <message>
        <source>in rock</source>
        <translation>im Fels</translation>
    </message>
    <message>
        <source>inside its area</source>
        <translation>in seinem Bereich</translation>
    </message>
    <message>
        <source>move all but one to the nearest free floor</source>
        <translation>alle bis auf eines auf den nächsten freien Boden versetzen</translation>
    </message>
    <message>
        <source>move it to the nearest free floor cell</source>
        <translation>es auf das nächste freie Bodenfeld versetzen</translation>
    </message>
    <message>
        <source>move the player to the nearest place that no monster sees</source>
        <translation>den Spieler an den nächsten Ort versetzen, den kein Monster sieht</translation>
    </message>
    <message>
        <source>one level</source>
        <translation>ein Level</translation>
    </message>
    <message>
        <source>outside its area</source>
        <translation>außerhalb seines Bereichs</translation>
    </message>
    <message>
        <source>outside the levels</source>
        <translation>außerhalb der Level</translation>
    </message>
    <message>
        <source>remove all but the first of them</source>
        <translation>alle bis auf die erste entfernen</translation>
    </message>
    <message>
        <source>remove the chest</source>
        <translation>die Truhe entfernen</translation>
    </message>
    <message>
        <source>remove the marker</source>
        <translation>die Markierung entfernen</translation>
    </message>
    <message>
        <source>remove the monster</source>
        <translation>das Monster entfernen</translation>
    </message>
    <message>
        <source>sees the cell</source>
        <translation>sieht das Feld</translation>
    </message>
    <message>
        <source>the %1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>the %1 at %2 is %3</source>
        <translation>%1 auf %2: %3</translation>
    </message>
    <message>
        <source>the %1 at %2 sees the player at %3</source>
        <translation>%1 auf %2 sieht den Spieler auf %3</translation>
    </message>
    <message>
        <source>the %1 marker at %2</source>
        <translation>Markierung %1 auf %2</translation>
    </message>
    <message>
        <source>the PlayerStartLocation %1 is on %2, and no other tile is free</source>
        <translation>die PlayerStartLocation %1 liegt auf %2, und keine andere Kachel ist frei</translation>
    </message>
    <message>
        <source>the PlayerStartLocation %1 is outside the level</source>
        <translation>die PlayerStartLocation %1 liegt außerhalb des Levels</translation>
    </message>
    <message>
        <source>the closed chest at %1 is %2</source>
        <translation>die geschlossene Truhe auf %1 liegt %2</translation>
    </message>
    <message>
        <source>the level has no name</source>
        <translation>das Level hat keinen Namen</translation>
    </message>
    <message>
        <source>the level is too large to play: at most %1 tiles per side</source>
        <translation>das Level ist zu groß zum Spielen: höchstens %1 Kacheln je Seite</translation>
    </message>
    <message>
        <source>the level is too small for a room: at least %1 tiles per side</source>
        <translation>das Level ist zu klein für einen Raum: mindestens %1 Kacheln je Seite</translation>
    </message>
    <message>
        <source>the player is %1 at %2</source>
        <translation>der Spieler ist %1, auf %2</translation>
    </message>
    <message>
        <source>the player&apos;s start at %1</source>
        <translation>der Start des Spielers auf %1</translation>
    </message>
    <message>
        <source>the player&apos;s start is missing</source>
        <translation>der Start des Spielers fehlt</translation>
    </message>
    <message>
        <source>there are %1 backgrounds; only the first is drawn</source>
        <translation>es gibt %1 Hintergründe; nur der erste wird gezeichnet</translation>
    </message>
    <message>
        <source>there is no Door marker on the bottom border</source>
        <translation>am unteren Rand fehlt eine Türmarkierung</translation>
    </message>
    <message>
        <source>there is no Door marker on the left border</source>
        <translation>am linken Rand fehlt eine Türmarkierung</translation>
    </message>
    <message>
        <source>there is no Door marker on the right border</source>
        <translation>am rechten Rand fehlt eine Türmarkierung</translation>
    </message>
    <message>
        <source>there is no Door marker on the top border</source>
        <translation>am oberen Rand fehlt eine Türmarkierung</translation>
    </message>
    <message>
        <source>there is no Goal, so the level can&apos;t be finished</source>
        <translation>es gibt kein Ziel (Goal), also lässt sich das Level nicht beenden</translation>
    </message>
    <message>
        <source>there is no PlayerStartLocation</source>
        <translation>es gibt keine PlayerStartLocation</translation>
    </message>
    <message>
        <source>under rock</source>
        <translation>unter Fels</translation>
    </message>
    <message>
        <source>unknown setting</source>
        <translation>unbekannte Einstellung</translation>
    </message>
    <message>
        <source>unknown type %1</source>
        <translation>unbekannter Typ %1</translation>
    </message>
    <message>
        <source>unknown type %1 among dynamic objects; it is a static one</source>
        <translation>unbekannter Typ %1 bei den dynamischen Objekten; er ist statisch</translation>
    </message>
    <message>
        <source>unknown type %1 among static objects; it is a dynamic one</source>
        <translation>unbekannter Typ %1 bei den statischen Objekten; er ist dynamisch</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>would attack</source>
        <translation>würde angreifen</translation>
    </message>
    <message>
        <source>would not attack</source>
        <translation>würde nicht angreifen</translation>
    </message>
    <message>
        <source>would not notice the player</source>
        <translation>würde den Spieler nicht bemerken</translation>
    </message>
    <message>
        <source>would notice the player, and fight on contact</source>
        <translation>würde den Spieler bemerken und bei Berührung kämpfen</translation>
    </message>
    <message>
        <source>the log &apos;%1&apos; can&apos;t be written: %2</source>
        <translation>das Protokoll „%1“ lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>%1 (in quarantine)</source>
        <translation>%1 (in Quarantäne)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read (table %2)</source>
        <translation>%1: nicht lesbar (Tabelle %2)</translation>
    </message>
    <message>
        <source>%1 differs from the checkpoint</source>
        <translation>Abweichung vom Prüfpunkt: %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t belong to %2 and was not used; it is kept as %3</source>
        <translation>%1 gehört nicht zu %2 und wurde nicht benutzt; die Datei bleibt als %3 erhalten</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t belong to the file beside it and is not used</source>
        <translation>%1 gehört nicht zur Datei daneben und wird nicht benutzt</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t exist</source>
        <translation>%1 gibt es nicht</translation>
    </message>
    <message>
        <source>%1 is %2, which is not from %3 to %4</source>
        <translation>%1 ist %2, was nicht zwischen %3 und %4 liegt</translation>
    </message>
    <message>
        <source>%1 is nowhere</source>
        <translation>%1 hat keinen Ort</translation>
    </message>
    <message>
        <source>%1 is of another kind</source>
        <translation>%1 ist von anderer Art</translation>
    </message>
    <message>
        <source>%1 is outside the level</source>
        <translation>%1 ist außerhalb des Levels</translation>
    </message>
    <message>
        <source>%1: the table %2 is missing</source>
        <translation>%1: die Tabelle %2 fehlt</translation>
    </message>
    <message>
        <source>%1; %2, and the damaged data is kept in the file</source>
        <translation>%1; %2, und die beschädigten Daten bleiben in der Datei</translation>
    </message>
    <message>
        <source>%1; playing the world ends it</source>
        <translation>%1; wird die Welt gespielt, endet er</translation>
    </message>
    <message>
        <source>%1; playing the world moves them to its entrance</source>
        <translation>%1; wird die Welt gespielt, kommt der Spieler an den Eingang</translation>
    </message>
    <message>
        <source>%1; repair the world to continue with the readable parts</source>
        <translation>%1; repariere die Welt, um mit den lesbaren Teilen weiterzumachen</translation>
    </message>
    <message>
        <source>%1; repairing the world keeps the readable parts</source>
        <translation>%1; eine Reparatur der Welt behält die lesbaren Teile</translation>
    </message>
    <message>
        <source>%1; they revert to the seed</source>
        <translation>%1; sie werden auf Seed zurückgesetzt</translation>
    </message>
    <message>
        <source>%1; this and earlier edits can&apos;t be undone</source>
        <translation>%1; diese und frühere Änderungen lassen sich nicht rückgängig machen</translation>
    </message>
    <message>
        <source>%1; this and later edits can&apos;t be redone</source>
        <translation>%1; diese und spätere Änderungen lassen sich nicht wiederholen</translation>
    </message>
    <message>
        <source>%1; when the world is played, %2</source>
        <translation>%1; wird die Welt gespielt: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not possible</source>
        <translation>„%1“ ist nicht möglich</translation>
    </message>
    <message>
        <source>a bookmark at %1 is outside the world</source>
        <translation>ein Lesezeichen auf %1 liegt außerhalb der Welt</translation>
    </message>
    <message>
        <source>a bookmark&apos;s kind must be 1 to 40 characters of a-z and -</source>
        <translation>die Art eines Lesezeichens muss aus 1 bis 40 Zeichen von a-z und - bestehen</translation>
    </message>
    <message>
        <source>a bookmark&apos;s label must be UTF-8 of at most 1000 bytes</source>
        <translation>die Beschriftung eines Lesezeichens muss UTF-8 mit höchstens 1000 Bytes sein</translation>
    </message>
    <message>
        <source>a monster in it has no position</source>
        <translation>ein Monster darin hat keine Position</translation>
    </message>
    <message>
        <source>a region has no position</source>
        <translation>eine Region hat keine Position</translation>
    </message>
    <message>
        <source>a table of its content is larger than 1 MiB</source>
        <translation>eine Tabelle ihres Inhalts ist größer als 1 MiB</translation>
    </message>
    <message>
        <source>can&apos;t be stored: %1</source>
        <translation>lässt sich nicht speichern: %1</translation>
    </message>
    <message>
        <source>cells outside the levels were changed</source>
        <translation>Felder außerhalb der Level wurden geändert</translation>
    </message>
    <message>
        <source>command %1 of its log: %2</source>
        <translation>Befehl %1 ihres Protokolls: %2</translation>
    </message>
    <message>
        <source>commands that were never played are removed</source>
        <translation>nie gespielte Befehle werden entfernt</translation>
    </message>
    <message>
        <source>damaged regions in quarantine</source>
        <translation>beschädigte Regionen in Quarantäne</translation>
    </message>
    <message>
        <source>damaged states in quarantine</source>
        <translation>beschädigte Zustände in Quarantäne</translation>
    </message>
    <message>
        <source>edit %1 of the history (%2) is damaged: %3</source>
        <translation>Änderung %1 des Verlaufs (%2) ist beschädigt: %3</translation>
    </message>
    <message>
        <source>edit %1 of the history is damaged: %2</source>
        <translation>Änderung %1 des Verlaufs ist beschädigt: %2</translation>
    </message>
    <message>
        <source>experience, health or the state of the run</source>
        <translation>Erfahrung, Lebenspunkte oder Stand des Laufs</translation>
    </message>
    <message>
        <source>inventory, statistics, fight and run</source>
        <translation>Inventar, Statistik, Kampf und Lauf</translation>
    </message>
    <message>
        <source>it doesn&apos;t have the %1 level files it was created with</source>
        <translation>sie hat nicht die %1 Leveldateien, mit denen sie angelegt wurde</translation>
    </message>
    <message>
        <source>it doesn&apos;t use dice</source>
        <translation>er benutzt keine Würfel</translation>
    </message>
    <message>
        <source>it has no %1</source>
        <translation>es fehlt: %1</translation>
    </message>
    <message>
        <source>it is cleared and the edits stay applied</source>
        <translation>er wird gelöscht, und die Änderungen bleiben</translation>
    </message>
    <message>
        <source>it is kept as %1</source>
        <translation>die Datei bleibt als %1 erhalten</translation>
    </message>
    <message>
        <source>it is removed</source>
        <translation>es wird entfernt</translation>
    </message>
    <message>
        <source>it uses dice, which this scenario doesn&apos;t</source>
        <translation>er benutzt Würfel, die es in diesem Szenario nicht gibt</translation>
    </message>
    <message>
        <source>it was ended</source>
        <translation>er wurde beendet</translation>
    </message>
    <message>
        <source>its bookmarks are not in order of their numbers at %1</source>
        <translation>ihre Lesezeichen stehen bei %1 nicht in der Reihenfolge ihrer Nummern</translation>
    </message>
    <message>
        <source>its checksum does not match, but its content can be read</source>
        <translation>die Prüfsumme stimmt nicht, aber der Inhalt ist lesbar</translation>
    </message>
    <message>
        <source>its enemy has no position</source>
        <translation>der Gegner hat keine Position</translation>
    </message>
    <message>
        <source>its enemy is dead</source>
        <translation>der Gegner ist tot</translation>
    </message>
    <message>
        <source>its enemy is of another kind</source>
        <translation>der Gegner ist von anderer Art</translation>
    </message>
    <message>
        <source>its generator version is &apos;%1&apos;</source>
        <translation>die Version ihres Generators ist „%1“</translation>
    </message>
    <message>
        <source>its label must be 1 to 200 bytes of text</source>
        <translation>die Beschriftung muss ein Text von 1 bis 200 Bytes sein</translation>
    </message>
    <message>
        <source>its level files</source>
        <translation>die Leveldateien</translation>
    </message>
    <message>
        <source>its level files are more than %1 or larger than %2 MiB together</source>
        <translation>es sind mehr als %1 Leveldateien, oder sie sind zusammen größer als %2 MiB</translation>
    </message>
    <message>
        <source>its list of levels</source>
        <translation>die Liste der Level</translation>
    </message>
    <message>
        <source>its log continues after command %1, the last one played</source>
        <translation>das Protokoll geht hinter Befehl %1, dem letzten gespielten, weiter</translation>
    </message>
    <message>
        <source>its log doesn&apos;t start at the recorded command</source>
        <translation>das Protokoll beginnt nicht bei dem vermerkten Befehl</translation>
    </message>
    <message>
        <source>its log has no command %1 of %2</source>
        <translation>im Protokoll fehlt Befehl %1 von %2</translation>
    </message>
    <message>
        <source>its name, seed, settings and content</source>
        <translation>Name, Seed, Einstellungen und Inhalt</translation>
    </message>
    <message>
        <source>its name, seed, settings and content are larger than %1 MiB</source>
        <translation>Name, Seed, Einstellungen und Inhalt sind größer als %1 MiB</translation>
    </message>
    <message>
        <source>its number is invalid</source>
        <translation>die Nummer ist ungültig</translation>
    </message>
    <message>
        <source>its numbers are invalid</source>
        <translation>die Zahlen sind ungültig</translation>
    </message>
    <message>
        <source>its scenario is %1, and its generator %2</source>
        <translation>das Szenario ist %1, der Generator aber %2</translation>
    </message>
    <message>
        <source>its seed is not UTF-8</source>
        <translation>der Seed ist kein UTF-8</translation>
    </message>
    <message>
        <source>its time of creation is &apos;%1&apos;</source>
        <translation>der Zeitpunkt der Erstellung ist „%1“</translation>
    </message>
    <message>
        <source>its turn is not a number</source>
        <translation>der Zug ist keine Zahl</translation>
    </message>
    <message>
        <source>monster %1 of region %2</source>
        <translation>Monster %1 der Region %2</translation>
    </message>
    <message>
        <source>quarantine: %1</source>
        <translation>Quarantäne: %1</translation>
    </message>
    <message>
        <source>random streams: %1</source>
        <translation>Zufallsfolgen: %1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>region %1 and %2 more</source>
        <translation>Region %1 und %2 weitere</translation>
    </message>
    <message>
        <source>region %1 lies outside the world</source>
        <translation>Region %1 liegt außerhalb der Welt</translation>
    </message>
    <message>
        <source>region %1 of level %2</source>
        <translation>Region %1 von Level %2</translation>
    </message>
    <message>
        <source>reverted to its seed and unexplored</source>
        <translation>auf Seed zurückgesetzt und unerkundet</translation>
    </message>
    <message>
        <source>some regions can&apos;t be read: %1</source>
        <translation>einige Regionen sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the bookmarks</source>
        <translation>die Lesezeichen</translation>
    </message>
    <message>
        <source>the bookmarks can&apos;t be read: %1</source>
        <translation>die Lesezeichen sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the checkpoint at turn %1</source>
        <translation>der Prüfpunkt bei Zug %1</translation>
    </message>
    <message>
        <source>the checkpoints of the log</source>
        <translation>die Prüfpunkte des Protokolls</translation>
    </message>
    <message>
        <source>the checksum of its level file %1 &apos;%2&apos; does not match</source>
        <translation>die Prüfsumme ihrer Leveldatei %1 „%2“ stimmt nicht</translation>
    </message>
    <message>
        <source>the checksum of its name, seed, settings and content does not match</source>
        <translation>die Prüfsumme von Name, Seed, Einstellungen und Inhalt stimmt nicht</translation>
    </message>
    <message>
        <source>the checksum of the log&apos;s initial state does not match</source>
        <translation>die Prüfsumme des Anfangszustands des Protokolls stimmt nicht</translation>
    </message>
    <message>
        <source>the compressed data is damaged or truncated</source>
        <translation>die komprimierten Daten sind beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>the content is larger than any edit&apos;s</source>
        <translation>der Inhalt ist größer als der jeder Änderung</translation>
    </message>
    <message>
        <source>the content is larger than any region&apos;s</source>
        <translation>der Inhalt ist größer als der jeder Region</translation>
    </message>
    <message>
        <source>the count of its explored cells does not match</source>
        <translation>die Zahl ihrer erkundeten Felder stimmt nicht</translation>
    </message>
    <message>
        <source>the fight</source>
        <translation>der Kampf</translation>
    </message>
    <message>
        <source>the fight can&apos;t be read: %1</source>
        <translation>der Kampf ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the fight can&apos;t continue: %1</source>
        <translation>der Kampf kann nicht weitergehen: %1</translation>
    </message>
    <message>
        <source>the file&apos;s data of level %1 doesn&apos;t match: position, size, seed, start or finish differ</source>
        <translation>die Angaben der Datei zu Level %1 stimmen nicht: Lage, Größe, Seed, Start oder Ziel weichen ab</translation>
    </message>
    <message>
        <source>the file&apos;s links between levels don&apos;t match</source>
        <translation>die Verbindungen der Level in der Datei stimmen nicht</translation>
    </message>
    <message>
        <source>the file&apos;s list of levels can&apos;t be read: %1</source>
        <translation>die Liste der Level in der Datei ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the history of edits</source>
        <translation>der Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>the history of edits can&apos;t be read: %1</source>
        <translation>der Verlauf der Änderungen ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the history of edits can&apos;t be read: %1; it was cleared and the edits stay applied</source>
        <translation>der Verlauf der Änderungen ist nicht lesbar: %1; er wurde gelöscht, und die Änderungen bleiben</translation>
    </message>
    <message>
        <source>the inventory</source>
        <translation>das Inventar</translation>
    </message>
    <message>
        <source>the inventory can&apos;t be read: %1</source>
        <translation>das Inventar ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the level is entered again at %1</source>
        <translation>das Level wird bei %1 neu betreten</translation>
    </message>
    <message>
        <source>the log of commands</source>
        <translation>das Befehlsprotokoll</translation>
    </message>
    <message>
        <source>the log restarts from the current state</source>
        <translation>das Protokoll beginnt neu mit dem jetzigen Zustand</translation>
    </message>
    <message>
        <source>the log&apos;s initial state can&apos;t be read: %1</source>
        <translation>der Anfangszustand des Protokolls ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the moving objects of the level can&apos;t be read: %1</source>
        <translation>die beweglichen Dinge des Levels sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the moving objects of the level don&apos;t fit: %1</source>
        <translation>die beweglichen Dinge des Levels passen nicht: %1</translation>
    </message>
    <message>
        <source>the number of its level files is &apos;%1&apos;</source>
        <translation>die Zahl ihrer Leveldateien ist „%1“</translation>
    </message>
    <message>
        <source>the number of its seed is &apos;%1&apos;</source>
        <translation>die Zahl ihres Seeds ist „%1“</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>der Spieler</translation>
    </message>
    <message>
        <source>the player can&apos;t be read</source>
        <translation>der Spieler ist nicht lesbar</translation>
    </message>
    <message>
        <source>the player can&apos;t go to %1, outside the world</source>
        <translation>der Spieler kann nicht nach %1, außerhalb der Welt</translation>
    </message>
    <message>
        <source>the player gets the starting inventory</source>
        <translation>der Spieler bekommt das Startinventar</translation>
    </message>
    <message>
        <source>the player is elsewhere</source>
        <translation>der Spieler ist anderswo</translation>
    </message>
    <message>
        <source>the player is in rock at %1</source>
        <translation>der Spieler steckt auf %1 im Fels</translation>
    </message>
    <message>
        <source>the player is outside the levels at %1</source>
        <translation>der Spieler ist auf %1, außerhalb der Level</translation>
    </message>
    <message>
        <source>the player is outside the world at %1</source>
        <translation>der Spieler ist auf %1, außerhalb der Welt</translation>
    </message>
    <message>
        <source>the player starts with initial experience and health</source>
        <translation>der Spieler beginnt mit den anfänglichen Erfahrungs- und Lebenspunkten</translation>
    </message>
    <message>
        <source>the player&apos;s counters are not numbers</source>
        <translation>die Zähler des Spielers sind keine Zahlen</translation>
    </message>
    <message>
        <source>the player&apos;s place and turn</source>
        <translation>Ort und Zug des Spielers</translation>
    </message>
    <message>
        <source>the player&apos;s position is not a number</source>
        <translation>die Position des Spielers ist keine Zahl</translation>
    </message>
    <message>
        <source>the player&apos;s position or turn is invalid</source>
        <translation>Position oder Zug des Spielers ist ungültig</translation>
    </message>
    <message>
        <source>the position in the history</source>
        <translation>die Stelle im Verlauf</translation>
    </message>
    <message>
        <source>the position in the history is missing; all edits count as done</source>
        <translation>die Stelle im Verlauf fehlt; alle Änderungen gelten als gemacht</translation>
    </message>
    <message>
        <source>the position, %1 instead of %2</source>
        <translation>die Position, %1 statt %2</translation>
    </message>
    <message>
        <source>the random streams</source>
        <translation>die Zufallsfolgen</translation>
    </message>
    <message>
        <source>the random streams and the fight</source>
        <translation>die Zufallsfolgen und der Kampf</translation>
    </message>
    <message>
        <source>the random streams can&apos;t be read: %1</source>
        <translation>die Zufallsfolgen sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the readable parts are saved to a new file</source>
        <translation>die lesbaren Teile kommen in eine neue Datei</translation>
    </message>
    <message>
        <source>the region is kept; its checksum and cell count are corrected</source>
        <translation>die Region bleibt; Prüfsumme und Felderzahl werden berichtigt</translation>
    </message>
    <message>
        <source>the regions</source>
        <translation>die Regionen</translation>
    </message>
    <message>
        <source>the rest of the history is kept</source>
        <translation>der Rest des Verlaufs bleibt</translation>
    </message>
    <message>
        <source>the save point &apos;%1&apos; has lost its position</source>
        <translation>der Speicherpunkt „%1“ hat seine Stelle verloren</translation>
    </message>
    <message>
        <source>the save points of the history</source>
        <translation>die Speicherpunkte des Verlaufs</translation>
    </message>
    <message>
        <source>the state of the run can&apos;t be read: %1</source>
        <translation>der Stand des Laufs ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the state that the log begins with</source>
        <translation>der Zustand, mit dem das Protokoll beginnt</translation>
    </message>
    <message>
        <source>the statistics</source>
        <translation>die Statistik</translation>
    </message>
    <message>
        <source>the statistics can&apos;t be read: %1</source>
        <translation>die Statistik ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the structure of the file is damaged: %1</source>
        <translation>der Aufbau der Datei ist beschädigt: %1</translation>
    </message>
    <message>
        <source>the turn, %1 instead of %2</source>
        <translation>der Zug, %1 statt %2</translation>
    </message>
    <message>
        <source>the ways between its levels</source>
        <translation>die Wege zwischen den Leveln</translation>
    </message>
    <message>
        <source>the world as stored differs in %1</source>
        <translation>die gespeicherte Welt weicht ab: %1</translation>
    </message>
    <message>
        <source>there are bytes after the compressed data</source>
        <translation>hinter den komprimierten Daten stehen weitere Bytes</translation>
    </message>
    <message>
        <source>there are more than %1 bookmarks; the rest is ignored</source>
        <translation>es gibt mehr als %1 Lesezeichen; der Rest wird ignoriert</translation>
    </message>
    <message>
        <source>there is no player</source>
        <translation>es gibt keinen Spieler</translation>
    </message>
    <message>
        <source>there is no such enemy</source>
        <translation>diesen Gegner gibt es nicht</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>nicht genug Speicher</translation>
    </message>
    <message>
        <source>they restart</source>
        <translation>sie beginnen von vorn</translation>
    </message>
    <message>
        <source>they revert to the seed</source>
        <translation>sie werden auf Seed zurückgesetzt</translation>
    </message>
    <message>
        <source>they were moved to the entrance at %1</source>
        <translation>er wurde an den Eingang bei %1 versetzt</translation>
    </message>
    <message>
        <source>they were recounted from the explored regions</source>
        <translation>sie wurde aus den erkundeten Regionen neu gezählt</translation>
    </message>
    <message>
        <source>what was explored and changed</source>
        <translation>was erkundet und geändert wurde</translation>
    </message>
    <message>
        <source>world %1: %2</source>
        <translation>Welt %1: %2</translation>
    </message>
    <message>
        <source>%1 contains invalid text</source>
        <translation>%1 enthält ungültigen Text</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 liegt außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>a frame of %1 bytes: expected 1 to %2</source>
        <translation>ein Frame von %1 Bytes; erwartet: 1 bis %2</translation>
    </message>
    <message>
        <source>a join code has %1 words; this one has %2</source>
        <translation>ein Beitrittscode hat %1 Wörter, dieser hat %2</translation>
    </message>
    <message>
        <source>a player&apos;s number, colour or state is out of range</source>
        <translation>Nummer, Farbe oder Zustand eines Spielers liegt außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>frame %1: %2</source>
        <translation>Frame %1: %2</translation>
    </message>
    <message>
        <source>frame %1: unexpected</source>
        <translation>Frame %1: unerwartet</translation>
    </message>
    <message>
        <source>host and guest have different content files, although both have version %1</source>
        <translation>Host und Gast haben verschiedene Inhaltsdateien, obwohl beide Version %1 haben</translation>
    </message>
    <message>
        <source>host and guest have different generators, although both have version %1</source>
        <translation>Host und Gast haben verschiedene Generatoren, obwohl beide Version %1 haben</translation>
    </message>
    <message>
        <source>invalid data received: %1</source>
        <translation>ungültige Daten empfangen: %1</translation>
    </message>
    <message>
        <source>it isn&apos;t a handshake of Cave Game</source>
        <translation>das ist kein Handshake von Cave Game</translation>
    </message>
    <message>
        <source>it names an unknown player</source>
        <translation>ein unbekannter Spieler wird genannt</translation>
    </message>
    <message>
        <source>it takes %1 bytes; the limit is %2</source>
        <translation>das sind %1 Bytes, erlaubt sind %2</translation>
    </message>
    <message>
        <source>its allies are invalid</source>
        <translation>die Verbündeten sind ungültig</translation>
    </message>
    <message>
        <source>its players are not in order</source>
        <translation>die Spieler sind nicht in der richtigen Reihenfolge</translation>
    </message>
    <message>
        <source>no data for %1 seconds</source>
        <translation>seit %1 Sekunden keine Daten</translation>
    </message>
    <message>
        <source>no frame has type %1</source>
        <translation>es gibt keinen Frame vom Typ %1</translation>
    </message>
    <message>
        <source>no handshake within %1 seconds</source>
        <translation>kein Handshake innerhalb von %1 Sekunden</translation>
    </message>
    <message>
        <source>player %1 is in rock at %2</source>
        <translation>Spieler %1 steckt bei %2 im Fels</translation>
    </message>
    <message>
        <source>player %1: %2</source>
        <translation>Spieler %1: %2</translation>
    </message>
    <message>
        <source>player %1: a number is out of range</source>
        <translation>Spieler %1: eine Zahl liegt außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>random streams and fights</source>
        <translation>Zufallsströme und Kämpfe</translation>
    </message>
    <message>
        <source>reconnecting took too long</source>
        <translation>das Wiederverbinden hat zu lange gedauert</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>die Verbindung ist abgebrochen</translation>
    </message>
    <message>
        <source>the connection ended</source>
        <translation>die Verbindung ist beendet</translation>
    </message>
    <message>
        <source>the connection is too slow</source>
        <translation>die Verbindung ist zu langsam</translation>
    </message>
    <message>
        <source>the fight of player %1 can&apos;t continue: %2</source>
        <translation>der Kampf von Spieler %1 kann nicht weitergehen: %2</translation>
    </message>
    <message>
        <source>the game is full</source>
        <translation>das Spiel ist voll</translation>
    </message>
    <message>
        <source>the host closed the connection</source>
        <translation>der Host hat die Verbindung geschlossen</translation>
    </message>
    <message>
        <source>the host doesn&apos;t answer</source>
        <translation>der Host antwortet nicht</translation>
    </message>
    <message>
        <source>the host has version %1 of Cave Game and the guest %2; both must be the same</source>
        <translation>der Host hat Version %1 von Cave Game und der Gast %2; beide müssen gleich sein</translation>
    </message>
    <message>
        <source>the host no longer knows this player; join again</source>
        <translation>der Host kennt diesen Spieler nicht mehr; tritt erneut bei</translation>
    </message>
    <message>
        <source>the host refused</source>
        <translation>der Host hat abgelehnt</translation>
    </message>
    <message>
        <source>the host removed the player from the game</source>
        <translation>der Host hat den Spieler aus dem Spiel entfernt</translation>
    </message>
    <message>
        <source>the host stopped the game</source>
        <translation>der Host hat das Spiel beendet</translation>
    </message>
    <message>
        <source>the host uses protocol %1 and the guest %2; both need the same version of Cave Game</source>
        <translation>der Host verwendet Protokoll %1 und der Gast %2; beide brauchen dieselbe Version von Cave Game</translation>
    </message>
    <message>
        <source>the motion of a player is invalid</source>
        <translation>die Bewegung eines Spielers ist ungültig</translation>
    </message>
    <message>
        <source>the name “%1” is already taken</source>
        <translation>der Name „%1“ ist schon vergeben</translation>
    </message>
    <message>
        <source>the other players can&apos;t be read: %1</source>
        <translation>die anderen Spieler sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the player came back on another connection</source>
        <translation>der Spieler ist über eine andere Verbindung zurückgekehrt</translation>
    </message>
    <message>
        <source>the player left the game</source>
        <translation>der Spieler hat das Spiel verlassen</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>die Spieler</translation>
    </message>
    <message>
        <source>the settings of the world</source>
        <translation>die Einstellungen der Welt</translation>
    </message>
    <message>
        <source>the world can&apos;t be transferred: %1</source>
        <translation>die Welt kann nicht übertragen werden: %1</translation>
    </message>
    <message>
        <source>the world has one player</source>
        <translation>die Welt hat einen Spieler</translation>
    </message>
    <message>
        <source>they were moved to %1</source>
        <translation>die Position ist jetzt %1</translation>
    </message>
    <message>
        <source>too many commands from one player</source>
        <translation>zu viele Befehle von einem Spieler</translation>
    </message>
    <message>
        <source>too many players are joining at once; try again</source>
        <translation>zu viele Spieler treten gleichzeitig bei; versuche es noch einmal</translation>
    </message>
    <message>
        <source>“%1” is not a join code word</source>
        <translation>„%1“ ist kein Wort eines Beitrittscodes</translation>
    </message>
    <message>
        <source>%1 is a device, not a file</source>
        <translation>%1 ist ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1 ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>%1 is a pipe, not a file</source>
        <translation>%1 ist eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>can&apos;t encode the picture: %1</source>
        <translation>das Bild kann nicht kodiert werden: %1</translation>
    </message>
    <message>
        <source>cannot start a thread: %1</source>
        <translation>ein Thread kann nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>it has no world file header</source>
        <translation>der Kopf einer Weltdatei fehlt</translation>
    </message>
    <message>
        <source>it is a database of another program</source>
        <translation>sie ist eine Datenbank eines anderen Programms</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine normale Datei</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>the picture can&apos;t be encoded as PNG</source>
        <translation>das Bild kann nicht als PNG kodiert werden</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is empty</source>
        <translation>ein Bild von %1 × %2 Pixeln ist leer</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is too large; the limit is %3 pixels per side</source>
        <translation>ein Bild von %1 × %2 Pixeln ist zu groß; erlaubt sind %3 Pixel je Seite</translation>
    </message>
    <message>
        <source>a sheet without cards is empty</source>
        <translation>eine Übersicht ohne Karten ist leer</translation>
    </message>
    <message>
        <source>not enough memory for a picture of %1 × %2 pixels</source>
        <translation>nicht genug Speicher für ein Bild von %1 × %2 Pixeln</translation>
    </message>
    <message>
        <source>the picture was cancelled</source>
        <translation>das Bild wurde abgebrochen</translation>
    </message>
    <message>
        <source>%1 could not be moved to the bin</source>
        <translation>%1 konnte nicht in den Papierkorb verschoben werden</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>es gibt keine Datei %1</translation>
    </message>
    <message>
        <source>there is no level file</source>
        <translation>es gibt keine Leveldatei</translation>
    </message>
    <message>
        <source>a level with border walls needs at least %1 × %1 tiles, not %2 × %3</source>
        <translation>ein Level mit Randmauern braucht mindestens %1 × %1 Felder, nicht %2 × %3</translation>
    </message>
    <message>
        <source>not enough memory for the picture</source>
        <translation>nicht genug Speicher für das Bild</translation>
    </message>
    <message>
        <source>the export was cancelled</source>
        <translation>der Export wurde abgebrochen</translation>
    </message>
    <message>
        <source>this world has no levels</source>
        <translation>diese Welt hat keine Level</translation>
    </message>
    <message>
        <source>an ally is not in the game</source>
        <translation>ein Verbündeter ist nicht im Spiel</translation>
    </message>
    <message>
        <source>it has no players, or too many</source>
        <translation>es sind keine oder zu viele Spieler</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, who is missing</source>
        <translation>%1, der fehlt</translation>
    </message>
    <message>
        <source>%1, who never joined</source>
        <translation>%1, der nie beigetreten ist</translation>
    </message>
    <message>
        <source>a part of a player&apos;s map can&apos;t be read (%1): %2</source>
        <translation>ein Teil der Karte eines Spielers ist nicht lesbar (%1): %2</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>a region in it is outside the world, or truncated</source>
        <translation>eine Region darin liegt außerhalb der Welt oder ist unvollständig</translation>
    </message>
    <message>
        <source>experience or health</source>
        <translation>Erfahrung oder Lebenspunkte</translation>
    </message>
    <message>
        <source>it has more than explored cells</source>
        <translation>darin steht mehr als erkundete Felder</translation>
    </message>
    <message>
        <source>it is unexplored for them</source>
        <translation>er gilt für diesen Spieler als unerkundet</translation>
    </message>
    <message>
        <source>its version doesn&apos;t fit the players</source>
        <translation>die Version passt nicht zu den Spielern</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>player %1 (%2)</source>
        <translation>Spieler %1 (%2)</translation>
    </message>
    <message>
        <source>players&apos; maps: %1</source>
        <translation>Karten der Spieler: %1</translation>
    </message>
    <message>
        <source>some players&apos; maps can&apos;t be read: %1</source>
        <translation>Karten mancher Spieler sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>die Karte</translation>
    </message>
    <message>
        <source>the movement</source>
        <translation>die Bewegung</translation>
    </message>
    <message>
        <source>the other players can be read only in part: %1</source>
        <translation>die anderen Spieler sind nur teilweise lesbar: %1</translation>
    </message>
    <message>
        <source>the players&apos; own maps are too large</source>
        <translation>die eigenen Karten der Spieler sind zu groß</translation>
    </message>
    <message>
        <source>the presence</source>
        <translation>die Anwesenheit</translation>
    </message>
    <message>
        <source>the state of the run</source>
        <translation>der Stand des Laufs</translation>
    </message>
    <message>
        <source>there is no such player or region</source>
        <translation>diesen Spieler oder diese Region gibt es nicht</translation>
    </message>
    <message>
        <source>what is missing of them starts over</source>
        <translation>was von ihnen fehlt, beginnt von vorn</translation>
    </message>
    <message>
        <source>“%1” is still open: its last steps can&apos;t be saved</source>
        <translation>„%1“ ist noch geöffnet: die letzten Schritte lassen sich nicht speichern</translation>
    </message>
    <message>
        <source> (process %1)</source>
        <translation> (Prozess %1)</translation>
    </message>
    <message>
        <source>%1 (the %2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 belongs to the database beside it</source>
        <translation>%1 gehört zur Datenbank daneben</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 cells are different from the seed: %2</source>
        <translation>%1 Felder weichen vom Seed ab: %2</translation>
    </message>
    <message>
        <source>%1 exists and is not a regular file</source>
        <translation>%1 ist vorhanden und keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>%1 is %2; %3 has %4 here</source>
        <translation>%1 ist %2; hier hat %3 %4</translation>
    </message>
    <message>
        <source>%1 is a broken link</source>
        <translation>%1 ist eine Verknüpfung ins Leere</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1 ist ein Ordner</translation>
    </message>
    <message>
        <source>%1 is a number, not &apos;%2&apos;</source>
        <translation>%1 ist eine Zahl, nicht „%2“</translation>
    </message>
    <message>
        <source>%1 is a world or another database; those are never overwritten</source>
        <translation>%1 ist eine Welt oder eine andere Datenbank; solche Dateien werden nie überschrieben</translation>
    </message>
    <message>
        <source>%1 is floor</source>
        <translation>%1 ist Boden</translation>
    </message>
    <message>
        <source>%1 is not a file of the world and was ignored</source>
        <translation>%1 ist keine Datei der Welt und wurde ignoriert</translation>
    </message>
    <message>
        <source>%1 is not a regular file and was ignored</source>
        <translation>%1 ist keine gewöhnliche Datei und wurde ignoriert</translation>
    </message>
    <message>
        <source>%1 is one of %2, not &apos;%3&apos;</source>
        <translation>%1 ist eines von %2, nicht „%3“</translation>
    </message>
    <message>
        <source>%1 is rock</source>
        <translation>%1 ist Fels</translation>
    </message>
    <message>
        <source>%1 of the line; expected UTF-8</source>
        <translation>%1 der Zeile; erwartet wird UTF-8</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 Threads</translation>
    </message>
    <message>
        <source>%1: %2, but %3: %4</source>
        <translation>%1: %2, aber %3: %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a value on either side, not a condition</source>
        <translation>„%1“ braucht auf beiden Seiten einen Wert, keine Bedingung</translation>
    </message>
    <message>
        <source>0 gold was left out</source>
        <translation>0 Gold wurde weggelassen</translation>
    </message>
    <message>
        <source>1 cell is different from the seed: %1</source>
        <translation>1 Feld weicht vom Seed ab: %1</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 Thread</translation>
    </message>
    <message>
        <source>a MarioLevel (side view) can&apos;t be played</source>
        <translation>ein MarioLevel (Seitenansicht) ist nicht spielbar</translation>
    </message>
    <message>
        <source>a carriage return at byte %1 of the line; expected text</source>
        <translation>ein Wagenrücklauf bei Byte %1 der Zeile; erwartet wird Text</translation>
    </message>
    <message>
        <source>a condition is at most %1 bytes long</source>
        <translation>eine Bedingung hat höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>a control character at byte %1 of the line; expected text</source>
        <translation>ein Steuerzeichen bei Byte %1 der Zeile; erwartet wird Text</translation>
    </message>
    <message>
        <source>a number from %1 to %2 with at most four decimals</source>
        <translation>eine Zahl von %1 bis %2 mit höchstens vier Nachkommastellen</translation>
    </message>
    <message>
        <source>a rectangle</source>
        <translation>ein Rechteck</translation>
    </message>
    <message>
        <source>a seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>eine Fläche</translation>
    </message>
    <message>
        <source>an ellipse</source>
        <translation>eine Ellipse</translation>
    </message>
    <message>
        <source>an outline</source>
        <translation>ein Umriss</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>can have at most %1 characters; this one has %2</source>
        <translation>darf höchstens %1 Zeichen haben; dieser hat %2</translation>
    </message>
    <message>
        <source>can&apos;t be empty</source>
        <translation>darf nicht leer sein</translation>
    </message>
    <message>
        <source>can&apos;t contain control characters such as line breaks and tabs</source>
        <translation>darf keine Steuerzeichen wie Zeilenumbrüche und Tabulatoren enthalten</translation>
    </message>
    <message>
        <source>cannot create the lock file %1: %2</source>
        <translation>die Sperrdatei %1 lässt sich nicht anlegen: %2</translation>
    </message>
    <message>
        <source>cavern</source>
        <translation>Kaverne</translation>
    </message>
    <message>
        <source>cavern, odd settings</source>
        <translation>Kaverne, ungewöhnliche Einstellungen</translation>
    </message>
    <message>
        <source>caves</source>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>caves, odd settings</source>
        <translation>Höhlen, ungewöhnliche Einstellungen</translation>
    </message>
    <message>
        <source>caves, seed in many scripts</source>
        <translation>Höhlen, Seed in vielen Schriften</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>changed trees</source>
        <translation>geänderte Bäume</translation>
    </message>
    <message>
        <source>changed water</source>
        <translation>geändertes Wasser</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>classic, odd settings</source>
        <translation>Klassisch, ungewöhnliche Einstellungen</translation>
    </message>
    <message>
        <source>classic, seed by number</source>
        <translation>Klassisch, Seed als Zahl</translation>
    </message>
    <message>
        <source>dungeon</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>dungeon, seed in many scripts</source>
        <translation>Verlies, Seed in vielen Schriften</translation>
    </message>
    <message>
        <source>expected KEY=VALUE, not &apos;%1&apos;</source>
        <translation>erwartet wird SCHLÜSSEL=WERT, nicht „%1“</translation>
    </message>
    <message>
        <source>expected a colour such as #46505a</source>
        <translation>erwartet wird eine Farbe wie #46505a</translation>
    </message>
    <message>
        <source>expected a column and a row from 0</source>
        <translation>erwartet werden Spalte und Zeile ab 0</translation>
    </message>
    <message>
        <source>expected a name: %1</source>
        <translation>erwartet wird ein Name: %1</translation>
    </message>
    <message>
        <source>expected a position from -10^15 to 10^15 tiles</source>
        <translation>erwartet wird eine Position von -10^15 bis 10^15 Kacheln</translation>
    </message>
    <message>
        <source>expected a size from 1 to %1 tiles, not %2 × %3</source>
        <translation>erwartet wird eine Größe von 1 bis %1 Kacheln, nicht %2 × %3</translation>
    </message>
    <message>
        <source>expected the name of an image</source>
        <translation>erwartet wird der Name eines Bildes</translation>
    </message>
    <message>
        <source>expected the name of an image, or a whole number for a column or row</source>
        <translation>erwartet wird der Name eines Bildes oder eine ganze Zahl für Spalte oder Zeile</translation>
    </message>
    <message>
        <source>expected the name of an image: %1</source>
        <translation>erwartet wird der Name eines Bildes: %1</translation>
    </message>
    <message>
        <source>explored</source>
        <translation>erkundet</translation>
    </message>
    <message>
        <source>file of a world</source>
        <translation>Datei einer Welt</translation>
    </message>
    <message>
        <source>from 1 to %1</source>
        <translation>von 1 bis %1</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>der Reihe nach</translation>
    </message>
    <message>
        <source>is nested too deep</source>
        <translation>ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>is not valid JSON</source>
        <translation>ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>is not valid JSON at byte %1</source>
        <translation>ist bei Byte %1 kein gültiges JSON</translation>
    </message>
    <message>
        <source>its format version is %1</source>
        <translation>die Formatversion ist %1</translation>
    </message>
    <message>
        <source>its kind has no name</source>
        <translation>die Art hat keinen Namen</translation>
    </message>
    <message>
        <source>its random stream is not in the state the seed gives</source>
        <translation>der Zufallsstrom ist nicht in dem Zustand, den der Seed ergibt</translation>
    </message>
    <message>
        <source>its version is %1; this program reads up to %2</source>
        <translation>die Version ist %1; dieses Programm liest bis %2</translation>
    </message>
    <message>
        <source>its version is 0, which is invalid</source>
        <translation>die Version ist 0; das ist ungültig</translation>
    </message>
    <message>
        <source>level file</source>
        <translation>Leveldatei</translation>
    </message>
    <message>
        <source>map file</source>
        <translation>Kartendatei</translation>
    </message>
    <message>
        <source>monster %1</source>
        <translation>Monster %1</translation>
    </message>
    <message>
        <source>monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>monsters don&apos;t move in the original program</source>
        <translation>im ursprünglichen Programm bewegen sich Monster nicht</translation>
    </message>
    <message>
        <source>must be UTF-8 text</source>
        <translation>muss UTF-8-Text sein</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>mehr als %1 Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>none near %1</source>
        <translation>keiner in der Nähe von %1</translation>
    </message>
    <message>
        <source>one of Door, Enemy and Loot</source>
        <translation>eines von Door, Enemy und Loot</translation>
    </message>
    <message>
        <source>opened chests</source>
        <translation>geöffnete Truhen</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>placed chests</source>
        <translation>platzierte Truhen</translation>
    </message>
    <message>
        <source>reach is %1, not %2</source>
        <translation>die Reichweite ist %1, nicht %2</translation>
    </message>
    <message>
        <source>reach is a whole number %1, not %2</source>
        <translation>die Reichweite ist eine ganze Zahl %1, nicht %2</translation>
    </message>
    <message>
        <source>region %1 was left out: the original program uses 32-bit cell coordinates</source>
        <translation>Region %1 wurde weggelassen: Das ursprüngliche Programm benutzt 32-Bit-Koordinaten</translation>
    </message>
    <message>
        <source>removed chests</source>
        <translation>entfernte Truhen</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>rooms, seed in many scripts</source>
        <translation>Räume, Seed in vielen Schriften</translation>
    </message>
    <message>
        <source>seed card</source>
        <translation>Seed-Karte</translation>
    </message>
    <message>
        <source>seed card %1</source>
        <translation>Seed-Karte %1</translation>
    </message>
    <message>
        <source>settings file</source>
        <translation>Einstellungsdatei</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>text without commas, line breaks and control characters</source>
        <translation>Text ohne Kommas, Zeilenumbrüche und Steuerzeichen</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1 at %2 is a plain Monster there</source>
        <translation>%1 auf %2 ist dort ein einfaches Monster</translation>
    </message>
    <message>
        <source>the checksum of &apos;%1&apos; does not match</source>
        <translation>die Prüfsumme von „%1“ stimmt nicht</translation>
    </message>
    <message>
        <source>the chest at %1 holds 0 gold; it has %2 now</source>
        <translation>die Truhe auf %1 enthält 0 Gold; jetzt sind es %2</translation>
    </message>
    <message>
        <source>the closed chest at %1 is empty; it counts as claimed</source>
        <translation>die geschlossene Truhe auf %1 ist leer; sie gilt als geleert</translation>
    </message>
    <message>
        <source>the column of the tile</source>
        <translation>Spalte der Kachel</translation>
    </message>
    <message>
        <source>the current fight was left out; it starts again</source>
        <translation>der laufende Kampf wurde weggelassen; er beginnt von vorn</translation>
    </message>
    <message>
        <source>the field %1 is unknown and was ignored</source>
        <translation>das Feld %1 ist unbekannt und wurde ignoriert</translation>
    </message>
    <message>
        <source>the level is %1x%2 tiles; playable levels have at most %3 per side</source>
        <translation>das Level hat %1x%2 Kacheln; spielbare Level haben höchstens %3 pro Seite</translation>
    </message>
    <message>
        <source>the monster at %1 has %2 armour; fights here start with %3</source>
        <translation>das Monster auf %1 hat %2 Rüstung; Kämpfe beginnen hier mit %3</translation>
    </message>
    <message>
        <source>the monster at %1 has %2 health; fights here start with %3</source>
        <translation>das Monster auf %1 hat %2 Leben; Kämpfe beginnen hier mit %3</translation>
    </message>
    <message>
        <source>the monster at %1 has rock around it</source>
        <translation>das Monster auf %1 steckt im Fels</translation>
    </message>
    <message>
        <source>the monster is at %1, not at %2 where the seed has it</source>
        <translation>das Monster ist auf %1, im Seed dagegen auf %2</translation>
    </message>
    <message>
        <source>the monster that the seed has at %1 is missing</source>
        <translation>das Monster, das der Seed auf %1 hat, fehlt</translation>
    </message>
    <message>
        <source>the name %1 is not a valid world name; it is called %2 now</source>
        <translation>der Name %1 ist für eine Welt nicht zulässig; sie heißt jetzt %2</translation>
    </message>
    <message>
        <source>the names of the items are truncated</source>
        <translation>die Namen der Gegenstände sind unvollständig</translation>
    </message>
    <message>
        <source>the names of the monsters are truncated</source>
        <translation>die Namen der Monster sind unvollständig</translation>
    </message>
    <message>
        <source>the original program has no item &apos;%1&apos;</source>
        <translation>das ursprüngliche Programm hat keinen Gegenstand „%1“</translation>
    </message>
    <message>
        <source>the original program needs these lines in cavegame.properties: %1</source>
        <translation>das ursprüngliche Programm braucht diese Zeilen in cavegame.properties: %1</translation>
    </message>
    <message>
        <source>the original program requires a weapon and armour: the player was given %1</source>
        <translation>das ursprüngliche Programm verlangt Waffe und Rüstung: Der Spieler bekam %1</translation>
    </message>
    <message>
        <source>the original program requires a weapon and armour: the player wears the first, %1</source>
        <translation>das ursprüngliche Programm verlangt Waffe und Rüstung: Der Spieler trägt das erste Stück, %1</translation>
    </message>
    <message>
        <source>the original program supports only classic worlds; this one is of the generator &apos;%1&apos;</source>
        <translation>das ursprüngliche Programm unterstützt nur klassische Welten; diese stammt vom Generator „%1“</translation>
    </message>
    <message>
        <source>the player has %1 health; fights here start with %2</source>
        <translation>der Spieler hat %1 Leben; Kämpfe beginnen hier mit %2</translation>
    </message>
    <message>
        <source>the player is at %1, but the original program uses 32-bit cell coordinates</source>
        <translation>der Spieler ist auf %1, aber das ursprüngliche Programm benutzt 32-Bit-Koordinaten</translation>
    </message>
    <message>
        <source>the row of the tile</source>
        <translation>Zeile der Kachel</translation>
    </message>
    <message>
        <source>the run in this world is over</source>
        <translation>der Lauf in dieser Welt ist vorbei</translation>
    </message>
    <message>
        <source>the tree would be deeper than %1 nodes</source>
        <translation>der Baum wäre tiefer als %1 Knoten</translation>
    </message>
    <message>
        <source>the tree would have more than %1 nodes</source>
        <translation>der Baum hätte mehr als %1 Knoten</translation>
    </message>
    <message>
        <source>the world uses its own configuration, which isn&apos;t in the folder; the default is used</source>
        <translation>die Welt benutzt eine eigene Konfiguration, die nicht im Ordner ist; es gilt die Standardkonfiguration</translation>
    </message>
    <message>
        <source>there are %1 at one position; one was kept</source>
        <translation>an einer Stelle sind es %1; einer wurde behalten</translation>
    </message>
    <message>
        <source>there is a claimed chest at %1 where the seed has none</source>
        <translation>auf %1 ist eine geleerte Truhe, im Seed keine</translation>
    </message>
    <message>
        <source>there is a closed chest at %1 where the seed has none</source>
        <translation>auf %1 ist eine geschlossene Truhe, im Seed keine</translation>
    </message>
    <message>
        <source>there is a monster at %1 that the seed doesn&apos;t have</source>
        <translation>auf %1 ist ein Monster, das der Seed nicht hat</translation>
    </message>
    <message>
        <source>there is no chest at %1 where the seed has one</source>
        <translation>auf %1 ist keine Truhe, im Seed dagegen eine</translation>
    </message>
    <message>
        <source>there is no field %1 to set</source>
        <translation>es gibt kein Feld %1, das gesetzt werden könnte</translation>
    </message>
    <message>
        <source>there is no floor near enough</source>
        <translation>es gibt keinen Boden in der Nähe</translation>
    </message>
    <message>
        <source>tileset</source>
        <translation>Kachelsatz</translation>
    </message>
    <message>
        <source>unknown metric &apos;%1&apos;</source>
        <translation>unbekannte Kennzahl „%1“</translation>
    </message>
    <message>
        <source>unknown metric &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>unbekannte Kennzahl „%1“; meintest du „%2“?</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>what was dropped at %1 lies in a chest there</source>
        <translation>was auf %1 abgelegt wurde, liegt dort in einer Truhe</translation>
    </message>
    <message>
        <source>world %1 keeps nothing of %2</source>
        <translation>Welt %1 enthält nichts von %2</translation>
    </message>
    <message>
        <source>world %1 keeps nothing of %2 in quarantine</source>
        <translation>Welt %1 enthält in Quarantäne nichts von %2</translation>
    </message>
    <message>
        <source>would take more than %1 MiB of memory</source>
        <translation>würde mehr als %1 MiB Speicher belegen</translation>
    </message>
    <message>
        <source>a change has no position</source>
        <translation>eine Änderung hat keine Position</translation>
    </message>
    <message>
        <source>file of decision trees</source>
        <translation>Datei mit Entscheidungsbäumen</translation>
    </message>
    <message>
        <source>history of a file</source>
        <translation>Verlauf einer Datei</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>die Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <source>its number of edits is wrong</source>
        <translation>die Anzahl der Bearbeitungen stimmt nicht</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>no turn passes during a fight</source>
        <translation>während eines Kampfes vergeht kein Zug</translation>
    </message>
    <message>
        <source>not a history that this version can read</source>
        <translation>kein Verlauf, den diese Version lesen kann</translation>
    </message>
    <message>
        <source>stamp</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>the clipboard contains no level objects</source>
        <translation>die Zwischenablage enthält keine Level-Objekte</translation>
    </message>
    <message>
        <source>the clipboard contains no map piece</source>
        <translation>die Zwischenablage enthält keinen Kartenausschnitt</translation>
    </message>
    <message>
        <source>the clipboard is empty</source>
        <translation>die Zwischenablage ist leer</translation>
    </message>
    <message>
        <source>the level has no file yet</source>
        <translation>das Level hat noch keine Datei</translation>
    </message>
    <message>
        <source>time stands still while editing; use Inspect to advance turns</source>
        <translation>beim Bearbeiten steht die Zeit still; Züge vergehen unter „Untersuchen“</translation>
    </message>
    <message>
        <source>%1 can&apos;t be reached: %2</source>
        <translation>%1 ist nicht erreichbar: %2</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t answer</source>
        <translation>%1 antwortet nicht</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 ist wieder da</translation>
    </message>
    <message>
        <source>%1 is gone: %2</source>
        <translation>%1 ist weg: %2</translation>
    </message>
    <message>
        <source>%1 joined</source>
        <translation>%1 ist beigetreten</translation>
    </message>
    <message>
        <source>%1: %2 wrong join codes</source>
        <translation>%1: %2 falsche Beitrittscodes</translation>
    </message>
    <message>
        <source>connection refused: %1</source>
        <translation>Verbindung abgelehnt: %1</translation>
    </message>
    <message>
        <source>encryption isn&apos;t available: Qt&apos;s TLS plugin is missing</source>
        <translation>Verschlüsselung ist nicht verfügbar: Das TLS-Plugin von Qt fehlt</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>it isn&apos;t a world</source>
        <translation>das ist keine Welt</translation>
    </message>
    <message>
        <source>no address of this computer can be listened on</source>
        <translation>auf keiner Adresse dieses Rechners lassen sich Verbindungen annehmen</translation>
    </message>
    <message>
        <source>no folder for temporary files: %1</source>
        <translation>kein Ordner für temporäre Dateien: %1</translation>
    </message>
    <message>
        <source>port %1 can&apos;t be used; is another program using it?</source>
        <translation>Port %1 lässt sich nicht benutzen; belegt ihn ein anderes Programm?</translation>
    </message>
    <message>
        <source>the join code is wrong, or the host has a new one</source>
        <translation>der Beitrittscode ist falsch, oder der Host hat einen neuen</translation>
    </message>
    <message>
        <source>the world differs from the host&apos;s; receiving it again</source>
        <translation>die Welt weicht von der des Hosts ab; sie wird neu empfangen</translation>
    </message>
    <message>
        <source>the world of %1 differs at entry %2 in %3; sending it again</source>
        <translation>die Welt von %1 weicht bei Eintrag %2 ab (%3); sie wird neu gesendet</translation>
    </message>
    <message>
        <source>“%1”: put the IPv6 address in brackets, as in [fe80::1]:40123</source>
        <translation>„%1“: die IPv6-Adresse in Klammern setzen, wie in [fe80::1]:40123</translation>
    </message>
    <message>
        <source>“%1”: the port is missing; an address looks like 192.168.1.5:40123</source>
        <translation>„%1“: der Port fehlt; eine Adresse sieht aus wie 192.168.1.5:40123</translation>
    </message>
    <message>
        <source>“%1”: the port must be 1 to 65535</source>
        <translation>„%1“: der Port muss von 1 bis 65535 sein</translation>
    </message>
    <message>
        <source>list of seeds</source>
        <translation>Liste von Seeds</translation>
    </message>
    <message>
        <source>a player&apos;s name %1</source>
        <translation>der Name eines Spielers %1</translation>
    </message>
    <message>
        <source>a world&apos;s name %1</source>
        <translation>der Name einer Welt %1</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Whether death ends the journey, or you wake at the nearest camp you rested at.</source>
        <translation>Ob der Tod die Reise beendet oder du im nächstgelegenen Lager erwachst, in dem du gerastet hast.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eines</translation>
    </message>
    <message>
        <source>camps</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Three relics lie in the depths, each farther than the last. Find them, open the gate, and beat what guards it.</source>
        <translation>Drei Relikte liegen in der Tiefe, jedes weiter entfernt als das vorige. Finde sie, öffne das Tor und besiege, was es bewacht.</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>frost</source>
        <translation>Frost</translation>
    </message>
    <message>
        <source>Healing Draught</source>
        <translation>Heiltrank</translation>
    </message>
    <message>
        <source>Stone Draught</source>
        <translation>Steintrank</translation>
    </message>
    <message>
        <source>Elixir of Sight</source>
        <translation>Elixier der Sicht</translation>
    </message>
    <message>
        <source>Antidote</source>
        <translation>Gegengift</translation>
    </message>
    <message>
        <source>Bitter Draught</source>
        <translation>Bittertrank</translation>
    </message>
    <message>
        <source>Smoke Flask</source>
        <translation>Rauchflasche</translation>
    </message>
    <message>
        <source>Fire Flask</source>
        <translation>Feuerflasche</translation>
    </message>
    <message>
        <source>Frost Flask</source>
        <translation>Frostflasche</translation>
    </message>
    <message>
        <source>Scroll of Mapping</source>
        <translation>Schriftrolle der Kartierung</translation>
    </message>
    <message>
        <source>Scroll of Recall</source>
        <translation>Schriftrolle der Rückkehr</translation>
    </message>
    <message>
        <source>Blade Oil</source>
        <translation>Klingenöl</translation>
    </message>
    <message>
        <source>Whetstone</source>
        <translation>Wetzstein</translation>
    </message>
    <message>
        <source>Bread</source>
        <translation>Brot</translation>
    </message>
    <message>
        <source>A cold shape between the walls. Common blades touch little of it; an infused one tears it apart.</source>
        <translation>Eine kalte Gestalt zwischen den Wänden. Gewöhnliche Klingen bekommen kaum etwas davon zu fassen; eine magische reißt sie entzwei.</translation>
    </message>
    <message>
        <source>Cave Wolf</source>
        <translation>Höhlenwolf</translation>
    </message>
    <message>
        <source>a Cave Wolf</source>
        <translation>ein Höhlenwolf</translation>
    </message>
    <message>
        <source>Pale, lean and never alone for long. It runs down whatever it has smelt.</source>
        <translation>Bleich, mager und nie lange allein. Er hetzt zu Tode, was er einmal gewittert hat.</translation>
    </message>
    <message>
        <source>Blind Worm</source>
        <translation>Blindwurm</translation>
    </message>
    <message>
        <source>a Blind Worm</source>
        <translation>ein Blindwurm</translation>
    </message>
    <message>
        <source>As thick as a barrel and without eyes. It waits for footsteps, and then the floor moves.</source>
        <translation>Dick wie ein Fass und ohne Augen. Er wartet auf Schritte, und dann bewegt sich der Boden.</translation>
    </message>
    <message>
        <source>Gate Guardian</source>
        <translation>Torwächter</translation>
    </message>
    <message>
        <source>a Gate Guardian</source>
        <translation>ein Torwächter</translation>
    </message>
    <message>
        <source>Cut from the rock of the gate. It has stood here since the relics were carried off, and waits for them.</source>
        <translation>Aus dem Fels des Tores gehauen. Er steht hier, seit die Relikte fortgetragen wurden, und wartet auf sie.</translation>
    </message>
    <message>
        <source>the Shallows</source>
        <translation>die Untiefen</translation>
    </message>
    <message>
        <source>the Galleries</source>
        <translation>die Galerien</translation>
    </message>
    <message>
        <source>the Hollows</source>
        <translation>die Grotten</translation>
    </message>
    <message>
        <source>the Deep</source>
        <translation>die Tiefe</translation>
    </message>
    <message>
        <source>the Abyss</source>
        <translation>die Abgründe</translation>
    </message>
    <message>
        <source>%1 must be an object { &quot;key&quot;: weight }</source>
        <translation>%1 muss ein Objekt { &quot;key&quot;: Gewicht } sein</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; must be %3</source>
        <translation>%1: „%2“ muss %3 sein</translation>
    </message>
    <message>
        <source>&apos;journey&apos; requires the kind &apos;journey&apos;</source>
        <translation>„journey“ braucht die Art „journey“</translation>
    </message>
    <message>
        <source>&apos;rounds&apos; requires the combat &apos;armour&apos;</source>
        <translation>„rounds“ braucht den Kampf „armour“</translation>
    </message>
    <message>
        <source>form must be &apos;draught&apos;, &apos;flask&apos; or &apos;scroll&apos;</source>
        <translation>form muss „draught“, „flask“ oder „scroll“ sein</translation>
    </message>
    <message>
        <source>from must be 0 for the first band, and rise</source>
        <translation>from muss beim ersten Band 0 sein und dann ansteigen</translation>
    </message>
    <message>
        <source>it is by other rules</source>
        <translation>sie folgt anderen Regeln</translation>
    </message>
    <message>
        <source>items.json: item &apos;%1&apos;: consumables require &apos;rounds&apos; in scenario.json</source>
        <translation>items.json: Gegenstand „%1“: Verbrauchsgüter brauchen „rounds“ in scenario.json</translation>
    </message>
    <message>
        <source>items.json: there can be at most %1 consumables of the form &apos;%2&apos;</source>
        <translation>items.json: höchstens %1 Verbrauchsgüter der Form „%2“ sind erlaubt</translation>
    </message>
    <message>
        <source>its rounds are invalid</source>
        <translation>die Kampfrunden sind ungültig</translation>
    </message>
    <message>
        <source>kind must be &apos;sword&apos;, &apos;armour&apos;, &apos;gold&apos;, &apos;scroll&apos;, &apos;blade&apos;, &apos;staff&apos;, &apos;flask&apos; or &apos;consumable&apos;</source>
        <translation>kind muss „sword“, „armour“, „gold“, „scroll“, „blade“, „staff“, „flask“ oder „consumable“ sein</translation>
    </message>
    <message>
        <source>landmarks.json has no gate</source>
        <translation>landmarks.json hat kein Tor</translation>
    </message>
    <message>
        <source>role must be &apos;common&apos;, &apos;start&apos;, &apos;relic&apos;, &apos;map&apos; or &apos;gate&apos;</source>
        <translation>role muss „common“, „start“, „relic“, „map“ oder „gate“ sein</translation>
    </message>
    <message>
        <source>scenario.json: journey: item &apos;%1&apos; is not in items.json</source>
        <translation>scenario.json: journey: der Gegenstand „%1“ steht nicht in items.json</translation>
    </message>
    <message>
        <source>scenario.json: journey: monster &apos;%1&apos; is not in monsters.json</source>
        <translation>scenario.json: journey: das Monster „%1“ steht nicht in monsters.json</translation>
    </message>
    <message>
        <source>some floor can&apos;t be reached from around the piece</source>
        <translation>ein Teil des Bodens ist von außerhalb des Stücks nicht erreichbar</translation>
    </message>
    <message>
        <source>the player&apos;s condition is out of range</source>
        <translation>der Zustand des Spielers liegt außerhalb des Erlaubten</translation>
    </message>
    <message>
        <source>their condition is damaged</source>
        <translation>der Zustand ist beschädigt</translation>
    </message>
    <message>
        <source>there is no effect &apos;%1&apos;</source>
        <translation>es gibt keine Wirkung „%1“</translation>
    </message>
    <message>
        <source>it isn&apos;t a sound of one channel and 48 kHz</source>
        <translation>das ist kein Klang mit einem Kanal und 48 kHz</translation>
    </message>
    <message>
        <source>the sound is damaged</source>
        <translation>der Klang ist beschädigt</translation>
    </message>
    <message>
        <source>Slow healing</source>
        <translation>Langsame Heilung</translation>
    </message>
    <message>
        <source>Health comes back slowly while nothing hunts you.</source>
        <translation>Leben kehrt langsam zurück, solange dich nichts jagt.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>Gentle start</source>
        <translation>Sanfter Einstieg</translation>
    </message>
    <message>
        <source>In the first three rooms, monsters can&apos;t hurt you for a second after you enter, and their touch does half the damage. Potions stay where they are while your health is full.</source>
        <translation>In den ersten drei Räumen können dir Monster nach dem Betreten eine Sekunde lang nichts anhaben, und ihre Berührung richtet halben Schaden an. Tränke bleiben liegen, solange dein Leben voll ist.</translation>
    </message>
    <message>
        <source>Keen %1</source>
        <translation>%1 der Schärfe</translation>
    </message>
    <message>
        <source>Burning %1</source>
        <translation>%1 der Flammen</translation>
    </message>
    <message>
        <source>Freezing %1</source>
        <translation>%1 des Frosts</translation>
    </message>
    <message>
        <source>Bright %1</source>
        <translation>%1 des Lichts</translation>
    </message>
    <message>
        <source>%1 of Warding</source>
        <translation>%1 der Abwehr</translation>
    </message>
    <message>
        <source>%1 of Vigour</source>
        <translation>%1 der Lebenskraft</translation>
    </message>
    <message>
        <source>%1 of Renewal</source>
        <translation>%1 der Erneuerung</translation>
    </message>
    <message>
        <source>%1 of Lanterns</source>
        <translation>%1 der Laternen</translation>
    </message>
    <message>
        <source>Map of the Surroundings</source>
        <translation>Karte der Umgebung</translation>
    </message>
    <message>
        <source>Wider Lantern</source>
        <translation>Stärkere Laterne</translation>
    </message>
    <message>
        <source>Identify</source>
        <translation>Bestimmen</translation>
    </message>
    <message>
        <source>New Affix</source>
        <translation>Neues Affix</translation>
    </message>
    <message>
        <source>Shrine of Mending</source>
        <translation>Schrein der Heilung</translation>
    </message>
    <message>
        <source>Shrine of Sharpness</source>
        <translation>Schrein der Schärfe</translation>
    </message>
    <message>
        <source>Shrine of Sight</source>
        <translation>Schrein der Sicht</translation>
    </message>
    <message>
        <source>Shrine of Vigour</source>
        <translation>Schrein der Lebenskraft</translation>
    </message>
    <message>
        <source>Lost Delver</source>
        <translation>Verschollener Schürfer</translation>
    </message>
    <message>
        <source>a Lost Delver</source>
        <translation>ein verschollener Schürfer</translation>
    </message>
    <message>
        <source>Went down for the relics as well, and didn&apos;t come back. Handy with a pick, and glad of company.</source>
        <translation>Stieg auch hinab, um die Relikte zu holen, und kam nicht zurück. Geschickt mit der Spitzhacke und froh über Gesellschaft.</translation>
    </message>
    <message>
        <source>Old Warden</source>
        <translation>Alter Hüter</translation>
    </message>
    <message>
        <source>an Old Warden</source>
        <translation>ein alter Hüter</translation>
    </message>
    <message>
        <source>Swore to guard the relics, long ago, and failed. Strikes hard, and speaks of it to no one.</source>
        <translation>Schwor vor langer Zeit, die Relikte zu hüten, und versagte. Schlägt hart zu und spricht mit niemandem darüber.</translation>
    </message>
    <message>
        <source>First blood</source>
        <translation>Erstes Blut</translation>
    </message>
    <message>
        <source>Kill a monster.</source>
        <translation>Töte ein Monster.</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Alter Hase</translation>
    </message>
    <message>
        <source>Kill 250 monsters in all your worlds together.</source>
        <translation>Töte insgesamt 250 Monster in allen deinen Welten.</translation>
    </message>
    <message>
        <source>Rat catcher</source>
        <translation>Rattenfänger</translation>
    </message>
    <message>
        <source>Kill 25 cave rats in all your worlds together.</source>
        <translation>Töte insgesamt 25 Höhlenratten in allen deinen Welten.</translation>
    </message>
    <message>
        <source>Stone breaker</source>
        <translation>Steinbrecher</translation>
    </message>
    <message>
        <source>Kill a stone golem.</source>
        <translation>Töte einen Steingolem.</translation>
    </message>
    <message>
        <source>Troll slayer</source>
        <translation>Trolltöter</translation>
    </message>
    <message>
        <source>Kill a deep troll.</source>
        <translation>Töte einen Tiefentroll.</translation>
    </message>
    <message>
        <source>Far from home</source>
        <translation>Fern der Heimat</translation>
    </message>
    <message>
        <source>Get 500 cells away from where the caves begin.</source>
        <translation>Entferne dich 500 Felder vom Anfang der Höhlen.</translation>
    </message>
    <message>
        <source>Map maker</source>
        <translation>Kartograf</translation>
    </message>
    <message>
        <source>Explore 10,000 cells of one world.</source>
        <translation>Erkunde 10.000 Felder einer Welt.</translation>
    </message>
    <message>
        <source>Lid lifter</source>
        <translation>Deckel auf!</translation>
    </message>
    <message>
        <source>Open 25 chests in one world.</source>
        <translation>Öffne 25 Truhen in einer Welt.</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>Ungeschlagen</translation>
    </message>
    <message>
        <source>Kill 20 monsters in one world without dying.</source>
        <translation>Töte 20 Monster in einer Welt, ohne zu sterben.</translation>
    </message>
    <message>
        <source>Spring clean</source>
        <translation>Frühjahrsputz</translation>
    </message>
    <message>
        <source>Clear a cavern of all its monsters.</source>
        <translation>Befreie eine Kaverne von allen Monstern.</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Besenrein</translation>
    </message>
    <message>
        <source>Clear a cavern without dying.</source>
        <translation>Räume eine Kaverne, ohne zu sterben.</translation>
    </message>
    <message>
        <source>Going down</source>
        <translation>Abwärts</translation>
    </message>
    <message>
        <source>Reach the third floor of a dungeon.</source>
        <translation>Erreiche das dritte Stockwerk eines Verlieses.</translation>
    </message>
    <message>
        <source>Dragon slayer</source>
        <translation>Drachentöter</translation>
    </message>
    <message>
        <source>Kill a dragon.</source>
        <translation>Töte einen Drachen.</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Tageslicht</translation>
    </message>
    <message>
        <source>Escape from a dungeon alive.</source>
        <translation>Entkomme einem Verlies lebend.</translation>
    </message>
    <message>
        <source>In a hurry</source>
        <translation>Eilig</translation>
    </message>
    <message>
        <source>Escape from a dungeon in at most 800 turns.</source>
        <translation>Entkomme einem Verlies in höchstens 800 Zügen.</translation>
    </message>
    <message>
        <source>Doors open</source>
        <translation>Türen auf</translation>
    </message>
    <message>
        <source>Defeat all enemies of a room.</source>
        <translation>Besiege alle Gegner eines Raums.</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Unversehrt</translation>
    </message>
    <message>
        <source>Clear three rooms in a run without being hurt.</source>
        <translation>Besiege in einem Lauf die Gegner dreier Räume, ohne verletzt zu werden.</translation>
    </message>
    <message>
        <source>Last door</source>
        <translation>Letzte Tür</translation>
    </message>
    <message>
        <source>Defeat the boss and win a run of Rooms.</source>
        <translation>Besiege den Boss und gewinne einen Lauf durch die Räume.</translation>
    </message>
    <message>
        <source>Relic hunter</source>
        <translation>Reliktjäger</translation>
    </message>
    <message>
        <source>Find a relic.</source>
        <translation>Finde ein Relikt.</translation>
    </message>
    <message>
        <source>Stone on stone</source>
        <translation>Stein auf Stein</translation>
    </message>
    <message>
        <source>Find all three relics of a journey.</source>
        <translation>Finde alle drei Relikte einer Reise.</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Hausapotheke</translation>
    </message>
    <message>
        <source>Find out what five draughts, flasks and scrolls do in one journey.</source>
        <translation>Finde auf einer Reise heraus, was fünf Tränke, Flaschen und Schriftrollen bewirken.</translation>
    </message>
    <message>
        <source>Journey&apos;s end</source>
        <translation>Ende der Reise</translation>
    </message>
    <message>
        <source>Beat the guardian of the gate.</source>
        <translation>Besiege den Torwächter.</translation>
    </message>
    <message>
        <source>%1 You couldn&apos;t have won this fight by striking alone.</source>
        <translation>%1 Allein durch Zuschlagen war dieser Kampf nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>%1 killed you by its touch, which does %2 damage, when you had %3 health left.</source>
        <translation>%1 hat dich durch Berührung getötet: %2 Schaden, und du hattest noch %3 LP.</translation>
    </message>
    <message>
        <source>%1 killed you with magic: it does %2 damage, and you had %3 health left.</source>
        <translation>%1 hat dich mit Magie getötet: %2 Schaden, und du hattest noch %3 LP.</translation>
    </message>
    <message>
        <source>%1 shot you: its arrow does %2 damage, and you had %3 health left.</source>
        <translation>%1 hat dich mit einem Pfeil getötet: %2 Schaden, und du hattest noch %3 LP.</translation>
    </message>
    <message>
        <source>%1 struck you down with a blow of %2 when you had %3 health left.</source>
        <translation>%1 hat dich mit einem Schlag niedergestreckt: %2 Schaden, und du hattest noch %3 LP.</translation>
    </message>
    <message>
        <source>An arrow killed you: %1 damage, and you had %2 health left.</source>
        <translation>Ein Pfeil hat dich getötet: %1 Schaden, und du hattest noch %2 LP.</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Stockwerk %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>Magic killed you: %1 damage, and you had %2 health left.</source>
        <translation>Magie hat dich getötet: %1 Schaden, und du hattest noch %2 LP.</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Raum %1</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>The %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>You drank poison, with %1 health left.</source>
        <translation>Du hast Gift getrunken und hattest nur noch %1 LP.</translation>
    </message>
    <message>
        <source>You fell in a fight.</source>
        <translation>Du bist in einem Kampf gefallen.</translation>
    </message>
    <message>
        <source>You stepped on a spike, with %1 health left.</source>
        <translation>Du bist auf einen Stachel getreten und hattest noch %1 LP.</translation>
    </message>
    <message>
        <source>a fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>a spike</source>
        <translation>Stachel</translation>
    </message>
    <message>
        <source>a touch</source>
        <translation>Berührung</translation>
    </message>
    <message>
        <source>achievements.json</source>
        <translation>achievements.json</translation>
    </message>
    <message>
        <source>an arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>an earlier affix has the same key</source>
        <translation>ein früheres Affix hat denselben Schlüssel</translation>
    </message>
    <message>
        <source>arrow (%1)</source>
        <translation>Pfeil (%1)</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>captive must be the kind of the captive</source>
        <translation>captive muss die Art des Gefangenen sein</translation>
    </message>
    <message>
        <source>command %1 of its log is not possible</source>
        <translation>Befehl %1 des Protokolls ist nicht möglich</translation>
    </message>
    <message>
        <source>fits must be &apos;sword&apos; or &apos;armour&apos;</source>
        <translation>fits muss „sword“ oder „armour“ sein</translation>
    </message>
    <message>
        <source>has an unknown version</source>
        <translation>hat eine unbekannte Version</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>hat mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>has the key of another entry: %1</source>
        <translation>hat den Schlüssel eines anderen Eintrags: %1</translation>
    </message>
    <message>
        <source>is cut short</source>
        <translation>ist abgeschnitten</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is longer than any run</source>
        <translation>ist länger als jeder Lauf</translation>
    </message>
    <message>
        <source>is no scenario</source>
        <translation>ist kein Szenario</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>ist nicht in base64</translation>
    </message>
    <message>
        <source>it was played by other rules than those of this version</source>
        <translation>der Lauf wurde nach anderen Regeln gespielt als denen dieser Version</translation>
    </message>
    <message>
        <source>items.json: there can be at most %1 wares</source>
        <translation>items.json: höchstens %1 Waren sind erlaubt</translation>
    </message>
    <message>
        <source>kind must be &apos;item&apos;, &apos;effect&apos;, &apos;identify&apos; or &apos;affix&apos;</source>
        <translation>kind muss „item“, „effect“, „identify“ oder „affix“ sein</translation>
    </message>
    <message>
        <source>magic (%1)</source>
        <translation>Magie (%1)</translation>
    </message>
    <message>
        <source>must be &quot;won&quot;, &quot;lost&quot; or &quot;unfinished&quot;</source>
        <translation>muss „won“, „lost“ oder „unfinished“ sein</translation>
    </message>
    <message>
        <source>name must have a %1 for the name of the item</source>
        <translation>name muss ein %1 für den Namen des Gegenstands enthalten</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>Gift</translation>
    </message>
    <message>
        <source>rows must be equally long, at most 17 by 17, of the symbols #.~t$mMco?gpsa and spaces, with no empty column at either side</source>
        <translation>rows müssen gleich lang sein, höchstens 17 mal 17, aus den Zeichen #.~t$mMco?gpsa und Leerzeichen, ohne leere Spalte am Rand</translation>
    </message>
    <message>
        <source>several played this world, and a card has the run of one player</source>
        <translation>in dieser Welt haben mehrere gespielt, eine Karte enthält aber den Lauf eines einzelnen Spielers</translation>
    </message>
    <message>
        <source>several players are in its log</source>
        <translation>im Protokoll stehen mehrere Spieler</translation>
    </message>
    <message>
        <source>the log leads to another state of the world than it claims</source>
        <translation>das Protokoll führt zu einem anderen Zustand der Welt als behauptet</translation>
    </message>
    <message>
        <source>the run doesn&apos;t end as it claims</source>
        <translation>der Lauf endet nicht so wie behauptet</translation>
    </message>
    <message>
        <source>the world has its own monsters, items or rules, or those of another version</source>
        <translation>die Welt hat eigene Monster, Gegenstände oder Regeln oder die einer anderen Version</translation>
    </message>
    <message>
        <source>the world isn&apos;t as its log leaves it</source>
        <translation>die Welt ist nicht so, wie ihr Protokoll sie hinterlässt</translation>
    </message>
    <message>
        <source>there is no item &apos;%1&apos;</source>
        <translation>es gibt keinen Gegenstand „%1“</translation>
    </message>
    <message>
        <source>this version generates another world</source>
        <translation>diese Version erzeugt eine andere Welt</translation>
    </message>
    <message>
        <source>it claims a score of %1, but the log leads to %2</source>
        <translation>behauptet sind %1 Punkte, das Protokoll führt aber zu %2</translation>
    </message>
    <message>
        <source>A short dungeon</source>
        <translation>Ein kurzes Verlies</translation>
    </message>
    <message>
        <source>The way through all floors is short.</source>
        <translation>Der Weg durch alle Stockwerke ist kurz.</translation>
    </message>
    <message>
        <source>A long dungeon</source>
        <translation>Ein langes Verlies</translation>
    </message>
    <message>
        <source>The way through all floors is long.</source>
        <translation>Der Weg durch alle Stockwerke ist lang.</translation>
    </message>
    <message>
        <source>The boss is near</source>
        <translation>Der Boss ist nah</translation>
    </message>
    <message>
        <source>Few doors and few monsters are between the start and the boss.</source>
        <translation>Zwischen Start und Boss liegen wenige Türen und wenige Monster.</translation>
    </message>
    <message>
        <source>Well supplied</source>
        <translation>Gut versorgt</translation>
    </message>
    <message>
        <source>There is far more to find than to fight.</source>
        <translation>Es gibt weit mehr zu finden als zu bekämpfen.</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>Seen</translation>
    </message>
    <message>
        <source>Much of the cavern is water.</source>
        <translation>Ein großer Teil der Kaverne ist Wasser.</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Wälder</translation>
    </message>
    <message>
        <source>Much of the cavern is overgrown with trees.</source>
        <translation>Ein großer Teil der Kaverne ist mit Bäumen bewachsen.</translation>
    </message>
    <message>
        <source>%1 always has a value</source>
        <translation>%1 hat immer einen Wert</translation>
    </message>
    <message>
        <source>%1 is a share, at most 1 or 100%; did you mean %2%?</source>
        <translation>%1 ist ein Anteil, höchstens 1 oder 100%; meintest du %2%?</translation>
    </message>
    <message>
        <source>%1 is a whole number</source>
        <translation>%1 ist eine ganze Zahl</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 ist mindestens %2</translation>
    </message>
    <message>
        <source>%1 is at most %2 in these worlds</source>
        <translation>%1 ist in diesen Welten höchstens %2</translation>
    </message>
    <message>
        <source>%1 is at most %2 or none, so only worlds without one fit; write &apos;%1 = none&apos; for that</source>
        <translation>%1 ist höchstens %2 oder hat keinen Wert, also passen nur Welten ohne; schreibe dafür „%1 = none“</translation>
    </message>
    <message>
        <source>%1 must be a number from 0 to 1</source>
        <translation>%1 muss eine Zahl von 0 bis 1 sein</translation>
    </message>
    <message>
        <source>%1 worlds have levels; places are searched for in endless worlds</source>
        <translation>Welten von %1 haben Level; Orte werden in endlosen Welten gesucht</translation>
    </message>
    <message>
        <source>%1, so this is true of no world</source>
        <translation>%1; das trifft also auf keine Welt zu</translation>
    </message>
    <message>
        <source>a sketch has at most %1 columns</source>
        <translation>eine Skizze hat höchstens %1 Spalten</translation>
    </message>
    <message>
        <source>a sketch has at most %1 lines</source>
        <translation>eine Skizze hat höchstens %1 Zeilen</translation>
    </message>
    <message>
        <source>generator %1 has no version &apos;%2&apos;; the newest is %3</source>
        <translation>der Generator %1 hat keine Version „%2“; die neueste ist %3</translation>
    </message>
    <message>
        <source>line %1 is longer than %2 bytes</source>
        <translation>Zeile %1 ist länger als %2 Bytes</translation>
    </message>
    <message>
        <source>line %1 is not valid UTF-8</source>
        <translation>Zeile %1 ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>the sketch has no cell to compare; all of them may be anything</source>
        <translation>die Skizze hat kein Feld zum Vergleichen; alle sind beliebig</translation>
    </message>
    <message>
        <source>the sketch is empty</source>
        <translation>die Skizze ist leer</translation>
    </message>
    <message>
        <source>unknown cell &apos;%1&apos;; expected &apos;.&apos; floor, &apos;#&apos; rock, &apos;$&apos; chest, &apos;M&apos; monster, &apos;@&apos; spawn, &apos;+&apos; way in or out, &apos;?&apos; or &apos; &apos; anything</source>
        <translation>unbekanntes Feld „%1“; erwartet „.“ Boden, „#“ Fels, „$“ Truhe, „M“ Monster, „@“ Startpunkt, „+“ Ein- oder Ausgang, „?“ oder „ “ beliebig</translation>
    </message>
    <message>
        <source>Steps of the cellular automaton that shapes the caves.</source>
        <translation>Schritte des zellulären Automaten, der die Höhlen formt.</translation>
    </message>
    <message>
        <source>More steps of the automaton, after portals are opened.</source>
        <translation>Weitere Schritte des Automaten, nachdem die Durchgänge geöffnet sind.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>Number of chests or monsters reachable from the spawn within this many steps that fit the description in brackets.</source>
        <translation>Anzahl der vom Startpunkt in höchstens so vielen Schritten erreichbaren Truhen oder Monster, auf die die Beschreibung in Klammern zutrifft.</translation>
    </message>
    <message>
        <source>Nearest thing</source>
        <translation>Nächstes Ding</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest chest or monster that fits the description in brackets; none if there is none within reach.</source>
        <translation>Schritte vom Startpunkt zur nächsten Truhe oder zum nächsten Monster, auf die die Beschreibung in Klammern zutrifft; keine, wenn es in Reichweite keine gibt.</translation>
    </message>
    <message>
        <source>There are chests at most 5 steps from each other.</source>
        <translation>Es gibt Truhen, die höchstens 5 Schritte voneinander entfernt sind.</translation>
    </message>
    <message>
        <source>An unguarded weapon</source>
        <translation>Eine unbewachte Waffe</translation>
    </message>
    <message>
        <source>A chest with a good weapon is near, and no monster is near the chest.</source>
        <translation>In der Nähe ist eine Truhe mit einer guten Waffe, und kein Monster ist nahe der Truhe.</translation>
    </message>
    <message>
        <source>a chest</source>
        <translation>eine Truhe</translation>
    </message>
    <message>
        <source>a monster, on its starting cell</source>
        <translation>ein Monster, auf seinem Startfeld</translation>
    </message>
    <message>
        <source>describes its properties</source>
        <translation>beschreibt die Eigenschaften</translation>
    </message>
    <message>
        <source>such a thing is at most this many steps away</source>
        <translation>ein solches Ding ist höchstens so viele Schritte entfernt</translation>
    </message>
    <message>
        <source>no such thing is within this many steps</source>
        <translation>kein solches Ding ist innerhalb von so vielen Schritten</translation>
    </message>
    <message>
        <source>power of its strongest weapon; 0 without one</source>
        <translation>Stärke der besten Waffe darin; 0 ohne eine</translation>
    </message>
    <message>
        <source>power of its best armour; 0 without one</source>
        <translation>Stärke der besten Rüstung darin; 0 ohne eine</translation>
    </message>
    <message>
        <source>gold in it</source>
        <translation>Gold darin</translation>
    </message>
    <message>
        <source>health of its kind, in points</source>
        <translation>Leben der Monsterart, in Punkten</translation>
    </message>
    <message>
        <source>what it is near to</source>
        <translation>was in der Nähe ist</translation>
    </message>
    <message>
        <source>where players enter</source>
        <translation>wo Spieler die Welt betreten</translation>
    </message>
    <message>
        <source>%1 must be a multiple of %2</source>
        <translation>%1 muss ein Vielfaches von %2 sein</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos;, &apos;&lt;=&apos;, &apos;=&apos;, &apos;&gt;=&apos; or &apos;&gt;&apos;</source>
        <translation>„&lt;“, „&lt;=“, „=“, „&gt;=“ oder „&gt;“</translation>
    </message>
    <message>
        <source>&apos;and&apos; or &apos;)&apos;</source>
        <translation>„and“ oder „)“</translation>
    </message>
    <message>
        <source>&apos;chest&apos; or &apos;monster&apos;</source>
        <translation>„chest“ oder „monster“</translation>
    </message>
    <message>
        <source>&apos;chest&apos;, &apos;monster&apos; or &apos;spawn&apos;</source>
        <translation>„chest“, „monster“ oder „spawn“</translation>
    </message>
    <message>
        <source>&apos;with&apos;, &apos;within&apos;, &apos;not within&apos; or &apos;)&apos;</source>
        <translation>„with“, „within“, „not within“ oder „)“</translation>
    </message>
    <message>
        <source>&apos;within&apos; or &apos;not within&apos;</source>
        <translation>„within“ oder „not within“</translation>
    </message>
    <message>
        <source>a property of chests: &apos;weapon&apos;, &apos;armour&apos; or &apos;gold&apos;</source>
        <translation>eine Eigenschaft von Truhen („weapon“, „armour“ oder „gold“)</translation>
    </message>
    <message>
        <source>at most %1 parts with &apos;within&apos; or &apos;not within&apos; are allowed</source>
        <translation>höchstens %1 Teile mit „within“ oder „not within“ sind erlaubt</translation>
    </message>
    <message>
        <source>expected %1, not &apos;%2&apos;</source>
        <translation>erwartet wird %1, nicht „%2“</translation>
    </message>
    <message>
        <source>expected &apos;(&apos; after &apos;%1&apos;, as in &apos;%1(chest within 5 of chest)&apos;</source>
        <translation>erwartet wird „(“ nach „%1“, wie in „%1(chest within 5 of chest)“</translation>
    </message>
    <message>
        <source>expected a metric</source>
        <translation>erwartet wird eine Kennzahl</translation>
    </message>
    <message>
        <source>expected the end of the metric, not &apos;%1&apos;</source>
        <translation>erwartet wird das Ende der Kennzahl, nicht „%1“</translation>
    </message>
    <message>
        <source>the property of monsters: &apos;health&apos;</source>
        <translation>die Eigenschaft von Monstern („health“)</translation>
    </message>
    <message>
        <source>the spawn has no properties</source>
        <translation>der Startpunkt hat keine Eigenschaften</translation>
    </message>
    <message>
        <source>it is missing from the library of seeds</source>
        <translation>es fehlt in der Sammlung der Seeds</translation>
    </message>
    <message>
        <source>&apos;and&apos;, &apos;within&apos;, &apos;not within&apos; or &apos;)&apos;</source>
        <translation>„and“, „within“, „not within“ oder „)“</translation>
    </message>
    <message>
        <source>at most %1 steps between things</source>
        <translation>höchstens %1 Schritte zwischen Dingen</translation>
    </message>
    <message>
        <source>Two chests close together</source>
        <translation>Zwei Truhen beieinander</translation>
    </message>
    <message>
        <source>%1 is always none in these worlds, so this is true of no world</source>
        <translation>%1 ist in diesen Welten immer none, also trifft das auf keine Welt zu</translation>
    </message>
    <message>
        <source>no value satisfies this</source>
        <translation>kein Wert erfüllt das</translation>
    </message>
    <message>
        <source>%1 of %2 worlds are searched; run its command again to resume</source>
        <translation>%1 von %2 Welten sind durchsucht; derselbe Befehl setzt die Suche fort</translation>
    </message>
    <message>
        <source>reading %1 was stopped</source>
        <translation>das Lesen von %1 wurde angehalten</translation>
    </message>
    <message>
        <source>seed %1 contradicts the condition</source>
        <translation>Seed %1 widerspricht der Bedingung</translation>
    </message>
    <message>
        <source>seed %1 is not at position %2</source>
        <translation>Seed %1 steht nicht an Position %2</translation>
    </message>
    <message>
        <source>the summary is damaged: %1 is missing or wrong</source>
        <translation>die Zusammenfassung ist beschädigt: %1 fehlt oder ist falsch</translation>
    </message>
    <message>
        <source>this is shard %1 of %2; merge all of them first</source>
        <translation>dies ist Teil %1 von %2; füge zuerst alle zusammen</translation>
    </message>
    <message>
        <source>caves, version 2</source>
        <translation>Höhlen, Version 2</translation>
    </message>
    <message>
        <source>caves, version 2, odd settings</source>
        <translation>Höhlen, Version 2, ungewöhnliche Einstellungen</translation>
    </message>
    <message>
        <source>journey</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>%1 answers, but not as a game of Cave Game</source>
        <translation>%1 antwortet, aber nicht als Spiel von Cave Game</translation>
    </message>
    <message>
        <source>%1 is busy: it closed the connection before it could check the join code; try again in a minute</source>
        <translation>%1 ist überlastet: Die Verbindung wurde geschlossen, bevor der Beitrittscode geprüft werden konnte; in einer Minute noch einmal versuchen</translation>
    </message>
    <message>
        <source>%1 only accepts connections from its own network; ask the host to accept those from outside, too</source>
        <translation>%1 nimmt nur Verbindungen aus dem eigenen Netz an; den Host bitten, auch solche von außerhalb zuzulassen</translation>
    </message>
    <message>
        <source>too many wrong join codes came to %1 from this address; wait five minutes, then try again with the code that the host sees now</source>
        <translation>von dieser Adresse kamen zu viele falsche Beitrittscodes an %1; fünf Minuten warten und es dann mit dem Code versuchen, den der Host jetzt sieht</translation>
    </message>
    <message>
        <source>a join code has %1 words; one of %2 is incomplete, or from an earlier version of Cave Game, and a new one is needed</source>
        <translation>ein Beitrittscode hat %1 Wörter; einer mit %2 ist unvollständig oder von einer früheren Version von Cave Game, und ein neuer ist nötig</translation>
    </message>
    <message>
        <source>%1 bytes came that unpack to more than %2, which no world does</source>
        <translation>%1 Bytes kamen an, die sich auf mehr als %2 entpacken, wie es keine Welt tut</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos;: expected a number of pixels</source>
        <translation>%1 &apos;%2&apos;: erwartet wird eine Zahl von Pixeln</translation>
    </message>
    <message>
        <source>covers more than %1 tiles</source>
        <translation>bedeckt mehr als %1 Kacheln</translation>
    </message>
    <message>
        <source>expected a map of Tiled, with the type &apos;map&apos;</source>
        <translation>erwartet wird eine Karte von Tiled mit dem Typ &apos;map&apos;</translation>
    </message>
    <message>
        <source>expected a shape of whole tiles, with edges along the grid</source>
        <translation>erwartet wird eine Form aus ganzen Kacheln mit Kanten entlang des Gitters</translation>
    </message>
    <message>
        <source>has an invalid size or more than %1 tiles</source>
        <translation>hat eine ungültige Größe oder mehr als %1 Kacheln</translation>
    </message>
    <message>
        <source>has tiles that can&apos;t be read</source>
        <translation>hat Kacheln, die sich nicht lesen lassen</translation>
    </message>
    <message>
        <source>is a picture, which is not read; a background is a property of the map, such as &apos;line 1&apos;</source>
        <translation>ist ein Bild, das nicht gelesen wird; ein Hintergrund ist eine Eigenschaft der Karte wie &apos;line 1&apos;</translation>
    </message>
    <message>
        <source>is a polygon or larger than a tile, which only walls, spikes and goals may be</source>
        <translation>ist ein Polygon oder größer als eine Kachel; das dürfen nur Wände, Stacheln und Ziele sein</translation>
    </message>
    <message>
        <source>is a tile layer; its property &apos;type&apos; is &apos;%1&apos;, expected what its tiles are: Wall, Spike and the like</source>
        <translation>ist eine Kachelebene; ihre Eigenschaft &apos;type&apos; ist &apos;%1&apos;, erwartet wird, was ihre Kacheln sind: Wall, Spike und dergleichen</translation>
    </message>
    <message>
        <source>is larger than its size</source>
        <translation>ist größer als angegeben</translation>
    </message>
    <message>
        <source>is of the shape &apos;%1&apos;, which levels don&apos;t have</source>
        <translation>hat die Form &apos;%1&apos;, die es in Levels nicht gibt</translation>
    </message>
    <message>
        <source>is rotated by &apos;%1&apos; degrees; expected a multiple of 90</source>
        <translation>ist um &apos;%1&apos; Grad gedreht; erwartet wird ein Vielfaches von 90</translation>
    </message>
    <message>
        <source>is stored as &apos;%1&apos;; choose the tile layer format CSV in Tiled</source>
        <translation>ist als &apos;%1&apos; gespeichert; wähle in Tiled das Kachelebenenformat CSV</translation>
    </message>
    <message>
        <source>the layer &apos;%1&apos;</source>
        <translation>die Ebene &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the map has more than %1 objects and tiles of walls</source>
        <translation>die Karte hat mehr als %1 Objekte und Wandkacheln</translation>
    </message>
    <message>
        <source>uses the template &apos;%1&apos;, which is not read; detach it in Tiled</source>
        <translation>verwendet die Vorlage &apos;%1&apos;, die nicht gelesen wird; löse sie in Tiled</translation>
    </message>
    <message>
        <source>line %1 has a quotation mark without its counterpart</source>
        <translation>Zeile %1 hat ein Anführungszeichen ohne Gegenstück</translation>
    </message>
    <message>
        <source>line %1 has no column &apos;%2&apos;</source>
        <translation>Zeile %1 hat keine Spalte &apos;%2&apos;</translation>
    </message>
    <message>
        <source>there is no folder for worlds: HOME isn&apos;t set, and you have no home; set HOME or CAVEGAME_DATA_DIR, or use --data-dir</source>
        <translation>es gibt keinen Ordner für Welten: HOME ist nicht gesetzt, und du hast kein Home-Verzeichnis; setze HOME oder CAVEGAME_DATA_DIR, oder verwende --data-dir</translation>
    </message>
    <message>
        <source>cannot set aside</source>
        <translation>lässt sich nicht beiseitelegen:</translation>
    </message>
    <message>
        <source>Recovered %1</source>
        <translation>%1 (wiederhergestellt)</translation>
    </message>
    <message>
        <source>the host had to stop: the file of the world was deleted, moved or replaced by another program on its computer</source>
        <translation>der Host musste aufhören: Die Datei der Welt wurde auf seinem Rechner von einem anderen Programm gelöscht, verschoben oder ersetzt</translation>
    </message>
    <message>
        <source>its file was deleted, moved or replaced by another program; hosting has stopped, and the world as it was played is saved as %1</source>
        <translation>ihre Datei wurde von einem anderen Programm gelöscht, verschoben oder ersetzt; das Hosten ist beendet, und die gespielte Welt ist als %1 gespeichert</translation>
    </message>
    <message>
        <source>cannot make a copy to read of</source>
        <translation>kann keine Kopie zum Lesen anlegen von</translation>
    </message>
    <message>
        <source>it is restored from the log of commands, or the player is moved to the entrance</source>
        <translation>er wird aus dem Protokoll der Befehle wiederhergestellt, oder der Spieler wird zum Eingang versetzt</translation>
    </message>
    <message>
        <source>restored from the log of commands</source>
        <translation>aus dem Protokoll der Befehle wiederhergestellt</translation>
    </message>
    <message>
        <source>restored from their copy in the file</source>
        <translation>aus der Kopie in der Datei wiederhergestellt</translation>
    </message>
    <message>
        <source>the parts of it that can be read are kept</source>
        <translation>die lesbaren Teile davon werden behalten</translation>
    </message>
    <message>
        <source>the world was edited, repaired or imported, so it isn&apos;t what its seed and its log make</source>
        <translation>die Welt wurde bearbeitet, repariert oder importiert und ist deshalb nicht das, was ihr Seed und ihr Protokoll ergeben</translation>
    </message>
    <message>
        <source>there is no folder for temporary files</source>
        <translation>es gibt keinen Ordner für temporäre Dateien</translation>
    </message>
    <message>
        <source>what was kept or explored since is kept</source>
        <translation>was erhalten blieb oder seither erkundet wurde, bleibt</translation>
    </message>
    <message>
        <source>the start of the current part of its log is missing</source>
        <translation>der Anfang des aktuellen Teils ihres Protokolls fehlt</translation>
    </message>
    <message>
        <source>thing placed</source>
        <translation>Ding gesetzt</translation>
    </message>
    <message>
        <source>thing removed</source>
        <translation>Ding entfernt</translation>
    </message>
    <message>
        <source>can&apos;t be placed: %1</source>
        <translation>kann nicht gesetzt werden: %1</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Ortsmerkmale</translation>
    </message>
    <message>
        <source>its number is below 0</source>
        <translation>seine Nummer ist kleiner als 0</translation>
    </message>
    <message>
        <source>its text must be UTF-8 of at most %1 bytes</source>
        <translation>sein Text muss UTF-8 mit höchstens %1 Byte sein</translation>
    </message>
    <message>
        <source>must be 16 hexadecimal digits</source>
        <translation>muss aus 16 Hexadezimalziffern bestehen</translation>
    </message>
    <message>
        <source>must have an &quot;id&quot; of three numbers and a &quot;last_seen&quot; of two</source>
        <translation>braucht „id“ mit drei und „last_seen“ mit zwei Zahlen</translation>
    </message>
    <message>
        <source>must have at least one feature</source>
        <translation>muss mindestens ein Ortsmerkmal haben</translation>
    </message>
    <message>
        <source>such a thing can&apos;t be moved</source>
        <translation>so etwas kann nicht versetzt werden</translation>
    </message>
    <message>
        <source>the feature at %1 is invalid</source>
        <translation>das Ortsmerkmal bei %1 ist ungültig</translation>
    </message>
    <message>
        <source>the feature at %1: %2</source>
        <translation>das Ortsmerkmal bei %1: %2</translation>
    </message>
    <message>
        <source>the features are truncated</source>
        <translation>die Ortsmerkmale sind abgeschnitten</translation>
    </message>
    <message>
        <source>unknown kind &apos;%1&apos;</source>
        <translation>unbekannte Art „%1“</translation>
    </message>
    <message>
        <source>it is made of the first again</source>
        <translation>sie wird aus der ersten neu erstellt</translation>
    </message>
    <message>
        <source>the second copy of its name, seed, settings and content</source>
        <translation>die zweite Kopie von Name, Seed, Einstellungen und Inhalt</translation>
    </message>
    <message>
        <source>the second copy of its name, seed, settings and content can&apos;t be read: %1</source>
        <translation>die zweite Kopie von Name, Seed, Einstellungen und Inhalt ist nicht lesbar: %1</translation>
    </message>
    <message>
        <source>the second copy of its name, seed, settings and content is not the same as the first</source>
        <translation>die zweite Kopie von Name, Seed, Einstellungen und Inhalt stimmt nicht mit der ersten überein</translation>
    </message>
    <message>
        <source>the states that earlier parts of the log begin with</source>
        <translation>die Zustände, mit denen frühere Teile des Protokolls beginnen</translation>
    </message>
    <message>
        <source>what is noted of how it was played</source>
        <translation>was darüber vermerkt ist, wie sie gespielt wurde</translation>
    </message>
    <message>
        <source>which damaged regions were dealt with</source>
        <translation>welche beschädigten Regionen behandelt wurden</translation>
    </message>
    <message>
        <source>a division by 0 has no value, so this is true of no world, also after &apos;not&apos;</source>
        <translation>eine Division durch 0 hat keinen Wert, also trifft dies auf keine Welt zu, auch nach „not“ nicht</translation>
    </message>
    <message>
        <source>Murky Draught</source>
        <translation>Trüber Trank</translation>
    </message>
    <message>
        <source>Amber Draught</source>
        <translation>Bernsteinfarbener Trank</translation>
    </message>
    <message>
        <source>Milky Draught</source>
        <translation>Milchiger Trank</translation>
    </message>
    <message>
        <source>Green Draught</source>
        <translation>Grüner Trank</translation>
    </message>
    <message>
        <source>Smoking Draught</source>
        <translation>Rauchender Trank</translation>
    </message>
    <message>
        <source>Black Draught</source>
        <translation>Schwarzer Trank</translation>
    </message>
    <message>
        <source>Glowing Draught</source>
        <translation>Leuchtender Trank</translation>
    </message>
    <message>
        <source>Clear Draught</source>
        <translation>Klarer Trank</translation>
    </message>
    <message>
        <source>Clay Flask</source>
        <translation>Tonflasche</translation>
    </message>
    <message>
        <source>Glass Flask</source>
        <translation>Glasflasche</translation>
    </message>
    <message>
        <source>Copper Flask</source>
        <translation>Kupferflasche</translation>
    </message>
    <message>
        <source>Sealed Flask</source>
        <translation>Versiegelte Flasche</translation>
    </message>
    <message>
        <source>Rattling Flask</source>
        <translation>Klappernde Flasche</translation>
    </message>
    <message>
        <source>Cold Flask</source>
        <translation>Kalte Flasche</translation>
    </message>
    <message>
        <source>Sooty Flask</source>
        <translation>Rußige Flasche</translation>
    </message>
    <message>
        <source>Leather Flask</source>
        <translation>Lederflasche</translation>
    </message>
    <message>
        <source>Torn Scroll</source>
        <translation>Zerrissene Schriftrolle</translation>
    </message>
    <message>
        <source>Yellowed Scroll</source>
        <translation>Vergilbte Schriftrolle</translation>
    </message>
    <message>
        <source>Sealed Scroll</source>
        <translation>Versiegelte Schriftrolle</translation>
    </message>
    <message>
        <source>Stained Scroll</source>
        <translation>Fleckige Schriftrolle</translation>
    </message>
    <message>
        <source>Blank Scroll</source>
        <translation>Leere Schriftrolle</translation>
    </message>
    <message>
        <source>Burnt Scroll</source>
        <translation>Angebrannte Schriftrolle</translation>
    </message>
    <message>
        <source>Tied Scroll</source>
        <translation>Verschnürte Schriftrolle</translation>
    </message>
    <message>
        <source>Dusty Scroll</source>
        <translation>Staubige Schriftrolle</translation>
    </message>
    <message>
        <source>world</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>library of seeds</source>
        <translation>Sammlung der Seeds</translation>
    </message>
    <message>
        <source>history of runs</source>
        <translation>Liste der Läufe</translation>
    </message>
    <message>
        <source>record of totals</source>
        <translation>Gesamtzahlen</translation>
    </message>
    <message>
        <source>%1 can be read only in part, rows: %2 (table %3)</source>
        <translation>%1: nur teilweise lesbar, Zeilen: %2 (Tabelle %3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a keyword (%2) nor part of a name in this world</source>
        <translation>„%1“ ist weder ein Schlüsselwort (%2) noch Teil eines Namens in dieser Welt</translation>
    </message>
    <message>
        <source>before the summary there must be matches: %1, near misses: %2</source>
        <translation>vor der Zusammenfassung müssen stehen: Treffer: %1, Beinahe-Treffer: %2</translation>
    </message>
    <message>
        <source>cells: %1, but columns: %2</source>
        <translation>Felder: %1, aber Spalten: %2</translation>
    </message>
    <message>
        <source>cells: %1, but in the first row: %2</source>
        <translation>Felder: %1, aber in der ersten Zeile: %2</translation>
    </message>
    <message>
        <source>cells: columns: %1, but in %2: %3</source>
        <translation>cells: Spalten: %1, aber in %2: %3</translation>
    </message>
    <message>
        <source>claimed kills: %1, but the log leads to %2</source>
        <translation>behauptete besiegte Monster: %1, das Protokoll führt aber zu %2</translation>
    </message>
    <message>
        <source>claimed turns: %1, but the log leads to %2</source>
        <translation>behauptete Züge: %1, das Protokoll führt aber zu %2</translation>
    </message>
    <message>
        <source>columns: %1; regions have from %2 to %3</source>
        <translation>Spalten: %1; Regionen haben %2 bis %3</translation>
    </message>
    <message>
        <source>elements: %1, but in &apos;entities&apos;: %2</source>
        <translation>Elemente: %1, aber in „entities“: %2</translation>
    </message>
    <message>
        <source>it has no database header</source>
        <translation>der Kopf einer Datenbank fehlt</translation>
    </message>
    <message>
        <source>it is a %1</source>
        <translation>sie ist vom Typ „%1“</translation>
    </message>
    <message>
        <source>it was already over</source>
        <translation>er war schon vorbei</translation>
    </message>
    <message>
        <source>items.json: affix &apos;%1&apos;: there is already an item with the key &apos;%2&apos;</source>
        <translation>items.json: Affix „%1“: es gibt schon einen Gegenstand mit dem Schlüssel „%2“</translation>
    </message>
    <message>
        <source>levels in the file: %1, but there are %2</source>
        <translation>Level in der Datei: %1, es gibt aber %2</translation>
    </message>
    <message>
        <source>the replay of a game gave another result (commands: %1)</source>
        <translation>die Wiedergabe eines Spiels ergab etwas anderes (Befehle: %1)</translation>
    </message>
    <message>
        <source>the world is made from its own level files</source>
        <translation>die Welt besteht aus eigenen Leveldateien</translation>
    </message>
    <message>
        <source>there is already another spawn &apos;@&apos;</source>
        <translation>es gibt schon einen anderen Startpunkt „@“</translation>
    </message>
    <message>
        <source>tiles: %1; expected %2</source>
        <translation>Kacheln: %1; erwartet: %2</translation>
    </message>
    <message>
        <source>there is already a stamp called &apos;%1&apos;</source>
        <translation>es gibt schon einen Stempel namens „%1“</translation>
    </message>
    <message>
        <source>done; commands: %1</source>
        <translation>fertig; Befehle: %1</translation>
    </message>
    <message>
        <source>Cells explored</source>
        <translation>Erkundete Felder</translation>
    </message>
    <message>
        <source>Chests opened</source>
        <translation>Geöffnete Truhen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Tode</translation>
    </message>
    <message>
        <source>Distance from the origin</source>
        <translation>Abstand vom Ursprung</translation>
    </message>
    <message>
        <source>Monsters killed</source>
        <translation>Getötete Monster</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Relics found</source>
        <translation>Gefundene Relikte</translation>
    </message>
    <message>
        <source>Places reached</source>
        <translation>Erreichte Orte</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>the built-in content is not valid</source>
        <translation>der eingebaute Inhalt ist ungültig</translation>
    </message>
    <message>
        <source>until must be at least since</source>
        <translation>until muss mindestens so groß wie since sein</translation>
    </message>
    <message>
        <source>%1 is outside the map</source>
        <translation>%1 liegt außerhalb der Karte</translation>
    </message>
    <message>
        <source>%1; behind the diagonal gap between %2 and %3, which blocks</source>
        <translation>%1; hinter dem diagonalen Spalt zwischen %2 und %3, der versperrt</translation>
    </message>
    <message>
        <source>%1; behind the diagonal gap between %2 and %3, which the rule ignores</source>
        <translation>%1; hinter dem diagonalen Spalt zwischen %2 und %3, den die Regel nicht beachtet</translation>
    </message>
    <message>
        <source>%1; blocks</source>
        <translation>%1; versperrt</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing before the map</source>
        <translation>„%1“ fehlt vor der Karte</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>„%1“ ist keine ganze Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is there a second time</source>
        <translation>„%1“ kommt ein zweites Mal vor</translation>
    </message>
    <message>
        <source>a sight case begins with the line &apos;%1&apos;</source>
        <translation>ein Sichtfall beginnt mit der Zeile „%1“</translation>
    </message>
    <message>
        <source>blocked at %1 by a diagonal gap</source>
        <translation>versperrt bei %1 durch einen diagonalen Spalt</translation>
    </message>
    <message>
        <source>blocked at %1 by that cell</source>
        <translation>versperrt bei %1 durch dieses Feld</translation>
    </message>
    <message>
        <source>column %1: no letter of a map</source>
        <translation>Spalte %1: kein Buchstabe einer Karte</translation>
    </message>
    <message>
        <source>expected %1, but it is %2</source>
        <translation>erwartet: %1, es ist aber: %2</translation>
    </message>
    <message>
        <source>expected %1, but it is %2: d² %3, limit %4</source>
        <translation>erwartet: %1, es ist aber: %2; d² %3, Grenze %4</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos;</source>
        <translation>„%1“ erwartet</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>inside the disc</source>
        <translation>im Kreis</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>outside the disc</source>
        <translation>außerhalb des Kreises</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>the log goes from turn %1 to turn %2; it has no turn %3</source>
        <translation>das Protokoll geht von Zug %1 bis Zug %2; einen Zug %3 hat es nicht</translation>
    </message>
    <message>
        <source>the map has %1 rows, not %2</source>
        <translation>die Karte hat %1 Zeilen statt %2</translation>
    </message>
    <message>
        <source>the map has more than %1 rows</source>
        <translation>die Karte hat mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>the map is missing; it begins with &apos;area X Y WIDTH HEIGHT&apos;</source>
        <translation>die Karte fehlt; sie beginnt mit „area X Y WIDTH HEIGHT“</translation>
    </message>
    <message>
        <source>the map of the case would be more than %1 cells wide or high</source>
        <translation>die Karte des Falls wäre mehr als %1 Felder breit oder hoch</translation>
    </message>
    <message>
        <source>the row has %1 letters, not %2</source>
        <translation>die Zeile hat %1 Buchstaben statt %2</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>unknown word &apos;%1&apos;; expected note, viewer, monster, target, rule, disc, expect or area</source>
        <translation>unbekanntes Wort „%1“; erwartet: note, viewer, monster, target, rule, disc, expect oder area</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>the past is shown; return to the present to advance turns</source>
        <translation>die Vergangenheit wird gezeigt; kehr zur Gegenwart zurück, um Züge auszuführen</translation>
    </message>
    <message>
        <source>%1 by the log: %2; in the other course: %3</source>
        <translation>%1 laut Protokoll: %2; im anderen Verlauf: %3</translation>
    </message>
    <message>
        <source>%1 can&apos;t be changed in a world of the generator %2 that is there already</source>
        <translation>%1 lässt sich in einer Welt des Generators %2, die es schon gibt, nicht ändern</translation>
    </message>
    <message>
        <source>%1 is in another state</source>
        <translation>%1 ist in einem anderen Zustand</translation>
    </message>
    <message>
        <source>at its first place</source>
        <translation>an seinem ersten Ort</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>only by the log: %1</source>
        <translation>nur laut Protokoll: %1</translation>
    </message>
    <message>
        <source>only in the other course: %1</source>
        <translation>nur im anderen Verlauf: %1</translation>
    </message>
    <message>
        <source>player %1 fights %2 by the log, %3 in the other course</source>
        <translation>Spieler %1 kämpft laut Protokoll gegen %2, im anderen Verlauf gegen %3</translation>
    </message>
    <message>
        <source>player %1 has %2 health by the log, %3 in the other course</source>
        <translation>Spieler %1 hat laut Protokoll %2 Leben, im anderen Verlauf %3</translation>
    </message>
    <message>
        <source>player %1 is at %2 by the log, at %3 in the other course</source>
        <translation>Spieler %1 ist laut Protokoll bei %2, im anderen Verlauf bei %3</translation>
    </message>
    <message>
        <source>player %1 is in another state</source>
        <translation>Spieler %1 ist in einem anderen Zustand</translation>
    </message>
    <message>
        <source>the command &apos;%1&apos; is not possible in the other course</source>
        <translation>der Befehl &apos;%1&apos; ist im anderen Verlauf nicht möglich</translation>
    </message>
    <message>
        <source>the map, or what is explored of it, is another one</source>
        <translation>die Karte, oder was davon erkundet ist, ist eine andere</translation>
    </message>
    <message>
        <source>the random draws are other ones</source>
        <translation>die Zufallszüge sind andere</translation>
    </message>
    <message>
        <source>the run is in another state</source>
        <translation>der Lauf ist in einem anderen Zustand</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>der Zug</translation>
    </message>
    <message>
        <source>the player&apos;s place, to the east</source>
        <translation>der Ort des Spielers, nach Osten</translation>
    </message>
    <message>
        <source>the player&apos;s place, to the north</source>
        <translation>der Ort des Spielers, nach Norden</translation>
    </message>
    <message>
        <source>the player&apos;s health, in points</source>
        <translation>das Leben des Spielers, in Punkten</translation>
    </message>
    <message>
        <source>number of the level or floor that the player is on; 0 if none</source>
        <translation>Nummer des Levels oder Stockwerks, auf dem der Spieler ist; 0, wenn es keines gibt</translation>
    </message>
    <message>
        <source>the player&apos;s own level, with dice; otherwise 1</source>
        <translation>die eigene Stufe des Spielers, mit Würfeln; sonst 1</translation>
    </message>
    <message>
        <source>the player&apos;s experience, the score</source>
        <translation>die Erfahrung des Spielers, die Punkte</translation>
    </message>
    <message>
        <source>the player&apos;s gold</source>
        <translation>das Gold des Spielers</translation>
    </message>
    <message>
        <source>steps that the player took</source>
        <translation>Schritte, die der Spieler gegangen ist</translation>
    </message>
    <message>
        <source>cells that the player explored</source>
        <translation>Felder, die der Spieler erkundet hat</translation>
    </message>
    <message>
        <source>chests that the player opened</source>
        <translation>Truhen, die der Spieler geöffnet hat</translation>
    </message>
    <message>
        <source>fights that the player had</source>
        <translation>Kämpfe, die der Spieler hatte</translation>
    </message>
    <message>
        <source>monsters that the player killed</source>
        <translation>Monster, die der Spieler getötet hat</translation>
    </message>
    <message>
        <source>how often the player died</source>
        <translation>wie oft der Spieler gestorben ist</translation>
    </message>
    <message>
        <source>1 during a fight of the player, otherwise 0</source>
        <translation>1 während eines Kampfs des Spielers, sonst 0</translation>
    </message>
    <message>
        <source>how many monsters see the player</source>
        <translation>wie viele Monster den Spieler sehen</translation>
    </message>
    <message>
        <source>how many monsters near the player are hunting</source>
        <translation>wie viele Monster in der Nähe des Spielers jagen</translation>
    </message>
    <message>
        <source>a monster begins to hunt</source>
        <translation>ein Monster beginnt zu jagen</translation>
    </message>
    <message>
        <source>a monster gives up</source>
        <translation>ein Monster gibt auf</translation>
    </message>
    <message>
        <source>a fight begins</source>
        <translation>ein Kampf beginnt</translation>
    </message>
    <message>
        <source>the player or a monster loses health</source>
        <translation>der Spieler oder ein Monster verliert Leben</translation>
    </message>
    <message>
        <source>a monster dies</source>
        <translation>ein Monster stirbt</translation>
    </message>
    <message>
        <source>the player dies</source>
        <translation>der Spieler stirbt</translation>
    </message>
    <message>
        <source>a chest is opened, or something is taken</source>
        <translation>eine Truhe wird geöffnet, oder etwas wird genommen</translation>
    </message>
    <message>
        <source>the player comes to another level or band, or to the goal</source>
        <translation>der Spieler kommt auf ein anderes Level, in einen anderen Bereich oder ans Ziel</translation>
    </message>
    <message>
        <source>the world is edited or repaired</source>
        <translation>die Welt wird bearbeitet oder repariert</translation>
    </message>
    <message>
        <source>a player comes or goes</source>
        <translation>ein Spieler kommt oder geht</translation>
    </message>
    <message>
        <source>the kind of the event&apos;s monster, or none</source>
        <translation>die Art des Monsters des Ereignisses, oder none</translation>
    </message>
    <message>
        <source>cells, straight, between the player and the event&apos;s monster</source>
        <translation>Felder, Luftlinie, zwischen dem Spieler und dem Monster des Ereignisses</translation>
    </message>
    <message>
        <source>the event has no monster</source>
        <translation>das Ereignis hat kein Monster</translation>
    </message>
    <message>
        <source>expected a value%1: a number, a name, or &apos;(&apos;</source>
        <translation>Wert erwartet%1: eine Zahl, ein Name oder „(“</translation>
    </message>
    <message>
        <source>only &apos;monster&apos; can be &apos;none&apos;</source>
        <translation>nur „monster“ kann „none“ sein</translation>
    </message>
    <message>
        <source>unknown name &apos;%1&apos;</source>
        <translation>unbekannter Name „%1“</translation>
    </message>
    <message>
        <source>unknown name &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>unbekannter Name „%1“; meintest du „%2“?</translation>
    </message>
    <message>
        <source>at most two comparisons in a row, as in &apos;2 &lt;= chests &lt;= 5&apos;; join more with &apos;&amp;&amp;&apos;</source>
        <translation>höchstens zwei Vergleiche nacheinander, wie in „2 &lt;= chests &lt;= 5“; verbinde weitere mit „&amp;&amp;“</translation>
    </message>
    <message>
        <source>at most two comparisons in a row, as in &apos;2 &lt;= hunted_by &lt;= 5&apos;; join more with &apos;&amp;&amp;&apos;</source>
        <translation>höchstens zwei Vergleiche nacheinander, wie in „2 &lt;= hunted_by &lt;= 5“; verbinde weitere mit „&amp;&amp;“</translation>
    </message>
    <message>
        <source>the condition is empty; write for example &apos;chests &gt;= 3&apos;</source>
        <translation>die Bedingung ist leer; schreibe zum Beispiel „chests &gt;= 3“</translation>
    </message>
    <message>
        <source>the condition is empty; write for example &apos;health &lt; 10&apos;</source>
        <translation>die Bedingung ist leer; schreibe zum Beispiel „health &lt; 10“</translation>
    </message>
    <message>
        <source>&apos;%1&apos; isn&apos;t a command; known are %2</source>
        <translation>„%1“ ist kein Befehl; bekannt sind %2</translation>
    </message>
    <message>
        <source>how many of &apos;%1&apos; must be a whole number from 1 to %2</source>
        <translation>die Anzahl von „%1“ muss eine ganze Zahl von 1 bis %2 sein</translation>
    </message>
    <message>
        <source>the tree &apos;%1&apos; is missing, which &apos;%2&apos; needs</source>
        <translation>der Baum „%1“ fehlt, den „%2“ braucht</translation>
    </message>
    <message>
        <source>there can be 1 to %1 commands</source>
        <translation>es können 1 bis %1 Befehle sein</translation>
    </message>
    <message>
        <source>there is no item &apos;%1&apos; in this world</source>
        <translation>in dieser Welt gibt es keinen Gegenstand „%1“</translation>
    </message>
    <message>
        <source>edits changed the monsters of the current level</source>
        <translation>Änderungen betreffen die Monster des aktuellen Levels</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3; %4; %5</source>
        <translation>%1: %2, %3; %4; %5</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>there are more than %1 lines</source>
        <translation>es sind mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>%1 is read-only here</source>
        <translation>%1 ist hier schreibgeschützt</translation>
    </message>
    <message>
        <source>a level holds at most %1 lines</source>
        <translation>ein Level hat höchstens %1 Zeilen</translation>
    </message>
    <message>
        <source>can&apos;t make the folder %1</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>decision trees</source>
        <translation>Entscheidungsbäume</translation>
    </message>
    <message>
        <source>more than %1 connected tiles: too many to fill</source>
        <translation>mehr als %1 zusammenhängende Kacheln: zu viele zum Füllen</translation>
    </message>
    <message>
        <source>more than %1 objects</source>
        <translation>mehr als %1 Objekte</translation>
    </message>
    <message>
        <source>no world is open for editing</source>
        <translation>keine Welt ist zum Bearbeiten geöffnet</translation>
    </message>
    <message>
        <source>a picture of %1 x %2 pixels can&apos;t be made; a side has 1 to %3</source>
        <translation>ein Bild von %1 x %2 Pixeln ist nicht möglich; eine Seite hat 1 bis %3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 is from %2 to %3, not %4</source>
        <translation>%1 ist von %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 ist zweimal angegeben</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 Feldern</translation>
    </message>
    <message>
        <source>a kind of monster can only be compared by &apos;=&apos; or &apos;!=&apos;, as in &apos;monster = cave_rat&apos;</source>
        <translation>eine Monsterart kann nur mit „=“ oder „!=“ verglichen werden, wie in „monster = cave_rat“</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>a number from 0 to 10</source>
        <translation>eine Zahl von 0 bis 10</translation>
    </message>
    <message>
        <source>a set has 1 to %1 worlds, not %2</source>
        <translation>eine Menge hat 1 bis %1 Welten, nicht %2</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>ein Schlagwort</translation>
    </message>
    <message>
        <source>blocked at %1: %2</source>
        <translation>versperrt bei %1: %2</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>Markierung %1</translation>
    </message>
    <message>
        <source>more than %1 combinations of settings</source>
        <translation>mehr als %1 Kombinationen von Einstellungen</translation>
    </message>
    <message>
        <source>no setting to vary</source>
        <translation>keine Einstellung, die verändert wird</translation>
    </message>
    <message>
        <source>no values for %1</source>
        <translation>keine Werte für %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>the last number of the range exceeds 64 bits</source>
        <translation>die letzte Zahl des Bereichs überschreitet 64 Bit</translation>
    </message>
    <message>
        <source>the tag &apos;%1&apos;</source>
        <translation>das Schlagwort „%1“</translation>
    </message>
    <message>
        <source>damaged %1</source>
        <translation>beschädigt: %1</translation>
    </message>
    <message>
        <source>players share what they explore, as others have played in this world</source>
        <translation>die Spieler teilen, was sie erkunden, da in dieser Welt schon andere gespielt haben</translation>
    </message>
    <message>
        <source>the world can&apos;t be saved: %1</source>
        <translation>die Welt kann nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>the world is saved again</source>
        <translation>die Welt wird wieder gespeichert</translation>
    </message>
    <message>
        <source>a number with at most four decimals</source>
        <translation>eine Zahl mit höchstens vier Nachkommastellen</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a player&apos;s name or number is invalid</source>
        <translation>der Name oder eine Zahl eines Spielers ist ungültig</translation>
    </message>
    <message>
        <source>one of its numbers is below 0</source>
        <translation>eine seiner Zahlen ist kleiner als 0</translation>
    </message>
    <message>
        <source>the world&apos;s name or seed is not UTF-8, or longer than %1 bytes</source>
        <translation>Name oder Seed der Welt ist kein UTF-8 oder länger als %1 Bytes</translation>
    </message>
    <message>
        <source>who killed the player is not UTF-8, or too long</source>
        <translation>wer den Spieler getötet hat, ist kein UTF-8 oder zu lang</translation>
    </message>
    <message>
        <source>%1 could not be removed</source>
        <translation>%1 konnte nicht gelöscht werden</translation>
    </message>
    <message>
        <source>%1 could not be restored</source>
        <translation>%1 konnte nicht wiederhergestellt werden</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>That can&apos;t be used.</source>
        <translation>Das kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>A file with that name already exists.</source>
        <translation>Eine Datei mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>This world is open in another window of Cave Game.</source>
        <translation>Diese Welt ist in einem anderen Fenster von Cave Game geöffnet.</translation>
    </message>
    <message>
        <source>This is not a world file.</source>
        <translation>Das ist keine Weltdatei.</translation>
    </message>
    <message>
        <source>This world needs a newer version of Cave Game.</source>
        <translation>Diese Welt braucht eine neuere Version von Cave Game.</translation>
    </message>
    <message>
        <source>This world is damaged.</source>
        <translation>Diese Welt ist beschädigt.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file could not be read or written.</source>
        <translation>Die Datei konnte nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 Details: %2.</source>
        <translation>%1 Details: %2.</translation>
    </message>
    <message>
        <source>Region %1, %2 can&apos;t be read.</source>
        <translation>Region %1, %2 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>A file of your data can&apos;t be used.</source>
        <translation>Eine Datei mit deinen Daten ist nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>It could not be found.</source>
        <translation>Das wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>Hinweis: %1.</translation>
    </message>
</context>
<context>
    <name>FolderText</name>
    <message>
        <source>A Cave Game search for: %1

Copy this folder to the machine that will run it, and run one of these scripts
there:

  here.sh      on that machine, on all of its cores
  parallel.sh  with GNU parallel; with --hosts alpha,beta on several machines,
               which must have this folder at the same path (add --shared if
               it is on one file system)
  slurm.sh     with Slurm, on nodes that share this folder

All machines need the same version of cavegame-cli; if it isn&apos;t in PATH, set
CAVEGAME_CLI. After an interruption, run the same command again.

To see the results, found/all.ndjson, choose Open results in the Saved menu
under Seeds &gt; Search.
</source>
        <translation>Eine Suche in Cave Game: %1

Kopiere diesen Ordner auf den Rechner, der sie ausführen soll, und starte dort
eines dieser Skripte:

  here.sh      auf diesem Rechner, auf allen Kernen
  parallel.sh  mit GNU parallel; mit --hosts alpha,beta auf mehreren Rechnern,
               die diesen Ordner unter demselben Pfad haben müssen (mit
               --shared, wenn er auf einem gemeinsamen Dateisystem liegt)
  slurm.sh     mit Slurm, auf Knoten, die diesen Ordner gemeinsam haben

Alle Rechner brauchen dieselbe Version von cavegame-cli; liegt es nicht im PATH,
setze CAVEGAME_CLI. Führe nach einer Unterbrechung denselben Befehl noch einmal
aus.

Um die Ergebnisse, found/all.ndjson, zu sehen, wähle Ergebnisse öffnen im Menü
Gespeichert unter Seeds &gt; Suche.
</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Check the address, and whether the world is still hosted on the same network.</source>
        <translation>Prüfe die Adresse und ob die Welt noch im selben Netzwerk gehostet wird.</translation>
    </message>
    <message>
        <source>Ask the host for the current one.</source>
        <translation>Frag den Host nach dem aktuellen.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Wähle einen anderen.</translation>
    </message>
    <message>
        <source>Try again when someone has left.</source>
        <translation>Versuche es wieder, wenn jemand gegangen ist.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>You have removed %1 from the game.</source>
        <translation>Du hast %1 aus dem Spiel entfernt.</translation>
    </message>
    <message>
        <source>The connection to %1 has ended: %2.</source>
        <translation>Die Verbindung zu %1 ist beendet: %2.</translation>
    </message>
    <message>
        <source>The game has ended: %1. You can go on playing your copy of “%2” alone.</source>
        <translation>Das Spiel ist zu Ende: %1. Deine Kopie von „%2“ kannst du allein weiterspielen.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost: %2. They can rejoin within ten minutes.</source>
        <translation>Die Verbindung zu %1 ist verloren: %2. Innerhalb von zehn Minuten ist ein erneuter Beitritt möglich.</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>Caves</source>
        <translation>Höhlen</translation>
    </message>
    <message>
        <source>&amp;Caves</source>
        <translation>&amp;Höhlen</translation>
    </message>
    <message>
        <source>Winding caves; every place can be reached from every other.</source>
        <translation>Gewundene Höhlen; jeder Ort ist von jedem anderen erreichbar.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>C&amp;lassic</source>
        <translation>&amp;Klassisch</translation>
    </message>
    <message>
        <source>The worlds of the original program: wide caves in separate squares.</source>
        <translation>Die Welten des Originalprogramms: weit offen, in getrennten Quadraten.</translation>
    </message>
    <message>
        <source>Cavern</source>
        <translation>Kaverne</translation>
    </message>
    <message>
        <source>One level with edges: caves, rivers and groves.</source>
        <translation>Ein Level mit Rändern: Höhlen, Flüsse und Haine.</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Five floors, each larger than the one before, from START to FINISH.</source>
        <translation>Fünf Stockwerke, jedes größer als das vorige, von START bis ZIEL.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>A map of hand-drawn rooms, from the start to the boss.</source>
        <translation>Ein Plan aus handgezeichneten Räumen, vom Start bis zum Boss.</translation>
    </message>
    <message>
        <source>Level files</source>
        <translation>Leveldateien</translation>
    </message>
    <message>
        <source>Hand-drawn levels, one after the other.</source>
        <translation>Handgezeichnete Level, eines nach dem anderen.</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Reise</translation>
    </message>
    <message>
        <source>Caves with camps, nests and vaults, three relics and a gate.</source>
        <translation>Höhlen mit Lagern, Nestern und Schatzkammern, drei Relikten und einem Tor.</translation>
    </message>
    <message>
        <source>Health comes back slowly while nothing hunts you.</source>
        <translation>Leben kommt langsam zurück, solange dich nichts jagt.</translation>
    </message>
    <message>
        <source>In the first three rooms, monsters can&apos;t hurt you for a second after you enter, and their touch does half the damage. Potions stay where they are while your health is full.</source>
        <translation>In den ersten drei Räumen können dich Monster eine Sekunde lang nicht verletzen, nachdem du hereinkommst, und ihre Berührung richtet halben Schaden an. Tränke bleiben liegen, solange dein Leben voll ist.</translation>
    </message>
    <message>
        <source>Death isn&apos;t the end: you wake at the nearest camp you rested at.</source>
        <translation>Der Tod ist nicht das Ende: Du wachst am nächsten Lager auf, an dem du gerastet hast.</translation>
    </message>
</context>
<context>
    <name>Ghosts</name>
    <message>
        <source>Player some turns before (−) or after (+)</source>
        <translation>Spieler einige Züge vorher (−) oder nachher (+)</translation>
    </message>
    <message>
        <source>Monster some turns before (−) or after (+)</source>
        <translation>Monster einige Züge vorher (−) oder nachher (+)</translation>
    </message>
</context>
<context>
    <name>Issues</name>
    <message>
        <source>Sealed area</source>
        <translation>Abgeschlossener Bereich</translation>
    </message>
    <message>
        <source>Chest out of reach</source>
        <translation>Truhe unerreichbar</translation>
    </message>
    <message>
        <source>Monster in rock</source>
        <translation>Monster im Fels</translation>
    </message>
    <message>
        <source>Monsters on one cell</source>
        <translation>Monster auf demselben Feld</translation>
    </message>
    <message>
        <source>Player in rock</source>
        <translation>Spieler im Fels</translation>
    </message>
    <message>
        <source>Player seen at start</source>
        <translation>Spieler am Start gesehen</translation>
    </message>
    <message>
        <source>Marker in rock</source>
        <translation>Markierung im Fels</translation>
    </message>
    <message>
        <source>Markers on one cell</source>
        <translation>Markierungen auf demselben Feld</translation>
    </message>
    <message>
        <source>Finish out of reach</source>
        <translation>Ziel unerreichbar</translation>
    </message>
</context>
<context>
    <name>LaunchOptions</name>
    <message>
        <source>cavegame: %1. Try cavegame --help.</source>
        <translation>cavegame: %1. Siehe cavegame --help.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe anzeigen.</translation>
    </message>
    <message>
        <source>Store worlds and settings in this folder.</source>
        <translation>Welten und Einstellungen in diesem Ordner ablegen.</translation>
    </message>
    <message>
        <source>Minimum log level: %1.</source>
        <translation>Niedrigste Protokollstufe: %1.</translation>
    </message>
    <message>
        <source>Seeded, endless caves.</source>
        <translation>Endlose Höhlen aus Seeds.</translation>
    </message>
    <message>
        <source>option --%1 needs a value</source>
        <translation>Option --%1 braucht einen Wert</translation>
    </message>
    <message>
        <source>unknown log level &apos;%1&apos;; use one of %2</source>
        <translation>unbekannte Protokollstufe „%1“; erlaubt sind %2</translation>
    </message>
    <message>
        <source>A world file to play, a level file (.csv) to edit, or a seed card to look at.</source>
        <translation>Eine Weltdatei zum Spielen, eine Leveldatei (.csv) zum Bearbeiten oder eine Seed-Karte zum Ansehen.</translation>
    </message>
    <message>
        <source>expected at most one file, got %1</source>
        <translation>höchstens eine Datei erwartet, %1 angegeben</translation>
    </message>
</context>
<context>
    <name>LevelFlaws</name>
    <message>
        <source>No start for the player</source>
        <translation>Kein Startpunkt für den Spieler</translation>
    </message>
    <message>
        <source>The start is outside the level</source>
        <translation>Der Startpunkt liegt außerhalb des Levels</translation>
    </message>
    <message>
        <source>The start is blocked</source>
        <translation>Der Startpunkt ist versperrt</translation>
    </message>
    <message>
        <source>The level has no name</source>
        <translation>Das Level hat keinen Namen</translation>
    </message>
    <message>
        <source>The size isn&apos;t playable</source>
        <translation>In dieser Größe nicht spielbar</translation>
    </message>
    <message>
        <source>More than one background</source>
        <translation>Mehr als ein Hintergrund</translation>
    </message>
    <message>
        <source>A side has no door</source>
        <translation>Eine Seite hat keine Tür</translation>
    </message>
    <message>
        <source>A door is blocked</source>
        <translation>Eine Tür ist versperrt</translation>
    </message>
    <message>
        <source>A door is walled up</source>
        <translation>Eine Tür ist zugemauert</translation>
    </message>
    <message>
        <source>There is no goal</source>
        <translation>Es gibt kein Ziel</translation>
    </message>
    <message>
        <source>The goal can&apos;t be reached</source>
        <translation>Das Ziel ist unerreichbar</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Unerreichbar</translation>
    </message>
    <message>
        <source>An enemy is in a wall</source>
        <translation>Ein Gegner steckt in einer Wand</translation>
    </message>
    <message>
        <source>Outside the level</source>
        <translation>Außerhalb des Levels</translation>
    </message>
    <message>
        <source>Hidden under another of its type</source>
        <translation>Unter einem anderen derselben Art verdeckt</translation>
    </message>
    <message>
        <source>Belongs to another type of level</source>
        <translation>Gehört zu einem anderen Leveltyp</translation>
    </message>
</context>
<context>
    <name>LevelPiece</name>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Room wall</source>
        <translation>Raumwand</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Bricks</source>
        <translation>Ziegel</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Question block</source>
        <translation>Fragezeichenblock</translation>
    </message>
    <message>
        <source>Hidden block</source>
        <translation>Unsichtbarer Block</translation>
    </message>
    <message>
        <source>Pipe end</source>
        <translation>Rohrende</translation>
    </message>
    <message>
        <source>Pipe stem</source>
        <translation>Rohrstück</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Stacheln</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Trank</translation>
    </message>
    <message>
        <source>Flask pickup</source>
        <translation>Flasche zum Aufheben</translation>
    </message>
    <message>
        <source>Axe pickup</source>
        <translation>Axt zum Aufheben</translation>
    </message>
    <message>
        <source>Magic pickup</source>
        <translation>Magie zum Aufheben</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>Dämon</translation>
    </message>
    <message>
        <source>Minotaur</source>
        <translation>Minotaurus</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Bogenschütze</translation>
    </message>
    <message>
        <source>Sorcerer</source>
        <translation>Zauberer</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Goomba</source>
        <translation>Goomba</translation>
    </message>
    <message>
        <source>Koopa</source>
        <translation>Koopa</translation>
    </message>
    <message>
        <source>Door marker</source>
        <translation>Türmarkierung</translation>
    </message>
    <message>
        <source>Enemy marker</source>
        <translation>Gegnermarkierung</translation>
    </message>
    <message>
        <source>Loot marker</source>
        <translation>Beutemarkierung</translation>
    </message>
    <message>
        <source>Player start</source>
        <translation>Spielerstart</translation>
    </message>
    <message>
        <source>Where the player starts; one per level</source>
        <translation>Wo der Spieler beginnt; einer pro Level</translation>
    </message>
    <message>
        <source>Unknown type, kept unchanged</source>
        <translation>Unbekannte Art, bleibt unverändert</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Heals (points)</source>
        <translation>Heilt (Punkte)</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Steht für</translation>
    </message>
    <message>
        <source>Health (points)</source>
        <translation>Leben (Punkte)</translation>
    </message>
    <message>
        <source>Strength (points)</source>
        <translation>Stärke (Punkte)</translation>
    </message>
    <message>
        <source>Any text without a comma</source>
        <translation>Beliebiger Text ohne Komma</translation>
    </message>
    <message>
        <source>Door, Enemy or Loot</source>
        <translation>Door, Enemy oder Loot</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2</source>
        <translation>Eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>Commas and line breaks are not allowed here</source>
        <translation>Kommas und Zeilenumbrüche sind hier nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>dangerous</source>
        <translation>gefährlich</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Raum %1</translation>
    </message>
    <message>
        <source>Room %1 · %2</source>
        <translation>Raum %1 · %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Level %1</translation>
    </message>
    <message>
        <source>Level %1 · %2</source>
        <translation>Level %1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 points, pickup</source>
        <translation>%1 von %2 Punkten, zum Aufheben</translation>
    </message>
    <message>
        <source>%1, pickup</source>
        <translation>%1, zum Aufheben</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>outside the level</source>
        <translation>außerhalb des Levels</translation>
    </message>
    <message>
        <source>START</source>
        <translation>START</translation>
    </message>
    <message>
        <source>FINISH</source>
        <translation>ZIEL</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Stockwerk %1</translation>
    </message>
    <message>
        <source>Cavern</source>
        <translation>Kaverne</translation>
    </message>
    <message>
        <source>Rooms %1</source>
        <translation>Räume %1</translation>
    </message>
    <message>
        <source>room %1 (%2)</source>
        <translation>Raum %1 (%2)</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <translation>Level %1 (%2)</translation>
    </message>
    <message>
        <source>floor %1 (%2)</source>
        <translation>Stockwerk %1 (%2)</translation>
    </message>
    <message>
        <source>cavern (%1)</source>
        <translation>Kaverne (%1)</translation>
    </message>
    <message>
        <source>walled-up door</source>
        <translation>zugemauerte Tür</translation>
    </message>
    <message>
        <source>door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>spikes</source>
        <translation>Stacheln</translation>
    </message>
    <message>
        <source>potion, %1 damage</source>
        <translation>Trank, %1 Schaden</translation>
    </message>
    <message>
        <source>potion, heals %1</source>
        <translation>Trank, heilt %1</translation>
    </message>
    <message>
        <source>info: “%1”</source>
        <translation>Hinweis: „%1“</translation>
    </message>
    <message>
        <source>decoration (%1)</source>
        <translation>Verzierung (%1)</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1, genommen</translation>
    </message>
    <message>
        <source>camp</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>relic</source>
        <translation>Relikt</translation>
    </message>
    <message>
        <source>piece of a map</source>
        <translation>Kartenstück</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>Tor</translation>
    </message>
    <message>
        <source>pedestal</source>
        <translation>Podest</translation>
    </message>
    <message>
        <source>shrine</source>
        <translation>Schrein</translation>
    </message>
    <message>
        <source>captive</source>
        <translation>Gefangener</translation>
    </message>
</context>
<context>
    <name>LinkText</name>
    <message>
        <source>1 player</source>
        <translation>1 Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>hosts</source>
        <translation>hostet</translation>
    </message>
    <message>
        <source>watches</source>
        <translation>sieht zu</translation>
    </message>
    <message>
        <source>here</source>
        <translation>da</translation>
    </message>
    <message>
        <source>away</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>away for %1 min</source>
        <translation>seit %1 min abwesend</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Reconnecting… %1 left</source>
        <translation>Verbindung wird wiederhergestellt… noch %1</translation>
    </message>
    <message>
        <source>%1 · waiting for the host</source>
        <translation>%1 · wartet auf den Host</translation>
    </message>
    <message>
        <source>%1 · slow: %2</source>
        <translation>%1 · langsam: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Hosting · %1</source>
        <translation>Gehostet · %1</translation>
    </message>
</context>
<context>
    <name>Metric</name>
    <message>
        <source>In per cent.</source>
        <translation>In Prozent.</translation>
    </message>
    <message>
        <source>In cells.</source>
        <translation>In Feldern.</translation>
    </message>
    <message>
        <source>In steps north, east, south or west.</source>
        <translation>In Schritten nach Norden, Osten, Süden oder Westen.</translation>
    </message>
    <message>
        <source>A count.</source>
        <translation>Eine Anzahl.</translation>
    </message>
    <message>
        <source>In power points.</source>
        <translation>In Stärkepunkten.</translation>
    </message>
    <message>
        <source>A ratio, 1 or more.</source>
        <translation>Ein Verhältnis, 1 oder mehr.</translation>
    </message>
    <message>
        <source>Measured in endless caves and caverns.</source>
        <translation>Wird in endlosen Höhlen und Kavernen gemessen.</translation>
    </message>
    <message>
        <source>Measured in caverns and dungeons.</source>
        <translation>Wird in Kavernen und Verliesen gemessen.</translation>
    </message>
    <message>
        <source>Measured in dungeons.</source>
        <translation>Wird in Verliesen gemessen.</translation>
    </message>
    <message>
        <source>Measured in caverns.</source>
        <translation>Wird in Kavernen gemessen.</translation>
    </message>
    <message>
        <source>Measured in maps of rooms.</source>
        <translation>Wird in Raumplänen gemessen.</translation>
    </message>
    <message>
        <source>Measured in maps of rooms and level files.</source>
        <translation>Wird in Raumplänen und Leveldateien gemessen.</translation>
    </message>
    <message>
        <source>All levels together.</source>
        <translation>Alle Level zusammen.</translation>
    </message>
    <message>
        <source>Level %1.</source>
        <translation>Level %1.</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>alle Level</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>The square: %n cells from the spawn each way; in worlds of levels the level of that number, or all if there is none.</source>
        <translation>
            <numerusform>Das Quadrat: %n Feld vom Startpunkt in jede Richtung; in Welten mit Leveln das Level dieser Nummer, oder alle, wenn es keines gibt.</numerusform>
            <numerusform>Das Quadrat: %n Felder vom Startpunkt in jede Richtung; in Welten mit Leveln das Level dieser Nummer, oder alle, wenn es keines gibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n steps.</source>
        <translation>
            <numerusform>Innerhalb von %n Schritt.</numerusform>
            <numerusform>Innerhalb von %n Schritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched up to %n steps away.</source>
        <translation>
            <numerusform>Gesucht bis %n Schritt weit.</numerusform>
            <numerusform>Gesucht bis %n Schritte weit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mind</name>
    <message>
        <source>Player within %1 cells?</source>
        <translation>Spieler im Umkreis von %1 Feldern?</translation>
    </message>
    <message>
        <source>Health at most %1?</source>
        <translation>Leben höchstens %1?</translation>
    </message>
    <message>
        <source>Sees the player?</source>
        <translation>Sieht es den Spieler?</translation>
    </message>
    <message>
        <source>Move straight to the player</source>
        <translation>Geradewegs zum Spieler gehen</translation>
    </message>
    <message>
        <source>Move to the player around walls</source>
        <translation>Um Wände herum zum Spieler gehen</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Shoot, homing</source>
        <translation>Zielsuchend schießen</translation>
    </message>
    <message>
        <source>Heal by %1</source>
        <translation>Um %1 heilen</translation>
    </message>
    <message>
        <source>Patrol north and south</source>
        <translation>Nach Norden und Süden patrouillieren</translation>
    </message>
    <message>
        <source>Patrol east and west</source>
        <translation>Nach Osten und Westen patrouillieren</translation>
    </message>
    <message>
        <source>Wander</source>
        <translation>Umherstreifen</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Keep away</source>
        <translation>Abstand halten</translation>
    </message>
    <message>
        <source>in view now</source>
        <translation>gerade zu sehen</translation>
    </message>
    <message>
        <source>not in view</source>
        <translation>nicht zu sehen</translation>
    </message>
    <message>
        <source>isn&apos;t hunting</source>
        <translation>jagt niemanden</translation>
    </message>
    <message>
        <source>%1 cells away</source>
        <translation>%1 Felder entfernt</translation>
    </message>
    <message>
        <source>has %1</source>
        <translation>hat %1</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <translation>ja: %1</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>nein: %1</translation>
    </message>
    <message>
        <source>Health %1 of %2.</source>
        <translation>Leben %1 von %2.</translation>
    </message>
    <message>
        <source>Last shot %1 s ago; cooldown %2 s.</source>
        <translation>Schoss vor %1 s und wartet %2 s.</translation>
    </message>
    <message>
        <source>Last heal %1 s ago; cooldown %2 s.</source>
        <translation>Heilte sich vor %1 s und wartet %2 s.</translation>
    </message>
    <message>
        <source>Speed %1, energy %2.</source>
        <translation>Tempo %1, Energie %2.</translation>
    </message>
    <message>
        <source>A step takes %1: none this turn.</source>
        <translation>Ein Schritt braucht %1: diesen Zug keiner.</translation>
    </message>
    <message>
        <source>It has no target.</source>
        <translation>Es hat kein Ziel.</translation>
    </message>
    <message>
        <source>Target %1, %2.</source>
        <translation>Ziel %1, %2.</translation>
    </message>
    <message>
        <source>There is no path to it.</source>
        <translation>Dorthin führt kein Weg.</translation>
    </message>
    <message>
        <source>Monsters in this world don&apos;t move.</source>
        <translation>Die Monster dieser Welt bewegen sich nicht.</translation>
    </message>
    <message numerus="yes">
        <source>hunts for %n more turns</source>
        <translation>
            <numerusform>jagt noch %n Zug</numerusform>
            <numerusform>jagt noch %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n steps this turn.</source>
        <translation>
            <numerusform>Genug für %n Schritt in diesem Zug.</numerusform>
            <numerusform>Genug für %n Schritte in diesem Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its path has %n steps.</source>
        <translation>
            <numerusform>Sein Weg hat %n Schritt.</numerusform>
            <numerusform>Sein Weg hat %n Schritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player is too far away: only monsters within %n cells act.</source>
        <translation>
            <numerusform>Der Spieler ist zu weit weg: Es ist nicht am Zug. Nur Monster im Umkreis von %n Feld ziehen.</numerusform>
            <numerusform>Der Spieler ist zu weit weg: Es ist nicht am Zug. Nur Monster im Umkreis von %n Feldern ziehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberUnit</name>
    <message>
        <source> %</source>
        <comment>per cent</comment>
        <translation> %</translation>
    </message>
    <message numerus="yes">
        <source> cells</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> Feld</numerusform>
            <numerusform> Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> steps</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> Schritt</numerusform>
            <numerusform> Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> tiles</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> Kachel</numerusform>
            <numerusform> Kacheln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> neighbours</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> Nachbar</numerusform>
            <numerusform> Nachbarn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paint</name>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>As generated</source>
        <translation>Wie erzeugt</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Erkundet</translation>
    </message>
    <message>
        <source>Unexplored</source>
        <translation>Unerkundet</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Felder</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>mirrored</source>
        <translation>gespiegelt</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>wie gezeichnet</translation>
    </message>
    <message>
        <source>mirrored, %1°</source>
        <translation>gespiegelt, %1°</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>Plots</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not none</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>at least %1, or none</source>
        <translation>mindestens %1 oder keine</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 · per cent</source>
        <translation>%1 · Prozent</translation>
    </message>
    <message>
        <source>%1 · cells</source>
        <translation>%1 · Felder</translation>
    </message>
    <message>
        <source>%1 · steps</source>
        <translation>%1 · Schritte</translation>
    </message>
    <message>
        <source>%1 · power</source>
        <translation>%1 · Stärke</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Seeds</translation>
    </message>
    <message>
        <source>%1, %2 filtered out</source>
        <translation>%1, %2 ausgefiltert</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>near misses</source>
        <translation>Beinahe-Treffer</translation>
    </message>
    <message numerus="yes">
        <source>%n near misses</source>
        <translation>
            <numerusform>%n Beinahe-Treffer</numerusform>
            <numerusform>%n Beinahe-Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>near miss</source>
        <translation>Beinahe-Treffer</translation>
    </message>
    <message>
        <source>%1: mean %2, standard deviation %3</source>
        <translation>%1: Mittelwert %2, Standardabweichung %3</translation>
    </message>
</context>
<context>
    <name>Rarity</name>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Never in %1</source>
        <translation>Nie in %1</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <translation>1 von %1</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Etwa %1</translation>
    </message>
    <message>
        <source>About 1 in %1</source>
        <translation>Etwa 1 von %1</translation>
    </message>
    <message>
        <source>%1 could not be generated</source>
        <translation>%1 konnten nicht erzeugt werden</translation>
    </message>
    <message>
        <source>%1 seeds/s</source>
        <translation>%1 Seeds/s</translation>
    </message>
    <message>
        <source>%1 per seed</source>
        <translation>%1 pro Seed</translation>
    </message>
    <message>
        <source>first match in about %1</source>
        <translation>erster Treffer in etwa %1</translation>
    </message>
    <message>
        <source>never in %1</source>
        <translation>nie in %1</translation>
    </message>
    <message>
        <source>%1 of all seeds</source>
        <translation>%1 aller Seeds</translation>
    </message>
    <message>
        <source>%1 · none are left here</source>
        <translation>%1 · hier sind keine mehr übrig</translation>
    </message>
    <message>
        <source>%1 · %2 of those left</source>
        <translation>%1 · %2 der übrigen</translation>
    </message>
    <message>
        <source>rarer than about 1 in %1</source>
        <translation>seltener als etwa 1 von %1</translation>
    </message>
    <message>
        <source>Between 1 in %1 and 1 in %2</source>
        <translation>Zwischen 1 von %1 und 1 von %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>1 in %1 to 1 in %2</source>
        <translation>1 von %1 bis 1 von %2</translation>
    </message>
    <message>
        <source>first match probably in more than %1</source>
        <translation>erster Treffer wohl in mehr als %1</translation>
    </message>
    <message>
        <source>%1 · none of %2 left here</source>
        <translation>%1 · von %2 bleibt hier keiner übrig</translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>vor einer Minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>vor einer Stunde</translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>am %1</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 Tage</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>%1 searched</source>
        <translation>%1 durchsucht</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Noch keine Treffer</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 Treffer</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Treffer</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>Grenze erreicht</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>die ersten %1 werden gezeigt</translation>
    </message>
    <message>
        <source>showing the %1 closest</source>
        <translation>gezeigt werden die %1 nächsten</translation>
    </message>
    <message>
        <source>%1 could not be generated</source>
        <translation>%1 konnten nicht erzeugt werden</translation>
    </message>
    <message>
        <source>a sketch</source>
        <translation>eine Skizze</translation>
    </message>
    <message>
        <source>%1 and a sketch</source>
        <translation>%1 und eine Skizze</translation>
    </message>
    <message numerus="yes">
        <source>followed by %Ln near misses</source>
        <translation>
            <numerusform>danach %Ln Beinahe-Treffer</numerusform>
            <numerusform>danach %Ln Beinahe-Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>near misses from %Ln seeds only, to save time</source>
        <translation>
            <numerusform>Beinahe-Treffer nur aus %Ln Seed, um Zeit zu sparen</numerusform>
            <numerusform>Beinahe-Treffer nur aus %Ln Seeds, um Zeit zu sparen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeedExport</name>
    <message>
        <source>“%1”: seeds are exported as .csv or .json.</source>
        <translation>„%1“: Seeds werden als .csv oder .json exportiert.</translation>
    </message>
</context>
<context>
    <name>SeedLink</name>
    <message>
        <source>“%1” is not a whole number</source>
        <translation>„%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>“%1” is not a position</source>
        <translation>„%1“ ist keine Position</translation>
    </message>
    <message>
        <source>“%1” is unknown to this version</source>
        <translation>diese Version kennt „%1“ nicht</translation>
    </message>
    <message>
        <source>The link can&apos;t be read: %1.</source>
        <translation>Der Link lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>it has no seed; maybe its end is missing</source>
        <translation>er hat keinen Seed; vielleicht fehlt das Ende</translation>
    </message>
    <message>
        <source>it has more than one seed</source>
        <translation>er hat mehr als einen Seed</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
</context>
<context>
    <name>SightLayers</name>
    <message>
        <source>Clear line</source>
        <translation>Freie Linie</translation>
    </message>
    <message>
        <source>Blocked by</source>
        <translation>Versperrt durch</translation>
    </message>
    <message>
        <source>Beyond</source>
        <translation>Dahinter</translation>
    </message>
    <message>
        <source>A monster&apos;s area</source>
        <translation>Bereich eines Monsters</translation>
    </message>
    <message>
        <source>Seen by a monster</source>
        <translation>Von einem Monster gesehen</translation>
    </message>
    <message>
        <source>Hidden by rock</source>
        <translation>Von Fels verdeckt</translation>
    </message>
    <message>
        <source>Hidden by a diagonal gap</source>
        <translation>Von diagonalem Spalt verdeckt</translation>
    </message>
    <message>
        <source>Rock in the area</source>
        <translation>Fels im Bereich</translation>
    </message>
    <message>
        <source>It sees you, you don&apos;t see it</source>
        <translation>Es sieht dich, du siehst es nicht</translation>
    </message>
    <message>
        <source>You see it, it doesn&apos;t see you</source>
        <translation>Du siehst es, es sieht dich nicht</translation>
    </message>
    <message>
        <source>Seen by one monster</source>
        <translation>Von einem Monster gesehen</translation>
    </message>
    <message>
        <source>Seen by 1 to %1 monsters</source>
        <translation>Von 1 bis %1 Monstern gesehen</translation>
    </message>
    <message>
        <source>Blind spot: near a monster, unseen</source>
        <translation>Toter Winkel: nah am Monster, ungesehen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Shadowcasting</source>
        <translation>Shadowcasting</translation>
    </message>
    <message>
        <source>Bresenham lines</source>
        <translation>Bresenham-Linien</translation>
    </message>
    <message>
        <source>Permissive</source>
        <translation>Permissiv</translation>
    </message>
    <message>
        <source>Area: Exact</source>
        <translation>Bereich: Exakt</translation>
    </message>
    <message>
        <source>Original: these too</source>
        <translation>Original hat auch diese</translation>
    </message>
    <message>
        <source>Wide only</source>
        <translation>Nur Weit hat diese</translation>
    </message>
    <message>
        <source>In view: %1</source>
        <translation>Zu sehen: %1</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Safest route</source>
        <translation>Sicherster Weg</translation>
    </message>
    <message>
        <source>Fastest route</source>
        <translation>Schnellster Weg</translation>
    </message>
</context>
<context>
    <name>SightTexts</name>
    <message>
        <source>Both ways: %1</source>
        <translation>Hin und zurück: %1</translation>
    </message>
    <message>
        <source>There: %1</source>
        <translation>Hin: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Zurück: %1</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
    <message>
        <source>Original rule</source>
        <translation>Originalregel</translation>
    </message>
    <message>
        <source>Gap rule</source>
        <translation>Spaltregel</translation>
    </message>
    <message>
        <source>%1 (this world&apos;s)</source>
        <translation>%1 (die dieser Welt)</translation>
    </message>
    <message>
        <source>radius %1, %2: d² %3 %4 %5</source>
        <translation>Radius %1, %2: d² %3&#xa0;%4 %5</translation>
    </message>
    <message>
        <source>, but farther than its radius on one axis</source>
        <translation>, aber auf einer Achse weiter als sein Radius</translation>
    </message>
    <message>
        <source>, inside its area</source>
        <translation>, in seinem Bereich</translation>
    </message>
    <message>
        <source>, outside its area</source>
        <translation>, außerhalb seines Bereichs</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>sees the cell</source>
        <translation>sieht das Feld</translation>
    </message>
    <message>
        <source>would attack</source>
        <translation>würde angreifen</translation>
    </message>
    <message>
        <source>would not attack</source>
        <translation>würde nicht angreifen</translation>
    </message>
    <message>
        <source>would notice the player, and fight on contact</source>
        <translation>würde den Spieler bemerken und bei Berührung kämpfen</translation>
    </message>
    <message>
        <source>would not notice the player</source>
        <translation>würde den Spieler nicht bemerken</translation>
    </message>
    <message>
        <source>%1 and you at %2 met</source>
        <translation>%1 und du seid bei %2 aufeinandergetroffen</translation>
    </message>
    <message>
        <source>%1 saw you at %2</source>
        <translation>%1 sah dich bei %2</translation>
    </message>
    <message>
        <source>%1, which you walked into at %2, hadn&apos;t seen you</source>
        <translation>%1 hatte dich nicht gesehen, bis du bei %2 hineinliefst</translation>
    </message>
    <message>
        <source>%1: %2; %3.</source>
        <translation>%1: %2; %3.</translation>
    </message>
    <message>
        <source>clear line</source>
        <translation>freie Linie</translation>
    </message>
    <message>
        <source>blocked at %1: %2</source>
        <translation>versperrt bei %1: %2</translation>
    </message>
    <message>
        <source>blocked at %1: diagonal gap between %2 and %3</source>
        <translation>versperrt bei %1: diagonaler Spalt zwischen %2 und %3</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Shadowcasting</source>
        <translation>Shadowcasting</translation>
    </message>
    <message>
        <source>Permissive</source>
        <translation>Permissiv</translation>
    </message>
    <message>
        <source>Farther apart than the maximum view radius of %1 cells.</source>
        <translation>Weiter entfernt als die %1 Felder der größten Sichtweite.</translation>
    </message>
    <message>
        <source>One monster</source>
        <translation>Ein Monster</translation>
    </message>
    <message>
        <source>%1 monsters</source>
        <translation>%1 Monster</translation>
    </message>
    <message>
        <source>It notices the player within %1, regardless of obstacles.</source>
        <translation>Es bemerkt den Spieler im Umkreis von %1, was auch immer dazwischen liegt.</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 Feld</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Felder</translation>
    </message>
    <message>
        <source>No route found in or near the view.</source>
        <translation>Kein Weg in oder nahe der Ansicht gefunden.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Weit</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2, %Ln cells</source>
        <translation>
            <numerusform>Von %1 bis %2, %Ln Feld</numerusform>
            <numerusform>Von %1 bis %2, %Ln Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells seen, %2 hidden by rock, %3 by gaps.</source>
        <translation>
            <numerusform>%1: %Ln Feld gesehen, %2 von Fels verdeckt, %3 von Spalten.</numerusform>
            <numerusform>%1: %Ln Felder gesehen, %2 von Fels verdeckt, %3 von Spalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safest: %Ln steps, %1 of its cells seen.</source>
        <translation>
            <numerusform>Sicherster: %Ln Schritt, %1 seiner Felder gesehen.</numerusform>
            <numerusform>Sicherster: %Ln Schritte, %1 seiner Felder gesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fastest: %Ln steps, %1 of its cells seen.</source>
        <translation>
            <numerusform>Schnellster: %Ln Schritt, %1 seiner Felder gesehen.</numerusform>
            <numerusform>Schnellster: %Ln Schritte, %1 seiner Felder gesehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sketch</name>
    <message>
        <source>Anything</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Truhe</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Startpunkt</translation>
    </message>
    <message>
        <source>Way in or out</source>
        <translation>Ein- oder Ausgang</translation>
    </message>
</context>
<context>
    <name>Stages</name>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Automaton, step %1</source>
        <translation>Automat, Schritt %1</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Smoothing, step %1</source>
        <translation>Glätten, Schritt %1</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Feinschliff</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Every cell is floor with a probability of %1 %, determined by the seed.</source>
        <translation>Jedes Feld ist mit einer Wahrscheinlichkeit von %1&#xa0;% Boden, aus dem Seed gezogen.</translation>
    </message>
    <message>
        <source>A cell becomes rock if at least %1 of its 8 neighbours are rock; all cells change at once.</source>
        <translation>Ein Feld ist Fels, wenn es mindestens %1 seiner 8 Nachbarn sind; alle wechseln gleichzeitig.</translation>
    </message>
    <message>
        <source>A passage is opened in each region border without one.</source>
        <translation>Durch jede Regionsgrenze, die keinen Durchgang hat, wird einer geöffnet.</translation>
    </message>
    <message>
        <source>Small pockets are filled and large ones joined by tunnels, so each region is one piece.</source>
        <translation>Kleine Hohlräume werden gefüllt und große durch Tunnel verbunden, sodass jede Region zusammenhängt.</translation>
    </message>
    <message>
        <source>The automaton runs again; dug cells stay open.</source>
        <translation>Der Automat läuft noch einmal; Gegrabenes bleibt offen.</translation>
    </message>
    <message>
        <source>Separated parts are rejoined and jagged walls smoothed. The terrain is complete.</source>
        <translation>Getrennte Teile werden wieder verbunden und zackige Wände geglättet. Das Gelände ist fertig.</translation>
    </message>
    <message>
        <source>Each floor cell has a chest with a probability of %1 %.</source>
        <translation>Auf einem Bodenfeld liegt mit einer Wahrscheinlichkeit von %1&#xa0;% eine Truhe.</translation>
    </message>
    <message>
        <source>Rooms are connected from the start to the boss room; each is built from its file.</source>
        <translation>Räume werden vom Start bis zum Bossraum verbunden; jeder entsteht aus seiner Datei.</translation>
    </message>
    <message>
        <source>One monster per region. The world is complete.</source>
        <translation>Ein Monster pro Region. Die Welt ist fertig.</translation>
    </message>
    <message>
        <source>Jagged walls are smoothed. The terrain is complete.</source>
        <translation>Zackige Wände werden geglättet. Das Gelände ist fertig.</translation>
    </message>
</context>
<context>
    <name>Stamps</name>
    <message>
        <source>Small room</source>
        <translation>Kleiner Raum</translation>
    </message>
    <message>
        <source>Large room</source>
        <translation>Großer Raum</translation>
    </message>
    <message>
        <source>Round room</source>
        <translation>Runder Raum</translation>
    </message>
    <message>
        <source>Pillared hall</source>
        <translation>Säulenhalle</translation>
    </message>
    <message>
        <source>Nine cells</source>
        <translation>Neun Kammern</translation>
    </message>
    <message>
        <source>Treasure niche</source>
        <translation>Schatznische</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Gang</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Zigzag</source>
        <translation>Zickzack</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Four pillars</source>
        <translation>Vier Säulen</translation>
    </message>
    <message>
        <source>Rock pillar</source>
        <translation>Felssäule</translation>
    </message>
</context>
<context>
    <name>TerrainPopup</name>
    <message>
        <source>%1 %2 (default %3)</source>
        <translation>%1&#xa0;%2 (Standard: %3)</translation>
    </message>
</context>
<context>
    <name>Trees</name>
    <message>
        <source>Is the player near?</source>
        <translation>Ist der Spieler nah?</translation>
    </message>
    <message>
        <source>Is its health low?</source>
        <translation>Ist sein Leben niedrig?</translation>
    </message>
    <message>
        <source>Does it see the player?</source>
        <translation>Sieht es den Spieler?</translation>
    </message>
    <message>
        <source>Move straight to the player</source>
        <translation>Geradewegs zum Spieler gehen</translation>
    </message>
    <message>
        <source>Move to the player around walls</source>
        <translation>Um Wände herum zum Spieler gehen</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Shoot, homing</source>
        <translation>Zielsuchend schießen</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilen</translation>
    </message>
    <message>
        <source>Patrol</source>
        <translation>Patrouillieren</translation>
    </message>
    <message>
        <source>Wander</source>
        <translation>Umherstreifen</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Verfolgen</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kämpfen</translation>
    </message>
    <message>
        <source>Keep away</source>
        <translation>Abstand halten</translation>
    </message>
    <message>
        <source>Yes if the player is within this distance, in a straight line through walls.</source>
        <translation>Ja, wenn der Spieler in gerader Linie, auch durch Wände, höchstens so weit weg ist.</translation>
    </message>
    <message>
        <source>Yes if its health is at most this many points.</source>
        <translation>Ja, wenn es höchstens so viele Lebenspunkte hat.</translation>
    </message>
    <message>
        <source>Yes if it has a clear line of sight to the player.</source>
        <translation>Ja, wenn es eine freie Sichtlinie zum Spieler hat.</translation>
    </message>
    <message>
        <source>Walks straight toward the player; obstacles stop it.</source>
        <translation>Geht geradewegs auf den Spieler zu; Hindernisse halten es auf.</translation>
    </message>
    <message>
        <source>Walks the shortest path to the player.</source>
        <translation>Geht den kürzesten Weg zum Spieler.</translation>
    </message>
    <message>
        <source>Stands still and shoots at the player whenever the cooldown ends.</source>
        <translation>Steht still und schießt auf den Spieler, sooft die Abklingzeit endet.</translation>
    </message>
    <message>
        <source>Stands still and fires a homing shot whenever the cooldown ends.</source>
        <translation>Steht still und schießt zielsuchend, sooft die Abklingzeit endet.</translation>
    </message>
    <message>
        <source>Stands still and heals by this amount whenever the cooldown ends.</source>
        <translation>Steht still und heilt sich um diesen Wert, sooft die Abklingzeit endet.</translation>
    </message>
    <message>
        <source>Walks back and forth along an axis.</source>
        <translation>Geht auf einer Achse hin und her.</translation>
    </message>
    <message>
        <source>Wanders at random.</source>
        <translation>Streift ziellos umher.</translation>
    </message>
    <message>
        <source>Chases the player by the shortest path.</source>
        <translation>Verfolgt den Spieler auf dem kürzesten Weg.</translation>
    </message>
    <message>
        <source>Does nothing.</source>
        <translation>Tut nichts.</translation>
    </message>
    <message>
        <source>Closes in on the player to attack.</source>
        <translation>Rückt zum Angriff an den Spieler heran.</translation>
    </message>
    <message>
        <source>Walks away from the player, around walls.</source>
        <translation>Geht vom Spieler weg, um Wände herum.</translation>
    </message>
    <message>
        <source>Always yes, given the questions above.</source>
        <translation>Nach den Fragen darüber immer ja.</translation>
    </message>
    <message>
        <source>Always no, given the questions above.</source>
        <translation>Nach den Fragen darüber immer nein.</translation>
    </message>
</context>
<context>
    <name>UselessFile</name>
    <message>
        <source>A new file was begun. The old one is kept as “%1”.</source>
        <translation>Eine neue Datei wurde angefangen. Die alte bleibt als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>Set aside, begin a new one</source>
        <translation>Beiseitelegen, neue anfangen</translation>
    </message>
</context>
<context>
    <name>WorldName</name>
    <message>
        <source>Enter a name.</source>
        <translation>Gib einen Namen ein.</translation>
    </message>
    <message>
        <source>A name can&apos;t contain control characters such as line breaks and tabs.</source>
        <translation>Ein Name darf keine Steuerzeichen wie Zeilenumbrüche und Tabulatoren enthalten.</translation>
    </message>
    <message>
        <source>A name can have at most %1 characters; this one has %2.</source>
        <translation>Ein Name darf höchstens %1 Zeichen haben; dieser hat %2.</translation>
    </message>
</context>
<context>
    <name>cave::AchievementsView</name>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>%1 of %2 reached</source>
        <translation>%1 von %2 erreicht</translation>
    </message>
    <message>
        <source>Achievement</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Only logs of real play count: no edited worlds, no copies, and none in which more was revealed than you saw.</source>
        <translation>Nur Protokolle echten Spiels zählen: keine bearbeiteten Welten, keine Kopien und keine, in denen mehr aufgedeckt wurde, als du gesehen hast.</translation>
    </message>
</context>
<context>
    <name>cave::ActionBar</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1, Taste %2</translation>
    </message>
</context>
<context>
    <name>cave::ActionOffer</name>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Open chest</source>
        <translation>Truhe öffnen</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Go to exit</source>
        <translation>Zum Ausgang</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reisen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Umsehen</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventar</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Let a turn pass</source>
        <translation>Einen Zug verstreichen lassen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 benutzen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>Use the wielded item</source>
        <translation>Den geführten Gegenstand benutzen</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Nächster Gegenstand</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>cave::AllyText</name>
    <message>
        <source>%1, away</source>
        <translation>%1, abwesend</translation>
    </message>
    <message>
        <source>%1 of %2 HP.</source>
        <translation>%1 von %2 LP.</translation>
    </message>
    <message>
        <source>Fighting %1.</source>
        <translation>Im Kampf: %1.</translation>
    </message>
    <message>
        <source>%1, fighting %2</source>
        <translation>%1, im Kampf mit %2</translation>
    </message>
    <message>
        <source>%1, hunting %2</source>
        <translation>%1, jagt %2</translation>
    </message>
</context>
<context>
    <name>cave::AllyWriter</name>
    <message>
        <source>%1 opens a chest.</source>
        <translation>%1 öffnet eine Truhe.</translation>
    </message>
    <message>
        <source>%1 fights %2.</source>
        <translation>%1 beginnt einen Kampf: %2.</translation>
    </message>
    <message>
        <source>%1 joins the fight with %2.</source>
        <translation>%1 greift in einen Kampf ein: %2.</translation>
    </message>
    <message>
        <source>The %1 strikes %2 down. %2 wakes up at %3.</source>
        <translation>%1 streckt %2 nieder. %2 wacht bei %3 auf.</translation>
    </message>
    <message>
        <source>%1 has fallen and can only watch now.</source>
        <translation>%1 ist gefallen und kann jetzt nur noch zusehen.</translation>
    </message>
    <message>
        <source>%1 enters floor %2.</source>
        <translation>%1 betritt Stockwerk %2.</translation>
    </message>
    <message>
        <source>%1 reaches level %2.</source>
        <translation>%1 erreicht Stufe %2.</translation>
    </message>
    <message>
        <source>%1 swaps places with you.</source>
        <translation>%1 tauscht den Platz mit dir.</translation>
    </message>
    <message>
        <source>%1 defeats the %2.</source>
        <translation>%1 hat besiegt: %2.</translation>
    </message>
    <message>
        <source>%1 drops %2.</source>
        <translation>%1 lässt fallen: %2.</translation>
    </message>
    <message>
        <source>%1 picks up %2.</source>
        <translation>%1 hebt auf: %2.</translation>
    </message>
    <message>
        <source>%1 gets away from the %2.</source>
        <translation>%1 entkommt dem Gegner (%2).</translation>
    </message>
    <message>
        <source>%1 takes a relic: %2 of %3.</source>
        <translation>%1 nimmt ein Relikt: %2 von %3.</translation>
    </message>
    <message>
        <source>%1 finds a piece of a map. The gate is at %2.</source>
        <translation>%1 findet ein Kartenstück. Das Tor liegt bei %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 from a pedestal; the others close.</source>
        <translation>%1 nimmt von einem Podest: %2. Die anderen schließen sich.</translation>
    </message>
</context>
<context>
    <name>cave::AttributePanel</name>
    <message>
        <source>Health</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Geschick</translation>
    </message>
    <message>
        <source>Intellect</source>
        <translation>Intelligenz</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1, blocks %2</source>
        <translation>%1, blockt %2</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>bare hands</source>
        <translation>bloße Hände</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
</context>
<context>
    <name>cave::AutoWalker</name>
    <message>
        <source>a monster is in the way</source>
        <translation>ein Monster ist im Weg</translation>
    </message>
    <message>
        <source>nothing left to explore nearby</source>
        <translation>in der Nähe ist alles erkundet</translation>
    </message>
    <message>
        <source>the way is blocked</source>
        <translation>der Weg ist versperrt</translation>
    </message>
    <message>
        <source>%1 hunts you</source>
        <translation>%1 jagt dich</translation>
    </message>
    <message>
        <source>nothing left to explore nearby; %1 walks to the exit</source>
        <translation>in der Nähe ist alles erkundet; %1 führt zum Ausgang</translation>
    </message>
</context>
<context>
    <name>cave::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>cave::BestiaryView</name>
    <message>
        <source>weak to %1</source>
        <translation>anfällig für %1</translation>
    </message>
    <message>
        <source>resists %1</source>
        <translation>widersteht %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Begegnet</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötet</translation>
    </message>
    <message>
        <source>Killed you</source>
        <translation>Hat dich getötet</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Weaknesses</source>
        <translation>Schwächen</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>Bestiarium</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds not met yet</source>
        <translation>
            <numerusform>Eine Art noch nicht begegnet</numerusform>
            <numerusform>%n Arten noch nicht begegnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts all worlds of the scenario, as their logs tell. Edited worlds, copies and those in which more was revealed than you saw don&apos;t count.</source>
        <translation>Zählt alle Welten des Szenarios anhand ihrer Protokolle. Bearbeitete Welten, Kopien und solche, in denen mehr aufgedeckt wurde, als du gesehen hast, zählen nicht.</translation>
    </message>
</context>
<context>
    <name>cave::CardContents</name>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
</context>
<context>
    <name>cave::CardFace</name>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
</context>
<context>
    <name>cave::CardMetricsButton</name>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Metrics shown on each card (up to three)</source>
        <translation>Kennzahlen auf jeder Karte (höchstens drei)</translation>
    </message>
</context>
<context>
    <name>cave::CaveHeader</name>
    <message>
        <source>Cave Game</source>
        <translation>Cave Game</translation>
    </message>
    <message>
        <source>Seeded, endless caves.</source>
        <translation>Endlose Höhlen aus Seeds.</translation>
    </message>
</context>
<context>
    <name>cave::CavePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Previous floor</source>
        <translation>Voriges Stockwerk</translation>
    </message>
    <message>
        <source>Next floor</source>
        <translation>Nächstes Stockwerk</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Level %1 von %2</translation>
    </message>
    <message>
        <source>Floor %1 of %2</source>
        <translation>Stockwerk %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rooms</source>
        <translation>
            <numerusform>%n Raum</numerusform>
            <numerusform>%n Räume</numerusform>
        </translation>
    </message>
    <message>
        <source>1 door from start to boss</source>
        <translation>1 Tür vom Start zum Boss</translation>
    </message>
    <message numerus="yes">
        <source>%n doors from start to boss</source>
        <translation>
            <numerusform>%n Tür vom Start zum Boss</numerusform>
            <numerusform>%n Türen vom Start zum Boss</numerusform>
        </translation>
    </message>
    <message>
        <source>drag to pan, scroll to zoom</source>
        <translation>ziehen verschiebt, Mausrad zoomt</translation>
    </message>
    <message>
        <source>%1 × %2 cells · %3 % floor · drag to pan, scroll to zoom</source>
        <translation>%1 × %2 Felder · %3&#xa0;% Boden · ziehen verschiebt, Mausrad zoomt</translation>
    </message>
    <message>
        <source>These settings don&apos;t produce a cave.</source>
        <translation>Diese Einstellungen ergeben keine Höhle.</translation>
    </message>
    <message>
        <source>%1 % floor · entrance at (%2, %3) · drag to pan, scroll to zoom</source>
        <translation>%1&#xa0;% Boden · Eingang bei (%2, %3) · ziehen verschiebt, Mausrad zoomt</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Shows all of the world, as if you had explored it</source>
        <translation>Zeigt die ganze Welt, als hättest du sie erkundet</translation>
    </message>
</context>
<context>
    <name>cave::CellDescription</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Unexplored</source>
        <translation>Unerkundet</translation>
    </message>
    <message>
        <source>On the ground: %1</source>
        <translation>Am Boden: %1</translation>
    </message>
    <message>
        <source>Chest, closed</source>
        <translation>Truhe, geschlossen</translation>
    </message>
    <message>
        <source>Chest, empty</source>
        <translation>Truhe, leer</translation>
    </message>
    <message>
        <source>%1, hunting you</source>
        <translation>%1, jagt dich</translation>
    </message>
    <message>
        <source>%1, standing guard</source>
        <translation>%1, hält Wache</translation>
    </message>
    <message>
        <source>%1, unaware of you</source>
        <translation>%1, hat dich nicht bemerkt</translation>
    </message>
    <message>
        <source>Fight it to find out what it is.</source>
        <translation>Kämpfe, um herauszufinden, was es ist.</translation>
    </message>
    <message>
        <source>Health %1, strength %2, dexterity %3; gives %4 experience.</source>
        <translation>Leben %1, Stärke %2, Geschick %3, %4 Erfahrungspunkte wert.</translation>
    </message>
    <message>
        <source>Health %1, damage %2, armour %3, radius %4, speed %5 %.</source>
        <translation>Leben %1, Schaden %2, Rüstung %3, Reichweite %4, Tempo %5&#xa0;%.</translation>
    </message>
    <message>
        <source>Your last death.</source>
        <translation>Dein letzter Tod.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Notiz: %1</translation>
    </message>
    <message>
        <source>Invulnerable.</source>
        <translation>Unverwundbar.</translation>
    </message>
    <message>
        <source>Health %1 of %2. Contact damage %3.</source>
        <translation>Leben %1 von %2. Berührungsschaden %3.</translation>
    </message>
    <message>
        <source>Rock, in sight</source>
        <translation>Fels, in Sicht</translation>
    </message>
    <message>
        <source>Water, in sight: takes two turns to enter</source>
        <translation>Wasser, in Sicht: zwei Züge zum Hineinwaten</translation>
    </message>
    <message>
        <source>Trees, in sight: they hide what is behind them</source>
        <translation>Bäume, in Sicht: Sie verdecken, was dahinter ist</translation>
    </message>
    <message>
        <source>The edge of the level</source>
        <translation>Der Rand des Levels</translation>
    </message>
    <message>
        <source>Floor, in sight</source>
        <translation>Boden, in Sicht</translation>
    </message>
    <message>
        <source>Rock, remembered</source>
        <translation>Fels, in Erinnerung</translation>
    </message>
    <message>
        <source>Water, remembered</source>
        <translation>Wasser, in Erinnerung</translation>
    </message>
    <message>
        <source>Trees, remembered</source>
        <translation>Bäume, in Erinnerung</translation>
    </message>
    <message>
        <source>Floor, remembered</source>
        <translation>Boden, in Erinnerung</translation>
    </message>
    <message>
        <source>Rock, unexplored</source>
        <translation>Fels, unerkundet</translation>
    </message>
    <message>
        <source>Water, unexplored</source>
        <translation>Wasser, unerkundet</translation>
    </message>
    <message>
        <source>Trees, unexplored</source>
        <translation>Bäume, unerkundet</translation>
    </message>
    <message>
        <source>Beyond the edge of the level</source>
        <translation>Jenseits des Levelrands</translation>
    </message>
    <message>
        <source>Floor, unexplored</source>
        <translation>Boden, unerkundet</translation>
    </message>
    <message>
        <source>It hunts you until you leave the floor.</source>
        <translation>Es jagt dich, bis du das Stockwerk verlässt.</translation>
    </message>
    <message>
        <source>It chases anyone within 1 cell.</source>
        <translation>Es verfolgt jeden im Umkreis von 1 Feld.</translation>
    </message>
    <message numerus="yes">
        <source>It chases anyone within %n cells.</source>
        <translation>
            <numerusform>Es verfolgt jeden im Umkreis von %n Feld.</numerusform>
            <numerusform>Es verfolgt jeden im Umkreis von %n Feldern.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can&apos;t attack you: you are outside its radius of %1 cells.</source>
        <translation>Es kann dich nicht angreifen: Du bist außerhalb seiner Reichweite von %1 Feldern.</translation>
    </message>
    <message>
        <source>It sees you.</source>
        <translation>Es sieht dich.</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: the gap at %1 is too narrow.</source>
        <translation>Es sieht dich nicht: Der Spalt bei %1 ist zu eng.</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: trees at %1.</source>
        <translation>Es sieht dich nicht: Bäume bei %1.</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: rock at %1.</source>
        <translation>Es sieht dich nicht: Fels bei %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>where something is, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: you are hidden in smoke.</source>
        <translation>Es sieht dich nicht: Der Rauch verbirgt dich.</translation>
    </message>
</context>
<context>
    <name>cave::CertificateDialog</name>
    <message>
        <source>Determinism certificate</source>
        <translation>Determinismus-Zertifikat</translation>
    </message>
    <message>
        <source>A fixed set of regions, chests, entrances and games is generated in different orders and on several threads. The results are hashed into this code. Machines with the same code generate the same worlds.</source>
        <translation>Eine feste Menge von Regionen, Truhen, Eingängen und Spielen wird in verschiedener Reihenfolge und auf mehreren Threads erzeugt. Die Ergebnisse ergeben als Hash diesen Code. Rechner mit demselben Code erzeugen dieselben Welten.</translation>
    </message>
    <message>
        <source>This machine&apos;s code</source>
        <translation>Code dieses Rechners</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Den Code kopieren</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Your &amp;friend&apos;s code</source>
        <translation>&amp;Code der anderen Person</translation>
    </message>
    <message>
        <source>Type or paste it here</source>
        <translation>Hier eintippen oder einfügen</translation>
    </message>
    <message>
        <source>Your friend&apos;s code</source>
        <translation>Code der anderen Person</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Details</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>&amp;Erneut ausführen</translation>
    </message>
    <message>
        <source>Cancelled; there is no code.</source>
        <translation>Abgebrochen; es gibt keinen Code.</translation>
    </message>
    <message>
        <source>The code could not be computed.</source>
        <translation>Der Code konnte nicht berechnet werden.</translation>
    </message>
    <message>
        <source>✓ All runs gave the same result.</source>
        <translation>✓ Alle Durchläufe hatten dasselbe Ergebnis.</translation>
    </message>
    <message>
        <source>Ask a friend for their machine&apos;s code and compare.</source>
        <translation>Lass dir den Code eines anderen Rechners geben und vergleiche.</translation>
    </message>
    <message>
        <source>Waiting for this machine&apos;s code.</source>
        <translation>Der Code dieses Rechners wird noch berechnet.</translation>
    </message>
    <message>
        <source>✓ Match: both machines generate the same worlds.</source>
        <translation>✓ Gleich: Beide Rechner erzeugen dieselben Welten.</translation>
    </message>
    <message>
        <source>The code is incomplete.</source>
        <translation>Der Code ist unvollständig.</translation>
    </message>
    <message>
        <source>✗ The code is from another version; compare with the same version of the program.</source>
        <translation>✗ Der Code stammt von einer anderen Version; vergleiche mit derselben Version des Programms.</translation>
    </message>
    <message>
        <source>✗ No match: a character is mistyped, or the machines generate different worlds.</source>
        <translation>✗ Ungleich: Ein Zeichen ist vertippt, oder die Rechner erzeugen verschiedene Welten.</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n runs differ; see the details.</source>
        <translation>
            <numerusform>✗ %n Durchlauf weicht ab; siehe Details.</numerusform>
            <numerusform>✗ %n Durchläufe weichen ab; siehe Details.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ChangeTexts</name>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Dug</source>
        <translation>Gegraben</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Chests claimed</source>
        <translation>Truhen geleert</translation>
    </message>
    <message>
        <source>Chests placed</source>
        <translation>Truhen gesetzt</translation>
    </message>
    <message>
        <source>Chests refilled</source>
        <translation>Truhen neu gefüllt</translation>
    </message>
    <message>
        <source>Chests removed</source>
        <translation>Truhen entfernt</translation>
    </message>
    <message>
        <source>Items dropped</source>
        <translation>Gegenstände abgelegt</translation>
    </message>
    <message>
        <source>Monsters killed</source>
        <translation>Monster getötet</translation>
    </message>
    <message>
        <source>Monsters moved</source>
        <translation>Monster bewegt</translation>
    </message>
    <message>
        <source>Monsters placed</source>
        <translation>Monster gesetzt</translation>
    </message>
    <message>
        <source>Things taken</source>
        <translation>Dinge genommen</translation>
    </message>
    <message>
        <source>Flooded</source>
        <translation>Geflutet</translation>
    </message>
    <message>
        <source>Drained</source>
        <translation>Trockengelegt</translation>
    </message>
    <message>
        <source>Planted</source>
        <translation>Bepflanzt</translation>
    </message>
    <message>
        <source>Felled</source>
        <translation>Gerodet</translation>
    </message>
    <message>
        <source>Things placed</source>
        <translation>Dinge gesetzt</translation>
    </message>
    <message>
        <source>Things removed</source>
        <translation>Dinge entfernt</translation>
    </message>
</context>
<context>
    <name>cave::ChangesModel</name>
    <message>
        <source>1 cell dug</source>
        <translation>1 Feld gegraben</translation>
    </message>
    <message numerus="yes">
        <source>%n cells dug</source>
        <translation>
            <numerusform>%n Feld gegraben</numerusform>
            <numerusform>%n Felder gegraben</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell filled</source>
        <translation>1 Feld gefüllt</translation>
    </message>
    <message numerus="yes">
        <source>%n cells filled</source>
        <translation>
            <numerusform>%n Feld gefüllt</numerusform>
            <numerusform>%n Felder gefüllt</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell flooded</source>
        <translation>1 Feld geflutet</translation>
    </message>
    <message numerus="yes">
        <source>%n cells flooded</source>
        <translation>
            <numerusform>%n Feld geflutet</numerusform>
            <numerusform>%n Felder geflutet</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell drained</source>
        <translation>1 Feld trockengelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n cells drained</source>
        <translation>
            <numerusform>%n Feld trockengelegt</numerusform>
            <numerusform>%n Felder trockengelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell planted with trees</source>
        <translation>1 Feld mit Bäumen bepflanzt</translation>
    </message>
    <message numerus="yes">
        <source>%n cells planted with trees</source>
        <translation>
            <numerusform>%n Feld mit Bäumen bepflanzt</numerusform>
            <numerusform>%n Felder mit Bäumen bepflanzt</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell felled</source>
        <translation>1 Feld gerodet</translation>
    </message>
    <message numerus="yes">
        <source>%n cells felled</source>
        <translation>
            <numerusform>%n Feld gerodet</numerusform>
            <numerusform>%n Felder gerodet</numerusform>
        </translation>
    </message>
    <message>
        <source>Chest claimed</source>
        <translation>Truhe geleert</translation>
    </message>
    <message>
        <source>Chest placed</source>
        <translation>Truhe gesetzt</translation>
    </message>
    <message>
        <source>Chest refilled</source>
        <translation>Truhe neu gefüllt</translation>
    </message>
    <message>
        <source>Chest removed</source>
        <translation>Truhe entfernt</translation>
    </message>
    <message>
        <source>Items dropped</source>
        <translation>Gegenstände abgelegt</translation>
    </message>
    <message>
        <source>Picked up or drunk</source>
        <translation>Aufgehoben oder getrunken</translation>
    </message>
    <message>
        <source>Monster killed</source>
        <translation>Monster getötet</translation>
    </message>
    <message>
        <source>Monster moved from %1</source>
        <translation>Monster von %1 hierher bewegt</translation>
    </message>
    <message>
        <source>Monster moved</source>
        <translation>Monster bewegt</translation>
    </message>
    <message>
        <source>Monster placed</source>
        <translation>Monster gesetzt</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Thing placed</source>
        <translation>Ding gesetzt</translation>
    </message>
    <message>
        <source>Thing removed</source>
        <translation>Ding entfernt</translation>
    </message>
</context>
<context>
    <name>cave::ChangesPanel</name>
    <message>
        <source>Differences from the seed</source>
        <translation>Unterschiede zum Seed</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Dies</translation>
    </message>
    <message>
        <source>Revert this</source>
        <translation>Dies zurücksetzen</translation>
    </message>
    <message>
        <source>Revert the selected changes to the seed</source>
        <translation>Die ausgewählten Änderungen auf den Seed zurücksetzen</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Revert the region</source>
        <translation>Die Region zurücksetzen</translation>
    </message>
    <message>
        <source>Revert the whole region to the seed</source>
        <translation>Die ganze Region auf den Seed zurücksetzen</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Revert the selection</source>
        <translation>Die Auswahl zurücksetzen</translation>
    </message>
    <message>
        <source>Revert the cells selected on the map to the seed</source>
        <translation>Die auf der Karte ausgewählten Felder auf den Seed zurücksetzen</translation>
    </message>
    <message>
        <source>Open a world to see its differences from the seed.</source>
        <translation>Öffne eine Welt, um zu sehen, was von ihrem Seed abweicht.</translation>
    </message>
    <message>
        <source>Comparing the world with its seed…</source>
        <translation>Die Welt wird mit ihrem Seed verglichen…</translation>
    </message>
    <message>
        <source>No differences from the seed.</source>
        <translation>Keine Unterschiede zum Seed.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show these on the map and in the list</source>
        <translation>Diese auf der Karte und in der Liste zeigen</translation>
    </message>
    <message>
        <source>1 region</source>
        <translation>1 Region</translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n Region</numerusform>
            <numerusform>%n Regionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparing, %n left</source>
        <translation>
            <numerusform>wird verglichen, noch %n</numerusform>
            <numerusform>wird verglichen, noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Read-only. Open this world in Edit to revert changes.</source>
        <translation>Schreibgeschützt. Öffne diese Welt unter „Bearbeiten“, um Änderungen zurückzusetzen.</translation>
    </message>
    <message>
        <source>Only a world in a world file can be edited.</source>
        <translation>Nur eine Welt in einer Weltdatei kann bearbeitet werden.</translation>
    </message>
    <message>
        <source>Select changes in the list or cells on the map to revert them.</source>
        <translation>Wähle Änderungen in der Liste oder Felder auf der Karte, um sie zurückzusetzen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells explored</source>
        <translation>
            <numerusform>%Ln Feld erkundet</numerusform>
            <numerusform>%Ln Felder erkundet</numerusform>
        </translation>
    </message>
    <message>
        <source>Which differences</source>
        <translation>Welche Unterschiede</translation>
    </message>
    <message>
        <source>This turn and its seed</source>
        <translation>Dieser Zug und der Seed</translation>
    </message>
    <message>
        <source>What changed since this turn</source>
        <translation>Was sich seit diesem Zug geändert hat</translation>
    </message>
    <message>
        <source>Nothing has changed since this turn.</source>
        <translation>Seit diesem Zug hat sich nichts geändert.</translation>
    </message>
</context>
<context>
    <name>cave::ChatLine</name>
    <message>
        <source>Write to the other players; %1 sends, %2 closes</source>
        <translation>Den anderen Spielern schreiben; %1 sendet, %2 schließt</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
</context>
<context>
    <name>cave::ChatText</name>
    <message>
        <source>You point at %1, %2.</source>
        <translation>Du zeigst auf %1, %2.</translation>
    </message>
    <message>
        <source>%1 points at %2, %3.</source>
        <translation>%1 zeigt auf %2, %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name, and what they say</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>cave::ChecksPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Fix &amp;all of this kind</source>
        <translation>Alle dieser Ar&amp;t beheben</translation>
    </message>
    <message>
        <source>Open a world to check it.</source>
        <translation>Öffne eine Welt, um sie prüfen zu lassen.</translation>
    </message>
    <message>
        <source>Fixing: %1 %</source>
        <translation>Wird behoben: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>No issues in the edited regions.</source>
        <translation>Keine Probleme in den bearbeiteten Regionen.</translation>
    </message>
    <message>
        <source>1 issue</source>
        <translation>1 Problem</translation>
    </message>
    <message>
        <source>%1 issues</source>
        <translation>%1 Probleme</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>Fix all: %1</source>
        <translation>Alle beheben: %1</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>&amp;Beheben</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
</context>
<context>
    <name>cave::ChestEditor</name>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Remove this item</source>
        <translation>Diesen Gegenstand entfernen</translation>
    </message>
    <message>
        <source>A chest can&apos;t be empty. Erase the chest to remove it.</source>
        <translation>Eine Truhe kann nicht leer sein. Lösche die Truhe, um sie zu entfernen.</translation>
    </message>
    <message>
        <source>In this chest</source>
        <translation>In dieser Truhe</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Gegenstand hinzufügen</translation>
    </message>
    <message>
        <source>Add an item to the chest</source>
        <translation>Der Truhe einen Gegenstand hinzufügen</translation>
    </message>
    <message>
        <source>Revert to seed</source>
        <translation>Auf Seed zurücksetzen</translation>
    </message>
    <message>
        <source>Revert the chest to the seed</source>
        <translation>Die Truhe auf den Seed zurücksetzen</translation>
    </message>
</context>
<context>
    <name>cave::CodeField</name>
    <message>
        <source>Enter the join code: the six words that the host sees.</source>
        <translation>Gib den Beitrittscode ein: die sechs Wörter, die der Host sieht.</translation>
    </message>
    <message>
        <source>That isn&apos;t a join code: %1.</source>
        <translation>Das ist kein Beitrittscode: %1.</translation>
    </message>
</context>
<context>
    <name>cave::ColumnMenu</name>
    <message>
        <source>&amp;Filter…</source>
        <translation>&amp;Filter…</translation>
    </message>
    <message>
        <source>&amp;Clear filter</source>
        <translation>Filter lös&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Level</translation>
    </message>
    <message>
        <source>S&amp;quare of</source>
        <translation>&amp;Quadrat:</translation>
    </message>
    <message>
        <source>&amp;Within</source>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Use this reach for the column</source>
        <translation>Diese Reichweite für die Spalte verwenden</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a column with this reach</source>
        <translation>Eine Spalte mit dieser Reichweite hinzufügen</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Nach l&amp;inks</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>&amp;Hide this column</source>
        <translation>Diese Spalte &amp;ausblenden</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;All results</source>
        <translation>&amp;Alle Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Matches only</source>
        <translation>Nur &amp;Treffer</translation>
    </message>
    <message>
        <source>&amp;Near misses only</source>
        <translation>Nur &amp;Beinahe-Treffer</translation>
    </message>
</context>
<context>
    <name>cave::CombatOutcome</name>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>The %1 is dead. It carried:</source>
        <translation>%1 ist tot. Die Beute:</translation>
    </message>
    <message>
        <source>Another monster has already seen you.</source>
        <translation>Ein anderes Monster hat dich schon gesehen.</translation>
    </message>
    <message>
        <source>You fell to the %1</source>
        <translation>Erschlagen von: %1</translation>
    </message>
    <message>
        <source>You lost:</source>
        <translation>Du hast verloren:</translation>
    </message>
    <message>
        <source>You lost nothing.</source>
        <translation>Du hast nichts verloren.</translation>
    </message>
    <message>
        <source>The %1 is dead.</source>
        <translation>%1 ist tot.</translation>
    </message>
    <message>
        <source>You gain 1 experience.</source>
        <translation>Du erhältst 1 Erfahrungspunkt.</translation>
    </message>
    <message numerus="yes">
        <source>You gain %n experience.</source>
        <translation>
            <numerusform>Du erhältst %n Erfahrungspunkt.</numerusform>
            <numerusform>Du erhältst %n Erfahrungspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run ends here.</source>
        <translation>Dieser Lauf endet hier.</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <translation>%1, Stärke %2</translation>
    </message>
    <message>
        <source>You got away</source>
        <translation>Du bist entkommen</translation>
    </message>
    <message>
        <source>The %1 stays where it was, and recovers.</source>
        <translation>%1 bleibt zurück und erholt sich.</translation>
    </message>
    <message>
        <source>You wake up at %1 with full health.</source>
        <translation>Du wachst bei %1 mit vollem Leben auf.</translation>
    </message>
    <message>
        <source>The others play on, and you can watch them.</source>
        <translation>Die anderen spielen weiter, und du kannst ihnen zusehen.</translation>
    </message>
</context>
<context>
    <name>cave::CombatPanel</name>
    <message>
        <source>Fight with the %1</source>
        <translation>Kampf: %1</translation>
    </message>
    <message>
        <source>A dodge roll higher than the attack avoids the hit. Scrolls can&apos;t be dodged.</source>
        <translation>Ein Ausweichwurf über dem Angriff vermeidet den Treffer. Schriftrollen kann man nicht ausweichen.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Wake up</source>
        <translation>Aufwachen</translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation>Weiterkämpfen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>What happened in this fight</source>
        <translation>Was in diesem Kampf geschah</translation>
    </message>
    <message>
        <source>You hit the %1 for %2 damage.</source>
        <translation>Du triffst: %1, %2 Schaden.</translation>
    </message>
    <message>
        <source>The %1 hits you for %2 damage.</source>
        <translation>%1 trifft dich: %2 Schaden.</translation>
    </message>
    <message>
        <source>You hit the %1 for %2 damage; it uses %3 armour (%4 left).</source>
        <translation>Du triffst: %1, %2 Schaden; kostet %3 Rüstung (noch %4).</translation>
    </message>
    <message>
        <source>The %1 hits you for %2 damage; you use %3 armour (%4 left).</source>
        <translation>%1 trifft dich: %2 Schaden; kostet dich %3 Rüstung (noch %4).</translation>
    </message>
    <message>
        <source>Its health: %1.</source>
        <translation>Leben des Gegners: %1.</translation>
    </message>
    <message>
        <source>Your health: %1.</source>
        <translation>Dein Leben: %1.</translation>
    </message>
    <message>
        <source>The %1 is stunned. You strike again.</source>
        <translation>%1 ist betäubt. Du schlägst noch einmal zu.</translation>
    </message>
    <message>
        <source>You are stunned. The %1 strikes again.</source>
        <translation>Du bist betäubt. %1 schlägt noch einmal zu.</translation>
    </message>
    <message>
        <source>You strike first.</source>
        <translation>Du schlägst zuerst zu.</translation>
    </message>
    <message>
        <source>The %1 strikes first.</source>
        <translation>%1 schlägt zuerst zu.</translation>
    </message>
    <message>
        <source>The %1 gets %2 armour back.</source>
        <translation>%1 bekommt %2 Rüstung zurück.</translation>
    </message>
    <message>
        <source>You get %1 armour back.</source>
        <translation>Du bekommst %1 Rüstung zurück.</translation>
    </message>
    <message>
        <source>You killed the %1.</source>
        <translation>Du hast gesiegt: %1 ist tot.</translation>
    </message>
    <message>
        <source>The %1 killed you.</source>
        <translation>%1 hat dich getötet.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>+%1 next blow</source>
        <translation>+%1 beim nächsten Schlag</translation>
    </message>
    <message>
        <source>+%1 in two blows</source>
        <translation>+%1 in zwei Schlägen</translation>
    </message>
    <message>
        <source>+%1 later</source>
        <translation>+%1 später</translation>
    </message>
    <message>
        <source>next</source>
        <translation>nächster</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>Your bare hands do %1 damage.</source>
        <translation>Deine bloßen Hände machen %1 Schaden.</translation>
    </message>
    <message>
        <source>Your %1 does %2 damage.</source>
        <translation>Deine Waffe (%1) macht %2 Schaden.</translation>
    </message>
    <message>
        <source>▲ Weak to %1: your %2 does %3 damage instead of %4.</source>
        <translation>▲ Anfällig für %1: %2 macht %3 Schaden statt %4.</translation>
    </message>
    <message>
        <source>▼ Resists %1: your %2 does %3 damage instead of %4.</source>
        <translation>▼ Widersteht %1: %2 macht %3 Schaden statt %4.</translation>
    </message>
    <message>
        <source>▶ dodges %1</source>
        <translation>▶ weicht mit %1 aus</translation>
    </message>
    <message>
        <source>You reach level %1. %2</source>
        <translation>Du erreichst Stufe %1. %2</translation>
    </message>
    <message>
        <source>You attack: %1.</source>
        <translation>Du greifst an: %1.</translation>
    </message>
    <message>
        <source>The %1 attacks: %2.</source>
        <translation>%1 greift an: %2.</translation>
    </message>
    <message>
        <source>The %1 dodges with %2: miss.</source>
        <translation>%1 weicht mit %2 aus: daneben.</translation>
    </message>
    <message>
        <source>You dodge with %1: miss.</source>
        <translation>Du weichst mit %1 aus: daneben.</translation>
    </message>
    <message>
        <source>The %1 rolls %2 to dodge: hit.</source>
        <translation>%1 würfelt %2 zum Ausweichen: Treffer.</translation>
    </message>
    <message>
        <source>You roll %1 to dodge: hit.</source>
        <translation>Du würfelst %1 zum Ausweichen: Treffer.</translation>
    </message>
    <message>
        <source>Its armour blocks %1.</source>
        <translation>Die gegnerische Rüstung blockt %1.</translation>
    </message>
    <message>
        <source>Your armour blocks %1.</source>
        <translation>Deine Rüstung blockt %1.</translation>
    </message>
    <message>
        <source>%1 damage; %2 HP left.</source>
        <translation>%1 Schaden; noch %2 LP.</translation>
    </message>
    <message>
        <source>You take %1 damage; %2 HP left.</source>
        <translation>Du erleidest %1 Schaden; noch %2 LP.</translation>
    </message>
    <message>
        <source>You read the %1: %2.</source>
        <translation>Du liest: %1, %2.</translation>
    </message>
    <message>
        <source>You heal %1; %2 HP.</source>
        <translation>Du heilst dich um %1; %2 LP.</translation>
    </message>
    <message>
        <source>You get ready to dodge: your next roll counts %1.</source>
        <translation>Du machst dich zum Ausweichen bereit: Dein nächster Wurf zählt %1.</translation>
    </message>
    <message>
        <source>Attack %1 · dodge %2 · spells %3</source>
        <translation>Angriff %1 · Ausweichen %2 · Zauber %3</translation>
    </message>
    <message>
        <source>Attack %1 · dodge %2</source>
        <translation>Angriff %1 · Ausweichen %2</translation>
    </message>
    <message>
        <source>%1, %2 to level %3</source>
        <translation>%1, noch %2 bis Stufe %3</translation>
    </message>
    <message>
        <source>Health %1, strength %2, dexterity %3, intellect %4.</source>
        <translation>Leben %1, Stärke %2, Geschick %3, Intelligenz %4.</translation>
    </message>
    <message>
        <source>You fight together with %1.</source>
        <translation>Du kämpfst zusammen mit %1.</translation>
    </message>
    <message>
        <source>%1 hits the %2 for %3 damage.</source>
        <translation>%1 trifft: %2, %3 Schaden.</translation>
    </message>
    <message>
        <source>The %2 hits %1 for %3 damage.</source>
        <translation>%2 trifft %1: %3 Schaden.</translation>
    </message>
    <message>
        <source>Health of %2: %1.</source>
        <translation>Leben von %2: %1.</translation>
    </message>
    <message>
        <source>The %2 is stunned. %1 strikes again.</source>
        <translation>%2 ist betäubt. %1 schlägt noch einmal zu.</translation>
    </message>
    <message>
        <source>%1 is stunned. The %2 strikes again.</source>
        <translation>%1 ist betäubt. %2 schlägt noch einmal zu.</translation>
    </message>
    <message>
        <source>%1 attacks; the %2 dodges.</source>
        <translation>%1 greift an; %2 weicht aus.</translation>
    </message>
    <message>
        <source>The %2 attacks; %1 dodges.</source>
        <translation>%2 greift an; %1 weicht aus.</translation>
    </message>
    <message>
        <source>%1 gets ready to dodge.</source>
        <translation>%1 macht sich zum Ausweichen bereit.</translation>
    </message>
    <message>
        <source>%1 reads the %2 and heals %3.</source>
        <translation>%1 liest: %2, +%3 LP.</translation>
    </message>
    <message>
        <source>%1 reads the %2: %3 damage.</source>
        <translation>%1 liest: %2, %3 Schaden.</translation>
    </message>
    <message>
        <source>The fight goes on. Your turn.</source>
        <translation>Der Kampf geht weiter. Du bist am Zug.</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>kein Gegenschlag</translation>
    </message>
    <message>
        <source>it answers with %1, which may kill you</source>
        <translation>Gegenschlag %1, womöglich tödlich</translation>
    </message>
    <message>
        <source>it answers with %1</source>
        <translation>Gegenschlag %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a choice does; what follows</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>The %1 is stunned and can&apos;t answer.</source>
        <translation>Betäubt: %1 kann nicht zurückschlagen.</translation>
    </message>
    <message>
        <source>You are poisoned.</source>
        <translation>Du bist vergiftet.</translation>
    </message>
    <message>
        <source>You guard, and get %1 armour back.</source>
        <translation>Du gehst in Deckung und erhältst %1 Rüstung zurück.</translation>
    </message>
    <message>
        <source>You guard.</source>
        <translation>Du gehst in Deckung.</translation>
    </message>
    <message>
        <source>You wield the %1.</source>
        <translation>Du führst jetzt: %1.</translation>
    </message>
    <message>
        <source>You turn and run.</source>
        <translation>Du drehst dich um und rennst.</translation>
    </message>
    <message>
        <source>You use the %1.</source>
        <translation>Du benutzt: %1.</translation>
    </message>
    <message>
        <source>%1 guards.</source>
        <translation>%1 geht in Deckung.</translation>
    </message>
    <message>
        <source>%1 wields the %2.</source>
        <translation>%1 führt jetzt: %2.</translation>
    </message>
    <message>
        <source>%1 turns and runs.</source>
        <translation>%1 dreht sich um und rennt.</translation>
    </message>
    <message>
        <source>%1 uses the %2.</source>
        <translation>%1 benutzt: %2.</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1 Schaden</translation>
    </message>
    <message>
        <source>it dies</source>
        <translation>Gegner stirbt</translation>
    </message>
    <message>
        <source>it may die, or %1</source>
        <translation>Gegner stirbt womöglich, sonst %1</translation>
    </message>
    <message>
        <source>%1 armour back</source>
        <translation>%1 Rüstung zurück</translation>
    </message>
    <message>
        <source>softens the next blow</source>
        <translation>mildert den nächsten Schlag</translation>
    </message>
    <message>
        <source>%1: %2 damage from the next round</source>
        <translation>%1: %2 Schaden ab der nächsten Runde</translation>
    </message>
    <message>
        <source>you get away, and it stays</source>
        <translation>du entkommst, der Gegner bleibt</translation>
    </message>
    <message>
        <source>a parting blow of %1, which may kill you</source>
        <translation>Abschiedsschlag %1, womöglich tödlich</translation>
    </message>
    <message>
        <source>a parting blow of %1; it stays and recovers</source>
        <translation>Abschiedsschlag %1; der Gegner bleibt und erholt sich</translation>
    </message>
    <message>
        <source>The %1 strikes after you (%2 of %3 HP).</source>
        <translation>Nach dir schlägt %1 zu (%2 von %3 LP).</translation>
    </message>
    <message>
        <source>The %1 hits your companion for %2 damage.</source>
        <translation>%1 trifft deinen Begleiter: %2 Schaden.</translation>
    </message>
    <message>
        <source>Your companion hits the %1 for %2 damage.</source>
        <translation>Dein Begleiter trifft: %1, %2 Schaden.</translation>
    </message>
    <message>
        <source>The %1 dies.</source>
        <translation>%1 stirbt.</translation>
    </message>
    <message>
        <source>%1, companion %2 damage</source>
        <comment>what a choice does; a number</comment>
        <translation>%1, Begleiter %2 Schaden</translation>
    </message>
    <message numerus="yes">
        <source>The monster kills you in about %n blows.</source>
        <translation>
            <numerusform>Das Monster tötet dich mit etwa %n Schlag.</numerusform>
            <numerusform>Das Monster tötet dich mit etwa %n Schlägen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The monster&apos;s blows can hardly kill you.</source>
        <translation>Die Schläge des Monsters können dich kaum töten.</translation>
    </message>
    <message numerus="yes">
        <source>A blow that hurts poisons you for %n turns.</source>
        <translation>
            <numerusform>Ein Schlag, der verletzt, vergiftet dich für %n Runde.</numerusform>
            <numerusform>Ein Schlag, der verletzt, vergiftet dich für %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of its blows stun you, and it strikes again.</source>
        <translation>%1&#xa0;% seiner Schläge betäuben dich, und es schlägt noch einmal zu.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
</context>
<context>
    <name>cave::CommandRow</name>
    <message>
        <source>Enter a condition first</source>
        <translation>Gib zuerst eine Bedingung ein</translation>
    </message>
    <message>
        <source>A command can search only numbers and random seeds, without level files of your own</source>
        <translation>Ein Befehl kann nur Zahlen und zufällige Seeds durchsuchen, ohne eigene Level-Dateien</translation>
    </message>
    <message>
        <source>Saves the sketch to a file and copies:</source>
        <translation>Speichert die Skizze in einer Datei und kopiert:</translation>
    </message>
    <message>
        <source>Write scripts that run this search on other machines</source>
        <translation>Skripte schreiben, die diese Suche auf anderen Rechnern ausführen</translation>
    </message>
    <message>
        <source>Save the sketch for the command</source>
        <translation>Skizze für den Befehl speichern</translation>
    </message>
    <message>
        <source>The sketch can&apos;t be saved.</source>
        <translation>Die Skizze lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>The command is copied; its sketch is in %1.</source>
        <translation>Der Befehl ist kopiert; seine Skizze liegt in %1.</translation>
    </message>
    <message>
        <source>Cop&amp;y as command</source>
        <translation>Als Befehl &amp;kopieren</translation>
    </message>
    <message>
        <source>Search e&amp;lsewhere…</source>
        <translation>Anders&amp;wo suchen…</translation>
    </message>
    <message>
        <source>Only a number of seeds, random seeds or a list can be searched elsewhere, without level files of your own</source>
        <translation>Anderswo lassen sich nur eine Anzahl von Seeds, zufällige Seeds oder eine Liste durchsuchen, ohne eigene Level-Dateien</translation>
    </message>
    <message>
        <source>Wrote the folder %1. Its README.txt says how to run the search.</source>
        <translation>Ordner %1 geschrieben. Seine README.txt sagt, wie die Suche ausgeführt wird.</translation>
    </message>
</context>
<context>
    <name>cave::CompareInvitation</name>
    <message>
        <source>Same seed, other &amp;generator</source>
        <translation>Gleicher Seed, anderer &amp;Generator</translation>
    </message>
    <message>
        <source>Same world, other &amp;settings</source>
        <translation>Gleiche Welt, andere &amp;Einstellungen</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Compare two to six worlds side by side or on top of each other. Select seeds in the contact sheet, or start with any two.</source>
        <translation>Vergleiche zwei bis sechs Welten nebeneinander oder übereinander. Wähle Seeds in der Übersicht aus oder beginne mit zwei beliebigen.</translation>
    </message>
    <message>
        <source>Two &amp;random worlds</source>
        <translation>Zwei &amp;zufällige Welten</translation>
    </message>
    <message>
        <source>Choose a world to compare</source>
        <translation>Wähle eine Welt zum Vergleichen</translation>
    </message>
    <message>
        <source>Add a second world to compare. The maps move together.</source>
        <translation>Füge eine zweite Welt zum Vergleichen hinzu. Die Karten bewegen sich gemeinsam.</translation>
    </message>
    <message>
        <source>A &amp;random world</source>
        <translation>Eine &amp;zufällige Welt</translation>
    </message>
</context>
<context>
    <name>cave::CompareMetrics</name>
    <message numerus="yes">
        <source>Measured in the square within %n cells of the entrance.</source>
        <translation>
            <numerusform>Gemessen im Quadrat, bis %n Feld vom Eingang in jede Richtung.</numerusform>
            <numerusform>Gemessen im Quadrat, bis %n Felder vom Eingang in jede Richtung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured within %n steps of the entrance.</source>
        <translation>
            <numerusform>Gemessen bis %n Schritt vom Eingang.</numerusform>
            <numerusform>Gemessen bis %n Schritte vom Eingang.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on all levels together.</source>
        <translation>Gemessen auf allen Leveln zusammen.</translation>
    </message>
    <message numerus="yes">
        <source>Searched up to %n steps from the entrance.</source>
        <translation>
            <numerusform>Gesucht bis %n Schritt vom Eingang.</numerusform>
            <numerusform>Gesucht bis %n Schritte vom Eingang.</numerusform>
        </translation>
    </message>
    <message>
        <source>▲ Most players prefer more.</source>
        <translation>▲ Mehr ist für die meisten Spieler besser.</translation>
    </message>
    <message>
        <source>▼ Most players prefer less.</source>
        <translation>▼ Weniger ist für die meisten Spieler besser.</translation>
    </message>
    <message>
        <source>Neutral.</source>
        <translation>Neutral.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>%1, cells</source>
        <translation>%1, Felder</translation>
    </message>
    <message>
        <source>%1, steps</source>
        <translation>%1, Schritte</translation>
    </message>
    <message>
        <source>▲ %1</source>
        <translation>▲ %1</translation>
    </message>
    <message>
        <source>▼ %1</source>
        <translation>▼ %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>In worlds of levels: on all levels together.</source>
        <translation>In Welten aus Ebenen: auf allen Ebenen zusammen.</translation>
    </message>
</context>
<context>
    <name>cave::CompareOverlay</name>
    <message>
        <source>%1 on the left, %2 on the right. Drag the divider or use the arrow keys.</source>
        <translation>Links %1, rechts %2. Ziehe den Trenner oder nimm die Pfeiltasten.</translation>
    </message>
    <message>
        <source>Divider between %1 and %2</source>
        <translation>Trenner zwischen %1 und %2</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>cave::ComparePage</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a world (up to %1)</source>
        <translation>Eine Welt hinzufügen (bis zu %1)</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>▲ more or ▼ less is better; the best world in each row is marked. Hover over a row for its definition.</source>
        <translation>▲ mehr oder ▼ weniger ist besser; die beste Welt jeder Zeile ist markiert. Zeige auf eine Zeile, um ihre Definition zu sehen.</translation>
    </message>
    <message>
        <source>Metrics of the worlds</source>
        <translation>Kennzahlen der Welten</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>All worlds side by side, moving together</source>
        <translation>Alle Welten nebeneinander, gemeinsam bewegt</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Wischen</translation>
    </message>
    <message>
        <source>Two worlds with a divider between them</source>
        <translation>Zwei Welten mit einem Trenner dazwischen</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Überblenden</translation>
    </message>
    <message>
        <source>Two worlds blended</source>
        <translation>Zwei Welten gemischt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Cells that are floor in only one of two worlds</source>
        <translation>Felder, die nur in einer von zwei Welten Boden sind</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>The stages of generating one world</source>
        <translation>Wie eine Welt Schritt für Schritt entsteht</translation>
    </message>
    <message>
        <source>Go to entrance</source>
        <translation>Zum Eingang</translation>
    </message>
    <message>
        <source>Chests and monsters</source>
        <translation>Truhen und Monster</translation>
    </message>
    <message>
        <source>Same seed, other generator</source>
        <translation>Gleicher Seed, anderer Generator</translation>
    </message>
    <message>
        <source>Same world, other settings</source>
        <translation>Gleiche Welt, andere Einstellungen</translation>
    </message>
    <message>
        <source>A random world</source>
        <translation>Eine zufällige Welt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Go to the entrance of the first world</source>
        <translation>Zum Eingang der ersten Welt gehen</translation>
    </message>
    <message>
        <source>Show chests and monsters</source>
        <translation>Truhen und Monster zeigen</translation>
    </message>
    <message>
        <source>Show the table of metrics</source>
        <translation>Die Tabelle der Kennzahlen zeigen</translation>
    </message>
</context>
<context>
    <name>cave::CompareSteps</name>
    <message>
        <source>Previous stage</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Play the stages</source>
        <translation>Die Schritte abspielen</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Generation stage</source>
        <translation>Schritt der Erzeugung</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Play or pause the stages</source>
        <translation>Die Schritte abspielen oder anhalten</translation>
    </message>
</context>
<context>
    <name>cave::ComparedMap</name>
    <message>
        <source>Map of %1</source>
        <translation>Karte von %1</translation>
    </message>
</context>
<context>
    <name>cave::ConditionBuilder</name>
    <message>
        <source>Start &amp;over with the builder</source>
        <translation>Im Editor &amp;neu beginnen</translation>
    </message>
    <message>
        <source>This condition is too complex for the builder.</source>
        <translation>Diese Bedingung ist zu komplex für den Editor.</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>alle davon</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>mindestens eine davon</translation>
    </message>
    <message>
        <source>A&amp;dd a row</source>
        <translation>Zei&amp;le hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>Zu&amp;treffen</translation>
    </message>
</context>
<context>
    <name>cave::ConditionCompletion</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>cave::ConditionEdit</name>
    <message>
        <source>chests(30) &gt;= 3 &amp;&amp; …</source>
        <translation>chests(30) &gt;= 3 &amp;&amp; …</translation>
    </message>
    <message>
        <source>Condition for worlds. %1 lists completions.</source>
        <translation>Bedingung, die Welten erfüllen müssen. %1 schlägt Ergänzungen vor.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
</context>
<context>
    <name>cave::ConditionRow</name>
    <message>
        <source>Metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Half width of the square around the spawn, in cells</source>
        <translation>Halbe Breite des Quadrats um den Startpunkt, in Feldern</translation>
    </message>
    <message>
        <source>Walking distance from the spawn, in steps</source>
        <translation>Gehweite vom Startpunkt, in Schritten</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Diese Zeile entfernen</translation>
    </message>
    <message>
        <source>= none</source>
        <translation>= keine</translation>
    </message>
    <message>
        <source>≠ none</source>
        <translation>≠ keine</translation>
    </message>
</context>
<context>
    <name>cave::ConsumableText</name>
    <message>
        <source>It bursts on the ground, far from any enemy.</source>
        <translation>Es zerplatzt am Boden, weit weg von jedem Gegner.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nichts geschieht.</translation>
    </message>
    <message>
        <source>You drink the %1.</source>
        <translation>Du trinkst: %1.</translation>
    </message>
    <message>
        <source>You throw the %1.</source>
        <translation>Du wirfst: %1.</translation>
    </message>
    <message>
        <source>You read the %1.</source>
        <translation>Du liest: %1.</translation>
    </message>
    <message>
        <source>You use the %1.</source>
        <translation>Du benutzt: %1.</translation>
    </message>
    <message>
        <source>Now you know it: a %1.</source>
        <translation>Jetzt kennst du es: %1.</translation>
    </message>
    <message>
        <source>You throw it.</source>
        <translation>Du wirfst es.</translation>
    </message>
    <message>
        <source>You read it.</source>
        <translation>Du liest es.</translation>
    </message>
    <message>
        <source>You drink it.</source>
        <translation>Du trinkst es.</translation>
    </message>
    <message numerus="yes">
        <source>You recover %n HP.</source>
        <translation>
            <numerusform>Du erhältst %n Lebenspunkt zurück.</numerusform>
            <numerusform>Du erhältst %n Lebenspunkte zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your armour hardens: %n points are back.</source>
        <translation>
            <numerusform>Deine Rüstung härtet aus: %n Punkt ist zurück.</numerusform>
            <numerusform>Deine Rüstung härtet aus: %n Punkte sind zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thick smoke hides you.</source>
        <translation>Dichter Rauch verbirgt dich.</translation>
    </message>
    <message>
        <source>It bursts over your enemy.</source>
        <translation>Es zerplatzt über deinem Gegner.</translation>
    </message>
    <message numerus="yes">
        <source>Your next %n blows do more damage.</source>
        <translation>
            <numerusform>Dein nächster Schlag (%n) macht mehr Schaden.</numerusform>
            <numerusform>Deine nächsten %n Schläge machen mehr Schaden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see twice as far for %n turns.</source>
        <translation>
            <numerusform>Du siehst %n Zug lang doppelt so weit.</numerusform>
            <numerusform>Du siehst %n Züge lang doppelt so weit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The caves around you appear before your eyes.</source>
        <translation>Die Höhlen um dich erscheinen vor deinen Augen.</translation>
    </message>
    <message>
        <source>The world blurs, and you are somewhere else.</source>
        <translation>Die Welt verschwimmt, und du bist anderswo.</translation>
    </message>
    <message>
        <source>The poison leaves you.</source>
        <translation>Das Gift weicht von dir.</translation>
    </message>
    <message numerus="yes">
        <source>It burns: you are poisoned for %n turns.</source>
        <translation>
            <numerusform>Es brennt: Du bist %n Zug lang vergiftet.</numerusform>
            <numerusform>Es brennt: Du bist %n Züge lang vergiftet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Heals up to %1 HP.</source>
        <translation>Heilt bis zu %1 Lebenspunkte.</translation>
    </message>
    <message>
        <source>Restores up to %1 points of armour.</source>
        <translation>Stellt bis zu %1 Punkte Rüstung wieder her.</translation>
    </message>
    <message>
        <source>Lets you leave a fight without a parting blow; hunters lose track of you.</source>
        <translation>Lässt dich einen Kampf ohne Abschiedsschlag verlassen; Verfolger verlieren deine Spur.</translation>
    </message>
    <message>
        <source>Deals %1 damage of %2; the enemy can&apos;t answer.</source>
        <translation>Macht %1 Schaden (%2); der Gegner kann nicht zurückschlagen.</translation>
    </message>
    <message>
        <source>Deals %1 damage of %2.</source>
        <translation>Macht %1 Schaden (%2).</translation>
    </message>
    <message numerus="yes">
        <source>Your next %n blows do %1 % more damage.</source>
        <translation>
            <numerusform>Dein nächster Schlag (%n) macht %1 % mehr Schaden.</numerusform>
            <numerusform>Deine nächsten %n Schläge machen %1 % mehr Schaden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows everything within %1 cells.</source>
        <translation>Zeigt alles im Umkreis von %1 Feldern.</translation>
    </message>
    <message>
        <source>Ends a poisoning.</source>
        <translation>Beendet eine Vergiftung.</translation>
    </message>
    <message numerus="yes">
        <source>Poisons whoever drinks it for %n turns.</source>
        <translation>
            <numerusform>Vergiftet jeden, der davon trinkt, für %n Zug.</numerusform>
            <numerusform>Vergiftet jeden, der davon trinkt, für %n Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You feel stronger: %n HP more from now on.</source>
        <translation>
            <numerusform>Du fühlst dich stärker: von nun an %n Lebenspunkt mehr.</numerusform>
            <numerusform>Du fühlst dich stärker: von nun an %n Lebenspunkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lantern reaches %n cells farther.</source>
        <translation>
            <numerusform>Deine Laterne leuchtet %n Feld weiter.</numerusform>
            <numerusform>Deine Laterne leuchtet %n Felder weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also counts as a weapon of %1 where that does more damage.</source>
        <translation>Zählt auch als %1-Waffe, wo das mehr Schaden macht.</translation>
    </message>
    <message>
        <source>%1 HP more while you wear it.</source>
        <translation>%1 Lebenspunkte mehr, solange du sie trägst.</translation>
    </message>
    <message>
        <source>Used points of armour return one blow sooner.</source>
        <translation>Verbrauchte Rüstungspunkte kommen einen Schlag früher zurück.</translation>
    </message>
    <message numerus="yes">
        <source>You see %n cells farther.</source>
        <translation>
            <numerusform>Du siehst %n Feld weiter.</numerusform>
            <numerusform>Du siehst %n Felder weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings you back to your last camp, out of a fight as well.</source>
        <translation>Bringt dich zu deinem letzten Lager zurück, auch mitten aus einem Kampf.</translation>
    </message>
    <message>
        <source>You are already at full health.</source>
        <translation>Du bist schon bei vollem Leben.</translation>
    </message>
    <message>
        <source>Your armour is already intact.</source>
        <translation>Deine Rüstung ist schon unversehrt.</translation>
    </message>
    <message>
        <source>Maximum health rises by %1 HP permanently.</source>
        <translation>Das maximale Leben steigt dauerhaft um %1 Lebenspunkte.</translation>
    </message>
    <message numerus="yes">
        <source>You permanently see %n cells farther.</source>
        <translation>
            <numerusform>Du siehst dauerhaft %n Feld weiter.</numerusform>
            <numerusform>Du siehst dauerhaft %n Felder weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is better than yours: press %2 to wield it.</source>
        <translation>%1 ist besser als deine Waffe: %2 drücken zum Ausrüsten.</translation>
    </message>
    <message>
        <source>The %1 is better than yours: press %2 to put it on.</source>
        <translation>%1 ist besser als deine Rüstung: %2 drücken zum Anlegen.</translation>
    </message>
    <message numerus="yes">
        <source>Lets you leave a fight without a parting blow. Hunters lose track of you, and none sees you in the smoke for %n turns.</source>
        <translation>
            <numerusform>Lässt dich einen Kampf ohne Abschiedsschlag verlassen. Verfolger verlieren deine Spur, und %n Runde lang sieht dich im Rauch keiner.</numerusform>
            <numerusform>Lässt dich einen Kampf ohne Abschiedsschlag verlassen. Verfolger verlieren deine Spur, und %n Runden lang sieht dich im Rauch keiner.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are at full health. Use the %1 anyway?</source>
        <translation>Dein Leben ist voll. %1 trotzdem benutzen?</translation>
    </message>
    <message>
        <source>Your armour is intact. Use the %1 anyway?</source>
        <translation>Deine Rüstung ist unversehrt. %1 trotzdem benutzen?</translation>
    </message>
    <message>
        <source>You aren&apos;t poisoned. Use the %1 anyway?</source>
        <translation>Du bist nicht vergiftet. %1 trotzdem benutzen?</translation>
    </message>
    <message>
        <source>There is no enemy to throw the %1 at. Use it anyway?</source>
        <translation>Es ist kein Gegner da, auf den du das werfen kannst: %1. Trotzdem benutzen?</translation>
    </message>
    <message>
        <source>Your weapon is already as sharp. Use the %1 anyway?</source>
        <translation>Deine Waffe ist schon so scharf. %1 trotzdem benutzen?</translation>
    </message>
    <message>
        <source>The %1 does you harm. Use it anyway?</source>
        <translation>%1 schadet dir. Trotzdem benutzen?</translation>
    </message>
</context>
<context>
    <name>cave::ContactSheet</name>
    <message>
        <source>Contact sheet of seeds</source>
        <translation>Übersicht von Seeds</translation>
    </message>
    <message>
        <source>Contact sheet of seeds, %1</source>
        <translation>Übersicht von Seeds, %1</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Each card is a live map of one seed. All maps share one camera.

Mouse: drag a map to pan all maps, scroll to browse, Ctrl+scroll to zoom. Double-click opens a seed.

Keys: arrows, %1, %2, %3 and %4 move between cards, with Shift they select; %5 toggles the selection; %6 opens; F or * stars; L links or unlinks a map; Alt+arrows pan; + and − zoom; 0 goes to the origin; %7 and %8 resize the cards.</source>
        <translation>Jede Karte zeigt die Welt eines Seeds. Alle bewegen sich gemeinsam.

Maus: Ziehen verschiebt alle Welten, das Mausrad blättert, Strg+Mausrad zoomt. Ein Doppelklick öffnet einen Seed.

Tasten: Pfeile, %1, %2, %3 und %4 wechseln die Karte, mit Umschalt wählen sie aus; %5 schaltet die Auswahl um; %6 öffnet; F oder * gibt einen Stern; L koppelt eine Karte an oder ab; Alt+Pfeile verschieben; + und − zoomen; 0 geht zum Ursprung; %7 und %8 ändern die Kartengröße.</translation>
    </message>
</context>
<context>
    <name>cave::ContentsPanel</name>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Show a sortable table</source>
        <translation>Eine sortierbare Tabelle zeigen</translation>
    </message>
    <message>
        <source>Things in the region</source>
        <translation>Dinge in der Region</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Cells of the region</source>
        <translation>Felder der Region</translation>
    </message>
    <message>
        <source>%1 rock, %2 floor, %3 water, %4 trees, %5 outside a level, S START, F FINISH, C chest, c claimed chest, ! dropped items, + marker, @ player; other letters are monsters. In rooms: D door, ^ spikes, + potion, $ to pick up, i info, * decoration. Dim: not explored.</source>
        <translation>%1 Fels, %2 Boden, %3 Wasser, %4 Bäume, %5 außerhalb eines Levels, S START, F ZIEL, C Truhe, c geleerte Truhe, ! Abgelegtes, + Markierung, @ Spieler; andere Buchstaben sind Monster. In Räumen: D Tür, ^ Stacheln, + Trank, $ zum Aufheben, i Hinweis, * Verzierung. Matt: unerkundet.</translation>
    </message>
    <message>
        <source>Open a world to see the contents of its regions.</source>
        <translation>Öffne eine Welt, um zu sehen, was in ihren Regionen ist.</translation>
    </message>
    <message>
        <source>Click a cell on the map, or a region in the list, to see its contents.</source>
        <translation>Klicke auf ein Feld der Karte oder eine Region der Liste, um zu sehen, was darin ist.</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Dropped items</source>
        <translation>Abgelegte Gegenstände</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>Am Boden</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1, genommen</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Outside the level</source>
        <translation>Außerhalb des Levels</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Erkundet</translation>
    </message>
    <message>
        <source>Dug or filled</source>
        <translation>Gegraben oder gefüllt</translation>
    </message>
    <message>
        <source>Flooded, drained, planted or felled</source>
        <translation>Geflutet, trockengelegt, bepflanzt oder gerodet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Zuhause</translation>
    </message>
    <message>
        <source>Hunts for 1 more turn, saw you at</source>
        <translation>Jagt noch 1 Zug, sah dich bei</translation>
    </message>
    <message numerus="yes">
        <source>Hunts for %n more turns, saw you at</source>
        <translation>
            <numerusform>Jagt noch %n Zug, sah dich bei</numerusform>
            <numerusform>Jagt noch %n Züge, sah dich bei</numerusform>
        </translation>
    </message>
    <message>
        <source>explored</source>
        <translation>erkundet</translation>
    </message>
    <message>
        <source>not explored</source>
        <translation>nicht erkundet</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>gefüllt</translation>
    </message>
    <message>
        <source>dug</source>
        <translation>gegraben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>der Spieler</translation>
    </message>
    <message>
        <source>%1 · cell %2 of the region</source>
        <translation>%1 · Feld %2 der Region</translation>
    </message>
</context>
<context>
    <name>cave::DamagePanel</name>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Damaged regions</source>
        <translation>Beschädigte Regionen</translation>
    </message>
    <message>
        <source>As generated</source>
        <translation>Wie vom Seed erzeugt</translation>
    </message>
    <message>
        <source>Readable</source>
        <translation>Lesbar</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>Bytes zeigen</translation>
    </message>
    <message>
        <source>Show the stored bytes</source>
        <translation>Die gespeicherten Bytes zeigen</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Reparieren…</translation>
    </message>
    <message>
        <source>Open a world to check it for damage.</source>
        <translation>Öffne eine Welt, um sie auf Schäden zu prüfen.</translation>
    </message>
    <message>
        <source>This world has no file, so nothing can be damaged.</source>
        <translation>Diese Welt hat keine Datei, also kann nichts beschädigt sein.</translation>
    </message>
    <message>
        <source>No damage: all stored regions are readable.</source>
        <translation>Unbeschädigt: Alle gespeicherten Regionen sind lesbar.</translation>
    </message>
    <message>
        <source>Read-only. Open this world in Edit to repair it.</source>
        <translation>Schreibgeschützt. Öffne diese Welt unter „Bearbeiten“, um sie zu reparieren.</translation>
    </message>
    <message>
        <source>Nothing is readable.</source>
        <translation>Nichts ist lesbar.</translation>
    </message>
    <message>
        <source>Readable: %1.</source>
        <translation>Lesbar: %1.</translation>
    </message>
    <message>
        <source>Unreadable: %1.</source>
        <translation>Unlesbar: %1.</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>The region was not repaired.</source>
        <translation>Die Region wurde nicht repariert.</translation>
    </message>
    <message>
        <source>Keep what can be read; the rest is as generated</source>
        <translation>Das Lesbare behalten; der Rest ist wie erzeugt</translation>
    </message>
    <message>
        <source>All stored regions are readable.</source>
        <translation>Alle gespeicherten Regionen sind lesbar.</translation>
    </message>
    <message>
        <source>Elsewhere in the file: %1.</source>
        <translation>Anderswo in der Datei: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Repair region %1? What can be read is kept, and the rest is as generated and unexplored. The %Ln damaged bytes stay in the file, but are no longer reported.</source>
        <translation>
            <numerusform>Region %1 reparieren? Was sich lesen lässt, bleibt; der Rest ist wie erzeugt und unerkundet. Das %Ln beschädigte Byte bleibt in der Datei, wird aber nicht mehr gemeldet.</numerusform>
            <numerusform>Region %1 reparieren? Was sich lesen lässt, bleibt; der Rest ist wie erzeugt und unerkundet. Die %Ln beschädigten Bytes bleiben in der Datei, werden aber nicht mehr gemeldet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::DifferenceLegend</name>
    <message>
        <source>Floor in %1 only: …</source>
        <translation>Boden nur in %1: …</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen…</translation>
    </message>
    <message>
        <source>Floor in %1 only: %2</source>
        <translation>Boden nur in %1: %2</translation>
    </message>
    <message>
        <source>%1 % of the cells in view differ</source>
        <translation>%1&#xa0;% der sichtbaren Felder unterscheiden sich</translation>
    </message>
    <message>
        <source>%1 % of the cells in the centre of the view differ</source>
        <translation>%1&#xa0;% der Felder in der Mitte der Ansicht unterscheiden sich</translation>
    </message>
    <message>
        <source>%1 % of the %2 × %3 cells around the entrance of %4</source>
        <translation>%1&#xa0;% der %2 × %3 Felder um den Eingang von %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells (%1 %)</source>
        <translation>
            <numerusform>%Ln Feld (%1&#xa0;%)</numerusform>
            <numerusform>%Ln Felder (%1&#xa0;%)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::Disguise</name>
    <message>
        <source>something</source>
        <translation>etwas</translation>
    </message>
</context>
<context>
    <name>cave::EditActions</name>
    <message>
        <source>Look around</source>
        <translation>Umsehen</translation>
    </message>
    <message>
        <source>Drag the map</source>
        <translation>Die Karte ziehen</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Paint cells under the pointer</source>
        <translation>Felder unter dem Zeiger malen</translation>
    </message>
    <message>
        <source>Noise brush</source>
        <translation>Streupinsel</translation>
    </message>
    <message>
        <source>Paint random cells</source>
        <translation>Zufällige Felder malen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Paint a line as wide as the brush</source>
        <translation>Eine Linie in Pinselbreite malen</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Paint a rectangle</source>
        <translation>Ein Rechteck malen</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Paint an ellipse</source>
        <translation>Eine Ellipse malen</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
    <message>
        <source>Paint all connected cells</source>
        <translation>Alle zusammenhängenden Felder malen</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>Rechteck auswählen</translation>
    </message>
    <message>
        <source>Select a rectangle of cells</source>
        <translation>Ein Rechteck von Feldern auswählen</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Select the area you draw around</source>
        <translation>Die umfahrene Fläche auswählen</translation>
    </message>
    <message>
        <source>Wand</source>
        <translation>Zauberstab</translation>
    </message>
    <message>
        <source>Select all connected cells</source>
        <translation>Alle zusammenhängenden Felder auswählen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move the selection</source>
        <translation>Die Auswahl verschieben</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Truhe</translation>
    </message>
    <message>
        <source>Add, fill and move chests</source>
        <translation>Truhen setzen, füllen und verschieben</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Add and move monsters</source>
        <translation>Monster setzen und verschieben</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Add, name and move markers</source>
        <translation>Markierungen setzen, benennen und verschieben</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Move the player</source>
        <translation>Den Spieler verschieben</translation>
    </message>
    <message>
        <source>Erase things</source>
        <translation>Dinge löschen</translation>
    </message>
    <message>
        <source>Erase chests, monsters, markers and dropped items</source>
        <translation>Truhen, Monster, Markierungen und Abgelegtes löschen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Die letzte rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>Copy the selection and leave rock behind</source>
        <translation>Die Auswahl kopieren und Fels hinterlassen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Die Auswahl kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste and place with a click</source>
        <translation>Einfügen und mit einem Klick platzieren</translation>
    </message>
    <message>
        <source>Revert to &amp;seed</source>
        <translation>Auf &amp;Seed zurücksetzen</translation>
    </message>
    <message>
        <source>Revert the selection to the seed</source>
        <translation>Die Auswahl auf den Seed zurücksetzen</translation>
    </message>
    <message>
        <source>Make &amp;floor</source>
        <translation>Zu &amp;Boden machen</translation>
    </message>
    <message>
        <source>Turn the selection into floor</source>
        <translation>Die Auswahl in Boden verwandeln</translation>
    </message>
    <message>
        <source>Make &amp;rock</source>
        <translation>Zu &amp;Fels machen</translation>
    </message>
    <message>
        <source>Turn the selection into rock</source>
        <translation>Die Auswahl in Fels verwandeln</translation>
    </message>
    <message>
        <source>Cave &amp;step</source>
        <translation>&amp;Höhlenschritt</translation>
    </message>
    <message>
        <source>Run one cave step on the selection</source>
        <translation>Einen Schritt des Automaten auf der Auswahl ausführen</translation>
    </message>
    <message>
        <source>Add &amp;noise</source>
        <translation>Rauschen hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Paint random cells of the selection</source>
        <translation>Zufällige Felder der Auswahl malen</translation>
    </message>
    <message>
        <source>Select &amp;all in view</source>
        <translation>&amp;Alles Sichtbare auswählen</translation>
    </message>
    <message>
        <source>Select every cell in view</source>
        <translation>Jedes sichtbare Feld auswählen</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Umkehren</translation>
    </message>
    <message>
        <source>Invert the selection within its bounds</source>
        <translation>Die Auswahl innerhalb ihrer Grenzen umkehren</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Grow the selection by one cell</source>
        <translation>Die Auswahl um ein Feld vergrößern</translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>Shrink the selection by one cell</source>
        <translation>Die Auswahl um ein Feld verkleinern</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>Swap paint</source>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Paint with floor</source>
        <translation>Mit Boden malen</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>Paint with rock</source>
        <translation>Mit Fels malen</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Paint with water, which takes two turns to enter</source>
        <translation>Mit Wasser malen, in das man zwei Züge lang watet</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Paint with trees, which block sight</source>
        <translation>Mit Bäumen malen, die die Sicht versperren</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <translation>Kleinerer Pinsel</translation>
    </message>
    <message>
        <source>Make the brush smaller</source>
        <translation>Den Pinsel verkleinern</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <translation>Größerer Pinsel</translation>
    </message>
    <message>
        <source>Make the brush larger</source>
        <translation>Den Pinsel vergrößern</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Rotate the pasted piece clockwise</source>
        <translation>Das eingefügte Stück im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Flip horizontally</source>
        <translation>Waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Flip the pasted piece horizontally</source>
        <translation>Das eingefügte Stück waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Revert to seed</source>
        <translation>Auf Seed zurücksetzen</translation>
    </message>
    <message>
        <source>All in view</source>
        <translation>Alles Sichtbare</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>cave::EditContext</name>
    <message>
        <source>Noise brush: %1</source>
        <translation>Streupinsel: %1</translation>
    </message>
    <message>
        <source>Brush: %1</source>
        <translation>Pinsel: %1</translation>
    </message>
    <message>
        <source>Can&apos;t edit there: it is outside the level, or START or FINISH.</source>
        <translation>Hier nicht möglich: außerhalb des Levels oder START oder ZIEL.</translation>
    </message>
    <message>
        <source>%1 unchanged: outside the level, or START or FINISH.</source>
        <translation>%1 unverändert: außerhalb des Levels oder START oder ZIEL.</translation>
    </message>
    <message>
        <source>“%1” changes %2, more than is in view.</source>
        <translation>„%1“ ändert %2, mehr als zu sehen ist.</translation>
    </message>
    <message>
        <source>The world has changed; try again.</source>
        <translation>Die Welt hat sich geändert; versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message>
        <source>Fill: %1</source>
        <translation>Füllen: %1</translation>
    </message>
    <message>
        <source>The fill limit was reached. “%1” would stop after %2.</source>
        <translation>Die Füllgrenze ist erreicht. „%1“ würde nach %2 aufhören.</translation>
    </message>
    <message>
        <source>New chest</source>
        <translation>Neue Truhe</translation>
    </message>
    <message>
        <source>Move a chest</source>
        <translation>Truhe verschieben</translation>
    </message>
    <message>
        <source>New monster</source>
        <translation>Neues Monster</translation>
    </message>
    <message>
        <source>Change the kind of monster</source>
        <translation>Andere Monsterart</translation>
    </message>
    <message>
        <source>Move a monster</source>
        <translation>Monster verschieben</translation>
    </message>
    <message>
        <source>New marker</source>
        <translation>Neue Markierung</translation>
    </message>
    <message>
        <source>Move a marker</source>
        <translation>Markierung verschieben</translation>
    </message>
    <message>
        <source>Move the player</source>
        <translation>Den Spieler verschieben</translation>
    </message>
    <message>
        <source>Erase things</source>
        <translation>Dinge löschen</translation>
    </message>
    <message>
        <source>The limit was reached: the wand stopped after %1.</source>
        <translation>Die Grenze ist erreicht: Der Zauberstab hielt nach %1 an.</translation>
    </message>
    <message>
        <source>Select what you want to move first.</source>
        <translation>Wähle zuerst aus, was du verschieben willst.</translation>
    </message>
    <message>
        <source>Drag from inside the selection to move it.</source>
        <translation>Ziehe von innerhalb der Auswahl, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Line: %1</source>
        <translation>Linie: %1</translation>
    </message>
    <message>
        <source>Rectangle: %1</source>
        <translation>Rechteck: %1</translation>
    </message>
    <message>
        <source>Ellipse: %1</source>
        <translation>Ellipse: %1</translation>
    </message>
</context>
<context>
    <name>cave::EditTools</name>
    <message>
        <source>Revert to seed</source>
        <translation>Auf Seed zurücksetzen</translation>
    </message>
    <message>
        <source>Make floor</source>
        <translation>Zu Boden machen</translation>
    </message>
    <message>
        <source>Make rock</source>
        <translation>Zu Fels machen</translation>
    </message>
    <message>
        <source>Cave step</source>
        <translation>Höhlenschritt</translation>
    </message>
    <message>
        <source>Noise: %1</source>
        <translation>Rauschen: %1</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>%1 kopiert.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Fill a chest</source>
        <translation>Truhe füllen</translation>
    </message>
    <message>
        <source>Name a marker</source>
        <translation>Markierung benennen</translation>
    </message>
</context>
<context>
    <name>cave::ElsewhereDialog</name>
    <message>
        <source>&amp;Write folder…</source>
        <translation>Ordner &amp;schreiben…</translation>
    </message>
    <message>
        <source>Search elsewhere</source>
        <translation>Anderswo suchen</translation>
    </message>
    <message>
        <source>S&amp;hards</source>
        <translation>Tei&amp;le</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Seeds</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Write folder</source>
        <translation>Ordner schreiben</translation>
    </message>
    <message>
        <source>Folder name:</source>
        <translation>Ordnername:</translation>
    </message>
    <message>
        <source>cave-search</source>
        <comment>the name of a folder</comment>
        <translation>hoehlen-suche</translation>
    </message>
    <message>
        <source>The folder can&apos;t be written.</source>
        <translation>Der Ordner lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Use several per machine: whichever finishes first takes the next one</source>
        <translation>Nimm mehrere je Rechner: Wer zuerst fertig ist, nimmt den nächsten</translation>
    </message>
    <message>
        <source>Writes a folder with scripts that run this search on another machine, on several with GNU parallel, or on a cluster with Slurm. “Open results” in the Saved menu shows what was found.</source>
        <translation>Schreibt einen Ordner mit Skripten, die diese Suche auf einem anderen Rechner ausführen, mit GNU parallel auf mehreren oder mit Slurm auf einem Cluster. „Ergebnisse öffnen“ im Menü Gespeichert zeigt, was gefunden wurde.</translation>
    </message>
    <message>
        <source>A seed of the list is empty or has several lines, so a file can&apos;t hold it.</source>
        <translation>Ein Seed der Liste ist leer oder hat mehrere Zeilen; in eine Datei passt er nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Only here.sh stops after %Ln matches: shards don&apos;t know what the others have found.</source>
        <translation>
            <numerusform>Nur here.sh hört nach %Ln Treffer auf: Die Teile wissen nicht, was die anderen gefunden haben.</numerusform>
            <numerusform>Nur here.sh hört nach %Ln Treffern auf: Die Teile wissen nicht, was die anderen gefunden haben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::EventMessages</name>
    <message>
        <source>This level&apos;s start is blocked, so you start on the nearest free tile.</source>
        <translation>Der Startpunkt dieses Levels ist versperrt, daher beginnst du auf der nächsten freien Kachel.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Treasure: +%1.</source>
        <translation>Schatz: +%1.</translation>
    </message>
    <message>
        <source>Victory: +%1.</source>
        <translation>Sieg: +%1.</translation>
    </message>
    <message>
        <source>Room cleared: +%1.</source>
        <translation>Raum geräumt: +%1.</translation>
    </message>
    <message>
        <source>Floor completed: +%1.</source>
        <translation>Stockwerk geschafft: +%1.</translation>
    </message>
    <message>
        <source>Finish the fight first.</source>
        <translation>Beende zuerst den Kampf.</translation>
    </message>
    <message>
        <source>There is nothing to fight here.</source>
        <translation>Hier ist nichts zu bekämpfen.</translation>
    </message>
    <message>
        <source>You don&apos;t have that.</source>
        <translation>Das hast du nicht.</translation>
    </message>
    <message>
        <source>That can&apos;t be worn.</source>
        <translation>Das lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>You are already wearing that.</source>
        <translation>Das trägst du schon.</translation>
    </message>
    <message>
        <source>There is nothing to take off.</source>
        <translation>Da ist nichts abzunehmen.</translation>
    </message>
    <message>
        <source>This run is over.</source>
        <translation>Dieser Lauf ist vorbei.</translation>
    </message>
    <message>
        <source>You can&apos;t move diagonally here.</source>
        <translation>Diagonal kannst du hier nicht gehen.</translation>
    </message>
    <message>
        <source>That isn&apos;t possible in this fight.</source>
        <translation>Das geht in diesem Kampf nicht.</translation>
    </message>
    <message>
        <source>That can&apos;t be read.</source>
        <translation>Darauf steht nichts zu lesen.</translation>
    </message>
    <message>
        <source>Time now passes only when you act.</source>
        <translation>Die Zeit vergeht jetzt nur, wenn du handelst.</translation>
    </message>
    <message>
        <source>That can&apos;t be done here.</source>
        <translation>Das geht hier nicht.</translation>
    </message>
    <message>
        <source>You aren&apos;t wielding anything.</source>
        <translation>Du hast nichts in der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>%n experience</source>
        <translation>
            <numerusform>%n Erfahrungspunkt</numerusform>
            <numerusform>%n Erfahrungspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Welcome back to %1. Played: %2.</source>
        <translation>Willkommen zurück in %1. Gespielt: %2.</translation>
    </message>
    <message>
        <source>Welcome back to %1, turn %2.</source>
        <translation>Willkommen zurück in %1, Zug %2.</translation>
    </message>
    <message>
        <source>The level ends here.</source>
        <translation>Hier endet das Level.</translation>
    </message>
    <message>
        <source>Rock blocks the way.</source>
        <translation>Fels versperrt den Weg.</translation>
    </message>
    <message>
        <source>You wait.</source>
        <translation>Du wartest.</translation>
    </message>
    <message>
        <source>A chest comes into view, %1.</source>
        <translation>Eine Truhe kommt in Sicht, %1.</translation>
    </message>
    <message>
        <source>%1 comes into view, %2.</source>
        <translation>%1 kommt in Sicht, %2.</translation>
    </message>
    <message>
        <source>You open a chest. It is empty.</source>
        <translation>Du öffnest eine Truhe. Sie ist leer.</translation>
    </message>
    <message>
        <source>You open a chest and find %1.</source>
        <translation>Du öffnest eine Truhe und findest: %1.</translation>
    </message>
    <message>
        <source>You pick up %1.</source>
        <translation>Du hebst auf: %1.</translation>
    </message>
    <message>
        <source>You wield %1.</source>
        <translation>Du führst jetzt: %1.</translation>
    </message>
    <message>
        <source>You put on %1.</source>
        <translation>Du legst an: %1.</translation>
    </message>
    <message>
        <source>You stop wielding %1.</source>
        <translation>Du steckst weg: %1.</translation>
    </message>
    <message>
        <source>You take off %1.</source>
        <translation>Du legst ab: %1.</translation>
    </message>
    <message>
        <source>You drop %1.</source>
        <translation>Du lässt fallen: %1.</translation>
    </message>
    <message>
        <source>Something notices you.</source>
        <translation>Etwas bemerkt dich.</translation>
    </message>
    <message>
        <source>The %1 notices you.</source>
        <translation>%1 bemerkt dich.</translation>
    </message>
    <message>
        <source>Something out of sight notices you.</source>
        <translation>Etwas außer Sicht bemerkt dich.</translation>
    </message>
    <message>
        <source>Something loses track of you.</source>
        <translation>Etwas verliert deine Spur.</translation>
    </message>
    <message>
        <source>The %1 loses track of you.</source>
        <translation>%1 verliert deine Spur.</translation>
    </message>
    <message>
        <source>A fight with %1 begins.</source>
        <translation>Ein Kampf beginnt: %1.</translation>
    </message>
    <message>
        <source>You defeat the %1.</source>
        <translation>Besiegt: %1.</translation>
    </message>
    <message>
        <source>You defeat the %1 and gain %2.</source>
        <translation>Besiegt: %1. Du erhältst %2.</translation>
    </message>
    <message>
        <source>The %1 strikes you down. You wake up at %2.</source>
        <translation>%1 streckt dich nieder. Du wachst bei %2 auf.</translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <translation>Du hast verloren: %1.</translation>
    </message>
    <message>
        <source>You enter floor %1.</source>
        <translation>Du betrittst Stockwerk %1.</translation>
    </message>
    <message>
        <source>1 experience</source>
        <translation>1 Erfahrungspunkt</translation>
    </message>
    <message>
        <source>You reach level %1.</source>
        <translation>Du erreichst Stufe %1.</translation>
    </message>
    <message>
        <source>Time now passes by itself.</source>
        <translation>Die Zeit vergeht jetzt von selbst.</translation>
    </message>
    <message>
        <source>You recover %1 HP.</source>
        <translation>Du erholst dich um %1 LP.</translation>
    </message>
    <message>
        <source>No enemies left. The doors open.</source>
        <translation>Keine Gegner mehr. Die Türen öffnen sich.</translation>
    </message>
    <message>
        <source>The %1 hits you for %2.</source>
        <translation>%1 trifft dich: %2.</translation>
    </message>
    <message>
        <source>You take %1 damage.</source>
        <translation>Du erleidest %1 Schaden.</translation>
    </message>
    <message>
        <source>An arrow hits you for %1.</source>
        <translation>Ein Pfeil trifft dich: %1.</translation>
    </message>
    <message>
        <source>Magic hits you for %1.</source>
        <translation>Magie trifft dich: %1.</translation>
    </message>
    <message>
        <source>You step on a spike: %1 damage.</source>
        <translation>Du trittst auf einen Stachel: %1 Schaden.</translation>
    </message>
    <message>
        <source>Poison! You take %1 damage.</source>
        <translation>Gift! Du erleidest %1 Schaden.</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1 greift an</translation>
    </message>
    <message>
        <source>%1 comes into view</source>
        <translation>%1 kommt in Sicht</translation>
    </message>
    <message>
        <source>something noticed you</source>
        <translation>etwas hat dich bemerkt</translation>
    </message>
    <message>
        <source>you died</source>
        <translation>du bist gestorben</translation>
    </message>
    <message>
        <source>the run is over</source>
        <translation>der Lauf ist vorbei</translation>
    </message>
    <message>
        <source>you entered another level</source>
        <translation>du hast ein anderes Level betreten</translation>
    </message>
    <message>
        <source>the way is blocked</source>
        <translation>der Weg ist versperrt</translation>
    </message>
    <message>
        <source>you opened a chest</source>
        <translation>du hast eine Truhe geöffnet</translation>
    </message>
    <message>
        <source>a chest comes into view</source>
        <translation>eine Truhe kommt in Sicht</translation>
    </message>
    <message>
        <source>You have fallen: you can only watch now.</source>
        <translation>Du bist gefallen und kannst jetzt nur noch zusehen.</translation>
    </message>
    <message>
        <source>This player isn&apos;t in the game.</source>
        <translation>Dieser Spieler ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>An ally is fighting there.</source>
        <translation>Dort kämpft ein Verbündeter.</translation>
    </message>
    <message>
        <source>%1 joins the game.</source>
        <translation>%1 tritt dem Spiel bei.</translation>
    </message>
    <message>
        <source>%1 leaves the game.</source>
        <translation>%1 verlässt das Spiel.</translation>
    </message>
    <message>
        <source>You swap places with %1.</source>
        <translation>Du tauschst den Platz mit %1.</translation>
    </message>
    <message>
        <source>You join the fight with %1.</source>
        <translation>Du greifst in einen Kampf ein: %1.</translation>
    </message>
    <message>
        <source>you join a fight</source>
        <translation>du greifst in einen Kampf ein</translation>
    </message>
    <message>
        <source>Three relics lie in these caves, each deeper than the last. They open a gate; beat its guardian, and the journey is won.</source>
        <translation>Drei Relikte liegen in diesen Höhlen, jedes tiefer als das vorige. Sie öffnen ein Tor; besiege seinen Wächter, und die Reise ist gewonnen.</translation>
    </message>
    <message>
        <source>There is nowhere to flee to.</source>
        <translation>Es gibt keinen Fluchtweg.</translation>
    </message>
    <message>
        <source>You get away from the %1.</source>
        <translation>Du entkommst dem Gegner (%1).</translation>
    </message>
    <message>
        <source>You enter %1.</source>
        <translation>Du betrittst %1.</translation>
    </message>
    <message>
        <source>You take a relic: %1 of %2.</source>
        <translation>Du nimmst ein Relikt: %1 von %2.</translation>
    </message>
    <message>
        <source>A piece of a map! The gate is at %1.</source>
        <translation>Ein Kartenstück! Das Tor liegt bei %1.</translation>
    </message>
    <message>
        <source>Far away, stone grinds on stone: the gate at %1 opens, and its guardian wakes.</source>
        <translation>In der Ferne mahlt Stein auf Stein: Das Tor bei %1 öffnet sich, und sein Wächter erwacht.</translation>
    </message>
    <message>
        <source>The gate is shut. It has room for %1 relics; you have %2.</source>
        <translation>Das Tor ist verschlossen. Es hat Platz für %1 Relikte; du hast %2.</translation>
    </message>
    <message>
        <source>You light a fire and rest.</source>
        <translation>Du machst ein Feuer und rastest.</translation>
    </message>
    <message>
        <source>You rest at the camp.</source>
        <translation>Du rastest am Lager.</translation>
    </message>
    <message>
        <source>There is no camp here to trade at.</source>
        <translation>Hier ist kein Lager zum Handeln.</translation>
    </message>
    <message>
        <source>That isn&apos;t sold here.</source>
        <translation>Das wird hier nicht verkauft.</translation>
    </message>
    <message>
        <source>You don&apos;t have enough gold.</source>
        <translation>Du hast nicht genug Gold.</translation>
    </message>
    <message>
        <source>Wield or wear something for it first.</source>
        <translation>Rüste dafür zuerst eine Waffe oder Rüstung aus.</translation>
    </message>
    <message>
        <source>There is nothing left here.</source>
        <translation>Hier ist nichts mehr zu holen.</translation>
    </message>
    <message>
        <source>You&apos;re at full health; the potion stays.</source>
        <translation>Du bist bei vollem Leben; der Trank bleibt liegen.</translation>
    </message>
    <message>
        <source>Welcome to %1.</source>
        <translation>Willkommen in %1.</translation>
    </message>
    <message>
        <source>That isn&apos;t consumable.</source>
        <translation>Das lässt sich nicht verbrauchen.</translation>
    </message>
    <message>
        <source>Everything you carry is identified.</source>
        <translation>Alles, was du bei dir hast, ist identifiziert.</translation>
    </message>
    <message>
        <source>Sold out.</source>
        <translation>Ausverkauft.</translation>
    </message>
    <message>
        <source>You already have a companion.</source>
        <translation>Du hast schon einen Begleiter.</translation>
    </message>
    <message numerus="yes">
        <source>You leave the dungeon. Score: %Ln.</source>
        <translation>
            <numerusform>Du verlässt das Verlies. %Ln Punkt.</numerusform>
            <numerusform>Du verlässt das Verlies. %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win! Score: %Ln.</source>
        <translation>
            <numerusform>Gewonnen! %Ln Punkt.</numerusform>
            <numerusform>Gewonnen! %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your run is over. Score: %Ln.</source>
        <translation>
            <numerusform>Dein Lauf ist vorbei. %Ln Punkt.</numerusform>
            <numerusform>Dein Lauf ist vorbei. %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have fallen, and no other player is here to play on.</source>
        <translation>Du bist gefallen, und kein anderer Spieler ist da, der weiterspielt.</translation>
    </message>
    <message>
        <source>Use the wielded item to end the run.</source>
        <translation>Benutze den Gegenstand in der Hand, um den Lauf zu beenden.</translation>
    </message>
    <message>
        <source>Wait a turn to end the run.</source>
        <translation>Warte einen Zug, um den Lauf zu beenden.</translation>
    </message>
    <message numerus="yes">
        <source>The run is lost. Score: %Ln.</source>
        <translation>
            <numerusform>Der Lauf ist verloren. Punkte: %Ln.</numerusform>
            <numerusform>Der Lauf ist verloren. Punkte: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is lost. Your score: %Ln.</source>
        <translation>
            <numerusform>Der Lauf ist verloren. Deine Punkte: %Ln.</numerusform>
            <numerusform>Der Lauf ist verloren. Deine Punkte: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is won, thanks to %1. Score: %Ln.</source>
        <translation>
            <numerusform>Der Lauf ist gewonnen, dank %1. Punkte: %Ln.</numerusform>
            <numerusform>Der Lauf ist gewonnen, dank %1. Punkte: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is won, thanks to %1. Your score: %Ln.</source>
        <translation>
            <numerusform>Der Lauf ist gewonnen, dank %1. Deine Punkte: %Ln.</numerusform>
            <numerusform>Der Lauf ist gewonnen, dank %1. Deine Punkte: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ExaminePanel</name>
    <message>
        <source>At %1 · movement keys, with Shift 8 cells · %2 next object · %3 travel · %4 close</source>
        <translation>Bei %1 · Bewegungstasten bewegen, mit Umschalt um 8 Felder · %2 nächstes Ding · %3 hingehen · %4 verlassen</translation>
    </message>
    <message>
        <source>At %1 · movement keys, with Shift 8 cells · %2 next object · %3 close</source>
        <translation>Bei %1 · Bewegungstasten bewegen, mit Umschalt um 8 Felder · %2 nächstes Ding · %3 verlassen</translation>
    </message>
</context>
<context>
    <name>cave::ExportDialog</name>
    <message>
        <source>Chests, monsters and markers</source>
        <translation>Truhen, Monster und Markierungen</translation>
    </message>
    <message>
        <source>Panel overlays</source>
        <translation>Overlays der Bereiche</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Tiled map (TMX)</source>
        <translation>Tiled-Karte (TMX)</translation>
    </message>
    <message>
        <source>Tiled map, JSON (TMJ)</source>
        <translation>Tiled-Karte, JSON (TMJ)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>Die Auswahl</translation>
    </message>
    <message>
        <source>Explored or changed</source>
        <translation>Erkundet oder geändert</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Erkundet</translation>
    </message>
    <message>
        <source>This level</source>
        <translation>Dieses Level</translation>
    </message>
    <message>
        <source> px per cell</source>
        <translation> px pro Feld</translation>
    </message>
    <message>
        <source>Explored cells</source>
        <translation>Erkundete Felder</translation>
    </message>
    <message>
        <source>Dug and filled cells</source>
        <translation>Gegrabene und gefüllte Felder</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Area:</source>
        <translation>&amp;Ausschnitt:</translation>
    </message>
    <message>
        <source>&amp;Scale:</source>
        <translation>&amp;Maßstab:</translation>
    </message>
    <message>
        <source>Layers:</source>
        <translation>Ebenen:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message>
        <source>%1 × %2 pixels are too many: at most %3 per side. Choose a smaller scale.</source>
        <translation>%1 × %2 Pixel sind zu viele: höchstens %3 pro Seite. Wähle einen kleineren Maßstab.</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 Felder</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Wird exportiert…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Abgebrochen. Es wurde nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>cave::FightActions</name>
    <message>
        <source>One blow</source>
        <translation>Ein Schlag</translation>
    </message>
    <message>
        <source>Exchange one blow</source>
        <translation>Je einen Schlag austauschen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Start or pause automatic fighting</source>
        <translation>Automatischen Kampf starten oder anhalten</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>Finish the fight now</source>
        <translation>Den Kampf sofort zu Ende führen</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angreifen</translation>
    </message>
    <message>
        <source>Attack with a strength roll; the enemy strikes back</source>
        <translation>Mit einem Stärkewurf angreifen; der Gegner schlägt zurück</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>Improve your next dodge roll; the enemy attacks</source>
        <translation>Den nächsten Ausweichwurf verbessern; der Gegner greift an</translation>
    </message>
    <message>
        <source>Cast…</source>
        <translation>Zaubern…</translation>
    </message>
    <message>
        <source>Read a scroll; this doesn&apos;t end your turn</source>
        <translation>Eine Schriftrolle lesen; das beendet deinen Zug nicht</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Close the fight</source>
        <translation>Den Kampf schließen</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Zuschlagen</translation>
    </message>
    <message>
        <source>Strike; the enemy answers</source>
        <translation>Zuschlagen; der Gegner schlägt zurück</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Get your armour back and soften the next blow</source>
        <translation>Rüstung zurückerhalten und den nächsten Schlag mildern</translation>
    </message>
    <message>
        <source>Other weapon</source>
        <translation>Andere Waffe</translation>
    </message>
    <message>
        <source>Wield another weapon; the enemy strikes</source>
        <translation>Eine andere Waffe führen; der Gegner schlägt zu</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>Benutzen…</translation>
    </message>
    <message>
        <source>Drink, read or throw something</source>
        <translation>Etwas trinken, lesen oder werfen</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>Leave the fight at the price of a blow</source>
        <translation>Den Kampf um den Preis eines Schlags verlassen</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Play out the rest of the fight</source>
        <translation>Den Rest des Kampfes ausspielen</translation>
    </message>
</context>
<context>
    <name>cave::FightChoices</name>
    <message>
        <source>you carry no other weapon</source>
        <translation>du hast keine andere Waffe dabei</translation>
    </message>
    <message>
        <source>you have nothing to use</source>
        <translation>du hast nichts zum Benutzen</translation>
    </message>
    <message numerus="yes">
        <source>choose from %n kinds</source>
        <translation>
            <numerusform>wähle aus %n Sorte</numerusform>
            <numerusform>wähle aus %n Sorten</numerusform>
        </translation>
    </message>
    <message>
        <source>play out the rest as a sensible player would</source>
        <translation>den Rest so ausspielen, wie es ein vernünftiger Spieler täte</translation>
    </message>
</context>
<context>
    <name>cave::FighterCard</name>
    <message>
        <source>Health</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>blocks %1 of a hit</source>
        <translation>blockt %1 eines Treffers</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Health %1. %2. %3</source>
        <translation>Leben %1. %2. %3</translation>
    </message>
    <message>
        <source>Health %1. Armour %2. %3. %4</source>
        <translation>Leben %1. Rüstung %2. %3. %4</translation>
    </message>
    <message>
        <source>✶ stunned</source>
        <translation>✶ betäubt</translation>
    </message>
    <message>
        <source>▶ strikes next</source>
        <translation>▶ schlägt als Nächstes zu</translation>
    </message>
</context>
<context>
    <name>cave::FileController</name>
    <message>
        <source>Folder of level files to play</source>
        <translation>Ordner mit Leveldateien zum Spielen</translation>
    </message>
    <message>
        <source>Folder of a world of the original game</source>
        <translation>Ordner einer Welt des Originalspiels</translation>
    </message>
    <message>
        <source>Open world file</source>
        <translation>Weltdatei öffnen</translation>
    </message>
    <message>
        <source>Level files to play, one after the other</source>
        <translation>Leveldateien, die nacheinander gespielt werden</translation>
    </message>
    <message>
        <source>Level files (*.csv);;All files (*)</source>
        <translation>Leveldateien (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Level files</source>
        <translation>Leveldateien</translation>
    </message>
    <message>
        <source>Edit it</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>“%1” is a MarioLevel (side view). Side-view levels can be edited but not played.</source>
        <translation>„%1“ ist ein MarioLevel (Seitenansicht). Solche Level lassen sich bearbeiten, aber nicht spielen.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>“%1” was imported: one region.</source>
        <translation>„%1“ ist importiert: eine Region.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was imported: %n regions.</source>
        <translation>
            <numerusform>„%1“ ist importiert: %n Region.</numerusform>
            <numerusform>„%1“ ist importiert: %n Regionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts that differ from its seed were kept.</source>
        <translation>Teile davon weichen vom Seed ab; sie wurden behalten.</translation>
    </message>
    <message>
        <source>Show differences</source>
        <translation>Unterschiede zeigen</translation>
    </message>
    <message>
        <source>Differences in “%1”</source>
        <translation>Was in „%1“ abweicht</translation>
    </message>
    <message>
        <source>New folder for the original game</source>
        <translation>Neuer Ordner für das Originalspiel</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Show notes</source>
        <translation>Hinweise zeigen</translation>
    </message>
    <message>
        <source>Notes on the export</source>
        <translation>Hinweise zum Export</translation>
    </message>
    <message>
        <source>Exported one region to %1.</source>
        <translation>Eine Region nach %1 exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n regions to %1.</source>
        <translation>
            <numerusform>%n Region nach %1 exportiert.</numerusform>
            <numerusform>%n Regionen nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Worlds (*.cave);;Level files (*.csv);;Seed cards (*.cavecard *.json);;All files (*)</source>
        <translation>Welten (*.cave);;Leveldateien (*.csv);;Seed-Karten (*.cavecard *.json);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>cave::FileDialog</name>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>%1-Datei</translation>
    </message>
</context>
<context>
    <name>cave::FileSource</name>
    <message>
        <source>“%1” can&apos;t be read: %2.</source>
        <translation>„%1“ ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>„%1“: %2.</translation>
    </message>
    <message>
        <source>“%1” contains no seeds.</source>
        <translation>„%1“ enthält keine Seeds.</translation>
    </message>
    <message>
        <source>A file with one seed per line</source>
        <translation>Eine Datei mit einem Seed pro Zeile</translation>
    </message>
    <message>
        <source>Text files (*.txt *.csv *.lst *.words);;All files (*)</source>
        <translation>Textdateien (*.txt *.csv *.lst *.words);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Choose a text file, or drop one here.</source>
        <translation>Wähle eine Textdatei oder ziehe eine hierher.</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Datei: %1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 in %2: %3</translation>
    </message>
    <message>
        <source>F&amp;ile with one seed per line</source>
        <translation>&amp;Datei mit einem Seed pro Zeile</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Its path, or drop it here</source>
        <translation>Ihr Pfad, oder hierher ziehen</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Whole lines</source>
        <translation>Ganze Zeilen</translation>
    </message>
    <message>
        <source>Number of a column, or its name in the first line; empty: whole lines are seeds</source>
        <translation>Nummer einer Spalte oder ihr Name in der ersten Zeile; leer: ganze Zeilen sind Seeds</translation>
    </message>
</context>
<context>
    <name>cave::FindPanel</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Kinds and states such as chests or dead, and parts of names</source>
        <translation>Arten und Zustände wie chests oder dead und Teile von Namen</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Versuche: %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Open a world to find chests, monsters, items and markers in it.</source>
        <translation>Öffne eine Welt, um in ihr Truhen, Monster, Gegenstände und Markierungen zu suchen.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>%1 found · searched 1 stored region</source>
        <translation>%1 gefunden · 1 gespeicherte Region durchsucht</translation>
    </message>
    <message numerus="yes">
        <source>%1 found · searched %n stored regions</source>
        <translation>
            <numerusform>%1 gefunden · %n gespeicherte Region durchsucht</numerusform>
            <numerusform>%1 gefunden · %n gespeicherte Regionen durchsucht</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
</context>
<context>
    <name>cave::FloorBox</name>
    <message>
        <source>Floor %1 of %2</source>
        <translation>Stockwerk %1 von %2</translation>
    </message>
</context>
<context>
    <name>cave::FoundModel</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Distance from the player, in cells</source>
        <translation>Entfernung vom Spieler, in Feldern</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
</context>
<context>
    <name>cave::GameList</name>
    <message>
        <source>%1: differs</source>
        <translation>%1: anders</translation>
    </message>
    <message>
        <source>You have %1. All players need the same version.</source>
        <translation>Du hast %1. Alle Spieler brauchen dieselbe Version.</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Games on this network</source>
        <translation>Spiele in diesem Netzwerk</translation>
    </message>
    <message>
        <source>Looking for games on this network. Hosts on other networks can be joined by their address.</source>
        <translation>Spiele in diesem Netzwerk werden gesucht. Hosts in anderen Netzwerken sind über ihre Adresse zu erreichen.</translation>
    </message>
</context>
<context>
    <name>cave::GuestTable</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Antwortzeit</translation>
    </message>
    <message>
        <source>How long an answer of this player&apos;s machine takes</source>
        <translation>Wie lange eine Antwort vom Rechner dieses Spielers dauert</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>Remove the selected player from the game</source>
        <translation>Den ausgewählten Spieler aus dem Spiel entfernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove %1 from the game? With the code they can join again.</source>
        <translation>%1 aus dem Spiel entfernen? Mit dem Code ist ein erneuter Beitritt möglich.</translation>
    </message>
</context>
<context>
    <name>cave::HealthMeter</name>
    <message>
        <source>Health %1</source>
        <translation>Leben %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>current and maximum health</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Armour %1</source>
        <translation>Rüstung %1</translation>
    </message>
</context>
<context>
    <name>cave::HelpController</name>
    <message>
        <source>Moving</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Looking around with the cursor</source>
        <translation>Mit dem Cursor umsehen</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Den Cursor bewegen</translation>
    </message>
    <message>
        <source>Movement keys, with Shift 8 cells</source>
        <translation>Bewegungstasten, mit Umschalt um 8 Felder</translation>
    </message>
    <message>
        <source>Next object, previous object</source>
        <translation>Nächstes Ding, voriges Ding</translation>
    </message>
    <message>
        <source>Walk there</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Previous, next command</source>
        <translation>Voriger, nächster Befehl</translation>
    </message>
    <message>
        <source>Beginning, end</source>
        <translation>Anfang, Ende</translation>
    </message>
    <message>
        <source>Zoom in, out</source>
        <translation>Vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Logging is off: %1</source>
        <translation>Es wird nichts protokolliert: %1</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>In rooms</source>
        <translation>In Räumen</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventar</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>Deine Welten</translation>
    </message>
    <message>
        <source>About Cave Game</source>
        <translation>Über Cave Game</translation>
    </message>
    <message>
        <source>Cave Game %1</source>
        <translation>Cave Game %1</translation>
    </message>
    <message>
        <source>Seeded, endless caves to explore.

The source code is under the MIT licence. This program includes QCustomPlot and is under the GNU General Public License, version 3 or later.</source>
        <translation>Endlose Höhlen aus Seeds, zum Erkunden.

Der Quelltext steht unter der MIT-Lizenz. Dieses Programm enthält QCustomPlot und steht unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>Previous, next event</source>
        <translation>Voriges, nächstes Ereignis</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
</context>
<context>
    <name>cave::HintCard</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Close this hint</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>cave::HistoryModel</name>
    <message>
        <source>Before the first edit</source>
        <translation>Vor der ersten Änderung</translation>
    </message>
</context>
<context>
    <name>cave::HistoryPanel</name>
    <message>
        <source>Name of the save point</source>
        <translation>Name des Sicherungspunkts</translation>
    </message>
    <message>
        <source>Save point %1</source>
        <translation>Sicherungspunkt %1</translation>
    </message>
    <message>
        <source>Clear all edits and save points? The world is unchanged, but earlier edits can no longer be undone.</source>
        <translation>Alle Änderungen und Sicherungspunkte löschen? Die Welt bleibt, wie sie ist, aber frühere Änderungen lassen sich nicht mehr rückgängig machen.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Open a world or a level in the editor. Every edit is listed here; click one to go back to it.</source>
        <translation>Öffne eine Welt oder ein Level im Editor; jede deiner Änderungen steht dann hier, um zu ihr zurückzukehren.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Die letzte rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Save point</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>Name this state to return to it later</source>
        <translation>Diesen Zustand benennen, um später zurückzukehren</translation>
    </message>
    <message>
        <source>Remove save point</source>
        <translation>Sicherungspunkt entfernen</translation>
    </message>
    <message>
        <source>Remove the name of this state</source>
        <translation>Den Namen dieses Zustands entfernen</translation>
    </message>
    <message>
        <source>Clear history</source>
        <translation>Verlauf löschen</translation>
    </message>
    <message>
        <source>Clear the history; the world is unchanged</source>
        <translation>Den Verlauf löschen; die Welt bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>cave::HostDialog</name>
    <message>
        <source>Hosting “%1”</source>
        <translation>„%1“ wird gehostet</translation>
    </message>
    <message>
        <source>Host “%1”</source>
        <translation>„%1“ hosten</translation>
    </message>
</context>
<context>
    <name>cave::HostSetup</name>
    <message>
        <source>Others on your network play in this world together with you. They need a join code, which you get next, and the same version of Cave Game.</source>
        <translation>Andere in deinem Netzwerk spielen mit dir zusammen in dieser Welt. Sie brauchen einen Beitrittscode, den du gleich bekommst, und dieselbe Version von Cave Game.</translation>
    </message>
    <message>
        <source>&amp;Let others find it on this network</source>
        <translation>&amp;Andere in diesem Netzwerk finden lassen</translation>
    </message>
    <message>
        <source>The game is listed under “Join a game”. Joining takes the code in any case.</source>
        <translation>Das Spiel erscheint unter „Einem Spiel beitreten“. Zum Beitreten ist in jedem Fall der Code nötig.</translation>
    </message>
    <message>
        <source>&amp;Each player explores a map of their own</source>
        <translation>&amp;Jeder Spieler erkundet seine eigene Karte</translation>
    </message>
    <message>
        <source>Otherwise all see what any of them has explored. This can&apos;t be changed once someone has joined.</source>
        <translation>Sonst sehen alle, was irgendeiner von ihnen erkundet hat. Sobald jemand beigetreten ist, lässt sich das nicht mehr ändern.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Weitere Optionen</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>A fixed port is useful only if a firewall has to let it through</source>
        <translation>Ein fester Port nützt nur, wenn eine Firewall ihn durchlassen muss</translation>
    </message>
    <message>
        <source>&amp;Accept connections from outside of private networks</source>
        <translation>&amp;Verbindungen von außerhalb privater Netzwerke annehmen</translation>
    </message>
    <message>
        <source>Anyone who can reach this machine may try to join. The code still keeps out those who don&apos;t know it; give it only to people you trust.</source>
        <translation>Wer diesen Rechner erreicht, kann versuchen beizutreten. Der Code hält weiterhin alle fern, die ihn nicht kennen; gib ihn nur Leuten, denen du vertraust.</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Hosten</translation>
    </message>
</context>
<context>
    <name>cave::HostedGame</name>
    <message>
        <source>You are hosting this world.</source>
        <translation>Du hostest diese Welt.</translation>
    </message>
    <message>
        <source>You have stopped hosting this world.</source>
        <translation>Du hostest diese Welt nicht mehr.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ist zurück.</translation>
    </message>
    <message>
        <source>The world of %1 was different; they get yours again.</source>
        <translation>Die Welt von %1 war anders; deine wird noch einmal übertragen.</translation>
    </message>
    <message>
        <source>%1 watches.</source>
        <translation>%1 schaut zu.</translation>
    </message>
</context>
<context>
    <name>cave::HostingPanel</name>
    <message>
        <source>Copied the code.</source>
        <translation>Code kopiert.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Adresse kopiert.</translation>
    </message>
    <message>
        <source>1 wrong code from %1.</source>
        <translation>1 falscher Code von %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong codes from %1.</source>
        <translation>
            <numerusform>%n falscher Code von %1.</numerusform>
            <numerusform>%n falsche Codes von %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone else is playing in this world. Stop hosting?</source>
        <translation>In dieser Welt spielt noch jemand mit. Hosten beenden?</translation>
    </message>
    <message numerus="yes">
        <source>%n others are playing in this world. Stop hosting?</source>
        <translation>
            <numerusform>In dieser Welt spielt noch %n anderer mit. Hosten beenden?</numerusform>
            <numerusform>In dieser Welt spielen noch %n andere mit. Hosten beenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>Beitrittscode</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>&amp;Code kopieren</translation>
    </message>
    <message>
        <source>Copy the join code to the clipboard</source>
        <translation>Den Beitrittscode in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;New code</source>
        <translation>&amp;Neuer Code</translation>
    </message>
    <message>
        <source>A&amp;ddresses, if it isn&apos;t found</source>
        <translation>A&amp;dressen, falls es nicht gefunden wird</translation>
    </message>
    <message>
        <source>Addresses of this game</source>
        <translation>Adressen dieses Spiels</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>&amp;Adresse kopieren</translation>
    </message>
    <message>
        <source>Copy the selected address to the clipboard</source>
        <translation>Die ausgewählte Adresse in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Stop hosting</source>
        <translation>Hosten &amp;beenden</translation>
    </message>
    <message>
        <source>End the game for all; the world stays yours</source>
        <translation>Das Spiel für alle beenden; die Welt gehört weiter dir</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter hosten</translation>
    </message>
    <message>
        <source>Make another code. Players who are here stay; if they lose the connection, they need the new code</source>
        <translation>Einen anderen Code erzeugen. Wer da ist, bleibt; nach einem Verbindungsabbruch braucht man den neuen Code</translation>
    </message>
</context>
<context>
    <name>cave::HowText</name>
    <message>
        <source>%1 − %2 armour × %3 % × %4</source>
        <translation>%1 − %2 Rüstung × %3 % × %4</translation>
    </message>
    <message>
        <source>%1, not below 0</source>
        <translation>%1, nicht unter 0</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2, rounded to %3</source>
        <translation>%1 = %2, gerundet auf %3</translation>
    </message>
    <message>
        <source>armour %1 + %2 back = %3</source>
        <translation>Rüstung %1 + %2 zurück = %3</translation>
    </message>
    <message>
        <source>health 0</source>
        <translation>Leben 0</translation>
    </message>
    <message>
        <source>health %1 − %2 = %3</source>
        <translation>Leben %1 − %2 = %3</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>Schaden %1</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>%1 − %2 armour = %3</source>
        <translation>%1 − %2 Rüstung = %3</translation>
    </message>
    <message>
        <source>damage %1 (%2)</source>
        <translation>Schaden %1 (%2)</translation>
    </message>
    <message>
        <source>bare hands</source>
        <translation>bloße Hände</translation>
    </message>
    <message>
        <source>damage %1 (%2) × %3 % = %4</source>
        <translation>Schaden %1 (%2) × %3 % = %4</translation>
    </message>
    <message>
        <source>%1 rolled of 1–%2</source>
        <translation>%1 gewürfelt von 1–%2</translation>
    </message>
    <message>
        <source>%1 + %2 %3 = %4</source>
        <translation>%1 + %2 %3 = %4</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>dodge %1 &gt; %2: a miss</source>
        <translation>Ausweichen %1 &gt; %2: daneben</translation>
    </message>
    <message>
        <source>dodge %1 ≤ %2: a hit</source>
        <translation>Ausweichen %1 ≤ %2: getroffen</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>Schriftrolle</translation>
    </message>
    <message>
        <source>health %1 + %2 = %3</source>
        <translation>Leben %1 + %2 = %3</translation>
    </message>
    <message>
        <source>damage %1 (a guard took off %2 %)</source>
        <translation>Schaden %1 (die Deckung nahm %2 % weg)</translation>
    </message>
    <message>
        <source>damage %1 (drawn from %2–%3)</source>
        <translation>Schaden %1 (gezogen aus %2–%3)</translation>
    </message>
</context>
<context>
    <name>cave::HudStrip</name>
    <message>
        <source>Show the sidebar</source>
        <translation>Seitenleiste zeigen</translation>
    </message>
</context>
<context>
    <name>cave::ImportPage</name>
    <message>
        <source>not needed: memory is managed automatically</source>
        <translation>unnötig: Der Speicher wird selbst verwaltet</translation>
    </message>
    <message>
        <source>not needed: the status bar always shows positions</source>
        <translation>unnötig: Die Statusleiste zeigt immer Positionen</translation>
    </message>
    <message>
        <source>nearest flush interval</source>
        <translation>nächstliegendes Schreibintervall</translation>
    </message>
    <message>
        <source>blow duration, at most 1000 ms</source>
        <translation>Dauer eines Schlags, höchstens 1000 ms</translation>
    </message>
    <message>
        <source>default for new worlds</source>
        <translation>Standard für neue Welten</translation>
    </message>
    <message>
        <source>&amp;Import original settings…</source>
        <translation>Original-Einstellungen &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Discard imported settings</source>
        <translation>Importierte Einstellungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>The original program stored its settings in cavegame.properties. Imported values become the defaults for new Classic worlds. New Caves worlds take region size, chests and combat from it. Existing worlds don&apos;t change.</source>
        <translation>Das Originalprogramm legte seine Einstellungen in cavegame.properties ab. Importierte Werte werden zum Standard für neue klassische Welten. Neue Höhlenwelten übernehmen daraus Regionsgröße, Truhen und Kampf. Bestehende Welten ändern sich nicht.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <translation>Nichts wurde importiert. %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Import original settings</source>
        <translation>Original-Einstellungen importieren</translation>
    </message>
    <message>
        <source>Settings of the original (*.properties);;All files (*)</source>
        <translation>Einstellungen des Originals (*.properties);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New worlds use the generator&apos;s defaults.</source>
        <translation>Neue Welten verwenden die Standardwerte des Generators.</translation>
    </message>
    <message>
        <source>New worlds use imported values of: %1.</source>
        <translation>Neue Welten verwenden importierte Werte für: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings imported</source>
        <translation>
            <numerusform>%n Einstellung importiert</numerusform>
            <numerusform>%n Einstellungen importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n notes.</source>
        <translation>
            <numerusform>; %n Hinweis.</numerusform>
            <numerusform>; %n Hinweise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::InventoryDelegate</name>
    <message>
        <source>power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>wielded</source>
        <translation>geführt</translation>
    </message>
    <message>
        <source>equipped</source>
        <translation>angelegt</translation>
    </message>
</context>
<context>
    <name>cave::InventoryDetails</name>
    <message>
        <source>Weapon of %1, power %2</source>
        <translation>Waffe (%1), Stärke %2</translation>
    </message>
    <message>
        <source>Armour, power %1</source>
        <translation>Rüstung, Stärke %1</translation>
    </message>
    <message>
        <source>Scroll, heals roll + %1</source>
        <translation>Schriftrolle, heilt den Wurf + %1</translation>
    </message>
    <message>
        <source>Scroll, deals roll + %1</source>
        <translation>Schriftrolle, Schaden: der Wurf + %1</translation>
    </message>
    <message>
        <source>Melee, power %1</source>
        <translation>Nahkampf, Stärke %1</translation>
    </message>
    <message>
        <source>Ranged, power %1</source>
        <translation>Fernkampf, Stärke %1</translation>
    </message>
    <message>
        <source>Flask, %1 HP per sip</source>
        <translation>Flasche, %1 LP pro Schluck</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>Select an item to see its details.</source>
        <translation>Wähle einen Gegenstand, um mehr über ihn zu erfahren.</translation>
    </message>
    <message>
        <source>Against monsters you have defeated</source>
        <translation>Gegen Monster, die du besiegt hast</translation>
    </message>
    <message>
        <source>None yet. Win a fight to learn more.</source>
        <translation>Noch keine. Gewinne einen Kampf, um mehr zu erfahren.</translation>
    </message>
    <message>
        <source>Used up by one use</source>
        <translation>Nach einmaligem Benutzen verbraucht</translation>
    </message>
</context>
<context>
    <name>cave::InventoryDialog</name>
    <message>
        <source>Choose a scroll to read</source>
        <translation>Wähle eine Schriftrolle</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventar</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Drop all your gold here? You can pick it up again later.</source>
        <translation>Dein ganzes Gold hier ablegen? Du kannst es wieder aufheben.</translation>
    </message>
    <message>
        <source>The %1 is equipped. Drop it anyway?</source>
        <translation>Angelegt: %1. Trotzdem ablegen?</translation>
    </message>
    <message>
        <source>Read the selected scroll</source>
        <translation>Die ausgewählte Schriftrolle lesen</translation>
    </message>
    <message>
        <source>Equip the selected item</source>
        <translation>Den ausgewählten Gegenstand anlegen</translation>
    </message>
    <message>
        <source>Take off the selected item</source>
        <translation>Den ausgewählten Gegenstand abnehmen</translation>
    </message>
    <message>
        <source>Close without reading</source>
        <translation>Schließen, ohne zu lesen</translation>
    </message>
    <message>
        <source>Drop the selected item here</source>
        <translation>Den ausgewählten Gegenstand hier ablegen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Select an item first</source>
        <translation>Wähle zuerst einen Gegenstand</translation>
    </message>
    <message>
        <source>Not during a fight</source>
        <translation>Nicht während eines Kampfes</translation>
    </message>
    <message>
        <source>Only scrolls can be read</source>
        <translation>Nur Schriftrollen lassen sich lesen</translation>
    </message>
    <message>
        <source>Gold can&apos;t be equipped</source>
        <translation>Gold lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Already equipped</source>
        <translation>Schon angelegt</translation>
    </message>
    <message>
        <source>Not equipped</source>
        <translation>Nicht angelegt</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 Gegenstand</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n Gegenstand</numerusform>
            <numerusform>%n Gegenstände</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 gold</source>
        <translation>%1 · %2 Gold</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Abnehmen</translation>
    </message>
    <message>
        <source>Search items</source>
        <translation>Gegenstände suchen</translation>
    </message>
    <message>
        <source>Item details</source>
        <translation>Einzelheiten zum Gegenstand</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>can&apos;t kill it</source>
        <translation>kann es nicht töten</translation>
    </message>
    <message>
        <source>one blow</source>
        <translation>ein Schlag</translation>
    </message>
    <message numerus="yes">
        <source>%n blows</source>
        <translation>
            <numerusform>%n Schlag</numerusform>
            <numerusform>%n Schläge</numerusform>
        </translation>
    </message>
    <message>
        <source>• %1: %2 damage, %3</source>
        <translation>• %1: %2 Schaden, %3</translation>
    </message>
    <message>
        <source>▲ %1: weak to %2, %3 damage, %4</source>
        <translation>▲ %1: anfällig für %2, %3 Schaden, %4</translation>
    </message>
    <message>
        <source>▼ %1: resists %2, %3 damage, %4</source>
        <translation>▼ %1: widersteht %2, %3 Schaden, %4</translation>
    </message>
    <message>
        <source>%1 damage per blow before armour; more against monsters weak to %2, less against those that resist it.</source>
        <translation>%1 Schaden pro Schlag vor Rüstung; mehr gegen Monster, die für %2 anfällig sind, weniger gegen solche, die widerstehen.</translation>
    </message>
    <message>
        <source>Blocks %1 of a blow of %2, and %3 of one of %4.</source>
        <translation>Blockt %1 eines Schlags von %2 und %3 eines Schlags von %4.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n points; points used by a blow return two blows later.</source>
        <translation>
            <numerusform>Sie hat %n Punkt; verbrauchte Punkte kehren zwei Schläge später zurück.</numerusform>
            <numerusform>Sie hat %n Punkte; verbrauchte Punkte kehren zwei Schläge später zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>• %1: blocks %2 of its blow of %3</source>
        <translation>• %1: blockt %2 eines Schlags von %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Adds %1 to your attack roll: %2 in total.</source>
        <translation>Erhöht deinen Angriffswurf um %1: zusammen %2.</translation>
    </message>
    <message>
        <source>Blocks 1 point of every hit.</source>
        <translation>Blockt 1 Punkt jedes Treffers.</translation>
    </message>
    <message numerus="yes">
        <source>Blocks %n points of every hit.</source>
        <translation>
            <numerusform>Blockt %n Punkt jedes Treffers.</numerusform>
            <numerusform>Blockt %n Punkte jedes Treffers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Heals %1 points of your health.</source>
        <translation>Heilt %1 deiner Lebenspunkte.</translation>
    </message>
    <message>
        <source>Deals %1 damage, ignoring dodge and armour.</source>
        <translation>Macht %1 Schaden, trotz Ausweichen und Rüstung.</translation>
    </message>
    <message>
        <source>Read it in a fight. It is used up, and doesn&apos;t end your turn.</source>
        <translation>Lies sie im Kampf. Sie wird verbraucht und beendet deinen Zug nicht.</translation>
    </message>
    <message>
        <source>Can&apos;t be equipped.</source>
        <translation>Wird getragen, nicht angelegt.</translation>
    </message>
    <message>
        <source>Hits the nearest enemy in front of you for %1 damage.</source>
        <translation>Trifft den nächsten Gegner vor dir mit %1 Schaden.</translation>
    </message>
    <message>
        <source>Each extra one adds half of %1.</source>
        <translation>Jeder weitere bringt die Hälfte von %1 dazu.</translation>
    </message>
    <message>
        <source>Flies the way you face: %1 damage on hit.</source>
        <translation>Fliegt in deine Blickrichtung: %1 Schaden bei einem Treffer.</translation>
    </message>
    <message>
        <source>A sip heals up to %1 HP; %2 left.</source>
        <translation>Ein Schluck heilt bis zu %1 LP; noch %2 übrig.</translation>
    </message>
    <message>
        <source>Cooldown: %1 s.</source>
        <translation>Abklingzeit: %1 s.</translation>
    </message>
    <message>
        <source>Found in chests and on defeated monsters. Can&apos;t be equipped.</source>
        <translation>Liegt in Truhen und bei besiegten Monstern. Wird getragen, nicht angelegt.</translation>
    </message>
    <message>
        <source>Choose something to use or wield</source>
        <translation>Wähle etwas zum Benutzen oder Ausrüsten</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>Use the selected item up</source>
        <translation>Den ausgewählten Gegenstand verbrauchen</translation>
    </message>
    <message>
        <source>Close without using anything</source>
        <translation>Schließen, ohne etwas zu benutzen</translation>
    </message>
    <message>
        <source>This scroll can only be read in fights</source>
        <translation>Diese Schriftrolle lässt sich nur im Kampf lesen</translation>
    </message>
    <message>
        <source>You are at full health</source>
        <translation>Du bist bei vollem Leben</translation>
    </message>
    <message>
        <source>Read it in a fight or outside. It is used up, and takes no turn.</source>
        <translation>Lies sie im Kampf oder außerhalb. Sie wird verbraucht und kostet keinen Zug.</translation>
    </message>
    <message>
        <source>You don&apos;t know what it does. Try one, and you know all of its kind.</source>
        <translation>Du weißt nicht, was es bewirkt. Probiere eines, und du kennst die ganze Sorte.</translation>
    </message>
    <message>
        <source>Kinds that you know: %1.</source>
        <translation>Sorten, die du kennst: %1.</translation>
    </message>
    <message>
        <source>%1 uses it, in a fight in place of a blow.</source>
        <translation>%1 benutzt es, im Kampf anstelle eines Schlags.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Benutzen</translation>
    </message>
</context>
<context>
    <name>cave::InventoryList</name>
    <message>
        <source>Search inventory</source>
        <translation>Inventar durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>By power</source>
        <translation>Nach Stärke</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>How items are sorted</source>
        <translation>Wie Gegenstände sortiert werden</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventar</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Zauber</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Nothing yet. Look for axes, magic and flasks in the rooms.</source>
        <translation>Noch nichts. Suche in den Räumen nach Äxten, Magie und Flaschen.</translation>
    </message>
    <message>
        <source>Nothing yet. Chests and defeated monsters have swords, armour and gold.</source>
        <translation>Noch nichts. Truhen und besiegte Monster bergen Schwerter, Rüstungen und Gold.</translation>
    </message>
    <message>
        <source>No spells yet. Treasures contain scrolls to read in fights.</source>
        <translation>Noch keine Zauber. In Schätzen finden sich Schriftrollen, die man im Kampf liest.</translation>
    </message>
    <message>
        <source>No armour yet. Treasures contain some.</source>
        <translation>Noch keine Rüstung. In Schätzen findet sich welche.</translation>
    </message>
    <message>
        <source>No weapons yet. Treasures contain some.</source>
        <translation>Noch keine Waffen. In Schätzen finden sich welche.</translation>
    </message>
    <message>
        <source>No items match “%1”.</source>
        <translation>Nichts im Inventar passt zu „%1“.</translation>
    </message>
</context>
<context>
    <name>cave::InventoryModel</name>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Zauber</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Verwendbar</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Schlägt</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Schießt</translation>
    </message>
    <message>
        <source>Heals</source>
        <translation>Heilt</translation>
    </message>
    <message>
        <source>Weapon of %1</source>
        <translation>Waffe (%1)</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Schriftrolle</translation>
    </message>
    <message numerus="yes">
        <source>amount %n</source>
        <translation>
            <numerusform>%n davon</numerusform>
            <numerusform>%n davon</numerusform>
        </translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>wielded</source>
        <translation>geführt</translation>
    </message>
    <message>
        <source>equipped</source>
        <translation>angelegt</translation>
    </message>
    <message>
        <source>%1 compared with the equipped item</source>
        <translation>%1 verglichen mit dem Angelegten</translation>
    </message>
    <message>
        <source>Consumables</source>
        <translation>Verbrauchsgüter</translation>
    </message>
    <message>
        <source>Used up by one use</source>
        <translation>Nach einmaligem Benutzen verbraucht</translation>
    </message>
    <message>
        <source>Unknown until you try it</source>
        <translation>Unbekannt, bis du es probierst</translation>
    </message>
    <message>
        <source>%1 · junk</source>
        <translation>%1 · Plunder</translation>
    </message>
</context>
<context>
    <name>cave::InventorySlot</name>
    <message>
        <source>Wielded weapon</source>
        <translation>Geführte Waffe</translation>
    </message>
    <message>
        <source>Worn armour</source>
        <translation>Getragene Rüstung</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Bloße Hände</translation>
    </message>
    <message>
        <source>Plain clothes</source>
        <translation>Einfache Kleidung</translation>
    </message>
    <message>
        <source>Damage per blow, before armour</source>
        <translation>Schaden pro Schlag, vor Rüstung</translation>
    </message>
    <message>
        <source>Armour points that absorb damage</source>
        <translation>Rüstungspunkte, die Schaden abfangen</translation>
    </message>
    <message>
        <source>%1: %2, power %3</source>
        <translation>%1: %2, Stärke %3</translation>
    </message>
</context>
<context>
    <name>cave::IssueDelegate</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>cave::IssueModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>cave::ItemStrip</name>
    <message>
        <source>%1, wielded</source>
        <translation>%1, geführt</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (Taste %2)</translation>
    </message>
</context>
<context>
    <name>cave::JobProgress</name>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
</context>
<context>
    <name>cave::JoinDialog</name>
    <message>
        <source>Receiving the world: %1 %</source>
        <translation>Die Welt wird empfangen: %1 %</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbindung wird hergestellt…</translation>
    </message>
    <message>
        <source>Join a game</source>
        <translation>Einem Spiel beitreten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Unpacking the world…</source>
        <translation>Die Welt wird entpackt…</translation>
    </message>
</context>
<context>
    <name>cave::JoinForm</name>
    <message>
        <source>Choose a game, or enter the address that the host sees.</source>
        <translation>Wähle ein Spiel oder gib die Adresse ein, die der Host sieht.</translation>
    </message>
    <message>
        <source>Games on this network</source>
        <translation>Spiele in diesem Netzwerk</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>For example 192.168.1.5:40123</source>
        <translation>Zum Beispiel 192.168.1.5:40123</translation>
    </message>
    <message>
        <source>Join &amp;code</source>
        <translation>Beitritts&amp;code</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>Nur &amp;zusehen</translation>
    </message>
    <message>
        <source>See the world through the host&apos;s eyes, without a player of your own</source>
        <translation>Die Welt mit den Augen des Hosts sehen, ohne eigene Figur</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Beitreten</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>an error as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Six words, from the host</source>
        <translation>Sechs Wörter, vom Host</translation>
    </message>
</context>
<context>
    <name>cave::JoinedGame</name>
    <message>
        <source>Your world was different from the host&apos;s, and was loaded again.</source>
        <translation>Deine Welt war anders als die des Hosts und wurde neu geladen.</translation>
    </message>
    <message>
        <source>Someone who watches: %1</source>
        <translation>Ein Zuschauer: %1</translation>
    </message>
    <message>
        <source>The connection to the host is lost. Reconnecting…</source>
        <translation>Die Verbindung zum Host ist abgebrochen und wird wiederhergestellt…</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Wieder verbunden.</translation>
    </message>
    <message>
        <source>You are watching. Only players can act.</source>
        <translation>Du siehst zu. Nur Spieler können handeln.</translation>
    </message>
    <message>
        <source>You are watching %1 and the other players.</source>
        <translation>Du siehst %1 und allen anderen zu, die hier spielen.</translation>
    </message>
    <message>
        <source>“%1” is from another game, or you played on in it alone: it stays as it is. This game&apos;s copy is “%2”.</source>
        <translation>„%1“ ist aus einem anderen Spiel, oder du hast darin allein weitergespielt: Diese Welt bleibt, wie sie ist. Die Kopie dieses Spiels ist „%2“.</translation>
    </message>
    <message>
        <source>Someone who watches</source>
        <translation>Ein Zuschauer</translation>
    </message>
</context>
<context>
    <name>cave::JournalDialog</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Cells explored</source>
        <translation>Erkundete Felder</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Chests opened</source>
        <translation>Geöffnete Truhen</translation>
    </message>
    <message>
        <source>Items found</source>
        <translation>Gefundene Gegenstände</translation>
    </message>
    <message>
        <source>Gold found</source>
        <translation>Gefundenes Gold</translation>
    </message>
    <message>
        <source>Gold carried</source>
        <translation>Getragenes Gold</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Tode</translation>
    </message>
    <message>
        <source>The open world</source>
        <translation>Die geöffnete Welt</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Tagebuch</translation>
    </message>
    <message>
        <source>This world</source>
        <translation>Diese Welt</translation>
    </message>
    <message>
        <source>All worlds</source>
        <translation>Alle Welten</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Besiegt</translation>
    </message>
    <message>
        <source>None yet. Monsters that you defeat are counted here.</source>
        <translation>Noch keine. Besiegte Monster werden hier gezählt.</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Erkundet</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Truhen</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>%1 (watching)</source>
        <translation>%1 (sieht zu)</translation>
    </message>
    <message>
        <source>%1 (absent)</source>
        <translation>%1 (abwesend)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>Bestiarium</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekanntes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Nothing yet. What you try, buy or take is described here.</source>
        <translation>Noch nichts. Was du ausprobierst, kaufst oder nimmst, wird hier beschrieben.</translation>
    </message>
</context>
<context>
    <name>cave::JourneyText</name>
    <message>
        <source>A shrine</source>
        <translation>Ein Schrein</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 It asks for %2 gold.</source>
        <translation>%1 Er verlangt %2 Gold.</translation>
    </message>
    <message>
        <source>companion</source>
        <translation>Begleiter</translation>
    </message>
    <message>
        <source>health %1, damage %2, armour %3</source>
        <translation>Leben %1, Schaden %2, Rüstung %3</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Ask the shrine</source>
        <translation>Um Hilfe bitten</translation>
    </message>
    <message>
        <source>Free the captive</source>
        <translation>Befreien</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Pedestal, closed</source>
        <translation>Podest, verschlossen</translation>
    </message>
    <message>
        <source>Pedestal: %1</source>
        <translation>Podest: %1</translation>
    </message>
    <message>
        <source>Shrine, dark</source>
        <translation>Schrein, erloschen</translation>
    </message>
    <message>
        <source>Captive: %1, %2</source>
        <translation>Gefangen: %1, %2</translation>
    </message>
    <message>
        <source>What you wield or wear gets a new quality, whichever comes; an old one is lost.</source>
        <translation>Was du führst oder trägst, erhält eine neue, zufällige Eigenschaft; eine alte geht verloren.</translation>
    </message>
    <message>
        <source>You take %1. The other pedestals close.</source>
        <translation>Du nimmst: %1. Die anderen Podeste schließen sich.</translation>
    </message>
    <message>
        <source>You ask the shrine. %1</source>
        <translation>Du bittest den Schrein um Hilfe. %1</translation>
    </message>
    <message>
        <source>You free the %1, who goes with you from now on.</source>
        <translation>Du befreist: %1. Von nun an geht ihr gemeinsam.</translation>
    </message>
    <message>
        <source>The %1 dies at your side.</source>
        <translation>%1 stirbt an deiner Seite.</translation>
    </message>
    <message>
        <source>You buy the %1 for %2 gold.</source>
        <translation>Du kaufst für %2 Gold: %1.</translation>
    </message>
    <message>
        <source>You pay %1 gold. %2</source>
        <translation>Du zahlst %1 Gold. %2</translation>
    </message>
    <message>
        <source>You pay %1 gold, and now you know it: a %2.</source>
        <translation>Du zahlst %1 Gold, und jetzt kennst du es: %2.</translation>
    </message>
    <message>
        <source>You pay %1 gold, and now it is: %2.</source>
        <translation>Du zahlst %1 Gold und hast jetzt: %2.</translation>
    </message>
    <message>
        <source>%1 % more power.</source>
        <translation>%1 % mehr Stärke.</translation>
    </message>
    <message>
        <source>%1. %2 takes it, and the other pedestals close.</source>
        <translation>%1. %2 nimmt es, und die anderen Podeste schließen sich.</translation>
    </message>
    <message>
        <source>%1 %2 asks it.</source>
        <translation>%1 %2 bittet ihn um Hilfe.</translation>
    </message>
    <message>
        <source>%1. %2 frees them, and they fight beside you.</source>
        <translation>%1. %2 löst die Fesseln, und ihr kämpft Seite an Seite.</translation>
    </message>
    <message>
        <source>Identifies it and all of its kind.</source>
        <translation>Identifiziert es und alles von seiner Art.</translation>
    </message>
</context>
<context>
    <name>cave::KeptSource</name>
    <message>
        <source>All saved seeds</source>
        <translation>Alle gemerkten Seeds</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>Schlagwort: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No saved seeds yet. Star a seed, tag it or add a note.</source>
        <translation>Noch keine gemerkten Seeds. Gib einem Seed einen Stern, ein Schlagwort oder eine Notiz.</translation>
    </message>
    <message>
        <source>No matching saved seeds.</source>
        <translation>Keine passenden gemerkten Seeds.</translation>
    </message>
    <message>
        <source>&amp;Which</source>
        <translation>&amp;Welche</translation>
    </message>
    <message>
        <source>Ge&amp;nerator</source>
        <translation>Ge&amp;nerator</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
</context>
<context>
    <name>cave::KeyBindings</name>
    <message>
        <source>Walk north</source>
        <translation>Nach Norden gehen</translation>
    </message>
    <message>
        <source>Walk east</source>
        <translation>Nach Osten gehen</translation>
    </message>
    <message>
        <source>Walk south</source>
        <translation>Nach Süden gehen</translation>
    </message>
    <message>
        <source>Walk west</source>
        <translation>Nach Westen gehen</translation>
    </message>
    <message>
        <source>Wait a turn</source>
        <translation>Einen Zug warten</translation>
    </message>
    <message>
        <source>Walk north-east</source>
        <translation>Nach Nordosten gehen</translation>
    </message>
    <message>
        <source>Walk south-east</source>
        <translation>Nach Südosten gehen</translation>
    </message>
    <message>
        <source>Walk south-west</source>
        <translation>Nach Südwesten gehen</translation>
    </message>
    <message>
        <source>Walk north-west</source>
        <translation>Nach Nordwesten gehen</translation>
    </message>
    <message>
        <source>Use wielded item</source>
        <translation>Gegenstand in der Hand benutzen</translation>
    </message>
    <message>
        <source>number pad %1</source>
        <translation>Ziffernblock %1</translation>
    </message>
</context>
<context>
    <name>cave::KeyMap</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>Deine Welten</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Seeds</translation>
    </message>
    <message>
        <source>Inspect and Edit</source>
        <translation>Untersuchen und Bearbeiten</translation>
    </message>
    <message>
        <source>Tools for editing</source>
        <translation>Werkzeuge zum Bearbeiten</translation>
    </message>
    <message>
        <source>Level files</source>
        <translation>Leveldateien</translation>
    </message>
</context>
<context>
    <name>cave::KeysPage</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>Sets the movement keys. Arrow keys always work.</source>
        <translation>Legt die Bewegungstasten fest. Pfeiltasten funktionieren immer.</translation>
    </message>
    <message>
        <source>Movement key presets</source>
        <translation>Belegungen der Bewegungstasten</translation>
    </message>
    <message>
        <source>Movement keys…</source>
        <translation>Bewegungstasten…</translation>
    </message>
    <message>
        <source>All of these (default)</source>
        <translation>Alle davon (Standard)</translation>
    </message>
    <message>
        <source>W A S D</source>
        <translation>W A S D</translation>
    </message>
    <message>
        <source>vi: H J K L</source>
        <translation>vi: H J K L</translation>
    </message>
    <message>
        <source>Number pad</source>
        <translation>Ziffernblock</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Add key…</source>
        <translation>Taste &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Then press a key; %1 cancels (%2 in the list)</source>
        <translation>Dann eine Taste drücken; %1 bricht ab (%2 in der Liste)</translation>
    </message>
    <message>
        <source>Re&amp;set</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Restore the default keys of this command</source>
        <translation>Die Standardtasten dieses Befehls wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
    <message>
        <source>Use the key for this command only</source>
        <translation>Die Taste nur für diesen Befehl verwenden</translation>
    </message>
    <message>
        <source>&amp;Unassign both</source>
        <translation>&amp;Beiden entziehen</translation>
    </message>
    <message>
        <source>Remove the key from both commands</source>
        <translation>Die Taste von beiden Befehlen entfernen</translation>
    </message>
    <message>
        <source>%1 — also %2</source>
        <translation>%1 — auch %2</translation>
    </message>
    <message>
        <source>Remove this key</source>
        <translation>Diese Taste entfernen</translation>
    </message>
    <message>
        <source>%1 is used by “%2” and %3.</source>
        <translation>%1 wird von „%2“ und %3 verwendet.</translation>
    </message>
    <message>
        <source>Press a key for “%1”. %2 cancels.</source>
        <translation>Drücke eine Taste für „%1“. %2 bricht ab.</translation>
    </message>
    <message>
        <source>Keys and shortcuts</source>
        <translation>Tasten und Kürzel</translation>
    </message>
    <message>
        <source>Commands of Seeds, Inspect and Edit are listed once you have opened these places.</source>
        <translation>Befehle von Seeds, Untersuchen und Bearbeiten erscheinen hier, sobald du diese Bereiche geöffnet hast.</translation>
    </message>
</context>
<context>
    <name>cave::LevelActions</name>
    <message>
        <source>&amp;Select and move</source>
        <translation>&amp;Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Click selects, Shift adds, drag moves; Alt ignores the grid</source>
        <translation>Klick wählt aus, Umschalt fügt hinzu, Ziehen verschiebt; Alt ignoriert das Raster</translation>
    </message>
    <message>
        <source>&amp;Place one</source>
        <translation>&amp;Eins setzen</translation>
    </message>
    <message>
        <source>Place one object at the pointer</source>
        <translation>Ein Objekt am Zeiger setzen</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>Paint with the current object</source>
        <translation>Mit dem aktuellen Objekt malen</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Erase objects from tiles</source>
        <translation>Objekte von Kacheln löschen</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>L&amp;inie</translation>
    </message>
    <message>
        <source>Draw a line of objects</source>
        <translation>Eine Linie aus Objekten zeichnen</translation>
    </message>
    <message>
        <source>Re&amp;ctangle</source>
        <translation>&amp;Rechteck</translation>
    </message>
    <message>
        <source>Draw a rectangle of objects</source>
        <translation>Ein Rechteck aus Objekten zeichnen</translation>
    </message>
    <message>
        <source>Ell&amp;ipse</source>
        <translation>Ellip&amp;se</translation>
    </message>
    <message>
        <source>Draw an ellipse of objects</source>
        <translation>Eine Ellipse aus Objekten zeichnen</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>Fill connected empty tiles</source>
        <translation>Zusammenhängende leere Kacheln füllen</translation>
    </message>
    <message>
        <source>P&amp;ick</source>
        <translation>Auf&amp;nehmen</translation>
    </message>
    <message>
        <source>Pick the object under the pointer</source>
        <translation>Das Objekt unter dem Zeiger aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Die letzte rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>Die Auswahl ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selection as lines of a level file</source>
        <translation>Die Auswahl als Zeilen einer Leveldatei kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste at the pointer or cursor</source>
        <translation>Am Zeiger oder Cursor einfügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate the selection one tile away</source>
        <translation>Die Auswahl eine Kachel weiter duplizieren</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>L&amp;öschen</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>Die Auswahl löschen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select all objects</source>
        <translation>Alle Objekte auswählen</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl aufheben</translation>
    </message>
    <message>
        <source>Select &amp;same type</source>
        <translation>&amp;Gleiche Art auswählen</translation>
    </message>
    <message>
        <source>Select all objects of the selected types</source>
        <translation>Alle Objekte der ausgewählten Arten auswählen</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>D&amp;rehen</translation>
    </message>
    <message>
        <source>Rotate the selection clockwise</source>
        <translation>Die Auswahl im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>Flip the selection horizontally</source>
        <translation>Die Auswahl waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Sen&amp;krecht spiegeln</translation>
    </message>
    <message>
        <source>Flip the selection vertically</source>
        <translation>Die Auswahl senkrecht spiegeln</translation>
    </message>
    <message>
        <source>&amp;Border walls</source>
        <translation>Rand&amp;wände</translation>
    </message>
    <message>
        <source>Put walls on all free border tiles, except doors</source>
        <translation>Wände auf alle freien Randkacheln setzen; Türen bleiben</translation>
    </message>
</context>
<context>
    <name>cave::LevelBackgroundFields</name>
    <message>
        <source>Colour of the background</source>
        <translation>Farbe des Hintergrunds</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>file name; separate several with ;</source>
        <translation>Dateiname; mehrere durch ; getrennt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>a tile, repeated</source>
        <translation>eine Kachel, wiederholt</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>&amp;Background:</source>
        <translation>Hintergr&amp;und:</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>&amp;Farbe:</translation>
    </message>
    <message>
        <source>P&amp;icture:</source>
        <translation>&amp;Bild:</translation>
    </message>
    <message>
        <source>Column, row:</source>
        <translation>Spalte, Zeile:</translation>
    </message>
    <message>
        <source>Choose another colour</source>
        <translation>Eine andere Farbe wählen</translation>
    </message>
    <message>
        <source>Column of the tile in its picture</source>
        <translation>Spalte der Kachel in ihrem Bild</translation>
    </message>
    <message>
        <source>Row of the tile in its picture</source>
        <translation>Zeile der Kachel in ihrem Bild</translation>
    </message>
    <message>
        <source>Column of the tile in its picture, from 0</source>
        <translation>Spalte der Kachel in ihrem Bild, ab 0</translation>
    </message>
    <message>
        <source>Row of the tile in its picture, from 0</source>
        <translation>Zeile der Kachel in ihrem Bild, ab 0</translation>
    </message>
</context>
<context>
    <name>cave::LevelChecksPanel</name>
    <message>
        <source>Unknown, kept unchanged</source>
        <translation>Hier unbekannt, bleibt unverändert</translation>
    </message>
    <message>
        <source>Open a level to check it.</source>
        <translation>Öffne ein Level, um es prüfen zu lassen.</translation>
    </message>
    <message>
        <source>No issues.</source>
        <translation>Keine Probleme.</translation>
    </message>
    <message>
        <source>1 issue</source>
        <translation>1 Problem</translation>
    </message>
    <message>
        <source>%1 issues</source>
        <translation>%1 Probleme</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>cave::LevelDocument</name>
    <message>
        <source>Reload from disk</source>
        <translation>Neu laden</translation>
    </message>
</context>
<context>
    <name>cave::LevelFiles</name>
    <message>
        <source>Side-view levels can be edited and saved here, but not played.</source>
        <translation>Level in Seitenansicht lassen sich hier bearbeiten und speichern, aber nicht spielen.</translation>
    </message>
    <message>
        <source>Open level</source>
        <translation>Level öffnen</translation>
    </message>
    <message>
        <source>Level files (*.csv);;All files (*)</source>
        <translation>Leveldateien (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>„%1“ hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Save level</source>
        <translation>Level speichern</translation>
    </message>
    <message>
        <source>The level could not be saved.</source>
        <translation>Das Level konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>“%1” is saved, but its undo history could not be stored.</source>
        <translation>„%1“ ist gespeichert, aber sein Verlauf konnte nicht aufbewahrt werden.</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>„%1“ ist gespeichert.</translation>
    </message>
    <message>
        <source>The file of “%1” was deleted; saving creates it again.</source>
        <translation>Die Datei von „%1“ wurde gelöscht; Speichern legt sie wieder an.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Cave Game closed before “%1” was saved. Your changes were kept.</source>
        <translation>Cave Game endete, bevor „%1“ gespeichert war. Deine Änderungen sind noch da.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>cave::LevelPage</name>
    <message>
        <source>Side-view levels can&apos;t be played</source>
        <translation>Level in Seitenansicht sind nicht spielbar</translation>
    </message>
    <message>
        <source>Play this level from the cursor or the selection</source>
        <translation>Dieses Level ab dem Cursor oder der Auswahl spielen</translation>
    </message>
    <message>
        <source>No level</source>
        <translation>Kein Level</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>, %1 ausgewählt</translation>
    </message>
    <message>
        <source>Tile %1, %2</source>
        <translation>Kachel %1, %2</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>side-view levels can&apos;t be played</source>
        <translation>Level in Seitenansicht sind nicht spielbar</translation>
    </message>
    <message>
        <source>the level has no start for the player</source>
        <translation>das Level hat keinen Startpunkt für den Spieler</translation>
    </message>
    <message>
        <source>the start is outside the level</source>
        <translation>der Startpunkt liegt außerhalb des Levels</translation>
    </message>
    <message>
        <source>the start is in a wall; choose another starting tile</source>
        <translation>der Startpunkt liegt in einer Wand; wähle eine andere Kachel</translation>
    </message>
    <message>
        <source>no free tile nearby; choose another starting tile</source>
        <translation>keine freie Kachel in der Nähe; wähle eine andere Startkachel</translation>
    </message>
    <message>
        <source>Trial of %1</source>
        <translation>Probespiel: %1</translation>
    </message>
    <message>
        <source>Can&apos;t play from here.</source>
        <translation>Von hier aus nicht spielbar.</translation>
    </message>
</context>
<context>
    <name>cave::LevelPageActions</name>
    <message>
        <source>&amp;New level…</source>
        <translation>&amp;Neues Level…</translation>
    </message>
    <message>
        <source>Create a level file</source>
        <translation>Eine Leveldatei anlegen</translation>
    </message>
    <message>
        <source>&amp;Open level…</source>
        <translation>Level ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Edit a level file</source>
        <translation>Eine Leveldatei bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Save level</source>
        <translation>Level &amp;speichern</translation>
    </message>
    <message>
        <source>Write the level&apos;s file</source>
        <translation>Die Datei des Levels schreiben</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Write the level to another file</source>
        <translation>Das Level in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Reload from disk</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>Reload the file; this can be undone</source>
        <translation>Die Datei neu laden; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Close level</source>
        <translation>Level s&amp;chließen</translation>
    </message>
    <message>
        <source>Close this level</source>
        <translation>Dieses Level schließen</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Von hier s&amp;pielen</translation>
    </message>
    <message>
        <source>Play this level from the cursor or the selection</source>
        <translation>Dieses Level ab dem Cursor oder der Auswahl spielen</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>&amp;Größe ändern…</translation>
    </message>
    <message>
        <source>Resize the level; content is kept</source>
        <translation>Die Größe des Levels ändern; der Inhalt bleibt</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Show grid lines</source>
        <translation>Rasterlinien zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>&amp;Whole level</source>
        <translation>&amp;Ganzes Level</translation>
    </message>
    <message>
        <source>Show the whole level</source>
        <translation>Das ganze Level zeigen</translation>
    </message>
</context>
<context>
    <name>cave::LevelPalette</name>
    <message>
        <source>Recently used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Kreaturen</translation>
    </message>
    <message>
        <source>Side view</source>
        <translation>Seitenansicht</translation>
    </message>
    <message>
        <source>Sn&amp;ap:</source>
        <translation>&amp;Einrasten:</translation>
    </message>
    <message>
        <source>Whole tiles</source>
        <translation>Ganze Kacheln</translation>
    </message>
    <message>
        <source>Quarters of a tile</source>
        <translation>Viertelkacheln</translation>
    </message>
    <message>
        <source>Tenths of a tile</source>
        <translation>Zehntelkacheln</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Grid for positions; hold Alt while dragging to ignore it</source>
        <translation>Raster für Positionen; Alt beim Ziehen ignoriert es</translation>
    </message>
    <message>
        <source>Width of brush, eraser and line: %1 to %2 tiles</source>
        <translation>Breite von Pinsel, Radierer und Linie: %1 bis %2 Kacheln</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Fill rectangles and ellipses</source>
        <translation>Rechtecke und Ellipsen füllen</translation>
    </message>
    <message>
        <source>Search objects</source>
        <translation>Objekte suchen</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
    <message>
        <source>Br&amp;ush:</source>
        <translation>&amp;Pinsel:</translation>
    </message>
</context>
<context>
    <name>cave::LevelProperties</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Art ändern</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
    <message>
        <source>several types</source>
        <translation>mehrere Arten</translation>
    </message>
    <message>
        <source>%1 objects: %2</source>
        <translation>%1 Objekte: %2</translation>
    </message>
    <message>
        <source>Enter a position in tiles, such as 3 or 2.5</source>
        <translation>Gib eine Position in Kacheln ein, etwa 3 oder 2.5</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Ändern: %1</translation>
    </message>
    <message>
        <source>Enter the start as two numbers, in tiles, such as 3 and 2.5</source>
        <translation>Gib den Startpunkt als zwei Kachelzahlen ein, etwa 3 und 2.5</translation>
    </message>
    <message>
        <source>Move the start</source>
        <translation>Startpunkt verschieben</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Größe ändern</translation>
    </message>
    <message>
        <source>Enter the name of a picture</source>
        <translation>Gib den Namen eines Bildes ein</translation>
    </message>
    <message>
        <source>Change the background</source>
        <translation>Hintergrund ändern</translation>
    </message>
    <message>
        <source>&amp;x (tiles):</source>
        <translation>&amp;x (Kacheln):</translation>
    </message>
    <message>
        <source>&amp;y (tiles):</source>
        <translation>&amp;y (Kacheln):</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>T&amp;ype:</source>
        <translation>&amp;Typ:</translation>
    </message>
    <message>
        <source>Room of a map</source>
        <translation>Raum eines Plans</translation>
    </message>
    <message>
        <source>Single level</source>
        <translation>Eigenständiges Level</translation>
    </message>
    <message>
        <source>Side view</source>
        <translation>Seitenansicht</translation>
    </message>
    <message>
        <source>Size (tiles):</source>
        <translation>Größe (Kacheln):</translation>
    </message>
    <message>
        <source>Width in tiles</source>
        <translation>Breite in Kacheln</translation>
    </message>
    <message>
        <source>Height in tiles</source>
        <translation>Höhe in Kacheln</translation>
    </message>
    <message>
        <source>Anchor content:</source>
        <translation>Inhalt bleibt:</translation>
    </message>
    <message>
        <source>at the top left</source>
        <translation>oben links</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>at the top right</source>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>at the bottom left</source>
        <translation>unten links</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>at the bottom right</source>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>&amp;Resize</source>
        <translation>&amp;Größe ändern</translation>
    </message>
    <message>
        <source>Resize the level; objects outside are kept</source>
        <translation>Die Größe des Levels ändern; Objekte außerhalb bleiben erhalten</translation>
    </message>
    <message>
        <source>Start (tiles):</source>
        <translation>Start (Kacheln):</translation>
    </message>
    <message>
        <source>Column of the start, in tiles</source>
        <translation>Spalte des Startpunkts, in Kacheln</translation>
    </message>
    <message>
        <source>Row of the start, in tiles</source>
        <translation>Zeile des Startpunkts, in Kacheln</translation>
    </message>
    <message>
        <source>Tiles from the left edge; fractions such as 2.5 are allowed</source>
        <translation>Kacheln vom linken Rand; Bruchteile wie 2.5 sind erlaubt</translation>
    </message>
    <message>
        <source>Tiles from the top edge; fractions such as 2.5 are allowed</source>
        <translation>Kacheln vom oberen Rand; Bruchteile wie 2.5 sind erlaubt</translation>
    </message>
    <message>
        <source>Width: 1 to %1 tiles</source>
        <translation>Breite: 1 bis %1 Kacheln</translation>
    </message>
    <message>
        <source>Height: 1 to %1 tiles</source>
        <translation>Höhe: 1 bis %1 Kacheln</translation>
    </message>
    <message>
        <source>Any text without a comma</source>
        <translation>Beliebiger Text ohne Komma</translation>
    </message>
</context>
<context>
    <name>cave::LevelTools</name>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Flip horizontally</source>
        <translation>Waagerecht spiegeln</translation>
    </message>
    <message>
        <source>Flip vertically</source>
        <translation>Senkrecht spiegeln</translation>
    </message>
    <message>
        <source>Border walls</source>
        <translation>Randwände</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Leicht verschieben</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>Setzen: %1</translation>
    </message>
    <message>
        <source>Fill: %1</source>
        <translation>Füllen: %1</translation>
    </message>
</context>
<context>
    <name>cave::ListSource</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>No seeds yet.</source>
        <translation>Noch keine Seeds.</translation>
    </message>
    <message>
        <source>Seeds, one per &amp;line</source>
        <translation>Seeds, einer pro &amp;Zeile</translation>
    </message>
    <message>
        <source>Type or paste any text, or a copied link:
amber-hollow-42
Медвежья берлога
洞窟</source>
        <translation>Tippe beliebige Texte oder füge sie ein, auch einen kopierten Link:
amber-hollow-42
Медвежья берлога
洞窟</translation>
    </message>
    <message>
        <source>a list with links may have at most %1 lines.</source>
        <translation>eine Liste mit Links darf höchstens %1 Zeilen haben.</translation>
    </message>
</context>
<context>
    <name>cave::LogWindow</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Minimum level</source>
        <translation>Niedrigste Stufe</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Debug and above</source>
        <translation>Debug und höher</translation>
    </message>
    <message>
        <source>Info and above</source>
        <translation>Info und höher</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Warnungen und Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Das Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the lines shown</source>
        <translation>Die gezeigten Zeilen kopieren</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>The log can&apos;t be written</source>
        <translation>Das Protokoll kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>The log is empty</source>
        <translation>Das Protokoll ist leer</translation>
    </message>
    <message>
        <source>No matching lines</source>
        <translation>Keine passenden Zeilen</translation>
    </message>
    <message>
        <source>The program&apos;s log. The log level is in Settings ▸ Log.</source>
        <translation>Das Protokoll des Programms. Wie viel geschrieben wird, steht in Einstellungen ▸ Protokoll.</translation>
    </message>
    <message>
        <source>Lower the minimum level, or search for something else.</source>
        <translation>Wähle eine niedrigere Stufe oder suche nach etwas anderem.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>Das Protokoll liegt in %1</translation>
    </message>
</context>
<context>
    <name>cave::MainWindow</name>
    <message>
        <source>Cave Game</source>
        <translation>Cave Game</translation>
    </message>
    <message>
        <source>%1 — Cave Game</source>
        <translation>%1 — Cave Game</translation>
    </message>
</context>
<context>
    <name>cave::MapLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Show the legend</source>
        <translation>Die Legende zeigen</translation>
    </message>
    <message>
        <source>Collapse the legend</source>
        <translation>Die Legende einklappen</translation>
    </message>
</context>
<context>
    <name>cave::MapRuler</name>
    <message>
        <source>%1 west</source>
        <translation>%1 nach Westen</translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation>%1 nach Osten</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>%1 nach Süden</translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation>%1 nach Norden</translation>
    </message>
    <message>
        <source>counting steps…</source>
        <translation>Schritte werden gezählt…</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 Schritt</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>no path nearby</source>
        <translation>kein Weg in der Nähe</translation>
    </message>
    <message>
        <source>too far to count steps</source>
        <translation>zu weit, um Schritte zu zählen</translation>
    </message>
</context>
<context>
    <name>cave::MapSpeech</name>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>%1. No way out.</source>
        <translation>%1. Kein Ausgang.</translation>
    </message>
    <message>
        <source>%1. Open: %2.</source>
        <translation>%1. Offen: %2.</translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation>%1 bei %2.</translation>
    </message>
    <message>
        <source>Beside you: %1.</source>
        <translation>Neben dir: %1.</translation>
    </message>
</context>
<context>
    <name>cave::MapView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>cave::MarkerEditor</name>
    <message>
        <source>Note for this place</source>
        <translation>Notiz für diesen Ort</translation>
    </message>
</context>
<context>
    <name>cave::MarksPanel</name>
    <message>
        <source>Select a seed to star it or add tags, notes and markers.</source>
        <translation>Wähle einen Seed, um ihm einen Stern, Schlagwörter, Notizen und Markierungen zu geben.</translation>
    </message>
    <message>
        <source>Star this seed</source>
        <translation>Diesem Seed einen Stern geben</translation>
    </message>
    <message>
        <source>wide, many chests</source>
        <translation>weit, viele Truhen</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Schlagwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>&amp;Markierungen</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>No markers yet. Add one on the map.</source>
        <translation>Noch keine Markierungen. Setze eine auf der Karte.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Empty seed</source>
        <translation>Leerer Seed</translation>
    </message>
    <message>
        <source>Tag too long: %1…</source>
        <translation>Schlagwort zu lang: %1…</translation>
    </message>
    <message>
        <source>The note is too long; its end is not saved.</source>
        <translation>Die Notiz ist zu lang; ihr Ende wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>No more markers can be added.</source>
        <translation>Mehr Markierungen sind nicht möglich.</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Markierung %1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n tags are saved.</source>
        <translation>
            <numerusform>Höchstens %n Schlagwort wird gespeichert.</numerusform>
            <numerusform>Höchstens %n Schlagwörter werden gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Show that part of the map</source>
        <translation>Diesen Teil der Karte zeigen</translation>
    </message>
    <message>
        <source>Remove this marker</source>
        <translation>Diese Markierung entfernen</translation>
    </message>
</context>
<context>
    <name>cave::MessageLog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1
How: %2</source>
        <translation>%1
Wie: %2</translation>
    </message>
</context>
<context>
    <name>cave::MessageLogDock</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Reisen</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Funde</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Show only one kind of message</source>
        <translation>Nur eine Art von Meldungen zeigen</translation>
    </message>
    <message>
        <source>Kind of message</source>
        <translation>Art der Meldung</translation>
    </message>
    <message>
        <source>Search messages</source>
        <translation>Meldungen durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>No messages yet. Finds, encounters and fights appear here.</source>
        <translation>Noch keine Meldungen. Funde, Begegnungen und Kämpfe stehen hier.</translation>
    </message>
    <message>
        <source>No matching messages. Clear the search or choose all kinds.</source>
        <translation>Keine passenden Meldungen. Leere die Suche oder wähle alle Arten.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>&amp;Why? Show this turn</source>
        <translation>&amp;Warum? Diesen Zug zeigen</translation>
    </message>
</context>
<context>
    <name>cave::MindDock</name>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>M&amp;ind</source>
        <translation>En&amp;tscheidungen</translation>
    </message>
    <message>
        <source>Show a monster&apos;s decisions as they happen</source>
        <translation>Die Entscheidungen eines Monsters zeigen, während sie fallen</translation>
    </message>
    <message>
        <source>Next monster</source>
        <translation>Nächstes Monster</translation>
    </message>
    <message>
        <source>Select the next monster; you can also click one</source>
        <translation>Das nächste Monster wählen; du kannst auch eines anklicken</translation>
    </message>
</context>
<context>
    <name>cave::MindPanel</name>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Step one turn</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>No monster selected</source>
        <translation>Kein Monster gewählt</translation>
    </message>
    <message>
        <source>Select a living monster on the map to see what it will do and why.</source>
        <translation>Wähle auf der Karte ein lebendes Monster, um zu sehen, was es tun wird und warum.</translation>
    </message>
    <message>
        <source>It has no decision tree, and does nothing.</source>
        <translation>Es hat keinen Entscheidungsbaum und tut nichts.</translation>
    </message>
    <message>
        <source>Advance one turn, as if the player waited</source>
        <translation>Einen Zug weiterrechnen, als ob der Spieler wartete</translation>
    </message>
</context>
<context>
    <name>cave::ModalOverlay</name>
    <message>
        <source>%1 · %2</source>
        <comment>an action and its key</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>cave::MovementKeys</name>
    <message>
        <source>On other layouts</source>
        <translation>Andere Tastaturbelegungen</translation>
    </message>
    <message>
        <source>The positions of W, A, S, D</source>
        <translation>Die Plätze von W, A, S, D</translation>
    </message>
    <message>
        <source>Keep walking</source>
        <translation>Weitergehen</translation>
    </message>
    <message>
        <source>Hold the key</source>
        <translation>Die Taste halten</translation>
    </message>
</context>
<context>
    <name>cave::NewLevelDialog</name>
    <message>
        <source>New level</source>
        <translation>Neues Level</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Typ:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Größe:</translation>
    </message>
    <message>
        <source>&amp;Fill:</source>
        <translation>&amp;Füllung:</translation>
    </message>
    <message>
        <source>Room of a map</source>
        <translation>Raum eines Plans</translation>
    </message>
    <message>
        <source>Single level</source>
        <translation>Eigenständiges Level</translation>
    </message>
    <message>
        <source>Side view</source>
        <translation>Seitenansicht</translation>
    </message>
    <message>
        <source>Any text without a comma</source>
        <translation>Beliebiger Text ohne Komma</translation>
    </message>
    <message>
        <source>Width in tiles</source>
        <translation>Breite in Kacheln</translation>
    </message>
    <message>
        <source>Height in tiles</source>
        <translation>Höhe in Kacheln</translation>
    </message>
    <message>
        <source>Width: 1 to %1 tiles</source>
        <translation>Breite: 1 bis %1 Kacheln</translation>
    </message>
    <message>
        <source>Height: 1 to %1 tiles</source>
        <translation>Höhe: 1 bis %1 Kacheln</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>border walls</source>
        <translation>Randwände</translation>
    </message>
    <message>
        <source>border walls with doors</source>
        <translation>Randwände mit Türen</translation>
    </message>
    <message>
        <source>Border walls need at least %1 tiles per side</source>
        <translation>Randwände brauchen mindestens %1 Kacheln pro Seite</translation>
    </message>
    <message>
        <source>Enter a picture&apos;s name, or choose another background</source>
        <translation>Gib den Namen eines Bildes ein oder wähle einen anderen Hintergrund</translation>
    </message>
</context>
<context>
    <name>cave::NewWorldPage</name>
    <message>
        <source>New world</source>
        <translation>Neue Welt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Create world</source>
        <translation>Welt erstellen</translation>
    </message>
    <message>
        <source>Create this world and play it</source>
        <translation>Diese Welt erstellen und spielen</translation>
    </message>
</context>
<context>
    <name>cave::NumberEdit</name>
    <message>
        <source>%1: enter a whole number.</source>
        <translation>%1: Gib eine ganze Zahl ein.</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number.</source>
        <translation>%1: „%2“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>%1: enter a number from %2 to %3.</source>
        <translation>%1: Gib eine Zahl von %2 bis %3 ein.</translation>
    </message>
</context>
<context>
    <name>cave::NumbersSource</name>
    <message>
        <source>Count: the last number would exceed 64 bits.</source>
        <translation>Anzahl: Die letzte Zahl hätte mehr als 64 Bit.</translation>
    </message>
    <message>
        <source>To: at least %1.</source>
        <translation>Bis: mindestens %1.</translation>
    </message>
    <message>
        <source>To: at most %1 worlds.</source>
        <translation>Bis: höchstens %1 Welten.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>C&amp;ount</source>
        <translation>An&amp;zahl</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>First seed: a whole number, may be negative</source>
        <translation>Erster Seed: eine ganze Zahl, auch negativ</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>Anzahl der Seeds</translation>
    </message>
    <message>
        <source>Last seed</source>
        <translation>Letzter Seed</translation>
    </message>
</context>
<context>
    <name>cave::ObjectiveText</name>
    <message>
        <source>1 monster</source>
        <translation>1 Monster</translation>
    </message>
    <message numerus="yes">
        <source>%n monsters</source>
        <translation>
            <numerusform>%n Monster</numerusform>
            <numerusform>%n Monster</numerusform>
        </translation>
    </message>
    <message>
        <source>1 chest</source>
        <translation>1 Truhe</translation>
    </message>
    <message numerus="yes">
        <source>%n chests</source>
        <translation>
            <numerusform>%n Truhe</numerusform>
            <numerusform>%n Truhen</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the cavern: %1 and %2 left.</source>
        <translation>Räume die Kaverne: noch %1 und %2.</translation>
    </message>
    <message>
        <source>Clear the cavern: %1 left.</source>
        <translation>Räume die Kaverne: noch %1.</translation>
    </message>
    <message>
        <source>The monsters are beaten: %1 left.</source>
        <translation>Die Monster sind besiegt: noch %1.</translation>
    </message>
    <message>
        <source>The cavern is cleared: the stairs lead on.</source>
        <translation>Die Kaverne ist geräumt: Die Treppe führt weiter.</translation>
    </message>
    <message>
        <source>The cavern is cleared.</source>
        <translation>Die Kaverne ist geräumt.</translation>
    </message>
    <message>
        <source>Floor %1 of %2: find FINISH, the way down.</source>
        <translation>Stockwerk %1 von %2: Finde das ZIEL, den Weg nach unten.</translation>
    </message>
    <message>
        <source>Floor %1 of %2, the last one: get past its guards to FINISH.</source>
        <translation>Stockwerk %1 von %2, das letzte: Gelange an den Wachen vorbei zum ZIEL.</translation>
    </message>
    <message>
        <source>The boss is here: beat everything in this room.</source>
        <translation>Der Boss ist hier: Besiege alles in diesem Raum.</translation>
    </message>
    <message>
        <source>The boss is beaten: go to the exit.</source>
        <translation>Der Boss ist besiegt: Geh zum Ausgang.</translation>
    </message>
    <message>
        <source>%1 of %2 rooms cleared</source>
        <translation>%1 von %2 Räumen geräumt</translation>
    </message>
    <message>
        <source>Beat the enemies in this room. %1.</source>
        <translation>Besiege die Gegner in diesem Raum. %1.</translation>
    </message>
    <message>
        <source>Find the boss. %1.</source>
        <translation>Finde den Boss. %1.</translation>
    </message>
    <message>
        <source>Explore the caves: find a first chest.</source>
        <translation>Erkunde die Höhlen: Finde eine erste Truhe.</translation>
    </message>
    <message>
        <source>Explore for treasure: 1 chest opened.</source>
        <translation>Suche nach Schätzen: 1 Truhe geöffnet.</translation>
    </message>
    <message numerus="yes">
        <source>Explore for treasure: %n chests opened.</source>
        <translation>
            <numerusform>Suche nach Schätzen: %n Truhe geöffnet.</numerusform>
            <numerusform>Suche nach Schätzen: %n Truhen geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>Du hast gewonnen.</translation>
    </message>
    <message>
        <source>This run is over.</source>
        <translation>Dieser Lauf ist vorbei.</translation>
    </message>
    <message>
        <source>Level %1 of %2: find the exit.</source>
        <translation>Level %1 von %2: Finde den Ausgang.</translation>
    </message>
    <message>
        <source>to the north</source>
        <translation>im Norden</translation>
    </message>
    <message>
        <source>to the east</source>
        <translation>im Osten</translation>
    </message>
    <message>
        <source>to the south</source>
        <translation>im Süden</translation>
    </message>
    <message>
        <source>to the west</source>
        <translation>im Westen</translation>
    </message>
    <message>
        <source>to the north-east</source>
        <translation>im Nordosten</translation>
    </message>
    <message>
        <source>to the south-east</source>
        <translation>im Südosten</translation>
    </message>
    <message>
        <source>to the south-west</source>
        <translation>im Südwesten</translation>
    </message>
    <message>
        <source>to the north-west</source>
        <translation>im Nordwesten</translation>
    </message>
    <message>
        <source>The open gate is at %1, %2.</source>
        <translation>Das offene Tor liegt bei %1, %2.</translation>
    </message>
    <message>
        <source>The next relic lies about %1 cells away, %2.</source>
        <translation>Das nächste Relikt liegt etwa %1 Felder entfernt, %2.</translation>
    </message>
    <message>
        <source>The gate is at %1.</source>
        <translation>Das Tor liegt bei %1.</translation>
    </message>
    <message>
        <source>From where you began, the gate lies %1.</source>
        <translation>Von deinem Startpunkt aus liegt das Tor %1.</translation>
    </message>
</context>
<context>
    <name>cave::PaceBox</name>
    <message>
        <source>instant</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>%1 ms per blow (long fight)</source>
        <translation>%1 ms pro Schlag (langer Kampf)</translation>
    </message>
    <message>
        <source>%1 ms per blow</source>
        <translation>%1 ms pro Schlag</translation>
    </message>
    <message>
        <source>Automatic from the start</source>
        <translation>Von Anfang an automatisch</translation>
    </message>
    <message>
        <source>Run every fight automatically from the start</source>
        <translation>Jeden Kampf von Anfang an automatisch führen</translation>
    </message>
    <message>
        <source>Blow duration</source>
        <translation>Schlagdauer</translation>
    </message>
    <message>
        <source>Duration of a blow in automatic fights</source>
        <translation>Dauer eines Schlags in automatischen Kämpfen</translation>
    </message>
</context>
<context>
    <name>cave::PastWatchEdit</name>
    <message>
        <source>Paused: %1</source>
        <translation>Pausiert: %1</translation>
    </message>
    <message numerus="yes">
        <source>Looking… It holds in %Ln turns so far.</source>
        <translation>
            <numerusform>Es wird gesucht … Bisher gilt er in %Ln Zug.</numerusform>
            <numerusform>Es wird gesucht … Bisher gilt er in %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The watch point holds in no turn.</source>
        <translation>Der Überwachungspunkt gilt in keinem Zug.</translation>
    </message>
    <message numerus="yes">
        <source>The watch point holds in %Ln turns.</source>
        <translation>
            <numerusform>Der Überwachungspunkt gilt in %Ln Zug.</numerusform>
            <numerusform>Der Überwachungspunkt gilt in %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log can&apos;t be replayed beyond turn %L1.</source>
        <translation>Das Protokoll lässt sich nicht über Zug %L1 hinaus abspielen.</translation>
    </message>
</context>
<context>
    <name>cave::PictureDialog</name>
    <message>
        <source>Save map as picture</source>
        <translation>Karte als Bild speichern</translation>
    </message>
    <message>
        <source>&amp;Width in pixels</source>
        <translation>&amp;Breite in Pixeln</translation>
    </message>
    <message>
        <source>&amp;Height in pixels</source>
        <translation>&amp;Höhe in Pixeln</translation>
    </message>
    <message>
        <source>Pixels per &amp;cell</source>
        <translation>&amp;Pixel pro Feld</translation>
    </message>
    <message>
        <source>Covers %1 × %2 cells.</source>
        <translation>Zeigt %1 × %2 Felder.</translation>
    </message>
    <message>
        <source>Save sheet as picture</source>
        <translation>Übersicht als Bild speichern</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Map &amp;width</source>
        <translation>&amp;Kartenbreite</translation>
    </message>
    <message>
        <source>Too large: at most %1 per side. Select fewer seeds, or use more columns or smaller maps.</source>
        <translation>Zu groß: höchstens %1 pro Seite. Wähle weniger Seeds, mehr Spalten oder kleinere Karten.</translation>
    </message>
    <message numerus="yes">
        <source>%n maps: a picture of %1 × %2 pixels.</source>
        <translation>
            <numerusform>%n Karte: ein Bild von %1 × %2 Pixeln.</numerusform>
            <numerusform>%n Karten: ein Bild von %1 × %2 Pixeln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlaceInLevels</name>
    <message>
        <source>Door, walled up</source>
        <translation>Tür, zugemauert</translation>
    </message>
    <message>
        <source>Door to another room</source>
        <translation>Tür in einen anderen Raum</translation>
    </message>
    <message>
        <source>Spike: deadly</source>
        <translation>Stachel: tödlich</translation>
    </message>
    <message>
        <source>Poison: %1 damage</source>
        <translation>Gift: %1 Schaden</translation>
    </message>
    <message>
        <source>Potion: heals %1</source>
        <translation>Trank: heilt %1</translation>
    </message>
    <message>
        <source>Item to pick up</source>
        <translation>Gegenstand zum Aufheben</translation>
    </message>
    <message>
        <source>A sign</source>
        <translation>Ein Schild</translation>
    </message>
    <message>
        <source>FINISH: another exit</source>
        <translation>ZIEL: ein anderer Ausgang</translation>
    </message>
    <message>
        <source>Room %1 of %2</source>
        <translation>Raum %1 von %2</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Level %1 von %2</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Stockwerk %1</translation>
    </message>
    <message>
        <source>Floor %1 of %2</source>
        <translation>Stockwerk %1 von %2</translation>
    </message>
    <message>
        <source>FINISH: exit</source>
        <translation>ZIEL: Ausgang</translation>
    </message>
    <message>
        <source>FINISH: to level %1</source>
        <translation>ZIEL: zu Level %1</translation>
    </message>
    <message>
        <source>FINISH: to floor %1</source>
        <translation>ZIEL: zu Stockwerk %1</translation>
    </message>
    <message>
        <source>START</source>
        <translation>START</translation>
    </message>
    <message>
        <source>START of floor %1</source>
        <translation>START von Stockwerk %1</translation>
    </message>
    <message>
        <source>A camp, to rest at</source>
        <translation>Ein Lager zum Rasten</translation>
    </message>
    <message>
        <source>A relic</source>
        <translation>Ein Relikt</translation>
    </message>
    <message>
        <source>A piece of a map</source>
        <translation>Ein Kartenstück</translation>
    </message>
    <message>
        <source>The gate</source>
        <translation>Das Tor</translation>
    </message>
</context>
<context>
    <name>cave::PlaceTexts</name>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>1 cell %1</source>
        <translation>1 Feld nach %1</translation>
    </message>
    <message>
        <source>%1 cells %2</source>
        <translation>%1 Felder nach %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a sentence</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>cave::PlacesController</name>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
</context>
<context>
    <name>cave::PlacesDialog</name>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Search places</source>
        <translation>Orte suchen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>&amp;Travel</source>
        <translation>&amp;Hingehen</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;Edit note</source>
        <translation>Notiz &amp;bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Show that part of the map</source>
        <translation>Diesen Teil der Karte zeigen</translation>
    </message>
    <message>
        <source>World entrance</source>
        <translation>Welteingang</translation>
    </message>
    <message>
        <source>Last death</source>
        <translation>Letzter Tod</translation>
    </message>
    <message>
        <source>No matching places.</source>
        <translation>Keine passenden Orte.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>START of this floor</source>
        <translation>START dieses Stockwerks</translation>
    </message>
    <message>
        <source>Walk there</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Die Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Remove this place</source>
        <translation>Diesen Ort entfernen</translation>
    </message>
    <message>
        <source>Press %1 on the map to mark a place. Marked places are listed here.</source>
        <translation>Drücke %1 auf der Karte, um einen Ort zu markieren. Markierte Orte stehen hier.</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Lager</translation>
    </message>
</context>
<context>
    <name>cave::PlacesModel</name>
    <message>
        <source>%1 of %2 cells match, %3</source>
        <comment>cells, cells, how the sketch is turned</comment>
        <translation>%1 von %2 Feldern gleich, %3</translation>
    </message>
    <message>
        <source>Distance from the spawn, in cells</source>
        <translation>Entfernung vom Startpunkt, in Feldern</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln cells from the spawn</source>
        <comment>coordinates, distance</comment>
        <translation>
            <numerusform>%1 · %Ln Feld vom Startpunkt</numerusform>
            <numerusform>%1 · %Ln Felder vom Startpunkt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlacesPanel</name>
    <message>
        <source>Open a world first.</source>
        <translation>Öffne zuerst eine Welt.</translation>
    </message>
    <message>
        <source>This world has levels. Places are searched for only in endless worlds.</source>
        <translation>Diese Welt hat Level. Orte werden nur in endlosen Welten gesucht.</translation>
    </message>
    <message>
        <source>Draw a sketch or enter a condition.</source>
        <translation>Zeichne eine Skizze oder gib eine Bedingung ein.</translation>
    </message>
    <message>
        <source>No places yet</source>
        <translation>Noch keine Orte</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 Ort</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 Orte</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>Places: %1</source>
        <translation>Orte: %1</translation>
    </message>
    <message>
        <source>It searches the world as generated, without later changes.</source>
        <translation>Durchsucht wird die Welt, wie sie erzeugt wurde, ohne spätere Änderungen.</translation>
    </message>
    <message>
        <source>Distances in it are measured from the place</source>
        <translation>Entfernungen darin zählen ab dem Ort</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Su&amp;chen</translation>
    </message>
    <message>
        <source>Search outward from the spawn</source>
        <translation>Vom Startpunkt nach außen suchen</translation>
    </message>
    <message>
        <source>Search farther away from the spawn</source>
        <translation>Weiter weg vom Startpunkt suchen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>St&amp;oppen</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Gefundene Orte</translation>
    </message>
    <message>
        <source>Like the pl&amp;ace shown…</source>
        <translation>Wie der gezeigte &amp;Ort…</translation>
    </message>
    <message>
        <source>Begin a sketch with the middle of the map, or with what is selected</source>
        <translation>Eine Skizze mit der Mitte der Karte oder mit der Auswahl beginnen</translation>
    </message>
    <message>
        <source>C&amp;ondition</source>
        <translation>Bedi&amp;ngung</translation>
    </message>
    <message>
        <source>Find more</source>
        <translation>Weitere suchen</translation>
    </message>
    <message>
        <source>Finds the nearest places in this world that look like a sketch or meet a condition, the best one in each region.</source>
        <translation>Findet die nächsten Orte dieser Welt, die einer Skizze gleichen oder eine Bedingung erfüllen, in jeder Region den besten.</translation>
    </message>
    <message numerus="yes">
        <source>searched %Ln cells around the spawn</source>
        <translation>
            <numerusform>durchsucht bis %Ln Feld um den Startpunkt</numerusform>
            <numerusform>durchsucht bis %Ln Felder um den Startpunkt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlayActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Make the map larger</source>
        <translation>Die Karte vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation>Die Karte verkleinern</translation>
    </message>
    <message>
        <source>&amp;Centre on player</source>
        <translation>Auf Spieler &amp;zentrieren</translation>
    </message>
    <message>
        <source>Centre the view on the player and follow</source>
        <translation>Die Ansicht auf den Spieler zentrieren und ihm folgen</translation>
    </message>
    <message>
        <source>&amp;Fog</source>
        <translation>&amp;Nebel</translation>
    </message>
    <message>
        <source>Show only the explored area</source>
        <translation>Nur Erkundetes zeigen</translation>
    </message>
    <message>
        <source>&amp;Glyphs</source>
        <translation>Zeic&amp;hen</translation>
    </message>
    <message>
        <source>Draw the map with ASCII characters</source>
        <translation>Die Karte mit ASCII-Zeichen darstellen</translation>
    </message>
    <message>
        <source>Let the view follow the player smoothly</source>
        <translation>Die Ansicht dem Spieler hinterhergleiten lassen</translation>
    </message>
    <message>
        <source>&amp;Animate</source>
        <translation>&amp;Animieren</translation>
    </message>
    <message>
        <source>Animate steps, light and zoom</source>
        <translation>Schritte, Licht und Zoom animieren</translation>
    </message>
    <message>
        <source>What monsters s&amp;ee</source>
        <translation>Was Monster s&amp;ehen</translation>
    </message>
    <message>
        <source>Show the area of effect of monsters in view</source>
        <translation>Den Wirkungsbereich sichtbarer Monster zeigen</translation>
    </message>
    <message>
        <source>&amp;Inventory</source>
        <translation>&amp;Inventar</translation>
    </message>
    <message>
        <source>Inventory and equipment</source>
        <translation>Inventar und Ausrüstung</translation>
    </message>
    <message>
        <source>Ex&amp;plore</source>
        <translation>Er&amp;kunden</translation>
    </message>
    <message>
        <source>Walk to unexplored places automatically, until something happens</source>
        <translation>Selbsttätig zu Unerkundetem gehen, bis etwas geschieht</translation>
    </message>
    <message>
        <source>&amp;Travel…</source>
        <translation>&amp;Reisen…</translation>
    </message>
    <message>
        <source>Walk to a remembered place</source>
        <translation>Zu einem gemerkten Ort gehen</translation>
    </message>
    <message>
        <source>E&amp;xamine</source>
        <translation>&amp;Untersuchen</translation>
    </message>
    <message>
        <source>Examine the map with a cursor</source>
        <translation>Die Karte mit einem Cursor untersuchen</translation>
    </message>
    <message>
        <source>&amp;Note this place…</source>
        <translation>Diesen Ort &amp;notieren…</translation>
    </message>
    <message>
        <source>Put a marker with a note on the map</source>
        <translation>Eine Markierung mit Notiz auf die Karte setzen</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Tagebuch</translation>
    </message>
    <message>
        <source>Statistics of this world and all others</source>
        <translation>Statistik dieser Welt und aller anderen</translation>
    </message>
    <message>
        <source>&amp;Real time</source>
        <translation>&amp;Echtzeit</translation>
    </message>
    <message>
        <source>Monsters act as time passes, not only after your moves</source>
        <translation>Monster handeln, während die Zeit vergeht, nicht nur nach deinen Zügen</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Stop time until you continue</source>
        <translation>Die Zeit anhalten, bis du weiterspielst</translation>
    </message>
    <message>
        <source>One &amp;step of time</source>
        <translation>Ein &amp;Zeitschritt</translation>
    </message>
    <message>
        <source>Pause and advance by 1/64 second</source>
        <translation>Anhalten und um 1/64 Sekunde weiterrücken</translation>
    </message>
    <message>
        <source>Eight steps of time</source>
        <translation>Acht Zeitschritte</translation>
    </message>
    <message>
        <source>Pause and advance by 1/8 second</source>
        <translation>Anhalten und um 1/8 Sekunde weiterrücken</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Slow time down to a half or a quarter</source>
        <translation>Die Zeit auf die Hälfte oder ein Viertel verlangsamen</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>Speed time up, to normal at most</source>
        <translation>Die Zeit wieder beschleunigen, höchstens auf normal</translation>
    </message>
    <message>
        <source>Wield ne&amp;xt item</source>
        <translation>Nä&amp;chster Gegenstand</translation>
    </message>
    <message>
        <source>Wield pre&amp;vious item</source>
        <translation>&amp;Voriger Gegenstand</translation>
    </message>
    <message>
        <source>Wield the previous usable item</source>
        <translation>Den vorigen verwendbaren Gegenstand in die Hand nehmen</translation>
    </message>
    <message>
        <source>Show &amp;all monsters</source>
        <translation>&amp;Alle Monster zeigen</translation>
    </message>
    <message>
        <source>Cheat: show monsters that you can&apos;t see</source>
        <translation>Mogeln: Monster zeigen, die du nicht sehen kannst</translation>
    </message>
    <message>
        <source>Wield item %1</source>
        <translation>Gegenstand %1 in die Hand nehmen</translation>
    </message>
    <message>
        <source>Wield the item in this slot</source>
        <translation>Den Gegenstand dieses Platzes in die Hand nehmen</translation>
    </message>
    <message>
        <source>C&amp;hat…</source>
        <translation>Im Chat schrei&amp;ben…</translation>
    </message>
    <message>
        <source>Write a line to the other players</source>
        <translation>Den anderen Spielern eine Zeile schreiben</translation>
    </message>
    <message>
        <source>Poin&amp;t at this place</source>
        <translation>Auf diesen Ort zei&amp;gen</translation>
    </message>
    <message>
        <source>Show the other players where you stand or what you examine</source>
        <translation>Den anderen Spielern zeigen, wo du stehst oder was du untersuchst</translation>
    </message>
    <message>
        <source>Foll&amp;ow player</source>
        <translation>Spieler &amp;folgen</translation>
    </message>
    <message>
        <source>Let the view follow the next player; after the last one it follows you again</source>
        <translation>Die Ansicht dem nächsten Spieler folgen lassen; nach dem letzten folgt sie wieder dir</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>Play the sounds of the game</source>
        <translation>Die Klänge des Spiels abspielen</translation>
    </message>
    <message>
        <source>Side&amp;bar</source>
        <translation>Seiten&amp;leiste</translation>
    </message>
    <message>
        <source>Show your condition and what is in view beside the map</source>
        <translation>Deinen Zustand und das Sichtbare neben der Karte zeigen</translation>
    </message>
    <message>
        <source>&amp;Go to nearest find</source>
        <translation>Zum nächsten &amp;Fund gehen</translation>
    </message>
    <message>
        <source>Walk to the nearest chest, item or exit in view</source>
        <translation>Zur nächsten Truhe, zum nächsten Gegenstand oder Ausgang in Sicht gehen</translation>
    </message>
    <message>
        <source>&amp;Go to the exit</source>
        <translation>Zum Aus&amp;gang gehen</translation>
    </message>
    <message>
        <source>Walk to the exit of this level</source>
        <translation>Zum Ausgang dieses Levels gehen</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Legen&amp;de</translation>
    </message>
    <message>
        <source>Explain the marks and colours of the map</source>
        <translation>Die Zeichen und Farben der Karte erklären</translation>
    </message>
    <message>
        <source>&amp;Use what is here</source>
        <translation>&amp;Diesen Ort nutzen</translation>
    </message>
    <message>
        <source>Trade at a camp, take from a pedestal, ask a shrine or free a captive</source>
        <translation>An einem Lager handeln, von einem Podest nehmen, einen Schrein um Hilfe bitten oder Gefangene befreien</translation>
    </message>
    <message>
        <source>&amp;Smooth follow</source>
        <translation>&amp;Sanft folgen</translation>
    </message>
    <message>
        <source>Wield the next usable item; by turns, wield or wear what is better than yours</source>
        <translation>Den nächsten verwendbaren Gegenstand in die Hand nehmen; in Runden führen oder anlegen, was besser ist als deins</translation>
    </message>
    <message>
        <source>The host chooses whether monsters act as time passes</source>
        <translation>Der Host bestimmt, ob Monster handeln, während die Zeit vergeht</translation>
    </message>
</context>
<context>
    <name>cave::PlayClock</name>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Move or attack to continue</source>
        <translation>Weiter mit einem Schritt oder Angriff</translation>
    </message>
    <message>
        <source>Run over</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>Turn-based</source>
        <translation>Zugweise</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Halbes Tempo</translation>
    </message>
    <message>
        <source>Quarter speed</source>
        <translation>Vierteltempo</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>Angehalten · %1</translation>
    </message>
    <message>
        <source>Paused by %1: press %2 to continue</source>
        <translation>Angehalten von %1: weiter mit %2</translation>
    </message>
    <message>
        <source>Paused: press %1 to continue</source>
        <translation>Angehalten: weiter mit %1</translation>
    </message>
    <message>
        <source>Paused by someone who watches: press %1 to continue</source>
        <translation>Angehalten von einem Zuschauer: weiter mit %1</translation>
    </message>
</context>
<context>
    <name>cave::PlayController</name>
    <message>
        <source>Repair…</source>
        <translation>Reparieren…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Was nicht gelesen werden konnte</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>„%1“ ist gespeichert.</translation>
    </message>
    <message>
        <source>Your last steps are not saved yet. They are kept in memory; saving is retried with each step.</source>
        <translation>Deine letzten Schritte sind noch nicht gespeichert. Sie bleiben im Speicher; jeder Schritt versucht es erneut.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>The file of “%1” was deleted, moved or replaced by another program. Your last steps are not saved; save the world as a new file to continue playing.</source>
        <translation>Die Datei von „%1“ wurde von einem anderen Programm gelöscht, verschoben oder ersetzt. Deine letzten Schritte sind nicht gespeichert; speichere die Welt als neue Datei, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Ohne Speichern schließen</translation>
    </message>
    <message>
        <source>“%1” is still open: its file was deleted, moved or replaced by another program. Save it as a new file, or your changes will be lost.</source>
        <translation>„%1“ ist noch offen: Die Datei wurde von einem anderen Programm gelöscht, verschoben oder ersetzt. Speichere sie als neue Datei, sonst gehen deine Änderungen verloren.</translation>
    </message>
    <message>
        <source>“%1” is still open: your last steps can&apos;t be saved.</source>
        <translation>„%1“ ist noch offen: Deine letzten Schritte können nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Save world as</source>
        <translation>Welt speichern unter</translation>
    </message>
    <message>
        <source>Worlds (*.cave)</source>
        <translation>Welten (*.cave)</translation>
    </message>
    <message>
        <source>Saved as %1. You are now playing that file.</source>
        <translation>Als %1 gespeichert. Du spielst jetzt in dieser Datei.</translation>
    </message>
    <message>
        <source>“%1” is being played together and can&apos;t be edited meanwhile.</source>
        <translation>„%1“ wird gerade zusammen gespielt und lässt sich solange nicht bearbeiten.</translation>
    </message>
    <message>
        <source>This world was damaged: %1.</source>
        <translation>Diese Welt war beschädigt: %1.</translation>
    </message>
    <message>
        <source>One region is damaged; what can&apos;t be read of it is as generated and unexplored. %1</source>
        <translation>Eine Region ist beschädigt; was sich davon nicht lesen lässt, ist wie erzeugt und unerkundet. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n regions are damaged; what can&apos;t be read of them is as generated and unexplored. The first: %1</source>
        <translation>
            <numerusform>%n Region ist beschädigt; was sich davon nicht lesen lässt, ist wie erzeugt und unerkundet. Die erste: %1</numerusform>
            <numerusform>%n Regionen sind beschädigt; was sich davon nicht lesen lässt, ist wie erzeugt und unerkundet. Die erste: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlayDialogs</name>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
</context>
<context>
    <name>cave::PlayHints</name>
    <message>
        <source>Your health is low. Stay away from monsters until it is better.</source>
        <translation>Du hast nur noch wenig Leben. Halte dich von Monstern fern, bis es dir besser geht.</translation>
    </message>
    <message>
        <source>“!” marks a monster that has seen you. Fight it, or get behind rock.</source>
        <translation>„!“ steht an einem Monster, das dich gesehen hat. Bekämpfe es oder geh hinter Fels in Deckung.</translation>
    </message>
    <message>
        <source>You carry something better than what you have equipped. %1 opens the inventory.</source>
        <translation>Du trägst etwas Besseres bei dir, als du ausgerüstet hast. %1 öffnet das Inventar.</translation>
    </message>
    <message>
        <source>A chest is in view. Step on it to open it; %1 walks there.</source>
        <translation>Eine Truhe ist in Sicht. Tritt darauf, um sie zu öffnen; %1 geht hin.</translation>
    </message>
    <message>
        <source>Walk with the arrow keys and use the wielded item on enemies. The doors of a room open once they are beaten.</source>
        <translation>Geh mit den Pfeiltasten und benutze den geführten Gegenstand gegen Gegner. Die Türen eines Raums öffnen sich, sobald sie besiegt sind.</translation>
    </message>
    <message>
        <source>Walk with the arrow keys or click a place. %1 explores until something comes into view.</source>
        <translation>Geh mit den Pfeiltasten oder klicke auf einen Ort. %1 erkundet, bis etwas in Sicht kommt.</translation>
    </message>
    <message>
        <source>Enemies hurt by touch and by shots: keep moving, and strike from a distance.</source>
        <translation>Gegner verletzen durch Berührung und durch Schüsse: Bleib in Bewegung und schlage aus der Entfernung zu.</translation>
    </message>
    <message>
        <source>A monster is in view. A fight begins when you touch.</source>
        <translation>Ein Monster ist in Sicht. Ein Kampf beginnt, wenn ihr euch berührt.</translation>
    </message>
    <message>
        <source>A monster is in view. A fight begins when it sees you from near.</source>
        <translation>Ein Monster ist in Sicht. Ein Kampf beginnt, wenn es dich aus der Nähe sieht.</translation>
    </message>
    <message>
        <source>%1, then %2, looks at it.</source>
        <translation>%1 und dann %2 sieht es an.</translation>
    </message>
</context>
<context>
    <name>cave::PlayPage</name>
    <message>
        <source>Cheat on: all monsters nearby are shown.</source>
        <translation>Mogeln an: Alle Monster in der Nähe werden gezeigt.</translation>
    </message>
    <message>
        <source>Cheat off: only monsters in view are shown.</source>
        <translation>Mogeln aus: Nur sichtbare Monster werden gezeigt.</translation>
    </message>
    <message>
        <source>The marker could not be saved: %1</source>
        <translation>Die Markierung konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>No chest, item or exit is in view.</source>
        <translation>Keine Truhe, kein Gegenstand und kein Ausgang ist in Sicht.</translation>
    </message>
    <message>
        <source>The cavern is cleared: no monsters are left.</source>
        <translation>Die Kaverne ist geräumt: Es sind keine Monster mehr da.</translation>
    </message>
    <message>
        <source>Too fast? In the next run, %1 switches to turns.</source>
        <translation>Zu schnell? Im nächsten Lauf schaltet %1 auf Züge um.</translation>
    </message>
</context>
<context>
    <name>cave::PlayParts</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>cave::PlayPast</name>
    <message>
        <source>The past of this world can&apos;t be read. %1</source>
        <translation>Die Vergangenheit dieser Welt lässt sich nicht lesen. %1</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>&amp;Sicht</translation>
    </message>
    <message>
        <source>T&amp;race</source>
        <translation>Verla&amp;uf</translation>
    </message>
    <message>
        <source>What the chosen monster did, turn by turn, and why</source>
        <translation>Was das gewählte Monster Zug für Zug tat und warum</translation>
    </message>
    <message>
        <source>Turn %L1. Press %2 to return to the present.</source>
        <translation>Zug %L1. %2 kehrt zur Gegenwart zurück.</translation>
    </message>
</context>
<context>
    <name>cave::PlayPlace</name>
    <message>
        <source>Minimap</source>
        <translation>Minikarte</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>&amp;Minikarte</translation>
    </message>
    <message>
        <source>Show or hide the minimap</source>
        <translation>Die Minikarte ein- oder ausblenden</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>Mel&amp;dungen</translation>
    </message>
    <message>
        <source>Show or hide messages</source>
        <translation>Meldungen ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>cave::PlayScene</name>
    <message>
        <source>A monster&apos;s field of view</source>
        <translation>Sichtfeld eines Monsters</translation>
    </message>
    <message>
        <source>It sees these cells</source>
        <translation>Diese Felder sieht es</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>The gate</source>
        <translation>Das Tor</translation>
    </message>
    <message>
        <source>Explored, not in view now</source>
        <translation>Erkundet, gerade nicht in Sicht</translation>
    </message>
    <message>
        <source>This monster wanders</source>
        <translation>Dieses Monster streift umher</translation>
    </message>
    <message>
        <source>It hunts you</source>
        <translation>Es jagt dich</translation>
    </message>
    <message>
        <source>It sees you</source>
        <translation>Es sieht dich</translation>
    </message>
    <message>
        <source>Monster beyond the edge</source>
        <translation>Monster jenseits des Bildrands</translation>
    </message>
    <message>
        <source>Chest or item beyond the edge</source>
        <translation>Truhe oder Gegenstand jenseits des Bildrands</translation>
    </message>
    <message>
        <source>Smoke: monsters don&apos;t see who is in it</source>
        <translation>Rauch: Monster sehen nicht, wer darin ist</translation>
    </message>
</context>
<context>
    <name>cave::PlaySidebar</name>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Hide the sidebar</source>
        <translation>Seitenleiste ausblenden</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>In Sicht</translation>
    </message>
    <message>
        <source>Monsters, chests and exits that you see are listed here.</source>
        <translation>Monster, Truhen und Ausgänge, die du siehst, stehen hier.</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Zustände</translation>
    </message>
</context>
<context>
    <name>cave::PlayStatus</name>
    <message>
        <source>World %1 · Region %2 · Cell %3</source>
        <translation>Welt %1 · Region %2 · Feld %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 gold</source>
        <translation>%1 · %2 · %3 Gold</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1 · %Ln cells explored</source>
        <translation>
            <numerusform>Zug %1 · %Ln Feld erkundet</numerusform>
            <numerusform>Zug %1 · %Ln Felder erkundet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln · Turn %1</source>
        <translation>
            <numerusform>%Ln Punkt · Zug %1</numerusform>
            <numerusform>%Ln Punkte · Zug %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln · %1</source>
        <translation>
            <numerusform>%Ln Punkt · %1</numerusform>
            <numerusform>%Ln Punkte · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Health %1/%2 · armour %3/%4</source>
        <translation>Leben %1/%2 · Rüstung %3/%4</translation>
    </message>
    <message>
        <source>Health %1/%2 · Level %3</source>
        <translation>Leben %1/%2 · Stufe %3</translation>
    </message>
</context>
<context>
    <name>cave::PlayerFacts</name>
    <message>
        <source>Level %1 · %2 experience</source>
        <translation>Level %1 · %2 Erfahrung</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 Gold</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Bloße Hände</translation>
    </message>
    <message>
        <source>No armour</source>
        <translation>Keine Rüstung</translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>poisoned (%1)</source>
        <translation>vergiftet (%1)</translation>
    </message>
    <message>
        <source>sharp blade (%1)</source>
        <translation>scharfe Klinge (%1)</translation>
    </message>
    <message>
        <source>far sight (%1)</source>
        <translation>Weitsicht (%1)</translation>
    </message>
    <message>
        <source>hidden in smoke (%1)</source>
        <translation>im Rauch verborgen (%1)</translation>
    </message>
    <message>
        <source>smoke nearby (%1)</source>
        <translation>Rauch in der Nähe (%1)</translation>
    </message>
</context>
<context>
    <name>cave::PlayerFields</name>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Blaugrün</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Enter your name, which the others see.</source>
        <translation>Gib deinen Namen ein; die anderen sehen ihn.</translation>
    </message>
    <message>
        <source>Your name can have at most %1 characters.</source>
        <translation>Dein Name darf höchstens %1 Zeichen haben.</translation>
    </message>
    <message>
        <source>Your name can&apos;t contain control characters.</source>
        <translation>Dein Name darf keine Steuerzeichen enthalten.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>Name for the others</source>
        <translation>Name für die anderen</translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>The colour of your figure and your messages</source>
        <translation>Die Farbe deiner Figur und deiner Nachrichten</translation>
    </message>
</context>
<context>
    <name>cave::PlayerLook</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>cave::PlayerTraceModel</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Where the player was after the turn</source>
        <translation>Wo der Spieler nach dem Zug war</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>What the player chose to do; empty while others acted</source>
        <translation>Was der Spieler wählte; leer, während andere handelten</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>The player&apos;s health after the turn</source>
        <translation>Das Leben des Spielers nach dem Zug</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>The monsters that saw the player after the turn</source>
        <translation>Die Monster, die den Spieler nach dem Zug sahen</translation>
    </message>
    <message>
        <source>Hunted by</source>
        <translation>Gejagt von</translation>
    </message>
    <message>
        <source>The hunting monsters near the player after the turn</source>
        <translation>Die jagenden Monster, die nach dem Zug in der Nähe des Spielers waren</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>Geschehen</translation>
    </message>
    <message>
        <source>What happened in the turn that the timeline marks</source>
        <translation>Was in dem Zug geschah und auf der Zeitleiste markiert ist</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>warten</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>angreifen</translation>
    </message>
    <message>
        <source>wear</source>
        <translation>anlegen</translation>
    </message>
    <message>
        <source>take off</source>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>fallen lassen</translation>
    </message>
    <message>
        <source>dodge or guard</source>
        <translation>ausweichen oder decken</translation>
    </message>
    <message>
        <source>use an item</source>
        <translation>Gegenstand benutzen</translation>
    </message>
    <message>
        <source>time passes</source>
        <translation>Zeit vergeht</translation>
    </message>
    <message>
        <source>real time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>anhalten</translation>
    </message>
    <message>
        <source>use</source>
        <translation>benutzen</translation>
    </message>
    <message>
        <source>join</source>
        <translation>mitspielen</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>weggehen</translation>
    </message>
    <message>
        <source>a map for each</source>
        <translation>eine Karte für jeden</translation>
    </message>
    <message>
        <source>flee</source>
        <translation>fliehen</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>kaufen</translation>
    </message>
    <message>
        <source>noticed</source>
        <translation>bemerkt</translation>
    </message>
    <message>
        <source>no longer hunted</source>
        <translation>nicht mehr gejagt</translation>
    </message>
    <message>
        <source>a fight began</source>
        <translation>ein Kampf begann</translation>
    </message>
    <message>
        <source>a hit</source>
        <translation>ein Treffer</translation>
    </message>
    <message>
        <source>a kill</source>
        <translation>ein Monster starb</translation>
    </message>
    <message>
        <source>a death</source>
        <translation>ein Spieler starb</translation>
    </message>
    <message>
        <source>a find</source>
        <translation>ein Fund</translation>
    </message>
    <message>
        <source>another level</source>
        <translation>eine andere Ebene</translation>
    </message>
    <message>
        <source>an edit or a repair</source>
        <translation>eine Bearbeitung oder Reparatur</translation>
    </message>
    <message>
        <source>a player came or went</source>
        <translation>ein Spieler kam oder ging</translation>
    </message>
    <message>
        <source>a monster</source>
        <translation>ein Monster</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>cave::PlotCanvas</name>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
</context>
<context>
    <name>cave::PlotsPage</name>
    <message>
        <source>A&amp;cross:</source>
        <translation>&amp;Waagerecht:</translation>
    </message>
    <message>
        <source>&amp;Up:</source>
        <translation>Senk&amp;recht:</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Distribution of one metric</source>
        <translation>Verteilung einer Kennzahl</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>One dot per seed, one metric against another</source>
        <translation>Ein Punkt pro Seed, eine Kennzahl gegen eine andere</translation>
    </message>
    <message>
        <source>2D histogram</source>
        <translation>2D-Histogramm</translation>
    </message>
    <message>
        <source>Distribution of two metrics: which worlds are common, rare or never generated</source>
        <translation>Verteilung zweier Kennzahlen: welche Welten häufig, selten oder nie entstehen</translation>
    </message>
    <message>
        <source>Copy plot</source>
        <translation>Diagramm kopieren</translation>
    </message>
    <message>
        <source>Copy the plot as a picture</source>
        <translation>Das Diagramm als Bild kopieren</translation>
    </message>
    <message>
        <source>Save plot…</source>
        <translation>Diagramm speichern…</translation>
    </message>
    <message>
        <source>Save the plot as PNG or PDF</source>
        <translation>Das Diagramm als PNG oder PDF speichern</translation>
    </message>
    <message>
        <source>%1: no value for %2</source>
        <translation>%1: kein Wert bei %2</translation>
    </message>
    <message>
        <source>Measured %1 of %2</source>
        <translation>%1 von %2 gemessen</translation>
    </message>
    <message>
        <source>%1 shown, %2 filtered out (faint)</source>
        <translation>%1 gezeigt, %2 ausgefiltert (blass)</translation>
    </message>
    <message>
        <source>%1 more are not included</source>
        <translation>%1 weitere sind nicht enthalten</translation>
    </message>
    <message>
        <source>dots at whole numbers are jittered</source>
        <translation>Punkte auf ganzen Zahlen sind gestreut</translation>
    </message>
    <message>
        <source>No seeds to plot.
Choose a source to see its distribution.</source>
        <translation>Keine Seeds für ein Diagramm.
Wähle eine Quelle, um ihre Verteilung zu sehen.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Wird gemessen…</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>square of </source>
        <translation>Quadrat: </translation>
    </message>
    <message>
        <source>within </source>
        <translation>bis </translation>
    </message>
    <message>
        <source>level </source>
        <translation>Level </translation>
    </message>
    <message>
        <source>up to </source>
        <translation>höchstens </translation>
    </message>
    <message>
        <source>Clear this limit</source>
        <translation>Diese Grenze löschen</translation>
    </message>
    <message>
        <source>the PDF can&apos;t be made</source>
        <translation>das PDF lässt sich nicht erstellen</translation>
    </message>
    <message>
        <source>Save plot</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Picture (*.png);;Document (*.pdf)</source>
        <translation>Bild (*.png);;Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>plot.png</source>
        <translation>diagramm.png</translation>
    </message>
    <message>
        <source>&amp;Bins:</source>
        <translation>K&amp;lassen:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Number of bins along an axis, at most; they are as wide as a round number</source>
        <translation>Höchstzahl der Klassen einer Achse; ihre Breite ist eine runde Zahl</translation>
    </message>
    <message numerus="yes">
        <source>%Ln near misses, not part of the means</source>
        <translation>
            <numerusform>%Ln Beinahe-Treffer, nicht in den Mittelwerten</numerusform>
            <numerusform>%Ln Beinahe-Treffer, nicht in den Mittelwerten</numerusform>
        </translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to “%1”: %2</source>
        <translation>Das Diagramm lässt sich nicht in „%1“ schreiben: %2</translation>
    </message>
    <message>
        <source>“%1”: plots are saved as .png or .pdf.</source>
        <translation>„%1“: Diagramme werden als .png oder .pdf gespeichert.</translation>
    </message>
</context>
<context>
    <name>cave::PreferencePage</name>
    <message>
        <source>Reset to defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
</context>
<context>
    <name>cave::Preferences</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>cave::RandomSource</name>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>C&amp;ount</source>
        <translation>An&amp;zahl</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Ziehung</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mischen</translation>
    </message>
    <message>
        <source>Draw other seeds</source>
        <translation>Andere Seeds ziehen</translation>
    </message>
    <message>
        <source>Draw number: the same number gives the same seeds</source>
        <translation>Nummer der Ziehung: dieselbe Nummer ergibt dieselben Seeds</translation>
    </message>
    <message numerus="yes">
        <source>%Ln random seeds; draw %1 is reproducible</source>
        <translation>
            <numerusform>%Ln zufälliger Seed; Ziehung %1 ist wiederholbar</numerusform>
            <numerusform>%Ln zufällige Seeds; Ziehung %1 ist wiederholbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RarityFunnel</name>
    <message>
        <source>Faint: seeds that fit this part; strong: those that fit the parts before it, too</source>
        <translation>Blass: Seeds, die zu diesem Teil passen; kräftig: die auch zu den Teilen davor passen</translation>
    </message>
</context>
<context>
    <name>cave::RarityView</name>
    <message>
        <source>Estimating…</source>
        <translation>Wird geschätzt…</translation>
    </message>
    <message>
        <source>What each part of the condition lets pass</source>
        <translation>Was jeder Teil der Bedingung durchlässt</translation>
    </message>
    <message>
        <source>Estimated from a sample of the worlds to search, or counted by the search. The range is the 95 % interval: the true share is outside of it in one case of twenty</source>
        <translation>Geschätzt aus einer Stichprobe der Welten, die durchsucht werden, oder von der Suche gezählt. Der Bereich ist das 95-%-Intervall: in einem von zwanzig Fällen liegt der wahre Anteil außerhalb</translation>
    </message>
</context>
<context>
    <name>cave::RawPanel</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>CRC-32</source>
        <translation>CRC-32</translation>
    </message>
    <message>
        <source>Sections of the content</source>
        <translation>Abschnitte des Inhalts</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>Compressed bytes from the file</source>
        <translation>Komprimierte Bytes aus der Datei</translation>
    </message>
    <message>
        <source>Inflated</source>
        <translation>Entpackt</translation>
    </message>
    <message>
        <source>Decompressed bytes, as far as possible</source>
        <translation>Entpackte Bytes, so weit möglich</translation>
    </message>
    <message>
        <source>Which bytes are shown</source>
        <translation>Welche Bytes gezeigt werden</translation>
    </message>
    <message>
        <source>Copy the selected bytes as a dump, or all of them</source>
        <translation>Die ausgewählten Bytes als Dump kopieren, oder alle</translation>
    </message>
    <message>
        <source>Copy bytes</source>
        <translation>Bytes kopieren</translation>
    </message>
    <message>
        <source>Bytes of the region</source>
        <translation>Bytes der Region</translation>
    </message>
    <message>
        <source>Region %1 is not stored: it is as generated.</source>
        <translation>Region %1 ist nicht gespeichert: Sie ist wie erzeugt.</translation>
    </message>
    <message>
        <source>The bytes of region %1 can&apos;t be shown.</source>
        <translation>Die Bytes der Region %1 lassen sich nicht zeigen.</translation>
    </message>
    <message>
        <source>Open a world to see the stored bytes of its regions.</source>
        <translation>Öffne eine Welt, um die gespeicherten Bytes ihrer Regionen zu sehen.</translation>
    </message>
    <message>
        <source>This world has no file, so there are no bytes to show.</source>
        <translation>Diese Welt hat keine Datei, also gibt es keine Bytes zu zeigen.</translation>
    </message>
    <message>
        <source>Choose a region on the map or in the list to see its bytes.</source>
        <translation>Wähle eine Region auf der Karte oder in der Liste, um ihre Bytes zu sehen.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Region %1, quarantined</source>
        <translation>Region %1, in Quarantäne</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>%1, as stored</source>
        <translation>%1, wie gespeichert</translation>
    </message>
    <message>
        <source>%1, but the file says %2</source>
        <translation>%1, aber in der Datei steht %2</translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation>Keine Bytes</translation>
    </message>
    <message>
        <source>Offset %1: %2</source>
        <translation>Offset %1: %2</translation>
    </message>
    <message>
        <source>1 byte selected</source>
        <translation>1 Byte ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes selected</source>
        <translation>
            <numerusform>%n Byte ausgewählt</numerusform>
            <numerusform>%n Bytes ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes stored, %1 inflated: %2 %</source>
        <translation>
            <numerusform>%Ln Byte gespeichert, %1 entpackt: %2&#xa0;%</numerusform>
            <numerusform>%Ln Bytes gespeichert, %1 entpackt: %2&#xa0;%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes stored, can&apos;t be inflated</source>
        <translation>
            <numerusform>%Ln Byte gespeichert, nicht entpackbar</numerusform>
            <numerusform>%Ln Bytes gespeichert, nicht entpackbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RegionColouring</name>
    <message>
        <source>%1 % explored</source>
        <translation>%1&#xa0;% erkundet</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Mostly: %1</source>
        <translation>Vor allem: %1</translation>
    </message>
    <message>
        <source>Only explored</source>
        <translation>Nur erkundet</translation>
    </message>
    <message numerus="yes">
        <source>changed %Ln turns ago</source>
        <translation>
            <numerusform>vor %Ln Zug geändert</numerusform>
            <numerusform>vor %Ln Zügen geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln Byte</numerusform>
            <numerusform>%Ln Bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RegionsModel</name>
    <message>
        <source>In memory</source>
        <translation>Im Speicher</translation>
    </message>
    <message>
        <source>Intact</source>
        <translation>Unbeschädigt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Quarantined</source>
        <translation>In Quarantäne</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Region coordinates, east and north</source>
        <translation>Regionskoordinaten, Osten und Norden</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Share of explored cells</source>
        <translation>Anteil ihrer Felder, den der Spieler gesehen hat</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Number of cells and things that differ from the seed</source>
        <translation>Wie viele Felder und Dinge vom Seed abweichen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Size in the file, in bytes</source>
        <translation>Größe in der Datei, in Bytes</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Turn of the last change</source>
        <translation>Zug der letzten Änderung</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Whether the stored data is readable</source>
        <translation>Ob das Gespeicherte lesbar ist</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>cave::RegionsPanel</name>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Show regions that differ from the seed</source>
        <translation>Regionen zeigen, die vom Seed abweichen</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Erkundet</translation>
    </message>
    <message>
        <source>Show explored regions</source>
        <translation>Erkundete Regionen zeigen</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Show damaged and quarantined regions</source>
        <translation>Beschädigte Regionen und solche in Quarantäne zeigen</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Colour the map by</source>
        <translation>Karte färben nach</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Kind of change</source>
        <translation>Art der Änderung</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schäden</translation>
    </message>
    <message>
        <source>Open a world to see its stored regions.</source>
        <translation>Öffne eine Welt, um die gespeicherten Regionen zu sehen.</translation>
    </message>
    <message>
        <source>No explored or changed regions yet.</source>
        <translation>Noch keine erkundeten oder geänderten Regionen.</translation>
    </message>
    <message>
        <source>%1 of 1 region</source>
        <translation>%1 von 1 Region</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n regions</source>
        <translation>
            <numerusform>%1 von %n Region</numerusform>
            <numerusform>%1 von %n Regionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparing, %n left</source>
        <translation>
            <numerusform>wird verglichen, noch %n</numerusform>
            <numerusform>wird verglichen, noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Share explored</source>
        <translation>Erkundetem Anteil</translation>
    </message>
</context>
<context>
    <name>cave::ReplayTransport</name>
    <message>
        <source>Position in the replay</source>
        <translation>Stelle in der Wiedergabe</translation>
    </message>
    <message>
        <source>Turn </source>
        <translation>Zug </translation>
    </message>
    <message>
        <source>Go to turn</source>
        <translation>Zu Zug springen</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous command</source>
        <translation>Voriger Befehl</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Next command</source>
        <translation>Nächster Befehl</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%L1× speed</source>
        <translation>%L1× Tempo</translation>
    </message>
    <message>
        <source>%L1 per second</source>
        <translation>%L1 pro Sekunde</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Whom to follow</source>
        <translation>Wem die Ansicht folgt</translation>
    </message>
</context>
<context>
    <name>cave::ReplayWindow</name>
    <message>
        <source>Replay of %1</source>
        <translation>Wiedergabe von %1</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>P&amp;rüfen</translation>
    </message>
    <message>
        <source>Replay everything and compare the result with the file</source>
        <translation>Alles wiedergeben und das Ergebnis mit der Datei vergleichen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Write the log as text</source>
        <translation>Das Protokoll als Text schreiben</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Protokoll exportieren</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Text (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The log is being written…</source>
        <translation>Das Protokoll wird geschrieben…</translation>
    </message>
    <message>
        <source>The log was written to %1.</source>
        <translation>Das Protokoll ist in %1.</translation>
    </message>
    <message>
        <source>The log could not be written.</source>
        <translation>Das Protokoll konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>Wird wiedergegeben…</translation>
    </message>
    <message>
        <source>Differs from command %L1 (turn %L2): %3</source>
        <translation>Abweichung ab Befehl %L1 (Zug %L2): %3</translation>
    </message>
    <message>
        <source>The replay stops here: command %L1 is not possible</source>
        <translation>Die Wiedergabe endet hier: Befehl %L1 ist nicht möglich</translation>
    </message>
    <message>
        <source>No commands yet in this world</source>
        <translation>Noch keine Befehle in dieser Welt</translation>
    </message>
    <message>
        <source>Command %L1 of %L2</source>
        <translation>Befehl %L1 von %L2</translation>
    </message>
    <message>
        <source>Differs from command %L1 of %2 (turn %L3): %4</source>
        <translation>Abweichung ab Befehl %L1 von %2 (Zug %L3): %4</translation>
    </message>
    <message>
        <source>Command %L1 of %L2: %3</source>
        <translation>Befehl %L1 von %L2: %3</translation>
    </message>
    <message>
        <source>The world was edited or repaired here.</source>
        <translation>Hier wurde die Welt bearbeitet oder repariert.</translation>
    </message>
    <message numerus="yes">
        <source>Identical: %Ln commands, state %1.</source>
        <translation>
            <numerusform>Identisch: %Ln Befehl, Zustand %1.</numerusform>
            <numerusform>Identisch: %Ln Befehle, Zustand %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>Mel&amp;dungen</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>&amp;Sicht</translation>
    </message>
    <message>
        <source>T&amp;race</source>
        <translation>Verla&amp;uf</translation>
    </message>
    <message>
        <source>What the chosen monster did, turn by turn, and why</source>
        <translation>Was das gewählte Monster Zug für Zug tat und warum</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>&amp;Was wäre, wenn …</translation>
    </message>
    <message>
        <source>Choose other rules, and see what would have happened from this turn on</source>
        <translation>Andere Regeln wählen und sehen, was von diesem Zug an geschehen wäre</translation>
    </message>
    <message>
        <source>Turn %L1 isn&apos;t read yet.</source>
        <translation>Zug %L1 ist noch nicht gelesen.</translation>
    </message>
    <message>
        <source>How: %1</source>
        <translation>Wie: %1</translation>
    </message>
</context>
<context>
    <name>cave::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
    </message>
    <message>
        <source>Write what you did step by step, what happened, and what you expected instead. Then copy everything and send it to %1, or to those you got the program from.</source>
        <translation>Schreibe Schritt für Schritt auf, was du getan hast, was geschah und was du stattdessen erwartet hast. Kopiere dann alles und schicke es an %1 oder an diejenigen, von denen du das Programm hast.</translation>
    </message>
    <message>
        <source>What you did, what happened, and what you expected</source>
        <translation>Was du getan hast, was geschah und was du erwartet hast</translation>
    </message>
    <message>
        <source>This program sends nothing by itself. The lines below name folders and worlds: read them before you pass them on.</source>
        <translation>Dieses Programm verschickt nichts von sich aus. Die Zeilen unten nennen Ordner und Welten: Lies sie, bevor du sie weitergibst.</translation>
    </message>
    <message>
        <source>Program, system, world and the last lines of the log</source>
        <translation>Programm, System, Welt und die letzten Zeilen des Protokolls</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy your text and the lines below it</source>
        <translation>Deinen Text und die Zeilen darunter kopieren</translation>
    </message>
    <message>
        <source>&amp;Open log folder</source>
        <translation>&amp;Protokollordner öffnen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>cave::RevealGuard</name>
    <message>
        <source>Without fog you see what you haven&apos;t explored. This world will no longer count for best scores and achievements.</source>
        <translation>Ohne Nebel siehst du, was du nicht erkundet hast. Diese Welt zählt dann nicht mehr für Bestenliste und Erfolge.</translation>
    </message>
    <message>
        <source>You see monsters that your character can&apos;t see. This world will no longer count for best scores and achievements.</source>
        <translation>Du siehst Monster, die deine Figur nicht sehen kann. Diese Welt zählt dann nicht mehr für Bestenliste und Erfolge.</translation>
    </message>
    <message>
        <source>Turn fog off</source>
        <translation>Nebel ausschalten</translation>
    </message>
    <message>
        <source>Show all monsters</source>
        <translation>Alle Monster zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>cave::RoomHud</name>
    <message>
        <source>No enemies left</source>
        <translation>Keine Gegner mehr</translation>
    </message>
    <message>
        <source>1 enemy left</source>
        <translation>Noch 1 Gegner</translation>
    </message>
    <message numerus="yes">
        <source>%n enemies left</source>
        <translation>
            <numerusform>Noch %n Gegner</numerusform>
            <numerusform>Noch %n Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · doors closed</source>
        <translation>%1 · Türen zu</translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RoomMapView</name>
    <message>
        <source>Filled: visited · outlined: behind a door · dot: enemies left</source>
        <translation>Gefüllt: besucht · umrandet: hinter einer Tür · Punkt: noch Gegner</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Level %1 von %2</translation>
    </message>
    <message>
        <source>1 room visited</source>
        <translation>1 Raum besucht</translation>
    </message>
    <message numerus="yes">
        <source>%n rooms visited</source>
        <translation>
            <numerusform>%n Raum besucht</numerusform>
            <numerusform>%n Räume besucht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RoomOverlays</name>
    <message>
        <source>START</source>
        <translation>START</translation>
    </message>
    <message>
        <source>BOSS</source>
        <translation>BOSS</translation>
    </message>
</context>
<context>
    <name>cave::RoomsChoice</name>
    <message>
        <source>This folder can&apos;t be used for a map: %1</source>
        <translation>Aus diesem Ordner wird kein Plan: %1</translation>
    </message>
    <message>
        <source>Folder with rooms: start, safe, dangerous, boss</source>
        <translation>Ordner mit Räumen: start, safe, dangerous, boss</translation>
    </message>
    <message>
        <source>Use your own rooms…</source>
        <translation>Eigene Räume verwenden…</translation>
    </message>
    <message>
        <source>A folder with level files in the folders start, safe, dangerous and boss</source>
        <translation>Ein Ordner mit Leveldateien in den Ordnern start, safe, dangerous und boss</translation>
    </message>
    <message>
        <source>Built-in rooms</source>
        <translation>Eingebaute Räume</translation>
    </message>
    <message>
        <source>Uses the built-in rooms.</source>
        <translation>Verwendet die eingebauten Räume.</translation>
    </message>
    <message numerus="yes">
        <source>Uses %Ln of your own rooms, stored in the world.</source>
        <translation>
            <numerusform>Verwendet %Ln eigenen Raum, in der Welt gespeichert.</numerusform>
            <numerusform>Verwendet %Ln eigene Räume, in der Welt gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uses %Ln rooms of “%1”, stored in the world.</source>
        <translation>
            <numerusform>Verwendet %Ln Raum aus „%1“, in der Welt gespeichert.</numerusform>
            <numerusform>Verwendet %Ln Räume aus „%1“, in der Welt gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Standard (ranked)</source>
        <translation>Standard (gewertet)</translation>
    </message>
    <message>
        <source>One life, by the rules of the game. Runs are ranked.</source>
        <translation>Ein Leben, nach den Regeln des Spiels. Läufe werden gewertet.</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>%1 Runs have a list of their own.</source>
        <translation>%1 Läufe haben eine eigene Liste.</translation>
    </message>
</context>
<context>
    <name>cave::RunCardDialog</name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>Zeit %1</translation>
    </message>
    <message>
        <source>The card says that more was revealed than the player saw.</source>
        <translation>Laut der Karte wurde mehr aufgedeckt, als der Spieler gesehen hat.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Not proved: %1.</source>
        <translation>Nicht bewiesen: %1.</translation>
    </message>
    <message>
        <source>Run of a seed card</source>
        <translation>Lauf einer Seed-Karte</translation>
    </message>
    <message>
        <source>Nothing proves who gave them, when, and with what help.</source>
        <translation>Wer die Befehle gegeben hat, wann und mit welcher Hilfe, ist damit nicht bewiesen.</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turns</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, seed “%2”: %3, score %Ln, %4, kills %5.</source>
        <translation>
            <numerusform>%1, Seed „%2“: %3, %Ln Punkt, %4, besiegt %5.</numerusform>
            <numerusform>%1, Seed „%2“: %3, %Ln Punkte, %4, besiegt %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proved: its %Ln commands, played from the seed by the rules of this version, lead to exactly this.</source>
        <translation>
            <numerusform>Bewiesen: Sein %Ln Befehl, vom Seed aus nach den Regeln dieser Version gespielt, führt genau hierzu.</numerusform>
            <numerusform>Bewiesen: Seine %Ln Befehle, vom Seed aus nach den Regeln dieser Version gespielt, führen genau hierzu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card says that the world is a copy: its run went on elsewhere.</source>
        <translation>Die Karte sagt, dass die Welt eine Kopie ist: Ihr Lauf ging anderswo weiter.</translation>
    </message>
</context>
<context>
    <name>cave::RunController</name>
    <message>
        <source>This run could not be added to the list of runs. Cave Game tries again when you open the world.</source>
        <translation>Dieser Lauf konnte nicht in die Liste aufgenommen werden. Cave Game versucht es erneut, wenn du die Welt öffnest.</translation>
    </message>
    <message>
        <source>More is shown than you see: this world no longer counts for best scores and achievements.</source>
        <translation>Es wird mehr gezeigt, als du siehst: Diese Welt zählt nicht mehr für Bestenliste und Erfolge.</translation>
    </message>
    <message>
        <source>Achievement reached: %1</source>
        <translation>Erfolg erreicht: %1</translation>
    </message>
    <message>
        <source>Save seed card</source>
        <translation>Seed-Karte speichern</translation>
    </message>
    <message>
        <source>Seed cards (*.cavecard)</source>
        <translation>Seed-Karten (*.cavecard)</translation>
    </message>
    <message>
        <source>Written with your run as proof: %1</source>
        <translation>Gespeichert mit deinem Lauf als Beweis: %1</translation>
    </message>
    <message>
        <source>Written without your run, which can&apos;t be proved: %1. The file is %2.</source>
        <translation>Gespeichert ohne deinen Lauf, der sich nicht beweisen lässt: %1. Die Datei ist %2.</translation>
    </message>
    <message>
        <source>This is a copy: its run went on in another file, or before this one was put in its place. It won&apos;t be ranked.</source>
        <translation>Das ist eine Kopie: Der Lauf ging in einer anderen Datei weiter, oder bevor diese an ihre Stelle kam. Er wird nicht gewertet.</translation>
    </message>
    <message>
        <source>The log of this world isn&apos;t the one with which its run went on. It won&apos;t be ranked.</source>
        <translation>Das Protokoll dieser Welt ist nicht das, mit dem der Lauf weiterging. Er wird nicht gewertet.</translation>
    </message>
</context>
<context>
    <name>cave::RunEndActions</name>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Start a new run with a new seed</source>
        <translation>Einen neuen Lauf mit neuem Seed beginnen</translation>
    </message>
    <message>
        <source>Same seed</source>
        <translation>Gleicher Seed</translation>
    </message>
    <message>
        <source>Start a new run with the same seed</source>
        <translation>Einen neuen Lauf mit demselben Seed beginnen</translation>
    </message>
    <message>
        <source>Watch the last minute</source>
        <translation>Letzte Minute ansehen</translation>
    </message>
    <message>
        <source>Replay the end of this run</source>
        <translation>Das Ende dieses Laufs wiedergeben</translation>
    </message>
    <message>
        <source>Save seed card…</source>
        <translation>Seed-Karte speichern…</translation>
    </message>
    <message>
        <source>Share this world, with your run as proof</source>
        <translation>Diese Welt weitergeben, mit deinem Lauf als Beweis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation>Zur Startseite</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Continue playing; so does any movement key</source>
        <translation>Weiterspielen; das tut auch jede Bewegungstaste</translation>
    </message>
    <message>
        <source>Don&apos;t show again</source>
        <translation>Nicht mehr zeigen</translation>
    </message>
    <message>
        <source>The settings can show it again</source>
        <translation>In den Einstellungen lässt es sich wieder einschalten</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Show the turn of the death in the replay: what the monsters saw, and why it came to it</source>
        <translation>Den Zug des Todes in der Wiedergabe zeigen: was die Monster sahen und warum es dazu kam</translation>
    </message>
</context>
<context>
    <name>cave::RunEndPanel</name>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>You died</source>
        <translation>Du bist gestorben</translation>
    </message>
    <message>
        <source>Your best of %1 runs</source>
        <translation>Dein bester von %1 Läufen</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Platz %1 von %2</translation>
    </message>
    <message>
        <source>All enemies are defeated.</source>
        <translation>Alle Gegner sind besiegt.</translation>
    </message>
    <message>
        <source>Your run ended on level %1 of %2.</source>
        <translation>Dein Lauf endete in Level %1 von %2.</translation>
    </message>
    <message>
        <source>Your run ended in room %1 of %2.</source>
        <translation>Dein Lauf endete in Raum %1 von %2.</translation>
    </message>
    <message>
        <source>You escaped the dungeon alive.</source>
        <translation>Du bist dem Verlies lebend entkommen.</translation>
    </message>
    <message>
        <source>Your run ended on floor %1 of %2.</source>
        <translation>Dein Lauf endete in Stockwerk %1 von %2.</translation>
    </message>
    <message>
        <source>Kills %1 · Found %2 · Time %3</source>
        <translation>Besiegt %1 · Gefunden %2 · Zeit %3</translation>
    </message>
    <message>
        <source>Level %1 · Floor %2 · Kills %3 · Treasures %4 · Turns %5</source>
        <translation>Stufe %1 · Stockwerk %2 · Besiegt %3 · Schätze %4 · Züge %5</translation>
    </message>
    <message>
        <source>Next cavern</source>
        <translation>Nächste Kaverne</translation>
    </message>
    <message>
        <source>Start a new world with a larger cavern</source>
        <translation>Eine neue Welt mit einer größeren Kaverne beginnen</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>Cavern cleared</source>
        <translation>Kaverne geräumt</translation>
    </message>
    <message>
        <source>No monsters are left. The next cavern is larger.</source>
        <translation>Es sind keine Monster mehr da. Die nächste Kaverne ist größer.</translation>
    </message>
    <message>
        <source>The guardian has fallen, and the gate is yours.</source>
        <translation>Der Wächter ist gefallen, und das Tor gehört dir.</translation>
    </message>
    <message>
        <source>Your journey ended in the caves.</source>
        <translation>Deine Reise endete in den Höhlen.</translation>
    </message>
    <message>
        <source>Kills %1 · Chests %2 · Turns %3</source>
        <translation>Getötet %1 · Truhen %2 · Züge %3</translation>
    </message>
    <message>
        <source>Not ranked: more was revealed than you saw</source>
        <translation>Nicht gewertet: Es wurde mehr aufgedeckt, als du gesehen hast</translation>
    </message>
    <message>
        <source>%1 · Played %2</source>
        <translation>%1 · Gespielt %2</translation>
    </message>
    <message>
        <source>You carried %1.</source>
        <translation>Du hattest bei dir: %1.</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>You killed: %1</source>
        <translation>Du hast getötet: %1</translation>
    </message>
    <message>
        <source>Your journey ended in %1.</source>
        <translation>Deine Reise endete hier: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more kinds of items</source>
        <translation>
            <numerusform>%1 und %n weitere Sorte von Gegenständen</numerusform>
            <numerusform>%1 und %n weitere Sorten von Gegenständen</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost nothing.</source>
        <translation>Du hast nichts verloren.</translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <translation>Du hast verloren: %1.</translation>
    </message>
    <message>
        <source>You wake at %1.</source>
        <translation>Du wachst bei %1 auf.</translation>
    </message>
    <message>
        <source>You died at %1.</source>
        <translation>Du bist bei %1 gestorben.</translation>
    </message>
    <message>
        <source>You died in %1, at %2.</source>
        <translation>Du bist hier gestorben: %1, bei %2.</translation>
    </message>
    <message>
        <source>Keep playing in this cavern</source>
        <translation>In dieser Kaverne weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: score %Ln, kills %2, found %3</source>
        <translation>
            <numerusform>%1: %Ln Punkt, besiegt %2, gefunden %3</numerusform>
            <numerusform>%1: %Ln Punkte, besiegt %2, gefunden %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best of %1 runs with gentle rules</source>
        <translation>Dein bester von %1 Läufen mit sanften Regeln</translation>
    </message>
    <message>
        <source>Place %1 of %2 runs with gentle rules</source>
        <translation>Platz %1 von %2 Läufen mit sanften Regeln</translation>
    </message>
    <message>
        <source>Not ranked: this is a copy of a run that went on elsewhere</source>
        <translation>Nicht gewertet: Das ist die Kopie eines Laufs, der anderswo weiterging</translation>
    </message>
</context>
<context>
    <name>cave::RunsDialog</name>
    <message>
        <source>Runs and high scores</source>
        <translation>Läufe und Bestenliste</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Alle Läufe</translation>
    </message>
    <message>
        <source>&amp;Runs of</source>
        <translation>&amp;Läufe in</translation>
    </message>
    <message>
        <source>Delete this run?</source>
        <translation>Diesen Lauf löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Remove the run</source>
        <translation>Den Lauf entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Besiegt</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Funde</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Schätze</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Died</source>
        <translation>Gestorben</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Seed of the day</source>
        <translation>Seed des Tages</translation>
    </message>
    <message>
        <source>Runs with the seed that everyone gets today</source>
        <translation>Läufe mit dem Seed, den heute alle bekommen</translation>
    </message>
    <message>
        <source>Killed by</source>
        <translation>Tod durch</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Today everyone gets the seed %1: the calendar button of a new world enters it.</source>
        <translation>Heute bekommen alle den Seed %1: Die Kalender-Schaltfläche einer neuen Welt trägt ihn ein.</translation>
    </message>
    <message>
        <source>%1 (revealed)</source>
        <translation>%1 (aufgedeckt)</translation>
    </message>
    <message>
        <source>r&amp;anked with</source>
        <translation>&amp;gewertet mit</translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>Standardregeln</translation>
    </message>
    <message>
        <source>Fog was off, or all monsters or the sight debugger were shown: this run isn&apos;t ranked.</source>
        <translation>Der Nebel war aus, oder alle Monster oder der Sicht-Debugger wurden gezeigt: Dieser Lauf wird nicht gewertet.</translation>
    </message>
    <message>
        <source>gentle rules</source>
        <translation>sanften Regeln</translation>
    </message>
    <message>
        <source>Runs with gentle rules have a list of their own.</source>
        <translation>Läufe mit sanften Regeln haben eine eigene Liste.</translation>
    </message>
    <message>
        <source>%1 (gentle)</source>
        <translation>%1 (sanft)</translation>
    </message>
    <message>
        <source>With gentle rules: ranked in the list of such runs.</source>
        <translation>Mit sanften Regeln: gewertet in der Liste solcher Läufe.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>A copy of a run that went on elsewhere: it isn&apos;t ranked.</source>
        <translation>Kopie eines Laufs, der anderswo weiterging: wird nicht gewertet.</translation>
    </message>
    <message>
        <source>No finished runs of “%1” yet. Start one from the start page; its score appears here when it ends.</source>
        <translation>Noch keine beendeten Läufe von „%1“. Beginne einen auf der Startseite; die Punkte erscheinen hier, sobald er endet.</translation>
    </message>
</context>
<context>
    <name>cave::SavedSearches</name>
    <message>
        <source>The list of saved searches can&apos;t be read.</source>
        <translation>Die Liste der gespeicherten Suchen lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The list of saved searches was written by a newer version of the program.</source>
        <translation>Die Liste der gespeicherten Suchen wurde von einer neueren Version des Programms geschrieben.</translation>
    </message>
    <message>
        <source>Some of the saved searches are damaged and aren&apos;t listed.</source>
        <translation>Einige der gespeicherten Suchen sind beschädigt und fehlen in der Liste.</translation>
    </message>
    <message>
        <source>The list of saved searches is damaged.</source>
        <translation>Die Liste der gespeicherten Suchen ist beschädigt.</translation>
    </message>
    <message>
        <source>At most %1 searches can be saved. Delete one first.</source>
        <translation>Höchstens %1 Suchen können gespeichert werden. Lösche zuerst eine.</translation>
    </message>
    <message>
        <source>The search could not be saved in the library of seeds.</source>
        <translation>Die Suche konnte nicht in der Sammlung der Seeds gespeichert werden.</translation>
    </message>
    <message>
        <source>There is no saved search “%1”.</source>
        <translation>Es gibt keine gespeicherte Suche „%1“.</translation>
    </message>
    <message>
        <source>The saved search “%1” is damaged and can&apos;t be opened.</source>
        <translation>Die gespeicherte Suche „%1“ ist beschädigt und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The results of the saved search “%1” are damaged. Search again to find them.</source>
        <translation>Die Ergebnisse der gespeicherten Suche „%1“ sind beschädigt. Suche noch einmal, um sie wiederzufinden.</translation>
    </message>
    <message>
        <source>The saved search “%1” could not be deleted.</source>
        <translation>Die gespeicherte Suche „%1“ konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>The saved search “%1” could not be restored.</source>
        <translation>Die gespeicherte Suche „%1“ konnte nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Another search has been saved as “%1” since. The earlier one was not restored.</source>
        <translation>Inzwischen wurde eine andere Suche als „%1“ gespeichert. Die frühere wurde nicht wiederhergestellt.</translation>
    </message>
    <message>
        <source>The saved search “%1” can&apos;t be restored: it has been erased.</source>
        <translation>Die gespeicherte Suche „%1“ lässt sich nicht wiederherstellen: Sie wurde endgültig gelöscht.</translation>
    </message>
    <message>
        <source>Interrupted search</source>
        <translation>Unterbrochene Suche</translation>
    </message>
</context>
<context>
    <name>cave::SavedSearchesButton</name>
    <message>
        <source>&amp;Save results…</source>
        <translation>Ergebnisse &amp;speichern…</translation>
    </message>
    <message>
        <source>No saved searches</source>
        <translation>Keine gespeicherten Suchen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Name der Suche:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Saved as “%1” with the first %2 of %3 matches: a saved search holds no more.</source>
        <translation>Als „%1“ gespeichert, mit den ersten %2 von %3 Treffern: Mehr fasst eine gespeicherte Suche nicht.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Deleted the saved search “%1”.</source>
        <translation>Die gespeicherte Suche „%1“ wurde gelöscht.</translation>
    </message>
    <message>
        <source>S&amp;aved</source>
        <translation>Gespeicher&amp;t</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <source>Saved as “%1” in place of the earlier search.</source>
        <translation>Als „%1“ gespeichert, anstelle der früheren Suche.</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>Ergebnisse &amp;öffnen…</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ergebnisse öffnen</translation>
    </message>
    <message>
        <source>Search results (*.ndjson)</source>
        <translation>Suchergebnisse (*.ndjson)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The results can&apos;t be opened.</source>
        <translation>Die Ergebnisse lassen sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>cave::SearchController</name>
    <message>
        <source>The interrupted search “%1” would be lost, as it can&apos;t be moved to the saved searches. Resume or discard it first.</source>
        <translation>Die unterbrochene Suche „%1“ ginge verloren, da sie nicht zu den gespeicherten Suchen verschoben werden kann. Setze sie zuerst fort oder verwirf sie.</translation>
    </message>
    <message>
        <source>The interrupted search is among the saved ones now, as “%1”.</source>
        <translation>Die unterbrochene Suche ist jetzt unter den gespeicherten, als „%1“.</translation>
    </message>
</context>
<context>
    <name>cave::SearchPanel</name>
    <message>
        <source>Count: the last number would exceed 64 bits.</source>
        <translation>Anzahl: Die letzte Zahl hätte mehr als 64 Bit.</translation>
    </message>
    <message>
        <source>No seeds to search. Choose a source.</source>
        <translation>Keine Seeds zum Durchsuchen. Wähle eine Quelle.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>&amp;Condition</source>
        <translation>&amp;Bedingung</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>Beis&amp;piele</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Search &amp;in</source>
        <translation>Suchen &amp;in</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>All numbers upward</source>
        <translation>Zahlen aufwärts, endlos</translation>
    </message>
    <message>
        <source>co&amp;unt</source>
        <translation>&amp;Anzahl</translation>
    </message>
    <message>
        <source>Stop af&amp;ter</source>
        <translation>Stopp na&amp;ch</translation>
    </message>
    <message>
        <source>all</source>
        <translation>allen</translation>
    </message>
    <message>
        <source>Stop after this many matches; empty: search everything</source>
        <translation>Nach so vielen Treffern aufhören; leer: alles durchsuchen</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Treffern</translation>
    </message>
    <message>
        <source>Search all of these worlds (%1 in the condition)</source>
        <translation>Alle diese Welten durchsuchen (%1 in der Bedingung)</translation>
    </message>
    <message>
        <source>Stop the search and keep the results</source>
        <translation>Die Suche beenden und die Ergebnisse behalten</translation>
    </message>
    <message>
        <source>Hide worlds that don&apos;t match, without searching further</source>
        <translation>Gezeigte Welten ausblenden, die nicht passen, ohne weiterzusuchen</translation>
    </message>
    <message>
        <source>Enter a condition, choose an example or draw a sketch.</source>
        <translation>Gib eine Bedingung ein, wähle ein Beispiel oder zeichne eine Skizze.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Condition &amp;builder</source>
        <translation>Bedingungse&amp;ditor</translation>
    </message>
    <message>
        <source>fr&amp;om</source>
        <translation>&amp;von</translation>
    </message>
    <message>
        <source>&amp;Filter shown seeds only</source>
        <translation>Nur &amp;gezeigte Seeds filtern</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The source&apos;s seeds</source>
        <translation>Die Seeds der Quelle</translation>
    </message>
    <message>
        <source>The source&apos;s seeds (%1)</source>
        <translation>Die Seeds der Quelle (%1)</translation>
    </message>
    <message>
        <source>%1 searched</source>
        <translation>%1 durchsucht</translation>
    </message>
    <message>
        <source>%1 of %2 searched</source>
        <translation>%1 von %2 durchsucht</translation>
    </message>
    <message numerus="yes">
        <source>This search isn&apos;t finished: %1
%2, %Ln matches.</source>
        <translation>
            <numerusform>Diese Suche ist nicht abgeschlossen: %1
%2, %Ln Treffer.</numerusform>
            <numerusform>Diese Suche ist nicht abgeschlossen: %1
%2, %Ln Treffer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search was interrupted: %1
%2, %Ln matches.</source>
        <translation>
            <numerusform>Eine Suche wurde unterbrochen: %1
%2, %Ln Treffer.</numerusform>
            <numerusform>Eine Suche wurde unterbrochen: %1
%2, %Ln Treffer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its results are damaged, so it starts from the beginning.</source>
        <translation>Ihre Ergebnisse sind beschädigt; sie beginnt daher von vorn.</translation>
    </message>
</context>
<context>
    <name>cave::SeedDetails</name>
    <message>
        <source>Select a seed to see its map, notes and actions.</source>
        <translation>Wähle einen Seed, um seine Karte, Notizen und Aktionen zu sehen.</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Markierung setzen</translation>
    </message>
    <message>
        <source>Click the map to add a marker</source>
        <translation>Klicke auf die Karte, um eine Markierung zu setzen</translation>
    </message>
</context>
<context>
    <name>cave::SeedFiles</name>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n seeds.</source>
        <translation>
            <numerusform>%n Seed kopiert.</numerusform>
            <numerusform>%n Seeds kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the number of this world&apos;s seed is known, which commands don&apos;t accept.</source>
        <translation>Der Seed dieser Welt ist nur als Zahl bekannt; kein Befehl kann ihn verwenden.</translation>
    </message>
    <message>
        <source>Open seed card</source>
        <translation>Seed-Karte öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This version generates “%1” differently from its seed card: the hash of the first regions differs.</source>
        <translation>Diese Version erzeugt „%1“ anders, als die Seed-Karte sagt: Der Hash der ersten Regionen weicht ab.</translation>
    </message>
    <message>
        <source>World “%1” matches its seed card.</source>
        <translation>Die Welt „%1“ entspricht ihrer Seed-Karte.</translation>
    </message>
    <message>
        <source>Its star, tags, note and markers were not added to your library.</source>
        <translation>Stern, Schlagwörter, Notiz und Markierungen wurden nicht in deine Sammlung übernommen.</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Trotzdem übernehmen</translation>
    </message>
    <message>
        <source>Save seed card</source>
        <translation>Seed-Karte speichern</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>seeds</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezeichnet…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Copied one row.</source>
        <translation>Eine Zeile kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n rows.</source>
        <translation>
            <numerusform>%n Zeile kopiert.</numerusform>
            <numerusform>%n Zeilen kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not fully measured yet.</source>
        <translation>
            <numerusform>%n davon war noch nicht ganz gemessen.</numerusform>
            <numerusform>%n davon waren noch nicht ganz gemessen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed cards (*.cavecard *.json)</source>
        <translation>Seed-Karten (*.cavecard *.json)</translation>
    </message>
    <message>
        <source>This seed is too long for a link. Save a seed card.</source>
        <translation>Dieser Seed ist zu lang für einen Link. Speichere eine Seed-Karte.</translation>
    </message>
    <message>
        <source>Worlds made from your own level files don&apos;t fit into a link. Save a seed card.</source>
        <translation>Welten aus eigenen Leveldateien passen nicht in einen Link. Speichere eine Seed-Karte.</translation>
    </message>
</context>
<context>
    <name>cave::SeedMapWindow</name>
    <message>
        <source>“%1” is not a position: enter two whole numbers, such as 12, -40 (x east, y north).</source>
        <translation>„%1“ ist keine Position: Gib zwei ganze Zahlen ein, etwa 12, -40 (x nach Osten, y nach Norden).</translation>
    </message>
    <message>
        <source>Click two cells to measure the distance between them.</source>
        <translation>Klicke zwei Felder an, um die Entfernung zwischen ihnen zu messen.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>To open it, paste it in Seeds under Source, in a list of seeds.</source>
        <translation>Um ihn zu öffnen, füge ihn in Seeds unter „Quelle“ in eine Liste von Seeds ein.</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation>Karte von %1</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>12, -40</source>
        <comment>coordinates, as an example</comment>
        <translation>12, -40</translation>
    </message>
    <message>
        <source>Coordinates: x east, y north</source>
        <translation>Koordinaten: x nach Osten, y nach Norden</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Show lines at round coordinates</source>
        <translation>Linien an runden Koordinaten zeigen</translation>
    </message>
    <message>
        <source>R&amp;uler</source>
        <translation>&amp;Lineal</translation>
    </message>
    <message>
        <source>Measure cells and steps between two cells</source>
        <translation>Felder und Schritte zwischen zwei Feldern messen</translation>
    </message>
    <message>
        <source>Find &amp;places</source>
        <translation>Orte &amp;suchen</translation>
    </message>
    <message>
        <source>Find places in this world by a sketch or a condition</source>
        <translation>Orte in dieser Welt nach einer Skizze oder einer Bedingung suchen</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Link &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy this world and place as a line of text that others can paste</source>
        <translation>Diese Welt und diesen Ort als eine Zeile Text kopieren, die andere einfügen können</translation>
    </message>
    <message>
        <source>This seed is too long for a link</source>
        <translation>Dieser Seed ist zu lang für einen Link</translation>
    </message>
    <message>
        <source>Worlds made from your own level files don&apos;t fit into a link</source>
        <translation>Welten aus eigenen Leveldateien passen nicht in einen Link</translation>
    </message>
</context>
<context>
    <name>cave::SeedTable</name>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>undefiniert</translation>
    </message>
    <message>
        <source>%1 is %2, not %3</source>
        <comment>metric, value, what is wanted</comment>
        <translation>%1 ist %2, nicht %3</translation>
    </message>
    <message>
        <source>%1 of the sketch matches, not %2</source>
        <comment>shares in per cent</comment>
        <translation>%1 der Skizze stimmen überein, nicht %2</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>near miss</source>
        <translation>Beinahe-Treffer</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Treffer</translation>
    </message>
</context>
<context>
    <name>cave::SeedTableView</name>
    <message>
        <source>Seeds as a table</source>
        <translation>Seeds als Tabelle</translation>
    </message>
</context>
<context>
    <name>cave::SeedsActions</name>
    <message>
        <source>&amp;Maps</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>A map of every seed</source>
        <translation>Eine Karte jedes Seeds</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Seeds and metrics in columns</source>
        <translation>Seeds und Kennzahlen in Spalten</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>Distribution of one or two metrics</source>
        <translation>Verteilung einer oder zweier Kennzahlen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Compare the selected seeds</source>
        <translation>Die ausgewählten Seeds vergleichen</translation>
    </message>
    <message>
        <source>Play &amp;this…</source>
        <translation>Diese s&amp;pielen…</translation>
    </message>
    <message>
        <source>Create and play a world from this seed</source>
        <translation>Aus diesem Seed eine Welt erstellen und spielen</translation>
    </message>
    <message>
        <source>&amp;Inspect this</source>
        <translation>Diese &amp;untersuchen</translation>
    </message>
    <message>
        <source>Inspect this world</source>
        <translation>Diese Welt untersuchen</translation>
    </message>
    <message>
        <source>&amp;Star</source>
        <translation>Ste&amp;rn</translation>
    </message>
    <message>
        <source>Add this seed to your library</source>
        <translation>Diesen Seed in deine Sammlung aufnehmen</translation>
    </message>
    <message>
        <source>Copy &amp;seed</source>
        <translation>&amp;Seed kopieren</translation>
    </message>
    <message>
        <source>Copy the selected seeds, one per line</source>
        <translation>Die ausgewählten Seeds kopieren, einen pro Zeile</translation>
    </message>
    <message>
        <source>Copy as c&amp;ommand</source>
        <translation>Als Befeh&amp;l kopieren</translation>
    </message>
    <message>
        <source>Copy a command line that measures this seed</source>
        <translation>Einen Befehl kopieren, der diesen Seed misst</translation>
    </message>
    <message>
        <source>&amp;Open seed card…</source>
        <translation>Seed-Karte öff&amp;nen…</translation>
    </message>
    <message>
        <source>Open a seed card from someone else</source>
        <translation>Eine Seed-Karte von jemand anderem öffnen</translation>
    </message>
    <message>
        <source>Save a small file to share this seed</source>
        <translation>Eine kleine Datei speichern, um diesen Seed weiterzugeben</translation>
    </message>
    <message>
        <source>Save m&amp;ap as picture…</source>
        <translation>K&amp;arte als Bild speichern…</translation>
    </message>
    <message>
        <source>Save a picture of this map in any size</source>
        <translation>Ein Bild dieser Karte in beliebiger Größe speichern</translation>
    </message>
    <message>
        <source>Save s&amp;heet as picture…</source>
        <translation>Ü&amp;bersicht als Bild speichern…</translation>
    </message>
    <message>
        <source>Save one picture of all maps shown</source>
        <translation>Ein Bild aller gezeigten Karten speichern</translation>
    </message>
    <message>
        <source>&amp;Export table…</source>
        <translation>Tabelle e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export metrics as CSV or JSON</source>
        <translation>Kennzahlen als CSV oder JSON exportieren</translation>
    </message>
    <message>
        <source>Copy &amp;rows</source>
        <translation>&amp;Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy metrics for a spreadsheet</source>
        <translation>Kennzahlen für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>Filter these seeds</source>
        <translation>Diese Seeds filtern</translation>
    </message>
    <message>
        <source>Bac&amp;k to the source</source>
        <translation>Zurück zur &amp;Quelle</translation>
    </message>
    <message>
        <source>Show the source&apos;s seeds again</source>
        <translation>Wieder die Seeds der Quelle zeigen</translation>
    </message>
    <message>
        <source>C&amp;hests and monsters</source>
        <translation>Tru&amp;hen und Monster</translation>
    </message>
    <message>
        <source>Mark chests and monsters on the maps</source>
        <translation>Truhen und Monster auf den Karten markieren</translation>
    </message>
    <message>
        <source>Floor a&amp;bove</source>
        <translation>Stockwerk h&amp;öher</translation>
    </message>
    <message>
        <source>Show the previous floor of every dungeon</source>
        <translation>Das vorige Stockwerk jedes Verlieses zeigen</translation>
    </message>
    <message>
        <source>Floor belo&amp;w</source>
        <translation>St&amp;ockwerk tiefer</translation>
    </message>
    <message>
        <source>Show the next floor of every dungeon</source>
        <translation>Das nächste Stockwerk jedes Verlieses zeigen</translation>
    </message>
    <message>
        <source>Source and searc&amp;h</source>
        <translation>Quelle und Su&amp;che</translation>
    </message>
    <message>
        <source>Show or hide the source and search panel</source>
        <translation>Den Bereich für Quelle und Suche ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Detai&amp;ls</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <source>Show or hide the details of the current seed</source>
        <translation>Die Einzelheiten des aktuellen Seeds ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Li&amp;ke this place…</source>
        <translation>&amp;Ähnliche Orte…</translation>
    </message>
    <message>
        <source>Search for worlds with a place like the one in the middle of this map</source>
        <translation>Nach Welten mit einem Ort wie in der Mitte dieser Karte suchen</translation>
    </message>
    <message>
        <source>Lar&amp;ge map…</source>
        <translation>&amp;Große Karte…</translation>
    </message>
    <message>
        <source>Show a large map with coordinates, a ruler and links</source>
        <translation>Eine große Karte mit Koordinaten, Lineal und Links zeigen</translation>
    </message>
    <message>
        <source>Find places in this world by a sketch or a condition</source>
        <translation>Orte in dieser Welt nach einer Skizze oder einer Bedingung suchen</translation>
    </message>
    <message>
        <source>Copy li&amp;nk</source>
        <translation>Lin&amp;k kopieren</translation>
    </message>
    <message>
        <source>Copy this world and the place shown as a line of text that others can paste</source>
        <translation>Diese Welt und den gezeigten Ort als eine Zeile Text kopieren, die andere einfügen können</translation>
    </message>
    <message>
        <source>Find places in this worl&amp;d…</source>
        <translation>Orte in dieser &amp;Welt suchen…</translation>
    </message>
    <message>
        <source>Sa&amp;ve seed card…</source>
        <translation>Seed-Karte spe&amp;ichern…</translation>
    </message>
    <message>
        <source>Find places…</source>
        <translation>Orte suchen…</translation>
    </message>
</context>
<context>
    <name>cave::SeedsController</name>
    <message>
        <source>Seeds</source>
        <translation>Seeds</translation>
    </message>
</context>
<context>
    <name>cave::SeedsPage</name>
    <message>
        <source>Compare shows the first %1 of the %2 seeds selected.</source>
        <translation>„Vergleichen“ zeigt die ersten %1 der %2 ausgewählten Seeds.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Filter: a text, or a condition such as chests &gt;= 3</source>
        <translation>Filter: ein Text oder eine Bedingung wie chests &gt;= 3</translation>
    </message>
    <message>
        <source>Map size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Seed card: %1</source>
        <translation>Seed-Karte: %1</translation>
    </message>
    <message>
        <source>Search results: %1</source>
        <translation>Suchergebnisse: %1</translation>
    </message>
    <message>
        <source>The filter: %1</source>
        <translation>Der Filter: %1</translation>
    </message>
    <message>
        <source>One seed</source>
        <translation>Ein Seed</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 Seeds</translation>
    </message>
    <message>
        <source>%1 of %2 seeds</source>
        <translation>%1 von %2 Seeds</translation>
    </message>
    <message>
        <source>%1 more are not shown; search covers all of them</source>
        <translation>%1 weitere werden nicht gezeigt; die Suche umfasst alle</translation>
    </message>
    <message>
        <source>measured %1 %</source>
        <translation>%1&#xa0;% gemessen</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>No seeds yet.

Choose a source on the left: numbers, a list, a file, random seeds, or one seed with many settings. Or start a search.</source>
        <translation>Noch keine Seeds.

Wähle links eine Quelle: Zahlen, eine Liste, eine Datei, zufällige Seeds oder einen Seed mit vielen Einstellungen. Oder suche, was du möchtest.</translation>
    </message>
    <message>
        <source>No seeds match the filter.</source>
        <translation>Kein Seed passt zum Filter.</translation>
    </message>
    <message>
        <source>matches only</source>
        <translation>nur Treffer</translation>
    </message>
    <message>
        <source>near misses only</source>
        <translation>nur Beinahe-Treffer</translation>
    </message>
    <message numerus="yes">
        <source>%n saved seeds can&apos;t be read. They stay in the file.</source>
        <translation>
            <numerusform>%n gemerkter Seed ist nicht lesbar. Er bleibt in der Datei.</numerusform>
            <numerusform>%n gemerkte Seeds sind nicht lesbar. Sie bleiben in der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The interrupted search can&apos;t be read.</source>
        <translation>Die unterbrochene Suche kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Compare shows %1 worlds already. Remove one to add this seed.</source>
        <translation>Vergleichen zeigt bereits %1 Welten. Entferne eine, um diesen Seed hinzuzufügen.</translation>
    </message>
</context>
<context>
    <name>cave::SettingRow</name>
    <message>
        <source>Back to the default</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>%1: back to the default</source>
        <translation>%1: auf Standard zurücksetzen</translation>
    </message>
</context>
<context>
    <name>cave::SettingTexts</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>“Follow system” uses the desktop&apos;s language.</source>
        <translation>„System folgen“ verwendet die Sprache des Desktops.</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>System folgen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>“Follow system” uses the desktop&apos;s light or dark theme.</source>
        <translation>„System folgen“ nimmt das helle oder dunkle Schema der Arbeitsumgebung.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>ASCII map</source>
        <translation>ASCII-Karte</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>For everything except the map, which has its own zoom.</source>
        <translation>Für alles außer der Karte, die ihren eigenen Zoom hat.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Red–green safe</source>
        <translation>Rot–Grün-sicher</translation>
    </message>
    <message>
        <source>Blue–yellow safe</source>
        <translation>Blau–Gelb-sicher</translation>
    </message>
    <message>
        <source>Animate steps, light and zoom</source>
        <translation>Schritte, Licht und Zoom animieren</translation>
    </message>
    <message>
        <source>When off, everything moves instantly.</source>
        <translation>Wenn aus, bewegt sich alles sofort.</translation>
    </message>
    <message>
        <source>Flush to disk</source>
        <translation>Auf Datenträger schreiben</translation>
    </message>
    <message>
        <source>Every step is saved at once, so nothing is lost if the program crashes. A power cut can undo the moves since the last flush.</source>
        <translation>Jeder Schritt wird sofort gespeichert; bei einem Absturz des Programms geht nichts verloren. Ein Stromausfall kann die Züge seit dem letzten Schreiben kosten.</translation>
    </message>
    <message>
        <source>After every move</source>
        <translation>Nach jedem Zug</translation>
    </message>
    <message>
        <source>Every 5 moves</source>
        <translation>Alle 5 Züge</translation>
    </message>
    <message>
        <source>Every 10 moves</source>
        <translation>Alle 10 Züge</translation>
    </message>
    <message>
        <source>Every 25 moves</source>
        <translation>Alle 25 Züge</translation>
    </message>
    <message>
        <source>Blow duration</source>
        <translation>Schlagdauer</translation>
    </message>
    <message>
        <source>How fast automatic fights run. At 0 they end at once.</source>
        <translation>Wie schnell automatische Kämpfe laufen. Bei 0 enden sie sofort.</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Auto-explore stops at monsters</source>
        <translation>Erkunden hält bei Monstern an</translation>
    </message>
    <message>
        <source>When one comes into view.</source>
        <translation>Sobald so etwas in Sicht kommt.</translation>
    </message>
    <message>
        <source>Auto-explore stops at chests</source>
        <translation>Erkunden hält bei Truhen an</translation>
    </message>
    <message>
        <source>Show what monsters see</source>
        <translation>Zeigen, was Monster sehen</translation>
    </message>
    <message>
        <source>The cells in which a monster would attack you. Same as the action in the View menu.</source>
        <translation>Die Felder, auf denen dich ein Monster angreifen würde. Wie der Befehl im Menü Ansicht.</translation>
    </message>
    <message>
        <source>Log level</source>
        <translation>Protokollstufe</translation>
    </message>
    <message>
        <source>Less important lines are omitted. Takes effect at once.</source>
        <translation>Weniger Wichtiges wird weggelassen. Gilt sofort.</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Debug</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Show hints</source>
        <translation>Hinweise zeigen</translation>
    </message>
    <message>
        <source>What to do when something is new to you; each hint appears once.</source>
        <translation>Was zu tun ist, wenn dir etwas neu ist; jeder Hinweis erscheint einmal.</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Klänge abspielen</translation>
    </message>
    <message>
        <source>All that is heard is also shown or logged. Same as the action in the View menu.</source>
        <translation>Alles, was zu hören ist, wird auch gezeigt oder protokolliert. Wie die Aktion im Menü „Ansicht“.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Of all sounds of the game.</source>
        <translation>Von allen Klängen des Spiels.</translation>
    </message>
    <message>
        <source>Background sounds</source>
        <translation>Hintergrundklänge</translation>
    </message>
    <message>
        <source>Wind and dripping water in the caves, a hum in the depths.</source>
        <translation>Wind und tropfendes Wasser in den Höhlen, ein Summen in der Tiefe.</translation>
    </message>
    <message>
        <source>Show how you died</source>
        <translation>Zeigen, wie du gestorben bist</translation>
    </message>
    <message>
        <source>Where you wake up again after a death.</source>
        <translation>In Welten, in denen du nach dem Tod wieder aufwachst.</translation>
    </message>
    <message>
        <source>Characters instead of graphics; on the map, %1 toggles it.</source>
        <translation>Zeichen statt Grafik; auf der Karte schaltet %1 um.</translation>
    </message>
    <message>
        <source>Colours that mark good and bad. Shapes and words are used as well.</source>
        <translation>Farben für Gutes und Schlechtes. Formen und Wörter sagen es ebenfalls.</translation>
    </message>
</context>
<context>
    <name>cave::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Seiten der Einstellungen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>This world</source>
        <translation>Diese Welt</translation>
    </message>
    <message>
        <source>Original settings</source>
        <translation>Original-Einstellungen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>&amp;Show log</source>
        <translation>&amp;Protokoll zeigen</translation>
    </message>
    <message>
        <source>Show hints &amp;again</source>
        <translation>Hinweise &amp;erneut zeigen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
</context>
<context>
    <name>cave::SheetInput</name>
    <message>
        <source>Remove star</source>
        <translation>Stern entfernen</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern geben</translation>
    </message>
    <message>
        <source>Link this map with the others</source>
        <translation>Diese Karte mit den anderen koppeln</translation>
    </message>
    <message>
        <source>Unlink this map from the others</source>
        <translation>Diese Karte von den anderen lösen</translation>
    </message>
</context>
<context>
    <name>cave::ShellActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Play your worlds</source>
        <translation>Deine Welten spielen</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>S&amp;eeds</translation>
    </message>
    <message>
        <source>Browse, compare and search seeds</source>
        <translation>Seeds durchsehen, vergleichen und suchen</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>&amp;Untersuchen</translation>
    </message>
    <message>
        <source>Inspect a world: stored data, changes, lines of sight</source>
        <translation>Eine Welt untersuchen: Gespeichertes, Änderungen, Sichtlinien</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Edit a world, with undo that survives a restart</source>
        <translation>Eine Welt bearbeiten; Rückgängig überlebt einen Neustart</translation>
    </message>
    <message>
        <source>&amp;New world…</source>
        <translation>&amp;Neue Welt…</translation>
    </message>
    <message>
        <source>Create a world from a seed</source>
        <translation>Eine Welt aus einem Seed erstellen</translation>
    </message>
    <message>
        <source>&amp;Open world file…</source>
        <translation>&amp;Weltdatei öffnen…</translation>
    </message>
    <message>
        <source>Open a world file from anywhere</source>
        <translation>Eine beliebige Weltdatei öffnen</translation>
    </message>
    <message>
        <source>Play &amp;level files…</source>
        <translation>&amp;Leveldateien spielen…</translation>
    </message>
    <message>
        <source>Play a f&amp;older of levels…</source>
        <translation>Level&amp;ordner spielen…</translation>
    </message>
    <message>
        <source>Play all level files in a folder, in order of name</source>
        <translation>Alle Leveldateien eines Ordners nach Namen spielen</translation>
    </message>
    <message>
        <source>&amp;Import original world…</source>
        <translation>Originalwelt &amp;importieren…</translation>
    </message>
    <message>
        <source>Create a world from a folder of the original Java game</source>
        <translation>Eine Welt aus einem Ordner des originalen Java-Spiels erstellen</translation>
    </message>
    <message>
        <source>&amp;Export for the original…</source>
        <translation>Für das Original e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export this world for the original Java game (Classic worlds only)</source>
        <translation>Diese Welt für das originale Java-Spiel exportieren (nur klassische Welten)</translation>
    </message>
    <message>
        <source>&amp;Replay…</source>
        <translation>Wieder&amp;gabe…</translation>
    </message>
    <message>
        <source>Replay this world from the beginning</source>
        <translation>Diese Welt von Anfang an wiedergeben</translation>
    </message>
    <message>
        <source>R&amp;uns and high scores…</source>
        <translation>Läu&amp;fe und Bestenliste…</translation>
    </message>
    <message>
        <source>Your runs and high scores</source>
        <translation>Deine Läufe und die Bestenliste</translation>
    </message>
    <message>
        <source>&amp;Save now</source>
        <translation>&amp;Jetzt speichern</translation>
    </message>
    <message>
        <source>Save now; the world is also saved automatically</source>
        <translation>Jetzt speichern; die Welt wird auch selbsttätig gespeichert</translation>
    </message>
    <message>
        <source>&amp;Close world</source>
        <translation>Welt s&amp;chließen</translation>
    </message>
    <message>
        <source>Save and return to your worlds</source>
        <translation>Speichern und zu deinen Welten zurückkehren</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Eins&amp;tellungen…</translation>
    </message>
    <message>
        <source>Appearance, keys and gameplay</source>
        <translation>Aussehen, Tasten und Spielweise</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>Save and quit</source>
        <translation>Speichern und beenden</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Toggle full screen; %1 leaves it</source>
        <translation>Vollbild ein- oder ausschalten; %1 verlässt es</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>&amp;System folgen</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Hell oder dunkel, wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>&amp;Determinism certificate…</source>
        <translation>&amp;Determinismus-Zertifikat…</translation>
    </message>
    <message>
        <source>Check that two machines generate the same worlds</source>
        <translation>Prüfen, ob zwei Rechner dieselben Welten erzeugen</translation>
    </message>
    <message>
        <source>&amp;Keys and shortcuts</source>
        <translation>&amp;Tasten und Kürzel</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Alle Tastenkürzel</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Help on playing and all other features</source>
        <translation>Wie man spielt, und alles andere</translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation>&amp;Protokoll zeigen</translation>
    </message>
    <message>
        <source>The program&apos;s log</source>
        <translation>Das Protokoll des Programms</translation>
    </message>
    <message>
        <source>&amp;About Cave Game</source>
        <translation>&amp;Über Cave Game</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>&amp;Host this world…</source>
        <translation>Diese Welt &amp;hosten…</translation>
    </message>
    <message>
        <source>Let others on your network play in this world</source>
        <translation>Andere in deinem Netzwerk in dieser Welt mitspielen lassen</translation>
    </message>
    <message>
        <source>&amp;Join a game…</source>
        <translation>Einem Spiel beit&amp;reten…</translation>
    </message>
    <message>
        <source>Play in a world that someone hosts on your network</source>
        <translation>In einer Welt spielen, die jemand in deinem Netzwerk hostet</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation>Die Tastatur zum nächsten Teil des Fensters bringen</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous part of the window</source>
        <translation>Die Tastatur zum vorigen Teil des Fensters bringen</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>Problem &amp;melden…</translation>
    </message>
    <message>
        <source>How to report a problem, with what is needed to find it</source>
        <translation>Wie ein Problem gemeldet wird, mit allem, was zum Finden nötig ist</translation>
    </message>
    <message>
        <source>Play level files one after the other; you can also drop several onto the window</source>
        <translation>Leveldateien nacheinander spielen; du kannst auch mehrere ins Fenster ziehen</translation>
    </message>
</context>
<context>
    <name>cave::ShellMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>S&amp;eeds</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>&amp;Welt</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Be&amp;reiche</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Level</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>cave::ShortcutOverview</name>
    <message>
        <source>Keys and shortcuts</source>
        <translation>Tasten und Kürzel</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>cave::ShownKey</name>
    <message>
        <source>“%1”</source>
        <comment>a command without a key</comment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>cave::SightDock</name>
    <message>
        <source>Sight debugger</source>
        <translation>Sicht-Debugger</translation>
    </message>
    <message>
        <source>Sight de&amp;bugger</source>
        <translation>Sicht-De&amp;bugger</translation>
    </message>
    <message>
        <source>Show lines of sight and explain them, including hidden monsters</source>
        <translation>Sichtlinien und ihre Gründe zeigen, auch bei verborgenen Monstern</translation>
    </message>
</context>
<context>
    <name>cave::SightExport</name>
    <message>
        <source>Save as &amp;picture (SVG)…</source>
        <translation>Als &amp;Bild speichern (SVG)…</translation>
    </message>
    <message>
        <source>Save as &amp;test case…</source>
        <translation>Als &amp;Testfall speichern…</translation>
    </message>
    <message>
        <source>Save the line of sight</source>
        <translation>Sichtlinie speichern</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>Test case (*.case)</source>
        <translation>Testfall (*.case)</translation>
    </message>
    <message>
        <source>The line of sight was saved to %1.</source>
        <translation>Die Sichtlinie wurde in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The line of sight could not be saved.</source>
        <translation>Die Sichtlinie konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>cave::SightPane</name>
    <message>
        <source>The sight debugger shows monsters and terrain that your character can&apos;t see. This world will no longer count for best scores and achievements.</source>
        <translation>Der Sicht-Debugger zeigt Monster und Gelände, die deine Figur nicht sehen kann. Diese Welt zählt dann nicht mehr für Bestenliste und Erfolge.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>This reveals monsters and terrain that your character can&apos;t see.</source>
        <translation>Das verrät Monster und Gelände, die deine Figur nicht sehen kann.</translation>
    </message>
</context>
<context>
    <name>cave::SightPanel</name>
    <message>
        <source>Open a world to see who sees whom.</source>
        <translation>Öffne eine Welt, um zu sehen, wer wen darin sieht.</translation>
    </message>
    <message>
        <source>Why this fight began</source>
        <translation>Warum dieser Kampf begann</translation>
    </message>
    <message>
        <source>Why the last fight began</source>
        <translation>Warum der letzte Kampf begann</translation>
    </message>
    <message>
        <source>Click a monster on the map to see its area of effect.</source>
        <translation>Klicke auf der Karte auf ein Monster, um seinen Wirkungsbereich zu sehen.</translation>
    </message>
    <message>
        <source>Zoom in: area too large.</source>
        <translation>Vergrößere die Karte: Der Ausschnitt ist zu groß.</translation>
    </message>
    <message>
        <source>No living monsters in view.</source>
        <translation>Kein lebendes Monster ist zu sehen.</translation>
    </message>
    <message>
        <source>Choose which areas to show.</source>
        <translation>Wähle, wessen Bereich gezeigt wird.</translation>
    </message>
    <message>
        <source>Drag from one cell to another, or press %1 at each.</source>
        <translation>Ziehe von einem Feld zum anderen oder drücke auf jedem %1.</translation>
    </message>
    <message>
        <source>Pick two cells to see why they do or don&apos;t see each other.</source>
        <translation>Wähle zwei Felder, um zu lesen, warum sie einander sehen oder nicht.</translation>
    </message>
    <message>
        <source>From (%1); now the other cell.</source>
        <translation>Von (%1); jetzt das andere Feld.</translation>
    </message>
    <message>
        <source>from here</source>
        <translation>von hier</translation>
    </message>
    <message>
        <source>These cells can&apos;t be probed: more than %1 cells apart, or outside the world.</source>
        <translation>Diese Felder lassen sich nicht prüfen: mehr als %1 Felder entfernt oder außerhalb der Welt.</translation>
    </message>
    <message>
        <source>Choose an algorithm, or two to compare.</source>
        <translation>Wähle ein Sichtverfahren, oder zwei zum Vergleichen.</translation>
    </message>
    <message>
        <source>From (%1)</source>
        <translation>Von (%1)</translation>
    </message>
    <message>
        <source>From the player</source>
        <translation>Vom Spieler</translation>
    </message>
    <message>
        <source>Pick two cells for a route between them.</source>
        <translation>Wähle zwei Felder für einen Weg dazwischen.</translation>
    </message>
    <message>
        <source>No monster sees any cell in view.</source>
        <translation>Kein Monster sieht ein Feld der Ansicht.</translation>
    </message>
    <message>
        <source>Release for the route to (%1).</source>
        <translation>Loslassen für den Weg nach (%1).</translation>
    </message>
    <message>
        <source>From (%1); now the other end.</source>
        <translation>Von (%1); jetzt das andere Ende.</translation>
    </message>
    <message>
        <source>These cells are more than %1 apart.</source>
        <translation>Diese Felder sind mehr als %1 voneinander entfernt.</translation>
    </message>
    <message>
        <source>A route must start and end on floor.</source>
        <translation>Ein Weg beginnt und endet auf Boden.</translation>
    </message>
    <message>
        <source>No monster</source>
        <translation>Kein Monster</translation>
    </message>
    <message>
        <source>Selected ones</source>
        <translation>Gewählte</translation>
    </message>
    <message>
        <source>All in view</source>
        <translation>Alles Sichtbare</translation>
    </message>
    <message>
        <source>The world&apos;s</source>
        <translation>Die der Welt</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>Alle vergleichen</translation>
    </message>
    <message>
        <source>No view</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>&amp;Draw it on the map</source>
        <translation>Auf die Karte &amp;zeichnen</translation>
    </message>
    <message>
        <source>Draw the fight on the map</source>
        <translation>Den Kampf auf die Karte zeichnen</translation>
    </message>
    <message>
        <source>Draws the area of the monster that you fought and the line between you, as they were at that time</source>
        <translation>Zeichnet den Bereich des bekämpften Monsters und die Linie zwischen euch, wie sie waren</translation>
    </message>
    <message>
        <source>What monsters see</source>
        <translation>Was Monster sehen</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>Whose area of effect is drawn</source>
        <translation>Wessen Wirkungsbereich gezeichnet wird</translation>
    </message>
    <message>
        <source>Rule of the area</source>
        <translation>Regel des Bereichs</translation>
    </message>
    <message>
        <source>The rule for the area; comparing marks the cells where the three differ</source>
        <translation>Nach welcher Regel Felder zum Bereich gehören; Vergleichen markiert, wo sich die drei unterscheiden</translation>
    </message>
    <message>
        <source>&amp;Mark one-sided sight</source>
        <translation>&amp;Einseitige Sicht markieren</translation>
    </message>
    <message>
        <source>Mark one-sided sight</source>
        <translation>Einseitige Sicht markieren</translation>
    </message>
    <message>
        <source>Cells where a monster notices you unseen, and where you see it unnoticed</source>
        <translation>Felder, auf denen ein Monster dich ungesehen bemerkt und auf denen du es unbemerkt siehst</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Sichtverfahren</translation>
    </message>
    <message>
        <source>Field-of-view algorithm</source>
        <translation>Algorithmus des Sichtfelds</translation>
    </message>
    <message>
        <source>Compared algorithm</source>
        <translation>Vergleich mit</translation>
    </message>
    <message>
        <source>Second algorithm; differing cells are marked</source>
        <translation>Zweiter Algorithmus; abweichende Felder werden markiert</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>View radius, in cells</source>
        <translation>Wie weit der Blick reicht, in Feldern</translation>
    </message>
    <message>
        <source>Why probe</source>
        <translation>Sichtprobe</translation>
    </message>
    <message>
        <source>Pick two &amp;cells</source>
        <translation>Zwei &amp;Felder wählen</translation>
    </message>
    <message>
        <source>Drag on the map from one cell to another, or press %1 at each, to see why they do or don&apos;t see each other</source>
        <translation>Ziehe auf der Karte von einem Feld zum anderen, oder drücke auf jedem %1, um zu lesen, warum sie einander sehen oder nicht</translation>
    </message>
    <message>
        <source>From a c&amp;ell</source>
        <translation>&amp;Von einem Feld</translation>
    </message>
    <message>
        <source>Look from a cell</source>
        <translation>Von einem Feld aus schauen</translation>
    </message>
    <message>
        <source>Click the cell to look from</source>
        <translation>Klicke auf das Feld, von dem aus geschaut wird</translation>
    </message>
    <message>
        <source>Look from the player</source>
        <translation>Vom Spieler aus schauen</translation>
    </message>
    <message>
        <source>Look from the player&apos;s position</source>
        <translation>Von dort schauen, wo der Spieler ist</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Gefahr</translation>
    </message>
    <message>
        <source>Threat map</source>
        <translation>Gefahrenkarte</translation>
    </message>
    <message>
        <source>Colours each cell by how many monsters see it</source>
        <translation>Färbt jedes Feld danach, wie viele Monster es sehen</translation>
    </message>
    <message>
        <source>&amp;Safest route</source>
        <translation>Si&amp;cherster Weg</translation>
    </message>
    <message>
        <source>Safest route</source>
        <translation>Sicherster Weg</translation>
    </message>
    <message>
        <source>Pick two cells: the route seen by the fewest monsters, and the fastest one</source>
        <translation>Wähle zwei Felder: der Weg, den die wenigsten Monster sehen, und der schnellste</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>Threat map of the view</source>
        <translation>Gefahrenkarte der Ansicht</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells in view.</source>
        <translation>
            <numerusform>%1: %Ln Feld zu sehen.</numerusform>
            <numerusform>%1: %Ln Felder zu sehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells in view, %2 by the other algorithm.</source>
        <translation>
            <numerusform>%1: %Ln Feld zu sehen, %2 mit dem anderen Verfahren.</numerusform>
            <numerusform>%1: %Ln Felder zu sehen, %2 mit dem anderen Verfahren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saves the line of sight from the monster selected last to the player nearest to it</source>
        <translation>Speichert die Sichtlinie vom zuletzt gewählten Monster zur Spielfigur, die ihm am nächsten ist</translation>
    </message>
    <message>
        <source>Export the monster&apos;s line of sight</source>
        <translation>Sichtlinie des Monsters exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Saves the line of sight between the two cells</source>
        <translation>Speichert die Sichtlinie zwischen den zwei Feldern</translation>
    </message>
    <message>
        <source>Export the line between the cells</source>
        <translation>Linie zwischen den Feldern exportieren</translation>
    </message>
</context>
<context>
    <name>cave::SketchCanvas</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>column, row, kind of cell</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>cave::SketchDialog</name>
    <message>
        <source>Sketch</source>
        <translation>Skizze</translation>
    </message>
    <message>
        <source>Draw this kind of cell (%1)</source>
        <translation>Diese Art Feld zeichnen (%1)</translation>
    </message>
    <message>
        <source>&amp;Pencil</source>
        <translation>&amp;Stift</translation>
    </message>
    <message>
        <source>Draw cell by cell; the right button erases</source>
        <translation>Feld für Feld zeichnen; die rechte Maustaste radiert</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>&amp;Rechteck</translation>
    </message>
    <message>
        <source>Fill a rectangle from corner to corner</source>
        <translation>Ein Rechteck von Ecke zu Ecke füllen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a sketch from a text file</source>
        <translation>Eine Skizze aus einer Textdatei öffnen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save the sketch as a text file</source>
        <translation>Die Skizze als Textdatei speichern</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>&amp;Use sketch</source>
        <translation>Skizze &amp;verwenden</translation>
    </message>
    <message>
        <source>Draw the cells that worlds must have; the others may be anything.</source>
        <translation>Zeichne die Felder, die Welten haben müssen; die anderen sind beliebig.</translation>
    </message>
    <message>
        <source>Open sketch</source>
        <translation>Skizze öffnen</translation>
    </message>
    <message>
        <source>Save sketch</source>
        <translation>Skizze speichern</translation>
    </message>
    <message>
        <source>The sketch can&apos;t be opened.</source>
        <translation>Die Skizze lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>The sketch can&apos;t be saved.</source>
        <translation>Die Skizze lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>Reset all cells to &apos;Anything&apos;</source>
        <translation>Alle Felder auf „Beliebig“ zurücksetzen</translation>
    </message>
</context>
<context>
    <name>cave::SketchRow</name>
    <message>
        <source>Sketch</source>
        <translation>Skizze</translation>
    </message>
    <message>
        <source>Search without the sketch</source>
        <translation>Ohne die Skizze suchen</translation>
    </message>
    <message>
        <source>&amp;Within</source>
        <translation>&amp;Umkreis</translation>
    </message>
    <message>
        <source>Most cells from the spawn to the middle of the sketch</source>
        <translation>Höchstzahl Felder vom Startpunkt zur Mitte der Skizze</translation>
    </message>
    <message>
        <source>Also find the sketch turned by right angles and mirrored</source>
        <translation>Die Skizze auch um rechte Winkel gedreht und gespiegelt finden</translation>
    </message>
    <message>
        <source>Sk&amp;etch of %1 × %2 cells…</source>
        <translation>Ski&amp;zze mit %1 × %2 Feldern…</translation>
    </message>
    <message>
        <source>Draw a sk&amp;etch…</source>
        <translation>Ski&amp;zze zeichnen…</translation>
    </message>
    <message>
        <source>Draw what worlds must have near the spawn</source>
        <translation>Zeichnen, was Welten nahe dem Startpunkt haben müssen</translation>
    </message>
    <message>
        <source>Draw what places must look like</source>
        <translation>Zeichnen, wie Orte aussehen müssen</translation>
    </message>
    <message>
        <source>&amp;Match at least</source>
        <translation>&amp;Mindestens gleich</translation>
    </message>
    <message>
        <source>Turne&amp;d and mirrored</source>
        <translation>Ge&amp;dreht und gespiegelt</translation>
    </message>
</context>
<context>
    <name>cave::SortBox</name>
    <message>
        <source>Source order</source>
        <translation>Reihenfolge der Quelle</translation>
    </message>
    <message>
        <source>Sort seeds by</source>
        <translation>Seeds sortieren nach</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
</context>
<context>
    <name>cave::SourcePage</name>
    <message>
        <source>1 seed</source>
        <translation>1 Seed</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 Seeds</translation>
    </message>
    <message>
        <source>%1; lines that begin or end with spaces: %2</source>
        <translation>%1; Zeilen, die mit Leerzeichen beginnen oder enden: %2</translation>
    </message>
</context>
<context>
    <name>cave::SourcePanel</name>
    <message>
        <source>S&amp;ettings</source>
        <translation>Eins&amp;tellungen</translation>
    </message>
    <message>
        <source>S&amp;ettings: %1 changed</source>
        <translation>&amp;Einstellungen: %1 geändert</translation>
    </message>
    <message>
        <source>Seeds &amp;from</source>
        <translation>Seed-&amp;Quelle</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gemerkte</translation>
    </message>
    <message>
        <source>One seed, many settings</source>
        <translation>Ein Seed, viele Einstellungen</translation>
    </message>
    <message>
        <source>Terrain settings for all these seeds</source>
        <translation>Geländeeinstellungen für alle diese Seeds</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <source>Ge&amp;nerator</source>
        <translation>Ge&amp;nerator</translation>
    </message>
</context>
<context>
    <name>cave::SpanPopup</name>
    <message>
        <source>per cent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Include seeds with &amp;none</source>
        <translation>Seeds &amp;ohne Wert einschließen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>“From” is greater than “to”: no seed matches.</source>
        <translation>„Von“ ist größer als „bis“: Kein Seed passt.</translation>
    </message>
</context>
<context>
    <name>cave::StampsPanel</name>
    <message>
        <source>%1: %2 × %3 cells</source>
        <translation>%1: %2 × %3 Felder</translation>
    </message>
    <message>
        <source>Click a stamp, then click on the map.</source>
        <translation>Klicke auf einen Stempel und dann auf die Karte.</translation>
    </message>
    <message>
        <source>Open a world to use stamps.</source>
        <translation>Öffne eine Welt, um Stempel zu verwenden.</translation>
    </message>
    <message>
        <source>Stamp: %1</source>
        <translation>Stempel: %1</translation>
    </message>
    <message>
        <source>Name of the stamp</source>
        <translation>Name des Stempels</translation>
    </message>
    <message>
        <source>My stamp</source>
        <translation>Mein Stempel</translation>
    </message>
    <message>
        <source>Remove the stamp “%1”? Its file is deleted.</source>
        <translation>Den Stempel „%1“ entfernen? Seine Datei wird gelöscht.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Save selection</source>
        <translation>Auswahl speichern</translation>
    </message>
    <message>
        <source>Save the selection as a stamp</source>
        <translation>Die Auswahl als Stempel speichern</translation>
    </message>
    <message>
        <source>Remove this stamp</source>
        <translation>Diesen Stempel entfernen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>Rename this stamp</source>
        <translation>Diesen Stempel umbenennen</translation>
    </message>
    <message>
        <source>This world is read-only here.</source>
        <translation>Diese Welt ist hier schreibgeschützt.</translation>
    </message>
</context>
<context>
    <name>cave::StartPage</name>
    <message>
        <source>New world</source>
        <translation>Neue Welt</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>Deine Welten</translation>
    </message>
    <message>
        <source>Search names and seeds</source>
        <translation>In Namen und Seeds suchen</translation>
    </message>
    <message>
        <source>Search worlds</source>
        <translation>Welten suchen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play the selected world</source>
        <translation>Die ausgewählte Welt spielen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More actions for the selected world</source>
        <translation>Weitere Aktionen für die ausgewählte Welt</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>Welten</translation>
    </message>
    <message>
        <source>No worlds yet</source>
        <translation>Noch keine Welten</translation>
    </message>
    <message>
        <source>Your worlds appear here. A world is generated from a seed, any text you like; the same seed always gives the same endless caves.</source>
        <translation>Deine Welten erscheinen hier. Eine Welt entsteht aus einem Seed, einem beliebigen Text; derselbe Seed ergibt immer dieselben endlosen Höhlen.</translation>
    </message>
    <message>
        <source>Create your first world</source>
        <translation>Erste Welt erstellen</translation>
    </message>
    <message>
        <source>No matching worlds for “%1”.</source>
        <translation>Keine passenden Welten für „%1“.</translation>
    </message>
    <message>
        <source>Join a game…</source>
        <translation>Einem Spiel beitreten…</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Spielweisen</translation>
    </message>
    <message>
        <source>Create a world from a seed</source>
        <translation>Eine Welt aus einem Seed erstellen</translation>
    </message>
    <message>
        <source>Open a world file from anywhere</source>
        <translation>Eine beliebige Weltdatei öffnen</translation>
    </message>
    <message>
        <source>Play in a world that someone hosts on your network</source>
        <translation>In einer Welt spielen, die jemand in deinem Netzwerk hostet</translation>
    </message>
    <message>
        <source>Reading your worlds…</source>
        <translation>Deine Welten werden gelesen…</translation>
    </message>
    <message>
        <source>Your worlds: %1 of %2 read</source>
        <translation>Deine Welten: %1 von %2 gelesen</translation>
    </message>
</context>
<context>
    <name>cave::SweepEditor</name>
    <message>
        <source>%1: setting used twice.</source>
        <translation>%1: Einstellung doppelt verwendet.</translation>
    </message>
    <message>
        <source>1 world</source>
        <translation>1 Welt</translation>
    </message>
    <message>
        <source>%1 worlds</source>
        <translation>%1 Welten</translation>
    </message>
    <message>
        <source>&amp;Add a setting</source>
        <translation>Einstellung &amp;hinzufügen</translation>
    </message>
</context>
<context>
    <name>cave::SweepRow</name>
    <message>
        <source>%1 is not in %2</source>
        <translation>%1 liegt nicht in %2</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for “%2”</source>
        <translation>„%1“ ist kein gültiger Wert für „%2“</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>the last value, %1, is less than the first</source>
        <translation>der letzte Wert, %1, liegt unter dem ersten</translation>
    </message>
    <message>
        <source>“%1” is not a value</source>
        <translation>„%1“ ist kein Wert</translation>
    </message>
    <message>
        <source>no values yet</source>
        <translation>noch keine Werte</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Erlaubt: %1</translation>
    </message>
    <message>
        <source> · 1 value</source>
        <translation> · 1 Wert</translation>
    </message>
    <message>
        <source> · %1 values</source>
        <translation> · %1 Werte</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>1, 2, 5</source>
        <translation>1, 2, 5</translation>
    </message>
    <message>
        <source>Enter single values instead of a range</source>
        <translation>Einzelne Werte statt eines Bereichs eingeben</translation>
    </message>
    <message>
        <source>Values, separated by commas</source>
        <translation>Werte, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>Diese Einstellung entfernen</translation>
    </message>
</context>
<context>
    <name>cave::SweepSource</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>See&amp;d</translation>
    </message>
    <message>
        <source>An empty seed is valid</source>
        <translation>Ein leerer Seed ist gültig</translation>
    </message>
</context>
<context>
    <name>cave::TerrainPopup</name>
    <message>
        <source>Terrain settings</source>
        <translation>Geländeeinstellungen</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>Alle &amp;Standardwerte</translation>
    </message>
</context>
<context>
    <name>cave::ThingTexts</name>
    <message>
        <source>Closed chest</source>
        <translation>Geschlossene Truhe</translation>
    </message>
    <message>
        <source>Claimed chest</source>
        <translation>Geleerte Truhe</translation>
    </message>
    <message>
        <source>Living monster</source>
        <translation>Lebendes Monster</translation>
    </message>
    <message>
        <source>Dead monster</source>
        <translation>Totes Monster</translation>
    </message>
    <message>
        <source>Dropped items</source>
        <translation>Abgelegte Gegenstände</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>geleert</translation>
    </message>
    <message>
        <source>hunting</source>
        <translation>jagend</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>lebend</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>Marker without a label</source>
        <translation>Markierung ohne Text</translation>
    </message>
</context>
<context>
    <name>cave::ThingsInView</name>
    <message>
        <source>on the ground</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Truhe</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a door</comment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a door</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>away</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>verbündet</translation>
    </message>
    <message>
        <source>can&apos;t be hurt</source>
        <translation>unverwundbar</translation>
    </message>
    <message>
        <source>fights you</source>
        <translation>kämpft gegen dich</translation>
    </message>
    <message>
        <source>sees you</source>
        <translation>sieht dich</translation>
    </message>
    <message>
        <source>searches for you</source>
        <translation>sucht dich</translation>
    </message>
    <message>
        <source>hunts you</source>
        <translation>jagt dich</translation>
    </message>
    <message>
        <source>wanders</source>
        <translation>streift umher</translation>
    </message>
    <message>
        <source>stands guard</source>
        <translation>hält Wache</translation>
    </message>
    <message>
        <source>1 cell away</source>
        <translation>1 Feld entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%n cells away</source>
        <translation>
            <numerusform>%n Feld entfernt</numerusform>
            <numerusform>%n Felder entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>health %1 %</source>
        <translation>Leben %1 %</translation>
    </message>
    <message>
        <source>goes with you</source>
        <translation>begleitet dich</translation>
    </message>
    <message>
        <source>keeps away from you</source>
        <translation>hält Abstand zu dir</translation>
    </message>
    <message>
        <source>heals</source>
        <translation>heilt sich</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>schläft</translation>
    </message>
    <message>
        <source>! – hunts or fights you</source>
        <translation>! – jagt dich oder kämpft gegen dich</translation>
    </message>
    <message>
        <source>? – searches where it last saw you</source>
        <translation>? – sucht, wo es dich zuletzt gesehen hat</translation>
    </message>
    <message>
        <source>z – doesn&apos;t move until it notices you</source>
        <translation>z – rührt sich nicht, bis es dich bemerkt</translation>
    </message>
</context>
<context>
    <name>cave::ThisWorldPage</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The text this world is generated from.</source>
        <translation>Der Text, aus dem diese Welt erzeugt ist.</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>The generator and its version; a version always generates the same worlds.</source>
        <translation>Der Generator und seine Version; eine Version erzeugt immer dieselben Welten.</translation>
    </message>
    <message>
        <source>No world is open</source>
        <translation>Keine Welt ist geöffnet</translation>
    </message>
    <message>
        <source>Open a world to see its seed and settings.</source>
        <translation>Öffne eine Welt, um ihren Seed und ihre Einstellungen zu sehen.</translation>
    </message>
    <message>
        <source>A world&apos;s seed and settings can&apos;t be changed.</source>
        <translation>Seed und Einstellungen einer Welt lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy all of this as text</source>
        <translation>All dies als Text kopieren</translation>
    </message>
</context>
<context>
    <name>cave::TimelineBar</name>
    <message>
        <source>Turn %L1: a monster noticed a player</source>
        <translation>Zug %L1: Ein Monster hat einen Spieler bemerkt</translation>
    </message>
    <message>
        <source>Turn %L1: a monster gave up</source>
        <translation>Zug %L1: Ein Monster hat aufgegeben</translation>
    </message>
    <message>
        <source>Turn %L1: a fight began</source>
        <translation>Zug %L1: Ein Kampf hat begonnen</translation>
    </message>
    <message>
        <source>Turn %L1: a hit</source>
        <translation>Zug %L1: ein Treffer</translation>
    </message>
    <message>
        <source>Turn %L1: a monster died</source>
        <translation>Zug %L1: Ein Monster ist gestorben</translation>
    </message>
    <message>
        <source>Turn %L1: a player died</source>
        <translation>Zug %L1: Ein Spieler ist gestorben</translation>
    </message>
    <message>
        <source>Turn %L1: a find</source>
        <translation>Zug %L1: ein Fund</translation>
    </message>
    <message>
        <source>Turn %L1: another level</source>
        <translation>Zug %L1: eine andere Ebene</translation>
    </message>
    <message>
        <source>Turn %L1: the world was edited or repaired</source>
        <translation>Zug %L1: Die Welt wurde bearbeitet oder repariert</translation>
    </message>
    <message>
        <source>Turn %L1: a player came or went</source>
        <translation>Zug %L1: Ein Spieler kam oder ging</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>Bemerkt</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Funde</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <translation>Zug %L1</translation>
    </message>
    <message>
        <source>Click to go through these events only, or through all again</source>
        <translation>Klicken, um nur diese Ereignisse durchzugehen oder wieder alle</translation>
    </message>
    <message>
        <source>Watch point</source>
        <translation>Überwachungspunkt</translation>
    </message>
    <message>
        <source>Turn %L1: the watch point holds</source>
        <translation>Zug %L1: der Überwachungspunkt gilt</translation>
    </message>
</context>
<context>
    <name>cave::TimelinePanel</name>
    <message>
        <source>Open a world to see its past.</source>
        <translation>Öffne eine Welt, um ihre Vergangenheit zu sehen.</translation>
    </message>
    <message>
        <source>The past is shown in Inspect, where nothing is changed.</source>
        <translation>Die Vergangenheit wird unter „Untersuchen“ gezeigt, wo nichts geändert wird.</translation>
    </message>
    <message>
        <source>This world has no past: it was made from its seed and hasn&apos;t been played.</source>
        <translation>Diese Welt hat keine Vergangenheit: Sie wurde aus ihrem Seed erzeugt und noch nicht gespielt.</translation>
    </message>
    <message>
        <source>The past of this world can&apos;t be read. %1</source>
        <translation>Die Vergangenheit dieser Welt lässt sich nicht lesen. %1</translation>
    </message>
    <message>
        <source>The past of this world is being read…</source>
        <translation>Die Vergangenheit dieser Welt wird gelesen …</translation>
    </message>
    <message>
        <source>No commands yet in this world.</source>
        <translation>In dieser Welt gibt es noch keine Befehle.</translation>
    </message>
    <message>
        <source>Worlds of the original program don&apos;t record their past.</source>
        <translation>Welten des ursprünglichen Programms halten ihre Vergangenheit nicht fest.</translation>
    </message>
</context>
<context>
    <name>cave::TimelineStrip</name>
    <message>
        <source>Previous event</source>
        <translation>Voriges Ereignis</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Events to go through</source>
        <translation>Ereignisse, die durchgegangen werden</translation>
    </message>
    <message>
        <source>Turn </source>
        <translation>Zug </translation>
    </message>
    <message>
        <source>Go to turn</source>
        <translation>Zu Zug springen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <translation>Zur Gegenwart zurückkehren</translation>
    </message>
    <message>
        <source>±3 turns</source>
        <translation>±3 Züge</translation>
    </message>
    <message>
        <source>Mark where you and the monsters near you were up to three turns before and after</source>
        <translation>Markiert, wo du und die Monster in deiner Nähe bis zu drei Züge vorher und nachher wart</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Was wäre, wenn …</translation>
    </message>
    <message>
        <source>Choose other rules, and see what would have happened from this turn on</source>
        <translation>Andere Regeln wählen und sehen, was von diesem Zug an geschehen wäre</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Alle Ereignisse</translation>
    </message>
    <message>
        <source>The log can&apos;t be replayed as far as turn %L1.</source>
        <translation>Das Protokoll lässt sich nicht bis Zug %L1 wiedergeben.</translation>
    </message>
    <message>
        <source>Turn %L1 is being read…</source>
        <translation>Zug %L1 wird gelesen…</translation>
    </message>
    <message>
        <source>The log begins with turn %L1.</source>
        <translation>Das Protokoll beginnt mit Zug %L1.</translation>
    </message>
</context>
<context>
    <name>cave::TogetherController</name>
    <message>
        <source>This world is hosted by someone else</source>
        <translation>Diese Welt hostet jemand anders</translation>
    </message>
    <message>
        <source>Open a world first</source>
        <translation>Öffne zuerst eine Welt</translation>
    </message>
    <message>
        <source>A trial can&apos;t be hosted</source>
        <translation>Ein Probespiel lässt sich nicht hosten</translation>
    </message>
    <message>
        <source>The run in this world is over</source>
        <translation>Der Lauf in dieser Welt ist vorbei</translation>
    </message>
    <message>
        <source>&amp;Hosting…</source>
        <translation>&amp;Hosting…</translation>
    </message>
    <message>
        <source>&amp;Host this world…</source>
        <translation>Diese Welt &amp;hosten…</translation>
    </message>
    <message>
        <source>The join code, and who is here</source>
        <translation>Der Beitrittscode, und wer da ist</translation>
    </message>
    <message>
        <source>Let others on your network play in this world</source>
        <translation>Andere in deinem Netzwerk in dieser Welt mitspielen lassen</translation>
    </message>
    <message>
        <source>Edit a world or a level; not the world that you play together</source>
        <translation>Eine Welt oder ein Level bearbeiten; nicht die Welt, die ihr zusammen spielt</translation>
    </message>
    <message>
        <source>Edit a world, with undo that survives a restart</source>
        <translation>Eine Welt bearbeiten; Rückgängig überlebt einen Neustart</translation>
    </message>
    <message>
        <source>Someone else is playing in “%1”. Closing it ends the game for them.</source>
        <translation>In „%1“ spielt noch jemand mit. Schließen beendet das Spiel für alle.</translation>
    </message>
    <message numerus="yes">
        <source>%n others are playing in “%1”. Closing it ends the game for them.</source>
        <translation>
            <numerusform>In „%1“ spielt noch %n anderer mit. Schließen beendet das Spiel für alle.</numerusform>
            <numerusform>In „%1“ spielen noch %n andere mit. Schließen beendet das Spiel für alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop hosting and close</source>
        <translation>Hosten beenden und schließen</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>You are hosting “%1”. Stop hosting before you join another game.</source>
        <translation>Du hostest „%1“. Beende das Hosten, bevor du einem anderen Spiel beitrittst.</translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <translation>%1 (von %2)</translation>
    </message>
    <message>
        <source>You are joining another game</source>
        <translation>Du trittst gerade einem anderen Spiel bei</translation>
    </message>
    <message>
        <source>You are already in a game. Close its world before you join another.</source>
        <translation>Du bist schon in einem Spiel. Schließe dessen Welt, bevor du einem anderen beitrittst.</translation>
    </message>
    <message>
        <source>Not sent: the connection is lost.</source>
        <translation>Nicht gesendet: Die Verbindung ist abgebrochen.</translation>
    </message>
</context>
<context>
    <name>cave::ToolPanel</name>
    <message>
        <source>Place</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message>
        <source>Drag the map to look around.</source>
        <translation>Ziehe die Karte, um dich umzusehen.</translation>
    </message>
    <message>
        <source>Drag to paint. Shift keeps to a row or column.</source>
        <translation>Ziehen malt. Umschalt hält eine Zeile oder Spalte.</translation>
    </message>
    <message>
        <source>Drag from end to end. Shift makes it straight.</source>
        <translation>Von Ende zu Ende ziehen. Umschalt macht sie gerade.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Shift makes a square.</source>
        <translation>Von Ecke zu Ecke ziehen. Umschalt ergibt ein Quadrat.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Shift makes a circle.</source>
        <translation>Von Ecke zu Ecke ziehen. Umschalt ergibt einen Kreis.</translation>
    </message>
    <message>
        <source>Click the area to fill.</source>
        <translation>Klicke auf den Bereich, der gefüllt werden soll.</translation>
    </message>
    <message>
        <source>Shift adds to the selection, Alt subtracts, both intersect.</source>
        <translation>Umschalt fügt zur Auswahl hinzu, Alt zieht ab, beide bilden die Schnittmenge.</translation>
    </message>
    <message>
        <source>Drag the selection with its terrain and objects. Rock is left behind.</source>
        <translation>Ziehe die Auswahl mit Gelände und Dingen. Zurück bleibt Fels.</translation>
    </message>
    <message>
        <source>Drag a chest to move it.</source>
        <translation>Ziehe eine Truhe, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>Click on floor for a new chest, or on a chest to fill it.</source>
        <translation>Klicke auf Boden für eine neue Truhe, oder auf eine Truhe, um sie zu füllen.</translation>
    </message>
    <message>
        <source>Click on floor for a new monster. Drag a monster to move it.</source>
        <translation>Klicke auf Boden für ein neues Monster. Ziehe ein Monster, um es zu verschieben.</translation>
    </message>
    <message>
        <source>Text of the marker.</source>
        <translation>Text der Markierung.</translation>
    </message>
    <message>
        <source>Click for a new marker, or on a marker to name it.</source>
        <translation>Klicke für eine neue Markierung, oder auf eine Markierung, um sie zu benennen.</translation>
    </message>
    <message>
        <source>Click the player&apos;s new position.</source>
        <translation>Klicke auf den neuen Platz des Spielers.</translation>
    </message>
    <message>
        <source>Drag over chests, monsters, markers and dropped items to erase them.</source>
        <translation>Ziehe über Truhen, Monster, Markierungen und Abgelegtes, um sie zu löschen.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rund</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Open a world to edit it.</source>
        <translation>Öffne eine Welt, um sie zu bearbeiten.</translation>
    </message>
    <message>
        <source>&amp;Paint with</source>
        <translation>&amp;Malen mit</translation>
    </message>
    <message>
        <source>&amp;Right button</source>
        <translation>&amp;Rechte Taste malt</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Bru&amp;sh</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>&amp;Form</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>&amp;Dichte</translation>
    </message>
    <message>
        <source>&amp;Limit</source>
        <translation>Gren&amp;ze</translation>
    </message>
    <message>
        <source>&amp;Only in the selection</source>
        <translation>&amp;Nur was ausgewählt ist</translation>
    </message>
    <message>
        <source>Rock &amp;threshold</source>
        <translation>Fe&amp;lsschwelle</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>Paint of the left button</source>
        <translation>Farbe der linken Maustaste</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Share of cells painted by noise</source>
        <translation>Anteil der Felder, die Rauschen malt</translation>
    </message>
    <message>
        <source>Maximum size of fill and wand, as caves are endless</source>
        <translation>Größte Fläche von Füllen und Zauberstab, da Höhlen endlos sind</translation>
    </message>
    <message>
        <source>Paint only inside the selection</source>
        <translation>Nur innerhalb der Auswahl malen</translation>
    </message>
    <message>
        <source>Rock neighbours that turn a cell to rock in a cave step</source>
        <translation>So viele Felsnachbarn machen ein Feld in einem Höhlenschritt zu Fels</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Click or press %1 to place it. %2 rotates, %3 flips, %4 cancels.</source>
        <translation>Klick oder %1 platziert. %2 dreht, %3 spiegelt, %4 bricht ab.</translation>
    </message>
    <message>
        <source>Paint of the right button; a key swaps it with the other</source>
        <translation>Farbe der rechten Maustaste; eine Taste tauscht sie mit der anderen</translation>
    </message>
    <message>
        <source>Size in cells (%1 and %2)</source>
        <translation>Größe in Feldern (%1 und %2)</translation>
    </message>
</context>
<context>
    <name>cave::TraceModel</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Where the monster was after the turn</source>
        <translation>Wo das Monster nach dem Zug war</translation>
    </message>
    <message>
        <source>d²</source>
        <translation>d²</translation>
    </message>
    <message>
        <source>x² + y² of the distance to the nearest player</source>
        <translation>x² + y² der Entfernung zum nächsten Spieler</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Whether the player was in its area of effect</source>
        <translation>Ob der Spieler in seinem Wirkungsbereich war</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Sichtlinie</translation>
    </message>
    <message>
        <source>Whether the line to the player was clear, or what blocked it</source>
        <translation>Ob die Linie zum Spieler frei war, oder was sie unterbrach</translation>
    </message>
    <message>
        <source>Knew</source>
        <translation>Wusste</translation>
    </message>
    <message>
        <source>What it knew of the player</source>
        <translation>Was es vom Spieler wusste</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschied</translation>
    </message>
    <message>
        <source>The way through its decision tree, at its last step of the turn</source>
        <translation>Der Weg durch seinen Entscheidungsbaum beim letzten Schritt des Zugs</translation>
    </message>
    <message>
        <source>Did</source>
        <translation>Tat</translation>
    </message>
    <message>
        <source>What it did in the turn</source>
        <translation>Was es in dem Zug tat</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>What it would do by the world&apos;s rules, seen from that place</source>
        <translation>Was es nach den Regeln der Welt von dort aus täte</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>kein Schritt</translation>
    </message>
    <message>
        <source>no decision tree</source>
        <translation>kein Entscheidungsbaum</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1 ja</translation>
    </message>
    <message>
        <source>%1 no</source>
        <translation>%1 nein</translation>
    </message>
    <message>
        <source>sees the player</source>
        <translation>sieht den Spieler</translation>
    </message>
    <message>
        <source>doesn&apos;t see the player</source>
        <translation>sieht den Spieler nicht</translation>
    </message>
    <message>
        <source>isn&apos;t hunting</source>
        <translation>jagt niemanden</translation>
    </message>
    <message numerus="yes">
        <source>hunts for %n more turns, last saw the player at %1</source>
        <translation>
            <numerusform>jagt noch %n Zug, sah den Spieler zuletzt bei %1</numerusform>
            <numerusform>jagt noch %n Züge, sah den Spieler zuletzt bei %1</numerusform>
        </translation>
    </message>
    <message>
        <source>noticed the player</source>
        <translation>hat den Spieler bemerkt</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>hat aufgegeben</translation>
    </message>
    <message>
        <source>walked from %1</source>
        <translation>kam von %1</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>hat geschossen</translation>
    </message>
    <message>
        <source>began a fight</source>
        <translation>hat einen Kampf begonnen</translation>
    </message>
    <message>
        <source>lost health</source>
        <translation>hat Leben verloren</translation>
    </message>
    <message>
        <source>died</source>
        <translation>ist gestorben</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innerhalb</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
</context>
<context>
    <name>cave::TracePanel</name>
    <message>
        <source>Which turns are listed</source>
        <translation>Welche Züge aufgelistet werden</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>It did something</source>
        <translation>Es tat etwas</translation>
    </message>
    <message>
        <source>It attacked, noticed or gave up</source>
        <translation>Es griff an, bemerkte oder gab auf</translation>
    </message>
    <message>
        <source>It could have noticed the player</source>
        <translation>Es konnte den Spieler bemerken</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save the listed turns as CSV or JSON…</source>
        <translation>Die aufgelisteten Züge als CSV oder JSON speichern…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Turns before and after</source>
        <translation>Züge davor und danach</translation>
    </message>
    <message>
        <source>How many turns before and after the one shown are listed</source>
        <translation>Wie viele Züge vor und nach dem gezeigten aufgelistet werden</translation>
    </message>
    <message>
        <source>Turns of the monster</source>
        <translation>Züge des Monsters</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected turns</source>
        <translation>Die ausgewählten Züge kopieren</translation>
    </message>
    <message>
        <source>Open a world or a replay to see turn by turn what its monsters did.</source>
        <translation>Öffne eine Welt oder eine Wiedergabe, um Zug für Zug zu sehen, was ihre Monster taten.</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Das Protokoll wird gelesen…</translation>
    </message>
    <message>
        <source>Tracing the monster…</source>
        <translation>Das Monster wird verfolgt…</translation>
    </message>
    <message>
        <source>This monster wasn&apos;t there, or not alive, from turn %L1 to turn %L2.</source>
        <translation>Dieses Monster war von Zug %L1 bis Zug %L2 nicht da oder nicht am Leben.</translation>
    </message>
    <message>
        <source>No turns of this kind: choose another kind, or more turns.</source>
        <translation>Keine solchen Züge: Wähle andere oder mehr Züge.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turns listed, from turn %1 to turn %2</source>
        <translation>
            <numerusform>%Ln Zug aufgelistet, von Zug %1 bis Zug %2</numerusform>
            <numerusform>%Ln Züge aufgelistet, von Zug %1 bis Zug %2</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>The turns were saved to %1.</source>
        <translation>Die Züge sind in %1 gespeichert.</translation>
    </message>
    <message>
        <source>The turns could not be saved.</source>
        <translation>Die Züge konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Whose turns are listed: those of the monster chosen on the map, or of a player</source>
        <translation>Wessen Züge aufgelistet sind: die des auf der Karte gewählten Monsters oder eines Spielers</translation>
    </message>
    <message>
        <source>Whose turns</source>
        <translation>Wessen Züge</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monster</translation>
    </message>
    <message>
        <source>They did something</source>
        <translation>Er tat etwas</translation>
    </message>
    <message>
        <source>Something happened</source>
        <translation>Etwas geschah</translation>
    </message>
    <message>
        <source>A monster saw or hunted them</source>
        <translation>Ein Monster sah oder jagte ihn</translation>
    </message>
    <message>
        <source>Turns of the player</source>
        <translation>Züge des Spielers</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tracing the player…</source>
        <translation>Der Spieler wird verfolgt…</translation>
    </message>
    <message>
        <source>Nothing is known of this player from turn %L1 to turn %L2.</source>
        <translation>Von Zug %L1 bis Zug %L2 ist von diesem Spieler nichts bekannt.</translation>
    </message>
    <message>
        <source>%1 (no monster is selected)</source>
        <translation>%1 (kein Monster gewählt)</translation>
    </message>
    <message>
        <source>Save the turns</source>
        <translation>Die Züge speichern</translation>
    </message>
</context>
<context>
    <name>cave::TradeDialog</name>
    <message>
        <source>You have %1 gold.</source>
        <translation>Du hast %1 Gold.</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 Gold</translation>
    </message>
    <message>
        <source>Nothing is sold here.</source>
        <translation>Hier wird nichts verkauft.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Buy the selected line</source>
        <translation>Die ausgewählte Ware kaufen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Continue your journey</source>
        <translation>Die Reise fortsetzen</translation>
    </message>
</context>
<context>
    <name>cave::TreeActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Auss&amp;chneiden</translation>
    </message>
    <message>
        <source>Cut this part of the tree</source>
        <translation>Diesen Teil des Baums ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy this part of the tree</source>
        <translation>Diesen Teil des Baums kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Replace this part with the copied one</source>
        <translation>Diesen Teil durch den kopierten ersetzen</translation>
    </message>
    <message>
        <source>Insert question, this becomes &amp;no</source>
        <translation>Frage einfügen, dies wird &amp;nein</translation>
    </message>
    <message>
        <source>Insert a question; this becomes its “no”</source>
        <translation>Eine Frage einfügen; dies wird ihr „nein“</translation>
    </message>
    <message>
        <source>Insert question, this becomes &amp;yes</source>
        <translation>Frage einfügen, dies wird &amp;ja</translation>
    </message>
    <message>
        <source>Insert a question; this becomes its “yes”</source>
        <translation>Eine Frage einfügen; dies wird ihr „ja“</translation>
    </message>
    <message>
        <source>Keep on&amp;ly “no”</source>
        <translation>Nur n&amp;ein behalten</translation>
    </message>
    <message>
        <source>Remove the question and keep its “no”</source>
        <translation>Die Frage entfernen und ihr „nein“ behalten</translation>
    </message>
    <message>
        <source>Keep only “y&amp;es”</source>
        <translation>Nur j&amp;a behalten</translation>
    </message>
    <message>
        <source>Remove the question and keep its “yes”</source>
        <translation>Die Frage entfernen und ihr „ja“ behalten</translation>
    </message>
    <message>
        <source>&amp;Swap no and yes</source>
        <translation>Nein und ja &amp;tauschen</translation>
    </message>
    <message>
        <source>Swap the branches</source>
        <translation>Die Zweige tauschen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Remove this part and the question above it</source>
        <translation>Diesen Teil und die Frage darüber entfernen</translation>
    </message>
    <message>
        <source>&amp;New tree</source>
        <translation>Neuer &amp;Baum</translation>
    </message>
    <message>
        <source>Add an empty tree</source>
        <translation>Einen leeren Baum hinzufügen</translation>
    </message>
    <message>
        <source>D&amp;uplicate tree</source>
        <translation>Baum &amp;duplizieren</translation>
    </message>
    <message>
        <source>Add a copy of this tree</source>
        <translation>Eine Kopie dieses Baums hinzufügen</translation>
    </message>
    <message>
        <source>De&amp;lete tree</source>
        <translation>Baum l&amp;öschen</translation>
    </message>
    <message>
        <source>Delete this tree</source>
        <translation>Diesen Baum löschen</translation>
    </message>
</context>
<context>
    <name>cave::TreeEditor</name>
    <message>
        <source>New tree</source>
        <translation>Neuer Baum</translation>
    </message>
    <message>
        <source>Duplicate tree</source>
        <translation>Baum duplizieren</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Copy here</source>
        <translation>Hierher kopieren</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Describe</source>
        <translation>Beschreiben</translation>
    </message>
    <message>
        <source>Delete tree</source>
        <translation>Baum löschen</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Schlüssel</translation>
    </message>
    <message>
        <source>Descri&amp;ption</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>Text der Datei</translation>
    </message>
</context>
<context>
    <name>cave::TreeNodeForm</name>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>&amp;Entfernung</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>&amp;Schwelle</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>A number from 0 to %1 with at most two decimals</source>
        <translation>Eine Zahl von 0 bis %1 mit höchstens zwei Dezimalstellen</translation>
    </message>
    <message>
        <source>This must be a number from 0 to %1 with at most two decimals.</source>
        <translation>Hier muss eine Zahl von 0 bis %1 mit höchstens zwei Dezimalstellen stehen.</translation>
    </message>
    <message>
        <source>Ki&amp;nd</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>&amp;Amount</source>
        <translation>&amp;Menge</translation>
    </message>
    <message>
        <source>&amp;Cooldown</source>
        <translation>&amp;Abklingzeit</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>A&amp;chse</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Norden und Süden</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>Osten und Westen</translation>
    </message>
</context>
<context>
    <name>cave::TreePreview</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Advance 1/8 second</source>
        <translation>1/8 Sekunde weiter</translation>
    </message>
    <message>
        <source>Quarter speed</source>
        <translation>Vierteltempo</translation>
    </message>
    <message>
        <source>Move the player back and forth</source>
        <translation>Den Spieler hin- und herbewegen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>&amp;Health</source>
        <translation>&amp;Leben</translation>
    </message>
    <message>
        <source>Health of the monster, in points</source>
        <translation>Leben des Monsters, in Punkten</translation>
    </message>
    <message>
        <source>Drag the player and watch what the monster decides.</source>
        <translation>Ziehe den Spieler und beobachte, was das Monster entscheidet.</translation>
    </message>
</context>
<context>
    <name>cave::TreeView</name>
    <message>
        <source>Decision tree</source>
        <translation>Entscheidungsbaum</translation>
    </message>
    <message>
        <source>%1. On the current path.</source>
        <translation>%1. Auf dem genommenen Weg.</translation>
    </message>
    <message>
        <source>%1 Not asked.</source>
        <translation>%1 Nicht gefragt.</translation>
    </message>
    <message>
        <source>%1. Current action.</source>
        <translation>%1. Das tut es.</translation>
    </message>
    <message>
        <source>%1. Not taken.</source>
        <translation>%1. Nicht genommen.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>cave::TreesWindow</name>
    <message>
        <source>Decision trees</source>
        <translation>Entscheidungsbäume</translation>
    </message>
    <message>
        <source>Decision trees (*.json)</source>
        <translation>Entscheidungsbäume (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save decision trees</source>
        <translation>Entscheidungsbäume speichern</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>Du hast ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>These trees have unsaved changes from the last time.</source>
        <translation>Diese Bäume haben ungespeicherte Änderungen vom letzten Mal.</translation>
    </message>
    <message>
        <source>Unsaved trees</source>
        <translation>Ungespeicherte Bäume</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>Decision trees – %1[*]</source>
        <translation>Entscheidungsbäume – %1[*]</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open the trees of a JSON file</source>
        <translation>Die Bäume einer JSON-Datei öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Write the trees to their file</source>
        <translation>Die Bäume in ihre Datei schreiben</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Write the trees to another file</source>
        <translation>Die Bäume in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Built in</source>
        <translation>&amp;Eingebaute</translation>
    </message>
    <message>
        <source>Start with a scenario&apos;s built-in trees</source>
        <translation>Mit den eingebauten Bäumen eines Szenarios beginnen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Try these trees in a new world</source>
        <translation>Diese Bäume in einer neuen Welt ausprobieren</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
</context>
<context>
    <name>cave::TurnTable</name>
    <message>
        <source>%1, shown on the map</source>
        <translation>%1, auf der Karte gezeigt</translation>
    </message>
</context>
<context>
    <name>cave::UserGuide</name>
    <message>
        <source># %1

This page can&apos;t be read: %2.</source>
        <translation># %1

Diese Seite ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language that you translate to, such as &quot;de&quot; or &quot;zh_CN&quot;: the folder of the guide&apos;s pages.</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>No page contains “%1”.</source>
        <translation>Keine Seite enthält „%1“.</translation>
    </message>
</context>
<context>
    <name>cave::WalkControl</name>
    <message>
        <source>You stop: %1.</source>
        <translation>Du hältst an: %1.</translation>
    </message>
    <message>
        <source>Finish the fight first.</source>
        <translation>Beende zuerst den Kampf.</translation>
    </message>
    <message>
        <source>Exploring; any key stops.</source>
        <translation>Unterwegs zu Unerkundetem; jede Taste hält an.</translation>
    </message>
    <message>
        <source>Travelling; any key stops.</source>
        <translation>Auf dem Weg; jede Taste hält an.</translation>
    </message>
    <message>
        <source>You don&apos;t know a path to %1.</source>
        <translation>Du kennst keinen Weg nach %1.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel ist angehalten.</translation>
    </message>
    <message>
        <source>You haven&apos;t found an exit here.</source>
        <translation>Du hast hier keinen Ausgang gefunden.</translation>
    </message>
    <message>
        <source>Not while %1 hunts you.</source>
        <translation>Nicht, solange %1 dich jagt.</translation>
    </message>
    <message>
        <source>The path leads within sight of a monster. Travel there again to take it anyway.</source>
        <translation>Der Weg führt in die Sichtweite eines Monsters. Geh noch einmal dorthin, um ihn trotzdem zu nehmen.</translation>
    </message>
    <message>
        <source>You are watching. Only players can act.</source>
        <translation>Du siehst zu. Nur Spieler können handeln.</translation>
    </message>
</context>
<context>
    <name>cave::WatchField</name>
    <message>
        <source>Watch point, such as health &lt; 10</source>
        <translation>Überwachungspunkt, etwa health &lt; 10</translation>
    </message>
    <message>
        <source>Watch point</source>
        <translation>Überwachungspunkt</translation>
    </message>
    <message>
        <source>Condition on your state or on what happens, such as health &lt; 10, fight and gold &gt; 100, or noticed and distance &gt; 5. %1 lists what can be asked.</source>
        <translation>Bedingung an deinen Zustand oder an das Geschehen, etwa health &lt; 10, fight and gold &gt; 100 oder noticed and distance &gt; 5. %1 listet auf, wonach gefragt werden kann.</translation>
    </message>
    <message>
        <source>“%1” could reveal what your character can&apos;t see. Allow it in the sight debugger first.</source>
        <translation>„%1“ kann verraten, was deine Figur nicht sieht: Lass es zuerst den Sicht-Debugger zeigen.</translation>
    </message>
</context>
<context>
    <name>cave::WatchStop</name>
    <message>
        <source>Stopped: %1</source>
        <translation>Angehalten: %1</translation>
    </message>
</context>
<context>
    <name>cave::WhatIfChoices</name>
    <message>
        <source>C&amp;ommands</source>
        <translation>B&amp;efehle</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>Wie sie waren</translation>
    </message>
    <message>
        <source>&amp;Also carried</source>
        <translation>A&amp;ußerdem dabei</translation>
    </message>
    <message>
        <source>An item that the player has in addition, and wears if it is better</source>
        <translation>Ein Gegenstand, den der Spieler zusätzlich hat und anlegt, wenn er besser ist</translation>
    </message>
    <message>
        <source>Decision &amp;trees</source>
        <translation>En&amp;tscheidungsbäume</translation>
    </message>
    <message>
        <source>How monsters decide: as in this world, or by the trees of a file</source>
        <translation>Wie Monster entscheiden: wie in dieser Welt oder nach den Bäumen einer Datei</translation>
    </message>
    <message>
        <source>From turn %L1 on</source>
        <translation>Ab Zug %L1</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>This world&apos;s</source>
        <translation>Die dieser Welt</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Decision trees</source>
        <translation>Entscheidungsbäume</translation>
    </message>
    <message>
        <source>Decision trees (*.json)</source>
        <translation>Entscheidungsbäume (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Given instead of the next commands; then the log goes on. For example: 3 north, wait, se, fight, flee, equip 2, cast 1</source>
        <translation>Werden statt der nächsten Befehle gegeben; danach geht das Protokoll weiter. Zum Beispiel: 3 north, wait, se, fight, flee, equip 2, cast 1</translation>
    </message>
</context>
<context>
    <name>cave::WhatIfWindow</name>
    <message>
        <source>Name of the new world</source>
        <translation>Name der neuen Welt</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>Was wäre, wenn: %1</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>&amp;Go to the parting</source>
        <translation>&amp;Zur Abweichung</translation>
    </message>
    <message>
        <source>Show the turn in which the courses begin to differ</source>
        <translation>Den Zug zeigen, in dem die Verläufe auseinandergehen</translation>
    </message>
    <message>
        <source>&amp;Keep as a new world…</source>
        <translation>Als &amp;neue Welt behalten …</translation>
    </message>
    <message>
        <source>Save the world on the right, to play it from there; the original isn&apos;t changed</source>
        <translation>Die Welt rechts speichern, um sie von dort an zu spielen; das Original ändert sich nicht</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <translation>Zug %L1</translation>
    </message>
    <message>
        <source>The courses part in turn %L1: %2.</source>
        <translation>Die Verläufe gehen in Zug %L1 auseinander: %2.</translation>
    </message>
    <message>
        <source>The courses don&apos;t part: everything happens as it did.</source>
        <translation>Die Verläufe gehen nicht auseinander: Alles geschieht, wie es geschah.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands are not possible in the other course and are left out.</source>
        <translation>
            <numerusform>%Ln Befehl ist im anderen Verlauf nicht möglich und wird ausgelassen.</numerusform>
            <numerusform>%Ln Befehle sind im anderen Verlauf nicht möglich und werden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The comparison ends where the world was edited.</source>
        <translation>Der Vergleich endet, wo die Welt bearbeitet wurde.</translation>
    </message>
    <message>
        <source>%1 is in the list of your worlds now.</source>
        <translation>%1 steht jetzt in der Liste deiner Welten.</translation>
    </message>
    <message>
        <source>The new world could not be saved.</source>
        <translation>Die neue Welt konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Anders</translation>
    </message>
    <message>
        <source>Change something to see what would have happened.</source>
        <translation>Ändere etwas, um zu sehen, was geschehen wäre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your commands come after the end of the comparison and are not given.</source>
        <translation>
            <numerusform>%Ln deiner Befehle kommt nach dem Ende des Vergleichs und wird nicht gegeben.</numerusform>
            <numerusform>%Ln deiner Befehle kommen nach dem Ende des Vergleichs und werden nicht gegeben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WordsSource</name>
    <message>
        <source>%1, %2, %3 … of %4 word pairs</source>
        <translation>%1, %2, %3 … von %4 Wortpaaren</translation>
    </message>
    <message>
        <source>C&amp;ount</source>
        <translation>An&amp;zahl</translation>
    </message>
    <message>
        <source>Number of word pairs, one seed each</source>
        <translation>Anzahl der Wortpaare, jedes ein Seed</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchActions</name>
    <message>
        <source>&amp;Open world file…</source>
        <translation>&amp;Weltdatei öffnen…</translation>
    </message>
    <message>
        <source>Inspect any world file, even one being played</source>
        <translation>Eine beliebige Weltdatei untersuchen, auch eine, die gerade gespielt wird</translation>
    </message>
    <message>
        <source>Open &amp;folder of the original…</source>
        <translation>&amp;Ordner des Originals öffnen…</translation>
    </message>
    <message>
        <source>Inspect a world of the original Java game</source>
        <translation>Eine Welt des originalen Java-Spiels untersuchen</translation>
    </message>
    <message>
        <source>Open a &amp;seed…</source>
        <translation>Einen &amp;Seed öffnen…</translation>
    </message>
    <message>
        <source>Inspect a world as generated from its seed</source>
        <translation>Eine Welt untersuchen, wie ihr Seed sie erzeugt</translation>
    </message>
    <message>
        <source>&amp;Decision trees…</source>
        <translation>&amp;Entscheidungsbäume…</translation>
    </message>
    <message>
        <source>Edit how monsters decide, with a live trial</source>
        <translation>Bearbeiten und ausprobieren, wie Monster entscheiden</translation>
    </message>
    <message>
        <source>New &amp;level…</source>
        <translation>Neues &amp;Level…</translation>
    </message>
    <message>
        <source>Draw a level file</source>
        <translation>Eine Leveldatei zeichnen</translation>
    </message>
    <message>
        <source>Open le&amp;vel…</source>
        <translation>Le&amp;vel öffnen…</translation>
    </message>
    <message>
        <source>Edit a level file</source>
        <translation>Eine Leveldatei bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Neu la&amp;den</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Die Datei neu laden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close this world</source>
        <translation>Diese Welt schließen</translation>
    </message>
    <message>
        <source>&amp;Play this world</source>
        <translation>Diese Welt s&amp;pielen</translation>
    </message>
    <message>
        <source>Continue this world in Play</source>
        <translation>Diese Welt unter „Spielen“ fortsetzen</translation>
    </message>
    <message>
        <source>Save a co&amp;py…</source>
        <translation>Ko&amp;pie speichern…</translation>
    </message>
    <message>
        <source>Save this world, with its history, to another file</source>
        <translation>Diese Welt mit ihrem Verlauf in eine andere Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Export map…</source>
        <translation>Karte e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export a picture, Tiled map, text or JSON</source>
        <translation>Ein Bild, eine Tiled-Karte, Text oder JSON exportieren</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Gehe zu…</translation>
    </message>
    <message>
        <source>Go to coordinates</source>
        <translation>Zu Koordinaten gehen</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>S&amp;uchen…</translation>
    </message>
    <message>
        <source>Find chests, monsters and markers in stored regions</source>
        <translation>Truhen, Monster und Markierungen in gespeicherten Regionen suchen</translation>
    </message>
    <message>
        <source>&amp;Whole world</source>
        <translation>&amp;Ganze Welt</translation>
    </message>
    <message>
        <source>Zoom to all stored regions, or the whole level</source>
        <translation>Alle gespeicherten Regionen zeigen, oder das ganze Level</translation>
    </message>
    <message>
        <source>Go to p&amp;layer</source>
        <translation>Zum Sp&amp;ieler</translation>
    </message>
    <message>
        <source>Go to the player</source>
        <translation>Zum Spieler gehen</translation>
    </message>
    <message>
        <source>Pre&amp;vious level</source>
        <translation>&amp;Voriges Level</translation>
    </message>
    <message>
        <source>Show the previous level</source>
        <translation>Das vorige Level zeigen</translation>
    </message>
    <message>
        <source>&amp;Next level</source>
        <translation>&amp;Nächstes Level</translation>
    </message>
    <message>
        <source>Show the next level</source>
        <translation>Das nächste Level zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>&amp;Things</source>
        <translation>Din&amp;ge</translation>
    </message>
    <message>
        <source>Show chests, monsters and markers</source>
        <translation>Truhen, Monster und Markierungen zeigen</translation>
    </message>
    <message>
        <source>&amp;Explored only</source>
        <translation>Nur &amp;Erkundetes</translation>
    </message>
    <message>
        <source>Hide unexplored cells</source>
        <translation>Unerkundete Felder verbergen</translation>
    </message>
    <message>
        <source>Two worlds side &amp;by side</source>
        <translation>Zwei Welten ne&amp;beneinander</translation>
    </message>
    <message>
        <source>Open another world next to this one, to copy between them</source>
        <translation>Eine weitere Welt neben dieser öffnen, um zwischen ihnen zu kopieren</translation>
    </message>
    <message>
        <source>Li&amp;ke this place…</source>
        <translation>&amp;Ähnliche Orte…</translation>
    </message>
    <message>
        <source>Search for worlds with a place like the selection, or like the middle of the map</source>
        <translation>Nach Welten mit einem Ort wie der Auswahl oder der Mitte der Karte suchen</translation>
    </message>
    <message>
        <source>Find places in this world by a sketch or a condition</source>
        <translation>Orte in dieser Welt nach einer Skizze oder einer Bedingung suchen</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Show lines at round coordinates</source>
        <translation>Linien an runden Koordinaten zeigen</translation>
    </message>
    <message>
        <source>Find pl&amp;aces in this world…</source>
        <translation>Or&amp;te in dieser Welt suchen…</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchCommands</name>
    <message>
        <source>World file</source>
        <translation>Weltdatei</translation>
    </message>
    <message>
        <source>Worlds (*%1)</source>
        <translation>Welten (*%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Folder of a world of the original game</source>
        <translation>Ordner einer Welt des Originalspiels</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>Coordinates: x east, y north; such as 12, -40</source>
        <translation>Koordinaten: x nach Osten, y nach Norden; etwa 12, -40</translation>
    </message>
    <message>
        <source>Coordinates on %1: x east, y north; such as 12, 7</source>
        <translation>Koordinaten auf %1: x nach Osten, y nach Norden; etwa 12, 7</translation>
    </message>
    <message>
        <source>“%1” is not a position: enter two whole numbers, such as 12, -40 (x east, y north).</source>
        <translation>„%1“ ist keine Position: Gib zwei ganze Zahlen ein, etwa 12, -40 (x nach Osten, y nach Norden).</translation>
    </message>
    <message>
        <source>The stored regions are too far apart to show at once. Use the list of regions to visit each.</source>
        <translation>Die gespeicherten Regionen liegen zu weit auseinander, um alle zu zeigen. Besuche sie über die Liste der Regionen.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>Kopie von %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Name of the new world</source>
        <translation>Name der neuen Welt</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchController</name>
    <message>
        <source>Trial of trees</source>
        <translation>Probespiel mit Bäumen</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchPage</name>
    <message>
        <source>region %1, %2 cell %3, %4</source>
        <translation>Region %1, %2 Feld %3, %4</translation>
    </message>
    <message>
        <source>explored</source>
        <translation>erkundet</translation>
    </message>
    <message>
        <source>closed chest</source>
        <translation>geschlossene Truhe</translation>
    </message>
    <message>
        <source>claimed chest</source>
        <translation>geleerte Truhe</translation>
    </message>
    <message>
        <source>Make it a world…</source>
        <translation>Als Welt speichern…</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>This world is damaged.</source>
        <translation>Diese Welt ist beschädigt.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be opened as a world.</source>
        <translation>„%1“ kann nicht als Welt geöffnet werden.</translation>
    </message>
    <message>
        <source>Map of rooms</source>
        <translation>Raumplan</translation>
    </message>
    <message>
        <source>No world</source>
        <translation>Keine Welt</translation>
    </message>
    <message>
        <source>edits are saved at once</source>
        <translation>Änderungen werden sofort gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n turns advanced, not saved</source>
        <translation>
            <numerusform>%n Zug voraus, nicht gespeichert</numerusform>
            <numerusform>%n Züge voraus, nicht gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>schreibgeschützt</translation>
    </message>
    <message>
        <source>from its seed</source>
        <translation>aus ihrem Seed</translation>
    </message>
    <message>
        <source>of the original game</source>
        <translation>des Originalspiels</translation>
    </message>
    <message>
        <source>The file of “%1” was deleted, moved or replaced by another program. Save the world as a new file to continue editing; all previous edits are kept.</source>
        <translation>Die Datei von „%1“ wurde von einem anderen Programm gelöscht, verschoben oder ersetzt. Speichere die Welt als neue Datei, um weiterzuarbeiten; alle bisherigen Änderungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>This world has no file yet. Save it as one of your worlds to edit it.</source>
        <translation>Diese Welt hat noch keine Datei. Speichere sie als eine deiner Welten, um sie zu bearbeiten.</translation>
    </message>
    <message>
        <source>The level shown (%1, %2)</source>
        <translation>Das gezeigte Level (%1, %2)</translation>
    </message>
    <message>
        <source>Not everything in this folder could be read as it is.</source>
        <translation>Nicht alles in diesem Ordner ließ sich so lesen, wie es ist.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” (%Ln bytes) can&apos;t be opened as a world.
%2</source>
        <translation>
            <numerusform>„%1“ (%Ln Byte) kann nicht als Welt geöffnet werden.
%2</numerusform>
            <numerusform>„%1“ (%Ln Bytes) kann nicht als Welt geöffnet werden.
%2</numerusform>
        </translation>
    </message>
    <message>
        <source>This seed has no such world.</source>
        <translation>Zu diesem Seed gibt es keine solche Welt.</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchPanels</name>
    <message>
        <source>Revert to the seed</source>
        <translation>Auf den Seed zurücksetzen</translation>
    </message>
    <message>
        <source>No world is open.</source>
        <translation>Keine Welt ist geöffnet.</translation>
    </message>
    <message>
        <source>Time doesn&apos;t pass while editing. Use Inspect to advance turns.</source>
        <translation>Beim Bearbeiten steht die Zeit still. Unter „Untersuchen“ lässt sie sich Zug um Zug weiterrücken.</translation>
    </message>
    <message>
        <source>No turn passes during a fight.</source>
        <translation>Während eines Kampfes vergeht kein Zug.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schäden</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Stempel</translation>
    </message>
    <message>
        <source>The past is shown. Return to the present to advance turns.</source>
        <translation>Die Vergangenheit wird gezeigt. Kehr zur Gegenwart zurück, um Züge auszuführen.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Verlauf</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchWelcome</name>
    <message>
        <source>Seed “%1”, turn %2</source>
        <translation>Seed „%1“, Zug %2</translation>
    </message>
    <message>
        <source>Edit a world</source>
        <translation>Eine Welt bearbeiten</translation>
    </message>
    <message>
        <source>Inspect a world</source>
        <translation>Eine Welt untersuchen</translation>
    </message>
    <message>
        <source>Dig and fill, place chests and monsters, copy between worlds. Every edit is saved at once and can be undone, even after a restart.</source>
        <translation>Grabe und fülle, setze Truhen und Monster, kopiere zwischen Welten. Jede Änderung wird sofort gespeichert und lässt sich rückgängig machen, auch nach einem Neustart.</translation>
    </message>
    <message>
        <source>See stored data, the player&apos;s changes, and lines of sight. Even worlds being played can be inspected; nothing is changed.</source>
        <translation>Sieh dir Gespeichertes, die Änderungen des Spielers und Sichtlinien an. Auch Welten, die gerade gespielt werden, lassen sich untersuchen; hier wird nichts verändert.</translation>
    </message>
    <message>
        <source>No worlds yet. Open a file, or start from a seed.</source>
        <translation>Noch keine Welten: Öffne eine Datei oder beginne mit einem Seed.</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>Deine Welten</translation>
    </message>
    <message>
        <source>Level files:</source>
        <translation>Leveldateien:</translation>
    </message>
    <message>
        <source>Recent level files</source>
        <translation>Zuletzt verwendete Leveldateien</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>See&amp;d:</translation>
    </message>
    <message>
        <source>any text</source>
        <translation>beliebiger Text</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Reading your worlds…</source>
        <translation>Deine Welten werden gelesen…</translation>
    </message>
</context>
<context>
    <name>cave::WorldActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Continue this world</source>
        <translation>Diese Welt fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>&amp;Untersuchen</translation>
    </message>
    <message>
        <source>Inspect this world&apos;s file</source>
        <translation>Die Datei dieser Welt untersuchen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Edit this world</source>
        <translation>Diese Welt bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Umb&amp;enennen</translation>
    </message>
    <message>
        <source>Rename this world</source>
        <translation>Diese Welt umbenennen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate this world</source>
        <translation>Diese Welt duplizieren</translation>
    </message>
    <message>
        <source>Copy &amp;seed</source>
        <translation>&amp;Seed kopieren</translation>
    </message>
    <message>
        <source>Copy this world&apos;s seed</source>
        <translation>Den Seed dieser Welt kopieren</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Im &amp;Ordner zeigen</translation>
    </message>
    <message>
        <source>Open the folder with this world&apos;s file</source>
        <translation>Den Ordner mit der Datei dieser Welt öffnen</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>P&amp;rüfen</translation>
    </message>
    <message>
        <source>Check this world&apos;s file for damage</source>
        <translation>Die Datei dieser Welt auf Schäden prüfen</translation>
    </message>
    <message>
        <source>R&amp;epair…</source>
        <translation>Rep&amp;arieren…</translation>
    </message>
    <message>
        <source>Repair this world&apos;s file</source>
        <translation>Die Datei dieser Welt reparieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Move this world to the bin</source>
        <translation>Diese Welt in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Copied the seed of “%1”.</source>
        <translation>Seed von „%1“ kopiert.</translation>
    </message>
    <message>
        <source>The worlds are in %1</source>
        <translation>Die Welten liegen in %1</translation>
    </message>
    <message>
        <source>“%1” has no damage.</source>
        <translation>„%1“ ist unbeschädigt.</translation>
    </message>
    <message>
        <source>“%1” is damaged.</source>
        <translation>„%1“ ist beschädigt.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is damaged in %n places.</source>
        <translation>
            <numerusform>„%1“ ist an %n Stelle beschädigt.</numerusform>
            <numerusform>„%1“ ist an %n Stellen beschädigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair “%1”? Damaged regions revert to the seed and become unexplored. If the file itself is broken, readable parts are saved to a new file and the damaged file is kept.</source>
        <translation>„%1“ reparieren? Beschädigte Regionen werden auf den Seed zurückgesetzt und sind dann unerkundet. Ist die Datei selbst kaputt, kommen die lesbaren Teile in eine neue Datei, und die beschädigte bleibt erhalten.</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be repaired. Delete it, or replace it with a backup.</source>
        <translation>„%1“ lässt sich nicht reparieren. Lösche sie oder ersetze sie durch eine Sicherung.</translation>
    </message>
    <message>
        <source>Not all of “%1” could be repaired.</source>
        <translation>Nicht alles von „%1“ konnte repariert werden.</translation>
    </message>
    <message>
        <source>“%1” was repaired.</source>
        <translation>„%1“ wurde repariert.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was repaired in %n places.</source>
        <translation>
            <numerusform>„%1“ wurde an %n Stelle repariert.</numerusform>
            <numerusform>„%1“ wurde an %n Stellen repariert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Die beschädigte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be moved to the bin. Delete it permanently? This can&apos;t be undone.</source>
        <translation>„%1“ kann nicht in den Papierkorb verschoben werden. Endgültig löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>“%1” is in the bin.</source>
        <translation>„%1“ ist im Papierkorb.</translation>
    </message>
    <message>
        <source>&amp;Undo deletion</source>
        <translation>Löschen &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>Restore the world that was deleted last</source>
        <translation>Die zuletzt gelöschte Welt wiederherstellen</translation>
    </message>
</context>
<context>
    <name>cave::WorldCardDelegate</name>
    <message>
        <source>One damaged region</source>
        <translation>Eine beschädigte Region</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged regions</source>
        <translation>
            <numerusform>%n beschädigte Region</numerusform>
            <numerusform>%n beschädigte Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed: empty</source>
        <translation>Seed: leer</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Seed: %1</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
</context>
<context>
    <name>cave::WorldForm</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>World name</source>
        <translation>Weltname</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>See&amp;d</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>Ein anderer zufälliger Seed</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Zufälliger Seed</translation>
    </message>
    <message>
        <source>Any text. The same seed and settings always generate the same world.</source>
        <translation>Beliebiger Text. Derselbe Seed und dieselben Einstellungen ergeben immer dieselbe Welt.</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Map of rooms</source>
        <translation>Raumplan</translation>
    </message>
    <message>
        <source>Cave settings</source>
        <translation>Höhleneinstellungen</translation>
    </message>
    <message>
        <source>You already have a world with this name; this will be another one.</source>
        <translation>Du hast schon eine Welt mit diesem Namen; dies wird eine weitere.</translation>
    </message>
    <message>
        <source>Seed of the day: the same for everyone today</source>
        <translation>Seed des Tages: heute für alle gleich</translation>
    </message>
    <message>
        <source>Seed of the day</source>
        <translation>Seed des Tages</translation>
    </message>
    <message>
        <source>An empty seed is valid</source>
        <translation>Ein leerer Seed ist gültig</translation>
    </message>
</context>
<context>
    <name>cave::WorldHeader</name>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>Seed of world %1</source>
        <translation>Seed der Welt %1</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Version of the generator</source>
        <translation>Version des Generators</translation>
    </message>
    <message>
        <source>Which world is shown here</source>
        <translation>Welche Welt hier gezeigt wird</translation>
    </message>
    <message>
        <source>Terrain settings</source>
        <translation>Geländeeinstellungen</translation>
    </message>
    <message>
        <source>Play this world</source>
        <translation>Diese Welt spielen</translation>
    </message>
    <message>
        <source>Remove this world from the comparison</source>
        <translation>Diese Welt aus dem Vergleich entfernen</translation>
    </message>
    <message>
        <source>Empty seed</source>
        <translation>Leerer Seed</translation>
    </message>
    <message>
        <source>Seed: any text. The map updates as you type.</source>
        <translation>Seed: beliebiger Text. Die Karte folgt beim Tippen.</translation>
    </message>
    <message numerus="yes">
        <source>Terrain settings, %n changed:</source>
        <translation>
            <numerusform>Geländeeinstellungen, %n geändert:</numerusform>
            <numerusform>Geländeeinstellungen, %n geändert:</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain settings: defaults</source>
        <translation>Geländeeinstellungen: Standard</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
</context>
<context>
    <name>cave::WorldListModel</name>
    <message>
        <source>%1 · created %2</source>
        <translation>%1 · erstellt %2</translation>
    </message>
    <message>
        <source>%1 · played %2</source>
        <translation>%1 · gespielt %2</translation>
    </message>
    <message numerus="yes">
        <source>Won · score %Ln</source>
        <translation>
            <numerusform>Gewonnen · %Ln Punkt</numerusform>
            <numerusform>Gewonnen · %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on level %1 · score %Ln</source>
        <translation>
            <numerusform>Gestorben in Level %1 · %Ln Punkt</numerusform>
            <numerusform>Gestorben in Level %1 · %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died in room %1 · score %Ln</source>
        <translation>
            <numerusform>Gestorben in Raum %1 · %Ln Punkt</numerusform>
            <numerusform>Gestorben in Raum %1 · %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level %1 of %2 · score %Ln</source>
        <translation>
            <numerusform>Level %1 von %2 · %Ln Punkt</numerusform>
            <numerusform>Level %1 von %2 · %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room %1 · score %Ln</source>
        <translation>
            <numerusform>Raum %1 · %Ln Punkt</numerusform>
            <numerusform>Raum %1 · %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on floor %1 · score %Ln</source>
        <translation>
            <numerusform>Gestorben in Stockwerk %1 · %Ln Punkt</numerusform>
            <numerusform>Gestorben in Stockwerk %1 · %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Floor %1 of %2 · score %Ln</source>
        <translation>
            <numerusform>Stockwerk %1 von %2 · %Ln Punkt</numerusform>
            <numerusform>Stockwerk %1 von %2 · %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on turn %1 · score %Ln</source>
        <translation>
            <numerusform>Gestorben in Zug %1 · %Ln Punkt</numerusform>
            <numerusform>Gestorben in Zug %1 · %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1 · score %Ln</source>
        <translation>
            <numerusform>Zug %1 · %Ln Punkt</numerusform>
            <numerusform>Zug %1 · %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells explored · turn %1</source>
        <translation>
            <numerusform>%Ln Feld erkundet · Zug %1</numerusform>
            <numerusform>%Ln Felder erkundet · Zug %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy · %1</source>
        <translation>Kopie · %1</translation>
    </message>
    <message>
        <source>A copy of a run that went on elsewhere: it isn&apos;t ranked.</source>
        <translation>Kopie eines Laufs, der anderswo weiterging: wird nicht gewertet.</translation>
    </message>
</context>
<context>
    <name>cave::WorldOpener</name>
    <message>
        <source>This world is open elsewhere; it is read-only here.</source>
        <translation>Diese Welt ist woanders geöffnet: hier schreibgeschützt.</translation>
    </message>
    <message>
        <source>“%1” could not be reloaded. You see its previous state.</source>
        <translation>„%1“ konnte nicht neu geladen werden. Du siehst ihren vorigen Zustand.</translation>
    </message>
</context>
</TS>
