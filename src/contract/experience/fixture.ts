import { experiencesFixture } from '../experiences/fixture.ts';
import type { ExperienceDetail } from './schema.ts';

const [screen] = experiencesFixture;

/** An experience with everything its page shows. */
export const experienceFixture: ExperienceDetail = {
  ...screen,
  details: '<p>Un écran courbe, un son qui vient de partout.</p>',
  video: {
    externalId: 'onx-2026',
    videoType: 'youtube',
    title: 'ONX en deux minutes',
    snapshot: null,
    isMain: true,
    language: null,
  },
  services: [
    {
      id: '7',
      title: 'Fauteuils inclinables',
      description: '<p>À toutes les places.</p>',
      img: 'https://media.example.org/services/seats.webp',
    },
  ],
  redirectSlug: null,
};
