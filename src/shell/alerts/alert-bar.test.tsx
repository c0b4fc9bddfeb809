// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import type { AlertView } from '../view.ts';
import { AlertBar } from './alert-bar.tsx';

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

afterEach(cleanup);

describe('notices', () => {
  it('R162 fold up when put away, one by one', () => {
    show(alerts);
    const [first] = screen.getAllByRole('button', { name: 'Masquer ce message' });
    if (first) fireEvent.click(first);
    expect(screen.queryByText('Travaux')).toBeNull();
    expect(screen.getByText('Fête')).toBeDefined();
  });

  it('open their link in a new window and say so', () => {
    show(alerts);
    const link = screen.getByRole('link', { name: /En savoir plus/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('aria-describedby')).toBe('new-tab');
    cleanup();
    show(alerts.map((alert) => ({ ...alert, cta: { label: 'Ici', url: '/cinemas', newWindow: true } })));
    expect(screen.getAllByRole('link', { name: 'Ici' })[0]?.getAttribute('target')).toBeNull();
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
