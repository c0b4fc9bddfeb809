import type { FilmData } from '../../data-types.ts';

/** Action: one way through, against the clock. */
export const narrowEscapes: readonly FilmData[] = [
  {
    key: 'zero-span',
    id: 41231,
    title: { fr: 'Zero Span', en: 'Zero Span', de: 'Zero Span', nl: 'Zero Span' },
    originalTitle: 'Zero Span',
    tagline: {
      fr: 'Un câble, quarante vies, aucun filet.',
      en: 'Nothing holds you up but nerve.',
      de: 'Achthundert Meter bis zum nächsten Halt.',
      nl: 'Kijk overal heen, behalve naar beneden.',
    },
    synopsis: {
      fr: 'Vingt-trois heures, presque quatre mille mètres d’altitude. Pendant que des braqueurs vident le coffre d’une station suisse, le téléphérique s’immobilise avec quarante passagers au-dessus du glacier. À bord, des otages sans le savoir. En bas, Reyes, mécanicien de nuit renvoyé la veille pour insubordination, est le seul à connaître la portée zéro, ce tronçon sans pylône que personne n’a jamais traversé à pied. Il a une corde, un vieux treuil et la tempête de face. Le vide fera le reste.',
      en: 'The last cabin of the night stops dead above the glacier with forty diners on board and a thousand feet of nothing below. They think it is a fault. Down at the valley station a crew of professionals is emptying a private vault, and the stalled car is their insurance. Only Reyes, a night mechanic fired yesterday, knows the unsupported stretch they call the zero span, because he is the one who keeps asking for it to be closed. Tonight he has to walk it.',
      de: 'Keine Stütze auf achthundert Metern: Seilbahner nennen diesen Abschnitt das Nullfeld. Genau dort bleibt kurz vor Mitternacht die letzte Gondel stehen, mit vierzig Gästen, die nichts von den Sprengladungen am Seil ahnen. Unten räumt eine Bande den Tresor der Bergbank aus und hat die Rettung gleich mit lahmgelegt. Übrig bleibt Nachtmechaniker Reyes, frisch entlassen, schlecht gelaunt, schwindelfrei. Was folgt, sind zwei Stunden Wind, Stahl und Muskelkraft, gedreht am echten Berg und am besten auf der grössten Leinwand.',
      nl: 'Reyes is nog geen etmaal werkloos als zijn oude kabelbaan stilvalt. Veertig mensen hangen boven een Zwitserse gletsjer, de radio is dood en de sleutels van het dalstation zijn in handen van een bende die het op een kluis heeft voorzien. Gewapend met een katrol en een slecht humeur klimt hij het stuk op waar geen enkele mast de kabel steunt. Elke meter kost adem, elke windstoot een plan. En halverwege gaat zijn telefoon: ze weten waar hij hangt.',
    },
    genres: ['action', 'thriller'],
    duration: 119,
    directors: ['Jax Mortensen-Hale', 'Linnea Mortensen-Hale'],
    actors: ['Marcus Teague-Oyelaran', 'Sofía Belgrano', 'Dieter Krumbach', 'Yuna Hasegawa-Lind'],
    nationality: ['US', 'CH'],
    originalLanguage: 'en',
    rating: '12',
    warnings: ['violence', 'fear'],
    kind: 'film',
    kids: false,
    experiences: ['imax', '4dx', 'screenx', 'ice'],
    palette: ['#0b2545', '#8ecae6', '#e4572e'],
    motif: 'a tiny figure crossing a cable hand over hand above a moonlit glacier',
  },
];
