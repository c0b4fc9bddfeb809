import type { LocatorMode } from './mode.ts';

/** Chooses a mode by a link that opens its page by itself. The rules are already loaded when the bar shows cinemas. */
export function chooseLater(mode: LocatorMode): void {
  const choose = async () => {
    const { chooseMode } = await import('./actions.ts');
    chooseMode(mode, true);
  };
  choose().catch(() => null);
}
