// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { awayKey } from '#src/config/early-script.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import type { AlertView } from '../view.ts';
import { AlertBar } from './alert-bar.tsx';
import { isAway, putAway } from './put-away.ts';

const alerts: AlertView[] = [
  { key: 'a', level: 'warning', title: 'Travaux', message: 'Entrée fermée.', cta: null },
  {
    key: 'b',
    level: 'info',
    title: 'Fête',
    message: '',
    cta: { label: 'En savoir plus', url: 'https://a.example', newWindow: true },
  },
];

function show(data: readonly AlertView[]) {
  return render(
    <WithMessages locale="fr-FR">
      <AlertBar alerts={data} />
    </WithMessages>,
  );
}

afterEach(() => {
  cleanup();
  localStorage.removeItem(awayKey);
});

describe('notices', () => {
  it('R162 fold up when put away, one by one', () => {
    show(alerts);
    const [first] = screen.getAllByRole('button', { name: 'Masquer ce message' });
    if (first) fireEvent.click(first);
    expect(screen.queryByText('Travaux')).toBeNull();
    expect(screen.getByText('Fête')).toBeDefined();
  });

  it('R162 stay away on the next page, until they say something else', () => {
    show(alerts);
    const [first] = screen.getAllByRole('button', { name: 'Masquer ce message' });
    if (first) fireEvent.click(first);
    cleanup();
    show(alerts);
    expect(screen.queryByText('Travaux')).toBeNull();
    expect(screen.getByText('Fête')).toBeDefined();
    cleanup();
    show(alerts.map((alert) => ({ ...alert, message: 'Entrée rue Basse.' })));
    expect(screen.getByText('Travaux')).toBeDefined();
  });

  it('R162 remember the last twenty, and read nothing else out of the storage', () => {
    for (let count = 0; count < 25; count += 1) putAway(`n${count}`);
    expect([isAway('n4'), isAway('n5'), isAway('n24')]).toEqual([false, true, true]);
    localStorage.setItem(awayKey, '<b> "]{} n1');
    expect([isAway('n1'), isAway('b'), isAway('"]{}')]).toEqual([true, true, false]);
  });

  it('R072 D59 open their link in a new window where the chain says so, and tell it', () => {
    show(alerts);
    const link = screen.getByRole('link', { name: /En savoir plus/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('aria-describedby')).toBe('new-tab');
    cleanup();
    for (const newWindow of [true, false]) {
      show(alerts.map((alert) => ({ ...alert, cta: { label: 'Ici', url: '/cinemas', newWindow } })));
      const own = screen.getAllByRole('link', { name: 'Ici' })[0];
      expect(own?.getAttribute('target')).toBe(newWindow ? '_blank' : null);
      cleanup();
    }
  });

  it('are unfolded together by one control, which stands only where there is more to read', () => {
    const { container } = show(alerts);
    const folds = [...container.querySelectorAll('summary')].filter((one) => one.textContent.startsWith('+'));
    expect(folds.map(({ textContent }) => textContent)).toEqual(['+1']);
    expect(screen.getByRole('img', { name: 'Tout lire' }).closest('summary')).toBe(folds[0]);
    cleanup();
    show([{ key: 'a', level: 'info', title: 'Fête', message: '', cta: null }]);
    expect(screen.queryByRole('img', { name: 'Tout lire' })).toBeNull();
  });

  it('take no room when there are none', () => {
    expect(show([]).container.textContent).toBe('');
  });
});
