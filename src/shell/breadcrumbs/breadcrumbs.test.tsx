// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

afterEach(cleanup);

it('leads back step by step, and says where the page is', () => {
  render(
    <WithMessages locale="fr-FR">
      <Breadcrumbs
        locale="fr-FR"
        steps={[
          { name: 'Accueil', ref: { page: 'home' } },
          { name: 'Films', ref: { page: 'shows' } },
          { name: 'Nuit blanche', ref: { page: 'movie', slug: 'nuit-blanche' } },
        ]}
      />
    </WithMessages>,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Accueil', '/'],
    ['Films', '/films'],
  ]);
  expect(trail.getByText('Nuit blanche').getAttribute('aria-current')).toBe('page');
});
