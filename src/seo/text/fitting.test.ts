import { describe, expect, it } from 'vitest';
import { fittingDescription, fittingTitle } from './fitting.ts';

describe('what search engines show whole', () => {
  it('is the first title that is short enough', () => {
    expect(fittingTitle('Short', 'Sh')).toBe('Short');
    expect(fittingTitle('x'.repeat(61), 'x'.repeat(60), 'x')).toBe('x'.repeat(60));
  });

  it('is the last title when all of them are too long', () => {
    expect(fittingTitle('x'.repeat(90), 'x'.repeat(70))).toBe('x'.repeat(70));
  });

  it('is a description of up to 155 characters, cut between words and without a comma before the ellipsis', () => {
    const long = fittingDescription('samt, '.repeat(60));
    expect(long).toMatch(/samt…$/);
    expect(long.length).toBeLessThanOrEqual(155);
    expect(fittingDescription('x'.repeat(300))).toHaveLength(155);
    expect(fittingDescription('Samt.')).toBe('Samt.');
  });
});
