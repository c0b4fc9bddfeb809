// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { isVisible } from './visible.ts';

afterEach(() => document.body.replaceChildren());

const added = (style: string, boxes: number) => {
  const element = document.createElement('p');
  element.style.cssText = style;
  document.body.append(element);
  vi.spyOn(element, 'getClientRects').mockReturnValue(
    Array.from({ length: boxes }) as unknown as DOMRectList,
  );
  return element;
};

it('asks the browser, also about `visibility`', () => {
  const element = added('', 1);
  const checkVisibility = vi.fn<Element['checkVisibility']>(() => false);
  Object.assign(element, { checkVisibility });
  expect(isVisible(element)).toBe(false);
  expect(checkVisibility).toHaveBeenCalledWith({ visibilityProperty: true });
});

it('in a browser that cannot be asked, what has a box is visible', () => {
  const seen = (style: string, boxes: number) => {
    const element = added(style, boxes);
    Object.assign(element, { checkVisibility: undefined });
    return isVisible(element);
  };
  expect([seen('', 1), seen('', 0)]).toEqual([true, false]);
});
