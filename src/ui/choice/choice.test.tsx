// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { ChipLinks } from '../link/chip-links.tsx';
import { choiceOf } from '../link/choice-marks.ts';
import { ChoiceList } from './list/choice-list.tsx';
import { Fold } from './fold.tsx';

afterEach(cleanup);

describe('a list of choices', () => {
  it('is links with what is known of each; one without an address is no choice', () => {
    render(
      <ChoiceList
        locale="fr-FR"
        label="Cinémas"
        filter="localisation"
        choices={[
          {
            to: { page: 'shows', filters: { localisation: 'velours-ourcq' } },
            slug: 'velours-ourcq',
            title: 'Paris',
            aside: '2 km',
            note: 'Velours Ourcq',
            detail: '14h30',
          },
          { to: { page: 'shows' }, title: 'Nice', note: null },
          { to: { page: 'cinema', slug: '../evil' }, title: 'Evil' },
        ]}
      />,
    );
    const links = within(screen.getByRole('list', { name: 'Cinémas' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['/films/filters/localisation-velours-ourcq', 'nofollow'],
      ['/films', 'nofollow'],
    ]);
    expect(links[0]?.textContent).toBe('Paris 2 kmVelours Ourcq14h30');
    expect(links[1]?.textContent).toBe('Nice');
    expect(links.map((link) => choiceOf(link))).toEqual([
      { name: 'localisation', value: 'velours-ourcq' },
      { name: 'localisation', value: '' },
    ]);
    expect(links[0]?.dataset).toEqual({});
  });

  it('names the value where the address has several', () => {
    render(
      <ChoiceList
        locale="fr-FR"
        label="Cinémas"
        filter="cinemas"
        choices={['velours-ourcq', 'velours-prado'].map((slug) => ({
          to: { page: 'shows', filters: { cinemas: ['velours-joliette', slug] } },
          slug,
          title: slug,
        }))}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => choiceOf(link)?.value)).toEqual([
      'velours-ourcq',
      'velours-prado',
    ]);
  });
});

describe('chips', () => {
  it('are links that say which values are on and what they do', () => {
    render(
      <ChipLinks
        locale="fr-FR"
        sign="close"
        chips={[
          { to: { page: 'shows' }, text: 'Drame', on: true, label: 'Retirer Drame' },
          {
            to: { page: 'shows', filters: { genres: ['western'] } },
            text: 'Western',
            on: false,
            filter: 'genres',
            value: 'western',
          },
          { to: { page: 'upcomingShowsLight' }, text: 'Week', on: false, fragment: 'week-1' },
          { to: { page: 'cinema', slug: '../evil' }, text: 'Evil', on: false },
        ]}
      />,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/films',
      '/films/filters/genres-western',
      '/sorties-cinema#week-1',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
    expect(links.map((link) => link.getAttribute('rel'))).toEqual([null, 'nofollow', null]);
    expect(links.map((link) => link.dataset['value'])).toEqual([undefined, 'western', undefined]);
    expect(screen.getByRole('link', { name: 'Retirer Drame' }).querySelector('[data-icon]')).not.toBeNull();
  });
});

it('a fold is the browser’s own, with its line in sight', () => {
  const { container } = render(
    <WithMessages locale="fr-FR">
      <Fold icon="filter" title="Filtrer">
        inside
      </Fold>
    </WithMessages>,
  );
  const fold = container.querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('Filtrer');
});
