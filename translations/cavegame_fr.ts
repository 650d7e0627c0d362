<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 %2 is outside the world; it must be from %3 to %4</source>
        <translation>%1 %2 est hors du monde&#xa0;; la valeur doit être comprise entre %3 et %4</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos;, %3 × %4 tiles, %5</source>
        <translation>%1 «&#xa0;%2&#xa0;», %3 × %4 tuiles, %5</translation>
    </message>
    <message>
        <source>%1 and %2 east of it</source>
        <translation>%1 et %2 à l&apos;est</translation>
    </message>
    <message>
        <source>%1 at %2 doesn&apos;t see it: %3</source>
        <translation>%1 en %2 ne la voit pas&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 at %2 sees it</source>
        <translation>%1 en %2 la voit</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 j %2 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>%1 est obligatoire</translation>
    </message>
    <message>
        <source>%1 issues found</source>
        <translation>%1 problèmes trouvés</translation>
    </message>
    <message>
        <source>%1 markers</source>
        <translation>%1 repères</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 not repaired: %2</source>
        <translation>non réparés&#xa0;: %1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 static, %2 dynamic, %3 unknown</source>
        <translation>%1 statiques, %2 dynamiques, %3 inconnus</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>de %1 à %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, reste %2</translation>
    </message>
    <message>
        <source>%1, home %2</source>
        <translation>%1, origine %2</translation>
    </message>
    <message>
        <source>%1, hunting</source>
        <translation>%1, en chasse</translation>
    </message>
    <message>
        <source>%1: a copy of turn %2</source>
        <translation>%1&#xa0;: une copie du tour %2</translation>
    </message>
    <message>
        <source>%1: at least %2 required, %3 given</source>
        <translation>%1&#xa0;: au moins %2 requis, %3 donnés</translation>
    </message>
    <message>
        <source>%1: at most %2 allowed, %3 given</source>
        <translation>%1&#xa0;: au plus %2 permis, %3 donnés</translation>
    </message>
    <message>
        <source>%1: expected true, false or a number</source>
        <translation>%1&#xa0;: true, false ou un nombre attendu</translation>
    </message>
    <message>
        <source>%1: missing value; expected %3</source>
        <translation>%1&#xa0;: valeur manquante&#xa0;; attendu %3</translation>
    </message>
    <message>
        <source>%1; put -- before arguments that start with a dash</source>
        <translation>%1&#xa0;; mettez -- avant les arguments qui commencent par un tiret</translation>
    </message>
    <message>
        <source>%1; run the same command to resume</source>
        <translation>%1&#xa0;; la même commande reprend la recherche</translation>
    </message>
    <message>
        <source>%1; to fix it, %2</source>
        <translation>%1&#xa0;; pour y remédier&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; use --force to overwrite it</source>
        <translation>%1&#xa0;; utilisez --force pour l&apos;écraser</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a cell; expected X,Y</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une case&#xa0;; X,Y attendu</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a position; expected X,Y</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une position&#xa0;; X,Y attendu</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre entier</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an area; expected X,Y,WIDTH,HEIGHT in cells, at most %2 cells</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une zone&#xa0;; attendu X,Y,LARGEUR,HAUTEUR en cases, au plus %2 cases</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must end in .csv or .tmx</source>
        <translation>«&#xa0;%1&#xa0;» doit se terminer par .csv ou .tmx</translation>
    </message>
    <message>
        <source>&apos;%1&apos; requires a whole number %2 in brackets</source>
        <translation>«&#xa0;%1&#xa0;» demande un nombre entier %2 entre parenthèses</translation>
    </message>
    <message>
        <source>--area and --explored exclude each other</source>
        <translation>--area et --explored s&apos;excluent</translation>
    </message>
    <message>
        <source>--from and --count must be used together</source>
        <translation>--from et --count vont ensemble</translation>
    </message>
    <message>
        <source>--generator, --settings and --set require --seed; a saved world has its own</source>
        <translation>--generator, --settings et --set demandent --seed&#xa0;; une sauvegarde a les siens</translation>
    </message>
    <message>
        <source>--key requires --random</source>
        <translation>--key demande --random</translation>
    </message>
    <message>
        <source>--monsters can&apos;t be combined with --from, --to or --radius</source>
        <translation>--monsters ne va pas avec --from, --to ou --radius</translation>
    </message>
    <message>
        <source>--scale requires --format png</source>
        <translation>--scale demande --format png</translation>
    </message>
    <message>
        <source>--world and --seed exclude each other</source>
        <translation>--world et --seed s&apos;excluent</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 octet</translation>
    </message>
    <message>
        <source>1 issue found</source>
        <translation>1 problème trouvé</translation>
    </message>
    <message>
        <source>1 marker</source>
        <translation>1 repère</translation>
    </message>
    <message>
        <source>A number in brackets sets the reach of a metric: chests(30).</source>
        <translation>Un nombre entre parenthèses fixe la portée d&apos;une mesure&#xa0;: chests(30).</translation>
    </message>
    <message>
        <source>Also check whether --to is within this radius of --from, by each rule</source>
        <translation>Vérifier aussi si --to est dans ce rayon autour de --from, selon chaque règle</translation>
    </message>
    <message>
        <source>Also print the hash of every run</source>
        <translation>Afficher aussi l&apos;empreinte de chaque exécution</translation>
    </message>
    <message>
        <source>COLUMNSxROWS, such as 4x3</source>
        <translation>COLONNESxLIGNES, par exemple 4x3</translation>
    </message>
    <message>
        <source>Cave Game on the command line: seeded, endless cave worlds.</source>
        <translation>Cave Game en ligne de commande&#xa0;: des mondes de cavernes infinis, nés de graines.</translation>
    </message>
    <message>
        <source>Cavern passages: none (default), path (from end to end) or joined</source>
        <translation>Passages de la caverne&#xa0;: none (aucun, par défaut), path (d&apos;un bout à l&apos;autre) ou joined (tout est relié)</translation>
    </message>
    <message>
        <source>Cavern rivers (~), 0 to 12 (default: 0)</source>
        <translation>Rivières (~) de la caverne, de 0 à 12 (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>Cavern size in cells, 10x10 to 2000x2000 (default: 90x31), or room map size in rooms, 1x2 to 16x16 (default: 4x3)</source>
        <translation>Taille de la caverne en cases, de 10x10 à 2000x2000 (par défaut&#xa0;: 90x31), ou du plan de salles en salles, de 1x2 à 16x16 (par défaut&#xa0;: 4x3)</translation>
    </message>
    <message>
        <source>Cavern smoothing steps, 0 to 50 (default: 8)</source>
        <translation>Étapes de lissage de la caverne, de 0 à 50 (par défaut&#xa0;: 8)</translation>
    </message>
    <message>
        <source>Cell size in pixels for pictures (default: 8)</source>
        <translation>Taille d&apos;une case en pixels pour les images (par défaut&#xa0;: 8)</translation>
    </message>
    <message>
        <source>Cell size in pixels for pictures (default: up to 8, as fits)</source>
        <translation>Taille d&apos;une case en pixels pour les images (par défaut&#xa0;: jusqu&apos;à 8, selon la place)</translation>
    </message>
    <message>
        <source>Chance that a grove (t) starts at a cavern floor cell, 0 to 0.3 (default: 0)</source>
        <translation>Probabilité qu&apos;un bosquet (t) naisse sur une case de sol de la caverne, de 0 à 0.3 (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>Check an edited world for unreachable or blocked objects; exit 1 if there are issues</source>
        <translation>Chercher dans un monde modifié ce qui est inaccessible ou bloqué&#xa0;; code 1 s&apos;il y a des problèmes</translation>
    </message>
    <message>
        <source>Check worlds for damage without changing them; exit 1 if one is damaged or missing</source>
        <translation>Vérifier si des mondes sont endommagés, sans les modifier&#xa0;; code 1 si l&apos;un est endommagé ou absent</translation>
    </message>
    <message>
        <source>Check, show and convert level files, and find paths in them</source>
        <translation>Vérifier, afficher et convertir des fichiers de niveau, et y trouver des chemins</translation>
    </message>
    <message>
        <source>Condition that worlds must meet</source>
        <translation>Condition que les mondes doivent remplir</translation>
    </message>
    <message>
        <source>Copy a world as last saved to a new file, even while it is being played</source>
        <translation>Copier un monde, dans son dernier état enregistré, vers un nouveau fichier, même pendant qu&apos;on y joue</translation>
    </message>
    <message>
        <source>Create a world and print its file</source>
        <translation>Créer un monde et afficher son fichier</translation>
    </message>
    <message>
        <source>Create, copy, list, check, search, repair, import and export saved worlds</source>
        <translation>Créer, copier, lister, vérifier, fouiller, réparer, importer et exporter des sauvegardes</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIPTION</translation>
    </message>
    <message>
        <source>Data folder; default: %1</source>
        <translation>Dossier des données&#xa0;; par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Data folder; worlds are in its subfolder &apos;worlds&apos;</source>
        <translation>Dossier des données&#xa0;; les mondes sont dans son sous-dossier «&#xa0;worlds&#xa0;»</translation>
    </message>
    <message>
        <source>Display name of the world</source>
        <translation>Nom affiché du monde</translation>
    </message>
    <message>
        <source>Draw a small picture of a world file or seed card, for file managers</source>
        <translation>Dessiner une petite image d&apos;une sauvegarde ou d&apos;une fiche de graine, pour les gestionnaires de fichiers</translation>
    </message>
    <message>
        <source>Dungeon floor, 1 to 5 (default: 1), or room number. Room symbols: D door, ^ spike, + potion, $ pickup, i info, * decoration</source>
        <translation>Étage du donjon, de 1 à 5 (par défaut&#xa0;: 1), ou numéro de salle. Symboles des salles&#xa0;: D porte, ^ pointe, + potion, $ objet à ramasser, i info, * décor</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>ENVIRONNEMENT</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>CODE DE RETOUR</translation>
    </message>
    <message>
        <source>End of the path, likewise</source>
        <translation>Fin du chemin, de même</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Explain whether two cells of a world see each other</source>
        <translation>Expliquer si deux cases d&apos;un monde se voient</translation>
    </message>
    <message>
        <source>Export a world: a classic world as a folder for the original Java program, any world as a map</source>
        <translation>Exporter un monde&#xa0;: un monde classique en dossier pour le programme Java d&apos;origine, tout monde en carte</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Fichier à écrire</translation>
    </message>
    <message>
        <source>File with settings that differ from the defaults: JSON, or .properties of the original game</source>
        <translation>Fichier des paramètres qui diffèrent de ceux par défaut&#xa0;: JSON, ou .properties du jeu d&apos;origine</translation>
    </message>
    <message>
        <source>Find objects in a world&apos;s stored regions</source>
        <translation>Trouver des objets dans les régions enregistrées d&apos;un monde</translation>
    </message>
    <message>
        <source>Find seeds of worlds that meet a condition</source>
        <translation>Trouver les graines des mondes qui remplissent une condition</translation>
    </message>
    <message>
        <source>Folder of level files for the generator &apos;rooms&apos;, with subfolders start, safe, dangerous and boss (default: the built-in rooms)</source>
        <translation>Dossier de fichiers de niveau pour le générateur «&#xa0;rooms&#xa0;», avec les sous-dossiers start, safe, dangerous et boss (par défaut&#xa0;: les salles intégrées)</translation>
    </message>
    <message>
        <source>Folder of the log; default: %1</source>
        <translation>Dossier du journal&#xa0;; par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Folder with world.json and player.json</source>
        <translation>Dossier avec world.json et player.json</translation>
    </message>
    <message>
        <source>For java: folder to create, same as --out; may exist if empty</source>
        <translation>Pour java&#xa0;: dossier à créer, comme --out&#xa0;; peut exister s&apos;il est vide</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Generates, measures and searches the worlds of seeds, and reads, checks, repairs, replays, imports and exports saved worlds and level files.</source>
        <translation>Génère, mesure et fouille les mondes des graines&#xa0;; lit, vérifie, répare, rejoue, importe et exporte les sauvegardes et les fichiers de niveau.</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>Half width in cells of the square around the spawn, %1</source>
        <translation>Demi-largeur en cases du carré autour du point d&apos;apparition, %1</translation>
    </message>
    <message>
        <source>INT in [%1 - %2]</source>
        <translation>ENTIER dans [%1 - %2]</translation>
    </message>
    <message>
        <source>Import a world of the original Java program, and report differences from its seed</source>
        <translation>Importer un monde du programme Java d&apos;origine et signaler les différences avec sa graine</translation>
    </message>
    <message>
        <source>In worlds with levels, metrics of a square cover whole levels: level R if given, else all.</source>
        <translation>Dans les mondes à niveaux, les mesures d&apos;un carré portent sur des niveaux entiers&#xa0;: le niveau R s&apos;il est donné, sinon tous.</translation>
    </message>
    <message>
        <source>Instead of two cells: list the monsters with this cell in their area of effect, and whether and why they see it</source>
        <translation>Au lieu de deux cases&#xa0;: lister les monstres dont la zone d&apos;effet contient cette case, et s&apos;ils la voient et pourquoi</translation>
    </message>
    <message>
        <source>Key of the random player (default: 0)</source>
        <translation>Clé du joueur aléatoire (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>Key of the random seeds; the same key gives the same seeds (default: 0)</source>
        <translation>Clé des graines aléatoires&#xa0;; la même clé donne les mêmes graines (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>Language of texts: English, German, French or Simplified Chinese. JSON, CSV and the log are the same in every language</source>
        <translation>Langue des textes&#xa0;: anglais, allemand, français ou chinois simplifié. JSON, CSV et le journal sont les mêmes dans toutes les langues</translation>
    </message>
    <message>
        <source>Layers beside terrain, comma-separated: explored, changes, chests, monsters, markers, player (default: all)</source>
        <translation>Calques en plus du terrain, séparés par des virgules&#xa0;: explored, changes, chests, monsters, markers, player (par défaut&#xa0;: tous)</translation>
    </message>
    <message>
        <source>Let a random player play and print a hash of the world, to compare builds; stops at the end of the run</source>
        <translation>Faire jouer un joueur aléatoire et afficher une empreinte du monde, pour comparer des versions&#xa0;; s&apos;arrête à la fin de la partie</translation>
    </message>
    <message>
        <source>Level file</source>
        <translation>Fichier de niveau</translation>
    </message>
    <message>
        <source>Level to read</source>
        <translation>Niveau à lire</translation>
    </message>
    <message>
        <source>List all metrics and exit</source>
        <translation>Lister toutes les mesures et quitter</translation>
    </message>
    <message>
        <source>List worlds in the data folder, last played first</source>
        <translation>Lister les mondes du dossier des données, les derniers joués en premier</translation>
    </message>
    <message>
        <source>Map area: south-west corner and size in cells (default: everything explored or changed)</source>
        <translation>Zone de la carte&#xa0;: coin sud-ouest et taille en cases (par défaut&#xa0;: tout ce qui est exploré ou modifié)</translation>
    </message>
    <message>
        <source>Measure a generated world around its spawn</source>
        <translation>Mesurer un monde généré autour de son point d&apos;apparition</translation>
    </message>
    <message>
        <source>Measured in %1. %2</source>
        <translation>Mesuré pour&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Metric to measure, with an optional reach in brackets: chests, &apos;chests(30)&apos;; repeatable (default: all metrics)</source>
        <translation>Mesure à prendre, avec au besoin une portée entre parenthèses&#xa0;: chests, &apos;chests(30)&apos;&#xa0;; répétable (par défaut&#xa0;: toutes)</translation>
    </message>
    <message>
        <source>Metrics: %1.</source>
        <translation>Mesures&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Minimum log level: %1; default: warning</source>
        <translation>Niveau minimal du journal&#xa0;: %1&#xa0;; par défaut&#xa0;: warning</translation>
    </message>
    <message>
        <source>Most pixels per side; default: %1</source>
        <translation>Pixels par côté au plus&#xa0;; par défaut&#xa0;: %1</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>New file; must not exist</source>
        <translation>Nouveau fichier&#xa0;; ne doit pas exister</translation>
    </message>
    <message>
        <source>Note about the world</source>
        <translation>Note sur le monde</translation>
    </message>
    <message>
        <source>Number of commands (default: 1000)</source>
        <translation>Nombre de commandes (par défaut&#xa0;: 1000)</translation>
    </message>
    <message>
        <source>Number of near misses to write after the matches (default: 0)</source>
        <translation>Nombre de presque à écrire après les résultats (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>Number of random seeds to search</source>
        <translation>Nombre de graines aléatoires à examiner</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>Nombre de graines</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>One setting, such as caves.threshold=4; repeatable; overrides --settings</source>
        <translation>Un paramètre, par exemple caves.threshold=4&#xa0;; répétable&#xa0;; l&apos;emporte sur --settings</translation>
    </message>
    <message>
        <source>Output file (default: a file in the worlds folder)</source>
        <translation>Fichier à écrire (par défaut&#xa0;: un fichier du dossier des mondes)</translation>
    </message>
    <message>
        <source>Output file (default: standard output)</source>
        <translation>Fichier à écrire (par défaut&#xa0;: la sortie standard)</translation>
    </message>
    <message>
        <source>Output file; may be FILE itself</source>
        <translation>Fichier à écrire&#xa0;; peut être FICHIER lui-même</translation>
    </message>
    <message>
        <source>Output file; the tileset of a Tiled map is written beside it</source>
        <translation>Fichier à écrire&#xa0;; le jeu de tuiles d&apos;une carte Tiled est écrit à côté</translation>
    </message>
    <message>
        <source>Overwrite an existing file; worlds and other databases are never overwritten</source>
        <translation>Écraser un fichier existant&#xa0;; les mondes et autres bases de données ne sont jamais écrasés</translation>
    </message>
    <message>
        <source>PNG file to write</source>
        <translation>Fichier PNG à écrire</translation>
    </message>
    <message>
        <source>Print a code computed from worlds of every scenario and games played in them; it is the same on every machine. Exit 1 if threads, order or a replay change the result</source>
        <translation>Afficher un code calculé à partir de mondes de chaque scénario et de parties qui y sont jouées&#xa0;; il est le même sur toute machine. Code de retour 1 si les fils d&apos;exécution, l&apos;ordre ou une rediffusion changent le résultat</translation>
    </message>
    <message>
        <source>Print a seed card as JSON</source>
        <translation>Afficher une fiche de graine en JSON</translation>
    </message>
    <message>
        <source>Print a shortest path around solid tiles: its length, then one tile x,y per line; or: no path</source>
        <translation>Afficher un plus court chemin autour des tuiles solides&#xa0;: sa longueur, puis une tuile x,y par ligne&#xa0;; ou&#xa0;: aucun chemin</translation>
    </message>
    <message>
        <source>Print completions for a shell and exit: bash, zsh or fish</source>
        <translation>Afficher les complétions pour un shell et quitter&#xa0;: bash, zsh ou fish</translation>
    </message>
    <message>
        <source>Print errors and warnings of level files, one per line, or ok; exit 1 if a file can&apos;t be read or has errors, 0 otherwise</source>
        <translation>Afficher les erreurs et avertissements de fichiers de niveau, un par ligne, ou ok&#xa0;; code 1 si un fichier est illisible ou a des erreurs, sinon 0</translation>
    </message>
    <message>
        <source>Print the cell where players enter a world</source>
        <translation>Afficher la case où les joueurs entrent dans un monde</translation>
    </message>
    <message>
        <source>Print the manual page, for man -l -, and exit</source>
        <translation>Afficher la page de manuel, pour man -l -, et quitter</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Afficher la version et quitter</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Print type, name, size in tiles, and number of static, dynamic and unknown objects of levels</source>
        <translation>Afficher type, nom, taille en tuiles et nombre d&apos;objets statiques, dynamiques et inconnus de niveaux</translation>
    </message>
    <message>
        <source>Print whether this program generates the card&apos;s world; exit 1 if not</source>
        <translation>Afficher si ce programme génère le monde de la fiche&#xa0;; code 1 sinon</translation>
    </message>
    <message>
        <source>R: %1; %2 by default</source>
        <translation>R&#xa0;: %1&#xa0;; par défaut&#xa0;: %2</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>OBLIGATOIRE</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Repair damage found by &apos;world verify&apos;. If the file itself is broken, readable parts are saved to a new file and the damaged file is kept beside it; exit 1 if something can&apos;t be repaired</source>
        <translation>Réparer les dommages que trouve «&#xa0;world verify&#xa0;». Si le fichier lui-même est cassé, ses parties lisibles sont enregistrées dans un nouveau fichier et le fichier endommagé est gardé à côté&#xa0;; code 1 si quelque chose n&apos;est pas réparable</translation>
    </message>
    <message>
        <source>Replay a world&apos;s command log</source>
        <translation>Rejouer le journal des commandes d&apos;un monde</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>VOIR AUSSI</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>SOUS-COMMANDE</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SYNOPSIS</translation>
    </message>
    <message>
        <source>Search text, such as: unclaimed chests holding infused; dead monsters</source>
        <translation>Texte à chercher, par exemple&#xa0;: unclaimed chests holding infused; dead monsters</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed card file</source>
        <translation>Fichier d&apos;une fiche de graine</translation>
    </message>
    <message>
        <source>Seed: any text, may be empty</source>
        <translation>Graine&#xa0;: un texte quelconque, même vide</translation>
    </message>
    <message>
        <source>Show a world&apos;s seed, settings and statistics</source>
        <translation>Afficher la graine, les paramètres et les statistiques d&apos;un monde</translation>
    </message>
    <message>
        <source>Show how a world differs from its seed</source>
        <translation>Afficher en quoi un monde diffère de sa graine</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Apparition</translation>
    </message>
    <message>
        <source>Star the seed</source>
        <translation>Donner une étoile à la graine</translation>
    </message>
    <message>
        <source>Start of the path in tiles from the top left; may be fractional</source>
        <translation>Début du chemin en tuiles depuis le coin supérieur gauche&#xa0;; peut être fractionnaire</translation>
    </message>
    <message>
        <source>Stop after this many matches</source>
        <translation>S&apos;arrêter après ce nombre de résultats</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>Tag; repeatable</source>
        <translation>Étiquette&#xa0;; répétable</translation>
    </message>
    <message>
        <source>Target cell</source>
        <translation>Case visée</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>Argument inattendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>Arguments inattendus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use the bounds of the explored cells</source>
        <translation>Utiliser les limites des cases explorées</translation>
    </message>
    <message>
        <source>VERBS</source>
        <translation>SOUS-COMMANDES</translation>
    </message>
    <message>
        <source>Viewing cell</source>
        <translation>Case d&apos;où l&apos;on regarde</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT, such as 90x31</source>
        <translation>LARGEURxHAUTEUR, par exemple 90x31</translation>
    </message>
    <message>
        <source>World file or name</source>
        <translation>Fichier ou nom du monde</translation>
    </message>
    <message>
        <source>World file or seed card</source>
        <translation>Sauvegarde ou fiche de graine</translation>
    </message>
    <message>
        <source>World files or names</source>
        <translation>Fichiers ou noms de mondes</translation>
    </message>
    <message>
        <source>World name (default: its own)</source>
        <translation>Nom du monde (par défaut&#xa0;: le sien)</translation>
    </message>
    <message>
        <source>Write JSON</source>
        <translation>Écrire du JSON</translation>
    </message>
    <message>
        <source>Write JSON: an object for one file, a list for several</source>
        <translation>Écrire du JSON&#xa0;: un objet pour un fichier, une liste pour plusieurs</translation>
    </message>
    <message>
        <source>Write a JSON array</source>
        <translation>Écrire un tableau JSON</translation>
    </message>
    <message>
        <source>Write a seed card for sharing a world</source>
        <translation>Écrire une fiche de graine pour partager un monde</translation>
    </message>
    <message>
        <source>Write a world&apos;s command log as text: turn and command</source>
        <translation>Écrire le journal des commandes d&apos;un monde en texte&#xa0;: tour et commande</translation>
    </message>
    <message>
        <source>Write regions or a level as generated from a seed</source>
        <translation>Écrire des régions ou un niveau tels que générés par une graine</translation>
    </message>
    <message>
        <source>Write, check and show seed cards</source>
        <translation>Écrire, vérifier et afficher des fiches de graine</translation>
    </message>
    <message>
        <source>a room folder requires the generator &apos;rooms&apos;</source>
        <translation>un dossier de salles demande le générateur «&#xa0;rooms&#xa0;»</translation>
    </message>
    <message>
        <source>a size is %1, not &apos;%2&apos;</source>
        <translation>une taille s&apos;écrit %1, et non «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>tous les niveaux</translation>
    </message>
    <message>
        <source>area: %1 x %2 cells at %3</source>
        <translation>zone&#xa0;: %1 x %2 cases en %3</translation>
    </message>
    <message>
        <source>armour: %1</source>
        <translation>armure&#xa0;: %1</translation>
    </message>
    <message>
        <source>at most %1 level files are allowed, not %2</source>
        <translation>au plus %1 fichiers de niveau sont permis, et non %2</translation>
    </message>
    <message>
        <source>back: %1</source>
        <translation>retour&#xa0;: %1</translation>
    </message>
    <message>
        <source>can&apos;t write the result: %1</source>
        <translation>impossible d&apos;écrire le résultat&#xa0;: %1</translation>
    </message>
    <message>
        <source>cell size must be 1 to %1 pixels per side</source>
        <translation>une case doit faire de 1 à %1 pixels de côté</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>cells around the spawn, in a square</source>
        <translation>cases autour du point d&apos;apparition, dans un carré</translation>
    </message>
    <message>
        <source>changed regions: %1</source>
        <translation>régions modifiées&#xa0;: %1</translation>
    </message>
    <message>
        <source>chests opened: %1</source>
        <translation>coffres ouverts&#xa0;: %1</translation>
    </message>
    <message>
        <source>chests there: %1 opened, %2 closed</source>
        <translation>coffres dans celles-ci&#xa0;: %1 ouverts, %2 fermés</translation>
    </message>
    <message>
        <source>chests: %1 closed, %2 claimed</source>
        <translation>coffres&#xa0;: %1 fermés, %2 vidés</translation>
    </message>
    <message>
        <source>claimed chest</source>
        <translation>coffre vidé</translation>
    </message>
    <message>
        <source>closed chest</source>
        <translation>coffre fermé</translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation>la coordonnée</translation>
    </message>
    <message>
        <source>count</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>damaged %1</source>
        <translation>endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>damaged regions: %1</source>
        <translation>régions endommagées&#xa0;: %1</translation>
    </message>
    <message>
        <source>dead monster</source>
        <translation>monstre mort</translation>
    </message>
    <message>
        <source>deaths: %1</source>
        <translation>morts&#xa0;: %1</translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation>différence&#xa0;: %1</translation>
    </message>
    <message>
        <source>differences: %1</source>
        <translation>différences&#xa0;: %1</translation>
    </message>
    <message>
        <source>different at command %1, turn %2: %3</source>
        <translation>différent à la commande %1, tour %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>different: %1</source>
        <translation>différent&#xa0;: %1</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>experience: %1</source>
        <translation>expérience&#xa0;: %1</translation>
    </message>
    <message>
        <source>explored cells: %1</source>
        <translation>cases explorées&#xa0;: %1</translation>
    </message>
    <message>
        <source>fields of view: too far apart for one</source>
        <translation>champs de vision&#xa0;: trop éloignées pour cela</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>au combat</translation>
    </message>
    <message>
        <source>fighting: %1</source>
        <translation>au combat&#xa0;: %1</translation>
    </message>
    <message>
        <source>fights: %1</source>
        <translation>combats&#xa0;: %1</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>files that can&apos;t be read as worlds: %1</source>
        <translation>fichiers illisibles comme mondes&#xa0;: %1</translation>
    </message>
    <message>
        <source>folder: %1</source>
        <translation>dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>générateur</translation>
    </message>
    <message>
        <source>generator %1 doesn&apos;t support scenario %2</source>
        <translation>le générateur %1 ne convient pas au scénario %2</translation>
    </message>
    <message>
        <source>generator &apos;levels&apos; needs level files</source>
        <translation>le générateur «&#xa0;levels&#xa0;» demande des fichiers de niveau</translation>
    </message>
    <message>
        <source>generator: %1 version %2</source>
        <translation>générateur&#xa0;: %1 version %2</translation>
    </message>
    <message>
        <source>give the folder once: DIR or --out DIR</source>
        <translation>donnez le dossier une seule fois&#xa0;: DOSSIER ou --out DOSSIER</translation>
    </message>
    <message>
        <source>gold %1</source>
        <translation>or %1</translation>
    </message>
    <message>
        <source>gold found: %1</source>
        <translation>or trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>gold: %1</source>
        <translation>or&#xa0;: %1</translation>
    </message>
    <message>
        <source>health: %1</source>
        <translation>points de vie&#xa0;: %1</translation>
    </message>
    <message>
        <source>identical up to command %1</source>
        <translation>identique jusqu&apos;à la commande %1</translation>
    </message>
    <message>
        <source>in the disc of radius %1: %2</source>
        <translation>dans le disque de rayon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>is required, or --scenario cavern, dungeon or rooms for a whole level</source>
        <translation>est obligatoire, ou --scenario cavern, dungeon ou rooms pour un niveau entier</translation>
    </message>
    <message>
        <source>items found: %1</source>
        <translation>objets trouvés&#xa0;: %1</translation>
    </message>
    <message>
        <source>items: %1</source>
        <translation>objets&#xa0;: %1</translation>
    </message>
    <message>
        <source>java, or a map format: tmx or tmj (Tiled), png, text, json</source>
        <translation>java, ou un format de carte&#xa0;: tmx ou tmj (Tiled), png, text, json</translation>
    </message>
    <message>
        <source>json (default) or text</source>
        <translation>json (par défaut) ou text</translation>
    </message>
    <message>
        <source>killed %1: %2</source>
        <translation>tués, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>level file %1</source>
        <translation>fichier de niveau %1</translation>
    </message>
    <message>
        <source>level files require the generator &apos;levels&apos;</source>
        <translation>les fichiers de niveau demandent le générateur «&#xa0;levels&#xa0;»</translation>
    </message>
    <message>
        <source>level files: %1</source>
        <translation>fichiers de niveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>level number</source>
        <translation>numéro du niveau</translation>
    </message>
    <message>
        <source>level: %1</source>
        <translation>niveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>level: none</source>
        <translation>niveau&#xa0;: aucun</translation>
    </message>
    <message>
        <source>levels are measured whole; choose one as in &apos;floor_share(2)&apos;</source>
        <translation>les niveaux sont mesurés en entier&#xa0;; choisissez-en un comme dans «&#xa0;floor_share(2)&#xa0;»</translation>
    </message>
    <message>
        <source>levels are written as text or json; for pictures of regions use --generator %1 --region X Y</source>
        <translation>les niveaux s&apos;écrivent en text ou json&#xa0;; pour des images de régions, utilisez --generator %1 --region X Y</translation>
    </message>
    <message>
        <source>levels are written whole; to write regions use --generator instead of --scenario</source>
        <translation>les niveaux s&apos;écrivent en entier&#xa0;; pour des régions, utilisez --generator au lieu de --scenario</translation>
    </message>
    <message>
        <source>levels with problems: %1 of %2</source>
        <translation>niveaux avec des problèmes&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>line %1: %2: %3</source>
        <translation>ligne %1&#xa0;: %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>line: %1</source>
        <translation>ligne&#xa0;: %1</translation>
    </message>
    <message>
        <source>living monster</source>
        <translation>monstre vivant</translation>
    </message>
    <message>
        <source>maps need an output file: --out FILE</source>
        <translation>les cartes demandent un fichier&#xa0;: --out FICHIER</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>repère</translation>
    </message>
    <message>
        <source>maximum steps from the spawn</source>
        <translation>pas au plus depuis le point d&apos;apparition</translation>
    </message>
    <message>
        <source>missing cells: use --from X,Y --to X,Y, or --monsters X,Y</source>
        <translation>il manque les cases&#xa0;: utilisez --from X,Y --to X,Y, ou --monsters X,Y</translation>
    </message>
    <message>
        <source>missing verb</source>
        <translation>il manque une sous-commande</translation>
    </message>
    <message>
        <source>missing world: use --world FILE or --seed S</source>
        <translation>il manque le monde&#xa0;: utilisez --world FICHIER ou --seed S</translation>
    </message>
    <message>
        <source>monsters there: %1 alive, %2 dead</source>
        <translation>monstres dans celles-ci&#xa0;: %1 vivants, %2 morts</translation>
    </message>
    <message>
        <source>monsters: %1 alive, %2 dead</source>
        <translation>monstres&#xa0;: %1 vivants, %2 morts</translation>
    </message>
    <message>
        <source>must be from %1 to %2, not %3</source>
        <translation>doit être compris entre %1 et %2, et non %3</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>ne doit pas être vide</translation>
    </message>
    <message>
        <source>name: %1</source>
        <translation>nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>aucun dommage</translation>
    </message>
    <message>
        <source>no monster has %1 in its disc</source>
        <translation>aucun monstre n&apos;a %1 dans son disque</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>aucun chemin</translation>
    </message>
    <message>
        <source>not repaired: %1</source>
        <translation>non réparé&#xa0;: %1</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>remarque&#xa0;: %1</translation>
    </message>
    <message>
        <source>note: %1; written as generated from its seed</source>
        <translation>remarque&#xa0;: %1&#xa0;; écrite telle que générée par la graine</translation>
    </message>
    <message>
        <source>nothing to repair</source>
        <translation>rien à réparer</translation>
    </message>
    <message>
        <source>notice: %1</source>
        <translation>avis&#xa0;: %1</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>only an empty folder can be written to</source>
        <translation>seul un dossier vide peut être écrit</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>original (sight passes diagonal gaps) or gap (it doesn&apos;t); default: the world&apos;s rule</source>
        <translation>original (la vue passe les interstices diagonaux) ou gap (elle ne passe pas)&#xa0;; par défaut&#xa0;: la règle du monde</translation>
    </message>
    <message>
        <source>permissive: %1, back %2</source>
        <translation>permissif&#xa0;: %1, retour %2</translation>
    </message>
    <message>
        <source>pictures need an output file: --out FILE</source>
        <translation>les images demandent un fichier&#xa0;: --out FICHIER</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>tas</translation>
    </message>
    <message>
        <source>places</source>
        <translation>lieux</translation>
    </message>
    <message>
        <source>player: %1 %2</source>
        <translation>joueur&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>power</source>
        <translation>puissance</translation>
    </message>
    <message>
        <source>radius must be %1, not %2</source>
        <translation>le rayon doit être compris, %1, et non %2</translation>
    </message>
    <message>
        <source>radius must be 0 to %1, not %2</source>
        <translation>le rayon doit être compris entre 0 et %1, et non %2</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>region %1 %2: repaired; cells explored since the damage are kept</source>
        <translation>région %1 %2&#xa0;: réparée&#xa0;; les cases explorées depuis le dommage sont gardées</translation>
    </message>
    <message>
        <source>region %1 %2: repaired; reverted to its seed and unexplored</source>
        <translation>région %1 %2&#xa0;: réparée&#xa0;; revenue à la graine et inexplorée</translation>
    </message>
    <message>
        <source>region coordinate</source>
        <translation>la coordonnée de région</translation>
    </message>
    <message>
        <source>regions: %1</source>
        <translation>régions&#xa0;: %1</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>requires --scenario cavern</source>
        <translation>demande --scenario cavern</translation>
    </message>
    <message>
        <source>requires --scenario cavern or rooms</source>
        <translation>demande --scenario cavern ou rooms</translation>
    </message>
    <message>
        <source>requires --scenario dungeon, cavern or rooms</source>
        <translation>demande --scenario dungeon, cavern ou rooms</translation>
    </message>
    <message>
        <source>rule: gap (a diagonal gap breaks sight)</source>
        <translation>règle&#xa0;: gap (un interstice diagonal coupe la vue)</translation>
    </message>
    <message>
        <source>rule: original (sight passes diagonal gaps)</source>
        <translation>règle&#xa0;: original (la vue passe les interstices diagonaux)</translation>
    </message>
    <message>
        <source>run: going</source>
        <translation>partie&#xa0;: en cours</translation>
    </message>
    <message>
        <source>run: lost</source>
        <translation>partie&#xa0;: perdue</translation>
    </message>
    <message>
        <source>run: won</source>
        <translation>partie&#xa0;: gagnée</translation>
    </message>
    <message>
        <source>runs that should be identical differ: %1</source>
        <translation>des exécutions qui devraient être identiques diffèrent&#xa0;: %1</translation>
    </message>
    <message>
        <source>scenario: %1</source>
        <translation>scénario&#xa0;: %1</translation>
    </message>
    <message>
        <source>seconds played: %1</source>
        <translation>secondes de jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>see %1</source>
        <translation>voir %1</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>seeded, endless cave worlds on the command line</source>
        <translation>des mondes de cavernes infinis, nés de graines, en ligne de commande</translation>
    </message>
    <message>
        <source>setting %1: %2</source>
        <translation>paramètre %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>shadowcasting: %1, back %2</source>
        <translation>Shadowcasting&#xa0;: %1, retour %2</translation>
    </message>
    <message>
        <source>share, 0 to 1</source>
        <translation>part, de 0 à 1</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>sortie standard</translation>
    </message>
    <message>
        <source>starred</source>
        <translation>avec étoile</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>steps from the spawn</source>
        <translation>pas depuis le point d&apos;apparition</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>text (default) or json</source>
        <translation>text (par défaut) ou json</translation>
    </message>
    <message>
        <source>text (default), json or png</source>
        <translation>text (par défaut), json ou png</translation>
    </message>
    <message>
        <source>the command succeeded, but %1</source>
        <translation>la commande a réussi, mais %1</translation>
    </message>
    <message>
        <source>the damaged file is kept as &apos;%1&apos;</source>
        <translation>le fichier endommagé est gardé sous le nom «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the file belongs to another search</source>
        <translation>le fichier appartient à une autre recherche</translation>
    </message>
    <message>
        <source>the generator&apos;s own</source>
        <translation>ceux du générateur</translation>
    </message>
    <message>
        <source>the original game loads only whole worlds; --area, --explored and --layers are for maps</source>
        <translation>le jeu d&apos;origine ne charge que des mondes entiers&#xa0;; --area, --explored et --layers sont pour les cartes</translation>
    </message>
    <message>
        <source>the output was closed</source>
        <translation>la sortie a été fermée</translation>
    </message>
    <message>
        <source>the player got stuck after %1 of %2 commands</source>
        <translation>le joueur est resté bloqué après %1 commandes sur %2</translation>
    </message>
    <message>
        <source>the replay differs: %1</source>
        <translation>la rediffusion diffère&#xa0;: %1</translation>
    </message>
    <message>
        <source>the run ended after %1 of %2 commands</source>
        <translation>la partie s&apos;est terminée après %1 commandes sur %2</translation>
    </message>
    <message>
        <source>the system refused to start a thread</source>
        <translation>le système a refusé de lancer un fil d&apos;exécution</translation>
    </message>
    <message>
        <source>the world was created, but %1</source>
        <translation>le monde a été créé, mais %1</translation>
    </message>
    <message>
        <source>the worlds to search are given twice; give --from N --count M, --seeds FILE or --random N</source>
        <translation>les mondes à examiner sont donnés deux fois&#xa0;; donnez --from N --count M, --seeds FICHIER ou --random N</translation>
    </message>
    <message>
        <source>the worlds to search are missing; give --from N --count M, --seeds FILE or --random N</source>
        <translation>il manque les mondes à examiner&#xa0;; donnez --from N --count M, --seeds FICHIER ou --random N</translation>
    </message>
    <message>
        <source>there are no seeds</source>
        <translation>il n&apos;y a pas de graines</translation>
    </message>
    <message>
        <source>there is no file &apos;%1&apos;</source>
        <translation>il n&apos;y a pas de fichier «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no level &apos;%1&apos;; a cavern has only level 1</source>
        <translation>il n&apos;y a pas de niveau «&#xa0;%1&#xa0;»&#xa0;; une caverne n&apos;a que le niveau 1</translation>
    </message>
    <message>
        <source>there is no level &apos;%1&apos;; levels are from 1 to %2</source>
        <translation>il n&apos;y a pas de niveau «&#xa0;%1&#xa0;»&#xa0;; les niveaux vont de 1 à %2</translation>
    </message>
    <message>
        <source>things there: %1 taken, %2 left</source>
        <translation>choses dans celles-ci&#xa0;: %1 prises, %2 restantes</translation>
    </message>
    <message>
        <source>this program generates a different world</source>
        <translation>ce programme génère un autre monde</translation>
    </message>
    <message>
        <source>this program generates a different world than the card describes</source>
        <translation>ce programme génère un autre monde que celui décrit par la fiche</translation>
    </message>
    <message>
        <source>this program generates the same world</source>
        <translation>ce programme génère le même monde</translation>
    </message>
    <message>
        <source>this search is finished; delete &apos;%1&apos; to start over</source>
        <translation>cette recherche est terminée&#xa0;; supprimez «&#xa0;%1&#xa0;» pour recommencer</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>turn: %1</source>
        <translation>tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>unexpected</source>
        <translation>inattendu</translation>
    </message>
    <message>
        <source>unit: %1</source>
        <translation>unité&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected java, png, tmx, tmj, text or json</source>
        <translation>format inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: java, png, tmx, tmj, text ou json</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected json or text</source>
        <translation>format inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: json ou text</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected ndjson or csv</source>
        <translation>format inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: ndjson ou csv</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text or json</source>
        <translation>format inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: text ou json</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text, json or png</source>
        <translation>format inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: text, json ou png</translation>
    </message>
    <message>
        <source>unknown level &apos;%1&apos;; expected one of %2</source>
        <translation>niveau inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: l&apos;un de %2</translation>
    </message>
    <message>
        <source>unknown metric &apos;%1&apos;; use stats --list to list all</source>
        <translation>mesure inconnue «&#xa0;%1&#xa0;»&#xa0;; stats --list les liste toutes</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>option inconnue «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown rule &apos;%1&apos;; expected original or gap</source>
        <translation>règle inconnue «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: original ou gap</translation>
    </message>
    <message>
        <source>unknown shell &apos;%1&apos;; expected bash, zsh or fish</source>
        <translation>shell inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: bash, zsh ou fish</translation>
    </message>
    <message>
        <source>unknown verb &apos;%1&apos;</source>
        <translation>sous-commande inconnue «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>sous-commande</translation>
    </message>
    <message>
        <source>verdict: %1</source>
        <translation>verdict&#xa0;: %1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>avertissement&#xa0;: %1</translation>
    </message>
    <message>
        <source>weapon: %1</source>
        <translation>arme&#xa0;: %1</translation>
    </message>
    <message>
        <source>worlds of the generator %1 don&apos;t have the setting %2</source>
        <translation>les mondes du générateur %1 n&apos;ont pas le paramètre %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Positionals:</source>
        <translation>Arguments&#xa0;:</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>Sous-commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Utilisation&#xa0;:</translation>
    </message>
    <message>
        <source>Region to repair (default: all damaged regions)</source>
        <translation>Région à réparer (par défaut&#xa0;: toutes celles qui sont endommagées)</translation>
    </message>
    <message>
        <source>Region to write; repeatable. Required unless a level is written</source>
        <translation>Région à écrire&#xa0;; répétable. Obligatoire sauf pour écrire un niveau</translation>
    </message>
    <message>
        <source>%1: invalid value &apos;%2&apos;</source>
        <translation>%1&#xa0;: valeur non valide «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t be a player&apos;s name</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être le nom d&apos;un joueur</translation>
    </message>
    <message>
        <source>Address and port, such as 192.168.1.5:40123</source>
        <translation>Adresse et port, par exemple 192.168.1.5:40123</translation>
    </message>
    <message>
        <source>Also accept connections from outside of private networks</source>
        <translation>Accepter aussi les connexions extérieures aux réseaux privés</translation>
    </message>
    <message>
        <source>End when the last guest has left</source>
        <translation>Terminer quand le dernier invité est parti</translation>
    </message>
    <message>
        <source>File with the join code</source>
        <translation>Fichier du code d&apos;invitation</translation>
    </message>
    <message>
        <source>Host a world on the local network, without a window</source>
        <translation>Héberger un monde sur le réseau local, sans fenêtre</translation>
    </message>
    <message>
        <source>How the player acts: random</source>
        <translation>Comportement du joueur&#xa0;: random</translation>
    </message>
    <message>
        <source>Join a hosted world with a player who acts at random</source>
        <translation>Rejoindre un monde hébergé avec un joueur qui agit au hasard</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Nom du joueur</translation>
    </message>
    <message>
        <source>Name or file of the world</source>
        <translation>Nom ou fichier du monde</translation>
    </message>
    <message>
        <source>Number of commands to give</source>
        <translation>Nombre de commandes à donner</translation>
    </message>
    <message>
        <source>Number of the random player; others act differently</source>
        <translation>Numéro du joueur aléatoire&#xa0;; un autre numéro agit autrement</translation>
    </message>
    <message>
        <source>Players don&apos;t share what they explore; only before anyone has joined</source>
        <translation>Les joueurs ne partagent pas ce qu&apos;ils explorent&#xa0;; seulement tant que personne n&apos;a rejoint la partie</translation>
    </message>
    <message>
        <source>Print the result as JSON</source>
        <translation>Afficher le résultat en JSON</translation>
    </message>
    <message>
        <source>Stay until the host ends the game</source>
        <translation>Rester jusqu&apos;à ce que l&apos;hôte mette fin à la partie</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>colour: %1</source>
        <translation>couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>different at command %1 of %2, turn %3: %4</source>
        <translation>différent à la commande %1 du %2, tour %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>join code: %1</source>
        <translation>code d&apos;invitation&#xa0;: %1</translation>
    </message>
    <message>
        <source>listening on %1</source>
        <translation>écoute sur %1</translation>
    </message>
    <message>
        <source>place: %1 %2</source>
        <translation>position&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>player %1, %2</source>
        <translation>joueur %1, %2</translation>
    </message>
    <message>
        <source>present</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>unknown player &apos;%1&apos;; expected random</source>
        <translation>joueur inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: random</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>spectateur</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>EXPR</source>
        <translation>EXPRESSION</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DOSSIER</translation>
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
        <translation>CLÉ=VALEUR</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>TYPE</translation>
    </message>
    <message>
        <source>LAYERS</source>
        <translation>CALQUES</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEAU</translation>
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
        <translation>NOM[(R)]</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>SORTIE</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>CHEMIN</translation>
    </message>
    <message>
        <source>QUERY</source>
        <translation>RECHERCHE</translation>
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
        <translation>SOURCE</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>TARGET</source>
        <translation>CIBLE</translation>
    </message>
    <message>
        <source>WORLD</source>
        <translation>MONDE</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>LxH</translation>
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
        <translation>X,Y,L,H</translation>
    </message>
    <message>
        <source>state of a search</source>
        <translation>l&apos;état d&apos;une recherche</translation>
    </message>
    <message>
        <source>endless-caves (default), journey, cavern, dungeon or rooms; the last three write a whole level instead of regions; rooms writes the room map unless --level is given</source>
        <translation>endless-caves (par défaut), journey, cavern, dungeon ou rooms&#xa0;; les trois derniers écrivent un niveau entier au lieu de régions&#xa0;; rooms écrit le plan des salles, sauf si --level est donné</translation>
    </message>
    <message>
        <source>unknown scenario &apos;%1&apos;; expected journey, endless-caves, cavern, dungeon or rooms</source>
        <translation>scénario inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: journey, endless-caves, cavern, dungeon ou rooms</translation>
    </message>
    <message>
        <source>Everything explored</source>
        <translation>Tout exploré</translation>
    </message>
    <message>
        <source>First seed: play N, N + 1, ... (default: 1)</source>
        <translation>Première graine&#xa0;: jouer N, N + 1, ... (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>Let test players play many seeds, and report how their runs end</source>
        <translation>Faire jouer de nombreuses graines à des joueurs de test, et indiquer comment finissent leurs parties</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Défaites</translation>
    </message>
    <message>
        <source>Number of seeds (default: 100)</source>
        <translation>Nombre de graines (par défaut&#xa0;: 100)</translation>
    </message>
    <message>
        <source>Replay all commands of a world, or the run of a seed card, and compare the result; exit 1 if it differs</source>
        <translation>Rejouer toutes les commandes d&apos;un monde, ou la partie d&apos;une fiche de graine, et comparer le résultat&#xa0;; code 1 s&apos;il diffère</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Stopped at the limit</source>
        <translation>Arrêtées à la limite</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>Bloquées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>World file or name, or a seed card with a run</source>
        <translation>Fichier ou nom du monde, ou fiche de graine avec une partie</translation>
    </message>
    <message>
        <source>Write a seed card with the run of a world and its commands as proof</source>
        <translation>Écrire une fiche de graine avec la partie d&apos;un monde et ses commandes comme preuve</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>inventaire</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 runs</source>
        <translation>interrompu après %1 parties sur %2</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>monstres tués</translation>
    </message>
    <message>
        <source>last death</source>
        <translation>dernière mort</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>not proved: %1</source>
        <translation>non prouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>not proved: who gave them, when, and what help they had</source>
        <translation>non prouvé&#xa0;: qui les a données, quand, et avec quelle aide</translation>
    </message>
    <message>
        <source>place</source>
        <translation>lieu</translation>
    </message>
    <message>
        <source>revealed: more was shown than the player saw, as the card says</source>
        <translation>révélée&#xa0;: d&apos;après la fiche, il a été montré plus que ce que le joueur voyait</translation>
    </message>
    <message>
        <source>run</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>the run is not proved: %1</source>
        <translation>la partie n&apos;est pas prouvée&#xa0;: %1</translation>
    </message>
    <message>
        <source>this seed card has no run</source>
        <translation>cette fiche de graine ne contient pas de partie</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text or ndjson</source>
        <translation>format inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: text ou ndjson</translation>
    </message>
    <message>
        <source>won</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>Deaths by cause</source>
        <translation>Morts par cause</translation>
    </message>
    <message>
        <source>Report how the run of a world ended: what killed the player, where and how</source>
        <translation>Indiquer comment s&apos;est achevée la partie d&apos;un monde&#xa0;: ce qui a tué le joueur, où et comment</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>partie inachevée</translation>
    </message>
    <message>
        <source>%1 (default), %2 or %3; levels where level files are accepted; with a version, if not the newest: caves:1</source>
        <translation>%1 (par défaut), %2 ou %3&#xa0;; levels là où les fichiers de niveau sont acceptés&#xa0;; avec une version si ce n&apos;est pas la plus récente&#xa0;: caves:1</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 jours</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 heures</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 minutes</translation>
    </message>
    <message>
        <source>%1 of %2 worlds could not be generated</source>
        <translation>mondes impossibles à générer&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 requires --sketch</source>
        <translation>%1 demande --sketch</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 ans</translation>
    </message>
    <message>
        <source>%1: run: %2 is missing or wrong</source>
        <translation>%1&#xa0;: run&#xa0;: %2 manque ou est incorrect</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are both shard %3</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» sont tous deux la part %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are not of the same search; the %3 is %4 and %5</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» ne viennent pas de la même recherche&#xa0;; %3&#xa0;: %4 et %5</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; both have worlds %3 to %4</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» contiennent tous deux les mondes %3 à %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 bytes, but its search had written %3</source>
        <translation>«&#xa0;%1&#xa0;» a %2 octets, mais sa recherche en avait écrit %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a regular file</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a shard; expected I/N such as 2/16, where N is at most %2</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une part de recherche&#xa0;; I/N attendu, par exemple 2/16, où N vaut au plus %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a share; expected 0 to 1, or 0% to 100%</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une proportion&#xa0;; attendu&#xa0;: de 0 à 1, ou de 0% à 100%</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is shard %2, and &apos;%3&apos; is shard %4; shards of standard input can only be merged with others of the same number</source>
        <translation>«&#xa0;%1&#xa0;» est la part %2, et «&#xa0;%3&#xa0;» la part %4&#xa0;; les parts de l&apos;entrée standard ne fusionnent qu&apos;avec d&apos;autres du même nombre</translation>
    </message>
    <message>
        <source>--limit can&apos;t be used with --shard, as matches of other shards count, too</source>
        <translation>--limit ne s&apos;utilise pas avec --shard, car les résultats des autres parts comptent aussi</translation>
    </message>
    <message>
        <source>0 on success, 1 for failures, 2 for wrong usage, 3 for a search that was interrupted by a signal and can be resumed.</source>
        <translation>0 en cas de succès, 1 en cas d&apos;échec, 2 pour une mauvaise utilisation, 3 pour une recherche interrompue par un signal et qui peut reprendre.</translation>
    </message>
    <message>
        <source>About %1: %2 of %3 worlds</source>
        <translation>Environ %1&#xa0;: %2 mondes sur %3</translation>
    </message>
    <message>
        <source>About 1 in %1: %2 of %3 worlds</source>
        <translation>Environ 1 sur %1&#xa0;: %2 mondes sur %3</translation>
    </message>
    <message>
        <source>All of %1 worlds</source>
        <translation>Tous, sur %1 mondes</translation>
    </message>
    <message>
        <source>Also look for the sketch turned and mirrored</source>
        <translation>Chercher aussi le croquis tourné et en miroir</translation>
    </message>
    <message>
        <source>Check that the files of all shards are complete, and merge them</source>
        <translation>Vérifier que les fichiers de toutes les parts sont complets, et les fusionner</translation>
    </message>
    <message>
        <source>Estimate how rare worlds are that meet a condition</source>
        <translation>Estimer la rareté des mondes qui remplissent une condition</translation>
    </message>
    <message>
        <source>Expected time to the first match: %1</source>
        <translation>Temps probable jusqu&apos;au premier résultat&#xa0;: %1</translation>
    </message>
    <message>
        <source>File with a drawing to look for: . floor, # rock, $ chest, M monster, @ spawn, + way in or out, ? anything</source>
        <translation>Fichier du dessin à chercher&#xa0;: . sol, # roche, $ coffre, M monstre, @ apparition, + entrée ou sortie,&#xa0;? quelconque</translation>
    </message>
    <message>
        <source>Files that the shards were written to by --out</source>
        <translation>Fichiers où --out a écrit les parts</translation>
    </message>
    <message>
        <source>Find places in one world, region by region outward from the spawn</source>
        <translation>Trouver des lieux dans un monde, région par région en s&apos;éloignant du point d&apos;apparition</translation>
    </message>
    <message>
        <source>First seed of a range of numbers: N, N + 1, ...</source>
        <translation>Première graine d&apos;une suite de nombres&#xa0;: N, N + 1, ...</translation>
    </message>
    <message>
        <source>I/N</source>
        <translation>I/N</translation>
    </message>
    <message>
        <source>Metric to write beside those of the condition: chests, &apos;chests(30)&apos;; repeatable</source>
        <translation>Mesure à écrire en plus de celles de la condition&#xa0;: chests, &apos;chests(30)&apos;&#xa0;; répétable</translation>
    </message>
    <message>
        <source>Most cells from the spawn to the middle of the sketch (default: 50)</source>
        <translation>Cases au plus du point d&apos;apparition au milieu du croquis (par défaut&#xa0;: 50)</translation>
    </message>
    <message>
        <source>Number of regions to search, the nearest first</source>
        <translation>Nombre de régions à fouiller, les plus proches d&apos;abord</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>Report progress on standard error even when it is not a terminal; json: an object per line</source>
        <translation>Indiquer l&apos;avancement sur la sortie d&apos;erreur même si ce n&apos;est pas un terminal&#xa0;; json&#xa0;: un objet par ligne</translation>
    </message>
    <message>
        <source>SHARE</source>
        <translation>PROPORTION</translation>
    </message>
    <message>
        <source>Save progress to this file; the same command resumes the search, also with a higher limit</source>
        <translation>Enregistrer l&apos;avancement dans ce fichier&#xa0;; la même commande reprend la recherche, même avec une limite plus haute</translation>
    </message>
    <message>
        <source>Search only part I of N; search merge puts the results of all parts together</source>
        <translation>N&apos;examiner que la part I sur N&#xa0;; search merge réunit les résultats de toutes les parts</translation>
    </message>
    <message>
        <source>Share of the sketch&apos;s cells that must agree, such as 0.8 or 80% (default: 0.9)</source>
        <translation>Proportion des cases du croquis qui doivent concorder, par exemple 0.8 ou 80% (par défaut&#xa0;: 0.9)</translation>
    </message>
    <message>
        <source>Stop after this many places</source>
        <translation>Arrêter après ce nombre de lieux</translation>
    </message>
    <message>
        <source>Write generator, version, settings that differ from the defaults and spawn of each world</source>
        <translation>Écrire pour chaque monde le générateur, la version, les paramètres qui diffèrent de ceux par défaut et le point d&apos;apparition</translation>
    </message>
    <message>
        <source>Write to this file (default: standard output)</source>
        <translation>Écrire dans ce fichier (par défaut&#xa0;: la sortie standard)</translation>
    </message>
    <message>
        <source>Write to this file, which grows as matches are found (default: standard output)</source>
        <translation>Écrire dans ce fichier, qui grandit au fil des résultats (par défaut&#xa0;: la sortie standard)</translation>
    </message>
    <message>
        <source>Write what was searched and found as a last line; files of --out in ndjson always have it</source>
        <translation>Écrire en dernière ligne ce qui a été examiné et trouvé&#xa0;; les fichiers de --out en ndjson l&apos;ont toujours</translation>
    </message>
    <message>
        <source>[json]</source>
        <translation>[json]</translation>
    </message>
    <message>
        <source>a table has no summary; use --format ndjson</source>
        <translation>un tableau n&apos;a pas de résumé&#xa0;; utilisez --format ndjson</translation>
    </message>
    <message>
        <source>alone, after those before it</source>
        <translation>seul, après les précédents</translation>
    </message>
    <message>
        <source>interrupted before the first world</source>
        <translation>interrompu avant le premier monde</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>moins d&apos;une seconde</translation>
    </message>
    <message>
        <source>only one of --seed S, --from N --count M and --seeds FILE can be used</source>
        <translation>--seed S, --from N --count M et --seeds FICHIER s&apos;excluent&#xa0;: n&apos;en utilisez qu&apos;un</translation>
    </message>
    <message>
        <source>options of a search can&apos;t be used with search merge</source>
        <translation>les options d&apos;une recherche ne s&apos;utilisent pas avec search merge</translation>
    </message>
    <message>
        <source>seed &apos;%1&apos;: %2</source>
        <translation>graine «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>shard %1 is missing</source>
        <translation>il manque la part %1</translation>
    </message>
    <message>
        <source>shards %1 are missing</source>
        <translation>il manque les parts %1</translation>
    </message>
    <message>
        <source>text (default) or ndjson</source>
        <translation>text (par défaut) ou ndjson</translation>
    </message>
    <message>
        <source>these aren&apos;t the seeds that the search was begun with</source>
        <translation>ce ne sont pas les graines avec lesquelles la recherche a commencé</translation>
    </message>
    <message>
        <source>this search was begun with --out; use the same option to resume it</source>
        <translation>cette recherche a été commencée avec --out&#xa0;; utilisez la même option pour la reprendre</translation>
    </message>
    <message>
        <source>this search was begun with another --format, --describe or --with</source>
        <translation>cette recherche a été commencée avec un autre --format, --describe ou --with</translation>
    </message>
    <message>
        <source>this search was begun without --out; its matches are on standard output</source>
        <translation>cette recherche a été commencée sans --out&#xa0;; ses résultats sont sur la sortie standard</translation>
    </message>
    <message>
        <source>unknown style &apos;%1&apos;; expected json or nothing</source>
        <translation>style inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: json ou rien</translation>
    </message>
    <message>
        <source>what to look for is missing; give --where EXPR or --sketch FILE</source>
        <translation>il manque ce qu&apos;il faut chercher&#xa0;; donnez --where EXPR ou --sketch FICHIER</translation>
    </message>
    <message>
        <source>world %1 doesn&apos;t belong to this shard</source>
        <translation>le monde %1 n&apos;appartient pas à cette part</translation>
    </message>
    <message>
        <source>worlds %1 to %2 are in none of the files</source>
        <translation>les mondes %1 à %2 ne sont dans aucun des fichiers</translation>
    </message>
    <message>
        <source>&apos;%1&apos; isn&apos;t the file that this search wrote</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas le fichier que cette recherche a écrit</translation>
    </message>
    <message>
        <source>column %1 of &apos;%2&apos;: %3</source>
        <translation>colonne %1 de «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>count(...) and nearest(...) look for things near each other: count(chest within 5 of chest) &gt;= 2, nearest(chest with weapon &gt;= 15 and not within 20 of monster) &lt;= 60.</source>
        <translation>count(...) et nearest(...) cherchent des éléments proches les uns des autres&#xa0;: count(chest within 5 of chest) &gt;= 2, nearest(chest with weapon &gt;= 15 and not within 20 of monster) &lt;= 60.</translation>
    </message>
    <message>
        <source>Number of threads (default: all cores)</source>
        <translation>Nombre de fils d&apos;exécution (par défaut&#xa0;: tous les cœurs)</translation>
    </message>
    <message>
        <source>THINGS: chest or monster, then &apos;with&apos; and properties (weapon, armour or gold of a chest, health of a monster), then &apos;within N of&apos; or &apos;not within N of&apos; and another chest, monster or spawn, where N is a number of steps. Parts are joined by &apos;and&apos;: chest with weapon &gt;= 15 and not within 20 of monster.</source>
        <translation>THINGS&#xa0;: chest ou monster, puis «&#xa0;with&#xa0;» et des propriétés (weapon, armour ou gold d&apos;un coffre, health d&apos;un monstre), puis «&#xa0;within N of&#xa0;» ou «&#xa0;not within N of&#xa0;» et un autre élément, chest, monster ou spawn, où N est un nombre de pas. Les parties sont reliées par «&#xa0;and&#xa0;»&#xa0;: chest with weapon &gt;= 15 and not within 20 of monster.</translation>
    </message>
    <message>
        <source>this state was saved by an earlier version and can&apos;t identify its output file; delete the state to start over</source>
        <translation>cet état a été enregistré par une version antérieure et ne permet pas d&apos;identifier son fichier de sortie&#xa0;; supprimez l&apos;état pour recommencer</translation>
    </message>
    <message>
        <source>File with the join code; if there is none, a new code is written to it, readable only by you</source>
        <translation>Fichier contenant le code d&apos;invitation&#xa0;; s&apos;il n&apos;existe pas, un nouveau code y est écrit, que vous seul pouvez lire</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must end in .csv, .tmx or .tmj</source>
        <translation>«&#xa0;%1&#xa0;» doit se terminer par .csv, .tmx ou .tmj</translation>
    </message>
    <message>
        <source>Convert a level (.csv) to a Tiled map (.tmx), or a Tiled map (.tmx, .tmj) to a level, by file extension</source>
        <translation>Convertir un niveau (.csv) en carte Tiled (.tmx), ou une carte Tiled (.tmx, .tmj) en niveau, selon l&apos;extension</translation>
    </message>
    <message>
        <source>Level files (.csv) or Tiled maps (.tmx, .tmj)</source>
        <translation>Fichiers de niveau (.csv) ou cartes Tiled (.tmx, .tmj)</translation>
    </message>
    <message>
        <source>A level file for the generator &apos;levels&apos;, or a folder of them, played in natural order (2 before 10); repeat for several, played in this order</source>
        <translation>Un fichier de niveau pour le générateur «&#xa0;levels&#xa0;», ou un dossier de ces fichiers, joués dans l&apos;ordre naturel (2 avant 10)&#xa0;; répétez pour plusieurs, joués dans cet ordre</translation>
    </message>
    <message>
        <source>%1: lines that begin or end with spaces: %2; the spaces are part of the seeds, and --column 1 takes the first column</source>
        <translation>%1&#xa0;: lignes qui commencent ou finissent par des espaces&#xa0;: %2&#xa0;; les espaces font partie des graines, et --column 1 prend la première colonne</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the output and isn&apos;t read</source>
        <translation>«&#xa0;%1&#xa0;» est la sortie et n&apos;est pas lu</translation>
    </message>
    <message>
        <source>--column requires --seeds</source>
        <translation>--column exige --seeds</translation>
    </message>
    <message>
        <source>File with one seed per line, &quot;&quot; for the empty one; - for standard input</source>
        <translation>Fichier avec une graine par ligne, &quot;&quot; pour la graine vide&#xa0;; - pour l&apos;entrée standard</translation>
    </message>
    <message>
        <source>N|NAME</source>
        <translation>N|NOM</translation>
    </message>
    <message>
        <source>Take the seeds from this column of the file, by number or by its name in the first line; separated by commas, semicolons, tabs or spaces, whichever comes first</source>
        <translation>Prendre les graines dans cette colonne du fichier, par son numéro ou son nom dans la première ligne&#xa0;; séparée par des virgules, points-virgules, tabulations ou espaces, selon ce qui vient en premier</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>elle est fermée</translation>
    </message>
    <message>
        <source>ndjson (default) or csv; a text in csv that a spreadsheet would run as a formula gets a &apos; before it</source>
        <translation>ndjson (par défaut) ou csv&#xa0;; un texte en csv qu&apos;un tableur exécuterait comme formule est précédé de &apos;</translation>
    </message>
    <message>
        <source>there is no other file than that of --out</source>
        <translation>il n&apos;y a pas d&apos;autre fichier que celui de --out</translation>
    </message>
    <message>
        <source>TCP port; default: that of the last time, or any that is free</source>
        <translation>Port TCP&#xa0;; par défaut&#xa0;: celui de la dernière fois, ou n&apos;importe quel port libre</translation>
    </message>
    <message>
        <source>Check the library of seeds, the history of runs and the record of totals; exit 1 if one can&apos;t be used</source>
        <translation>Vérifier la bibliothèque de graines, l&apos;historique des parties et les totaux&#xa0;; code de sortie 1 si l&apos;un est inutilisable</translation>
    </message>
    <message>
        <source>Check the program&apos;s own files in the data folder</source>
        <translation>Vérifier les fichiers du programme dans le dossier de données</translation>
    </message>
    <message>
        <source>Rename files that are damaged or of another kind, and begin new ones; nothing is deleted</source>
        <translation>Renommer les fichiers endommagés ou d&apos;un autre type, et en commencer de nouveaux&#xa0;; rien n&apos;est supprimé</translation>
    </message>
    <message>
        <source>files that can&apos;t be used: %1; --set-aside begins new ones</source>
        <translation>fichiers inutilisables&#xa0;: %1&#xa0;; --set-aside en commence de nouveaux</translation>
    </message>
    <message>
        <source>set aside as &apos;%1&apos;</source>
        <translation>mis de côté sous «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>il n&apos;y en a pas encore</translation>
    </message>
    <message>
        <source>Seed of the world, for a file that has lost it in both places; with --generator and settings as for &apos;world create&apos;</source>
        <translation>Graine du monde, pour un fichier qui l&apos;a perdue aux deux endroits&#xa0;; avec --generator et les réglages comme pour &apos;world create&apos;</translation>
    </message>
    <message>
        <source>the world was edited or repaired after command %1</source>
        <translation>le monde a été modifié ou réparé après la commande %1</translation>
    </message>
    <message>
        <source>region %1 %2: restored from the log of commands</source>
        <translation>région %1 %2&#xa0;: restaurée à partir du journal des commandes</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2</source>
        <translation>Intervalle à 95&#xa0;%&#xa0;: %1 à %2</translation>
    </message>
    <message>
        <source>95 % interval: 1 in %1 to 1 in %2</source>
        <translation>Intervalle à 95&#xa0;%&#xa0;: 1 sur %1 à 1 sur %2</translation>
    </message>
    <message>
        <source>Between 1 in %1 and 1 in %2: %3 of %4 worlds</source>
        <translation>Entre 1 sur %1 et 1 sur %2&#xa0;: %3 mondes sur %4</translation>
    </message>
    <message>
        <source>Condition that a place must meet; metrics count from it. Every floor cell is judged, and the best one of each region is the place</source>
        <translation>Condition qu&apos;un lieu doit remplir&#xa0;; les mesures partent de lui. Chaque case de sol est jugée, et la meilleure de chaque région est le lieu</translation>
    </message>
    <message>
        <source>Key of the random seeds; the same key gives the same seeds (default: another one each time)</source>
        <translation>Clé des graines aléatoires&#xa0;; la même clé donne les mêmes graines (par défaut&#xa0;: une autre à chaque fois)</translation>
    </message>
    <message>
        <source>Number of random seeds to judge; otherwise %1, and more until %2 match or %3 s are over</source>
        <translation>Nombre de graines aléatoires à juger&#xa0;; sinon %1, puis d&apos;autres jusqu&apos;à ce que %2 conviennent ou que %3 s soient passées</translation>
    </message>
    <message>
        <source>Threads of the sample, and of the search whose time is estimated (default: all cores)</source>
        <translation>Fils d&apos;exécution de l&apos;échantillon et de la recherche dont le temps est estimé (par défaut&#xa0;: tous les cœurs)</translation>
    </message>
    <message>
        <source>Time to the first match: probably more than %1</source>
        <translation>Temps jusqu&apos;au premier résultat&#xa0;: sans doute plus de %1</translation>
    </message>
    <message>
        <source>rarer than 1 in %1</source>
        <translation>plus rare que 1 sur %1</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 d&apos;or</translation>
    </message>
    <message>
        <source>%1, %2 of %3 worlds, matches: %4, worlds/s: %5</source>
        <translation>%1, %2 mondes sur %3, résultats&#xa0;: %4, mondes/s&#xa0;: %5</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 case</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 pas</translation>
    </message>
    <message>
        <source>Never (worlds: %1): rarer than about 1 in %2</source>
        <translation>Jamais (mondes&#xa0;: %1)&#xa0;: plus rare qu&apos;environ 1 sur %2</translation>
    </message>
    <message>
        <source>claimed: %1, score: %2, turns: %3, kills: %4</source>
        <translation>déclaré&#xa0;: %1, score&#xa0;: %2, tours&#xa0;: %3, ennemis vaincus&#xa0;: %4</translation>
    </message>
    <message>
        <source>commands: %1, state: %2</source>
        <translation>commandes&#xa0;: %1, état&#xa0;: %2</translation>
    </message>
    <message>
        <source>explored: %1</source>
        <translation>explorées&#xa0;: %1</translation>
    </message>
    <message>
        <source>generator &apos;levels&apos; makes worlds from level files; use world create</source>
        <translation>le générateur «&#xa0;levels&#xa0;» fait des mondes à partir de fichiers de niveau&#xa0;; utilisez world create</translation>
    </message>
    <message>
        <source>identical; commands: %1, turn: %2, checkpoints: %3, state: %4</source>
        <translation>identique&#xa0;; commandes&#xa0;: %1, tour&#xa0;: %2, points de contrôle&#xa0;: %3, état&#xa0;: %4</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 regions; places: %3</source>
        <translation>interrompu après %1 régions sur %2&#xa0;; lieux&#xa0;: %3</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 worlds; matches: %3</source>
        <translation>interrompu après %1 mondes sur %2&#xa0;; résultats&#xa0;: %3</translation>
    </message>
    <message>
        <source>interrupted; worlds: %1, matches: %2</source>
        <translation>interrompu&#xa0;; mondes&#xa0;: %1, résultats&#xa0;: %2</translation>
    </message>
    <message>
        <source>matches: %1, but the summary says %2</source>
        <translation>résultats&#xa0;: %1, mais le résumé en indique %2</translation>
    </message>
    <message>
        <source>near misses: %1, but the summary says %2</source>
        <translation>résultats proches&#xa0;: %1, mais le résumé en indique %2</translation>
    </message>
    <message>
        <source>proved: the commands from the seed (%1) lead to exactly this, by the rules of this version</source>
        <translation>prouvé&#xa0;: les commandes à partir de la graine (%1) mènent exactement à ce résultat, selon les règles de cette version</translation>
    </message>
    <message>
        <source>score: %1, turns: %2; replay verify checks it</source>
        <translation>score&#xa0;: %1, tours&#xa0;: %2&#xa0;; replay verify vérifie la partie</translation>
    </message>
    <message>
        <source>worlds that could not be generated and were skipped: %1</source>
        <translation>mondes ignorés, qui n&apos;ont pas pu être générés&#xa0;: %1</translation>
    </message>
    <message>
        <source>worlds that could not be generated: %1</source>
        <translation>mondes qui n&apos;ont pas pu être générés&#xa0;: %1</translation>
    </message>
    <message>
        <source>worlds/s: %1, threads: %2</source>
        <translation>mondes/s&#xa0;: %1, threads&#xa0;: %2</translation>
    </message>
    <message>
        <source>worlds: %1, matches: %2, worlds/s: %3</source>
        <translation>mondes&#xa0;: %1, résultats&#xa0;: %2, mondes/s&#xa0;: %3</translation>
    </message>
    <message>
        <source>copy: its run went on elsewhere; not ranked</source>
        <translation>copie&#xa0;: la partie a continué ailleurs&#xa0;; non classée</translation>
    </message>
    <message>
        <source>revealed: more was shown than the player saw; not ranked</source>
        <translation>révélé&#xa0;: davantage a été montré que le joueur n&apos;a vu&#xa0;; non classée</translation>
    </message>
    <message>
        <source>Play rooms in real time (default: by turns)</source>
        <translation>Jouer les salles en temps réel (par défaut&#xa0;: au tour par tour)</translation>
    </message>
    <message>
        <source>only rooms can be played in real time, not %1</source>
        <translation>seules les salles se jouent en temps réel, pas %1</translation>
    </message>
    <message>
        <source>copy: its run went on elsewhere, as the card says</source>
        <translation>copie&#xa0;: d&apos;après la fiche, la partie a continué ailleurs</translation>
    </message>
    <message>
        <source>%1 (%2–%3), median %4</source>
        <translation>%1 (%2–%3), médiane %4</translation>
    </message>
    <message>
        <source>A run stops at the limit of %1 commands.</source>
        <translation>Une partie s&apos;arrête à la limite de %1 commandes.</translation>
    </message>
    <message>
        <source>In brackets: the 95 % interval</source>
        <translation>Entre parenthèses&#xa0;: l&apos;intervalle à 95 %</translation>
    </message>
    <message>
        <source>Mean of a run</source>
        <translation>Moyenne par partie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Stop a run after this many commands (default: %1 in endless caves, otherwise %2)</source>
        <translation>Arrêter une partie après ce nombre de commandes (par défaut&#xa0;: %1 dans les grottes sans fin, sinon %2)</translation>
    </message>
    <message>
        <source>careful, reckless or random; all (default) compares them</source>
        <translation>careful, reckless ou random&#xa0;; all (par défaut) les compare</translation>
    </message>
    <message>
        <source>text (default), csv or json: shares and means with 95 % intervals; or ndjson: a line for each run with monsters and items</source>
        <translation>text (par défaut), csv ou json&#xa0;: parts et moyennes avec intervalles à 95 %&#xa0;; ou ndjson&#xa0;: une ligne par partie avec monstres et objets</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text, csv, json or ndjson</source>
        <translation>format inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: text, csv, json ou ndjson</translation>
    </message>
    <message>
        <source>unknown player &apos;%1&apos;; expected all, careful, reckless or random</source>
        <translation>joueur inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: all, careful, reckless ou random</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a monster; expected X,Y,N as in &apos;replay marks&apos;</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un monstre&#xa0;; X,Y,N est attendu, comme dans «&#xa0;replay marks&#xa0;»</translation>
    </message>
    <message>
        <source>First turn (default: the first of the log)</source>
        <translation>Premier tour (par défaut&#xa0;: le premier du journal)</translation>
    </message>
    <message>
        <source>Home region and number of the monster, as &apos;replay marks&apos; lists it</source>
        <translation>Région d&apos;origine et numéro du monstre, comme «&#xa0;replay marks&#xa0;» les donne</translation>
    </message>
    <message>
        <source>Last turn (default: the last of the log)</source>
        <translation>Dernier tour (par défaut&#xa0;: le dernier du journal)</translation>
    </message>
    <message>
        <source>List what happened in a world, with turns: who noticed the player, fights, hits, deaths, finds, levels, edits</source>
        <translation>Lister ce qui s&apos;est passé dans un monde, avec les tours&#xa0;: qui a remarqué le joueur, combats, coups, morts, trouvailles, niveaux, modifications</translation>
    </message>
    <message>
        <source>Only this: noticed, lost, fight, hit, kill, death, find, level, edit or party</source>
        <translation>Seulement ceci&#xa0;: noticed, lost, fight, hit, kill, death, find, level, edit ou party</translation>
    </message>
    <message>
        <source>TURN</source>
        <translation>TOUR</translation>
    </message>
    <message>
        <source>X,Y,N</source>
        <translation>X,Y,N</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>a décidé&#xa0;: %1</translation>
    </message>
    <message>
        <source>did: %1</source>
        <translation>a fait&#xa0;: %1</translation>
    </message>
    <message>
        <source>monster number</source>
        <translation>numéro du monstre</translation>
    </message>
    <message>
        <source>there is no monster %1 in this world</source>
        <translation>il n&apos;y a pas de monstre %1 dans ce monde</translation>
    </message>
    <message>
        <source>turn %1 is after turn %2</source>
        <translation>le tour %1 est après le tour %2</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>hunts; turns left: %1, last saw the player at %2</source>
        <translation>chasse&#xa0;; tours restants&#xa0;: %1, a vu le joueur en dernier à %2</translation>
    </message>
    <message>
        <source>Write CSV</source>
        <translation>Écrire du CSV</translation>
    </message>
    <message>
        <source>%1: ok</source>
        <translation>%1&#xa0;: correct</translation>
    </message>
    <message>
        <source>--json and --csv exclude each other</source>
        <translation>--json et --csv s&apos;excluent</translation>
    </message>
    <message>
        <source>--monsters can&apos;t be combined with --case or --svg</source>
        <translation>--monsters ne va pas avec --case ni --svg</translation>
    </message>
    <message>
        <source>--turn requires --world</source>
        <translation>--turn demande --world</translation>
    </message>
    <message>
        <source>Also draw the line with its surroundings, as SVG</source>
        <translation>Dessiner aussi la ligne et ses alentours, en SVG</translation>
    </message>
    <message>
        <source>Also write the line as a test case for &apos;sight check&apos;</source>
        <translation>Écrire aussi la ligne comme cas de test pour «&#xa0;sight check&#xa0;»</translation>
    </message>
    <message>
        <source>Files with a case each</source>
        <translation>Fichiers contenant chacun un cas</translation>
    </message>
    <message>
        <source>Number of the player; alone it is 1</source>
        <translation>Numéro du joueur&#xa0;; seul, c&apos;est 1</translation>
    </message>
    <message>
        <source>Run test cases of lines of sight, as --case writes them: a map, a viewer, a target, a rule and what is expected; exit 1 if one differs</source>
        <translation>Exécuter des cas de test de lignes de vue, tels que --case les écrit&#xa0;: une carte, un observateur, une cible, une règle et ce qui est attendu&#xa0;; code 1 si l&apos;un diffère</translation>
    </message>
    <message>
        <source>Say turn by turn what a monster saw, knew, decided and did, and why it attacked or didn&apos;t; or what a player did, and who saw them</source>
        <translation>Dire tour par tour ce qu&apos;un monstre a vu, su, décidé et fait, et pourquoi il a attaqué ou non&#xa0;; ou ce qu&apos;un joueur a fait, et qui le voyait</translation>
    </message>
    <message>
        <source>Show a world as it was at a turn: what world info says, and a map. Verbs that inspect worlds take --turn, too: world info, diff, find, check and export, and sight</source>
        <translation>Montrer un monde tel qu&apos;il était à un tour&#xa0;: ce que dit world info, et une carte. Les commandes qui examinent des mondes acceptent aussi --turn&#xa0;: world info, diff, find, check et export, ainsi que sight</translation>
    </message>
    <message>
        <source>The world as it was when this turn of its log began (default: as last saved)</source>
        <translation>Le monde tel qu&apos;il était au début de ce tour de son journal (par défaut&#xa0;: tel qu&apos;enregistré en dernier)</translation>
    </message>
    <message>
        <source>cases that differ: %1 of %2</source>
        <translation>cas qui diffèrent&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>command: %1</source>
        <translation>commande&#xa0;: %1</translation>
    </message>
    <message>
        <source>event: %1</source>
        <translation>événement&#xa0;: %1</translation>
    </message>
    <message>
        <source>give either --monster X,Y,N or --player N</source>
        <translation>indiquez soit --monster X,Y,N, soit --player N</translation>
    </message>
    <message>
        <source>hunted by: %1</source>
        <translation>traque de&#xa0;: %1</translation>
    </message>
    <message>
        <source>options of sight can&apos;t be used with sight check</source>
        <translation>les options de sight ne vont pas avec sight check</translation>
    </message>
    <message>
        <source>seen by: %1</source>
        <translation>en vue de&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no player %1 in this world</source>
        <translation>il n&apos;y a pas de joueur %1 dans ce monde</translation>
    </message>
    <message>
        <source>turn %1: at %2, health %3</source>
        <translation>tour %1&#xa0;: en %2, santé %3</translation>
    </message>
    <message>
        <source>All such turns</source>
        <translation>Tous ces tours</translation>
    </message>
    <message>
        <source>CONDITION</source>
        <translation>CONDITION</translation>
    </message>
    <message>
        <source>Find the first turn of a world&apos;s past in which a condition holds, such as &apos;health &lt; 10&apos; or &apos;kill and monster = rat&apos;; exit 1 if there is none</source>
        <translation>Trouver le premier tour du passé d&apos;un monde où une condition est remplie, comme «&#xa0;health &lt; 10&#xa0;» ou «&#xa0;kill and monster = rat&#xa0;»&#xa0;; code 1 s&apos;il n&apos;y en a pas</translation>
    </message>
    <message>
        <source>List the names that conditions may have</source>
        <translation>Lister les noms que peuvent avoir les conditions</translation>
    </message>
    <message>
        <source>What has to hold, by the grammar of search --where; see --names</source>
        <translation>Ce qui doit être rempli, selon la grammaire de search --where&#xa0;; voir --names</translation>
    </message>
    <message>
        <source>it holds in no turn from %1 to %2</source>
        <translation>elle n&apos;est remplie à aucun tour de %1 à %2</translation>
    </message>
    <message>
        <source>Another setting that doesn&apos;t shape the world, such as monsters=stationary; repeatable</source>
        <translation>Un autre réglage qui ne façonne pas le monde, comme monsters=stationary&#xa0;; répétable</translation>
    </message>
    <message>
        <source>Area of effect of monsters: exact, original or wide</source>
        <translation>Zone d&apos;effet des monstres&#xa0;: exact, original ou wide</translation>
    </message>
    <message>
        <source>Give the commands of a world once more under other rules, and say when and in what its course parts from the log</source>
        <translation>Donner les commandes d&apos;un monde encore une fois sous d&apos;autres règles, et dire quand et en quoi son cours se sépare du journal</translation>
    </message>
    <message>
        <source>Go on to this turn, and say in what the worlds differ then</source>
        <translation>Aller jusqu&apos;à ce tour, et dire en quoi les mondes diffèrent alors</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>RÈGLE</translation>
    </message>
    <message>
        <source>Turn from which the other rules hold (default: the first of the log)</source>
        <translation>Tour à partir duquel les autres règles valent (par défaut&#xa0;: le premier du journal)</translation>
    </message>
    <message>
        <source>Write the world as it was at --turn, with the other rules, as a new world of this name</source>
        <translation>Écrire le monde tel qu&apos;il était à --turn, avec les autres règles, comme un nouveau monde de ce nom</translation>
    </message>
    <message>
        <source>an edit or a repair follows, which ends the comparison</source>
        <translation>une modification ou une réparation suit, ce qui met fin à la comparaison</translation>
    </message>
    <message>
        <source>at turn %1 they are the same</source>
        <translation>au tour %1 ils sont les mêmes</translation>
    </message>
    <message>
        <source>at turn %1:</source>
        <translation>au tour %1&#xa0;:</translation>
    </message>
    <message>
        <source>commands that are not possible in the other course: %1</source>
        <translation>commandes impossibles dans l&apos;autre cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected another rule: --disc, --sight or --set</source>
        <translation>une autre règle est attendue&#xa0;: --disc, --sight ou --set</translation>
    </message>
    <message>
        <source>kept as a new world: %1</source>
        <translation>conservé comme nouveau monde&#xa0;: %1</translation>
    </message>
    <message>
        <source>original (sight passes diagonal gaps) or gap (it doesn&apos;t)</source>
        <translation>original (la vue passe par les brèches diagonales) ou gap (elle n&apos;y passe pas)</translation>
    </message>
    <message>
        <source>the courses are the same from turn %1 to turn %2</source>
        <translation>les cours sont les mêmes du tour %1 au tour %2</translation>
    </message>
    <message>
        <source>the courses part at turn %1, command %2:</source>
        <translation>les cours se séparent au tour %1, commande %2&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Content</name>
    <message numerus="yes">
        <source>%Ln gold</source>
        <translation>
            <numerusform>%Ln pièce d&apos;or</numerusform>
            <numerusform>%Ln pièces d&apos;or</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
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
        <translation>Espace ouvert</translation>
    </message>
    <message>
        <source>Chance that a cell starts as floor; more makes wider caves.</source>
        <translation>Probabilité qu&apos;une case soit du sol au départ&#xa0;; plus élevée, elle élargit les cavernes.</translation>
    </message>
    <message>
        <source>Rock threshold</source>
        <translation>Seuil de roche</translation>
    </message>
    <message>
        <source>Rock neighbours, out of 8, that turn a cell to rock.</source>
        <translation>Nombre de voisines en roche, sur 8, qui changent une case en roche.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Lissage</translation>
    </message>
    <message>
        <source>Region size</source>
        <translation>Taille des régions</translation>
    </message>
    <message>
        <source>Cells per region side.</source>
        <translation>Cases le long de chaque côté d&apos;une région.</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Coffres</translation>
    </message>
    <message>
        <source>Chance of a chest on a floor cell.</source>
        <translation>Probabilité qu&apos;une case de sol contienne un coffre.</translation>
    </message>
    <message>
        <source>Most items</source>
        <translation>Objets max.</translation>
    </message>
    <message>
        <source>Most items from a chest or a victory.</source>
        <translation>Nombre maximal d&apos;objets tirés d&apos;un coffre ou d&apos;une victoire.</translation>
    </message>
    <message>
        <source>View radius</source>
        <translation>Rayon de vision</translation>
    </message>
    <message>
        <source>View radius of the player, in cells.</source>
        <translation>Rayon de vision du joueur, en cases.</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstres</translation>
    </message>
    <message>
        <source>Whether monsters stay in place or roam and hunt.</source>
        <translation>Si les monstres restent sur place ou errent et chassent.</translation>
    </message>
    <message>
        <source>stationary</source>
        <translation>immobiles</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>errants</translation>
    </message>
    <message>
        <source>Area of effect</source>
        <translation>Zone d&apos;effet</translation>
    </message>
    <message>
        <source>Which cells around a monster count as within its sight radius.</source>
        <translation>Quelles cases autour d&apos;un monstre comptent comme dans son rayon de vision.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacte</translation>
    </message>
    <message>
        <source>original</source>
        <translation>originale</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>large</translation>
    </message>
    <message>
        <source>Diagonal gaps</source>
        <translation>Interstices diagonaux</translation>
    </message>
    <message>
        <source>Whether sight passes between two rocks that touch at their corners.</source>
        <translation>Si la vue passe entre deux roches qui se touchent par leurs coins.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverts</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermés</translation>
    </message>
    <message>
        <source>Armour protection</source>
        <translation>Protection de l&apos;armure</translation>
    </message>
    <message>
        <source>Share of a point of damage that a point of armour absorbs.</source>
        <translation>Part d&apos;un point de dégâts qu&apos;un point d&apos;armure absorbe.</translation>
    </message>
    <message>
        <source>Armour multiplier</source>
        <translation>Multiplicateur d&apos;armure</translation>
    </message>
    <message>
        <source>Multiplies the damage that armour absorbs.</source>
        <translation>Multiplie les dégâts que l&apos;armure absorbe.</translation>
    </message>
    <message>
        <source>Stun chance</source>
        <translation>Probabilité d&apos;étourdir</translation>
    </message>
    <message>
        <source>Chance that an attack stuns, so the attacker strikes again.</source>
        <translation>Probabilité qu&apos;une attaque étourdisse, si bien que l&apos;attaquant frappe encore.</translation>
    </message>
    <message>
        <source>Lost on death</source>
        <translation>Perte à la mort</translation>
    </message>
    <message>
        <source>What the player loses on death.</source>
        <translation>Ce que le joueur perd en mourant.</translation>
    </message>
    <message>
        <source>item</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Cells from west to east.</source>
        <translation>Cases d&apos;ouest en est.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Cells from south to north.</source>
        <translation>Cases du sud au nord.</translation>
    </message>
    <message>
        <source>Number of steps in which every cell takes on the majority of its neighbours.</source>
        <translation>Nombre d&apos;étapes où chaque case prend l&apos;état de la majorité de ses voisines.</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Whether caves stay separate, a passage leads from end to end, or all caves are joined.</source>
        <translation>Si les cavernes restent séparées, si un passage mène d&apos;un bout à l&apos;autre ou si toutes sont reliées.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>path</source>
        <translation>chemin</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>reliées</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Rivières</translation>
    </message>
    <message>
        <source>Number of rivers.</source>
        <translation>Nombre de rivières.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>Chance that a grove starts on a floor cell.</source>
        <translation>Probabilité qu&apos;un bosquet naisse sur une case de sol.</translation>
    </message>
    <message>
        <source>Monsters per 1000 cells</source>
        <translation>Monstres pour 1&#xa0;000 cases</translation>
    </message>
    <message>
        <source>Monsters per 1,000 floor cells.</source>
        <translation>Monstres pour 1&#xa0;000 cases de sol.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Room slots from west to east.</source>
        <translation>Emplacements de salles d&apos;ouest en est.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Room slots from south to north.</source>
        <translation>Emplacements de salles du sud au nord.</translation>
    </message>
    <message>
        <source>Most rooms</source>
        <translation>Salles max.</translation>
    </message>
    <message>
        <source>Number of rooms, if there are enough slots.</source>
        <translation>Nombre de salles, s&apos;il y a assez d&apos;emplacements.</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Whether doors stay closed until all monsters in the room are defeated.</source>
        <translation>Si les portes restent fermées tant que tous les monstres de la salle ne sont pas vaincus.</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>une fois vaincus</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>Cunning monsters</source>
        <translation>Monstres rusés</translation>
    </message>
    <message>
        <source>Chance that a room&apos;s monster is a stalker, warden, ranger or warlock: they retreat, heal and wait.</source>
        <translation>Probabilité que le monstre d&apos;une salle soit un traqueur, un gardien, un rôdeur ou un occultiste&#xa0;: ils battent en retraite, se soignent et attendent.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Share of the square&apos;s cells that are floor.</source>
        <translation>Part des cases du carré qui sont du sol.</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>Accessible</translation>
    </message>
    <message>
        <source>Share of the square&apos;s floor cells reachable from the spawn without leaving the square.</source>
        <translation>Part des cases de sol du carré accessibles depuis le point d&apos;apparition sans quitter le carré.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Composantes</translation>
    </message>
    <message>
        <source>Number of connected components of the square&apos;s floor.</source>
        <translation>Nombre de composantes connexes du sol du carré.</translation>
    </message>
    <message>
        <source>Mean passage width</source>
        <translation>Largeur moyenne des passages</translation>
    </message>
    <message>
        <source>Mean over the square&apos;s floor cells of the side of the largest all-floor block of n × n cells, inside the square, that covers the cell.</source>
        <translation>Moyenne, sur les cases de sol du carré, du côté du plus grand bloc de n × n cases de sol, dans le carré, qui contient la case.</translation>
    </message>
    <message>
        <source>Widest hall</source>
        <translation>Plus grande salle</translation>
    </message>
    <message>
        <source>Side of the largest all-floor block of n × n cells in the square.</source>
        <translation>Côté du plus grand bloc de n × n cases de sol du carré.</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Impasses</translation>
    </message>
    <message>
        <source>Floor cells of the square with exactly one floor cell among their four neighbours, those outside the square included.</source>
        <translation>Cases de sol du carré n&apos;ayant qu&apos;une case de sol parmi leurs quatre voisines, y compris hors du carré.</translation>
    </message>
    <message>
        <source>Chokepoints</source>
        <translation>Goulots</translation>
    </message>
    <message>
        <source>Cells other than the spawn whose removal makes at least 16 other floor cells of the square unreachable from the spawn inside the square.</source>
        <translation>Cases autres que le point d&apos;apparition dont la suppression rendrait au moins 16 autres cases de sol du carré inaccessibles depuis ce point dans le carré.</translation>
    </message>
    <message>
        <source>Tortuosity</source>
        <translation>Tortuosité</translation>
    </message>
    <message>
        <source>Mean ratio of walking distance to Manhattan distance, over all cells of the square that are reachable inside it and at least 8 steps from the spawn. 1 is straight; infinite if there is no such cell.</source>
        <translation>Rapport moyen entre la distance à pied et la distance de Manhattan, sur toutes les cases du carré accessibles à l&apos;intérieur et situées à au moins 8 pas du point d&apos;apparition. 1 est une ligne droite&#xa0;; infini s&apos;il n&apos;y a pas de telle case.</translation>
    </message>
    <message>
        <source>Monsters that start in the square.</source>
        <translation>Monstres qui commencent dans le carré.</translation>
    </message>
    <message>
        <source>Threatened</source>
        <translation>Menacées</translation>
    </message>
    <message>
        <source>Floor cells of the square that any monster, inside the square or not, sees from its starting cell: inside its area of effect, with line of sight, by the world&apos;s rules.</source>
        <translation>Cases de sol du carré qu&apos;un monstre, dans le carré ou non, voit depuis sa case de départ&#xa0;: dans sa zone d&apos;effet, avec une ligne de vue, selon les règles du monde.</translation>
    </message>
    <message>
        <source>Safe area</source>
        <translation>Zone sûre</translation>
    </message>
    <message>
        <source>Floor cells of the square that no monster sees from its starting cell.</source>
        <translation>Cases de sol du carré qu&apos;aucun monstre ne voit depuis sa case de départ.</translation>
    </message>
    <message>
        <source>Chests reachable from the spawn within this many steps.</source>
        <translation>Coffres accessibles depuis le point d&apos;apparition en ce nombre de pas au plus.</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Gold in the chests reachable from the spawn within this many steps.</source>
        <translation>Or dans les coffres accessibles depuis le point d&apos;apparition en ce nombre de pas au plus.</translation>
    </message>
    <message>
        <source>Best weapon</source>
        <translation>Meilleure arme</translation>
    </message>
    <message>
        <source>Power of the strongest weapon in the chests reachable from the spawn within this many steps; 0 if there is none.</source>
        <translation>Puissance de l&apos;arme la plus forte dans les coffres accessibles depuis le point d&apos;apparition en ce nombre de pas au plus&#xa0;; 0 s&apos;il n&apos;y en a pas.</translation>
    </message>
    <message>
        <source>Best armour</source>
        <translation>Meilleure armure</translation>
    </message>
    <message>
        <source>Power of the best armour in the chests reachable from the spawn within this many steps; 0 if there is none.</source>
        <translation>Puissance de la meilleure armure dans les coffres accessibles depuis le point d&apos;apparition en ce nombre de pas au plus&#xa0;; 0 s&apos;il n&apos;y en a pas.</translation>
    </message>
    <message>
        <source>Nearest chest</source>
        <translation>Coffre le plus proche</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest chest; none if there is none within reach.</source>
        <translation>Pas du point d&apos;apparition au coffre le plus proche&#xa0;; aucun s&apos;il n&apos;y en a pas à portée.</translation>
    </message>
    <message>
        <source>Nearest monster</source>
        <translation>Monstre le plus proche</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest monster&apos;s starting cell; none if there is none within reach.</source>
        <translation>Pas du point d&apos;apparition à la case de départ du monstre le plus proche&#xa0;; aucun s&apos;il n&apos;y en a pas à portée.</translation>
    </message>
    <message>
        <source>Sword first</source>
        <translation>L&apos;épée d&apos;abord</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest chest with a weapon better than the starting one, along cells that no monster sees from its starting cell, spawn and chest included; none if there is none within reach.</source>
        <translation>Pas du point d&apos;apparition au coffre le plus proche contenant une arme meilleure que celle de départ, par des cases qu&apos;aucun monstre ne voit depuis sa case de départ, point d&apos;apparition et coffre compris&#xa0;; aucun s&apos;il n&apos;y en a pas à portée.</translation>
    </message>
    <message>
        <source>Path length</source>
        <translation>Longueur du chemin</translation>
    </message>
    <message>
        <source>Steps of the shortest path from START to FINISH, summed over all floors; none if there is no path.</source>
        <translation>Pas du plus court chemin de DÉPART à ARRIVÉE, additionnés sur tous les étages&#xa0;; aucun s&apos;il n&apos;y a pas de chemin.</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Trésors</translation>
    </message>
    <message>
        <source>Treasures and chests in the levels.</source>
        <translation>Trésors et coffres des niveaux.</translation>
    </message>
    <message>
        <source>Treasures at dead ends</source>
        <translation>Trésors dans les impasses</translation>
    </message>
    <message>
        <source>Treasures and chests on cells with exactly one walkable neighbour.</source>
        <translation>Trésors et coffres sur des cases n&apos;ayant qu&apos;une seule voisine praticable.</translation>
    </message>
    <message>
        <source>Largest component</source>
        <translation>Plus grande composante</translation>
    </message>
    <message>
        <source>Share of walkable cells that belong to the largest connected component of their level.</source>
        <translation>Part des cases praticables qui appartiennent à la plus grande composante connexe de leur niveau.</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Share of the level&apos;s cells that are water.</source>
        <translation>Part des cases du niveau qui sont de l&apos;eau.</translation>
    </message>
    <message>
        <source>Share of the level&apos;s cells that are trees.</source>
        <translation>Part des cases du niveau qui sont des arbres.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salles</translation>
    </message>
    <message>
        <source>Rooms of the map.</source>
        <translation>Salles de la carte.</translation>
    </message>
    <message>
        <source>Dead-end rooms</source>
        <translation>Salles en impasse</translation>
    </message>
    <message>
        <source>Rooms with exactly one connected door.</source>
        <translation>Salles n&apos;ayant qu&apos;une seule porte reliée.</translation>
    </message>
    <message>
        <source>Distance to the boss</source>
        <translation>Distance au boss</translation>
    </message>
    <message>
        <source>Minimum number of doors from the start to the boss room; with a number, from the room of that number.</source>
        <translation>Nombre minimal de portes du départ à la salle du boss&#xa0;; avec un numéro, depuis la salle de ce numéro.</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Butin</translation>
    </message>
    <message>
        <source>Axes, magic, flasks and healing potions.</source>
        <translation>Haches, magie, fioles et potions de soin.</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Ennemis</translation>
    </message>
    <message>
        <source>Monsters that can be defeated; towers can&apos;t.</source>
        <translation>Monstres que l&apos;on peut vaincre&#xa0;; pas les tours.</translation>
    </message>
    <message>
        <source>A calm start</source>
        <translation>Un début calme</translation>
    </message>
    <message>
        <source>No monster sees the area around the spawn; the nearest one is far away.</source>
        <translation>Aucun monstre ne voit les abords du point d&apos;apparition&#xa0;; le plus proche est loin.</translation>
    </message>
    <message>
        <source>A chest next to the spawn</source>
        <translation>Un coffre près du point d&apos;apparition</translation>
    </message>
    <message>
        <source>The first chest is a few steps away.</source>
        <translation>Le premier coffre est à quelques pas.</translation>
    </message>
    <message>
        <source>Sword before the first fight</source>
        <translation>L&apos;épée avant le premier combat</translation>
    </message>
    <message>
        <source>There is a better weapon on a path that no monster sees.</source>
        <translation>Une meilleure arme attend sur un chemin qu&apos;aucun monstre ne voit.</translation>
    </message>
    <message>
        <source>A hard start</source>
        <translation>Un début difficile</translation>
    </message>
    <message>
        <source>A monster is near, and there is no weapon to fight it.</source>
        <translation>Un monstre est tout près, et aucune arme pour le combattre.</translation>
    </message>
    <message>
        <source>A rich start</source>
        <translation>Un début fortuné</translation>
    </message>
    <message>
        <source>Several chests within a short walk, with gold in them.</source>
        <translation>Plusieurs coffres à courte distance, avec de l&apos;or dedans.</translation>
    </message>
    <message>
        <source>Well armed</source>
        <translation>Bien équipé</translation>
    </message>
    <message>
        <source>The chests within 80 steps contain a good weapon and good armour.</source>
        <translation>Les coffres à moins de 80 pas contiennent une bonne arme et une bonne armure.</translation>
    </message>
    <message>
        <source>Safe surroundings</source>
        <translation>Abords sûrs</translation>
    </message>
    <message>
        <source>No monster starts nearby, and most of the floor is reachable.</source>
        <translation>Aucun monstre ne commence à proximité, et presque tout le sol est accessible.</translation>
    </message>
    <message>
        <source>Wide halls</source>
        <translation>Vastes salles</translation>
    </message>
    <message>
        <source>Broad passages and at least one large hall.</source>
        <translation>De larges passages et au moins une grande salle.</translation>
    </message>
    <message>
        <source>A maze</source>
        <translation>Un labyrinthe</translation>
    </message>
    <message>
        <source>Narrow, winding passages with many dead ends.</source>
        <translation>Des passages étroits et sinueux, avec beaucoup d&apos;impasses.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>D&apos;un seul tenant</translation>
    </message>
    <message>
        <source>Everything around the spawn is connected.</source>
        <translation>Tout est relié autour du point d&apos;apparition.</translation>
    </message>
    <message>
        <source>More treasure than danger</source>
        <translation>Plus de trésors que de dangers</translation>
    </message>
    <message>
        <source>There are more than two chests for every monster.</source>
        <translation>Il y a plus de deux coffres par monstre.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>plus de</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>moins de</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>égal à</translation>
    </message>
    <message>
        <source>not equal to</source>
        <translation>différent de</translation>
    </message>
    <message>
        <source>both must hold</source>
        <translation>les deux doivent être vrais</translation>
    </message>
    <message>
        <source>one of them must hold</source>
        <translation>l&apos;un des deux doit être vrai</translation>
    </message>
    <message>
        <source>closes the bracket</source>
        <translation>ferme la parenthèse</translation>
    </message>
    <message>
        <source>Endless Caves</source>
        <translation>Cavernes infinies</translation>
    </message>
    <message>
        <source>Endless caves with chests and monsters. Walk as far as you like; death is only a setback.</source>
        <translation>Des cavernes infinies, avec des coffres et des monstres. Marchez aussi loin que vous voulez&#xa0;; la mort n&apos;est qu&apos;un contretemps.</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>iron</source>
        <translation>fer</translation>
    </message>
    <message>
        <source>steel</source>
        <translation>acier</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>magie</translation>
    </message>
    <message>
        <source>Wooden Sword</source>
        <translation>Épée en bois</translation>
    </message>
    <message>
        <source>Iron Sword</source>
        <translation>Épée en fer</translation>
    </message>
    <message>
        <source>Steel Sword</source>
        <translation>Épée en acier</translation>
    </message>
    <message>
        <source>Infused Sword</source>
        <translation>Épée enchantée</translation>
    </message>
    <message>
        <source>Leather Armour</source>
        <translation>Armure de cuir</translation>
    </message>
    <message>
        <source>Chainmail Armour</source>
        <translation>Cotte de mailles</translation>
    </message>
    <message>
        <source>Iron Armour</source>
        <translation>Armure de fer</translation>
    </message>
    <message>
        <source>Infused Armour</source>
        <translation>Armure enchantée</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>a Monster</source>
        <translation>un monstre</translation>
    </message>
    <message>
        <source>A hunched brute of the deep. It sees little, but it hits whatever comes close.</source>
        <translation>Une brute voûtée des profondeurs. Elle voit peu, mais elle frappe tout ce qui s&apos;approche.</translation>
    </message>
    <message>
        <source>Cave Rat</source>
        <translation>Rat des cavernes</translation>
    </message>
    <message>
        <source>a Cave Rat</source>
        <translation>un rat des cavernes</translation>
    </message>
    <message>
        <source>Thin, quick and always hungry. One bite is a nuisance; it goes down easily.</source>
        <translation>Maigre, vif et toujours affamé. Une morsure n&apos;est qu&apos;un désagrément&#xa0;; il tombe sans peine.</translation>
    </message>
    <message>
        <source>Slime</source>
        <translation>Gelée</translation>
    </message>
    <message>
        <source>a Slime</source>
        <translation>une gelée</translation>
    </message>
    <message>
        <source>A slow, quivering heap. Metal blades pass through it; a wooden one splatters it.</source>
        <translation>Une masse lente et tremblotante. Les lames de métal la traversent&#xa0;; une lame de bois la fait éclater.</translation>
    </message>
    <message>
        <source>Gloom Bat</source>
        <translation>Chauve-souris des ténèbres</translation>
    </message>
    <message>
        <source>a Gloom Bat</source>
        <translation>une chauve-souris des ténèbres</translation>
    </message>
    <message>
        <source>It hears you long before you hear it, and nothing outruns it.</source>
        <translation>Elle vous entend bien avant que vous ne l&apos;entendiez, et nul ne la sème.</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Squelette</translation>
    </message>
    <message>
        <source>a Skeleton</source>
        <translation>un squelette</translation>
    </message>
    <message>
        <source>Old bones in a rusted breastplate. Edges slide off them; a plain wooden blow breaks them.</source>
        <translation>De vieux os sous un plastron rouillé. Les tranchants glissent dessus&#xa0;; un simple coup de bois les brise.</translation>
    </message>
    <message>
        <source>Rock Spider</source>
        <translation>Araignée des roches</translation>
    </message>
    <message>
        <source>a Rock Spider</source>
        <translation>une araignée des roches</translation>
    </message>
    <message>
        <source>Sits still as a stone and bites hard. Good steel goes through its shell.</source>
        <translation>Immobile comme une pierre, elle mord fort. Un bon acier traverse sa carapace.</translation>
    </message>
    <message>
        <source>Stone Golem</source>
        <translation>Golem de pierre</translation>
    </message>
    <message>
        <source>a Stone Golem</source>
        <translation>un golem de pierre</translation>
    </message>
    <message>
        <source>A walking boulder, nearly blind and very slow. Wood and iron chip it, steel splits it.</source>
        <translation>Un rocher qui marche, presque aveugle et très lent. Le bois et le fer l&apos;ébrèchent, l&apos;acier le fend.</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>Ombre</translation>
    </message>
    <message>
        <source>a Shade</source>
        <translation>une ombre</translation>
    </message>
    <message>
        <source>A cold shape between the walls. Common blades hardly touch it; an infused one tears it apart.</source>
        <translation>Une silhouette glacée entre les murs. Les lames ordinaires l&apos;effleurent à peine&#xa0;; une lame enchantée la déchire.</translation>
    </message>
    <message>
        <source>Deep Troll</source>
        <translation>Troll des profondeurs</translation>
    </message>
    <message>
        <source>a Deep Troll</source>
        <translation>un troll des profondeurs</translation>
    </message>
    <message>
        <source>Fills the tunnel from wall to wall. Meet it with the best you can find, or not at all.</source>
        <translation>Il remplit le tunnel d&apos;un mur à l&apos;autre. Affrontez-le avec ce que vous trouverez de mieux, ou pas du tout.</translation>
    </message>
    <message>
        <source>Never moves.</source>
        <translation>Ne bouge jamais.</translation>
    </message>
    <message>
        <source>Wanders until it sees someone, gives chase, and fights hand to hand.</source>
        <translation>Erre jusqu&apos;à voir quelqu&apos;un, le poursuit et se bat au corps à corps.</translation>
    </message>
    <message>
        <source>Hunts while it is well, and loses heart when it is hurt.</source>
        <translation>Chasse tant que tout va bien, et perd courage une fois blessé.</translation>
    </message>
    <message>
        <source>Walks its beat from side to side until it sees someone, then hunts.</source>
        <translation>Fait sa ronde de gauche à droite jusqu&apos;à voir quelqu&apos;un, puis chasse.</translation>
    </message>
    <message>
        <source>Sits still until someone in sight comes near, then gives chase.</source>
        <translation>Reste immobile jusqu&apos;à ce que quelqu&apos;un en vue s&apos;approche, puis le poursuit.</translation>
    </message>
    <message>
        <source>Comes straight on, walls or not.</source>
        <translation>Fonce tout droit, murs ou pas.</translation>
    </message>
    <message>
        <source>Comes by the shortest way around the walls.</source>
        <translation>Arrive par le plus court chemin autour des murs.</translation>
    </message>
    <message>
        <source>Stands and shoots arrows.</source>
        <translation>Reste sur place et tire des flèches.</translation>
    </message>
    <message>
        <source>Stands and lets fly shots that follow their target.</source>
        <translation>Reste sur place et lance des tirs qui suivent leur cible.</translation>
    </message>
    <message>
        <source>Built into its place; shoots without rest.</source>
        <translation>Fait corps avec sa place&#xa0;; tire sans relâche.</translation>
    </message>
    <message>
        <source>Cavern</source>
        <translation>Caverne</translation>
    </message>
    <message>
        <source>One cavern with an edge all around it, in which you can walk in eight directions.</source>
        <translation>Une seule caverne, avec un bord tout autour, où l&apos;on marche dans huit directions.</translation>
    </message>
    <message>
        <source>Dungeon Run</source>
        <translation>Descente au donjon</translation>
    </message>
    <message>
        <source>Five floors, each larger than the one before. Find what helps, fight by dice, and come out alive.</source>
        <translation>Cinq étages, chacun plus grand que le précédent. Trouvez ce qui vous aide, combattez aux dés et sortez en vie.</translation>
    </message>
    <message>
        <source>Wooden Ladle</source>
        <translation>Louche en bois</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>Dague</translation>
    </message>
    <message>
        <source>Short Sword</source>
        <translation>Épée courte</translation>
    </message>
    <message>
        <source>Long Sword</source>
        <translation>Épée longue</translation>
    </message>
    <message>
        <source>Fire Blade</source>
        <translation>Lame de feu</translation>
    </message>
    <message>
        <source>Cotton Shirt</source>
        <translation>Chemise en coton</translation>
    </message>
    <message>
        <source>Steel Armour</source>
        <translation>Armure d&apos;acier</translation>
    </message>
    <message>
        <source>Dragonscale Armour</source>
        <translation>Armure en écailles de dragon</translation>
    </message>
    <message>
        <source>Fireball Scroll</source>
        <translation>Parchemin de boule de feu</translation>
    </message>
    <message>
        <source>Blizzard Scroll</source>
        <translation>Parchemin de blizzard</translation>
    </message>
    <message>
        <source>Flash Heal Scroll</source>
        <translation>Parchemin de soin éclair</translation>
    </message>
    <message>
        <source>Rat</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>a Rat</source>
        <translation>un rat</translation>
    </message>
    <message>
        <source>Half starved and all teeth. Alone it is more of a fright than a danger.</source>
        <translation>À demi mort de faim et tout en dents. Seul, il fait plus peur que mal.</translation>
    </message>
    <message>
        <source>Goblin</source>
        <translation>Gobelin</translation>
    </message>
    <message>
        <source>a Goblin</source>
        <translation>un gobelin</translation>
    </message>
    <message>
        <source>Small, sly and hard to pin down. It never fights fair.</source>
        <translation>Petit, sournois et difficile à cerner. Il ne combat jamais loyalement.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Chevalier</translation>
    </message>
    <message>
        <source>a Knight</source>
        <translation>un chevalier</translation>
    </message>
    <message>
        <source>It came down here for the treasure, long ago. Its arm has lost nothing of its strength.</source>
        <translation>Venu ici pour le trésor, il y a bien longtemps. Son bras n&apos;a rien perdu de sa force.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Dragon</translation>
    </message>
    <message>
        <source>a Dragon</source>
        <translation>un dragon</translation>
    </message>
    <message>
        <source>The oldest thing in the dungeon. Keep your scrolls for it.</source>
        <translation>Le plus ancien être du donjon. Gardez vos parchemins pour lui.</translation>
    </message>
    <message>
        <source>Stands still until someone comes near, then gives chase.</source>
        <translation>Reste immobile jusqu&apos;à ce que quelqu&apos;un s&apos;approche, puis le poursuit.</translation>
    </message>
    <message>
        <source>Walks up and down until someone comes near, then gives chase.</source>
        <translation>Va et vient de haut en bas jusqu&apos;à ce que quelqu&apos;un s&apos;approche, puis le poursuit.</translation>
    </message>
    <message>
        <source>Walks from side to side until someone comes near, then gives chase.</source>
        <translation>Va et vient de gauche à droite jusqu&apos;à ce que quelqu&apos;un s&apos;approche, puis le poursuit.</translation>
    </message>
    <message>
        <source>Rooms behind doors, and something that lives in each. Time passes: dodge, strike, shoot, and find the room where it ends.</source>
        <translation>Des salles derrière des portes, et chacune est habitée. Le temps passe&#xa0;: esquivez, frappez, tirez et trouvez la salle où tout s&apos;achève.</translation>
    </message>
    <message>
        <source>Fists</source>
        <translation>Poings</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>Hache</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>Magie</translation>
    </message>
    <message>
        <source>Flask</source>
        <translation>Fiole</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>Démon</translation>
    </message>
    <message>
        <source>a Demon</source>
        <translation>un démon</translation>
    </message>
    <message>
        <source>Comes straight at you and lets no wall talk it out of it. Put one between you and it.</source>
        <translation>Il fonce droit sur vous, et aucun mur ne l&apos;en dissuade. Mettez-en un entre vous deux.</translation>
    </message>
    <message>
        <source>Minotaur</source>
        <translation>Minotaure</translation>
    </message>
    <message>
        <source>a Minotaur</source>
        <translation>un minotaure</translation>
    </message>
    <message>
        <source>It grew up in a maze. No corner keeps it from you for long.</source>
        <translation>Il a grandi dans un labyrinthe. Aucun coin ne vous en protège longtemps.</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Archer</translation>
    </message>
    <message>
        <source>an Archer</source>
        <translation>un archer</translation>
    </message>
    <message>
        <source>Stays where it is and shoots. Its arrows fly straight: step aside.</source>
        <translation>Il reste où il est et tire. Ses flèches vont tout droit&#xa0;: faites un pas de côté.</translation>
    </message>
    <message>
        <source>Sorcerer</source>
        <translation>Sorcier</translation>
    </message>
    <message>
        <source>a Sorcerer</source>
        <translation>un sorcier</translation>
    </message>
    <message>
        <source>What it lets fly turns after you. A pillar stops it.</source>
        <translation>Ce qu&apos;il lance tourne pour vous suivre. Un pilier l&apos;arrête.</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>a Tower</source>
        <translation>une tour</translation>
    </message>
    <message>
        <source>Built into its place, and nothing can break it. Keep out of its line.</source>
        <translation>Scellée sur place, et rien ne peut la briser. Restez hors de sa ligne de tir.</translation>
    </message>
    <message>
        <source>Stalker</source>
        <translation>Traqueur</translation>
    </message>
    <message>
        <source>a Stalker</source>
        <translation>un traqueur</translation>
    </message>
    <message>
        <source>A demon with patience. It walks its beat until it sees you, and then it is fast.</source>
        <translation>Un démon patient. Il fait sa ronde jusqu&apos;à ce qu&apos;il vous voie, et alors il est rapide.</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Gardien</translation>
    </message>
    <message>
        <source>a Warden</source>
        <translation>un gardien</translation>
    </message>
    <message>
        <source>An old minotaur that knows when to draw back and lick its wounds. Don&apos;t give it the time.</source>
        <translation>Un vieux minotaure qui sait quand se replier pour lécher ses blessures. Ne lui en laissez pas le temps.</translation>
    </message>
    <message>
        <source>Ranger</source>
        <translation>Rôdeur</translation>
    </message>
    <message>
        <source>a Ranger</source>
        <translation>un rôdeur</translation>
    </message>
    <message>
        <source>An archer that keeps its distance, and looks for a line before it shoots.</source>
        <translation>Un archer qui garde ses distances et cherche sa ligne de tir avant de tirer.</translation>
    </message>
    <message>
        <source>Warlock</source>
        <translation>Occultiste</translation>
    </message>
    <message>
        <source>a Warlock</source>
        <translation>un occultiste</translation>
    </message>
    <message>
        <source>A sorcerer that gives way when you come near and mends itself out of your sight.</source>
        <translation>Un sorcier qui recule quand vous approchez et se soigne hors de votre vue.</translation>
    </message>
    <message>
        <source>Walks its beat until it sees someone, then comes by the shortest way.</source>
        <translation>Fait sa ronde jusqu&apos;à voir quelqu&apos;un, puis arrive par le plus court chemin.</translation>
    </message>
    <message>
        <source>Comes by the shortest way; hurt, it draws back and mends itself.</source>
        <translation>Arrive par le plus court chemin&#xa0;; une fois blessé, se replie et se soigne.</translation>
    </message>
    <message>
        <source>Keeps its distance, mends itself when it is hurt, and shoots when it sees someone.</source>
        <translation>Garde ses distances, se soigne une fois blessé et tire quand il voit quelqu&apos;un.</translation>
    </message>
    <message>
        <source>Gives way to who comes near, and mends itself where it isn&apos;t seen.</source>
        <translation>Recule devant qui s&apos;approche, et se soigne là où personne ne le voit.</translation>
    </message>
    <message>
        <source>Shoots when it sees someone, and saves its arrows otherwise.</source>
        <translation>Tire quand il voit quelqu&apos;un, et sinon économise ses flèches.</translation>
    </message>
    <message>
        <source>A wall.</source>
        <translation>Un mur.</translation>
    </message>
    <message>
        <source>A wall whose shape depends on its position on the level&apos;s border.</source>
        <translation>Un mur dont la forme dépend de sa place au bord du niveau.</translation>
    </message>
    <message>
        <source>A solid block.</source>
        <translation>Un bloc plein.</translation>
    </message>
    <message>
        <source>Platformer bricks to stand on.</source>
        <translation>Des briques de jeu de plateforme, sur lesquelles se tenir.</translation>
    </message>
    <message>
        <source>The ground of a platformer.</source>
        <translation>Le sol d&apos;un jeu de plateforme.</translation>
    </message>
    <message>
        <source>A block with an item inside.</source>
        <translation>Un bloc qui contient quelque chose.</translation>
    </message>
    <message>
        <source>An invisible block.</source>
        <translation>Un bloc invisible.</translation>
    </message>
    <message>
        <source>The end of a pipe.</source>
        <translation>Le bout d&apos;un tuyau.</translation>
    </message>
    <message>
        <source>A pipe segment.</source>
        <translation>Un morceau de tuyau.</translation>
    </message>
    <message>
        <source>The flag that ends a platformer&apos;s level.</source>
        <translation>Le drapeau qui termine un niveau de plateforme.</translation>
    </message>
    <message>
        <source>Ends the level when the player reaches it.</source>
        <translation>Termine le niveau quand le joueur l&apos;atteint.</translation>
    </message>
    <message>
        <source>Shows its text.</source>
        <translation>Affiche son texte.</translation>
    </message>
    <message>
        <source>Kills the player on contact; harmless to monsters.</source>
        <translation>Tue le joueur au contact&#xa0;; sans danger pour les monstres.</translation>
    </message>
    <message>
        <source>Heals the player on contact; damages if negative.</source>
        <translation>Soigne le joueur au contact&#xa0;; blesse si négatif.</translation>
    </message>
    <message>
        <source>A flask to drink later.</source>
        <translation>Une fiole à emporter et à boire plus tard.</translation>
    </message>
    <message>
        <source>A weapon for close combat.</source>
        <translation>Une arme de corps à corps.</translation>
    </message>
    <message>
        <source>A staff that shoots.</source>
        <translation>Un bâton qui tire.</translation>
    </message>
    <message>
        <source>Marks a door, an enemy or loot on a generated map.</source>
        <translation>Place d&apos;une porte, d&apos;un ennemi ou d&apos;un butin dans une carte générée.</translation>
    </message>
    <message>
        <source>Walks straight at the player.</source>
        <translation>Marche droit sur le joueur.</translation>
    </message>
    <message>
        <source>Walks to the player around walls.</source>
        <translation>Va vers le joueur en contournant les murs.</translation>
    </message>
    <message>
        <source>Shoots arrows at the player.</source>
        <translation>Tire des flèches sur le joueur.</translation>
    </message>
    <message>
        <source>Sends shots that follow the player.</source>
        <translation>Lance des tirs qui suivent le joueur.</translation>
    </message>
    <message>
        <source>Shoots; can neither move nor be hurt.</source>
        <translation>Tire&#xa0;; ne peut ni bouger ni être blessée.</translation>
    </message>
    <message>
        <source>Walks along a platformer&apos;s ground.</source>
        <translation>Marche sur le sol d&apos;un jeu de plateforme.</translation>
    </message>
    <message>
        <source>Walks along a platformer&apos;s ground in its shell.</source>
        <translation>Marche dans sa carapace sur le sol d&apos;un jeu de plateforme.</translation>
    </message>
    <message>
        <source>Nobody comes in here. A good place to catch your breath</source>
        <translation>Personne n&apos;entre ici. Un bon endroit pour reprendre son souffle</translation>
    </message>
    <message>
        <source>Arrow keys or WASD walk; Space uses what you hold; Q changes it</source>
        <translation>Flèches ou WASD pour marcher&#xa0;; Espace utilise ce que vous tenez&#xa0;; Q en change</translation>
    </message>
    <message>
        <source>Spikes kill whoever steps on them; there is always a way round</source>
        <translation>Les piques tuent quiconque marche dessus&#xa0;; il y a toujours un moyen de les contourner</translation>
    </message>
    <message>
        <source>Somewhere behind these doors the boss is waiting. Beat it and you win</source>
        <translation>Quelque part derrière ces portes, le boss attend. Battez-le et vous gagnez</translation>
    </message>
    <message>
        <source>An axe strikes what is before you; a staff lets magic fly; a flask heals</source>
        <translation>Une hache frappe devant vous&#xa0;; un bâton lance de la magie&#xa0;; une fiole soigne</translation>
    </message>
    <message>
        <source>Doors stay shut while anybody in the room can still be beaten</source>
        <translation>Les portes restent fermées tant qu&apos;il reste un ennemi à vaincre dans la salle</translation>
    </message>
    <message>
        <source>%1 already exists and isn&apos;t an empty folder</source>
        <translation>%1 existe déjà et n&apos;est pas un dossier vide</translation>
    </message>
    <message>
        <source>%1 and %2 are both region (%3, %4)</source>
        <translation>%1 et %2 sont tous deux la région (%3, %4)</translation>
    </message>
    <message>
        <source>%1 and %2 are more than %3 cells apart</source>
        <translation>%1 et %2 sont distants de plus de %3 cases</translation>
    </message>
    <message>
        <source>%1 starts or ends with a space</source>
        <translation>%1 commence ou finit par une espace</translation>
    </message>
    <message>
        <source>%1 cells are outside the region</source>
        <translation>des cases sont hors de la région (%1)</translation>
    </message>
    <message>
        <source>%1 already exists</source>
        <translation>%1 existe déjà</translation>
    </message>
    <message>
        <source>%1 has %2 rows; the limit is %3</source>
        <translation>%1 a %2 lignes&#xa0;; la limite est %3</translation>
    </message>
    <message>
        <source>%1 contains a comma or a control character</source>
        <translation>%1 contient une virgule ou un caractère de contrôle</translation>
    </message>
    <message>
        <source>%1 has more items than a world file can hold</source>
        <translation>%1 a plus d&apos;objets qu&apos;une sauvegarde ne peut en contenir</translation>
    </message>
    <message>
        <source>%1 contains %2 level files; the limit is %3</source>
        <translation>%1 contient %2 fichiers de niveau&#xa0;; %3 au plus sont permis</translation>
    </message>
    <message>
        <source>%1 contains more than %2 files and folders</source>
        <translation>%1 contient plus de %2 fichiers et dossiers</translation>
    </message>
    <message>
        <source>%1 is dead</source>
        <translation>mort&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is already dead</source>
        <translation>déjà mort&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is in use by another instance under another name</source>
        <translation>%1 est utilisé sous un autre nom par une autre instance</translation>
    </message>
    <message>
        <source>%1 is in use by another instance%2</source>
        <translation>%1 est utilisé par une autre instance%2</translation>
    </message>
    <message>
        <source>%1 is larger than %2</source>
        <translation>%1 dépasse %2</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1 dépasse %2 octets</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>il manque %1</translation>
    </message>
    <message>
        <source>%1 is not a %2: %3</source>
        <translation>%1 n&apos;est pas du type «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>%1 is not a world: %2</source>
        <translation>%1 n&apos;est pas un monde&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-8</source>
        <translation>%1 n&apos;est pas en UTF-8 valide</translation>
    </message>
    <message>
        <source>%1 is outside the levels</source>
        <translation>%1 est hors des niveaux</translation>
    </message>
    <message>
        <source>%1 is outside the usable world</source>
        <translation>%1 est hors du monde utilisable</translation>
    </message>
    <message>
        <source>%1 is outside the world</source>
        <translation>%1 est hors du monde</translation>
    </message>
    <message>
        <source>%1 is over %2 cells from the home of %3 at %4</source>
        <translation>%1 est à plus de %2 cases du lieu de départ de %3 en %4</translation>
    </message>
    <message>
        <source>%1 is read-only</source>
        <translation>%1 est en lecture seule</translation>
    </message>
    <message>
        <source>%1 is worn as %2</source>
        <translation>%1 est équipé comme %2</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 doit être %2</translation>
    </message>
    <message>
        <source>%1 must be 1 to %2 bytes of UTF-8</source>
        <translation>%1 doit faire de 1 à %2 octets en UTF-8</translation>
    </message>
    <message>
        <source>%1 must be a list [ ... ]</source>
        <translation>%1 doit être une liste [ ... ]</translation>
    </message>
    <message>
        <source>%1 must be a list [ ... ] with at least one entry</source>
        <translation>%1 doit être une liste [ ... ] d&apos;au moins un élément</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3 with at most two decimals</source>
        <translation>%1 doit être un nombre de %2 à %3, avec deux décimales au plus</translation>
    </message>
    <message>
        <source>%1 must be a number from 0 to %2 with at most two decimals</source>
        <translation>%1 doit être un nombre de 0 à %2, avec deux décimales au plus</translation>
    </message>
    <message>
        <source>%1 must be a number, &quot;infinite&quot;, &quot;-infinite&quot; or &quot;undefined&quot;</source>
        <translation>%1 doit être un nombre, &quot;infinite&quot;, &quot;-infinite&quot; ou &quot;undefined&quot;</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 doit être un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>%1 must be above 0</source>
        <translation>%1 doit être supérieur à 0</translation>
    </message>
    <message>
        <source>%1 must be text</source>
        <translation>%1 doit être un texte</translation>
    </message>
    <message>
        <source>%1 must be text of 1 to %2 bytes on one line</source>
        <translation>%1 doit être un texte de 1 à %2 octets sur une ligne</translation>
    </message>
    <message>
        <source>%1 must be text of lower-case letters, digits and &apos;_&apos; that begins with a letter</source>
        <translation>%1 doit être un texte de minuscules, de chiffres et de «&#xa0;_&#xa0;» commençant par une lettre</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1 doit être true ou false</translation>
    </message>
    <message>
        <source>%1 must not have more than %2 entries</source>
        <translation>%1 ne doit pas avoir plus de %2 éléments</translation>
    </message>
    <message>
        <source>%1 of %2 cells is too large; an edit can cover at most %3 cells</source>
        <translation>%1 de %2 cases est trop grand&#xa0;; une modification peut couvrir au plus %3 cases</translation>
    </message>
    <message>
        <source>%1 of &apos;%2&apos; is not damaged</source>
        <translation>%1 de «&#xa0;%2&#xa0;» n&apos;est pas endommagé</translation>
    </message>
    <message>
        <source>%1 is at %2</source>
        <translation>%1 se trouve en %2</translation>
    </message>
    <message>
        <source>%1 was deleted, moved or replaced while it was open; nothing more is saved to it</source>
        <translation>%1 a été supprimé, déplacé ou remplacé pendant qu&apos;il était ouvert&#xa0;; plus rien n&apos;y est enregistré</translation>
    </message>
    <message>
        <source>%1 worlds are named &apos;%2&apos;; give the file name instead: %3</source>
        <translation>%1 mondes s&apos;appellent «&#xa0;%2&#xa0;»&#xa0;; donnez plutôt le nom du fichier&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1%2 &apos;%3&apos;; expected one of %4</source>
        <translation>%1%2 «&#xa0;%3&#xa0;»&#xa0;; attendu l&apos;un de %4</translation>
    </message>
    <message>
        <source>%1%2 at %3 %4</source>
        <translation>%1%2 en %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1; the level&apos;s type belongs on the first line only</source>
        <translation>%1&#xa0;; le type du niveau n&apos;a sa place qu&apos;à la première ligne</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are mutually exclusive</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» s&apos;excluent</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is larger than 32 MiB</source>
        <translation>«&#xa0;%1&#xa0;» dépasse 32 Mio</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is open in this program as a world or library; it is not a %2</source>
        <translation>«&#xa0;%1&#xa0;» est ouvert dans ce programme comme monde ou bibliothèque, et ne peut être %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be written as &apos;%2&apos;</source>
        <translation>«&#xa0;%1&#xa0;» s&apos;écrit ici «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;action&apos; requires the combat &apos;action&apos;</source>
        <translation>«&#xa0;action&#xa0;» exige le combat «&#xa0;action&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;hero&apos; requires the combat &apos;dice&apos;</source>
        <translation>«&#xa0;hero&#xa0;» exige le combat «&#xa0;dice&#xa0;»</translation>
    </message>
    <message>
        <source>a chest is described at %1%2</source>
        <translation>un coffre est décrit en %1%2</translation>
    </message>
    <message>
        <source>a condition compares two values; add for example &apos;&gt;= 3&apos;</source>
        <translation>une condition compare deux valeurs&#xa0;; ajoutez par exemple «&#xa0;&gt;= 3&#xa0;»</translation>
    </message>
    <message>
        <source>a count is invalid</source>
        <translation>un nombre n&apos;est pas valide</translation>
    </message>
    <message>
        <source>a fighter&apos;s strength is out of range</source>
        <translation>un combattant a une force impossible</translation>
    </message>
    <message>
        <source>a fixture must have the speed 0</source>
        <translation>un fixture doit avoir la vitesse 0</translation>
    </message>
    <message>
        <source>a kind of monster is named twice</source>
        <translation>une espèce de monstre est nommée deux fois</translation>
    </message>
    <message>
        <source>a monster at %1: unknown kind number %2</source>
        <translation>un monstre en %1&#xa0;: numéro d&apos;espèce inconnu %2</translation>
    </message>
    <message>
        <source>a monster has no number</source>
        <translation>un monstre n&apos;a pas de numéro</translation>
    </message>
    <message>
        <source>a node can&apos;t be swapped with one below it</source>
        <translation>un nœud ne peut pas être permuté avec un nœud placé au-dessous</translation>
    </message>
    <message>
        <source>a number (%1)</source>
        <translation>un nombre (%1)</translation>
    </message>
    <message>
        <source>a number from -10^15 to 10^15 (%1)</source>
        <translation>un nombre de -10^15 à 10^15 (%1)</translation>
    </message>
    <message>
        <source>a number in it is out of range</source>
        <translation>un nombre y est hors limites</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>un nombre est trop grand</translation>
    </message>
    <message>
        <source>a picture needs at least one region</source>
        <translation>il faut au moins une région pour une image</translation>
    </message>
    <message>
        <source>a picture of %1 at %2 pixels per cell is larger than %3 pixels per side</source>
        <translation>une image de %1 à %2 pixels par case dépasse %3 pixels par côté</translation>
    </message>
    <message>
        <source>a region could not be compressed</source>
        <translation>une région n&apos;a pas pu être compressée</translation>
    </message>
    <message>
        <source>a room must be a RoguelikeLevel, not a %1</source>
        <translation>une salle doit être un RoguelikeLevel, et non un %1</translation>
    </message>
    <message>
        <source>a link leads out of the world</source>
        <translation>un lien mène hors du monde</translation>
    </message>
    <message>
        <source>a section is truncated</source>
        <translation>une section est tronquée</translation>
    </message>
    <message>
        <source>a seed&apos;s row has values of the wrong kind</source>
        <translation>la ligne d&apos;une graine a des valeurs du mauvais type</translation>
    </message>
    <message>
        <source>a tag is empty</source>
        <translation>une étiquette est vide</translation>
    </message>
    <message>
        <source>a world can have at most %1 MiB of level files</source>
        <translation>un monde peut avoir au plus %1 Mio de fichiers de niveau</translation>
    </message>
    <message>
        <source>a world can have at most %1 level files, not %2</source>
        <translation>un monde peut avoir au plus %1 fichiers de niveau, et non %2</translation>
    </message>
    <message>
        <source>a world of levels needs at least one level file</source>
        <translation>il faut au moins un fichier de niveau pour un monde de niveaux</translation>
    </message>
    <message>
        <source>amount must be [fewest, most], each %1</source>
        <translation>amount doit être [minimum, maximum], chacun %1</translation>
    </message>
    <message>
        <source>an area of %1 begins outside the world</source>
        <translation>une zone de %1 commence hors du monde</translation>
    </message>
    <message>
        <source>an area of %1 has no cells</source>
        <translation>une zone de %1 n&apos;a aucune case</translation>
    </message>
    <message>
        <source>an area of %1 is too large for a map of at most %2 cells</source>
        <translation>une zone de %1 est trop grande pour une carte de %2 cases au plus</translation>
    </message>
    <message>
        <source>an earlier item has the same key</source>
        <translation>un objet précédent a la même clé</translation>
    </message>
    <message>
        <source>an earlier monster has the same key</source>
        <translation>un monstre précédent a la même clé</translation>
    </message>
    <message>
        <source>an earlier tree has the same key</source>
        <translation>un arbre précédent a la même clé</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>une image</translation>
    </message>
    <message>
        <source>an item has no name</source>
        <translation>un objet n&apos;a pas de nom</translation>
    </message>
    <message>
        <source>at least one monster must have the min_distance 0</source>
        <translation>un monstre au moins doit avoir la min_distance 0</translation>
    </message>
    <message>
        <source>axis must be &apos;vertical&apos; or &apos;horizontal&apos;</source>
        <translation>axis doit être «&#xa0;vertical&#xa0;» ou «&#xa0;horizontal&#xa0;»</translation>
    </message>
    <message>
        <source>can&apos;t %1: %2</source>
        <translation>impossible (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>lecture impossible</translation>
    </message>
    <message>
        <source>cannot create</source>
        <translation>impossible de créer</translation>
    </message>
    <message>
        <source>cannot create the folder</source>
        <translation>impossible de créer le dossier</translation>
    </message>
    <message>
        <source>cannot keep the damaged file as</source>
        <translation>impossible de conserver le fichier endommagé sous</translation>
    </message>
    <message>
        <source>cannot set aside the log of another file,</source>
        <translation>impossible de mettre de côté le journal d&apos;un autre fichier&#xa0;:</translation>
    </message>
    <message>
        <source>cannot open</source>
        <translation>impossible d&apos;ouvrir</translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation>impossible d&apos;ouvrir %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot put the repaired file in place of</source>
        <translation>impossible de mettre le fichier réparé à la place de</translation>
    </message>
    <message>
        <source>cannot read</source>
        <translation>impossible de lire</translation>
    </message>
    <message>
        <source>cannot read %1</source>
        <translation>impossible de lire %1</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>impossible de lire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot read the folder %1: %2</source>
        <translation>impossible de lire le dossier %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot read the worlds folder %1: %2</source>
        <translation>impossible de lire le dossier des mondes %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot write</source>
        <translation>impossible d&apos;écrire</translation>
    </message>
    <message>
        <source>cannot write to the disk</source>
        <translation>impossible d&apos;écrire sur le disque</translation>
    </message>
    <message>
        <source>checksum does not match</source>
        <translation>la somme de contrôle ne correspond pas</translation>
    </message>
    <message>
        <source>deeper than %1 nodes</source>
        <translation>plus de %1 nœuds de profondeur</translation>
    </message>
    <message>
        <source>description must be text of 1 to %1 bytes on one line</source>
        <translation>description doit être un texte de 1 à %1 octets sur une ligne</translation>
    </message>
    <message>
        <source>entry %1 must be text of lower-case letters, digits and &apos;_&apos;, no two alike</source>
        <translation>l&apos;élément %1 doit être un texte de minuscules, de chiffres et de «&#xa0;_&#xa0;», sans doublon</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>attendu %1</translation>
    </message>
    <message>
        <source>expected &apos;&amp;&amp;&apos;, &apos;||&apos; or the end of the condition, not &apos;%1&apos;</source>
        <translation>«&#xa0;&amp;&amp;&#xa0;», «&#xa0;||&#xa0;» ou la fin de la condition attendus, et non «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>expected &apos;)&apos; after the reach of %1</source>
        <translation>«&#xa0;)&#xa0;» attendu après la portée de %1</translation>
    </message>
    <message>
        <source>expected &apos;)&apos; to close the &apos;(&apos; at column %1</source>
        <translation>«&#xa0;)&#xa0;» attendu pour fermer la «&#xa0;(&#xa0;» de la colonne %1</translation>
    </message>
    <message>
        <source>expected a property &apos;%1&apos;</source>
        <translation>propriété «&#xa0;%1&#xa0;» attendue</translation>
    </message>
    <message>
        <source>expected a value%1: a number, a metric, or &apos;(&apos;</source>
        <translation>valeur attendue%1&#xa0;: un nombre, une mesure ou «&#xa0;(&#xa0;»</translation>
    </message>
    <message>
        <source>expected an element &apos;map&apos; of Tiled</source>
        <translation>élément «&#xa0;map&#xa0;» de Tiled attendu</translation>
    </message>
    <message>
        <source>expected an orthogonal map</source>
        <translation>carte orthogonale attendue</translation>
    </message>
    <message>
        <source>expected at most %1 MiB of text</source>
        <translation>%1 Mio de texte au plus attendus</translation>
    </message>
    <message>
        <source>expected at most %1 commas in the whole file</source>
        <translation>%1 virgules au plus attendues dans tout le fichier</translation>
    </message>
    <message>
        <source>expected one line</source>
        <translation>une seule ligne attendue</translation>
    </message>
    <message>
        <source>expected the end of the file, which has at most %1 lines after the first</source>
        <translation>fin du fichier attendue&#xa0;: au plus %1 lignes après la première</translation>
    </message>
    <message>
        <source>expected the reach after &apos;%1(&apos;: a whole number %2</source>
        <translation>portée attendue après «&#xa0;%1(&#xa0;»&#xa0;: un nombre entier %2</translation>
    </message>
    <message>
        <source>experience or health is out of range</source>
        <translation>l&apos;expérience ou la santé sont hors limites</translation>
    </message>
    <message>
        <source>field %1 %2: expected %3</source>
        <translation>champ %1 %2&#xa0;: attendu %3</translation>
    </message>
    <message>
        <source>field %1 is missing: expected %2</source>
        <translation>il manque le champ %1&#xa0;: attendu %2</translation>
    </message>
    <message>
        <source>fixture requires the combat &apos;action&apos;</source>
        <translation>fixture n&apos;est possible qu&apos;avec le combat «&#xa0;action&#xa0;»</translation>
    </message>
    <message>
        <source>folder &apos;%1&apos; must be start, safe, dangerous or boss</source>
        <translation>le dossier «&#xa0;%1&#xa0;» doit être start, safe, dangerous ou boss</translation>
    </message>
    <message>
        <source>generator %1 has no stage &apos;%2&apos;</source>
        <translation>le générateur %1 n&apos;a pas d&apos;étape «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>generator %1 version %2 is not known; this program has version %3</source>
        <translation>la version %2 du générateur %1 est inconnue&#xa0;; ce programme a la version %3</translation>
    </message>
    <message>
        <source>glyph &apos;%1&apos; is already used by &apos;%2&apos;</source>
        <translation>glyph «&#xa0;%1&#xa0;» est déjà celui de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>glyph must be one letter from a to z or A to Z</source>
        <translation>glyph doit être une lettre de a à z ou de A à Z</translation>
    </message>
    <message>
        <source>harm_from must be an object { &quot;weapon kind&quot;: per cent }</source>
        <translation>harm_from doit être un objet { &quot;weapon kind&quot;: pour cent }</translation>
    </message>
    <message>
        <source>harm_from: &apos;%1&apos; is not among weapon_kinds of items.json</source>
        <translation>harm_from&#xa0;: «&#xa0;%1&#xa0;» n&apos;est pas dans weapon_kinds de items.json</translation>
    </message>
    <message>
        <source>harm_from: &apos;%1&apos; must be %2</source>
        <translation>harm_from&#xa0;: «&#xa0;%1&#xa0;» doit être %2</translation>
    </message>
    <message>
        <source>has %1 %2; 1 to %3 are allowed</source>
        <translation>a %1 %2&#xa0;; de 1 à %3 permis</translation>
    </message>
    <message>
        <source>has %1 entries; %2 are allowed</source>
        <translation>a %1 éléments&#xa0;; %2 sont permis</translation>
    </message>
    <message>
        <source>has an unknown cell at %1; known are &apos;#&apos;, &apos;.&apos;, &apos;~&apos;, &apos;t&apos;, &apos;C&apos; and &apos; &apos;</source>
        <translation>a une case inconnue en %1&#xa0;; sont connus &apos;#&apos;, &apos;.&apos;, &apos;~&apos;, &apos;t&apos;, &apos;C&apos; et &apos; &apos;</translation>
    </message>
    <message>
        <source>has both &apos;seed&apos; and &apos;seedNumber&apos;</source>
        <translation>a à la fois «&#xa0;seed&#xa0;» et «&#xa0;seedNumber&#xa0;»</translation>
    </message>
    <message>
        <source>has neither &apos;seed&apos; nor &apos;seedNumber&apos;</source>
        <translation>n&apos;a ni «&#xa0;seed&#xa0;» ni «&#xa0;seedNumber&#xa0;»</translation>
    </message>
    <message>
        <source>the Door marker at %1 on the %2 has %3 in front of it</source>
        <translation>devant le repère de porte en %1 (%2), il y a %3</translation>
    </message>
    <message>
        <source>is %1, but inventory[%2] can&apos;t be used as %3</source>
        <translation>est %1, mais inventory[%2] n&apos;est pas&#xa0;: %3</translation>
    </message>
    <message>
        <source>is %1, which is not a cell kind; expected r, f or c</source>
        <translation>est %1, qui n&apos;est pas un type de case&#xa0;; r, f ou c attendu</translation>
    </message>
    <message>
        <source>is %1, which is not a monster kind of the original program</source>
        <translation>est %1, qui n&apos;est pas un type de monstre du programme d&apos;origine</translation>
    </message>
    <message>
        <source>is %1, which is not a tier of %2</source>
        <translation>est %1, qui n&apos;est pas un tier de %2</translation>
    </message>
    <message>
        <source>is %1, which is not an item kind of the original program</source>
        <translation>est %1, qui n&apos;est pas un type d&apos;objet du programme d&apos;origine</translation>
    </message>
    <message>
        <source>is %1, which is not from %2 to %3</source>
        <translation>est %1, ce qui n&apos;est pas entre %2 et %3</translation>
    </message>
    <message>
        <source>is %1; this program reads up to %2</source>
        <translation>est %1&#xa0;; ce programme lit jusqu&apos;à %2</translation>
    </message>
    <message>
        <source>is (%1, %2), which is not what the file is named after</source>
        <translation>est (%1, %2), ce qui ne correspond pas au nom du fichier</translation>
    </message>
    <message>
        <source>is not a covered cell</source>
        <translation>est une case qui n&apos;est pas couverte</translation>
    </message>
    <message>
        <source>is larger than 8 MiB</source>
        <translation>dépasse 8 Mio</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>dépasse %1 octets</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>est absent</translation>
    </message>
    <message>
        <source>is not &quot;%1&quot;</source>
        <translation>n&apos;est pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>is outside the file&apos;s region</source>
        <translation>est hors de la région du fichier</translation>
    </message>
    <message>
        <source>it has %1 blows; a fight can have at most %2</source>
        <translation>il a %1 coups&#xa0;; un combat peut en avoir au plus %2</translation>
    </message>
    <message>
        <source>it has more than %1 bookmarks</source>
        <translation>il y a plus de %1 signets</translation>
    </message>
    <message>
        <source>it has the wrong length</source>
        <translation>la longueur est incorrecte</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>cela n&apos;existe plus</translation>
    </message>
    <message>
        <source>it is invalid</source>
        <translation>non valide</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>la taille dépasse %1 Mio</translation>
    </message>
    <message>
        <source>it is outside the world</source>
        <translation>cela est hors du monde</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>contenu tronqué</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program</source>
        <translation>écrit par une version plus récente du programme</translation>
    </message>
    <message>
        <source>items.json: item &apos;%1&apos;: usable items require the combat &apos;action&apos;</source>
        <translation>items.json&#xa0;: objet «&#xa0;%1&#xa0;»&#xa0;: ce qui s&apos;utilise par une touche n&apos;est possible qu&apos;avec le combat «&#xa0;action&#xa0;»</translation>
    </message>
    <message>
        <source>items.json: there must be an item of kind &apos;%1&apos; with level 1</source>
        <translation>items.json&#xa0;: il doit y avoir un objet de type «&#xa0;%1&#xa0;» avec le level 1</translation>
    </message>
    <message>
        <source>items.json: there must be an item with the key &apos;%1&apos;%2</source>
        <translation>items.json&#xa0;: il doit y avoir un objet de clé «&#xa0;%1&#xa0;»%2</translation>
    </message>
    <message>
        <source>its dice are invalid</source>
        <translation>ses dés ne sont pas valides</translation>
    </message>
    <message>
        <source>its hunt is invalid</source>
        <translation>sa chasse n&apos;est pas valide</translation>
    </message>
    <message>
        <source>its player comes from %1, outside the world</source>
        <translation>le joueur vient de %1, hors du monde</translation>
    </message>
    <message>
        <source>its player is invalid</source>
        <translation>le joueur n&apos;est pas valide</translation>
    </message>
    <message>
        <source>its regions are not in order at %1</source>
        <translation>les régions ne sont pas dans l&apos;ordre à %1</translation>
    </message>
    <message>
        <source>its regions take more than %1 of memory</source>
        <translation>ses régions occupent plus de %1 en mémoire</translation>
    </message>
    <message>
        <source>its regions unpack to more than %1</source>
        <translation>ses régions décompressées dépassent %1</translation>
    </message>
    <message>
        <source>its state is invalid</source>
        <translation>son état n&apos;est pas valide</translation>
    </message>
    <message>
        <source>its version is %1; this program supports %2</source>
        <translation>sa version est %1&#xa0;; ce programme prend en charge la version %2</translation>
    </message>
    <message>
        <source>its version is %1; this program supports up to %2</source>
        <translation>sa version est %1&#xa0;; ce programme prend en charge jusqu&apos;à %2</translation>
    </message>
    <message>
        <source>its world, region and cell coordinates disagree for regions of %1 cells</source>
        <translation>ses coordonnées de monde, de région et de case ne concordent pas pour des régions de %1 cases</translation>
    </message>
    <message>
        <source>key must be a whole number of at most 64 bits</source>
        <translation>key doit être un nombre entier d&apos;au plus 64 bits</translation>
    </message>
    <message>
        <source>key must be text of lower-case letters, digits and &apos;_&apos; that begins with a letter</source>
        <translation>key doit être un texte de minuscules, de chiffres et de «&#xa0;_&#xa0;» commençant par une lettre</translation>
    </message>
    <message>
        <source>level %1 is invalid: %2</source>
        <translation>le niveau %1 n&apos;est pas valide&#xa0;: %2</translation>
    </message>
    <message>
        <source>line %1 is not valid JSON</source>
        <translation>la ligne %1 n&apos;est pas du JSON valide</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>ligne %1, %2</translation>
    </message>
    <message>
        <source>line %1, field 1 &apos;%2&apos;: duplicate; the first is on line %3</source>
        <translation>ligne %1, champ 1 «&#xa0;%2&#xa0;»&#xa0;: un seul est permis&#xa0;; le premier est à la ligne %3</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>line %1: %2 is &apos;%3&apos;; expected %4</source>
        <translation>ligne %1&#xa0;: %2 vaut «&#xa0;%3&#xa0;»&#xa0;; attendu %4</translation>
    </message>
    <message>
        <source>line %1: \u must be followed by four hexadecimal digits</source>
        <translation>ligne %1&#xa0;: \u doit être suivi de quatre chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>the list must contain only texts</source>
        <translation>list ne doit contenir que des textes</translation>
    </message>
    <message>
        <source>location: the player is in rock at %1</source>
        <translation>location&#xa0;: le joueur est dans la roche en %1</translation>
    </message>
    <message>
        <source>missing number</source>
        <translation>nombre manquant</translation>
    </message>
    <message>
        <source>monsters.json: tiers must start at 1 and have no gaps, but there is no tier %1</source>
        <translation>monsters.json&#xa0;: les tiers doivent se suivre à partir de 1, mais il n&apos;y a pas de tier %1</translation>
    </message>
    <message>
        <source>monsters.json: there must be a monster with the key &apos;%1&apos;</source>
        <translation>monsters.json&#xa0;: il doit y avoir un monstre de clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>more elements and attributes than a map of %1 MiB in memory can have</source>
        <translation>plus d&apos;éléments et d&apos;attributs qu&apos;une carte de %1 Mio en mémoire ne peut en avoir</translation>
    </message>
    <message>
        <source>more than %1 markers</source>
        <translation>plus de %1 repères</translation>
    </message>
    <message>
        <source>more than %1 tags</source>
        <translation>plus de %1 étiquettes</translation>
    </message>
    <message>
        <source>must be &quot;.&quot;, &quot;~&quot; or &quot;t&quot;</source>
        <translation>doit être «&#xa0;.&#xa0;», «&#xa0;~&#xa0;» ou «&#xa0;t&#xa0;»</translation>
    </message>
    <message>
        <source>must be [x, y]</source>
        <translation>doit être [x, y]</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>doit être une liste</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>doit être un nombre</translation>
    </message>
    <message>
        <source>must be a text of 16 hexadecimal digits</source>
        <translation>doit être un texte de 16 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>doit être un nombre entier</translation>
    </message>
    <message>
        <source>must be a whole number or a text</source>
        <translation>doit être un nombre entier ou un texte</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>doit être un objet</translation>
    </message>
    <message>
        <source>must be an object { ... }</source>
        <translation>doit être un objet { ... }</translation>
    </message>
    <message>
        <source>must be text</source>
        <translation>doit être un texte</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>doit être true ou false</translation>
    </message>
    <message>
        <source>must have either &apos;decide&apos; or &apos;act&apos;</source>
        <translation>doit avoir soit «&#xa0;decide&#xa0;», soit «&#xa0;act&#xa0;»</translation>
    </message>
    <message>
        <source>must contain one object { ... }</source>
        <translation>doit contenir un seul objet { ... }</translation>
    </message>
    <message>
        <source>must name at least one item</source>
        <translation>doit nommer au moins un objet</translation>
    </message>
    <message>
        <source>must not be 0</source>
        <translation>ne doit pas être 0</translation>
    </message>
    <message>
        <source>names an item, but the inventory is empty</source>
        <translation>désigne un objet, mais l&apos;inventaire est vide</translation>
    </message>
    <message>
        <source>no cell to start from among the %1 nearest to (%2, %3)</source>
        <translation>aucune case de départ parmi les %1 plus proches de (%2, %3)</translation>
    </message>
    <message>
        <source>no dropped items at %1</source>
        <translation>aucun objet posé en %1</translation>
    </message>
    <message>
        <source>this is no longer the case: %1</source>
        <translation>ce n&apos;est plus le cas&#xa0;: %1</translation>
    </message>
    <message>
        <source>no position %1 in a history of %2 edits</source>
        <translation>pas de position %1 dans un historique de %2 modifications</translation>
    </message>
    <message>
        <source>no space left on the disk for %1</source>
        <translation>plus de place sur le disque pour %1</translation>
    </message>
    <message>
        <source>not XML at byte %1: %2</source>
        <translation>XML incorrect à l&apos;octet %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing has been explored or changed yet</source>
        <translation>rien n&apos;a encore été exploré ni modifié</translation>
    </message>
    <message>
        <source>nothing has been explored yet</source>
        <translation>rien n&apos;a encore été exploré</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>rien n&apos;est sélectionné</translation>
    </message>
    <message>
        <source>notice_radius must be at least sight_radius</source>
        <translation>notice_radius doit être au moins égal à sight_radius</translation>
    </message>
    <message>
        <source>one of PlayerStartLocation, BackgroundTile, BackgroundImage, StaticGameObject and DynamicGameObject</source>
        <translation>PlayerStartLocation, BackgroundTile, BackgroundImage, StaticGameObject ou DynamicGameObject</translation>
    </message>
    <message>
        <source>one of RoguelikeLevel, TopDownLevel and MarioLevel</source>
        <translation>RoguelikeLevel, TopDownLevel ou MarioLevel</translation>
    </message>
    <message>
        <source>only a classic world without a seed text can have a seed number</source>
        <translation>seul un monde classique sans texte de graine peut avoir un numéro de graine</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>a question can&apos;t be swapped with an action</source>
        <translation>les questions et les actions ne peuvent pas être échangées</translation>
    </message>
    <message>
        <source>scenario.json: habits: tree &apos;%1&apos; is not in trees.json</source>
        <translation>scenario.json&#xa0;: habits&#xa0;: l&apos;arbre «&#xa0;%1&#xa0;» n&apos;est pas dans trees.json</translation>
    </message>
    <message>
        <source>section %1 is unknown or out of order</source>
        <translation>la section %1 est inconnue ou n&apos;est pas à sa place</translation>
    </message>
    <message>
        <source>seed: %1</source>
        <translation>graine&#xa0;: %1</translation>
    </message>
    <message>
        <source>setting %1 is %2; it must be from %3 to %4</source>
        <translation>le paramètre %1 vaut %2&#xa0;; il doit être compris entre %3 et %4</translation>
    </message>
    <message>
        <source>setting %1 must be %2</source>
        <translation>le paramètre %1 doit être %2</translation>
    </message>
    <message>
        <source>settings must be an object { ... } of texts and numbers</source>
        <translation>settings doit être un objet { ... } de textes et de nombres</translation>
    </message>
    <message>
        <source>settings rooms.columns and rooms.rows are both 1; a map needs at least two room slots</source>
        <translation>les paramètres rooms.columns et rooms.rows valent tous deux 1&#xa0;; il faut au moins deux emplacements de salles pour une carte</translation>
    </message>
    <message>
        <source>spell must be &apos;harm&apos; or &apos;heal&apos;</source>
        <translation>spell doit être «&#xa0;harm&#xa0;» ou «&#xa0;heal&#xa0;»</translation>
    </message>
    <message>
        <source>state: %1</source>
        <translation>state&#xa0;: %1</translation>
    </message>
    <message>
        <source>text is not valid UTF-8 at byte %1</source>
        <translation>le texte n&apos;est pas en UTF-8 valide à l&apos;octet %1</translation>
    </message>
    <message>
        <source>the %1 %2 has format version %3; this program reads up to version %4</source>
        <translation>%1 %2 a la version de format %3&#xa0;; ce programme lit jusqu&apos;à la version %4</translation>
    </message>
    <message>
        <source>the %1 %2 is damaged: %3</source>
        <translation>fichier endommagé (%1 %2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>the %1 are not in order at %2</source>
        <translation>ordre incorrect en %2 (%1)</translation>
    </message>
    <message>
        <source>the %1 are truncated</source>
        <translation>données tronquées (%1)</translation>
    </message>
    <message>
        <source>the %1 at %2: %3</source>
        <translation>%1 en %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the %1 cells have the wrong length</source>
        <translation>la longueur des cases est incorrecte (%1)</translation>
    </message>
    <message>
        <source>the %1 have a cell %2 outside the region</source>
        <translation>la case %2 est hors de la région (%1)</translation>
    </message>
    <message>
        <source>the %1 of the route, %2, is %3</source>
        <translation>%1 du trajet, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the %1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the background&apos;s image</source>
        <translation>l&apos;image de l&apos;arrière-plan</translation>
    </message>
    <message>
        <source>the certificate was cancelled</source>
        <translation>le certificat a été interrompu</translation>
    </message>
    <message>
        <source>the change doesn&apos;t apply to this level</source>
        <translation>la modification ne s&apos;applique pas à ce niveau</translation>
    </message>
    <message>
        <source>the world&apos;s changes take more than %1 of memory, which exceeds the limit of a file</source>
        <translation>les modifications du monde occupent plus de %1 en mémoire, plus qu&apos;un fichier ne peut en contenir</translation>
    </message>
    <message>
        <source>the checksum of a seed&apos;s row does not match</source>
        <translation>la somme de contrôle de la ligne d&apos;une graine ne correspond pas</translation>
    </message>
    <message>
        <source>the chest at %1 can&apos;t contain %2 of an item</source>
        <translation>le coffre en %1 ne peut pas contenir %2 exemplaires d&apos;un objet</translation>
    </message>
    <message>
        <source>the chest at %1 needs at least one item</source>
        <translation>il faut au moins un objet dans le coffre en %1</translation>
    </message>
    <message>
        <source>the chest at %1: unknown item number %2</source>
        <translation>le coffre en %1&#xa0;: numéro d&apos;objet inconnu %2</translation>
    </message>
    <message>
        <source>the content differs from the world&apos;s stored content</source>
        <translation>le contenu diffère de celui enregistré avec le monde</translation>
    </message>
    <message>
        <source>the edit is too large for the history (at most %1 MiB); split it into smaller edits</source>
        <translation>la modification est trop grande pour l&apos;historique, limité à %1 Mio&#xa0;; divisez-la en modifications plus petites</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>the enemy has no kind</source>
        <translation>l&apos;ennemi n&apos;a pas d&apos;espèce</translation>
    </message>
    <message>
        <source>the first level has no entrance</source>
        <translation>le premier niveau n&apos;a pas d&apos;entrée</translation>
    </message>
    <message>
        <source>the height in tiles</source>
        <translation>la hauteur en tuiles</translation>
    </message>
    <message>
        <source>the history has %1 edits; the limit is %2</source>
        <translation>l&apos;historique a %1 modifications&#xa0;; la limite est %2</translation>
    </message>
    <message>
        <source>the item &apos;%1&apos; doesn&apos;t exist here</source>
        <translation>l&apos;objet «&#xa0;%1&#xa0;» n&apos;existe pas ici</translation>
    </message>
    <message>
        <source>the items are truncated</source>
        <translation>les objets sont tronqués</translation>
    </message>
    <message>
        <source>the kind &apos;rooms&apos; and the combat &apos;action&apos; go together</source>
        <translation>le kind «&#xa0;rooms&#xa0;» et le combat «&#xa0;action&#xa0;» vont ensemble</translation>
    </message>
    <message>
        <source>the label of %1 must be UTF-8 of at most %2 bytes</source>
        <translation>le libellé de %1 doit être en UTF-8 et faire %2 octets au plus</translation>
    </message>
    <message>
        <source>the last tree can&apos;t be deleted</source>
        <translation>le dernier arbre ne peut pas être supprimé</translation>
    </message>
    <message>
        <source>the level files below folder &apos;%1&apos; are larger than %2 MiB together</source>
        <translation>les fichiers de niveau du dossier «&#xa0;%1&#xa0;» dépassent ensemble %2 Mio</translation>
    </message>
    <message>
        <source>the level has too many objects or fields for a Tiled map of at most %1 MiB of memory</source>
        <translation>le niveau a trop d&apos;objets ou de champs pour une carte Tiled d&apos;au plus %1 Mio en mémoire</translation>
    </message>
    <message>
        <source>the level&apos;s name</source>
        <translation>le nom du niveau</translation>
    </message>
    <message>
        <source>the log of world %1 has %2 commands; a replay reads at most %3</source>
        <translation>le journal du monde %1 a %2 commandes&#xa0;; une rediffusion en lit au plus %3</translation>
    </message>
    <message>
        <source>the map&apos;s %1 &apos;%2&apos;: expected a whole number from 1 to %3</source>
        <translation>%1 de la carte, «&#xa0;%2&#xa0;»&#xa0;: nombre entier de 1 à %3 attendu</translation>
    </message>
    <message>
        <source>the map&apos;s property &apos;%1&apos;: expected a line of a level file, a background or an empty one</source>
        <translation>propriété «&#xa0;%1&#xa0;» de la carte&#xa0;: ligne d&apos;un fichier de niveau, arrière-plan ou ligne vide attendus</translation>
    </message>
    <message>
        <source>the map&apos;s property levelType%1: expected one of RoguelikeLevel, TopDownLevel and MarioLevel</source>
        <translation>propriété levelType%1 de la carte&#xa0;: RoguelikeLevel, TopDownLevel ou MarioLevel attendu</translation>
    </message>
    <message>
        <source>the monsters are not in order at %1</source>
        <translation>les monstres ne sont pas dans l&apos;ordre à %1</translation>
    </message>
    <message>
        <source>the monsters are truncated</source>
        <translation>les monstres sont tronqués</translation>
    </message>
    <message>
        <source>the name of level file &apos;%1&apos; is not valid UTF-8</source>
        <translation>le nom du fichier de niveau «&#xa0;%1&#xa0;» n&apos;est pas en UTF-8 valide</translation>
    </message>
    <message>
        <source>the note must be UTF-8 of at most %1 bytes</source>
        <translation>la note doit être en UTF-8 et faire %1 octets au plus</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>le nombre est trop grand</translation>
    </message>
    <message>
        <source>the object layer &apos;%1&apos;: expected static, dynamic or start</source>
        <translation>calque d&apos;objets «&#xa0;%1&#xa0;»&#xa0;: static, dynamic ou start attendu</translation>
    </message>
    <message>
        <source>region (%1, %2) has water or trees, which the original program doesn&apos;t support</source>
        <translation>le programme d&apos;origine n&apos;a ni eau ni arbres, or il y en a dans la région (%1, %2)</translation>
    </message>
    <message>
        <source>the original program supports only endless caves; this world is of the generator %1</source>
        <translation>le programme d&apos;origine ne connaît que les grottes sans fin&#xa0;; ce monde vient du générateur %1</translation>
    </message>
    <message>
        <source>the patch&apos;s terrain and cells differ in size</source>
        <translation>le terrain et les cases du morceau n&apos;ont pas la même taille</translation>
    </message>
    <message>
        <source>the player is at %1</source>
        <translation>le joueur se trouve en %1</translation>
    </message>
    <message>
        <source>the player&apos;s health is 0</source>
        <translation>la santé du joueur est à 0</translation>
    </message>
    <message>
        <source>the region is outside the world</source>
        <translation>la région est hors du monde</translation>
    </message>
    <message>
        <source>the regions are too far apart for one picture of at most %1 pixels per side: %2 regions fit side by side</source>
        <translation>les régions sont trop éloignées pour une image d&apos;au plus %1 pixels par côté&#xa0;: %2 régions tiennent côte à côte</translation>
    </message>
    <message>
        <source>the room is %1x%2 tiles; it must be from %3 to %4 per side</source>
        <translation>la salle fait %1×%2 tuiles&#xa0;; il en faut de %3 à %4 par côté</translation>
    </message>
    <message>
        <source>the room set has no %1 room: no file in a folder &apos;%2&apos;</source>
        <translation>il manque une salle %1 dans le jeu de salles&#xa0;: aucun fichier dans un dossier «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>the run of &apos;%1&apos; can&apos;t be stored: %2</source>
        <translation>la partie de «&#xa0;%1&#xa0;» ne peut pas être enregistrée&#xa0;: %2</translation>
    </message>
    <message>
        <source>the search for areas was cancelled</source>
        <translation>la recherche de zones a été interrompue</translation>
    </message>
    <message>
        <source>the seed is not valid UTF-8</source>
        <translation>la graine n&apos;est pas en UTF-8 valide</translation>
    </message>
    <message>
        <source>the seed is not valid UTF-8 text</source>
        <translation>la graine n&apos;est pas un texte UTF-8 valide</translation>
    </message>
    <message>
        <source>the selection is %1; a piece can have at most %2 per side</source>
        <translation>la sélection fait %1&#xa0;; un morceau peut en avoir au plus %2 par côté</translation>
    </message>
    <message>
        <source>the selection is outside the levels</source>
        <translation>la sélection est hors des niveaux</translation>
    </message>
    <message>
        <source>the settings are not a JSON object</source>
        <translation>les paramètres ne sont pas un objet JSON</translation>
    </message>
    <message>
        <source>the settings are not valid JSON</source>
        <translation>les paramètres ne sont pas du JSON valide</translation>
    </message>
    <message>
        <source>the settings text %1</source>
        <translation>texte des paramètres&#xa0;: %1</translation>
    </message>
    <message>
        <source>the snapshot of the world is damaged: %1</source>
        <translation>l&apos;instantané du monde est endommagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the state of the run is invalid</source>
        <translation>l&apos;état de la partie n&apos;est pas valide</translation>
    </message>
    <message>
        <source>the tree has more than %1 nodes</source>
        <translation>l&apos;arbre a plus de %1 nœuds</translation>
    </message>
    <message>
        <source>the type of the object</source>
        <translation>le type de l&apos;objet</translation>
    </message>
    <message>
        <source>the view &apos;level&apos; can&apos;t be used with &apos;endless-caves&apos;, which has no levels</source>
        <translation>la view «&#xa0;level&#xa0;» n&apos;est pas possible avec «&#xa0;endless-caves&#xa0;», qui n&apos;a pas de niveaux</translation>
    </message>
    <message>
        <source>the width in tiles</source>
        <translation>la largeur en tuiles</translation>
    </message>
    <message>
        <source>the world uses its own level files, so a seed can&apos;t describe it</source>
        <translation>le monde utilise ses propres fichiers de niveau, une graine ne peut donc pas le décrire</translation>
    </message>
    <message>
        <source>the x coordinate</source>
        <translation>la coordonnée x</translation>
    </message>
    <message>
        <source>the y coordinate</source>
        <translation>la coordonnée y</translation>
    </message>
    <message>
        <source>an item has an amount of %1</source>
        <translation>un objet est présent %1 fois</translation>
    </message>
    <message>
        <source>there are bytes after its end</source>
        <translation>il y a des octets après la fin</translation>
    </message>
    <message>
        <source>there are bytes after the %1</source>
        <translation>il y a des octets en trop à la suite (%1)</translation>
    </message>
    <message>
        <source>there are two files with this name</source>
        <translation>il y a deux fichiers de ce nom</translation>
    </message>
    <message>
        <source>there is a &apos;C&apos; at %1, but that chest is not described</source>
        <translation>il y a un «&#xa0;C&#xa0;» en %1, mais ce coffre n&apos;est pas décrit</translation>
    </message>
    <message>
        <source>the file %1 already exists</source>
        <translation>il y a déjà un fichier %1</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>%1 n&apos;existe pas</translation>
    </message>
    <message>
        <source>unmatched &apos;)&apos;</source>
        <translation>il n&apos;y a pas de «&#xa0;(&#xa0;» pour cette «&#xa0;)&#xa0;»</translation>
    </message>
    <message>
        <source>there is no Door marker on the %1</source>
        <translation>il n&apos;y a pas de repère de porte (%1)</translation>
    </message>
    <message>
        <source>there is no bookmark %1</source>
        <translation>il n&apos;y a pas de signet %1</translation>
    </message>
    <message>
        <source>there is no bookmark %1 to put at %2</source>
        <translation>il n&apos;y a pas de signet %1 à placer en %2</translation>
    </message>
    <message>
        <source>there is no chest at %1</source>
        <translation>il n&apos;y a pas de coffre en %1</translation>
    </message>
    <message>
        <source>there is no command %1</source>
        <translation>il n&apos;y a pas de commande %1</translation>
    </message>
    <message>
        <source>there is no content</source>
        <translation>il n&apos;y a pas de contenu</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>il n&apos;y a pas de dossier %1</translation>
    </message>
    <message>
        <source>there is no item %1 to be worn as %2</source>
        <translation>il n&apos;y a pas d&apos;objet %1 à équiper comme %2</translation>
    </message>
    <message>
        <source>there is no level file (*.csv) below %1</source>
        <translation>il n&apos;y a pas de fichier de niveau (*.csv) dans %1</translation>
    </message>
    <message>
        <source>there is no run %1 in %2</source>
        <translation>il n&apos;y a pas de partie %1 dans %2</translation>
    </message>
    <message>
        <source>there is no save point &apos;%1&apos;</source>
        <translation>il n&apos;y a pas de point de sauvegarde «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no such level</source>
        <translation>ce niveau n&apos;existe pas</translation>
    </message>
    <message>
        <source>there is no world %1</source>
        <translation>il n&apos;y a pas de monde %1</translation>
    </message>
    <message>
        <source>there is no world &apos;%1&apos; in %2</source>
        <translation>il n&apos;y a pas de monde «&#xa0;%1&#xa0;» dans %2</translation>
    </message>
    <message>
        <source>it doesn&apos;t exist</source>
        <translation>il n&apos;y en a pas</translation>
    </message>
    <message>
        <source>there is not enough memory to compress an edit</source>
        <translation>la mémoire ne suffit pas pour compresser une modification</translation>
    </message>
    <message>
        <source>there is rock at %1</source>
        <translation>il y a de la roche en %1</translation>
    </message>
    <message>
        <source>there must be a monster with the key &apos;%1&apos;</source>
        <translation>il doit y avoir un monstre de clé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>this is not a question</source>
        <translation>ce n&apos;est pas une question</translation>
    </message>
    <message>
        <source>tree %1 has the same key</source>
        <translation>l&apos;arbre %1 a la même clé</translation>
    </message>
    <message>
        <source>tree &apos;%1&apos; is not in trees.json</source>
        <translation>l&apos;arbre «&#xa0;%1&#xa0;» n&apos;est pas dans trees.json</translation>
    </message>
    <message>
        <source>unexpected byte 0x%1</source>
        <translation>octet inattendu 0x%1</translation>
    </message>
    <message>
        <source>unexpected character &apos;%1&apos;</source>
        <translation>caractère inattendu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown field &apos;%1&apos;</source>
        <translation>champ inconnu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown generator &apos;%1&apos;; expected one of %2</source>
        <translation>générateur inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu l&apos;un de %2</translation>
    </message>
    <message>
        <source>unknown item &apos;%1&apos;</source>
        <translation>objet inconnu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown layer &apos;%1&apos;; expected one of %2</source>
        <translation>calque inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu l&apos;un de %2</translation>
    </message>
    <message>
        <source>unknown monster &apos;%1&apos;</source>
        <translation>monstre inconnu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown setting &apos;%1&apos;</source>
        <translation>paramètre inconnu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>values must be numbers</source>
        <translation>values doivent être des nombres</translation>
    </message>
    <message>
        <source>values must be whole numbers</source>
        <translation>values doivent être des nombres entiers</translation>
    </message>
    <message>
        <source>weapon_kind &apos;%1&apos; is not among weapon_kinds</source>
        <translation>weapon_kind «&#xa0;%1&#xa0;» n&apos;est pas dans weapon_kinds</translation>
    </message>
    <message>
        <source>where, byte %1: %2</source>
        <translation>where, octet %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>world %1 has format version %2, whose log can&apos;t be replayed; open the world once to update it</source>
        <translation>le monde %1 a la version de format %2, dont le journal ne peut pas être rediffusé&#xa0;; ouvrez-le une fois pour le mettre à jour</translation>
    </message>
    <message>
        <source>world %1 has format version %2; this program reads up to version %3</source>
        <translation>le monde %1 a la version de format %2&#xa0;; ce programme lit jusqu&apos;à la version %3</translation>
    </message>
    <message>
        <source>world %1 is damaged: %2</source>
        <translation>le monde %1 est endommagé&#xa0;: %2</translation>
    </message>
    <message>
        <source>world %1 is damaged: its format version is %2</source>
        <translation>le monde %1 est endommagé&#xa0;: sa version de format est %2</translation>
    </message>
    <message>
        <source>world %1 is of the scenario &apos;%2&apos;, which this program doesn&apos;t support</source>
        <translation>le monde %1 appartient au scénario «&#xa0;%2&#xa0;», que ce programme ne prend pas en charge</translation>
    </message>
    <message>
        <source>world %1 was created by version %2 of generator %3; this program supports up to %4</source>
        <translation>le monde %1 a été créé par la version %2 du générateur %3&#xa0;; ce programme prend en charge jusqu&apos;à %4</translation>
    </message>
    <message>
        <source>dug</source>
        <translation>creusé</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>comblé</translation>
    </message>
    <message>
        <source>chest claimed</source>
        <translation>coffre vidé</translation>
    </message>
    <message>
        <source>chest placed</source>
        <translation>coffre placé</translation>
    </message>
    <message>
        <source>chest refilled</source>
        <translation>coffre rempli à nouveau</translation>
    </message>
    <message>
        <source>chest removed</source>
        <translation>coffre supprimé</translation>
    </message>
    <message>
        <source>items dropped</source>
        <translation>objets déposés</translation>
    </message>
    <message>
        <source>monster killed</source>
        <translation>monstre tué</translation>
    </message>
    <message>
        <source>monster moved</source>
        <translation>monstre déplacé</translation>
    </message>
    <message>
        <source>monster placed</source>
        <translation>monstre placé</translation>
    </message>
    <message>
        <source>thing taken</source>
        <translation>chose prise</translation>
    </message>
    <message>
        <source>flooded</source>
        <translation>inondé</translation>
    </message>
    <message>
        <source>drained</source>
        <translation>asséché</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>planté</translation>
    </message>
    <message>
        <source>felled</source>
        <translation>défriché</translation>
    </message>
    <message>
        <source>sealed area</source>
        <translation>zone fermée</translation>
    </message>
    <message>
        <source>unreachable chest</source>
        <translation>coffre inaccessible</translation>
    </message>
    <message>
        <source>monster in rock</source>
        <translation>monstre dans la roche</translation>
    </message>
    <message>
        <source>monsters on one cell</source>
        <translation>monstres sur une même case</translation>
    </message>
    <message>
        <source>player in rock</source>
        <translation>joueur dans la roche</translation>
    </message>
    <message>
        <source>player seen</source>
        <translation>joueur vu</translation>
    </message>
    <message>
        <source>marker in rock</source>
        <translation>repère dans la roche</translation>
    </message>
    <message>
        <source>markers on one cell</source>
        <translation>repères sur une même case</translation>
    </message>
    <message>
        <source>finish out of reach</source>
        <translation>arrivée inaccessible</translation>
    </message>
    <message>
        <source>all worlds</source>
        <translation>tous les mondes</translation>
    </message>
    <message>
        <source>endless caves and caverns</source>
        <translation>cavernes infinies et cavernes</translation>
    </message>
    <message>
        <source>dungeons</source>
        <translation>donjons</translation>
    </message>
    <message>
        <source>caverns and dungeons</source>
        <translation>cavernes et donjons</translation>
    </message>
    <message>
        <source>caverns</source>
        <translation>cavernes</translation>
    </message>
    <message>
        <source>maps of rooms</source>
        <translation>plans de salles</translation>
    </message>
    <message>
        <source>maps of rooms and level files</source>
        <translation>plans de salles et fichiers de niveau</translation>
    </message>
    <message>
        <source>%1 at %2, radius %3, %4</source>
        <translation>%1 en %2, rayon %3, %4</translation>
    </message>
    <message>
        <source>%1 belongs in a MarioLevel</source>
        <translation>%1 a sa place dans un MarioLevel</translation>
    </message>
    <message>
        <source>%1 belongs in a RoguelikeLevel</source>
        <translation>%1 a sa place dans un RoguelikeLevel</translation>
    </message>
    <message>
        <source>%1 can&apos;t be reached</source>
        <translation>%1 est inaccessible</translation>
    </message>
    <message>
        <source>%1 has no such level: the world has %2</source>
        <translation>%1 n&apos;a pas ce niveau&#xa0;: le monde a %2</translation>
    </message>
    <message>
        <source>%1 is available in %2, not in %3 worlds</source>
        <translation>%1 existe pour&#xa0;: %2&#xa0;; pas pour les mondes %3</translation>
    </message>
    <message>
        <source>%1 is in a wall</source>
        <translation>%1 est dans un mur</translation>
    </message>
    <message>
        <source>%1 is on %2, and no other tile is free</source>
        <translation>%1 est sur %2, et aucune autre tuile n&apos;est libre</translation>
    </message>
    <message>
        <source>%1 is on %2; the player starts on the nearest free tile, %3</source>
        <translation>%1 est sur %2&#xa0;; le joueur commence sur la tuile libre la plus proche, %3</translation>
    </message>
    <message>
        <source>%1 is on the same tile as another of its type</source>
        <translation>%1 est sur la même tuile qu&apos;un autre objet de son type</translation>
    </message>
    <message>
        <source>%1 leads nowhere: rooms use one door in the middle of each border</source>
        <translation>%1 ne mène nulle part&#xa0;: les salles utilisent une porte au milieu de chaque bord</translation>
    </message>
    <message>
        <source>%1 leads onto %2</source>
        <translation>%1 donne sur %2</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <translation>%1 niveaux</translation>
    </message>
    <message>
        <source>%1 levels at most</source>
        <translation>%1 niveaux au plus</translation>
    </message>
    <message>
        <source>%1 lies outside the level</source>
        <translation>%1 est hors du niveau</translation>
    </message>
    <message>
        <source>%1 markers are at %2</source>
        <translation>%1 repères sont en %2</translation>
    </message>
    <message>
        <source>%1 monsters stand at %2</source>
        <translation>%1 monstres se tiennent en %2</translation>
    </message>
    <message>
        <source>%1, but farther than its radius on one axis</source>
        <translation>%1, mais plus loin que son rayon sur un axe</translation>
    </message>
    <message>
        <source>%1; this can&apos;t be the first room</source>
        <translation>%1&#xa0;; ce ne peut pas être la première salle</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is treated as false; only &apos;true&apos; is true</source>
        <translation>«&#xa0;%1&#xa0;» est pris pour faux&#xa0;; seul «&#xa0;true&#xa0;» est vrai</translation>
    </message>
    <message>
        <source>FINISH at %1 of level %2 can&apos;t be reached from START at %3</source>
        <translation>l&apos;ARRIVÉE en %1 du niveau %2 est inaccessible depuis le DÉPART en %3</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>un objet %1</translation>
    </message>
    <message>
        <source>a Door</source>
        <translation>une porte</translation>
    </message>
    <message>
        <source>a solid %1</source>
        <translation>un objet solide %1</translation>
    </message>
    <message>
        <source>an area of %1 cells of floor at %2 can&apos;t be reached</source>
        <translation>une zone de %1 cases de sol en %2 est inaccessible</translation>
    </message>
    <message>
        <source>an area of 1 cell of floor at %1 can&apos;t be reached</source>
        <translation>une zone de 1 case de sol en %1 est inaccessible</translation>
    </message>
    <message>
        <source>blocked at %1: diagonal gap between %2 and %3</source>
        <translation>bloqué en %1&#xa0;: interstice diagonal entre %2 et %3</translation>
    </message>
    <message>
        <source>blocked at %1: rock</source>
        <translation>bloqué en %1&#xa0;: roche</translation>
    </message>
    <message>
        <source>dig a passage from START to FINISH</source>
        <translation>creuser un passage du DÉPART à l&apos;ARRIVÉE</translation>
    </message>
    <message>
        <source>dig a passage to the rest</source>
        <translation>creuser un passage vers le reste</translation>
    </message>
    <message>
        <source>d² %1 %2 %3</source>
        <translation>d² %1 %2 %3</translation>
    </message>
    <message>
        <source>fill the area with rock</source>
        <translation>remplir la zone de roche</translation>
    </message>
    <message>
        <source>given on line %1; this one is used</source>
        <translation>déjà donné à la ligne %1&#xa0;; c&apos;est celui-ci qui compte</translation>
    </message>
    <message>
        <source>ignored; only for drawing in a console</source>
        <translation>ignoré&#xa0;; ne sert qu&apos;au dessin dans une console</translation>
    </message>
    <message>
        <source>ignored; worlds have no such setting</source>
        <translation>ignoré&#xa0;; les mondes n&apos;ont pas ce paramètre</translation>
    </message>
    <message>
        <source>in an unreachable area</source>
        <translation>dans une zone inaccessible</translation>
    </message>
    <message>
        <source>in rock</source>
        <translation>dans la roche</translation>
    </message>
    <message>
        <source>inside its area</source>
        <translation>dans sa zone</translation>
    </message>
    <message>
        <source>move all but one to the nearest free floor</source>
        <translation>déplacer tous sauf un vers le sol libre le plus proche</translation>
    </message>
    <message>
        <source>move it to the nearest free floor cell</source>
        <translation>le déplacer vers la case de sol libre la plus proche</translation>
    </message>
    <message>
        <source>move the player to the nearest place that no monster sees</source>
        <translation>déplacer le joueur vers l&apos;endroit le plus proche qu&apos;aucun monstre ne voit</translation>
    </message>
    <message>
        <source>one level</source>
        <translation>un seul niveau</translation>
    </message>
    <message>
        <source>outside its area</source>
        <translation>hors de sa zone</translation>
    </message>
    <message>
        <source>outside the levels</source>
        <translation>hors des niveaux</translation>
    </message>
    <message>
        <source>remove all but the first of them</source>
        <translation>les supprimer tous sauf le premier</translation>
    </message>
    <message>
        <source>remove the chest</source>
        <translation>supprimer le coffre</translation>
    </message>
    <message>
        <source>remove the marker</source>
        <translation>supprimer le repère</translation>
    </message>
    <message>
        <source>remove the monster</source>
        <translation>supprimer le monstre</translation>
    </message>
    <message>
        <source>sees the cell</source>
        <translation>voit la case</translation>
    </message>
    <message>
        <source>the %1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>the %1 at %2 is %3</source>
        <translation>%1 en %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the %1 at %2 sees the player at %3</source>
        <translation>%1 en %2 voit le joueur en %3</translation>
    </message>
    <message>
        <source>the %1 marker at %2</source>
        <translation>le repère %1 en %2</translation>
    </message>
    <message>
        <source>the PlayerStartLocation %1 is on %2, and no other tile is free</source>
        <translation>la PlayerStartLocation %1 est sur %2, et aucune autre tuile n&apos;est libre</translation>
    </message>
    <message>
        <source>the PlayerStartLocation %1 is outside the level</source>
        <translation>la PlayerStartLocation %1 est hors du niveau</translation>
    </message>
    <message>
        <source>the closed chest at %1 is %2</source>
        <translation>le coffre fermé en %1 est %2</translation>
    </message>
    <message>
        <source>the level has no name</source>
        <translation>le niveau n&apos;a pas de nom</translation>
    </message>
    <message>
        <source>the level is too large to play: at most %1 tiles per side</source>
        <translation>le niveau est trop grand pour être joué&#xa0;: au plus %1 tuiles par côté</translation>
    </message>
    <message>
        <source>the level is too small for a room: at least %1 tiles per side</source>
        <translation>le niveau est trop petit pour une salle&#xa0;: au moins %1 tuiles par côté</translation>
    </message>
    <message>
        <source>the player is %1 at %2</source>
        <translation>le joueur est %1, en %2</translation>
    </message>
    <message>
        <source>the player&apos;s start at %1</source>
        <translation>le départ du joueur en %1</translation>
    </message>
    <message>
        <source>the player&apos;s start is missing</source>
        <translation>il manque le départ du joueur</translation>
    </message>
    <message>
        <source>there are %1 backgrounds; only the first is drawn</source>
        <translation>il y a %1 arrière-plans&#xa0;; seul le premier est dessiné</translation>
    </message>
    <message>
        <source>there is no Door marker on the bottom border</source>
        <translation>il n&apos;y a pas de repère de porte sur le bord inférieur</translation>
    </message>
    <message>
        <source>there is no Door marker on the left border</source>
        <translation>il n&apos;y a pas de repère de porte sur le bord gauche</translation>
    </message>
    <message>
        <source>there is no Door marker on the right border</source>
        <translation>il n&apos;y a pas de repère de porte sur le bord droit</translation>
    </message>
    <message>
        <source>there is no Door marker on the top border</source>
        <translation>il n&apos;y a pas de repère de porte sur le bord supérieur</translation>
    </message>
    <message>
        <source>there is no Goal, so the level can&apos;t be finished</source>
        <translation>il n&apos;y a pas de but (Goal), donc le niveau ne peut pas être terminé</translation>
    </message>
    <message>
        <source>there is no PlayerStartLocation</source>
        <translation>il n&apos;y a pas de PlayerStartLocation</translation>
    </message>
    <message>
        <source>under rock</source>
        <translation>sous la roche</translation>
    </message>
    <message>
        <source>unknown setting</source>
        <translation>paramètre inconnu</translation>
    </message>
    <message>
        <source>unknown type %1</source>
        <translation>type inconnu %1</translation>
    </message>
    <message>
        <source>unknown type %1 among dynamic objects; it is a static one</source>
        <translation>type inconnu %1 parmi les objets dynamiques&#xa0;; il est statique</translation>
    </message>
    <message>
        <source>unknown type %1 among static objects; it is a dynamic one</source>
        <translation>type inconnu %1 parmi les objets statiques&#xa0;; il est dynamique</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>would attack</source>
        <translation>attaquerait</translation>
    </message>
    <message>
        <source>would not attack</source>
        <translation>n&apos;attaquerait pas</translation>
    </message>
    <message>
        <source>would not notice the player</source>
        <translation>ne remarquerait pas le joueur</translation>
    </message>
    <message>
        <source>would notice the player, and fight on contact</source>
        <translation>remarquerait le joueur et se battrait au contact</translation>
    </message>
    <message>
        <source>the log &apos;%1&apos; can&apos;t be written: %2</source>
        <translation>impossible d&apos;écrire le journal «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (in quarantine)</source>
        <translation>%1 (en quarantaine)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read (table %2)</source>
        <translation>%1&#xa0;: illisible (table %2)</translation>
    </message>
    <message>
        <source>%1 differs from the checkpoint</source>
        <translation>différence avec le point de contrôle&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t belong to %2 and was not used; it is kept as %3</source>
        <translation>%1 n&apos;appartient pas à %2 et n&apos;a pas été utilisé&#xa0;; il est gardé sous le nom %3</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t belong to the file beside it and is not used</source>
        <translation>%1 n&apos;appartient pas au fichier à côté et n&apos;est pas utilisé</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t exist</source>
        <translation>%1 n&apos;existe pas</translation>
    </message>
    <message>
        <source>%1 is %2, which is not from %3 to %4</source>
        <translation>%1 vaut %2, ce qui n&apos;est pas entre %3 et %4</translation>
    </message>
    <message>
        <source>%1 is nowhere</source>
        <translation>%1 n&apos;est nulle part</translation>
    </message>
    <message>
        <source>%1 is of another kind</source>
        <translation>%1 est d&apos;une autre espèce</translation>
    </message>
    <message>
        <source>%1 is outside the level</source>
        <translation>%1 est hors du niveau</translation>
    </message>
    <message>
        <source>%1: the table %2 is missing</source>
        <translation>%1&#xa0;: la table %2 manque</translation>
    </message>
    <message>
        <source>%1; %2, and the damaged data is kept in the file</source>
        <translation>%1&#xa0;; %2, et les données endommagées sont gardées dans le fichier</translation>
    </message>
    <message>
        <source>%1; playing the world ends it</source>
        <translation>%1&#xa0;; jouer dans ce monde y met fin</translation>
    </message>
    <message>
        <source>%1; playing the world moves them to its entrance</source>
        <translation>%1&#xa0;; jouer dans ce monde le ramène à l&apos;entrée</translation>
    </message>
    <message>
        <source>%1; repair the world to continue with the readable parts</source>
        <translation>%1&#xa0;; réparez le monde pour continuer avec les parties lisibles</translation>
    </message>
    <message>
        <source>%1; repairing the world keeps the readable parts</source>
        <translation>%1&#xa0;; réparer le monde garde les parties lisibles</translation>
    </message>
    <message>
        <source>%1; they revert to the seed</source>
        <translation>%1&#xa0;; ils reviennent à la graine</translation>
    </message>
    <message>
        <source>%1; this and earlier edits can&apos;t be undone</source>
        <translation>%1&#xa0;; cette modification et les précédentes ne peuvent pas être annulées</translation>
    </message>
    <message>
        <source>%1; this and later edits can&apos;t be redone</source>
        <translation>%1&#xa0;; cette modification et les suivantes ne peuvent pas être rétablies</translation>
    </message>
    <message>
        <source>%1; when the world is played, %2</source>
        <translation>%1&#xa0;; quand on joue dans ce monde&#xa0;: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not possible</source>
        <translation>«&#xa0;%1&#xa0;» est impossible</translation>
    </message>
    <message>
        <source>a bookmark at %1 is outside the world</source>
        <translation>un signet en %1 est hors du monde</translation>
    </message>
    <message>
        <source>a bookmark&apos;s kind must be 1 to 40 characters of a-z and -</source>
        <translation>le type d&apos;un signet doit faire de 1 à 40 caractères parmi a-z et -</translation>
    </message>
    <message>
        <source>a bookmark&apos;s label must be UTF-8 of at most 1000 bytes</source>
        <translation>le libellé d&apos;un signet doit être en UTF-8 et faire 1000 octets au plus</translation>
    </message>
    <message>
        <source>a monster in it has no position</source>
        <translation>un monstre qui s&apos;y trouve n&apos;a pas de position</translation>
    </message>
    <message>
        <source>a region has no position</source>
        <translation>une région n&apos;a pas de position</translation>
    </message>
    <message>
        <source>a table of its content is larger than 1 MiB</source>
        <translation>une table de son contenu dépasse 1 Mio</translation>
    </message>
    <message>
        <source>can&apos;t be stored: %1</source>
        <translation>ne peut pas être enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>cells outside the levels were changed</source>
        <translation>des cases hors des niveaux ont été modifiées</translation>
    </message>
    <message>
        <source>command %1 of its log: %2</source>
        <translation>commande %1 de son journal&#xa0;: %2</translation>
    </message>
    <message>
        <source>commands that were never played are removed</source>
        <translation>les commandes jamais jouées sont supprimées</translation>
    </message>
    <message>
        <source>damaged regions in quarantine</source>
        <translation>des régions endommagées en quarantaine</translation>
    </message>
    <message>
        <source>damaged states in quarantine</source>
        <translation>des états endommagés en quarantaine</translation>
    </message>
    <message>
        <source>edit %1 of the history (%2) is damaged: %3</source>
        <translation>la modification %1 de l&apos;historique (%2) est endommagée&#xa0;: %3</translation>
    </message>
    <message>
        <source>edit %1 of the history is damaged: %2</source>
        <translation>la modification %1 de l&apos;historique est endommagée&#xa0;: %2</translation>
    </message>
    <message>
        <source>edits changed the monsters of the current level; it is entered again</source>
        <translation>des modifications ont changé les monstres du niveau actuel&#xa0;; on y entre à nouveau</translation>
    </message>
    <message>
        <source>experience, health or the state of the run</source>
        <translation>l&apos;expérience, les points de vie ou l&apos;état de la partie</translation>
    </message>
    <message>
        <source>inventory, statistics, fight and run</source>
        <translation>l&apos;inventaire, les statistiques, le combat et la partie</translation>
    </message>
    <message>
        <source>it doesn&apos;t have the %1 level files it was created with</source>
        <translation>il n&apos;a pas les %1 fichiers de niveau avec lesquels il a été créé</translation>
    </message>
    <message>
        <source>it doesn&apos;t use dice</source>
        <translation>il n&apos;utilise pas de dés</translation>
    </message>
    <message>
        <source>it has no %1</source>
        <translation>il manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>it is cleared and the edits stay applied</source>
        <translation>il est effacé et les modifications restent appliquées</translation>
    </message>
    <message>
        <source>it is kept as %1</source>
        <translation>il est gardé sous le nom %1</translation>
    </message>
    <message>
        <source>it is removed</source>
        <translation>il est supprimé</translation>
    </message>
    <message>
        <source>it uses dice, which this scenario doesn&apos;t</source>
        <translation>il utilise des dés, absents de ce scénario</translation>
    </message>
    <message>
        <source>it was ended</source>
        <translation>il a été terminé</translation>
    </message>
    <message>
        <source>its bookmarks are not in order of their numbers at %1</source>
        <translation>ses signets ne sont pas dans l&apos;ordre de leurs numéros en %1</translation>
    </message>
    <message>
        <source>its checksum does not match, but its content can be read</source>
        <translation>sa somme de contrôle ne correspond pas, mais son contenu est lisible</translation>
    </message>
    <message>
        <source>its enemy has no position</source>
        <translation>son adversaire n&apos;a pas de position</translation>
    </message>
    <message>
        <source>its enemy is dead</source>
        <translation>son adversaire est mort</translation>
    </message>
    <message>
        <source>its enemy is of another kind</source>
        <translation>son adversaire est d&apos;une autre espèce</translation>
    </message>
    <message>
        <source>its generator version is &apos;%1&apos;</source>
        <translation>la version de son générateur est «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>its label must be 1 to 200 bytes of text</source>
        <translation>son libellé doit être un texte de 1 à 200 octets</translation>
    </message>
    <message>
        <source>its level files</source>
        <translation>ses fichiers de niveau</translation>
    </message>
    <message>
        <source>its level files are more than %1 or larger than %2 MiB together</source>
        <translation>ses fichiers de niveau sont plus de %1 ou dépassent %2 Mio au total</translation>
    </message>
    <message>
        <source>its list of levels</source>
        <translation>sa liste de niveaux</translation>
    </message>
    <message>
        <source>its log continues after command %1, the last one played</source>
        <translation>son journal continue après la commande %1, la dernière jouée</translation>
    </message>
    <message>
        <source>its log doesn&apos;t start at the recorded command</source>
        <translation>son journal ne commence pas à la commande indiquée</translation>
    </message>
    <message>
        <source>its log has no command %1 of %2</source>
        <translation>il manque à son journal la commande %1 sur %2</translation>
    </message>
    <message>
        <source>its name, seed, settings and content</source>
        <translation>son nom, sa graine, ses paramètres et son contenu</translation>
    </message>
    <message>
        <source>its name, seed, settings and content are larger than %1 MiB</source>
        <translation>son nom, sa graine, ses paramètres et son contenu dépassent %1 Mio</translation>
    </message>
    <message>
        <source>its number is invalid</source>
        <translation>son numéro n&apos;est pas valide</translation>
    </message>
    <message>
        <source>its numbers are invalid</source>
        <translation>ses nombres ne sont pas valides</translation>
    </message>
    <message>
        <source>its scenario is %1, and its generator %2</source>
        <translation>son scénario est %1, et son générateur %2</translation>
    </message>
    <message>
        <source>its seed is not UTF-8</source>
        <translation>sa graine n&apos;est pas en UTF-8</translation>
    </message>
    <message>
        <source>its time of creation is &apos;%1&apos;</source>
        <translation>sa date de création est «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>its turn is not a number</source>
        <translation>son tour n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>monster %1 of region %2</source>
        <translation>le monstre %1 de la région %2</translation>
    </message>
    <message>
        <source>quarantine: %1</source>
        <translation>quarantaine&#xa0;: %1</translation>
    </message>
    <message>
        <source>random streams: %1</source>
        <translation>suites aléatoires&#xa0;: %1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>région %1</translation>
    </message>
    <message>
        <source>region %1 and %2 more</source>
        <translation>région %1 et %2 autres</translation>
    </message>
    <message>
        <source>region %1 lies outside the world</source>
        <translation>la région %1 est hors du monde</translation>
    </message>
    <message>
        <source>region %1 of level %2</source>
        <translation>région %1 du niveau %2</translation>
    </message>
    <message>
        <source>reverted to its seed and unexplored</source>
        <translation>revenue à la graine et inexplorée</translation>
    </message>
    <message>
        <source>some regions can&apos;t be read: %1</source>
        <translation>certaines régions sont illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the bookmarks</source>
        <translation>les signets</translation>
    </message>
    <message>
        <source>the bookmarks can&apos;t be read: %1</source>
        <translation>les signets sont illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the checkpoint at turn %1</source>
        <translation>le point de contrôle du tour %1</translation>
    </message>
    <message>
        <source>the checkpoints of the log</source>
        <translation>les points de contrôle du journal</translation>
    </message>
    <message>
        <source>the checksum of its level file %1 &apos;%2&apos; does not match</source>
        <translation>la somme de contrôle de son fichier de niveau %1 «&#xa0;%2&#xa0;» ne correspond pas</translation>
    </message>
    <message>
        <source>the checksum of its name, seed, settings and content does not match</source>
        <translation>la somme de contrôle de son nom, de sa graine, de ses paramètres et de son contenu ne correspond pas</translation>
    </message>
    <message>
        <source>the checksum of the log&apos;s initial state does not match</source>
        <translation>la somme de contrôle de l&apos;état initial du journal ne correspond pas</translation>
    </message>
    <message>
        <source>the compressed data is damaged or truncated</source>
        <translation>les données compressées sont endommagées ou tronquées</translation>
    </message>
    <message>
        <source>the content is larger than any edit&apos;s</source>
        <translation>le contenu dépasse celui de toute modification</translation>
    </message>
    <message>
        <source>the content is larger than any region&apos;s</source>
        <translation>le contenu dépasse celui de toute région</translation>
    </message>
    <message>
        <source>the count of its explored cells does not match</source>
        <translation>le nombre de ses cases explorées ne correspond pas</translation>
    </message>
    <message>
        <source>the fight</source>
        <translation>le combat</translation>
    </message>
    <message>
        <source>the fight can&apos;t be read: %1</source>
        <translation>le combat est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the fight can&apos;t continue: %1</source>
        <translation>le combat ne peut pas continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file&apos;s data of level %1 doesn&apos;t match: position, size, seed, start or finish differ</source>
        <translation>les données du fichier sur le niveau %1 ne correspondent pas&#xa0;: position, taille, graine, départ ou arrivée diffèrent</translation>
    </message>
    <message>
        <source>the file&apos;s links between levels don&apos;t match</source>
        <translation>les liens entre niveaux du fichier ne correspondent pas</translation>
    </message>
    <message>
        <source>the file&apos;s list of levels can&apos;t be read: %1</source>
        <translation>la liste des niveaux du fichier est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the history of edits</source>
        <translation>l&apos;historique des modifications</translation>
    </message>
    <message>
        <source>the history of edits can&apos;t be read: %1</source>
        <translation>l&apos;historique des modifications est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the history of edits can&apos;t be read: %1; it was cleared and the edits stay applied</source>
        <translation>l&apos;historique des modifications est illisible&#xa0;: %1&#xa0;; il a été effacé et les modifications restent appliquées</translation>
    </message>
    <message>
        <source>the inventory</source>
        <translation>l&apos;inventaire</translation>
    </message>
    <message>
        <source>the inventory can&apos;t be read: %1</source>
        <translation>l&apos;inventaire est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the level is entered again at %1</source>
        <translation>on entre à nouveau dans le niveau en %1</translation>
    </message>
    <message>
        <source>the log of commands</source>
        <translation>le journal des commandes</translation>
    </message>
    <message>
        <source>the log restarts from the current state</source>
        <translation>le journal reprend à l&apos;état actuel</translation>
    </message>
    <message>
        <source>the log&apos;s initial state can&apos;t be read: %1</source>
        <translation>l&apos;état initial du journal est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the moving objects of the level can&apos;t be read: %1</source>
        <translation>les objets mobiles du niveau sont illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the moving objects of the level don&apos;t fit: %1</source>
        <translation>les objets mobiles du niveau ne conviennent pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>the number of its level files is &apos;%1&apos;</source>
        <translation>le nombre de ses fichiers de niveau est «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the number of its seed is &apos;%1&apos;</source>
        <translation>le nombre de sa graine est «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>le joueur</translation>
    </message>
    <message>
        <source>the player can&apos;t be read</source>
        <translation>le joueur est illisible</translation>
    </message>
    <message>
        <source>the player can&apos;t go to %1, outside the world</source>
        <translation>le joueur ne peut pas aller en %1, hors du monde</translation>
    </message>
    <message>
        <source>the player gets the starting inventory</source>
        <translation>le joueur reçoit l&apos;inventaire de départ</translation>
    </message>
    <message>
        <source>the player is elsewhere</source>
        <translation>le joueur est ailleurs</translation>
    </message>
    <message>
        <source>the player is in rock at %1</source>
        <translation>le joueur est dans la roche en %1</translation>
    </message>
    <message>
        <source>the player is outside the levels at %1</source>
        <translation>le joueur est en %1, hors des niveaux</translation>
    </message>
    <message>
        <source>the player is outside the world at %1</source>
        <translation>le joueur est en %1, hors du monde</translation>
    </message>
    <message>
        <source>the player starts with initial experience and health</source>
        <translation>le joueur reprend avec l&apos;expérience et les points de vie de départ</translation>
    </message>
    <message>
        <source>the player&apos;s counters are not numbers</source>
        <translation>les compteurs du joueur ne sont pas des nombres</translation>
    </message>
    <message>
        <source>the player&apos;s place and turn</source>
        <translation>la place et le tour du joueur</translation>
    </message>
    <message>
        <source>the player&apos;s position is not a number</source>
        <translation>la position du joueur n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>the player&apos;s position or turn is invalid</source>
        <translation>la position ou le tour du joueur n&apos;est pas valide</translation>
    </message>
    <message>
        <source>the position in the history</source>
        <translation>la position dans l&apos;historique</translation>
    </message>
    <message>
        <source>the position in the history is missing; all edits count as done</source>
        <translation>la position dans l&apos;historique manque&#xa0;; toutes les modifications comptent comme faites</translation>
    </message>
    <message>
        <source>the position, %1 instead of %2</source>
        <translation>la position, %1 au lieu de %2</translation>
    </message>
    <message>
        <source>the random streams</source>
        <translation>les suites aléatoires</translation>
    </message>
    <message>
        <source>the random streams and the fight</source>
        <translation>les suites aléatoires et le combat</translation>
    </message>
    <message>
        <source>the random streams can&apos;t be read: %1</source>
        <translation>les suites aléatoires sont illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the readable parts are saved to a new file</source>
        <translation>les parties lisibles sont enregistrées dans un nouveau fichier</translation>
    </message>
    <message>
        <source>the region is kept; its checksum and cell count are corrected</source>
        <translation>la région est gardée&#xa0;; sa somme de contrôle et son nombre de cases sont corrigés</translation>
    </message>
    <message>
        <source>the regions</source>
        <translation>les régions</translation>
    </message>
    <message>
        <source>the rest of the history is kept</source>
        <translation>le reste de l&apos;historique est gardé</translation>
    </message>
    <message>
        <source>the save point &apos;%1&apos; has lost its position</source>
        <translation>le point de sauvegarde «&#xa0;%1&#xa0;» a perdu sa position</translation>
    </message>
    <message>
        <source>the save points of the history</source>
        <translation>les points de sauvegarde de l&apos;historique</translation>
    </message>
    <message>
        <source>the state of the run can&apos;t be read: %1</source>
        <translation>l&apos;état de la partie est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the state that the log begins with</source>
        <translation>l&apos;état par lequel commence le journal</translation>
    </message>
    <message>
        <source>the statistics</source>
        <translation>les statistiques</translation>
    </message>
    <message>
        <source>the statistics can&apos;t be read: %1</source>
        <translation>les statistiques sont illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the structure of the file is damaged: %1</source>
        <translation>la structure du fichier est endommagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>the turn, %1 instead of %2</source>
        <translation>le tour, %1 au lieu de %2</translation>
    </message>
    <message>
        <source>the ways between its levels</source>
        <translation>les chemins entre ses niveaux</translation>
    </message>
    <message>
        <source>the world as stored differs in %1</source>
        <translation>la sauvegarde diffère&#xa0;: %1</translation>
    </message>
    <message>
        <source>there are bytes after the compressed data</source>
        <translation>il y a des octets après les données compressées</translation>
    </message>
    <message>
        <source>there are more than %1 bookmarks; the rest is ignored</source>
        <translation>il y a plus de %1 signets&#xa0;; le reste est ignoré</translation>
    </message>
    <message>
        <source>there is no player</source>
        <translation>il n&apos;y a pas de joueur</translation>
    </message>
    <message>
        <source>there is no such enemy</source>
        <translation>cet adversaire n&apos;existe pas</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>they restart</source>
        <translation>elles recommencent</translation>
    </message>
    <message>
        <source>they revert to the seed</source>
        <translation>ils reviennent à la graine</translation>
    </message>
    <message>
        <source>they were moved to the entrance at %1</source>
        <translation>il a été ramené à l&apos;entrée en %1</translation>
    </message>
    <message>
        <source>they were recounted from the explored regions</source>
        <translation>elles ont été recomptées d&apos;après les régions explorées</translation>
    </message>
    <message>
        <source>what was explored and changed</source>
        <translation>ce qui a été exploré et modifié</translation>
    </message>
    <message>
        <source>world %1: %2</source>
        <translation>monde %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 contains invalid text</source>
        <translation>%1 contient un texte non valide</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 est hors limites</translation>
    </message>
    <message>
        <source>a frame of %1 bytes: expected 1 to %2</source>
        <translation>une trame de %1 octets&#xa0;; attendu&#xa0;: 1 à %2</translation>
    </message>
    <message>
        <source>a join code has %1 words; this one has %2</source>
        <translation>un code d&apos;invitation a %1 mots&#xa0;; celui-ci en a %2</translation>
    </message>
    <message>
        <source>a player&apos;s number, colour or state is out of range</source>
        <translation>le numéro, la couleur ou l&apos;état d&apos;un joueur est hors limites</translation>
    </message>
    <message>
        <source>frame %1: %2</source>
        <translation>trame %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>frame %1: unexpected</source>
        <translation>trame %1&#xa0;: inattendue</translation>
    </message>
    <message>
        <source>host and guest have different content files, although both have version %1</source>
        <translation>l&apos;hôte et l&apos;invité ont des fichiers de contenu différents, bien que tous deux aient la version %1</translation>
    </message>
    <message>
        <source>host and guest have different generators, although both have version %1</source>
        <translation>l&apos;hôte et l&apos;invité ont des générateurs différents, bien que tous deux aient la version %1</translation>
    </message>
    <message>
        <source>invalid data received: %1</source>
        <translation>données non valides reçues&#xa0;: %1</translation>
    </message>
    <message>
        <source>it isn&apos;t a handshake of Cave Game</source>
        <translation>ce n&apos;est pas une négociation de Cave Game</translation>
    </message>
    <message>
        <source>it names an unknown player</source>
        <translation>un joueur inconnu est nommé</translation>
    </message>
    <message>
        <source>it takes %1 bytes; the limit is %2</source>
        <translation>cela fait %1 octets&#xa0;; la limite est de %2</translation>
    </message>
    <message>
        <source>its allies are invalid</source>
        <translation>les alliés ne sont pas valides</translation>
    </message>
    <message>
        <source>its players are not in order</source>
        <translation>les joueurs ne sont pas dans l&apos;ordre</translation>
    </message>
    <message>
        <source>no data for %1 seconds</source>
        <translation>aucune donnée depuis %1 secondes</translation>
    </message>
    <message>
        <source>no frame has type %1</source>
        <translation>aucune trame n&apos;a le type %1</translation>
    </message>
    <message>
        <source>no handshake within %1 seconds</source>
        <translation>pas de négociation en %1 secondes</translation>
    </message>
    <message>
        <source>player %1 is in rock at %2</source>
        <translation>le joueur %1 est dans la roche en %2</translation>
    </message>
    <message>
        <source>player %1: %2</source>
        <translation>joueur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>player %1: a number is out of range</source>
        <translation>joueur %1&#xa0;: un nombre est hors limites</translation>
    </message>
    <message>
        <source>random streams and fights</source>
        <translation>flux aléatoires et combats</translation>
    </message>
    <message>
        <source>reconnecting took too long</source>
        <translation>la reconnexion a pris trop de temps</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>la connexion a été interrompue</translation>
    </message>
    <message>
        <source>the connection ended</source>
        <translation>la connexion est terminée</translation>
    </message>
    <message>
        <source>the connection is too slow</source>
        <translation>la connexion est trop lente</translation>
    </message>
    <message>
        <source>the fight of player %1 can&apos;t continue: %2</source>
        <translation>le combat du joueur %1 ne peut pas continuer&#xa0;: %2</translation>
    </message>
    <message>
        <source>the game is full</source>
        <translation>la partie est complète</translation>
    </message>
    <message>
        <source>the host closed the connection</source>
        <translation>l&apos;hôte a fermé la connexion</translation>
    </message>
    <message>
        <source>the host doesn&apos;t answer</source>
        <translation>l&apos;hôte ne répond pas</translation>
    </message>
    <message>
        <source>the host has version %1 of Cave Game and the guest %2; both must be the same</source>
        <translation>l&apos;hôte a la version %1 de Cave Game et l&apos;invité la version %2&#xa0;; les deux doivent être identiques</translation>
    </message>
    <message>
        <source>the host no longer knows this player; join again</source>
        <translation>l&apos;hôte ne connaît plus ce joueur&#xa0;; rejoignez à nouveau la partie</translation>
    </message>
    <message>
        <source>the host refused</source>
        <translation>l&apos;hôte a refusé</translation>
    </message>
    <message>
        <source>the host removed the player from the game</source>
        <translation>l&apos;hôte a retiré le joueur de la partie</translation>
    </message>
    <message>
        <source>the host stopped the game</source>
        <translation>l&apos;hôte a arrêté la partie</translation>
    </message>
    <message>
        <source>the host uses protocol %1 and the guest %2; both need the same version of Cave Game</source>
        <translation>l&apos;hôte utilise le protocole %1 et l&apos;invité le protocole %2&#xa0;; tous deux ont besoin de la même version de Cave Game</translation>
    </message>
    <message>
        <source>the motion of a player is invalid</source>
        <translation>le mouvement d&apos;un joueur n&apos;est pas valide</translation>
    </message>
    <message>
        <source>the name “%1” is already taken</source>
        <translation>le nom «&#xa0;%1&#xa0;» est déjà pris</translation>
    </message>
    <message>
        <source>the other players can&apos;t be read: %1</source>
        <translation>les autres joueurs sont illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the player came back on another connection</source>
        <translation>le joueur est revenu par une autre connexion</translation>
    </message>
    <message>
        <source>the player left the game</source>
        <translation>le joueur a quitté la partie</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>les joueurs</translation>
    </message>
    <message>
        <source>the settings of the world</source>
        <translation>les réglages du monde</translation>
    </message>
    <message>
        <source>the world can&apos;t be transferred: %1</source>
        <translation>le monde ne peut pas être transféré&#xa0;: %1</translation>
    </message>
    <message>
        <source>the world has one player</source>
        <translation>le monde a un seul joueur</translation>
    </message>
    <message>
        <source>they were moved to %1</source>
        <translation>le joueur a été déplacé en %1</translation>
    </message>
    <message>
        <source>too many commands from one player</source>
        <translation>trop de commandes d&apos;un même joueur</translation>
    </message>
    <message>
        <source>too many players are joining at once; try again</source>
        <translation>trop de joueurs rejoignent la partie en même temps&#xa0;; réessayez</translation>
    </message>
    <message>
        <source>“%1” is not a join code word</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un mot de code d&apos;invitation</translation>
    </message>
    <message>
        <source>%1 is a device, not a file</source>
        <translation>%1 est un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1 est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>%1 is a pipe, not a file</source>
        <translation>%1 est un tube, pas un fichier</translation>
    </message>
    <message>
        <source>can&apos;t encode the picture: %1</source>
        <translation>l&apos;image ne peut pas être encodée&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot start a thread: %1</source>
        <translation>impossible de démarrer un fil d&apos;exécution&#xa0;: %1</translation>
    </message>
    <message>
        <source>it has no world file header</source>
        <translation>son en-tête manque</translation>
    </message>
    <message>
        <source>it is a database of another program</source>
        <translation>c&apos;est une base de données d&apos;un autre programme</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c&apos;est un dossier</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>impossible d&apos;écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the picture can&apos;t be encoded as PNG</source>
        <translation>l&apos;image ne peut pas être encodée en PNG</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is empty</source>
        <translation>une image de %1 × %2 pixels est vide</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is too large; the limit is %3 pixels per side</source>
        <translation>une image de %1 × %2 pixels est trop grande&#xa0;; la limite est de %3 pixels par côté</translation>
    </message>
    <message>
        <source>a sheet without cards is empty</source>
        <translation>une planche sans cartes est vide</translation>
    </message>
    <message>
        <source>not enough memory for a picture of %1 × %2 pixels</source>
        <translation>pas assez de mémoire pour une image de %1 × %2 pixels</translation>
    </message>
    <message>
        <source>the picture was cancelled</source>
        <translation>l&apos;image a été annulée</translation>
    </message>
    <message>
        <source>%1 could not be moved to the bin</source>
        <translation>%1 n&apos;a pas pu être mis à la corbeille</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>il n&apos;y a pas de fichier %1</translation>
    </message>
    <message>
        <source>there is no level file</source>
        <translation>il n&apos;y a pas de fichier de niveau</translation>
    </message>
    <message>
        <source>a level with border walls needs at least %1 × %1 tiles, not %2 × %3</source>
        <translation>un niveau avec des murs de bordure a besoin d&apos;au moins %1 × %1 cases, pas %2 × %3</translation>
    </message>
    <message>
        <source>not enough memory for the picture</source>
        <translation>pas assez de mémoire pour l&apos;image</translation>
    </message>
    <message>
        <source>the export was cancelled</source>
        <translation>l&apos;export a été annulé</translation>
    </message>
    <message>
        <source>this world has no levels</source>
        <translation>ce monde n&apos;a pas de niveaux</translation>
    </message>
    <message>
        <source>an ally is not in the game</source>
        <translation>un allié n&apos;est pas dans la partie</translation>
    </message>
    <message>
        <source>it has no players, or too many</source>
        <translation>il n&apos;y a aucun joueur, ou trop</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 du %2</translation>
    </message>
    <message>
        <source>%1, who is missing</source>
        <translation>le %1, qui manque</translation>
    </message>
    <message>
        <source>%1, who never joined</source>
        <translation>le %1, qui n&apos;a jamais rejoint la partie</translation>
    </message>
    <message>
        <source>a part of a player&apos;s map can&apos;t be read (%1): %2</source>
        <translation>une partie de la carte d&apos;un joueur est illisible (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>un joueur</translation>
    </message>
    <message>
        <source>a region in it is outside the world, or truncated</source>
        <translation>une région qui s&apos;y trouve est hors du monde ou tronquée</translation>
    </message>
    <message>
        <source>experience or health</source>
        <translation>l&apos;expérience ou les points de vie</translation>
    </message>
    <message>
        <source>it has more than explored cells</source>
        <translation>il y a autre chose que des cases explorées</translation>
    </message>
    <message>
        <source>it is unexplored for them</source>
        <translation>elle est inexplorée pour ce joueur</translation>
    </message>
    <message>
        <source>its version doesn&apos;t fit the players</source>
        <translation>la version ne convient pas aux joueurs</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>joueur %1</translation>
    </message>
    <message>
        <source>player %1 (%2)</source>
        <translation>joueur %1 (%2)</translation>
    </message>
    <message>
        <source>players&apos; maps: %1</source>
        <translation>cartes des joueurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>some players&apos; maps can&apos;t be read: %1</source>
        <translation>les cartes de certains joueurs sont illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>la carte</translation>
    </message>
    <message>
        <source>the movement</source>
        <translation>le mouvement</translation>
    </message>
    <message>
        <source>the other players can be read only in part: %1</source>
        <translation>les autres joueurs ne sont lisibles qu&apos;en partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>the players&apos; own maps are too large</source>
        <translation>les cartes propres aux joueurs sont trop grandes</translation>
    </message>
    <message>
        <source>the presence</source>
        <translation>la présence</translation>
    </message>
    <message>
        <source>the state of the run</source>
        <translation>l&apos;état de la partie</translation>
    </message>
    <message>
        <source>there is no such player or region</source>
        <translation>ce joueur ou cette région n&apos;existe pas</translation>
    </message>
    <message>
        <source>what is missing of them starts over</source>
        <translation>ce qui leur manque repart de zéro</translation>
    </message>
    <message>
        <source>“%1” is still open: its last steps can&apos;t be saved</source>
        <translation>«&#xa0;%1&#xa0;» est toujours ouvert&#xa0;: ses derniers pas ne peuvent pas être enregistrés</translation>
    </message>
    <message>
        <source> (process %1)</source>
        <translation> (processus %1)</translation>
    </message>
    <message>
        <source>%1 (the %2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 Mio</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>%1 belongs to the database beside it</source>
        <translation>%1 fait partie de la base de données voisine</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>%1 cells are different from the seed: %2</source>
        <translation>%1 cases diffèrent de la graine&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 exists and is not a regular file</source>
        <translation>%1 existe et n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>%1 is %2; %3 has %4 here</source>
        <translation>%1 vaut %2&#xa0;; ici, %3 a %4</translation>
    </message>
    <message>
        <source>%1 is a broken link</source>
        <translation>%1 est un lien rompu</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1 est un dossier</translation>
    </message>
    <message>
        <source>%1 is a number, not &apos;%2&apos;</source>
        <translation>%1 est un nombre, et non «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is a world or another database; those are never overwritten</source>
        <translation>%1 est un monde ou une autre base de données&#xa0;; ces fichiers ne sont jamais remplacés</translation>
    </message>
    <message>
        <source>%1 is floor</source>
        <translation>%1 est du sol</translation>
    </message>
    <message>
        <source>%1 is not a file of the world and was ignored</source>
        <translation>%1 n&apos;est pas un fichier du monde et a été ignoré</translation>
    </message>
    <message>
        <source>%1 is not a regular file and was ignored</source>
        <translation>%1 n&apos;est pas un fichier ordinaire et a été ignoré</translation>
    </message>
    <message>
        <source>%1 is one of %2, not &apos;%3&apos;</source>
        <translation>%1 est l&apos;un de %2, et non «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is rock</source>
        <translation>%1 est de la roche</translation>
    </message>
    <message>
        <source>%1 of the line; expected UTF-8</source>
        <translation>%1 de la ligne&#xa0;; UTF-8 attendu</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 threads</translation>
    </message>
    <message>
        <source>%1: %2, but %3: %4</source>
        <translation>%1&#xa0;: %2, mais %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a value on either side, not a condition</source>
        <translation>«&#xa0;%1&#xa0;» demande une valeur de chaque côté, pas une condition</translation>
    </message>
    <message>
        <source>0 gold was left out</source>
        <translation>0 or a été omis</translation>
    </message>
    <message>
        <source>1 cell is different from the seed: %1</source>
        <translation>1 case diffère de la graine&#xa0;: %1</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 thread</translation>
    </message>
    <message>
        <source>a MarioLevel (side view) can&apos;t be played</source>
        <translation>un MarioLevel (vue de côté) ne peut pas être joué</translation>
    </message>
    <message>
        <source>a carriage return at byte %1 of the line; expected text</source>
        <translation>un retour chariot à l&apos;octet %1 de la ligne&#xa0;; texte attendu</translation>
    </message>
    <message>
        <source>a condition is at most %1 bytes long</source>
        <translation>une condition a au plus %1 octets</translation>
    </message>
    <message>
        <source>a control character at byte %1 of the line; expected text</source>
        <translation>un caractère de contrôle à l&apos;octet %1 de la ligne&#xa0;; texte attendu</translation>
    </message>
    <message>
        <source>a number from %1 to %2 with at most four decimals</source>
        <translation>un nombre de %1 à %2 avec au plus quatre décimales</translation>
    </message>
    <message>
        <source>a rectangle</source>
        <translation>un rectangle</translation>
    </message>
    <message>
        <source>a seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>une surface</translation>
    </message>
    <message>
        <source>an ellipse</source>
        <translation>une ellipse</translation>
    </message>
    <message>
        <source>an outline</source>
        <translation>un contour</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>armure</translation>
    </message>
    <message>
        <source>can have at most %1 characters; this one has %2</source>
        <translation>peut avoir au plus %1 caractères&#xa0;; celui-ci en a %2</translation>
    </message>
    <message>
        <source>can&apos;t be empty</source>
        <translation>ne peut pas être vide</translation>
    </message>
    <message>
        <source>can&apos;t contain control characters such as line breaks and tabs</source>
        <translation>ne peut pas contenir de caractères de contrôle comme les sauts de ligne et les tabulations</translation>
    </message>
    <message>
        <source>cannot create the lock file %1: %2</source>
        <translation>impossible de créer le fichier de verrouillage %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cavern</source>
        <translation>caverne</translation>
    </message>
    <message>
        <source>cavern, odd settings</source>
        <translation>caverne, paramètres inhabituels</translation>
    </message>
    <message>
        <source>caves</source>
        <translation>cavernes</translation>
    </message>
    <message>
        <source>caves, odd settings</source>
        <translation>cavernes, paramètres inhabituels</translation>
    </message>
    <message>
        <source>caves, seed in many scripts</source>
        <translation>cavernes, graine en plusieurs écritures</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifiées</translation>
    </message>
    <message>
        <source>changed trees</source>
        <translation>arbres modifiés</translation>
    </message>
    <message>
        <source>changed water</source>
        <translation>eau modifiée</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>classique</translation>
    </message>
    <message>
        <source>classic, odd settings</source>
        <translation>classique, paramètres inhabituels</translation>
    </message>
    <message>
        <source>classic, seed by number</source>
        <translation>classique, graine numérique</translation>
    </message>
    <message>
        <source>dungeon</source>
        <translation>donjon</translation>
    </message>
    <message>
        <source>dungeon, seed in many scripts</source>
        <translation>donjon, graine en plusieurs écritures</translation>
    </message>
    <message>
        <source>expected KEY=VALUE, not &apos;%1&apos;</source>
        <translation>CLÉ=VALEUR attendu, et non «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>expected a colour such as #46505a</source>
        <translation>couleur attendue, par exemple #46505a</translation>
    </message>
    <message>
        <source>expected a column and a row from 0</source>
        <translation>colonne et ligne attendues, à partir de 0</translation>
    </message>
    <message>
        <source>expected a name: %1</source>
        <translation>nom attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a position from -10^15 to 10^15 tiles</source>
        <translation>position attendue de -10^15 à 10^15 tuiles</translation>
    </message>
    <message>
        <source>expected a size from 1 to %1 tiles, not %2 × %3</source>
        <translation>taille attendue de 1 à %1 tuiles, et non %2 × %3</translation>
    </message>
    <message>
        <source>expected the name of an image</source>
        <translation>nom d&apos;image attendu</translation>
    </message>
    <message>
        <source>expected the name of an image, or a whole number for a column or row</source>
        <translation>nom d&apos;image attendu, ou nombre entier pour une colonne ou une ligne</translation>
    </message>
    <message>
        <source>expected the name of an image: %1</source>
        <translation>nom d&apos;image attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>explored</source>
        <translation>explorées</translation>
    </message>
    <message>
        <source>file of a world</source>
        <translation>le fichier d&apos;un monde</translation>
    </message>
    <message>
        <source>from 1 to %1</source>
        <translation>de 1 à %1</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>dans l&apos;ordre</translation>
    </message>
    <message>
        <source>is nested too deep</source>
        <translation>est trop imbriqué</translation>
    </message>
    <message>
        <source>is not valid JSON</source>
        <translation>n&apos;est pas du JSON valide</translation>
    </message>
    <message>
        <source>is not valid JSON at byte %1</source>
        <translation>n&apos;est pas du JSON valide à l&apos;octet %1</translation>
    </message>
    <message>
        <source>its format version is %1</source>
        <translation>la version de son format est %1</translation>
    </message>
    <message>
        <source>its kind has no name</source>
        <translation>son espèce n&apos;a pas de nom</translation>
    </message>
    <message>
        <source>its random stream is not in the state the seed gives</source>
        <translation>son flux aléatoire n&apos;est pas dans l&apos;état que donne la graine</translation>
    </message>
    <message>
        <source>its version is %1; this program reads up to %2</source>
        <translation>sa version est %1&#xa0;; ce programme lit jusqu&apos;à %2</translation>
    </message>
    <message>
        <source>its version is 0, which is invalid</source>
        <translation>sa version est 0, ce qui n&apos;est pas valide</translation>
    </message>
    <message>
        <source>level file</source>
        <translation>le fichier de niveau</translation>
    </message>
    <message>
        <source>map file</source>
        <translation>le fichier de carte</translation>
    </message>
    <message>
        <source>monster %1</source>
        <translation>monstre %1</translation>
    </message>
    <message>
        <source>monsters</source>
        <translation>monstres</translation>
    </message>
    <message>
        <source>monsters don&apos;t move in the original program</source>
        <translation>dans le programme d&apos;origine, les monstres ne bougent pas</translation>
    </message>
    <message>
        <source>must be UTF-8 text</source>
        <translation>doit être du texte UTF-8</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>imbriqué sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>none near %1</source>
        <translation>aucun près de %1</translation>
    </message>
    <message>
        <source>one of Door, Enemy and Loot</source>
        <translation>Door, Enemy ou Loot</translation>
    </message>
    <message>
        <source>opened chests</source>
        <translation>coffres ouverts</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>fragment</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>tas</translation>
    </message>
    <message>
        <source>placed chests</source>
        <translation>coffres placés</translation>
    </message>
    <message>
        <source>reach is %1, not %2</source>
        <translation>la portée va %1, et non %2</translation>
    </message>
    <message>
        <source>reach is a whole number %1, not %2</source>
        <translation>la portée est un nombre entier %1, et non %2</translation>
    </message>
    <message>
        <source>region %1 was left out: the original program uses 32-bit cell coordinates</source>
        <translation>la région %1 a été omise&#xa0;: le programme d&apos;origine utilise des coordonnées sur 32 bits</translation>
    </message>
    <message>
        <source>removed chests</source>
        <translation>coffres retirés</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>ordre inverse</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>salles</translation>
    </message>
    <message>
        <source>rooms, seed in many scripts</source>
        <translation>salles, graine en plusieurs écritures</translation>
    </message>
    <message>
        <source>seed card</source>
        <translation>fiche de graine</translation>
    </message>
    <message>
        <source>seed card %1</source>
        <translation>fiche de graine %1</translation>
    </message>
    <message>
        <source>settings file</source>
        <translation>le fichier de paramètres</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>ordre aléatoire</translation>
    </message>
    <message>
        <source>text without commas, line breaks and control characters</source>
        <translation>du texte sans virgules, sauts de ligne ni caractères de contrôle</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1 at %2 is a plain Monster there</source>
        <translation>%1 en %2 y devient un simple Monstre</translation>
    </message>
    <message>
        <source>the checksum of &apos;%1&apos; does not match</source>
        <translation>la somme de contrôle de «&#xa0;%1&#xa0;» ne correspond pas</translation>
    </message>
    <message>
        <source>the chest at %1 holds 0 gold; it has %2 now</source>
        <translation>le coffre en %1 contient 0 or&#xa0;; il en a désormais %2</translation>
    </message>
    <message>
        <source>the closed chest at %1 is empty; it counts as claimed</source>
        <translation>le coffre fermé en %1 est vide&#xa0;; il compte comme vidé</translation>
    </message>
    <message>
        <source>the column of the tile</source>
        <translation>colonne de la tuile</translation>
    </message>
    <message>
        <source>the current fight was left out; it starts again</source>
        <translation>le combat en cours a été omis&#xa0;; il recommencera</translation>
    </message>
    <message>
        <source>the field %1 is unknown and was ignored</source>
        <translation>le champ %1 est inconnu et a été ignoré</translation>
    </message>
    <message>
        <source>the level is %1x%2 tiles; playable levels have at most %3 per side</source>
        <translation>le niveau a %1x%2 tuiles&#xa0;; les niveaux jouables en ont au plus %3 par côté</translation>
    </message>
    <message>
        <source>the monster at %1 has %2 armour; fights here start with %3</source>
        <translation>le monstre en %1 a %2 d&apos;armure&#xa0;; ici, les combats commencent avec %3</translation>
    </message>
    <message>
        <source>the monster at %1 has %2 health; fights here start with %3</source>
        <translation>le monstre en %1 a %2 points de vie&#xa0;; ici, les combats commencent avec %3</translation>
    </message>
    <message>
        <source>the monster at %1 has rock around it</source>
        <translation>le monstre en %1 est dans la roche</translation>
    </message>
    <message>
        <source>the monster is at %1, not at %2 where the seed has it</source>
        <translation>le monstre est en %1, alors que la graine le place en %2</translation>
    </message>
    <message>
        <source>the monster that the seed has at %1 is missing</source>
        <translation>le monstre que la graine place en %1 est absent</translation>
    </message>
    <message>
        <source>the name %1 is not a valid world name; it is called %2 now</source>
        <translation>le nom %1 n&apos;est pas valide pour un monde&#xa0;; il s&apos;appelle désormais %2</translation>
    </message>
    <message>
        <source>the names of the items are truncated</source>
        <translation>les noms des objets sont tronqués</translation>
    </message>
    <message>
        <source>the names of the monsters are truncated</source>
        <translation>les noms des monstres sont tronqués</translation>
    </message>
    <message>
        <source>the original program has no item &apos;%1&apos;</source>
        <translation>le programme d&apos;origine n&apos;a pas d&apos;objet «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the original program needs these lines in cavegame.properties: %1</source>
        <translation>le programme d&apos;origine a besoin de ces lignes dans cavegame.properties&#xa0;: %1</translation>
    </message>
    <message>
        <source>the original program requires a weapon and armour: the player was given %1</source>
        <translation>le programme d&apos;origine exige une arme et une armure&#xa0;: le joueur a reçu %1</translation>
    </message>
    <message>
        <source>the original program requires a weapon and armour: the player wears the first, %1</source>
        <translation>le programme d&apos;origine exige une arme et une armure&#xa0;: le joueur porte la première pièce, %1</translation>
    </message>
    <message>
        <source>the original program supports only classic worlds; this one is of the generator &apos;%1&apos;</source>
        <translation>le programme d&apos;origine ne prend en charge que les mondes classiques&#xa0;; celui-ci vient du générateur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the player has %1 health; fights here start with %2</source>
        <translation>le joueur a %1 points de vie&#xa0;; ici, les combats commencent avec %2</translation>
    </message>
    <message>
        <source>the player is at %1, but the original program uses 32-bit cell coordinates</source>
        <translation>le joueur est en %1, mais le programme d&apos;origine utilise des coordonnées sur 32 bits</translation>
    </message>
    <message>
        <source>the row of the tile</source>
        <translation>ligne de la tuile</translation>
    </message>
    <message>
        <source>the run in this world is over</source>
        <translation>la partie dans ce monde est terminée</translation>
    </message>
    <message>
        <source>the tree would be deeper than %1 nodes</source>
        <translation>l&apos;arbre aurait une profondeur de plus de %1 nœuds</translation>
    </message>
    <message>
        <source>the tree would have more than %1 nodes</source>
        <translation>l&apos;arbre aurait plus de %1 nœuds</translation>
    </message>
    <message>
        <source>the world uses its own configuration, which isn&apos;t in the folder; the default is used</source>
        <translation>le monde utilise sa propre configuration, absente du dossier&#xa0;; celle par défaut s&apos;applique</translation>
    </message>
    <message>
        <source>there are %1 at one position; one was kept</source>
        <translation>il y en a %1 à une même place&#xa0;; un seul a été gardé</translation>
    </message>
    <message>
        <source>there is a claimed chest at %1 where the seed has none</source>
        <translation>il y a un coffre vidé en %1, mais aucun dans la graine</translation>
    </message>
    <message>
        <source>there is a closed chest at %1 where the seed has none</source>
        <translation>il y a un coffre fermé en %1, mais aucun dans la graine</translation>
    </message>
    <message>
        <source>there is a monster at %1 that the seed doesn&apos;t have</source>
        <translation>il y a en %1 un monstre que la graine n&apos;a pas</translation>
    </message>
    <message>
        <source>there is no chest at %1 where the seed has one</source>
        <translation>il n&apos;y a pas de coffre en %1, alors que la graine en a un</translation>
    </message>
    <message>
        <source>there is no field %1 to set</source>
        <translation>il n&apos;y a pas de champ %1 à modifier</translation>
    </message>
    <message>
        <source>there is no floor near enough</source>
        <translation>il n&apos;y a pas de sol assez proche</translation>
    </message>
    <message>
        <source>tileset</source>
        <translation>le jeu de tuiles</translation>
    </message>
    <message>
        <source>unknown metric &apos;%1&apos;</source>
        <translation>mesure inconnue «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown metric &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>mesure inconnue «&#xa0;%1&#xa0;»&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>what was dropped at %1 lies in a chest there</source>
        <translation>ce qui a été déposé en %1 s&apos;y trouve dans un coffre</translation>
    </message>
    <message>
        <source>world %1 keeps nothing of %2</source>
        <translation>le monde %1 ne conserve rien de la %2</translation>
    </message>
    <message>
        <source>world %1 keeps nothing of %2 in quarantine</source>
        <translation>le monde %1 ne conserve rien de la %2 en quarantaine</translation>
    </message>
    <message>
        <source>would take more than %1 MiB of memory</source>
        <translation>prendrait plus de %1 Mio de mémoire</translation>
    </message>
    <message>
        <source>a change has no position</source>
        <translation>une modification n&apos;a pas de position</translation>
    </message>
    <message>
        <source>file of decision trees</source>
        <translation>le fichier d&apos;arbres de décision</translation>
    </message>
    <message>
        <source>history of a file</source>
        <translation>l&apos;historique d&apos;un fichier</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>sa somme de contrôle est fausse</translation>
    </message>
    <message>
        <source>its number of edits is wrong</source>
        <translation>son nombre de modifications est faux</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>more than 1,000,000 objects</source>
        <translation>plus de 1 000 000 d&apos;objets</translation>
    </message>
    <message>
        <source>no turn passes during a fight</source>
        <translation>aucun tour ne passe pendant un combat</translation>
    </message>
    <message>
        <source>not a history that this version can read</source>
        <translation>pas un historique que cette version peut lire</translation>
    </message>
    <message>
        <source>stamp</source>
        <translation>le tampon</translation>
    </message>
    <message>
        <source>the clipboard contains no level objects</source>
        <translation>le presse-papiers ne contient pas d&apos;objets de niveau</translation>
    </message>
    <message>
        <source>the clipboard contains no map piece</source>
        <translation>le presse-papiers ne contient pas de fragment de carte</translation>
    </message>
    <message>
        <source>the clipboard is empty</source>
        <translation>le presse-papiers est vide</translation>
    </message>
    <message>
        <source>the level has no file yet</source>
        <translation>le niveau n&apos;a pas encore de fichier</translation>
    </message>
    <message>
        <source>time stands still while editing; use Inspect to advance turns</source>
        <translation>le temps est arrêté pendant l&apos;édition&#xa0;; utilisez Inspecter pour avancer les tours</translation>
    </message>
    <message>
        <source>%1 can&apos;t be reached: %2</source>
        <translation>%1 est injoignable&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t answer</source>
        <translation>%1 ne répond pas</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1 est de retour</translation>
    </message>
    <message>
        <source>%1 is gone: %2</source>
        <translation>%1 a quitté la partie&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 joined</source>
        <translation>%1 a rejoint la partie</translation>
    </message>
    <message>
        <source>%1: %2 wrong join codes</source>
        <translation>%1&#xa0;: %2 codes d&apos;invitation erronés</translation>
    </message>
    <message>
        <source>connection refused: %1</source>
        <translation>connexion refusée&#xa0;: %1</translation>
    </message>
    <message>
        <source>encryption isn&apos;t available: Qt&apos;s TLS plugin is missing</source>
        <translation>le chiffrement n&apos;est pas disponible&#xa0;: le greffon TLS de Qt est absent</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>it isn&apos;t a world</source>
        <translation>ce n&apos;est pas un monde</translation>
    </message>
    <message>
        <source>no address of this computer can be listened on</source>
        <translation>aucune adresse de cet ordinateur ne peut accepter de connexions</translation>
    </message>
    <message>
        <source>no folder for temporary files: %1</source>
        <translation>pas de dossier pour les fichiers temporaires&#xa0;: %1</translation>
    </message>
    <message>
        <source>port %1 can&apos;t be used; is another program using it?</source>
        <translation>le port %1 est inutilisable&#xa0;; un autre programme l&apos;utilise-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>the join code is wrong, or the host has a new one</source>
        <translation>le code d&apos;invitation est faux, ou l&apos;hôte en a un nouveau</translation>
    </message>
    <message>
        <source>the world differs from the host&apos;s; receiving it again</source>
        <translation>le monde diffère de celui de l&apos;hôte&#xa0;; il est reçu à nouveau</translation>
    </message>
    <message>
        <source>the world of %1 differs at entry %2 in %3; sending it again</source>
        <translation>le monde de %1 diffère à l&apos;entrée %2 (%3)&#xa0;; il est renvoyé</translation>
    </message>
    <message>
        <source>“%1”: put the IPv6 address in brackets, as in [fe80::1]:40123</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: mettez l&apos;adresse IPv6 entre crochets, comme dans [fe80::1]:40123</translation>
    </message>
    <message>
        <source>“%1”: the port is missing; an address looks like 192.168.1.5:40123</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: le port manque&#xa0;; une adresse ressemble à 192.168.1.5:40123</translation>
    </message>
    <message>
        <source>“%1”: the port must be 1 to 65535</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: le port doit être compris entre 1 et 65535</translation>
    </message>
    <message>
        <source>list of seeds</source>
        <translation>la liste de graines</translation>
    </message>
    <message>
        <source>a player&apos;s name %1</source>
        <translation>le nom d&apos;un joueur %1</translation>
    </message>
    <message>
        <source>a world&apos;s name %1</source>
        <translation>le nom d&apos;un monde %1</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Vies</translation>
    </message>
    <message>
        <source>Whether death ends the journey, or you wake at the nearest camp you rested at.</source>
        <translation>Si la mort met fin au périple, ou si vous vous réveillez au plus proche des camps où vous vous êtes reposé.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une seule</translation>
    </message>
    <message>
        <source>camps</source>
        <translation>camps</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Périple</translation>
    </message>
    <message>
        <source>Three relics lie in the depths, each farther than the last. Find them, open the gate, and beat what guards it.</source>
        <translation>Trois reliques gisent dans les profondeurs, chacune plus loin que la précédente. Trouvez-les, ouvrez le portail et battez ce qui le garde.</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>feu</translation>
    </message>
    <message>
        <source>frost</source>
        <translation>givre</translation>
    </message>
    <message>
        <source>Healing Draught</source>
        <translation>Breuvage de soin</translation>
    </message>
    <message>
        <source>Stone Draught</source>
        <translation>Breuvage de pierre</translation>
    </message>
    <message>
        <source>Elixir of Sight</source>
        <translation>Élixir de vision</translation>
    </message>
    <message>
        <source>Antidote</source>
        <translation>Antidote</translation>
    </message>
    <message>
        <source>Bitter Draught</source>
        <translation>Breuvage amer</translation>
    </message>
    <message>
        <source>Smoke Flask</source>
        <translation>Fiole de fumée</translation>
    </message>
    <message>
        <source>Fire Flask</source>
        <translation>Fiole de feu</translation>
    </message>
    <message>
        <source>Frost Flask</source>
        <translation>Fiole de givre</translation>
    </message>
    <message>
        <source>Scroll of Mapping</source>
        <translation>Parchemin de cartographie</translation>
    </message>
    <message>
        <source>Scroll of Recall</source>
        <translation>Parchemin de rappel</translation>
    </message>
    <message>
        <source>Blade Oil</source>
        <translation>Huile de lame</translation>
    </message>
    <message>
        <source>Whetstone</source>
        <translation>Pierre à aiguiser</translation>
    </message>
    <message>
        <source>Bread</source>
        <translation>Pain</translation>
    </message>
    <message>
        <source>A cold shape between the walls. Common blades touch little of it; an infused one tears it apart.</source>
        <translation>Une forme froide entre les parois. Les lames ordinaires l&apos;effleurent à peine&#xa0;; une lame imprégnée la déchire.</translation>
    </message>
    <message>
        <source>Cave Wolf</source>
        <translation>Loup des cavernes</translation>
    </message>
    <message>
        <source>a Cave Wolf</source>
        <translation>un loup des cavernes</translation>
    </message>
    <message>
        <source>Pale, lean and never alone for long. It runs down whatever it has smelt.</source>
        <translation>Pâle, maigre et jamais seul bien longtemps. Il traque tout ce qu&apos;il a flairé.</translation>
    </message>
    <message>
        <source>Blind Worm</source>
        <translation>Ver aveugle</translation>
    </message>
    <message>
        <source>a Blind Worm</source>
        <translation>un ver aveugle</translation>
    </message>
    <message>
        <source>As thick as a barrel and without eyes. It waits for footsteps, and then the floor moves.</source>
        <translation>Gros comme un tonneau, et sans yeux. Il guette les pas, puis le sol bouge.</translation>
    </message>
    <message>
        <source>Gate Guardian</source>
        <translation>Gardien du portail</translation>
    </message>
    <message>
        <source>a Gate Guardian</source>
        <translation>un gardien du portail</translation>
    </message>
    <message>
        <source>Cut from the rock of the gate. It has stood here since the relics were carried off, and waits for them.</source>
        <translation>Taillé dans la roche du portail. Il se tient ici depuis que les reliques ont été emportées, et il les attend.</translation>
    </message>
    <message>
        <source>the Shallows</source>
        <translation>les Abords</translation>
    </message>
    <message>
        <source>the Galleries</source>
        <translation>les Galeries</translation>
    </message>
    <message>
        <source>the Hollows</source>
        <translation>les Cavités</translation>
    </message>
    <message>
        <source>the Deep</source>
        <translation>les Profondeurs</translation>
    </message>
    <message>
        <source>the Abyss</source>
        <translation>l&apos;Abîme</translation>
    </message>
    <message>
        <source>%1 must be an object { &quot;key&quot;: weight }</source>
        <translation>%1 doit être un objet { &quot;clé&quot;: poids }</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; must be %3</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» doit être %3</translation>
    </message>
    <message>
        <source>&apos;journey&apos; requires the kind &apos;journey&apos;</source>
        <translation>«&#xa0;journey&#xa0;» demande le type «&#xa0;journey&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;rounds&apos; requires the combat &apos;armour&apos;</source>
        <translation>«&#xa0;rounds&#xa0;» demande le combat «&#xa0;armour&#xa0;»</translation>
    </message>
    <message>
        <source>form must be &apos;draught&apos;, &apos;flask&apos; or &apos;scroll&apos;</source>
        <translation>form doit être «&#xa0;draught&#xa0;», «&#xa0;flask&#xa0;» ou «&#xa0;scroll&#xa0;»</translation>
    </message>
    <message>
        <source>from must be 0 for the first band, and rise</source>
        <translation>from doit valoir 0 pour la première bande, puis croître</translation>
    </message>
    <message>
        <source>it is by other rules</source>
        <translation>il suit d&apos;autres règles</translation>
    </message>
    <message>
        <source>items.json: item &apos;%1&apos;: consumables require &apos;rounds&apos; in scenario.json</source>
        <translation>items.json&#xa0;: objet «&#xa0;%1&#xa0;»&#xa0;: les consommables demandent «&#xa0;rounds&#xa0;» dans scenario.json</translation>
    </message>
    <message>
        <source>items.json: there can be at most %1 consumables of the form &apos;%2&apos;</source>
        <translation>items.json&#xa0;: il peut y avoir au plus %1 consommables de la forme «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>its rounds are invalid</source>
        <translation>ses tours de combat ne sont pas valides</translation>
    </message>
    <message>
        <source>kind must be &apos;sword&apos;, &apos;armour&apos;, &apos;gold&apos;, &apos;scroll&apos;, &apos;blade&apos;, &apos;staff&apos;, &apos;flask&apos; or &apos;consumable&apos;</source>
        <translation>kind doit être «&#xa0;sword&#xa0;», «&#xa0;armour&#xa0;», «&#xa0;gold&#xa0;», «&#xa0;scroll&#xa0;», «&#xa0;blade&#xa0;», «&#xa0;staff&#xa0;», «&#xa0;flask&#xa0;» ou «&#xa0;consumable&#xa0;»</translation>
    </message>
    <message>
        <source>landmarks.json has no gate</source>
        <translation>landmarks.json n&apos;a pas de portail</translation>
    </message>
    <message>
        <source>role must be &apos;common&apos;, &apos;start&apos;, &apos;relic&apos;, &apos;map&apos; or &apos;gate&apos;</source>
        <translation>role doit être «&#xa0;common&#xa0;», «&#xa0;start&#xa0;», «&#xa0;relic&#xa0;», «&#xa0;map&#xa0;» ou «&#xa0;gate&#xa0;»</translation>
    </message>
    <message>
        <source>scenario.json: journey: item &apos;%1&apos; is not in items.json</source>
        <translation>scenario.json&#xa0;: journey&#xa0;: l&apos;objet «&#xa0;%1&#xa0;» n&apos;est pas dans items.json</translation>
    </message>
    <message>
        <source>scenario.json: journey: monster &apos;%1&apos; is not in monsters.json</source>
        <translation>scenario.json&#xa0;: journey&#xa0;: le monstre «&#xa0;%1&#xa0;» n&apos;est pas dans monsters.json</translation>
    </message>
    <message>
        <source>some floor can&apos;t be reached from around the piece</source>
        <translation>une partie du sol est inaccessible depuis les abords de la pièce</translation>
    </message>
    <message>
        <source>the player&apos;s condition is out of range</source>
        <translation>l&apos;état du joueur est hors limites</translation>
    </message>
    <message>
        <source>their condition is damaged</source>
        <translation>leur état est endommagé</translation>
    </message>
    <message>
        <source>there is no effect &apos;%1&apos;</source>
        <translation>il n&apos;y a pas d&apos;effet «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>it isn&apos;t a sound of one channel and 48 kHz</source>
        <translation>ce n&apos;est pas un son à un canal et 48 kHz</translation>
    </message>
    <message>
        <source>the sound is damaged</source>
        <translation>le son est endommagé</translation>
    </message>
    <message>
        <source>Slow healing</source>
        <translation>Rétablissement lent</translation>
    </message>
    <message>
        <source>Health comes back slowly while nothing hunts you.</source>
        <translation>La santé revient lentement tant que rien ne vous chasse.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>Gentle start</source>
        <translation>Début en douceur</translation>
    </message>
    <message>
        <source>In the first three rooms, monsters can&apos;t hurt you for a second after you enter, and their touch does half the damage. Potions stay where they are while your health is full.</source>
        <translation>Dans les trois premières salles, les monstres ne peuvent pas vous blesser pendant une seconde après votre entrée, et leur contact fait moitié moins de dégâts. Les potions restent en place tant que votre santé est au maximum.</translation>
    </message>
    <message>
        <source>Keen %1</source>
        <translation>%1 au fil acéré</translation>
    </message>
    <message>
        <source>Burning %1</source>
        <translation>%1 des flammes</translation>
    </message>
    <message>
        <source>Freezing %1</source>
        <translation>%1 de givre</translation>
    </message>
    <message>
        <source>Bright %1</source>
        <translation>%1 de clarté</translation>
    </message>
    <message>
        <source>%1 of Warding</source>
        <translation>%1 de protection</translation>
    </message>
    <message>
        <source>%1 of Vigour</source>
        <translation>%1 de vigueur</translation>
    </message>
    <message>
        <source>%1 of Renewal</source>
        <translation>%1 de renouveau</translation>
    </message>
    <message>
        <source>%1 of Lanterns</source>
        <translation>%1 des lanternes</translation>
    </message>
    <message>
        <source>Map of the Surroundings</source>
        <translation>Carte des environs</translation>
    </message>
    <message>
        <source>Wider Lantern</source>
        <translation>Lanterne plus puissante</translation>
    </message>
    <message>
        <source>Identify</source>
        <translation>Identification</translation>
    </message>
    <message>
        <source>New Affix</source>
        <translation>Nouvelle qualité</translation>
    </message>
    <message>
        <source>Shrine of Mending</source>
        <translation>Sanctuaire de guérison</translation>
    </message>
    <message>
        <source>Shrine of Sharpness</source>
        <translation>Sanctuaire du tranchant</translation>
    </message>
    <message>
        <source>Shrine of Sight</source>
        <translation>Sanctuaire de vision</translation>
    </message>
    <message>
        <source>Shrine of Vigour</source>
        <translation>Sanctuaire de vigueur</translation>
    </message>
    <message>
        <source>Lost Delver</source>
        <translation>Explorateur égaré</translation>
    </message>
    <message>
        <source>a Lost Delver</source>
        <translation>un explorateur égaré</translation>
    </message>
    <message>
        <source>Went down for the relics as well, and didn&apos;t come back. Handy with a pick, and glad of company.</source>
        <translation>Descendu lui aussi pour les reliques, il n&apos;est jamais remonté. Habile à la pioche, et heureux d&apos;avoir de la compagnie.</translation>
    </message>
    <message>
        <source>Old Warden</source>
        <translation>Vieux garde</translation>
    </message>
    <message>
        <source>an Old Warden</source>
        <translation>un vieux garde</translation>
    </message>
    <message>
        <source>Swore to guard the relics, long ago, and failed. Strikes hard, and speaks of it to no one.</source>
        <translation>A juré de garder les reliques, il y a bien longtemps, et a échoué. Il frappe fort, et n&apos;en parle à personne.</translation>
    </message>
    <message>
        <source>First blood</source>
        <translation>Premier sang</translation>
    </message>
    <message>
        <source>Kill a monster.</source>
        <translation>Tuer un monstre.</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Vétéran</translation>
    </message>
    <message>
        <source>Kill 250 monsters in all your worlds together.</source>
        <translation>Tuer 250 monstres, tous mondes confondus.</translation>
    </message>
    <message>
        <source>Rat catcher</source>
        <translation>Dératiseur</translation>
    </message>
    <message>
        <source>Kill 25 cave rats in all your worlds together.</source>
        <translation>Tuer 25 rats des cavernes, tous mondes confondus.</translation>
    </message>
    <message>
        <source>Stone breaker</source>
        <translation>Casseur de cailloux</translation>
    </message>
    <message>
        <source>Kill a stone golem.</source>
        <translation>Tuer un golem de pierre.</translation>
    </message>
    <message>
        <source>Troll slayer</source>
        <translation>Tueur de trolls</translation>
    </message>
    <message>
        <source>Kill a deep troll.</source>
        <translation>Tuer un troll des profondeurs.</translation>
    </message>
    <message>
        <source>Far from home</source>
        <translation>Loin de chez soi</translation>
    </message>
    <message>
        <source>Get 500 cells away from where the caves begin.</source>
        <translation>S&apos;éloigner de 500 cases de l&apos;endroit où commencent les cavernes.</translation>
    </message>
    <message>
        <source>Map maker</source>
        <translation>Cartographe</translation>
    </message>
    <message>
        <source>Explore 10,000 cells of one world.</source>
        <translation>Explorer 10&#xa0;000 cases d&apos;un même monde.</translation>
    </message>
    <message>
        <source>Lid lifter</source>
        <translation>Ouvre-boîte</translation>
    </message>
    <message>
        <source>Open 25 chests in one world.</source>
        <translation>Ouvrir 25 coffres dans un même monde.</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>Invaincu</translation>
    </message>
    <message>
        <source>Kill 20 monsters in one world without dying.</source>
        <translation>Tuer 20 monstres dans un même monde sans mourir.</translation>
    </message>
    <message>
        <source>Spring clean</source>
        <translation>Ménage de printemps</translation>
    </message>
    <message>
        <source>Clear a cavern of all its monsters.</source>
        <translation>Nettoyer une caverne de tous ses monstres.</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>Coup de balai</translation>
    </message>
    <message>
        <source>Clear a cavern without dying.</source>
        <translation>Nettoyer une caverne sans mourir.</translation>
    </message>
    <message>
        <source>Going down</source>
        <translation>Toujours plus bas</translation>
    </message>
    <message>
        <source>Reach the third floor of a dungeon.</source>
        <translation>Atteindre le troisième étage d&apos;un donjon.</translation>
    </message>
    <message>
        <source>Dragon slayer</source>
        <translation>Tueur de dragons</translation>
    </message>
    <message>
        <source>Kill a dragon.</source>
        <translation>Tuer un dragon.</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Au grand jour</translation>
    </message>
    <message>
        <source>Escape from a dungeon alive.</source>
        <translation>Sortir en vie d&apos;un donjon.</translation>
    </message>
    <message>
        <source>In a hurry</source>
        <translation>Au pas de course</translation>
    </message>
    <message>
        <source>Escape from a dungeon in at most 800 turns.</source>
        <translation>Sortir d&apos;un donjon en 800 tours au plus.</translation>
    </message>
    <message>
        <source>Doors open</source>
        <translation>Portes ouvertes</translation>
    </message>
    <message>
        <source>Defeat all enemies of a room.</source>
        <translation>Vaincre tous les ennemis d&apos;une salle.</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Sans une égratignure</translation>
    </message>
    <message>
        <source>Clear three rooms in a run without being hurt.</source>
        <translation>Nettoyer trois salles dans une même partie sans être blessé.</translation>
    </message>
    <message>
        <source>Last door</source>
        <translation>Dernière porte</translation>
    </message>
    <message>
        <source>Defeat the boss and win a run of Rooms.</source>
        <translation>Vaincre le boss et gagner une partie de Salles.</translation>
    </message>
    <message>
        <source>Relic hunter</source>
        <translation>Chasseur de reliques</translation>
    </message>
    <message>
        <source>Find a relic.</source>
        <translation>Trouver une relique.</translation>
    </message>
    <message>
        <source>Stone on stone</source>
        <translation>Pierre contre pierre</translation>
    </message>
    <message>
        <source>Find all three relics of a journey.</source>
        <translation>Trouver les trois reliques d&apos;un périple.</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>Apothicaire</translation>
    </message>
    <message>
        <source>Find out what five draughts, flasks and scrolls do in one journey.</source>
        <translation>Découvrir l&apos;effet de cinq breuvages, fioles et parchemins au cours d&apos;un même périple.</translation>
    </message>
    <message>
        <source>Journey&apos;s end</source>
        <translation>Fin du périple</translation>
    </message>
    <message>
        <source>Beat the guardian of the gate.</source>
        <translation>Battre le gardien du portail.</translation>
    </message>
    <message>
        <source>%1 You couldn&apos;t have won this fight by striking alone.</source>
        <translation>%1 En frappant seulement, vous ne pouviez pas gagner ce combat.</translation>
    </message>
    <message>
        <source>%1 killed you by its touch, which does %2 damage, when you had %3 health left.</source>
        <translation>Cause de votre mort&#xa0;: le contact de %1 (%2 PV), alors qu&apos;il vous en restait %3.</translation>
    </message>
    <message>
        <source>%1 killed you with magic: it does %2 damage, and you had %3 health left.</source>
        <translation>Cause de votre mort&#xa0;: un sort de %1 (%2 PV), alors qu&apos;il vous en restait %3.</translation>
    </message>
    <message>
        <source>%1 shot you: its arrow does %2 damage, and you had %3 health left.</source>
        <translation>Cause de votre mort&#xa0;: une flèche de %1 (%2 PV), alors qu&apos;il vous en restait %3.</translation>
    </message>
    <message>
        <source>%1 struck you down with a blow of %2 when you had %3 health left.</source>
        <translation>Cause de votre mort&#xa0;: un coup de %1 (%2 PV), alors qu&apos;il vous en restait %3.</translation>
    </message>
    <message>
        <source>An arrow killed you: %1 damage, and you had %2 health left.</source>
        <translation>Cause de votre mort&#xa0;: une flèche (%1 PV), alors qu&apos;il vous en restait %2.</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Étage %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>Magic killed you: %1 damage, and you had %2 health left.</source>
        <translation>Cause de votre mort&#xa0;: un sort (%1 PV), alors qu&apos;il vous en restait %2.</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Salle %1</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Quelqu&apos;un</translation>
    </message>
    <message>
        <source>The %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>You drank poison, with %1 health left.</source>
        <translation>Vous avez bu du poison alors qu&apos;il vous restait %1 PV.</translation>
    </message>
    <message>
        <source>You fell in a fight.</source>
        <translation>Vous avez péri au combat.</translation>
    </message>
    <message>
        <source>You stepped on a spike, with %1 health left.</source>
        <translation>Vous avez marché sur une pique alors qu&apos;il vous restait %1 PV.</translation>
    </message>
    <message>
        <source>a fight</source>
        <translation>un combat</translation>
    </message>
    <message>
        <source>a spike</source>
        <translation>une pique</translation>
    </message>
    <message>
        <source>a touch</source>
        <translation>un contact</translation>
    </message>
    <message>
        <source>achievements.json</source>
        <translation>achievements.json</translation>
    </message>
    <message>
        <source>an arrow</source>
        <translation>une flèche</translation>
    </message>
    <message>
        <source>an earlier affix has the same key</source>
        <translation>une qualité précédente a la même clé</translation>
    </message>
    <message>
        <source>arrow (%1)</source>
        <translation>flèche (%1)</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>captive must be the kind of the captive</source>
        <translation>captive doit être l&apos;espèce du captif</translation>
    </message>
    <message>
        <source>command %1 of its log is not possible</source>
        <translation>la commande %1 de son journal n&apos;est pas possible</translation>
    </message>
    <message>
        <source>fits must be &apos;sword&apos; or &apos;armour&apos;</source>
        <translation>fits doit être «&#xa0;sword&#xa0;» ou «&#xa0;armour&#xa0;»</translation>
    </message>
    <message>
        <source>has an unknown version</source>
        <translation>a une version inconnue</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>a plus de %1 éléments</translation>
    </message>
    <message>
        <source>has the key of another entry: %1</source>
        <translation>a la clé d&apos;un autre élément&#xa0;: %1</translation>
    </message>
    <message>
        <source>is cut short</source>
        <translation>est tronqué</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>is longer than any run</source>
        <translation>est plus long que toute partie possible</translation>
    </message>
    <message>
        <source>is no scenario</source>
        <translation>n&apos;est pas un scénario</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>n&apos;est pas en base64</translation>
    </message>
    <message>
        <source>it was played by other rules than those of this version</source>
        <translation>la partie a été jouée selon des règles autres que celles de cette version</translation>
    </message>
    <message>
        <source>items.json: there can be at most %1 wares</source>
        <translation>items.json&#xa0;: il peut y avoir au plus %1 marchandises</translation>
    </message>
    <message>
        <source>kind must be &apos;item&apos;, &apos;effect&apos;, &apos;identify&apos; or &apos;affix&apos;</source>
        <translation>kind doit être «&#xa0;item&#xa0;», «&#xa0;effect&#xa0;», «&#xa0;identify&#xa0;» ou «&#xa0;affix&#xa0;»</translation>
    </message>
    <message>
        <source>magic (%1)</source>
        <translation>magie (%1)</translation>
    </message>
    <message>
        <source>must be &quot;won&quot;, &quot;lost&quot; or &quot;unfinished&quot;</source>
        <translation>doit être «&#xa0;won&#xa0;», «&#xa0;lost&#xa0;» ou «&#xa0;unfinished&#xa0;»</translation>
    </message>
    <message>
        <source>name must have a %1 for the name of the item</source>
        <translation>name doit contenir un %1 pour le nom de l&apos;objet</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>poison</translation>
    </message>
    <message>
        <source>rows must be equally long, at most 17 by 17, of the symbols #.~t$mMco?gpsa and spaces, with no empty column at either side</source>
        <translation>rows doit avoir des lignes de même longueur, 17 sur 17 au plus, faites des symboles #.~t$mMco?gpsa et d&apos;espaces, sans colonne vide d&apos;un côté ou de l&apos;autre</translation>
    </message>
    <message>
        <source>several played this world, and a card has the run of one player</source>
        <translation>plusieurs joueurs ont joué dans ce monde, et une fiche contient la partie d&apos;un seul</translation>
    </message>
    <message>
        <source>several players are in its log</source>
        <translation>il y a plusieurs joueurs dans son journal</translation>
    </message>
    <message>
        <source>the log leads to another state of the world than it claims</source>
        <translation>le journal mène à un autre état du monde que celui annoncé</translation>
    </message>
    <message>
        <source>the run doesn&apos;t end as it claims</source>
        <translation>la partie ne finit pas comme annoncé</translation>
    </message>
    <message>
        <source>the world has its own monsters, items or rules, or those of another version</source>
        <translation>le monde a ses propres monstres, objets ou règles, ou ceux d&apos;une autre version</translation>
    </message>
    <message>
        <source>the world isn&apos;t as its log leaves it</source>
        <translation>le monde n&apos;est pas dans l&apos;état où son journal le laisse</translation>
    </message>
    <message>
        <source>there is no item &apos;%1&apos;</source>
        <translation>il n&apos;y a pas d&apos;objet «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>this version generates another world</source>
        <translation>cette version génère un autre monde</translation>
    </message>
    <message>
        <source>it claims a score of %1, but the log leads to %2</source>
        <translation>elle annonce un score de %1, mais le journal mène à %2</translation>
    </message>
    <message>
        <source>A short dungeon</source>
        <translation>Un donjon court</translation>
    </message>
    <message>
        <source>The way through all floors is short.</source>
        <translation>Le chemin à travers tous les étages est court.</translation>
    </message>
    <message>
        <source>A long dungeon</source>
        <translation>Un donjon long</translation>
    </message>
    <message>
        <source>The way through all floors is long.</source>
        <translation>Le chemin à travers tous les étages est long.</translation>
    </message>
    <message>
        <source>The boss is near</source>
        <translation>Le boss est proche</translation>
    </message>
    <message>
        <source>Few doors and few monsters are between the start and the boss.</source>
        <translation>Peu de portes et peu de monstres séparent le départ du boss.</translation>
    </message>
    <message>
        <source>Well supplied</source>
        <translation>Bien approvisionné</translation>
    </message>
    <message>
        <source>There is far more to find than to fight.</source>
        <translation>Il y a bien plus à trouver qu&apos;à combattre.</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>Lacs</translation>
    </message>
    <message>
        <source>Much of the cavern is water.</source>
        <translation>Une grande partie de la caverne est sous l&apos;eau.</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Much of the cavern is overgrown with trees.</source>
        <translation>Une grande partie de la caverne est couverte d&apos;arbres.</translation>
    </message>
    <message>
        <source>%1 always has a value</source>
        <translation>%1 a toujours une valeur</translation>
    </message>
    <message>
        <source>%1 is a share, at most 1 or 100%; did you mean %2%?</source>
        <translation>%1 est une proportion, au plus 1 ou 100%&#xa0;; vouliez-vous dire %2%&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is a whole number</source>
        <translation>%1 est un nombre entier</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 vaut au moins %2</translation>
    </message>
    <message>
        <source>%1 is at most %2 in these worlds</source>
        <translation>%1 vaut au plus %2 dans ces mondes</translation>
    </message>
    <message>
        <source>%1 is at most %2 or none, so only worlds without one fit; write &apos;%1 = none&apos; for that</source>
        <translation>%1 vaut au plus %2, ou n&apos;a pas de valeur&#xa0;: seuls conviennent les mondes où il n&apos;y en a pas&#xa0;; écrivez pour cela «&#xa0;%1 = none&#xa0;»</translation>
    </message>
    <message>
        <source>%1 must be a number from 0 to 1</source>
        <translation>%1 doit être un nombre de 0 à 1</translation>
    </message>
    <message>
        <source>%1 worlds have levels; places are searched for in endless worlds</source>
        <translation>les mondes %1 ont des niveaux&#xa0;; les lieux se cherchent dans les mondes infinis</translation>
    </message>
    <message>
        <source>%1, so this is true of no world</source>
        <translation>%1, ce n&apos;est donc vrai d&apos;aucun monde</translation>
    </message>
    <message>
        <source>a sketch has at most %1 columns</source>
        <translation>un croquis a au plus %1 colonnes</translation>
    </message>
    <message>
        <source>a sketch has at most %1 lines</source>
        <translation>un croquis a au plus %1 lignes</translation>
    </message>
    <message>
        <source>generator %1 has no version &apos;%2&apos;; the newest is %3</source>
        <translation>le générateur %1 n&apos;a pas de version «&#xa0;%2&#xa0;»&#xa0;; la plus récente est %3</translation>
    </message>
    <message>
        <source>line %1 is longer than %2 bytes</source>
        <translation>la ligne %1 dépasse %2 octets</translation>
    </message>
    <message>
        <source>line %1 is not valid UTF-8</source>
        <translation>la ligne %1 n&apos;est pas en UTF-8 valide</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the sketch has no cell to compare; all of them may be anything</source>
        <translation>le croquis n&apos;a aucune case à comparer&#xa0;; toutes sont quelconques</translation>
    </message>
    <message>
        <source>the sketch is empty</source>
        <translation>le croquis est vide</translation>
    </message>
    <message>
        <source>unknown cell &apos;%1&apos;; expected &apos;.&apos; floor, &apos;#&apos; rock, &apos;$&apos; chest, &apos;M&apos; monster, &apos;@&apos; spawn, &apos;+&apos; way in or out, &apos;?&apos; or &apos; &apos; anything</source>
        <translation>case inconnue «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: &apos;.&apos; sol, &apos;#&apos; roche, &apos;$&apos; coffre, &apos;M&apos; monstre, &apos;@&apos; apparition, &apos;+&apos; entrée ou sortie, &apos;?&apos; ou &apos; &apos; quelconque</translation>
    </message>
    <message>
        <source>Steps of the cellular automaton that shapes the caves.</source>
        <translation>Étapes de l&apos;automate cellulaire qui façonne les cavernes.</translation>
    </message>
    <message>
        <source>More steps of the automaton, after portals are opened.</source>
        <translation>Étapes supplémentaires de l&apos;automate, une fois les passages ouverts.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Number of chests or monsters reachable from the spawn within this many steps that fit the description in brackets.</source>
        <translation>Nombre de coffres ou de monstres accessibles depuis le point d&apos;apparition en ce nombre de pas au plus, qui répondent à la description entre parenthèses.</translation>
    </message>
    <message>
        <source>Nearest thing</source>
        <translation>Élément le plus proche</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest chest or monster that fits the description in brackets; none if there is none within reach.</source>
        <translation>Pas du point d&apos;apparition au coffre ou monstre le plus proche qui répond à la description entre parenthèses&#xa0;; aucun s&apos;il n&apos;y en a pas à portée.</translation>
    </message>
    <message>
        <source>There are chests at most 5 steps from each other.</source>
        <translation>Des coffres sont à 5 pas au plus les uns des autres.</translation>
    </message>
    <message>
        <source>An unguarded weapon</source>
        <translation>Une arme sans gardien</translation>
    </message>
    <message>
        <source>A chest with a good weapon is near, and no monster is near the chest.</source>
        <translation>Un coffre avec une bonne arme est proche, et aucun monstre n&apos;est près du coffre.</translation>
    </message>
    <message>
        <source>a chest</source>
        <translation>un coffre</translation>
    </message>
    <message>
        <source>a monster, on its starting cell</source>
        <translation>un monstre, sur sa case de départ</translation>
    </message>
    <message>
        <source>describes its properties</source>
        <translation>décrit ses propriétés</translation>
    </message>
    <message>
        <source>such a thing is at most this many steps away</source>
        <translation>un élément de ce genre est à ce nombre de pas au plus</translation>
    </message>
    <message>
        <source>no such thing is within this many steps</source>
        <translation>aucun élément de ce genre n&apos;est à ce nombre de pas ou moins</translation>
    </message>
    <message>
        <source>power of its strongest weapon; 0 without one</source>
        <translation>puissance de son arme la plus forte&#xa0;; 0 sans arme</translation>
    </message>
    <message>
        <source>power of its best armour; 0 without one</source>
        <translation>puissance de sa meilleure armure&#xa0;; 0 sans armure</translation>
    </message>
    <message>
        <source>gold in it</source>
        <translation>or qu&apos;il contient</translation>
    </message>
    <message>
        <source>health of its kind, in points</source>
        <translation>santé de son espèce, en points</translation>
    </message>
    <message>
        <source>what it is near to</source>
        <translation>ce dont il est proche</translation>
    </message>
    <message>
        <source>where players enter</source>
        <translation>là où les joueurs entrent</translation>
    </message>
    <message>
        <source>%1 must be a multiple of %2</source>
        <translation>%1 doit être un multiple de %2</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos;, &apos;&lt;=&apos;, &apos;=&apos;, &apos;&gt;=&apos; or &apos;&gt;&apos;</source>
        <translation>«&#xa0;&lt;&#xa0;», «&#xa0;&lt;=&#xa0;», «&#xa0;=&#xa0;», «&#xa0;&gt;=&#xa0;» ou «&#xa0;&gt;&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;and&apos; or &apos;)&apos;</source>
        <translation>«&#xa0;and&#xa0;» ou «&#xa0;)&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;chest&apos; or &apos;monster&apos;</source>
        <translation>«&#xa0;chest&#xa0;» ou «&#xa0;monster&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;chest&apos;, &apos;monster&apos; or &apos;spawn&apos;</source>
        <translation>«&#xa0;chest&#xa0;», «&#xa0;monster&#xa0;» ou «&#xa0;spawn&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;with&apos;, &apos;within&apos;, &apos;not within&apos; or &apos;)&apos;</source>
        <translation>«&#xa0;with&#xa0;», «&#xa0;within&#xa0;», «&#xa0;not within&#xa0;» ou «&#xa0;)&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;within&apos; or &apos;not within&apos;</source>
        <translation>«&#xa0;within&#xa0;» ou «&#xa0;not within&#xa0;»</translation>
    </message>
    <message>
        <source>a property of chests: &apos;weapon&apos;, &apos;armour&apos; or &apos;gold&apos;</source>
        <translation>une propriété des coffres («&#xa0;weapon&#xa0;», «&#xa0;armour&#xa0;» ou «&#xa0;gold&#xa0;»)</translation>
    </message>
    <message>
        <source>at most %1 parts with &apos;within&apos; or &apos;not within&apos; are allowed</source>
        <translation>au plus %1 parties avec «&#xa0;within&#xa0;» ou «&#xa0;not within&#xa0;» sont permises</translation>
    </message>
    <message>
        <source>expected %1, not &apos;%2&apos;</source>
        <translation>attendu %1, et non «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>expected &apos;(&apos; after &apos;%1&apos;, as in &apos;%1(chest within 5 of chest)&apos;</source>
        <translation>«&#xa0;(&#xa0;» attendu après «&#xa0;%1&#xa0;», comme dans «&#xa0;%1(chest within 5 of chest)&#xa0;»</translation>
    </message>
    <message>
        <source>expected a metric</source>
        <translation>mesure attendue</translation>
    </message>
    <message>
        <source>expected the end of the metric, not &apos;%1&apos;</source>
        <translation>fin de la mesure attendue, et non «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the property of monsters: &apos;health&apos;</source>
        <translation>la propriété des monstres («&#xa0;health&#xa0;»)</translation>
    </message>
    <message>
        <source>the spawn has no properties</source>
        <translation>le point d&apos;apparition n&apos;a pas de propriétés</translation>
    </message>
    <message>
        <source>it is missing from the library of seeds</source>
        <translation>introuvable dans la bibliothèque de graines</translation>
    </message>
    <message>
        <source>&apos;and&apos;, &apos;within&apos;, &apos;not within&apos; or &apos;)&apos;</source>
        <translation>«&#xa0;and&#xa0;», «&#xa0;within&#xa0;», «&#xa0;not within&#xa0;» ou «&#xa0;)&#xa0;»</translation>
    </message>
    <message>
        <source>at most %1 steps between things</source>
        <translation>au plus %1 pas entre deux choses</translation>
    </message>
    <message>
        <source>Two chests close together</source>
        <translation>Deux coffres proches l&apos;un de l&apos;autre</translation>
    </message>
    <message>
        <source>%1 is always none in these worlds, so this is true of no world</source>
        <translation>%1 vaut toujours none dans ces mondes&#xa0;; aucun monde ne remplit donc cette condition</translation>
    </message>
    <message>
        <source>no value satisfies this</source>
        <translation>aucune valeur ne remplit cette condition</translation>
    </message>
    <message>
        <source>%1 of %2 worlds are searched; run its command again to resume</source>
        <translation>%1 mondes sur %2 sont examinés&#xa0;; relancez sa commande pour reprendre</translation>
    </message>
    <message>
        <source>reading %1 was stopped</source>
        <translation>la lecture de %1 a été arrêtée</translation>
    </message>
    <message>
        <source>seed %1 contradicts the condition</source>
        <translation>la graine %1 contredit la condition</translation>
    </message>
    <message>
        <source>seed %1 is not at position %2</source>
        <translation>la graine %1 n&apos;est pas à la position %2</translation>
    </message>
    <message>
        <source>the summary is damaged: %1 is missing or wrong</source>
        <translation>le résumé est endommagé&#xa0;: %1 manque ou est incorrect</translation>
    </message>
    <message>
        <source>this is shard %1 of %2; merge all of them first</source>
        <translation>ceci est le fragment %1 sur %2&#xa0;; fusionnez-les d&apos;abord tous</translation>
    </message>
    <message>
        <source>caves, version 2</source>
        <translation>cavernes, version 2</translation>
    </message>
    <message>
        <source>caves, version 2, odd settings</source>
        <translation>cavernes, version 2, paramètres inhabituels</translation>
    </message>
    <message>
        <source>journey</source>
        <translation>périple</translation>
    </message>
    <message>
        <source>%1 answers, but not as a game of Cave Game</source>
        <translation>%1 répond, mais pas comme une partie de Cave Game</translation>
    </message>
    <message>
        <source>%1 is busy: it closed the connection before it could check the join code; try again in a minute</source>
        <translation>%1 est occupé&#xa0;: il a fermé la connexion avant de pouvoir vérifier le code d&apos;invitation&#xa0;; réessayez dans une minute</translation>
    </message>
    <message>
        <source>%1 only accepts connections from its own network; ask the host to accept those from outside, too</source>
        <translation>%1 n&apos;accepte que les connexions de son propre réseau&#xa0;; demandez à l&apos;hôte d&apos;accepter aussi celles de l&apos;extérieur</translation>
    </message>
    <message>
        <source>too many wrong join codes came to %1 from this address; wait five minutes, then try again with the code that the host sees now</source>
        <translation>trop de codes d&apos;invitation erronés sont arrivés à %1 depuis cette adresse&#xa0;; attendez cinq minutes, puis réessayez avec le code que l&apos;hôte voit maintenant</translation>
    </message>
    <message>
        <source>a join code has %1 words; one of %2 is incomplete, or from an earlier version of Cave Game, and a new one is needed</source>
        <translation>un code d&apos;invitation a %1 mots&#xa0;; un code de %2 est incomplet ou vient d&apos;une version antérieure de Cave Game, et il en faut un nouveau</translation>
    </message>
    <message>
        <source>%1 bytes came that unpack to more than %2, which no world does</source>
        <translation>%1 octets sont arrivés qui se décompressent en plus de %2, ce qu&apos;aucun monde ne fait</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos;: expected a number of pixels</source>
        <translation>%1 «&#xa0;%2&#xa0;»&#xa0;: un nombre de pixels est attendu</translation>
    </message>
    <message>
        <source>covers more than %1 tiles</source>
        <translation>couvre plus de %1 tuiles</translation>
    </message>
    <message>
        <source>expected a map of Tiled, with the type &apos;map&apos;</source>
        <translation>une carte de Tiled, de type «&#xa0;map&#xa0;», est attendue</translation>
    </message>
    <message>
        <source>expected a shape of whole tiles, with edges along the grid</source>
        <translation>une forme de tuiles entières, aux bords alignés sur la grille, est attendue</translation>
    </message>
    <message>
        <source>has an invalid size or more than %1 tiles</source>
        <translation>a une taille invalide ou plus de %1 tuiles</translation>
    </message>
    <message>
        <source>has tiles that can&apos;t be read</source>
        <translation>a des tuiles illisibles</translation>
    </message>
    <message>
        <source>is a picture, which is not read; a background is a property of the map, such as &apos;line 1&apos;</source>
        <translation>est une image, qui n&apos;est pas lue&#xa0;; un arrière-plan est une propriété de la carte, comme «&#xa0;line 1&#xa0;»</translation>
    </message>
    <message>
        <source>is a polygon or larger than a tile, which only walls, spikes and goals may be</source>
        <translation>est un polygone ou dépasse une tuile, ce que seuls les murs, les pics et les buts peuvent être</translation>
    </message>
    <message>
        <source>is a tile layer; its property &apos;type&apos; is &apos;%1&apos;, expected what its tiles are: Wall, Spike and the like</source>
        <translation>est un calque de tuiles&#xa0;; sa propriété «&#xa0;type&#xa0;» est «&#xa0;%1&#xa0;», elle doit dire ce que sont ses tuiles&#xa0;: Wall, Spike, etc.</translation>
    </message>
    <message>
        <source>is larger than its size</source>
        <translation>est plus grand qu&apos;indiqué</translation>
    </message>
    <message>
        <source>is of the shape &apos;%1&apos;, which levels don&apos;t have</source>
        <translation>a la forme «&#xa0;%1&#xa0;», que les niveaux n&apos;ont pas</translation>
    </message>
    <message>
        <source>is rotated by &apos;%1&apos; degrees; expected a multiple of 90</source>
        <translation>est tourné de «&#xa0;%1&#xa0;» degrés&#xa0;; un multiple de 90 est attendu</translation>
    </message>
    <message>
        <source>is stored as &apos;%1&apos;; choose the tile layer format CSV in Tiled</source>
        <translation>est enregistré en «&#xa0;%1&#xa0;»&#xa0;; choisissez dans Tiled le format de calque CSV</translation>
    </message>
    <message>
        <source>the layer &apos;%1&apos;</source>
        <translation>le calque «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the map has more than %1 objects and tiles of walls</source>
        <translation>la carte a plus de %1 objets et tuiles de mur</translation>
    </message>
    <message>
        <source>uses the template &apos;%1&apos;, which is not read; detach it in Tiled</source>
        <translation>utilise le modèle «&#xa0;%1&#xa0;», qui n&apos;est pas lu&#xa0;; détachez-le dans Tiled</translation>
    </message>
    <message>
        <source>line %1 has a quotation mark without its counterpart</source>
        <translation>la ligne %1 a un guillemet sans son pendant</translation>
    </message>
    <message>
        <source>line %1 has no column &apos;%2&apos;</source>
        <translation>la ligne %1 n&apos;a pas de colonne «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>there is no folder for worlds: HOME isn&apos;t set, and you have no home; set HOME or CAVEGAME_DATA_DIR, or use --data-dir</source>
        <translation>il n&apos;y a pas de dossier pour les mondes&#xa0;: HOME n&apos;est pas défini, et vous n&apos;avez pas de dossier personnel&#xa0;; définissez HOME ou CAVEGAME_DATA_DIR, ou utilisez --data-dir</translation>
    </message>
    <message>
        <source>cannot set aside</source>
        <translation>impossible de mettre de côté</translation>
    </message>
    <message>
        <source>Recovered %1</source>
        <translation>%1 récupéré</translation>
    </message>
    <message>
        <source>the host had to stop: the file of the world was deleted, moved or replaced by another program on its computer</source>
        <translation>l&apos;hôte a dû s&apos;arrêter&#xa0;: le fichier du monde a été supprimé, déplacé ou remplacé par un autre programme sur son ordinateur</translation>
    </message>
    <message>
        <source>its file was deleted, moved or replaced by another program; hosting has stopped, and the world as it was played is saved as %1</source>
        <translation>son fichier a été supprimé, déplacé ou remplacé par un autre programme&#xa0;; l&apos;hébergement s&apos;est arrêté, et le monde tel qu&apos;il a été joué est enregistré sous %1</translation>
    </message>
    <message>
        <source>cannot make a copy to read of</source>
        <translation>impossible de faire une copie à lire de</translation>
    </message>
    <message>
        <source>it is restored from the log of commands, or the player is moved to the entrance</source>
        <translation>il est restauré à partir du journal des commandes, ou le joueur est déplacé à l&apos;entrée</translation>
    </message>
    <message>
        <source>restored from the log of commands</source>
        <translation>restauré à partir du journal des commandes</translation>
    </message>
    <message>
        <source>restored from their copy in the file</source>
        <translation>restauré à partir de leur copie dans le fichier</translation>
    </message>
    <message>
        <source>the parts of it that can be read are kept</source>
        <translation>les parties lisibles en sont gardées</translation>
    </message>
    <message>
        <source>the world was edited, repaired or imported, so it isn&apos;t what its seed and its log make</source>
        <translation>le monde a été modifié, réparé ou importé&#xa0;; il n&apos;est donc pas ce que donnent sa graine et son journal</translation>
    </message>
    <message>
        <source>there is no folder for temporary files</source>
        <translation>il n&apos;y a pas de dossier pour les fichiers temporaires</translation>
    </message>
    <message>
        <source>what was kept or explored since is kept</source>
        <translation>ce qui a été gardé ou exploré depuis est gardé</translation>
    </message>
    <message>
        <source>the start of the current part of its log is missing</source>
        <translation>le début de la partie actuelle de son journal manque</translation>
    </message>
    <message>
        <source>thing placed</source>
        <translation>chose placée</translation>
    </message>
    <message>
        <source>thing removed</source>
        <translation>chose retirée</translation>
    </message>
    <message>
        <source>can&apos;t be placed: %1</source>
        <translation>ne peut pas être placé&#xa0;: %1</translation>
    </message>
    <message>
        <source>features</source>
        <translation>lieux</translation>
    </message>
    <message>
        <source>its number is below 0</source>
        <translation>son numéro est inférieur à 0</translation>
    </message>
    <message>
        <source>its text must be UTF-8 of at most %1 bytes</source>
        <translation>son texte doit être en UTF-8, de %1 octets au plus</translation>
    </message>
    <message>
        <source>must be 16 hexadecimal digits</source>
        <translation>doit comporter 16 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>must have an &quot;id&quot; of three numbers and a &quot;last_seen&quot; of two</source>
        <translation>doit avoir «&#xa0;id&#xa0;» avec trois nombres et «&#xa0;last_seen&#xa0;» avec deux</translation>
    </message>
    <message>
        <source>must have at least one feature</source>
        <translation>doit avoir au moins un lieu</translation>
    </message>
    <message>
        <source>such a thing can&apos;t be moved</source>
        <translation>une telle chose ne peut pas être déplacée</translation>
    </message>
    <message>
        <source>the feature at %1 is invalid</source>
        <translation>le lieu en %1 n&apos;est pas valide</translation>
    </message>
    <message>
        <source>the feature at %1: %2</source>
        <translation>le lieu en %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the features are truncated</source>
        <translation>les lieux sont tronqués</translation>
    </message>
    <message>
        <source>unknown kind &apos;%1&apos;</source>
        <translation>type inconnu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>it is made of the first again</source>
        <translation>elle est refaite d&apos;après la première</translation>
    </message>
    <message>
        <source>the second copy of its name, seed, settings and content</source>
        <translation>la seconde copie de ses nom, graine, réglages et contenu</translation>
    </message>
    <message>
        <source>the second copy of its name, seed, settings and content can&apos;t be read: %1</source>
        <translation>la seconde copie de ses nom, graine, réglages et contenu est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the second copy of its name, seed, settings and content is not the same as the first</source>
        <translation>la seconde copie de ses nom, graine, réglages et contenu diffère de la première</translation>
    </message>
    <message>
        <source>the states that earlier parts of the log begin with</source>
        <translation>les états par lesquels commencent les parties antérieures du journal</translation>
    </message>
    <message>
        <source>what is noted of how it was played</source>
        <translation>ce qui est noté sur la façon dont on y a joué</translation>
    </message>
    <message>
        <source>which damaged regions were dealt with</source>
        <translation>les régions endommagées déjà traitées</translation>
    </message>
    <message>
        <source>a division by 0 has no value, so this is true of no world, also after &apos;not&apos;</source>
        <translation>une division par 0 n&apos;a pas de valeur&#xa0;; ce n&apos;est donc vrai d&apos;aucun monde, même après «&#xa0;not&#xa0;»</translation>
    </message>
    <message>
        <source>Murky Draught</source>
        <translation>Breuvage trouble</translation>
    </message>
    <message>
        <source>Amber Draught</source>
        <translation>Breuvage ambré</translation>
    </message>
    <message>
        <source>Milky Draught</source>
        <translation>Breuvage laiteux</translation>
    </message>
    <message>
        <source>Green Draught</source>
        <translation>Breuvage vert</translation>
    </message>
    <message>
        <source>Smoking Draught</source>
        <translation>Breuvage fumant</translation>
    </message>
    <message>
        <source>Black Draught</source>
        <translation>Breuvage noir</translation>
    </message>
    <message>
        <source>Glowing Draught</source>
        <translation>Breuvage luisant</translation>
    </message>
    <message>
        <source>Clear Draught</source>
        <translation>Breuvage limpide</translation>
    </message>
    <message>
        <source>Clay Flask</source>
        <translation>Fiole d&apos;argile</translation>
    </message>
    <message>
        <source>Glass Flask</source>
        <translation>Fiole de verre</translation>
    </message>
    <message>
        <source>Copper Flask</source>
        <translation>Fiole de cuivre</translation>
    </message>
    <message>
        <source>Sealed Flask</source>
        <translation>Fiole scellée</translation>
    </message>
    <message>
        <source>Rattling Flask</source>
        <translation>Fiole cliquetante</translation>
    </message>
    <message>
        <source>Cold Flask</source>
        <translation>Fiole froide</translation>
    </message>
    <message>
        <source>Sooty Flask</source>
        <translation>Fiole couverte de suie</translation>
    </message>
    <message>
        <source>Leather Flask</source>
        <translation>Fiole de cuir</translation>
    </message>
    <message>
        <source>Torn Scroll</source>
        <translation>Parchemin déchiré</translation>
    </message>
    <message>
        <source>Yellowed Scroll</source>
        <translation>Parchemin jauni</translation>
    </message>
    <message>
        <source>Sealed Scroll</source>
        <translation>Parchemin scellé</translation>
    </message>
    <message>
        <source>Stained Scroll</source>
        <translation>Parchemin taché</translation>
    </message>
    <message>
        <source>Blank Scroll</source>
        <translation>Parchemin vierge</translation>
    </message>
    <message>
        <source>Burnt Scroll</source>
        <translation>Parchemin brûlé</translation>
    </message>
    <message>
        <source>Tied Scroll</source>
        <translation>Parchemin ficelé</translation>
    </message>
    <message>
        <source>Dusty Scroll</source>
        <translation>Parchemin poussiéreux</translation>
    </message>
    <message>
        <source>world</source>
        <translation>monde</translation>
    </message>
    <message>
        <source>library of seeds</source>
        <translation>bibliothèque de graines</translation>
    </message>
    <message>
        <source>history of runs</source>
        <translation>historique des parties</translation>
    </message>
    <message>
        <source>record of totals</source>
        <translation>totaux</translation>
    </message>
    <message>
        <source>%1 can be read only in part, rows: %2 (table %3)</source>
        <translation>%1&#xa0;: lisible en partie seulement, lignes&#xa0;: %2 (table %3)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a keyword (%2) nor part of a name in this world</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est ni un mot-clé (%2) ni une partie d&apos;un nom de ce monde</translation>
    </message>
    <message>
        <source>before the summary there must be matches: %1, near misses: %2</source>
        <translation>avant le résumé, il faut des résultats&#xa0;: %1, des résultats proches&#xa0;: %2</translation>
    </message>
    <message>
        <source>cells: %1, but columns: %2</source>
        <translation>cases&#xa0;: %1, mais colonnes&#xa0;: %2</translation>
    </message>
    <message>
        <source>cells: %1, but in the first row: %2</source>
        <translation>cases&#xa0;: %1, mais dans la première ligne&#xa0;: %2</translation>
    </message>
    <message>
        <source>cells: columns: %1, but in %2: %3</source>
        <translation>cells&#xa0;: colonnes&#xa0;: %1, mais dans %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>claimed kills: %1, but the log leads to %2</source>
        <translation>ennemis vaincus déclarés&#xa0;: %1, mais le journal mène à %2</translation>
    </message>
    <message>
        <source>claimed turns: %1, but the log leads to %2</source>
        <translation>tours déclarés&#xa0;: %1, mais le journal mène à %2</translation>
    </message>
    <message>
        <source>columns: %1; regions have from %2 to %3</source>
        <translation>colonnes&#xa0;: %1&#xa0;; les régions en ont de %2 à %3</translation>
    </message>
    <message>
        <source>elements: %1, but in &apos;entities&apos;: %2</source>
        <translation>éléments&#xa0;: %1, mais dans «&#xa0;entities&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>it has no database header</source>
        <translation>l&apos;en-tête d&apos;une base de données manque</translation>
    </message>
    <message>
        <source>it is a %1</source>
        <translation>elle est du type «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>it was already over</source>
        <translation>il était déjà fini</translation>
    </message>
    <message>
        <source>items.json: affix &apos;%1&apos;: there is already an item with the key &apos;%2&apos;</source>
        <translation>items.json&#xa0;: qualité «&#xa0;%1&#xa0;»&#xa0;: il y a déjà un objet de clé «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>levels in the file: %1, but there are %2</source>
        <translation>niveaux dans le fichier&#xa0;: %1, mais il y en a %2</translation>
    </message>
    <message>
        <source>the replay of a game gave another result (commands: %1)</source>
        <translation>la rediffusion d&apos;une partie a donné un autre résultat (commandes&#xa0;: %1)</translation>
    </message>
    <message>
        <source>the world is made from its own level files</source>
        <translation>le monde est fait de ses propres fichiers de niveau</translation>
    </message>
    <message>
        <source>there is already another spawn &apos;@&apos;</source>
        <translation>il y a déjà un autre point de départ «&#xa0;@&#xa0;»</translation>
    </message>
    <message>
        <source>tiles: %1; expected %2</source>
        <translation>tuiles&#xa0;: %1&#xa0;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is already a stamp called &apos;%1&apos;</source>
        <translation>il y a déjà un tampon nommé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>done; commands: %1</source>
        <translation>terminé&#xa0;; commandes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cells explored</source>
        <translation>Cases explorées</translation>
    </message>
    <message>
        <source>Chests opened</source>
        <translation>Coffres ouverts</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Morts</translation>
    </message>
    <message>
        <source>Distance from the origin</source>
        <translation>Distance de l&apos;origine</translation>
    </message>
    <message>
        <source>Monsters killed</source>
        <translation>Monstres tués</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Relics found</source>
        <translation>Reliques trouvées</translation>
    </message>
    <message>
        <source>Places reached</source>
        <translation>Lieux atteints</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>the built-in content is not valid</source>
        <translation>le contenu intégré n&apos;est pas valide</translation>
    </message>
    <message>
        <source>until must be at least since</source>
        <translation>until doit être supérieur ou égal à since</translation>
    </message>
    <message>
        <source>%1 is outside the map</source>
        <translation>%1 est hors de la carte</translation>
    </message>
    <message>
        <source>%1; behind the diagonal gap between %2 and %3, which blocks</source>
        <translation>%1&#xa0;; derrière l&apos;interstice diagonal entre %2 et %3, qui bloque</translation>
    </message>
    <message>
        <source>%1; behind the diagonal gap between %2 and %3, which the rule ignores</source>
        <translation>%1&#xa0;; derrière l&apos;interstice diagonal entre %2 et %3, que la règle ignore</translation>
    </message>
    <message>
        <source>%1; blocks</source>
        <translation>%1&#xa0;; bloque</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing before the map</source>
        <translation>«&#xa0;%1&#xa0;» manque avant la carte</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre entier de %2 à %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is there a second time</source>
        <translation>«&#xa0;%1&#xa0;» s&apos;y trouve une seconde fois</translation>
    </message>
    <message>
        <source>a sight case begins with the line &apos;%1&apos;</source>
        <translation>un cas de vue commence par la ligne «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>blocked at %1 by a diagonal gap</source>
        <translation>bloqué en %1 par un interstice diagonal</translation>
    </message>
    <message>
        <source>blocked at %1 by that cell</source>
        <translation>bloqué en %1 par cette case</translation>
    </message>
    <message>
        <source>column %1: no letter of a map</source>
        <translation>colonne %1&#xa0;: ce n&apos;est pas une lettre de carte</translation>
    </message>
    <message>
        <source>expected %1, but it is %2</source>
        <translation>attendu&#xa0;: %1, mais c&apos;est&#xa0;: %2</translation>
    </message>
    <message>
        <source>expected %1, but it is %2: d² %3, limit %4</source>
        <translation>attendu&#xa0;: %1, mais c&apos;est&#xa0;: %2&#xa0;; d² %3, limite %4</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos;</source>
        <translation>«&#xa0;%1&#xa0;» attendu</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>sol</translation>
    </message>
    <message>
        <source>inside the disc</source>
        <translation>dans le disque</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>dehors</translation>
    </message>
    <message>
        <source>outside the disc</source>
        <translation>hors du disque</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>roche</translation>
    </message>
    <message>
        <source>the log goes from turn %1 to turn %2; it has no turn %3</source>
        <translation>le journal va du tour %1 au tour %2&#xa0;; il n&apos;a pas de tour %3</translation>
    </message>
    <message>
        <source>the map has %1 rows, not %2</source>
        <translation>la carte a %1 lignes et non %2</translation>
    </message>
    <message>
        <source>the map has more than %1 rows</source>
        <translation>la carte a plus de %1 lignes</translation>
    </message>
    <message>
        <source>the map is missing; it begins with &apos;area X Y WIDTH HEIGHT&apos;</source>
        <translation>la carte manque&#xa0;; elle commence par «&#xa0;area X Y WIDTH HEIGHT&#xa0;»</translation>
    </message>
    <message>
        <source>the map of the case would be more than %1 cells wide or high</source>
        <translation>la carte du cas aurait plus de %1 cases de large ou de haut</translation>
    </message>
    <message>
        <source>the row has %1 letters, not %2</source>
        <translation>la ligne a %1 lettres et non %2</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>arbres</translation>
    </message>
    <message>
        <source>unknown word &apos;%1&apos;; expected note, viewer, monster, target, rule, disc, expect or area</source>
        <translation>mot inconnu «&#xa0;%1&#xa0;»&#xa0;; attendu&#xa0;: note, viewer, monster, target, rule, disc, expect ou area</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>the past is shown; return to the present to advance turns</source>
        <translation>le passé est affiché&#xa0;; revenez au présent pour avancer d&apos;un tour</translation>
    </message>
    <message>
        <source>%1 by the log: %2; in the other course: %3</source>
        <translation>%1 selon le journal&#xa0;: %2&#xa0;; dans l&apos;autre cours&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 can&apos;t be changed in a world of the generator %2 that is there already</source>
        <translation>%1 ne peut pas changer dans un monde du générateur %2 qui existe déjà</translation>
    </message>
    <message>
        <source>%1 is in another state</source>
        <translation>%1 est dans un autre état</translation>
    </message>
    <message>
        <source>at its first place</source>
        <translation>à sa première place</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>only by the log: %1</source>
        <translation>seulement selon le journal&#xa0;: %1</translation>
    </message>
    <message>
        <source>only in the other course: %1</source>
        <translation>seulement dans l&apos;autre cours&#xa0;: %1</translation>
    </message>
    <message>
        <source>player %1 fights %2 by the log, %3 in the other course</source>
        <translation>le joueur %1 combat %2 selon le journal, %3 dans l&apos;autre cours</translation>
    </message>
    <message>
        <source>player %1 has %2 health by the log, %3 in the other course</source>
        <translation>le joueur %1 a %2 de santé selon le journal, %3 dans l&apos;autre cours</translation>
    </message>
    <message>
        <source>player %1 is at %2 by the log, at %3 in the other course</source>
        <translation>le joueur %1 est à %2 selon le journal, à %3 dans l&apos;autre cours</translation>
    </message>
    <message>
        <source>player %1 is in another state</source>
        <translation>le joueur %1 est dans un autre état</translation>
    </message>
    <message>
        <source>the command &apos;%1&apos; is not possible in the other course</source>
        <translation>la commande &apos;%1&apos; n&apos;est pas possible dans l&apos;autre cours</translation>
    </message>
    <message>
        <source>the map, or what is explored of it, is another one</source>
        <translation>la carte, ou ce qui en est exploré, est autre</translation>
    </message>
    <message>
        <source>the random draws are other ones</source>
        <translation>les tirages au sort sont autres</translation>
    </message>
    <message>
        <source>the run is in another state</source>
        <translation>la partie est dans un autre état</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>le tour</translation>
    </message>
    <message>
        <source>the player&apos;s place, to the east</source>
        <translation>la position du joueur, vers l&apos;est</translation>
    </message>
    <message>
        <source>the player&apos;s place, to the north</source>
        <translation>la position du joueur, vers le nord</translation>
    </message>
    <message>
        <source>the player&apos;s health, in points</source>
        <translation>la santé du joueur, en points</translation>
    </message>
    <message>
        <source>number of the level or floor that the player is on; 0 if none</source>
        <translation>numéro du niveau ou de l&apos;étage où se trouve le joueur&#xa0;; 0 sinon</translation>
    </message>
    <message>
        <source>the player&apos;s own level, with dice; otherwise 1</source>
        <translation>le niveau propre du joueur, avec des dés&#xa0;; sinon 1</translation>
    </message>
    <message>
        <source>the player&apos;s experience, the score</source>
        <translation>l&apos;expérience du joueur, le score</translation>
    </message>
    <message>
        <source>the player&apos;s gold</source>
        <translation>l&apos;or du joueur</translation>
    </message>
    <message>
        <source>steps that the player took</source>
        <translation>pas que le joueur a faits</translation>
    </message>
    <message>
        <source>cells that the player explored</source>
        <translation>cases que le joueur a explorées</translation>
    </message>
    <message>
        <source>chests that the player opened</source>
        <translation>coffres que le joueur a ouverts</translation>
    </message>
    <message>
        <source>fights that the player had</source>
        <translation>combats que le joueur a menés</translation>
    </message>
    <message>
        <source>monsters that the player killed</source>
        <translation>monstres que le joueur a tués</translation>
    </message>
    <message>
        <source>how often the player died</source>
        <translation>combien de fois le joueur a péri</translation>
    </message>
    <message>
        <source>1 during a fight of the player, otherwise 0</source>
        <translation>1 pendant un combat du joueur, sinon 0</translation>
    </message>
    <message>
        <source>how many monsters see the player</source>
        <translation>combien de monstres voient le joueur</translation>
    </message>
    <message>
        <source>how many monsters near the player are hunting</source>
        <translation>combien de monstres traquent près du joueur</translation>
    </message>
    <message>
        <source>a monster begins to hunt</source>
        <translation>un monstre se met à traquer</translation>
    </message>
    <message>
        <source>a monster gives up</source>
        <translation>un monstre abandonne</translation>
    </message>
    <message>
        <source>a fight begins</source>
        <translation>un combat commence</translation>
    </message>
    <message>
        <source>the player or a monster loses health</source>
        <translation>le joueur ou un monstre perd de la santé</translation>
    </message>
    <message>
        <source>a monster dies</source>
        <translation>un monstre meurt</translation>
    </message>
    <message>
        <source>the player dies</source>
        <translation>le joueur meurt</translation>
    </message>
    <message>
        <source>a chest is opened, or something is taken</source>
        <translation>un coffre s&apos;ouvre, ou quelque chose est pris</translation>
    </message>
    <message>
        <source>the player comes to another level or band, or to the goal</source>
        <translation>le joueur arrive à un autre niveau, dans une autre zone ou au but</translation>
    </message>
    <message>
        <source>the world is edited or repaired</source>
        <translation>le monde est modifié ou réparé</translation>
    </message>
    <message>
        <source>a player comes or goes</source>
        <translation>un joueur arrive ou part</translation>
    </message>
    <message>
        <source>the kind of the event&apos;s monster, or none</source>
        <translation>l&apos;espèce du monstre de l&apos;événement, ou none</translation>
    </message>
    <message>
        <source>cells, straight, between the player and the event&apos;s monster</source>
        <translation>cases, en ligne droite, entre le joueur et le monstre de l&apos;événement</translation>
    </message>
    <message>
        <source>the event has no monster</source>
        <translation>l&apos;événement n&apos;a pas de monstre</translation>
    </message>
    <message>
        <source>a kind of monster can only be compared by &apos;=&apos; or &apos;!=&apos;, as in &apos;monster = rat&apos;</source>
        <translation>une espèce de monstre ne se compare que par «&#xa0;=&#xa0;» ou «&#xa0;!=&#xa0;», comme dans «&#xa0;monster = rat&#xa0;»</translation>
    </message>
    <message>
        <source>expected a value%1: a number, a name, or &apos;(&apos;</source>
        <translation>valeur attendue%1&#xa0;: un nombre, un nom ou «&#xa0;(&#xa0;»</translation>
    </message>
    <message>
        <source>only &apos;monster&apos; can be &apos;none&apos;</source>
        <translation>seul «&#xa0;monster&#xa0;» peut être «&#xa0;none&#xa0;»</translation>
    </message>
    <message>
        <source>unknown name &apos;%1&apos;</source>
        <translation>nom inconnu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>unknown name &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>nom inconnu «&#xa0;%1&#xa0;»&#xa0;; vouliez-vous dire «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>at most two comparisons in a row, as in &apos;2 &lt;= chests &lt;= 5&apos;; join more with &apos;&amp;&amp;&apos;</source>
        <translation>deux comparaisons de suite au plus, comme dans «&#xa0;2 &lt;= chests &lt;= 5&#xa0;»&#xa0;; reliez-en d&apos;autres par «&#xa0;&amp;&amp;&#xa0;»</translation>
    </message>
    <message>
        <source>at most two comparisons in a row, as in &apos;2 &lt;= hunted_by &lt;= 5&apos;; join more with &apos;&amp;&amp;&apos;</source>
        <translation>deux comparaisons de suite au plus, comme dans «&#xa0;2 &lt;= hunted_by &lt;= 5&#xa0;»&#xa0;; reliez-en d&apos;autres par «&#xa0;&amp;&amp;&#xa0;»</translation>
    </message>
    <message>
        <source>the condition is empty; write for example &apos;chests &gt;= 3&apos;</source>
        <translation>la condition est vide&#xa0;; écrivez par exemple «&#xa0;chests &gt;= 3&#xa0;»</translation>
    </message>
    <message>
        <source>the condition is empty; write for example &apos;health &lt; 10&apos;</source>
        <translation>la condition est vide&#xa0;; écrivez par exemple «&#xa0;health &lt; 10&#xa0;»</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>That can&apos;t be used.</source>
        <translation>Impossible à utiliser.</translation>
    </message>
    <message>
        <source>A file with that name already exists.</source>
        <translation>Un fichier de ce nom existe déjà.</translation>
    </message>
    <message>
        <source>This world is open in another window of Cave Game.</source>
        <translation>Ce monde est ouvert dans une autre fenêtre de Cave Game.</translation>
    </message>
    <message>
        <source>This is not a world file.</source>
        <translation>Ce n&apos;est pas une sauvegarde.</translation>
    </message>
    <message>
        <source>This world needs a newer version of Cave Game.</source>
        <translation>Ce monde nécessite une version plus récente de Cave Game.</translation>
    </message>
    <message>
        <source>This world is damaged.</source>
        <translation>Ce monde est endommagé.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>The file could not be read or written.</source>
        <translation>Le fichier n&apos;a pas pu être lu ou écrit.</translation>
    </message>
    <message>
        <source>%1 Details: %2.</source>
        <translation>%1 Détails&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Region %1, %2 can&apos;t be read.</source>
        <translation>La région %1, %2 est illisible.</translation>
    </message>
    <message>
        <source>A file of your data can&apos;t be used.</source>
        <translation>Un fichier de vos données est inutilisable.</translation>
    </message>
    <message>
        <source>It could not be found.</source>
        <translation>Introuvable.</translation>
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
        <translation>Une recherche de Cave Game&#xa0;: %1

Copiez ce dossier sur la machine qui doit l&apos;exécuter, et lancez-y l&apos;un de ces
scripts&#xa0;:

  here.sh      sur cette machine, sur tous ses cœurs
  parallel.sh  avec GNU parallel&#xa0;; avec --hosts alpha,beta sur plusieurs
               machines, qui doivent avoir ce dossier au même chemin (ajoutez
               --shared s&apos;il est sur un système de fichiers commun)
  slurm.sh     avec Slurm, sur des nœuds qui partagent ce dossier

Toutes les machines ont besoin de la même version de cavegame-cli&#xa0;; s&apos;il n&apos;est
pas dans PATH, définissez CAVEGAME_CLI. Après une interruption, relancez la même
commande.

Pour voir les résultats, found/all.ndjson, choisissez Ouvrir des résultats dans
le menu Enregistrées, sous Graines &gt; Recherche.
</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Check the address, and whether the world is still hosted on the same network.</source>
        <translation>Vérifiez l&apos;adresse, et si le monde est toujours hébergé sur le même réseau.</translation>
    </message>
    <message>
        <source>Ask the host for the current one.</source>
        <translation>Demandez à l&apos;hôte le code actuel.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Try again when someone has left.</source>
        <translation>Réessayez quand quelqu&apos;un sera parti.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>You have removed %1 from the game.</source>
        <translation>Vous avez retiré %1 de la partie.</translation>
    </message>
    <message>
        <source>The connection to %1 has ended: %2.</source>
        <translation>La connexion avec %1 est terminée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The game has ended: %1. You can go on playing your copy of “%2” alone.</source>
        <translation>La partie est terminée&#xa0;: %1. Vous pouvez continuer à jouer en solo dans votre copie de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The connection to %1 is lost: %2. They can rejoin within ten minutes.</source>
        <translation>La connexion avec %1 est perdue&#xa0;: %2. Son retour est possible dans les dix minutes.</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>Caves</source>
        <translation>Cavernes</translation>
    </message>
    <message>
        <source>&amp;Caves</source>
        <translation>&amp;Cavernes</translation>
    </message>
    <message>
        <source>Winding caves; every place can be reached from every other.</source>
        <translation>Des cavernes sinueuses&#xa0;; tout lieu est accessible depuis tout autre.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>C&amp;lassic</source>
        <translation>C&amp;lassique</translation>
    </message>
    <message>
        <source>The worlds of the original program: wide caves in separate squares.</source>
        <translation>Les mondes du programme original&#xa0;: grands ouverts, en carrés séparés.</translation>
    </message>
    <message>
        <source>Cavern</source>
        <translation>Caverne</translation>
    </message>
    <message>
        <source>One level with edges: caves, rivers and groves.</source>
        <translation>Un seul niveau, avec des bords&#xa0;: cavernes, rivières et bosquets.</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Donjon</translation>
    </message>
    <message>
        <source>Five floors, each larger than the one before, from START to FINISH.</source>
        <translation>Cinq étages, chacun plus grand que le précédent, du DÉPART à l&apos;ARRIVÉE.</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Salles</translation>
    </message>
    <message>
        <source>A map of hand-drawn rooms, from the start to the boss.</source>
        <translation>Un plan de salles dessinées à la main, du départ au boss.</translation>
    </message>
    <message>
        <source>Level files</source>
        <translation>Fichiers de niveau</translation>
    </message>
    <message>
        <source>Hand-drawn levels, one after the other.</source>
        <translation>Des niveaux dessinés à la main, l&apos;un après l&apos;autre.</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>Périple</translation>
    </message>
    <message>
        <source>Caves with camps, nests and vaults, three relics and a gate.</source>
        <translation>Des cavernes avec camps, nids et chambres fortes, trois reliques et un portail.</translation>
    </message>
    <message>
        <source>Health comes back slowly while nothing hunts you.</source>
        <translation>La santé revient lentement tant que rien ne vous chasse.</translation>
    </message>
    <message>
        <source>In the first three rooms, monsters can&apos;t hurt you for a second after you enter, and their touch does half the damage. Potions stay where they are while your health is full.</source>
        <translation>Dans les trois premières salles, les monstres ne peuvent pas vous blesser pendant une seconde après votre entrée, et leur contact fait moitié moins de dégâts. Les potions restent en place tant que votre santé est au maximum.</translation>
    </message>
    <message>
        <source>Death isn&apos;t the end: you wake at the nearest camp you rested at.</source>
        <translation>La mort n&apos;est pas la fin&#xa0;: vous vous réveillez au camp le plus proche où vous vous êtes reposé.</translation>
    </message>
</context>
<context>
    <name>Ghosts</name>
    <message>
        <source>Player some turns before (−) or after (+)</source>
        <translation>Joueur quelques tours avant (−) ou après (+)</translation>
    </message>
    <message>
        <source>Monster some turns before (−) or after (+)</source>
        <translation>Monstre quelques tours avant (−) ou après (+)</translation>
    </message>
</context>
<context>
    <name>Issues</name>
    <message>
        <source>Sealed area</source>
        <translation>Zone fermée</translation>
    </message>
    <message>
        <source>Chest out of reach</source>
        <translation>Coffre hors d&apos;atteinte</translation>
    </message>
    <message>
        <source>Monster in rock</source>
        <translation>Monstre dans la roche</translation>
    </message>
    <message>
        <source>Monsters on one cell</source>
        <translation>Monstres sur une même case</translation>
    </message>
    <message>
        <source>Player in rock</source>
        <translation>Joueur dans la roche</translation>
    </message>
    <message>
        <source>Player seen at start</source>
        <translation>Joueur vu au départ</translation>
    </message>
    <message>
        <source>Marker in rock</source>
        <translation>Repère dans la roche</translation>
    </message>
    <message>
        <source>Markers on one cell</source>
        <translation>Repères sur une même case</translation>
    </message>
    <message>
        <source>Finish out of reach</source>
        <translation>Arrivée hors d&apos;atteinte</translation>
    </message>
</context>
<context>
    <name>LaunchOptions</name>
    <message>
        <source>cavegame: %1. Try cavegame --help.</source>
        <translation>cavegame&#xa0;: %1. Voir cavegame --help.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>Store worlds and settings in this folder.</source>
        <translation>Conserver mondes et paramètres dans ce dossier.</translation>
    </message>
    <message>
        <source>Minimum log level: %1.</source>
        <translation>Niveau minimal du journal&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Seeded, endless caves.</source>
        <translation>Des cavernes infinies nées de graines.</translation>
    </message>
    <message>
        <source>option --%1 needs a value</source>
        <translation>l&apos;option --%1 nécessite une valeur</translation>
    </message>
    <message>
        <source>unknown log level &apos;%1&apos;; use one of %2</source>
        <translation>niveau de journal inconnu «&#xa0;%1&#xa0;»&#xa0;; utilisez l&apos;un de %2</translation>
    </message>
    <message>
        <source>A world file to play, a level file (.csv) to edit, or a seed card to look at.</source>
        <translation>Une sauvegarde à jouer, un fichier de niveau (.csv) à modifier ou une fiche de graine à regarder.</translation>
    </message>
    <message>
        <source>expected at most one file, got %1</source>
        <translation>un seul fichier attendu, %1 donnés</translation>
    </message>
</context>
<context>
    <name>LevelFlaws</name>
    <message>
        <source>No start for the player</source>
        <translation>Pas de départ pour le joueur</translation>
    </message>
    <message>
        <source>The start is outside the level</source>
        <translation>Le départ est hors du niveau</translation>
    </message>
    <message>
        <source>The start is blocked</source>
        <translation>Le départ est bloqué</translation>
    </message>
    <message>
        <source>The level has no name</source>
        <translation>Le niveau n&apos;a pas de nom</translation>
    </message>
    <message>
        <source>The size isn&apos;t playable</source>
        <translation>Cette taille n&apos;est pas jouable</translation>
    </message>
    <message>
        <source>More than one background</source>
        <translation>Plus d&apos;un arrière-plan</translation>
    </message>
    <message>
        <source>A side has no door</source>
        <translation>Un côté n&apos;a pas de porte</translation>
    </message>
    <message>
        <source>A door is blocked</source>
        <translation>Une porte est bloquée</translation>
    </message>
    <message>
        <source>A door is walled up</source>
        <translation>Une porte est murée</translation>
    </message>
    <message>
        <source>There is no goal</source>
        <translation>Il n&apos;y a pas de but</translation>
    </message>
    <message>
        <source>The goal can&apos;t be reached</source>
        <translation>Le but est hors d&apos;atteinte</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>Hors d&apos;atteinte</translation>
    </message>
    <message>
        <source>An enemy is in a wall</source>
        <translation>Un ennemi est dans un mur</translation>
    </message>
    <message>
        <source>Outside the level</source>
        <translation>Hors du niveau</translation>
    </message>
    <message>
        <source>Hidden under another of its type</source>
        <translation>Caché sous un autre du même type</translation>
    </message>
    <message>
        <source>Belongs to another type of level</source>
        <translation>Appartient à un autre type de niveau</translation>
    </message>
</context>
<context>
    <name>LevelPiece</name>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Room wall</source>
        <translation>Mur de salle</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Bricks</source>
        <translation>Briques</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Terre</translation>
    </message>
    <message>
        <source>Question block</source>
        <translation>Bloc à question</translation>
    </message>
    <message>
        <source>Hidden block</source>
        <translation>Bloc caché</translation>
    </message>
    <message>
        <source>Pipe end</source>
        <translation>Bout de tuyau</translation>
    </message>
    <message>
        <source>Pipe stem</source>
        <translation>Tuyau</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Drapeau</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Panneau</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Piques</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>Potion</translation>
    </message>
    <message>
        <source>Flask pickup</source>
        <translation>Fiole à ramasser</translation>
    </message>
    <message>
        <source>Axe pickup</source>
        <translation>Hache à ramasser</translation>
    </message>
    <message>
        <source>Magic pickup</source>
        <translation>Magie à ramasser</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Repère</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>Démon</translation>
    </message>
    <message>
        <source>Minotaur</source>
        <translation>Minotaure</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>Archer</translation>
    </message>
    <message>
        <source>Sorcerer</source>
        <translation>Sorcier</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tour</translation>
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
        <translation>Repère de porte</translation>
    </message>
    <message>
        <source>Enemy marker</source>
        <translation>Repère d&apos;ennemi</translation>
    </message>
    <message>
        <source>Loot marker</source>
        <translation>Repère de butin</translation>
    </message>
    <message>
        <source>Player start</source>
        <translation>Départ du joueur</translation>
    </message>
    <message>
        <source>Where the player starts; one per level</source>
        <translation>Où le joueur commence&#xa0;; un par niveau</translation>
    </message>
    <message>
        <source>Unknown type, kept unchanged</source>
        <translation>Type inconnu, conservé tel quel</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Heals (points)</source>
        <translation>Soigne (points)</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Représente</translation>
    </message>
    <message>
        <source>Health (points)</source>
        <translation>Santé (points)</translation>
    </message>
    <message>
        <source>Strength (points)</source>
        <translation>Force (points)</translation>
    </message>
    <message>
        <source>Any text without a comma</source>
        <translation>Tout texte sans virgule</translation>
    </message>
    <message>
        <source>Door, Enemy or Loot</source>
        <translation>Door, Enemy ou Loot</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2</source>
        <translation>Un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>Commas and line breaks are not allowed here</source>
        <translation>Virgules et sauts de ligne ne sont pas permis ici</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sûre</translation>
    </message>
    <message>
        <source>dangerous</source>
        <translation>dangereuse</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>boss</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>Salle %1</translation>
    </message>
    <message>
        <source>Room %1 · %2</source>
        <translation>Salle %1 · %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>Level %1 · %2</source>
        <translation>Niveau %1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 points, pickup</source>
        <translation>%1 points sur %2, à ramasser</translation>
    </message>
    <message>
        <source>%1, pickup</source>
        <translation>%1, à ramasser</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>sol</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>roche</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>arbres</translation>
    </message>
    <message>
        <source>outside the level</source>
        <translation>hors du niveau</translation>
    </message>
    <message>
        <source>START</source>
        <translation>DÉPART</translation>
    </message>
    <message>
        <source>FINISH</source>
        <translation>ARRIVÉE</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Étage %1</translation>
    </message>
    <message>
        <source>Cavern</source>
        <translation>Caverne</translation>
    </message>
    <message>
        <source>Rooms %1</source>
        <translation>Salles %1</translation>
    </message>
    <message>
        <source>room %1 (%2)</source>
        <translation>salle %1 (%2)</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <translation>niveau %1 (%2)</translation>
    </message>
    <message>
        <source>floor %1 (%2)</source>
        <translation>étage %1 (%2)</translation>
    </message>
    <message>
        <source>cavern (%1)</source>
        <translation>caverne (%1)</translation>
    </message>
    <message>
        <source>walled-up door</source>
        <translation>porte murée</translation>
    </message>
    <message>
        <source>door</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>spikes</source>
        <translation>piques</translation>
    </message>
    <message>
        <source>potion, %1 damage</source>
        <translation>potion, %1 dégâts</translation>
    </message>
    <message>
        <source>potion, heals %1</source>
        <translation>potion, soigne %1</translation>
    </message>
    <message>
        <source>info: “%1”</source>
        <translation>info&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>decoration (%1)</source>
        <translation>décor (%1)</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1, pris</translation>
    </message>
    <message>
        <source>camp</source>
        <translation>camp</translation>
    </message>
    <message>
        <source>relic</source>
        <translation>relique</translation>
    </message>
    <message>
        <source>piece of a map</source>
        <translation>morceau de carte</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>portail</translation>
    </message>
    <message>
        <source>pedestal</source>
        <translation>piédestal</translation>
    </message>
    <message>
        <source>shrine</source>
        <translation>sanctuaire</translation>
    </message>
    <message>
        <source>captive</source>
        <translation>captif</translation>
    </message>
</context>
<context>
    <name>LinkText</name>
    <message>
        <source>1 player</source>
        <translation>1 joueur</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>hosts</source>
        <translation>hôte</translation>
    </message>
    <message>
        <source>watches</source>
        <translation>spectateur</translation>
    </message>
    <message>
        <source>here</source>
        <translation>présent</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>away for %1 min</source>
        <translation>absent depuis %1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1&#xa0;ms</translation>
    </message>
    <message>
        <source>Reconnecting… %1 left</source>
        <translation>Reconnexion… encore %1</translation>
    </message>
    <message>
        <source>%1 · waiting for the host</source>
        <translation>%1 · en attente de l&apos;hôte</translation>
    </message>
    <message>
        <source>%1 · slow: %2</source>
        <translation>%1 · lent&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Hosting · %1</source>
        <translation>Hébergement · %1</translation>
    </message>
</context>
<context>
    <name>Metric</name>
    <message>
        <source>In per cent.</source>
        <translation>En pour cent.</translation>
    </message>
    <message>
        <source>In cells.</source>
        <translation>En cases.</translation>
    </message>
    <message>
        <source>In steps north, east, south or west.</source>
        <translation>En pas vers le nord, l&apos;est, le sud ou l&apos;ouest.</translation>
    </message>
    <message>
        <source>A count.</source>
        <translation>Un nombre.</translation>
    </message>
    <message>
        <source>In power points.</source>
        <translation>En points de puissance.</translation>
    </message>
    <message>
        <source>A ratio, 1 or more.</source>
        <translation>Un rapport, 1 ou plus.</translation>
    </message>
    <message>
        <source>Measured in endless caves and caverns.</source>
        <translation>Mesuré dans les cavernes infinies et les grandes cavernes.</translation>
    </message>
    <message>
        <source>Measured in caverns and dungeons.</source>
        <translation>Mesuré dans les cavernes et les donjons.</translation>
    </message>
    <message>
        <source>Measured in dungeons.</source>
        <translation>Mesuré dans les donjons.</translation>
    </message>
    <message>
        <source>Measured in caverns.</source>
        <translation>Mesuré dans les cavernes.</translation>
    </message>
    <message>
        <source>Measured in maps of rooms.</source>
        <translation>Mesuré dans les plans de salles.</translation>
    </message>
    <message>
        <source>Measured in maps of rooms and level files.</source>
        <translation>Mesuré dans les plans de salles et les fichiers de niveau.</translation>
    </message>
    <message>
        <source>All levels together.</source>
        <translation>Tous les niveaux ensemble.</translation>
    </message>
    <message>
        <source>Level %1.</source>
        <translation>Niveau %1.</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>tous les niveaux</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message numerus="yes">
        <source>The square: %n cells from the spawn each way; in worlds of levels the level of that number, or all if there is none.</source>
        <translation>
            <numerusform>Le carré&#xa0;: %n case de chaque côté du point d&apos;apparition&#xa0;; dans les mondes à niveaux, le niveau de ce numéro, ou tous s&apos;il n&apos;existe pas.</numerusform>
            <numerusform>Le carré&#xa0;: %n cases de chaque côté du point d&apos;apparition&#xa0;; dans les mondes à niveaux, le niveau de ce numéro, ou tous s&apos;il n&apos;existe pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n steps.</source>
        <translation>
            <numerusform>À %n pas au plus.</numerusform>
            <numerusform>À %n pas au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched up to %n steps away.</source>
        <translation>
            <numerusform>Cherché jusqu&apos;à %n pas.</numerusform>
            <numerusform>Cherché jusqu&apos;à %n pas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mind</name>
    <message>
        <source>Player within %1 cells?</source>
        <translation>Joueur à %1 cases au plus&#xa0;?</translation>
    </message>
    <message>
        <source>Health at most %1?</source>
        <translation>Santé de %1 au plus&#xa0;?</translation>
    </message>
    <message>
        <source>Sees the player?</source>
        <translation>Voit le joueur&#xa0;?</translation>
    </message>
    <message>
        <source>Move straight to the player</source>
        <translation>Aller droit vers le joueur</translation>
    </message>
    <message>
        <source>Move to the player around walls</source>
        <translation>Aller vers le joueur en contournant les murs</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Shoot, homing</source>
        <translation>Tirer, tête chercheuse</translation>
    </message>
    <message>
        <source>Heal by %1</source>
        <translation>Se soigner de %1</translation>
    </message>
    <message>
        <source>Patrol north and south</source>
        <translation>Patrouiller nord-sud</translation>
    </message>
    <message>
        <source>Patrol east and west</source>
        <translation>Patrouiller est-ouest</translation>
    </message>
    <message>
        <source>Wander</source>
        <translation>Errer</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combattre</translation>
    </message>
    <message>
        <source>Keep away</source>
        <translation>Garder ses distances</translation>
    </message>
    <message>
        <source>in view now</source>
        <translation>visible maintenant</translation>
    </message>
    <message>
        <source>not in view</source>
        <translation>non visible</translation>
    </message>
    <message>
        <source>isn&apos;t hunting</source>
        <translation>ne chasse personne</translation>
    </message>
    <message>
        <source>%1 cells away</source>
        <translation>à %1 cases</translation>
    </message>
    <message>
        <source>has %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <translation>oui&#xa0;: %1</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>non&#xa0;: %1</translation>
    </message>
    <message>
        <source>Health %1 of %2.</source>
        <translation>Santé %1 sur %2.</translation>
    </message>
    <message>
        <source>Last shot %1 s ago; cooldown %2 s.</source>
        <translation>A tiré il y a %1 s, et attend %2 s.</translation>
    </message>
    <message>
        <source>Last heal %1 s ago; cooldown %2 s.</source>
        <translation>S&apos;est soigné il y a %1 s, et attend %2 s.</translation>
    </message>
    <message>
        <source>Speed %1, energy %2.</source>
        <translation>Vitesse %1, énergie %2.</translation>
    </message>
    <message>
        <source>A step takes %1: none this turn.</source>
        <translation>Un pas coûte %1&#xa0;: aucun ce tour-ci.</translation>
    </message>
    <message>
        <source>It has no target.</source>
        <translation>Il n&apos;a pas de cible.</translation>
    </message>
    <message>
        <source>Target %1, %2.</source>
        <translation>Cible %1, %2.</translation>
    </message>
    <message>
        <source>There is no path to it.</source>
        <translation>Aucun chemin n&apos;y mène.</translation>
    </message>
    <message>
        <source>Monsters in this world don&apos;t move.</source>
        <translation>Les monstres de ce monde ne se déplacent pas.</translation>
    </message>
    <message numerus="yes">
        <source>hunts for %n more turns</source>
        <translation>
            <numerusform>chasse encore %n tour</numerusform>
            <numerusform>chasse encore %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n steps this turn.</source>
        <translation>
            <numerusform>Assez pour %n pas ce tour-ci.</numerusform>
            <numerusform>Assez pour %n pas ce tour-ci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its path has %n steps.</source>
        <translation>
            <numerusform>Son chemin compte %n pas.</numerusform>
            <numerusform>Son chemin compte %n pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player is too far away: only monsters within %n cells act.</source>
        <translation>
            <numerusform>Le joueur est trop loin&#xa0;: il n&apos;a pas de tour. Seuls les monstres à %n case au plus en ont un.</numerusform>
            <numerusform>Le joueur est trop loin&#xa0;: il n&apos;a pas de tour. Seuls les monstres à %n cases au plus en ont un.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberUnit</name>
    <message>
        <source> %</source>
        <comment>per cent</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source> cells</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> case</numerusform>
            <numerusform> cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> steps</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> pas</numerusform>
            <numerusform> pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> tiles</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> tuile</numerusform>
            <numerusform> tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> neighbours</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> voisine</numerusform>
            <numerusform> voisines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paint</name>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Roche</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>As generated</source>
        <translation>Comme généré</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Exploré</translation>
    </message>
    <message>
        <source>Unexplored</source>
        <translation>Inexploré</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 case</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cases</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>mirrored</source>
        <translation>en miroir</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>comme dessiné</translation>
    </message>
    <message>
        <source>mirrored, %1°</source>
        <translation>en miroir, %1°</translation>
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
        <translation>aucune</translation>
    </message>
    <message>
        <source>not none</source>
        <translation>présente</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>any</source>
        <translation>quelconque</translation>
    </message>
    <message>
        <source>at least %1, or none</source>
        <translation>au moins %1, ou aucune</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>%1 · per cent</source>
        <translation>%1 · pour cent</translation>
    </message>
    <message>
        <source>%1 · cells</source>
        <translation>%1 · cases</translation>
    </message>
    <message>
        <source>%1 · steps</source>
        <translation>%1 · pas</translation>
    </message>
    <message>
        <source>%1 · power</source>
        <translation>%1 · puissance</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Graines</translation>
    </message>
    <message>
        <source>%1, %2 filtered out</source>
        <translation>%1, %2 filtrées</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>résultats</translation>
    </message>
    <message>
        <source>near misses</source>
        <translation>presque</translation>
    </message>
    <message numerus="yes">
        <source>%n near misses</source>
        <translation>
            <numerusform>%n presque</numerusform>
            <numerusform>%n presque</numerusform>
        </translation>
    </message>
    <message>
        <source>near miss</source>
        <translation>presque</translation>
    </message>
    <message>
        <source>%1: mean %2, standard deviation %3</source>
        <translation>%1&#xa0;: moyenne %2, écart type %3</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Never in %1</source>
        <translation>Aucune sur %1</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <translation>1 sur %1</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Environ %1</translation>
    </message>
    <message>
        <source>About 1 in %1</source>
        <translation>Environ 1 sur %1</translation>
    </message>
    <message>
        <source>%1 could not be generated</source>
        <translation>%1 n&apos;ont pas pu être générées</translation>
    </message>
    <message>
        <source>%1 seeds/s</source>
        <translation>%1 graines/s</translation>
    </message>
    <message>
        <source>%1 per seed</source>
        <translation>%1 par graine</translation>
    </message>
    <message>
        <source>first match in about %1</source>
        <translation>premier résultat dans %1 environ</translation>
    </message>
    <message>
        <source>never in %1</source>
        <translation>aucune sur %1</translation>
    </message>
    <message>
        <source>%1 of all seeds</source>
        <translation>%1 de toutes les graines</translation>
    </message>
    <message>
        <source>%1 · none are left here</source>
        <translation>%1 · il n&apos;en reste aucune ici</translation>
    </message>
    <message>
        <source>%1 · %2 of those left</source>
        <translation>%1 · %2 de celles qui restent</translation>
    </message>
    <message>
        <source>rarer than about 1 in %1</source>
        <translation>plus rare qu&apos;environ 1 sur %1</translation>
    </message>
    <message>
        <source>Between 1 in %1 and 1 in %2</source>
        <translation>Entre 1 sur %1 et 1 sur %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>1 in %1 to 1 in %2</source>
        <translation>1 sur %1 à 1 sur %2</translation>
    </message>
    <message>
        <source>first match probably in more than %1</source>
        <translation>premier résultat sans doute dans plus de %1</translation>
    </message>
    <message>
        <source>%1 · none of %2 left here</source>
        <translation>%1 · ici, il n&apos;en reste aucune sur %2</translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message>
        <source>just now</source>
        <translation>à l&apos;instant</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>il y a une minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>il y a une heure</translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>le %1</translation>
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
        <translation>%1 jours</translation>
    </message>
    <message>
        <source>months</source>
        <translation>des mois</translation>
    </message>
    <message>
        <source>%1 searched</source>
        <translation>%1 parcourues</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>suspendue</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Aucun résultat pour l&apos;instant</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1 résultat</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 résultats</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>limite atteinte</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>les %1 premiers sont affichés</translation>
    </message>
    <message>
        <source>showing the %1 closest</source>
        <translation>affichage des %1 plus proches</translation>
    </message>
    <message>
        <source>%1 could not be generated</source>
        <translation>%1 n&apos;ont pas pu être générées</translation>
    </message>
    <message>
        <source>a sketch</source>
        <translation>un croquis</translation>
    </message>
    <message>
        <source>%1 and a sketch</source>
        <translation>%1 et un croquis</translation>
    </message>
    <message numerus="yes">
        <source>followed by %Ln near misses</source>
        <translation>
            <numerusform>suivis de %Ln résultat proche</numerusform>
            <numerusform>suivis de %Ln résultats proches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>near misses from %Ln seeds only, to save time</source>
        <translation>
            <numerusform>presque tirés de %Ln graine seulement, pour gagner du temps</numerusform>
            <numerusform>presque tirés de %Ln graines seulement, pour gagner du temps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeedLink</name>
    <message>
        <source>“%1” is not a whole number</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre entier</translation>
    </message>
    <message>
        <source>“%1” is not a position</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une position</translation>
    </message>
    <message>
        <source>“%1” is unknown to this version</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu de cette version</translation>
    </message>
    <message>
        <source>The link can&apos;t be read: %1.</source>
        <translation>Le lien est illisible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>it has no seed; maybe its end is missing</source>
        <translation>il n&apos;a pas de graine&#xa0;; la fin manque peut-être</translation>
    </message>
    <message>
        <source>it has more than one seed</source>
        <translation>il a plus d&apos;une graine</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SightLayers</name>
    <message>
        <source>Clear line</source>
        <translation>Ligne dégagée</translation>
    </message>
    <message>
        <source>Blocked by</source>
        <translation>Bloquée par</translation>
    </message>
    <message>
        <source>Beyond</source>
        <translation>Au-delà</translation>
    </message>
    <message>
        <source>A monster&apos;s area</source>
        <translation>Zone d&apos;un monstre</translation>
    </message>
    <message>
        <source>Seen by a monster</source>
        <translation>Vu par un monstre</translation>
    </message>
    <message>
        <source>Hidden by rock</source>
        <translation>Caché par la roche</translation>
    </message>
    <message>
        <source>Hidden by a diagonal gap</source>
        <translation>Caché par un interstice diagonal</translation>
    </message>
    <message>
        <source>Rock in the area</source>
        <translation>Roche dans la zone</translation>
    </message>
    <message>
        <source>It sees you, you don&apos;t see it</source>
        <translation>Il vous voit, vous ne le voyez pas</translation>
    </message>
    <message>
        <source>You see it, it doesn&apos;t see you</source>
        <translation>Vous le voyez, il ne vous voit pas</translation>
    </message>
    <message>
        <source>Seen by one monster</source>
        <translation>Vu par un monstre</translation>
    </message>
    <message>
        <source>Seen by 1 to %1 monsters</source>
        <translation>Vu par 1 à %1 monstres</translation>
    </message>
    <message>
        <source>Blind spot: near a monster, unseen</source>
        <translation>Angle mort&#xa0;: près d&apos;un monstre, non vu</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Shadowcasting</source>
        <translation>Shadowcasting</translation>
    </message>
    <message>
        <source>Bresenham lines</source>
        <translation>Lignes de Bresenham</translation>
    </message>
    <message>
        <source>Permissive</source>
        <translation>Permissif</translation>
    </message>
    <message>
        <source>Area: Exact</source>
        <translation>Zone&#xa0;: exacte</translation>
    </message>
    <message>
        <source>Original: these too</source>
        <translation>L&apos;originale a aussi celles-ci</translation>
    </message>
    <message>
        <source>Wide only</source>
        <translation>Seule la large a celles-ci</translation>
    </message>
    <message>
        <source>In view: %1</source>
        <translation>En vue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Seulement %1</translation>
    </message>
    <message>
        <source>Safest route</source>
        <translation>Itinéraire le plus sûr</translation>
    </message>
    <message>
        <source>Fastest route</source>
        <translation>Itinéraire le plus rapide</translation>
    </message>
</context>
<context>
    <name>SightTexts</name>
    <message>
        <source>Both ways: %1</source>
        <translation>Aller et retour&#xa0;: %1</translation>
    </message>
    <message>
        <source>There: %1</source>
        <translation>Aller&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Retour&#xa0;: %1</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vu</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>non vu</translation>
    </message>
    <message>
        <source>Original rule</source>
        <translation>Règle originale</translation>
    </message>
    <message>
        <source>Gap rule</source>
        <translation>Règle des interstices</translation>
    </message>
    <message>
        <source>%1 (this world&apos;s)</source>
        <translation>%1 (celle de ce monde)</translation>
    </message>
    <message>
        <source>radius %1, %2: d² %3 %4 %5</source>
        <translation>rayon %1, %2&#xa0;: d² %3&#xa0;%4 %5</translation>
    </message>
    <message>
        <source>, but farther than its radius on one axis</source>
        <translation>, mais au-delà de son rayon sur un axe</translation>
    </message>
    <message>
        <source>, inside its area</source>
        <translation>, dans sa zone</translation>
    </message>
    <message>
        <source>, outside its area</source>
        <translation>, hors de sa zone</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>sees the cell</source>
        <translation>voit la case</translation>
    </message>
    <message>
        <source>would attack</source>
        <translation>attaquerait</translation>
    </message>
    <message>
        <source>would not attack</source>
        <translation>n&apos;attaquerait pas</translation>
    </message>
    <message>
        <source>would notice the player, and fight on contact</source>
        <translation>remarquerait le joueur, et se battrait au contact</translation>
    </message>
    <message>
        <source>would not notice the player</source>
        <translation>ne remarquerait pas le joueur</translation>
    </message>
    <message>
        <source>%1 and you at %2 met</source>
        <translation>rencontre avec %1 en %2</translation>
    </message>
    <message>
        <source>%1 saw you at %2</source>
        <translation>%1 a vu votre position en %2</translation>
    </message>
    <message>
        <source>%1, which you walked into at %2, hadn&apos;t seen you</source>
        <translation>%1 ignorait votre présence jusqu&apos;au choc en %2</translation>
    </message>
    <message>
        <source>%1: %2; %3.</source>
        <translation>%1&#xa0;: %2&#xa0;; %3.</translation>
    </message>
    <message>
        <source>clear line</source>
        <translation>ligne dégagée</translation>
    </message>
    <message>
        <source>blocked at %1: %2</source>
        <translation>bloqué en %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>blocked at %1: diagonal gap between %2 and %3</source>
        <translation>bloqué en %1&#xa0;: interstice diagonal entre %2 et %3</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Shadowcasting</source>
        <translation>Shadowcasting</translation>
    </message>
    <message>
        <source>Permissive</source>
        <translation>Permissif</translation>
    </message>
    <message>
        <source>Farther apart than the maximum view radius of %1 cells.</source>
        <translation>Plus éloignées que les %1 cases de la plus grande vue.</translation>
    </message>
    <message>
        <source>One monster</source>
        <translation>Un monstre</translation>
    </message>
    <message>
        <source>%1 monsters</source>
        <translation>%1 monstres</translation>
    </message>
    <message>
        <source>It notices the player within %1, regardless of obstacles.</source>
        <translation>Il remarque le joueur à %1 au plus, quoi qu&apos;il y ait entre eux.</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 case</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cases</translation>
    </message>
    <message>
        <source>No route found in or near the view.</source>
        <translation>Aucun itinéraire trouvé dans la vue ou à côté.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacte</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>Large</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2, %Ln cells</source>
        <translation>
            <numerusform>De %1 à %2, %Ln case</numerusform>
            <numerusform>De %1 à %2, %Ln cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells seen, %2 hidden by rock, %3 by gaps.</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln case vue, %2 cachées par la roche, %3 par des interstices.</numerusform>
            <numerusform>%1&#xa0;: %Ln cases vues, %2 cachées par la roche, %3 par des interstices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safest: %Ln steps, %1 of its cells seen.</source>
        <translation>
            <numerusform>Le plus sûr&#xa0;: %Ln pas, %1 de ses cases vues.</numerusform>
            <numerusform>Le plus sûr&#xa0;: %Ln pas, %1 de ses cases vues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fastest: %Ln steps, %1 of its cells seen.</source>
        <translation>
            <numerusform>Le plus rapide&#xa0;: %Ln pas, %1 de ses cases vues.</numerusform>
            <numerusform>Le plus rapide&#xa0;: %Ln pas, %1 de ses cases vues.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sketch</name>
    <message>
        <source>Anything</source>
        <translation>Quelconque</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Roche</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Coffre</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Apparition</translation>
    </message>
    <message>
        <source>Way in or out</source>
        <translation>Entrée ou sortie</translation>
    </message>
</context>
<context>
    <name>Stages</name>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Automaton, step %1</source>
        <translation>Automate, étape %1</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Jonction</translation>
    </message>
    <message>
        <source>Smoothing, step %1</source>
        <translation>Lissage, étape %1</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Finition</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Coffres</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstres</translation>
    </message>
    <message>
        <source>Every cell is floor with a probability of %1 %, determined by the seed.</source>
        <translation>Chaque case est du sol avec une probabilité de %1&#xa0;%, tirée de la graine.</translation>
    </message>
    <message>
        <source>A cell becomes rock if at least %1 of its 8 neighbours are rock; all cells change at once.</source>
        <translation>Une case est de la roche si au moins %1 de ses 8 voisines le sont&#xa0;; toutes changent à la fois.</translation>
    </message>
    <message>
        <source>A passage is opened in each region border without one.</source>
        <translation>Un passage est ouvert à travers chaque bord de région qui n&apos;en a pas.</translation>
    </message>
    <message>
        <source>Small pockets are filled and large ones joined by tunnels, so each region is one piece.</source>
        <translation>Les petites poches sont comblées et les grandes reliées par des tunnels, si bien que chaque région est d&apos;un seul tenant.</translation>
    </message>
    <message>
        <source>The automaton runs again; dug cells stay open.</source>
        <translation>L&apos;automate repasse&#xa0;; les cases creusées restent ouvertes.</translation>
    </message>
    <message>
        <source>Separated parts are rejoined and jagged walls smoothed. The terrain is complete.</source>
        <translation>Les parties séparées sont reliées et les parois dentelées lissées. Le terrain est achevé.</translation>
    </message>
    <message>
        <source>Each floor cell has a chest with a probability of %1 %.</source>
        <translation>Une case de sol contient un coffre avec une probabilité de %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Rooms are connected from the start to the boss room; each is built from its file.</source>
        <translation>Les salles sont reliées du départ à la salle du boss&#xa0;; chacune est construite d&apos;après son fichier.</translation>
    </message>
    <message>
        <source>One monster per region. The world is complete.</source>
        <translation>Un monstre par région. Le monde est achevé.</translation>
    </message>
    <message>
        <source>Jagged walls are smoothed. The terrain is complete.</source>
        <translation>Les parois dentelées sont lissées. Le terrain est achevé.</translation>
    </message>
</context>
<context>
    <name>Stamps</name>
    <message>
        <source>Small room</source>
        <translation>Petite salle</translation>
    </message>
    <message>
        <source>Large room</source>
        <translation>Grande salle</translation>
    </message>
    <message>
        <source>Round room</source>
        <translation>Salle ronde</translation>
    </message>
    <message>
        <source>Pillared hall</source>
        <translation>Salle à piliers</translation>
    </message>
    <message>
        <source>Nine cells</source>
        <translation>Neuf cellules</translation>
    </message>
    <message>
        <source>Treasure niche</source>
        <translation>Niche au trésor</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>Couloir</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Zigzag</source>
        <translation>Zigzag</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anneau</translation>
    </message>
    <message>
        <source>Four pillars</source>
        <translation>Quatre piliers</translation>
    </message>
    <message>
        <source>Rock pillar</source>
        <translation>Pilier de roche</translation>
    </message>
</context>
<context>
    <name>TerrainPopup</name>
    <message>
        <source>%1 %2 (default %3)</source>
        <translation>%1&#xa0;%2 (par défaut %3)</translation>
    </message>
</context>
<context>
    <name>Trees</name>
    <message>
        <source>Is the player near?</source>
        <translation>Le joueur est-il proche&#xa0;?</translation>
    </message>
    <message>
        <source>Is its health low?</source>
        <translation>Sa santé est-elle basse&#xa0;?</translation>
    </message>
    <message>
        <source>Does it see the player?</source>
        <translation>Voit-il le joueur&#xa0;?</translation>
    </message>
    <message>
        <source>Move straight to the player</source>
        <translation>Aller droit vers le joueur</translation>
    </message>
    <message>
        <source>Move to the player around walls</source>
        <translation>Aller vers le joueur en contournant les murs</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Shoot, homing</source>
        <translation>Tirer, tête chercheuse</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Se soigner</translation>
    </message>
    <message>
        <source>Patrol</source>
        <translation>Patrouiller</translation>
    </message>
    <message>
        <source>Wander</source>
        <translation>Errer</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Combattre</translation>
    </message>
    <message>
        <source>Keep away</source>
        <translation>Garder ses distances</translation>
    </message>
    <message>
        <source>Yes if the player is within this distance, in a straight line through walls.</source>
        <translation>Oui si le joueur est à cette distance au plus, en ligne droite à travers les murs.</translation>
    </message>
    <message>
        <source>Yes if its health is at most this many points.</source>
        <translation>Oui si sa santé ne dépasse pas ce nombre de points.</translation>
    </message>
    <message>
        <source>Yes if it has a clear line of sight to the player.</source>
        <translation>Oui s&apos;il a une ligne de vue dégagée vers le joueur.</translation>
    </message>
    <message>
        <source>Walks straight toward the player; obstacles stop it.</source>
        <translation>Marche droit vers le joueur&#xa0;; les obstacles l&apos;arrêtent.</translation>
    </message>
    <message>
        <source>Walks the shortest path to the player.</source>
        <translation>Prend le chemin le plus court vers le joueur.</translation>
    </message>
    <message>
        <source>Stands still and shoots at the player whenever the cooldown ends.</source>
        <translation>Reste immobile et tire sur le joueur dès que la recharge s&apos;achève.</translation>
    </message>
    <message>
        <source>Stands still and fires a homing shot whenever the cooldown ends.</source>
        <translation>Reste immobile et tire à tête chercheuse dès que la recharge s&apos;achève.</translation>
    </message>
    <message>
        <source>Stands still and heals by this amount whenever the cooldown ends.</source>
        <translation>Reste immobile et se soigne d&apos;autant dès que la recharge s&apos;achève.</translation>
    </message>
    <message>
        <source>Walks back and forth along an axis.</source>
        <translation>Fait des allers et retours le long d&apos;un axe.</translation>
    </message>
    <message>
        <source>Wanders at random.</source>
        <translation>Erre au hasard.</translation>
    </message>
    <message>
        <source>Chases the player by the shortest path.</source>
        <translation>Poursuit le joueur par le chemin le plus court.</translation>
    </message>
    <message>
        <source>Does nothing.</source>
        <translation>Ne fait rien.</translation>
    </message>
    <message>
        <source>Closes in on the player to attack.</source>
        <translation>S&apos;approche du joueur pour attaquer.</translation>
    </message>
    <message>
        <source>Walks away from the player, around walls.</source>
        <translation>S&apos;éloigne du joueur en contournant les murs.</translation>
    </message>
    <message>
        <source>Always yes, given the questions above.</source>
        <translation>Toujours oui, vu les questions au-dessus.</translation>
    </message>
    <message>
        <source>Always no, given the questions above.</source>
        <translation>Toujours non, vu les questions au-dessus.</translation>
    </message>
</context>
<context>
    <name>UselessFile</name>
    <message>
        <source>A new file was begun. The old one is kept as “%1”.</source>
        <translation>Un nouveau fichier a été commencé. L&apos;ancien est gardé sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Set aside, begin a new one</source>
        <translation>Mettre de côté, en commencer un nouveau</translation>
    </message>
</context>
<context>
    <name>WorldName</name>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>A name can&apos;t contain control characters such as line breaks and tabs.</source>
        <translation>Un nom ne peut pas contenir de caractères de contrôle tels que sauts de ligne et tabulations.</translation>
    </message>
    <message>
        <source>A name can have at most %1 characters; this one has %2.</source>
        <translation>Un nom compte %1 caractères au plus&#xa0;; celui-ci en a %2.</translation>
    </message>
</context>
<context>
    <name>cave::AchievementsView</name>
    <message>
        <source>Any</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>%1 of %2 reached</source>
        <translation>Obtenus&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Achievement</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Obtenu</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>Only logs of real play count: no edited worlds, no copies, and none in which more was revealed than you saw.</source>
        <translation>Seuls comptent les journaux de vraies parties&#xa0;: ni mondes modifiés, ni copies, ni mondes où il a été révélé plus que ce que vous voyiez.</translation>
    </message>
</context>
<context>
    <name>cave::ActionBar</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1, touche %2</translation>
    </message>
</context>
<context>
    <name>cave::ActionOffer</name>
    <message>
        <source>Explore</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Open chest</source>
        <translation>Ouvrir le coffre</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Ramasser</translation>
    </message>
    <message>
        <source>Go to exit</source>
        <translation>Aller à la sortie</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Voyager</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventaire</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Let a turn pass</source>
        <translation>Laisser passer un tour</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Use the wielded item</source>
        <translation>Utiliser l&apos;objet en main</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>Objet suivant</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
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
        <translation>%1, absent</translation>
    </message>
    <message>
        <source>%1 of %2 HP.</source>
        <translation>%1 PV sur %2.</translation>
    </message>
    <message>
        <source>Fighting %1.</source>
        <translation>En combat contre %1.</translation>
    </message>
    <message>
        <source>%1, fighting %2</source>
        <translation>%1, combat %2</translation>
    </message>
    <message>
        <source>%1, hunting %2</source>
        <translation>%1, poursuit %2</translation>
    </message>
</context>
<context>
    <name>cave::AllyWriter</name>
    <message>
        <source>%1 opens a chest.</source>
        <translation>%1 ouvre un coffre.</translation>
    </message>
    <message>
        <source>%1 fights %2.</source>
        <translation>%1 affronte %2.</translation>
    </message>
    <message>
        <source>%1 joins the fight with %2.</source>
        <translation>%1 rejoint le combat contre %2.</translation>
    </message>
    <message>
        <source>The %1 strikes %2 down. %2 wakes up at %3.</source>
        <translation>%1 terrasse %2. %2 se réveille ici&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 has fallen and can only watch now.</source>
        <translation>%1 ne combat plus et ne peut que regarder.</translation>
    </message>
    <message>
        <source>%1 enters floor %2.</source>
        <translation>%1 entre à l&apos;étage %2.</translation>
    </message>
    <message>
        <source>%1 reaches level %2.</source>
        <translation>%1 atteint le niveau %2.</translation>
    </message>
    <message>
        <source>%1 swaps places with you.</source>
        <translation>%1 échange sa place avec vous.</translation>
    </message>
    <message>
        <source>%1 defeats the %2.</source>
        <translation>%1 a vaincu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 drops %2.</source>
        <translation>%1 pose %2.</translation>
    </message>
    <message>
        <source>%1 picks up %2.</source>
        <translation>%1 ramasse %2.</translation>
    </message>
    <message>
        <source>%1 gets away from the %2.</source>
        <translation>%1 échappe à l&apos;ennemi (%2).</translation>
    </message>
    <message>
        <source>%1 takes a relic: %2 of %3.</source>
        <translation>%1 prend une relique&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <source>%1 finds a piece of a map. The gate is at %2.</source>
        <translation>%1 trouve un morceau de carte. Le portail est en %2.</translation>
    </message>
    <message>
        <source>%1 takes %2 from a pedestal; the others close.</source>
        <translation>%1 prend %2 sur un piédestal&#xa0;; les autres se ferment.</translation>
    </message>
</context>
<context>
    <name>cave::AttributePanel</name>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Dextérité</translation>
    </message>
    <message>
        <source>Intellect</source>
        <translation>Intellect</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1, blocks %2</source>
        <translation>%1, bloque %2</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>bare hands</source>
        <translation>mains nues</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1, +%2</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
</context>
<context>
    <name>cave::AutoWalker</name>
    <message>
        <source>a monster is in the way</source>
        <translation>un monstre barre le chemin</translation>
    </message>
    <message>
        <source>nothing left to explore nearby</source>
        <translation>plus rien à explorer à proximité</translation>
    </message>
    <message>
        <source>the way is blocked</source>
        <translation>le chemin est bloqué</translation>
    </message>
    <message>
        <source>nothing left to explore nearby; &gt; walks to the exit</source>
        <translation>plus rien à explorer à proximité&#xa0;; &gt; mène à la sortie</translation>
    </message>
    <message>
        <source>%1 hunts you</source>
        <translation>%1 vous pourchasse</translation>
    </message>
</context>
<context>
    <name>cave::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>cave::BestiaryView</name>
    <message>
        <source>weak to %1</source>
        <translation>faible contre %1</translation>
    </message>
    <message>
        <source>resists %1</source>
        <translation>résiste à %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu&apos;à %1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Rencontres</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Tués</translation>
    </message>
    <message>
        <source>Killed you</source>
        <translation>Vos morts</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Weaknesses</source>
        <translation>Faiblesses</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>Bestiaire</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds not met yet</source>
        <translation>
            <numerusform>%n espèce encore jamais rencontrée</numerusform>
            <numerusform>%n espèces encore jamais rencontrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts all worlds of the scenario, as their logs tell. Edited worlds, copies and those in which more was revealed than you saw don&apos;t count.</source>
        <translation>Compte tous les mondes du scénario, d&apos;après leurs journaux. Les mondes modifiés, les copies et ceux où il a été révélé plus que ce que vous voyiez ne comptent pas.</translation>
    </message>
</context>
<context>
    <name>cave::CardContents</name>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Étiquettes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cave::CardFace</name>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
</context>
<context>
    <name>cave::CardMetricsButton</name>
    <message>
        <source>Shown</source>
        <translation>Affichées</translation>
    </message>
    <message>
        <source>Metrics shown on each card (up to three)</source>
        <translation>Mesures affichées sur chaque carte (trois au plus)</translation>
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
        <translation>Des cavernes infinies nées de graines.</translation>
    </message>
</context>
<context>
    <name>cave::CavePreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Previous floor</source>
        <translation>Étage précédent</translation>
    </message>
    <message>
        <source>Next floor</source>
        <translation>Étage suivant</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Niveau %1 sur %2</translation>
    </message>
    <message>
        <source>Floor %1 of %2</source>
        <translation>Étage %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n rooms</source>
        <translation>
            <numerusform>%n salle</numerusform>
            <numerusform>%n salles</numerusform>
        </translation>
    </message>
    <message>
        <source>1 door from start to boss</source>
        <translation>1 porte du départ au boss</translation>
    </message>
    <message numerus="yes">
        <source>%n doors from start to boss</source>
        <translation>
            <numerusform>%n porte du départ au boss</numerusform>
            <numerusform>%n portes du départ au boss</numerusform>
        </translation>
    </message>
    <message>
        <source>drag to pan, scroll to zoom</source>
        <translation>glisser déplace, la molette zoome</translation>
    </message>
    <message>
        <source>%1 × %2 cells · %3 % floor · drag to pan, scroll to zoom</source>
        <translation>%1 × %2 cases · %3&#xa0;% de sol · glisser déplace, la molette zoome</translation>
    </message>
    <message>
        <source>These settings don&apos;t produce a cave.</source>
        <translation>Ces paramètres ne donnent pas de caverne.</translation>
    </message>
    <message>
        <source>%1 % floor · entrance at (%2, %3) · drag to pan, scroll to zoom</source>
        <translation>%1&#xa0;% de sol · entrée en (%2, %3) · glisser déplace, la molette zoome</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Shows all of the world, as if you had explored it</source>
        <translation>Montre le monde entier, comme si vous l&apos;aviez exploré</translation>
    </message>
</context>
<context>
    <name>cave::CellDescription</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Unexplored</source>
        <translation>Inexploré</translation>
    </message>
    <message>
        <source>On the ground: %1</source>
        <translation>Au sol&#xa0;: %1</translation>
    </message>
    <message>
        <source>Chest, closed</source>
        <translation>Coffre, fermé</translation>
    </message>
    <message>
        <source>Chest, empty</source>
        <translation>Coffre, vide</translation>
    </message>
    <message>
        <source>%1, hunting you</source>
        <translation>%1, vous traque</translation>
    </message>
    <message>
        <source>%1, standing guard</source>
        <translation>%1, monte la garde</translation>
    </message>
    <message>
        <source>%1, unaware of you</source>
        <translation>%1, ne sait pas que vous êtes là</translation>
    </message>
    <message>
        <source>Fight it to find out what it is.</source>
        <translation>Combattez-le pour découvrir ce que c&apos;est.</translation>
    </message>
    <message>
        <source>Health %1, strength %2, dexterity %3; gives %4 experience.</source>
        <translation>Santé %1, force %2, dextérité %3, vaut %4 points d&apos;expérience.</translation>
    </message>
    <message>
        <source>Health %1, damage %2, armour %3, radius %4, speed %5 %.</source>
        <translation>Santé %1, dégâts %2, armure %3, portée %4, vitesse %5&#xa0;%.</translation>
    </message>
    <message>
        <source>Your last death.</source>
        <translation>Votre dernière mort.</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note&#xa0;: %1</translation>
    </message>
    <message>
        <source>Invulnerable.</source>
        <translation>Invulnérable.</translation>
    </message>
    <message>
        <source>Health %1 of %2. Contact damage %3.</source>
        <translation>Santé %1 sur %2. Dégâts au contact %3.</translation>
    </message>
    <message>
        <source>Rock, in sight</source>
        <translation>Roche, en vue</translation>
    </message>
    <message>
        <source>Water, in sight: takes two turns to enter</source>
        <translation>Eau, en vue&#xa0;: deux tours pour y entrer</translation>
    </message>
    <message>
        <source>Trees, in sight: they hide what is behind them</source>
        <translation>Arbres, en vue&#xa0;: ils cachent ce qui est derrière</translation>
    </message>
    <message>
        <source>The edge of the level</source>
        <translation>Le bord du niveau</translation>
    </message>
    <message>
        <source>Floor, in sight</source>
        <translation>Sol, en vue</translation>
    </message>
    <message>
        <source>Rock, remembered</source>
        <translation>Roche, en mémoire</translation>
    </message>
    <message>
        <source>Water, remembered</source>
        <translation>Eau, en mémoire</translation>
    </message>
    <message>
        <source>Trees, remembered</source>
        <translation>Arbres, en mémoire</translation>
    </message>
    <message>
        <source>Floor, remembered</source>
        <translation>Sol, en mémoire</translation>
    </message>
    <message>
        <source>Rock, unexplored</source>
        <translation>Roche, inexplorée</translation>
    </message>
    <message>
        <source>Water, unexplored</source>
        <translation>Eau, inexplorée</translation>
    </message>
    <message>
        <source>Trees, unexplored</source>
        <translation>Arbres, inexplorés</translation>
    </message>
    <message>
        <source>Beyond the edge of the level</source>
        <translation>Au-delà du bord du niveau</translation>
    </message>
    <message>
        <source>Floor, unexplored</source>
        <translation>Sol, inexploré</translation>
    </message>
    <message>
        <source>It hunts you until you leave the floor.</source>
        <translation>Il vous chasse jusqu&apos;à ce que vous quittiez l&apos;étage.</translation>
    </message>
    <message>
        <source>It chases anyone within 1 cell.</source>
        <translation>Il poursuit quiconque est à 1 case.</translation>
    </message>
    <message numerus="yes">
        <source>It chases anyone within %n cells.</source>
        <translation>
            <numerusform>Il poursuit quiconque est à %n case au plus.</numerusform>
            <numerusform>Il poursuit quiconque est à %n cases au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>It can&apos;t attack you: you are outside its radius of %1 cells.</source>
        <translation>Il ne peut pas vous attaquer&#xa0;: vous êtes hors de sa portée de %1 cases.</translation>
    </message>
    <message>
        <source>It sees you.</source>
        <translation>Il vous voit.</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: the gap at %1 is too narrow.</source>
        <translation>Il ne vous voit pas&#xa0;: l&apos;interstice en %1 est trop étroit.</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: trees at %1.</source>
        <translation>Il ne vous voit pas&#xa0;: arbres en %1.</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: rock at %1.</source>
        <translation>Il ne vous voit pas&#xa0;: roche en %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>where something is, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: you are hidden in smoke.</source>
        <translation>Il ne vous voit pas&#xa0;: la fumée vous cache.</translation>
    </message>
</context>
<context>
    <name>cave::CertificateDialog</name>
    <message>
        <source>Determinism certificate</source>
        <translation>Certificat de déterminisme</translation>
    </message>
    <message>
        <source>A fixed set of regions, chests, entrances and games is generated in different orders and on several threads. The results are hashed into this code. Machines with the same code generate the same worlds.</source>
        <translation>Un ensemble fixe de régions, coffres, entrées et parties est généré dans divers ordres et sur plusieurs fils d&apos;exécution. Ce code est l&apos;empreinte des résultats. Les machines qui ont le même code génèrent les mêmes mondes.</translation>
    </message>
    <message>
        <source>This machine&apos;s code</source>
        <translation>Code de cette machine</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Your &amp;friend&apos;s code</source>
        <translation>Code de &amp;votre ami</translation>
    </message>
    <message>
        <source>Type or paste it here</source>
        <translation>À saisir ou coller ici</translation>
    </message>
    <message>
        <source>Your friend&apos;s code</source>
        <translation>Code de votre ami</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>&amp;Relancer</translation>
    </message>
    <message>
        <source>Cancelled; there is no code.</source>
        <translation>Annulé&#xa0;; il n&apos;y a pas de code.</translation>
    </message>
    <message>
        <source>The code could not be computed.</source>
        <translation>Le code n&apos;a pas pu être calculé.</translation>
    </message>
    <message>
        <source>✓ All runs gave the same result.</source>
        <translation>✓ Toutes les exécutions ont donné le même résultat.</translation>
    </message>
    <message>
        <source>Ask a friend for their machine&apos;s code and compare.</source>
        <translation>Demandez à un ami le code de sa machine et comparez.</translation>
    </message>
    <message>
        <source>Waiting for this machine&apos;s code.</source>
        <translation>En attente du code de cette machine.</translation>
    </message>
    <message>
        <source>✓ Match: both machines generate the same worlds.</source>
        <translation>✓ Identique&#xa0;: les deux machines génèrent les mêmes mondes.</translation>
    </message>
    <message>
        <source>The code is incomplete.</source>
        <translation>Le code est incomplet.</translation>
    </message>
    <message>
        <source>✗ The code is from another version; compare with the same version of the program.</source>
        <translation>✗ Le code vient d&apos;une autre version&#xa0;; comparez avec la même version du programme.</translation>
    </message>
    <message>
        <source>✗ No match: a character is mistyped, or the machines generate different worlds.</source>
        <translation>✗ Différent&#xa0;: un caractère est mal saisi, ou les machines génèrent des mondes différents.</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n runs differ; see the details.</source>
        <translation>
            <numerusform>✗ %n exécution diffère&#xa0;; voir les détails.</numerusform>
            <numerusform>✗ %n exécutions diffèrent&#xa0;; voir les détails.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ChangeTexts</name>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Coffres</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstres</translation>
    </message>
    <message>
        <source>Dug</source>
        <translation>Creusé</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Comblé</translation>
    </message>
    <message>
        <source>Chests claimed</source>
        <translation>Coffres vidés</translation>
    </message>
    <message>
        <source>Chests placed</source>
        <translation>Coffres placés</translation>
    </message>
    <message>
        <source>Chests refilled</source>
        <translation>Coffres regarnis</translation>
    </message>
    <message>
        <source>Chests removed</source>
        <translation>Coffres retirés</translation>
    </message>
    <message>
        <source>Items dropped</source>
        <translation>Objets posés</translation>
    </message>
    <message>
        <source>Monsters killed</source>
        <translation>Monstres tués</translation>
    </message>
    <message>
        <source>Monsters moved</source>
        <translation>Monstres déplacés</translation>
    </message>
    <message>
        <source>Monsters placed</source>
        <translation>Monstres placés</translation>
    </message>
    <message>
        <source>Things taken</source>
        <translation>Éléments pris</translation>
    </message>
    <message>
        <source>Flooded</source>
        <translation>Inondé</translation>
    </message>
    <message>
        <source>Drained</source>
        <translation>Asséché</translation>
    </message>
    <message>
        <source>Planted</source>
        <translation>Planté</translation>
    </message>
    <message>
        <source>Felled</source>
        <translation>Défriché</translation>
    </message>
    <message>
        <source>Things placed</source>
        <translation>Choses placées</translation>
    </message>
    <message>
        <source>Things removed</source>
        <translation>Choses retirées</translation>
    </message>
</context>
<context>
    <name>cave::ChangesModel</name>
    <message>
        <source>1 cell dug</source>
        <translation>1 case creusée</translation>
    </message>
    <message numerus="yes">
        <source>%n cells dug</source>
        <translation>
            <numerusform>%n case creusée</numerusform>
            <numerusform>%n cases creusées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell filled</source>
        <translation>1 case comblée</translation>
    </message>
    <message numerus="yes">
        <source>%n cells filled</source>
        <translation>
            <numerusform>%n case comblée</numerusform>
            <numerusform>%n cases comblées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell flooded</source>
        <translation>1 case inondée</translation>
    </message>
    <message numerus="yes">
        <source>%n cells flooded</source>
        <translation>
            <numerusform>%n case inondée</numerusform>
            <numerusform>%n cases inondées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell drained</source>
        <translation>1 case asséchée</translation>
    </message>
    <message numerus="yes">
        <source>%n cells drained</source>
        <translation>
            <numerusform>%n case asséchée</numerusform>
            <numerusform>%n cases asséchées</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell planted with trees</source>
        <translation>1 case plantée d&apos;arbres</translation>
    </message>
    <message numerus="yes">
        <source>%n cells planted with trees</source>
        <translation>
            <numerusform>%n case plantée d&apos;arbres</numerusform>
            <numerusform>%n cases plantées d&apos;arbres</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell felled</source>
        <translation>1 case défrichée</translation>
    </message>
    <message numerus="yes">
        <source>%n cells felled</source>
        <translation>
            <numerusform>%n case défrichée</numerusform>
            <numerusform>%n cases défrichées</numerusform>
        </translation>
    </message>
    <message>
        <source>Chest claimed</source>
        <translation>Coffre vidé</translation>
    </message>
    <message>
        <source>Chest placed</source>
        <translation>Coffre placé</translation>
    </message>
    <message>
        <source>Chest refilled</source>
        <translation>Coffre regarni</translation>
    </message>
    <message>
        <source>Chest removed</source>
        <translation>Coffre retiré</translation>
    </message>
    <message>
        <source>Items dropped</source>
        <translation>Objets posés</translation>
    </message>
    <message>
        <source>Picked up or drunk</source>
        <translation>Ramassé ou bu</translation>
    </message>
    <message>
        <source>Monster killed</source>
        <translation>Monstre tué</translation>
    </message>
    <message>
        <source>Monster moved from %1</source>
        <translation>Monstre venu de %1</translation>
    </message>
    <message>
        <source>Monster moved</source>
        <translation>Monstre déplacé</translation>
    </message>
    <message>
        <source>Monster placed</source>
        <translation>Monstre placé</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Région %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Thing placed</source>
        <translation>Chose placée</translation>
    </message>
    <message>
        <source>Thing removed</source>
        <translation>Chose retirée</translation>
    </message>
</context>
<context>
    <name>cave::ChangesPanel</name>
    <message>
        <source>Differences from the seed</source>
        <translation>Différences avec la graine</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Ramener</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Ceci</translation>
    </message>
    <message>
        <source>Revert this</source>
        <translation>Ramener ceci à la graine</translation>
    </message>
    <message>
        <source>Revert the selected changes to the seed</source>
        <translation>Ramener les changements choisis à la graine</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Revert the region</source>
        <translation>Ramener la région à la graine</translation>
    </message>
    <message>
        <source>Revert the whole region to the seed</source>
        <translation>Ramener toute la région à la graine</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Revert the selection</source>
        <translation>Ramener la sélection à la graine</translation>
    </message>
    <message>
        <source>Revert the cells selected on the map to the seed</source>
        <translation>Ramener les cases sélectionnées sur la carte à la graine</translation>
    </message>
    <message>
        <source>Open a world to see its differences from the seed.</source>
        <translation>Ouvrez un monde pour voir en quoi il diffère de sa graine.</translation>
    </message>
    <message>
        <source>Comparing the world with its seed…</source>
        <translation>Comparaison du monde avec sa graine…</translation>
    </message>
    <message>
        <source>No differences from the seed.</source>
        <translation>Aucune différence avec la graine.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show these on the map and in the list</source>
        <translation>Les montrer sur la carte et dans la liste</translation>
    </message>
    <message>
        <source>1 region</source>
        <translation>1 région</translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n région</numerusform>
            <numerusform>%n régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparing, %n left</source>
        <translation>
            <numerusform>comparaison, encore %n</numerusform>
            <numerusform>comparaison, encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Read-only. Open this world in Edit to revert changes.</source>
        <translation>Lecture seule. Ouvrez ce monde dans Modifier pour ramener des changements à la graine.</translation>
    </message>
    <message>
        <source>Only a world in a world file can be edited.</source>
        <translation>Seul un monde dans une sauvegarde peut être modifié.</translation>
    </message>
    <message>
        <source>Select changes in the list or cells on the map to revert them.</source>
        <translation>Sélectionnez des changements dans la liste ou des cases sur la carte pour les ramener à la graine.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells explored</source>
        <translation>
            <numerusform>%Ln case explorée</numerusform>
            <numerusform>%Ln cases explorées</numerusform>
        </translation>
    </message>
    <message>
        <source>Which differences</source>
        <translation>Quelles différences</translation>
    </message>
    <message>
        <source>This turn and its seed</source>
        <translation>Ce tour et sa graine</translation>
    </message>
    <message>
        <source>What changed since this turn</source>
        <translation>Ce qui a changé depuis ce tour</translation>
    </message>
    <message>
        <source>Nothing has changed since this turn.</source>
        <translation>Rien n&apos;a changé depuis ce tour.</translation>
    </message>
</context>
<context>
    <name>cave::ChatLine</name>
    <message>
        <source>Write to the other players; %1 sends, %2 closes</source>
        <translation>Écrire aux autres joueurs&#xa0;; %1 envoie, %2 ferme</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
</context>
<context>
    <name>cave::ChatText</name>
    <message>
        <source>You point at %1, %2.</source>
        <translation>Vous désignez %1, %2.</translation>
    </message>
    <message>
        <source>%1 points at %2, %3.</source>
        <translation>%1 désigne %2, %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name, and what they say</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>cave::ChecksPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Fix &amp;all of this kind</source>
        <translation>Corriger &amp;tous ceux de ce type</translation>
    </message>
    <message>
        <source>Open a world to check it.</source>
        <translation>Ouvrez un monde pour le faire vérifier.</translation>
    </message>
    <message>
        <source>Fixing: %1 %</source>
        <translation>Correction&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>No issues in the edited regions.</source>
        <translation>Aucun problème dans les régions modifiées.</translation>
    </message>
    <message>
        <source>1 issue</source>
        <translation>1 problème</translation>
    </message>
    <message>
        <source>%1 issues</source>
        <translation>%1 problèmes</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fix all: %1</source>
        <translation>Tout corriger&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>&amp;Corriger</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier à nouveau</translation>
    </message>
</context>
<context>
    <name>cave::ChestEditor</name>
    <message>
        <source>Item</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Quantité</translation>
    </message>
    <message>
        <source>Remove this item</source>
        <translation>Retirer cet objet</translation>
    </message>
    <message>
        <source>A chest can&apos;t be empty. Erase the chest to remove it.</source>
        <translation>Un coffre ne peut pas être vide. Effacez le coffre pour le retirer.</translation>
    </message>
    <message>
        <source>In this chest</source>
        <translation>Dans ce coffre</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Ajouter un objet</translation>
    </message>
    <message>
        <source>Add an item to the chest</source>
        <translation>Ajouter un objet au coffre</translation>
    </message>
    <message>
        <source>Revert to seed</source>
        <translation>Revenir à la graine</translation>
    </message>
    <message>
        <source>Revert the chest to the seed</source>
        <translation>Ramener le coffre à la graine</translation>
    </message>
</context>
<context>
    <name>cave::CodeField</name>
    <message>
        <source>Enter the join code: the six words that the host sees.</source>
        <translation>Saisissez le code d&apos;invitation&#xa0;: les six mots que voit l&apos;hôte.</translation>
    </message>
    <message>
        <source>That isn&apos;t a join code: %1.</source>
        <translation>Ce n&apos;est pas un code d&apos;invitation&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>cave::ColumnMenu</name>
    <message>
        <source>&amp;Filter…</source>
        <translation>&amp;Filtrer…</translation>
    </message>
    <message>
        <source>&amp;Clear filter</source>
        <translation>&amp;Effacer le filtre</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>S&amp;quare of</source>
        <translation>Ca&amp;rré de</translation>
    </message>
    <message>
        <source>&amp;Within</source>
        <translation>À &amp;moins de</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Use this reach for the column</source>
        <translation>Utiliser cette portée pour la colonne</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a column with this reach</source>
        <translation>Ajouter une colonne avec cette portée</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>Vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>Vers la &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Hide this column</source>
        <translation>&amp;Masquer cette colonne</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>&amp;All results</source>
        <translation>&amp;Tous les résultats</translation>
    </message>
    <message>
        <source>&amp;Matches only</source>
        <translation>&amp;Résultats seulement</translation>
    </message>
    <message>
        <source>&amp;Near misses only</source>
        <translation>&amp;Presque seulement</translation>
    </message>
</context>
<context>
    <name>cave::CombatOutcome</name>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>The %1 is dead. It carried:</source>
        <translation>%1 meurt. Butin&#xa0;:</translation>
    </message>
    <message>
        <source>Another monster has already seen you.</source>
        <translation>Un autre monstre sait déjà où vous êtes.</translation>
    </message>
    <message>
        <source>You fell to the %1</source>
        <translation>Tué par&#xa0;: %1</translation>
    </message>
    <message>
        <source>You lost:</source>
        <translation>Vous avez perdu&#xa0;:</translation>
    </message>
    <message>
        <source>You lost nothing.</source>
        <translation>Vous n&apos;avez rien perdu.</translation>
    </message>
    <message>
        <source>The %1 is dead.</source>
        <translation>%1 meurt.</translation>
    </message>
    <message>
        <source>You gain 1 experience.</source>
        <translation>Vous gagnez 1 point d&apos;expérience.</translation>
    </message>
    <message numerus="yes">
        <source>You gain %n experience.</source>
        <translation>
            <numerusform>Vous gagnez %n point d&apos;expérience.</numerusform>
            <numerusform>Vous gagnez %n points d&apos;expérience.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run ends here.</source>
        <translation>Cette partie s&apos;achève ici.</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <translation>%1, puissance %2</translation>
    </message>
    <message>
        <source>You got away</source>
        <translation>Vous vous échappez</translation>
    </message>
    <message>
        <source>The %1 stays where it was, and recovers.</source>
        <translation>L&apos;ennemi (%1) reste où il était et se remet.</translation>
    </message>
    <message>
        <source>You wake up at %1 with full health.</source>
        <translation>Vous vous réveillez en %1 en pleine santé.</translation>
    </message>
</context>
<context>
    <name>cave::CombatPanel</name>
    <message>
        <source>Fight with the %1</source>
        <translation>Combat&#xa0;: %1</translation>
    </message>
    <message>
        <source>A dodge roll higher than the attack avoids the hit. Scrolls can&apos;t be dodged.</source>
        <translation>Une esquive supérieure à l&apos;attaque évite le coup. Les parchemins ne s&apos;esquivent pas.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Jusqu&apos;à la fin</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Wake up</source>
        <translation>Se réveiller</translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation>Poursuivre le combat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>What happened in this fight</source>
        <translation>Ce qui s&apos;est passé dans ce combat</translation>
    </message>
    <message>
        <source>You hit the %1 for %2 damage.</source>
        <translation>Vous touchez&#xa0;: %1, %2 dégâts.</translation>
    </message>
    <message>
        <source>The %1 hits you for %2 damage.</source>
        <translation>%1 vous touche&#xa0;: %2 dégâts.</translation>
    </message>
    <message>
        <source>You hit the %1 for %2 damage; it uses %3 armour (%4 left).</source>
        <translation>Vous touchez&#xa0;: %1, %2 dégâts&#xa0;; lui coûte %3 d&apos;armure (reste %4).</translation>
    </message>
    <message>
        <source>The %1 hits you for %2 damage; you use %3 armour (%4 left).</source>
        <translation>%1 vous touche&#xa0;: %2 dégâts&#xa0;; vous coûte %3 d&apos;armure (reste %4).</translation>
    </message>
    <message>
        <source>Its health: %1.</source>
        <translation>Sa santé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your health: %1.</source>
        <translation>Votre santé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The %1 is stunned. You strike again.</source>
        <translation>L&apos;ennemi (%1) est étourdi. Vous frappez encore.</translation>
    </message>
    <message>
        <source>You are stunned. The %1 strikes again.</source>
        <translation>Le coup vous étourdit. %1 frappe encore.</translation>
    </message>
    <message>
        <source>You strike first.</source>
        <translation>Vous frappez en premier.</translation>
    </message>
    <message>
        <source>The %1 strikes first.</source>
        <translation>%1 frappe en premier.</translation>
    </message>
    <message>
        <source>The %1 gets %2 armour back.</source>
        <translation>%1 récupère %2 d&apos;armure.</translation>
    </message>
    <message>
        <source>You get %1 armour back.</source>
        <translation>Vous récupérez %1 d&apos;armure.</translation>
    </message>
    <message>
        <source>You killed the %1.</source>
        <translation>Vous avez tué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The %1 killed you.</source>
        <translation>Cause de votre mort&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>+%1 next blow</source>
        <translation>+%1 au prochain coup</translation>
    </message>
    <message>
        <source>+%1 in two blows</source>
        <translation>+%1 dans deux coups</translation>
    </message>
    <message>
        <source>+%1 later</source>
        <translation>+%1 plus tard</translation>
    </message>
    <message>
        <source>next</source>
        <translation>prochain</translation>
    </message>
    <message>
        <source>then</source>
        <translation>ensuite</translation>
    </message>
    <message>
        <source>later</source>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>Your bare hands do %1 damage.</source>
        <translation>Vos mains nues infligent %1 dégâts.</translation>
    </message>
    <message>
        <source>Your %1 does %2 damage.</source>
        <translation>Votre arme (%1) inflige %2 dégâts.</translation>
    </message>
    <message>
        <source>▲ Weak to %1: your %2 does %3 damage instead of %4.</source>
        <translation>▲ Faible contre %1&#xa0;: %2 inflige %3 dégâts au lieu de %4.</translation>
    </message>
    <message>
        <source>▼ Resists %1: your %2 does %3 damage instead of %4.</source>
        <translation>▼ Résiste à %1&#xa0;: %2 inflige %3 dégâts au lieu de %4.</translation>
    </message>
    <message>
        <source>▶ dodges %1</source>
        <translation>▶ esquive %1</translation>
    </message>
    <message>
        <source>You reach level %1. %2</source>
        <translation>Vous atteignez le niveau %1. %2</translation>
    </message>
    <message>
        <source>You attack: %1.</source>
        <translation>Vous attaquez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The %1 attacks: %2.</source>
        <translation>%1 attaque&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The %1 dodges with %2: miss.</source>
        <translation>%1 esquive avec %2&#xa0;: manqué.</translation>
    </message>
    <message>
        <source>You dodge with %1: miss.</source>
        <translation>Vous esquivez avec %1&#xa0;: manqué.</translation>
    </message>
    <message>
        <source>The %1 rolls %2 to dodge: hit.</source>
        <translation>%1 obtient %2 à l&apos;esquive&#xa0;: touché.</translation>
    </message>
    <message>
        <source>You roll %1 to dodge: hit.</source>
        <translation>Vous obtenez %1 à l&apos;esquive&#xa0;: touché.</translation>
    </message>
    <message>
        <source>Its armour blocks %1.</source>
        <translation>Son armure bloque %1.</translation>
    </message>
    <message>
        <source>Your armour blocks %1.</source>
        <translation>Votre armure bloque %1.</translation>
    </message>
    <message>
        <source>%1 damage; %2 HP left.</source>
        <translation>%1 dégâts&#xa0;; reste %2 PV.</translation>
    </message>
    <message>
        <source>You take %1 damage; %2 HP left.</source>
        <translation>Vous subissez %1 dégâts&#xa0;; reste %2 PV.</translation>
    </message>
    <message>
        <source>You read the %1: %2.</source>
        <translation>Vous lisez&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>You heal %1; %2 HP.</source>
        <translation>Vous vous soignez de %1&#xa0;; %2 PV.</translation>
    </message>
    <message>
        <source>You get ready to dodge: your next roll counts %1.</source>
        <translation>Vous vous préparez à esquiver&#xa0;: votre prochain jet compte %1.</translation>
    </message>
    <message>
        <source>Attack %1 · dodge %2 · spells %3</source>
        <translation>Attaque %1 · esquive %2 · sorts %3</translation>
    </message>
    <message>
        <source>Attack %1 · dodge %2</source>
        <translation>Attaque %1 · esquive %2</translation>
    </message>
    <message>
        <source>%1, %2 to level %3</source>
        <translation>%1, encore %2 jusqu&apos;au niveau %3</translation>
    </message>
    <message>
        <source>Health %1, strength %2, dexterity %3, intellect %4.</source>
        <translation>Santé %1, force %2, dextérité %3, intellect %4.</translation>
    </message>
    <message>
        <source>You fight together with %1.</source>
        <translation>À vos côtés dans ce combat&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 hits the %2 for %3 damage.</source>
        <translation>%1 touche&#xa0;: %2, %3 dégâts.</translation>
    </message>
    <message>
        <source>The %2 hits %1 for %3 damage.</source>
        <translation>%2 touche %1&#xa0;: %3 dégâts.</translation>
    </message>
    <message>
        <source>Health of %2: %1.</source>
        <translation>Santé (%2)&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The %2 is stunned. %1 strikes again.</source>
        <translation>L&apos;ennemi (%2) est étourdi. %1 frappe encore.</translation>
    </message>
    <message>
        <source>%1 is stunned. The %2 strikes again.</source>
        <translation>Le coup étourdit %1. %2 frappe encore.</translation>
    </message>
    <message>
        <source>%1 attacks; the %2 dodges.</source>
        <translation>%1 attaque&#xa0;; %2 esquive.</translation>
    </message>
    <message>
        <source>The %2 attacks; %1 dodges.</source>
        <translation>%2 attaque&#xa0;; %1 esquive.</translation>
    </message>
    <message>
        <source>%1 gets ready to dodge.</source>
        <translation>%1 se prépare à esquiver.</translation>
    </message>
    <message>
        <source>%1 reads the %2 and heals %3.</source>
        <translation>%1 lit&#xa0;: %2, et se soigne de %3.</translation>
    </message>
    <message>
        <source>%1 reads the %2: %3 damage.</source>
        <translation>%1 lit&#xa0;: %2, %3 dégâts.</translation>
    </message>
    <message>
        <source>The fight goes on. Your turn.</source>
        <translation>Le combat continue. À vous de jouer.</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de riposte</translation>
    </message>
    <message>
        <source>it answers with %1, which may kill you</source>
        <translation>riposte de %1, qui peut vous tuer</translation>
    </message>
    <message>
        <source>it answers with %1</source>
        <translation>riposte de %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a choice does; what follows</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>The %1 is stunned and can&apos;t answer.</source>
        <translation>L&apos;ennemi (%1) est étourdi et ne peut pas riposter.</translation>
    </message>
    <message>
        <source>You are poisoned.</source>
        <translation>Le poison agit sur vous.</translation>
    </message>
    <message>
        <source>You guard, and get %1 armour back.</source>
        <translation>Vous parez et regagnez %1 d&apos;armure.</translation>
    </message>
    <message>
        <source>You guard.</source>
        <translation>Vous parez.</translation>
    </message>
    <message>
        <source>You wield the %1.</source>
        <translation>Vous prenez en main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You turn and run.</source>
        <translation>Vous prenez la fuite.</translation>
    </message>
    <message>
        <source>You use the %1.</source>
        <translation>Vous utilisez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 guards.</source>
        <translation>%1 pare.</translation>
    </message>
    <message>
        <source>%1 wields the %2.</source>
        <translation>%1 prend en main&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 turns and runs.</source>
        <translation>%1 prend la fuite.</translation>
    </message>
    <message>
        <source>%1 uses the %2.</source>
        <translation>%1 utilise&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>dégâts&#xa0;: %1</translation>
    </message>
    <message>
        <source>it dies</source>
        <translation>l&apos;ennemi meurt</translation>
    </message>
    <message>
        <source>it may die, or %1</source>
        <translation>peut tuer, sinon %1</translation>
    </message>
    <message>
        <source>%1 armour back</source>
        <translation>%1 d&apos;armure en retour</translation>
    </message>
    <message>
        <source>softens the next blow</source>
        <translation>amortit le prochain coup</translation>
    </message>
    <message>
        <source>%1: %2 damage from the next round</source>
        <translation>%1&#xa0;: %2 dégâts dès le prochain tour</translation>
    </message>
    <message>
        <source>you get away, and it stays</source>
        <translation>vous vous échappez, et l&apos;ennemi reste</translation>
    </message>
    <message>
        <source>a parting blow of %1, which may kill you</source>
        <translation>un dernier coup de %1, qui peut vous tuer</translation>
    </message>
    <message>
        <source>a parting blow of %1; it stays and recovers</source>
        <translation>un dernier coup de %1&#xa0;; l&apos;ennemi reste et se remet</translation>
    </message>
    <message>
        <source>The %1 strikes after you (%2 of %3 HP).</source>
        <translation>%1 frappe après vous (%2 PV sur %3).</translation>
    </message>
    <message>
        <source>The %1 hits your companion for %2 damage.</source>
        <translation>%1 touche votre compagnon&#xa0;: %2 dégâts.</translation>
    </message>
    <message>
        <source>Your companion hits the %1 for %2 damage.</source>
        <translation>Votre compagnon touche&#xa0;: %1, %2 dégâts.</translation>
    </message>
    <message>
        <source>The %1 dies.</source>
        <translation>%1 meurt.</translation>
    </message>
    <message>
        <source>%1, companion %2 damage</source>
        <comment>what a choice does; a number</comment>
        <translation>%1, compagnon&#xa0;: %2 dégâts</translation>
    </message>
    <message numerus="yes">
        <source>The monster kills you in about %n blows.</source>
        <translation>
            <numerusform>Le monstre vous tue en %n coup environ.</numerusform>
            <numerusform>Le monstre vous tue en %n coups environ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The monster&apos;s blows can hardly kill you.</source>
        <translation>Les coups du monstre ne peuvent guère vous tuer.</translation>
    </message>
    <message numerus="yes">
        <source>A blow that hurts poisons you for %n turns.</source>
        <translation>
            <numerusform>Un coup qui blesse vous empoisonne pour %n tour.</numerusform>
            <numerusform>Un coup qui blesse vous empoisonne pour %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of its blows stun you, and it strikes again.</source>
        <translation>%1&#xa0;% de ses coups vous étourdissent, et il frappe encore.</translation>
    </message>
</context>
<context>
    <name>cave::CommandRow</name>
    <message>
        <source>Enter a condition first</source>
        <translation>Saisissez d&apos;abord une condition</translation>
    </message>
    <message>
        <source>A command can search only numbers and random seeds, without level files of your own</source>
        <translation>Une commande ne peut chercher que dans des nombres et des graines au hasard, sans fichiers de niveaux à vous</translation>
    </message>
    <message>
        <source>Saves the sketch to a file and copies:</source>
        <translation>Enregistre le croquis dans un fichier et copie&#xa0;:</translation>
    </message>
    <message>
        <source>Write scripts that run this search on other machines</source>
        <translation>Écrire des scripts qui exécutent cette recherche sur d&apos;autres machines</translation>
    </message>
    <message>
        <source>Save the sketch for the command</source>
        <translation>Enregistrer le croquis pour la commande</translation>
    </message>
    <message>
        <source>The sketch can&apos;t be saved.</source>
        <translation>Le croquis ne peut pas être enregistré.</translation>
    </message>
    <message>
        <source>The command is copied; its sketch is in %1.</source>
        <translation>La commande est copiée&#xa0;; son croquis est dans %1.</translation>
    </message>
    <message>
        <source>Cop&amp;y as command</source>
        <translation>Copier c&amp;omme commande</translation>
    </message>
    <message>
        <source>Search e&amp;lsewhere…</source>
        <translation>C&amp;hercher ailleurs…</translation>
    </message>
    <message>
        <source>Only a number of seeds, random seeds or a list can be searched elsewhere, without level files of your own</source>
        <translation>Ailleurs, on ne peut chercher que dans un nombre donné de graines, des graines au hasard ou une liste, sans fichiers de niveaux à vous</translation>
    </message>
    <message>
        <source>Wrote the folder %1. Its README.txt says how to run the search.</source>
        <translation>Dossier écrit&#xa0;: %1. Son README.txt dit comment lancer la recherche.</translation>
    </message>
</context>
<context>
    <name>cave::CompareInvitation</name>
    <message>
        <source>Same seed, other &amp;generator</source>
        <translation>Même graine, autre &amp;générateur</translation>
    </message>
    <message>
        <source>Same world, other &amp;settings</source>
        <translation>Même monde, autres &amp;paramètres</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Rien à comparer pour l&apos;instant</translation>
    </message>
    <message>
        <source>Compare two to six worlds side by side or on top of each other. Select seeds in the contact sheet, or start with any two.</source>
        <translation>Comparez de deux à six mondes côte à côte ou superposés. Sélectionnez des graines dans la planche-contact, ou commencez par deux au hasard.</translation>
    </message>
    <message>
        <source>Two &amp;random worlds</source>
        <translation>Deux mondes au &amp;hasard</translation>
    </message>
    <message>
        <source>Choose a world to compare</source>
        <translation>Choisissez un monde à comparer</translation>
    </message>
    <message>
        <source>Add a second world to compare. The maps move together.</source>
        <translation>Ajoutez un second monde à comparer. Les cartes se déplacent ensemble.</translation>
    </message>
    <message>
        <source>A &amp;random world</source>
        <translation>Un monde au &amp;hasard</translation>
    </message>
</context>
<context>
    <name>cave::CompareMetrics</name>
    <message numerus="yes">
        <source>Measured in the square within %n cells of the entrance.</source>
        <translation>
            <numerusform>Mesuré dans le carré de %n case autour de l&apos;entrée.</numerusform>
            <numerusform>Mesuré dans le carré de %n cases autour de l&apos;entrée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured within %n steps of the entrance.</source>
        <translation>
            <numerusform>Mesuré à %n pas au plus de l&apos;entrée.</numerusform>
            <numerusform>Mesuré à %n pas au plus de l&apos;entrée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on all levels together.</source>
        <translation>Mesuré sur tous les niveaux ensemble.</translation>
    </message>
    <message numerus="yes">
        <source>Searched up to %n steps from the entrance.</source>
        <translation>
            <numerusform>Cherché jusqu&apos;à %n pas de l&apos;entrée.</numerusform>
            <numerusform>Cherché jusqu&apos;à %n pas de l&apos;entrée.</numerusform>
        </translation>
    </message>
    <message>
        <source>▲ Most players prefer more.</source>
        <translation>▲ Plus, c&apos;est mieux pour la plupart des joueurs.</translation>
    </message>
    <message>
        <source>▼ Most players prefer less.</source>
        <translation>▼ Moins, c&apos;est mieux pour la plupart des joueurs.</translation>
    </message>
    <message>
        <source>Neutral.</source>
        <translation>Neutre.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>%1, cells</source>
        <translation>%1, cases</translation>
    </message>
    <message>
        <source>%1, steps</source>
        <translation>%1, pas</translation>
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
</context>
<context>
    <name>cave::CompareOverlay</name>
    <message>
        <source>%1 on the left, %2 on the right. Drag the divider or use the arrow keys.</source>
        <translation>%1 à gauche, %2 à droite. Faites glisser le séparateur ou utilisez les flèches.</translation>
    </message>
    <message>
        <source>Divider between %1 and %2</source>
        <translation>Séparateur entre %1 et %2</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Seulement %1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 à %2</translation>
    </message>
</context>
<context>
    <name>cave::ComparePage</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a world (up to %1)</source>
        <translation>Ajouter un monde (%1 au plus)</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>▲ more or ▼ less is better; the best world in each row is marked. Hover over a row for its definition.</source>
        <translation>▲ plus ou ▼ moins est mieux&#xa0;; le meilleur monde de chaque ligne est marqué. Survolez une ligne pour sa définition.</translation>
    </message>
    <message>
        <source>Metrics of the worlds</source>
        <translation>Mesures des mondes</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>All worlds side by side, moving together</source>
        <translation>Tous les mondes côte à côte, déplacés ensemble</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Two worlds with a divider between them</source>
        <translation>Deux mondes avec un séparateur entre eux</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Fondu</translation>
    </message>
    <message>
        <source>Two worlds blended</source>
        <translation>Deux mondes mélangés</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Cells that are floor in only one of two worlds</source>
        <translation>Cases qui sont du sol dans un seul des deux mondes</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>The stages of generating one world</source>
        <translation>Les étapes de la génération d&apos;un monde</translation>
    </message>
    <message>
        <source>Go to entrance</source>
        <translation>Aller à l&apos;entrée</translation>
    </message>
    <message>
        <source>Chests and monsters</source>
        <translation>Coffres et monstres</translation>
    </message>
    <message>
        <source>Same seed, other generator</source>
        <translation>Même graine, autre générateur</translation>
    </message>
    <message>
        <source>Same world, other settings</source>
        <translation>Même monde, autres paramètres</translation>
    </message>
    <message>
        <source>A random world</source>
        <translation>Un monde au hasard</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Go to the entrance of the first world</source>
        <translation>Aller à l&apos;entrée du premier monde</translation>
    </message>
    <message>
        <source>Show chests and monsters</source>
        <translation>Afficher les coffres et les monstres</translation>
    </message>
    <message>
        <source>Show the table of metrics</source>
        <translation>Afficher le tableau des mesures</translation>
    </message>
</context>
<context>
    <name>cave::CompareSteps</name>
    <message>
        <source>Previous stage</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Play the stages</source>
        <translation>Dérouler les étapes</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Generation stage</source>
        <translation>Étape de la génération</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Play or pause the stages</source>
        <translation>Dérouler ou suspendre les étapes</translation>
    </message>
</context>
<context>
    <name>cave::ComparedMap</name>
    <message>
        <source>Map of %1</source>
        <translation>Carte de %1</translation>
    </message>
</context>
<context>
    <name>cave::ConditionBuilder</name>
    <message>
        <source>Start &amp;over with the builder</source>
        <translation>&amp;Recommencer dans l&apos;assistant</translation>
    </message>
    <message>
        <source>This condition is too complex for the builder.</source>
        <translation>Cette condition est trop complexe pour l&apos;assistant.</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>toutes ces conditions</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>l&apos;une de ces conditions</translation>
    </message>
    <message>
        <source>A&amp;dd a row</source>
        <translation>Ajouter &amp;une ligne</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Satisfaire</translation>
    </message>
</context>
<context>
    <name>cave::ConditionCompletion</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Condition que les mondes doivent remplir. %1 propose des complétions.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
</context>
<context>
    <name>cave::ConditionRow</name>
    <message>
        <source>Metric</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Half width of the square around the spawn, in cells</source>
        <translation>Demi-largeur du carré autour du point d&apos;apparition, en cases</translation>
    </message>
    <message>
        <source>Walking distance from the spawn, in steps</source>
        <translation>Distance de marche depuis le point d&apos;apparition, en pas</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>Relation</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Retirer cette ligne</translation>
    </message>
    <message>
        <source>= none</source>
        <translation>= aucun</translation>
    </message>
    <message>
        <source>≠ none</source>
        <translation>≠ aucun</translation>
    </message>
</context>
<context>
    <name>cave::ConsumableText</name>
    <message>
        <source>It bursts on the ground, far from any enemy.</source>
        <translation>Elle éclate au sol, loin de tout ennemi.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Il ne se passe rien.</translation>
    </message>
    <message>
        <source>You drink the %1.</source>
        <translation>Vous buvez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You throw the %1.</source>
        <translation>Vous lancez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You read the %1.</source>
        <translation>Vous lisez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You use the %1.</source>
        <translation>Vous utilisez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Now you know it: a %1.</source>
        <translation>Maintenant, vous savez ce que c&apos;est&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You throw it.</source>
        <translation>Vous lancez l&apos;objet.</translation>
    </message>
    <message>
        <source>You read it.</source>
        <translation>Vous lisez l&apos;objet.</translation>
    </message>
    <message>
        <source>You drink it.</source>
        <translation>Vous buvez l&apos;objet.</translation>
    </message>
    <message numerus="yes">
        <source>You recover %n HP.</source>
        <translation>
            <numerusform>Vous récupérez %n PV.</numerusform>
            <numerusform>Vous récupérez %n PV.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your armour hardens: %n points are back.</source>
        <translation>
            <numerusform>Votre armure durcit&#xa0;: %n point est revenu.</numerusform>
            <numerusform>Votre armure durcit&#xa0;: %n points sont revenus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thick smoke hides you.</source>
        <translation>Une épaisse fumée vous cache.</translation>
    </message>
    <message>
        <source>It bursts over your enemy.</source>
        <translation>Elle éclate sur votre ennemi.</translation>
    </message>
    <message numerus="yes">
        <source>Your next %n blows do more damage.</source>
        <translation>
            <numerusform>Votre prochain coup (%n) fait plus de dégâts.</numerusform>
            <numerusform>Vos %n prochains coups font plus de dégâts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see twice as far for %n turns.</source>
        <translation>
            <numerusform>Vous voyez deux fois plus loin pendant %n tour.</numerusform>
            <numerusform>Vous voyez deux fois plus loin pendant %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>The caves around you appear before your eyes.</source>
        <translation>Les cavernes alentour apparaissent devant vos yeux.</translation>
    </message>
    <message>
        <source>The world blurs, and you are somewhere else.</source>
        <translation>Le monde se brouille, et vous voilà ailleurs.</translation>
    </message>
    <message>
        <source>The poison leaves you.</source>
        <translation>Le poison vous quitte.</translation>
    </message>
    <message numerus="yes">
        <source>It burns: you are poisoned for %n turns.</source>
        <translation>
            <numerusform>Ça brûle&#xa0;: le poison agit pendant %n tour.</numerusform>
            <numerusform>Ça brûle&#xa0;: le poison agit pendant %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Heals up to %1 HP.</source>
        <translation>Rend jusqu&apos;à %1 PV.</translation>
    </message>
    <message>
        <source>Restores up to %1 points of armour.</source>
        <translation>Rend jusqu&apos;à %1 points d&apos;armure.</translation>
    </message>
    <message>
        <source>Lets you leave a fight without a parting blow; hunters lose track of you.</source>
        <translation>Permet de quitter un combat sans essuyer de dernier coup&#xa0;; les poursuivants perdent votre trace.</translation>
    </message>
    <message>
        <source>Deals %1 damage of %2; the enemy can&apos;t answer.</source>
        <translation>Inflige %1 dégâts de %2&#xa0;; l&apos;ennemi ne peut pas riposter.</translation>
    </message>
    <message>
        <source>Deals %1 damage of %2.</source>
        <translation>Inflige %1 dégâts de %2.</translation>
    </message>
    <message numerus="yes">
        <source>Your next %n blows do %1 % more damage.</source>
        <translation>
            <numerusform>Votre prochain coup (%n) fait %1&#xa0;% de dégâts en plus.</numerusform>
            <numerusform>Vos %n prochains coups font %1&#xa0;% de dégâts en plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows everything within %1 cells.</source>
        <translation>Montre tout à %1 cases à la ronde.</translation>
    </message>
    <message>
        <source>Ends a poisoning.</source>
        <translation>Met fin à un empoisonnement.</translation>
    </message>
    <message numerus="yes">
        <source>Poisons whoever drinks it for %n turns.</source>
        <translation>
            <numerusform>Empoisonne qui le boit pendant %n tour.</numerusform>
            <numerusform>Empoisonne qui le boit pendant %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You feel stronger: %n HP more from now on.</source>
        <translation>
            <numerusform>Votre vigueur augmente&#xa0;: %n PV de plus désormais.</numerusform>
            <numerusform>Votre vigueur augmente&#xa0;: %n PV de plus désormais.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lantern reaches %n cells farther.</source>
        <translation>
            <numerusform>Votre lanterne éclaire %n case plus loin.</numerusform>
            <numerusform>Votre lanterne éclaire %n cases plus loin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Also counts as a weapon of %1 where that does more damage.</source>
        <translation>Compte aussi comme arme (%1) quand cela inflige plus de dégâts.</translation>
    </message>
    <message>
        <source>%1 HP more while you wear it.</source>
        <translation>%1 PV de plus tant que vous la portez.</translation>
    </message>
    <message>
        <source>Used points of armour return one blow sooner.</source>
        <translation>Les points d&apos;armure dépensés reviennent un coup plus tôt.</translation>
    </message>
    <message numerus="yes">
        <source>You see %n cells farther.</source>
        <translation>
            <numerusform>Vous voyez %n case plus loin.</numerusform>
            <numerusform>Vous voyez %n cases plus loin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings you back to your last camp, out of a fight as well.</source>
        <translation>Vous ramène à votre dernier camp, même en plein combat.</translation>
    </message>
    <message>
        <source>You are already at full health.</source>
        <translation>Vous êtes déjà en pleine santé.</translation>
    </message>
    <message>
        <source>Your armour is already intact.</source>
        <translation>Votre armure est déjà intacte.</translation>
    </message>
    <message>
        <source>Maximum health rises by %1 HP permanently.</source>
        <translation>Augmente définitivement la santé maximale de %1 PV.</translation>
    </message>
    <message numerus="yes">
        <source>You permanently see %n cells farther.</source>
        <translation>
            <numerusform>Vous voyez définitivement %n case plus loin.</numerusform>
            <numerusform>Vous voyez définitivement %n cases plus loin.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is better than yours: press %2 to wield it.</source>
        <translation>Meilleure arme que la vôtre&#xa0;: %1. Appuyez sur %2 pour la prendre en main.</translation>
    </message>
    <message>
        <source>The %1 is better than yours: press %2 to put it on.</source>
        <translation>Meilleure armure que la vôtre&#xa0;: %1. Appuyez sur %2 pour l&apos;enfiler.</translation>
    </message>
    <message numerus="yes">
        <source>Lets you leave a fight without a parting blow. Hunters lose track of you, and none sees you in the smoke for %n turns.</source>
        <translation>
            <numerusform>Permet de quitter un combat sans recevoir de coup. Les poursuivants perdent votre trace, et aucun ne vous voit dans la fumée pendant %n tour.</numerusform>
            <numerusform>Permet de quitter un combat sans recevoir de coup. Les poursuivants perdent votre trace, et aucun ne vous voit dans la fumée pendant %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are at full health. Use the %1 anyway?</source>
        <translation>Votre santé est au maximum. Utiliser quand même&#xa0;: %1&#xa0;?</translation>
    </message>
    <message>
        <source>Your armour is intact. Use the %1 anyway?</source>
        <translation>Votre armure est intacte. Utiliser quand même&#xa0;: %1&#xa0;?</translation>
    </message>
    <message>
        <source>You aren&apos;t poisoned. Use the %1 anyway?</source>
        <translation>Vous n&apos;êtes pas sous l&apos;effet d&apos;un poison. Utiliser quand même&#xa0;: %1&#xa0;?</translation>
    </message>
    <message>
        <source>There is no enemy to throw the %1 at. Use it anyway?</source>
        <translation>Il n&apos;y a pas d&apos;ennemi à viser&#xa0;: %1. Utiliser quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Your weapon is already as sharp. Use the %1 anyway?</source>
        <translation>Votre arme est déjà aussi affûtée. Utiliser quand même&#xa0;: %1&#xa0;?</translation>
    </message>
    <message>
        <source>The %1 does you harm. Use it anyway?</source>
        <translation>%1&#xa0;: cela vous fait du mal. Utiliser quand même&#xa0;?</translation>
    </message>
</context>
<context>
    <name>cave::ContactSheet</name>
    <message>
        <source>Contact sheet of seeds</source>
        <translation>Planche-contact de graines</translation>
    </message>
    <message>
        <source>Contact sheet of seeds, %1</source>
        <translation>Planche-contact de graines, %1</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message>
        <source>Each card is a live map of one seed. All maps share one camera.

Mouse: drag a map to pan all maps, scroll to browse, Ctrl+scroll to zoom. Double-click opens a seed.

Keys: arrows, %1, %2, %3 and %4 move between cards, with Shift they select; %5 toggles the selection; %6 opens; F or * stars; L links or unlinks a map; Alt+arrows pan; + and − zoom; 0 goes to the origin; %7 and %8 resize the cards.</source>
        <translation>Chaque carte montre le monde d&apos;une graine. Toutes partagent la même vue.

Souris&#xa0;: faire glisser une carte les déplace toutes, la molette défile, Ctrl+molette zoome. Un double clic ouvre une graine.

Touches&#xa0;: flèches, %1, %2, %3 et %4 vont d&apos;une carte à l&apos;autre, avec Maj elles sélectionnent&#xa0;; %5 inverse la sélection&#xa0;; %6 ouvre&#xa0;; F ou * met une étoile&#xa0;; L lie ou délie une carte&#xa0;; Alt+flèches déplacent&#xa0;; + et − zooment&#xa0;; 0 va à l&apos;origine&#xa0;; %7 et %8 changent la taille des cartes.</translation>
    </message>
</context>
<context>
    <name>cave::ContentsPanel</name>
    <message>
        <source>Things</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Show a sortable table</source>
        <translation>Afficher un tableau triable</translation>
    </message>
    <message>
        <source>Things in the region</source>
        <translation>Éléments de la région</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Cells of the region</source>
        <translation>Cases de la région</translation>
    </message>
    <message>
        <source>%1 rock, %2 floor, %3 water, %4 trees, %5 outside a level, S START, F FINISH, C chest, c claimed chest, ! dropped items, + marker, @ player; other letters are monsters. In rooms: D door, ^ spikes, + potion, $ to pick up, i info, * decoration. Dim: not explored.</source>
        <translation>%1 roche, %2 sol, %3 eau, %4 arbres, %5 hors d&apos;un niveau, S DÉPART, F ARRIVÉE, C coffre, c coffre vidé,&#xa0;! objets posés, + repère, @ joueur&#xa0;; les autres lettres sont des monstres. Dans les salles&#xa0;: D porte, ^ piques, + potion, $ à ramasser, i info, * décor. Pâle&#xa0;: inexploré.</translation>
    </message>
    <message>
        <source>Open a world to see the contents of its regions.</source>
        <translation>Ouvrez un monde pour voir ce que contiennent ses régions.</translation>
    </message>
    <message>
        <source>Click a cell on the map, or a region in the list, to see its contents.</source>
        <translation>Cliquez sur une case de la carte, ou sur une région de la liste, pour voir ce qu&apos;elle contient.</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Région %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Coffres</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstres</translation>
    </message>
    <message>
        <source>Dropped items</source>
        <translation>Objets posés</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Repères</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>Au sol</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1, pris</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Roche</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>Outside the level</source>
        <translation>Hors du niveau</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Exploré</translation>
    </message>
    <message>
        <source>Dug or filled</source>
        <translation>Creusé ou comblé</translation>
    </message>
    <message>
        <source>Flooded, drained, planted or felled</source>
        <translation>Inondé, asséché, planté ou défriché</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Hunts for 1 more turn, saw you at</source>
        <translation>Chasse encore 1 tour, dernière position connue&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Hunts for %n more turns, saw you at</source>
        <translation>
            <numerusform>Chasse encore %n tour, dernière position connue&#xa0;:</numerusform>
            <numerusform>Chasse encore %n tours, dernière position connue&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>explored</source>
        <translation>exploré</translation>
    </message>
    <message>
        <source>not explored</source>
        <translation>inexploré</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>comblé</translation>
    </message>
    <message>
        <source>dug</source>
        <translation>creusé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>le joueur</translation>
    </message>
    <message>
        <source>%1 · cell %2 of the region</source>
        <translation>%1 · case %2 de la région</translation>
    </message>
</context>
<context>
    <name>cave::DamagePanel</name>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Damaged regions</source>
        <translation>Régions endommagées</translation>
    </message>
    <message>
        <source>As generated</source>
        <translation>Comme généré par la graine</translation>
    </message>
    <message>
        <source>Readable</source>
        <translation>Lisible</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>Afficher les octets</translation>
    </message>
    <message>
        <source>Show the stored bytes</source>
        <translation>Afficher les octets enregistrés</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Réparer…</translation>
    </message>
    <message>
        <source>Open a world to check it for damage.</source>
        <translation>Ouvrez un monde pour vérifier s&apos;il est endommagé.</translation>
    </message>
    <message>
        <source>This world has no file, so nothing can be damaged.</source>
        <translation>Ce monde n&apos;a pas de fichier, donc rien ne peut être endommagé.</translation>
    </message>
    <message>
        <source>No damage: all stored regions are readable.</source>
        <translation>Aucun dommage&#xa0;: toutes les régions enregistrées sont lisibles.</translation>
    </message>
    <message>
        <source>Read-only. Open this world in Edit to repair it.</source>
        <translation>Lecture seule. Ouvrez ce monde dans Modifier pour le réparer.</translation>
    </message>
    <message>
        <source>Nothing is readable.</source>
        <translation>Rien n&apos;est lisible.</translation>
    </message>
    <message>
        <source>Readable: %1.</source>
        <translation>Lisible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Unreadable: %1.</source>
        <translation>Illisible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>The region was not repaired.</source>
        <translation>La région n&apos;a pas été réparée.</translation>
    </message>
    <message>
        <source>Keep what can be read; the rest is as generated</source>
        <translation>Garder ce qui est lisible&#xa0;; le reste est tel que généré</translation>
    </message>
    <message>
        <source>All stored regions are readable.</source>
        <translation>Toutes les régions stockées sont lisibles.</translation>
    </message>
    <message>
        <source>Elsewhere in the file: %1.</source>
        <translation>Ailleurs dans le fichier&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Repair region %1? What can be read is kept, and the rest is as generated and unexplored. The %Ln damaged bytes stay in the file, but are no longer reported.</source>
        <translation>
            <numerusform>Réparer la région %1&#xa0;? Ce qui est lisible est gardé, le reste est tel que généré et inexploré. L&apos;octet endommagé (%Ln) reste dans le fichier, mais n&apos;est plus signalé.</numerusform>
            <numerusform>Réparer la région %1&#xa0;? Ce qui est lisible est gardé, le reste est tel que généré et inexploré. Les %Ln octets endommagés restent dans le fichier, mais ne sont plus signalés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::DifferenceLegend</name>
    <message>
        <source>Floor in %1 only: …</source>
        <translation>Sol dans %1 seulement&#xa0;: …</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure…</translation>
    </message>
    <message>
        <source>Floor in %1 only: %2</source>
        <translation>Sol dans %1 seulement&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 % of the cells in view differ</source>
        <translation>%1&#xa0;% des cases visibles diffèrent</translation>
    </message>
    <message>
        <source>%1 % of the cells in the centre of the view differ</source>
        <translation>%1&#xa0;% des cases au centre de la vue diffèrent</translation>
    </message>
    <message>
        <source>%1 % of the %2 × %3 cells around the entrance of %4</source>
        <translation>%1&#xa0;% des %2 × %3 cases autour de l&apos;entrée de %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells (%1 %)</source>
        <translation>
            <numerusform>%Ln case (%1&#xa0;%)</numerusform>
            <numerusform>%Ln cases (%1&#xa0;%)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::Disguise</name>
    <message>
        <source>something</source>
        <translation>quelque chose</translation>
    </message>
</context>
<context>
    <name>cave::EditActions</name>
    <message>
        <source>Look around</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Drag the map</source>
        <translation>Faire glisser la carte</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinceau</translation>
    </message>
    <message>
        <source>Paint cells under the pointer</source>
        <translation>Peindre les cases sous le pointeur</translation>
    </message>
    <message>
        <source>Noise brush</source>
        <translation>Pinceau bruité</translation>
    </message>
    <message>
        <source>Paint random cells</source>
        <translation>Peindre des cases au hasard</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Paint a line as wide as the brush</source>
        <translation>Peindre une ligne de la largeur du pinceau</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Paint a rectangle</source>
        <translation>Peindre un rectangle</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Paint an ellipse</source>
        <translation>Peindre une ellipse</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplissage</translation>
    </message>
    <message>
        <source>Paint all connected cells</source>
        <translation>Peindre toutes les cases contiguës</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>Sélection rectangulaire</translation>
    </message>
    <message>
        <source>Select a rectangle of cells</source>
        <translation>Sélectionner un rectangle de cases</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Select the area you draw around</source>
        <translation>Sélectionner la zone entourée</translation>
    </message>
    <message>
        <source>Wand</source>
        <translation>Baguette</translation>
    </message>
    <message>
        <source>Select all connected cells</source>
        <translation>Sélectionner toutes les cases contiguës</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Move the selection</source>
        <translation>Déplacer la sélection</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Coffre</translation>
    </message>
    <message>
        <source>Add, fill and move chests</source>
        <translation>Ajouter, garnir et déplacer des coffres</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>Add and move monsters</source>
        <translation>Ajouter et déplacer des monstres</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Repère</translation>
    </message>
    <message>
        <source>Add, name and move markers</source>
        <translation>Ajouter, nommer et déplacer des repères</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Move the player</source>
        <translation>Déplacer le joueur</translation>
    </message>
    <message>
        <source>Erase things</source>
        <translation>Effacer des éléments</translation>
    </message>
    <message>
        <source>Erase chests, monsters, markers and dropped items</source>
        <translation>Effacer coffres, monstres, repères et objets posés</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Rétablir la dernière modification annulée</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Couper</translation>
    </message>
    <message>
        <source>Copy the selection and leave rock behind</source>
        <translation>Copier la sélection et laisser de la roche</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Copier la sélection</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Paste and place with a click</source>
        <translation>Coller et placer d&apos;un clic</translation>
    </message>
    <message>
        <source>Revert to &amp;seed</source>
        <translation>Revenir à la &amp;graine</translation>
    </message>
    <message>
        <source>Revert the selection to the seed</source>
        <translation>Ramener la sélection à la graine</translation>
    </message>
    <message>
        <source>Make &amp;floor</source>
        <translation>En faire du &amp;sol</translation>
    </message>
    <message>
        <source>Turn the selection into floor</source>
        <translation>Changer la sélection en sol</translation>
    </message>
    <message>
        <source>Make &amp;rock</source>
        <translation>En faire de la &amp;roche</translation>
    </message>
    <message>
        <source>Turn the selection into rock</source>
        <translation>Changer la sélection en roche</translation>
    </message>
    <message>
        <source>Cave &amp;step</source>
        <translation>&amp;Étape de caverne</translation>
    </message>
    <message>
        <source>Run one cave step on the selection</source>
        <translation>Faire une étape de l&apos;automate sur la sélection</translation>
    </message>
    <message>
        <source>Add &amp;noise</source>
        <translation>Ajouter du &amp;bruit</translation>
    </message>
    <message>
        <source>Paint random cells of the selection</source>
        <translation>Peindre des cases au hasard dans la sélection</translation>
    </message>
    <message>
        <source>Select &amp;all in view</source>
        <translation>Sélectionner &amp;tout à l&apos;écran</translation>
    </message>
    <message>
        <source>Select every cell in view</source>
        <translation>Sélectionner chaque case à l&apos;écran</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>&amp;Ne rien sélectionner</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Ne rien sélectionner</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Inverser</translation>
    </message>
    <message>
        <source>Invert the selection within its bounds</source>
        <translation>Inverser la sélection dans ses limites</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>A&amp;grandir</translation>
    </message>
    <message>
        <source>Grow the selection by one cell</source>
        <translation>Agrandir la sélection d&apos;une case</translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Shrink the selection by one cell</source>
        <translation>Réduire la sélection d&apos;une case</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>&amp;Permuter</translation>
    </message>
    <message>
        <source>Swap paint</source>
        <translation>Permuter les peintures</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>Paint with floor</source>
        <translation>Peindre du sol</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Roche</translation>
    </message>
    <message>
        <source>Paint with rock</source>
        <translation>Peindre de la roche</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Paint with water, which takes two turns to enter</source>
        <translation>Peindre de l&apos;eau, où l&apos;on met deux tours à entrer</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>Paint with trees, which block sight</source>
        <translation>Peindre des arbres, qui bloquent la vue</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <translation>Pinceau plus petit</translation>
    </message>
    <message>
        <source>Make the brush smaller</source>
        <translation>Réduire le pinceau</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <translation>Pinceau plus grand</translation>
    </message>
    <message>
        <source>Make the brush larger</source>
        <translation>Agrandir le pinceau</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Pivoter</translation>
    </message>
    <message>
        <source>Rotate the pasted piece clockwise</source>
        <translation>Faire pivoter le morceau collé dans le sens horaire</translation>
    </message>
    <message>
        <source>Flip horizontally</source>
        <translation>Retourner horizontalement</translation>
    </message>
    <message>
        <source>Flip the pasted piece horizontally</source>
        <translation>Retourner le morceau collé horizontalement</translation>
    </message>
    <message>
        <source>Revert to seed</source>
        <translation>Revenir à la graine</translation>
    </message>
    <message>
        <source>All in view</source>
        <translation>Tout à l&apos;écran</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
</context>
<context>
    <name>cave::EditContext</name>
    <message>
        <source>Noise brush: %1</source>
        <translation>Pinceau bruité&#xa0;: %1</translation>
    </message>
    <message>
        <source>Brush: %1</source>
        <translation>Pinceau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Can&apos;t edit there: it is outside the level, or START or FINISH.</source>
        <translation>Impossible ici&#xa0;: hors du niveau, ou DÉPART ou ARRIVÉE.</translation>
    </message>
    <message>
        <source>%1 unchanged: outside the level, or START or FINISH.</source>
        <translation>%1 inchangées&#xa0;: hors du niveau, ou DÉPART ou ARRIVÉE.</translation>
    </message>
    <message>
        <source>“%1” changes %2, more than is in view.</source>
        <translation>«&#xa0;%1&#xa0;» change %2, plus que ce qui est visible.</translation>
    </message>
    <message>
        <source>The world has changed; try again.</source>
        <translation>Le monde a changé&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Sélection&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fill: %1</source>
        <translation>Remplissage&#xa0;: %1</translation>
    </message>
    <message>
        <source>The fill limit was reached. “%1” would stop after %2.</source>
        <translation>La limite de remplissage est atteinte. «&#xa0;%1&#xa0;» s&apos;arrêterait après %2.</translation>
    </message>
    <message>
        <source>New chest</source>
        <translation>Nouveau coffre</translation>
    </message>
    <message>
        <source>Move a chest</source>
        <translation>Déplacer un coffre</translation>
    </message>
    <message>
        <source>New monster</source>
        <translation>Nouveau monstre</translation>
    </message>
    <message>
        <source>Change the kind of monster</source>
        <translation>Autre type de monstre</translation>
    </message>
    <message>
        <source>Move a monster</source>
        <translation>Déplacer un monstre</translation>
    </message>
    <message>
        <source>New marker</source>
        <translation>Nouveau repère</translation>
    </message>
    <message>
        <source>Move a marker</source>
        <translation>Déplacer un repère</translation>
    </message>
    <message>
        <source>Move the player</source>
        <translation>Déplacer le joueur</translation>
    </message>
    <message>
        <source>Erase things</source>
        <translation>Effacer des éléments</translation>
    </message>
    <message>
        <source>The limit was reached: the wand stopped after %1.</source>
        <translation>La limite est atteinte&#xa0;: la baguette s&apos;est arrêtée après %1.</translation>
    </message>
    <message>
        <source>Select what you want to move first.</source>
        <translation>Sélectionnez d&apos;abord ce que vous voulez déplacer.</translation>
    </message>
    <message>
        <source>Drag from inside the selection to move it.</source>
        <translation>Faites glisser depuis l&apos;intérieur de la sélection pour la déplacer.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Line: %1</source>
        <translation>Ligne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rectangle: %1</source>
        <translation>Rectangle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ellipse: %1</source>
        <translation>Ellipse&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cave::EditTools</name>
    <message>
        <source>Revert to seed</source>
        <translation>Revenir à la graine</translation>
    </message>
    <message>
        <source>Make floor</source>
        <translation>En faire du sol</translation>
    </message>
    <message>
        <source>Make rock</source>
        <translation>En faire de la roche</translation>
    </message>
    <message>
        <source>Cave step</source>
        <translation>Étape de caverne</translation>
    </message>
    <message>
        <source>Noise: %1</source>
        <translation>Bruit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>Copié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Fill a chest</source>
        <translation>Garnir un coffre</translation>
    </message>
    <message>
        <source>Name a marker</source>
        <translation>Nommer un repère</translation>
    </message>
</context>
<context>
    <name>cave::ElsewhereDialog</name>
    <message>
        <source>&amp;Write folder…</source>
        <translation>É&amp;crire le dossier…</translation>
    </message>
    <message>
        <source>Search elsewhere</source>
        <translation>Chercher ailleurs</translation>
    </message>
    <message>
        <source>S&amp;hards</source>
        <translation>&amp;Fragments</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Graines</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>Fragments</translation>
    </message>
    <message>
        <source>Write folder</source>
        <translation>Écrire le dossier</translation>
    </message>
    <message>
        <source>Folder name:</source>
        <translation>Nom du dossier&#xa0;:</translation>
    </message>
    <message>
        <source>cave-search</source>
        <comment>the name of a folder</comment>
        <translation>recherche-grottes</translation>
    </message>
    <message>
        <source>The folder can&apos;t be written.</source>
        <translation>Le dossier ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Use several per machine: whichever finishes first takes the next one</source>
        <translation>Prenez-en plusieurs par machine&#xa0;: la première qui a fini prend le suivant</translation>
    </message>
    <message>
        <source>Writes a folder with scripts that run this search on another machine, on several with GNU parallel, or on a cluster with Slurm. “Open results” in the Saved menu shows what was found.</source>
        <translation>Écrit un dossier avec des scripts qui exécutent cette recherche sur une autre machine, sur plusieurs avec GNU parallel ou sur un cluster avec Slurm. «&#xa0;Ouvrir des résultats&#xa0;», dans le menu Enregistrées, montre ce qui a été trouvé.</translation>
    </message>
    <message>
        <source>A seed of the list is empty or has several lines, so a file can&apos;t hold it.</source>
        <translation>Une graine de la liste est vide ou a plusieurs lignes&#xa0;: un fichier ne peut pas la contenir.</translation>
    </message>
    <message numerus="yes">
        <source>Only here.sh stops after %Ln matches: shards don&apos;t know what the others have found.</source>
        <translation>
            <numerusform>Seul here.sh s&apos;arrête après %Ln résultat&#xa0;: les fragments ignorent ce que les autres ont trouvé.</numerusform>
            <numerusform>Seul here.sh s&apos;arrête après %Ln résultats&#xa0;: les fragments ignorent ce que les autres ont trouvé.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::EventMessages</name>
    <message>
        <source>This level&apos;s start is blocked, so you start on the nearest free tile.</source>
        <translation>Le départ de ce niveau est bloqué, vous commencez donc sur la tuile libre la plus proche.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Treasure: +%1.</source>
        <translation>Trésor&#xa0;: +%1.</translation>
    </message>
    <message>
        <source>Victory: +%1.</source>
        <translation>Victoire&#xa0;: +%1.</translation>
    </message>
    <message>
        <source>Room cleared: +%1.</source>
        <translation>Salle nettoyée&#xa0;: +%1.</translation>
    </message>
    <message>
        <source>Floor completed: +%1.</source>
        <translation>Étage terminé&#xa0;: +%1.</translation>
    </message>
    <message>
        <source>Finish the fight first.</source>
        <translation>Terminez d&apos;abord le combat.</translation>
    </message>
    <message>
        <source>There is nothing to fight here.</source>
        <translation>Il n&apos;y a rien à combattre ici.</translation>
    </message>
    <message>
        <source>You don&apos;t have that.</source>
        <translation>Vous n&apos;avez pas cela.</translation>
    </message>
    <message>
        <source>That can&apos;t be worn.</source>
        <translation>Cela ne se porte pas.</translation>
    </message>
    <message>
        <source>You are already wearing that.</source>
        <translation>Vous le portez déjà.</translation>
    </message>
    <message>
        <source>There is nothing to take off.</source>
        <translation>Il n&apos;y a rien à retirer.</translation>
    </message>
    <message>
        <source>This run is over.</source>
        <translation>Cette partie est finie.</translation>
    </message>
    <message>
        <source>You can&apos;t move diagonally here.</source>
        <translation>Vous ne pouvez pas aller en diagonale ici.</translation>
    </message>
    <message>
        <source>That isn&apos;t possible in this fight.</source>
        <translation>C&apos;est impossible dans ce combat.</translation>
    </message>
    <message>
        <source>That can&apos;t be read.</source>
        <translation>Il n&apos;y a rien à lire dessus.</translation>
    </message>
    <message>
        <source>Time now passes only when you act.</source>
        <translation>Le temps ne passe maintenant que lorsque vous agissez.</translation>
    </message>
    <message>
        <source>That can&apos;t be done here.</source>
        <translation>C&apos;est impossible ici.</translation>
    </message>
    <message>
        <source>You aren&apos;t wielding anything.</source>
        <translation>Vous n&apos;avez rien en main.</translation>
    </message>
    <message numerus="yes">
        <source>%n experience</source>
        <translation>
            <numerusform>%n point d&apos;expérience</numerusform>
            <numerusform>%n points d&apos;expérience</numerusform>
        </translation>
    </message>
    <message>
        <source>Welcome back to %1. Played: %2.</source>
        <translation>Bon retour dans %1. Temps de jeu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Welcome back to %1, turn %2.</source>
        <translation>Bon retour dans %1, tour %2.</translation>
    </message>
    <message>
        <source>The level ends here.</source>
        <translation>Le niveau s&apos;arrête ici.</translation>
    </message>
    <message>
        <source>Rock blocks the way.</source>
        <translation>La roche barre le passage.</translation>
    </message>
    <message>
        <source>You wait.</source>
        <translation>Vous attendez.</translation>
    </message>
    <message>
        <source>A chest comes into view, %1.</source>
        <translation>Un coffre apparaît, %1.</translation>
    </message>
    <message>
        <source>%1 comes into view, %2.</source>
        <translation>%1 apparaît, %2.</translation>
    </message>
    <message>
        <source>You open a chest. It is empty.</source>
        <translation>Vous ouvrez un coffre. Il est vide.</translation>
    </message>
    <message>
        <source>You open a chest and find %1.</source>
        <translation>Vous ouvrez un coffre et trouvez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You pick up %1.</source>
        <translation>Vous ramassez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You wield %1.</source>
        <translation>Vous maniez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You put on %1.</source>
        <translation>Vous enfilez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You stop wielding %1.</source>
        <translation>Vous rangez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You take off %1.</source>
        <translation>Vous retirez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You drop %1.</source>
        <translation>Vous posez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Something notices you.</source>
        <translation>Quelque chose vous remarque.</translation>
    </message>
    <message>
        <source>The %1 notices you.</source>
        <translation>%1 vous remarque.</translation>
    </message>
    <message>
        <source>Something out of sight notices you.</source>
        <translation>Quelque chose vous remarque, hors de vue.</translation>
    </message>
    <message>
        <source>Something loses track of you.</source>
        <translation>Quelque chose perd votre trace.</translation>
    </message>
    <message>
        <source>The %1 loses track of you.</source>
        <translation>%1 perd votre trace.</translation>
    </message>
    <message>
        <source>A fight with %1 begins.</source>
        <translation>Vous affrontez %1.</translation>
    </message>
    <message>
        <source>You defeat the %1.</source>
        <translation>Ennemi vaincu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You defeat the %1 and gain %2.</source>
        <translation>Ennemi vaincu&#xa0;: %1. Vous gagnez %2.</translation>
    </message>
    <message>
        <source>The %1 strikes you down. You wake up at %2.</source>
        <translation>%1 vous terrasse. Vous vous réveillez ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <translation>Vous avez perdu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You enter floor %1.</source>
        <translation>Vous entrez à l&apos;étage %1.</translation>
    </message>
    <message>
        <source>1 experience</source>
        <translation>1 point d&apos;expérience</translation>
    </message>
    <message>
        <source>You reach level %1.</source>
        <translation>Vous atteignez le niveau %1.</translation>
    </message>
    <message>
        <source>Time now passes by itself.</source>
        <translation>Le temps s&apos;écoule maintenant tout seul.</translation>
    </message>
    <message>
        <source>You recover %1 HP.</source>
        <translation>Vous récupérez %1 PV.</translation>
    </message>
    <message>
        <source>No enemies left. The doors open.</source>
        <translation>Plus aucun ennemi. Les portes s&apos;ouvrent.</translation>
    </message>
    <message>
        <source>The %1 hits you for %2.</source>
        <translation>%1 vous touche&#xa0;: vous perdez %2 PV.</translation>
    </message>
    <message>
        <source>You take %1 damage.</source>
        <translation>Vous perdez %1 PV.</translation>
    </message>
    <message>
        <source>An arrow hits you for %1.</source>
        <translation>Une flèche vous touche&#xa0;: vous perdez %1 PV.</translation>
    </message>
    <message>
        <source>Magic hits you for %1.</source>
        <translation>Un sort vous touche&#xa0;: vous perdez %1 PV.</translation>
    </message>
    <message>
        <source>You step on a spike: %1 damage.</source>
        <translation>Vous marchez sur une pique&#xa0;: vous perdez %1 PV.</translation>
    </message>
    <message>
        <source>Poison! You take %1 damage.</source>
        <translation>Poison&#xa0;! Vous perdez %1 PV.</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1 attaque</translation>
    </message>
    <message>
        <source>%1 comes into view</source>
        <translation>%1 apparaît</translation>
    </message>
    <message>
        <source>something noticed you</source>
        <translation>quelque chose vous remarque</translation>
    </message>
    <message>
        <source>you died</source>
        <translation>vous avez péri</translation>
    </message>
    <message>
        <source>the run is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>you entered another level</source>
        <translation>vous voici dans un autre niveau</translation>
    </message>
    <message>
        <source>the way is blocked</source>
        <translation>le chemin est bloqué</translation>
    </message>
    <message>
        <source>you opened a chest</source>
        <translation>vous avez ouvert un coffre</translation>
    </message>
    <message>
        <source>a chest comes into view</source>
        <translation>un coffre apparaît</translation>
    </message>
    <message>
        <source>You have fallen: you can only watch now.</source>
        <translation>Vous avez péri&#xa0;: vous ne pouvez plus que regarder.</translation>
    </message>
    <message>
        <source>This player isn&apos;t in the game.</source>
        <translation>Ce joueur n&apos;est pas dans la partie.</translation>
    </message>
    <message>
        <source>An ally is fighting there.</source>
        <translation>Un allié se bat là.</translation>
    </message>
    <message>
        <source>%1 joins the game.</source>
        <translation>%1 rejoint la partie.</translation>
    </message>
    <message>
        <source>%1 leaves the game.</source>
        <translation>%1 quitte la partie.</translation>
    </message>
    <message>
        <source>You swap places with %1.</source>
        <translation>Vous échangez votre place avec %1.</translation>
    </message>
    <message>
        <source>You join the fight with %1.</source>
        <translation>Vous rejoignez le combat contre %1.</translation>
    </message>
    <message>
        <source>you join a fight</source>
        <translation>vous rejoignez un combat</translation>
    </message>
    <message>
        <source>Three relics lie in these caves, each deeper than the last. They open a gate; beat its guardian, and the journey is won.</source>
        <translation>Trois reliques gisent dans ces cavernes, chacune plus profond que la précédente. Elles ouvrent un portail&#xa0;; battez son gardien, et le périple est gagné.</translation>
    </message>
    <message>
        <source>There is nowhere to flee to.</source>
        <translation>Il n&apos;y a nulle part où fuir.</translation>
    </message>
    <message>
        <source>You get away from the %1.</source>
        <translation>Vous échappez à l&apos;ennemi (%1).</translation>
    </message>
    <message>
        <source>You enter %1.</source>
        <translation>Vous entrez dans %1.</translation>
    </message>
    <message>
        <source>You take a relic: %1 of %2.</source>
        <translation>Vous prenez une relique&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>A piece of a map! The gate is at %1.</source>
        <translation>Un morceau de carte&#xa0;! Le portail est en %1.</translation>
    </message>
    <message>
        <source>Far away, stone grinds on stone: the gate at %1 opens, and its guardian wakes.</source>
        <translation>Au loin, la pierre grince sur la pierre&#xa0;: le portail en %1 s&apos;ouvre, et son gardien s&apos;éveille.</translation>
    </message>
    <message>
        <source>The gate is shut. It has room for %1 relics; you have %2.</source>
        <translation>Le portail est fermé. Il a la place pour %1 reliques&#xa0;; vous en avez %2.</translation>
    </message>
    <message>
        <source>You light a fire and rest.</source>
        <translation>Vous allumez un feu et vous reposez.</translation>
    </message>
    <message>
        <source>You rest at the camp.</source>
        <translation>Vous vous reposez au camp.</translation>
    </message>
    <message>
        <source>There is no camp here to trade at.</source>
        <translation>Il n&apos;y a pas de camp ici où commercer.</translation>
    </message>
    <message>
        <source>That isn&apos;t sold here.</source>
        <translation>Cela ne se vend pas ici.</translation>
    </message>
    <message>
        <source>You don&apos;t have enough gold.</source>
        <translation>Vous n&apos;avez pas assez d&apos;or.</translation>
    </message>
    <message>
        <source>Wield or wear something for it first.</source>
        <translation>Prenez d&apos;abord une arme en main ou enfilez une armure.</translation>
    </message>
    <message>
        <source>There is nothing left here.</source>
        <translation>Il n&apos;y a plus rien ici.</translation>
    </message>
    <message>
        <source>You&apos;re at full health; the potion stays.</source>
        <translation>Vous êtes en pleine santé&#xa0;; la potion reste là.</translation>
    </message>
    <message>
        <source>Welcome to %1.</source>
        <translation>Bienvenue dans %1.</translation>
    </message>
    <message>
        <source>That isn&apos;t consumable.</source>
        <translation>Cela ne se consomme pas.</translation>
    </message>
    <message>
        <source>Everything you carry is identified.</source>
        <translation>Tout ce que vous portez est identifié.</translation>
    </message>
    <message>
        <source>Sold out.</source>
        <translation>Épuisé.</translation>
    </message>
    <message>
        <source>You already have a companion.</source>
        <translation>Vous avez déjà un compagnon.</translation>
    </message>
    <message numerus="yes">
        <source>You leave the dungeon. Score: %Ln.</source>
        <translation>
            <numerusform>Vous quittez le donjon. Score&#xa0;: %Ln.</numerusform>
            <numerusform>Vous quittez le donjon. Score&#xa0;: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win! Score: %Ln.</source>
        <translation>
            <numerusform>Victoire&#xa0;! Score&#xa0;: %Ln.</numerusform>
            <numerusform>Victoire&#xa0;! Score&#xa0;: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your run is over. Score: %Ln.</source>
        <translation>
            <numerusform>Votre partie est terminée. Score&#xa0;: %Ln.</numerusform>
            <numerusform>Votre partie est terminée. Score&#xa0;: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ExaminePanel</name>
    <message>
        <source>At %1 · movement keys, with Shift 8 cells · %2 next object · %3 travel · %4 close</source>
        <translation>En %1 · touches de marche pour déplacer, avec Maj 8 cases · %2 élément suivant · %3 y aller · %4 quitter</translation>
    </message>
</context>
<context>
    <name>cave::ExportDialog</name>
    <message>
        <source>Chests, monsters and markers</source>
        <translation>Coffres, monstres et repères</translation>
    </message>
    <message>
        <source>Panel overlays</source>
        <translation>Surcouches des panneaux</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Exporter la carte</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Tiled map (TMX)</source>
        <translation>Carte Tiled (TMX)</translation>
    </message>
    <message>
        <source>Tiled map, JSON (TMJ)</source>
        <translation>Carte Tiled, JSON (TMJ)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>Ce qui est visible</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>La sélection</translation>
    </message>
    <message>
        <source>Explored or changed</source>
        <translation>Exploré ou modifié</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Exploré</translation>
    </message>
    <message>
        <source>This level</source>
        <translation>Ce niveau</translation>
    </message>
    <message>
        <source> px per cell</source>
        <translation> px par case</translation>
    </message>
    <message>
        <source>Explored cells</source>
        <translation>Cases explorées</translation>
    </message>
    <message>
        <source>Dug and filled cells</source>
        <translation>Cases creusées et comblées</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Coffres</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstres</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Repères</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Area:</source>
        <translation>&amp;Zone&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Scale:</source>
        <translation>É&amp;chelle&#xa0;:</translation>
    </message>
    <message>
        <source>Layers:</source>
        <translation>Calques&#xa0;:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>%1 × %2 pixels are too many: at most %3 per side. Choose a smaller scale.</source>
        <translation>%1 × %2 pixels, c&apos;est trop&#xa0;: %3 au plus par côté. Choisissez une échelle plus petite.</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 cases</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Annulé. Rien n&apos;a été écrit.</translation>
    </message>
</context>
<context>
    <name>cave::FightActions</name>
    <message>
        <source>One blow</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Exchange one blow</source>
        <translation>Échanger un coup</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Start or pause automatic fighting</source>
        <translation>Lancer ou suspendre le combat automatique</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Finish the fight now</source>
        <translation>Terminer le combat maintenant</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Attack with a strength roll; the enemy strikes back</source>
        <translation>Attaquer avec un jet de force&#xa0;; l&apos;ennemi riposte</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquiver</translation>
    </message>
    <message>
        <source>Improve your next dodge roll; the enemy attacks</source>
        <translation>Améliorer votre prochain jet d&apos;esquive&#xa0;; l&apos;ennemi attaque</translation>
    </message>
    <message>
        <source>Cast…</source>
        <translation>Lancer un sort…</translation>
    </message>
    <message>
        <source>Read a scroll; this doesn&apos;t end your turn</source>
        <translation>Lire un parchemin&#xa0;; cela ne met pas fin à votre tour</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Close the fight</source>
        <translation>Fermer le combat</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Strike; the enemy answers</source>
        <translation>Frapper&#xa0;; l&apos;ennemi riposte</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Parer</translation>
    </message>
    <message>
        <source>Get your armour back and soften the next blow</source>
        <translation>Regagner de l&apos;armure et amortir le prochain coup</translation>
    </message>
    <message>
        <source>Other weapon</source>
        <translation>Autre arme</translation>
    </message>
    <message>
        <source>Wield another weapon; the enemy strikes</source>
        <translation>Prendre une autre arme&#xa0;; l&apos;ennemi frappe</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>Utiliser…</translation>
    </message>
    <message>
        <source>Drink, read or throw something</source>
        <translation>Boire, lire ou lancer quelque chose</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>Fuir</translation>
    </message>
    <message>
        <source>Leave the fight at the price of a blow</source>
        <translation>Quitter le combat au prix d&apos;un coup</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Play out the rest of the fight</source>
        <translation>Jouer la suite du combat automatiquement</translation>
    </message>
</context>
<context>
    <name>cave::FightChoices</name>
    <message>
        <source>you carry no other weapon</source>
        <translation>vous ne portez pas d&apos;autre arme</translation>
    </message>
    <message>
        <source>you have nothing to use</source>
        <translation>vous n&apos;avez rien à utiliser</translation>
    </message>
    <message numerus="yes">
        <source>choose from %n kinds</source>
        <translation>
            <numerusform>choisir parmi %n sorte</numerusform>
            <numerusform>choisir parmi %n sortes</numerusform>
        </translation>
    </message>
    <message>
        <source>play out the rest as a sensible player would</source>
        <translation>jouer la suite comme le ferait un joueur avisé</translation>
    </message>
</context>
<context>
    <name>cave::FighterCard</name>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>blocks %1 of a hit</source>
        <translation>bloque %1 d&apos;un coup</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Health %1. %2. %3</source>
        <translation>Santé %1. %2. %3</translation>
    </message>
    <message>
        <source>Health %1. Armour %2. %3. %4</source>
        <translation>Santé %1. Armure %2. %3. %4</translation>
    </message>
    <message>
        <source>✶ stunned</source>
        <translation>✶ étourdi</translation>
    </message>
    <message>
        <source>▶ strikes next</source>
        <translation>▶ frappe ensuite</translation>
    </message>
</context>
<context>
    <name>cave::FileController</name>
    <message>
        <source>Folder of level files to play</source>
        <translation>Dossier de fichiers de niveau à jouer</translation>
    </message>
    <message>
        <source>Folder of a world of the original game</source>
        <translation>Dossier d&apos;un monde du jeu original</translation>
    </message>
    <message>
        <source>Open world file</source>
        <translation>Ouvrir une sauvegarde</translation>
    </message>
    <message>
        <source>Level files to play, one after the other</source>
        <translation>Fichiers de niveau à jouer l&apos;un après l&apos;autre</translation>
    </message>
    <message>
        <source>Level files (*.csv);;All files (*)</source>
        <translation>Fichiers de niveau (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Level files</source>
        <translation>Fichiers de niveau</translation>
    </message>
    <message>
        <source>Edit it</source>
        <translation>Le modifier</translation>
    </message>
    <message>
        <source>“%1” is a MarioLevel (side view). Side-view levels can be edited but not played.</source>
        <translation>«&#xa0;%1&#xa0;» est un MarioLevel (vue de côté). Ces niveaux se modifient mais ne se jouent pas.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Le jouer</translation>
    </message>
    <message>
        <source>“%1” was imported: one region.</source>
        <translation>«&#xa0;%1&#xa0;» est importé&#xa0;: une région.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was imported: %n regions.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» est importé&#xa0;: %n région.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» est importé&#xa0;: %n régions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts that differ from its seed were kept.</source>
        <translation>Des parties diffèrent de sa graine&#xa0;; elles ont été conservées.</translation>
    </message>
    <message>
        <source>Show differences</source>
        <translation>Voir les différences</translation>
    </message>
    <message>
        <source>Differences in “%1”</source>
        <translation>Ce qui diffère dans «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>New folder for the original game</source>
        <translation>Nouveau dossier pour le jeu original</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Show notes</source>
        <translation>Voir les remarques</translation>
    </message>
    <message>
        <source>Notes on the export</source>
        <translation>Remarques sur l&apos;exportation</translation>
    </message>
    <message>
        <source>Exported one region to %1.</source>
        <translation>Une région exportée vers %1.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n regions to %1.</source>
        <translation>
            <numerusform>%n région exportée vers %1.</numerusform>
            <numerusform>%n régions exportées vers %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Worlds (*.cave);;Level files (*.csv);;Seed cards (*.cavecard *.json);;All files (*)</source>
        <translation>Mondes (*.cave);;Fichiers de niveau (*.csv);;Fiches de graine (*.cavecard *.json);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>cave::FileDialog</name>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>Fichier %1</translation>
    </message>
</context>
<context>
    <name>cave::FileSource</name>
    <message>
        <source>“%1” can&apos;t be read: %2.</source>
        <translation>«&#xa0;%1&#xa0;» est illisible&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>“%1” contains no seeds.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient aucune graine.</translation>
    </message>
    <message>
        <source>A file with one seed per line</source>
        <translation>Un fichier avec une graine par ligne</translation>
    </message>
    <message>
        <source>Text files (*.txt *.csv *.lst *.words);;All files (*)</source>
        <translation>Textes (*.txt *.csv *.lst *.words);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Choose a text file, or drop one here.</source>
        <translation>Choisissez un fichier texte, ou déposez-en un ici.</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>Fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 dans %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>F&amp;ile with one seed per line</source>
        <translation>&amp;Fichier avec une graine par ligne</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>Its path, or drop it here</source>
        <translation>Son chemin, ou déposez-le ici</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Whole lines</source>
        <translation>Lignes entières</translation>
    </message>
    <message>
        <source>Number of a column, or its name in the first line; empty: whole lines are seeds</source>
        <translation>Numéro d&apos;une colonne, ou son nom dans la première ligne&#xa0;; vide&#xa0;: les lignes entières sont des graines</translation>
    </message>
</context>
<context>
    <name>cave::FindPanel</name>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Kinds and states such as chests or dead, and parts of names</source>
        <translation>Types et états tels que chests ou dead, et parties de noms</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>Essayez&#xa0;: %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Open a world to find chests, monsters, items and markers in it.</source>
        <translation>Ouvrez un monde pour y trouver coffres, monstres, objets et repères.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>%1 found · searched 1 stored region</source>
        <translation>%1 trouvés · 1 région enregistrée parcourue</translation>
    </message>
    <message numerus="yes">
        <source>%1 found · searched %n stored regions</source>
        <translation>
            <numerusform>%1 trouvés · %n région enregistrée parcourue</numerusform>
            <numerusform>%1 trouvés · %n régions enregistrées parcourues</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Trouvé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cave::FloorBox</name>
    <message>
        <source>Floor %1 of %2</source>
        <translation>Étage %1 sur %2</translation>
    </message>
</context>
<context>
    <name>cave::FoundModel</name>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Distance from the player, in cells</source>
        <translation>Distance du joueur, en cases</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
</context>
<context>
    <name>cave::GameList</name>
    <message>
        <source>%1: differs</source>
        <translation>%1&#xa0;: différente</translation>
    </message>
    <message>
        <source>You have %1. All players need the same version.</source>
        <translation>Vous avez la version %1. Tous les joueurs ont besoin de la même.</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Games on this network</source>
        <translation>Parties sur ce réseau</translation>
    </message>
    <message>
        <source>Looking for games on this network. Hosts on other networks can be joined by their address.</source>
        <translation>Recherche de parties sur ce réseau. Les hôtes d&apos;autres réseaux peuvent être rejoints par leur adresse.</translation>
    </message>
</context>
<context>
    <name>cave::GuestTable</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Aller-retour</translation>
    </message>
    <message>
        <source>How long an answer of this player&apos;s machine takes</source>
        <translation>Temps que met la machine de ce joueur à répondre</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Retirer…</translation>
    </message>
    <message>
        <source>Remove the selected player from the game</source>
        <translation>Retirer de la partie le joueur sélectionné</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Remove %1 from the game? With the code they can join again.</source>
        <translation>Retirer %1 de la partie&#xa0;? Le code permet de la rejoindre à nouveau.</translation>
    </message>
</context>
<context>
    <name>cave::HealthMeter</name>
    <message>
        <source>Health %1</source>
        <translation>Santé %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>current and maximum health</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Armour %1</source>
        <translation>Armure %1</translation>
    </message>
</context>
<context>
    <name>cave::HelpController</name>
    <message>
        <source>Moving</source>
        <translation>Se déplacer</translation>
    </message>
    <message>
        <source>Looking around with the cursor</source>
        <translation>Regarder avec le curseur</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Movement keys, with Shift 8 cells</source>
        <translation>Touches de marche, avec Maj 8 cases</translation>
    </message>
    <message>
        <source>Next object, previous object</source>
        <translation>Élément suivant, précédent</translation>
    </message>
    <message>
        <source>Walk there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rediffusion</translation>
    </message>
    <message>
        <source>Previous, next command</source>
        <translation>Commande précédente, suivante</translation>
    </message>
    <message>
        <source>Beginning, end</source>
        <translation>Début, fin</translation>
    </message>
    <message>
        <source>Zoom in, out</source>
        <translation>Zoomer, dézoomer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Logging is off: %1</source>
        <translation>La journalisation est arrêtée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>In rooms</source>
        <translation>Dans les salles</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventaire</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>Vos mondes</translation>
    </message>
    <message>
        <source>About Cave Game</source>
        <translation>À propos de Cave Game</translation>
    </message>
    <message>
        <source>Cave Game %1</source>
        <translation>Cave Game %1</translation>
    </message>
    <message>
        <source>Seeded, endless caves to explore.

The source code is under the MIT licence. This program includes QCustomPlot and is under the GNU General Public License, version 3 or later.</source>
        <translation>Des cavernes infinies nées de graines, à explorer.

Le code source est sous licence MIT. Ce programme contient QCustomPlot et est sous licence publique générale GNU (GPL), version 3 ou ultérieure.</translation>
    </message>
</context>
<context>
    <name>cave::HintCard</name>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Close this hint</source>
        <translation>Fermer ce conseil</translation>
    </message>
</context>
<context>
    <name>cave::HistoryModel</name>
    <message>
        <source>Before the first edit</source>
        <translation>Avant la première modification</translation>
    </message>
</context>
<context>
    <name>cave::HistoryPanel</name>
    <message>
        <source>Name of the save point</source>
        <translation>Nom du point de sauvegarde</translation>
    </message>
    <message>
        <source>Save point %1</source>
        <translation>Point de sauvegarde %1</translation>
    </message>
    <message>
        <source>Clear all edits and save points? The world is unchanged, but earlier edits can no longer be undone.</source>
        <translation>Effacer toutes les modifications et tous les points de sauvegarde&#xa0;? Le monde reste tel quel, mais les modifications antérieures ne pourront plus être annulées.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Open a world or a level in the editor. Every edit is listed here; click one to go back to it.</source>
        <translation>Ouvrez un monde ou un niveau dans l&apos;éditeur&#xa0;: chacune de vos modifications apparaît ici, pour y revenir.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Rétablir la dernière modification annulée</translation>
    </message>
    <message>
        <source>Save point</source>
        <translation>Point de sauvegarde</translation>
    </message>
    <message>
        <source>Name this state to return to it later</source>
        <translation>Nommer cet état pour y revenir plus tard</translation>
    </message>
    <message>
        <source>Remove save point</source>
        <translation>Retirer le point de sauvegarde</translation>
    </message>
    <message>
        <source>Remove the name of this state</source>
        <translation>Retirer le nom de cet état</translation>
    </message>
    <message>
        <source>Clear history</source>
        <translation>Effacer l&apos;historique</translation>
    </message>
    <message>
        <source>Clear the history; the world is unchanged</source>
        <translation>Effacer l&apos;historique&#xa0;; le monde reste tel quel</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Conserver</translation>
    </message>
</context>
<context>
    <name>cave::HostDialog</name>
    <message>
        <source>Hosting “%1”</source>
        <translation>Hébergement de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Host “%1”</source>
        <translation>Héberger «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>cave::HostSetup</name>
    <message>
        <source>Others on your network play in this world together with you. They need a join code, which you get next, and the same version of Cave Game.</source>
        <translation>D&apos;autres personnes de votre réseau jouent avec vous dans ce monde. Il leur faut un code d&apos;invitation, que vous obtenez ensuite, et la même version de Cave Game.</translation>
    </message>
    <message>
        <source>&amp;Let others find it on this network</source>
        <translation>&amp;Laisser les autres la trouver sur ce réseau</translation>
    </message>
    <message>
        <source>The game is listed under “Join a game”. Joining takes the code in any case.</source>
        <translation>La partie apparaît sous «&#xa0;Rejoindre une partie&#xa0;». Dans tous les cas, il faut le code pour la rejoindre.</translation>
    </message>
    <message>
        <source>&amp;Each player explores a map of their own</source>
        <translation>Chaque joueur e&amp;xplore sa propre carte</translation>
    </message>
    <message>
        <source>Otherwise all see what any of them has explored. This can&apos;t be changed once someone has joined.</source>
        <translation>Sinon, tous voient ce que l&apos;un d&apos;eux a exploré. Ce choix est définitif dès que quelqu&apos;un a rejoint la partie.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Autres options</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>A fixed port is useful only if a firewall has to let it through</source>
        <translation>Un port fixe n&apos;est utile que si un pare-feu doit le laisser passer</translation>
    </message>
    <message>
        <source>&amp;Accept connections from outside of private networks</source>
        <translation>&amp;Accepter les connexions extérieures aux réseaux privés</translation>
    </message>
    <message>
        <source>Anyone who can reach this machine may try to join. The code still keeps out those who don&apos;t know it; give it only to people you trust.</source>
        <translation>Quiconque atteint cette machine peut essayer de rejoindre la partie. Le code arrête toujours ceux qui ne le connaissent pas&#xa0;; ne le donnez qu&apos;à des personnes de confiance.</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Héberger</translation>
    </message>
</context>
<context>
    <name>cave::HostedGame</name>
    <message>
        <source>You are hosting this world.</source>
        <translation>Vous hébergez ce monde.</translation>
    </message>
    <message>
        <source>You have stopped hosting this world.</source>
        <translation>Vous avez cessé d&apos;héberger ce monde.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 est de retour.</translation>
    </message>
    <message>
        <source>The world of %1 was different; they get yours again.</source>
        <translation>Le monde chez %1 était différent&#xa0;; le vôtre lui est renvoyé.</translation>
    </message>
    <message>
        <source>%1 watches.</source>
        <translation>%1 regarde.</translation>
    </message>
</context>
<context>
    <name>cave::HostingPanel</name>
    <message>
        <source>Copied the code.</source>
        <translation>Code copié.</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>Adresse copiée.</translation>
    </message>
    <message>
        <source>1 wrong code from %1.</source>
        <translation>1 code erroné venant de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong codes from %1.</source>
        <translation>
            <numerusform>%n code erroné venant de %1.</numerusform>
            <numerusform>%n codes erronés venant de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone else is playing in this world. Stop hosting?</source>
        <translation>Quelqu&apos;un d&apos;autre joue dans ce monde. Cesser d&apos;héberger&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n others are playing in this world. Stop hosting?</source>
        <translation>
            <numerusform>%n autre personne joue dans ce monde. Cesser d&apos;héberger&#xa0;?</numerusform>
            <numerusform>%n autres personnes jouent dans ce monde. Cesser d&apos;héberger&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>Code d&apos;invitation</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>&amp;Copier le code</translation>
    </message>
    <message>
        <source>Copy the join code to the clipboard</source>
        <translation>Copier le code d&apos;invitation dans le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;New code</source>
        <translation>&amp;Nouveau code</translation>
    </message>
    <message>
        <source>A&amp;ddresses, if it isn&apos;t found</source>
        <translation>A&amp;dresses, si la partie n&apos;est pas trouvée</translation>
    </message>
    <message>
        <source>Addresses of this game</source>
        <translation>Adresses de cette partie</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>Copier l&apos;&amp;adresse</translation>
    </message>
    <message>
        <source>Copy the selected address to the clipboard</source>
        <translation>Copier l&apos;adresse sélectionnée dans le presse-papiers</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>&amp;Stop hosting</source>
        <translation>Ce&amp;sser d&apos;héberger</translation>
    </message>
    <message>
        <source>End the game for all; the world stays yours</source>
        <translation>Mettre fin à la partie pour tous&#xa0;; le monde reste à vous</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Make another code. Players who are here stay; if they lose the connection, they need the new code</source>
        <translation>Créer un autre code. Les joueurs présents restent&#xa0;; s&apos;ils perdent la connexion, il leur faut le nouveau code</translation>
    </message>
</context>
<context>
    <name>cave::HowText</name>
    <message>
        <source>%1 − %2 armour × %3 % × %4</source>
        <translation>%1 − %2 d&apos;armure × %3&#xa0;% × %4</translation>
    </message>
    <message>
        <source>%1, not below 0</source>
        <translation>%1, pas sous 0</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2, rounded to %3</source>
        <translation>%1 = %2, arrondi à %3</translation>
    </message>
    <message>
        <source>armour %1 + %2 back = %3</source>
        <translation>armure %1 + %2 de retour = %3</translation>
    </message>
    <message>
        <source>health 0</source>
        <translation>santé 0</translation>
    </message>
    <message>
        <source>health %1 − %2 = %3</source>
        <translation>santé %1 − %2 = %3</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the steps of a computation</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>dégâts %1</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>%1 − %2 armour = %3</source>
        <translation>%1 − %2 d&apos;armure = %3</translation>
    </message>
    <message>
        <source>damage %1 (%2)</source>
        <translation>dégâts %1 (%2)</translation>
    </message>
    <message>
        <source>bare hands</source>
        <translation>mains nues</translation>
    </message>
    <message>
        <source>damage %1 (%2) × %3 % = %4</source>
        <translation>dégâts %1 (%2) × %3&#xa0;% = %4</translation>
    </message>
    <message>
        <source>%1 rolled of 1–%2</source>
        <translation>%1 tiré de 1–%2</translation>
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
        <translation>esquive %1 &gt; %2&#xa0;: manqué</translation>
    </message>
    <message>
        <source>dodge %1 ≤ %2: a hit</source>
        <translation>esquive %1 ≤ %2&#xa0;: touché</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>parchemin</translation>
    </message>
    <message>
        <source>health %1 + %2 = %3</source>
        <translation>santé %1 + %2 = %3</translation>
    </message>
    <message>
        <source>damage %1 (a guard took off %2 %)</source>
        <translation>dégâts %1 (la garde en a ôté %2&#xa0;%)</translation>
    </message>
    <message>
        <source>damage %1 (drawn from %2–%3)</source>
        <translation>dégâts %1 (tirés de %2–%3)</translation>
    </message>
</context>
<context>
    <name>cave::HudStrip</name>
    <message>
        <source>Show the sidebar</source>
        <translation>Afficher le panneau latéral</translation>
    </message>
</context>
<context>
    <name>cave::ImportPage</name>
    <message>
        <source>not needed: memory is managed automatically</source>
        <translation>inutile&#xa0;: la mémoire est gérée automatiquement</translation>
    </message>
    <message>
        <source>not needed: the status bar always shows positions</source>
        <translation>inutile&#xa0;: la barre d&apos;état affiche toujours les positions</translation>
    </message>
    <message>
        <source>nearest flush interval</source>
        <translation>intervalle d&apos;écriture le plus proche</translation>
    </message>
    <message>
        <source>blow duration, at most 1000 ms</source>
        <translation>durée d&apos;un coup, 1000 ms au plus</translation>
    </message>
    <message>
        <source>default for new worlds</source>
        <translation>valeur par défaut des nouveaux mondes</translation>
    </message>
    <message>
        <source>&amp;Import original settings…</source>
        <translation>&amp;Importer les paramètres originaux…</translation>
    </message>
    <message>
        <source>&amp;Discard imported settings</source>
        <translation>&amp;Abandonner les paramètres importés</translation>
    </message>
    <message>
        <source>The original program stored its settings in cavegame.properties. Imported values become the defaults for new Classic worlds. New Caves worlds take region size, chests and combat from it. Existing worlds don&apos;t change.</source>
        <translation>Le programme original gardait ses paramètres dans cavegame.properties. Les valeurs importées deviennent celles par défaut des nouveaux mondes Classique. Les nouveaux mondes Cavernes en reprennent la taille des régions, les coffres et le combat. Les mondes existants ne changent pas.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <translation>Rien n&apos;a été importé. %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Import original settings</source>
        <translation>Importer les paramètres originaux</translation>
    </message>
    <message>
        <source>Settings of the original (*.properties);;All files (*)</source>
        <translation>Paramètres de l&apos;original (*.properties);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>New worlds use the generator&apos;s defaults.</source>
        <translation>Les nouveaux mondes utilisent les valeurs par défaut du générateur.</translation>
    </message>
    <message>
        <source>New worlds use imported values of: %1.</source>
        <translation>Les nouveaux mondes utilisent les valeurs importées de&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n settings imported</source>
        <translation>
            <numerusform>%n paramètre importé</numerusform>
            <numerusform>%n paramètres importés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n notes.</source>
        <translation>
            <numerusform>&#xa0;; %n remarque.</numerusform>
            <numerusform>&#xa0;; %n remarques.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::InventoryDelegate</name>
    <message>
        <source>power</source>
        <translation>puissance</translation>
    </message>
    <message>
        <source>change</source>
        <translation>changement</translation>
    </message>
    <message>
        <source>wielded</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>equipped</source>
        <translation>équipé</translation>
    </message>
</context>
<context>
    <name>cave::InventoryDetails</name>
    <message>
        <source>Weapon of %1, power %2</source>
        <translation>Arme (%1), puissance %2</translation>
    </message>
    <message>
        <source>Armour, power %1</source>
        <translation>Armure, puissance %1</translation>
    </message>
    <message>
        <source>Scroll, heals roll + %1</source>
        <translation>Parchemin, soigne le jet + %1</translation>
    </message>
    <message>
        <source>Scroll, deals roll + %1</source>
        <translation>Parchemin, dégâts du jet + %1</translation>
    </message>
    <message>
        <source>Melee, power %1</source>
        <translation>Mêlée, puissance %1</translation>
    </message>
    <message>
        <source>Ranged, power %1</source>
        <translation>À distance, puissance %1</translation>
    </message>
    <message>
        <source>Flask, %1 HP per sip</source>
        <translation>Fiole, %1 PV par gorgée</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>Select an item to see its details.</source>
        <translation>Sélectionnez un objet pour voir ses détails.</translation>
    </message>
    <message>
        <source>Against monsters you have defeated</source>
        <translation>Contre les monstres que vous avez vaincus</translation>
    </message>
    <message>
        <source>None yet. Win a fight to learn more.</source>
        <translation>Aucun pour l&apos;instant. Gagnez un combat pour en savoir plus.</translation>
    </message>
    <message>
        <source>Used up by one use</source>
        <translation>À usage unique</translation>
    </message>
</context>
<context>
    <name>cave::InventoryDialog</name>
    <message>
        <source>Choose a scroll to read</source>
        <translation>Choisissez un parchemin à lire</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventaire</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Équiper</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Drop all your gold here? You can pick it up again later.</source>
        <translation>Poser tout votre or ici&#xa0;? Vous pourrez le reprendre.</translation>
    </message>
    <message>
        <source>The %1 is equipped. Drop it anyway?</source>
        <translation>Équipé&#xa0;: %1. Le poser quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Read the selected scroll</source>
        <translation>Lire le parchemin sélectionné</translation>
    </message>
    <message>
        <source>Equip the selected item</source>
        <translation>Équiper l&apos;objet sélectionné</translation>
    </message>
    <message>
        <source>Take off the selected item</source>
        <translation>Retirer l&apos;objet sélectionné</translation>
    </message>
    <message>
        <source>Close without reading</source>
        <translation>Fermer sans lire</translation>
    </message>
    <message>
        <source>Drop the selected item here</source>
        <translation>Poser ici l&apos;objet sélectionné</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Select an item first</source>
        <translation>Sélectionnez d&apos;abord un objet</translation>
    </message>
    <message>
        <source>Not during a fight</source>
        <translation>Pas pendant un combat</translation>
    </message>
    <message>
        <source>Only scrolls can be read</source>
        <translation>Seuls les parchemins se lisent</translation>
    </message>
    <message>
        <source>Gold can&apos;t be equipped</source>
        <translation>L&apos;or ne s&apos;équipe pas</translation>
    </message>
    <message>
        <source>Already equipped</source>
        <translation>Déjà équipé</translation>
    </message>
    <message>
        <source>Not equipped</source>
        <translation>Pas équipé</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 objet</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n objet</numerusform>
            <numerusform>%n objets</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 gold</source>
        <translation>%1 · or&#xa0;: %2</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Search items</source>
        <translation>Chercher des objets</translation>
    </message>
    <message>
        <source>Item details</source>
        <translation>Détails de l&apos;objet</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Le poser</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>can&apos;t kill it</source>
        <translation>ne peut pas le tuer</translation>
    </message>
    <message>
        <source>one blow</source>
        <translation>un coup</translation>
    </message>
    <message numerus="yes">
        <source>%n blows</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>• %1: %2 damage, %3</source>
        <translation>• %1&#xa0;: %2 dégâts, %3</translation>
    </message>
    <message>
        <source>▲ %1: weak to %2, %3 damage, %4</source>
        <translation>▲ %1&#xa0;: faible contre %2, %3 dégâts, %4</translation>
    </message>
    <message>
        <source>▼ %1: resists %2, %3 damage, %4</source>
        <translation>▼ %1&#xa0;: résiste à %2, %3 dégâts, %4</translation>
    </message>
    <message>
        <source>%1 damage per blow before armour; more against monsters weak to %2, less against those that resist it.</source>
        <translation>%1 dégâts par coup avant armure&#xa0;; plus contre les monstres faibles contre %2, moins contre ceux qui y résistent.</translation>
    </message>
    <message>
        <source>Blocks %1 of a blow of %2, and %3 of one of %4.</source>
        <translation>Bloque %1 d&apos;un coup de %2, et %3 d&apos;un coup de %4.</translation>
    </message>
    <message numerus="yes">
        <source>It has %n points; points used by a blow return two blows later.</source>
        <translation>
            <numerusform>Elle a %n point&#xa0;; les points usés par un coup reviennent deux coups plus tard.</numerusform>
            <numerusform>Elle a %n points&#xa0;; les points usés par un coup reviennent deux coups plus tard.</numerusform>
        </translation>
    </message>
    <message>
        <source>• %1: blocks %2 of its blow of %3</source>
        <translation>• %1&#xa0;: bloque %2 de son coup de %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Adds %1 to your attack roll: %2 in total.</source>
        <translation>Ajoute %1 à votre jet d&apos;attaque&#xa0;: %2 en tout.</translation>
    </message>
    <message>
        <source>Blocks 1 point of every hit.</source>
        <translation>Bloque 1 point de chaque coup.</translation>
    </message>
    <message numerus="yes">
        <source>Blocks %n points of every hit.</source>
        <translation>
            <numerusform>Bloque %n point de chaque coup.</numerusform>
            <numerusform>Bloque %n points de chaque coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>Heals %1 points of your health.</source>
        <translation>Rend %1 points de santé.</translation>
    </message>
    <message>
        <source>Deals %1 damage, ignoring dodge and armour.</source>
        <translation>Inflige %1 dégâts, sans esquive ni armure.</translation>
    </message>
    <message>
        <source>Read it in a fight. It is used up, and doesn&apos;t end your turn.</source>
        <translation>Lisez-le en combat. Il disparaît, et ne met pas fin à votre tour.</translation>
    </message>
    <message>
        <source>Can&apos;t be equipped.</source>
        <translation>Porté sur soi, non équipé.</translation>
    </message>
    <message>
        <source>Hits the nearest enemy in front of you for %1 damage.</source>
        <translation>Frappe l&apos;ennemi le plus proche devant vous&#xa0;: %1 dégâts.</translation>
    </message>
    <message>
        <source>Each extra one adds half of %1.</source>
        <translation>Chacun en plus ajoute la moitié de %1.</translation>
    </message>
    <message>
        <source>Flies the way you face: %1 damage on hit.</source>
        <translation>Vole dans la direction où vous regardez&#xa0;: %1 dégâts s&apos;il touche.</translation>
    </message>
    <message>
        <source>A sip heals up to %1 HP; %2 left.</source>
        <translation>Une gorgée rend jusqu&apos;à %1 PV&#xa0;; reste %2.</translation>
    </message>
    <message>
        <source>Cooldown: %1 s.</source>
        <translation>Recharge&#xa0;: %1 s.</translation>
    </message>
    <message>
        <source>Found in chests and on defeated monsters. Can&apos;t be equipped.</source>
        <translation>Se trouve dans les coffres et sur les monstres vaincus. Porté sur soi, non équipé.</translation>
    </message>
    <message>
        <source>Choose something to use or wield</source>
        <translation>Choisissez un objet à utiliser ou à prendre en main</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Use the selected item up</source>
        <translation>Consommer l&apos;objet choisi</translation>
    </message>
    <message>
        <source>Close without using anything</source>
        <translation>Fermer sans rien utiliser</translation>
    </message>
    <message>
        <source>This scroll can only be read in fights</source>
        <translation>Ce parchemin ne se lit qu&apos;en combat</translation>
    </message>
    <message>
        <source>You are at full health</source>
        <translation>Vous êtes en pleine santé</translation>
    </message>
    <message>
        <source>Read it in a fight or outside. It is used up, and takes no turn.</source>
        <translation>Se lit en combat ou ailleurs. Usage unique, ne prend pas de tour.</translation>
    </message>
    <message>
        <source>You don&apos;t know what it does. Try one, and you know all of its kind.</source>
        <translation>Vous ne savez pas ce que cela fait. Essayez-en un, et vous connaîtrez tous ceux de sa sorte.</translation>
    </message>
    <message>
        <source>Kinds that you know: %1.</source>
        <translation>Sortes que vous connaissez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 uses it, in a fight in place of a blow.</source>
        <translation>%1 l&apos;utilise, en combat à la place d&apos;un coup.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Utiliser</translation>
    </message>
</context>
<context>
    <name>cave::InventoryList</name>
    <message>
        <source>Search inventory</source>
        <translation>Chercher dans l&apos;inventaire</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By power</source>
        <translation>Par puissance</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récents d&apos;abord</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Par type</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>How items are sorted</source>
        <translation>Comment les objets sont triés</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventaire</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Nothing yet. Look for axes, magic and flasks in the rooms.</source>
        <translation>Rien pour l&apos;instant. Cherchez haches, magie et fioles dans les salles.</translation>
    </message>
    <message>
        <source>Nothing yet. Chests and defeated monsters have swords, armour and gold.</source>
        <translation>Rien pour l&apos;instant. Coffres et monstres vaincus recèlent épées, armures et or.</translation>
    </message>
    <message>
        <source>No spells yet. Treasures contain scrolls to read in fights.</source>
        <translation>Aucun sort pour l&apos;instant. Les trésors recèlent des parchemins à lire en combat.</translation>
    </message>
    <message>
        <source>No armour yet. Treasures contain some.</source>
        <translation>Aucune armure pour l&apos;instant. Les trésors en recèlent.</translation>
    </message>
    <message>
        <source>No weapons yet. Treasures contain some.</source>
        <translation>Aucune arme pour l&apos;instant. Les trésors en recèlent.</translation>
    </message>
    <message>
        <source>No items match “%1”.</source>
        <translation>Rien de ce que vous portez ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>cave::InventoryModel</name>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Utilisables</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>Frappe</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>Tire</translation>
    </message>
    <message>
        <source>Heals</source>
        <translation>Soigne</translation>
    </message>
    <message>
        <source>Weapon of %1</source>
        <translation>Arme (%1)</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Parchemin</translation>
    </message>
    <message numerus="yes">
        <source>amount %n</source>
        <translation>
            <numerusform>%n</numerusform>
            <numerusform>%n</numerusform>
        </translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>puissance %1</translation>
    </message>
    <message>
        <source>wielded</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>equipped</source>
        <translation>équipé</translation>
    </message>
    <message>
        <source>%1 compared with the equipped item</source>
        <translation>%1 par rapport à ce qui est équipé</translation>
    </message>
    <message>
        <source>Consumables</source>
        <translation>Consommables</translation>
    </message>
    <message>
        <source>Used up by one use</source>
        <translation>À usage unique</translation>
    </message>
    <message>
        <source>Unknown until you try it</source>
        <translation>Inconnu tant que vous ne l&apos;essayez pas</translation>
    </message>
    <message>
        <source>%1 · junk</source>
        <translation>%1 · rebut</translation>
    </message>
</context>
<context>
    <name>cave::InventorySlot</name>
    <message>
        <source>Wielded weapon</source>
        <translation>Arme en main</translation>
    </message>
    <message>
        <source>Worn armour</source>
        <translation>Armure portée</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Mains nues</translation>
    </message>
    <message>
        <source>Plain clothes</source>
        <translation>Simples vêtements</translation>
    </message>
    <message>
        <source>Damage per blow, before armour</source>
        <translation>Dégâts par coup, avant armure</translation>
    </message>
    <message>
        <source>Armour points that absorb damage</source>
        <translation>Points d&apos;armure qui absorbent les dégâts</translation>
    </message>
    <message>
        <source>%1: %2, power %3</source>
        <translation>%1&#xa0;: %2, puissance %3</translation>
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
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>cave::ItemStrip</name>
    <message>
        <source>%1, wielded</source>
        <translation>%1, en main</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (touche %2)</translation>
    </message>
</context>
<context>
    <name>cave::JobProgress</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>cave::JoinDialog</name>
    <message>
        <source>Receiving the world: %1 %</source>
        <translation>Réception du monde&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Join a game</source>
        <translation>Rejoindre une partie</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Unpacking the world…</source>
        <translation>Décompression du monde…</translation>
    </message>
</context>
<context>
    <name>cave::JoinForm</name>
    <message>
        <source>Choose a game, or enter the address that the host sees.</source>
        <translation>Choisissez une partie, ou saisissez l&apos;adresse affichée chez l&apos;hôte.</translation>
    </message>
    <message>
        <source>Games on this network</source>
        <translation>Parties sur ce réseau</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>For example 192.168.1.5:40123</source>
        <translation>Par exemple 192.168.1.5:40123</translation>
    </message>
    <message>
        <source>Join &amp;code</source>
        <translation>Code d&apos;&amp;invitation</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>&amp;Regarder seulement</translation>
    </message>
    <message>
        <source>See the world through the host&apos;s eyes, without a player of your own</source>
        <translation>Voir le monde par les yeux de l&apos;hôte, sans joueur à vous</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Re&amp;joindre</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>an error as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Six words, from the host</source>
        <translation>Six mots, donnés par l&apos;hôte</translation>
    </message>
</context>
<context>
    <name>cave::JoinedGame</name>
    <message>
        <source>Your world was different from the host&apos;s, and was loaded again.</source>
        <translation>Votre monde différait de celui de l&apos;hôte et a été rechargé.</translation>
    </message>
    <message>
        <source>Someone who watches: %1</source>
        <translation>Un spectateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>The connection to the host is lost. Reconnecting…</source>
        <translation>La connexion avec l&apos;hôte est perdue. Reconnexion…</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>Connexion rétablie.</translation>
    </message>
    <message>
        <source>You are watching. Only players can act.</source>
        <translation>Vous êtes spectateur. Seuls les joueurs peuvent agir.</translation>
    </message>
    <message>
        <source>You are watching %1 and the other players.</source>
        <translation>Vous regardez %1 et tous ceux qui jouent ici.</translation>
    </message>
    <message>
        <source>“%1” is from another game, or you played on in it alone: it stays as it is. This game&apos;s copy is “%2”.</source>
        <translation>«&#xa0;%1&#xa0;» vient d&apos;une autre partie, ou vous y avez continué en solo&#xa0;: ce monde reste tel quel. La copie de cette partie est «&#xa0;%2&#xa0;».</translation>
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
        <translation>Tours</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Cells explored</source>
        <translation>Cases explorées</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Chests opened</source>
        <translation>Coffres ouverts</translation>
    </message>
    <message>
        <source>Items found</source>
        <translation>Objets trouvés</translation>
    </message>
    <message>
        <source>Gold found</source>
        <translation>Or trouvé</translation>
    </message>
    <message>
        <source>Gold carried</source>
        <translation>Or porté</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Morts</translation>
    </message>
    <message>
        <source>The open world</source>
        <translation>Le monde ouvert</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Carnet</translation>
    </message>
    <message>
        <source>This world</source>
        <translation>Ce monde</translation>
    </message>
    <message>
        <source>All worlds</source>
        <translation>Tous les mondes</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Vaincus</translation>
    </message>
    <message>
        <source>None yet. Monsters that you defeat are counted here.</source>
        <translation>Aucun pour l&apos;instant. Les monstres vaincus sont comptés ici.</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Exploré</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>Coffres</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>%1 (watching)</source>
        <translation>%1 (spectateur)</translation>
    </message>
    <message>
        <source>%1 (absent)</source>
        <translation>%1 (absent)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>Bestiaire</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Connaissances</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Nothing yet. What you try, buy or take is described here.</source>
        <translation>Rien pour l&apos;instant. Ce que vous essayez, achetez ou prenez est décrit ici.</translation>
    </message>
</context>
<context>
    <name>cave::JourneyText</name>
    <message>
        <source>A shrine</source>
        <translation>Un sanctuaire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 It asks for %2 gold.</source>
        <translation>%1 Offrande demandée&#xa0;: %2 pièces d&apos;or.</translation>
    </message>
    <message>
        <source>companion</source>
        <translation>compagnon</translation>
    </message>
    <message>
        <source>health %1, damage %2, armour %3</source>
        <translation>santé %1, dégâts %2, armure %3</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Ask the shrine</source>
        <translation>Prier au sanctuaire</translation>
    </message>
    <message>
        <source>Free the captive</source>
        <translation>Libérer le captif</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Commercer</translation>
    </message>
    <message>
        <source>Pedestal, closed</source>
        <translation>Piédestal, fermé</translation>
    </message>
    <message>
        <source>Pedestal: %1</source>
        <translation>Piédestal&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shrine, dark</source>
        <translation>Sanctuaire, éteint</translation>
    </message>
    <message>
        <source>Captive: %1, %2</source>
        <translation>Captif&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>What you wield or wear gets a new quality, whichever comes; an old one is lost.</source>
        <translation>Votre arme ou armure équipée reçoit une nouvelle qualité, au hasard&#xa0;; l&apos;ancienne est perdue.</translation>
    </message>
    <message>
        <source>You take %1. The other pedestals close.</source>
        <translation>Vous prenez&#xa0;: %1. Les autres piédestaux se ferment.</translation>
    </message>
    <message>
        <source>You ask the shrine. %1</source>
        <translation>Vous priez au sanctuaire. %1</translation>
    </message>
    <message>
        <source>You free the %1, who goes with you from now on.</source>
        <translation>Vous libérez un captif (%1), qui vous accompagne désormais.</translation>
    </message>
    <message>
        <source>The %1 dies at your side.</source>
        <translation>%1 meurt à vos côtés.</translation>
    </message>
    <message>
        <source>You buy the %1 for %2 gold.</source>
        <translation>Vous achetez, pour %2 pièces d&apos;or&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You pay %1 gold. %2</source>
        <translation>Vous payez %1 pièces d&apos;or. %2</translation>
    </message>
    <message>
        <source>You pay %1 gold, and now you know it: a %2.</source>
        <translation>Vous payez %1 pièces d&apos;or et savez maintenant ce que c&apos;est&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You pay %1 gold, and now it is: %2.</source>
        <translation>Vous payez %1 pièces d&apos;or, et l&apos;objet devient&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 % more power.</source>
        <translation>%1&#xa0;% de puissance en plus.</translation>
    </message>
    <message>
        <source>%1. %2 takes it, and the other pedestals close.</source>
        <translation>%1. %2 pour prendre&#xa0;; les autres piédestaux se fermeront.</translation>
    </message>
    <message>
        <source>%1 %2 asks it.</source>
        <translation>%1 %2 pour prier.</translation>
    </message>
    <message>
        <source>%1. %2 frees them, and they fight beside you.</source>
        <translation>%1. %2 pour libérer ce captif, qui combattra à vos côtés.</translation>
    </message>
    <message>
        <source>Identifies it and all of its kind.</source>
        <translation>L&apos;identifie, ainsi que tous ceux de son espèce.</translation>
    </message>
</context>
<context>
    <name>cave::KeptSource</name>
    <message>
        <source>All saved seeds</source>
        <translation>Toutes les graines enregistrées</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Avec étoile</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>Étiquette&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No saved seeds yet. Star a seed, tag it or add a note.</source>
        <translation>Aucune graine enregistrée. Mettez une étoile, une étiquette ou une note à une graine.</translation>
    </message>
    <message>
        <source>No matching saved seeds.</source>
        <translation>Aucune graine enregistrée ne correspond.</translation>
    </message>
    <message>
        <source>&amp;Which</source>
        <translation>&amp;Lesquelles</translation>
    </message>
    <message>
        <source>Ge&amp;nerator</source>
        <translation>Gé&amp;nérateur</translation>
    </message>
</context>
<context>
    <name>cave::KeyBindings</name>
    <message>
        <source>Walk north</source>
        <translation>Aller au nord</translation>
    </message>
    <message>
        <source>Walk east</source>
        <translation>Aller à l&apos;est</translation>
    </message>
    <message>
        <source>Walk south</source>
        <translation>Aller au sud</translation>
    </message>
    <message>
        <source>Walk west</source>
        <translation>Aller à l&apos;ouest</translation>
    </message>
    <message>
        <source>Wait a turn</source>
        <translation>Attendre un tour</translation>
    </message>
    <message>
        <source>Walk north-east</source>
        <translation>Aller au nord-est</translation>
    </message>
    <message>
        <source>Walk south-east</source>
        <translation>Aller au sud-est</translation>
    </message>
    <message>
        <source>Walk south-west</source>
        <translation>Aller au sud-ouest</translation>
    </message>
    <message>
        <source>Walk north-west</source>
        <translation>Aller au nord-ouest</translation>
    </message>
    <message>
        <source>Use wielded item</source>
        <translation>Utiliser l&apos;objet en main</translation>
    </message>
    <message>
        <source>number pad %1</source>
        <translation>pavé numérique %1</translation>
    </message>
</context>
<context>
    <name>cave::KeyMap</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>Vos mondes</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Se déplacer</translation>
    </message>
</context>
<context>
    <name>cave::KeysPage</name>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Chercher commandes et touches</translation>
    </message>
    <message>
        <source>Sets the movement keys. Arrow keys always work.</source>
        <translation>Définit les touches de marche. Les flèches fonctionnent toujours.</translation>
    </message>
    <message>
        <source>Movement key presets</source>
        <translation>Préréglages des touches de marche</translation>
    </message>
    <message>
        <source>Movement keys…</source>
        <translation>Touches de marche…</translation>
    </message>
    <message>
        <source>All of these (default)</source>
        <translation>Toutes celles-ci (par défaut)</translation>
    </message>
    <message>
        <source>W A S D</source>
        <translation>W A S D</translation>
    </message>
    <message>
        <source>vi: H J K L</source>
        <translation>vi&#xa0;: H J K L</translation>
    </message>
    <message>
        <source>Number pad</source>
        <translation>Pavé numérique</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>&amp;Add key…</source>
        <translation>&amp;Ajouter une touche…</translation>
    </message>
    <message>
        <source>Then press a key; %1 cancels (%2 in the list)</source>
        <translation>Puis appuyez sur une touche&#xa0;; %1 annule (%2 dans la liste)</translation>
    </message>
    <message>
        <source>Re&amp;set</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Restore the default keys of this command</source>
        <translation>Rendre à cette commande ses touches par défaut</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Réattribuer</translation>
    </message>
    <message>
        <source>Use the key for this command only</source>
        <translation>Utiliser la touche pour cette commande seulement</translation>
    </message>
    <message>
        <source>&amp;Unassign both</source>
        <translation>Retirer aux &amp;deux</translation>
    </message>
    <message>
        <source>Remove the key from both commands</source>
        <translation>Retirer la touche des deux commandes</translation>
    </message>
    <message>
        <source>%1 — also %2</source>
        <translation>%1 — aussi %2</translation>
    </message>
    <message>
        <source>Remove this key</source>
        <translation>Retirer cette touche</translation>
    </message>
    <message>
        <source>%1 is used by “%2” and %3.</source>
        <translation>%1 sert à «&#xa0;%2&#xa0;» et à %3.</translation>
    </message>
    <message>
        <source>Press a key for “%1”. %2 cancels.</source>
        <translation>Appuyez sur une touche pour «&#xa0;%1&#xa0;». %2 annule.</translation>
    </message>
    <message>
        <source>Keys and shortcuts</source>
        <translation>Touches et raccourcis</translation>
    </message>
</context>
<context>
    <name>cave::LevelActions</name>
    <message>
        <source>&amp;Select and move</source>
        <translation>&amp;Sélectionner et déplacer</translation>
    </message>
    <message>
        <source>Click selects, Shift adds, drag moves; Alt ignores the grid</source>
        <translation>Cliquer sélectionne, Maj ajoute, glisser déplace&#xa0;; Alt ignore la grille</translation>
    </message>
    <message>
        <source>&amp;Place one</source>
        <translation>&amp;Placer un objet</translation>
    </message>
    <message>
        <source>Place one object at the pointer</source>
        <translation>Placer un objet au pointeur</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>Pinc&amp;eau</translation>
    </message>
    <message>
        <source>Paint with the current object</source>
        <translation>Peindre avec l&apos;objet courant</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Erase objects from tiles</source>
        <translation>Effacer des objets sur les tuiles</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Ligne</translation>
    </message>
    <message>
        <source>Draw a line of objects</source>
        <translation>Tracer une ligne d&apos;objets</translation>
    </message>
    <message>
        <source>Re&amp;ctangle</source>
        <translation>Re&amp;ctangle</translation>
    </message>
    <message>
        <source>Draw a rectangle of objects</source>
        <translation>Tracer un rectangle d&apos;objets</translation>
    </message>
    <message>
        <source>Ell&amp;ipse</source>
        <translation>Ell&amp;ipse</translation>
    </message>
    <message>
        <source>Draw an ellipse of objects</source>
        <translation>Tracer une ellipse d&apos;objets</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Remplissage</translation>
    </message>
    <message>
        <source>Fill connected empty tiles</source>
        <translation>Remplir les tuiles vides contiguës</translation>
    </message>
    <message>
        <source>P&amp;ick</source>
        <translation>Pr&amp;élever</translation>
    </message>
    <message>
        <source>Pick the object under the pointer</source>
        <translation>Prélever l&apos;objet sous le pointeur</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Rétablir la dernière modification annulée</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Couper</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>Couper la sélection</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the selection as lines of a level file</source>
        <translation>Copier la sélection sous forme de lignes d&apos;un fichier de niveau</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Paste at the pointer or cursor</source>
        <translation>Coller au pointeur ou au curseur</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Duplicate the selection one tile away</source>
        <translation>Dupliquer la sélection une tuile plus loin</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>Supprimer la sélection</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select all objects</source>
        <translation>Sélectionner tous les objets</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>&amp;Ne rien sélectionner</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Vider la sélection</translation>
    </message>
    <message>
        <source>Select &amp;same type</source>
        <translation>Sélectionner le mê&amp;me type</translation>
    </message>
    <message>
        <source>Select all objects of the selected types</source>
        <translation>Sélectionner tous les objets des types sélectionnés</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>&amp;Pivoter</translation>
    </message>
    <message>
        <source>Rotate the selection clockwise</source>
        <translation>Faire pivoter la sélection dans le sens horaire</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>Retourner &amp;horizontalement</translation>
    </message>
    <message>
        <source>Flip the selection horizontally</source>
        <translation>Retourner la sélection horizontalement</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Retourner &amp;verticalement</translation>
    </message>
    <message>
        <source>Flip the selection vertically</source>
        <translation>Retourner la sélection verticalement</translation>
    </message>
    <message>
        <source>&amp;Border walls</source>
        <translation>Murs de &amp;bordure</translation>
    </message>
    <message>
        <source>Put walls on all free border tiles, except doors</source>
        <translation>Mettre des murs sur toutes les tuiles libres du bord&#xa0;; les portes restent</translation>
    </message>
</context>
<context>
    <name>cave::LevelBackgroundFields</name>
    <message>
        <source>Colour of the background</source>
        <translation>Couleur de l&apos;arrière-plan</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>nom de fichier</translation>
    </message>
    <message>
        <source>file name; separate several with ;</source>
        <translation>nom de fichier&#xa0;; séparer plusieurs noms par&#xa0;;</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>une couleur</translation>
    </message>
    <message>
        <source>a tile, repeated</source>
        <translation>une tuile répétée</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>des images</translation>
    </message>
    <message>
        <source>&amp;Background:</source>
        <translation>&amp;Fond&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>C&amp;ouleur&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;icture:</source>
        <translation>&amp;Image&#xa0;:</translation>
    </message>
    <message>
        <source>Column, row:</source>
        <translation>Colonne, ligne&#xa0;:</translation>
    </message>
    <message>
        <source>Choose another colour</source>
        <translation>Choisir une autre couleur</translation>
    </message>
    <message>
        <source>Column of the tile in its picture</source>
        <translation>Colonne de la tuile dans son image</translation>
    </message>
    <message>
        <source>Row of the tile in its picture</source>
        <translation>Ligne de la tuile dans son image</translation>
    </message>
    <message>
        <source>Column of the tile in its picture, from 0</source>
        <translation>Colonne de la tuile dans son image, à partir de 0</translation>
    </message>
    <message>
        <source>Row of the tile in its picture, from 0</source>
        <translation>Ligne de la tuile dans son image, à partir de 0</translation>
    </message>
</context>
<context>
    <name>cave::LevelChecksPanel</name>
    <message>
        <source>Unknown, kept unchanged</source>
        <translation>Inconnu ici, conservé tel quel</translation>
    </message>
    <message>
        <source>Open a level to check it.</source>
        <translation>Ouvrez un niveau pour le faire vérifier.</translation>
    </message>
    <message>
        <source>No issues.</source>
        <translation>Aucun problème.</translation>
    </message>
    <message>
        <source>1 issue</source>
        <translation>1 problème</translation>
    </message>
    <message>
        <source>%1 issues</source>
        <translation>%1 problèmes</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>cave::LevelDocument</name>
    <message>
        <source>Reload from disk</source>
        <translation>Recharger depuis le disque</translation>
    </message>
</context>
<context>
    <name>cave::LevelFiles</name>
    <message>
        <source>Side-view levels can be edited and saved here, but not played.</source>
        <translation>Les niveaux en vue de côté peuvent être modifiés et enregistrés ici, mais pas joués.</translation>
    </message>
    <message>
        <source>Open level</source>
        <translation>Ouvrir un niveau</translation>
    </message>
    <message>
        <source>Level files (*.csv);;All files (*)</source>
        <translation>Fichiers de niveau (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>«&#xa0;%1&#xa0;» a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Save level</source>
        <translation>Enregistrer le niveau</translation>
    </message>
    <message>
        <source>The level could not be saved.</source>
        <translation>Impossible d&apos;enregistrer le niveau.</translation>
    </message>
    <message>
        <source>“%1” is saved, but its undo history could not be stored.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré, mais son historique d&apos;annulation n&apos;a pas pu être conservé.</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré.</translation>
    </message>
    <message>
        <source>The file of “%1” was deleted; saving creates it again.</source>
        <translation>Le fichier de «&#xa0;%1&#xa0;» a été supprimé&#xa0;; enregistrer le recrée.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder ma version</translation>
    </message>
    <message>
        <source>Cave Game closed before “%1” was saved. Your changes were kept.</source>
        <translation>Cave Game s&apos;est fermé avant l&apos;enregistrement de «&#xa0;%1&#xa0;». Vos modifications ont été conservées.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>cave::LevelPage</name>
    <message>
        <source>Side-view levels can&apos;t be played</source>
        <translation>Les niveaux en vue de côté ne peuvent pas être joués</translation>
    </message>
    <message>
        <source>Play this level from the cursor or the selection</source>
        <translation>Jouer ce niveau à partir du curseur ou de la sélection</translation>
    </message>
    <message>
        <source>No level</source>
        <translation>Aucun niveau</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>sélection&#xa0;: %1</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>, sélection&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tile %1, %2</source>
        <translation>Tuile %1, %2</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>side-view levels can&apos;t be played</source>
        <translation>les niveaux en vue de côté ne peuvent pas être joués</translation>
    </message>
    <message>
        <source>the level has no start for the player</source>
        <translation>le niveau n&apos;a pas de départ pour le joueur</translation>
    </message>
    <message>
        <source>the start is outside the level</source>
        <translation>le départ est hors du niveau</translation>
    </message>
    <message>
        <source>the start is in a wall; choose another starting tile</source>
        <translation>le départ est dans un mur&#xa0;; choisissez une autre tuile de départ</translation>
    </message>
    <message>
        <source>no free tile nearby; choose another starting tile</source>
        <translation>aucune tuile libre à proximité&#xa0;; choisissez une autre tuile de départ</translation>
    </message>
    <message>
        <source>Trial of %1</source>
        <translation>Essai de %1</translation>
    </message>
    <message>
        <source>Can&apos;t play from here.</source>
        <translation>Impossible de jouer à partir d&apos;ici.</translation>
    </message>
</context>
<context>
    <name>cave::LevelPageActions</name>
    <message>
        <source>&amp;New level…</source>
        <translation>&amp;Nouveau niveau…</translation>
    </message>
    <message>
        <source>Create a level file</source>
        <translation>Créer un fichier de niveau</translation>
    </message>
    <message>
        <source>&amp;Open level…</source>
        <translation>&amp;Ouvrir un niveau…</translation>
    </message>
    <message>
        <source>Edit a level file</source>
        <translation>Modifier un fichier de niveau</translation>
    </message>
    <message>
        <source>&amp;Save level</source>
        <translation>&amp;Enregistrer le niveau</translation>
    </message>
    <message>
        <source>Write the level&apos;s file</source>
        <translation>Écrire le fichier du niveau</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Write the level to another file</source>
        <translation>Écrire le niveau dans un autre fichier</translation>
    </message>
    <message>
        <source>&amp;Reload from disk</source>
        <translation>&amp;Recharger depuis le disque</translation>
    </message>
    <message>
        <source>Reload the file; this can be undone</source>
        <translation>Recharger le fichier&#xa0;; annulable</translation>
    </message>
    <message>
        <source>&amp;Close level</source>
        <translation>&amp;Fermer le niveau</translation>
    </message>
    <message>
        <source>Close this level</source>
        <translation>Fermer ce niveau</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Jouer à partir d&apos;ici</translation>
    </message>
    <message>
        <source>Play this level from the cursor or the selection</source>
        <translation>Jouer ce niveau à partir du curseur ou de la sélection</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>Redi&amp;mensionner…</translation>
    </message>
    <message>
        <source>Resize the level; content is kept</source>
        <translation>Redimensionner le niveau&#xa0;; le contenu est conservé</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Show grid lines</source>
        <translation>Afficher la grille</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>&amp;Whole level</source>
        <translation>Niveau en&amp;tier</translation>
    </message>
    <message>
        <source>Show the whole level</source>
        <translation>Afficher tout le niveau</translation>
    </message>
</context>
<context>
    <name>cave::LevelPalette</name>
    <message>
        <source>Recently used</source>
        <translation>Derniers utilisés</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>Créatures</translation>
    </message>
    <message>
        <source>Side view</source>
        <translation>Vue de côté</translation>
    </message>
    <message>
        <source>Sn&amp;ap:</source>
        <translation>Ai&amp;mantation&#xa0;:</translation>
    </message>
    <message>
        <source>Whole tiles</source>
        <translation>Tuiles entières</translation>
    </message>
    <message>
        <source>Quarters of a tile</source>
        <translation>Quarts de tuile</translation>
    </message>
    <message>
        <source>Tenths of a tile</source>
        <translation>Dixièmes de tuile</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Grid for positions; hold Alt while dragging to ignore it</source>
        <translation>Grille des positions&#xa0;; maintenir Alt pendant le glissement pour l&apos;ignorer</translation>
    </message>
    <message>
        <source>Width of brush, eraser and line: %1 to %2 tiles</source>
        <translation>Largeur du pinceau, de la gomme et de la ligne&#xa0;: de %1 à %2 tuiles</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Comblé</translation>
    </message>
    <message>
        <source>Fill rectangles and ellipses</source>
        <translation>Remplir les rectangles et les ellipses</translation>
    </message>
    <message>
        <source>Search objects</source>
        <translation>Rechercher des objets</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objets</translation>
    </message>
    <message>
        <source>Br&amp;ush:</source>
        <translation>Pin&amp;ceau&#xa0;:</translation>
    </message>
</context>
<context>
    <name>cave::LevelProperties</name>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>Changer le type</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>plusieurs valeurs</translation>
    </message>
    <message>
        <source>several types</source>
        <translation>plusieurs types</translation>
    </message>
    <message>
        <source>%1 objects: %2</source>
        <translation>%1 objets&#xa0;: %2</translation>
    </message>
    <message>
        <source>Enter a position in tiles, such as 3 or 2.5</source>
        <translation>Saisissez une position en tuiles, par exemple 3 ou 2,5</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>Modifier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Enter the start as two numbers, in tiles, such as 3 and 2.5</source>
        <translation>Saisissez le départ sous forme de deux nombres de tuiles, par exemple 3 et 2,5</translation>
    </message>
    <message>
        <source>Move the start</source>
        <translation>Déplacer le départ</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>Redimensionner</translation>
    </message>
    <message>
        <source>Enter the name of a picture</source>
        <translation>Saisissez le nom d&apos;une image</translation>
    </message>
    <message>
        <source>Change the background</source>
        <translation>Changer l&apos;arrière-plan</translation>
    </message>
    <message>
        <source>&amp;x (tiles):</source>
        <translation>&amp;x (tuiles)&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;y (tiles):</source>
        <translation>&amp;y (tuiles)&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>N&amp;om&#xa0;:</translation>
    </message>
    <message>
        <source>T&amp;ype:</source>
        <translation>&amp;Type&#xa0;:</translation>
    </message>
    <message>
        <source>Room of a map</source>
        <translation>Salle d&apos;un plan</translation>
    </message>
    <message>
        <source>Single level</source>
        <translation>Niveau indépendant</translation>
    </message>
    <message>
        <source>Side view</source>
        <translation>Vue de côté</translation>
    </message>
    <message>
        <source>Size (tiles):</source>
        <translation>Taille (tuiles)&#xa0;:</translation>
    </message>
    <message>
        <source>Width in tiles</source>
        <translation>Largeur en tuiles</translation>
    </message>
    <message>
        <source>Height in tiles</source>
        <translation>Hauteur en tuiles</translation>
    </message>
    <message>
        <source>Anchor content:</source>
        <translation>Placer le contenu&#xa0;:</translation>
    </message>
    <message>
        <source>at the top left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>at the top right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>au centre</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>at the bottom left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>at the bottom right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>&amp;Resize</source>
        <translation>&amp;Redimensionner</translation>
    </message>
    <message>
        <source>Resize the level; objects outside are kept</source>
        <translation>Redimensionner le niveau&#xa0;; les objets hors du niveau sont conservés</translation>
    </message>
    <message>
        <source>Start (tiles):</source>
        <translation>Départ (tuiles)&#xa0;:</translation>
    </message>
    <message>
        <source>Column of the start, in tiles</source>
        <translation>Colonne du départ, en tuiles</translation>
    </message>
    <message>
        <source>Row of the start, in tiles</source>
        <translation>Ligne du départ, en tuiles</translation>
    </message>
    <message>
        <source>Tiles from the left edge; fractions such as 2.5 are allowed</source>
        <translation>Tuiles depuis le bord gauche&#xa0;; les fractions comme 2,5 sont permises</translation>
    </message>
    <message>
        <source>Tiles from the top edge; fractions such as 2.5 are allowed</source>
        <translation>Tuiles depuis le bord supérieur&#xa0;; les fractions comme 2,5 sont permises</translation>
    </message>
    <message>
        <source>Width: 1 to %1 tiles</source>
        <translation>Largeur&#xa0;: de 1 à %1 tuiles</translation>
    </message>
    <message>
        <source>Height: 1 to %1 tiles</source>
        <translation>Hauteur&#xa0;: de 1 à %1 tuiles</translation>
    </message>
    <message>
        <source>Any text without a comma</source>
        <translation>Tout texte sans virgule</translation>
    </message>
</context>
<context>
    <name>cave::LevelTools</name>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Pivoter</translation>
    </message>
    <message>
        <source>Flip horizontally</source>
        <translation>Retourner horizontalement</translation>
    </message>
    <message>
        <source>Flip vertically</source>
        <translation>Retourner verticalement</translation>
    </message>
    <message>
        <source>Border walls</source>
        <translation>Murs de bordure</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Décaler</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>Placer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fill: %1</source>
        <translation>Remplissage&#xa0;: %1</translation>
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
        <translation>Aucune graine pour l&apos;instant.</translation>
    </message>
    <message>
        <source>Seeds, one per &amp;line</source>
        <translation>Graines, une par &amp;ligne</translation>
    </message>
    <message>
        <source>Type or paste any text, or a copied link:
amber-hollow-42
Медвежья берлога
洞窟</source>
        <translation>Saisissez ou collez n&apos;importe quels textes, ou un lien copié&#xa0;:
amber-hollow-42
Медвежья берлога
洞窟</translation>
    </message>
    <message>
        <source>a list with links may have at most %1 lines.</source>
        <translation>une liste contenant des liens peut avoir au plus %1 lignes.</translation>
    </message>
</context>
<context>
    <name>cave::LogWindow</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Minimum level</source>
        <translation>Niveau minimal</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Debug and above</source>
        <translation>Débogage et plus</translation>
    </message>
    <message>
        <source>Info and above</source>
        <translation>Infos et plus</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>Avertissements et erreurs</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Rechercher dans le journal</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the lines shown</source>
        <translation>Copier les lignes affichées</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>The log can&apos;t be written</source>
        <translation>Impossible d&apos;écrire le journal</translation>
    </message>
    <message>
        <source>The log is empty</source>
        <translation>Le journal est vide</translation>
    </message>
    <message>
        <source>No matching lines</source>
        <translation>Aucune ligne correspondante</translation>
    </message>
    <message>
        <source>The program&apos;s log. The log level is in Settings ▸ Log.</source>
        <translation>Le journal du programme. Son niveau de détail se règle dans Paramètres ▸ Journal.</translation>
    </message>
    <message>
        <source>Lower the minimum level, or search for something else.</source>
        <translation>Abaissez le niveau minimal ou cherchez autre chose.</translation>
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
        <translation>Légende</translation>
    </message>
    <message>
        <source>Show the legend</source>
        <translation>Afficher la légende</translation>
    </message>
    <message>
        <source>Collapse the legend</source>
        <translation>Replier la légende</translation>
    </message>
</context>
<context>
    <name>cave::MapRuler</name>
    <message>
        <source>%1 west</source>
        <translation>%1 à l&apos;ouest</translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation>%1 à l&apos;est</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>%1 au sud</translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation>%1 au nord</translation>
    </message>
    <message>
        <source>counting steps…</source>
        <translation>calcul des pas…</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 pas</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pas</translation>
    </message>
    <message>
        <source>no path nearby</source>
        <translation>aucun chemin à proximité</translation>
    </message>
    <message>
        <source>too far to count steps</source>
        <translation>trop loin pour compter les pas</translation>
    </message>
</context>
<context>
    <name>cave::MapSpeech</name>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Sol</translation>
    </message>
    <message>
        <source>%1. No way out.</source>
        <translation>%1. Aucune issue.</translation>
    </message>
    <message>
        <source>%1. Open: %2.</source>
        <translation>%1. Passages&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation>%1 en %2.</translation>
    </message>
    <message>
        <source>Beside you: %1.</source>
        <translation>À côté de vous&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>cave::MapView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>cave::MarkerEditor</name>
    <message>
        <source>Note for this place</source>
        <translation>Note pour cet endroit</translation>
    </message>
</context>
<context>
    <name>cave::MarksPanel</name>
    <message>
        <source>Select a seed to star it or add tags, notes and markers.</source>
        <translation>Sélectionnez une graine pour lui donner une étoile, des étiquettes, des notes et des repères.</translation>
    </message>
    <message>
        <source>Star this seed</source>
        <translation>Donner une étoile à cette graine</translation>
    </message>
    <message>
        <source>wide, many chests</source>
        <translation>large, beaucoup de coffres</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>Étiquettes, séparées par des virgules</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>&amp;Repères</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Repère</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Repères</translation>
    </message>
    <message>
        <source>No markers yet. Add one on the map.</source>
        <translation>Aucun repère pour l&apos;instant. Ajoutez-en un sur la carte.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Empty seed</source>
        <translation>Graine vide</translation>
    </message>
    <message>
        <source>Tag too long: %1…</source>
        <translation>Étiquette trop longue&#xa0;: %1…</translation>
    </message>
    <message>
        <source>The note is too long; its end is not saved.</source>
        <translation>La note est trop longue&#xa0;; la fin n&apos;est pas enregistrée.</translation>
    </message>
    <message>
        <source>No more markers can be added.</source>
        <translation>Impossible d&apos;ajouter d&apos;autres repères.</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Avec étoile</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>Repère %1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n tags are saved.</source>
        <translation>
            <numerusform>Au plus %n étiquette est enregistrée.</numerusform>
            <numerusform>Au plus %n étiquettes sont enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Show that part of the map</source>
        <translation>Afficher cette partie de la carte</translation>
    </message>
    <message>
        <source>Remove this marker</source>
        <translation>Retirer ce repère</translation>
    </message>
</context>
<context>
    <name>cave::MessageLog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1
How: %2</source>
        <translation>%1
Comment&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>cave::MessageLogDock</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Trajets</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Trouvailles</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstres</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Show only one kind of message</source>
        <translation>N&apos;afficher qu&apos;un genre de messages</translation>
    </message>
    <message>
        <source>Kind of message</source>
        <translation>Genre de messages</translation>
    </message>
    <message>
        <source>Search messages</source>
        <translation>Chercher un message</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>No messages yet. Finds, encounters and fights appear here.</source>
        <translation>Aucun message pour l&apos;instant. Vos trouvailles, vos rencontres et vos combats s&apos;affichent ici.</translation>
    </message>
    <message>
        <source>No matching messages. Clear the search or choose all kinds.</source>
        <translation>Aucun message correspondant. Effacez la recherche ou choisissez tous les genres.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>&amp;Why? Show this turn</source>
        <translation>&amp;Pourquoi&#xa0;? Montrer ce tour</translation>
    </message>
</context>
<context>
    <name>cave::MindDock</name>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>M&amp;ind</source>
        <translation>Déc&amp;isions</translation>
    </message>
    <message>
        <source>Show a monster&apos;s decisions as they happen</source>
        <translation>Afficher les décisions d&apos;un monstre au fur et à mesure</translation>
    </message>
    <message>
        <source>Next monster</source>
        <translation>Monstre suivant</translation>
    </message>
    <message>
        <source>Select the next monster; you can also click one</source>
        <translation>Sélectionner le monstre suivant (ou cliquer sur un monstre)</translation>
    </message>
</context>
<context>
    <name>cave::MindPanel</name>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Step one turn</source>
        <translation>Avancer d&apos;un tour</translation>
    </message>
    <message>
        <source>No monster selected</source>
        <translation>Aucun monstre choisi</translation>
    </message>
    <message>
        <source>Select a living monster on the map to see what it will do and why.</source>
        <translation>Sélectionnez un monstre vivant sur la carte pour voir ce qu&apos;il va faire et pourquoi.</translation>
    </message>
    <message>
        <source>It has no decision tree, and does nothing.</source>
        <translation>Il n&apos;a pas d&apos;arbre de décision et ne fait rien.</translation>
    </message>
    <message>
        <source>Advance one turn, as if the player waited</source>
        <translation>Avancer d&apos;un tour, comme si le joueur attendait</translation>
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
        <translation>Sur d&apos;autres claviers</translation>
    </message>
    <message>
        <source>The positions of W, A, S, D</source>
        <translation>Les emplacements de W, A, S, D</translation>
    </message>
    <message>
        <source>Keep walking</source>
        <translation>Marcher sans s&apos;arrêter</translation>
    </message>
    <message>
        <source>Hold the key</source>
        <translation>Maintenir la touche</translation>
    </message>
</context>
<context>
    <name>cave::NewLevelDialog</name>
    <message>
        <source>New level</source>
        <translation>Nouveau niveau</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Type&#xa0;:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>Taille&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Fill:</source>
        <translation>&amp;Remplissage&#xa0;:</translation>
    </message>
    <message>
        <source>Room of a map</source>
        <translation>Salle d&apos;un plan</translation>
    </message>
    <message>
        <source>Single level</source>
        <translation>Niveau indépendant</translation>
    </message>
    <message>
        <source>Side view</source>
        <translation>Vue de côté</translation>
    </message>
    <message>
        <source>Any text without a comma</source>
        <translation>Tout texte sans virgule</translation>
    </message>
    <message>
        <source>Width in tiles</source>
        <translation>Largeur en tuiles</translation>
    </message>
    <message>
        <source>Height in tiles</source>
        <translation>Hauteur en tuiles</translation>
    </message>
    <message>
        <source>Width: 1 to %1 tiles</source>
        <translation>Largeur&#xa0;: de 1 à %1 tuiles</translation>
    </message>
    <message>
        <source>Height: 1 to %1 tiles</source>
        <translation>Hauteur&#xa0;: de 1 à %1 tuiles</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>border walls</source>
        <translation>murs de bordure</translation>
    </message>
    <message>
        <source>border walls with doors</source>
        <translation>murs de bordure avec portes</translation>
    </message>
    <message>
        <source>Border walls need at least %1 tiles per side</source>
        <translation>Des murs de bordure demandent au moins %1 tuiles par côté</translation>
    </message>
    <message>
        <source>Enter a picture&apos;s name, or choose another background</source>
        <translation>Saisissez le nom d&apos;une image ou choisissez un autre arrière-plan</translation>
    </message>
</context>
<context>
    <name>cave::NewWorldPage</name>
    <message>
        <source>New world</source>
        <translation>Nouveau monde</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Create world</source>
        <translation>Créer le monde</translation>
    </message>
    <message>
        <source>Create this world and play it</source>
        <translation>Créer ce monde et y jouer</translation>
    </message>
</context>
<context>
    <name>cave::NumberEdit</name>
    <message>
        <source>%1: enter a whole number.</source>
        <translation>%1&#xa0;: saisissez un nombre entier.</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n&apos;est pas un nombre entier.</translation>
    </message>
    <message>
        <source>%1: enter a number from %2 to %3.</source>
        <translation>%1&#xa0;: saisissez un nombre de %2 à %3.</translation>
    </message>
</context>
<context>
    <name>cave::NumbersSource</name>
    <message>
        <source>Count: the last number would exceed 64 bits.</source>
        <translation>Quantité&#xa0;: le dernier nombre dépasserait 64 bits.</translation>
    </message>
    <message>
        <source>To: at least %1.</source>
        <translation>Jusqu&apos;à&#xa0;: au moins %1.</translation>
    </message>
    <message>
        <source>To: at most %1 worlds.</source>
        <translation>Jusqu&apos;à&#xa0;: %1 mondes au plus.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>C&amp;ount</source>
        <translation>&amp;Quantité</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>Ju&amp;squ&apos;à</translation>
    </message>
    <message>
        <source>First seed: a whole number, may be negative</source>
        <translation>Première graine&#xa0;: un nombre entier, négatif si besoin</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>Nombre de graines</translation>
    </message>
    <message>
        <source>Last seed</source>
        <translation>Dernière graine</translation>
    </message>
</context>
<context>
    <name>cave::ObjectiveText</name>
    <message>
        <source>1 monster</source>
        <translation>1 monstre</translation>
    </message>
    <message numerus="yes">
        <source>%n monsters</source>
        <translation>
            <numerusform>%n monstre</numerusform>
            <numerusform>%n monstres</numerusform>
        </translation>
    </message>
    <message>
        <source>1 chest</source>
        <translation>1 coffre</translation>
    </message>
    <message numerus="yes">
        <source>%n chests</source>
        <translation>
            <numerusform>%n coffre</numerusform>
            <numerusform>%n coffres</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the cavern: %1 and %2 left.</source>
        <translation>Nettoyez la caverne&#xa0;: reste %1 et %2.</translation>
    </message>
    <message>
        <source>Clear the cavern: %1 left.</source>
        <translation>Nettoyez la caverne&#xa0;: reste %1.</translation>
    </message>
    <message>
        <source>The monsters are beaten: %1 left.</source>
        <translation>Les monstres sont vaincus&#xa0;: reste %1.</translation>
    </message>
    <message>
        <source>The cavern is cleared: the stairs lead on.</source>
        <translation>La caverne est nettoyée&#xa0;: l&apos;escalier mène plus loin.</translation>
    </message>
    <message>
        <source>The cavern is cleared.</source>
        <translation>La caverne est nettoyée.</translation>
    </message>
    <message>
        <source>Floor %1 of %2: find FINISH, the way down.</source>
        <translation>Étage %1 sur %2&#xa0;: trouvez l&apos;ARRIVÉE, le passage vers le bas.</translation>
    </message>
    <message>
        <source>Floor %1 of %2, the last one: get past its guards to FINISH.</source>
        <translation>Étage %1 sur %2, le dernier&#xa0;: passez les gardes jusqu&apos;à l&apos;ARRIVÉE.</translation>
    </message>
    <message>
        <source>The boss is here: beat everything in this room.</source>
        <translation>Le boss est ici&#xa0;: battez tout ce qui se trouve dans cette salle.</translation>
    </message>
    <message>
        <source>The boss is beaten: go to the exit.</source>
        <translation>Le boss est vaincu&#xa0;: allez à la sortie.</translation>
    </message>
    <message>
        <source>%1 of %2 rooms cleared</source>
        <translation>Salles nettoyées&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Beat the enemies in this room. %1.</source>
        <translation>Battez les ennemis de cette salle. %1.</translation>
    </message>
    <message>
        <source>Find the boss. %1.</source>
        <translation>Trouvez le boss. %1.</translation>
    </message>
    <message>
        <source>Explore the caves: find a first chest.</source>
        <translation>Explorez les cavernes&#xa0;: trouvez un premier coffre.</translation>
    </message>
    <message>
        <source>Explore for treasure: 1 chest opened.</source>
        <translation>Explorez en quête de trésors&#xa0;: 1 coffre ouvert.</translation>
    </message>
    <message numerus="yes">
        <source>Explore for treasure: %n chests opened.</source>
        <translation>
            <numerusform>Explorez en quête de trésors&#xa0;: %n coffre ouvert.</numerusform>
            <numerusform>Explorez en quête de trésors&#xa0;: %n coffres ouverts.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>Vous avez gagné.</translation>
    </message>
    <message>
        <source>This run is over.</source>
        <translation>Cette partie est terminée.</translation>
    </message>
    <message>
        <source>Level %1 of %2: find the exit.</source>
        <translation>Niveau %1 sur %2&#xa0;: trouvez la sortie.</translation>
    </message>
    <message>
        <source>to the north</source>
        <translation>au nord</translation>
    </message>
    <message>
        <source>to the east</source>
        <translation>à l&apos;est</translation>
    </message>
    <message>
        <source>to the south</source>
        <translation>au sud</translation>
    </message>
    <message>
        <source>to the west</source>
        <translation>à l&apos;ouest</translation>
    </message>
    <message>
        <source>to the north-east</source>
        <translation>au nord-est</translation>
    </message>
    <message>
        <source>to the south-east</source>
        <translation>au sud-est</translation>
    </message>
    <message>
        <source>to the south-west</source>
        <translation>au sud-ouest</translation>
    </message>
    <message>
        <source>to the north-west</source>
        <translation>au nord-ouest</translation>
    </message>
    <message>
        <source>The open gate is at %1, %2.</source>
        <translation>Le portail ouvert est en %1, %2.</translation>
    </message>
    <message>
        <source>The next relic lies about %1 cells away, %2.</source>
        <translation>La prochaine relique est à environ %1 cases, %2.</translation>
    </message>
    <message>
        <source>The gate is at %1.</source>
        <translation>Le portail est en %1.</translation>
    </message>
    <message>
        <source>From where you began, the gate lies %1.</source>
        <translation>Le portail se trouve %1 de votre point de départ.</translation>
    </message>
</context>
<context>
    <name>cave::PaceBox</name>
    <message>
        <source>instant</source>
        <translation>instantané</translation>
    </message>
    <message>
        <source>%1 ms per blow (long fight)</source>
        <translation>%1 ms par coup (long combat)</translation>
    </message>
    <message>
        <source>%1 ms per blow</source>
        <translation>%1 ms par coup</translation>
    </message>
    <message>
        <source>Automatic from the start</source>
        <translation>Automatique dès le début</translation>
    </message>
    <message>
        <source>Run every fight automatically from the start</source>
        <translation>Mener chaque combat automatiquement dès le début</translation>
    </message>
    <message>
        <source>Blow duration</source>
        <translation>Durée d&apos;un coup</translation>
    </message>
    <message>
        <source>Duration of a blow in automatic fights</source>
        <translation>Durée d&apos;un coup dans les combats automatiques</translation>
    </message>
</context>
<context>
    <name>cave::PastWatchEdit</name>
    <message>
        <source>Paused: %1</source>
        <translation>En pause&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Looking… It holds in %Ln turns so far.</source>
        <translation>
            <numerusform>Recherche… Rempli dans %Ln tour jusqu&apos;ici.</numerusform>
            <numerusform>Recherche… Rempli dans %Ln tours jusqu&apos;ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>The watch point holds in no turn.</source>
        <translation>Le point d&apos;observation n&apos;est rempli dans aucun tour.</translation>
    </message>
    <message numerus="yes">
        <source>The watch point holds in %Ln turns.</source>
        <translation>
            <numerusform>Le point d&apos;observation est rempli dans %Ln tour.</numerusform>
            <numerusform>Le point d&apos;observation est rempli dans %Ln tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log can&apos;t be replayed beyond turn %L1.</source>
        <translation>Le journal ne peut pas être rejoué au-delà du tour %L1.</translation>
    </message>
</context>
<context>
    <name>cave::PictureDialog</name>
    <message>
        <source>Save map as picture</source>
        <translation>Enregistrer la carte comme image</translation>
    </message>
    <message>
        <source>&amp;Width in pixels</source>
        <translation>&amp;Largeur en pixels</translation>
    </message>
    <message>
        <source>&amp;Height in pixels</source>
        <translation>&amp;Hauteur en pixels</translation>
    </message>
    <message>
        <source>Pixels per &amp;cell</source>
        <translation>Pixels par &amp;case</translation>
    </message>
    <message>
        <source>Covers %1 × %2 cells.</source>
        <translation>Couvre %1 × %2 cases.</translation>
    </message>
    <message>
        <source>Save sheet as picture</source>
        <translation>Enregistrer la planche comme image</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>Map &amp;width</source>
        <translation>&amp;Largeur des cartes</translation>
    </message>
    <message>
        <source>Too large: at most %1 per side. Select fewer seeds, or use more columns or smaller maps.</source>
        <translation>Trop grand&#xa0;: %1 au plus par côté. Sélectionnez moins de graines, ou prenez plus de colonnes ou des cartes plus petites.</translation>
    </message>
    <message numerus="yes">
        <source>%n maps: a picture of %1 × %2 pixels.</source>
        <translation>
            <numerusform>%n carte&#xa0;: une image de %1 × %2 pixels.</numerusform>
            <numerusform>%n cartes&#xa0;: une image de %1 × %2 pixels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlaceInLevels</name>
    <message>
        <source>Door, walled up</source>
        <translation>Porte murée</translation>
    </message>
    <message>
        <source>Door to another room</source>
        <translation>Porte vers une autre salle</translation>
    </message>
    <message>
        <source>Spike: deadly</source>
        <translation>Pique&#xa0;: mortel</translation>
    </message>
    <message>
        <source>Poison: %1 damage</source>
        <translation>Poison&#xa0;: %1 dégâts</translation>
    </message>
    <message>
        <source>Potion: heals %1</source>
        <translation>Potion&#xa0;: rend %1</translation>
    </message>
    <message>
        <source>Item to pick up</source>
        <translation>Objet à ramasser</translation>
    </message>
    <message>
        <source>A sign</source>
        <translation>Un panneau</translation>
    </message>
    <message>
        <source>FINISH: another exit</source>
        <translation>ARRIVÉE&#xa0;: autre sortie</translation>
    </message>
    <message>
        <source>Room %1 of %2</source>
        <translation>Salle %1 sur %2</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Niveau %1 sur %2</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>Étage %1</translation>
    </message>
    <message>
        <source>Floor %1 of %2</source>
        <translation>Étage %1 sur %2</translation>
    </message>
    <message>
        <source>FINISH: exit</source>
        <translation>ARRIVÉE&#xa0;: sortie</translation>
    </message>
    <message>
        <source>FINISH: to level %1</source>
        <translation>ARRIVÉE&#xa0;: vers le niveau %1</translation>
    </message>
    <message>
        <source>FINISH: to floor %1</source>
        <translation>ARRIVÉE&#xa0;: vers l&apos;étage %1</translation>
    </message>
    <message>
        <source>START</source>
        <translation>DÉPART</translation>
    </message>
    <message>
        <source>START of floor %1</source>
        <translation>DÉPART de l&apos;étage %1</translation>
    </message>
    <message>
        <source>A camp, to rest at</source>
        <translation>Un camp, où se reposer</translation>
    </message>
    <message>
        <source>A relic</source>
        <translation>Une relique</translation>
    </message>
    <message>
        <source>A piece of a map</source>
        <translation>Un morceau de carte</translation>
    </message>
    <message>
        <source>The gate</source>
        <translation>Le portail</translation>
    </message>
</context>
<context>
    <name>cave::PlaceTexts</name>
    <message>
        <source>east</source>
        <translation>à l&apos;est</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>au nord-est</translation>
    </message>
    <message>
        <source>north</source>
        <translation>au nord</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>au nord-ouest</translation>
    </message>
    <message>
        <source>west</source>
        <translation>à l&apos;ouest</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>au sud-ouest</translation>
    </message>
    <message>
        <source>south</source>
        <translation>au sud</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>au sud-est</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>1 cell %1</source>
        <translation>à 1 case %1</translation>
    </message>
    <message>
        <source>%1 cells %2</source>
        <translation>à %1 cases %2</translation>
    </message>
</context>
<context>
    <name>cave::PlacesController</name>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
</context>
<context>
    <name>cave::PlacesDialog</name>
    <message>
        <source>Places</source>
        <translation>Lieux</translation>
    </message>
    <message>
        <source>Search places</source>
        <translation>Rechercher des lieux</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>&amp;Travel</source>
        <translation>S&apos;y &amp;rendre</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Voir</translation>
    </message>
    <message>
        <source>&amp;Edit note</source>
        <translation>&amp;Modifier la note</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>R&amp;etirer</translation>
    </message>
    <message>
        <source>Show that part of the map</source>
        <translation>Afficher cette partie de la carte</translation>
    </message>
    <message>
        <source>World entrance</source>
        <translation>Entrée du monde</translation>
    </message>
    <message>
        <source>Last death</source>
        <translation>Dernière mort</translation>
    </message>
    <message>
        <source>No matching places.</source>
        <translation>Aucun lieu correspondant.</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>START of this floor</source>
        <translation>DÉPART de cet étage</translation>
    </message>
    <message>
        <source>Walk there</source>
        <translation>Y aller à pied</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Remove this place</source>
        <translation>Retirer ce lieu</translation>
    </message>
    <message>
        <source>Press %1 on the map to mark a place. Marked places are listed here.</source>
        <translation>Appuyez sur %1 sur la carte pour marquer un lieu. Les lieux marqués sont listés ici.</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Camp</translation>
    </message>
</context>
<context>
    <name>cave::PlacesModel</name>
    <message>
        <source>%1 of %2 cells match, %3</source>
        <comment>cells, cells, how the sketch is turned</comment>
        <translation>%1 cases sur %2 concordent, %3</translation>
    </message>
    <message>
        <source>Distance from the spawn, in cells</source>
        <translation>Distance du point d&apos;apparition, en cases</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Concordance</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Orientation</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln cells from the spawn</source>
        <comment>coordinates, distance</comment>
        <translation>
            <numerusform>%1 · à %Ln case du point d&apos;apparition</numerusform>
            <numerusform>%1 · à %Ln cases du point d&apos;apparition</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlacesPanel</name>
    <message>
        <source>Open a world first.</source>
        <translation>Ouvrez d&apos;abord un monde.</translation>
    </message>
    <message>
        <source>This world has levels. Places are searched for only in endless worlds.</source>
        <translation>Ce monde a des niveaux. Les lieux ne se cherchent que dans les mondes infinis.</translation>
    </message>
    <message>
        <source>Draw a sketch or enter a condition.</source>
        <translation>Dessinez un croquis ou saisissez une condition.</translation>
    </message>
    <message>
        <source>No places yet</source>
        <translation>Aucun lieu pour l&apos;instant</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 lieu</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 lieux</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>Places: %1</source>
        <translation>Lieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>It searches the world as generated, without later changes.</source>
        <translation>Le monde est examiné tel qu&apos;il a été généré, sans changements ultérieurs.</translation>
    </message>
    <message>
        <source>Distances in it are measured from the place</source>
        <translation>Ses distances se comptent depuis le lieu</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>Search outward from the spawn</source>
        <translation>Chercher depuis le point d&apos;apparition vers l&apos;extérieur</translation>
    </message>
    <message>
        <source>Search farther away from the spawn</source>
        <translation>Chercher plus loin du point d&apos;apparition</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Lieux trouvés</translation>
    </message>
    <message>
        <source>Like the pl&amp;ace shown…</source>
        <translation>Comme le lieu a&amp;ffiché…</translation>
    </message>
    <message>
        <source>Begin a sketch with the middle of the map, or with what is selected</source>
        <translation>Commencer un croquis à partir du milieu de la carte ou de la sélection</translation>
    </message>
    <message>
        <source>C&amp;ondition</source>
        <translation>C&amp;ondition</translation>
    </message>
    <message>
        <source>Find more</source>
        <translation>Chercher plus loin</translation>
    </message>
    <message>
        <source>Finds the nearest places in this world that look like a sketch or meet a condition, the best one in each region.</source>
        <translation>Trouve les lieux les plus proches de ce monde qui ressemblent à un croquis ou remplissent une condition, le meilleur de chaque région.</translation>
    </message>
    <message numerus="yes">
        <source>searched %Ln cells around the spawn</source>
        <translation>
            <numerusform>cherché jusqu&apos;à %Ln case du point d&apos;apparition</numerusform>
            <numerusform>cherché jusqu&apos;à %Ln cases du point d&apos;apparition</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlayActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Make the map larger</source>
        <translation>Agrandir la carte</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation>Réduire la carte</translation>
    </message>
    <message>
        <source>&amp;Centre on player</source>
        <translation>&amp;Centrer sur le joueur</translation>
    </message>
    <message>
        <source>Centre the view on the player and follow</source>
        <translation>Centrer la vue sur le joueur et le suivre</translation>
    </message>
    <message>
        <source>&amp;Fog</source>
        <translation>&amp;Brouillard</translation>
    </message>
    <message>
        <source>Show only the explored area</source>
        <translation>N&apos;afficher que la zone explorée</translation>
    </message>
    <message>
        <source>&amp;Glyphs</source>
        <translation>&amp;Glyphes</translation>
    </message>
    <message>
        <source>Draw the map with ASCII characters</source>
        <translation>Dessiner la carte en caractères ASCII</translation>
    </message>
    <message>
        <source>Let the view follow the player smoothly</source>
        <translation>Faire glisser la vue derrière le joueur</translation>
    </message>
    <message>
        <source>&amp;Animate</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>Animate steps, light and zoom</source>
        <translation>Animer les pas, la lumière et le zoom</translation>
    </message>
    <message>
        <source>What monsters s&amp;ee</source>
        <translation>C&amp;e que voient les monstres</translation>
    </message>
    <message>
        <source>Show the area of effect of monsters in view</source>
        <translation>Afficher la zone d&apos;effet des monstres en vue</translation>
    </message>
    <message>
        <source>&amp;Inventory</source>
        <translation>&amp;Inventaire</translation>
    </message>
    <message>
        <source>Inventory and equipment</source>
        <translation>Inventaire et équipement</translation>
    </message>
    <message>
        <source>Ex&amp;plore</source>
        <translation>E&amp;xplorer</translation>
    </message>
    <message>
        <source>Walk to unexplored places automatically, until something happens</source>
        <translation>Marcher automatiquement vers l&apos;inexploré, jusqu&apos;à ce qu&apos;il se passe quelque chose</translation>
    </message>
    <message>
        <source>&amp;Travel…</source>
        <translation>Se &amp;rendre à…</translation>
    </message>
    <message>
        <source>Walk to a remembered place</source>
        <translation>Marcher vers un lieu connu</translation>
    </message>
    <message>
        <source>E&amp;xamine</source>
        <translation>Exami&amp;ner</translation>
    </message>
    <message>
        <source>Examine the map with a cursor</source>
        <translation>Examiner la carte avec un curseur</translation>
    </message>
    <message>
        <source>&amp;Note this place…</source>
        <translation>Mar&amp;quer cet endroit…</translation>
    </message>
    <message>
        <source>Put a marker with a note on the map</source>
        <translation>Mettre un repère avec une note sur la carte</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>&amp;Carnet</translation>
    </message>
    <message>
        <source>Statistics of this world and all others</source>
        <translation>Statistiques de ce monde et de tous les autres</translation>
    </message>
    <message>
        <source>&amp;Real time</source>
        <translation>Temps ré&amp;el</translation>
    </message>
    <message>
        <source>Monsters act as time passes, not only after your moves</source>
        <translation>Les monstres agissent au fil du temps, pas seulement après vos déplacements</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Sus&amp;pendre</translation>
    </message>
    <message>
        <source>Stop time until you continue</source>
        <translation>Arrêter le temps jusqu&apos;à ce que vous repreniez</translation>
    </message>
    <message>
        <source>One &amp;step of time</source>
        <translation>Un p&amp;as de temps</translation>
    </message>
    <message>
        <source>Pause and advance by 1/64 second</source>
        <translation>Suspendre et avancer de 1/64 de seconde</translation>
    </message>
    <message>
        <source>Eight steps of time</source>
        <translation>Huit pas de temps</translation>
    </message>
    <message>
        <source>Pause and advance by 1/8 second</source>
        <translation>Suspendre et avancer de 1/8 de seconde</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Plus &amp;lent</translation>
    </message>
    <message>
        <source>Slow time down to a half or a quarter</source>
        <translation>Ralentir le temps de moitié ou au quart</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Plus rapi&amp;de</translation>
    </message>
    <message>
        <source>Speed time up, to normal at most</source>
        <translation>Accélérer de nouveau le temps, au plus jusqu&apos;à la normale</translation>
    </message>
    <message>
        <source>Wield ne&amp;xt item</source>
        <translation>Manier l&apos;objet &amp;suivant</translation>
    </message>
    <message>
        <source>Wield pre&amp;vious item</source>
        <translation>Manier l&apos;objet précéden&amp;t</translation>
    </message>
    <message>
        <source>Wield the previous usable item</source>
        <translation>Manier l&apos;objet utilisable précédent</translation>
    </message>
    <message>
        <source>Show &amp;all monsters</source>
        <translation>Afficher t&amp;ous les monstres</translation>
    </message>
    <message>
        <source>Cheat: show monsters that you can&apos;t see</source>
        <translation>Triche&#xa0;: afficher les monstres que vous ne voyez pas</translation>
    </message>
    <message>
        <source>Wield item %1</source>
        <translation>Manier l&apos;objet %1</translation>
    </message>
    <message>
        <source>Wield the item in this slot</source>
        <translation>Manier l&apos;objet de cet emplacement</translation>
    </message>
    <message>
        <source>C&amp;hat…</source>
        <translation>Disc&amp;uter…</translation>
    </message>
    <message>
        <source>Write a line to the other players</source>
        <translation>Écrire une ligne aux autres joueurs</translation>
    </message>
    <message>
        <source>Poin&amp;t at this place</source>
        <translation>Dési&amp;gner cet endroit</translation>
    </message>
    <message>
        <source>Show the other players where you stand or what you examine</source>
        <translation>Montrer aux autres joueurs où vous êtes ou ce que vous examinez</translation>
    </message>
    <message>
        <source>Foll&amp;ow player</source>
        <translation>Suivre un &amp;joueur</translation>
    </message>
    <message>
        <source>Let the view follow the next player; after the last one it follows you again</source>
        <translation>Faire suivre à la vue le joueur suivant&#xa0;; après le dernier, elle vous suit de nouveau</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>So&amp;n</translation>
    </message>
    <message>
        <source>Play the sounds of the game</source>
        <translation>Jouer les sons du jeu</translation>
    </message>
    <message>
        <source>Side&amp;bar</source>
        <translation>Panneau &amp;latéral</translation>
    </message>
    <message>
        <source>Show your condition and what is in view beside the map</source>
        <translation>Afficher votre état et ce qui est en vue à côté de la carte</translation>
    </message>
    <message>
        <source>&amp;Go to nearest find</source>
        <translation>&amp;Aller à la trouvaille la plus proche</translation>
    </message>
    <message>
        <source>Walk to the nearest chest, item or exit in view</source>
        <translation>Marcher jusqu&apos;au coffre, à l&apos;objet ou à la sortie en vue le plus proche</translation>
    </message>
    <message>
        <source>&amp;Go to the exit</source>
        <translation>Aller à la &amp;sortie</translation>
    </message>
    <message>
        <source>Walk to the exit of this level</source>
        <translation>Marcher jusqu&apos;à la sortie de ce niveau</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Légende</translation>
    </message>
    <message>
        <source>Explain the marks and colours of the map</source>
        <translation>Expliquer les marques et les couleurs de la carte</translation>
    </message>
    <message>
        <source>&amp;Use what is here</source>
        <translation>&amp;Utiliser ce qui est ici</translation>
    </message>
    <message>
        <source>Trade at a camp, take from a pedestal, ask a shrine or free a captive</source>
        <translation>Commercer dans un camp, prendre sur un piédestal, prier au sanctuaire ou libérer un captif</translation>
    </message>
    <message>
        <source>&amp;Smooth follow</source>
        <translation>S&amp;uivi en douceur</translation>
    </message>
    <message>
        <source>Wield the next usable item; by turns, wield or wear what is better than yours</source>
        <translation>Prendre en main l&apos;objet utilisable suivant&#xa0;; au tour par tour, manier ou porter ce qui est meilleur</translation>
    </message>
</context>
<context>
    <name>cave::PlayClock</name>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Move or attack to continue</source>
        <translation>Bougez ou attaquez pour reprendre</translation>
    </message>
    <message>
        <source>Run over</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Turn-based</source>
        <translation>Tour par tour</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Temps réel</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>Demi-vitesse</translation>
    </message>
    <message>
        <source>Quarter speed</source>
        <translation>Quart de vitesse</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>En pause · %1</translation>
    </message>
    <message>
        <source>Paused by %1: press %2 to continue</source>
        <translation>Mis en pause par %1&#xa0;: %2 pour reprendre</translation>
    </message>
    <message>
        <source>Paused: press %1 to continue</source>
        <translation>En pause&#xa0;: %1 pour reprendre</translation>
    </message>
</context>
<context>
    <name>cave::PlayController</name>
    <message>
        <source>Repair…</source>
        <translation>Réparer…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Ce qui n&apos;a pas pu être lu</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré.</translation>
    </message>
    <message>
        <source>Your last steps are not saved yet. They are kept in memory; saving is retried with each step.</source>
        <translation>Vos derniers pas ne sont pas encore enregistrés. Ils sont gardés en mémoire&#xa0;; chaque pas retente l&apos;enregistrement.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The file of “%1” was deleted, moved or replaced by another program. Your last steps are not saved; save the world as a new file to continue playing.</source>
        <translation>Le fichier de «&#xa0;%1&#xa0;» a été supprimé, déplacé ou remplacé par un autre programme. Vos derniers pas ne sont pas enregistrés&#xa0;; enregistrez le monde dans un nouveau fichier pour continuer à jouer.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Fermer sans enregistrer</translation>
    </message>
    <message>
        <source>“%1” is still open: its file was deleted, moved or replaced by another program. Save it as a new file, or your changes will be lost.</source>
        <translation>«&#xa0;%1&#xa0;» est toujours ouvert&#xa0;: son fichier a été supprimé, déplacé ou remplacé par un autre programme. Enregistrez-le dans un nouveau fichier, sinon vos modifications sont perdues.</translation>
    </message>
    <message>
        <source>“%1” is still open: your last steps can&apos;t be saved.</source>
        <translation>«&#xa0;%1&#xa0;» est toujours ouvert&#xa0;: vos derniers pas ne peuvent pas être enregistrés.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save world as</source>
        <translation>Enregistrer le monde sous</translation>
    </message>
    <message>
        <source>Worlds (*.cave)</source>
        <translation>Mondes (*.cave)</translation>
    </message>
    <message>
        <source>Saved as %1. You are now playing that file.</source>
        <translation>Enregistré sous %1. Vous jouez maintenant dans ce fichier.</translation>
    </message>
    <message>
        <source>“%1” is being played together and can&apos;t be edited meanwhile.</source>
        <translation>«&#xa0;%1&#xa0;» est joué à plusieurs et ne peut pas être modifié pendant ce temps.</translation>
    </message>
    <message>
        <source>This world was damaged: %1.</source>
        <translation>Ce monde était endommagé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>One region is damaged; what can&apos;t be read of it is as generated and unexplored. %1</source>
        <translation>Une région est endommagée&#xa0;; ce qui en est illisible est tel que généré et inexploré. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n regions are damaged; what can&apos;t be read of them is as generated and unexplored. The first: %1</source>
        <translation>
            <numerusform>%n région est endommagée&#xa0;; ce qui en est illisible est tel que généré et inexploré. La première&#xa0;: %1</numerusform>
            <numerusform>%n régions sont endommagées&#xa0;; ce qui en est illisible est tel que généré et inexploré. La première&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlayDialogs</name>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
</context>
<context>
    <name>cave::PlayHints</name>
    <message>
        <source>Your health is low. Stay away from monsters until it is better.</source>
        <translation>Votre santé est basse. Restez loin des monstres tant qu&apos;elle n&apos;est pas meilleure.</translation>
    </message>
    <message>
        <source>“!” marks a monster that has seen you. Fight it, or get behind rock.</source>
        <translation>«&#xa0;!&#xa0;» signale un monstre qui vous voit. Combattez-le, ou passez derrière la roche.</translation>
    </message>
    <message>
        <source>You carry something better than what you have equipped. %1 opens the inventory.</source>
        <translation>Vous portez mieux que ce que vous avez équipé. %1 ouvre l&apos;inventaire.</translation>
    </message>
    <message>
        <source>A chest is in view. Step on it to open it; %1 walks there.</source>
        <translation>Un coffre est en vue. Marchez dessus pour l&apos;ouvrir&#xa0;; %1 vous y mène.</translation>
    </message>
    <message>
        <source>Walk with the arrow keys and use the wielded item on enemies. The doors of a room open once they are beaten.</source>
        <translation>Marchez avec les touches fléchées et utilisez l&apos;objet en main contre les ennemis. Les portes d&apos;une salle s&apos;ouvrent une fois ceux-ci vaincus.</translation>
    </message>
    <message>
        <source>Walk with the arrow keys or click a place. %1 explores until something comes into view.</source>
        <translation>Marchez avec les touches fléchées ou cliquez sur un endroit. %1 explore jusqu&apos;à ce que quelque chose soit en vue.</translation>
    </message>
    <message>
        <source>Enemies hurt by touch and by shots: keep moving, and strike from a distance.</source>
        <translation>Les ennemis blessent par contact et par tirs&#xa0;: restez en mouvement, et frappez à distance.</translation>
    </message>
    <message>
        <source>A monster is in view. A fight begins when you touch.</source>
        <translation>Un monstre est en vue. Le combat commence au contact.</translation>
    </message>
    <message>
        <source>A monster is in view. A fight begins when it sees you from near.</source>
        <translation>Un monstre est en vue. Le combat commence quand il vous voit de près.</translation>
    </message>
    <message>
        <source>%1, then %2, looks at it.</source>
        <translation>%1, puis %2, permet de l&apos;observer.</translation>
    </message>
</context>
<context>
    <name>cave::PlayPage</name>
    <message>
        <source>Cheat on: all monsters nearby are shown.</source>
        <translation>Triche activée&#xa0;: tous les monstres proches sont affichés.</translation>
    </message>
    <message>
        <source>Cheat off: only monsters in view are shown.</source>
        <translation>Triche désactivée&#xa0;: seuls les monstres en vue sont affichés.</translation>
    </message>
    <message>
        <source>The marker could not be saved: %1</source>
        <translation>Impossible d&apos;enregistrer le repère&#xa0;: %1</translation>
    </message>
    <message>
        <source>No chest, item or exit is in view.</source>
        <translation>Aucun coffre, objet ni sortie n&apos;est en vue.</translation>
    </message>
    <message>
        <source>The cavern is cleared: no monsters are left.</source>
        <translation>La caverne est nettoyée&#xa0;: il ne reste aucun monstre.</translation>
    </message>
    <message>
        <source>Too fast? In the next run, %1 switches to turns.</source>
        <translation>Trop rapide&#xa0;? À la prochaine partie, %1 passe au tour par tour.</translation>
    </message>
</context>
<context>
    <name>cave::PlayParts</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>cave::PlayPast</name>
    <message>
        <source>The past of this world can&apos;t be read. %1</source>
        <translation>Le passé de ce monde ne peut pas être lu. %1</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>V&amp;ue</translation>
    </message>
    <message>
        <source>T&amp;race</source>
        <translation>&amp;Trace</translation>
    </message>
    <message>
        <source>What the chosen monster did, turn by turn, and why</source>
        <translation>Ce que le monstre choisi a fait, tour par tour, et pourquoi</translation>
    </message>
    <message>
        <source>Turn %L1. Press %2 to return to the present.</source>
        <translation>Tour %L1. %2 ramène au présent.</translation>
    </message>
</context>
<context>
    <name>cave::PlayPlace</name>
    <message>
        <source>Minimap</source>
        <translation>Mini-carte</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>&amp;Mini-carte</translation>
    </message>
    <message>
        <source>Show or hide the minimap</source>
        <translation>Afficher ou masquer la mini-carte</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>&amp;Messages</translation>
    </message>
    <message>
        <source>Show or hide messages</source>
        <translation>Afficher ou masquer les messages</translation>
    </message>
</context>
<context>
    <name>cave::PlayScene</name>
    <message>
        <source>A monster&apos;s field of view</source>
        <translation>Champ de vision d&apos;un monstre</translation>
    </message>
    <message>
        <source>It sees these cells</source>
        <translation>Il voit ces cases</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>The gate</source>
        <translation>Le portail</translation>
    </message>
    <message>
        <source>Explored, not in view now</source>
        <translation>Exploré, hors de vue</translation>
    </message>
    <message>
        <source>This monster wanders</source>
        <translation>Ce monstre erre</translation>
    </message>
    <message>
        <source>It hunts you</source>
        <translation>Il vous traque</translation>
    </message>
    <message>
        <source>It sees you</source>
        <translation>Il vous voit</translation>
    </message>
    <message>
        <source>Monster beyond the edge</source>
        <translation>Monstre au-delà du bord</translation>
    </message>
    <message>
        <source>Chest or item beyond the edge</source>
        <translation>Coffre ou objet au-delà du bord</translation>
    </message>
    <message>
        <source>Smoke: monsters don&apos;t see who is in it</source>
        <translation>Fumée&#xa0;: les monstres n&apos;y voient personne</translation>
    </message>
</context>
<context>
    <name>cave::PlaySidebar</name>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Hide the sidebar</source>
        <translation>Masquer le panneau latéral</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>En vue</translation>
    </message>
    <message>
        <source>Monsters, chests and exits that you see are listed here.</source>
        <translation>Les monstres, coffres et sorties que vous voyez sont listés ici.</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>États</translation>
    </message>
</context>
<context>
    <name>cave::PlayStatus</name>
    <message>
        <source>World %1 · Region %2 · Cell %3</source>
        <translation>Monde %1 · Région %2 · Case %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 gold</source>
        <translation>%1 · %2 · %3 or</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Mains nues</translation>
    </message>
    <message>
        <source>No armour</source>
        <translation>Sans armure</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1 · %Ln cells explored</source>
        <translation>
            <numerusform>Tour %1 · %Ln case explorée</numerusform>
            <numerusform>Tour %1 · %Ln cases explorées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln · Turn %1</source>
        <translation>
            <numerusform>Score %Ln · Tour %1</numerusform>
            <numerusform>Score %Ln · Tour %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln · %1</source>
        <translation>
            <numerusform>Score %Ln · %1</numerusform>
            <numerusform>Score %Ln · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Health %1/%2 · armour %3/%4</source>
        <translation>Santé %1/%2 · armure %3/%4</translation>
    </message>
    <message>
        <source>Health %1/%2 · Level %3</source>
        <translation>Santé %1/%2 · Niveau %3</translation>
    </message>
</context>
<context>
    <name>cave::PlayerFacts</name>
    <message>
        <source>Level %1 · %2 experience</source>
        <translation>Niveau %1 · expérience %2</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 pièces d&apos;or</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Mains nues</translation>
    </message>
    <message>
        <source>No armour</source>
        <translation>Pas d&apos;armure</translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln</source>
        <translation>
            <numerusform>Score %Ln</numerusform>
            <numerusform>Score %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>poisoned (%1)</source>
        <translation>poison (%1)</translation>
    </message>
    <message>
        <source>sharp blade (%1)</source>
        <translation>lame affûtée (%1)</translation>
    </message>
    <message>
        <source>far sight (%1)</source>
        <translation>vue lointaine (%1)</translation>
    </message>
    <message>
        <source>hidden in smoke (%1)</source>
        <translation>à l&apos;abri de la fumée (%1)</translation>
    </message>
    <message>
        <source>smoke nearby (%1)</source>
        <translation>fumée à proximité (%1)</translation>
    </message>
</context>
<context>
    <name>cave::PlayerFields</name>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Turquoise</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Enter your name, which the others see.</source>
        <translation>Saisissez votre nom, que verront les autres.</translation>
    </message>
    <message>
        <source>Your name can have at most %1 characters.</source>
        <translation>Votre nom peut avoir au plus %1 caractères.</translation>
    </message>
    <message>
        <source>Your name can&apos;t contain control characters.</source>
        <translation>Votre nom ne peut pas contenir de caractères de contrôle.</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>Name for the others</source>
        <translation>Nom pour les autres</translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation>&amp;Couleur</translation>
    </message>
    <message>
        <source>The colour of your figure and your messages</source>
        <translation>La couleur de votre personnage et de vos messages</translation>
    </message>
</context>
<context>
    <name>cave::PlayerLook</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>cave::PlayerTraceModel</name>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Where the player was after the turn</source>
        <translation>Où était le joueur après le tour</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>What the player chose to do; empty while others acted</source>
        <translation>Ce que le joueur a choisi&#xa0;; vide quand d&apos;autres agissaient</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>The player&apos;s health after the turn</source>
        <translation>La santé du joueur après le tour</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>The monsters that saw the player after the turn</source>
        <translation>Les monstres qui voyaient le joueur après le tour</translation>
    </message>
    <message>
        <source>Hunted by</source>
        <translation>Chassé par</translation>
    </message>
    <message>
        <source>The hunting monsters near the player after the turn</source>
        <translation>Les monstres en chasse près du joueur après le tour</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>What happened in the turn that the timeline marks</source>
        <translation>Ce qui s&apos;est passé dans le tour et que marque la chronologie</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>attendre</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaquer</translation>
    </message>
    <message>
        <source>wear</source>
        <translation>mettre</translation>
    </message>
    <message>
        <source>take off</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>lâcher</translation>
    </message>
    <message>
        <source>dodge or guard</source>
        <translation>esquiver ou se garder</translation>
    </message>
    <message>
        <source>use an item</source>
        <translation>utiliser un objet</translation>
    </message>
    <message>
        <source>time passes</source>
        <translation>le temps passe</translation>
    </message>
    <message>
        <source>real time</source>
        <translation>temps réel</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>s&apos;arrêter</translation>
    </message>
    <message>
        <source>use</source>
        <translation>utiliser</translation>
    </message>
    <message>
        <source>join</source>
        <translation>rejoindre</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>partir</translation>
    </message>
    <message>
        <source>a map for each</source>
        <translation>une carte pour chacun</translation>
    </message>
    <message>
        <source>flee</source>
        <translation>fuir</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>acheter</translation>
    </message>
    <message>
        <source>noticed</source>
        <translation>remarqué</translation>
    </message>
    <message>
        <source>no longer hunted</source>
        <translation>plus chassé</translation>
    </message>
    <message>
        <source>a fight began</source>
        <translation>un combat a commencé</translation>
    </message>
    <message>
        <source>a hit</source>
        <translation>un coup</translation>
    </message>
    <message>
        <source>a kill</source>
        <translation>un monstre tué</translation>
    </message>
    <message>
        <source>a death</source>
        <translation>une mort</translation>
    </message>
    <message>
        <source>a find</source>
        <translation>une trouvaille</translation>
    </message>
    <message>
        <source>another level</source>
        <translation>un autre niveau</translation>
    </message>
    <message>
        <source>an edit or a repair</source>
        <translation>une modification ou réparation</translation>
    </message>
    <message>
        <source>a player came or went</source>
        <translation>un joueur est arrivé ou parti</translation>
    </message>
    <message>
        <source>a monster</source>
        <translation>un monstre</translation>
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
        <translation>Graphique</translation>
    </message>
</context>
<context>
    <name>cave::PlotsPage</name>
    <message>
        <source>A&amp;cross:</source>
        <translation>Axe &amp;X&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Up:</source>
        <translation>Axe &amp;Y&#xa0;:</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Distribution of one metric</source>
        <translation>Distribution d&apos;une mesure</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Nuage de points</translation>
    </message>
    <message>
        <source>One dot per seed, one metric against another</source>
        <translation>Un point par graine, une mesure en fonction d&apos;une autre</translation>
    </message>
    <message>
        <source>2D histogram</source>
        <translation>Histogramme 2D</translation>
    </message>
    <message>
        <source>Distribution of two metrics: which worlds are common, rare or never generated</source>
        <translation>Distribution de deux mesures&#xa0;: quels mondes sont courants, rares ou jamais générés</translation>
    </message>
    <message>
        <source>Copy plot</source>
        <translation>Copier le graphique</translation>
    </message>
    <message>
        <source>Copy the plot as a picture</source>
        <translation>Copier le graphique comme image</translation>
    </message>
    <message>
        <source>Save plot…</source>
        <translation>Enregistrer le graphique…</translation>
    </message>
    <message>
        <source>Save the plot as PNG or PDF</source>
        <translation>Enregistrer le graphique en PNG ou PDF</translation>
    </message>
    <message>
        <source>1 seed has no %1</source>
        <translation>1 graine sans %1</translation>
    </message>
    <message>
        <source>%1 have no %2</source>
        <translation>%1 sans %2</translation>
    </message>
    <message>
        <source>Measured %1 of %2</source>
        <translation>%1 sur %2 mesurées</translation>
    </message>
    <message>
        <source>%1 shown, %2 filtered out (faint)</source>
        <translation>%1 affichées, %2 filtrées (estompées)</translation>
    </message>
    <message>
        <source>%1 more are not included</source>
        <translation>%1 autres ne sont pas incluses</translation>
    </message>
    <message>
        <source>dots at whole numbers are jittered</source>
        <translation>points légèrement dispersés autour des nombres entiers</translation>
    </message>
    <message>
        <source>No seeds to plot.
Choose a source to see its distribution.</source>
        <translation>Aucune graine à représenter.
Choisissez une source pour voir sa distribution.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure…</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>square of </source>
        <translation>carré de </translation>
    </message>
    <message>
        <source>within </source>
        <translation>à moins de </translation>
    </message>
    <message>
        <source>level </source>
        <translation>niveau </translation>
    </message>
    <message>
        <source>up to </source>
        <translation>jusqu&apos;à </translation>
    </message>
    <message>
        <source>Clear this limit</source>
        <translation>Supprimer cette limite</translation>
    </message>
    <message>
        <source>the PDF can&apos;t be made</source>
        <translation>impossible de créer le PDF</translation>
    </message>
    <message>
        <source>Save plot</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>Picture (*.png);;Document (*.pdf)</source>
        <translation>Image (*.png);;Document (*.pdf)</translation>
    </message>
    <message>
        <source>plot.png</source>
        <translation>graphique.png</translation>
    </message>
    <message>
        <source>&amp;Bins:</source>
        <translation>In&amp;tervalles&#xa0;:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Number of bins along an axis, at most; they are as wide as a round number</source>
        <translation>Nombre maximal d&apos;intervalles par axe&#xa0;; leur largeur est un nombre rond</translation>
    </message>
    <message numerus="yes">
        <source>%Ln near misses, not part of the means</source>
        <translation>
            <numerusform>%Ln presque, hors des moyennes</numerusform>
            <numerusform>%Ln presque, hors des moyennes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PreferencePage</name>
    <message>
        <source>Reset to defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
</context>
<context>
    <name>cave::Preferences</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>cave::RandomSource</name>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>C&amp;ount</source>
        <translation>&amp;Quantité</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Tirage</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>&amp;Mélanger</translation>
    </message>
    <message>
        <source>Draw other seeds</source>
        <translation>Tirer d&apos;autres graines</translation>
    </message>
    <message>
        <source>Draw number: the same number gives the same seeds</source>
        <translation>Numéro du tirage&#xa0;: le même numéro donne les mêmes graines</translation>
    </message>
    <message numerus="yes">
        <source>%Ln random seeds; draw %1 is reproducible</source>
        <translation>
            <numerusform>%Ln graine au hasard&#xa0;; le tirage %1 est reproductible</numerusform>
            <numerusform>%Ln graines au hasard&#xa0;; le tirage %1 est reproductible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RarityFunnel</name>
    <message>
        <source>Faint: seeds that fit this part; strong: those that fit the parts before it, too</source>
        <translation>Estompé&#xa0;: les graines qui remplissent ce critère&#xa0;; vif&#xa0;: celles qui remplissent aussi les précédents</translation>
    </message>
</context>
<context>
    <name>cave::RarityView</name>
    <message>
        <source>Estimating…</source>
        <translation>Estimation…</translation>
    </message>
    <message>
        <source>What each part of the condition lets pass</source>
        <translation>Ce que chaque critère de la condition laisse passer</translation>
    </message>
    <message>
        <source>Estimated from a sample of the worlds to search, or counted by the search. The range is the 95 % interval: the true share is outside of it in one case of twenty</source>
        <translation>Estimé d&apos;après un échantillon des mondes à chercher, ou compté par la recherche. La plage est l&apos;intervalle à 95&#xa0;%&#xa0;: une fois sur vingt, la vraie part est en dehors</translation>
    </message>
</context>
<context>
    <name>cave::RawPanel</name>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>CRC-32</source>
        <translation>CRC-32</translation>
    </message>
    <message>
        <source>Sections of the content</source>
        <translation>Sections du contenu</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Tel que stocké</translation>
    </message>
    <message>
        <source>Compressed bytes from the file</source>
        <translation>Octets compressés du fichier</translation>
    </message>
    <message>
        <source>Inflated</source>
        <translation>Décompressé</translation>
    </message>
    <message>
        <source>Decompressed bytes, as far as possible</source>
        <translation>Octets décompressés, autant que possible</translation>
    </message>
    <message>
        <source>Which bytes are shown</source>
        <translation>Octets affichés</translation>
    </message>
    <message>
        <source>Copy the selected bytes as a dump, or all of them</source>
        <translation>Copier les octets sélectionnés, ou tous, sous forme de vidage</translation>
    </message>
    <message>
        <source>Copy bytes</source>
        <translation>Copier les octets</translation>
    </message>
    <message>
        <source>Bytes of the region</source>
        <translation>Octets de la région</translation>
    </message>
    <message>
        <source>Region %1 is not stored: it is as generated.</source>
        <translation>La région %1 n&apos;est pas stockée&#xa0;: elle est telle que générée.</translation>
    </message>
    <message>
        <source>The bytes of region %1 can&apos;t be shown.</source>
        <translation>Impossible d&apos;afficher les octets de la région %1.</translation>
    </message>
    <message>
        <source>Open a world to see the stored bytes of its regions.</source>
        <translation>Ouvrez un monde pour voir les octets stockés de ses régions.</translation>
    </message>
    <message>
        <source>This world has no file, so there are no bytes to show.</source>
        <translation>Ce monde n&apos;a pas de fichier, donc pas d&apos;octets à afficher.</translation>
    </message>
    <message>
        <source>Choose a region on the map or in the list to see its bytes.</source>
        <translation>Choisissez une région sur la carte ou dans la liste pour voir ses octets.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Region %1, quarantined</source>
        <translation>Région %1, en quarantaine</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Région %1</translation>
    </message>
    <message>
        <source>%1, as stored</source>
        <translation>%1, tel que stocké</translation>
    </message>
    <message>
        <source>%1, but the file says %2</source>
        <translation>%1, mais le fichier indique %2</translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation>Aucun octet</translation>
    </message>
    <message>
        <source>Offset %1: %2</source>
        <translation>Décalage %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>1 byte selected</source>
        <translation>1 octet sélectionné</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes selected</source>
        <translation>
            <numerusform>%n octet sélectionné</numerusform>
            <numerusform>%n octets sélectionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes stored, %1 inflated: %2 %</source>
        <translation>
            <numerusform>%Ln octet stocké, %1 décompressés&#xa0;: %2&#xa0;%</numerusform>
            <numerusform>%Ln octets stockés, %1 décompressés&#xa0;: %2&#xa0;%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes stored, can&apos;t be inflated</source>
        <translation>
            <numerusform>%Ln octet stocké, décompression impossible</numerusform>
            <numerusform>%Ln octets stockés, décompression impossible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RegionColouring</name>
    <message>
        <source>%1 % explored</source>
        <translation>exploré à %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Mostly: %1</source>
        <translation>Surtout&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only explored</source>
        <translation>Seulement exploré</translation>
    </message>
    <message numerus="yes">
        <source>changed %Ln turns ago</source>
        <translation>
            <numerusform>modifié il y a %Ln tour</numerusform>
            <numerusform>modifié il y a %Ln tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln octet</numerusform>
            <numerusform>%Ln octets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RegionsModel</name>
    <message>
        <source>In memory</source>
        <translation>En mémoire</translation>
    </message>
    <message>
        <source>Intact</source>
        <translation>Intacte</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>Quarantined</source>
        <translation>En quarantaine</translation>
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
        <translation>Coordonnées de la région, est et nord</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Share of explored cells</source>
        <translation>Part de ses cases que le joueur a vue</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vu</translation>
    </message>
    <message>
        <source>Number of cells and things that differ from the seed</source>
        <translation>Nombre de cases et d&apos;objets qui diffèrent de la graine</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Size in the file, in bytes</source>
        <translation>Taille dans le fichier, en octets</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Turn of the last change</source>
        <translation>Tour de la dernière modification</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Whether the stored data is readable</source>
        <translation>Indique si le contenu stocké est lisible</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>cave::RegionsPanel</name>
    <message>
        <source>Changed</source>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>Show regions that differ from the seed</source>
        <translation>Afficher les régions qui diffèrent de la graine</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>Explorée</translation>
    </message>
    <message>
        <source>Show explored regions</source>
        <translation>Afficher les régions explorées</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>Show damaged and quarantined regions</source>
        <translation>Afficher les régions endommagées et en quarantaine</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Colour the map by</source>
        <translation>Colorer la carte selon</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Kind of change</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dommages</translation>
    </message>
    <message>
        <source>Open a world to see its stored regions.</source>
        <translation>Ouvrez un monde pour voir les régions qu&apos;il conserve.</translation>
    </message>
    <message>
        <source>No explored or changed regions yet.</source>
        <translation>Aucune région explorée ou modifiée pour l&apos;instant.</translation>
    </message>
    <message>
        <source>%1 of 1 region</source>
        <translation>%1 sur 1 région</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n regions</source>
        <translation>
            <numerusform>%1 sur %n région</numerusform>
            <numerusform>%1 sur %n régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparing, %n left</source>
        <translation>
            <numerusform>comparaison, encore %n</numerusform>
            <numerusform>comparaison, encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Share explored</source>
        <translation>Part explorée</translation>
    </message>
</context>
<context>
    <name>cave::ReplayTransport</name>
    <message>
        <source>Position in the replay</source>
        <translation>Position dans la rediffusion</translation>
    </message>
    <message>
        <source>Turn </source>
        <translation>Tour </translation>
    </message>
    <message>
        <source>Go to turn</source>
        <translation>Aller au tour</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Previous command</source>
        <translation>Commande précédente</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lire ou suspendre</translation>
    </message>
    <message>
        <source>Next command</source>
        <translation>Commande suivante</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Événement précédent</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Événement suivant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Jusqu&apos;à la fin</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>%L1× speed</source>
        <translation>Vitesse ×%L1</translation>
    </message>
    <message>
        <source>%L1 per second</source>
        <translation>%L1 par seconde</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Whom to follow</source>
        <translation>Joueur à suivre</translation>
    </message>
</context>
<context>
    <name>cave::ReplayWindow</name>
    <message>
        <source>Replay of %1</source>
        <translation>Rediffusion de %1</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s&apos;est passé</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Replay everything and compare the result with the file</source>
        <translation>Tout rejouer et comparer le résultat au fichier</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Write the log as text</source>
        <translation>Écrire le journal sous forme de texte</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The log is being written…</source>
        <translation>Écriture du journal…</translation>
    </message>
    <message>
        <source>The log was written to %1.</source>
        <translation>Le journal se trouve dans %1.</translation>
    </message>
    <message>
        <source>The log could not be written.</source>
        <translation>Impossible d&apos;écrire le journal.</translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>Rediffusion…</translation>
    </message>
    <message>
        <source>Differs from command %L1 (turn %L2): %3</source>
        <translation>Diffère à partir de la commande %L1 (tour %L2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>The replay stops here: command %L1 is not possible</source>
        <translation>La rediffusion s&apos;arrête ici&#xa0;: la commande %L1 est impossible</translation>
    </message>
    <message>
        <source>No commands yet in this world</source>
        <translation>Aucune commande dans ce monde pour l&apos;instant</translation>
    </message>
    <message>
        <source>Command %L1 of %L2</source>
        <translation>Commande %L1 sur %L2</translation>
    </message>
    <message>
        <source>Differs from command %L1 of %2 (turn %L3): %4</source>
        <translation>Diffère à partir de la commande %L1 (%2, tour %L3)&#xa0;: %4</translation>
    </message>
    <message>
        <source>Command %L1 of %L2: %3</source>
        <translation>Commande %L1 sur %L2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The world was edited or repaired here.</source>
        <translation>Le monde a été modifié ou réparé ici.</translation>
    </message>
    <message numerus="yes">
        <source>Identical: %Ln commands, state %1.</source>
        <translation>
            <numerusform>Identique&#xa0;: %Ln commande, état %1.</numerusform>
            <numerusform>Identique&#xa0;: %Ln commandes, état %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>&amp;Messages</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>V&amp;ue</translation>
    </message>
    <message>
        <source>T&amp;race</source>
        <translation>&amp;Trace</translation>
    </message>
    <message>
        <source>What the chosen monster did, turn by turn, and why</source>
        <translation>Ce que le monstre choisi a fait, tour par tour, et pourquoi</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>Et &amp;si…</translation>
    </message>
    <message>
        <source>Choose other rules, and see what would have happened from this turn on</source>
        <translation>Choisir d&apos;autres règles et voir ce qui se serait passé à partir de ce tour</translation>
    </message>
    <message>
        <source>Turn %L1 isn&apos;t read yet.</source>
        <translation>Le tour %L1 n&apos;est pas encore lu.</translation>
    </message>
    <message>
        <source>How: %1</source>
        <translation>Comment&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cave::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>Write what you did step by step, what happened, and what you expected instead. Then copy everything and send it to %1, or to those you got the program from.</source>
        <translation>Écrivez pas à pas ce que vous avez fait, ce qui s&apos;est passé et ce que vous attendiez. Copiez ensuite le tout et envoyez-le à %1, ou à ceux de qui vous tenez le programme.</translation>
    </message>
    <message>
        <source>What you did, what happened, and what you expected</source>
        <translation>Ce que vous avez fait, ce qui s&apos;est passé et ce que vous attendiez</translation>
    </message>
    <message>
        <source>This program sends nothing by itself. The lines below name folders and worlds: read them before you pass them on.</source>
        <translation>Ce programme n&apos;envoie rien de lui-même. Les lignes ci-dessous nomment des dossiers et des mondes&#xa0;: lisez-les avant de les transmettre.</translation>
    </message>
    <message>
        <source>Program, system, world and the last lines of the log</source>
        <translation>Programme, système, monde et dernières lignes du journal</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy your text and the lines below it</source>
        <translation>Copier votre texte et les lignes en dessous</translation>
    </message>
    <message>
        <source>&amp;Open log folder</source>
        <translation>&amp;Ouvrir le dossier du journal</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>cave::RevealGuard</name>
    <message>
        <source>Without fog you see what you haven&apos;t explored. This world will no longer count for best scores and achievements.</source>
        <translation>Sans brouillard, vous voyez ce que vous n&apos;avez pas exploré. Ce monde ne comptera plus pour les meilleurs scores ni les succès.</translation>
    </message>
    <message>
        <source>You see monsters that your character can&apos;t see. This world will no longer count for best scores and achievements.</source>
        <translation>Vous voyez des monstres que votre personnage ne peut pas voir. Ce monde ne comptera plus pour les meilleurs scores ni les succès.</translation>
    </message>
    <message>
        <source>Turn fog off</source>
        <translation>Désactiver le brouillard</translation>
    </message>
    <message>
        <source>Show all monsters</source>
        <translation>Afficher tous les monstres</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>cave::RoomHud</name>
    <message>
        <source>No enemies left</source>
        <translation>Plus aucun ennemi</translation>
    </message>
    <message>
        <source>1 enemy left</source>
        <translation>1 ennemi restant</translation>
    </message>
    <message numerus="yes">
        <source>%n enemies left</source>
        <translation>
            <numerusform>%n ennemi restant</numerusform>
            <numerusform>%n ennemis restants</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · doors closed</source>
        <translation>%1 · portes fermées</translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln</source>
        <translation>
            <numerusform>Score %Ln</numerusform>
            <numerusform>Score %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RoomMapView</name>
    <message>
        <source>Filled: visited · outlined: behind a door · dot: enemies left</source>
        <translation>Plein&#xa0;: visitée · contour&#xa0;: derrière une porte · point&#xa0;: ennemis restants</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>Niveau %1 sur %2</translation>
    </message>
    <message>
        <source>1 room visited</source>
        <translation>1 salle visitée</translation>
    </message>
    <message numerus="yes">
        <source>%n rooms visited</source>
        <translation>
            <numerusform>%n salle visitée</numerusform>
            <numerusform>%n salles visitées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RoomOverlays</name>
    <message>
        <source>START</source>
        <translation>DÉPART</translation>
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
        <translation>Ce dossier ne donne pas de plan&#xa0;: %1</translation>
    </message>
    <message>
        <source>Folder with rooms: start, safe, dangerous, boss</source>
        <translation>Dossier de salles&#xa0;: start, safe, dangerous, boss</translation>
    </message>
    <message>
        <source>Use your own rooms…</source>
        <translation>Utiliser vos propres salles…</translation>
    </message>
    <message>
        <source>A folder with level files in the folders start, safe, dangerous and boss</source>
        <translation>Un dossier contenant des fichiers de niveau dans les dossiers start, safe, dangerous et boss</translation>
    </message>
    <message>
        <source>Built-in rooms</source>
        <translation>Salles intégrées</translation>
    </message>
    <message>
        <source>Uses the built-in rooms.</source>
        <translation>Utilise les salles intégrées.</translation>
    </message>
    <message numerus="yes">
        <source>Uses %Ln of your own rooms, stored in the world.</source>
        <translation>
            <numerusform>Utilise %Ln de vos salles, stockée dans le monde.</numerusform>
            <numerusform>Utilise %Ln de vos salles, stockées dans le monde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uses %Ln rooms of “%1”, stored in the world.</source>
        <translation>
            <numerusform>Utilise %Ln salle de «&#xa0;%1&#xa0;», enregistrée dans le monde.</numerusform>
            <numerusform>Utilise %Ln salles de «&#xa0;%1&#xa0;», enregistrées dans le monde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Standard (ranked)</source>
        <translation>Standard (classé)</translation>
    </message>
    <message>
        <source>One life, by the rules of the game. Runs are ranked.</source>
        <translation>Une seule vie, selon les règles du jeu. Les parties sont classées.</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>En douceur</translation>
    </message>
    <message>
        <source>%1 Runs have a list of their own.</source>
        <translation>%1 Les parties ont leur propre liste.</translation>
    </message>
</context>
<context>
    <name>cave::RunCardDialog</name>
    <message>
        <source>won</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>partie inachevée</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>temps %1</translation>
    </message>
    <message>
        <source>The card says that more was revealed than the player saw.</source>
        <translation>D&apos;après la fiche, il a été révélé plus que ce que le joueur voyait.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Not proved: %1.</source>
        <translation>Non prouvé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Run of a seed card</source>
        <translation>Partie d&apos;une fiche de graine</translation>
    </message>
    <message>
        <source>Nothing proves who gave them, when, and with what help.</source>
        <translation>Rien ne prouve qui les a données, quand, ni avec quelle aide.</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Regarder la partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turns</source>
        <translation>
            <numerusform>%Ln tour</numerusform>
            <numerusform>%Ln tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, seed “%2”: %3, score %Ln, %4, kills %5.</source>
        <translation>
            <numerusform>%1, graine «&#xa0;%2&#xa0;»&#xa0;: %3, score %Ln, %4, vaincus %5.</numerusform>
            <numerusform>%1, graine «&#xa0;%2&#xa0;»&#xa0;: %3, score %Ln, %4, vaincus %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proved: its %Ln commands, played from the seed by the rules of this version, lead to exactly this.</source>
        <translation>
            <numerusform>Prouvé&#xa0;: sa %Ln commande, jouée à partir de la graine selon les règles de cette version, mène exactement à ce résultat.</numerusform>
            <numerusform>Prouvé&#xa0;: ses %Ln commandes, jouées à partir de la graine selon les règles de cette version, mènent exactement à ce résultat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card says that the world is a copy: its run went on elsewhere.</source>
        <translation>D&apos;après la fiche, le monde est une copie&#xa0;: sa partie a continué ailleurs.</translation>
    </message>
</context>
<context>
    <name>cave::RunController</name>
    <message>
        <source>This run could not be added to the list of runs. Cave Game tries again when you open the world.</source>
        <translation>Cette partie n&apos;a pas pu être ajoutée à la liste des parties. Cave Game réessaie à l&apos;ouverture du monde.</translation>
    </message>
    <message>
        <source>More is shown than you see: this world no longer counts for best scores and achievements.</source>
        <translation>L&apos;affichage montre plus que ce que vous voyez&#xa0;: ce monde ne compte plus pour les meilleurs scores ni les succès.</translation>
    </message>
    <message>
        <source>Achievement reached: %1</source>
        <translation>Succès obtenu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save seed card</source>
        <translation>Enregistrer la fiche de graine</translation>
    </message>
    <message>
        <source>Seed cards (*.cavecard)</source>
        <translation>Fiches de graine (*.cavecard)</translation>
    </message>
    <message>
        <source>Written with your run as proof: %1</source>
        <translation>Fiche écrite, avec votre partie comme preuve&#xa0;: %1</translation>
    </message>
    <message>
        <source>Written without your run, which can&apos;t be proved: %1. The file is %2.</source>
        <translation>Fiche écrite sans votre partie, qui ne peut pas être prouvée&#xa0;: %1. Fichier&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This is a copy: its run went on in another file, or before this one was put in its place. It won&apos;t be ranked.</source>
        <translation>Ceci est une copie&#xa0;: la partie a continué dans un autre fichier, ou avant que celui-ci ne prenne sa place. Elle ne sera pas classée.</translation>
    </message>
    <message>
        <source>The log of this world isn&apos;t the one with which its run went on. It won&apos;t be ranked.</source>
        <translation>Le journal de ce monde n&apos;est pas celui avec lequel sa partie a continué. Elle ne sera pas classée.</translation>
    </message>
</context>
<context>
    <name>cave::RunEndActions</name>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Start a new run with a new seed</source>
        <translation>Commencer une nouvelle partie avec une nouvelle graine</translation>
    </message>
    <message>
        <source>Same seed</source>
        <translation>Même graine</translation>
    </message>
    <message>
        <source>Start a new run with the same seed</source>
        <translation>Commencer une nouvelle partie avec la même graine</translation>
    </message>
    <message>
        <source>Watch the last minute</source>
        <translation>Revoir la dernière minute</translation>
    </message>
    <message>
        <source>Replay the end of this run</source>
        <translation>Rediffuser la fin de cette partie</translation>
    </message>
    <message>
        <source>Save seed card…</source>
        <translation>Enregistrer la fiche de graine…</translation>
    </message>
    <message>
        <source>Share this world, with your run as proof</source>
        <translation>Partager ce monde, avec votre partie comme preuve</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation>Aller à la page d&apos;accueil</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue playing; so does any movement key</source>
        <translation>Continuer à jouer&#xa0;; toute touche de déplacement fait de même</translation>
    </message>
    <message>
        <source>Don&apos;t show again</source>
        <translation>Ne plus afficher</translation>
    </message>
    <message>
        <source>The settings can show it again</source>
        <translation>Les paramètres permettent de l&apos;afficher de nouveau</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Show the turn of the death in the replay: what the monsters saw, and why it came to it</source>
        <translation>Montrer dans la rediffusion le tour de la mort&#xa0;: ce que voyaient les monstres, et pourquoi c&apos;est arrivé</translation>
    </message>
</context>
<context>
    <name>cave::RunEndPanel</name>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>You died</source>
        <translation>Vous avez péri</translation>
    </message>
    <message>
        <source>Your best of %1 runs</source>
        <translation>Votre meilleure partie sur %1</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Place %1 sur %2</translation>
    </message>
    <message>
        <source>All enemies are defeated.</source>
        <translation>Tous les ennemis sont vaincus.</translation>
    </message>
    <message>
        <source>Your run ended on level %1 of %2.</source>
        <translation>Votre partie s&apos;est achevée au niveau %1 sur %2.</translation>
    </message>
    <message>
        <source>Your run ended in room %1 of %2.</source>
        <translation>Votre partie s&apos;est achevée dans la salle %1 sur %2.</translation>
    </message>
    <message>
        <source>You escaped the dungeon alive.</source>
        <translation>Vous avez quitté le donjon en vie.</translation>
    </message>
    <message>
        <source>Your run ended on floor %1 of %2.</source>
        <translation>Votre partie s&apos;est achevée à l&apos;étage %1 sur %2.</translation>
    </message>
    <message>
        <source>Kills %1 · Found %2 · Time %3</source>
        <translation>Vaincus&#xa0;: %1 · Trouvés&#xa0;: %2 · Temps&#xa0;: %3</translation>
    </message>
    <message>
        <source>Level %1 · Floor %2 · Kills %3 · Treasures %4 · Turns %5</source>
        <translation>Niveau %1 · Étage %2 · Vaincus&#xa0;: %3 · Trésors&#xa0;: %4 · Tours&#xa0;: %5</translation>
    </message>
    <message>
        <source>Next cavern</source>
        <translation>Caverne suivante</translation>
    </message>
    <message>
        <source>Start a new world with a larger cavern</source>
        <translation>Commencer un nouveau monde avec une caverne plus grande</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>Cavern cleared</source>
        <translation>Caverne nettoyée</translation>
    </message>
    <message>
        <source>No monsters are left. The next cavern is larger.</source>
        <translation>Il ne reste aucun monstre. La prochaine caverne est plus grande.</translation>
    </message>
    <message>
        <source>The guardian has fallen, and the gate is yours.</source>
        <translation>Le gardien est tombé, et le portail est à vous.</translation>
    </message>
    <message>
        <source>Your journey ended in the caves.</source>
        <translation>Votre périple s&apos;achève dans les cavernes.</translation>
    </message>
    <message>
        <source>Kills %1 · Chests %2 · Turns %3</source>
        <translation>Tués %1 · Coffres %2 · Tours %3</translation>
    </message>
    <message>
        <source>Not ranked: more was revealed than you saw</source>
        <translation>Non classée&#xa0;: il a été révélé plus que ce que vous voyiez</translation>
    </message>
    <message>
        <source>%1 · Played %2</source>
        <translation>%1 · Temps de jeu&#xa0;: %2</translation>
    </message>
    <message>
        <source>You carried %1.</source>
        <translation>Vous portiez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>You killed: %1</source>
        <translation>Vous avez tué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your journey ended in %1.</source>
        <translation>Votre périple s&apos;achève dans %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more kinds of items</source>
        <translation>
            <numerusform>%1, et %n autre sorte d&apos;objets</numerusform>
            <numerusform>%1, et %n autres sortes d&apos;objets</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost nothing.</source>
        <translation>Vous n&apos;avez rien perdu.</translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <translation>Vous avez perdu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You wake at %1.</source>
        <translation>Vous vous réveillez en %1.</translation>
    </message>
    <message>
        <source>You died at %1.</source>
        <translation>Vous avez péri en %1.</translation>
    </message>
    <message>
        <source>You died in %1, at %2.</source>
        <translation>Vous avez péri dans %1, en %2.</translation>
    </message>
    <message>
        <source>Keep playing in this cavern</source>
        <translation>Continuer à jouer dans cette caverne</translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln</source>
        <translation>
            <numerusform>Score %Ln</numerusform>
            <numerusform>Score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: score %Ln, kills %2, found %3</source>
        <translation>
            <numerusform>%1&#xa0;: score %Ln, vaincus %2, trouvés %3</numerusform>
            <numerusform>%1&#xa0;: score %Ln, vaincus %2, trouvés %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best of %1 runs with gentle rules</source>
        <translation>Votre meilleure de %1 parties aux règles en douceur</translation>
    </message>
    <message>
        <source>Place %1 of %2 runs with gentle rules</source>
        <translation>Place %1 sur %2 parties aux règles en douceur</translation>
    </message>
    <message>
        <source>Not ranked: this is a copy of a run that went on elsewhere</source>
        <translation>Non classée&#xa0;: ceci est la copie d&apos;une partie qui a continué ailleurs</translation>
    </message>
</context>
<context>
    <name>cave::RunsDialog</name>
    <message>
        <source>Runs and high scores</source>
        <translation>Parties et meilleurs scores</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>&amp;Runs of</source>
        <translation>&amp;Parties de</translation>
    </message>
    <message>
        <source>Delete this run?</source>
        <translation>Supprimer cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Remove the run</source>
        <translation>Retirer la partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niv.</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Étage</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Tués</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Pris</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>Trésors</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Died</source>
        <translation>Mort</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Seed of the day</source>
        <translation>Graine du jour</translation>
    </message>
    <message>
        <source>Runs with the seed that everyone gets today</source>
        <translation>Parties avec la graine que tout le monde reçoit aujourd&apos;hui</translation>
    </message>
    <message>
        <source>No finished runs yet. Start a Journey, Dungeon Run or Rooms from the start page; its score appears here when it ends.</source>
        <translation>Aucune partie terminée pour l&apos;instant. Commencez un Périple, une Descente au donjon ou des Salles depuis la page d&apos;accueil&#xa0;; le score apparaît ici à la fin.</translation>
    </message>
    <message>
        <source>Killed by</source>
        <translation>Tué par</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Today everyone gets the seed %1: the calendar button of a new world enters it.</source>
        <translation>Aujourd&apos;hui, tout le monde reçoit la graine %1&#xa0;: le bouton calendrier d&apos;un nouveau monde la saisit.</translation>
    </message>
    <message>
        <source>%1 (revealed)</source>
        <translation>%1 (révélée)</translation>
    </message>
    <message>
        <source>r&amp;anked with</source>
        <translation>c&amp;lassées avec</translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>règles standard</translation>
    </message>
    <message>
        <source>Fog was off, or all monsters or the sight debugger were shown: this run isn&apos;t ranked.</source>
        <translation>Le brouillard était désactivé, ou tous les monstres ou le débogueur de vue étaient affichés&#xa0;: cette partie n&apos;est pas classée.</translation>
    </message>
    <message>
        <source>gentle rules</source>
        <translation>règles en douceur</translation>
    </message>
    <message>
        <source>Runs with gentle rules have a list of their own.</source>
        <translation>Les parties aux règles en douceur ont leur propre liste.</translation>
    </message>
    <message>
        <source>%1 (gentle)</source>
        <translation>%1 (en douceur)</translation>
    </message>
    <message>
        <source>With gentle rules: ranked in the list of such runs.</source>
        <translation>Avec des règles en douceur&#xa0;: classée dans la liste de ces parties.</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>A copy of a run that went on elsewhere: it isn&apos;t ranked.</source>
        <translation>Copie d&apos;une partie qui a continué ailleurs&#xa0;: elle n&apos;est pas classée.</translation>
    </message>
</context>
<context>
    <name>cave::SavedSearches</name>
    <message>
        <source>The list of saved searches can&apos;t be read.</source>
        <translation>La liste des recherches enregistrées est illisible.</translation>
    </message>
    <message>
        <source>The list of saved searches was written by a newer version of the program.</source>
        <translation>La liste des recherches enregistrées a été écrite par une version plus récente du programme.</translation>
    </message>
    <message>
        <source>Some of the saved searches are damaged and aren&apos;t listed.</source>
        <translation>Certaines recherches enregistrées sont endommagées et ne figurent pas dans la liste.</translation>
    </message>
    <message>
        <source>The list of saved searches is damaged.</source>
        <translation>La liste des recherches enregistrées est endommagée.</translation>
    </message>
    <message>
        <source>At most %1 searches can be saved. Delete one first.</source>
        <translation>On peut enregistrer %1 recherches au plus. Supprimez-en d&apos;abord une.</translation>
    </message>
    <message>
        <source>The search could not be saved in the library of seeds.</source>
        <translation>La recherche n&apos;a pas pu être enregistrée dans la bibliothèque de graines.</translation>
    </message>
    <message>
        <source>There is no saved search “%1”.</source>
        <translation>Il n&apos;y a pas de recherche enregistrée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The saved search “%1” is damaged and can&apos;t be opened.</source>
        <translation>La recherche enregistrée «&#xa0;%1&#xa0;» est endommagée et ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>The results of the saved search “%1” are damaged. Search again to find them.</source>
        <translation>Les résultats de la recherche enregistrée «&#xa0;%1&#xa0;» sont endommagés. Relancez la recherche pour les retrouver.</translation>
    </message>
    <message>
        <source>The saved search “%1” could not be deleted.</source>
        <translation>La recherche enregistrée «&#xa0;%1&#xa0;» n&apos;a pas pu être supprimée.</translation>
    </message>
    <message>
        <source>The saved search “%1” could not be restored.</source>
        <translation>La recherche enregistrée «&#xa0;%1&#xa0;» n&apos;a pas pu être rétablie.</translation>
    </message>
    <message>
        <source>Another search has been saved as “%1” since. The earlier one was not restored.</source>
        <translation>Une autre recherche a été enregistrée depuis sous «&#xa0;%1&#xa0;». La précédente n&apos;a pas été rétablie.</translation>
    </message>
    <message>
        <source>The saved search “%1” can&apos;t be restored: it has been erased.</source>
        <translation>La recherche enregistrée «&#xa0;%1&#xa0;» ne peut pas être rétablie&#xa0;: elle a été effacée.</translation>
    </message>
</context>
<context>
    <name>cave::SavedSearchesButton</name>
    <message>
        <source>&amp;Save results…</source>
        <translation>Enregistrer les &amp;résultats…</translation>
    </message>
    <message>
        <source>No saved searches</source>
        <translation>Aucune recherche enregistrée</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>Enregistrer les résultats</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>Nom de la recherche&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Saved as “%1” with the first %2 of %3 matches: a saved search holds no more.</source>
        <translation>Enregistrée sous «&#xa0;%1&#xa0;» avec les %2 premiers résultats sur %3&#xa0;: une recherche enregistrée n&apos;en contient pas plus.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Enregistrée sous «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Deleted the saved search “%1”.</source>
        <translation>Recherche enregistrée «&#xa0;%1&#xa0;» supprimée.</translation>
    </message>
    <message>
        <source>S&amp;aved</source>
        <translation>Enregis&amp;trées</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Recherches enregistrées</translation>
    </message>
    <message>
        <source>Saved as “%1” in place of the earlier search.</source>
        <translation>Enregistrée sous «&#xa0;%1&#xa0;», à la place de la recherche précédente.</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>&amp;Ouvrir des résultats…</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Ouvrir des résultats</translation>
    </message>
    <message>
        <source>Search results (*.ndjson)</source>
        <translation>Résultats de recherche (*.ndjson)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The results can&apos;t be opened.</source>
        <translation>Les résultats ne peuvent pas être ouverts.</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
</context>
<context>
    <name>cave::SearchPanel</name>
    <message>
        <source>Count: the last number would exceed 64 bits.</source>
        <translation>Quantité&#xa0;: le dernier nombre dépasserait 64 bits.</translation>
    </message>
    <message>
        <source>No seeds to search. Choose a source.</source>
        <translation>Aucune graine à fouiller. Choisissez une source.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Suspendre</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>&amp;Condition</source>
        <translation>&amp;Condition</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Search &amp;in</source>
        <translation>Rechercher &amp;dans</translation>
    </message>
    <message>
        <source>The seeds shown</source>
        <translation>Les graines affichées</translation>
    </message>
    <message>
        <source>The seeds shown (%1)</source>
        <translation>Les graines affichées (%1)</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>All numbers upward</source>
        <translation>Nombres croissants, sans fin</translation>
    </message>
    <message>
        <source>co&amp;unt</source>
        <translation>&amp;quantité</translation>
    </message>
    <message>
        <source>Stop af&amp;ter</source>
        <translation>Arrêter aprè&amp;s</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>Stop after this many matches; empty: search everything</source>
        <translation>Arrêter après ce nombre de résultats&#xa0;; vide&#xa0;: tout parcourir</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>résultats</translation>
    </message>
    <message>
        <source>Search all of these worlds (%1 in the condition)</source>
        <translation>Parcourir tous ces mondes (%1 dans la condition)</translation>
    </message>
    <message>
        <source>Stop the search and keep the results</source>
        <translation>Arrêter la recherche et garder les résultats</translation>
    </message>
    <message>
        <source>Hide worlds that don&apos;t match, without searching further</source>
        <translation>Masquer les mondes affichés qui ne correspondent pas, sans chercher plus loin</translation>
    </message>
    <message>
        <source>Enter a condition, choose an example or draw a sketch.</source>
        <translation>Saisissez une condition, choisissez un exemple ou dessinez un croquis.</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Condition &amp;builder</source>
        <translation>Ass&amp;istant de condition</translation>
    </message>
    <message>
        <source>fr&amp;om</source>
        <translation>à &amp;partir de</translation>
    </message>
    <message>
        <source>&amp;Filter shown seeds only</source>
        <translation>&amp;Filtrer seulement les graines affichées</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>This search isn&apos;t finished: %1
%2 of %3 searched, %Ln matches.</source>
        <translation>
            <numerusform>Cette recherche n&apos;est pas terminée&#xa0;: %1
%2 sur %3 parcourues, résultats&#xa0;: %Ln.</numerusform>
            <numerusform>Cette recherche n&apos;est pas terminée&#xa0;: %1
%2 sur %3 parcourues, résultats&#xa0;: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search was interrupted: %1
%2 of %3 searched, %Ln matches.</source>
        <translation>
            <numerusform>Une recherche a été interrompue&#xa0;: %1
%2 sur %3 parcourues, résultats&#xa0;: %Ln.</numerusform>
            <numerusform>Une recherche a été interrompue&#xa0;: %1
%2 sur %3 parcourues, résultats&#xa0;: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::SeedDetails</name>
    <message>
        <source>Select a seed to see its map, notes and actions.</source>
        <translation>Sélectionnez une graine pour voir sa carte, ses notes et ses actions.</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Ajouter un repère</translation>
    </message>
    <message>
        <source>Click the map to add a marker</source>
        <translation>Cliquez sur la carte pour ajouter un repère</translation>
    </message>
</context>
<context>
    <name>cave::SeedFiles</name>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n seeds.</source>
        <translation>
            <numerusform>%n graine copiée.</numerusform>
            <numerusform>%n graines copiées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the number of this world&apos;s seed is known, which commands don&apos;t accept.</source>
        <translation>La graine de ce monde n&apos;est connue que comme nombre&#xa0;; aucune commande ne peut l&apos;utiliser.</translation>
    </message>
    <message>
        <source>Open seed card</source>
        <translation>Ouvrir une fiche de graine</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This version generates “%1” differently from its seed card: the hash of the first regions differs.</source>
        <translation>Cette version génère «&#xa0;%1&#xa0;» autrement que ne l&apos;indique la fiche de graine&#xa0;: l&apos;empreinte de ses premières régions diffère.</translation>
    </message>
    <message>
        <source>World “%1” matches its seed card.</source>
        <translation>Le monde «&#xa0;%1&#xa0;» correspond à sa fiche de graine.</translation>
    </message>
    <message>
        <source>Its star, tags, note and markers were not added to your library.</source>
        <translation>Son étoile, ses étiquettes, sa note et ses repères n&apos;ont pas été ajoutés à votre bibliothèque.</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>Ajouter quand même</translation>
    </message>
    <message>
        <source>Save seed card</source>
        <translation>Enregistrer la fiche de graine</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>graines</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l&apos;image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dessin…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Exporter le tableau</translation>
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
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied one row.</source>
        <translation>Une ligne copiée.</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n rows.</source>
        <translation>
            <numerusform>%n ligne copiée.</numerusform>
            <numerusform>%n lignes copiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not fully measured yet.</source>
        <translation>
            <numerusform>%n d&apos;entre elles n&apos;était pas encore entièrement mesurée.</numerusform>
            <numerusform>%n d&apos;entre elles n&apos;étaient pas encore entièrement mesurées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed cards (*.cavecard *.json)</source>
        <translation>Fiches de graine (*.cavecard *.json)</translation>
    </message>
    <message>
        <source>This seed is too long for a link. Save a seed card.</source>
        <translation>Cette graine est trop longue pour un lien. Enregistrez une fiche de graine.</translation>
    </message>
    <message>
        <source>Worlds made from your own level files don&apos;t fit into a link. Save a seed card.</source>
        <translation>Les mondes faits de vos propres fichiers de niveau ne tiennent pas dans un lien. Enregistrez une fiche de graine.</translation>
    </message>
</context>
<context>
    <name>cave::SeedMapWindow</name>
    <message>
        <source>“%1” is not a position: enter two whole numbers, such as 12, -40 (x east, y north).</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une position&#xa0;: saisissez deux nombres entiers, par exemple 12, -40 (x est, y nord).</translation>
    </message>
    <message>
        <source>Click two cells to measure the distance between them.</source>
        <translation>Cliquez sur deux cases pour mesurer la distance entre elles.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>To open it, paste it in Seeds under Source, in a list of seeds.</source>
        <translation>Pour l&apos;ouvrir, collez-le dans Graines, sous Source, dans une liste de graines.</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation>Carte de %1</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Aller à</translation>
    </message>
    <message>
        <source>12, -40</source>
        <comment>coordinates, as an example</comment>
        <translation>12, -40</translation>
    </message>
    <message>
        <source>Coordinates: x east, y north</source>
        <translation>Coordonnées&#xa0;: x est, y nord</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Show lines at round coordinates</source>
        <translation>Afficher des lignes aux coordonnées rondes</translation>
    </message>
    <message>
        <source>R&amp;uler</source>
        <translation>&amp;Règle</translation>
    </message>
    <message>
        <source>Measure cells and steps between two cells</source>
        <translation>Mesurer la distance entre deux cases, en cases et en pas</translation>
    </message>
    <message>
        <source>Find &amp;places</source>
        <translation>Trouver des &amp;lieux</translation>
    </message>
    <message>
        <source>Find places in this world by a sketch or a condition</source>
        <translation>Trouver des lieux dans ce monde par un croquis ou une condition</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Copier le l&amp;ien</translation>
    </message>
    <message>
        <source>Copy this world and place as a line of text that others can paste</source>
        <translation>Copier ce monde et ce lieu en une ligne de texte que d&apos;autres peuvent coller</translation>
    </message>
    <message>
        <source>This seed is too long for a link</source>
        <translation>Cette graine est trop longue pour un lien</translation>
    </message>
    <message>
        <source>Worlds made from your own level files don&apos;t fit into a link</source>
        <translation>Les mondes faits de vos propres fichiers de niveau ne tiennent pas dans un lien</translation>
    </message>
</context>
<context>
    <name>cave::SeedTable</name>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>indéfini</translation>
    </message>
    <message>
        <source>%1 is %2, not %3</source>
        <comment>metric, value, what is wanted</comment>
        <translation>%1 vaut %2, et non %3</translation>
    </message>
    <message>
        <source>%1 of the sketch matches, not %2</source>
        <comment>shares in per cent</comment>
        <translation>%1 du croquis concordent, et non %2</translation>
    </message>
    <message>
        <source>match</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>near miss</source>
        <translation>presque</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>cave::SeedTableView</name>
    <message>
        <source>Seeds as a table</source>
        <translation>Graines sous forme de tableau</translation>
    </message>
</context>
<context>
    <name>cave::SeedsActions</name>
    <message>
        <source>&amp;Maps</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>A map of every seed</source>
        <translation>Une carte de chaque graine</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>Seeds and metrics in columns</source>
        <translation>Graines et mesures en colonnes</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>&amp;Graphiques</translation>
    </message>
    <message>
        <source>Distribution of one or two metrics</source>
        <translation>Distribution d&apos;une ou de deux mesures</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>C&amp;omparer</translation>
    </message>
    <message>
        <source>Compare the selected seeds</source>
        <translation>Comparer les graines sélectionnées</translation>
    </message>
    <message>
        <source>Play &amp;this…</source>
        <translation>&amp;Jouer cette graine…</translation>
    </message>
    <message>
        <source>Create and play a world from this seed</source>
        <translation>Créer un monde à partir de cette graine et y jouer</translation>
    </message>
    <message>
        <source>&amp;Inspect this</source>
        <translation>&amp;Inspecter</translation>
    </message>
    <message>
        <source>Inspect this world</source>
        <translation>Inspecter ce monde</translation>
    </message>
    <message>
        <source>&amp;Star</source>
        <translation>É&amp;toile</translation>
    </message>
    <message>
        <source>Add this seed to your library</source>
        <translation>Ajouter cette graine à votre bibliothèque</translation>
    </message>
    <message>
        <source>Copy &amp;seed</source>
        <translation>Copier la &amp;graine</translation>
    </message>
    <message>
        <source>Copy the selected seeds, one per line</source>
        <translation>Copier les graines sélectionnées, une par ligne</translation>
    </message>
    <message>
        <source>Copy as c&amp;ommand</source>
        <translation>Copier comme co&amp;mmande</translation>
    </message>
    <message>
        <source>Copy a command line that measures this seed</source>
        <translation>Copier une ligne de commande qui mesure cette graine</translation>
    </message>
    <message>
        <source>&amp;Open seed card…</source>
        <translation>&amp;Ouvrir une fiche de graine…</translation>
    </message>
    <message>
        <source>Open a seed card from someone else</source>
        <translation>Ouvrir une fiche de graine reçue de quelqu&apos;un</translation>
    </message>
    <message>
        <source>Save a small file to share this seed</source>
        <translation>Enregistrer un petit fichier pour partager cette graine</translation>
    </message>
    <message>
        <source>Save m&amp;ap as picture…</source>
        <translation>Enregistrer la c&amp;arte comme image…</translation>
    </message>
    <message>
        <source>Save a picture of this map in any size</source>
        <translation>Enregistrer une image de cette carte, à la taille voulue</translation>
    </message>
    <message>
        <source>Save s&amp;heet as picture…</source>
        <translation>Enregistrer la &amp;planche comme image…</translation>
    </message>
    <message>
        <source>Save one picture of all maps shown</source>
        <translation>Enregistrer une image de toutes les cartes affichées</translation>
    </message>
    <message>
        <source>&amp;Export table…</source>
        <translation>&amp;Exporter le tableau…</translation>
    </message>
    <message>
        <source>Export metrics as CSV or JSON</source>
        <translation>Exporter les mesures en CSV ou JSON</translation>
    </message>
    <message>
        <source>Copy &amp;rows</source>
        <translation>Copier les &amp;lignes</translation>
    </message>
    <message>
        <source>Copy metrics for a spreadsheet</source>
        <translation>Copier les mesures pour un tableur</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtrer</translation>
    </message>
    <message>
        <source>Filter these seeds</source>
        <translation>Filtrer ces graines</translation>
    </message>
    <message>
        <source>Bac&amp;k to the source</source>
        <translation>&amp;Revenir à la source</translation>
    </message>
    <message>
        <source>Show the source&apos;s seeds again</source>
        <translation>Afficher de nouveau les graines de la source</translation>
    </message>
    <message>
        <source>C&amp;hests and monsters</source>
        <translation>Coffres et &amp;monstres</translation>
    </message>
    <message>
        <source>Mark chests and monsters on the maps</source>
        <translation>Marquer les coffres et les monstres sur les cartes</translation>
    </message>
    <message>
        <source>Floor a&amp;bove</source>
        <translation>Étage au-d&amp;essus</translation>
    </message>
    <message>
        <source>Show the previous floor of every dungeon</source>
        <translation>Afficher l&apos;étage précédent de chaque donjon</translation>
    </message>
    <message>
        <source>Floor belo&amp;w</source>
        <translation>Étage au-dess&amp;ous</translation>
    </message>
    <message>
        <source>Show the next floor of every dungeon</source>
        <translation>Afficher l&apos;étage suivant de chaque donjon</translation>
    </message>
    <message>
        <source>Source and searc&amp;h</source>
        <translation>Source et rec&amp;herche</translation>
    </message>
    <message>
        <source>Show or hide the source and search panel</source>
        <translation>Afficher ou masquer le panneau de la source et de la recherche</translation>
    </message>
    <message>
        <source>Detai&amp;ls</source>
        <translation>Détai&amp;ls</translation>
    </message>
    <message>
        <source>Show or hide the details of the current seed</source>
        <translation>Afficher ou masquer les détails de la graine actuelle</translation>
    </message>
    <message>
        <source>Li&amp;ke this place…</source>
        <translation>Lieux sem&amp;blables…</translation>
    </message>
    <message>
        <source>Search for worlds with a place like the one in the middle of this map</source>
        <translation>Rechercher des mondes ayant un lieu semblable à celui du milieu de cette carte</translation>
    </message>
    <message>
        <source>Lar&amp;ge map…</source>
        <translation>Gran&amp;de carte…</translation>
    </message>
    <message>
        <source>Show a large map with coordinates, a ruler and links</source>
        <translation>Afficher une grande carte avec coordonnées, règle et liens</translation>
    </message>
    <message>
        <source>Find places in this world by a sketch or a condition</source>
        <translation>Trouver des lieux dans ce monde par un croquis ou une condition</translation>
    </message>
    <message>
        <source>Copy li&amp;nk</source>
        <translation>Copier le lie&amp;n</translation>
    </message>
    <message>
        <source>Copy this world and the place shown as a line of text that others can paste</source>
        <translation>Copier ce monde et le lieu affiché en une ligne de texte que d&apos;autres peuvent coller</translation>
    </message>
    <message>
        <source>Find places in this worl&amp;d…</source>
        <translation>Chercher des lieu&amp;x dans ce monde…</translation>
    </message>
    <message>
        <source>Sa&amp;ve seed card…</source>
        <translation>Enregistrer une &amp;fiche de graine…</translation>
    </message>
    <message>
        <source>Find places…</source>
        <translation>Chercher des lieux…</translation>
    </message>
</context>
<context>
    <name>cave::SeedsController</name>
    <message>
        <source>Seeds</source>
        <translation>Graines</translation>
    </message>
</context>
<context>
    <name>cave::SeedsPage</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Filter: a text, or a condition such as chests &gt;= 3</source>
        <translation>Filtre&#xa0;: un texte ou une condition comme chests &gt;= 3</translation>
    </message>
    <message>
        <source>Map size</source>
        <translation>Taille des cartes</translation>
    </message>
    <message>
        <source>Seed card: %1</source>
        <translation>Fiche de graine&#xa0;: %1</translation>
    </message>
    <message>
        <source>Search results: %1</source>
        <translation>Résultats de la recherche&#xa0;: %1</translation>
    </message>
    <message>
        <source>The filter: %1</source>
        <translation>Filtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>One seed</source>
        <translation>Une graine</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 graines</translation>
    </message>
    <message>
        <source>%1 of %2 seeds</source>
        <translation>%1 sur %2 graines</translation>
    </message>
    <message>
        <source>%1 more are not shown; search covers all of them</source>
        <translation>%1 autres ne sont pas affichées&#xa0;; la recherche les couvre toutes</translation>
    </message>
    <message>
        <source>measured %1 %</source>
        <translation>mesuré à %1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n sélectionnée</numerusform>
            <numerusform>%n sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>No seeds yet.

Choose a source on the left: numbers, a list, a file, random seeds, or one seed with many settings. Or start a search.</source>
        <translation>Aucune graine pour l&apos;instant.

Choisissez une source à gauche&#xa0;: des nombres, une liste, un fichier, des graines au hasard, ou une graine avec de nombreux paramètres. Ou recherchez ce que vous voulez.</translation>
    </message>
    <message>
        <source>No seeds match the filter.</source>
        <translation>Aucune graine ne correspond au filtre.</translation>
    </message>
    <message>
        <source>matches only</source>
        <translation>résultats seulement</translation>
    </message>
    <message>
        <source>near misses only</source>
        <translation>presque seulement</translation>
    </message>
</context>
<context>
    <name>cave::SettingRow</name>
    <message>
        <source>Back to the default</source>
        <translation>Revenir à la valeur par défaut</translation>
    </message>
    <message>
        <source>%1: back to the default</source>
        <translation>%1&#xa0;: revenir à la valeur par défaut</translation>
    </message>
</context>
<context>
    <name>cave::SettingTexts</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>“Follow system” uses the desktop&apos;s language.</source>
        <translation>«&#xa0;Suivre le système&#xa0;» utilise la langue du bureau.</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>“Follow system” uses the desktop&apos;s light or dark theme.</source>
        <translation>«&#xa0;Suivre le système&#xa0;» reprend le thème clair ou sombre du bureau.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>ASCII map</source>
        <translation>Carte ASCII</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>For everything except the map, which has its own zoom.</source>
        <translation>De tout sauf la carte, qui a son propre zoom.</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Red–green safe</source>
        <translation>Adaptées rouge–vert</translation>
    </message>
    <message>
        <source>Blue–yellow safe</source>
        <translation>Adaptées bleu–jaune</translation>
    </message>
    <message>
        <source>Animate steps, light and zoom</source>
        <translation>Animer les pas, la lumière et le zoom</translation>
    </message>
    <message>
        <source>When off, everything moves instantly.</source>
        <translation>Désactivé, tout se déplace d&apos;un coup.</translation>
    </message>
    <message>
        <source>Flush to disk</source>
        <translation>Écriture sur le disque</translation>
    </message>
    <message>
        <source>Every step is saved at once, so nothing is lost if the program crashes. A power cut can undo the moves since the last flush.</source>
        <translation>Chaque pas est enregistré aussitôt&#xa0;: rien n&apos;est perdu si le programme plante. Une coupure de courant peut annuler les déplacements faits depuis la dernière écriture.</translation>
    </message>
    <message>
        <source>After every move</source>
        <translation>Après chaque déplacement</translation>
    </message>
    <message>
        <source>Every 5 moves</source>
        <translation>Tous les 5 déplacements</translation>
    </message>
    <message>
        <source>Every 10 moves</source>
        <translation>Tous les 10 déplacements</translation>
    </message>
    <message>
        <source>Every 25 moves</source>
        <translation>Tous les 25 déplacements</translation>
    </message>
    <message>
        <source>Blow duration</source>
        <translation>Durée d&apos;un coup</translation>
    </message>
    <message>
        <source>How fast automatic fights run. At 0 they end at once.</source>
        <translation>La vitesse des combats automatiques. À 0, ils se terminent aussitôt.</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>instantané</translation>
    </message>
    <message>
        <source>Auto-explore stops at monsters</source>
        <translation>L&apos;exploration automatique s&apos;arrête aux monstres</translation>
    </message>
    <message>
        <source>When one comes into view.</source>
        <translation>Quand l&apos;un d&apos;eux apparaît.</translation>
    </message>
    <message>
        <source>Auto-explore stops at chests</source>
        <translation>L&apos;exploration automatique s&apos;arrête aux coffres</translation>
    </message>
    <message>
        <source>Show what monsters see</source>
        <translation>Afficher ce que voient les monstres</translation>
    </message>
    <message>
        <source>The cells in which a monster would attack you. Same as the action in the View menu.</source>
        <translation>Les cases où un monstre vous attaquerait. Comme l&apos;action du menu Affichage.</translation>
    </message>
    <message>
        <source>Log level</source>
        <translation>Niveau du journal</translation>
    </message>
    <message>
        <source>Less important lines are omitted. Takes effect at once.</source>
        <translation>Les lignes moins importantes sont omises. Prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Débogage</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Infos</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Show hints</source>
        <translation>Afficher les conseils</translation>
    </message>
    <message>
        <source>What to do when something is new to you; each hint appears once.</source>
        <translation>Que faire quand quelque chose est nouveau pour vous&#xa0;; chaque conseil n&apos;apparaît qu&apos;une fois.</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Jouer les sons</translation>
    </message>
    <message>
        <source>All that is heard is also shown or logged. Same as the action in the View menu.</source>
        <translation>Tout ce qui s&apos;entend est aussi affiché ou noté au journal. Identique à l&apos;action du menu Affichage.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Of all sounds of the game.</source>
        <translation>De tous les sons du jeu.</translation>
    </message>
    <message>
        <source>Background sounds</source>
        <translation>Sons d&apos;ambiance</translation>
    </message>
    <message>
        <source>Wind and dripping water in the caves, a hum in the depths.</source>
        <translation>Le vent et l&apos;eau qui goutte dans les cavernes, un bourdonnement dans les profondeurs.</translation>
    </message>
    <message>
        <source>Show how you died</source>
        <translation>Afficher comment vous avez péri</translation>
    </message>
    <message>
        <source>Where you wake up again after a death.</source>
        <translation>Dans les mondes où vous vous réveillez après une mort.</translation>
    </message>
    <message>
        <source>Characters instead of graphics; on the map, %1 toggles it.</source>
        <translation>Des caractères au lieu des graphismes&#xa0;; sur la carte, %1 permet de basculer.</translation>
    </message>
    <message>
        <source>Colours that mark good and bad. Shapes and words are used as well.</source>
        <translation>Les couleurs qui marquent le bon et le mauvais. Des formes et des mots les marquent aussi.</translation>
    </message>
</context>
<context>
    <name>cave::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>Pages des paramètres</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>En jeu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>This world</source>
        <translation>Ce monde</translation>
    </message>
    <message>
        <source>Original settings</source>
        <translation>Paramètres d&apos;origine</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>&amp;Show log</source>
        <translation>Afficher le &amp;journal</translation>
    </message>
    <message>
        <source>Show hints &amp;again</source>
        <translation>&amp;Revoir les conseils</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
</context>
<context>
    <name>cave::SheetInput</name>
    <message>
        <source>Remove star</source>
        <translation>Retirer l&apos;étoile</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Donner une étoile</translation>
    </message>
    <message>
        <source>Link this map with the others</source>
        <translation>Lier cette carte aux autres</translation>
    </message>
    <message>
        <source>Unlink this map from the others</source>
        <translation>Délier cette carte des autres</translation>
    </message>
</context>
<context>
    <name>cave::ShellActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Play your worlds</source>
        <translation>Jouer dans vos mondes</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Graines</translation>
    </message>
    <message>
        <source>Browse, compare and search seeds</source>
        <translation>Parcourir, comparer et rechercher des graines</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>&amp;Inspecter</translation>
    </message>
    <message>
        <source>Inspect a world: stored data, changes, lines of sight</source>
        <translation>Inspecter un monde&#xa0;: données stockées, modifications, lignes de vue</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>Edit a world, with undo that survives a restart</source>
        <translation>Modifier un monde, avec une annulation qui survit à un redémarrage</translation>
    </message>
    <message>
        <source>&amp;New world…</source>
        <translation>&amp;Nouveau monde…</translation>
    </message>
    <message>
        <source>Create a world from a seed</source>
        <translation>Créer un monde à partir d&apos;une graine</translation>
    </message>
    <message>
        <source>&amp;Open world file…</source>
        <translation>&amp;Ouvrir une sauvegarde…</translation>
    </message>
    <message>
        <source>Open a world file from anywhere</source>
        <translation>Ouvrir une sauvegarde, où qu&apos;elle soit</translation>
    </message>
    <message>
        <source>Play &amp;level files…</source>
        <translation>Jouer des fichiers de ni&amp;veau…</translation>
    </message>
    <message>
        <source>Play level files one after the other; you can also drop them onto the window</source>
        <translation>Jouer des fichiers de niveau l&apos;un après l&apos;autre&#xa0;; vous pouvez aussi les déposer sur la fenêtre</translation>
    </message>
    <message>
        <source>Play a f&amp;older of levels…</source>
        <translation>Jouer un &amp;dossier de niveaux…</translation>
    </message>
    <message>
        <source>Play all level files in a folder, in order of name</source>
        <translation>Jouer tous les fichiers de niveau d&apos;un dossier, par ordre de nom</translation>
    </message>
    <message>
        <source>&amp;Import original world…</source>
        <translation>&amp;Importer un monde d&apos;origine…</translation>
    </message>
    <message>
        <source>Create a world from a folder of the original Java game</source>
        <translation>Créer un monde à partir d&apos;un dossier du jeu Java d&apos;origine</translation>
    </message>
    <message>
        <source>&amp;Export for the original…</source>
        <translation>&amp;Exporter pour l&apos;original…</translation>
    </message>
    <message>
        <source>Export this world for the original Java game (Classic worlds only)</source>
        <translation>Exporter ce monde pour le jeu Java d&apos;origine (mondes classiques seulement)</translation>
    </message>
    <message>
        <source>&amp;Replay…</source>
        <translation>&amp;Rediffusion…</translation>
    </message>
    <message>
        <source>Replay this world from the beginning</source>
        <translation>Rejouer ce monde depuis le début</translation>
    </message>
    <message>
        <source>R&amp;uns and high scores…</source>
        <translation>&amp;Parties et meilleurs scores…</translation>
    </message>
    <message>
        <source>Your runs and high scores</source>
        <translation>Vos parties et vos meilleurs scores</translation>
    </message>
    <message>
        <source>&amp;Save now</source>
        <translation>Enregistrer m&amp;aintenant</translation>
    </message>
    <message>
        <source>Save now; the world is also saved automatically</source>
        <translation>Enregistrer maintenant&#xa0;; le monde est aussi enregistré automatiquement</translation>
    </message>
    <message>
        <source>&amp;Close world</source>
        <translation>&amp;Fermer le monde</translation>
    </message>
    <message>
        <source>Save and return to your worlds</source>
        <translation>Enregistrer et revenir à vos mondes</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Paramè&amp;tres…</translation>
    </message>
    <message>
        <source>Appearance, keys and gameplay</source>
        <translation>Apparence, touches et jeu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Save and quit</source>
        <translation>Enregistrer et quitter</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>Toggle full screen; %1 leaves it</source>
        <translation>Activer ou quitter le plein écran&#xa0;; %1 le quitte</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Suivre le &amp;système</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>Clair ou sombre, comme le bureau</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Couleurs sombres</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Couleurs claires</translation>
    </message>
    <message>
        <source>&amp;Determinism certificate…</source>
        <translation>Certificat de &amp;déterminisme…</translation>
    </message>
    <message>
        <source>Check that two machines generate the same worlds</source>
        <translation>Vérifier que deux machines génèrent les mêmes mondes</translation>
    </message>
    <message>
        <source>&amp;Keys and shortcuts</source>
        <translation>&amp;Touches et raccourcis</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Tous les raccourcis clavier</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>&amp;Guide de l&apos;utilisateur</translation>
    </message>
    <message>
        <source>Help on playing and all other features</source>
        <translation>Comment jouer, et tout le reste</translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation>Afficher le &amp;journal</translation>
    </message>
    <message>
        <source>The program&apos;s log</source>
        <translation>Le journal du programme</translation>
    </message>
    <message>
        <source>&amp;About Cave Game</source>
        <translation>À &amp;propos de Cave Game</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>&amp;Host this world…</source>
        <translation>&amp;Héberger ce monde…</translation>
    </message>
    <message>
        <source>Let others on your network play in this world</source>
        <translation>Laisser d&apos;autres personnes de votre réseau jouer dans ce monde</translation>
    </message>
    <message>
        <source>&amp;Join a game…</source>
        <translation>Re&amp;joindre une partie…</translation>
    </message>
    <message>
        <source>Play in a world that someone hosts on your network</source>
        <translation>Jouer dans un monde hébergé sur votre réseau</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panneau suivant</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation>Passer au clavier à la partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>Panneau précédent</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous part of the window</source>
        <translation>Passer au clavier à la partie précédente de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>Signaler un p&amp;roblème…</translation>
    </message>
    <message>
        <source>How to report a problem, with what is needed to find it</source>
        <translation>Comment signaler un problème, avec ce qu&apos;il faut pour le trouver</translation>
    </message>
</context>
<context>
    <name>cave::ShellMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Jo&amp;uer</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>&amp;Graines</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>&amp;Monde</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
</context>
<context>
    <name>cave::ShortcutOverview</name>
    <message>
        <source>Keys and shortcuts</source>
        <translation>Touches et raccourcis</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Chercher commandes et touches</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>cave::ShownKey</name>
    <message>
        <source>“%1”</source>
        <comment>a command without a key</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>cave::SightDock</name>
    <message>
        <source>Sight debugger</source>
        <translation>Débogueur de vue</translation>
    </message>
    <message>
        <source>Sight de&amp;bugger</source>
        <translation>Dé&amp;bogueur de vue</translation>
    </message>
    <message>
        <source>Show lines of sight and explain them, including hidden monsters</source>
        <translation>Afficher les lignes de vue et leurs raisons, monstres cachés compris</translation>
    </message>
</context>
<context>
    <name>cave::SightExport</name>
    <message>
        <source>Save as &amp;picture (SVG)…</source>
        <translation>Enregistrer comme &amp;image (SVG)…</translation>
    </message>
    <message>
        <source>Save as &amp;test case…</source>
        <translation>Enregistrer comme cas de &amp;test…</translation>
    </message>
    <message>
        <source>Save the line of sight</source>
        <translation>Enregistrer la ligne de vue</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>Test case (*.case)</source>
        <translation>Cas de test (*.case)</translation>
    </message>
    <message>
        <source>The line of sight was saved to %1.</source>
        <translation>La ligne de vue a été enregistrée dans %1.</translation>
    </message>
    <message>
        <source>The line of sight could not be saved.</source>
        <translation>La ligne de vue n&apos;a pas pu être enregistrée.</translation>
    </message>
</context>
<context>
    <name>cave::SightPane</name>
    <message>
        <source>The sight debugger shows monsters and terrain that your character can&apos;t see. This world will no longer count for best scores and achievements.</source>
        <translation>Le débogueur de vue montre des monstres et du terrain que votre personnage ne peut pas voir. Ce monde ne comptera plus pour les meilleurs scores ni les succès.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>L&apos;afficher</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This reveals monsters and terrain that your character can&apos;t see.</source>
        <translation>Ceci révèle des monstres et du terrain que votre personnage ne voit pas.</translation>
    </message>
</context>
<context>
    <name>cave::SightPanel</name>
    <message>
        <source>Open a world to see who sees whom.</source>
        <translation>Ouvrez un monde pour y voir qui voit qui.</translation>
    </message>
    <message>
        <source>Why this fight began</source>
        <translation>Pourquoi ce combat a commencé</translation>
    </message>
    <message>
        <source>Why the last fight began</source>
        <translation>Pourquoi le dernier combat a commencé</translation>
    </message>
    <message>
        <source>Click a monster on the map to see its area of effect.</source>
        <translation>Cliquez sur un monstre de la carte pour voir sa zone d&apos;effet.</translation>
    </message>
    <message>
        <source>Zoom in: area too large.</source>
        <translation>Zone trop grande&#xa0;: zoomez.</translation>
    </message>
    <message>
        <source>No living monsters in view.</source>
        <translation>Aucun monstre vivant n&apos;est en vue.</translation>
    </message>
    <message>
        <source>Choose which areas to show.</source>
        <translation>Choisissez de quel monstre afficher la zone.</translation>
    </message>
    <message>
        <source>Drag from one cell to another, or press %1 at each.</source>
        <translation>Glissez d&apos;une case à une autre, ou appuyez sur %1 sur chacune.</translation>
    </message>
    <message>
        <source>Pick two cells to see why they do or don&apos;t see each other.</source>
        <translation>Choisissez deux cases pour lire pourquoi elles se voient, ou non.</translation>
    </message>
    <message>
        <source>From (%1); now the other cell.</source>
        <translation>Depuis (%1)&#xa0;; à présent l&apos;autre case.</translation>
    </message>
    <message>
        <source>from here</source>
        <translation>depuis ici</translation>
    </message>
    <message>
        <source>These cells can&apos;t be probed: more than %1 cells apart, or outside the world.</source>
        <translation>Ces cases ne peuvent pas être sondées&#xa0;: distantes de plus de %1 cases, ou hors du monde.</translation>
    </message>
    <message>
        <source>Choose an algorithm, or two to compare.</source>
        <translation>Choisissez un algorithme, ou deux à comparer.</translation>
    </message>
    <message>
        <source>From (%1)</source>
        <translation>Depuis (%1)</translation>
    </message>
    <message>
        <source>From the player</source>
        <translation>Depuis le joueur</translation>
    </message>
    <message>
        <source>Pick two cells for a route between them.</source>
        <translation>Choisissez deux cases pour un itinéraire entre elles.</translation>
    </message>
    <message>
        <source>No monster sees any cell in view.</source>
        <translation>Aucun monstre ne voit de case en vue.</translation>
    </message>
    <message>
        <source>Release for the route to (%1).</source>
        <translation>Relâchez pour l&apos;itinéraire vers (%1).</translation>
    </message>
    <message>
        <source>From (%1); now the other end.</source>
        <translation>Depuis (%1)&#xa0;; à présent l&apos;autre bout.</translation>
    </message>
    <message>
        <source>These cells are more than %1 apart.</source>
        <translation>Ces cases sont distantes de plus de %1.</translation>
    </message>
    <message>
        <source>A route must start and end on floor.</source>
        <translation>Un itinéraire commence et finit sur du sol.</translation>
    </message>
    <message>
        <source>No monster</source>
        <translation>Aucun monstre</translation>
    </message>
    <message>
        <source>Selected ones</source>
        <translation>Monstres choisis</translation>
    </message>
    <message>
        <source>All in view</source>
        <translation>Tout à l&apos;écran</translation>
    </message>
    <message>
        <source>The world&apos;s</source>
        <translation>Celle du monde</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>Tout comparer</translation>
    </message>
    <message>
        <source>No view</source>
        <translation>Aucun champ de vision</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Sans comparaison</translation>
    </message>
    <message>
        <source>&amp;Draw it on the map</source>
        <translation>&amp;Dessiner sur la carte</translation>
    </message>
    <message>
        <source>Draw the fight on the map</source>
        <translation>Dessiner le combat sur la carte</translation>
    </message>
    <message>
        <source>Draws the area of the monster that you fought and the line between you, as they were at that time</source>
        <translation>Dessine la zone du monstre que vous avez affronté et la ligne entre vous, telles qu&apos;elles étaient</translation>
    </message>
    <message>
        <source>What monsters see</source>
        <translation>Ce que voient les monstres</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstres</translation>
    </message>
    <message>
        <source>Whose area of effect is drawn</source>
        <translation>De qui dessiner la zone d&apos;effet</translation>
    </message>
    <message>
        <source>Rule of the area</source>
        <translation>Règle de la zone</translation>
    </message>
    <message>
        <source>The rule for the area; comparing marks the cells where the three differ</source>
        <translation>La règle selon laquelle des cases appartiennent à la zone&#xa0;; la comparaison marque où les trois diffèrent</translation>
    </message>
    <message>
        <source>&amp;Mark one-sided sight</source>
        <translation>Marquer la vue à sens &amp;unique</translation>
    </message>
    <message>
        <source>Mark one-sided sight</source>
        <translation>Marquer la vue à sens unique</translation>
    </message>
    <message>
        <source>Cells where a monster notices you unseen, and where you see it unnoticed</source>
        <translation>Cases où un monstre vous remarque sans que vous le voyiez, et où vous le voyez sans être remarqué</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>Ce qui est visible</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>Algorithme</translation>
    </message>
    <message>
        <source>Field-of-view algorithm</source>
        <translation>Algorithme du champ de vision</translation>
    </message>
    <message>
        <source>Compared algorithm</source>
        <translation>Algorithme comparé</translation>
    </message>
    <message>
        <source>Second algorithm; differing cells are marked</source>
        <translation>Second algorithme&#xa0;; les cases qui diffèrent sont marquées</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>View radius, in cells</source>
        <translation>Jusqu&apos;où regarder, en cases</translation>
    </message>
    <message>
        <source>Why probe</source>
        <translation>Sonde de vue</translation>
    </message>
    <message>
        <source>Pick two &amp;cells</source>
        <translation>C&amp;hoisir deux cases</translation>
    </message>
    <message>
        <source>Drag on the map from one cell to another, or press %1 at each, to see why they do or don&apos;t see each other</source>
        <translation>Glisser sur la carte d&apos;une case à une autre, ou appuyer sur %1 sur chacune, pour lire pourquoi elles se voient ou non</translation>
    </message>
    <message>
        <source>From a c&amp;ell</source>
        <translation>Depuis une ca&amp;se</translation>
    </message>
    <message>
        <source>Look from a cell</source>
        <translation>Regarder depuis une case</translation>
    </message>
    <message>
        <source>Click the cell to look from</source>
        <translation>Cliquez sur la case d&apos;où regarder</translation>
    </message>
    <message>
        <source>Look from the player</source>
        <translation>Regarder depuis le joueur</translation>
    </message>
    <message>
        <source>Look from the player&apos;s position</source>
        <translation>Regarder depuis la position du joueur</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>Danger</translation>
    </message>
    <message>
        <source>Threat map</source>
        <translation>Carte des menaces</translation>
    </message>
    <message>
        <source>Colours each cell by how many monsters see it</source>
        <translation>Colore chaque case selon le nombre de monstres qui la voient</translation>
    </message>
    <message>
        <source>&amp;Safest route</source>
        <translation>&amp;Itinéraire le plus sûr</translation>
    </message>
    <message>
        <source>Safest route</source>
        <translation>Itinéraire le plus sûr</translation>
    </message>
    <message>
        <source>Pick two cells: the route seen by the fewest monsters, and the fastest one</source>
        <translation>Choisir deux cases&#xa0;: l&apos;itinéraire vu par le moins de monstres, et le plus rapide</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>J&amp;oueur</translation>
    </message>
    <message>
        <source>Threat map of the view</source>
        <translation>Carte des menaces en vue</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells in view.</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln case en vue.</numerusform>
            <numerusform>%1&#xa0;: %Ln cases en vue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells in view, %2 by the other algorithm.</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln case en vue, %2 avec l&apos;autre algorithme.</numerusform>
            <numerusform>%1&#xa0;: %Ln cases en vue, %2 avec l&apos;autre algorithme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saves the line of sight from the monster selected last to the player nearest to it</source>
        <translation>Enregistre la ligne de vue du dernier monstre choisi au joueur le plus proche de lui</translation>
    </message>
    <message>
        <source>Export the monster&apos;s line of sight</source>
        <translation>Exporter la ligne de vue du monstre</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Saves the line of sight between the two cells</source>
        <translation>Enregistre la ligne de vue entre les deux cases</translation>
    </message>
    <message>
        <source>Export the line between the cells</source>
        <translation>Exporter la ligne entre les cases</translation>
    </message>
</context>
<context>
    <name>cave::SketchCanvas</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>column, row, kind of cell</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>cave::SketchDialog</name>
    <message>
        <source>Sketch</source>
        <translation>Croquis</translation>
    </message>
    <message>
        <source>Draw this kind of cell (%1)</source>
        <translation>Dessiner ce type de case (%1)</translation>
    </message>
    <message>
        <source>&amp;Pencil</source>
        <translation>&amp;Crayon</translation>
    </message>
    <message>
        <source>Draw cell by cell; the right button erases</source>
        <translation>Dessiner case par case&#xa0;; le bouton droit efface</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>&amp;Rectangle</translation>
    </message>
    <message>
        <source>Fill a rectangle from corner to corner</source>
        <translation>Remplir un rectangle d&apos;un coin à l&apos;autre</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a sketch from a text file</source>
        <translation>Ouvrir un croquis depuis un fichier texte</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Save the sketch as a text file</source>
        <translation>Enregistrer le croquis comme fichier texte</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Largeur</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Hauteur</translation>
    </message>
    <message>
        <source>&amp;Use sketch</source>
        <translation>&amp;Utiliser le croquis</translation>
    </message>
    <message>
        <source>Draw the cells that worlds must have; the others may be anything.</source>
        <translation>Dessinez les cases que les mondes doivent avoir&#xa0;; les autres peuvent être quelconques.</translation>
    </message>
    <message>
        <source>Open sketch</source>
        <translation>Ouvrir un croquis</translation>
    </message>
    <message>
        <source>Save sketch</source>
        <translation>Enregistrer le croquis</translation>
    </message>
    <message>
        <source>The sketch can&apos;t be opened.</source>
        <translation>Le croquis ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>The sketch can&apos;t be saved.</source>
        <translation>Le croquis ne peut pas être enregistré.</translation>
    </message>
    <message>
        <source>Reset all cells to &apos;Anything&apos;</source>
        <translation>Remettre toutes les cases à «&#xa0;Quelconque&#xa0;»</translation>
    </message>
</context>
<context>
    <name>cave::SketchRow</name>
    <message>
        <source>Sketch</source>
        <translation>Croquis</translation>
    </message>
    <message>
        <source>Search without the sketch</source>
        <translation>Rechercher sans le croquis</translation>
    </message>
    <message>
        <source>&amp;Within</source>
        <translation>À &amp;moins de</translation>
    </message>
    <message>
        <source>Most cells from the spawn to the middle of the sketch</source>
        <translation>Cases au plus du point d&apos;apparition au milieu du croquis</translation>
    </message>
    <message>
        <source>Also find the sketch turned by right angles and mirrored</source>
        <translation>Trouver aussi le croquis tourné par angles droits et en miroir</translation>
    </message>
    <message>
        <source>Sk&amp;etch of %1 × %2 cells…</source>
        <translation>Croquis d&amp;e %1 × %2 cases…</translation>
    </message>
    <message>
        <source>Draw a sk&amp;etch…</source>
        <translation>Dessiner &amp;un croquis…</translation>
    </message>
    <message>
        <source>Draw what worlds must have near the spawn</source>
        <translation>Dessiner ce que les mondes doivent avoir près du point d&apos;apparition</translation>
    </message>
    <message>
        <source>Draw what places must look like</source>
        <translation>Dessiner à quoi les lieux doivent ressembler</translation>
    </message>
    <message>
        <source>&amp;Match at least</source>
        <translation>Co&amp;ncordance d&apos;au moins</translation>
    </message>
    <message>
        <source>Turne&amp;d and mirrored</source>
        <translation>To&amp;urné et en miroir</translation>
    </message>
</context>
<context>
    <name>cave::SortBox</name>
    <message>
        <source>Source order</source>
        <translation>Ordre de la source</translation>
    </message>
    <message>
        <source>Sort seeds by</source>
        <translation>Trier les graines par</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Ordre décroissant</translation>
    </message>
</context>
<context>
    <name>cave::SourcePage</name>
    <message>
        <source>1 seed</source>
        <translation>1 graine</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1 graines</translation>
    </message>
    <message>
        <source>%1; lines that begin or end with spaces: %2</source>
        <translation>%1&#xa0;; lignes qui commencent ou finissent par des espaces&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>cave::SourcePanel</name>
    <message>
        <source>S&amp;ettings</source>
        <translation>Para&amp;mètres</translation>
    </message>
    <message>
        <source>S&amp;ettings: %1 changed</source>
        <translation>Para&amp;mètres&#xa0;: %1 modifiés</translation>
    </message>
    <message>
        <source>Seeds &amp;from</source>
        <translation>Graines &amp;issues de</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>Une liste</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un fichier</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistrées</translation>
    </message>
    <message>
        <source>One seed, many settings</source>
        <translation>Une graine, plusieurs paramètres</translation>
    </message>
    <message>
        <source>Terrain settings for all these seeds</source>
        <translation>Paramètres de terrain de toutes ces graines</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Réinitialiser tous les paramètres</translation>
    </message>
    <message>
        <source>Ge&amp;nerator</source>
        <translation>Gé&amp;nérateur</translation>
    </message>
</context>
<context>
    <name>cave::SpanPopup</name>
    <message>
        <source>per cent</source>
        <translation>%</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>power</source>
        <translation>puissance</translation>
    </message>
    <message>
        <source>Include seeds with &amp;none</source>
        <translation>Inclure les graines qui n&apos;en o&amp;nt pas</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtrer</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>any</source>
        <translation>quelconque</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre.</translation>
    </message>
    <message>
        <source>“From” is greater than “to”: no seed matches.</source>
        <translation>«&#xa0;De&#xa0;» est supérieur à «&#xa0;à&#xa0;»&#xa0;: aucune graine ne correspond.</translation>
    </message>
</context>
<context>
    <name>cave::StampsPanel</name>
    <message>
        <source>%1: %2 × %3 cells</source>
        <translation>%1&#xa0;: %2 × %3 cases</translation>
    </message>
    <message>
        <source>Click a stamp, then click on the map.</source>
        <translation>Cliquez sur un tampon, puis sur la carte.</translation>
    </message>
    <message>
        <source>Open a world to use stamps.</source>
        <translation>Ouvrez un monde pour utiliser des tampons.</translation>
    </message>
    <message>
        <source>Stamp: %1</source>
        <translation>Tampon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name of the stamp</source>
        <translation>Nom du tampon</translation>
    </message>
    <message>
        <source>My stamp</source>
        <translation>Mon tampon</translation>
    </message>
    <message>
        <source>Remove the stamp “%1”? Its file is deleted.</source>
        <translation>Retirer le tampon «&#xa0;%1&#xa0;»&#xa0;? Son fichier est supprimé.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Save selection</source>
        <translation>Enregistrer la sélection</translation>
    </message>
    <message>
        <source>Save the selection as a stamp</source>
        <translation>Enregistrer la sélection comme tampon</translation>
    </message>
    <message>
        <source>Remove this stamp</source>
        <translation>Retirer ce tampon</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Tampons</translation>
    </message>
    <message>
        <source>Rename this stamp</source>
        <translation>Renommer ce tampon</translation>
    </message>
</context>
<context>
    <name>cave::StartPage</name>
    <message>
        <source>New world</source>
        <translation>Nouveau monde</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>Vos mondes</translation>
    </message>
    <message>
        <source>Search names and seeds</source>
        <translation>Rechercher par nom ou graine</translation>
    </message>
    <message>
        <source>Search worlds</source>
        <translation>Rechercher des mondes</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play the selected world</source>
        <translation>Jouer dans le monde sélectionné</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More actions for the selected world</source>
        <translation>Autres actions pour le monde sélectionné</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>Mondes</translation>
    </message>
    <message>
        <source>No worlds yet</source>
        <translation>Aucun monde pour l&apos;instant</translation>
    </message>
    <message>
        <source>Your worlds appear here. A world is generated from a seed, any text you like; the same seed always gives the same endless caves.</source>
        <translation>Vos mondes apparaissent ici. Un monde est généré à partir d&apos;une graine, n&apos;importe quel texte&#xa0;; la même graine donne toujours les mêmes cavernes infinies.</translation>
    </message>
    <message>
        <source>Create your first world</source>
        <translation>Créez votre premier monde</translation>
    </message>
    <message>
        <source>No matching worlds for “%1”.</source>
        <translation>Aucun monde ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Join a game…</source>
        <translation>Rejoindre une partie…</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>Façons de jouer</translation>
    </message>
    <message>
        <source>Create a world from a seed</source>
        <translation>Créer un monde à partir d&apos;une graine</translation>
    </message>
    <message>
        <source>Open a world file from anywhere</source>
        <translation>Ouvrir une sauvegarde, où qu&apos;elle soit</translation>
    </message>
    <message>
        <source>Play in a world that someone hosts on your network</source>
        <translation>Jouer dans un monde hébergé sur votre réseau</translation>
    </message>
    <message>
        <source>Reading your worlds…</source>
        <translation>Lecture de vos mondes…</translation>
    </message>
    <message>
        <source>Your worlds: %1 of %2 read</source>
        <translation>Vos mondes&#xa0;: %1 sur %2 lus</translation>
    </message>
</context>
<context>
    <name>cave::SweepEditor</name>
    <message>
        <source>%1: setting used twice.</source>
        <translation>%1&#xa0;: paramètre utilisé deux fois.</translation>
    </message>
    <message>
        <source>1 world</source>
        <translation>1 monde</translation>
    </message>
    <message>
        <source>%1 worlds</source>
        <translation>%1 mondes</translation>
    </message>
    <message>
        <source>&amp;Add a setting</source>
        <translation>&amp;Ajouter un paramètre</translation>
    </message>
</context>
<context>
    <name>cave::SweepRow</name>
    <message>
        <source>%1 is not in %2</source>
        <translation>%1 n&apos;est pas dans %2</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for “%2”</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une valeur valide pour «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>the last value, %1, is less than the first</source>
        <translation>la dernière valeur, %1, est inférieure à la première</translation>
    </message>
    <message>
        <source>“%1” is not a value</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une valeur</translation>
    </message>
    <message>
        <source>no values yet</source>
        <translation>aucune valeur pour l&apos;instant</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Autorisé&#xa0;: %1</translation>
    </message>
    <message>
        <source> · 1 value</source>
        <translation> · 1 valeur</translation>
    </message>
    <message>
        <source> · %1 values</source>
        <translation> · %1 valeurs</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>1, 2, 5</source>
        <translation>1, 2, 5</translation>
    </message>
    <message>
        <source>Enter single values instead of a range</source>
        <translation>Saisir des valeurs isolées au lieu d&apos;une plage</translation>
    </message>
    <message>
        <source>Values, separated by commas</source>
        <translation>Valeurs, séparées par des virgules</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>Retirer ce paramètre</translation>
    </message>
</context>
<context>
    <name>cave::SweepSource</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>An empty seed is valid</source>
        <translation>Une graine vide est valable</translation>
    </message>
</context>
<context>
    <name>cave::TerrainPopup</name>
    <message>
        <source>Terrain settings</source>
        <translation>Paramètres de terrain</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>Tout par &amp;défaut</translation>
    </message>
</context>
<context>
    <name>cave::ThingTexts</name>
    <message>
        <source>Closed chest</source>
        <translation>Coffre fermé</translation>
    </message>
    <message>
        <source>Claimed chest</source>
        <translation>Coffre vidé</translation>
    </message>
    <message>
        <source>Living monster</source>
        <translation>Monstre vivant</translation>
    </message>
    <message>
        <source>Dead monster</source>
        <translation>Monstre mort</translation>
    </message>
    <message>
        <source>Dropped items</source>
        <translation>Objets posés</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Repère</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>vidé</translation>
    </message>
    <message>
        <source>hunting</source>
        <translation>en chasse</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>vivant</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>Marker without a label</source>
        <translation>Repère sans libellé</translation>
    </message>
</context>
<context>
    <name>cave::ThingsInView</name>
    <message>
        <source>on the ground</source>
        <translation>au sol</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Coffre</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a door</comment>
        <translation>fermée</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a door</comment>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>allié</translation>
    </message>
    <message>
        <source>can&apos;t be hurt</source>
        <translation>invulnérable</translation>
    </message>
    <message>
        <source>fights you</source>
        <translation>vous combat</translation>
    </message>
    <message>
        <source>sees you</source>
        <translation>vous voit</translation>
    </message>
    <message>
        <source>searches for you</source>
        <translation>vous cherche</translation>
    </message>
    <message>
        <source>hunts you</source>
        <translation>vous traque</translation>
    </message>
    <message>
        <source>wanders</source>
        <translation>erre</translation>
    </message>
    <message>
        <source>stands guard</source>
        <translation>monte la garde</translation>
    </message>
    <message>
        <source>1 cell away</source>
        <translation>à 1 case</translation>
    </message>
    <message numerus="yes">
        <source>%n cells away</source>
        <translation>
            <numerusform>à %n case</numerusform>
            <numerusform>à %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>health %1 %</source>
        <translation>santé %1&#xa0;%</translation>
    </message>
    <message>
        <source>goes with you</source>
        <translation>vous accompagne</translation>
    </message>
    <message>
        <source>keeps away from you</source>
        <translation>garde ses distances</translation>
    </message>
    <message>
        <source>heals</source>
        <translation>se soigne</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>dort</translation>
    </message>
    <message>
        <source>! – hunts or fights you</source>
        <translation>! – vous traque ou vous combat</translation>
    </message>
    <message>
        <source>? – searches where it last saw you</source>
        <translation>? – vous cherche là où il a perdu votre trace</translation>
    </message>
    <message>
        <source>z – doesn&apos;t move until it notices you</source>
        <translation>z – ne bouge pas tant qu&apos;il ignore votre présence</translation>
    </message>
</context>
<context>
    <name>cave::ThisWorldPage</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The text this world is generated from.</source>
        <translation>Le texte à partir duquel ce monde est généré.</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>The generator and its version; a version always generates the same worlds.</source>
        <translation>Le générateur et sa version&#xa0;; une version donne toujours les mêmes mondes.</translation>
    </message>
    <message>
        <source>No world is open</source>
        <translation>Aucun monde ouvert</translation>
    </message>
    <message>
        <source>Open a world to see its seed and settings.</source>
        <translation>Ouvrez un monde pour voir sa graine et ses paramètres.</translation>
    </message>
    <message>
        <source>A world&apos;s seed and settings can&apos;t be changed.</source>
        <translation>La graine et les paramètres d&apos;un monde ne peuvent pas être modifiés.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy all of this as text</source>
        <translation>Tout copier sous forme de texte</translation>
    </message>
</context>
<context>
    <name>cave::TimelineBar</name>
    <message>
        <source>Turn %L1: a monster noticed a player</source>
        <translation>Tour %L1&#xa0;: un monstre a remarqué un joueur</translation>
    </message>
    <message>
        <source>Turn %L1: a monster gave up</source>
        <translation>Tour %L1&#xa0;: un monstre a abandonné</translation>
    </message>
    <message>
        <source>Turn %L1: a fight began</source>
        <translation>Tour %L1&#xa0;: un combat a commencé</translation>
    </message>
    <message>
        <source>Turn %L1: a hit</source>
        <translation>Tour %L1&#xa0;: un coup</translation>
    </message>
    <message>
        <source>Turn %L1: a monster died</source>
        <translation>Tour %L1&#xa0;: un monstre est mort</translation>
    </message>
    <message>
        <source>Turn %L1: a player died</source>
        <translation>Tour %L1&#xa0;: un joueur est mort</translation>
    </message>
    <message>
        <source>Turn %L1: a find</source>
        <translation>Tour %L1&#xa0;: une trouvaille</translation>
    </message>
    <message>
        <source>Turn %L1: another level</source>
        <translation>Tour %L1&#xa0;: un autre niveau</translation>
    </message>
    <message>
        <source>Turn %L1: the world was edited or repaired</source>
        <translation>Tour %L1&#xa0;: le monde a été modifié ou réparé</translation>
    </message>
    <message>
        <source>Turn %L1: a player came or went</source>
        <translation>Tour %L1&#xa0;: un joueur est arrivé ou parti</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>Remarqué</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Trouvailles</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <translation>Tour %L1</translation>
    </message>
    <message>
        <source>Click to go through these events only, or through all again</source>
        <translation>Cliquez pour ne parcourir que ces événements, ou de nouveau tous</translation>
    </message>
    <message>
        <source>Watch point</source>
        <translation>Point d&apos;observation</translation>
    </message>
    <message>
        <source>Turn %L1: the watch point holds</source>
        <translation>Tour %L1&#xa0;: le point d&apos;observation est rempli</translation>
    </message>
</context>
<context>
    <name>cave::TimelinePanel</name>
    <message>
        <source>Open a world to see its past.</source>
        <translation>Ouvrez un monde pour voir son passé.</translation>
    </message>
    <message>
        <source>The past is shown in Inspect, where nothing is changed.</source>
        <translation>Le passé est affiché dans Inspecter, où rien n&apos;est modifié.</translation>
    </message>
    <message>
        <source>This world has no past: it was made from its seed and hasn&apos;t been played.</source>
        <translation>Ce monde n&apos;a pas de passé&#xa0;: il vient d&apos;être créé à partir de sa graine et n&apos;a pas été joué.</translation>
    </message>
    <message>
        <source>The past of this world can&apos;t be read. %1</source>
        <translation>Le passé de ce monde ne peut pas être lu. %1</translation>
    </message>
    <message>
        <source>The past of this world is being read…</source>
        <translation>Lecture du passé de ce monde…</translation>
    </message>
    <message>
        <source>No commands yet in this world.</source>
        <translation>Encore aucune commande dans ce monde.</translation>
    </message>
    <message>
        <source>Worlds of the original program don&apos;t record their past.</source>
        <translation>Les mondes du programme d&apos;origine n&apos;enregistrent pas leur passé.</translation>
    </message>
</context>
<context>
    <name>cave::TimelineStrip</name>
    <message>
        <source>Previous event</source>
        <translation>Événement précédent</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Événement suivant</translation>
    </message>
    <message>
        <source>Events to go through</source>
        <translation>Événements à parcourir</translation>
    </message>
    <message>
        <source>Turn </source>
        <translation>Tour </translation>
    </message>
    <message>
        <source>Go to turn</source>
        <translation>Aller au tour</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>±3 turns</source>
        <translation>±3 tours</translation>
    </message>
    <message>
        <source>Mark where you and the monsters near you were up to three turns before and after</source>
        <translation>Marque où vous et les monstres proches étiez jusqu&apos;à trois tours avant et après</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>Et si…</translation>
    </message>
    <message>
        <source>Choose other rules, and see what would have happened from this turn on</source>
        <translation>Choisir d&apos;autres règles et voir ce qui se serait passé à partir de ce tour</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>Tous les événements</translation>
    </message>
    <message>
        <source>The log can&apos;t be replayed as far as turn %L1.</source>
        <translation>Le journal ne peut pas être rejoué jusqu&apos;au tour %L1.</translation>
    </message>
    <message>
        <source>Turn %L1 is being read…</source>
        <translation>Lecture du tour %L1…</translation>
    </message>
    <message>
        <source>The log begins with turn %L1.</source>
        <translation>Le journal commence au tour %L1.</translation>
    </message>
</context>
<context>
    <name>cave::TogetherController</name>
    <message>
        <source>This world is hosted by someone else</source>
        <translation>Ce monde est hébergé par quelqu&apos;un d&apos;autre</translation>
    </message>
    <message>
        <source>Open a world first</source>
        <translation>Ouvrez d&apos;abord un monde</translation>
    </message>
    <message>
        <source>A trial can&apos;t be hosted</source>
        <translation>Un essai ne peut pas être hébergé</translation>
    </message>
    <message>
        <source>The run in this world is over</source>
        <translation>La partie de ce monde est finie</translation>
    </message>
    <message>
        <source>&amp;Hosting…</source>
        <translation>&amp;Hébergement…</translation>
    </message>
    <message>
        <source>&amp;Host this world…</source>
        <translation>&amp;Héberger ce monde…</translation>
    </message>
    <message>
        <source>The join code, and who is here</source>
        <translation>Le code d&apos;invitation, et qui est là</translation>
    </message>
    <message>
        <source>Let others on your network play in this world</source>
        <translation>Laisser d&apos;autres personnes de votre réseau jouer dans ce monde</translation>
    </message>
    <message>
        <source>Edit a world or a level; not the world that you play together</source>
        <translation>Modifier un monde ou un niveau, mais pas le monde où vous jouez à plusieurs</translation>
    </message>
    <message>
        <source>Edit a world, with undo that survives a restart</source>
        <translation>Modifier un monde, avec une annulation qui survit à un redémarrage</translation>
    </message>
    <message>
        <source>Someone else is playing in “%1”. Closing it ends the game for them.</source>
        <translation>Quelqu&apos;un d&apos;autre joue dans «&#xa0;%1&#xa0;». Fermer ce monde met fin à sa partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n others are playing in “%1”. Closing it ends the game for them.</source>
        <translation>
            <numerusform>%n autre personne joue dans «&#xa0;%1&#xa0;». Fermer ce monde met fin à sa partie.</numerusform>
            <numerusform>%n autres personnes jouent dans «&#xa0;%1&#xa0;». Fermer ce monde met fin à leur partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop hosting and close</source>
        <translation>Cesser d&apos;héberger et fermer</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>You are hosting “%1”. Stop hosting before you join another game.</source>
        <translation>Vous hébergez «&#xa0;%1&#xa0;». Cessez d&apos;héberger avant de rejoindre une autre partie.</translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <translation>%1 (chez %2)</translation>
    </message>
    <message>
        <source>You are joining another game</source>
        <translation>Vous rejoignez une autre partie</translation>
    </message>
    <message>
        <source>You are already in a game. Close its world before you join another.</source>
        <translation>Vous êtes déjà dans une partie. Fermez son monde avant d&apos;en rejoindre une autre.</translation>
    </message>
</context>
<context>
    <name>cave::ToolPanel</name>
    <message>
        <source>Place</source>
        <translation>Placer</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n&apos;est sélectionné.</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Sélection&#xa0;: %1</translation>
    </message>
    <message>
        <source>Drag the map to look around.</source>
        <translation>Glissez la carte pour la parcourir.</translation>
    </message>
    <message>
        <source>Drag to paint. Shift keeps to a row or column.</source>
        <translation>Glissez pour peindre. Maj reste sur une ligne ou une colonne.</translation>
    </message>
    <message>
        <source>Drag from end to end. Shift makes it straight.</source>
        <translation>Glissez d&apos;un bout à l&apos;autre. Maj trace droit.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Shift makes a square.</source>
        <translation>Glissez d&apos;un coin à l&apos;autre. Maj donne un carré.</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Shift makes a circle.</source>
        <translation>Glissez d&apos;un coin à l&apos;autre. Maj donne un cercle.</translation>
    </message>
    <message>
        <source>Click the area to fill.</source>
        <translation>Cliquez sur la zone à remplir.</translation>
    </message>
    <message>
        <source>Shift adds to the selection, Alt subtracts, both intersect.</source>
        <translation>Maj ajoute à la sélection, Alt en retire, les deux donnent l&apos;intersection.</translation>
    </message>
    <message>
        <source>Drag the selection with its terrain and objects. Rock is left behind.</source>
        <translation>Glissez la sélection avec son terrain et ses objets. De la roche reste à la place.</translation>
    </message>
    <message>
        <source>Drag a chest to move it.</source>
        <translation>Glissez un coffre pour le déplacer.</translation>
    </message>
    <message>
        <source>Click on floor for a new chest, or on a chest to fill it.</source>
        <translation>Cliquez sur le sol pour un nouveau coffre, ou sur un coffre pour le remplir.</translation>
    </message>
    <message>
        <source>Click on floor for a new monster. Drag a monster to move it.</source>
        <translation>Cliquez sur le sol pour un nouveau monstre. Glissez un monstre pour le déplacer.</translation>
    </message>
    <message>
        <source>Text of the marker.</source>
        <translation>Texte du repère.</translation>
    </message>
    <message>
        <source>Click for a new marker, or on a marker to name it.</source>
        <translation>Cliquez pour un nouveau repère, ou sur un repère pour le nommer.</translation>
    </message>
    <message>
        <source>Click the player&apos;s new position.</source>
        <translation>Cliquez sur la nouvelle position du joueur.</translation>
    </message>
    <message>
        <source>Drag over chests, monsters, markers and dropped items to erase them.</source>
        <translation>Glissez sur les coffres, monstres, repères et objets posés pour les effacer.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Rond</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>Comblé</translation>
    </message>
    <message>
        <source>Open a world to edit it.</source>
        <translation>Ouvrez un monde pour le modifier.</translation>
    </message>
    <message>
        <source>&amp;Paint with</source>
        <translation>&amp;Peindre avec</translation>
    </message>
    <message>
        <source>&amp;Right button</source>
        <translation>Le bouton &amp;droit peint</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>Bru&amp;sh</source>
        <translation>Pin&amp;ceau</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>&amp;Forme</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>&amp;Densité</translation>
    </message>
    <message>
        <source>&amp;Limit</source>
        <translation>&amp;Limite</translation>
    </message>
    <message>
        <source>&amp;Only in the selection</source>
        <translation>&amp;Seulement la sélection</translation>
    </message>
    <message>
        <source>Rock &amp;threshold</source>
        <translation>Seuil de &amp;roche</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Genre</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>Li&amp;bellé</translation>
    </message>
    <message>
        <source>Paint of the left button</source>
        <translation>Peinture du bouton gauche</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Share of cells painted by noise</source>
        <translation>Part des cases que le bruit peint</translation>
    </message>
    <message>
        <source>Maximum size of fill and wand, as caves are endless</source>
        <translation>Taille maximale du remplissage et de la baguette, car les cavernes sont infinies</translation>
    </message>
    <message>
        <source>Paint only inside the selection</source>
        <translation>Ne peindre que dans la sélection</translation>
    </message>
    <message>
        <source>Rock neighbours that turn a cell to rock in a cave step</source>
        <translation>Nombre de voisines en roche qui changent une case en roche à chaque étape de caverne</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Click or press %1 to place it. %2 rotates, %3 flips, %4 cancels.</source>
        <translation>Cliquez ou appuyez sur %1 pour placer. %2 pivote, %3 retourne, %4 annule.</translation>
    </message>
    <message>
        <source>Paint of the right button; a key swaps it with the other</source>
        <translation>Peinture du bouton droit&#xa0;; une touche l&apos;échange avec l&apos;autre</translation>
    </message>
    <message>
        <source>Size in cells (%1 and %2)</source>
        <translation>Taille en cases (%1 et %2)</translation>
    </message>
</context>
<context>
    <name>cave::TraceModel</name>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Where the monster was after the turn</source>
        <translation>Où était le monstre après le tour</translation>
    </message>
    <message>
        <source>d²</source>
        <translation>d²</translation>
    </message>
    <message>
        <source>x² + y² of the distance to the nearest player</source>
        <translation>x² + y² de la distance au joueur le plus proche</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Whether the player was in its area of effect</source>
        <translation>Si le joueur était dans sa zone d&apos;effet</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>Whether the line to the player was clear, or what blocked it</source>
        <translation>Si la ligne vers le joueur était libre, ou ce qui la coupait</translation>
    </message>
    <message>
        <source>Knew</source>
        <translation>Savait</translation>
    </message>
    <message>
        <source>What it knew of the player</source>
        <translation>Ce qu&apos;il savait du joueur</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>The way through its decision tree, at its last step of the turn</source>
        <translation>Le chemin dans son arbre de décision, à son dernier pas du tour</translation>
    </message>
    <message>
        <source>Did</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>What it did in the turn</source>
        <translation>Ce qu&apos;il a fait pendant le tour</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>What it would do by the world&apos;s rules, seen from that place</source>
        <translation>Ce qu&apos;il ferait de là, selon les règles du monde</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>aucun pas</translation>
    </message>
    <message>
        <source>no decision tree</source>
        <translation>pas d&apos;arbre de décision</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1 oui</translation>
    </message>
    <message>
        <source>%1 no</source>
        <translation>%1 non</translation>
    </message>
    <message>
        <source>sees the player</source>
        <translation>voit le joueur</translation>
    </message>
    <message>
        <source>doesn&apos;t see the player</source>
        <translation>ne voit pas le joueur</translation>
    </message>
    <message>
        <source>isn&apos;t hunting</source>
        <translation>ne chasse personne</translation>
    </message>
    <message numerus="yes">
        <source>hunts for %n more turns, last saw the player at %1</source>
        <translation>
            <numerusform>chasse encore %n tour, a vu le joueur en dernier à %1</numerusform>
            <numerusform>chasse encore %n tours, a vu le joueur en dernier à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>noticed the player</source>
        <translation>a remarqué le joueur</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>walked from %1</source>
        <translation>vient de %1</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>a tiré</translation>
    </message>
    <message>
        <source>began a fight</source>
        <translation>a commencé un combat</translation>
    </message>
    <message>
        <source>lost health</source>
        <translation>a perdu de la santé</translation>
    </message>
    <message>
        <source>died</source>
        <translation>a péri</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>dedans</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>dehors</translation>
    </message>
</context>
<context>
    <name>cave::TracePanel</name>
    <message>
        <source>Which turns are listed</source>
        <translation>Quels tours sont listés</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Tous les tours</translation>
    </message>
    <message>
        <source>It did something</source>
        <translation>Il a fait quelque chose</translation>
    </message>
    <message>
        <source>It attacked, noticed or gave up</source>
        <translation>Il a attaqué, remarqué ou abandonné</translation>
    </message>
    <message>
        <source>It could have noticed the player</source>
        <translation>Il pouvait remarquer le joueur</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save the listed turns as CSV or JSON…</source>
        <translation>Enregistrer les tours listés en CSV ou JSON…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Turns before and after</source>
        <translation>Tours avant et après</translation>
    </message>
    <message>
        <source>How many turns before and after the one shown are listed</source>
        <translation>Combien de tours avant et après celui montré sont listés</translation>
    </message>
    <message>
        <source>Turns of the monster</source>
        <translation>Tours du monstre</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the selected turns</source>
        <translation>Copier les tours sélectionnés</translation>
    </message>
    <message>
        <source>Open a world or a replay to see turn by turn what its monsters did.</source>
        <translation>Ouvrez un monde ou une rediffusion pour voir tour par tour ce qu&apos;ont fait ses monstres.</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Lecture du journal…</translation>
    </message>
    <message>
        <source>Tracing the monster…</source>
        <translation>Suivi du monstre…</translation>
    </message>
    <message>
        <source>This monster wasn&apos;t there, or not alive, from turn %L1 to turn %L2.</source>
        <translation>Ce monstre n&apos;était pas là, ou pas en vie, du tour %L1 au tour %L2.</translation>
    </message>
    <message>
        <source>No turns of this kind: choose another kind, or more turns.</source>
        <translation>Aucun tour de ce genre&#xa0;: choisissez un autre genre, ou plus de tours.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turns listed, from turn %1 to turn %2</source>
        <translation>
            <numerusform>%Ln tour listé, du tour %1 au tour %2</numerusform>
            <numerusform>%Ln tours listés, du tour %1 au tour %2</numerusform>
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
        <translation>Les tours se trouvent dans %1.</translation>
    </message>
    <message>
        <source>The turns could not be saved.</source>
        <translation>Impossible d&apos;enregistrer les tours.</translation>
    </message>
    <message>
        <source>Whose turns are listed: those of the monster chosen on the map, or of a player</source>
        <translation>De qui sont les tours listés&#xa0;: du monstre choisi sur la carte ou d&apos;un joueur</translation>
    </message>
    <message>
        <source>Whose turns</source>
        <translation>Tours de qui</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>Monstre</translation>
    </message>
    <message>
        <source>They did something</source>
        <translation>Il a fait quelque chose</translation>
    </message>
    <message>
        <source>Something happened</source>
        <translation>Il s&apos;est passé quelque chose</translation>
    </message>
    <message>
        <source>A monster saw or hunted them</source>
        <translation>Un monstre l&apos;a vu ou chassé</translation>
    </message>
    <message>
        <source>Turns of the player</source>
        <translation>Tours du joueur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Tracing the player…</source>
        <translation>Suivi du joueur…</translation>
    </message>
    <message>
        <source>Nothing is known of this player from turn %L1 to turn %L2.</source>
        <translation>On ne sait rien de ce joueur du tour %L1 au tour %L2.</translation>
    </message>
    <message>
        <source>%1 (no monster is selected)</source>
        <translation>%1 (aucun monstre choisi)</translation>
    </message>
    <message>
        <source>Save the turns</source>
        <translation>Enregistrer les tours</translation>
    </message>
</context>
<context>
    <name>cave::TradeDialog</name>
    <message>
        <source>You have %1 gold.</source>
        <translation>Vous avez %1 pièces d&apos;or.</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1 pièces d&apos;or</translation>
    </message>
    <message>
        <source>Nothing is sold here.</source>
        <translation>Rien n&apos;est vendu ici.</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>En vente</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Buy the selected line</source>
        <translation>Acheter la ligne sélectionnée</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Continue your journey</source>
        <translation>Poursuivre votre périple</translation>
    </message>
</context>
<context>
    <name>cave::TreeActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Couper</translation>
    </message>
    <message>
        <source>Cut this part of the tree</source>
        <translation>Couper cette partie de l&apos;arbre</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy this part of the tree</source>
        <translation>Copier cette partie de l&apos;arbre</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Replace this part with the copied one</source>
        <translation>Remplacer cette partie par celle copiée</translation>
    </message>
    <message>
        <source>Insert question, this becomes &amp;no</source>
        <translation>Insérer une question, ceci devient &amp;non</translation>
    </message>
    <message>
        <source>Insert a question; this becomes its “no”</source>
        <translation>Insérer une question&#xa0;; ceci devient son «&#xa0;non&#xa0;»</translation>
    </message>
    <message>
        <source>Insert question, this becomes &amp;yes</source>
        <translation>Insérer une question, ceci devient &amp;oui</translation>
    </message>
    <message>
        <source>Insert a question; this becomes its “yes”</source>
        <translation>Insérer une question&#xa0;; ceci devient son «&#xa0;oui&#xa0;»</translation>
    </message>
    <message>
        <source>Keep on&amp;ly “no”</source>
        <translation>Ne garder que &amp;le non</translation>
    </message>
    <message>
        <source>Remove the question and keep its “no”</source>
        <translation>Retirer la question et garder son «&#xa0;non&#xa0;»</translation>
    </message>
    <message>
        <source>Keep only “y&amp;es”</source>
        <translation>Ne garder que l&amp;e oui</translation>
    </message>
    <message>
        <source>Remove the question and keep its “yes”</source>
        <translation>Retirer la question et garder son «&#xa0;oui&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Swap no and yes</source>
        <translation>&amp;Permuter non et oui</translation>
    </message>
    <message>
        <source>Swap the branches</source>
        <translation>Permuter les branches</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Remove this part and the question above it</source>
        <translation>Retirer cette partie et la question au-dessus</translation>
    </message>
    <message>
        <source>&amp;New tree</source>
        <translation>&amp;Nouvel arbre</translation>
    </message>
    <message>
        <source>Add an empty tree</source>
        <translation>Ajouter un arbre vide</translation>
    </message>
    <message>
        <source>D&amp;uplicate tree</source>
        <translation>&amp;Dupliquer l&apos;arbre</translation>
    </message>
    <message>
        <source>Add a copy of this tree</source>
        <translation>Ajouter une copie de cet arbre</translation>
    </message>
    <message>
        <source>De&amp;lete tree</source>
        <translation>Suppri&amp;mer l&apos;arbre</translation>
    </message>
    <message>
        <source>Delete this tree</source>
        <translation>Supprimer cet arbre</translation>
    </message>
</context>
<context>
    <name>cave::TreeEditor</name>
    <message>
        <source>New tree</source>
        <translation>Nouvel arbre</translation>
    </message>
    <message>
        <source>Duplicate tree</source>
        <translation>Dupliquer l&apos;arbre</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Copy here</source>
        <translation>Copier ici</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Permuter</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Describe</source>
        <translation>Décrire</translation>
    </message>
    <message>
        <source>Delete tree</source>
        <translation>Supprimer l&apos;arbre</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Clé</translation>
    </message>
    <message>
        <source>Descri&amp;ption</source>
        <translation>Descri&amp;ption</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>Texte du fichier</translation>
    </message>
</context>
<context>
    <name>cave::TreeNodeForm</name>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>&amp;Distance</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>&amp;Seuil</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>A number from 0 to %1 with at most two decimals</source>
        <translation>Un nombre de 0 à %1, avec deux décimales au plus</translation>
    </message>
    <message>
        <source>This must be a number from 0 to %1 with at most two decimals.</source>
        <translation>Ceci doit être un nombre de 0 à %1, avec deux décimales au plus.</translation>
    </message>
    <message>
        <source>Ki&amp;nd</source>
        <translation>&amp;Quoi</translation>
    </message>
    <message>
        <source>&amp;Amount</source>
        <translation>Quan&amp;tité</translation>
    </message>
    <message>
        <source>&amp;Cooldown</source>
        <translation>Déla&amp;i</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>A&amp;xe</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Nord et sud</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>Est et ouest</translation>
    </message>
</context>
<context>
    <name>cave::TreePreview</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Suspendre</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Advance 1/8 second</source>
        <translation>Avancer de 1/8 de seconde</translation>
    </message>
    <message>
        <source>Quarter speed</source>
        <translation>Quart de vitesse</translation>
    </message>
    <message>
        <source>Move the player back and forth</source>
        <translation>Faire aller et venir le joueur</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>&amp;Health</source>
        <translation>&amp;Santé</translation>
    </message>
    <message>
        <source>Health of the monster, in points</source>
        <translation>Santé du monstre, en points</translation>
    </message>
    <message>
        <source>Drag the player and watch what the monster decides.</source>
        <translation>Glissez le joueur et observez ce que le monstre décide.</translation>
    </message>
</context>
<context>
    <name>cave::TreeView</name>
    <message>
        <source>Decision tree</source>
        <translation>Arbre de décision</translation>
    </message>
    <message>
        <source>%1. On the current path.</source>
        <translation>%1. Sur le chemin suivi.</translation>
    </message>
    <message>
        <source>%1 Not asked.</source>
        <translation>%1 Non posée.</translation>
    </message>
    <message>
        <source>%1. Current action.</source>
        <translation>%1. Voilà ce qu&apos;il fait.</translation>
    </message>
    <message>
        <source>%1. Not taken.</source>
        <translation>%1. Pas suivi.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>cave::TreesWindow</name>
    <message>
        <source>Decision trees</source>
        <translation>Arbres de décision</translation>
    </message>
    <message>
        <source>Decision trees (*.json)</source>
        <translation>Arbres de décision (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save decision trees</source>
        <translation>Enregistrer les arbres de décision</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>Vous avez des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>These trees have unsaved changes from the last time.</source>
        <translation>Ces arbres ont des modifications non enregistrées de la dernière fois.</translation>
    </message>
    <message>
        <source>Unsaved trees</source>
        <translation>Arbres non enregistrés</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>intégrés</translation>
    </message>
    <message>
        <source>Decision trees – %1[*]</source>
        <translation>Arbres de décision – %1[*]</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open the trees of a JSON file</source>
        <translation>Ouvrir les arbres d&apos;un fichier JSON</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Write the trees to their file</source>
        <translation>Écrire les arbres dans leur fichier</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Write the trees to another file</source>
        <translation>Écrire les arbres dans un autre fichier</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Built in</source>
        <translation>&amp;Intégrés</translation>
    </message>
    <message>
        <source>Start with a scenario&apos;s built-in trees</source>
        <translation>Partir des arbres intégrés d&apos;un scénario</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Try these trees in a new world</source>
        <translation>Essayer ces arbres dans un nouveau monde</translation>
    </message>
</context>
<context>
    <name>cave::TurnTable</name>
    <message>
        <source>%1, shown on the map</source>
        <translation>%1, montré sur la carte</translation>
    </message>
</context>
<context>
    <name>cave::UserGuide</name>
    <message>
        <source># %1

This page can&apos;t be read: %2.</source>
        <translation># %1

Impossible de lire cette page&#xa0;: %2.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language that you translate to, such as &quot;de&quot; or &quot;zh_CN&quot;: the folder of the guide&apos;s pages.</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guide de l&apos;utilisateur</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Chercher dans le guide</translation>
    </message>
    <message>
        <source>No page contains “%1”.</source>
        <translation>Aucune page ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>cave::WalkControl</name>
    <message>
        <source>You stop: %1.</source>
        <translation>Vous vous arrêtez&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Finish the fight first.</source>
        <translation>Terminez d&apos;abord le combat.</translation>
    </message>
    <message>
        <source>Exploring; any key stops.</source>
        <translation>Exploration&#xa0;; n&apos;importe quelle touche l&apos;arrête.</translation>
    </message>
    <message>
        <source>Travelling; any key stops.</source>
        <translation>En route&#xa0;; n&apos;importe quelle touche vous arrête.</translation>
    </message>
    <message>
        <source>You don&apos;t know a path to %1.</source>
        <translation>Vous ne connaissez aucun chemin vers %1.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>You haven&apos;t found an exit here.</source>
        <translation>Vous n&apos;avez pas trouvé de sortie ici.</translation>
    </message>
    <message>
        <source>Not while %1 hunts you.</source>
        <translation>Pas tant que %1 vous pourchasse.</translation>
    </message>
    <message>
        <source>The path leads within sight of a monster. Travel there again to take it anyway.</source>
        <translation>Le chemin passe à la vue d&apos;un monstre. Demandez-le encore pour le prendre quand même.</translation>
    </message>
</context>
<context>
    <name>cave::WatchField</name>
    <message>
        <source>Watch point, such as health &lt; 10</source>
        <translation>Point d&apos;observation, comme health &lt; 10</translation>
    </message>
    <message>
        <source>Watch point</source>
        <translation>Point d&apos;observation</translation>
    </message>
    <message>
        <source>Condition on your state or on what happens, such as health &lt; 10, fight and gold &gt; 100, or noticed and distance &gt; 5. %1 lists what can be asked.</source>
        <translation>Condition sur votre état ou sur ce qui se passe, comme health &lt; 10, fight and gold &gt; 100 ou noticed and distance &gt; 5. %1 liste ce qui peut être demandé.</translation>
    </message>
    <message>
        <source>“%1” could reveal what your character can&apos;t see. Allow it in the sight debugger first.</source>
        <translation>«&#xa0;%1&#xa0;» peut révéler ce que votre personnage ne voit pas&#xa0;: laissez d&apos;abord le débogueur de vue le montrer.</translation>
    </message>
</context>
<context>
    <name>cave::WatchStop</name>
    <message>
        <source>Stopped: %1</source>
        <translation>Arrêt&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cave::WhatIfWindow</name>
    <message>
        <source>Name of the new world</source>
        <translation>Nom du nouveau monde</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>Et si&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules from turn %L1 on</source>
        <translation>Règles à partir du tour %L1</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Tel que c&apos;était</translation>
    </message>
    <message>
        <source>Under these rules</source>
        <translation>Avec ces règles</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>&amp;Go to the parting</source>
        <translation>&amp;Aller à la divergence</translation>
    </message>
    <message>
        <source>Show the turn in which the courses begin to differ</source>
        <translation>Montrer le tour où les déroulements commencent à différer</translation>
    </message>
    <message>
        <source>&amp;Keep as a new world…</source>
        <translation>&amp;Garder comme nouveau monde…</translation>
    </message>
    <message>
        <source>Save the world on the right, to play it from there; the original isn&apos;t changed</source>
        <translation>Enregistrer le monde de droite pour y jouer à partir de là&#xa0;; l&apos;original n&apos;est pas modifié</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <translation>Tour %L1</translation>
    </message>
    <message>
        <source>Change a rule to see what would have happened.</source>
        <translation>Modifiez une règle pour voir ce qui se serait passé.</translation>
    </message>
    <message>
        <source>The courses part in turn %L1: %2.</source>
        <translation>Les déroulements divergent au tour %L1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The courses don&apos;t part: everything happens as it did.</source>
        <translation>Les déroulements ne divergent pas&#xa0;: tout se passe comme avant.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands are not possible in the other course and are left out.</source>
        <translation>
            <numerusform>%Ln commande n&apos;est pas possible dans l&apos;autre déroulement et est omise.</numerusform>
            <numerusform>%Ln commandes ne sont pas possibles dans l&apos;autre déroulement et sont omises.</numerusform>
        </translation>
    </message>
    <message>
        <source>The comparison ends where the world was edited.</source>
        <translation>La comparaison s&apos;arrête là où le monde a été modifié.</translation>
    </message>
    <message>
        <source>%1 is in the list of your worlds now.</source>
        <translation>%1 est maintenant dans la liste de vos mondes.</translation>
    </message>
    <message>
        <source>The new world could not be saved.</source>
        <translation>Le nouveau monde n&apos;a pas pu être enregistré.</translation>
    </message>
</context>
<context>
    <name>cave::WordsSource</name>
    <message>
        <source>%1, %2, %3 … of %4 word pairs</source>
        <translation>%1, %2, %3 … sur %4 paires de mots</translation>
    </message>
    <message>
        <source>C&amp;ount</source>
        <translation>&amp;Quantité</translation>
    </message>
    <message>
        <source>Number of word pairs, one seed each</source>
        <translation>Nombre de paires de mots, une graine chacune</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchActions</name>
    <message>
        <source>&amp;Open world file…</source>
        <translation>&amp;Ouvrir une sauvegarde…</translation>
    </message>
    <message>
        <source>Inspect any world file, even one being played</source>
        <translation>Inspecter n&apos;importe quelle sauvegarde, même en cours de jeu</translation>
    </message>
    <message>
        <source>Open &amp;folder of the original…</source>
        <translation>Ouvrir un &amp;dossier de l&apos;original…</translation>
    </message>
    <message>
        <source>Inspect a world of the original Java game</source>
        <translation>Inspecter un monde du jeu Java d&apos;origine</translation>
    </message>
    <message>
        <source>Open a &amp;seed…</source>
        <translation>Ouvrir une &amp;graine…</translation>
    </message>
    <message>
        <source>Inspect a world as generated from its seed</source>
        <translation>Inspecter un monde tel que généré à partir de sa graine</translation>
    </message>
    <message>
        <source>&amp;Decision trees…</source>
        <translation>&amp;Arbres de décision…</translation>
    </message>
    <message>
        <source>Edit how monsters decide, with a live trial</source>
        <translation>Modifier la façon dont les monstres décident, et l&apos;essayer</translation>
    </message>
    <message>
        <source>New &amp;level…</source>
        <translation>Nou&amp;veau niveau…</translation>
    </message>
    <message>
        <source>Draw a level file</source>
        <translation>Dessiner un fichier de niveau</translation>
    </message>
    <message>
        <source>Open le&amp;vel…</source>
        <translation>Ouvrir un n&amp;iveau…</translation>
    </message>
    <message>
        <source>Edit a level file</source>
        <translation>Modifier un fichier de niveau</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Recharger le fichier</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close this world</source>
        <translation>Fermer ce monde</translation>
    </message>
    <message>
        <source>&amp;Play this world</source>
        <translation>&amp;Jouer dans ce monde</translation>
    </message>
    <message>
        <source>Continue this world in Play</source>
        <translation>Continuer ce monde dans Jouer</translation>
    </message>
    <message>
        <source>Save a co&amp;py…</source>
        <translation>Enregistrer une co&amp;pie…</translation>
    </message>
    <message>
        <source>Save this world, with its history, to another file</source>
        <translation>Enregistrer ce monde, avec son historique, dans un autre fichier</translation>
    </message>
    <message>
        <source>&amp;Export map…</source>
        <translation>&amp;Exporter la carte…</translation>
    </message>
    <message>
        <source>Export a picture, Tiled map, text or JSON</source>
        <translation>Exporter une image, une carte Tiled, du texte ou du JSON</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Aller à…</translation>
    </message>
    <message>
        <source>Go to coordinates</source>
        <translation>Aller à des coordonnées</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>Rec&amp;hercher…</translation>
    </message>
    <message>
        <source>Find chests, monsters and markers in stored regions</source>
        <translation>Rechercher des coffres, des monstres et des repères dans les régions stockées</translation>
    </message>
    <message>
        <source>&amp;Whole world</source>
        <translation>&amp;Monde entier</translation>
    </message>
    <message>
        <source>Zoom to all stored regions, or the whole level</source>
        <translation>Zoomer sur toutes les régions stockées, ou sur le niveau entier</translation>
    </message>
    <message>
        <source>Go to p&amp;layer</source>
        <translation>Aller au &amp;joueur</translation>
    </message>
    <message>
        <source>Go to the player</source>
        <translation>Aller au joueur</translation>
    </message>
    <message>
        <source>Pre&amp;vious level</source>
        <translation>Niveau pré&amp;cédent</translation>
    </message>
    <message>
        <source>Show the previous level</source>
        <translation>Afficher le niveau précédent</translation>
    </message>
    <message>
        <source>&amp;Next level</source>
        <translation>Niveau &amp;suivant</translation>
    </message>
    <message>
        <source>Show the next level</source>
        <translation>Afficher le niveau suivant</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>&amp;Things</source>
        <translation>É&amp;léments</translation>
    </message>
    <message>
        <source>Show chests, monsters and markers</source>
        <translation>Afficher les coffres, les monstres et les repères</translation>
    </message>
    <message>
        <source>&amp;Explored only</source>
        <translation>&amp;Exploré seulement</translation>
    </message>
    <message>
        <source>Hide unexplored cells</source>
        <translation>Masquer les cases inexplorées</translation>
    </message>
    <message>
        <source>Two worlds side &amp;by side</source>
        <translation>Deux mondes &amp;côte à côte</translation>
    </message>
    <message>
        <source>Open another world next to this one, to copy between them</source>
        <translation>Ouvrir un autre monde à côté de celui-ci, pour copier de l&apos;un à l&apos;autre</translation>
    </message>
    <message>
        <source>Li&amp;ke this place…</source>
        <translation>Lieux sem&amp;blables…</translation>
    </message>
    <message>
        <source>Search for worlds with a place like the selection, or like the middle of the map</source>
        <translation>Rechercher des mondes ayant un lieu semblable à la sélection, ou au milieu de la carte</translation>
    </message>
    <message>
        <source>Find places in this world by a sketch or a condition</source>
        <translation>Trouver des lieux dans ce monde par un croquis ou une condition</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Show lines at round coordinates</source>
        <translation>Afficher des lignes aux coordonnées rondes</translation>
    </message>
    <message>
        <source>Find pl&amp;aces in this world…</source>
        <translation>Chercher des lie&amp;ux dans ce monde…</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchCommands</name>
    <message>
        <source>World file</source>
        <translation>Fichier de monde</translation>
    </message>
    <message>
        <source>Worlds (*%1)</source>
        <translation>Mondes (*%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Folder of a world of the original game</source>
        <translation>Dossier d&apos;un monde du jeu original</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Coordinates: x east, y north; such as 12, -40</source>
        <translation>Coordonnées&#xa0;: x est, y nord&#xa0;; par exemple 12, -40</translation>
    </message>
    <message>
        <source>Coordinates on %1: x east, y north; such as 12, 7</source>
        <translation>Coordonnées dans %1&#xa0;: x est, y nord&#xa0;; par exemple 12, 7</translation>
    </message>
    <message>
        <source>“%1” is not a position: enter two whole numbers, such as 12, -40 (x east, y north).</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une position&#xa0;: saisissez deux nombres entiers, par exemple 12, -40 (x est, y nord).</translation>
    </message>
    <message>
        <source>The stored regions are too far apart to show at once. Use the list of regions to visit each.</source>
        <translation>Les régions stockées sont trop éloignées pour être affichées ensemble. Utilisez la liste des régions pour les voir une à une.</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L&apos;ouvrir</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Name of the new world</source>
        <translation>Nom du nouveau monde</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchController</name>
    <message>
        <source>Trial of trees</source>
        <translation>Essai d&apos;arbres</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchPage</name>
    <message>
        <source>region %1, %2 cell %3, %4</source>
        <translation>région %1, %2 case %3, %4</translation>
    </message>
    <message>
        <source>explored</source>
        <translation>exploré</translation>
    </message>
    <message>
        <source>closed chest</source>
        <translation>coffre fermé</translation>
    </message>
    <message>
        <source>claimed chest</source>
        <translation>coffre vidé</translation>
    </message>
    <message>
        <source>Make it a world…</source>
        <translation>En faire un monde…</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>This world is damaged.</source>
        <translation>Ce monde est endommagé.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be opened as a world.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être ouvert comme monde.</translation>
    </message>
    <message>
        <source>Map of rooms</source>
        <translation>Plan de salles</translation>
    </message>
    <message>
        <source>No world</source>
        <translation>Aucun monde</translation>
    </message>
    <message>
        <source>edits are saved at once</source>
        <translation>les modifications sont enregistrées aussitôt</translation>
    </message>
    <message numerus="yes">
        <source>%n turns advanced, not saved</source>
        <translation>
            <numerusform>%n tour d&apos;avance, non enregistré</numerusform>
            <numerusform>%n tours d&apos;avance, non enregistrés</numerusform>
        </translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>from its seed</source>
        <translation>de sa graine</translation>
    </message>
    <message>
        <source>of the original game</source>
        <translation>du jeu original</translation>
    </message>
    <message>
        <source>The file of “%1” was deleted, moved or replaced by another program. Save the world as a new file to continue editing; all previous edits are kept.</source>
        <translation>Le fichier de «&#xa0;%1&#xa0;» a été supprimé, déplacé ou remplacé par un autre programme. Enregistrez le monde dans un nouveau fichier pour continuer&#xa0;; toutes les modifications précédentes sont conservées.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>This world has no file yet. Save it as one of your worlds to edit it.</source>
        <translation>Ce monde n&apos;a pas encore de fichier. Enregistrez-le parmi vos mondes pour le modifier.</translation>
    </message>
    <message>
        <source>The level shown (%1, %2)</source>
        <translation>Le niveau affiché (%1, %2)</translation>
    </message>
    <message>
        <source>Not everything in this folder could be read as it is.</source>
        <translation>Tout dans ce dossier n&apos;a pas pu être lu tel quel.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” (%Ln bytes) can&apos;t be opened as a world.
%2</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» (%Ln octet) ne peut pas être ouvert comme monde.
%2</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» (%Ln octets) ne peut pas être ouvert comme monde.
%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchPanels</name>
    <message>
        <source>Revert to the seed</source>
        <translation>Revenir à la graine</translation>
    </message>
    <message>
        <source>No world is open.</source>
        <translation>Aucun monde n&apos;est ouvert.</translation>
    </message>
    <message>
        <source>Time doesn&apos;t pass while editing. Use Inspect to advance turns.</source>
        <translation>Le temps est arrêté pendant la modification. Utilisez Inspecter pour avancer de quelques tours.</translation>
    </message>
    <message>
        <source>No turn passes during a fight.</source>
        <translation>Aucun tour ne passe pendant un combat.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dommages</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>Tampons</translation>
    </message>
    <message>
        <source>The past is shown. Return to the present to advance turns.</source>
        <translation>Le passé est affiché. Revenez au présent pour avancer d&apos;un tour.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchWelcome</name>
    <message>
        <source>Seed “%1”, turn %2</source>
        <translation>Graine «&#xa0;%1&#xa0;», tour %2</translation>
    </message>
    <message>
        <source>Edit a world</source>
        <translation>Modifier un monde</translation>
    </message>
    <message>
        <source>Inspect a world</source>
        <translation>Inspecter un monde</translation>
    </message>
    <message>
        <source>Dig and fill, place chests and monsters, copy between worlds. Every edit is saved at once and can be undone, even after a restart.</source>
        <translation>Creusez et comblez, placez des coffres et des monstres, copiez d&apos;un monde à l&apos;autre. Chaque modification est enregistrée aussitôt et peut être annulée, même après un redémarrage.</translation>
    </message>
    <message>
        <source>See stored data, the player&apos;s changes, and lines of sight. Even worlds being played can be inspected; nothing is changed.</source>
        <translation>Voyez les données stockées, les modifications du joueur et les lignes de vue. Les mondes en cours de jeu peuvent aussi être inspectés&#xa0;; rien n&apos;est modifié ici.</translation>
    </message>
    <message>
        <source>No worlds yet. Open a file, or start from a seed.</source>
        <translation>Aucun monde pour l&apos;instant&#xa0;: ouvrez un fichier ou partez d&apos;une graine.</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>Vos mondes</translation>
    </message>
    <message>
        <source>Level files:</source>
        <translation>Fichiers de niveau&#xa0;:</translation>
    </message>
    <message>
        <source>Recent level files</source>
        <translation>Fichiers de niveau récents</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>&amp;Graine&#xa0;:</translation>
    </message>
    <message>
        <source>any text</source>
        <translation>n&apos;importe quel texte</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Inspecter</translation>
    </message>
    <message>
        <source>Reading your worlds…</source>
        <translation>Lecture de vos mondes…</translation>
    </message>
</context>
<context>
    <name>cave::WorldActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Continue this world</source>
        <translation>Continuer ce monde</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>&amp;Inspecter</translation>
    </message>
    <message>
        <source>Inspect this world&apos;s file</source>
        <translation>Inspecter le fichier de ce monde</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>Edit this world</source>
        <translation>Modifier ce monde</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>R&amp;enommer</translation>
    </message>
    <message>
        <source>Rename this world</source>
        <translation>Renommer ce monde</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;upliquer</translation>
    </message>
    <message>
        <source>Duplicate this world</source>
        <translation>Dupliquer ce monde</translation>
    </message>
    <message>
        <source>Copy &amp;seed</source>
        <translation>Copier la &amp;graine</translation>
    </message>
    <message>
        <source>Copy this world&apos;s seed</source>
        <translation>Copier la graine de ce monde</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Afficher dans le &amp;dossier</translation>
    </message>
    <message>
        <source>Open the folder with this world&apos;s file</source>
        <translation>Ouvrir le dossier contenant le fichier de ce monde</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Check this world&apos;s file for damage</source>
        <translation>Vérifier si le fichier de ce monde est endommagé</translation>
    </message>
    <message>
        <source>R&amp;epair…</source>
        <translation>Ré&amp;parer…</translation>
    </message>
    <message>
        <source>Repair this world&apos;s file</source>
        <translation>Réparer le fichier de ce monde</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Move this world to the bin</source>
        <translation>Mettre ce monde à la corbeille</translation>
    </message>
    <message>
        <source>Copied the seed of “%1”.</source>
        <translation>Graine de «&#xa0;%1&#xa0;» copiée.</translation>
    </message>
    <message>
        <source>The worlds are in %1</source>
        <translation>Les mondes se trouvent dans %1</translation>
    </message>
    <message>
        <source>“%1” has no damage.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;a aucun dommage.</translation>
    </message>
    <message>
        <source>“%1” is damaged.</source>
        <translation>«&#xa0;%1&#xa0;» est endommagé.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is damaged in %n places.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» est endommagé à %n endroit.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» est endommagé à %n endroits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair “%1”? Damaged regions revert to the seed and become unexplored. If the file itself is broken, readable parts are saved to a new file and the damaged file is kept.</source>
        <translation>Réparer «&#xa0;%1&#xa0;»&#xa0;? Les régions endommagées reviennent à la graine et redeviennent inexplorées. Si le fichier lui-même est abîmé, les parties lisibles sont enregistrées dans un nouveau fichier et le fichier endommagé est conservé.</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be repaired. Delete it, or replace it with a backup.</source>
        <translation>«&#xa0;%1&#xa0;» est irréparable. Supprimez-le ou remplacez-le par une copie de secours.</translation>
    </message>
    <message>
        <source>Not all of “%1” could be repaired.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;a pas pu être entièrement réparé.</translation>
    </message>
    <message>
        <source>“%1” was repaired.</source>
        <translation>«&#xa0;%1&#xa0;» a été réparé.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was repaired in %n places.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;» a été réparé à %n endroit.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;» a été réparé à %n endroits.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Le fichier endommagé est conservé sous %1.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be moved to the bin. Delete it permanently? This can&apos;t be undone.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être mis à la corbeille. Le supprimer définitivement&#xa0;? Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“%1” is in the bin.</source>
        <translation>«&#xa0;%1&#xa0;» est dans la corbeille.</translation>
    </message>
    <message>
        <source>&amp;Undo deletion</source>
        <translation>&amp;Annuler la suppression</translation>
    </message>
    <message>
        <source>Restore the world that was deleted last</source>
        <translation>Restaurer le dernier monde supprimé</translation>
    </message>
</context>
<context>
    <name>cave::WorldCardDelegate</name>
    <message>
        <source>One damaged region</source>
        <translation>Une région endommagée</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged regions</source>
        <translation>
            <numerusform>%n région endommagée</numerusform>
            <numerusform>%n régions endommagées</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed: empty</source>
        <translation>Graine&#xa0;: vide</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Graine&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>cave::WorldForm</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>World name</source>
        <translation>Nom du monde</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>Autre graine au hasard</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Graine au hasard</translation>
    </message>
    <message>
        <source>Any text. The same seed and settings always generate the same world.</source>
        <translation>N&apos;importe quel texte. La même graine et les mêmes paramètres donnent toujours le même monde.</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Map of rooms</source>
        <translation>Plan de salles</translation>
    </message>
    <message>
        <source>Cave settings</source>
        <translation>Paramètres des cavernes</translation>
    </message>
    <message>
        <source>You already have a world with this name; this will be another one.</source>
        <translation>Vous avez déjà un monde de ce nom&#xa0;; celui-ci sera un autre monde.</translation>
    </message>
    <message>
        <source>Seed of the day: the same for everyone today</source>
        <translation>Graine du jour&#xa0;: la même pour tous aujourd&apos;hui</translation>
    </message>
    <message>
        <source>Seed of the day</source>
        <translation>Graine du jour</translation>
    </message>
    <message>
        <source>An empty seed is valid</source>
        <translation>Une graine vide est valable</translation>
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
        <translation>Graine du monde %1</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Générateur</translation>
    </message>
    <message>
        <source>Version of the generator</source>
        <translation>Version du générateur</translation>
    </message>
    <message>
        <source>Which world is shown here</source>
        <translation>Quel monde est affiché ici</translation>
    </message>
    <message>
        <source>Terrain settings</source>
        <translation>Paramètres de terrain</translation>
    </message>
    <message>
        <source>Play this world</source>
        <translation>Jouer dans ce monde</translation>
    </message>
    <message>
        <source>Remove this world from the comparison</source>
        <translation>Retirer ce monde de la comparaison</translation>
    </message>
    <message>
        <source>Empty seed</source>
        <translation>Graine vide</translation>
    </message>
    <message>
        <source>Seed: any text. The map updates as you type.</source>
        <translation>Graine&#xa0;: n&apos;importe quel texte. La carte suit la saisie.</translation>
    </message>
    <message numerus="yes">
        <source>Terrain settings, %n changed:</source>
        <translation>
            <numerusform>Paramètres de terrain, %n modifié&#xa0;:</numerusform>
            <numerusform>Paramètres de terrain, %n modifiés&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain settings: defaults</source>
        <translation>Paramètres de terrain&#xa0;: par défaut</translation>
    </message>
</context>
<context>
    <name>cave::WorldListModel</name>
    <message>
        <source>%1 · created %2</source>
        <translation>%1 · créé %2</translation>
    </message>
    <message>
        <source>%1 · played %2</source>
        <translation>%1 · joué %2</translation>
    </message>
    <message numerus="yes">
        <source>Won · score %Ln</source>
        <translation>
            <numerusform>Victoire · score %Ln</numerusform>
            <numerusform>Victoire · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on level %1 · score %Ln</source>
        <translation>
            <numerusform>Mort au niveau %1 · score %Ln</numerusform>
            <numerusform>Mort au niveau %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died in room %1 · score %Ln</source>
        <translation>
            <numerusform>Mort dans la salle %1 · score %Ln</numerusform>
            <numerusform>Mort dans la salle %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level %1 of %2 · score %Ln</source>
        <translation>
            <numerusform>Niveau %1 sur %2 · score %Ln</numerusform>
            <numerusform>Niveau %1 sur %2 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room %1 · score %Ln</source>
        <translation>
            <numerusform>Salle %1 · score %Ln</numerusform>
            <numerusform>Salle %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on floor %1 · score %Ln</source>
        <translation>
            <numerusform>Mort à l&apos;étage %1 · score %Ln</numerusform>
            <numerusform>Mort à l&apos;étage %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Floor %1 of %2 · score %Ln</source>
        <translation>
            <numerusform>Étage %1 sur %2 · score %Ln</numerusform>
            <numerusform>Étage %1 sur %2 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on turn %1 · score %Ln</source>
        <translation>
            <numerusform>Mort au tour %1 · score %Ln</numerusform>
            <numerusform>Mort au tour %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1 · score %Ln</source>
        <translation>
            <numerusform>Tour %1 · score %Ln</numerusform>
            <numerusform>Tour %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells explored · turn %1</source>
        <translation>
            <numerusform>%Ln case explorée · tour %1</numerusform>
            <numerusform>%Ln cases explorées · tour %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy · %1</source>
        <translation>Copie · %1</translation>
    </message>
    <message>
        <source>A copy of a run that went on elsewhere: it isn&apos;t ranked.</source>
        <translation>Copie d&apos;une partie qui a continué ailleurs&#xa0;: elle n&apos;est pas classée.</translation>
    </message>
</context>
<context>
    <name>cave::WorldOpener</name>
    <message>
        <source>This world is open elsewhere; it is read-only here.</source>
        <translation>Ce monde est ouvert ailleurs&#xa0;: lecture seule ici.</translation>
    </message>
    <message>
        <source>“%1” could not be reloaded. You see its previous state.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;a pas pu être rechargé. Vous voyez son état précédent.</translation>
    </message>
</context>
</TS>
