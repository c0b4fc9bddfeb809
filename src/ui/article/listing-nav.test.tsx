// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import type { Listing } from '#src/routes/listing.ts';
import { KindFilter, Pagination } from './listing-nav.tsx';
import { ShareLinks } from './share-links.tsx';

const words = messagesByLanguage.fr.article;

afterEach(cleanup);

function show(listing: Listing, pages = 9) {
  render(
    <WithMessages locale="fr-FR">
      <KindFilter
        locale="fr-FR"
        to={{ page: 'news' }}
        listing={listing}
        pages={pages}
        kinds={[
          { type: 'news', count: 30 },
          { type: 'event', count: 2 },
        ]}
        shown={23}
      />
      <Pagination locale="fr-FR" to={{ page: 'news' }} listing={listing} pages={pages} />
    </WithMessages>,
  );
}

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name })).getAllByRole('link') as HTMLAnchorElement[];
const addresses = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

describe('the kinds of a list', () => {
  it('R168 each shows its kind alone, from the first page on', () => {
    show({ type: null, page: 3 });
    expect(addresses(linksIn(words.filter))).toEqual(['/actualites?type=news', '/actualites?type=event']);
    expect(linksIn(words.filter).every(({ rel }) => rel === 'nofollow')).toBe(true);
  });

  it('R168 the selected one clears the choice', () => {
    show({ type: 'event', page: 2 });
    const [, event] = linksIn(words.filter);
    expect(event?.getAttribute('href')).toBe('/actualites');
    expect(event?.getAttribute('aria-current')).toBe('true');
    expect(event?.getAttribute('aria-label')).toContain('tout réafficher');
  });
});

describe('the pages of a list', () => {
  it('R277 the first, those around the current one, the last, each with its address', () => {
    show({ type: null, page: 5 });
    const links = linksIn(words.pages);
    expect(links.map((link) => link.textContent)).toEqual(['', '1', '3', '4', '5', '6', '7', '9', '']);
    expect(addresses(links).slice(0, 3)).toEqual(['/actualites?page=4', '/actualites', '/actualites?page=3']);
    expect(links.find((link) => link.textContent === '5')?.getAttribute('aria-current')).toBe('page');
    expect(links.some(({ rel }) => rel === 'nofollow')).toBe(false);
  });

  it('R168 keep the kind, and crawlers do not follow them then', () => {
    show({ type: 'event', page: 1 }, 2);
    const links = linksIn(words.pages);
    expect(addresses(links)).toEqual([
      '/actualites?type=event',
      '/actualites?type=event&page=2',
      '/actualites?type=event&page=2',
    ]);
    expect(links.every(({ rel }) => rel === 'nofollow')).toBe(true);
  });

  it('are not named when there is one', () => {
    show({ type: null, page: 1 }, 1);
    expect(screen.queryByRole('navigation', { name: words.pages })).toBeNull();
  });
});

it('R089 shares an address with its title on networks and by mail, without script', () => {
  const address = 'https://velours.example/actualites/nuit';
  const { container } = render(
    <WithMessages locale="fr-FR">
      <ShareLinks address={address} title="La nuit & l’aube" />
    </WithMessages>,
  );
  const links = [...container.querySelectorAll('a')].map(({ href }) => new URL(href));
  expect(links.map(({ host, protocol }) => host || protocol)).toEqual([
    'www.facebook.com',
    'x.com',
    'wa.me',
    'www.linkedin.com',
    'mailto:',
  ]);
  for (const link of links) expect(decodeURIComponent(link.search)).toContain(address);
  expect(links[1]?.searchParams.get('text')).toBe('La nuit & l’aube');
  expect(links[4]?.search).not.toContain('+');
});
