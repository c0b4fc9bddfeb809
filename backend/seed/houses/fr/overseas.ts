import { hall, offers } from '../../house-types.ts';
import type { FrenchEnglish, HouseData } from '../../house-types.ts';

/** The house on La Réunion, hours ahead of all others of its site. */
export const overseasHouses: readonly HouseData<FrenchEnglish>[] = [
  {
    key: 'saint-pierre-terre-sainte',
    site: 'fr',
    name: 'Velours Terre-Sainte',
    vistaRef: '0174',
    cityKey: 'saint-pierre',
    timeZone: 'Indian/Reunion',
    slug: { fr: 'velours-terre-sainte', en: 'velours-terre-sainte' },
    theatres: [
      {
        name: 'Velours Terre-Sainte',
        line1: '48 rue Amiral-Lacaze',
        line2: null,
        zip: '97410',
        city: 'Saint-Pierre',
        position: { x: -21.3452, y: 55.4894 },
      },
    ],
    halls: [
      hall('1', 212, 'atmos', '3d'),
      hall('2', 148, '3d'),
      hall('3', 112),
      hall('4', 84, 'relaxseats'),
      hall('5', 56),
    ],
    audience: 'fr',
    open: true,
    weekOffset: null,
    firstShowing: 10 * 60,
    services: [
      offers('opening-hours', 20),
      offers('parking', 90),
      offers('terrace', 36),
      offers('wheelchair', 6),
      offers('hearing', 2),
      offers('climate'),
    ],
    description: {
      fr: '<p>Quand une barque rentrait, on arrêtait le film : le patron-pêcheur qui a bâti la première salle y tenait, et une corne de brume le rappelle une fois l’an, au milieu d’une comédie. Cinq salles basses s’alignent entre le port de Terre-Sainte et le grand banian, celle du fond ouverte sur la varangue. Les samoussas partent par six, avec un jus de tamarin. La dernière séance rend son public aux étoiles, sans un lampadaire pour les gêner.</p>',
      en: '<p>Cyclone days have a timetable of their own: the shutters come down, the projectionist sleeps in, and whoever is caught inside gets a second film for nothing. These five low rooms were a net store by the fishing harbour, and the biggest smells faintly of tar when it rains. Samosas are sold by the half dozen under a banyan older than cinema. Our clocks are hours ahead of Paris, so we see everything first.</p>',
    },
    access: {
      fr: '<p>Du centre de Saint-Pierre, longez le front de mer vers l’est et passez la rivière d’Abord : un quart d’heure à pied, le lagon à main droite.</p>',
      en: '<p>Follow the seafront east until you cross the Rivière d’Abord. The banyan is the landmark, and the door is behind it.</p>',
    },
    seo: {
      fr: 'Velours Terre-Sainte à Saint-Pierre de La Réunion : cinq salles devant le port de pêche et les films du jour.',
      en: 'Five screens by the fishing harbour of Saint-Pierre, Réunion: films and times at Velours Terre-Sainte.',
    },
    sessionsNearby: null,
    priceFactor: 0.98,
  },
];
