import { vi } from 'vitest';

/**
 * Loaded before every test file of a project whose files share a worker: each begins with modules of its own and an empty
 * browser, but without a process of its own.
 */
vi.resetModules();

if (typeof document !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  localStorage.clear();
  sessionStorage.clear();
}
