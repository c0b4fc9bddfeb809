// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitCache } from '#src/api/browser/visit-cache.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { eventsFixture } from '#src/contract/events/fixture.ts';
import { searchFullFixture } from '#src/contract/search-full/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import type { SearchHit } from '#src/contract/search-full/schema.ts';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { SearchForm } from '#src/ui/search/search-form.tsx';
import { locatorStore } from '#src/visitor/locator/store.ts';
import SearchBox from './search-box.tsx';

const origin = 'http://fr.velours.test';
const push = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const asked: string[] = [];
let status = 200;
const down = () => new HttpResponse(null, { status: 503 });
let shows: () => Response = down;
let hits: readonly SearchHit[] = searchFullFixture;
const waiting: (() => void)[] = [];
let holds = false;
const server = setupServer(
  http.get(`${origin}/api/cinemas`, () => HttpResponse.json(cinemasFixture)),
  http.get(`${origin}/api/shows`, () => shows()),
  http.get(`${origin}/api/events`, () => HttpResponse.json(eventsFixture)),
  http.get(`${origin}/api/search/full`, async ({ request }) => {
    const url = new URL(request.url);
    const text = url.searchParams.get('q') ?? '';
    asked.push(text);
    if (holds) await new Promise<void>((resolve) => waiting.push(resolve));
    return status === 200
      ? HttpResponse.json(
          hits.map((hit, index) => (index === 0 ? { ...hit, title: `${hit.title} ${text}` } : hit)),
        )
      : new HttpResponse(null, { status });
  }),
);

/** The page's form, with the field as a combobox. */
function open(results: 'floating' | 'inline' = 'floating'): HTMLInputElement {
  const cache = createVisitCache();
  const tree = (box: boolean) => (
    <WithMessages locale="fr-FR">
      <QueryClientProvider client={cache}>
        <SearchForm locale="fr-FR" id="header-search" look="compact" results={results} />
        {box ? <Enhanced /> : null}
      </QueryClientProvider>
    </WithMessages>
  );
  const { rerender } = render(tree(false));
  rerender(tree(true));
  const field = screen.getByRole<HTMLInputElement>('combobox');
  act(() => field.focus());
  return field;
}

function Enhanced() {
  const field = document.querySelector('input');
  const place = document.querySelector('[data-search-results]');
  return field && place ? <SearchBox locale="fr-FR" field={field} place={place} /> : null;
}

function type(field: HTMLInputElement, text: string) {
  fireEvent.input(field, { target: { value: text } });
}

const rest = async () => act(async () => vi.advanceTimersByTimeAsync(350));
const options = () => screen.queryAllByRole('option');
const active = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
  push.mockReset();
  asked.length = 0;
  status = 200;
  shows = down;
  locatorStore.setState({ view: null });
  hits = searchFullFixture;
  holds = false;
  waiting.length = 0;
});
afterAll(() => server.close());

