import { isSlug } from '#src/routes/slug.ts';
import type { LockedBar } from './order-lock.ts';

/** What the locator remembers during a visit: a choice loads a new document, and the visit goes on. */
export interface VisitState {
  /** Whether the visitor has chosen a mode during this visit (D26). */
  readonly chosen: boolean;
  /** The order of the bar, if a choice has locked it (R228). */
  readonly locked: LockedBar;
}

const storageName = 'velours.locator.visit';
const none: VisitState = { chosen: false, locked: null };
const mostLocked = 50;

/** Stores the state for the next document of this tab. Without storage the visit begins anew there. */
export function keepVisitState({ chosen, locked }: VisitState): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ chosen, locked }));
  } catch {
    // The browser allows no storage.
  }
}

/** The state that a former document of this tab stored; anything else counts as a new visit. */
export function keptVisitState(): VisitState {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return none;
    const { chosen, locked } = kept as Record<string, unknown>;
    const slugs = Array.isArray(locked)
      ? locked.filter((slug) => typeof slug === 'string' && isSlug(slug)).slice(0, mostLocked)
      : null;
    return { chosen: chosen === true, locked: slugs };
  } catch {
    return none;
  }
}
