import { astronaut } from './people/astronaut.ts';
import { ball } from './objects/ball.ts';
import { balloon } from './vehicles/balloon.ts';
import { bear } from './animals/bear.ts';
import { bigTop } from './buildings/big-top.ts';
import { bird } from './animals/bird.ts';
import { book } from './objects/book.ts';
import { bread } from './objects/bread.ts';
import { camera } from './objects/camera.ts';
import { candle } from './objects/candle.ts';
import { car } from './vehicles/car.ts';
import { castle } from './buildings/castle.ts';
import { cat } from './animals/cat.ts';
import { cellist } from './people/cellist.ts';
import { chair } from './objects/chair.ts';
import { chapel } from './buildings/chapel.ts';
import { chess } from './objects/chess.ts';
import { child } from './people/child.ts';
import { clock } from './objects/clock.ts';
import { cook } from './people/cook.ts';
import { couple } from './people/couple.ts';
import { crookedHouse } from './buildings/crooked-house.ts';
import { crown } from './objects/crown.ts';
import { cyclist } from './people/cyclist.ts';
import { dancer } from './people/dancer.ts';
import { dish } from './buildings/dish.ts';
import { dog } from './animals/dog.ts';
import { door } from './buildings/door.ts';
import { dressFigure } from './people/dress-figure.ts';
import { eye } from './people/eye.ts';
import { figure } from './people/figure.ts';
import { fish } from './animals/fish.ts';
import { flowers } from './objects/flowers.ts';
import { fox } from './animals/fox.ts';
import { glass } from './objects/glass.ts';
import { guitar } from './music/guitar.ts';
import { hand } from './people/hand.ts';
import { hatFigure } from './people/hat-figure.ts';
import { heron } from './animals/heron.ts';
import { house } from './buildings/house.ts';
import { key } from './objects/key.ts';
import { kite } from './objects/kite.ts';
import { lantern } from './objects/lantern.ts';
import { letter } from './objects/letter.ts';
import { lighthouse } from './buildings/lighthouse.ts';
import { mask } from './objects/mask.ts';
import { mast } from './buildings/mast.ts';
import { microphone } from './music/microphone.ts';
import { owl } from './animals/owl.ts';
import { palm } from './people/palm.ts';
import { penguin } from './animals/penguin.ts';
import { piano } from './music/piano.ts';
import { pirogue } from './vehicles/pirogue.ts';
import { profile } from './people/profile.ts';
import { racer } from './vehicles/racer.ts';
import { record } from './music/record.ts';
import { rocket } from './vehicles/rocket.ts';
import { rower } from './people/rower.ts';
import { runner } from './people/runner.ts';
import { sailboat } from './vehicles/sailboat.ts';
import { scooter } from './vehicles/scooter.ts';
import { sheep } from './animals/sheep.ts';
import { singer } from './people/singer.ts';
import { stag } from './animals/stag.ts';
import { station } from './vehicles/station.ts';
import { submarine } from './vehicles/submarine.ts';
import { suitcase } from './objects/suitcase.ts';
import { teapot } from './objects/teapot.ts';
import { telephone } from './objects/telephone.ts';
import { tent } from './buildings/tent.ts';
import { train } from './vehicles/train.ts';
import { tram } from './vehicles/tram.ts';
import { traveller } from './people/traveller.ts';
import { umbrella } from './objects/umbrella.ts';
import { violin } from './music/violin.ts';
import { whale } from './animals/whale.ts';
import { windmill } from './buildings/windmill.ts';
import { wolf } from './animals/wolf.ts';
import type { Subject } from './subject.ts';

/** What words call which subject; the first of a line is the subject's plainest name. */
const vocabulary: readonly (readonly [words: string, subject: Subject])[] = [
  ['fox|vixen', fox],
  ['cat|kitten', cat],
  ['dog|hound|puppy', dog],
  ['bear', bear],
  ['whale|dolphin', whale],
  ['owl', owl],
  ['heron|stork|crane|flamingo', heron],
  ['bird|gull|swallow|crow|raven|eagle', bird],
  ['fish|carp|salmon', fish],
  ['penguin', penguin],
  ['stag|deer|elk|antlers', stag],
  ['sheep|goat|lamb|ram', sheep],
  ['wolf|wolves', wolf],
  ['lighthouse|beacon', lighthouse],
  ['house|cottage|home|villa', house],
  ['manor|mansion|attic', crookedHouse],
  ['castle|fortress|palace', castle],
  ['windmill|mill', windmill],
  ['mast|antenna|pylon', mast],
  ['dish|telescope|observatory', dish],
  ['chapel|church|monastery|convent', chapel],
  ['door|doors|threshold', door],
  ['tent|camp', tent],
  ['circus|fair|carnival', bigTop],
  ['sailing|sailboat|yacht|ship|schooner', sailboat],
  ['pirogue|canoe|gondola', pirogue],
  ['boat|rower|rowing|ferry', rower],
  ['train|railway|locomotive|carriage', train],
  ['racing|racer|sports', racer],
  ['car|taxi|van|road', car],
  ['scooter|motorbike|moped|courier', scooter],
  ['balloon|airship', balloon],
  ['rocket|spaceship|shuttle', rocket],
  ['station|satellite|satellites|tug', station],
  ['submarine|diving', submarine],
  ['tram|bus|trolley', tram],
  ['piano|pianist', piano],
  ['violin|fiddle|violinist', violin],
  ['key|lock', key],
  ['umbrella|parasol', umbrella],
  ['suitcase|luggage', suitcase],
  ['teapot|tea|kettle', teapot],
  ['chair|seat', chair],
  ['letter|letters|envelope|envelopes|note', letter],
  ['clock|watch|hour', clock],
  ['candle|flame', candle],
  ['mask|theatre|masks', mask],
  ['crown|queen|king', crown],
  ['record|vinyl|disco', record],
  ['microphone|radio', microphone],
  ['guitar|guitarist', guitar],
  ['book|atlas|library|chart|novel', book],
  ['camera|film', camera],
  ['telephone|phone', telephone],
  ['bread|bakery|baker|loaf', bread],
  ['wine|glass|toast', glass],
  ['kite', kite],
  ['chess|pawn', chess],
  ['ball|football|goal', ball],
  ['lantern|lamp', lantern],
  ['flowers|roses|garden|bouquet', flowers],
  ['hand|fingers', hand],
  ['palm|gift', palm],
  ['eye|eyes|gaze', eye],
  ['profile|face|portrait', profile],
  ['astronaut|cosmonaut', astronaut],
  ['dancer|ballet|dancing', dancer],
  ['singer|singing|choir', singer],
  ['cellist|cello|musician|musicians', cellist],
  ['runner|running|leaping|chase', runner],
  ['cyclist|bicycle|bike', cyclist],
  ['couple|lovers|wedding', couple],
  ['cook|chef|kitchen', cook],
  ['child|boy|girl|pupil', child],
  ['traveller|traveler|journey|pilgrim', traveller],
  ['detective|spy|agent', hatFigure],
  ['woman|mother|sister|dress', dressFigure],
  ['man|father|brother|figure|stranger', figure],
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