describe('the search box', () => {
  it('R186 asks once typing rests, and never for one letter', async () => {
    // With fake timers only: on a busy machine, real time could count as a pause in typing.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const field = open();
    type(field, 'l');
    await rest();
    type(field, 'la');
    await act(async () => vi.advanceTimersByTimeAsync(349));
    expect(asked).toEqual([]);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    type(field, 'lamp');
    await rest();
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    expect(asked).toEqual(['lamp']);
  });

  it('offers ways to go on a screen of its own, before anything is typed', () => {
    const { toFilms, toCinemas } = messagesByLanguage.fr.search;
    open('inline');
    expect(options().map(({ textContent }) => textContent)).toEqual([toFilms, toCinemas]);
    cleanup();
    open();
    expect(options()).toEqual([]);
  });

  it('offers the most wanted films and the nearest cinemas there, as soon as they are known', async () => {
    const { now, near } = messagesByLanguage.fr.searchBox;
    const order = cinemasFixture.filter((cinema) => cinema.status).map(({ slug }) => slug);
    locatorStore.setState({
      view: { storedCity: null, place: { kind: 'here', city: null }, bar: [], order, distances: new Map() },
    });
    shows = () => HttpResponse.json(showsFixture);
    const field = open('inline');
    const films = await screen.findByRole('group', { name: now });
    const released = showsFixture.shows.filter((show) => !show.isComingSoon);
    expect(within(films).getAllByRole('option').length).toBeLessThanOrEqual(released.length);
    expect(
      within(films)
        .getByRole('option', { name: /The Lamplighter/ })
        .getAttribute('href'),
    ).toBe('/films/the-lamplighter-31207');
    const cinemas = await screen.findByRole('group', { name: near });
    expect(within(cinemas).getAllByRole('option')[0]?.getAttribute('href')).toBe(`/cinemas/${order[0]}`);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(active(field)).not.toBeNull();
    type(field, 'lamp');
    await rest();
    await waitFor(() => expect(screen.queryByRole('group', { name: now })).toBeNull());
  });

  it('R185 R189 lists results by type, marked, a cinema where the list knows it', async () => {
    hits = [
      ...searchFullFixture,
      { type: 'cinema', id: '0666', slug: 'velours-nulle-part', title: 'Velours Nulle Part' },
    ];
    const field = open();
    type(field, 'velours');
    await rest();
    const list = await screen.findByRole('listbox');
    await within(list).findByRole('group', { name: 'Cinémas' });
    expect(within(list).getByRole('group', { name: 'Films et événements' })).toBeDefined();
    expect(options().some(({ textContent }) => textContent?.includes('Nulle Part'))).toBe(false);
    expect(list.querySelector('mark')?.textContent).toBe('velours');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(list.id);
  });

  it('R247 is used by keyboard alone: arrows, Home, End, Enter', async () => {
    const field = open();
    type(field, 'lamp');
    await rest();
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(active(field)).toContain('The Lamplighter');
    expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
    fireEvent.keyDown(field, { key: 'End' });
    expect(active(field)).toBe(options().at(-1)?.textContent);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Home' });
    expect(active(field)).toContain('The Lamplighter');
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.addEventListener('click', followed);
    fireEvent.keyDown(field, { key: 'Enter' });
    document.removeEventListener('click', followed);
    expect(followed).toHaveBeenCalledTimes(1);
    const target = followed.mock.calls[0]?.[0].target;
    expect(target instanceof Element && target.getAttribute('href')).toBe('/films/the-lamplighter-31207');
  });

  it('R193 Enter without an option goes to the search page, and the search is remembered', async () => {
    const field = open();
    type(field, '  lamp  ');
    await rest();
    fireEvent.submit(field.form ?? field);
    expect(push).toHaveBeenCalledWith('/recherche?q=lamp');
    type(field, '');
    expect(await screen.findByRole('option', { name: /lamp/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Effacer l’historique' }));
    expect(options()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('R247 Escape closes the list first, then empties the field; an arrow opens the list again', async () => {
    const field = open();
    type(field, 'lamp');
    await rest();
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(options()).toEqual([]);
    expect(field.value).toBe('lamp');
    expect(field.getAttribute('aria-expanded')).toBe('false');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(active(field)).toContain('The Lamplighter');
    fireEvent.keyDown(field, { key: 'Escape' });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field.value).toBe('');
    expect(options()).toEqual([]);
  });

  it('R143 in a popup Escape empties the field, and the next one is left to the popup', async () => {
    const field = open();
    const popup = document.createElement('dialog');
    popup.open = true;
    field.form?.parentElement?.append(popup);
    popup.append(field.form ?? field);
    type(field, 'lamp');
    await rest();
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
    expect(field.value).toBe('');
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
  });

  it('R191 R192 shows more of a type on demand, and all types again', async () => {
    const [show] = searchFullFixture;
    if (show === undefined) throw new Error('no hit in the fixture');
    hits = Array.from({ length: 6 }, (_one, index) => ({ ...show, id: index, slug: `lamp-${index}` }));
    const field = open();
    type(field, 'lamp');
    await rest();
    fireEvent.click(await screen.findByRole('option', { name: 'Voir les 6' }));
    await waitFor(() => expect(options()).toHaveLength(7));
    fireEvent.click(screen.getByRole('option', { name: 'Tous les résultats' }));
    await waitFor(() => expect(options()).toHaveLength(5));
  });

  it('R186 gives a question up that a later one takes the place of', async () => {
    const calls = vi.spyOn(globalThis, 'fetch');
    const aborted = (text: string) =>
      calls.mock.calls.find(([address]) => typeof address === 'string' && address.includes(`q=${text}`))?.[1]
        ?.signal?.aborted;
    const field = open();
    holds = true;
    type(field, 'first');
    await rest();
    await waitFor(() => expect(asked).toEqual(['first']));
    type(field, 'second');
    await rest();
    await waitFor(() => expect(asked).toEqual(['first', 'second']));
    expect(aborted('first')).toBe(true);
    expect(aborted('second')).toBe(false);
    calls.mockRestore();
    waiting[1]?.();
    await waitFor(() => expect(options()[0]?.textContent).toContain('second'));
    waiting[0]?.();
    await act(async () => vi.advanceTimersByTimeAsync(50));
    expect(options()[0]?.textContent).toContain('second');
  });

  it('R186 keeps an answer while its own text is typed on, and says of no text what is true of another', async () => {
    const field = open();
    const panel = () => document.querySelector('[data-search-panel]');
    type(field, 'lamp');
    await rest();
    await waitFor(() => expect(options()[0]?.textContent).toContain('lamp'));
    expect(panel()?.getAttribute('aria-busy')).toBe('false');
    holds = true;
    type(field, 'lampl');
    await rest();
    await waitFor(() => expect(asked).toContain('lampl'));
    expect(options()[0]?.textContent).toContain('lamp');
    expect(panel()?.getAttribute('aria-busy')).toBe('true');
    type(field, '');
    type(field, 'zebra');
    await rest();
    await waitFor(() => expect(asked).toContain('zebra'));
    expect(options()).toEqual([]);
    expect(panel()?.textContent).toContain('Chargement…');
    hits = [];
    for (const answer of waiting) answer();
    await screen.findByRole('option', { name: 'Tous les films' });
    type(field, 'zebras');
    await rest();
    await waitFor(() => expect(asked).toContain('zebras'));
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Tous les films' })).toBeNull());
  });

  it('helps on where nothing is found', async () => {
    hits = [];
    const field = open();
    type(field, 'qqq');
    await rest();
    expect(await screen.findByRole('option', { name: 'Tous les films' })).toHaveProperty('tabIndex', -1);
    expect(screen.getByRole('option', { name: 'Tous les cinémas' }).getAttribute('href')).toBe('/cinemas');
    expect(screen.getByRole('status').textContent).toContain('qqq');
  });

  it('R247 says by whom a film was found', async () => {
    const [show] = searchFullFixture;
    if (show === undefined) throw new Error('no hit in the fixture');
    hits = [{ ...show, payload: { directors: ['Maud Verrier'], actors: ['Tomas Okafor', 'Ada Brandt'] } }];
    const field = open();
    type(field, 'okafor');
    await rest();
    const line = await screen.findByRole('option', { name: /Avec Tomas Okafor/ });
    expect(line.textContent).not.toContain('Verrier');
    expect(Array.from(line.querySelectorAll('mark'), ({ textContent }) => textContent)).toContain('Okafor');
    expect(screen.queryByText(/s’en approche/)).toBeNull();
  });

  it('says that results only resemble what was asked for', async () => {
    const field = open();
    hits = searchFullFixture.slice(1, 2);
    type(field, 'xylo');
    await rest();
    hits = [];
    expect(await screen.findByText(/s’en approche/)).toBeDefined();
  });

  it('says so when the search fails, and tries again', async () => {
    status = 503;
    const field = open();
    type(field, 'lamp');
    await rest();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByRole('status').textContent).toBe('Cette partie n’a pas pu s’afficher');
    status = 200;
    fireEvent.click(retry);
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
  });

  it.each(['{"hits":', '{"error":"no"}', '[{"type":"show"}]'])(
    'says so when the search answers %s',
    async (body) => {
      server.use(
        http.get(
          `${origin}/api/search/full`,
          () => new HttpResponse(body, { headers: { 'content-type': 'application/json' } }),
        ),
      );
      type(open(), 'lamp');
      await rest();
      expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined();
      server.resetHandlers();
    },
  );
});
