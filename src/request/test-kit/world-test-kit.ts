import type { World } from '../decision.ts';
import { hostTable } from '../host.ts';

/** 05:00 in Paris on the day after that Friday. */
const dayEnd = Date.parse('2026-11-21T04:00:00Z');

/**
 * The world of tests: a Friday evening on which no item, no place and no page is known.
 *
 * @param origins of the sites; their hosts follow from them
 * @param known what a test knows
 */
export function testWorld(origins: World['origins'], known: Partial<World> = {}): World {
  return {
    hosts: hostTable(origins),
    origins,
    day: () => '2026-11-20',
    quarter: () => '2026-11-20T18:15:00.000Z',
    earliestDay: () => '2026-11-20',
    daysEnd: () => ({ next: dayEnd, earliest: dayEnd }),
    item: () => null,
    cityOf: () => null,
    cityNamed: () => null,
    genreOf: (_locale, genre) => genre,
    remainingOf: () => undefined,
    mayBeElsewhere: () => false,
    isWarm: () => false,
    ...known,
  };
}
