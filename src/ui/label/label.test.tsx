// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRatingView, type ContentRatingView } from '#src/domain/show/content-rating.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { flagShapes } from '#src/styles/flag-shapes.ts';
import { drawings } from '#src/styles/icon-paths.ts';
import { Flag } from './flag.client.tsx';
import { Price } from './price.tsx';
import { ShowRating } from './show-rating.tsx';

type Rated = Parameters<typeof contentRatingView>[1];

afterEach(cleanup);

describe('flags', () => {
  it('R107 each have a shape of their own and their words: colour never speaks alone', () => {
    const styles = readFileSync('src/ui/label/flag.module.scss', 'utf8');
    const shapes = (['green', 'yellow', 'grey', 'red', 'blue'] as const).map((tone) => {
      const { container } = render(<Flag tone={tone} label={`flag ${tone}`} />);
      expect(container.textContent).toBe(`flag ${tone}`);
      const rule = new RegExp(`^\\.${tone} \\{[^}]*map\\.get\\(\\$icon-rows, '([\\w-]+)'\\)`, 'm').exec(
        styles,
      );
      const { outline = '', solid = '' } = drawings[rule?.[1] ?? ''] ?? {};
      return outline + solid;
    });
    expect(new Set(shapes).size).toBe(5);
    expect(shapes).not.toContain('');
    expect(shapes).toEqual(expect.arrayContaining(Object.values(flagShapes).map(({ solid }) => solid)));
  });
});

const show = (locale: 'fr-FR' | 'nl-NL' | 'de-CH' | 'en-CH', label: ContentRatingView['label']) =>
  render(
    <WithMessages locale={locale}>
      <ShowRating
        rating={{
          system: 'CSA',
          ref: '',
          label,
          age: null,
          description: null,
          details: null,
          contentWarnings: [{ ref: 'vio', text: 'Gewalt' }],
        }}
      />
    </WithMessages>,
  ).container.textContent;

describe('the rating badge', () => {
  it('says all ages in the language of the page (D33)', () => {
    const all = { kind: 'allAudiences' } as const;
    expect(show('fr-FR', all)).toContain('Tout public');
    expect(show('nl-NL', all)).toContain('Alle leeftijden');
    expect(show('de-CH', all)).toContain('Für alle');
    expect(show('en-CH', all)).toContain('All ages');
  });

  it('shows an age as a number and reads it as a sentence', () => {
    for (const text of ['12', '−16']) {
      show('de-CH', { kind: 'age', text });
      expect(screen.getByRole('img', { name: `Ab ${/\d+/.exec(text)?.[0]} Jahren` }).textContent).toBe(text);
    }
    expect(show('de-CH', { kind: 'text', text: 'Mit Warnhinweis' })).toContain('Mit Warnhinweis');
  });

  const rated = (contentRating: Rated['contentRating'], warning: string | null, verbose = false) =>
    render(
      <WithMessages locale="fr-FR">
        <ShowRating
          rating={contentRatingView('CSA', { contentRating, cinechecks: [], warning })}
          verbose={verbose}
        />
      </WithMessages>,
    ).container;
  const heard = (container: HTMLElement) =>
    [...container.querySelectorAll('[class*="heard"]')].map(({ textContent }) => textContent);

  it('R284 shows of a warning that there is one, and lets only screen readers read its sentence', () => {
    const short = rated([], 'Scènes violentes');
    expect(short.querySelector('[class*="words"]')?.textContent).toBe('Avertissement');
    expect(heard(short)).toEqual(['Scènes violentes']);
    const full = rated([], 'Scènes violentes', true);
    expect(full.textContent).toBe('AvertissementScènes violentes');
    expect(heard(full)).toEqual([]);
  });

  it('R284 shows an age as the short label of its system; its sentence is that of the rating', () => {
    const twelve = { ref: '-12', description: 'Interdit aux moins de 12 ans', extendedDescription: null };
    const short = rated(twelve, null);
    const signs = (container: HTMLElement) =>
      [...container.querySelectorAll('[role="img"]')].map((sign) => [
        sign.textContent,
        sign.getAttribute('aria-label'),
      ]);
    expect(signs(short)).toEqual([['−12', 'Interdit aux moins de 12 ans']]);
    for (const description of ['', '-12'])
      expect(signs(rated({ ...twelve, description }, null))).toEqual([['−12', 'À partir de 12 ans']]);
    expect(heard(rated(twelve, null, true))).toEqual([]);
  });

  it('gives each warning its words beside its icon', () => {
    show('de-CH', { kind: 'age', text: '16' });
    expect(screen.getByRole('img', { name: 'Gewalt' })).toBeDefined();
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
