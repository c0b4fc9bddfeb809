import type { Cinema } from './schema.ts';

/**
 * Two cinemas: one with everything (mixed-case tags, a second theatre), and a closed one with as little as
 * the field sends.
 */
export const cinemasFixture: [Cinema, Cinema] = [
  {
    slug: 'velours-faubourg',
    citySlug: 'paris',
    name: 'Velours Faubourg',
    tags: ['imax', '4dx', 'ONX'],
    hasPmrService: true,
    theaters: [
      {
        name: 'Velours Faubourg',
        addressLine1: '218 rue du Velours',
        addressLine2: '',
        addressZip: '75010',
        addressCity: 'Paris',
        gpsPosition: { x: 48.8724, y: 2.3556 },
      },
      {
        name: 'Velours Faubourg, salles du passage',
        addressLine1: '4 passage des Ouvreuses',
        addressLine2: 'Escalier B',
        addressZip: '75010',
        addressCity: 'Paris',
        gpsPosition: { x: 48.8727, y: 2.3561 },
      },
    ],
    hallCount: 11,
    seatCount: 2140,
    services: [
      {
        label: 'Parking',
        slug: 'parking-faubourg',
        description: '<p>Deux heures offertes sur présentation du billet.</p>',
        refImage: 'https://media.example.org/services/parking.png',
        isAccessibility: false,
      },
      {
        label: 'Boucle magnétique',
        slug: 'boucle-magnetique',
        description: '<p>À demander à l’accueil.</p>',
        refImage: null,
        isAccessibility: true,
      },
    ],
    backdrop: 'https://media.example.org/cinema/velours-faubourg/1920.webp',
    comment: null,
    status: true,
    refImageItinerary: 'https://media.example.org/cinema/velours-faubourg/plan.png',
    description: '<p>Onze salles derrière une façade de 1931.</p>',
    vistaRef: '0107',
    googleMyBusinessUrl: 'https://maps.example.org/maps?cid=5550001',
    nearbySessionsCinema: 'velours-canal',
    nearbySessionsWording: 'À dix minutes à pied : Velours Canal',
    alexPatheGroupId: '9107',
    preProgrammeMinutes: 15,
    equipment: [{ kind: 'hearing-loop', confirmedOn: '2026-09-02', auditoriums: ['2', '4'] }],
  },
  {
    slug: 'velours-canal',
    citySlug: 'paris',
    name: 'Velours Canal',
    tags: [],
    hasPmrService: false,
    theaters: [
      {
        name: 'Velours Canal',
        addressLine1: '71 quai des Bobines',
        addressLine2: null,
        addressZip: '75019',
        addressCity: 'Paris',
        gpsPosition: null,
      },
    ],
    hallCount: null,
    seatCount: 0,
    services: [],
    backdrop: null,
    comment: null,
    status: false,
    refImageItinerary: null,
    description: '',
    vistaRef: null,
    googleMyBusinessUrl: null,
    nearbySessionsCinema: null,
    nearbySessionsWording: null,
    alexPatheGroupId: null,
  },
];
