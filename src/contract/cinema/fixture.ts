import { alertsFixture } from '../alerts/fixture.ts';
import { cinemasFixture } from '../cinemas/fixture.ts';
import type { CinemaDetail } from './schema.ts';

const [listItem, bareItem] = cinemasFixture;

/** A cinema with everything its page shows. */
export const cinemaFixture: CinemaDetail = {
  ...listItem,
  timeZone: 'Europe/Paris',
  cinepass: [
    { label: 'Cinépass solo', price: 21.9, image: null, legend: 'Par mois, sans engagement après un an' },
  ],
  ecards: [
    {
      label: 'Carte 5 places',
      singleTtcAmount: 9.2,
      ttcAmount: 46,
      image: 'https://media.example.org/ecards/5.png',
      imageAlt: 'Une carte grenat',
      refCmd: 'https://tunnel.example.org/fr/card/5',
      highlightMessage: null,
    },
  ],
  nearbyCinemas: ['velours-canal'],
  nearbyCities: ['montreuil'],
  itinerary: '<p>Métro Château d’Eau.</p>',
  pricing: {
    lines: [
      { label: 'Plein tarif', amount: 13.5, termsIndex: null, forAll: true },
      { label: 'Moins de 26 ans', amount: 9.9, termsIndex: 0 },
      {
        label: 'Avant midi',
        amount: 9.5,
        termsIndex: null,
        forAll: true,
        until: '12:00',
        days: [1, 2, 3, 4, 5],
      },
    ],
    complements: [
      { label: '3D', amount: 2, termsIndex: null, tags: ['3d'], lines: [] },
      {
        label: 'Fauteuil duo',
        amount: null,
        termsIndex: 1,
        tags: [],
        lines: [{ label: 'Le week-end', amount: 5.5, termsIndex: null }],
      },
    ],
    terms: ['Sur présentation d’un justificatif.', 'Pour deux personnes.'],
    globalTerms: 'Tarifs valables pour une place.',
  },
  pushes: [
    {
      title: 'Nuit des bobines',
      date: 'Samedi 12 septembre',
      cta: { label: 'Réserver', url: '/evenements/nuit-des-bobines', target: 'same', type: 'booking' },
      backdrop: 'https://media.example.org/pushes/nuit.webp',
      contentTag: { title: 'Événement', color: '#7a1f2b' },
      goal: null,
      description: 'Cinq films jusqu’à l’aube.',
      backgroundMainColor: '#1c0f12',
    },
  ],
  cinemaWeekOffset: 0,
  seo: { title: 'Velours Faubourg, cinéma à Paris', description: null },
  redirectSlug: null,
  tracking: { citySlug: 'paris', cinemaSlug: 'velours-faubourg' },
  premium: true,
  cinemaPremium: false,
  accessibilityDescription: '<p>Neuf salles de plain-pied.</p>',
  accesLibreUrl: 'https://acces.example.org/velours-faubourg',
  telephone: '+33 1 99 00 12 34',
  alerts: alertsFixture.slice(0, 1),
  openingHours: {
    weekly: [
      { days: [1, 2, 3, 4, 7], opens: '09:30', closes: '00:30' },
      { days: [5, 6], opens: '09:30', closes: '02:00' },
    ],
    special: [{ from: '2026-12-25', until: '2026-12-25', opens: null, closes: null }],
  },
};

/** What a server in the field may answer: the list item alone. */
export const bareCinemaField: unknown = bareItem;
