import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { PictureHost } from './picture-host.tsx';

it('the connection to the pictures is opened with the page, where they have a host of their own', () => {
  const siteOrigins = perSite((site) => `https://${site}.example.org`);
  const shown = (mediaOrigins: typeof siteOrigins) =>
    renderToStaticMarkup(<PictureHost locale="fr-CH" environment={{ siteOrigins, mediaOrigins }} />);
  expect(shown(perSite(() => 'https://media.example.org'))).toBe(
    '<link rel="preconnect" href="https://media.example.org"/>',
  );
  expect(shown(siteOrigins)).toBe('');
});
