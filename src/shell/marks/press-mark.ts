import type { VisitorConfig } from '#src/visitor/config.ts';
import { UnknownCinemaError } from '#src/visitor/favourites/list.ts';
import { toggleFavourite } from '#src/visitor/favourites/store.ts';
import { toggleWish } from '#src/visitor/feelings/store.ts';
import type { PressedMark } from './mark-at.ts';

// Only some clicks lead to a notice: those fetch the copy for it.
const bringTelling = () => import('./tell-mark.ts');

async function toggled({ mark, slug }: PressedMark, { favouriteLimit }: VisitorConfig) {
  if (mark === 'wish') return { kind: await toggleWish(slug) };
  try {
    return await toggleFavourite(slug, favouriteLimit);
  } catch (error) {
    // A page from the router's cache may name a cinema that the catalogue no longer has (R220).
    if (!(error instanceof UnknownCinemaError)) throw error;
    return { kind: 'failed' as const };
  }
}

/** Sets a member's mark, or removes it; the alert bar shows a reached limit or a failure (R218, R268). */
export async function pressMark(pressed: PressedMark, config: VisitorConfig): Promise<void> {
  const outcome = await toggled(pressed, config);
  if (outcome.kind === 'failed') await (await bringTelling()).tellFailure(pressed, config.locale);
  if (outcome.kind === 'limit') await (await bringTelling()).tellLimit(outcome.limit, config.locale);
}
