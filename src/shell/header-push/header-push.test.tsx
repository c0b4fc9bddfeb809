// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { featuredFixture } from '#src/contract/featured/fixture.ts';
import { featuredEndpoint } from '#src/contract/featured/schema.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { triggerTold } from '#src/popups/protocol/attributes.ts';
import { readAnswer } from '#src/contract/read.ts';
import { pushExpiration, pushKey, staysAway } from './push-expiration.ts';
import { headerPushOf } from './read-push.ts';

const now = Date.parse('2026-11-20T18:00:00Z');
const hour = 3_600_000;
const header = {
  type: 'header',
  title: 'Duskline',
  subtitle: 'La nuit',
  sponsored: true,
  cta: { label: 'Réserver', url: '/films/duskline-1', target: 'same', type: 'booking' },
};

/** The push in an answer of the API. */
function headerPushIn(answer: unknown) {
  const reading = readAnswer(featuredEndpoint, answer);
  return reading.ok ? headerPushOf(reading.value) : null;
}

describe('how long a header push stays away', () => {
  it('R178 is one day from when it was seen', () => {
    const stored = pushExpiration(now);
    expect(stored).toBe('2026-11-21T18:00:00.000Z');
    expect(staysAway(stored, now + 24 * hour - 1)).toBe(true);
    expect(staysAway(stored, now + 24 * hour)).toBe(false);
  });

  it.each([null, '', 'soon', '2026-11-25T00:00:00.000Z', '9999-12-31T00:00:00Z', '1e15', '{}'])(
    'R178 is nothing where the storage holds %j',
    (stored) => expect(staysAway(stored, now)).toBe(false),
  );
});

