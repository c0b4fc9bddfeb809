// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { dayStrip } from '#src/domain/date/day-strip.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { DayStrip } from './day-strip.tsx';

const refOf = (date: string): PageRef => ({ page: 'movie', slug: 'adjame-12', filters: { date } });

const today = '2026-11-20';

function show(
  days: readonly string[],
  selected: string,
  more: Partial<ComponentProps<typeof DayStrip>> = {},
) {
  render(
    <WithMessages locale="de-CH">
      <DayStrip locale="de-CH" items={dayStrip({ today, days, selected })} refOf={refOf} {...more} />
    </WithMessages>,
  );
}

// Shortly before five in the morning of the day after.
beforeEach(() => vi.stubEnv('VELOURS_NOW', new Date('2026-11-21T04:59:00').toISOString()));
afterEach(cleanup);

describe('the day strip', () => {
  beforeEach(() => {
    show(['2026-11-20', '2026-11-21', '2026-11-23', '2026-12-05'], '2026-11-21');
  });

  it('links each day with showtimes to its own address and marks the chosen one', () => {
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['2026-11-20', '2026-11-21', '2026-11-23', '2026-12-05'].map((day) => href('de-CH', refOf(day))),
    );
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'date', null, null]);
  });

  it('says today, tomorrow, the date, and which day has no showtimes', () => {
    const heard = screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);
    expect(heard[0]).toBe('Heute, Freitag, 20. November');
    expect(heard[1]).toBe('Morgen, Samstag, 21. November');
    expect(heard[2]).toContain('Sonntag, 22. November, keine Vorstellungen');
    expect(heard[3]).not.toContain('keine');
  });

  it('D28 in the document names every day by its date, and none by what it is for one day', () => {
    const html = renderToStaticMarkup(
      <WithMessages locale="de-CH">
        <DayStrip locale="de-CH" items={dayStrip({ today, days: [today], selected: today })} refOf={refOf} />
      </WithMessages>,
    );
    expect(html).toContain('>Fr\n20');
    expect(html).toContain('Samstag, 21. November');
    expect(html).not.toMatch(/heute|morgen/i);
  });

  it('D28 calls the next day today when it begins, while the page is open', () => {
    cleanup();
    vi.stubEnv('VELOURS_NOW', '');
    vi.useFakeTimers({ now: new Date('2026-11-21T04:59:45') });
    try {
      show([today, '2026-11-21', '2026-11-22'], today);
      const names = () => screen.getAllByRole('link').map((link) => link.querySelector('b')?.textContent);
      expect(names()).toEqual(['Heute\n20', 'Morgen\n21', 'So\n22']);
      act(() => {
        vi.advanceTimersByTime(30_000);
      });
      expect(names()).toEqual(['Fr\n20', 'Heute\n21', 'Morgen\n22']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('names the month where it changes', () => {
    const seen = screen.getAllByRole('link').map((link) => link.querySelector('b')?.textContent);
    expect(seen).toEqual(['Heute\n20', 'Morgen\n21', 'Mo\n23', 'Sa\n5Dez.']);
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

describe('the day strip beside a calendar', () => {
  const days = Array.from({ length: 20 }, (_, index) => addDays(today, 2 * index));
  const calendar = () => ({ 'aria-haspopup': 'dialog' }) as const;
  const seen = () => screen.getAllByRole('link').map((link) => link.querySelector('b')?.textContent);

  it('has two weeks, and the day that is chosen', () => {
    show(days, addDays(today, 30), { calendar });
    expect(seen()).toHaveLength(12);
    expect(seen().at(-1)).toBe('So\n20');
  });

  it('has all days where there is none', () => {
    show(days, today);
    expect(seen()).toHaveLength(20);
  });

  it('has the others for browsers without script', () => {
    const html = renderToStaticMarkup(
      <WithMessages locale="de-CH">
        <DayStrip
          locale="de-CH"
          items={dayStrip({ today, days, selected: today })}
          refOf={refOf}
          calendar={calendar}
        />
      </WithMessages>,
    );
    const [strip = '', rest = ''] = html.split('<noscript>');
    const linked = (text: string) => days.filter((day) => text.includes(`date-${day}"`));
    expect([...linked(strip), ...linked(rest)]).toEqual(days);
    expect(linked(rest).length).toBeGreaterThan(5);
  });
});
