import type { SiteDocuments } from '../catalogue.ts';

/** Two videos, newest first; the older one without picture and date. */
export const youtubeLatestFixture: SiteDocuments['youtubeLatest'] = [
  {
    externalId: 'k3Vx1LampTr',
    title: 'The Lamplighter : dans les décors',
    snapshot: 'https://media.example.org/videos/decors.webp',
    publishedAt: '2026-09-01T18:00:00+02:00',
  },
  { externalId: 'b7Nq2GlassN', title: 'Glass Night : premières images', snapshot: null, publishedAt: null },
];
