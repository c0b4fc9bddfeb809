import type { SiteDocuments } from '../catalogue.ts';

/** A column with a path, the cookie settings and an address with a parameter; two social networks. */
export const footerFixture: SiteDocuments['footer'] = {
  columns: [
    {
      title: 'Velours',
      links: [
        { title: 'L’application', url: '/app', cookie: false, newTab: false, params: {} },
        { title: 'Gérer les cookies', url: '#cookies', cookie: true, newTab: false, params: {} },
        {
          title: 'Recrutement {year}',
          url: 'https://jobs.example.org/{year}',
          cookie: false,
          newTab: true,
          params: { year: '2026' },
        },
      ],
    },
    { title: 'Professionnels', links: [] },
  ],
  socialNetworks: [
    { label: 'twitter', url: 'https://x.example.org/velours' },
    { label: 'instagram', url: 'https://instagram.example.org/velours' },
  ],
};
