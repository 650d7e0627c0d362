<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Content</name>
    <message numerus="yes">
        <source>%Ln gold</source>
        <translation>
            <numerusform>%Ln gold</numerusform>
            <numerusform>%Ln gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkText</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Metric</name>
    <message numerus="yes">
        <source>The square: %n cells from the spawn each way; in worlds of levels the level of that number, or all if there is none.</source>
        <translation>
            <numerusform>The square: %n cell from the spawn each way; in worlds of levels the level of that number, or all if there is none.</numerusform>
            <numerusform>The square: %n cells from the spawn each way; in worlds of levels the level of that number, or all if there is none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n steps.</source>
        <translation>
            <numerusform>Within %n step.</numerusform>
            <numerusform>Within %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched up to %n steps away.</source>
        <translation>
            <numerusform>Searched up to %n step away.</numerusform>
            <numerusform>Searched up to %n steps away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mind</name>
    <message numerus="yes">
        <source>hunts for %n more turns</source>
        <translation>
            <numerusform>hunts for %n more turn</numerusform>
            <numerusform>hunts for %n more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enough for %n steps this turn.</source>
        <translation>
            <numerusform>Enough for %n step this turn.</numerusform>
            <numerusform>Enough for %n steps this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its path has %n steps.</source>
        <translation>
            <numerusform>Its path has %n step.</numerusform>
            <numerusform>Its path has %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The player is too far away: only monsters within %n cells act.</source>
        <translation>
            <numerusform>The player is too far away: only monsters within %n cell act.</numerusform>
            <numerusform>The player is too far away: only monsters within %n cells act.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NumberUnit</name>
    <message numerus="yes">
        <source> cells</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> cell</numerusform>
            <numerusform> cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> steps</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> step</numerusform>
            <numerusform> steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> tiles</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> tile</numerusform>
            <numerusform> tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> neighbours</source>
        <comment>after a number in a field</comment>
        <translation>
            <numerusform> neighbour</numerusform>
            <numerusform> neighbours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Plots</name>
    <message numerus="yes">
        <source>%n near misses</source>
        <translation>
            <numerusform>%n near miss</numerusform>
            <numerusform>%n near misses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RelativeTime</name>
    <message numerus="yes">
        <source>%n minutes ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hours ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message numerus="yes">
        <source>followed by %Ln near misses</source>
        <translation>
            <numerusform>followed by %Ln near miss</numerusform>
            <numerusform>followed by %Ln near misses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>near misses from %Ln seeds only, to save time</source>
        <translation>
            <numerusform>near misses from %Ln seed only, to save time</numerusform>
            <numerusform>near misses from %Ln seeds only, to save time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SightTexts</name>
    <message numerus="yes">
        <source>From %1 to %2, %Ln cells</source>
        <translation>
            <numerusform>From %1 to %2, %Ln cell</numerusform>
            <numerusform>From %1 to %2, %Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells seen, %2 hidden by rock, %3 by gaps.</source>
        <translation>
            <numerusform>%1: %Ln cell seen, %2 hidden by rock, %3 by gaps.</numerusform>
            <numerusform>%1: %Ln cells seen, %2 hidden by rock, %3 by gaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safest: %Ln steps, %1 of its cells seen.</source>
        <translation>
            <numerusform>Safest: %Ln step, %1 of its cells seen.</numerusform>
            <numerusform>Safest: %Ln steps, %1 of its cells seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fastest: %Ln steps, %1 of its cells seen.</source>
        <translation>
            <numerusform>Fastest: %Ln step, %1 of its cells seen.</numerusform>
            <numerusform>Fastest: %Ln steps, %1 of its cells seen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::BestiaryView</name>
    <message numerus="yes">
        <source>%n kinds not met yet</source>
        <translation>
            <numerusform>%n kind not met yet</numerusform>
            <numerusform>%n kinds not met yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::CavePreview</name>
    <message numerus="yes">
        <source>%n rooms</source>
        <translation>
            <numerusform>%n room</numerusform>
            <numerusform>%n rooms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doors from start to boss</source>
        <translation>
            <numerusform>%n door from start to boss</numerusform>
            <numerusform>%n doors from start to boss</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::CellDescription</name>
    <message numerus="yes">
        <source>It chases anyone within %n cells.</source>
        <translation>
            <numerusform>It chases anyone within %n cell.</numerusform>
            <numerusform>It chases anyone within %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::CertificateDialog</name>
    <message numerus="yes">
        <source>✗ %n runs differ; see the details.</source>
        <translation>
            <numerusform>✗ %n run differs; see the details.</numerusform>
            <numerusform>✗ %n runs differ; see the details.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ChangesModel</name>
    <message numerus="yes">
        <source>%n cells dug</source>
        <translation>
            <numerusform>%n cell dug</numerusform>
            <numerusform>%n cells dug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells filled</source>
        <translation>
            <numerusform>%n cell filled</numerusform>
            <numerusform>%n cells filled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells flooded</source>
        <translation>
            <numerusform>%n cell flooded</numerusform>
            <numerusform>%n cells flooded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells drained</source>
        <translation>
            <numerusform>%n cell drained</numerusform>
            <numerusform>%n cells drained</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells planted with trees</source>
        <translation>
            <numerusform>%n cell planted with trees</numerusform>
            <numerusform>%n cells planted with trees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells felled</source>
        <translation>
            <numerusform>%n cell felled</numerusform>
            <numerusform>%n cells felled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ChangesPanel</name>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparing, %n left</source>
        <translation>
            <numerusform>comparing, %n left</numerusform>
            <numerusform>comparing, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells explored</source>
        <translation>
            <numerusform>%Ln cell explored</numerusform>
            <numerusform>%Ln cells explored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::CombatOutcome</name>
    <message numerus="yes">
        <source>You gain %n experience.</source>
        <translation>
            <numerusform>You gain %n experience.</numerusform>
            <numerusform>You gain %n experience.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::CombatPanel</name>
    <message numerus="yes">
        <source>The monster kills you in about %n blows.</source>
        <translation>
            <numerusform>The monster kills you in about %n blow.</numerusform>
            <numerusform>The monster kills you in about %n blows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blow that hurts poisons you for %n turns.</source>
        <translation>
            <numerusform>A blow that hurts poisons you for %n turn.</numerusform>
            <numerusform>A blow that hurts poisons you for %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::CompareMetrics</name>
    <message numerus="yes">
        <source>Measured in the square within %n cells of the entrance.</source>
        <translation>
            <numerusform>Measured in the square within %n cell of the entrance.</numerusform>
            <numerusform>Measured in the square within %n cells of the entrance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured within %n steps of the entrance.</source>
        <translation>
            <numerusform>Measured within %n step of the entrance.</numerusform>
            <numerusform>Measured within %n steps of the entrance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searched up to %n steps from the entrance.</source>
        <translation>
            <numerusform>Searched up to %n step from the entrance.</numerusform>
            <numerusform>Searched up to %n steps from the entrance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ConsumableText</name>
    <message numerus="yes">
        <source>You recover %n HP.</source>
        <translation>
            <numerusform>You recover %n HP.</numerusform>
            <numerusform>You recover %n HP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your armour hardens: %n points are back.</source>
        <translation>
            <numerusform>Your armour hardens: %n point is back.</numerusform>
            <numerusform>Your armour hardens: %n points are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your next %n blows do more damage.</source>
        <translation>
            <numerusform>Your next blow does more damage.</numerusform>
            <numerusform>Your next %n blows do more damage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see twice as far for %n turns.</source>
        <translation>
            <numerusform>You see twice as far for %n turn.</numerusform>
            <numerusform>You see twice as far for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It burns: you are poisoned for %n turns.</source>
        <translation>
            <numerusform>It burns: you are poisoned for %n turn.</numerusform>
            <numerusform>It burns: you are poisoned for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your next %n blows do %1 % more damage.</source>
        <translation>
            <numerusform>Your next blow does %1 % more damage.</numerusform>
            <numerusform>Your next %n blows do %1 % more damage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Poisons whoever drinks it for %n turns.</source>
        <translation>
            <numerusform>Poisons whoever drinks it for %n turn.</numerusform>
            <numerusform>Poisons whoever drinks it for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You feel stronger: %n HP more from now on.</source>
        <translation>
            <numerusform>You feel stronger: %n HP more from now on.</numerusform>
            <numerusform>You feel stronger: %n HP more from now on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lantern reaches %n cells farther.</source>
        <translation>
            <numerusform>Your lantern reaches %n cell farther.</numerusform>
            <numerusform>Your lantern reaches %n cells farther.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see %n cells farther.</source>
        <translation>
            <numerusform>You see %n cell farther.</numerusform>
            <numerusform>You see %n cells farther.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You permanently see %n cells farther.</source>
        <translation>
            <numerusform>You see %n cell farther for good.</numerusform>
            <numerusform>You see %n cells farther for good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets you leave a fight without a parting blow. Hunters lose track of you, and none sees you in the smoke for %n turns.</source>
        <translation>
            <numerusform>Lets you leave a fight without a parting blow. Hunters lose track of you, and none sees you in the smoke for %n turn.</numerusform>
            <numerusform>Lets you leave a fight without a parting blow. Hunters lose track of you, and none sees you in the smoke for %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ContentsPanel</name>
    <message numerus="yes">
        <source>Hunts for %n more turns, saw you at</source>
        <translation>
            <numerusform>Hunts for %n more turn, saw you at</numerusform>
            <numerusform>Hunts for %n more turns, saw you at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::DamagePanel</name>
    <message numerus="yes">
        <source>Repair region %1? What can be read is kept, and the rest is as generated and unexplored. The %Ln damaged bytes stay in the file, but are no longer reported.</source>
        <translation>
            <numerusform>Repair region %1? What can be read is kept, and the rest is as generated and unexplored. The %Ln damaged byte stays in the file, but is no longer reported.</numerusform>
            <numerusform>Repair region %1? What can be read is kept, and the rest is as generated and unexplored. The %Ln damaged bytes stay in the file, but are no longer reported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::DifferenceLegend</name>
    <message numerus="yes">
        <source>%Ln cells (%1 %)</source>
        <translation>
            <numerusform>%Ln cell (%1 %)</numerusform>
            <numerusform>%Ln cells (%1 %)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ElsewhereDialog</name>
    <message numerus="yes">
        <source>Only here.sh stops after %Ln matches: shards don&apos;t know what the others have found.</source>
        <translation>
            <numerusform>Only here.sh stops after %Ln match: shards don&apos;t know what the others have found.</numerusform>
            <numerusform>Only here.sh stops after %Ln matches: shards don&apos;t know what the others have found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::EventMessages</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n experience</source>
        <translation>
            <numerusform>%n experience</numerusform>
            <numerusform>%n experience</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You leave the dungeon. Score: %Ln.</source>
        <translation>
            <numerusform>You leave the dungeon. Score: %Ln.</numerusform>
            <numerusform>You leave the dungeon. Score: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win! Score: %Ln.</source>
        <translation>
            <numerusform>You win! Score: %Ln.</numerusform>
            <numerusform>You win! Score: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your run is over. Score: %Ln.</source>
        <translation>
            <numerusform>Your run is over. Score: %Ln.</numerusform>
            <numerusform>Your run is over. Score: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is lost. Score: %Ln.</source>
        <translation>
            <numerusform>The run is lost. Score: %Ln.</numerusform>
            <numerusform>The run is lost. Score: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is lost. Your score: %Ln.</source>
        <translation>
            <numerusform>The run is lost. Your score: %Ln.</numerusform>
            <numerusform>The run is lost. Your score: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is won, thanks to %1. Score: %Ln.</source>
        <translation>
            <numerusform>The run is won, thanks to %1. Score: %Ln.</numerusform>
            <numerusform>The run is won, thanks to %1. Score: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is won, thanks to %1. Your score: %Ln.</source>
        <translation>
            <numerusform>The run is won, thanks to %1. Your score: %Ln.</numerusform>
            <numerusform>The run is won, thanks to %1. Your score: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::FightChoices</name>
    <message numerus="yes">
        <source>choose from %n kinds</source>
        <translation>
            <numerusform>use %n kind</numerusform>
            <numerusform>choose from %n kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::FileController</name>
    <message numerus="yes">
        <source>“%1” was imported: %n regions.</source>
        <translation>
            <numerusform>“%1” was imported: %n region.</numerusform>
            <numerusform>“%1” was imported: %n regions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %n regions to %1.</source>
        <translation>
            <numerusform>Exported %n region to %1.</numerusform>
            <numerusform>Exported %n regions to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::FindPanel</name>
    <message numerus="yes">
        <source>%1 found · searched %n stored regions</source>
        <translation>
            <numerusform>%1 found · searched %n stored region</numerusform>
            <numerusform>%1 found · searched %n stored regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::HostingPanel</name>
    <message numerus="yes">
        <source>%n wrong codes from %1.</source>
        <translation>
            <numerusform>%n wrong code from %1.</numerusform>
            <numerusform>%n wrong codes from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n others are playing in this world. Stop hosting?</source>
        <translation>
            <numerusform>%n other is playing in this world. Stop hosting?</numerusform>
            <numerusform>%n others are playing in this world. Stop hosting?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ImportPage</name>
    <message numerus="yes">
        <source>%n settings imported</source>
        <translation>
            <numerusform>%n setting imported</numerusform>
            <numerusform>%n settings imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n notes.</source>
        <translation>
            <numerusform>; %n note.</numerusform>
            <numerusform>; %n notes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::InventoryDialog</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blows</source>
        <translation>
            <numerusform>%n blow</numerusform>
            <numerusform>%n blows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n points; points used by a blow return two blows later.</source>
        <translation>
            <numerusform>It has %n point; points used by a blow return two blows later.</numerusform>
            <numerusform>It has %n points; points used by a blow return two blows later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocks %n points of every hit.</source>
        <translation>
            <numerusform>Blocks %n point of every hit.</numerusform>
            <numerusform>Blocks %n points of every hit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::InventoryModel</name>
    <message numerus="yes">
        <source>amount %n</source>
        <translation>
            <numerusform>amount %n</numerusform>
            <numerusform>amount %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::MarksPanel</name>
    <message numerus="yes">
        <source>At most %n tags are saved.</source>
        <translation>
            <numerusform>At most %n tag is saved.</numerusform>
            <numerusform>At most %n tags are saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ObjectiveText</name>
    <message numerus="yes">
        <source>%n monsters</source>
        <translation>
            <numerusform>%n monster</numerusform>
            <numerusform>%n monsters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chests</source>
        <translation>
            <numerusform>%n chest</numerusform>
            <numerusform>%n chests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Explore for treasure: %n chests opened.</source>
        <translation>
            <numerusform>Explore for treasure: %n chest opened.</numerusform>
            <numerusform>Explore for treasure: %n chests opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PastWatchEdit</name>
    <message numerus="yes">
        <source>Looking… It holds in %Ln turns so far.</source>
        <translation>
            <numerusform>Looking… It holds in %Ln turn so far.</numerusform>
            <numerusform>Looking… It holds in %Ln turns so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The watch point holds in %Ln turns.</source>
        <translation>
            <numerusform>The watch point holds in %Ln turn.</numerusform>
            <numerusform>The watch point holds in %Ln turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PictureDialog</name>
    <message numerus="yes">
        <source>%n maps: a picture of %1 × %2 pixels.</source>
        <translation>
            <numerusform>%n map: a picture of %1 × %2 pixels.</numerusform>
            <numerusform>%n maps: a picture of %1 × %2 pixels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlacesModel</name>
    <message numerus="yes">
        <source>%1 · %Ln cells from the spawn</source>
        <comment>coordinates, distance</comment>
        <translation>
            <numerusform>%1 · %Ln cell from the spawn</numerusform>
            <numerusform>%1 · %Ln cells from the spawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlacesPanel</name>
    <message numerus="yes">
        <source>searched %Ln cells around the spawn</source>
        <translation>
            <numerusform>searched %Ln cell around the spawn</numerusform>
            <numerusform>searched %Ln cells around the spawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlayController</name>
    <message numerus="yes">
        <source>%n regions are damaged; what can&apos;t be read of them is as generated and unexplored. The first: %1</source>
        <translation>
            <numerusform>%n region is damaged; what can&apos;t be read of it is as generated and unexplored. The first: %1</numerusform>
            <numerusform>%n regions are damaged; what can&apos;t be read of them is as generated and unexplored. The first: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlayStatus</name>
    <message numerus="yes">
        <source>Turn %1 · %Ln cells explored</source>
        <translation>
            <numerusform>Turn %1 · %Ln cell explored</numerusform>
            <numerusform>Turn %1 · %Ln cells explored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln · Turn %1</source>
        <translation>
            <numerusform>Score %Ln · Turn %1</numerusform>
            <numerusform>Score %Ln · Turn %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %Ln · %1</source>
        <translation>
            <numerusform>Score %Ln · %1</numerusform>
            <numerusform>Score %Ln · %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlayerFacts</name>
    <message numerus="yes">
        <source>Score %Ln</source>
        <translation>
            <numerusform>Score %Ln</numerusform>
            <numerusform>Score %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::PlotsPage</name>
    <message numerus="yes">
        <source>%Ln near misses, not part of the means</source>
        <translation>
            <numerusform>%Ln near miss, not part of the means</numerusform>
            <numerusform>%Ln near misses, not part of the means</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RandomSource</name>
    <message numerus="yes">
        <source>%Ln random seeds; draw %1 is reproducible</source>
        <translation>
            <numerusform>%Ln random seed; draw %1 is reproducible</numerusform>
            <numerusform>%Ln random seeds; draw %1 is reproducible</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RawPanel</name>
    <message numerus="yes">
        <source>%n bytes selected</source>
        <translation>
            <numerusform>%n byte selected</numerusform>
            <numerusform>%n bytes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes stored, %1 inflated: %2 %</source>
        <translation>
            <numerusform>%Ln byte stored, %1 inflated: %2 %</numerusform>
            <numerusform>%Ln bytes stored, %1 inflated: %2 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes stored, can&apos;t be inflated</source>
        <translation>
            <numerusform>%Ln byte stored, can&apos;t be inflated</numerusform>
            <numerusform>%Ln bytes stored, can&apos;t be inflated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RegionColouring</name>
    <message numerus="yes">
        <source>changed %Ln turns ago</source>
        <translation>
            <numerusform>changed %Ln turn ago</numerusform>
            <numerusform>changed %Ln turns ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RegionsPanel</name>
    <message numerus="yes">
        <source>%1 of %n regions</source>
        <translation>
            <numerusform>%1 of %n region</numerusform>
            <numerusform>%1 of %n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparing, %n left</source>
        <translation>
            <numerusform>comparing, %n left</numerusform>
            <numerusform>comparing, %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ReplayWindow</name>
    <message numerus="yes">
        <source>Identical: %Ln commands, state %1.</source>
        <translation>
            <numerusform>Identical: %Ln command, state %1.</numerusform>
            <numerusform>Identical: %Ln commands, state %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RoomHud</name>
    <message numerus="yes">
        <source>%n enemies left</source>
        <translation>
            <numerusform>%n enemy left</numerusform>
            <numerusform>%n enemies left</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n rooms visited</source>
        <translation>
            <numerusform>%n room visited</numerusform>
            <numerusform>%n rooms visited</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RoomsChoice</name>
    <message numerus="yes">
        <source>Uses %Ln of your own rooms, stored in the world.</source>
        <translation>
            <numerusform>Uses %Ln of your own rooms, stored in the world.</numerusform>
            <numerusform>Uses %Ln of your own rooms, stored in the world.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uses %Ln rooms of “%1”, stored in the world.</source>
        <translation>
            <numerusform>Uses %Ln room of “%1”, stored in the world.</numerusform>
            <numerusform>Uses %Ln rooms of “%1”, stored in the world.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RunCardDialog</name>
    <message numerus="yes">
        <source>%Ln turns</source>
        <translation>
            <numerusform>%Ln turn</numerusform>
            <numerusform>%Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, seed “%2”: %3, score %Ln, %4, kills %5.</source>
        <translation>
            <numerusform>%1, seed “%2”: %3, score %Ln, %4, kills %5.</numerusform>
            <numerusform>%1, seed “%2”: %3, score %Ln, %4, kills %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proved: its %Ln commands, played from the seed by the rules of this version, lead to exactly this.</source>
        <translation>
            <numerusform>Proved: its %Ln command, played from the seed by the rules of this version, leads to exactly this.</numerusform>
            <numerusform>Proved: its %Ln commands, played from the seed by the rules of this version, lead to exactly this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RunEndPanel</name>
    <message numerus="yes">
        <source>%1, and %n more kinds of items</source>
        <translation>
            <numerusform>%1, and %n more kind of item</numerusform>
            <numerusform>%1, and %n more kinds of items</numerusform>
        </translation>
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
            <numerusform>%1: score %Ln, kills %2, found %3</numerusform>
            <numerusform>%1: score %Ln, kills %2, found %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::RunsDialog</name>
    <message numerus="yes">
        <source>%n runs can&apos;t be read. They stay in the file.</source>
        <translation>
            <numerusform>%n run can&apos;t be read. It stays in the file.</numerusform>
            <numerusform>%n runs can&apos;t be read. They stay in the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::SearchPanel</name>
    <message numerus="yes">
        <source>This search isn&apos;t finished: %1
