import type { GenreKey } from '../../../seed/data-types.ts';
import type { Scene } from '../scene.ts';
import { burst } from './comedy/burst.ts';
import { cutPaper } from './comedy/cut-paper.ts';
import { fourColours } from './comedy/four-colours.ts';
import { headlong } from './comedy/headlong.ts';
import { iris } from './comedy/iris.ts';
import { loop } from './comedy/loop.ts';
import { oddOneOut } from './comedy/odd-one-out.ts';
import { openRoad } from './comedy/open-road.ts';
import { peeking } from './comedy/peeking.ts';
import { seesaw } from './comedy/seesaw.ts';
import { signpost } from './comedy/signpost.ts';
import { stacked } from './comedy/stacked.ts';
import { tablecloth } from './comedy/tablecloth.ts';
import { bigConcert } from './concert/big-concert.ts';
import { equaliser } from './concert/equaliser.ts';
import { grooves } from './concert/grooves.ts';
import { laserFan } from './concert/laser-fan.ts';
import { lightTunnel } from './concert/light-tunnel.ts';
import { misprint } from './concert/misprint.ts';
import { pulseLines } from './concert/pulse-lines.ts';
import { soundRings } from './concert/sound-rings.ts';
import { aperture } from './documentary/aperture.ts';
import { bars } from './documentary/bars.ts';
import { contactSheet } from './documentary/contact-sheet.ts';
import { fieldNotes } from './documentary/field-notes.ts';
import { halftone } from './documentary/halftone.ts';
import { measured } from './documentary/measured.ts';
import { prints } from './documentary/prints.ts';
import { threeHours } from './documentary/three-hours.ts';
import { divided } from './drama/divided.ts';
import { doorway } from './drama/doorway.ts';
import { giant } from './drama/giant.ts';
import { innerLandscape } from './drama/inner-landscape.ts';
import { longShadow } from './drama/long-shadow.ts';
import { longTable } from './drama/long-table.ts';
import { lowHorizon } from './drama/low-horizon.ts';
import { pictureWall } from './drama/picture-wall.ts';
import { ridgeWalker } from './drama/ridge-walker.ts';
import { ripple } from './drama/ripple.ts';
import { slope } from './drama/slope.ts';
import { tornPaper } from './drama/torn-paper.ts';
import { windowLight } from './drama/window-light.ts';
import { windowOfItself } from './drama/window-of-itself.ts';
import { altarpiece } from './history/altarpiece.ts';
import { colonnade } from './history/colonnade.ts';
import { manuscript } from './history/manuscript.ts';
import { medallion } from './history/medallion.ts';
import { monument } from './history/monument.ts';
import { postage } from './history/postage.ts';
import { raysOfFame } from './history/rays-of-fame.ts';
import { strata } from './history/strata.ts';
import { tapestry } from './history/tapestry.ts';
import { chorusLine } from './musical/chorus-line.ts';
import { confetti } from './musical/confetti.ts';
import { decoFan } from './musical/deco-fan.ts';
import { keyboard } from './musical/keyboard.ts';
import { marquee } from './musical/marquee.ts';
import { showStairs } from './musical/show-stairs.ts';
import { stave } from './musical/stave.ts';
import { boxes } from './opera/boxes.ts';
import { chandelier } from './opera/chandelier.ts';
import { curtainSlit } from './opera/curtain-slit.ts';
import { gildedArches } from './opera/gilded-arches.ts';
import { moonSet } from './opera/moon-set.ts';
import { openedFan } from './opera/opened-fan.ts';
import { paperTheatre } from './opera/paper-theatre.ts';
import { playingCard } from './opera/playing-card.ts';
import { velvetStage } from './opera/velvet-stage.ts';
import { eveningLamps } from './romance/evening-lamps.ts';
import { moonSea } from './romance/moon-sea.ts';
import { openedLetter } from './romance/opened-letter.ts';
import { overlap } from './romance/overlap.ts';
import { slicedSun } from './romance/sliced-sun.ts';
import { thread } from './romance/thread.ts';
import { twoWindows } from './romance/two-windows.ts';
import { waterMirror } from './romance/water-mirror.ts';
import { wreath } from './romance/wreath.ts';

/** The genres of stage and life, and the compositions in which each of them shows any subject. */
export const lifeCompositions = {
  drama: [
    ridgeWalker,
    innerLandscape,
    longShadow,
    windowLight,
    divided,
    giant,
    lowHorizon,
    windowOfItself,
    tornPaper,
    doorway,
    slope,
    pictureWall,
    ripple,
    longTable,
  ],
  comedy: [
    burst,
    openRoad,
    oddOneOut,
    seesaw,
    cutPaper,
    peeking,
    stacked,
    fourColours,
    headlong,
    tablecloth,
    iris,
    signpost,
    loop,
  ],
  romance: [moonSea, overlap, waterMirror, wreath, thread, twoWindows, slicedSun, eveningLamps, openedLetter],
  documentary: [fieldNotes, contactSheet, halftone, bars, measured, threeHours, aperture, prints],
  musical: [marquee, showStairs, decoFan, keyboard, confetti, chorusLine, stave],
  history: [medallion, postage, colonnade, tapestry, altarpiece, strata, monument, manuscript, raysOfFame],
  concert: [bigConcert, soundRings, equaliser, lightTunnel, laserFan, misprint, grooves, pulseLines],
  opera: [
    velvetStage,
    curtainSlit,
    gildedArches,
    chandelier,
    openedFan,
    boxes,
    playingCard,
    paperTheatre,
    moonSet,
  ],
} satisfies Partial<Record<GenreKey, readonly Scene[]>>;
