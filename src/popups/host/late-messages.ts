import { siteFilePath } from '#src/routes/site-files.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';

/** The interface copy of a locale, nested as in `messages/`. */
export type LateMessages = Readonly<Record<string, LateMessage>>;
type LateMessage = string | { readonly [key: string]: LateMessage };

function isMessages(value: unknown): value is LateMessages {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const fetched = new Map<Locale, Promise<LateMessages>>();

async function fetchMessages(locale: Locale): Promise<LateMessages> {
  const response = await fetch(siteFilePath({ kind: 'messages', language: languageOf(locale) }));
  const body: unknown = response.ok ? await response.json() : null;
  if (!isMessages(body)) throw new TypeError(`expected the messages of ${locale}, got ${response.status}`);
  return body;
}

/** Fetches the interface copy from `/assets/i18n/{lang}.json` (R009) once a visit; a failed fetch is tried again. */
export async function bringMessages(locale: Locale): Promise<LateMessages> {
  const known = fetched.get(locale);
  if (known !== undefined) return known;
  const coming = fetchMessages(locale);
  fetched.set(locale, coming);
  coming.catch(() => fetched.delete(locale));
  return coming;
}
