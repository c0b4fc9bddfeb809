import type { FilmData } from '../../data-types.ts';
import { callings } from './callings.ts';
import { kin } from './kin.ts';
import { romances } from './romances.ts';

/** Dramas: close to people, often quiet, with large feelings. */
export const dramas: readonly FilmData[] = [
  ...kin,
  ...callings,
  ...romances,
  {
    key: 'bell-founder',
    id: 41216,
    title: {
      fr: 'La Fondeuse de cloches',
      en: 'The Bell Founder',
      de: 'Die Glockengiesserin',
      nl: 'De klokkengietster',
    },
    originalTitle: 'De klokkengietster',
    tagline: {
      fr: 'Une ville muette attend sa voix.',
      en: 'Every bell keeps its maker’s secret.',
      de: 'Ihre Stimme sollte niemand hören.',
      nl: 'De stad zweeg, zij stookte het vuur.',
    },
    synopsis: {
      fr: 'Utrecht, été 1674. En un quart d’heure, une tempête abat la nef de la cathédrale et tue le meilleur fondeur de la ville. Sa veuve, Geertrui, connaît tous ses secrets : c’est elle qui réglait les alliages. La guilde lui interdit pourtant d’approcher le four. Pour que la cité retrouve une voix, elle devra couler six tonnes de bronze de nuit, sous le nom d’un mort, avec des ouvriers qui risquent la prison. Une fresque de feu et de métal, où chaque erreur s’entend à des lieues.',
      en: 'A storm lasting fifteen minutes tears the heart out of Utrecht’s cathedral and leaves Geertrui a widow with an idle furnace. For twenty years her husband signed the bells; she tuned them. Now the city wants a great bell cast from the bronze in the rubble, and the guild would rather have silence than a woman at the crucible. So she works in secret, with a deserter, a deaf moulder and her own stubborn daughter. Bronze forgives nothing, and the first stroke will tell everyone the truth.',
      de: 'Nach dem grossen Sturm von 1674 liegt das Schiff des Utrechter Doms in Trümmern, und vom Turm kommt kein Ton mehr. Nur Geertrui weiss, wie die verlorenen Glocken klangen, denn die Stimmung war ihr Werk und nicht das ihres gefeierten Mannes. Die Zunft verweigert der Witwe das Feuer. Also giesst sie heimlich, mit geborgtem Holz, einem fahnenflüchtigen Soldaten und dem Mut der Verzweiflung. Willemijn van Asperen erzählt davon in Bildern, die nach Rauch und nasser Erde riechen.',
      nl: 'Eerst viel de wind weg, toen het dak van de Domkerk. Op de ochtend na de storm van 1674 raapt Geertrui brons uit het puin en neemt ze een besluit dat haar de kop kan kosten. Zij mengde al jaren het metaal waaronder haar man zijn naam zette. Het gilde wil daar niets van weten, de stad wil alleen haar klok terug. In een schuur buiten de Wittevrouwenpoort stookt ze het vuur op voor zesduizend kilo brons, met halve vergunningen en hele leugens.',
    },
    genres: ['history', 'drama'],
    duration: 168,
    directors: ['Willemijn van Asperen'],
    actors: ['Liesbeth Hoekema', 'Joris Terwindt', 'Anneke Postmus', 'Bram de Lichtveldt'],
    nationality: ['NL', 'BE'],
    originalLanguage: 'nl',
    rating: '12',
    warnings: ['violence'],
    kind: 'film',
    kids: false,
    experiences: ['dolby', 'atmos'],
    palette: ['#1b1512', '#d9772b', '#7c8a8f'],
    motif: 'a woman before a glowing furnace, a half-cast bell hanging above her',
  },
];
