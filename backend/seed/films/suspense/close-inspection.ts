import type { FilmData } from '../../data-types.ts';

/** Crime: people who look closely, and what it costs them. */
export const closeInspection: readonly FilmData[] = [
  {
    key: 'no-scent',
    id: 41199,
    title: { fr: 'Sans flair', en: 'No Scent', de: 'Ohne Witterung', nl: 'Zonder spoor' },
    originalTitle: 'Ohne Witterung',
    tagline: {
      fr: 'Le danger n’a plus d’odeur.',
      en: 'Trust the nose, unless it lies.',
      de: 'Der Hafen schläft nie, der Verrat auch nicht.',
      nl: 'Soms bijt de waarheid het hardst.',
    },
    synopsis: {
      fr: 'Sur le port de Hambourg, Ulla et sa chienne Frieda détiennent un record : quatre tonnes saisies en cinq ans. Seulement, depuis l’hiver, Frieda ne sent plus rien. Ulla le cache, truque les exercices, gagne du temps avant la retraite de son équipière à quatre pattes. C’est alors qu’on leur confie le plus gros dossier de la décennie, vingt mille conteneurs et une taupe dans la brigade. Privée de son instinct le plus sûr, la douanière va devoir apprendre à flairer les hommes.',
      en: 'Frieda is the best detection dog on the Hamburg docks, and she can no longer smell a thing. Her handler Ulla has known since January. Admit it, and the dog goes to a kennel; hide it, and a cartel walks through the gate. When a shipment vanishes between two cameras and a colleague turns up in the dry dock, the pair are put on point. Ulla bluffs with hand signals, luck and a borrowed beagle, while working out that somebody in the unit already knows.',
      de: 'Zollhundeführerin Ulla Petersen hat ein Geheimnis mit vier Pfoten: Ihre Hündin Frieda riecht seit Monaten nichts mehr. Im Hamburger Hafen wäre das das Ende für beide. Also spielt Ulla den Kollegen etwas vor, liest Körpersprache statt Fährten und hofft auf ruhige Schichten. Stattdessen verschwindet Container 7714, ein Informant treibt in der Elbe, und alle Augen richten sich auf den Hund. Ein Hafenkrimi aus Nebel und Neonlicht, der von Loyalität erzählt und dabei keinen Millimeter sentimental wird.',
      nl: 'Een speurhond die niets meer ruikt, is in de haven van Hamburg minder waard dan een kapotte zaklamp. Douanier Ulla weet dat, en toch laat ze Frieda elke ochtend tussen de containers lopen alsof er niets aan de hand is. Ze leest de zenuwen van chauffeurs, de hoek van een kraan, de vlek op een zegel. Dat gaat goed tot een partij van honderd miljoen verdwijnt en iemand binnen de dienst precies lijkt te weten waarom de hond zweeg.',
    },
    genres: ['crime', 'thriller'],
    duration: 111,
    directors: ['Henrike Lohwasser'],
    actors: ['Katja Brinkmeyer', 'Tarek Sönmez-Albers', 'Volker Rautenstrauch', 'Mila Jovanović'],
    nationality: ['DE'],
    originalLanguage: 'de',
    rating: '16',
    warnings: ['violence', 'drugs'],
    kind: 'film',
    kids: false,
    experiences: ['atmos'],
    palette: ['#0f1c24', '#f08a24', '#5f7f8c'],
    motif: 'a dog in silhouette between stacked containers in orange harbour fog',
  },
];
