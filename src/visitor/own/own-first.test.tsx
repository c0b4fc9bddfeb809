// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Member } from '../account/member.ts';
import { accountStore } from '../account/store.ts';
import { dropFromDevice, keepOnDevice } from '../device/store.ts';
import { OwnCinemas } from './own-cinemas.client.tsx';
import { OwnList, OwnMarkOf } from './own-list.client.tsx';

/** The observers of the test, each told by hand whether its element is on the screen. */
let watches: ((isIntersecting: boolean) => void)[] = [];

beforeEach(() => {
  watches = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        watches.push((isIntersecting) => tell([{ isIntersecting }]));
      }
      observe = vi.fn<() => void>();
      unobserve = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});
afterEach(() => {
  cleanup();
  dropFromDevice('cinemas', 'nice');
  accountStore.setState({ member: null });
  vi.unstubAllGlobals();
});

const items = ['amiens', 'lyon', 'nice'].map((slug) => ({
  slug,
  node: (
    <p>
      {slug}
      <OwnMarkOf slug={slug} word=" mine" />
    </p>
  ),
}));
const list = <OwnList list items={items} />;
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const told = async (isIntersecting: boolean) =>
  act(async () => {
    for (const tell of watches) tell(isIntersecting);
    await Promise.resolve();
  });
const signIn = (favoriteCinemas: readonly string[]) => {
  act(() => accountStore.setState({ member: { favoriteCinemas } as unknown as Member }));
};

it('a member’s own cinemas come first and are marked, once nobody looks at the list', async () => {
  render(list);
  signIn(['nice', 'lyon']);
  await told(true);
  expect(order()).toEqual(['amiens', 'lyon', 'nice']);
  await told(false);
  expect(order()).toEqual(['nice mine', 'lyon mine', 'amiens']);
});

it('cinemas that this device keeps without an account come first too', async () => {
  keepOnDevice({ cinemas: ['nice'] });
  render(list);
  await vi.waitFor(() => expect(watches).not.toEqual([]));
  await told(false);
  expect(order()).toEqual(['nice mine', 'amiens', 'lyon']);
});

it('a list that is opened later begins with them, as nothing of it was seen before', () => {
  signIn(['lyon']);
  render(list);
  expect(order()).toEqual(['lyon mine', 'amiens', 'nice']);
});

it('what the server renders has its own order, whoever is signed in', () => {
  const html = renderToString(list);
  expect(html.indexOf('amiens')).toBeLessThan(html.indexOf('nice'));
  expect(html).not.toContain('mine');
});

it('the cinemas to choose from begin with them, each with the word and the star', async () => {
  const choices = ['amiens', 'nice'].map((slug) => ({ slug, title: slug, href: `/films/x/${slug}` }));
  const { container } = render(
    <OwnCinemas label="Cinemas" keepFragment={false} choices={choices} ownWord="mine" />,
  );
  signIn(['nice', 'no-such-cinema']);
  await told(false);
  expect(order()).toEqual(['nicemine', 'amiens']);
  expect(container.querySelectorAll('[data-own] [data-icon]')).toHaveLength(1);
});
