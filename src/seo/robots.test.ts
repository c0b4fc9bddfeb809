import { expect, it } from 'vitest';
import { robotsText } from './robots.ts';

it('keeps robots from the API alone, and names the sitemap of the host absolutely', () => {
  expect(robotsText('https://ch.example.org')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://ch.example.org/sitemap.xml\n',
  );
});
