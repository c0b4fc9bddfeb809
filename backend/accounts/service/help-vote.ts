import type { SiteId } from '#src/sites/site.ts';
import type { AccountContext } from '../context.ts';
import { countedAddress } from '../../http/counted-address.ts';
import { countHelpVote, hasHelpArticle } from '../store/help-votes.ts';
import { take } from '../store/limits.ts';
import { takeAll } from './sign-in.ts';

/** A vote on a help article, and the address that it comes from. */
export interface HelpVote {
  readonly site: SiteId;
  readonly articleId: string;
  readonly helpful: boolean;
  readonly address: string;
}

/** What became of a vote; `retryAfter` in seconds. */
export type VoteOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'limited'; readonly retryAfter: number };

/**
 * Counts a vote (D56). An address has one vote a day on an article: a further one is answered in the same way and
 * changes nothing.
 */
export async function voteOnHelp(context: AccountContext, vote: HelpVote): Promise<VoteOutcome> {
  const { db, limits } = context;
  const { site, articleId, helpful } = vote;
  const [now, address] = [context.now(), countedAddress(vote.address)];
  const limited = await takeAll(context, [[limits.helpVote, address]]);
  if (limited !== null) return limited;
  if (!(await hasHelpArticle(db, site, articleId))) return { kind: 'unknown' };
  const first = await take(db, limits.helpVoteArticle, `${address} ${site} ${articleId}`, now);
  if (first.allowed) await countHelpVote(db, site, articleId, helpful, now);
  return { kind: 'done' };
}
