import type { Feelings } from '#src/contract/client/feelings/schema.ts';
import type { FeelingsByShow } from './port.ts';

/** The feelings of a member by show slug, from the answer of the client host (R114). */
export function feelingsOfWire(feelings: Feelings): FeelingsByShow {
  return Object.fromEntries(
    Object.entries(feelings).map(([slug, { emotion, intention }]) => [
      slug,
      { emotion, wished: intention === 2 },
    ]),
  );
}
