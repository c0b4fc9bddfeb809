// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announced, scheduleWith } from '#src/domain/programme/programme-test-kit.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { releasesModel } from './releases-model.ts';
import { ReleasesPage } from './releases-page.tsx';

const words = messagesByLanguage.fr.releases;
const today = '2026-11-20';

function show(shows: readonly ShowListView[]) {
  const schedule = scheduleWith({ '2026-11-25': { sold: { layer: { released: false } } } });
  const model = releasesModel({ shows, schedule, today, timeZone: 'Europe/Paris', filmWeekStart: 3 });
  render(
    <WithMessages locale="fr-FR">
      <ReleasesPage locale="fr-FR" model={model} />
    </WithMessages>,
  );
}

const shows = [
  announced('soon', { releaseDay: '2026-11-20' }),
  announced('sold', { releaseDay: '2026-11-25' }),
  announced('later', {
    releaseDay: '2026-12-02',
    salesOpeningDate: '2026-11-24T09:00:00.000Z',
    duration: 119,
  }),
  announced('undated', { releaseDay: null }),
];

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim();

afterEach(cleanup);

describe('the page of the release calendar', () => {
  it('R020 goes by release week, named from today, then by day', () => {
    show(shows);
    const headings = screen.getAllByRole('heading').map((one) => `${one.tagName} ${textOf(one)}`);
    expect(headings).toEqual([
      `H1 ${words.title}`,
      `H2 ${words.thisWeek}`,
      'H3 vendredi 20 novembre',
      'H4 soon',
      `H2 ${words.nextWeek}`,
      'H3 mercredi 25 novembre',
      'H4 sold',
      'H2 Semaine du 2 décembre',
      'H3 mercredi 2 décembre',
      'H4 later',
      `H2 ${words.undated}`,
      'H3 undated',
    ]);
  });

  it('R020 says of each film what is known: genre, duration, rating, and its page', () => {
    show(shows);
    const link = screen.getByRole('link', { name: 'later' });
    expect(link.getAttribute('href')).toBe('/films/later');
    const entry = textOf(link.closest('li'));
    expect(entry).toContain('1 h 59 · Drame, Fantastique');
    expect(entry).toContain('12');
    expect(entry).toContain('En vente le mar. 24 nov.');
  });

  it('R020 marks a presale and leads to it', () => {
    show(shows);
    const sale = screen.getByRole('link', { name: /^Prévente ouverte.*sold$/ });
    expect(sale.getAttribute('href')).toBe('/films/sold#showtimes');
    expect(screen.queryAllByText(words.presale)).toHaveLength(1);
  });

  it('leads to each of its weeks', () => {
    show(shows);
    const weeks = within(screen.getByRole('navigation', { name: words.weeks })).getAllByRole('link');
    expect(weeks.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['18 nov.', '/sorties-cinema#week-2026-11-18'],
      ['25 nov.', '/sorties-cinema#week-2026-11-25'],
      ['2 déc.', '/sorties-cinema#week-2026-12-02'],
      [words.undated, '/sorties-cinema#undated'],
    ]);
    for (const link of weeks)
      expect(document.querySelector(link.getAttribute('href')?.replace(/^[^#]*/, '') ?? '')).not.toBeNull();
  });

  it('leads to what is on where nothing is announced', () => {
    show([]);
    expect(screen.getByRole('heading', { name: words.emptyTitle })).toBeDefined();
    expect(screen.getByRole('link', { name: words.emptyAction }).getAttribute('href')).toBe('/films');
  });
});
