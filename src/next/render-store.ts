import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js';

/** Next.js's own store of the rendering that this code runs in, which both of its passes share; undefined outside of one. */
export function renderStore(): object | undefined {
  return workAsyncStorage.getStore();
}
