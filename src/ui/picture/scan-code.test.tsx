// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, describe, expect, it } from 'vitest';
import { ScanCode } from './scan-code.tsx';

afterEach(cleanup);

/** The dark modules that a path paints, as `x,y`. */
function painted(path: string): Set<string> {
  return new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, length, back]) => {
      expect(back).toBe(length);
      return Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y ?? ''}`);
    }),
  );
}

describe('a code to scan', () => {
  it('paints every dark module and no other, with the light edge that a scanner needs', () => {
    const text = 'https://apps.example.org/velours';
    render(<ScanCode text={text} label="Code" />);
    const code = screen.getByRole('img', { name: 'Code' });
    const { size, data } = encode(text, { ecc: 'M', border: 0 });
    expect(code.getAttribute('viewBox')).toBe(`0 0 ${size + 8} ${size + 8}`);
    const dark = data.flatMap((row, y) => row.flatMap((module, x) => (module ? [`${x + 4},${y + 4}`] : [])));
    expect(painted(code.querySelector('path')?.getAttribute('d') ?? '')).toEqual(new Set(dark));
  });

  it('says another thing for another address', () => {
    const path = (text: string) => {
      cleanup();
      return render(<ScanCode text={text} label="Code" />)
        .container.querySelector('path')
        ?.getAttribute('d');
    };
    expect(path('https://a.example.org')).not.toBe(path('https://b.example.org'));
  });
});
