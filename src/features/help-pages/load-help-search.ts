import { read } from '#src/api/read.ts';
import type { SearchHit } from '#src/contract/search-full/schema.ts';
import { pageOfHit } from '#src/domain/search/hit-page.ts';
import type { PageRef } from '#src/routes/page.ts';
import { shortestHelpSearch } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import type { HelpCategoryView } from './help-model.ts';
import { loadHelpCategories } from './load-help.ts';

/** An article that was found. */
export interface HelpHit {
  readonly to: PageRef;
  readonly title: string;
  /** The name of its category; null when it is not known. */
  readonly topic: string | null;
}

/** The outcome of a search in the help centre. `short`: the text is too short to be searched for (R187). */
export type HelpOutcome =
  | { readonly kind: 'idle' | 'short' | 'failed' }
  | { readonly kind: 'answered'; readonly hits: readonly HelpHit[] };

/** What the search of the help centre shows. */
export interface HelpSearchModel {
  readonly text: string;
  readonly outcome: HelpOutcome;
  /** Ways on for when there is nothing to show. */
  readonly categories: readonly HelpCategoryView[];
}

const none = () => undefined;

/** The articles among the hits whose page can be opened, each once. */
export function helpHits(locale: Locale, hits: readonly SearchHit[]): readonly HelpHit[] {
  const found = new Map<string, HelpHit>();
  for (const hit of hits) {
    const to = hit.type === 'faq' ? pageOfHit(hit, { kindOf: none, eventTypeOf: none }) : null;
    const address = to === null ? null : addressOf(locale, to);
    if (to !== null && address !== null && !found.has(address))
      found.set(address, { to, title: hit.title, topic: hit.topic ?? null });
  }
  return [...found.values()];
}

/** Reads the results of a search in the help centre (R187, D15). A failed read never fails the page. */
export async function loadHelpSearch(locale: Locale, text: string): Promise<HelpSearchModel> {
  const [outcome, categories] = await Promise.all([search(locale, text), loadHelpCategories(locale)]);
  return { text, outcome, categories };
}

async function search(locale: Locale, text: string): Promise<HelpOutcome> {
  if (text === '') return { kind: 'idle' };
  if (text.length < shortestHelpSearch) return { kind: 'short' };
  const answer = await read('searchFull', locale, {}, { q: text, scope: 'faq' });
  return answer.ok ? { kind: 'answered', hits: helpHits(locale, answer.value) } : { kind: 'failed' };
}
