// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EachAlone } from './each-alone.client.tsx';

const reported = vi.hoisted(() => vi.fn<(kind: string, thrown: unknown) => void>());
vi.mock('#src/visitor/errors/report-error.ts', () => ({ reportError: reported }));

afterEach(cleanup);

function Broken(): never {
  throw new Error('broken');
}

it('D31 a part of the frame that fails leaves alone, and is reported', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <EachAlone>
      <p>before</p>
      <Broken />
      {null}
      <p>after</p>
    </EachAlone>,
  );
  expect(screen.getByText('before')).toBeDefined();
  expect(screen.getByText('after')).toBeDefined();
  expect(reported.mock.calls).toEqual([['boundary', new Error('broken')]]);
});
