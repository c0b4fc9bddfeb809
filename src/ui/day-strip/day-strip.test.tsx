// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { dayStrip } from '#src/domain/date/day-strip.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { DayStrip } from './day-strip.tsx';

const refOf = (date: string): PageRef => ({ page: 'movie', slug: 'adjame-12', filters: { date } });

beforeEach(() => {
  const items = dayStrip({
    today: '2026-11-20',
    days: ['2026-11-20', '2026-11-21', '2026-11-23', '2026-12-05'],
    selected: '2026-11-21',
  });
  render(
    <WithMessages locale="de-CH">
      <DayStrip locale="de-CH" items={items} refOf={refOf} />
    </WithMessages>,
  );
});

afterEach(cleanup);

describe('the day strip', () => {
  it('links each day with showtimes to its own address and marks the chosen one', () => {
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['2026-11-20', '2026-11-21', '2026-11-23', '2026-12-05'].map((day) => href('de-CH', refOf(day))),
    );
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'date', null, null]);
  });

  it('says today, tomorrow, the date, and which day has no showtimes', () => {
    const heard = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(heard[0]).toContain('Heute, Freitag, 20. November');
    expect(heard[1]).toContain('Morgen, Samstag, 21. November');
    expect(heard[2]).toContain('Sonntag, 22. November, keine Vorstellungen');
    expect(heard[3]).not.toContain('keine');
  });

  it('moves by arrow keys, Home and End, and stops at its ends', () => {
    const links = screen.getAllByRole('link');
    const press = (key: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      return links.findIndex((link) => link === document.activeElement);
    };
    links[1]?.focus();
    expect(['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft'].map(press)).toEqual([
      2, 3, 3, 2, 0, 0,
    ]);
  });
});
