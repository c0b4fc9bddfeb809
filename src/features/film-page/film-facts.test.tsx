// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showFixture } from '#src/contract/show/fixture.ts';
import type { ShowDetail } from '#src/contract/show/schema.ts';
import { showDetailView } from '#src/domain/show/show-detail-view.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { messagesByLanguage } from '#src/i18n/messages.ts';
import { sites } from '#src/sites/registry.ts';
import { FilmDetails } from './film-details.tsx';
import { FilmTitle } from './film-title.tsx';

const words = messagesByLanguage.fr.movie;
const filmOf = (more: Partial<ShowDetail>) =>
  showDetailView({ ...showFixture, ...more }, sites.fr, () => 'movie');

afterEach(cleanup);

describe('the facts of a film', () => {
  it.each([
    ['1998-03-11', '11 mars 1998'],
    [null, null],
  ])('R080 name its first release %s when it is released again', (originalReleaseAt, said) => {
    render(
      <WithMessages locale="fr-FR">
        <FilmDetails locale="fr-FR" film={filmOf({ originalReleaseAt })} />
      </WithMessages>,
    );
    expect(screen.queryByText(words.firstRelease)?.nextElementSibling?.textContent ?? null).toBe(said);
  });
});

describe('the title of a film', () => {
  it('R080 is its picture where the chain has one, which is read as the title', () => {
    const logoTitle = 'https://media.example.org/title.svg';
    const { container } = render(<FilmTitle locale="fr-FR" film={filmOf({ logoTitle })} />);
    expect(screen.getByRole('heading', { level: 1, name: showFixture.title })).toBeDefined();
    expect(container.querySelector('img')?.src).toBe(logoTitle);
  });

  it('R080 is its text without one', () => {
    const { container } = render(<FilmTitle locale="fr-FR" film={filmOf({ logoTitle: null })} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(showFixture.title);
  });
});
