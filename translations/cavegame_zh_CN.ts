<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>CommandLine</name>
    <message>
        <source>%1 %2 is outside the world; it must be from %3 to %4</source>
        <translation>%1 %2在世界之外；必须在%3到%4之间</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos;, %3 × %4 tiles, %5</source>
        <translation>%1“%2”，%3 × %4图块，%5</translation>
    </message>
    <message>
        <source>%1 and %2 east of it</source>
        <translation>%1及其东侧%2格</translation>
    </message>
    <message>
        <source>%1 at %2 doesn&apos;t see it: %3</source>
        <translation>%2处的%1看不见它：%3</translation>
    </message>
    <message>
        <source>%1 at %2 sees it</source>
        <translation>%2处的%1看得见它</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1天%2小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1小时%2分</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>%1 issues found</source>
        <translation>发现%1个问题</translation>
    </message>
    <message>
        <source>%1 markers</source>
        <translation>%1个标记</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1分%2秒</translation>
    </message>
    <message>
        <source>%1 not repaired: %2</source>
        <translation>%1处未修复：%2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 static, %2 dynamic, %3 unknown</source>
        <translation>静态%1，动态%2，未知%3</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1到%2：%3</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，剩余%2</translation>
    </message>
    <message>
        <source>%1, home %2</source>
        <translation>%1，原位%2</translation>
    </message>
    <message>
        <source>%1, hunting</source>
        <translation>%1，追猎中</translation>
    </message>
    <message>
        <source>%1: a copy of turn %2</source>
        <translation>%1：第%2回合的副本</translation>
    </message>
    <message>
        <source>%1: at least %2 required, %3 given</source>
        <translation>%1：至少需要%2个，给出%3个</translation>
    </message>
    <message>
        <source>%1: at most %2 allowed, %3 given</source>
        <translation>%1：最多允许%2个，给出%3个</translation>
    </message>
    <message>
        <source>%1: expected true, false or a number</source>
        <translation>%1：应为true、false或数</translation>
    </message>
    <message>
        <source>%1: missing value; expected %3</source>
        <translation>%1：缺少值；应为%3</translation>
    </message>
    <message>
        <source>%1; put -- before arguments that start with a dash</source>
        <translation>%1；以连字符开头的参数前请加上--</translation>
    </message>
    <message>
        <source>%1; run the same command to resume</source>
        <translation>%1；运行相同的命令即可继续</translation>
    </message>
    <message>
        <source>%1; to fix it, %2</source>
        <translation>%1；修复方法：%2</translation>
    </message>
    <message>
        <source>%1; use --force to overwrite it</source>
        <translation>%1；使用--force可覆盖</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a cell; expected X,Y</source>
        <translation>“%1”不是格；应为X,Y</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a position; expected X,Y</source>
        <translation>“%1”不是位置；应为X,Y</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>“%1”不是整数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an area; expected X,Y,WIDTH,HEIGHT in cells, at most %2 cells</source>
        <translation>“%1”不是区域；应为以格计的X,Y,宽,高，最多%2格</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must end in .csv or .tmx</source>
        <translation>“%1”必须以.csv或.tmx结尾</translation>
    </message>
    <message>
        <source>&apos;%1&apos; requires a whole number %2 in brackets</source>
        <translation>“%1”的括号中应为整数，%2</translation>
    </message>
    <message>
        <source>--area and --explored exclude each other</source>
        <translation>--area与--explored不能同时使用</translation>
    </message>
    <message>
        <source>--from and --count must be used together</source>
        <translation>--from与--count必须一起使用</translation>
    </message>
    <message>
        <source>--generator, --settings and --set require --seed; a saved world has its own</source>
        <translation>--generator、--settings和--set需要--seed；已保存的世界有自己的设置</translation>
    </message>
    <message>
        <source>--key requires --random</source>
        <translation>--key需要--random</translation>
    </message>
    <message>
        <source>--monsters can&apos;t be combined with --from, --to or --radius</source>
        <translation>--monsters不能与--from、--to或--radius一起使用</translation>
    </message>
    <message>
        <source>--scale requires --format png</source>
        <translation>--scale需要--format png</translation>
    </message>
    <message>
        <source>--world and --seed exclude each other</source>
        <translation>--world与--seed不能同时使用</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1字节</translation>
    </message>
    <message>
        <source>1 issue found</source>
        <translation>发现1个问题</translation>
    </message>
    <message>
        <source>1 marker</source>
        <translation>1个标记</translation>
    </message>
    <message>
        <source>A number in brackets sets the reach of a metric: chests(30).</source>
        <translation>括号中的数设定指标的范围：chests(30)。</translation>
    </message>
    <message>
        <source>Also check whether --to is within this radius of --from, by each rule</source>
        <translation>同时按每种规则检查--to是否在--from的此半径内</translation>
    </message>
    <message>
        <source>Also print the hash of every run</source>
        <translation>同时输出每次运行的哈希值</translation>
    </message>
    <message>
        <source>COLUMNSxROWS, such as 4x3</source>
        <translation>列x行，例如4x3</translation>
    </message>
    <message>
        <source>Cave Game on the command line: seeded, endless cave worlds.</source>
        <translation>命令行版Cave Game：由种子生成的无尽洞穴世界。</translation>
    </message>
    <message>
        <source>Cavern passages: none (default; in new worlds joined), path (from end to end) or joined</source>
        <translation>大洞窟的通道：none（无，默认；新世界中为joined）、path（从一端到另一端）或joined（全部连通）</translation>
    </message>
    <message>
        <source>Cavern rivers (~), 0 to 12 (default: 0; in new worlds 1)</source>
        <translation>大洞窟的河流（~），0到12（默认：0；新世界中为1）</translation>
    </message>
    <message>
        <source>Cavern size in cells, 10x10 to 2000x2000 (default: 90x31), or room map size in rooms, 1x2 to 16x16 (default: 4x3)</source>
        <translation>大洞窟的大小（格），10x10到2000x2000（默认：90x31）；或房间地图的大小（房间），1x2到16x16（默认：4x3）</translation>
    </message>
    <message>
        <source>Cavern smoothing steps, 0 to 50 (default: 8)</source>
        <translation>大洞窟的平滑步数，0到50（默认：8）</translation>
    </message>
    <message>
        <source>Cell size in pixels for pictures (default: 8)</source>
        <translation>图片中一格的像素数（默认：8）</translation>
    </message>
    <message>
        <source>Cell size in pixels for pictures (default: up to 8, as fits)</source>
        <translation>图片中一格的像素数（默认：视大小而定，最多8）</translation>
    </message>
    <message>
        <source>Chance that a grove (t) starts at a cavern floor cell, 0 to 0.3 (default: 0; in new worlds 0.04)</source>
        <translation>大洞窟的一格地面上长出一片树林（t）的概率，0到0.3（默认：0；新世界中为0.04）</translation>
    </message>
    <message>
        <source>Check an edited world for unreachable or blocked objects; exit 1 if there are issues</source>
        <translation>检查编辑过的世界中无法到达或被堵住的对象；有问题时返回1</translation>
    </message>
    <message>
        <source>Check worlds for damage without changing them; exit 1 if one is damaged or missing</source>
        <translation>检查世界是否损坏，不作修改；有损坏或缺失时返回1</translation>
    </message>
    <message>
        <source>Check, show and convert level files, and find paths in them</source>
        <translation>检查、显示和转换关卡文件，并在其中寻路</translation>
    </message>
    <message>
        <source>Condition that worlds must meet</source>
        <translation>世界必须满足的条件</translation>
    </message>
    <message>
        <source>Copy a world as last saved to a new file, even while it is being played</source>
        <translation>将世界最后保存的状态复制到新文件，游玩时也可以</translation>
    </message>
    <message>
        <source>Create a world and print its file</source>
        <translation>创建世界并输出其文件</translation>
    </message>
    <message>
        <source>Create, copy, list, check, search, repair, import and export saved worlds</source>
        <translation>创建、复制、列出、检查、搜索、修复、导入和导出已保存的世界</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Data folder; default: %1</source>
        <translation>数据文件夹；默认：%1</translation>
    </message>
    <message>
        <source>Data folder; worlds are in its subfolder &apos;worlds&apos;</source>
        <translation>数据文件夹；世界在其子文件夹“worlds”中</translation>
    </message>
    <message>
        <source>Display name of the world</source>
        <translation>世界的显示名称</translation>
    </message>
    <message>
        <source>Draw a small picture of a world file or seed card, for file managers</source>
        <translation>为文件管理器绘制世界文件或种子卡的缩略图</translation>
    </message>
    <message>
        <source>Dungeon floor, 1 to 5 (default: 1), or room number</source>
        <translation>地牢楼层，1到5（默认：1），或房间编号</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>退出状态</translation>
    </message>
    <message>
        <source>End of the path, likewise</source>
        <translation>路径的终点，同上</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>示例：%1</translation>
    </message>
    <message>
        <source>Explain whether two cells of a world see each other</source>
        <translation>说明世界中的两格是否互相可见</translation>
    </message>
    <message>
        <source>Export a world: a classic world as a folder for the original Java program, any world as a map</source>
        <translation>导出世界：经典世界导出为原版Java程序的文件夹，任何世界都可导出为地图</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>要写入的文件</translation>
    </message>
    <message>
        <source>File with settings that differ from the defaults: JSON, or .properties of the original game</source>
        <translation>含有与默认值不同的设置的文件：JSON，或原版游戏的.properties</translation>
    </message>
    <message>
        <source>Find objects in a world&apos;s stored regions</source>
        <translation>在世界已存储的区域中查找对象</translation>
    </message>
    <message>
        <source>Find seeds of worlds that meet a condition</source>
        <translation>查找满足条件的世界的种子</translation>
    </message>
    <message>
        <source>Folder of level files for the generator &apos;rooms&apos;, with subfolders start, safe, dangerous and boss (default: the built-in rooms)</source>
        <translation>用于生成器“rooms”的关卡文件夹，含子文件夹start、safe、dangerous和boss（默认：内置房间）</translation>
    </message>
    <message>
        <source>Folder of the log; default: %1</source>
        <translation>日志文件夹；默认：%1</translation>
    </message>
    <message>
        <source>Folder with world.json and player.json</source>
        <translation>含有world.json和player.json的文件夹</translation>
    </message>
    <message>
        <source>For java: folder to create, same as --out; may exist if empty</source>
        <translation>用于java：要创建的文件夹，与--out相同；可以是已有的空文件夹</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Generates, measures and searches the worlds of seeds, and reads, checks, repairs, replays, imports and exports saved worlds and level files.</source>
        <translation>生成、测量和搜索种子的世界，并读取、检查、修复、回放、导入和导出已保存的世界与关卡文件。</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>Half width in cells of the square around the spawn, %1</source>
        <translation>以出生点为中心的方形区域的半宽（格），%1</translation>
    </message>
    <message>
        <source>INT in [%1 - %2]</source>
        <translation>整数[%1 - %2]</translation>
    </message>
    <message>
        <source>Import a world of the original Java program, and report differences from its seed</source>
        <translation>导入原版Java程序的世界，并报告与其种子的差异</translation>
    </message>
    <message>
        <source>In worlds with levels, metrics of a square cover whole levels: level R if given, else all.</source>
        <translation>在有关卡的世界中，方形区域的指标覆盖整个关卡：给出R时为第R关，否则为全部。</translation>
    </message>
    <message>
        <source>Instead of two cells: list the monsters with this cell in their area of effect, and whether and why they see it</source>
        <translation>代替两格：列出作用范围包含此格的怪物，以及它们是否看得见及原因</translation>
    </message>
    <message>
        <source>Key of the random player (default: 0)</source>
        <translation>随机玩家的密钥（默认：0）</translation>
    </message>
    <message>
        <source>Key of the random seeds; the same key gives the same seeds (default: 0)</source>
        <translation>随机种子的密钥；相同的密钥得到相同的种子（默认：0）</translation>
    </message>
    <message>
        <source>Language of texts: English, German, French or Simplified Chinese. JSON, CSV and the log are the same in every language</source>
        <translation>文本的语言：英语、德语、法语或简体中文。JSON、CSV和日志在各语言中相同</translation>
    </message>
    <message>
        <source>Layers beside terrain, comma-separated: explored, changes, chests, monsters, markers, player (default: all)</source>
        <translation>地形之外的图层，以逗号分隔：explored、changes、chests、monsters、markers、player（默认：全部）</translation>
    </message>
    <message>
        <source>Let a random player play and print a hash of the world, to compare builds; stops at the end of the run</source>
        <translation>让随机玩家游玩并输出世界的哈希值，用于比较程序版本；游戏结束时停止</translation>
    </message>
    <message>
        <source>Level file</source>
        <translation>关卡文件</translation>
    </message>
    <message>
        <source>Level to read</source>
        <translation>要读取的关卡</translation>
    </message>
    <message>
        <source>List all metrics and exit</source>
        <translation>列出所有指标并退出</translation>
    </message>
    <message>
        <source>List worlds in the data folder, last played first</source>
        <translation>列出数据文件夹中的世界，最近游玩的在前</translation>
    </message>
    <message>
        <source>Map area: south-west corner and size in cells (default: everything explored or changed)</source>
        <translation>地图区域：西南角和以格计的大小（默认：所有已探索或更改的部分）</translation>
    </message>
    <message>
        <source>Measure a generated world around its spawn</source>
        <translation>测量生成的世界在出生点周围的指标</translation>
    </message>
    <message>
        <source>Measured in %1. %2</source>
        <translation>适用于%1。%2</translation>
    </message>
    <message>
        <source>Metric to measure, with an optional reach in brackets: chests, &apos;chests(30)&apos;; repeatable (default: all metrics)</source>
        <translation>要测量的指标，可在括号中给出范围：chests、&apos;chests(30)&apos;；可重复（默认：所有指标）</translation>
    </message>
    <message>
        <source>Metrics: %1.</source>
        <translation>指标：%1。</translation>
    </message>
    <message>
        <source>Minimum log level: %1; default: warning</source>
        <translation>最低日志级别：%1；默认：warning</translation>
    </message>
    <message>
        <source>Maximum pixels per side; default: %1</source>
        <translation>每边最多像素数；默认：%1</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>New file; must not exist</source>
        <translation>新文件；必须尚不存在</translation>
    </message>
    <message>
        <source>Note about the world</source>
        <translation>关于世界的备注</translation>
    </message>
    <message>
        <source>Number of commands (default: 1000)</source>
        <translation>命令数（默认：1000）</translation>
    </message>
    <message>
        <source>Number of near misses to write after the matches (default: 0)</source>
        <translation>在匹配之后写出的接近结果数（默认：0）</translation>
    </message>
    <message>
        <source>Number of random seeds to search</source>
        <translation>要搜索的随机种子数</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>种子数</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>One setting, such as caves.threshold=4; repeatable; overrides --settings</source>
        <translation>一项设置，例如caves.threshold=4；可重复；优先于--settings</translation>
    </message>
    <message>
        <source>Output file (default: a file in the worlds folder)</source>
        <translation>输出文件（默认：世界文件夹中的文件）</translation>
    </message>
    <message>
        <source>Output file (default: standard output)</source>
        <translation>输出文件（默认：标准输出）</translation>
    </message>
    <message>
        <source>Output file; may be FILE itself</source>
        <translation>输出文件；可以就是“文件”</translation>
    </message>
    <message>
        <source>Output file; the tileset of a Tiled map is written beside it</source>
        <translation>输出文件；Tiled地图的图块集写在其旁边</translation>
    </message>
    <message>
        <source>Overwrite an existing file; worlds and other databases are never overwritten</source>
        <translation>覆盖已有的文件；世界和其他数据库绝不会被覆盖</translation>
    </message>
    <message>
        <source>PNG file to write</source>
        <translation>要写入的PNG文件</translation>
    </message>
    <message>
        <source>Print a code computed from worlds of every scenario and games played in them; it is the same on every machine. Exit 1 if threads, order or a replay change the result</source>
        <translation>输出由每个剧本的世界及其中的游戏计算出的代码；它在所有机器上都相同。若线程、顺序或回放改变了结果，则返回1</translation>
    </message>
    <message>
        <source>Print a seed card as JSON</source>
        <translation>以JSON输出种子卡</translation>
    </message>
    <message>
        <source>Print a shortest path around solid tiles: its length, then one tile x,y per line; or: no path</source>
        <translation>输出绕开实心图块的最短路径：先是长度，然后每行一个图块x,y；或：没有路径</translation>
    </message>
    <message>
        <source>Print completions for a shell and exit: bash, zsh or fish</source>
        <translation>输出某个shell的补全脚本并退出：bash、zsh或fish</translation>
    </message>
    <message>
        <source>Print errors and warnings of level files, one per line, or ok; exit 1 if a file can&apos;t be read or has errors, 0 otherwise</source>
        <translation>输出关卡文件的错误和警告，每行一条，或ok；文件无法读取或有错误时返回1，否则返回0</translation>
    </message>
    <message>
        <source>Print the cell where players enter a world</source>
        <translation>输出玩家进入世界的格</translation>
    </message>
    <message>
        <source>Print the manual page, for man -l -, and exit</source>
        <translation>输出手册页（用于man -l -）并退出</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>输出版本并退出</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>输出此帮助并退出</translation>
    </message>
    <message>
        <source>Print type, name, size in tiles, and number of static, dynamic and unknown objects of levels</source>
        <translation>输出关卡的类型、名称、以图块计的大小，以及静态、动态和未知对象的数量</translation>
    </message>
    <message>
        <source>Print whether this program generates the card&apos;s world; exit 1 if not</source>
        <translation>输出本程序能否生成卡上的世界；不能则返回1</translation>
    </message>
    <message>
        <source>R: %1; %2 by default</source>
        <translation>R：%1；默认：%2</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Repair damage found by &apos;world verify&apos;. If the file itself is broken, readable parts are saved to a new file and the damaged file is kept beside it; exit 1 if something can&apos;t be repaired</source>
        <translation>修复“world verify”发现的损坏。如果文件本身已损坏，则将可读部分保存到新文件，并在旁边保留损坏的文件；有无法修复的内容时返回1</translation>
    </message>
    <message>
        <source>Replay a world&apos;s command log</source>
        <translation>回放世界的命令日志</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>另见</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Search text, such as: unclaimed chests holding infused; dead monsters</source>
        <translation>搜索文本，例如：unclaimed chests holding infused; dead monsters</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Seed card file</source>
        <translation>种子卡文件</translation>
    </message>
    <message>
        <source>Seed: any text, may be empty</source>
        <translation>种子：任意文本，可以为空</translation>
    </message>
    <message>
        <source>Show a world&apos;s seed, settings and statistics</source>
        <translation>显示世界的种子、设置和统计</translation>
    </message>
    <message>
        <source>Show how a world differs from its seed</source>
        <translation>显示世界与其种子的差异</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>出生点</translation>
    </message>
    <message>
        <source>Star the seed</source>
        <translation>给种子加星标</translation>
    </message>
    <message>
        <source>Start of the path in tiles from the top left; may be fractional</source>
        <translation>路径的起点，从左上角起以图块计；可以是小数</translation>
    </message>
    <message>
        <source>Stop after this many matches</source>
        <translation>找到这么多匹配后停止</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Tag; repeatable</source>
        <translation>标签；可重复</translation>
    </message>
    <message>
        <source>Target cell</source>
        <translation>目标格</translation>
    </message>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>意外的参数：%1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>意外的参数：%1</translation>
    </message>
    <message>
        <source>Use the bounds of the explored cells</source>
        <translation>使用已探索格的边界</translation>
    </message>
    <message>
        <source>VERBS</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>Viewing cell</source>
        <translation>观察格</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT, such as 90x31</source>
        <translation>宽x高，例如90x31</translation>
    </message>
    <message>
        <source>World file or name</source>
        <translation>世界文件或名称</translation>
    </message>
    <message>
        <source>World file or seed card</source>
        <translation>世界文件或种子卡</translation>
    </message>
    <message>
        <source>World files or names</source>
        <translation>世界文件或名称</translation>
    </message>
    <message>
        <source>World name (default: its own)</source>
        <translation>世界名称（默认：其自己的名称）</translation>
    </message>
    <message>
        <source>Write JSON</source>
        <translation>写出JSON</translation>
    </message>
    <message>
        <source>Write JSON: an object for one file, a list for several</source>
        <translation>写出JSON：一个文件为对象，多个文件为列表</translation>
    </message>
    <message>
        <source>Write a JSON array</source>
        <translation>写出JSON数组</translation>
    </message>
    <message>
        <source>Write a seed card for sharing a world</source>
        <translation>写出用于分享世界的种子卡</translation>
    </message>
    <message>
        <source>Write a world&apos;s command log as text: turn and command</source>
        <translation>将世界的命令日志写成文本：回合和命令</translation>
    </message>
    <message>
        <source>Write regions or a level as generated from a seed</source>
        <translation>写出由种子生成的区域或关卡</translation>
    </message>
    <message>
        <source>Write, check and show seed cards</source>
        <translation>写出、检查和显示种子卡</translation>
    </message>
    <message>
        <source>a room folder requires the generator &apos;rooms&apos;</source>
        <translation>房间文件夹需要生成器“rooms”</translation>
    </message>
    <message>
        <source>a size is %1, not &apos;%2&apos;</source>
        <translation>大小应为%1，而不是“%2”</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>所有关卡</translation>
    </message>
    <message>
        <source>area: %1 x %2 cells at %3</source>
        <translation>区域：%3处的%1 x %2格</translation>
    </message>
    <message>
        <source>armour: %1</source>
        <translation>护甲：%1</translation>
    </message>
    <message>
        <source>at most %1 level files are allowed, not %2</source>
        <translation>最多允许%1个关卡文件，而不是%2个</translation>
    </message>
    <message>
        <source>back: %1</source>
        <translation>反向：%1</translation>
    </message>
    <message>
        <source>can&apos;t write the result: %1</source>
        <translation>无法写出结果：%1</translation>
    </message>
    <message>
        <source>cell size must be 1 to %1 pixels per side</source>
        <translation>每格边长必须是1到%1像素</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>格</translation>
    </message>
    <message>
        <source>cells around the spawn, in a square</source>
        <translation>以出生点为中心的方形区域的格数</translation>
    </message>
    <message>
        <source>changed regions: %1</source>
        <translation>已更改的区域：%1</translation>
    </message>
    <message>
        <source>chests opened: %1</source>
        <translation>打开的宝箱：%1</translation>
    </message>
    <message>
        <source>chests there: %1 opened, %2 closed</source>
        <translation>其中的宝箱：已打开%1，未打开%2</translation>
    </message>
    <message>
        <source>chests: %1 closed, %2 claimed</source>
        <translation>宝箱：未打开%1，已取走%2</translation>
    </message>
    <message>
        <source>claimed chest</source>
        <translation>已取走的宝箱</translation>
    </message>
    <message>
        <source>closed chest</source>
        <translation>未打开的宝箱</translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>damaged regions: %1</source>
        <translation>损坏的区域：%1</translation>
    </message>
    <message>
        <source>dead monster</source>
        <translation>死去的怪物</translation>
    </message>
    <message>
        <source>deaths: %1</source>
        <translation>死亡次数：%1</translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation>差异：%1</translation>
    </message>
    <message>
        <source>differences: %1</source>
        <translation>差异数：%1</translation>
    </message>
    <message>
        <source>different at command %1, turn %2: %3</source>
        <translation>在第%1条命令、第%2回合处不同：%3</translation>
    </message>
    <message>
        <source>different: %1</source>
        <translation>不同：%1</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>experience: %1</source>
        <translation>经验：%1</translation>
    </message>
    <message>
        <source>explored cells: %1</source>
        <translation>已探索的格：%1</translation>
    </message>
    <message>
        <source>fields of view: too far apart for one</source>
        <translation>视野：相距太远，无法计算</translation>
    </message>
    <message>
        <source>fighting</source>
        <translation>战斗中</translation>
    </message>
    <message>
        <source>fighting: %1</source>
        <translation>战斗中：%1</translation>
    </message>
    <message>
        <source>fights: %1</source>
        <translation>战斗次数：%1</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>文件：%1</translation>
    </message>
    <message>
        <source>files that can&apos;t be read as worlds: %1</source>
        <translation>无法作为世界读取的文件：%1</translation>
    </message>
    <message>
        <source>folder: %1</source>
        <translation>文件夹：%1</translation>
    </message>
    <message>
        <source>generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>generator %1 doesn&apos;t support scenario %2</source>
        <translation>生成器%1不支持剧本%2</translation>
    </message>
    <message>
        <source>generator &apos;levels&apos; needs level files</source>
        <translation>生成器“levels”需要关卡文件</translation>
    </message>
    <message>
        <source>generator: %1 version %2</source>
        <translation>生成器：%1，版本%2</translation>
    </message>
    <message>
        <source>give the folder once: DIR or --out DIR</source>
        <translation>文件夹只需给出一次：文件夹或--out文件夹</translation>
    </message>
    <message>
        <source>gold %1</source>
        <translation>金币%1</translation>
    </message>
    <message>
        <source>gold found: %1</source>
        <translation>找到的金币：%1</translation>
    </message>
    <message>
        <source>gold: %1</source>
        <translation>金币：%1</translation>
    </message>
    <message>
        <source>health: %1</source>
        <translation>生命值：%1</translation>
    </message>
    <message>
        <source>identical up to command %1</source>
        <translation>到第%1条命令为止相同</translation>
    </message>
    <message>
        <source>in the disc of radius %1: %2</source>
        <translation>在半径%1的圆内：%2</translation>
    </message>
    <message>
        <source>is required, or --scenario cavern, dungeon or rooms for a whole level</source>
        <translation>是必需的；或用--scenario cavern、dungeon或rooms写出整个关卡</translation>
    </message>
    <message>
        <source>items found: %1</source>
        <translation>找到的物品：%1</translation>
    </message>
    <message>
        <source>items: %1</source>
        <translation>物品：%1</translation>
    </message>
    <message>
        <source>java, or a map format: tmx or tmj (Tiled), png, text, json</source>
        <translation>java，或地图格式：tmx或tmj（Tiled）、png、text、json</translation>
    </message>
    <message>
        <source>json (default) or text</source>
        <translation>json（默认）或text</translation>
    </message>
    <message>
        <source>killed %1: %2</source>
        <translation>杀死%1：%2</translation>
    </message>
    <message>
        <source>level file %1</source>
        <translation>关卡文件%1</translation>
    </message>
    <message>
        <source>level files require the generator &apos;levels&apos;</source>
        <translation>关卡文件需要生成器“levels”</translation>
    </message>
    <message>
        <source>level files: %1</source>
        <translation>关卡文件：%1</translation>
    </message>
    <message>
        <source>level number</source>
        <translation>关卡编号</translation>
    </message>
    <message>
        <source>level: %1</source>
        <translation>关卡：%1</translation>
    </message>
    <message>
        <source>level: none</source>
        <translation>关卡：无</translation>
    </message>
    <message>
        <source>levels are measured whole; choose one as in &apos;floor_share(2)&apos;</source>
        <translation>关卡按整体测量；可像“floor_share(2)”那样选择一关</translation>
    </message>
    <message>
        <source>levels are written as text or json; for pictures of regions use --generator %1 --region X Y</source>
        <translation>关卡以text或json写出；要区域的图片请使用--generator %1 --region X Y</translation>
    </message>
    <message>
        <source>levels are written whole; to write regions use --generator instead of --scenario</source>
        <translation>关卡按整体写出；要写出区域请用--generator代替--scenario</translation>
    </message>
    <message>
        <source>levels with problems: %1 of %2</source>
        <translation>有问题的关卡：%1/%2</translation>
    </message>
    <message>
        <source>line %1: %2: %3</source>
        <translation>第%1行：%2：%3</translation>
    </message>
    <message>
        <source>line: %1</source>
        <translation>视线：%1</translation>
    </message>
    <message>
        <source>living monster</source>
        <translation>活着的怪物</translation>
    </message>
    <message>
        <source>maps need an output file: --out FILE</source>
        <translation>地图需要输出文件：--out文件</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>maximum steps from the spawn</source>
        <translation>距出生点的最多步数</translation>
    </message>
    <message>
        <source>missing cells: use --from X,Y --to X,Y, or --monsters X,Y</source>
        <translation>缺少格：请使用--from X,Y --to X,Y，或--monsters X,Y</translation>
    </message>
    <message>
        <source>missing verb</source>
        <translation>缺少子命令</translation>
    </message>
    <message>
        <source>missing world: use --world FILE or --seed S</source>
        <translation>缺少世界：请使用--world文件或--seed S</translation>
    </message>
    <message>
        <source>monsters there: %1 alive, %2 dead</source>
        <translation>其中的怪物：活着%1，死去%2</translation>
    </message>
    <message>
        <source>monsters: %1 alive, %2 dead</source>
        <translation>怪物：活着%1，死去%2</translation>
    </message>
    <message>
        <source>must be from %1 to %2, not %3</source>
        <translation>必须在%1到%2之间，而不是%3</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>不能为空</translation>
    </message>
    <message>
        <source>name: %1</source>
        <translation>名称：%1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>没有损坏</translation>
    </message>
    <message>
        <source>no monster has %1 in its disc</source>
        <translation>没有怪物的范围包含%1</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>没有路径</translation>
    </message>
    <message>
        <source>not repaired: %1</source>
        <translation>未修复：%1</translation>
    </message>
    <message>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>note: %1; written as generated from its seed</source>
        <translation>提示：%1；按种子生成的样子写出</translation>
    </message>
    <message>
        <source>nothing to repair</source>
        <translation>无需修复</translation>
    </message>
    <message>
        <source>notice: %1</source>
        <translation>通知：%1</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>only an empty folder can be written to</source>
        <translation>只能写入空文件夹</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>original (sight passes diagonal gaps) or gap (it doesn&apos;t); default: the world&apos;s rule</source>
        <translation>original（视线可穿过对角缝隙）或gap（不可）；默认：世界的规则</translation>
    </message>
    <message>
        <source>permissive: %1, back %2</source>
        <translation>宽松视野：%1，反向%2</translation>
    </message>
    <message>
        <source>pictures need an output file: --out FILE</source>
        <translation>图片需要输出文件：--out文件</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>物品堆</translation>
    </message>
    <message>
        <source>places</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>player: %1 %2</source>
        <translation>玩家：%1 %2</translation>
    </message>
    <message>
        <source>power</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>radius must be %1, not %2</source>
        <translation>半径必须为%1，而不是%2</translation>
    </message>
    <message>
        <source>radius must be 0 to %1, not %2</source>
        <translation>半径必须是0到%1，而不是%2</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>region %1 %2: repaired; cells explored since the damage are kept</source>
        <translation>区域%1 %2：已修复；保留损坏后探索的格</translation>
    </message>
    <message>
        <source>region %1 %2: repaired; reverted to its seed and unexplored</source>
        <translation>区域%1 %2：已修复；还原为种子生成的状态，未探索</translation>
    </message>
    <message>
        <source>region coordinate</source>
        <translation>区域坐标</translation>
    </message>
    <message>
        <source>regions: %1</source>
        <translation>区域：%1</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>requires --scenario cavern</source>
        <translation>需要--scenario cavern</translation>
    </message>
    <message>
        <source>requires --scenario cavern or rooms</source>
        <translation>需要--scenario cavern或rooms</translation>
    </message>
    <message>
        <source>requires --scenario dungeon, cavern or rooms</source>
        <translation>需要--scenario dungeon、cavern或rooms</translation>
    </message>
    <message>
        <source>rule: gap (a diagonal gap breaks sight)</source>
        <translation>规则：gap（对角缝隙阻断视线）</translation>
    </message>
    <message>
        <source>rule: original (sight passes diagonal gaps)</source>
        <translation>规则：original（视线可穿过对角缝隙）</translation>
    </message>
    <message>
        <source>run: going</source>
        <translation>游戏：进行中</translation>
    </message>
    <message>
        <source>run: lost</source>
        <translation>游戏：失败</translation>
    </message>
    <message>
        <source>run: won</source>
        <translation>游戏：胜利</translation>
    </message>
    <message>
        <source>runs that should be identical differ: %1</source>
        <translation>本应相同的运行结果不同：%1</translation>
    </message>
    <message>
        <source>scenario: %1</source>
        <translation>剧本：%1</translation>
    </message>
    <message>
        <source>seconds played: %1</source>
        <translation>游玩秒数：%1</translation>
    </message>
    <message>
        <source>see %1</source>
        <translation>参见%1</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子%1</translation>
    </message>
    <message>
        <source>seeded, endless cave worlds on the command line</source>
        <translation>命令行中由种子生成的无尽洞穴世界</translation>
    </message>
    <message>
        <source>setting %1: %2</source>
        <translation>设置%1：%2</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>shadowcasting: %1, back %2</source>
        <translation>阴影投射：%1，反向%2</translation>
    </message>
    <message>
        <source>share, 0 to 1</source>
        <translation>比例，0到1</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>标准输出</translation>
    </message>
    <message>
        <source>starred</source>
        <translation>有星标</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>steps from the spawn</source>
        <translation>距出生点的步数</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>步数：%1</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>text (default) or json</source>
        <translation>text（默认）或json</translation>
    </message>
    <message>
        <source>text (default), json or png. Symbols of text: # rock, . floor, ~ water, t trees, x outside, C chest, T treasure, S start, F finish; in rooms D door, ^ spike, + potion, $ pickup, i info, * decoration</source>
        <translation>text（默认）、json或png。文本符号：#为岩石，.为地面，~为水，t为树木，x为外部，C为宝箱，T为宝物，S为起点，F为终点；房间中D为门，^为尖刺，+为药水，$为拾取物，i为提示，*为装饰</translation>
    </message>
    <message>
        <source>the command succeeded, but %1</source>
        <translation>命令已成功执行，但%1</translation>
    </message>
    <message>
        <source>the damaged file is kept as &apos;%1&apos;</source>
        <translation>损坏的文件保留为“%1”</translation>
    </message>
    <message>
        <source>the file belongs to another search</source>
        <translation>该文件属于另一次搜索</translation>
    </message>
    <message>
        <source>the generator&apos;s own</source>
        <translation>生成器的默认设置</translation>
    </message>
    <message>
        <source>the original game loads only whole worlds; --area, --explored and --layers are for maps</source>
        <translation>原版游戏只能加载整个世界；--area、--explored和--layers用于地图</translation>
    </message>
    <message>
        <source>the output was closed</source>
        <translation>输出已关闭</translation>
    </message>
    <message>
        <source>the player got stuck after %1 of %2 commands</source>
        <translation>玩家在%2条命令中的第%1条之后被困住</translation>
    </message>
    <message>
        <source>the replay differs: %1</source>
        <translation>回放结果不同：%1</translation>
    </message>
    <message>
        <source>the run ended after %1 of %2 commands</source>
        <translation>游戏在%2条命令中的第%1条之后结束</translation>
    </message>
    <message>
        <source>the system refused to start a thread</source>
        <translation>系统拒绝启动线程</translation>
    </message>
    <message>
        <source>the world was created, but %1</source>
        <translation>世界已创建，但%1</translation>
    </message>
    <message>
        <source>the worlds to search are given twice; give --from N --count M, --seeds FILE or --random N</source>
        <translation>要搜索的世界给出了两次；请给出--from N --count M、--seeds文件或--random N</translation>
    </message>
    <message>
        <source>the worlds to search are missing; give --from N --count M, --seeds FILE or --random N</source>
        <translation>缺少要搜索的世界；请给出--from N --count M、--seeds文件或--random N</translation>
    </message>
    <message>
        <source>there are no seeds</source>
        <translation>没有种子</translation>
    </message>
    <message>
        <source>there is no file &apos;%1&apos;</source>
        <translation>没有文件“%1”</translation>
    </message>
    <message>
        <source>there is no level &apos;%1&apos;; a cavern has only level 1</source>
        <translation>没有关卡“%1”；大洞窟只有第1关</translation>
    </message>
    <message>
        <source>there is no level &apos;%1&apos;; levels are from 1 to %2</source>
        <translation>没有关卡“%1”；关卡为1到%2</translation>
    </message>
    <message>
        <source>things there: %1 taken, %2 left</source>
        <translation>其中的拾取物：已取走%1，剩余%2</translation>
    </message>
    <message>
        <source>this program generates a different world</source>
        <translation>本程序生成的世界不同</translation>
    </message>
    <message>
        <source>this program generates a different world than the card describes</source>
        <translation>本程序生成的世界与卡上描述的不同</translation>
    </message>
    <message>
        <source>this program generates the same world</source>
        <translation>本程序生成的世界相同</translation>
    </message>
    <message>
        <source>this search is finished; delete &apos;%1&apos; to start over</source>
        <translation>此搜索已完成；删除“%1”可重新开始</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>回合%1</translation>
    </message>
    <message>
        <source>turn: %1</source>
        <translation>回合：%1</translation>
    </message>
    <message>
        <source>unexpected</source>
        <translation>意外错误</translation>
    </message>
    <message>
        <source>unit: %1</source>
        <translation>单位：%1</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected java, png, tmx, tmj, text or json</source>
        <translation>未知的格式“%1”；应为java、png、tmx、tmj、text或json</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected json or text</source>
        <translation>未知的格式“%1”；应为json或text</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected ndjson or csv</source>
        <translation>未知的格式“%1”；应为ndjson或csv</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text or json</source>
        <translation>未知的格式“%1”；应为text或json</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text, json or png</source>
        <translation>未知的格式“%1”；应为text、json或png</translation>
    </message>
    <message>
        <source>unknown level &apos;%1&apos;; expected one of %2</source>
        <translation>未知的级别“%1”；应为以下之一：%2</translation>
    </message>
    <message>
        <source>unknown metric &apos;%1&apos;; use stats --list to list all</source>
        <translation>未知的指标“%1”；使用stats --list可列出全部</translation>
    </message>
    <message>
        <source>unknown option &apos;%1&apos;</source>
        <translation>未知的选项“%1”</translation>
    </message>
    <message>
        <source>unknown rule &apos;%1&apos;; expected original or gap</source>
        <translation>未知的规则“%1”；应为original或gap</translation>
    </message>
    <message>
        <source>unknown shell &apos;%1&apos;; expected bash, zsh or fish</source>
        <translation>未知的shell“%1”；应为bash、zsh或fish</translation>
    </message>
    <message>
        <source>unknown verb &apos;%1&apos;</source>
        <translation>未知的子命令“%1”</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>verdict: %1</source>
        <translation>结论：%1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>weapon: %1</source>
        <translation>武器：%1</translation>
    </message>
    <message>
        <source>worlds of the generator %1 don&apos;t have the setting %2</source>
        <translation>生成器%1的世界没有设置%2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>选项：</translation>
    </message>
    <message>
        <source>Positionals:</source>
        <translation>位置参数：</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>子命令：</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Region to repair (default: all damaged regions)</source>
        <translation>要修复的区域（默认：所有损坏的区域）</translation>
    </message>
    <message>
        <source>Region to write; repeatable. Required unless a level is written</source>
        <translation>要写出的区域；可重复。不写出关卡时必需</translation>
    </message>
    <message>
        <source>&apos;%1&apos; can&apos;t be a player&apos;s name</source>
        <translation>“%1”不能用作玩家的名字</translation>
    </message>
    <message>
        <source>Address and port, such as 192.168.1.5:40123</source>
        <translation>地址和端口，例如192.168.1.5:40123</translation>
    </message>
    <message>
        <source>Also accept connections from outside of private networks</source>
        <translation>也接受来自专用网络之外的连接</translation>
    </message>
    <message>
        <source>End when the last guest has left</source>
        <translation>最后一名客人离开后结束</translation>
    </message>
    <message>
        <source>File with the join code</source>
        <translation>含有加入码的文件</translation>
    </message>
    <message>
        <source>Host a world on the local network, without a window</source>
        <translation>在局域网中主持一个世界，不打开窗口</translation>
    </message>
    <message>
        <source>How the player acts: random</source>
        <translation>玩家的行动方式：random（随机）</translation>
    </message>
    <message>
        <source>Join a hosted world with a player who acts at random</source>
        <translation>让随机行动的玩家加入正在主持的世界</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>玩家的名字</translation>
    </message>
    <message>
        <source>Name or file of the world</source>
        <translation>世界的名称或文件</translation>
    </message>
    <message>
        <source>Number of commands to give</source>
        <translation>要下达的命令数</translation>
    </message>
    <message>
        <source>Number of the random player; others act differently</source>
        <translation>随机玩家的编号；编号不同，行动也不同</translation>
    </message>
    <message>
        <source>Players don&apos;t share what they explore; only before anyone has joined</source>
        <translation>玩家不共享已探索的部分；仅可在有人加入之前使用</translation>
    </message>
    <message>
        <source>Print the result as JSON</source>
        <translation>以JSON输出结果</translation>
    </message>
    <message>
        <source>Stay until the host ends the game</source>
        <translation>留到房主结束游戏为止</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>不在场</translation>
    </message>
    <message>
        <source>colour: %1</source>
        <translation>颜色：%1</translation>
    </message>
    <message>
        <source>different at command %1 of %2, turn %3: %4</source>
        <translation>在%2的第%1条命令、第%3回合处不同：%4</translation>
    </message>
    <message>
        <source>join code: %1</source>
        <translation>加入码：%1</translation>
    </message>
    <message>
        <source>listening on %1</source>
        <translation>正在监听%1</translation>
    </message>
    <message>
        <source>place: %1 %2</source>
        <translation>位置：%1 %2</translation>
    </message>
    <message>
        <source>player %1, %2</source>
        <translation>玩家%1，%2</translation>
    </message>
    <message>
        <source>present</source>
        <translation>在场</translation>
    </message>
    <message>
        <source>unknown player &apos;%1&apos;; expected random</source>
        <translation>未知的玩家“%1”；应为random</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>观战中</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>EXPR</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>FORMAT</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>KEY=VALUE</source>
        <translation>键=值</translation>
    </message>
    <message>
        <source>KIND</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>LAYERS</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>级别</translation>
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
        <translation>名称[(R)]</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>QUERY</source>
        <translation>查询</translation>
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
        <translation>来源</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>TARGET</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>WORLD</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>宽x高</translation>
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
        <translation>X,Y,宽,高</translation>
    </message>
    <message>
        <source>state of a search</source>
        <translation>搜索状态</translation>
    </message>
    <message>
        <source>endless-caves (default), journey, cavern, dungeon or rooms; the last three write a whole level instead of regions, without monsters; rooms writes the room map unless --level is given. A cavern is written without passages, rivers and trees unless they are asked for</source>
        <translation>endless-caves（默认）、journey、cavern、dungeon或rooms；后三者写出整个关卡而不是区域，不含怪物；除非给出--level，否则rooms写出房间地图。大洞窟若未要求，则不含通道、河流和树木</translation>
    </message>
    <message>
        <source>unknown scenario &apos;%1&apos;; expected journey, endless-caves, cavern, dungeon or rooms</source>
        <translation>未知剧本“%1”；应为journey、endless-caves、cavern、dungeon或rooms</translation>
    </message>
    <message>
        <source>Everything explored</source>
        <translation>全部探索完</translation>
    </message>
    <message>
        <source>First seed: play N, N + 1, ... (default: 1)</source>
        <translation>第一个种子：游玩N、N + 1、...（默认：1）</translation>
    </message>
    <message>
        <source>Let test players play many seeds, and report how their runs end</source>
        <translation>让测试玩家游玩许多种子，并报告各局的结局</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Number of seeds (default: 100)</source>
        <translation>种子数（默认：100）</translation>
    </message>
    <message>
        <source>Replay all commands of a world, or the run of a seed card, and compare the result; exit 1 if it differs</source>
        <translation>回放世界的所有命令，或种子卡中的一局，并比较结果；不同则返回1</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Stopped at the limit</source>
        <translation>达到上限而停止</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>被困住</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>World file or name, or a seed card with a run</source>
        <translation>世界文件或名称，或含对局记录的种子卡</translation>
    </message>
    <message>
        <source>Write a seed card with the run of a world and its commands as proof</source>
        <translation>写出种子卡，附上世界中的一局，以其命令作为证明</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>携带</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 runs</source>
        <translation>在%2局中的第%1局之后中断</translation>
    </message>
    <message>
        <source>kills</source>
        <translation>击杀</translation>
    </message>
    <message>
        <source>last death</source>
        <translation>上次死亡</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>not proved: %1</source>
        <translation>未证实：%1</translation>
    </message>
    <message>
        <source>not proved: who gave them, when, and what help they had</source>
        <translation>未证实：这些命令由谁、在何时、借助何种帮助下达</translation>
    </message>
    <message>
        <source>place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>revealed: more was shown than the player saw, as the card says</source>
        <translation>曾显露：此卡注明，显示过玩家看不见的内容</translation>
    </message>
    <message>
        <source>run</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>the run is not proved: %1</source>
        <translation>这一局未证实：%1</translation>
    </message>
    <message>
        <source>this seed card has no run</source>
        <translation>这张种子卡不含对局记录</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text or ndjson</source>
        <translation>未知的格式“%1”；应为text或ndjson</translation>
    </message>
    <message>
        <source>won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Deaths by cause</source>
        <translation>死因统计</translation>
    </message>
    <message>
        <source>Report how the run of a world ended: what killed the player, where and how</source>
        <translation>报告一个世界的一局如何结束：玩家死于什么、在哪里、怎么死的</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>%1 (default), %2 or %3; levels where level files are accepted; with a version, if not the newest: caves:1</source>
        <translation>%1（默认）、%2或%3；接受关卡文件之处也可为levels；若非最新版本，请附上版本：caves:1</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1天</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1小时</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1分钟</translation>
    </message>
    <message>
        <source>%1 of %2 worlds could not be generated</source>
        <translation>%2个世界中有%1个无法生成</translation>
    </message>
    <message>
        <source>%1 requires --sketch</source>
        <translation>%1需要--sketch</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1年</translation>
    </message>
    <message>
        <source>%1: run: %2 is missing or wrong</source>
        <translation>%1：run：%2缺失或有误</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are both shard %3</source>
        <translation>“%1”和“%2”都是分片%3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are not of the same search; the %3 is %4 and %5</source>
        <translation>“%1”和“%2”不属于同一次搜索；%3分别为%4和%5</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; both have worlds %3 to %4</source>
        <translation>“%1”和“%2”都含有世界%3到%4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has %2 bytes, but its search had written %3</source>
        <translation>“%1”有%2字节，但其搜索写出了%3字节</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a regular file</source>
        <translation>“%1”不是普通文件</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a shard; expected I/N such as 2/16, where N is at most %2</source>
        <translation>“%1”不是分片；应为I/N，例如2/16，其中N最大为%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a share; expected 0 to 1, or 0% to 100%</source>
        <translation>“%1”不是比例；应为0到1，或0%到100%</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is shard %2, and &apos;%3&apos; is shard %4; shards of standard input can only be merged with others of the same number</source>
        <translation>“%1”是分片%2，而“%3”是分片%4；来自标准输入的分片只能与总数相同的分片合并</translation>
    </message>
    <message>
        <source>--limit can&apos;t be used with --shard, as matches of other shards count, too</source>
        <translation>--limit不能与--shard一起使用，因为其他分片的匹配也要计入</translation>
    </message>
    <message>
        <source>0 on success, 1 for failures, 2 for wrong usage, 3 for a search that was interrupted by a signal and can be resumed.</source>
        <translation>0表示成功，1表示失败，2表示用法错误，3表示搜索被信号中断、可以继续。</translation>
    </message>
    <message>
        <source>About %1: %2 of %3 worlds</source>
        <translation>约%1：%3个世界中有%2个</translation>
    </message>
    <message>
        <source>About 1 in %1: %2 of %3 worlds</source>
        <translation>约每%1个中有1个：%3个世界中有%2个</translation>
    </message>
    <message>
        <source>All of %1 worlds</source>
        <translation>%1个世界全部符合</translation>
    </message>
    <message>
        <source>Also look for the sketch turned and mirrored</source>
        <translation>也查找旋转和镜像后的草图</translation>
    </message>
    <message>
        <source>Check that the files of all shards are complete, and merge them</source>
        <translation>检查所有分片的文件是否完整，并将其合并</translation>
    </message>
    <message>
        <source>Estimate how rare worlds are that meet a condition</source>
        <translation>估计满足条件的世界有多稀有</translation>
    </message>
    <message>
        <source>Expected time to the first match: %1</source>
        <translation>找到首个匹配的预计时间：%1</translation>
    </message>
    <message>
        <source>File with a drawing to look for: . floor, # rock, $ chest, M monster, @ spawn, + way in or out, ? anything</source>
        <translation>含有要查找的图样的文件：.为地面，#为岩石，$为宝箱，M为怪物，@为出生点，+为出入口，?为任意</translation>
    </message>
    <message>
        <source>Files that the shards were written to by --out</source>
        <translation>各分片用--out写出的文件</translation>
    </message>
    <message>
        <source>Find places in one world, region by region outward from the spawn</source>
        <translation>在一个世界中查找地点，从出生点向外逐个区域进行</translation>
    </message>
    <message>
        <source>First seed of a range of numbers: N, N + 1, ...</source>
        <translation>第一个种子，编号连续：N、N + 1、...</translation>
    </message>
    <message>
        <source>I/N</source>
        <translation>I/N</translation>
    </message>
    <message>
        <source>Metric to write beside those of the condition: chests, &apos;chests(30)&apos;; repeatable</source>
        <translation>除条件中的指标外还要写出的指标：chests、&apos;chests(30)&apos;；可重复</translation>
    </message>
    <message>
        <source>Maximum distance in cells from the spawn to the middle of the sketch (default: 50)</source>
        <translation>从出生点到草图中央的最多格数（默认：50）</translation>
    </message>
    <message>
        <source>Number of regions to search, the nearest first</source>
        <translation>要搜索的区域数，由近到远</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Report progress on standard error even when it is not a terminal; json: an object per line</source>
        <translation>即使标准错误不是终端，也在其上报告进度；json：每行一个对象</translation>
    </message>
    <message>
        <source>SHARE</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Save progress to this file; the same command resumes the search, also with a higher limit</source>
        <translation>将进度保存到此文件；相同的命令可继续搜索，也可提高上限</translation>
    </message>
    <message>
        <source>Search only part I of N; search merge puts the results of all parts together</source>
        <translation>只搜索N部分中的第I部分；search merge将所有部分的结果合并</translation>
    </message>
    <message>
        <source>Share of the sketch&apos;s cells that must agree, such as 0.8 or 80% (default: 0.9)</source>
        <translation>草图中必须吻合的格的比例，例如0.8或80%（默认：0.9）</translation>
    </message>
    <message>
        <source>Stop after this many places</source>
        <translation>找到这么多地点后停止</translation>
    </message>
    <message>
        <source>Write generator, version, settings that differ from the defaults and spawn of each world</source>
        <translation>写出每个世界的生成器、版本、与默认值不同的设置和出生点</translation>
    </message>
    <message>
        <source>Write to this file (default: standard output)</source>
        <translation>写入此文件（默认：标准输出）</translation>
    </message>
    <message>
        <source>Write to this file, which grows as matches are found (default: standard output)</source>
        <translation>写入此文件，找到匹配时逐步追加（默认：标准输出）</translation>
    </message>
    <message>
        <source>Write what was searched and found as a last line; files of --out in ndjson always have it</source>
        <translation>在最后一行写出搜索和找到的内容；--out的ndjson文件总有这一行</translation>
    </message>
    <message>
        <source>[json]</source>
        <translation>[json]</translation>
    </message>
    <message>
        <source>a table has no summary; use --format ndjson</source>
        <translation>表格没有摘要；请使用--format ndjson</translation>
    </message>
    <message>
        <source>alone, after those before it</source>
        <translation>单独，在前面各部分之后</translation>
    </message>
    <message>
        <source>interrupted before the first world</source>
        <translation>在第一个世界之前中断</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>不到1秒</translation>
    </message>
    <message>
        <source>only one of --seed S, --from N --count M and --seeds FILE can be used</source>
        <translation>--seed S、--from N --count M和--seeds文件只能使用其一</translation>
    </message>
    <message>
        <source>options of a search can&apos;t be used with search merge</source>
        <translation>搜索的选项不能用于search merge</translation>
    </message>
    <message>
        <source>seed &apos;%1&apos;: %2</source>
        <translation>种子“%1”：%2</translation>
    </message>
    <message>
        <source>shard %1 is missing</source>
        <translation>缺少分片%1</translation>
    </message>
    <message>
        <source>shards %1 are missing</source>
        <translation>缺少分片%1</translation>
    </message>
    <message>
        <source>text (default) or ndjson</source>
        <translation>text（默认）或ndjson</translation>
    </message>
    <message>
        <source>these aren&apos;t the seeds that the search was begun with</source>
        <translation>这些不是此搜索开始时使用的种子</translation>
    </message>
    <message>
        <source>this search was begun with --out; use the same option to resume it</source>
        <translation>此搜索开始时使用了--out；请用相同的选项继续</translation>
    </message>
    <message>
        <source>this search was begun with another --format, --describe or --with</source>
        <translation>此搜索开始时使用了不同的--format、--describe或--with</translation>
    </message>
    <message>
        <source>this search was begun without --out; its matches are on standard output</source>
        <translation>此搜索开始时未使用--out；其匹配已写到标准输出</translation>
    </message>
    <message>
        <source>unknown style &apos;%1&apos;; expected json or nothing</source>
        <translation>未知的样式“%1”；应为json或留空</translation>
    </message>
    <message>
        <source>what to look for is missing; give --where EXPR or --sketch FILE</source>
        <translation>缺少要查找的内容；请给出--where表达式或--sketch文件</translation>
    </message>
    <message>
        <source>world %1 doesn&apos;t belong to this shard</source>
        <translation>世界%1不属于此分片</translation>
    </message>
    <message>
        <source>worlds %1 to %2 are in none of the files</source>
        <translation>世界%1到%2不在任何文件中</translation>
    </message>
    <message>
        <source>&apos;%1&apos; isn&apos;t the file that this search wrote</source>
        <translation>“%1”不是此搜索写出的文件</translation>
    </message>
    <message>
        <source>column %1 of &apos;%2&apos;: %3</source>
        <translation>“%2”的第%1列：%3</translation>
    </message>
    <message>
        <source>count(...) and nearest(...) look for things near each other: count(chest within 5 of chest) &gt;= 2, nearest(chest with weapon &gt;= 15 and not within 20 of monster) &lt;= 60.</source>
        <translation>count(...)和nearest(...)查找彼此靠近的物件：count(chest within 5 of chest) &gt;= 2、nearest(chest with weapon &gt;= 15 and not within 20 of monster) &lt;= 60。</translation>
    </message>
    <message>
        <source>Number of threads (default: all cores)</source>
        <translation>线程数（默认：所有核心）</translation>
    </message>
    <message>
        <source>THINGS: chest or monster, then &apos;with&apos; and properties (weapon, armour or gold of a chest, health of a monster), then &apos;within N of&apos; or &apos;not within N of&apos; and another chest, monster or spawn, where N is a number of steps. Parts are joined by &apos;and&apos;: chest with weapon &gt;= 15 and not within 20 of monster.</source>
        <translation>THINGS：chest或monster，之后是“with”和属性（宝箱的weapon、armour或gold，怪物的health），再之后是“within N of”或“not within N of”和另一个chest、monster或spawn，其中N为步数。各部分用“and”连接：chest with weapon &gt;= 15 and not within 20 of monster。</translation>
    </message>
    <message>
        <source>this state was saved by an earlier version and can&apos;t identify its output file; delete the state to start over</source>
        <translation>此状态由较早的版本保存，无法确定其输出文件；请删除该状态，重新开始</translation>
    </message>
    <message>
        <source>File with the join code; if there is none, a new code is written to it, readable only by you</source>
        <translation>包含加入码的文件；如果没有，会写入只有你能读取的新加入码</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must end in .csv, .tmx or .tmj</source>
        <translation>“%1”必须以.csv、.tmx或.tmj结尾</translation>
    </message>
    <message>
        <source>Convert a level (.csv) to a Tiled map (.tmx), or a Tiled map (.tmx, .tmj) to a level, by file extension</source>
        <translation>按扩展名将关卡（.csv）转换为Tiled地图（.tmx），或将Tiled地图（.tmx、.tmj）转换为关卡</translation>
    </message>
    <message>
        <source>Level files (.csv) or Tiled maps (.tmx, .tmj)</source>
        <translation>关卡文件（.csv）或Tiled地图（.tmx、.tmj）</translation>
    </message>
    <message>
        <source>A level file for the generator &apos;levels&apos;, or a folder of them, played in natural order (2 before 10); repeat for several, played in this order</source>
        <translation>生成器“levels”的关卡文件，或其文件夹，按自然顺序（2在10之前）游玩；可重复指定多个，按此顺序游玩</translation>
    </message>
    <message>
        <source>%1: lines that begin or end with spaces: %2; the spaces are part of the seeds, and --column 1 takes the first column</source>
        <translation>%1：以空格开头或结尾的行：%2；空格是种子的一部分，--column 1取第一列</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the output and isn&apos;t read</source>
        <translation>“%1”是输出文件，不会读取</translation>
    </message>
    <message>
        <source>--column requires --seeds</source>
        <translation>--column需要--seeds</translation>
    </message>
    <message>
        <source>File with one seed per line, &quot;&quot; for the empty one; - for standard input</source>
        <translation>每行一个种子的文件，&quot;&quot;表示空种子；-表示标准输入</translation>
    </message>
    <message>
        <source>N|NAME</source>
        <translation>N|名称</translation>
    </message>
    <message>
        <source>Take the seeds from this column of the file, by number or by its name in the first line; separated by commas, semicolons, tabs or spaces, whichever comes first</source>
        <translation>从文件的这一列取种子，按编号或首行中的名称；以逗号、分号、制表符或空格分隔，以最先出现者为准</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>ndjson (default) or csv; a text in csv that a spreadsheet would run as a formula gets a &apos; before it</source>
        <translation>ndjson（默认）或csv；csv中会被电子表格当作公式执行的文本前面加&apos;</translation>
    </message>
    <message>
        <source>there is no other file than that of --out</source>
        <translation>除了--out的文件外没有其他文件</translation>
    </message>
    <message>
        <source>TCP port; default: the port used last time, or any free one</source>
        <translation>TCP端口；默认：上次的端口，或任意空闲端口</translation>
    </message>
    <message>
        <source>Check the program&apos;s own files in the data folder</source>
        <translation>检查数据文件夹中程序自己的文件</translation>
    </message>
    <message>
        <source>Rename files that are damaged or of another kind, and begin new ones; nothing is deleted</source>
        <translation>重命名损坏或类型不符的文件并新建；不会删除任何内容</translation>
    </message>
    <message>
        <source>files that can&apos;t be used: %1; --set-aside begins new ones</source>
        <translation>无法使用的文件：%1；--set-aside会新建</translation>
    </message>
    <message>
        <source>set aside as &apos;%1&apos;</source>
        <translation>已另存为“%1”</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>尚不存在</translation>
    </message>
    <message>
        <source>Seed of the world, for a file that has lost it in both places; with --generator and settings as for &apos;world create&apos;</source>
        <translation>世界的种子，用于两处都丢失了种子的文件；--generator和设置与&apos;world create&apos;相同</translation>
    </message>
    <message>
        <source>the world was edited or repaired after command %1</source>
        <translation>世界在命令%1之后被编辑或修复</translation>
    </message>
    <message>
        <source>region %1 %2: restored from the log of commands</source>
        <translation>区域%1 %2：已从命令记录恢复</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2</source>
        <translation>95 %区间：%1至%2</translation>
    </message>
    <message>
        <source>95 % interval: 1 in %1 to 1 in %2</source>
        <translation>95 %区间：%1分之一至%2分之一</translation>
    </message>
    <message>
        <source>Between 1 in %1 and 1 in %2: %3 of %4 worlds</source>
        <translation>在%1分之一与%2分之一之间：%4个世界中有%3个</translation>
    </message>
    <message>
        <source>Condition that a place must meet; metrics count from it. Every floor cell is judged, and the best one of each region is the place</source>
        <translation>地点必须满足的条件；指标从该地点算起。会判断每个地面格，每个区域中最佳的一格即为地点</translation>
    </message>
    <message>
        <source>Key of the random seeds; the same key gives the same seeds (default: another one each time)</source>
        <translation>随机种子的密钥；相同的密钥给出相同的种子（默认：每次不同）</translation>
    </message>
    <message>
        <source>Threads of the sample, and of the search whose time is estimated (default: all cores)</source>
        <translation>抽样以及要估计其时间的搜索所用的线程数（默认：所有核心）</translation>
    </message>
    <message>
        <source>Time to the first match: probably more than %1</source>
        <translation>到第一个匹配的时间：很可能超过%1</translation>
    </message>
    <message>
        <source>rarer than 1 in %1</source>
        <translation>比%1分之一更罕见</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1金币</translation>
    </message>
    <message>
        <source>%1, %2 of %3 worlds, matches: %4, worlds/s: %5</source>
        <translation>%1，世界：%2/%3，匹配：%4，世界/秒：%5</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1格</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1步</translation>
    </message>
    <message>
        <source>Never (worlds: %1): rarer than about 1 in %2</source>
        <translation>从未出现（世界：%1）：比约%2分之1更罕见</translation>
    </message>
    <message>
        <source>claimed: %1, score: %2, turns: %3, kills: %4</source>
        <translation>声称：%1，得分：%2，回合：%3，击杀：%4</translation>
    </message>
    <message>
        <source>commands: %1, state: %2</source>
        <translation>命令：%1，状态：%2</translation>
    </message>
    <message>
        <source>explored: %1</source>
        <translation>已探索：%1</translation>
    </message>
    <message>
        <source>generator &apos;levels&apos; makes worlds from level files; use world create</source>
        <translation>生成器“levels”用关卡文件制作世界；请使用world create</translation>
    </message>
    <message>
        <source>identical; commands: %1, turn: %2, checkpoints: %3, state: %4</source>
        <translation>一致；命令：%1，回合：%2，检查点：%3，状态：%4</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 regions; places: %3</source>
        <translation>在%2个区域中的第%1个之后中断；地点：%3</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 worlds; matches: %3</source>
        <translation>在%2个世界中的第%1个之后中断；匹配：%3</translation>
    </message>
    <message>
        <source>interrupted; worlds: %1, matches: %2</source>
        <translation>已中断；世界：%1，匹配：%2</translation>
    </message>
    <message>
        <source>matches: %1, but the summary says %2</source>
        <translation>匹配：%1，但摘要中为%2</translation>
    </message>
    <message>
        <source>near misses: %1, but the summary says %2</source>
        <translation>接近的种子：%1，但摘要中为%2</translation>
    </message>
    <message>
        <source>proved: the commands from the seed (%1) lead to exactly this, by the rules of this version</source>
        <translation>已证实：按本版本的规则，从种子开始的命令（%1条）得到的正是此结果</translation>
    </message>
    <message>
        <source>score: %1, turns: %2; replay verify checks it</source>
        <translation>得分：%1，回合：%2；用replay verify检查</translation>
    </message>
    <message>
        <source>worlds that could not be generated and were skipped: %1</source>
        <translation>无法生成而跳过的世界：%1</translation>
    </message>
    <message>
        <source>worlds that could not be generated: %1</source>
        <translation>无法生成的世界：%1</translation>
    </message>
    <message>
        <source>worlds/s: %1, threads: %2</source>
        <translation>世界/秒：%1，线程：%2</translation>
    </message>
    <message>
        <source>worlds: %1, matches: %2, worlds/s: %3</source>
        <translation>世界：%1，匹配：%2，世界/秒：%3</translation>
    </message>
    <message>
        <source>copy: its run went on elsewhere; not ranked</source>
        <translation>副本：这一局在别处继续过；不计名次</translation>
    </message>
    <message>
        <source>revealed: more was shown than the player saw; not ranked</source>
        <translation>曾显露：显示过玩家没看到的内容；不计名次</translation>
    </message>
    <message>
        <source>Play rooms in real time (default: by turns)</source>
        <translation>房间模式实时进行（默认：回合制）</translation>
    </message>
    <message>
        <source>only rooms can be played in real time, not %1</source>
        <translation>只有房间模式可以实时进行，%1不行</translation>
    </message>
    <message>
        <source>copy: its run went on elsewhere, as the card says</source>
        <translation>副本：此卡注明，这一局在别处继续过</translation>
    </message>
    <message>
        <source>%1 (%2–%3), median %4</source>
        <translation>%1（%2–%3），中位数%4</translation>
    </message>
    <message>
        <source>A run stops at the limit of %1 commands.</source>
        <translation>一局最多执行%1条命令。</translation>
    </message>
    <message>
        <source>In brackets: the 95 % interval</source>
        <translation>括号中为95%置信区间</translation>
    </message>
    <message>
        <source>Mean of a run</source>
        <translation>每局平均值</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Stop a run after this many commands (default: %1 in endless caves, otherwise %2)</source>
        <translation>一局执行这么多条命令后停止（默认：无尽洞穴%1，其他%2）</translation>
    </message>
    <message>
        <source>careful, reckless or random; all (default) compares them</source>
        <translation>careful、reckless或random；all（默认）比较它们</translation>
    </message>
    <message>
        <source>text (default), csv or json: shares and means with 95 % intervals; or ndjson: a line for each run with monsters and items</source>
        <translation>text（默认）、csv或json：比例与平均值，附95%置信区间；或ndjson：每局一行，含怪物和物品</translation>
    </message>
    <message>
        <source>unknown format &apos;%1&apos;; expected text, csv, json or ndjson</source>
        <translation>未知格式“%1”；应为text、csv、json或ndjson</translation>
    </message>
    <message>
        <source>unknown player &apos;%1&apos;; expected all, careful, reckless or random</source>
        <translation>未知玩家“%1”；应为all、careful、reckless或random</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a monster; expected X,Y,N as in &apos;replay marks&apos;</source>
        <translation>“%1”不是怪物；应为“replay marks”所列的X,Y,N</translation>
    </message>
    <message>
        <source>First turn (default: the first of the log)</source>
        <translation>第一个回合（默认：日志的第一个）</translation>
    </message>
    <message>
        <source>Home region and number of the monster, as &apos;replay marks&apos; lists it</source>
        <translation>怪物的所属区域和编号，如“replay marks”所列</translation>
    </message>
    <message>
        <source>Last turn (default: the last of the log)</source>
        <translation>最后一个回合（默认：日志的最后一个）</translation>
    </message>
    <message>
        <source>List what happened in a world, with turns: who noticed the player, fights, hits, deaths, finds, levels, edits</source>
        <translation>列出世界中发生的事及其回合：谁注意到玩家、战斗、命中、死亡、收获、层、编辑</translation>
    </message>
    <message>
        <source>Only this: noticed, lost, fight, hit, kill, death, find, level, edit or party</source>
        <translation>只列出：noticed、lost、fight、hit、kill、death、find、level、edit或party</translation>
    </message>
    <message>
        <source>TURN</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>X,Y,N</source>
        <translation>X,Y,N</translation>
    </message>
    <message>
        <source>decided: %1</source>
        <translation>决定：%1</translation>
    </message>
    <message>
        <source>did: %1</source>
        <translation>行动：%1</translation>
    </message>
    <message>
        <source>monster number</source>
        <translation>怪物编号</translation>
    </message>
    <message>
        <source>there is no monster %1 in this world</source>
        <translation>这个世界中没有怪物%1</translation>
    </message>
    <message>
        <source>turn %1 is after turn %2</source>
        <translation>回合%1在回合%2之后</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>回合%1：%2</translation>
    </message>
    <message>
        <source>hunts; turns left: %1, last saw the player at %2</source>
        <translation>正在追踪；剩余回合：%1，最后看到玩家的位置：%2</translation>
    </message>
    <message>
        <source>Write CSV</source>
        <translation>写出CSV</translation>
    </message>
    <message>
        <source>%1: ok</source>
        <translation>%1：正确</translation>
    </message>
    <message>
        <source>--json and --csv exclude each other</source>
        <translation>--json与--csv互斥</translation>
    </message>
    <message>
        <source>--monsters can&apos;t be combined with --case or --svg</source>
        <translation>--monsters不能与--case或--svg一起使用</translation>
    </message>
    <message>
        <source>--turn requires --world</source>
        <translation>--turn需要--world</translation>
    </message>
    <message>
        <source>Also draw the line with its surroundings, as SVG</source>
        <translation>同时将该线及其周围绘制为SVG</translation>
    </message>
    <message>
        <source>Also write the line as a test case for &apos;sight check&apos;</source>
        <translation>同时将该线写为供“sight check”使用的测试用例</translation>
    </message>
    <message>
        <source>Files with a case each</source>
        <translation>各含一个用例的文件</translation>
    </message>
    <message>
        <source>Number of the player; alone it is 1</source>
        <translation>玩家编号；单人时为1</translation>
    </message>
    <message>
        <source>Run test cases of lines of sight, as --case writes them: a map, a viewer, a target, a rule and what is expected; exit 1 if one differs</source>
        <translation>运行--case所写的视线测试用例：地图、观察者、目标、规则与预期结果；有不符者时以1退出</translation>
    </message>
    <message>
        <source>Say turn by turn what a monster saw, knew, decided and did, and why it attacked or didn&apos;t; or what a player did, and who saw them</source>
        <translation>逐回合说明怪物看到、知道、决定和做了什么，以及它为何攻击或不攻击；或玩家做了什么、谁看到了他</translation>
    </message>
    <message>
        <source>Show a world as it was at a turn: what world info says, and a map. Verbs that inspect worlds take --turn, too: world info, diff, find, check and export, and sight</source>
        <translation>显示世界在某一回合时的样子：world info的内容和地图。检查世界的命令也接受--turn：world info、diff、find、check、export以及sight</translation>
    </message>
    <message>
        <source>The world as it was when this turn of its log began (default: as last saved)</source>
        <translation>该世界在其日志的这一回合开始时的样子（默认：最后保存的状态）</translation>
    </message>
    <message>
        <source>cases that differ: %1 of %2</source>
        <translation>不符的用例：%1/%2</translation>
    </message>
    <message>
        <source>command: %1</source>
        <translation>命令：%1</translation>
    </message>
    <message>
        <source>event: %1</source>
        <translation>事件：%1</translation>
    </message>
    <message>
        <source>give either --monster X,Y,N or --player N</source>
        <translation>请给出--monster X,Y,N或--player N其中之一</translation>
    </message>
    <message>
        <source>hunted by: %1</source>
        <translation>被追捕：%1</translation>
    </message>
    <message>
        <source>options of sight can&apos;t be used with sight check</source>
        <translation>sight的选项不能用于sight check</translation>
    </message>
    <message>
        <source>seen by: %1</source>
        <translation>被看到：%1</translation>
    </message>
    <message>
        <source>turn %1: at %2, health %3</source>
        <translation>第%1回合：在%2，生命值%3</translation>
    </message>
    <message>
        <source>All such turns</source>
        <translation>所有这样的回合</translation>
    </message>
    <message>
        <source>CONDITION</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>List the names that conditions may have</source>
        <translation>列出条件中可用的名称</translation>
    </message>
    <message>
        <source>What has to hold, by the grammar of search --where; see --names</source>
        <translation>须成立的条件，语法同search --where；参见--names</translation>
    </message>
    <message>
        <source>it holds in no turn from %1 to %2</source>
        <translation>从第%1回合到第%2回合都不成立</translation>
    </message>
    <message>
        <source>Another setting that doesn&apos;t shape the world, such as monsters=stationary; repeatable</source>
        <translation>另一个不影响世界形状的设置，如monsters=stationary；可重复</translation>
    </message>
    <message>
        <source>Area of effect of monsters: exact, original or wide</source>
        <translation>怪物的作用范围：exact、original或wide</translation>
    </message>
    <message>
        <source>Go on to this turn, and say in what the worlds differ then</source>
        <translation>继续到该回合，并说明届时两个世界有何不同</translation>
    </message>
    <message>
        <source>RULE</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>an edit or a repair follows, which ends the comparison</source>
        <translation>随后是编辑或修复，比较到此为止</translation>
    </message>
    <message>
        <source>at turn %1 they are the same</source>
        <translation>在回合%1，两者相同</translation>
    </message>
    <message>
        <source>at turn %1:</source>
        <translation>在回合%1：</translation>
    </message>
    <message>
        <source>commands that are not possible in the other run: %1</source>
        <translation>在另一种经过中不可行的命令：%1</translation>
    </message>
    <message>
        <source>kept as a new world: %1</source>
        <translation>已保留为新世界：%1</translation>
    </message>
    <message>
        <source>original (sight passes diagonal gaps) or gap (it doesn&apos;t)</source>
        <translation>original（视线可穿过对角缝隙）或gap（不可穿过）</translation>
    </message>
    <message>
        <source>the two runs are the same from turn %1 to turn %2</source>
        <translation>从回合%1到回合%2，两种经过相同</translation>
    </message>
    <message>
        <source>the two runs diverge at turn %1, command %2:</source>
        <translation>两种经过在回合%1、命令%2出现分歧：</translation>
    </message>
    <message>
        <source>An item that the player has in addition, such as steel_sword or gold=20, and wears if it is better; repeatable</source>
        <translation>玩家额外拥有的物品，例如steel_sword或gold=20，更好时会穿戴；可重复</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Decision trees of the monsters: a file like trees.json</source>
        <translation>怪物的决策树：像trees.json那样的文件</translation>
    </message>
    <message>
        <source>Replay a world&apos;s commands under other rules, items or commands, and report where the outcome first differs from the log</source>
        <translation>在其他规则下，或以其他物品、命令重放一个世界的命令，并说明结果最先在何处与日志不同</translation>
    </message>
    <message>
        <source>ITEM[=N]</source>
        <translation>物品[=N]</translation>
    </message>
    <message>
        <source>First turn to change (default: the first of the log)</source>
        <translation>要改变的第一个回合（默认：日志的第一回合）</translation>
    </message>
    <message>
        <source>Write the other run&apos;s world at --at, or at --turn without it, as a new world of this name</source>
        <translation>把另一种经过在--at（没有时为--turn）的世界写成以此为名的新世界</translation>
    </message>
    <message>
        <source>expected a change: --disc, --sight, --set, --trees, --give or --commands</source>
        <translation>需要一项改变：--disc、--sight、--set、--trees、--give或--commands</translation>
    </message>
    <message>
        <source>Commands to give instead of the next ones in the log: &quot;3 north, wait, fight&quot;</source>
        <translation>代替日志中接下来的命令：“3 north, wait, fight”</translation>
    </message>
    <message>
        <source>commands that come after the end of the comparison: %1</source>
        <translation>比较结束之后的命令：%1</translation>
    </message>
    <message>
        <source>%1 % (%2–%3)</source>
        <translation>%1%（%2–%3）</translation>
    </message>
    <message>
        <source>%1 of %2 worlds are searched, as the search ended at its limit; run it again without --limit</source>
        <translation>已搜索%1个世界（共%2个），因为搜索达到了上限；请去掉--limit重新运行</translation>
    </message>
    <message>
        <source>--case and --svg are the same file</source>
        <translation>--case和--svg是同一个文件</translation>
    </message>
    <message>
        <source>--generator, --settings and --set require --seed</source>
        <translation>--generator、--settings和--set需要--seed</translation>
    </message>
    <message>
        <source>--region can&apos;t be combined with --seed, --generator, --settings or --set</source>
        <translation>--region不能与--seed、--generator、--settings或--set一起使用</translation>
    </message>
    <message>
        <source>--state and --out are the same file</source>
        <translation>--state和--out是同一个文件</translation>
    </message>
    <message>
        <source>Find the first turn of a world&apos;s past in which a condition holds, such as &apos;health &lt; 10&apos; or &apos;kill and monster = cave_rat&apos;; exit 1 if there is none</source>
        <translation>查找世界的过去中条件成立的第一个回合，例如“health &lt; 10”或“kill and monster = cave_rat”；没有时以1退出</translation>
    </message>
    <message>
        <source>First turn (default: the second of the log, as the first is how it began)</source>
        <translation>第一个回合（默认：日志的第二个回合，因为第一个是日志的起点）</translation>
    </message>
    <message>
        <source>Number of random seeds to judge; otherwise %1, and more until %2 match or %3 s are over, %4 s if fewer than %5 match</source>
        <translation>要判断的随机种子数；否则为%1，并继续直到有%2个匹配或过了%3秒，匹配少于%5个时为%4秒</translation>
    </message>
    <message>
        <source>files that can&apos;t be used: %1</source>
        <translation>无法使用的文件：%1</translation>
    </message>
    <message>
        <source>interrupted after %1 of %2 worlds</source>
        <translation>在%1个世界（共%2个）之后中断</translation>
    </message>
    <message>
        <source>levels that can&apos;t be read: %1 of %2</source>
        <translation>无法读取的关卡：%1个，共%2个</translation>
    </message>
    <message>
        <source>the comparison ends before an edit or a repair at turn %1, so there is no other run at turn %2 to keep</source>
        <translation>比较在第%1回合止于一次编辑或修复之前，因此在第%2回合没有可保留的另一种经过</translation>
    </message>
    <message>
        <source>this is a seed card, not a list of seeds; card show prints the seed of its world</source>
        <translation>这是种子卡片，不是种子列表；card show会输出其世界的种子</translation>
    </message>
    <message>
        <source>verdict by the world&apos;s rule: %1</source>
        <translation>按世界规则的结论：%1</translation>
    </message>
    <message>
        <source>interrupted; worlds: %1</source>
        <translation>已中断；世界：%1</translation>
    </message>
    <message>
        <source>%1 of %2 can&apos;t be read</source>
        <translation>%2个中有%1个无法读取</translation>
    </message>
    <message>
        <source>%1 of %2 damaged</source>
        <translation>%2个中有%1个损坏</translation>
    </message>
    <message>
        <source>%1 of %2 not found</source>
        <translation>%2个中有%1个未找到</translation>
    </message>
    <message>
        <source>Check the library of seeds, the history of runs and the record of totals; exit 1 if one, or an entry of one, can&apos;t be read</source>
        <translation>检查种子库、对局记录和总计；若其中之一或其条目无法读取，退出码为1</translation>
    </message>
    <message>
        <source>Number of the player (default: the one shown)</source>
        <translation>玩家编号（默认：所显示的玩家）</translation>
    </message>
    <message>
        <source>PORT</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>a Tiled map needs a place for its tileset beside it; give a file</source>
        <translation>Tiled地图旁边需要放置图块集；请指定文件</translation>
    </message>
    <message>
        <source>cannot resume</source>
        <translation>无法继续</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>entries that can&apos;t be read: %1</source>
        <translation>无法读取的条目：%1</translation>
    </message>
    <message>
        <source>file with a join code</source>
        <translation>含加入码的文件</translation>
    </message>
    <message>
        <source>files with entries that can&apos;t be read: %1</source>
        <translation>含有无法读取条目的文件：%1</translation>
    </message>
    <message>
        <source>hash of the search</source>
        <translation>搜索的哈希</translation>
    </message>
    <message>
        <source>lines follow the summary; each shard needs a file of its own</source>
        <translation>摘要之后还有行；每个分片需要自己的文件</translation>
    </message>
    <message>
        <source>matches are not in order</source>
        <translation>匹配的顺序不对</translation>
    </message>
    <message>
        <source>metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>near misses are not in order</source>
        <translation>接近的种子顺序不对</translation>
    </message>
    <message>
        <source>option --describe</source>
        <translation>选项--describe</translation>
    </message>
    <message>
        <source>option --limit</source>
        <translation>选项--limit</translation>
    </message>
    <message>
        <source>option --near</source>
        <translation>选项--near</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>sight case</source>
        <translation>视线用例</translation>
    </message>
    <message>
        <source>version of the generator</source>
        <translation>生成器的版本</translation>
    </message>
    <message>
        <source>version of the program</source>
        <translation>程序的版本</translation>
    </message>
</context>
<context>
    <name>Content</name>
    <message numerus="yes">
        <source>%Ln gold</source>
        <translation>
            <numerusform>%Ln枚金币</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Open space</source>
        <translation>开阔度</translation>
    </message>
    <message>
        <source>Chance that a cell starts as floor; more makes wider caves.</source>
        <translation>一格初始为地面的概率；越高，洞穴越宽阔。</translation>
    </message>
    <message>
        <source>Rock threshold</source>
        <translation>岩石阈值</translation>
    </message>
    <message>
        <source>Rock neighbours, out of 8, that turn a cell to rock.</source>
        <translation>8个相邻格中，使一格变为岩石所需的岩石数。</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Region size</source>
        <translation>区域大小</translation>
    </message>
    <message>
        <source>Cells per region side.</source>
        <translation>区域每边的格数。</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>Chance of a chest on a floor cell.</source>
        <translation>一格地面上有宝箱的概率。</translation>
    </message>
    <message>
        <source>Maximum items</source>
        <translation>物品上限</translation>
    </message>
    <message>
        <source>Maximum number of items from a chest or a victory.</source>
        <translation>一个宝箱或一次胜利最多给出的物品数。</translation>
    </message>
    <message>
        <source>View radius</source>
        <translation>视野半径</translation>
    </message>
    <message>
        <source>View radius of the player, in cells.</source>
        <translation>玩家的视野半径，以格计。</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Whether monsters stay in place or roam and hunt.</source>
        <translation>怪物是原地不动，还是游荡并追猎。</translation>
    </message>
    <message>
        <source>stationary</source>
        <translation>原地</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>游荡</translation>
    </message>
    <message>
        <source>Area of effect</source>
        <translation>作用范围</translation>
    </message>
    <message>
        <source>Which cells around a monster count as within its sight radius.</source>
        <translation>怪物周围哪些格算在其视野半径之内。</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原版</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Diagonal gaps</source>
        <translation>对角缝隙</translation>
    </message>
    <message>
        <source>Whether sight passes between two rocks that touch at their corners.</source>
        <translation>视线能否从两块只有角相接的岩石之间穿过。</translation>
    </message>
    <message>
        <source>open</source>
        <translation>可通过</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>不可通过</translation>
    </message>
    <message>
        <source>Armour protection</source>
        <translation>护甲防护</translation>
    </message>
    <message>
        <source>Share of a point of damage that a point of armour absorbs.</source>
        <translation>每点护甲可吸收的伤害占一点伤害的比例。</translation>
    </message>
    <message>
        <source>Armour multiplier</source>
        <translation>护甲倍率</translation>
    </message>
    <message>
        <source>Multiplies the damage that armour absorbs.</source>
        <translation>护甲所吸收伤害的倍率。</translation>
    </message>
    <message>
        <source>Stun chance</source>
        <translation>击晕几率</translation>
    </message>
    <message>
        <source>Chance that an attack stuns, so the attacker strikes again.</source>
        <translation>攻击击晕对手、攻击者再次出手的概率。</translation>
    </message>
    <message>
        <source>Lost on death</source>
        <translation>死亡损失</translation>
    </message>
    <message>
        <source>What the player loses on death.</source>
        <translation>玩家死亡时失去什么。</translation>
    </message>
    <message>
        <source>item</source>
        <translation>物品</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Cells from west to east.</source>
        <translation>从西到东的格数。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Cells from south to north.</source>
        <translation>从南到北的格数。</translation>
    </message>
    <message>
        <source>Number of steps in which every cell takes on the majority of its neighbours.</source>
        <translation>平滑步数：每一步，每一格都变成与多数相邻格相同。</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Whether caves stay separate, a passage leads from end to end, or all caves are joined.</source>
        <translation>各洞穴是保持分离、由一条通道贯穿首尾，还是全部连通。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>path</source>
        <translation>贯通</translation>
    </message>
    <message>
        <source>joined</source>
        <translation>全连通</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>河流</translation>
    </message>
    <message>
        <source>Number of rivers.</source>
        <translation>河流的数量。</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树木</translation>
    </message>
    <message>
        <source>Chance that a grove starts on a floor cell.</source>
        <translation>一格地面上长出一片树林的概率。</translation>
    </message>
    <message>
        <source>Monsters per 1000 cells</source>
        <translation>每1000格的怪物数</translation>
    </message>
    <message>
        <source>Monsters per 1,000 floor cells.</source>
        <translation>每1000格地面的怪物数。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Room slots from west to east.</source>
        <translation>从西到东的房间位置数。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Room slots from south to north.</source>
        <translation>从南到北的房间位置数。</translation>
    </message>
    <message>
        <source>Maximum rooms</source>
        <translation>房间上限</translation>
    </message>
    <message>
        <source>Number of rooms, if there are enough slots.</source>
        <translation>房间数，前提是位置足够。</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>门</translation>
    </message>
    <message>
        <source>Whether doors stay closed until all monsters in the room are defeated.</source>
        <translation>门是否保持关闭，直到房间里的怪物全部被击败。</translation>
    </message>
    <message>
        <source>beaten</source>
        <translation>击败后</translation>
    </message>
    <message>
        <source>always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Cunning monsters</source>
        <translation>狡猾的怪物</translation>
    </message>
    <message>
        <source>Chance that a room&apos;s monster is a stalker, warden, ranger or warlock: they retreat, heal and wait.</source>
        <translation>房间里的怪物是潜猎者、守卫、游侠或术士的概率：它们会撤退、疗伤和等待。</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Share of the square&apos;s cells that are floor.</source>
        <translation>方形区域的格中地面所占的比例。</translation>
    </message>
    <message>
        <source>Reachable</source>
        <translation>可到达</translation>
    </message>
    <message>
        <source>Share of the square&apos;s floor cells reachable from the spawn without leaving the square.</source>
        <translation>方形区域的地面格中，不离开该区域即可从出生点到达的比例。</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>连通块</translation>
    </message>
    <message>
        <source>Number of connected components of the square&apos;s floor.</source>
        <translation>方形区域中地面的连通块数量。</translation>
    </message>
    <message>
        <source>Mean passage width</source>
        <translation>平均通道宽度</translation>
    </message>
    <message>
        <source>Mean over the square&apos;s floor cells of the side of the largest all-floor block of n × n cells, inside the square, that covers the cell.</source>
        <translation>对方形区域内的每个地面格，取区域内包含该格且全为地面的最大n × n方块的边长，再求平均值。</translation>
    </message>
    <message>
        <source>Widest hall</source>
        <translation>最宽大厅</translation>
    </message>
    <message>
        <source>Side of the largest all-floor block of n × n cells in the square.</source>
        <translation>方形区域中全为地面的最大n × n方块的边长。</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>Floor cells of the square with exactly one floor cell among their four neighbours, those outside the square included.</source>
        <translation>方形区域的地面格中，四个相邻格（含区域外的）恰有一个是地面的格数。</translation>
    </message>
    <message>
        <source>Chokepoints</source>
        <translation>咽喉点</translation>
    </message>
    <message>
        <source>Cells other than the spawn whose removal makes at least 16 other floor cells of the square unreachable from the spawn inside the square.</source>
        <translation>除出生点外，一旦移除就会使方形区域内至少16个其他地面格无法在区域内从出生点到达的格。</translation>
    </message>
    <message>
        <source>Tortuosity</source>
        <translation>曲折度</translation>
    </message>
    <message>
        <source>Mean ratio of walking distance to Manhattan distance, over all cells of the square that are reachable inside it and at least 8 steps from the spawn. 1 is straight; infinite if there is no such cell.</source>
        <translation>步行距离与曼哈顿距离之比的平均值，统计方形区域内可到达且距出生点至少8步的所有格。1表示笔直；若没有这样的格，则为无穷大。</translation>
    </message>
    <message>
        <source>Monsters that start in the square.</source>
        <translation>初始位于方形区域内的怪物。</translation>
    </message>
    <message>
        <source>Threatened</source>
        <translation>受威胁</translation>
    </message>
    <message>
        <source>Floor cells of the square that any monster, inside the square or not, sees from its starting cell: inside its area of effect, with line of sight, by the world&apos;s rules.</source>
        <translation>方形区域内被任一怪物（无论是否在区域内）从其初始格看到的地面格：依世界的规则，位于其作用范围内且有视线。</translation>
    </message>
    <message>
        <source>Safe area</source>
        <translation>安全区</translation>
    </message>
    <message>
        <source>Floor cells of the square that no monster sees from its starting cell.</source>
        <translation>方形区域内没有任何怪物能从其初始格看到的地面格。</translation>
    </message>
    <message>
        <source>Chests reachable from the spawn within this many steps.</source>
        <translation>从出生点在这么多步之内可到达的宝箱。</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>Gold in the chests reachable from the spawn within this many steps.</source>
        <translation>从出生点在这么多步之内可到达的宝箱中的金币。</translation>
    </message>
    <message>
        <source>Best weapon</source>
        <translation>最佳武器</translation>
    </message>
    <message>
        <source>Power of the strongest weapon in the chests reachable from the spawn within this many steps; 0 if there is none.</source>
        <translation>从出生点在这么多步之内可到达的宝箱中，最强武器的强度；若无则为0。</translation>
    </message>
    <message>
        <source>Best armour</source>
        <translation>最佳护甲</translation>
    </message>
    <message>
        <source>Power of the best armour in the chests reachable from the spawn within this many steps; 0 if there is none.</source>
        <translation>从出生点在这么多步之内可到达的宝箱中，最佳护甲的强度；若无则为0。</translation>
    </message>
    <message>
        <source>Nearest chest</source>
        <translation>最近的宝箱</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest chest; none if there is none within reach.</source>
        <translation>从出生点到最近宝箱的步数；范围内没有宝箱则为无。</translation>
    </message>
    <message>
        <source>Nearest monster</source>
        <translation>最近的怪物</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest monster&apos;s starting cell; none if there is none within reach.</source>
        <translation>从出生点到最近怪物初始格的步数；范围内没有怪物则为无。</translation>
    </message>
    <message>
        <source>Sword first</source>
        <translation>先得剑</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest chest with a weapon better than the starting one, along cells that no monster sees from its starting cell, spawn and chest included; none if there is none within reach.</source>
        <translation>从出生点到最近一个装有比初始武器更好的武器的宝箱的步数，途经的格（含出生点和宝箱）都不被任何怪物从其初始格看到；范围内没有则为无。</translation>
    </message>
    <message>
        <source>Path length</source>
        <translation>路径长度</translation>
    </message>
    <message>
        <source>Steps of the shortest path from START to FINISH, summed over all floors; none if there is no path.</source>
        <translation>从起点到终点的最短路径步数，各层相加；没有路径则为无。</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>宝物</translation>
    </message>
    <message>
        <source>Treasures and chests in the levels.</source>
        <translation>各关卡中的宝物和宝箱。</translation>
    </message>
    <message>
        <source>Treasures at dead ends</source>
        <translation>死路中的宝物</translation>
    </message>
    <message>
        <source>Treasures and chests on cells with exactly one walkable neighbour.</source>
        <translation>恰有一个可走相邻格的格上的宝物和宝箱。</translation>
    </message>
    <message>
        <source>Largest component</source>
        <translation>最大连通块</translation>
    </message>
    <message>
        <source>Share of walkable cells that belong to the largest connected component of their level.</source>
        <translation>可走的格中，属于所在关卡最大连通块的比例。</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Share of the level&apos;s cells that are water.</source>
        <translation>关卡的格中水所占的比例。</translation>
    </message>
    <message>
        <source>Share of the level&apos;s cells that are trees.</source>
        <translation>关卡的格中树木所占的比例。</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>Rooms of the map.</source>
        <translation>地图的房间数。</translation>
    </message>
    <message>
        <source>Dead-end rooms</source>
        <translation>尽头房间</translation>
    </message>
    <message>
        <source>Rooms with exactly one connected door.</source>
        <translation>恰有一扇连通的门的房间。</translation>
    </message>
    <message>
        <source>Distance to the boss</source>
        <translation>到头目的距离</translation>
    </message>
    <message>
        <source>Minimum number of doors from the start to the boss room; with a number, from the room of that number.</source>
        <translation>从起始房间到头目房间最少要经过的门数；若给出编号，则从该编号的房间算起。</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>战利品</translation>
    </message>
    <message>
        <source>Axes, magic, flasks and healing potions.</source>
        <translation>斧、魔法、药瓶和治疗药水。</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>敌人</translation>
    </message>
    <message>
        <source>Monsters that can be defeated; towers can&apos;t.</source>
        <translation>可以被击败的怪物；塔不算在内。</translation>
    </message>
    <message>
        <source>A calm start</source>
        <translation>平静的开局</translation>
    </message>
    <message>
        <source>No monster sees the area around the spawn; the nearest one is far away.</source>
        <translation>没有怪物能看到出生点周围；最近的怪物也离得很远。</translation>
    </message>
    <message>
        <source>A chest next to the spawn</source>
        <translation>出生点旁有宝箱</translation>
    </message>
    <message>
        <source>The first chest is a few steps away.</source>
        <translation>第一个宝箱只有几步之遥。</translation>
    </message>
    <message>
        <source>Sword before the first fight</source>
        <translation>先拿剑，再开战</translation>
    </message>
    <message>
        <source>There is a better weapon on a path that no monster sees.</source>
        <translation>沿着没有怪物看得到的路就能拿到更好的武器。</translation>
    </message>
    <message>
        <source>A hard start</source>
        <translation>艰难的开局</translation>
    </message>
    <message>
        <source>A monster is near, and there is no weapon to fight it.</source>
        <translation>附近有怪物，却没有对付它的武器。</translation>
    </message>
    <message>
        <source>A rich start</source>
        <translation>富足的开局</translation>
    </message>
    <message>
        <source>Several chests within a short walk, with gold in them.</source>
        <translation>走不远就有好几个宝箱，里面还有金币。</translation>
    </message>
    <message>
        <source>Well armed</source>
        <translation>装备精良</translation>
    </message>
    <message>
        <source>The chests within 80 steps contain a good weapon and good armour.</source>
        <translation>80步之内的宝箱里有好武器和好护甲。</translation>
    </message>
    <message>
        <source>Safe surroundings</source>
        <translation>周围安全</translation>
    </message>
    <message>
        <source>No monster starts nearby, and most of the floor is reachable.</source>
        <translation>附近没有怪物，而且大部分地面都能走到。</translation>
    </message>
    <message>
        <source>Wide halls</source>
        <translation>宽阔大厅</translation>
    </message>
    <message>
        <source>Broad passages and at least one large hall.</source>
        <translation>通道宽敞，至少有一个大厅。</translation>
    </message>
    <message>
        <source>A maze</source>
        <translation>迷宫</translation>
    </message>
    <message>
        <source>Narrow, winding passages with many dead ends.</source>
        <translation>狭窄曲折的通道，死路很多。</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>连成一片</translation>
    </message>
    <message>
        <source>Everything around the spawn is connected.</source>
        <translation>出生点周围全部连通。</translation>
    </message>
    <message>
        <source>More treasure than danger</source>
        <translation>宝藏多于危险</translation>
    </message>
    <message>
        <source>There are more than two chests for every monster.</source>
        <translation>平均每个怪物对应两个以上的宝箱。</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>less than</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>equal to</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>not equal to</source>
        <translation>不等于</translation>
    </message>
    <message>
        <source>both must hold</source>
        <translation>两者须同时成立</translation>
    </message>
    <message>
        <source>one of them must hold</source>
        <translation>须有一个成立</translation>
    </message>
    <message>
        <source>closes the bracket</source>
        <translation>闭合括号</translation>
    </message>
    <message>
        <source>Endless Caves</source>
        <translation>无尽洞穴</translation>
    </message>
    <message>
        <source>Endless caves with chests and monsters. Walk as far as you like; death is only a setback.</source>
        <translation>无尽的洞穴，有宝箱也有怪物。想走多远就走多远；死亡不过是一次挫折。</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>木</translation>
    </message>
    <message>
        <source>iron</source>
        <translation>铁</translation>
    </message>
    <message>
        <source>steel</source>
        <translation>钢</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>魔法</translation>
    </message>
    <message>
        <source>Wooden Sword</source>
        <translation>木剑</translation>
    </message>
    <message>
        <source>Iron Sword</source>
        <translation>铁剑</translation>
    </message>
    <message>
        <source>Steel Sword</source>
        <translation>钢剑</translation>
    </message>
    <message>
        <source>Infused Sword</source>
        <translation>附魔剑</translation>
    </message>
    <message>
        <source>Leather Armour</source>
        <translation>皮甲</translation>
    </message>
    <message>
        <source>Chainmail Armour</source>
        <translation>锁子甲</translation>
    </message>
    <message>
        <source>Iron Armour</source>
        <translation>铁甲</translation>
    </message>
    <message>
        <source>Infused Armour</source>
        <translation>附魔护甲</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>a Monster</source>
        <translation>一只怪物</translation>
    </message>
    <message>
        <source>A hunched brute of the deep. It sees little, but it hits whatever comes close.</source>
        <translation>来自深处的佝偻蛮兽。它看不了多远，却会打向任何靠近的东西。</translation>
    </message>
    <message>
        <source>Cave Rat</source>
        <translation>洞穴鼠</translation>
    </message>
    <message>
        <source>a Cave Rat</source>
        <translation>一只洞穴鼠</translation>
    </message>
    <message>
        <source>Thin, quick and always hungry. One bite is a nuisance; it goes down easily.</source>
        <translation>瘦小、敏捷，永远饥肠辘辘。被咬一口不过是麻烦；它很容易倒下。</translation>
    </message>
    <message>
        <source>Slime</source>
        <translation>史莱姆</translation>
    </message>
    <message>
        <source>a Slime</source>
        <translation>一只史莱姆</translation>
    </message>
    <message>
        <source>A slow, quivering heap. Metal blades pass through it; a wooden one splatters it.</source>
        <translation>一团缓慢颤动的黏液。金属刀刃会直接穿过去；木剑却能把它打得四溅。</translation>
    </message>
    <message>
        <source>Gloom Bat</source>
        <translation>幽暗蝙蝠</translation>
    </message>
    <message>
        <source>a Gloom Bat</source>
        <translation>一只幽暗蝙蝠</translation>
    </message>
    <message>
        <source>It hears you long before you hear it, and nothing outruns it.</source>
        <translation>你还没听见它，它早就听见你了；谁也跑不过它。</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>骷髅</translation>
    </message>
    <message>
        <source>a Skeleton</source>
        <translation>一具骷髅</translation>
    </message>
    <message>
        <source>Old bones in a rusted breastplate. Edges slide off them; a plain wooden blow breaks them.</source>
        <translation>披着锈蚀胸甲的老骨头。利刃会从上面滑开；普通木剑一击就能将它打碎。</translation>
    </message>
    <message>
        <source>Rock Spider</source>
        <translation>岩蜘蛛</translation>
    </message>
    <message>
        <source>a Rock Spider</source>
        <translation>一只岩蜘蛛</translation>
    </message>
    <message>
        <source>Sits still as a stone and bites hard. Good steel goes through its shell.</source>
        <translation>静如顽石，咬起来却很凶。好钢能刺穿它的外壳。</translation>
    </message>
    <message>
        <source>Stone Golem</source>
        <translation>石魔像</translation>
    </message>
    <message>
        <source>a Stone Golem</source>
        <translation>一个石魔像</translation>
    </message>
    <message>
        <source>A walking boulder, nearly blind and very slow. Wood and iron chip it, steel splits it.</source>
        <translation>会走路的巨石，几乎看不见，也非常迟缓。木和铁只能崩下碎屑，钢能将它劈开。</translation>
    </message>
    <message>
        <source>Shade</source>
        <translation>幽影</translation>
    </message>
    <message>
        <source>a Shade</source>
        <translation>一道幽影</translation>
    </message>
    <message>
        <source>A cold shape between the walls. Common blades hardly touch it; an infused one tears it apart.</source>
        <translation>墙壁之间的一道寒影。寻常刀刃几乎碰不到它；附魔的刀刃却能将它撕碎。</translation>
    </message>
    <message>
        <source>Deep Troll</source>
        <translation>深洞巨魔</translation>
    </message>
    <message>
        <source>a Deep Troll</source>
        <translation>一只深洞巨魔</translation>
    </message>
    <message>
        <source>Fills the tunnel from wall to wall. Meet it with the best you can find, or not at all.</source>
        <translation>从一面墙到另一面墙，把隧道塞得满满当当。拿上你能找到的最好装备再去见它，不然就别去。</translation>
    </message>
    <message>
        <source>Never moves.</source>
        <translation>从不移动。</translation>
    </message>
    <message>
        <source>Wanders until it sees someone, gives chase, and fights hand to hand.</source>
        <translation>四处游荡，看到谁就追上去近身搏斗。</translation>
    </message>
    <message>
        <source>Hunts while it is well, and loses heart when it is hurt.</source>
        <translation>状态好时追猎，受伤后丧失斗志。</translation>
    </message>
    <message>
        <source>Walks its beat from side to side until it sees someone, then hunts.</source>
        <translation>左右巡逻，直到看到谁便开始追猎。</translation>
    </message>
    <message>
        <source>Sits still until someone in sight comes near, then gives chase.</source>
        <translation>静坐不动，视线内有谁靠近便追上去。</translation>
    </message>
    <message>
        <source>Comes straight on, walls or not.</source>
        <translation>直冲过来，不管有没有墙。</translation>
    </message>
    <message>
        <source>Comes by the shortest way around the walls.</source>
        <translation>绕过墙壁，沿最短的路过来。</translation>
    </message>
    <message>
        <source>Stands and shoots arrows.</source>
        <translation>站着射箭。</translation>
    </message>
    <message>
        <source>Stands and lets fly shots that follow their target.</source>
        <translation>站着放出追踪目标的弹丸。</translation>
    </message>
    <message>
        <source>Built into its place; shoots without rest.</source>
        <translation>固定在原地；不停地射击。</translation>
    </message>
    <message>
        <source>Cavern</source>
        <translation>大洞窟</translation>
    </message>
    <message>
        <source>One cavern with an edge all around it, in which you can walk in eight directions.</source>
        <translation>四周有边界的一个大洞窟，你可以朝八个方向行走。</translation>
    </message>
    <message>
        <source>Dungeon Run</source>
        <translation>地牢冲刺</translation>
    </message>
    <message>
        <source>Five floors, each larger than the one before. Find what helps, fight by dice, and come out alive.</source>
        <translation>五层地牢，一层比一层大。寻找有用的东西，掷骰战斗，活着出来。</translation>
    </message>
    <message>
        <source>Wooden Ladle</source>
        <translation>木勺</translation>
    </message>
    <message>
        <source>Dagger</source>
        <translation>匕首</translation>
    </message>
    <message>
        <source>Short Sword</source>
        <translation>短剑</translation>
    </message>
    <message>
        <source>Long Sword</source>
        <translation>长剑</translation>
    </message>
    <message>
        <source>Fire Blade</source>
        <translation>火焰刃</translation>
    </message>
    <message>
        <source>Cotton Shirt</source>
        <translation>棉布衫</translation>
    </message>
    <message>
        <source>Steel Armour</source>
        <translation>钢甲</translation>
    </message>
    <message>
        <source>Dragonscale Armour</source>
        <translation>龙鳞甲</translation>
    </message>
    <message>
        <source>Fireball Scroll</source>
        <translation>火球卷轴</translation>
    </message>
    <message>
        <source>Blizzard Scroll</source>
        <translation>暴风雪卷轴</translation>
    </message>
    <message>
        <source>Flash Heal Scroll</source>
        <translation>快速治疗卷轴</translation>
    </message>
    <message>
        <source>Rat</source>
        <translation>老鼠</translation>
    </message>
    <message>
        <source>a Rat</source>
        <translation>一只老鼠</translation>
    </message>
    <message>
        <source>Half starved and all teeth. Alone it is more of a fright than a danger.</source>
        <translation>饿得半死，满口利牙。单独一只，与其说危险，不如说吓人。</translation>
    </message>
    <message>
        <source>Goblin</source>
        <translation>哥布林</translation>
    </message>
    <message>
        <source>a Goblin</source>
        <translation>一只哥布林</translation>
    </message>
    <message>
        <source>Small, sly and hard to pin down. It never fights fair.</source>
        <translation>矮小、狡诈，难以捉住。它从不公平交手。</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>骑士</translation>
    </message>
    <message>
        <source>a Knight</source>
        <translation>一名骑士</translation>
    </message>
    <message>
        <source>It came down here for the treasure, long ago. Its arm has lost nothing of its strength.</source>
        <translation>很久以前为宝藏来到这里。臂力丝毫未减。</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>龙</translation>
    </message>
    <message>
        <source>a Dragon</source>
        <translation>一条龙</translation>
    </message>
    <message>
        <source>The oldest thing in the dungeon. Keep your scrolls for it.</source>
        <translation>地牢里最古老的存在。把卷轴留给它。</translation>
    </message>
    <message>
        <source>Stands still until someone comes near, then gives chase.</source>
        <translation>站着不动，直到有谁靠近便追上去。</translation>
    </message>
    <message>
        <source>Walks up and down until someone comes near, then gives chase.</source>
        <translation>上下来回走动，直到有谁靠近便追上去。</translation>
    </message>
    <message>
        <source>Walks from side to side until someone comes near, then gives chase.</source>
        <translation>左右来回走动，直到有谁靠近便追上去。</translation>
    </message>
    <message>
        <source>Rooms behind doors, and something that lives in each. Time passes: dodge, strike, shoot, and find the room where it ends.</source>
        <translation>门后是一个个房间，每个房间里都住着点什么。时间在流逝：躲闪、出手、射击，找到终结一切的那个房间。</translation>
    </message>
    <message>
        <source>Fists</source>
        <translation>拳头</translation>
    </message>
    <message>
        <source>Axe</source>
        <translation>斧</translation>
    </message>
    <message>
        <source>Magic</source>
        <translation>魔法</translation>
    </message>
    <message>
        <source>Flask</source>
        <translation>药瓶</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>恶魔</translation>
    </message>
    <message>
        <source>a Demon</source>
        <translation>一只恶魔</translation>
    </message>
    <message>
        <source>Comes straight at you and lets no wall talk it out of it. Put one between you and it.</source>
        <translation>直冲你而来，什么墙也劝不住它。在你们之间隔上一堵墙吧。</translation>
    </message>
    <message>
        <source>Minotaur</source>
        <translation>牛头怪</translation>
    </message>
    <message>
        <source>a Minotaur</source>
        <translation>一只牛头怪</translation>
    </message>
    <message>
        <source>It grew up in a maze. No corner keeps it from you for long.</source>
        <translation>它在迷宫里长大。没有哪个转角能把它挡住多久。</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>弓箭手</translation>
    </message>
    <message>
        <source>an Archer</source>
        <translation>一名弓箭手</translation>
    </message>
    <message>
        <source>Stays where it is and shoots. Its arrows fly straight: step aside.</source>
        <translation>待在原地射箭。它的箭直直飞来：往旁边闪开。</translation>
    </message>
    <message>
        <source>Sorcerer</source>
        <translation>法师</translation>
    </message>
    <message>
        <source>a Sorcerer</source>
        <translation>一名法师</translation>
    </message>
    <message>
        <source>What it lets fly turns after you. A pillar stops it.</source>
        <translation>它放出的东西会转弯追你。柱子能把它挡住。</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>a Tower</source>
        <translation>一座塔</translation>
    </message>
    <message>
        <source>Built into its place, and nothing can break it. Keep out of its line.</source>
        <translation>固定在原地，什么也打不坏。别站在它的射线上。</translation>
    </message>
    <message>
        <source>Stalker</source>
        <translation>潜猎者</translation>
    </message>
    <message>
        <source>a Stalker</source>
        <translation>一只潜猎者</translation>
    </message>
    <message>
        <source>A demon with patience. It walks its beat until it sees you, and then it is fast.</source>
        <translation>有耐心的恶魔。它来回巡逻，直到看见你，然后就变得飞快。</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>守卫</translation>
    </message>
    <message>
        <source>a Warden</source>
        <translation>一名守卫</translation>
    </message>
    <message>
        <source>An old minotaur that knows when to draw back and lick its wounds. Don&apos;t give it the time.</source>
        <translation>一头老牛头怪，懂得何时该退下舔伤。别给它时间。</translation>
    </message>
    <message>
        <source>Ranger</source>
        <translation>游侠</translation>
    </message>
    <message>
        <source>a Ranger</source>
        <translation>一名游侠</translation>
    </message>
    <message>
        <source>An archer that keeps its distance, and looks for a line before it shoots.</source>
        <translation>保持距离的弓箭手，先找好射击线路再出手。</translation>
    </message>
    <message>
        <source>Warlock</source>
        <translation>术士</translation>
    </message>
    <message>
        <source>a Warlock</source>
        <translation>一名术士</translation>
    </message>
    <message>
        <source>A sorcerer that gives way when you come near and mends itself out of your sight.</source>
        <translation>你一靠近就后退，躲到你看不见的地方疗伤的法师。</translation>
    </message>
    <message>
        <source>Walks its beat until it sees someone, then comes by the shortest way.</source>
        <translation>来回巡逻，直到看见谁便沿最短的路过来。</translation>
    </message>
    <message>
        <source>Comes by the shortest way; hurt, it draws back and mends itself.</source>
        <translation>沿最短的路过来；受伤后便撤退疗伤。</translation>
    </message>
    <message>
        <source>Keeps its distance, mends itself when it is hurt, and shoots when it sees someone.</source>
        <translation>保持距离，受伤时疗伤，看见谁就射击。</translation>
    </message>
    <message>
        <source>Gives way to who comes near, and mends itself where it isn&apos;t seen.</source>
        <translation>有人靠近就退让，躲在没人看见的地方疗伤。</translation>
    </message>
    <message>
        <source>Shoots when it sees someone, and saves its arrows otherwise.</source>
        <translation>看见谁才射击，平时节省箭矢。</translation>
    </message>
    <message>
        <source>A wall.</source>
        <translation>一堵墙。</translation>
    </message>
    <message>
        <source>A wall whose shape depends on its position on the level&apos;s border.</source>
        <translation>一堵墙，形状取决于它在关卡边缘的位置。</translation>
    </message>
    <message>
        <source>A solid block.</source>
        <translation>实心方块。</translation>
    </message>
    <message>
        <source>Platformer bricks to stand on.</source>
        <translation>平台跳跃关卡的砖块，可以站在上面。</translation>
    </message>
    <message>
        <source>The ground of a platformer.</source>
        <translation>平台跳跃关卡的地面。</translation>
    </message>
    <message>
        <source>A block with an item inside.</source>
        <translation>里面有东西的方块。</translation>
    </message>
    <message>
        <source>An invisible block.</source>
        <translation>看不见的方块。</translation>
    </message>
    <message>
        <source>The end of a pipe.</source>
        <translation>管道的末端。</translation>
    </message>
    <message>
        <source>A pipe segment.</source>
        <translation>管道的一段。</translation>
    </message>
    <message>
        <source>The flag that ends a platformer&apos;s level.</source>
        <translation>结束平台跳跃关卡的旗帜。</translation>
    </message>
    <message>
        <source>Ends the level when the player reaches it.</source>
        <translation>玩家到达时结束关卡。</translation>
    </message>
    <message>
        <source>Shows its text.</source>
        <translation>显示其文字。</translation>
    </message>
    <message>
        <source>Kills the player on contact; harmless to monsters.</source>
        <translation>碰到即杀死玩家；对怪物无害。</translation>
    </message>
    <message>
        <source>Heals the player on contact; damages if negative.</source>
        <translation>玩家碰到后恢复生命；为负则受到伤害。</translation>
    </message>
    <message>
        <source>A flask to drink later.</source>
        <translation>可以带上、以后再喝的药瓶。</translation>
    </message>
    <message>
        <source>A weapon for close combat.</source>
        <translation>近战武器。</translation>
    </message>
    <message>
        <source>A staff that shoots.</source>
        <translation>会射击的法杖。</translation>
    </message>
    <message>
        <source>Marks a door, an enemy or loot on a generated map.</source>
        <translation>生成地图中放置门、敌人或战利品的位置。</translation>
    </message>
    <message>
        <source>Walks straight at the player.</source>
        <translation>径直走向玩家。</translation>
    </message>
    <message>
        <source>Walks to the player around walls.</source>
        <translation>绕过墙壁走向玩家。</translation>
    </message>
    <message>
        <source>Shoots arrows at the player.</source>
        <translation>向玩家射箭。</translation>
    </message>
    <message>
        <source>Sends shots that follow the player.</source>
        <translation>射出追踪玩家的弹丸。</translation>
    </message>
    <message>
        <source>Shoots; can neither move nor be hurt.</source>
        <translation>会射击；不能移动，也不会受伤。</translation>
    </message>
    <message>
        <source>Walks along a platformer&apos;s ground.</source>
        <translation>沿平台跳跃关卡的地面行走。</translation>
    </message>
    <message>
        <source>Walks along a platformer&apos;s ground in its shell.</source>
        <translation>带着壳，沿平台跳跃关卡的地面行走。</translation>
    </message>
    <message>
        <source>Nobody comes in here. A good place to catch your breath</source>
        <translation>没人会进来。是个喘口气的好地方</translation>
    </message>
    <message>
        <source>Arrow keys or WASD walk; Space uses what you hold; Q changes it</source>
        <translation>方向键或WASD行走；空格键使用手中的东西；Q切换</translation>
    </message>
    <message>
        <source>Spikes kill whoever steps on them; there is always a way round</source>
        <translation>踩上尖刺必死；总有别的路可以绕过去</translation>
    </message>
    <message>
        <source>Somewhere behind these doors the boss is waiting. Beat it and you win</source>
        <translation>头目就在这些门后的某个地方等着。打败它，你就赢了</translation>
    </message>
    <message>
        <source>An axe strikes what is before you; a staff lets magic fly; a flask heals</source>
        <translation>斧头劈向你面前的东西；法杖放出魔法；药瓶疗伤</translation>
    </message>
    <message>
        <source>Doors stay shut while anybody in the room can still be beaten</source>
        <translation>房间里还有可以击败的敌人时，门会一直关着</translation>
    </message>
    <message>
        <source>%1 already exists and isn&apos;t an empty folder</source>
        <translation>%1已存在，且不是空文件夹</translation>
    </message>
    <message>
        <source>%1 and %2 are both region (%3, %4)</source>
        <translation>%1和%2都是区域(%3, %4)</translation>
    </message>
    <message>
        <source>%1 and %2 are more than %3 cells apart</source>
        <translation>%1与%2相距超过%3格</translation>
    </message>
    <message>
        <source>%1 starts or ends with a space</source>
        <translation>%1以空格开头或结尾</translation>
    </message>
    <message>
        <source>%1 cells are outside the region</source>
        <translation>有格在区域之外（%1）</translation>
    </message>
    <message>
        <source>%1 already exists</source>
        <translation>%1已存在</translation>
    </message>
    <message>
        <source>%1 has %2 rows; the limit is %3</source>
        <translation>%1有%2行；上限为%3</translation>
    </message>
    <message>
        <source>%1 contains a comma or a control character</source>
        <translation>%1中有逗号或控制字符</translation>
    </message>
    <message>
        <source>%1 has more items than a world file can hold</source>
        <translation>%1的物品多于世界文件所能容纳</translation>
    </message>
    <message>
        <source>%1 contains %2 level files; the limit is %3</source>
        <translation>%1中有%2个关卡文件；最多允许%3个</translation>
    </message>
    <message>
        <source>%1 contains more than %2 files and folders</source>
        <translation>%1中的文件和文件夹多于%2个</translation>
    </message>
    <message>
        <source>%1 is dead</source>
        <translation>%1已死亡</translation>
    </message>
    <message>
        <source>%1 is already dead</source>
        <translation>%1早已死亡</translation>
    </message>
    <message>
        <source>%1 is in use by another instance under another name</source>
        <translation>%1正由另一个程序实例以别的名称使用</translation>
    </message>
    <message>
        <source>%1 is in use by another instance%2</source>
        <translation>%1正由另一个程序实例使用%2</translation>
    </message>
    <message>
        <source>%1 is larger than %2</source>
        <translation>%1大于%2</translation>
    </message>
    <message>
        <source>%1 is longer than %2 bytes</source>
        <translation>%1超过%2字节</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>%1 is not a %2: %3</source>
        <translation>%1不是“%2”类型：%3</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1不是普通文件</translation>
    </message>
    <message>
        <source>%1 is not a world: %2</source>
        <translation>%1不是世界：%2</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-8</source>
        <translation>%1不是有效的UTF-8</translation>
    </message>
    <message>
        <source>%1 is outside the levels</source>
        <translation>%1在关卡之外</translation>
    </message>
    <message>
        <source>%1 is outside the usable world</source>
        <translation>%1在可用的世界之外</translation>
    </message>
    <message>
        <source>%1 is outside the world</source>
        <translation>%1在世界之外</translation>
    </message>
    <message>
        <source>%1 is over %2 cells from the home of %3 at %4</source>
        <translation>%1距%3的初始位置%4超过%2格</translation>
    </message>
    <message>
        <source>%1 is read-only</source>
        <translation>%1是只读的</translation>
    </message>
    <message>
        <source>%1 is worn as %2</source>
        <translation>%1被当作%2装备</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1必须为%2</translation>
    </message>
    <message>
        <source>%1 must be 1 to %2 bytes of UTF-8</source>
        <translation>%1必须是1到%2字节的UTF-8</translation>
    </message>
    <message>
        <source>%1 must be a list [ ... ]</source>
        <translation>%1必须是列表[ ... ]</translation>
    </message>
    <message>
        <source>%1 must be a list [ ... ] with at least one entry</source>
        <translation>%1必须是至少有一项的列表[ ... ]</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3 with at most two decimals</source>
        <translation>%1必须是%2到%3之间的数，最多两位小数</translation>
    </message>
    <message>
        <source>%1 must be a number from 0 to %2 with at most two decimals</source>
        <translation>%1必须是0到%2之间的数，最多两位小数</translation>
    </message>
    <message>
        <source>%1 must be a number, &quot;infinite&quot;, &quot;-infinite&quot; or &quot;undefined&quot;</source>
        <translation>%1必须是数、&quot;infinite&quot;、&quot;-infinite&quot;或&quot;undefined&quot;</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1必须是%2到%3的整数</translation>
    </message>
    <message>
        <source>%1 must be above 0</source>
        <translation>%1必须大于0</translation>
    </message>
    <message>
        <source>%1 must be text</source>
        <translation>%1必须是文本</translation>
    </message>
    <message>
        <source>%1 must be text of 1 to %2 bytes on one line</source>
        <translation>%1必须是1到%2字节的单行文本</translation>
    </message>
    <message>
        <source>%1 must be text of lower-case letters, digits and &apos;_&apos; that begins with a letter</source>
        <translation>%1必须是以字母开头、由小写字母、数字和“_”组成的文本</translation>
    </message>
    <message>
        <source>%1 must be true or false</source>
        <translation>%1必须是true或false</translation>
    </message>
    <message>
        <source>%1 must not have more than %2 entries</source>
        <translation>%1不能多于%2项</translation>
    </message>
    <message>
        <source>%1 of %2 cells is too large; an edit can cover at most %3 cells</source>
        <translation>%1（%2格）太大；一次编辑最多覆盖%3格</translation>
    </message>
    <message>
        <source>%1 of &apos;%2&apos; is not damaged</source>
        <translation>“%2”的%1没有损坏</translation>
    </message>
    <message>
        <source>%1 is at %2</source>
        <translation>%1在%2</translation>
    </message>
    <message>
        <source>%1 was deleted, moved or replaced while it was open; nothing more is saved to it</source>
        <translation>%1在打开期间被删除、移动或替换；不再向其中保存任何内容</translation>
    </message>
    <message>
        <source>%1 worlds are named &apos;%2&apos;; give the file name instead: %3</source>
        <translation>有%1个世界名为“%2”；请改用文件名：%3</translation>
    </message>
    <message>
        <source>%1%2 &apos;%3&apos;; expected one of %4</source>
        <translation>%1%2“%3”；应为以下之一：%4</translation>
    </message>
    <message>
        <source>%1; the level&apos;s type belongs on the first line only</source>
        <translation>%1；关卡类型只能写在第一行</translation>
    </message>
    <message>
        <source>&apos;%1&apos; and &apos;%2&apos; are mutually exclusive</source>
        <translation>“%1”与“%2”互相排斥</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is larger than 32 MiB</source>
        <translation>“%1”大于32 MiB</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is open in this program as a world or library; it is not a %2</source>
        <translation>“%1”在本程序中已作为世界或库打开；不能用作：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be written as &apos;%2&apos;</source>
        <translation>“%1”在这里写作“%2”</translation>
    </message>
    <message>
        <source>&apos;action&apos; requires the combat &apos;action&apos;</source>
        <translation>“action”要求combat为“action”</translation>
    </message>
    <message>
        <source>&apos;hero&apos; requires the combat &apos;dice&apos;</source>
        <translation>“hero”要求combat为“dice”</translation>
    </message>
    <message>
        <source>a chest is described at %1%2</source>
        <translation>在%1处描述了宝箱%2</translation>
    </message>
    <message>
        <source>a condition compares two values; add for example &apos;&gt;= 3&apos;</source>
        <translation>条件要比较两个值；例如加上“&gt;= 3”</translation>
    </message>
    <message>
        <source>a count is invalid</source>
        <translation>有数量无效</translation>
    </message>
    <message>
        <source>a fighter&apos;s strength is out of range</source>
        <translation>有战斗者的力量值不可能</translation>
    </message>
    <message>
        <source>a fixture must have the speed 0</source>
        <translation>fixture的速度必须为0</translation>
    </message>
    <message>
        <source>a kind of monster is named twice</source>
        <translation>某种怪物被列出两次</translation>
    </message>
    <message>
        <source>a monster at %1: unknown kind number %2</source>
        <translation>%1处的怪物：未知的种类编号%2</translation>
    </message>
    <message>
        <source>a monster has no number</source>
        <translation>有怪物没有编号</translation>
    </message>
    <message>
        <source>a node can&apos;t be swapped with one below it</source>
        <translation>节点不能与其下方的节点交换</translation>
    </message>
    <message>
        <source>a number (%1)</source>
        <translation>数（%1）</translation>
    </message>
    <message>
        <source>a number from -10^15 to 10^15 (%1)</source>
        <translation>-10^15到10^15之间的数（%1）</translation>
    </message>
    <message>
        <source>a number in it is out of range</source>
        <translation>其中有数超出范围</translation>
    </message>
    <message>
        <source>a number is too large</source>
        <translation>有数太大</translation>
    </message>
    <message>
        <source>a picture needs at least one region</source>
        <translation>图片至少需要一个区域</translation>
    </message>
    <message>
        <source>a picture of %1 at %2 pixels per cell is larger than %3 pixels per side</source>
        <translation>%1的图片以每格%2像素绘制，边长超过%3像素</translation>
    </message>
    <message>
        <source>a region could not be compressed</source>
        <translation>有区域无法压缩</translation>
    </message>
    <message>
        <source>a room must be a RoguelikeLevel, not a %1</source>
        <translation>房间必须是RoguelikeLevel，而不是%1</translation>
    </message>
    <message>
        <source>a link leads out of the world</source>
        <translation>有一个连接通向世界之外</translation>
    </message>
    <message>
        <source>a section is truncated</source>
        <translation>有部分数据不完整</translation>
    </message>
    <message>
        <source>a seed&apos;s row has values of the wrong kind</source>
        <translation>某个种子的行中有类型错误的值</translation>
    </message>
    <message>
        <source>a tag is empty</source>
        <translation>有标签为空</translation>
    </message>
    <message>
        <source>a world can have at most %1 MiB of level files</source>
        <translation>一个世界最多可有%1 MiB的关卡文件</translation>
    </message>
    <message>
        <source>a world can have at most %1 level files, not %2</source>
        <translation>一个世界最多可有%1个关卡文件，而不是%2个</translation>
    </message>
    <message>
        <source>a world of levels needs at least one level file</source>
        <translation>由关卡组成的世界至少需要一个关卡文件</translation>
    </message>
    <message>
        <source>amount must be [fewest, most], each %1</source>
        <translation>amount必须为[最少, 最多]，各为%1</translation>
    </message>
    <message>
        <source>an area of %1 begins outside the world</source>
        <translation>范围%1起始于世界之外</translation>
    </message>
    <message>
        <source>an area of %1 has no cells</source>
        <translation>范围%1中没有格</translation>
    </message>
    <message>
        <source>an area of %1 is too large for a map of at most %2 cells</source>
        <translation>范围%1太大，地图最多%2格</translation>
    </message>
    <message>
        <source>an earlier item has the same key</source>
        <translation>前面已有物品使用同一个键</translation>
    </message>
    <message>
        <source>an earlier monster has the same key</source>
        <translation>前面已有怪物使用同一个键</translation>
    </message>
    <message>
        <source>an earlier tree has the same key</source>
        <translation>前面已有树使用同一个键</translation>
    </message>
    <message>
        <source>an image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>an item has no name</source>
        <translation>有物品没有名称</translation>
    </message>
    <message>
        <source>at least one monster must have the min_distance 0</source>
        <translation>至少要有一个怪物的min_distance为0</translation>
    </message>
    <message>
        <source>axis must be &apos;vertical&apos; or &apos;horizontal&apos;</source>
        <translation>axis必须是“vertical”或“horizontal”</translation>
    </message>
    <message>
        <source>can&apos;t %1: %2</source>
        <translation>无法完成（%1）：%2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot create</source>
        <translation>无法创建</translation>
    </message>
    <message>
        <source>cannot create the folder</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>cannot keep the damaged file as</source>
        <translation>无法将损坏的文件保留为</translation>
    </message>
    <message>
        <source>cannot set aside the log of another file,</source>
        <translation>无法移开另一个文件的日志</translation>
    </message>
    <message>
        <source>cannot open</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation>无法打开%1：%2</translation>
    </message>
    <message>
        <source>cannot put the repaired file in place of</source>
        <translation>无法用修复后的文件替换</translation>
    </message>
    <message>
        <source>cannot read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot read %1</source>
        <translation>无法读取%1</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>无法读取%1：%2</translation>
    </message>
    <message>
        <source>cannot read the folder %1: %2</source>
        <translation>无法读取文件夹%1：%2</translation>
    </message>
    <message>
        <source>cannot read the worlds folder %1: %2</source>
        <translation>无法读取世界文件夹%1：%2</translation>
    </message>
    <message>
        <source>cannot write</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>cannot write to the disk</source>
        <translation>无法写入磁盘</translation>
    </message>
    <message>
        <source>checksum does not match</source>
        <translation>校验和不符</translation>
    </message>
    <message>
        <source>deeper than %1 nodes</source>
        <translation>深度超过%1个节点</translation>
    </message>
    <message>
        <source>description must be text of 1 to %1 bytes on one line</source>
        <translation>description必须是1到%1字节的单行文本</translation>
    </message>
    <message>
        <source>entry %1 must be text of lower-case letters, digits and &apos;_&apos;, no two alike</source>
        <translation>第%1项必须是由小写字母、数字和“_”组成的文本，且各不相同</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>应为%1</translation>
    </message>
    <message>
        <source>expected &apos;&amp;&amp;&apos;, &apos;||&apos; or the end of the condition, not &apos;%1&apos;</source>
        <translation>此处应为“&amp;&amp;”、“||”或条件结束，而不是“%1”</translation>
    </message>
    <message>
        <source>expected &apos;)&apos; after the reach of %1</source>
        <translation>%1的范围之后应为“)”</translation>
    </message>
    <message>
        <source>expected &apos;)&apos; to close the &apos;(&apos; at column %1</source>
        <translation>第%1列的“(”缺少对应的“)”</translation>
    </message>
    <message>
        <source>expected a property &apos;%1&apos;</source>
        <translation>应有属性“%1”</translation>
    </message>
    <message>
        <source>expected an element &apos;map&apos; of Tiled</source>
        <translation>应有Tiled的元素“map”</translation>
    </message>
    <message>
        <source>expected an orthogonal map</source>
        <translation>应为正交地图</translation>
    </message>
    <message>
        <source>expected at most %1 MiB of text</source>
        <translation>文本最多应为%1 MiB</translation>
    </message>
    <message>
        <source>expected at most %1 commas in the whole file</source>
        <translation>整个文件最多应有%1个逗号</translation>
    </message>
    <message>
        <source>expected one line</source>
        <translation>应为一行</translation>
    </message>
    <message>
        <source>expected the end of the file, which has at most %1 lines after the first</source>
        <translation>文件应在此结束；第一行之后最多%1行</translation>
    </message>
    <message>
        <source>expected the reach after &apos;%1(&apos;: a whole number %2</source>
        <translation>“%1(”之后应为范围：整数%2</translation>
    </message>
    <message>
        <source>experience or health is out of range</source>
        <translation>经验或生命值超出范围</translation>
    </message>
    <message>
        <source>field %1 %2: expected %3</source>
        <translation>字段%1 %2：应为%3</translation>
    </message>
    <message>
        <source>field %1 is missing: expected %2</source>
        <translation>缺少字段%1：应为%2</translation>
    </message>
    <message>
        <source>fixture requires the combat &apos;action&apos;</source>
        <translation>fixture只能用于combat为“action”时</translation>
    </message>
    <message>
        <source>folder &apos;%1&apos; must be start, safe, dangerous or boss</source>
        <translation>文件夹“%1”必须是start、safe、dangerous或boss</translation>
    </message>
    <message>
        <source>generator %1 has no stage &apos;%2&apos;</source>
        <translation>生成器%1没有阶段“%2”</translation>
    </message>
    <message>
        <source>generator %1 version %2 is not known; this program has version %3</source>
        <translation>生成器%1的版本%2未知；本程序的版本为%3</translation>
    </message>
    <message>
        <source>glyph &apos;%1&apos; is already used by &apos;%2&apos;</source>
        <translation>glyph“%1”已由“%2”使用</translation>
    </message>
    <message>
        <source>glyph must be one letter from a to z or A to Z</source>
        <translation>glyph必须是a到z或A到Z中的一个字母</translation>
    </message>
    <message>
        <source>harm_from must be an object { &quot;weapon kind&quot;: per cent }</source>
        <translation>harm_from必须是对象{ &quot;weapon kind&quot;: 百分数 }</translation>
    </message>
    <message>
        <source>harm_from: &apos;%1&apos; is not among weapon_kinds of items.json</source>
        <translation>harm_from：“%1”不在items.json的weapon_kinds中</translation>
    </message>
    <message>
        <source>harm_from: &apos;%1&apos; must be %2</source>
        <translation>harm_from：“%1”必须为%2</translation>
    </message>
    <message>
        <source>has %1 %2; 1 to %3 are allowed</source>
        <translation>有%1 %2；允许1到%3</translation>
    </message>
    <message>
        <source>has %1 entries; %2 are allowed</source>
        <translation>有%1项；允许%2项</translation>
    </message>
    <message>
        <source>has an unknown cell at %1; known are &apos;#&apos;, &apos;.&apos;, &apos;~&apos;, &apos;t&apos;, &apos;C&apos; and &apos; &apos;</source>
        <translation>在%1处有未知的格；已知的有“#”、“.”、“~”、“t”、“C”和“ ”</translation>
    </message>
    <message>
        <source>has both &apos;seed&apos; and &apos;seedNumber&apos;</source>
        <translation>同时有“seed”和“seedNumber”</translation>
    </message>
    <message>
        <source>has neither &apos;seed&apos; nor &apos;seedNumber&apos;</source>
        <translation>既没有“seed”也没有“seedNumber”</translation>
    </message>
    <message>
        <source>the Door marker at %1 on the %2 has %3 in front of it</source>
        <translation>%1处的门标记（%2）前面有%3</translation>
    </message>
    <message>
        <source>is %1, but inventory[%2] can&apos;t be used as %3</source>
        <translation>为%1，但inventory[%2]不是：%3</translation>
    </message>
    <message>
        <source>is %1, which is not a cell kind; expected r, f or c</source>
        <translation>为%1，不是格的种类；应为r、f或c</translation>
    </message>
    <message>
        <source>is %1, which is not a monster kind of the original program</source>
        <translation>为%1，不是原版程序的怪物种类</translation>
    </message>
    <message>
        <source>is %1, which is not a tier of %2</source>
        <translation>为%1，不是%2的等级</translation>
    </message>
    <message>
        <source>is %1, which is not an item kind of the original program</source>
        <translation>为%1，不是原版程序的物品种类</translation>
    </message>
    <message>
        <source>is %1, which is not from %2 to %3</source>
        <translation>为%1，不在%2到%3之间</translation>
    </message>
    <message>
        <source>is %1; this program reads up to %2</source>
        <translation>为%1；本程序最高读取%2</translation>
    </message>
    <message>
        <source>is (%1, %2), which is not what the file is named after</source>
        <translation>为(%1, %2)，与文件名不符</translation>
    </message>
    <message>
        <source>is not a covered cell</source>
        <translation>是未覆盖的格</translation>
    </message>
    <message>
        <source>is larger than 8 MiB</source>
        <translation>大于8 MiB</translation>
    </message>
    <message>
        <source>is longer than %1 bytes</source>
        <translation>超过%1字节</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>is not &quot;%1&quot;</source>
        <translation>不是“%1”</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>is outside the file&apos;s region</source>
        <translation>在该文件的区域之外</translation>
    </message>
    <message>
        <source>it has %1 blows; a fight can have at most %2</source>
        <translation>它有%1次攻击；一场战斗最多%2次</translation>
    </message>
    <message>
        <source>it has more than %1 bookmarks</source>
        <translation>书签多于%1个</translation>
    </message>
    <message>
        <source>it has the wrong length</source>
        <translation>长度不对</translation>
    </message>
    <message>
        <source>it is gone</source>
        <translation>它已不存在</translation>
    </message>
    <message>
        <source>it is invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>它大于%1 MiB</translation>
    </message>
    <message>
        <source>it is outside the world</source>
        <translation>它在世界之外</translation>
    </message>
    <message>
        <source>it is truncated</source>
        <translation>内容不完整</translation>
    </message>
    <message>
        <source>it was written by a newer version of the program</source>
        <translation>它由较新版本的程序写入</translation>
    </message>
    <message>
        <source>items.json: item &apos;%1&apos;: usable items require the combat &apos;action&apos;</source>
        <translation>items.json：物品“%1”：按键使用的物品只能用于combat为“action”时</translation>
    </message>
    <message>
        <source>items.json: there must be an item of kind &apos;%1&apos; with level 1</source>
        <translation>items.json：必须有一个level为1、种类为“%1”的物品</translation>
    </message>
    <message>
        <source>items.json: there must be an item with the key &apos;%1&apos;%2</source>
        <translation>items.json：必须有键为“%1”的物品%2</translation>
    </message>
    <message>
        <source>its dice are invalid</source>
        <translation>其骰子数据无效</translation>
    </message>
    <message>
        <source>its hunt is invalid</source>
        <translation>其追猎数据无效</translation>
    </message>
    <message>
        <source>its player comes from %1, outside the world</source>
        <translation>玩家来自世界之外的%1</translation>
    </message>
    <message>
        <source>its player is invalid</source>
        <translation>玩家数据无效</translation>
    </message>
    <message>
        <source>its regions are not in order at %1</source>
        <translation>区域在%1处顺序错误</translation>
    </message>
    <message>
        <source>its regions take more than %1 of memory</source>
        <translation>其区域占用的内存超过%1</translation>
    </message>
    <message>
        <source>its regions unpack to more than %1</source>
        <translation>其区域解压后超过%1</translation>
    </message>
    <message>
        <source>its state is invalid</source>
        <translation>其状态无效</translation>
    </message>
    <message>
        <source>its version is %1; this program supports %2</source>
        <translation>其版本为%1；本程序支持%2</translation>
    </message>
    <message>
        <source>its version is %1; this program supports up to %2</source>
        <translation>其版本为%1；本程序最高支持%2</translation>
    </message>
    <message>
        <source>its world, region and cell coordinates disagree for regions of %1 cells</source>
        <translation>区域边长为%1格时，其世界、区域和格坐标不一致</translation>
    </message>
    <message>
        <source>key must be a whole number of at most 64 bits</source>
        <translation>key必须是最多64位的整数</translation>
    </message>
    <message>
        <source>key must be text of lower-case letters, digits and &apos;_&apos; that begins with a letter</source>
        <translation>key必须是以字母开头、由小写字母、数字和“_”组成的文本</translation>
    </message>
    <message>
        <source>level %1 is invalid: %2</source>
        <translation>关卡%1无效：%2</translation>
    </message>
    <message>
        <source>line %1 is not valid JSON</source>
        <translation>第%1行不是有效的JSON</translation>
    </message>
    <message>
        <source>line %1, %2</source>
        <translation>第%1行，%2</translation>
    </message>
    <message>
        <source>line %1, field 1 &apos;%2&apos;: duplicate; the first is on line %3</source>
        <translation>第%1行，字段1“%2”：只能有一个；第一个在第%3行</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第%1行：%2</translation>
    </message>
    <message>
        <source>line %1: %2 is &apos;%3&apos;; expected %4</source>
        <translation>第%1行：%2为“%3”；应为%4</translation>
    </message>
    <message>
        <source>line %1: \u must be followed by four hexadecimal digits</source>
        <translation>第%1行：\u之后必须有四位十六进制数字</translation>
    </message>
    <message>
        <source>the list must contain only texts</source>
        <translation>list只能包含文本</translation>
    </message>
    <message>
        <source>location: the player is in rock at %1</source>
        <translation>location：玩家在%1处的岩石里</translation>
    </message>
    <message>
        <source>missing number</source>
        <translation>缺少数值</translation>
    </message>
    <message>
        <source>monsters.json: tiers must start at 1 and have no gaps, but there is no tier %1</source>
        <translation>monsters.json：tier必须从1起连续，但缺少tier %1</translation>
    </message>
    <message>
        <source>monsters.json: there must be a monster with the key &apos;%1&apos;</source>
        <translation>monsters.json：必须有键为“%1”的怪物</translation>
    </message>
    <message>
        <source>more elements and attributes than a map of %1 MiB in memory can have</source>
        <translation>元素和属性过多，超出内存中%1 MiB的地图所能容纳</translation>
    </message>
    <message>
        <source>more than %1 markers</source>
        <translation>标记多于%1个</translation>
    </message>
    <message>
        <source>more than %1 tags</source>
        <translation>标签多于%1个</translation>
    </message>
    <message>
        <source>must be &quot;.&quot;, &quot;~&quot; or &quot;t&quot;</source>
        <translation>必须是“.”、“~”或“t”</translation>
    </message>
    <message>
        <source>must be [x, y]</source>
        <translation>必须是[x, y]</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>必须是列表</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>必须是数</translation>
    </message>
    <message>
        <source>must be a text of 16 hexadecimal digits</source>
        <translation>必须是16位十六进制数字的文本</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>必须是整数</translation>
    </message>
    <message>
        <source>must be a whole number or a text</source>
        <translation>必须是整数或文本</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>必须是对象</translation>
    </message>
    <message>
        <source>must be an object { ... }</source>
        <translation>必须是对象{ ... }</translation>
    </message>
    <message>
        <source>must be text</source>
        <translation>必须是文本</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>必须是true或false</translation>
    </message>
    <message>
        <source>must have either &apos;decide&apos; or &apos;act&apos;</source>
        <translation>必须有“decide”或“act”之一</translation>
    </message>
    <message>
        <source>must contain one object { ... }</source>
        <translation>必须包含一个对象{ ... }</translation>
    </message>
    <message>
        <source>must name at least one item</source>
        <translation>必须指定至少一件物品</translation>
    </message>
    <message>
        <source>must not be 0</source>
        <translation>不能为0</translation>
    </message>
    <message>
        <source>names an item, but the inventory is empty</source>
        <translation>指定了物品，但物品栏是空的</translation>
    </message>
    <message>
        <source>no cell to start from among the %1 nearest to (%2, %3)</source>
        <translation>距(%2, %3)最近的%1格中没有可以出发的格</translation>
    </message>
    <message>
        <source>no dropped items at %1</source>
        <translation>%1处没有丢下的物品</translation>
    </message>
    <message>
        <source>this is no longer the case: %1</source>
        <translation>情况已变：%1</translation>
    </message>
    <message>
        <source>no position %1 in a history of %2 edits</source>
        <translation>有%2次编辑的历史中没有位置%1</translation>
    </message>
    <message>
        <source>no space left on the disk for %1</source>
        <translation>磁盘空间不足，无法保存%1</translation>
    </message>
    <message>
        <source>not XML at byte %1: %2</source>
        <translation>第%1字节处不是XML：%2</translation>
    </message>
    <message>
        <source>nothing has been explored or changed yet</source>
        <translation>尚未探索或更改任何地方</translation>
    </message>
    <message>
        <source>nothing has been explored yet</source>
        <translation>尚未探索任何地方</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>没有选中任何内容</translation>
    </message>
    <message>
        <source>notice_radius must be at least sight_radius</source>
        <translation>notice_radius不得小于sight_radius</translation>
    </message>
    <message>
        <source>one of PlayerStartLocation, BackgroundTile, BackgroundImage, StaticGameObject and DynamicGameObject</source>
        <translation>PlayerStartLocation、BackgroundTile、BackgroundImage、StaticGameObject或DynamicGameObject</translation>
    </message>
    <message>
        <source>one of RoguelikeLevel, TopDownLevel and MarioLevel</source>
        <translation>RoguelikeLevel、TopDownLevel或MarioLevel</translation>
    </message>
    <message>
        <source>only a classic world without a seed text can have a seed number</source>
        <translation>只有没有种子文本的经典世界才能有种子编号</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>a question can&apos;t be swapped with an action</source>
        <translation>问题和动作不能互换</translation>
    </message>
    <message>
        <source>scenario.json: habits: tree &apos;%1&apos; is not in trees.json</source>
        <translation>scenario.json：habits：树“%1”不在trees.json中</translation>
    </message>
    <message>
        <source>section %1 is unknown or out of order</source>
        <translation>第%1部分未知或顺序错误</translation>
    </message>
    <message>
        <source>seed: %1</source>
        <translation>种子：%1</translation>
    </message>
    <message>
        <source>setting %1 is %2; it must be from %3 to %4</source>
        <translation>设置%1为%2；必须在%3到%4之间</translation>
    </message>
    <message>
        <source>setting %1 must be %2</source>
        <translation>设置%1必须为%2</translation>
    </message>
    <message>
        <source>settings must be an object { ... } of texts and numbers</source>
        <translation>settings必须是由文本和数组成的对象{ ... }</translation>
    </message>
    <message>
        <source>settings rooms.columns and rooms.rows are both 1; a map needs at least two room slots</source>
        <translation>设置rooms.columns和rooms.rows都为1；地图至少需要两个房间位置</translation>
    </message>
    <message>
        <source>spell must be &apos;harm&apos; or &apos;heal&apos;</source>
        <translation>spell必须是“harm”或“heal”</translation>
    </message>
    <message>
        <source>state: %1</source>
        <translation>state：%1</translation>
    </message>
    <message>
        <source>text is not valid UTF-8 at byte %1</source>
        <translation>文本在第%1字节处不是有效的UTF-8</translation>
    </message>
    <message>
        <source>the %1 %2 has format version %3; this program reads up to version %4</source>
        <translation>%1 %2的格式版本为%3；本程序最高读取版本%4</translation>
    </message>
    <message>
        <source>the %1 %2 is damaged: %3</source>
        <translation>%1 %2已损坏：%3</translation>
    </message>
    <message>
        <source>the %1 are not in order at %2</source>
        <translation>在%2处顺序错误（%1）</translation>
    </message>
    <message>
        <source>the %1 are truncated</source>
        <translation>数据不完整（%1）</translation>
    </message>
    <message>
        <source>the %1 at %2: %3</source>
        <translation>%1（%2）：%3</translation>
    </message>
    <message>
        <source>the %1 cells have the wrong length</source>
        <translation>格数据的长度不对（%1）</translation>
    </message>
    <message>
        <source>the %1 have a cell %2 outside the region</source>
        <translation>格%2在区域之外（%1）</translation>
    </message>
    <message>
        <source>the %1 of the route, %2, is %3</source>
        <translation>路线的%1，%2：%3</translation>
    </message>
    <message>
        <source>the %1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the background&apos;s image</source>
        <translation>背景的图像</translation>
    </message>
    <message>
        <source>the certificate was cancelled</source>
        <translation>证书的计算已中止</translation>
    </message>
    <message>
        <source>the change doesn&apos;t apply to this level</source>
        <translation>此更改不适用于这个关卡</translation>
    </message>
    <message>
        <source>the world&apos;s changes take more than %1 of memory, which exceeds the limit of a file</source>
        <translation>世界的更改占用内存超过%1，超出一个文件所能容纳</translation>
    </message>
    <message>
        <source>the checksum of a seed&apos;s row does not match</source>
        <translation>某个种子的行校验和不符</translation>
    </message>
    <message>
        <source>the chest at %1 can&apos;t contain %2 of an item</source>
        <translation>%1处的宝箱放不下%2个同种物品</translation>
    </message>
    <message>
        <source>the chest at %1 needs at least one item</source>
        <translation>%1处的宝箱至少要有一件物品</translation>
    </message>
    <message>
        <source>the chest at %1: unknown item number %2</source>
        <translation>%1处的宝箱：未知的物品编号%2</translation>
    </message>
    <message>
        <source>the content differs from the world&apos;s stored content</source>
        <translation>内容与世界中保存的内容不同</translation>
    </message>
    <message>
        <source>the edit is too large for the history (at most %1 MiB); split it into smaller edits</source>
        <translation>这次编辑太大，历史最多容纳%1 MiB；请分成几次较小的编辑</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>the enemy has no kind</source>
        <translation>敌人没有种类</translation>
    </message>
    <message>
        <source>the first level has no entrance</source>
        <translation>第一个关卡没有入口</translation>
    </message>
    <message>
        <source>the height in tiles</source>
        <translation>以图块计的高度</translation>
    </message>
    <message>
        <source>the history has %1 edits; the limit is %2</source>
        <translation>历史中有%1次编辑；上限为%2</translation>
    </message>
    <message>
        <source>the item &apos;%1&apos; doesn&apos;t exist here</source>
        <translation>这里没有物品“%1”</translation>
    </message>
    <message>
        <source>the items are truncated</source>
        <translation>物品数据不完整</translation>
    </message>
    <message>
        <source>the kind &apos;rooms&apos; and the combat &apos;action&apos; go together</source>
        <translation>kind“rooms”与combat“action”必须同时使用</translation>
    </message>
    <message>
        <source>the label of %1 must be UTF-8 of at most %2 bytes</source>
        <translation>%1的标签文字必须是最多%2字节的UTF-8</translation>
    </message>
    <message>
        <source>the last tree can&apos;t be deleted</source>
        <translation>不能删除最后一棵树</translation>
    </message>
    <message>
        <source>the level files below folder &apos;%1&apos; are larger than %2 MiB together</source>
        <translation>文件夹“%1”下的关卡文件总共超过%2 MiB</translation>
    </message>
    <message>
        <source>the level has too many objects or fields for a Tiled map of at most %1 MiB of memory</source>
        <translation>关卡的对象或字段太多，超出最多占用%1 MiB内存的Tiled地图</translation>
    </message>
    <message>
        <source>the level&apos;s name</source>
        <translation>关卡的名称</translation>
    </message>
    <message>
        <source>the log of world %1 has %2 commands; a replay reads at most %3</source>
        <translation>世界%1的日志有%2条命令；回放最多读取%3条</translation>
    </message>
    <message>
        <source>the map&apos;s %1 &apos;%2&apos;: expected a whole number from 1 to %3</source>
        <translation>地图的%1“%2”：应为1到%3的整数</translation>
    </message>
    <message>
        <source>the map&apos;s property &apos;%1&apos;: expected a line of a level file, a background or an empty one</source>
        <translation>地图属性“%1”：应为关卡文件的一行、背景或空行</translation>
    </message>
    <message>
        <source>the monsters are not in order at %1</source>
        <translation>怪物在%1处顺序错误</translation>
    </message>
    <message>
        <source>the monsters are truncated</source>
        <translation>怪物数据不完整</translation>
    </message>
    <message>
        <source>the name of level file &apos;%1&apos; is not valid UTF-8</source>
        <translation>关卡文件“%1”的名称不是有效的UTF-8</translation>
    </message>
    <message>
        <source>the note must be UTF-8 of at most %1 bytes</source>
        <translation>备注必须是最多%1字节的UTF-8</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>这个数太大</translation>
    </message>
    <message>
        <source>the object layer &apos;%1&apos;: expected static, dynamic or start</source>
        <translation>对象图层“%1”：应为static、dynamic或start</translation>
    </message>
    <message>
        <source>region (%1, %2) has water or trees, which the original program doesn&apos;t support</source>
        <translation>原版程序没有水和树，而区域(%1, %2)中有</translation>
    </message>
    <message>
        <source>the original program supports only endless caves; this world is of the generator %1</source>
        <translation>原版程序只支持无尽洞穴；这个世界由生成器%1生成</translation>
    </message>
    <message>
        <source>the patch&apos;s terrain and cells differ in size</source>
        <translation>这一块的地形与格大小不一</translation>
    </message>
    <message>
        <source>the player is at %1</source>
        <translation>玩家在%1</translation>
    </message>
    <message>
        <source>the player&apos;s health is 0</source>
        <translation>玩家的生命值为0</translation>
    </message>
    <message>
        <source>the region is outside the world</source>
        <translation>该区域在世界之外</translation>
    </message>
    <message>
        <source>the regions are too far apart for one picture of at most %1 pixels per side: %2 regions fit side by side</source>
        <translation>区域相距太远，放不进边长最多%1像素的一张图片：并排可容纳%2个区域</translation>
    </message>
    <message>
        <source>the room is %1x%2 tiles; it must be from %3 to %4 per side</source>
        <translation>房间为%1×%2图块；每边必须为%3到%4</translation>
    </message>
    <message>
        <source>the room set has no %1 room: no file in a folder &apos;%2&apos;</source>
        <translation>房间集没有%1房间：文件夹“%2”中没有文件</translation>
    </message>
    <message>
        <source>the run of &apos;%1&apos; can&apos;t be stored: %2</source>
        <translation>无法保存“%1”的对局记录：%2</translation>
    </message>
    <message>
        <source>the search for areas was cancelled</source>
        <translation>对范围的搜索已中止</translation>
    </message>
    <message>
        <source>the seed is not valid UTF-8</source>
        <translation>种子不是有效的UTF-8</translation>
    </message>
    <message>
        <source>the seed is not valid UTF-8 text</source>
        <translation>种子不是有效的UTF-8文本</translation>
    </message>
    <message>
        <source>the selection is %1; a piece can have at most %2 per side</source>
        <translation>选区为%1；一块的每边最多为%2</translation>
    </message>
    <message>
        <source>the selection is outside the levels</source>
        <translation>选区在关卡之外</translation>
    </message>
    <message>
        <source>the settings are not a JSON object</source>
        <translation>设置不是JSON对象</translation>
    </message>
    <message>
        <source>the settings are not valid JSON</source>
        <translation>设置不是有效的JSON</translation>
    </message>
    <message>
        <source>the settings text %1</source>
        <translation>设置文本：%1</translation>
    </message>
    <message>
        <source>the snapshot of the world is damaged: %1</source>
        <translation>世界的快照已损坏：%1</translation>
    </message>
    <message>
        <source>the state of the run is invalid</source>
        <translation>该局的状态无效</translation>
    </message>
    <message>
        <source>the tree has more than %1 nodes</source>
        <translation>树的节点多于%1个</translation>
    </message>
    <message>
        <source>the type of the object</source>
        <translation>对象的类型</translation>
    </message>
    <message>
        <source>the view &apos;level&apos; can&apos;t be used with &apos;endless-caves&apos;, which has no levels</source>
        <translation>view“level”不能用于没有关卡的“endless-caves”</translation>
    </message>
    <message>
        <source>the width in tiles</source>
        <translation>以图块计的宽度</translation>
    </message>
    <message>
        <source>the world uses its own level files, so a seed can&apos;t describe it</source>
        <translation>这个世界使用自己的关卡文件，种子无法描述它</translation>
    </message>
    <message>
        <source>the x coordinate</source>
        <translation>x坐标</translation>
    </message>
    <message>
        <source>the y coordinate</source>
        <translation>y坐标</translation>
    </message>
    <message>
        <source>an item has an amount of %1</source>
        <translation>某物品的数量为%1</translation>
    </message>
    <message>
        <source>there are bytes after its end</source>
        <translation>结尾之后还有多余的字节</translation>
    </message>
    <message>
        <source>there are bytes after the %1</source>
        <translation>之后还有多余的字节（%1）</translation>
    </message>
    <message>
        <source>there are two files with this name</source>
        <translation>有两个文件同名</translation>
    </message>
    <message>
        <source>there is a &apos;C&apos; at %1, but that chest is not described</source>
        <translation>%1处有“C”，但没有描述该宝箱</translation>
    </message>
    <message>
        <source>the file %1 already exists</source>
        <translation>已有文件%1</translation>
    </message>
    <message>
        <source>there is no %1</source>
        <translation>%1不存在</translation>
    </message>
    <message>
        <source>unmatched &apos;)&apos;</source>
        <translation>这个“)”没有对应的“(”</translation>
    </message>
    <message>
        <source>there is no Door marker on the %1</source>
        <translation>没有门标记（%1）</translation>
    </message>
    <message>
        <source>there is no bookmark %1</source>
        <translation>没有书签%1</translation>
    </message>
    <message>
        <source>there is no bookmark %1 to put at %2</source>
        <translation>没有可放到%2的书签%1</translation>
    </message>
    <message>
        <source>there is no chest at %1</source>
        <translation>%1处没有宝箱</translation>
    </message>
    <message>
        <source>there is no command %1</source>
        <translation>没有命令%1</translation>
    </message>
    <message>
        <source>there is no content</source>
        <translation>没有内容</translation>
    </message>
    <message>
        <source>there is no folder %1</source>
        <translation>没有文件夹%1</translation>
    </message>
    <message>
        <source>there is no item %1 to be worn as %2</source>
        <translation>没有可当作%2装备的物品%1</translation>
    </message>
    <message>
        <source>there is no level file (*.csv) below %1</source>
        <translation>%1下没有关卡文件(*.csv)</translation>
    </message>
    <message>
        <source>there is no run %1 in %2</source>
        <translation>%2中没有对局记录%1</translation>
    </message>
    <message>
        <source>there is no save point &apos;%1&apos;</source>
        <translation>没有保存点“%1”</translation>
    </message>
    <message>
        <source>there is no such level</source>
        <translation>没有这个关卡</translation>
    </message>
    <message>
        <source>there is no world %1</source>
        <translation>没有世界%1</translation>
    </message>
    <message>
        <source>there is no world &apos;%1&apos; in %2</source>
        <translation>%2中没有世界“%1”</translation>
    </message>
    <message>
        <source>it doesn&apos;t exist</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>there is not enough memory to compress an edit</source>
        <translation>内存不足，无法压缩一次编辑</translation>
    </message>
    <message>
        <source>there is rock at %1</source>
        <translation>%1处是岩石</translation>
    </message>
    <message>
        <source>there must be a monster with the key &apos;%1&apos;</source>
        <translation>必须有键为“%1”的怪物</translation>
    </message>
    <message>
        <source>this is not a question</source>
        <translation>这不是问题</translation>
    </message>
    <message>
        <source>tree %1 has the same key</source>
        <translation>第%1棵树使用同一个键</translation>
    </message>
    <message>
        <source>tree &apos;%1&apos; is not in trees.json</source>
        <translation>树“%1”不在trees.json中</translation>
    </message>
    <message>
        <source>unexpected byte 0x%1</source>
        <translation>意外的字节0x%1</translation>
    </message>
    <message>
        <source>unexpected character &apos;%1&apos;</source>
        <translation>意外的字符“%1”</translation>
    </message>
    <message>
        <source>unknown field &apos;%1&apos;</source>
        <translation>未知的字段“%1”</translation>
    </message>
    <message>
        <source>unknown generator &apos;%1&apos;; expected one of %2</source>
        <translation>未知的生成器“%1”；应为以下之一：%2</translation>
    </message>
    <message>
        <source>unknown item &apos;%1&apos;</source>
        <translation>未知的物品“%1”</translation>
    </message>
    <message>
        <source>unknown layer &apos;%1&apos;; expected one of %2</source>
        <translation>未知的图层“%1”；应为以下之一：%2</translation>
    </message>
    <message>
        <source>unknown monster &apos;%1&apos;</source>
        <translation>未知的怪物“%1”</translation>
    </message>
    <message>
        <source>unknown setting &apos;%1&apos;</source>
        <translation>未知的设置“%1”</translation>
    </message>
    <message>
        <source>values must be numbers</source>
        <translation>values必须是数</translation>
    </message>
    <message>
        <source>values must be whole numbers</source>
        <translation>values必须是整数</translation>
    </message>
    <message>
        <source>weapon_kind &apos;%1&apos; is not among weapon_kinds</source>
        <translation>weapon_kind“%1”不在weapon_kinds中</translation>
    </message>
    <message>
        <source>where, byte %1: %2</source>
        <translation>where，第%1字节：%2</translation>
    </message>
    <message>
        <source>world %1 has format version %2, whose log can&apos;t be replayed; open the world once to update it</source>
        <translation>世界%1的格式版本为%2，其日志无法回放；打开一次该世界即可更新</translation>
    </message>
    <message>
        <source>world %1 has format version %2; this program reads up to version %3</source>
        <translation>世界%1的格式版本为%2；本程序最高读取版本%3</translation>
    </message>
    <message>
        <source>world %1 is damaged: %2</source>
        <translation>世界%1已损坏：%2</translation>
    </message>
    <message>
        <source>world %1 is damaged: its format version is %2</source>
        <translation>世界%1已损坏：其格式版本为%2</translation>
    </message>
    <message>
        <source>world %1 is of the scenario &apos;%2&apos;, which this program doesn&apos;t support</source>
        <translation>世界%1属于剧本“%2”，本程序不支持</translation>
    </message>
    <message>
        <source>world %1 was created by version %2 of generator %3; this program supports up to %4</source>
        <translation>世界%1由生成器%3的版本%2创建；本程序最高支持%4</translation>
    </message>
    <message>
        <source>dug</source>
        <translation>挖开</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>填上</translation>
    </message>
    <message>
        <source>chest claimed</source>
        <translation>宝箱已取走</translation>
    </message>
    <message>
        <source>chest placed</source>
        <translation>放置宝箱</translation>
    </message>
    <message>
        <source>chest refilled</source>
        <translation>重新装填宝箱</translation>
    </message>
    <message>
        <source>chest removed</source>
        <translation>移除宝箱</translation>
    </message>
    <message>
        <source>items dropped</source>
        <translation>放下物品</translation>
    </message>
    <message>
        <source>monster killed</source>
        <translation>怪物被杀</translation>
    </message>
    <message>
        <source>monster moved</source>
        <translation>怪物移动</translation>
    </message>
    <message>
        <source>monster placed</source>
        <translation>放置怪物</translation>
    </message>
    <message>
        <source>thing taken</source>
        <translation>拾取物已取走</translation>
    </message>
    <message>
        <source>flooded</source>
        <translation>灌水</translation>
    </message>
    <message>
        <source>drained</source>
        <translation>排干</translation>
    </message>
    <message>
        <source>planted</source>
        <translation>种树</translation>
    </message>
    <message>
        <source>felled</source>
        <translation>砍伐</translation>
    </message>
    <message>
        <source>sealed area</source>
        <translation>封闭区域</translation>
    </message>
    <message>
        <source>unreachable chest</source>
        <translation>无法到达的宝箱</translation>
    </message>
    <message>
        <source>monster in rock</source>
        <translation>岩石里的怪物</translation>
    </message>
    <message>
        <source>monsters on one cell</source>
        <translation>同一格上的多个怪物</translation>
    </message>
    <message>
        <source>player in rock</source>
        <translation>玩家在岩石里</translation>
    </message>
    <message>
        <source>player seen</source>
        <translation>玩家被看见</translation>
    </message>
    <message>
        <source>marker in rock</source>
        <translation>岩石里的标记</translation>
    </message>
    <message>
        <source>markers on one cell</source>
        <translation>同一格上的多个标记</translation>
    </message>
    <message>
        <source>finish out of reach</source>
        <translation>无法到达终点</translation>
    </message>
    <message>
        <source>all worlds</source>
        <translation>所有世界</translation>
    </message>
    <message>
        <source>endless caves and caverns</source>
        <translation>无尽洞穴和大洞窟</translation>
    </message>
    <message>
        <source>dungeons</source>
        <translation>地牢</translation>
    </message>
    <message>
        <source>caverns and dungeons</source>
        <translation>大洞窟和地牢</translation>
    </message>
    <message>
        <source>caverns</source>
        <translation>大洞窟</translation>
    </message>
    <message>
        <source>maps of rooms</source>
        <translation>房间地图</translation>
    </message>
    <message>
        <source>maps of rooms and level files</source>
        <translation>房间地图和关卡文件</translation>
    </message>
    <message>
        <source>%1 at %2, radius %3, %4</source>
        <translation>%2处的%1，半径%3，%4</translation>
    </message>
    <message>
        <source>%1 belongs in a MarioLevel</source>
        <translation>%1应放在MarioLevel中</translation>
    </message>
    <message>
        <source>%1 belongs in a RoguelikeLevel</source>
        <translation>%1应放在RoguelikeLevel中</translation>
    </message>
    <message>
        <source>%1 can&apos;t be reached</source>
        <translation>无法到达%1</translation>
    </message>
    <message>
        <source>%1 has no such level: the world has %2</source>
        <translation>%1没有这个关卡：该世界有%2</translation>
    </message>
    <message>
        <source>%1 is available in %2, not in %3 worlds</source>
        <translation>%1适用于%2，不适用于%3世界</translation>
    </message>
    <message>
        <source>%1 is in a wall</source>
        <translation>%1在墙里</translation>
    </message>
    <message>
        <source>%1 is on %2, and no other tile is free</source>
        <translation>%1在%2上，而且没有其他空闲的图块</translation>
    </message>
    <message>
        <source>%1 is on %2; the player starts on the nearest free tile, %3</source>
        <translation>%1在%2上；玩家从最近的空闲图块%3开始</translation>
    </message>
    <message>
        <source>%1 is on the same tile as another of its type</source>
        <translation>%1与另一个同类对象在同一图块上</translation>
    </message>
    <message>
        <source>%1 leads nowhere: rooms use one door in the middle of each border</source>
        <translation>%1不通向任何地方：房间只使用每条边中间的一扇门</translation>
    </message>
    <message>
        <source>%1 leads onto %2</source>
        <translation>%1通向%2</translation>
    </message>
    <message>
        <source>%1 levels</source>
        <translation>%1个关卡</translation>
    </message>
    <message>
        <source>%1 levels at most</source>
        <translation>最多%1个关卡</translation>
    </message>
    <message>
        <source>%1 lies outside the level</source>
        <translation>%1在关卡之外</translation>
    </message>
    <message>
        <source>%1 markers are at %2</source>
        <translation>%2处有%1个标记</translation>
    </message>
    <message>
        <source>%1 monsters stand at %2</source>
        <translation>%2处站着%1个怪物</translation>
    </message>
    <message>
        <source>%1, but farther than its radius on one axis</source>
        <translation>%1，但在一个轴上超出其半径</translation>
    </message>
    <message>
        <source>%1; this can&apos;t be the first room</source>
        <translation>%1；这不能作为第一间房间</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is treated as false; only &apos;true&apos; is true</source>
        <translation>“%1”视为假；只有“true”为真</translation>
    </message>
    <message>
        <source>FINISH at %1 of level %2 can&apos;t be reached from START at %3</source>
        <translation>从%3处的起点无法到达第%2关%1处的终点</translation>
    </message>
    <message>
        <source>a %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>a Door</source>
        <translation>门</translation>
    </message>
    <message>
        <source>a solid %1</source>
        <translation>实心的%1</translation>
    </message>
    <message>
        <source>an area of %1 cells of floor at %2 can&apos;t be reached</source>
        <translation>无法到达%2处由%1格地面组成的区域</translation>
    </message>
    <message>
        <source>an area of 1 cell of floor at %1 can&apos;t be reached</source>
        <translation>无法到达%1处由1格地面组成的区域</translation>
    </message>
    <message>
        <source>blocked at %1: diagonal gap between %2 and %3</source>
        <translation>在%1被%2与%3之间的对角缝隙遮挡</translation>
    </message>
    <message>
        <source>dig a passage from START to FINISH</source>
        <translation>从起点到终点挖一条通道</translation>
    </message>
    <message>
        <source>dig a passage to the rest</source>
        <translation>挖一条通往其余部分的通道</translation>
    </message>
    <message>
        <source>d² %1 %2 %3</source>
        <translation>d² %1 %2 %3</translation>
    </message>
    <message>
        <source>fill the area with rock</source>
        <translation>用岩石填满该区域</translation>
    </message>
    <message>
        <source>given on line %1; this one is used</source>
        <translation>第%1行已给出；以这一行为准</translation>
    </message>
    <message>
        <source>ignored; only for drawing in a console</source>
        <translation>已忽略；仅用于在控制台中绘制</translation>
    </message>
    <message>
        <source>ignored; worlds have no such setting</source>
        <translation>已忽略；世界没有这项设置</translation>
    </message>
    <message>
        <source>in an unreachable area</source>
        <translation>在无法到达的区域中</translation>
    </message>
    <message>
        <source>in rock</source>
        <translation>在岩石里</translation>
    </message>
    <message>
        <source>inside its area</source>
        <translation>在其范围内</translation>
    </message>
    <message>
        <source>move all but one to the nearest free floor</source>
        <translation>只留一个，其余移到最近的空闲地面</translation>
    </message>
    <message>
        <source>move it to the nearest free floor cell</source>
        <translation>将其移到最近的空闲地面格</translation>
    </message>
    <message>
        <source>move the player to the nearest place that no monster sees</source>
        <translation>将玩家移到最近的、没有怪物看得见的位置</translation>
    </message>
    <message>
        <source>one level</source>
        <translation>一个关卡</translation>
    </message>
    <message>
        <source>outside its area</source>
        <translation>在其范围外</translation>
    </message>
    <message>
        <source>outside the levels</source>
        <translation>在关卡之外</translation>
    </message>
    <message>
        <source>remove all but the first of them</source>
        <translation>只保留第一个，移除其余</translation>
    </message>
    <message>
        <source>remove the chest</source>
        <translation>移除宝箱</translation>
    </message>
    <message>
        <source>remove the marker</source>
        <translation>移除标记</translation>
    </message>
    <message>
        <source>remove the monster</source>
        <translation>移除怪物</translation>
    </message>
    <message>
        <source>sees the cell</source>
        <translation>看得见该格</translation>
    </message>
    <message>
        <source>the %1 at %2</source>
        <translation>%2处的%1</translation>
    </message>
    <message>
        <source>the %1 at %2 is %3</source>
        <translation>%2处的%1%3</translation>
    </message>
    <message>
        <source>the %1 at %2 sees the player at %3</source>
        <translation>%2处的%1看得见%3处的玩家</translation>
    </message>
    <message>
        <source>the %1 marker at %2</source>
        <translation>%2处的%1标记</translation>
    </message>
    <message>
        <source>the PlayerStartLocation %1 is on %2, and no other tile is free</source>
        <translation>PlayerStartLocation %1在%2上，而且没有其他空闲的图块</translation>
    </message>
    <message>
        <source>the PlayerStartLocation %1 is outside the level</source>
        <translation>PlayerStartLocation %1在关卡之外</translation>
    </message>
    <message>
        <source>the closed chest at %1 is %2</source>
        <translation>%1处关着的宝箱%2</translation>
    </message>
    <message>
        <source>the level has no name</source>
        <translation>关卡没有名称</translation>
    </message>
    <message>
        <source>the level is too large to play: at most %1 tiles per side</source>
        <translation>关卡太大，无法游玩：每边最多%1图块</translation>
    </message>
    <message>
        <source>the level is too small for a room: at least %1 tiles per side</source>
        <translation>关卡太小，不能作为房间：每边至少%1图块</translation>
    </message>
    <message>
        <source>the player is %1 at %2</source>
        <translation>玩家%1，位于%2</translation>
    </message>
    <message>
        <source>the player&apos;s start at %1</source>
        <translation>%1处的玩家起点</translation>
    </message>
    <message>
        <source>the player&apos;s start is missing</source>
        <translation>缺少玩家起点</translation>
    </message>
    <message>
        <source>there are %1 backgrounds; only the first is drawn</source>
        <translation>有%1个背景；只绘制第一个</translation>
    </message>
    <message>
        <source>there is no Door marker on the bottom border</source>
        <translation>下边没有门标记</translation>
    </message>
    <message>
        <source>there is no Door marker on the left border</source>
        <translation>左边没有门标记</translation>
    </message>
    <message>
        <source>there is no Door marker on the right border</source>
        <translation>右边没有门标记</translation>
    </message>
    <message>
        <source>there is no Door marker on the top border</source>
        <translation>上边没有门标记</translation>
    </message>
    <message>
        <source>there is no Goal, so the level can&apos;t be finished</source>
        <translation>没有目标（Goal），因此无法完成该关卡</translation>
    </message>
    <message>
        <source>there is no PlayerStartLocation</source>
        <translation>没有PlayerStartLocation</translation>
    </message>
    <message>
        <source>under rock</source>
        <translation>在岩石下面</translation>
    </message>
    <message>
        <source>unknown setting</source>
        <translation>未知的设置</translation>
    </message>
    <message>
        <source>unknown type %1</source>
        <translation>未知的类型%1</translation>
    </message>
    <message>
        <source>unknown type %1 among dynamic objects; it is a static one</source>
        <translation>动态对象中未知的类型%1；它是静态的</translation>
    </message>
    <message>
        <source>unknown type %1 among static objects; it is a dynamic one</source>
        <translation>静态对象中未知的类型%1；它是动态的</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>would attack</source>
        <translation>会攻击</translation>
    </message>
    <message>
        <source>would not attack</source>
        <translation>不会攻击</translation>
    </message>
    <message>
        <source>would not notice the player</source>
        <translation>不会注意到玩家</translation>
    </message>
    <message>
        <source>would notice the player, and fight on contact</source>
        <translation>会注意到玩家，接触时会战斗</translation>
    </message>
    <message>
        <source>the log &apos;%1&apos; can&apos;t be written: %2</source>
        <translation>无法写入日志“%1”：%2</translation>
    </message>
    <message>
        <source>%1 (in quarantine)</source>
        <translation>%1（已隔离）</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read (table %2)</source>
        <translation>无法读取%1（表%2）</translation>
    </message>
    <message>
        <source>%1 differs from the checkpoint</source>
        <translation>与检查点不同：%1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t belong to %2 and was not used; it is kept as %3</source>
        <translation>%1不属于%2，未被使用；它保留为%3</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t belong to the file beside it and is not used</source>
        <translation>%1不属于旁边的文件，未被使用</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t exist</source>
        <translation>%1不存在</translation>
    </message>
    <message>
        <source>%1 is %2, which is not from %3 to %4</source>
        <translation>%1为%2，不在%3到%4之间</translation>
    </message>
    <message>
        <source>%1 is nowhere</source>
        <translation>%1没有位置</translation>
    </message>
    <message>
        <source>%1 is of another kind</source>
        <translation>%1属于另一种类</translation>
    </message>
    <message>
        <source>%1 is outside the level</source>
        <translation>%1在关卡之外</translation>
    </message>
    <message>
        <source>%1: the table %2 is missing</source>
        <translation>%1：缺少表%2</translation>
    </message>
    <message>
        <source>%1; %2, and the damaged data is kept in the file</source>
        <translation>%1；%2，损坏的数据保留在文件中</translation>
    </message>
    <message>
        <source>%1; playing the world ends it</source>
        <translation>%1；游玩该世界时会结束战斗</translation>
    </message>
    <message>
        <source>%1; playing the world moves them to its entrance</source>
        <translation>%1；游玩该世界时会将玩家移到入口</translation>
    </message>
    <message>
        <source>%1; repair the world to continue with the readable parts</source>
        <translation>%1；修复该世界即可用可读部分继续</translation>
    </message>
    <message>
        <source>%1; repairing the world keeps the readable parts</source>
        <translation>%1；修复该世界会保留可读部分</translation>
    </message>
    <message>
        <source>%1; they revert to the seed</source>
        <translation>%1；将还原为种子生成的状态</translation>
    </message>
    <message>
        <source>%1; this and earlier edits can&apos;t be undone</source>
        <translation>%1；此次及更早的编辑无法撤销</translation>
    </message>
    <message>
        <source>%1; this and later edits can&apos;t be redone</source>
        <translation>%1；此次及更晚的编辑无法重做</translation>
    </message>
    <message>
        <source>%1; when the world is played, %2</source>
        <translation>%1；游玩该世界时：%2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not possible</source>
        <translation>“%1”无法执行</translation>
    </message>
    <message>
        <source>a bookmark at %1 is outside the world</source>
        <translation>%1处的书签在世界之外</translation>
    </message>
    <message>
        <source>a bookmark&apos;s kind must be 1 to 40 characters of a-z and -</source>
        <translation>书签的种类必须是1到40个a-z和-的字符</translation>
    </message>
    <message>
        <source>a bookmark&apos;s label must be UTF-8 of at most 1000 bytes</source>
        <translation>书签的标签文字必须是最多1000字节的UTF-8</translation>
    </message>
    <message>
        <source>a monster in it has no position</source>
        <translation>其中有怪物没有位置</translation>
    </message>
    <message>
        <source>a region has no position</source>
        <translation>有区域没有位置</translation>
    </message>
    <message>
        <source>a table of its content is larger than 1 MiB</source>
        <translation>其内容有一个表大于1 MiB</translation>
    </message>
    <message>
        <source>cells outside the levels were changed</source>
        <translation>关卡之外的格被更改</translation>
    </message>
    <message>
        <source>command %1 of its log: %2</source>
        <translation>其日志的第%1条命令：%2</translation>
    </message>
    <message>
        <source>commands that were never played are removed</source>
        <translation>移除从未执行的命令</translation>
    </message>
    <message>
        <source>damaged regions in quarantine</source>
        <translation>已隔离的损坏区域</translation>
    </message>
    <message>
        <source>damaged states in quarantine</source>
        <translation>已隔离的损坏状态</translation>
    </message>
    <message>
        <source>edit %1 of the history (%2) is damaged: %3</source>
        <translation>历史中的第%1次编辑（%2）已损坏：%3</translation>
    </message>
    <message>
        <source>edit %1 of the history is damaged: %2</source>
        <translation>历史中的第%1次编辑已损坏：%2</translation>
    </message>
    <message>
        <source>experience, health or the state of the run</source>
        <translation>经验、生命值或游戏状态</translation>
    </message>
    <message>
        <source>inventory, statistics, fight and run</source>
        <translation>物品栏、统计、战斗和游戏</translation>
    </message>
    <message>
        <source>it doesn&apos;t have the %1 level files it was created with</source>
        <translation>它没有创建时的%1个关卡文件</translation>
    </message>
    <message>
        <source>it doesn&apos;t use dice</source>
        <translation>它不使用骰子</translation>
    </message>
    <message>
        <source>it has no %1</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>it is cleared and the edits stay applied</source>
        <translation>历史将被清除，编辑保持生效</translation>
    </message>
    <message>
        <source>it is kept as %1</source>
        <translation>它保留为%1</translation>
    </message>
    <message>
        <source>it is removed</source>
        <translation>将其移除</translation>
    </message>
    <message>
        <source>it uses dice, which this scenario doesn&apos;t</source>
        <translation>它使用骰子，而此剧本不使用</translation>
    </message>
    <message>
        <source>it was ended</source>
        <translation>已将其结束</translation>
    </message>
    <message>
        <source>its bookmarks are not in order of their numbers at %1</source>
        <translation>其书签在%1处未按编号排列</translation>
    </message>
    <message>
        <source>its checksum does not match, but its content can be read</source>
        <translation>其校验和不符，但内容可以读取</translation>
    </message>
    <message>
        <source>its enemy has no position</source>
        <translation>其敌人没有位置</translation>
    </message>
    <message>
        <source>its enemy is dead</source>
        <translation>其敌人已死</translation>
    </message>
    <message>
        <source>its enemy is of another kind</source>
        <translation>其敌人属于另一种类</translation>
    </message>
    <message>
        <source>its generator version is &apos;%1&apos;</source>
        <translation>其生成器版本为“%1”</translation>
    </message>
    <message>
        <source>its label must be 1 to 200 bytes of text</source>
        <translation>其标签文字必须是1到200字节的文本</translation>
    </message>
    <message>
        <source>its level files</source>
        <translation>其关卡文件</translation>
    </message>
    <message>
        <source>its level files are more than %1 or larger than %2 MiB together</source>
        <translation>其关卡文件多于%1个，或总大小超过%2 MiB</translation>
    </message>
    <message>
        <source>its list of levels</source>
        <translation>其关卡列表</translation>
    </message>
    <message>
        <source>its log continues after command %1, the last one played</source>
        <translation>其日志在最后执行的第%1条命令之后仍继续</translation>
    </message>
    <message>
        <source>its log doesn&apos;t start at the recorded command</source>
        <translation>其日志不是从记录的命令开始</translation>
    </message>
    <message>
        <source>its log has no command %1 of %2</source>
        <translation>其日志缺少%2条命令中的第%1条</translation>
    </message>
    <message>
        <source>its name, seed, settings and content</source>
        <translation>其名称、种子、设置和内容</translation>
    </message>
    <message>
        <source>its name, seed, settings and content are larger than %1 MiB</source>
        <translation>其名称、种子、设置和内容大于%1 MiB</translation>
    </message>
    <message>
        <source>its number is invalid</source>
        <translation>其编号无效</translation>
    </message>
    <message>
        <source>its numbers are invalid</source>
        <translation>其数值无效</translation>
    </message>
    <message>
        <source>its scenario is %1, and its generator %2</source>
        <translation>其剧本为%1，而生成器为%2</translation>
    </message>
    <message>
        <source>its seed is not UTF-8</source>
        <translation>其种子不是UTF-8</translation>
    </message>
    <message>
        <source>its time of creation is &apos;%1&apos;</source>
        <translation>其创建时间为“%1”</translation>
    </message>
    <message>
        <source>its turn is not a number</source>
        <translation>其回合不是数</translation>
    </message>
    <message>
        <source>monster %1 of region %2</source>
        <translation>区域%2的怪物%1</translation>
    </message>
    <message>
        <source>quarantine: %1</source>
        <translation>隔离区：%1</translation>
    </message>
    <message>
        <source>random streams: %1</source>
        <translation>随机流：%1</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>区域%1</translation>
    </message>
    <message>
        <source>region %1 and %2 more</source>
        <translation>区域%1等（另有%2个）</translation>
    </message>
    <message>
        <source>region %1 lies outside the world</source>
        <translation>区域%1在世界之外</translation>
    </message>
    <message>
        <source>region %1 of level %2</source>
        <translation>第%2关的区域%1</translation>
    </message>
    <message>
        <source>reverted to its seed and unexplored</source>
        <translation>还原为种子生成的状态，未探索</translation>
    </message>
    <message>
        <source>some regions can&apos;t be read: %1</source>
        <translation>部分区域无法读取：%1</translation>
    </message>
    <message>
        <source>the bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>the bookmarks can&apos;t be read: %1</source>
        <translation>无法读取书签：%1</translation>
    </message>
    <message>
        <source>the checkpoint at turn %1</source>
        <translation>第%1回合的检查点</translation>
    </message>
    <message>
        <source>the checkpoints of the log</source>
        <translation>日志的检查点</translation>
    </message>
    <message>
        <source>the checksum of its level file %1 &apos;%2&apos; does not match</source>
        <translation>其关卡文件%1“%2”的校验和不符</translation>
    </message>
    <message>
        <source>the checksum of its name, seed, settings and content does not match</source>
        <translation>其名称、种子、设置和内容的校验和不符</translation>
    </message>
    <message>
        <source>the checksum of the log&apos;s initial state does not match</source>
        <translation>日志初始状态的校验和不符</translation>
    </message>
    <message>
        <source>the compressed data is damaged or truncated</source>
        <translation>压缩数据已损坏或被截断</translation>
    </message>
    <message>
        <source>the content is larger than any edit&apos;s</source>
        <translation>内容大于任何编辑所能有的</translation>
    </message>
    <message>
        <source>the content is larger than any region&apos;s</source>
        <translation>内容大于任何区域所能有的</translation>
    </message>
    <message>
        <source>the count of its explored cells does not match</source>
        <translation>其已探索格数不符</translation>
    </message>
    <message>
        <source>the fight</source>
        <translation>战斗</translation>
    </message>
    <message>
        <source>the fight can&apos;t be read: %1</source>
        <translation>无法读取战斗：%1</translation>
    </message>
    <message>
        <source>the fight can&apos;t continue: %1</source>
        <translation>战斗无法继续：%1</translation>
    </message>
    <message>
        <source>the file&apos;s data of level %1 doesn&apos;t match: position, size, seed, start or finish differ</source>
        <translation>文件中第%1关的数据不符：位置、大小、种子、起点或终点不同</translation>
    </message>
    <message>
        <source>the file&apos;s links between levels don&apos;t match</source>
        <translation>文件中关卡之间的连接不符</translation>
    </message>
    <message>
        <source>the file&apos;s list of levels can&apos;t be read: %1</source>
        <translation>无法读取文件中的关卡列表：%1</translation>
    </message>
    <message>
        <source>the history of edits</source>
        <translation>编辑历史</translation>
    </message>
    <message>
        <source>the history of edits can&apos;t be read: %1</source>
        <translation>无法读取编辑历史：%1</translation>
    </message>
    <message>
        <source>the history of edits can&apos;t be read: %1; it was cleared and the edits stay applied</source>
        <translation>无法读取编辑历史：%1；历史已清除，编辑保持生效</translation>
    </message>
    <message>
        <source>the inventory</source>
        <translation>物品栏</translation>
    </message>
    <message>
        <source>the inventory can&apos;t be read: %1</source>
        <translation>无法读取物品栏：%1</translation>
    </message>
    <message>
        <source>the level is entered again at %1</source>
        <translation>将在%1重新进入该关卡</translation>
    </message>
    <message>
        <source>the log of commands</source>
        <translation>命令日志</translation>
    </message>
    <message>
        <source>the log restarts from the current state</source>
        <translation>日志从当前状态重新开始</translation>
    </message>
    <message>
        <source>the log&apos;s initial state can&apos;t be read: %1</source>
        <translation>无法读取日志的初始状态：%1</translation>
    </message>
    <message>
        <source>the moving objects of the level can&apos;t be read: %1</source>
        <translation>无法读取关卡的移动对象：%1</translation>
    </message>
    <message>
        <source>the moving objects of the level don&apos;t fit: %1</source>
        <translation>关卡的移动对象不符：%1</translation>
    </message>
    <message>
        <source>the number of its level files is &apos;%1&apos;</source>
        <translation>其关卡文件数为“%1”</translation>
    </message>
    <message>
        <source>the number of its seed is &apos;%1&apos;</source>
        <translation>其种子的数为“%1”</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>the player can&apos;t be read</source>
        <translation>无法读取玩家</translation>
    </message>
    <message>
        <source>the player can&apos;t go to %1, outside the world</source>
        <translation>玩家不能去世界之外的%1</translation>
    </message>
    <message>
        <source>the player gets the starting inventory</source>
        <translation>玩家得到初始物品栏</translation>
    </message>
    <message>
        <source>the player is elsewhere</source>
        <translation>玩家在别处</translation>
    </message>
    <message>
        <source>the player is in rock at %1</source>
        <translation>玩家在%1处的岩石里</translation>
    </message>
    <message>
        <source>the player is outside the levels at %1</source>
        <translation>玩家在关卡之外的%1</translation>
    </message>
    <message>
        <source>the player is outside the world at %1</source>
        <translation>玩家在世界之外的%1</translation>
    </message>
    <message>
        <source>the player starts with initial experience and health</source>
        <translation>玩家以初始经验和生命值开始</translation>
    </message>
    <message>
        <source>the player&apos;s counters are not numbers</source>
        <translation>玩家的计数不是数</translation>
    </message>
    <message>
        <source>the player&apos;s place and turn</source>
        <translation>玩家的位置和回合</translation>
    </message>
    <message>
        <source>the player&apos;s position is not a number</source>
        <translation>玩家的位置不是数</translation>
    </message>
    <message>
        <source>the player&apos;s position or turn is invalid</source>
        <translation>玩家的位置或回合无效</translation>
    </message>
    <message>
        <source>the position in the history</source>
        <translation>历史中的位置</translation>
    </message>
    <message>
        <source>the position in the history is missing; all edits count as done</source>
        <translation>缺少历史中的位置；所有编辑视为已完成</translation>
    </message>
    <message>
        <source>the position, %1 instead of %2</source>
        <translation>位置（%1而不是%2）</translation>
    </message>
    <message>
        <source>the random streams</source>
        <translation>随机流</translation>
    </message>
    <message>
        <source>the random streams and the fight</source>
        <translation>随机流和战斗</translation>
    </message>
    <message>
        <source>the random streams can&apos;t be read: %1</source>
        <translation>无法读取随机流：%1</translation>
    </message>
    <message>
        <source>the readable parts are saved to a new file</source>
        <translation>可读部分保存到新文件</translation>
    </message>
    <message>
        <source>the region is kept; its checksum and cell count are corrected</source>
        <translation>保留该区域；更正其校验和与格数</translation>
    </message>
    <message>
        <source>the regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>the rest of the history is kept</source>
        <translation>保留历史的其余部分</translation>
    </message>
    <message>
        <source>the save point &apos;%1&apos; has lost its position</source>
        <translation>存档点“%1”失去了位置</translation>
    </message>
    <message>
        <source>the save points of the history</source>
        <translation>历史的存档点</translation>
    </message>
    <message>
        <source>the state of the run can&apos;t be read: %1</source>
        <translation>无法读取游戏状态：%1</translation>
    </message>
    <message>
        <source>the state that the log begins with</source>
        <translation>日志开头的状态</translation>
    </message>
    <message>
        <source>the statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>the statistics can&apos;t be read: %1</source>
        <translation>无法读取统计：%1</translation>
    </message>
    <message>
        <source>the structure of the file is damaged: %1</source>
        <translation>文件结构已损坏：%1</translation>
    </message>
    <message>
        <source>the turn, %1 instead of %2</source>
        <translation>回合（%1而不是%2）</translation>
    </message>
    <message>
        <source>the ways between its levels</source>
        <translation>其关卡之间的通路</translation>
    </message>
    <message>
        <source>the world as stored differs in %1</source>
        <translation>存储的世界有不同之处：%1</translation>
    </message>
    <message>
        <source>there are bytes after the compressed data</source>
        <translation>压缩数据之后还有字节</translation>
    </message>
    <message>
        <source>there are more than %1 bookmarks; the rest is ignored</source>
        <translation>书签多于%1个；其余忽略</translation>
    </message>
    <message>
        <source>there is no player</source>
        <translation>没有玩家</translation>
    </message>
    <message>
        <source>there is no such enemy</source>
        <translation>没有这个敌人</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>they restart</source>
        <translation>将重新开始</translation>
    </message>
    <message>
        <source>they revert to the seed</source>
        <translation>将还原为种子生成的状态</translation>
    </message>
    <message>
        <source>they were moved to the entrance at %1</source>
        <translation>玩家已被移到%1处的入口</translation>
    </message>
    <message>
        <source>they were recounted from the explored regions</source>
        <translation>已根据探索过的区域重新统计</translation>
    </message>
    <message>
        <source>what was explored and changed</source>
        <translation>已探索和更改的内容</translation>
    </message>
    <message>
        <source>world %1: %2</source>
        <translation>世界%1：%2</translation>
    </message>
    <message>
        <source>%1 contains invalid text</source>
        <translation>%1含有无效文本</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1超出范围</translation>
    </message>
    <message>
        <source>a frame of %1 bytes: expected 1 to %2</source>
        <translation>帧长%1字节；应为1到%2</translation>
    </message>
    <message>
        <source>a join code has %1 words; this one has %2</source>
        <translation>加入码有%1个词，而这个有%2个</translation>
    </message>
    <message>
        <source>a player&apos;s number, colour or state is out of range</source>
        <translation>某位玩家的编号、颜色或状态超出范围</translation>
    </message>
    <message>
        <source>frame %1: %2</source>
        <translation>帧%1：%2</translation>
    </message>
    <message>
        <source>frame %1: unexpected</source>
        <translation>帧%1：意外出现</translation>
    </message>
    <message>
        <source>host and guest have different content files, although both have version %1</source>
        <translation>房主和客人的内容文件不同，尽管版本都是%1</translation>
    </message>
    <message>
        <source>host and guest have different generators, although both have version %1</source>
        <translation>房主和客人的生成器不同，尽管版本都是%1</translation>
    </message>
    <message>
        <source>invalid data received: %1</source>
        <translation>收到无效数据：%1</translation>
    </message>
    <message>
        <source>it isn&apos;t a handshake of Cave Game</source>
        <translation>这不是Cave Game的握手</translation>
    </message>
    <message>
        <source>it names an unknown player</source>
        <translation>其中提到未知的玩家</translation>
    </message>
    <message>
        <source>it takes %1 bytes; the limit is %2</source>
        <translation>需要%1字节；上限为%2</translation>
    </message>
    <message>
        <source>its allies are invalid</source>
        <translation>其盟友无效</translation>
    </message>
    <message>
        <source>its players are not in order</source>
        <translation>其玩家顺序不正确</translation>
    </message>
    <message>
        <source>no data for %1 seconds</source>
        <translation>%1秒没有收到数据</translation>
    </message>
    <message>
        <source>no frame has type %1</source>
        <translation>没有类型为%1的帧</translation>
    </message>
    <message>
        <source>no handshake within %1 seconds</source>
        <translation>%1秒内没有握手</translation>
    </message>
    <message>
        <source>player %1 is in rock at %2</source>
        <translation>玩家%1位于%2的岩石中</translation>
    </message>
    <message>
        <source>player %1: %2</source>
        <translation>玩家%1：%2</translation>
    </message>
    <message>
        <source>player %1: a number is out of range</source>
        <translation>玩家%1：某个数字超出范围</translation>
    </message>
    <message>
        <source>random streams and fights</source>
        <translation>随机流和战斗</translation>
    </message>
    <message>
        <source>reconnecting took too long</source>
        <translation>重新连接用时过长</translation>
    </message>
    <message>
        <source>the connection broke</source>
        <translation>连接已断开</translation>
    </message>
    <message>
        <source>the connection ended</source>
        <translation>连接已结束</translation>
    </message>
    <message>
        <source>the connection is too slow</source>
        <translation>连接太慢</translation>
    </message>
    <message>
        <source>the fight of player %1 can&apos;t continue: %2</source>
        <translation>玩家%1的战斗无法继续：%2</translation>
    </message>
    <message>
        <source>the game is full</source>
        <translation>游戏已满员</translation>
    </message>
    <message>
        <source>the host closed the connection</source>
        <translation>房主已关闭连接</translation>
    </message>
    <message>
        <source>the host doesn&apos;t answer</source>
        <translation>房主没有响应</translation>
    </message>
    <message>
        <source>the host has version %1 of Cave Game and the guest %2; both must be the same</source>
        <translation>房主的Cave Game版本是%1，客人的是%2；两者必须相同</translation>
    </message>
    <message>
        <source>the host no longer knows this player; join again</source>
        <translation>房主已不认识这位玩家；请重新加入</translation>
    </message>
    <message>
        <source>the host refused</source>
        <translation>房主已拒绝</translation>
    </message>
    <message>
        <source>the host removed the player from the game</source>
        <translation>房主已将玩家移出游戏</translation>
    </message>
    <message>
        <source>the host stopped the game</source>
        <translation>房主已结束游戏</translation>
    </message>
    <message>
        <source>the host uses protocol %1 and the guest %2; both need the same version of Cave Game</source>
        <translation>房主使用协议%1，客人使用%2；双方需要相同版本的Cave Game</translation>
    </message>
    <message>
        <source>the motion of a player is invalid</source>
        <translation>某位玩家的移动状态无效</translation>
    </message>
    <message>
        <source>the name “%1” is already taken</source>
        <translation>名字“%1”已被使用</translation>
    </message>
    <message>
        <source>the other players can&apos;t be read: %1</source>
        <translation>无法读取其他玩家：%1</translation>
    </message>
    <message>
        <source>the player came back on another connection</source>
        <translation>玩家已通过另一个连接返回</translation>
    </message>
    <message>
        <source>the player left the game</source>
        <translation>玩家已离开游戏</translation>
    </message>
    <message>
        <source>the players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>the settings of the world</source>
        <translation>世界的设置</translation>
    </message>
    <message>
        <source>the world can&apos;t be transferred: %1</source>
        <translation>无法传输世界：%1</translation>
    </message>
    <message>
        <source>the world has one player</source>
        <translation>世界只有一位玩家</translation>
    </message>
    <message>
        <source>they were moved to %1</source>
        <translation>已移至%1</translation>
    </message>
    <message>
        <source>too many commands from one player</source>
        <translation>同一玩家的命令过多</translation>
    </message>
    <message>
        <source>too many players are joining at once; try again</source>
        <translation>同时加入的玩家过多；请重试</translation>
    </message>
    <message>
        <source>“%1” is not a join code word</source>
        <translation>“%1”不是加入码中的词</translation>
    </message>
    <message>
        <source>%1 is a device, not a file</source>
        <translation>%1是设备，不是文件</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file</source>
        <translation>%1是文件夹，不是文件</translation>
    </message>
    <message>
        <source>%1 is a pipe, not a file</source>
        <translation>%1是管道，不是文件</translation>
    </message>
    <message>
        <source>can&apos;t encode the picture: %1</source>
        <translation>无法编码图片：%1</translation>
    </message>
    <message>
        <source>cannot start a thread: %1</source>
        <translation>无法启动线程：%1</translation>
    </message>
    <message>
        <source>it has no world file header</source>
        <translation>它没有世界文件的文件头</translation>
    </message>
    <message>
        <source>it is a database of another program</source>
        <translation>它是其他程序的数据库</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>它不是普通文件</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
    <message>
        <source>the picture can&apos;t be encoded as PNG</source>
        <translation>无法将图片编码为PNG</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is empty</source>
        <translation>%1 × %2像素的图片是空的</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is too large; the limit is %3 pixels per side</source>
        <translation>%1 × %2像素的图片太大；每边上限为%3像素</translation>
    </message>
    <message>
        <source>a sheet without cards is empty</source>
        <translation>没有卡片的一览表是空的</translation>
    </message>
    <message>
        <source>not enough memory for a picture of %1 × %2 pixels</source>
        <translation>内存不足，无法生成%1 × %2像素的图片</translation>
    </message>
    <message>
        <source>the picture was cancelled</source>
        <translation>图片已取消</translation>
    </message>
    <message>
        <source>%1 could not be moved to the bin</source>
        <translation>无法将%1移至回收站</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>没有文件%1</translation>
    </message>
    <message>
        <source>there is no level file</source>
        <translation>没有关卡文件</translation>
    </message>
    <message>
        <source>a level with border walls needs at least %1 × %1 tiles, not %2 × %3</source>
        <translation>带边界墙的关卡至少需要%1 × %1格，而不是%2 × %3</translation>
    </message>
    <message>
        <source>not enough memory for the picture</source>
        <translation>内存不足，无法生成图片</translation>
    </message>
    <message>
        <source>the export was cancelled</source>
        <translation>导出已取消</translation>
    </message>
    <message>
        <source>this world has no levels</source>
        <translation>这个世界没有关卡</translation>
    </message>
    <message>
        <source>an ally is not in the game</source>
        <translation>有一位盟友不在游戏中</translation>
    </message>
    <message>
        <source>it has no players, or too many</source>
        <translation>没有玩家，或玩家过多</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>%1, who is missing</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>%1, who never joined</source>
        <translation>从未加入的%1</translation>
    </message>
    <message>
        <source>a part of a player&apos;s map can&apos;t be read (%1): %2</source>
        <translation>某位玩家的地图有一部分无法读取（%1）：%2</translation>
    </message>
    <message>
        <source>a player</source>
        <translation>某位玩家</translation>
    </message>
    <message>
        <source>a region in it is outside the world, or truncated</source>
        <translation>其中有区域在世界之外，或不完整</translation>
    </message>
    <message>
        <source>experience or health</source>
        <translation>经验或生命值</translation>
    </message>
    <message>
        <source>it has more than explored cells</source>
        <translation>其中不只有已探索的格</translation>
    </message>
    <message>
        <source>it is unexplored for them</source>
        <translation>该玩家的这一部分变为未探索</translation>
    </message>
    <message>
        <source>its version doesn&apos;t fit the players</source>
        <translation>其版本与玩家不符</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>玩家%1</translation>
    </message>
    <message>
        <source>player %1 (%2)</source>
        <translation>玩家%1（%2）</translation>
    </message>
    <message>
        <source>players&apos; maps: %1</source>
        <translation>玩家的地图：%1</translation>
    </message>
    <message>
        <source>some players&apos; maps can&apos;t be read: %1</source>
        <translation>部分玩家的地图无法读取：%1</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>地图</translation>
    </message>
    <message>
        <source>the movement</source>
        <translation>移动状态</translation>
    </message>
    <message>
        <source>the other players can be read only in part: %1</source>
        <translation>其他玩家只能部分读取：%1</translation>
    </message>
    <message>
        <source>the players&apos; own maps are too large</source>
        <translation>玩家各自的地图太大</translation>
    </message>
    <message>
        <source>the presence</source>
        <translation>在场状态</translation>
    </message>
    <message>
        <source>the state of the run</source>
        <translation>本局的状态</translation>
    </message>
    <message>
        <source>there is no such player or region</source>
        <translation>没有这样的玩家或区域</translation>
    </message>
    <message>
        <source>what is missing of them starts over</source>
        <translation>缺失的部分将重新开始</translation>
    </message>
    <message>
        <source>“%1” is still open: its last steps can&apos;t be saved</source>
        <translation>“%1”仍处于打开状态：最近的几步无法保存</translation>
    </message>
    <message>
        <source> (process %1)</source>
        <translation>（进程%1）</translation>
    </message>
    <message>
        <source>%1 (the %2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1及另外%2处</translation>
    </message>
    <message>
        <source>%1 belongs to the database beside it</source>
        <translation>%1属于旁边的数据库</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1字节</translation>
    </message>
    <message>
        <source>%1 cells are different from the seed: %2</source>
        <translation>%1格与种子不同：%2</translation>
    </message>
    <message>
        <source>%1 exists and is not a regular file</source>
        <translation>%1已存在且不是普通文件</translation>
    </message>
    <message>
        <source>%1 is %2; %3 has %4 here</source>
        <translation>%1为%2；此处%3的值为%4</translation>
    </message>
    <message>
        <source>%1 is a broken link</source>
        <translation>%1是失效的链接</translation>
    </message>
    <message>
        <source>%1 is a folder</source>
        <translation>%1是文件夹</translation>
    </message>
    <message>
        <source>%1 is a number, not &apos;%2&apos;</source>
        <translation>%1应为数字，而不是“%2”</translation>
    </message>
    <message>
        <source>%1 is a world or another database; those are never overwritten</source>
        <translation>%1是世界或其他数据库，这类文件绝不会被覆盖</translation>
    </message>
    <message>
        <source>%1 is floor</source>
        <translation>%1是地面</translation>
    </message>
    <message>
        <source>%1 is not a file of the world and was ignored</source>
        <translation>%1不是该世界的文件，已忽略</translation>
    </message>
    <message>
        <source>%1 is not a regular file and was ignored</source>
        <translation>%1不是普通文件，已忽略</translation>
    </message>
    <message>
        <source>%1 is one of %2, not &apos;%3&apos;</source>
        <translation>%1应为%2之一，而不是“%3”</translation>
    </message>
    <message>
        <source>%1 is rock</source>
        <translation>%1是岩石</translation>
    </message>
    <message>
        <source>%1 of the line; expected UTF-8</source>
        <translation>%1（该行）；应为UTF-8</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1个线程</translation>
    </message>
    <message>
        <source>%1: %2, but %3: %4</source>
        <translation>%1：%2，但%3：%4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs a value on either side, not a condition</source>
        <translation>“%1”的两侧应为值，而不是条件</translation>
    </message>
    <message>
        <source>0 gold was left out</source>
        <translation>0金币已略去</translation>
    </message>
    <message>
        <source>1 cell is different from the seed: %1</source>
        <translation>1格与种子不同：%1</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1个线程</translation>
    </message>
    <message>
        <source>a MarioLevel (side view) can&apos;t be played</source>
        <translation>MarioLevel（横版）无法游玩</translation>
    </message>
    <message>
        <source>a carriage return at byte %1 of the line; expected text</source>
        <translation>该行第%1字节处有回车符；应为文本</translation>
    </message>
    <message>
        <source>a condition is at most %1 bytes long</source>
        <translation>条件最长%1字节</translation>
    </message>
    <message>
        <source>a control character at byte %1 of the line; expected text</source>
        <translation>该行第%1字节处有控制字符；应为文本</translation>
    </message>
    <message>
        <source>a number from %1 to %2 with at most four decimals</source>
        <translation>%1到%2之间的数字，最多四位小数</translation>
    </message>
    <message>
        <source>a rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>a seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1到%2之间的整数</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>区块</translation>
    </message>
    <message>
        <source>an ellipse</source>
        <translation>椭圆</translation>
    </message>
    <message>
        <source>an outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>armour</source>
        <translation>护甲</translation>
    </message>
    <message>
        <source>can have at most %1 characters; this one has %2</source>
        <translation>最多%1个字符，当前为%2个</translation>
    </message>
    <message>
        <source>can&apos;t be empty</source>
        <translation>不能为空</translation>
    </message>
    <message>
        <source>can&apos;t contain control characters such as line breaks and tabs</source>
        <translation>不能包含换行符、制表符等控制字符</translation>
    </message>
    <message>
        <source>cannot create the lock file %1: %2</source>
        <translation>无法创建锁文件%1：%2</translation>
    </message>
    <message>
        <source>cavern</source>
        <translation>大洞窟</translation>
    </message>
    <message>
        <source>cavern, odd settings</source>
        <translation>大洞窟，特殊设置</translation>
    </message>
    <message>
        <source>caves</source>
        <translation>洞穴</translation>
    </message>
    <message>
        <source>caves, odd settings</source>
        <translation>洞穴，特殊设置</translation>
    </message>
    <message>
        <source>caves, seed in many scripts</source>
        <translation>洞穴，多种文字的种子</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>changed trees</source>
        <translation>更改的树</translation>
    </message>
    <message>
        <source>changed water</source>
        <translation>更改的水</translation>
    </message>
    <message>
        <source>classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>classic, odd settings</source>
        <translation>经典，特殊设置</translation>
    </message>
    <message>
        <source>classic, seed by number</source>
        <translation>经典，数字种子</translation>
    </message>
    <message>
        <source>dungeon</source>
        <translation>地牢</translation>
    </message>
    <message>
        <source>dungeon, seed in many scripts</source>
        <translation>地牢，多种文字的种子</translation>
    </message>
    <message>
        <source>expected KEY=VALUE, not &apos;%1&apos;</source>
        <translation>应为“键=值”，而不是“%1”</translation>
    </message>
    <message>
        <source>expected a colour such as #46505a</source>
        <translation>应为颜色，例如#46505a</translation>
    </message>
    <message>
        <source>expected a column and a row from 0</source>
        <translation>应为从0开始的列号和行号</translation>
    </message>
    <message>
        <source>expected a name: %1</source>
        <translation>应为名称：%1</translation>
    </message>
    <message>
        <source>expected a position from -10^15 to 10^15 tiles</source>
        <translation>应为-10^15到10^15图块之间的位置</translation>
    </message>
    <message>
        <source>expected a size from 1 to %1 tiles, not %2 × %3</source>
        <translation>大小应为1到%1个图块，而不是%2 × %3</translation>
    </message>
    <message>
        <source>expected the name of an image</source>
        <translation>应为图像名称</translation>
    </message>
    <message>
        <source>expected the name of an image, or a whole number for a column or row</source>
        <translation>应为图像名称，或表示列或行的整数</translation>
    </message>
    <message>
        <source>expected the name of an image: %1</source>
        <translation>应为图像名称：%1</translation>
    </message>
    <message>
        <source>explored</source>
        <translation>已探索</translation>
    </message>
    <message>
        <source>file of a world</source>
        <translation>世界的文件</translation>
    </message>
    <message>
        <source>from 1 to %1</source>
        <translation>1到%1</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>is nested too deep</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>is not valid JSON</source>
        <translation>不是有效的JSON</translation>
    </message>
    <message>
        <source>is not valid JSON at byte %1</source>
        <translation>在第%1字节处不是有效的JSON</translation>
    </message>
    <message>
        <source>its format version is %1</source>
        <translation>其格式版本为%1</translation>
    </message>
    <message>
        <source>its kind has no name</source>
        <translation>其种类没有名称</translation>
    </message>
    <message>
        <source>its random stream is not in the state the seed gives</source>
        <translation>其随机流的状态与种子给出的不符</translation>
    </message>
    <message>
        <source>its version is %1; this program reads up to %2</source>
        <translation>其版本为%1，本程序最高支持%2</translation>
    </message>
    <message>
        <source>its version is 0, which is invalid</source>
        <translation>其版本为0，无效</translation>
    </message>
    <message>
        <source>level file</source>
        <translation>关卡文件</translation>
    </message>
    <message>
        <source>map file</source>
        <translation>地图文件</translation>
    </message>
    <message>
        <source>monster %1</source>
        <translation>怪物%1</translation>
    </message>
    <message>
        <source>monsters</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>monsters don&apos;t move in the original program</source>
        <translation>在原版程序中怪物不会移动</translation>
    </message>
    <message>
        <source>must be UTF-8 text</source>
        <translation>必须是UTF-8文本</translation>
    </message>
    <message>
        <source>nested more than %1 levels deep</source>
        <translation>嵌套超过%1层</translation>
    </message>
    <message>
        <source>none near %1</source>
        <translation>%1附近没有</translation>
    </message>
    <message>
        <source>one of Door, Enemy and Loot</source>
        <translation>Door、Enemy或Loot之一</translation>
    </message>
    <message>
        <source>opened chests</source>
        <translation>打开的宝箱</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>超过%1</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>片段</translation>
    </message>
    <message>
        <source>piles</source>
        <translation>物品堆</translation>
    </message>
    <message>
        <source>placed chests</source>
        <translation>放置的宝箱</translation>
    </message>
    <message>
        <source>reach is %1, not %2</source>
        <translation>范围应为%1，而不是%2</translation>
    </message>
    <message>
        <source>reach is a whole number %1, not %2</source>
        <translation>范围应为%1之间的整数，而不是%2</translation>
    </message>
    <message>
        <source>region %1 was left out: the original program uses 32-bit cell coordinates</source>
        <translation>区域%1已略去：原版程序使用32位格坐标</translation>
    </message>
    <message>
        <source>removed chests</source>
        <translation>移除的宝箱</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>逆序</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>rooms, seed in many scripts</source>
        <translation>房间，多种文字的种子</translation>
    </message>
    <message>
        <source>seed card</source>
        <translation>种子卡</translation>
    </message>
    <message>
        <source>seed card %1</source>
        <translation>种子卡%1</translation>
    </message>
    <message>
        <source>settings file</source>
        <translation>设置文件</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>乱序</translation>
    </message>
    <message>
        <source>text without commas, line breaks and control characters</source>
        <translation>不含逗号、换行符和控制字符的文本</translation>
    </message>
    <message>
        <source>the %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the %1 at %2 is a plain Monster there</source>
        <translation>位于%2的%1在那里是普通的怪物</translation>
    </message>
    <message>
        <source>the checksum of &apos;%1&apos; does not match</source>
        <translation>“%1”的校验和不匹配</translation>
    </message>
    <message>
        <source>the chest at %1 holds 0 gold; it has %2 now</source>
        <translation>位于%1的宝箱有0金币，现改为%2</translation>
    </message>
    <message>
        <source>the closed chest at %1 is empty; it counts as claimed</source>
        <translation>位于%1的关闭的宝箱是空的，视为已取走</translation>
    </message>
    <message>
        <source>the column of the tile</source>
        <translation>图块的列</translation>
    </message>
    <message>
        <source>the current fight was left out; it starts again</source>
        <translation>当前的战斗已略去，将重新开始</translation>
    </message>
    <message>
        <source>the field %1 is unknown and was ignored</source>
        <translation>字段%1未知，已忽略</translation>
    </message>
    <message>
        <source>the level is %1x%2 tiles; playable levels have at most %3 per side</source>
        <translation>关卡为%1x%2个图块；可游玩的关卡每边最多%3个</translation>
    </message>
    <message>
        <source>the monster at %1 has %2 armour; fights here start with %3</source>
        <translation>位于%1的怪物护甲为%2；此处战斗开始时为%3</translation>
    </message>
    <message>
        <source>the monster at %1 has %2 health; fights here start with %3</source>
        <translation>位于%1的怪物生命为%2；此处战斗开始时为%3</translation>
    </message>
    <message>
        <source>the monster at %1 has rock around it</source>
        <translation>位于%1的怪物被岩石包围</translation>
    </message>
    <message>
        <source>the monster is at %1, not at %2 where the seed has it</source>
        <translation>怪物位于%1，而种子中位于%2</translation>
    </message>
    <message>
        <source>the monster that the seed has at %1 is missing</source>
        <translation>种子中位于%1的怪物不存在</translation>
    </message>
    <message>
        <source>the name %1 is not a valid world name; it is called %2 now</source>
        <translation>%1不是有效的世界名称；现改名为%2</translation>
    </message>
    <message>
        <source>the names of the items are truncated</source>
        <translation>物品名称不完整</translation>
    </message>
    <message>
        <source>the names of the monsters are truncated</source>
        <translation>怪物名称不完整</translation>
    </message>
    <message>
        <source>the original program has no item &apos;%1&apos;</source>
        <translation>原版程序没有物品“%1”</translation>
    </message>
    <message>
        <source>the original program needs these lines in cavegame.properties: %1</source>
        <translation>原版程序的cavegame.properties中需要这些行：%1</translation>
    </message>
    <message>
        <source>the original program requires a weapon and armour: the player was given %1</source>
        <translation>原版程序要求有武器和护甲：已给予玩家%1</translation>
    </message>
    <message>
        <source>the original program requires a weapon and armour: the player wears the first, %1</source>
        <translation>原版程序要求有武器和护甲：玩家装备第一件，即%1</translation>
    </message>
    <message>
        <source>the original program supports only classic worlds; this one is of the generator &apos;%1&apos;</source>
        <translation>原版程序只支持经典世界；此世界由生成器“%1”生成</translation>
    </message>
    <message>
        <source>the player has %1 health; fights here start with %2</source>
        <translation>玩家生命为%1；此处战斗开始时为%2</translation>
    </message>
    <message>
        <source>the player is at %1, but the original program uses 32-bit cell coordinates</source>
        <translation>玩家位于%1，但原版程序使用32位格坐标</translation>
    </message>
    <message>
        <source>the row of the tile</source>
        <translation>图块的行</translation>
    </message>
    <message>
        <source>the run in this world is over</source>
        <translation>这个世界中的这一局已结束</translation>
    </message>
    <message>
        <source>the tree would be deeper than %1 nodes</source>
        <translation>树的深度将超过%1个节点</translation>
    </message>
    <message>
        <source>the tree would have more than %1 nodes</source>
        <translation>树将超过%1个节点</translation>
    </message>
    <message>
        <source>the world uses its own configuration, which isn&apos;t in the folder; the default is used</source>
        <translation>该世界使用自己的配置，但文件夹中没有；改用默认配置</translation>
    </message>
    <message>
        <source>there are %1 at one position; one was kept</source>
        <translation>同一位置有%1个，保留了一个</translation>
    </message>
    <message>
        <source>there is a claimed chest at %1 where the seed has none</source>
        <translation>位于%1有一个已取走的宝箱，而种子中没有</translation>
    </message>
    <message>
        <source>there is a closed chest at %1 where the seed has none</source>
        <translation>位于%1有一个关闭的宝箱，而种子中没有</translation>
    </message>
    <message>
        <source>there is a monster at %1 that the seed doesn&apos;t have</source>
        <translation>位于%1有一个种子中没有的怪物</translation>
    </message>
    <message>
        <source>there is no chest at %1 where the seed has one</source>
        <translation>位于%1没有宝箱，而种子中有</translation>
    </message>
    <message>
        <source>there is no field %1 to set</source>
        <translation>没有可设置的字段%1</translation>
    </message>
    <message>
        <source>there is no floor near enough</source>
        <translation>附近没有地面</translation>
    </message>
    <message>
        <source>tileset</source>
        <translation>图块集</translation>
    </message>
    <message>
        <source>unknown metric &apos;%1&apos;</source>
        <translation>未知的指标“%1”</translation>
    </message>
    <message>
        <source>unknown metric &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>未知的指标“%1”；你是不是想输入“%2”？</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>武器</translation>
    </message>
    <message>
        <source>what was dropped at %1 lies in a chest there</source>
        <translation>丢在%1的物品在那里的宝箱中</translation>
    </message>
    <message>
        <source>world %1 keeps nothing of %2</source>
        <translation>世界%1没有保存%2的内容</translation>
    </message>
    <message>
        <source>world %1 keeps nothing of %2 in quarantine</source>
        <translation>世界%1的隔离区中没有%2的内容</translation>
    </message>
    <message>
        <source>would take more than %1 MiB of memory</source>
        <translation>将占用超过%1 MiB内存</translation>
    </message>
    <message>
        <source>a change has no position</source>
        <translation>有一处更改没有位置</translation>
    </message>
    <message>
        <source>file of decision trees</source>
        <translation>决策树文件</translation>
    </message>
    <message>
        <source>history of a file</source>
        <translation>文件的历史记录</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>校验和不正确</translation>
    </message>
    <message>
        <source>its number of edits is wrong</source>
        <translation>编辑次数不正确</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>no turn passes during a fight</source>
        <translation>战斗中不会经过回合</translation>
    </message>
    <message>
        <source>not a history that this version can read</source>
        <translation>不是此版本能读取的历史记录</translation>
    </message>
    <message>
        <source>stamp</source>
        <translation>图章</translation>
    </message>
    <message>
        <source>the clipboard contains no level objects</source>
        <translation>剪贴板中没有关卡对象</translation>
    </message>
    <message>
        <source>the clipboard contains no map piece</source>
        <translation>剪贴板中没有地图片段</translation>
    </message>
    <message>
        <source>the clipboard is empty</source>
        <translation>剪贴板为空</translation>
    </message>
    <message>
        <source>the level has no file yet</source>
        <translation>关卡还没有文件</translation>
    </message>
    <message>
        <source>time stands still while editing; use Inspect to advance turns</source>
        <translation>编辑时时间静止；请在“检查”中推进回合</translation>
    </message>
    <message>
        <source>%1 can&apos;t be reached: %2</source>
        <translation>无法连接到%1：%2</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t answer</source>
        <translation>%1没有应答</translation>
    </message>
    <message>
        <source>%1 is back</source>
        <translation>%1回来了</translation>
    </message>
    <message>
        <source>%1 is gone: %2</source>
        <translation>%1离开了：%2</translation>
    </message>
    <message>
        <source>%1 joined</source>
        <translation>%1加入了</translation>
    </message>
    <message>
        <source>%1: %2 wrong join codes</source>
        <translation>%1：%2个错误的加入码</translation>
    </message>
    <message>
        <source>connection refused: %1</source>
        <translation>连接被拒绝：%1</translation>
    </message>
    <message>
        <source>encryption isn&apos;t available: Qt&apos;s TLS plugin is missing</source>
        <translation>无法加密：缺少Qt的TLS插件</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>it isn&apos;t a world</source>
        <translation>它不是世界</translation>
    </message>
    <message>
        <source>no address of this computer can be listened on</source>
        <translation>无法在这台电脑的任何地址上监听</translation>
    </message>
    <message>
        <source>no folder for temporary files: %1</source>
        <translation>没有临时文件夹：%1</translation>
    </message>
    <message>
        <source>port %1 can&apos;t be used; is another program using it?</source>
        <translation>无法使用端口%1；是否被其他程序占用？</translation>
    </message>
    <message>
        <source>the join code is wrong, or the host has a new one</source>
        <translation>加入码错误，或房主已更换加入码</translation>
    </message>
    <message>
        <source>the world differs from the host&apos;s; receiving it again</source>
        <translation>世界与房主的不一致，正在重新接收</translation>
    </message>
    <message>
        <source>the world of %1 differs at entry %2 in %3; sending it again</source>
        <translation>%1的世界在第%2条记录处不同（%3），正在重新发送</translation>
    </message>
    <message>
        <source>“%1”: put the IPv6 address in brackets, as in [fe80::1]:40123</source>
        <translation>“%1”：IPv6地址应放在方括号中，例如[fe80::1]:40123</translation>
    </message>
    <message>
        <source>“%1”: the port is missing; an address looks like 192.168.1.5:40123</source>
        <translation>“%1”：缺少端口；地址形如192.168.1.5:40123</translation>
    </message>
    <message>
        <source>“%1”: the port must be 1 to 65535</source>
        <translation>“%1”：端口必须在1到65535之间</translation>
    </message>
    <message>
        <source>list of seeds</source>
        <translation>种子列表</translation>
    </message>
    <message>
        <source>a player&apos;s name %1</source>
        <translation>玩家的名字%1</translation>
    </message>
    <message>
        <source>a world&apos;s name %1</source>
        <translation>世界的名称%1</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>生命</translation>
    </message>
    <message>
        <source>Whether death ends the journey, or you wake at the nearest camp you rested at.</source>
        <translation>死亡后旅程就此结束，还是在最近一处休息过的营地醒来。</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一条命</translation>
    </message>
    <message>
        <source>camps</source>
        <translation>营地复活</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>旅程</translation>
    </message>
    <message>
        <source>Three relics lie in the depths, each farther than the last. Find them, open the gate, and beat what guards it.</source>
        <translation>三件圣物沉眠于深处，一件比一件更远。找到它们，打开大门，击败守护大门的敌人。</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>火焰</translation>
    </message>
    <message>
        <source>frost</source>
        <translation>冰霜</translation>
    </message>
    <message>
        <source>Healing Draught</source>
        <translation>治疗药剂</translation>
    </message>
    <message>
        <source>Stone Draught</source>
        <translation>石肤药剂</translation>
    </message>
    <message>
        <source>Elixir of Sight</source>
        <translation>明视灵药</translation>
    </message>
    <message>
        <source>Antidote</source>
        <translation>解毒剂</translation>
    </message>
    <message>
        <source>Bitter Draught</source>
        <translation>苦味药剂</translation>
    </message>
    <message>
        <source>Smoke Flask</source>
        <translation>烟雾瓶</translation>
    </message>
    <message>
        <source>Fire Flask</source>
        <translation>火焰瓶</translation>
    </message>
    <message>
        <source>Frost Flask</source>
        <translation>冰霜瓶</translation>
    </message>
    <message>
        <source>Scroll of Mapping</source>
        <translation>地图卷轴</translation>
    </message>
    <message>
        <source>Scroll of Recall</source>
        <translation>召回卷轴</translation>
    </message>
    <message>
        <source>Blade Oil</source>
        <translation>利刃油</translation>
    </message>
    <message>
        <source>Whetstone</source>
        <translation>磨刀石</translation>
    </message>
    <message>
        <source>Bread</source>
        <translation>面包</translation>
    </message>
    <message>
        <source>A cold shape between the walls. Common blades touch little of it; an infused one tears it apart.</source>
        <translation>石壁之间的冰冷身影。普通刀刃几乎碰不到它，附魔的刀刃却能将它撕碎。</translation>
    </message>
    <message>
        <source>Cave Wolf</source>
        <translation>洞穴狼</translation>
    </message>
    <message>
        <source>a Cave Wolf</source>
        <translation>一只洞穴狼</translation>
    </message>
    <message>
        <source>Pale, lean and never alone for long. It runs down whatever it has smelt.</source>
        <translation>苍白、瘦削，从不会长久独行。凡被它嗅到的，都会被追到筋疲力尽。</translation>
    </message>
    <message>
        <source>Blind Worm</source>
        <translation>盲虫</translation>
    </message>
    <message>
        <source>a Blind Worm</source>
        <translation>一条盲虫</translation>
    </message>
    <message>
        <source>As thick as a barrel and without eyes. It waits for footsteps, and then the floor moves.</source>
        <translation>粗如木桶，没有眼睛。它静候脚步声，然后地面便动了起来。</translation>
    </message>
    <message>
        <source>Gate Guardian</source>
        <translation>大门守护者</translation>
    </message>
    <message>
        <source>a Gate Guardian</source>
        <translation>一名大门守护者</translation>
    </message>
    <message>
        <source>Cut from the rock of the gate. It has stood here since the relics were carried off, and waits for them.</source>
        <translation>由大门的岩石凿成。自圣物被带走起，它便伫立于此，等待它们归来。</translation>
    </message>
    <message>
        <source>the Shallows</source>
        <translation>浅层</translation>
    </message>
    <message>
        <source>the Galleries</source>
        <translation>廊道</translation>
    </message>
    <message>
        <source>the Hollows</source>
        <translation>空谷</translation>
    </message>
    <message>
        <source>the Deep</source>
        <translation>深层</translation>
    </message>
    <message>
        <source>the Abyss</source>
        <translation>深渊</translation>
    </message>
    <message>
        <source>%1 must be an object { &quot;key&quot;: weight }</source>
        <translation>%1必须是对象{ &quot;key&quot;: 权重 }</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; must be %3</source>
        <translation>%1：“%2”必须为%3</translation>
    </message>
    <message>
        <source>&apos;journey&apos; requires the kind &apos;journey&apos;</source>
        <translation>“journey”需要种类“journey”</translation>
    </message>
    <message>
        <source>&apos;rounds&apos; requires the combat &apos;armour&apos;</source>
        <translation>“rounds”需要战斗方式“armour”</translation>
    </message>
    <message>
        <source>form must be &apos;draught&apos;, &apos;flask&apos; or &apos;scroll&apos;</source>
        <translation>form必须为“draught”、“flask”或“scroll”</translation>
    </message>
    <message>
        <source>from must be 0 for the first band, and rise</source>
        <translation>第一层带的from必须为0，之后依次递增</translation>
    </message>
    <message>
        <source>it is by other rules</source>
        <translation>它采用其他规则</translation>
    </message>
    <message>
        <source>items.json: item &apos;%1&apos;: consumables require &apos;rounds&apos; in scenario.json</source>
        <translation>items.json：物品“%1”：消耗品需要scenario.json中的“rounds”</translation>
    </message>
    <message>
        <source>items.json: there can be at most %1 consumables of the form &apos;%2&apos;</source>
        <translation>items.json：形式为“%2”的消耗品最多%1种</translation>
    </message>
    <message>
        <source>its rounds are invalid</source>
        <translation>其轮次无效</translation>
    </message>
    <message>
        <source>kind must be &apos;sword&apos;, &apos;armour&apos;, &apos;gold&apos;, &apos;scroll&apos;, &apos;blade&apos;, &apos;staff&apos;, &apos;flask&apos; or &apos;consumable&apos;</source>
        <translation>kind必须为“sword”、“armour”、“gold”、“scroll”、“blade”、“staff”、“flask”或“consumable”</translation>
    </message>
    <message>
        <source>landmarks.json has no gate</source>
        <translation>landmarks.json中没有大门</translation>
    </message>
    <message>
        <source>role must be &apos;common&apos;, &apos;start&apos;, &apos;relic&apos;, &apos;map&apos; or &apos;gate&apos;</source>
        <translation>role必须为“common”、“start”、“relic”、“map”或“gate”</translation>
    </message>
    <message>
        <source>scenario.json: journey: item &apos;%1&apos; is not in items.json</source>
        <translation>scenario.json：journey：物品“%1”不在items.json中</translation>
    </message>
    <message>
        <source>scenario.json: journey: monster &apos;%1&apos; is not in monsters.json</source>
        <translation>scenario.json：journey：怪物“%1”不在monsters.json中</translation>
    </message>
    <message>
        <source>some floor can&apos;t be reached from around the piece</source>
        <translation>部分地面无法从该构件外围到达</translation>
    </message>
    <message>
        <source>the player&apos;s condition is out of range</source>
        <translation>玩家的状态超出范围</translation>
    </message>
    <message>
        <source>their condition is damaged</source>
        <translation>其状态已损坏</translation>
    </message>
    <message>
        <source>there is no effect &apos;%1&apos;</source>
        <translation>没有效果“%1”</translation>
    </message>
    <message>
        <source>it isn&apos;t a sound of one channel and 48 kHz</source>
        <translation>它不是单声道48 kHz的声音</translation>
    </message>
    <message>
        <source>the sound is damaged</source>
        <translation>声音已损坏</translation>
    </message>
    <message>
        <source>Slow healing</source>
        <translation>缓慢恢复</translation>
    </message>
    <message>
        <source>Health comes back slowly while nothing hunts you.</source>
        <translation>没有怪物追猎你时，生命值会缓慢恢复。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Gentle start</source>
        <translation>温和开局</translation>
    </message>
    <message>
        <source>In the first three rooms, monsters can&apos;t hurt you for a second after you enter, and their touch does half the damage. Potions stay where they are while your health is full.</source>
        <translation>在前三个房间里，你进入后一秒内怪物伤不了你，接触怪物所受的伤害减半。生命值已满时，药水会留在原处。</translation>
    </message>
    <message>
        <source>Keen %1</source>
        <translation>锋利的%1</translation>
    </message>
    <message>
        <source>Burning %1</source>
        <translation>燃烧的%1</translation>
    </message>
    <message>
        <source>Freezing %1</source>
        <translation>冰寒的%1</translation>
    </message>
    <message>
        <source>Bright %1</source>
        <translation>明亮的%1</translation>
    </message>
    <message>
        <source>%1 of Warding</source>
        <translation>守护之%1</translation>
    </message>
    <message>
        <source>%1 of Vigour</source>
        <translation>活力之%1</translation>
    </message>
    <message>
        <source>%1 of Renewal</source>
        <translation>复原之%1</translation>
    </message>
    <message>
        <source>%1 of Lanterns</source>
        <translation>提灯之%1</translation>
    </message>
    <message>
        <source>Map of the Surroundings</source>
        <translation>周边地图</translation>
    </message>
    <message>
        <source>Wider Lantern</source>
        <translation>增强提灯</translation>
    </message>
    <message>
        <source>Identify</source>
        <translation>鉴定</translation>
    </message>
    <message>
        <source>New Affix</source>
        <translation>新词缀</translation>
    </message>
    <message>
        <source>Shrine of Mending</source>
        <translation>疗愈神龛</translation>
    </message>
    <message>
        <source>Shrine of Sharpness</source>
        <translation>利刃神龛</translation>
    </message>
    <message>
        <source>Shrine of Sight</source>
        <translation>明视神龛</translation>
    </message>
    <message>
        <source>Shrine of Vigour</source>
        <translation>活力神龛</translation>
    </message>
    <message>
        <source>Lost Delver</source>
        <translation>迷途掘洞人</translation>
    </message>
    <message>
        <source>a Lost Delver</source>
        <translation>一名迷途掘洞人</translation>
    </message>
    <message>
        <source>Went down for the relics as well, and didn&apos;t come back. Handy with a pick, and glad of company.</source>
        <translation>也为圣物下到洞中，却没能回去。使得一手好镐，很高兴有人作伴。</translation>
    </message>
    <message>
        <source>Old Warden</source>
        <translation>老守卫</translation>
    </message>
    <message>
        <source>an Old Warden</source>
        <translation>一名老守卫</translation>
    </message>
    <message>
        <source>Swore to guard the relics, long ago, and failed. Strikes hard, and speaks of it to no one.</source>
        <translation>很久以前立誓守护圣物，却没能守住。出手很重，对往事绝口不提。</translation>
    </message>
    <message>
        <source>First blood</source>
        <translation>第一滴血</translation>
    </message>
    <message>
        <source>Kill a monster.</source>
        <translation>杀死一只怪物。</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>身经百战</translation>
    </message>
    <message>
        <source>Kill 250 monsters in all your worlds together.</source>
        <translation>在所有世界中累计杀死250只怪物。</translation>
    </message>
    <message>
        <source>Rat catcher</source>
        <translation>捕鼠能手</translation>
    </message>
    <message>
        <source>Kill 25 cave rats in all your worlds together.</source>
        <translation>在所有世界中累计杀死25只洞穴鼠。</translation>
    </message>
    <message>
        <source>Stone breaker</source>
        <translation>碎石高手</translation>
    </message>
    <message>
        <source>Kill a stone golem.</source>
        <translation>杀死一个石魔像。</translation>
    </message>
    <message>
        <source>Troll slayer</source>
        <translation>巨魔克星</translation>
    </message>
    <message>
        <source>Kill a deep troll.</source>
        <translation>杀死一只深洞巨魔。</translation>
    </message>
    <message>
        <source>Far from home</source>
        <translation>远走他乡</translation>
    </message>
    <message>
        <source>Get 500 cells away from where the caves begin.</source>
        <translation>到达距洞穴起点500格远的地方。</translation>
    </message>
    <message>
        <source>Map maker</source>
        <translation>制图师</translation>
    </message>
    <message>
        <source>Explore 10,000 cells of one world.</source>
        <translation>在一个世界中探索10,000格。</translation>
    </message>
    <message>
        <source>Lid lifter</source>
        <translation>开箱达人</translation>
    </message>
    <message>
        <source>Open 25 chests in one world.</source>
        <translation>在一个世界中打开25个宝箱。</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>不败之身</translation>
    </message>
    <message>
        <source>Kill 20 monsters in one world without dying.</source>
        <translation>在一个世界中杀死20只怪物且从未死亡。</translation>
    </message>
    <message>
        <source>Spring clean</source>
        <translation>大扫除</translation>
    </message>
    <message>
        <source>Clear a cavern of all its monsters.</source>
        <translation>肃清一个大洞窟的所有怪物。</translation>
    </message>
    <message>
        <source>Clean sweep</source>
        <translation>干净利落</translation>
    </message>
    <message>
        <source>Clear a cavern without dying.</source>
        <translation>肃清一个大洞窟且从未死亡。</translation>
    </message>
    <message>
        <source>Going down</source>
        <translation>更下一层楼</translation>
    </message>
    <message>
        <source>Reach the third floor of a dungeon.</source>
        <translation>到达地牢的第三层。</translation>
    </message>
    <message>
        <source>Dragon slayer</source>
        <translation>屠龙勇士</translation>
    </message>
    <message>
        <source>Kill a dragon.</source>
        <translation>杀死一条龙。</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>重见天日</translation>
    </message>
    <message>
        <source>Escape from a dungeon alive.</source>
        <translation>活着逃出地牢。</translation>
    </message>
    <message>
        <source>In a hurry</source>
        <translation>来去匆匆</translation>
    </message>
    <message>
        <source>Escape from a dungeon in at most 800 turns.</source>
        <translation>在800回合之内逃出地牢。</translation>
    </message>
    <message>
        <source>Doors open</source>
        <translation>开门大吉</translation>
    </message>
    <message>
        <source>Defeat all enemies of a room.</source>
        <translation>击败一个房间里的所有敌人。</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>毫发无伤</translation>
    </message>
    <message>
        <source>Clear three rooms in a run without being hurt.</source>
        <translation>在一局中清空三个房间且从未受伤。</translation>
    </message>
    <message>
        <source>Last door</source>
        <translation>最后一扇门</translation>
    </message>
    <message>
        <source>Defeat the boss and win a run of Rooms.</source>
        <translation>击败头目，赢得一局“房间”。</translation>
    </message>
    <message>
        <source>Relic hunter</source>
        <translation>圣物猎人</translation>
    </message>
    <message>
        <source>Find a relic.</source>
        <translation>找到一件圣物。</translation>
    </message>
    <message>
        <source>Stone on stone</source>
        <translation>圣物齐聚</translation>
    </message>
    <message>
        <source>Find all three relics of a journey.</source>
        <translation>找到一次旅程中的全部三件圣物。</translation>
    </message>
    <message>
        <source>Apothecary</source>
        <translation>药剂师</translation>
    </message>
    <message>
        <source>Find out what five draughts, flasks and scrolls do in one journey.</source>
        <translation>在一次旅程中弄清五种药剂、瓶子和卷轴的作用。</translation>
    </message>
    <message>
        <source>Journey&apos;s end</source>
        <translation>旅程终点</translation>
    </message>
    <message>
        <source>Beat the guardian of the gate.</source>
        <translation>击败大门守护者。</translation>
    </message>
    <message>
        <source>%1 You couldn&apos;t have won this fight by striking alone.</source>
        <translation>%1仅靠攻击，你赢不了这场战斗。</translation>
    </message>
    <message>
        <source>%1 killed you by its touch, which does %2 damage, when you had %3 health left.</source>
        <translation>%1碰到并杀死了你：接触造成%2点伤害，而你只剩%3点生命值。</translation>
    </message>
    <message>
        <source>%1 killed you with magic: it does %2 damage, and you had %3 health left.</source>
        <translation>%1用魔法杀死了你：魔法造成%2点伤害，而你只剩%3点生命值。</translation>
    </message>
    <message>
        <source>%1 shot you: its arrow does %2 damage, and you had %3 health left.</source>
        <translation>%1射死了你：箭造成%2点伤害，而你只剩%3点生命值。</translation>
    </message>
    <message>
        <source>%1 struck you down with a blow of %2 when you had %3 health left.</source>
        <translation>%1以一次%2点伤害的攻击击倒了你，而你只剩%3点生命值。</translation>
    </message>
    <message>
        <source>An arrow killed you: %1 damage, and you had %2 health left.</source>
        <translation>一支箭杀死了你：造成%1点伤害，而你只剩%2点生命值。</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>第%1层</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>关卡%1</translation>
    </message>
    <message>
        <source>Magic killed you: %1 damage, and you had %2 health left.</source>
        <translation>魔法杀死了你：造成%1点伤害，而你只剩%2点生命值。</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>房间%1</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>某个敌人</translation>
    </message>
    <message>
        <source>The %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>You drank poison, with %1 health left.</source>
        <translation>你喝下了毒药，当时只剩%1点生命值。</translation>
    </message>
    <message>
        <source>You fell in a fight.</source>
        <translation>你在战斗中倒下了。</translation>
    </message>
    <message>
        <source>You stepped on a spike, with %1 health left.</source>
        <translation>你踩上了尖刺，当时还有%1点生命值。</translation>
    </message>
    <message>
        <source>a fight</source>
        <translation>战斗</translation>
    </message>
    <message>
        <source>a spike</source>
        <translation>尖刺</translation>
    </message>
    <message>
        <source>a touch</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>achievements.json</source>
        <translation>achievements.json</translation>
    </message>
    <message>
        <source>an arrow</source>
        <translation>箭</translation>
    </message>
    <message>
        <source>an earlier affix has the same key</source>
        <translation>前面已有词缀使用同一个键</translation>
    </message>
    <message>
        <source>arrow (%1)</source>
        <translation>箭（%1）</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>captive must be the kind of the captive</source>
        <translation>captive必须为俘虏的种类</translation>
    </message>
    <message>
        <source>command %1 of its log is not possible</source>
        <translation>其日志的第%1条命令无法执行</translation>
    </message>
    <message>
        <source>fits must be &apos;sword&apos; or &apos;armour&apos;</source>
        <translation>fits必须为“sword”或“armour”</translation>
    </message>
    <message>
        <source>has an unknown version</source>
        <translation>版本未知</translation>
    </message>
    <message>
        <source>has more than %1 entries</source>
        <translation>多于%1项</translation>
    </message>
    <message>
        <source>has the key of another entry: %1</source>
        <translation>与另一项使用同一个键：%1</translation>
    </message>
    <message>
        <source>is cut short</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>is longer than any run</source>
        <translation>长于任何一局所能有的</translation>
    </message>
    <message>
        <source>is no scenario</source>
        <translation>不是剧本</translation>
    </message>
    <message>
        <source>is not base64</source>
        <translation>不是base64</translation>
    </message>
    <message>
        <source>it was played by other rules than those of this version</source>
        <translation>它游玩时的规则与本版本的不同</translation>
    </message>
    <message>
        <source>items.json: there can be at most %1 wares</source>
        <translation>items.json：商品最多%1种</translation>
    </message>
    <message>
        <source>kind must be &apos;item&apos;, &apos;effect&apos;, &apos;identify&apos; or &apos;affix&apos;</source>
        <translation>kind必须为“item”、“effect”、“identify”或“affix”</translation>
    </message>
    <message>
        <source>magic (%1)</source>
        <translation>魔法（%1）</translation>
    </message>
    <message>
        <source>must be &quot;won&quot;, &quot;lost&quot; or &quot;unfinished&quot;</source>
        <translation>必须是“won”、“lost”或“unfinished”</translation>
    </message>
    <message>
        <source>name must have a %1 for the name of the item</source>
        <translation>name必须含有代表物品名称的%1</translation>
    </message>
    <message>
        <source>poison</source>
        <translation>毒药</translation>
    </message>
    <message>
        <source>rows must be equally long, at most 17 by 17, of the symbols #.~t$mMco?gpsa and spaces, with no empty column at either side</source>
        <translation>rows的各行必须等长，最大17×17，由符号#.~t$mMco?gpsa和空格组成，左右两侧没有空列</translation>
    </message>
    <message>
        <source>several played this world, and a card has the run of one player</source>
        <translation>这个世界有多名玩家玩过，而种子卡只能含一名玩家的对局</translation>
    </message>
    <message>
        <source>several players are in its log</source>
        <translation>其日志中有多名玩家</translation>
    </message>
    <message>
        <source>the log leads to another state of the world than it claims</source>
        <translation>按日志得出的世界状态与其声称的不同</translation>
    </message>
    <message>
        <source>the run doesn&apos;t end as it claims</source>
        <translation>这一局的结局与其声称的不同</translation>
    </message>
    <message>
        <source>the world has its own monsters, items or rules, or those of another version</source>
        <translation>世界使用自己的或另一版本的怪物、物品或规则</translation>
    </message>
    <message>
        <source>the world isn&apos;t as its log leaves it</source>
        <translation>世界的状态与其日志的结果不符</translation>
    </message>
    <message>
        <source>there is no item &apos;%1&apos;</source>
        <translation>没有物品“%1”</translation>
    </message>
    <message>
        <source>this version generates another world</source>
        <translation>本版本生成的世界不同</translation>
    </message>
    <message>
        <source>it claims a score of %1, but the log leads to %2</source>
        <translation>它声称得分为%1，但日志得出的是%2</translation>
    </message>
    <message>
        <source>A short dungeon</source>
        <translation>短地牢</translation>
    </message>
    <message>
        <source>The way through all floors is short.</source>
        <translation>穿过所有楼层的路很短。</translation>
    </message>
    <message>
        <source>A long dungeon</source>
        <translation>长地牢</translation>
    </message>
    <message>
        <source>The way through all floors is long.</source>
        <translation>穿过所有楼层的路很长。</translation>
    </message>
    <message>
        <source>The boss is near</source>
        <translation>首领就在附近</translation>
    </message>
    <message>
        <source>Few doors and few monsters are between the start and the boss.</source>
        <translation>从起点到首领，要过的门少，怪物也少。</translation>
    </message>
    <message>
        <source>Well supplied</source>
        <translation>补给充足</translation>
    </message>
    <message>
        <source>There is far more to find than to fight.</source>
        <translation>可找的东西远多于要打的敌人。</translation>
    </message>
    <message>
        <source>Lakes</source>
        <translation>湖泊</translation>
    </message>
    <message>
        <source>Much of the cavern is water.</source>
        <translation>大洞窟的很大一部分是水。</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>林地</translation>
    </message>
    <message>
        <source>Much of the cavern is overgrown with trees.</source>
        <translation>大洞窟的很大一部分长满了树。</translation>
    </message>
    <message>
        <source>%1 always has a value</source>
        <translation>%1总有值</translation>
    </message>
    <message>
        <source>%1 is a share, at most 1 or 100%; did you mean %2%?</source>
        <translation>%1是比例，最大为1或100%；你是不是想输入%2%？</translation>
    </message>
    <message>
        <source>%1 is a whole number</source>
        <translation>%1是整数</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1最小为%2</translation>
    </message>
    <message>
        <source>%1 is at most %2 in these worlds</source>
        <translation>在这些世界中，%1最大为%2</translation>
    </message>
    <message>
        <source>%1 is at most %2 or none, so only worlds without one fit; write &apos;%1 = none&apos; for that</source>
        <translation>%1最大为%2，或为无，因此只有为无的世界才符合；若要如此，请写“%1 = none”</translation>
    </message>
    <message>
        <source>%1 must be a number from 0 to 1</source>
        <translation>%1必须是0到1的数</translation>
    </message>
    <message>
        <source>%1 worlds have levels; places are searched for in endless worlds</source>
        <translation>%1的世界由关卡组成；只能在无尽的世界中查找地点</translation>
    </message>
    <message>
        <source>%1, so this is true of no world</source>
        <translation>%1，因此没有世界满足此条件</translation>
    </message>
    <message>
        <source>a sketch has at most %1 columns</source>
        <translation>草图最多%1列</translation>
    </message>
    <message>
        <source>a sketch has at most %1 lines</source>
        <translation>草图最多%1行</translation>
    </message>
    <message>
        <source>generator %1 has no version &apos;%2&apos;; the newest is %3</source>
        <translation>生成器%1没有版本“%2”；最新版本为%3</translation>
    </message>
    <message>
        <source>line %1 is longer than %2 bytes</source>
        <translation>第%1行超过%2字节</translation>
    </message>
    <message>
        <source>line %1 is not valid UTF-8</source>
        <translation>第%1行不是有效的UTF-8</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第%1行，第%2列：%3</translation>
    </message>
    <message>
        <source>the sketch has no cell to compare; all of them may be anything</source>
        <translation>草图中没有可比较的格；所有格都可为任意</translation>
    </message>
    <message>
        <source>the sketch is empty</source>
        <translation>草图为空</translation>
    </message>
    <message>
        <source>unknown cell &apos;%1&apos;; expected &apos;.&apos; floor, &apos;#&apos; rock, &apos;$&apos; chest, &apos;M&apos; monster, &apos;@&apos; spawn, &apos;+&apos; way in or out, &apos;?&apos; or &apos; &apos; anything</source>
        <translation>未知的格“%1”；应为“.”地面、“#”岩石、“$”宝箱、“M”怪物、“@”出生点、“+”出入口、“?”或“ ”任意</translation>
    </message>
    <message>
        <source>Steps of the cellular automaton that shapes the caves.</source>
        <translation>塑造洞穴的元胞自动机运行的步数。</translation>
    </message>
    <message>
        <source>More steps of the automaton, after portals are opened.</source>
        <translation>打通通道之后，自动机再运行的步数。</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>物件</translation>
    </message>
    <message>
        <source>Number of chests or monsters reachable from the spawn within this many steps that fit the description in brackets.</source>
        <translation>从出生点出发，在此步数之内可到达的、符合括号中描述的宝箱或怪物的数量。</translation>
    </message>
    <message>
        <source>Nearest thing</source>
        <translation>最近的物件</translation>
    </message>
    <message>
        <source>Steps from the spawn to the nearest chest or monster that fits the description in brackets; none if there is none within reach.</source>
        <translation>从出生点到最近的、符合括号中描述的宝箱或怪物的步数；范围内没有则为无。</translation>
    </message>
    <message>
        <source>There are chests at most 5 steps from each other.</source>
        <translation>有宝箱彼此相距最多5步。</translation>
    </message>
    <message>
        <source>An unguarded weapon</source>
        <translation>无人看守的武器</translation>
    </message>
    <message>
        <source>A chest with a good weapon is near, and no monster is near the chest.</source>
        <translation>附近有装有好武器的宝箱，且宝箱附近没有怪物。</translation>
    </message>
    <message>
        <source>a chest</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>a monster, on its starting cell</source>
        <translation>怪物，位于其初始格</translation>
    </message>
    <message>
        <source>describes its properties</source>
        <translation>描述其属性</translation>
    </message>
    <message>
        <source>such a thing is at most this many steps away</source>
        <translation>最多这么多步之外有这样的物件</translation>
    </message>
    <message>
        <source>no such thing is within this many steps</source>
        <translation>这么多步之内没有这样的物件</translation>
    </message>
    <message>
        <source>power of its strongest weapon; 0 without one</source>
        <translation>其中最强武器的强度；没有则为0</translation>
    </message>
    <message>
        <source>power of its best armour; 0 without one</source>
        <translation>其中最佳护甲的强度；没有则为0</translation>
    </message>
    <message>
        <source>gold in it</source>
        <translation>其中的金币</translation>
    </message>
    <message>
        <source>health of its kind, in points</source>
        <translation>其种类的生命值，以点计</translation>
    </message>
    <message>
        <source>what it is near to</source>
        <translation>靠近的对象</translation>
    </message>
    <message>
        <source>where players enter</source>
        <translation>玩家进入世界的地方</translation>
    </message>
    <message>
        <source>%1 must be a multiple of %2</source>
        <translation>%1必须是%2的倍数</translation>
    </message>
    <message>
        <source>&apos;&lt;&apos;, &apos;&lt;=&apos;, &apos;=&apos;, &apos;&gt;=&apos; or &apos;&gt;&apos;</source>
        <translation>“&lt;”、“&lt;=”、“=”、“&gt;=”或“&gt;”</translation>
    </message>
    <message>
        <source>&apos;and&apos; or &apos;)&apos;</source>
        <translation>“and”或“)”</translation>
    </message>
    <message>
        <source>&apos;chest&apos; or &apos;monster&apos;</source>
        <translation>“chest”或“monster”</translation>
    </message>
    <message>
        <source>&apos;chest&apos;, &apos;monster&apos; or &apos;spawn&apos;</source>
        <translation>“chest”、“monster”或“spawn”</translation>
    </message>
    <message>
        <source>&apos;with&apos;, &apos;within&apos;, &apos;not within&apos; or &apos;)&apos;</source>
        <translation>“with”、“within”、“not within”或“)”</translation>
    </message>
    <message>
        <source>&apos;within&apos; or &apos;not within&apos;</source>
        <translation>“within”或“not within”</translation>
    </message>
    <message>
        <source>a property of chests: &apos;weapon&apos;, &apos;armour&apos; or &apos;gold&apos;</source>
        <translation>宝箱的属性：“weapon”、“armour”或“gold”</translation>
    </message>
    <message>
        <source>at most %1 parts with &apos;within&apos; or &apos;not within&apos; are allowed</source>
        <translation>最多允许%1个带“within”或“not within”的部分</translation>
    </message>
    <message>
        <source>expected %1, not &apos;%2&apos;</source>
        <translation>应为%1，而不是“%2”</translation>
    </message>
    <message>
        <source>expected &apos;(&apos; after &apos;%1&apos;, as in &apos;%1(chest within 5 of chest)&apos;</source>
        <translation>“%1”之后应为“(”，例如“%1(chest within 5 of chest)”</translation>
    </message>
    <message>
        <source>expected a metric</source>
        <translation>应为指标</translation>
    </message>
    <message>
        <source>expected the end of the metric, not &apos;%1&apos;</source>
        <translation>指标应在此结束，而不是“%1”</translation>
    </message>
    <message>
        <source>the property of monsters: &apos;health&apos;</source>
        <translation>怪物的属性：“health”</translation>
    </message>
    <message>
        <source>the spawn has no properties</source>
        <translation>出生点没有属性</translation>
    </message>
    <message>
        <source>it is missing from the library of seeds</source>
        <translation>种子收藏中没有它</translation>
    </message>
    <message>
        <source>&apos;and&apos;, &apos;within&apos;, &apos;not within&apos; or &apos;)&apos;</source>
        <translation>“and”、“within”、“not within”或“)”</translation>
    </message>
    <message>
        <source>at most %1 steps between things</source>
        <translation>物体之间最多%1步</translation>
    </message>
    <message>
        <source>Two chests close together</source>
        <translation>两个相距很近的宝箱</translation>
    </message>
    <message>
        <source>%1 is always none in these worlds, so this is true of no world</source>
        <translation>在这些世界中，%1始终为none，因此没有世界符合</translation>
    </message>
    <message>
        <source>no value satisfies this</source>
        <translation>没有值能满足此要求</translation>
    </message>
    <message>
        <source>%1 of %2 worlds are searched; run its command again to resume</source>
        <translation>%2个世界中已搜索%1个；再次运行其命令即可继续</translation>
    </message>
    <message>
        <source>reading %1 was stopped</source>
        <translation>已停止读取%1</translation>
    </message>
    <message>
        <source>seed %1 contradicts the condition</source>
        <translation>种子%1与条件矛盾</translation>
    </message>
    <message>
        <source>seed %1 is not at position %2</source>
        <translation>种子%1不在位置%2</translation>
    </message>
    <message>
        <source>the summary is damaged: %1 is missing or wrong</source>
        <translation>摘要已损坏：%1缺失或有误</translation>
    </message>
    <message>
        <source>this is shard %1 of %2; merge all of them first</source>
        <translation>这是第%1个分片，共%2个；请先合并所有分片</translation>
    </message>
    <message>
        <source>caves, version 2</source>
        <translation>洞穴，版本2</translation>
    </message>
    <message>
        <source>caves, version 2, odd settings</source>
        <translation>洞穴，版本2，特殊设置</translation>
    </message>
    <message>
        <source>journey</source>
        <translation>旅程</translation>
    </message>
    <message>
        <source>%1 answers, but not as a game of Cave Game</source>
        <translation>%1有应答，但不是Cave Game的游戏</translation>
    </message>
    <message>
        <source>%1 is busy: it closed the connection before it could check the join code; try again in a minute</source>
        <translation>%1正忙：在检查加入码之前就关闭了连接；请一分钟后再试</translation>
    </message>
    <message>
        <source>%1 only accepts connections from its own network; ask the host to accept those from outside, too</source>
        <translation>%1只接受来自本网络的连接；请让房主也接受来自外部的连接</translation>
    </message>
    <message>
        <source>too many wrong join codes came to %1 from this address; wait five minutes, then try again with the code that the host sees now</source>
        <translation>从此地址向%1发送了太多错误的加入码；请等待五分钟，然后用房主现在看到的加入码重试</translation>
    </message>
    <message>
        <source>a join code has %1 words; one of %2 is incomplete, or from an earlier version of Cave Game, and a new one is needed</source>
        <translation>加入码有%1个单词；只有%2个单词的不完整，或来自较早版本的Cave Game，需要新的加入码</translation>
    </message>
    <message>
        <source>%1 bytes came that unpack to more than %2, which no world does</source>
        <translation>收到的%1字节解压后超过%2字节，任何世界都不会如此</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos;: expected a number of pixels</source>
        <translation>%1“%2”：应为像素数</translation>
    </message>
    <message>
        <source>covers more than %1 tiles</source>
        <translation>覆盖了超过%1个图块</translation>
    </message>
    <message>
        <source>expected a map of Tiled, with the type &apos;map&apos;</source>
        <translation>应为类型为“map”的Tiled地图</translation>
    </message>
    <message>
        <source>expected a shape of whole tiles, with edges along the grid</source>
        <translation>应为由完整图块组成、边沿网格的形状</translation>
    </message>
    <message>
        <source>has an invalid size or more than %1 tiles</source>
        <translation>尺寸无效或超过%1个图块</translation>
    </message>
    <message>
        <source>has tiles that can&apos;t be read</source>
        <translation>含有无法读取的图块</translation>
    </message>
    <message>
        <source>is a picture, which is not read; a background is a property of the map, such as &apos;line 1&apos;</source>
        <translation>是图像，不会读取；背景是地图的属性，例如“line 1”</translation>
    </message>
    <message>
        <source>is a polygon or larger than a tile, which only walls, spikes and goals may be</source>
        <translation>是多边形或大于一个图块，只有墙、尖刺和终点可以这样</translation>
    </message>
    <message>
        <source>is a tile layer; its property &apos;type&apos; is &apos;%1&apos;, expected what its tiles are: Wall, Spike and the like</source>
        <translation>是图块层；其属性“type”为“%1”，应为其图块的类型：Wall、Spike等</translation>
    </message>
    <message>
        <source>is larger than its size</source>
        <translation>大于其声明的尺寸</translation>
    </message>
    <message>
        <source>is of the shape &apos;%1&apos;, which levels don&apos;t have</source>
        <translation>形状为“%1”，关卡中没有这种形状</translation>
    </message>
    <message>
        <source>is rotated by &apos;%1&apos; degrees; expected a multiple of 90</source>
        <translation>旋转了“%1”度；应为90的倍数</translation>
    </message>
    <message>
        <source>is stored as &apos;%1&apos;; choose the tile layer format CSV in Tiled</source>
        <translation>以“%1”存储；请在Tiled中选择图块层格式CSV</translation>
    </message>
    <message>
        <source>the layer &apos;%1&apos;</source>
        <translation>图层“%1”</translation>
    </message>
    <message>
        <source>the map has more than %1 objects and tiles of walls</source>
        <translation>地图的对象和墙图块超过%1个</translation>
    </message>
    <message>
        <source>uses the template &apos;%1&apos;, which is not read; detach it in Tiled</source>
        <translation>使用了模板“%1”，不会读取；请在Tiled中将其分离</translation>
    </message>
    <message>
        <source>line %1 has a quotation mark without its counterpart</source>
        <translation>第%1行的引号不成对</translation>
    </message>
    <message>
        <source>line %1 has no column &apos;%2&apos;</source>
        <translation>第%1行没有列“%2”</translation>
    </message>
    <message>
        <source>there is no folder for worlds: HOME isn&apos;t set, and you have no home; set HOME or CAVEGAME_DATA_DIR, or use --data-dir</source>
        <translation>没有存放世界的文件夹：未设置HOME，且你没有主目录；请设置HOME或CAVEGAME_DATA_DIR，或使用--data-dir</translation>
    </message>
    <message>
        <source>cannot set aside</source>
        <translation>无法移开</translation>
    </message>
    <message>
        <source>Recovered %1</source>
        <translation>恢复的%1</translation>
    </message>
    <message>
        <source>the host had to stop: the file of the world was deleted, moved or replaced by another program on its computer</source>
        <translation>房主不得不停止：其电脑上的世界文件被其他程序删除、移动或替换</translation>
    </message>
    <message>
        <source>its file was deleted, moved or replaced by another program; hosting has stopped, and the world as it was played is saved as %1</source>
        <translation>其文件被其他程序删除、移动或替换；主持已停止，所玩的世界已保存为%1</translation>
    </message>
    <message>
        <source>cannot make a copy to read of</source>
        <translation>无法制作用于读取的副本：</translation>
    </message>
    <message>
        <source>it is restored from the log of commands, or the player is moved to the entrance</source>
        <translation>从命令记录恢复，或将玩家移到入口</translation>
    </message>
    <message>
        <source>restored from the log of commands</source>
        <translation>已从命令记录恢复</translation>
    </message>
    <message>
        <source>restored from their copy in the file</source>
        <translation>已从文件中的副本恢复</translation>
    </message>
    <message>
        <source>the parts of it that can be read are kept</source>
        <translation>其中可读的部分被保留</translation>
    </message>
    <message>
        <source>the world was edited, repaired or imported, so it isn&apos;t what its seed and its log make</source>
        <translation>世界被编辑、修复或导入过，因此不是由其种子和记录得出的</translation>
    </message>
    <message>
        <source>there is no folder for temporary files</source>
        <translation>没有存放临时文件的文件夹</translation>
    </message>
    <message>
        <source>what was kept or explored since is kept</source>
        <translation>此后保留或探索的内容予以保留</translation>
    </message>
    <message>
        <source>the start of the current part of its log is missing</source>
        <translation>其记录当前部分的起点缺失</translation>
    </message>
    <message>
        <source>thing placed</source>
        <translation>放置了物品</translation>
    </message>
    <message>
        <source>thing removed</source>
        <translation>移除了物品</translation>
    </message>
    <message>
        <source>features</source>
        <translation>地物</translation>
    </message>
    <message>
        <source>its number is below 0</source>
        <translation>其编号小于0</translation>
    </message>
    <message>
        <source>its text must be UTF-8 of at most %1 bytes</source>
        <translation>其文本必须是最多%1字节的UTF-8</translation>
    </message>
    <message>
        <source>must be 16 hexadecimal digits</source>
        <translation>必须是16位十六进制数字</translation>
    </message>
    <message>
        <source>must have an &quot;id&quot; of three numbers and a &quot;last_seen&quot; of two</source>
        <translation>必须有含三个数的“id”和含两个数的“last_seen”</translation>
    </message>
    <message>
        <source>must have at least one feature</source>
        <translation>必须至少有一个地物</translation>
    </message>
    <message>
        <source>such a thing can&apos;t be moved</source>
        <translation>这种东西无法移动</translation>
    </message>
    <message>
        <source>the feature at %1 is invalid</source>
        <translation>%1处的地物无效</translation>
    </message>
    <message>
        <source>the feature at %1: %2</source>
        <translation>%1处的地物：%2</translation>
    </message>
    <message>
        <source>the features are truncated</source>
        <translation>地物不完整</translation>
    </message>
    <message>
        <source>unknown kind &apos;%1&apos;</source>
        <translation>未知的种类“%1”</translation>
    </message>
    <message>
        <source>it is made of the first again</source>
        <translation>将根据第一份重新生成</translation>
    </message>
    <message>
        <source>the second copy of its name, seed, settings and content</source>
        <translation>其名称、种子、设置和内容的第二份副本</translation>
    </message>
    <message>
        <source>the second copy of its name, seed, settings and content can&apos;t be read: %1</source>
        <translation>无法读取其名称、种子、设置和内容的第二份副本：%1</translation>
    </message>
    <message>
        <source>the second copy of its name, seed, settings and content is not the same as the first</source>
        <translation>其名称、种子、设置和内容的第二份副本与第一份不同</translation>
    </message>
    <message>
        <source>the states that earlier parts of the log begin with</source>
        <translation>日志各早期部分的起始状态</translation>
    </message>
    <message>
        <source>what is noted of how it was played</source>
        <translation>关于其游玩方式的记录</translation>
    </message>
    <message>
        <source>which damaged regions were dealt with</source>
        <translation>哪些损坏的区域已处理</translation>
    </message>
    <message>
        <source>a division by 0 has no value, so this is true of no world, also after &apos;not&apos;</source>
        <translation>除以0没有值，因此对任何世界都不成立，“not”之后也一样</translation>
    </message>
    <message>
        <source>Murky Draught</source>
        <translation>浑浊药剂</translation>
    </message>
    <message>
        <source>Amber Draught</source>
        <translation>琥珀色药剂</translation>
    </message>
    <message>
        <source>Milky Draught</source>
        <translation>乳白药剂</translation>
    </message>
    <message>
        <source>Green Draught</source>
        <translation>绿色药剂</translation>
    </message>
    <message>
        <source>Smoking Draught</source>
        <translation>冒烟药剂</translation>
    </message>
    <message>
        <source>Black Draught</source>
        <translation>黑色药剂</translation>
    </message>
    <message>
        <source>Glowing Draught</source>
        <translation>发光药剂</translation>
    </message>
    <message>
        <source>Clear Draught</source>
        <translation>清澈药剂</translation>
    </message>
    <message>
        <source>Clay Flask</source>
        <translation>陶瓶</translation>
    </message>
    <message>
        <source>Glass Flask</source>
        <translation>玻璃瓶</translation>
    </message>
    <message>
        <source>Copper Flask</source>
        <translation>铜瓶</translation>
    </message>
    <message>
        <source>Sealed Flask</source>
        <translation>封口瓶</translation>
    </message>
    <message>
        <source>Rattling Flask</source>
        <translation>作响的瓶子</translation>
    </message>
    <message>
        <source>Cold Flask</source>
        <translation>冰凉的瓶子</translation>
    </message>
    <message>
        <source>Sooty Flask</source>
        <translation>熏黑的瓶子</translation>
    </message>
    <message>
        <source>Leather Flask</source>
        <translation>皮瓶</translation>
    </message>
    <message>
        <source>Torn Scroll</source>
        <translation>撕破的卷轴</translation>
    </message>
    <message>
        <source>Yellowed Scroll</source>
        <translation>泛黄的卷轴</translation>
    </message>
    <message>
        <source>Sealed Scroll</source>
        <translation>封印的卷轴</translation>
    </message>
    <message>
        <source>Stained Scroll</source>
        <translation>污渍斑斑的卷轴</translation>
    </message>
    <message>
        <source>Blank Scroll</source>
        <translation>空白卷轴</translation>
    </message>
    <message>
        <source>Burnt Scroll</source>
        <translation>烧焦的卷轴</translation>
    </message>
    <message>
        <source>Tied Scroll</source>
        <translation>捆扎的卷轴</translation>
    </message>
    <message>
        <source>Dusty Scroll</source>
        <translation>蒙尘的卷轴</translation>
    </message>
    <message>
        <source>world</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>library of seeds</source>
        <translation>种子库</translation>
    </message>
    <message>
        <source>history of runs</source>
        <translation>对局历史</translation>
    </message>
    <message>
        <source>record of totals</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>%1 can be read only in part, rows: %2 (table %3)</source>
        <translation>%1只能部分读取，行：%2（表%3）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is neither a keyword (%2) nor part of a name in this world</source>
        <translation>“%1”既不是关键字（%2），也不在此世界的任何名称中</translation>
    </message>
    <message>
        <source>before the summary there must be matches: %1, near misses: %2</source>
        <translation>摘要之前应有匹配：%1，接近的种子：%2</translation>
    </message>
    <message>
        <source>cells: %1, but columns: %2</source>
        <translation>格：%1，但列：%2</translation>
    </message>
    <message>
        <source>cells: %1, but in the first row: %2</source>
        <translation>格：%1，但第一行：%2</translation>
    </message>
    <message>
        <source>cells: columns: %1, but in %2: %3</source>
        <translation>cells：列：%1，但%2中：%3</translation>
    </message>
    <message>
        <source>claimed kills: %1, but the log leads to %2</source>
        <translation>声称的击杀：%1，但日志得出%2</translation>
    </message>
    <message>
        <source>claimed turns: %1, but the log leads to %2</source>
        <translation>声称的回合：%1，但日志得出%2</translation>
    </message>
    <message>
        <source>columns: %1; regions have from %2 to %3</source>
        <translation>列：%1；区域应有%2到%3列</translation>
    </message>
    <message>
        <source>elements: %1, but in &apos;entities&apos;: %2</source>
        <translation>元素：%1，但“entities”中：%2</translation>
    </message>
    <message>
        <source>it has no database header</source>
        <translation>缺少数据库文件头</translation>
    </message>
    <message>
        <source>it is a %1</source>
        <translation>它是“%1”</translation>
    </message>
    <message>
        <source>it was already over</source>
        <translation>它早已结束</translation>
    </message>
    <message>
        <source>items.json: affix &apos;%1&apos;: there is already an item with the key &apos;%2&apos;</source>
        <translation>items.json：词缀“%1”：已有键为“%2”的物品</translation>
    </message>
    <message>
        <source>levels in the file: %1, but there are %2</source>
        <translation>文件中的关卡：%1，实际为%2</translation>
    </message>
    <message>
        <source>the replay of a game gave another result (commands: %1)</source>
        <translation>一局的回放得到不同的结果（命令：%1）</translation>
    </message>
    <message>
        <source>the world is made from its own level files</source>
        <translation>世界由自己的关卡文件组成</translation>
    </message>
    <message>
        <source>there is already another spawn &apos;@&apos;</source>
        <translation>已经有另一个出生点“@”</translation>
    </message>
    <message>
        <source>tiles: %1; expected %2</source>
        <translation>图块：%1；应为%2</translation>
    </message>
    <message>
        <source>there is already a stamp called &apos;%1&apos;</source>
        <translation>已经有名为“%1”的图章</translation>
    </message>
    <message>
        <source>done; commands: %1</source>
        <translation>完成；命令：%1</translation>
    </message>
    <message>
        <source>Cells explored</source>
        <translation>已探索的格</translation>
    </message>
    <message>
        <source>Chests opened</source>
        <translation>打开的宝箱</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>死亡次数</translation>
    </message>
    <message>
        <source>Distance from the origin</source>
        <translation>距原点的距离</translation>
    </message>
    <message>
        <source>Monsters killed</source>
        <translation>击杀的怪物</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Relics found</source>
        <translation>找到的遗物</translation>
    </message>
    <message>
        <source>Places reached</source>
        <translation>到达的地点</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1，版本%2</translation>
    </message>
    <message>
        <source>the built-in content is not valid</source>
        <translation>内置内容无效</translation>
    </message>
    <message>
        <source>until must be at least since</source>
        <translation>until不得小于since</translation>
    </message>
    <message>
        <source>%1 is outside the map</source>
        <translation>%1在地图之外</translation>
    </message>
    <message>
        <source>%1; behind the diagonal gap between %2 and %3, which blocks</source>
        <translation>%1；位于%2与%3之间的对角缝隙之后，该缝隙遮挡视线</translation>
    </message>
    <message>
        <source>%1; behind the diagonal gap between %2 and %3, which the rule ignores</source>
        <translation>%1；位于%2与%3之间的对角缝隙之后，规则忽略该缝隙</translation>
    </message>
    <message>
        <source>%1; blocks</source>
        <translation>%1；遮挡</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing before the map</source>
        <translation>地图之前缺少“%1”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>“%1”不是%2到%3的整数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is there a second time</source>
        <translation>“%1”重复出现</translation>
    </message>
    <message>
        <source>a sight case begins with the line &apos;%1&apos;</source>
        <translation>视线用例以“%1”一行开头</translation>
    </message>
    <message>
        <source>blocked at %1 by a diagonal gap</source>
        <translation>在%1被对角缝隙遮挡</translation>
    </message>
    <message>
        <source>blocked at %1 by that cell</source>
        <translation>在%1被该格遮挡</translation>
    </message>
    <message>
        <source>column %1: no letter of a map</source>
        <translation>第%1列：不是地图字符</translation>
    </message>
    <message>
        <source>expected %1, but it is %2</source>
        <translation>预期：%1，实际：%2</translation>
    </message>
    <message>
        <source>expected %1, but it is %2: d² %3, limit %4</source>
        <translation>预期：%1，实际：%2；d² %3，上限%4</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos;</source>
        <translation>应为“%1”</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>inside the disc</source>
        <translation>在圆内</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>外部</translation>
    </message>
    <message>
        <source>outside the disc</source>
        <translation>在圆外</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>the log goes from turn %1 to turn %2; it has no turn %3</source>
        <translation>日志从第%1回合到第%2回合；没有第%3回合</translation>
    </message>
    <message>
        <source>the map has %1 rows, not %2</source>
        <translation>地图有%1行，而非%2行</translation>
    </message>
    <message>
        <source>the map has more than %1 rows</source>
        <translation>地图超过%1行</translation>
    </message>
    <message>
        <source>the map is missing; it begins with &apos;area X Y WIDTH HEIGHT&apos;</source>
        <translation>缺少地图；它以“area X Y WIDTH HEIGHT”开头</translation>
    </message>
    <message>
        <source>the map of the case would be more than %1 cells wide or high</source>
        <translation>用例的地图宽或高会超过%1格</translation>
    </message>
    <message>
        <source>the row has %1 letters, not %2</source>
        <translation>该行有%1个字符，而非%2个</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>树木</translation>
    </message>
    <message>
        <source>unknown word &apos;%1&apos;; expected note, viewer, monster, target, rule, disc, expect or area</source>
        <translation>未知的词“%1”；应为note、viewer、monster、target、rule、disc、expect或area</translation>
    </message>
    <message>
        <source>water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>the past is shown; return to the present to advance turns</source>
        <translation>正在显示过去；请回到现在再推进回合</translation>
    </message>
    <message>
        <source>%1 by the log: %2; in the other run: %3</source>
        <translation>按日志，%1：%2；在另一种经过中：%3</translation>
    </message>
    <message>
        <source>%1 can&apos;t be changed in an existing world of the generator %2</source>
        <translation>已有的生成器%2的世界不能更改%1</translation>
    </message>
    <message>
        <source>%1 is in another state</source>
        <translation>%1的状态不同</translation>
    </message>
    <message>
        <source>at its first place</source>
        <translation>在最初的位置</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>已死</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>不在</translation>
    </message>
    <message>
        <source>only by the log: %1</source>
        <translation>仅按日志：%1</translation>
    </message>
    <message>
        <source>only in the other run: %1</source>
        <translation>仅在另一种经过中：%1</translation>
    </message>
    <message>
        <source>player %1 fights %2 by the log, %3 in the other run</source>
        <translation>按日志，玩家%1与%2战斗；在另一种经过中与%3战斗</translation>
    </message>
    <message>
        <source>player %1 has %2 health by the log, %3 in the other run</source>
        <translation>按日志，玩家%1的生命值为%2；在另一种经过中为%3</translation>
    </message>
    <message>
        <source>player %1 is at %2 by the log, at %3 in the other run</source>
        <translation>按日志，玩家%1在%2；在另一种经过中在%3</translation>
    </message>
    <message>
        <source>player %1 is in another state</source>
        <translation>玩家%1的状态不同</translation>
    </message>
    <message>
        <source>the command &apos;%1&apos; is not possible in the other run</source>
        <translation>命令&apos;%1&apos;在另一种经过中不可行</translation>
    </message>
    <message>
        <source>the map, or what is explored of it, is another one</source>
        <translation>地图或其已探索部分不同</translation>
    </message>
    <message>
        <source>the random draws are other ones</source>
        <translation>随机结果不同</translation>
    </message>
    <message>
        <source>the run is in another state</source>
        <translation>对局的状态不同</translation>
    </message>
    <message>
        <source>the turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>the player&apos;s place, to the east</source>
        <translation>玩家的位置，向东</translation>
    </message>
    <message>
        <source>the player&apos;s place, to the north</source>
        <translation>玩家的位置，向北</translation>
    </message>
    <message>
        <source>the player&apos;s health, in points</source>
        <translation>玩家的生命值，以点计</translation>
    </message>
    <message>
        <source>number of the level or floor that the player is on; 0 if none</source>
        <translation>玩家所在关卡或楼层的编号；没有时为0</translation>
    </message>
    <message>
        <source>the player&apos;s own level, with dice; otherwise 1</source>
        <translation>玩家自身的等级（使用骰子时）；否则为1</translation>
    </message>
    <message>
        <source>the player&apos;s experience, the score</source>
        <translation>玩家的经验，即得分</translation>
    </message>
    <message>
        <source>the player&apos;s gold</source>
        <translation>玩家的金币</translation>
    </message>
    <message>
        <source>steps that the player took</source>
        <translation>玩家走过的步数</translation>
    </message>
    <message>
        <source>cells that the player explored</source>
        <translation>玩家探索过的格数</translation>
    </message>
    <message>
        <source>chests that the player opened</source>
        <translation>玩家打开的宝箱数</translation>
    </message>
    <message>
        <source>fights that the player had</source>
        <translation>玩家经历的战斗数</translation>
    </message>
    <message>
        <source>monsters that the player killed</source>
        <translation>玩家杀死的怪物数</translation>
    </message>
    <message>
        <source>how often the player died</source>
        <translation>玩家死亡的次数</translation>
    </message>
    <message>
        <source>1 during a fight of the player, otherwise 0</source>
        <translation>玩家战斗期间为1，否则为0</translation>
    </message>
    <message>
        <source>how many monsters see the player</source>
        <translation>看到玩家的怪物数</translation>
    </message>
    <message>
        <source>how many monsters near the player are hunting</source>
        <translation>玩家附近正在追捕的怪物数</translation>
    </message>
    <message>
        <source>a monster begins to hunt</source>
        <translation>怪物开始追捕</translation>
    </message>
    <message>
        <source>a monster gives up</source>
        <translation>怪物放弃</translation>
    </message>
    <message>
        <source>a fight begins</source>
        <translation>战斗开始</translation>
    </message>
    <message>
        <source>the player or a monster loses health</source>
        <translation>玩家或怪物失去生命值</translation>
    </message>
    <message>
        <source>a monster dies</source>
        <translation>怪物死亡</translation>
    </message>
    <message>
        <source>the player dies</source>
        <translation>玩家死亡</translation>
    </message>
    <message>
        <source>a chest is opened, or something is taken</source>
        <translation>打开宝箱，或拿取物品</translation>
    </message>
    <message>
        <source>the player comes to another level or band, or to the goal</source>
        <translation>玩家来到另一关卡或地带，或到达目标</translation>
    </message>
    <message>
        <source>the world is edited or repaired</source>
        <translation>世界被编辑或修复</translation>
    </message>
    <message>
        <source>a player comes or goes</source>
        <translation>玩家加入或离开</translation>
    </message>
    <message>
        <source>the kind of the event&apos;s monster, or none</source>
        <translation>事件中怪物的种类，或none</translation>
    </message>
    <message>
        <source>cells, straight, between the player and the event&apos;s monster</source>
        <translation>玩家与事件中怪物之间的直线格数</translation>
    </message>
    <message>
        <source>the event has no monster</source>
        <translation>事件没有怪物</translation>
    </message>
    <message>
        <source>only &apos;monster&apos; can be &apos;none&apos;</source>
        <translation>只有“monster”可以是“none”</translation>
    </message>
    <message>
        <source>unknown name &apos;%1&apos;</source>
        <translation>未知的名称“%1”</translation>
    </message>
    <message>
        <source>unknown name &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>未知的名称“%1”；你是不是想输入“%2”？</translation>
    </message>
    <message>
        <source>at most two comparisons in a row, as in &apos;2 &lt;= chests &lt;= 5&apos;; join more with &apos;&amp;&amp;&apos;</source>
        <translation>最多连续两次比较，如“2 &lt;= chests &lt;= 5”；更多的请用“&amp;&amp;”连接</translation>
    </message>
    <message>
        <source>at most two comparisons in a row, as in &apos;2 &lt;= hunted_by &lt;= 5&apos;; join more with &apos;&amp;&amp;&apos;</source>
        <translation>最多连续两次比较，如“2 &lt;= hunted_by &lt;= 5”；更多的请用“&amp;&amp;”连接</translation>
    </message>
    <message>
        <source>the condition is empty; write for example &apos;chests &gt;= 3&apos;</source>
        <translation>条件为空；例如可写“chests &gt;= 3”</translation>
    </message>
    <message>
        <source>the condition is empty; write for example &apos;health &lt; 10&apos;</source>
        <translation>条件为空；例如可写“health &lt; 10”</translation>
    </message>
    <message>
        <source>&apos;%1&apos; isn&apos;t a command; known are %2</source>
        <translation>“%1”不是命令；已知的命令有：%2</translation>
    </message>
    <message>
        <source>how many of &apos;%1&apos; must be a whole number from 1 to %2</source>
        <translation>“%1”的数量必须是1到%2的整数</translation>
    </message>
    <message>
        <source>the tree &apos;%1&apos; is missing, which &apos;%2&apos; needs</source>
        <translation>缺少“%2”所需的决策树“%1”</translation>
    </message>
    <message>
        <source>there can be 1 to %1 commands</source>
        <translation>可以有1到%1条命令</translation>
    </message>
    <message>
        <source>there is no item &apos;%1&apos; in this world</source>
        <translation>这个世界里没有物品“%1”</translation>
    </message>
    <message>
        <source>edits changed the monsters of the current level</source>
        <translation>编辑更改了当前关卡的怪物</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1%2：%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2, %3; %4; %5</source>
        <translation>%1：%2，%3；%4；%5</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>there are more than %1 lines</source>
        <translation>超过%1行</translation>
    </message>
    <message>
        <source>%1 is read-only here</source>
        <translation>%1在此处为只读</translation>
    </message>
    <message>
        <source>a level holds at most %1 lines</source>
        <translation>一个关卡最多%1行</translation>
    </message>
    <message>
        <source>can&apos;t make the folder %1</source>
        <translation>无法创建文件夹%1</translation>
    </message>
    <message>
        <source>decision trees</source>
        <translation>决策树</translation>
    </message>
    <message>
        <source>more than %1 connected tiles: too many to fill</source>
        <translation>超过%1个相连的图块：太多，无法填充</translation>
    </message>
    <message>
        <source>more than %1 objects</source>
        <translation>超过%1个对象</translation>
    </message>
    <message>
        <source>no world is open for editing</source>
        <translation>没有打开可编辑的世界</translation>
    </message>
    <message>
        <source>a picture of %1 x %2 pixels can&apos;t be made; a side has 1 to %3</source>
        <translation>无法生成%1 x %2像素的图片；每边为1到%3</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2处%1</translation>
    </message>
    <message>
        <source>%1 is from %2 to %3, not %4</source>
        <translation>%1的范围是%2到%3，而不是%4</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1给出了两次</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1×%2格</translation>
    </message>
    <message>
        <source>a kind of monster can only be compared by &apos;=&apos; or &apos;!=&apos;, as in &apos;monster = cave_rat&apos;</source>
        <translation>怪物种类只能用“=”或“!=”比较，如“monster = cave_rat”</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>0到1的数</translation>
    </message>
    <message>
        <source>a number from 0 to 10</source>
        <translation>0到10的数</translation>
    </message>
    <message>
        <source>a set has 1 to %1 worlds, not %2</source>
        <translation>一个集合有1到%1个世界，而不是%2个</translation>
    </message>
    <message>
        <source>a tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>blocked at %1: %2</source>
        <translation>在%1被遮挡：%2</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>标记%1</translation>
    </message>
    <message>
        <source>more than %1 combinations of settings</source>
        <translation>设置组合超过%1个</translation>
    </message>
    <message>
        <source>no setting to vary</source>
        <translation>没有要改变的设置</translation>
    </message>
    <message>
        <source>no values for %1</source>
        <translation>%1没有值</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>%1之一</translation>
    </message>
    <message>
        <source>the last number of the range exceeds 64 bits</source>
        <translation>范围的最后一个数超出64位</translation>
    </message>
    <message>
        <source>the tag &apos;%1&apos;</source>
        <translation>标签“%1”</translation>
    </message>
    <message>
        <source>damaged %1</source>
        <translation>已损坏：%1</translation>
    </message>
    <message>
        <source>players share what they explore, as others have played in this world</source>
        <translation>玩家共享所探索的内容，因为已有其他人在此世界中玩过</translation>
    </message>
    <message>
        <source>the world can&apos;t be saved: %1</source>
        <translation>无法保存世界：%1</translation>
    </message>
    <message>
        <source>the world is saved again</source>
        <translation>世界又能保存了</translation>
    </message>
    <message>
        <source>a number with at most four decimals</source>
        <translation>最多四位小数的数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a player&apos;s name or number is invalid</source>
        <translation>某个玩家的名称或数值无效</translation>
    </message>
    <message>
        <source>one of its numbers is below 0</source>
        <translation>其中一个数值小于0</translation>
    </message>
    <message>
        <source>the world&apos;s name or seed is not UTF-8, or longer than %1 bytes</source>
        <translation>世界的名称或种子不是UTF-8，或超过%1字节</translation>
    </message>
    <message>
        <source>who killed the player is not UTF-8, or too long</source>
        <translation>杀死玩家者的名称不是UTF-8，或太长</translation>
    </message>
    <message>
        <source>%1 could not be removed</source>
        <translation>无法删除%1</translation>
    </message>
    <message>
        <source>%1 could not be restored</source>
        <translation>无法恢复%1</translation>
    </message>
    <message>
        <source>%1 is %2 at %3</source>
        <translation>%1%2，位于%3</translation>
    </message>
    <message>
        <source>a level holds at most %1 MiB of text</source>
        <translation>一个关卡最多%1 MiB文本</translation>
    </message>
    <message>
        <source>a level holds at most %1 commas</source>
        <translation>一个关卡最多%1个逗号</translation>
    </message>
    <message>
        <source>dig the cell out</source>
        <translation>挖开这一格</translation>
    </message>
    <message>
        <source>section %1</source>
        <translation>第%1部分</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1 was left out; the original program has one player</source>
        <translation>%1已略去；原程序只有一个玩家</translation>
    </message>
    <message>
        <source>%1, as a level</source>
        <translation>%1（作为关卡）</translation>
    </message>
    <message>
        <source>%1, property &apos;%2&apos;</source>
        <translation>%1，属性“%2”</translation>
    </message>
    <message>
        <source>%1, type</source>
        <translation>%1，类型</translation>
    </message>
    <message>
        <source>&apos;none&apos; can only be compared by &apos;=&apos; or &apos;!=&apos;</source>
        <translation>“none”只能用“=”或“!=”比较</translation>
    </message>
    <message>
        <source>began to fight</source>
        <translation>开始战斗</translation>
    </message>
    <message>
        <source>began to hunt</source>
        <translation>开始追捕</translation>
    </message>
    <message>
        <source>died</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>done is more than the number of worlds</source>
        <translation>done大于世界的数量</translation>
    </message>
    <message>
        <source>end</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>expected a value after &apos;%1&apos;: a number, a metric, or &apos;(&apos;</source>
        <translation>“%1”之后应为一个值：数、指标或“(”</translation>
    </message>
    <message>
        <source>expected a value after &apos;%1&apos;: a number, a name, or &apos;(&apos;</source>
        <translation>“%1”之后应为一个值：数、名称或“(”</translation>
    </message>
    <message>
        <source>expected a value: a number, a metric, or &apos;(&apos;</source>
        <translation>应为一个值：数、指标或“(”</translation>
    </message>
    <message>
        <source>expected a value: a number, a name, or &apos;(&apos;</source>
        <translation>应为一个值：数、名称或“(”</translation>
    </message>
    <message>
        <source>finished is false, but nothing remains</source>
        <translation>finished为false，但已没有剩余</translation>
    </message>
    <message>
        <source>finished is true, but something remains</source>
        <translation>finished为true，但还有剩余</translation>
    </message>
    <message>
        <source>folder &apos;%1&apos;</source>
        <translation>文件夹“%1”</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>its number is too large</source>
        <translation>其编号太大</translation>
    </message>
    <message>
        <source>its start or finish is not a position in the world</source>
        <translation>其起点或终点不是世界中的位置</translation>
    </message>
    <message>
        <source>levels.seed is not a number</source>
        <translation>levels.seed不是数</translation>
    </message>
    <message>
        <source>levels.width and levels.height are not a size</source>
        <translation>levels.width和levels.height不是大小</translation>
    </message>
    <message>
        <source>levels.x and levels.y are not a position in the world</source>
        <translation>levels.x和levels.y不是世界中的位置</translation>
    </message>
    <message>
        <source>lost health</source>
        <translation>失去生命值</translation>
    </message>
    <message>
        <source>matches and failures are more than done</source>
        <translation>matches与failures之和大于done</translation>
    </message>
    <message>
        <source>matches is more than limit</source>
        <translation>matches大于limit</translation>
    </message>
    <message>
        <source>matches or near misses are not in order</source>
        <translation>匹配或接近的种子顺序不对</translation>
    </message>
    <message>
        <source>near contains a world outside this search: world %1</source>
        <translation>near含有此搜索之外的世界：世界%1</translation>
    </message>
    <message>
        <source>near holds more than keep_near</source>
        <translation>near多于keep_near</translation>
    </message>
    <message>
        <source>near is not in order</source>
        <translation>near的顺序不对</translation>
    </message>
    <message>
        <source>near_among is given without near_budget</source>
        <translation>给出了near_among却没有near_budget</translation>
    </message>
    <message>
        <source>object %1</source>
        <translation>对象%1</translation>
    </message>
    <message>
        <source>outside the rectangle that is searched</source>
        <translation>在搜索的矩形之外</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>射击</translation>
    </message>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>the file was changed meanwhile</source>
        <translation>文件在此期间被更改</translation>
    </message>
    <message>
        <source>the label of an edit</source>
        <translation>编辑的标签</translation>
    </message>
    <message>
        <source>the map&apos;s property levelName</source>
        <translation>地图属性levelName</translation>
    </message>
    <message>
        <source>the map&apos;s property levelType &apos;%1&apos;: expected one of RoguelikeLevel, TopDownLevel and MarioLevel</source>
        <translation>地图属性levelType“%1”：应为RoguelikeLevel、TopDownLevel或MarioLevel</translation>
    </message>
    <message>
        <source>the map&apos;s property levelType is missing: expected one of RoguelikeLevel, TopDownLevel and MarioLevel</source>
        <translation>缺少地图属性levelType：应为RoguelikeLevel、TopDownLevel或MarioLevel</translation>
    </message>
    <message>
        <source>the name of a save point</source>
        <translation>存档点的名称</translation>
    </message>
    <message>
        <source>the patch&apos;s chest at %1 isn&apos;t on its floor</source>
        <translation>这一块中%1处的宝箱不在其地面上</translation>
    </message>
    <message>
        <source>the patch&apos;s feature at %1 can&apos;t be placed: %2</source>
        <translation>这一块中%1处的物件无法放置：%2</translation>
    </message>
    <message>
        <source>the patch&apos;s feature at %1 isn&apos;t on its cells</source>
        <translation>这一块中%1处的物件不在其格上</translation>
    </message>
    <message>
        <source>the patch&apos;s marker at %1 can&apos;t be stored: %2</source>
        <translation>这一块中%1处的标记无法保存：%2</translation>
    </message>
    <message>
        <source>the patch&apos;s marker at %1 isn&apos;t on its cells</source>
        <translation>这一块中%1处的标记不在其格上</translation>
    </message>
    <message>
        <source>the patch&apos;s monster at %1 is of no known kind</source>
        <translation>这一块中%1处的怪物种类未知</translation>
    </message>
    <message>
        <source>the patch&apos;s monster at %1 isn&apos;t on its cells</source>
        <translation>这一块中%1处的怪物不在其格上</translation>
    </message>
    <message>
        <source>the patch&apos;s pile at %1 isn&apos;t on its cells</source>
        <translation>这一块中%1处的物品堆不在其格上</translation>
    </message>
    <message>
        <source>there is no path, not even through rock</source>
        <translation>没有路，穿过岩石也没有</translation>
    </message>
    <message>
        <source>there is no player %1 in this world</source>
        <translation>这个世界没有玩家%1</translation>
    </message>
    <message>
        <source>there is no summary; the search isn&apos;t finished, or was run without --out</source>
        <translation>没有摘要；搜索尚未完成，或运行时没有--out</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>这不是JSON对象</translation>
    </message>
    <message>
        <source>this is not a match</source>
        <translation>这不是匹配</translation>
    </message>
    <message>
        <source>walked</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>sketch</source>
        <translation>草图</translation>
    </message>
    <message>
        <source>%1 has %2 items; the original program, which can&apos;t stack them, has room for %3</source>
        <translation>%1有%2件物品；原版程序无法堆叠物品，只能容纳%3件</translation>
    </message>
    <message>
        <source>east border</source>
        <translation>东边缘</translation>
    </message>
    <message>
        <source>north border</source>
        <translation>北边缘</translation>
    </message>
    <message>
        <source>south border</source>
        <translation>南边缘</translation>
    </message>
    <message>
        <source>the player has %1 items; the original program, which can&apos;t stack them, has room for %2</source>
        <translation>玩家有%1件物品；原版程序无法堆叠物品，只能容纳%2件</translation>
    </message>
    <message>
        <source>west border</source>
        <translation>西边缘</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>That can&apos;t be used.</source>
        <translation>无法使用。</translation>
    </message>
    <message>
        <source>A file with that name already exists.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>This world is open in another window of Cave Game.</source>
        <translation>这个世界已在Cave Game的另一个窗口中打开。</translation>
    </message>
    <message>
        <source>This is not a world file.</source>
        <translation>这不是世界文件。</translation>
    </message>
    <message>
        <source>This world needs a newer version of Cave Game.</source>
        <translation>这个世界需要更新版本的Cave Game。</translation>
    </message>
    <message>
        <source>This world is damaged.</source>
        <translation>这个世界已损坏。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>The file could not be read or written.</source>
        <translation>文件无法读取或写入。</translation>
    </message>
    <message>
        <source>%1 Details: %2.</source>
        <translation>%1详情：%2。</translation>
    </message>
    <message>
        <source>Region %1, %2 can&apos;t be read.</source>
        <translation>区域%1, %2无法读取。</translation>
    </message>
    <message>
        <source>A file of your data can&apos;t be used.</source>
        <translation>你的一个数据文件无法使用。</translation>
    </message>
    <message>
        <source>It could not be found.</source>
        <translation>找不到。</translation>
    </message>
    <message>
        <source>Note: %1.</source>
        <translation>注意：%1。</translation>
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
        <translation>Cave Game搜索：%1

把此文件夹复制到将要运行它的机器上，并在那里运行以下脚本之一：

  here.sh      在那台机器上，使用所有核心
  parallel.sh  使用GNU parallel；加上--hosts alpha,beta可在多台机器上运行，
               这些机器必须在相同路径下有此文件夹（若在共享文件系统上，
               请加上--shared）
  slurm.sh     使用Slurm，在共享此文件夹的节点上

所有机器都需要相同版本的cavegame-cli；如果它不在PATH中，请设置CAVEGAME_CLI。
中断后，请再次运行同一命令。

要查看结果found/all.ndjson，请在“种子 &gt; 搜索”的“已保存”菜单中选择“打开结果”。
</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Check the address, and whether the world is still hosted on the same network.</source>
        <translation>请检查地址，以及该世界是否仍在同一网络中主持。</translation>
    </message>
    <message>
        <source>Ask the host for the current one.</source>
        <translation>请向房主询问当前的加入码。</translation>
    </message>
    <message>
        <source>Try again when someone has left.</source>
        <translation>请在有人离开后重试。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>You have removed %1 from the game.</source>
        <translation>你已将%1移出游戏。</translation>
    </message>
    <message>
        <source>The connection to %1 has ended: %2.</source>
        <translation>与%1的连接已终止：%2。</translation>
    </message>
    <message>
        <source>The game has ended: %1. You can go on playing your copy of “%2” alone.</source>
        <translation>游戏已结束：%1。你可以独自继续游玩“%2”的副本。</translation>
    </message>
    <message>
        <source>The connection to %1 is lost: %2. They can rejoin within ten minutes.</source>
        <translation>与%1失去连接：%2。对方可在十分钟内重新加入。</translation>
    </message>
    <message>
        <source>Choose another one. If your connection broke just now, wait 15 seconds and join again under this one.</source>
        <translation>请换一个名字。如果你刚刚断线，请等待15秒，再用这个名字加入。</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>Caves</source>
        <translation>洞穴</translation>
    </message>
    <message>
        <source>&amp;Caves</source>
        <translation>洞穴(&amp;C)</translation>
    </message>
    <message>
        <source>Winding caves; every place can be reached from every other.</source>
        <translation>蜿蜒的洞穴；任意两处都相通。</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>C&amp;lassic</source>
        <translation>经典(&amp;L)</translation>
    </message>
    <message>
        <source>The worlds of the original program: wide caves in separate squares.</source>
        <translation>原版程序的世界：开阔，由独立的方块组成。</translation>
    </message>
    <message>
        <source>Cavern</source>
        <translation>大洞窟</translation>
    </message>
    <message>
        <source>One level with edges: caves, rivers and groves.</source>
        <translation>一个有边界的关卡：洞穴、河流和树丛。</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>地牢</translation>
    </message>
    <message>
        <source>Five floors, each larger than the one before, from START to FINISH.</source>
        <translation>五层，一层比一层大，从起点到终点。</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>A map of hand-drawn rooms, from the start to the boss.</source>
        <translation>由手绘房间组成的地图，从起点到头目。</translation>
    </message>
    <message>
        <source>Level files</source>
        <translation>关卡文件</translation>
    </message>
    <message>
        <source>Hand-drawn levels, one after the other.</source>
        <translation>手绘关卡，一关接一关。</translation>
    </message>
    <message>
        <source>Journey</source>
        <translation>旅程</translation>
    </message>
    <message>
        <source>Caves with camps, nests and vaults, three relics and a gate.</source>
        <translation>有营地、巢穴和宝库的洞穴，三件圣物和一座大门。</translation>
    </message>
    <message>
        <source>Health comes back slowly while nothing hunts you.</source>
        <translation>没有怪物追猎你时，生命值会缓慢恢复。</translation>
    </message>
    <message>
        <source>In the first three rooms, monsters can&apos;t hurt you for a second after you enter, and their touch does half the damage. Potions stay where they are while your health is full.</source>
        <translation>在前三个房间里，进入后一秒内怪物不能伤害你，接触伤害减半。生命值全满时，药水留在原处。</translation>
    </message>
    <message>
        <source>Death isn&apos;t the end: you wake at the nearest camp you rested at.</source>
        <translation>死亡不是终点：你会在休息过的最近营地醒来。</translation>
    </message>
</context>
<context>
    <name>Ghosts</name>
    <message>
        <source>Player some turns before (−) or after (+)</source>
        <translation>几回合之前（−）或之后（+）的玩家</translation>
    </message>
    <message>
        <source>Monster some turns before (−) or after (+)</source>
        <translation>几回合之前（−）或之后（+）的怪物</translation>
    </message>
</context>
<context>
    <name>Issues</name>
    <message>
        <source>Sealed area</source>
        <translation>封闭区域</translation>
    </message>
    <message>
        <source>Chest out of reach</source>
        <translation>够不到的宝箱</translation>
    </message>
    <message>
        <source>Monster in rock</source>
        <translation>岩石中的怪物</translation>
    </message>
    <message>
        <source>Monsters on one cell</source>
        <translation>同一格上的多个怪物</translation>
    </message>
    <message>
        <source>Player in rock</source>
        <translation>岩石中的玩家</translation>
    </message>
    <message>
        <source>Player seen at start</source>
        <translation>玩家一开始就被看见</translation>
    </message>
    <message>
        <source>Marker in rock</source>
        <translation>岩石中的标记</translation>
    </message>
    <message>
        <source>Markers on one cell</source>
        <translation>同一格上的多个标记</translation>
    </message>
    <message>
        <source>Finish out of reach</source>
        <translation>无法到达终点</translation>
    </message>
</context>
<context>
    <name>LaunchOptions</name>
    <message>
        <source>cavegame: %1. Try cavegame --help.</source>
        <translation>cavegame：%1。请参阅cavegame --help。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Store worlds and settings in this folder.</source>
        <translation>将世界和设置存放在此文件夹。</translation>
    </message>
    <message>
        <source>Minimum log level: %1.</source>
        <translation>最低日志级别：%1。</translation>
    </message>
    <message>
        <source>Seeded, endless caves.</source>
        <translation>由种子生成的无尽洞穴。</translation>
    </message>
    <message>
        <source>option --%1 needs a value</source>
        <translation>选项--%1需要一个值</translation>
    </message>
    <message>
        <source>unknown log level &apos;%1&apos;; use one of %2</source>
        <translation>未知的日志级别“%1”；可用：%2</translation>
    </message>
    <message>
        <source>A world file to play, a level file (.csv) to edit, or a seed card to look at.</source>
        <translation>要游玩的世界文件、要编辑的关卡文件（.csv）或要查看的种子卡。</translation>
    </message>
    <message>
        <source>expected at most one file, got %1</source>
        <translation>最多给出一个文件，实际为%1个</translation>
    </message>
</context>
<context>
    <name>LevelFlaws</name>
    <message>
        <source>No start for the player</source>
        <translation>没有玩家起点</translation>
    </message>
    <message>
        <source>The start is outside the level</source>
        <translation>起点在关卡之外</translation>
    </message>
    <message>
        <source>The start is blocked</source>
        <translation>起点被堵住</translation>
    </message>
    <message>
        <source>The level has no name</source>
        <translation>关卡没有名称</translation>
    </message>
    <message>
        <source>The size isn&apos;t playable</source>
        <translation>此大小无法游玩</translation>
    </message>
    <message>
        <source>More than one background</source>
        <translation>背景不止一个</translation>
    </message>
    <message>
        <source>A side has no door</source>
        <translation>有一侧没有门</translation>
    </message>
    <message>
        <source>A door is blocked</source>
        <translation>门被堵住</translation>
    </message>
    <message>
        <source>A door is walled up</source>
        <translation>门被砌死</translation>
    </message>
    <message>
        <source>There is no goal</source>
        <translation>没有目标</translation>
    </message>
    <message>
        <source>The goal can&apos;t be reached</source>
        <translation>无法到达目标</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>无法到达</translation>
    </message>
    <message>
        <source>An enemy is in a wall</source>
        <translation>敌人在墙里</translation>
    </message>
    <message>
        <source>Outside the level</source>
        <translation>在关卡之外</translation>
    </message>
    <message>
        <source>Hidden under another of its type</source>
        <translation>被同类对象遮住</translation>
    </message>
    <message>
        <source>Belongs to another type of level</source>
        <translation>属于另一类关卡</translation>
    </message>
</context>
<context>
    <name>LevelPiece</name>
    <message>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Room wall</source>
        <translation>房间墙</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Bricks</source>
        <translation>砖块</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Question block</source>
        <translation>问号方块</translation>
    </message>
    <message>
        <source>Hidden block</source>
        <translation>隐形方块</translation>
    </message>
    <message>
        <source>Pipe end</source>
        <translation>管口</translation>
    </message>
    <message>
        <source>Pipe stem</source>
        <translation>管身</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>旗</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>告示牌</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>尖刺</translation>
    </message>
    <message>
        <source>Potion</source>
        <translation>药水</translation>
    </message>
    <message>
        <source>Flask pickup</source>
        <translation>药瓶（拾取物）</translation>
    </message>
    <message>
        <source>Axe pickup</source>
        <translation>斧（拾取物）</translation>
    </message>
    <message>
        <source>Magic pickup</source>
        <translation>魔法（拾取物）</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Demon</source>
        <translation>恶魔</translation>
    </message>
    <message>
        <source>Minotaur</source>
        <translation>牛头怪</translation>
    </message>
    <message>
        <source>Archer</source>
        <translation>弓箭手</translation>
    </message>
    <message>
        <source>Sorcerer</source>
        <translation>法师</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>Goomba</source>
        <translation>板栗仔</translation>
    </message>
    <message>
        <source>Koopa</source>
        <translation>慢慢龟</translation>
    </message>
    <message>
        <source>Door marker</source>
        <translation>门标记</translation>
    </message>
    <message>
        <source>Enemy marker</source>
        <translation>敌人标记</translation>
    </message>
    <message>
        <source>Loot marker</source>
        <translation>战利品标记</translation>
    </message>
    <message>
        <source>Player start</source>
        <translation>玩家起点</translation>
    </message>
    <message>
        <source>Where the player starts; one per level</source>
        <translation>玩家开始的地方；每关一个</translation>
    </message>
    <message>
        <source>Unknown type, kept unchanged</source>
        <translation>未知类型，原样保留</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Heals (points)</source>
        <translation>治疗（点）</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>代表</translation>
    </message>
    <message>
        <source>Health (points)</source>
        <translation>生命（点）</translation>
    </message>
    <message>
        <source>Strength (points)</source>
        <translation>力量（点）</translation>
    </message>
    <message>
        <source>Any text without a comma</source>
        <translation>不含逗号的任意文本</translation>
    </message>
    <message>
        <source>Door, Enemy or Loot</source>
        <translation>Door、Enemy或Loot</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2</source>
        <translation>%1到%2的整数</translation>
    </message>
    <message>
        <source>Commas and line breaks are not allowed here</source>
        <translation>此处不能有逗号和换行</translation>
    </message>
</context>
<context>
    <name>LevelTexts</name>
    <message>
        <source>start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>dangerous</source>
        <translation>危险</translation>
    </message>
    <message>
        <source>boss</source>
        <translation>头目</translation>
    </message>
    <message>
        <source>Room %1</source>
        <translation>房间%1</translation>
    </message>
    <message>
        <source>Room %1 · %2</source>
        <translation>房间%1 · %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>关卡%1</translation>
    </message>
    <message>
        <source>Level %1 · %2</source>
        <translation>关卡%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 points, pickup</source>
        <translation>%1/%2点，拾取物</translation>
    </message>
    <message>
        <source>%1, pickup</source>
        <translation>%1，拾取物</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>树木</translation>
    </message>
    <message>
        <source>outside the level</source>
        <translation>关卡之外</translation>
    </message>
    <message>
        <source>START</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>FINISH</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>第%1层</translation>
    </message>
    <message>
        <source>Cavern</source>
        <translation>大洞窟</translation>
    </message>
    <message>
        <source>Rooms %1</source>
        <translation>房间%1</translation>
    </message>
    <message>
        <source>room %1 (%2)</source>
        <translation>房间%1（%2）</translation>
    </message>
    <message>
        <source>level %1 (%2)</source>
        <translation>关卡%1（%2）</translation>
    </message>
    <message>
        <source>floor %1 (%2)</source>
        <translation>第%1层（%2）</translation>
    </message>
    <message>
        <source>cavern (%1)</source>
        <translation>大洞窟（%1）</translation>
    </message>
    <message>
        <source>walled-up door</source>
        <translation>砌死的门</translation>
    </message>
    <message>
        <source>door</source>
        <translation>门</translation>
    </message>
    <message>
        <source>spikes</source>
        <translation>尖刺</translation>
    </message>
    <message>
        <source>potion, %1 damage</source>
        <translation>药水，%1点伤害</translation>
    </message>
    <message>
        <source>potion, heals %1</source>
        <translation>药水，治疗%1点</translation>
    </message>
    <message>
        <source>info: “%1”</source>
        <translation>提示：“%1”</translation>
    </message>
    <message>
        <source>decoration (%1)</source>
        <translation>装饰（%1）</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1，已拿走</translation>
    </message>
    <message>
        <source>camp</source>
        <translation>营地</translation>
    </message>
    <message>
        <source>relic</source>
        <translation>圣物</translation>
    </message>
    <message>
        <source>piece of a map</source>
        <translation>地图残片</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>大门</translation>
    </message>
    <message>
        <source>pedestal</source>
        <translation>基座</translation>
    </message>
    <message>
        <source>shrine</source>
        <translation>神龛</translation>
    </message>
    <message>
        <source>captive</source>
        <translation>俘虏</translation>
    </message>
</context>
<context>
    <name>LinkText</name>
    <message>
        <source>1 player</source>
        <translation>1名玩家</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>hosts</source>
        <translation>主持</translation>
    </message>
    <message>
        <source>watches</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>here</source>
        <translation>在场</translation>
    </message>
    <message>
        <source>away</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>away for %1 min</source>
        <translation>已离开%1分钟</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1毫秒</translation>
    </message>
    <message>
        <source>Reconnecting… %1 left</source>
        <translation>正在重新连接…剩余%1</translation>
    </message>
    <message>
        <source>%1 · waiting for the host</source>
        <translation>%1 · 正在等待房主</translation>
    </message>
    <message>
        <source>%1 · slow: %2</source>
        <translation>%1 · 慢：%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Hosting · %1</source>
        <translation>正在主持 · %1</translation>
    </message>
</context>
<context>
    <name>Metric</name>
    <message>
        <source>In per cent.</source>
        <translation>以百分比计。</translation>
    </message>
    <message>
        <source>In cells.</source>
        <translation>以格计。</translation>
    </message>
    <message>
        <source>In steps north, east, south or west.</source>
        <translation>以向北、东、南、西的步数计。</translation>
    </message>
    <message>
        <source>A count.</source>
        <translation>数量。</translation>
    </message>
    <message>
        <source>In power points.</source>
        <translation>以强度点计。</translation>
    </message>
    <message>
        <source>A ratio, 1 or more.</source>
        <translation>比值，不小于1。</translation>
    </message>
    <message>
        <source>Measured in endless caves and caverns.</source>
        <translation>在无尽洞穴和大洞窟中测量。</translation>
    </message>
    <message>
        <source>Measured in caverns and dungeons.</source>
        <translation>在大洞窟和地牢中测量。</translation>
    </message>
    <message>
        <source>Measured in dungeons.</source>
        <translation>在地牢中测量。</translation>
    </message>
    <message>
        <source>Measured in caverns.</source>
        <translation>在大洞窟中测量。</translation>
    </message>
    <message>
        <source>Measured in maps of rooms.</source>
        <translation>在房间地图中测量。</translation>
    </message>
    <message>
        <source>Measured in maps of rooms and level files.</source>
        <translation>在房间地图和关卡文件中测量。</translation>
    </message>
    <message>
        <source>All levels together.</source>
        <translation>所有关卡合计。</translation>
    </message>
    <message>
        <source>Level %1.</source>
        <translation>关卡%1。</translation>
    </message>
    <message>
        <source>all levels</source>
        <translation>所有关卡</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>The square: %n cells from the spawn each way; in worlds of levels the level of that number, or all if there is none.</source>
        <translation>
            <numerusform>正方形：从出生点向每个方向%n格；在有关卡的世界中为该编号的关卡，没有时为全部。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n steps.</source>
        <translation>
            <numerusform>%n步以内。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched up to %n steps away.</source>
        <translation>
            <numerusform>最远搜索%n步。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mind</name>
    <message>
        <source>Player within %1 cells?</source>
        <translation>玩家在%1格以内？</translation>
    </message>
    <message>
        <source>Health at most %1?</source>
        <translation>生命不超过%1？</translation>
    </message>
    <message>
        <source>Sees the player?</source>
        <translation>看得见玩家？</translation>
    </message>
    <message>
        <source>Move straight to the player</source>
        <translation>直接走向玩家</translation>
    </message>
    <message>
        <source>Move to the player around walls</source>
        <translation>绕过墙走向玩家</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>射击</translation>
    </message>
    <message>
        <source>Shoot, homing</source>
        <translation>追踪射击</translation>
    </message>
    <message>
        <source>Heal by %1</source>
        <translation>治疗%1点</translation>
    </message>
    <message>
        <source>Patrol north and south</source>
        <translation>南北巡逻</translation>
    </message>
    <message>
        <source>Patrol east and west</source>
        <translation>东西巡逻</translation>
    </message>
    <message>
        <source>Wander</source>
        <translation>游荡</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>追击</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>不行动</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>战斗</translation>
    </message>
    <message>
        <source>Keep away</source>
        <translation>保持距离</translation>
    </message>
    <message>
        <source>in view now</source>
        <translation>正在视野中</translation>
    </message>
    <message>
        <source>not in view</source>
        <translation>不在视野中</translation>
    </message>
    <message>
        <source>isn&apos;t hunting</source>
        <translation>没有追猎目标</translation>
    </message>
    <message>
        <source>%1 cells away</source>
        <translation>距离%1格</translation>
    </message>
    <message>
        <source>has %1</source>
        <translation>有%1</translation>
    </message>
    <message>
        <source>yes: %1</source>
        <translation>是：%1</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>否：%1</translation>
    </message>
    <message>
        <source>Health %1 of %2.</source>
        <translation>生命%1/%2。</translation>
    </message>
    <message>
        <source>Last shot %1 s ago; cooldown %2 s.</source>
        <translation>%1秒前射击过，需等待%2秒。</translation>
    </message>
    <message>
        <source>Last heal %1 s ago; cooldown %2 s.</source>
        <translation>%1秒前治疗过，需等待%2秒。</translation>
    </message>
    <message>
        <source>Speed %1, energy %2.</source>
        <translation>速度%1，能量%2。</translation>
    </message>
    <message>
        <source>A step takes %1: none this turn.</source>
        <translation>走一步需要%1：这回合走不了。</translation>
    </message>
    <message>
        <source>It has no target.</source>
        <translation>它没有目标。</translation>
    </message>
    <message>
        <source>Target %1, %2.</source>
        <translation>目标%1, %2。</translation>
    </message>
    <message>
        <source>There is no path to it.</source>
        <translation>没有通往那里的路。</translation>
    </message>
    <message>
        <source>Monsters in this world don&apos;t move.</source>
        <translation>这个世界的怪物不会移动。</translation>
    </message>
    <message numerus="yes">
        <source>hunts for %n more turns</source>
        <translation>
            <numerusform>还会追猎%n回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n steps this turn.</source>
        <translation>
            <numerusform>这回合够走%n步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its path has %n steps.</source>
        <translation>
            <numerusform>它的路径有%n步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player is too far away: only monsters within %n cells act.</source>
        <translation>
            <numerusform>玩家太远：它没有行动机会。只有%n格以内的怪物才会行动。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberUnit</name>
    <message>
        <source> %</source>
        <comment>per cent</comment>
        <translation>%</translation>
    </message>
    <message numerus="yes">
        <source> cells</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform>格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> steps</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform>步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> tiles</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform>个图块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> neighbours</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform>个相邻格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paint</name>
    <message>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树木</translation>
    </message>
    <message>
        <source>As generated</source>
        <translation>种子生成的状态</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>已探索</translation>
    </message>
    <message>
        <source>Unexplored</source>
        <translation>未探索</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1格</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1格</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>as drawn</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>mirrored, %1°</source>
        <translation>镜像，%1°</translation>
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
        <translation>无</translation>
    </message>
    <message>
        <source>not none</source>
        <translation>有</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少%1</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>at least %1, or none</source>
        <translation>至少%1，或无</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多%1</translation>
    </message>
    <message>
        <source>%1 · per cent</source>
        <translation>%1 · 百分比</translation>
    </message>
    <message>
        <source>%1 · cells</source>
        <translation>%1 · 格</translation>
    </message>
    <message>
        <source>%1 · steps</source>
        <translation>%1 · 步</translation>
    </message>
    <message>
        <source>%1 · power</source>
        <translation>%1 · 强度</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>%1, %2 filtered out</source>
        <translation>%1，已滤除%2</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>near misses</source>
        <translation>接近</translation>
    </message>
    <message numerus="yes">
        <source>%n near misses</source>
        <translation>
            <numerusform>%n个接近</numerusform>
        </translation>
    </message>
    <message>
        <source>near miss</source>
        <translation>接近</translation>
    </message>
    <message>
        <source>%1: mean %2, standard deviation %3</source>
        <translation>%1：平均值%2，标准差%3</translation>
    </message>
</context>
<context>
    <name>Rarity</name>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2中有%1个</translation>
    </message>
    <message>
        <source>Never in %1</source>
        <translation>%1中从未出现</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <translation>每%1个中有1个</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>约%1</translation>
    </message>
    <message>
        <source>About 1 in %1</source>
        <translation>约每%1个中有1个</translation>
    </message>
    <message>
        <source>%1 could not be generated</source>
        <translation>%1个无法生成</translation>
    </message>
    <message>
        <source>%1 seeds/s</source>
        <translation>%1个种子/秒</translation>
    </message>
    <message>
        <source>%1 per seed</source>
        <translation>每个种子%1</translation>
    </message>
    <message>
        <source>first match in about %1</source>
        <translation>约%1后出现首个匹配</translation>
    </message>
    <message>
        <source>never in %1</source>
        <translation>%1中从未出现</translation>
    </message>
    <message>
        <source>%1 of all seeds</source>
        <translation>占全部种子的%1</translation>
    </message>
    <message>
        <source>%1 · none are left here</source>
        <translation>%1 · 到此已无剩余</translation>
    </message>
    <message>
        <source>%1 · %2 of those left</source>
        <translation>%1 · 占剩余种子的%2</translation>
    </message>
    <message>
        <source>rarer than about 1 in %1</source>
        <translation>比约%1分之一更罕见</translation>
    </message>
    <message>
        <source>Between 1 in %1 and 1 in %2</source>
        <translation>在%1分之一与%2分之一之间</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1至%2</translation>
    </message>
    <message>
        <source>1 in %1 to 1 in %2</source>
        <translation>%1分之一至%2分之一</translation>
    </message>
    <message>
        <source>first match probably in more than %1</source>
        <translation>第一个匹配很可能需要超过%1</translation>
    </message>
    <message>
        <source>%1 · none of %2 left here</source>
        <translation>%1 · 此处%2个无一留下</translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message>
        <source>just now</source>
        <translation>刚刚</translation>
    </message>
    <message>
        <source>a minute ago</source>
        <translation>1分钟前</translation>
    </message>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <translation>
            <numerusform>%n分钟前</numerusform>
        </translation>
    </message>
    <message>
        <source>an hour ago</source>
        <translation>1小时前</translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <translation>
            <numerusform>%n小时前</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n天前</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1小时%2分</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1天</translation>
    </message>
    <message>
        <source>months</source>
        <translation>数月</translation>
    </message>
    <message>
        <source>%1 searched</source>
        <translation>已搜索%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余%1</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>尚无匹配</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>没有匹配</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1个匹配</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1个匹配</translation>
    </message>
    <message>
        <source>limit reached</source>
        <translation>已达上限</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>显示前%1个</translation>
    </message>
    <message>
        <source>showing the %1 closest</source>
        <translation>显示最接近的%1个</translation>
    </message>
    <message>
        <source>%1 could not be generated</source>
        <translation>%1个无法生成</translation>
    </message>
    <message>
        <source>a sketch</source>
        <translation>草图</translation>
    </message>
    <message>
        <source>%1 and a sketch</source>
        <translation>%1和草图</translation>
    </message>
    <message numerus="yes">
        <source>followed by %Ln near misses</source>
        <translation>
            <numerusform>之后是%Ln个接近的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>near misses from %Ln seeds only, to save time</source>
        <translation>
            <numerusform>为节省时间，接近的种子只取自%Ln个种子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeedExport</name>
    <message>
        <source>“%1”: seeds are exported as .csv or .json.</source>
        <translation>“%1”：种子导出为.csv或.json。</translation>
    </message>
</context>
<context>
    <name>SeedLink</name>
    <message>
        <source>“%1” is not a whole number</source>
        <translation>“%1”不是整数</translation>
    </message>
    <message>
        <source>“%1” is not a position</source>
        <translation>“%1”不是位置</translation>
    </message>
    <message>
        <source>“%1” is unknown to this version</source>
        <translation>此版本不识别“%1”</translation>
    </message>
    <message>
        <source>The link can&apos;t be read: %1.</source>
        <translation>无法读取链接：%1。</translation>
    </message>
    <message>
        <source>it has no seed; maybe its end is missing</source>
        <translation>其中没有种子，可能缺少结尾</translation>
    </message>
    <message>
        <source>it has more than one seed</source>
        <translation>其中有多个种子</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
</context>
<context>
    <name>SightLayers</name>
    <message>
        <source>Clear line</source>
        <translation>畅通的视线</translation>
    </message>
    <message>
        <source>Blocked by</source>
        <translation>遮挡物</translation>
    </message>
    <message>
        <source>Beyond</source>
        <translation>遮挡之后</translation>
    </message>
    <message>
        <source>A monster&apos;s area</source>
        <translation>怪物的范围</translation>
    </message>
    <message>
        <source>Seen by a monster</source>
        <translation>被一个怪物看见</translation>
    </message>
    <message>
        <source>Hidden by rock</source>
        <translation>被岩石遮住</translation>
    </message>
    <message>
        <source>Hidden by a diagonal gap</source>
        <translation>被对角缝隙遮住</translation>
    </message>
    <message>
        <source>Rock in the area</source>
        <translation>范围内的岩石</translation>
    </message>
    <message>
        <source>It sees you, you don&apos;t see it</source>
        <translation>它看得见你，你看不见它</translation>
    </message>
    <message>
        <source>You see it, it doesn&apos;t see you</source>
        <translation>你看得见它，它看不见你</translation>
    </message>
    <message>
        <source>Seen by one monster</source>
        <translation>被一个怪物看见</translation>
    </message>
    <message>
        <source>Seen by 1 to %1 monsters</source>
        <translation>被1到%1个怪物看见</translation>
    </message>
    <message>
        <source>Blind spot: near a monster, unseen</source>
        <translation>盲区：靠近怪物但看不见</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Shadowcasting</source>
        <translation>阴影投射</translation>
    </message>
    <message>
        <source>Bresenham lines</source>
        <translation>布雷森汉姆直线</translation>
    </message>
    <message>
        <source>Permissive</source>
        <translation>宽松视野</translation>
    </message>
    <message>
        <source>Area: Exact</source>
        <translation>范围：精确</translation>
    </message>
    <message>
        <source>Original: these too</source>
        <translation>原版还包括</translation>
    </message>
    <message>
        <source>Wide only</source>
        <translation>仅“宽”包括</translation>
    </message>
    <message>
        <source>In view: %1</source>
        <translation>可见：%1</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>仅%1</translation>
    </message>
    <message>
        <source>Safest route</source>
        <translation>最安全路线</translation>
    </message>
    <message>
        <source>Fastest route</source>
        <translation>最快路线</translation>
    </message>
</context>
<context>
    <name>SightTexts</name>
    <message>
        <source>Both ways: %1</source>
        <translation>双向：%1</translation>
    </message>
    <message>
        <source>There: %1</source>
        <translation>去：%1</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>回：%1</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>看得见</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>看不见</translation>
    </message>
    <message>
        <source>Original rule</source>
        <translation>原版规则</translation>
    </message>
    <message>
        <source>Gap rule</source>
        <translation>缝隙规则</translation>
    </message>
    <message>
        <source>%1 (this world&apos;s)</source>
        <translation>%1（本世界的）</translation>
    </message>
    <message>
        <source>radius %1, %2: d² %3 %4 %5</source>
        <translation>半径%1，%2：d² %3 %4 %5</translation>
    </message>
    <message>
        <source>, but farther than its radius on one axis</source>
        <translation>，但在一个轴上超出其半径</translation>
    </message>
    <message>
        <source>, inside its area</source>
        <translation>，在其范围内</translation>
    </message>
    <message>
        <source>, outside its area</source>
        <translation>，在其范围外</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2处的%1</translation>
    </message>
    <message>
        <source>sees the cell</source>
        <translation>看得见该格</translation>
    </message>
    <message>
        <source>would attack</source>
        <translation>会攻击</translation>
    </message>
    <message>
        <source>would not attack</source>
        <translation>不会攻击</translation>
    </message>
    <message>
        <source>would notice the player, and fight on contact</source>
        <translation>会注意到玩家，接触时开战</translation>
    </message>
    <message>
        <source>would not notice the player</source>
        <translation>不会注意到玩家</translation>
    </message>
    <message>
        <source>%1 and you at %2 met</source>
        <translation>%1与你在%2相遇</translation>
    </message>
    <message>
        <source>%1 saw you at %2</source>
        <translation>%1看见你在%2</translation>
    </message>
    <message>
        <source>%1, which you walked into at %2, hadn&apos;t seen you</source>
        <translation>你在%2撞上了%1，它并未看见你</translation>
    </message>
    <message>
        <source>%1: %2; %3.</source>
        <translation>%1：%2；%3。</translation>
    </message>
    <message>
        <source>clear line</source>
        <translation>视线畅通</translation>
    </message>
    <message>
        <source>blocked at %1: %2</source>
        <translation>在%1被%2遮挡</translation>
    </message>
    <message>
        <source>blocked at %1: diagonal gap between %2 and %3</source>
        <translation>在%1被%2与%3之间的对角缝隙遮挡</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Shadowcasting</source>
        <translation>阴影投射</translation>
    </message>
    <message>
        <source>Permissive</source>
        <translation>宽松视野</translation>
    </message>
    <message>
        <source>Farther apart than the maximum view radius of %1 cells.</source>
        <translation>相距超过最大视距的%1格。</translation>
    </message>
    <message>
        <source>One monster</source>
        <translation>一个怪物</translation>
    </message>
    <message>
        <source>%1 monsters</source>
        <translation>%1个怪物</translation>
    </message>
    <message>
        <source>It notices the player within %1, regardless of obstacles.</source>
        <translation>它会注意到%1以内的玩家，无论中间隔着什么。</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1格</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1格</translation>
    </message>
    <message>
        <source>No route found in or near the view.</source>
        <translation>在视图内及附近找不到路线。</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原版</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>宽</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2, %Ln cells</source>
        <translation>
            <numerusform>从%1到%2，%Ln格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells seen, %2 hidden by rock, %3 by gaps.</source>
        <translation>
            <numerusform>%1：看见%Ln格，%2格被岩石遮住，%3格被缝隙遮住。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safest: %Ln steps, %1 of its cells seen.</source>
        <translation>
            <numerusform>最安全：%Ln步，其中%1格被看见。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fastest: %Ln steps, %1 of its cells seen.</source>
        <translation>
            <numerusform>最快：%Ln步，其中%1格被看见。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sketch</name>
    <message>
        <source>Anything</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>出生点</translation>
    </message>
    <message>
        <source>Way in or out</source>
        <translation>出入口</translation>
    </message>
</context>
<context>
    <name>Stages</name>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Automaton, step %1</source>
        <translation>元胞自动机，第%1步</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Smoothing, step %1</source>
        <translation>平滑，第%1步</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>修整</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Every cell is floor with a probability of %1 %, determined by the seed.</source>
        <translation>每格有%1%的概率是地面，由种子抽取。</translation>
    </message>
    <message>
        <source>A cell becomes rock if at least %1 of its 8 neighbours are rock; all cells change at once.</source>
        <translation>8个邻格中至少有%1个是岩石时，该格变为岩石；所有格同时变化。</translation>
    </message>
    <message>
        <source>A passage is opened in each region border without one.</source>
        <translation>没有通道的区域边界各打通一条。</translation>
    </message>
    <message>
        <source>Small pockets are filled and large ones joined by tunnels, so each region is one piece.</source>
        <translation>小空洞被填上，大空洞用隧道相连，使每个区域连成一体。</translation>
    </message>
    <message>
        <source>The automaton runs again; dug cells stay open.</source>
        <translation>元胞自动机再次运行；挖开的格保持开放。</translation>
    </message>
    <message>
        <source>Separated parts are rejoined and jagged walls smoothed. The terrain is complete.</source>
        <translation>分离的部分重新连接，参差的墙被磨平。地形完成。</translation>
    </message>
    <message>
        <source>Each floor cell has a chest with a probability of %1 %.</source>
        <translation>地面格有%1%的概率放有宝箱。</translation>
    </message>
    <message>
        <source>Rooms are connected from the start to the boss room; each is built from its file.</source>
        <translation>房间从起点一直连到头目房间；每间都由其文件建成。</translation>
    </message>
    <message>
        <source>One monster per region. The world is complete.</source>
        <translation>每个区域一个怪物。世界完成。</translation>
    </message>
    <message>
        <source>Jagged walls are smoothed. The terrain is complete.</source>
        <translation>参差的墙被磨平。地形完成。</translation>
    </message>
</context>
<context>
    <name>Stamps</name>
    <message>
        <source>Small room</source>
        <translation>小房间</translation>
    </message>
    <message>
        <source>Large room</source>
        <translation>大房间</translation>
    </message>
    <message>
        <source>Round room</source>
        <translation>圆形房间</translation>
    </message>
    <message>
        <source>Pillared hall</source>
        <translation>柱厅</translation>
    </message>
    <message>
        <source>Nine cells</source>
        <translation>九个单间</translation>
    </message>
    <message>
        <source>Treasure niche</source>
        <translation>宝藏壁龛</translation>
    </message>
    <message>
        <source>Corridor</source>
        <translation>走廊</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>桥</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>Zigzag</source>
        <translation>之字形</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>螺旋</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>Four pillars</source>
        <translation>四根柱子</translation>
    </message>
    <message>
        <source>Rock pillar</source>
        <translation>岩柱</translation>
    </message>
</context>
<context>
    <name>TerrainPopup</name>
    <message>
        <source>%1 %2 (default %3)</source>
        <translation>%1 %2（默认%3）</translation>
    </message>
</context>
<context>
    <name>Trees</name>
    <message>
        <source>Is the player near?</source>
        <translation>玩家在附近吗？</translation>
    </message>
    <message>
        <source>Is its health low?</source>
        <translation>生命值低吗？</translation>
    </message>
    <message>
        <source>Does it see the player?</source>
        <translation>看得见玩家吗？</translation>
    </message>
    <message>
        <source>Move straight to the player</source>
        <translation>直接走向玩家</translation>
    </message>
    <message>
        <source>Move to the player around walls</source>
        <translation>绕过墙走向玩家</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>射击</translation>
    </message>
    <message>
        <source>Shoot, homing</source>
        <translation>追踪射击</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>治疗</translation>
    </message>
    <message>
        <source>Patrol</source>
        <translation>巡逻</translation>
    </message>
    <message>
        <source>Wander</source>
        <translation>游荡</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>追击</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>不行动</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>战斗</translation>
    </message>
    <message>
        <source>Keep away</source>
        <translation>保持距离</translation>
    </message>
    <message>
        <source>Yes if the player is within this distance, in a straight line through walls.</source>
        <translation>玩家在此距离以内（直线，穿墙）时为是。</translation>
    </message>
    <message>
        <source>Yes if its health is at most this many points.</source>
        <translation>生命值不超过此点数时为是。</translation>
    </message>
    <message>
        <source>Yes if it has a clear line of sight to the player.</source>
        <translation>与玩家之间视线畅通时为是。</translation>
    </message>
    <message>
        <source>Walks straight toward the player; obstacles stop it.</source>
        <translation>直接走向玩家；遇障碍物停下。</translation>
    </message>
    <message>
        <source>Walks the shortest path to the player.</source>
        <translation>沿最短路径走向玩家。</translation>
    </message>
    <message>
        <source>Stands still and shoots at the player whenever the cooldown ends.</source>
        <translation>站着不动，冷却结束就向玩家射击。</translation>
    </message>
    <message>
        <source>Stands still and fires a homing shot whenever the cooldown ends.</source>
        <translation>站着不动，冷却结束就发射追踪弹。</translation>
    </message>
    <message>
        <source>Stands still and heals by this amount whenever the cooldown ends.</source>
        <translation>站着不动，冷却结束就治疗这么多。</translation>
    </message>
    <message>
        <source>Walks back and forth along an axis.</source>
        <translation>沿一条轴来回走。</translation>
    </message>
    <message>
        <source>Wanders at random.</source>
        <translation>随意游荡。</translation>
    </message>
    <message>
        <source>Chases the player by the shortest path.</source>
        <translation>沿最短路径追击玩家。</translation>
    </message>
    <message>
        <source>Does nothing.</source>
        <translation>什么也不做。</translation>
    </message>
    <message>
        <source>Closes in on the player to attack.</source>
        <translation>靠近玩家并攻击。</translation>
    </message>
    <message>
        <source>Walks away from the player, around walls.</source>
        <translation>绕过墙远离玩家。</translation>
    </message>
    <message>
        <source>Always yes, given the questions above.</source>
        <translation>由上面的问题可知总是“是”。</translation>
    </message>
    <message>
        <source>Always no, given the questions above.</source>
        <translation>由上面的问题可知总是“否”。</translation>
    </message>
</context>
<context>
    <name>UselessFile</name>
    <message>
        <source>A new file was begun. The old one is kept as “%1”.</source>
        <translation>已新建文件。旧文件保留为“%1”。</translation>
    </message>
    <message>
        <source>Set aside, begin a new one</source>
        <translation>移开并新建</translation>
    </message>
</context>
<context>
    <name>WorldName</name>
    <message>
        <source>Enter a name.</source>
        <translation>请输入名称。</translation>
    </message>
    <message>
        <source>A name can&apos;t contain control characters such as line breaks and tabs.</source>
        <translation>名称不能包含换行、制表符等控制字符。</translation>
    </message>
    <message>
        <source>A name can have at most %1 characters; this one has %2.</source>
        <translation>名称最多%1个字符；当前有%2个。</translation>
    </message>
</context>
<context>
    <name>cave::AchievementsView</name>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚未达成</translation>
    </message>
    <message>
        <source>%1 of %2 reached</source>
        <translation>已达成%1/%2项</translation>
    </message>
    <message>
        <source>Achievement</source>
        <translation>成就</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>剧本</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>达成日期</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>达成条件</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>成就</translation>
    </message>
    <message>
        <source>Only logs of real play count: no edited worlds, no copies, and none in which more was revealed than you saw.</source>
        <translation>只计入实际游玩的日志：编辑过的世界、副本，以及曾显露你看不见的内容的世界，都不计入。</translation>
    </message>
</context>
<context>
    <name>cave::ActionBar</name>
    <message>
        <source>%1, key %2</source>
        <translation>%1，按键%2</translation>
    </message>
</context>
<context>
    <name>cave::ActionOffer</name>
    <message>
        <source>Explore</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Open chest</source>
        <translation>打开宝箱</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>拾取</translation>
    </message>
    <message>
        <source>Go to exit</source>
        <translation>前往出口</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>旅行</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>物品栏</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Let a turn pass</source>
        <translation>度过一回合</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用%1</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Use the wielded item</source>
        <translation>使用手持的物品</translation>
    </message>
    <message>
        <source>Next item</source>
        <translation>下一件物品</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>cave::AllyText</name>
    <message>
        <source>%1, away</source>
        <translation>%1，已离开</translation>
    </message>
    <message>
        <source>%1 of %2 HP.</source>
        <translation>HP %1/%2。</translation>
    </message>
    <message>
        <source>Fighting %1.</source>
        <translation>正与%1战斗。</translation>
    </message>
    <message>
        <source>%1, fighting %2</source>
        <translation>%1，正与%2战斗</translation>
    </message>
    <message>
        <source>%1, hunting %2</source>
        <translation>%1，正在追猎%2</translation>
    </message>
</context>
<context>
    <name>cave::AllyWriter</name>
    <message>
        <source>%1 opens a chest.</source>
        <translation>%1打开宝箱。</translation>
    </message>
    <message>
        <source>%1 fights %2.</source>
        <translation>%1与%2战斗。</translation>
    </message>
    <message>
        <source>%1 joins the fight with %2.</source>
        <translation>%1加入了与%2的战斗。</translation>
    </message>
    <message>
        <source>The %1 strikes %2 down. %2 wakes up at %3.</source>
        <translation>%1将%2击倒。%2在%3醒来。</translation>
    </message>
    <message>
        <source>%1 has fallen and can only watch now.</source>
        <translation>%1已倒下，现在只能观战。</translation>
    </message>
    <message>
        <source>%1 enters floor %2.</source>
        <translation>%1进入第%2层。</translation>
    </message>
    <message>
        <source>%1 reaches level %2.</source>
        <translation>%1升到了%2级。</translation>
    </message>
    <message>
        <source>%1 swaps places with you.</source>
        <translation>%1与你交换了位置。</translation>
    </message>
    <message>
        <source>%1 defeats the %2.</source>
        <translation>%1击败了%2。</translation>
    </message>
    <message>
        <source>%1 drops %2.</source>
        <translation>%1丢下了%2。</translation>
    </message>
    <message>
        <source>%1 picks up %2.</source>
        <translation>%1拾取了%2。</translation>
    </message>
    <message>
        <source>%1 gets away from the %2.</source>
        <translation>%1摆脱了%2。</translation>
    </message>
    <message>
        <source>%1 takes a relic: %2 of %3.</source>
        <translation>%1取得了圣物：第%2件，共%3件。</translation>
    </message>
    <message>
        <source>%1 finds a piece of a map. The gate is at %2.</source>
        <translation>%1找到了地图残片。大门位于%2。</translation>
    </message>
    <message>
        <source>%1 takes %2 from a pedestal; the others close.</source>
        <translation>%1从基座上取走了%2；其他基座关闭了。</translation>
    </message>
</context>
<context>
    <name>cave::AttributePanel</name>
    <message>
        <source>Health</source>
        <translation>生命</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>经验</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>力量</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>敏捷</translation>
    </message>
    <message>
        <source>Intellect</source>
        <translation>智力</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>护甲</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1, blocks %2</source>
        <translation>%1，格挡%2</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>武器</translation>
    </message>
    <message>
        <source>bare hands</source>
        <translation>徒手</translation>
    </message>
    <message>
        <source>%1, +%2</source>
        <translation>%1，+%2</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>属性</translation>
    </message>
</context>
<context>
    <name>cave::AutoWalker</name>
    <message>
        <source>a monster is in the way</source>
        <translation>有怪物挡路</translation>
    </message>
    <message>
        <source>nothing left to explore nearby</source>
        <translation>附近没有可探索的了</translation>
    </message>
    <message>
        <source>the way is blocked</source>
        <translation>路被挡住了</translation>
    </message>
    <message>
        <source>%1 hunts you</source>
        <translation>%1正在追捕你</translation>
    </message>
    <message>
        <source>nothing left to explore nearby; %1 walks to the exit</source>
        <translation>附近没有可探索的了；按%1走向出口</translation>
    </message>
</context>
<context>
    <name>cave::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>cave::BestiaryView</name>
    <message>
        <source>weak to %1</source>
        <translation>弱%1</translation>
    </message>
    <message>
        <source>resists %1</source>
        <translation>抗%1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最多%1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>剧本</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>遇到</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>杀死</translation>
    </message>
    <message>
        <source>Killed you</source>
        <translation>杀死你</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>生命</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>伤害</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>护甲</translation>
    </message>
    <message>
        <source>Weaknesses</source>
        <translation>弱点</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>怪物图鉴</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds not met yet</source>
        <translation>
            <numerusform>还有%n种没有遇到过</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts all worlds of the scenario, as their logs tell. Edited worlds, copies and those in which more was revealed than you saw don&apos;t count.</source>
        <translation>按日志统计此剧本的所有世界。编辑过的世界、副本，以及曾显露你看不见的内容的世界，都不计入。</translation>
    </message>
</context>
<context>
    <name>cave::CardContents</name>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>标签：%1</translation>
    </message>
</context>
<context>
    <name>cave::CardFace</name>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
</context>
<context>
    <name>cave::CardMetricsButton</name>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Metrics shown on each card (up to three)</source>
        <translation>每张卡片上显示的指标（最多三个）</translation>
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
        <translation>由种子生成的无尽洞穴。</translation>
    </message>
</context>
<context>
    <name>cave::CavePreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Previous floor</source>
        <translation>上一层</translation>
    </message>
    <message>
        <source>Next floor</source>
        <translation>下一层</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>关卡%1/%2</translation>
    </message>
    <message>
        <source>Floor %1 of %2</source>
        <translation>第%1层，共%2层</translation>
    </message>
    <message numerus="yes">
        <source>%n rooms</source>
        <translation>
            <numerusform>%n个房间</numerusform>
        </translation>
    </message>
    <message>
        <source>1 door from start to boss</source>
        <translation>从起点到头目1道门</translation>
    </message>
    <message numerus="yes">
        <source>%n doors from start to boss</source>
        <translation>
            <numerusform>从起点到头目%n道门</numerusform>
        </translation>
    </message>
    <message>
        <source>drag to pan, scroll to zoom</source>
        <translation>拖动平移，滚轮缩放</translation>
    </message>
    <message>
        <source>%1 × %2 cells · %3 % floor · drag to pan, scroll to zoom</source>
        <translation>%1 × %2格 · %3%为地面 · 拖动平移，滚轮缩放</translation>
    </message>
    <message>
        <source>These settings don&apos;t produce a cave.</source>
        <translation>这些设置无法生成洞穴。</translation>
    </message>
    <message>
        <source>%1 % floor · entrance at (%2, %3) · drag to pan, scroll to zoom</source>
        <translation>%1%为地面 · 入口在(%2, %3) · 拖动平移，滚轮缩放</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Shows all of the world, as if you had explored it</source>
        <translation>显示整个世界，如同你已探索过</translation>
    </message>
</context>
<context>
    <name>cave::CellDescription</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Unexplored</source>
        <translation>未探索</translation>
    </message>
    <message>
        <source>On the ground: %1</source>
        <translation>地上：%1</translation>
    </message>
    <message>
        <source>Chest, closed</source>
        <translation>宝箱，未打开</translation>
    </message>
    <message>
        <source>Chest, empty</source>
        <translation>宝箱，空</translation>
    </message>
    <message>
        <source>%1, hunting you</source>
        <translation>%1，正在追猎你</translation>
    </message>
    <message>
        <source>%1, standing guard</source>
        <translation>%1，正在守卫</translation>
    </message>
    <message>
        <source>%1, unaware of you</source>
        <translation>%1，没有发现你</translation>
    </message>
    <message>
        <source>Fight it to find out what it is.</source>
        <translation>与它战斗才知道它是什么。</translation>
    </message>
    <message>
        <source>Health %1, strength %2, dexterity %3; gives %4 experience.</source>
        <translation>生命%1，力量%2，敏捷%3，值%4点经验。</translation>
    </message>
    <message>
        <source>Health %1, damage %2, armour %3, radius %4, speed %5 %.</source>
        <translation>生命%1，伤害%2，护甲%3，范围%4，速度%5%。</translation>
    </message>
    <message>
        <source>Your last death.</source>
        <translation>你上次死亡的地方。</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>备注：%1</translation>
    </message>
    <message>
        <source>Invulnerable.</source>
        <translation>无敌。</translation>
    </message>
    <message>
        <source>Health %1 of %2. Contact damage %3.</source>
        <translation>生命%1/%2。接触伤害%3。</translation>
    </message>
    <message>
        <source>Rock, in sight</source>
        <translation>岩石，可见</translation>
    </message>
    <message>
        <source>Water, in sight: takes two turns to enter</source>
        <translation>水，可见：涉入需要两回合</translation>
    </message>
    <message>
        <source>Trees, in sight: they hide what is behind them</source>
        <translation>树木，可见：会遮住后面的东西</translation>
    </message>
    <message>
        <source>The edge of the level</source>
        <translation>关卡边缘</translation>
    </message>
    <message>
        <source>Floor, in sight</source>
        <translation>地面，可见</translation>
    </message>
    <message>
        <source>Rock, remembered</source>
        <translation>岩石，记忆中</translation>
    </message>
    <message>
        <source>Water, remembered</source>
        <translation>水，记忆中</translation>
    </message>
    <message>
        <source>Trees, remembered</source>
        <translation>树木，记忆中</translation>
    </message>
    <message>
        <source>Floor, remembered</source>
        <translation>地面，记忆中</translation>
    </message>
    <message>
        <source>Rock, unexplored</source>
        <translation>岩石，未探索</translation>
    </message>
    <message>
        <source>Water, unexplored</source>
        <translation>水，未探索</translation>
    </message>
    <message>
        <source>Trees, unexplored</source>
        <translation>树木，未探索</translation>
    </message>
    <message>
        <source>Beyond the edge of the level</source>
        <translation>关卡边缘之外</translation>
    </message>
    <message>
        <source>Floor, unexplored</source>
        <translation>地面，未探索</translation>
    </message>
    <message>
        <source>It hunts you until you leave the floor.</source>
        <translation>它会追猎你，直到你离开这一层。</translation>
    </message>
    <message>
        <source>It chases anyone within 1 cell.</source>
        <translation>它会追击1格以内的任何人。</translation>
    </message>
    <message numerus="yes">
        <source>It chases anyone within %n cells.</source>
        <translation>
            <numerusform>它会追击%n格以内的任何人。</numerusform>
        </translation>
    </message>
    <message>
        <source>It can&apos;t attack you: you are outside its radius of %1 cells.</source>
        <translation>它无法攻击你：你在其%1格范围之外。</translation>
    </message>
    <message>
        <source>It sees you.</source>
        <translation>它看得见你。</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: the gap at %1 is too narrow.</source>
        <translation>它看不见你：%1处的缝隙太窄。</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: trees at %1.</source>
        <translation>它看不见你：%1处有树木。</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: rock at %1.</source>
        <translation>它看不见你：%1处有岩石。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>where something is, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>It doesn&apos;t see you: you are hidden in smoke.</source>
        <translation>它看不见你：你藏在烟雾里。</translation>
    </message>
</context>
<context>
    <name>cave::CertificateDialog</name>
    <message>
        <source>Determinism certificate</source>
        <translation>确定性证书</translation>
    </message>
    <message>
        <source>A fixed set of regions, chests, entrances and games is generated in different orders and on several threads. The results are hashed into this code. Machines with the same code generate the same worlds.</source>
        <translation>以不同顺序、在多个线程上生成一组固定的区域、宝箱、入口和对局，并将结果散列为此代码。代码相同的机器会生成相同的世界。</translation>
    </message>
    <message>
        <source>This machine&apos;s code</source>
        <translation>本机代码</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>复制代码</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Your &amp;friend&apos;s code</source>
        <translation>朋友的代码(&amp;F)</translation>
    </message>
    <message>
        <source>Type or paste it here</source>
        <translation>在此输入或粘贴</translation>
    </message>
    <message>
        <source>Your friend&apos;s code</source>
        <translation>朋友的代码</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>详情(&amp;D)</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation>重新运行(&amp;R)</translation>
    </message>
    <message>
        <source>Cancelled; there is no code.</source>
        <translation>已取消；没有代码。</translation>
    </message>
    <message>
        <source>The code could not be computed.</source>
        <translation>无法计算代码。</translation>
    </message>
    <message>
        <source>✓ All runs gave the same result.</source>
        <translation>✓ 所有运行结果一致。</translation>
    </message>
    <message>
        <source>Ask a friend for their machine&apos;s code and compare.</source>
        <translation>向朋友要来其机器的代码进行比较。</translation>
    </message>
    <message>
        <source>Waiting for this machine&apos;s code.</source>
        <translation>正在等待本机代码。</translation>
    </message>
    <message>
        <source>✓ Match: both machines generate the same worlds.</source>
        <translation>✓ 一致：两台机器生成相同的世界。</translation>
    </message>
    <message>
        <source>The code is incomplete.</source>
        <translation>代码不完整。</translation>
    </message>
    <message>
        <source>✗ The code is from another version; compare with the same version of the program.</source>
        <translation>✗ 代码来自其他版本；请用相同版本的程序比较。</translation>
    </message>
    <message>
        <source>✗ No match: a character is mistyped, or the machines generate different worlds.</source>
        <translation>✗ 不一致：输错了字符，或者两台机器生成的世界不同。</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n runs differ; see the details.</source>
        <translation>
            <numerusform>✗ %n次运行结果不同；见详情。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ChangeTexts</name>
    <message>
        <source>Terrain</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>物品</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Dug</source>
        <translation>挖开</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>填上</translation>
    </message>
    <message>
        <source>Chests claimed</source>
        <translation>宝箱已取走</translation>
    </message>
    <message>
        <source>Chests placed</source>
        <translation>宝箱已放置</translation>
    </message>
    <message>
        <source>Chests refilled</source>
        <translation>宝箱已重新装填</translation>
    </message>
    <message>
        <source>Chests removed</source>
        <translation>宝箱已移除</translation>
    </message>
    <message>
        <source>Items dropped</source>
        <translation>物品已丢下</translation>
    </message>
    <message>
        <source>Monsters killed</source>
        <translation>怪物已杀死</translation>
    </message>
    <message>
        <source>Monsters moved</source>
        <translation>怪物已移动</translation>
    </message>
    <message>
        <source>Monsters placed</source>
        <translation>怪物已放置</translation>
    </message>
    <message>
        <source>Things taken</source>
        <translation>物件已拿走</translation>
    </message>
    <message>
        <source>Flooded</source>
        <translation>灌水</translation>
    </message>
    <message>
        <source>Drained</source>
        <translation>排干</translation>
    </message>
    <message>
        <source>Planted</source>
        <translation>种树</translation>
    </message>
    <message>
        <source>Felled</source>
        <translation>砍伐</translation>
    </message>
    <message>
        <source>Things placed</source>
        <translation>放置的物品</translation>
    </message>
    <message>
        <source>Things removed</source>
        <translation>移除的物品</translation>
    </message>
</context>
<context>
    <name>cave::ChangesModel</name>
    <message>
        <source>1 cell dug</source>
        <translation>挖开1格</translation>
    </message>
    <message numerus="yes">
        <source>%n cells dug</source>
        <translation>
            <numerusform>挖开%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell filled</source>
        <translation>填上1格</translation>
    </message>
    <message numerus="yes">
        <source>%n cells filled</source>
        <translation>
            <numerusform>填上%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell flooded</source>
        <translation>灌水1格</translation>
    </message>
    <message numerus="yes">
        <source>%n cells flooded</source>
        <translation>
            <numerusform>灌水%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell drained</source>
        <translation>排干1格</translation>
    </message>
    <message numerus="yes">
        <source>%n cells drained</source>
        <translation>
            <numerusform>排干%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell planted with trees</source>
        <translation>种树1格</translation>
    </message>
    <message numerus="yes">
        <source>%n cells planted with trees</source>
        <translation>
            <numerusform>种树%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>1 cell felled</source>
        <translation>砍伐1格</translation>
    </message>
    <message numerus="yes">
        <source>%n cells felled</source>
        <translation>
            <numerusform>砍伐%n格</numerusform>
        </translation>
    </message>
    <message>
        <source>Chest claimed</source>
        <translation>宝箱已取走</translation>
    </message>
    <message>
        <source>Chest placed</source>
        <translation>宝箱已放置</translation>
    </message>
    <message>
        <source>Chest refilled</source>
        <translation>宝箱已重新装填</translation>
    </message>
    <message>
        <source>Chest removed</source>
        <translation>宝箱已移除</translation>
    </message>
    <message>
        <source>Items dropped</source>
        <translation>物品已丢下</translation>
    </message>
    <message>
        <source>Picked up or drunk</source>
        <translation>已捡起或喝掉</translation>
    </message>
    <message>
        <source>Monster killed</source>
        <translation>怪物已杀死</translation>
    </message>
    <message>
        <source>Monster moved from %1</source>
        <translation>怪物从%1移来</translation>
    </message>
    <message>
        <source>Monster moved</source>
        <translation>怪物已移动</translation>
    </message>
    <message>
        <source>Monster placed</source>
        <translation>怪物已放置</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>区域%1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Thing placed</source>
        <translation>放置了物品</translation>
    </message>
    <message>
        <source>Thing removed</source>
        <translation>移除了物品</translation>
    </message>
</context>
<context>
    <name>cave::ChangesPanel</name>
    <message>
        <source>Differences from the seed</source>
        <translation>与种子的差异</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>This</source>
        <translation>此项</translation>
    </message>
    <message>
        <source>Revert this</source>
        <translation>还原此项</translation>
    </message>
    <message>
        <source>Revert the selected changes to the seed</source>
        <translation>将所选更改还原为种子生成的状态</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Revert the region</source>
        <translation>还原区域</translation>
    </message>
    <message>
        <source>Revert the whole region to the seed</source>
        <translation>将整个区域还原为种子生成的状态</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>Revert the selection</source>
        <translation>还原选区</translation>
    </message>
    <message>
        <source>Revert the cells selected on the map to the seed</source>
        <translation>将地图上所选的格还原为种子生成的状态</translation>
    </message>
    <message>
        <source>Open a world to see its differences from the seed.</source>
        <translation>打开一个世界，查看它与种子的差异。</translation>
    </message>
    <message>
        <source>Comparing the world with its seed…</source>
        <translation>正在将世界与其种子比较…</translation>
    </message>
    <message>
        <source>No differences from the seed.</source>
        <translation>与种子没有差异。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show these on the map and in the list</source>
        <translation>在地图和列表中显示这些</translation>
    </message>
    <message>
        <source>1 region</source>
        <translation>1个区域</translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n个区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparing, %n left</source>
        <translation>
            <numerusform>正在比较，还剩%n个</numerusform>
        </translation>
    </message>
    <message>
        <source>Read-only. Open this world in Edit to revert changes.</source>
        <translation>只读。在“编辑”中打开这个世界以还原更改。</translation>
    </message>
    <message>
        <source>Only a world in a world file can be edited.</source>
        <translation>只有世界文件中的世界可以编辑。</translation>
    </message>
    <message>
        <source>Select changes in the list or cells on the map to revert them.</source>
        <translation>在列表中选择更改或在地图上选择格以还原。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells explored</source>
        <translation>
            <numerusform>已探索%Ln格</numerusform>
        </translation>
    </message>
    <message>
        <source>Which differences</source>
        <translation>要显示的差异</translation>
    </message>
    <message>
        <source>This turn and its seed</source>
        <translation>此回合与种子</translation>
    </message>
    <message>
        <source>What changed since this turn</source>
        <translation>此回合之后的变化</translation>
    </message>
    <message>
        <source>Nothing has changed since this turn.</source>
        <translation>此回合之后没有变化。</translation>
    </message>
</context>
<context>
    <name>cave::ChatLine</name>
    <message>
        <source>Write to the other players; %1 sends, %2 closes</source>
        <translation>给其他玩家写消息；%1发送，%2关闭</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
</context>
<context>
    <name>cave::ChatText</name>
    <message>
        <source>You point at %1, %2.</source>
        <translation>你指向%1，%2。</translation>
    </message>
    <message>
        <source>%1 points at %2, %3.</source>
        <translation>%1指向%2，%3。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name, and what they say</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>cave::ChecksPanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Fix &amp;all of this kind</source>
        <translation>修正所有同类问题(&amp;A)</translation>
    </message>
    <message>
        <source>Open a world to check it.</source>
        <translation>打开一个世界以进行检查。</translation>
    </message>
    <message>
        <source>Fixing: %1 %</source>
        <translation>正在修正：%1%</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>No issues in the edited regions.</source>
        <translation>编辑过的区域没有问题。</translation>
    </message>
    <message>
        <source>1 issue</source>
        <translation>1个问题</translation>
    </message>
    <message>
        <source>%1 issues</source>
        <translation>%1个问题</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>修正：%1</translation>
    </message>
    <message>
        <source>Fix all: %1</source>
        <translation>全部修正：%1</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>修正(&amp;F)</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
</context>
<context>
    <name>cave::ChestEditor</name>
    <message>
        <source>Item</source>
        <translation>物品</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Remove this item</source>
        <translation>移除此物品</translation>
    </message>
    <message>
        <source>A chest can&apos;t be empty. Erase the chest to remove it.</source>
        <translation>宝箱不能是空的。要移除宝箱，请擦除它。</translation>
    </message>
    <message>
        <source>In this chest</source>
        <translation>此宝箱中</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>添加物品</translation>
    </message>
    <message>
        <source>Add an item to the chest</source>
        <translation>向宝箱添加物品</translation>
    </message>
    <message>
        <source>Revert to seed</source>
        <translation>还原为种子生成的状态</translation>
    </message>
    <message>
        <source>Revert the chest to the seed</source>
        <translation>将宝箱还原为种子生成的状态</translation>
    </message>
</context>
<context>
    <name>cave::CodeField</name>
    <message>
        <source>Enter the join code: the six words that the host sees.</source>
        <translation>请输入加入码：房主看到的六个单词。</translation>
    </message>
    <message>
        <source>That isn&apos;t a join code: %1.</source>
        <translation>这不是加入码：%1。</translation>
    </message>
</context>
<context>
    <name>cave::ColumnMenu</name>
    <message>
        <source>&amp;Filter…</source>
        <translation>筛选(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Clear filter</source>
        <translation>清除筛选(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>关卡(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;quare of</source>
        <translation>正方形(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Within</source>
        <translation>以内(&amp;W)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Use this reach for the column</source>
        <translation>对此列使用这个范围</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a column with this reach</source>
        <translation>添加一个使用此范围的列</translation>
    </message>
    <message>
        <source>Move &amp;left</source>
        <translation>左移(&amp;L)</translation>
    </message>
    <message>
        <source>Move &amp;right</source>
        <translation>右移(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hide this column</source>
        <translation>隐藏此列(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>列(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;All results</source>
        <translation>全部结果(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Matches only</source>
        <translation>仅匹配(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Near misses only</source>
        <translation>仅接近(&amp;N)</translation>
    </message>
</context>
<context>
    <name>cave::CombatOutcome</name>
    <message>
        <source>Victory</source>
        <translation>胜利</translation>
    </message>
    <message>
        <source>The %1 is dead. It carried:</source>
        <translation>%1死了。它带着：</translation>
    </message>
    <message>
        <source>Another monster has already seen you.</source>
        <translation>另一个怪物已经看见你了。</translation>
    </message>
    <message>
        <source>You fell to the %1</source>
        <translation>你倒在了%1手下</translation>
    </message>
    <message>
        <source>You lost:</source>
        <translation>你失去了：</translation>
    </message>
    <message>
        <source>You lost nothing.</source>
        <translation>你什么也没失去。</translation>
    </message>
    <message>
        <source>The %1 is dead.</source>
        <translation>%1死了。</translation>
    </message>
    <message>
        <source>You gain 1 experience.</source>
        <translation>你获得1点经验。</translation>
    </message>
    <message numerus="yes">
        <source>You gain %n experience.</source>
        <translation>
            <numerusform>你获得%n点经验。</numerusform>
        </translation>
    </message>
    <message>
        <source>This run ends here.</source>
        <translation>本局到此结束。</translation>
    </message>
    <message>
        <source>%1, power %2</source>
        <translation>%1，强度%2</translation>
    </message>
    <message>
        <source>You got away</source>
        <translation>你逃脱了</translation>
    </message>
    <message>
        <source>The %1 stays where it was, and recovers.</source>
        <translation>%1留在原地，并恢复状态。</translation>
    </message>
    <message>
        <source>You wake up at %1 with full health.</source>
        <translation>你在%1醒来，生命值全满。</translation>
    </message>
    <message>
        <source>The others play on, and you can watch them.</source>
        <translation>其他人继续游戏，你可以观看。</translation>
    </message>
</context>
<context>
    <name>cave::CombatPanel</name>
    <message>
        <source>Fight with the %1</source>
        <translation>与%1战斗</translation>
    </message>
    <message>
        <source>A dodge roll higher than the attack avoids the hit. Scrolls can&apos;t be dodged.</source>
        <translation>闪避掷骰高于攻击即可避开命中。卷轴无法闪避。</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结束</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Wake up</source>
        <translation>醒来</translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation>继续战斗</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>自动战斗</translation>
    </message>
    <message>
        <source>What happened in this fight</source>
        <translation>这场战斗的经过</translation>
    </message>
    <message>
        <source>You hit the %1 for %2 damage.</source>
        <translation>你击中%1，造成%2点伤害。</translation>
    </message>
    <message>
        <source>The %1 hits you for %2 damage.</source>
        <translation>%1击中你，造成%2点伤害。</translation>
    </message>
    <message>
        <source>You hit the %1 for %2 damage; it uses %3 armour (%4 left).</source>
        <translation>你击中%1，造成%2点伤害；消耗其%3点护甲（剩%4）。</translation>
    </message>
    <message>
        <source>The %1 hits you for %2 damage; you use %3 armour (%4 left).</source>
        <translation>%1击中你，造成%2点伤害；你消耗%3点护甲（剩%4）。</translation>
    </message>
    <message>
        <source>Its health: %1.</source>
        <translation>它的生命：%1。</translation>
    </message>
    <message>
        <source>Your health: %1.</source>
        <translation>你的生命：%1。</translation>
    </message>
    <message>
        <source>The %1 is stunned. You strike again.</source>
        <translation>%1被击晕。你再次出手。</translation>
    </message>
    <message>
        <source>You are stunned. The %1 strikes again.</source>
        <translation>你被击晕。%1再次出手。</translation>
    </message>
    <message>
        <source>You strike first.</source>
        <translation>你先出手。</translation>
    </message>
    <message>
        <source>The %1 strikes first.</source>
        <translation>%1先出手。</translation>
    </message>
    <message>
        <source>The %1 gets %2 armour back.</source>
        <translation>%1恢复%2点护甲。</translation>
    </message>
    <message>
        <source>You get %1 armour back.</source>
        <translation>你恢复%1点护甲。</translation>
    </message>
    <message>
        <source>You killed the %1.</source>
        <translation>你杀死了%1。</translation>
    </message>
    <message>
        <source>The %1 killed you.</source>
        <translation>%1杀死了你。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>+%1 next blow</source>
        <translation>下一击+%1</translation>
    </message>
    <message>
        <source>+%1 in two blows</source>
        <translation>两击后+%1</translation>
    </message>
    <message>
        <source>+%1 later</source>
        <translation>稍后+%1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一击</translation>
    </message>
    <message>
        <source>then</source>
        <translation>然后</translation>
    </message>
    <message>
        <source>later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Your bare hands do %1 damage.</source>
        <translation>你徒手造成%1点伤害。</translation>
    </message>
    <message>
        <source>Your %1 does %2 damage.</source>
        <translation>你的%1造成%2点伤害。</translation>
    </message>
    <message>
        <source>▲ Weak to %1: your %2 does %3 damage instead of %4.</source>
        <translation>▲ 怕%1：你的%2造成%3点伤害，而非%4。</translation>
    </message>
    <message>
        <source>▼ Resists %1: your %2 does %3 damage instead of %4.</source>
        <translation>▼ 抗%1：你的%2造成%3点伤害，而非%4。</translation>
    </message>
    <message>
        <source>▶ dodges %1</source>
        <translation>▶ 闪避%1</translation>
    </message>
    <message>
        <source>You reach level %1. %2</source>
        <translation>你升到%1级。%2</translation>
    </message>
    <message>
        <source>You attack: %1.</source>
        <translation>你攻击：%1。</translation>
    </message>
    <message>
        <source>The %1 attacks: %2.</source>
        <translation>%1攻击：%2。</translation>
    </message>
    <message>
        <source>The %1 dodges with %2: miss.</source>
        <translation>%1以%2闪避：未命中。</translation>
    </message>
    <message>
        <source>You dodge with %1: miss.</source>
        <translation>你以%1闪避：未命中。</translation>
    </message>
    <message>
        <source>The %1 rolls %2 to dodge: hit.</source>
        <translation>%1闪避掷出%2：命中。</translation>
    </message>
    <message>
        <source>You roll %1 to dodge: hit.</source>
        <translation>你闪避掷出%1：命中。</translation>
    </message>
    <message>
        <source>Its armour blocks %1.</source>
        <translation>它的护甲格挡%1。</translation>
    </message>
    <message>
        <source>Your armour blocks %1.</source>
        <translation>你的护甲格挡%1。</translation>
    </message>
    <message>
        <source>%1 damage; %2 HP left.</source>
        <translation>%1点伤害；剩余%2 HP。</translation>
    </message>
    <message>
        <source>You take %1 damage; %2 HP left.</source>
        <translation>你受到%1点伤害；剩余%2 HP。</translation>
    </message>
    <message>
        <source>You read the %1: %2.</source>
        <translation>你阅读%1：%2。</translation>
    </message>
    <message>
        <source>You heal %1; %2 HP.</source>
        <translation>你恢复%1；%2 HP。</translation>
    </message>
    <message>
        <source>You get ready to dodge: your next roll counts %1.</source>
        <translation>你准备闪避：下一次掷骰计为%1。</translation>
    </message>
    <message>
        <source>Attack %1 · dodge %2 · spells %3</source>
        <translation>攻击%1 · 闪避%2 · 法术%3</translation>
    </message>
    <message>
        <source>Attack %1 · dodge %2</source>
        <translation>攻击%1 · 闪避%2</translation>
    </message>
    <message>
        <source>%1, %2 to level %3</source>
        <translation>%1，距%3级还差%2</translation>
    </message>
    <message>
        <source>Health %1, strength %2, dexterity %3, intellect %4.</source>
        <translation>生命%1，力量%2，敏捷%3，智力%4。</translation>
    </message>
    <message>
        <source>You fight together with %1.</source>
        <translation>你与%1并肩战斗。</translation>
    </message>
    <message>
        <source>%1 hits the %2 for %3 damage.</source>
        <translation>%1击中%2，造成%3点伤害。</translation>
    </message>
    <message>
        <source>The %2 hits %1 for %3 damage.</source>
        <translation>%2击中%1，造成%3点伤害。</translation>
    </message>
    <message>
        <source>Health of %2: %1.</source>
        <translation>%2的生命：%1。</translation>
    </message>
    <message>
        <source>The %2 is stunned. %1 strikes again.</source>
        <translation>%2被击晕。%1再次出手。</translation>
    </message>
    <message>
        <source>%1 is stunned. The %2 strikes again.</source>
        <translation>%1被击晕。%2再次出手。</translation>
    </message>
    <message>
        <source>%1 attacks; the %2 dodges.</source>
        <translation>%1攻击；%2闪避。</translation>
    </message>
    <message>
        <source>The %2 attacks; %1 dodges.</source>
        <translation>%2攻击；%1闪避。</translation>
    </message>
    <message>
        <source>%1 gets ready to dodge.</source>
        <translation>%1准备闪避。</translation>
    </message>
    <message>
        <source>%1 reads the %2 and heals %3.</source>
        <translation>%1阅读%2，恢复%3。</translation>
    </message>
    <message>
        <source>%1 reads the %2: %3 damage.</source>
        <translation>%1阅读%2：%3点伤害。</translation>
    </message>
    <message>
        <source>The fight goes on. Your turn.</source>
        <translation>战斗继续。轮到你了。</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>敌人不还击</translation>
    </message>
    <message>
        <source>it answers with %1, which may kill you</source>
        <translation>它还击造成%1点伤害，可能致命</translation>
    </message>
    <message>
        <source>it answers with %1</source>
        <translation>它还击造成%1点伤害</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a choice does; what follows</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>The %1 is stunned and can&apos;t answer.</source>
        <translation>%1陷入眩晕，无法还击。</translation>
    </message>
    <message>
        <source>You are poisoned.</source>
        <translation>你中毒了。</translation>
    </message>
    <message>
        <source>You guard, and get %1 armour back.</source>
        <translation>你进行防御，恢复%1点护甲。</translation>
    </message>
    <message>
        <source>You guard.</source>
        <translation>你进行防御。</translation>
    </message>
    <message>
        <source>You wield the %1.</source>
        <translation>你装备了%1。</translation>
    </message>
    <message>
        <source>You turn and run.</source>
        <translation>你转身就跑。</translation>
    </message>
    <message>
        <source>You use the %1.</source>
        <translation>你使用了%1。</translation>
    </message>
    <message>
        <source>%1 guards.</source>
        <translation>%1进行防御。</translation>
    </message>
    <message>
        <source>%1 wields the %2.</source>
        <translation>%1装备了%2。</translation>
    </message>
    <message>
        <source>%1 turns and runs.</source>
        <translation>%1转身就跑。</translation>
    </message>
    <message>
        <source>%1 uses the %2.</source>
        <translation>%1使用了%2。</translation>
    </message>
    <message>
        <source>%1 damage</source>
        <translation>%1点伤害</translation>
    </message>
    <message>
        <source>it dies</source>
        <translation>它会死亡</translation>
    </message>
    <message>
        <source>it may die, or %1</source>
        <translation>它可能死亡，否则%1</translation>
    </message>
    <message>
        <source>%1 armour back</source>
        <translation>恢复%1点护甲</translation>
    </message>
    <message>
        <source>softens the next blow</source>
        <translation>减轻下一击</translation>
    </message>
    <message>
        <source>%1: %2 damage from the next round</source>
        <translation>%1：下一轮起%2点伤害</translation>
    </message>
    <message>
        <source>you get away, and it stays</source>
        <translation>你逃脱，它留在原地</translation>
    </message>
    <message>
        <source>a parting blow of %1, which may kill you</source>
        <translation>临别一击造成%1点伤害，可能致命</translation>
    </message>
    <message>
        <source>a parting blow of %1; it stays and recovers</source>
        <translation>临别一击造成%1点伤害；它留在原地并恢复状态</translation>
    </message>
    <message>
        <source>The %1 strikes after you (%2 of %3 HP).</source>
        <translation>%1在你之后出手（HP %2/%3）。</translation>
    </message>
    <message>
        <source>The %1 hits your companion for %2 damage.</source>
        <translation>%1击中你的同伴，造成%2点伤害。</translation>
    </message>
    <message>
        <source>Your companion hits the %1 for %2 damage.</source>
        <translation>你的同伴击中%1，造成%2点伤害。</translation>
    </message>
    <message>
        <source>The %1 dies.</source>
        <translation>%1死了。</translation>
    </message>
    <message>
        <source>%1, companion %2 damage</source>
        <comment>what a choice does; a number</comment>
        <translation>%1，同伴造成%2点伤害</translation>
    </message>
    <message numerus="yes">
        <source>The monster kills you in about %n blows.</source>
        <translation>
            <numerusform>怪物大约攻击%n次就能杀死你。</numerusform>
        </translation>
    </message>
    <message>
        <source>The monster&apos;s blows can hardly kill you.</source>
        <translation>怪物的攻击几乎杀不死你。</translation>
    </message>
    <message numerus="yes">
        <source>A blow that hurts poisons you for %n turns.</source>
        <translation>
            <numerusform>造成伤害的攻击会让你中毒%n回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % of its blows stun you, and it strikes again.</source>
        <translation>它有%1%的攻击会击晕你，并再次出手。</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>The %1 hits %2&apos;s companion for %3 damage.</source>
        <translation>%1击中%2的同伴，造成%3点伤害。</translation>
    </message>
    <message>
        <source>%1&apos;s companion hits the %2 for %3 damage.</source>
        <translation>%1的同伴击中%2，造成%3点伤害。</translation>
    </message>
</context>
<context>
    <name>cave::CommandRow</name>
    <message>
        <source>Enter a condition first</source>
        <translation>请先输入条件</translation>
    </message>
    <message>
        <source>A command can search only numbers and random seeds, without level files of your own</source>
        <translation>命令只能搜索数字和随机种子，且不能使用自己的关卡文件</translation>
    </message>
    <message>
        <source>Saves the sketch to a file and copies:</source>
        <translation>将草图保存到文件，并复制：</translation>
    </message>
    <message>
        <source>Write scripts that run this search on other machines</source>
        <translation>生成在其他机器上运行此搜索的脚本</translation>
    </message>
    <message>
        <source>Save the sketch for the command</source>
        <translation>保存供命令使用的草图</translation>
    </message>
    <message>
        <source>The sketch can&apos;t be saved.</source>
        <translation>无法保存草图。</translation>
    </message>
    <message>
        <source>The command is copied; its sketch is in %1.</source>
        <translation>命令已复制；其草图在%1中。</translation>
    </message>
    <message>
        <source>Cop&amp;y as command</source>
        <translation>复制为命令(&amp;Y)</translation>
    </message>
    <message>
        <source>Search e&amp;lsewhere…</source>
        <translation>在别处搜索(&amp;L)…</translation>
    </message>
    <message>
        <source>Only a number of seeds, random seeds or a list can be searched elsewhere, without level files of your own</source>
        <translation>在别处只能搜索一定数量的种子、随机种子或列表，且不能使用自己的关卡文件</translation>
    </message>
    <message>
        <source>Wrote the folder %1. Its README.txt says how to run the search.</source>
        <translation>已生成文件夹%1。其中的README.txt说明如何运行该搜索。</translation>
    </message>
</context>
<context>
    <name>cave::CompareInvitation</name>
    <message>
        <source>Same seed, other &amp;generator</source>
        <translation>同一种子，另一生成器(&amp;G)</translation>
    </message>
    <message>
        <source>Same world, other &amp;settings</source>
        <translation>同一世界，另一设置(&amp;S)</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>还没有可比较的</translation>
    </message>
    <message>
        <source>Compare two to six worlds side by side or on top of each other. Select seeds in the contact sheet, or start with any two.</source>
        <translation>并排或叠放比较二到六个世界。在缩略图板中选择种子，或从任意两个开始。</translation>
    </message>
    <message>
        <source>Two &amp;random worlds</source>
        <translation>两个随机世界(&amp;R)</translation>
    </message>
    <message>
        <source>Choose a world to compare</source>
        <translation>选择要比较的世界</translation>
    </message>
    <message>
        <source>Add a second world to compare. The maps move together.</source>
        <translation>添加第二个世界进行比较。地图会一起移动。</translation>
    </message>
    <message>
        <source>A &amp;random world</source>
        <translation>一个随机世界(&amp;R)</translation>
    </message>
</context>
<context>
    <name>cave::CompareMetrics</name>
    <message numerus="yes">
        <source>Measured in the square within %n cells of the entrance.</source>
        <translation>
            <numerusform>在入口周围%n格的正方形内测量。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured within %n steps of the entrance.</source>
        <translation>
            <numerusform>在入口%n步以内测量。</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on all levels together.</source>
        <translation>在所有关卡上合计测量。</translation>
    </message>
    <message numerus="yes">
        <source>Searched up to %n steps from the entrance.</source>
        <translation>
            <numerusform>最远搜索到入口%n步。</numerusform>
        </translation>
    </message>
    <message>
        <source>▲ Most players prefer more.</source>
        <translation>▲ 对多数玩家来说越多越好。</translation>
    </message>
    <message>
        <source>▼ Most players prefer less.</source>
        <translation>▼ 对多数玩家来说越少越好。</translation>
    </message>
    <message>
        <source>Neutral.</source>
        <translation>中性。</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>%1, cells</source>
        <translation>%1，格</translation>
    </message>
    <message>
        <source>%1, steps</source>
        <translation>%1，步</translation>
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
        <translation>在分层的世界中：合计所有层。</translation>
    </message>
</context>
<context>
    <name>cave::CompareOverlay</name>
    <message>
        <source>%1 on the left, %2 on the right. Drag the divider or use the arrow keys.</source>
        <translation>左边%1，右边%2。拖动分隔线或使用方向键。</translation>
    </message>
    <message>
        <source>Divider between %1 and %2</source>
        <translation>%1与%2之间的分隔线</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>仅%1</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>从%1到%2</translation>
    </message>
</context>
<context>
    <name>cave::ComparePage</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a world (up to %1)</source>
        <translation>添加世界（最多%1个）</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>▲ more or ▼ less is better; the best world in each row is marked. Hover over a row for its definition.</source>
        <translation>▲越多或▼越少越好；每行中最好的世界有标记。悬停在一行上可查看其定义。</translation>
    </message>
    <message>
        <source>Metrics of the worlds</source>
        <translation>各世界的指标</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>All worlds side by side, moving together</source>
        <translation>所有世界并排，一起移动</translation>
    </message>
    <message>
        <source>Swipe</source>
        <translation>滑动对比</translation>
    </message>
    <message>
        <source>Two worlds with a divider between them</source>
        <translation>两个世界，中间有一条可拖动的分隔线</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Two worlds blended</source>
        <translation>两个世界混合显示</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Cells that are floor in only one of two worlds</source>
        <translation>只在两个世界之一中是地面的格</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>The stages of generating one world</source>
        <translation>生成一个世界的各阶段</translation>
    </message>
    <message>
        <source>Go to entrance</source>
        <translation>前往入口</translation>
    </message>
    <message>
        <source>Chests and monsters</source>
        <translation>宝箱和怪物</translation>
    </message>
    <message>
        <source>Same seed, other generator</source>
        <translation>同一种子，另一生成器</translation>
    </message>
    <message>
        <source>Same world, other settings</source>
        <translation>同一世界，另一设置</translation>
    </message>
    <message>
        <source>A random world</source>
        <translation>一个随机世界</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Go to the entrance of the first world</source>
        <translation>前往第一个世界的入口</translation>
    </message>
    <message>
        <source>Show chests and monsters</source>
        <translation>显示宝箱和怪物</translation>
    </message>
    <message>
        <source>Show the table of metrics</source>
        <translation>显示指标表</translation>
    </message>
</context>
<context>
    <name>cave::CompareSteps</name>
    <message>
        <source>Previous stage</source>
        <translation>上一阶段</translation>
    </message>
    <message>
        <source>Play the stages</source>
        <translation>播放各阶段</translation>
    </message>
    <message>
        <source>Next stage</source>
        <translation>下一阶段</translation>
    </message>
    <message>
        <source>Generation stage</source>
        <translation>生成阶段</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Play or pause the stages</source>
        <translation>播放或暂停各阶段</translation>
    </message>
</context>
<context>
    <name>cave::ComparedMap</name>
    <message>
        <source>Map of %1</source>
        <translation>%1的地图</translation>
    </message>
</context>
<context>
    <name>cave::ConditionBuilder</name>
    <message>
        <source>Start &amp;over with the builder</source>
        <translation>在构建器中重新开始(&amp;O)</translation>
    </message>
    <message>
        <source>This condition is too complex for the builder.</source>
        <translation>此条件对构建器来说太复杂。</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>以下全部</translation>
    </message>
    <message>
        <source>any of these</source>
        <translation>以下任意一条</translation>
    </message>
    <message>
        <source>A&amp;dd a row</source>
        <translation>添加一行(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>符合(&amp;M)</translation>
    </message>
</context>
<context>
    <name>cave::ConditionCompletion</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
        <translation>世界必须满足的条件。%1列出补全。</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
</context>
<context>
    <name>cave::ConditionRow</name>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>Half width of the square around the spawn, in cells</source>
        <translation>以出生点为中心的正方形的半宽，以格计</translation>
    </message>
    <message>
        <source>Walking distance from the spawn, in steps</source>
        <translation>距出生点的步行距离，以步计</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Relation</source>
        <translation>关系</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>移除此行</translation>
    </message>
    <message>
        <source>= none</source>
        <translation>= 无</translation>
    </message>
    <message>
        <source>≠ none</source>
        <translation>≠ 无</translation>
    </message>
</context>
<context>
    <name>cave::ConsumableText</name>
    <message>
        <source>It bursts on the ground, far from any enemy.</source>
        <translation>它在地上炸开，离敌人很远。</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>什么也没发生。</translation>
    </message>
    <message>
        <source>You drink the %1.</source>
        <translation>你喝下了%1。</translation>
    </message>
    <message>
        <source>You throw the %1.</source>
        <translation>你扔出了%1。</translation>
    </message>
    <message>
        <source>You read the %1.</source>
        <translation>你阅读了%1。</translation>
    </message>
    <message>
        <source>You use the %1.</source>
        <translation>你使用了%1。</translation>
    </message>
    <message>
        <source>Now you know it: a %1.</source>
        <translation>现在你认识它了：%1。</translation>
    </message>
    <message>
        <source>You throw it.</source>
        <translation>你把它扔了出去。</translation>
    </message>
    <message>
        <source>You read it.</source>
        <translation>你阅读了它。</translation>
    </message>
    <message>
        <source>You drink it.</source>
        <translation>你把它喝了下去。</translation>
    </message>
    <message numerus="yes">
        <source>You recover %n HP.</source>
        <translation>
            <numerusform>你恢复了%n点生命值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your armour hardens: %n points are back.</source>
        <translation>
            <numerusform>你的护甲变硬：恢复了%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Thick smoke hides you.</source>
        <translation>浓烟遮住了你的身影。</translation>
    </message>
    <message>
        <source>It bursts over your enemy.</source>
        <translation>它在敌人身上炸开。</translation>
    </message>
    <message numerus="yes">
        <source>Your next %n blows do more damage.</source>
        <translation>
            <numerusform>你接下来的%n次攻击伤害提高。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see twice as far for %n turns.</source>
        <translation>
            <numerusform>你的视野加倍，持续%n回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>The caves around you appear before your eyes.</source>
        <translation>周围的洞穴浮现在你眼前。</translation>
    </message>
    <message>
        <source>The world blurs, and you are somewhere else.</source>
        <translation>世界变得模糊，你已身在别处。</translation>
    </message>
    <message>
        <source>The poison leaves you.</source>
        <translation>你身上的毒消退了。</translation>
    </message>
    <message numerus="yes">
        <source>It burns: you are poisoned for %n turns.</source>
        <translation>
            <numerusform>火辣辣的：你中毒了，持续%n回合。</numerusform>
        </translation>
    </message>
    <message>
        <source>Heals up to %1 HP.</source>
        <translation>最多恢复%1点生命值。</translation>
    </message>
    <message>
        <source>Restores up to %1 points of armour.</source>
        <translation>最多恢复%1点护甲。</translation>
    </message>
    <message>
        <source>Lets you leave a fight without a parting blow; hunters lose track of you.</source>
        <translation>让你脱离战斗而不受临别一击；追猎者会失去你的踪迹。</translation>
    </message>
    <message>
        <source>Deals %1 damage of %2; the enemy can&apos;t answer.</source>
        <translation>造成%1点%2伤害；敌人无法还击。</translation>
    </message>
    <message>
        <source>Deals %1 damage of %2.</source>
        <translation>造成%1点%2伤害。</translation>
    </message>
    <message numerus="yes">
        <source>Your next %n blows do %1 % more damage.</source>
        <translation>
            <numerusform>你接下来的%n次攻击伤害提高%1%。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows everything within %1 cells.</source>
        <translation>显示%1格内的一切。</translation>
    </message>
    <message>
        <source>Ends a poisoning.</source>
        <translation>解除中毒。</translation>
    </message>
    <message numerus="yes">
        <source>Poisons whoever drinks it for %n turns.</source>
        <translation>
            <numerusform>使饮用者中毒%n回合。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You feel stronger: %n HP more from now on.</source>
        <translation>
            <numerusform>你感觉更强壮了：生命值上限从此提高%n点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lantern reaches %n cells farther.</source>
        <translation>
            <numerusform>你的提灯能多照亮%n格远。</numerusform>
        </translation>
    </message>
    <message>
        <source>Also counts as a weapon of %1 where that does more damage.</source>
        <translation>若伤害更高，也算作%1武器。</translation>
    </message>
    <message>
        <source>%1 HP more while you wear it.</source>
        <translation>穿戴时生命值上限提高%1点。</translation>
    </message>
    <message>
        <source>Used points of armour return one blow sooner.</source>
        <translation>用掉的护甲点数提前一击恢复。</translation>
    </message>
    <message numerus="yes">
        <source>You see %n cells farther.</source>
        <translation>
            <numerusform>你能多看%n格远。</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings you back to your last camp, out of a fight as well.</source>
        <translation>把你带回上次休息的营地，战斗中也能使用。</translation>
    </message>
    <message>
        <source>You are already at full health.</source>
        <translation>你的生命值已满。</translation>
    </message>
    <message>
        <source>Your armour is already intact.</source>
        <translation>你的护甲完好无损。</translation>
    </message>
    <message>
        <source>Maximum health rises by %1 HP permanently.</source>
        <translation>生命值上限永久提高%1点。</translation>
    </message>
    <message numerus="yes">
        <source>You permanently see %n cells farther.</source>
        <translation>
            <numerusform>你永久能多看%n格远。</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 is better than yours: press %2 to wield it.</source>
        <translation>%1比你现有的更好：按%2装备。</translation>
    </message>
    <message>
        <source>The %1 is better than yours: press %2 to put it on.</source>
        <translation>%1比你现有的更好：按%2穿上。</translation>
    </message>
    <message numerus="yes">
        <source>Lets you leave a fight without a parting blow. Hunters lose track of you, and none sees you in the smoke for %n turns.</source>
        <translation>
            <numerusform>让你离开战斗而不挨最后一击。追猎者会失去你的踪迹，%n回合内它们看不见烟雾里的你。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are at full health. Use the %1 anyway?</source>
        <translation>你的生命值已满。仍要使用%1吗？</translation>
    </message>
    <message>
        <source>Your armour is intact. Use the %1 anyway?</source>
        <translation>你的护甲完好。仍要使用%1吗？</translation>
    </message>
    <message>
        <source>You aren&apos;t poisoned. Use the %1 anyway?</source>
        <translation>你没有中毒。仍要使用%1吗？</translation>
    </message>
    <message>
        <source>There is no enemy to throw the %1 at. Use it anyway?</source>
        <translation>没有可以投掷%1的敌人。仍要使用吗？</translation>
    </message>
    <message>
        <source>Your weapon is already as sharp. Use the %1 anyway?</source>
        <translation>你的武器已经够锋利了。仍要使用%1吗？</translation>
    </message>
    <message>
        <source>The %1 does you harm. Use it anyway?</source>
        <translation>%1会伤害你。仍要使用吗？</translation>
    </message>
</context>
<context>
    <name>cave::ContactSheet</name>
    <message>
        <source>Contact sheet of seeds</source>
        <translation>种子缩略图板</translation>
    </message>
    <message>
        <source>Contact sheet of seeds, %1</source>
        <translation>种子缩略图板，%1</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>Each card is a live map of one seed. All maps share one camera.

Mouse: drag a map to pan all maps, scroll to browse, Ctrl+scroll to zoom. Double-click opens a seed.

Keys: arrows, %1, %2, %3 and %4 move between cards, with Shift they select; %5 toggles the selection; %6 opens; F or * stars; L links or unlinks a map; Alt+arrows pan; + and − zoom; 0 goes to the origin; %7 and %8 resize the cards.</source>
        <translation>每张卡片是一个种子的实时地图。所有地图共用一个视角。

鼠标：拖动一张地图可平移所有地图，滚轮浏览，Ctrl+滚轮缩放。双击打开种子。

按键：方向键、%1、%2、%3和%4在卡片间移动，加Shift进行选择；%5切换选择；%6打开；F或*加星标；L关联或脱离地图；Alt+方向键平移；+和−缩放；0回到原点；%7和%8调整卡片大小。</translation>
    </message>
</context>
<context>
    <name>cave::ContentsPanel</name>
    <message>
        <source>Things</source>
        <translation>物件</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>格</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Show a sortable table</source>
        <translation>显示可排序的表格</translation>
    </message>
    <message>
        <source>Things in the region</source>
        <translation>区域中的物件</translation>
    </message>
    <message>
        <source>What</source>
        <translation>什么</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Cells of the region</source>
        <translation>区域中的格</translation>
    </message>
    <message>
        <source>Open a world to see the contents of its regions.</source>
        <translation>打开一个世界，查看其区域中有什么。</translation>
    </message>
    <message>
        <source>Click a cell on the map, or a region in the list, to see its contents.</source>
        <translation>点击地图上的一格或列表中的一个区域，查看其中有什么。</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>区域%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Dropped items</source>
        <translation>丢下的物品</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>地上</translation>
    </message>
    <message>
        <source>%1, taken</source>
        <translation>%1，已拿走</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1（%2%）</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>%1 × %1</source>
        <translation>%1 × %1</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树木</translation>
    </message>
    <message>
        <source>Outside the level</source>
        <translation>在关卡之外</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>已探索</translation>
    </message>
    <message>
        <source>Dug or filled</source>
        <translation>挖开或填上</translation>
    </message>
    <message>
        <source>Flooded, drained, planted or felled</source>
        <translation>灌水、排干、种树或砍伐</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>初始位置</translation>
    </message>
    <message>
        <source>Hunts for 1 more turn, saw you at</source>
        <translation>还会追猎1回合，在此看见你：</translation>
    </message>
    <message numerus="yes">
        <source>Hunts for %n more turns, saw you at</source>
        <translation>
            <numerusform>还会追猎%n回合，在此看见你：</numerusform>
        </translation>
    </message>
    <message>
        <source>explored</source>
        <translation>已探索</translation>
    </message>
    <message>
        <source>not explored</source>
        <translation>未探索</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>已填上</translation>
    </message>
    <message>
        <source>dug</source>
        <translation>已挖开</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>%1 · cell %2 of the region</source>
        <translation>%1 · 区域的第%2格</translation>
    </message>
    <message>
        <source>%1 rock, %2 floor, %3 water, %4 trees, %5 outside a level, S START, F FINISH, C chest, c claimed chest, ! dropped items, + marker, @ player; other letters are monsters. In rooms: D door, ^ spikes, + potion, $ to pick up, i info, * decoration. In a journey: &amp; camp, o relic, ? piece of a map, G gate, P pedestal, H shrine, Y captive. Dim: not explored.</source>
        <translation>%1岩石，%2地面，%3水，%4树木，%5关卡之外，S起点，F终点，C宝箱，c已取走的宝箱，!丢下的物品，+标记，@玩家；其他字母是怪物。房间中：D门，^尖刺，+药水，$可拾取，i提示，*装饰。旅程中：&amp; 营地，o圣物，?地图残片，G大门，P基座，H神龛，Y俘虏。暗淡：未探索。</translation>
    </message>
</context>
<context>
    <name>cave::DamagePanel</name>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Damaged regions</source>
        <translation>损坏的区域</translation>
    </message>
    <message>
        <source>As generated</source>
        <translation>如种子所生成</translation>
    </message>
    <message>
        <source>Readable</source>
        <translation>可读</translation>
    </message>
    <message>
        <source>Show bytes</source>
        <translation>显示字节</translation>
    </message>
    <message>
        <source>Show the stored bytes</source>
        <translation>显示存储的字节</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>修复…</translation>
    </message>
    <message>
        <source>Open a world to check it for damage.</source>
        <translation>打开一个世界，检查其是否损坏。</translation>
    </message>
    <message>
        <source>This world has no file, so nothing can be damaged.</source>
        <translation>这个世界没有文件，因此不会有损坏。</translation>
    </message>
    <message>
        <source>No damage: all stored regions are readable.</source>
        <translation>没有损坏：存储的区域全部可读。</translation>
    </message>
    <message>
        <source>Read-only. Open this world in Edit to repair it.</source>
        <translation>只读。在“编辑”中打开这个世界以修复。</translation>
    </message>
    <message>
        <source>Nothing is readable.</source>
        <translation>没有可读的内容。</translation>
    </message>
    <message>
        <source>Readable: %1.</source>
        <translation>可读：%1。</translation>
    </message>
    <message>
        <source>Unreadable: %1.</source>
        <translation>不可读：%1。</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>The region was not repaired.</source>
        <translation>区域未修复。</translation>
    </message>
    <message>
        <source>Keep what can be read; the rest is as generated</source>
        <translation>保留可读的部分；其余与生成时相同</translation>
    </message>
    <message>
        <source>All stored regions are readable.</source>
        <translation>所有存储的区域均可读。</translation>
    </message>
    <message>
        <source>Elsewhere in the file: %1.</source>
        <translation>文件中的其他部分：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Repair region %1? What can be read is kept, and the rest is as generated and unexplored. The %Ln damaged bytes stay in the file, but are no longer reported.</source>
        <translation>
            <numerusform>修复区域%1？可读的部分会保留，其余与生成时相同且未探索。%Ln个损坏的字节保留在文件中，但不再报告。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::DifferenceLegend</name>
    <message>
        <source>Floor in %1 only: …</source>
        <translation>仅%1中是地面：…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Floor in %1 only: %2</source>
        <translation>仅%1中是地面：%2</translation>
    </message>
    <message>
        <source>%1 % of the cells in view differ</source>
        <translation>视图中%1%的格不同</translation>
    </message>
    <message>
        <source>%1 % of the cells in the centre of the view differ</source>
        <translation>视图中部%1%的格不同</translation>
    </message>
    <message>
        <source>%1 % of the %2 × %3 cells around the entrance of %4</source>
        <translation>%4入口周围%2 × %3格中的%1%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells (%1 %)</source>
        <translation>
            <numerusform>%Ln格（%1%）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::Disguise</name>
    <message>
        <source>something</source>
        <translation>某物</translation>
    </message>
</context>
<context>
    <name>cave::EditActions</name>
    <message>
        <source>Look around</source>
        <translation>环顾</translation>
    </message>
    <message>
        <source>Drag the map</source>
        <translation>拖动地图</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>画笔</translation>
    </message>
    <message>
        <source>Paint cells under the pointer</source>
        <translation>在指针处绘制</translation>
    </message>
    <message>
        <source>Noise brush</source>
        <translation>噪点画笔</translation>
    </message>
    <message>
        <source>Paint random cells</source>
        <translation>绘制随机的格</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>Paint a line as wide as the brush</source>
        <translation>绘制与画笔同宽的直线</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>Paint a rectangle</source>
        <translation>绘制矩形</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>椭圆</translation>
    </message>
    <message>
        <source>Paint an ellipse</source>
        <translation>绘制椭圆</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Paint all connected cells</source>
        <translation>绘制所有相连的格</translation>
    </message>
    <message>
        <source>Select a rectangle</source>
        <translation>矩形选择</translation>
    </message>
    <message>
        <source>Select a rectangle of cells</source>
        <translation>选择矩形范围的格</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>套索</translation>
    </message>
    <message>
        <source>Select the area you draw around</source>
        <translation>选择圈出的范围</translation>
    </message>
    <message>
        <source>Wand</source>
        <translation>魔棒</translation>
    </message>
    <message>
        <source>Select all connected cells</source>
        <translation>选择所有相连的格</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Move the selection</source>
        <translation>移动选区</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>Add, fill and move chests</source>
        <translation>添加、装填和移动宝箱</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Add and move monsters</source>
        <translation>添加和移动怪物</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Add, name and move markers</source>
        <translation>添加、命名和移动标记</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Move the player</source>
        <translation>移动玩家</translation>
    </message>
    <message>
        <source>Erase things</source>
        <translation>擦除物件</translation>
    </message>
    <message>
        <source>Erase chests, monsters, markers and dropped items</source>
        <translation>擦除宝箱、怪物、标记和丢下的物品</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>撤销上一次编辑</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>重做上一次撤销的编辑</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the selection and leave rock behind</source>
        <translation>复制选区并留下岩石</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>复制选区</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Paste and place with a click</source>
        <translation>粘贴，点击放置</translation>
    </message>
    <message>
        <source>Revert to &amp;seed</source>
        <translation>还原为种子生成的状态(&amp;S)</translation>
    </message>
    <message>
        <source>Revert the selection to the seed</source>
        <translation>将选区还原为种子生成的状态</translation>
    </message>
    <message>
        <source>Make &amp;floor</source>
        <translation>变为地面(&amp;F)</translation>
    </message>
    <message>
        <source>Turn the selection into floor</source>
        <translation>将选区变为地面</translation>
    </message>
    <message>
        <source>Make &amp;rock</source>
        <translation>变为岩石(&amp;R)</translation>
    </message>
    <message>
        <source>Turn the selection into rock</source>
        <translation>将选区变为岩石</translation>
    </message>
    <message>
        <source>Cave &amp;step</source>
        <translation>洞穴步骤(&amp;S)</translation>
    </message>
    <message>
        <source>Run one cave step on the selection</source>
        <translation>对选区运行一步元胞自动机</translation>
    </message>
    <message>
        <source>Add &amp;noise</source>
        <translation>添加噪点(&amp;N)</translation>
    </message>
    <message>
        <source>Paint random cells of the selection</source>
        <translation>绘制选区中随机的格</translation>
    </message>
    <message>
        <source>Select &amp;all in view</source>
        <translation>选择视图内全部(&amp;A)</translation>
    </message>
    <message>
        <source>Select every cell in view</source>
        <translation>选择视图内的每一格</translation>
    </message>
    <message>
        <source>Select n&amp;one</source>
        <translation>取消选择(&amp;O)</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>什么都不选</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>反选(&amp;I)</translation>
    </message>
    <message>
        <source>Invert the selection within its bounds</source>
        <translation>在选区边界内反选</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>扩大(&amp;G)</translation>
    </message>
    <message>
        <source>Grow the selection by one cell</source>
        <translation>将选区扩大一格</translation>
    </message>
    <message>
        <source>S&amp;hrink</source>
        <translation>缩小(&amp;H)</translation>
    </message>
    <message>
        <source>Shrink the selection by one cell</source>
        <translation>将选区缩小一格</translation>
    </message>
    <message>
        <source>S&amp;wap</source>
        <translation>交换(&amp;W)</translation>
    </message>
    <message>
        <source>Swap paint</source>
        <translation>交换颜色</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Paint with floor</source>
        <translation>绘制地面</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>Paint with rock</source>
        <translation>绘制岩石</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Paint with water, which takes two turns to enter</source>
        <translation>绘制水，涉入需要两回合</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树木</translation>
    </message>
    <message>
        <source>Paint with trees, which block sight</source>
        <translation>绘制树木，会遮挡视线</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <translation>缩小画笔</translation>
    </message>
    <message>
        <source>Make the brush smaller</source>
        <translation>使画笔变小</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <translation>放大画笔</translation>
    </message>
    <message>
        <source>Make the brush larger</source>
        <translation>使画笔变大</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Rotate the pasted piece clockwise</source>
        <translation>顺时针旋转粘贴的部分</translation>
    </message>
    <message>
        <source>Flip horizontally</source>
        <translation>水平翻转</translation>
    </message>
    <message>
        <source>Flip the pasted piece horizontally</source>
        <translation>水平翻转粘贴的部分</translation>
    </message>
    <message>
        <source>Revert to seed</source>
        <translation>还原为种子生成的状态</translation>
    </message>
    <message>
        <source>All in view</source>
        <translation>视图内全部</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>cave::EditContext</name>
    <message>
        <source>Noise brush: %1</source>
        <translation>噪点画笔：%1</translation>
    </message>
    <message>
        <source>Brush: %1</source>
        <translation>画笔：%1</translation>
    </message>
    <message>
        <source>Can&apos;t edit there: it is outside the level, or START or FINISH.</source>
        <translation>无法在此编辑：在关卡之外，或是起点、终点。</translation>
    </message>
    <message>
        <source>%1 unchanged: outside the level, or START or FINISH.</source>
        <translation>%1未更改：在关卡之外，或是起点、终点。</translation>
    </message>
    <message>
        <source>“%1” changes %2, more than is in view.</source>
        <translation>“%1”更改%2，超出了视图。</translation>
    </message>
    <message>
        <source>The world has changed; try again.</source>
        <translation>世界已变化；请重试。</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>已选择：%1</translation>
    </message>
    <message>
        <source>Fill: %1</source>
        <translation>填充：%1</translation>
    </message>
    <message>
        <source>The fill limit was reached. “%1” would stop after %2.</source>
        <translation>已达填充上限。“%1”会在%2后停止。</translation>
    </message>
    <message>
        <source>New chest</source>
        <translation>新宝箱</translation>
    </message>
    <message>
        <source>Move a chest</source>
        <translation>移动宝箱</translation>
    </message>
    <message>
        <source>New monster</source>
        <translation>新怪物</translation>
    </message>
    <message>
        <source>Change the kind of monster</source>
        <translation>换一种怪物</translation>
    </message>
    <message>
        <source>Move a monster</source>
        <translation>移动怪物</translation>
    </message>
    <message>
        <source>New marker</source>
        <translation>新标记</translation>
    </message>
    <message>
        <source>Move a marker</source>
        <translation>移动标记</translation>
    </message>
    <message>
        <source>Move the player</source>
        <translation>移动玩家</translation>
    </message>
    <message>
        <source>Erase things</source>
        <translation>擦除物件</translation>
    </message>
    <message>
        <source>The limit was reached: the wand stopped after %1.</source>
        <translation>已达上限：魔棒在%1后停止。</translation>
    </message>
    <message>
        <source>Select what you want to move first.</source>
        <translation>请先选择要移动的内容。</translation>
    </message>
    <message>
        <source>Drag from inside the selection to move it.</source>
        <translation>从选区内拖动以移动选区。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Line: %1</source>
        <translation>直线：%1</translation>
    </message>
    <message>
        <source>Rectangle: %1</source>
        <translation>矩形：%1</translation>
    </message>
    <message>
        <source>Ellipse: %1</source>
        <translation>椭圆：%1</translation>
    </message>
</context>
<context>
    <name>cave::EditTools</name>
    <message>
        <source>Revert to seed</source>
        <translation>还原为种子生成的状态</translation>
    </message>
    <message>
        <source>Make floor</source>
        <translation>变为地面</translation>
    </message>
    <message>
        <source>Make rock</source>
        <translation>变为岩石</translation>
    </message>
    <message>
        <source>Cave step</source>
        <translation>洞穴步骤</translation>
    </message>
    <message>
        <source>Noise: %1</source>
        <translation>噪点：%1</translation>
    </message>
    <message>
        <source>Copied %1.</source>
        <translation>已复制%1。</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Fill a chest</source>
        <translation>装填宝箱</translation>
    </message>
    <message>
        <source>Name a marker</source>
        <translation>命名标记</translation>
    </message>
</context>
<context>
    <name>cave::ElsewhereDialog</name>
    <message>
        <source>&amp;Write folder…</source>
        <translation>生成文件夹(&amp;W)…</translation>
    </message>
    <message>
        <source>Search elsewhere</source>
        <translation>在别处搜索</translation>
    </message>
    <message>
        <source>S&amp;hards</source>
        <translation>分片(&amp;H)</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>搜索内容</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>Write folder</source>
        <translation>生成文件夹</translation>
    </message>
    <message>
        <source>Folder name:</source>
        <translation>文件夹名称：</translation>
    </message>
    <message>
        <source>cave-search</source>
        <comment>the name of a folder</comment>
        <translation>cave-search</translation>
    </message>
    <message>
        <source>The folder can&apos;t be written.</source>
        <translation>无法生成文件夹。</translation>
    </message>
    <message>
        <source>Use several per machine: whichever finishes first takes the next one</source>
        <translation>每台机器请使用多个分片：先完成的机器会接着处理下一个</translation>
    </message>
    <message>
        <source>Writes a folder with scripts that run this search on another machine, on several with GNU parallel, or on a cluster with Slurm. “Open results” in the Saved menu shows what was found.</source>
        <translation>生成一个文件夹，其中的脚本在另一台机器上、用GNU parallel在多台机器上，或用Slurm在集群上运行此搜索。“已保存”菜单中的“打开结果”显示找到的内容。</translation>
    </message>
    <message>
        <source>A seed of the list is empty or has several lines, so a file can&apos;t hold it.</source>
        <translation>列表中有空的或多行的种子，无法写入文件。</translation>
    </message>
    <message numerus="yes">
        <source>Only here.sh stops after %Ln matches: shards don&apos;t know what the others have found.</source>
        <translation>
            <numerusform>只有here.sh会在%Ln个匹配后停止：各分片不知道其他分片找到了什么。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::EventMessages</name>
    <message>
        <source>This level&apos;s start is blocked, so you start on the nearest free tile.</source>
        <translation>此关卡的起点被堵住，因此你从最近的空图块开始。</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1分</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Treasure: +%1.</source>
        <translation>宝藏：+%1。</translation>
    </message>
    <message>
        <source>Victory: +%1.</source>
        <translation>胜利：+%1。</translation>
    </message>
    <message>
        <source>Room cleared: +%1.</source>
        <translation>清空房间：+%1。</translation>
    </message>
    <message>
        <source>Floor completed: +%1.</source>
        <translation>通过一层：+%1。</translation>
    </message>
    <message>
        <source>Finish the fight first.</source>
        <translation>请先结束战斗。</translation>
    </message>
    <message>
        <source>There is nothing to fight here.</source>
        <translation>这里没有可战斗的对象。</translation>
    </message>
    <message>
        <source>You don&apos;t have that.</source>
        <translation>你没有那个。</translation>
    </message>
    <message>
        <source>That can&apos;t be worn.</source>
        <translation>那个无法穿戴。</translation>
    </message>
    <message>
        <source>You are already wearing that.</source>
        <translation>你已经穿戴着它了。</translation>
    </message>
    <message>
        <source>There is nothing to take off.</source>
        <translation>没有可卸下的。</translation>
    </message>
    <message>
        <source>This run is over.</source>
        <translation>本局已结束。</translation>
    </message>
    <message>
        <source>You can&apos;t move diagonally here.</source>
        <translation>这里不能斜着走。</translation>
    </message>
    <message>
        <source>That isn&apos;t possible in this fight.</source>
        <translation>在这场战斗中无法这样做。</translation>
    </message>
    <message>
        <source>That can&apos;t be read.</source>
        <translation>上面没有可读的内容。</translation>
    </message>
    <message>
        <source>Time now passes only when you act.</source>
        <translation>现在只有你行动时时间才流逝。</translation>
    </message>
    <message>
        <source>That can&apos;t be done here.</source>
        <translation>这里做不到。</translation>
    </message>
    <message>
        <source>You aren&apos;t wielding anything.</source>
        <translation>你手中什么也没有。</translation>
    </message>
    <message numerus="yes">
        <source>%n experience</source>
        <translation>
            <numerusform>%n点经验</numerusform>
        </translation>
    </message>
    <message>
        <source>Welcome back to %1. Played: %2.</source>
        <translation>欢迎回到%1。已游玩：%2。</translation>
    </message>
    <message>
        <source>Welcome back to %1, turn %2.</source>
        <translation>欢迎回到%1，第%2回合。</translation>
    </message>
    <message>
        <source>The level ends here.</source>
        <translation>关卡到此为止。</translation>
    </message>
    <message>
        <source>Rock blocks the way.</source>
        <translation>岩石挡住了去路。</translation>
    </message>
    <message>
        <source>You wait.</source>
        <translation>你原地等待。</translation>
    </message>
    <message>
        <source>A chest comes into view, %1.</source>
        <translation>视野中出现一个宝箱，%1。</translation>
    </message>
    <message>
        <source>%1 comes into view, %2.</source>
        <translation>视野中出现%1，%2。</translation>
    </message>
    <message>
        <source>You open a chest. It is empty.</source>
        <translation>你打开宝箱，里面空空如也。</translation>
    </message>
    <message>
        <source>You open a chest and find %1.</source>
        <translation>你打开宝箱，找到了%1。</translation>
    </message>
    <message>
        <source>You pick up %1.</source>
        <translation>你拾起%1。</translation>
    </message>
    <message>
        <source>You wield %1.</source>
        <translation>你装备上%1。</translation>
    </message>
    <message>
        <source>You put on %1.</source>
        <translation>你穿戴上%1。</translation>
    </message>
    <message>
        <source>You stop wielding %1.</source>
        <translation>你收起%1。</translation>
    </message>
    <message>
        <source>You take off %1.</source>
        <translation>你脱下%1。</translation>
    </message>
    <message>
        <source>You drop %1.</source>
        <translation>你丢下%1。</translation>
    </message>
    <message>
        <source>Something notices you.</source>
        <translation>有东西注意到了你。</translation>
    </message>
    <message>
        <source>The %1 notices you.</source>
        <translation>%1注意到了你。</translation>
    </message>
    <message>
        <source>Something out of sight notices you.</source>
        <translation>视野之外有东西注意到了你。</translation>
    </message>
    <message>
        <source>Something loses track of you.</source>
        <translation>有东西跟丢了你。</translation>
    </message>
    <message>
        <source>The %1 loses track of you.</source>
        <translation>%1跟丢了你。</translation>
    </message>
    <message>
        <source>A fight with %1 begins.</source>
        <translation>与%1的战斗开始了。</translation>
    </message>
    <message>
        <source>You defeat the %1.</source>
        <translation>你击败了%1。</translation>
    </message>
    <message>
        <source>You defeat the %1 and gain %2.</source>
        <translation>你击败了%1，获得%2。</translation>
    </message>
    <message>
        <source>The %1 strikes you down. You wake up at %2.</source>
        <translation>%1将你击倒。你在%2醒来。</translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <translation>你失去了%1。</translation>
    </message>
    <message>
        <source>You enter floor %1.</source>
        <translation>你进入第%1层。</translation>
    </message>
    <message>
        <source>1 experience</source>
        <translation>1点经验</translation>
    </message>
    <message>
        <source>You reach level %1.</source>
        <translation>你升到了%1级。</translation>
    </message>
    <message>
        <source>Time now passes by itself.</source>
        <translation>时间现在会自行流逝。</translation>
    </message>
    <message>
        <source>You recover %1 HP.</source>
        <translation>你恢复了%1点生命值。</translation>
    </message>
    <message>
        <source>No enemies left. The doors open.</source>
        <translation>敌人已全部消灭。门打开了。</translation>
    </message>
    <message>
        <source>The %1 hits you for %2.</source>
        <translation>%1击中你，造成%2点伤害。</translation>
    </message>
    <message>
        <source>You take %1 damage.</source>
        <translation>你受到%1点伤害。</translation>
    </message>
    <message>
        <source>An arrow hits you for %1.</source>
        <translation>一支箭射中你，造成%1点伤害。</translation>
    </message>
    <message>
        <source>Magic hits you for %1.</source>
        <translation>魔法击中你，造成%1点伤害。</translation>
    </message>
    <message>
        <source>You step on a spike: %1 damage.</source>
        <translation>你踩到了尖刺：%1点伤害。</translation>
    </message>
    <message>
        <source>Poison! You take %1 damage.</source>
        <translation>毒药！你受到%1点伤害。</translation>
    </message>
    <message>
        <source>%1 attacks</source>
        <translation>%1发起攻击</translation>
    </message>
    <message>
        <source>%1 comes into view</source>
        <translation>%1进入视野</translation>
    </message>
    <message>
        <source>something noticed you</source>
        <translation>有东西注意到了你</translation>
    </message>
    <message>
        <source>you died</source>
        <translation>你死了</translation>
    </message>
    <message>
        <source>the run is over</source>
        <translation>本局结束了</translation>
    </message>
    <message>
        <source>you entered another level</source>
        <translation>你进入了另一个关卡</translation>
    </message>
    <message>
        <source>the way is blocked</source>
        <translation>路被挡住了</translation>
    </message>
    <message>
        <source>you opened a chest</source>
        <translation>你打开了一个宝箱</translation>
    </message>
    <message>
        <source>a chest comes into view</source>
        <translation>一个宝箱进入视野</translation>
    </message>
    <message>
        <source>You have fallen: you can only watch now.</source>
        <translation>你已倒下：现在只能观战。</translation>
    </message>
    <message>
        <source>This player isn&apos;t in the game.</source>
        <translation>这位玩家不在游戏中。</translation>
    </message>
    <message>
        <source>An ally is fighting there.</source>
        <translation>有盟友正在那里战斗。</translation>
    </message>
    <message>
        <source>%1 joins the game.</source>
        <translation>%1加入了游戏。</translation>
    </message>
    <message>
        <source>%1 leaves the game.</source>
        <translation>%1离开了游戏。</translation>
    </message>
    <message>
        <source>You swap places with %1.</source>
        <translation>你与%1交换了位置。</translation>
    </message>
    <message>
        <source>You join the fight with %1.</source>
        <translation>你加入了与%1的战斗。</translation>
    </message>
    <message>
        <source>you join a fight</source>
        <translation>你加入了一场战斗</translation>
    </message>
    <message>
        <source>Three relics lie in these caves, each deeper than the last. They open a gate; beat its guardian, and the journey is won.</source>
        <translation>三件圣物藏在这些洞穴中，一件比一件更深。它们能打开一座大门；击败大门的守护者，旅程便告胜利。</translation>
    </message>
    <message>
        <source>There is nowhere to flee to.</source>
        <translation>无处可逃。</translation>
    </message>
    <message>
        <source>You get away from the %1.</source>
        <translation>你摆脱了%1。</translation>
    </message>
    <message>
        <source>You enter %1.</source>
        <translation>你进入了%1。</translation>
    </message>
    <message>
        <source>You take a relic: %1 of %2.</source>
        <translation>你取得了圣物：第%1件，共%2件。</translation>
    </message>
    <message>
        <source>A piece of a map! The gate is at %1.</source>
        <translation>地图残片！大门位于%1。</translation>
    </message>
    <message>
        <source>Far away, stone grinds on stone: the gate at %1 opens, and its guardian wakes.</source>
        <translation>远处传来石头的摩擦声：位于%1的大门打开，守护者苏醒了。</translation>
    </message>
    <message>
        <source>The gate is shut. It has room for %1 relics; you have %2.</source>
        <translation>大门紧闭。它可放入%1件圣物；你有%2件。</translation>
    </message>
    <message>
        <source>You light a fire and rest.</source>
        <translation>你生起火，休息了一会儿。</translation>
    </message>
    <message>
        <source>You rest at the camp.</source>
        <translation>你在营地休息。</translation>
    </message>
    <message>
        <source>There is no camp here to trade at.</source>
        <translation>这里没有可以交易的营地。</translation>
    </message>
    <message>
        <source>That isn&apos;t sold here.</source>
        <translation>这里不卖那个。</translation>
    </message>
    <message>
        <source>You don&apos;t have enough gold.</source>
        <translation>你的金币不够。</translation>
    </message>
    <message>
        <source>Wield or wear something for it first.</source>
        <translation>请先装备适用的武器或护甲。</translation>
    </message>
    <message>
        <source>There is nothing left here.</source>
        <translation>这里已经什么都不剩了。</translation>
    </message>
    <message>
        <source>You&apos;re at full health; the potion stays.</source>
        <translation>你的生命值已满；药水留在原处。</translation>
    </message>
    <message>
        <source>Welcome to %1.</source>
        <translation>欢迎来到%1。</translation>
    </message>
    <message>
        <source>That isn&apos;t consumable.</source>
        <translation>这不是消耗品。</translation>
    </message>
    <message>
        <source>Everything you carry is identified.</source>
        <translation>你携带的物品都已鉴定。</translation>
    </message>
    <message>
        <source>Sold out.</source>
        <translation>已售罄。</translation>
    </message>
    <message>
        <source>You already have a companion.</source>
        <translation>你已经有一个同伴。</translation>
    </message>
    <message numerus="yes">
        <source>You leave the dungeon. Score: %Ln.</source>
        <translation>
            <numerusform>你离开了地牢。得分：%Ln。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win! Score: %Ln.</source>
        <translation>
            <numerusform>你赢了！得分：%Ln。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your run is over. Score: %Ln.</source>
        <translation>
            <numerusform>这一局结束了。得分：%Ln。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have fallen, and no other player is here to play on.</source>
        <translation>你已倒下，也没有其他玩家在场继续。</translation>
    </message>
    <message>
        <source>Use the wielded item to end the run.</source>
        <translation>使用手持物品即可结束本局。</translation>
    </message>
    <message>
        <source>Wait a turn to end the run.</source>
        <translation>等待一回合即可结束本局。</translation>
    </message>
    <message numerus="yes">
        <source>The run is lost. Score: %Ln.</source>
        <translation>
            <numerusform>本局失败。得分：%Ln。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is lost. Your score: %Ln.</source>
        <translation>
            <numerusform>本局失败。你的得分：%Ln。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is won, thanks to %1. Score: %Ln.</source>
        <translation>
            <numerusform>多亏%1，本局获胜。得分：%Ln。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is won, thanks to %1. Your score: %Ln.</source>
        <translation>
            <numerusform>多亏%1，本局获胜。你的得分：%Ln。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ExaminePanel</name>
    <message>
        <source>At %1 · movement keys, with Shift 8 cells · %2 next object · %3 travel · %4 close</source>
        <translation>位于%1 · 方向键移动，加Shift移动8格 · %2下一个物件 · %3前往 · %4离开</translation>
    </message>
    <message>
        <source>At %1 · movement keys, with Shift 8 cells · %2 next object · %3 close</source>
        <translation>位于%1 · 方向键移动，加Shift移动8格 · %2下一个物件 · %3离开</translation>
    </message>
</context>
<context>
    <name>cave::ExportDialog</name>
    <message>
        <source>Chests, monsters and markers</source>
        <translation>宝箱、怪物和标记</translation>
    </message>
    <message>
        <source>Panel overlays</source>
        <translation>面板叠加层</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>导出地图</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片（PNG）</translation>
    </message>
    <message>
        <source>Tiled map (TMX)</source>
        <translation>Tiled地图（TMX）</translation>
    </message>
    <message>
        <source>Tiled map, JSON (TMJ)</source>
        <translation>Tiled地图，JSON（TMJ）</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>视图内的部分</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>选区</translation>
    </message>
    <message>
        <source>Explored or changed</source>
        <translation>已探索或已更改</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>已探索</translation>
    </message>
    <message>
        <source>This level</source>
        <translation>当前关卡</translation>
    </message>
    <message>
        <source> px per cell</source>
        <translation>像素/格</translation>
    </message>
    <message>
        <source>Explored cells</source>
        <translation>已探索的格</translation>
    </message>
    <message>
        <source>Dug and filled cells</source>
        <translation>挖开和填上的格</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Area:</source>
        <translation>范围(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Scale:</source>
        <translation>比例(&amp;S)：</translation>
    </message>
    <message>
        <source>Layers:</source>
        <translation>图层：</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2像素</translation>
    </message>
    <message>
        <source>%1 × %2 pixels are too many: at most %3 per side. Choose a smaller scale.</source>
        <translation>%1 × %2像素太大：每边最多%3。请选择较小的比例。</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2格</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>正在导出…</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>已取消，未写入任何内容。</translation>
    </message>
</context>
<context>
    <name>cave::FightActions</name>
    <message>
        <source>One blow</source>
        <translation>一击</translation>
    </message>
    <message>
        <source>Exchange one blow</source>
        <translation>互换一击</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>自动战斗</translation>
    </message>
    <message>
        <source>Start or pause automatic fighting</source>
        <translation>开始或暂停自动战斗</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>打完</translation>
    </message>
    <message>
        <source>Finish the fight now</source>
        <translation>立即打完这场战斗</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>Attack with a strength roll; the enemy strikes back</source>
        <translation>以力量掷骰攻击；敌人会反击</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>闪避</translation>
    </message>
    <message>
        <source>Improve your next dodge roll; the enemy attacks</source>
        <translation>提高下一次闪避掷骰；敌人会攻击</translation>
    </message>
    <message>
        <source>Cast…</source>
        <translation>施法…</translation>
    </message>
    <message>
        <source>Read a scroll; this doesn&apos;t end your turn</source>
        <translation>阅读卷轴；这不会结束你的回合</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Close the fight</source>
        <translation>关闭战斗</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>Strike; the enemy answers</source>
        <translation>攻击；敌人会还击</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>防御</translation>
    </message>
    <message>
        <source>Get your armour back and soften the next blow</source>
        <translation>恢复护甲并减轻下一击</translation>
    </message>
    <message>
        <source>Other weapon</source>
        <translation>换武器</translation>
    </message>
    <message>
        <source>Wield another weapon; the enemy strikes</source>
        <translation>装备另一件武器；敌人会攻击</translation>
    </message>
    <message>
        <source>Use…</source>
        <translation>使用…</translation>
    </message>
    <message>
        <source>Drink, read or throw something</source>
        <translation>饮用、阅读或投掷物品</translation>
    </message>
    <message>
        <source>Flee</source>
        <translation>逃跑</translation>
    </message>
    <message>
        <source>Leave the fight at the price of a blow</source>
        <translation>挨上一击，脱离战斗</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Play out the rest of the fight</source>
        <translation>打完余下的战斗</translation>
    </message>
</context>
<context>
    <name>cave::FightChoices</name>
    <message>
        <source>you carry no other weapon</source>
        <translation>你没有其他武器</translation>
    </message>
    <message>
        <source>you have nothing to use</source>
        <translation>你没有可用的物品</translation>
    </message>
    <message numerus="yes">
        <source>choose from %n kinds</source>
        <translation>
            <numerusform>从%n种中选择</numerusform>
        </translation>
    </message>
    <message>
        <source>play out the rest as a sensible player would</source>
        <translation>像明智的玩家那样打完余下的战斗</translation>
    </message>
</context>
<context>
    <name>cave::FighterCard</name>
    <message>
        <source>Health</source>
        <translation>生命</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>护甲</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>blocks %1 of a hit</source>
        <translation>格挡一次命中的%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Health %1. %2. %3</source>
        <translation>生命%1。%2。%3</translation>
    </message>
    <message>
        <source>Health %1. Armour %2. %3. %4</source>
        <translation>生命%1。护甲%2。%3。%4</translation>
    </message>
    <message>
        <source>✶ stunned</source>
        <translation>✶ 被击晕</translation>
    </message>
    <message>
        <source>▶ strikes next</source>
        <translation>▶ 下一个出手</translation>
    </message>
</context>
<context>
    <name>cave::FileController</name>
    <message>
        <source>Folder of level files to play</source>
        <translation>要游玩的关卡文件夹</translation>
    </message>
    <message>
        <source>Folder of a world of the original game</source>
        <translation>原版游戏的世界文件夹</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>Level files to play, one after the other</source>
        <translation>要依次游玩的关卡文件</translation>
    </message>
    <message>
        <source>Level files (*.csv);;All files (*)</source>
        <translation>关卡文件 (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Level files</source>
        <translation>关卡文件</translation>
    </message>
    <message>
        <source>Edit it</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>“%1” is a MarioLevel (side view). Side-view levels can be edited but not played.</source>
        <translation>“%1”是MarioLevel（横版）。横版关卡可以编辑，但无法游玩。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>“%1” was imported: one region.</source>
        <translation>已导入“%1”：1个区域。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was imported: %n regions.</source>
        <translation>
            <numerusform>已导入“%1”：%n个区域。</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts that differ from its seed were kept.</source>
        <translation>部分内容与种子不同，已保留。</translation>
    </message>
    <message>
        <source>Show differences</source>
        <translation>显示差异</translation>
    </message>
    <message>
        <source>Differences in “%1”</source>
        <translation>“%1”中的差异</translation>
    </message>
    <message>
        <source>New folder for the original game</source>
        <translation>原版游戏的新文件夹</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Show notes</source>
        <translation>显示说明</translation>
    </message>
    <message>
        <source>Notes on the export</source>
        <translation>导出说明</translation>
    </message>
    <message>
        <source>Exported one region to %1.</source>
        <translation>已将1个区域导出到%1。</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n regions to %1.</source>
        <translation>
            <numerusform>已将%n个区域导出到%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Worlds (*.cave);;Level files (*.csv);;Seed cards (*.cavecard *.json);;All files (*)</source>
        <translation>世界 (*.cave);;关卡文件 (*.csv);;种子卡 (*.cavecard *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Notes on the import</source>
        <translation>导入说明</translation>
    </message>
</context>
<context>
    <name>cave::FileDialog</name>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>%1文件</translation>
    </message>
</context>
<context>
    <name>cave::FileSource</name>
    <message>
        <source>“%1” can&apos;t be read: %2.</source>
        <translation>“%1”无法读取：%2。</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>“%1”：%2。</translation>
    </message>
    <message>
        <source>“%1” contains no seeds.</source>
        <translation>“%1”不含种子。</translation>
    </message>
    <message>
        <source>A file with one seed per line</source>
        <translation>每行一个种子的文件</translation>
    </message>
    <message>
        <source>Text files (*.txt *.csv *.lst *.words);;All files (*)</source>
        <translation>文本文件 (*.txt *.csv *.lst *.words);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Choose a text file, or drop one here.</source>
        <translation>选择一个文本文件，或拖放到这里。</translation>
    </message>
    <message>
        <source>File: %1</source>
        <translation>文件：%1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%2中的%1：%3</translation>
    </message>
    <message>
        <source>F&amp;ile with one seed per line</source>
        <translation>每行一个种子的文件(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>Its path, or drop it here</source>
        <translation>文件路径，或拖放到这里</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Whole lines</source>
        <translation>整行</translation>
    </message>
    <message>
        <source>Number of a column, or its name in the first line; empty: whole lines are seeds</source>
        <translation>列的编号，或其在首行中的名称；留空：整行为种子</translation>
    </message>
</context>
<context>
    <name>cave::FindPanel</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Kinds and states such as chests or dead, and parts of names</source>
        <translation>种类和状态，如chests或dead，以及名称的一部分</translation>
    </message>
    <message>
        <source>Try: %1</source>
        <translation>试试：%1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Open a world to find chests, monsters, items and markers in it.</source>
        <translation>打开一个世界，在其中查找宝箱、怪物、物品和标记。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>%1 found · searched 1 stored region</source>
        <translation>找到%1 · 已搜索1个存储的区域</translation>
    </message>
    <message numerus="yes">
        <source>%1 found · searched %n stored regions</source>
        <translation>
            <numerusform>找到%1 · 已搜索%n个存储的区域</numerusform>
        </translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>找到：%1</translation>
    </message>
</context>
<context>
    <name>cave::FloorBox</name>
    <message>
        <source>Floor %1 of %2</source>
        <translation>第%1层，共%2层</translation>
    </message>
</context>
<context>
    <name>cave::FoundModel</name>
    <message>
        <source>What</source>
        <translation>什么</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Distance from the player, in cells</source>
        <translation>与玩家的距离，以格计</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
</context>
<context>
    <name>cave::GameList</name>
    <message>
        <source>%1: differs</source>
        <translation>%1：不同</translation>
    </message>
    <message>
        <source>You have %1. All players need the same version.</source>
        <translation>你的版本是%1。所有玩家需要相同的版本。</translation>
    </message>
    <message>
        <source>World</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>房主</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Games on this network</source>
        <translation>此网络中的游戏</translation>
    </message>
    <message>
        <source>Looking for games on this network. Hosts on other networks can be joined by their address.</source>
        <translation>正在查找此网络中的游戏。要加入其他网络中的游戏，请输入其地址。</translation>
    </message>
</context>
<context>
    <name>cave::GuestTable</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>响应时间</translation>
    </message>
    <message>
        <source>How long an answer of this player&apos;s machine takes</source>
        <translation>这名玩家的电脑响应所需的时间</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>移除(&amp;R)…</translation>
    </message>
    <message>
        <source>Remove the selected player from the game</source>
        <translation>将所选玩家移出游戏</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove %1 from the game? With the code they can join again.</source>
        <translation>将%1移出游戏？对方凭加入码可以再次加入。</translation>
    </message>
</context>
<context>
    <name>cave::HealthMeter</name>
    <message>
        <source>Health %1</source>
        <translation>生命%1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>current and maximum health</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Armour %1</source>
        <translation>护甲%1</translation>
    </message>
</context>
<context>
    <name>cave::HelpController</name>
    <message>
        <source>Moving</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Looking around with the cursor</source>
        <translation>用光标环顾</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Movement keys, with Shift 8 cells</source>
        <translation>行走键，加Shift移动8格</translation>
    </message>
    <message>
        <source>Next object, previous object</source>
        <translation>下一个、上一个物件</translation>
    </message>
    <message>
        <source>Walk there</source>
        <translation>走到那里</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Previous, next command</source>
        <translation>上一条、下一条命令</translation>
    </message>
    <message>
        <source>Beginning, end</source>
        <translation>开头、结尾</translation>
    </message>
    <message>
        <source>Zoom in, out</source>
        <translation>放大、缩小</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Logging is off: %1</source>
        <translation>日志已关闭：%1</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>退出全屏</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>战斗</translation>
    </message>
    <message>
        <source>In rooms</source>
        <translation>在房间中</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>物品栏</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>你的世界</translation>
    </message>
    <message>
        <source>About Cave Game</source>
        <translation>关于Cave Game</translation>
    </message>
    <message>
        <source>Cave Game %1</source>
        <translation>Cave Game %1</translation>
    </message>
    <message>
        <source>Seeded, endless caves to explore.

The source code is under the MIT licence. This program includes QCustomPlot and is under the GNU General Public License, version 3 or later.</source>
        <translation>由种子生成、可供探索的无尽洞穴。

源代码采用MIT许可。本程序包含QCustomPlot，适用GNU通用公共许可证第3版或更高版本。</translation>
    </message>
    <message>
        <source>Previous, next event</source>
        <translation>上一个、下一个事件</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>End of a run</source>
        <translation>一局的结束</translation>
    </message>
</context>
<context>
    <name>cave::HintCard</name>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Close this hint</source>
        <translation>关闭此提示</translation>
    </message>
</context>
<context>
    <name>cave::HistoryModel</name>
    <message>
        <source>Before the first edit</source>
        <translation>首次编辑之前</translation>
    </message>
</context>
<context>
    <name>cave::HistoryPanel</name>
    <message>
        <source>Name of the save point</source>
        <translation>保存点的名称</translation>
    </message>
    <message>
        <source>Save point %1</source>
        <translation>保存点%1</translation>
    </message>
    <message>
        <source>Clear all edits and save points? The world is unchanged, but earlier edits can no longer be undone.</source>
        <translation>清除所有编辑和保存点？世界保持现状，但以前的编辑将无法再撤销。</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Open a world or a level in the editor. Every edit is listed here; click one to go back to it.</source>
        <translation>在编辑器中打开世界或关卡，你的每次编辑都会列在这里，可随时返回。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>撤销上一次编辑</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>重做上一次撤销的编辑</translation>
    </message>
    <message>
        <source>Save point</source>
        <translation>保存点</translation>
    </message>
    <message>
        <source>Name this state to return to it later</source>
        <translation>为此状态命名，以便日后返回</translation>
    </message>
    <message>
        <source>Remove save point</source>
        <translation>移除保存点</translation>
    </message>
    <message>
        <source>Remove the name of this state</source>
        <translation>移除此状态的名称</translation>
    </message>
    <message>
        <source>Clear history</source>
        <translation>清除历史</translation>
    </message>
    <message>
        <source>Clear the history; the world is unchanged</source>
        <translation>清除历史；世界保持现状</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保留</translation>
    </message>
</context>
<context>
    <name>cave::HostDialog</name>
    <message>
        <source>Hosting “%1”</source>
        <translation>正在主持“%1”</translation>
    </message>
    <message>
        <source>Host “%1”</source>
        <translation>主持“%1”</translation>
    </message>
</context>
<context>
    <name>cave::HostSetup</name>
    <message>
        <source>Others on your network play in this world together with you. They need a join code, which you get next, and the same version of Cave Game.</source>
        <translation>你所在网络中的其他人与你一起在这个世界里游玩。他们需要加入码（下一步会显示）和相同版本的Cave Game。</translation>
    </message>
    <message>
        <source>&amp;Let others find it on this network</source>
        <translation>让其他人在此网络中找到它(&amp;L)</translation>
    </message>
    <message>
        <source>The game is listed under “Join a game”. Joining takes the code in any case.</source>
        <translation>游戏会列在“加入游戏”中。无论如何，加入都需要加入码。</translation>
    </message>
    <message>
        <source>&amp;Each player explores a map of their own</source>
        <translation>每名玩家探索自己的地图(&amp;E)</translation>
    </message>
    <message>
        <source>Otherwise all see what any of them has explored. This can&apos;t be changed once someone has joined.</source>
        <translation>否则所有人都能看到任何一人探索过的部分。有人加入后便无法更改。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>端口(&amp;P)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>A fixed port is useful only if a firewall has to let it through</source>
        <translation>只有需要防火墙放行时，固定端口才有用</translation>
    </message>
    <message>
        <source>&amp;Accept connections from outside of private networks</source>
        <translation>接受来自专用网络之外的连接(&amp;A)</translation>
    </message>
    <message>
        <source>Anyone who can reach this machine may try to join. The code still keeps out those who don&apos;t know it; give it only to people you trust.</source>
        <translation>任何能访问这台电脑的人都可以尝试加入。不知道加入码的人仍然进不来；请只把它告诉你信任的人。</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>主持(&amp;H)</translation>
    </message>
</context>
<context>
    <name>cave::HostedGame</name>
    <message>
        <source>You are hosting this world.</source>
        <translation>你正在主持这个世界。</translation>
    </message>
    <message>
        <source>You have stopped hosting this world.</source>
        <translation>你已停止主持这个世界。</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1回来了。</translation>
    </message>
    <message>
        <source>The world of %1 was different; they get yours again.</source>
        <translation>%1的世界与你的不一致；对方将重新得到你的世界。</translation>
    </message>
    <message>
        <source>%1 watches.</source>
        <translation>%1正在观战。</translation>
    </message>
    <message>
        <source>%1 has left.</source>
        <translation>%1离开了。</translation>
    </message>
</context>
<context>
    <name>cave::HostingPanel</name>
    <message>
        <source>Copied the code.</source>
        <translation>已复制加入码。</translation>
    </message>
    <message>
        <source>Copied the address.</source>
        <translation>已复制地址。</translation>
    </message>
    <message>
        <source>1 wrong code from %1.</source>
        <translation>从%1输错了1次加入码。</translation>
    </message>
    <message numerus="yes">
        <source>%n wrong codes from %1.</source>
        <translation>
            <numerusform>从%1输错了%n次加入码。</numerusform>
        </translation>
    </message>
    <message>
        <source>Someone else is playing in this world. Stop hosting?</source>
        <translation>还有一人在这个世界里游玩。停止主持？</translation>
    </message>
    <message numerus="yes">
        <source>%n others are playing in this world. Stop hosting?</source>
        <translation>
            <numerusform>还有%n人在这个世界里游玩。停止主持？</numerusform>
        </translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>加入码</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>复制加入码(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the join code to the clipboard</source>
        <translation>将加入码复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;New code</source>
        <translation>新的加入码(&amp;N)</translation>
    </message>
    <message>
        <source>A&amp;ddresses, if it isn&apos;t found</source>
        <translation>找不到游戏时使用的地址(&amp;D)</translation>
    </message>
    <message>
        <source>Addresses of this game</source>
        <translation>此游戏的地址</translation>
    </message>
    <message>
        <source>Copy &amp;address</source>
        <translation>复制地址(&amp;A)</translation>
    </message>
    <message>
        <source>Copy the selected address to the clipboard</source>
        <translation>将所选地址复制到剪贴板</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>&amp;Stop hosting</source>
        <translation>停止主持(&amp;S)</translation>
    </message>
    <message>
        <source>End the game for all; the world stays yours</source>
        <translation>为所有人结束游戏；世界仍归你所有</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Make another code. Players who are here stay; if they lose the connection, they need the new code</source>
        <translation>生成新的加入码。在场的玩家会留下；断线后需要新的加入码</translation>
    </message>
</context>
<context>
    <name>cave::HowText</name>
    <message>
        <source>%1 − %2 armour × %3 % × %4</source>
        <translation>%1 − %2护甲 × %3 % × %4</translation>
    </message>
    <message>
        <source>%1, not below 0</source>
        <translation>%1，不低于0</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2, rounded to %3</source>
        <translation>%1 = %2，取整为%3</translation>
    </message>
    <message>
        <source>armour %1 + %2 back = %3</source>
        <translation>护甲%1 + 恢复%2 = %3</translation>
    </message>
    <message>
        <source>health 0</source>
        <translation>生命0</translation>
    </message>
    <message>
        <source>health %1 − %2 = %3</source>
        <translation>生命%1 − %2 = %3</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>伤害%1</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>武器</translation>
    </message>
    <message>
        <source>%1 − %2 armour = %3</source>
        <translation>%1 − %2护甲 = %3</translation>
    </message>
    <message>
        <source>damage %1 (%2)</source>
        <translation>伤害%1（%2）</translation>
    </message>
    <message>
        <source>bare hands</source>
        <translation>空手</translation>
    </message>
    <message>
        <source>damage %1 (%2) × %3 % = %4</source>
        <translation>伤害%1（%2）× %3 % = %4</translation>
    </message>
    <message>
        <source>%1 rolled of 1–%2</source>
        <translation>掷出%1（1–%2）</translation>
    </message>
    <message>
        <source>%1 + %2 %3 = %4</source>
        <translation>%1 + %2%3 = %4</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>dodge %1 &gt; %2: a miss</source>
        <translation>闪避%1 &gt; %2：未命中</translation>
    </message>
    <message>
        <source>dodge %1 ≤ %2: a hit</source>
        <translation>闪避%1 ≤ %2：命中</translation>
    </message>
    <message>
        <source>scroll</source>
        <translation>卷轴</translation>
    </message>
    <message>
        <source>health %1 + %2 = %3</source>
        <translation>生命%1 + %2 = %3</translation>
    </message>
    <message>
        <source>damage %1 (a guard took off %2 %)</source>
        <translation>伤害%1（防御减去%2 %）</translation>
    </message>
    <message>
        <source>damage %1 (drawn from %2–%3)</source>
        <translation>伤害%1（取自%2–%3）</translation>
    </message>
</context>
<context>
    <name>cave::HudStrip</name>
    <message>
        <source>Show the sidebar</source>
        <translation>显示侧边栏</translation>
    </message>
</context>
<context>
    <name>cave::ImportPage</name>
    <message>
        <source>not needed: memory is managed automatically</source>
        <translation>不需要：内存自动管理</translation>
    </message>
    <message>
        <source>not needed: the status bar always shows positions</source>
        <translation>不需要：状态栏始终显示位置</translation>
    </message>
    <message>
        <source>nearest flush interval</source>
        <translation>最接近的写盘间隔</translation>
    </message>
    <message>
        <source>blow duration, at most 1000 ms</source>
        <translation>一击的时长，最多1000毫秒</translation>
    </message>
    <message>
        <source>default for new worlds</source>
        <translation>新世界的默认值</translation>
    </message>
    <message>
        <source>&amp;Import original settings…</source>
        <translation>导入原版设置(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Discard imported settings</source>
        <translation>放弃导入的设置(&amp;D)</translation>
    </message>
    <message>
        <source>The original program stored its settings in cavegame.properties. Imported values become the defaults for new Classic worlds. New Caves worlds take region size, chests and combat from it. Existing worlds don&apos;t change.</source>
        <translation>原版程序的设置存放在cavegame.properties中。导入的值将成为新“经典”世界的默认值；新“洞穴”世界采用其中的区域大小、宝箱和战斗设置。现有世界不变。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Nothing was imported. %1</source>
        <translation>未导入任何内容。%1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Import original settings</source>
        <translation>导入原版设置</translation>
    </message>
    <message>
        <source>Settings of the original (*.properties);;All files (*)</source>
        <translation>原版的设置 (*.properties);;所有文件 (*)</translation>
    </message>
    <message>
        <source>New worlds use the generator&apos;s defaults.</source>
        <translation>新世界使用生成器的默认值。</translation>
    </message>
    <message>
        <source>New worlds use imported values of: %1.</source>
        <translation>新世界使用以下导入的值：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n settings imported</source>
        <translation>
            <numerusform>已导入%n项设置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n notes.</source>
        <translation>
            <numerusform>；%n条说明。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::InventoryDelegate</name>
    <message>
        <source>power</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>wielded</source>
        <translation>手持</translation>
    </message>
    <message>
        <source>equipped</source>
        <translation>已装备</translation>
    </message>
</context>
<context>
    <name>cave::InventoryDetails</name>
    <message>
        <source>Weapon of %1, power %2</source>
        <translation>%1武器，强度%2</translation>
    </message>
    <message>
        <source>Armour, power %1</source>
        <translation>护甲，强度%1</translation>
    </message>
    <message>
        <source>Scroll, heals roll + %1</source>
        <translation>卷轴，治疗掷骰+%1</translation>
    </message>
    <message>
        <source>Scroll, deals roll + %1</source>
        <translation>卷轴，造成掷骰+%1的伤害</translation>
    </message>
    <message>
        <source>Melee, power %1</source>
        <translation>近战，强度%1</translation>
    </message>
    <message>
        <source>Ranged, power %1</source>
        <translation>远程，强度%1</translation>
    </message>
    <message>
        <source>Flask, %1 HP per sip</source>
        <translation>药瓶，每口%1 HP</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>宝物</translation>
    </message>
    <message>
        <source>Select an item to see its details.</source>
        <translation>选择一件物品查看详情。</translation>
    </message>
    <message>
        <source>Against monsters you have defeated</source>
        <translation>对付你打败过的怪物</translation>
    </message>
    <message>
        <source>None yet. Win a fight to learn more.</source>
        <translation>还没有。赢得一场战斗以了解更多。</translation>
    </message>
    <message>
        <source>Used up by one use</source>
        <translation>使用一次后消耗</translation>
    </message>
</context>
<context>
    <name>cave::InventoryDialog</name>
    <message>
        <source>Choose a scroll to read</source>
        <translation>选择要阅读的卷轴</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>物品栏</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>阅读</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>装备</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>丢下</translation>
    </message>
    <message>
        <source>Drop all your gold here? You can pick it up again later.</source>
        <translation>把所有金币丢在这里？你可以再捡起来。</translation>
    </message>
    <message>
        <source>The %1 is equipped. Drop it anyway?</source>
        <translation>%1正在装备中。仍要丢下吗？</translation>
    </message>
    <message>
        <source>Read the selected scroll</source>
        <translation>阅读所选卷轴</translation>
    </message>
    <message>
        <source>Equip the selected item</source>
        <translation>装备所选物品</translation>
    </message>
    <message>
        <source>Take off the selected item</source>
        <translation>卸下所选物品</translation>
    </message>
    <message>
        <source>Close without reading</source>
        <translation>关闭而不阅读</translation>
    </message>
    <message>
        <source>Drop the selected item here</source>
        <translation>将所选物品丢在这里</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Select an item first</source>
        <translation>请先选择物品</translation>
    </message>
    <message>
        <source>Not during a fight</source>
        <translation>战斗中不可</translation>
    </message>
    <message>
        <source>Only scrolls can be read</source>
        <translation>只有卷轴可以阅读</translation>
    </message>
    <message>
        <source>Gold can&apos;t be equipped</source>
        <translation>金币无法装备</translation>
    </message>
    <message>
        <source>Already equipped</source>
        <translation>已经装备</translation>
    </message>
    <message>
        <source>Not equipped</source>
        <translation>未装备</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1件物品</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n件物品</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 gold</source>
        <translation>%1 · %2金币</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>卸下</translation>
    </message>
    <message>
        <source>Search items</source>
        <translation>搜索物品</translation>
    </message>
    <message>
        <source>Item details</source>
        <translation>物品详情</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>丢下</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>can&apos;t kill it</source>
        <translation>杀不死它</translation>
    </message>
    <message>
        <source>one blow</source>
        <translation>一击</translation>
    </message>
    <message numerus="yes">
        <source>%n blows</source>
        <translation>
            <numerusform>%n击</numerusform>
        </translation>
    </message>
    <message>
        <source>• %1: %2 damage, %3</source>
        <translation>• %1：%2点伤害，%3</translation>
    </message>
    <message>
        <source>▲ %1: weak to %2, %3 damage, %4</source>
        <translation>▲ %1：弱%2，%3点伤害，%4</translation>
    </message>
    <message>
        <source>▼ %1: resists %2, %3 damage, %4</source>
        <translation>▼ %1：抗%2，%3点伤害，%4</translation>
    </message>
    <message>
        <source>%1 damage per blow before armour; more against monsters weak to %2, less against those that resist it.</source>
        <translation>每击%1点伤害（计算护甲前）；对弱%2的怪物更高，对抗性怪物更低。</translation>
    </message>
    <message>
        <source>Blocks %1 of a blow of %2, and %3 of one of %4.</source>
        <translation>对%2点的一击格挡%1，对%4点的格挡%3。</translation>
    </message>
    <message numerus="yes">
        <source>It has %n points; points used by a blow return two blows later.</source>
        <translation>
            <numerusform>它有%n点；被一击消耗的点数两击后恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>• %1: blocks %2 of its blow of %3</source>
        <translation>• %1：对其%3点的一击格挡%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>Adds %1 to your attack roll: %2 in total.</source>
        <translation>使你的攻击掷骰增加%1：合计%2。</translation>
    </message>
    <message>
        <source>Blocks 1 point of every hit.</source>
        <translation>每次命中格挡1点。</translation>
    </message>
    <message numerus="yes">
        <source>Blocks %n points of every hit.</source>
        <translation>
            <numerusform>每次命中格挡%n点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Heals %1 points of your health.</source>
        <translation>恢复%1点生命。</translation>
    </message>
    <message>
        <source>Deals %1 damage, ignoring dodge and armour.</source>
        <translation>造成%1点伤害，无视闪避和护甲。</translation>
    </message>
    <message>
        <source>Read it in a fight. It is used up, and doesn&apos;t end your turn.</source>
        <translation>在战斗中阅读。阅读后消失，不会结束你的回合。</translation>
    </message>
    <message>
        <source>Can&apos;t be equipped.</source>
        <translation>随身携带，不装备。</translation>
    </message>
    <message>
        <source>Hits the nearest enemy in front of you for %1 damage.</source>
        <translation>对你面前最近的敌人造成%1点伤害。</translation>
    </message>
    <message>
        <source>Each extra one adds half of %1.</source>
        <translation>每多一个增加%1的一半。</translation>
    </message>
    <message>
        <source>Flies the way you face: %1 damage on hit.</source>
        <translation>朝你面对的方向飞出：命中造成%1点伤害。</translation>
    </message>
    <message>
        <source>A sip heals up to %1 HP; %2 left.</source>
        <translation>一口最多恢复%1 HP；还剩%2。</translation>
    </message>
    <message>
        <source>Cooldown: %1 s.</source>
        <translation>冷却：%1秒。</translation>
    </message>
    <message>
        <source>Found in chests and on defeated monsters. Can&apos;t be equipped.</source>
        <translation>可在宝箱中和被打败的怪物身上找到。随身携带，不装备。</translation>
    </message>
    <message>
        <source>Choose something to use or wield</source>
        <translation>选择要使用或装备的物品</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Use the selected item up</source>
        <translation>使用并消耗所选物品</translation>
    </message>
    <message>
        <source>Close without using anything</source>
        <translation>不使用任何物品，直接关闭</translation>
    </message>
    <message>
        <source>This scroll can only be read in fights</source>
        <translation>此卷轴只能在战斗中阅读</translation>
    </message>
    <message>
        <source>You are at full health</source>
        <translation>你的生命值已满</translation>
    </message>
    <message>
        <source>Read it in a fight or outside. It is used up, and takes no turn.</source>
        <translation>战斗内外均可阅读。阅读后消耗，不占用回合。</translation>
    </message>
    <message>
        <source>You don&apos;t know what it does. Try one, and you know all of its kind.</source>
        <translation>你不知道它的作用。试用一个，就能认识所有同类物品。</translation>
    </message>
    <message>
        <source>Kinds that you know: %1.</source>
        <translation>你认识的种类：%1。</translation>
    </message>
    <message>
        <source>%1 uses it, in a fight in place of a blow.</source>
        <translation>按%1使用；战斗中代替一次攻击。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
</context>
<context>
    <name>cave::InventoryList</name>
    <message>
        <source>Search inventory</source>
        <translation>搜索物品栏</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>By power</source>
        <translation>按强度</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>最新优先</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>按种类</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>How items are sorted</source>
        <translation>物品的排序方式</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>物品栏</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>护甲</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>武器</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>法术</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Nothing yet. Look for axes, magic and flasks in the rooms.</source>
        <translation>还什么都没有。在房间里找找斧、魔法和药瓶。</translation>
    </message>
    <message>
        <source>Nothing yet. Chests and defeated monsters have swords, armour and gold.</source>
        <translation>还什么都没有。宝箱和被打败的怪物带着剑、护甲和金币。</translation>
    </message>
    <message>
        <source>No spells yet. Treasures contain scrolls to read in fights.</source>
        <translation>还没有法术。宝藏里有可在战斗中阅读的卷轴。</translation>
    </message>
    <message>
        <source>No armour yet. Treasures contain some.</source>
        <translation>还没有护甲。宝藏里有一些。</translation>
    </message>
    <message>
        <source>No weapons yet. Treasures contain some.</source>
        <translation>还没有武器。宝藏里有一些。</translation>
    </message>
    <message>
        <source>No items match “%1”.</source>
        <translation>你携带的物品中没有与“%1”匹配的。</translation>
    </message>
</context>
<context>
    <name>cave::InventoryModel</name>
    <message>
        <source>Weapons</source>
        <translation>武器</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>护甲</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>法术</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>可使用</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>宝物</translation>
    </message>
    <message>
        <source>Strikes</source>
        <translation>打击</translation>
    </message>
    <message>
        <source>Shoots</source>
        <translation>射击</translation>
    </message>
    <message>
        <source>Heals</source>
        <translation>治疗</translation>
    </message>
    <message>
        <source>Weapon of %1</source>
        <translation>%1武器</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>卷轴</translation>
    </message>
    <message numerus="yes">
        <source>amount %n</source>
        <translation>
            <numerusform>共%n个</numerusform>
        </translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>强度%1</translation>
    </message>
    <message>
        <source>wielded</source>
        <translation>手持</translation>
    </message>
    <message>
        <source>equipped</source>
        <translation>已装备</translation>
    </message>
    <message>
        <source>%1 compared with the equipped item</source>
        <translation>%1（与已装备的相比）</translation>
    </message>
    <message>
        <source>Consumables</source>
        <translation>消耗品</translation>
    </message>
    <message>
        <source>Used up by one use</source>
        <translation>使用一次后消耗</translation>
    </message>
    <message>
        <source>Unknown until you try it</source>
        <translation>试用后才知道</translation>
    </message>
    <message>
        <source>%1 · junk</source>
        <translation>%1 · 废品</translation>
    </message>
</context>
<context>
    <name>cave::InventorySlot</name>
    <message>
        <source>Wielded weapon</source>
        <translation>手持武器</translation>
    </message>
    <message>
        <source>Worn armour</source>
        <translation>穿戴的护甲</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>徒手</translation>
    </message>
    <message>
        <source>Plain clothes</source>
        <translation>普通衣服</translation>
    </message>
    <message>
        <source>Damage per blow, before armour</source>
        <translation>每击伤害，计算护甲前</translation>
    </message>
    <message>
        <source>Armour points that absorb damage</source>
        <translation>吸收伤害的护甲点数</translation>
    </message>
    <message>
        <source>%1: %2, power %3</source>
        <translation>%1：%2，强度%3</translation>
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
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>cave::ItemStrip</name>
    <message>
        <source>%1, wielded</source>
        <translation>%1，手持</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1（按键%2）</translation>
    </message>
</context>
<context>
    <name>cave::JobProgress</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>cave::JoinDialog</name>
    <message>
        <source>Receiving the world: %1 %</source>
        <translation>正在接收世界：%1%</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>Join a game</source>
        <translation>加入游戏</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Unpacking the world…</source>
        <translation>正在解压世界…</translation>
    </message>
</context>
<context>
    <name>cave::JoinForm</name>
    <message>
        <source>Choose a game, or enter the address that the host sees.</source>
        <translation>请选择游戏，或输入房主看到的地址。</translation>
    </message>
    <message>
        <source>Games on this network</source>
        <translation>此网络中的游戏</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>地址(&amp;A)</translation>
    </message>
    <message>
        <source>For example 192.168.1.5:40123</source>
        <translation>例如192.168.1.5:40123</translation>
    </message>
    <message>
        <source>Join &amp;code</source>
        <translation>加入码(&amp;C)</translation>
    </message>
    <message>
        <source>Only &amp;watch</source>
        <translation>仅观战(&amp;W)</translation>
    </message>
    <message>
        <source>See the world through the host&apos;s eyes, without a player of your own</source>
        <translation>以房主的视角观看世界，没有自己的角色</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>加入(&amp;J)</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>an error as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Six words, from the host</source>
        <translation>房主给出的六个单词</translation>
    </message>
</context>
<context>
    <name>cave::JoinedGame</name>
    <message>
        <source>The host hasn&apos;t carried out your last commands yet. Wait a moment.</source>
        <translation>房主尚未执行你最近的命令。请稍候。</translation>
    </message>
    <message>
        <source>The name and notes of your earlier copy are lost.</source>
        <translation>你之前副本的名称和笔记已丢失。</translation>
    </message>
    <message>
        <source>Your world was different from the host&apos;s, and was loaded again.</source>
        <translation>你的世界与房主的不一致，已重新载入。</translation>
    </message>
    <message>
        <source>Someone who watches: %1</source>
        <translation>某位观战者：%1</translation>
    </message>
    <message>
        <source>The connection to the host is lost. Reconnecting…</source>
        <translation>与房主的连接已中断。正在重新连接…</translation>
    </message>
    <message>
        <source>Connected again.</source>
        <translation>已重新连接。</translation>
    </message>
    <message>
        <source>You are watching. Only players can act.</source>
        <translation>你正在观战。只有玩家可以行动。</translation>
    </message>
    <message>
        <source>You are watching %1 and the other players.</source>
        <translation>你正在观看%1和在此游玩的其他人。</translation>
    </message>
    <message>
        <source>“%1” is from another game, or you played on in it alone: it stays as it is. This game&apos;s copy is “%2”.</source>
        <translation>“%1”来自另一场游戏，或者你曾在其中独自继续游玩：它保持原样。这场游戏的副本是“%2”。</translation>
    </message>
    <message>
        <source>Someone who watches</source>
        <translation>某位观战者</translation>
    </message>
</context>
<context>
    <name>cave::JournalDialog</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1小时%2分</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Cells explored</source>
        <translation>已探索的格</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Chests opened</source>
        <translation>打开的宝箱</translation>
    </message>
    <message>
        <source>Items found</source>
        <translation>找到的物品</translation>
    </message>
    <message>
        <source>Gold found</source>
        <translation>找到的金币</translation>
    </message>
    <message>
        <source>Gold carried</source>
        <translation>携带的金币</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>战斗</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>胜利</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>The open world</source>
        <translation>打开的世界</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>冒险记录</translation>
    </message>
    <message>
        <source>This world</source>
        <translation>本世界</translation>
    </message>
    <message>
        <source>All worlds</source>
        <translation>所有世界</translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>已打败</translation>
    </message>
    <message>
        <source>None yet. Monsters that you defeat are counted here.</source>
        <translation>还没有。被打败的怪物会计在这里。</translation>
    </message>
    <message>
        <source>World</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>已探索</translation>
    </message>
    <message>
        <source>Chests</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>金币</translation>
    </message>
    <message>
        <source>%1 (watching)</source>
        <translation>%1（观战）</translation>
    </message>
    <message>
        <source>%1 (absent)</source>
        <translation>%1（不在场）</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Bestiary</source>
        <translation>怪物图鉴</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>成就</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Nothing yet. What you try, buy or take is described here.</source>
        <translation>还什么都没有。你试用、购买或取得的东西会在这里说明。</translation>
    </message>
</context>
<context>
    <name>cave::JourneyText</name>
    <message>
        <source>A shrine</source>
        <translation>神龛</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 It asks for %2 gold.</source>
        <translation>%1它索要%2枚金币。</translation>
    </message>
    <message>
        <source>companion</source>
        <translation>同伴</translation>
    </message>
    <message>
        <source>health %1, damage %2, armour %3</source>
        <translation>生命%1，伤害%2，护甲%3</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>取走</translation>
    </message>
    <message>
        <source>Ask the shrine</source>
        <translation>向神龛祈求</translation>
    </message>
    <message>
        <source>Free the captive</source>
        <translation>解救俘虏</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>交易</translation>
    </message>
    <message>
        <source>Pedestal, closed</source>
        <translation>基座，已关闭</translation>
    </message>
    <message>
        <source>Pedestal: %1</source>
        <translation>基座：%1</translation>
    </message>
    <message>
        <source>Shrine, dark</source>
        <translation>神龛，已黯淡</translation>
    </message>
    <message>
        <source>Captive: %1, %2</source>
        <translation>俘虏：%1，%2</translation>
    </message>
    <message>
        <source>What you wield or wear gets a new quality, whichever comes; an old one is lost.</source>
        <translation>你装备的武器或护甲会随机获得一个新词缀；原有的词缀会失去。</translation>
    </message>
    <message>
        <source>You take %1. The other pedestals close.</source>
        <translation>你取走了%1。其他基座关闭了。</translation>
    </message>
    <message>
        <source>You ask the shrine. %1</source>
        <translation>你向神龛祈求。%1</translation>
    </message>
    <message>
        <source>You free the %1, who goes with you from now on.</source>
        <translation>你解救了%1，从此与你同行。</translation>
    </message>
    <message>
        <source>The %1 dies at your side.</source>
        <translation>%1死在了你身边。</translation>
    </message>
    <message>
        <source>You buy the %1 for %2 gold.</source>
        <translation>你花%2枚金币买下了%1。</translation>
    </message>
    <message>
        <source>You pay %1 gold. %2</source>
        <translation>你付了%1枚金币。%2</translation>
    </message>
    <message>
        <source>You pay %1 gold, and now you know it: a %2.</source>
        <translation>你付了%1枚金币，现在你认识它了：%2。</translation>
    </message>
    <message>
        <source>You pay %1 gold, and now it is: %2.</source>
        <translation>你付了%1枚金币，它现在是：%2。</translation>
    </message>
    <message>
        <source>%1 % more power.</source>
        <translation>强度提高%1%。</translation>
    </message>
    <message>
        <source>%1. %2 takes it, and the other pedestals close.</source>
        <translation>%1。按%2取走，其他基座随之关闭。</translation>
    </message>
    <message>
        <source>%1 %2 asks it.</source>
        <translation>%1按%2向它祈求。</translation>
    </message>
    <message>
        <source>%1. %2 frees them, and they fight beside you.</source>
        <translation>%1。按%2解救，对方会与你并肩作战。</translation>
    </message>
    <message>
        <source>Identifies it and all of its kind.</source>
        <translation>鉴定它及其所有同类。</translation>
    </message>
</context>
<context>
    <name>cave::KeptSource</name>
    <message>
        <source>All saved seeds</source>
        <translation>所有收藏的种子</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>已加星标</translation>
    </message>
    <message>
        <source>Tag: %1</source>
        <translation>标签：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No saved seeds yet. Star a seed, tag it or add a note.</source>
        <translation>还没有收藏的种子。给种子加星标、标签或备注。</translation>
    </message>
    <message>
        <source>No matching saved seeds.</source>
        <translation>没有匹配的收藏种子。</translation>
    </message>
    <message>
        <source>&amp;Which</source>
        <translation>哪些(&amp;W)</translation>
    </message>
    <message>
        <source>Ge&amp;nerator</source>
        <translation>生成器(&amp;N)</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本%1</translation>
    </message>
</context>
<context>
    <name>cave::KeyBindings</name>
    <message>
        <source>Walk north</source>
        <translation>向北走</translation>
    </message>
    <message>
        <source>Walk east</source>
        <translation>向东走</translation>
    </message>
    <message>
        <source>Walk south</source>
        <translation>向南走</translation>
    </message>
    <message>
        <source>Walk west</source>
        <translation>向西走</translation>
    </message>
    <message>
        <source>Wait a turn</source>
        <translation>等待一回合</translation>
    </message>
    <message>
        <source>Walk north-east</source>
        <translation>向东北走</translation>
    </message>
    <message>
        <source>Walk south-east</source>
        <translation>向东南走</translation>
    </message>
    <message>
        <source>Walk south-west</source>
        <translation>向西南走</translation>
    </message>
    <message>
        <source>Walk north-west</source>
        <translation>向西北走</translation>
    </message>
    <message>
        <source>Use wielded item</source>
        <translation>使用手持物品</translation>
    </message>
    <message>
        <source>number pad %1</source>
        <translation>数字键盘%1</translation>
    </message>
</context>
<context>
    <name>cave::KeyMap</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>你的世界</translation>
    </message>
    <message>
        <source>Fighting</source>
        <translation>战斗</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Inspect and Edit</source>
        <translation>检查和编辑</translation>
    </message>
    <message>
        <source>Tools for editing</source>
        <translation>编辑工具</translation>
    </message>
    <message>
        <source>Level files</source>
        <translation>关卡文件</translation>
    </message>
    <message>
        <source>End of a run</source>
        <translation>一局的结束</translation>
    </message>
</context>
<context>
    <name>cave::KeysPage</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>搜索命令和按键</translation>
    </message>
    <message>
        <source>Sets the movement keys. Arrow keys always work.</source>
        <translation>设置移动键。方向键始终有效。</translation>
    </message>
    <message>
        <source>Movement key presets</source>
        <translation>移动键预设</translation>
    </message>
    <message>
        <source>Movement keys…</source>
        <translation>移动键…</translation>
    </message>
    <message>
        <source>All of these (default)</source>
        <translation>以上全部（默认）</translation>
    </message>
    <message>
        <source>W A S D</source>
        <translation>W A S D</translation>
    </message>
    <message>
        <source>vi: H J K L</source>
        <translation>vi：H J K L</translation>
    </message>
    <message>
        <source>Number pad</source>
        <translation>数字键盘</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>恢复默认设置</translation>
    </message>
    <message>
        <source>&amp;Add key…</source>
        <translation>添加按键(&amp;A)…</translation>
    </message>
    <message>
        <source>Then press a key; %1 cancels (%2 in the list)</source>
        <translation>然后按下一个键；%1取消（在列表中按%2）</translation>
    </message>
    <message>
        <source>Re&amp;set</source>
        <translation>重置(&amp;S)</translation>
    </message>
    <message>
        <source>Restore the default keys of this command</source>
        <translation>恢复此命令的默认按键</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>重新指定(&amp;R)</translation>
    </message>
    <message>
        <source>Use the key for this command only</source>
        <translation>此按键只用于这个命令</translation>
    </message>
    <message>
        <source>&amp;Unassign both</source>
        <translation>两者都取消(&amp;U)</translation>
    </message>
    <message>
        <source>Remove the key from both commands</source>
        <translation>从两个命令中移除此按键</translation>
    </message>
    <message>
        <source>%1 — also %2</source>
        <translation>%1 — 还有%2</translation>
    </message>
    <message>
        <source>Remove this key</source>
        <translation>移除此按键</translation>
    </message>
    <message>
        <source>%1 is used by “%2” and %3.</source>
        <translation>%1已用于“%2”和%3。</translation>
    </message>
    <message>
        <source>Press a key for “%1”. %2 cancels.</source>
        <translation>请按下用于“%1”的键。%2取消。</translation>
    </message>
    <message>
        <source>Keys and shortcuts</source>
        <translation>按键和快捷键</translation>
    </message>
    <message>
        <source>Commands of Seeds, Inspect and Edit are listed once you have opened these places.</source>
        <translation>打开过“种子”“检查”和“编辑”之后，这里才会列出它们的命令。</translation>
    </message>
</context>
<context>
    <name>cave::LevelActions</name>
    <message>
        <source>&amp;Select and move</source>
        <translation>选择和移动(&amp;S)</translation>
    </message>
    <message>
        <source>Click selects, Shift adds, drag moves; Alt ignores the grid</source>
        <translation>点击选择，Shift添加，拖动移动；Alt忽略网格</translation>
    </message>
    <message>
        <source>&amp;Place one</source>
        <translation>放置一个(&amp;P)</translation>
    </message>
    <message>
        <source>Place one object at the pointer</source>
        <translation>在指针处放置一个对象</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>画笔(&amp;B)</translation>
    </message>
    <message>
        <source>Paint with the current object</source>
        <translation>用当前对象绘制</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>擦除(&amp;E)</translation>
    </message>
    <message>
        <source>Erase objects from tiles</source>
        <translation>擦除图块上的对象</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>直线(&amp;L)</translation>
    </message>
    <message>
        <source>Draw a line of objects</source>
        <translation>沿直线绘制对象</translation>
    </message>
    <message>
        <source>Re&amp;ctangle</source>
        <translation>矩形(&amp;C)</translation>
    </message>
    <message>
        <source>Draw a rectangle of objects</source>
        <translation>沿矩形绘制对象</translation>
    </message>
    <message>
        <source>Ell&amp;ipse</source>
        <translation>椭圆(&amp;I)</translation>
    </message>
    <message>
        <source>Draw an ellipse of objects</source>
        <translation>沿椭圆绘制对象</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>填充(&amp;F)</translation>
    </message>
    <message>
        <source>Fill connected empty tiles</source>
        <translation>填充相连的空图块</translation>
    </message>
    <message>
        <source>P&amp;ick</source>
        <translation>拾取(&amp;I)</translation>
    </message>
    <message>
        <source>Pick the object under the pointer</source>
        <translation>拾取指针下的对象</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>撤销上一次编辑</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>重做上一次撤销的编辑</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>剪切选区</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selection as lines of a level file</source>
        <translation>将选区复制为关卡文件的行</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Paste at the pointer or cursor</source>
        <translation>粘贴到指针或光标处</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>创建副本(&amp;D)</translation>
    </message>
    <message>
        <source>Duplicate the selection one tile away</source>
        <translation>在一格之外创建选区的副本</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>删除(&amp;E)</translation>
    </message>
    <message>
        <source>Delete the selection</source>
        <translation>删除选区</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Select all objects</source>
        <translation>选择所有对象</translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>取消选择(&amp;N)</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>清除选区</translation>
    </message>
    <message>
        <source>Select &amp;same type</source>
        <translation>选择同类(&amp;S)</translation>
    </message>
    <message>
        <source>Select all objects of the selected types</source>
        <translation>选择与所选对象同类型的所有对象</translation>
    </message>
    <message>
        <source>R&amp;otate</source>
        <translation>旋转(&amp;O)</translation>
    </message>
    <message>
        <source>Rotate the selection clockwise</source>
        <translation>顺时针旋转选区</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>水平翻转(&amp;M)</translation>
    </message>
    <message>
        <source>Flip the selection horizontally</source>
        <translation>水平翻转选区</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>垂直翻转(&amp;V)</translation>
    </message>
    <message>
        <source>Flip the selection vertically</source>
        <translation>垂直翻转选区</translation>
    </message>
    <message>
        <source>&amp;Border walls</source>
        <translation>边界墙(&amp;B)</translation>
    </message>
    <message>
        <source>Put walls on all free border tiles, except doors</source>
        <translation>在边界的所有空图块上放墙；门保持不变</translation>
    </message>
</context>
<context>
    <name>cave::LevelBackgroundFields</name>
    <message>
        <source>Colour of the background</source>
        <translation>背景颜色</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>file name; separate several with ;</source>
        <translation>文件名；多个文件用;分隔</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>a colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>a tile, repeated</source>
        <translation>平铺图块</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>&amp;Background:</source>
        <translation>背景(&amp;B)：</translation>
    </message>
    <message>
        <source>C&amp;olour:</source>
        <translation>颜色(&amp;O)：</translation>
    </message>
    <message>
        <source>P&amp;icture:</source>
        <translation>图片(&amp;I)：</translation>
    </message>
    <message>
        <source>Column, row:</source>
        <translation>列、行：</translation>
    </message>
    <message>
        <source>Choose another colour</source>
        <translation>选择其他颜色</translation>
    </message>
    <message>
        <source>Column of the tile in its picture</source>
        <translation>图块在图片中的列</translation>
    </message>
    <message>
        <source>Row of the tile in its picture</source>
        <translation>图块在图片中的行</translation>
    </message>
    <message>
        <source>Column of the tile in its picture, from 0</source>
        <translation>图块在图片中的列，从0开始</translation>
    </message>
    <message>
        <source>Row of the tile in its picture, from 0</source>
        <translation>图块在图片中的行，从0开始</translation>
    </message>
</context>
<context>
    <name>cave::LevelChecksPanel</name>
    <message>
        <source>Unknown, kept unchanged</source>
        <translation>此处未知，原样保留</translation>
    </message>
    <message>
        <source>Open a level to check it.</source>
        <translation>打开关卡即可检查。</translation>
    </message>
    <message>
        <source>No issues.</source>
        <translation>没有问题。</translation>
    </message>
    <message>
        <source>1 issue</source>
        <translation>1个问题</translation>
    </message>
    <message>
        <source>%1 issues</source>
        <translation>%1个问题</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>问题</translation>
    </message>
</context>
<context>
    <name>cave::LevelDocument</name>
    <message>
        <source>Reload from disk</source>
        <translation>从磁盘重新加载</translation>
    </message>
</context>
<context>
    <name>cave::LevelFiles</name>
    <message>
        <source>Side-view levels can be edited and saved here, but not played.</source>
        <translation>横版关卡可以在这里编辑和保存，但不能游玩。</translation>
    </message>
    <message>
        <source>Open level</source>
        <translation>打开关卡</translation>
    </message>
    <message>
        <source>Level files (*.csv);;All files (*)</source>
        <translation>关卡文件 (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>“%1” has unsaved changes.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>“%1”已被其他程序更改。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Save level</source>
        <translation>保存关卡</translation>
    </message>
    <message>
        <source>The level could not be saved.</source>
        <translation>无法保存关卡。</translation>
    </message>
    <message>
        <source>“%1” is saved, but its undo history could not be stored.</source>
        <translation>“%1”已保存，但无法保留其撤销历史。</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>“%1”已保存。</translation>
    </message>
    <message>
        <source>The file of “%1” was deleted; saving creates it again.</source>
        <translation>“%1”的文件已被删除；保存会重新创建。</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>保留我的</translation>
    </message>
    <message>
        <source>Cave Game closed before “%1” was saved. Your changes were kept.</source>
        <translation>Cave Game在保存“%1”之前关闭了。你的更改已保留。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
</context>
<context>
    <name>cave::LevelPage</name>
    <message>
        <source>Side-view levels can&apos;t be played</source>
        <translation>横版关卡不能游玩</translation>
    </message>
    <message>
        <source>Play this level from the cursor or the selection</source>
        <translation>从光标或选区处开始游玩此关卡</translation>
    </message>
    <message>
        <source>No level</source>
        <translation>没有关卡</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选择%1个</translation>
    </message>
    <message>
        <source>, %1 selected</source>
        <translation>，已选择%1个</translation>
    </message>
    <message>
        <source>Tile %1, %2</source>
        <translation>图块%1, %2</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>side-view levels can&apos;t be played</source>
        <translation>横版关卡不能游玩</translation>
    </message>
    <message>
        <source>the level has no start for the player</source>
        <translation>关卡没有玩家的起点</translation>
    </message>
    <message>
        <source>the start is outside the level</source>
        <translation>起点在关卡之外</translation>
    </message>
    <message>
        <source>the start is in a wall; choose another starting tile</source>
        <translation>起点在墙里；请另选起始图块</translation>
    </message>
    <message>
        <source>no free tile nearby; choose another starting tile</source>
        <translation>附近没有空图块；请另选起始图块</translation>
    </message>
    <message>
        <source>Trial of %1</source>
        <translation>试玩%1</translation>
    </message>
    <message>
        <source>Can&apos;t play from here.</source>
        <translation>无法从这里开始游玩。</translation>
    </message>
</context>
<context>
    <name>cave::LevelPageActions</name>
    <message>
        <source>&amp;New level…</source>
        <translation>新建关卡(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a level file</source>
        <translation>创建关卡文件</translation>
    </message>
    <message>
        <source>&amp;Open level…</source>
        <translation>打开关卡(&amp;O)…</translation>
    </message>
    <message>
        <source>Edit a level file</source>
        <translation>编辑关卡文件</translation>
    </message>
    <message>
        <source>&amp;Save level</source>
        <translation>保存关卡(&amp;S)</translation>
    </message>
    <message>
        <source>Write the level&apos;s file</source>
        <translation>写入关卡的文件</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Write the level to another file</source>
        <translation>将关卡写入另一个文件</translation>
    </message>
    <message>
        <source>&amp;Reload from disk</source>
        <translation>从磁盘重新加载(&amp;R)</translation>
    </message>
    <message>
        <source>Reload the file; this can be undone</source>
        <translation>重新加载文件；此操作可以撤销</translation>
    </message>
    <message>
        <source>&amp;Close level</source>
        <translation>关闭关卡(&amp;C)</translation>
    </message>
    <message>
        <source>Close this level</source>
        <translation>关闭此关卡</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>从这里游玩(&amp;P)</translation>
    </message>
    <message>
        <source>Play this level from the cursor or the selection</source>
        <translation>从光标或选区处开始游玩此关卡</translation>
    </message>
    <message>
        <source>&amp;Resize…</source>
        <translation>调整大小(&amp;R)…</translation>
    </message>
    <message>
        <source>Resize the level; content is kept</source>
        <translation>调整关卡大小；内容会保留</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>网格(&amp;G)</translation>
    </message>
    <message>
        <source>Show grid lines</source>
        <translation>显示网格线</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom ou&amp;t</source>
        <translation>缩小(&amp;T)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>&amp;Whole level</source>
        <translation>整个关卡(&amp;W)</translation>
    </message>
    <message>
        <source>Show the whole level</source>
        <translation>显示整个关卡</translation>
    </message>
</context>
<context>
    <name>cave::LevelPalette</name>
    <message>
        <source>Recently used</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>物件</translation>
    </message>
    <message>
        <source>Creatures</source>
        <translation>生物</translation>
    </message>
    <message>
        <source>Side view</source>
        <translation>横版</translation>
    </message>
    <message>
        <source>Sn&amp;ap:</source>
        <translation>对齐(&amp;A)：</translation>
    </message>
    <message>
        <source>Whole tiles</source>
        <translation>整图块</translation>
    </message>
    <message>
        <source>Quarters of a tile</source>
        <translation>四分之一图块</translation>
    </message>
    <message>
        <source>Tenths of a tile</source>
        <translation>十分之一图块</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>任意位置</translation>
    </message>
    <message>
        <source>Grid for positions; hold Alt while dragging to ignore it</source>
        <translation>位置的对齐网格；拖动时按住Alt可忽略</translation>
    </message>
    <message>
        <source>Width of brush, eraser and line: %1 to %2 tiles</source>
        <translation>画笔、橡皮擦和线条的宽度：%1到%2个图块</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>填上</translation>
    </message>
    <message>
        <source>Fill rectangles and ellipses</source>
        <translation>填充矩形和椭圆</translation>
    </message>
    <message>
        <source>Search objects</source>
        <translation>搜索对象</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Br&amp;ush:</source>
        <translation>画笔(&amp;U)：</translation>
    </message>
</context>
<context>
    <name>cave::LevelProperties</name>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Change the type</source>
        <translation>更改类型</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>多个值</translation>
    </message>
    <message>
        <source>several types</source>
        <translation>多种类型</translation>
    </message>
    <message>
        <source>%1 objects: %2</source>
        <translation>%1个对象：%2</translation>
    </message>
    <message>
        <source>Enter a position in tiles, such as 3 or 2.5</source>
        <translation>请输入以图块为单位的位置，例如3或2.5</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>更改：%1</translation>
    </message>
    <message>
        <source>Enter the start as two numbers, in tiles, such as 3 and 2.5</source>
        <translation>请用两个数输入以图块为单位的起点，例如3和2.5</translation>
    </message>
    <message>
        <source>Move the start</source>
        <translation>移动起点</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>调整大小</translation>
    </message>
    <message>
        <source>Enter the name of a picture</source>
        <translation>请输入图片名称</translation>
    </message>
    <message>
        <source>Change the background</source>
        <translation>更改背景</translation>
    </message>
    <message>
        <source>&amp;x (tiles):</source>
        <translation>&amp;x（图块）：</translation>
    </message>
    <message>
        <source>&amp;y (tiles):</source>
        <translation>&amp;y（图块）：</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>T&amp;ype:</source>
        <translation>类型(&amp;Y)：</translation>
    </message>
    <message>
        <source>Room of a map</source>
        <translation>地图中的房间</translation>
    </message>
    <message>
        <source>Single level</source>
        <translation>独立关卡</translation>
    </message>
    <message>
        <source>Side view</source>
        <translation>横版</translation>
    </message>
    <message>
        <source>Size (tiles):</source>
        <translation>大小（图块）：</translation>
    </message>
    <message>
        <source>Width in tiles</source>
        <translation>宽度（图块）</translation>
    </message>
    <message>
        <source>Height in tiles</source>
        <translation>高度（图块）</translation>
    </message>
    <message>
        <source>Anchor content:</source>
        <translation>内容靠：</translation>
    </message>
    <message>
        <source>at the top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>顶部</translation>
    </message>
    <message>
        <source>at the top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>in the centre</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>at the bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>底部</translation>
    </message>
    <message>
        <source>at the bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>&amp;Resize</source>
        <translation>调整大小(&amp;R)</translation>
    </message>
    <message>
        <source>Resize the level; objects outside are kept</source>
        <translation>调整关卡大小；界外的对象会保留</translation>
    </message>
    <message>
        <source>Start (tiles):</source>
        <translation>起点（图块）：</translation>
    </message>
    <message>
        <source>Column of the start, in tiles</source>
        <translation>起点的列，以图块为单位</translation>
    </message>
    <message>
        <source>Row of the start, in tiles</source>
        <translation>起点的行，以图块为单位</translation>
    </message>
    <message>
        <source>Tiles from the left edge; fractions such as 2.5 are allowed</source>
        <translation>距左边缘的图块数；可以用小数，例如2.5</translation>
    </message>
    <message>
        <source>Tiles from the top edge; fractions such as 2.5 are allowed</source>
        <translation>距上边缘的图块数；可以用小数，例如2.5</translation>
    </message>
    <message>
        <source>Width: 1 to %1 tiles</source>
        <translation>宽度：1到%1个图块</translation>
    </message>
    <message>
        <source>Height: 1 to %1 tiles</source>
        <translation>高度：1到%1个图块</translation>
    </message>
    <message>
        <source>Any text without a comma</source>
        <translation>不含逗号的任意文本</translation>
    </message>
</context>
<context>
    <name>cave::LevelTools</name>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Flip horizontally</source>
        <translation>水平翻转</translation>
    </message>
    <message>
        <source>Flip vertically</source>
        <translation>垂直翻转</translation>
    </message>
    <message>
        <source>Border walls</source>
        <translation>边界墙</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>微移</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <translation>放置：%1</translation>
    </message>
    <message>
        <source>Fill: %1</source>
        <translation>填充：%1</translation>
    </message>
</context>
<context>
    <name>cave::ListSource</name>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>No seeds yet.</source>
        <translation>还没有种子。</translation>
    </message>
    <message>
        <source>Seeds, one per &amp;line</source>
        <translation>种子，每行一个(&amp;L)</translation>
    </message>
    <message>
        <source>Type or paste any text, or a copied link:
amber-hollow-42
Медвежья берлога
洞窟</source>
        <translation>输入或粘贴任意文本，或复制的链接：
amber-hollow-42
Медвежья берлога
洞窟</translation>
    </message>
    <message>
        <source>a list with links may have at most %1 lines.</source>
        <translation>含链接的列表最多可有%1行。</translation>
    </message>
</context>
<context>
    <name>cave::LogWindow</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Minimum level</source>
        <translation>最低级别</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Debug and above</source>
        <translation>调试及以上</translation>
    </message>
    <message>
        <source>Info and above</source>
        <translation>信息及以上</translation>
    </message>
    <message>
        <source>Warnings and errors</source>
        <translation>警告和错误</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>搜索日志</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the lines shown</source>
        <translation>复制显示的行</translation>
    </message>
    <message>
        <source>&amp;Open folder</source>
        <translation>打开文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>The log can&apos;t be written</source>
        <translation>无法写入日志</translation>
    </message>
    <message>
        <source>The log is empty</source>
        <translation>日志为空</translation>
    </message>
    <message>
        <source>No matching lines</source>
        <translation>没有匹配的行</translation>
    </message>
    <message>
        <source>The program&apos;s log. The log level is in Settings ▸ Log.</source>
        <translation>程序的日志。写入多少可在“设置▸日志”中设定。</translation>
    </message>
    <message>
        <source>Lower the minimum level, or search for something else.</source>
        <translation>请降低最低级别，或搜索其他内容。</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>日志存放在%1</translation>
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
        <translation>图例</translation>
    </message>
    <message>
        <source>Show the legend</source>
        <translation>显示图例</translation>
    </message>
    <message>
        <source>Collapse the legend</source>
        <translation>收起图例</translation>
    </message>
</context>
<context>
    <name>cave::MapRuler</name>
    <message>
        <source>%1 west</source>
        <translation>向西%1格</translation>
    </message>
    <message>
        <source>%1 east</source>
        <translation>向东%1格</translation>
    </message>
    <message>
        <source>%1 south</source>
        <translation>向南%1格</translation>
    </message>
    <message>
        <source>%1 north</source>
        <translation>向北%1格</translation>
    </message>
    <message>
        <source>counting steps…</source>
        <translation>正在计算步数…</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1步</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1步</translation>
    </message>
    <message>
        <source>no path nearby</source>
        <translation>附近没有路径</translation>
    </message>
    <message>
        <source>too far to count steps</source>
        <translation>太远，无法计算步数</translation>
    </message>
</context>
<context>
    <name>cave::MapSpeech</name>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树木</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>%1. No way out.</source>
        <translation>%1。没有出路。</translation>
    </message>
    <message>
        <source>%1. Open: %2.</source>
        <translation>%1。可通行：%2。</translation>
    </message>
    <message>
        <source>%1 at %2.</source>
        <translation>%1，位于%2。</translation>
    </message>
    <message>
        <source>Beside you: %1.</source>
        <translation>你身旁：%1。</translation>
    </message>
</context>
<context>
    <name>cave::MapView</name>
    <message>
        <source>Map</source>
        <translation>地图</translation>
    </message>
</context>
<context>
    <name>cave::MarkerEditor</name>
    <message>
        <source>Note for this place</source>
        <translation>此处的备注</translation>
    </message>
</context>
<context>
    <name>cave::MarksPanel</name>
    <message>
        <source>Select a seed to star it or add tags, notes and markers.</source>
        <translation>选择一个种子，即可加星标、标签、备注和标记。</translation>
    </message>
    <message>
        <source>Star this seed</source>
        <translation>给此种子加星标</translation>
    </message>
    <message>
        <source>wide, many chests</source>
        <translation>宽阔,宝箱多</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>标签，用逗号分隔</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>No markers yet. Add one on the map.</source>
        <translation>还没有标记。可在地图上添加。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Empty seed</source>
        <translation>空种子</translation>
    </message>
    <message>
        <source>Tag too long: %1…</source>
        <translation>标签过长：%1…</translation>
    </message>
    <message>
        <source>The note is too long; its end is not saved.</source>
        <translation>备注过长；末尾部分不会保存。</translation>
    </message>
    <message>
        <source>No more markers can be added.</source>
        <translation>不能再添加标记了。</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>已加星标</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星标</translation>
    </message>
    <message>
        <source>Marker %1</source>
        <translation>标记%1</translation>
    </message>
    <message numerus="yes">
        <source>At most %n tags are saved.</source>
        <translation>
            <numerusform>最多保存%n个标签。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Show that part of the map</source>
        <translation>显示地图的该处</translation>
    </message>
    <message>
        <source>Remove this marker</source>
        <translation>移除此标记</translation>
    </message>
</context>
<context>
    <name>cave::MessageLog</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>回合%1：%2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1
How: %2</source>
        <translation>%1
计算：%2</translation>
    </message>
</context>
<context>
    <name>cave::MessageLogDock</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>行进</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>战斗</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Show only one kind of message</source>
        <translation>只显示一类消息</translation>
    </message>
    <message>
        <source>Kind of message</source>
        <translation>消息类别</translation>
    </message>
    <message>
        <source>Search messages</source>
        <translation>搜索消息</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>No messages yet. Finds, encounters and fights appear here.</source>
        <translation>还没有消息。你的发现、遭遇和战斗会显示在这里。</translation>
    </message>
    <message>
        <source>No matching messages. Clear the search or choose all kinds.</source>
        <translation>没有匹配的消息。请清除搜索，或选择所有类别。</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>&amp;Why? Show this turn</source>
        <translation>为什么？显示此回合(&amp;W)</translation>
    </message>
</context>
<context>
    <name>cave::MindDock</name>
    <message>
        <source>Decisions</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>M&amp;ind</source>
        <translation>决策(&amp;I)</translation>
    </message>
    <message>
        <source>Show a monster&apos;s decisions as they happen</source>
        <translation>实时显示怪物的决策</translation>
    </message>
    <message>
        <source>Next monster</source>
        <translation>下一只怪物</translation>
    </message>
    <message>
        <source>Select the next monster; you can also click one</source>
        <translation>选择下一只怪物；也可以直接点击怪物</translation>
    </message>
</context>
<context>
    <name>cave::MindPanel</name>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Step one turn</source>
        <translation>前进一回合</translation>
    </message>
    <message>
        <source>No monster selected</source>
        <translation>未选择怪物</translation>
    </message>
    <message>
        <source>Select a living monster on the map to see what it will do and why.</source>
        <translation>在地图上选择一只活着的怪物，看它会做什么、为什么。</translation>
    </message>
    <message>
        <source>It has no decision tree, and does nothing.</source>
        <translation>它没有决策树，什么也不做。</translation>
    </message>
    <message>
        <source>Advance one turn, as if the player waited</source>
        <translation>前进一回合，如同玩家原地等待</translation>
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
        <translation>其他键盘布局</translation>
    </message>
    <message>
        <source>The positions of W, A, S, D</source>
        <translation>W、A、S、D所在的位置</translation>
    </message>
    <message>
        <source>Keep walking</source>
        <translation>持续行走</translation>
    </message>
    <message>
        <source>Hold the key</source>
        <translation>按住按键</translation>
    </message>
</context>
<context>
    <name>cave::NewLevelDialog</name>
    <message>
        <source>New level</source>
        <translation>新建关卡</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>类型(&amp;T)：</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>大小：</translation>
    </message>
    <message>
        <source>&amp;Fill:</source>
        <translation>填充(&amp;F)：</translation>
    </message>
    <message>
        <source>Room of a map</source>
        <translation>地图中的房间</translation>
    </message>
    <message>
        <source>Single level</source>
        <translation>独立关卡</translation>
    </message>
    <message>
        <source>Side view</source>
        <translation>横版</translation>
    </message>
    <message>
        <source>Any text without a comma</source>
        <translation>不含逗号的任意文本</translation>
    </message>
    <message>
        <source>Width in tiles</source>
        <translation>宽度（图块）</translation>
    </message>
    <message>
        <source>Height in tiles</source>
        <translation>高度（图块）</translation>
    </message>
    <message>
        <source>Width: 1 to %1 tiles</source>
        <translation>宽度：1到%1个图块</translation>
    </message>
    <message>
        <source>Height: 1 to %1 tiles</source>
        <translation>高度：1到%1个图块</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>border walls</source>
        <translation>边界墙</translation>
    </message>
    <message>
        <source>border walls with doors</source>
        <translation>带门的边界墙</translation>
    </message>
    <message>
        <source>Border walls need at least %1 tiles per side</source>
        <translation>边界墙要求每边至少%1个图块</translation>
    </message>
    <message>
        <source>Enter a picture&apos;s name, or choose another background</source>
        <translation>请输入图片名称，或选择其他背景</translation>
    </message>
</context>
<context>
    <name>cave::NewWorldPage</name>
    <message>
        <source>New world</source>
        <translation>新世界</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Create world</source>
        <translation>创建世界</translation>
    </message>
    <message>
        <source>Create this world and play it</source>
        <translation>创建并游玩此世界</translation>
    </message>
</context>
<context>
    <name>cave::NumberEdit</name>
    <message>
        <source>%1: enter a whole number.</source>
        <translation>%1：请输入整数。</translation>
    </message>
    <message>
        <source>%1: “%2” is not a whole number.</source>
        <translation>%1：“%2”不是整数。</translation>
    </message>
    <message>
        <source>%1: enter a number from %2 to %3.</source>
        <translation>%1：请输入%2到%3之间的数。</translation>
    </message>
</context>
<context>
    <name>cave::NumbersSource</name>
    <message>
        <source>Count: the last number would exceed 64 bits.</source>
        <translation>数量：最后一个数会超出64位。</translation>
    </message>
    <message>
        <source>To: at least %1.</source>
        <translation>到：至少为%1。</translation>
    </message>
    <message>
        <source>To: at most %1 worlds.</source>
        <translation>到：最多%1个世界。</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1到%2</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>从(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;ount</source>
        <translation>数量(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>到(&amp;T)</translation>
    </message>
    <message>
        <source>First seed: a whole number, may be negative</source>
        <translation>第一个种子：整数，可以为负</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>种子数量</translation>
    </message>
    <message>
        <source>Last seed</source>
        <translation>最后一个种子</translation>
    </message>
</context>
<context>
    <name>cave::ObjectiveText</name>
    <message>
        <source>1 monster</source>
        <translation>1只怪物</translation>
    </message>
    <message numerus="yes">
        <source>%n monsters</source>
        <translation>
            <numerusform>%n只怪物</numerusform>
        </translation>
    </message>
    <message>
        <source>1 chest</source>
        <translation>1个宝箱</translation>
    </message>
    <message numerus="yes">
        <source>%n chests</source>
        <translation>
            <numerusform>%n个宝箱</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear the cavern: %1 and %2 left.</source>
        <translation>肃清大洞窟：还剩%1和%2。</translation>
    </message>
    <message>
        <source>Clear the cavern: %1 left.</source>
        <translation>肃清大洞窟：还剩%1。</translation>
    </message>
    <message>
        <source>The monsters are beaten: %1 left.</source>
        <translation>怪物已全部击败：还剩%1。</translation>
    </message>
    <message>
        <source>The cavern is cleared: the stairs lead on.</source>
        <translation>大洞窟已肃清：沿楼梯继续前进。</translation>
    </message>
    <message>
        <source>The cavern is cleared.</source>
        <translation>大洞窟已肃清。</translation>
    </message>
    <message>
        <source>Floor %1 of %2: find FINISH, the way down.</source>
        <translation>第%1层，共%2层：找到通往下层的终点。</translation>
    </message>
    <message>
        <source>Floor %1 of %2, the last one: get past its guards to FINISH.</source>
        <translation>第%1层，共%2层，最后一层：突破守卫，到达终点。</translation>
    </message>
    <message>
        <source>The boss is here: beat everything in this room.</source>
        <translation>首领就在这里：击败此房间中的所有敌人。</translation>
    </message>
    <message>
        <source>The boss is beaten: go to the exit.</source>
        <translation>首领已被击败：前往出口。</translation>
    </message>
    <message>
        <source>%1 of %2 rooms cleared</source>
        <translation>已肃清%1/%2个房间</translation>
    </message>
    <message>
        <source>Beat the enemies in this room. %1.</source>
        <translation>击败此房间中的敌人。%1。</translation>
    </message>
    <message>
        <source>Find the boss. %1.</source>
        <translation>找到首领。%1。</translation>
    </message>
    <message>
        <source>Explore the caves: find a first chest.</source>
        <translation>探索洞穴：找到第一个宝箱。</translation>
    </message>
    <message>
        <source>Explore for treasure: 1 chest opened.</source>
        <translation>探索寻宝：已打开1个宝箱。</translation>
    </message>
    <message numerus="yes">
        <source>Explore for treasure: %n chests opened.</source>
        <translation>
            <numerusform>探索寻宝：已打开%n个宝箱。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>你胜利了。</translation>
    </message>
    <message>
        <source>This run is over.</source>
        <translation>本局已结束。</translation>
    </message>
    <message>
        <source>Level %1 of %2: find the exit.</source>
        <translation>第%1关，共%2关：找到出口。</translation>
    </message>
    <message>
        <source>to the north</source>
        <translation>北方</translation>
    </message>
    <message>
        <source>to the east</source>
        <translation>东方</translation>
    </message>
    <message>
        <source>to the south</source>
        <translation>南方</translation>
    </message>
    <message>
        <source>to the west</source>
        <translation>西方</translation>
    </message>
    <message>
        <source>to the north-east</source>
        <translation>东北方</translation>
    </message>
    <message>
        <source>to the south-east</source>
        <translation>东南方</translation>
    </message>
    <message>
        <source>to the south-west</source>
        <translation>西南方</translation>
    </message>
    <message>
        <source>to the north-west</source>
        <translation>西北方</translation>
    </message>
    <message>
        <source>The open gate is at %1, %2.</source>
        <translation>敞开的大门位于%1，在你的%2。</translation>
    </message>
    <message>
        <source>The next relic lies about %1 cells away, %2.</source>
        <translation>下一件圣物在%2约%1格处。</translation>
    </message>
    <message>
        <source>The gate is at %1.</source>
        <translation>大门位于%1。</translation>
    </message>
    <message>
        <source>From where you began, the gate lies %1.</source>
        <translation>从你的起点看，大门在%1。</translation>
    </message>
</context>
<context>
    <name>cave::PaceBox</name>
    <message>
        <source>instant</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>%1 ms per blow (long fight)</source>
        <translation>每击%1毫秒（持久战）</translation>
    </message>
    <message>
        <source>%1 ms per blow</source>
        <translation>每击%1毫秒</translation>
    </message>
    <message>
        <source>Automatic from the start</source>
        <translation>从一开始就自动战斗</translation>
    </message>
    <message>
        <source>Run every fight automatically from the start</source>
        <translation>每场战斗从一开始就自动进行</translation>
    </message>
    <message>
        <source>Blow duration</source>
        <translation>每击时长</translation>
    </message>
    <message>
        <source>Duration of a blow in automatic fights</source>
        <translation>自动战斗中每一击的时长</translation>
    </message>
</context>
<context>
    <name>cave::PastWatchEdit</name>
    <message>
        <source>Paused: %1</source>
        <translation>已暂停：%1</translation>
    </message>
    <message numerus="yes">
        <source>Looking… It holds in %Ln turns so far.</source>
        <translation>
            <numerusform>正在查找…目前在%Ln个回合中成立。</numerusform>
        </translation>
    </message>
    <message>
        <source>The watch point holds in no turn.</source>
        <translation>监视点在任何回合中都不成立。</translation>
    </message>
    <message numerus="yes">
        <source>The watch point holds in %Ln turns.</source>
        <translation>
            <numerusform>监视点在%Ln个回合中成立。</numerusform>
        </translation>
    </message>
    <message>
        <source>The log can&apos;t be replayed beyond turn %L1.</source>
        <translation>日志无法在第%L1回合之后继续重放。</translation>
    </message>
</context>
<context>
    <name>cave::PictureDialog</name>
    <message>
        <source>Save map as picture</source>
        <translation>地图存为图片</translation>
    </message>
    <message>
        <source>&amp;Width in pixels</source>
        <translation>宽度（像素）(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Height in pixels</source>
        <translation>高度（像素）(&amp;H)</translation>
    </message>
    <message>
        <source>Pixels per &amp;cell</source>
        <translation>每格像素数(&amp;C)</translation>
    </message>
    <message>
        <source>Covers %1 × %2 cells.</source>
        <translation>覆盖%1 × %2格。</translation>
    </message>
    <message>
        <source>Save sheet as picture</source>
        <translation>缩略图板存为图片</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>列(&amp;O)</translation>
    </message>
    <message>
        <source>Map &amp;width</source>
        <translation>地图宽度(&amp;W)</translation>
    </message>
    <message>
        <source>Too large: at most %1 per side. Select fewer seeds, or use more columns or smaller maps.</source>
        <translation>太大：每边最多%1。请少选些种子，或增加列数、缩小地图。</translation>
    </message>
    <message numerus="yes">
        <source>%n maps: a picture of %1 × %2 pixels.</source>
        <translation>
            <numerusform>%n张地图：图片为%1 × %2像素。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlaceInLevels</name>
    <message>
        <source>Door, walled up</source>
        <translation>门，已封死</translation>
    </message>
    <message>
        <source>Door to another room</source>
        <translation>通往另一房间的门</translation>
    </message>
    <message>
        <source>Spike: deadly</source>
        <translation>尖刺：致命</translation>
    </message>
    <message>
        <source>Poison: %1 damage</source>
        <translation>毒药：%1点伤害</translation>
    </message>
    <message>
        <source>Potion: heals %1</source>
        <translation>药水：恢复%1点生命</translation>
    </message>
    <message>
        <source>Item to pick up</source>
        <translation>可拾取的物品</translation>
    </message>
    <message>
        <source>A sign</source>
        <translation>告示牌</translation>
    </message>
    <message>
        <source>FINISH: another exit</source>
        <translation>终点：另一个出口</translation>
    </message>
    <message>
        <source>Room %1 of %2</source>
        <translation>房间%1，共%2个</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>关卡%1/%2</translation>
    </message>
    <message>
        <source>Floor %1</source>
        <translation>第%1层</translation>
    </message>
    <message>
        <source>Floor %1 of %2</source>
        <translation>第%1层，共%2层</translation>
    </message>
    <message>
        <source>FINISH: exit</source>
        <translation>终点：出口</translation>
    </message>
    <message>
        <source>FINISH: to level %1</source>
        <translation>终点：通往第%1关</translation>
    </message>
    <message>
        <source>FINISH: to floor %1</source>
        <translation>终点：通往第%1层</translation>
    </message>
    <message>
        <source>START</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>START of floor %1</source>
        <translation>第%1层的起点</translation>
    </message>
    <message>
        <source>A camp, to rest at</source>
        <translation>可供休息的营地</translation>
    </message>
    <message>
        <source>A relic</source>
        <translation>圣物</translation>
    </message>
    <message>
        <source>A piece of a map</source>
        <translation>地图残片</translation>
    </message>
    <message>
        <source>The gate</source>
        <translation>大门</translation>
    </message>
</context>
<context>
    <name>cave::PlaceTexts</name>
    <message>
        <source>east</source>
        <translation>东</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>东北</translation>
    </message>
    <message>
        <source>north</source>
        <translation>北</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>西北</translation>
    </message>
    <message>
        <source>west</source>
        <translation>西</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>西南</translation>
    </message>
    <message>
        <source>south</source>
        <translation>南</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>东南</translation>
    </message>
    <message>
        <source>here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>1 cell %1</source>
        <translation>%1方1格</translation>
    </message>
    <message>
        <source>%1 cells %2</source>
        <translation>%2方%1格</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts of a sentence</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>cave::PlacesController</name>
    <message>
        <source>Places</source>
        <translation>地点</translation>
    </message>
</context>
<context>
    <name>cave::PlacesDialog</name>
    <message>
        <source>Places</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Search places</source>
        <translation>搜索地点</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>&amp;Travel</source>
        <translation>前往(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>查看(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Edit note</source>
        <translation>编辑备注(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Show that part of the map</source>
        <translation>显示地图的该处</translation>
    </message>
    <message>
        <source>World entrance</source>
        <translation>世界入口</translation>
    </message>
    <message>
        <source>Last death</source>
        <translation>上次死亡处</translation>
    </message>
    <message>
        <source>No matching places.</source>
        <translation>没有匹配的地点。</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>出口</translation>
    </message>
    <message>
        <source>START of this floor</source>
        <translation>本层的起点</translation>
    </message>
    <message>
        <source>Walk there</source>
        <translation>走到那里</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>编辑备注</translation>
    </message>
    <message>
        <source>Remove this place</source>
        <translation>移除此地点</translation>
    </message>
    <message>
        <source>Press %1 on the map to mark a place. Marked places are listed here.</source>
        <translation>在地图上按%1可标记地点。标记的地点会列在这里。</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>营地</translation>
    </message>
</context>
<context>
    <name>cave::PlacesModel</name>
    <message>
        <source>%1 of %2 cells match, %3</source>
        <comment>cells, cells, how the sketch is turned</comment>
        <translation>%2格中有%1格相符，%3</translation>
    </message>
    <message>
        <source>Distance from the spawn, in cells</source>
        <translation>到出生点的距离，以格计</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>相符度</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>朝向</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln cells from the spawn</source>
        <comment>coordinates, distance</comment>
        <translation>
            <numerusform>%1 · 距出生点%Ln格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlacesPanel</name>
    <message>
        <source>Open a world first.</source>
        <translation>请先打开一个世界。</translation>
    </message>
    <message>
        <source>This world has levels. Places are searched for only in endless worlds.</source>
        <translation>此世界有关卡。只能在无尽的世界中查找地点。</translation>
    </message>
    <message>
        <source>Draw a sketch or enter a condition.</source>
        <translation>请绘制草图或输入条件。</translation>
    </message>
    <message>
        <source>No places yet</source>
        <translation>尚无地点</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1个地点</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1个地点</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Places: %1</source>
        <translation>地点：%1</translation>
    </message>
    <message>
        <source>It searches the world as generated, without later changes.</source>
        <translation>搜索的是生成时的世界，不含之后的更改。</translation>
    </message>
    <message>
        <source>Distances in it are measured from the place</source>
        <translation>条件中的距离从该地点算起</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>Search outward from the spawn</source>
        <translation>从出生点向外搜索</translation>
    </message>
    <message>
        <source>Search farther away from the spawn</source>
        <translation>搜索离出生点更远的地方</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>找到的地点</translation>
    </message>
    <message>
        <source>Like the pl&amp;ace shown…</source>
        <translation>类似显示的地点(&amp;A)…</translation>
    </message>
    <message>
        <source>Begin a sketch with the middle of the map, or with what is selected</source>
        <translation>以地图中央或所选区域开始草图</translation>
    </message>
    <message>
        <source>C&amp;ondition</source>
        <translation>条件(&amp;O)</translation>
    </message>
    <message>
        <source>Find more</source>
        <translation>继续查找</translation>
    </message>
    <message>
        <source>Finds the nearest places in this world that look like a sketch or meet a condition, the best one in each region.</source>
        <translation>查找此世界中与草图相似或满足条件的最近地点，每个区域取最佳的一个。</translation>
    </message>
    <message numerus="yes">
        <source>searched %Ln cells around the spawn</source>
        <translation>
            <numerusform>已搜索出生点周围%Ln格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlayActions</name>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Make the map larger</source>
        <translation>放大地图</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Make the map smaller</source>
        <translation>缩小地图</translation>
    </message>
    <message>
        <source>&amp;Centre on player</source>
        <translation>以玩家为中心(&amp;C)</translation>
    </message>
    <message>
        <source>Centre the view on the player and follow</source>
        <translation>视图以玩家为中心并跟随</translation>
    </message>
    <message>
        <source>&amp;Fog</source>
        <translation>迷雾(&amp;F)</translation>
    </message>
    <message>
        <source>Show only the explored area</source>
        <translation>只显示已探索的区域</translation>
    </message>
    <message>
        <source>&amp;Glyphs</source>
        <translation>字符画面(&amp;G)</translation>
    </message>
    <message>
        <source>Draw the map with ASCII characters</source>
        <translation>用ASCII字符绘制地图</translation>
    </message>
    <message>
        <source>Let the view follow the player smoothly</source>
        <translation>让视图平滑地跟随玩家</translation>
    </message>
    <message>
        <source>&amp;Animate</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>Animate steps, light and zoom</source>
        <translation>步伐、光照和缩放使用动画</translation>
    </message>
    <message>
        <source>What monsters s&amp;ee</source>
        <translation>怪物所见(&amp;E)</translation>
    </message>
    <message>
        <source>Show the area of effect of monsters in view</source>
        <translation>显示视野内怪物的作用范围</translation>
    </message>
    <message>
        <source>&amp;Inventory</source>
        <translation>物品栏(&amp;I)</translation>
    </message>
    <message>
        <source>Inventory and equipment</source>
        <translation>物品栏和装备</translation>
    </message>
    <message>
        <source>Ex&amp;plore</source>
        <translation>探索(&amp;P)</translation>
    </message>
    <message>
        <source>Walk to unexplored places automatically, until something happens</source>
        <translation>自动走向未探索之处，直到有事发生</translation>
    </message>
    <message>
        <source>&amp;Travel…</source>
        <translation>前往(&amp;T)…</translation>
    </message>
    <message>
        <source>Walk to a remembered place</source>
        <translation>走到记住的地点</translation>
    </message>
    <message>
        <source>E&amp;xamine</source>
        <translation>查看(&amp;X)</translation>
    </message>
    <message>
        <source>Examine the map with a cursor</source>
        <translation>用光标查看地图</translation>
    </message>
    <message>
        <source>&amp;Note this place…</source>
        <translation>备注此处(&amp;N)…</translation>
    </message>
    <message>
        <source>Put a marker with a note on the map</source>
        <translation>在地图上放置带备注的标记</translation>
    </message>
    <message>
        <source>&amp;Journal</source>
        <translation>冒险记录(&amp;J)</translation>
    </message>
    <message>
        <source>Statistics of this world and all others</source>
        <translation>此世界和所有其他世界的统计</translation>
    </message>
    <message>
        <source>&amp;Real time</source>
        <translation>实时(&amp;R)</translation>
    </message>
    <message>
        <source>Monsters act as time passes, not only after your moves</source>
        <translation>怪物随时间行动，而不只在你移动之后</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>Stop time until you continue</source>
        <translation>停止时间，直到你继续</translation>
    </message>
    <message>
        <source>One &amp;step of time</source>
        <translation>时间前进一步(&amp;S)</translation>
    </message>
    <message>
        <source>Pause and advance by 1/64 second</source>
        <translation>暂停并前进1/64秒</translation>
    </message>
    <message>
        <source>Eight steps of time</source>
        <translation>时间前进八步</translation>
    </message>
    <message>
        <source>Pause and advance by 1/8 second</source>
        <translation>暂停并前进1/8秒</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>减慢(&amp;L)</translation>
    </message>
    <message>
        <source>Slow time down to a half or a quarter</source>
        <translation>将时间减慢到二分之一或四分之一</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>加快(&amp;F)</translation>
    </message>
    <message>
        <source>Speed time up, to normal at most</source>
        <translation>重新加快时间，最快到正常速度</translation>
    </message>
    <message>
        <source>Wield ne&amp;xt item</source>
        <translation>装备下一件(&amp;X)</translation>
    </message>
    <message>
        <source>Wield pre&amp;vious item</source>
        <translation>装备上一件(&amp;V)</translation>
    </message>
    <message>
        <source>Wield the previous usable item</source>
        <translation>装备上一件可用物品</translation>
    </message>
    <message>
        <source>Show &amp;all monsters</source>
        <translation>显示所有怪物(&amp;A)</translation>
    </message>
    <message>
        <source>Cheat: show monsters that you can&apos;t see</source>
        <translation>作弊：显示你看不见的怪物</translation>
    </message>
    <message>
        <source>Wield item %1</source>
        <translation>装备物品%1</translation>
    </message>
    <message>
        <source>Wield the item in this slot</source>
        <translation>装备此栏位的物品</translation>
    </message>
    <message>
        <source>C&amp;hat…</source>
        <translation>聊天(&amp;H)…</translation>
    </message>
    <message>
        <source>Write a line to the other players</source>
        <translation>给其他玩家发一行消息</translation>
    </message>
    <message>
        <source>Poin&amp;t at this place</source>
        <translation>指向此处(&amp;T)</translation>
    </message>
    <message>
        <source>Show the other players where you stand or what you examine</source>
        <translation>向其他玩家指出你所在或正在查看的位置</translation>
    </message>
    <message>
        <source>Foll&amp;ow player</source>
        <translation>跟随玩家(&amp;O)</translation>
    </message>
    <message>
        <source>Let the view follow the next player; after the last one it follows you again</source>
        <translation>让视图跟随下一名玩家；最后一名之后重新跟随你</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>声音(&amp;D)</translation>
    </message>
    <message>
        <source>Play the sounds of the game</source>
        <translation>播放游戏声音</translation>
    </message>
    <message>
        <source>Side&amp;bar</source>
        <translation>侧边栏(&amp;B)</translation>
    </message>
    <message>
        <source>Show your condition and what is in view beside the map</source>
        <translation>在地图旁显示你的状态和视野内的事物</translation>
    </message>
    <message>
        <source>&amp;Go to nearest find</source>
        <translation>前往最近的发现(&amp;G)</translation>
    </message>
    <message>
        <source>Walk to the nearest chest, item or exit in view</source>
        <translation>走到视野内最近的宝箱、物品或出口</translation>
    </message>
    <message>
        <source>&amp;Go to the exit</source>
        <translation>前往出口(&amp;G)</translation>
    </message>
    <message>
        <source>Walk to the exit of this level</source>
        <translation>走到本关的出口</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>图例(&amp;L)</translation>
    </message>
    <message>
        <source>Explain the marks and colours of the map</source>
        <translation>说明地图上的标记和颜色</translation>
    </message>
    <message>
        <source>&amp;Use what is here</source>
        <translation>使用此处的东西(&amp;U)</translation>
    </message>
    <message>
        <source>Trade at a camp, take from a pedestal, ask a shrine or free a captive</source>
        <translation>在营地交易、从基座取物、向神龛祈求或解救俘虏</translation>
    </message>
    <message>
        <source>&amp;Smooth follow</source>
        <translation>平滑跟随(&amp;S)</translation>
    </message>
    <message>
        <source>Wield the next usable item; by turns, wield or wear what is better than yours</source>
        <translation>手持下一个可用的物品；回合制时，手持或穿上比现有更好的装备</translation>
    </message>
    <message>
        <source>The host chooses whether monsters act as time passes</source>
        <translation>怪物是否随时间行动由房主决定</translation>
    </message>
</context>
<context>
    <name>cave::PlayClock</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Move or attack to continue</source>
        <translation>移动或攻击以继续</translation>
    </message>
    <message>
        <source>Run over</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Turn-based</source>
        <translation>回合制</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>二分之一速度</translation>
    </message>
    <message>
        <source>Quarter speed</source>
        <translation>四分之一速度</translation>
    </message>
    <message>
        <source>Paused · %1</source>
        <translation>已暂停 · %1</translation>
    </message>
    <message>
        <source>Paused by %1: press %2 to continue</source>
        <translation>已由%1暂停：按%2继续</translation>
    </message>
    <message>
        <source>Paused: press %1 to continue</source>
        <translation>已暂停：按%1继续</translation>
    </message>
    <message>
        <source>Paused by someone who watches: press %1 to continue</source>
        <translation>已由某位观战者暂停：按%1继续</translation>
    </message>
</context>
<context>
    <name>cave::PlayController</name>
    <message>
        <source>Repair…</source>
        <translation>修复…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>无法读取的内容</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>“%1”已保存。</translation>
    </message>
    <message>
        <source>Your last steps are not saved yet. They are kept in memory; saving is retried with each step.</source>
        <translation>你最近的几步尚未保存，暂存在内存中；每走一步都会再次尝试保存。</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>The file of “%1” was deleted, moved or replaced by another program. Your last steps are not saved; save the world as a new file to continue playing.</source>
        <translation>“%1”的文件已被其他程序删除、移动或替换。你最近的几步没有保存；要继续游玩，请将世界另存为新文件。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>不保存并关闭</translation>
    </message>
    <message>
        <source>“%1” is still open: its file was deleted, moved or replaced by another program. Save it as a new file, or your changes will be lost.</source>
        <translation>“%1”仍处于打开状态：其文件已被其他程序删除、移动或替换。请另存为新文件，否则你的更改会丢失。</translation>
    </message>
    <message>
        <source>“%1” is still open: your last steps can&apos;t be saved.</source>
        <translation>“%1”仍处于打开状态：你最近的几步无法保存。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Save world as</source>
        <translation>世界另存为</translation>
    </message>
    <message>
        <source>Worlds (*.cave)</source>
        <translation>世界 (*.cave)</translation>
    </message>
    <message>
        <source>Saved as %1. You are now playing that file.</source>
        <translation>已另存为%1。你现在游玩的是该文件。</translation>
    </message>
    <message>
        <source>“%1” is being played together and can&apos;t be edited meanwhile.</source>
        <translation>“%1”正在多人游玩，在此期间不能编辑。</translation>
    </message>
    <message>
        <source>This world was damaged: %1.</source>
        <translation>此世界曾损坏：%1。</translation>
    </message>
    <message>
        <source>One region is damaged; what can&apos;t be read of it is as generated and unexplored. %1</source>
        <translation>一个区域已损坏；其中不可读的部分与生成时相同且未探索。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n regions are damaged; what can&apos;t be read of them is as generated and unexplored. The first: %1</source>
        <translation>
            <numerusform>%n个区域已损坏；其中不可读的部分与生成时相同且未探索。第一个：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlayDialogs</name>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
</context>
<context>
    <name>cave::PlayHints</name>
    <message>
        <source>Your health is low. Stay away from monsters until it is better.</source>
        <translation>你的生命值很低。恢复之前请远离怪物。</translation>
    </message>
    <message>
        <source>“!” marks a monster that has seen you. Fight it, or get behind rock.</source>
        <translation>“!”表示怪物已经看见你。与它战斗，或躲到岩石后面。</translation>
    </message>
    <message>
        <source>You carry something better than what you have equipped. %1 opens the inventory.</source>
        <translation>你携带的物品比已装备的更好。%1打开物品栏。</translation>
    </message>
    <message>
        <source>A chest is in view. Step on it to open it; %1 walks there.</source>
        <translation>视野内有宝箱。踏上去即可打开；%1走到那里。</translation>
    </message>
    <message>
        <source>Walk with the arrow keys and use the wielded item on enemies. The doors of a room open once they are beaten.</source>
        <translation>用方向键行走，对敌人使用手持的物品。击败敌人后，房间的门便会打开。</translation>
    </message>
    <message>
        <source>Walk with the arrow keys or click a place. %1 explores until something comes into view.</source>
        <translation>用方向键行走，或点击某处。%1会一直探索，直到有事物进入视野。</translation>
    </message>
    <message>
        <source>Enemies hurt by touch and by shots: keep moving, and strike from a distance.</source>
        <translation>敌人的触碰和射击都会造成伤害：保持移动，从远处攻击。</translation>
    </message>
    <message>
        <source>A monster is in view. A fight begins when you touch.</source>
        <translation>视野内有怪物。一旦接触，战斗就会开始。</translation>
    </message>
    <message>
        <source>A monster is in view. A fight begins when it sees you from near.</source>
        <translation>视野内有怪物。它在近处看见你时，战斗就会开始。</translation>
    </message>
    <message>
        <source>%1, then %2, looks at it.</source>
        <translation>按%1，再按%2查看。</translation>
    </message>
</context>
<context>
    <name>cave::PlayPage</name>
    <message>
        <source>Cheat on: all monsters nearby are shown.</source>
        <translation>作弊已开启：显示附近所有怪物。</translation>
    </message>
    <message>
        <source>Cheat off: only monsters in view are shown.</source>
        <translation>作弊已关闭：只显示视野内的怪物。</translation>
    </message>
    <message>
        <source>The marker could not be saved: %1</source>
        <translation>无法保存标记：%1</translation>
    </message>
    <message>
        <source>No chest, item or exit is in view.</source>
        <translation>视野内没有宝箱、物品或出口。</translation>
    </message>
    <message>
        <source>The cavern is cleared: no monsters are left.</source>
        <translation>大洞窟已肃清：没有怪物了。</translation>
    </message>
    <message>
        <source>Too fast? In the next run, %1 switches to turns.</source>
        <translation>太快了？下一局可用%1切换为回合制。</translation>
    </message>
</context>
<context>
    <name>cave::PlayParts</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
</context>
<context>
    <name>cave::PlayParty</name>
    <message>
        <source>Not sent: the game is over.</source>
        <translation>未发送：游戏已结束。</translation>
    </message>
</context>
<context>
    <name>cave::PlayPast</name>
    <message>
        <source>The past of this world can&apos;t be read. %1</source>
        <translation>无法读取这个世界的过去。%1</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>视线(&amp;S)</translation>
    </message>
    <message>
        <source>T&amp;race</source>
        <translation>轨迹(&amp;R)</translation>
    </message>
    <message>
        <source>What the chosen monster did, turn by turn, and why</source>
        <translation>所选怪物每回合做了什么，以及原因</translation>
    </message>
    <message>
        <source>Turn %L1. Press %2 to return to the present.</source>
        <translation>第%L1回合。按%2回到现在。</translation>
    </message>
</context>
<context>
    <name>cave::PlayPlace</name>
    <message>
        <source>Minimap</source>
        <translation>小地图</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>小地图(&amp;M)</translation>
    </message>
    <message>
        <source>Show or hide the minimap</source>
        <translation>显示或隐藏小地图</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>消息(&amp;M)</translation>
    </message>
    <message>
        <source>Show or hide messages</source>
        <translation>显示或隐藏消息</translation>
    </message>
</context>
<context>
    <name>cave::PlayScene</name>
    <message>
        <source>A monster&apos;s field of view</source>
        <translation>怪物的视野</translation>
    </message>
    <message>
        <source>It sees these cells</source>
        <translation>它看得见这些格</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%2处的%1</translation>
    </message>
    <message>
        <source>The gate</source>
        <translation>大门</translation>
    </message>
    <message>
        <source>Explored, not in view now</source>
        <translation>已探索，当前不在视野中</translation>
    </message>
    <message>
        <source>This monster wanders</source>
        <translation>此怪物在游荡</translation>
    </message>
    <message>
        <source>It hunts you</source>
        <translation>它正在追猎你</translation>
    </message>
    <message>
        <source>It sees you</source>
        <translation>它看见了你</translation>
    </message>
    <message>
        <source>Monster beyond the edge</source>
        <translation>画面边缘外的怪物</translation>
    </message>
    <message>
        <source>Chest or item beyond the edge</source>
        <translation>画面边缘外的宝箱或物品</translation>
    </message>
    <message>
        <source>Smoke: monsters don&apos;t see who is in it</source>
        <translation>烟雾：怪物看不见其中的人</translation>
    </message>
</context>
<context>
    <name>cave::PlaySidebar</name>
    <message>
        <source>Objective</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Hide the sidebar</source>
        <translation>隐藏侧边栏</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>生命值</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>护甲</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>装备</translation>
    </message>
    <message>
        <source>In view</source>
        <translation>视野内</translation>
    </message>
    <message>
        <source>Monsters, chests and exits that you see are listed here.</source>
        <translation>你看见的怪物、宝箱和出口会列在这里。</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>侧边栏</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>cave::PlayStatus</name>
    <message>
        <source>World %1 · Region %2 · Cell %3</source>
        <translation>世界%1 · 区域%2 · 格%3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 gold</source>
        <translation>%1 · %2 · %3金币</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>回合%1</translation>
    </message>
    <message numerus="yes">
        <source>Turn %1 · %Ln cells explored</source>
        <translation>
            <numerusform>回合%1 · 已探索%Ln格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln · Turn %1</source>
        <translation>
            <numerusform>得分%Ln · 回合%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln · %1</source>
        <translation>
            <numerusform>得分%Ln · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Health %1/%2 · armour %3/%4</source>
        <translation>生命值%1/%2 · 护甲%3/%4</translation>
    </message>
    <message>
        <source>Health %1/%2 · Level %3</source>
        <translation>生命值%1/%2 · 等级%3</translation>
    </message>
</context>
<context>
    <name>cave::PlayerFacts</name>
    <message>
        <source>Level %1 · %2 experience</source>
        <translation>等级%1 · 经验%2</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1金币</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>空手</translation>
    </message>
    <message>
        <source>No armour</source>
        <translation>无护甲</translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln</source>
        <translation>
            <numerusform>得分%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>poisoned (%1)</source>
        <translation>中毒（%1）</translation>
    </message>
    <message>
        <source>sharp blade (%1)</source>
        <translation>利刃（%1）</translation>
    </message>
    <message>
        <source>far sight (%1)</source>
        <translation>远望（%1）</translation>
    </message>
    <message>
        <source>hidden in smoke (%1)</source>
        <translation>藏在烟雾里（%1）</translation>
    </message>
    <message>
        <source>smoke nearby (%1)</source>
        <translation>附近有烟雾（%1）</translation>
    </message>
</context>
<context>
    <name>cave::PlayerFields</name>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>琥珀色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Enter your name, which the others see.</source>
        <translation>请输入其他人看到的名字。</translation>
    </message>
    <message>
        <source>Your name can have at most %1 characters.</source>
        <translation>名字最多%1个字符。</translation>
    </message>
    <message>
        <source>Your name can&apos;t contain control characters.</source>
        <translation>名字不能包含控制字符。</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>你的名字(&amp;N)</translation>
    </message>
    <message>
        <source>Name for the others</source>
        <translation>其他人看到的名字</translation>
    </message>
    <message>
        <source>C&amp;olour</source>
        <translation>颜色(&amp;O)</translation>
    </message>
    <message>
        <source>The colour of your figure and your messages</source>
        <translation>你的角色和消息的颜色</translation>
    </message>
</context>
<context>
    <name>cave::PlayerLook</name>
    <message>
        <source>Player %1</source>
        <translation>玩家%1</translation>
    </message>
</context>
<context>
    <name>cave::PlayerTraceModel</name>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where the player was after the turn</source>
        <translation>回合结束后玩家的位置</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>What the player chose to do; empty while others acted</source>
        <translation>玩家选择的行动；其他人行动时为空</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>生命</translation>
    </message>
    <message>
        <source>The player&apos;s health after the turn</source>
        <translation>回合结束后玩家的生命</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>被谁看见</translation>
    </message>
    <message>
        <source>The monsters that saw the player after the turn</source>
        <translation>回合结束后看见玩家的怪物</translation>
    </message>
    <message>
        <source>Hunted by</source>
        <translation>被谁追捕</translation>
    </message>
    <message>
        <source>The hunting monsters near the player after the turn</source>
        <translation>回合结束后玩家附近正在追捕的怪物</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>发生的事</translation>
    </message>
    <message>
        <source>What happened in the turn that the timeline marks</source>
        <translation>该回合中时间线所标出的事</translation>
    </message>
    <message>
        <source>wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>攻击</translation>
    </message>
    <message>
        <source>wear</source>
        <translation>穿戴</translation>
    </message>
    <message>
        <source>take off</source>
        <translation>脱下</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>丢下</translation>
    </message>
    <message>
        <source>dodge or guard</source>
        <translation>闪避或防御</translation>
    </message>
    <message>
        <source>use an item</source>
        <translation>使用物品</translation>
    </message>
    <message>
        <source>time passes</source>
        <translation>时间流逝</translation>
    </message>
    <message>
        <source>real time</source>
        <translation>实时</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>回合制</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>停下</translation>
    </message>
    <message>
        <source>use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>a map for each</source>
        <translation>各用一张地图</translation>
    </message>
    <message>
        <source>flee</source>
        <translation>逃跑</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>购买</translation>
    </message>
    <message>
        <source>noticed</source>
        <translation>被注意到</translation>
    </message>
    <message>
        <source>no longer hunted</source>
        <translation>不再被追捕</translation>
    </message>
    <message>
        <source>a fight began</source>
        <translation>战斗开始</translation>
    </message>
    <message>
        <source>a hit</source>
        <translation>命中</translation>
    </message>
    <message>
        <source>a kill</source>
        <translation>击杀</translation>
    </message>
    <message>
        <source>a death</source>
        <translation>玩家死亡</translation>
    </message>
    <message>
        <source>a find</source>
        <translation>发现物品</translation>
    </message>
    <message>
        <source>another level</source>
        <translation>到了另一层</translation>
    </message>
    <message>
        <source>an edit or a repair</source>
        <translation>编辑或修复</translation>
    </message>
    <message>
        <source>a player came or went</source>
        <translation>玩家来去</translation>
    </message>
    <message>
        <source>a monster</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>cave::PlotCanvas</name>
    <message>
        <source>Plot</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>cave::PlotsPage</name>
    <message>
        <source>A&amp;cross:</source>
        <translation>横轴(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Up:</source>
        <translation>纵轴(&amp;U)：</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Distribution of one metric</source>
        <translation>单个指标的分布</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散点图</translation>
    </message>
    <message>
        <source>One dot per seed, one metric against another</source>
        <translation>每个种子一个点，两个指标对照</translation>
    </message>
    <message>
        <source>2D histogram</source>
        <translation>二维直方图</translation>
    </message>
    <message>
        <source>Distribution of two metrics: which worlds are common, rare or never generated</source>
        <translation>两个指标的分布：哪些世界常见、罕见或从不生成</translation>
    </message>
    <message>
        <source>Copy plot</source>
        <translation>复制图表</translation>
    </message>
    <message>
        <source>Copy the plot as a picture</source>
        <translation>将图表复制为图片</translation>
    </message>
    <message>
        <source>Save plot…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Save the plot as PNG or PDF</source>
        <translation>将图表保存为PNG或PDF</translation>
    </message>
    <message>
        <source>%1: no value for %2</source>
        <translation>%1：%2没有值</translation>
    </message>
    <message>
        <source>Measured %1 of %2</source>
        <translation>已测量%1/%2</translation>
    </message>
    <message>
        <source>%1 shown, %2 filtered out (faint)</source>
        <translation>显示%1个，滤除%2个（淡色）</translation>
    </message>
    <message>
        <source>%1 more are not included</source>
        <translation>另有%1个未计入</translation>
    </message>
    <message>
        <source>dots at whole numbers are jittered</source>
        <translation>整数处的点略有错开</translation>
    </message>
    <message>
        <source>No seeds to plot.
Choose a source to see its distribution.</source>
        <translation>没有可绘制的种子。
选择来源即可查看其分布。</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>正在测量…</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>square of </source>
        <translation>方形 </translation>
    </message>
    <message>
        <source>within </source>
        <translation>不超过 </translation>
    </message>
    <message>
        <source>level </source>
        <translation>关卡 </translation>
    </message>
    <message>
        <source>up to </source>
        <translation>至多 </translation>
    </message>
    <message>
        <source>Clear this limit</source>
        <translation>清除此限制</translation>
    </message>
    <message>
        <source>the PDF can&apos;t be made</source>
        <translation>无法生成PDF</translation>
    </message>
    <message>
        <source>Save plot</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>Picture (*.png);;Document (*.pdf)</source>
        <translation>图片 (*.png);;文档 (*.pdf)</translation>
    </message>
    <message>
        <source>plot.png</source>
        <translation>plot.png</translation>
    </message>
    <message>
        <source>&amp;Bins:</source>
        <translation>区间数(&amp;B)：</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Number of bins along an axis, at most; they are as wide as a round number</source>
        <translation>每条轴上最多的区间数；区间宽度取整齐的数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln near misses, not part of the means</source>
        <translation>
            <numerusform>%Ln个接近，不计入平均值</numerusform>
        </translation>
    </message>
    <message>
        <source>The plot can&apos;t be written to “%1”: %2</source>
        <translation>无法将图表写入“%1”：%2</translation>
    </message>
    <message>
        <source>“%1”: plots are saved as .png or .pdf.</source>
        <translation>“%1”：图表保存为.png或.pdf。</translation>
    </message>
</context>
<context>
    <name>cave::PreferencePage</name>
    <message>
        <source>Reset to defaults</source>
        <translation>恢复默认设置</translation>
    </message>
</context>
<context>
    <name>cave::Preferences</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
</context>
<context>
    <name>cave::RandomSource</name>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>C&amp;ount</source>
        <translation>数量(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>抽取编号(&amp;D)</translation>
    </message>
    <message>
        <source>S&amp;huffle</source>
        <translation>重新抽取(&amp;H)</translation>
    </message>
    <message>
        <source>Draw other seeds</source>
        <translation>抽取其他种子</translation>
    </message>
    <message>
        <source>Draw number: the same number gives the same seeds</source>
        <translation>抽取编号：相同编号得到相同的种子</translation>
    </message>
    <message numerus="yes">
        <source>%Ln random seeds; draw %1 is reproducible</source>
        <translation>
            <numerusform>%Ln个随机种子；抽取编号%1可重现</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RarityFunnel</name>
    <message>
        <source>Faint: seeds that fit this part; strong: those that fit the parts before it, too</source>
        <translation>淡色：符合此部分的种子；深色：同时符合前面各部分的种子</translation>
    </message>
</context>
<context>
    <name>cave::RarityView</name>
    <message>
        <source>Estimating…</source>
        <translation>正在估计…</translation>
    </message>
    <message>
        <source>What each part of the condition lets pass</source>
        <translation>条件的每一部分放行多少种子</translation>
    </message>
    <message>
        <source>Estimated from a sample of the worlds to search, or counted by the search. The range is the 95 % interval: the true share is outside of it in one case of twenty</source>
        <translation>根据要搜索的世界的样本估计，或由搜索计数。范围是95 %区间：二十次中有一次真实比例在其之外</translation>
    </message>
</context>
<context>
    <name>cave::RawPanel</name>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>CRC-32</source>
        <translation>CRC-32</translation>
    </message>
    <message>
        <source>Sections of the content</source>
        <translation>内容的各段</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>段</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>各段</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>存储形式</translation>
    </message>
    <message>
        <source>Compressed bytes from the file</source>
        <translation>文件中的压缩字节</translation>
    </message>
    <message>
        <source>Inflated</source>
        <translation>解压后</translation>
    </message>
    <message>
        <source>Decompressed bytes, as far as possible</source>
        <translation>尽可能解压出的字节</translation>
    </message>
    <message>
        <source>Which bytes are shown</source>
        <translation>显示哪些字节</translation>
    </message>
    <message>
        <source>Copy the selected bytes as a dump, or all of them</source>
        <translation>以转储格式复制所选字节；未选择则复制全部</translation>
    </message>
    <message>
        <source>Copy bytes</source>
        <translation>复制字节</translation>
    </message>
    <message>
        <source>Bytes of the region</source>
        <translation>区域的字节</translation>
    </message>
    <message>
        <source>Region %1 is not stored: it is as generated.</source>
        <translation>区域%1没有存储：它与生成时一致。</translation>
    </message>
    <message>
        <source>The bytes of region %1 can&apos;t be shown.</source>
        <translation>无法显示区域%1的字节。</translation>
    </message>
    <message>
        <source>Open a world to see the stored bytes of its regions.</source>
        <translation>打开世界，即可查看其各区域存储的字节。</translation>
    </message>
    <message>
        <source>This world has no file, so there are no bytes to show.</source>
        <translation>此世界没有文件，因此没有可显示的字节。</translation>
    </message>
    <message>
        <source>Choose a region on the map or in the list to see its bytes.</source>
        <translation>在地图或列表中选择区域，即可查看其字节。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Region %1, quarantined</source>
        <translation>区域%1，已隔离</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>区域%1</translation>
    </message>
    <message>
        <source>%1, as stored</source>
        <translation>%1，按存储形式</translation>
    </message>
    <message>
        <source>%1, but the file says %2</source>
        <translation>%1，但文件记录为%2</translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation>没有字节</translation>
    </message>
    <message>
        <source>Offset %1: %2</source>
        <translation>偏移%1：%2</translation>
    </message>
    <message>
        <source>1 byte selected</source>
        <translation>已选择1字节</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes selected</source>
        <translation>
            <numerusform>已选择%n字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes stored, %1 inflated: %2 %</source>
        <translation>
            <numerusform>存储%Ln字节，解压后%1字节：%2%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes stored, can&apos;t be inflated</source>
        <translation>
            <numerusform>存储%Ln字节，无法解压</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RegionColouring</name>
    <message>
        <source>%1 % explored</source>
        <translation>已探索%1%</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>Mostly: %1</source>
        <translation>主要为：%1</translation>
    </message>
    <message>
        <source>Only explored</source>
        <translation>仅探索过</translation>
    </message>
    <message numerus="yes">
        <source>changed %Ln turns ago</source>
        <translation>
            <numerusform>%Ln回合前更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln字节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RegionsModel</name>
    <message>
        <source>In memory</source>
        <translation>内存中</translation>
    </message>
    <message>
        <source>Intact</source>
        <translation>完好</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Quarantined</source>
        <translation>已隔离</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Region coordinates, east and north</source>
        <translation>区域坐标，向东和向北</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Share of explored cells</source>
        <translation>玩家见过的格所占的比例</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>已见</translation>
    </message>
    <message>
        <source>Number of cells and things that differ from the seed</source>
        <translation>有多少格和物件与种子生成的状态不同</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Size in the file, in bytes</source>
        <translation>在文件中的大小，以字节计</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Turn of the last change</source>
        <translation>上次更改的回合</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Whether the stored data is readable</source>
        <translation>存储的内容能否读取</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>cave::RegionsPanel</name>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message>
        <source>Show regions that differ from the seed</source>
        <translation>显示与种子生成的状态不同的区域</translation>
    </message>
    <message>
        <source>Explored</source>
        <translation>已探索</translation>
    </message>
    <message>
        <source>Show explored regions</source>
        <translation>显示已探索的区域</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Show damaged and quarantined regions</source>
        <translation>显示已损坏和已隔离的区域</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Colour the map by</source>
        <translation>地图着色依据</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Kind of change</source>
        <translation>更改内容</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>新旧</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>损坏</translation>
    </message>
    <message>
        <source>Open a world to see its stored regions.</source>
        <translation>打开世界，即可查看它保存的区域。</translation>
    </message>
    <message>
        <source>No explored or changed regions yet.</source>
        <translation>还没有已探索或已更改的区域。</translation>
    </message>
    <message>
        <source>%1 of 1 region</source>
        <translation>显示%1个，共1个区域</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n regions</source>
        <translation>
            <numerusform>显示%1个，共%n个区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparing, %n left</source>
        <translation>
            <numerusform>正在比较，还剩%n个</numerusform>
        </translation>
    </message>
    <message>
        <source>Share explored</source>
        <translation>探索比例</translation>
    </message>
</context>
<context>
    <name>cave::ReplayTransport</name>
    <message>
        <source>Position in the replay</source>
        <translation>回放中的位置</translation>
    </message>
    <message>
        <source>Turn </source>
        <translation>回合 </translation>
    </message>
    <message>
        <source>Go to turn</source>
        <translation>转到回合</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>Previous command</source>
        <translation>上一条命令</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>播放或暂停</translation>
    </message>
    <message>
        <source>Next command</source>
        <translation>下一条命令</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>上一个事件</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>下一个事件</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结束</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%L1× speed</source>
        <translation>%L1×速度</translation>
    </message>
    <message>
        <source>%L1 per second</source>
        <translation>每秒%L1条</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Whom to follow</source>
        <translation>要跟随的玩家</translation>
    </message>
</context>
<context>
    <name>cave::ReplayWindow</name>
    <message>
        <source>Replay of %1</source>
        <translation>%1的回放</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>校验(&amp;V)</translation>
    </message>
    <message>
        <source>Replay everything and compare the result with the file</source>
        <translation>重放全部命令，并将结果与文件比较</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the log as text</source>
        <translation>将日志写为文本</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>导出日志</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>文本 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The log is being written…</source>
        <translation>正在写入日志…</translation>
    </message>
    <message>
        <source>The log was written to %1.</source>
        <translation>日志已写入%1。</translation>
    </message>
    <message>
        <source>The log could not be written.</source>
        <translation>无法写入日志。</translation>
    </message>
    <message>
        <source>Replaying…</source>
        <translation>正在回放…</translation>
    </message>
    <message>
        <source>Differs from command %L1 (turn %L2): %3</source>
        <translation>从命令%L1起不一致（回合%L2）：%3</translation>
    </message>
    <message>
        <source>The replay stops here: command %L1 is not possible</source>
        <translation>回放在此停止：命令%L1无法执行</translation>
    </message>
    <message>
        <source>No commands yet in this world</source>
        <translation>此世界还没有命令</translation>
    </message>
    <message>
        <source>Command %L1 of %L2</source>
        <translation>命令%L1，共%L2条</translation>
    </message>
    <message>
        <source>Differs from command %L1 of %2 (turn %L3): %4</source>
        <translation>从%2的命令%L1起不一致（回合%L3）：%4</translation>
    </message>
    <message>
        <source>Command %L1 of %L2: %3</source>
        <translation>命令%L1/%L2：%3</translation>
    </message>
    <message>
        <source>The world was edited or repaired here.</source>
        <translation>世界在此处被编辑或修复。</translation>
    </message>
    <message numerus="yes">
        <source>Identical: %Ln commands, state %1.</source>
        <translation>
            <numerusform>一致：%Ln条命令，状态%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>消息(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Sight</source>
        <translation>视线(&amp;S)</translation>
    </message>
    <message>
        <source>T&amp;race</source>
        <translation>轨迹(&amp;R)</translation>
    </message>
    <message>
        <source>What the chosen monster did, turn by turn, and why</source>
        <translation>所选怪物每回合做了什么，以及原因</translation>
    </message>
    <message>
        <source>&amp;What if…</source>
        <translation>如果(&amp;W)…</translation>
    </message>
    <message>
        <source>Choose other rules, and see what would have happened from this turn on</source>
        <translation>选择其他规则，看看从此回合起会发生什么</translation>
    </message>
    <message>
        <source>Turn %L1 isn&apos;t read yet.</source>
        <translation>第%L1回合尚未读取。</translation>
    </message>
    <message>
        <source>How: %1</source>
        <translation>计算：%1</translation>
    </message>
</context>
<context>
    <name>cave::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>报告问题</translation>
    </message>
    <message>
        <source>Write what you did step by step, what happened, and what you expected instead. Then copy everything and send it to %1, or to those you got the program from.</source>
        <translation>请逐步写出你做了什么、发生了什么，以及你原本期望什么。然后全部复制，发送到%1，或发给向你提供本程序的人。</translation>
    </message>
    <message>
        <source>What you did, what happened, and what you expected</source>
        <translation>你做了什么、发生了什么、原本期望什么</translation>
    </message>
    <message>
        <source>This program sends nothing by itself. The lines below name folders and worlds: read them before you pass them on.</source>
        <translation>本程序自己不会发送任何内容。下面各行包含文件夹和世界的名称：转交之前请先阅读。</translation>
    </message>
    <message>
        <source>Program, system, world and the last lines of the log</source>
        <translation>程序、系统、世界和日志的最后几行</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy your text and the lines below it</source>
        <translation>复制你写的内容和下面各行</translation>
    </message>
    <message>
        <source>&amp;Open log folder</source>
        <translation>打开日志文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
</context>
<context>
    <name>cave::RevealGuard</name>
    <message>
        <source>Without fog you see what you haven&apos;t explored. This world will no longer count for best scores and achievements.</source>
        <translation>没有迷雾，你会看到尚未探索的地方。此世界将不再计入最佳成绩和成就。</translation>
    </message>
    <message>
        <source>You see monsters that your character can&apos;t see. This world will no longer count for best scores and achievements.</source>
        <translation>你会看到你的角色看不见的怪物。此世界将不再计入最佳成绩和成就。</translation>
    </message>
    <message>
        <source>Turn fog off</source>
        <translation>关闭迷雾</translation>
    </message>
    <message>
        <source>Show all monsters</source>
        <translation>显示所有怪物</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>cave::RoomHud</name>
    <message>
        <source>No enemies left</source>
        <translation>没有剩余敌人</translation>
    </message>
    <message>
        <source>1 enemy left</source>
        <translation>剩余1个敌人</translation>
    </message>
    <message numerus="yes">
        <source>%n enemies left</source>
        <translation>
            <numerusform>剩余%n个敌人</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · doors closed</source>
        <translation>%1 · 门已关闭</translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln</source>
        <translation>
            <numerusform>得分%Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RoomMapView</name>
    <message>
        <source>Filled: visited · outlined: behind a door · dot: enemies left</source>
        <translation>实心：去过 · 空心：门后 · 圆点：尚有敌人</translation>
    </message>
    <message>
        <source>Level %1 of %2</source>
        <translation>关卡%1/%2</translation>
    </message>
    <message>
        <source>1 room visited</source>
        <translation>去过1个房间</translation>
    </message>
    <message numerus="yes">
        <source>%n rooms visited</source>
        <translation>
            <numerusform>去过%n个房间</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RoomOverlays</name>
    <message>
        <source>START</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>BOSS</source>
        <translation>头目</translation>
    </message>
</context>
<context>
    <name>cave::RoomsChoice</name>
    <message>
        <source>This folder can&apos;t be used for a map: %1</source>
        <translation>此文件夹无法构成地图：%1</translation>
    </message>
    <message>
        <source>Folder with rooms: start, safe, dangerous, boss</source>
        <translation>房间文件夹：start、safe、dangerous、boss</translation>
    </message>
    <message>
        <source>Use your own rooms…</source>
        <translation>使用自己的房间…</translation>
    </message>
    <message>
        <source>A folder with level files in the folders start, safe, dangerous and boss</source>
        <translation>一个文件夹，关卡文件放在其中的start、safe、dangerous和boss文件夹里</translation>
    </message>
    <message>
        <source>Built-in rooms</source>
        <translation>内置房间</translation>
    </message>
    <message>
        <source>Uses the built-in rooms.</source>
        <translation>使用内置房间。</translation>
    </message>
    <message numerus="yes">
        <source>Uses %Ln of your own rooms, stored in the world.</source>
        <translation>
            <numerusform>使用你自己的%Ln个房间，存储在世界中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uses %Ln rooms of “%1”, stored in the world.</source>
        <translation>
            <numerusform>使用“%1”中的%Ln个房间，保存在世界中。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RulesChoice</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Standard (ranked)</source>
        <translation>标准（计入排名）</translation>
    </message>
    <message>
        <source>One life, by the rules of the game. Runs are ranked.</source>
        <translation>一条命，遵循游戏规则。对局计入排名。</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>温和</translation>
    </message>
    <message>
        <source>%1 Runs have a list of their own.</source>
        <translation>%1对局有单独的排名列表。</translation>
    </message>
</context>
<context>
    <name>cave::RunCardDialog</name>
    <message>
        <source>won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>时间%1</translation>
    </message>
    <message>
        <source>The card says that more was revealed than the player saw.</source>
        <translation>此卡注明：曾显露玩家看不见的内容。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Not proved: %1.</source>
        <translation>未证实：%1。</translation>
    </message>
    <message>
        <source>Run of a seed card</source>
        <translation>种子卡中的一局</translation>
    </message>
    <message>
        <source>Nothing proves who gave them, when, and with what help.</source>
        <translation>但无法证明这些命令由谁、在何时、借助何种帮助下达。</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turns</source>
        <translation>
            <numerusform>%Ln回合</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, seed “%2”: %3, score %Ln, %4, kills %5.</source>
        <translation>
            <numerusform>%1，种子“%2”：%3，得分%Ln，%4，击杀%5。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proved: its %Ln commands, played from the seed by the rules of this version, lead to exactly this.</source>
        <translation>
            <numerusform>已证实：从种子开始，按本版本的规则执行其%Ln条命令，结果与此完全一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>The card says that the world is a copy: its run went on elsewhere.</source>
        <translation>此卡注明：这个世界是副本，这一局在别处继续过。</translation>
    </message>
</context>
<context>
    <name>cave::RunController</name>
    <message>
        <source>This run could not be added to the list of runs. Cave Game tries again when you open the world.</source>
        <translation>无法将这一局加入记录列表。你打开世界时，Cave Game会再次尝试。</translation>
    </message>
    <message>
        <source>More is shown than you see: this world no longer counts for best scores and achievements.</source>
        <translation>显示的内容超出你所见：此世界不再计入最佳成绩和成就。</translation>
    </message>
    <message>
        <source>Achievement reached: %1</source>
        <translation>达成成就：%1</translation>
    </message>
    <message>
        <source>Save seed card</source>
        <translation>保存种子卡</translation>
    </message>
    <message>
        <source>Seed cards (*.cavecard)</source>
        <translation>种子卡 (*.cavecard)</translation>
    </message>
    <message>
        <source>Written with your run as proof: %1</source>
        <translation>已保存，并附上你的这一局作为证明：%1</translation>
    </message>
    <message>
        <source>Written without your run, which can&apos;t be proved: %1. The file is %2.</source>
        <translation>已保存，但未附上你的这一局，因为它无法证实：%1。文件为%2。</translation>
    </message>
    <message>
        <source>This is a copy: its run went on in another file, or before this one was put in its place. It won&apos;t be ranked.</source>
        <translation>这是副本：这一局在另一个文件中继续过，或在放入此文件之前继续过。它不计名次。</translation>
    </message>
    <message>
        <source>The log of this world isn&apos;t the one with which its run went on. It won&apos;t be ranked.</source>
        <translation>这个世界的日志不是这一局继续时的日志。它不计名次。</translation>
    </message>
</context>
<context>
    <name>cave::RunEndActions</name>
    <message>
        <source>Play again</source>
        <translation>再玩一局</translation>
    </message>
    <message>
        <source>Start a new run with a new seed</source>
        <translation>用新种子开始新的一局</translation>
    </message>
    <message>
        <source>Same seed</source>
        <translation>相同种子</translation>
    </message>
    <message>
        <source>Start a new run with the same seed</source>
        <translation>用相同种子开始新的一局</translation>
    </message>
    <message>
        <source>Watch the last minute</source>
        <translation>观看最后一分钟</translation>
    </message>
    <message>
        <source>Replay the end of this run</source>
        <translation>回放这一局的结尾</translation>
    </message>
    <message>
        <source>Save seed card…</source>
        <translation>保存种子卡…</translation>
    </message>
    <message>
        <source>Share this world, with your run as proof</source>
        <translation>分享此世界，并附上你的这一局作为证明</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Go to the start page</source>
        <translation>转到起始页</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue playing; so does any movement key</source>
        <translation>继续游玩；按任意移动键也可以</translation>
    </message>
    <message>
        <source>Don&apos;t show again</source>
        <translation>不再显示</translation>
    </message>
    <message>
        <source>The settings can show it again</source>
        <translation>可在设置中重新启用</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Show the turn of the death in the replay: what the monsters saw, and why it happened</source>
        <translation>在回放中显示死亡的那一回合：怪物看见了什么，以及为何如此</translation>
    </message>
</context>
<context>
    <name>cave::RunEndPanel</name>
    <message>
        <source>Victory</source>
        <translation>胜利</translation>
    </message>
    <message>
        <source>You died</source>
        <translation>你死了</translation>
    </message>
    <message>
        <source>Your best of %1 runs</source>
        <translation>%1局中的最佳成绩</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>第%1名，共%2局</translation>
    </message>
    <message>
        <source>All enemies are defeated.</source>
        <translation>所有敌人都被击败了。</translation>
    </message>
    <message>
        <source>Your run ended on level %1 of %2.</source>
        <translation>这一局止于第%1关，共%2关。</translation>
    </message>
    <message>
        <source>Your run ended in room %1 of %2.</source>
        <translation>这一局止于房间%1，共%2个。</translation>
    </message>
    <message>
        <source>You escaped the dungeon alive.</source>
        <translation>你活着逃出了地牢。</translation>
    </message>
    <message>
        <source>Your run ended on floor %1 of %2.</source>
        <translation>这一局止于第%1层，共%2层。</translation>
    </message>
    <message>
        <source>Kills %1 · Found %2 · Time %3</source>
        <translation>击杀%1 · 拾获%2 · 时间%3</translation>
    </message>
    <message>
        <source>Level %1 · Floor %2 · Kills %3 · Treasures %4 · Turns %5</source>
        <translation>等级%1 · 第%2层 · 击杀%3 · 宝物%4 · 回合%5</translation>
    </message>
    <message>
        <source>Next cavern</source>
        <translation>下一个大洞窟</translation>
    </message>
    <message>
        <source>Start a new world with a larger cavern</source>
        <translation>开始一个大洞窟更大的新世界</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>留在这里</translation>
    </message>
    <message>
        <source>Cavern cleared</source>
        <translation>大洞窟已肃清</translation>
    </message>
    <message>
        <source>No monsters are left. The next cavern is larger.</source>
        <translation>没有怪物了。下一个大洞窟更大。</translation>
    </message>
    <message>
        <source>The guardian has fallen, and the gate is yours.</source>
        <translation>守护者已倒下，大门属于你了。</translation>
    </message>
    <message>
        <source>Your journey ended in the caves.</source>
        <translation>你的旅程在洞穴中结束了。</translation>
    </message>
    <message>
        <source>Kills %1 · Chests %2 · Turns %3</source>
        <translation>击杀%1 · 宝箱%2 · 回合%3</translation>
    </message>
    <message>
        <source>Not ranked: more was revealed than you saw</source>
        <translation>不计名次：曾显露你看不见的内容</translation>
    </message>
    <message>
        <source>%1 · Played %2</source>
        <translation>%1 · 游玩时长%2</translation>
    </message>
    <message>
        <source>You carried %1.</source>
        <translation>你带着%1。</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>You killed: %1</source>
        <translation>你杀死了：%1</translation>
    </message>
    <message>
        <source>Your journey ended in %1.</source>
        <translation>你的旅程在%1结束了。</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more kinds of items</source>
        <translation>
            <numerusform>%1，以及另外%n种物品</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost nothing.</source>
        <translation>你什么也没失去。</translation>
    </message>
    <message>
        <source>You lost %1.</source>
        <translation>你失去了%1。</translation>
    </message>
    <message>
        <source>You wake at %1.</source>
        <translation>你在%1醒来。</translation>
    </message>
    <message>
        <source>You died at %1.</source>
        <translation>你在%1死亡。</translation>
    </message>
    <message>
        <source>You died in %1, at %2.</source>
        <translation>你在%1死亡，位置：%2。</translation>
    </message>
    <message>
        <source>Keep playing in this cavern</source>
        <translation>继续在此大洞窟中游玩</translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln</source>
        <translation>
            <numerusform>得分%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: score %Ln, kills %2, found %3</source>
        <translation>
            <numerusform>%1：得分%Ln，击杀%2，拾获%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best of %1 runs with gentle rules</source>
        <translation>你在%1次温和规则对局中的最佳成绩</translation>
    </message>
    <message>
        <source>Place %1 of %2 runs with gentle rules</source>
        <translation>在%2次温和规则对局中排第%1名</translation>
    </message>
    <message>
        <source>Not ranked: this is a copy of a run that went on elsewhere</source>
        <translation>不计名次：这是在别处继续过的一局的副本</translation>
    </message>
    <message>
        <source>The run is over</source>
        <translation>本局已结束</translation>
    </message>
</context>
<context>
    <name>cave::RunsDialog</name>
    <message>
        <source>Runs and high scores</source>
        <translation>对局和高分榜</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>高分榜</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>所有对局</translation>
    </message>
    <message>
        <source>&amp;Runs of</source>
        <translation>对局(&amp;R)：</translation>
    </message>
    <message>
        <source>Delete this run?</source>
        <translation>删除这一局的记录？</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Remove the run</source>
        <translation>移除这一局的记录</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>World</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>击杀</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>拾获</translation>
    </message>
    <message>
        <source>Treasures</source>
        <translation>宝物</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>游玩时长</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>胜利</translation>
    </message>
    <message>
        <source>Died</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Seed of the day</source>
        <translation>今日种子</translation>
    </message>
    <message>
        <source>Runs with the seed that everyone gets today</source>
        <translation>用今天所有人共同的种子玩的对局</translation>
    </message>
    <message>
        <source>Killed by</source>
        <translation>死于</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Today everyone gets the seed %1: the calendar button of a new world enters it.</source>
        <translation>今天所有人的种子都是%1：新建世界时，用日历按钮即可填入。</translation>
    </message>
    <message>
        <source>%1 (revealed)</source>
        <translation>%1（曾显露）</translation>
    </message>
    <message>
        <source>r&amp;anked with</source>
        <translation>排名规则(&amp;A)：</translation>
    </message>
    <message>
        <source>standard rules</source>
        <translation>标准规则</translation>
    </message>
    <message>
        <source>Fog was off, or all monsters or the sight debugger were shown: this run isn&apos;t ranked.</source>
        <translation>曾关闭迷雾、显示所有怪物或视线调试器：此局不计名次。</translation>
    </message>
    <message>
        <source>gentle rules</source>
        <translation>温和规则</translation>
    </message>
    <message>
        <source>Runs with gentle rules have a list of their own.</source>
        <translation>温和规则的对局有单独的排名列表。</translation>
    </message>
    <message>
        <source>%1 (gentle)</source>
        <translation>%1（温和）</translation>
    </message>
    <message>
        <source>With gentle rules: ranked in the list of such runs.</source>
        <translation>温和规则：在此类对局的列表中排名。</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>A copy of a run that went on elsewhere: it isn&apos;t ranked.</source>
        <translation>在别处继续过的一局的副本：不计名次。</translation>
    </message>
    <message>
        <source>No finished runs of “%1” yet. Start one from the start page; its score appears here when it ends.</source>
        <translation>“%1”还没有已结束的对局。请从起始页开始一局；结束后，得分会显示在这里。</translation>
    </message>
    <message numerus="yes">
        <source>%n runs can&apos;t be read. They stay in the file.</source>
        <translation>
            <numerusform>有%n个对局无法读取，它们会留在文件中。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::SavedSearches</name>
    <message>
        <source>The list of saved searches can&apos;t be read.</source>
        <translation>无法读取已保存的搜索列表。</translation>
    </message>
    <message>
        <source>The list of saved searches was written by a newer version of the program.</source>
        <translation>已保存的搜索列表由较新版本的程序写入。</translation>
    </message>
    <message>
        <source>Some of the saved searches are damaged and aren&apos;t listed.</source>
        <translation>部分已保存的搜索已损坏，未列出。</translation>
    </message>
    <message>
        <source>The list of saved searches is damaged.</source>
        <translation>已保存的搜索列表已损坏。</translation>
    </message>
    <message>
        <source>At most %1 searches can be saved. Delete one first.</source>
        <translation>最多可保存%1次搜索。请先删除一次已保存的搜索。</translation>
    </message>
    <message>
        <source>The search could not be saved in the library of seeds.</source>
        <translation>无法将搜索保存到种子收藏中。</translation>
    </message>
    <message>
        <source>There is no saved search “%1”.</source>
        <translation>没有已保存的搜索“%1”。</translation>
    </message>
    <message>
        <source>The saved search “%1” is damaged and can&apos;t be opened.</source>
        <translation>已保存的搜索“%1”已损坏，无法打开。</translation>
    </message>
    <message>
        <source>The results of the saved search “%1” are damaged. Search again to find them.</source>
        <translation>已保存的搜索“%1”的结果已损坏。请重新搜索。</translation>
    </message>
    <message>
        <source>The saved search “%1” could not be deleted.</source>
        <translation>无法删除已保存的搜索“%1”。</translation>
    </message>
    <message>
        <source>The saved search “%1” could not be restored.</source>
        <translation>无法恢复已保存的搜索“%1”。</translation>
    </message>
    <message>
        <source>Another search has been saved as “%1” since. The earlier one was not restored.</source>
        <translation>此后已有另一搜索保存为“%1”。先前的搜索未恢复。</translation>
    </message>
    <message>
        <source>The saved search “%1” can&apos;t be restored: it has been erased.</source>
        <translation>无法恢复已保存的搜索“%1”：它已被彻底删除。</translation>
    </message>
    <message>
        <source>Interrupted search</source>
        <translation>中断的搜索</translation>
    </message>
</context>
<context>
    <name>cave::SavedSearchesButton</name>
    <message>
        <source>&amp;Save results…</source>
        <translation>保存结果(&amp;S)…</translation>
    </message>
    <message>
        <source>No saved searches</source>
        <translation>没有已保存的搜索</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Save results</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>Name of the search:</source>
        <translation>搜索的名称：</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Saved as “%1” with the first %2 of %3 matches: a saved search holds no more.</source>
        <translation>已保存为“%1”，仅含%3个匹配中的前%2个：一次已保存的搜索容纳不了更多。</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>已保存为“%1”。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Deleted the saved search “%1”.</source>
        <translation>已删除保存的搜索“%1”。</translation>
    </message>
    <message>
        <source>S&amp;aved</source>
        <translation>已保存(&amp;A)</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>已保存的搜索</translation>
    </message>
    <message>
        <source>Saved as “%1” in place of the earlier search.</source>
        <translation>已保存为“%1”，替换了先前的搜索。</translation>
    </message>
    <message>
        <source>&amp;Open results…</source>
        <translation>打开结果(&amp;O)…</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>打开结果</translation>
    </message>
    <message>
        <source>Search results (*.ndjson)</source>
        <translation>搜索结果 (*.ndjson)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The results can&apos;t be opened.</source>
        <translation>无法打开结果。</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>正在打开…</translation>
    </message>
</context>
<context>
    <name>cave::SearchController</name>
    <message>
        <source>The interrupted search “%1” would be lost, as it can&apos;t be moved to the saved searches. Resume or discard it first.</source>
        <translation>中断的搜索“%1”会丢失，因为无法把它移到已保存的搜索中。请先继续或放弃它。</translation>
    </message>
    <message>
        <source>The interrupted search is among the saved ones now, as “%1”.</source>
        <translation>中断的搜索现已列入已保存的搜索，名为“%1”。</translation>
    </message>
</context>
<context>
    <name>cave::SearchPanel</name>
    <message>
        <source>Count: the last number would exceed 64 bits.</source>
        <translation>数量：最后一个数会超出64位。</translation>
    </message>
    <message>
        <source>No seeds to search. Choose a source.</source>
        <translation>没有可搜索的种子。请选择来源。</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>&amp;Condition</source>
        <translation>条件(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>示例(&amp;X)</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Search &amp;in</source>
        <translation>搜索范围(&amp;I)</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>All numbers upward</source>
        <translation>从某数向上，无穷</translation>
    </message>
    <message>
        <source>co&amp;unt</source>
        <translation>数量(&amp;U)</translation>
    </message>
    <message>
        <source>Stop af&amp;ter</source>
        <translation>上限(&amp;T)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Stop after this many matches; empty: search everything</source>
        <translation>找到这么多匹配后停止；留空则搜索全部</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>个匹配</translation>
    </message>
    <message>
        <source>Search all of these worlds (%1 in the condition)</source>
        <translation>搜索所有这些世界（在条件中按%1）</translation>
    </message>
    <message>
        <source>Stop the search and keep the results</source>
        <translation>停止搜索并保留结果</translation>
    </message>
    <message>
        <source>Hide worlds that don&apos;t match, without searching further</source>
        <translation>隐藏不匹配的世界，不再继续搜索</translation>
    </message>
    <message>
        <source>Enter a condition, choose an example or draw a sketch.</source>
        <translation>输入条件、选择示例或绘制草图。</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>关闭提示</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Condition &amp;builder</source>
        <translation>条件构建器(&amp;B)</translation>
    </message>
    <message>
        <source>fr&amp;om</source>
        <translation>从(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Filter shown seeds only</source>
        <translation>只筛选显示的种子(&amp;F)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The source&apos;s seeds</source>
        <translation>来源的种子</translation>
    </message>
    <message>
        <source>The source&apos;s seeds (%1)</source>
        <translation>来源的种子（%1）</translation>
    </message>
    <message>
        <source>%1 searched</source>
        <translation>已搜索%1</translation>
    </message>
    <message>
        <source>%1 of %2 searched</source>
        <translation>已搜索%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>This search isn&apos;t finished: %1
%2, %Ln matches.</source>
        <translation>
            <numerusform>此搜索尚未完成：%1
%2，%Ln个匹配。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search was interrupted: %1
%2, %Ln matches.</source>
        <translation>
            <numerusform>有一次搜索被中断：%1
%2，%Ln个匹配。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its results are damaged, so it starts from the beginning.</source>
        <translation>其结果已损坏，因此将从头开始。</translation>
    </message>
</context>
<context>
    <name>cave::SeedDetails</name>
    <message>
        <source>Select a seed to see its map, notes and actions.</source>
        <translation>选择一个种子，即可查看其地图、备注和操作。</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>Click the map to add a marker</source>
        <translation>点击地图以添加标记</translation>
    </message>
</context>
<context>
    <name>cave::SeedFiles</name>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n seeds.</source>
        <translation>
            <numerusform>已复制%n个种子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the number of this world&apos;s seed is known, which commands don&apos;t accept.</source>
        <translation>此世界的种子只知道其数值；没有命令能使用它。</translation>
    </message>
    <message>
        <source>Open seed card</source>
        <translation>打开种子卡</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>This version generates “%1” differently from its seed card: the hash of the first regions differs.</source>
        <translation>此版本生成的“%1”与种子卡所述不同：最初几个区域的哈希值不一致。</translation>
    </message>
    <message>
        <source>World “%1” matches its seed card.</source>
        <translation>世界“%1”与其种子卡一致。</translation>
    </message>
    <message>
        <source>Its star, tags, note and markers were not added to your library.</source>
        <translation>它的星标、标签、备注和标记没有加入你的收藏。</translation>
    </message>
    <message>
        <source>Add anyway</source>
        <translation>仍然添加</translation>
    </message>
    <message>
        <source>Save seed card</source>
        <translation>保存种子卡</translation>
    </message>
    <message>
        <source>seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>导出表格</translation>
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
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Copied one row.</source>
        <translation>已复制1行。</translation>
    </message>
    <message numerus="yes">
        <source>Copied %n rows.</source>
        <translation>
            <numerusform>已复制%n行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not fully measured yet.</source>
        <translation>
            <numerusform>其中%n个尚未完全测量。</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed cards (*.cavecard *.json)</source>
        <translation>种子卡 (*.cavecard *.json)</translation>
    </message>
    <message>
        <source>This seed is too long for a link. Save a seed card.</source>
        <translation>此种子太长，无法放入链接。请保存种子卡。</translation>
    </message>
    <message>
        <source>Worlds made from your own level files don&apos;t fit into a link. Save a seed card.</source>
        <translation>使用自己的关卡文件的世界放不进链接。请保存种子卡。</translation>
    </message>
</context>
<context>
    <name>cave::SeedMapWindow</name>
    <message>
        <source>“%1” is not a position: enter two whole numbers, such as 12, -40 (x east, y north).</source>
        <translation>“%1”不是位置：请输入两个整数，例如12, -40（x向东，y向北）。</translation>
    </message>
    <message>
        <source>Click two cells to measure the distance between them.</source>
        <translation>点击两格，即可测量它们之间的距离。</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>To open it, paste it in Seeds under Source, in a list of seeds.</source>
        <translation>要打开它，请将其粘贴到“种子”中“来源”下的种子列表里。</translation>
    </message>
    <message>
        <source>Map of %1</source>
        <translation>%1的地图</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>12, -40</source>
        <comment>coordinates, as an example</comment>
        <translation>12, -40</translation>
    </message>
    <message>
        <source>Coordinates: x east, y north</source>
        <translation>坐标：x向东，y向北</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>网格(&amp;R)</translation>
    </message>
    <message>
        <source>Show lines at round coordinates</source>
        <translation>在整数坐标处显示线条</translation>
    </message>
    <message>
        <source>R&amp;uler</source>
        <translation>标尺(&amp;U)</translation>
    </message>
    <message>
        <source>Measure cells and steps between two cells</source>
        <translation>测量两格之间的格数和步数</translation>
    </message>
    <message>
        <source>Find &amp;places</source>
        <translation>查找地点(&amp;P)</translation>
    </message>
    <message>
        <source>Find places in this world by a sketch or a condition</source>
        <translation>按草图或条件在此世界中查找地点</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>复制链接(&amp;L)</translation>
    </message>
    <message>
        <source>Copy this world and place as a line of text that others can paste</source>
        <translation>将此世界和位置复制为一行文本，供别人粘贴</translation>
    </message>
    <message>
        <source>This seed is too long for a link</source>
        <translation>此种子太长，无法放入链接</translation>
    </message>
    <message>
        <source>Worlds made from your own level files don&apos;t fit into a link</source>
        <translation>使用自己的关卡文件的世界放不进链接</translation>
    </message>
</context>
<context>
    <name>cave::SeedTable</name>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星标</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>undefined</source>
        <translation>未定义</translation>
    </message>
    <message>
        <source>%1 is %2, not %3</source>
        <comment>metric, value, what is wanted</comment>
        <translation>%1为%2，而非%3</translation>
    </message>
    <message>
        <source>%1 of the sketch matches, not %2</source>
        <comment>shares in per cent</comment>
        <translation>草图相符%1，而非%2</translation>
    </message>
    <message>
        <source>match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>near miss</source>
        <translation>接近</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
</context>
<context>
    <name>cave::SeedTableView</name>
    <message>
        <source>Seeds as a table</source>
        <translation>种子表格</translation>
    </message>
</context>
<context>
    <name>cave::SeedsActions</name>
    <message>
        <source>&amp;Maps</source>
        <translation>地图(&amp;M)</translation>
    </message>
    <message>
        <source>A map of every seed</source>
        <translation>每个种子一张地图</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>表格(&amp;T)</translation>
    </message>
    <message>
        <source>Seeds and metrics in columns</source>
        <translation>按列显示种子和指标</translation>
    </message>
    <message>
        <source>&amp;Plots</source>
        <translation>图表(&amp;P)</translation>
    </message>
    <message>
        <source>Distribution of one or two metrics</source>
        <translation>一个或两个指标的分布</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Compare the selected seeds</source>
        <translation>比较所选种子</translation>
    </message>
    <message>
        <source>Play &amp;this…</source>
        <translation>游玩此世界(&amp;T)…</translation>
    </message>
    <message>
        <source>Create and play a world from this seed</source>
        <translation>用此种子创建世界并游玩</translation>
    </message>
    <message>
        <source>&amp;Inspect this</source>
        <translation>检查此世界(&amp;I)</translation>
    </message>
    <message>
        <source>Inspect this world</source>
        <translation>检查此世界</translation>
    </message>
    <message>
        <source>&amp;Star</source>
        <translation>星标(&amp;S)</translation>
    </message>
    <message>
        <source>Add this seed to your library</source>
        <translation>将此种子加入你的收藏</translation>
    </message>
    <message>
        <source>Copy &amp;seed</source>
        <translation>复制种子(&amp;S)</translation>
    </message>
    <message>
        <source>Copy the selected seeds, one per line</source>
        <translation>复制所选种子，每行一个</translation>
    </message>
    <message>
        <source>Copy as c&amp;ommand</source>
        <translation>复制为命令(&amp;O)</translation>
    </message>
    <message>
        <source>Copy a command line that measures this seed</source>
        <translation>复制测量此种子的命令行</translation>
    </message>
    <message>
        <source>&amp;Open seed card…</source>
        <translation>打开种子卡(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a seed card from someone else</source>
        <translation>打开别人的种子卡</translation>
    </message>
    <message>
        <source>Save a small file to share this seed</source>
        <translation>保存一个小文件，用来分享此种子</translation>
    </message>
    <message>
        <source>Save m&amp;ap as picture…</source>
        <translation>地图存为图片(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a picture of this map in any size</source>
        <translation>以任意尺寸保存此地图的图片</translation>
    </message>
    <message>
        <source>Save s&amp;heet as picture…</source>
        <translation>缩略图板存为图片(&amp;H)…</translation>
    </message>
    <message>
        <source>Save one picture of all maps shown</source>
        <translation>将显示的所有地图存为一张图片</translation>
    </message>
    <message>
        <source>&amp;Export table…</source>
        <translation>导出表格(&amp;E)…</translation>
    </message>
    <message>
        <source>Export metrics as CSV or JSON</source>
        <translation>将指标导出为CSV或JSON</translation>
    </message>
    <message>
        <source>Copy &amp;rows</source>
        <translation>复制行(&amp;R)</translation>
    </message>
    <message>
        <source>Copy metrics for a spreadsheet</source>
        <translation>复制指标，可粘贴到电子表格</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>Filter these seeds</source>
        <translation>筛选这些种子</translation>
    </message>
    <message>
        <source>Bac&amp;k to the source</source>
        <translation>返回来源(&amp;K)</translation>
    </message>
    <message>
        <source>Show the source&apos;s seeds again</source>
        <translation>重新显示来源中的种子</translation>
    </message>
    <message>
        <source>C&amp;hests and monsters</source>
        <translation>宝箱和怪物(&amp;H)</translation>
    </message>
    <message>
        <source>Mark chests and monsters on the maps</source>
        <translation>在地图上标出宝箱和怪物</translation>
    </message>
    <message>
        <source>Floor a&amp;bove</source>
        <translation>上一层(&amp;B)</translation>
    </message>
    <message>
        <source>Show the previous floor of every dungeon</source>
        <translation>显示每个地牢的上一层</translation>
    </message>
    <message>
        <source>Floor belo&amp;w</source>
        <translation>下一层(&amp;W)</translation>
    </message>
    <message>
        <source>Show the next floor of every dungeon</source>
        <translation>显示每个地牢的下一层</translation>
    </message>
    <message>
        <source>Source and searc&amp;h</source>
        <translation>来源和搜索(&amp;H)</translation>
    </message>
    <message>
        <source>Show or hide the source and search panel</source>
        <translation>显示或隐藏来源和搜索面板</translation>
    </message>
    <message>
        <source>Detai&amp;ls</source>
        <translation>详情(&amp;L)</translation>
    </message>
    <message>
        <source>Show or hide the details of the current seed</source>
        <translation>显示或隐藏当前种子的详情</translation>
    </message>
    <message>
        <source>Li&amp;ke this place…</source>
        <translation>类似此处(&amp;K)…</translation>
    </message>
    <message>
        <source>Search for worlds with a place like the one in the middle of this map</source>
        <translation>搜索含有与此地图中央相似的地点的世界</translation>
    </message>
    <message>
        <source>Lar&amp;ge map…</source>
        <translation>大地图(&amp;G)…</translation>
    </message>
    <message>
        <source>Show a large map with coordinates, a ruler and links</source>
        <translation>显示带坐标、标尺和链接的大地图</translation>
    </message>
    <message>
        <source>Find places in this world by a sketch or a condition</source>
        <translation>按草图或条件在此世界中查找地点</translation>
    </message>
    <message>
        <source>Copy li&amp;nk</source>
        <translation>复制链接(&amp;N)</translation>
    </message>
    <message>
        <source>Copy this world and the place shown as a line of text that others can paste</source>
        <translation>将此世界和显示的位置复制为一行文本，供别人粘贴</translation>
    </message>
    <message>
        <source>Find places in this worl&amp;d…</source>
        <translation>在此世界中查找地点(&amp;D)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve seed card…</source>
        <translation>保存种子卡(&amp;V)…</translation>
    </message>
    <message>
        <source>Find places…</source>
        <translation>查找地点…</translation>
    </message>
</context>
<context>
    <name>cave::SeedsController</name>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
</context>
<context>
    <name>cave::SeedsPage</name>
    <message>
        <source>Compare shows the first %1 of the %2 seeds selected.</source>
        <translation>“比较”显示所选%2个种子中的前%1个。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Filter: a text, or a condition such as chests &gt;= 3</source>
        <translation>筛选：文本，或条件，例如chests &gt;= 3</translation>
    </message>
    <message>
        <source>Map size</source>
        <translation>地图大小</translation>
    </message>
    <message>
        <source>Seed card: %1</source>
        <translation>种子卡：%1</translation>
    </message>
    <message>
        <source>Search results: %1</source>
        <translation>搜索结果：%1</translation>
    </message>
    <message>
        <source>The filter: %1</source>
        <translation>筛选条件：%1</translation>
    </message>
    <message>
        <source>One seed</source>
        <translation>单个种子</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1个种子</translation>
    </message>
    <message>
        <source>%1 of %2 seeds</source>
        <translation>%1/%2个种子</translation>
    </message>
    <message>
        <source>%1 more are not shown; search covers all of them</source>
        <translation>另有%1个未显示；搜索涵盖全部</translation>
    </message>
    <message>
        <source>measured %1 %</source>
        <translation>已测量%1%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>已选择%Ln个</numerusform>
        </translation>
    </message>
    <message>
        <source>No seeds yet.

Choose a source on the left: numbers, a list, a file, random seeds, or one seed with many settings. Or start a search.</source>
        <translation>还没有种子。

请在左侧选择来源：数字、列表、文件、随机种子，或一个种子配多种设置。也可以直接搜索你想要的世界。</translation>
    </message>
    <message>
        <source>No seeds match the filter.</source>
        <translation>没有种子符合筛选条件。</translation>
    </message>
    <message>
        <source>matches only</source>
        <translation>仅匹配</translation>
    </message>
    <message>
        <source>near misses only</source>
        <translation>仅接近</translation>
    </message>
    <message numerus="yes">
        <source>%n saved seeds can&apos;t be read. They stay in the file.</source>
        <translation>
            <numerusform>有%n个收藏的种子无法读取。它们仍留在文件中。</numerusform>
        </translation>
    </message>
    <message>
        <source>The interrupted search can&apos;t be read.</source>
        <translation>无法读取中断的搜索。</translation>
    </message>
    <message>
        <source>Compare shows %1 worlds already. Remove one to add this seed.</source>
        <translation>“比较”已显示%1个世界。请先移除一个，再加入此种子。</translation>
    </message>
</context>
<context>
    <name>cave::SettingRow</name>
    <message>
        <source>Back to the default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>%1: back to the default</source>
        <translation>%1：恢复默认值</translation>
    </message>
</context>
<context>
    <name>cave::SettingTexts</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>“Follow system” uses the desktop&apos;s language.</source>
        <translation>“跟随系统”使用桌面的语言。</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>ASCII map</source>
        <translation>ASCII地图</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>For everything except the map, which has its own zoom.</source>
        <translation>适用于除地图外的所有内容；地图单独缩放。</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Red–green safe</source>
        <translation>红绿色盲适用</translation>
    </message>
    <message>
        <source>Blue–yellow safe</source>
        <translation>蓝黄色盲适用</translation>
    </message>
    <message>
        <source>Animate steps, light and zoom</source>
        <translation>步伐、光照和缩放使用动画</translation>
    </message>
    <message>
        <source>When off, everything moves instantly.</source>
        <translation>关闭时，一切移动都立即完成。</translation>
    </message>
    <message>
        <source>Merge into the world file</source>
        <translation>并入世界文件</translation>
    </message>
    <message>
        <source>Every step is saved at once, so nothing is lost if the program crashes. A power cut costs at most the last second, whatever is chosen here; this is how often the newest steps are merged into the world&apos;s own file.</source>
        <translation>每一步都立即保存，程序崩溃也不会丢失任何内容。无论在此如何选择，断电最多丢失最后一秒；这里决定多久将最新的步骤并入世界自己的文件。</translation>
    </message>
    <message>
        <source>After every move</source>
        <translation>每次移动后</translation>
    </message>
    <message>
        <source>Every 5 moves</source>
        <translation>每5次移动</translation>
    </message>
    <message>
        <source>Every 10 moves</source>
        <translation>每10次移动</translation>
    </message>
    <message>
        <source>Every 25 moves</source>
        <translation>每25次移动</translation>
    </message>
    <message>
        <source>Blow duration</source>
        <translation>每击时长</translation>
    </message>
    <message>
        <source>How fast automatic fights run. At 0 they end at once.</source>
        <translation>自动战斗的速度。为0时立即结束。</translation>
    </message>
    <message>
        <source> ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Auto-explore stops at monsters</source>
        <translation>自动探索遇怪物停止</translation>
    </message>
    <message>
        <source>When one comes into view.</source>
        <translation>当其进入视野时。</translation>
    </message>
    <message>
        <source>Auto-explore stops at chests</source>
        <translation>自动探索遇宝箱停止</translation>
    </message>
    <message>
        <source>Show what monsters see</source>
        <translation>显示怪物所见</translation>
    </message>
    <message>
        <source>The cells in which a monster would attack you. Same as the action in the View menu.</source>
        <translation>怪物会攻击你的格。与“视图”菜单中的操作相同。</translation>
    </message>
    <message>
        <source>Log level</source>
        <translation>日志级别</translation>
    </message>
    <message>
        <source>Less important lines are omitted. Takes effect at once.</source>
        <translation>不写入较不重要的行。立即生效。</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>跟踪</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>调试</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>信息</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Show hints</source>
        <translation>显示提示</translation>
    </message>
    <message>
        <source>What to do when something is new to you; each hint appears once.</source>
        <translation>遇到新事物时提示该怎么做；每条提示只出现一次。</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>播放声音</translation>
    </message>
    <message>
        <source>All that is heard is also shown or logged. Same as the action in the View menu.</source>
        <translation>能听到的一切也会显示或记入日志。与“视图”菜单中的操作相同。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Of all sounds of the game.</source>
        <translation>游戏所有声音的音量。</translation>
    </message>
    <message>
        <source>Background sounds</source>
        <translation>背景音</translation>
    </message>
    <message>
        <source>Wind and dripping water in the caves, a hum in the depths.</source>
        <translation>洞穴中的风声与滴水声，深处的低鸣。</translation>
    </message>
    <message>
        <source>Show how you died</source>
        <translation>显示死亡经过</translation>
    </message>
    <message>
        <source>Where you wake up again after a death.</source>
        <translation>适用于死亡后会重新醒来的世界。</translation>
    </message>
    <message>
        <source>Characters instead of graphics; on the map, %1 toggles it.</source>
        <translation>用字符代替图形；在地图上按%1切换。</translation>
    </message>
    <message>
        <source>Colours that mark good and bad. Shapes and words are used as well.</source>
        <translation>表示好坏的颜色。形状和文字也会标明。</translation>
    </message>
    <message>
        <source>“Follow system” uses the desktop&apos;s light or dark theme, as it is when Cave Game starts.</source>
        <translation>“跟随系统”使用Cave Game启动时桌面的浅色或深色主题。</translation>
    </message>
</context>
<context>
    <name>cave::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Pages of settings</source>
        <translation>设置页</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>This world</source>
        <translation>本世界</translation>
    </message>
    <message>
        <source>Original settings</source>
        <translation>原版设置</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>&amp;Show log</source>
        <translation>显示日志(&amp;S)</translation>
    </message>
    <message>
        <source>Show hints &amp;again</source>
        <translation>再次显示提示(&amp;A)</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
</context>
<context>
    <name>cave::SheetInput</name>
    <message>
        <source>Remove star</source>
        <translation>移除星标</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>加星标</translation>
    </message>
    <message>
        <source>Link this map with the others</source>
        <translation>让此地图与其他地图联动</translation>
    </message>
    <message>
        <source>Unlink this map from the others</source>
        <translation>取消此地图与其他地图的联动</translation>
    </message>
</context>
<context>
    <name>cave::ShellActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>游玩(&amp;P)</translation>
    </message>
    <message>
        <source>Play your worlds</source>
        <translation>游玩你的世界</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>Browse, compare and search seeds</source>
        <translation>浏览、比较和搜索种子</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>检查(&amp;I)</translation>
    </message>
    <message>
        <source>Inspect a world: stored data, changes, lines of sight</source>
        <translation>检查世界：存储的数据、更改、视线</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Edit a world, with undo that survives a restart</source>
        <translation>编辑世界，重启后仍可撤销</translation>
    </message>
    <message>
        <source>&amp;New world…</source>
        <translation>新建世界(&amp;N)…</translation>
    </message>
    <message>
        <source>Create a world from a seed</source>
        <translation>用种子创建世界</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>打开文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a world, a level file or a seed card</source>
        <translation>打开世界、关卡文件或种子卡</translation>
    </message>
    <message>
        <source>Play &amp;level files…</source>
        <translation>游玩关卡文件(&amp;L)…</translation>
    </message>
    <message>
        <source>Play a f&amp;older of levels…</source>
        <translation>游玩关卡文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>Play all level files in a folder, in order of name</source>
        <translation>按名称顺序游玩文件夹中的所有关卡文件</translation>
    </message>
    <message>
        <source>&amp;Import original world…</source>
        <translation>导入原版世界(&amp;I)…</translation>
    </message>
    <message>
        <source>Create a world from a folder of the original Java game</source>
        <translation>用Java原版游戏的文件夹创建世界</translation>
    </message>
    <message>
        <source>&amp;Export for the original…</source>
        <translation>导出到原版(&amp;E)…</translation>
    </message>
    <message>
        <source>Export this world for the original Java game (Classic worlds only)</source>
        <translation>为Java原版游戏导出此世界（仅限经典世界）</translation>
    </message>
    <message>
        <source>&amp;Replay…</source>
        <translation>回放(&amp;R)…</translation>
    </message>
    <message>
        <source>Replay this world from the beginning</source>
        <translation>从头回放此世界</translation>
    </message>
    <message>
        <source>R&amp;uns and high scores…</source>
        <translation>对局和高分榜(&amp;U)…</translation>
    </message>
    <message>
        <source>Your runs and high scores</source>
        <translation>你的对局和高分</translation>
    </message>
    <message>
        <source>&amp;Save now</source>
        <translation>立即保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save now; the world is also saved automatically</source>
        <translation>立即保存；世界也会自动保存</translation>
    </message>
    <message>
        <source>&amp;Close world</source>
        <translation>关闭世界(&amp;C)</translation>
    </message>
    <message>
        <source>Save and return to your worlds</source>
        <translation>保存并返回你的世界列表</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>Appearance, keys and gameplay</source>
        <translation>外观、按键和玩法</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Save and quit</source>
        <translation>保存并退出</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Toggle full screen; %1 leaves it</source>
        <translation>切换全屏；按%1退出全屏</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Light or dark, like the desktop</source>
        <translation>浅色或深色，与桌面一致</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>深色配色</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>浅色配色</translation>
    </message>
    <message>
        <source>&amp;Determinism certificate…</source>
        <translation>确定性证书(&amp;D)…</translation>
    </message>
    <message>
        <source>Check that two machines generate the same worlds</source>
        <translation>检查两台机器是否生成相同的世界</translation>
    </message>
    <message>
        <source>&amp;Keys and shortcuts</source>
        <translation>按键和快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>所有键盘快捷键</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>用户手册(&amp;G)</translation>
    </message>
    <message>
        <source>Help on playing and all other features</source>
        <translation>如何游玩，以及其他一切</translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation>显示日志(&amp;L)</translation>
    </message>
    <message>
        <source>The program&apos;s log</source>
        <translation>程序的日志</translation>
    </message>
    <message>
        <source>&amp;About Cave Game</source>
        <translation>关于Cave Game(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <source>&amp;Host this world…</source>
        <translation>主持这个世界(&amp;H)…</translation>
    </message>
    <message>
        <source>Let others on your network play in this world</source>
        <translation>让你所在网络中的其他人在这个世界里游玩</translation>
    </message>
    <message>
        <source>&amp;Join a game…</source>
        <translation>加入游戏(&amp;J)…</translation>
    </message>
    <message>
        <source>Play in a world that someone hosts on your network</source>
        <translation>在你所在网络中有人主持的世界里游玩</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>下一个面板</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation>将键盘焦点移到窗口的下一部分</translation>
    </message>
    <message>
        <source>Previous pane</source>
        <translation>上一个面板</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous part of the window</source>
        <translation>将键盘焦点移到窗口的上一部分</translation>
    </message>
    <message>
        <source>&amp;Report a problem…</source>
        <translation>报告问题(&amp;R)…</translation>
    </message>
    <message>
        <source>How to report a problem, with what is needed to find it</source>
        <translation>如何报告问题，并附上查找所需的信息</translation>
    </message>
    <message>
        <source>Play level files one after the other; you can also drop several onto the window</source>
        <translation>依次游玩关卡文件；也可以将多个文件拖到窗口上</translation>
    </message>
</context>
<context>
    <name>cave::ShellMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>游玩(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Seeds</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>世界(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>关卡(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>cave::ShortcutOverview</name>
    <message>
        <source>Keys and shortcuts</source>
        <translation>按键和快捷键</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>搜索命令和按键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
</context>
<context>
    <name>cave::ShownKey</name>
    <message>
        <source>“%1”</source>
        <comment>a command without a key</comment>
        <translation>“%1”</translation>
    </message>
</context>
<context>
    <name>cave::SightDock</name>
    <message>
        <source>Sight debugger</source>
        <translation>视线调试器</translation>
    </message>
    <message>
        <source>Sight de&amp;bugger</source>
        <translation>视线调试器(&amp;B)</translation>
    </message>
    <message>
        <source>Show lines of sight and explain them, including hidden monsters</source>
        <translation>显示视线及其成因，包括隐藏的怪物</translation>
    </message>
</context>
<context>
    <name>cave::SightExport</name>
    <message>
        <source>Save as &amp;picture (SVG)…</source>
        <translation>保存为图片(SVG)(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as &amp;test case…</source>
        <translation>保存为测试用例(&amp;T)…</translation>
    </message>
    <message>
        <source>Save the line of sight</source>
        <translation>保存视线</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>Test case (*.case)</source>
        <translation>测试用例 (*.case)</translation>
    </message>
    <message>
        <source>The line of sight was saved to %1.</source>
        <translation>视线已保存到%1。</translation>
    </message>
    <message>
        <source>The line of sight could not be saved.</source>
        <translation>无法保存视线。</translation>
    </message>
</context>
<context>
    <name>cave::SightPane</name>
    <message>
        <source>The sight debugger shows monsters and terrain that your character can&apos;t see. This world will no longer count for best scores and achievements.</source>
        <translation>视线调试器会显示你的角色看不见的怪物和地形。此世界将不再计入最佳成绩和成就。</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>This reveals monsters and terrain that your character can&apos;t see.</source>
        <translation>这会显露你的角色看不见的怪物和地形。</translation>
    </message>
</context>
<context>
    <name>cave::SightPanel</name>
    <message>
        <source>Open a world to see who sees whom.</source>
        <translation>打开世界，即可查看谁看得见谁。</translation>
    </message>
    <message>
        <source>Why this fight began</source>
        <translation>这场战斗为何开始</translation>
    </message>
    <message>
        <source>Why the last fight began</source>
        <translation>上一场战斗为何开始</translation>
    </message>
    <message>
        <source>Click a monster on the map to see its area of effect.</source>
        <translation>在地图上点击怪物，查看它的作用范围。</translation>
    </message>
    <message>
        <source>Zoom in: area too large.</source>
        <translation>范围太大，请放大。</translation>
    </message>
    <message>
        <source>No living monsters in view.</source>
        <translation>视野中没有活着的怪物。</translation>
    </message>
    <message>
        <source>Choose which areas to show.</source>
        <translation>请选择要显示谁的范围。</translation>
    </message>
    <message>
        <source>Drag from one cell to another, or press %1 at each.</source>
        <translation>从一格拖到另一格，或在两格上各按一次%1。</translation>
    </message>
    <message>
        <source>Pick two cells to see why they do or don&apos;t see each other.</source>
        <translation>选取两格，了解它们为何互相可见或不可见。</translation>
    </message>
    <message>
        <source>From (%1); now the other cell.</source>
        <translation>从(%1)出发；现在选另一格。</translation>
    </message>
    <message>
        <source>from here</source>
        <translation>从此处</translation>
    </message>
    <message>
        <source>These cells can&apos;t be probed: more than %1 cells apart, or outside the world.</source>
        <translation>无法探查这两格：相距超过%1格，或在世界之外。</translation>
    </message>
    <message>
        <source>Choose an algorithm, or two to compare.</source>
        <translation>请选择一种视野算法，或选两种进行比较。</translation>
    </message>
    <message>
        <source>From (%1)</source>
        <translation>从(%1)</translation>
    </message>
    <message>
        <source>From the player</source>
        <translation>从玩家处</translation>
    </message>
    <message>
        <source>Pick two cells for a route between them.</source>
        <translation>选取两格，求它们之间的路线。</translation>
    </message>
    <message>
        <source>No monster sees any cell in view.</source>
        <translation>视图中没有任何格被怪物看见。</translation>
    </message>
    <message>
        <source>Release for the route to (%1).</source>
        <translation>松开即得到通往(%1)的路线。</translation>
    </message>
    <message>
        <source>From (%1); now the other end.</source>
        <translation>从(%1)出发；现在选另一端。</translation>
    </message>
    <message>
        <source>These cells are more than %1 apart.</source>
        <translation>这两格相距超过%1格。</translation>
    </message>
    <message>
        <source>A route must start and end on floor.</source>
        <translation>路线的两端必须在地面上。</translation>
    </message>
    <message>
        <source>No monster</source>
        <translation>无怪物</translation>
    </message>
    <message>
        <source>Selected ones</source>
        <translation>所选怪物</translation>
    </message>
    <message>
        <source>All in view</source>
        <translation>视图内全部</translation>
    </message>
    <message>
        <source>The world&apos;s</source>
        <translation>世界的规则</translation>
    </message>
    <message>
        <source>Compare all</source>
        <translation>全部比较</translation>
    </message>
    <message>
        <source>No view</source>
        <translation>不显示视野</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>不比较</translation>
    </message>
    <message>
        <source>&amp;Draw it on the map</source>
        <translation>绘制在地图上(&amp;D)</translation>
    </message>
    <message>
        <source>Draw the fight on the map</source>
        <translation>在地图上绘制战斗</translation>
    </message>
    <message>
        <source>Draws the area of the monster that you fought and the line between you, as they were at that time</source>
        <translation>绘制当时与你战斗的怪物的作用范围，以及你们之间的视线</translation>
    </message>
    <message>
        <source>What monsters see</source>
        <translation>怪物所见</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>Whose area of effect is drawn</source>
        <translation>绘制谁的作用范围</translation>
    </message>
    <message>
        <source>Rule of the area</source>
        <translation>范围规则</translation>
    </message>
    <message>
        <source>The rule for the area; comparing marks the cells where the three differ</source>
        <translation>按哪种规则判定格属于作用范围；比较时标出三种规则的不同之处</translation>
    </message>
    <message>
        <source>&amp;Mark one-sided sight</source>
        <translation>标出单向可见(&amp;M)</translation>
    </message>
    <message>
        <source>Mark one-sided sight</source>
        <translation>标出单向可见</translation>
    </message>
    <message>
        <source>Cells where a monster notices you unseen, and where you see it unnoticed</source>
        <translation>怪物能暗中注意到你的格，以及你能看见它而不被注意的格</translation>
    </message>
    <message>
        <source>Visible area</source>
        <translation>视图内的部分</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>视野算法</translation>
    </message>
    <message>
        <source>Field-of-view algorithm</source>
        <translation>计算视野的算法</translation>
    </message>
    <message>
        <source>Compared algorithm</source>
        <translation>比较算法</translation>
    </message>
    <message>
        <source>Second algorithm; differing cells are marked</source>
        <translation>第二种算法；不同的格会标出</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>View radius, in cells</source>
        <translation>看多远，以格计</translation>
    </message>
    <message>
        <source>Why probe</source>
        <translation>原因探查</translation>
    </message>
    <message>
        <source>Pick two &amp;cells</source>
        <translation>选取两格(&amp;C)</translation>
    </message>
    <message>
        <source>Drag on the map from one cell to another, or press %1 at each, to see why they do or don&apos;t see each other</source>
        <translation>在地图上从一格拖到另一格，或在两格上各按一次%1，了解它们为何互相可见或不可见</translation>
    </message>
    <message>
        <source>From a c&amp;ell</source>
        <translation>从某一格(&amp;E)</translation>
    </message>
    <message>
        <source>Look from a cell</source>
        <translation>从某一格看</translation>
    </message>
    <message>
        <source>Click the cell to look from</source>
        <translation>点击要从哪一格看</translation>
    </message>
    <message>
        <source>Look from the player</source>
        <translation>从玩家处看</translation>
    </message>
    <message>
        <source>Look from the player&apos;s position</source>
        <translation>从玩家所在的格看</translation>
    </message>
    <message>
        <source>Danger</source>
        <translation>危险</translation>
    </message>
    <message>
        <source>Threat map</source>
        <translation>威胁图</translation>
    </message>
    <message>
        <source>Colours each cell by how many monsters see it</source>
        <translation>按有多少怪物看得见来给每格着色</translation>
    </message>
    <message>
        <source>&amp;Safest route</source>
        <translation>最安全的路线(&amp;S)</translation>
    </message>
    <message>
        <source>Safest route</source>
        <translation>最安全路线</translation>
    </message>
    <message>
        <source>Pick two cells: the route seen by the fewest monsters, and the fastest one</source>
        <translation>选取两格：显示被最少怪物看见的路线和最快的路线</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>玩家(&amp;Y)</translation>
    </message>
    <message>
        <source>Threat map of the view</source>
        <translation>视图的威胁图</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells in view.</source>
        <translation>
            <numerusform>%1：看得见%Ln格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells in view, %2 by the other algorithm.</source>
        <translation>
            <numerusform>%1：看得见%Ln格，另一种算法为%2格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Saves the line of sight from the monster selected last to the player nearest to it</source>
        <translation>保存从最后选中的怪物到离它最近的玩家的视线</translation>
    </message>
    <message>
        <source>Export the monster&apos;s line of sight</source>
        <translation>导出怪物的视线</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Saves the line of sight between the two cells</source>
        <translation>保存两格之间的视线</translation>
    </message>
    <message>
        <source>Export the line between the cells</source>
        <translation>导出两格之间的线</translation>
    </message>
</context>
<context>
    <name>cave::SketchCanvas</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>column, row, kind of cell</comment>
        <translation>%1, %2：%3</translation>
    </message>
</context>
<context>
    <name>cave::SketchDialog</name>
    <message>
        <source>Sketch</source>
        <translation>草图</translation>
    </message>
    <message>
        <source>Draw this kind of cell (%1)</source>
        <translation>绘制此种格（%1）</translation>
    </message>
    <message>
        <source>&amp;Pencil</source>
        <translation>铅笔(&amp;P)</translation>
    </message>
    <message>
        <source>Draw cell by cell; the right button erases</source>
        <translation>逐格绘制；右键擦除</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>矩形(&amp;R)</translation>
    </message>
    <message>
        <source>Fill a rectangle from corner to corner</source>
        <translation>从一角到对角填充矩形</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a sketch from a text file</source>
        <translation>从文本文件打开草图</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save the sketch as a text file</source>
        <translation>将草图保存为文本文件</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>高度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Use sketch</source>
        <translation>使用草图(&amp;U)</translation>
    </message>
    <message>
        <source>Draw the cells that worlds must have; the others may be anything.</source>
        <translation>绘制世界必须具有的格；其他格可为任意。</translation>
    </message>
    <message>
        <source>Open sketch</source>
        <translation>打开草图</translation>
    </message>
    <message>
        <source>Save sketch</source>
        <translation>保存草图</translation>
    </message>
    <message>
        <source>The sketch can&apos;t be opened.</source>
        <translation>无法打开草图。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
    <message>
        <source>The sketch can&apos;t be saved.</source>
        <translation>无法保存草图。</translation>
    </message>
    <message>
        <source>Reset all cells to &apos;Anything&apos;</source>
        <translation>将所有格重置为“任意”</translation>
    </message>
    <message>
        <source>The sketch isn&apos;t saved.</source>
        <translation>草图尚未保存。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>cave::SketchRow</name>
    <message>
        <source>Sketch</source>
        <translation>草图</translation>
    </message>
    <message>
        <source>Search without the sketch</source>
        <translation>搜索时不使用草图</translation>
    </message>
    <message>
        <source>&amp;Within</source>
        <translation>出生点周围(&amp;W)</translation>
    </message>
    <message>
        <source>Maximum distance in cells from the spawn to the middle of the sketch</source>
        <translation>从出生点到草图中央的最多格数</translation>
    </message>
    <message>
        <source>Also find the sketch turned by right angles and mirrored</source>
        <translation>也查找按直角旋转和镜像后的草图</translation>
    </message>
    <message>
        <source>Sk&amp;etch of %1 × %2 cells…</source>
        <translation>%1 × %2格的草图(&amp;E)…</translation>
    </message>
    <message>
        <source>Draw a sk&amp;etch…</source>
        <translation>绘制草图(&amp;E)…</translation>
    </message>
    <message>
        <source>Draw what worlds must have near the spawn</source>
        <translation>绘制世界在出生点附近必须具有的样子</translation>
    </message>
    <message>
        <source>Draw what places must look like</source>
        <translation>绘制地点必须具有的样子</translation>
    </message>
    <message>
        <source>&amp;Match at least</source>
        <translation>至少相符(&amp;M)</translation>
    </message>
    <message>
        <source>Turne&amp;d and mirrored</source>
        <translation>旋转和镜像(&amp;D)</translation>
    </message>
</context>
<context>
    <name>cave::SortBox</name>
    <message>
        <source>Source order</source>
        <translation>来源顺序</translation>
    </message>
    <message>
        <source>Sort seeds by</source>
        <translation>种子排序依据</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>最大的在前</translation>
    </message>
</context>
<context>
    <name>cave::SourcePage</name>
    <message>
        <source>1 seed</source>
        <translation>1个种子</translation>
    </message>
    <message>
        <source>%1 seeds</source>
        <translation>%1个种子</translation>
    </message>
    <message>
        <source>%1; lines that begin or end with spaces: %2</source>
        <translation>%1；以空格开头或结尾的行：%2</translation>
    </message>
</context>
<context>
    <name>cave::SourcePanel</name>
    <message>
        <source>S&amp;ettings</source>
        <translation>设置(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;ettings: %1 changed</source>
        <translation>设置(&amp;E)：%1项已更改</translation>
    </message>
    <message>
        <source>Seeds &amp;from</source>
        <translation>种子来源(&amp;F)</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>A list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>单词</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>One seed, many settings</source>
        <translation>一个种子，多种设置</translation>
    </message>
    <message>
        <source>Terrain settings for all these seeds</source>
        <translation>所有这些种子的地形设置</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>重置所有设置</translation>
    </message>
    <message>
        <source>Ge&amp;nerator</source>
        <translation>生成器(&amp;N)</translation>
    </message>
</context>
<context>
    <name>cave::SpanPopup</name>
    <message>
        <source>per cent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>格</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>power</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Include seeds with &amp;none</source>
        <translation>包括没有该指标的种子(&amp;N)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>筛选(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>全部显示(&amp;S)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>“%1”不是数。</translation>
    </message>
    <message>
        <source>“From” is greater than “to”: no seed matches.</source>
        <translation>“从”大于“到”：没有种子匹配。</translation>
    </message>
</context>
<context>
    <name>cave::StampsPanel</name>
    <message>
        <source>%1: %2 × %3 cells</source>
        <translation>%1：%2 × %3格</translation>
    </message>
    <message>
        <source>Click a stamp, then click on the map.</source>
        <translation>点击图章，再点击地图。</translation>
    </message>
    <message>
        <source>Open a world to use stamps.</source>
        <translation>打开世界即可使用图章。</translation>
    </message>
    <message>
        <source>Stamp: %1</source>
        <translation>图章：%1</translation>
    </message>
    <message>
        <source>Name of the stamp</source>
        <translation>图章名称</translation>
    </message>
    <message>
        <source>My stamp</source>
        <translation>我的图章</translation>
    </message>
    <message>
        <source>Remove the stamp “%1”? Its file is deleted.</source>
        <translation>移除图章“%1”？其文件将被删除。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Save selection</source>
        <translation>保存选区</translation>
    </message>
    <message>
        <source>Save the selection as a stamp</source>
        <translation>将选区存为图章</translation>
    </message>
    <message>
        <source>Remove this stamp</source>
        <translation>移除此图章</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>图章</translation>
    </message>
    <message>
        <source>Rename this stamp</source>
        <translation>重命名此图章</translation>
    </message>
    <message>
        <source>This world is read-only here.</source>
        <translation>此世界在此处为只读。</translation>
    </message>
</context>
<context>
    <name>cave::StartPage</name>
    <message>
        <source>New world</source>
        <translation>新世界</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>你的世界</translation>
    </message>
    <message>
        <source>Search names and seeds</source>
        <translation>搜索名称和种子</translation>
    </message>
    <message>
        <source>Search worlds</source>
        <translation>搜索世界</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>Play the selected world</source>
        <translation>游玩所选世界</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More actions for the selected world</source>
        <translation>所选世界的更多操作</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>No worlds yet</source>
        <translation>还没有世界</translation>
    </message>
    <message>
        <source>Your worlds appear here. A world is generated from a seed, any text you like; the same seed always gives the same endless caves.</source>
        <translation>你的世界会显示在这里。世界由种子生成，种子可以是任意文本；相同的种子总是生成相同的无尽洞穴。</translation>
    </message>
    <message>
        <source>Create your first world</source>
        <translation>创建你的第一个世界</translation>
    </message>
    <message>
        <source>No matching worlds for “%1”.</source>
        <translation>没有与“%1”匹配的世界。</translation>
    </message>
    <message>
        <source>Join a game…</source>
        <translation>加入游戏…</translation>
    </message>
    <message>
        <source>Ways to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Create a world from a seed</source>
        <translation>用种子创建世界</translation>
    </message>
    <message>
        <source>Open a world, a level file or a seed card</source>
        <translation>打开世界、关卡文件或种子卡</translation>
    </message>
    <message>
        <source>Play in a world that someone hosts on your network</source>
        <translation>在你所在网络中有人主持的世界里游玩</translation>
    </message>
    <message>
        <source>Reading your worlds…</source>
        <translation>正在读取你的世界…</translation>
    </message>
    <message>
        <source>Your worlds: %1 of %2 read</source>
        <translation>你的世界：已读取%1个，共%2个</translation>
    </message>
</context>
<context>
    <name>cave::SweepEditor</name>
    <message>
        <source>%1: setting used twice.</source>
        <translation>%1：此设置使用了两次。</translation>
    </message>
    <message>
        <source>1 world</source>
        <translation>1个世界</translation>
    </message>
    <message>
        <source>%1 worlds</source>
        <translation>%1个世界</translation>
    </message>
    <message>
        <source>&amp;Add a setting</source>
        <translation>添加设置(&amp;A)</translation>
    </message>
</context>
<context>
    <name>cave::SweepRow</name>
    <message>
        <source>%1 is not in %2</source>
        <translation>%1不在%2之内</translation>
    </message>
    <message>
        <source>“%1” is not a valid value for “%2”</source>
        <translation>“%1”不是“%2”的有效值</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>the last value, %1, is less than the first</source>
        <translation>末值%1小于首值</translation>
    </message>
    <message>
        <source>“%1” is not a value</source>
        <translation>“%1”不是有效值</translation>
    </message>
    <message>
        <source>no values yet</source>
        <translation>还没有值</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>允许：%1</translation>
    </message>
    <message>
        <source> · 1 value</source>
        <translation> · 1个值</translation>
    </message>
    <message>
        <source> · %1 values</source>
        <translation> · %1个值</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>1, 2, 5</source>
        <translation>1, 2, 5</translation>
    </message>
    <message>
        <source>Enter single values instead of a range</source>
        <translation>输入单个值而不是范围</translation>
    </message>
    <message>
        <source>Values, separated by commas</source>
        <translation>值，用逗号分隔</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Remove this setting</source>
        <translation>移除此设置</translation>
    </message>
</context>
<context>
    <name>cave::SweepSource</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>种子(&amp;D)</translation>
    </message>
    <message>
        <source>An empty seed is valid</source>
        <translation>种子可以为空</translation>
    </message>
</context>
<context>
    <name>cave::TerrainPopup</name>
    <message>
        <source>Terrain settings</source>
        <translation>地形设置</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>全部默认(&amp;D)</translation>
    </message>
</context>
<context>
    <name>cave::ThingTexts</name>
    <message>
        <source>Closed chest</source>
        <translation>未开启的宝箱</translation>
    </message>
    <message>
        <source>Claimed chest</source>
        <translation>已取走的宝箱</translation>
    </message>
    <message>
        <source>Living monster</source>
        <translation>活着的怪物</translation>
    </message>
    <message>
        <source>Dead monster</source>
        <translation>死亡的怪物</translation>
    </message>
    <message>
        <source>Dropped items</source>
        <translation>丢下的物品</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>未开启</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>已取走</translation>
    </message>
    <message>
        <source>hunting</source>
        <translation>追猎中</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>活着</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>Marker without a label</source>
        <translation>没有文字的标记</translation>
    </message>
</context>
<context>
    <name>cave::ThingsInView</name>
    <message>
        <source>on the ground</source>
        <translation>在地上</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>宝箱</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>未开启</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a door</comment>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a door</comment>
        <translation>已开启</translation>
    </message>
    <message>
        <source>away</source>
        <translation>不在此处</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>盟友</translation>
    </message>
    <message>
        <source>can&apos;t be hurt</source>
        <translation>无法伤害</translation>
    </message>
    <message>
        <source>fights you</source>
        <translation>正与你交战</translation>
    </message>
    <message>
        <source>sees you</source>
        <translation>看见了你</translation>
    </message>
    <message>
        <source>searches for you</source>
        <translation>正在搜寻你</translation>
    </message>
    <message>
        <source>hunts you</source>
        <translation>正在追猎你</translation>
    </message>
    <message>
        <source>wanders</source>
        <translation>游荡中</translation>
    </message>
    <message>
        <source>stands guard</source>
        <translation>守卫中</translation>
    </message>
    <message>
        <source>1 cell away</source>
        <translation>1格外</translation>
    </message>
    <message numerus="yes">
        <source>%n cells away</source>
        <translation>
            <numerusform>%n格外</numerusform>
        </translation>
    </message>
    <message>
        <source>health %1 %</source>
        <translation>生命值%1%</translation>
    </message>
    <message>
        <source>goes with you</source>
        <translation>与你同行</translation>
    </message>
    <message>
        <source>keeps away from you</source>
        <translation>与你保持距离</translation>
    </message>
    <message>
        <source>heals</source>
        <translation>正在治疗</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>asleep</source>
        <translation>沉睡中</translation>
    </message>
    <message>
        <source>! – hunts or fights you</source>
        <translation>! – 正在追猎你或与你交战</translation>
    </message>
    <message>
        <source>? – searches where it last saw you</source>
        <translation>? – 正在最后看见你的地方搜寻</translation>
    </message>
    <message>
        <source>z – doesn&apos;t move until it notices you</source>
        <translation>z – 注意到你之前不会移动</translation>
    </message>
    <message>
        <source>keeps away</source>
        <translation>保持距离</translation>
    </message>
    <message>
        <source>hunts</source>
        <translation>正在追猎</translation>
    </message>
</context>
<context>
    <name>cave::ThisWorldPage</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>The text this world is generated from.</source>
        <translation>生成此世界所用的文本。</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>%1，版本%2</translation>
    </message>
    <message>
        <source>The generator and its version; a version always generates the same worlds.</source>
        <translation>生成器及其版本；同一版本总是生成相同的世界。</translation>
    </message>
    <message>
        <source>No world is open</source>
        <translation>没有打开的世界</translation>
    </message>
    <message>
        <source>Open a world to see its seed and settings.</source>
        <translation>打开世界，即可查看其种子和设置。</translation>
    </message>
    <message>
        <source>A world&apos;s seed and settings can&apos;t be changed.</source>
        <translation>世界的种子和设置不能更改。</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy all of this as text</source>
        <translation>将以上全部复制为文本</translation>
    </message>
</context>
<context>
    <name>cave::TimelineBar</name>
    <message>
        <source>Turn %L1: a monster noticed a player</source>
        <translation>回合%L1：怪物注意到玩家</translation>
    </message>
    <message>
        <source>Turn %L1: a monster gave up</source>
        <translation>回合%L1：怪物放弃追踪</translation>
    </message>
    <message>
        <source>Turn %L1: a fight began</source>
        <translation>回合%L1：战斗开始</translation>
    </message>
    <message>
        <source>Turn %L1: a hit</source>
        <translation>回合%L1：命中</translation>
    </message>
    <message>
        <source>Turn %L1: a monster died</source>
        <translation>回合%L1：怪物死亡</translation>
    </message>
    <message>
        <source>Turn %L1: a player died</source>
        <translation>回合%L1：玩家死亡</translation>
    </message>
    <message>
        <source>Turn %L1: a find</source>
        <translation>回合%L1：收获</translation>
    </message>
    <message>
        <source>Turn %L1: another level</source>
        <translation>回合%L1：另一层</translation>
    </message>
    <message>
        <source>Turn %L1: the world was edited or repaired</source>
        <translation>回合%L1：世界被编辑或修复</translation>
    </message>
    <message>
        <source>Turn %L1: a player came or went</source>
        <translation>回合%L1：玩家加入或离开</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>注意到</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>战斗</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <translation>回合%L1</translation>
    </message>
    <message>
        <source>Click to go through these events only, or through all again</source>
        <translation>单击以仅浏览这类事件，再次单击则浏览全部</translation>
    </message>
    <message>
        <source>Watch point</source>
        <translation>监视点</translation>
    </message>
    <message>
        <source>Turn %L1: the watch point holds</source>
        <translation>第%L1回合：监视点成立</translation>
    </message>
</context>
<context>
    <name>cave::TimelinePanel</name>
    <message>
        <source>Open a world to see its past.</source>
        <translation>打开一个世界以查看它的过去。</translation>
    </message>
    <message>
        <source>The past is shown in Inspect, where nothing is changed.</source>
        <translation>过去显示在“检查”中，那里不会更改任何内容。</translation>
    </message>
    <message>
        <source>This world has no past: it was made from its seed and hasn&apos;t been played.</source>
        <translation>这个世界没有过去：它由种子生成，尚未玩过。</translation>
    </message>
    <message>
        <source>The past of this world can&apos;t be read. %1</source>
        <translation>无法读取这个世界的过去。%1</translation>
    </message>
    <message>
        <source>The past of this world is being read…</source>
        <translation>正在读取这个世界的过去…</translation>
    </message>
    <message>
        <source>No commands yet in this world.</source>
        <translation>这个世界中还没有命令。</translation>
    </message>
    <message>
        <source>Worlds of the original program don&apos;t record their past.</source>
        <translation>原程序的世界不记录过去。</translation>
    </message>
</context>
<context>
    <name>cave::TimelineStrip</name>
    <message>
        <source>Previous event</source>
        <translation>上一个事件</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>下一个事件</translation>
    </message>
    <message>
        <source>Events to go through</source>
        <translation>要浏览的事件</translation>
    </message>
    <message>
        <source>Turn </source>
        <translation>回合 </translation>
    </message>
    <message>
        <source>Go to turn</source>
        <translation>转到回合</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <translation>回到现在</translation>
    </message>
    <message>
        <source>±3 turns</source>
        <translation>±3回合</translation>
    </message>
    <message>
        <source>Mark where you and the monsters near you were up to three turns before and after</source>
        <translation>标出你和附近怪物在前后三回合内的位置</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>如果…</translation>
    </message>
    <message>
        <source>Choose other rules, and see what would have happened from this turn on</source>
        <translation>选择其他规则，看看从此回合起会发生什么</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>所有事件</translation>
    </message>
    <message>
        <source>The log can&apos;t be replayed as far as turn %L1.</source>
        <translation>日志无法回放到第%L1回合。</translation>
    </message>
    <message>
        <source>Turn %L1 is being read…</source>
        <translation>正在读取第%L1回合…</translation>
    </message>
    <message>
        <source>The log begins with turn %L1.</source>
        <translation>日志从第%L1回合开始。</translation>
    </message>
</context>
<context>
    <name>cave::TogetherController</name>
    <message>
        <source>This world is hosted by someone else</source>
        <translation>这个世界由其他人主持</translation>
    </message>
    <message>
        <source>Open a world first</source>
        <translation>请先打开一个世界</translation>
    </message>
    <message>
        <source>A trial can&apos;t be hosted</source>
        <translation>试玩不能主持</translation>
    </message>
    <message>
        <source>The run in this world is over</source>
        <translation>这个世界的一局已结束</translation>
    </message>
    <message>
        <source>&amp;Hosting…</source>
        <translation>正在主持(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Host this world…</source>
        <translation>主持这个世界(&amp;H)…</translation>
    </message>
    <message>
        <source>The join code, and who is here</source>
        <translation>加入码，以及谁在场</translation>
    </message>
    <message>
        <source>Let others on your network play in this world</source>
        <translation>让你所在网络中的其他人在这个世界里游玩</translation>
    </message>
    <message>
        <source>Edit a world or a level; not the world that you play together</source>
        <translation>编辑世界或关卡；不能编辑正在一起游玩的世界</translation>
    </message>
    <message>
        <source>Edit a world, with undo that survives a restart</source>
        <translation>编辑世界，重启后仍可撤销</translation>
    </message>
    <message>
        <source>Someone else is playing in “%1”. Closing it ends the game for them.</source>
        <translation>还有一人在“%1”里游玩。关闭它会结束对方的游戏。</translation>
    </message>
    <message numerus="yes">
        <source>%n others are playing in “%1”. Closing it ends the game for them.</source>
        <translation>
            <numerusform>还有%n人在“%1”里游玩。关闭它会结束他们的游戏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop hosting and close</source>
        <translation>停止主持并关闭</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>继续游玩</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>You are hosting “%1”. Stop hosting before you join another game.</source>
        <translation>你正在主持“%1”。请先停止主持，再加入其他游戏。</translation>
    </message>
    <message>
        <source>%1 (from %2)</source>
        <translation>%1（来自%2）</translation>
    </message>
    <message>
        <source>You are joining another game</source>
        <translation>你正在加入另一个游戏</translation>
    </message>
    <message>
        <source>You are already in a game. Close its world before you join another.</source>
        <translation>你已经在一个游戏中。请先关闭它的世界，再加入其他游戏。</translation>
    </message>
    <message>
        <source>Not sent: the connection is lost.</source>
        <translation>未发送：连接已中断。</translation>
    </message>
    <message>
        <source>%1 (from a server)</source>
        <translation>%1（来自服务器）</translation>
    </message>
</context>
<context>
    <name>cave::ToolPanel</name>
    <message>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>没有选择任何内容。</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>已选择：%1</translation>
    </message>
    <message>
        <source>Drag the map to look around.</source>
        <translation>拖动地图以四处查看。</translation>
    </message>
    <message>
        <source>Drag to paint. Shift keeps to a row or column.</source>
        <translation>拖动以绘制。按住Shift保持在同一行或列。</translation>
    </message>
    <message>
        <source>Drag from end to end. Shift makes it straight.</source>
        <translation>从一端拖到另一端。按住Shift为直线。</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Shift makes a square.</source>
        <translation>从一角拖到另一角。按住Shift为正方形。</translation>
    </message>
    <message>
        <source>Drag from corner to corner. Shift makes a circle.</source>
        <translation>从一角拖到另一角。按住Shift为圆形。</translation>
    </message>
    <message>
        <source>Click the area to fill.</source>
        <translation>点击要填充的区域。</translation>
    </message>
    <message>
        <source>Shift adds to the selection, Alt subtracts, both intersect.</source>
        <translation>Shift加选，Alt减选，同时按住取交集。</translation>
    </message>
    <message>
        <source>Drag the selection with its terrain and objects. Rock is left behind.</source>
        <translation>拖动选区，连同其中的地形和物件。原处变为岩石。</translation>
    </message>
    <message>
        <source>Drag a chest to move it.</source>
        <translation>拖动宝箱以移动它。</translation>
    </message>
    <message>
        <source>Click on floor for a new chest, or on a chest to fill it.</source>
        <translation>点击地面放置新宝箱，或点击宝箱填装物品。</translation>
    </message>
    <message>
        <source>Click on floor for a new monster. Drag a monster to move it.</source>
        <translation>点击地面放置新怪物。拖动怪物以移动它。</translation>
    </message>
    <message>
        <source>Text of the marker.</source>
        <translation>标记的文字。</translation>
    </message>
    <message>
        <source>Click for a new marker, or on a marker to name it.</source>
        <translation>点击以添加新标记，或点击标记为其命名。</translation>
    </message>
    <message>
        <source>Click the player&apos;s new position.</source>
        <translation>点击玩家的新位置。</translation>
    </message>
    <message>
        <source>Drag over chests, monsters, markers and dropped items to erase them.</source>
        <translation>在宝箱、怪物、标记和掉落物上拖动以擦除它们。</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>圆形</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方形</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>Filled</source>
        <translation>填上</translation>
    </message>
    <message>
        <source>Open a world to edit it.</source>
        <translation>打开世界即可编辑。</translation>
    </message>
    <message>
        <source>&amp;Paint with</source>
        <translation>左键绘制(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Right button</source>
        <translation>右键绘制(&amp;R)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Bru&amp;sh</source>
        <translation>画笔(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Shape</source>
        <translation>形状(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>密度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Limit</source>
        <translation>上限(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Only in the selection</source>
        <translation>仅限选区(&amp;O)</translation>
    </message>
    <message>
        <source>Rock &amp;threshold</source>
        <translation>岩石阈值(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>种类(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>文字(&amp;L)</translation>
    </message>
    <message>
        <source>Paint of the left button</source>
        <translation>左键绘制的内容</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Share of cells painted by noise</source>
        <translation>噪声绘制的格所占比例</translation>
    </message>
    <message>
        <source>Maximum size of fill and wand, as caves are endless</source>
        <translation>填充和魔棒的最大范围，因为洞穴无穷无尽</translation>
    </message>
    <message>
        <source>Paint only inside the selection</source>
        <translation>只在选区内绘制</translation>
    </message>
    <message>
        <source>Rock neighbours that turn a cell to rock in a cave step</source>
        <translation>洞穴步骤中，使一格变为岩石所需的相邻岩石数</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Click or press %1 to place it. %2 rotates, %3 flips, %4 cancels.</source>
        <translation>点击或按%1放置。%2旋转，%3翻转，%4取消。</translation>
    </message>
    <message>
        <source>Paint of the right button; a key swaps it with the other</source>
        <translation>右键绘制的内容；按键可与另一种互换</translation>
    </message>
    <message>
        <source>Size in cells (%1 and %2)</source>
        <translation>大小，以格计（%1和%2）</translation>
    </message>
    <message>
        <source>The seed&apos;s terrain and things, as they were at first</source>
        <translation>种子生成的地形和物体，如同最初</translation>
    </message>
</context>
<context>
    <name>cave::TraceModel</name>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where the monster was after the turn</source>
        <translation>回合结束后怪物的位置</translation>
    </message>
    <message>
        <source>d²</source>
        <translation>d²</translation>
    </message>
    <message>
        <source>x² + y² of the distance to the nearest player</source>
        <translation>到最近玩家距离的x² + y²</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Whether the player was in its area of effect</source>
        <translation>玩家是否在其作用范围内</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>视线</translation>
    </message>
    <message>
        <source>Whether the line to the player was clear, or what blocked it</source>
        <translation>通往玩家的视线是否畅通，或被什么阻挡</translation>
    </message>
    <message>
        <source>Knew</source>
        <translation>所知</translation>
    </message>
    <message>
        <source>What it knew of the player</source>
        <translation>它对玩家的了解</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>The way through its decision tree, at its last step of the turn</source>
        <translation>该回合最后一步时在决策树中的路径</translation>
    </message>
    <message>
        <source>Did</source>
        <translation>行动</translation>
    </message>
    <message>
        <source>What it did in the turn</source>
        <translation>它在该回合做了什么</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>What it would do by the world&apos;s rules, seen from that place</source>
        <translation>按世界规则，它在那里会怎么做</translation>
    </message>
    <message>
        <source>no step</source>
        <translation>没有行动</translation>
    </message>
    <message>
        <source>no decision tree</source>
        <translation>没有决策树</translation>
    </message>
    <message>
        <source>%1 yes</source>
        <translation>%1是</translation>
    </message>
    <message>
        <source>%1 no</source>
        <translation>%1否</translation>
    </message>
    <message>
        <source>sees the player</source>
        <translation>看得到玩家</translation>
    </message>
    <message>
        <source>doesn&apos;t see the player</source>
        <translation>看不到玩家</translation>
    </message>
    <message>
        <source>isn&apos;t hunting</source>
        <translation>没有追猎目标</translation>
    </message>
    <message numerus="yes">
        <source>hunts for %n more turns, last saw the player at %1</source>
        <translation>
            <numerusform>还会追猎%n回合，最后在%1看到玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>noticed the player</source>
        <translation>注意到玩家</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>放弃追踪</translation>
    </message>
    <message>
        <source>walked from %1</source>
        <translation>从%1走来</translation>
    </message>
    <message>
        <source>shot</source>
        <translation>射击</translation>
    </message>
    <message>
        <source>began a fight</source>
        <translation>开始战斗</translation>
    </message>
    <message>
        <source>lost health</source>
        <translation>失去生命值</translation>
    </message>
    <message>
        <source>died</source>
        <translation>死亡</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>范围内</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>范围外</translation>
    </message>
</context>
<context>
    <name>cave::TracePanel</name>
    <message>
        <source>Which turns are listed</source>
        <translation>列出哪些回合</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>所有回合</translation>
    </message>
    <message>
        <source>It did something</source>
        <translation>它有所行动</translation>
    </message>
    <message>
        <source>It attacked, noticed or gave up</source>
        <translation>它攻击、注意到或放弃</translation>
    </message>
    <message>
        <source>It could have noticed the player</source>
        <translation>它本可注意到玩家</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save the listed turns as CSV or JSON…</source>
        <translation>将列出的回合保存为CSV或JSON…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Turns before and after</source>
        <translation>前后回合数</translation>
    </message>
    <message>
        <source>How many turns before and after the one shown are listed</source>
        <translation>列出所示回合前后多少个回合</translation>
    </message>
    <message>
        <source>Turns of the monster</source>
        <translation>怪物的回合</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected turns</source>
        <translation>复制所选回合</translation>
    </message>
    <message>
        <source>Open a world or a replay to see turn by turn what its monsters did.</source>
        <translation>打开一个世界或回放，逐回合查看怪物做了什么。</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>正在读取日志…</translation>
    </message>
    <message>
        <source>Tracing the monster…</source>
        <translation>正在追踪怪物…</translation>
    </message>
    <message>
        <source>This monster wasn&apos;t there, or not alive, from turn %L1 to turn %L2.</source>
        <translation>从回合%L1到回合%L2，这只怪物不在或不是活的。</translation>
    </message>
    <message>
        <source>No turns of this kind: choose another kind, or more turns.</source>
        <translation>没有这类回合：请选择其他类别或更多回合。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln turns listed, from turn %1 to turn %2</source>
        <translation>
            <numerusform>列出%Ln个回合，从回合%1到回合%2</numerusform>
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
        <translation>回合已保存到%1。</translation>
    </message>
    <message>
        <source>The turns could not be saved.</source>
        <translation>无法保存回合。</translation>
    </message>
    <message>
        <source>Whose turns are listed: those of the monster chosen on the map, or of a player</source>
        <translation>列出谁的回合：地图上所选怪物的，或某位玩家的</translation>
    </message>
    <message>
        <source>Whose turns</source>
        <translation>谁的回合</translation>
    </message>
    <message>
        <source>Monster</source>
        <translation>怪物</translation>
    </message>
    <message>
        <source>They did something</source>
        <translation>玩家有所行动</translation>
    </message>
    <message>
        <source>Something happened</source>
        <translation>有事发生</translation>
    </message>
    <message>
        <source>A monster saw or hunted them</source>
        <translation>有怪物看见或追捕玩家</translation>
    </message>
    <message>
        <source>Turns of the player</source>
        <translation>玩家的回合</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Tracing the player…</source>
        <translation>正在追踪玩家…</translation>
    </message>
    <message>
        <source>Nothing is known of this player from turn %L1 to turn %L2.</source>
        <translation>从第%L1回合到第%L2回合，没有这位玩家的记录。</translation>
    </message>
    <message>
        <source>%1 (no monster is selected)</source>
        <translation>%1（未选择怪物）</translation>
    </message>
    <message>
        <source>Save the turns</source>
        <translation>保存回合</translation>
    </message>
</context>
<context>
    <name>cave::TradeDialog</name>
    <message>
        <source>You have %1 gold.</source>
        <translation>你有%1枚金币。</translation>
    </message>
    <message>
        <source>%1 gold</source>
        <translation>%1金币</translation>
    </message>
    <message>
        <source>Nothing is sold here.</source>
        <translation>这里什么也不卖。</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>交易</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>商品</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>购买</translation>
    </message>
    <message>
        <source>Buy the selected line</source>
        <translation>购买所选商品</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Continue your journey</source>
        <translation>继续旅程</translation>
    </message>
</context>
<context>
    <name>cave::TreeActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>撤销上一次编辑</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>Cut this part of the tree</source>
        <translation>剪切树的这一部分</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy this part of the tree</source>
        <translation>复制树的这一部分</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Replace this part with the copied one</source>
        <translation>用复制的部分替换这一部分</translation>
    </message>
    <message>
        <source>Insert question, this becomes &amp;no</source>
        <translation>插入问题，此处变为“否”(&amp;N)</translation>
    </message>
    <message>
        <source>Insert a question; this becomes its “no”</source>
        <translation>插入问题；此处变为其“否”分支</translation>
    </message>
    <message>
        <source>Insert question, this becomes &amp;yes</source>
        <translation>插入问题，此处变为“是”(&amp;Y)</translation>
    </message>
    <message>
        <source>Insert a question; this becomes its “yes”</source>
        <translation>插入问题；此处变为其“是”分支</translation>
    </message>
    <message>
        <source>Keep on&amp;ly “no”</source>
        <translation>只保留“否”(&amp;L)</translation>
    </message>
    <message>
        <source>Remove the question and keep its “no”</source>
        <translation>移除问题，保留其“否”分支</translation>
    </message>
    <message>
        <source>Keep only “y&amp;es”</source>
        <translation>只保留“是”(&amp;E)</translation>
    </message>
    <message>
        <source>Remove the question and keep its “yes”</source>
        <translation>移除问题，保留其“是”分支</translation>
    </message>
    <message>
        <source>&amp;Swap no and yes</source>
        <translation>交换“否”和“是”(&amp;S)</translation>
    </message>
    <message>
        <source>Swap the branches</source>
        <translation>交换两个分支</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Remove this part and the question above it</source>
        <translation>移除这一部分及其上方的问题</translation>
    </message>
    <message>
        <source>&amp;New tree</source>
        <translation>新建树(&amp;N)</translation>
    </message>
    <message>
        <source>Add an empty tree</source>
        <translation>添加一棵空树</translation>
    </message>
    <message>
        <source>D&amp;uplicate tree</source>
        <translation>创建树的副本(&amp;U)</translation>
    </message>
    <message>
        <source>Add a copy of this tree</source>
        <translation>添加这棵树的副本</translation>
    </message>
    <message>
        <source>De&amp;lete tree</source>
        <translation>删除树(&amp;L)</translation>
    </message>
    <message>
        <source>Delete this tree</source>
        <translation>删除这棵树</translation>
    </message>
</context>
<context>
    <name>cave::TreeEditor</name>
    <message>
        <source>New tree</source>
        <translation>新建树</translation>
    </message>
    <message>
        <source>Duplicate tree</source>
        <translation>创建树的副本</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Copy here</source>
        <translation>复制到此处</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Describe</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Delete tree</source>
        <translation>删除树</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>决策树</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>键(&amp;K)</translation>
    </message>
    <message>
        <source>Descri&amp;ption</source>
        <translation>描述(&amp;P)</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试运行</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>文件文本</translation>
    </message>
</context>
<context>
    <name>cave::TreeNodeForm</name>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>距离(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>阈值(&amp;T)</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>格</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>A number from 0 to %1 with at most two decimals</source>
        <translation>0到%1之间的数，最多两位小数</translation>
    </message>
    <message>
        <source>This must be a number from 0 to %1 with at most two decimals.</source>
        <translation>必须是0到%1之间的数，最多两位小数。</translation>
    </message>
    <message>
        <source>Ki&amp;nd</source>
        <translation>内容(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Amount</source>
        <translation>数量(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cooldown</source>
        <translation>冷却(&amp;C)</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>轴(&amp;X)</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>南北</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>东西</translation>
    </message>
</context>
<context>
    <name>cave::TreePreview</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Advance 1/8 second</source>
        <translation>前进1/8秒</translation>
    </message>
    <message>
        <source>Quarter speed</source>
        <translation>四分之一速度</translation>
    </message>
    <message>
        <source>Move the player back and forth</source>
        <translation>来回移动玩家</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>&amp;Health</source>
        <translation>生命(&amp;H)</translation>
    </message>
    <message>
        <source>Health of the monster, in points</source>
        <translation>怪物的生命，以点计</translation>
    </message>
    <message>
        <source>Drag the player and watch what the monster decides.</source>
        <translation>拖动玩家，观察怪物如何决策。</translation>
    </message>
</context>
<context>
    <name>cave::TreeView</name>
    <message>
        <source>Decision tree</source>
        <translation>决策树</translation>
    </message>
    <message>
        <source>%1. On the current path.</source>
        <translation>%1。在所走的路径上。</translation>
    </message>
    <message>
        <source>%1 Not asked.</source>
        <translation>%1未询问。</translation>
    </message>
    <message>
        <source>%1. Current action.</source>
        <translation>%1。它会这样做。</translation>
    </message>
    <message>
        <source>%1. Not taken.</source>
        <translation>%1。未采用。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>cave::TreesWindow</name>
    <message>
        <source>Decision trees</source>
        <translation>决策树</translation>
    </message>
    <message>
        <source>Decision trees (*.json)</source>
        <translation>决策树 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save decision trees</source>
        <translation>保存决策树</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>你有未保存的更改。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>These trees have unsaved changes from the last time.</source>
        <translation>这些树有上次未保存的更改。</translation>
    </message>
    <message>
        <source>Unsaved trees</source>
        <translation>未保存的树</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Decision trees – %1[*]</source>
        <translation>决策树 – %1[*]</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the trees of a JSON file</source>
        <translation>打开JSON文件中的树</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Write the trees to their file</source>
        <translation>将树写入其文件</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Write the trees to another file</source>
        <translation>将树写入另一个文件</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>游玩(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Built in</source>
        <translation>内置(&amp;B)</translation>
    </message>
    <message>
        <source>Start with a scenario&apos;s built-in trees</source>
        <translation>以某个剧本的内置树为起点</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Try these trees in a new world</source>
        <translation>在新世界中试用这些树</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>“%1”已被其他程序更改。</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
</context>
<context>
    <name>cave::TurnTable</name>
    <message>
        <source>%1, shown on the map</source>
        <translation>%1，地图上显示的</translation>
    </message>
</context>
<context>
    <name>cave::UserGuide</name>
    <message>
        <source># %1

This page can&apos;t be read: %2.</source>
        <translation># %1

无法读取此页：%2。</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language that you translate to, such as &quot;de&quot; or &quot;zh_CN&quot;: the folder of the guide&apos;s pages.</extracomment>
        <translation>zh_CN</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>用户手册</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>No page contains “%1”.</source>
        <translation>没有包含“%1”的页面。</translation>
    </message>
</context>
<context>
    <name>cave::WalkControl</name>
    <message>
        <source>You stop: %1.</source>
        <translation>你停了下来：%1。</translation>
    </message>
    <message>
        <source>Finish the fight first.</source>
        <translation>请先结束战斗。</translation>
    </message>
    <message>
        <source>Exploring; any key stops.</source>
        <translation>正在探索；按任意键停止。</translation>
    </message>
    <message>
        <source>Travelling; any key stops.</source>
        <translation>正在前往；按任意键停止。</translation>
    </message>
    <message>
        <source>You don&apos;t know a path to %1.</source>
        <translation>你不知道通往%1的路径。</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>游戏已暂停。</translation>
    </message>
    <message>
        <source>You haven&apos;t found an exit here.</source>
        <translation>你还没有在这里找到出口。</translation>
    </message>
    <message>
        <source>Not while %1 hunts you.</source>
        <translation>%1正在追捕你，现在不行。</translation>
    </message>
    <message>
        <source>The path leads within sight of a monster. Travel there again to take it anyway.</source>
        <translation>这条路会进入怪物的视野。再次前往即可照走。</translation>
    </message>
    <message>
        <source>You are watching. Only players can act.</source>
        <translation>你正在观战。只有玩家可以行动。</translation>
    </message>
</context>
<context>
    <name>cave::WatchField</name>
    <message>
        <source>Watch point, such as health &lt; 10</source>
        <translation>监视点，例如health &lt; 10</translation>
    </message>
    <message>
        <source>Watch point</source>
        <translation>监视点</translation>
    </message>
    <message>
        <source>Condition on your state or on what happens, such as health &lt; 10, fight and gold &gt; 100, or noticed and distance &gt; 5. %1 lists what can be asked.</source>
        <translation>关于你的状态或所发生之事的条件，例如health &lt; 10、fight and gold &gt; 100或noticed and distance &gt; 5。%1列出可以询问的内容。</translation>
    </message>
    <message>
        <source>“%1” could reveal what your character can&apos;t see. Allow it in the sight debugger first.</source>
        <translation>“%1”可能透露你的角色看不见的东西：请先让视线调试器显示。</translation>
    </message>
</context>
<context>
    <name>cave::WatchStop</name>
    <message>
        <source>Stopped: %1</source>
        <translation>已停下：%1</translation>
    </message>
</context>
<context>
    <name>cave::WhatIfChoices</name>
    <message>
        <source>C&amp;ommands</source>
        <translation>命令(&amp;O)</translation>
    </message>
    <message>
        <source>As they were</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>&amp;Also carried</source>
        <translation>额外携带(&amp;A)</translation>
    </message>
    <message>
        <source>An item that the player has in addition, and wears if it is better</source>
        <translation>玩家额外拥有的物品，更好时会穿戴</translation>
    </message>
    <message>
        <source>Decision &amp;trees</source>
        <translation>决策树(&amp;T)</translation>
    </message>
    <message>
        <source>How monsters decide: as in this world, or by the trees of a file</source>
        <translation>怪物如何决策：按这个世界的决策树，或按文件里的决策树</translation>
    </message>
    <message>
        <source>From turn %L1 on</source>
        <translation>从第%L1回合起</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>This world&apos;s</source>
        <translation>这个世界的</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>Decision trees</source>
        <translation>决策树</translation>
    </message>
    <message>
        <source>Decision trees (*.json)</source>
        <translation>决策树 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Given instead of the next commands; then the log goes on. For example: 3 north, wait, se, fight, flee, equip 2, cast 1</source>
        <translation>代替接下来的命令执行；之后日志继续。例如：3 north, wait, se, fight, flee, equip 2, cast 1</translation>
    </message>
</context>
<context>
    <name>cave::WhatIfWindow</name>
    <message>
        <source>Name of the new world</source>
        <translation>新世界的名称</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <translation>如果：%1</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>实际经过</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回合</translation>
    </message>
    <message>
        <source>&amp;Go to the parting</source>
        <translation>前往分歧处(&amp;G)</translation>
    </message>
    <message>
        <source>Show the turn in which the two runs begin to differ</source>
        <translation>显示两种经过开始不同的回合</translation>
    </message>
    <message>
        <source>&amp;Keep as a new world…</source>
        <translation>保存为新世界(&amp;K)…</translation>
    </message>
    <message>
        <source>Save the world on the right, to play it from there; the original isn&apos;t changed</source>
        <translation>保存右边的世界，从那里继续游玩；原来的世界不变</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>Turn %L1</source>
        <translation>回合%L1</translation>
    </message>
    <message>
        <source>The two runs diverge in turn %L1: %2.</source>
        <translation>两种经过在第%L1回合出现分歧：%2。</translation>
    </message>
    <message>
        <source>The two runs don&apos;t diverge: everything happens as it did.</source>
        <translation>两种经过没有分歧：一切照旧发生。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln commands are not possible in the other run and are left out.</source>
        <translation>
            <numerusform>%Ln条命令在另一经过中无法执行，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>The comparison ends where the world was edited.</source>
        <translation>比较到世界被编辑之处为止。</translation>
    </message>
    <message>
        <source>%1 is in the list of your worlds now.</source>
        <translation>%1现在已在你的世界列表中。</translation>
    </message>
    <message>
        <source>The new world could not be saved.</source>
        <translation>无法保存新世界。</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>另一经过</translation>
    </message>
    <message>
        <source>Change something to see what would have happened.</source>
        <translation>改变一点，看看会发生什么。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your commands come after the end of the comparison and are not given.</source>
        <translation>
            <numerusform>你的命令中有%Ln条在比较结束之后，不会执行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WordsSource</name>
    <message>
        <source>%1, %2, %3 … of %4 word pairs</source>
        <translation>%1、%2、%3…共%4个单词组合</translation>
    </message>
    <message>
        <source>C&amp;ount</source>
        <translation>数量(&amp;O)</translation>
    </message>
    <message>
        <source>Number of word pairs, one seed each</source>
        <translation>单词组合的数量，每个组合一个种子</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchActions</name>
    <message>
        <source>&amp;Open world file…</source>
        <translation>打开世界文件(&amp;O)…</translation>
    </message>
    <message>
        <source>Inspect any world file, even one being played</source>
        <translation>检查任意世界文件，包括正在游玩的</translation>
    </message>
    <message>
        <source>Open &amp;folder of the original…</source>
        <translation>打开原版文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Inspect a world of the original Java game</source>
        <translation>检查Java原版游戏的世界</translation>
    </message>
    <message>
        <source>Open a &amp;seed…</source>
        <translation>打开种子(&amp;S)…</translation>
    </message>
    <message>
        <source>Inspect a world as generated from its seed</source>
        <translation>检查由种子生成的原样世界</translation>
    </message>
    <message>
        <source>&amp;Decision trees…</source>
        <translation>决策树(&amp;D)…</translation>
    </message>
    <message>
        <source>Edit how monsters decide, with a live trial</source>
        <translation>编辑怪物如何决策，并试运行</translation>
    </message>
    <message>
        <source>New &amp;level…</source>
        <translation>新建关卡(&amp;L)…</translation>
    </message>
    <message>
        <source>Draw a level file</source>
        <translation>绘制关卡文件</translation>
    </message>
    <message>
        <source>Open le&amp;vel…</source>
        <translation>打开关卡(&amp;V)…</translation>
    </message>
    <message>
        <source>Edit a level file</source>
        <translation>编辑关卡文件</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新加载(&amp;R)</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>重新加载文件</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close this world</source>
        <translation>关闭此世界</translation>
    </message>
    <message>
        <source>&amp;Play this world</source>
        <translation>游玩此世界(&amp;P)</translation>
    </message>
    <message>
        <source>Continue this world in Play</source>
        <translation>在“游玩”中继续此世界</translation>
    </message>
    <message>
        <source>Save a co&amp;py…</source>
        <translation>保存副本(&amp;P)…</translation>
    </message>
    <message>
        <source>Save this world, with its history, to another file</source>
        <translation>将此世界及其历史保存到另一个文件</translation>
    </message>
    <message>
        <source>&amp;Export map…</source>
        <translation>导出地图(&amp;E)…</translation>
    </message>
    <message>
        <source>Export a picture, Tiled map, text or JSON</source>
        <translation>导出图片、Tiled地图、文本或JSON</translation>
    </message>
    <message>
        <source>&amp;Go to…</source>
        <translation>转到(&amp;G)…</translation>
    </message>
    <message>
        <source>Go to coordinates</source>
        <translation>转到坐标</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>查找(&amp;I)…</translation>
    </message>
    <message>
        <source>Find chests, monsters and markers in stored regions</source>
        <translation>在存储的区域中查找宝箱、怪物和标记</translation>
    </message>
    <message>
        <source>&amp;Whole world</source>
        <translation>整个世界(&amp;W)</translation>
    </message>
    <message>
        <source>Zoom to all stored regions, or the whole level</source>
        <translation>缩放到所有存储的区域或整个关卡</translation>
    </message>
    <message>
        <source>Go to p&amp;layer</source>
        <translation>转到玩家(&amp;L)</translation>
    </message>
    <message>
        <source>Go to the player</source>
        <translation>转到玩家</translation>
    </message>
    <message>
        <source>Pre&amp;vious level</source>
        <translation>上一关卡(&amp;V)</translation>
    </message>
    <message>
        <source>Show the previous level</source>
        <translation>显示上一关卡</translation>
    </message>
    <message>
        <source>&amp;Next level</source>
        <translation>下一关卡(&amp;N)</translation>
    </message>
    <message>
        <source>Show the next level</source>
        <translation>显示下一关卡</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>&amp;Things</source>
        <translation>物件(&amp;T)</translation>
    </message>
    <message>
        <source>Show chests, monsters and markers</source>
        <translation>显示宝箱、怪物和标记</translation>
    </message>
    <message>
        <source>&amp;Explored only</source>
        <translation>仅已探索(&amp;E)</translation>
    </message>
    <message>
        <source>Hide unexplored cells</source>
        <translation>隐藏未探索的格</translation>
    </message>
    <message>
        <source>Two worlds side &amp;by side</source>
        <translation>两个世界并排(&amp;B)</translation>
    </message>
    <message>
        <source>Open another world next to this one, to copy between them</source>
        <translation>在旁边打开另一个世界，以便互相复制</translation>
    </message>
    <message>
        <source>Li&amp;ke this place…</source>
        <translation>类似此处(&amp;K)…</translation>
    </message>
    <message>
        <source>Search for worlds with a place like the selection, or like the middle of the map</source>
        <translation>搜索含有与选区（或地图中央）相似的地点的世界</translation>
    </message>
    <message>
        <source>Find places in this world by a sketch or a condition</source>
        <translation>按草图或条件在此世界中查找地点</translation>
    </message>
    <message>
        <source>G&amp;rid</source>
        <translation>网格(&amp;R)</translation>
    </message>
    <message>
        <source>Show lines at round coordinates</source>
        <translation>在整数坐标处显示线条</translation>
    </message>
    <message>
        <source>Find pl&amp;aces in this world…</source>
        <translation>在此世界中查找地点(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchCommands</name>
    <message>
        <source>World file</source>
        <translation>世界文件</translation>
    </message>
    <message>
        <source>Worlds (*%1)</source>
        <translation>世界 (*%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Folder of a world of the original game</source>
        <translation>原版游戏的世界文件夹</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Coordinates: x east, y north; such as 12, -40</source>
        <translation>坐标：x向东，y向北；例如12, -40</translation>
    </message>
    <message>
        <source>Coordinates on %1: x east, y north; such as 12, 7</source>
        <translation>%1上的坐标：x向东，y向北；例如12, 7</translation>
    </message>
    <message>
        <source>“%1” is not a position: enter two whole numbers, such as 12, -40 (x east, y north).</source>
        <translation>“%1”不是位置：请输入两个整数，例如12, -40（x向东，y向北）。</translation>
    </message>
    <message>
        <source>The stored regions are too far apart to show at once. Use the list of regions to visit each.</source>
        <translation>存储的区域相距太远，无法同时显示。请用区域列表逐个查看。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1副本</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已另存为%1。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Name of the new world</source>
        <translation>新世界的名称</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchController</name>
    <message>
        <source>Trial of trees</source>
        <translation>决策树试玩</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchPage</name>
    <message>
        <source>region %1, %2 cell %3, %4</source>
        <translation>区域%1, %2，格%3, %4</translation>
    </message>
    <message>
        <source>explored</source>
        <translation>已探索</translation>
    </message>
    <message>
        <source>closed chest</source>
        <translation>未打开的宝箱</translation>
    </message>
    <message>
        <source>claimed chest</source>
        <translation>已取走的宝箱</translation>
    </message>
    <message>
        <source>Make it a world…</source>
        <translation>保存为世界…</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>This world is damaged.</source>
        <translation>这个世界已损坏。</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be opened as a world.</source>
        <translation>“%1”无法作为世界打开。</translation>
    </message>
    <message>
        <source>Map of rooms</source>
        <translation>房间地图</translation>
    </message>
    <message>
        <source>No world</source>
        <translation>没有世界</translation>
    </message>
    <message>
        <source>edits are saved at once</source>
        <translation>编辑会立即保存</translation>
    </message>
    <message numerus="yes">
        <source>%n turns advanced, not saved</source>
        <translation>
            <numerusform>已推进%n回合，未保存</numerusform>
        </translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>from its seed</source>
        <translation>由种子生成</translation>
    </message>
    <message>
        <source>of the original game</source>
        <translation>原版游戏的</translation>
    </message>
    <message>
        <source>The file of “%1” was deleted, moved or replaced by another program. Save the world as a new file to continue editing; all previous edits are kept.</source>
        <translation>“%1”的文件被其他程序删除、移动或替换了。请将世界另存为新文件以继续编辑；此前的所有编辑都已保留。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>This world has no file yet. Save it as one of your worlds to edit it.</source>
        <translation>这个世界还没有文件。请先保存为你的世界再编辑。</translation>
    </message>
    <message>
        <source>The level shown (%1, %2)</source>
        <translation>当前显示的关卡（%1、%2）</translation>
    </message>
    <message>
        <source>Not everything in this folder could be read as it is.</source>
        <translation>此文件夹中的内容未能全部原样读取。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” (%Ln bytes) can&apos;t be opened as a world.
%2</source>
        <translation>
            <numerusform>“%1”（%Ln字节）无法作为世界打开。
%2</numerusform>
        </translation>
    </message>
    <message>
        <source>This seed has no such world.</source>
        <translation>此种子没有这样的世界。</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchPanels</name>
    <message>
        <source>Revert to the seed</source>
        <translation>还原为种子生成的状态</translation>
    </message>
    <message>
        <source>No world is open.</source>
        <translation>没有打开的世界。</translation>
    </message>
    <message>
        <source>Time doesn&apos;t pass while editing. Use Inspect to advance turns.</source>
        <translation>编辑时时间静止。要推进回合，请用“检查”。</translation>
    </message>
    <message>
        <source>No turn passes during a fight.</source>
        <translation>战斗期间不推进回合。</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>损坏</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Sight</source>
        <translation>视线</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Stamps</source>
        <translation>图章</translation>
    </message>
    <message>
        <source>The past is shown. Return to the present to advance turns.</source>
        <translation>正在显示过去。请回到现在再推进回合。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>轨迹</translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchWelcome</name>
    <message>
        <source>Seed “%1”, turn %2</source>
        <translation>种子“%1”，回合%2</translation>
    </message>
    <message>
        <source>Edit a world</source>
        <translation>编辑世界</translation>
    </message>
    <message>
        <source>Inspect a world</source>
        <translation>检查世界</translation>
    </message>
    <message>
        <source>Dig and fill, place chests and monsters, copy between worlds. Every edit is saved at once and can be undone, even after a restart.</source>
        <translation>挖掘和填充，放置宝箱和怪物，在世界之间复制。每次编辑都立即保存，并且可以撤销，重启后也一样。</translation>
    </message>
    <message>
        <source>See stored data, the player&apos;s changes, and lines of sight. Even worlds being played can be inspected; nothing is changed.</source>
        <translation>查看存储的数据、玩家的更改和视线。正在游玩的世界也可以检查；这里不会更改任何内容。</translation>
    </message>
    <message>
        <source>No worlds yet. Open a file, or start from a seed.</source>
        <translation>还没有世界：打开文件，或从种子开始。</translation>
    </message>
    <message>
        <source>Your worlds</source>
        <translation>你的世界</translation>
    </message>
    <message>
        <source>Level files:</source>
        <translation>关卡文件：</translation>
    </message>
    <message>
        <source>Recent level files</source>
        <translation>最近的关卡文件</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>种子(&amp;D)：</translation>
    </message>
    <message>
        <source>any text</source>
        <translation>任意文本</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Reading your worlds…</source>
        <translation>正在读取你的世界…</translation>
    </message>
</context>
<context>
    <name>cave::WorldActions</name>
    <message>
        <source>&amp;Play</source>
        <translation>游玩(&amp;P)</translation>
    </message>
    <message>
        <source>Continue this world</source>
        <translation>继续此世界</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation>检查(&amp;I)</translation>
    </message>
    <message>
        <source>Inspect this world&apos;s file</source>
        <translation>检查此世界的文件</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Edit this world</source>
        <translation>编辑此世界</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>Rename this world</source>
        <translation>重命名此世界</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>创建副本(&amp;U)</translation>
    </message>
    <message>
        <source>Duplicate this world</source>
        <translation>创建此世界的副本</translation>
    </message>
    <message>
        <source>Copy &amp;seed</source>
        <translation>复制种子(&amp;S)</translation>
    </message>
    <message>
        <source>Copy this world&apos;s seed</source>
        <translation>复制此世界的种子</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>在文件夹中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Open the folder with this world&apos;s file</source>
        <translation>打开此世界的文件所在的文件夹</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>校验(&amp;V)</translation>
    </message>
    <message>
        <source>Check this world&apos;s file for damage</source>
        <translation>检查此世界的文件是否损坏</translation>
    </message>
    <message>
        <source>R&amp;epair…</source>
        <translation>修复(&amp;E)…</translation>
    </message>
    <message>
        <source>Repair this world&apos;s file</source>
        <translation>修复此世界的文件</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Move this world to the bin</source>
        <translation>将此世界移到回收站</translation>
    </message>
    <message>
        <source>Copied the seed of “%1”.</source>
        <translation>已复制“%1”的种子。</translation>
    </message>
    <message>
        <source>The worlds are in %1</source>
        <translation>世界存放在%1</translation>
    </message>
    <message>
        <source>“%1” has no damage.</source>
        <translation>“%1”没有损坏。</translation>
    </message>
    <message>
        <source>“%1” is damaged.</source>
        <translation>“%1”已损坏。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” is damaged in %n places.</source>
        <translation>
            <numerusform>“%1”有%n处损坏。</numerusform>
        </translation>
    </message>
    <message>
        <source>Repair “%1”? Damaged regions revert to the seed and become unexplored. If the file itself is broken, readable parts are saved to a new file and the damaged file is kept.</source>
        <translation>修复“%1”？损坏的区域会还原为种子生成的状态，并变为未探索。如果文件本身已损坏，可读取的部分会保存到新文件，损坏的文件会保留。</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be repaired. Delete it, or replace it with a backup.</source>
        <translation>“%1”无法修复。请删除它，或用备份替换。</translation>
    </message>
    <message>
        <source>Not all of “%1” could be repaired.</source>
        <translation>“%1”未能全部修复。</translation>
    </message>
    <message>
        <source>“%1” was repaired.</source>
        <translation>“%1”已修复。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” was repaired in %n places.</source>
        <translation>
            <numerusform>“%1”已修复%n处。</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>损坏的文件保留为%1。</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be moved to the bin. Delete it permanently? This can&apos;t be undone.</source>
        <translation>“%1”无法移到回收站。永久删除？此操作不能撤销。</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>“%1” is in the bin.</source>
        <translation>“%1”已移到回收站。</translation>
    </message>
    <message>
        <source>&amp;Undo deletion</source>
        <translation>撤销删除(&amp;U)</translation>
    </message>
    <message>
        <source>Restore the world that was deleted last</source>
        <translation>恢复最近删除的世界</translation>
    </message>
</context>
<context>
    <name>cave::WorldCardDelegate</name>
    <message>
        <source>One damaged region</source>
        <translation>1个损坏的区域</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged regions</source>
        <translation>
            <numerusform>%n个损坏的区域</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed: empty</source>
        <translation>种子：空</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>种子：%1</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
</context>
<context>
    <name>cave::WorldForm</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>World name</source>
        <translation>世界名称</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>Another random seed</source>
        <translation>换一个随机种子</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Any text. The same seed and settings always generate the same world.</source>
        <translation>任意文本。相同的种子和设置总是生成相同的世界。</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>游玩</translation>
    </message>
    <message>
        <source>Map of rooms</source>
        <translation>房间地图</translation>
    </message>
    <message>
        <source>Cave settings</source>
        <translation>洞穴设置</translation>
    </message>
    <message>
        <source>You already have a world with this name; this will be another one.</source>
        <translation>已有同名的世界；这将是另一个世界。</translation>
    </message>
    <message>
        <source>Seed of the day: the same for everyone today</source>
        <translation>今日种子：今天所有人都相同</translation>
    </message>
    <message>
        <source>Seed of the day</source>
        <translation>今日种子</translation>
    </message>
    <message>
        <source>An empty seed is valid</source>
        <translation>种子可以为空</translation>
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
        <translation>世界%1的种子</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>Version of the generator</source>
        <translation>生成器的版本</translation>
    </message>
    <message>
        <source>Which world is shown here</source>
        <translation>此处显示哪个世界</translation>
    </message>
    <message>
        <source>Terrain settings</source>
        <translation>地形设置</translation>
    </message>
    <message>
        <source>Play this world</source>
        <translation>游玩此世界</translation>
    </message>
    <message>
        <source>Remove this world from the comparison</source>
        <translation>将此世界移出比较</translation>
    </message>
    <message>
        <source>Empty seed</source>
        <translation>空种子</translation>
    </message>
    <message>
        <source>Seed: any text. The map updates as you type.</source>
        <translation>种子：任意文本。地图会随输入更新。</translation>
    </message>
    <message numerus="yes">
        <source>Terrain settings, %n changed:</source>
        <translation>
            <numerusform>地形设置，%n项已更改：</numerusform>
        </translation>
    </message>
    <message>
        <source>Terrain settings: defaults</source>
        <translation>地形设置：默认</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
</context>
<context>
    <name>cave::WorldListModel</name>
    <message>
        <source>%1 · created %2</source>
        <translation>%1 · %2创建</translation>
    </message>
    <message>
        <source>%1 · played %2</source>
        <translation>%1 · %2玩过</translation>
    </message>
    <message numerus="yes">
        <source>Won · score %Ln</source>
        <translation>
            <numerusform>获胜 · 得分%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on level %1 · score %Ln</source>
        <translation>
            <numerusform>死于第%1关 · 得分%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died in room %1 · score %Ln</source>
        <translation>
            <numerusform>死于房间%1 · 得分%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level %1 of %2 · score %Ln</source>
        <translation>
            <numerusform>第%1关，共%2关 · 得分%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room %1 · score %Ln</source>
        <translation>
            <numerusform>房间%1 · 得分%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on floor %1 · score %Ln</source>
        <translation>
            <numerusform>死于第%1层 · 得分%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Floor %1 of %2 · score %Ln</source>
        <translation>
            <numerusform>第%1层，共%2层 · 得分%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on turn %1 · score %Ln</source>
        <translation>
            <numerusform>死于第%1回合 · 得分%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1 · score %Ln</source>
        <translation>
            <numerusform>第%1回合 · 得分%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells explored · turn %1</source>
        <translation>
            <numerusform>已探索%Ln格 · 回合%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy · %1</source>
        <translation>副本 · %1</translation>
    </message>
    <message>
        <source>A copy of a run that went on elsewhere: it isn&apos;t ranked.</source>
        <translation>在别处继续过的一局的副本：不计名次。</translation>
    </message>
</context>
<context>
    <name>cave::WorldOpener</name>
    <message>
        <source>This world is open elsewhere; it is read-only here.</source>
        <translation>此世界已在别处打开：此处为只读。</translation>
    </message>
    <message>
        <source>“%1” could not be reloaded. You see its previous state.</source>
        <translation>无法重新加载“%1”。你看到的是其先前的状态。</translation>
    </message>
    <message>
        <source>This world is being edited in the other map; it is read-only here.</source>
        <translation>此世界正在另一张地图中编辑：此处为只读。</translation>
    </message>
</context>
</TS>
