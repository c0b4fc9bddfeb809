import { describe, expect, it } from 'vitest';
import { houses } from '../../seed/houses.ts';
import { drawFacade } from './facade.ts';

describe('the fronts of the cinemas', () => {
  const cinemas = houses.map((house) => ({ key: house.key, name: house.name, city: house.cityKey }));

  it('are drawn for every house, the same each time and no two alike', () => {
    const drawn = cinemas.map((cinema) => drawFacade(cinema));
    expect(new Set(drawn).size).toBe(cinemas.length);
    expect(cinemas.every((cinema, index) => drawFacade(cinema) === drawn[index])).toBe(true);
    for (const svg of drawn) {
      expect(svg.length).toBeLessThan(300_000);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/u);
    }
  });

  it('fall back to the city where the name cannot be lettered', () => {
    const svg = drawFacade({ key: 'somewhere', name: 'فيلور', city: 'Tunis' });
    expect(svg).toBe(drawFacade({ key: 'somewhere', name: 'Velours Tunis', city: 'Tunis' }));
  });
});
