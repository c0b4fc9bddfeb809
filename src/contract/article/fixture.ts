import { articlesFixture } from '../articles/fixture.ts';
import type { Article } from './schema.ts';

const [first] = articlesFixture;

/** An article about an experience, with a guest and a gallery. */
export const articleFixture: Article = {
  ...first,
  content: '<p>The doors open on Friday.</p>',
  author: 'The Velours team',
  featuredShow: 'the-lamplighter-31207',
  display: { creationDate: true, socialMedia: true, backToNews: true, newsTag: true },
  seo: { title: null, description: 'Six screens by the sea.' },
  redirectSlug: null,
  trackingSlug: 'the-harbour-reopens',
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
