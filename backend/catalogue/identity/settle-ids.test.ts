import { describe, expect, it } from 'vitest';
import { settleIds } from './settle-ids.ts';
import type { KnownItem, NamedItem } from './settle-ids.ts';

const item = (slug: string, reference: string | null = null): NamedItem => ({
  name: slug,
  slugs: { nl: slug },
  reference,
});
const known = (
  id: string,
  slug: string | null = id,
  reference: string | null = null,
  earlier: readonly string[] = [],
): KnownItem => ({
  id,
  reference,
  slugs: slug === null ? {} : { nl: slug },
  earlier: earlier.map((one) => `nl/${one}`),
});
const settled = (items: readonly NamedItem[], before: readonly KnownItem[], numbered = true) =>
  Object.fromEntries(settleIds(items, before, numbered));

describe('an item of a load', () => {
  it('D62 is the one with its reference, whatever its slug', () => {
    expect(settled([item('sur-un-air', 'HO1')], [known('song-sung-blue', 'song-sung-blue', 'HO1')])).toEqual({
      'sur-un-air': 'song-sung-blue',
    });
    // Also when its film had left meanwhile.
    expect(settled([item('sur-un-air', 'HO1')], [known('song-sung-blue', null, 'HO1')])).toEqual({
      'sur-un-air': 'song-sung-blue',
    });
  });

  it('D62 follows its reference where two films swap their slugs, wherever they stand in the list', () => {
    const before = [known('een', 'een', 'HO1'), known('twee', 'twee', 'HO2')];
    expect(settled([item('een', 'HO2'), item('twee', 'HO1')], before)).toEqual({ een: 'twee', twee: 'een' });
  });

  it('D62 is another one where the references differ, even under the same slug and number', () => {
    expect(settled([item('film-47934', 'HO2')], [known('film-47934', 'film-47934', 'HO1')])).toEqual({
      'film-47934': 'film-47934~2',
    });
    expect(settled([item('nieuw-47934', 'HO2')], [known('oud-47934', 'oud-47934', 'HO1')])).toEqual({
      'nieuw-47934': 'nieuw-47934',
    });
  });

  it('is told by its slug where a reference came, went, or is that of two', () => {
    expect(settled([item('film', 'HO1')], [known('x', 'film')])).toEqual({ film: 'x' });
    expect(settled([item('film')], [known('x', 'film', 'HO1')])).toEqual({ film: 'x' });
    const two = [known('x', 'film', 'HO1'), known('y', 'film-vf', 'HO1')];
    expect(settled([item('film-vf', 'HO1'), item('film', 'HO1')], two)).toEqual({
      'film-vf': 'y',
      film: 'x',
    });
  });

  it('D62 is told by the number of its slug where there is no reference', () => {
    const before = [known('song-sung-blue-47934')];
    expect(settled([item('sur-un-air-de-blues-47934')], before)).toEqual({
      'sur-un-air-de-blues-47934': 'song-sung-blue-47934',
    });
    expect(settled([item('sur-un-air-de-blues-47934')], before, false)).toEqual({
      'sur-un-air-de-blues-47934': 'sur-un-air-de-blues-47934',
    });
  });

  it.each([
    ['a year', ['moon-landing-1969'], ['woodstock-1969']],
    ['a number of a title', ['apollo-13'], ['oceans-13']],
    ['a number that two have now', ['a-47934', 'b-47934'], ['c-47934']],
    ['a number that two had', ['a-47934'], ['b-47934', 'c-47934']],
    ['a number of one that is there', ['a-47934', 'b-47934'], ['a-47934']],
  ])('D62 is not told by %s', (_what, now, before) => {
    const ids = settled(
      now.map((slug) => item(slug)),
      before.map((slug) => known(slug)),
    );
    expect(ids).toEqual(Object.fromEntries(now.map((slug) => [slug, slug])));
  });

  it('goes back to a slug that it had, unless another film has taken it', () => {
    const away = known('een', null, null, ['een', 'twee']);
    expect(settled([item('twee')], [away])).toEqual({ twee: 'een' });
    const here = known('een', 'drie', null, ['een', 'twee']);
    expect(settled([item('drie'), item('een')], [here])).toEqual({ drie: 'een', een: 'een~2' });
    // The new one keeps the id that it got.
    expect(settled([item('drie'), item('een')], [here, known('een~2', 'een')])).toEqual({
      drie: 'een',
      een: 'een~2',
    });
  });

  it('D62 never gets the id that another one had under its slug, though that one is forgotten', () => {
    const taken = known('een~2', 'twee', 'HO2', ['een']);
    expect(settled([item('twee', 'HO2'), item('een', 'HO3')], [taken])).toEqual({
      twee: 'een~2',
      een: 'een~3',
    });
    expect(settled([item('een', 'HO3')], [known('een~12', null, 'HO2', ['een'])])).toEqual({ een: 'een~13' });
  });
});
