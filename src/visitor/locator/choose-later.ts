import type { LocatorMode } from './mode.ts';

/** Chooses a mode by a link of a page, which leads on by itself; the rules are there where the bar shows anything. */
export function chooseLater(mode: LocatorMode): void {
  const choose = async () => {
    const { chooseMode } = await import('./runtime.ts');
    chooseMode(mode, true);
  };
  choose().catch(() => null);
}