describe('an answer with header pushes', () => {
  it('R119 gives the first that can be read', () => {
    expect(headerPushIn([{ ...header, title: '' }, header])).toMatchObject({
      title: 'Duskline',
      sponsored: true,
      cta: { label: 'Réserver', url: '/films/duskline-1', newWindow: false, type: 'booking' },
    });
  });

  it('R119 keeps its show, tags, backdrop and trailer, and the kind of its call to action', () => {
    const contract = featuredFixture.find(({ type }) => type === 'header');
    expect(headerPushIn([contract])).toMatchObject({
      title: contract?.title,
      showSlug: 'the-lamplighter-31207',
      tagSlugs: ['imax'],
      backdrop: contract?.backgroundPath?.sm,
      trailer: 'k3Vx1LampTr',
      cta: { type: 'booking' },
    });
    const unplayable = { ...contract, trailer: { ...contract?.trailer, videoType: 'elsewhere' } };
    expect(headerPushIn([unplayable])?.trailer).toBeNull();
  });

  it.each([[null], [{}], [[]], [[{ ...header, type: 'home' }]], [['text']]])('gives none of %j', (given) => {
    expect(headerPushIn(given)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'films',
    'mailto:a@b.example',
    '?next=1',
    '#top',
  ])('leaves the address %s out', (url) =>
    expect(headerPushIn([{ ...header, cta: { ...header.cta, url } }])?.cta).toBeNull(),
  );
});

describe('the header push', () => {
  const origin = 'http://localhost:3000';
  const asked: string[] = [];
  const note = (request: Request) => asked.push(request.url.slice(origin.length));
  const told = { header: {} };
  const server = setupServer(
    http.get(`${origin}/api/featured`, ({ request }) => {
      note(request);
      return HttpResponse.json([told.header]);
    }),
    http.get(`${origin}/api/show/${showFixture.slug}`, ({ request }) => {
      note(request);
      return HttpResponse.json(showFixture);
    }),
    http.get(`${origin}/api/show/left`, () => new HttpResponse(null, { status: 404 })),
    http.get(`${origin}/api/tags`, ({ request }) => {
      note(request);
      return HttpResponse.json(tagsFixture);
    }),
  );
  /** Whether the place of the push is below the window, and whether the push is within it. */
  let below = true;
  let inside = true;
  class Observer {
    readonly #tell: (entries: readonly { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe({ tagName }: Element) {
      if (tagName === 'ASIDE') this.#tell([{ isIntersecting: inside }]);
    }
    unobserve() {
      // Nothing is observed that could be left.
    }
    disconnect() {
      // Nothing is observed that could be left.
    }
  }
  let Slide: typeof import('./header-push.client.tsx').HeaderPushSlide;
  beforeAll(() => server.listen());
  beforeEach(async () => {
    vi.resetModules();
    localStorage.clear();
    asked.length = 0;
    told.header = header;
    below = true;
    inside = true;
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top: below ? window.innerHeight + 1 : 10 }) as DOMRect,
    );
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => fetch(`${origin}${address}`, init));
    ({ HeaderPushSlide: Slide } = await import('./header-push.client.tsx'));
    // The modules that the slide loads late are loaded before, because the test is not about the time that takes.
    await Promise.all([
      import('./bring-push.ts'),
      import('./read-push.ts'),
      import('./push-card.client.tsx'),
    ]);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  afterAll(() => server.close());

  const show = () =>
    render(
      <Slide
        locale="fr-FR"
        words={{ label: 'En ce moment', sponsored: 'Sponsorisé', trailer: 'Bande-annonce', close: 'Masquer' }}
      />,
    );
  const scroll = async (to: number) => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    await act(async () => {
      fireEvent.scroll(window);
      await Promise.resolve();
    });
  };

  it('R119 R178 comes once the list is being read, and is noted as seen', async () => {
    show();
    await scroll(10);
    expect(asked).toEqual([]);
    await scroll(2_000);
    const push = await screen.findByRole('complementary', { name: 'En ce moment' });
    expect(push.textContent).toContain('Sponsorisé');
    expect(screen.getByRole('link', { name: 'Réserver' }).getAttribute('href')).toBe('/films/duskline-1');
    expect(asked).toEqual(['/api/featured?type=header&language=fr']);
    await waitFor(() => expect(staysAway(localStorage.getItem(pushKey), Date.now())).toBe(true));
    fireEvent.click(screen.getByRole('button', { name: 'Masquer' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('R119 R178 comes while its place is below the window, and counts as seen once it is within it', async () => {
    show();
    below = false;
    await scroll(2_000);
    expect(asked).toEqual([]);
    below = true;
    inside = false;
    await scroll(2_100);
    expect(await screen.findByRole('complementary', { name: 'En ce moment' })).toBeDefined();
    expect(localStorage.getItem(pushKey)).toBeNull();
  });

  it('R119 comes when the list was being read before the script was there', async () => {
    Object.defineProperty(window, 'scrollY', { value: 2_000, configurable: true });
    show();
    expect(await screen.findByRole('complementary', { name: 'En ce moment' })).toBeDefined();
  });

  it('R119 leads to its show and to the trailer, and shows its picture and its tags', async () => {
    told.header = { ...featuredFixture[0], tags: ['onx', 'pmr'] };
    show();
    await scroll(2_000);
    const card = within(await screen.findByRole('complementary', { name: 'En ce moment' }));
    const page = `/films/${showFixture.slug}`;
    expect(card.getByRole('link', { name: 'The Lamplighter' }).getAttribute('href')).toBe(page);
    const trailer = card.getByRole('link', { name: 'Bande-annonce' });
    expect(trailer.getAttribute('href')).toBe(`${page}?bandeannonce=true`);
    expect(triggerTold(trailer)?.kind).toBe('showTrailer');
    expect(card.getByText('Grand Écran ONX')).toBeDefined();
    expect(card.queryByText('pmr')).toBeNull();
    const picture = card.getByRole('presentation').getAttribute('src');
    expect(picture).toBe(featuredFixture[0]?.backgroundPath?.sm);
    expect(asked.slice(1)).toEqual([`/api/show/${showFixture.slug}?language=fr`, '/api/tags?language=fr']);
  });

  it('R119 stands without a show that is not known, and without its trailer', async () => {
    told.header = { ...featuredFixture[0], showSlug: 'left', tags: [] };
    show();
    await scroll(2_000);
    const card = within(await screen.findByRole('complementary', { name: 'En ce moment' }));
    expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual(['Réserver']);
    expect(card.getByText('The Lamplighter')).toBeDefined();
  });

  it('R178 is not asked for again within the day', async () => {
    localStorage.setItem(pushKey, pushExpiration(Date.now()));
    show();
    await scroll(2_000);
    expect(asked).toEqual([]);
  });

  it('R178 is asked for again when the day is over', async () => {
    localStorage.setItem(pushKey, pushExpiration(Date.now() - 25 * hour));
    show();
    await scroll(2_000);
    await screen.findByRole('complementary', { name: 'En ce moment' });
    expect(asked.length).toBeGreaterThan(0);
  });
});
