import type { FilmData } from '../../data-types.ts';

/** Horror: old promises kept to the letter. */
export const oldDebts: readonly FilmData[] = [
  {
    key: 'seat-m13',
    id: 41233,
    title: { fr: 'Fauteuil M13', en: 'Seat M13', de: 'Platz M13', nl: 'Stoel M13' },
    originalTitle: 'Seat M13',
    tagline: {
      fr: 'La séance est complète, même vide.',
      en: 'Somebody stayed for the credits.',
      de: 'Ein Platz ist immer besetzt.',
      nl: 'Deze zaal is nooit leeg.',
    },
    synopsis: {
      fr: 'Le Majestic ferme dans sept jours. Chaque soir, après la dernière séance, la projectionniste Wren relève tous les fauteuils de la salle ; chaque matin, un seul est abaissé. M13. Elle installe une caméra : l’image saute à 3 h 07. Elle dévisse le siège : le lendemain, il y en a un autre. Peu à peu, ce n’est plus l’écran qu’elle surveille, mais ce qui le regarde. Un film qui ne se raconte pas dans le noir, et qui vous fera vérifier, discrètement, la place d’à côté.',
      en: 'Wren closes up alone. Six hundred seats, all tipped back, all counted. In the last week before the Majestic is sold, one of them is down every morning: row M, number thirteen, warm to the touch. There was a fire in 1958, a ledger with a page cut out, a reel nobody ordered. The old usher says the house was never empty and asks her to stop turning on the lights. Ottilie Grange’s debut keeps still for an hour, and then it does not.',
      de: 'Sieben Nächte noch, dann wird aus dem alten Kino Majestic ein Parkhaus. Vorführerin Wren zählt die Rollen, die Schäden, die Sitze. Einer davon klappt immer wieder herunter, ohne dass jemand darauf sässe: Reihe M, Nummer dreizehn. Zuerst hält sie es für eine lahme Feder. Dann findet sie die Eintrittskarte, abgerissen vor mehr als sechzig Jahren und noch feucht vom Regen. Dieser Horrorfilm braucht weder Masken noch Geschrei, nur einen dunklen Saal wie den, in dem Sie gerade sitzen.',
      nl: 'Wie zit er in een lege zaal? Operateur Wren draait de laatste week van een bioscoop die al verkocht is, en elke ochtend staat dezelfde stoel omlaag. Ze smeert het scharnier, ze plakt het af, ze slaapt er een nacht naast. Op de bandopname hoort ze iemand zacht meelachen met een film die nooit is uitgebracht. Rij M, nummer dertien was ooit van een vaste bezoeker die beloofde te blijven tot het einde. Kijk gerust, maar kijk niet om.',
    },
    genres: ['horror'],
    duration: 94,
    directors: ['Ottilie Grange'],
    actors: ['Rhiannon Caldecott', 'Emeka Lindqvist', 'Barnaby Stroud'],
    nationality: ['GB', 'CA'],
    originalLanguage: 'en',
    rating: '18',
    warnings: ['fear', 'violence'],
    kind: 'film',
    kids: false,
    experiences: ['dolby', 'atmos', 'ice'],
    palette: ['#1a0508', '#8f1230', '#d8c9a7'],
    motif: 'one lowered red seat in a dark empty auditorium under a projector beam',
  },
];
