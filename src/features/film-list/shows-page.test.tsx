// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cinemasOn, nearLyon } from '#src/domain/place/place-test-kit.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { scheduleWith, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { showsOf, today, tomorrow } from './shows-test-kit.ts';
import { ShowsPage } from './shows-page.tsx';

const words = messagesByLanguage.fr;

function show(filters: Filters = {}, model = showsOf(filters), locale: Locale = 'fr-FR') {
  return render(
    <WithMessages locale={locale}>
      <ShowsPage locale={locale} model={model} filters={filters} />
    </WithMessages>,
  ).container;
}

const shown = () => document.querySelector<HTMLElement>('[data-shown]')?.dataset['shown'];
const tabs = () => within(screen.getByRole('navigation', { name: words.shows.tabs.label }));
const current = () =>
  tabs()
    .getAllByRole('link', { current: true })
    .map((link) => link.dataset['tab']);
const textOf = (element: Element) => element.textContent.replaceAll(/[\s\u00a0]+/g, ' ').trim();
const cardOf = (title: string) => {
  const card = screen.getAllByRole('link', { name: title })[0]?.closest('article');
  if (!card) throw new Error(`no card of ${title}`);
  return card;
};

beforeEach(() => history.replaceState(null, '', '/films'));
afterEach(cleanup);

describe('the tabs', () => {
  it('R056 R057 lead to their fragments in the language of the page, with how many each has', () => {
    show();
    expect(
      tabs()
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), textOf(link)]),
    ).toEqual([
      ['/films#reserver', 'À l’affiche3'],
      ['/films#preventes', 'Préventes1'],
      ['/films#enfants', 'Enfants1'],
      ['/films#special', 'Séances spéciales1'],
      ['/films#prochainement', 'Prochainement2'],
    ]);
    for (const link of tabs().getAllByRole('link'))
      expect(document.querySelector(link.getAttribute('href')?.slice('/films'.length) ?? '')).not.toBeNull();
  });

  it('say no numbers where the address names times that no place gives: they would count what is not narrowed', () => {
    const container = show({ time: '1800-2900' });
    expect(tabs().getAllByRole('link').map(textOf)).toEqual([
      'À l’affiche',
      'Préventes',
      'Enfants',
      'Séances spéciales',
      'Prochainement',
    ]);
    const said = [...container.querySelectorAll('[data-result]')];
    expect(said.length).toBeGreaterThan(0);
    expect(said.map((one) => [one.getAttribute('data-count'), /\d/.test(one.outerHTML)])).toEqual(
      said.map(() => [null, false]),
    );
  });

  it('R057 open from the address, in any language; the first without one', () => {
    show();
    expect([shown(), current()]).toEqual(['book', ['book']]);
    cleanup();
    history.replaceState(null, '', '/films#prochainement');
    show();
    expect([shown(), current()]).toEqual(['upcoming', ['upcoming']]);
    cleanup();
    history.replaceState(null, '', '/films#vorverkauf');
    show();
    expect(shown()).toBe('presales');
    cleanup();
    history.replaceState(null, '', '/films#showtimes');
    show();
    expect(shown()).toBe('book');
  });

  it('R057 follow clicks and steps of the history', () => {
    show();
    fireEvent.click(tabs().getByRole('link', { name: /Enfants/ }));
    expect([shown(), current()]).toEqual(['kids', ['kids']]);
    history.replaceState(null, '', '/films#special');
    fireEvent.popState(window);
    expect(shown()).toBe('special');
    fireEvent.click(tabs().getByRole('link', { name: /Préventes/ }), { ctrlKey: true });
    expect(shown()).toBe('special');
  });

  it('keep one fragment where the router has made two of them', () => {
    history.replaceState(null, '', '/films#enfants#special');
    show();
    expect([location.hash, shown()]).toEqual(['#special', 'special']);
  });
});

