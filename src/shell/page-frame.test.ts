import { describe, expect, it } from 'vitest';
import { pageIds } from '#src/routes/pages/registry.ts';
import { frameOf } from './page-frame.ts';

describe('the header of a page', () => {
  it('R127 has the menu everywhere but on the way back from signing in', () => {
    expect(frameOf({ page: 'callback' }).nav).toBe(false);
    expect(frameOf({ page: 'home' }).nav).toBe(true);
    expect(frameOf(null).nav).toBe(true);
  });

  it('R036 is not there in webview twins', () => {
    expect(frameOf({ page: 'helpCategory', id: '3', webview: true }).alone).toBe(true);
    expect(frameOf({ page: 'helpCategory', id: '3' }).alone).toBeUndefined();
  });

  it('R129 follows the scroll everywhere but on pages to read, and that one', () => {
    const refs = pageIds.map((page) => ({ page, slug: 'a' }) as Parameters<typeof frameOf>[0]);
    expect(refs.filter((ref) => !frameOf(ref).sticky).map((ref) => ref?.page)).toEqual(
      pageIds.filter((page) => ['callback', 'cinemaLight', 'cityLight', 'upcomingShowsLight'].includes(page)),
    );
    expect(frameOf(null).sticky).toBe(true);
  });
});
