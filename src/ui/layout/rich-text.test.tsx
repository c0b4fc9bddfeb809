// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

it('a table in a text scrolls in a box of its own, which can have the focus', () => {
  const { container } = render(
    <RichText html='<p>a</p><table class="x" onclick="y()"><tr><td>b</td></tr></table><p>c</p>' />,
  );
  const table = container.querySelector('table');
  expect(table?.parentElement?.getAttribute('tabindex')).toBe('0');
  expect(table?.parentElement?.getAttribute('role')).toBe('group');
  expect(table?.getAttributeNames()).toEqual([]);
  expect(container.textContent).toBe('abc');
});

it('a text without content is nothing', () => {
  expect(render(<RichText html="<p> </p>" />).container.innerHTML).toBe('');
});
