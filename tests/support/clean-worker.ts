import { vi } from 'vitest';

/** A window of happy-dom, which keeps from file to file; its document knows where it began. */
interface KeptDocument extends Document {
  firstAddress?: string;
}

/**
 * Loaded before every test file of a project whose files share a worker: each begins with modules of its own, the clock of
 * the machine, and an empty browser at the address that it asked for, but without a process of its own.
 */
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();

if (typeof document !== 'undefined') {
  const kept: KeptDocument = document;
  kept.firstAddress ??= location.href;
  // A link that a test pressed leads on, and the history of a page does too.
  if (location.href !== kept.firstAddress)
    (globalThis as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(
      kept.firstAddress,
    );
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  localStorage.clear();
  sessionStorage.clear();
}
