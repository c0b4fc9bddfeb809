// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { nextShowtimes, type NextInCinema } from '#src/domain/place/next-showtimes.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { NextOfFound } from './load-next.ts';
import type { SearchModel, SearchOutcome } from './load-search.ts';
import { searchGroups } from './search-groups.ts';
import { SearchPage } from './search-page.tsx';
import { everythingOpens, hit, listedShows } from './search-test-kit.ts';

const words = messagesByLanguage.fr.search;
const nothing: NextOfFound = { shows: new Map(), placed: false, cinemas: new Map() };

function show(
  outcome: SearchOutcome,
  text = 'lampe',
  more: Partial<SearchModel> = {},
  filters: Filters = {},
) {
  const suggestions = {
    shows: listedShows,
    cities: [{ name: 'Lyon', to: { page: 'city', slug: 'lyon' } } as const],
  };
  return render(
    <WithMessages locale="fr-FR">
      <SearchPage
        locale="fr-FR"
        filters={filters}
        model={{
          text,
          near: null,
          next: nothing,
          outcome,
          cities: [],
          suggestions,
          ...more,
        }}
      />
    </WithMessages>,
  ).container;
}

function answered(
  hits: Parameters<typeof searchGroups>[0],
  more: Partial<Extract<SearchOutcome, { kind: 'answered' }>> = {},
): SearchOutcome {
  const groups = searchGroups(hits, 'lampe', everythingOpens);
  const counts = groups.map(({ type, results }) => ({ type, count: results.length }));
  return { kind: 'answered', groups, counts, selected: null, resembling: false, ...more };
}

const booking = 'https://tickets.example.org/V1S2000';

/** One showtime in the evening. */
function nextIn(slug: string, name: string): NextInCinema {
  const [model] = showtimesDayFixture;
  const day = '2026-11-18';
  const showtimes =
    model === undefined
      ? []
      : [{ ...model, time: `${day} 20:00:00`, refCmd: booking, reservabilityEnd: null }];
  const [next] = nextShowtimes(
    { slug: 'film', kind: 'movie', kids: false, specialEvent: false },
    [
      {
        cinema: { slug, name },
        kilometres: null,
        timeZone: 'Europe/Paris',
        day,
        showtimes: { film: showtimes },
      },
    ],
    {
      filters: {},
      now: new Date('2026-11-18T12:00:00Z'),
      tags: tagVocabulary([]),
      versions: versionVocabulary([]),
    },
  );
  if (next === undefined) throw new Error('the showtime is over');
  return next;
}

