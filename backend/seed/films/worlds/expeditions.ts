import type { FilmData } from '../../data-types.ts';

/** Adventure: long ways on foot, by mule, sail, steam and silk. */
export const expeditions: readonly FilmData[] = [
  {
    key: 'atlas-of-lost-islands',
    id: 41205,
    title: {
      fr: 'L’Atlas des îles perdues',
      en: 'The Atlas of Lost Islands',
      de: 'Der Atlas der verlorenen Inseln',
      nl: 'De atlas van verdwenen eilanden',
    },
    originalTitle: 'The Atlas of Lost Islands',
    tagline: {
      fr: 'Elle les a inventées, elles l’attendaient.',
      en: 'She drew the map, now it wants her.',
      de: 'Jede Karte lügt, bis man hinfährt.',
      nl: 'Wat je tekent, kan terugkijken.',
    },
    synopsis: {
      fr: 'Lisbonne, 1926. Pour piéger les copieurs, la cartographe Eleanor Vane dessine des îles qui n’existent pas. Un baleinier revient pourtant de l’une d’elles, avec des fruits inconnus et le plan d’une ville signé de sa propre main. Escortée d’un navigateur brouillé avec les étoiles et d’une passagère clandestine de onze ans, elle met le cap sur ses inventions. Derrière eux, un armateur en a déjà vendu les mines. Devant, un archipel qui change de forme à chaque trait de plume.',
      en: 'Mapmakers hide a fake island in every chart to catch thieves, and Eleanor Vane draws the prettiest fakes in the business. So when a whaler limps into Lisbon with fruit, feathers and a rope burn from one of hers, she does the sensible thing and charters a boat. Aboard: a navigator who has quarrelled with the stars, a stowaway aged eleven, and an ink bottle that must not be spilled. The islands are real now. They also seem to have read the small print.',
      de: 'Eine Insel, die es nicht gibt, kann man niemandem stehlen. Deshalb zeichnet Eleanor Vane jeder Seekarte eine falsche dazu, als Falle für Fälscher. Im Herbst 1926 kehrt ein Schiff von genau so einem Tintenklecks zurück, den Laderaum voller blauer Früchte. Eleanor muss hin, und zwar vor dem Reeder Crane, der dort bereits Gold versprochen hat. Ein Abenteuer mit Segeln, Sextanten und Seeungeheuern, bei dem ein unbedachter Strich mit der Feder ganze Buchten verschlingt.',
      nl: 'Eleanor Vane verzint eilanden voor haar werk: één per zeekaart, zodat ze namakers herkent. Ze geeft ze baaien, vulkanen en namen van oude geliefden. Maar dan legt in Lissabon een schip aan dat zegt er te zijn geweest, en de schipper heeft zand in zijn zakken. Met een bijgelovige stuurman en een meisje uit het ruim vaart ze haar eigen fantasie achterna. Gaandeweg blijkt dat elk eiland onthoudt wie het getekend heeft, en nog iets te vragen heeft.',
    },
    genres: ['adventure', 'fantasy'],
    duration: 132,
    directors: ['Rafferty Quillon'],
    actors: ['Imogen Hartvigsen', 'Kwame Delacourt', 'Joaquim Abreu-Lane', 'Saoirse Pettigrew'],
    nationality: ['GB', 'PT'],
    originalLanguage: 'en',
    rating: '9',
    warnings: ['fear'],
    kind: 'film',
    kids: false,
    experiences: ['imax', '3d', 'screenx', 'atmos'],
    palette: ['#0e5c63', '#f0d08a', '#c8553d'],
    motif: 'a sailing boat crossing from ink lines on a chart into real green waves',
  },
];