%2, %Ln matches.</source>
        <translation>
            <numerusform>This search isn&apos;t finished: %1
%2, %Ln match.</numerusform>
            <numerusform>This search isn&apos;t finished: %1
%2, %Ln matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search was interrupted: %1
%2, %Ln matches.</source>
        <translation>
            <numerusform>A search was interrupted: %1
%2, %Ln match.</numerusform>
            <numerusform>A search was interrupted: %1
%2, %Ln matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::SeedFiles</name>
    <message numerus="yes">
        <source>Copied %n seeds.</source>
        <translation>
            <numerusform>Copied %n seed.</numerusform>
            <numerusform>Copied %n seeds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n rows.</source>
        <translation>
            <numerusform>Copied %n row.</numerusform>
            <numerusform>Copied %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them were not fully measured yet.</source>
        <translation>
            <numerusform>%n of them was not fully measured yet.</numerusform>
            <numerusform>%n of them were not fully measured yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::SeedsPage</name>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved seeds can&apos;t be read. They stay in the file.</source>
        <translation>
            <numerusform>%n saved seed can&apos;t be read. It stays in the file.</numerusform>
            <numerusform>%n saved seeds can&apos;t be read. They stay in the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::SightPanel</name>
    <message numerus="yes">
        <source>%1: %Ln cells in view.</source>
        <translation>
            <numerusform>%1: %Ln cell in view.</numerusform>
            <numerusform>%1: %Ln cells in view.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln cells in view, %2 by the other algorithm.</source>
        <translation>
            <numerusform>%1: %Ln cell in view, %2 by the other algorithm.</numerusform>
            <numerusform>%1: %Ln cells in view, %2 by the other algorithm.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::ThingsInView</name>
    <message numerus="yes">
        <source>%n cells away</source>
        <translation>
            <numerusform>%n cell away</numerusform>
            <numerusform>%n cells away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::TogetherController</name>
    <message numerus="yes">
        <source>%n others are playing in “%1”. Closing it ends the game for them.</source>
        <translation>
            <numerusform>%n other is playing in “%1”. Closing it ends the game for them.</numerusform>
            <numerusform>%n others are playing in “%1”. Closing it ends the game for them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::TraceModel</name>
    <message numerus="yes">
        <source>hunts for %n more turns, last saw the player at %1</source>
        <translation>
            <numerusform>hunts for %n more turn, last saw the player at %1</numerusform>
            <numerusform>hunts for %n more turns, last saw the player at %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::TracePanel</name>
    <message numerus="yes">
        <source>%Ln turns listed, from turn %1 to turn %2</source>
        <translation>
            <numerusform>%Ln turn listed, from turn %1 to turn %2</numerusform>
            <numerusform>%Ln turns listed, from turn %1 to turn %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WhatIfWindow</name>
    <message numerus="yes">
        <source>%Ln commands are not possible in the other run and are left out.</source>
        <translation>
            <numerusform>%Ln command is not possible in the other run and is left out.</numerusform>
            <numerusform>%Ln commands are not possible in the other run and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of your commands come after the end of the comparison and are not given.</source>
        <translation>
            <numerusform>%Ln of your commands comes after the end of the comparison and is not given.</numerusform>
            <numerusform>%Ln of your commands come after the end of the comparison and are not given.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WorkbenchPage</name>
    <message numerus="yes">
        <source>%n turns advanced, not saved</source>
        <translation>
            <numerusform>%n turn advanced, not saved</numerusform>
            <numerusform>%n turns advanced, not saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” (%Ln bytes) can&apos;t be opened as a world.
