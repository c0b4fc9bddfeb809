import type { ExperienceGroupItem } from './schema.ts';

/** One group of experiences. */
export const experienceGroupsFixture: [ExperienceGroupItem] = [
  {
    slug: 'screens',
    title: 'Larger pictures',
    description: '<p>Screens that fill the view.</p>',
    image: 'https://media.example.org/groups/screens.webp',
  },
];
