import { expect, it } from 'vitest';
import { letterWidths as written } from '#src/styles/letter-widths.ts';
import { letterWidths } from './letter-widths.ts';

it('the widths that the menu counts with are those of the font file: else run tools/measure-letters.ts', async () => {
  expect(written).toEqual(await letterWidths(600));
});
