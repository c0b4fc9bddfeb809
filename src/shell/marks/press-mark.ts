import type { VisitorConfig } from '#src/visitor/config.ts';
import { UnknownCinemaError } from '#src/visitor/favourites/list.ts';
import { toggleFavourite } from '#src/visitor/favourites/store.ts';
import { toggleWish } from '#src/visitor/feelings/store.ts';
import type { PressedMark } from './mark-at.ts';

// Only some touches tell something: the words for it are fetched by those.
const bringTelling = () => import('./tell-mark.ts');

async function toggled({ mark, slug }: PressedMark, { favouriteLimit }: VisitorConfig) {
  if (mark === 'wish') return { kind: await toggleWish(slug) };
  try {
    return await toggleFavourite(slug, favouriteLimit);
  } catch (error) {
    // A page that was kept may name a cinema that the catalogue has no more (R220).
    if (!(error instanceof UnknownCinemaError)) throw error;
    return { kind: 'failed' as const };
  }
}

/** Puts a member's mark, or takes it off; a limit and a failure are told in the alert bar (R218, R268). */
export async function pressMark(pressed: PressedMark, config: VisitorConfig): Promise<void> {
  const outcome = await toggled(pressed, config);
  if (outcome.kind === 'failed') await (await bringTelling()).tellFailure(pressed, config.locale);
  if (outcome.kind === 'limit') await (await bringTelling()).tellLimit(outcome.limit, config.locale);
}
