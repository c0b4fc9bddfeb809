// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { Later } from '../layout/later.client.tsx';
import { ClosingLink, UntilClosed } from './closing-link.client.tsx';
import { PageClock } from './page-clock.tsx';
import type { TicketsData } from './ticket-data.ts';
import { Tickets } from './tickets.client.tsx';

const start = Date.parse('2026-11-21T18:30:00Z');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tickets: TicketsData = {
  groups: [
    {
      version: 'VF',
      tickets: [
        {
          start: '19h30',
          at: '2026-11-21T19:30:00',
          note: 'fin 21h52',
          href: 'https://tunnel.example/1',
          closes: '2026-11-21T18:30Z',
          price: '12,00 €',
          marks: [{ title: 'IMAX' }],
        },
      ],
    },
  ],
};

/** A page in the document, with showtimes in each of the ways in which pages show them. */
const page = (fixedNow: number | null) => (
  <WithMessages locale="fr-FR">
    <PageClock fixedNow={fixedNow}>
      <Later>
        <Tickets {...tickets} books="Réserver : Le Film" />
        <ClosingLink href="https://tunnel.example/2" closes="2026-11-21T18:30Z" text="19h30 VF" />
        <UntilClosed closes="2026-11-21T18:30Z" instead={<p>fini</p>}>
          <a href="https://tunnel.example/3">Réserver</a>
        </UntilClosed>
      </Later>
    </PageClock>
  </WithMessages>
);

const lines = (container: Element) => container.textContent.split('\n').map((line) => line.trim());

describe('the clock of the page', () => {
  it.each([
    ['a second before the start', start - 1_000, 3],
    ['at the start', start, 0],
    ['three hours later', start + 3 * 3_600_000, 0],
  ])(
    'R165 %s, an old document has the showtimes that can be booked, and React keeps what it finds',
    async (_, at, links) => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(page(at));
      expect(container.querySelectorAll('a[href]')).toHaveLength(3);
      const errors = vi.fn<(error: unknown) => void>();
      const root = await act(async () => hydrateRoot(container, page(at), { onRecoverableError: errors }));
      expect(errors).not.toHaveBeenCalled();
      expect(container.querySelectorAll('a[href]')).toHaveLength(links);
      expect(container.querySelectorAll('a')).toHaveLength(links);
      await act(async () => root.unmount());
    },
  );

  it('R165 turns what closes while the page is open into past showtimes, without a price', () => {
    vi.setSystemTime(start - 10_000);
    const { container } = render(page(null));
    expect(screen.getAllByRole('link')).toHaveLength(3);
    act(() => {
      vi.advanceTimersByTime(30_000);
    });
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe('locked');
    expect(lines(container)).toEqual(['VF19h30', 'Passée IMAX 19h30 VF (Passée) fini']);
  });

  it('R165 looks at once when a page is shown again, whose timers have rested', () => {
    vi.setSystemTime(start - 10_000);
    render(page(null));
    vi.setSystemTime(start + 3_600_000);
    act(() => void dispatchEvent(new Event('pageshow')));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('ends its timer with its last showtime', () => {
    vi.setSystemTime(start - 10_000);
    const { unmount } = render(page(null));
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
