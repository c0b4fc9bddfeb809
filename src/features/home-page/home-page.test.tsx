// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { featuredFixture } from '#src/contract/featured/fixture.ts';
import { nativeAdFixture } from '#src/contract/native-ad/fixture.ts';
import { cinemasOn } from '#src/domain/place/place-test-kit.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Member } from '#src/visitor/account/member.ts';
import { accountStore } from '#src/visitor/account/store.ts';
import { locatorStore } from '#src/visitor/locator/store.ts';
import { HomePage } from './home-page.tsx';
import { crowded, homeOf, today } from './home-test-kit.ts';

const words = messagesByLanguage.fr;

function show(model = homeOf(), filters: Filters = {}) {
  render(
    <WithMessages locale="fr-FR">
      <HomePage locale="fr-FR" model={model} filters={filters} />
    </WithMessages>,
  );
}

const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const titlesIn = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.textContent);

afterEach(cleanup);

describe('the home page', () => {
  it('has one heading, and the way to the showtimes of what is in the hero', () => {
    show(homeOf({ featured: [] }));
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
      words.home.title,
    ]);
    expect(addressOf(/^Voir les séances.*first$/)).toBe('/films/first');
  });

  it('D51 says the needs of its address, and what to do without a place or where nothing meets them', () => {
    const needs = ['captions', 'quiet'] as const;
    show(homeOf({ needs }), { needs });
    const off = screen.getByRole('link', { name: words.needs.off });
    expect(off.getAttribute('href')).toBe('/');
    expect(screen.getByText(words.needs.unsure)).toBeDefined();
    cleanup();
    const days = cinemasOn(today, { bellecour: { second: ['20:00'] } });
    const now = new Date(`${today}T18:00:00+01:00`);
    const near = {
      city: 'lyon',
      name: 'Lyon',
      origin: null,
      cinemas: [],
      now,
      days,
      later: [],
      partial: false,
    };
    show(homeOf({ needs, near }), { needs, near: 'lyon' });
    expect(screen.getByText(words.cinema.filtered)).toBeDefined();
    const without = words.filter.loosenUncounted.replace('{label}', words.needs.names.captions);
    expect(addressOf(without)).toBe('/filters/near-lyon/needs-quiet');
  });

  it('shows what is on, with steps to what starts soon and by day, and the way to all', () => {
    show();
    expect(titlesIn(words.home.now)).toEqual(['first', 'second']);
    const steps = within(screen.getByRole('navigation', { name: words.home.steps }));
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/films/filters/view-soon',
      `/films/filters/date-${today}`,
      '/films/filters/date-2026-11-20',
      '/films/filters/date-2026-11-21',
    ]);
    expect(addressOf(words.home.allFilms)).toBe('/films');
  });

  it('leads to presales, children’s films, events and the release calendar', () => {
    show();
    expect(titlesIn(words.home.presales)).toEqual(['presale']);
    expect(titlesIn(words.home.events)).toEqual(['ballet', 'opera']);
    expect(addressOf(words.home.allPresales)).toBe('/films#preventes');
    expect(addressOf(words.home.calendar)).toBe('/sorties-cinema');
    expect(addressOf(words.home.allEvents)).toBe('/evenements');
    cleanup();
    show(homeOf(crowded));
    expect(addressOf(words.home.allKids)).toBe('/films#enfants');
  });

  it('R119 shows a push with its subtitle, experiences, trailer and call to action', () => {
    const featured = featuredFixture.map((push) => ({ ...push, showSlug: push.showSlug && 'first' }));
    show(homeOf({ featured }));
    const [push, notice] = featured;
    expect(screen.getByRole('heading', { level: 2, name: push?.title ?? '' })).toBeDefined();
    expect(screen.getByText(push?.subtitle ?? '')).toBeDefined();
    expect(addressOf(/^Réserver.*The Lamplighter$/)).toBe('/films/first');
    expect(addressOf(words.home.trailer)).toBe('/films/first?bandeannonce=true');
    const row = within(screen.getByRole('list', { name: words.home.pushes }));
    expect(row.getByRole('heading', { name: notice?.title ?? '' })).toBeDefined();
    expect(row.getByText(words.home.sponsored)).toBeDefined();
    expect(row.queryByRole('link')).toBeNull();
  });

  it('R119 shows a native advertisement between the films, and says that it is one', () => {
    show(homeOf({ nativeAds: nativeAdFixture.map((ad) => ({ ...ad, sponsored: false, cinemas: [] })) }));
    const ad = within(screen.getByRole('complementary', { name: 'Le bar du Faubourg' }));
    expect(ad.getByText(words.promo.advertisement)).toBeDefined();
    expect(ad.getByRole('link', { name: 'En savoir plus' }).getAttribute('href')).toBe(
      '/cinemas/velours-faubourg',
    );
  });

  it('R119 says of a push in the hero that it is paid for, apart from the facts that phones leave out', () => {
    const [push] = featuredFixture;
    show(homeOf({ featured: push === undefined ? [] : [{ ...push, showSlug: 'first', sponsored: true }] }));
    const label = screen.getByText(words.home.sponsored);
    expect(label.closest('p')?.textContent).toBe(words.home.sponsored);
  });

  it('R140 leads to the top cities, else to the cinemas', () => {
    show();
    expect(titlesIn(words.home.cinemas).join()).toContain('Velours');
    cleanup();
    const topCities = citiesFixture.map((city) => ({ ...city, name: 'Lyon', slug: 'lyon' }));
    show(homeOf({ topCities: topCities.slice(0, 1) }));
    expect(addressOf('Lyon')).toBe('/cinemas/ville/lyon');
  });

  it('R139 puts the favourites of a member before the other cinemas, as it promises', () => {
    const cinemas = new Map(cinemasFixture.map((one) => [one.slug, { ...one, status: true }]));
    const slugs = [...cinemas.keys()];
    expect(slugs.length).toBeGreaterThan(1);
    const inPage = () =>
      within(screen.getByRole('list', { name: words.home.cinemas }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.split('/').at(-1));
    show(homeOf({ cinemas }));
    expect(inPage()).toEqual(slugs);
    const order = slugs.toReversed();
    act(() =>
      locatorStore.setState({
        view: { storedCity: null, place: { kind: 'favourites' }, bar: [], order, distances: new Map() },
      }),
    );
    expect(inPage()).toEqual(order);
    act(() => locatorStore.setState({ view: null }));
  });

  describe('for a member with cinemas of their own', () => {
    let unseen: (() => void) | null = null;
    const signIn = (favoriteCinemas: readonly string[]) => {
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
            unseen = () => tell([{ isIntersecting: false }]);
          }
          observe = vi.fn<() => void>();
          disconnect = vi.fn<() => void>();
        },
      );
      act(() => accountStore.setState({ member: { favoriteCinemas } as unknown as Member }));
    };
    afterEach(() => {
      accountStore.setState({ member: null });
      vi.unstubAllGlobals();
    });

    it('R139 puts them first among all cinemas and marks them, once nobody looks', () => {
      const cinemas = new Map(cinemasFixture.map((one) => [one.slug, { ...one, status: true }]));
      const slugs = [...cinemas.keys()];
      const last = slugs.at(-1) ?? '';
      const inPage = () =>
        within(screen.getByRole('list', { name: words.home.cinemas }))
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')?.split('/').at(-1));
      show(homeOf({ cinemas }));
      signIn([last]);
      expect(inPage()).toEqual(slugs);
      act(() => unseen?.());
      expect(inPage()).toEqual([last, ...slugs.slice(0, -1)]);
      const marked = document.querySelectorAll('[data-own]');
      expect([...marked].map((mark) => mark.closest('a')?.getAttribute('href'))).toEqual([
        `/cinemas/${last}`,
      ]);
      expect(marked[0]?.textContent).toContain(words.marks.favourite);
    });

    it('R139 puts the cities of these first where the page leads to cities', () => {
      const [template] = citiesFixture;
      const [one, two] = cinemasFixture;
      const topCities = [
        { ...template, name: 'Lyon', slug: 'lyon', cinemas: [one.slug] },
        { ...template, name: 'Nice', slug: 'nice', cinemas: [two.slug] },
      ];
      show(homeOf({ topCities }));
      const inPage = () => titlesIn(words.home.cinemas);
      expect(inPage()).toEqual(['Lyon', 'Nice']);
      signIn([two.slug]);
      act(() => unseen?.());
      expect(inPage()).toEqual(['Nice', 'Lyon']);
    });
  });

  it('names who made what is new, and who plays in it', () => {
    show(homeOf(crowded));
    const fresh = screen.getByRole('list', { name: words.home.new });
    expect(fresh.textContent).toContain('De Maud Verrier, Elias Thorn');
    expect(fresh.textContent).toContain('Avec Ines Marchetti, Tomas Okafor, Lia Brandt');
  });

  it('stands without anything that may be missing', () => {
    show(homeOf({ schedule: null, cinemas: new Map() }));
    expect(titlesIn(words.home.now)).toEqual(['first', 'second']);
    for (const name of [words.home.pushes, words.home.presales, words.home.cinemas])
      expect(screen.queryByRole('heading', { name })).toBeNull();
  });

  it('D51 is shared with the visitor’s place and needs', () => {
    const filters = { near: 'lyon', needs: ['captions'] } as const;
    show(homeOf({ needs: ['captions'] }), filters);
    expect(addressOf(words.lists.share)).toBe('/filters/near-lyon/needs-captions');
  });

  it('says so where nothing is on at all', () => {
    show(homeOf({ featured: [], shows: [], schedule: null, cinemas: new Map() }));
    expect(screen.getByRole('heading', { name: words.home.emptyTitle })).toBeDefined();
    expect(screen.getByText(words.home.lead)).toBeDefined();
  });
});
