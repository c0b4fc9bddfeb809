import type { FilmData } from '../../data-types.ts';
import { oldWonders } from './old-wonders.ts';
import { drawnJourneys } from './drawn-journeys.ts';
import { firstCinema } from './first-cinema.ts';

/** The children's programme. */
export const family: readonly FilmData[] = [
  {
    key: 'granny-in-goal',
    id: 41236,
    title: { fr: 'Mamie dans les buts', en: 'Granny in Goal', de: 'Oma steht im Tor', nl: 'Oma op doel' },
    originalTitle: 'Oma steht im Tor',
    tagline: {
      fr: 'Elle a soixante-dix ans et d’excellents réflexes.',
      en: 'Nobody gets past the poppy-seed cake.',
      de: 'Siebzig ist nur eine Rückennummer.',
      nl: 'Langs deze oma komt geen bal.',
    },
    synopsis: {
      fr: 'Les Hérissons de Niederbach, équipe de filles de douze ans, ont tout pour gagner sauf une gardienne. Lili finit par découvrir pourquoi sa grand-mère rattrape les assiettes au vol : adolescente, quand le football était interdit aux femmes, elle arrêtait les penaltys en cachette, moustache collée sous le nez. Le règlement ne fixe pas d’âge maximal. Le club voisin proteste, papi s’évanouit, et la finale approche. Une comédie qui sent l’herbe coupée, le gâteau au pavot et la revanche.',
      en: 'Ten girls, one village pitch, no goalkeeper. Lili’s team has conceded forty-one goals this season when her grandmother, carrying a tray of poppy-seed cake, catches a stray shot one-handed without spilling the coffee. It turns out Granny has form. Back when German women were banned from the game, she played in a false moustache under her brother’s name. The rule book sets no upper age limit. The league is furious, the village is delighted, and the semi-final is on Sunday.',
      de: 'Einundvierzig Gegentore in sechs Spielen, und jetzt hat sich auch noch die Torhüterin abgemeldet. Für die Igelinnen vom SV Niederbach sieht es düster aus, bis Lilis Oma am Spielfeldrand einen Ball aus der Luft pflückt, ohne den Kaffee zu verschütten. Früher, als Frauen nicht auf den Platz durften, stand sie heimlich zwischen den Pfosten, mit angeklebtem Bart. Jetzt will sie zurück. Die Satzung schweigt, der Bürgermeister schwitzt, und Opa lernt endlich, sein eigenes Brot zu schmieren.',
      nl: 'Bij SV Niederbach vliegen de ballen erin en de keepers eruit. Lili, spits en optimist, hangt briefjes op bij de bakker, maar de enige die reageert is haar oma van zeventig. Die blijkt als meisje stiekem gekeept te hebben, verkleed als haar broer, want voetbal was verboden voor vrouwen. Handen als kolenschoppen heeft ze nog steeds. Er is niets in het reglement dat haar tegenhoudt, behalve de bond, de tegenpartij en haar eigen knie. Een feelgoodfilm voor het hele gezin.',
    },
    genres: ['family', 'comedy'],
    duration: 93,
    directors: ['Jonas Wiedekind'],
    actors: ['Hannelore Stüber', 'Emmi Kaltenbach', 'Rashid Nouri', 'Petra Vogelsanger'],
    nationality: ['DE', 'AT'],
    originalLanguage: 'de',
    rating: 'all',
    warnings: [],
    kind: 'film',
    kids: true,
    experiences: [],
    palette: ['#3f8f4f', '#f6f1d5', '#e8618c'],
    motif: 'a grandmother in an apron diving full stretch across a goal mouth',
  },
  ...firstCinema,
  ...drawnJourneys,
  ...oldWonders,
];
