// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { dayStrip } from '#src/domain/date/day-strip.ts';
import { showDetailView } from '#src/domain/show/show-detail-view.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { startTimes } from '#src/domain/filter/time-of-day.ts';
import { choiceOf, choicesIn } from '#src/ui/link/choice-marks.ts';
import { popupTextRead } from '#src/popups/protocol/attributes.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import type { Filters } from '#src/routes/filters.ts';
import { sites } from '#src/sites/registry.ts';
import { showTracking } from '#src/tracking/show-tracking.ts';
import { filmShowtimes, type FilmShowtimes } from './film-showtimes.ts';
import { FilmShowtimesSection } from './film-showtimes-section.tsx';

const words = messagesByLanguage.fr;
const { slug } = showFixture;
const today = '2026-09-10';
const [faubourg = '', canal = ''] = cinemasFixture.map((cinema) => cinema.slug);

function show(
  showtimes: FilmShowtimes | null,
  filters: Filters = {},
  releaseAt = showFixture.releaseAt,
): HTMLElement {
  return render(
    <WithMessages locale="fr-FR">
      <FilmShowtimesSection
        locale="fr-FR"
        model={{
          film: showDetailView({ ...showFixture, releaseAt }, sites.fr, () => 'movie'),
          tracking: showTracking(showFixture, { event: false, releaseDay: null, today }),
          showtimes,
          checked: null,
          notice: null,
          cityOf: new Map(),
          refs: {},
          ref: { page: 'movie', slug },
        }}
        today={today}
        filters={filters}
      />
    </WithMessages>,
  ).container;
}

afterEach(cleanup);

describe('the showtimes of a film', () => {
  it('D40 that could not be had are not said to be none: one can try again or go to a cinema', () => {
    show(null);
    const said = screen.getByRole('alert').textContent;
    expect(said).toContain(words.movie.unknownTitle);
    expect(said).not.toContain(words.movie.noneTitle);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/films/${slug}`, '/cinemas']);
  });

  it('of a film that plays nowhere are said to be none', () => {
    show(filmShowtimes.none(today));
    expect(screen.getByText(words.movie.noneTitle)).toBeDefined();
  });

  it('of a film that is not released yet are said to come, with the day', () => {
    show(filmShowtimes.none(today), {}, { FR_FR: '2026-09-16' });
    const said = screen.getByRole('region', { name: words.movie.showtimes }).textContent;
    expect(said).toContain(words.movie.soonTitle);
    expect(said).toContain('mercredi 16 septembre');
    expect(said).not.toContain(words.movie.noneTitle);
  });

  it('have the filters of every page: a button for the sheet, when first, and what is active with the way out', () => {
    const filters = { date: today, time: '1800-2400', versions: ['vf'] };
    const showtimes: FilmShowtimes = {
      ...filmShowtimes.none(today),
      strip: dayStrip({ today, days: new Set([today]), selected: today }),
      versions: [
        { slug: 'vf', label: 'VF', on: true },
        { slug: 'vost', label: 'VOST', on: false },
      ],
      count: 7,
    };
    const page = show(showtimes, filters);
    const group = page.querySelector('[data-choices="filters"]');
    const button = group?.querySelector('button[aria-haspopup="dialog"]');
    expect(button?.textContent).toContain('2');
    const offered = group === null ? [] : choicesIn(group).flatMap((link) => choiceOf(link) ?? []);
    expect([...new Set(offered.map(({ name }) => name))]).toEqual(['time', 'ends', 'versions', 'clear']);
    expect(offered.filter(({ name }) => name === 'time').map(({ value }) => value)).toEqual([
      '1800-2400',
      ...startTimes,
      '1800-2400',
    ]);
    expect(page.querySelector('[data-result]')?.getAttribute('data-count')).toBe('7');
    const on = within(screen.getByRole('navigation', { name: words.filter.on })).getAllByRole('link');
    expect(on.map((link) => link.getAttribute('href'))).toEqual([
      `/films/${slug}/filters/date-${today}/versions-vf`,
      `/films/${slug}/filters/date-${today}/time-1800-2400`,
      `/films/${slug}/filters/date-${today}`,
    ]);
  });

  it('have the other cinemas as the last row, under those that stand in full; a chosen one can be changed above', () => {
    const shown = filmShowtimes.of({
      kind: 'movie',
      duration: null,
      today,
      rows: { day: today, zoneOf: () => 'Europe/Paris', dayOf: () => today },
      days: new Set([today]),
      filters: {},
      playing: { cinemas: {}, count: null, whole: true },
      showtimes: { [faubourg]: showtimesDayFixture },
      near: null,
      cinemaBySlug: new Map(cinemasFixture.map((cinema) => [cinema.slug, cinema])),
      vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
      now: new Date('2026-09-10T02:00:00Z'),
    });
    const choices = [
      { slug: canal, name: 'Velours Canal', city: 'Lille', kilometres: null, day: today, next: [], more: 0 },
    ];
    const isUnder = (page: HTMLElement, title: string): boolean => {
      const row = page.querySelector(`#at-${faubourg}`);
      const fold = [...page.querySelectorAll('summary')].find(({ textContent }) =>
        textContent.includes(title),
      );
      if (row === null || fold === undefined) throw new Error('a row and a fold were expected');
      return (row.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    };
    expect(isUnder(show({ ...shown, choices }), 'L’autre cinéma')).toBe(true);
    cleanup();
    const chosen = { name: 'Velours Faubourg', city: 'Paris' };
    expect(isUnder(show({ ...shown, choices, chosen }), 'changer de cinéma')).toBe(false);
  });

  it('name the day of a cinema where it is not the page’s, and open the popup of that day (D28)', () => {
    const next = '2026-09-11';
    const showtimes = filmShowtimes.of({
      kind: 'movie',
      duration: null,
      today,
      rows: {
        day: today,
        zoneOf: (cinema) => (cinema === canal ? 'Indian/Reunion' : 'Europe/Paris'),
        dayOf: (cinema) => (cinema === canal ? next : today),
      },
      days: new Set([today, next]),
      filters: {},
      playing: { cinemas: {}, count: null, whole: false },
      showtimes: { [faubourg]: showtimesDayFixture, [canal]: showtimesDayFixture },
      near: null,
      cinemaBySlug: new Map(cinemasFixture.map((cinema) => [cinema.slug, cinema])),
      vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
      now: new Date('2026-09-11T02:00:00Z'),
    });
    const page = show(showtimes);
    const [here, away] = [faubourg, canal].map((cinema) => page.querySelector(`#at-${cinema}`)?.textContent);
    expect(here).not.toContain('septembre');
    expect(away).toContain('vendredi 11 septembre');
    const popups = [...page.querySelectorAll<HTMLElement>('[data-popup-links]')].map((list) =>
      popupTextRead(list.dataset['popupContext']),
    );
    expect(popups).toMatchObject([
      { cinema: faubourg, day: today },
      { cinema: canal, day: next },
    ]);
    expect(screen.getByText(words.state.partial)).toBeDefined();
    expect(page.textContent).not.toContain('null');
  });
});
