// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRatingView } from '#src/domain/show/content-rating.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { Flag } from './flag.tsx';
import { Price } from './price.tsx';
import { RatingBadge } from './rating-badge.tsx';
import { ShowRating } from './show-rating.tsx';

afterEach(cleanup);

describe('flags', () => {
  it('R107 each have a shape of their own and their words: colour never speaks alone', () => {
    const shapes = (['green', 'yellow', 'grey', 'red', 'blue'] as const).map((tone) => {
      const { container } = render(<Flag tone={tone} label={`flag ${tone}`} />);
      expect(container.textContent).toBe(`flag ${tone}`);
      return container.querySelector('path')?.getAttribute('d');
    });
    expect(new Set(shapes).size).toBe(5);
    expect(shapes).not.toContain(undefined);
  });
});

const show = (locale: 'fr-FR' | 'nl-NL' | 'de-CH' | 'en-CH', label: string | null) =>
  render(
    <WithMessages locale={locale}>
      <RatingBadge label={label} warnings={[{ ref: 'vio', description: 'Gewalt' }]} />
    </WithMessages>,
  ).container.textContent;

describe('the rating badge', () => {
  it('says all ages in the language of the page (D33)', () => {
    expect(show('fr-FR', null)).toContain('Tout public');
    expect(show('nl-NL', null)).toContain('Alle leeftijden');
    expect(show('de-CH', null)).toContain('Für alle');
    expect(show('en-CH', null)).toContain('All ages');
  });

  it('shows an age as a number and reads it as a sentence', () => {
    expect(show('de-CH', '12')).toContain('Ab 12 Jahren');
    expect(show('de-CH', '-16')).toContain('Ab 16 Jahren');
    expect(show('de-CH', 'Mit Warnhinweis')).toContain('Mit Warnhinweis');
  });

  it('R284 says of a warning that there is one; its sentence stands with what is told of the film', () => {
    const { container } = render(
      <WithMessages locale="fr-FR">
        <ShowRating
          rating={contentRatingView('CSA', {
            contentRating: [],
            cinechecks: [],
            warning: 'Scènes violentes',
          })}
        />
      </WithMessages>,
    );
    expect(container.textContent).toBe('Avertissement');
  });

  it('gives each warning its words beside its icon', () => {
    expect(show('de-CH', '16')).toContain('Gewalt');
    expect(document.querySelectorAll('svg')).toHaveLength(1);
  });
});

it('a former price is struck through and said', () => {
  render(
    <WithMessages locale="fr-FR">
      <Price amount="12,50 €" initial="14,00 €" from />
    </WithMessages>,
  );
  expect(screen.getByText('dès 12,50 €')).toBeDefined();
  expect(screen.getByText('au lieu de 14,00 €')).toBeDefined();
  expect(document.querySelector('s')?.textContent).toBe('14,00 €');
});
