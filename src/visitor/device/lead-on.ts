import { readInBrowser } from '#src/api/browser/browser-call.ts';
import { cinemaTranslateEndpoint } from '#src/contract/cinema-translate/schema.ts';
import { showTranslateEndpoint } from '#src/contract/show-translate/schema.ts';
import type { Translation } from '#src/contract/translation.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { deviceStore, noteLedOn, renameOnDevice } from './store.ts';

/** How many items a device asks about on a day; of more, others have their turn on the next days. */
const mostAsked = 24;
const dayMs = 86_400_000;

/**
 * Gives what this device keeps the slugs of today (D62), once a day: cinemas and shows whose slug is none of theirs any more get
 * the one of this language. What the API does not know stays as it is.
 */
export async function leadOn(locale: Locale, now: Date): Promise<void> {
  const day = Math.floor(now.getTime() / dayMs);
  const { cinemas, wishes, ratings, seen, ledOn } = deviceStore.getState().kept;
  if (ledOn === day) return;
  noteLedOn(day);
  const items = [
    ...cinemas.map((slug) => ['cinema', slug] as const),
    ...[...new Set([...wishes, ...ratings.keys(), ...seen])].map((slug) => ['show', slug] as const),
  ];
  const first = items.length <= mostAsked ? 0 : (day * mostAsked) % items.length;
  for (const [kind, slug] of [...items.slice(first), ...items.slice(0, first)].slice(0, mostAsked)) {
    const endpoint = kind === 'cinema' ? cinemaTranslateEndpoint : showTranslateEndpoint;
    const slugs: Translation = await readInBrowser(endpoint, locale, { slug }, {}).catch(() => ({}));
    const all = Object.values(slugs);
    const own = slugs[languageOf(locale)] ?? all[0];
    if (own !== undefined && !all.includes(slug)) renameOnDevice(kind, slug, own);
  }
}
