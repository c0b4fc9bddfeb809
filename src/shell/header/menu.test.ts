import { describe, expect, it } from 'vitest';
import { isBuilt } from '#src/routes/built.ts';
import { hasPage } from '#src/routes/href.ts';
import { pageIds } from '#src/routes/page.ts';
import { locales } from '#src/sites/registry.ts';
import { menuOf } from './menu.ts';

const activeOn = (page: Parameters<typeof menuOf>[1]) =>
  menuOf('fr-FR', page)
    .filter(({ active }) => active)
    .map(({ key }) => key);

describe('the main menu', () => {
  it('R134 films is active on home, movie and entertainment pages', () => {
    expect((['home', 'movie', 'entertainment'] as const).map(activeOn)).toEqual([
      ['films'],
      ['films'],
      ['films'],
    ]);
  });

  it.each(['cinemas', 'cinema', 'cinemaLight', 'city', 'cityLight'] as const)(
    'R134 cinemas is active on the pages of cinemas and of their cities: %s',
    (page) => {
      expect(activeOn(page)).toEqual(['cinemas']);
    },
  );

  it('R134 neither is active anywhere else', () => {
    const films = ['home', 'shows', 'movie', 'entertainment'];
    const own = new Set([...films, 'cinemas', 'cinema', 'cinemaLight', 'city', 'cityLight']);
    const elsewhere = pageIds.filter((page) => !own.has(page));
    expect(elsewhere.flatMap((page) => activeOn(page)).filter((key) => key !== 'events')).toEqual([]);
    expect(activeOn(null)).toEqual([]);
  });

  it('R132 has films and cinemas in sight at every width, events behind them', () => {
    expect(menuOf('nl-NL', 'events').map(({ key, main, active }) => [key, main, active])).toEqual([
      ['films', true, false],
      ['cinemas', true, false],
      ['events', false, true],
    ]);
  });

  it.each(locales)('of %s holds only pages that can be opened', (locale) => {
    const pages = menuOf(locale, null).map(({ to }) => to.page);
    expect(pages).toContain('shows');
    expect(pages.every((page) => isBuilt(page) && hasPage(locale, page))).toBe(true);
  });
});
