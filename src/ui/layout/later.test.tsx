// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { arrival } from './arrival.ts';
import { Later } from './later.client.tsx';

afterEach(() => {
  cleanup();
  arrival.inSteps = false;
});

const page = (seen: (what: string) => void) => (
  <main>
    <h1>first</h1>
    <Later>
      <Part seen={seen} />
    </Later>
  </main>
);

function Part({ seen }: { readonly seen: (what: string) => void }) {
  seen('rest');
  return <p>rest</p>;
}

it('is in the document, and stays there when the page comes alive', async () => {
  arrival.inSteps = true;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(() => undefined));
  const before = container.querySelector('p');
  expect(before?.textContent).toBe('rest');
  const errors = vi.fn<() => void>();
  const root = await act(async () =>
    hydrateRoot(
      container,
      page(() => undefined),
      { onRecoverableError: errors },
    ),
  );
  expect(container.querySelector('p')).toBe(before);
  expect(errors).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it('comes alive when the browser has time: nothing is rendered a second time at once', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(() => undefined));
  const phases: string[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Profiler id="page" onRender={(_, phase) => phases.push(phase)}>
        {page(() => undefined)}
      </Profiler>,
    ),
  );
  // The page, and its part when there is time.
  expect(phases).toEqual(['mount', 'update']);
  await act(async () => root.unmount());
});

it('follows the first screen on a page that begins at its top', () => {
  arrival.inSteps = true;
  const seen = vi.fn<(what: string) => void>();
  const shown: (string | null)[] = [];
  const { container } = render(page(seen), {
    wrapper: ({ children }) => (
      <div
        ref={(element) => {
          shown.push(element?.textContent ?? null);
        }}
      >
        {children}
      </div>
    ),
  });
  // When the heading was there, the rest was not.
  expect(shown[0]).toBe('first');
  expect(container.textContent).toBe('firstrest');
});

it('comes with the first screen on every other page', () => {
  const shown: (string | null)[] = [];
  render(
    <div
      ref={(element) => {
        shown.push(element?.textContent ?? null);
      }}
    >
      {page(() => undefined)}
    </div>,
  );
  expect(shown[0]).toBe('firstrest');
});
