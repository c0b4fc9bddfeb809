import * as animals from './animals.ts';
import * as buildings from './buildings.ts';
import * as figures from './figures.ts';
import * as objects from './objects.ts';
import * as people from './people-parts.ts';
import type { Subject } from './subject.ts';
import * as vehicles from './vehicles.ts';

/** What words call which subject; the first of a line is the subject's plainest name. */
const vocabulary: readonly (readonly [words: string, subject: Subject])[] = [
  ['fox|vixen', animals.fox], ['cat|kitten', animals.cat], ['dog|hound|puppy', animals.dog], ['bear', animals.bear], ['whale|dolphin', animals.whale],
  ['owl', animals.owl], ['heron|stork|crane|flamingo', animals.heron], ['bird|gull|swallow|crow|raven|eagle', animals.bird], ['fish|carp|salmon', animals.fish],
  ['penguin', animals.penguin], ['stag|deer|elk|antlers', animals.stag], ['sheep|goat|lamb|ram', animals.sheep], ['wolf|wolves', animals.wolf],
  ['lighthouse|beacon', buildings.lighthouse], ['house|cottage|home|villa', buildings.house], ['manor|mansion|attic', buildings.crookedHouse], ['castle|fortress|palace', buildings.castle],
  ['windmill|mill', buildings.windmill], ['mast|antenna|pylon', buildings.mast], ['dish|telescope|observatory', buildings.dish], ['chapel|church|monastery|convent', buildings.chapel],
  ['door|doors|threshold', buildings.door], ['tent|camp', buildings.tent], ['circus|fair|carnival', buildings.bigTop],
  ['sailing|sailboat|yacht|ship|schooner', vehicles.sailboat], ['pirogue|canoe|gondola', vehicles.pirogue], ['boat|rower|rowing|ferry', figures.rower], ['train|railway|locomotive|carriage', vehicles.train],
  ['racing|racer|sports', vehicles.racer], ['car|taxi|van|road', vehicles.car], ['scooter|motorbike|moped|courier', vehicles.scooter], ['balloon|airship', vehicles.balloon], ['rocket|spaceship|shuttle', vehicles.rocket],
  ['station|satellite|satellites|tug', vehicles.station], ['submarine|diving', vehicles.submarine], ['tram|bus|trolley', vehicles.tram],
  ['piano|pianist', objects.piano], ['violin|fiddle|violinist', objects.violin], ['key|lock', objects.key], ['umbrella|parasol', objects.umbrella], ['suitcase|luggage', objects.suitcase],
  ['teapot|tea|kettle', objects.teapot], ['chair|seat', objects.chair], ['letter|letters|envelope|envelopes|note', objects.letter], ['clock|watch|hour', objects.clock], ['candle|flame', objects.candle],
  ['mask|theatre|masks', objects.mask], ['crown|queen|king', objects.crown], ['record|vinyl|disco', objects.record], ['microphone|radio', objects.microphone], ['guitar|guitarist', objects.guitar],
  ['book|atlas|library|chart|novel', objects.book], ['camera|film', objects.camera], ['telephone|phone', objects.telephone], ['bread|bakery|baker|loaf', objects.bread], ['wine|glass|toast', objects.glass],
  ['kite', objects.kite], ['chess|pawn', objects.chess], ['ball|football|goal', objects.ball], ['lantern|lamp', objects.lantern], ['flowers|roses|garden|bouquet', objects.flowers],
  ['hand|fingers', people.hand], ['palm|gift', people.palm], ['eye|eyes|gaze', people.eye], ['profile|face|portrait', people.profile],
  ['astronaut|cosmonaut', figures.astronaut], ['dancer|ballet|dancing', figures.dancer], ['singer|singing|choir', figures.singer], ['cellist|cello|musician|musicians', figures.cellist],
  ['runner|running|leaping|chase', figures.runner], ['cyclist|bicycle|bike', figures.cyclist], ['couple|lovers|wedding', figures.couple], ['cook|chef|kitchen', figures.cook],
  ['child|boy|girl|pupil', figures.child], ['traveller|traveler|journey|pilgrim', figures.traveller], ['detective|spy|agent', figures.hatFigure], ['woman|mother|sister|dress', figures.dressFigure], ['man|father|brother|figure|stranger', figures.figure],
];

/** The subjects that a motif names, in the order in which it names them; none is an empty list. */
export function subjectsOf(motif: string): Subject[] {
  const words = motif.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  const found = words.flatMap((word) => {
    const entry = vocabulary.find(([names]) => names.split('|').includes(word));
    return entry === undefined ? [] : [entry[1]];
  });
  return [...new Set(found)];
}
