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
        <source>You see %n cells farther for good.</source>
        <translation>
            <numerusform>You see %n cell farther for good.</numerusform>
            <numerusform>You see %n cells farther for good.</numerusform>
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
    <name>cave::RawPanel</name>
    <message numerus="yes">
        <source>%n bytes selected</source>
        <translation>
            <numerusform>%n byte selected</numerusform>
            <numerusform>%n bytes selected</numerusform>
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
    <name>cave::RoomHud</name>
    <message numerus="yes">
        <source>%n enemies left</source>
        <translation>
            <numerusform>%n enemy left</numerusform>
            <numerusform>%n enemies left</numerusform>
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
    <name>cave::RunEndPanel</name>
    <message numerus="yes">
        <source>%1, and %n more kinds of items</source>
        <translation>
            <numerusform>%1, and %n more kind of item</numerusform>
            <numerusform>%1, and %n more kinds of items</numerusform>
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
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
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
    <name>cave::WorkbenchPage</name>
    <message numerus="yes">
        <source>%n turns advanced, not saved</source>
        <translation>
            <numerusform>%n turn advanced, not saved</numerusform>
            <numerusform>%n turns advanced, not saved</numerusform>
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
</TS>
