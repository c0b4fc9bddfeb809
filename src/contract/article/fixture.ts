import { articlesFixture } from '../articles/fixture.ts';
import { articlePageFixture } from '../news-item/fixture.ts';
import type { Article } from './schema.ts';

const [first] = articlesFixture;

/** An article about an experience, with a guest and a gallery. */
export const articleFixture: Article = {
  ...first,
  ...articlePageFixture,
  cinemas: ['harbour'],
  guest: {
    name: 'Ada Lind',
    role: 'Projectionist',
    description: '<p>Thirty years of light.</p>',
    image: null,
  },
  gallery: [
    {
      image: 'https://media.example.org/articles/lamp.webp',
      alt: 'A xenon lamp',
      caption: 'The lamp of screen 1',
    },
  ],
};
