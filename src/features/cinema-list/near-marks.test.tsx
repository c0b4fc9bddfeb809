// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { locatorStore } from '#src/visitor/locator/store.ts';
import { NearMarks } from './near-marks.client.tsx';

afterEach(() => {
  cleanup();
  locatorStore.setState({ view: null });
});

it('R235 the nearest cinemas of the list say how far they are, as long as a place is chosen', () => {
  const { container } = render(
    <>
      <span data-near-mark="lyon" />
      <span data-near-mark="nice" />
      <NearMarks />
    </>,
  );
  const texts = () => [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['', '']);
  act(() =>
    locatorStore.setState({
      view: {
        storedCity: null,
        place: { kind: 'here', city: null },
        bar: [],
        order: [],
        distances: new Map([['lyon', '2 km']]),
      },
    }),
  );
  expect(texts()).toEqual(['2 km', '']);
  act(() => locatorStore.setState({ view: null }));
  expect(texts()).toEqual(['', '']);
});