const films = (count: number) =>
  Array.from({ length: count }, (_, at) => hit('show', `film-${at}`, { title: `La Lampe ${at}` }));
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('the search page', () => {
  it('R247 has a plain form that works without script', () => {
    const container = show({ kind: 'idle' }, '');
    const form = container.querySelector('search > form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/recherche']);
    const field = screen.getByRole('searchbox');
    expect([field.getAttribute('name'), field.getAttribute('minlength')]).toEqual(['q', '2']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.question);
  });

  it('suggests what is on and the cities without a search', () => {
    show({ kind: 'idle' }, '');
    expect(screen.getByRole('heading', { name: words.now })).toBeDefined();
    expect(linkTo('Lyon')).toBe('/cinemas/ville/lyon');
  });

  it('R191 R192 previews four of a kind, and leads to all of them', () => {
    show(answered(films(6)));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(linkTo('Voir les 6')).toBe('/recherche?q=lampe&type=show');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'lampe');
  });

  it('R192 shows all of the selected kind, and leads back', () => {
    show(answered(films(6), { selected: 'show' }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(linkTo(words.hide)).toBe('/recherche?q=lampe');
  });

  it('R192 lets a kind be chosen where there are several, with how many of each', () => {
    show(answered([...films(5), hit('cinema', 'velours-faubourg')]));
    const kinds = within(screen.getByRole('navigation', { name: words.kindsLabel })).getAllByRole('link');
    expect(kinds.map((kind) => [kind.textContent, kind.getAttribute('href')])).toEqual([
      [`${words.all}6`, '/recherche?q=lampe'],
      [`${words.types.show}5`, '/recherche?q=lampe&type=show'],
      [`${words.types.cinema}1`, '/recherche?q=lampe&type=cinema'],
    ]);
    expect(kinds.map((kind) => kind.getAttribute('aria-current'))).toEqual(['true', null, null]);
  });

  it('D51 says what the visitor needs in one line, with the way out, and keeps it from kind to kind', () => {
    const hits = [...films(5), hit('cinema', 'velours-faubourg')];
    const container = show(answered(hits), 'lampe', {}, { needs: ['captions'] });
    expect(container.querySelector('[data-needs="captions"]')).not.toBeNull();
    const { needs } = messagesByLanguage.fr;
    expect(linkTo(needs.off)).toBe('/recherche?q=lampe');
    expect(screen.getByText(needs.unsure)).toBeDefined();
    const kinds = [...container.querySelectorAll('[data-choice="kind"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(kinds.length).toBeGreaterThan(3);
    for (const kind of kinds) expect(kind).toMatch(/^\/recherche\/filters\/needs-captions\?q=lampe/);
  });

  it('R190 leads from each result to its page, and marks what matched', () => {
    const container = show(answered([hit('show', 'the-lamplighter-31207', { title: 'La Lampe' })]));
    expect(linkTo('La Lampe')).toBe('/films/the-lamplighter-31207');
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Lampe']);
  });

  it('shows the next times of a film: of two cinemas without a place, of the nearest near one', () => {
    const [film] = listedShows;
    if (film === undefined) throw new Error('the fixture has no film');
    const shows = new Map([
      [film.slug, [nextIn('rhone', 'Velours Rhône, Lyon'), nextIn('nice', 'Velours Nice')]],
    ]);
    const found = answered([hit('show', film.slug, { title: 'La Lampe' })]);
    show(found, 'lampe', { next: { ...nothing, shows } });
    expect(screen.getByText('Velours Rhône, Lyon')).toBeDefined();
    expect(linkTo('20h00 VF La Lampe, Velours Nice, mercredi 18 novembre')).toBe(booking);
    cleanup();
    show(found, 'lampe', { next: { ...nothing, shows, placed: true } });
    expect(screen.queryByText('Velours Nice')).toBeNull();
    expect(linkTo('Toutes les séances La Lampe')).toBe(`/films/${film.slug}`);
  });

  it('shows the films that start next in a cinema that was found', () => {
    const [film] = listedShows;
    if (film === undefined) throw new Error('the fixture has no film');
    const cinemas = new Map([
      ['velours-faubourg', [{ show: film, next: nextIn('velours-faubourg', 'Velours Faubourg') }]],
    ]);
    show(answered([hit('cinema', 'velours-faubourg')]), 'lampe', { next: { ...nothing, cinemas } });
    expect(screen.getByText(film.title)).toBeDefined();
    expect(linkTo(`20h00 VF ${film.title}, Velours Faubourg, mercredi 18 novembre`)).toBe(booking);
  });

  it('D51 is shared with its text and kind, where something was found', () => {
    show(answered(films(2), { selected: 'show' }));
    expect(linkTo('Partager')).toBe('/recherche?q=lampe&type=show');
    cleanup();
    show({ kind: 'idle' }, '');
    expect(screen.queryByRole('link', { name: 'Partager' })).toBeNull();
  });

  it('R105 shows cinemas with their address and articles with their dates', () => {
    show(
      answered([
        hit('cinema', 'velours-faubourg'),
        hit('news', 'a', {
          topic: 'Agenda',
          startDate: '2026-09-01',
          endDate: '2026-09-30',
          dateType: 'interval',
        }),
      ]),
    );
    expect(screen.getByText('218 rue du Velours, 75010 Paris')).toBeDefined();
    expect(screen.getByText('Agenda')).toBeDefined();
    expect(screen.getByText('Du 1er septembre 2026 au 30 septembre 2026')).toBeDefined();
  });

  it('R184 leads to the cities that go by what was asked for', () => {
    const cities = [{ name: 'Lyon', to: { page: 'city', slug: 'lyon' } } as const];
    show(answered([hit('cinema', 'velours-faubourg')]), 'lyon', { cities });
    expect(linkTo(words.city.replace('{city}', 'Lyon'))).toBe('/cinemas/ville/lyon');
  });

  it('says where results only resemble what was asked for', () => {
    show(answered([hit('cinema', 'velours-faubourg')], { resembling: true }), 'lapme');
    expect(screen.getByText(words.resembling)).toBeDefined();
    cleanup();
    show(answered([hit('cinema', 'velours-faubourg')], { resembling: true }), '75011');
    expect(screen.getByText(words.resemblingCode)).toBeDefined();
  });

  it('says that nothing was found and where to go', () => {
    show(answered([]));
    expect(screen.getByRole('heading', { name: words.emptyTitle.replace('{text}', 'lampe') })).toBeDefined();
    const ways = screen.getAllByRole('link', { name: words.toCinemas });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/cinemas', '/cinemas']);
    expect(screen.queryByRole('link', { name: words.hide })).toBeNull();
  });

  it('R192 leads out of a kind of which nothing was found', () => {
    show(answered(films(1), { groups: [], selected: 'cinema' }));
    expect(linkTo(words.hide)).toBe('/recherche?q=lampe');
  });

  it('says that it did not load, and offers another go', () => {
    show({ kind: 'failed' });
    expect(screen.getByRole('alert').textContent).toContain(messagesByLanguage.fr.state.failedTitle);
    expect(linkTo(messagesByLanguage.fr.state.retry)).toBe('/recherche?q=lampe');
  });

  it('whatever was typed is text', () => {
    const typed = '"><script>alert(1)</script>';
    const container = show(answered([]), typed);
    expect(container.querySelector('script')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(typed);
  });
});
