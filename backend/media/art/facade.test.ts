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

  it('differ over as many houses as a large chain has, neighbours in a list above all', () => {
    const many = Array.from({ length: 150 }, (_, index) => {
      const city =
        ['paris', 'amsterdam', 'zuerich', 'nice', 'tunis', 'dakar', 'rotterdam', 'elsewhere'][index % 8] ??
        '';
      return { key: `${city}-${index}`, name: 'Velours Palace', city };
    });
    const drawn = many.map((cinema) => drawFacade(cinema));
    expect(new Set(drawn).size).toBe(many.length);
    expect(Math.max(...drawn.map((svg) => svg.length))).toBeLessThan(300_000);
    // The house stands in a group of its own: two in a row that are the same house in another colour would match.
    const shapes = drawn.map((svg) => svg.slice(svg.indexOf('id="house"')).replaceAll(/#[\da-f]{6}/gu, ''));
    expect(shapes.filter((shape, index) => shape === shapes[index - 1])).toEqual([]);
  });

  it('fall back to the city where the name cannot be lettered', () => {
    const svg = drawFacade({ key: 'somewhere', name: 'فيلور', city: 'Tunis' });
    expect(svg).toBe(drawFacade({ key: 'somewhere', name: 'Velours Tunis', city: 'Tunis' }));
  });
});
