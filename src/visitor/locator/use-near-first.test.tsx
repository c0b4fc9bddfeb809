// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { locatorStore } from './store.ts';
import { useNearFirst } from './use-near-first.ts';

afterEach(() => {
  cleanup();
  locatorStore.setState({ view: null });
});

const items = [{ slug: 'amiens' }, { slug: 'lyon', aside: '9 km' }, { slug: 'nice' }, {}];

it('R228 R235 cinemas to choose from stand as they were, and nearest first once a place is chosen', () => {
  const { result } = renderHook(() => useNearFirst(items));
  expect(result.current).toBe(items);
  act(() =>
    locatorStore.setState({
      view: {
        storedCity: null,
        place: { kind: 'here', city: null },
        bar: [],
        order: ['nice', 'lyon', 'amiens'],
        distances: new Map([['nice', '2 km']]),
      },
    }),
  );
  expect(result.current).toEqual([
    { slug: 'nice', aside: '2 km' },
    { slug: 'lyon', aside: '9 km' },
    { slug: 'amiens' },
    {},
  ]);
});
