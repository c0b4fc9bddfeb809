// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ShownPage } from './shown-page.client.tsx';

afterEach(cleanup);

/** Two pages of a router that keeps the one that is not shown, hidden. */
function Kept({ shown }: { readonly shown: 'first' | 'second' }) {
  return (['first', 'second'] as const).map((name) => (
    <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
      <ShownPage>
        <main id="content">{name}</main>
      </ShownPage>
    </Activity>
  ));
}

it('a hidden page has no elements, and has them again when it is shown', () => {
  const { rerender } = render(<Kept shown="first" />);
  const pages = () => [...document.querySelectorAll('main')].map(({ textContent }) => textContent);
  rerender(<Kept shown="second" />);
  expect(pages()).toEqual(['second']);
  rerender(<Kept shown="first" />);
  expect(pages()).toEqual(['first']);
});
