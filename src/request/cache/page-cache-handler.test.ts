import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { renderWithin, type Rendering } from '../from-door.ts';
import PageCacheHandler from './page-cache-handler.ts';

const path = '/fr-FR/home/2026-11-20';
const key = `/route-cache/APP_PAGE/0a1b/$${path}`;
const page = { kind: 'APP_PAGE', html: '<html></html>' };

beforeEach(forgetProcessWide);

describe('PageCacheHandler', () => {
  it('hands what Next.js rendered to who asked for it, and has nothing for Next.js', async () => {
    const rendered = vi.fn<Rendering['rendered']>();
    await renderWithin({ path, rendered }, () => new PageCacheHandler().set(key, page));
    expect(rendered.mock.calls).toEqual([[page]]);
    await expect(new PageCacheHandler().get()).resolves.toBeNull();
  });

  it.each([null, { kind: 'APP_ROUTE', body: Buffer.from('x') }, { kind: 'APP_PAGE', html: null }])(
    'hands over pages and nothing else: %j',
    async (value) => {
      const rendered = vi.fn<Rendering['rendered']>();
      await renderWithin({ path, rendered }, () => new PageCacheHandler().set(key, value));
      expect(rendered).not.toHaveBeenCalled();
    },
  );

  it('keeps nothing of what nobody asked for', async () => {
    await expect(new PageCacheHandler().set(key, page)).resolves.toBeUndefined();
  });

  it('REL10: empties Next.js’s own notes, which it never does', async () => {
    const clear = vi.spyOn(SharedCacheControls.prototype, 'clear');
    const handler = new PageCacheHandler();
    for (let index = 0; index < 10_000; index += 1) await handler.set(`${key}${index}`, page);
    expect(clear).toHaveBeenCalledTimes(1);
  });
});
