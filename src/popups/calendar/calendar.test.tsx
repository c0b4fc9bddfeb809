// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://fr.velours.test"}
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#src/sites/site.ts';
import { showInPopup, testConfig } from '../host/popup-test-kit.tsx';
import { addressOfDay, dateOf, dayOf, daysOf } from './calendar-days.ts';
import Calendar from './calendar.tsx';

const { push } = vi.hoisted(() => ({ push: vi.fn<(address: string, options: object) => void>() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const data = {
  today: '2026-11-18',
  selected: '2026-11-20',
  days: '2026-11-18,2026-11-20,2026-11-21,2026-12-05',
  base: '/films/a-1/filters/date-*',
};
const close = vi.fn<() => void>();

function show(locale: Locale = 'fr-FR') {
  return showInPopup(<Calendar config={testConfig(null, locale)} data={data} close={close} />, locale);
}

const day = (name: string | RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });

beforeEach(() => {
  push.mockReset();
  close.mockReset();
});
afterEach(cleanup);

describe('the days as a month', () => {
  it('R143 R278 shows the month of the chosen day, weeks from Monday on, days without showtimes disabled', () => {
    show();
    expect(screen.getByText('novembre 2026')).toBeDefined();
    const heads = [...document.querySelectorAll('th')].map((head) => head.textContent);
    expect(heads).toEqual(['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.']);
    expect(day('samedi 21 novembre')).toHaveProperty('disabled', false);
    expect(day('jeudi 19 novembre, pas de séance')).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(day('vendredi 20 novembre'));
  });

  it('R143 choosing a day closes it and goes to the day’s page, where it is scrolled', () => {
    show();
    fireEvent.click(day('samedi 21 novembre'));
    expect(close).toHaveBeenCalledOnce();
    expect(push).toHaveBeenCalledWith('/films/a-1/filters/date-2026-11-21', { scroll: false });
  });

  it('moves by arrow keys as a date grid does, and goes no further than the programme', () => {
    show('en-CH');
    fireEvent.keyDown(day('Friday 20 November'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(day('Saturday 21 November'));
    const next = screen.getByRole('button', { name: 'Next month' });
    fireEvent.click(next);
    expect(screen.getByText('December 2026')).toBeDefined();
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the days of a calendar', () => {
  it('are read from a list, whatever stands in it', () => {
    expect(daysOf('2026-12-05,2026-11-18,nothing,,2026-02-30')).toEqual(['2026-11-18', '2026-12-05']);
    expect(daysOf('')).toEqual([]);
    expect(dayOf(dateOf('2026-03-29'))).toBe('2026-03-29');
  });

  it('have addresses on this site only', () => {
    expect(addressOfDay('/a/date-*', '2026-11-18')).toBe('/a/date-2026-11-18');
    for (const base of ['https://elsewhere.example/*', '//elsewhere.example/*', 'javascript:*', '/a', ''])
      expect(addressOfDay(base, '2026-11-18')).toBeNull();
  });
});