describe('the filters', () => {
  it('R059 R179 are links that put a value on beside those that are on, and take it off', () => {
    show({ genres: ['drame'] });
    const genres = within(screen.getByRole('navigation', { name: words.filter.genres }));
    expect(
      genres
        .getAllByRole('link')
        .map((link) => [textOf(link), link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Comédie', '/films/filters/genres-comedie,drame', null],
      ['Drame', '/films', 'true'],
    ]);
  });

  it('say how many are on, and take off one, or all', () => {
    show({ genres: ['drame'], versions: ['vf'], date: today });
    expect(screen.getByText('3 filtres actifs')).toBeDefined();
    const on = within(screen.getByRole('navigation', { name: words.filter.on }));
    expect(on.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/films/filters/genres-drame/versions-vf',
      `/films/filters/date-${today}/genres-drame`,
      `/films/filters/date-${today}/versions-vf`,
      '/films',
    ]);
    expect(on.getByRole('link', { name: 'Retirer Drame' })).toBeDefined();
  });

  it('R059 offer the days and the cinemas', () => {
    show({ genres: ['drame'] });
    const days = within(screen.getByRole('navigation', { name: words.dayStrip.label }));
    expect(days.getAllByRole('link')[0]?.getAttribute('href')).toBe(
      `/films/filters/date-${today}/genres-drame`,
    );
    const cinemas = screen.getByRole('list', { name: words.filter.chooseCinema, hidden: true });
    expect(within(cinemas).getAllByRole('link', { hidden: true })[0]?.getAttribute('href')).toContain(
      '/films/filters/genres-drame/localisation-velours-',
    );
  });

  it('R059 lead a large chain to the list of its cinemas', () => {
    show({}, { ...showsOf(), cinemas: [], moreCinemas: true });
    expect(screen.queryByRole('list', { name: words.filter.chooseCinema, hidden: true })).toBeNull();
    const list = screen.getByRole('link', { name: words.filter.furtherCinemas, hidden: true });
    expect(list.getAttribute('href')).toBe('/cinemas');
  });

  it('are folded', () => {
    show({ genres: ['drame'] });
    expect(document.querySelector('details')?.hasAttribute('open')).toBe(false);
  });
});

describe('the cards', () => {
  it('of a narrowed page say when and in which versions they fit, and lead there', () => {
    show({ date: tomorrow });
    expect(textOf(cardOf('drama'))).toContain(`${formatDay('fr-FR', tomorrow, 'short')} · VF, VOST`);
    expect(screen.getAllByRole('link', { name: 'drama' })[0]?.getAttribute('href')).toBe(
      `/films/drama/filters/date-${tomorrow}`,
    );
  });

  it('of what is announced say when it comes and whether tickets are sold', () => {
    show();
    const upcoming = document.querySelector<HTMLElement>('#prochainement');
    if (upcoming === null) throw new Error('no section of what comes');
    const [presale, later] = [...upcoming.querySelectorAll('article')].map(textOf);
    expect(presale).toContain('Sortie le mercredi 25 novembre');
    expect(presale).toContain(words.shows.presaleOpen);
    expect(later).toContain('En vente le mar. 24 nov.');
  });
});

describe('the films of a chosen cinema', () => {
  const at = (filters: Filters = {}) => {
    const of = { localisation: 'vaise', ...filters };
    const near = {
      city: 'lyon',
      name: 'Velours Vaise',
      origin: null,
      cinemas: [],
      now: new Date(`${today}T18:00:00+01:00`),
      days: cinemasOn(today, { vaise: { drama: ['20:00'] } }),
      later: [],
      partial: false,
    };
    show(of, showsOf(of, { near }));
  };

  it('D45 stand with their times, those of its other days apart, and times of day to choose from', () => {
    at();
    const here = within(screen.getAllByRole('list', { name: 'Velours Vaise' })[0] as HTMLElement);
    expect(here.getByRole('link', { name: /^20h00/ })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 3, name: words.near.otherDays }).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByText(words.near.elsewhere)).toBeNull();
    expect(screen.getByRole('navigation', { name: words.times.title })).toBeDefined();
  });

  it('D45 are only those of the times that the address names, and so are their numbers', () => {
    at({ time: '1800-2900' });
    expect(tabs().getAllByRole('link').map(textOf).slice(0, 2)).toEqual(['À l’affiche1', 'Préventes0']);
  });
});

