// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitNotice } from '#src/visitor/favourites/limit-notice.ts';
import { noticeStore, notify, type Notice } from '#src/visitor/notices/store.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { NoticeHost } from './notice-host.client.tsx';

const warning: Notice = {
  id: 'limit',
  level: 'warning',
  title: 'Complet',
  subtitle: 'Cinq cinémas.',
  className: 'limit-alert',
  closesAfterMs: 10_000,
};
const info: Notice = { id: 'hello', level: 'info', title: 'Bonjour', subtitle: '', icon: 'star' };

async function show(...notices: readonly Notice[]) {
  render(<NoticeHost label="Informations" closeLabel="Masquer" />);
  act(() => {
    for (const notice of notices) notify(notice);
  });
  // The code that renders them is fetched first, and the text follows a frame later.
  await waitFor(() => expect(screen.getByRole('region').textContent).not.toBe(''));
}

const later = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const shown = () => screen.queryByRole('region')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  cleanup();
  noticeStore.setState({ queue: [] });
  vi.useRealTimers();
});

describe('the alert bar', () => {
  it('R161 shows the first message of the queue: level, title, subtitle, class and icon', async () => {
    await show(warning, info);
    const bar = screen.getByRole('region', { name: 'Informations' });
    expect([bar.dataset['level'], bar.classList.contains('limit-alert')]).toEqual(['warning', true]);
    expect(screen.getByRole('alert').textContent).toBe('CompletCinq cinémas.');
    expect(bar.querySelectorAll('[data-icon]')).toHaveLength(2);
    expect(screen.queryByText('Bonjour')).toBeNull();
  });

  it('R161 is closed by hand, and the next one comes', async () => {
    await show(warning, info);
    fireEvent.click(screen.getByRole('button', { name: 'Masquer' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Bonjour'));
    fireEvent.click(screen.getByRole('button', { name: 'Masquer' }));
    expect(shown()).toBeNull();
  });

  it('R218 a message that goes by itself does after its time', async () => {
    await show(limitNotice('Complet', 'Cinq.'));
    later(9_000);
    expect(shown()).not.toBeNull();
    later(1_000);
    expect(shown()).toBeNull();
  });

  it('a message counts only while it is the one shown', async () => {
    await show(info, warning);
    later(60_000);
    expect(noticeStore.getState().queue).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Masquer' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    later(9_000);
    expect(shown()).not.toBeNull();
    later(1_000);
    expect(shown()).toBeNull();
  });

  it('a message waits while the pointer or the focus is on it', async () => {
    await show(warning);
    const bar = screen.getByRole('region');
    later(9_000);
    fireEvent(bar, new Event('pointerenter'));
    fireEvent(bar, new Event('focusin'));
    later(60_000);
    fireEvent(bar, new Event('pointerleave'));
    later(60_000);
    expect(shown()).not.toBeNull();
    fireEvent(bar, new Event('focusout'));
    later(500);
    expect(shown()).not.toBeNull();
    later(500);
    expect(shown()).toBeNull();
  });
});
