// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Accordion } from './accordion.client.tsx';

afterEach(cleanup);

const items = ['a', 'b'].map((key) => ({ key, title: key, content: `text ${key}` }));

it('an accordion with a name is one exclusive group of the browser, without one each part is for itself', () => {
  const named = render(<Accordion name="faq" items={items} />).container;
  expect([...named.querySelectorAll('details')].map((part) => part.getAttribute('name'))).toEqual([
    'faq',
    'faq',
  ]);
  const free = render(<Accordion items={items} />).container;
  expect([...free.querySelectorAll('details')].map((part) => part.getAttribute('name'))).toEqual([
    null,
    null,
  ]);
});

it('an accordion keeps all its content in the page', () => {
  const { container } = render(
    <Accordion items={[{ key: 'first', title: 'A', content: 'seen', open: true }, ...items]} />,
  );
  expect(container.textContent).toContain('text b');
  expect([...container.querySelectorAll('details')].map((part) => part.open)).toEqual([true, false, false]);
});