describe('the films near a place', () => {
  /** Thirty films, of which the first ones play near the place. */
  const near = (here: number) => {
    const slugs = Array.from({ length: 30 }, (_, index) => `film-${index}`);
    const playing = Object.fromEntries(slugs.map((slug) => [slug, {}]));
    const times = Object.fromEntries(slugs.slice(0, here).map((slug) => [slug, ['20:00']]));
    show(
      {},
      showsOf(
        {},
        {
          shows: slugs.map((slug) => showOf(slug)),
          schedule: scheduleWith({ [today]: playing }),
          near: nearLyon(today, { vaise: times }),
        },
      ),
    );
    const tab = document.querySelector('#reserver');
    const cards = [...(tab?.querySelectorAll('article') ?? [])];
    const timed = cards.filter((card) => card.querySelector('time') !== null).length;
    return {
      timed,
      plain: cards.length - timed,
      names: tab?.querySelectorAll('details li').length,
      count: tab?.querySelector('[data-result]')?.getAttribute('data-count'),
    };
  };

  it.each([
    [28, { timed: 24, plain: 0, names: 6, count: '30' }],
    [20, { timed: 20, plain: 4, names: 6, count: '30' }],
    [5, { timed: 5, plain: 19, names: 6, count: '30' }],
    [0, { timed: 0, plain: 24, names: 6, count: '30' }],
  ])(
    'are as many posters as without a place, those with times first, and the names of the rest: of %i',
    (here, expected) => {
      expect(near(here)).toEqual(expected);
    },
  );
});

describe('the states of the page', () => {
  it('a day without films names the next day that has some, as the filters ask, with a link', () => {
    const linkOf = (filters: Filters) => {
      show(filters);
      return screen.queryByRole('link', { name: /^Prochaines séances/ });
    };
    const link = linkOf({ date: '2026-11-20' });
    expect(link?.textContent).toBe('Prochaines séances\u00a0: mardi 24 novembre');
    expect(link?.getAttribute('href')).toBe('/films/filters/date-2026-11-24');
    cleanup();
    expect(linkOf({ date: '2026-11-20', genres: ['comedie'] })).toBeNull();
    cleanup();
    expect(linkOf({ date: '2026-11-25' })).toBeNull();
  });

  it('says what to take off where nothing matches', () => {
    show({ date: tomorrow, genres: ['comedie'], versions: ['vost'] });
    expect(screen.getByRole('heading', { name: words.shows.emptyTitle })).toBeDefined();
    // The button of the sheet says so too.
    expect(document.querySelector('[data-result]')?.getAttribute('data-count')).toBe('0');
    const main = document.body;
    const way = within(main).getByRole('link', { name: 'Sans « Comédie » : 2 films' });
    expect(way.getAttribute('href')).toBe(`/films/filters/date-${tomorrow}/versions-vost`);
    expect(screen.getByRole('link', { name: words.shows.emptyAction }).getAttribute('href')).toBe('/films');
  });

  it('keeps a tab in which the filters leave nothing', () => {
    show({ genres: ['comedie'] });
    expect(document.querySelector('#preventes')?.textContent).toContain(words.shows.emptyFiltered);
  });

  it('R263 offers a retry where the schedule that is asked for could not be had', () => {
    show({ date: today }, showsOf({ date: today }, { schedule: null }));
    expect(screen.getByRole('alert').textContent).toContain(words.state.failedTitle);
    expect(screen.getByRole('link', { name: words.state.retry }).getAttribute('href')).toBe(
      `/films/filters/date-${today}`,
    );
  });

  it('speaks the language of the site', () => {
    show({}, showsOf({}, { schedule: scheduleWith({ [today]: { drama: {} } }) }), 'de-CH');
    expect(screen.getByRole('link', { name: /Im Kino/ }).getAttribute('href')).toBe(
      '/de/filme-events#buchen',
    );
  });
});
