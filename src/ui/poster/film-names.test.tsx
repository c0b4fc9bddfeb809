// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOf } from '#src/domain/programme/programme-test-kit.ts';
import { WithMessages } from '#src/i18n/messages-test-kit.tsx';
import { FilmNames, mostNames } from './film-names.tsx';

afterEach(cleanup);

function show(count: number): string[] {
  const films = Array.from({ length: count }, (_, index) => ({ show: showOf(`film-${index}`) }));
  render(
    <WithMessages locale="fr-FR">
      <FilmNames locale="fr-FR" title="Et encore" films={films} />
    </WithMessages>,
  );
  return screen.queryAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '');
}

describe('names of films', () => {
  it('are links, folded away, and nothing without films', () => {
    expect(show(2)).toEqual(['/films/film-0', '/films/film-1']);
    expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
    cleanup();
    show(0);
    expect(document.querySelector('details')).toBeNull();
  });

  it('end where nobody reads on; the search has the rest', () => {
    const hrefs = show(mostNames + 7);
    expect(hrefs).toHaveLength(mostNames + 1);
    expect(hrefs.at(-1)).toBe('/recherche');
    expect(document.body.textContent).toContain('Et 7 autres');
  });
});