%2</source>
        <translation>
            <numerusform>“%1” (%Ln byte) can&apos;t be opened as a world.
%2</numerusform>
            <numerusform>“%1” (%Ln bytes) can&apos;t be opened as a world.
%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WorldActions</name>
    <message numerus="yes">
        <source>“%1” is damaged in %n places.</source>
        <translation>
            <numerusform>“%1” is damaged in %n place.</numerusform>
            <numerusform>“%1” is damaged in %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” was repaired in %n places.</source>
        <translation>
            <numerusform>“%1” was repaired in %n place.</numerusform>
            <numerusform>“%1” was repaired in %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WorldCardDelegate</name>
    <message numerus="yes">
        <source>%n damaged regions</source>
        <translation>
            <numerusform>%n damaged region</numerusform>
            <numerusform>%n damaged regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WorldHeader</name>
    <message numerus="yes">
        <source>Terrain settings, %n changed:</source>
        <translation>
            <numerusform>Terrain settings, %n changed:</numerusform>
            <numerusform>Terrain settings, %n changed:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cave::WorldListModel</name>
    <message numerus="yes">
        <source>Won · score %Ln</source>
        <translation>
            <numerusform>Won · score %Ln</numerusform>
            <numerusform>Won · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on level %1 · score %Ln</source>
        <translation>
            <numerusform>Died on level %1 · score %Ln</numerusform>
            <numerusform>Died on level %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died in room %1 · score %Ln</source>
        <translation>
            <numerusform>Died in room %1 · score %Ln</numerusform>
            <numerusform>Died in room %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level %1 of %2 · score %Ln</source>
        <translation>
            <numerusform>Level %1 of %2 · score %Ln</numerusform>
            <numerusform>Level %1 of %2 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room %1 · score %Ln</source>
        <translation>
            <numerusform>Room %1 · score %Ln</numerusform>
            <numerusform>Room %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on floor %1 · score %Ln</source>
        <translation>
            <numerusform>Died on floor %1 · score %Ln</numerusform>
            <numerusform>Died on floor %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Floor %1 of %2 · score %Ln</source>
        <translation>
            <numerusform>Floor %1 of %2 · score %Ln</numerusform>
            <numerusform>Floor %1 of %2 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Died on turn %1 · score %Ln</source>
        <translation>
            <numerusform>Died on turn %1 · score %Ln</numerusform>
            <numerusform>Died on turn %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %1 · score %Ln</source>
        <translation>
            <numerusform>Turn %1 · score %Ln</numerusform>
            <numerusform>Turn %1 · score %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells explored · turn %1</source>
        <translation>
            <numerusform>%Ln cell explored · turn %1</numerusform>
            <numerusform>%Ln cells explored · turn %1</numerusform>
        </translation>
    </message>
</context>
</TS>
